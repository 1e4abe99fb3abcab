/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 203, equation 4.7 (Compress) with Algorithm 5 (ByteEncode): a / q as a fraction of 16 bits,
 * whose first d are, rounded, what Compress_d wants. Fractions wrap as residues do, so a need not
 * be reduced for its sign. */
#include "common/bytes.h"
#include "mlkem/avx512/avx512.h"
#include "mlkem/avx512/vector.h"

/* 2^16 a / q mod 2^16, rounded down, plus half a unit of its d-th bit; 2^16 / q is 20 - 20553 /
 * 2^16 and 6.2e-6. The first d bits are Compress_d(a)
 * - for d up to 5 and any a: what is missing, 0.21 at most, is less than 2^(15 - d) / q, the least
 *   distance from a place where rounding changes;
 * - for d = 10 and |a| <= q / 2, and for d = 11 and |a| <= 2 q / 3, by trial of all. */
QTN_INLINE __m512i fraction(__m512i a, unsigned d) {
    const __m512i whole = _mm512_mullo_epi16(a, _mm512_set1_epi16(20));
    const __m512i part = _mm512_mulhi_epi16(a, _mm512_set1_epi16(-20553));
    const __m512i half = _mm512_set1_epi16((int16_t)(1 << (15 - d)));
    return _mm512_add_epi16(_mm512_add_epi16(whole, half), part);
}

/* a mod q, centred. In: any a. Out: |r| <= q / 2. */
QTN_INLINE __m512i barrett(__m512i a) {
    const __m512i h = _mm512_mulhi_epi16(a, _mm512_set1_epi16(20159)); /* round(2^26 / q) */
    const __m512i quotient = _mm512_mulhrs_epi16(h, _mm512_set1_epi16(1 << 5));
    return _mm512_sub_epi16(a, _mm512_mullo_epi16(quotient, q_lanes()));
}

/* The high bytes of a, then those of b. */
QTN_INLINE __m512i high_bytes(__m512i a, __m512i b) {
    const __m512i lanes = _mm512_set_epi8(
        127, 125, 123, 121, 119, 117, 115, 113, 111, 109, 107, 105, 103, 101, 99, 97, 95, 93, 91,
        89, 87, 85, 83, 81, 79, 77, 75, 73, 71, 69, 67, 65, 63, 61, 59, 57, 55, 53, 51, 49, 47, 45,
        43, 41, 39, 37, 35, 33, 31, 29, 27, 25, 23, 21, 19, 17, 15, 13, 11, 9, 7, 5, 3, 1);
    return _mm512_permutex2var_epi8(a, lanes, b);
}

QTN_INLINE __m512i low_bytes(__m512i a, __m512i b) {
    const __m512i lanes = _mm512_set_epi8(
        126, 124, 122, 120, 118, 116, 114, 112, 110, 108, 106, 104, 102, 100, 98, 96, 94, 92, 90,
        88, 86, 84, 82, 80, 78, 76, 74, 72, 70, 68, 66, 64, 62, 60, 58, 56, 54, 52, 50, 48, 46, 44,
        42, 40, 38, 36, 34, 32, 30, 28, 26, 24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 4, 2, 0);
    return _mm512_permutex2var_epi8(a, lanes, b);
}

/* Store n < 64 bytes at out + n * i, the i-th of `count` groups: whole registers as long as later
 * groups, which go over what is too much, reach as far. */
QTN_INLINE void store_group(uint8_t *out, unsigned i, unsigned count, unsigned n, __m512i a) {
    if (n * i + VECTOR_BYTES <= n * count)
        _mm512_storeu_si512(out + n * i, a);
    else
        _mm512_mask_storeu_epi8(out + n * i, ones(n), a);
}

QTN_INLINE __mmask32 first_bits(const int16_t *c) {
    return _mm512_movepi16_mask(fraction(load(c), 1));
}

void qtn_mlkem_avx512_compress1(uint8_t *out, const struct mlkem_poly *a) {
    UNROLL
    for (unsigned i = 0; i < 4; i++) {
        const int16_t *c = a->c + 2 * LANES * i;
        store64_le(out + 8 * i, first_bits(c) | (uint64_t)first_bits(c + LANES) << 32);
    }
}

/* 64 coefficients: four bits of each, two to a word's low byte. */
QTN_INLINE __m512i nibbles(const int16_t *c) {
    const __m512i x = high_bytes(fraction(load(c), 4), fraction(load(c + LANES), 4));
    const __m512i low = _mm512_set1_epi16(0x0f);
    /* low ? x >> 4 : x >> 8 */
    return _mm512_ternarylogic_epi64(low, _mm512_srli_epi16(x, 4), _mm512_srli_epi16(x, 8), 0xca);
}

void qtn_mlkem_avx512_compress4(uint8_t *out, const struct mlkem_poly *a) {
    UNROLL
    for (unsigned i = 0; i < 2; i++) {
        const int16_t *c = a->c + 128 * i;
        _mm512_storeu_si512(out + 64 * i, low_bytes(nibbles(c), nibbles(c + 64)));
    }
}

void qtn_mlkem_avx512_compress5(uint8_t *out, const struct mlkem_poly *a) {
    UNROLL
    for (unsigned i = 0; i < 4; i++) {
        const int16_t *c = a->c + 64 * i;
        const __m512i x = high_bytes(fraction(load(c), 5), fraction(load(c + LANES), 5));
        const __m512i fives = _mm512_and_si512(x, _mm512_set1_epi8((int8_t)0xf8));
        /* 10 and 20 bits, three zeros below them */
        const __m512i tens = _mm512_maddubs_epi16(fives, _mm512_set1_epi16(32 << 8 | 1));
        const __m512i twenties = _mm512_madd_epi16(tens, _mm512_set1_epi32(1024 << 16 | 1));
        /* 40 bits: up to the end of the even lane, down to the start of the odd one */
        const __m512i forties =
            _mm512_rolv_epi32(twenties, _mm512_set1_epi64((int64_t)29 << 32 | 9));
        const __m512i bytes = compact(_mm512_srli_epi64(forties, 12), 0x1f1f1f1f1f1f1f1f);
        store_group(out, i, 4, 40, bytes);
    }
}

/* Pairs of values of d bits, first in their words, as 2 * d bits round the middle of 32: the even
 * word stays, with what lies below, and the odd one goes down. Then the even pair up to the end of
 * its 32 bits and the odd pair down, as 4 * d bits round the middle of 64. */
QTN_INLINE __m512i fours(__m512i x, unsigned d) {
    const unsigned gap = 16 - d;
    const __m512i twos = _mm512_srlv_epi16(x, _mm512_set1_epi32((int)(gap << 16)));
    return _mm512_rolv_epi32(twos, _mm512_set1_epi64((int64_t)(32 - gap) << 32 | gap));
}

void qtn_mlkem_avx512_compress10(uint8_t *out, const struct mlkem_poly *a) {
    UNROLL
    for (unsigned i = 0; i < VECTORS; i++) {
        const __m512i x = fours(fraction(barrett(load(a->c + LANES * i)), 10), 10);
        const __m512i bytes = compact(_mm512_srli_epi64(x, 12), 0x1f1f1f1f1f1f1f1f);
        store_group(out, i, VECTORS, 40, bytes);
    }
}

void qtn_mlkem_avx512_compress11(uint8_t *out, const struct mlkem_poly *a) {
    UNROLL
    for (unsigned i = 0; i < VECTORS; i++) {
        const __m512i x = fours(fraction(reduce(load(a->c + LANES * i)), 11), 11);
        /* The even 44 bits up, the odd ones down; then both, as 88 of 128, down by 20. */
        const __m512i y = _mm512_rolv_epi64(x, _mm512_set4_epi64(54, 10, 54, 10));
        const __m512i eights = _mm512_shrdi_epi64(y, _mm512_bsrli_epi128(y, 8), 20);
        const __m512i bytes = compact(eights, 0x07ff07ff07ff07ff);
        store_group(out, i, VECTORS, 44, bytes);
    }
}
