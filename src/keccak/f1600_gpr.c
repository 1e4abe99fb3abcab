/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* One lane, in general registers: what every AArch64 can run. */
#include "keccak/aarch64.h"
#include "keccak/blocks.h"

static const struct keccak_kernel kernels[] = {
    {.lanes = 1, .cost = 1, .permute = qtn_keccak_gpr_lazy}};

static unsigned choose(unsigned live) {
    (void)live; /* 1 */
    return 0;
}

const struct keccak_ops qtn_keccak_aarch64_gpr = {
    .name = "aarch64-gpr",
    .lanes = 1,
    .offset = {0},
    .stride = {1},
    .kernels = kernels,
    .choose = choose,
    .kernel_count = 1,
    .begin = qtn_keccak_begin_neon,
    .absorb = qtn_keccak_absorb_neon,
    .squeeze = qtn_keccak_squeeze_neon,
    .f1600 = keccak_f1600_gpr,
};
