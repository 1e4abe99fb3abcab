/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Proves that the queue gives every stream the bytes that a sponge of its own would give, whatever
 * shares the lanes with it: all rates and suffixes, all input and output lengths around block
 * boundaries, spans and tails, every lane of every table of kernels. */
#include "streams.h"

#include "support/cmocka_all.h"
#include "support/rng.h"
#include <stdio.h>

enum { POOL = 4096, MANY = 600 };

static uint8_t pool[POOL];
static struct job jobs[MANY];
static _Alignas(64) uint8_t scratch[KECCAK_MAX_LANES * JOB_LANE_BYTES];

static void run_jobs(const struct keccak_ops *ops, unsigned n, const char *what) {
    struct queue q;
    char where[64];
    qtn_queue_init(&q, ops, scratch, JOB_LANE_BYTES);
    for (unsigned i = 0; i < n; i++)
        qtn_queue_add(&q, &jobs[i].s);
    qtn_queue_run(&q);
    assert_int_equal(q.live, 0);
    assert_null(q.first);
    for (unsigned i = 0; i < n; i++) {
        snprintf(where, sizeof where, "%s, %s, stream %u", what, ops->name, i);
        job_check(&jobs[i], where);
    }
}

/* 0 to 3 blocks and two bytes, the last 0, 1 or 2 of them in the tail. */
static void every_input_length(void **state) {
    (void)state;
    const struct keccak_ops *ops;
    for (unsigned t = 0; (ops = keccak_table(t)) != NULL; t++)
        for (unsigned i = 0; i < JOB_FUNCTIONS; i++) {
            const struct keccak_function f = job_function(i);
            for (unsigned tail = 0; tail <= 2; tail++) {
                unsigned n = 0;
                for (size_t len = tail; len <= 3u * f.rate + 2; len++, n++) {
                    job_init(&jobs[n], f, pool + len, len, tail);
                    job_give_bytes(&jobs[n], 1 + len % (f.rate + 1u));
                }
                run_jobs(ops, n, "input length");
            }
        }
}

/* No span at all: a stream that is only a tail, or nothing. */
static void no_span(void **state) {
    (void)state;
    const struct keccak_ops *ops;
    for (unsigned t = 0; (ops = keccak_table(t)) != NULL; t++) {
        unsigned n = 0;
        for (unsigned i = 0; i < JOB_FUNCTIONS; i++)
            for (unsigned tail = 0; tail <= 2; tail++, n += 2) {
                for (unsigned sink = 0; sink < 2; sink++) {
                    job_init(&jobs[n + sink], job_function(i), pool + n, tail, tail);
                    job_cut(&jobs[n + sink], 0, 0);
                    jobs[n + sink].s.in = NULL;
                }
                job_give_bytes(&jobs[n], 200);
                job_give_blocks(&jobs[n + 1], 2, 3);
            }
        run_jobs(ops, n, "no span");
    }
}

static void every_output_length(void **state) {
    (void)state;
    const struct keccak_ops *ops;
    for (unsigned t = 0; (ops = keccak_table(t)) != NULL; t++)
        for (unsigned i = 0; i < JOB_FUNCTIONS; i++) {
            const struct keccak_function f = job_function(i);
            unsigned n = 0;
            for (size_t len = 1; len <= 3u * f.rate + 1; len++, n++) {
                job_init(&jobs[n], f, pool + len, 34, 2);
                job_give_bytes(&jobs[n], len);
            }
            run_jobs(ops, n, "output length");
        }
}

/* A sink that gets 1 to 5 blocks at once and then up to 5 more, one at a time. */
static void every_number_of_blocks(void **state) {
    (void)state;
    const struct keccak_ops *ops;
    for (unsigned t = 0; (ops = keccak_table(t)) != NULL; t++)
        for (unsigned tail = 0; tail <= 2; tail++) {
            unsigned n = 0;
            for (unsigned i = 0; i < JOB_FUNCTIONS; i++)
                for (unsigned first = 1; first <= JOB_MAX_FIRST; first++)
                    for (unsigned more = 0; more <= 5; more++, n++) {
                        const size_t len = (size_t)(n % 4) * job_function(i).rate + tail;
                        job_init(&jobs[n], job_function(i), pool + n, len, tail);
                        job_give_blocks(&jobs[n], first, first + more);
                    }
            run_jobs(ops, n, "blocks");
            for (unsigned i = 0; i < n; i++)
                assert_int_equal(jobs[i].calls, 1 + i % 6);
        }
}

/* Each function in each lane, the other lanes busy with something longer. */
static void every_lane(void **state) {
    (void)state;
    const struct keccak_ops *ops;
    for (unsigned t = 0; (ops = keccak_table(t)) != NULL; t++)
        for (unsigned lane = 0; lane < ops->lanes; lane++)
            for (unsigned i = 0; i < JOB_FUNCTIONS; i++) {
                struct queue q;
                qtn_queue_init(&q, ops, scratch, JOB_LANE_BYTES);
                const bool spare = (ops->spare >> lane & 1) != 0;
                for (unsigned k = 0; k < ops->lanes; k++) {
                    /* A spare lane is given only to a stream that seems to be the longest: the
                     * others turn out to want a block more. */
                    const unsigned f = spare || ops->spare != 0 ? i : i + k;
                    job_init(&jobs[k], job_function(f % JOB_FUNCTIONS), pool + k, 600, 0);
                    if (k == lane && !spare)
                        job_init(&jobs[k], job_function(i), pool + k, 33, 1);
                    job_give_blocks(&jobs[k], 2, k == lane && spare ? 2 : 3);
                    qtn_queue_add(&q, &jobs[k].s);
                }
                qtn_queue_run_until(&q, &jobs[lane].s);
                for (unsigned k = 0; k < ops->lanes; k++) /* a spare lane may be too dear */
                    if (k == lane || (ops->spare >> k & 1) == 0)
                        assert_ptr_equal(q.lane[k].s, k == lane ? NULL : &jobs[k].s);
                qtn_queue_run(&q);
                for (unsigned k = 0; k < ops->lanes; k++)
                    job_check(&jobs[k], ops->name);
            }
}

static void random_mixes(void **state) {
    (void)state;
    const struct keccak_ops *ops;
    for (unsigned t = 0; (ops = keccak_table(t)) != NULL; t++)
        for (uint64_t seed = 1; seed <= 20; seed++) {
            uint64_t rng = seed;
            const unsigned n = 100 + (unsigned)(test_next(&rng) % (MANY - 100));
            for (unsigned i = 0; i < n; i++)
                job_random(&jobs[i], pool, POOL, &rng);
            run_jobs(ops, n, "mix");
        }
}

/* Streams that come while others are in flight, some run to their end at once. */
static void random_arrivals(void **state) {
    (void)state;
    const struct keccak_ops *ops;
    for (unsigned t = 0; (ops = keccak_table(t)) != NULL; t++)
        for (uint64_t seed = 1; seed <= 20; seed++) {
            uint64_t rng = seed << 32;
            struct queue q;
            qtn_queue_init(&q, ops, scratch, JOB_LANE_BYTES);
            for (unsigned i = 0; i < MANY; i++) {
                job_random(&jobs[i], pool, POOL, &rng);
                qtn_queue_add(&q, &jobs[i].s);
                if (test_next(&rng) % 4 == 0)
                    qtn_queue_run_until(&q, &jobs[i - (unsigned)(test_next(&rng) % (i + 1))].s);
            }
            qtn_queue_run(&q);
            for (unsigned i = 0; i < MANY; i++)
                job_check(&jobs[i], ops->name);
        }
}

int main(void) {
    test_fill(pool, sizeof pool, 1);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_input_length),  cmocka_unit_test(no_span),
        cmocka_unit_test(every_output_length), cmocka_unit_test(every_number_of_blocks),
        cmocka_unit_test(every_lane),          cmocka_unit_test(random_mixes),
        cmocka_unit_test(random_arrivals),
    };
    return cmocka_run_group_tests(tests, NULL, NULL) ? 1 : 0;
}
