/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 204, Algorithms 41 and 42: four layers on sixteen vectors at a time, then four on each block
 * of sixteen coefficients, or the other way round. Multiplications by zetas are Barrett's, with a
 * quotient beside each zeta. */
#include "mldsa/neon/neon.h"
#include "mldsa/neon/reduce.h"
#include "mldsa/neon/zetas.h"

enum { STRIDE = 16, VECTORS = 16, BLOCKS = 16, BLOCK_ZETAS = 32 };

/* mul_const by lane i of z and zq. Lanes have to be literals, so this and what uses it are macros.
 */
#define MUL_LANE(a, z, zq, i) \
    vmlsq_n_s32(vmulq_laneq_s32(a, z, i), vqrdmulhq_laneq_s32(a, zq, i), MLDSA_Q)

/* Algorithm 41's inner loop. Adds at most q / 2 + |b| * q / 2^32 to |a| and |b|. */
#define BUTTERFLY(a, b, z, zq, i)                   \
    do {                                            \
        const int32x4_t t_ = MUL_LANE(b, z, zq, i); \
        b = vsubq_s32(a, t_);                       \
        a = vaddq_s32(a, t_);                       \
    } while (0)

/* Algorithm 42's. Doubles |a|; |b| is at most q afterwards. */
#define INV_BUTTERFLY(a, b, z, zq, i)         \
    do {                                      \
        const int32x4_t t_ = vsubq_s32(b, a); \
        a = vaddq_s32(a, b);                  \
        b = MUL_LANE(t_, z, zq, i);           \
    } while (0)

/* The layers of four on v[0] to v[15], with zeta(1); zeta(2), zeta(3); ... */
#define LAYER_128(step, v, z, zq)      \
    step(v[0], v[8], z[0], zq[0], 1);  \
    step(v[1], v[9], z[0], zq[0], 1);  \
    step(v[2], v[10], z[0], zq[0], 1); \
    step(v[3], v[11], z[0], zq[0], 1); \
    step(v[4], v[12], z[0], zq[0], 1); \
    step(v[5], v[13], z[0], zq[0], 1); \
    step(v[6], v[14], z[0], zq[0], 1); \
    step(v[7], v[15], z[0], zq[0], 1)

#define LAYER_64(step, v, z, zq)        \
    step(v[0], v[4], z[0], zq[0], 2);   \
    step(v[1], v[5], z[0], zq[0], 2);   \
    step(v[2], v[6], z[0], zq[0], 2);   \
    step(v[3], v[7], z[0], zq[0], 2);   \
    step(v[8], v[12], z[0], zq[0], 3);  \
    step(v[9], v[13], z[0], zq[0], 3);  \
    step(v[10], v[14], z[0], zq[0], 3); \
    step(v[11], v[15], z[0], zq[0], 3)

#define LAYER_32(step, v, z, zq)        \
    step(v[0], v[2], z[1], zq[1], 0);   \
    step(v[1], v[3], z[1], zq[1], 0);   \
    step(v[4], v[6], z[1], zq[1], 1);   \
    step(v[5], v[7], z[1], zq[1], 1);   \
    step(v[8], v[10], z[1], zq[1], 2);  \
    step(v[9], v[11], z[1], zq[1], 2);  \
    step(v[12], v[14], z[1], zq[1], 3); \
    step(v[13], v[15], z[1], zq[1], 3)

#define LAYER_16(step, v, z, zq)        \
    step(v[0], v[1], z[2], zq[2], 0);   \
    step(v[2], v[3], z[2], zq[2], 1);   \
    step(v[4], v[5], z[2], zq[2], 2);   \
    step(v[6], v[7], z[2], zq[2], 3);   \
    step(v[8], v[9], z[3], zq[3], 0);   \
    step(v[10], v[11], z[3], zq[3], 1); \
    step(v[12], v[13], z[3], zq[3], 2); \
    step(v[14], v[15], z[3], zq[3], 3)

/* The same with the zetas downwards. */
#define INV_LAYER_16(step, v, z, zq)    \
    step(v[0], v[1], z[3], zq[3], 3);   \
    step(v[2], v[3], z[3], zq[3], 2);   \
    step(v[4], v[5], z[3], zq[3], 1);   \
    step(v[6], v[7], z[3], zq[3], 0);   \
    step(v[8], v[9], z[2], zq[2], 3);   \
    step(v[10], v[11], z[2], zq[2], 2); \
    step(v[12], v[13], z[2], zq[2], 1); \
    step(v[14], v[15], z[2], zq[2], 0)

#define INV_LAYER_32(step, v, z, zq)    \
    step(v[0], v[2], z[1], zq[1], 3);   \
    step(v[1], v[3], z[1], zq[1], 3);   \
    step(v[4], v[6], z[1], zq[1], 2);   \
    step(v[5], v[7], z[1], zq[1], 2);   \
    step(v[8], v[10], z[1], zq[1], 1);  \
    step(v[9], v[11], z[1], zq[1], 1);  \
    step(v[12], v[14], z[1], zq[1], 0); \
    step(v[13], v[15], z[1], zq[1], 0)

#define INV_LAYER_64(step, v, z, zq)    \
    step(v[0], v[4], z[0], zq[0], 3);   \
    step(v[1], v[5], z[0], zq[0], 3);   \
    step(v[2], v[6], z[0], zq[0], 3);   \
    step(v[3], v[7], z[0], zq[0], 3);   \
    step(v[8], v[12], z[0], zq[0], 2);  \
    step(v[9], v[13], z[0], zq[0], 2);  \
    step(v[10], v[14], z[0], zq[0], 2); \
    step(v[11], v[15], z[0], zq[0], 2)

struct top {
    int32x4_t z[4], zq[4];
};

QTN_INLINE struct top load_top(const int32_t *table) {
    struct top t;
    for (unsigned i = 0; i < 4; i++) {
        t.z[i] = vld1q_s32(table + 4 * i);
        t.zq[i] = vld1q_s32(table + 16 + 4 * i);
    }
    return t;
}

/* The first four layers, from a to r. In: |c| < q. Out: |c| < 3.1q. */
QTN_INLINE void ntt_top(int32_t *r, const int32_t *a) {
    const struct top t = load_top(qtn_mldsa_neon_top);
    for (unsigned j = 0; j < STRIDE; j += 4) {
        int32x4_t v[VECTORS];
        for (unsigned i = 0; i < VECTORS; i++)
            v[i] = vld1q_s32(a + STRIDE * i + j);
        LAYER_128(BUTTERFLY, v, t.z, t.zq);
        LAYER_64(BUTTERFLY, v, t.z, t.zq);
        LAYER_32(BUTTERFLY, v, t.z, t.zq);
        LAYER_16(BUTTERFLY, v, t.z, t.zq);
        for (unsigned i = 0; i < VECTORS; i++)
            vst1q_s32(r + STRIDE * i + j, v[i]);
    }
}

/* Four vectors of four become their columns, or the other way round. */
QTN_INLINE void transpose(int32x4_t v[4]) {
    const int64x2_t a = vreinterpretq_s64_s32(vtrn1q_s32(v[0], v[1]));
    const int64x2_t b = vreinterpretq_s64_s32(vtrn2q_s32(v[0], v[1]));
    const int64x2_t c = vreinterpretq_s64_s32(vtrn1q_s32(v[2], v[3]));
    const int64x2_t d = vreinterpretq_s64_s32(vtrn2q_s32(v[2], v[3]));
    v[0] = vreinterpretq_s32_s64(vtrn1q_s64(a, c));
    v[1] = vreinterpretq_s32_s64(vtrn1q_s64(b, d));
    v[2] = vreinterpretq_s32_s64(vtrn2q_s64(a, c));
    v[3] = vreinterpretq_s32_s64(vtrn2q_s64(b, d));
}

/* With a zeta for each lane. */
QTN_INLINE void butterfly(int32x4_t *a, int32x4_t *b, int32x4_t z, int32x4_t zq) {
    const int32x4_t t = mul_const(*b, z, zq);
    *b = vsubq_s32(*a, t);
    *a = vaddq_s32(*a, t);
}

QTN_INLINE void inv_butterfly(int32x4_t *a, int32x4_t *b, int32x4_t z, int32x4_t zq) {
    const int32x4_t t = vsubq_s32(*b, *a);
    *a = vaddq_s32(*a, *b);
    *b = mul_const(t, z, zq);
}

void qtn_mldsa_neon_ntt(struct mldsa_poly *r, const struct mldsa_poly *a) {
    ntt_top(r->c, a->c);
    for (unsigned i = 0; i < BLOCKS; i++) {
        const int32_t *table = qtn_mldsa_neon_bottom + BLOCK_ZETAS * i;
        const int32x4_t z = vld1q_s32(table), zq = vld1q_s32(table + 4);
        const int32x4_t z2 = vld1q_s32(table + 8), zq2 = vld1q_s32(table + 12);
        int32x4_t v[4];
        for (unsigned j = 0; j < 4; j++)
            v[j] = vld1q_s32(r->c + STRIDE * i + 4 * j);
        BUTTERFLY(v[0], v[2], z, zq, 0);
        BUTTERFLY(v[1], v[3], z, zq, 0);
        BUTTERFLY(v[0], v[1], z, zq, 1);
        BUTTERFLY(v[2], v[3], z, zq, 2);
        transpose(v);
        butterfly(&v[0], &v[2], z2, zq2);
        butterfly(&v[1], &v[3], z2, zq2);
        butterfly(&v[0], &v[1], vld1q_s32(table + 16), vld1q_s32(table + 20));
        butterfly(&v[2], &v[3], vld1q_s32(table + 24), vld1q_s32(table + 28)); /* |c| < 5.2q */
        transpose(v);
        for (unsigned j = 0; j < 4; j++)
            vst1q_s32(r->c + STRIDE * i + 4 * j, reduce(v[j]));
    }
}

/* Sums grow to 2^8 * q in eight layers, which is less than 2^31: none has to be reduced. */
void qtn_mldsa_neon_inv_ntt(struct mldsa_poly *r) {
    for (unsigned i = 0; i < BLOCKS; i++) {
        const int32_t *table = qtn_mldsa_neon_inv_bottom + BLOCK_ZETAS * i;
        const int32x4_t z = vld1q_s32(table), zq = vld1q_s32(table + 4);
        const int32x4_t z2 = vld1q_s32(table + 8), zq2 = vld1q_s32(table + 12);
        int32x4_t v[4];
        for (unsigned j = 0; j < 4; j++)
            v[j] = vld1q_s32(r->c + STRIDE * i + 4 * j);
        transpose(v);
        inv_butterfly(&v[0], &v[1], vld1q_s32(table + 16), vld1q_s32(table + 20));
        inv_butterfly(&v[2], &v[3], vld1q_s32(table + 24), vld1q_s32(table + 28));
        inv_butterfly(&v[0], &v[2], z2, zq2);
        inv_butterfly(&v[1], &v[3], z2, zq2);
        transpose(v);
        INV_BUTTERFLY(v[0], v[1], z, zq, 1);
        INV_BUTTERFLY(v[2], v[3], z, zq, 2);
        INV_BUTTERFLY(v[0], v[2], z, zq, 0);
        INV_BUTTERFLY(v[1], v[3], z, zq, 0);
        for (unsigned j = 0; j < 4; j++)
            vst1q_s32(r->c + STRIDE * i + 4 * j, v[j]);
    }
    const struct top t = load_top(qtn_mldsa_neon_inv_top);
    for (unsigned j = 0; j < STRIDE; j += 4) {
        int32x4_t v[VECTORS];
        for (unsigned i = 0; i < VECTORS; i++)
            v[i] = vld1q_s32(r->c + STRIDE * i + j);
        INV_LAYER_16(INV_BUTTERFLY, v, t.z, t.zq);
        INV_LAYER_32(INV_BUTTERFLY, v, t.z, t.zq);
        INV_LAYER_64(INV_BUTTERFLY, v, t.z, t.zq);
        for (unsigned i = 0; i < VECTORS / 2; i++) {
            const int32x4_t sum = vaddq_s32(v[i], v[i + 8]), difference = vsubq_s32(v[i + 8], v[i]);
            vst1q_s32(r->c + STRIDE * i + j, MUL_LANE(sum, t.z[0], t.zq[0], 0));
            vst1q_s32(r->c + STRIDE * (i + 8) + j, MUL_LANE(difference, t.z[0], t.zq[0], 1));
        }
    }
}
