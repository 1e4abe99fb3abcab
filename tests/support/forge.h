/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* ML-DSA signatures without a secret key, from the text of FIPS 204 in plain slow arithmetic.
 *
 * Under the public key rho || 0...0 all t1 are 0, so w' = A*z - c*t1*2^d is A*z whatever c is. So
 * any z and any hint h can be given a c~ that satisfies the equation, and then only the check under
 * test (bound of z, hint encoding, UseHint, context, length) can refuse the signature. */
#ifndef QTN_TESTS_FORGE_H
#define QTN_TESTS_FORGE_H

#include "mldsa/params.h"
#include <quatrain/mldsa.h>

struct forge {
    const struct mldsa_params *par;
    int32_t a[MLDSA_MAX_K][MLDSA_MAX_L][MLDSA_N]; /* A in the NTT domain */
    uint8_t pk[QTN_MLDSA_MAX_PK_BYTES];
    uint8_t tr[MLDSA_TR_BYTES];
    int32_t z[MLDSA_MAX_L][MLDSA_N];  /* the test's to set: -gamma1 < z <= gamma1 */
    uint8_t h[MLDSA_MAX_K][MLDSA_N];  /* the test's to set: 0 or 1, at most omega ones */
    int32_t w1[MLDSA_MAX_K][MLDSA_N]; /* after forge_sign: UseHint(h, A*z) */
};

/* The key rho || 0...0 with rho from the seed; z and h zero. Some 70 KB: keep it static. */
void forge_init(struct forge *f, qtn_mldsa_set set, uint64_t seed);

/* z = 0, h = 0. */
void forge_clear(struct forge *f);

/* c~ || z || h for the message in pure form with this context, in the standard's encoding. */
void forge_sign(struct forge *f, uint8_t *sig, const uint8_t *msg, size_t msg_len,
                const uint8_t *ctx, size_t ctx_len);

/* The same for a given mu. */
void forge_sign_mu(struct forge *f, uint8_t *sig, const uint8_t mu[MLDSA_MU_BYTES]);

/* The coefficients of A*z mod q, in [0, q), as forge_sign computes them. */
void forge_w(const struct forge *f, int32_t w[MLDSA_MAX_K][MLDSA_N]);

/* FIPS 204, Algorithms 36 (Decompose) and 40 (UseHint), one coefficient in [0, q). */
void forge_decompose(int32_t r, int32_t gamma2, int32_t *r1, int32_t *r0);
int32_t forge_use_hint(unsigned h, int32_t r, int32_t gamma2);

/* FIPS 204, Algorithms 41 and 42 on coefficients in [0, q), by definition, with zetas in order. */
void forge_ntt(int32_t c[MLDSA_N]);
void forge_inv_ntt(int32_t c[MLDSA_N]);

/* Append the low bits of x at bit position *at; the bytes there must be zero before. */
void forge_put_bits(uint8_t *out, size_t *at, uint32_t x, unsigned bits);

#endif
