/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 204, Algorithm 6 (ML-DSA.KeyGen_internal), and the same arithmetic from a private key. */
#include "common/ct.h"
#include "common/wipe.h"
#include "mldsa/dsa.h"
#include "mldsa/encode.h"
#include "mldsa/sample.h"

/* Secret working space. */
struct keygen_secret {
    struct mldsa_poly s1[MLDSA_MAX_L]; /* becomes its NTT */
    struct mldsa_poly s2[MLDSA_MAX_K];
    struct mldsa_poly t, t0;
};

/* Working space of the hashing: no secret outlives the queue's own wiping. */
struct keygen_hash {
    struct queue q;
    struct mldsa_poly a[MLDSA_ROWS_AHEAD * MLDSA_MAX_L];
    struct mldsa_matrix matrix;
    struct stream s[MLDSA_MAX_L + MLDSA_MAX_K];
    uint8_t scratch[KECCAK_MAX_LANES * MLDSA_LANE_BYTES];
};

/* Row i of t = A * s1 + s2, split by Power2Round: t1 in sec->t, t0 in sec->t0. */
static void compute_t(const struct mldsa_params *row, const struct mldsa_ops *ops,
                      struct keygen_hash *hash, struct keygen_secret *sec, unsigned i) {
    const struct mldsa_poly *a = qtn_mldsa_matrix_row(&hash->matrix, &hash->q, i);
    ops->inner_product(&sec->t, a, sec->s1, row->l);
    ops->inv_ntt(&sec->t);
    ops->power2round(&sec->t, &sec->t0, &sec->s2[i]);
}

void qtn_dsa_keygen(const struct mldsa_params *row, const struct qtn_backend *be, uint8_t *pk,
                    uint8_t *sk, const uint8_t *xi) {
    const struct mldsa_ops *ops = be->mldsa;
    struct keygen_hash hash;
    struct keygen_secret sec;
    struct {
        uint8_t rho[MLDSA_SEED_BYTES];
        uint8_t rhoprime[MLDSA_RHOPRIME_BYTES];
        uint8_t key[MLDSA_SEED_BYTES];
    } seeds;
    _Static_assert(sizeof seeds == 128, "one output of H");

    qtn_queue_init(&hash.q, be->keccak, hash.scratch, MLDSA_LANE_BYTES);
    const uint8_t kl[2] = {row->k, row->l};
    const struct span in[2] = {{xi, MLDSA_SEED_BYTES}, {kl, sizeof kl}};
    qtn_mldsa_h(&hash.s[0], in, 2, seeds.rho, sizeof seeds);
    hash.s[0].secret = true;
    qtn_queue_run_with(&hash.q, &hash.s[0]);
    CT_DECLASSIFY(mldsa_rho, seeds.rho, sizeof seeds.rho); /* rho is a part of pk */

    /* Algorithm 33 (ExpandS) and Algorithm 32 (ExpandA). The last polynomial of s2 is queued behind
     * the last row of A, where a short stream fills a lane that would be empty. */
    const struct span rhoprime = {seeds.rhoprime, sizeof seeds.rhoprime};
    const unsigned last = row->l + row->k - 1u;
    for (unsigned i = 0; i <= last; i++) {
        struct mldsa_poly *r = i < row->l ? &sec.s1[i] : &sec.s2[i - row->l];
        qtn_mldsa_sample_bounded(&hash.s[i], row, ops, r, &rhoprime, i);
        if (i < last)
            qtn_queue_add(&hash.q, &hash.s[i]);
    }
    qtn_mldsa_matrix_begin(&hash.matrix, row, ops, &hash.q, hash.a, false, row->l, seeds.rho);
    for (unsigned i = 0; i < last; i++)
        qtn_queue_run_until(&hash.q, &hash.s[i]);

    memcpy(pk, seeds.rho, MLDSA_SEED_BYTES);
    memcpy(sk, seeds.rho, MLDSA_SEED_BYTES);
    memcpy(sk + MLDSA_SK_KEY, seeds.key, sizeof seeds.key);
    for (unsigned i = 0; i < row->l; i++) {
        ops->pack_eta[row->eta_index](sk + mldsa_sk_s1(row, i), &sec.s1[i]);
        ops->ntt(&sec.s1[i], &sec.s1[i]);
    }
    for (unsigned i = 0; i < row->k; i++) {
        if (i + 2u == row->k) /* every row is queued */
            qtn_queue_add(&hash.q, &hash.s[last]);
        if (i + 1u == row->k)
            qtn_queue_run_until(&hash.q, &hash.s[last]);
        ops->pack_eta[row->eta_index](sk + mldsa_sk_s2(row, i), &sec.s2[i]);
        compute_t(row, ops, &hash, &sec, i);
        ops->pack_t1(pk + mldsa_pk_t1(i), &sec.t);
        ops->pack_t0(sk + mldsa_sk_t0(row, i), &sec.t0);
    }
    qtn_mldsa_tr(row, &hash.q, pk, sk + MLDSA_SK_TR);

    qtn_wipe(&sec, sizeof sec);
    qtn_wipe(&seeds, sizeof seeds);
    qtn_wipe_leftovers();
}

qtn_status qtn_dsa_pk_from_sk(const struct mldsa_params *row, const struct qtn_backend *be,
                              uint8_t *pk, const uint8_t *sk) {
    const struct mldsa_ops *ops = be->mldsa;
    struct keygen_hash hash;
    struct keygen_secret sec;
    uint8_t made[QTN_MLDSA_MAX_PK_BYTES];
    uint8_t t0[MLDSA_T0_BYTES];
    uint8_t tr[MLDSA_TR_BYTES];
    uint32_t bad = 0;

    qtn_queue_init(&hash.q, be->keccak, hash.scratch, MLDSA_LANE_BYTES);
    qtn_mldsa_matrix_begin(&hash.matrix, row, ops, &hash.q, hash.a, false, row->l, sk);
    for (unsigned i = 0; i < row->l; i++) {
        bad |= ops->unpack_eta[row->eta_index](&sec.s1[i], sk + mldsa_sk_s1(row, i));
        ops->ntt(&sec.s1[i], &sec.s1[i]);
    }
    memcpy(made, sk, MLDSA_SEED_BYTES);
    for (unsigned i = 0; i < row->k; i++) {
        bad |= ops->unpack_eta[row->eta_index](&sec.s2[i], sk + mldsa_sk_s2(row, i));
        compute_t(row, ops, &hash, &sec, i);
        ops->pack_t1(made + mldsa_pk_t1(i), &sec.t);
        ops->pack_t0(t0, &sec.t0);
        bad |= ct_differ(t0, sk + mldsa_sk_t0(row, i), sizeof t0);
    }
    qtn_mldsa_tr(row, &hash.q, made, tr);
    bad |= ct_differ(tr, sk + MLDSA_SK_TR, sizeof tr);

    qtn_wipe(&sec, sizeof sec);
    qtn_wipe(t0, sizeof t0);
    qtn_wipe_leftovers();
    /* One bit: the key is malformed, and refused. */
    CT_DECLASSIFY(mldsa_sk_valid, &bad, sizeof bad);
    if (bad != 0) {
        qtn_wipe(made, sizeof made); /* of a malformed key it may tell more than it should */
        return QTN_ERR_SECRET_KEY;
    }
    if (pk != NULL)
        memcpy(pk, made, row->pk_bytes);
    return QTN_OK;
}
