/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Portable C until the kernels of this instruction set are here. */
#include "keccak/ops.h"

static void single(uint64_t *first, size_t stride) {
    (void)stride;
    qtn_keccak_f1600_ref(first);
}

static const struct keccak_kernel kernels[] = {{.lanes = 1, .cost = 550, .permute = single}};

static unsigned choose(unsigned live) {
    (void)live;
    return 0;
}

const struct keccak_ops qtn_keccak_avx2 = {
    .name = "avx2",
    .lanes = 1,
    .offset = {0},
    .stride = {1},
    .kernels = kernels,
    .choose = choose,
    .kernel_count = 1,
    .f1600 = qtn_keccak_f1600_ref,
};
