/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Arithmetic modulo q = 8380417 on four coefficients. */
#ifndef QTN_MLDSA_NEON_REDUCE_H
#define QTN_MLDSA_NEON_REDUCE_H

#include "common/compiler.h"
#include "mldsa/params.h"
#include <arm_neon.h>

/* a mod q, near zero: exactly a mod+- q where that is below 2^21. In: |a| < 2^31.
 * Out: |r| <= 6283009 < q; |r| <= 2^22 + 2^14 for |a| < 2^24. */
QTN_INLINE int32x4_t reduce(int32x4_t a) {
    return vmlsq_n_s32(a, vrshrq_n_s32(a, 23), MLDSA_Q);
}

/* a mod q, in [0, q). In: |a| < 2^31. */
QTN_INLINE int32x4_t canonical(int32x4_t a) {
    const int32x4_t r = reduce(a);
    return vmlsq_n_s32(r, vshrq_n_s32(r, 31), MLDSA_Q);
}

#endif
