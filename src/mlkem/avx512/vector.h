/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Arithmetic modulo q = 3329 on 32 lanes of 16 bits, and bytes that end where a register does not.
 */
#ifndef QTN_MLKEM_AVX512_VECTOR_H
#define QTN_MLKEM_AVX512_VECTOR_H

#include "common/compiler.h"
#include "mlkem/poly.h"
#include <immintrin.h>
#include <stddef.h>

enum { LANES = 32, VECTORS = MLKEM_N / LANES, VECTOR_BYTES = 64 };

/* Before a loop over registers: they are registers only where the loop is unrolled, and gcc does
 * that by itself at -O3 only. */
#if defined(__GNUC__)
#define UNROLL _Pragma("GCC unroll 8")
#else
#define UNROLL
#endif

QTN_INLINE __m512i load(const int16_t *p) {
    return _mm512_load_si512(p);
}

QTN_INLINE void store(int16_t *p, __m512i a) {
    _mm512_store_si512(p, a);
}

QTN_INLINE __m512i q_lanes(void) {
    return _mm512_set1_epi16(MLKEM_Q);
}

/* a * b * 2^-16 mod q is high - fold, where b_qinv = b * q^-1 mod 2^16. In: any a; |b| <= q / 2.
 * Out: |high| <= |a| / 39, |fold| <= q / 2: their difference is below 3 q / 4, and below q / 2 +
 * |a| / 39 if a is small. */
QTN_INLINE __m512i high(__m512i a, __m512i b) {
    return _mm512_mulhi_epi16(a, b);
}

QTN_INLINE __m512i fold(__m512i a, __m512i b_qinv) {
    return _mm512_mulhi_epi16(_mm512_mullo_epi16(a, b_qinv), q_lanes());
}

QTN_INLINE __m512i multiply(__m512i a, __m512i b, __m512i b_qinv) {
    return _mm512_sub_epi16(high(a, b), fold(a, b_qinv));
}

/* a mod q, nearly centred. In: any a. Out: |r| <= q / 2 + |a| / 62, because the quotient takes 10 /
 * 2^15 for 1 / q, which is 1.6 % too much. */
QTN_INLINE __m512i reduce(__m512i a) {
    const __m512i quotient = _mm512_mulhrs_epi16(a, _mm512_set1_epi16(10));
    return _mm512_sub_epi16(a, _mm512_mullo_epi16(quotient, q_lanes()));
}

/* a where it is in [0, q), a + q where it is negative. In: |a| < q. */
QTN_INLINE __m512i add_q_if_negative(__m512i a) {
    return _mm512_min_epu16(a, _mm512_add_epi16(a, q_lanes()));
}

/* The same value, which the compiler takes as it is. */
QTN_INLINE __m512i opaque(__m512i a) {
#if defined(__GNUC__)
    __asm__("" : "+v"(a));
#endif
    return a;
}

/* A mask of n ones, n from 0 to 64. */
QTN_INLINE uint64_t ones(size_t n) {
    return _bzhi_u64(~(uint64_t)0, (uint32_t)n);
}

/* The bytes whose bits are set in `kept`, side by side; after them whatever was there before. So x
 * is overwritten: zeroing instead waits for the register it writes to. */
QTN_INLINE __m512i compact(__m512i x, uint64_t kept) {
    return _mm512_mask_compress_epi8(x, kept, x);
}

/* Eight bytes, first, first + 1, ...: a part of an index vector of vpermb. */
QTN_INLINE int64_t run(unsigned first) {
    return (int64_t)(0x0706050403020100 + first * 0x0101010101010101);
}

#endif
