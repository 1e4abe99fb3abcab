/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Every input of the rounding functions of ML-DSA, over the whole ranges that mldsa/ops.h states,
 * negative ones too, against the algorithms of FIPS 204 in plain division: Power2Round, Decompose
 * with HighBits and LowBits, UseHint, MakeHint, and the norm checks. On every backend that can run
 * here. */
#include "common/backend.h"
#include "mldsa/ops.h"
#include "plain.h"
#include "support/cmocka_all.h"

enum { Q = MLDSA_Q, N = MLDSA_N, D = MLDSA_D };

static const struct mldsa_ops *backend_ops(size_t i) {
    const char *name = qtn_backend_at(i);
    if (name == NULL)
        return NULL;
    assert_int_equal(qtn_backend_select(name), QTN_OK);
    return qtn_backend_active()->mldsa;
}

/* first, first + 1, ...; what would be 2q or more is 0 instead. */
static void fill(struct mldsa_poly *p, int32_t first) {
    for (int32_t i = 0; i < N; i++)
        p->c[i] = first + i < 2 * Q ? first + i : 0;
}

static void power2round(void **state) {
    (void)state;
    const struct mldsa_ops *ops;
    for (size_t b = 0; (ops = backend_ops(b)) != NULL; b++)
        for (int32_t first = -2 * Q + 1; first < 2 * Q; first += N) {
            struct mldsa_poly t, t0, e, in;
            fill(&in, first);
            for (unsigned i = 0; i < N; i++) {
                t.c[i] = in.c[i] / 2;
                e.c[i] = in.c[i] - t.c[i];
            }
            ops->power2round(&t, &t0, &e);
            for (unsigned i = 0; i < N; i++) {
                const int32_t r = plain_mod_q(in.c[i]), r0 = plain_centre(r, 1 << D);
                if (t0.c[i] != r0 || t.c[i] != (r - r0) / (1 << D))
                    fail_msg("%s: Power2Round(%d) is %d, %d", ops->name, in.c[i], t.c[i], t0.c[i]);
            }
        }
}

static void decompose(void **state) {
    (void)state;
    const struct mldsa_ops *ops;
    for (size_t b = 0; (ops = backend_ops(b)) != NULL; b++)
        for (unsigned g = 0; g < 2; g++)
            for (int32_t first = -2 * Q + 1; first < 2 * Q; first += N) {
                struct mldsa_poly w, in;
                uint8_t w1[MLDSA_MAX_W1_BYTES];
                fill(&in, first);
                w = in;
                ops->decompose[g](&w, w1);
                for (unsigned i = 0; i < N; i++) {
                    int32_t r0;
                    const int32_t r1 = plain_decompose(plain_mod_q(in.c[i]), plain_gamma2[g], &r0);
                    const int32_t high = plain_w1(w1, g, i);
                    if (high != r1 || w.c[i] != r0)
                        fail_msg("%s: Decompose(%d) with gamma2 %d is %d, %d", ops->name, in.c[i],
                                 plain_gamma2[g], high, w.c[i]);
                }
            }
}

/* Each input with h = 0 and with h = 1, and each in a polynomial where its neighbours differ. */
static void use_hint(void **state) {
    (void)state;
    const struct mldsa_ops *ops;
    for (size_t b = 0; (ops = backend_ops(b)) != NULL; b++)
        for (unsigned g = 0; g < 2; g++)
            for (int32_t first = -2 * Q + 1; first < 2 * Q; first += N)
                for (unsigned odd = 0; odd < 2; odd++) {
                    struct mldsa_poly w;
                    uint8_t h[N], w1[MLDSA_MAX_W1_BYTES];
                    fill(&w, first);
                    for (unsigned i = 0; i < N; i++)
                        h[i] = (uint8_t)((i + odd) % 2);
                    ops->use_hint[g](w1, &w, h);
                    for (unsigned i = 0; i < N; i++) {
                        const int32_t r = plain_mod_q(w.c[i]), got = plain_w1(w1, g, i);
                        if (got != plain_use_hint(h[i], r, plain_gamma2[g]))
                            fail_msg("%s: UseHint(%d, %d) with gamma2 %d is %d", ops->name, h[i],
                                     w.c[i], plain_gamma2[g], got);
                    }
                }
}

/* Pack 256 equal values of w1. */
static void pack_w1(uint8_t *w1, unsigned g, unsigned value) {
    const unsigned bits = g == MLDSA_GAMMA2_88 ? 6 : 4;
    for (unsigned i = 0; i < 32 * bits; i++)
        w1[i] = 0;
    for (unsigned i = 0; i < N * bits; i++)
        w1[i / 8] = (uint8_t)(w1[i / 8] | (value >> i % bits & 1) << i % 8);
}

/* Every w1 with every r that |r| <= 2 * gamma2 allows, by the definition: whether w1 is HighBits of
 * w1 * 2 * gamma2 + r. (Algorithm 39, whose two arguments are that sum and -c*t0 away from it.) */
static void make_hint(void **state) {
    (void)state;
    const struct mldsa_ops *ops;
    for (size_t b = 0; (ops = backend_ops(b)) != NULL; b++)
        for (unsigned g = 0; g < 2; g++) {
            const int32_t gamma2 = plain_gamma2[g], m = (Q - 1) / (2 * gamma2);
            for (int32_t high = 0; high < m; high++) {
                uint8_t w1[MLDSA_MAX_W1_BYTES];
                pack_w1(w1, g, (unsigned)high);
                for (int32_t first = -2 * gamma2; first <= 2 * gamma2; first += N) {
                    struct mldsa_poly r;
                    uint8_t h[N];
                    unsigned ones = 0;
                    for (int32_t i = 0; i < N; i++)
                        r.c[i] = first + i <= 2 * gamma2 ? first + i : 0;
                    const unsigned count = ops->make_hint[g](h, &r, w1);
                    for (unsigned i = 0; i < N; i++) {
                        int32_t r0;
                        const int32_t sum = plain_mod_q(2 * gamma2 * high + r.c[i]);
                        const int want = plain_decompose(sum, gamma2, &r0) != high;
                        if (h[i] != want)
                            fail_msg("%s: MakeHint of w1 %d, r %d with gamma2 %d is %d", ops->name,
                                     high, r.c[i], gamma2, h[i]);
                        ones += h[i];
                    }
                    assert_int_equal(count, ones);
                }
            }
        }
}

/* The same with another w1 beside each: no lane looks at its neighbour's. */
static void make_hint_of_mixed_w1(void **state) {
    (void)state;
    const struct mldsa_ops *ops;
    for (size_t b = 0; (ops = backend_ops(b)) != NULL; b++)
        for (unsigned g = 0; g < 2; g++) {
            const int32_t gamma2 = plain_gamma2[g], m = (Q - 1) / (2 * gamma2);
            const int32_t edge[] = {-gamma2 - 1, -gamma2, -gamma2 + 1, 0,
                                    gamma2 - 1,  gamma2,  gamma2 + 1};
            for (int32_t first = 0; first < m; first++)
                for (unsigned e = 0; e < 7; e++) {
                    struct mldsa_poly r, w;
                    uint8_t w1[MLDSA_MAX_W1_BYTES], h[N];
                    for (int32_t i = 0; i < N; i++) {
                        r.c[i] = edge[(e + (unsigned)i) % 7];
                        w.c[i] = 2 * gamma2 * ((first + i) % m); /* Decompose gives its w1 */
                    }
                    ops->decompose[g](&w, w1);
                    ops->make_hint[g](h, &r, w1);
                    for (int32_t i = 0; i < N; i++) {
                        int32_t r0;
                        const int32_t high = (first + i) % m;
                        const int32_t sum = plain_mod_q(2 * gamma2 * high + r.c[i]);
                        assert_int_equal(h[i], plain_decompose(sum, gamma2, &r0) != high);
                    }
                }
        }
}

/* The bounds of the norm checks: gamma1 - beta, gamma2 - beta and gamma2 of each set. */
static const int32_t bounds[] = {130994, 524092, 524168, 95154, 261692, 261768, 95232, 261888};
enum { BOUNDS = sizeof bounds / sizeof bounds[0], LIMIT = 1 << 23 };

/* Whether the 256 results are what `exceeds` owes for the values at `in`. */
static void check_exceeds(const char *name, const struct mldsa_poly *r, const int32_t *in,
                          int32_t bound, uint32_t got) {
    uint32_t want = 0;
    for (unsigned i = 0; i < N; i++) {
        const int32_t c = plain_centre_q(in[i]);
        const bool over = c <= -bound || c >= bound;
        want |= over ? UINT32_MAX : 0;
        if (over ? plain_mod_q(r->c[i]) != plain_mod_q(c) || r->c[i] <= -Q || r->c[i] >= Q
                 : r->c[i] != c)
            fail_msg("%s: %d becomes %d under bound %d", name, in[i], r->c[i], bound);
    }
    if (got != want)
        fail_msg("%s: polynomial from %d on, bound %d: %#x", name, in[0], bound, got);
}

/* Every |r| < 2^23, and as many sums of two, under every bound. */
static void exceeds(void **state) {
    (void)state;
    const struct mldsa_ops *ops;
    for (size_t b = 0; (ops = backend_ops(b)) != NULL; b++)
        for (unsigned k = 0; k < BOUNDS; k++)
            for (int32_t first = -LIMIT + 1; first < LIMIT; first += N) {
                struct mldsa_poly r, s, a;
                int32_t in[N];
                for (int32_t i = 0; i < N; i++) {
                    in[i] = r.c[i] = first + i < LIMIT ? first + i : 0;
                    a.c[i] = (first * 5 + i * 77777) % LIMIT;
                    s.c[i] = (in[i] - a.c[i]) % LIMIT;
                }
                check_exceeds(ops->name, &r, in, bounds[k], ops->exceeds(&r, bounds[k]));
                for (unsigned i = 0; i < N; i++)
                    in[i] = s.c[i] + a.c[i];
                check_exceeds(ops->name, &s, in, bounds[k], ops->add_exceeds(&s, &a, bounds[k]));
            }
}

/* One coefficient at a bound, or one past it, or a multiple of q away, among zeros: at each of the
 * 256 places, so that no place is left out of the answer. */
static void exceeds_at_each_place(void **state) {
    (void)state;
    const struct mldsa_ops *ops;
    for (size_t b = 0; (ops = backend_ops(b)) != NULL; b++)
        for (unsigned k = 0; k < BOUNDS; k++)
            for (int32_t at = 0; at < N; at++)
                for (int32_t v = 0; v < 8; v++) {
                    const int32_t edge = bounds[k] - 1 + v % 2;
                    const int32_t value = (v & 2 ? -edge : edge) + (v & 4 ? (v & 2 ? Q : -Q) : 0);
                    struct mldsa_poly r = {.c = {0}}, s = r, a = r;
                    int32_t in[N] = {0};
                    in[at] = r.c[at] = value;
                    a.c[at] = value / 3;
                    s.c[at] = value - a.c[at];
                    check_exceeds(ops->name, &r, in, bounds[k], ops->exceeds(&r, bounds[k]));
                    check_exceeds(ops->name, &s, in, bounds[k],
                                  ops->add_exceeds(&s, &a, bounds[k]));
                }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(power2round),
        cmocka_unit_test(decompose),
        cmocka_unit_test(use_hint),
        cmocka_unit_test(make_hint),
        cmocka_unit_test(make_hint_of_mixed_w1),
        cmocka_unit_test(exceeds),
        cmocka_unit_test(exceeds_at_each_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL) ? 1 : 0;
}
