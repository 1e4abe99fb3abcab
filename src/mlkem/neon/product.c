/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 203, Algorithms 11 and 12, and what ends a product in the NTT domain. Sixteen coefficients
 * at a time: eight pairs, their first and their second parts apart. */
#include "mlkem/neon/neon.h"
#include "mlkem/neon/reduce.h"
#include "mlkem/neon/zetas.h"

/* Eight pairs. Two plain loads: LD2 takes longer on many cores. */
QTN_INLINE int16x8x2_t load_pairs(const int16_t *p) {
    const int16x8_t a = vld1q_s16(p), b = vld1q_s16(p + 8);
    return (int16x8x2_t){{vuzp1q_s16(a, b), vuzp2q_s16(a, b)}};
}

/* b1 * gamma of each pair, in the first half. */
void qtn_mlkem_neon_mul_cache(struct mlkem_cache *cache, const struct mlkem_poly *b) {
    const int16_t *gammas = qtn_mlkem_neon_gammas;
    for (unsigned i = 0; i < MLKEM_N / 16; i++) {
        const int16x8_t b0 = vld1q_s16(b->c + 16 * i), b1 = vld1q_s16(b->c + 16 * i + 8);
        vst1q_s16(cache->c + 8 * i, mul_const(vuzp2q_s16(b0, b1), vld1q_s16(gammas + 8 * i),
                                              vld1q_s16(gammas + MLKEM_N / 2 + 8 * i)));
    }
}

/* Eight sums of products, four in each half. */
struct sums {
    int32x4_t low, high;
};

QTN_INLINE struct sums product(int16x8_t a, int16x8_t b) {
    return (struct sums){vmull_s16(vget_low_s16(a), vget_low_s16(b)), vmull_high_s16(a, b)};
}

QTN_INLINE void add_product(struct sums *s, int16x8_t a, int16x8_t b) {
    s->low = vmlal_s16(s->low, vget_low_s16(a), vget_low_s16(b));
    s->high = vmlal_high_s16(s->high, a, b);
}

/* 2^-16 * s mod q. In: |s| < 2^15 * q. Out: |r| < q. */
QTN_INLINE int16x8_t montgomery(struct sums s) {
    const int16_t minus_qinv = 3327; /* -q^-1 mod 2^16 */
    const int16x8_t low = vuzp1q_s16(vreinterpretq_s16_s32(s.low), vreinterpretq_s16_s32(s.high));
    const int16x8_t t = vmulq_n_s16(low, minus_qinv), q = vdupq_n_s16(MLKEM_Q);
    add_product(&s, t, q);
    return vuzp2q_s16(vreinterpretq_s16_s32(s.low), vreinterpretq_s16_s32(s.high));
}

/* Inlined with constant k: then the short loop is unrolled. */
QTN_INLINE void inner_product(struct mlkem_poly *r, const struct mlkem_poly *a,
                              const struct mlkem_poly *b, const struct mlkem_cache *cache,
                              unsigned k) {
    for (unsigned i = 0; i < MLKEM_N; i += 16) {
        const int16x8x2_t x0 = load_pairs(a->c + i), y0 = load_pairs(b->c + i);
        struct sums even = product(x0.val[0], y0.val[0]); /* of at most eight, each below q^2 */
        struct sums odd = product(x0.val[0], y0.val[1]);
        add_product(&even, x0.val[1], vld1q_s16(cache->c + i / 2));
        add_product(&odd, x0.val[1], y0.val[0]);
        for (unsigned n = 1; n < k; n++) {
            const int16x8x2_t x = load_pairs(a[n].c + i), y = load_pairs(b[n].c + i);
            add_product(&even, x.val[0], y.val[0]);
            add_product(&odd, x.val[0], y.val[1]);
            add_product(&even, x.val[1], vld1q_s16(cache[n].c + i / 2));
            add_product(&odd, x.val[1], y.val[0]);
        }
        const int16x8_t r0 = montgomery(even), r1 = montgomery(odd);
        vst1q_s16(r->c + i, vzip1q_s16(r0, r1));
        vst1q_s16(r->c + i + 8, vzip2q_s16(r0, r1));
    }
}

void qtn_mlkem_neon_inner_product(struct mlkem_poly *r, const struct mlkem_poly *a,
                                  const struct mlkem_poly *b, const struct mlkem_cache *cache,
                                  unsigned k) {
    switch (k) {
    case 2:
        inner_product(r, a, b, cache, 2);
        break;
    case 3:
        inner_product(r, a, b, cache, 3);
        break;
    case 4:
        inner_product(r, a, b, cache, 4);
        break;
    default:
        inner_product(r, a, b, cache, k);
    }
}

void qtn_mlkem_neon_to_mont_add(struct mlkem_poly *r, const struct mlkem_poly *e) {
    /* 2^16 mod q, and round(that * 2^15 / q) */
    const int16x8_t mont = vdupq_n_s16(-1044), quotient = vdupq_n_s16(-10276);
    for (unsigned i = 0; i < MLKEM_N; i += 32)
        for (unsigned j = i; j < i + 32; j += 8) { /* unrolled */
            const int16x8_t t = mul_const(vld1q_s16(r->c + j), mont, quotient);
            vst1q_s16(r->c + j, reduce(vaddq_s16(t, vld1q_s16(e->c + j))));
        }
}
