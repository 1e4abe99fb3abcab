/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Each function of mldsa_ops on one polynomial, or on several. In-place ones feed on their own
 * output, which is within the range of their input. */
#include "inputs.h"
#include "mldsa/ops.h"
#include "parts.h"

#include <stddef.h>

enum { TEXTS = 16, TEXT_BYTES = 5 * 168, BOUNDED_BYTES = 2 * 136 };

enum { FACTORS = 8 };

static struct mldsa_poly a[FACTORS], s[FACTORS];
static struct mldsa_poly work, rest, out; /* |work| < q; |rest| <= gamma2 */
static struct mldsa_poly t1, t0, eta, z;  /* each within the range of its packing */
static struct mldsa_poly sparse;          /* a challenge */
static struct products {
    struct mldsa_poly c, multiplicand[2];
} products[MAX_BACKENDS]; /* as each backend wants them */
static uint8_t text[TEXTS][TEXT_BYTES];
static uint8_t packed[640], eta_text[128], hint[MLDSA_N];
static volatile uint32_t sink; /* results that a compiler must not find unused */

static const struct mldsa_ops *ops(const struct bench *b) {
    return b->backend->mldsa;
}

static void rej_uniform(const struct bench *b, unsigned i) {
    sink = ops(b)->rej_uniform(&out, 0, text[i], TEXT_BYTES);
}

static void rej_bounded(const struct bench *b, unsigned i) {
    sink = ops(b)->rej_bounded[b->shape](&out, 0, text[i], BOUNDED_BYTES);
}

static void ntt(const struct bench *b, unsigned i) {
    (void)i;
    ops(b)->ntt(&work, &work);
}

static void inv_ntt(const struct bench *b, unsigned i) {
    (void)i;
    ops(b)->inv_ntt(&work);
}

static void inner_product(const struct bench *b, unsigned i) {
    (void)i;
    ops(b)->inner_product(&out, a, s, b->shape);
}

static void power2round(const struct bench *b, unsigned i) {
    (void)i;
    ops(b)->power2round(&work, &out, &s[0]);
}

static void decompose(const struct bench *b, unsigned i) {
    (void)i;
    ops(b)->decompose[b->shape](&work, packed);
}

static void use_hint(const struct bench *b, unsigned i) {
    (void)i;
    ops(b)->use_hint[b->shape](packed, &a[0], hint);
}

static void make_hint(const struct bench *b, unsigned i) {
    sink = ops(b)->make_hint[b->shape](hint, &rest, text[i]);
}

/* Both want fresh input: the copy of 1 KiB is in the time. */
static void challenge(const struct bench *b, unsigned i) {
    (void)i;
    out = sparse;
    ops(b)->challenge(&out);
}

static void factor(const struct bench *b, unsigned i) {
    (void)i;
    out = eta;
    ops(b)->factor[b->shape](&out);
}

static void mul_challenge(const struct bench *b, unsigned i) {
    (void)i;
    const struct products *p = b->arg;
    ops(b)->mul_challenge[b->shape](&out, &p->c, &p->multiplicand[b->shape]);
}

static void exceeds(const struct bench *b, unsigned i) {
    (void)i;
    sink = ops(b)->exceeds(&work, MLDSA_Q / 16);
}

static void add_exceeds(const struct bench *b, unsigned i) {
    (void)i;
    sink = ops(b)->add_exceeds(&work, &a[0], MLDSA_Q / 16);
}

static void pack_t1(const struct bench *b, unsigned i) {
    (void)i;
    ops(b)->pack_t1(packed, &t1);
}

static void unpack_t1(const struct bench *b, unsigned i) {
    ops(b)->unpack_t1(&out, text[i]);
}

static void pack_t0(const struct bench *b, unsigned i) {
    (void)i;
    ops(b)->pack_t0(packed, &t0);
}

static void unpack_t0(const struct bench *b, unsigned i) {
    ops(b)->unpack_t0(&out, text[i]);
}

static void pack_eta(const struct bench *b, unsigned i) {
    (void)i;
    ops(b)->pack_eta[b->shape](packed, &eta);
}

static void unpack_eta(const struct bench *b, unsigned i) {
    (void)i;
    sink = ops(b)->unpack_eta[b->shape](&out, eta_text);
}

static void pack_z(const struct bench *b, unsigned i) {
    (void)i;
    ops(b)->pack_z[b->shape](packed, &z);
}

static void unpack_z(const struct bench *b, unsigned i) {
    ops(b)->unpack_z[b->shape](&out, text[i]);
}

static const struct {
    const char *op;
    void (*run)(const struct bench *b, unsigned i);
    unsigned shape, inputs;
} lines[] = {
    {"rej_uniform", rej_uniform, 0, TEXTS},
    {"rej_bounded_2", rej_bounded, MLDSA_ETA_2, TEXTS},
    {"rej_bounded_4", rej_bounded, MLDSA_ETA_4, TEXTS},
    {"ntt", ntt, 0, 1},
    {"inv_ntt", inv_ntt, 0, 1},
    {"inner_product_4", inner_product, 4, 1},
    {"inner_product_5", inner_product, 5, 1},
    {"inner_product_6", inner_product, 6, 1},
    {"inner_product_7", inner_product, 7, 1},
    {"inner_product_8", inner_product, 8, 1},
    {"power2round", power2round, 0, 1},
    {"decompose_88", decompose, MLDSA_GAMMA2_88, 1},
    {"decompose_32", decompose, MLDSA_GAMMA2_32, 1},
    {"use_hint_88", use_hint, MLDSA_GAMMA2_88, 1},
    {"use_hint_32", use_hint, MLDSA_GAMMA2_32, 1},
    {"make_hint_88", make_hint, MLDSA_GAMMA2_88, TEXTS},
    {"make_hint_32", make_hint, MLDSA_GAMMA2_32, TEXTS},
    {"challenge", challenge, 0, 1},
    {"factor_small", factor, MLDSA_SMALL, 1},
    {"factor_large", factor, MLDSA_LARGE, 1},
    {"mul_challenge_small", mul_challenge, MLDSA_SMALL, 1},
    {"mul_challenge_large", mul_challenge, MLDSA_LARGE, 1},
    {"exceeds", exceeds, 0, 1},
    {"add_exceeds", add_exceeds, 0, 1},
    {"pack_t1", pack_t1, 0, 1},
    {"unpack_t1", unpack_t1, 0, TEXTS},
    {"pack_t0", pack_t0, 0, 1},
    {"unpack_t0", unpack_t0, 0, TEXTS},
    {"pack_eta_2", pack_eta, MLDSA_ETA_2, 1},
    {"pack_eta_4", pack_eta, MLDSA_ETA_4, 1},
    {"unpack_eta_2", unpack_eta, MLDSA_ETA_2, 1},
    {"unpack_eta_4", unpack_eta, MLDSA_ETA_4, 1},
    {"pack_z_17", pack_z, MLDSA_GAMMA1_17, 1},
    {"pack_z_19", pack_z, MLDSA_GAMMA1_19, 1},
    {"unpack_z_17", unpack_z, MLDSA_GAMMA1_17, TEXTS},
    {"unpack_z_19", unpack_z, MLDSA_GAMMA1_19, TEXTS},
};

static void fill_all(const struct mldsa_ops *backend, struct products *p) {
    fill_bytes(text, sizeof text, 3);
    for (unsigned i = 0; i < FACTORS; i++) {
        fill_i32(a[i].c, MLDSA_N, MLDSA_Q, 30 + i);
        fill_i32(s[i].c, MLDSA_N, MLDSA_Q, 40 + i);
    }
    work = a[0];
    fill_i32(rest.c, MLDSA_N, (MLDSA_Q - 1) / 88, 50);
    fill_i32(t0.c, MLDSA_N, 1 << (MLDSA_D - 1), 51);
    fill_i32(eta.c, MLDSA_N, 3, 52);
    fill_i32(z.c, MLDSA_N, 1 << 17, 53);
    fill_i32(t1.c, MLDSA_N, 1 << 9, 54);
    for (unsigned i = 0; i < MLDSA_N; i++) {
        t1.c[i] += 1 << 9;
        hint[i] = i % 4 == 0;
    }
    for (unsigned i = 0; i < 60; i++) /* tau of ML-DSA-87 */
        sparse.c[4 * i + 1] = i % 2 ? 1 : -1;
    p->c = sparse;
    p->multiplicand[MLDSA_SMALL] = eta;
    p->multiplicand[MLDSA_LARGE] = t0;
    backend->challenge(&p->c);
    backend->factor[MLDSA_SMALL](&p->multiplicand[MLDSA_SMALL]);
    backend->factor[MLDSA_LARGE](&p->multiplicand[MLDSA_LARGE]);
}

void add_mldsa_kernels(struct suite *suite, const struct qtn_backend *backend) {
    static unsigned backends;
    struct products *mine = &products[backends++];
    fill_all(backend->mldsa, mine);
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        suite_add(suite, &(struct bench){.set = "ML-DSA",
                                         .op = lines[i].op,
                                         .mode = "kernel",
                                         .backend = backend,
                                         .run = lines[i].run,
                                         .arg = mine,
                                         .inputs = lines[i].inputs,
                                         .shape = lines[i].shape,
                                         .attempts = -1});
}
