/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The permutation kernels of the AArch64 backends: assembly, so that no compiler spoils their
 * schedule. scripts/keccak_aarch64.py writes it. */
#ifndef QTN_KECCAK_AARCH64_H
#define QTN_KECCAK_AARCH64_H

#include "keccak/ops.h"

/* One state in general registers: word i is first[stride * i], stride 1 or 2. The lazy one turns
 * operands on their way into EOR and BIC, the plain one has instructions for most rotations, for
 * cores where a turned operand is not free. */
void qtn_keccak_gpr_lazy(uint64_t *first, size_t stride);
void qtn_keccak_gpr_plain(uint64_t *first, size_t stride);

/* One state, stride 1 or 2, and two word-major ones (word i of state j is states[2 * i + j]), with
 * EOR3, RAX1, XAR and BCAX. */
void qtn_keccak_sha3_x1(uint64_t *first, size_t stride);
void qtn_keccak_sha3_x2(uint64_t *states);

/* A state of 25 words in general registers, and a word-major pair in vector registers: with Neon
 * alone; the same, the scalar one less lazy; and with some SHA3 instructions. */
void qtn_keccak_hybrid_x3(uint64_t *scalar, uint64_t *pair);
void qtn_keccak_hybrid_plain_x3(uint64_t *scalar, uint64_t *pair);
void qtn_keccak_hybrid_sha3_x3(uint64_t *scalar, uint64_t *pair);

/* Two states of 25 words, one after the other, then a word-major pair. */
void qtn_keccak_hybrid_x4(uint64_t *states);
void qtn_keccak_hybrid_sha3_x4(uint64_t *states);

/* One state of 25 consecutive words: `f1600` of the tables whose cores like it best this way. */
static inline void keccak_f1600_gpr(uint64_t state[KECCAK_WORDS]) {
    qtn_keccak_gpr_lazy(state, 1);
}

#endif
