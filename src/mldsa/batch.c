/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Batches of ML-DSA: two items are expanded at a time in one queue, so that a batch of any length
 * takes the same stack; their chains, which are longer, run on beside the next ones. Signatures are
 * made one after the other: what they hash fills the lanes by itself, and each needs half of the
 * stack for A. */
#include "common/batch.h"
#include "common/random.h"
#include "common/wipe.h"
#include "mldsa/dsa.h"
#include <quatrain/batch.h>

enum { IN_FLIGHT = 2, SLOT = IN_FLIGHT - 1, CHAINS = 4, CHAIN = CHAINS - 1 };

/* --- key generation -------------------------------------------------------------------------- */

struct keygen_batch {
    const struct mldsa_params *row;
    const struct mldsa_ops *ops;
    struct queue q;
    uint8_t scratch[KECCAK_MAX_LANES * MLDSA_LANE_BYTES];
    struct dsa_keygen slot[IN_FLIGHT];
    struct keygen_tr tr[CHAINS];
};

/* Draw the seed, and queue all that follows from it. */
static void keygen_begin(struct keygen_batch *b, qtn_mldsa_keygen_item *item, struct dsa_keygen *kg,
                         const qtn_rng *rng) {
    uint8_t xi[QTN_MLDSA_SEED_BYTES];
    item->status =
        item->pk == NULL || item->sk == NULL ? QTN_ERR_ARGUMENT : qtn_random(rng, xi, sizeof xi);
    if (item->status != QTN_OK) {
        wipe_output(item->pk, b->row->pk_bytes);
        wipe_output(item->sk, b->row->sk_bytes);
        return;
    }
    qtn_dsa_keygen_begin(kg, b->row, &b->q, xi);
    qtn_wipe(xi, sizeof xi);
    qtn_queue_run_until(&b->q, &kg->h);
    qtn_dsa_keygen_expand(kg, b->row, b->ops, &b->q);
}

qtn_status qtn_mldsa_keygen_batch(qtn_mldsa_set set, qtn_mldsa_keygen_item *items, size_t n,
                                  const qtn_rng *rng) {
    const struct qtn_backend *be = qtn_backend_active();
    struct keygen_batch b;
    b.row = qtn_mldsa_params(set);
    b.ops = be->mldsa;
    if (b.row == NULL || (items == NULL && n != 0)) {
        for (size_t i = 0; items != NULL && i < n; i++)
            items[i].status = QTN_ERR_ARGUMENT;
        return QTN_ERR_ARGUMENT;
    }
    qtn_queue_init(&b.q, be->keccak, b.scratch, MLDSA_LANE_BYTES);
    for (unsigned i = 0; i < CHAINS; i++)
        b.tr[i].queued = false;
    qtn_status status = QTN_OK;
    for (size_t i = 0; i < n + 1; i++) {
        if (i < n)
            keygen_begin(&b, &items[i], &b.slot[i & SLOT], rng);
        if (i == 0)
            continue;
        qtn_mldsa_keygen_item *item = &items[i - 1];
        struct keygen_tr *tr = &b.tr[(i - 1) & CHAIN];
        status = batch_status(status, item->status);
        if (tr->queued) /* of the item before the last three */
            qtn_queue_run_until(&b.q, &tr->s);
        tr->queued = false;
        if (item->status == QTN_OK)
            qtn_dsa_keygen_finish(&b.slot[(i - 1) & SLOT], b.row, b.ops, &b.q, tr, i == n, item->pk,
                                  item->sk);
    }
    qtn_queue_run(&b.q);
    for (unsigned i = 0; i < IN_FLIGHT; i++)
        qtn_dsa_keygen_wipe(&b.slot[i]);
    qtn_wipe_leftovers();
    return status;
}

/* --- signing --------------------------------------------------------------------------------- */

static qtn_status sign_one(const struct mldsa_params *row, const qtn_mldsa_sign_item *item,
                           bool deterministic, const qtn_rng *rng) {
    struct mldsa_message m;
    if (item->sig == NULL || item->sk == NULL)
        return QTN_ERR_ARGUMENT;
    qtn_status status = item->mu != NULL ? qtn_mldsa_message_mu(&m, item->mu, MLDSA_MU_BYTES)
                                         : qtn_mldsa_message_pure(&m, item->msg, item->msg_len,
                                                                  item->ctx, item->ctx_len);
    if (status == QTN_OK && item->sk_len != row->sk_bytes)
        status = QTN_ERR_LENGTH;
    uint8_t rnd[QTN_MLDSA_RND_BYTES] = {0};
    if (status == QTN_OK && !deterministic)
        status = qtn_random(rng, rnd, sizeof rnd);
    if (status == QTN_OK)
        status = qtn_dsa_sign(row, qtn_backend_active(), item->sig, &m, rnd, item->sk);
    qtn_wipe(rnd, sizeof rnd);
    return status;
}

static qtn_status sign_all(qtn_mldsa_set set, qtn_mldsa_sign_item *items, size_t n,
                           bool deterministic, const qtn_rng *rng) {
    const struct mldsa_params *row = qtn_mldsa_params(set);
    if (row == NULL || (items == NULL && n != 0)) {
        for (size_t i = 0; items != NULL && i < n; i++)
            items[i].status = QTN_ERR_ARGUMENT;
        return QTN_ERR_ARGUMENT;
    }
    qtn_status status = QTN_OK;
    for (size_t i = 0; i < n; i++) {
        items[i].status = sign_one(row, &items[i], deterministic, rng);
        if (items[i].status != QTN_OK)
            wipe_output(items[i].sig, row->sig_bytes);
        status = batch_status(status, items[i].status);
    }
    return status;
}

qtn_status qtn_mldsa_sign_batch(qtn_mldsa_set set, qtn_mldsa_sign_item *items, size_t n,
                                const qtn_rng *rng) {
    return sign_all(set, items, n, false, rng);
}

qtn_status qtn_mldsa_sign_deterministic_batch(qtn_mldsa_set set, qtn_mldsa_sign_item *items,
                                              size_t n) {
    return sign_all(set, items, n, true, NULL);
}

/* --- verification ---------------------------------------------------------------------------- */

struct verify_batch {
    const struct mldsa_params *row;
    const struct mldsa_ops *ops;
    struct queue q;
    uint8_t scratch[KECCAK_MAX_LANES * MLDSA_LANE_BYTES];
    struct {
        struct mldsa_poly a[MLDSA_VERIFY_ROWS];
        struct dsa_verify v;
    } slot[IN_FLIGHT];
    struct {
        struct verify_chain c;
        struct mldsa_message m;
    } chain[CHAINS];
};

static void verify_begin(struct verify_batch *b, qtn_mldsa_verify_item *item, size_t i, bool last) {
    struct mldsa_message *m = &b->chain[i & CHAIN].m;
    if (item->sig == NULL || item->pk == NULL)
        item->status = QTN_ERR_ARGUMENT;
    else if (item->mu != NULL)
        item->status = qtn_mldsa_message_mu(m, item->mu, MLDSA_MU_BYTES);
    else
        item->status =
            qtn_mldsa_message_pure(m, item->msg, item->msg_len, item->ctx, item->ctx_len);
    if (item->status == QTN_OK &&
        (item->sig_len != b->row->sig_bytes || item->pk_len != b->row->pk_bytes))
        item->status = QTN_ERR_LENGTH;
    if (item->status == QTN_OK &&
        !qtn_dsa_verify_begin(&b->slot[i & SLOT].v, &b->chain[i & CHAIN].c, b->row, b->ops, &b->q,
                              item->sig, m, item->pk, b->slot[i & SLOT].a, last))
        item->status = QTN_ERR_SIGNATURE;
}

qtn_status qtn_mldsa_verify_batch(qtn_mldsa_set set, qtn_mldsa_verify_item *items, size_t n) {
    const struct qtn_backend *be = qtn_backend_active();
    struct verify_batch b;
    b.row = qtn_mldsa_params(set);
    b.ops = be->mldsa;
    if (b.row == NULL || (items == NULL && n != 0)) {
        for (size_t i = 0; items != NULL && i < n; i++)
            items[i].status = QTN_ERR_ARGUMENT;
        return QTN_ERR_ARGUMENT;
    }
    qtn_queue_init(&b.q, be->keccak, b.scratch, MLDSA_LANE_BYTES);
    qtn_status status = QTN_OK;
    /* Item i begins, the rows of i - 1 are computed, and the answer of i - 3 has to be there. */
    for (size_t i = 0; i < n + CHAIN; i++) {
        if (i < n)
            verify_begin(&b, &items[i], i, i + 1 == n);
        if (i >= 1 && i - 1 < n && items[i - 1].status == QTN_OK)
            qtn_dsa_verify_rows(&b.slot[(i - 1) & SLOT].v, &b.chain[(i - 1) & CHAIN].c, b.row,
                                b.ops, &b.q, NULL, i == n);
        if (i < CHAIN)
            continue;
        qtn_mldsa_verify_item *item = &items[i - CHAIN];
        if (item->status == QTN_OK)
            item->status = qtn_dsa_verify_end(&b.chain[(i - CHAIN) & CHAIN].c, b.row, &b.q);
        status = batch_status(status, item->status);
    }
    return status;
}
