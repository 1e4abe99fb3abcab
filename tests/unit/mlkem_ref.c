/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The arithmetic of ML-KEM's backends against its definition: evaluation of polynomials, schoolbook
 * products, plain remainders. Inputs stand at the stated bounds, and outputs must keep theirs.
 *
 * The NTT domain is looked at through decode12 and encode12 only, because a backend may keep it in
 * an order of its own; tests/unit/mlkem_pack.c holds those two to the standard. */
#include "common/backend.h"
#include "mlkem/ops.h"
#include "support/cmocka_all.h"
#include "support/hex.h"
#include "support/rng.h"

#include <stdlib.h>
#include <string.h>

static const struct mlkem_ops *ops;

/* Every test runs on every backend. */
static bool next_backend(size_t i) {
    const char *name = qtn_backend_at(i);
    if (name == NULL)
        return false;
    assert_int_equal(qtn_backend_select(name), QTN_OK);
    ops = qtn_backend_active()->mlkem;
    return true;
}

static int32_t mod_q(int64_t x) {
    const int64_t r = x % MLKEM_Q;
    return (int32_t)(r < 0 ? r + MLKEM_Q : r);
}

static int32_t power(int32_t base, unsigned e) {
    int32_t r = 1;
    while (e-- != 0)
        r = mod_q((int64_t)r * base);
    return r;
}

enum { MONT = 65536 % MLKEM_Q }; /* 2^16, the factor that products leave out */

/* 2^-16 */
static int32_t mont_inverse(void) {
    return power(MONT, MLKEM_Q - 2);
}

/* The root of pair i: zeta^(2 BitRev7(i) + 1), zeta = 17 (FIPS 203, section 4.3). */
static int32_t gamma_of(unsigned i) {
    unsigned reversed = 0;
    for (unsigned bit = 0; bit < 7; bit++)
        reversed |= (i >> bit & 1) << (6 - bit);
    return power(17, 2 * reversed + 1);
}

/* The NTT by its definition (equation 4.11): pair i is f mod X^2 - gamma_of(i). */
static void evaluate(int32_t out[MLKEM_N], const int32_t f[MLKEM_N]) {
    for (unsigned i = 0; i < MLKEM_N / 2; i++) {
        const int32_t root = gamma_of(i);
        int32_t even = 0, odd = 0;
        for (unsigned j = MLKEM_N / 2; j-- != 0;) { /* Horner */
            even = mod_q((int64_t)even * root + f[2 * j]);
            odd = mod_q((int64_t)odd * root + f[2 * j + 1]);
        }
        out[2 * i] = even;
        out[2 * i + 1] = odd;
    }
}

/* Coefficients in the standard's order, in [0, q), of a polynomial of the NTT domain. */
static void read_ntt(int32_t out[MLKEM_N], const struct mlkem_poly *a) {
    uint8_t bytes[MLKEM_POLY_BYTES];
    ops->encode12(bytes, a);
    for (unsigned i = 0; i < MLKEM_N; i++) {
        const unsigned at = 12 * i;
        out[i] = (bytes[at / 8] | bytes[at / 8 + 1] << 8) >> at % 8 & 0xfff;
    }
}

/* And the way in: any coefficients; those whose bit in `low` is set become c - q, in |c| < q. */
static void write_ntt(struct mlkem_poly *r, const int32_t in[MLKEM_N], uint64_t low) {
    uint8_t bytes[MLKEM_POLY_BYTES] = {0};
    for (unsigned i = 0; i < MLKEM_N; i++)
        for (unsigned bit = 0; bit < 12; bit++)
            bytes[(12 * i + bit) / 8] |= (uint8_t)((mod_q(in[i]) >> bit & 1) << (12 * i + bit) % 8);
    assert_int_equal(ops->decode12(r, bytes), 0);
    for (unsigned i = 0; i < MLKEM_N; i++)
        if (low >> i % 64 & 1 && r->c[i] != 0)
            r->c[i] = (int16_t)(r->c[i] - MLKEM_Q);
}

/* Patterns within |c| < q: zero, the extremes in several arrangements, spikes, random values. */
enum { SPIKES = 10, PATTERNS = SPIKES + 2 * MLKEM_N + 20 };

static void pattern(int32_t f[MLKEM_N], unsigned n) {
    const int32_t max = MLKEM_Q - 1;
    uint64_t seed = n;
    for (unsigned i = 0; i < MLKEM_N; i++) {
        const int32_t choices[SPIKES] = {0,
                                         max,
                                         -max,
                                         i % 2 ? max : -max,
                                         i % 2 ? -max : max,
                                         i / 2 % 2 ? max : -max,
                                         i < MLKEM_N / 2 ? max : -max,
                                         i / 16 % 2 ? -max : max,
                                         (MLKEM_Q - 1) / 2,
                                         -(MLKEM_Q + 1) / 2};
        if (n < SPIKES)
            f[i] = choices[n];
        else if (n < SPIKES + 2 * MLKEM_N)
            f[i] = i != (n - SPIKES) / 2 ? 0 : n % 2 ? max : -max;
        else
            f[i] = (int32_t)(test_next(&seed) % (2 * MLKEM_Q - 1)) - max;
    }
}

static void assert_below_q(const struct mlkem_poly *a) {
    for (unsigned i = 0; i < MLKEM_N; i++)
        assert_in_range(a->c[i] + MLKEM_Q, 1, 2 * MLKEM_Q - 1);
}

static void assert_congruent(const int32_t *got, const int32_t *want) {
    for (unsigned i = 0; i < MLKEM_N; i++)
        assert_int_equal(mod_q(got[i]), mod_q(want[i]));
}

static void test_ntt(void **state) {
    (void)state;
    for (size_t b = 0; next_backend(b); b++)
        for (unsigned n = 0; n < PATTERNS; n++) {
            int32_t f[MLKEM_N], got[MLKEM_N], want[MLKEM_N];
            struct mlkem_poly a;
            pattern(f, n);
            for (unsigned i = 0; i < MLKEM_N; i++)
                a.c[i] = (int16_t)f[i];
            ops->ntt(&a);
            assert_below_q(&a);
            read_ntt(got, &a);
            evaluate(want, f);
            assert_congruent(got, want);
        }
}

/* What comes out of the inverse, evaluated, is what went in, times 2^16. */
static void test_inv_ntt(void **state) {
    (void)state;
    for (size_t b = 0; next_backend(b); b++)
        for (unsigned n = 0; n < PATTERNS; n++) {
            const uint64_t lows[] = {0, ~(uint64_t)0, 0xaaaaaaaaaaaaaaaa, 0x123456789abcdef0};
            int32_t f[MLKEM_N], g[MLKEM_N], want[MLKEM_N];
            struct mlkem_poly a;
            pattern(f, n);
            write_ntt(&a, f, lows[n % 4]);
            ops->inv_ntt(&a);
            assert_below_q(&a);
            for (unsigned i = 0; i < MLKEM_N; i++)
                g[i] = a.c[i];
            evaluate(want, g);
            for (unsigned i = 0; i < MLKEM_N; i++)
                f[i] = mod_q((int64_t)f[i] * MONT);
            assert_congruent(f, want);
        }
}

/* Algorithm 12, times 2^-16, added to r. */
static void add_product(int32_t r[MLKEM_N], const int32_t a[MLKEM_N], const int32_t b[MLKEM_N]) {
    const int64_t scale = mont_inverse();
    for (unsigned i = 0; i < MLKEM_N; i += 2) {
        const int64_t high = mod_q((int64_t)a[i + 1] * b[i + 1]);
        const int32_t even = mod_q((int64_t)a[i] * b[i] + high * gamma_of(i / 2));
        const int32_t odd = mod_q((int64_t)a[i] * b[i + 1] + (int64_t)a[i + 1] * b[i]);
        r[i] = mod_q(r[i] + even * scale);
        r[i + 1] = mod_q(r[i + 1] + odd * scale);
    }
}

/* Sums of up to four products whose factors all stand at their bounds, with every mix of signs. */
static void test_inner_product(void **state) {
    (void)state;
    const unsigned picks[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 40, 41, PATTERNS - 1, PATTERNS - 2};
    enum { PICKS = sizeof picks / sizeof picks[0] };
    for (size_t back = 0; next_backend(back); back++)
        for (unsigned n = 0; n < PICKS * PICKS; n++)
            for (unsigned k = 1; k <= MLKEM_MAX_K; k++) {
                struct mlkem_poly a[MLKEM_MAX_K], b[MLKEM_MAX_K], r;
                struct mlkem_cache cache[MLKEM_MAX_K];
                int32_t got[MLKEM_N], want[MLKEM_N] = {0};
                for (unsigned i = 0; i < k; i++) {
                    int32_t f[MLKEM_N], g[MLKEM_N];
                    pattern(f, picks[n % PICKS]);
                    pattern(g, picks[n / PICKS]);
                    write_ntt(&a[i], f, n % 3 != 0 ? ~(uint64_t)0 : 0);
                    write_ntt(&b[i], g, n % 2 != 0 ? ~(uint64_t)0 : 0);
                    ops->mul_cache(&cache[i], &b[i]);
                    add_product(want, f, g);
                }
                memset(&r, 0x7f, sizeof r);
                ops->inner_product(&r, a, b, cache, k);
                assert_below_q(&r);
                read_ntt(got, &r);
                assert_congruent(got, want);
            }
}

/* inv_ntt(ntt(f) * ntt(g)) is the product in Z_q[X]/(X^256 + 1), by schoolbook: the factors 2^-16
 * and 2^16 cancel. */
static void test_product_of_polynomials(void **state) {
    (void)state;
    for (size_t back = 0; next_backend(back); back++)
        for (unsigned n = 0; n < 40; n++) {
            int32_t f[MLKEM_N], g[MLKEM_N], got[MLKEM_N];
            int32_t want[MLKEM_N] = {0};
            struct mlkem_poly a, b, r;
            struct mlkem_cache cache;
            pattern(f, n < 20 ? n % SPIKES : PATTERNS - 1 - n % 20);
            pattern(g, n % 11 + n / 10);
            for (unsigned i = 0; i < MLKEM_N; i++) {
                a.c[i] = (int16_t)f[i];
                b.c[i] = (int16_t)g[i];
                for (unsigned j = 0; j < MLKEM_N; j++) {
                    const int64_t sign = i + j < MLKEM_N ? 1 : -1;
                    int32_t *w = &want[(i + j) % MLKEM_N];
                    *w = mod_q(*w + sign * f[i] * g[j]);
                }
            }
            ops->ntt(&a);
            ops->ntt(&b);
            ops->mul_cache(&cache, &b);
            ops->inner_product(&r, &a, &b, &cache, 1);
            ops->inv_ntt(&r);
            assert_below_q(&r);
            for (unsigned i = 0; i < MLKEM_N; i++)
                got[i] = r.c[i];
            assert_congruent(got, want);
        }
}

/* Coefficient by coefficient, so the order does not matter; every r with the extremes of e. */
static void test_to_mont_add(void **state) {
    (void)state;
    const int32_t max = MLKEM_Q - 1;
    const int32_t extremes[] = {0, 1, -1, max, -max, max - 1, 1 - max};
    for (size_t back = 0; next_backend(back); back++)
        for (unsigned k = 0; k < sizeof extremes / sizeof extremes[0]; k++)
            for (int32_t from = -max; from <= max; from += MLKEM_N) {
                struct mlkem_poly r, e;
                for (int32_t i = 0; i < MLKEM_N; i++) {
                    r.c[i] = (int16_t)(from + i <= max ? from + i : max);
                    e.c[i] = (int16_t)(i % 4 != 3 ? extremes[k] : -extremes[k]);
                }
                const struct mlkem_poly old = r, same = e;
                ops->to_mont_add(&r, &e);
                assert_below_q(&r);
                assert_memory_equal(&e, &same, sizeof e);
                for (unsigned i = 0; i < MLKEM_N; i++)
                    assert_int_equal(mod_q(r.c[i]), mod_q((int64_t)old.c[i] * 65536 + e.c[i]));
            }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ntt),           cmocka_unit_test(test_inv_ntt),
        cmocka_unit_test(test_inner_product), cmocka_unit_test(test_product_of_polynomials),
        cmocka_unit_test(test_to_mont_add),
    };
    const int failures = cmocka_run_group_tests_name("mlkem_ref", tests, NULL, NULL);
    return failures ? 1 : 0;
}
