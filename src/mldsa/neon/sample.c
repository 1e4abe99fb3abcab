/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 204, Algorithms 30 and 31 with 14 and 15. */
#include "common/bytes.h"
#include "common/ct.h"
#include "mldsa/neon/neon.h"
#include "mldsa/neon/reduce.h"
#include "mldsa/ref/compact.h"

/* --- Algorithm 30 (RejNTTPoly) --------------------------------------------------------------- */

/* Four candidates from the 12 bytes at which index points. */
QTN_INLINE uint32x4_t candidates(const uint8_t *p, uint8x16_t index) {
    const uint32x4_t x = vreinterpretq_u32_u8(vqtbl1q_u8(vld1q_u8(p), index));
    return vandq_u32(x, vdupq_n_u32(0x7fffff));
}

QTN_INLINE unsigned keep(struct mldsa_poly *r, unsigned have, uint32_t c) {
    if (c < MLDSA_Q && have < MLDSA_N)
        r->c[have++] = (int32_t)c;
    return have;
}

unsigned qtn_mldsa_neon_rej_uniform(struct mldsa_poly *r, unsigned have, const uint8_t *p,
                                    size_t n) {
    const uint8x16_t index = {0, 1, 2, 64, 3, 4, 5, 64, 6, 7, 8, 64, 9, 10, 11, 64};
    const uint8x16_t behind = vaddq_u8(index, vdupq_n_u8(4));
    /* One in 1024 is rejected: sixteen are stored at once where none is. */
    for (; n >= 48 && have <= MLDSA_N - 16; n -= 48, p += 48) {
        const uint32x4_t x[4] = {candidates(p, index), candidates(p + 12, index),
                                 candidates(p + 24, index), candidates(p + 32, behind)};
        const uint32x4_t most = vmaxq_u32(vmaxq_u32(x[0], x[1]), vmaxq_u32(x[2], x[3]));
        if (vmaxvq_u32(most) < MLDSA_Q) {
            for (unsigned i = 0; i < 4; i++)
                vst1q_s32(r->c + have + 4 * i, vreinterpretq_s32_u32(x[i]));
            have += 16;
            continue;
        }
        for (unsigned i = 0; i < 16; i++)
            have = keep(r, have, load24_le(p + 3 * i) & 0x7fffff);
    }
    for (; n != 0 && have < MLDSA_N; n -= 3, p += 3)
        have = keep(r, have, load24_le(p) & 0x7fffff);
    return have;
}

/* --- Algorithm 31 (RejBoundedPoly) ----------------------------------------------------------- */

/* What a half byte stands for, and from where on there is nothing that it stands for. */
struct bounded {
    int8x16_t values;
    uint8_t limit;
};

/* The values at which `places` points, of which eight are written. */
QTN_INLINE void put(int32_t *r, int8x16_t values, uint8x8_t places) {
    const int16x8_t v = vmovl_s8(vqtbl1_s8(values, places));
    vst1q_s32(r, vmovl_s16(vget_low_s16(v)));
    vst1q_s32(r + 4, vmovl_high_s16(v));
}

/* Append what is accepted of the half bytes of eight bytes. There must be room for all. Which are
 * rejected says nothing of the others. */
QTN_INLINE unsigned parse16(int32_t *r, const uint8_t *p, struct bounded b) {
    const uint8x16_t bits = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
    const uint8x8_t x = vld1_u8(p), low = vand_u8(x, vdup_n_u8(15)), high = vshr_n_u8(x, 4);
    const uint8x16_t half_bytes = vcombine_u8(vzip1_u8(low, high), vzip2_u8(low, high));
    const int8x16_t values = vqtbl1q_s8(b.values, half_bytes);
    uint8x16_t sums = vandq_u8(vcltq_u8(half_bytes, vdupq_n_u8(b.limit)), bits);
    for (unsigned i = 0; i < 3; i++)
        sums = vpaddq_u8(sums, sums);
    unsigned masks = vgetq_lane_u16(vreinterpretq_u16_u8(sums), 0);
    unsigned counts = vgetq_lane_u16(vreinterpretq_u16_u8(vcntq_u8(sums)), 0);
    CT_DECLASSIFY(mldsa_rej_bounded, &masks, sizeof masks);
    CT_DECLASSIFY(mldsa_rej_bounded, &counts, sizeof counts);
    put(r, values, vcreate_u8(compact[masks & 0xff]));
    put(r + (counts & 0xff), values, vcreate_u8(compact[masks >> 8] + 0x0808080808080808));
    return (counts & 0xff) + (counts >> 8);
}

/* The same of one half byte. */
QTN_INLINE unsigned keep_bounded(struct mldsa_poly *r, unsigned have, unsigned half_byte,
                                 struct bounded b) {
    unsigned accept = half_byte < b.limit;
    CT_DECLASSIFY(mldsa_rej_bounded, &accept, sizeof accept);
    if (accept != 0 && have < MLDSA_N)
        r->c[have++] = vget_lane_s8(vqtbl1_s8(b.values, vdup_n_u8((uint8_t)half_byte)), 0);
    return have;
}

QTN_INLINE unsigned rej_bounded(struct mldsa_poly *r, unsigned have, const uint8_t *p, size_t n,
                                struct bounded b) {
    for (; n >= 8 && have <= MLDSA_N - 16; n -= 8, p += 8)
        have += parse16(r->c + have, p, b);
    for (; n != 0 && have < MLDSA_N; n--, p++) {
        have = keep_bounded(r, have, *p & 15u, b);
        have = keep_bounded(r, have, *p >> 4, b);
    }
    return have;
}

unsigned qtn_mldsa_neon_rej_eta2(struct mldsa_poly *r, unsigned have, const uint8_t *p, size_t n) {
    const struct bounded b = {{2, 1, 0, -1, -2, 2, 1, 0, -1, -2, 2, 1, 0, -1, -2, 0}, 15};
    return rej_bounded(r, have, p, n, b);
}

unsigned qtn_mldsa_neon_rej_eta4(struct mldsa_poly *r, unsigned have, const uint8_t *p, size_t n) {
    const struct bounded b = {{4, 3, 2, 1, 0, -1, -2, -3, -4, 0, 0, 0, 0, 0, 0, 0}, 9};
    return rej_bounded(r, have, p, n, b);
}
