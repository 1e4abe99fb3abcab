/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The functions that make up qtn_mlkem_avx2; contracts in mlkem/ops.h. */
#ifndef QTN_MLKEM_AVX2_AVX2_H
#define QTN_MLKEM_AVX2_AVX2_H

#include "mlkem/ops.h"

#endif
