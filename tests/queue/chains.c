/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Proves how streams follow one another: `then`, urgent or not, runs that stop at one stream,
 * streams used again, and that a secret stream leaves nothing behind. */
#include "streams.h"

#include "support/cmocka_all.h"
#include "support/counting.h"
#include "support/hex.h"
#include "support/lanes.h"
#include "support/rng.h"
#include <string.h>

enum { POOL = 4096, MANY = 64 };

static uint8_t pool[POOL];
static struct job jobs[MANY];
static _Alignas(64) uint8_t scratch[KECCAK_MAX_LANES * JOB_LANE_BYTES];

static void start(struct queue *q, const struct keccak_ops *ops) {
    qtn_queue_init(q, ops, scratch, JOB_LANE_BYTES);
    job_restart_clock();
}

/* A stream of so many permutations that tells when it finished. */
static void put(struct job *j, unsigned seed, unsigned blocks) {
    job_init(j, job_function(seed % JOB_FUNCTIONS), pool + seed, 40, 0);
    job_give_blocks(j, blocks < JOB_MAX_FIRST ? blocks : JOB_MAX_FIRST, blocks);
}

/* Each stream of a chain absorbs all that the one before it gave; others go on beside it. */
static void a_chain_absorbs_what_the_link_before_gave(void **state) {
    (void)state;
    enum { LINKS = 10, OTHERS = 12 };
    const struct keccak_ops *ops;
    for (unsigned t = 0; (ops = keccak_table(t)) != NULL; t++)
        for (unsigned urgent = 0; urgent < 2; urgent++) {
            struct queue q;
            start(&q, ops);
            for (unsigned i = 0; i < LINKS; i++) {
                struct job *j = &jobs[i];
                job_init(j, job_function(i), i == 0 ? pool : jobs[i - 1].out, 32 + 30 * i, 0);
                job_give_bytes(j, 32 + 30 * (i + 1));
                j->s.urgent = urgent;
                if (i != 0)
                    jobs[i - 1].s.then = &j->s;
            }
            for (unsigned i = LINKS; i < LINKS + OTHERS; i++) {
                put(&jobs[i], i, 1 + i % 7);
                qtn_queue_add(&q, &jobs[i].s);
                if (i == LINKS + 3)
                    qtn_queue_add(&q, &jobs[0].s);
            }
            qtn_queue_run_until(&q, &jobs[LINKS - 1].s);
            qtn_queue_run(&q);
            for (unsigned i = 0; i < LINKS + OTHERS; i++)
                job_check(&jobs[i], ops->name);
        }
}

/* On one lane: a list ends in its order, behind what waits already; an empty one changes nothing.
 */
static void a_list_waits_in_its_order(void **state) {
    (void)state;
    struct queue q;
    start(&q, lanes_backend(1, LANES_EXACT)->keccak);
    for (unsigned i = 0; i < 5; i++) {
        put(&jobs[i], i, 1 + i % 2);
        jobs[i].s.next = i < 4 ? &jobs[i + 1].s : NULL;
    }
    qtn_queue_add_list(&q, NULL);
    assert_null(q.first);
    qtn_queue_add_list(&q, &jobs[2].s);
    jobs[1].s.next = NULL;
    qtn_queue_add_list(&q, &jobs[0].s);
    qtn_queue_run(&q);
    for (unsigned i = 0; i < 5; i++) {
        job_check(&jobs[i], "list");
        assert_int_equal(jobs[i].finished, 1 + (i + 3) % 5);
    }
}

/* One stream starts five; all absorb its output. */
static void one_stream_starts_several(void **state) {
    (void)state;
    const struct keccak_ops *ops;
    for (unsigned t = 0; (ops = keccak_table(t)) != NULL; t++) {
        struct queue q;
        start(&q, ops);
        job_init(&jobs[0], KECCAK_SHAKE256, pool, 200, 0);
        job_give_bytes(&jobs[0], 64);
        for (unsigned i = 1; i <= 5; i++) {
            job_init(&jobs[i], job_function(i), jobs[0].out, 64, 0);
            job_give_bytes(&jobs[i], 64 * i);
            jobs[i].s.next = i < 5 ? &jobs[i + 1].s : NULL;
        }
        jobs[0].s.then = &jobs[1].s;
        qtn_queue_add(&q, &jobs[0].s);
        qtn_queue_run(&q);
        for (unsigned i = 0; i <= 5; i++)
            job_check(&jobs[i], ops->name);
        assert_int_equal(q.live, 0);
        assert_null(q.first);
    }
}

/* On one lane: a, then b, while x and y wait. */
static void urgent_goes_before_what_waits(void **state) {
    (void)state;
    const struct keccak_ops *ops = lanes_backend(1, LANES_EXACT)->keccak;
    struct job *a = &jobs[0], *b = &jobs[1], *x = &jobs[2], *y = &jobs[3];
    for (unsigned urgent = 0; urgent < 2; urgent++) {
        struct queue q;
        start(&q, ops);
        for (unsigned i = 0; i < 4; i++)
            put(&jobs[i], i, 2);
        a->s.then = &b->s;
        b->s.urgent = urgent;
        qtn_queue_add(&q, &a->s);
        qtn_queue_add(&q, &x->s);
        qtn_queue_add(&q, &y->s);
        qtn_queue_run(&q);
        assert_int_equal(a->finished, 1);
        assert_int_equal(b->finished, urgent ? 2 : 4);
        assert_int_equal(x->finished, urgent ? 3 : 2);
        assert_int_equal(y->finished, urgent ? 4 : 3);
    }
}

/* Urgent with nothing waiting, and more added behind it: the line must stay whole. */
static void urgent_into_an_empty_line(void **state) {
    (void)state;
    const struct keccak_ops *ops = lanes_backend(1, LANES_EXACT)->keccak;
    struct queue q;
    start(&q, ops);
    for (unsigned i = 0; i < 5; i++)
        put(&jobs[i], i, 1);
    jobs[0].s.then = &jobs[1].s;
    jobs[1].s.next = &jobs[2].s;
    jobs[1].s.urgent = jobs[2].s.urgent = true;
    qtn_queue_add(&q, &jobs[0].s);
    qtn_queue_run_until(&q, &jobs[0].s);
    qtn_queue_add(&q, &jobs[3].s);
    qtn_queue_add(&q, &jobs[4].s);
    qtn_queue_run(&q);
    for (unsigned i = 0; i < 5; i++)
        job_check(&jobs[i], "urgent");
    assert_int_equal(jobs[3].finished, 4);
    assert_int_equal(jobs[4].finished, 5);
}

/* Stops after exactly as many steps as the stream needs; the others stay in flight, unharmed. */
static void run_until_stops_there(void **state) {
    (void)state;
    const unsigned widths[] = {2, 4, 5, 8};
    for (unsigned w = 0; w < 4; w++)
        for (unsigned target = 0; target < widths[w]; target++) {
            const struct qtn_backend *counting =
                counting_backend(lanes_backend(widths[w], LANES_FULL));
            struct queue q;
            start(&q, counting->keccak);
            for (unsigned i = 0; i < 3 * widths[w]; i++) {
                put(&jobs[i], i, i == target ? 2 : 7);
                qtn_queue_add(&q, &jobs[i].s);
            }
            qtn_queue_run_until(&q, &jobs[target].s);
            assert_int_equal(counting_read().calls, 2);
            for (unsigned i = 0; i < 3 * widths[w]; i++)
                assert_int_equal(jobs[i].s.done, i == target);
            job_check(&jobs[target], "run_until");
            qtn_queue_run_until(&q, &jobs[target].s); /* done: nothing to do */
            assert_int_equal(counting_read().calls, 2);
            qtn_queue_run(&q);
            for (unsigned i = 0; i < 3 * widths[w]; i++)
                job_check(&jobs[i], "after run_until");
            assert_int_equal(q.live, 0);
        }
}

/* The same stream again and again, with others in flight, with other shapes. */
static void a_stream_is_used_again(void **state) {
    (void)state;
    const struct keccak_ops *ops;
    for (unsigned t = 0; (ops = keccak_table(t)) != NULL; t++) {
        struct queue q;
        uint64_t rng = t;
        start(&q, ops);
        for (unsigned i = 1; i < MANY; i++) {
            job_random(&jobs[i], pool, POOL, &rng);
            qtn_queue_add(&q, &jobs[i].s);
        }
        put(&jobs[0], 1, 3);
        for (unsigned again = 0; again < 20; again++) {
            if (again >= 10) {
                job_random(&jobs[0], pool, POOL, &rng);
            } else { /* only what the sink changed */
                jobs[0].s.have = jobs[0].calls = 0;
                jobs[0].span[0].p = pool + 7 * again;
            }
            qtn_queue_add(&q, &jobs[0].s);
            assert_false(jobs[0].s.done);
            qtn_queue_run_until(&q, &jobs[0].s);
            job_check(&jobs[0], ops->name);
        }
        qtn_queue_run(&q);
        for (unsigned i = 1; i < MANY; i++)
            job_check(&jobs[i], ops->name);
    }
}

static void lane_is_zero(const struct queue *q, unsigned lane) {
    for (unsigned i = 0; i < KECCAK_WORDS; i++)
        if (q->state[q->ops->offset[lane] + (size_t)q->ops->stride[lane] * i] != 0)
            fail_msg("%s: word %u of lane %u is left", q->ops->name, i, lane);
}

/* A secret stream in one lane is done while public ones are in flight in all others. */
static void a_secret_stream_leaves_nothing(void **state) {
    (void)state;
    const struct keccak_ops *ops;
    for (unsigned t = 0; (ops = keccak_table(t)) != NULL; t++)
        for (unsigned lane = 0; lane < ops->lanes; lane++)
            for (unsigned sink = 0; sink < 2; sink++)
                for (unsigned more = 0; more < 2; more++) {
                    struct queue q;
                    memset(scratch, 0, sizeof scratch);
                    start(&q, ops);
                    for (unsigned i = 0; i < ops->lanes; i++) {
                        put(&jobs[i], i, 9);
                        if (i == lane) {
                            /* In a spare lane: as long as the others, or it would wait. */
                            const unsigned n = ops->spare >> i & 1 ? 9 * 136 : 300;
                            job_init(&jobs[i], KECCAK_SHAKE256, pool + i, n, 2);
                            if (sink)
                                job_give_blocks(&jobs[i], 2, 2 + more);
                            else
                                job_give_bytes(&jobs[i], 100 + 100 * more);
                            jobs[i].s.secret = true;
                        }
                        qtn_queue_add(&q, &jobs[i].s);
                    }
                    qtn_queue_run_until(&q, &jobs[lane].s);
                    assert_null(q.lane[lane].s);
                    lane_is_zero(&q, lane);
                    assert_bytes_are("scratch of a secret stream", scratch + lane * JOB_LANE_BYTES,
                                     JOB_LANE_BYTES, 0);
                    job_check(&jobs[lane], ops->name);
                    qtn_queue_run(&q);
                    for (unsigned i = 0; i < ops->lanes; i++)
                        job_check(&jobs[i], ops->name);
                }
}

/* What the test above would find if the queue did not wipe. */
static void a_public_stream_does_leave_something(void **state) {
    (void)state;
    struct queue q;
    memset(scratch, 0, sizeof scratch);
    start(&q, lanes_backend(4, LANES_EXACT)->keccak);
    put(&jobs[0], 0, 2);
    qtn_queue_add(&q, &jobs[0].s);
    qtn_queue_run(&q);
    assert_memory_equal(scratch, jobs[0].out, jobs[0].want);
    assert_int_not_equal(q.state[0], 0);
}

/* Many secret streams one after another: at the end no lane and no scratch holds anything. An idle
 * lane that a wide kernel permuted along holds what follows from zeros, so only tables without such
 * kernels can be looked at as a whole. */
static void nothing_is_left_of_many_secrets(void **state) {
    (void)state;
    const unsigned widths[] = {1, 2, 4, 5, 8};
    for (unsigned w = 0; w < 5; w++) {
        struct queue q;
        uint64_t rng = w;
        memset(scratch, 0, sizeof scratch);
        start(&q, lanes_backend(widths[w], LANES_EXACT)->keccak);
        for (unsigned i = 0; i < MANY; i++) {
            job_random(&jobs[i], pool, POOL, &rng);
            jobs[i].s.secret = true;
            qtn_queue_add(&q, &jobs[i].s);
        }
        qtn_queue_run(&q);
        for (unsigned lane = 0; lane < widths[w]; lane++)
            lane_is_zero(&q, lane);
        assert_bytes_are("scratch", scratch, sizeof scratch, 0);
        for (unsigned i = 0; i < MANY; i++)
            job_check(&jobs[i], "secret");
    }
}

int main(void) {
    test_fill(pool, sizeof pool, 3);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_chain_absorbs_what_the_link_before_gave),
        cmocka_unit_test(a_list_waits_in_its_order),
        cmocka_unit_test(one_stream_starts_several),
        cmocka_unit_test(urgent_goes_before_what_waits),
        cmocka_unit_test(urgent_into_an_empty_line),
        cmocka_unit_test(run_until_stops_there),
        cmocka_unit_test(a_stream_is_used_again),
        cmocka_unit_test(a_secret_stream_leaves_nothing),
        cmocka_unit_test(a_public_stream_does_leave_something),
        cmocka_unit_test(nothing_is_left_of_many_secrets),
    };
    return cmocka_run_group_tests(tests, NULL, NULL) ? 1 : 0;
}
