/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Bytes at any address, into and out of the two 16-byte lanes of a register. */
#ifndef QTN_MLKEM_AVX2_LANES_H
#define QTN_MLKEM_AVX2_LANES_H

#include "common/compiler.h"
#include <immintrin.h>
#include <stdint.h>
#include <string.h>

QTN_INLINE __m128i load16(const uint8_t *p) {
    return _mm_loadu_si128((const __m128i *)(const void *)p);
}

QTN_INLINE __m256i load32(const uint8_t *p) {
    return _mm256_loadu_si256((const __m256i *)(const void *)p);
}

QTN_INLINE void store32(uint8_t *p, __m256i x) {
    _mm256_storeu_si256((__m256i *)(void *)p, x);
}

QTN_INLINE void store16(uint8_t *p, __m128i x) {
    _mm_storeu_si128((__m128i *)(void *)p, x);
}

QTN_INLINE void store8(uint8_t *p, __m128i x) {
    _mm_storel_epi64((__m128i *)(void *)p, x);
}

QTN_INLINE void store4(uint8_t *p, __m128i x) {
    const int32_t low = _mm_cvtsi128_si32(x);
    memcpy(p, &low, sizeof low);
}

QTN_INLINE void store2(uint8_t *p, __m128i x) {
    const int16_t low = (int16_t)_mm_cvtsi128_si32(x);
    memcpy(p, &low, sizeof low);
}

/* The same 16 bytes in both lanes: a pattern for _mm256_shuffle_epi8, where -1 makes a zero, or a
 * table that it looks up. */
QTN_INLINE __m256i both(__m128i x) {
    return _mm256_broadcastsi128_si256(x);
}

/* Sixteen bytes in each lane, the upper lane's from `ahead` bytes further on. */
QTN_INLINE __m256i load_lanes(const uint8_t *p, unsigned ahead) {
    return _mm256_inserti128_si256(_mm256_castsi128_si256(load16(p)), load16(p + ahead), 1);
}

/* Sixteen 12-bit values from 24 bytes. */
QTN_INLINE __m256i load_twelves(const uint8_t *p) {
    /* The two bytes around each value. */
    const __m256i words = _mm256_setr_epi8(0, 1, 1, 2, 3, 4, 4, 5, 6, 7, 7, 8, 9, 10, 10, 11, /**/
                                           4, 5, 5, 6, 7, 8, 8, 9, 10, 11, 11, 12, 13, 14, 14, 15);
    const __m256i x = _mm256_shuffle_epi8(load_lanes(p, 8), words);
    const __m256i values = _mm256_blend_epi16(x, _mm256_srli_epi16(x, 4), 0xaa);
    return _mm256_and_si256(values, _mm256_set1_epi16(0xfff));
}

#endif
