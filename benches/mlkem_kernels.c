/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Each function of mlkem_ops on one polynomial, or on k of them. In-place ones feed on their own
 * output, which is within the range of their input. */
#include "inputs.h"
#include "mlkem/ops.h"
#include "parts.h"

#include <stddef.h>

enum { TEXTS = 32, TEXT_BYTES = 3 * 168 };

static struct mlkem_poly a[MLKEM_MAX_K], s[MLKEM_MAX_K], work, out;
static struct mlkem_cache cache[MAX_BACKENDS][MLKEM_MAX_K]; /* as each backend wants it */
static uint8_t text[TEXTS][TEXT_BYTES];
static uint8_t packed[MLKEM_POLY_BYTES];
static volatile uint32_t sink; /* results that a compiler must not find unused */

static const struct mlkem_ops *ops(const struct bench *b) {
    return b->backend->mlkem;
}

static void rej_uniform(const struct bench *b, unsigned i) {
    sink = ops(b)->rej_uniform(&out, 0, text[i], TEXT_BYTES);
}

static void cbd(const struct bench *b, unsigned i) {
    ops(b)->cbd[b->shape](&out, text[i]);
}

static void ntt(const struct bench *b, unsigned i) {
    (void)i;
    ops(b)->ntt(&work);
}

static void inv_ntt(const struct bench *b, unsigned i) {
    (void)i;
    ops(b)->inv_ntt(&work);
}

static void mul_cache(const struct bench *b, unsigned i) {
    (void)i;
    ops(b)->mul_cache(b->arg, &s[0]);
}

static void inner_product(const struct bench *b, unsigned i) {
    (void)i;
    ops(b)->inner_product(&out, a, s, b->arg, b->shape);
}

static void to_mont_add(const struct bench *b, unsigned i) {
    (void)i;
    ops(b)->to_mont_add(&work, &s[0]);
}

static void encode12(const struct bench *b, unsigned i) {
    (void)i;
    ops(b)->encode12(packed, &a[0]);
}

static void decode12(const struct bench *b, unsigned i) {
    sink = ops(b)->decode12(&out, text[i]);
}

static void compress(const struct bench *b, unsigned i) {
    (void)i;
    ops(b)->compress[b->shape](packed, &a[0]);
}

static void decompress(const struct bench *b, unsigned i) {
    ops(b)->decompress[b->shape](&out, text[i]);
}

static const struct {
    const char *op;
    void (*run)(const struct bench *b, unsigned i);
    unsigned shape, inputs;
} lines[] = {
    {"rej_uniform", rej_uniform, 0, TEXTS},
    {"cbd_2", cbd, 2, TEXTS},
    {"cbd_3", cbd, 3, TEXTS},
    {"ntt", ntt, 0, 1},
    {"inv_ntt", inv_ntt, 0, 1},
    {"mul_cache", mul_cache, 0, 1},
    {"inner_product_2", inner_product, 2, 1},
    {"inner_product_3", inner_product, 3, 1},
    {"inner_product_4", inner_product, 4, 1},
    {"to_mont_add", to_mont_add, 0, 1},
    {"encode12", encode12, 0, 1},
    {"decode12", decode12, 0, TEXTS},
    {"compress_1", compress, 1, 1},
    {"compress_4", compress, 4, 1},
    {"compress_5", compress, 5, 1},
    {"compress_10", compress, 10, 1},
    {"compress_11", compress, 11, 1},
    {"decompress_1", decompress, 1, TEXTS},
    {"decompress_4", decompress, 4, TEXTS},
    {"decompress_5", decompress, 5, TEXTS},
    {"decompress_10", decompress, 10, TEXTS},
    {"decompress_11", decompress, 11, TEXTS},
};

void add_mlkem_kernels(struct suite *suite, const struct qtn_backend *backend) {
    static unsigned backends;
    struct mlkem_cache *mine = cache[backends++];
    fill_bytes(text, sizeof text, 2);
    for (unsigned i = 0; i < MLKEM_MAX_K; i++) {
        fill_i16(a[i].c, MLKEM_N, MLKEM_Q, 10 + i);
        fill_i16(s[i].c, MLKEM_N, MLKEM_Q, 20 + i);
        backend->mlkem->mul_cache(&mine[i], &s[i]);
    }
    work = a[0];
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        suite_add(suite, &(struct bench){.set = "ML-KEM",
                                         .op = lines[i].op,
                                         .mode = "kernel",
                                         .backend = backend,
                                         .run = lines[i].run,
                                         .arg = mine,
                                         .inputs = lines[i].inputs,
                                         .shape = lines[i].shape,
                                         .attempts = -1});
}
