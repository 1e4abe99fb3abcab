/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* ML-DSA key generation, NIST's signings with many rejections, and verification. */
#include "acvp/mldsa.h"
#include "acvp/sets.h"
#include <string.h>

struct dsa dsa_of(struct run *t) {
    const qtn_mldsa_set set = mldsa_set(run_text(t, "set"));
    return (struct dsa){set, qtn_mldsa_pk_bytes(set), qtn_mldsa_sk_bytes(set),
                        qtn_mldsa_sig_bytes(set)};
}

struct dsa_message dsa_message_of(struct run *t) {
    const char *name = run_text(t, "interface");
    struct dsa_message m = {INTERNAL, NULL, NULL, (qtn_mldsa_hash)0};
    if (strcmp(name, "pure") == 0)
        m.interface = PURE;
    else if (strcmp(name, "prehash") == 0)
        m.interface = PREHASH;
    else if (strcmp(name, "mu") == 0)
        m.interface = MU;
    else if (strcmp(name, "internal") != 0)
        run_fail(t, name, "unknown interface");
    m.text = run_bytes(t, m.interface == MU ? "mu" : m.interface == PREHASH ? "digest" : "msg");
    if (m.interface == PURE || m.interface == PREHASH)
        m.ctx = run_bytes(t, "ctx");
    if (m.interface == PREHASH)
        m.hash = mldsa_hash(run_text(t, "hash"));
    return m;
}

qtn_status dsa_verify(const struct dsa *d, const struct dsa_message *m, const uint8_t *sig,
                      size_t sig_len, const uint8_t *pk, size_t pk_len) {
    const uint8_t *p = m->text->p;
    const size_t n = m->text->n;
    switch (m->interface) {
    case PURE:
        return qtn_mldsa_verify(d->set, sig, sig_len, p, n, m->ctx->p, m->ctx->n, pk, pk_len);
    case PREHASH:
        return qtn_mldsa_verify_prehash(d->set, sig, sig_len, m->hash, p, n, m->ctx->p, m->ctx->n,
                                        pk, pk_len);
    case MU:
        return qtn_mldsa_verify_mu(d->set, sig, sig_len, p, n, pk, pk_len);
    default:
        return qtn_mldsa_verify_internal(d->set, sig, sig_len, p, n, pk, pk_len);
    }
}

qtn_status dsa_mu(const struct dsa *d, const struct dsa_message *m, const uint8_t *pk,
                  size_t pk_len, const uint8_t *sk, size_t sk_len, uint8_t *mu) {
    qtn_mldsa_mu state;
    qtn_status status =
        sk_len ? qtn_mldsa_mu_init_sk(d->set, &state, sk, sk_len, m->ctx->p, m->ctx->n)
               : qtn_mldsa_mu_init_pk(d->set, &state, pk, pk_len, m->ctx->p, m->ctx->n);
    const size_t half = m->text->n / 3;
    if (status == QTN_OK)
        status = qtn_mldsa_mu_update(&state, m->text->p, half);
    if (status == QTN_OK)
        status = qtn_mldsa_mu_update(&state, m->text->p + half, m->text->n - half);
    return status == QTN_OK ? qtn_mldsa_mu_final(&state, mu) : status;
}

void test_mldsa_keygen(struct run *t) {
    const struct dsa d = dsa_of(t);
    const struct value *seed = run_bytes(t, "seed");
    uint8_t *pk = run_room(t, d.pk), *sk = run_room(t, d.sk);
    uint8_t *pk2 = run_room(t, d.pk), *sk2 = run_room(t, d.sk), *pk3 = run_room(t, d.pk);
    struct given_rng g;
    const qtn_rng rng = given_rng(&g, seed->p, seed->n);

    run_status(t, "keygen_seed", qtn_mldsa_keygen_seed(d.set, pk, sk, seed->p, seed->n), QTN_OK);
    run_equal(t, "pk", "pk", pk, d.pk);
    run_equal(t, "sk", "sk", sk, d.sk);
    run_status(t, "keygen", qtn_mldsa_keygen(d.set, pk2, sk2, &rng), QTN_OK);
    run_same(t, "keygen pk", pk, pk2, d.pk);
    run_same(t, "keygen sk", sk, sk2, d.sk);
    run_status(t, "check_sk", qtn_mldsa_check_sk(d.set, sk, d.sk), QTN_OK);
    run_status(t, "pk_from_sk", qtn_mldsa_pk_from_sk(d.set, pk3, sk, d.sk), QTN_OK);
    run_same(t, "pk_from_sk", pk, pk3, d.pk);
    dsa_keygen_ways(t, &d, seed, pk, sk);
}

/* Deterministic Sign_internal of a key from its seed; the record has only digests, of pk || sk and
 * of the signature. */
void test_mldsa_kat(struct run *t) {
    static const uint8_t zero[QTN_MLDSA_RND_BYTES];
    const struct dsa d = dsa_of(t);
    const struct value *seed = run_bytes(t, "seed"), *msg = run_bytes(t, "msg");
    uint8_t *pksk = run_room(t, d.pk + d.sk), *sig = run_room(t, d.sig);
    const uint8_t *sk = pksk + d.pk;

    run_status(t, "keygen_seed", qtn_mldsa_keygen_seed(d.set, pksk, pksk + d.pk, seed->p, seed->n),
               QTN_OK);
    run_equal(t, "pk || sk", "pksk", pksk, d.pk + d.sk);
    run_status(t, "sign_internal",
               qtn_mldsa_sign_internal(d.set, sig, msg->p, msg->n, zero, sizeof zero, sk, d.sk),
               QTN_OK);
    run_equal(t, "signature", "sig", sig, d.sig);
    run_status(t, "verify_internal",
               qtn_mldsa_verify_internal(d.set, sig, d.sig, msg->p, msg->n, pksk, d.pk), QTN_OK);
    const struct dsa_message m = {INTERNAL, msg, NULL, (qtn_mldsa_hash)0};
    dsa_sign_ways(t, &d, &m, &(const struct value){"sk", "", pksk + d.pk, d.sk, VALUE_BYTES}, NULL,
                  QTN_OK, sig);
}

void test_mldsa_verify(struct run *t) {
    const struct dsa d = dsa_of(t);
    const struct dsa_message m = dsa_message_of(t);
    const struct value *pk = run_bytes(t, "pk"), *sig = run_bytes(t, "sig");
    const qtn_status want = run_result(t);

    run_status(t, "verify", dsa_verify(&d, &m, sig->p, sig->n, pk->p, pk->n), want);
    dsa_verify_ways(t, &d, &m, pk, sig, want);
    if (m.interface != PURE)
        return;
    /* Streamed: the same answer, from whichever of the two calls is the first to see the fault. */
    uint8_t *mu = run_room(t, QTN_MLDSA_MU_BYTES);
    qtn_status status = dsa_mu(&d, &m, pk->p, pk->n, NULL, 0, mu);
    if (status == QTN_OK)
        status = qtn_mldsa_verify_mu(d.set, sig->p, sig->n, mu, QTN_MLDSA_MU_BYTES, pk->p, pk->n);
    run_status(t, "mu, then verify_mu", status, want);
}
