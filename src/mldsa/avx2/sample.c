/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 204, Algorithms 30 and 31 with 14 and 15, with AVX2: eight candidates at a time, of which a
 * shuffle brings those that are accepted to the front. All eight lanes are stored; the next eight
 * overwrite what was rejected. */
#include "common/compiler.h"
#include "common/ct.h"
#include "mldsa/avx2/avx2.h"
#include "mldsa/avx2/bytes.h"
#include "mldsa/ref/compact.h"

/* Lane numbers that bring the accepted lanes to the front, as bytes. */
static inline __m128i front(unsigned mask) {
    return _mm_loadl_epi64((const __m128i *)(const void *)&compact[mask]);
}

/* Add up to eight of the lanes of v, the accepted ones; returns how many there are then. */
QTN_INLINE unsigned append(struct mldsa_poly *r, unsigned have, __m256i v, unsigned accepted) {
    int32_t *to = r->c + have;
    have += accepted;
    if (to <= r->c + MLDSA_N - 8) {
        _mm256_storeu_si256((__m256i *)(void *)to, v);
        return have;
    }
    if (have > MLDSA_N)
        have = MLDSA_N;
    const __m256i lanes = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
    const __m256i count = _mm256_set1_epi32((int32_t)(r->c + have - to));
    _mm256_maskstore_epi32(to, _mm256_cmpgt_epi32(count, lanes), v);
    return have;
}

/* --- Algorithm 30 (RejNTTPoly) --------------------------------------------------------------- */

/* The candidates of 24 bytes. */
static inline __m256i candidates(const uint8_t *p) {
    const __m256i spread = /* the upper half has been loaded from 8 bytes on: 12 is 4 */
        _mm256_setr_epi8(0, 1, 2, -1, 3, 4, 5, -1, 6, 7, 8, -1, 9, 10, 11, -1, /* lower half */
                         4, 5, 6, -1, 7, 8, 9, -1, 10, 11, 12, -1, 13, 14, 15, -1);
    return _mm256_and_si256(_mm256_shuffle_epi8(load_two(p, 8), spread),
                            _mm256_set1_epi32(0x7fffff));
}

static inline unsigned below_q(__m256i c) {
    const __m256i below = _mm256_cmpgt_epi32(_mm256_set1_epi32(MLDSA_Q), c);
    return (unsigned)_mm256_movemask_ps(_mm256_castsi256_ps(below));
}

unsigned qtn_mldsa_avx2_rej_uniform(struct mldsa_poly *r, unsigned have, const uint8_t *p,
                                    size_t n) {
    while (n >= 24 && have < MLDSA_N) {
        __m256i c = candidates(p);
        const unsigned mask = below_q(c);
        p += 24;
        n -= 24;
        if (mask == 0xff && have <= MLDSA_N - 8) { /* one candidate in a thousand is rejected */
            _mm256_storeu_si256((__m256i *)(void *)(r->c + have), c);
            have += 8;
            continue;
        }
        c = _mm256_permutevar8x32_epi32(c, _mm256_cvtepu8_epi32(front(mask)));
        have = append(r, have, c, (unsigned)__builtin_popcount(mask));
    }
    for (; n != 0 && have < MLDSA_N; p += 3, n -= 3) {
        const int32_t c = p[0] | p[1] << 8 | (p[2] & 0x7f) << 16;
        if (c < MLDSA_Q)
            r->c[have++] = c;
    }
    return have;
}

/* --- Algorithm 31 (RejBoundedPoly) ----------------------------------------------------------- */

/* eta - (t mod (2 * eta + 1)) for each half byte t; those from `accepted` on are rejected. The
 * lookup is a shuffle within a register: no address depends on t. */
struct coefficients {
    __m128i of;
    int8_t accepted;
};

static inline struct coefficients coefficients_2(void) {
    return (struct coefficients){
        _mm_setr_epi8(2, 1, 0, -1, -2, 2, 1, 0, -1, -2, 2, 1, 0, -1, -2, 0), 15};
}

static inline struct coefficients coefficients_4(void) {
    return (struct coefficients){_mm_setr_epi8(4, 3, 2, 1, 0, -1, -2, -3, -4, 0, 0, 0, 0, 0, 0, 0),
                                 9};
}

/* The lower eight bytes are coefficients, those of mask accepted. */
QTN_INLINE unsigned append_bytes(struct mldsa_poly *r, unsigned have, __m128i c, unsigned mask) {
    const __m128i accepted = _mm_shuffle_epi8(c, front(mask));
    return append(r, have, _mm256_cvtepi8_epi32(accepted), (unsigned)__builtin_popcount(mask));
}

/* The 16 half bytes of the lower eight bytes of v, the first 2 * n of which count. */
QTN_INLINE unsigned append_half_bytes(struct mldsa_poly *r, unsigned have, __m128i v, unsigned n,
                                      struct coefficients k) {
    v = _mm_cvtepu8_epi16(v);
    v = _mm_and_si128(_mm_or_si128(v, _mm_slli_epi16(v, 4)), _mm_set1_epi8(15));
    unsigned mask = (unsigned)_mm_movemask_epi8(_mm_cmpgt_epi8(_mm_set1_epi8(k.accepted), v));
    CT_DECLASSIFY(mldsa_rej_bounded, &mask, sizeof mask); /* says nothing of the coefficients */
    mask &= (1u << 2 * n) - 1;
    v = _mm_shuffle_epi8(k.of, v);
    have = append_bytes(r, have, v, mask & 0xff);
    if (have < MLDSA_N)
        have = append_bytes(r, have, _mm_unpackhi_epi64(v, v), mask >> 8);
    return have;
}

/* n bytes, one to seven, as the lower bytes of a register. */
static inline __m128i load_few(const uint8_t *p, size_t n) {
    uint64_t x = 0;
    for (size_t i = 0; i < n; i++)
        x |= (uint64_t)p[i] << (8 * i);
    return _mm_cvtsi64_si128((int64_t)x);
}

/* The lower eight coefficients of v, of which `mask` has the bits from `at` on, to where the
 * accepted ones before them end. There is room for eight. */
QTN_INLINE void store_accepted(int32_t *r, __m128i v, unsigned mask, unsigned at) {
    const __m128i accepted = _mm_shuffle_epi8(v, front(mask >> at & 0xff));
    int32_t *to = r + __builtin_popcount(mask & ((1u << at) - 1));
    _mm256_storeu_si256((__m256i *)(void *)to, _mm256_cvtepi8_epi32(accepted));
}

/* The 32 half bytes of 16 bytes, all of which find room. */
QTN_INLINE unsigned append_32(struct mldsa_poly *r, unsigned have, const uint8_t *p,
                              struct coefficients k) {
    const __m256i v = unpack_4_bits(p);
    const __m256i accepted = _mm256_cmpgt_epi8(_mm256_set1_epi8(k.accepted), v);
    unsigned mask = (unsigned)_mm256_movemask_epi8(accepted);
    CT_DECLASSIFY(mldsa_rej_bounded, &mask, sizeof mask); /* says nothing of the coefficients */
    const __m256i c = _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(k.of), v);
    const __m128i low = _mm256_castsi256_si128(c), high = _mm256_extracti128_si256(c, 1);
    int32_t *to = r->c + have;
    store_accepted(to, low, mask, 0);
    store_accepted(to, _mm_unpackhi_epi64(low, low), mask, 8);
    store_accepted(to, high, mask, 16);
    store_accepted(to, _mm_unpackhi_epi64(high, high), mask, 24);
    return have + (unsigned)__builtin_popcount(mask);
}

QTN_INLINE unsigned rej_bounded(struct mldsa_poly *r, unsigned have, const uint8_t *p, size_t n,
                                struct coefficients k) {
    for (; n >= 16 && have <= MLDSA_N - 32; p += 16, n -= 16)
        have = append_32(r, have, p, k);
    for (; n >= 8 && have < MLDSA_N; p += 8, n -= 8)
        have = append_half_bytes(r, have, _mm_loadl_epi64((const __m128i *)(const void *)p), 8, k);
    if (n != 0 && n < 8 && have < MLDSA_N)
        have = append_half_bytes(r, have, load_few(p, n), (unsigned)n, k);
    return have;
}

unsigned qtn_mldsa_avx2_rej_eta2(struct mldsa_poly *r, unsigned have, const uint8_t *p, size_t n) {
    return rej_bounded(r, have, p, n, coefficients_2());
}

unsigned qtn_mldsa_avx2_rej_eta4(struct mldsa_poly *r, unsigned have, const uint8_t *p, size_t n) {
    return rej_bounded(r, have, p, n, coefficients_4());
}
