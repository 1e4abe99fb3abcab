/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The transforms and products of ML-DSA at the ends of their stated ranges: values against
 * schoolbook multiplication and plain division, and the range of every output. */
#include "common/backend.h"
#include "mldsa/ops.h"
#include "mldsa_patterns.h"
#include "support/cmocka_all.h"
#include "support/forge.h"
#include <string.h>

enum { Q = MLDSA_Q, N = MLDSA_N, MAX_TERMS = 8 };

static const struct mldsa_ops *ops;

static void assert_below_q(const char *what, const struct mldsa_poly *r) {
    for (unsigned i = 0; i < N; i++) {
        if (r->c[i] > -Q && r->c[i] < Q)
            continue;
        print_error("%s: coefficient %u is %d\n", what, i, (int)r->c[i]);
        fail();
    }
}

static void assert_congruent(const char *what, unsigned kind, const struct mldsa_poly *r,
                             const int32_t want[N]) {
    for (unsigned i = 0; i < N; i++) {
        if (mldsa_mod(r->c[i]) == mldsa_mod(want[i]))
            continue;
        print_error("%s, pattern %u: coefficient %u is %d, want %d modulo q\n", what, kind, i,
                    (int)r->c[i], (int)want[i]);
        fail();
    }
}

/* want = a * b modulo X^256 + 1 and q. */
static void schoolbook(int32_t want[N], const int32_t a[N], const int32_t b[N]) {
    for (unsigned i = 0; i < N; i++) {
        int64_t sum = 0;
        for (unsigned j = 0; j < N; j++) {
            const int64_t x = (int64_t)a[j] * b[(i + N - j) % N] % Q;
            sum += j <= i ? x : -x;
        }
        want[i] = mldsa_mod(sum);
    }
}

static void scale(int32_t r[N], int64_t factor) {
    for (unsigned i = 0; i < N; i++)
        r[i] = mldsa_mod((int64_t)r[i] * (factor % Q));
}

/* inv_ntt(ntt(a)) = 2^32 * a and ntt(inv_ntt(a)) = 2^32 * a, with |c| < q at every step. */
static void test_inverse(void **state) {
    (void)state;
    for (unsigned kind = 0; kind < PATTERNS; kind++) {
        struct mldsa_poly r;
        int32_t want[N];
        mldsa_pattern(want, kind, -(Q - 1), Q - 1, 1);
        memcpy(r.c, want, sizeof want);
        scale(want, INT64_C(1) << 32);
        ops->ntt(&r, &r);
        assert_below_q("ntt", &r);
        ops->inv_ntt(&r);
        assert_below_q("inv_ntt", &r);
        assert_congruent("inv_ntt of ntt", kind, &r, want);

        mldsa_pattern(r.c, kind, -(Q - 1), Q - 1, 1);
        ops->inv_ntt(&r);
        assert_below_q("inv_ntt", &r);
        ops->ntt(&r, &r);
        assert_below_q("ntt", &r);
        assert_congruent("ntt of inv_ntt", kind, &r, want);
    }
}

/* The portable transform keeps the order of FIPS 204, Algorithm 41. */
static void test_order_of_ref(void **state) {
    (void)state;
    for (unsigned kind = 0; kind < PATTERNS; kind++) {
        struct mldsa_poly r;
        int32_t want[N];
        mldsa_pattern(r.c, kind, -(Q - 1), Q - 1, 2);
        for (unsigned i = 0; i < N; i++)
            want[i] = mldsa_mod(r.c[i]);
        forge_ntt(want);
        qtn_mldsa_ref.ntt(&r, &r);
        assert_congruent("ntt against Algorithm 41", kind, &r, want);

        mldsa_pattern(r.c, kind, -(Q - 1), Q - 1, 3);
        for (unsigned i = 0; i < N; i++)
            want[i] = mldsa_mod(r.c[i]);
        forge_inv_ntt(want);
        scale(want, INT64_C(1) << 32);
        qtn_mldsa_ref.inv_ntt(&r);
        assert_congruent("inv_ntt against Algorithm 42", kind, &r, want);
    }
}

/* Through the NTT domain and back is the product in the ring. */
static void test_product(void **state) {
    (void)state;
    for (unsigned ka = 0; ka < PATTERNS; ka++) {
        const unsigned kb = (7 * ka + 3) % PATTERNS;
        struct mldsa_poly a, b, r;
        int32_t want[N];
        mldsa_pattern(a.c, ka, -(Q - 1), Q - 1, 4);
        mldsa_pattern(b.c, kb, -(Q - 1), Q - 1, 5);
        schoolbook(want, a.c, b.c);
        ops->ntt(&a, &a);
        ops->ntt(&b, &b);
        ops->inner_product(&r, &a, &b, 1);
        assert_below_q("inner_product", &r);
        ops->inv_ntt(&r);
        assert_congruent("product", ka, &r, want);
    }
}

/* Sums of l products at |a|, |b| = q - 1 in every coefficient. */
static void test_inner_product(void **state) {
    (void)state;
    static struct mldsa_poly a[MAX_TERMS], b[MAX_TERMS];
    const int64_t inverse = 8265825; /* 2^-32 mod q */
    assert_int_equal(mldsa_mod(inverse * ((INT64_C(1) << 32) % Q)), 1);
    for (unsigned l = 1; l <= MAX_TERMS; l++) {
        for (unsigned kind = 0; kind < PATTERNS; kind++) {
            for (unsigned mixed = 0; mixed < 2; mixed++) {
                int32_t want[N];
                struct mldsa_poly r;
                for (unsigned i = 0; i < l; i++) {
                    mldsa_pattern(a[i].c, kind, -(Q - 1), Q - 1, 6 + i);
                    mldsa_pattern(b[i].c, mixed != 0 ? (kind + 1 + i) % PATTERNS : kind, -(Q - 1),
                                  Q - 1, 20 + i);
                }
                for (unsigned j = 0; j < N; j++) {
                    int64_t sum = 0;
                    for (unsigned i = 0; i < l; i++)
                        sum += (int64_t)a[i].c[j] * b[i].c[j] % Q;
                    want[j] = mldsa_mod(sum);
                }
                scale(want, inverse);
                ops->inner_product(&r, a, b, l);
                assert_below_q("inner_product", &r);
                assert_congruent("inner_product", kind, &r, want);
            }
        }
    }
}

/* c * s for challenges of every number of ones, gathered or spread, and s at both ends of each
 * stated bound. A factor serves many challenges. */
static void test_mul_challenge(void **state) {
    (void)state;
    static const int32_t bounds[2] = {4, 1 << 12};
    static const unsigned taus[] = {0, 1, 2, 39, 49, 60};
    uint64_t random = 7;
    for (unsigned size = MLDSA_SMALL; size <= MLDSA_LARGE; size++) {
        for (unsigned kind = 0; kind < PATTERNS; kind++) {
            struct mldsa_poly s;
            int32_t plain[N];
            mldsa_pattern(plain, kind, -bounds[size], bounds[size], 8);
            memcpy(s.c, plain, sizeof plain);
            ops->factor[size](&s);
            for (unsigned n = 0; n < sizeof taus / sizeof taus[0]; n++) {
                for (unsigned shape = 0; shape < 4; shape++) {
                    struct mldsa_poly c = {{0}}, r;
                    int32_t want[N];
                    for (unsigned left = taus[n], i = 0; left > 0; left--, i++) {
                        unsigned at = shape == 1 ? N - 1 - i : i;
                        while (shape > 1 && c.c[at] != 0)
                            at = (unsigned)(test_next(&random) % N);
                        c.c[at] = shape < 2 || (test_next(&random) & 1) != 0 ? 1 : -1;
                    }
                    schoolbook(want, c.c, plain);
                    ops->challenge(&c);
                    ops->mul_challenge[size](&r, &c, &s);
                    assert_below_q("mul_challenge", &r);
                    assert_congruent("mul_challenge", kind, &r, want);
                }
            }
        }
    }
}

/* The constant polynomial 1 in both domains: ntt(1) is 1 everywhere, whatever the order. */
static void test_one(void **state) {
    (void)state;
    struct mldsa_poly r = {{1}};
    int32_t ones[N];
    for (unsigned i = 0; i < N; i++)
        ones[i] = 1;
    ops->ntt(&r, &r);
    assert_congruent("ntt(1)", 0, &r, ones);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_inverse),       cmocka_unit_test(test_order_of_ref),
        cmocka_unit_test(test_product),       cmocka_unit_test(test_inner_product),
        cmocka_unit_test(test_mul_challenge), cmocka_unit_test(test_one),
    };
    ops = qtn_backend_active()->mldsa;
    const int failures = cmocka_run_group_tests(tests, NULL, NULL);
    return failures ? 1 : 0;
}
