/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Prepared private keys of ML-DSA: what quatrain/prepared.h says of them. */
#include "common/compiler.h"
#include "common/prepared.h"
#include "common/random.h"
#include "common/wipe.h"
#include "mldsa/encode.h"
#include "mldsa/sign.h"
#include <quatrain/prepared.h>

struct QTN_MAY_ALIAS signing_key {
    struct mldsa_poly a[MLDSA_MAX_K * MLDSA_MAX_L]; /* first: it is aligned to 64 bytes */
    struct mldsa_poly s1[MLDSA_MAX_L];
    struct mldsa_poly minus_s2[MLDSA_MAX_K];
    struct mldsa_poly t0[MLDSA_MAX_K];
    struct prepared head;
    uint8_t key[MLDSA_SEED_BYTES];
    uint8_t tr[MLDSA_TR_BYTES];
};

_Static_assert(sizeof(struct signing_key) <= QTN_MLDSA_SIGNING_KEY_BYTES, "room for the key");

/* The loop only reads what these point to when A is whole. */
static struct sign_key parts(const struct signing_key *k) {
    struct signing_key *mutable = (struct signing_key *)(uintptr_t)k;
    return (struct sign_key){.a = mutable->a,
                             .s1 = mutable->s1,
                             .minus_s2 = mutable->minus_s2,
                             .t0 = mutable->t0,
                             .key = k->key,
                             .tr = k->tr};
}

/* All but A. */
static void expand(struct signing_key *k, const struct mldsa_params *row,
                   const struct qtn_backend *be, const uint8_t *sk) {
    const struct sign_key to = parts(k);
    qtn_dsa_sign_key(&to, row, be->mldsa, sk);
    memcpy(k->key, sk + MLDSA_SK_KEY, sizeof k->key);
    memcpy(k->tr, sk + MLDSA_SK_TR, sizeof k->tr);
    k->head = (struct prepared){be, row, PREPARED_MLDSA_SIGNING};
}

qtn_status qtn_mldsa_signing_key_init(qtn_mldsa_set set, qtn_mldsa_signing_key *key,
                                      const uint8_t *sk, size_t sk_len) {
    const struct mldsa_params *row = qtn_mldsa_params(set);
    const struct qtn_backend *be = qtn_backend_active();
    struct signing_key *k = (struct signing_key *)key;
    qtn_status status = QTN_OK;
    if (row == NULL || !prepared_aligned(key) || sk == NULL)
        status = QTN_ERR_ARGUMENT;
    else if (sk_len != row->sk_bytes)
        status = QTN_ERR_LENGTH;
    else
        status = qtn_dsa_pk_from_sk(row, be, NULL, sk, k->a);
    if (status == QTN_OK)
        expand(k, row, be, sk);
    else
        qtn_mldsa_signing_key_wipe(key);
    qtn_wipe_leftovers();
    return status;
}

qtn_status qtn_mldsa_signing_key_init_seed(qtn_mldsa_set set, qtn_mldsa_signing_key *key,
                                           const uint8_t *xi, size_t xi_len) {
    uint8_t pk[QTN_MLDSA_MAX_PK_BYTES], sk[QTN_MLDSA_MAX_SK_BYTES];
    qtn_status status = prepared_aligned(key) ? QTN_OK : QTN_ERR_ARGUMENT;
    if (status == QTN_OK)
        status = qtn_mldsa_keygen_seed(set, pk, sk, xi, xi_len);
    if (status == QTN_OK)
        status = qtn_mldsa_signing_key_init(set, key, sk, qtn_mldsa_sk_bytes(set));
    else
        qtn_mldsa_signing_key_wipe(key);
    qtn_wipe(sk, sizeof sk);
    qtn_wipe_leftovers();
    return status;
}

void qtn_mldsa_signing_key_wipe(qtn_mldsa_signing_key *key) {
    if (key != NULL)
        qtn_wipe(key, sizeof *key);
}

/* --- signing --------------------------------------------------------------------------------- */

static qtn_status sign_prepared(const struct signing_key *k, uint8_t *sig, struct mldsa_message *m,
                                const uint8_t *rnd) {
    struct {
        struct mldsa_poly y[2 * MLDSA_MAX_L], next[2 * MLDSA_MAX_L], w[2 * MLDSA_MAX_K];
        uint8_t w1[2 * MLDSA_MAX_W1_BYTES];
    } sec;
    struct mldsa_ball ball[2];
    struct stream mask[2 * MLDSA_MAX_L];
    struct mldsa_poly scratch[SIGN_MASK_SCRATCH];
    const struct sign_key key = parts(k);
    const struct sign_memory memory = {.attempts = 2,
                                       .y = sec.y,
                                       .next = sec.next,
                                       .w = sec.w,
                                       .ball = ball,
                                       .w1 = sec.w1,
                                       .mask = mask,
                                       .scratch = scratch,
                                       .lane_bytes = SIGN_MASK_LANE_BYTES};
    const qtn_status status =
        qtn_dsa_sign_loop(k->head.row, k->head.backend, &key, &memory, NULL, sig, m, rnd);
    qtn_wipe(&sec, sizeof sec);
    qtn_wipe(scratch, sizeof scratch);
    qtn_wipe_leftovers();
    return status;
}

/* described: the status of filling in m. rng: where rnd comes from, unless `deterministic`. */
static qtn_status sign(const qtn_mldsa_signing_key *key, uint8_t *sig, struct mldsa_message *m,
                       qtn_status described, bool deterministic, const qtn_rng *rng) {
    const struct signing_key *k = (const struct signing_key *)key;
    qtn_status status =
        prepared_status(key, offsetof(struct signing_key, head), PREPARED_MLDSA_SIGNING);
    if (status != QTN_OK)
        return status;
    if (sig == NULL)
        return QTN_ERR_ARGUMENT;
    uint8_t rnd[QTN_MLDSA_RND_BYTES] = {0};
    status = described;
    if (status == QTN_OK && !deterministic)
        status = qtn_random(rng, rnd, sizeof rnd);
    if (status == QTN_OK)
        status = sign_prepared(k, sig, m, rnd);
    if (status != QTN_OK)
        wipe_output(sig, ((const struct mldsa_params *)k->head.row)->sig_bytes);
    qtn_wipe(rnd, sizeof rnd);
    return status;
}

qtn_status qtn_mldsa_sign_with(const qtn_mldsa_signing_key *key, uint8_t *sig, const uint8_t *msg,
                               size_t msg_len, const uint8_t *ctx, size_t ctx_len,
                               const qtn_rng *rng) {
    struct mldsa_message m;
    const qtn_status described = qtn_mldsa_message_pure(&m, msg, msg_len, ctx, ctx_len);
    return sign(key, sig, &m, described, false, rng);
}

qtn_status qtn_mldsa_sign_deterministic_with(const qtn_mldsa_signing_key *key, uint8_t *sig,
                                             const uint8_t *msg, size_t msg_len, const uint8_t *ctx,
                                             size_t ctx_len) {
    struct mldsa_message m;
    const qtn_status described = qtn_mldsa_message_pure(&m, msg, msg_len, ctx, ctx_len);
    return sign(key, sig, &m, described, true, NULL);
}

qtn_status qtn_mldsa_sign_prehash_with(const qtn_mldsa_signing_key *key, uint8_t *sig,
                                       qtn_mldsa_hash hash, const uint8_t *digest,
                                       size_t digest_len, const uint8_t *ctx, size_t ctx_len,
                                       const qtn_rng *rng) {
    struct mldsa_message m;
    const qtn_status described =
        qtn_mldsa_message_prehash(&m, hash, digest, digest_len, ctx, ctx_len);
    return sign(key, sig, &m, described, false, rng);
}

qtn_status qtn_mldsa_sign_prehash_deterministic_with(const qtn_mldsa_signing_key *key, uint8_t *sig,
                                                     qtn_mldsa_hash hash, const uint8_t *digest,
                                                     size_t digest_len, const uint8_t *ctx,
                                                     size_t ctx_len) {
    struct mldsa_message m;
    const qtn_status described =
        qtn_mldsa_message_prehash(&m, hash, digest, digest_len, ctx, ctx_len);
    return sign(key, sig, &m, described, true, NULL);
}

qtn_status qtn_mldsa_sign_mu_with(const qtn_mldsa_signing_key *key, uint8_t *sig, const uint8_t *mu,
                                  size_t mu_len, const qtn_rng *rng) {
    struct mldsa_message m;
    const qtn_status described = qtn_mldsa_message_mu(&m, mu, mu_len);
    return sign(key, sig, &m, described, false, rng);
}

qtn_status qtn_mldsa_sign_mu_deterministic_with(const qtn_mldsa_signing_key *key, uint8_t *sig,
                                                const uint8_t *mu, size_t mu_len) {
    struct mldsa_message m;
    const qtn_status described = qtn_mldsa_message_mu(&m, mu, mu_len);
    return sign(key, sig, &m, described, true, NULL);
}
