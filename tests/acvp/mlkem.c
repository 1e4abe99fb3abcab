/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* ML-KEM records: every function that can take the record's input takes it, and all agree. */
#include "acvp/mlkem.h"
#include "acvp/sets.h"

static struct kem kem_of(struct run *t) {
    const qtn_mlkem_set set = mlkem_set(run_text(t, "set"));
    return (struct kem){set, qtn_mlkem_ek_bytes(set), qtn_mlkem_dk_bytes(set),
                        qtn_mlkem_ct_bytes(set)};
}

void test_mlkem_keygen(struct run *t) {
    const struct kem k = kem_of(t);
    const struct value *seed = run_bytes(t, "seed");
    uint8_t *ek = run_room(t, k.ek), *dk = run_room(t, k.dk);
    uint8_t *ek2 = run_room(t, k.ek), *dk2 = run_room(t, k.dk);
    struct given_rng g;
    const qtn_rng rng = given_rng(&g, seed->p, seed->n);

    run_status(t, "keygen_seed", qtn_mlkem_keygen_seed(k.set, ek, dk, seed->p, seed->n), QTN_OK);
    run_equal(t, "ek", "ek", ek, k.ek);
    run_equal(t, "dk", "dk", dk, k.dk);
    run_status(t, "keygen", qtn_mlkem_keygen(k.set, ek2, dk2, &rng), QTN_OK);
    run_same(t, "keygen ek", ek, ek2, k.ek);
    run_same(t, "keygen dk", dk, dk2, k.dk);
    run_status(t, "check_ek", qtn_mlkem_check_ek(k.set, ek, k.ek), QTN_OK);
    run_status(t, "check_dk", qtn_mlkem_check_dk(k.set, dk, k.dk), QTN_OK);
    run_status(t, "check_pair", qtn_mlkem_check_pair(k.set, ek, k.ek, dk, k.dk), QTN_OK);
    kem_keygen_ways(t, &k, seed, ek, dk);
}

/* All encapsulations answer want, alike, and leave zeros unless that is QTN_OK. */
static void encaps(struct run *t, const struct kem *k, const struct value *ek, const uint8_t *m,
                   size_t m_len, qtn_status want, uint8_t *ct, uint8_t *ss) {
    uint8_t *ct2 = run_room(t, k->ct), *ss2 = run_room(t, QTN_MLKEM_SS_BYTES);
    struct given_rng g;
    const qtn_rng rng = given_rng(&g, m, m_len);

    run_status(t, "encaps_m", qtn_mlkem_encaps_m(k->set, ct, ss, ek->p, ek->n, m, m_len), want);
    run_status(t, "encaps", qtn_mlkem_encaps(k->set, ct2, ss2, ek->p, ek->n, &rng), want);
    run_same(t, "encaps ct", ct, ct2, k->ct);
    run_same(t, "encaps ss", ss, ss2, QTN_MLKEM_SS_BYTES);
    if (want != QTN_OK) {
        run_wiped(t, "ct", ct, k->ct);
        run_wiped(t, "ss", ss, QTN_MLKEM_SS_BYTES);
    }
    kem_encaps_ways(t, k, ek, m, m_len, want, ct, ss);
}

void test_mlkem_encaps(struct run *t) {
    const struct kem k = kem_of(t);
    const struct value *ek = run_bytes(t, "ek"), *m = run_bytes(t, "m");
    const qtn_status want = run_result(t);
    uint8_t *ct = run_room(t, k.ct), *ss = run_room(t, QTN_MLKEM_SS_BYTES);

    run_status(t, "check_ek", qtn_mlkem_check_ek(k.set, ek->p, ek->n), want);
    encaps(t, &k, ek, m->p, m->n, want, ct, ss);
    if (want == QTN_OK) {
        run_equal(t, "ct", "ct", ct, k.ct);
        run_equal(t, "ss", "ss", ss, QTN_MLKEM_SS_BYTES);
    }
}

void test_mlkem_check_ek(struct run *t) {
    static const uint8_t m[32] = {1, 2, 3};
    const struct kem k = kem_of(t);
    const struct value *ek = run_bytes(t, "ek");
    const qtn_status want = run_result(t);

    run_status(t, "check_ek", qtn_mlkem_check_ek(k.set, ek->p, ek->n), want);
    encaps(t, &k, ek, m, sizeof m, want, run_room(t, k.ct), run_room(t, QTN_MLKEM_SS_BYTES));
}

void test_mlkem_check_dk(struct run *t) {
    const struct kem k = kem_of(t);
    const struct value *dk = run_bytes(t, "dk");
    const qtn_status want = run_result(t);
    const struct value ct = {"ct", "", run_room(t, k.ct), k.ct, VALUE_BYTES};
    uint8_t *ss = run_room(t, QTN_MLKEM_SS_BYTES);

    run_status(t, "check_dk", qtn_mlkem_check_dk(k.set, dk->p, dk->n), want);
    run_status(t, "decaps", qtn_mlkem_decaps(k.set, ss, ct.p, ct.n, dk->p, dk->n), want);
    if (want != QTN_OK)
        run_wiped(t, "ss", ss, QTN_MLKEM_SS_BYTES);
    kem_decaps_ways(t, &k, dk, &ct, want, ss);
}

/* The key is given as dk or as its seed; a seed of a wrong length ends the case. */
static const struct value *decaps_key(struct run *t, const struct kem *k, struct value *made) {
    if (!run_has(t, "seed"))
        return run_bytes(t, "dk");
    const struct value *seed = run_bytes(t, "seed");
    uint8_t *ek = run_room(t, k->ek), *dk = run_room(t, k->dk);
    const qtn_status want = seed->n == QTN_MLKEM_SEED_BYTES ? QTN_OK : run_result(t);

    run_status(t, "keygen_seed", qtn_mlkem_keygen_seed(k->set, ek, dk, seed->p, seed->n), want);
    if (want != QTN_OK) {
        run_wiped(t, "ek", ek, k->ek);
        run_wiped(t, "dk", dk, k->dk);
        return NULL;
    }
    if (run_has(t, "ek"))
        run_equal(t, "ek", "ek", ek, k->ek);
    *made = (struct value){"dk", "", dk, k->dk, VALUE_BYTES};
    return made;
}

void test_mlkem_decaps(struct run *t) {
    const struct kem k = kem_of(t);
    struct value made;
    const struct value *dk = decaps_key(t, &k, &made);
    if (!dk)
        return;
    const struct value *ct = run_bytes(t, "ct");
    const qtn_status want = run_result(t);
    uint8_t *ss = run_room(t, QTN_MLKEM_SS_BYTES);

    run_status(t, "decaps", qtn_mlkem_decaps(k.set, ss, ct->p, ct->n, dk->p, dk->n), want);
    kem_decaps_ways(t, &k, dk, ct, want, ss);
    if (want == QTN_OK) {
        run_equal(t, "ss", "ss", ss, QTN_MLKEM_SS_BYTES);
        run_status(t, "check_dk", qtn_mlkem_check_dk(k.set, dk->p, dk->n), QTN_OK);
    } else {
        run_wiped(t, "ss", ss, QTN_MLKEM_SS_BYTES);
        if (want == QTN_ERR_SECRET_KEY)
            run_status(t, "check_dk", qtn_mlkem_check_dk(k.set, dk->p, dk->n), want);
    }
}
