/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Instructions that MemorySanitizer does not know: it reports every secret that they touch,
 * although each takes the same time whatever its operands are. Here they run on copies without
 * shadow, and the whole result is a secret where any operand was. Included before every source of
 * the library by scripts/ct-msan. */
#ifndef QTN_TESTS_MSAN_VECTOR_H
#define QTN_TESTS_MSAN_VECTOR_H

#include <immintrin.h>
#include <sanitizer/msan_interface.h>

/* Statements of assembly that only keep an order, which scripts/ct-msan cannot leave out as it does
 * those without this word. */
#define volatile(...) ("")

#define SECRET(x) (__msan_test_shadow(&(x), sizeof(x)) >= 0)

#define WATCHED2(f, A, B)                            \
    __extension__({                                  \
        __typeof__(A) a_ = (A);                      \
        __typeof__(B) b_ = (B);                      \
        const int secret_ = SECRET(a_) | SECRET(b_); \
        __msan_unpoison(&a_, sizeof a_);             \
        __msan_unpoison(&b_, sizeof b_);             \
        __typeof__(f(a_, b_)) r_ = f(a_, b_);        \
        if (secret_)                                 \
            __msan_poison(&r_, sizeof r_);           \
        r_;                                          \
    })

#define WATCHED3(f, A, B, C)                                      \
    __extension__({                                               \
        __typeof__(A) a_ = (A);                                   \
        __typeof__(B) b_ = (B);                                   \
        __typeof__(C) c_ = (C);                                   \
        const int secret_ = SECRET(a_) | SECRET(b_) | SECRET(c_); \
        __msan_unpoison(&a_, sizeof a_);                          \
        __msan_unpoison(&b_, sizeof b_);                          \
        __msan_unpoison(&c_, sizeof c_);                          \
        __typeof__(f(a_, b_, c_)) r_ = f(a_, b_, c_);             \
        if (secret_)                                              \
            __msan_poison(&r_, sizeof r_);                        \
        r_;                                                       \
    })

#undef _mm512_ternarylogic_epi32
#undef _mm512_ternarylogic_epi64
#define _mm512_ternarylogic_epi32(a, b, c, table) bitwise(a, b, c, table)
#define _mm512_ternarylogic_epi64(a, b, c, table) bitwise(a, b, c, table)

/* As the instruction is defined, bit by bit: a bit of the result is the bit of the table that the
 * three bits select. The shadow follows by itself. */
static inline __m512i bitwise(__m512i a, __m512i b, __m512i c, unsigned table) {
    __v8du x = (__v8du)a, y = (__v8du)b, z = (__v8du)c, r = {0};
    for (unsigned i = 0; i < 8; i++)
        if ((table >> i & 1) != 0)
            r |= ((i & 4) != 0 ? x : ~x) & ((i & 2) != 0 ? y : ~y) & ((i & 1) != 0 ? z : ~z);
    return (__m512i)r;
}

#define _mm512_mask_compress_epi8(s, k, a) WATCHED3(_mm512_mask_compress_epi8, s, k, a)
#define _mm512_mask_compress_epi16(s, k, a) WATCHED3(_mm512_mask_compress_epi16, s, k, a)
#define _mm512_mask_compress_epi32(s, k, a) WATCHED3(_mm512_mask_compress_epi32, s, k, a)
#define _mm512_maskz_compress_epi8(k, a) WATCHED2(_mm512_maskz_compress_epi8, k, a)
#define _mm512_maskz_compress_epi16(k, a) WATCHED2(_mm512_maskz_compress_epi16, k, a)
#define _mm512_maskz_compress_epi32(k, a) WATCHED2(_mm512_maskz_compress_epi32, k, a)
#define _mm512_multishift_epi64_epi8(x, y) WATCHED2(_mm512_multishift_epi64_epi8, x, y)

#define _mm512_packus_epi16(a, b) WATCHED2(_mm512_packus_epi16, a, b)

#define _mm512_maddubs_epi16(a, b) WATCHED2(_mm512_maddubs_epi16, a, b)

#define _mm512_mulhrs_epi16(a, b) WATCHED2(_mm512_mulhrs_epi16, a, b)

#define _mm512_shuffle_epi8(a, b) WATCHED2(_mm512_shuffle_epi8, a, b)

#define _mm512_permutexvar_epi8(a, b) WATCHED2(_mm512_permutexvar_epi8, a, b)

/* A store under a mask, lane by lane. */
static inline void store_lanes(void *p, unsigned long long mask, __m512i v, unsigned width) {
    const unsigned char *from = (const unsigned char *)&v;
    unsigned char *to = p;
    for (unsigned i = 0; i < 64; i++)
        if ((mask >> (i / width) & 1) != 0)
            to[i] = from[i];
}
#define _mm512_mask_storeu_epi8(p, k, v) store_lanes(p, k, v, 1)
#define _mm512_mask_storeu_epi16(p, k, v) store_lanes(p, k, v, 2)
#define _mm512_mask_storeu_epi32(p, k, v) store_lanes(p, k, v, 4)

#endif
