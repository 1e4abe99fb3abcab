/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Arithmetic modulo q = 8380417 in 32 bits. Shifts of negative numbers are arithmetic and
 * conversions to int32_t wrap, as in every compiler we know. */
#ifndef QTN_MLDSA_REF_REDUCE_H
#define QTN_MLDSA_REF_REDUCE_H

#include "mldsa/params.h"
#include <stdint.h>

enum { MLDSA_QINV = 58728449 }; /* q^-1 mod 2^32 */

/* a * b * 2^-32 mod q, where b_qinv = b * q^-1 mod 2^32. In: any a; |b| <= q / 2.
 * Out: |r| < q. */
static inline int32_t mldsa_mul_const(int32_t a, int32_t b, int32_t b_qinv) {
    const int32_t low = (int32_t)((uint32_t)a * (uint32_t)b_qinv);
    return (int32_t)(((int64_t)a * b - (int64_t)low * MLDSA_Q) >> 32);
}

/* FIPS 204, Algorithm 49 (MontgomeryReduce): a * 2^-32 mod q. In: |a| < 2^31 * q. Out: |r| < q. */
static inline int32_t mldsa_montgomery(int64_t a) {
    const int32_t low = (int32_t)((uint32_t)a * (uint32_t)MLDSA_QINV);
    return (int32_t)((a - (int64_t)low * MLDSA_Q) >> 32);
}

/* a mod q, near zero: exactly a mod+- q where that is below 2^21. In: |a| < 2^31 - 2^22.
 * Out: |r| <= 6283008 < q. */
static inline int32_t mldsa_reduce(int32_t a) {
    const int32_t quotient = (a + (1 << 22)) >> 23;
    return a - quotient * MLDSA_Q;
}

/* a mod q, in [0, q). In: |a| < 2^31 - 2^22. */
static inline int32_t mldsa_canonical(int32_t a) {
    const int32_t r = mldsa_reduce(a);
    return r + ((r >> 31) & MLDSA_Q);
}

#endif
