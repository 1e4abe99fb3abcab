/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 204, Algorithms 30 and 31 with 14 and 15, in portable C. */
#include "common/bytes.h"
#include "common/ct.h"
#include "mldsa/ref/ref.h"

unsigned qtn_mldsa_ref_rej_uniform(struct mldsa_poly *r, unsigned have, const uint8_t *p,
                                   size_t n) {
    for (; n != 0 && have < MLDSA_N; n -= 3, p += 3) {
        const uint32_t c = load24_le(p) & 0x7fffff;
        if (c >= MLDSA_Q) /* one in a thousand: a branch that is predicted */
            continue;
        r->c[have++] = (int32_t)c;
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
