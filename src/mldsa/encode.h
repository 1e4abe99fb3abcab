/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Where things lie in keys and signatures (FIPS 204, Algorithms 22 to 28), and the hint's encoding.
 */
#ifndef QTN_MLDSA_ENCODE_H
#define QTN_MLDSA_ENCODE_H

#include "mldsa/ops.h"

/* pk = rho || t1 */
static inline size_t mldsa_pk_t1(unsigned i) {
    return MLDSA_SEED_BYTES + (size_t)i * MLDSA_T1_BYTES;
}

/* sk = rho || K || tr || s1 || s2 || t0 */
enum { MLDSA_SK_KEY = MLDSA_SEED_BYTES, MLDSA_SK_TR = 2 * MLDSA_SEED_BYTES };

static inline size_t mldsa_sk_s1(const struct mldsa_params *row, unsigned i) {
    return MLDSA_SK_TR + MLDSA_TR_BYTES + (size_t)i * row->eta_bytes;
}

static inline size_t mldsa_sk_s2(const struct mldsa_params *row, unsigned i) {
    return mldsa_sk_s1(row, row->l + i);
}

static inline size_t mldsa_sk_t0(const struct mldsa_params *row, unsigned i) {
    return mldsa_sk_s1(row, row->l + row->k) + (size_t)i * MLDSA_T0_BYTES;
}

/* sig = c~ || z || h */
static inline size_t mldsa_sig_z(const struct mldsa_params *row, unsigned i) {
    return row->ctilde_bytes + (size_t)i * row->z_bytes;
}

static inline size_t mldsa_sig_h(const struct mldsa_params *row) {
    return mldsa_sig_z(row, row->l);
}

/* Algorithm 20 (HintBitPack) to omega + k bytes: begin, then polynomial by polynomial in order,
 * each 256 bytes of 0 or 1, omega ones at most in all. Not constant time: the hint is public. */
void qtn_mldsa_hint_begin(uint8_t *out, const struct mldsa_params *row);
void qtn_mldsa_hint_pack(uint8_t *out, const struct mldsa_params *row, const uint8_t h[MLDSA_N],
                         unsigned i);

/* Algorithm 21 (HintBitUnpack), the checks: false where it gives bottom. */
bool qtn_mldsa_hint_valid(const struct mldsa_params *row, const uint8_t *in);

/* Algorithm 21 (HintBitUnpack), the rest: polynomial i of a valid encoding, 256 bytes of 0 or 1. */
void qtn_mldsa_hint_unpack(uint8_t h[MLDSA_N], const struct mldsa_params *row, const uint8_t *in,
                           unsigned i);

#endif
