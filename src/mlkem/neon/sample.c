/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 203, Algorithms 7 and 8. */
#include "common/bytes.h"
#include "mlkem/neon/neon.h"
#include "mlkem/neon/twelves.h"
#include "mlkem/ref/accepted.h"

/* The coefficients that mask names, moved together, and others behind them: writes eight. */
QTN_INLINE void put(int16_t *r, uint16x8_t c, unsigned mask) {
    const uint8x16_t even = vcombine_u8(vcreate_u8(accepted[mask]), vdup_n_u8(0));
    const uint8x16_t bytes = vzip1q_u8(even, vorrq_u8(even, vdupq_n_u8(1)));
    const uint8x16_t together = vqtbl1q_u8(vreinterpretq_u8_u16(c), bytes);
    vst1q_s16(r, vreinterpretq_s16_u8(together));
}

/* Append what is accepted of 32 candidates in 48 bytes, or of the first 8 of them; gives how much
 * that is. There must be room for all. */
QTN_INLINE unsigned parse32(int16_t *r, const uint8_t *p) {
    const uint8x16_t bits = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
    const uint16x8_t q = vdupq_n_u16(MLKEM_Q);
    const struct twelves x = load_twelves(p), y = load_twelves(p + 24);
    const uint8x16_t less_x = vuzp1q_u8(vreinterpretq_u8_u16(vcltq_u16(x.low, q)),
                                        vreinterpretq_u8_u16(vcltq_u16(x.high, q)));
    const uint8x16_t less_y = vuzp1q_u8(vreinterpretq_u8_u16(vcltq_u16(y.low, q)),
                                        vreinterpretq_u8_u16(vcltq_u16(y.high, q)));
    /* A mask in each of four bytes. */
    uint8x16_t sums = vpaddq_u8(vandq_u8(less_x, bits), vandq_u8(less_y, bits));
    sums = vpaddq_u8(sums, sums);
    sums = vpaddq_u8(sums, sums);
    const uint32_t masks = vgetq_lane_u32(vreinterpretq_u32_u8(sums), 0);
    const uint32_t counts = vgetq_lane_u32(vreinterpretq_u32_u8(vcntq_u8(sums)), 0);
    const uint32_t ends = counts * 0x01010101; /* of each eight, at most 32 */
    put(r, x.low, masks & 0xff);
    put(r + (ends & 0xff), x.high, masks >> 8 & 0xff);
    put(r + (ends >> 8 & 0xff), y.low, masks >> 16 & 0xff);
    put(r + (ends >> 16 & 0xff), y.high, masks >> 24);
    return ends >> 24;
}

QTN_INLINE unsigned parse8(int16_t *r, const uint8_t *p) {
    const uint16x8_t bits = {1, 2, 4, 8, 16, 32, 64, 128};
    const uint16x8_t c = load_twelves(p).low;
    const uint16x8_t less = vandq_u16(vcltq_u16(c, vdupq_n_u16(MLKEM_Q)), bits);
    const unsigned mask = vaddvq_u16(less);
    put(r, c, mask);
    return vaddv_u8(vcnt_u8(vcreate_u8(mask)));
}

unsigned qtn_mlkem_neon_rej_uniform(struct mlkem_poly *r, unsigned have, const uint8_t *p,
                                    size_t n) {
    int16_t *c = r->c;
    for (; n >= 48 && have <= MLKEM_N - 32; n -= 48, p += 48)
        have += parse32(c + have, p);
    for (; n >= 24 && have <= MLKEM_N - 8; n -= 12, p += 12)
        have += parse8(c + have, p);
    for (; n != 0 && have < MLKEM_N; n -= 3, p += 3) {
        const uint32_t x = load24_le(p);
        const uint32_t d1 = x & 0xfff, d2 = x >> 12;
        c[have] = (int16_t)d1;
        have += d1 < MLKEM_Q;
        if (d2 < MLKEM_Q && have < MLKEM_N)
            c[have++] = (int16_t)d2;
    }
    return have;
}

/* Four bits are the index of their difference, two less two. */
void qtn_mlkem_neon_cbd2(struct mlkem_poly *r, const uint8_t *p) {
    const int8x16_t differences = {0, 1, 1, 2, -1, 0, 0, 1, -1, 0, 0, 1, -2, -1, -1, 0};
    for (unsigned i = 0; i < MLKEM_N / 32; i++) {
        const uint8x16_t x = vld1q_u8(p + 16 * i);
        const int8x16_t even = vqtbl1q_s8(differences, vandq_u8(x, vdupq_n_u8(15)));
        const int8x16_t odd = vqtbl1q_s8(differences, vshrq_n_u8(x, 4));
        const int8x16_t a = vzip1q_s8(even, odd), b = vzip2q_s8(even, odd);
        int16_t *c = r->c + 32 * i;
        vst1q_s16(c, vmovl_s8(vget_low_s8(a)));
        vst1q_s16(c + 8, vmovl_high_s8(a));
        vst1q_s16(c + 16, vmovl_s8(vget_low_s8(b)));
        vst1q_s16(c + 24, vmovl_high_s8(b));
    }
}

/* Eight coefficients from the six bytes of x at which `words` points (an index past the end gives
 * 0): the ones among three bits less those among three more. */
QTN_INLINE int16x8_t cbd3(uint8x16_t x, uint8x16_t words) {
    const int16x8_t down = {0, -6, -4, -2, 0, -6, -4, -2};
    const uint16x8_t six = vshlq_u16(vreinterpretq_u16_u8(vqtbl1q_u8(x, words)), down);
    const uint8x16_t plus = vreinterpretq_u8_u16(vandq_u16(six, vdupq_n_u16(0x07)));
    const uint8x16_t minus = vreinterpretq_u8_u16(vandq_u16(six, vdupq_n_u16(0x38)));
    return vreinterpretq_s16_u16(
        vsubq_u16(vreinterpretq_u16_u8(vcntq_u8(plus)), vreinterpretq_u16_u8(vcntq_u8(minus))));
}

void qtn_mlkem_neon_cbd3(struct mlkem_poly *r, const uint8_t *p) {
    const uint8x16_t words = {0, 1, 0, 1, 1, 2, 2, 64, 3, 4, 3, 4, 4, 5, 5, 64};
    const uint8x16_t words4 = vaddq_u8(words, vdupq_n_u8(4)),
                     words6 = vaddq_u8(words, vdupq_n_u8(6));
    const uint8x16_t words10 = vaddq_u8(words, vdupq_n_u8(10));
    for (unsigned i = 0; i < MLKEM_N / 32; i++) {
        const uint8x16_t x = vld1q_u8(p + 24 * i), y = vld1q_u8(p + 24 * i + 8);
        int16_t *c = r->c + 32 * i;
        vst1q_s16(c, cbd3(x, words));
        vst1q_s16(c + 8, cbd3(x, words6));
        vst1q_s16(c + 16, cbd3(y, words4));
        vst1q_s16(c + 24, cbd3(y, words10));
    }
}
