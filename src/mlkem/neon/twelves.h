/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Sixteen values of 12 bits from 24 bytes. */
#ifndef QTN_MLKEM_NEON_TWELVES_H
#define QTN_MLKEM_NEON_TWELVES_H

#include "mlkem/neon/reduce.h"

struct twelves {
    uint16x8_t low, high;
};

/* The words that `index` takes: each first one has four bits too many on top, each second one
 * below. */
QTN_INLINE uint16x8_t twelves_of(uint8x16_t x, uint8x16_t index) {
    const int16x8_t down = {0, -4, 0, -4, 0, -4, 0, -4};
    const uint16x8_t words = vreinterpretq_u16_u8(vqtbl1q_u8(x, index));
    return vandq_u16(vshlq_u16(words, down), vdupq_n_u16(0xfff));
}

QTN_INLINE struct twelves load_twelves(const uint8_t *p) {
    const uint8x16_t index = {0, 1, 1, 2, 3, 4, 4, 5, 6, 7, 7, 8, 9, 10, 10, 11};
    const uint8x16_t behind = vaddq_u8(index, vdupq_n_u8(4));
    return (struct twelves){twelves_of(vld1q_u8(p), index), twelves_of(vld1q_u8(p + 8), behind)};
}

#endif
