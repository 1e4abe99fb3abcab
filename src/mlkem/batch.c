/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Batches of ML-KEM: a few items are in flight in one queue, so that a batch of any length takes
 * the same stack. An item waits for its own streams only; the lanes it leaves are the next one's.
 */
#include "common/batch.h"
#include "common/random.h"
#include "common/wipe.h"
#include "mlkem/kem.h"
#include <quatrain/batch.h>

/* --- key generation -------------------------------------------------------------------------- */

/* Eight items make a group: their G share a step, then two at a time are expanded and computed, and
 * their H(ek) run side by side while the next group begins. */
enum { GROUP = 8, GROUPS = 2, EXPANSIONS = 2 };

struct keygen_batch {
    const struct mlkem_params *row;
    const struct mlkem_ops *ops;
    struct queue q;
    uint8_t scratch[KECCAK_MAX_LANES * MLKEM_LANE_BYTES];
    struct kem_keygen keygen[GROUPS][GROUP];
    bool hashes[GROUPS][GROUP]; /* its H(ek) is in the queue */
    struct kem_expansion expansion[EXPANSIONS];
};

static void keygen_begin(struct keygen_batch *b, qtn_mlkem_keygen_item *item, struct kem_keygen *kg,
                         const qtn_rng *rng) {
    uint8_t seed[QTN_MLKEM_SEED_BYTES];
    item->status = item->ek == NULL || item->dk == NULL ? QTN_ERR_ARGUMENT
                                                        : qtn_random(rng, seed, sizeof seed);
    if (item->status != QTN_OK) {
        wipe_output(item->ek, b->row->ek_bytes);
        wipe_output(item->dk, b->row->dk_bytes);
        return;
    }
    qtn_kem_keygen_begin(kg, b->row, &b->q, seed);
    qtn_wipe(seed, sizeof seed);
}

/* The H(ek) of a group are done, and its place is free. */
static void keygen_collect(struct keygen_batch *b, unsigned group) {
    for (unsigned i = 0; i < GROUP; i++)
        if (b->hashes[group][i]) {
            qtn_queue_run_until(&b->q, &b->keygen[group][i].h);
            b->hashes[group][i] = false;
        }
}

/* Up to eight items, all but their H(ek), which are left in the queue. One alone has no other to
 * fill the lanes, and hashes early. */
static void keygen_group(struct keygen_batch *b, qtn_mlkem_keygen_item *items, size_t n,
                         unsigned group, const qtn_rng *rng) {
    struct kem_keygen *kg = b->keygen[group];
    const bool early = n == 1 && queue_is_wide(&b->q);
    for (size_t i = 0; i < n; i++)
        keygen_begin(b, &items[i], &kg[i], rng);
    for (size_t i = 0; i < n + 1; i++) {
        if (i < n && items[i].status == QTN_OK) {
            qtn_queue_run_until(&b->q, &kg[i].g);
            qtn_kem_keygen_expand(&kg[i], &b->expansion[i % EXPANSIONS], b->row, b->ops, &b->q);
        }
        if (i >= 1 && items[i - 1].status == QTN_OK) {
            qtn_kem_keygen_finish(&kg[i - 1], &b->expansion[(i - 1) % EXPANSIONS], b->row, b->ops,
                                  &b->q, early, items[i - 1].ek, items[i - 1].dk);
            b->hashes[group][i - 1] = early;
        }
        /* From here on nothing else waits: the hashes fill what the last matrices leave. */
        for (size_t j = 0; i + 1 >= n && j < i; j++)
            if (items[j].status == QTN_OK && !b->hashes[group][j]) {
                b->hashes[group][j] = true;
                qtn_queue_add(&b->q, &kg[j].h);
            }
    }
}

qtn_status qtn_mlkem_keygen_batch(qtn_mlkem_set set, qtn_mlkem_keygen_item *items, size_t n,
                                  const qtn_rng *rng) {
    const struct qtn_backend *be = qtn_backend_active();
    struct keygen_batch b;
    b.row = qtn_mlkem_params(set);
    b.ops = be->mlkem;
    if (b.row == NULL || (items == NULL && n != 0)) {
        for (size_t i = 0; items != NULL && i < n; i++)
            items[i].status = QTN_ERR_ARGUMENT;
        return QTN_ERR_ARGUMENT;
    }
    memset(b.hashes, 0, sizeof b.hashes);
    qtn_queue_init(&b.q, be->keccak, b.scratch, MLKEM_LANE_BYTES);
    unsigned group = 0;
    for (size_t i = 0; i < n; i += GROUP, group ^= 1) {
        keygen_collect(&b, group);
        keygen_group(&b, items + i, n - i < GROUP ? n - i : GROUP, group, rng);
    }
    qtn_queue_run(&b.q);
    qtn_status status = QTN_OK;
    for (size_t i = 0; i < n; i++)
        status = batch_status(status, items[i].status);
    qtn_wipe(b.keygen, sizeof b.keygen);
    for (unsigned i = 0; i < EXPANSIONS; i++)
        qtn_kem_expansion_wipe(&b.expansion[i]);
    qtn_wipe_leftovers();
    return status;
}

/* --- encapsulation --------------------------------------------------------------------------- */

enum { IN_FLIGHT = 4, SLOT = IN_FLIGHT - 1 }; /* four chains and the other lanes full of A */

struct encrypt_batch {
    const struct mlkem_params *row;
    const struct mlkem_ops *ops;
    struct queue q;
    uint8_t scratch[KECCAK_MAX_LANES * MLKEM_LANE_BYTES];
    struct kpke_key key[IN_FLIGHT];
    struct kem_encrypt slot[IN_FLIGHT];
    uint8_t ct2[MLKEM_MAX_CT_BYTES]; /* of a decapsulation */
};

static void encrypt_batch_init(struct encrypt_batch *b, const struct mlkem_params *row,
                               const struct qtn_backend *be) {
    b->row = row;
    b->ops = be->mlkem;
    qtn_queue_init(&b->q, be->keccak, b->scratch, MLKEM_LANE_BYTES);
}

static void encrypt_batch_wipe(struct encrypt_batch *b) {
    for (unsigned i = 0; i < IN_FLIGHT; i++)
        qtn_kem_encrypt_wipe(&b->slot[i]);
    qtn_wipe_leftovers();
}

static void encaps_begin(struct encrypt_batch *b, qtn_mlkem_encaps_item *item, unsigned slot,
                         const qtn_rng *rng) {
    uint8_t m[MLKEM_SYM_BYTES];
    if (item->ct == NULL || item->ss == NULL || item->ek == NULL)
        item->status = QTN_ERR_ARGUMENT;
    else if (item->ek_len != b->row->ek_bytes)
        item->status = QTN_ERR_LENGTH;
    else
        item->status = qtn_random(rng, m, sizeof m);
    if (item->status == QTN_OK) {
        item->status =
            qtn_kem_encaps_begin(&b->slot[slot], b->row, b->ops, &b->q, &b->key[slot], item->ek, m);
        qtn_wipe(m, sizeof m);
    }
    if (item->status != QTN_OK) {
        wipe_output(item->ct, b->row->ct_bytes);
        wipe_output(item->ss, MLKEM_SYM_BYTES);
    }
}

qtn_status qtn_mlkem_encaps_batch(qtn_mlkem_set set, qtn_mlkem_encaps_item *items, size_t n,
                                  const qtn_rng *rng) {
    const struct mlkem_params *row = qtn_mlkem_params(set);
    if (row == NULL || (items == NULL && n != 0)) {
        for (size_t i = 0; items != NULL && i < n; i++)
            items[i].status = QTN_ERR_ARGUMENT;
        return QTN_ERR_ARGUMENT;
    }
    struct encrypt_batch b;
    encrypt_batch_init(&b, row, qtn_backend_active());
    qtn_status status = QTN_OK;
    for (size_t i = 0; i < n + SLOT; i++) {
        if (i < n)
            encaps_begin(&b, &items[i], i & SLOT, rng);
        if (i < SLOT)
            continue;
        qtn_mlkem_encaps_item *item = &items[i - SLOT];
        const unsigned slot = (i - SLOT) & SLOT;
        status = batch_status(status, item->status);
        if (item->status != QTN_OK)
            continue;
        qtn_kem_encrypt_wait(&b.slot[slot], row, &b.q);
        qtn_kem_encaps_finish(&b.slot[slot], row, b.ops, &b.key[slot], item->ct, item->ss);
    }
    encrypt_batch_wipe(&b);
    return status;
}

/* --- decapsulation --------------------------------------------------------------------------- */

static void decaps_begin(struct encrypt_batch *b, qtn_mlkem_decaps_item *item, unsigned slot) {
    if (item->ss == NULL || item->ct == NULL || item->dk == NULL)
        item->status = QTN_ERR_ARGUMENT;
    else if (item->ct_len != b->row->ct_bytes || item->dk_len != b->row->dk_bytes)
        item->status = QTN_ERR_LENGTH;
    else
        item->status = QTN_OK;
    if (item->status == QTN_OK)
        qtn_kem_decaps_begin(&b->slot[slot], b->row, b->ops, &b->q, &b->key[slot], item->ct,
                             item->dk);
    else
        wipe_output(item->ss, MLKEM_SYM_BYTES);
}

static void decaps_finish(struct encrypt_batch *b, qtn_mlkem_decaps_item *item, unsigned slot) {
    struct kem_encrypt *e = &b->slot[slot];
    qtn_kem_encrypt_wait(e, b->row, &b->q);
    qtn_queue_run_until(&b->q, &e->h);
    qtn_queue_run_until(&b->q, &e->j);
    item->status = qtn_kem_decaps_check(e, b->row, item->dk);
    if (item->status == QTN_OK)
        qtn_kem_decaps_finish(e, b->row, b->ops, &b->key[slot], b->ct2, item->ct, item->ss);
    else
        wipe_output(item->ss, MLKEM_SYM_BYTES);
}

qtn_status qtn_mlkem_decaps_batch(qtn_mlkem_set set, qtn_mlkem_decaps_item *items, size_t n) {
    const struct mlkem_params *row = qtn_mlkem_params(set);
    if (row == NULL || (items == NULL && n != 0)) {
        for (size_t i = 0; items != NULL && i < n; i++)
            items[i].status = QTN_ERR_ARGUMENT;
        return QTN_ERR_ARGUMENT;
    }
    struct encrypt_batch b;
    encrypt_batch_init(&b, row, qtn_backend_active());
    qtn_status status = QTN_OK;
    for (size_t i = 0; i < n + SLOT; i++) {
        if (i < n)
            decaps_begin(&b, &items[i], i & SLOT);
        if (i < SLOT)
            continue;
        if (items[i - SLOT].status == QTN_OK)
            decaps_finish(&b, &items[i - SLOT], (i - SLOT) & SLOT);
        status = batch_status(status, items[i - SLOT].status);
    }
    encrypt_batch_wipe(&b);
    return status;
}
