/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 203, Algorithms 5 and 6 (ByteEncode, ByteDecode) with Compress and Decompress (equations 4.7
 * and 4.8), sixteen coefficients at a time. */
#include "common/ct.h"
#include "mlkem/avx2/avx2.h"
#include "mlkem/avx2/lanes.h"
#include "mlkem/avx2/reduce.h"
#include <stdbool.h>

/* --- 12 bits: the NTT domain, no compression ------------------------------------------------ */

void qtn_mlkem_avx2_encode12(uint8_t *out, const struct mlkem_poly *a) {
    const __m256i q = _mm256_set1_epi16(MLKEM_Q);
    const __m256i weights = _mm256_set1_epi32(1 | 1 << 28);
    const __m256i bytes =
        both(_mm_setr_epi8(0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, -1, -1, -1, -1));
    for (unsigned i = 0; i < MLKEM_N / 16; i++) {
        __m256i c = load(a->c + 16 * i);
        c = _mm256_min_epu16(c, _mm256_add_epi16(c, q)); /* a negative one is large, unsigned */
        const __m256i x = _mm256_shuffle_epi8(_mm256_madd_epi16(c, weights), bytes);
        store16(out + 24 * i, _mm256_castsi256_si128(x));
        const __m128i high = _mm256_extracti128_si256(x, 1);
        if (i < MLKEM_N / 16 - 1) {
            store16(out + 24 * i + 12, high); /* four bytes too many: the next store has them */
        } else {
            store8(out + 24 * i + 12, high);
            store4(out + 24 * i + 20, _mm_srli_si128(high, 8));
        }
    }
}

uint32_t qtn_mlkem_avx2_decode12(struct mlkem_poly *r, const uint8_t *in) {
    const __m256i q = _mm256_set1_epi16(MLKEM_Q);
    __m256i below = _mm256_set1_epi16(-1);
    for (unsigned i = 0; i < MLKEM_N / 16; i++) {
        const __m256i c = load_twelves(in + 24 * i);
        const __m256i less = _mm256_sub_epi16(c, q);
        below = _mm256_and_si256(below, less); /* its sign: c < q */
        store(r->c + 16 * i, _mm256_min_epu16(c, less));
    }
    const int signs = _mm256_movemask_epi8(_mm256_srai_epi16(below, 15));
    return ct_nonzero(~(uint32_t)signs);
}

/* --- d bits, compressed ---------------------------------------------------------------------- */

/* floor(2^16 x / q) mod 2^16, and half a unit of the d-th bit from the top. 2^16 / q is 20 - 20553
 * / 2^16 and 6.3e-6; so for d <= 5 the first d bits are Compress_d(x): the error, up to 0.21, and
 * the floor cannot reach the next place where rounding changes, at 2^(15 - d) / q. In: any x. */
QTN_INLINE __m256i fraction(__m256i x, unsigned d) {
    const __m256i whole = _mm256_mullo_epi16(x, as_written(_mm256_set1_epi16(20)));
    const __m256i part = _mm256_mulhi_epi16(x, _mm256_set1_epi16(-20553));
    const __m256i half = _mm256_set1_epi16((int16_t)(1 << (15 - d)));
    return _mm256_add_epi16(_mm256_add_epi16(whole, half), part);
}

QTN_INLINE __m256i compress_short(__m256i x, unsigned d) {
    return _mm256_srli_epi16(fraction(x, d), 16 - (int)d);
}

/* The d low bits of y, or of y + 1: y is 2^d x / q rounded or less by one, as the remainder tells.
 */
QTN_INLINE __m256i compress_finish(__m256i x, __m256i y, int d) {
    const __m256i product = _mm256_mullo_epi16(y, _mm256_set1_epi16(MLKEM_Q));
    const __m256i remainder = _mm256_sub_epi16(_mm256_slli_epi16(x, d), product);
    const __m256i more = _mm256_cmpgt_epi16(remainder, _mm256_set1_epi16(MLKEM_Q / 2));
    return _mm256_and_si256(_mm256_sub_epi16(y, more), _mm256_set1_epi16((int16_t)((1 << d) - 1)));
}

/* Compress_10. x * 20159 / 2^16 misses 2^10 x / q by less than 0.15, and is floored. In: any x. */
QTN_INLINE __m256i compress_ten(__m256i x) {
    return compress_finish(x, _mm256_mulhi_epi16(x, _mm256_set1_epi16(20159)), 10);
}

/* Compress_11. x * 20159 / 2^15 misses 2^11 x / q by less than 0.29, and is rounded; one less in x
 * is 0.62 less in the product. In: any x. */
QTN_INLINE __m256i compress_eleven(__m256i x) {
    const __m256i less = _mm256_subs_epi16(x, _mm256_set1_epi16(1));
    return compress_finish(x, _mm256_mulhrs_epi16(less, _mm256_set1_epi16(20159)), 11);
}

void qtn_mlkem_avx2_compress1(uint8_t *out, const struct mlkem_poly *a) {
    for (unsigned i = 0; i < MLKEM_N / 32; i++) {
        const __m256i a0 = fraction(load(a->c + 32 * i), 1);
        const __m256i a1 = fraction(load(a->c + 32 * i + 16), 1);
        /* Signs are the bits, and are kept by the packing. */
        const __m256i x = _mm256_permute4x64_epi64(_mm256_packs_epi16(a0, a1), 0xd8);
        const int32_t bits = _mm256_movemask_epi8(x);
        memcpy(out + 4 * i, &bits, 4);
    }
}

void qtn_mlkem_avx2_decompress1(struct mlkem_poly *r, const uint8_t *in) {
    const __m256i bit = _mm256_setr_epi16(1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096,
                                          8192, 16384, -32768);
    for (unsigned i = 0; i < MLKEM_N / 16; i++) {
        int16_t x;
        memcpy(&x, in + 2 * i, 2);
        const __m256i set = _mm256_cmpeq_epi16(_mm256_and_si256(_mm256_set1_epi16(x), bit), bit);
        store(r->c + 16 * i, _mm256_and_si256(set, _mm256_set1_epi16((MLKEM_Q + 1) / 2)));
    }
}

void qtn_mlkem_avx2_compress4(uint8_t *out, const struct mlkem_poly *a) {
    const __m256i weights = _mm256_set1_epi16(1 | 16 << 8);
    for (unsigned i = 0; i < MLKEM_N / 64; i++) {
        __m256i y[4];
        for (unsigned j = 0; j < 4; j++)
            y[j] = compress_short(load(a->c + 64 * i + 16 * j), 4);
        /* Quarters of lanes are out of order after each packing; the last step puts them right. */
        const __m256i low = _mm256_maddubs_epi16(_mm256_packus_epi16(y[0], y[1]), weights);
        const __m256i high = _mm256_maddubs_epi16(_mm256_packus_epi16(y[2], y[3]), weights);
        const __m256i order = _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7);
        const __m256i x = _mm256_permutevar8x32_epi32(_mm256_packus_epi16(low, high), order);
        store32(out + 32 * i, x);
    }
}

void qtn_mlkem_avx2_decompress4(struct mlkem_poly *r, const uint8_t *in) {
    /* Each byte in two words; the nibble is moved to bits 11 to 14. */
    const __m256i words = _mm256_setr_epi8(0, -1, 0, -1, 1, -1, 1, -1, 2, -1, 2, -1, 3, -1, 3, -1,
                                           4, -1, 4, -1, 5, -1, 5, -1, 6, -1, 6, -1, 7, -1, 7, -1);
    const __m256i move = _mm256_set1_epi32(1 << 11 | 1 << 23);
    for (unsigned i = 0; i < MLKEM_N / 16; i++) {
        int64_t p;
        memcpy(&p, in + 8 * i, 8);
        __m256i x = _mm256_shuffle_epi8(_mm256_set1_epi64x(p), words);
        x = _mm256_and_si256(_mm256_mullo_epi16(x, move), _mm256_set1_epi16(0x7800));
        store(r->c + 16 * i, _mm256_mulhrs_epi16(x, _mm256_set1_epi16(MLKEM_Q)));
    }
}

/* Four pairs of ten-bit words in each lane become its first ten bytes. Every second pair is moved
 * up by four bits, so that it shares one byte with the pair before. */
QTN_INLINE __m256i join_tens(__m256i x) {
    const __m256i weights = _mm256_set1_epi64x(1 | 1 << 26 | (int64_t)(1 << 4 | 1 << 30) << 32);
    const __m256i own =
        both(_mm_setr_epi8(0, 1, 2, 5, 6, 8, 9, 10, 13, 14, -1, -1, -1, -1, -1, -1));
    const __m256i shared =
        both(_mm_setr_epi8(-1, -1, 4, -1, -1, -1, -1, 12, -1, -1, -1, -1, -1, -1, -1, -1));
    x = _mm256_madd_epi16(x, weights);
    return _mm256_or_si256(_mm256_shuffle_epi8(x, own), _mm256_shuffle_epi8(x, shared));
}

/* The first ten bytes of each lane. Where more output follows, six bytes of it are overwritten. */
QTN_INLINE void store_tens(uint8_t *out, __m256i x, bool last) {
    const __m128i high = _mm256_extracti128_si256(x, 1);
    store16(out, _mm256_castsi256_si128(x));
    if (last) {
        store8(out + 10, high);
        store2(out + 18, _mm_srli_si128(high, 8));
    } else {
        store16(out + 10, high);
    }
}

void qtn_mlkem_avx2_compress5(uint8_t *out, const struct mlkem_poly *a) {
    for (unsigned i = 0; i < MLKEM_N / 32; i++) {
        const __m256i y0 = compress_short(load(a->c + 32 * i), 5);
        const __m256i y1 = compress_short(load(a->c + 32 * i + 16), 5);
        const __m256i x = _mm256_permute4x64_epi64(_mm256_packus_epi16(y0, y1), 0xd8);
        const __m256i tens = _mm256_maddubs_epi16(x, _mm256_set1_epi16(1 | 32 << 8));
        store_tens(out + 20 * i, join_tens(tens), i == MLKEM_N / 32 - 1);
    }
}

void qtn_mlkem_avx2_decompress5(struct mlkem_poly *r, const uint8_t *in) {
    /* The two bytes around each value, and what moves it to bits 10 to 14. */
    const __m256i words0 = _mm256_setr_epi8(0, 1, 0, 1, 1, 2, 1, 2, 2, 3, 3, 4, 3, 4, 4, -1, 5, 6,
                                            5, 6, 6, 7, 6, 7, 7, 8, 8, 9, 8, 9, 9, -1);
    const __m256i words1 =
        _mm256_setr_epi8(6, 7, 6, 7, 7, 8, 7, 8, 8, 9, 9, 10, 9, 10, 10, -1, 11, 12, 11, 12, 12, 13,
                         12, 13, 13, 14, 14, 15, 14, 15, 15, -1);
    const __m256i move =
        both(_mm_setr_epi16(1 << 10, 1 << 5, 1 << 8, 1 << 3, 1 << 6, 1 << 9, 1 << 4, 1 << 7));
    const __m256i mask = _mm256_set1_epi16(0x7c00), q = _mm256_set1_epi16(MLKEM_Q);
    for (unsigned i = 0; i < MLKEM_N / 32; i++) {
        __m256i x = _mm256_shuffle_epi8(both(load16(in + 20 * i)), words0);
        __m256i y = _mm256_shuffle_epi8(both(load16(in + 20 * i + 4)), words1);
        x = _mm256_and_si256(_mm256_mullo_epi16(x, move), mask);
        y = _mm256_and_si256(_mm256_mullo_epi16(y, move), mask);
        store(r->c + 32 * i, _mm256_mulhrs_epi16(x, q));
        store(r->c + 32 * i + 16, _mm256_mulhrs_epi16(y, q));
    }
}

void qtn_mlkem_avx2_compress10(uint8_t *out, const struct mlkem_poly *a) {
    for (unsigned i = 0; i < MLKEM_N / 16; i++) {
        const __m256i x = compress_ten(load(a->c + 16 * i));
        store_tens(out + 20 * i, join_tens(x), i == MLKEM_N / 16 - 1);
    }
}

void qtn_mlkem_avx2_decompress10(struct mlkem_poly *r, const uint8_t *in) {
    const __m256i words = _mm256_setr_epi8(0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9, 6, 7, 7,
                                           8, 8, 9, 9, 10, 11, 12, 12, 13, 13, 14, 14, 15);
    const __m256i move = both(_mm_setr_epi16(1 << 6, 1 << 4, 1 << 2, 1, 1 << 6, 1 << 4, 1 << 2, 1));
    for (unsigned i = 0; i < MLKEM_N / 16; i++) {
        __m256i x = _mm256_shuffle_epi8(load_lanes(in + 20 * i, 4), words);
        x = _mm256_srli_epi16(_mm256_mullo_epi16(x, move), 1); /* the value on bits 5 to 14 */
        x = _mm256_and_si256(x, _mm256_set1_epi16(0x7fe0));
        store(r->c + 16 * i, _mm256_mulhrs_epi16(x, _mm256_set1_epi16(MLKEM_Q)));
    }
}

void qtn_mlkem_avx2_compress11(uint8_t *out, const struct mlkem_poly *a) {
    /* Pairs of 22 bits, at bits 22, 44, 66: moved up so that each shares one byte with the one
     * before. */
    const __m256i weights = _mm256_set1_epi32(1 | 1 << 27);
    const __m256i up = both(_mm_setr_epi32(0, 6, 4, 2));
    const __m256i own =
        both(_mm_setr_epi8(0, 1, 2, 5, 6, 7, 9, 10, 11, 13, 14, -1, -1, -1, -1, -1));
    const __m256i shared =
        both(_mm_setr_epi8(-1, -1, 4, -1, -1, 8, -1, -1, 12, -1, -1, -1, -1, -1, -1, -1));
    for (unsigned i = 0; i < MLKEM_N / 16; i++) {
        __m256i x = compress_eleven(load(a->c + 16 * i));
        x = _mm256_sllv_epi32(_mm256_madd_epi16(x, weights), up);
        x = _mm256_or_si256(_mm256_shuffle_epi8(x, own), _mm256_shuffle_epi8(x, shared));
        const __m128i high = _mm256_extracti128_si256(x, 1);
        store16(out + 22 * i, _mm256_castsi256_si128(x));
        if (i < MLKEM_N / 16 - 1) {
            store16(out + 22 * i + 11, high);
        } else {
            store8(out + 22 * i + 11, high);
            store4(out + 22 * i + 18, _mm_srli_si128(high, 7));
        }
    }
}

void qtn_mlkem_avx2_decompress11(struct mlkem_poly *r, const uint8_t *in) {
    /* The four bytes around each pair of values. The last would be one byte behind the sixteen of
     * the upper lane, and is not needed. */
    const __m256i pairs = _mm256_setr_epi8(0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 8, 9, 10, -1, 5, 6,
                                           7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 13, 14, 15, -1);
    const __m256i down = both(_mm_setr_epi32(0, 6, 4, 2));
    for (unsigned i = 0; i < MLKEM_N / 16; i++) {
        __m256i x = _mm256_shuffle_epi8(load_lanes(in + 22 * i, 6), pairs);
        x = _mm256_srlv_epi32(x, down);
        x = _mm256_blend_epi16(_mm256_slli_epi32(x, 4), _mm256_slli_epi32(x, 9), 0xaa);
        x = _mm256_and_si256(x, _mm256_set1_epi16(0x7ff0));
        store(r->c + 16 * i, _mm256_mulhrs_epi16(x, _mm256_set1_epi16(MLKEM_Q)));
    }
}
