/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Many operations with one key that was checked and expanded before: key 0 of each set. And what
 * that costs: the lines "encaps-key", "decaps-key", "signing-key" and "verifying-key". */
#include "counts.h"
#include "inputs.h"
#include "keys.h"
#include "options.h"
#include "parts.h"
#include <quatrain/prepared.h>

/* A prepared key belongs to the backend that made it. */
struct prepared {
    struct kem_keys *kem;
    struct dsa_keys *dsa;
    qtn_mlkem_encaps_key encaps;
    qtn_mlkem_decaps_key decaps;
    qtn_mldsa_signing_key signing;
    qtn_mldsa_verifying_key verifying;
};

static uint8_t out_ct[QTN_MLKEM_MAX_CT_BYTES], out_ss[QTN_MLKEM_SS_BYTES];
static uint8_t out_sig[QTN_MLDSA_MAX_SIG_BYTES];

static void encaps(const struct bench *b, unsigned i) {
    const struct prepared *p = b->arg;
    const qtn_rng rng = {fill_copy, p->kem->seed[i]};
    must(qtn_mlkem_encaps_with(&p->encaps, out_ct, out_ss, &rng));
}

static void decaps(const struct bench *b, unsigned i) {
    const struct prepared *p = b->arg;
    must(qtn_mlkem_decaps_with(&p->decaps, out_ss, p->kem->ct_of_first[i], p->kem->ct_bytes));
    must_equal(out_ss, p->kem->ss_of_first[i], sizeof out_ss);
}

static void sign(const struct bench *b, unsigned i) {
    const struct prepared *p = b->arg;
    uint8_t message[MESSAGE_BYTES];
    make_message(message, i);
    must(qtn_mldsa_sign_deterministic_with(&p->signing, out_sig, message, sizeof message, NULL, 0));
}

static void verify(const struct bench *b, unsigned i) {
    const struct prepared *p = b->arg;
    uint8_t message[MESSAGE_BYTES];
    make_message(message, i);
    must(qtn_mldsa_verify_with(&p->verifying, p->dsa->sig_of_first[i], p->dsa->sig_bytes, message,
                               sizeof message, NULL, 0));
}

static void encaps_key(const struct bench *b, unsigned i) {
    static qtn_mlkem_encaps_key key;
    const struct kem_keys *k = ((const struct prepared *)b->arg)->kem;
    must(qtn_mlkem_encaps_key_init(k->set, &key, k->ek[i], k->ek_bytes));
}

static void decaps_key(const struct bench *b, unsigned i) {
    static qtn_mlkem_decaps_key key;
    const struct kem_keys *k = ((const struct prepared *)b->arg)->kem;
    must(qtn_mlkem_decaps_key_init(k->set, &key, k->dk[i], k->dk_bytes));
}

static void signing_key(const struct bench *b, unsigned i) {
    static qtn_mldsa_signing_key key;
    const struct dsa_keys *k = ((const struct prepared *)b->arg)->dsa;
    must(qtn_mldsa_signing_key_init(k->set, &key, k->sk[i], k->sk_bytes));
}

static void verifying_key(const struct bench *b, unsigned i) {
    static qtn_mldsa_verifying_key key;
    const struct dsa_keys *k = ((const struct prepared *)b->arg)->dsa;
    must(qtn_mldsa_verifying_key_init(k->set, &key, k->pk[i], k->pk_bytes));
}

static void make_kem(const struct bench *b) {
    struct prepared *p = b->arg;
    const struct kem_keys *k = p->kem;
    must(qtn_mlkem_encaps_key_init(k->set, &p->encaps, k->ek[0], k->ek_bytes));
    must(qtn_mlkem_decaps_key_init(k->set, &p->decaps, k->dk[0], k->dk_bytes));
}

static void make_dsa(const struct bench *b) {
    struct prepared *p = b->arg;
    const struct dsa_keys *k = p->dsa;
    must(qtn_mldsa_signing_key_init(k->set, &p->signing, k->sk[0], k->sk_bytes));
    must(qtn_mldsa_verifying_key_init(k->set, &p->verifying, k->pk[0], k->pk_bytes));
}

static const struct {
    const char *op;
    void (*run)(const struct bench *b, unsigned i);
} kem_lines[] = {{"encaps", encaps},
                 {"decaps", decaps},
                 {"encaps-key", encaps_key},
                 {"decaps-key", decaps_key}},
  dsa_lines[] = {{"sign", sign},
                 {"verify", verify},
                 {"signing-key", signing_key},
                 {"verifying-key", verifying_key}};

void add_prepared(struct suite *s, const struct qtn_backend *backend) {
    static struct prepared prepared[MAX_BACKENDS][KEY_SETS];
    static unsigned backends;
    struct prepared *mine = prepared[backends++];
    for (unsigned set = 0; set < KEY_SETS; set++) {
        struct bench b = {.mode = "prepared", .backend = backend, .attempts = -1};
        mine[set].kem = kem_keys(set);
        mine[set].dsa = dsa_keys(set);
        b.arg = &mine[set];
        b.count = count_median;
        b.set = kem_keys(set)->name;
        b.inputs = KEM_KEYS;
        b.make = make_kem;
        for (unsigned i = 0; i < sizeof kem_lines / sizeof kem_lines[0]; i++) {
            b.op = kem_lines[i].op;
            b.run = kem_lines[i].run;
            suite_add(s, &b);
        }
        b.set = dsa_keys(set)->name;
        b.shape = (unsigned)dsa_keys(set)->set;
        b.make = make_dsa;
        for (unsigned i = 0; i < sizeof dsa_lines / sizeof dsa_lines[0]; i++) {
            b.op = dsa_lines[i].op;
            b.run = dsa_lines[i].run;
            b.mean = b.run == sign;
            b.inputs = b.mean ? s->choice->messages : DSA_KEYS;
            b.count = b.mean ? count_signing : count_median;
            suite_add(s, &b);
        }
    }
}
