/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The functions that make up qtn_mldsa_avx512; contracts in mldsa/ops.h. */
#ifndef QTN_MLDSA_AVX512_AVX512_H
#define QTN_MLDSA_AVX512_AVX512_H

#include "mldsa/ops.h"

#endif
