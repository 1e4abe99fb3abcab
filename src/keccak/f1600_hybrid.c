/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Four lanes without SHA3 instructions: singles, and a pair of vector lanes beside one or two
 * scalar ones; and the same for cores where turned operands are dear. */
#include "keccak/hybrid.h"

static void three_0(uint64_t *first, size_t stride) {
    (void)stride;
    qtn_keccak_hybrid_x3(first, first + PAIR);
}

/* The lowest lane is of the pair. */
static void three_3(uint64_t *first, size_t stride) {
    (void)stride;
    qtn_keccak_hybrid_x3(first - PAIR + OTHER_SCALAR, first);
}

static void four(uint64_t *first, size_t stride) {
    (void)stride;
    qtn_keccak_hybrid_x4(first);
}

/* Modelled cycles of Neoverse N1, which dispatches four instructions a cycle (docs/backends.md). */
static const struct keccak_kernel kernels[] = {
    [SINGLE_0] = {.lanes = 1, .cost = 860, .permute = qtn_keccak_gpr_lazy},
    [SINGLE_1] = {.lanes = 2, .cost = 868, .permute = qtn_keccak_gpr_lazy},
    [SINGLE_2] = {.lanes = 4, .cost = 868, .permute = qtn_keccak_gpr_lazy},
    [SINGLE_3] = {.lanes = 8, .cost = 860, .permute = qtn_keccak_gpr_lazy},
    [THREE_0] = {.lanes = LANES_012, .cost = 2002, .permute = three_0},
    [THREE_3] = {.lanes = LANES_123, .cost = 2002, .permute = three_3},
    [FOUR] = {.lanes = LANES_0123, .cost = 2363, .permute = four},
};

/* Two singles cost less than a kernel of three, three more. */
static unsigned choose(unsigned live) {
    if (lanes_in(live) <= 2)
        return lowest_lane(live);
    return live == LANES_012 ? THREE_0 : live == LANES_123 ? THREE_3 : FOUR;
}

const struct keccak_ops qtn_keccak_aarch64_hybrid = {
    .name = "aarch64-hybrid",
    .lanes = 4,
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

static void f1600_plain(uint64_t state[KECCAK_WORDS]) {
    qtn_keccak_gpr_plain(state, 1);
}

static void plain_three_0(uint64_t *first, size_t stride) {
    (void)stride;
    qtn_keccak_hybrid_plain_x3(first, first + PAIR);
}

static void plain_three_3(uint64_t *first, size_t stride) {
    (void)stride;
    qtn_keccak_hybrid_plain_x3(first - PAIR + OTHER_SCALAR, first);
}

/* Modelled cycles of Cortex-A72. */
static const struct keccak_kernel kernels_plain[] = {
    [SINGLE_0] = {.lanes = 1, .cost = 1318, .permute = qtn_keccak_gpr_plain},
    [SINGLE_1] = {.lanes = 2, .cost = 1330, .permute = qtn_keccak_gpr_plain},
    [SINGLE_2] = {.lanes = 4, .cost = 1330, .permute = qtn_keccak_gpr_plain},
    [SINGLE_3] = {.lanes = 8, .cost = 1318, .permute = qtn_keccak_gpr_plain},
    [THREE_0] = {.lanes = LANES_012, .cost = 2358, .permute = plain_three_0},
    [THREE_3] = {.lanes = LANES_123, .cost = 2358, .permute = plain_three_3},
};

/* A kernel of three costs less than two singles; a fourth lane is a single beside it. */
static unsigned choose_plain(unsigned live) {
    if (lanes_in(live) == 1 || live == (1u | 8u))
        return lowest_lane(live);
    return (live & 1u) != 0 ? THREE_0 : THREE_3;
}

const struct keccak_ops qtn_keccak_aarch64_hybrid_plain = {
    .name = "aarch64-hybrid-plain",
    .lanes = 4,
    .offset = HYBRID_OFFSET,
    .stride = HYBRID_STRIDE,
    .kernels = kernels_plain,
    .choose = choose_plain,
    .kernel_count = sizeof kernels_plain / sizeof kernels_plain[0],
    .begin = qtn_keccak_begin_neon,
    .absorb = qtn_keccak_absorb_neon,
    .squeeze = qtn_keccak_squeeze_neon,
    .f1600 = f1600_plain,
};
