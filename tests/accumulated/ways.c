/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "accumulated/ways.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void check(const char *what, qtn_status got) {
    if (got == QTN_OK)
        return;
    printf("%s: %s\n", what, qtn_status_name(got));
    exit(1);
}

/* Random bytes that come out of the tests, one after the other. */
struct inputs {
    const uint8_t *next;
    size_t n, stride; /* of each, and from one to the next */
};

static int give(void *context, uint8_t *out, size_t len) {
    struct inputs *in = context;
    if (len != in->n)
        return -1;
    memcpy(out, in->next, len);
    in->next += in->stride;
    return 0;
}

/* --- ML-KEM ---------------------------------------------------------------------------------- */

static void kem_one(qtn_mlkem_set set, struct kem_test *t) {
    const size_t ek_len = qtn_mlkem_ek_bytes(set), dk_len = qtn_mlkem_dk_bytes(set);
    const size_t ct_len = qtn_mlkem_ct_bytes(set);
    check("keygen_seed", qtn_mlkem_keygen_seed(set, t->ek, t->dk, t->seed, sizeof t->seed));
    check("encaps_m", qtn_mlkem_encaps_m(set, t->ct, t->ss, t->ek, ek_len, t->m, sizeof t->m));
    check("decaps", qtn_mlkem_decaps(set, t->ss2, t->ct, ct_len, t->dk, dk_len));
    check("decaps", qtn_mlkem_decaps(set, t->rejected, t->random_ct, ct_len, t->dk, dk_len));
}

/* One decapsulation with a key from dk, the other with one from the seed. */
static void kem_prepared(qtn_mlkem_set set, struct kem_test *t) {
    static qtn_mlkem_encaps_key e;
    static qtn_mlkem_decaps_key d;
    const size_t ct_len = qtn_mlkem_ct_bytes(set);
    struct inputs m = {t->m, sizeof t->m, 0};
    const qtn_rng rng = {give, &m};
    check("keygen_seed", qtn_mlkem_keygen_seed(set, t->ek, t->dk, t->seed, sizeof t->seed));
    check("encaps_key_init", qtn_mlkem_encaps_key_init(set, &e, t->ek, qtn_mlkem_ek_bytes(set)));
    check("encaps_with", qtn_mlkem_encaps_with(&e, t->ct, t->ss, &rng));
    check("decaps_key_init", qtn_mlkem_decaps_key_init(set, &d, t->dk, qtn_mlkem_dk_bytes(set)));
    check("decaps_with", qtn_mlkem_decaps_with(&d, t->ss2, t->ct, ct_len));
    check("decaps_key_init_seed", qtn_mlkem_decaps_key_init_seed(set, &d, t->seed, sizeof t->seed));
    check("decaps_with", qtn_mlkem_decaps_with(&d, t->rejected, t->random_ct, ct_len));
}

static void kem_batches(qtn_mlkem_set set, struct kem_test *t, unsigned n) {
    qtn_mlkem_keygen_item keygen[BATCH];
    qtn_mlkem_encaps_item encaps[BATCH];
    qtn_mlkem_decaps_item decaps[2 * BATCH];
    const size_t ek_len = qtn_mlkem_ek_bytes(set), dk_len = qtn_mlkem_dk_bytes(set);
    const size_t ct_len = qtn_mlkem_ct_bytes(set);
    struct inputs seeds = {t->seed, sizeof t->seed, sizeof *t};
    struct inputs ms = {t->m, sizeof t->m, sizeof *t};
    const qtn_rng seed_rng = {give, &seeds}, m_rng = {give, &ms};
    for (unsigned i = 0; i < n; i++) {
        keygen[i] = (qtn_mlkem_keygen_item){t[i].ek, t[i].dk, QTN_OK};
        encaps[i] = (qtn_mlkem_encaps_item){t[i].ct, t[i].ss, t[i].ek, ek_len, QTN_OK};
        decaps[2 * i] = (qtn_mlkem_decaps_item){t[i].ss2, t[i].ct, ct_len, t[i].dk, dk_len, QTN_OK};
        decaps[2 * i + 1] =
            (qtn_mlkem_decaps_item){t[i].rejected, t[i].random_ct, ct_len, t[i].dk, dk_len, QTN_OK};
    }
    check("keygen_batch", qtn_mlkem_keygen_batch(set, keygen, n, &seed_rng));
    check("encaps_batch", qtn_mlkem_encaps_batch(set, encaps, n, &m_rng));
    check("decaps_batch", qtn_mlkem_decaps_batch(set, decaps, 2 * n));
}

void compute_kem(enum way way, qtn_mlkem_set set, struct kem_test *tests, unsigned n) {
    if (way == BATCHES)
        kem_batches(set, tests, n);
    for (unsigned i = 0; way != BATCHES && i < n; i++)
        (way == PREPARED ? kem_prepared : kem_one)(set, &tests[i]);
    for (unsigned i = 0; i < n; i++)
        if (memcmp(tests[i].ss, tests[i].ss2, sizeof tests[i].ss) != 0) {
            printf("decapsulation gives another secret than encapsulation\n");
            exit(1);
        }
}

/* --- ML-DSA ---------------------------------------------------------------------------------- */

static void dsa_one(qtn_mldsa_set set, struct dsa_test *t) {
    check("keygen_seed", qtn_mldsa_keygen_seed(set, t->pk, t->sk, t->xi, sizeof t->xi));
    check("sign_deterministic", qtn_mldsa_sign_deterministic(set, t->sig, NULL, 0, NULL, 0, t->sk,
                                                             qtn_mldsa_sk_bytes(set)));
    check("verify", qtn_mldsa_verify(set, t->sig, qtn_mldsa_sig_bytes(set), NULL, 0, NULL, 0, t->pk,
                                     qtn_mldsa_pk_bytes(set)));
}

static void dsa_prepared(qtn_mldsa_set set, struct dsa_test *t) {
    static qtn_mldsa_signing_key s;
    static qtn_mldsa_verifying_key v;
    check("keygen_seed", qtn_mldsa_keygen_seed(set, t->pk, t->sk, t->xi, sizeof t->xi));
    check("signing_key_init", qtn_mldsa_signing_key_init(set, &s, t->sk, qtn_mldsa_sk_bytes(set)));
    check("sign_deterministic_with",
          qtn_mldsa_sign_deterministic_with(&s, t->sig, NULL, 0, NULL, 0));
    check("verifying_key_init",
          qtn_mldsa_verifying_key_init(set, &v, t->pk, qtn_mldsa_pk_bytes(set)));
    check("verify_with",
          qtn_mldsa_verify_with(&v, t->sig, qtn_mldsa_sig_bytes(set), NULL, 0, NULL, 0));
}

static void dsa_batches(qtn_mldsa_set set, struct dsa_test *t, unsigned n) {
    qtn_mldsa_keygen_item keygen[BATCH];
    qtn_mldsa_sign_item sign[BATCH];
    qtn_mldsa_verify_item verify[BATCH];
    struct inputs seeds = {t->xi, sizeof t->xi, sizeof *t};
    const qtn_rng rng = {give, &seeds};
    for (unsigned i = 0; i < n; i++) {
        keygen[i] = (qtn_mldsa_keygen_item){t[i].pk, t[i].sk, QTN_OK};
        sign[i] = (qtn_mldsa_sign_item){
            .sig = t[i].sig, .sk = t[i].sk, .sk_len = qtn_mldsa_sk_bytes(set)};
        verify[i] = (qtn_mldsa_verify_item){.sig = t[i].sig,
                                            .sig_len = qtn_mldsa_sig_bytes(set),
                                            .pk = t[i].pk,
                                            .pk_len = qtn_mldsa_pk_bytes(set)};
    }
    check("keygen_batch", qtn_mldsa_keygen_batch(set, keygen, n, &rng));
    check("sign_deterministic_batch", qtn_mldsa_sign_deterministic_batch(set, sign, n));
    check("verify_batch", qtn_mldsa_verify_batch(set, verify, n));
}

void compute_dsa(enum way way, qtn_mldsa_set set, struct dsa_test *tests, unsigned n) {
    if (way == BATCHES)
        dsa_batches(set, tests, n);
    for (unsigned i = 0; way != BATCHES && i < n; i++)
        (way == PREPARED ? dsa_prepared : dsa_one)(set, &tests[i]);
}
