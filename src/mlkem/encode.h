/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Byte forms of vectors of k polynomials (FIPS 203, Algorithms 5 and 6, applied as in K-PKE). */
#ifndef QTN_MLKEM_ENCODE_H
#define QTN_MLKEM_ENCODE_H

#include "mlkem/ops.h"

/* ByteEncode_12 of each; |c| < q. 384 * k bytes. */
void qtn_mlkem_encode_vec(uint8_t *out, const struct mlkem_ops *ops, const struct mlkem_poly *a,
                          unsigned k);

/* ByteDecode_12 of each, reduced. Zero where all 256 * k coefficients were below q, else all ones.
 */
uint32_t qtn_mlkem_decode_vec(struct mlkem_poly *r, const struct mlkem_ops *ops, const uint8_t *in,
                              unsigned k);

/* The parts of a ciphertext c = c1 || c2: u is compressed to du bits, v to dv. */
void qtn_mlkem_encode_u(uint8_t *ct, const struct mlkem_params *row, const struct mlkem_ops *ops,
                        const struct mlkem_poly *u, unsigned i);
void qtn_mlkem_encode_v(uint8_t *ct, const struct mlkem_params *row, const struct mlkem_ops *ops,
                        const struct mlkem_poly *v);
void qtn_mlkem_decode_u(struct mlkem_poly *u, const struct mlkem_params *row,
                        const struct mlkem_ops *ops, const uint8_t *ct, unsigned i);
void qtn_mlkem_decode_v(struct mlkem_poly *v, const struct mlkem_params *row,
                        const struct mlkem_ops *ops, const uint8_t *ct);

#endif
