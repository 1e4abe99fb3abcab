/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The public functions of ML-DSA: arguments are checked and outputs wiped here, once. The forms of
 * signing and verifying differ only in how they describe the message. */
#include "common/random.h"
#include "common/wipe.h"
#include "mldsa/dsa.h"
#include <quatrain/hazmat.h>

/* --- FIPS 204, Algorithms 1 and 6 ------------------------------------------------------------ */

qtn_status qtn_mldsa_keygen_seed(qtn_mldsa_set set, uint8_t *pk, uint8_t *sk, const uint8_t *xi,
                                 size_t xi_len) {
    const struct mldsa_params *row = qtn_mldsa_params(set);
    if (row == NULL)
        return QTN_ERR_ARGUMENT;
    qtn_status status = QTN_OK;
    if (pk == NULL || sk == NULL || xi == NULL)
        status = QTN_ERR_ARGUMENT;
    else if (xi_len != QTN_MLDSA_SEED_BYTES)
        status = QTN_ERR_LENGTH;
    if (status != QTN_OK) {
        wipe_output(pk, row->pk_bytes);
        wipe_output(sk, row->sk_bytes);
        return status;
    }
    qtn_dsa_keygen(row, qtn_backend_active(), pk, sk, xi);
    return QTN_OK;
}

qtn_status qtn_mldsa_keygen(qtn_mldsa_set set, uint8_t *pk, uint8_t *sk, const qtn_rng *rng) {
    const struct mldsa_params *row = qtn_mldsa_params(set);
    if (row == NULL)
        return QTN_ERR_ARGUMENT;
    uint8_t xi[QTN_MLDSA_SEED_BYTES];
    qtn_status status = pk == NULL || sk == NULL ? QTN_ERR_ARGUMENT : QTN_OK;
    if (status == QTN_OK)
        status = qtn_random(rng, xi, sizeof xi);
    if (status != QTN_OK) {
        wipe_output(pk, row->pk_bytes);
        wipe_output(sk, row->sk_bytes);
        return status;
    }
    qtn_dsa_keygen(row, qtn_backend_active(), pk, sk, xi);
    qtn_wipe(xi, sizeof xi);
    return QTN_OK;
}

/* --- Algorithms 2, 4 and 7 ------------------------------------------------------------------- */

/* Where rnd comes from. */
struct hedge {
    const uint8_t *rnd; /* given, or NULL: drawn from rng */
    const qtn_rng *rng;
};

static const uint8_t zero_rnd[QTN_MLDSA_RND_BYTES]; /* deterministic signing */

/* described: the status of filling in m. */
static qtn_status sign(qtn_mldsa_set set, uint8_t *sig, struct mldsa_message *m,
                       qtn_status described, const uint8_t *sk, size_t sk_len, struct hedge hedge) {
    const struct mldsa_params *row = qtn_mldsa_params(set);
    if (row == NULL || sig == NULL)
        return QTN_ERR_ARGUMENT;
    uint8_t rnd[QTN_MLDSA_RND_BYTES];
    qtn_status status = sk == NULL ? QTN_ERR_ARGUMENT : described;
    if (status == QTN_OK && sk_len != row->sk_bytes)
        status = QTN_ERR_LENGTH;
    if (status == QTN_OK && hedge.rnd == NULL) {
        status = qtn_random(hedge.rng, rnd, sizeof rnd);
        hedge.rnd = rnd;
    }
    if (status == QTN_OK)
        status = qtn_dsa_sign(row, qtn_backend_active(), sig, m, hedge.rnd, sk);
    if (status != QTN_OK)
        wipe_output(sig, row->sig_bytes);
    if (hedge.rnd == rnd)
        qtn_wipe(rnd, sizeof rnd);
    return status;
}

static struct hedge hedged(const qtn_rng *rng) {
    return (struct hedge){.rng = rng};
}

static struct hedge deterministic(void) {
    return (struct hedge){.rnd = zero_rnd};
}

qtn_status qtn_mldsa_sign(qtn_mldsa_set set, uint8_t *sig, const uint8_t *msg, size_t msg_len,
                          const uint8_t *ctx, size_t ctx_len, const uint8_t *sk, size_t sk_len,
                          const qtn_rng *rng) {
    struct mldsa_message m;
    const qtn_status described = qtn_mldsa_message_pure(&m, msg, msg_len, ctx, ctx_len);
    return sign(set, sig, &m, described, sk, sk_len, hedged(rng));
}

qtn_status qtn_mldsa_sign_deterministic(qtn_mldsa_set set, uint8_t *sig, const uint8_t *msg,
                                        size_t msg_len, const uint8_t *ctx, size_t ctx_len,
                                        const uint8_t *sk, size_t sk_len) {
    struct mldsa_message m;
    const qtn_status described = qtn_mldsa_message_pure(&m, msg, msg_len, ctx, ctx_len);
    return sign(set, sig, &m, described, sk, sk_len, deterministic());
}

qtn_status qtn_mldsa_sign_prehash(qtn_mldsa_set set, uint8_t *sig, qtn_mldsa_hash hash,
                                  const uint8_t *digest, size_t digest_len, const uint8_t *ctx,
                                  size_t ctx_len, const uint8_t *sk, size_t sk_len,
                                  const qtn_rng *rng) {
    struct mldsa_message m;
    const qtn_status described =
        qtn_mldsa_message_prehash(&m, hash, digest, digest_len, ctx, ctx_len);
    return sign(set, sig, &m, described, sk, sk_len, hedged(rng));
}

qtn_status qtn_mldsa_sign_prehash_deterministic(qtn_mldsa_set set, uint8_t *sig,
                                                qtn_mldsa_hash hash, const uint8_t *digest,
                                                size_t digest_len, const uint8_t *ctx,
                                                size_t ctx_len, const uint8_t *sk, size_t sk_len) {
    struct mldsa_message m;
    const qtn_status described =
        qtn_mldsa_message_prehash(&m, hash, digest, digest_len, ctx, ctx_len);
    return sign(set, sig, &m, described, sk, sk_len, deterministic());
}

qtn_status qtn_mldsa_sign_mu(qtn_mldsa_set set, uint8_t *sig, const uint8_t *mu, size_t mu_len,
                             const uint8_t *sk, size_t sk_len, const qtn_rng *rng) {
    struct mldsa_message m;
    const qtn_status described = qtn_mldsa_message_mu(&m, mu, mu_len);
    return sign(set, sig, &m, described, sk, sk_len, hedged(rng));
}

qtn_status qtn_mldsa_sign_mu_deterministic(qtn_mldsa_set set, uint8_t *sig, const uint8_t *mu,
                                           size_t mu_len, const uint8_t *sk, size_t sk_len) {
    struct mldsa_message m;
    const qtn_status described = qtn_mldsa_message_mu(&m, mu, mu_len);
    return sign(set, sig, &m, described, sk, sk_len, deterministic());
}

qtn_status qtn_mldsa_sign_internal(qtn_mldsa_set set, uint8_t *sig, const uint8_t *mprime,
                                   size_t mprime_len, const uint8_t *rnd, size_t rnd_len,
                                   const uint8_t *sk, size_t sk_len) {
    struct mldsa_message m;
    qtn_status described = qtn_mldsa_message_internal(&m, mprime, mprime_len);
    if (rnd == NULL)
        described = QTN_ERR_ARGUMENT;
    else if (described == QTN_OK && rnd_len != QTN_MLDSA_RND_BYTES)
        described = QTN_ERR_LENGTH;
    return sign(set, sig, &m, described, sk, sk_len, (struct hedge){.rnd = rnd});
}

/* --- Algorithms 3, 5 and 8 ------------------------------------------------------------------- */

static qtn_status verify(qtn_mldsa_set set, const uint8_t *sig, size_t sig_len,
                         struct mldsa_message *m, qtn_status described, const uint8_t *pk,
                         size_t pk_len) {
    const struct mldsa_params *row = qtn_mldsa_params(set);
    if (row == NULL || sig == NULL || pk == NULL)
        return QTN_ERR_ARGUMENT;
    if (described != QTN_OK)
        return described;
    if (sig_len != row->sig_bytes || pk_len != row->pk_bytes)
        return QTN_ERR_LENGTH;
    return qtn_dsa_verify(row, qtn_backend_active(), sig, m, pk);
}

qtn_status qtn_mldsa_verify(qtn_mldsa_set set, const uint8_t *sig, size_t sig_len,
                            const uint8_t *msg, size_t msg_len, const uint8_t *ctx, size_t ctx_len,
                            const uint8_t *pk, size_t pk_len) {
    struct mldsa_message m;
    const qtn_status described = qtn_mldsa_message_pure(&m, msg, msg_len, ctx, ctx_len);
    return verify(set, sig, sig_len, &m, described, pk, pk_len);
}

qtn_status qtn_mldsa_verify_prehash(qtn_mldsa_set set, const uint8_t *sig, size_t sig_len,
                                    qtn_mldsa_hash hash, const uint8_t *digest, size_t digest_len,
                                    const uint8_t *ctx, size_t ctx_len, const uint8_t *pk,
                                    size_t pk_len) {
    struct mldsa_message m;
    const qtn_status described =
        qtn_mldsa_message_prehash(&m, hash, digest, digest_len, ctx, ctx_len);
    return verify(set, sig, sig_len, &m, described, pk, pk_len);
}

qtn_status qtn_mldsa_verify_mu(qtn_mldsa_set set, const uint8_t *sig, size_t sig_len,
                               const uint8_t *mu, size_t mu_len, const uint8_t *pk, size_t pk_len) {
    struct mldsa_message m;
    const qtn_status described = qtn_mldsa_message_mu(&m, mu, mu_len);
    return verify(set, sig, sig_len, &m, described, pk, pk_len);
}

qtn_status qtn_mldsa_verify_internal(qtn_mldsa_set set, const uint8_t *sig, size_t sig_len,
                                     const uint8_t *mprime, size_t mprime_len, const uint8_t *pk,
                                     size_t pk_len) {
    struct mldsa_message m;
    const qtn_status described = qtn_mldsa_message_internal(&m, mprime, mprime_len);
    return verify(set, sig, sig_len, &m, described, pk, pk_len);
}
