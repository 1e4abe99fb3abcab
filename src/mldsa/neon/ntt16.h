/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* NTTs of 256 coefficients in 16 bits, modulo the primes 7681 and 10753, which have a root of -1 of
 * every order that X^256 + 1 wants.
 *
 * Half h of a polynomial is 16 vectors of eight. Bits 3 to 0 of a vector's number in its half are
 * first bits 3, 6, 5 and 4 of the coefficient's, and its lanes bits 2 to 0; for the layers of
 * length 8 to 1, these and bits 6 to 4 have changed places. The order of this NTT domain stays so.
 */
#ifndef QTN_MLDSA_NEON_NTT16_H
#define QTN_MLDSA_NEON_NTT16_H

#include "common/compiler.h"
#include "mldsa/neon/zetas16.h"
#include "mldsa/params.h"
#include <arm_neon.h>

enum { HALF = MLDSA_N / 2, TABLE = 256 };

/* gcc's first scheduling, before it allocates registers, wants more of them than there are. */
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC optimize("no-schedule-insns")
#endif

/* Before loops over what is in registers. */
#if defined(__clang__)
#define UNROLL _Pragma("clang loop unroll(full)")
#elif defined(__GNUC__)
#define UNROLL _Pragma("GCC unroll 16")
#else
#define UNROLL
#endif

struct prime16 {
    int16_t p;
    int16_t reciprocal; /* 2^15 / p, rounded */
    int16_t pinv;       /* p^-1 mod 2^16 */
    /* Which vectors, as bits, the inverse NTT reduces, so that no sum overflows: before each layer
     * of length 1 to 8, before the exchange, before each layer of length 16 to 128. */
    uint16_t large[9];
    const int16_t *zetas, *inv_zetas;
};

/* To be inlined, so that nothing of it is loaded. */
QTN_INLINE struct prime16 prime_1(void) {
    return (struct prime16){7681,
                            4,
                            -7679,
                            {0, 0, 0x0101, 0x0003, 0x000f, 0, 0x0011, 0x0111, 0x0302},
                            qtn_mldsa_neon_7681,
                            qtn_mldsa_neon_inv_7681};
}

QTN_INLINE struct prime16 prime_2(void) {
    return (struct prime16){10753,
                            3,
                            -10751,
                            {0, 0, 0x0101, 0x0307, 0x00ff, 0, 0x1100, 0x0301, 0x0707},
                            qtn_mldsa_neon_10753,
                            qtn_mldsa_neon_inv_10753};
}

/* --- modulo p -------------------------------------------------------------------------------- */

/* a * z mod p, where zp is z * 2^15 / p, within e of it. Out: |r| <= p / 2 + |a| * e * p / 2^15. */
QTN_INLINE int16x8_t mul_16(int16x8_t a, int16x8_t z, int16x8_t zp, struct prime16 n) {
    return vmlsq_n_s16(vmulq_s16(a, z), vqrdmulhq_s16(a, zp), n.p);
}

/* By lane i, a literal. */
#define MUL_LANE_16(a, z, zp, i, n) \
    vmlsq_n_s16(vmulq_laneq_s16(a, z, i), vqrdmulhq_laneq_s16(a, zp, i), (n).p)

/* a mod p near zero: |r| <= 0.67p for |a| <= 2.8p (7681), 0.55p for any a (10753). */
QTN_INLINE int16x8_t reduce_16(int16x8_t a, struct prime16 n) {
    return vmlsq_n_s16(a, vqrdmulhq_n_s16(a, n.reciprocal), n.p);
}

QTN_INLINE void reduce_these(int16x8_t v[16], unsigned these, struct prime16 n) {
    UNROLL
    for (unsigned k = 0; k < 16; k++)
        if (these >> k & 1)
            v[k] = reduce_16(v[k], n);
}

#define BUTTERFLY_16(a, b, z, zp, i, n)                   \
    do {                                                  \
        const int16x8_t t_ = MUL_LANE_16(b, z, zp, i, n); \
        b = vsubq_s16(a, t_);                             \
        a = vaddq_s16(a, t_);                             \
    } while (0)

#define INV_BUTTERFLY_16(a, b, z, zp, i, n)   \
    do {                                      \
        const int16x8_t t_ = vsubq_s16(b, a); \
        a = vaddq_s16(a, b);                  \
        b = MUL_LANE_16(t_, z, zp, i, n);     \
    } while (0)

/* --- layers of one half ---------------------------------------------------------------------- */

/* The number of the k-th vector whose number lacks this bit. */
QTN_INLINE unsigned without(unsigned bit, unsigned k) {
    return (k & ~(bit - 1)) << 1 | (k & (bit - 1));
}

/* The layer of length 2^log; at z, for each of its blocks, a vector of zetas and their quotients.
 */
QTN_INLINE void layer_near(int16x8_t v[16], unsigned log, const int16_t *z, struct prime16 n) {
    UNROLL
    for (unsigned k = 0; k < 8; k++) {
        int16x8_t *a = &v[without(1U << log, k)], *b = a + (1U << log);
        const int16_t *block = z + 16 * (k >> log);
        const int16x8_t t = mul_16(*b, vld1q_s16(block), vld1q_s16(block + 8), n);
        *b = vsubq_s16(*a, t);
        *a = vaddq_s16(*a, t);
    }
}

QTN_INLINE void inv_layer_near(int16x8_t v[16], unsigned log, const int16_t *z, struct prime16 n) {
    UNROLL
    for (unsigned k = 0; k < 8; k++) {
        int16x8_t *a = &v[without(1U << log, k)], *b = a + (1U << log);
        const int16_t *block = z + 16 * (k >> log);
        const int16x8_t t = vsubq_s16(*b, *a);
        *a = vaddq_s16(*a, *b);
        *b = mul_16(t, vld1q_s16(block), vld1q_s16(block + 8), n);
    }
}

/* Bits 2, 1 and 0 of the vectors' numbers change places with those of the lanes. */
QTN_INLINE void exchange(int16x8_t v[16]) {
    UNROLL
    for (unsigned k = 0; k < 8; k++) {
        int16x8_t *a = &v[without(4, k)], *b = a + 4;
        const int64x2_t x = vreinterpretq_s64_s16(*a), y = vreinterpretq_s64_s16(*b);
        *a = vreinterpretq_s16_s64(vtrn1q_s64(x, y));
        *b = vreinterpretq_s16_s64(vtrn2q_s64(x, y));
    }
    UNROLL
    for (unsigned k = 0; k < 8; k++) {
        int16x8_t *a = &v[without(2, k)], *b = a + 2;
        const int32x4_t x = vreinterpretq_s32_s16(*a), y = vreinterpretq_s32_s16(*b);
        *a = vreinterpretq_s16_s32(vtrn1q_s32(x, y));
        *b = vreinterpretq_s16_s32(vtrn2q_s32(x, y));
    }
    UNROLL
    for (unsigned k = 0; k < 8; k++) {
        int16x8_t *a = &v[without(1, k)], *b = a + 1;
        const int16x8_t x = *a, y = *b;
        *a = vtrn1q_s16(x, y);
        *b = vtrn2q_s16(x, y);
    }
}

/* --- NTT ------------------------------------------------------------------------------------- */

/* A half, after the layer of length 128; z: its part of the table. */
QTN_INLINE void ntt_half(int16x8_t v[16], const int16_t *z, struct prime16 n) {
    const int16x8_t far = vld1q_s16(z), far_p = vld1q_s16(z + 8);
    BUTTERFLY_16(v[0], v[4], far, far_p, 1, n);
    BUTTERFLY_16(v[1], v[5], far, far_p, 1, n);
    BUTTERFLY_16(v[2], v[6], far, far_p, 1, n);
    BUTTERFLY_16(v[3], v[7], far, far_p, 1, n);
    BUTTERFLY_16(v[8], v[12], far, far_p, 1, n);
    BUTTERFLY_16(v[9], v[13], far, far_p, 1, n);
    BUTTERFLY_16(v[10], v[14], far, far_p, 1, n);
    BUTTERFLY_16(v[11], v[15], far, far_p, 1, n);
    BUTTERFLY_16(v[0], v[2], far, far_p, 2, n);
    BUTTERFLY_16(v[1], v[3], far, far_p, 2, n);
    BUTTERFLY_16(v[8], v[10], far, far_p, 2, n);
    BUTTERFLY_16(v[9], v[11], far, far_p, 2, n);
    BUTTERFLY_16(v[4], v[6], far, far_p, 3, n);
    BUTTERFLY_16(v[5], v[7], far, far_p, 3, n);
    BUTTERFLY_16(v[12], v[14], far, far_p, 3, n);
    BUTTERFLY_16(v[13], v[15], far, far_p, 3, n);
    if (n.p == 10753)
        reduce_these(v, 0xffff, n);
    BUTTERFLY_16(v[0], v[1], far, far_p, 4, n);
    BUTTERFLY_16(v[8], v[9], far, far_p, 4, n);
    BUTTERFLY_16(v[2], v[3], far, far_p, 5, n);
    BUTTERFLY_16(v[10], v[11], far, far_p, 5, n);
    BUTTERFLY_16(v[4], v[5], far, far_p, 6, n);
    BUTTERFLY_16(v[12], v[13], far, far_p, 6, n);
    BUTTERFLY_16(v[6], v[7], far, far_p, 7, n);
    BUTTERFLY_16(v[14], v[15], far, far_p, 7, n);
    exchange(v);
    layer_near(v, 3, z + 16, n);
    reduce_these(v, 0xffff, n);
    layer_near(v, 2, z + 32, n);
    layer_near(v, 1, z + 64, n);
    layer_near(v, 0, z + 128, n);
}

/* What becomes of each half. */
typedef void finish_16(int16_t *r, const int16x8_t v[16], struct prime16 n);

/* NTT of a, which may be r. In: |a| <= 2^12. */
QTN_INLINE void ntt_16(int16_t *r, const int16_t *a, finish_16 *finish, struct prime16 n) {
    const int16x8_t far = vld1q_s16(n.zetas), far_p = vld1q_s16(n.zetas + 8);
    int16x8_t v[16];
    UNROLL
    for (unsigned k = 0; k < 16; k++) {
        /* bits 2 to 0 of k are bits 6 to 4, bit 3 is bit 3 */
        const unsigned at = 16 * (k & 7) + 8 * (k >> 3);
        v[k] = vld1q_s16(a + at);
        int16x8_t high = vld1q_s16(a + HALF + at);
        BUTTERFLY_16(v[k], high, far, far_p, 0, n);
        vst1q_s16(r + HALF + at, high);
    }
    ntt_half(v, n.zetas, n);
    finish(r, v, n);
    UNROLL
    for (unsigned k = 0; k < 16; k++)
        v[k] = vld1q_s16(r + HALF + 16 * (k & 7) + 8 * (k >> 3));
    ntt_half(v, n.zetas + TABLE, n);
    finish(r + HALF, v, n);
}

/* --- NTT^-1 ---------------------------------------------------------------------------------- */

/* A half, up to the layer of length 64, and ready for that of length 128. In: |v| <= 0.59p. */
QTN_INLINE void inv_ntt_half(int16x8_t v[16], const int16_t *z, struct prime16 n) {
    const int16x8_t far = vld1q_s16(z), far_p = vld1q_s16(z + 8);
    reduce_these(v, n.large[0], n);
    inv_layer_near(v, 0, z + 128, n);
    reduce_these(v, n.large[1], n);
    inv_layer_near(v, 1, z + 64, n);
    reduce_these(v, n.large[2], n);
    inv_layer_near(v, 2, z + 32, n);
    reduce_these(v, n.large[3], n);
    inv_layer_near(v, 3, z + 16, n);
    reduce_these(v, n.large[4], n);
    exchange(v);
    reduce_these(v, n.large[5], n);
    INV_BUTTERFLY_16(v[0], v[1], far, far_p, 4, n);
    INV_BUTTERFLY_16(v[2], v[3], far, far_p, 5, n);
    INV_BUTTERFLY_16(v[4], v[5], far, far_p, 6, n);
    INV_BUTTERFLY_16(v[6], v[7], far, far_p, 7, n);
    INV_BUTTERFLY_16(v[8], v[9], far, far_p, 4, n);
    INV_BUTTERFLY_16(v[10], v[11], far, far_p, 5, n);
    INV_BUTTERFLY_16(v[12], v[13], far, far_p, 6, n);
    INV_BUTTERFLY_16(v[14], v[15], far, far_p, 7, n);
    reduce_these(v, n.large[6], n);
    INV_BUTTERFLY_16(v[0], v[2], far, far_p, 2, n);
    INV_BUTTERFLY_16(v[1], v[3], far, far_p, 2, n);
    INV_BUTTERFLY_16(v[4], v[6], far, far_p, 3, n);
    INV_BUTTERFLY_16(v[5], v[7], far, far_p, 3, n);
    INV_BUTTERFLY_16(v[8], v[10], far, far_p, 2, n);
    INV_BUTTERFLY_16(v[9], v[11], far, far_p, 2, n);
    INV_BUTTERFLY_16(v[12], v[14], far, far_p, 3, n);
    INV_BUTTERFLY_16(v[13], v[15], far, far_p, 3, n);
    reduce_these(v, n.large[7], n);
    INV_BUTTERFLY_16(v[0], v[4], far, far_p, 1, n);
    INV_BUTTERFLY_16(v[1], v[5], far, far_p, 1, n);
    INV_BUTTERFLY_16(v[2], v[6], far, far_p, 1, n);
    INV_BUTTERFLY_16(v[3], v[7], far, far_p, 1, n);
    INV_BUTTERFLY_16(v[8], v[12], far, far_p, 1, n);
    INV_BUTTERFLY_16(v[9], v[13], far, far_p, 1, n);
    INV_BUTTERFLY_16(v[10], v[14], far, far_p, 1, n);
    INV_BUTTERFLY_16(v[11], v[15], far, far_p, 1, n);
    reduce_these(v, n.large[8], n);
}

#endif
