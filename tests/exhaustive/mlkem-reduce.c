/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The modular reductions of the portable ML-KEM, every input of their stated ranges: that the
 * result is congruent, by plain division, and within its bound. */
#include "mlkem/ref/reduce.h"
#include "support/cmocka_all.h"

enum { Q = MLKEM_Q };

static int64_t mod_q(int64_t x) {
    return (x % Q + Q) % Q;
}

/* All a, all b: 218 million products. */
static void mul_const(void **state) {
    (void)state;
    for (int b = -(Q / 2); b <= Q / 2; b++) {
        const int16_t b_qinv = (int16_t)(b * MLKEM_QINV);
        for (int a = INT16_MIN; a <= INT16_MAX; a++) {
            const int r = mlkem_mul_const((int16_t)a, (int16_t)b, b_qinv);
            if (r <= -Q || r >= Q || (r * 65536 - a * b) % Q != 0)
                fail_msg("mlkem_mul_const(%d, %d) is %d", a, b, r);
        }
    }
}

/* All |a| < 2^15 * q: 218 million. */
static void montgomery(void **state) {
    (void)state;
    const int32_t bound = Q << 15;
    for (int32_t a = -bound + 1; a < bound; a++) {
        const int r = mlkem_montgomery(a);
        if (r <= -Q || r >= Q || ((int64_t)r * 65536 - a) % Q != 0)
            fail_msg("mlkem_montgomery(%d) is %d", a, r);
    }
}

static void barrett(void **state) {
    (void)state;
    for (int a = INT16_MIN; a <= INT16_MAX; a++) {
        const int r = mlkem_barrett((int16_t)a);
        assert_in_range(r + Q / 2, 0, 2 * (Q / 2));
        assert_int_equal(mod_q(r), mod_q(a));
    }
}

static void canonical(void **state) {
    (void)state;
    for (int a = INT16_MIN; a <= INT16_MAX; a++)
        assert_int_equal(mlkem_canonical((int16_t)a), mod_q(a));
}

static void qinv_is_the_inverse(void **state) {
    (void)state;
    assert_int_equal((uint16_t)(Q * MLKEM_QINV), 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(mul_const),
        cmocka_unit_test(montgomery),
        cmocka_unit_test(barrett),
        cmocka_unit_test(canonical),
        cmocka_unit_test(qinv_is_the_inverse),
    };
    return cmocka_run_group_tests(tests, NULL, NULL) ? 1 : 0;
}
