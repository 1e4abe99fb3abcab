/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 203, Algorithms 5 and 6 (ByteEncode, ByteDecode) with 12 bits. */
#include "common/ct.h"
#include "mlkem/neon/neon.h"
#include "mlkem/neon/twelves.h"

/* Four values of 24 bits, each in four bytes. */
QTN_INLINE uint8x16_t pairs(const int16_t *c) {
    const int16x8_t v = vld1q_s16(c); /* in (-q, q): add q where it is negative */
    const uint32x4_t x = vreinterpretq_u32_s16(vmlsq_n_s16(v, vshrq_n_s16(v, 15), MLKEM_Q));
    return vreinterpretq_u8_u32(vsliq_n_u32(x, vshrq_n_u32(x, 16), 12));
}

void qtn_mlkem_neon_encode12(uint8_t *out, const struct mlkem_poly *a) {
    const uint8x16_t first = {0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 16, 17, 18, 20};
    const uint8x8_t rest = {21, 22, 24, 25, 26, 28, 29, 30};
    for (unsigned i = 0; i < MLKEM_N / 16; i++) {
        const uint8x16x2_t x = {{pairs(a->c + 16 * i), pairs(a->c + 16 * i + 8)}};
        vst1q_u8(out + 24 * i, vqtbl2q_u8(x, first));
        vst1_u8(out + 24 * i + 16, vqtbl2_u8(x, rest));
    }
}

/* c less q if it is not below q: else the difference is large, without a sign. */
QTN_INLINE void put_reduced(int16_t *r, uint16x8_t c) {
    vst1q_s16(r, vreinterpretq_s16_u16(vminq_u16(c, vsubq_u16(c, vdupq_n_u16(MLKEM_Q)))));
}

uint32_t qtn_mlkem_neon_decode12(struct mlkem_poly *r, const uint8_t *in) {
    uint16x8_t most = vdupq_n_u16(0);
    for (unsigned i = 0; i < MLKEM_N / 16; i++) {
        const struct twelves x = load_twelves(in + 24 * i);
        most = vmaxq_u16(most, vmaxq_u16(x.low, x.high));
        put_reduced(r->c + 16 * i, x.low);
        put_reduced(r->c + 16 * i + 8, x.high);
    }
    return ct_nonzero((uint32_t)vmaxvq_u16(vqsubq_u16(most, vdupq_n_u16(MLKEM_Q - 1))));
}
