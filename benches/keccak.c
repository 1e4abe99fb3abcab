/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The permutation kernels of a backend, and whole hashes through its single permutation. */
#include "counts.h"
#include "inputs.h"
#include "keccak/ops.h"
#include "keccak/sponge.h"
#include "parts.h"

#include <stdio.h>
#include <stdlib.h>

enum { LONG_BYTES = 16384, SHORT_BYTES = 64, NAME_BYTES = 24 };

static _Alignas(64) uint64_t state[KECCAK_MAX_LANES * KECCAK_WORDS];
static uint8_t text[LONG_BYTES];

static void kernel(const struct bench *b, unsigned i) {
    (void)i;
    const struct keccak_ops *ops = b->backend->keccak;
    const struct keccak_kernel *k = &ops->kernels[b->shape];
    const unsigned lowest = lowest_lane(k->lanes);
    k->permute(state + ops->offset[lowest], ops->stride[lowest]);
}

static void f1600(const struct bench *b, unsigned i) {
    (void)i;
    b->backend->keccak->f1600(state);
}

static void hash(const struct bench *b, unsigned i, struct keccak_function f) {
    (void)i;
    struct sponge sponge;
    uint8_t digest[64];
    qtn_sponge_init(&sponge, f);
    if (qtn_sponge_absorb(&sponge, b->backend->keccak, text, b->shape) != QTN_OK ||
        qtn_sponge_squeeze(&sponge, b->backend->keccak, digest, f.digest) != QTN_OK)
        abort();
}

static void sha3_256(const struct bench *b, unsigned i) {
    hash(b, i, KECCAK_SHA3_256);
}

static void sha3_512(const struct bench *b, unsigned i) {
    hash(b, i, KECCAK_SHA3_512);
}

static void add_kernels(struct suite *s, const struct qtn_backend *backend) {
    /* Names by what a kernel permutes: "permute x1 (lanes 0x01)". */
    static char names[64][NAME_BYTES + 8];
    static unsigned used;
    const struct keccak_ops *ops = backend->keccak;
    struct bench b = {.set = "Keccak",
                      .mode = "kernel",
                      .backend = backend,
                      .attempts = -1,
                      .op = "f1600",
                      .run = f1600,
                      .permutations = 1};
    suite_add(s, &b);
    b.run = kernel;
    for (unsigned i = 0; i < ops->kernel_count && used < 64; i++, used++) {
        const unsigned lanes = lanes_in(ops->kernels[i].lanes);
        snprintf(names[used], sizeof names[used], "permute-x%u-0x%02x", lanes,
                 ops->kernels[i].lanes);
        b.op = names[used];
        b.shape = i;
        b.permutations = lanes;
        suite_add(s, &b);
    }
}

void add_keccak(struct suite *s, const struct qtn_backend *backend) {
    fill_bytes(text, sizeof text, 1);
    fill_bytes(state, sizeof state, 3);
    add_kernels(s, backend);
    struct bench b = {.mode = "oneshot", .backend = backend, .count = count_median, .attempts = -1};
    for (unsigned wide = 0; wide < 2; wide++) {
        b.set = wide ? "SHA3-512" : "SHA3-256";
        b.run = wide ? sha3_512 : sha3_256;
        b.op = "64B";
        b.shape = SHORT_BYTES;
        suite_add(s, &b);
        b.op = "16KiB";
        b.shape = LONG_BYTES;
        suite_add(s, &b);
    }
}
