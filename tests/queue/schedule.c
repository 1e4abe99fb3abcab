/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Proves what the queue promises about lanes: none is empty while a stream waits, none is permuted
 * that owes nothing (where the kernels allow it), streams leave as soon as they are satisfied, and
 * a group of unequal streams costs exactly its live permutations.
 *
 * The queue is watched from choose, the one function of ours that it calls in the middle of a
 * step. */
#include "streams.h"

#include "support/cmocka_all.h"
#include "support/counting.h"
#include "support/lanes.h"
#include "support/rng.h"

enum { POOL = 4096, MANY = 400 };

static uint8_t pool[POOL];
static struct job jobs[MANY];
static _Alignas(64) uint8_t scratch[KECCAK_MAX_LANES * JOB_LANE_BYTES];

static struct {
    const struct queue *q;
    const struct keccak_ops *inner;
    unsigned due; /* lanes of this step that no kernel has permuted yet */
    unsigned steps;
    unsigned permutations;
} watch;

static unsigned watched_choose(unsigned live) {
    const unsigned all = ((1u << watch.inner->lanes) - 1) & ~watch.inner->spare;
    if (watch.due == 0) { /* the first call of a step */
        watch.steps++;
        watch.permutations += lanes_in(live);
        watch.due = watch.q->live;
        if (watch.q->first != NULL && (live & all) != all)
            fail_msg("%s: lanes %#x while a stream waits", watch.inner->name, live);
    }
    assert_int_equal(live, watch.due);
    for (unsigned lane = 0; lane < watch.inner->lanes; lane++)
        assert_int_equal(watch.q->lane[lane].s != NULL, watch.q->live >> lane & 1);
    const unsigned kernel = watch.inner->choose(live);
    assert_true(kernel < watch.inner->kernel_count);
    watch.due &= ~watch.inner->kernels[kernel].lanes;
    return kernel;
}

static struct keccak_ops watched(const struct queue *q, const struct keccak_ops *inner) {
    struct keccak_ops ops = *inner;
    ops.choose = watched_choose;
    watch.q = q;
    watch.inner = inner;
    watch.due = watch.steps = watch.permutations = 0;
    return ops;
}

/* Random streams, all there from the beginning. */
static void no_lane_is_empty_while_a_stream_waits(void **state) {
    (void)state;
    const struct keccak_ops *inner;
    for (unsigned t = 0; (inner = keccak_table(t)) != NULL; t++)
        for (uint64_t seed = 1; seed <= 10; seed++) {
            struct queue q;
            uint64_t rng = seed;
            unsigned owed = 0;
            const struct keccak_ops ops = watched(&q, inner);
            qtn_queue_init(&q, &ops, scratch, JOB_LANE_BYTES);
            for (unsigned i = 0; i < MANY; i++) {
                job_random(&jobs[i], pool, POOL, &rng);
                owed += job_permutations(&jobs[i]);
                qtn_queue_add(&q, &jobs[i].s);
            }
            qtn_queue_run(&q);
            /* A stream that stayed a step too long, or left early, would show in the sum. */
            assert_int_equal(watch.permutations, owed);
            assert_int_equal(watch.due, 0);
        }
}

/* Streams started by others, in chains of up to eight, urgent or not. */
static void nor_while_one_is_started_by_another(void **state) {
    (void)state;
    const struct keccak_ops *inner;
    for (unsigned t = 0; (inner = keccak_table(t)) != NULL; t++)
        for (uint64_t seed = 1; seed <= 10; seed++) {
            struct queue q;
            uint64_t rng = ~seed;
            unsigned owed = 0;
            const struct keccak_ops ops = watched(&q, inner);
            qtn_queue_init(&q, &ops, scratch, JOB_LANE_BYTES);
            for (unsigned i = 0; i < MANY; i++) {
                job_random(&jobs[i], pool, POOL, &rng);
                owed += job_permutations(&jobs[i]);
                jobs[i].s.urgent = test_next(&rng) % 2;
                if (i % 8 == 0)
                    qtn_queue_add(&q, &jobs[i].s);
                else
                    jobs[i - 1].s.then = &jobs[i].s;
            }
            qtn_queue_run(&q);
            for (unsigned i = 0; i < MANY; i++)
                job_check(&jobs[i], inner->name);
            assert_int_equal(watch.permutations, owed);
        }
}

/* Steps are no more than a list schedule needs: n equal streams of b blocks take ceil(n/W)*b; but
 * with a spare lane, one that would be alone at the end goes beside those before it. */
static void equal_streams_take_full_steps(void **state) {
    (void)state;
    const struct keccak_ops *inner;
    for (unsigned t = 0; (inner = keccak_table(t)) != NULL; t++)
        for (unsigned n = 1; n <= 56; n++) {
            struct queue q;
            const struct keccak_ops ops = watched(&q, inner);
            qtn_queue_init(&q, &ops, scratch, JOB_LANE_BYTES);
            for (unsigned i = 0; i < n; i++) {
                job_init(&jobs[i], KECCAK_SHAKE128, pool + i, 34, 2);
                job_give_blocks(&jobs[i], 3, 3);
                qtn_queue_add(&q, &jobs[i].s);
            }
            qtn_queue_run(&q);
            const unsigned lanes = inner->lanes - lanes_in(inner->spare);
            unsigned rounds = (n + lanes - 1) / lanes;
            if (inner->spare != 0 && n > lanes && n == (rounds - 1) * lanes + 1)
                rounds--;
            assert_int_equal(watch.steps, rounds * 3);
        }
}

/* Runs n streams with these block counts on a table of aligned kernels of 1, 2, 4, 8 lanes whose
 * lanes cost what they are; returns what was counted. */
static struct counts run_exact(unsigned width, const unsigned *blocks, const unsigned *first,
                               unsigned n) {
    struct queue q;
    const struct keccak_ops *ops = counting_backend(lanes_backend(width, LANES_EXACT))->keccak;
    qtn_queue_init(&q, ops, scratch, JOB_LANE_BYTES);
    for (unsigned i = 0; i < n; i++) {
        job_init(&jobs[i], KECCAK_SHAKE256, pool + i, 33, 1);
        job_give_blocks(&jobs[i], first[i], blocks[i]);
        qtn_queue_add(&q, &jobs[i].s);
    }
    qtn_queue_run(&q);
    for (unsigned i = 0; i < n; i++)
        job_check(&jobs[i], ops->name);
    const struct counts c = counting_read();
    assert_int_equal(c.idle, 0);
    assert_int_equal(c.misses, 0);
    assert_int_equal(c.cost, c.live);
    return c;
}

/* The noise of ML-KEM-512 encapsulation: two streams of two blocks, three of one. */
static void unequal_streams_cost_what_is_live(void **state) {
    (void)state;
    static const unsigned blocks[] = {2, 2, 1, 1, 1};
    const unsigned widths[] = {1, 2, 4, 5, 8};
    for (unsigned i = 0; i < 5; i++)
        assert_int_equal(run_exact(widths[i], blocks, blocks, 5).live, 7);
    const struct counts four = run_exact(4, blocks, blocks, 5);
    assert_int_equal(four.width[4], 1); /* 2 2 1 1 */
    assert_int_equal(four.width[2], 1); /* 2 2, then with the last one in the third lane: */
    assert_int_equal(four.width[1], 1);
    const struct counts eight = run_exact(8, blocks, blocks, 5);
    assert_int_equal(eight.width[4], 1);
    assert_int_equal(eight.width[1], 1);
    assert_int_equal(eight.width[2], 1);
}

/* Three blocks each were expected, and one stream rejects so much that it needs a fourth. */
static void a_further_block_is_permuted_alone(void **state) {
    (void)state;
    static const unsigned first[] = {3, 3, 3, 3, 3, 3, 3, 3};
    const unsigned widths[] = {1, 2, 4, 8};
    for (unsigned w = 0; w < 4; w++)
        for (unsigned hungry = 0; hungry < widths[w]; hungry++) {
            unsigned blocks[] = {3, 3, 3, 3, 3, 3, 3, 3};
            blocks[hungry] = 4;
            const struct counts c = run_exact(widths[w], blocks, first, widths[w]);
            assert_int_equal(c.live, 3 * widths[w] + 1);
            assert_int_equal(c.calls, 4);
            assert_int_equal(c.width[1], widths[w] == 1 ? 4 : 1);
            assert_int_equal(jobs[hungry].calls, 2);
        }
}

/* With a stream waiting, the lanes that the others leave are filled in the same step. */
static void a_freed_lane_is_filled_at_once(void **state) {
    (void)state;
    static const unsigned blocks[] = {3, 1, 2, 3, 2, 1}; /* 1 + 2 and 2 + 1 after one another */
    const struct counts c = run_exact(4, blocks, blocks, 6);
    assert_int_equal(c.width[4], 3);
    assert_int_equal(c.calls, 3);
}

/* The table of a core whose single permutation costs what a double one costs (Apple's SHA3
 * instructions): doubles only, so an odd stream has an idle lane beside it, as under `trim`. */
static unsigned choose_double(unsigned live) {
    return (live & 3) == 0;
}

static void doubles_cost_what_the_trim_did(void **state) {
    (void)state;
    const struct keccak_kernel kernels[] = {{0x3, 1, lanes_kernel(2)}, {0xc, 1, lanes_kernel(2)}};
    struct keccak_ops doubles = *lanes_backend(4, LANES_FULL)->keccak;
    doubles.kernels = kernels;
    doubles.kernel_count = 2;
    doubles.choose = choose_double;
    static const struct {
        unsigned streams, blocks, executed;
    } matrix[] = {{4, 3, 12}, {9, 3, 30}, {16, 3, 48}, {16, 5, 80}, {30, 5, 150}, {56, 5, 280}};
    for (size_t m = 0; m < sizeof matrix / sizeof matrix[0]; m++) {
        struct qtn_backend base = *lanes_backend(4, LANES_FULL);
        base.keccak = &doubles;
        struct queue q;
        qtn_queue_init(&q, counting_backend(&base)->keccak, scratch, JOB_LANE_BYTES);
        for (unsigned i = 0; i < matrix[m].streams; i++) {
            job_init(&jobs[i], KECCAK_SHAKE128, pool + i, 34, 2);
            job_give_blocks(&jobs[i], matrix[m].blocks, matrix[m].blocks);
            qtn_queue_add(&q, &jobs[i].s);
        }
        qtn_queue_run(&q);
        for (unsigned i = 0; i < matrix[m].streams; i++)
            job_check(&jobs[i], "doubles");
        assert_int_equal(2 * counting_read().width[2], matrix[m].executed);
        assert_int_equal(counting_read().live, matrix[m].streams * matrix[m].blocks);
    }
}

/* Streams that take so many permutations, an absorbed block among them or not. */
static void put_steps(struct job *j, unsigned i, unsigned steps) {
    if (i % 3 == 2 && steps > 1) {
        job_init(j, KECCAK_SHA3_256, pool + i, (steps - 1) * 136u + i % 7, 0);
        job_give_bytes(j, 32);
        return;
    }
    job_init(j, KECCAK_SHAKE128, pool + i, 34, 2);
    if (i % 3 == 1)
        job_give_bytes(j, steps * 168u - i % 5);
    else
        job_give_blocks(j, steps < JOB_MAX_FIRST ? steps : JOB_MAX_FIRST, steps);
    assert_int_equal(job_permutations(j), steps);
}

/* One stream more than there are ordinary lanes, so long as it is the longest; never two. */
static void a_spare_lane_is_for_the_longest(void **state) {
    (void)state;
    static const struct {
        unsigned live, one,
            waiting; /* steps of all but one lane, of that one, of those that wait */
        unsigned count, steps, priced; /* where the spare lane costs nothing; in the library */
    } cases[] = {
        {1, 1, 1, 1, 1, 1},                     /* beside the others */
        {1, 1, 4, 1, 4, 4}, {3, 1, 3, 1, 3, 4}, /* three dear steps cost more than one step more */
        {3, 3, 2, 1, 3, 3}, /* not at first: they have more to go; but after one step */
        {3, 1, 2, 1, 3, 3}, /* not needed */
        {4, 2, 1, 1, 4, 4}, {1, 1, 1, 2, 2, 2}, /* two that wait */
        {2, 1, 2, 2, 3, 3}, /* after one step one takes the free lane, and then one waits */
    };
    /* A table of four lanes and a spare one, for any machine; then the library's. */
    struct keccak_ops five = *lanes_backend(5, LANES_FULL)->keccak;
    five.spare = 0x10;
    const struct keccak_ops *inner = &five;
    for (unsigned t = 0; inner != NULL; inner = keccak_table(t++)) {
        const unsigned lanes = inner->lanes - lanes_in(inner->spare);
        for (size_t c = 0; c < sizeof cases / sizeof cases[0]; c++) {
            if (inner->spare == 0)
                continue;
            struct queue q;
            const struct keccak_ops ops = watched(&q, inner);
            qtn_queue_init(&q, &ops, scratch, JOB_LANE_BYTES);
            const unsigned n = lanes + cases[c].count;
            for (unsigned i = 0; i < n; i++) {
                const unsigned steps = i == 1 ? cases[c].one : cases[c].live;
                put_steps(&jobs[i], i, i < lanes ? steps : cases[c].waiting);
                qtn_queue_add(&q, &jobs[i].s);
            }
            qtn_queue_run(&q);
            for (unsigned i = 0; i < n; i++)
                job_check(&jobs[i], inner->name);
            const unsigned steps = inner == &five ? cases[c].steps : cases[c].priced;
            if (watch.steps != steps)
                fail_msg("%s, case %zu: %u steps, not %u", inner->name, c, watch.steps, steps);
        }
    }
}

int main(void) {
    test_fill(pool, sizeof pool, 2);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_lane_is_empty_while_a_stream_waits),
        cmocka_unit_test(nor_while_one_is_started_by_another),
        cmocka_unit_test(equal_streams_take_full_steps),
        cmocka_unit_test(unequal_streams_cost_what_is_live),
        cmocka_unit_test(a_further_block_is_permuted_alone),
        cmocka_unit_test(a_freed_lane_is_filled_at_once),
        cmocka_unit_test(a_spare_lane_is_for_the_longest),
        cmocka_unit_test(doubles_cost_what_the_trim_did),
    };
    return cmocka_run_group_tests(tests, NULL, NULL) ? 1 : 0;
}
