/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Products by the challenge c (FIPS 204, Algorithm 7, steps 18 to 25).
 *
 * c has at most 60 coefficients that are not 0, so c * s modulo X^256 + 1 is at most 60 additions
 * of s, shifted: for |s| <= 4 in bytes, where 64 coefficients fill a register. A shift by p that
 * negates what wraps around is a window of the repeated sequence (-s, s, -s), which begins at
 * 256 - p, and its negative one that begins at 512 - p. A load that is not aligned costs two, so
 * windows are cut from aligned registers. Which ones are read depends on c alone. What the
 * sequence leaves of the polynomial's memory is zero: there begin windows that add nothing.
 *
 * Larger factors are multiplied by NTT. */
#include "common/bytes.h"
#include "mldsa/avx512/avx512.h"
#include "mldsa/avx512/vector.h"

#include <string.h>

/* What c becomes: for each coefficient that is not 0, whose window begins at 64k + b with b in
 * [1, 64], 64k, and b in each byte; and how many there are. At least BLOCK windows of nothing
 * follow.
 */
enum { OFFSETS = 0, SHIFTS = 64, COUNT = 128, MOST = 64, BLOCK = 10, NOTHING = 3 * MLDSA_N };

void qtn_mldsa_avx512_challenge(struct mldsa_poly *c) {
    /* 255 - p, or 511 - p where c is negative: one less than where the window begins */
    int32_t begin[MLDSA_N + 16];
    const __m512i lane = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    int32_t n = 0;
    for (int32_t i = 0; i < MOST; i += 16)
        store(begin + i, splat(NOTHING));
    for (int32_t i = 0; i < MLDSA_N; i += 16) {
        const __m512i v = load(c->c + i);
        const __mmask16 there = _mm512_test_epi32_mask(v, v);
        const __mmask16 minus = _mm512_movepi32_mask(v);
        __m512i at = _mm512_sub_epi32(splat(MLDSA_N - 1 - i), lane);
        at = _mm512_mask_add_epi32(at, minus, at, splat(MLDSA_N));
        store(begin + n, _mm512_mask_compress_epi32(at, there, at));
        n += _mm_popcnt_u32(there);
    }
    store(begin + n, splat(NOTHING)); /* over what the last one left behind the end */
    for (unsigned i = 0; i < MOST; i += 16) {
        const __m512i at = load(begin + i);
        const __m512i b = _mm512_add_epi32(_mm512_and_si512(at, splat(63)), splat(1));
        store(c->c + OFFSETS + i, _mm512_andnot_si512(splat(63), at));
        store(c->c + SHIFTS + i, _mm512_mullo_epi32(b, splat(0x01010101)));
    }
    c->c[COUNT] = n;
}

/* --- |s| <= 4: sums of 30 fit in bytes ------------------------------------------------------- */

enum { QUARTERS = MLDSA_N / 64 };

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
        store(s->c + 192 + 16 * k, _mm512_setzero_si512());
    }
}

struct quarters {
    __m512i v[QUARTERS];
};

/* Adds a window to sum, byte by byte. */
static inline void add_window(struct quarters *sum, const uint8_t *window, const int32_t *shift) {
    const __m512i lane = _mm512_setr_epi64(
        0x0706050403020100, 0x0f0e0d0c0b0a0908, 0x1716151413121110, 0x1f1e1d1c1b1a1918,
        0x2726252423222120, 0x2f2e2d2c2b2a2928, 0x3736353433323130, 0x3f3e3d3c3b3a3938);
    const __m512i index = in_order(_mm512_add_epi8(lane, splat(*shift)));
    __m512i w0 = in_order(load(window)), w1 = in_order(load(window + 64));
    __m512i w2 = in_order(load(window + 128)), w3 = in_order(load(window + 192));
    const __m512i w4 = in_order(_mm512_sub_epi8(_mm512_setzero_si512(), w0)); /* saves a load */
    w0 = in_order(_mm512_permutex2var_epi8(w0, index, w1));
    w1 = in_order(_mm512_permutex2var_epi8(w1, index, w2));
    w2 = in_order(_mm512_permutex2var_epi8(w2, index, w3));
    w3 = in_order(_mm512_permutex2var_epi8(w3, index, w4));
    sum->v[0] = in_order(_mm512_add_epi8(sum->v[0], w0));
    sum->v[1] = in_order(_mm512_add_epi8(sum->v[1], w1));
    sum->v[2] = in_order(_mm512_add_epi8(sum->v[2], w2));
    sum->v[3] = in_order(_mm512_add_epi8(sum->v[3], w3));
}

/* r = a + b for 64 bytes with sign: pairs of a byte of each are added up to words, and the words of
 * each dword are two coefficients 16 apart. */
static inline void add_widening(int32_t *r, __m512i a, __m512i b) {
    const __m512i lane = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    const __m512i pairs = _mm512_add_epi32(_mm512_mullo_epi32(lane, splat(0x01010101)),
                                           splat(0x50104000)); /* l, 64 + l, 16 + l, 80 + l */
    UNROLL
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
    struct quarters first = {{zero, zero, zero, zero}}, second = first;
    const int32_t *end = c->c + c->c[COUNT];
    const uint8_t *sequence = (const uint8_t *)s;
    for (const int32_t *window = c->c; window < end; window += BLOCK) {
        UNROLL
        for (unsigned j = 0; j < BLOCK; j += 2) {
            const uint64_t offsets = load64_le((const uint8_t *)(window + OFFSETS + j));
            add_window(&first, sequence + (uint32_t)offsets, window + SHIFTS + j);
            add_window(&second, sequence + (offsets >> 32), window + SHIFTS + j + 1);
        }
    }
    UNROLL
    for (unsigned k = 0; k < QUARTERS; k++)
        add_widening(r->c + 64 * k, first.v[k], second.v[k]);
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
