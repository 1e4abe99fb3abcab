/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 204, section 7.4 (Algorithms 35 to 40) and the norm checks, in portable C. High bits are
 * packed and read packed: w1Encode (Algorithm 28) is a part of each function. */
#include "common/ct.h"
#include "common/wipe.h"
#include "mldsa/ref/reduce.h"
#include "mldsa/ref/ref.h"

enum { GAMMA2_88 = (MLDSA_Q - 1) / 88, GAMMA2_32 = (MLDSA_Q - 1) / 32 };

/* --- Algorithm 35 (Power2Round) -------------------------------------------------------------- */

void qtn_mldsa_ref_power2round(struct mldsa_poly *t, struct mldsa_poly *t0,
                               const struct mldsa_poly *e) {
    for (unsigned i = 0; i < MLDSA_N; i++) {
        const int32_t c = mldsa_canonical(t->c[i] + e->c[i]);
        const int32_t high = (c + (1 << (MLDSA_D - 1)) - 1) >> MLDSA_D;
        t0->c[i] = c - high * (1 << MLDSA_D);
        t->c[i] = high;
    }
}

/* --- Algorithms 36 to 38 (Decompose, HighBits, LowBits) -------------------------------------- */

/* High bits of c in [0, q), before the wrap of q - 1: ceil((c - gamma2) / (2 * gamma2)), in [0, 44]
 * and [0, 16]. 2 * gamma2 is 2^11 * 93 and 2^9 * 1023; after the shift, the division is a
 * multiplication by a reciprocal that is exact for every value that occurs. */
static inline int32_t high_88(int32_t c) {
    return (((c + GAMMA2_88 - 1) >> 11) * 2819) >> 18;
}

static inline int32_t high_32(int32_t c) {
    return (((c + GAMMA2_32 - 1) >> 9) * 16401) >> 24;
}

struct rounded {
    int32_t high, low;
};

/* The wrap: where c is nearer to q than to the last multiple, high is 0 and low is c - q. */
static inline struct rounded decompose(int32_t c, int32_t high, int32_t gamma2, int32_t m) {
    const int32_t wrap = (m - 1 - high) >> 31; /* all ones where high is m */
    return (struct rounded){.high = high & ~wrap, .low = c - high * 2 * gamma2 + wrap};
}

static inline struct rounded decompose_88(int32_t w) {
    const int32_t c = mldsa_canonical(w);
    return decompose(c, high_88(c), GAMMA2_88, 44);
}

static inline struct rounded decompose_32(int32_t w) {
    const int32_t c = mldsa_canonical(w);
    return decompose(c, high_32(c), GAMMA2_32, 16);
}

/* Four values of 6 bits in three bytes, two of 4 bits in one. */
static inline void pack_high_88(uint8_t *out, const uint8_t v[4]) {
    out[0] = (uint8_t)(v[0] | v[1] << 6);
    out[1] = (uint8_t)(v[1] >> 2 | v[2] << 4);
    out[2] = (uint8_t)(v[2] >> 4 | v[3] << 2);
}

static inline void unpack_high_88(uint8_t v[4], const uint8_t *in) {
    v[0] = in[0] & 63;
    v[1] = (uint8_t)((in[0] >> 6 | in[1] << 2) & 63);
    v[2] = (uint8_t)((in[1] >> 4 | in[2] << 4) & 63);
    v[3] = in[2] >> 2;
}

/* All 256, in 6 or 4 bits each. */
static void pack_highs_88(uint8_t *out, const uint8_t *v) {
    for (unsigned i = 0; i < MLDSA_N / 4; i++)
        pack_high_88(out + 3 * i, v + 4 * i);
}

static void pack_highs_32(uint8_t *out, const uint8_t *v) {
    for (unsigned i = 0; i < MLDSA_N / 2; i++)
        out[i] = (uint8_t)(v[2 * i] | v[2 * i + 1] << 4);
}

/* Rounding and packing in loops of their own: the first becomes vector code. */
void qtn_mldsa_ref_decompose_88(struct mldsa_poly *w, uint8_t *w1) {
    uint8_t v[MLDSA_N];
    for (unsigned i = 0; i < MLDSA_N; i++) {
        const struct rounded r = decompose_88(w->c[i]);
        v[i] = (uint8_t)r.high;
        w->c[i] = r.low;
    }
    pack_highs_88(w1, v);
    qtn_wipe(v, sizeof v);
}

void qtn_mldsa_ref_decompose_32(struct mldsa_poly *w, uint8_t *w1) {
    uint8_t v[MLDSA_N];
    for (unsigned i = 0; i < MLDSA_N; i++) {
        const struct rounded r = decompose_32(w->c[i]);
        v[i] = (uint8_t)r.high;
        w->c[i] = r.low;
    }
    pack_highs_32(w1, v);
    qtn_wipe(v, sizeof v);
}

/* --- Algorithm 40 (UseHint) ------------------------------------------------------------------ */

/* One step towards the side on which the low bits lie, modulo m. */
static inline uint8_t use_hint(struct rounded r, uint8_t h, int32_t m) {
    const int32_t positive = (int32_t)((uint32_t)-r.low >> 31); /* 1 where low > 0 */
    int32_t high = r.high + h * (2 * positive - 1);
    high += (high >> 31) & m;
    high -= ((m - 1 - high) >> 31) & m;
    return (uint8_t)high;
}

void qtn_mldsa_ref_use_hint_88(uint8_t *w1, const struct mldsa_poly *w, const uint8_t *h) {
    uint8_t v[MLDSA_N];
    for (unsigned i = 0; i < MLDSA_N; i++)
        v[i] = use_hint(decompose_88(w->c[i]), h[i], 44);
    pack_highs_88(w1, v);
}

void qtn_mldsa_ref_use_hint_32(uint8_t *w1, const struct mldsa_poly *w, const uint8_t *h) {
    uint8_t v[MLDSA_N];
    for (unsigned i = 0; i < MLDSA_N; i++)
        v[i] = use_hint(decompose_32(w->c[i]), h[i], 16);
    pack_highs_32(w1, v);
}

/* --- Algorithm 39 (MakeHint) ----------------------------------------------------------------- */

/* 1 where |r| > gamma2, or r = -gamma2 and high is not 0. */
static inline uint8_t make_hint(int32_t r, int32_t gamma2, uint32_t high) {
    const uint32_t above = (uint32_t)(gamma2 - r) >> 31;
    const uint32_t below = (uint32_t)(r + gamma2) >> 31;
    const uint32_t at = (uint32_t)(r + gamma2);
    const uint32_t edge = ~(at | (0u - at)) >> 31 & (0u - high) >> 31;
    return (uint8_t)(above | below | edge);
}

unsigned qtn_mldsa_ref_make_hint_88(uint8_t *h, const struct mldsa_poly *r, const uint8_t *w1) {
    unsigned ones = 0;
    for (unsigned i = 0; i < MLDSA_N / 4; i++) {
        uint8_t v[4];
        unpack_high_88(v, w1 + 3 * i);
        for (unsigned j = 0; j < 4; j++) {
            h[4 * i + j] = make_hint(r->c[4 * i + j], GAMMA2_88, v[j]);
            ones += h[4 * i + j];
        }
    }
    return ones;
}

unsigned qtn_mldsa_ref_make_hint_32(uint8_t *h, const struct mldsa_poly *r, const uint8_t *w1) {
    unsigned ones = 0;
    for (unsigned i = 0; i < MLDSA_N / 2; i++) {
        h[2 * i] = make_hint(r->c[2 * i], GAMMA2_32, w1[i] & 15u);
        h[2 * i + 1] = make_hint(r->c[2 * i + 1], GAMMA2_32, w1[i] >> 4);
        ones += (unsigned)h[2 * i] + h[2 * i + 1];
    }
    return ones;
}

/* --- norms ----------------------------------------------------------------------------------- */

/* Negative where |c| >= bound. */
static inline int32_t room(int32_t c, int32_t bound) {
    const int32_t sign = c >> 31;
    return bound - 1 - ((c ^ sign) - sign);
}

uint32_t qtn_mldsa_ref_exceeds(struct mldsa_poly *r, int32_t bound) {
    int32_t any = 0;
    for (unsigned i = 0; i < MLDSA_N; i++) {
        r->c[i] = mldsa_reduce(r->c[i]);
        any |= room(r->c[i], bound);
    }
    return ct_negative(any);
}

uint32_t qtn_mldsa_ref_add_exceeds(struct mldsa_poly *r, const struct mldsa_poly *a,
                                   int32_t bound) {
    int32_t any = 0;
    for (unsigned i = 0; i < MLDSA_N; i++) {
        r->c[i] = mldsa_reduce(r->c[i] + a->c[i]);
        any |= room(r->c[i], bound);
    }
    return ct_negative(any);
}
