/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The public matrix A from rho: by the library's queue, and by each of the historic schedules over
 * the same kernels. */
#include "counts.h"
#include "inputs.h"
#include "keccak/queue.h"
#include "mldsa/sample.h"
#include "mlkem/sample.h"
#include "parts.h"
#include "queue/policies.h"

#include <stdlib.h>

enum { SEEDS = 32, SETS = 6 };

struct matrix {
    const char *name;
    const struct mldsa_params *row; /* NULL for ML-KEM */
    unsigned rows, cols;
};

static struct matrix matrices[SETS] = {
    {.name = "ML-KEM-512", .rows = 2, .cols = 2},  {.name = "ML-KEM-768", .rows = 3, .cols = 3},
    {.name = "ML-KEM-1024", .rows = 4, .cols = 4}, {.name = "ML-DSA-44", .rows = 4, .cols = 4},
    {.name = "ML-DSA-65", .rows = 6, .cols = 5},   {.name = "ML-DSA-87", .rows = 8, .cols = 7}};

static uint8_t seeds[SEEDS][32];
static struct mlkem_poly kem[MLKEM_MAX_K * MLKEM_MAX_K];
static struct mldsa_poly dsa[POLICY_MAX_ENTRIES];
static struct policy_counts counts; /* of the last policy_sample */

static void by_policy(const struct bench *b, unsigned i) {
    const struct matrix *m = b->arg;
    const struct policy_matrix p =
        m->row ? policy_mldsa_matrix(seeds[i], m->rows, m->cols, dsa, b->backend->mldsa)
               : policy_mlkem_matrix(seeds[i], m->rows, kem, b->backend->mlkem);
    /* The widest batch of "exact", a power of two. */
    const unsigned width = b->backend->keccak->lanes >= 8 ? 8 : 4;
    policy_sample(&p, (enum policy)b->shape, width, b->backend->keccak, &counts);
}

static _Alignas(64) uint8_t scratch[KECCAK_MAX_LANES * MLDSA_LANE_BYTES];
static struct queue q;

static void kem_by_queue(const struct bench *b, unsigned i) {
    static struct stream streams[MLKEM_MAX_K * MLKEM_MAX_K];
    const struct matrix *m = b->arg;
    const struct span rho = {seeds[i], sizeof seeds[i]};
    qtn_queue_init(&q, b->backend->keccak, scratch, MLKEM_LANE_BYTES);
    for (unsigned e = 0; e < m->rows * m->cols; e++) {
        qtn_mlkem_sample_ntt(&streams[e], b->backend->mlkem, &kem[e], &rho, e % m->cols,
                             e / m->cols);
        qtn_queue_add(&q, &streams[e]);
    }
    qtn_queue_run(&q);
}

static void dsa_by_queue(const struct bench *b, unsigned i) {
    static struct mldsa_matrix matrix;
    const struct matrix *m = b->arg;
    qtn_queue_init(&q, b->backend->keccak, scratch, MLDSA_LANE_BYTES);
    qtn_mldsa_matrix_init(&matrix, m->row, b->backend->mldsa, dsa, true, m->cols, seeds[i]);
    for (unsigned row = 0; row < m->rows; row++)
        qtn_mldsa_matrix_row(&matrix, &q, row);
}

static int compare(const void *a, const void *b) {
    const unsigned x = *(const unsigned *)a, y = *(const unsigned *)b;
    return x < y ? -1 : x > y;
}

/* The lockstep driver counts by itself: which lanes of a batch are live is its own affair. */
static void count_policy(struct bench *b) {
    unsigned live[SEEDS], executed[SEEDS];
    qtn_backend_use(b->backend);
    for (unsigned i = 0; i < SEEDS; i++) {
        by_policy(b, i);
        live[i] = counts.live;
        executed[i] = counts.executed;
    }
    qsort(live, SEEDS, sizeof live[0], compare);
    qsort(executed, SEEDS, sizeof executed[0], compare);
    b->permutations = b->fewest = live[SEEDS / 2];
    b->idle = executed[SEEDS / 2] - b->permutations;
}

void add_matrix(struct suite *s, const struct qtn_backend *backend) {
    fill_bytes(seeds, sizeof seeds, 4);
    matrices[3].row = qtn_mldsa_params(QTN_MLDSA_44);
    matrices[4].row = qtn_mldsa_params(QTN_MLDSA_65);
    matrices[5].row = qtn_mldsa_params(QTN_MLDSA_87);
    for (unsigned i = 0; i < SETS; i++) {
        struct bench b = {.set = matrices[i].name,
                          .op = "matrix",
                          .mode = "oneshot",
                          .backend = backend,
                          .inputs = SEEDS,
                          .arg = &matrices[i],
                          .run = by_policy,
                          .count = count_policy,
                          .attempts = -1};
        for (unsigned p = 0; p < POLICY_COUNT; p++) {
            b.policy = policy_name((enum policy)p);
            b.shape = p;
            suite_add(s, &b);
        }
        b.policy = "queue";
        b.run = matrices[i].row ? dsa_by_queue : kem_by_queue;
        b.count = count_median;
        suite_add(s, &b);
    }
}
