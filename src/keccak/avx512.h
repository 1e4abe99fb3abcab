/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The permutation kernels of the AVX-512 backend: assembly, so that no compiler spoils their
 * schedule. scripts/keccak_avx512.py writes it. */
#ifndef QTN_KECCAK_AVX512_H
#define QTN_KECCAK_AVX512_H

#include "keccak/avx2.h"

/* Eight states: word i of state j is states[8 * i + j]. */
KECCAK_SYSV void qtn_keccak_avx512_x8(uint64_t *states);

/* The same eight, and a ninth state in the 25 words after them. */
KECCAK_SYSV void qtn_keccak_avx512_x8_x1(uint64_t *states);

#endif
