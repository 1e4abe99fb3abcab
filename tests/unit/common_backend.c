/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The choice of the backend, the random source, status names and the version.
 *
 * The choice falls at the first call in a process, so what the environment does to it is tried in
 * child processes. That a set-user-ID program does not read the environment cannot be tried here:
 * it takes a file with that bit and a second user, which a build tree does not have. */
#if !defined(_WIN32)
#define _POSIX_C_SOURCE 200809L /* fork, setenv */
#endif

#include "common/backend.h"
#include "common/random.h"
#include "keccak/ops.h"
#include "mldsa/ops.h"
#include "mlkem/ops.h"
#include "support/cmocka_all.h"
#include "support/hex.h"
#include "support/rng.h"

#include <quatrain/quatrain.h>

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#if defined(_WIN32)
#include <process.h>
#else
#include <sys/wait.h>
#include <unistd.h>
#endif

/* What a child process makes its first calls for; its exit status is 0 where all was as said. */
enum question {
    NAMED,      /* the backend of that index is in use, because the environment says so */
    REFUSED,    /* the library's own choice is in use, and the reason mentions the refusal */
    OWN_CHOICE, /* the library's own choice, and the environment is not mentioned */
    SELECTED,   /* an explicit choice beats the environment; NULL returns to the environment's */
    THREADS     /* many threads make the first call at once: as NAMED in each */
};

static atomic_bool go;

static void *first_call(void *expected) {
    while (!atomic_load(&go))
        ;
    const char *name = qtn_backend_name();
    return strcmp(name, expected) == 0 && qtn_backend_reason() != NULL ? expected : NULL;
}

static bool threads_agree(const char *expected) {
    enum { N = 32 };
    pthread_t thread[N];
    char copy[64];
    snprintf(copy, sizeof copy, "%s", expected);
    for (unsigned i = 0; i < N; i++)
        if (pthread_create(&thread[i], NULL, first_call, copy) != 0)
            return false;
    atomic_store(&go, true);
    bool agree = true;
    for (unsigned i = 0; i < N; i++) {
        void *result = NULL;
        agree &= pthread_join(thread[i], &result) == 0 && result == copy;
    }
    return agree;
}

static bool answer(enum question question, size_t index) {
    const char *const named = qtn_backend_at(index), *const own = qtn_backend_at(0);
    const char *const env = "QUATRAIN_BACKEND";
    switch (question) {
    case NAMED:
        return strcmp(qtn_backend_name(), named) == 0 &&
               strstr(qtn_backend_reason(), env) != NULL &&
               strstr(qtn_backend_reason(), "refused") == NULL;
    case REFUSED:
        return strcmp(qtn_backend_name(), own) == 0 && strstr(qtn_backend_reason(), env) != NULL &&
               strstr(qtn_backend_reason(), "refused") != NULL;
    case OWN_CHOICE:
        return strcmp(qtn_backend_name(), own) == 0 && strstr(qtn_backend_reason(), env) == NULL;
    case SELECTED:
        for (size_t i = 0; qtn_backend_at(i) != NULL; i++)
            if (qtn_backend_select(qtn_backend_at(i)) != QTN_OK ||
                strcmp(qtn_backend_name(), qtn_backend_at(i)) != 0 ||
                strstr(qtn_backend_reason(), env) != NULL)
                return false;
        return qtn_backend_select(NULL) == QTN_OK && answer(NAMED, index);
    case THREADS:
        return threads_agree(named) && answer(NAMED, index);
    }
    return false;
}

#if defined(_WIN32)
static const char *self;

static bool child_says_yes(const char *value, enum question question, size_t index) {
    char number[2][12];
    snprintf(number[0], sizeof number[0], "%d", (int)question);
    snprintf(number[1], sizeof number[1], "%u", (unsigned)index);
    /* An empty value unsets the variable there, which is the same case. */
    if (_putenv_s("QUATRAIN_BACKEND", value != NULL ? value : "") != 0)
        return false;
    return _spawnl(_P_WAIT, self, "child", number[0], number[1], NULL) == 0;
}
#else
/* Without exec, so that it works under an emulator too: nothing has called the library before. */
static bool child_says_yes(const char *value, enum question question, size_t index) {
    fflush(NULL);
    const pid_t child = fork();
    if (child == 0) {
        const int failed =
            value != NULL ? setenv("QUATRAIN_BACKEND", value, 1) : unsetenv("QUATRAIN_BACKEND");
        _exit(failed == 0 && answer(question, index) ? 0 : 1);
    }
    int status = 0;
    return child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status) &&
           WEXITSTATUS(status) == 0;
}
#endif

/* First in the list of tests: the children need a process in which the choice is still open. */
static void test_environment(void **state) {
    (void)state;
    assert_true(child_says_yes(NULL, OWN_CHOICE, 0));
    assert_true(child_says_yes("", OWN_CHOICE, 0));
    for (size_t i = 0; qtn_backend_at(i) != NULL; i++) {
        assert_true(child_says_yes(qtn_backend_at(i), NAMED, i));
        assert_true(child_says_yes(qtn_backend_at(i), SELECTED, i));
        for (unsigned repeat = 0; repeat < 20; repeat++)
            assert_true(child_says_yes(qtn_backend_at(i), THREADS, i));
        /* The child can say no, too. */
        assert_false(child_says_yes(qtn_backend_at(i), OWN_CHOICE, i));
        assert_false(child_says_yes("no such backend", NAMED, i));
    }
    const char *const wrong[] = {"no such backend", "re", "reff", "REF", " ref", "ref ", ",",
                                 "%s%s%n"};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        assert_true(child_says_yes(wrong[i], REFUSED, 0));
}

static void test_list_and_select(void **state) {
    (void)state;
    size_t n = 0;
    bool has_ref = false;
    for (; qtn_backend_at(n) != NULL; n++) {
        const char *name = qtn_backend_at(n);
        assert_true(name[0] != '\0');
        for (size_t i = 0; i < n; i++)
            assert_string_not_equal(qtn_backend_at(i), name);
        has_ref |= strcmp(name, "ref") == 0;
        assert_int_equal(qtn_backend_select(name), QTN_OK);
        assert_string_equal(qtn_backend_name(), name);
        assert_true(qtn_backend_reason()[0] != '\0');
        assert_ptr_equal(qtn_backend_active()->name, qtn_backend_name());

        /* A refusal changes nothing. */
        const char *const wrong[] = {"", "re", "reff", "REF", "ref ", "no such backend"};
        for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
            assert_int_equal(qtn_backend_select(wrong[i]), QTN_ERR_BACKEND);
            assert_string_equal(qtn_backend_name(), name);
        }
    }
    assert_true(has_ref);
    assert_null(qtn_backend_at(n + 1));
    assert_null(qtn_backend_at(SIZE_MAX));
    assert_int_equal(qtn_backend_select(NULL), QTN_OK);
    assert_non_null(qtn_backend_name());
}

/* Threads that select, ask and compute all at once: every name is a listed one, every reason is of
 * a selection, every key is the same. */
enum { SELECTIONS = 60 };

static void *select_and_compute(void *arg) {
    const size_t first = *(const size_t *)arg;
    static const uint8_t seed[QTN_MLKEM_SEED_BYTES] = {1, 2, 3};
    static uint8_t want_ek[QTN_MLKEM_512_EK_BYTES]; /* written before there is a second thread */
    uint8_t ek[QTN_MLKEM_512_EK_BYTES], dk[QTN_MLKEM_512_DK_BYTES];
    size_t n = 0;
    while (qtn_backend_at(n) != NULL)
        n++;
    if (first == SIZE_MAX)
        return qtn_mlkem_keygen_seed(QTN_MLKEM_512, want_ek, dk, seed, sizeof seed) == QTN_OK
                   ? arg
                   : NULL;
    for (size_t i = first; i < first + SELECTIONS; i++) {
        bool listed = false;
        if (qtn_backend_select(qtn_backend_at(i % n)) != QTN_OK ||
            qtn_mlkem_keygen_seed(QTN_MLKEM_512, ek, dk, seed, sizeof seed) != QTN_OK ||
            memcmp(ek, want_ek, sizeof ek) != 0 || strstr(qtn_backend_reason(), "selected") == NULL)
            return NULL;
        const char *name = qtn_backend_name();
        for (size_t j = 0; j < n; j++)
            listed |= strcmp(qtn_backend_at(j), name) == 0;
        if (!listed)
            return NULL;
    }
    return arg;
}

static void test_select_in_threads(void **state) {
    (void)state;
    enum { N = 8 };
    pthread_t thread[N];
    size_t first[N], alone = SIZE_MAX;
    assert_non_null(select_and_compute(&alone));
    for (size_t i = 0; i < N; i++) {
        first[i] = i;
        assert_int_equal(pthread_create(&thread[i], NULL, select_and_compute, &first[i]), 0);
    }
    for (size_t i = 0; i < N; i++) {
        void *result = NULL;
        assert_int_equal(pthread_join(thread[i], &result), 0);
        assert_ptr_equal(result, &first[i]);
    }
    assert_int_equal(qtn_backend_select(NULL), QTN_OK);
}

/* A test's own table is used without questions, and NULL returns to the library's choice. */
static void test_use(void **state) {
    (void)state;
    assert_int_equal(qtn_backend_select(NULL), QTN_OK);
    const struct qtn_backend *const before = qtn_backend_active();
    struct qtn_backend own = *before;
    own.name = "the test's own";
    qtn_backend_use(&own);
    assert_ptr_equal(qtn_backend_active(), &own);
    assert_string_equal(qtn_backend_name(), own.name);
    qtn_backend_use(NULL);
    assert_ptr_equal(qtn_backend_active(), before);
}

/* A table is complete: a hole would be a crash on the day that somebody needs it. */
static void test_complete(void **state) {
    (void)state;
    for (size_t i = 0; qtn_backend_at(i) != NULL; i++) {
        assert_int_equal(qtn_backend_select(qtn_backend_at(i)), QTN_OK);
        const struct qtn_backend *b = qtn_backend_active();
        assert_true(b->keccak->choose != NULL && b->keccak->f1600 != NULL);
        for (unsigned k = 0; k < b->keccak->kernel_count; k++)
            assert_true(b->keccak->kernels[k].permute != NULL);
        const struct mlkem_ops *m = b->mlkem;
        assert_true(m->rej_uniform && m->cbd[2] && m->cbd[3] && m->ntt && m->inv_ntt);
        assert_non_null(m->inv_ntt_add);
        assert_true(m->mul_cache && m->inner_product && m->to_mont_add && m->encode12);
        assert_true(m->decode12 != NULL);
        const unsigned depths[] = {1, 4, 5, 10, 11};
        for (unsigned j = 0; j < 5; j++)
            assert_true(m->compress[depths[j]] && m->decompress[depths[j]]);
        const struct mldsa_ops *d = b->mldsa;
        assert_true(d->rej_uniform && d->ntt && d->inv_ntt && d->inner_product);
        assert_true(d->power2round && d->add_exceeds && d->pack_t1 && d->unpack_t1);
        assert_true(d->pack_t0 && d->unpack_t0 && d->challenge && d->exceeds);
        for (unsigned j = 0; j < 2; j++) {
            assert_true(d->rej_bounded[j] && d->decompose[j] && d->use_hint[j]);
            assert_true(d->make_hint[j] && d->pack_eta[j] && d->unpack_eta[j]);
            assert_true(d->pack_z[j] && d->unpack_z[j]);
            assert_true(d->factor[j] && d->mul_challenge[j]);
        }
    }
}

/* The operating system's bytes: every length is filled to its last byte and no further, also past
 * what the system gives in one call, and no two draws are equal. */
static void test_random_os(void **state) {
    (void)state;
    static uint8_t a[200001], b[200001];
    const size_t lengths[] = {16, 32, 64, 255, 256, 257, 512, 65535, 65536, 65537, 200000};
    for (size_t i = 0; i < sizeof lengths / sizeof lengths[0]; i++) {
        const size_t n = lengths[i];
        memset(a, 0, sizeof a);
        memset(b, 0, sizeof b);
        assert_int_equal(qtn_random(NULL, a, n), QTN_OK);
        assert_int_equal(qtn_random_os(b, n), 0);
        for (size_t at = 0; at + 16 <= n; at += 16) {
            assert_memory_not_equal(a + at, b + at, 16);
            assert_false(bytes_are(a + at, 16, 0));
        }
        assert_false(bytes_are(a + n - 16, 16, 0));
        assert_int_equal(a[n], 0);
        assert_int_equal(b[n], 0);
    }
    a[0] = 1;
    assert_int_equal(qtn_random(NULL, a, 0), QTN_OK);
    assert_int_equal(a[0], 1);
}

static void test_random_given(void **state) {
    (void)state;
    uint8_t want[64], got[64];
    struct test_rng r;
    test_fill(want, sizeof want, 5);
    qtn_rng rng = test_rng_given(&r, want, sizeof want);
    assert_int_equal(qtn_random(&rng, got, sizeof got), QTN_OK);
    assert_bytes_equal("handed on", got, want, sizeof want);
    assert_int_equal(r.calls, 1);
    assert_false(r.misused);
}

/* A source that fails after half, one that fails for a positive value, and none at all: wiped. */
static int fail_positive(void *context, uint8_t *out, size_t len) {
    memset(out, 0x77, len);
    return *(int *)context;
}

static void test_random_failing(void **state) {
    (void)state;
    uint8_t out[65];
    struct test_rng r;
    qtn_rng rng = test_rng_failing(&r, 1, 1);
    memset(out, 0xa5, sizeof out);
    assert_int_equal(qtn_random(&rng, out, 64), QTN_ERR_RANDOM);
    assert_bytes_are("wiped", out, 64, 0);
    assert_int_equal(out[64], 0xa5);
    assert_int_equal(r.calls, 1);

    int values[] = {1, -1, 256, INT32_MIN, INT32_MAX};
    for (size_t i = 0; i < sizeof values / sizeof values[0]; i++) {
        rng = (qtn_rng){fail_positive, &values[i]};
        memset(out, 0xa5, sizeof out);
        assert_int_equal(qtn_random(&rng, out, 64), QTN_ERR_RANDOM);
        assert_bytes_are("wiped", out, 64, 0);
    }

    rng = (qtn_rng){NULL, NULL};
    memset(out, 0xa5, sizeof out);
    assert_int_equal(qtn_random(&rng, out, 64), QTN_ERR_RANDOM);
    assert_bytes_are("wiped", out, 64, 0);
}

static void test_status_names(void **state) {
    (void)state;
    for (int i = QTN_ERR_STATE; i <= QTN_OK; i++) {
        const char *name = qtn_status_name((qtn_status)i);
        assert_non_null(name);
        assert_true(name[0] != '\0');
        for (int j = QTN_ERR_STATE; j < i; j++)
            assert_string_not_equal(name, qtn_status_name((qtn_status)j));
        assert_string_not_equal(name, qtn_status_name((qtn_status)1));
    }
    const int unknown[] = {1, 2, QTN_ERR_STATE - 1, -100, 100, INT32_MAX, INT32_MIN};
    for (size_t i = 0; i < sizeof unknown / sizeof unknown[0]; i++)
        assert_string_equal(qtn_status_name((qtn_status)unknown[i]),
                            qtn_status_name((qtn_status)1));
}

static void test_version(void **state) {
    (void)state;
    char text[32];
    snprintf(text, sizeof text, "%d.%d.%d", QTN_VERSION_MAJOR, QTN_VERSION_MINOR,
             QTN_VERSION_PATCH);
    assert_string_equal(QTN_VERSION_STRING, text);
    assert_string_equal(qtn_version(), text);
}

int main(int argc, char **argv) {
#if defined(_WIN32)
    self = argv[0];
    if (argc == 3)
        return answer((enum question)atoi(argv[1]), (size_t)atoi(argv[2])) ? 0 : 1;
#else
    (void)argc, (void)argv;
#endif
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_environment),       cmocka_unit_test(test_list_and_select),
        cmocka_unit_test(test_select_in_threads), cmocka_unit_test(test_use),
        cmocka_unit_test(test_complete),          cmocka_unit_test(test_random_os),
        cmocka_unit_test(test_random_given),      cmocka_unit_test(test_random_failing),
        cmocka_unit_test(test_status_names),      cmocka_unit_test(test_version),
    };
    const int failures = cmocka_run_group_tests_name("common_backend", tests, NULL, NULL);
    return failures ? 1 : 0;
}
