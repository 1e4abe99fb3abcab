/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 203, equation 4.7 (Compress) with Algorithm 5 (ByteEncode). What is above the d bits of a
 * value stays until the next value is shifted over it. */
#include "mlkem/neon/neon.h"
#include "mlkem/neon/reduce.h"

/* round(2^d / q * c) of eight coefficients, modulo 2^d: the factor is round(2^42 / q), which is
 * near enough for any |c| < q (tests/lint/constants_mlkem_neon.py tries them all). d is a literal.
 */
#define COMPRESS(c, d)                                                                      \
    vrshrn_high_n_s32(                                                                      \
        vrshrn_n_s32(vqdmulhq_n_s32(vshll_n_s16(vget_low_s16(c), d), COMPRESS_FACTOR), 11), \
        vqdmulhq_n_s32(vshll_high_n_s16(c, d), COMPRESS_FACTOR), 11)

enum { COMPRESS_FACTOR = 1321131424 };

QTN_INLINE int16x8_t load_reduced(const struct mlkem_poly *a, unsigned i) {
    return reduce(vld1q_s16(a->c + i));
}

/* The 10 or 11 lowest bytes of each vector. The next one overwrites the rest, if there is one. */
QTN_INLINE void store_over(uint8_t *out, uint8x16_t x, unsigned i, unsigned last, unsigned n) {
    if (i != last) {
        vst1q_u8(out + n * i, x);
        return;
    }
    vst1_u8(out + n * i, vget_low_u8(x));
    vst1q_lane_u8(out + n * i + 8, x, 8);
    vst1q_lane_u8(out + n * i + 9, x, 9);
    if (n == 11)
        vst1q_lane_u8(out + n * i + 10, x, 10);
}

void qtn_mlkem_neon_compress1(uint8_t *out, const struct mlkem_poly *a) {
    const int16x8_t place = {0, 1, 2, 3, 4, 5, 6, 7};
    for (unsigned i = 0; i < MLKEM_N; i += 8) {
        const int16x8_t c = COMPRESS(load_reduced(a, i), 1);
        const uint16x8_t bit = vandq_u16(vreinterpretq_u16_s16(c), vdupq_n_u16(1));
        out[i / 8] = (uint8_t)vaddvq_u16(vshlq_u16(bit, place));
    }
}

/* Eight values of a byte and eight more. */
QTN_INLINE uint8x16_t bytes_of(int16x8_t a, int16x8_t b) {
    return vuzp1q_u8(vreinterpretq_u8_s16(a), vreinterpretq_u8_s16(b));
}

void qtn_mlkem_neon_compress4(uint8_t *out, const struct mlkem_poly *a) {
    for (unsigned i = 0; i < MLKEM_N; i += 32) {
        const int16x8_t c0 = COMPRESS(load_reduced(a, i), 4);
        const int16x8_t c1 = COMPRESS(load_reduced(a, i + 8), 4);
        const int16x8_t c2 = COMPRESS(load_reduced(a, i + 16), 4);
        const int16x8_t c3 = COMPRESS(load_reduced(a, i + 24), 4);
        const uint8x16_t x = bytes_of(c0, c1), y = bytes_of(c2, c3);
        vst1q_u8(out + i / 2, vsliq_n_u8(vuzp1q_u8(x, y), vuzp2q_u8(x, y), 4));
    }
}

void qtn_mlkem_neon_compress5(uint8_t *out, const struct mlkem_poly *a) {
    const uint8x16_t together = {0, 1, 2, 3, 4, 8, 9, 10, 11, 12, 64, 64, 64, 64, 64, 64};
    for (unsigned i = 0; i < MLKEM_N / 16; i++) {
        const int16x8_t c0 = COMPRESS(load_reduced(a, 16 * i), 5);
        const int16x8_t c1 = COMPRESS(load_reduced(a, 16 * i + 8), 5);
        const uint16x8_t b = vreinterpretq_u16_u8(bytes_of(c0, c1));
        const uint32x4_t two = vreinterpretq_u32_u16(vsliq_n_u16(b, vshrq_n_u16(b, 8), 5));
        const uint64x2_t four = vreinterpretq_u64_u32(vsliq_n_u32(two, vshrq_n_u32(two, 16), 10));
        const uint64x2_t eight = vsliq_n_u64(four, vshrq_n_u64(four, 32), 20);
        store_over(out, vqtbl1q_u8(vreinterpretq_u8_u64(eight), together), i, MLKEM_N / 16 - 1, 10);
    }
}

void qtn_mlkem_neon_compress10(uint8_t *out, const struct mlkem_poly *a) {
    const uint8x16_t together = {0, 1, 2, 3, 4, 8, 9, 10, 11, 12, 64, 64, 64, 64, 64, 64};
    for (unsigned i = 0; i < MLKEM_N / 8; i++) {
        const uint32x4_t c = vreinterpretq_u32_s16(COMPRESS(load_reduced(a, 8 * i), 10));
        const uint64x2_t two = vreinterpretq_u64_u32(vsliq_n_u32(c, vshrq_n_u32(c, 16), 10));
        const uint64x2_t four = vsliq_n_u64(two, vshrq_n_u64(two, 32), 20);
        store_over(out, vqtbl1q_u8(vreinterpretq_u8_u64(four), together), i, MLKEM_N / 8 - 1, 10);
    }
}

void qtn_mlkem_neon_compress11(uint8_t *out, const struct mlkem_poly *a) {
    for (unsigned i = 0; i < MLKEM_N / 8; i++) {
        const uint32x4_t c = vreinterpretq_u32_s16(COMPRESS(load_reduced(a, 8 * i), 11));
        const uint64x2_t two = vreinterpretq_u64_u32(vsliq_n_u32(c, vshrq_n_u32(c, 16), 11));
        const uint64x2_t four = vsliq_n_u64(two, vshrq_n_u64(two, 32), 22);
        const uint64x1_t low = vget_low_u64(four), high = vget_high_u64(four);
        const uint64x2_t eight = vcombine_u64(vsli_n_u64(low, high, 44), vshr_n_u64(high, 20));
        store_over(out, vreinterpretq_u8_u64(eight), i, MLKEM_N / 8 - 1, 11);
    }
}
