/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 204, Algorithm 8 (ML-DSA.Verify_internal). Everything here is public. */
#include "mldsa/dsa.h"
#include "mldsa/encode.h"
#include "mldsa/sample.h"

#include <string.h>

/* A row of the matrix has room for one polynomial more: [A_i, t1_i] * [z, -c] is one product. */
enum { MAX_STRIDE = MLDSA_MAX_L + 1 };

struct verify_work {
    struct queue q;
    struct mldsa_poly a[MLDSA_ROWS_AHEAD * MAX_STRIDE];
    struct mldsa_poly z[MAX_STRIDE]; /* NTT of z, and of -c */
    struct mldsa_poly w;
    struct mldsa_matrix matrix;
    struct mldsa_ball ball;
    struct stream tr_stream, mu_stream, ctilde_stream;
    uint8_t scratch[KECCAK_MAX_LANES * MLDSA_LANE_BYTES];
    uint8_t tr[MLDSA_TR_BYTES];
    uint8_t mu[MLDSA_MU_BYTES];
    uint8_t w1[MLDSA_MAX_W1_BYTES];
    uint8_t h[MLDSA_N];
};

/* Algorithm 27 (sigDecode) for z, with the norm check of step 13, and the hint's encoding. */
static bool decode(const struct mldsa_params *row, const struct mldsa_ops *ops,
                   struct verify_work *w, const uint8_t *sig) {
    if (!qtn_mldsa_hint_valid(row, sig + mldsa_sig_h(row)))
        return false;
    for (unsigned i = 0; i < row->l; i++) {
        ops->unpack_z[row->gamma1_index](&w->z[i], sig + mldsa_sig_z(row, i));
        if (ops->exceeds(&w->z[i], row->gamma1 - row->beta) != 0)
            return false;
    }
    return true;
}

/* The hashes that wait for nothing: tr and then mu, the challenge polynomial, A. */
static void queue_hashes(const struct mldsa_params *row, const struct mldsa_ops *ops,
                         struct verify_work *w, const uint8_t *sig, struct mldsa_message *m,
                         const struct span *pk) {
    if (m->mu != NULL) {
        memcpy(w->mu, m->mu, sizeof w->mu);
    } else {
        m->part[0] = (struct span){w->tr, sizeof w->tr};
        qtn_mldsa_h(&w->tr_stream, pk, 1, w->tr, sizeof w->tr);
        qtn_mldsa_h(&w->mu_stream, m->part, m->parts, w->mu, sizeof w->mu);
        w->tr_stream.then = &w->mu_stream;
        qtn_queue_add(&w->q, &w->tr_stream);
    }
    qtn_mldsa_sample_in_ball(&w->ball, row, sig);
    qtn_queue_add(&w->q, &w->ball.s);
    qtn_mldsa_matrix_begin(&w->matrix, row, ops, &w->q, w->a, false, row->l + 1u, pk->p);
}

qtn_status qtn_dsa_verify(const struct mldsa_params *row, const struct qtn_backend *be,
                          const uint8_t *sig, struct mldsa_message *m, const uint8_t *pk) {
    const struct mldsa_ops *ops = be->mldsa;
    struct verify_work w;
    uint8_t ctilde[MLDSA_MAX_CTILDE_BYTES];

    if (!decode(row, ops, &w, sig))
        return QTN_ERR_SIGNATURE;
    qtn_queue_init(&w.q, be->keccak, w.scratch, MLDSA_LANE_BYTES);
    const struct span whole = {pk, row->pk_bytes};
    queue_hashes(row, ops, &w, sig, m, &whole);

    for (unsigned i = 0; i < row->l; i++)
        ops->ntt(&w.z[i], &w.z[i]);
    qtn_queue_run_until(&w.q, &w.ball.s);
    struct mldsa_poly *minus_c = &w.z[row->l];
    memset(minus_c, 0, sizeof *minus_c);
    mldsa_poly_sub(minus_c, &w.ball.c);
    ops->ntt(minus_c, minus_c);

    /* w' = A * z - c * t1 * 2^d, one row at a time */
    for (unsigned i = 0; i < row->k; i++) {
        struct mldsa_poly *a = qtn_mldsa_matrix_row(&w.matrix, &w.q, i);
        ops->unpack_t1(&a[row->l], pk + mldsa_pk_t1(i));
        ops->ntt(&a[row->l], &a[row->l]);
        ops->inner_product(&w.w, a, w.z, row->l + 1u);
        ops->inv_ntt(&w.w);
        qtn_mldsa_hint_unpack(w.h, row, sig + mldsa_sig_h(row), i);
        ops->use_hint[row->gamma2_index](w.w1 + i * row->w1_bytes, &w.w, w.h);
    }
    qtn_queue_run(&w.q); /* mu, if the message is long */

    const struct span in[2] = {{w.mu, sizeof w.mu}, {w.w1, (size_t)row->k * row->w1_bytes}};
    qtn_mldsa_h(&w.ctilde_stream, in, 2, ctilde, row->ctilde_bytes);
    qtn_queue_run_with(&w.q, &w.ctilde_stream);
    return memcmp(ctilde, sig, row->ctilde_bytes) == 0 ? QTN_OK : QTN_ERR_SIGNATURE;
}
