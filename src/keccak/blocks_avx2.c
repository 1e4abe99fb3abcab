/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Blocks in and out of four word-major lanes and a fifth behind them, with AVX2. Whole rows are
 * loaded and stored wherever the permutation is near: it loads whole rows, and a load that follows
 * stores of single words has to wait until they have left for the cache. */
#include "common/bytes.h"
#include "common/compiler.h"
#include "keccak/blocks.h"

#include <immintrin.h>
#include <stdbool.h>

enum { VECTOR = 0x0f, FIFTH = 4 };

/* Four rows of one word of each lane become four lanes of four words, or the other way round. */
QTN_INLINE void transpose(__m256i r[4]) {
    const __m256i a = _mm256_unpacklo_epi64(r[0], r[1]); /* columns 0, 2 of rows 0, 1 */
    const __m256i b = _mm256_unpackhi_epi64(r[0], r[1]); /* columns 1, 3 */
    const __m256i c = _mm256_unpacklo_epi64(r[2], r[3]);
    const __m256i d = _mm256_unpackhi_epi64(r[2], r[3]);
    r[0] = _mm256_permute2x128_si256(a, c, 0x20);
    r[1] = _mm256_permute2x128_si256(b, d, 0x20);
    r[2] = _mm256_permute2x128_si256(a, c, 0x31);
    r[3] = _mm256_permute2x128_si256(b, d, 0x31);
}

QTN_INLINE __m256i load(const void *p) {
    return _mm256_loadu_si256((const __m256i *)p);
}

QTN_INLINE void store(void *p, __m256i x) {
    _mm256_storeu_si256((__m256i *)p, x);
}

/* Words first to first + 3 of each lane in the mask, to its place in the output. */
QTN_INLINE void put_words(const uint64_t *state, size_t first, unsigned lanes,
                          uint8_t *const *out) {
    __m256i r[4];
    for (size_t i = 0; i < 4; i++)
        r[i] = load(state + 4 * (first + i));
    transpose(r);
    if (lanes == VECTOR) {
        for (unsigned lane = 0; lane < 4; lane++)
            store(out[lane] + 8 * first, r[lane]);
        return;
    }
    for (unsigned lane = 0; lane < 4; lane++)
        if ((lanes >> lane & 1u) != 0)
            store(out[lane] + 8 * first, r[lane]);
}

/* The words of one lane, one by one. */
QTN_INLINE void put_lane(uint8_t *out, const uint64_t *w, size_t stride, size_t rate) {
    for (size_t i = 0; i < rate / 8; i++)
        store64_le(out + 8 * i, w[stride * i]);
}

/* The vector lanes whose rate is r. */
QTN_INLINE unsigned rate_is(__m128i rates, uint8_t r) {
    return (unsigned)_mm_movemask_epi8(_mm_cmpeq_epi8(rates, _mm_set1_epi8((char)r)));
}

/* ... or at least r. */
QTN_INLINE unsigned rate_from(__m128i rates, uint8_t r) {
    const __m128i x = _mm_set1_epi8((char)r);
    return (unsigned)_mm_movemask_epi8(_mm_cmpeq_epi8(_mm_max_epu8(rates, x), rates));
}

void qtn_keccak_squeeze_avx2(const struct keccak_ops *ops, const uint64_t *state, unsigned lanes,
                             uint8_t *const *out, const uint8_t *rate) {
    (void)ops;
    unsigned v = lanes & VECTOR;
    if (lanes >> FIFTH != 0)
        put_lane(out[FIFTH], state + 4 * KECCAK_WORDS, 1, rate[FIFTH]);
    if ((v & (v - 1)) == 0) { /* not worth a transposition */
        if (v != 0) {
            const unsigned lane = _tzcnt_u32(v);
            put_lane(out[lane], state + lane, 4, rate[lane]);
        }
        return;
    }
    /* The last four words are taken together, with an overlap. */
    const __m128i rates = _mm_loadl_epi64((const __m128i *)(const void *)rate);
    unsigned whole = v;
    for (size_t first = 0; whole != 0; first += 4) {
        put_words(state, first, whole, out);
        whole = rate_from(rates, (uint8_t)(8 * (first + 8))) & v;
    }
    while (v != 0) {
        const uint8_t r = rate[_tzcnt_u32(v)];
        const unsigned same = rate_is(rates, r) & v;
        put_words(state, r / 8u - 4, same, out);
        v &= ~same;
    }
}

/* All ones in the lanes of the mask. */
QTN_INLINE __m256i lanes_mask(unsigned lanes) {
    const __m256i bit = _mm256_setr_epi64x(1, 2, 4, 8);
    return _mm256_cmpeq_epi64(_mm256_and_si256(_mm256_set1_epi64x(lanes), bit), bit);
}

void qtn_keccak_absorb_avx2(const struct keccak_ops *ops, uint64_t *state, unsigned lanes,
                            const uint8_t *const *block, const uint8_t *rate) {
    (void)ops;
    if (lanes >> FIFTH != 0)
        for (size_t i = 0; i < rate[FIFTH] / 8u; i++)
            state[4 * KECCAK_WORDS + i] ^= load64_le(block[FIFTH] + 8 * i);
    for (unsigned v = lanes & VECTOR; v != 0; v &= v - 1) {
        const unsigned lane = _tzcnt_u32(v);
        const uint8_t *p = block[lane];
        const __m256i only = lanes_mask(1u << lane);
        for (size_t i = 0; i < rate[lane] / 8u; i++) {
            const __m256i word = _mm256_set1_epi64x((long long)load64_le(p + 8 * i));
            store(state + 4 * i,
                  _mm256_xor_si256(load(state + 4 * i), _mm256_and_si256(word, only)));
        }
    }
}

/* Words first to first + 3 of a seed, its last word among them or not. */
QTN_INLINE __m256i seed_words(const struct keccak_seed *s, int first) {
    const __m256i index =
        _mm256_add_epi64(_mm256_setr_epi64x(0, 1, 2, 3), _mm256_set1_epi64x(first));
    const __m256i words = _mm256_set1_epi64x(s->words);
    const __m256i whole = _mm256_maskload_epi64((const long long *)(const void *)s->p + first,
                                                _mm256_cmpgt_epi64(words, index));
    const __m256i last = _mm256_set1_epi64x((long long)s->last);
    return _mm256_or_si256(whole, _mm256_and_si256(last, _mm256_cmpeq_epi64(words, index)));
}

/* Row i of the lanes that begin, beside what the others hold. */
QTN_INLINE void put_row(uint64_t *state, size_t i, __m256i others, __m256i row) {
    store(state + 4 * i, _mm256_blendv_epi8(row, load(state + 4 * i), others));
}

/* The last bit of the padding in the lanes of this rate. */
QTN_INLINE __m256i end_row(__m256i rates, int rate) {
    return _mm256_slli_epi64(_mm256_cmpeq_epi64(rates, _mm256_set1_epi64x(rate)), 63);
}

/* One word of each lane. */
QTN_INLINE __m256i last_words(const struct keccak_seed *const s[4]) {
    return _mm256_set_epi64x((long long)s[3]->last, (long long)s[2]->last, (long long)s[1]->last,
                             (long long)s[0]->last);
}

/* Rows 0 to 7, of seeds that are all four words long: those of 32 bytes, and empty ones. */
QTN_INLINE void begin_rows4(uint64_t *state, __m256i others, const struct keccak_seed *const s[4]) {
    __m256i r[4];
    for (size_t i = 0; i < 4; i++)
        r[i] = load(s[i]->p);
    transpose(r);
    for (size_t i = 0; i < 4; i++)
        put_row(state, i, others, r[i]);
    put_row(state, 4, others, last_words(s));
    for (size_t i = 5; i < 8; i++)
        put_row(state, i, others, _mm256_setzero_si256());
}

/* The same of seeds of any length. Returns the row behind. */
QTN_INLINE __m256i begin_rows8(uint64_t *state, __m256i others,
                               const struct keccak_seed *const s[4]) {
    __m256i low[4], high[4];
    for (size_t i = 0; i < 4; i++) {
        low[i] = seed_words(s[i], 0);
        high[i] = seed_words(s[i], 4);
    }
    transpose(low);
    transpose(high);
    for (size_t i = 0; i < 4; i++) {
        put_row(state, i, others, low[i]);
        put_row(state, 4 + i, others, high[i]);
    }
    const __m256i words = _mm256_set_epi64x(s[3]->words, s[2]->words, s[1]->words, s[0]->words);
    return _mm256_and_si256(last_words(s), _mm256_cmpeq_epi64(words, _mm256_set1_epi64x(8)));
}

void qtn_keccak_begin_avx2(const struct keccak_ops *ops, uint64_t *state, unsigned lanes,
                           const struct keccak_seed *seed) {
    (void)ops;
    const unsigned v = lanes & VECTOR;
    if (lanes >> FIFTH != 0)
        begin_scalar(state + 4 * KECCAK_WORDS, &seed[FIFTH]);
    if (v == 0)
        return;
    const struct keccak_seed *s[4]; /* lanes that do not begin have any that is there */
    bool usual = true;
    for (unsigned lane = 0; lane < 4; lane++) {
        s[lane] = &seed[(v >> lane & 1u) != 0 ? lane : _tzcnt_u32(v)];
        usual &= s[lane]->words == 4;
    }
    const __m256i others = lanes_mask(~v), zero = _mm256_setzero_si256();
    const __m256i rates = _mm256_set_epi64x(s[3]->rate, s[2]->rate, s[1]->rate, s[0]->rate);
    __m256i ninth = zero;
    if (usual)
        begin_rows4(state, others, s);
    else
        ninth = begin_rows8(state, others, s);
    put_row(state, 8, others, _mm256_or_si256(ninth, end_row(rates, 72)));
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
