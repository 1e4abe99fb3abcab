/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The functions that make up qtn_mlkem_avx512; contracts in mlkem/ops.h. */
#ifndef QTN_MLKEM_AVX512_AVX512_H
#define QTN_MLKEM_AVX512_AVX512_H

#include "mlkem/ops.h"

#endif
