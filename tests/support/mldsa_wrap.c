/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "mldsa_wrap.h"
#include "mldsa/ops.h"
#include <stdlib.h>
#include <string.h>

enum {
    SEEN = 1 << 15 /* slots: four times what 1024 attempts of ML-DSA-87 need */
};

static const struct mldsa_ops *under;
static const struct mldsa_params *par;
static struct mldsa_ops over;
static struct qtn_backend backend;
static struct mldsa_rejections counts;
static uint64_t forced[4]; /* by enum mldsa_check: how many are still to fail */
static bool fill_hints;
static unsigned hint_polys, hint_sum; /* make_hint calls of this attempt, and what they gave */
static uint64_t seen[SEEN];           /* a fingerprint of each mask, open addressing; 0: free */

/* FNV-1a: two different masks with one fingerprint are out of reach for 7168 of them. */
static uint64_t fingerprint(const uint8_t *p, size_t n) {
    uint64_t x = 0xcbf29ce484222325u;
    for (size_t i = 0; i < n; i++)
        x = (x ^ p[i]) * 0x100000001b3u;
    return x != 0 ? x : 1;
}

static void note_mask(const uint8_t *in) {
    const uint64_t x = fingerprint(in, par->z_bytes);
    size_t slot = (size_t)(x >> 32) % SEEN;
    if (++counts.masks >= SEEN)
        abort();
    while (seen[slot] != 0 && seen[slot] != x)
        slot = (slot + 1) % SEEN;
    if (seen[slot] == x)
        counts.masks_again++;
    seen[slot] = x;
}

static void unpack_z_17(struct mldsa_poly *r, const uint8_t *in) {
    note_mask(in);
    under->unpack_z[MLDSA_GAMMA1_17](r, in);
}

static void unpack_z_19(struct mldsa_poly *r, const uint8_t *in) {
    note_mask(in);
    under->unpack_z[MLDSA_GAMMA1_19](r, in);
}

static bool force(enum mldsa_check check) {
    if (forced[check] == 0)
        return false;
    if (forced[check] != UINT64_MAX)
        forced[check]--;
    return true;
}

static uint32_t checked(enum mldsa_check check, uint32_t exceeds, uint64_t *count) {
    if (force(check))
        exceeds = UINT32_MAX;
    *count += exceeds != 0;
    return exceeds;
}

/* The bound says which check of Algorithm 7 (steps 23 and 28) this is: the three differ in every
 * set. Signing ends the attempt at the first polynomial that exceeds, so each is one attempt. */
static uint32_t by_bound(uint32_t exceeds, int32_t bound) {
    if (bound == par->gamma1 - par->beta)
        return checked(MLDSA_CHECK_Z, exceeds, &counts.z);
    if (bound == par->gamma2 - par->beta)
        return checked(MLDSA_CHECK_R0, exceeds, &counts.r0);
    if (bound == par->gamma2)
        return checked(MLDSA_CHECK_CT0, exceeds, &counts.ct0);
    counts.other_bounds++;
    return exceeds;
}

static uint32_t exceeds(struct mldsa_poly *r, int32_t bound) {
    return by_bound(under->exceeds(r, bound), bound);
}

static uint32_t add_exceeds(struct mldsa_poly *r, const struct mldsa_poly *a, int32_t bound) {
    hint_polys = 0; /* every attempt passes here before its hints */
    return by_bound(under->add_exceeds(r, a, bound), bound);
}

/* The k-th polynomial's hints make the attempt's sum. */
static unsigned count_hints(unsigned ones) {
    if (hint_polys == 0)
        hint_sum = 0;
    if (++hint_polys == par->k) {
        if (fill_hints)
            ones = par->omega - hint_sum;
        else if (hint_sum + ones <= par->omega && force(MLDSA_CHECK_HINT))
            ones = par->omega - hint_sum + 1;
        counts.hint += hint_sum + ones > par->omega;
    }
    hint_sum += ones;
    return ones;
}

static unsigned make_hint_88(uint8_t *h, const struct mldsa_poly *r, const uint8_t *w1) {
    return count_hints(under->make_hint[MLDSA_GAMMA2_88](h, r, w1));
}

static unsigned make_hint_32(uint8_t *h, const struct mldsa_poly *r, const uint8_t *w1) {
    return count_hints(under->make_hint[MLDSA_GAMMA2_32](h, r, w1));
}

const struct qtn_backend *mldsa_wrap_backend(const struct qtn_backend *base, qtn_mldsa_set set) {
    under = base->mldsa;
    par = qtn_mldsa_params(set);
    over = *under;
    over.unpack_z[MLDSA_GAMMA1_17] = unpack_z_17;
    over.unpack_z[MLDSA_GAMMA1_19] = unpack_z_19;
    over.exceeds = exceeds;
    over.add_exceeds = add_exceeds;
    over.make_hint[MLDSA_GAMMA2_88] = make_hint_88;
    over.make_hint[MLDSA_GAMMA2_32] = make_hint_32;
    backend = *base;
    backend.mldsa = &over;
    mldsa_wrap_reset();
    return &backend;
}

void mldsa_wrap_reject(enum mldsa_check check, uint64_t times) {
    forced[check] = times;
}

void mldsa_wrap_fill_hints(void) {
    fill_hints = true;
}

void mldsa_wrap_reset(void) {
    counts = (struct mldsa_rejections){0};
    memset(seen, 0, sizeof seen);
    memset(forced, 0, sizeof forced);
    fill_hints = false;
}

struct mldsa_rejections mldsa_wrap_read(void) {
    return counts;
}
