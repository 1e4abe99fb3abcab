/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* What a Keccak backend provides: lanes, kernels that permute some of them, and the choice of
 * kernel.
 *
 * A lane holds one state of 25 words. Lanes live in groups; a group of width w keeps its states
 * word-major, word i of its j-th lane at index w * i + j, and stays so across calls, so that a
 * vector kernel loads word i of all its lanes at once. Where each lane lies is in the table: word i
 * of lane L is state[offset[L] + stride[L] * i]. A backend with one group of eight has offset
 * {0..7} and stride 8; one with four vector lanes and a scalar lane has offset {0, 1, 2, 3, 100}
 * and stride {4, 4, 4, 4, 1}. */
#ifndef QTN_KECCAK_OPS_H
#define QTN_KECCAK_OPS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    KECCAK_WORDS = 25,
    KECCAK_MAX_LANES = 9,
    KECCAK_LANE_SLOTS = 16, /* of an array of bytes by lane: a vector */
    KECCAK_SEED_WORDS = 8,
    KECCAK_MAX_RATE = 168 /* bytes: SHAKE128 */
};

/* Of a mask that is not zero. */
static inline unsigned lowest_lane(unsigned mask) {
#if defined(__GNUC__)
    return (unsigned)__builtin_ctz(mask);
#else
    unsigned i = 0;
    while ((mask >> i & 1u) == 0)
        i++;
    return i;
#endif
}

static inline unsigned lanes_in(unsigned mask) {
    unsigned n = 0;
    for (; mask != 0; mask &= mask - 1)
        n++;
    return n;
}

struct keccak_kernel {
    unsigned lanes; /* mask of the lanes that one call permutes, live or not */
    unsigned cost;  /* of one call, in the unit of the table it stands in; measured, never zero */
    /* first is word 0 of the lowest lane in the mask, stride that lane's. */
    void (*permute)(uint64_t *first, size_t stride);
};

/* A short input and its padding, as words of a state: words of p, then the last one, in which the
 * input ends. The rest is zero, but for the last bit of the padding at the end of the block. */
struct keccak_seed {
    const uint8_t *p; /* 8 * words bytes */
    uint64_t last;
    uint8_t words; /* 0 to KECCAK_SEED_WORDS */
    uint8_t rate;  /* 0: without that last bit */
};

struct keccak_ops {
    const char *name;
    unsigned lanes; /* 1 to KECCAK_MAX_LANES */
    /* Lanes are many, and a call with all of them costs at most twice what one with a lone lane
     * does: what may turn out to be of no use runs beside a chain. */
    bool eager;
    unsigned spare; /* mask of lanes that cost more than the others: taken only where that ends
                     * everything sooner (queue.h) */
    uint8_t offset[KECCAK_MAX_LANES];
    uint8_t stride[KECCAK_MAX_LANES];
    const struct keccak_kernel *kernels;
    /* Index of the kernel to call first when the lanes in the mask `live` (never zero) owe a
     * permutation. The kernel covers at least one of them. The queue then asks again for those that
     * remain. The sum of costs must be the least that the kernels allow; a test recomputes it. */
    unsigned (*choose)(unsigned live);
    unsigned kernel_count;
    /* Blocks in and out; in all three, arrays are indexed by lane and read only where a lane is in
     * the mask, but for `rate`, of which KECCAK_LANE_SLOTS bytes may be read. Rates are multiples
     * of 8, from 72 to KECCAK_MAX_RATE.
     *
     * Make the states of some lanes anew: */
    void (*begin)(const struct keccak_ops *ops, uint64_t *state, unsigned lanes,
                  const struct keccak_seed *seed);
    /* XOR a block of rate[] bytes into each of some lanes: */
    void (*absorb)(const struct keccak_ops *ops, uint64_t *state, unsigned lanes,
                   const uint8_t *const *block, const uint8_t *rate);
    /* Copy the first rate[] bytes of some lanes to out[], which is anywhere, and write no other: */
    void (*squeeze)(const struct keccak_ops *ops, const uint64_t *state, unsigned lanes,
                    uint8_t *const *out, const uint8_t *rate);
    /* One state of 25 consecutive words, for the incremental sponge. */
    void (*f1600)(uint64_t state[KECCAK_WORDS]);
};

/* Portable C: one lane. FIPS 202, Algorithm 7 (KECCAK-p[1600, 24]). */
extern const struct keccak_ops qtn_keccak_ref;
void qtn_keccak_f1600_ref(uint64_t state[KECCAK_WORDS]);

/* x86-64 only. */
extern const struct keccak_ops qtn_keccak_avx2;
extern const struct keccak_ops qtn_keccak_avx512;

/* AArch64 only: by what permutes one lane, and what permutes more at a time. */
extern const struct keccak_ops qtn_keccak_aarch64_gpr;
extern const struct keccak_ops qtn_keccak_aarch64_hybrid;
extern const struct keccak_ops qtn_keccak_aarch64_hybrid_plain;
extern const struct keccak_ops qtn_keccak_aarch64_sha3;
extern const struct keccak_ops qtn_keccak_aarch64_gpr_sha3;
extern const struct keccak_ops qtn_keccak_aarch64_hybrid_sha3;

#endif
