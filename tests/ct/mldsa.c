/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* ML-DSA with its secrets marked: the seed xi, the random bytes rnd, and K, s1, s2 and t0 of sk;
 * one operation at a time, with prepared keys, and in batches. */
#include "mldsa/params.h"
#include "secrets.h"
#include <quatrain/batch.h>
#include <quatrain/hazmat.h>
#include <quatrain/prepared.h>

enum { BATCH = 3 };

static const uint8_t message[] = {'a', ' ', 'm', 'e', 's', 's', 'a', 'g', 'e'};
static const uint8_t context[] = {'c', 't'};

struct pair {
    const struct mldsa_params *row;
    const char *name;
    uint8_t pk[QTN_MLDSA_MAX_PK_BYTES], sk[QTN_MLDSA_MAX_SK_BYTES];
};

/* sk = rho || K || tr || s1 || s2 || t0 */
enum { K_AT = MLDSA_SEED_BYTES, TR_AT = K_AT + MLDSA_SEED_BYTES, S_AT = TR_AT + MLDSA_TR_BYTES };

static size_t s_bytes(const struct pair *p) {
    return (size_t)(p->row->k + p->row->l) * p->row->eta_bytes;
}

/* What keygen has made: K, s1 and s2 are still secret. t0 is marked again, because the standard
 * keeps it in sk (it may be public, and keygen may have seen it as such); the rest is published. */
static void settle_keys(const struct pair *p, uint8_t *pk, uint8_t *sk) {
    must(all_secret(sk + K_AT, MLDSA_SEED_BYTES), p->name, "K is no longer secret");
    must(all_secret(sk + S_AT, s_bytes(p)), p->name, "s1 or s2 is no longer secret");
    reveal(pk, p->row->pk_bytes);
    reveal(sk, MLDSA_SEED_BYTES);
    reveal(sk + TR_AT, MLDSA_TR_BYTES);
    CT_SECRET(sk + S_AT + s_bytes(p), p->row->sk_bytes - S_AT - s_bytes(p));
}

static void settle(struct pair *p) {
    settle_keys(p, p->pk, p->sk);
}

static void keygen(struct pair *p, const qtn_rng *rng) {
    uint8_t xi[QTN_MLDSA_SEED_BYTES];
    must(qtn_mldsa_keygen(p->row->set, p->pk, p->sk, rng) == QTN_OK, p->name, "keygen");
    settle(p);
    fill(xi, sizeof xi, 3);
    CT_SECRET(xi, sizeof xi);
    must(qtn_mldsa_keygen_seed(p->row->set, p->pk, p->sk, xi, sizeof xi) == QTN_OK, p->name,
         "keygen_seed");
    settle(p);
}

/* A signature is published as it comes. */
static void expect(const struct pair *p, qtn_status status, uint8_t *sig, const char *what) {
    must(status == QTN_OK, p->name, what);
    reveal(sig, p->row->sig_bytes);
}

static void sign_pure(const struct pair *p, const qtn_rng *rng, uint8_t *sig) {
    const qtn_mldsa_set set = p->row->set;
    const size_t sk_len = p->row->sk_bytes, pk_len = p->row->pk_bytes, len = p->row->sig_bytes;
    uint8_t mu[QTN_MLDSA_MU_BYTES];
    qtn_mldsa_mu state;

    expect(p,
           qtn_mldsa_sign(set, sig, message, sizeof message, context, sizeof context, p->sk, sk_len,
                          rng),
           sig, "sign");
    must(qtn_mldsa_verify(set, sig, len, message, sizeof message, context, sizeof context, p->pk,
                          pk_len) == QTN_OK,
         p->name, "verify of sign");
    expect(p,
           qtn_mldsa_sign_deterministic(set, sig, message, sizeof message, context, sizeof context,
                                        p->sk, sk_len),
           sig, "sign_deterministic");

    must(qtn_mldsa_mu_init_sk(set, &state, p->sk, sk_len, context, sizeof context) == QTN_OK &&
             qtn_mldsa_mu_update(&state, message, sizeof message) == QTN_OK &&
             qtn_mldsa_mu_final(&state, mu) == QTN_OK,
         p->name, "mu from sk");
    expect(p, qtn_mldsa_sign_mu(set, sig, mu, sizeof mu, p->sk, sk_len, rng), sig, "sign_mu");
    must(qtn_mldsa_verify(set, sig, len, message, sizeof message, context, sizeof context, p->pk,
                          pk_len) == QTN_OK,
         p->name, "verify of sign_mu");
    expect(p, qtn_mldsa_sign_mu_deterministic(set, sig, mu, sizeof mu, p->sk, sk_len), sig,
           "sign_mu_deterministic");
}

static void sign_other(const struct pair *p, const qtn_rng *rng, uint8_t *sig) {
    const qtn_mldsa_set set = p->row->set;
    const size_t sk_len = p->row->sk_bytes, pk_len = p->row->pk_bytes, len = p->row->sig_bytes;
    uint8_t rnd[QTN_MLDSA_RND_BYTES], digest[64];

    fill(digest, sizeof digest, 4);
    expect(p,
           qtn_mldsa_sign_prehash(set, sig, QTN_MLDSA_SHA2_512, digest, sizeof digest, context,
                                  sizeof context, p->sk, sk_len, rng),
           sig, "sign_prehash");
    must(qtn_mldsa_verify_prehash(set, sig, len, QTN_MLDSA_SHA2_512, digest, sizeof digest, context,
                                  sizeof context, p->pk, pk_len) == QTN_OK,
         p->name, "verify of sign_prehash");
    expect(p,
           qtn_mldsa_sign_prehash_deterministic(set, sig, QTN_MLDSA_SHAKE_256, digest,
                                                sizeof digest, context, sizeof context, p->sk,
                                                sk_len),
           sig, "sign_prehash_deterministic");

    fill(rnd, sizeof rnd, 5);
    CT_SECRET(rnd, sizeof rnd);
    expect(
        p,
        qtn_mldsa_sign_internal(set, sig, message, sizeof message, rnd, sizeof rnd, p->sk, sk_len),
        sig, "sign_internal");
    must(qtn_mldsa_verify_internal(set, sig, len, message, sizeof message, p->pk, pk_len) == QTN_OK,
         p->name, "verify of sign_internal");
}

/* --- prepared keys --------------------------------------------------------------------------- */

static void sign_prepared(const struct pair *p, const qtn_mldsa_signing_key *s,
                          const qtn_mldsa_verifying_key *v, const qtn_rng *rng, uint8_t *sig) {
    const size_t len = p->row->sig_bytes;
    uint8_t digest[64], mu[QTN_MLDSA_MU_BYTES];
    fill(digest, sizeof digest, 4);
    fill(mu, sizeof mu, 6);
    expect(p, qtn_mldsa_sign_with(s, sig, message, sizeof message, context, sizeof context, rng),
           sig, "sign_with");
    must(qtn_mldsa_verify_with(v, sig, len, message, sizeof message, context, sizeof context) ==
             QTN_OK,
         p->name, "verify_with");
    expect(
        p,
        qtn_mldsa_sign_deterministic_with(s, sig, message, sizeof message, context, sizeof context),
        sig, "sign_deterministic_with");
    expect(p,
           qtn_mldsa_sign_prehash_with(s, sig, QTN_MLDSA_SHA2_512, digest, sizeof digest, context,
                                       sizeof context, rng),
           sig, "sign_prehash_with");
    must(qtn_mldsa_verify_prehash_with(v, sig, len, QTN_MLDSA_SHA2_512, digest, sizeof digest,
                                       context, sizeof context) == QTN_OK,
         p->name, "verify_prehash_with");
    expect(p,
           qtn_mldsa_sign_prehash_deterministic_with(s, sig, QTN_MLDSA_SHA2_512, digest,
                                                     sizeof digest, context, sizeof context),
           sig, "sign_prehash_deterministic_with");
    expect(p, qtn_mldsa_sign_mu_with(s, sig, mu, sizeof mu, rng), sig, "sign_mu_with");
    must(qtn_mldsa_verify_mu_with(v, sig, len, mu, sizeof mu) == QTN_OK, p->name, "verify_mu_with");
    expect(p, qtn_mldsa_sign_mu_deterministic_with(s, sig, mu, sizeof mu), sig,
           "sign_mu_deterministic_with");
}

static void prepared(struct pair *p, const qtn_rng *rng, uint8_t *sig) {
    static qtn_mldsa_signing_key s;
    static qtn_mldsa_verifying_key v;
    const qtn_mldsa_set set = p->row->set;
    const size_t sk_len = p->row->sk_bytes;
    uint8_t xi[QTN_MLDSA_SEED_BYTES];
    must(qtn_mldsa_verifying_key_init(set, &v, p->pk, p->row->pk_bytes) == QTN_OK, p->name,
         "verifying_key_init");
    must(qtn_mldsa_signing_key_init(set, &s, p->sk, sk_len) == QTN_OK, p->name, "signing_key_init");
    sign_prepared(p, &s, &v, rng, sig);
    fill(xi, sizeof xi, 3); /* of which p was made */
    CT_SECRET(xi, sizeof xi);
    must(qtn_mldsa_signing_key_init_seed(set, &s, xi, sizeof xi) == QTN_OK, p->name,
         "signing_key_init_seed");
    sign_prepared(p, &s, &v, rng, sig);

    p->sk[sk_len - 1] ^= 1; /* t0; still secret */
    must(qtn_mldsa_signing_key_init(set, &s, p->sk, sk_len) == QTN_ERR_SECRET_KEY, p->name,
         "signing_key_init of a wrong t0");
    p->sk[sk_len - 1] ^= 1;
}

/* --- batches --------------------------------------------------------------------------------- */

static void sign_batches(const struct pair *p, qtn_mldsa_sign_item *items, const qtn_rng *rng) {
    for (unsigned deterministic = 0; deterministic < 2; deterministic++) {
        const qtn_status status =
            deterministic ? qtn_mldsa_sign_deterministic_batch(p->row->set, items, BATCH)
                          : qtn_mldsa_sign_batch(p->row->set, items, BATCH, rng);
        must(status == QTN_OK, p->name, "sign_batch");
        for (unsigned i = 0; i < BATCH; i++)
            expect(p, items[i].status, items[i].sig, "sign_batch");
    }
}

/* Every other item is signed by its mu. */
static void batches(const struct pair *p, const qtn_rng *rng) {
    static struct {
        uint8_t pk[QTN_MLDSA_MAX_PK_BYTES], sk[QTN_MLDSA_MAX_SK_BYTES];
        uint8_t sig[QTN_MLDSA_MAX_SIG_BYTES], mu[QTN_MLDSA_MU_BYTES];
    } it[BATCH];
    const qtn_mldsa_set set = p->row->set;
    qtn_mldsa_keygen_item keygens[BATCH];
    qtn_mldsa_sign_item signs[BATCH];
    qtn_mldsa_verify_item verifies[BATCH];
    for (unsigned i = 0; i < BATCH; i++)
        keygens[i] = (qtn_mldsa_keygen_item){it[i].pk, it[i].sk, QTN_OK};
    must(qtn_mldsa_keygen_batch(set, keygens, BATCH, rng) == QTN_OK, p->name, "keygen_batch");
    for (unsigned i = 0; i < BATCH; i++) {
        settle_keys(p, it[i].pk, it[i].sk);
        fill(it[i].mu, sizeof it[i].mu, i);
        signs[i] = (qtn_mldsa_sign_item){.sig = it[i].sig,
                                         .mu = i % 2 ? it[i].mu : NULL,
                                         .msg = message,
                                         .msg_len = sizeof message,
                                         .sk = it[i].sk,
                                         .sk_len = p->row->sk_bytes};
        verifies[i] = (qtn_mldsa_verify_item){.sig = it[i].sig,
                                              .sig_len = p->row->sig_bytes,
                                              .mu = signs[i].mu,
                                              .msg = message,
                                              .msg_len = sizeof message,
                                              .pk = it[i].pk,
                                              .pk_len = p->row->pk_bytes};
    }
    sign_batches(p, signs, rng);
    must(qtn_mldsa_verify_batch(set, verifies, BATCH) == QTN_OK, p->name, "verify_batch");
}

/* The key checks, also of keys whose secret parts are wrong. */
static void checks(struct pair *p) {
    const qtn_mldsa_set set = p->row->set;
    const size_t sk_len = p->row->sk_bytes;
    uint8_t pk[QTN_MLDSA_MAX_PK_BYTES];
    must(qtn_mldsa_check_sk(set, p->sk, sk_len) == QTN_OK, p->name, "check_sk");
    must(qtn_mldsa_pk_from_sk(set, pk, p->sk, sk_len) == QTN_OK, p->name, "pk_from_sk");
    reveal(pk, sizeof pk);
    must(memcmp(pk, p->pk, p->row->pk_bytes) == 0, p->name, "pk_from_sk gives another pk");

    p->sk[sk_len - 1] ^= 1; /* t0; still secret */
    must(qtn_mldsa_check_sk(set, p->sk, sk_len) == QTN_ERR_SECRET_KEY, p->name,
         "check_sk of a wrong t0");
    must(qtn_mldsa_pk_from_sk(set, pk, p->sk, sk_len) == QTN_ERR_SECRET_KEY, p->name,
         "pk_from_sk of a wrong t0");
    p->sk[sk_len - 1] ^= 1;

    memset(p->sk + S_AT, 0xff, 3); /* fields of all ones are outside [-eta, eta] */
    CT_SECRET(p->sk + S_AT, 3);
    must(qtn_mldsa_check_sk(set, p->sk, sk_len) == QTN_ERR_SECRET_KEY, p->name,
         "check_sk of an s1 out of range");
}

void ct_mldsa(void) {
    static const struct {
        qtn_mldsa_set set;
        const char *name;
    } sets[] = {
        {QTN_MLDSA_44, "ML-DSA-44"}, {QTN_MLDSA_65, "ML-DSA-65"}, {QTN_MLDSA_87, "ML-DSA-87"}};
    for (unsigned i = 0; i < sizeof sets / sizeof sets[0]; i++) {
        struct pair p = {.row = qtn_mldsa_params(sets[i].set), .name = sets[i].name};
        uint8_t sig[QTN_MLDSA_MAX_SIG_BYTES];
        uint32_t calls = 100 * i;
        const qtn_rng rng = {fill_rng, &calls};
        keygen(&p, &rng);
        sign_pure(&p, &rng, sig);
        sign_other(&p, &rng, sig);
        prepared(&p, &rng, sig);
        batches(&p, &rng);
        checks(&p);
        printf("  %s\n", p.name);
    }
}
