/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Prepared keys of ML-KEM: what quatrain/prepared.h says of them. */
#include "common/prepared.h"
#include "common/compiler.h"
#include "common/ct.h"
#include "common/random.h"
#include "common/wipe.h"
#include "mlkem/encode.h"
#include "mlkem/kem.h"
#include <quatrain/prepared.h>

struct QTN_MAY_ALIAS encaps_key {
    struct kpke_key key; /* first: it is aligned to 64 bytes */
    struct prepared head;
    uint8_t h[MLKEM_SYM_BYTES]; /* H(ek) */
};

struct QTN_MAY_ALIAS decaps_key {
    struct encaps_key e;
    struct mlkem_poly s[MLKEM_MAX_K];
    uint8_t z[MLKEM_SYM_BYTES];
};

_Static_assert(sizeof(struct encaps_key) <= QTN_MLKEM_ENCAPS_KEY_BYTES, "room for the key");
_Static_assert(sizeof(struct decaps_key) <= QTN_MLKEM_DECAPS_KEY_BYTES, "room for the key");

/* --- both kinds ------------------------------------------------------------------------------ */

/* A^T and H(ek) in one run; t is decoded: all ones where a coefficient is not below q. */
static uint32_t expand(struct encaps_key *k, const struct mlkem_params *row,
                       const struct qtn_backend *be, const uint8_t *ek) {
    struct queue q;
    uint8_t scratch[KECCAK_MAX_LANES * MLKEM_LANE_BYTES];
    struct kpke_streams st;
    struct stream h;
    const struct span h_in = {ek, row->ek_bytes};
    const uint32_t over = qtn_mlkem_decode_vec(k->key.t, be->mlkem, ek, row->k);
    qtn_queue_init(&q, be->keccak, scratch, MLKEM_LANE_BYTES);
    qtn_mlkem_h(&h, &h_in, k->h);
    qtn_queue_add(&q, &h);
    qtn_kpke_encrypt_matrix(row, be->mlkem, &q, &st, k->key.a, ek + row->k * MLKEM_POLY_BYTES);
    qtn_queue_run(&q);
    k->head.backend = be;
    k->head.row = row;
    return over;
}

/* --- encapsulation --------------------------------------------------------------------------- */

qtn_status qtn_mlkem_encaps_key_init(qtn_mlkem_set set, qtn_mlkem_encaps_key *key,
                                     const uint8_t *ek, size_t ek_len) {
    const struct mlkem_params *row = qtn_mlkem_params(set);
    qtn_status status = QTN_OK;
    if (row == NULL || !prepared_aligned(key) || ek == NULL)
        status = QTN_ERR_ARGUMENT;
    else if (ek_len != row->ek_bytes)
        status = QTN_ERR_LENGTH;
    if (status == QTN_OK) {
        struct encaps_key *k = (struct encaps_key *)key;
        if (expand(k, row, qtn_backend_active(), ek) != 0)
            status = QTN_ERR_PUBLIC_KEY;
        else
            k->head.kind = PREPARED_MLKEM_ENCAPS;
    }
    if (status != QTN_OK)
        qtn_mlkem_encaps_key_wipe(key);
    return status;
}

qtn_status qtn_mlkem_encaps_with(const qtn_mlkem_encaps_key *key, uint8_t *ct, uint8_t *ss,
                                 const qtn_rng *rng) {
    const struct encaps_key *k = (const struct encaps_key *)key;
    qtn_status status =
        prepared_status(key, offsetof(struct encaps_key, head), PREPARED_MLKEM_ENCAPS);
    if (status != QTN_OK) {
        wipe_output(ss, MLKEM_SYM_BYTES);
        return status;
    }
    const struct mlkem_params *row = k->head.row;
    uint8_t m[MLKEM_SYM_BYTES];
    status = ct == NULL || ss == NULL ? QTN_ERR_ARGUMENT : qtn_random(rng, m, sizeof m);
    if (status != QTN_OK) {
        wipe_output(ct, row->ct_bytes);
        wipe_output(ss, MLKEM_SYM_BYTES);
        return status;
    }
    const struct mlkem_ops *ops = k->head.backend->mlkem;
    struct queue q;
    uint8_t scratch[KECCAK_MAX_LANES * MLKEM_LANE_BYTES];
    struct kem_encrypt e;
    qtn_queue_init(&q, k->head.backend->keccak, scratch, MLKEM_LANE_BYTES);
    qtn_kem_encaps_begin_with(&e, row, ops, &q, k->h, m);
    qtn_queue_run(&q);
    qtn_kem_encaps_finish(&e, row, ops, &k->key, ct, ss);
    qtn_kem_encrypt_wipe(&e);
    qtn_wipe(m, sizeof m);
    qtn_wipe_leftovers();
    return QTN_OK;
}

void qtn_mlkem_encaps_key_wipe(qtn_mlkem_encaps_key *key) {
    if (key != NULL)
        qtn_wipe(key, sizeof *key);
}

/* --- decapsulation --------------------------------------------------------------------------- */

static qtn_status decaps_init(struct decaps_key *k, const struct mlkem_params *row,
                              const uint8_t *dk) {
    const struct qtn_backend *be = qtn_backend_active();
    uint32_t bad = expand(&k->e, row, be, mlkem_dk_ek(row, dk));
    bad |= ct_differ(k->e.h, mlkem_dk_h(row, dk), MLKEM_SYM_BYTES);
    bad |= qtn_mlkem_decode_vec(k->s, be->mlkem, dk, row->k);
    memcpy(k->z, mlkem_dk_z(row, dk), MLKEM_SYM_BYTES);
    k->e.head.kind = PREPARED_MLKEM_DECAPS;
    /* One bit: the key is malformed, and refused. */
    CT_DECLASSIFY(mlkem_dk_valid, &bad, sizeof bad);
    return bad != 0 ? QTN_ERR_SECRET_KEY : QTN_OK;
}

qtn_status qtn_mlkem_decaps_key_init(qtn_mlkem_set set, qtn_mlkem_decaps_key *key,
                                     const uint8_t *dk, size_t dk_len) {
    const struct mlkem_params *row = qtn_mlkem_params(set);
    qtn_status status = QTN_OK;
    if (row == NULL || !prepared_aligned(key) || dk == NULL)
        status = QTN_ERR_ARGUMENT;
    else if (dk_len != row->dk_bytes)
        status = QTN_ERR_LENGTH;
    if (status == QTN_OK)
        status = decaps_init((struct decaps_key *)key, row, dk);
    if (status != QTN_OK)
        qtn_mlkem_decaps_key_wipe(key);
    qtn_wipe_leftovers();
    return status;
}

qtn_status qtn_mlkem_decaps_key_init_seed(qtn_mlkem_set set, qtn_mlkem_decaps_key *key,
                                          const uint8_t *seed, size_t seed_len) {
    uint8_t ek[QTN_MLKEM_MAX_EK_BYTES], dk[QTN_MLKEM_MAX_DK_BYTES];
    qtn_status status = prepared_aligned(key) ? QTN_OK : QTN_ERR_ARGUMENT;
    if (status == QTN_OK)
        status = qtn_mlkem_keygen_seed(set, ek, dk, seed, seed_len);
    if (status == QTN_OK)
        status = qtn_mlkem_decaps_key_init(set, key, dk, qtn_mlkem_dk_bytes(set));
    else
        qtn_mlkem_decaps_key_wipe(key);
    qtn_wipe(dk, sizeof dk);
    return status;
}

qtn_status qtn_mlkem_decaps_with(const qtn_mlkem_decaps_key *key, uint8_t *ss, const uint8_t *ct,
                                 size_t ct_len) {
    const struct decaps_key *k = (const struct decaps_key *)key;
    qtn_status status =
        prepared_status(key, offsetof(struct decaps_key, e.head), PREPARED_MLKEM_DECAPS);
    const struct mlkem_params *row = status == QTN_OK ? k->e.head.row : NULL;
    if (status == QTN_OK && (ss == NULL || ct == NULL))
        status = QTN_ERR_ARGUMENT;
    if (status == QTN_OK && ct_len != row->ct_bytes)
        status = QTN_ERR_LENGTH;
    if (status != QTN_OK) {
        wipe_output(ss, MLKEM_SYM_BYTES);
        return status;
    }
    const struct mlkem_ops *ops = k->e.head.backend->mlkem;
    struct queue q;
    union { /* ct2 is made when the hashing is over */
        uint8_t scratch[KECCAK_MAX_LANES * MLKEM_LANE_BYTES];
        uint8_t ct2[MLKEM_MAX_CT_BYTES];
    } u;
    struct kem_encrypt e;
    qtn_queue_init(&q, k->e.head.backend->keccak, u.scratch, MLKEM_LANE_BYTES);
    qtn_kem_decaps_begin_with(&e, row, ops, &q, k->s, k->e.h, k->z, ct);
    qtn_queue_run(&q);
    qtn_kem_decaps_finish(&e, row, ops, &k->e.key, u.ct2, ct, ss);
    qtn_kem_encrypt_wipe(&e);
    qtn_wipe_leftovers();
    return QTN_OK;
}

void qtn_mlkem_decaps_key_wipe(qtn_mlkem_decaps_key *key) {
    if (key != NULL)
        qtn_wipe(key, sizeof *key);
}
