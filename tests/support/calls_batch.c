/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The functions of quatrain/batch.h, each with one item, as rows of the table of calls.h. */
#include "calls_table.h"
#include <quatrain/batch.h>

/* What no function gives: a status that was not set, or two that should be the same. */
#define UNSET ((qtn_status)1)

static qtn_status same(qtn_status whole, const qtn_status *item) {
    return whole == *item ? *item : UNSET;
}

static qtn_status mlkem_keygen_batch(int set, uint8_t *const *p, const size_t *n,
                                     const qtn_rng *rng) {
    (void)n;
    qtn_mlkem_keygen_item item = {.ek = p[0], .dk = p[1], .status = UNSET};
    return same(qtn_mlkem_keygen_batch((qtn_mlkem_set)set, &item, 1, rng), &item.status);
}

static qtn_status mlkem_encaps_batch(int set, uint8_t *const *p, const size_t *n,
                                     const qtn_rng *rng) {
    qtn_mlkem_encaps_item item = {
        .ct = p[0], .ss = p[1], .ek = p[2], .ek_len = n[2], .status = UNSET};
    return same(qtn_mlkem_encaps_batch((qtn_mlkem_set)set, &item, 1, rng), &item.status);
}

static qtn_status mlkem_decaps_batch(int set, uint8_t *const *p, const size_t *n,
                                     const qtn_rng *rng) {
    (void)rng;
    qtn_mlkem_decaps_item item = {
        .ss = p[0], .ct = p[1], .ct_len = n[1], .dk = p[2], .dk_len = n[2], .status = UNSET};
    return same(qtn_mlkem_decaps_batch((qtn_mlkem_set)set, &item, 1), &item.status);
}

static qtn_status mldsa_keygen_batch(int set, uint8_t *const *p, const size_t *n,
                                     const qtn_rng *rng) {
    (void)n;
    qtn_mldsa_keygen_item item = {.pk = p[0], .sk = p[1], .status = UNSET};
    return same(qtn_mldsa_keygen_batch((qtn_mldsa_set)set, &item, 1, rng), &item.status);
}

static qtn_status mldsa_sign_batch(int set, uint8_t *const *p, const size_t *n,
                                   const qtn_rng *rng) {
    qtn_mldsa_sign_item item = {.sig = p[0],
                                .msg = p[1],
                                .msg_len = n[1],
                                .ctx = p[2],
                                .ctx_len = n[2],
                                .sk = p[3],
                                .sk_len = n[3],
                                .status = UNSET};
    return same(qtn_mldsa_sign_batch((qtn_mldsa_set)set, &item, 1, rng), &item.status);
}

static qtn_status mldsa_sign_deterministic_batch(int set, uint8_t *const *p, const size_t *n,
                                                 const qtn_rng *rng) {
    (void)rng;
    qtn_mldsa_sign_item item = {.sig = p[0],
                                .msg = p[1],
                                .msg_len = n[1],
                                .ctx = p[2],
                                .ctx_len = n[2],
                                .sk = p[3],
                                .sk_len = n[3],
                                .status = UNSET};
    return same(qtn_mldsa_sign_deterministic_batch((qtn_mldsa_set)set, &item, 1), &item.status);
}

static qtn_status mldsa_verify_batch(int set, uint8_t *const *p, const size_t *n,
                                     const qtn_rng *rng) {
    (void)rng;
    qtn_mldsa_verify_item item = {.sig = p[0],
                                  .sig_len = n[0],
                                  .msg = p[1],
                                  .msg_len = n[1],
                                  .ctx = p[2],
                                  .ctx_len = n[2],
                                  .pk = p[3],
                                  .pk_len = n[3],
                                  .status = UNSET};
    return same(qtn_mldsa_verify_batch((qtn_mldsa_set)set, &item, 1), &item.status);
}

/* clang-format off */
const struct call calls_batch[] = {
    {"mlkem_keygen_batch", false, 64, 2,
     {OUT(EK), OUT(DK)}, mlkem_keygen_batch},
    {"mlkem_encaps_batch", false, 32, 3,
     {OUT(CT), OUT(SS), IN(EK)}, mlkem_encaps_batch},
    {"mlkem_decaps_batch", false, 0, 3,
     {OUT(SS), IN(CT), IN(DK)}, mlkem_decaps_batch},
    {"mldsa_keygen_batch", true, 32, 2,
     {OUT(PK), OUT(SK)}, mldsa_keygen_batch},
    {"mldsa_sign_batch", true, 32, 4,
     {OUT(SIG), ANY(MSG), CTX, IN(SK)}, mldsa_sign_batch},
    {"mldsa_sign_deterministic_batch", true, 0, 4,
     {OUT(SIG), ANY(MSG), CTX, IN(SK)}, mldsa_sign_deterministic_batch},
    {"mldsa_verify_batch", true, 0, 4,
     {IN(SIG), ANY(MSG), CTX, IN(PK)}, mldsa_verify_batch},
};
/* clang-format on */

const size_t calls_batch_count = sizeof calls_batch / sizeof calls_batch[0];
