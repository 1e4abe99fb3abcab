/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Proves of every table of kernels that following `choose` costs the least that its kernels allow,
 * for every set of live lanes: what the queue permutes idly is then what is cheapest to permute
 * idly. */
#include "streams.h"

#include "support/cmocka_all.h"
#include "support/lanes.h"
#include <limits.h>
#include <string.h>

/* The least cost of permuting every lane of `live` exactly once, idle ones any number of times:
 * least[due] for every subset that may remain, by dynamic programming. */
static unsigned least_cost(const struct keccak_ops *ops, unsigned live) {
    unsigned least[1u << KECCAK_MAX_LANES];
    least[0] = 0;
    for (unsigned due = 1; due <= live; due++) {
        least[due] = UINT_MAX;
        if (due & ~live)
            continue;
        for (unsigned i = 0; i < ops->kernel_count; i++) {
            const struct keccak_kernel *k = &ops->kernels[i];
            const unsigned done = live & ~due, rest = due & ~k->lanes;
            if (rest == due || (k->lanes & done) || least[rest] == UINT_MAX)
                continue;
            if (k->cost + least[rest] < least[due])
                least[due] = k->cost + least[rest];
        }
    }
    return least[live];
}

struct plan {
    unsigned cost, calls, idle;
};

/* What the queue does with these lanes. */
static struct plan follow(const struct keccak_ops *ops, unsigned live) {
    struct plan p = {0, 0, 0};
    for (unsigned due = live; due != 0;) {
        const unsigned i = ops->choose(due);
        assert_true(i < ops->kernel_count);
        const struct keccak_kernel *k = &ops->kernels[i];
        if ((k->lanes & due) == 0)
            fail_msg("%s: kernel %u covers nothing of %#x", ops->name, i, due);
        if (k->lanes & live & ~due)
            fail_msg("%s: kernel %u permutes a lane of %#x twice", ops->name, i, live);
        p.cost += k->cost;
        p.idle += lanes_in(k->lanes & ~due);
        p.calls++;
        due &= ~k->lanes;
    }
    return p;
}

static void tables_are_sound(void **state) {
    (void)state;
    const struct keccak_ops *ops;
    for (unsigned t = 0; (ops = keccak_table(t)) != NULL; t++) {
        const unsigned all = (1u << ops->lanes) - 1;
        unsigned char taken[KECCAK_MAX_LANES * KECCAK_WORDS];
        memset(taken, 0, sizeof taken);
        assert_in_range(ops->lanes, 1, KECCAK_MAX_LANES);
        for (unsigned lane = 0; lane < ops->lanes; lane++)
            for (unsigned i = 0; i < KECCAK_WORDS; i++) {
                const size_t at = ops->offset[lane] + (size_t)ops->stride[lane] * i;
                assert_true(at < sizeof taken);
                assert_int_equal(taken[at]++, 0); /* no two lanes share a word */
            }
        for (unsigned i = 0; i < ops->kernel_count; i++) {
            assert_true(ops->kernels[i].lanes != 0 && (ops->kernels[i].lanes & ~all) == 0);
            assert_true(ops->kernels[i].cost != 0);
        }
    }
}

static void choose_is_the_cheapest(void **state) {
    (void)state;
    const struct keccak_ops *ops;
    for (unsigned t = 0; (ops = keccak_table(t)) != NULL; t++)
        for (unsigned live = 1; live < 1u << ops->lanes; live++) {
            const unsigned cost = follow(ops, live).cost, least = least_cost(ops, live);
            if (cost != least)
                fail_msg("%s: lanes %#x cost %u, not %u", ops->name, live, cost, least);
        }
}

/* Where lanes cost what they are, none is ever idle. */
static void nothing_is_idle_where_idle_costs(void **state) {
    (void)state;
    const unsigned widths[] = {1, 2, 4, 5, 8};
    for (unsigned w = 0; w < 5; w++) {
        const struct keccak_ops *ops = lanes_backend(widths[w], LANES_EXACT)->keccak;
        for (unsigned live = 1; live < 1u << ops->lanes; live++) {
            const struct plan p = follow(ops, live);
            assert_int_equal(p.idle, 0);
            assert_int_equal(p.cost, lanes_in(live));
        }
    }
}

/* Where a wide call costs what a single one costs, there is only that one. */
static void one_call_where_idle_is_free(void **state) {
    (void)state;
    const unsigned widths[] = {1, 2, 4, 5, 8};
    for (unsigned w = 0; w < 5; w++) {
        const struct keccak_ops *ops = lanes_backend(widths[w], LANES_FULL)->keccak;
        for (unsigned live = 1; live < 1u << ops->lanes; live++)
            assert_int_equal(follow(ops, live).calls, 1);
    }
}

/* Costs as measured with AVX2: one and two live lanes take singles, three take the four-way. */
static void measured_costs_decide(void **state) {
    (void)state;
    const struct keccak_ops *ops = lanes_backend(4, LANES_MEASURED)->keccak;
    static const struct plan by_count[] = {
        {0, 0, 0}, {10, 1, 0}, {20, 2, 0}, {21, 1, 1}, {21, 1, 0}};
    for (unsigned live = 1; live < 16; live++) {
        const struct plan got = follow(ops, live), want = by_count[lanes_in(live)];
        assert_int_equal(got.cost, want.cost);
        assert_int_equal(got.calls, want.calls);
        assert_int_equal(got.idle, want.idle);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tables_are_sound),
        cmocka_unit_test(choose_is_the_cheapest),
        cmocka_unit_test(nothing_is_idle_where_idle_costs),
        cmocka_unit_test(one_call_where_idle_is_free),
        cmocka_unit_test(measured_costs_decide),
    };
    return cmocka_run_group_tests(tests, NULL, NULL) ? 1 : 0;
}
