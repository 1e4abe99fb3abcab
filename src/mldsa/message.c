/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "mldsa/message.h"
#include "common/backend.h"
#include "common/wipe.h"
#include "mldsa/encode.h"
#include "mldsa/sample.h"

/* --- the forms of M' ------------------------------------------------------------------------- */

/* DER of the object identifiers 2.16.840.1.101.3.4.2.n, in the order of qtn_mldsa_hash. */
#define OID(n) \
    { 0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, (n) }
enum { OID_BYTES = 11 };

static const struct hash {
    uint8_t oid[OID_BYTES];
    uint8_t digest_bytes;
} hashes[] = {
    {OID(4), 28},  /* SHA2-224 */
    {OID(1), 32},  /* SHA2-256 */
    {OID(2), 48},  /* SHA2-384 */
    {OID(3), 64},  /* SHA2-512 */
    {OID(5), 28},  /* SHA2-512/224 */
    {OID(6), 32},  /* SHA2-512/256 */
    {OID(7), 28},  /* SHA3-224 */
    {OID(8), 32},  /* SHA3-256 */
    {OID(9), 48},  /* SHA3-384 */
    {OID(10), 64}, /* SHA3-512 */
    {OID(11), 32}, /* SHAKE128 */
    {OID(12), 64}, /* SHAKE256 */
};

static const struct hash *find_hash(qtn_mldsa_hash hash) {
    if (hash < QTN_MLDSA_SHA2_224 || hash > QTN_MLDSA_SHAKE_256)
        return NULL;
    return &hashes[hash - QTN_MLDSA_SHA2_224];
}

size_t qtn_mldsa_digest_bytes(qtn_mldsa_hash hash) {
    const struct hash *h = find_hash(hash);
    return h != NULL ? h->digest_bytes : 0;
}

static void add_part(struct mldsa_message *m, const uint8_t *p, size_t n) {
    m->part[m->parts++] = (struct span){p, n};
}

/* tr's place, then separator || |ctx| || ctx. */
static qtn_status begin(struct mldsa_message *m, uint8_t separator, const uint8_t *ctx,
                        size_t ctx_len) {
    if (ctx == NULL && ctx_len != 0)
        return QTN_ERR_ARGUMENT;
    if (ctx_len > QTN_MLDSA_MAX_CONTEXT_BYTES)
        return QTN_ERR_LENGTH;
    m->mu = NULL;
    m->parts = 0;
    m->header[0] = separator;
    m->header[1] = (uint8_t)ctx_len;
    add_part(m, NULL, 0);
    add_part(m, m->header, sizeof m->header);
    add_part(m, ctx, ctx_len);
    return QTN_OK;
}

qtn_status qtn_mldsa_message_pure(struct mldsa_message *m, const uint8_t *msg, size_t msg_len,
                                  const uint8_t *ctx, size_t ctx_len) {
    if (msg == NULL && msg_len != 0)
        return QTN_ERR_ARGUMENT;
    const qtn_status status = begin(m, 0, ctx, ctx_len);
    if (status == QTN_OK)
        add_part(m, msg, msg_len);
    return status;
}

qtn_status qtn_mldsa_message_prehash(struct mldsa_message *m, qtn_mldsa_hash hash,
                                     const uint8_t *digest, size_t digest_len, const uint8_t *ctx,
                                     size_t ctx_len) {
    const struct hash *h = find_hash(hash);
    if (h == NULL || digest == NULL)
        return QTN_ERR_ARGUMENT;
    if (digest_len != h->digest_bytes)
        return QTN_ERR_LENGTH;
    const qtn_status status = begin(m, 1, ctx, ctx_len);
    if (status == QTN_OK) {
        add_part(m, h->oid, OID_BYTES);
        add_part(m, digest, digest_len);
    }
    return status;
}

qtn_status qtn_mldsa_message_internal(struct mldsa_message *m, const uint8_t *mprime,
                                      size_t mprime_len) {
    if (mprime == NULL && mprime_len != 0)
        return QTN_ERR_ARGUMENT;
    m->mu = NULL;
    m->parts = 0;
    add_part(m, NULL, 0);
    add_part(m, mprime, mprime_len);
    return QTN_OK;
}

qtn_status qtn_mldsa_message_mu(struct mldsa_message *m, const uint8_t *mu, size_t mu_len) {
    if (mu == NULL)
        return QTN_ERR_ARGUMENT;
    if (mu_len != MLDSA_MU_BYTES)
        return QTN_ERR_LENGTH;
    m->mu = mu;
    m->parts = 0;
    return QTN_OK;
}

/* --- mu in parts: FIPS 204, Algorithm 7, step 6, and Algorithm 8, step 7 --------------------- */

/* The public type has no members of ours: the sponge is copied in and out. */
static void get_sponge(struct sponge *s, const qtn_mldsa_mu *state) {
    _Static_assert(sizeof *s <= sizeof *state, "the public type is too small");
    memcpy(s, state->opaque, sizeof *s);
}

static void set_sponge(qtn_mldsa_mu *state, const struct sponge *s) {
    memset(state, 0, sizeof *state);
    memcpy(state->opaque, s, sizeof *s);
}

static qtn_status mu_begin(qtn_mldsa_mu *state, const uint8_t tr[MLDSA_TR_BYTES],
                           const uint8_t *ctx, size_t ctx_len) {
    struct mldsa_message m;
    qtn_status status = qtn_mldsa_message_pure(&m, NULL, 0, ctx, ctx_len);
    if (status != QTN_OK)
        return status;
    const struct keccak_ops *ops = qtn_backend_active()->keccak;
    struct sponge s; /* filled in aside: state may lie over tr or ctx */
    qtn_sponge_init(&s, KECCAK_SHAKE256);
    m.part[0] = (struct span){tr, MLDSA_TR_BYTES};
    for (unsigned i = 0; i < m.parts && status == QTN_OK; i++)
        status = qtn_sponge_absorb(&s, ops, m.part[i].p, m.part[i].n);
    set_sponge(state, &s);
    return status;
}

qtn_status qtn_mldsa_mu_init_pk(qtn_mldsa_set set, qtn_mldsa_mu *state, const uint8_t *pk,
                                size_t pk_len, const uint8_t *ctx, size_t ctx_len) {
    const struct mldsa_params *row = qtn_mldsa_params(set);
    qtn_status status = QTN_OK;
    if (row == NULL || state == NULL || pk == NULL)
        status = QTN_ERR_ARGUMENT;
    else if (pk_len != row->pk_bytes)
        status = QTN_ERR_LENGTH;
    if (status == QTN_OK) {
        struct queue q;
        uint8_t tr[MLDSA_TR_BYTES];
        qtn_queue_init(&q, qtn_backend_active()->keccak, NULL, 0); /* no sinks, no scratch */
        qtn_mldsa_tr(row, &q, pk, tr);
        status = mu_begin(state, tr, ctx, ctx_len);
    }
    if (status != QTN_OK && state != NULL)
        qtn_wipe(state, sizeof *state);
    return status;
}

qtn_status qtn_mldsa_mu_init_sk(qtn_mldsa_set set, qtn_mldsa_mu *state, const uint8_t *sk,
                                size_t sk_len, const uint8_t *ctx, size_t ctx_len) {
    const struct mldsa_params *row = qtn_mldsa_params(set);
    qtn_status status = QTN_OK;
    if (row == NULL || state == NULL || sk == NULL)
        status = QTN_ERR_ARGUMENT;
    else if (sk_len != row->sk_bytes)
        status = QTN_ERR_LENGTH;
    if (status == QTN_OK)
        status = mu_begin(state, sk + MLDSA_SK_TR, ctx, ctx_len);
    if (status != QTN_OK && state != NULL)
        qtn_wipe(state, sizeof *state);
    return status;
}

qtn_status qtn_mldsa_mu_update(qtn_mldsa_mu *state, const uint8_t *data, size_t len) {
    if (state == NULL || (data == NULL && len != 0))
        return QTN_ERR_ARGUMENT;
    struct sponge s;
    get_sponge(&s, state);
    const qtn_status status = qtn_sponge_absorb(&s, qtn_backend_active()->keccak, data, len);
    if (status == QTN_OK)
        set_sponge(state, &s);
    return status;
}

qtn_status qtn_mldsa_mu_final(qtn_mldsa_mu *state, uint8_t *mu) {
    qtn_status status = state == NULL || mu == NULL ? QTN_ERR_ARGUMENT : QTN_OK;
    if (status == QTN_OK) {
        const struct keccak_ops *ops = qtn_backend_active()->keccak;
        struct sponge s;
        get_sponge(&s, state);
        /* An empty absorb tells a stream that was begun from one that was not, or is over. */
        status = qtn_sponge_absorb(&s, ops, NULL, 0);
        if (status == QTN_OK) {
            qtn_wipe(state, sizeof *state);
            status = qtn_sponge_squeeze(&s, ops, mu, MLDSA_MU_BYTES);
        }
        qtn_sponge_wipe(&s);
    }
    if (status != QTN_OK && mu != NULL)
        memset(mu, 0, MLDSA_MU_BYTES);
    return status;
}
