/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Eight lanes in a vector group, of which idle ones cost nothing, and a scalar one that does. */
#include "keccak/avx512.h"
#include "keccak/blocks.h"

enum { GROUP = 8, SCALAR_LANE = 0x100 };

static void f1600(uint64_t state[KECCAK_WORDS]) {
    qtn_keccak_f1600_bmi2(state);
}

static void single(uint64_t *first, size_t stride) {
    (void)stride; /* 1 */
    qtn_keccak_f1600_bmi2(first);
}

static void eight(uint64_t *first, size_t stride) {
    (void)stride; /* GROUP */
    qtn_keccak_avx512_x8(first);
}

static void nine(uint64_t *first, size_t stride) {
    (void)stride; /* GROUP, and the scalar lane follows the group */
    qtn_keccak_avx512_x8_x1(first);
}

enum { EIGHT, SINGLE, NINE, KERNELS };

/* Ticks of a 2.1 GHz counter on Zen 5: `quatrain-bench --set Keccak --backend avx512`. A single
 * permutation of one lane of the group, with its words gathered and scattered, would cost more than
 * that of all eight. */
static const struct keccak_kernel kernels[KERNELS] = {
    [EIGHT] = {.lanes = 0x0ff, .cost = 420, .permute = eight},
    [SINGLE] = {.lanes = SCALAR_LANE, .cost = 465, .permute = single},
    [NINE] = {.lanes = 0x1ff, .cost = 575, .permute = nine},
};

static unsigned choose(unsigned live) {
    if ((live & SCALAR_LANE) == 0)
        return EIGHT;
    return live == SCALAR_LANE ? SINGLE : NINE;
}

const struct keccak_ops qtn_keccak_avx512 = {
    .name = "avx512",
    .lanes = GROUP + 1,
    .eager = true,
    .spare = SCALAR_LANE,
    .offset = {0, 1, 2, 3, 4, 5, 6, 7, GROUP *KECCAK_WORDS},
    .stride = {GROUP, GROUP, GROUP, GROUP, GROUP, GROUP, GROUP, GROUP, 1},
    .kernels = kernels,
    .choose = choose,
    .kernel_count = KERNELS,
    .begin = qtn_keccak_begin_avx512,
    .absorb = qtn_keccak_absorb_avx512,
    .squeeze = qtn_keccak_squeeze_avx512,
    .f1600 = f1600,
};
