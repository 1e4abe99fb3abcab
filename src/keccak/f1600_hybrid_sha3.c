/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Four lanes with some SHA3 instructions: singles in general registers, and a pair of vector lanes
 * beside one or two scalar ones. */
#include "keccak/hybrid.h"

static void three_0(uint64_t *first, size_t stride) {
    (void)stride;
    qtn_keccak_hybrid_sha3_x3(first, first + PAIR);
}

/* The lowest lane is of the pair. */
static void three_3(uint64_t *first, size_t stride) {
    (void)stride;
    qtn_keccak_hybrid_sha3_x3(first - PAIR + OTHER_SCALAR, first);
}

static void four(uint64_t *first, size_t stride) {
    (void)stride;
    qtn_keccak_hybrid_sha3_x4(first);
}

/* Modelled cycles of Neoverse V1 (docs/backends.md). */
static const struct keccak_kernel kernels[] = {
    [SINGLE_0] = {.lanes = 1, .cost = 639, .permute = qtn_keccak_gpr_lazy},
    [SINGLE_1] = {.lanes = 2, .cost = 645, .permute = qtn_keccak_gpr_lazy},
    [SINGLE_2] = {.lanes = 4, .cost = 645, .permute = qtn_keccak_gpr_lazy},
    [SINGLE_3] = {.lanes = 8, .cost = 639, .permute = qtn_keccak_gpr_lazy},
    [THREE_0] = {.lanes = LANES_012, .cost = 891, .permute = three_0},
    [THREE_3] = {.lanes = LANES_123, .cost = 891, .permute = three_3},
    [FOUR] = {.lanes = LANES_0123, .cost = 1274, .permute = four},
};

/* A kernel of three costs less than two singles, and a kernel of four than one of three and a
 * single. */
static unsigned choose(unsigned live) {
    if (lanes_in(live) == 1)
        return lowest_lane(live);
    return (live & 8u) == 0 ? THREE_0 : (live & 1u) == 0 ? THREE_3 : FOUR;
}

const struct keccak_ops qtn_keccak_aarch64_hybrid_sha3 = {
    .name = "aarch64-hybrid-sha3",
    .lanes = 4,
    .eager = true,
    .offset = HYBRID_OFFSET,
    .stride = HYBRID_STRIDE,
    .kernels = kernels,
    .choose = choose,
    .kernel_count = sizeof kernels / sizeof kernels[0],
    .begin = qtn_keccak_begin_neon,
    .absorb = qtn_keccak_absorb_neon,
    .squeeze = qtn_keccak_squeeze_neon,
    .f1600 = keccak_f1600_gpr,
};
