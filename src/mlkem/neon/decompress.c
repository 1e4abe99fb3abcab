/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 203, Algorithm 6 (ByteDecode) with equation 4.8 (Decompress): the d bits of a value are
 * moved to the top of 15, where SQRDMULH by q does the rest: (y * 2^(16 - d) * q + 2^15) / 2^16. */
#include "mlkem/neon/neon.h"
#include "mlkem/neon/reduce.h"

/* Which bytes make the word of each value, and how far it has to go up for its value to end at bit
 * 15; the rest is masked. */
struct layout {
    uint8x16_t index;
    int16x8_t up;
    uint16_t mask;
};

QTN_INLINE int16x8_t decompress(uint8x16_t x, struct layout l) {
    const uint16x8_t words = vreinterpretq_u16_u8(vqtbl1q_u8(x, l.index));
    const uint16x8_t top = vandq_u16(vshlq_u16(words, l.up), vdupq_n_u16(l.mask));
    return vqrdmulhq_n_s16(vreinterpretq_s16_u16(top), MLKEM_Q);
}

/* n bytes at in + n * i, and some behind them that are not looked at; the last of `count` end where
 * the buffer does. n is a literal. */
#define LOAD_SOME(in, i, count, n)                 \
    ((i) != (count)-1 ? vld1q_u8((in) + (n) * (i)) \
                      : vextq_u8(vld1q_u8((in) + (n) * (count)-16), vdupq_n_u8(0), 16 - (n)))

void qtn_mlkem_neon_decompress1(struct mlkem_poly *r, const uint8_t *in) {
    const uint16x8_t bits = {1, 2, 4, 8, 16, 32, 64, 128};
    const uint16x8_t half = vdupq_n_u16((MLKEM_Q + 1) / 2);
    for (unsigned i = 0; i < MLKEM_N / 8; i++) {
        const uint16x8_t byte = vreinterpretq_u16_u8(vdupq_n_u8(in[i]));
        const uint16x8_t c = vandq_u16(vtstq_u16(byte, bits), half);
        vst1q_s16(r->c + 8 * i, vreinterpretq_s16_u16(c));
    }
}

void qtn_mlkem_neon_decompress4(struct mlkem_poly *r, const uint8_t *in) {
    const struct layout l = {{0, 64, 0, 64, 1, 64, 1, 64, 2, 64, 2, 64, 3, 64, 3, 64},
                             {11, 7, 11, 7, 11, 7, 11, 7},
                             0x7800};
    struct layout next = l;
    next.index = vaddq_u8(l.index, vdupq_n_u8(4));
    for (unsigned i = 0; i < MLKEM_N / 16; i++) {
        const uint8x16_t x = vcombine_u8(vld1_u8(in + 8 * i), vdup_n_u8(0));
        vst1q_s16(r->c + 16 * i, decompress(x, l));
        vst1q_s16(r->c + 16 * i + 8, decompress(x, next));
    }
}

void qtn_mlkem_neon_decompress5(struct mlkem_poly *r, const uint8_t *in) {
    const struct layout l = {
        {0, 64, 0, 1, 1, 64, 1, 2, 2, 3, 3, 64, 3, 4, 4, 64}, {10, 5, 8, 3, 6, 9, 4, 7}, 0x7c00};
    struct layout next = l;
    next.index = vaddq_u8(l.index, vdupq_n_u8(5));
    for (unsigned i = 0; i < MLKEM_N / 16; i++) {
        const uint8x16_t x = LOAD_SOME(in, i, MLKEM_N / 16, 10);
        vst1q_s16(r->c + 16 * i, decompress(x, l));
        vst1q_s16(r->c + 16 * i + 8, decompress(x, next));
    }
}

void qtn_mlkem_neon_decompress10(struct mlkem_poly *r, const uint8_t *in) {
    const struct layout l = {
        {0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9}, {5, 3, 1, -1, 5, 3, 1, -1}, 0x7fe0};
    for (unsigned i = 0; i < MLKEM_N / 8; i++) {
        const uint8x16_t x = LOAD_SOME(in, i, MLKEM_N / 8, 10);
        vst1q_s16(r->c + 8 * i, decompress(x, l));
    }
}

/* Two of eight values lie in three bytes, so four go into words of four. */
void qtn_mlkem_neon_decompress11(struct mlkem_poly *r, const uint8_t *in) {
    const uint8x16_t first = {0, 1, 2, 3, 1, 2, 3, 4, 2, 3, 4, 5, 4, 5, 6, 7};
    const uint8x16_t second = {5, 6, 7, 8, 6, 7, 8, 9, 8, 9, 10, 64, 9, 10, 64, 64};
    const int32x4_t up1 = {4, 1, -2, 3}, up2 = {0, -3, 2, -1};
    for (unsigned i = 0; i < MLKEM_N / 8; i++) {
        const uint8x16_t x = LOAD_SOME(in, i, MLKEM_N / 8, 11);
        const uint32x4_t a = vshlq_u32(vreinterpretq_u32_u8(vqtbl1q_u8(x, first)), up1);
        const uint32x4_t b = vshlq_u32(vreinterpretq_u32_u8(vqtbl1q_u8(x, second)), up2);
        const uint16x8_t words = vuzp1q_u16(vreinterpretq_u16_u32(a), vreinterpretq_u16_u32(b));
        const uint16x8_t top = vandq_u16(words, vdupq_n_u16(0x7ff0));
        vst1q_s16(r->c + 8 * i, vqrdmulhq_n_s16(vreinterpretq_s16_u16(top), MLKEM_Q));
    }
}
