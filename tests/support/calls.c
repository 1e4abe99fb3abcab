/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "calls_table.h"
#include "rng.h"
#include <quatrain/hazmat.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static qtn_status mlkem_keygen(int set, uint8_t *const *p, const size_t *n, const qtn_rng *rng) {
    (void)n;
    return qtn_mlkem_keygen((qtn_mlkem_set)set, p[0], p[1], rng);
}

static qtn_status mlkem_keygen_seed(int set, uint8_t *const *p, const size_t *n,
                                    const qtn_rng *rng) {
    (void)rng;
    return qtn_mlkem_keygen_seed((qtn_mlkem_set)set, p[0], p[1], p[2], n[2]);
}

static qtn_status mlkem_encaps(int set, uint8_t *const *p, const size_t *n, const qtn_rng *rng) {
    return qtn_mlkem_encaps((qtn_mlkem_set)set, p[0], p[1], p[2], n[2], rng);
}

static qtn_status mlkem_encaps_m(int set, uint8_t *const *p, const size_t *n, const qtn_rng *rng) {
    (void)rng;
    return qtn_mlkem_encaps_m((qtn_mlkem_set)set, p[0], p[1], p[2], n[2], p[3], n[3]);
}

static qtn_status mlkem_decaps(int set, uint8_t *const *p, const size_t *n, const qtn_rng *rng) {
    (void)rng;
    return qtn_mlkem_decaps((qtn_mlkem_set)set, p[0], p[1], n[1], p[2], n[2]);
}

static qtn_status mlkem_check_ek(int set, uint8_t *const *p, const size_t *n, const qtn_rng *rng) {
    (void)rng;
    return qtn_mlkem_check_ek((qtn_mlkem_set)set, p[0], n[0]);
}

static qtn_status mlkem_check_dk(int set, uint8_t *const *p, const size_t *n, const qtn_rng *rng) {
    (void)rng;
    return qtn_mlkem_check_dk((qtn_mlkem_set)set, p[0], n[0]);
}

static qtn_status mlkem_check_pair(int set, uint8_t *const *p, const size_t *n,
                                   const qtn_rng *rng) {
    (void)rng;
    return qtn_mlkem_check_pair((qtn_mlkem_set)set, p[0], n[0], p[1], n[1]);
}

static qtn_status mldsa_keygen(int set, uint8_t *const *p, const size_t *n, const qtn_rng *rng) {
    (void)n;
    return qtn_mldsa_keygen((qtn_mldsa_set)set, p[0], p[1], rng);
}

static qtn_status mldsa_keygen_seed(int set, uint8_t *const *p, const size_t *n,
                                    const qtn_rng *rng) {
    (void)rng;
    return qtn_mldsa_keygen_seed((qtn_mldsa_set)set, p[0], p[1], p[2], n[2]);
}

static qtn_status mldsa_sign(int set, uint8_t *const *p, const size_t *n, const qtn_rng *rng) {
    return qtn_mldsa_sign((qtn_mldsa_set)set, p[0], p[1], n[1], p[2], n[2], p[3], n[3], rng);
}

static qtn_status mldsa_sign_deterministic(int set, uint8_t *const *p, const size_t *n,
                                           const qtn_rng *rng) {
    (void)rng;
    return qtn_mldsa_sign_deterministic((qtn_mldsa_set)set, p[0], p[1], n[1], p[2], n[2], p[3],
                                        n[3]);
}

static qtn_status mldsa_verify(int set, uint8_t *const *p, const size_t *n, const qtn_rng *rng) {
    (void)rng;
    return qtn_mldsa_verify((qtn_mldsa_set)set, p[0], n[0], p[1], n[1], p[2], n[2], p[3], n[3]);
}

static qtn_status mldsa_sign_prehash(int set, uint8_t *const *p, const size_t *n,
                                     const qtn_rng *rng) {
    return qtn_mldsa_sign_prehash((qtn_mldsa_set)set, p[0], QTN_MLDSA_SHA3_512, p[1], n[1], p[2],
                                  n[2], p[3], n[3], rng);
}

static qtn_status mldsa_sign_prehash_deterministic(int set, uint8_t *const *p, const size_t *n,
                                                   const qtn_rng *rng) {
    (void)rng;
    return qtn_mldsa_sign_prehash_deterministic((qtn_mldsa_set)set, p[0], QTN_MLDSA_SHA3_512, p[1],
                                                n[1], p[2], n[2], p[3], n[3]);
}

static qtn_status mldsa_verify_prehash(int set, uint8_t *const *p, const size_t *n,
                                       const qtn_rng *rng) {
    (void)rng;
    return qtn_mldsa_verify_prehash((qtn_mldsa_set)set, p[0], n[0], QTN_MLDSA_SHA3_512, p[1], n[1],
                                    p[2], n[2], p[3], n[3]);
}

static qtn_status mldsa_mu_init_pk(int set, uint8_t *const *p, const size_t *n,
                                   const qtn_rng *rng) {
    (void)rng;
    return qtn_mldsa_mu_init_pk((qtn_mldsa_set)set, (void *)p[0], p[1], n[1], p[2], n[2]);
}

static qtn_status mldsa_mu_init_sk(int set, uint8_t *const *p, const size_t *n,
                                   const qtn_rng *rng) {
    (void)rng;
    return qtn_mldsa_mu_init_sk((qtn_mldsa_set)set, (void *)p[0], p[1], n[1], p[2], n[2]);
}

static qtn_status mldsa_mu_update(int set, uint8_t *const *p, const size_t *n, const qtn_rng *rng) {
    (void)set, (void)rng;
    return qtn_mldsa_mu_update((void *)p[0], p[1], n[1]);
}

static qtn_status mldsa_mu_final(int set, uint8_t *const *p, const size_t *n, const qtn_rng *rng) {
    (void)set, (void)n, (void)rng;
    return qtn_mldsa_mu_final((void *)p[0], p[1]);
}

static qtn_status mldsa_sign_mu(int set, uint8_t *const *p, const size_t *n, const qtn_rng *rng) {
    return qtn_mldsa_sign_mu((qtn_mldsa_set)set, p[0], p[1], n[1], p[2], n[2], rng);
}

static qtn_status mldsa_sign_mu_deterministic(int set, uint8_t *const *p, const size_t *n,
                                              const qtn_rng *rng) {
    (void)rng;
    return qtn_mldsa_sign_mu_deterministic((qtn_mldsa_set)set, p[0], p[1], n[1], p[2], n[2]);
}

static qtn_status mldsa_verify_mu(int set, uint8_t *const *p, const size_t *n, const qtn_rng *rng) {
    (void)rng;
    return qtn_mldsa_verify_mu((qtn_mldsa_set)set, p[0], n[0], p[1], n[1], p[2], n[2]);
}

static qtn_status mldsa_check_sk(int set, uint8_t *const *p, const size_t *n, const qtn_rng *rng) {
    (void)rng;
    return qtn_mldsa_check_sk((qtn_mldsa_set)set, p[0], n[0]);
}

static qtn_status mldsa_pk_from_sk(int set, uint8_t *const *p, const size_t *n,
                                   const qtn_rng *rng) {
    (void)rng;
    return qtn_mldsa_pk_from_sk((qtn_mldsa_set)set, p[0], p[1], n[1]);
}

static qtn_status mldsa_sign_internal(int set, uint8_t *const *p, const size_t *n,
                                      const qtn_rng *rng) {
    (void)rng;
    return qtn_mldsa_sign_internal((qtn_mldsa_set)set, p[0], p[1], n[1], p[2], n[2], p[3], n[3]);
}

static qtn_status mldsa_verify_internal(int set, uint8_t *const *p, const size_t *n,
                                        const qtn_rng *rng) {
    (void)rng;
    return qtn_mldsa_verify_internal((qtn_mldsa_set)set, p[0], n[0], p[1], n[1], p[2], n[2]);
}

/* clang-format off */
static const struct call calls[] = {
    {"mlkem_keygen", false, 64, 2, {OUT(EK), OUT(DK)}, mlkem_keygen},
    {"mlkem_keygen_seed", false, 0, 3, {OUT(EK), OUT(DK), IN(SEED)}, mlkem_keygen_seed},
    {"mlkem_encaps", false, 32, 3, {OUT(CT), OUT(SS), IN(EK)}, mlkem_encaps},
    {"mlkem_encaps_m", false, 0, 4, {OUT(CT), OUT(SS), IN(EK), IN(M)}, mlkem_encaps_m},
    {"mlkem_decaps", false, 0, 3, {OUT(SS), IN(CT), IN(DK)}, mlkem_decaps},
    {"mlkem_check_ek", false, 0, 1, {IN(EK)}, mlkem_check_ek},
    {"mlkem_check_dk", false, 0, 1, {IN(DK)}, mlkem_check_dk},
    {"mlkem_check_pair", false, 0, 2, {IN(EK), IN(DK)}, mlkem_check_pair},
    {"mldsa_keygen", true, 32, 2, {OUT(PK), OUT(SK)}, mldsa_keygen},
    {"mldsa_keygen_seed", true, 0, 3, {OUT(PK), OUT(SK), IN(XI)}, mldsa_keygen_seed},
    {"mldsa_sign", true, 32, 4, {OUT(SIG), ANY(MSG), CTX, IN(SK)}, mldsa_sign},
    {"mldsa_sign_deterministic", true, 0, 4,
     {OUT(SIG), ANY(MSG), CTX, IN(SK)}, mldsa_sign_deterministic},
    {"mldsa_verify", true, 0, 4, {IN(SIG), ANY(MSG), CTX, IN(PK)}, mldsa_verify},
    {"mldsa_sign_prehash", true, 32, 4,
     {OUT(SIG_PREHASH), IN(DIGEST), CTX, IN(SK)}, mldsa_sign_prehash},
    {"mldsa_sign_prehash_deterministic", true, 0, 4,
     {OUT(SIG_PREHASH), IN(DIGEST), CTX, IN(SK)}, mldsa_sign_prehash_deterministic},
    {"mldsa_verify_prehash", true, 0, 4,
     {IN(SIG_PREHASH), IN(DIGEST), CTX, IN(PK)}, mldsa_verify_prehash},
    {"mldsa_mu_init_pk", true, 0, 3, {OUT(STATE), IN(PK), CTX}, mldsa_mu_init_pk},
    {"mldsa_mu_init_sk", true, 0, 3, {OUT(STATE), IN(SK), CTX}, mldsa_mu_init_sk},
    {"mldsa_mu_update", true, 0, 2, {INOUT(STATE), ANY(MSG)}, mldsa_mu_update},
    {"mldsa_mu_final", true, 0, 2, {INOUT(STATE), OUT(MU)}, mldsa_mu_final},
    {"mldsa_sign_mu", true, 32, 3, {OUT(SIG), IN(MU), IN(SK)}, mldsa_sign_mu},
    {"mldsa_sign_mu_deterministic", true, 0, 3,
     {OUT(SIG), IN(MU), IN(SK)}, mldsa_sign_mu_deterministic},
    {"mldsa_verify_mu", true, 0, 3, {IN(SIG), IN(MU), IN(PK)}, mldsa_verify_mu},
    {"mldsa_check_sk", true, 0, 1, {IN(SK)}, mldsa_check_sk},
    {"mldsa_pk_from_sk", true, 0, 2, {OUT(PK), IN(SK)}, mldsa_pk_from_sk},
    {"mldsa_sign_internal", true, 0, 4,
     {OUT(SIG), ANY(MPRIME), IN(RND), IN(SK)}, mldsa_sign_internal},
    {"mldsa_verify_internal", true, 0, 3,
     {IN(SIG), ANY(MPRIME), IN(PK)}, mldsa_verify_internal},
};
/* clang-format on */

const struct call *call_at(size_t i) {
    const size_t count = sizeof calls / sizeof calls[0];
    if (i < count)
        return &calls[i];
    i -= count;
    if (i < calls_prepared_count)
        return &calls_prepared[i];
    i -= calls_prepared_count;
    return i < calls_batch_count ? &calls_batch[i] : NULL;
}

bool call_takes_key(const struct call *call) {
    for (unsigned i = 0; i < call->parameters; i++)
        if (kind_is_key(call->parameter[i].kind) && call->parameter[i].role == ROLE_IN)
            return true;
    return false;
}

unsigned call_parameter(const struct call *call, enum kind kind) {
    for (unsigned i = 0; i < call->parameters; i++)
        if (call->parameter[i].kind == kind)
            return i;
    fprintf(stderr, "%s has no such parameter\n", call->name);
    abort();
}

int fixture_set(bool mldsa, unsigned i) {
    const int mlkem_sets[] = {QTN_MLKEM_512, QTN_MLKEM_768, QTN_MLKEM_1024};
    const int mldsa_sets[] = {QTN_MLDSA_44, QTN_MLDSA_65, QTN_MLDSA_87};
    return mldsa ? mldsa_sets[i] : mlkem_sets[i];
}

static void must(qtn_status status, const char *what) {
    if (status != QTN_OK) {
        fprintf(stderr, "fixture: %s: %s\n", what, qtn_status_name(status));
        abort();
    }
}

static void make_mlkem(struct fixture *f, qtn_mlkem_set set) {
    uint8_t *const *c = f->content;
    f->bytes[KIND_EK] = qtn_mlkem_ek_bytes(set);
    f->bytes[KIND_DK] = qtn_mlkem_dk_bytes(set);
    f->bytes[KIND_CT] = qtn_mlkem_ct_bytes(set);
    f->bytes[KIND_SS] = QTN_MLKEM_SS_BYTES;
    f->bytes[KIND_SEED] = QTN_MLKEM_SEED_BYTES;
    f->bytes[KIND_M] = 32;
    must(qtn_mlkem_keygen_seed(set, c[KIND_EK], c[KIND_DK], c[KIND_SEED], 64), "keygen");
    must(qtn_mlkem_encaps_m(set, c[KIND_CT], c[KIND_SS], c[KIND_EK], f->bytes[KIND_EK], c[KIND_M],
                            32),
         "encaps");
    f->bytes[KIND_ENCAPS_KEY] = sizeof f->encaps_key;
    f->bytes[KIND_DECAPS_KEY] = sizeof f->decaps_key;
    must(qtn_mlkem_encaps_key_init(set, &f->encaps_key, c[KIND_EK], f->bytes[KIND_EK]),
         "encaps_key_init");
    must(qtn_mlkem_decaps_key_init(set, &f->decaps_key, c[KIND_DK], f->bytes[KIND_DK]),
         "decaps_key_init");
}

static void make_mldsa(struct fixture *f, qtn_mldsa_set set, size_t message_bytes) {
    uint8_t *const *c = f->content;
    const size_t pk_bytes = qtn_mldsa_pk_bytes(set), sk_bytes = qtn_mldsa_sk_bytes(set);
    enum { CONTEXT = 20, DIGEST = 64 };
    f->bytes[KIND_PK] = pk_bytes;
    f->bytes[KIND_SK] = sk_bytes;
    f->bytes[KIND_XI] = QTN_MLDSA_SEED_BYTES;
    f->bytes[KIND_SIG] = f->bytes[KIND_SIG_PREHASH] = qtn_mldsa_sig_bytes(set);
    f->bytes[KIND_MSG] = message_bytes;
    f->bytes[KIND_CTX] = CONTEXT;
    f->bytes[KIND_DIGEST] = DIGEST;
    f->bytes[KIND_MU] = QTN_MLDSA_MU_BYTES;
    f->bytes[KIND_RND] = QTN_MLDSA_RND_BYTES;
    f->bytes[KIND_MPRIME] = 2 + CONTEXT + message_bytes;
    f->bytes[KIND_STATE] = sizeof(qtn_mldsa_mu);

    must(qtn_mldsa_keygen_seed(set, c[KIND_PK], c[KIND_SK], c[KIND_XI], 32), "keygen");
    c[KIND_MPRIME][0] = 0;
    c[KIND_MPRIME][1] = CONTEXT;
    memcpy(c[KIND_MPRIME] + 2, c[KIND_CTX], CONTEXT);
    memcpy(c[KIND_MPRIME] + 2 + CONTEXT, c[KIND_MSG], message_bytes);
    must(qtn_mldsa_sign_deterministic(set, c[KIND_SIG], c[KIND_MSG], message_bytes, c[KIND_CTX],
                                      CONTEXT, c[KIND_SK], sk_bytes),
         "sign");
    must(qtn_mldsa_sign_prehash_deterministic(set, c[KIND_SIG_PREHASH], QTN_MLDSA_SHA3_512,
                                              c[KIND_DIGEST], DIGEST, c[KIND_CTX], CONTEXT,
                                              c[KIND_SK], sk_bytes),
         "sign_prehash");
    qtn_mldsa_mu state;
    must(qtn_mldsa_mu_init_pk(set, &f->state, c[KIND_PK], pk_bytes, c[KIND_CTX], CONTEXT),
         "mu_init");
    state = f->state;
    must(qtn_mldsa_mu_update(&state, c[KIND_MSG], message_bytes), "mu_update");
    must(qtn_mldsa_mu_final(&state, c[KIND_MU]), "mu_final");
    f->bytes[KIND_SIGNING_KEY] = sizeof f->signing_key;
    f->bytes[KIND_VERIFYING_KEY] = sizeof f->verifying_key;
    must(qtn_mldsa_signing_key_init(set, &f->signing_key, c[KIND_SK], sk_bytes),
         "signing_key_init");
    must(qtn_mldsa_verifying_key_init(set, &f->verifying_key, c[KIND_PK], pk_bytes),
         "verifying_key_init");
}

void fixture_make(struct fixture *f, bool mldsa, int set, uint64_t seed, size_t message_bytes) {
    memset(f, 0, sizeof *f);
    f->set = set;
    for (unsigned i = 0; i < KIND_STATE; i++)
        f->content[i] = f->plain[i];
    f->content[KIND_STATE] = (uint8_t *)&f->state;
    f->content[KIND_ENCAPS_KEY] = (uint8_t *)&f->encaps_key;
    f->content[KIND_DECAPS_KEY] = (uint8_t *)&f->decaps_key;
    f->content[KIND_SIGNING_KEY] = (uint8_t *)&f->signing_key;
    f->content[KIND_VERIFYING_KEY] = (uint8_t *)&f->verifying_key;
    const enum kind random[] = {KIND_SEED, KIND_M,      KIND_XI, KIND_MSG,
                                KIND_CTX,  KIND_DIGEST, KIND_RND};
    for (size_t i = 0; i < sizeof random / sizeof random[0]; i++)
        test_fill(f->content[random[i]], 1000, seed * KINDS + random[i]);
    if (mldsa)
        make_mldsa(f, (qtn_mldsa_set)set, message_bytes);
    else
        make_mlkem(f, (qtn_mlkem_set)set);
}
