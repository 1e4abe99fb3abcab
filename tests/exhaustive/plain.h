/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 204, section 7.4, one coefficient at a time with plain division: what the library's
 * functions are held against. */
#ifndef QTN_TESTS_PLAIN_H
#define QTN_TESTS_PLAIN_H

#include "mldsa/params.h"

static const int32_t plain_gamma2[2] = {(MLDSA_Q - 1) / 88, (MLDSA_Q - 1) / 32};

/* r mod q. */
static inline int32_t plain_mod_q(int32_t r) {
    r %= MLDSA_Q;
    return r < 0 ? r + MLDSA_Q : r;
}

/* r mod+- a for even a: in (-a/2, a/2]. */
static inline int32_t plain_centre(int32_t r, int32_t a) {
    r %= a;
    return r > a / 2 ? r - a : r;
}

/* r mod+- q. */
static inline int32_t plain_centre_q(int32_t r) {
    r = plain_mod_q(r);
    return r > MLDSA_Q / 2 ? r - MLDSA_Q : r;
}

/* Algorithm 36 (Decompose) for 0 <= r < q; returns r1. */
static inline int32_t plain_decompose(int32_t r, int32_t gamma2, int32_t *r0) {
    *r0 = plain_centre(r, 2 * gamma2);
    if (r - *r0 == MLDSA_Q - 1) {
        *r0 -= 1;
        return 0;
    }
    return (r - *r0) / (2 * gamma2);
}

/* Algorithm 40 (UseHint) for 0 <= r < q. */
static inline int32_t plain_use_hint(int h, int32_t r, int32_t gamma2) {
    const int32_t m = (MLDSA_Q - 1) / (2 * gamma2);
    int32_t r0;
    const int32_t r1 = plain_decompose(r, gamma2, &r0);
    if (h == 0)
        return r1;
    return r0 > 0 ? (r1 + 1) % m : (r1 - 1 + m) % m;
}

/* Coefficient i of a polynomial of w1, packed with 6 or 4 bits (Algorithm 28, w1Encode). */
static inline int32_t plain_w1(const uint8_t *w1, unsigned gamma2_index, unsigned i) {
    const unsigned bits = gamma2_index == MLDSA_GAMMA2_88 ? 6 : 4;
    int32_t v = 0;
    for (unsigned j = 0; j < bits; j++)
        v |= (w1[(bits * i + j) / 8] >> (bits * i + j) % 8 & 1) << j;
    return v;
}

#endif
