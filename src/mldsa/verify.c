/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 204, Algorithm 8 (ML-DSA.Verify_internal). Everything here is public. */
#include "mldsa/dsa.h"
#include "mldsa/encode.h"

#include <string.h>

/* --- what waits for nothing ------------------------------------------------------------------ */

/* Algorithm 27 (sigDecode) for z, with the norm check of step 13, and the hint's encoding. */
static bool decode(struct dsa_verify *v, const struct mldsa_params *row,
                   const struct mldsa_ops *ops, const uint8_t *sig) {
    if (!qtn_mldsa_hint_valid(row, sig + mldsa_sig_h(row)))
        return false;
    for (unsigned i = 0; i < row->l; i++) {
        ops->unpack_z[row->gamma1_index](&v->z[i], sig + mldsa_sig_z(row, i));
        if (ops->exceeds(&v->z[i], row->gamma1 - row->beta) != 0)
            return false;
    }
    return true;
}

/* The streams of the chain, and of the challenge polynomial: mu = H(tr || M') where it is not
 * given, c~ = H(mu || w1), which may start on the rows that are there. tr: 64 bytes, from
 * c->tr_stream or there already. */
static void prepare(struct dsa_verify *v, struct verify_chain *c, const struct mldsa_params *row,
                    const uint8_t *sig, struct mldsa_message *m, const uint8_t *tr) {
    c->sig = sig;
    c->mu_known = m->mu != NULL;
    if (c->mu_known) {
        memcpy(c->mu, m->mu, sizeof c->mu);
        c->mu_stream.done = true;
    } else {
        m->part[0] = (struct span){tr, MLDSA_TR_BYTES};
        qtn_mldsa_h(&c->mu_stream, m->part, m->parts, c->mu, sizeof c->mu);
    }
    c->ctilde_in[0] = (struct span){c->mu, sizeof c->mu};
    c->ctilde_in[1] = (struct span){c->w1, (size_t)row->k * row->w1_bytes};
    qtn_mldsa_h(&c->ctilde_stream, c->ctilde_in, 2, c->ctilde, row->ctilde_bytes);
    c->ctilde_stream.urgent = true;
    c->ctilde_stream.aside = c->aside;
    c->ctilde_queued = false;
    qtn_mldsa_sample_in_ball(&v->ball, row, sig);
}

/* c~ comes right behind mu. */
static void let_ctilde_follow(struct verify_chain *c) {
    c->mu_stream.then = &c->ctilde_stream;
    c->ctilde_stream.done = false;
    c->ctilde_queued = true;
}

/* Where tr and mu take about as long as all of A, c~ follows them at once and takes the rows as
 * they come; else it would keep a lane idle for long, and starts from feed_ctilde. */
static bool ctilde_follows_mu(const struct mldsa_params *row, const struct queue *q) {
    const unsigned rate = KECCAK_SHAKE256.rate;
    const unsigned chain = row->pk_bytes + row->k * row->w1_bytes + 2u * rate; /* in bytes */
    return queue_is_wide(q) && 5u * row->k * row->l * rate <= chain * queue_other_lanes(q);
}

bool qtn_dsa_verify_begin(struct dsa_verify *v, struct verify_chain *c,
                          const struct mldsa_params *row, const struct mldsa_ops *ops,
                          struct queue *q, const uint8_t *sig, struct mldsa_message *m,
                          const uint8_t *pk, struct mldsa_poly *a, bool early) {
    v->t1 = pk + mldsa_pk_t1(0);
    if (!decode(v, row, ops, sig))
        return false;
    prepare(v, c, row, sig, m, c->tr);
    if (!c->mu_known) {
        c->pk = (struct span){pk, row->pk_bytes};
        qtn_mldsa_h(&c->tr_stream, &c->pk, 1, c->tr, sizeof c->tr);
        c->tr_stream.then = &c->mu_stream;
        c->mu_stream.urgent = true;
        c->mu_stream.done = false;
        if (early && ctilde_follows_mu(row, q)) {
            c->ctilde_stream.withheld = c->ctilde_in[1].n;
            let_ctilde_follow(c);
        }
        qtn_queue_add_first(q, &c->tr_stream);
    }
    qtn_queue_add(q, &v->ball.s);
    qtn_mldsa_matrix_init(&v->matrix, row, ops, a, false, row->l + 1u, pk);
    qtn_mldsa_matrix_queue(&v->matrix, q, MLDSA_ROWS_AHEAD);
    return true;
}

bool qtn_dsa_verify_begin_with(struct dsa_verify *v, struct verify_chain *c,
                               const struct mldsa_params *row, const struct mldsa_ops *ops,
                               struct queue *q, const uint8_t *sig, struct mldsa_message *m,
                               const uint8_t *tr) {
    v->t1 = NULL;
    if (!decode(v, row, ops, sig))
        return false;
    prepare(v, c, row, sig, m, tr);
    if (!c->mu_known)
        qtn_queue_add(q, &c->mu_stream);
    qtn_queue_add(q, &v->ball.s);
    return true;
}

/* --- w' = A * z - c * t1 * 2^d, one row at a time -------------------------------------------- */

static bool ctilde_may_start(const struct verify_chain *c, const struct mldsa_params *row,
                             const struct queue *q, unsigned left) {
    const unsigned rate = KECCAK_SHAKE256.rate;
    return c->mu_stream.done && queue_is_wide(q) &&
           left * 5u * row->l * rate <= (row->k * row->w1_bytes + rate) * queue_other_lanes(q);
}

/* Row i of w1 is written. */
static void feed_ctilde(struct verify_chain *c, const struct mldsa_params *row, struct queue *q,
                        unsigned i, bool early) {
    const unsigned left = row->k - 1u - i;
    c->ctilde_stream.withheld = (size_t)left * row->w1_bytes;
    if (c->ctilde_queued || left == 0 || !early || !ctilde_may_start(c, row, q, left))
        return;
    qtn_queue_add_first(q, &c->ctilde_stream);
    c->ctilde_queued = true;
}

/* -c takes the place of the ball, and its NTT the place behind z. */
static void transform(struct dsa_verify *v, const struct mldsa_params *row,
                      const struct mldsa_ops *ops, struct queue *q) {
    for (unsigned i = 0; i < row->l; i++)
        ops->ntt(&v->z[i], &v->z[i]);
    qtn_queue_run_until(q, &v->ball.s);
    mldsa_poly_negate(&v->ball.c);
    ops->ntt(&v->z[row->l], &v->ball.c);
}

void qtn_dsa_verify_rows(struct dsa_verify *v, struct verify_chain *c,
                         const struct mldsa_params *row, const struct mldsa_ops *ops,
                         struct queue *q, const struct mldsa_poly *key, bool early) {
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
        qtn_mldsa_hint_unpack(v->h, row, c->sig + mldsa_sig_h(row), i);
        ops->use_hint[row->gamma2_index](c->w1 + i * row->w1_bytes, &v->w, v->h);
        feed_ctilde(c, row, q, i, early);
    }
    if (!c->ctilde_queued && !c->mu_stream.done) {
        let_ctilde_follow(c);
    } else if (!c->ctilde_queued) {
        qtn_queue_add_first(q, &c->ctilde_stream);
        c->ctilde_queued = true;
    }
}

qtn_status qtn_dsa_verify_end(struct verify_chain *c, const struct mldsa_params *row,
                              struct queue *q) {
    qtn_queue_run_until(q, &c->ctilde_stream);
    return memcmp(c->ctilde, c->sig, row->ctilde_bytes) == 0 ? QTN_OK : QTN_ERR_SIGNATURE;
}

qtn_status qtn_dsa_verify(const struct mldsa_params *row, const struct qtn_backend *be,
                          const uint8_t *sig, struct mldsa_message *m, const uint8_t *pk) {
    struct queue q;
    uint8_t scratch[KECCAK_MAX_LANES * MLDSA_LANE_BYTES];
    struct mldsa_poly a[MLDSA_VERIFY_ROWS];
    struct dsa_verify v;
    struct verify_chain c;
    qtn_queue_init(&q, be->keccak, scratch, MLDSA_LANE_BYTES);
    if (!qtn_dsa_verify_begin(&v, &c, row, be->mldsa, &q, sig, m, pk, a, true))
        return QTN_ERR_SIGNATURE;
    qtn_dsa_verify_rows(&v, &c, row, be->mldsa, &q, NULL, true);
    return qtn_dsa_verify_end(&c, row, &q);
}
