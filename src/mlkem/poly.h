/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* A polynomial of ML-KEM, or its NTT. Ranges are stated where functions take and give them. */
#ifndef QTN_MLKEM_POLY_H
#define QTN_MLKEM_POLY_H

#include "mlkem/params.h"
#include <stdint.h>

struct mlkem_poly {
    _Alignas(64) int16_t c[MLKEM_N];
};

/* What a backend wants to know of one factor of a product beforehand (see mlkem_ops.mul_cache);
 * what lies where is its own affair. */
struct mlkem_cache {
    _Alignas(64) int16_t c[MLKEM_N];
};

/* r += a, without reduction. A plain loop: every compiler makes vector code of it. */
static inline void mlkem_poly_add(struct mlkem_poly *r, const struct mlkem_poly *a) {
    for (unsigned i = 0; i < MLKEM_N; i++)
        r->c[i] = (int16_t)(r->c[i] + a->c[i]);
}

/* r = a - r, without reduction. */
static inline void mlkem_poly_sub_from(struct mlkem_poly *r, const struct mlkem_poly *a) {
    for (unsigned i = 0; i < MLKEM_N; i++)
        r->c[i] = (int16_t)(a->c[i] - r->c[i]);
}

#endif
