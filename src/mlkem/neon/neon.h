/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The functions that make up qtn_mlkem_neon; contracts in mlkem/ops.h. The NTT domain is in the
 * order of the standard. */
#ifndef QTN_MLKEM_NEON_NEON_H
#define QTN_MLKEM_NEON_NEON_H

#include "mlkem/ops.h"

void qtn_mlkem_neon_ntt(struct mlkem_poly *r);
void qtn_mlkem_neon_inv_ntt(struct mlkem_poly *r);
void qtn_mlkem_neon_inv_ntt_add(struct mlkem_poly *r, const struct mlkem_poly *e);
void qtn_mlkem_neon_mul_cache(struct mlkem_cache *cache, const struct mlkem_poly *b);
void qtn_mlkem_neon_inner_product(struct mlkem_poly *r, const struct mlkem_poly *a,
                                  const struct mlkem_poly *b, const struct mlkem_cache *cache,
                                  unsigned k);
void qtn_mlkem_neon_to_mont_add(struct mlkem_poly *r, const struct mlkem_poly *e);

unsigned qtn_mlkem_neon_rej_uniform(struct mlkem_poly *r, unsigned have, const uint8_t *p,
                                    size_t n);
void qtn_mlkem_neon_cbd2(struct mlkem_poly *r, const uint8_t *p);
void qtn_mlkem_neon_cbd3(struct mlkem_poly *r, const uint8_t *p);

void qtn_mlkem_neon_encode12(uint8_t *out, const struct mlkem_poly *a);
uint32_t qtn_mlkem_neon_decode12(struct mlkem_poly *r, const uint8_t *in);
void qtn_mlkem_neon_compress1(uint8_t *out, const struct mlkem_poly *a);
void qtn_mlkem_neon_compress4(uint8_t *out, const struct mlkem_poly *a);
void qtn_mlkem_neon_compress5(uint8_t *out, const struct mlkem_poly *a);
void qtn_mlkem_neon_compress10(uint8_t *out, const struct mlkem_poly *a);
void qtn_mlkem_neon_compress11(uint8_t *out, const struct mlkem_poly *a);
void qtn_mlkem_neon_decompress1(struct mlkem_poly *r, const uint8_t *in);
void qtn_mlkem_neon_decompress4(struct mlkem_poly *r, const uint8_t *in);
void qtn_mlkem_neon_decompress5(struct mlkem_poly *r, const uint8_t *in);
void qtn_mlkem_neon_decompress10(struct mlkem_poly *r, const uint8_t *in);
void qtn_mlkem_neon_decompress11(struct mlkem_poly *r, const uint8_t *in);

#endif
