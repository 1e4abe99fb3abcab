/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* A polynomial of ML-DSA, or its NTT. Ranges are stated where functions take and give them. */
#ifndef QTN_MLDSA_POLY_H
#define QTN_MLDSA_POLY_H

#include "mldsa/params.h"
#include <stdint.h>

struct mldsa_poly {
    _Alignas(64) int32_t c[MLDSA_N];
};

/* r += a, without reduction. A plain loop: every compiler makes vector code of it. */
static inline void mldsa_poly_add(struct mldsa_poly *r, const struct mldsa_poly *a) {
    for (unsigned i = 0; i < MLDSA_N; i++)
        r->c[i] += a->c[i];
}

/* r = -r. */
static inline void mldsa_poly_negate(struct mldsa_poly *r) {
    for (unsigned i = 0; i < MLDSA_N; i++)
        r->c[i] = -r->c[i];
}

#endif
