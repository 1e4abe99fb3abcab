/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 203, Algorithms 7 and 8, in portable C. */
#include "common/bytes.h"
#include "mlkem/ref/ref.h"

unsigned qtn_mlkem_ref_rej_uniform(struct mlkem_poly *r, unsigned have, const uint8_t *p,
                                   size_t n) {
    /* While four more are sure to fit, each candidate is stored and the count moves by what is
     * kept: no branch to mispredict. */
    while (n >= 8 && have <= MLKEM_N - 4) {
        const uint64_t x = load64_le(p); /* 48 bits of it */
        for (unsigned i = 0; i < 4; i++) {
            const uint32_t d = (uint32_t)(x >> (12 * i)) & 0xfff;
            r->c[have] = (int16_t)d;
            have += d < MLKEM_Q;
        }
        p += 6;
        n -= 6;
    }
    while (n != 0 && have < MLKEM_N) {
        const uint32_t x = load24_le(p);
        const uint32_t d1 = x & 0xfff;
        const uint32_t d2 = x >> 12;
        if (d1 < MLKEM_Q)
            r->c[have++] = (int16_t)d1;
        if (d2 < MLKEM_Q && have < MLKEM_N)
            r->c[have++] = (int16_t)d2;
        p += 3;
        n -= 3;
    }
    return have;
}

/* Sixteen coefficients from 64 bits: sums of two bits side by side, then the difference of
 * neighbours. */
void qtn_mlkem_ref_cbd2(struct mlkem_poly *r, const uint8_t *p) {
    const uint64_t ones = 0x5555555555555555;
    for (unsigned i = 0; i < MLKEM_N / 16; i++) {
        const uint64_t x = load64_le(p + 8 * i);
        const uint64_t sums = (x & ones) + (x >> 1 & ones);
        for (unsigned j = 0; j < 16; j++) {
            const int a = (int)(sums >> (4 * j) & 3);
            const int b = (int)(sums >> (4 * j + 2) & 3);
            r->c[16 * i + j] = (int16_t)(a - b);
        }
    }
}

/* Four coefficients from 24 bits, in the same way with sums of three bits. */
void qtn_mlkem_ref_cbd3(struct mlkem_poly *r, const uint8_t *p) {
    const uint32_t ones = 0x249249;
    for (unsigned i = 0; i < MLKEM_N / 4; i++) {
        const uint32_t x = load24_le(p + 3 * i);
        const uint32_t sums = (x & ones) + (x >> 1 & ones) + (x >> 2 & ones);
        for (unsigned j = 0; j < 4; j++) {
            const int a = (int)(sums >> (6 * j) & 7);
            const int b = (int)(sums >> (6 * j + 3) & 7);
            r->c[4 * i + j] = (int16_t)(a - b);
        }
    }
}
