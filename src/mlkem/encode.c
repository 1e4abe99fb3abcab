/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "mlkem/encode.h"

void qtn_mlkem_encode_vec(uint8_t *out, const struct mlkem_ops *ops, const struct mlkem_poly *a,
                          unsigned k) {
    for (unsigned i = 0; i < k; i++)
        ops->encode12(out + i * MLKEM_POLY_BYTES, &a[i]);
}

uint32_t qtn_mlkem_decode_vec(struct mlkem_poly *r, const struct mlkem_ops *ops, const uint8_t *in,
                              unsigned k) {
    uint32_t over = 0;
    for (unsigned i = 0; i < k; i++)
        over |= ops->decode12(&r[i], in + i * MLKEM_POLY_BYTES);
    return over;
}

static size_t u_offset(const struct mlkem_params *row, unsigned i) {
    return (size_t)32 * row->du * i;
}

void qtn_mlkem_encode_u(uint8_t *ct, const struct mlkem_params *row, const struct mlkem_ops *ops,
                        const struct mlkem_poly *u, unsigned i) {
    ops->compress[row->du](ct + u_offset(row, i), u);
}

void qtn_mlkem_encode_v(uint8_t *ct, const struct mlkem_params *row, const struct mlkem_ops *ops,
                        const struct mlkem_poly *v) {
    ops->compress[row->dv](ct + u_offset(row, row->k), v);
}

void qtn_mlkem_decode_u(struct mlkem_poly *u, const struct mlkem_params *row,
                        const struct mlkem_ops *ops, const uint8_t *ct, unsigned i) {
    ops->decompress[row->du](u, ct + u_offset(row, i));
}

void qtn_mlkem_decode_v(struct mlkem_poly *v, const struct mlkem_params *row,
                        const struct mlkem_ops *ops, const uint8_t *ct) {
    ops->decompress[row->dv](v, ct + u_offset(row, row->k));
}
