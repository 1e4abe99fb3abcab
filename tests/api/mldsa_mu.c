/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Streamed messages and external mu: the same signatures as in one piece, and a state that refuses
 * misuse. */
#include "mldsa_fixture.h"
#include "support/cmocka_all.h"
#include "support/hex.h"
#include "support/rng.h"
#include <string.h>

enum { LONG = 1000000 };

static uint8_t message[LONG];
static uint8_t sig[QTN_MLDSA_MAX_SIG_BYTES], want_sig[QTN_MLDSA_MAX_SIG_BYTES];

static void check_ok(qtn_status got, int line) {
    _assert_int_equal((LargestIntegralType)got, QTN_OK, __FILE__, line);
}
#define OK(call) check_ok((call), __LINE__)

static void begin(const struct mldsa_key *key, qtn_mldsa_mu *state, bool from_sk, size_t ctx_len) {
    if (from_sk)
        OK(qtn_mldsa_mu_init_sk(key->set, state, key->sk, key->sk_len, message, ctx_len));
    else
        OK(qtn_mldsa_mu_init_pk(key->set, state, key->pk, key->pk_len, message, ctx_len));
}

/* tr || 0 || |ctx| || ctx || M through one hash: FIPS 204, Algorithm 7, step 6. */
static void reference(uint8_t mu[64], const struct mldsa_key *key, size_t ctx_len, size_t len) {
    static uint8_t all[64 + 2 + 255 + LONG];
    test_shake256(all, 64, key->pk, key->pk_len);
    all[64] = 0;
    all[65] = (uint8_t)ctx_len;
    memcpy(all + 66, message, ctx_len);
    memcpy(all + 66 + ctx_len, message, len);
    test_shake256(mu, 64, all, 66 + ctx_len + len);
}

static const size_t lengths[] = {0, 1, 3, 135, 136, 137, 271, 272, 273, 333, 334, 335, 336, LONG};

/* mu from pk and from sk, and the signatures of it, are those of the pure form. */
static void test_equals_plain(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        const struct mldsa_key *key = mldsa_key_of(s);
        for (unsigned n = 0; n < sizeof lengths / sizeof lengths[0]; n++) {
            const size_t len = lengths[n], ctx_len = n % 3 == 0 ? 0 : n * 19;
            uint8_t want[64], mu[64];
            qtn_mldsa_mu m;
            reference(want, key, ctx_len, len);
            for (unsigned from_sk = 0; from_sk < 2; from_sk++) {
                begin(key, &m, from_sk != 0, ctx_len);
                OK(qtn_mldsa_mu_update(&m, message, len));
                OK(qtn_mldsa_mu_final(&m, mu));
                assert_bytes_equal("mu", mu, want, 64);
            }
            OK(qtn_mldsa_sign_deterministic(key->set, want_sig, message, len, message, ctx_len,
                                            key->sk, key->sk_len));
            OK(qtn_mldsa_sign_mu_deterministic(key->set, sig, mu, 64, key->sk, key->sk_len));
            assert_bytes_equal("signature", sig, want_sig, key->sig_len);
            OK(qtn_mldsa_verify_mu(key->set, sig, key->sig_len, mu, 64, key->pk, key->pk_len));
            OK(qtn_mldsa_sign_mu(key->set, sig, mu, 64, key->sk, key->sk_len, NULL));
            OK(qtn_mldsa_verify(key->set, sig, key->sig_len, message, len, message, ctx_len,
                                key->pk, key->pk_len));
            mu[n % 64] ^= 4;
            assert_int_equal(
                qtn_mldsa_verify_mu(key->set, sig, key->sig_len, mu, 64, key->pk, key->pk_len),
                QTN_ERR_SIGNATURE);
        }
    }
}

/* Every way to cut the message in two, and pieces of one, of nothing, and of random sizes. */
static void test_splits(void **state) {
    (void)state;
    const struct mldsa_key *key = mldsa_key_of(0);
    const size_t len = 300;
    uint8_t want[64], mu[64];
    qtn_mldsa_mu m;
    reference(want, key, 5, len);
    for (size_t cut = 0; cut <= len; cut++) {
        begin(key, &m, cut % 2 != 0, 5);
        OK(qtn_mldsa_mu_update(&m, message, cut));
        OK(qtn_mldsa_mu_update(&m, NULL, 0));
        OK(qtn_mldsa_mu_update(&m, message + cut, len - cut));
        OK(qtn_mldsa_mu_final(&m, mu));
        assert_bytes_equal("cut in two", mu, want, 64);
    }
    for (size_t piece = 1; piece < 20; piece++) {
        begin(key, &m, false, 5);
        for (size_t at = 0; at < len; at += piece)
            OK(qtn_mldsa_mu_update(&m, message + at, len - at < piece ? len - at : piece));
        OK(qtn_mldsa_mu_final(&m, mu));
        assert_bytes_equal("equal pieces", mu, want, 64);
    }
    uint64_t random = 51;
    for (unsigned round = 0; round < 200; round++) {
        begin(key, &m, false, 5);
        for (size_t at = 0; at < len;) {
            size_t piece = (size_t)(test_next(&random) % 200);
            piece = piece > len - at ? len - at : piece;
            OK(qtn_mldsa_mu_update(&m, message + at, piece));
            at += piece;
        }
        OK(qtn_mldsa_mu_final(&m, mu));
        assert_bytes_equal("random pieces", mu, want, 64);
    }
}

/* No update at all is the empty message. */
static void test_without_update(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        const struct mldsa_key *key = mldsa_key_of(s);
        uint8_t mu[64];
        qtn_mldsa_mu m;
        OK(qtn_mldsa_mu_init_pk(key->set, &m, key->pk, key->pk_len, NULL, 0));
        OK(qtn_mldsa_mu_final(&m, mu));
        OK(qtn_mldsa_sign_mu(key->set, sig, mu, 64, key->sk, key->sk_len, NULL));
        OK(qtn_mldsa_verify(key->set, sig, key->sig_len, NULL, 0, NULL, 0, key->pk, key->pk_len));
    }
}

/* Before init (zero bytes), after final, after a failed init: refused, and mu is wiped. */
static void test_misuse(void **state) {
    (void)state;
    const struct mldsa_key *key = mldsa_key_of(1);
    uint8_t mu[64];
    for (unsigned how = 0; how < 5; how++) {
        qtn_mldsa_mu m;
        memset(&m, 0, sizeof m);
        if (how == 1) {
            begin(key, &m, false, 0);
            OK(qtn_mldsa_mu_final(&m, mu));
        } else if (how == 2) {
            begin(key, &m, false, 0);
            assert_int_equal(qtn_mldsa_mu_init_pk(key->set, &m, key->pk, key->pk_len - 1, NULL, 0),
                             QTN_ERR_LENGTH);
        } else if (how == 3) {
            begin(key, &m, false, 0);
            assert_int_equal(qtn_mldsa_mu_init_sk(key->set, &m, NULL, key->sk_len, NULL, 0),
                             QTN_ERR_ARGUMENT);
        } else if (how == 4) {
            begin(key, &m, true, 0);
            assert_int_equal(qtn_mldsa_mu_init_sk(key->set, &m, key->sk, key->sk_len, message, 256),
                             QTN_ERR_LENGTH);
        }
        if (how != 0)
            assert_bytes_are("state", (const uint8_t *)&m, sizeof m, 0);
        assert_int_equal(qtn_mldsa_mu_update(&m, message, 1), QTN_ERR_STATE);
        assert_int_equal(qtn_mldsa_mu_update(&m, NULL, 0), QTN_ERR_STATE);
        memset(mu, 0xa5, sizeof mu);
        assert_int_equal(qtn_mldsa_mu_final(&m, mu), QTN_ERR_STATE);
        assert_bytes_are("mu", mu, sizeof mu, 0);
        assert_int_equal(qtn_mldsa_mu_final(&m, mu), QTN_ERR_STATE);
        /* A state that failed can begin again. */
        uint8_t want[64];
        reference(want, key, 3, 7);
        begin(key, &m, false, 3);
        OK(qtn_mldsa_mu_update(&m, message, 7));
        OK(qtn_mldsa_mu_final(&m, mu));
        assert_bytes_equal("mu", mu, want, 64);
    }
}

/* A copy is a fork; what happens to one does not reach the other. */
static void test_fork(void **state) {
    (void)state;
    const struct mldsa_key *key = mldsa_key_of(2);
    for (size_t at = 0; at <= 280; at += 7) {
        uint8_t want_long[64], want_short[64], mu[64];
        qtn_mldsa_mu m, fork;
        reference(want_long, key, 9, 300);
        reference(want_short, key, 9, at);
        begin(key, &m, false, 9);
        OK(qtn_mldsa_mu_update(&m, message, at));
        memcpy(&fork, &m, sizeof m);
        OK(qtn_mldsa_mu_final(&m, mu));
        assert_bytes_equal("stopped", mu, want_short, 64);
        OK(qtn_mldsa_mu_update(&fork, message + at, 300 - at));
        OK(qtn_mldsa_mu_final(&fork, mu));
        assert_bytes_equal("went on", mu, want_long, 64);
    }
}

/* mu is bound to the key: of one set's key it is worth nothing under another key. */
static void test_other_key(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        const struct mldsa_key *key = mldsa_key_of(s);
        struct mldsa_key other;
        mldsa_key_make(&other, key->set, 52);
        uint8_t mu[64];
        qtn_mldsa_mu m;
        begin(&other, &m, false, 0);
        OK(qtn_mldsa_mu_update(&m, message, 10));
        OK(qtn_mldsa_mu_final(&m, mu));
        OK(qtn_mldsa_sign_mu(key->set, sig, mu, 64, key->sk, key->sk_len, NULL));
        assert_int_equal(qtn_mldsa_verify(key->set, sig, key->sig_len, message, 10, NULL, 0,
                                          key->pk, key->pk_len),
                         QTN_ERR_SIGNATURE);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_equals_plain),   cmocka_unit_test(test_splits),
        cmocka_unit_test(test_without_update), cmocka_unit_test(test_misuse),
        cmocka_unit_test(test_fork),           cmocka_unit_test(test_other_key),
    };
    test_fill(message, sizeof message, 50);
    const int failures = cmocka_run_group_tests(tests, NULL, NULL);
    return failures ? 1 : 0;
}
