/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#ifndef QTN_COMMON_COMPILER_H
#define QTN_COMMON_COMPILER_H

/* A function with a stack frame of its own. */
#if defined(__GNUC__)
#define QTN_NOINLINE __attribute__((noinline))
#elif defined(_MSC_VER)
#define QTN_NOINLINE __declspec(noinline)
#else
#define QTN_NOINLINE
#endif

/* A type through which memory of another type may be read and written. */
#if defined(__GNUC__)
#define QTN_MAY_ALIAS __attribute__((may_alias))
#else
#define QTN_MAY_ALIAS
#endif

/* A function that belongs into each of its callers, whatever its size. */
#if defined(__GNUC__)
#define QTN_INLINE __attribute__((always_inline)) static inline
#else
#define QTN_INLINE static inline
#endif

#endif
