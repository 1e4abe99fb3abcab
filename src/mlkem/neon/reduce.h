/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Arithmetic modulo q = 3329 on eight coefficients. */
#ifndef QTN_MLKEM_NEON_REDUCE_H
#define QTN_MLKEM_NEON_REDUCE_H

#include "common/compiler.h"
#include "mlkem/params.h"
#include <arm_neon.h>

/* a * z mod q, where zq = round(z * 2^15 / q). In: any a; |z| <= q / 2.
 * Out: |r| <= q / 2 + |a| * q / 2^16 + 1, which is below q. */
QTN_INLINE int16x8_t mul_const(int16x8_t a, int16x8_t z, int16x8_t zq) {
    return vmlsq_n_s16(vmulq_s16(a, z), vqrdmulhq_s16(a, zq), MLKEM_Q);
}

/* a mod q. 10 / 2^15 is 1 / q and 1.6 % more. In: any a.
 * Out: |r| <= q / 2 + |a| * 0.016 + 1, which is below 2q / 3. */
QTN_INLINE int16x8_t reduce(int16x8_t a) {
    return vmlsq_n_s16(a, vqrdmulhq_n_s16(a, 10), MLKEM_Q);
}

#endif
