/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 204, Algorithms 35 to 40 with 28 (w1Encode), and norms. */
#include "mldsa/neon/bytes.h"
#include "mldsa/neon/neon.h"

void qtn_mldsa_neon_power2round(struct mldsa_poly *t, struct mldsa_poly *t0,
                                const struct mldsa_poly *e) {
    for (unsigned i = 0; i < MLDSA_N; i += 4) {
        const int32x4_t r = canonical(vaddq_s32(vld1q_s32(t->c + i), vld1q_s32(e->c + i)));
        /* Round halves down. */
        const int32x4_t t1 = vrshrq_n_s32(vsubq_s32(r, vdupq_n_s32(1)), MLDSA_D);
        vst1q_s32(t->c + i, t1);
        vst1q_s32(t0->c + i, vmlsq_n_s32(r, t1, 1 << MLDSA_D));
    }
}

/* --- high and low bits ------------------------------------------------------------------------ */

enum { GAMMA2_88 = (MLDSA_Q - 1) / 88, GAMMA2_32 = (MLDSA_Q - 1) / 32 };

/* HighBits and LowBits of four coefficients. */
struct parts {
    int32x4_t high, low;
};

/* In: |a| < 2q. The quotient by 2 * gamma2 is that of a / 2^7, rounded up, by 2 * gamma2 / 2^7;
 * tests/exhaustive tries all. The last interval of all is joined to the first: high is 0 there, and
 * low is one less than a - q. */
QTN_INLINE struct parts decompose_88(int32x4_t a) {
    const int32x4_t r = canonical(a);
    const int32x4_t t = vshrq_n_s32(vaddq_s32(r, vdupq_n_s32(127)), 7);
    const int32x4_t quotient = vqrdmulhq_n_s32(t, 11275 << 7);
    const int32x4_t low = vmlsq_n_s32(r, quotient, 2 * GAMMA2_88);
    const uint32x4_t last = vcgtq_s32(quotient, vdupq_n_s32(43));
    /* 44 * 2 * gamma2 is q - 1. */
    return (struct parts){vbicq_s32(quotient, vreinterpretq_s32_u32(last)),
                          vaddq_s32(low, vreinterpretq_s32_u32(last))};
}

QTN_INLINE struct parts decompose_32(int32x4_t a) {
    const int32x4_t r = canonical(a);
    const int32x4_t t = vshrq_n_s32(vaddq_s32(r, vdupq_n_s32(127)), 7);
    const int32x4_t quotient = vqrdmulhq_n_s32(t, 1025 << 9);
    const int32x4_t low = vmlsq_n_s32(r, quotient, 2 * GAMMA2_32);
    /* Bit 4 of the quotient tells the last interval. */
    return (struct parts){vandq_s32(quotient, vdupq_n_s32(15)),
                          vsraq_n_s32(low, vshlq_n_s32(quotient, 27), 31)};
}

/* Sixteen values of 6 bits to 12 bytes, of 4 bits to 8. */
QTN_INLINE void pack_six(uint8_t *out, uint8x16_t v) {
    const uint8x16_t together = {0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 64, 64, 64, 64};
    const uint16x8_t one = vreinterpretq_u16_u8(v);
    const uint32x4_t two = vreinterpretq_u32_u16(vsliq_n_u16(one, vshrq_n_u16(one, 8), 6));
    const uint32x4_t four = vsliq_n_u32(two, vshrq_n_u32(two, 16), 12);
    const uint8x16_t x = vqtbl1q_u8(vreinterpretq_u8_u32(four), together);
    vst1_u8(out, vget_low_u8(x));
    vst1q_lane_u32((uint32_t *)(void *)(out + 8), vreinterpretq_u32_u8(x), 2);
}

QTN_INLINE void pack_four(uint8_t *out, uint8x16_t v) {
    const uint16x8_t x = vreinterpretq_u16_u8(v);
    vst1_u8(out, vmovn_u16(vsliq_n_u16(x, vshrq_n_u16(x, 8), 4)));
}

void qtn_mldsa_neon_decompose_88(struct mldsa_poly *w, uint8_t *w1) {
    for (unsigned i = 0; i < MLDSA_N / 16; i++) {
        int32x4_t high[4];
        for (unsigned j = 0; j < 4; j++) {
            int32_t *c = w->c + 16 * i + 4 * j;
            const struct parts x = decompose_88(vld1q_s32(c));
            vst1q_s32(c, x.low);
            high[j] = x.high;
        }
        pack_six(w1 + 12 * i, bytes_of(high));
    }
}

void qtn_mldsa_neon_decompose_32(struct mldsa_poly *w, uint8_t *w1) {
    for (unsigned i = 0; i < MLDSA_N / 16; i++) {
        int32x4_t high[4];
        for (unsigned j = 0; j < 4; j++) {
            int32_t *c = w->c + 16 * i + 4 * j;
            const struct parts x = decompose_32(vld1q_s32(c));
            vst1q_s32(c, x.low);
            high[j] = x.high;
        }
        pack_four(w1 + 8 * i, bytes_of(high));
    }
}

/* --- hints ------------------------------------------------------------------------------------ */

/* Four of sixteen hints, 0 or 1, as 32 bits. */
QTN_INLINE void widen(int32x4_t out[4], uint8x16_t h) {
    const uint16x8_t a = vmovl_u8(vget_low_u8(h)), b = vmovl_high_u8(h);
    out[0] = vreinterpretq_s32_u32(vmovl_u16(vget_low_u16(a)));
    out[1] = vreinterpretq_s32_u32(vmovl_high_u16(a));
    out[2] = vreinterpretq_s32_u32(vmovl_u16(vget_low_u16(b)));
    out[3] = vreinterpretq_s32_u32(vmovl_high_u16(b));
}

/* high + 1 where low is positive, else high - 1, if there is a hint. */
QTN_INLINE int32x4_t hinted(struct parts x, int32x4_t hint) {
    const uint32x4_t up = vcgtq_s32(x.low, vdupq_n_s32(0));
    return vmlaq_s32(x.high, vbslq_s32(up, vdupq_n_s32(1), vdupq_n_s32(-1)), hint);
}

void qtn_mldsa_neon_use_hint_88(uint8_t *w1, const struct mldsa_poly *w, const uint8_t *h) {
    for (unsigned i = 0; i < MLDSA_N / 16; i++) {
        int32x4_t high[4], hint[4];
        widen(hint, vld1q_u8(h + 16 * i));
        for (unsigned j = 0; j < 4; j++)
            high[j] = hinted(decompose_88(vld1q_s32(w->c + 16 * i + 4 * j)), hint[j]);
        /* Modulo 44, from -1 to 44. */
        int8x16_t v = vreinterpretq_s8_u8(bytes_of(high));
        v = vbicq_s8(v, vreinterpretq_s8_u8(vceqq_s8(v, vdupq_n_s8(44))));
        v = vbslq_s8(vcltzq_s8(v), vdupq_n_s8(43), v);
        pack_six(w1 + 12 * i, vreinterpretq_u8_s8(v));
    }
}

void qtn_mldsa_neon_use_hint_32(uint8_t *w1, const struct mldsa_poly *w, const uint8_t *h) {
    for (unsigned i = 0; i < MLDSA_N / 16; i++) {
        int32x4_t high[4], hint[4];
        widen(hint, vld1q_u8(h + 16 * i));
        for (unsigned j = 0; j < 4; j++)
            high[j] = hinted(decompose_32(vld1q_s32(w->c + 16 * i + 4 * j)), hint[j]);
        pack_four(w1 + 8 * i, vandq_u8(bytes_of(high), vdupq_n_u8(15)));
    }
}

/* Sixteen hints from r and from what of w1 is not 0, all ones in a byte; adds to the count of each
 * place. */
QTN_INLINE uint8x16_t make_hints(const int32_t *r, int32_t gamma2, uint8x16_t not_zero) {
    int32x4_t above[4], at[4];
    for (unsigned j = 0; j < 4; j++) {
        const int32x4_t x = vld1q_s32(r + 4 * j);
        above[j] = vreinterpretq_s32_u32(vcgtq_s32(vabsq_s32(x), vdupq_n_s32(gamma2)));
        at[j] = vreinterpretq_s32_u32(vceqq_s32(x, vdupq_n_s32(-gamma2)));
    }
    return vandq_u8(vorrq_u8(bytes_of(above), vandq_u8(bytes_of(at), not_zero)), vdupq_n_u8(1));
}

unsigned qtn_mldsa_neon_make_hint_88(uint8_t *h, const struct mldsa_poly *r, const uint8_t *w1) {
    /* Four values of 6 bits lie in the words of bytes 0 and 1, twice, 1 and 2, and 2 alone. */
    const uint8x16_t index = {0, 1, 0, 1, 1, 2, 2, 64, 3, 4, 3, 4, 4, 5, 5, 64};
    const uint16x8_t six = {0x3f, 0xfc0, 0x3f0, 0xfc, 0x3f, 0xfc0, 0x3f0, 0xfc};
    uint8x16_t count = vdupq_n_u8(0);
    for (unsigned i = 0; i < MLDSA_N / 16; i++) {
        /* The last twelve bytes are loaded with those before them. */
        const unsigned from = i != MLDSA_N / 16 - 1 ? 12 * i : 192 - 16;
        const uint8x16_t x = vld1q_u8(w1 + from);
        const uint8x16_t first = vaddq_u8(index, vdupq_n_u8((uint8_t)(12 * i - from)));
        const uint8x16_t second = vaddq_u8(first, vdupq_n_u8(6));
        const uint16x8_t a = vtstq_u16(vreinterpretq_u16_u8(vqtbl1q_u8(x, first)), six);
        const uint16x8_t b = vtstq_u16(vreinterpretq_u16_u8(vqtbl1q_u8(x, second)), six);
        const uint8x16_t hints = make_hints(
            r->c + 16 * i, GAMMA2_88, vuzp1q_u8(vreinterpretq_u8_u16(a), vreinterpretq_u8_u16(b)));
        vst1q_u8(h + 16 * i, hints);
        count = vaddq_u8(count, hints);
    }
    return vaddlvq_u8(count);
}

unsigned qtn_mldsa_neon_make_hint_32(uint8_t *h, const struct mldsa_poly *r, const uint8_t *w1) {
    uint8x16_t count = vdupq_n_u8(0);
    for (unsigned i = 0; i < MLDSA_N / 16; i++) {
        const uint8x8_t x = vld1_u8(w1 + 8 * i);
        const uint8x8_t even = vtst_u8(x, vdup_n_u8(0x0f)), odd = vtst_u8(x, vdup_n_u8(0xf0));
        const uint8x16_t hints = make_hints(r->c + 16 * i, GAMMA2_32,
                                            vcombine_u8(vzip1_u8(even, odd), vzip2_u8(even, odd)));
        vst1q_u8(h + 16 * i, hints);
        count = vaddq_u8(count, hints);
    }
    return vaddlvq_u8(count);
}

/* --- norms ------------------------------------------------------------------------------------ */

QTN_INLINE uint32_t exceeds(struct mldsa_poly *r, const struct mldsa_poly *a, int32_t bound) {
    int32x4_t most = vdupq_n_s32(0);
    for (unsigned i = 0; i < MLDSA_N; i += 4) {
        int32x4_t x = vld1q_s32(r->c + i);
        if (a != NULL)
            x = vaddq_s32(x, vld1q_s32(a->c + i));
        x = reduce(x);
        vst1q_s32(r->c + i, x);
        most = vmaxq_s32(most, vabsq_s32(x));
    }
    return 0 - (uint32_t)((uint32_t)(bound - 1 - vmaxvq_s32(most)) >> 31);
}

uint32_t qtn_mldsa_neon_exceeds(struct mldsa_poly *r, int32_t bound) {
    return exceeds(r, NULL, bound);
}

uint32_t qtn_mldsa_neon_add_exceeds(struct mldsa_poly *r, const struct mldsa_poly *a,
                                    int32_t bound) {
    return exceeds(r, a, bound);
}
