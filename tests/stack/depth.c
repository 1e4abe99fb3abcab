/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* How much stack each operation takes, measured on a painted stack with valid keys and the whole
 * way through, and the limits that docs/architecture.md publishes. */
#include "support/calls.h"
#include "support/cmocka_all.h"
#include "support/rng.h"
#include "support/stackpaint.h"

#include <quatrain/backend.h>

#include <stdio.h>
#include <string.h>

/* Messages and keys per figure: enough that each signature form meets rejected attempts, and that
 * some matrix needs a fourth block. */
enum { FIXTURES = 8, KIB = 1024, MAX_CALLS = 64 };

struct job {
    const struct call *call;
    int set;
    uint8_t *p[CALL_MAX_PARAMETERS];
    size_t n[CALL_MAX_PARAMETERS];
    qtn_rng rng;
    qtn_status status;
};

static void run_job(void *arg) {
    struct job *job = arg;
    job->status = job->call->run(job->set, job->p, job->n, &job->rng);
}

static struct fixture fixtures[FIXTURES];

static size_t depth_of(const struct call *call) {
    static _Alignas(64) uint8_t room[CALL_MAX_PARAMETERS][CALL_MAX_BYTES];
    size_t most = 0;
    for (unsigned f = 0; f < FIXTURES; f++) {
        struct test_rng random;
        struct job job = {.call = call, .set = fixtures[f].set};
        job.rng = test_rng_seeded(&random, f);
        for (unsigned i = 0; i < call->parameters; i++) {
            const enum kind kind = call->parameter[i].kind;
            job.p[i] = room[i];
            job.n[i] = fixtures[f].bytes[kind];
            memcpy(room[i], fixtures[f].content[kind], job.n[i]);
        }
        const size_t depth = stackpaint_run(run_job, &job);
        assert_int_equal(job.status, QTN_OK);
        most = depth > most ? depth : most;
    }
    return most;
}

/* What is published, per operation. */
static size_t limit_of(const struct call *call) {
    const bool prepared = strstr(call->name, "_with") || strstr(call->name, "_key_init");
    if (strstr(call->name, "_batch"))
        return 112 * KIB;
    if (!call->mldsa)
        return 32 * KIB;
    return strncmp(call->name, "mldsa_sign", 10) == 0 && !prepared ? 112 * KIB : 64 * KIB;
}

static void measure(bool mldsa) {
    size_t depth[MAX_CALLS][3] = {{0}};
    const struct call *call;
    for (unsigned set = 0; set < 3; set++) {
        for (unsigned f = 0; f < FIXTURES; f++)
            fixture_make(&fixtures[f], mldsa, fixture_set(mldsa, set), f, 100);
        for (size_t i = 0; (call = call_at(i)) != NULL; i++) {
            assert_true(i < MAX_CALLS);
            if (call->mldsa == mldsa)
                depth[i][set] = depth_of(call);
        }
    }
    printf("\n%-34s %8d %8d %8d %8s\n", "bytes of stack", fixture_set(mldsa, 0),
           fixture_set(mldsa, 1), fixture_set(mldsa, 2), "limit");
    for (size_t i = 0; (call = call_at(i)) != NULL; i++)
        if (call->mldsa == mldsa)
            printf("%-34s %8zu %8zu %8zu %8zu\n", call->name, depth[i][0], depth[i][1], depth[i][2],
                   limit_of(call));
    fflush(stdout);
    for (size_t i = 0; (call = call_at(i)) != NULL; i++)
        for (unsigned set = 0; set < 3; set++)
            if (call->mldsa == mldsa) {
                /* No operation does with nothing: zero would be a measurement that did not work. */
                assert_true(depth[i][set] > 0);
                if (depth[i][set] > limit_of(call))
                    fail_msg("%s takes %zu bytes, over the limit of %zu", call->name, depth[i][set],
                             limit_of(call));
            }
}

static void measure_all(bool mldsa) {
    for (size_t b = 0; qtn_backend_at(b) != NULL; b++) {
        assert_int_equal(qtn_backend_select(qtn_backend_at(b)), QTN_OK);
        printf("\nbackend %s", qtn_backend_name());
        measure(mldsa);
    }
    assert_int_equal(qtn_backend_select(NULL), QTN_OK);
}

static void test_mlkem(void **state) {
    (void)state;
    measure_all(false);
}

static void test_mldsa(void **state) {
    (void)state;
    measure_all(true);
}

/* The measurement itself: a function whose frame is known is found to be about that deep. */
static void known_frame(void *arg) {
    volatile uint8_t frame[40 * KIB];
    const unsigned step = *(const unsigned *)arg;
    for (unsigned i = 0; i < sizeof frame; i += step)
        frame[i] = (uint8_t)i;
}

static void test_measurement(void **state) {
    (void)state;
    unsigned step = 1;
    assert_in_range(stackpaint_run(known_frame, &step), 39 * KIB, 42 * KIB);
}

int main(void) {
    if (!stackpaint_available()) {
        puts("the stack cannot be measured here: no POSIX threads, or a sanitizer moves it");
        return 77;
    }
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_measurement),
        cmocka_unit_test(test_mlkem),
        cmocka_unit_test(test_mldsa),
    };
    const int failures = cmocka_run_group_tests_name("stack depth", tests, NULL, NULL);
    return failures ? 1 : 0;
}
