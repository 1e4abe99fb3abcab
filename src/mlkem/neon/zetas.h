/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#ifndef QTN_MLKEM_NEON_ZETAS_H
#define QTN_MLKEM_NEON_ZETAS_H

#include <stdint.h>

extern const int16_t qtn_mlkem_neon_top[32];
extern const int16_t qtn_mlkem_neon_bottom[640];
extern const int16_t qtn_mlkem_neon_inv_top[32];
extern const int16_t qtn_mlkem_neon_inv_bottom[640];
extern const int16_t qtn_mlkem_neon_gammas[256];

#endif
