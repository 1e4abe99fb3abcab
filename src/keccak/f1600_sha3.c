/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* One lane, in general registers: what every AArch64 can run. */
#include "keccak/blocks.h"
#include "keccak/ops.h"

static void f1600(uint64_t state[KECCAK_WORDS]) {
    qtn_keccak_f1600_ref(state);
}

static void single(uint64_t *first, size_t stride) {
    (void)stride;
    qtn_keccak_f1600_ref(first);
}

static const struct keccak_kernel kernels[] = {{.lanes = 1, .cost = 1, .permute = single}};

static unsigned choose(unsigned live) {
    (void)live;
    return 0;
}

const struct keccak_ops qtn_keccak_aarch64_sha3 = {
    .name = "aarch64-sha3",
    .lanes = 1,
    .offset = {0},
    .stride = {1},
    .kernels = kernels,
    .choose = choose,
    .kernel_count = 1,
    .begin = qtn_keccak_begin_ref,
    .absorb = qtn_keccak_absorb_ref,
    .squeeze = qtn_keccak_squeeze_ref,
    .f1600 = f1600,
};

const struct keccak_ops qtn_keccak_aarch64_gpr_sha3 = {
    .name = "aarch64-gpr-sha3",
    .lanes = 1,
    .offset = {0},
    .stride = {1},
    .kernels = kernels,
    .choose = choose,
    .kernel_count = 1,
    .begin = qtn_keccak_begin_ref,
    .absorb = qtn_keccak_absorb_ref,
    .squeeze = qtn_keccak_squeeze_ref,
    .f1600 = f1600,
};
