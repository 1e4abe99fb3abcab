/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The functions that make up qtn_mldsa_neon; contracts in mldsa/ops.h. */
#ifndef QTN_MLDSA_NEON_NEON_H
#define QTN_MLDSA_NEON_NEON_H

#include "mldsa/ops.h"

unsigned qtn_mldsa_neon_rej_uniform(struct mldsa_poly *r, unsigned have, const uint8_t *p,
                                    size_t n);
unsigned qtn_mldsa_neon_rej_eta2(struct mldsa_poly *r, unsigned have, const uint8_t *p, size_t n);
unsigned qtn_mldsa_neon_rej_eta4(struct mldsa_poly *r, unsigned have, const uint8_t *p, size_t n);

void qtn_mldsa_neon_ntt(struct mldsa_poly *r, const struct mldsa_poly *a);
void qtn_mldsa_neon_inv_ntt(struct mldsa_poly *r);
void qtn_mldsa_neon_inner_product(struct mldsa_poly *r, const struct mldsa_poly *a,
                                  const struct mldsa_poly *b, unsigned n);

void qtn_mldsa_neon_challenge(struct mldsa_poly *c);
void qtn_mldsa_neon_factor_small(struct mldsa_poly *s);
void qtn_mldsa_neon_factor_large(struct mldsa_poly *s);
void qtn_mldsa_neon_mul_challenge_small(struct mldsa_poly *r, const struct mldsa_poly *c,
                                        const struct mldsa_poly *s);
void qtn_mldsa_neon_mul_challenge_large(struct mldsa_poly *r, const struct mldsa_poly *c,
                                        const struct mldsa_poly *s);

void qtn_mldsa_neon_power2round(struct mldsa_poly *t, struct mldsa_poly *t0,
                                const struct mldsa_poly *e);
void qtn_mldsa_neon_decompose_88(struct mldsa_poly *w, uint8_t *w1);
void qtn_mldsa_neon_decompose_32(struct mldsa_poly *w, uint8_t *w1);
void qtn_mldsa_neon_use_hint_88(uint8_t *w1, const struct mldsa_poly *w, const uint8_t *h);
void qtn_mldsa_neon_use_hint_32(uint8_t *w1, const struct mldsa_poly *w, const uint8_t *h);
unsigned qtn_mldsa_neon_make_hint_88(uint8_t *h, const struct mldsa_poly *r, const uint8_t *w1);
unsigned qtn_mldsa_neon_make_hint_32(uint8_t *h, const struct mldsa_poly *r, const uint8_t *w1);
uint32_t qtn_mldsa_neon_exceeds(struct mldsa_poly *r, int32_t bound);
uint32_t qtn_mldsa_neon_add_exceeds(struct mldsa_poly *r, const struct mldsa_poly *a,
                                    int32_t bound);

void qtn_mldsa_neon_pack_t1(uint8_t *out, const struct mldsa_poly *a);
void qtn_mldsa_neon_unpack_t1(struct mldsa_poly *r, const uint8_t *in);
void qtn_mldsa_neon_pack_t0(uint8_t *out, const struct mldsa_poly *a);
void qtn_mldsa_neon_unpack_t0(struct mldsa_poly *r, const uint8_t *in);
void qtn_mldsa_neon_pack_eta2(uint8_t *out, const struct mldsa_poly *a);
void qtn_mldsa_neon_pack_eta4(uint8_t *out, const struct mldsa_poly *a);
uint32_t qtn_mldsa_neon_unpack_eta2(struct mldsa_poly *r, const uint8_t *in);
uint32_t qtn_mldsa_neon_unpack_eta4(struct mldsa_poly *r, const uint8_t *in);
void qtn_mldsa_neon_pack_z17(uint8_t *out, const struct mldsa_poly *a);
void qtn_mldsa_neon_pack_z19(uint8_t *out, const struct mldsa_poly *a);
void qtn_mldsa_neon_unpack_z17(struct mldsa_poly *r, const uint8_t *in);
void qtn_mldsa_neon_unpack_z19(struct mldsa_poly *r, const uint8_t *in);

#endif
