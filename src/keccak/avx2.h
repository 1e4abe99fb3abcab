/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The permutation kernels of the AVX2 backend: assembly, so that no compiler spoils their schedule.
 * scripts/keccak_avx2.py writes it. */
#ifndef QTN_KECCAK_AVX2_H
#define QTN_KECCAK_AVX2_H

#include "keccak/ops.h"

/* Their calling convention is System V's on every system. */
#if defined(_WIN32)
#define KECCAK_SYSV __attribute__((sysv_abi))
#else
#define KECCAK_SYSV
#endif

/* One state, with BMI1 and BMI2 and no vector register. */
KECCAK_SYSV void qtn_keccak_f1600_bmi2(uint64_t state[KECCAK_WORDS]);

/* Four states: word i of state j is states[4 * i + j]. */
KECCAK_SYSV void qtn_keccak_avx2_x4(uint64_t *states);

/* The same four, and a fifth state in the 25 words after them. */
KECCAK_SYSV void qtn_keccak_avx2_x4_x1(uint64_t *states);

#endif
