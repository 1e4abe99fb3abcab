/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 204, Algorithm 6 (ML-DSA.KeyGen_internal), and the same arithmetic from a private key. */
#include "common/ct.h"
#include "common/wipe.h"
#include "mldsa/dsa.h"
#include "mldsa/encode.h"

/* --- t, row by row, and tr behind it --------------------------------------------------------- */

/* tr = H(pk) may start on the rows that are there while other lanes sample the later ones. It keeps
 * its lane where it has to wait, so it starts when the steps that the rows left take (5l + 2
 * permutations each, in the other lanes) are not many more than the blocks it has to absorb; "not
 * many" was found by counting the steps of all three sets at 4, 5 and 8 lanes. */
static void prepare_tr(struct keygen_tr *t, const struct mldsa_params *row, const uint8_t *pk,
                       uint8_t *tr) {
    t->pk = (struct span){pk, row->pk_bytes};
    qtn_mldsa_h(&t->s, &t->pk, 1, tr, MLDSA_TR_BYTES);
    t->s.aside = t->aside;
    t->s.withheld = row->pk_bytes;
    t->queued = false;
}

static bool tr_may_start(const struct mldsa_params *row, const struct queue *q, unsigned left) {
    if (left == 0)
        return true;
    const unsigned rate = KECCAK_SHAKE256.rate;
    return queue_is_wide(q) &&
           left * (5u * row->l + 2u) * rate <= (row->pk_bytes + 4u * rate) * queue_other_lanes(q);
}

/* Row i of pk is written. */
static void feed_tr(struct keygen_tr *t, const struct mldsa_params *row, struct queue *q,
                    unsigned i, bool early) {
    const unsigned left = row->k - 1u - i;
    t->s.withheld = left * (size_t)MLDSA_T1_BYTES;
    if (t->queued || !(early ? tr_may_start(row, q, left) : left == 0))
        return;
    qtn_queue_add_first(q, &t->s);
    t->queued = true;
}

/* Row i of t = A * s1 + s2, split by Power2Round: t1 in sec->t, t0 in sec->t0. */
static void compute_t(struct keygen_rows *r, const struct mldsa_params *row,
                      const struct mldsa_ops *ops, struct queue *q, struct keygen_secret *sec,
                      unsigned i) {
    const struct mldsa_poly *a = qtn_mldsa_matrix_row(&r->matrix, q, i);
    ops->inner_product(&sec->t, a, sec->s1, row->l);
    ops->inv_ntt(&sec->t);
    ops->power2round(&sec->t, &sec->t0, &sec->s2[i]);
}

/* --- Algorithm 6 ----------------------------------------------------------------------------- */

void qtn_dsa_keygen_begin(struct dsa_keygen *kg, const struct mldsa_params *row, struct queue *q,
                          const uint8_t *xi) {
    memcpy(kg->xi, xi, sizeof kg->xi);
    kg->kl[0] = row->k;
    kg->kl[1] = row->l;
    kg->in[0] = (struct span){kg->xi, sizeof kg->xi};
    kg->in[1] = (struct span){kg->kl, sizeof kg->kl};
    _Static_assert(sizeof kg->seeds == 128, "one output of H");
    qtn_mldsa_h(&kg->h, kg->in, 2, kg->seeds.rho, sizeof kg->seeds);
    kg->h.secret = true;
    qtn_queue_add(q, &kg->h);
}

/* Row i of A, and the polynomial of s2 that it is added to. */
static void queue_row(struct dsa_keygen *kg, const struct mldsa_params *row, struct queue *q,
                      unsigned i) {
    if (i >= row->k)
        return;
    qtn_mldsa_matrix_queue(&kg->rows.matrix, q, i + 1);
    qtn_queue_add(q, &kg->bounded[row->l + i]);
}

void qtn_dsa_keygen_expand(struct dsa_keygen *kg, const struct mldsa_params *row,
                           const struct mldsa_ops *ops, struct queue *q) {
    /* Algorithm 33 (ExpandS) beside Algorithm 32 (ExpandA). */
    CT_DECLASSIFY(mldsa_rho, kg->seeds.rho, sizeof kg->seeds.rho); /* rho is a part of pk */
    kg->rhoprime = (struct span){kg->seeds.rhoprime, sizeof kg->seeds.rhoprime};
    for (unsigned i = 0; i < row->l + row->k; i++) {
        struct mldsa_poly *r = i < row->l ? &kg->sec.s1[i] : &kg->sec.s2[i - row->l];
        qtn_mldsa_sample_bounded(&kg->bounded[i], row, ops, r, &kg->rhoprime, i);
    }
    /* What row 0 needs comes first. */
    qtn_mldsa_matrix_init(&kg->rows.matrix, row, ops, kg->rows.a, false, row->l, kg->seeds.rho);
    qtn_mldsa_matrix_queue(&kg->rows.matrix, q, 1);
    for (unsigned i = 0; i < row->l; i++)
        qtn_queue_add(q, &kg->bounded[i]);
    for (unsigned i = 0; i < MLDSA_ROWS_AHEAD; i++)
        queue_row(kg, row, q, i);
}

void qtn_dsa_keygen_finish(struct dsa_keygen *kg, const struct mldsa_params *row,
                           const struct mldsa_ops *ops, struct queue *q, struct keygen_tr *tr,
                           bool early, uint8_t *pk, uint8_t *sk) {
    struct keygen_secret *sec = &kg->sec;
    memcpy(pk, kg->seeds.rho, MLDSA_SEED_BYTES);
    memcpy(sk, kg->seeds.rho, MLDSA_SEED_BYTES);
    memcpy(sk + MLDSA_SK_KEY, kg->seeds.key, sizeof kg->seeds.key);
    prepare_tr(tr, row, pk, sk + MLDSA_SK_TR);
    for (unsigned i = 0; i < row->l; i++) {
        qtn_queue_run_until(q, &kg->bounded[i]);
        ops->pack_eta[row->eta_index](sk + mldsa_sk_s1(row, i), &sec->s1[i]);
        ops->ntt(&sec->s1[i], &sec->s1[i]);
    }
    for (unsigned i = 0; i < row->k; i++) {
        if (i != 0)
            queue_row(kg, row, q, i + MLDSA_ROWS_AHEAD - 1);
        qtn_queue_run_until(q, &kg->bounded[row->l + i]);
        ops->pack_eta[row->eta_index](sk + mldsa_sk_s2(row, i), &sec->s2[i]);
        compute_t(&kg->rows, row, ops, q, sec, i);
        ops->pack_t1(pk + mldsa_pk_t1(i), &sec->t);
        ops->pack_t0(sk + mldsa_sk_t0(row, i), &sec->t0);
        feed_tr(tr, row, q, i, early);
    }
}

void qtn_dsa_keygen(const struct mldsa_params *row, const struct qtn_backend *be, uint8_t *pk,
                    uint8_t *sk, const uint8_t *xi) {
    struct queue q;
    uint8_t scratch[KECCAK_MAX_LANES * MLDSA_LANE_BYTES];
    struct dsa_keygen kg;
    struct keygen_tr tr;
    qtn_queue_init(&q, be->keccak, scratch, MLDSA_LANE_BYTES);
    qtn_dsa_keygen_begin(&kg, row, &q, xi);
    qtn_queue_run(&q);
    qtn_dsa_keygen_expand(&kg, row, be->mldsa, &q);
    qtn_dsa_keygen_finish(&kg, row, be->mldsa, &q, &tr, true, pk, sk);
    qtn_queue_run(&q); /* tr */
    qtn_dsa_keygen_wipe(&kg);
    qtn_wipe_leftovers();
}

void qtn_dsa_keygen_wipe(struct dsa_keygen *kg) {
    qtn_wipe(&kg->sec, sizeof kg->sec);
    qtn_wipe(&kg->seeds, sizeof kg->seeds);
    qtn_wipe(kg->xi, sizeof kg->xi);
}

/* --- from a private key ---------------------------------------------------------------------- */

qtn_status qtn_dsa_pk_from_sk(const struct mldsa_params *row, const struct qtn_backend *be,
                              uint8_t *pk, const uint8_t *sk, struct mldsa_poly *a) {
    const struct mldsa_ops *ops = be->mldsa;
    struct queue q;
    uint8_t scratch[KECCAK_MAX_LANES * MLDSA_LANE_BYTES];
    struct keygen_rows rows;
    struct keygen_tr tr_chain;
    struct keygen_secret sec;
    uint8_t made[QTN_MLDSA_MAX_PK_BYTES];
    uint8_t t0[MLDSA_T0_BYTES];
    uint8_t tr[MLDSA_TR_BYTES];
    uint32_t bad = 0;

    qtn_queue_init(&q, be->keccak, scratch, MLDSA_LANE_BYTES);
    qtn_mldsa_matrix_init(&rows.matrix, row, ops, a != NULL ? a : rows.a, a != NULL, row->l, sk);
    prepare_tr(&tr_chain, row, made, tr);
    for (unsigned i = 0; i < row->l; i++) {
        bad |= ops->unpack_eta[row->eta_index](&sec.s1[i], sk + mldsa_sk_s1(row, i));
        ops->ntt(&sec.s1[i], &sec.s1[i]);
    }
    memcpy(made, sk, MLDSA_SEED_BYTES);
    for (unsigned i = 0; i < row->k; i++) {
        bad |= ops->unpack_eta[row->eta_index](&sec.s2[i], sk + mldsa_sk_s2(row, i));
        compute_t(&rows, row, ops, &q, &sec, i);
        ops->pack_t1(made + mldsa_pk_t1(i), &sec.t);
        ops->pack_t0(t0, &sec.t0);
        bad |= ct_differ(t0, sk + mldsa_sk_t0(row, i), sizeof t0);
        feed_tr(&tr_chain, row, &q, i, true);
    }
    qtn_queue_run(&q);
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
