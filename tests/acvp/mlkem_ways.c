/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* ML-KEM records through prepared keys and through batches. */
#include "acvp/mlkem.h"
#include <quatrain/batch.h>
#include <quatrain/prepared.h>
#include <string.h>

enum { BATCH = 5 }; /* more than are in flight at once */

/* --- key generation -------------------------------------------------------------------------- */

/* The prepared forms of a key pair belong together: what goes in at one end comes out at the other.
 */
static void pair_works(struct run *t, const struct kem *k, const struct value *seed,
                       const uint8_t *ek, const uint8_t *dk) {
    static const uint8_t m[32] = {4, 5, 6};
    static qtn_mlkem_encaps_key e;
    static qtn_mlkem_decaps_key d;
    uint8_t *ct = run_room(t, k->ct), *ss = run_room(t, QTN_MLKEM_SS_BYTES);
    uint8_t *ss2 = run_room(t, QTN_MLKEM_SS_BYTES);
    struct given_rng g;
    const qtn_rng rng = given_rng(&g, m, sizeof m);

    run_status(t, "encaps_key_init", qtn_mlkem_encaps_key_init(k->set, &e, ek, k->ek), QTN_OK);
    run_status(t, "encaps_with", qtn_mlkem_encaps_with(&e, ct, ss, &rng), QTN_OK);
    for (unsigned from_seed = 0; from_seed < 2; from_seed++) {
        const qtn_status made = from_seed
                                    ? qtn_mlkem_decaps_key_init_seed(k->set, &d, seed->p, seed->n)
                                    : qtn_mlkem_decaps_key_init(k->set, &d, dk, k->dk);
        run_status(t, "decaps_key_init", made, QTN_OK);
        memset(ss2, 0xa5, QTN_MLKEM_SS_BYTES);
        run_status(t, "decaps_with", qtn_mlkem_decaps_with(&d, ss2, ct, k->ct), QTN_OK);
        run_same(t, "decaps_with", ss, ss2, QTN_MLKEM_SS_BYTES);
        qtn_mlkem_decaps_key_wipe(&d);
    }
    qtn_mlkem_encaps_key_wipe(&e);
}

void kem_keygen_ways(struct run *t, const struct kem *k, const struct value *seed,
                     const uint8_t *ek, const uint8_t *dk) {
    qtn_mlkem_keygen_item items[BATCH];
    struct given_rng g;
    const qtn_rng rng = repeated_rng(&g, seed->p, seed->n);

    for (unsigned i = 0; i < BATCH; i++)
        items[i] = (qtn_mlkem_keygen_item){.ek = run_room(t, k->ek), .dk = run_room(t, k->dk)};
    run_status(t, "keygen_batch", qtn_mlkem_keygen_batch(k->set, items, BATCH, &rng), QTN_OK);
    for (unsigned i = 0; i < BATCH; i++) {
        run_status(t, "an item of keygen_batch", items[i].status, QTN_OK);
        run_same(t, "keygen_batch ek", items[i].ek, ek, k->ek);
        run_same(t, "keygen_batch dk", items[i].dk, dk, k->dk);
    }
    pair_works(t, k, seed, ek, dk);
}

/* --- encapsulation --------------------------------------------------------------------------- */

void kem_encaps_ways(struct run *t, const struct kem *k, const struct value *ek, const uint8_t *m,
                     size_t m_len, qtn_status want, const uint8_t *ct, const uint8_t *ss) {
    static qtn_mlkem_encaps_key key;
    qtn_mlkem_encaps_item items[BATCH];
    uint8_t *ct2 = run_room(t, k->ct), *ss2 = run_room(t, QTN_MLKEM_SS_BYTES);
    struct given_rng g;
    const qtn_rng rng = repeated_rng(&g, m, m_len);

    for (unsigned i = 0; i < BATCH; i++)
        items[i] = (qtn_mlkem_encaps_item){.ct = run_room(t, k->ct),
                                           .ss = run_room(t, QTN_MLKEM_SS_BYTES),
                                           .ek = ek->p,
                                           .ek_len = ek->n};
    run_status(t, "encaps_batch", qtn_mlkem_encaps_batch(k->set, items, BATCH, &rng), want);
    for (unsigned i = 0; i < BATCH; i++) {
        run_status(t, "an item of encaps_batch", items[i].status, want);
        run_same(t, "encaps_batch ct", items[i].ct, ct, k->ct);
        run_same(t, "encaps_batch ss", items[i].ss, ss, QTN_MLKEM_SS_BYTES);
    }
    run_status(t, "encaps_key_init", qtn_mlkem_encaps_key_init(k->set, &key, ek->p, ek->n), want);
    if (want != QTN_OK) {
        run_wiped(t, "encaps_key_init", (const uint8_t *)&key, sizeof key);
        return;
    }
    run_status(t, "encaps_with", qtn_mlkem_encaps_with(&key, ct2, ss2, &rng), QTN_OK);
    run_same(t, "encaps_with ct", ct2, ct, k->ct);
    run_same(t, "encaps_with ss", ss2, ss, QTN_MLKEM_SS_BYTES);
    qtn_mlkem_encaps_key_wipe(&key);
}

/* --- decapsulation --------------------------------------------------------------------------- */

/* Making the key checks what check_dk does: that s is reduced, too, which one-shot decapsulation
 * does not look at. The rest is decaps_with's to answer. */
static void decaps_prepared(struct run *t, const struct kem *k, const struct value *dk,
                            const struct value *ct, qtn_status want, const uint8_t *ss) {
    static qtn_mlkem_decaps_key key;
    uint8_t *ss2 = run_room(t, QTN_MLKEM_SS_BYTES);
    const qtn_status checked = qtn_mlkem_check_dk(k->set, dk->p, dk->n);

    run_status(t, "decaps_key_init", qtn_mlkem_decaps_key_init(k->set, &key, dk->p, dk->n),
               checked);
    if (checked != QTN_OK) {
        run_wiped(t, "decaps_key_init", (const uint8_t *)&key, sizeof key);
        return;
    }
    run_status(t, "decaps_with", qtn_mlkem_decaps_with(&key, ss2, ct->p, ct->n), want);
    run_same(t, "decaps_with", ss2, ss, QTN_MLKEM_SS_BYTES);
    qtn_mlkem_decaps_key_wipe(&key);
}

void kem_decaps_ways(struct run *t, const struct kem *k, const struct value *dk,
                     const struct value *ct, qtn_status want, const uint8_t *ss) {
    qtn_mlkem_decaps_item items[BATCH];

    for (unsigned i = 0; i < BATCH; i++)
        items[i] = (qtn_mlkem_decaps_item){.ss = run_room(t, QTN_MLKEM_SS_BYTES),
                                           .ct = ct->p,
                                           .ct_len = ct->n,
                                           .dk = dk->p,
                                           .dk_len = dk->n};
    run_status(t, "decaps_batch", qtn_mlkem_decaps_batch(k->set, items, BATCH), want);
    for (unsigned i = 0; i < BATCH; i++) {
        run_status(t, "an item of decaps_batch", items[i].status, want);
        run_same(t, "decaps_batch", items[i].ss, ss, QTN_MLKEM_SS_BYTES);
    }
    decaps_prepared(t, k, dk, ct, want, ss);
}
