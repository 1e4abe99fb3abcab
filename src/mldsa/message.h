/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* What is signed: M' in its four forms, as spans behind tr, or mu itself. */
#ifndef QTN_MLDSA_MESSAGE_H
#define QTN_MLDSA_MESSAGE_H

#include "common/bytes.h"
#include "mldsa/params.h"

struct mldsa_message {
    const uint8_t *mu;   /* given (external mu), else NULL */
    uint8_t header[2];   /* domain separator and length of the context */
    struct span part[5]; /* tr (the user of this struct fills it in), then M' */
    unsigned parts;
};

/* FIPS 204, Algorithm 2, steps 1 to 10: M' = 0 || |ctx| || ctx || M.
 * QTN_ERR_ARGUMENT for NULL with a length, QTN_ERR_LENGTH for a context over 255 bytes. */
qtn_status qtn_mldsa_message_pure(struct mldsa_message *m, const uint8_t *msg, size_t msg_len,
                                  const uint8_t *ctx, size_t ctx_len);

/* Algorithm 4, steps 1 to 23: M' = 1 || |ctx| || ctx || OID || digest. Also QTN_ERR_ARGUMENT for an
 * unknown hash, QTN_ERR_LENGTH for a digest that is not of its length. */
qtn_status qtn_mldsa_message_prehash(struct mldsa_message *m, qtn_mldsa_hash hash,
                                     const uint8_t *digest, size_t digest_len, const uint8_t *ctx,
                                     size_t ctx_len);

/* M' as it is. */
qtn_status qtn_mldsa_message_internal(struct mldsa_message *m, const uint8_t *mprime,
                                      size_t mprime_len);

/* mu as it is. */
qtn_status qtn_mldsa_message_mu(struct mldsa_message *m, const uint8_t *mu, size_t mu_len);

#endif
