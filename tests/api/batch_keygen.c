/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Batches of key generation, of both schemes: as one at a time, whatever fails between. */
#include "batch.h"

enum { PUBLIC = 2592, SECRET = 4896, FAULTS = 4 };
_Static_assert(PUBLIC >= QTN_MLKEM_MAX_EK_BYTES && PUBLIC >= QTN_MLDSA_MAX_PK_BYTES, "room");
_Static_assert(SECRET >= QTN_MLKEM_MAX_DK_BYTES && SECRET >= QTN_MLDSA_MAX_SK_BYTES, "room");

struct pair {
    uint8_t public[PUBLIC], secret[SECRET];
    qtn_status status;
};

static bool mldsa;
static int set;
static struct pair got[MAX_ITEMS + 1], want[MAX_ITEMS + 1];
static unsigned fault[MAX_ITEMS]; /* bit 0: no public key wanted; bit 1: no secret key */

static qtn_status one(uint8_t *public, uint8_t *secret, const qtn_rng *rng) {
    return mldsa ? qtn_mldsa_keygen((qtn_mldsa_set)set, public, secret, rng)
                 : qtn_mlkem_keygen((qtn_mlkem_set)set, public, secret, rng);
}

static uint8_t *public_of(struct pair *p, size_t i) {
    return fault[i] & 1 ? NULL : p[i].public;
}

static uint8_t *secret_of(struct pair *p, size_t i) {
    return fault[i] & 2 ? NULL : p[i].secret;
}

static qtn_status mlkem_batch(size_t n, const qtn_rng *rng) {
    qtn_mlkem_keygen_item items[MAX_ITEMS + 1];
    for (size_t i = 0; i <= n; i++)
        items[i] = i == n
                       ? (qtn_mlkem_keygen_item){got[n].public, got[n].secret, UNTOUCHED}
                       : (qtn_mlkem_keygen_item){public_of(got, i), secret_of(got, i), UNTOUCHED};
    const qtn_status status = qtn_mlkem_keygen_batch((qtn_mlkem_set)set, items, n, rng);
    for (size_t i = 0; i <= n; i++)
        got[i].status = items[i].status;
    return status;
}

static qtn_status mldsa_batch(size_t n, const qtn_rng *rng) {
    qtn_mldsa_keygen_item items[MAX_ITEMS + 1];
    for (size_t i = 0; i <= n; i++)
        items[i] = i == n
                       ? (qtn_mldsa_keygen_item){got[n].public, got[n].secret, UNTOUCHED}
                       : (qtn_mldsa_keygen_item){public_of(got, i), secret_of(got, i), UNTOUCHED};
    const qtn_status status = qtn_mldsa_keygen_batch((qtn_mldsa_set)set, items, n, rng);
    for (size_t i = 0; i <= n; i++)
        got[i].status = items[i].status;
    return status;
}

/* With `fault`, and a random source whose call number fail_at fails (0: none). */
static void compare(size_t n, uint64_t seed, unsigned fail_at) {
    struct test_rng random, random_one;
    const qtn_rng rng = test_rng_failing(&random, seed, fail_at);
    const qtn_rng rng_one = test_rng_failing(&random_one, seed, fail_at);
    qtn_status whole = QTN_OK;
    memset(got, 0xa5, sizeof got);
    memset(want, 0xa5, sizeof want);
    for (size_t i = 0; i < n; i++) {
        want[i].status = one(public_of(want, i), secret_of(want, i), &rng_one);
        whole = whole_of(whole, want[i].status);
    }
    want[n].status = UNTOUCHED;
    const qtn_status status = mldsa ? mldsa_batch(n, &rng) : mlkem_batch(n, &rng);
    assert_int_equal(status, whole);
    for (size_t i = 0; i <= n; i++) {
        expect_status("keygen", i, got[i].status, want[i].status);
        assert_bytes_equal("public key", got[i].public, want[i].public, PUBLIC);
        assert_bytes_equal("secret key", got[i].secret, want[i].secret, SECRET);
    }
    expect_drawn(&random, &random_one);
}

static void for_each_scheme(void (*test)(void)) {
    for (size_t b = 0; use_backend(b); b++)
        for (unsigned i = 0; i < 6; i++) {
            mldsa = i >= 3;
            set = fixture_set(mldsa, i % 3);
            memset(fault, 0, sizeof fault);
            test();
        }
}

static void try_sizes(void) {
    for (unsigned i = 0; i < BATCH_SIZES; i++)
        compare(batch_sizes[i], 40 + i, 0);
}

/* One bad item at each position, of each kind. */
static void try_positions(void) {
    const size_t n = 10; /* more than are under way at once */
    for (size_t at = 0; at < n; at++) {
        for (unsigned kind = 1; kind < FAULTS; kind++) {
            fault[at] = kind;
            compare(n, 50 + at, 0);
        }
        fault[at] = 0;
        compare(n, 60 + at, (unsigned)at + 1);
    }
}

/* Any items bad at once, and a failing source besides. */
static void try_mixtures(void) {
    uint64_t state = 70;
    for (unsigned round = 0; round < 12; round++) {
        const size_t n = 1 + (size_t)(test_next(&state) % 17);
        for (size_t i = 0; i < n; i++)
            fault[i] = test_next(&state) % 3 != 0 ? 0 : test_next(&state) % FAULTS;
        compare(n, round, (unsigned)(test_next(&state) % (2 * n)));
    }
    for (size_t i = 0; i < 9; i++)
        fault[i] = 3;
    compare(9, 0, 0); /* nothing but bad ones */
}

static void test_sizes(void **state) {
    (void)state;
    for_each_scheme(try_sizes);
}

static void test_positions(void **state) {
    (void)state;
    for_each_scheme(try_positions);
}

static void test_mixtures(void **state) {
    (void)state;
    for_each_scheme(try_mixtures);
}

/* The operating system's random bytes: none twice, and the keys work. */
static void test_system_source(void **state) {
    (void)state;
    enum { N = 9 };
    static uint8_t ek[N][QTN_MLKEM_MAX_EK_BYTES], dk[N][QTN_MLKEM_MAX_DK_BYTES];
    qtn_mlkem_keygen_item items[N];
    for (size_t i = 0; i < N; i++)
        items[i] = (qtn_mlkem_keygen_item){ek[i], dk[i], UNTOUCHED};
    assert_int_equal(qtn_mlkem_keygen_batch(QTN_MLKEM_1024, items, N, NULL), QTN_OK);
    for (size_t i = 0; i < N; i++) {
        assert_int_equal(items[i].status, QTN_OK);
        assert_int_equal(
            qtn_mlkem_check_pair(QTN_MLKEM_1024, ek[i], sizeof ek[i], dk[i], sizeof dk[i]), QTN_OK);
        for (size_t j = 0; j < i; j++)
            assert_memory_not_equal(ek[i], ek[j], sizeof ek[i]);
    }
    const qtn_rng none = {NULL, NULL};
    assert_int_equal(qtn_mlkem_keygen_batch(QTN_MLKEM_1024, items, N, &none), QTN_ERR_RANDOM);
    for (size_t i = 0; i < N; i++) {
        assert_int_equal(items[i].status, QTN_ERR_RANDOM);
        assert_bytes_are("ek", ek[i], sizeof ek[i], 0);
        assert_bytes_are("dk", dk[i], sizeof dk[i], 0);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sizes),
        cmocka_unit_test(test_positions),
        cmocka_unit_test(test_mixtures),
        cmocka_unit_test(test_system_source),
    };
    const int failures = cmocka_run_group_tests_name("batch_keygen", tests, NULL, NULL);
    return failures ? 1 : 0;
}
