/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Small coefficients as bytes, and bytes as 4 or 6 bits: what s1, s2, w1 and the hints share. */
#ifndef QTN_MLDSA_AVX2_BYTES_H
#define QTN_MLDSA_AVX2_BYTES_H

#include "mldsa/avx2/vector.h"

static inline __m128i load_16_bytes(const uint8_t *p) {
    return _mm_loadu_si128((const __m128i *)(const void *)p);
}

static inline void store_16_bytes(uint8_t *p, __m128i v) {
    _mm_storeu_si128((__m128i *)(void *)p, v);
}

static inline void store_8_bytes(uint8_t *p, __m128i v) {
    _mm_storel_epi64((__m128i *)(void *)p, v);
}

/* 16 bytes from p in the lower half, 16 from d bytes later in the upper one. */
static inline __m256i load_two(const uint8_t *p, unsigned d) {
    return _mm256_inserti128_si256(_mm256_castsi128_si256(load_16_bytes(p)), load_16_bytes(p + d),
                                   1);
}

/* 32 values of 8 bits as bytes: of vector k, lanes 0 to 3 are the dword k, lanes 4 to 7 the dword
 * 4 + k. Values outside saturate; masks stay masks. */
static inline __m256i bytes_of(const __m256i v[4]) {
    return _mm256_packs_epi16(_mm256_packs_epi32(v[0], v[1]), _mm256_packs_epi32(v[2], v[3]));
}

/* The dwords of bytes_of, or two halves of them, in order. */
static inline __m256i in_order(__m256i v) {
    return _mm256_permutevar8x32_epi32(v, _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7));
}

/* And back. */
static inline __m256i out_of_order(__m256i v) {
    return _mm256_permutevar8x32_epi32(v, _mm256_setr_epi32(0, 2, 4, 6, 1, 3, 5, 7));
}

/* 32 values of 4 bits from bytes_of to 16 bytes. */
static inline void pack_4_bits(uint8_t *out, __m256i v) {
    const __m256i pairs = _mm256_maddubs_epi16(v, _mm256_set1_epi16(16 << 8 | 1));
    const __m128i packed =
        _mm_packus_epi16(_mm256_castsi256_si128(pairs), _mm256_extracti128_si256(pairs, 1));
    /* words 0 to 3 are of the lower halves, 4 to 7 of the upper ones */
    const __m128i order = _mm_setr_epi8(0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15);
    store_16_bytes(out, _mm_shuffle_epi8(packed, order));
}

/* 32 values of 6 bits from bytes_of to 24 bytes. */
static inline void pack_6_bits(uint8_t *out, __m256i v) {
    const __m256i pairs = _mm256_maddubs_epi16(v, _mm256_set1_epi16(64 << 8 | 1));
    const __m256i fours = in_order(_mm256_madd_epi16(pairs, _mm256_set1_epi32(4096 << 16 | 1)));
    const __m256i threes =
        _mm256_setr_epi8(0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, -1, -1, -1, -1, /* lower half */
                         0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, -1, -1, -1, -1);
    const __m256i packed = _mm256_permutevar8x32_epi32(_mm256_shuffle_epi8(fours, threes),
                                                       _mm256_setr_epi32(0, 1, 2, 4, 5, 6, 3, 7));
    store_16_bytes(out, _mm256_castsi256_si128(packed));
    store_8_bytes(out + 16, _mm256_extracti128_si256(packed, 1));
}

/* 32 values of 4 bits as bytes, in order. */
static inline __m256i unpack_4_bits(const uint8_t *in) {
    const __m256i v = _mm256_cvtepu8_epi16(load_16_bytes(in));
    return _mm256_and_si256(_mm256_or_si256(v, _mm256_slli_epi16(v, 4)), _mm256_set1_epi8(15));
}

/* 32 values of 6 bits as bytes, in order. Reads 24 bytes. */
static inline __m256i unpack_6_bits(const uint8_t *in) {
    const __m256i spread = /* the upper half has been loaded from 8 bytes on: 12 is 4 */
        _mm256_setr_epi8(0, 1, 2, -1, 3, 4, 5, -1, 6, 7, 8, -1, 9, 10, 11, -1, /* lower half */
                         4, 5, 6, -1, 7, 8, 9, -1, 10, 11, 12, -1, 13, 14, 15, -1);
    const __m256i v = _mm256_shuffle_epi8(load_two(in, 8), spread);
    const __m256i v0 = _mm256_and_si256(v, _mm256_set1_epi32(63));
    const __m256i v1 = _mm256_and_si256(_mm256_slli_epi32(v, 2), _mm256_set1_epi32(63 << 8));
    const __m256i v2 = _mm256_and_si256(_mm256_slli_epi32(v, 4), _mm256_set1_epi32(63 << 16));
    const __m256i v3 = _mm256_and_si256(_mm256_slli_epi32(v, 6), _mm256_set1_epi32(63 << 24));
    return _mm256_or_si256(_mm256_or_si256(v0, v1), _mm256_or_si256(v2, v3));
}

#endif
