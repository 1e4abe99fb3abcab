/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The stack that a batch takes does not depend on how many items it has, and stays below the
 * published limit: on every backend, with valid items and with bad ones among them. */
#include "support/calls.h"
#include "support/cmocka_all.h"
#include "support/rng.h"
#include "support/stackpaint.h"

#include <quatrain/backend.h>
#include <quatrain/batch.h>

#include <stdio.h>
#include <string.h>

/* FIXTURES in turn: keys and messages enough that some signature meets rejected attempts, and that
 * some matrix needs a fourth block, in the smallest batch that is compared too. */
enum { MAX_ITEMS = 64, FIXTURES = 8, LIMIT = 112 * 1024 };

/* Between two batches; what the same work takes may differ by spilled arguments and the like, and
 * one byte for each item would be more. */
enum { NOISE = 48 };

static struct fixture fixtures[FIXTURES];
static uint8_t out[MAX_ITEMS][2][QTN_MLDSA_MAX_SK_BYTES];

static union {
    qtn_mlkem_keygen_item mlkem_keygen[MAX_ITEMS];
    qtn_mlkem_encaps_item mlkem_encaps[MAX_ITEMS];
    qtn_mlkem_decaps_item mlkem_decaps[MAX_ITEMS];
    qtn_mldsa_keygen_item mldsa_keygen[MAX_ITEMS];
    qtn_mldsa_sign_item mldsa_sign[MAX_ITEMS];
    qtn_mldsa_verify_item mldsa_verify[MAX_ITEMS];
} items;

struct job {
    size_t n;
    qtn_rng rng;
    qtn_status status;
};

static qtn_mlkem_set mlkem_set(void) {
    return (qtn_mlkem_set)fixtures[0].set;
}

static qtn_mldsa_set mldsa_set(void) {
    return (qtn_mldsa_set)fixtures[0].set;
}

static void mlkem_keygen(void *arg) {
    struct job *job = arg;
    job->status = qtn_mlkem_keygen_batch(mlkem_set(), items.mlkem_keygen, job->n, &job->rng);
}

static void mlkem_encaps(void *arg) {
    struct job *job = arg;
    job->status = qtn_mlkem_encaps_batch(mlkem_set(), items.mlkem_encaps, job->n, &job->rng);
}

static void mlkem_decaps(void *arg) {
    struct job *job = arg;
    job->status = qtn_mlkem_decaps_batch(mlkem_set(), items.mlkem_decaps, job->n);
}

static void mldsa_keygen(void *arg) {
    struct job *job = arg;
    job->status = qtn_mldsa_keygen_batch(mldsa_set(), items.mldsa_keygen, job->n, &job->rng);
}

static void mldsa_sign(void *arg) {
    struct job *job = arg;
    job->status = qtn_mldsa_sign_batch(mldsa_set(), items.mldsa_sign, job->n, &job->rng);
}

static void mldsa_verify(void *arg) {
    struct job *job = arg;
    job->status = qtn_mldsa_verify_batch(mldsa_set(), items.mldsa_verify, job->n);
}

static const struct batch {
    const char *name;
    bool mldsa;
    void (*run)(void *arg);
} batches[] = {
    {"mlkem_keygen_batch", false, mlkem_keygen}, {"mlkem_encaps_batch", false, mlkem_encaps},
    {"mlkem_decaps_batch", false, mlkem_decaps}, {"mldsa_keygen_batch", true, mldsa_keygen},
    {"mldsa_sign_batch", true, mldsa_sign},      {"mldsa_verify_batch", true, mldsa_verify},
};

static void fill_item(const struct batch *b, size_t i) {
    const struct fixture *f = &fixtures[i % FIXTURES];
    uint8_t *const *c = f->content;
    const size_t *n = f->bytes;
    if (b->run == mlkem_keygen)
        items.mlkem_keygen[i] = (qtn_mlkem_keygen_item){out[i][0], out[i][1], QTN_OK};
    else if (b->run == mlkem_encaps)
        items.mlkem_encaps[i] =
            (qtn_mlkem_encaps_item){out[i][0], out[i][1], c[KIND_EK], n[KIND_EK], QTN_OK};
    else if (b->run == mlkem_decaps)
        items.mlkem_decaps[i] = (qtn_mlkem_decaps_item){out[i][0],  c[KIND_CT], n[KIND_CT],
                                                        c[KIND_DK], n[KIND_DK], QTN_OK};
    else if (b->run == mldsa_keygen)
        items.mldsa_keygen[i] = (qtn_mldsa_keygen_item){out[i][0], out[i][1], QTN_OK};
    else if (b->run == mldsa_sign)
        items.mldsa_sign[i] = (qtn_mldsa_sign_item){.sig = out[i][0],
                                                    .msg = c[KIND_MSG],
                                                    .msg_len = n[KIND_MSG],
                                                    .ctx = c[KIND_CTX],
                                                    .ctx_len = n[KIND_CTX],
                                                    .sk = c[KIND_SK],
                                                    .sk_len = n[KIND_SK]};
    else
        items.mldsa_verify[i] = (qtn_mldsa_verify_item){.sig = c[KIND_SIG],
                                                        .sig_len = n[KIND_SIG],
                                                        .msg = c[KIND_MSG],
                                                        .msg_len = n[KIND_MSG],
                                                        .ctx = c[KIND_CTX],
                                                        .ctx_len = n[KIND_CTX],
                                                        .pk = c[KIND_PK],
                                                        .pk_len = n[KIND_PK]};
}

static size_t depth_of(const struct batch *b, size_t n) {
    struct test_rng random;
    struct job job = {.n = n, .rng = test_rng_seeded(&random, 1)};
    memset(&items, 0, sizeof items);
    for (size_t i = 0; i < n; i++)
        fill_item(b, i);
    const size_t depth = stackpaint_run(b->run, &job);
    assert_int_equal(job.status, QTN_OK);
    return depth;
}

/* One without anything, which is refused, beside two that are fine. */
static size_t depth_with_bad_item(const struct batch *b) {
    struct test_rng random;
    struct job job = {.n = 3, .rng = test_rng_seeded(&random, 1)};
    memset(&items, 0, sizeof items);
    fill_item(b, 0);
    fill_item(b, 2);
    if (b->run == mlkem_keygen)
        items.mlkem_keygen[1].ek = NULL;
    const size_t depth = stackpaint_run(b->run, &job);
    assert_int_equal(job.status, QTN_ERR_ARGUMENT);
    return depth;
}

static void measure(const struct batch *b) {
    (void)depth_of(b, 2); /* binds what is called of the system's library */
    const size_t one = depth_of(b, 1), eight = depth_of(b, 8), all = depth_of(b, MAX_ITEMS);
    const size_t bad = depth_with_bad_item(b);
    printf("%-8s %-20s %5d %8zu %8zu %8zu %8zu\n", qtn_backend_name(), b->name, fixtures[0].set,
           one, eight, all, bad);
    fflush(stdout);
    assert_true(one > 0);
    assert_true(one <= all + NOISE && bad <= all + NOISE);
    assert_true(all <= eight + NOISE);
    if (all > LIMIT || bad > LIMIT || eight > LIMIT)
        fail_msg("%s takes %zu bytes, over the limit of %d", b->name, all, LIMIT);
}

static void test_batches(void **state) {
    (void)state;
    printf("\n%-8s %-20s %5s %8s %8s %8s %8s\n", "backend", "bytes of stack", "set", "n = 1", "8",
           "64", "one bad");
    for (size_t b = 0; qtn_backend_at(b) != NULL; b++) {
        assert_int_equal(qtn_backend_select(qtn_backend_at(b)), QTN_OK);
        for (unsigned s = 0; s < 6; s++) {
            for (unsigned i = 0; i < FIXTURES; i++)
                fixture_make(&fixtures[i], s >= 3, fixture_set(s >= 3, s % 3), i, 100);
            for (size_t i = 0; i < sizeof batches / sizeof batches[0]; i++)
                if (batches[i].mldsa == (s >= 3))
                    measure(&batches[i]);
        }
    }
    assert_int_equal(qtn_backend_select(NULL), QTN_OK);
}

int main(void) {
    if (!stackpaint_available()) {
        puts("the stack cannot be measured here: no POSIX threads, or a sanitizer moves it");
        return 77;
    }
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_batches)};
    const int failures = cmocka_run_group_tests_name("stack of batches", tests, NULL, NULL);
    return failures ? 1 : 0;
}
