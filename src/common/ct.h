/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Constant-time building blocks, and the marks by which a checker knows what is secret.
 *
 * Masks are all zero bits (false) or all one bits (true). Every mask passes a value barrier, so
 * that a compiler that sees where it comes from cannot turn its use into a branch. */
#ifndef QTN_COMMON_CT_H
#define QTN_COMMON_CT_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#ifdef QTN_CT_MARKS
#include <valgrind/memcheck.h>
/* Treat these bytes as secret: any branch or address that depends on them is reported. */
#define CT_SECRET(p, n) ((void)VALGRIND_MAKE_MEM_UNDEFINED((p), (n)))
/* From here on these bytes may steer the program. Each use carries its reason, and
 * docs/constant-time.md lists it under the name given here. */
#define CT_DECLASSIFY(name, p, n) ((void)VALGRIND_MAKE_MEM_DEFINED((p), (n)))
#else
#define CT_SECRET(p, n) ((void)(p), (void)(n))
#define CT_DECLASSIFY(name, p, n) ((void)(p), (void)(n))
#endif

/* The same value, but the compiler no longer knows anything about it. */
static inline uint32_t ct_barrier(uint32_t x) {
#if defined(__GNUC__)
    __asm__("" : "+r"(x));
    return x;
#else
    volatile uint32_t v = x;
    return v;
#endif
}

/* All ones where x != 0. */
static inline uint32_t ct_nonzero(uint32_t x) {
    return ct_barrier((uint32_t)0 - ((x | ((uint32_t)0 - x)) >> 31));
}

/* All ones where x < 0. */
static inline uint32_t ct_negative(int32_t x) {
    return ct_barrier((uint32_t)0 - ((uint32_t)x >> 31));
}

/* mask ? a : b */
static inline uint32_t ct_select(uint32_t mask, uint32_t a, uint32_t b) {
    return b ^ (mask & (a ^ b));
}

/* All ones where the n bytes differ anywhere; reads all of them whatever they are. */
static inline uint32_t ct_differ(const uint8_t *a, const uint8_t *b, size_t n) {
    uint64_t d = 0;
    for (; n >= 8; n -= 8, a += 8, b += 8) {
        uint64_t x, y;
        memcpy(&x, a, sizeof x);
        memcpy(&y, b, sizeof y);
        d |= x ^ y;
    }
    for (; n != 0; n--, a++, b++)
        d |= (uint64_t)(*a ^ *b);
    return ct_nonzero((uint32_t)(d | d >> 32));
}

/* Where mask is all ones, copy n bytes; where it is zero, leave dst as it is. */
static inline void ct_copy_if(uint32_t mask, uint8_t *dst, const uint8_t *src, size_t n) {
    const uint8_t m = (uint8_t)ct_barrier(mask);
    for (size_t i = 0; i < n; i++)
        dst[i] = (uint8_t)(dst[i] ^ (m & (dst[i] ^ src[i])));
}

#endif
