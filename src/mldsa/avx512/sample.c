/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 204, Algorithms 30 and 31 with 14 and 15: what is accepted moves together within a register
 * and is stored from there, with whatever follows it. (A compressing store to memory is slow.) */
#include "common/compiler.h"
#include "common/ct.h"
#include "mldsa/avx512/avx512.h"
#include "mldsa/avx512/vector.h"

/* --- Algorithm 30 (RejNTTPoly) --------------------------------------------------------------- */

/* Sixteen values of 23 bits from 48 bytes. */
static inline __m512i values_23(__m512i bytes) {
    const struct fields f = fields(24);
    return _mm512_and_si512(_mm512_permutexvar_epi8(f.index, bytes), splat(0x7fffff));
}

/* The accepted lanes first, then anything: a zeroing compress waits for what its register held. */
static inline __m512i moved(__m512i v, __mmask16 accept) {
    return _mm512_mask_compress_epi32(v, accept, v);
}

/* Append what is acceptable. Writes 16 coefficients, whatever of them is kept. */
static inline unsigned append_values(struct mldsa_poly *r, unsigned have, __m512i v) {
    const __mmask16 accept = _mm512_cmplt_epu32_mask(v, splat(MLDSA_Q));
    store(r->c + have, moved(v, accept));
    return have + (unsigned)_mm_popcnt_u32(accept);
}

unsigned qtn_mldsa_avx512_rej_uniform(struct mldsa_poly *r, unsigned have, const uint8_t *p,
                                      size_t n) {
    for (; n >= 4 * 48 && have <= MLDSA_N - 64; p += 4 * 48, n -= 4 * 48) {
        const __m512i v0 = values_23(load_bytes(p, 48));
        const __m512i v1 = values_23(load_bytes(p + 48, 48));
        const __m512i v2 = values_23(load_bytes(p + 96, 48));
        const __m512i v3 = values_23(load_bytes(p + 144, 48));
        const __m512i most = _mm512_max_epu32(_mm512_max_epu32(v0, v1), _mm512_max_epu32(v2, v3));
        if (_mm512_cmplt_epu32_mask(most, splat(MLDSA_Q)) == 0xffff) { /* 15 times of 16 */
            store(r->c + have, v0);
            store(r->c + have + 16, v1);
            store(r->c + have + 32, v2);
            store(r->c + have + 48, v3);
            have += 64;
        } else {
            have = append_values(r, have, v0);
            have = append_values(r, have, v1);
            have = append_values(r, have, v2);
            have = append_values(r, have, v3);
        }
    }
    for (; n >= 48 && have <= MLDSA_N - 16; p += 48, n -= 48)
        have = append_values(r, have, values_23(load_bytes(p, 48)));
    while (n != 0 && have < MLDSA_N) {
        const unsigned bytes = n < 48 ? (unsigned)n : 48;
        const __m512i v = values_23(load_bytes(p, bytes));
        /* A third, exact for multiples of 3 up to 48; no compiler makes a division of it. */
        const uint32_t there = (1u << (bytes * 171 >> 9)) - 1;
        const __mmask16 accept = _mm512_mask_cmplt_epu32_mask((__mmask16)there, v, splat(MLDSA_Q));
        const unsigned accepted = (unsigned)_mm_popcnt_u32(accept);
        const unsigned room = MLDSA_N - have;
        const unsigned taken = accepted < room ? accepted : room;
        _mm512_mask_storeu_epi32(r->c + have, (__mmask16)((1u << taken) - 1), moved(v, accept));
        have += taken;
        p += bytes;
        n -= bytes;
    }
    return have;
}

/* --- Algorithm 31 (RejBoundedPoly) ----------------------------------------------------------- */

/* Coefficients of 64 half bytes, those that are accepted first; and how many they are. */
struct bounded {
    __m512i c;
    unsigned n;
};

/* A half byte below `end` is accepted, and gives what `coefficients` names. Which ones are may
 * leak. */
struct rule {
    uint8_t end;
    __m128i coefficients;
};

static inline struct bounded accept(__m512i half, const struct rule *rule, uint64_t there) {
    const __m512i end = _mm512_set1_epi8((char)rule->end);
    uint64_t accept = _mm512_cmplt_epu8_mask(half, end) & there;
    CT_DECLASSIFY(mldsa_rej_bounded, &accept, sizeof accept); /* says nothing of coefficients */
    const __m512i c = _mm512_shuffle_epi8(_mm512_broadcast_i32x4(rule->coefficients), half);
    return (struct bounded){_mm512_mask_compress_epi8(c, accept, c),
                            (unsigned)_mm_popcnt_u64(accept)};
}

/* The j-th 16 of 64 bytes, sign-extended. */
static inline __m512i widen(__m512i bytes, int j) {
    return _mm512_cvtepi8_epi32(j == 0   ? _mm512_castsi512_si128(bytes)
                                : j == 1 ? _mm512_extracti32x4_epi32(bytes, 1)
                                : j == 2 ? _mm512_extracti32x4_epi32(bytes, 2)
                                         : _mm512_extracti32x4_epi32(bytes, 3));
}

QTN_INLINE unsigned rej_bounded(struct mldsa_poly *r, unsigned have, const uint8_t *p, size_t n,
                                const struct rule *rule) {
    for (; n >= 32 && have <= MLDSA_N - 64; p += 32, n -= 32) {
        const __m256i bytes = _mm256_loadu_si256((const __m256i *)(const void *)p);
        const struct bounded b = accept(half_bytes(bytes), rule, ~(uint64_t)0);
        store(r->c + have, widen(b.c, 0));
        store(r->c + have + 16, widen(b.c, 1));
        store(r->c + have + 32, widen(b.c, 2));
        if (b.n > 48)
            store(r->c + have + 48, widen(b.c, 3));
        have += b.n;
    }
    while (n != 0 && have < MLDSA_N) {
        const unsigned bytes = n < 32 ? (unsigned)n : 32;
        const __mmask32 mask = _bzhi_u32(~0u, bytes);
        const struct bounded b = accept(half_bytes(_mm256_maskz_loadu_epi8(mask, p)), rule,
                                        _bzhi_u64(~(uint64_t)0, 2 * bytes));
        const unsigned room = MLDSA_N - have;
        const uint64_t lanes = _bzhi_u64(~(uint64_t)0, room < 64 ? room : 64);
        _mm512_mask_storeu_epi32(r->c + have, (__mmask16)lanes, widen(b.c, 0));
        _mm512_mask_storeu_epi32(r->c + have + 16, (__mmask16)(lanes >> 16), widen(b.c, 1));
        _mm512_mask_storeu_epi32(r->c + have + 32, (__mmask16)(lanes >> 32), widen(b.c, 2));
        _mm512_mask_storeu_epi32(r->c + have + 48, (__mmask16)(lanes >> 48), widen(b.c, 3));
        have += b.n < room ? b.n : room;
        p += bytes;
        n -= bytes;
    }
    return have;
}

unsigned qtn_mldsa_avx512_rej_eta2(struct mldsa_poly *r, unsigned have, const uint8_t *p,
                                   size_t n) {
    /* 2 - (t mod 5) */
    const struct rule rule = {15,
                              _mm_setr_epi8(2, 1, 0, -1, -2, 2, 1, 0, -1, -2, 2, 1, 0, -1, -2, 0)};
    return rej_bounded(r, have, p, n, &rule);
}

unsigned qtn_mldsa_avx512_rej_eta4(struct mldsa_poly *r, unsigned have, const uint8_t *p,
                                   size_t n) {
    /* 4 - t */
    const struct rule rule = {9, _mm_setr_epi8(4, 3, 2, 1, 0, -1, -2, -3, -4, 0, 0, 0, 0, 0, 0, 0)};
    return rej_bounded(r, have, p, n, &rule);
}
