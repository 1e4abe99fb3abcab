/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* UseHint inside verification (FIPS 204, Algorithm 40), and public keys at the ends of what their
 * bytes can say. */
#include "mldsa_fixture.h"
#include "support/cmocka_all.h"
#include "support/forge.h"
#include "support/rng.h"
#include <string.h>

static struct forge forge;
static uint8_t sig[QTN_MLDSA_MAX_SIG_BYTES];
static const uint8_t msg[] = "use the hint";

static qtn_status verify_with(const uint8_t *pk) {
    return qtn_mldsa_verify(forge.par->set, sig, forge.par->sig_bytes, msg, sizeof msg, NULL, 0, pk,
                            forge.par->pk_bytes);
}

/* z = 0 gives w = 0, so r0 = 0, and a hint there steps down, to m - 1: 43 for ML-DSA-44, 15 for the
 * others (GHSA-h37v-hp6w-2pp8). */
static void test_zero_remainder(void **state) {
    (void)state;
    static const int32_t want[MLDSA_SETS] = {43, 15, 15};
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        forge_init(&forge, mldsa_sets[s], 21);
        for (unsigned i = 0; i < forge.par->k; i++) {
            for (unsigned at = 0; at < MLDSA_N; at += 15) {
                forge_clear(&forge);
                forge.h[i][at] = 1;
                forge_sign(&forge, sig, msg, sizeof msg, NULL, 0);
                assert_int_equal(forge.w1[i][at], want[s]);
                mldsa_expect("hint at r0 = 0", mldsa_sets[s], verify_with(forge.pk), QTN_OK);
            }
        }
    }
}

/* Random z and hints: both directions of the step, with and without wrapping, all polynomials. */
static void test_random(void **state) {
    (void)state;
    uint64_t random = 22;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        forge_init(&forge, mldsa_sets[s], 22);
        const int32_t bound = forge.par->gamma1 - forge.par->beta;
        for (unsigned round = 0; round < 40; round++) {
            forge_clear(&forge);
            for (unsigned i = 0; i < forge.par->l; i++)
                for (unsigned j = 0; j < MLDSA_N; j++)
                    forge.z[i][j] =
                        (int32_t)(test_next(&random) % (2 * (uint64_t)bound - 1)) - (bound - 1);
            for (unsigned n = 0; n < forge.par->omega; n++)
                forge.h[test_next(&random) % forge.par->k][test_next(&random) % MLDSA_N] = 1;
            forge_sign(&forge, sig, msg, sizeof msg, NULL, 0);
            mldsa_expect("random z and hints", mldsa_sets[s], verify_with(forge.pk), QTN_OK);
            sig[round % forge.par->ctilde_bytes] ^= 1;
            mldsa_expect("challenge changed", mldsa_sets[s], verify_with(forge.pk),
                         QTN_ERR_SIGNATURE);
        }
    }
}

/* Every bit of every byte of the challenge counts (libcrux#497). */
static void test_whole_challenge(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        forge_init(&forge, mldsa_sets[s], 23);
        forge_sign(&forge, sig, msg, sizeof msg, NULL, 0);
        for (unsigned bit = 0; bit < 8u * forge.par->ctilde_bytes; bit++) {
            sig[bit / 8] ^= (uint8_t)(1 << bit % 8);
            mldsa_expect("challenge bit", mldsa_sets[s], verify_with(forge.pk), QTN_ERR_SIGNATURE);
            sig[bit / 8] ^= (uint8_t)(1 << bit % 8);
        }
        mldsa_expect("challenge whole", mldsa_sets[s], verify_with(forge.pk), QTN_OK);
    }
}

/* t1 = 0 is a public key like any other. t1 all 1023 refuses what was made for t1 = 0, and does not
 * crash whatever z is. */
static void test_extreme_keys(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        uint8_t pk[QTN_MLDSA_MAX_PK_BYTES];
        forge_init(&forge, mldsa_sets[s], 24);
        const int32_t bound = forge.par->gamma1 - forge.par->beta;
        memset(pk, 0xff, sizeof pk);
        memcpy(pk, forge.pk, MLDSA_SEED_BYTES);
        for (unsigned extreme = 0; extreme < 3; extreme++) {
            for (unsigned i = 0; i < forge.par->l; i++)
                for (unsigned j = 0; j < MLDSA_N; j++)
                    forge.z[i][j] = extreme == 0 ? 0 : extreme == 1 ? bound - 1 : 1 - bound;
            forge_sign(&forge, sig, msg, sizeof msg, NULL, 0);
            mldsa_expect("t1 = 0", mldsa_sets[s], verify_with(forge.pk), QTN_OK);
            mldsa_expect("t1 = 1023", mldsa_sets[s], verify_with(pk), QTN_ERR_SIGNATURE);
        }
        /* And a real signature under a key whose t1 is replaced. */
        const struct mldsa_key *key = mldsa_key_of(s);
        const struct mldsa_way *w = &mldsa_ways[1];
        struct mldsa_call c = mldsa_call_sign(w, key, sig);
        mldsa_must_sign(w, &c);
        memcpy(pk, key->pk, MLDSA_SEED_BYTES);
        c = mldsa_call_verify(w->back, key, sig);
        mldsa_expect("own key", key->set, w->back->verify(&c), QTN_OK);
        c.key = pk;
        mldsa_expect("t1 = 1023", key->set, w->back->verify(&c), QTN_ERR_SIGNATURE);
        memset(pk + MLDSA_SEED_BYTES, 0, sizeof pk - MLDSA_SEED_BYTES);
        mldsa_expect("t1 = 0, another's", key->set, w->back->verify(&c), QTN_ERR_SIGNATURE);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_zero_remainder),
        cmocka_unit_test(test_random),
        cmocka_unit_test(test_whole_challenge),
        cmocka_unit_test(test_extreme_keys),
    };
    const int failures = cmocka_run_group_tests(tests, NULL, NULL);
    return failures ? 1 : 0;
}
