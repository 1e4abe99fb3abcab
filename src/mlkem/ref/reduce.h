/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Arithmetic modulo q = 3329 in 16 bits. Products are kept as their high and low halves, so that a
 * compiler can use 16-bit vector multiplications. Shifts of negative numbers are arithmetic and
 * conversions to int16_t wrap, as in every compiler we know; tests/exhaustive covers the domains.
 */
#ifndef QTN_MLKEM_REF_REDUCE_H
#define QTN_MLKEM_REF_REDUCE_H

#include "mlkem/params.h"
#include <stdint.h>

enum { MLKEM_QINV = -3327 }; /* q^-1 mod 2^16, as int16_t */

/* a * b * 2^-16 mod q, where b_qinv = b * q^-1 mod 2^16. In: any a; |b| <= q / 2.
 * Out: |r| < q. */
static inline int16_t mlkem_mul_const(int16_t a, int16_t b, int16_t b_qinv) {
    const int16_t high = (int16_t)(((int32_t)a * b) >> 16);
    const int16_t low = (int16_t)(uint16_t)((uint32_t)(uint16_t)a * (uint16_t)b_qinv);
    const int16_t fold = (int16_t)(((int32_t)low * MLKEM_Q) >> 16);
    return (int16_t)(high - fold);
}

/* a * 2^-16 mod q. In: |a| < 2^15 * q. Out: |r| < q. */
static inline int16_t mlkem_montgomery(int32_t a) {
    const int16_t low = (int16_t)(uint16_t)((uint32_t)(uint16_t)a * (uint16_t)MLKEM_QINV);
    return (int16_t)((a - (int32_t)low * MLKEM_Q) >> 16);
}

/* a mod q, centred. In: any a. Out: |r| <= q / 2. 20159 = round(2^26 / q). */
static inline int16_t mlkem_barrett(int16_t a) {
    const int16_t high = (int16_t)(((int32_t)a * 20159) >> 16);
    const int16_t quotient = (int16_t)((high + 512) >> 10);
    return (int16_t)(a - quotient * MLKEM_Q);
}

/* a mod q, in [0, q). In: any a. */
static inline int16_t mlkem_canonical(int16_t a) {
    const int16_t r = mlkem_barrett(a);
    return (int16_t)(r + ((r >> 15) & MLKEM_Q));
}

#endif
