/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Every operation of every set, in eight threads at once whose stacks have 128 KiB each, the
 * default of some C libraries; and each thread gets the bytes that one alone gets. */
#include "support/calls.h"
#include "support/cmocka_all.h"
#include "support/rng.h"

#include <quatrain/backend.h>

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { THREADS = 8, STACK_BYTES = 128 * 1024, ROUNDS = 3, MAX_CALLS = 64 };

/* One call's memory, which must not be on a small stack. */
struct room {
    _Alignas(64) uint8_t bytes[CALL_MAX_BYTES + CALL_MAX_PARAMETERS * FIXTURE_BYTES];
    size_t used;
};

struct worker {
    size_t first;       /* where in the list of calls this thread begins */
    const char *failed; /* the operation that gave another status or other bytes, or NULL */
    struct room room;
};

static struct fixture fixture;
static bool fixture_is_mldsa;
static struct room want[MAX_CALLS]; /* as the main thread alone found it */

static bool run_call(const struct call *call, struct room *room) {
    struct test_rng random;
    const qtn_rng rng = test_rng_seeded(&random, 1);
    uint8_t *p[CALL_MAX_PARAMETERS] = {NULL};
    size_t n[CALL_MAX_PARAMETERS] = {0};
    room->used = 0;
    for (unsigned i = 0; i < call->parameters; i++) {
        const enum kind kind = call->parameter[i].kind;
        n[i] = fixture.bytes[kind];
        if (kind_is_key(kind) && call->parameter[i].role == ROLE_IN) {
            p[i] = fixture.content[kind]; /* any number may use one key at once */
            continue;
        }
        p[i] = room->bytes + room->used;
        room->used += (n[i] + 63) / 64 * 64;
        memset(p[i], 0, (n[i] + 63) / 64 * 64);
        if (call->parameter[i].role != ROLE_OUT)
            memcpy(p[i], fixture.content[kind], n[i]);
    }
    return call->run(fixture.set, p, n, &rng) == QTN_OK;
}

/* Threads begin at different places, so that different operations meet. */
static void *work(void *arg) {
    struct worker *w = arg;
    size_t count = 0;
    while (call_at(count) != NULL)
        count++;
    for (size_t i = 0; i < ROUNDS * count; i++) {
        const size_t at = (w->first + i) % count;
        const struct call *call = call_at(at);
        if (call->mldsa != fixture_is_mldsa)
            continue;
        if (!run_call(call, &w->room) ||
            memcmp(w->room.bytes, want[at].bytes, want[at].used) != 0) {
            w->failed = call->name;
            return NULL;
        }
    }
    return NULL;
}

static void check(bool mldsa, unsigned set) {
    static struct worker workers[THREADS];
    pthread_t thread[THREADS];
    pthread_attr_t attr;
    fixture_is_mldsa = mldsa;
    fixture_make(&fixture, mldsa, fixture_set(mldsa, set), 3, 500);
    for (size_t i = 0; call_at(i) != NULL; i++) {
        assert_true(i < MAX_CALLS);
        if (call_at(i)->mldsa == mldsa)
            assert_true(run_call(call_at(i), &want[i]));
    }
    assert_int_equal(pthread_attr_init(&attr), 0);
    assert_int_equal(pthread_attr_setstacksize(&attr, STACK_BYTES), 0);
    for (unsigned i = 0; i < THREADS; i++) {
        workers[i].first = 5 * (size_t)i;
        workers[i].failed = NULL;
        assert_int_equal(pthread_create(&thread[i], &attr, work, &workers[i]), 0);
    }
    for (unsigned i = 0; i < THREADS; i++)
        assert_int_equal(pthread_join(thread[i], NULL), 0);
    for (unsigned i = 0; i < THREADS; i++)
        if (workers[i].failed != NULL)
            fail_msg("%s, set %d, failed in a thread", workers[i].failed, fixture.set);
    assert_int_equal(pthread_attr_destroy(&attr), 0);
}

static void test_threads(void **state) {
    (void)state;
    for (size_t b = 0; qtn_backend_at(b) != NULL; b++) {
        assert_int_equal(qtn_backend_select(qtn_backend_at(b)), QTN_OK);
        for (unsigned scheme = 0; scheme < 2; scheme++)
            for (unsigned set = 0; set < 3; set++)
                check(scheme != 0, set);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_threads)};
    const int failures = cmocka_run_group_tests_name("stack threads", tests, NULL, NULL);
    return failures ? 1 : 0;
}
