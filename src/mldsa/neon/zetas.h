/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#ifndef QTN_MLDSA_NEON_ZETAS_H
#define QTN_MLDSA_NEON_ZETAS_H

#include <stdint.h>

extern const int32_t qtn_mldsa_neon_top[32];
extern const int32_t qtn_mldsa_neon_bottom[512];
extern const int32_t qtn_mldsa_neon_inv_top[32];
extern const int32_t qtn_mldsa_neon_inv_bottom[512];

#endif
