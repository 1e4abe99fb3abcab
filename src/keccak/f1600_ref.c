/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 202, Algorithm 7: KECCAK-p[1600, 24], in portable C.
 *
 * Word x + 5y of the state is the standard's lane (x, y). Six words (1, 2, 8, 12, 17, 20) are kept
 * complemented between the rounds, as the designers propose ("lane complementing"): then chi needs
 * 5 NOTs a round in place of 25, because a complement passes through XOR and rotation, and by De
 * Morgan's laws turns AND into OR. The forms of chi below follow from which words enter a row
 * complemented and which must leave it so; tests/lint/constants_keccak.py derives them again. */
#include "common/compiler.h"
#include "keccak/blocks.h"

static const uint64_t round_constants[24] = {
    0x0000000000000001, 0x0000000000008082, 0x800000000000808a, 0x8000000080008000,
    0x000000000000808b, 0x0000000080000001, 0x8000000080008081, 0x8000000000008009,
    0x000000000000008a, 0x0000000000000088, 0x0000000080008009, 0x000000008000000a,
    0x000000008000808b, 0x800000000000008b, 0x8000000000008089, 0x8000000000008003,
    0x8000000000008002, 0x8000000000000080, 0x000000000000800a, 0x800000008000000a,
    0x8000000080008081, 0x8000000000008080, 0x0000000080000001, 0x8000000080008008,
};

static inline uint64_t rol(uint64_t x, unsigned n) {
    return x << n | x >> (64 - n);
}

/* One round from a to e. Every index is a constant, here and where the arrays are filled, so that
 * the compiler takes them for 50 variables and keeps each where it likes. */
QTN_INLINE void keccak_round(uint64_t e[KECCAK_WORDS], const uint64_t a[KECCAK_WORDS],
                             uint64_t rc) {
    /* theta */
    const uint64_t c0 = a[0] ^ a[5] ^ a[10] ^ a[15] ^ a[20];
    const uint64_t c1 = a[1] ^ a[6] ^ a[11] ^ a[16] ^ a[21];
    const uint64_t c2 = a[2] ^ a[7] ^ a[12] ^ a[17] ^ a[22];
    const uint64_t c3 = a[3] ^ a[8] ^ a[13] ^ a[18] ^ a[23];
    const uint64_t c4 = a[4] ^ a[9] ^ a[14] ^ a[19] ^ a[24];
    const uint64_t d0 = c4 ^ rol(c1, 1);
    const uint64_t d1 = c0 ^ rol(c2, 1);
    const uint64_t d2 = c1 ^ rol(c3, 1);
    const uint64_t d3 = c2 ^ rol(c4, 1);
    const uint64_t d4 = c3 ^ rol(c0, 1);
    uint64_t b0, b1, b2, b3, b4, n;

    /* rho, pi, chi: one row of the result at a time; iota with the first. */
    b0 = a[0] ^ d0;
    b1 = rol(a[6] ^ d1, 44);
    b2 = rol(a[12] ^ d2, 43);
    b3 = rol(a[18] ^ d3, 21);
    b4 = rol(a[24] ^ d4, 14);
    n = ~b2;
    e[0] = b0 ^ (b1 | b2) ^ rc;
    e[1] = b1 ^ (n | b3);
    e[2] = b2 ^ (b3 & b4);
    e[3] = b3 ^ (b4 | b0);
    e[4] = b4 ^ (b0 & b1);

    b0 = rol(a[3] ^ d3, 28);
    b1 = rol(a[9] ^ d4, 20);
    b2 = rol(a[10] ^ d0, 3);
    b3 = rol(a[16] ^ d1, 45);
    b4 = rol(a[22] ^ d2, 61);
    n = ~b4;
    e[5] = b0 ^ (b1 | b2);
    e[6] = b1 ^ (b2 & b3);
    e[7] = b2 ^ (b3 | n);
    e[8] = b3 ^ (b4 | b0);
    e[9] = b4 ^ (b0 & b1);

    b0 = rol(a[1] ^ d1, 1);
    b1 = rol(a[7] ^ d2, 6);
    b2 = rol(a[13] ^ d3, 25);
    b3 = rol(a[19] ^ d4, 8);
    b4 = rol(a[20] ^ d0, 18);
    n = ~b3;
    e[10] = b0 ^ (b1 | b2);
    e[11] = b1 ^ (b2 & b3);
    e[12] = b2 ^ (n & b4);
    e[13] = n ^ (b4 | b0);
    e[14] = b4 ^ (b0 & b1);

    b0 = rol(a[4] ^ d4, 27);
    b1 = rol(a[5] ^ d0, 36);
    b2 = rol(a[11] ^ d1, 10);
    b3 = rol(a[17] ^ d2, 15);
    b4 = rol(a[23] ^ d3, 56);
    n = ~b3;
    e[15] = b0 ^ (b1 & b2);
    e[16] = b1 ^ (b2 | b3);
    e[17] = b2 ^ (n | b4);
    e[18] = n ^ (b4 & b0);
    e[19] = b4 ^ (b0 | b1);

    b0 = rol(a[2] ^ d2, 62);
    b1 = rol(a[8] ^ d3, 55);
    b2 = rol(a[14] ^ d4, 39);
    b3 = rol(a[15] ^ d0, 41);
    b4 = rol(a[21] ^ d1, 2);
    n = ~b1;
    e[20] = b0 ^ (n & b2);
    e[21] = n ^ (b2 | b3);
    e[22] = b2 ^ (b3 & b4);
    e[23] = b3 ^ (b4 | b0);
    e[24] = b4 ^ (b0 & b1);
}

void qtn_keccak_f1600_ref(uint64_t state[KECCAK_WORDS]) {
    uint64_t a[KECCAK_WORDS], e[KECCAK_WORDS];

    /* A loop here would make arrays of them again, a tenth slower with gcc 12. */
    a[0] = state[0];
    a[1] = ~state[1];
    a[2] = ~state[2];
    a[3] = state[3];
    a[4] = state[4];
    a[5] = state[5];
    a[6] = state[6];
    a[7] = state[7];
    a[8] = ~state[8];
    a[9] = state[9];
    a[10] = state[10];
    a[11] = state[11];
    a[12] = ~state[12];
    a[13] = state[13];
    a[14] = state[14];
    a[15] = state[15];
    a[16] = state[16];
    a[17] = ~state[17];
    a[18] = state[18];
    a[19] = state[19];
    a[20] = ~state[20];
    a[21] = state[21];
    a[22] = state[22];
    a[23] = state[23];
    a[24] = state[24];
    for (unsigned r = 0; r < 24; r += 2) {
        keccak_round(e, a, round_constants[r]);
        keccak_round(a, e, round_constants[r + 1]);
    }
    state[0] = a[0];
    state[1] = ~a[1];
    state[2] = ~a[2];
    state[3] = a[3];
    state[4] = a[4];
    state[5] = a[5];
    state[6] = a[6];
    state[7] = a[7];
    state[8] = ~a[8];
    state[9] = a[9];
    state[10] = a[10];
    state[11] = a[11];
    state[12] = ~a[12];
    state[13] = a[13];
    state[14] = a[14];
    state[15] = a[15];
    state[16] = a[16];
    state[17] = ~a[17];
    state[18] = a[18];
    state[19] = a[19];
    state[20] = ~a[20];
    state[21] = a[21];
    state[22] = a[22];
    state[23] = a[23];
    state[24] = a[24];
}

static void permute_single(uint64_t *first, size_t stride) {
    (void)stride; /* 1: the only lane */
    qtn_keccak_f1600_ref(first);
}

static const struct keccak_kernel kernels[] = {{.lanes = 1, .cost = 1, .permute = permute_single}};

static unsigned choose(unsigned live) {
    (void)live;
    return 0;
}

const struct keccak_ops qtn_keccak_ref = {
    .name = "ref",
    .lanes = 1,
    .offset = {0},
    .stride = {1},
    .kernels = kernels,
    .kernel_count = 1,
    .choose = choose,
    .begin = qtn_keccak_begin_ref,
    .absorb = qtn_keccak_absorb_ref,
    .squeeze = qtn_keccak_squeeze_ref,
    .f1600 = qtn_keccak_f1600_ref,
};
