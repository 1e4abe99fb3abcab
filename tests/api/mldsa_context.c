/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Context strings of every length, in every interface that takes one. */
#include "mldsa_fixture.h"
#include "support/cmocka_all.h"
#include "support/hex.h"
#include "support/rng.h"
#include <string.h>

static uint8_t sig[QTN_MLDSA_MAX_SIG_BYTES];
static uint8_t ctx[70000];

static const size_t allowed[] = {0, 1, 2, 254, 255};
static const size_t refused[] = {256, 257, 511, 512, 65535, 65536, SIZE_MAX - 1, SIZE_MAX};

enum { ALLOWED = sizeof allowed / sizeof allowed[0], REFUSED = sizeof refused / sizeof refused[0] };

/* What was signed under one context verifies under that one alone. */
static void test_allowed(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        const struct mldsa_key *key = mldsa_key_of(s);
        for (unsigned i = 0; i < MLDSA_WAYS; i++) {
            const struct mldsa_way *w = &mldsa_ways[i];
            if (!w->back->context)
                continue;
            for (unsigned n = 0; n < ALLOWED; n++) {
                struct mldsa_call c = mldsa_call_sign(w, key, sig);
                c.ctx = allowed[n] == 0 ? NULL : ctx;
                c.ctx_len = allowed[n];
                mldsa_must_sign(w, &c);
                c = mldsa_call_verify(w->back, key, sig);
                c.ctx = ctx; /* not NULL with length 0 is fine, too */
                for (unsigned m = 0; m < ALLOWED; m++) {
                    c.ctx_len = allowed[m];
                    mldsa_expect(w->name, key->set, w->back->verify(&c),
                                 m == n ? QTN_OK : QTN_ERR_SIGNATURE);
                }
                if (allowed[n] == 0)
                    continue;
                uint8_t other[255];
                memcpy(other, ctx, allowed[n]);
                other[allowed[n] - 1] ^= 0x80;
                c.ctx = other;
                c.ctx_len = allowed[n];
                mldsa_expect("another context", key->set, w->back->verify(&c), QTN_ERR_SIGNATURE);
            }
        }
    }
}

/* Too long is refused before anything is read, and the signature is wiped. */
static void test_refused(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        const struct mldsa_key *key = mldsa_key_of(s);
        for (unsigned n = 0; n < REFUSED; n++) {
            for (unsigned i = 0; i < MLDSA_WAYS; i++) {
                const struct mldsa_way *w = &mldsa_ways[i];
                if (!w->back->context)
                    continue;
                struct mldsa_call c = mldsa_call_sign(w, key, sig);
                c.ctx = ctx;
                c.ctx_len = refused[n];
                memset(sig, 0xa5, sizeof sig);
                mldsa_expect(w->name, key->set, w->sign(&c), QTN_ERR_LENGTH);
                assert_bytes_are("sig", sig, key->sig_len, 0);
                assert_bytes_are("past sig", sig + key->sig_len, sizeof sig - key->sig_len, 0xa5);
            }
            for (unsigned i = 0; i < MLDSA_VERIFIERS; i++) {
                const struct mldsa_verifier *v = &mldsa_verifiers[i];
                if (!v->context)
                    continue;
                struct mldsa_call c = mldsa_call_verify(v, key, sig);
                c.ctx = ctx;
                c.ctx_len = refused[n];
                mldsa_expect(v->name, key->set, v->verify(&c), QTN_ERR_LENGTH);
            }
            qtn_mldsa_mu mu;
            mldsa_expect("mu_init_pk", key->set,
                         qtn_mldsa_mu_init_pk(key->set, &mu, key->pk, key->pk_len, ctx, refused[n]),
                         QTN_ERR_LENGTH);
            mldsa_expect("update after", key->set, qtn_mldsa_mu_update(&mu, ctx, 1), QTN_ERR_STATE);
            mldsa_expect("mu_init_sk", key->set,
                         qtn_mldsa_mu_init_sk(key->set, &mu, key->sk, key->sk_len, ctx, refused[n]),
                         QTN_ERR_LENGTH);
            mldsa_expect("update after", key->set, qtn_mldsa_mu_update(&mu, ctx, 1), QTN_ERR_STATE);
        }
    }
}

/* NULL with a length is no empty context. */
static void test_null(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        const struct mldsa_key *key = mldsa_key_of(s);
        for (size_t len = 1; len <= 255; len += 127) {
            for (unsigned i = 0; i < MLDSA_WAYS; i++) {
                const struct mldsa_way *w = &mldsa_ways[i];
                if (!w->back->context)
                    continue;
                struct mldsa_call c = mldsa_call_sign(w, key, sig);
                c.ctx_len = len;
                memset(sig, 0xa5, sizeof sig);
                mldsa_expect(w->name, key->set, w->sign(&c), QTN_ERR_ARGUMENT);
                assert_bytes_are("sig", sig, key->sig_len, 0);
                c = mldsa_call_verify(w->back, key, sig);
                c.ctx_len = len;
                mldsa_expect(w->name, key->set, w->back->verify(&c), QTN_ERR_ARGUMENT);
            }
            qtn_mldsa_mu mu;
            mldsa_expect("mu_init_pk", key->set,
                         qtn_mldsa_mu_init_pk(key->set, &mu, key->pk, key->pk_len, NULL, len),
                         QTN_ERR_ARGUMENT);
            mldsa_expect("mu_init_sk", key->set,
                         qtn_mldsa_mu_init_sk(key->set, &mu, key->sk, key->sk_len, NULL, len),
                         QTN_ERR_ARGUMENT);
        }
    }
}

/* The context's length is signed: no byte can move between context and message. */
static void test_no_shift(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        const struct mldsa_key *key = mldsa_key_of(s);
        const struct mldsa_way *w = &mldsa_ways[1];
        struct mldsa_call c = mldsa_call_sign(w, key, sig);
        c.ctx = ctx;
        c.ctx_len = 10;
        c.msg = ctx + 10;
        c.msg_len = 20;
        mldsa_must_sign(w, &c);
        for (size_t n = 0; n <= 30; n++) {
            c = mldsa_call_verify(w->back, key, sig);
            c.ctx = ctx;
            c.ctx_len = n;
            c.msg = ctx + n;
            c.msg_len = 30 - n;
            mldsa_expect("shifted", key->set, w->back->verify(&c),
                         n == 10 ? QTN_OK : QTN_ERR_SIGNATURE);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_allowed),
        cmocka_unit_test(test_refused),
        cmocka_unit_test(test_null),
        cmocka_unit_test(test_no_shift),
    };
    test_fill(ctx, sizeof ctx, 31);
    const int failures = cmocka_run_group_tests(tests, NULL, NULL);
    return failures ? 1 : 0;
}
