/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The functions of quatrain/prepared.h, as rows of the table of calls.h. */
#include "calls_table.h"

static qtn_status mlkem_encaps_key_init(int set, uint8_t *const *p, const size_t *n,
                                        const qtn_rng *rng) {
    (void)rng;
    return qtn_mlkem_encaps_key_init((qtn_mlkem_set)set, (void *)p[0], p[1], n[1]);
}

static qtn_status mlkem_encaps_with(int set, uint8_t *const *p, const size_t *n,
                                    const qtn_rng *rng) {
    (void)set, (void)n;
    return qtn_mlkem_encaps_with((const void *)p[0], p[1], p[2], rng);
}

static qtn_status mlkem_decaps_key_init(int set, uint8_t *const *p, const size_t *n,
                                        const qtn_rng *rng) {
    (void)rng;
    return qtn_mlkem_decaps_key_init((qtn_mlkem_set)set, (void *)p[0], p[1], n[1]);
}

static qtn_status mlkem_decaps_key_init_seed(int set, uint8_t *const *p, const size_t *n,
                                             const qtn_rng *rng) {
    (void)rng;
    return qtn_mlkem_decaps_key_init_seed((qtn_mlkem_set)set, (void *)p[0], p[1], n[1]);
}

static qtn_status mlkem_decaps_with(int set, uint8_t *const *p, const size_t *n,
                                    const qtn_rng *rng) {
    (void)set, (void)rng;
    return qtn_mlkem_decaps_with((const void *)p[0], p[1], p[2], n[2]);
}

static qtn_status mldsa_signing_key_init(int set, uint8_t *const *p, const size_t *n,
                                         const qtn_rng *rng) {
    (void)rng;
    return qtn_mldsa_signing_key_init((qtn_mldsa_set)set, (void *)p[0], p[1], n[1]);
}

static qtn_status mldsa_signing_key_init_seed(int set, uint8_t *const *p, const size_t *n,
                                              const qtn_rng *rng) {
    (void)rng;
    return qtn_mldsa_signing_key_init_seed((qtn_mldsa_set)set, (void *)p[0], p[1], n[1]);
}

static qtn_status mldsa_sign_with(int set, uint8_t *const *p, const size_t *n, const qtn_rng *rng) {
    (void)set;
    return qtn_mldsa_sign_with((const void *)p[0], p[1], p[2], n[2], p[3], n[3], rng);
}

static qtn_status mldsa_sign_prehash_with(int set, uint8_t *const *p, const size_t *n,
                                          const qtn_rng *rng) {
    (void)set;
    return qtn_mldsa_sign_prehash_with((const void *)p[0], p[1], QTN_MLDSA_SHA3_512, p[2], n[2],
                                       p[3], n[3], rng);
}

static qtn_status mldsa_sign_mu_with(int set, uint8_t *const *p, const size_t *n,
                                     const qtn_rng *rng) {
    (void)set;
    return qtn_mldsa_sign_mu_with((const void *)p[0], p[1], p[2], n[2], rng);
}

static qtn_status mldsa_sign_deterministic_with(int set, uint8_t *const *p, const size_t *n,
                                                const qtn_rng *rng) {
    (void)set, (void)rng;
    return qtn_mldsa_sign_deterministic_with((const void *)p[0], p[1], p[2], n[2], p[3], n[3]);
}

static qtn_status mldsa_sign_prehash_deterministic_with(int set, uint8_t *const *p, const size_t *n,
                                                        const qtn_rng *rng) {
    (void)set, (void)rng;
    return qtn_mldsa_sign_prehash_deterministic_with((const void *)p[0], p[1], QTN_MLDSA_SHA3_512,
                                                     p[2], n[2], p[3], n[3]);
}

static qtn_status mldsa_sign_mu_deterministic_with(int set, uint8_t *const *p, const size_t *n,
                                                   const qtn_rng *rng) {
    (void)set, (void)rng;
    return qtn_mldsa_sign_mu_deterministic_with((const void *)p[0], p[1], p[2], n[2]);
}

static qtn_status mldsa_verifying_key_init(int set, uint8_t *const *p, const size_t *n,
                                           const qtn_rng *rng) {
    (void)rng;
    return qtn_mldsa_verifying_key_init((qtn_mldsa_set)set, (void *)p[0], p[1], n[1]);
}

static qtn_status mldsa_verify_with(int set, uint8_t *const *p, const size_t *n,
                                    const qtn_rng *rng) {
    (void)set, (void)rng;
    return qtn_mldsa_verify_with((const void *)p[0], p[1], n[1], p[2], n[2], p[3], n[3]);
}

static qtn_status mldsa_verify_prehash_with(int set, uint8_t *const *p, const size_t *n,
                                            const qtn_rng *rng) {
    (void)set, (void)rng;
    return qtn_mldsa_verify_prehash_with((const void *)p[0], p[1], n[1], QTN_MLDSA_SHA3_512, p[2],
                                         n[2], p[3], n[3]);
}

static qtn_status mldsa_verify_mu_with(int set, uint8_t *const *p, const size_t *n,
                                       const qtn_rng *rng) {
    (void)set, (void)rng;
    return qtn_mldsa_verify_mu_with((const void *)p[0], p[1], n[1], p[2], n[2]);
}

/* clang-format off */
const struct call calls_prepared[] = {
    {"mlkem_encaps_key_init", false, 0, 2,
     {OUT(ENCAPS_KEY), IN(EK)}, mlkem_encaps_key_init},
    {"mlkem_encaps_with", false, 32, 3,
     {KEY(ENCAPS_KEY), OUT(CT), OUT(SS)}, mlkem_encaps_with},
    {"mlkem_decaps_key_init", false, 0, 2,
     {OUT(DECAPS_KEY), IN(DK)}, mlkem_decaps_key_init},
    {"mlkem_decaps_key_init_seed", false, 0, 2,
     {OUT(DECAPS_KEY), IN(SEED)}, mlkem_decaps_key_init_seed},
    {"mlkem_decaps_with", false, 0, 3,
     {KEY(DECAPS_KEY), OUT(SS), IN(CT)}, mlkem_decaps_with},
    {"mldsa_signing_key_init", true, 0, 2,
     {OUT(SIGNING_KEY), IN(SK)}, mldsa_signing_key_init},
    {"mldsa_signing_key_init_seed", true, 0, 2,
     {OUT(SIGNING_KEY), IN(XI)}, mldsa_signing_key_init_seed},
    {"mldsa_sign_with", true, 32, 4,
     {KEY(SIGNING_KEY), OUT(SIG), ANY(MSG), CTX}, mldsa_sign_with},
    {"mldsa_sign_prehash_with", true, 32, 4,
     {KEY(SIGNING_KEY), OUT(SIG_PREHASH), IN(DIGEST), CTX}, mldsa_sign_prehash_with},
    {"mldsa_sign_mu_with", true, 32, 3,
     {KEY(SIGNING_KEY), OUT(SIG), IN(MU)}, mldsa_sign_mu_with},
    {"mldsa_sign_deterministic_with", true, 0, 4,
     {KEY(SIGNING_KEY), OUT(SIG), ANY(MSG), CTX}, mldsa_sign_deterministic_with},
    {"mldsa_sign_prehash_deterministic_with", true, 0, 4,
     {KEY(SIGNING_KEY), OUT(SIG_PREHASH), IN(DIGEST), CTX}, mldsa_sign_prehash_deterministic_with},
    {"mldsa_sign_mu_deterministic_with", true, 0, 3,
     {KEY(SIGNING_KEY), OUT(SIG), IN(MU)}, mldsa_sign_mu_deterministic_with},
    {"mldsa_verifying_key_init", true, 0, 2,
     {OUT(VERIFYING_KEY), IN(PK)}, mldsa_verifying_key_init},
    {"mldsa_verify_with", true, 0, 4,
     {KEY(VERIFYING_KEY), IN(SIG), ANY(MSG), CTX}, mldsa_verify_with},
    {"mldsa_verify_prehash_with", true, 0, 4,
     {KEY(VERIFYING_KEY), IN(SIG_PREHASH), IN(DIGEST), CTX}, mldsa_verify_prehash_with},
    {"mldsa_verify_mu_with", true, 0, 3,
     {KEY(VERIFYING_KEY), IN(SIG), IN(MU)}, mldsa_verify_mu_with},
};
/* clang-format on */

const size_t calls_prepared_count = sizeof calls_prepared / sizeof calls_prepared[0];
