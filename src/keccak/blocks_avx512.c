/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Blocks in and out of eight word-major lanes (and a ninth behind them) with AVX-512. Whole rows
 * are loaded and stored wherever the permutation is near: it loads whole rows, and a load that
 * follows stores of single words has to wait until they have left for the cache. */
#include "common/bytes.h"
#include "common/compiler.h"
#include "keccak/blocks.h"

#include <immintrin.h>

enum { VECTOR = 0xff, NINTH = 8 };

/* Eight rows of one word of each lane become eight lanes of eight words, or the other way round. */
QTN_INLINE void transpose(__m512i r[8]) {
    __m512i a[8], b[8];
    for (int i = 0; i < 4; i++) {
        a[2 * i] = _mm512_unpacklo_epi64(r[2 * i], r[2 * i + 1]);
        a[2 * i + 1] = _mm512_unpackhi_epi64(r[2 * i], r[2 * i + 1]);
    }
    for (int i = 0; i < 2; i++) { /* 128-bit pairs from rows i and i + 2 (of pairs of rows) */
        b[4 * i] = _mm512_shuffle_i64x2(a[4 * i], a[4 * i + 2], 0x88);
        b[4 * i + 1] = _mm512_shuffle_i64x2(a[4 * i + 1], a[4 * i + 3], 0x88);
        b[4 * i + 2] = _mm512_shuffle_i64x2(a[4 * i], a[4 * i + 2], 0xdd);
        b[4 * i + 3] = _mm512_shuffle_i64x2(a[4 * i + 1], a[4 * i + 3], 0xdd);
    }
    for (int i = 0; i < 4; i++) { /* b[0..3]: columns 0 4, 1 5, 2 6, 3 7 of the rows 0 to 3 */
        r[i] = _mm512_shuffle_i64x2(b[i], b[4 + i], 0x88);
        r[4 + i] = _mm512_shuffle_i64x2(b[i], b[4 + i], 0xdd);
    }
}

QTN_INLINE __m512i halves(const void *low, const void *high) {
    const __m512i r = _mm512_castsi256_si512(_mm256_loadu_si256((const __m256i *)low));
    return _mm512_inserti64x4(r, _mm256_loadu_si256((const __m256i *)high), 1);
}

/* Four rows of four columns become columns, in both halves of the vectors. */
QTN_INLINE void transpose_halves(__m512i r[4]) {
    const __m512i first = _mm512_setr_epi64(0, 1, 8, 9, 4, 5, 12, 13);
    const __m512i second = _mm512_setr_epi64(2, 3, 10, 11, 6, 7, 14, 15);
    const __m512i even01 = _mm512_unpacklo_epi64(r[0], r[1]);
    const __m512i odd01 = _mm512_unpackhi_epi64(r[0], r[1]);
    const __m512i even23 = _mm512_unpacklo_epi64(r[2], r[3]);
    const __m512i odd23 = _mm512_unpackhi_epi64(r[2], r[3]);
    r[0] = _mm512_permutex2var_epi64(even01, first, even23);
    r[1] = _mm512_permutex2var_epi64(odd01, first, odd23);
    r[2] = _mm512_permutex2var_epi64(even01, second, even23);
    r[3] = _mm512_permutex2var_epi64(odd01, second, odd23);
}

/* Words first to first + 7 of each lane in the mask, to its place in the output. */
QTN_INLINE void put_words(const uint64_t *state, size_t first, unsigned lanes,
                          uint8_t *const *out) {
    for (unsigned half = 0; half < 2; half++) {
        __m512i r[4]; /* eight rows of lanes 4 half to 4 half + 3: loads place the halves */
        for (size_t i = 0; i < 4; i++) {
            const uint64_t *row = state + 8 * (first + i) + 4 * half;
            r[i] = halves(row, row + 8 * 4);
        }
        transpose_halves(r);
        for (unsigned i = 0; i < 4; i++) {
            const unsigned lane = 4 * half + i;
            if ((lanes >> lane & 1u) != 0)
                _mm512_storeu_si512(out[lane] + 8 * first, r[i]);
        }
    }
}

/* The words of one lane, one by one. */
QTN_INLINE void put_lane(uint8_t *out, const uint64_t *w, size_t stride, size_t rate) {
    for (size_t i = 0; i < rate / 8; i++)
        store64_le(out + 8 * i, w[stride * i]);
}

void qtn_keccak_squeeze_avx512(const struct keccak_ops *ops, const uint64_t *state, unsigned lanes,
                               uint8_t *const *out, const uint8_t *rate) {
    (void)ops;
    unsigned v = lanes & VECTOR;
    if (lanes >> NINTH != 0)
        put_lane(out[NINTH], state + 8 * KECCAK_WORDS, 1, rate[NINTH]);
    if (_mm_popcnt_u32(v) <= 2) { /* not worth a transposition */
        for (; v != 0; v &= v - 1) {
            const unsigned lane = _tzcnt_u32(v);
            put_lane(out[lane], state + lane, 8, rate[lane]);
        }
        return;
    }
    /* Every rate has at least nine words, and the last eight are taken together with an overlap. */
    const __m128i rates = _mm_loadl_epi64((const __m128i *)(const void *)rate);
    put_words(state, 0, v, out);
    const unsigned two = _mm_cmpge_epu8_mask(rates, _mm_set1_epi8((char)128)) & v;
    if (two != 0)
        put_words(state, 8, two, out);
    while (v != 0) {
        const uint8_t r = rate[_tzcnt_u32(v)];
        const unsigned same = _mm_cmpeq_epi8_mask(rates, _mm_set1_epi8((char)r)) & v;
        put_words(state, r / 8u - 8, same, out);
        v &= ~same;
    }
}

/* One block into one vector lane. */
QTN_INLINE void absorb_lane(uint64_t *state, unsigned lane, const uint8_t *p, size_t rate) {
    const __mmask8 only = (__mmask8)(1u << lane);
    for (size_t i = 0; i < rate / 8; i++) {
        const __m512i row = _mm512_loadu_si512(state + 8 * i);
        const __m512i word = _mm512_set1_epi64((long long)load64_le(p + 8 * i));
        _mm512_storeu_si512(state + 8 * i, _mm512_mask_xor_epi64(row, only, row, word));
    }
}

/* Words first to first + 7 of many blocks, as far as these go, but no more than the first n. */
QTN_INLINE void absorb_words(uint64_t *state, size_t first, size_t n, unsigned lanes,
                             const uint8_t *const *block, const uint8_t *rate) {
    __m512i r[8];
    for (unsigned lane = 0; lane < 8; lane++) {
        r[lane] = _mm512_setzero_si512();
        if ((lanes >> lane & 1u) != 0 && rate[lane] > 8 * first) {
            const size_t left = rate[lane] / 8u - first;
            const unsigned words = left < 8 ? (1u << left) - 1 : 0xff;
            r[lane] = _mm512_maskz_loadu_epi64((__mmask8)words, block[lane] + 8 * first);
        }
    }
    transpose(r);
    for (size_t i = 0; i < n; i++) {
        uint64_t *row = state + 8 * (first + i);
        _mm512_storeu_si512(row, _mm512_xor_si512(r[i], _mm512_loadu_si512(row)));
    }
}

void qtn_keccak_absorb_avx512(const struct keccak_ops *ops, uint64_t *state, unsigned lanes,
                              const uint8_t *const *block, const uint8_t *rate) {
    (void)ops;
    unsigned v = lanes & VECTOR;
    if (lanes >> NINTH != 0)
        for (size_t i = 0; i < rate[NINTH] / 8u; i++)
            state[8 * KECCAK_WORDS + i] ^= load64_le(block[NINTH] + 8 * i);
    if (_mm_popcnt_u32(v) >= 3) {
        absorb_words(state, 0, 8, v, block, rate);
        absorb_words(state, 8, 8, v, block, rate);
        absorb_words(state, 16, KECCAK_MAX_RATE / 8 - 16, v, block, rate);
        return;
    }
    for (; v != 0; v &= v - 1) {
        const unsigned lane = _tzcnt_u32(v);
        absorb_lane(state, lane, block[lane], rate[lane]);
    }
}

/* Words 0 to 7 of a seed. */
QTN_INLINE __m512i seed_words(const struct keccak_seed *s) {
    const unsigned at = 1u << s->words;
    const __m512i whole = _mm512_maskz_loadu_epi64((__mmask8)(at - 1), s->p);
    return _mm512_mask_set1_epi64(whole, (__mmask8)at, (long long)s->last);
}

/* Row i of the lanes that begin, beside what the others hold. */
QTN_INLINE void put_row(uint64_t *state, size_t i, __mmask8 others, __m512i row) {
    if (others != 0)
        row = _mm512_mask_loadu_epi64(row, others, state + 8 * i);
    _mm512_storeu_si512(state + 8 * i, row);
}

/* The last bit of the padding in the lanes of this rate. */
QTN_INLINE __m512i end_row(uint64_t rates, uint8_t rate) {
    const __m128i x = _mm_cvtsi64_si128((long long)rates);
    const unsigned lanes = _mm_cmpeq_epi8_mask(x, _mm_set1_epi8((char)rate));
    return _mm512_maskz_set1_epi64((__mmask8)lanes, INT64_MIN);
}

/* One word of each lane. */
QTN_INLINE __m512i last_words(const struct keccak_seed *const s[8]) {
    return _mm512_set_epi64((long long)s[7]->last, (long long)s[6]->last, (long long)s[5]->last,
                            (long long)s[4]->last, (long long)s[3]->last, (long long)s[2]->last,
                            (long long)s[1]->last, (long long)s[0]->last);
}

/* Rows 0 to 7, of seeds that are all four words long: those of 32 bytes, and empty ones. */
QTN_INLINE void begin_rows4(uint64_t *state, __mmask8 others,
                            const struct keccak_seed *const s[8]) {
    __m512i r[4];
    for (size_t i = 0; i < 4; i++)
        r[i] = halves(s[i]->p, s[4 + i]->p);
    transpose_halves(r);
    for (size_t i = 0; i < 4; i++)
        put_row(state, i, others, r[i]);
    put_row(state, 4, others, last_words(s));
    for (size_t i = 5; i < 8; i++)
        put_row(state, i, others, _mm512_setzero_si512());
}

/* The same of seeds of any length. Returns the row behind. */
QTN_INLINE __m512i begin_rows8(uint64_t *state, __mmask8 others,
                               const struct keccak_seed *const s[8]) {
    __m512i r[8];
    unsigned nine = 0;
    for (unsigned lane = 0; lane < 8; lane++) {
        r[lane] = seed_words(s[lane]);
        nine |= (unsigned)(s[lane]->words == 8) << lane;
    }
    transpose(r);
    for (size_t i = 0; i < 8; i++)
        put_row(state, i, others, r[i]);
    return _mm512_maskz_mov_epi64((__mmask8)nine, last_words(s));
}

void qtn_keccak_begin_avx512(const struct keccak_ops *ops, uint64_t *state, unsigned lanes,
                             const struct keccak_seed *seed) {
    (void)ops;
    const unsigned v = lanes & VECTOR;
    if (lanes >> NINTH != 0)
        begin_scalar(state + 8 * KECCAK_WORDS, &seed[NINTH]);
    if (v == 0)
        return;
    const struct keccak_seed *s[8]; /* lanes that do not begin have any that is there */
    uint64_t rates = 0;             /* a byte for each lane */
    unsigned usual = 1;
    for (unsigned lane = 0; lane < 8; lane++) {
        s[lane] = &seed[(v >> lane & 1u) != 0 ? lane : _tzcnt_u32(v)];
        rates |= (uint64_t)s[lane]->rate << (8 * lane);
        usual &= (unsigned)(s[lane]->words == 4);
    }
    const __mmask8 others = (__mmask8)~v;
    __m512i ninth = _mm512_setzero_si512();
    if (usual)
        begin_rows4(state, others, s);
    else
        ninth = begin_rows8(state, others, s);
    put_row(state, 8, others, _mm512_or_si512(ninth, end_row(rates, 72)));
    const __m512i zero = _mm512_setzero_si512();
    for (size_t i = 9; i < 12; i++)
        put_row(state, i, others, zero);
    put_row(state, 12, others, end_row(rates, 104));
    for (size_t i = 13; i < 16; i++)
        put_row(state, i, others, zero);
    put_row(state, 16, others, end_row(rates, 136));
    put_row(state, 17, others, end_row(rates, 144));
    for (size_t i = 18; i < 20; i++)
        put_row(state, i, others, zero);
    put_row(state, 20, others, end_row(rates, 168));
    for (size_t i = 21; i < KECCAK_WORDS; i++)
        put_row(state, i, others, zero);
}
