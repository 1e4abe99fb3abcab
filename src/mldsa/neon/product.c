/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 204, Algorithms 45 to 48: products in the NTT domain, summed in 64 bits. */
#include "mldsa/neon/neon.h"
#include "mldsa/neon/reduce.h"

struct sums {
    int64x2_t low, high;
};

/* 2^-32 * s mod q. In: |s| < 2^31 * q. Out: |r| <= q / 2 + |s| / 2^32. */
QTN_INLINE int32x4_t montgomery(struct sums s) {
    const int32_t minus_qinv = -58728449; /* -q^-1 mod 2^32 */
    const int32x4_t low = vuzp1q_s32(vreinterpretq_s32_s64(s.low), vreinterpretq_s32_s64(s.high));
    const int32x4_t t = vmulq_n_s32(low, minus_qinv), q = vdupq_n_s32(MLDSA_Q);
    s.low = vmlal_s32(s.low, vget_low_s32(t), vget_low_s32(q));
    s.high = vmlal_high_s32(s.high, t, q);
    return vuzp2q_s32(vreinterpretq_s32_s64(s.low), vreinterpretq_s32_s64(s.high));
}

/* Inlined with constant n: then the short loop is unrolled. */
QTN_INLINE void inner_product(struct mldsa_poly *r, const struct mldsa_poly *a,
                              const struct mldsa_poly *b, unsigned n) {
    for (unsigned i = 0; i < MLDSA_N; i += 4) {
        const int32x4_t x0 = vld1q_s32(a->c + i), y0 = vld1q_s32(b->c + i);
        struct sums s = {vmull_s32(vget_low_s32(x0), vget_low_s32(y0)), vmull_high_s32(x0, y0)};
        for (unsigned k = 1; k < n; k++) { /* eight products below q^2 are less than 2^31 * q */
            const int32x4_t x = vld1q_s32(a[k].c + i), y = vld1q_s32(b[k].c + i);
            s.low = vmlal_s32(s.low, vget_low_s32(x), vget_low_s32(y));
            s.high = vmlal_high_s32(s.high, x, y);
        }
        vst1q_s32(r->c + i, montgomery(s));
    }
}

void qtn_mldsa_neon_inner_product(struct mldsa_poly *r, const struct mldsa_poly *a,
                                  const struct mldsa_poly *b, unsigned n) {
    switch (n) {
    case 1:
        inner_product(r, a, b, 1);
        break;
    case 4:
        inner_product(r, a, b, 4);
        break;
    case 5:
        inner_product(r, a, b, 5);
        break;
    case 7:
        inner_product(r, a, b, 7);
        break;
    default:
        inner_product(r, a, b, n);
    }
}
