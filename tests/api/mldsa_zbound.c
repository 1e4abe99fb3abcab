/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The norm of z (FIPS 204, Algorithm 8, step 13), by forged signatures that nothing else refuses:
 * the largest value accepted, the least refused, at positions that vector code treats apart. */
#include "mldsa_fixture.h"
#include "support/cmocka_all.h"
#include "support/forge.h"
#include <string.h>

static struct forge forge;

/* gamma1 - beta, as the standard's tables give it. */
static const int32_t bounds[MLDSA_SETS] = {130994, 524092, 524168};

static qtn_status verify_at(unsigned poly, unsigned at, int32_t value) {
    static uint8_t sig[QTN_MLDSA_MAX_SIG_BYTES];
    static const uint8_t msg[] = "z";
    const int32_t before = forge.z[poly][at];
    forge.z[poly][at] = value;
    forge_sign(&forge, sig, msg, sizeof msg, NULL, 0);
    forge.z[poly][at] = before;
    return qtn_mldsa_verify(forge.par->set, sig, forge.par->sig_bytes, msg, sizeof msg, NULL, 0,
                            forge.pk, forge.par->pk_bytes);
}

static void check_position(unsigned poly, unsigned at, int32_t bound, int32_t gamma1) {
    const qtn_mldsa_set set = forge.par->set;
    mldsa_expect("bound - 1", set, verify_at(poly, at, bound - 1), QTN_OK);
    mldsa_expect("-(bound - 1)", set, verify_at(poly, at, 1 - bound), QTN_OK);
    mldsa_expect("bound", set, verify_at(poly, at, bound), QTN_ERR_SIGNATURE);
    mldsa_expect("-bound", set, verify_at(poly, at, -bound), QTN_ERR_SIGNATURE);
    mldsa_expect("gamma1", set, verify_at(poly, at, gamma1), QTN_ERR_SIGNATURE);
    mldsa_expect("-(gamma1 - 1)", set, verify_at(poly, at, 1 - gamma1), QTN_ERR_SIGNATURE);
}

static void test_exact_bound(void **state) {
    (void)state;
    static const unsigned positions[] = {0, 7, 8, 15, 16, 255};
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        forge_init(&forge, mldsa_sets[s], 11);
        const int32_t gamma1 = forge.par->gamma1;
        assert_int_equal(gamma1 - forge.par->beta, bounds[s]);
        for (unsigned i = 0; i < sizeof positions / sizeof positions[0]; i++)
            for (unsigned poly = 0; poly < forge.par->l; poly++)
                check_position(poly, positions[i], bounds[s], gamma1);
    }
}

/* Among coefficients that all stand at the largest value allowed, one more is refused; and every
 * single position is looked at. */
static void test_every_position(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        forge_init(&forge, mldsa_sets[s], 12);
        const unsigned last = forge.par->l - 1u;
        for (unsigned i = 0; i <= last; i++)
            for (unsigned j = 0; j < MLDSA_N; j++)
                forge.z[i][j] = (i + j) % 2 != 0 ? bounds[s] - 1 : 1 - bounds[s];
        mldsa_expect("all at the bound", mldsa_sets[s], verify_at(0, 0, 0), QTN_OK);
        for (unsigned j = 0; j < MLDSA_N; j++) {
            const int32_t over = j % 2 != 0 ? bounds[s] : -bounds[s];
            mldsa_expect("one over", mldsa_sets[s], verify_at(j % 2 != 0 ? last : 0, j, over),
                         QTN_ERR_SIGNATURE);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_exact_bound),
        cmocka_unit_test(test_every_position),
    };
    const int failures = cmocka_run_group_tests(tests, NULL, NULL);
    return failures ? 1 : 0;
}
