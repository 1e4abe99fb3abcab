/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Each argument wrong in turn, in every function: the status that the headers state, every output
 * wiped, nothing written beyond it. */
#include "mldsa_fixture.h"
#include "support/cmocka_all.h"
#include "support/hex.h"
#include "support/rng.h"
#include <string.h>

static uint8_t sig[QTN_MLDSA_MAX_SIG_BYTES + 1];
static uint8_t pk[QTN_MLDSA_MAX_PK_BYTES + 1], sk[QTN_MLDSA_MAX_SK_BYTES + 1];
static const uint8_t ctx[4] = "ctx";

/* No call here has a valid length that is also one of these. */
static const size_t bad_lengths[] = {0,    1,    31,   33,   63,   65,           1311,
                                     1313, 2419, 2421, 4895, 4897, SIZE_MAX / 2, SIZE_MAX};
static const int bad_sets[] = {-1, 0, 1, 43, 45, 64, 66, 86, 88, 512, 65 + 256, 44 << 16};

enum {
    BAD_LENGTHS = sizeof bad_lengths / sizeof bad_lengths[0],
    BAD_SETS = sizeof bad_sets / sizeof bad_sets[0]
};

static void fails(const struct mldsa_way *w, const struct mldsa_call *c, size_t wiped,
                  qtn_status want) {
    memset(sig, 0xa5, sizeof sig);
    mldsa_expect(w->name, c->set, w->sign(c), want);
    assert_bytes_are("sig", sig, wiped, 0);
    assert_bytes_are("past sig", sig + wiped, sizeof sig - wiped, 0xa5);
}

static void test_sign(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        const struct mldsa_key *key = mldsa_key_of(s);
        for (unsigned i = 0; i < MLDSA_WAYS; i++) {
            const struct mldsa_way *w = &mldsa_ways[i];
            struct mldsa_call good = mldsa_call_sign(w, key, sig), c;
            if (w->back->context) {
                good.ctx = ctx;
                good.ctx_len = sizeof ctx;
            }
            mldsa_must_sign(w, &good);

            c = good;
            c.sig = NULL;
            mldsa_expect("sig NULL", key->set, w->sign(&c), QTN_ERR_ARGUMENT);
            c = good;
            c.msg = NULL;
            fails(w, &c, key->sig_len, QTN_ERR_ARGUMENT);
            c = good;
            c.key = NULL;
            fails(w, &c, key->sig_len, QTN_ERR_ARGUMENT);
            if (w->rnd) {
                c = good;
                c.rnd = NULL;
                fails(w, &c, key->sig_len, QTN_ERR_ARGUMENT);
            }
            for (unsigned n = 0; n < BAD_LENGTHS; n++) {
                c = good;
                c.key_len = bad_lengths[n];
                fails(w, &c, key->sig_len, QTN_ERR_LENGTH);
                if (w->back->msg_len != 0) {
                    c = good;
                    c.msg_len = bad_lengths[n];
                    fails(w, &c, key->sig_len, QTN_ERR_LENGTH);
                }
                if (w->rnd) {
                    c = good;
                    c.rnd_len = bad_lengths[n];
                    fails(w, &c, key->sig_len, QTN_ERR_LENGTH);
                }
            }
            c = good;
            c.key_len = key->sk_len - 1;
            fails(w, &c, key->sig_len, QTN_ERR_LENGTH);
            c.key_len = key->sk_len + 1;
            fails(w, &c, key->sig_len, QTN_ERR_LENGTH);
            for (unsigned n = 0; n < BAD_SETS; n++) {
                c = good;
                c.set = (qtn_mldsa_set)bad_sets[n];
                fails(w, &c, 0, QTN_ERR_ARGUMENT);
            }
        }
    }
}

/* An empty message may be NULL where a message may be empty. */
static void test_empty_message(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        const struct mldsa_key *key = mldsa_key_of(s);
        for (unsigned i = 0; i < MLDSA_WAYS; i++) {
            const struct mldsa_way *w = &mldsa_ways[i];
            if (w->back->msg_len != 0)
                continue;
            struct mldsa_call c = mldsa_call_sign(w, key, sig);
            c.msg = NULL;
            c.msg_len = 0;
            mldsa_must_sign(w, &c);
            c = mldsa_call_verify(w->back, key, sig);
            c.msg_len = 0; /* not NULL */
            mldsa_expect(w->back->name, key->set, w->back->verify(&c), QTN_OK);
            c.msg = NULL;
            mldsa_expect(w->back->name, key->set, w->back->verify(&c), QTN_OK);
            c.msg = ctx;
            c.msg_len = 1;
            mldsa_expect(w->back->name, key->set, w->back->verify(&c), QTN_ERR_SIGNATURE);
        }
    }
}

static void test_verify(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        const struct mldsa_key *key = mldsa_key_of(s);
        for (unsigned i = 0; i < MLDSA_WAYS; i++) {
            const struct mldsa_verifier *v = mldsa_ways[i].back;
            struct mldsa_call c = mldsa_call_sign(&mldsa_ways[i], key, sig);
            mldsa_must_sign(&mldsa_ways[i], &c);
            const struct mldsa_call good = mldsa_call_verify(v, key, sig);
            mldsa_expect(v->name, key->set, v->verify(&good), QTN_OK);

            c = good;
            c.sig = NULL;
            mldsa_expect("sig NULL", key->set, v->verify(&c), QTN_ERR_ARGUMENT);
            c = good;
            c.msg = NULL;
            mldsa_expect("msg NULL", key->set, v->verify(&c), QTN_ERR_ARGUMENT);
            c = good;
            c.key = NULL;
            mldsa_expect("pk NULL", key->set, v->verify(&c), QTN_ERR_ARGUMENT);
            for (unsigned n = 0; n < BAD_LENGTHS + 4; n++) {
                const size_t near[] = {key->sig_len - 1, key->sig_len + 1, key->pk_len - 1,
                                       key->pk_len + 1};
                const size_t len = n < BAD_LENGTHS ? bad_lengths[n] : near[n - BAD_LENGTHS];
                c = good;
                c.sig_len = len;
                mldsa_expect("sig_len", key->set, v->verify(&c), QTN_ERR_LENGTH);
                c = good;
                c.key_len = len;
                mldsa_expect("pk_len", key->set, v->verify(&c), QTN_ERR_LENGTH);
                if (v->msg_len != 0) {
                    c = good;
                    c.msg_len = len;
                    mldsa_expect("msg_len", key->set, v->verify(&c), QTN_ERR_LENGTH);
                }
            }
            /* No signature at all. */
            c = good;
            c.sig = NULL;
            c.sig_len = 0;
            const qtn_status none = v->verify(&c);
            assert_true(none == QTN_ERR_ARGUMENT || none == QTN_ERR_LENGTH);
            for (unsigned n = 0; n < BAD_SETS; n++) {
                c = good;
                c.set = (qtn_mldsa_set)bad_sets[n];
                mldsa_expect("set", key->set, v->verify(&c), QTN_ERR_ARGUMENT);
            }
            /* One of the other two sets: the lengths do not fit. */
            c = good;
            c.set = mldsa_sets[(s + 1) % MLDSA_SETS];
            mldsa_expect("another set", c.set, v->verify(&c), QTN_ERR_LENGTH);
        }
    }
}

static void keygen_fails(qtn_mldsa_set set, bool no_pk, bool no_sk, const uint8_t *xi, size_t n,
                         qtn_status want, size_t pk_wiped, size_t sk_wiped) {
    memset(pk, 0xa5, sizeof pk);
    memset(sk, 0xa5, sizeof sk);
    mldsa_expect("keygen_seed", set,
                 qtn_mldsa_keygen_seed(set, no_pk ? NULL : pk, no_sk ? NULL : sk, xi, n), want);
    assert_bytes_are("pk", pk, pk_wiped, 0);
    assert_bytes_are("past pk", pk + pk_wiped, sizeof pk - pk_wiped, 0xa5);
    assert_bytes_are("sk", sk, sk_wiped, 0);
    assert_bytes_are("past sk", sk + sk_wiped, sizeof sk - sk_wiped, 0xa5);
}

static void test_keygen(void **state) {
    (void)state;
    static const uint8_t xi[33] = {1};
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        const struct mldsa_key *key = mldsa_key_of(s);
        const qtn_mldsa_set set = key->set;
        keygen_fails(set, true, false, xi, 32, QTN_ERR_ARGUMENT, 0, key->sk_len);
        keygen_fails(set, false, true, xi, 32, QTN_ERR_ARGUMENT, key->pk_len, 0);
        keygen_fails(set, true, true, xi, 32, QTN_ERR_ARGUMENT, 0, 0);
        keygen_fails(set, false, false, NULL, 32, QTN_ERR_ARGUMENT, key->pk_len, key->sk_len);
        for (unsigned n = 0; n < BAD_LENGTHS; n++)
            keygen_fails(set, false, false, xi, bad_lengths[n], QTN_ERR_LENGTH, key->pk_len,
                         key->sk_len);

        struct test_rng source;
        const qtn_rng rng = test_rng_seeded(&source, 81);
        memset(sk, 0xa5, sizeof sk);
        mldsa_expect("keygen, pk NULL", set, qtn_mldsa_keygen(set, NULL, sk, &rng),
                     QTN_ERR_ARGUMENT);
        assert_bytes_are("sk", sk, key->sk_len, 0);
        memset(pk, 0xa5, sizeof pk);
        mldsa_expect("keygen, sk NULL", set, qtn_mldsa_keygen(set, pk, NULL, &rng),
                     QTN_ERR_ARGUMENT);
        assert_bytes_are("pk", pk, key->pk_len, 0);
    }
    for (unsigned n = 0; n < BAD_SETS; n++) {
        const qtn_mldsa_set set = (qtn_mldsa_set)bad_sets[n];
        keygen_fails(set, false, false, xi, 32, QTN_ERR_ARGUMENT, 0, 0);
        mldsa_expect("keygen", set, qtn_mldsa_keygen(set, pk, sk, NULL), QTN_ERR_ARGUMENT);
    }
}

static void test_checks(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        const struct mldsa_key *key = mldsa_key_of(s);
        const qtn_mldsa_set set = key->set;
        mldsa_expect("check_sk NULL", set, qtn_mldsa_check_sk(set, NULL, key->sk_len),
                     QTN_ERR_ARGUMENT);
        mldsa_expect("pk NULL", set, qtn_mldsa_pk_from_sk(set, NULL, key->sk, key->sk_len),
                     QTN_ERR_ARGUMENT);
        memset(pk, 0xa5, sizeof pk);
        mldsa_expect("sk NULL", set, qtn_mldsa_pk_from_sk(set, pk, NULL, key->sk_len),
                     QTN_ERR_ARGUMENT);
        assert_bytes_are("pk", pk, key->pk_len, 0);
        for (unsigned n = 0; n < BAD_LENGTHS; n++) {
            mldsa_expect("check_sk", set, qtn_mldsa_check_sk(set, key->sk, bad_lengths[n]),
                         QTN_ERR_LENGTH);
            memset(pk, 0xa5, sizeof pk);
            mldsa_expect("pk_from_sk", set, qtn_mldsa_pk_from_sk(set, pk, key->sk, bad_lengths[n]),
                         QTN_ERR_LENGTH);
            assert_bytes_are("pk", pk, key->pk_len, 0);
            assert_bytes_are("past pk", pk + key->pk_len, sizeof pk - key->pk_len, 0xa5);
        }
        for (unsigned n = 0; n < BAD_SETS; n++) {
            const qtn_mldsa_set bad = (qtn_mldsa_set)bad_sets[n];
            mldsa_expect("check_sk", bad, qtn_mldsa_check_sk(bad, key->sk, key->sk_len),
                         QTN_ERR_ARGUMENT);
            memset(pk, 0xa5, sizeof pk);
            mldsa_expect("pk_from_sk", bad, qtn_mldsa_pk_from_sk(bad, pk, key->sk, key->sk_len),
                         QTN_ERR_ARGUMENT);
            assert_bytes_are("pk", pk, sizeof pk, 0xa5);
        }
    }
}

static void test_mu(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        const struct mldsa_key *key = mldsa_key_of(s);
        const qtn_mldsa_set set = key->set;
        qtn_mldsa_mu m;
        uint8_t mu[64];
        mldsa_expect("state NULL", set,
                     qtn_mldsa_mu_init_pk(set, NULL, key->pk, key->pk_len, NULL, 0),
                     QTN_ERR_ARGUMENT);
        mldsa_expect("state NULL", set,
                     qtn_mldsa_mu_init_sk(set, NULL, key->sk, key->sk_len, NULL, 0),
                     QTN_ERR_ARGUMENT);
        for (unsigned n = 0; n < BAD_LENGTHS; n++) {
            mldsa_expect("pk_len", set,
                         qtn_mldsa_mu_init_pk(set, &m, key->pk, bad_lengths[n], NULL, 0),
                         QTN_ERR_LENGTH);
            mldsa_expect("sk_len", set,
                         qtn_mldsa_mu_init_sk(set, &m, key->sk, bad_lengths[n], NULL, 0),
                         QTN_ERR_LENGTH);
        }
        for (unsigned n = 0; n < BAD_SETS; n++) {
            const qtn_mldsa_set bad = (qtn_mldsa_set)bad_sets[n];
            mldsa_expect("set", bad, qtn_mldsa_mu_init_pk(bad, &m, key->pk, key->pk_len, NULL, 0),
                         QTN_ERR_ARGUMENT);
            mldsa_expect("set", bad, qtn_mldsa_mu_init_sk(bad, &m, key->sk, key->sk_len, NULL, 0),
                         QTN_ERR_ARGUMENT);
        }
        mldsa_expect("update", set, qtn_mldsa_mu_update(NULL, ctx, 1), QTN_ERR_ARGUMENT);
        memset(mu, 0xa5, sizeof mu);
        mldsa_expect("final", set, qtn_mldsa_mu_final(NULL, mu), QTN_ERR_ARGUMENT);
        assert_bytes_are("mu", mu, sizeof mu, 0);
        assert_int_equal(qtn_mldsa_mu_init_pk(set, &m, key->pk, key->pk_len, NULL, 0), QTN_OK);
        mldsa_expect("data NULL", set, qtn_mldsa_mu_update(&m, NULL, 1), QTN_ERR_ARGUMENT);
        assert_int_equal(qtn_mldsa_mu_init_pk(set, &m, key->pk, key->pk_len, NULL, 0), QTN_OK);
        mldsa_expect("mu NULL", set, qtn_mldsa_mu_final(&m, NULL), QTN_ERR_ARGUMENT);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sign),   cmocka_unit_test(test_empty_message),
        cmocka_unit_test(test_verify), cmocka_unit_test(test_keygen),
        cmocka_unit_test(test_checks), cmocka_unit_test(test_mu),
    };
    const int failures = cmocka_run_group_tests(tests, NULL, NULL);
    return failures ? 1 : 0;
}
