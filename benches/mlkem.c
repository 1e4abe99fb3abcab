/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Key generation, encapsulation and decapsulation as an application calls them, with a random
 * source that costs nothing. */
#include "counts.h"
#include "inputs.h"
#include "keys.h"
#include "parts.h"

static uint8_t out_ek[QTN_MLKEM_MAX_EK_BYTES], out_dk[QTN_MLKEM_MAX_DK_BYTES];
static uint8_t out_ct[QTN_MLKEM_MAX_CT_BYTES], out_ss[QTN_MLKEM_SS_BYTES];

static void keygen(const struct bench *b, unsigned i) {
    struct kem_keys *k = b->arg;
    const qtn_rng rng = {fill_copy, k->seed[i]};
    must(qtn_mlkem_keygen(k->set, out_ek, out_dk, &rng));
}

static void encaps(const struct bench *b, unsigned i) {
    struct kem_keys *k = b->arg;
    const qtn_rng rng = {fill_copy, k->seed[i]};
    must(qtn_mlkem_encaps(k->set, out_ct, out_ss, k->ek[i], k->ek_bytes, &rng));
}

static void decaps(const struct bench *b, unsigned i) {
    const struct kem_keys *k = b->arg;
    must(qtn_mlkem_decaps(k->set, out_ss, k->ct[i], k->ct_bytes, k->dk[i], k->dk_bytes));
    must_equal(out_ss, k->ss[i], sizeof out_ss);
}

void add_mlkem(struct suite *s, const struct qtn_backend *backend) {
    static const struct {
        const char *op;
        void (*run)(const struct bench *b, unsigned i);
    } lines[] = {{"keygen", keygen}, {"encaps", encaps}, {"decaps", decaps}};
    for (unsigned set = 0; set < KEY_SETS; set++)
        for (unsigned i = 0; i < sizeof lines / sizeof lines[0]; i++)
            suite_add(s, &(struct bench){.set = kem_keys(set)->name,
                                         .op = lines[i].op,
                                         .mode = "oneshot",
                                         .backend = backend,
                                         .run = lines[i].run,
                                         .inputs = KEM_KEYS,
                                         .arg = kem_keys(set),
                                         .count = count_median,
                                         .attempts = -1});
}
