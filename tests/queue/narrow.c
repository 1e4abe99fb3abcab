/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Proves that fewer lanes beside a chain (qtn_queue_narrow) never cost more than all of them, by
 * the table's own costs, and less where four lanes cost nearly three single ones; and that every
 * output is still the single sponge's. */
#include "streams.h"

#include "support/cmocka_all.h"
#include "support/lanes.h"
#include "support/rng.h"
#include <string.h>

enum { RATE = 136, STEPS = 10, STREAMS = 16, EACH = 4 };

static uint8_t pool[RATE * STEPS];
static struct job chain, others[STREAMS];
static _Alignas(64) uint8_t scratch[KECCAK_MAX_LANES * JOB_LANE_BYTES];

static const struct keccak_ops *inner;
static unsigned spent;

static unsigned choose(unsigned live) {
    const unsigned kernel = inner->choose(live);
    spent += inner->kernels[kernel].cost;
    return kernel;
}

static unsigned cost(struct keccak_ops *watched, unsigned steps, unsigned streams, unsigned each,
                     bool narrow) {
    struct queue q;
    qtn_queue_init(&q, watched, scratch, JOB_LANE_BYTES);
    job_restart_clock();
    job_init(&chain, KECCAK_SHA3_256, pool, RATE * (steps - 1) + 10, 0);
    job_give_bytes(&chain, 32);
    qtn_queue_add(&q, &chain.s);
    for (unsigned i = 0; i < streams; i++) {
        job_init(&others[i], KECCAK_SHAKE128, pool + i, 34, 2);
        job_give_blocks(&others[i], each, each);
        qtn_queue_add(&q, &others[i].s);
    }
    if (narrow)
        qtn_queue_narrow(&q, &chain.s, streams, each);
    spent = 0; /* qtn_queue_narrow asks too */
    qtn_queue_run_until(&q, &chain.s);
    qtn_queue_widen(&q);
    qtn_queue_run(&q);
    job_check(&chain, inner->name);
    for (unsigned i = 0; i < streams; i++)
        job_check(&others[i], inner->name);
    return spent;
}

/* How many of all the cases cost less; none may cost more. */
static unsigned gains(const struct keccak_ops *ops) {
    struct keccak_ops watched = *ops;
    unsigned less = 0;
    inner = ops;
    watched.choose = choose;
    for (unsigned steps = 1; steps <= STEPS; steps++)
        for (unsigned streams = 1; streams <= STREAMS; streams++)
            for (unsigned each = 1; each <= EACH; each++) {
                const unsigned all = cost(&watched, steps, streams, each, false);
                const unsigned few = cost(&watched, steps, streams, each, true);
                if (few > all)
                    fail_msg("%s: chain of %u, %u streams of %u: %u, and %u with fewer lanes",
                             ops->name, steps, streams, each, all, few);
                less += few < all;
            }
    return less;
}

static void never_dearer(void **state) {
    (void)state;
    const struct keccak_ops *ops;
    for (unsigned t = 0; (ops = keccak_table(t)) != NULL; t++)
        (void)gains(ops);
}

/* Four lanes at the costs of Neoverse N1. */
static void three(uint64_t *first, size_t stride) {
    lanes_kernel(2)(first, stride);
    lanes_kernel(1)(first + 2, stride);
}

enum { THREE = 4, FOUR };
enum { COST_1 = 860, COST_3 = 2002, COST_4 = 2363 };

static unsigned choose_costly(unsigned live) {
    return lanes_in(live) <= 2 ? lowest_lane(live) : live == 7 ? THREE : FOUR;
}

static void cheaper_where_lanes_are_dear(void **state) {
    (void)state;
    struct keccak_kernel kernels[] = {
        {1, COST_1, lanes_kernel(1)}, {2, COST_1, lanes_kernel(1)},
        {4, COST_1, lanes_kernel(1)}, {8, COST_1, lanes_kernel(1)},
        [THREE] = {7, COST_3, three}, [FOUR] = {15, COST_4, lanes_kernel(4)}};
    struct keccak_ops ops = *lanes_backend(4, LANES_EXACT)->keccak;
    ops.kernels = kernels;
    ops.kernel_count = FOUR + 1;
    ops.choose = choose_costly;
    assert_true(gains(&ops) > 0);
    /* H(ek) of ML-KEM-512 and its matrix. */
    struct keccak_ops watched = ops;
    watched.choose = choose;
    assert_int_equal(cost(&watched, 6, 4, 3, false), 3 * COST_4 + 3 * 2 * COST_1);
    assert_int_equal(cost(&watched, 6, 4, 3, true), 6 * COST_3);
}

int main(void) {
    test_fill(pool, sizeof pool, 5);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(never_dearer),
        cmocka_unit_test(cheaper_where_lanes_are_dear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL) ? 1 : 0;
}
