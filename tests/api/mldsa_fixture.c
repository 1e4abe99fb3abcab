/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "mldsa_fixture.h"
#include "support/cmocka_all.h"
#include "support/rng.h"
#include <quatrain/hazmat.h>
#include <string.h>

const qtn_mldsa_set mldsa_sets[MLDSA_SETS] = {QTN_MLDSA_44, QTN_MLDSA_65, QTN_MLDSA_87};

void mldsa_key_make(struct mldsa_key *key, qtn_mldsa_set set, uint64_t number) {
    uint8_t xi[QTN_MLDSA_SEED_BYTES];
    test_fill(xi, sizeof xi, number);
    key->set = set;
    key->pk_len = qtn_mldsa_pk_bytes(set);
    key->sk_len = qtn_mldsa_sk_bytes(set);
    key->sig_len = qtn_mldsa_sig_bytes(set);
    assert_int_equal(qtn_mldsa_keygen_seed(set, key->pk, key->sk, xi, sizeof xi), QTN_OK);
}

const struct mldsa_key *mldsa_key_of(unsigned which) {
    static struct mldsa_key keys[MLDSA_SETS];
    if (keys[which].pk_len == 0)
        mldsa_key_make(&keys[which], mldsa_sets[which], 77);
    return &keys[which];
}

static qtn_status verify(const struct mldsa_call *c) {
    return qtn_mldsa_verify(c->set, c->sig, c->sig_len, c->msg, c->msg_len, c->ctx, c->ctx_len,
                            c->key, c->key_len);
}

static qtn_status verify_prehash(const struct mldsa_call *c) {
    return qtn_mldsa_verify_prehash(c->set, c->sig, c->sig_len, c->hash, c->msg, c->msg_len, c->ctx,
                                    c->ctx_len, c->key, c->key_len);
}

static qtn_status verify_mu(const struct mldsa_call *c) {
    return qtn_mldsa_verify_mu(c->set, c->sig, c->sig_len, c->msg, c->msg_len, c->key, c->key_len);
}

static qtn_status verify_internal(const struct mldsa_call *c) {
    return qtn_mldsa_verify_internal(c->set, c->sig, c->sig_len, c->msg, c->msg_len, c->key,
                                     c->key_len);
}

const struct mldsa_verifier mldsa_verifiers[MLDSA_VERIFIERS] = {
    {"verify", true, false, 0, verify},
    {"verify_prehash", true, true, 48, verify_prehash},
    {"verify_mu", false, false, QTN_MLDSA_MU_BYTES, verify_mu},
    {"verify_internal", false, false, 0, verify_internal},
};

static qtn_status sign(const struct mldsa_call *c) {
    return qtn_mldsa_sign(c->set, c->sig, c->msg, c->msg_len, c->ctx, c->ctx_len, c->key,
                          c->key_len, c->rng);
}

static qtn_status sign_deterministic(const struct mldsa_call *c) {
    return qtn_mldsa_sign_deterministic(c->set, c->sig, c->msg, c->msg_len, c->ctx, c->ctx_len,
                                        c->key, c->key_len);
}

static qtn_status sign_prehash(const struct mldsa_call *c) {
    return qtn_mldsa_sign_prehash(c->set, c->sig, c->hash, c->msg, c->msg_len, c->ctx, c->ctx_len,
                                  c->key, c->key_len, c->rng);
}

static qtn_status sign_prehash_deterministic(const struct mldsa_call *c) {
    return qtn_mldsa_sign_prehash_deterministic(c->set, c->sig, c->hash, c->msg, c->msg_len, c->ctx,
                                                c->ctx_len, c->key, c->key_len);
}

static qtn_status sign_mu(const struct mldsa_call *c) {
    return qtn_mldsa_sign_mu(c->set, c->sig, c->msg, c->msg_len, c->key, c->key_len, c->rng);
}

static qtn_status sign_mu_deterministic(const struct mldsa_call *c) {
    return qtn_mldsa_sign_mu_deterministic(c->set, c->sig, c->msg, c->msg_len, c->key, c->key_len);
}

static qtn_status sign_internal(const struct mldsa_call *c) {
    return qtn_mldsa_sign_internal(c->set, c->sig, c->msg, c->msg_len, c->rnd, c->rnd_len, c->key,
                                   c->key_len);
}

const struct mldsa_way mldsa_ways[MLDSA_WAYS] = {
    {"sign", true, false, &mldsa_verifiers[0], sign},
    {"sign_deterministic", false, false, &mldsa_verifiers[0], sign_deterministic},
    {"sign_prehash", true, false, &mldsa_verifiers[1], sign_prehash},
    {"sign_prehash_deterministic", false, false, &mldsa_verifiers[1], sign_prehash_deterministic},
    {"sign_mu", true, false, &mldsa_verifiers[2], sign_mu},
    {"sign_mu_deterministic", false, false, &mldsa_verifiers[2], sign_mu_deterministic},
    {"sign_internal", false, true, &mldsa_verifiers[3], sign_internal},
};

static const uint8_t zeros[QTN_MLDSA_RND_BYTES];
static const uint8_t message[64] = "The same sixty-four bytes serve as message, digest, mu and M'.";

struct mldsa_call mldsa_call_verify(const struct mldsa_verifier *v, const struct mldsa_key *key,
                                    uint8_t *sig) {
    return (struct mldsa_call){
        .set = key->set,
        .sig = sig,
        .sig_len = key->sig_len,
        .msg = message,
        .msg_len = v->msg_len != 0 ? v->msg_len : 40,
        .hash = QTN_MLDSA_SHA3_384, /* the 48 bytes above */
        .key = key->pk,
        .key_len = key->pk_len,
    };
}

struct mldsa_call mldsa_call_sign(const struct mldsa_way *w, const struct mldsa_key *key,
                                  uint8_t *sig) {
    struct mldsa_call c = mldsa_call_verify(w->back, key, sig);
    c.key = key->sk;
    c.key_len = key->sk_len;
    c.rnd = zeros;
    c.rnd_len = sizeof zeros;
    return c;
}

void mldsa_must_sign(const struct mldsa_way *w, const struct mldsa_call *c) {
    mldsa_expect(w->name, c->set, w->sign(c), QTN_OK);
}

void mldsa_expect(const char *who, qtn_mldsa_set set, qtn_status got, qtn_status want) {
    if (got == want)
        return;
    print_error("%s, ML-DSA-%d: got %s, want %s\n", who, (int)set, qtn_status_name(got),
                qtn_status_name(want));
    fail();
}
