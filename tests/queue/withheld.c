/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Proves that a stream may start on the first part of its input: whatever comes when, the output is
 * that of the whole, no permutation is made for a stream that waits, and others go on beside it. */
#include "streams.h"

#include "support/cmocka_all.h"
#include "support/counting.h"
#include "support/lanes.h"
#include "support/rng.h"
#include <string.h>

enum { POOL = 2048, OTHERS = 20 };

static uint8_t pool[POOL], late[POOL];
static struct job chain, others[OTHERS];
static uint64_t aside[KECCAK_WORDS];
static _Alignas(64) uint8_t scratch[KECCAK_MAX_LANES * JOB_LANE_BYTES];

static void start(struct queue *q, const struct keccak_ops *ops) {
    qtn_queue_init(q, ops, scratch, JOB_LANE_BYTES);
    job_restart_clock();
}

/* `late` is written piece by piece; a byte read too early would be wrong, and stay wrong. */
static void give(struct job *j, size_t *there, size_t total, size_t piece) {
    const size_t n = piece < total - *there ? piece : total - *there;
    memcpy(late + *there, pool + *there, n);
    *there += n;
    j->s.withheld = total - *there;
}

static void any_pieces_give_the_same(void **state) {
    (void)state;
    const size_t pieces[] = {1, 7, 71, 72, 104, 135, 136, 137, 168, 384, 1000};
    const size_t totals[] = {1, 71, 136, 137, 800, 1184, 1568};
    const struct keccak_ops *ops;
    for (unsigned t = 0; (ops = keccak_table(t)) != NULL; t++)
        for (size_t p = 0; p < sizeof pieces / sizeof pieces[0]; p++)
            for (size_t n = 0; n < sizeof totals / sizeof totals[0]; n++) {
                if (ops->lanes < 2 || (pieces[p] == 1 && totals[n] > 200))
                    continue;
                struct queue q;
                start(&q, ops);
                memset(late, 0xaa, sizeof late);
                for (unsigned i = 0; i < OTHERS; i++) {
                    job_init(&others[i], job_function(i % JOB_FUNCTIONS), pool + i, 34, 2);
                    job_give_blocks(&others[i], 1 + i % 3, 1 + i % 3 + i % 2);
                    qtn_queue_add(&q, &others[i].s);
                }
                job_init(&chain, job_function((unsigned)(p + n) % JOB_FUNCTIONS), late, totals[n],
                         0);
                job_give_bytes(&chain, 64);
                size_t there = 0;
                chain.s.withheld = totals[n];
                chain.s.aside = aside;
                qtn_queue_add_first(&q, &chain.s);
                for (unsigned i = 0; there < totals[n]; i++) {
                    if (i < OTHERS)
                        qtn_queue_run_until(&q, &others[i].s);
                    give(&chain, &there, totals[n], pieces[p]);
                }
                qtn_queue_run(&q);
                job_check(&chain, ops->name);
                for (unsigned i = 0; i < OTHERS; i++)
                    job_check(&others[i], ops->name);
            }
}

/* The stream that waits is not permuted: live permutations are the sum of all, to the one. */
static void a_stream_that_waits_owes_nothing(void **state) {
    (void)state;
    const unsigned widths[] = {2, 4, 5, 8};
    for (size_t w = 0; w < sizeof widths / sizeof widths[0]; w++) {
        const struct qtn_backend *b = counting_backend(lanes_backend(widths[w], LANES_EXACT));
        struct queue q;
        start(&q, b->keccak);
        memset(late, 0, sizeof late);
        job_init(&chain, KECCAK_SHA3_256, late, 1184, 0);
        job_give_bytes(&chain, 32);
        chain.s.aside = aside;
        chain.s.withheld = 1184 - 300; /* two blocks are there */
        unsigned want = job_permutations(&chain);
        counting_reset();
        qtn_queue_add(&q, &chain.s);
        for (unsigned i = 0; i < OTHERS; i++) {
            job_init(&others[i], KECCAK_SHAKE128, pool + i, 34, 2);
            job_give_blocks(&others[i], 3, 3);
            want += job_permutations(&others[i]);
            qtn_queue_add(&q, &others[i].s);
        }
        for (unsigned i = 0; i < OTHERS; i++)
            qtn_queue_run_until(&q, &others[i].s);
        assert_int_equal(q.stalled, q.live);
        memcpy(late, pool, 1184);
        memset(late, 0, 300);
        chain.s.withheld = 0;
        qtn_queue_run(&q);
        assert_int_equal(counting_read().live, want);
        job_check(&chain, "waits");
    }
}

int main(void) {
    test_fill(pool, sizeof pool, 1);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(any_pieces_give_the_same),
        cmocka_unit_test(a_stream_that_waits_owes_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL) ? 1 : 0;
}
