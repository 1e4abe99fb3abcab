/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Arithmetic modulo q = 3329 on sixteen coefficients. */
#ifndef QTN_MLKEM_AVX2_REDUCE_H
#define QTN_MLKEM_AVX2_REDUCE_H

#include "common/compiler.h"
#include "mlkem/params.h"
#include <immintrin.h>

/* Sixteen coefficients of a polynomial, or zetas: aligned. */
QTN_INLINE __m256i load(const int16_t *p) {
    return _mm256_load_si256((const __m256i *)(const void *)p);
}

QTN_INLINE void store(int16_t *p, __m256i x) {
    _mm256_store_si256((__m256i *)(void *)p, x);
}

/* The same value, taken as it is written: compilers otherwise turn one addition into two to regroup
 * them, load twice what is used twice, and multiply by a constant in many steps. */
QTN_INLINE __m256i as_written(__m256i x) {
#if defined(__GNUC__)
    __asm__("" : "+x"(x));
#endif
    return x;
}

/* a * z * 2^-16 mod q, where zq = z * q^-1 mod 2^16. In: any a; |z| <= q / 2.
 * Out: |r| <= q / 2 + |a| * q / 2^17 + 1, which is below 3q / 4. */
QTN_INLINE __m256i mul_const(__m256i a, __m256i z, __m256i zq) {
    const __m256i q = _mm256_set1_epi16(MLKEM_Q);
    const __m256i high = _mm256_mulhi_epi16(a, z);
    const __m256i low = _mm256_mullo_epi16(a, zq);
    return as_written(_mm256_sub_epi16(high, _mm256_mulhi_epi16(low, q)));
}

/* a mod q. 10 / 2^15 is 1 / q and 1.6 % more. In: any a.
 * Out: |r| <= q / 2 + |a| * 0.016, which is below 2q / 3. */
QTN_INLINE __m256i reduce(__m256i a) {
    const __m256i quotient = _mm256_mulhrs_epi16(a, _mm256_set1_epi16(10));
    return _mm256_sub_epi16(a, _mm256_mullo_epi16(quotient, _mm256_set1_epi16(MLKEM_Q)));
}

#endif
