/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Key generation, encapsulation and decapsulation as an application calls them, with a random
 * source that costs nothing. */
#include "counts.h"
#include "inputs.h"
#include "parts.h"
#include <quatrain/mlkem.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { KEYS = 32, SETS = 3 };

struct keys {
    qtn_mlkem_set set;
    const char *name;
    uint8_t seed[KEYS][QTN_MLKEM_SEED_BYTES];
    uint8_t ek[KEYS][QTN_MLKEM_MAX_EK_BYTES];
    uint8_t dk[KEYS][QTN_MLKEM_MAX_DK_BYTES];
    uint8_t ct[KEYS][QTN_MLKEM_MAX_CT_BYTES];
    uint8_t out_ek[QTN_MLKEM_MAX_EK_BYTES];
    uint8_t out_dk[QTN_MLKEM_MAX_DK_BYTES];
    uint8_t out_ct[QTN_MLKEM_MAX_CT_BYTES];
    uint8_t ss[KEYS][QTN_MLKEM_SS_BYTES];
    uint8_t out_ss[QTN_MLKEM_SS_BYTES];
};

static struct keys keys[SETS] = {{.set = QTN_MLKEM_512, .name = "ML-KEM-512"},
                                 {.set = QTN_MLKEM_768, .name = "ML-KEM-768"},
                                 {.set = QTN_MLKEM_1024, .name = "ML-KEM-1024"}};

static void keygen(const struct bench *b, unsigned i) {
    struct keys *k = b->arg;
    const qtn_rng rng = {fill_copy, k->seed[i]};
    must(qtn_mlkem_keygen(k->set, k->out_ek, k->out_dk, &rng));
}

static void encaps(const struct bench *b, unsigned i) {
    struct keys *k = b->arg;
    const qtn_rng rng = {fill_copy, k->seed[i]};
    must(
        qtn_mlkem_encaps(k->set, k->out_ct, k->out_ss, k->ek[i], qtn_mlkem_ek_bytes(k->set), &rng));
}

static void decaps(const struct bench *b, unsigned i) {
    struct keys *k = b->arg;
    must(qtn_mlkem_decaps(k->set, k->out_ss, k->ct[i], qtn_mlkem_ct_bytes(k->set), k->dk[i],
                          qtn_mlkem_dk_bytes(k->set)));
    if (memcmp(k->out_ss, k->ss[i], sizeof k->out_ss) != 0) {
        fputs("quatrain-bench: ML-KEM: the shared secrets differ\n", stderr);
        exit(1);
    }
}

static void make_keys(struct keys *k) {
    const size_t ek_bytes = qtn_mlkem_ek_bytes(k->set);
    for (unsigned i = 0; i < KEYS; i++) {
        const qtn_rng rng = {fill_copy, k->seed[i]};
        fill_bytes(k->seed[i], sizeof k->seed[i], (uint64_t)k->set << 8 | i);
        must(qtn_mlkem_keygen(k->set, k->ek[i], k->dk[i], &rng));
        must(qtn_mlkem_encaps(k->set, k->ct[i], k->ss[i], k->ek[i], ek_bytes, &rng));
    }
}

void add_mlkem(struct suite *s, const struct qtn_backend *backend) {
    for (unsigned i = 0; i < SETS; i++) {
        make_keys(&keys[i]);
        struct bench b = {.set = keys[i].name,
                          .mode = "oneshot",
                          .backend = backend,
                          .inputs = KEYS,
                          .arg = &keys[i],
                          .count = count_median,
                          .attempts = -1};
        b.op = "keygen";
        b.run = keygen;
        suite_add(s, &b);
        b.op = "encaps";
        b.run = encaps;
        suite_add(s, &b);
        b.op = "decaps";
        b.run = decaps;
        suite_add(s, &b);
    }
}
