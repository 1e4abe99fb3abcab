/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The permutation kernels of the AArch64 backends: assembly, so that no compiler spoils their
 * schedule. */
#ifndef QTN_KECCAK_AARCH64_H
#define QTN_KECCAK_AARCH64_H

#include "keccak/ops.h"

/* One state in general registers: word i is first[stride * i], stride 1 or 2. The lazy one rotates
 * operands on their way into EOR and BIC, the plain one has an instruction for each rotation, for
 * cores where a shifted operand is not free. */
void qtn_keccak_gpr_lazy(uint64_t *first, size_t stride);
void qtn_keccak_gpr_plain(uint64_t *first, size_t stride);

/* One state, and two word-major ones (word i of state j is states[2 * i + j]), with EOR3, RAX1, XAR
 * and BCAX. */
void qtn_keccak_sha3_x1(uint64_t *first, size_t stride);
void qtn_keccak_sha3_x2(uint64_t *states, size_t stride);

/* Four states: two of 25 words, one after the other, in general registers, then two word-major ones
 * in vector registers; the first with Neon alone, the other with some SHA3 instructions too. */
void qtn_keccak_hybrid_x4(uint64_t *states, size_t stride);
void qtn_keccak_hybrid_sha3_x4(uint64_t *states, size_t stride);

#endif
