/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Zetas, 17^BitRev7(i) * 2^16 mod q, centred, and in the tables named qinv the same times q^-1 mod
 * 2^16. Kept from the compiler, which would make each in a general register and move it over.
 *
 * The first three layers take i = 1 to 7, one in all lanes; entry 0 is not used.
 *
 * The last four have i differ from lane to lane. Vector 4 * r + p, of 32 lanes, belongs to the
 * layer of length 16, 8, 4, 2 (r = 0 to 3) and to coefficients 64 * p to 64 * p + 63. Where l4 ...
 * l0 are the bits of a lane's number, it holds there
 *
 *   r = 0: i = 8 + 2 p + l3
 *   r = 1: i = 16 + 4 p + 2 l3 + l4
 *   r = 2: i = 32 + 8 p + 4 l3 + 2 l4 + l2
 *   r = 3: i = 64 + 16 p + 8 l3 + 4 l4 + 2 l1 + l2
 *
 * as ntt.c's lanes are then. The inverse reads the same vectors: its zetas run backwards within a
 * layer, so it takes vector 3 - p, and has its lanes the other way round. */
#ifndef QTN_MLKEM_AVX512_ZETAS_H
#define QTN_MLKEM_AVX512_ZETAS_H

#include "mlkem/avx512/vector.h"

extern const int16_t qtn_mlkem_avx512_first_zetas[8];
extern const int16_t qtn_mlkem_avx512_first_zetas_qinv[8];
extern const int16_t qtn_mlkem_avx512_zetas[512];
extern const int16_t qtn_mlkem_avx512_zetas_qinv[512];

QTN_INLINE __m512i first_zeta(unsigned i) {
    return _mm512_set1_epi16(qtn_mlkem_avx512_first_zetas[i]);
}

QTN_INLINE __m512i first_zeta_qinv(unsigned i) {
    return _mm512_set1_epi16(qtn_mlkem_avx512_first_zetas_qinv[i]);
}

QTN_INLINE __m512i zetas(unsigned r, unsigned p) {
    return load(qtn_mlkem_avx512_zetas + LANES * (4 * r + p));
}

QTN_INLINE __m512i zetas_qinv(unsigned r, unsigned p) {
    return load(qtn_mlkem_avx512_zetas_qinv + LANES * (4 * r + p));
}

#endif
