/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 204, Algorithms 30 and 31 with 14 and 15, in portable C. */
#include "common/bytes.h"
#include "common/ct.h"
#include "mldsa/ref/ref.h"

static inline uint32_t candidate(const uint8_t *p) {
    return load24_le(p) & 0x7fffff;
}

unsigned qtn_mldsa_ref_rej_uniform(struct mldsa_poly *r, unsigned have, const uint8_t *p,
                                   size_t n) {
    while (n != 0 && have < MLDSA_N) {
        /* One candidate in a thousand is rejected: four at a time, mostly. */
        if (n >= 12 && have <= MLDSA_N - 4) {
            const uint32_t c0 = candidate(p);
            const uint32_t c1 = candidate(p + 3);
            const uint32_t c2 = candidate(p + 6);
            const uint32_t c3 = candidate(p + 9);
            if ((c0 < MLDSA_Q) & (c1 < MLDSA_Q) & (c2 < MLDSA_Q) & (c3 < MLDSA_Q)) {
                r->c[have] = (int32_t)c0;
                r->c[have + 1] = (int32_t)c1;
                r->c[have + 2] = (int32_t)c2;
                r->c[have + 3] = (int32_t)c3;
                have += 4;
                p += 12;
                n -= 12;
                continue;
            }
        }
        const uint32_t c = candidate(p);
        if (c < MLDSA_Q)
            r->c[have++] = (int32_t)c;
        p += 3;
        n -= 3;
    }
    return have;
}

/* The coefficient of a half byte t below 15: 2 - (t mod 5). 205 / 2^10 is 1 / 5 for these t. */
static inline int32_t coefficient_2(uint32_t t) {
    const uint32_t fifth = (t * 205) >> 10;
    return 2 - (int32_t)(t - 5 * fifth);
}

static inline unsigned keep_2(struct mldsa_poly *r, unsigned have, uint32_t t) {
    uint32_t accept = t < 15;
    CT_DECLASSIFY(mldsa_rej_bounded, &accept, sizeof accept); /* says nothing of the coefficient */
    if (accept != 0 && have < MLDSA_N)
        r->c[have++] = coefficient_2(t);
    return have;
}

static inline unsigned keep_4(struct mldsa_poly *r, unsigned have, uint32_t t) {
    uint32_t accept = t < 9;
    CT_DECLASSIFY(mldsa_rej_bounded, &accept, sizeof accept); /* says nothing of the coefficient */
    if (accept != 0 && have < MLDSA_N)
        r->c[have++] = 4 - (int32_t)t;
    return have;
}

unsigned qtn_mldsa_ref_rej_eta2(struct mldsa_poly *r, unsigned have, const uint8_t *p, size_t n) {
    for (size_t i = 0; i < n && have < MLDSA_N; i++) {
        have = keep_2(r, have, p[i] & 15u);
        have = keep_2(r, have, p[i] >> 4);
    }
    return have;
}

unsigned qtn_mldsa_ref_rej_eta4(struct mldsa_poly *r, unsigned have, const uint8_t *p, size_t n) {
    for (size_t i = 0; i < n && have < MLDSA_N; i++) {
        have = keep_4(r, have, p[i] & 15u);
        have = keep_4(r, have, p[i] >> 4);
    }
    return have;
}
