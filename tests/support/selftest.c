/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The tools that the other tests rely on: that a guard page stops a stray byte, that the counters
 * count, that wide kernels are the single one lane by lane, and that painted stacks show depth and
 * leftovers. A tool that could not fail would make its tests empty. */
#include "support/cmocka_all.h"
#include "support/counting.h"
#include "support/guard.h"
#include "support/hex.h"
#include "support/lanes.h"
#include "support/rng.h"
#include "support/stackpaint.h"
#include <string.h>
#if !defined(_WIN32)
#include <signal.h>
#include <stdlib.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

/* --- guard ----------------------------------------------------------------------------------- */

#if !defined(_WIN32)
/* Whether touching p ends a child process by a signal. */
static bool touch_is_fatal(volatile uint8_t *p, bool write) {
    const pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        signal(SIGSEGV, SIG_DFL);
        signal(SIGBUS, SIG_DFL);
        if (write)
            *p = 1;
        else
            (void)*p;
        _exit(0);
    }
    int status = 0;
    assert_true(waitpid(child, &status, 0) == child);
    return !(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

static void test_guard_pages(void **state) {
    (void)state;
    assert_true(guard_is_hard());
    static const size_t sizes[] = {0, 1, 32, 4095, 4096, 4097, 70000};
    for (unsigned i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        const size_t n = sizes[i];
        struct guarded g = guard_alloc(n, GUARD_AFTER, 0);
        assert_true(touch_is_fatal(g.p + n, false));
        assert_true(guard_free(&g));
        g = guard_alloc(n, GUARD_BEFORE, 0);
        assert_true(touch_is_fatal(g.p - 1, false));
        assert_true(guard_free(&g));
        const uint8_t from[70000] = {7};
        g = guard_copy(from, n, GUARD_AFTER, 3);
        if (n != 0) {
            assert_int_equal(g.p[0], 7);
            assert_false(touch_is_fatal(g.p + n - 1, false));
            assert_true(touch_is_fatal(g.p + n - 1, true));
        }
        assert_true(touch_is_fatal(g.p + n + 3, false));
        assert_true(guard_free(&g));
    }
}
#endif

static void test_guard_canaries(void **state) {
    (void)state;
    for (unsigned side = GUARD_AFTER; side <= GUARD_BEFORE; side++) {
        for (int at = -1; at <= 10; at += 11) { /* just before, and just behind */
            struct guarded g = guard_alloc(10, (enum guard_side)side, 2);
            assert_true(bytes_are(g.p, 10, 0xa5));
            g.p[at] ^= 1;
            assert_false(guard_free(&g));
        }
    }
    struct guarded g = guard_alloc(10, GUARD_BEFORE, 37);
    assert_int_equal((uintptr_t)g.p % 64, 37);
    assert_true(guard_free(&g));
}

/* --- lanes and counting ---------------------------------------------------------------------- */

static const unsigned widths[] = {1, 2, 4, 5, 8};
enum { WIDTHS = sizeof widths / sizeof widths[0], MAX_STATE = KECCAK_MAX_LANES * KECCAK_WORDS };

static void test_kernels(void **state) {
    (void)state;
    for (unsigned w = 0; w < WIDTHS; w++) {
        for (unsigned cost = LANES_FULL; cost <= LANES_MEASURED; cost++) {
            const struct qtn_backend *b = lanes_backend(widths[w], (enum lanes_cost)cost);
            if (b == NULL) {
                assert_int_equal(cost, LANES_MEASURED);
                continue;
            }
            const struct keccak_ops *ops = b->keccak;
            assert_int_equal(ops->lanes, widths[w]);
            for (unsigned k = 0; k < ops->kernel_count; k++) {
                uint64_t before[MAX_STATE], after[MAX_STATE];
                test_fill((uint8_t *)before, sizeof before, k);
                memcpy(after, before, sizeof before);
                const unsigned lowest = lowest_lane(ops->kernels[k].lanes);
                ops->kernels[k].permute(after + ops->offset[lowest], ops->stride[lowest]);
                for (unsigned lane = 0; lane < ops->lanes; lane++) {
                    uint64_t one[KECCAK_WORDS];
                    for (unsigned i = 0; i < KECCAK_WORDS; i++)
                        one[i] = before[ops->offset[lane] + ops->stride[lane] * i];
                    if ((ops->kernels[k].lanes >> lane & 1) != 0)
                        qtn_keccak_f1600_ref(one);
                    for (unsigned i = 0; i < KECCAK_WORDS; i++)
                        assert_true(after[ops->offset[lane] + ops->stride[lane] * i] == one[i]);
                }
            }
        }
    }
    assert_null(lanes_backend(0, LANES_FULL));
    assert_null(lanes_backend(3, LANES_FULL));
    assert_null(lanes_backend(9, LANES_EXACT));
}

static void run_chosen(const struct keccak_ops *ops, unsigned live) {
    uint64_t states[MAX_STATE] = {0};
    while (live != 0) {
        const struct keccak_kernel *k = &ops->kernels[ops->choose(live)];
        const unsigned lowest = lowest_lane(k->lanes);
        k->permute(states + ops->offset[lowest], ops->stride[lowest]);
        live &= ~k->lanes;
    }
}

static void test_counts(void **state) {
    (void)state;
    const struct keccak_ops *ops = counting_backend(lanes_backend(8, LANES_EXACT))->keccak;
    run_chosen(ops, 0x7f); /* four, two and one */
    struct counts c = counting_read();
    assert_int_equal(c.live, 7);
    assert_int_equal(c.idle, 0);
    assert_int_equal(c.calls, 3);
    assert_int_equal(c.chosen, 3);
    assert_int_equal(c.width[4], 1);
    assert_int_equal(c.width[2], 1);
    assert_int_equal(c.width[1], 1);
    assert_int_equal(c.cost, 7);

    ops = counting_backend(lanes_backend(8, LANES_FULL))->keccak;
    run_chosen(ops, 0x81);
    uint64_t one[KECCAK_WORDS] = {0};
    ops->f1600(one);
    c = counting_read();
    assert_int_equal(c.live, 2);
    assert_int_equal(c.idle, 6);
    assert_int_equal(c.width[8], 1);
    assert_int_equal(c.single, 1);
    assert_int_equal(counting_permutations(&c), 3);
    assert_int_equal(c.misses, 0);

    /* A driver that does not ask has all lanes live, and is seen not to have asked. */
    uint64_t states[MAX_STATE] = {0};
    ops->kernels[0].permute(states, 8);
    c = counting_read();
    assert_int_equal(c.live, 10);
    assert_int_equal(c.misses, 1);

    ops = counting_backend(lanes_backend(5, LANES_MEASURED))->keccak;
    run_chosen(ops, 0x07); /* the four-way kernel, one lane for nothing */
    run_chosen(ops, 0x13); /* all five */
    run_chosen(ops, 0x11); /* two singles */
    c = counting_read();
    assert_int_equal(c.cost, 21 + 24 + 2 * 10);
    assert_int_equal(c.idle, 1 + 2);
    assert_int_equal(c.live, 3 + 3 + 2);
}

/* --- random sources -------------------------------------------------------------------------- */

static void test_rng_kinds(void **state) {
    (void)state;
    struct test_rng r;
    uint8_t a[40], b[40];
    qtn_rng rng = test_rng_seeded(&r, 5);
    assert_int_equal(rng.fill(rng.context, a, 40), 0);
    test_fill(b, 40, 5);
    assert_bytes_equal("seeded", a, b, 40);
    test_fill(b, 40, 6);
    assert_memory_not_equal(a, b, 40);

    rng = test_rng_failing(&r, 5, 3);
    assert_int_equal(rng.fill(rng.context, a, 1), 0);
    assert_int_equal(rng.fill(rng.context, a, 1), 0);
    assert_int_not_equal(rng.fill(rng.context, a, 1), 0);
    assert_int_equal(rng.fill(rng.context, a, 1), 0);
    assert_int_equal(r.calls, 4);
    assert_int_equal(r.bytes, 4);

    rng = test_rng_given(&r, b, 40);
    assert_int_equal(rng.fill(rng.context, a, 40), 0);
    assert_bytes_equal("given", a, b, 40);
    assert_false(r.misused);
    assert_int_not_equal(rng.fill(rng.context, a, 40), 0);
    assert_true(r.misused);
    rng = test_rng_given(&r, b, 40);
    assert_int_not_equal(rng.fill(rng.context, a, 39), 0);
    assert_true(r.misused);
}

static void test_hashes(void **state) {
    (void)state;
    uint8_t out[32], back[4];
    test_sha3_256(out, "", 0);
    assert_bytes_hex("SHA3-256 of nothing", out, 32,
                     "a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a");
    test_shake256(out, 32, "", 0);
    assert_bytes_hex("SHAKE256 of nothing", out, 32,
                     "46b9dd2b0ba88d13233b3feb743eeb243fcd52ea62b81b82b50c27646ed5762f");
    assert_false(hex_decode(back, 4, "0011223"));
    assert_false(hex_decode(back, 4, "0011223g"));
    assert_true(hex_decode(back, 4, "00aBcDff"));
    assert_bytes_hex("hex", back, 4, "00abcdff");
}

/* --- painted stacks -------------------------------------------------------------------------- */

enum { DEEP = 40000 };
static const uint8_t needle[16] = "left on a stack";

/* Leaves the needle DEEP bytes down, or wipes it again. */
static void use_stack(void *arg) {
    const bool *wipe = arg;
    volatile uint8_t room[DEEP];
    for (size_t i = 0; i < DEEP; i++)
        room[i] = (uint8_t)i;
    for (size_t i = 0; i < sizeof needle; i++)
        room[7 + i] = needle[i];
    for (size_t i = 0; *wipe && i < sizeof needle; i++)
        room[7 + i] = 0;
    (void)room[0];
}

static void test_stackpaint(void **state) {
    (void)state;
    if (!stackpaint_available()) {
        print_message("no painted stacks under this sanitizer or system\n");
        return;
    }
    bool wipe = false;
    const size_t depth = stackpaint_run(use_stack, &wipe);
    assert_true(depth >= DEEP && depth < DEEP + 1024);
    assert_int_equal(stackpaint_find(needle, sizeof needle), 1);
    wipe = true;
    (void)stackpaint_run_in(128 << 10, use_stack, &wipe);
    assert_int_equal(stackpaint_find(needle, sizeof needle), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
#if !defined(_WIN32)
        cmocka_unit_test(test_guard_pages),
#endif
        cmocka_unit_test(test_guard_canaries),
        cmocka_unit_test(test_kernels),
        cmocka_unit_test(test_counts),
        cmocka_unit_test(test_rng_kinds),
        cmocka_unit_test(test_hashes),
        cmocka_unit_test(test_stackpaint),
    };
    const int failures = cmocka_run_group_tests(tests, NULL, NULL);
    return failures ? 1 : 0;
}
