/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Sixteen coefficients in a register. */
#ifndef QTN_MLDSA_AVX512_VECTOR_H
#define QTN_MLDSA_AVX512_VECTOR_H

#include "mldsa/params.h"
#include <immintrin.h>

enum { MLDSA_QINV = 58728449 }; /* q^-1 mod 2^32 */

/* Before a loop that must leave no trace, because what it indexes is in registers. */
#if defined(__clang__)
#define UNROLL _Pragma("clang loop unroll(full)")
#else
#define UNROLL _Pragma("GCC unroll 20")
#endif

static inline __m512i load(const void *p) {
    return _mm512_loadu_si512(p);
}

static inline void store(void *p, __m512i v) {
    _mm512_storeu_si512(p, v);
}

static inline __m512i splat(int32_t x) {
    return _mm512_set1_epi32(x);
}

/* The same, but the compiler does not know the value: it would make a product by q of shifts and
 * additions, and a masked move of one with other instructions, all of them dearer. */
static inline __m512i splat_hidden(int32_t x) {
    __m512i v = splat(x);
    __asm__("" : "+v"(v));
    return v;
}

static inline __mmask16 hidden_mask(__mmask16 m) {
    __asm__("" : "+Yk"(m));
    return m;
}

/* v, which the compiler may not put off: it would gather operands first, and then spill them. */
static inline __m512i in_order(__m512i v) {
    __asm__ volatile("" : "+v"(v));
    return v;
}

/* The odd lanes in even places, for products of 64 bits. The odd places are of no use. */
static inline __m512i odd_lanes(__m512i v) {
    return _mm512_srli_epi64(v, 32);
}

/* The high halves of the products of even and of odd lanes, each in its lane. */
static inline __m512i merge_high(__m512i even, __m512i odd) {
    return _mm512_mask_shuffle_epi32(odd, hidden_mask(0x5555), even, _MM_PERM_DDBB);
}

/* v mod q, near zero: exactly v mod+- q where that is below 2^21. In: |v| < 2^31 - 2^22.
 * Out: |r| <= 6283008 < q. */
static inline __m512i reduce(__m512i v) {
    const __m512i quotient = _mm512_srai_epi32(_mm512_add_epi32(v, splat(1 << 22)), 23);
    return _mm512_sub_epi32(v, _mm512_mullo_epi32(quotient, splat_hidden(MLDSA_Q)));
}

/* --- bytes ----------------------------------------------------------------------------------- */

/* The first n <= 64 bytes at p, then zeros: reads no other byte. */
static inline __m512i load_bytes(const uint8_t *p, unsigned n) {
    return _mm512_maskz_loadu_epi8(_bzhi_u64(~(uint64_t)0, n), p);
}

/* Writes no other byte. */
static inline void store_bytes(uint8_t *p, __m512i v, unsigned n) {
    _mm512_mask_storeu_epi8(p, _bzhi_u64(~(uint64_t)0, n), v);
}

/* Sixteen fields of a packed string, side by side: with `index`, vpermb brings the four bytes where
 * each begins into its lane; there it begins at bit `shift`. */
struct fields {
    __m512i index, shift;
};

static inline struct fields fields(int32_t bits) {
    const __m512i i = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    const __m512i bit = _mm512_mullo_epi32(i, splat(bits));
    const __m512i byte = _mm512_mullo_epi32(_mm512_srli_epi32(bit, 3), splat(0x01010101));
    return (struct fields){.index = _mm512_add_epi32(byte, splat(0x03020100)),
                           .shift = _mm512_and_si512(bit, splat(7))};
}

/* Each byte's low half, then its high half. */
static inline __m512i half_bytes(__m256i bytes) {
    const __m512i wide = _mm512_cvtepu8_epi16(bytes);
    return _mm512_and_si512(_mm512_or_si512(wide, _mm512_slli_epi16(wide, 4)),
                            _mm512_set1_epi8(15));
}

/* The low bytes of v[0] to v[3], which are in [-128, 127]: dword 4 * i + j holds those of
 * v[j]'s lanes 4 * i to 4 * i + 3. */
static inline __m512i narrow(const __m512i v[4]) {
    return _mm512_packs_epi16(_mm512_packs_epi32(v[0], v[1]), _mm512_packs_epi32(v[2], v[3]));
}

#endif
