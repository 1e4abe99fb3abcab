/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* ML-DSA records through prepared keys and through batches. These have no internal interface, and
 * batches no prehash one: there the record's message goes in as mu. */
#include "acvp/mldsa.h"
#include "acvp/sets.h"
#include "mldsa/message.h"
#include "mldsa/params.h"
#include <quatrain/batch.h>
#include <quatrain/prepared.h>
#include <string.h>

enum { SIGN_BATCH = 2, BATCH = 5 }; /* signatures are made one after the other; others overlap */

static void shake256(struct run *t, const struct span *in, unsigned spans, uint8_t *out, size_t n) {
    struct sponge s;
    qtn_sponge_init(&s, KECCAK_SHAKE256);
    for (unsigned i = 0; i < spans; i++)
        run_status(t, "absorb", qtn_sponge_absorb(&s, &qtn_keccak_ref, in[i].p, in[i].n), QTN_OK);
    run_status(t, "squeeze", qtn_sponge_squeeze(&s, &qtn_keccak_ref, out, n), QTN_OK);
}

/* mu = H(tr || M') of any interface; false where there is none, because the context or mu itself
 * has no length that could be. */
static bool mu_of(struct run *t, const struct dsa_message *m, const uint8_t *tr, uint8_t *mu) {
    struct mldsa_message parts = {.parts = 2};
    qtn_status status = QTN_OK;
    switch (m->interface) {
    case MU:
        if (m->text->n == QTN_MLDSA_MU_BYTES)
            memcpy(mu, m->text->p, QTN_MLDSA_MU_BYTES);
        return m->text->n == QTN_MLDSA_MU_BYTES;
    case PURE:
        status = qtn_mldsa_message_pure(&parts, m->text->p, m->text->n, m->ctx->p, m->ctx->n);
        break;
    case PREHASH:
        status = qtn_mldsa_message_prehash(&parts, m->hash, m->text->p, m->text->n, m->ctx->p,
                                           m->ctx->n);
        break;
    default:
        parts.part[1] = (struct span){m->text->p, m->text->n};
    }
    if (status != QTN_OK)
        return false;
    parts.part[0] = (struct span){tr, MLDSA_TR_BYTES};
    shake256(t, parts.part, parts.parts, mu, QTN_MLDSA_MU_BYTES);
    return true;
}

/* --- key generation -------------------------------------------------------------------------- */

/* The prepared forms of a key pair belong together, whichever way they were made. */
static void pair_works(struct run *t, const struct dsa *d, const struct value *seed,
                       const uint8_t *pk, const uint8_t *sk) {
    static qtn_mldsa_signing_key s;
    static qtn_mldsa_verifying_key v;
    uint8_t *sig = run_room(t, d->sig), *sig2 = run_room(t, d->sig);

    run_status(t, "verifying_key_init", qtn_mldsa_verifying_key_init(d->set, &v, pk, d->pk),
               QTN_OK);
    run_status(t, "sign", qtn_mldsa_sign_deterministic(d->set, sig, NULL, 0, NULL, 0, sk, d->sk),
               QTN_OK);
    for (unsigned from_seed = 0; from_seed < 2; from_seed++) {
        const qtn_status made = from_seed
                                    ? qtn_mldsa_signing_key_init_seed(d->set, &s, seed->p, seed->n)
                                    : qtn_mldsa_signing_key_init(d->set, &s, sk, d->sk);
        run_status(t, "signing_key_init", made, QTN_OK);
        memset(sig2, 0xa5, d->sig);
        run_status(t, "sign_with", qtn_mldsa_sign_deterministic_with(&s, sig2, NULL, 0, NULL, 0),
                   QTN_OK);
        run_same(t, "sign_with", sig, sig2, d->sig);
        qtn_mldsa_signing_key_wipe(&s);
    }
    run_status(t, "verify_with", qtn_mldsa_verify_with(&v, sig, d->sig, NULL, 0, NULL, 0), QTN_OK);
    qtn_mldsa_verifying_key_wipe(&v);
}

void dsa_keygen_ways(struct run *t, const struct dsa *d, const struct value *seed,
                     const uint8_t *pk, const uint8_t *sk) {
    qtn_mldsa_keygen_item items[BATCH];
    struct given_rng g;
    const qtn_rng rng = repeated_rng(&g, seed->p, seed->n);

    for (unsigned i = 0; i < BATCH; i++)
        items[i] = (qtn_mldsa_keygen_item){.pk = run_room(t, d->pk), .sk = run_room(t, d->sk)};
    run_status(t, "keygen_batch", qtn_mldsa_keygen_batch(d->set, items, BATCH, &rng), QTN_OK);
    for (unsigned i = 0; i < BATCH; i++) {
        run_status(t, "an item of keygen_batch", items[i].status, QTN_OK);
        run_same(t, "keygen_batch pk", items[i].pk, pk, d->pk);
        run_same(t, "keygen_batch sk", items[i].sk, sk, d->sk);
    }
    pair_works(t, d, seed, pk, sk);
}

/* --- signing --------------------------------------------------------------------------------- */

/* Deterministic where rng is NULL. */
static qtn_status sign_with(const qtn_mldsa_signing_key *key, const struct dsa_message *m,
                            const uint8_t *mu, const qtn_rng *rng, uint8_t *sig) {
    const uint8_t *p = m->text->p;
    const size_t n = m->text->n;
    switch (m->interface) {
    case PURE:
        return rng ? qtn_mldsa_sign_with(key, sig, p, n, m->ctx->p, m->ctx->n, rng)
                   : qtn_mldsa_sign_deterministic_with(key, sig, p, n, m->ctx->p, m->ctx->n);
    case PREHASH:
        return rng ? qtn_mldsa_sign_prehash_with(key, sig, m->hash, p, n, m->ctx->p, m->ctx->n, rng)
                   : qtn_mldsa_sign_prehash_deterministic_with(key, sig, m->hash, p, n, m->ctx->p,
                                                               m->ctx->n);
    case MU:
        return rng ? qtn_mldsa_sign_mu_with(key, sig, p, n, rng)
                   : qtn_mldsa_sign_mu_deterministic_with(key, sig, p, n);
    default:
        return rng ? qtn_mldsa_sign_mu_with(key, sig, mu, QTN_MLDSA_MU_BYTES, rng)
                   : qtn_mldsa_sign_mu_deterministic_with(key, sig, mu, QTN_MLDSA_MU_BYTES);
    }
}

/* Making the key checks what check_sk does, which one-shot signing does not: there a malformed key
 * gives some signature, or none. */
static void sign_prepared(struct run *t, const struct dsa *d, const struct dsa_message *m,
                          const struct value *sk, const uint8_t *mu, const qtn_rng *rng,
                          qtn_status want, const uint8_t *sig) {
    static qtn_mldsa_signing_key key;
    uint8_t *sig2 = run_room(t, d->sig);
    const qtn_status checked = qtn_mldsa_check_sk(d->set, sk->p, sk->n);

    run_status(t, "signing_key_init", qtn_mldsa_signing_key_init(d->set, &key, sk->p, sk->n),
               checked);
    if (checked != QTN_OK) {
        run_wiped(t, "signing_key_init", (const uint8_t *)&key, sizeof key);
        return;
    }
    run_status(t, "sign_with", sign_with(&key, m, mu, rng, sig2), want);
    run_same(t, "sign_with", sig2, sig, d->sig);
    qtn_mldsa_signing_key_wipe(&key);
}

static void sign_batch(struct run *t, const struct dsa *d, const struct dsa_message *m,
                       const struct value *sk, const uint8_t *mu, const qtn_rng *rng,
                       qtn_status want, const uint8_t *sig) {
    qtn_mldsa_sign_item items[SIGN_BATCH];
    for (unsigned i = 0; i < SIGN_BATCH; i++) {
        items[i] = (qtn_mldsa_sign_item){.sig = run_room(t, d->sig), .sk = sk->p, .sk_len = sk->n};
        items[i].mu = m->interface == PURE ? NULL : mu;
        if (m->interface == PURE) {
            items[i].msg = m->text->p;
            items[i].msg_len = m->text->n;
            items[i].ctx = m->ctx->p;
            items[i].ctx_len = m->ctx->n;
        }
    }
    const qtn_status got = rng ? qtn_mldsa_sign_batch(d->set, items, SIGN_BATCH, rng)
                               : qtn_mldsa_sign_deterministic_batch(d->set, items, SIGN_BATCH);
    run_status(t, "sign_batch", got, want);
    for (unsigned i = 0; i < SIGN_BATCH; i++) {
        run_status(t, "an item of sign_batch", items[i].status, want);
        run_same(t, "sign_batch", items[i].sig, sig, d->sig);
    }
}

void dsa_sign_ways(struct run *t, const struct dsa *d, const struct dsa_message *m,
                   const struct value *sk, const struct value *rnd, qtn_status want,
                   const uint8_t *sig) {
    uint8_t *mu = run_room(t, QTN_MLDSA_MU_BYTES);
    struct given_rng g;
    const qtn_rng rng = rnd ? repeated_rng(&g, rnd->p, rnd->n) : (qtn_rng){NULL, NULL};
    /* A key of a wrong length is refused before its tr would be looked at. */
    const bool whole = sk->n == d->sk;
    const bool has_mu = whole && mu_of(t, m, sk->p + 64, mu);

    sign_prepared(t, d, m, sk, mu, rnd ? &rng : NULL, want, sig);
    if (m->interface == PURE || has_mu || !whole)
        sign_batch(t, d, m, sk, mu, rnd ? &rng : NULL, want, sig);
}

/* --- verification ---------------------------------------------------------------------------- */

static qtn_status verify_with(const qtn_mldsa_verifying_key *key, const struct dsa_message *m,
                              const uint8_t *mu, const struct value *sig) {
    const uint8_t *p = m->text->p;
    const size_t n = m->text->n;
    switch (m->interface) {
    case PURE:
        return qtn_mldsa_verify_with(key, sig->p, sig->n, p, n, m->ctx->p, m->ctx->n);
    case PREHASH:
        return qtn_mldsa_verify_prehash_with(key, sig->p, sig->n, m->hash, p, n, m->ctx->p,
                                             m->ctx->n);
    case MU:
        return qtn_mldsa_verify_mu_with(key, sig->p, sig->n, p, n);
    default:
        return qtn_mldsa_verify_mu_with(key, sig->p, sig->n, mu, QTN_MLDSA_MU_BYTES);
    }
}

static void verify_batch(struct run *t, const struct dsa *d, const struct dsa_message *m,
                         const struct value *pk, const uint8_t *mu, const struct value *sig,
                         qtn_status want) {
    qtn_mldsa_verify_item items[BATCH];
    for (unsigned i = 0; i < BATCH; i++) {
        items[i] =
            (qtn_mldsa_verify_item){.sig = sig->p, .sig_len = sig->n, .pk = pk->p, .pk_len = pk->n};
        /* A pure message goes in as it is, and as mu where it has one. */
        items[i].mu = m->interface == PURE && (i % 2 == 0 || mu == NULL) ? NULL : mu;
        if (items[i].mu == NULL) {
            items[i].msg = m->text->p;
            items[i].msg_len = m->text->n;
            items[i].ctx = m->ctx->p;
            items[i].ctx_len = m->ctx->n;
        }
    }
    run_status(t, "verify_batch", qtn_mldsa_verify_batch(d->set, items, BATCH), want);
    for (unsigned i = 0; i < BATCH; i++)
        run_status(t, "an item of verify_batch", items[i].status, want);
}

void dsa_verify_ways(struct run *t, const struct dsa *d, const struct dsa_message *m,
                     const struct value *pk, const struct value *sig, qtn_status want) {
    static qtn_mldsa_verifying_key key;
    uint8_t tr[MLDSA_TR_BYTES], *mu = run_room(t, QTN_MLDSA_MU_BYTES);
    const qtn_status made = pk->n == d->pk ? QTN_OK : QTN_ERR_LENGTH;

    shake256(t, &(const struct span){pk->p, pk->n}, 1, tr, sizeof tr);
    const bool has_mu = mu_of(t, m, tr, mu);
    if (m->interface == PURE || has_mu)
        verify_batch(t, d, m, pk, has_mu ? mu : NULL, sig, want);
    run_status(t, "verifying_key_init", qtn_mldsa_verifying_key_init(d->set, &key, pk->p, pk->n),
               made);
    if (made != QTN_OK) {
        run_status(t, "a pk of a wrong length", want, QTN_ERR_LENGTH);
        run_wiped(t, "verifying_key_init", (const uint8_t *)&key, sizeof key);
        return;
    }
    run_status(t, "verify_with", verify_with(&key, m, mu, sig), want);
    qtn_mldsa_verifying_key_wipe(&key);
}
