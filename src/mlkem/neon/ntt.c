/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 203, Algorithms 9 and 10: four layers on sixteen vectors at a time, then three on each block
 * of two vectors, or the other way round. Multiplications by zetas are Barrett's, with a quotient
 * beside each zeta. */
#include "mlkem/neon/neon.h"
#include "mlkem/neon/reduce.h"
#include "mlkem/neon/zetas.h"

enum { STRIDE = 16, VECTORS = 16 };

/* mul_const by lane i of z and zq. Lanes have to be literals, so this and what uses it are macros.
 */
#define MUL_LANE(a, z, zq, i) \
    vmlsq_n_s16(vmulq_laneq_s16(a, z, i), vqrdmulhq_laneq_s16(a, zq, i), MLKEM_Q)

/* Algorithm 9's inner loop. Adds at most q / 2 + |b| * q / 2^16 to |a| and |b|. */
#define BUTTERFLY(a, b, z, zq, i)                   \
    do {                                            \
        const int16x8_t t_ = MUL_LANE(b, z, zq, i); \
        b = vsubq_s16(a, t_);                       \
        a = vaddq_s16(a, t_);                       \
    } while (0)

/* Algorithm 10's. Doubles |a|; |b| is below q afterwards. */
#define INV_BUTTERFLY(a, b, z, zq, i)         \
    do {                                      \
        const int16x8_t t_ = vsubq_s16(b, a); \
        a = vaddq_s16(a, b);                  \
        b = MUL_LANE(t_, z, zq, i);           \
    } while (0)

/* A layer of four on v[0] to v[15]: pairs at a distance, the first zeta of which is zeta(n), the
 * last zeta(2n - 1). */
#define LAYER1(step, v, z, zq)         \
    step(v[0], v[8], z##0, zq##0, 1);  \
    step(v[1], v[9], z##0, zq##0, 1);  \
    step(v[2], v[10], z##0, zq##0, 1); \
    step(v[3], v[11], z##0, zq##0, 1); \
    step(v[4], v[12], z##0, zq##0, 1); \
    step(v[5], v[13], z##0, zq##0, 1); \
    step(v[6], v[14], z##0, zq##0, 1); \
    step(v[7], v[15], z##0, zq##0, 1)

#define LAYER2(step, v, z, zq, i, j)    \
    step(v[0], v[4], z##0, zq##0, i);   \
    step(v[1], v[5], z##0, zq##0, i);   \
    step(v[2], v[6], z##0, zq##0, i);   \
    step(v[3], v[7], z##0, zq##0, i);   \
    step(v[8], v[12], z##0, zq##0, j);  \
    step(v[9], v[13], z##0, zq##0, j);  \
    step(v[10], v[14], z##0, zq##0, j); \
    step(v[11], v[15], z##0, zq##0, j)

#define LAYER3(step, v, z, zq, i, j, k, l) \
    step(v[0], v[2], z##0, zq##0, i);      \
    step(v[1], v[3], z##0, zq##0, i);      \
    step(v[4], v[6], z##0, zq##0, j);      \
    step(v[5], v[7], z##0, zq##0, j);      \
    step(v[8], v[10], z##0, zq##0, k);     \
    step(v[9], v[11], z##0, zq##0, k);     \
    step(v[12], v[14], z##0, zq##0, l);    \
    step(v[13], v[15], z##0, zq##0, l)

#define LAYER4(step, v, z, zq, a, b, c, d, e, f, g, h) \
    step(v[0], v[1], z##1, zq##1, a);                  \
    step(v[2], v[3], z##1, zq##1, b);                  \
    step(v[4], v[5], z##1, zq##1, c);                  \
    step(v[6], v[7], z##1, zq##1, d);                  \
    step(v[8], v[9], z##1, zq##1, e);                  \
    step(v[10], v[11], z##1, zq##1, f);                \
    step(v[12], v[13], z##1, zq##1, g);                \
    step(v[14], v[15], z##1, zq##1, h)

/* The first four layers, on coefficients j to j + 7 of each block. In: |c| < q. Out: |c| < 3.4q. */
QTN_INLINE void ntt_top(int16_t *r) {
    const int16_t *table = qtn_mlkem_neon_top;
    const int16x8_t z0 = vld1q_s16(table), z1 = vld1q_s16(table + 8);
    const int16x8_t zq0 = vld1q_s16(table + 16), zq1 = vld1q_s16(table + 24);
    for (unsigned j = 0; j < STRIDE; j += 8) {
        int16x8_t v[VECTORS];
        for (unsigned i = 0; i < VECTORS; i++)
            v[i] = vld1q_s16(r + STRIDE * i + j);
        LAYER1(BUTTERFLY, v, z, zq);
        LAYER2(BUTTERFLY, v, z, zq, 2, 3);
        LAYER3(BUTTERFLY, v, z, zq, 4, 5, 6, 7);
        LAYER4(BUTTERFLY, v, z, zq, 0, 1, 2, 3, 4, 5, 6, 7);
        for (unsigned i = 0; i < VECTORS; i++)
            vst1q_s16(r + STRIDE * i + j, v[i]);
    }
}

/* (a0 a1, b0 b1) becomes (a0 b0, a1 b1), of halves and of quarters that are neighbours; each is its
 * own inverse. */
QTN_INLINE void swap_halves(int16x8_t *a, int16x8_t *b) {
    const int64x2_t x = vreinterpretq_s64_s16(*a), y = vreinterpretq_s64_s16(*b);
    *a = vreinterpretq_s16_s64(vtrn1q_s64(x, y));
    *b = vreinterpretq_s16_s64(vtrn2q_s64(x, y));
}

QTN_INLINE void swap_pairs(int16x8_t *a, int16x8_t *b) {
    const int32x4_t x = vreinterpretq_s32_s16(*a), y = vreinterpretq_s32_s16(*b);
    *a = vreinterpretq_s16_s32(vtrn1q_s32(x, y));
    *b = vreinterpretq_s16_s32(vtrn2q_s32(x, y));
}

QTN_INLINE void butterfly(int16x8_t *a, int16x8_t *b, const int16_t *z) {
    const int16x8_t t = mul_const(*b, vld1q_s16(z), vld1q_s16(z + 8));
    *b = vsubq_s16(*a, t);
    *a = vaddq_s16(*a, t);
}

QTN_INLINE void inv_butterfly(int16x8_t *a, int16x8_t *b, const int16_t *z) {
    const int16x8_t t = vsubq_s16(*b, *a);
    *a = vaddq_s16(*a, *b);
    *b = mul_const(t, vld1q_s16(z), vld1q_s16(z + 8));
}

void qtn_mlkem_neon_ntt(struct mlkem_poly *p) {
    int16_t *r = p->c;
    ntt_top(r);
    for (unsigned i = 0; i < VECTORS; i++) {
        const int16_t *z = qtn_mlkem_neon_bottom + 40 * i;
        const int16x8_t first = vld1q_s16(z);
        int16x8_t a = vld1q_s16(r + STRIDE * i), b = vld1q_s16(r + STRIDE * i + 8);
        const int16x8_t t =
            vmlsq_n_s16(vmulq_laneq_s16(b, first, 0), vqrdmulhq_laneq_s16(b, first, 1), MLKEM_Q);
        b = vsubq_s16(a, t);
        a = vaddq_s16(a, t);
        swap_halves(&a, &b);
        butterfly(&a, &b, z + 8);
        swap_pairs(&a, &b);
        butterfly(&a, &b, z + 24); /* |c| < 5.5q */
        swap_pairs(&a, &b);
        swap_halves(&a, &b);
        vst1q_s16(r + STRIDE * i, reduce(a));
        vst1q_s16(r + STRIDE * i + 8, reduce(b));
    }
}

/* The first three layers. In: |c| < q. Out: the same. */
QTN_INLINE void inv_ntt_bottom(int16_t *r) {
    for (unsigned i = 0; i < VECTORS; i++) {
        const int16_t *z = qtn_mlkem_neon_inv_bottom + 40 * i;
        const int16x8_t last = vld1q_s16(z);
        int16x8_t a = vld1q_s16(r + STRIDE * i), b = vld1q_s16(r + STRIDE * i + 8);
        swap_halves(&a, &b);
        swap_pairs(&a, &b);
        inv_butterfly(&a, &b, z + 24); /* |c| < 2q, 4q, 8q */
        swap_pairs(&a, &b);
        inv_butterfly(&a, &b, z + 8);
        swap_halves(&a, &b);
        const int16x8_t t = vsubq_s16(b, a);
        vst1q_s16(r + STRIDE * i, reduce(vaddq_s16(a, b)));
        vst1q_s16(r + STRIDE * i + 8, vmlsq_n_s16(vmulq_laneq_s16(t, last, 0),
                                                  vqrdmulhq_laneq_s16(t, last, 1), MLKEM_Q));
    }
}

/* The last four, and 2^16 / 128; then + e, if there is an e. */
QTN_INLINE void inv_ntt_top(int16_t *r, const int16_t *e) {
    const int16_t *table = qtn_mlkem_neon_inv_top;
    const int16x8_t z0 = vld1q_s16(table), z1 = vld1q_s16(table + 8);
    const int16x8_t zq0 = vld1q_s16(table + 16), zq1 = vld1q_s16(table + 24);
    for (unsigned j = 0; j < STRIDE; j += 8) {
        int16x8_t v[VECTORS];
        for (unsigned i = 0; i < VECTORS; i++)
            v[i] = vld1q_s16(r + STRIDE * i + j);
        LAYER4(INV_BUTTERFLY, v, z, zq, 7, 6, 5, 4, 3, 2, 1, 0); /* |c| < 2q */
        LAYER3(INV_BUTTERFLY, v, z, zq, 7, 6, 5, 4);             /* 4q */
        for (unsigned i = 0; i < VECTORS; i += 4)
            v[i] = reduce(v[i]);                     /* these have not been multiplied: q again */
        LAYER2(INV_BUTTERFLY, v, z, zq, 3, 2);       /* 4q */
        for (unsigned i = 0; i < VECTORS / 2; i++) { /* 8q */
            const int16x8_t sum = vaddq_s16(v[i], v[i + 8]), t = vsubq_s16(v[i + 8], v[i]);
            v[i] = MUL_LANE(sum, z0, zq0, 0);
            v[i + 8] = MUL_LANE(t, z0, zq0, 1);
        }
        for (unsigned i = 0; i < VECTORS; i++) {
            if (e != NULL)
                v[i] = vaddq_s16(v[i], vld1q_s16(e + STRIDE * i + j));
            vst1q_s16(r + STRIDE * i + j, v[i]);
        }
    }
}

void qtn_mlkem_neon_inv_ntt(struct mlkem_poly *p) {
    inv_ntt_bottom(p->c);
    inv_ntt_top(p->c, NULL);
}

void qtn_mlkem_neon_inv_ntt_add(struct mlkem_poly *p, const struct mlkem_poly *e) {
    inv_ntt_bottom(p->c);
    inv_ntt_top(p->c, e->c);
}
