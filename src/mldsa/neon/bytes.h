/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Fields of bits in and out of vectors. */
#ifndef QTN_MLDSA_NEON_BYTES_H
#define QTN_MLDSA_NEON_BYTES_H

#include "mldsa/neon/reduce.h"

/* Pairs become one number each, the second behind the n bits of the first. What is above those bits
 * is lost. n is a literal. */
#define join16(v, n) \
    vsliq_n_u32(vreinterpretq_u32_u16(v), vshrq_n_u32(vreinterpretq_u32_u16(v), 16), n)
#define join32(v, n) \
    vsliq_n_u64(vreinterpretq_u64_u32(v), vshrq_n_u64(vreinterpretq_u64_u32(v), 32), n)

/* n bytes at in + n * i, and some behind them that are not looked at; the last of `count` end where
 * the buffer does. n is a literal. */
#define LOAD_SOME(in, i, count, n)                 \
    ((i) != (count)-1 ? vld1q_u8((in) + (n) * (i)) \
                      : vextq_u8(vld1q_u8((in) + (n) * (count)-16), vdupq_n_u8(0), 16 - (n)))

/* The five low bytes of both halves, at out + 10 * i. The next ones overwrite what follows, if
 * there are any. */
QTN_INLINE void store_fives(uint8_t *out, uint64x2_t v, unsigned i, unsigned last) {
    const uint8x16_t together = {0, 1, 2, 3, 4, 8, 9, 10, 11, 12, 64, 64, 64, 64, 64, 64};
    const uint8x16_t x = vqtbl1q_u8(vreinterpretq_u8_u64(v), together);
    if (i != last) {
        vst1q_u8(out + 10 * i, x);
    } else {
        vst1_u8(out + 10 * i, vget_low_u8(x));
        vst1q_lane_u16((uint16_t *)(void *)(out + 10 * i + 8), vreinterpretq_u16_u8(x), 4);
    }
}

/* Four fields: from the bytes at which index points, shifted down. */
QTN_INLINE int32x4_t fields(uint8x16_t x, uint8x16_t index, int32x4_t down, uint32_t mask) {
    const uint32x4_t words = vshlq_u32(vreinterpretq_u32_u8(vqtbl1q_u8(x, index)), down);
    return vreinterpretq_s32_u32(vandq_u32(words, vdupq_n_u32(mask)));
}

/* The low bytes of sixteen. */
QTN_INLINE uint8x16_t bytes_of(const int32x4_t v[4]) {
    const int16x8_t a = vuzp1q_s16(vreinterpretq_s16_s32(v[0]), vreinterpretq_s16_s32(v[1]));
    const int16x8_t b = vuzp1q_s16(vreinterpretq_s16_s32(v[2]), vreinterpretq_s16_s32(v[3]));
    return vuzp1q_u8(vreinterpretq_u8_s16(a), vreinterpretq_u8_s16(b));
}

#endif
