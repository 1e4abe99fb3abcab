/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Many operations in one call: batches of 1, 2, 4, 8 and 64; times are those of one item. */
#include "counts.h"
#include "inputs.h"
#include "keys.h"
#include "options.h"
#include "parts.h"
#include <quatrain/batch.h>

#include <string.h>

enum { MAX_ITEMS = 64 };

static uint8_t out_ek[MAX_ITEMS][QTN_MLKEM_MAX_EK_BYTES];
static uint8_t out_dk[MAX_ITEMS][QTN_MLKEM_MAX_DK_BYTES];
static uint8_t out_ct[MAX_ITEMS][QTN_MLKEM_MAX_CT_BYTES];
static uint8_t out_ss[MAX_ITEMS][QTN_MLKEM_SS_BYTES];
static uint8_t out_pk[MAX_ITEMS][QTN_MLDSA_MAX_PK_BYTES];
static uint8_t out_sk[MAX_ITEMS][QTN_MLDSA_MAX_SK_BYTES];
static uint8_t out_sig[MAX_ITEMS][QTN_MLDSA_MAX_SIG_BYTES];

/* A source that gives the seeds of one key after the other. */
struct seeds {
    const uint8_t *first;
    size_t each;
    unsigned keys, next;
};

static int fill_next(void *context, uint8_t *out, size_t len) {
    struct seeds *s = context;
    memcpy(out, s->first + s->each * (s->next++ % s->keys), len);
    return 0;
}

static struct seeds kem_seeds(const struct kem_keys *k, unsigned next) {
    return (struct seeds){k->seed[0], sizeof k->seed[0], KEM_KEYS, next};
}

static void kem_keygen(const struct bench *b, unsigned i) {
    const struct kem_keys *k = b->arg;
    struct seeds seeds = kem_seeds(k, i * b->per);
    const qtn_rng rng = {fill_next, &seeds};
    qtn_mlkem_keygen_item items[MAX_ITEMS];
    for (unsigned j = 0; j < b->per; j++)
        items[j] = (qtn_mlkem_keygen_item){.ek = out_ek[j], .dk = out_dk[j]};
    must(qtn_mlkem_keygen_batch(k->set, items, b->per, &rng));
}

static void kem_encaps(const struct bench *b, unsigned i) {
    const struct kem_keys *k = b->arg;
    struct seeds seeds = kem_seeds(k, i * b->per);
    const qtn_rng rng = {fill_next, &seeds};
    qtn_mlkem_encaps_item items[MAX_ITEMS];
    for (unsigned j = 0; j < b->per; j++)
        items[j] = (qtn_mlkem_encaps_item){.ct = out_ct[j],
                                           .ss = out_ss[j],
                                           .ek = k->ek[(i * b->per + j) % KEM_KEYS],
                                           .ek_len = k->ek_bytes};
    must(qtn_mlkem_encaps_batch(k->set, items, b->per, &rng));
}

static void kem_decaps(const struct bench *b, unsigned i) {
    const struct kem_keys *k = b->arg;
    qtn_mlkem_decaps_item items[MAX_ITEMS];
    for (unsigned j = 0; j < b->per; j++) {
        const unsigned key = (i * b->per + j) % KEM_KEYS;
        items[j] = (qtn_mlkem_decaps_item){.ss = out_ss[j],
                                           .ct = k->ct[key],
                                           .ct_len = k->ct_bytes,
                                           .dk = k->dk[key],
                                           .dk_len = k->dk_bytes};
    }
    must(qtn_mlkem_decaps_batch(k->set, items, b->per));
    for (unsigned j = 0; j < b->per; j++)
        must_equal(out_ss[j], k->ss[(i * b->per + j) % KEM_KEYS], sizeof out_ss[j]);
}

static void dsa_keygen(const struct bench *b, unsigned i) {
    const struct dsa_keys *k = b->arg;
    struct seeds seeds = {k->seed[0], sizeof k->seed[0], DSA_KEYS, i * b->per};
    const qtn_rng rng = {fill_next, &seeds};
    qtn_mldsa_keygen_item items[MAX_ITEMS];
    for (unsigned j = 0; j < b->per; j++)
        items[j] = (qtn_mldsa_keygen_item){.pk = out_pk[j], .sk = out_sk[j]};
    must(qtn_mldsa_keygen_batch(k->set, items, b->per, &rng));
}

/* The messages that follow one another, under one key, as in the one-shot lines. */
static void dsa_sign(const struct bench *b, unsigned i) {
    const struct dsa_keys *k = b->arg;
    uint8_t message[MAX_ITEMS][MESSAGE_BYTES];
    qtn_mldsa_sign_item items[MAX_ITEMS];
    for (unsigned j = 0; j < b->per; j++) {
        make_message(message[j], i * b->per + j);
        items[j] = (qtn_mldsa_sign_item){.sig = out_sig[j],
                                         .msg = message[j],
                                         .msg_len = MESSAGE_BYTES,
                                         .sk = k->sk[0],
                                         .sk_len = k->sk_bytes};
    }
    must(qtn_mldsa_sign_deterministic_batch(k->set, items, b->per));
}

static void dsa_verify(const struct bench *b, unsigned i) {
    const struct dsa_keys *k = b->arg;
    uint8_t message[MAX_ITEMS][MESSAGE_BYTES];
    qtn_mldsa_verify_item items[MAX_ITEMS];
    for (unsigned j = 0; j < b->per; j++) {
        const unsigned key = (i * b->per + j) % DSA_KEYS;
        make_message(message[j], key);
        items[j] = (qtn_mldsa_verify_item){.sig = k->sig[key],
                                           .sig_len = k->sig_bytes,
                                           .msg = message[j],
                                           .msg_len = MESSAGE_BYTES,
                                           .pk = k->pk[key],
                                           .pk_len = k->pk_bytes};
    }
    must(qtn_mldsa_verify_batch(k->set, items, b->per));
}

static const struct {
    const char *op;
    void (*run)(const struct bench *b, unsigned i);
} kem_lines[] = {{"keygen", kem_keygen}, {"encaps", kem_encaps}, {"decaps", kem_decaps}},
  dsa_lines[] = {{"keygen", dsa_keygen}, {"sign", dsa_sign}, {"verify", dsa_verify}};

/* So many batches that every key is in one, and two at least. */
static unsigned inputs_for(unsigned keys, unsigned items) {
    return keys / items > 2 ? keys / items : 2;
}

/* All sets and operations in batches of this many. */
static void add_size(struct suite *s, const struct qtn_backend *backend, const char *mode,
                     unsigned items) {
    struct bench b = {.mode = mode, .backend = backend, .attempts = -1, .per = items};
    for (unsigned set = 0; set < KEY_SETS; set++)
        for (unsigned i = 0; i < 3; i++) {
            b.set = kem_keys(set)->name;
            b.arg = kem_keys(set);
            b.op = kem_lines[i].op;
            b.run = kem_lines[i].run;
            b.inputs = inputs_for(KEM_KEYS, items);
            b.count = count_median;
            suite_add(s, &b);
        }
    for (unsigned set = 0; set < KEY_SETS; set++)
        for (unsigned i = 0; i < 3; i++) {
            struct bench mine = b;
            mine.set = dsa_keys(set)->name;
            mine.arg = dsa_keys(set);
            mine.op = dsa_lines[i].op;
            mine.run = dsa_lines[i].run;
            mine.mean = mine.run == dsa_sign;
            mine.inputs = mine.mean ? s->choice->messages / items : inputs_for(DSA_KEYS, items);
            mine.passes = 3;
            mine.count = mine.mean ? count_mean : count_median;
            suite_add(s, &mine);
        }
}

void add_batch(struct suite *s, const struct qtn_backend *backend) {
    static const struct {
        const char *mode;
        unsigned items;
    } sizes[] = {
        {"batch-1", 1}, {"batch-2", 2}, {"batch-4", 4}, {"batch-8", 8}, {"batch-64", MAX_ITEMS}};
    for (unsigned i = 0; i < sizeof sizes / sizeof sizes[0]; i++)
        add_size(s, backend, sizes[i].mode, sizes[i].items);
}
