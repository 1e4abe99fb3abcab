/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Seeds that make the samplers ask for one block more than usual, with the digests of their public
 * keys as known; and the sizes, as macros and as functions. */
#include "common/bytes.h"
#include "mldsa_fixture.h"
#include "support/cmocka_all.h"
#include "support/hex.h"

static const struct {
    qtn_mldsa_set set;
    uint32_t n; /* xi is n in 32 bytes, little-endian */
    const char *pk;
} seeds[] = {
    /* A third SHAKE256 block in RejBoundedPoly. */
    {QTN_MLDSA_65, 10063, "17f5c1e1fdc34f2eb9ba6e23697558aaad680c58f4f5de509cf6d01634e0740c"},
    /* The longest draw with eta = 2 in 400,000 seeds. */
    {QTN_MLDSA_44, 151472, "e88a3cb5df2131babd6676b77da963b2e321c676efe7cf2e2ee853c9a21bcbb5"},
};

static void test_extra_blocks(void **state) {
    (void)state;
    for (unsigned i = 0; i < sizeof seeds / sizeof seeds[0]; i++) {
        static uint8_t pk[QTN_MLDSA_MAX_PK_BYTES], sk[QTN_MLDSA_MAX_SK_BYTES];
        static uint8_t again[QTN_MLDSA_MAX_PK_BYTES], sig[QTN_MLDSA_MAX_SIG_BYTES];
        const qtn_mldsa_set set = seeds[i].set;
        const size_t pk_len = qtn_mldsa_pk_bytes(set), sk_len = qtn_mldsa_sk_bytes(set);
        const size_t sig_len = qtn_mldsa_sig_bytes(set);
        uint8_t xi[QTN_MLDSA_SEED_BYTES] = {0}, digest[32];
        store32_le(xi, seeds[i].n);
        assert_int_equal(qtn_mldsa_keygen_seed(set, pk, sk, xi, sizeof xi), QTN_OK);
        test_sha3_256(digest, pk, pk_len);
        assert_bytes_hex("SHA3-256(pk)", digest, 32, seeds[i].pk);
        assert_int_equal(qtn_mldsa_pk_from_sk(set, again, sk, sk_len), QTN_OK);
        assert_bytes_equal("pk of sk", again, pk, pk_len);
        assert_int_equal(qtn_mldsa_sign_deterministic(set, sig, xi, 32, NULL, 0, sk, sk_len),
                         QTN_OK);
        assert_int_equal(qtn_mldsa_verify(set, sig, sig_len, xi, 32, NULL, 0, pk, pk_len), QTN_OK);
    }
}

static void test_sizes(void **state) {
    (void)state;
    static const struct {
        int set;
        size_t pk, sk, sig;
    } sizes[] = {
        {44, 1312, 2560, 2420}, {65, 1952, 4032, 3309}, {87, 2592, 4896, 4627}, {0, 0, 0, 0},
        {43, 0, 0, 0},          {-1, 0, 0, 0},          {512, 0, 0, 0},         {300, 0, 0, 0},
    };
    for (unsigned i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        const qtn_mldsa_set set = (qtn_mldsa_set)sizes[i].set;
        assert_int_equal(qtn_mldsa_pk_bytes(set), sizes[i].pk);
        assert_int_equal(qtn_mldsa_sk_bytes(set), sizes[i].sk);
        assert_int_equal(qtn_mldsa_sig_bytes(set), sizes[i].sig);
    }
    assert_int_equal(QTN_MLDSA_44_PK_BYTES, 1312);
    assert_int_equal(QTN_MLDSA_44_SK_BYTES, 2560);
    assert_int_equal(QTN_MLDSA_44_SIG_BYTES, 2420);
    assert_int_equal(QTN_MLDSA_65_PK_BYTES, 1952);
    assert_int_equal(QTN_MLDSA_65_SK_BYTES, 4032);
    assert_int_equal(QTN_MLDSA_65_SIG_BYTES, 3309);
    assert_int_equal(QTN_MLDSA_87_PK_BYTES, 2592);
    assert_int_equal(QTN_MLDSA_87_SK_BYTES, 4896);
    assert_int_equal(QTN_MLDSA_87_SIG_BYTES, 4627);
    assert_int_equal(QTN_MLDSA_MAX_PK_BYTES, 2592);
    assert_int_equal(QTN_MLDSA_MAX_SK_BYTES, 4896);
    assert_int_equal(QTN_MLDSA_MAX_SIG_BYTES, 4627);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_extra_blocks),
        cmocka_unit_test(test_sizes),
    };
    const int failures = cmocka_run_group_tests(tests, NULL, NULL);
    return failures ? 1 : 0;
}
