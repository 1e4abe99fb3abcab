/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The internal algorithms of ML-DSA (FIPS 204, section 6), with lengths already checked. All
 * outputs may overlap all inputs. */
#ifndef QTN_MLDSA_DSA_H
#define QTN_MLDSA_DSA_H

#include "common/backend.h"
#include "mldsa/message.h"

/* Algorithm 6 (ML-DSA.KeyGen_internal). */
void qtn_dsa_keygen(const struct mldsa_params *row, const struct qtn_backend *be, uint8_t *pk,
                    uint8_t *sk, const uint8_t *xi);

/* The public key of sk: t = A * s1 + s2 again, and tr. QTN_ERR_SECRET_KEY where s1 or s2 is out of
 * range, or t0 or tr is not what follows. pk may be NULL; on error it is unchanged. */
qtn_status qtn_dsa_pk_from_sk(const struct mldsa_params *row, const struct qtn_backend *be,
                              uint8_t *pk, const uint8_t *sk);

/* Algorithm 7 (ML-DSA.Sign_internal). QTN_ERR_ATTEMPTS, and sig unchanged, when every attempt was
 * rejected. */
qtn_status qtn_dsa_sign(const struct mldsa_params *row, const struct qtn_backend *be, uint8_t *sig,
                        struct mldsa_message *m, const uint8_t *rnd, const uint8_t *sk);

/* Algorithm 8 (ML-DSA.Verify_internal): QTN_OK or QTN_ERR_SIGNATURE. */
qtn_status qtn_dsa_verify(const struct mldsa_params *row, const struct qtn_backend *be,
                          const uint8_t *sig, struct mldsa_message *m, const uint8_t *pk);

#endif
