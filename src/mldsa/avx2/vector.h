/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Eight coefficients in a vector, and arithmetic modulo q on them. */
#ifndef QTN_MLDSA_AVX2_VECTOR_H
#define QTN_MLDSA_AVX2_VECTOR_H

#include "mldsa/params.h"
#include <immintrin.h>
#include <stdint.h>

static inline __m256i load_8(const int32_t *p) {
    return _mm256_load_si256((const __m256i *)(const void *)p);
}

static inline void store_8(int32_t *p, __m256i v) {
    _mm256_store_si256((__m256i *)(void *)p, v);
}

/* The same, but the compiler no longer knows where it is from: it would make shifts and additions
 * of multiplications by a constant, which take longer. */
static inline __m256i opaque(__m256i v) {
    __asm__("" : "+x"(v));
    return v;
}

/* q in each lane. */
static inline __m256i modulus(void) {
    return opaque(_mm256_set1_epi32(MLDSA_Q));
}

/* Lanes 1, 3, 5 and 7, where the 64-bit multiplications take their factors. */
static inline __m256i odd_to_even(__m256i a) {
    return _mm256_castps_si256(_mm256_movehdup_ps(_mm256_castsi256_ps(a)));
}

/* The upper halves of 64-bit values for even lanes and for odd ones. */
static inline __m256i high_halves(__m256i even, __m256i odd) {
    return _mm256_blend_epi32(odd_to_even(even), odd, 0xaa);
}

/* a mod q, near zero: exactly a mod+- q where that is below 2^21. In: |a| < 2^31 - 2^22.
 * Out: |r| <= 6283008 < q. */
static inline __m256i reduce(__m256i a, __m256i q) {
    const __m256i rounded = _mm256_add_epi32(a, _mm256_set1_epi32(1 << 22));
    return _mm256_sub_epi32(a, _mm256_mullo_epi32(_mm256_srai_epi32(rounded, 23), q));
}

/* a mod q in [0, q). In: |a| < 2q. A negative number is a large one without sign. */
static inline __m256i canonical(__m256i a) {
    const __m256i q = _mm256_set1_epi32(MLDSA_Q);
    a = _mm256_min_epu32(a, _mm256_add_epi32(a, _mm256_set1_epi32(2 * MLDSA_Q)));
    return _mm256_min_epu32(a, _mm256_sub_epi32(a, q));
}

#endif
