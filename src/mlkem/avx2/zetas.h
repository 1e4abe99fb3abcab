/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Zetas in the order in which the butterflies want them. zeta_i is 17^BitRev7(i) * 2^16 mod q,
 * centred; its companion is zeta_i * q^-1 mod 2^16. Not static: a compiler that saw the values
 * would make them anew, in more instructions than a load. */
#ifndef QTN_MLKEM_AVX2_ZETAS_H
#define QTN_MLKEM_AVX2_ZETAS_H

#include <stdint.h>

extern const int16_t qtn_mlkem_avx2_wide[60];
extern const int16_t qtn_mlkem_avx2_ntt_zetas[768];
extern const int16_t qtn_mlkem_avx2_inv_ntt_zetas[768];
extern const int16_t qtn_mlkem_avx2_cache_zetas[512];

#endif
