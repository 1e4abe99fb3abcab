/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Random bytes in key generation and hedged signing: how many are drawn, that they matter, and that
 * a source that fails is an error and never a fall back to determinism. */
#include "mldsa_fixture.h"
#include "support/cmocka_all.h"
#include "support/hex.h"
#include "support/rng.h"
#include <string.h>

static uint8_t sig[QTN_MLDSA_MAX_SIG_BYTES], other[QTN_MLDSA_MAX_SIG_BYTES];
static uint8_t pk[QTN_MLDSA_MAX_PK_BYTES], sk[QTN_MLDSA_MAX_SK_BYTES];
static const uint8_t zeros[QTN_MLDSA_RND_BYTES];

/* Each hedged way has its deterministic one right behind it. With rnd = 0 they agree. */
static void test_zero_is_deterministic(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        const struct mldsa_key *key = mldsa_key_of(s);
        for (unsigned i = 0; i < MLDSA_WAYS; i++) {
            if (!mldsa_ways[i].hedged)
                continue;
            struct test_rng source;
            const qtn_rng rng = test_rng_given(&source, zeros, sizeof zeros);
            struct mldsa_call c = mldsa_call_sign(&mldsa_ways[i], key, sig);
            c.rng = &rng;
            mldsa_must_sign(&mldsa_ways[i], &c);
            assert_int_equal(source.calls, 1); /* and it was for 32 bytes */
            assert_false(source.misused);
            c.sig = other;
            mldsa_must_sign(&mldsa_ways[i + 1], &c);
            assert_bytes_equal(mldsa_ways[i].name, sig, other, key->sig_len);
        }
    }
}

/* Other random bytes, another signature; the operating system's are never the same twice. All of
 * them verify. */
static void test_hedged_differ(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        const struct mldsa_key *key = mldsa_key_of(s);
        for (unsigned i = 0; i < MLDSA_WAYS; i++) {
            const struct mldsa_way *w = &mldsa_ways[i];
            if (!mldsa_ways[i].hedged)
                continue;
            static uint8_t made[4][QTN_MLDSA_MAX_SIG_BYTES];
            for (unsigned n = 0; n < 4; n++) {
                struct test_rng source;
                const qtn_rng rng = test_rng_seeded(&source, 60 + n);
                struct mldsa_call c = mldsa_call_sign(w, key, made[n]);
                c.rng = n < 2 ? &rng : NULL;
                mldsa_must_sign(w, &c);
                if (n < 2) {
                    assert_int_equal(source.calls, 1);
                    assert_int_equal(source.bytes, QTN_MLDSA_RND_BYTES);
                }
                c = mldsa_call_verify(w->back, key, made[n]);
                mldsa_expect(w->name, key->set, w->back->verify(&c), QTN_OK);
                for (unsigned m = 0; m < n; m++)
                    assert_memory_not_equal(made[m], made[n], key->sig_len);
            }
        }
    }
}

/* Each of the 32 bytes counts. */
static void test_every_random_byte(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        const struct mldsa_key *key = mldsa_key_of(s);
        const struct mldsa_way *w = &mldsa_ways[4];
        struct mldsa_call c = mldsa_call_sign(&mldsa_ways[5], key, other);
        mldsa_must_sign(&mldsa_ways[5], &c);
        for (unsigned at = 0; at < QTN_MLDSA_RND_BYTES; at++) {
            uint8_t rnd[QTN_MLDSA_RND_BYTES] = {0};
            rnd[at] = 1;
            struct test_rng source;
            const qtn_rng rng = test_rng_given(&source, rnd, sizeof rnd);
            c.rng = &rng;
            c.sig = sig;
            mldsa_must_sign(w, &c);
            assert_memory_not_equal(sig, other, key->sig_len);
        }
    }
}

/* Every operation calls its source exactly once. Where that call fails: QTN_ERR_RANDOM, and not one
 * byte of output. */
static void test_failing_source(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        const struct mldsa_key *key = mldsa_key_of(s);
        for (unsigned n = 1; n <= 3; n++) {
            const qtn_status want = n == 1 ? QTN_ERR_RANDOM : QTN_OK;
            struct test_rng source;
            qtn_rng rng;
            for (unsigned i = 0; i < MLDSA_WAYS; i++) {
                const struct mldsa_way *w = &mldsa_ways[i];
                if (!w->hedged)
                    continue;
                rng = test_rng_failing(&source, 61, n);
                struct mldsa_call c = mldsa_call_sign(w, key, sig);
                c.rng = &rng;
                memset(sig, 0xa5, sizeof sig);
                mldsa_expect(w->name, key->set, w->sign(&c), want);
                assert_int_equal(source.calls, 1);
                if (n == 1)
                    assert_bytes_are("sig", sig, key->sig_len, 0);
            }
            rng = test_rng_failing(&source, 62, n);
            memset(pk, 0xa5, sizeof pk);
            memset(sk, 0xa5, sizeof sk);
            mldsa_expect("keygen", key->set, qtn_mldsa_keygen(key->set, pk, sk, &rng), want);
            assert_int_equal(source.calls, 1);
            assert_int_equal(source.bytes, QTN_MLDSA_SEED_BYTES);
            if (n == 1) {
                assert_bytes_are("pk", pk, key->pk_len, 0);
                assert_bytes_are("sk", sk, key->sk_len, 0);
            }
        }
    }
}

/* keygen with given bytes is keygen_seed of them; with the operating system's, never twice alike.
 */
static void test_keygen(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        const struct mldsa_key *key = mldsa_key_of(s);
        uint8_t xi[QTN_MLDSA_SEED_BYTES];
        struct test_rng source;
        test_fill(xi, sizeof xi, 77); /* the fixture's */
        const qtn_rng rng = test_rng_given(&source, xi, sizeof xi);
        assert_int_equal(qtn_mldsa_keygen(key->set, pk, sk, &rng), QTN_OK);
        assert_false(source.misused);
        assert_bytes_equal("pk", pk, key->pk, key->pk_len);
        assert_bytes_equal("sk", sk, key->sk, key->sk_len);

        static uint8_t pk2[QTN_MLDSA_MAX_PK_BYTES], sk2[QTN_MLDSA_MAX_SK_BYTES];
        assert_int_equal(qtn_mldsa_keygen(key->set, pk, sk, NULL), QTN_OK);
        assert_int_equal(qtn_mldsa_keygen(key->set, pk2, sk2, NULL), QTN_OK);
        assert_memory_not_equal(pk, pk2, key->pk_len);
        assert_memory_not_equal(sk, sk2, key->sk_len);
        assert_int_equal(qtn_mldsa_check_sk(key->set, sk, key->sk_len), QTN_OK);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_zero_is_deterministic),
        cmocka_unit_test(test_hedged_differ),
        cmocka_unit_test(test_every_random_byte),
        cmocka_unit_test(test_failing_source),
        cmocka_unit_test(test_keygen),
    };
    const int failures = cmocka_run_group_tests(tests, NULL, NULL);
    return failures ? 1 : 0;
}
