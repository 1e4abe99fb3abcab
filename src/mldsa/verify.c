/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 204, Algorithm 8 (ML-DSA.Verify_internal). Everything here is public. */
#include "mldsa/dsa.h"
#include "mldsa/encode.h"

#include <string.h>

/* --- what waits for nothing ------------------------------------------------------------------ */

/* Algorithm 27 (sigDecode) for z, with the norm check of step 13, and the hint's encoding. */
static bool decode(struct dsa_verify *v, const struct mldsa_params *row,
                   const struct mldsa_ops *ops) {
    if (!qtn_mldsa_hint_valid(row, v->sig + mldsa_sig_h(row)))
        return false;
    for (unsigned i = 0; i < row->l; i++) {
        ops->unpack_z[row->gamma1_index](&v->z[i], v->sig + mldsa_sig_z(row, i));
        if (ops->exceeds(&v->z[i], row->gamma1 - row->beta) != 0)
            return false;
    }
    return true;
}

/* mu = H(tr || M'); tr is 64 bytes that are there, or what v->tr_stream gives. */
static void prepare_mu(struct dsa_verify *v, struct mldsa_message *m, const uint8_t *tr) {
    m->part[0] = (struct span){tr, MLDSA_TR_BYTES};
    qtn_mldsa_h(&v->mu_stream, m->part, m->parts, v->mu, sizeof v->mu);
}

/* The last hash, c~ = H(mu || w1), which may start on the rows that are there. */
static void prepare_ctilde(struct dsa_verify *v, const struct mldsa_params *row) {
    v->ctilde_in[0] = (struct span){v->mu, sizeof v->mu};
    v->ctilde_in[1] = (struct span){v->w1, (size_t)row->k * row->w1_bytes};
    qtn_mldsa_h(&v->ctilde_stream, v->ctilde_in, 2, v->ctilde, row->ctilde_bytes);
    v->ctilde_stream.aside = v->aside;
    v->ctilde_queued = false;
    qtn_mldsa_sample_in_ball(&v->ball, row, v->sig);
}

/* Where tr and mu take about as long as all of A, c~ follows them at once and takes the rows as
 * they come; else it would keep a lane idle for long, and starts from feed_ctilde. */
static bool ctilde_follows_mu(const struct mldsa_params *row, const struct queue *q) {
    const unsigned rate = KECCAK_SHAKE256.rate;
    const unsigned chain = row->pk_bytes + row->k * row->w1_bytes + 2u * rate; /* in bytes */
    return queue_is_wide(q) && 5u * row->k * row->l * rate <= chain * (q->ops->lanes - 1u);
}

/* tr = H(pk), mu, and c~. */
static void queue_chain(struct dsa_verify *v, const struct mldsa_params *row, struct queue *q,
                        const uint8_t *pk) {
    v->pk = (struct span){pk, row->pk_bytes};
    qtn_mldsa_h(&v->tr_stream, &v->pk, 1, v->tr, sizeof v->tr);
    v->tr_stream.then = &v->mu_stream;
    v->mu_stream.urgent = true;
    v->mu_stream.done = false;
    if (ctilde_follows_mu(row, q)) {
        v->mu_stream.then = &v->ctilde_stream;
        v->ctilde_stream.urgent = true;
        v->ctilde_stream.done = false;
        v->ctilde_stream.withheld = v->ctilde_in[1].n;
        v->ctilde_queued = true;
    }
    qtn_queue_add_first(q, &v->tr_stream);
}

bool qtn_dsa_verify_begin(struct dsa_verify *v, const struct mldsa_params *row,
                          const struct mldsa_ops *ops, struct queue *q, const uint8_t *sig,
                          struct mldsa_message *m, const uint8_t *pk, struct mldsa_poly *a) {
    v->sig = sig;
    v->t1 = pk + mldsa_pk_t1(0);
    if (!decode(v, row, ops))
        return false;
    prepare_ctilde(v, row);
    v->mu_known = m->mu != NULL;
    if (v->mu_known) {
        memcpy(v->mu, m->mu, sizeof v->mu);
    } else {
        prepare_mu(v, m, v->tr);
        queue_chain(v, row, q, pk);
    }
    qtn_queue_add(q, &v->ball.s);
    qtn_mldsa_matrix_init(&v->matrix, row, ops, a, false, row->l + 1u, pk);
    qtn_mldsa_matrix_queue(&v->matrix, q, MLDSA_ROWS_AHEAD);
    return true;
}

bool qtn_dsa_verify_begin_with(struct dsa_verify *v, const struct mldsa_params *row,
                               const struct mldsa_ops *ops, struct queue *q, const uint8_t *sig,
                               struct mldsa_message *m, const uint8_t *tr) {
    v->sig = sig;
    v->t1 = NULL;
    if (!decode(v, row, ops))
        return false;
    prepare_ctilde(v, row);
    v->mu_known = m->mu != NULL;
    if (v->mu_known) {
        memcpy(v->mu, m->mu, sizeof v->mu);
    } else {
        prepare_mu(v, m, tr);
        qtn_queue_add(q, &v->mu_stream);
    }
    qtn_queue_add(q, &v->ball.s);
    return true;
}

/* --- w' = A * z - c * t1 * 2^d, one row at a time -------------------------------------------- */

static bool ctilde_may_start(const struct dsa_verify *v, const struct mldsa_params *row,
                             const struct queue *q, unsigned left) {
    if (!(v->mu_known || v->mu_stream.done))
        return false;
    const unsigned rate = KECCAK_SHAKE256.rate;
    return queue_is_wide(q) &&
           left * 5u * row->l * rate <= (row->k * row->w1_bytes + rate) * (q->ops->lanes - 1u);
}

/* Row i of w1 is written. */
static void feed_ctilde(struct dsa_verify *v, const struct mldsa_params *row, struct queue *q,
                        unsigned i) {
    const unsigned left = row->k - 1u - i;
    v->ctilde_stream.withheld = (size_t)left * row->w1_bytes;
    if (v->ctilde_queued || left == 0 || !ctilde_may_start(v, row, q, left))
        return;
    qtn_queue_add_first(q, &v->ctilde_stream);
    v->ctilde_queued = true;
}

/* -c takes the place of the ball, and its NTT the place behind z. */
static void transform(struct dsa_verify *v, const struct mldsa_params *row,
                      const struct mldsa_ops *ops, struct queue *q) {
    for (unsigned i = 0; i < row->l; i++)
        ops->ntt(&v->z[i], &v->z[i]);
    qtn_queue_run_until(q, &v->ball.s);
    struct mldsa_poly *minus_c = &v->z[row->l];
    memset(minus_c, 0, sizeof *minus_c);
    mldsa_poly_sub(minus_c, &v->ball.c);
    ops->ntt(minus_c, minus_c);
}

qtn_status qtn_dsa_verify_finish(struct dsa_verify *v, const struct mldsa_params *row,
                                 const struct mldsa_ops *ops, struct queue *q,
                                 const struct mldsa_poly *key) {
    transform(v, row, ops, q);
    for (unsigned i = 0; i < row->k; i++) {
        const struct mldsa_poly *a;
        if (key != NULL) {
            a = key + i * (row->l + 1u);
        } else {
            struct mldsa_poly *r = qtn_mldsa_matrix_row(&v->matrix, q, i);
            ops->unpack_t1(&r[row->l], v->t1 + (size_t)i * MLDSA_T1_BYTES);
            ops->ntt(&r[row->l], &r[row->l]);
            a = r;
        }
        ops->inner_product(&v->w, a, v->z, row->l + 1u);
        ops->inv_ntt(&v->w);
        qtn_mldsa_hint_unpack(v->h, row, v->sig + mldsa_sig_h(row), i);
        ops->use_hint[row->gamma2_index](v->w1 + i * row->w1_bytes, &v->w, v->h);
        feed_ctilde(v, row, q, i);
    }
    if (!v->mu_known)
        qtn_queue_run_until(q, &v->mu_stream);
    if (!v->ctilde_queued)
        qtn_queue_add_first(q, &v->ctilde_stream);
    qtn_queue_run_until(q, &v->ctilde_stream);
    return memcmp(v->ctilde, v->sig, row->ctilde_bytes) == 0 ? QTN_OK : QTN_ERR_SIGNATURE;
}

qtn_status qtn_dsa_verify(const struct mldsa_params *row, const struct qtn_backend *be,
                          const uint8_t *sig, struct mldsa_message *m, const uint8_t *pk) {
    struct queue q;
    uint8_t scratch[KECCAK_MAX_LANES * MLDSA_LANE_BYTES];
    struct mldsa_poly a[MLDSA_VERIFY_ROWS];
    struct dsa_verify v;
    qtn_queue_init(&q, be->keccak, scratch, MLDSA_LANE_BYTES);
    if (!qtn_dsa_verify_begin(&v, row, be->mldsa, &q, sig, m, pk, a))
        return QTN_ERR_SIGNATURE;
    return qtn_dsa_verify_finish(&v, row, be->mldsa, &q, NULL);
}
