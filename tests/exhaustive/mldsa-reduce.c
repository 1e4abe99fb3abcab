/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The modular reductions of the portable ML-DSA: that the result is congruent, by plain division,
 * and within its bound. mldsa_reduce and mldsa_canonical over their whole stated ranges, four
 * thousand million inputs. The two products cannot be done so (2^55 and 2^54 inputs): each is
 * sampled with every b, with the edges of a, and densely around every multiple of a power of two.
 */
#include "mldsa/ref/reduce.h"
#include "support/cmocka_all.h"
#include "support/rng.h"

enum { Q = MLDSA_Q };

/* r * 2^32 = a modulo q, |r| < q. The left side is reduced step by step to stay in 64 bits. */
static bool is_montgomery(int64_t r, int64_t a) {
    if (r <= -Q || r >= Q)
        return false;
    const int64_t left = r * 65536 % Q * 65536;
    return (left - a % Q) % Q == 0;
}

static void check_mul_const(int32_t a, int32_t b) {
    const int32_t b_qinv = (int32_t)((uint32_t)b * (uint32_t)MLDSA_QINV);
    const int32_t r = mldsa_mul_const(a, b, b_qinv);
    if (!is_montgomery(r, (int64_t)a * b))
        fail_msg("mldsa_mul_const(%d, %d) is %d", a, b, r);
}

static void check_montgomery(int64_t a) {
    const int32_t r = mldsa_montgomery(a);
    if (!is_montgomery(r, a))
        fail_msg("mldsa_montgomery(%lld) is %d", (long long)a, r);
}

static const int32_t edges[] = {INT32_MIN, INT32_MIN + 1, -2 * Q,        -Q,       -1, 0, 1, Q,
                                2 * Q,     1 << 30,       INT32_MAX - 1, INT32_MAX};
enum { EDGES = sizeof edges / sizeof edges[0] };

/* Every b with the edges of a; every 1021st a, and 2^22 random pairs, with other b. */
static void mul_const(void **state) {
    (void)state;
    for (int32_t b = -(Q / 2); b <= Q / 2; b++)
        for (unsigned i = 0; i < EDGES; i++)
            check_mul_const(edges[i], b);
    for (int64_t a = INT32_MIN; a <= INT32_MAX; a += 1021) {
        check_mul_const((int32_t)a, Q / 2);
        check_mul_const((int32_t)a, -(Q / 2));
        check_mul_const((int32_t)a, (int32_t)(a & 0x1fffff));
    }
    uint64_t rng = 1;
    for (unsigned i = 0; i < 1u << 22; i++) {
        const uint64_t x = test_next(&rng);
        check_mul_const((int32_t)(uint32_t)x, (int32_t)((x >> 32) % Q) - Q / 2);
    }
}

/* |a| < 2^31 * q: 512 values around each multiple of 2^43, at both ends, and around each power of
 * two; then every one of 2^26 steps of a stride without a factor in common with 2^32, and 2^24
 * random ones. */
static void montgomery(void **state) {
    (void)state;
    const int64_t bound = (int64_t)Q << 31;
    for (int64_t k = -(bound >> 43); k <= bound >> 43; k++)
        for (int64_t d = -256; d <= 256; d++)
            if (k * ((int64_t)1 << 43) + d < bound && k * ((int64_t)1 << 43) + d > -bound)
                check_montgomery(k * ((int64_t)1 << 43) + d);
    for (int64_t d = 1; d <= 512; d++) {
        check_montgomery(bound - d);
        check_montgomery(-bound + d);
    }
    for (unsigned bit = 0; bit < 54; bit++)
        for (int64_t d = -256; d <= 256; d++) {
            if (((int64_t)1 << bit) + d >= bound)
                continue;
            check_montgomery(((int64_t)1 << bit) + d);
            check_montgomery(-((int64_t)1 << bit) + d);
        }
    const int64_t stride = (bound >> 25) | 1;
    for (int64_t a = -bound + 1; a < bound; a += stride)
        check_montgomery(a);
    uint64_t rng = 2;
    for (unsigned i = 0; i < 1u << 24; i++)
        check_montgomery((int64_t)(test_next(&rng) % (2 * (uint64_t)bound - 1)) - bound + 1);
}

/* Every |a| < 2^31 - 2^22, counting a mod q along instead of dividing. */
static void reduce_and_canonical(void **state) {
    (void)state;
    const int32_t bound = INT32_MAX - (1 << 22) + 1;
    int32_t mod = (-bound + 1) % Q + Q;
    for (int32_t a = -bound + 1; a < bound; a++) {
        const int32_t centred = mod > Q / 2 ? mod - Q : mod;
        const int32_t r = mldsa_reduce(a), c = mldsa_canonical(a);
        const bool small = centred > -(1 << 21) && centred < 1 << 21;
        if (c != mod || (r != mod && r != mod - Q) || r < -6283008 || r > 6283008 ||
            (small && r != centred))
            fail_msg("a = %d: mldsa_reduce %d, mldsa_canonical %d", a, r, c);
        mod = mod == Q - 1 ? 0 : mod + 1;
    }
    assert_int_equal(mod, bound % Q); /* the counting itself */
}

static void qinv_is_the_inverse(void **state) {
    (void)state;
    assert_true((uint32_t)Q * (uint32_t)MLDSA_QINV == 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(mul_const),
        cmocka_unit_test(montgomery),
        cmocka_unit_test(reduce_and_canonical),
        cmocka_unit_test(qinv_is_the_inverse),
    };
    return cmocka_run_group_tests(tests, NULL, NULL) ? 1 : 0;
}
