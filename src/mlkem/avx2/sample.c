/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 203, Algorithms 7 and 8. */
#include "common/bytes.h"
#include "mlkem/avx2/avx2.h"
#include "mlkem/avx2/lanes.h"
#include "mlkem/avx2/reduce.h"
#include "mlkem/ref/accepted.h"

QTN_INLINE unsigned ones(uint32_t mask) {
    return (unsigned)_mm_popcnt_u32(mask);
}

/* The coefficients that mask names, moved together, and others behind them: writes eight. */
QTN_INLINE void put(int16_t *r, __m128i c, uint32_t mask) {
    const __m128i even = _mm_cvtsi64_si128((long long)accepted[mask]);
    const __m128i bytes = _mm_or_si128(_mm_unpacklo_epi8(even, even), _mm_set1_epi16(0x100));
    _mm_storeu_si128((__m128i *)(void *)r, _mm_shuffle_epi8(c, bytes));
}

/* Append what is accepted of 8, 16 or 32 candidates; gives how much that is. There must be room for
 * all. Reads 16, 24 and 48 bytes, of which the first uses 12. */
QTN_INLINE unsigned parse8(int16_t *r, const uint8_t *p) {
    const __m128i words = _mm_setr_epi8(0, 1, 1, 2, 3, 4, 4, 5, 6, 7, 7, 8, 9, 10, 10, 11);
    const __m128i x = _mm_shuffle_epi8(load16(p), words);
    const __m128i c =
        _mm_and_si128(_mm_blend_epi16(x, _mm_srli_epi16(x, 4), 0xaa), _mm_set1_epi16(0xfff));
    const __m128i less = _mm_sub_epi16(c, _mm_set1_epi16(MLKEM_Q)); /* negative: accepted */
    const __m128i signs = _mm_packs_epi16(less, _mm_setzero_si128());
    const uint32_t mask = (uint32_t)_mm_movemask_epi8(signs);
    put(r, c, mask);
    return ones(mask);
}

QTN_INLINE unsigned parse16(int16_t *r, const uint8_t *p) {
    const __m256i c = load_twelves(p);
    const __m256i less = _mm256_sub_epi16(c, _mm256_set1_epi16(MLKEM_Q));
    const uint32_t mask =
        (uint32_t)_mm256_movemask_epi8(_mm256_packs_epi16(less, _mm256_setzero_si256()));
    put(r, _mm256_castsi256_si128(c), mask & 0xff);
    put(r + ones(mask & 0xff), _mm256_extracti128_si256(c, 1), mask >> 16);
    return ones(mask);
}

QTN_INLINE unsigned parse32(int16_t *r, const uint8_t *p) {
    const __m256i q = _mm256_set1_epi16(MLKEM_Q);
    const __m256i c = load_twelves(p), d = load_twelves(p + 24);
    /* The mask's bytes: lower lanes of c and d, upper lanes of c and d. */
    const uint32_t mask = (uint32_t)_mm256_movemask_epi8(
        _mm256_packs_epi16(_mm256_sub_epi16(c, q), _mm256_sub_epi16(d, q)));
    int16_t *middle = r + ones(mask & 0xff00ff);
    put(r, _mm256_castsi256_si128(c), mask & 0xff);
    put(r + ones(mask & 0xff), _mm256_extracti128_si256(c, 1), mask >> 16 & 0xff);
    put(middle, _mm256_castsi256_si128(d), mask >> 8 & 0xff);
    put(middle + ones(mask & 0xff00), _mm256_extracti128_si256(d, 1), mask >> 24);
    return ones(mask);
}

unsigned qtn_mlkem_avx2_rej_uniform(struct mlkem_poly *r, unsigned have, const uint8_t *p,
                                    size_t n) {
    int16_t *c = r->c;
    for (; n >= 48 && have <= MLKEM_N - 32; n -= 48, p += 48)
        have += parse32(c + have, p);
    for (; n >= 24 && have <= MLKEM_N - 16; n -= 24, p += 24)
        have += parse16(c + have, p);
    for (; n >= 16 && have <= MLKEM_N - 8; n -= 12, p += 12)
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
void qtn_mlkem_avx2_cbd2(struct mlkem_poly *r, const uint8_t *p) {
    const __m256i differences =
        both(_mm_setr_epi8(0, 1, 1, 2, -1, 0, 0, 1, -1, 0, 0, 1, -2, -1, -1, 0));
    const __m256i nibble = _mm256_set1_epi8(15);
    for (unsigned i = 0; i < MLKEM_N / 64; i++) {
        const __m256i x = load32(p + 32 * i), y = _mm256_srli_epi16(x, 4);
        const __m256i even = _mm256_shuffle_epi8(differences, _mm256_and_si256(x, nibble));
        const __m256i odd = _mm256_shuffle_epi8(differences, _mm256_and_si256(y, nibble));
        const __m256i a = _mm256_unpacklo_epi8(even, odd), b = _mm256_unpackhi_epi8(even, odd);
        int16_t *c = r->c + 64 * i;
        store(c, _mm256_cvtepi8_epi16(_mm256_castsi256_si128(a)));
        store(c + 16, _mm256_cvtepi8_epi16(_mm256_castsi256_si128(b)));
        store(c + 32, _mm256_cvtepi8_epi16(_mm256_extracti128_si256(a, 1)));
        store(c + 48, _mm256_cvtepi8_epi16(_mm256_extracti128_si256(b, 1)));
    }
}

/* Four coefficients from three bytes b0, b1, b2, which are given as the words (0, b0), (b0, b1),
 * (b1, b2), (b2, 0): these hold the six bits in question from bit 8, 6, 4 and 2 on. */
QTN_INLINE __m256i cbd3(__m256i words) {
    const __m256i down = _mm256_set1_epi64x(1LL << 62 | 1LL << 44 | 1LL << 26 | 1LL << 8);
    /* Bits 0 to 2 less bit 3, and one more; two less bits 4 and 5. Unused upper bytes give the same
     * three as a difference of zero. */
    const __m256i low = both(_mm_setr_epi8(1, 2, 2, 3, 2, 3, 3, 4, 0, 1, 1, 2, 1, 2, 2, 3));
    const __m256i high = both(_mm_setr_epi8(2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0));
    const __m256i x = _mm256_and_si256(_mm256_mulhi_epu16(words, down), _mm256_set1_epi16(0x3f));
    const __m256i sum = _mm256_add_epi16(_mm256_shuffle_epi8(low, x),
                                         _mm256_shuffle_epi8(high, _mm256_srli_epi16(x, 4)));
    return _mm256_sub_epi16(sum, _mm256_set1_epi16(0x303));
}

void qtn_mlkem_avx2_cbd3(struct mlkem_poly *r, const uint8_t *p) {
    const __m256i first = _mm256_setr_epi8(-1, 0, 0, 1, 1, 2, 2, -1, -1, 3, 3, 4, 4, 5, 5, -1, /**/
                                           -1, 6, 6, 7, 7, 8, 8, -1, -1, 9, 9, 10, 10, 11, 11, -1);
    const __m256i second =
        _mm256_setr_epi8(-1, 4, 4, 5, 5, 6, 6, -1, -1, 7, 7, 8, 8, 9, 9, -1, /**/
                         -1, 10, 10, 11, 11, 12, 12, -1, -1, 13, 13, 14, 14, 15, 15, -1);
    for (unsigned i = 0; i < MLKEM_N / 32; i++) {
        const __m256i x = _mm256_shuffle_epi8(both(load16(p + 24 * i)), first);
        const __m256i y = _mm256_shuffle_epi8(both(load16(p + 24 * i + 8)), second);
        store(r->c + 32 * i, cbd3(x));
        store(r->c + 32 * i + 16, cbd3(y));
    }
}
