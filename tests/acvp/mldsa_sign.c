/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* ML-DSA signing, by the function of each interface: with the record's rnd as the random source's
 * answer, and without random bytes where it has none. */
#include "acvp/mldsa.h"
#include "acvp/sets.h"

static const uint8_t zero[QTN_MLDSA_RND_BYTES];

static qtn_status sign_hedged(const struct dsa *d, const struct dsa_message *m, const uint8_t *sk,
                              size_t sk_len, const uint8_t *rnd, size_t rnd_len, uint8_t *sig) {
    struct given_rng g;
    const qtn_rng rng = given_rng(&g, rnd, rnd_len);
    const uint8_t *p = m->text->p;
    const size_t n = m->text->n;
    switch (m->interface) {
    case PURE:
        return qtn_mldsa_sign(d->set, sig, p, n, m->ctx->p, m->ctx->n, sk, sk_len, &rng);
    case PREHASH:
        return qtn_mldsa_sign_prehash(d->set, sig, m->hash, p, n, m->ctx->p, m->ctx->n, sk, sk_len,
                                      &rng);
    case MU:
        return qtn_mldsa_sign_mu(d->set, sig, p, n, sk, sk_len, &rng);
    default:
        return qtn_mldsa_sign_internal(d->set, sig, p, n, rnd, rnd_len, sk, sk_len);
    }
}

static qtn_status sign_deterministic(const struct dsa *d, const struct dsa_message *m,
                                     const uint8_t *sk, size_t sk_len, uint8_t *sig) {
    const uint8_t *p = m->text->p;
    const size_t n = m->text->n;
    switch (m->interface) {
    case PURE:
        return qtn_mldsa_sign_deterministic(d->set, sig, p, n, m->ctx->p, m->ctx->n, sk, sk_len);
    case PREHASH:
        return qtn_mldsa_sign_prehash_deterministic(d->set, sig, m->hash, p, n, m->ctx->p,
                                                    m->ctx->n, sk, sk_len);
    case MU:
        return qtn_mldsa_sign_mu_deterministic(d->set, sig, p, n, sk, sk_len);
    default:
        return qtn_mldsa_sign_internal(d->set, sig, p, n, zero, sizeof zero, sk, sk_len);
    }
}

/* The streamed form of a pure message gives the same signature, and the record's mu if it has one.
 */
static void sign_streamed(struct run *t, const struct dsa *d, const struct dsa_message *m,
                          const struct value *sk, const uint8_t *rnd, size_t rnd_len,
                          const uint8_t *sig) {
    uint8_t *mu = run_room(t, QTN_MLDSA_MU_BYTES), *sig2 = run_room(t, d->sig);
    struct given_rng g;
    const qtn_rng rng = given_rng(&g, rnd, rnd_len);

    run_status(t, "mu", dsa_mu(d, m, NULL, 0, sk->p, sk->n, mu), QTN_OK);
    if (run_has(t, "mu"))
        run_equal(t, "mu", "mu", mu, QTN_MLDSA_MU_BYTES);
    run_status(t, "sign_mu",
               qtn_mldsa_sign_mu(d->set, sig2, mu, QTN_MLDSA_MU_BYTES, sk->p, sk->n, &rng), QTN_OK);
    run_same(t, "sign_mu", sig, sig2, d->sig);
}

static void sign_valid(struct run *t, const struct dsa *d, const struct value *sk,
                       const uint8_t *pk) {
    const struct dsa_message m = dsa_message_of(t);
    const bool hedged = run_has(t, "rnd");
    const uint8_t *rnd = hedged ? run_bytes(t, "rnd")->p : zero;
    const size_t rnd_len = hedged ? run_bytes(t, "rnd")->n : sizeof zero;
    uint8_t *sig = run_room(t, d->sig), *sig2 = run_room(t, d->sig);

    run_status(t, "sign", sign_hedged(d, &m, sk->p, sk->n, rnd, rnd_len, sig), QTN_OK);
    run_equal(t, "signature", "sig", sig, d->sig);
    if (!hedged) {
        run_status(t, "deterministic", sign_deterministic(d, &m, sk->p, sk->n, sig2), QTN_OK);
        run_same(t, "deterministic and rnd = 0", sig, sig2, d->sig);
    }
    if (m.interface == PURE)
        sign_streamed(t, d, &m, sk, rnd, rnd_len, sig);
    run_status(t, "verify", dsa_verify(d, &m, sig, d->sig, pk, d->pk), QTN_OK);
    dsa_sign_ways(t, d, &m, sk, hedged ? run_bytes(t, "rnd") : NULL, QTN_OK, sig);
    dsa_verify_ways(t, d, &m, &(const struct value){"pk", "", (uint8_t *)pk, d->pk, VALUE_BYTES},
                    &(const struct value){"sig", "", sig, d->sig, VALUE_BYTES}, QTN_OK);
}

/* A key that must not pass the check. Signing with it is the caller's mistake, and need only end
 * with a status that the header names. */
static void refuse_key(struct run *t, const struct dsa *d, const struct value *sk) {
    uint8_t *pk = run_room(t, d->pk), *sig = run_room(t, d->sig);
    const struct dsa_message m = dsa_message_of(t);

    run_status(t, "check_sk", qtn_mldsa_check_sk(d->set, sk->p, sk->n), QTN_ERR_SECRET_KEY);
    run_status(t, "pk_from_sk", qtn_mldsa_pk_from_sk(d->set, pk, sk->p, sk->n), QTN_ERR_SECRET_KEY);
    run_wiped(t, "pk", pk, d->pk);
    const qtn_status status = sign_deterministic(d, &m, sk->p, sk->n, sig);
    if (status != QTN_OK)
        run_status(t, "sign", status, QTN_ERR_ATTEMPTS);
    dsa_sign_ways(t, d, &m, sk, NULL, status, sig);
}

/* A key or a context of a wrong length: every function that takes it refuses. */
static void refuse_length(struct run *t, const struct dsa *d, const struct value *sk) {
    uint8_t *sig = run_room(t, d->sig), *mu = run_room(t, QTN_MLDSA_MU_BYTES);
    const struct dsa_message m = dsa_message_of(t);

    run_status(t, "sign", sign_hedged(d, &m, sk->p, sk->n, zero, sizeof zero, sig), QTN_ERR_LENGTH);
    run_wiped(t, "sign", sig, d->sig);
    run_status(t, "deterministic", sign_deterministic(d, &m, sk->p, sk->n, sig), QTN_ERR_LENGTH);
    run_wiped(t, "deterministic", sig, d->sig);
    dsa_sign_ways(t, d, &m, sk, NULL, QTN_ERR_LENGTH, sig);
    if (m.interface == PURE)
        run_status(t, "mu", dsa_mu(d, &m, NULL, 0, sk->p, sk->n, mu), QTN_ERR_LENGTH);
    if (sk->n != d->sk)
        run_status(t, "check_sk", qtn_mldsa_check_sk(d->set, sk->p, sk->n), QTN_ERR_LENGTH);
}

void test_mldsa_sign(struct run *t) {
    const struct dsa d = dsa_of(t);
    const qtn_status want = run_result(t);
    uint8_t *pk = run_room(t, d.pk), *made = run_room(t, d.sk);
    struct value key = {"sk", "", made, d.sk, VALUE_BYTES};
    const struct value *sk = &key;

    if (run_has(t, "seed")) {
        const struct value *seed = run_bytes(t, "seed");
        const bool good = seed->n == QTN_MLDSA_SEED_BYTES;
        run_status(t, "keygen_seed", qtn_mldsa_keygen_seed(d.set, pk, made, seed->p, seed->n),
                   good ? QTN_OK : want);
        if (!good) {
            run_wiped(t, "pk", pk, d.pk);
            run_wiped(t, "sk", made, d.sk);
            return;
        }
    } else {
        sk = run_bytes(t, "sk");
        if (want == QTN_OK)
            run_status(t, "pk_from_sk", qtn_mldsa_pk_from_sk(d.set, pk, sk->p, sk->n), QTN_OK);
    }
    if (want == QTN_ERR_SECRET_KEY) {
        refuse_key(t, &d, sk);
    } else if (want == QTN_ERR_LENGTH) {
        refuse_length(t, &d, sk);
    } else if (run_status(t, "a record of signing", want, QTN_OK)) {
        if (run_has(t, "pk"))
            run_equal(t, "pk", "pk", pk, d.pk);
        sign_valid(t, &d, sk, pk);
    }
}
