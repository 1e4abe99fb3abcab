/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Key generation, signing and verification. Signing is deterministic, over a fixed list of messages
 * under one key: how many attempts a message takes is luck, so only a mean over many tells
 * anything, and only the same messages can be compared. */
#include "counts.h"
#include "inputs.h"
#include "options.h"
#include "parts.h"
#include <quatrain/mldsa.h>

#include <string.h>

enum { KEYS = 16, SETS = 3, MESSAGE_BYTES = 32 };

struct keys {
    qtn_mldsa_set set;
    const char *name;
    uint8_t seed[KEYS][QTN_MLDSA_SEED_BYTES];
    uint8_t pk[KEYS][QTN_MLDSA_MAX_PK_BYTES];
    uint8_t sk[KEYS][QTN_MLDSA_MAX_SK_BYTES];
    uint8_t sig[KEYS][QTN_MLDSA_MAX_SIG_BYTES];
    uint8_t out_pk[QTN_MLDSA_MAX_PK_BYTES];
    uint8_t out_sk[QTN_MLDSA_MAX_SK_BYTES];
    uint8_t out_sig[QTN_MLDSA_MAX_SIG_BYTES];
};

static struct keys keys[SETS] = {{.set = QTN_MLDSA_44, .name = "ML-DSA-44"},
                                 {.set = QTN_MLDSA_65, .name = "ML-DSA-65"},
                                 {.set = QTN_MLDSA_87, .name = "ML-DSA-87"}};

/* The i-th message: its number, and zeros. */
static void make_message(uint8_t message[MESSAGE_BYTES], unsigned i) {
    memset(message, 0, MESSAGE_BYTES);
    message[0] = (uint8_t)i;
    message[1] = (uint8_t)(i >> 8);
}

static void keygen(const struct bench *b, unsigned i) {
    struct keys *k = b->arg;
    const qtn_rng rng = {fill_copy, k->seed[i]};
    must(qtn_mldsa_keygen(k->set, k->out_pk, k->out_sk, &rng));
}

static void sign(const struct bench *b, unsigned i) {
    struct keys *k = b->arg;
    uint8_t message[MESSAGE_BYTES];
    make_message(message, i);
    must(qtn_mldsa_sign_deterministic(k->set, k->out_sig, message, sizeof message, NULL, 0,
                                      k->sk[0], qtn_mldsa_sk_bytes(k->set)));
}

static void verify(const struct bench *b, unsigned i) {
    struct keys *k = b->arg;
    uint8_t message[MESSAGE_BYTES];
    make_message(message, i);
    must(qtn_mldsa_verify(k->set, k->sig[i], qtn_mldsa_sig_bytes(k->set), message, sizeof message,
                          NULL, 0, k->pk[i], qtn_mldsa_pk_bytes(k->set)));
}

static void make_keys(struct keys *k) {
    uint8_t message[MESSAGE_BYTES];
    for (unsigned i = 0; i < KEYS; i++) {
        const qtn_rng rng = {fill_copy, k->seed[i]};
        fill_bytes(k->seed[i], sizeof k->seed[i], (uint64_t)k->set << 8 | i);
        must(qtn_mldsa_keygen(k->set, k->pk[i], k->sk[i], &rng));
        make_message(message, i);
        must(qtn_mldsa_sign_deterministic(k->set, k->sig[i], message, sizeof message, NULL, 0,
                                          k->sk[i], qtn_mldsa_sk_bytes(k->set)));
    }
}

void add_mldsa(struct suite *s, const struct qtn_backend *backend) {
    for (unsigned i = 0; i < SETS; i++) {
        make_keys(&keys[i]);
        struct bench b = {.set = keys[i].name,
                          .mode = "oneshot",
                          .backend = backend,
                          .inputs = KEYS,
                          .arg = &keys[i],
                          .shape = (unsigned)keys[i].set,
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
