/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "counting.h"
#include <stdlib.h>

static const struct keccak_ops *under;
static struct keccak_ops over;
static struct keccak_kernel kernels[COUNTING_MAX_KERNELS];
static struct qtn_backend backend;
static struct counts counts;
static unsigned pending_live; /* the lanes that choose was asked for, until its kernel is called */
static unsigned pending_kernel;

static unsigned choose(unsigned live) {
    counts.chosen++;
    pending_live = live;
    pending_kernel = under->choose(live);
    return pending_kernel;
}

/* A kernel that was not chosen is a lockstep driver's: all its lanes count as live. */
static void permute(unsigned index, uint64_t *first, size_t stride) {
    const struct keccak_kernel *k = &under->kernels[index];
    const unsigned lanes = lanes_in(k->lanes);
    unsigned live = lanes;
    if (pending_live != 0 && index == pending_kernel)
        live = lanes_in(pending_live & k->lanes);
    else
        counts.misses++;
    pending_live = 0;
    counts.live += live;
    counts.idle += lanes - live;
    counts.calls++;
    counts.width[lanes]++;
    counts.kernel[index]++;
    counts.cost += k->cost;
    k->permute(first, stride);
}

/* A kernel gets no context, so each index has a function of its own. */
#define KERNEL(index)                                             \
    static void permute_##index(uint64_t *first, size_t stride) { \
        permute(index, first, stride);                            \
    }
KERNEL(0)
KERNEL(1)
KERNEL(2)
KERNEL(3)
KERNEL(4)
KERNEL(5)
KERNEL(6)
KERNEL(7)
KERNEL(8)
KERNEL(9)
KERNEL(10)
KERNEL(11)
KERNEL(12)
KERNEL(13)
KERNEL(14)
KERNEL(15)
static void (*const by_index[COUNTING_MAX_KERNELS])(uint64_t *first, size_t stride) = {
    permute_0, permute_1, permute_2,  permute_3,  permute_4,  permute_5,  permute_6,  permute_7,
    permute_8, permute_9, permute_10, permute_11, permute_12, permute_13, permute_14, permute_15};

static void f1600(uint64_t state[KECCAK_WORDS]) {
    counts.single++;
    under->f1600(state);
}

const struct qtn_backend *counting_backend(const struct qtn_backend *base) {
    under = base->keccak;
    if (under->kernel_count > COUNTING_MAX_KERNELS)
        abort();
    over = *under;
    for (unsigned i = 0; i < under->kernel_count; i++) {
        kernels[i] = under->kernels[i];
        kernels[i].permute = by_index[i];
    }
    over.kernels = kernels;
    over.choose = choose;
    over.f1600 = f1600;
    backend = *base;
    backend.keccak = &over;
    counting_reset();
    return &backend;
}

void counting_reset(void) {
    counts = (struct counts){0};
    pending_live = 0;
}

struct counts counting_read(void) {
    return counts;
}

uint64_t counting_permutations(const struct counts *c) {
    return c->live + c->single;
}
