/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Five lanes: four in a vector group, one scalar, which is nearly free beside them. */
#include "keccak/avx2.h"
#include "keccak/blocks.h"
#include "keccak/ops.h"

enum { GROUP = 4, VECTOR_LANES = 0xf, SCALAR_LANE = 0x10 };

static void f1600(uint64_t state[KECCAK_WORDS]) {
    qtn_keccak_f1600_bmi2(state);
}

static void single(uint64_t *first, size_t stride) {
    (void)stride; /* 1 */
    qtn_keccak_f1600_bmi2(first);
}

/* One lane of the group. */
static void single_strided(uint64_t *first, size_t stride) {
    (void)stride; /* GROUP */
    uint64_t a[KECCAK_WORDS];
    for (unsigned i = 0; i < KECCAK_WORDS; i++)
        a[i] = first[GROUP * i];
    qtn_keccak_f1600_bmi2(a);
    for (unsigned i = 0; i < KECCAK_WORDS; i++)
        first[GROUP * i] = a[i];
}

static void four(uint64_t *first, size_t stride) {
    (void)stride; /* GROUP */
    qtn_keccak_avx2_x4(first);
}

static void five(uint64_t *first, size_t stride) {
    (void)stride; /* GROUP, and the scalar lane follows the group */
    qtn_keccak_avx2_x4_x1(first);
}

enum { SINGLE_SCALAR = 4, FOUR, FIVE, KERNELS };

/* Ticks of a 2.6 GHz counter on Zen 5 at about 4.1 GHz, the least of several runs of
 * `quatrain-bench --set Keccak --backend avx2`. */
static const struct keccak_kernel kernels[KERNELS] = {
    {.lanes = 0x01, .cost = 533, .permute = single_strided},
    {.lanes = 0x02, .cost = 533, .permute = single_strided},
    {.lanes = 0x04, .cost = 533, .permute = single_strided},
    {.lanes = 0x08, .cost = 533, .permute = single_strided},
    [SINGLE_SCALAR] = {.lanes = SCALAR_LANE, .cost = 508, .permute = single},
    [FOUR] = {.lanes = VECTOR_LANES, .cost = 826, .permute = four},
    [FIVE] = {.lanes = VECTOR_LANES | SCALAR_LANE, .cost = 831, .permute = five},
};

/* Two permutations cost more than one of five lanes: only a lone lane takes a single. */
static unsigned choose(unsigned live) {
    if ((live & (live - 1)) != 0)
        return live & SCALAR_LANE ? FIVE : FOUR;
    unsigned lane = 0;
    while (live >> lane != 1)
        lane++;
    return lane;
}

const struct keccak_ops qtn_keccak_avx2 = {
    .name = "avx2",
    .lanes = 5,
    .eager = true,
    .offset = {0, 1, 2, 3, GROUP *KECCAK_WORDS},
    .stride = {GROUP, GROUP, GROUP, GROUP, 1},
    .kernels = kernels,
    .choose = choose,
    .kernel_count = KERNELS,
    .begin = qtn_keccak_begin_avx2,
    .absorb = qtn_keccak_absorb_avx2,
    .squeeze = qtn_keccak_squeeze_avx2,
    .f1600 = f1600,
};
