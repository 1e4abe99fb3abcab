/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Key generation, signing and verification. Signing is deterministic, over a fixed list of messages
 * under one key: how many attempts a message takes is luck, so only a mean over many tells
 * anything, and only the same messages can be compared. */
#include "counts.h"
#include "inputs.h"
#include "keys.h"
#include "options.h"
#include "parts.h"

static uint8_t out_pk[QTN_MLDSA_MAX_PK_BYTES], out_sk[QTN_MLDSA_MAX_SK_BYTES];
static uint8_t out_sig[QTN_MLDSA_MAX_SIG_BYTES];

static void keygen(const struct bench *b, unsigned i) {
    struct dsa_keys *k = b->arg;
    const qtn_rng rng = {fill_copy, k->seed[i]};
    must(qtn_mldsa_keygen(k->set, out_pk, out_sk, &rng));
}

static void sign(const struct bench *b, unsigned i) {
    const struct dsa_keys *k = b->arg;
    uint8_t message[MESSAGE_BYTES];
    make_message(message, i);
    must(qtn_mldsa_sign_deterministic(k->set, out_sig, message, sizeof message, NULL, 0, k->sk[0],
                                      k->sk_bytes));
}

static void verify(const struct bench *b, unsigned i) {
    const struct dsa_keys *k = b->arg;
    uint8_t message[MESSAGE_BYTES];
    make_message(message, i);
    must(qtn_mldsa_verify(k->set, k->sig[i], k->sig_bytes, message, sizeof message, NULL, 0,
                          k->pk[i], k->pk_bytes));
}

void add_mldsa(struct suite *s, const struct qtn_backend *backend) {
    for (unsigned i = 0; i < KEY_SETS; i++) {
        struct bench b = {.set = dsa_keys(i)->name,
                          .mode = "oneshot",
                          .backend = backend,
                          .inputs = DSA_KEYS,
                          .arg = dsa_keys(i),
                          .shape = (unsigned)dsa_keys(i)->set,
                          .count = count_median,
                          .attempts = -1};
        b.op = "keygen";
        b.run = keygen;
        suite_add(s, &b);
        struct bench signing = b;
        signing.op = "sign";
        signing.run = sign;
        signing.inputs = s->choice->messages;
        signing.mean = true;
        signing.count = count_signing;
        suite_add(s, &signing);
        b.op = "verify";
        b.run = verify;
        suite_add(s, &b);
    }
}
