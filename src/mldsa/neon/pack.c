/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 204, Algorithms 16 to 19 (SimpleBitPack, BitPack and back) for one polynomial each. Values
 * are joined two by two: SLI shifts one and puts it over what is above the bits of the other. */
#include "mldsa/neon/bytes.h"
#include "mldsa/neon/neon.h"

/* --- t1: 10 bits ------------------------------------------------------------------------------ */

void qtn_mldsa_neon_pack_t1(uint8_t *out, const struct mldsa_poly *a) {
    for (unsigned i = 0; i < MLDSA_N / 8; i++) {
        const int32x4_t x = vld1q_s32(a->c + 8 * i), y = vld1q_s32(a->c + 8 * i + 4);
        const uint16x8_t c = vuzp1q_u16(vreinterpretq_u16_s32(x), vreinterpretq_u16_s32(y));
        store_fives(out, join32(join16(c, 10), 20), i, MLDSA_N / 8 - 1);
    }
}

void qtn_mldsa_neon_unpack_t1(struct mldsa_poly *r, const uint8_t *in) {
    const uint8x16_t index = {0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9};
    const int16x8_t down = {0, -2, -4, -6, 0, -2, -4, -6};
    for (unsigned i = 0; i < MLDSA_N / 8; i++) {
        const uint8x16_t x = LOAD_SOME(in, i, MLDSA_N / 8, 10);
        const uint16x8_t words = vshlq_u16(vreinterpretq_u16_u8(vqtbl1q_u8(x, index)), down);
        const uint16x8_t c = vandq_u16(words, vdupq_n_u16(0x3ff));
        vst1q_s32(r->c + 8 * i, vreinterpretq_s32_u32(vshll_n_u16(vget_low_u16(c), MLDSA_D)));
        vst1q_s32(r->c + 8 * i + 4, vreinterpretq_s32_u32(vshll_high_n_u16(c, MLDSA_D)));
    }
}

/* --- t0: 13 bits of 2^12 - c ------------------------------------------------------------------ */

QTN_INLINE uint64x2_t pairs_of_13(const int32_t *c) {
    const int32x4_t v = vsubq_s32(vdupq_n_s32(1 << (MLDSA_D - 1)), vld1q_s32(c));
    return join32(vreinterpretq_u32_s32(v), 13);
}

void qtn_mldsa_neon_pack_t0(uint8_t *out, const struct mldsa_poly *a) {
    for (unsigned i = 0; i < MLDSA_N / 8; i++) {
        const uint64x2_t x = pairs_of_13(a->c + 8 * i), y = pairs_of_13(a->c + 8 * i + 4);
        const uint64x2_t fours = vsliq_n_u64(vuzp1q_u64(x, y), vuzp2q_u64(x, y), 26);
        const uint64x1_t low = vget_low_u64(fours), high = vget_high_u64(fours);
        const uint8x16_t bytes =
            vreinterpretq_u8_u64(vcombine_u64(vsli_n_u64(low, high, 52), vshr_n_u64(high, 12)));
        if (i != MLDSA_N / 8 - 1) { /* the next one overwrites the last three bytes */
            vst1q_u8(out + 13 * i, bytes);
        } else {
            vst1_u8(out + 13 * i, vget_low_u8(bytes));
            vst1q_lane_u32((uint32_t *)(void *)(out + 13 * i + 8), vreinterpretq_u32_u8(bytes), 2);
            vst1q_lane_u8(out + 13 * i + 12, bytes, 12);
        }
    }
}

void qtn_mldsa_neon_unpack_t0(struct mldsa_poly *r, const uint8_t *in) {
    const uint8x16_t index[2] = {{0, 1, 2, 64, 1, 2, 3, 64, 3, 4, 5, 64, 4, 5, 6, 64},
                                 {6, 7, 8, 64, 8, 9, 10, 64, 9, 10, 11, 64, 11, 12, 64, 64}};
    const int32x4_t down[2] = {{0, -5, -2, -7}, {-4, -1, -6, -3}};
    for (unsigned i = 0; i < MLDSA_N / 8; i++) {
        const uint8x16_t x = LOAD_SOME(in, i, MLDSA_N / 8, 13);
        for (unsigned j = 0; j < 2; j++)
            vst1q_s32(r->c + 8 * i + 4 * j,
                      vsubq_s32(vdupq_n_s32(1 << (MLDSA_D - 1)),
                                fields(x, index[j], down[j], (1 << MLDSA_D) - 1)));
    }
}

/* --- s1, s2: 3 or 4 bits of eta - c ----------------------------------------------------------- */

/* Sixteen coefficients. */
QTN_INLINE uint8x16_t less(int eta, const int32_t *c) {
    const int32x4_t v[4] = {vld1q_s32(c), vld1q_s32(c + 4), vld1q_s32(c + 8), vld1q_s32(c + 12)};
    return vsubq_u8(vdupq_n_u8((uint8_t)eta), bytes_of(v));
}

void qtn_mldsa_neon_pack_eta2(uint8_t *out, const struct mldsa_poly *a) {
    const uint8x16_t together = {0, 1, 2, 8, 9, 10, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64};
    for (unsigned i = 0; i < MLDSA_N / 16; i++) {
        const uint16x8_t v = vreinterpretq_u16_u8(less(2, a->c + 16 * i));
        const uint16x8_t twos = vsliq_n_u16(v, vshrq_n_u16(v, 8), 3);
        const uint64x2_t eights = join32(join16(twos, 6), 12);
        const uint8x16_t bytes = vqtbl1q_u8(vreinterpretq_u8_u64(eights), together);
        vst1q_lane_u32((uint32_t *)(void *)(out + 6 * i), vreinterpretq_u32_u8(bytes), 0);
        vst1q_lane_u16((uint16_t *)(void *)(out + 6 * i + 4), vreinterpretq_u16_u8(bytes), 2);
    }
}

void qtn_mldsa_neon_pack_eta4(uint8_t *out, const struct mldsa_poly *a) {
    for (unsigned i = 0; i < MLDSA_N / 16; i++) {
        const uint16x8_t v = vreinterpretq_u16_u8(less(4, a->c + 16 * i));
        vst1_u8(out + 8 * i, vmovn_u16(vsliq_n_u16(v, vshrq_n_u16(v, 8), 4)));
    }
}

/* Eight coefficients from eight bytes. */
QTN_INLINE void put_less(int32_t *c, int eta, uint8x8_t v) {
    const int16x8_t x =
        vreinterpretq_s16_u16(vsubl_u8(vdup_n_u8((uint8_t)eta), v)); /* wraps, as signed */
    vst1q_s32(c, vmovl_s16(vget_low_s16(x)));
    vst1q_s32(c + 4, vmovl_high_s16(x));
}

QTN_INLINE uint32_t above(uint8x8_t most, uint8_t limit) {
    return 0 - ((uint32_t)(limit - vmaxv_u8(most)) >> 31);
}

uint32_t qtn_mldsa_neon_unpack_eta2(struct mldsa_poly *r, const uint8_t *in) {
    const uint8x16_t index = {0, 64, 0, 64, 0, 1, 1, 64, 1, 64, 1, 2, 2, 64, 2, 64};
    const int16x8_t down = {0, -3, -6, -1, -4, -7, -2, -5};
    uint8x8_t most = vdup_n_u8(0);
    for (unsigned i = 0; i < MLDSA_N / 16; i++) { /* six bytes, loaded with those before them */
        const unsigned from = i != 0 ? 6 * i - 2 : 0;
        const uint8x8_t x = vld1_u8(in + from);
        for (unsigned j = 0; j < 2; j++) {
            const uint8x16_t places = vaddq_u8(index, vdupq_n_u8((uint8_t)(6 * i - from + 3 * j)));
            const uint8x16_t words = vqtbl1q_u8(vcombine_u8(x, vdup_n_u8(0)), places);
            const uint16x8_t v = vshlq_u16(vreinterpretq_u16_u8(words), down);
            const uint8x8_t three = vand_u8(vmovn_u16(v), vdup_n_u8(7));
            most = vmax_u8(most, three);
            put_less(r->c + 16 * i + 8 * j, 2, three);
        }
    }
    return above(most, 4);
}

uint32_t qtn_mldsa_neon_unpack_eta4(struct mldsa_poly *r, const uint8_t *in) {
    uint8x8_t most = vdup_n_u8(0);
    for (unsigned i = 0; i < MLDSA_N / 16; i++) {
        const uint8x8_t x = vld1_u8(in + 8 * i);
        const uint8x8_t low = vand_u8(x, vdup_n_u8(15)), high = vshr_n_u8(x, 4);
        most = vmax_u8(most, vmax_u8(low, high));
        put_less(r->c + 16 * i, 4, vzip1_u8(low, high));
        put_less(r->c + 16 * i + 8, 4, vzip2_u8(low, high));
    }
    return above(most, 8);
}

/* --- z: 18 or 20 bits of gamma1 - c ----------------------------------------------------------- */

void qtn_mldsa_neon_pack_z17(uint8_t *out, const struct mldsa_poly *a) {
    for (unsigned i = 0; i < MLDSA_N / 4; i++) {
        const int32x4_t v = vsubq_s32(vdupq_n_s32(1 << 17), vld1q_s32(a->c + 4 * i));
        const uint64x2_t twos = join32(vreinterpretq_u32_s32(v), 18);
        const uint64x1_t low = vget_low_u64(twos), high = vget_high_u64(twos);
        vst1_u8(out + 9 * i, vreinterpret_u8_u64(vsli_n_u64(low, high, 36)));
        vst1_lane_u8(out + 9 * i + 8, vreinterpret_u8_u64(vshr_n_u64(high, 28)), 0);
    }
}

void qtn_mldsa_neon_pack_z19(uint8_t *out, const struct mldsa_poly *a) {
    for (unsigned i = 0; i < MLDSA_N / 4; i++) {
        const int32x4_t v = vsubq_s32(vdupq_n_s32(1 << 19), vld1q_s32(a->c + 4 * i));
        store_fives(out, join32(vreinterpretq_u32_s32(v), 20), i, MLDSA_N / 4 - 1);
    }
}

void qtn_mldsa_neon_unpack_z17(struct mldsa_poly *r, const uint8_t *in) {
    const uint8x16_t index = {0, 1, 2, 64, 2, 3, 4, 64, 4, 5, 6, 64, 6, 7, 8, 64};
    const int32x4_t down = {0, -2, -4, -6};
    for (unsigned i = 0; i < MLDSA_N / 4; i++) {
        const uint8x16_t x = LOAD_SOME(in, i, MLDSA_N / 4, 9);
        vst1q_s32(r->c + 4 * i, vsubq_s32(vdupq_n_s32(1 << 17), fields(x, index, down, 0x3ffff)));
    }
}

void qtn_mldsa_neon_unpack_z19(struct mldsa_poly *r, const uint8_t *in) {
    const uint8x16_t index = {0, 1, 2, 64, 2, 3, 4, 64, 5, 6, 7, 64, 7, 8, 9, 64};
    const int32x4_t down = {0, -4, 0, -4};
    for (unsigned i = 0; i < MLDSA_N / 4; i++) {
        const uint8x16_t x = LOAD_SOME(in, i, MLDSA_N / 4, 10);
        vst1q_s32(r->c + 4 * i, vsubq_s32(vdupq_n_s32(1 << 19), fields(x, index, down, 0xfffff)));
    }
}
