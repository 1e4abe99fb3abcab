/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Two lanes in a vector group, with the SHA3 instructions: for cores that have them on all of their
 * vector pipes, and for those that take pairs so and singles in general registers. */
#include "keccak/aarch64.h"
#include "keccak/blocks.h"

enum { FIRST, SECOND, BOTH, KERNELS };

static void pair(uint64_t *first, size_t stride) {
    (void)stride; /* 2 */
    qtn_keccak_sha3_x2(first);
}

static unsigned choose(unsigned live) {
    return live - 1; /* kernels in the order of their masks */
}

static void f1600(uint64_t state[KECCAK_WORDS]) {
    qtn_keccak_sha3_x1(state, 1);
}

/* The second state is free: what counts on Apple's cores are the vector instructions, of which one
 * state needs as many as two; in cycles at four of them each. */
static const struct keccak_kernel kernels[KERNELS] = {
    [FIRST] = {.lanes = 1, .cost = 408, .permute = qtn_keccak_sha3_x1},
    [SECOND] = {.lanes = 2, .cost = 408, .permute = qtn_keccak_sha3_x1},
    [BOTH] = {.lanes = 3, .cost = 408, .permute = pair},
};

const struct keccak_ops qtn_keccak_aarch64_sha3 = {
    .name = "aarch64-sha3",
    .lanes = 2,
    .offset = {0, 1},
    .stride = {2, 2},
    .kernels = kernels,
    .choose = choose,
    .kernel_count = KERNELS,
    .begin = qtn_keccak_begin_neon,
    .absorb = qtn_keccak_absorb_neon,
    .squeeze = qtn_keccak_squeeze_neon,
    .f1600 = f1600,
};

/* Cycles of this kind of code on Cortex-A510 (Becker and Kannwischer, eprint 2022/1243): a single
 * in general registers, a pair with SHA3 instructions. */
static const struct keccak_kernel kernels_gpr[KERNELS] = {
    [FIRST] = {.lanes = 1, .cost = 968, .permute = qtn_keccak_gpr_lazy},
    [SECOND] = {.lanes = 2, .cost = 968, .permute = qtn_keccak_gpr_lazy},
    [BOTH] = {.lanes = 3, .cost = 1144, .permute = pair},
};

const struct keccak_ops qtn_keccak_aarch64_gpr_sha3 = {
    .name = "aarch64-gpr-sha3",
    .lanes = 2,
    .offset = {0, 1},
    .stride = {2, 2},
    .kernels = kernels_gpr,
    .choose = choose,
    .kernel_count = KERNELS,
    .begin = qtn_keccak_begin_neon,
    .absorb = qtn_keccak_absorb_neon,
    .squeeze = qtn_keccak_squeeze_neon,
    .f1600 = keccak_f1600_gpr,
};
