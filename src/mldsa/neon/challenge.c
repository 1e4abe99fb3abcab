/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Products by the challenge, in the NTT domain: both forms of a factor are its NTT. */
#include "mldsa/neon/neon.h"

void qtn_mldsa_neon_challenge(struct mldsa_poly *c) {
    qtn_mldsa_neon_ntt(c, c);
}

void qtn_mldsa_neon_factor(struct mldsa_poly *s) {
    qtn_mldsa_neon_ntt(s, s);
}

void qtn_mldsa_neon_mul_challenge(struct mldsa_poly *r, const struct mldsa_poly *c,
                                  const struct mldsa_poly *s) {
    qtn_mldsa_neon_inner_product(r, c, s, 1);
    qtn_mldsa_neon_inv_ntt(r);
}
