/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 204, Algorithms 30 and 31 with 14 and 15: what is accepted moves together within a register
 * and is stored from there, with whatever follows it. (A compressing store to memory is slow.) */
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

unsigned qtn_mldsa_avx512_rej_uniform(struct mldsa_poly *r, unsigned have, const uint8_t *p,
                                      size_t n) {
    for (; n >= 48 && have <= MLDSA_N - 16; p += 48, n -= 48) {
        const __m512i v = values_23(load_bytes(p, 48));
        const __mmask16 accept = _mm512_cmplt_epu32_mask(v, splat(MLDSA_Q));
        store(r->c + have, moved(v, accept));
        have += (unsigned)_mm_popcnt_u32(accept);
    }
    while (n != 0 && have < MLDSA_N) {
        const unsigned bytes = n < 48 ? (unsigned)n : 48;
        const __m512i v = values_23(load_bytes(p, bytes));
        const uint32_t there = (1u << bytes / 3) - 1;
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

/* Append the first n <= 64 of these bytes, as many as there is room for, sign-extended. */
static inline unsigned append(struct mldsa_poly *r, unsigned have, __m512i bytes, unsigned n) {
    const unsigned room = MLDSA_N - have;
    int32_t *to = r->c + have;
    const __m512i v0 = _mm512_cvtepi8_epi32(_mm512_castsi512_si128(bytes));
    const __m512i v1 = _mm512_cvtepi8_epi32(_mm512_extracti32x4_epi32(bytes, 1));
    const __m512i v2 = _mm512_cvtepi8_epi32(_mm512_extracti32x4_epi32(bytes, 2));
    const __m512i v3 = _mm512_cvtepi8_epi32(_mm512_extracti32x4_epi32(bytes, 3));
    if (room >= 64) {
        store(to, v0);
        store(to + 16, v1);
        store(to + 32, v2);
        if (n > 48)
            store(to + 48, v3);
        return have + n;
    }
    const uint64_t lanes = ((uint64_t)1 << room) - 1;
    _mm512_mask_storeu_epi32(to, (__mmask16)lanes, v0);
    _mm512_mask_storeu_epi32(to + 16, (__mmask16)(lanes >> 16), v1);
    _mm512_mask_storeu_epi32(to + 32, (__mmask16)(lanes >> 32), v2);
    _mm512_mask_storeu_epi32(to + 48, (__mmask16)(lanes >> 48), v3);
    return have + (n < room ? n : room);
}

/* Half bytes below `end` are accepted, and give what `coefficients` names. Only where they are may
 * leak. */
static inline unsigned rej_bounded(struct mldsa_poly *r, unsigned have, const uint8_t *p, size_t n,
                                   uint8_t end, __m128i coefficients) {
    const __m512i table = _mm512_broadcast_i32x4(coefficients);
    while (n != 0 && have < MLDSA_N) {
        const unsigned bytes = n < 32 ? (unsigned)n : 32;
        const uint64_t there = bytes < 32 ? ((uint64_t)1 << 2 * bytes) - 1 : ~(uint64_t)0;
        const __m512i half =
            half_bytes(_mm256_maskz_loadu_epi8((__mmask32)(((uint64_t)1 << bytes) - 1), p));
        uint64_t accept = _mm512_mask_cmplt_epu8_mask(there, half, _mm512_set1_epi8((char)end));
        CT_DECLASSIFY(mldsa_rej_bounded, &accept, sizeof accept); /* nothing of the coefficients */
        const __m512i c = _mm512_shuffle_epi8(table, half);
        have = append(r, have, _mm512_mask_compress_epi8(c, accept, c),
                      (unsigned)_mm_popcnt_u64(accept));
        p += bytes;
        n -= bytes;
    }
    return have;
}

unsigned qtn_mldsa_avx512_rej_eta2(struct mldsa_poly *r, unsigned have, const uint8_t *p,
                                   size_t n) {
    /* 2 - (t mod 5) */
    const __m128i coefficients =
        _mm_setr_epi8(2, 1, 0, -1, -2, 2, 1, 0, -1, -2, 2, 1, 0, -1, -2, 0);
    return rej_bounded(r, have, p, n, 15, coefficients);
}

unsigned qtn_mldsa_avx512_rej_eta4(struct mldsa_poly *r, unsigned have, const uint8_t *p,
                                   size_t n) {
    /* 4 - t */
    const __m128i coefficients = _mm_setr_epi8(4, 3, 2, 1, 0, -1, -2, -3, -4, 0, 0, 0, 0, 0, 0, 0);
    return rej_bounded(r, have, p, n, 9, coefficients);
}
