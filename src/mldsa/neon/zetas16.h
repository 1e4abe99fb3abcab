/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#ifndef QTN_MLDSA_NEON_ZETAS16_H
#define QTN_MLDSA_NEON_ZETAS16_H

#include <stdint.h>

extern const int16_t qtn_mldsa_neon_7681[512];
extern const int16_t qtn_mldsa_neon_inv_7681[512];
extern const int16_t qtn_mldsa_neon_10753[512];
extern const int16_t qtn_mldsa_neon_inv_10753[512];

#endif
