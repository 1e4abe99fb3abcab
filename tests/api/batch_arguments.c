/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* What holds for the arguments of every batch function: unknown sets, no items, NULL for them. */
#include "batch.h"

enum { N = 5 };

/* Items of which nothing may be touched but the status. */
static union {
    qtn_mlkem_keygen_item mlkem_keygen[N];
    qtn_mlkem_encaps_item mlkem_encaps[N];
    qtn_mlkem_decaps_item mlkem_decaps[N];
    qtn_mldsa_keygen_item mldsa_keygen[N];
    qtn_mldsa_sign_item mldsa_sign[N];
    qtn_mldsa_verify_item mldsa_verify[N];
} items;

static uint8_t outputs[N][2][QTN_MLDSA_MAX_SK_BYTES];
static struct test_rng random_source;

/* With items, or with NULL in their place. */
static qtn_status keygen_kem(int set, bool there, size_t n) {
    const qtn_rng rng = test_rng_seeded(&random_source, 1);
    return qtn_mlkem_keygen_batch((qtn_mlkem_set)set, there ? items.mlkem_keygen : NULL, n, &rng);
}

static qtn_status encaps(int set, bool there, size_t n) {
    const qtn_rng rng = test_rng_seeded(&random_source, 1);
    return qtn_mlkem_encaps_batch((qtn_mlkem_set)set, there ? items.mlkem_encaps : NULL, n, &rng);
}

static qtn_status decaps(int set, bool there, size_t n) {
    return qtn_mlkem_decaps_batch((qtn_mlkem_set)set, there ? items.mlkem_decaps : NULL, n);
}

static qtn_status keygen_dsa(int set, bool there, size_t n) {
    const qtn_rng rng = test_rng_seeded(&random_source, 1);
    return qtn_mldsa_keygen_batch((qtn_mldsa_set)set, there ? items.mldsa_keygen : NULL, n, &rng);
}

static qtn_status sign(int set, bool there, size_t n) {
    const qtn_rng rng = test_rng_seeded(&random_source, 1);
    return qtn_mldsa_sign_batch((qtn_mldsa_set)set, there ? items.mldsa_sign : NULL, n, &rng);
}

static qtn_status sign_deterministic(int set, bool there, size_t n) {
    return qtn_mldsa_sign_deterministic_batch((qtn_mldsa_set)set, there ? items.mldsa_sign : NULL,
                                              n);
}

static qtn_status verify(int set, bool there, size_t n) {
    return qtn_mldsa_verify_batch((qtn_mldsa_set)set, there ? items.mldsa_verify : NULL, n);
}

#define STATUS(member) &items.member[0].status, sizeof items.member[0]

static const struct batch {
    bool mldsa;
    qtn_status (*run)(int set, bool there, size_t n);
    qtn_status *first_status;
    size_t stride;
} batches[] = {
    {false, keygen_kem, STATUS(mlkem_keygen)}, {false, encaps, STATUS(mlkem_encaps)},
    {false, decaps, STATUS(mlkem_decaps)},     {true, keygen_dsa, STATUS(mldsa_keygen)},
    {true, sign, STATUS(mldsa_sign)},          {true, sign_deterministic, STATUS(mldsa_sign)},
    {true, verify, STATUS(mldsa_verify)},
};

static qtn_status *status_of(const struct batch *b, size_t i) {
    return (qtn_status *)(void *)((uint8_t *)b->first_status + i * b->stride);
}

/* Outputs that are there, so that a wrong write would be seen. */
static void reset(const struct batch *b) {
    memset(&items, 0, sizeof items);
    memset(outputs, 0xa5, sizeof outputs);
    for (size_t i = 0; i < N; i++) {
        if (b->run == keygen_kem)
            items.mlkem_keygen[i] = (qtn_mlkem_keygen_item){outputs[i][0], outputs[i][1], QTN_OK};
        else if (b->run == encaps)
            items.mlkem_encaps[i] =
                (qtn_mlkem_encaps_item){.ct = outputs[i][0], .ss = outputs[i][1]};
        else if (b->run == decaps)
            items.mlkem_decaps[i] = (qtn_mlkem_decaps_item){.ss = outputs[i][0]};
        else if (b->run == keygen_dsa)
            items.mldsa_keygen[i] = (qtn_mldsa_keygen_item){outputs[i][0], outputs[i][1], QTN_OK};
        else if (b->run != verify)
            items.mldsa_sign[i] = (qtn_mldsa_sign_item){.sig = outputs[i][0]};
        *status_of(b, i) = UNTOUCHED;
    }
    random_source.calls = 0;
}

static void for_each(void (*test)(const struct batch *b)) {
    for (size_t i = 0; i < sizeof batches / sizeof batches[0]; i++)
        test(&batches[i]);
}

/* Every item has the status, and no output was written: its size is not known. */
static void check_unknown_set(const struct batch *b) {
    const int sets[] = {0, 1, -1, 513, b->mldsa ? 768 : 65, INT32_MAX, INT32_MIN};
    for (size_t s = 0; s < sizeof sets / sizeof sets[0]; s++)
        for (size_t n = 0; n <= N; n++) {
            reset(b);
            assert_int_equal(b->run(sets[s], true, n), QTN_ERR_ARGUMENT);
            for (size_t i = 0; i < N; i++)
                assert_int_equal(*status_of(b, i), i < n ? QTN_ERR_ARGUMENT : UNTOUCHED);
            assert_bytes_are("outputs", outputs[0][0], sizeof outputs, 0xa5);
            assert_int_equal(random_source.calls, 0);
            assert_int_equal(b->run(sets[s], false, n), QTN_ERR_ARGUMENT);
        }
}

static void check_no_items(const struct batch *b) {
    for (unsigned s = 0; s < 3; s++) {
        const int set = fixture_set(b->mldsa, s);
        reset(b);
        assert_int_equal(b->run(set, true, 0), QTN_OK);
        assert_int_equal(b->run(set, false, 0), QTN_OK);
        for (size_t i = 0; i < N; i++)
            assert_int_equal(*status_of(b, i), UNTOUCHED);
        const size_t counts[] = {1, 2, 64, SIZE_MAX};
        for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++)
            assert_int_equal(b->run(set, false, counts[i]), QTN_ERR_ARGUMENT);
        assert_bytes_are("outputs", outputs[0][0], sizeof outputs, 0xa5);
        assert_int_equal(random_source.calls, 0);
    }
}

static void test_unknown_set(void **state) {
    (void)state;
    for_each(check_unknown_set);
}

static void test_no_items(void **state) {
    (void)state;
    for_each(check_no_items);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_unknown_set),
        cmocka_unit_test(test_no_items),
    };
    const int failures = cmocka_run_group_tests_name("batch_arguments", tests, NULL, NULL);
    return failures ? 1 : 0;
}
