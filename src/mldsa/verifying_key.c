/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Prepared public keys of ML-DSA: what quatrain/prepared.h says of them. Everything is public. */
#include "common/compiler.h"
#include "common/prepared.h"
#include "common/wipe.h"
#include "mldsa/dsa.h"
#include "mldsa/encode.h"
#include <quatrain/prepared.h>

struct QTN_MAY_ALIAS verifying_key {
    /* Rows of [A_i, NTT(t1_i * 2^d)]; first: it is aligned to 64 bytes. */
    struct mldsa_poly rows[MLDSA_MAX_K * MLDSA_MAX_STRIDE];
    struct prepared head;
    uint8_t tr[MLDSA_TR_BYTES];
};

_Static_assert(sizeof(struct verifying_key) <= QTN_MLDSA_VERIFYING_KEY_BYTES, "room for the key");

static void expand(struct verifying_key *k, const struct mldsa_params *row,
                   const struct qtn_backend *be, const uint8_t *pk) {
    struct queue q;
    uint8_t scratch[KECCAK_MAX_LANES * MLDSA_LANE_BYTES];
    struct mldsa_matrix matrix;
    struct stream tr;
    const struct span whole = {pk, row->pk_bytes};
    qtn_queue_init(&q, be->keccak, scratch, MLDSA_LANE_BYTES);
    qtn_mldsa_h(&tr, &whole, 1, k->tr, sizeof k->tr);
    qtn_queue_add(&q, &tr);
    qtn_mldsa_matrix_init(&matrix, row, be->mldsa, k->rows, true, row->l + 1u, pk);
    for (unsigned i = 0; i < row->k; i++) {
        struct mldsa_poly *t1 = qtn_mldsa_matrix_row(&matrix, &q, i) + row->l;
        be->mldsa->unpack_t1(t1, pk + mldsa_pk_t1(i));
        be->mldsa->ntt(t1, t1);
    }
    qtn_queue_run(&q);
    k->head = (struct prepared){be, row, PREPARED_MLDSA_VERIFYING};
}

qtn_status qtn_mldsa_verifying_key_init(qtn_mldsa_set set, qtn_mldsa_verifying_key *key,
                                        const uint8_t *pk, size_t pk_len) {
    const struct mldsa_params *row = qtn_mldsa_params(set);
    qtn_status status = QTN_OK;
    if (row == NULL || !prepared_aligned(key) || pk == NULL)
        status = QTN_ERR_ARGUMENT;
    else if (pk_len != row->pk_bytes)
        status = QTN_ERR_LENGTH;
    if (status == QTN_OK)
        expand((struct verifying_key *)key, row, qtn_backend_active(), pk);
    else
        qtn_mldsa_verifying_key_wipe(key);
    return status;
}

void qtn_mldsa_verifying_key_wipe(qtn_mldsa_verifying_key *key) {
    if (key != NULL)
        qtn_wipe(key, sizeof *key);
}

/* described: the status of filling in m. */
static qtn_status verify(const qtn_mldsa_verifying_key *key, const uint8_t *sig, size_t sig_len,
                         struct mldsa_message *m, qtn_status described) {
    const struct verifying_key *k = (const struct verifying_key *)key;
    const qtn_status status =
        prepared_status(key, offsetof(struct verifying_key, head), PREPARED_MLDSA_VERIFYING);
    if (status != QTN_OK)
        return status;
    if (sig == NULL)
        return QTN_ERR_ARGUMENT;
    if (described != QTN_OK)
        return described;
    const struct mldsa_params *row = k->head.row;
    if (sig_len != row->sig_bytes)
        return QTN_ERR_LENGTH;
    const struct mldsa_ops *ops = k->head.backend->mldsa;
    struct queue q;
    uint8_t scratch[KECCAK_MAX_LANES * MLDSA_LANE_BYTES];
    struct dsa_verify v;
    struct verify_chain c;
    qtn_queue_init(&q, k->head.backend->keccak, scratch, MLDSA_LANE_BYTES);
    if (!qtn_dsa_verify_begin_with(&v, &c, row, ops, &q, sig, m, k->tr))
        return QTN_ERR_SIGNATURE;
    qtn_dsa_verify_rows(&v, &c, row, ops, &q, k->rows, false);
    return qtn_dsa_verify_end(&c, row, &q);
}

qtn_status qtn_mldsa_verify_with(const qtn_mldsa_verifying_key *key, const uint8_t *sig,
                                 size_t sig_len, const uint8_t *msg, size_t msg_len,
                                 const uint8_t *ctx, size_t ctx_len) {
    struct mldsa_message m;
    const qtn_status described = qtn_mldsa_message_pure(&m, msg, msg_len, ctx, ctx_len);
    return verify(key, sig, sig_len, &m, described);
}

qtn_status qtn_mldsa_verify_prehash_with(const qtn_mldsa_verifying_key *key, const uint8_t *sig,
                                         size_t sig_len, qtn_mldsa_hash hash, const uint8_t *digest,
                                         size_t digest_len, const uint8_t *ctx, size_t ctx_len) {
    struct mldsa_message m;
    const qtn_status described =
        qtn_mldsa_message_prehash(&m, hash, digest, digest_len, ctx, ctx_len);
    return verify(key, sig, sig_len, &m, described);
}

qtn_status qtn_mldsa_verify_mu_with(const qtn_mldsa_verifying_key *key, const uint8_t *sig,
                                    size_t sig_len, const uint8_t *mu, size_t mu_len) {
    struct mldsa_message m;
    const qtn_status described = qtn_mldsa_message_mu(&m, mu, mu_len);
    return verify(key, sig, sig_len, &m, described);
}
