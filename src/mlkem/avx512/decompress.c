/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 203, Algorithm 6 (ByteDecode) with equation 4.8 (Decompress): with y in bits 15 - d to 14 of
 * a lane, vpmulhrsw gives (2^(15 - d) q y + 2^14) >> 15, which is q / 2^d * y rounded. */
#include "common/bytes.h"
#include "mlkem/avx512/avx512.h"
#include "mlkem/avx512/vector.h"

/* Eight bytes of which the t-th says where in its 64 bits the t-th byte starts that vpmultishiftqb
 * makes: words of d bits from `start` on, each under its word's top bit. */
QTN_INLINE int64_t starts(unsigned d, unsigned start) {
    uint64_t x = 0;
    UNROLL
    for (unsigned i = 0; i < 4; i++) {
        const uint64_t low = (start + d * i - (15 - d)) & 63;
        const uint64_t up = (start + d * i - (15 - d) + 8) & 63;
        x |= (low | up << 8) << (16 * i);
    }
    return (int64_t)x;
}

/* Four values of each 64 bits, in the even lanes of 64 bits from the first bit on, in the odd ones
 * from the bit `odd`. */
QTN_INLINE __m512i expand(__m512i x, unsigned d, unsigned odd) {
    const __m512i bits =
        _mm512_set4_epi64(starts(d, odd), starts(d, 0), starts(d, odd), starts(d, 0));
    const __m512i mask = _mm512_set1_epi16((int16_t)(((1 << d) - 1) << (15 - d)));
    const __m512i y = _mm512_and_si512(_mm512_multishift_epi64_epi8(bits, x), mask);
    return _mm512_mulhrs_epi16(y, q_lanes());
}

void qtn_mlkem_avx512_decompress1(struct mlkem_poly *r, const uint8_t *in) {
    const __m512i one = _mm512_set1_epi16((MLKEM_Q + 1) / 2);
    UNROLL
    for (unsigned i = 0; i < VECTORS; i++) {
        const __mmask32 bits = load32_le(in + 4 * i);
        store(r->c + LANES * i, _mm512_maskz_mov_epi16(bits, one));
    }
}

void qtn_mlkem_avx512_decompress4(struct mlkem_poly *r, const uint8_t *in) {
    UNROLL
    for (unsigned i = 0; i < VECTORS; i++) {
        const __m128i bytes = _mm_loadu_si128((const void *)(in + 16 * i));
        store(r->c + LANES * i, expand(_mm512_cvtepu16_epi64(bytes), 4, 0));
    }
}

/* Groups of n bytes, 8 coefficients in d of them; loads of `width` bytes, the last one `width` - n
 * bytes early, so that it ends with the buffer. */
QTN_INLINE __m512i index_vector(unsigned d, unsigned early) {
    return _mm512_add_epi8(_mm512_setr_epi64(run(0), run(d / 2), run(d), run(d + d / 2), run(2 * d),
                                             run(2 * d + d / 2), run(3 * d), run(3 * d + d / 2)),
                           _mm512_set1_epi8((int8_t)early));
}

void qtn_mlkem_avx512_decompress5(struct mlkem_poly *r, const uint8_t *in) {
    UNROLL
    for (unsigned i = 0; i < VECTORS; i++) {
        const unsigned early = 20 * i + 32 > 160 ? 12 : 0;
        const __m256i bytes = _mm256_loadu_si256((const void *)(in + 20 * i - early));
        const __m512i x =
            _mm512_permutexvar_epi8(index_vector(5, early), _mm512_castsi256_si512(bytes));
        store(r->c + LANES * i, expand(x, 5, 4));
    }
}

/* d = 10 or 11: 4 * d bytes of 32 coefficients. */
QTN_INLINE void decompress(struct mlkem_poly *r, const uint8_t *in, unsigned d) {
    UNROLL
    for (unsigned i = 0; i < VECTORS; i++) {
        const unsigned early = i + 1 < VECTORS ? 0 : VECTOR_BYTES - 4 * d;
        const __m512i bytes = _mm512_loadu_si512(in + 4 * d * i - early);
        const __m512i x = _mm512_permutexvar_epi8(index_vector(d, early), bytes);
        store(r->c + LANES * i, expand(x, d, 4 * d % 8));
    }
}

void qtn_mlkem_avx512_decompress10(struct mlkem_poly *r, const uint8_t *in) {
    decompress(r, in, 10);
}

void qtn_mlkem_avx512_decompress11(struct mlkem_poly *r, const uint8_t *in) {
    decompress(r, in, 11);
}
