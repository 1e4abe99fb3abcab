/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 204, tables 1 and 2, and the sizes that follow from them. */
#ifndef QTN_MLDSA_PARAMS_H
#define QTN_MLDSA_PARAMS_H

#include <quatrain/mldsa.h>

enum {
    MLDSA_N = 256,
    MLDSA_Q = 8380417,
    MLDSA_D = 13,
    MLDSA_MAX_K = 8,
    MLDSA_MAX_L = 7,
    MLDSA_MAX_OMEGA = 80,
    MLDSA_SEED_BYTES = 32,     /* xi, rho, K, rnd */
    MLDSA_RHOPRIME_BYTES = 64, /* rho' and rho'' */
    MLDSA_TR_BYTES = 64,
    MLDSA_MU_BYTES = 64,
    MLDSA_MAX_CTILDE_BYTES = 64,
    MLDSA_T1_BYTES = 320,        /* one polynomial of t1, 10 bits */
    MLDSA_T0_BYTES = 416,        /* one polynomial of t0, 13 bits */
    MLDSA_MAX_W1_BYTES = 8 * 128 /* all of w1: 4 polynomials of 6 bits, or 6 or 8 of 4 bits */
};

/* The two values that each of eta, gamma1 and gamma2 can have, as indices into the ops table. */
enum mldsa_eta { MLDSA_ETA_2, MLDSA_ETA_4 };
enum mldsa_gamma1 { MLDSA_GAMMA1_17, MLDSA_GAMMA1_19 }; /* 2^17, 2^19 */
enum mldsa_gamma2 { MLDSA_GAMMA2_88, MLDSA_GAMMA2_32 }; /* (q-1)/88, (q-1)/32 */

struct mldsa_params {
    qtn_mldsa_set set;
    uint8_t k, l;
    uint8_t tau, omega;
    uint8_t ctilde_bytes; /* lambda / 4 */
    uint8_t eta_index, gamma1_index, gamma2_index;
    uint16_t beta; /* tau * eta */
    int32_t eta, gamma1, gamma2;
    uint16_t eta_bytes; /* one polynomial of s1 or s2 */
    uint16_t z_bytes;   /* one polynomial of z or y */
    uint16_t w1_bytes;  /* one polynomial of w1 */
    uint16_t pk_bytes, sk_bytes, sig_bytes;
};

/* Bounds on a factor of the challenge, as indices into the ops table. */
enum mldsa_factor { MLDSA_SMALL, MLDSA_LARGE };

/* NULL for an unknown set. */
const struct mldsa_params *qtn_mldsa_params(qtn_mldsa_set set);

#endif
