/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Products by the challenge c (FIPS 204, Algorithm 7, steps 18 to 25).
 *
 * c has at most 60 coefficients that are not 0, so c * s modulo X^256 + 1 is at most 60 additions
 * of s, shifted: for |s| <= 4 in bytes, where 64 coefficients fill a register. A shift by p that
 * negates what wraps around is a window of the repeated sequence (-s, s, -s), which begins at
 * 256 - p, and its negative one that begins at 512 - p. A load that is not aligned costs two, so
 * windows are cut from aligned registers. Which ones are read depends on c alone.
 *
 * Larger factors are multiplied by NTT. */
#include "mldsa/avx512/avx512.h"
#include "mldsa/avx512/vector.h"

#include <string.h>

/* What c becomes: for each coefficient that is not 0, with its window beginning at 64k + b and b in
 * [1, 64], 64k and b in each byte; and how many there are. */
enum { OFFSETS = 0, SHIFTS = 64, COUNT = 128, MOST = 64 };

void qtn_mldsa_avx512_challenge(struct mldsa_poly *c) {
    /* 255 - p, or 511 - p where c is negative: one less than where the window begins */
    int32_t begin[MLDSA_N + 16];
    const __m512i lane = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    int32_t n = 0;
    for (int32_t i = 0; i < MLDSA_N; i += 16) {
        const __m512i v = load(c->c + i);
        const __mmask16 there = _mm512_test_epi32_mask(v, v);
        const __mmask16 minus = _mm512_movepi32_mask(v);
        __m512i at = _mm512_sub_epi32(splat(MLDSA_N - 1 - i), lane);
        at = _mm512_mask_add_epi32(at, minus, at, splat(MLDSA_N));
        store(begin + n, _mm512_mask_compress_epi32(at, there, at));
        n += _mm_popcnt_u32(there);
    }
    for (unsigned i = 0; i < MOST; i += 16) {
        const __m512i at = load(begin + i);
        const __m512i b = _mm512_add_epi32(_mm512_and_si512(at, splat(63)), splat(1));
        store(c->c + OFFSETS + i, _mm512_and_si512(at, splat(7 * 64)));
        store(c->c + SHIFTS + i, _mm512_mullo_epi32(b, splat(0x01010101)));
    }
    c->c[COUNT] = n;
}

/* --- |s| <= 4: sums of 31 fit in bytes ------------------------------------------------------- */

enum { QUARTERS = MLDSA_N / 64, BYTE_SUMS = 31 };

void qtn_mldsa_avx512_factor_small(struct mldsa_poly *s) {
    const __m512i straight =
        _mm512_setr_epi32(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
    __m512i bytes[QUARTERS];
    for (unsigned k = 0; k < QUARTERS; k++) {
        const int32_t *c = s->c + 64 * k;
        const __m512i v[4] = {load(c), load(c + 16), load(c + 32), load(c + 48)};
        bytes[k] = _mm512_permutexvar_epi32(straight, narrow(v));
    }
    for (unsigned k = 0; k < QUARTERS; k++) {
        const __m512i minus = _mm512_sub_epi8(_mm512_setzero_si512(), bytes[k]);
        store(s->c + 16 * k, minus);
        store(s->c + 64 + 16 * k, bytes[k]);
        store(s->c + 128 + 16 * k, minus);
    }
}

/* Adds windows [first, end) to sum, byte by byte. */
static inline void add_windows(__m512i sum[QUARTERS], const struct mldsa_poly *c,
                               const struct mldsa_poly *s, int32_t first, int32_t end) {
    uint64_t lanes[8];
    for (unsigned i = 0; i < 8; i++)
        lanes[i] = 0x0706050403020100 + 0x0808080808080808 * i;
    const __m512i lane = load(lanes);
    __m512i sum0 = sum[0], sum1 = sum[1], sum2 = sum[2], sum3 = sum[3];
    for (int32_t i = first; i < end; i++) {
        const int8_t *w = (const int8_t *)s + c->c[OFFSETS + i];
        const __m512i index = _mm512_add_epi8(lane, splat(c->c[SHIFTS + i]));
        const __m512i w0 = load(w), w1 = load(w + 64), w2 = load(w + 128), w3 = load(w + 192);
        const __m512i w4 = _mm512_sub_epi8(_mm512_setzero_si512(), w0); /* saves a load */
        sum0 = _mm512_add_epi8(sum0, _mm512_permutex2var_epi8(w0, index, w1));
        sum1 = _mm512_add_epi8(sum1, _mm512_permutex2var_epi8(w1, index, w2));
        sum2 = _mm512_add_epi8(sum2, _mm512_permutex2var_epi8(w2, index, w3));
        sum3 = _mm512_add_epi8(sum3, _mm512_permutex2var_epi8(w3, index, w4));
    }
    sum[0] = sum0;
    sum[1] = sum1;
    sum[2] = sum2;
    sum[3] = sum3;
}

/* r = a + b for 64 bytes with sign: pairs of a byte of each are added up to words, and the words of
 * each dword are two coefficients 16 apart. */
static inline void add_widening(int32_t *r, __m512i a, __m512i b) {
    const __m512i lane = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    const __m512i pairs = _mm512_add_epi32(_mm512_mullo_epi32(lane, splat(0x01010101)),
                                           splat(0x50104000)); /* l, 64 + l, 16 + l, 80 + l */
    for (unsigned i = 0; i < 64; i += 32) {
        const __m512i index = _mm512_add_epi8(pairs, _mm512_set1_epi8((char)i));
        const __m512i both = _mm512_permutex2var_epi8(a, index, b);
        const __m512i words = _mm512_maddubs_epi16(_mm512_set1_epi8(1), both);
        store(r + i, _mm512_madd_epi16(words, splat(1)));
        store(r + i + 16, _mm512_srai_epi32(words, 16));
    }
}

void qtn_mldsa_avx512_mul_challenge_small(struct mldsa_poly *r, const struct mldsa_poly *c,
                                          const struct mldsa_poly *s) {
    const __m512i zero = _mm512_setzero_si512();
    __m512i first[QUARTERS] = {zero, zero, zero, zero};
    __m512i second[QUARTERS] = {zero, zero, zero, zero};
    const int32_t n = c->c[COUNT];
    const int32_t half = n < BYTE_SUMS ? n : BYTE_SUMS;
    add_windows(first, c, s, 0, half);
    add_windows(second, c, s, half, n);
    for (unsigned k = 0; k < QUARTERS; k++)
        add_widening(r->c + 64 * k, first[k], second[k]);
}

/* --- |s| <= 2^12 ----------------------------------------------------------------------------- */

void qtn_mldsa_avx512_factor_large(struct mldsa_poly *s) {
    qtn_mldsa_avx512_ntt(s, s);
}

void qtn_mldsa_avx512_mul_challenge_large(struct mldsa_poly *r, const struct mldsa_poly *c,
                                          const struct mldsa_poly *s) {
    struct mldsa_poly t;
    memset(&t, 0, sizeof t);
    for (int32_t i = 0; i < c->c[COUNT]; i++) {
        const int32_t begin = c->c[OFFSETS + i] + (c->c[SHIFTS + i] & 127);
        t.c[(2 * MLDSA_N - begin) & (MLDSA_N - 1)] = begin > MLDSA_N ? -1 : 1;
    }
    qtn_mldsa_avx512_ntt(&t, &t);
    qtn_mldsa_avx512_inner_product(r, &t, s, 1);
    qtn_mldsa_avx512_inv_ntt(r);
}
