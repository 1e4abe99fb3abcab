/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Where buffers lie: against inaccessible pages at both ends, at every alignment, and over one
 * another as quatrain/types.h allows. */
#include "mldsa_fixture.h"
#include "support/cmocka_all.h"
#include "support/guard.h"
#include "support/hex.h"
#include "support/rng.h"
#include <string.h>

enum {
    PLACES = 128, /* 64 alignments at each end */
    CTX = 7
};

static uint8_t want[QTN_MLDSA_MAX_SIG_BYTES];
static const uint8_t ctx[CTX] = {1, 2, 3, 4, 5, 6, 7};

static struct guarded copy_at(unsigned place, const uint8_t *p, size_t n) {
    return guard_copy(p, n, place < 64 ? GUARD_AFTER : GUARD_BEFORE, place % 64);
}

static struct guarded room_at(unsigned place, size_t n) {
    return guard_alloc(n, place < 64 ? GUARD_AFTER : GUARD_BEFORE, place % 64);
}

static struct mldsa_call with_context(const struct mldsa_way *w, struct mldsa_call c) {
    if (w->back->context) {
        c.ctx = ctx;
        c.ctx_len = CTX;
    }
    return c;
}

/* Every pointer of every way to sign and to verify, each at an offset of its own in each round. */
static void test_signatures(void **state) {
    (void)state;
    static const uint8_t zeros[QTN_MLDSA_RND_BYTES];
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        const struct mldsa_key *key = mldsa_key_of(s);
        for (unsigned i = 0; i < MLDSA_WAYS; i++) {
            const struct mldsa_way *w = &mldsa_ways[i];
            struct test_rng source;
            qtn_rng rng = test_rng_given(&source, zeros, sizeof zeros);
            struct mldsa_call c = with_context(w, mldsa_call_sign(w, key, want));
            c.rng = &rng;
            mldsa_must_sign(w, &c);
            for (unsigned place = 0; place < PLACES; place++) {
                struct guarded sig = room_at(place, key->sig_len);
                struct guarded msg = copy_at((place * 3 + 1) % PLACES, c.msg, c.msg_len);
                struct guarded context = copy_at((place * 5 + 2) % PLACES, ctx, CTX);
                struct guarded sk = copy_at((place * 7 + 3) % PLACES, key->sk, key->sk_len);
                struct guarded pk = copy_at((place * 9 + 4) % PLACES, key->pk, key->pk_len);
                struct guarded rnd = copy_at((place * 11 + 5) % PLACES, zeros, sizeof zeros);
                struct mldsa_call at = c;
                rng = test_rng_given(&source, zeros, sizeof zeros);
                at.sig = sig.p;
                at.msg = msg.p;
                at.key = sk.p;
                at.rnd = rnd.p;
                if (w->back->context)
                    at.ctx = context.p;
                mldsa_must_sign(w, &at);
                assert_bytes_equal(w->name, sig.p, want, key->sig_len);
                at.key = pk.p;
                at.key_len = key->pk_len;
                at.sig_len = key->sig_len;
                mldsa_expect(w->back->name, key->set, w->back->verify(&at), QTN_OK);
                assert_true(guard_free(&sig));
                assert_true(guard_free(&msg));
                assert_true(guard_free(&context));
                assert_true(guard_free(&sk));
                assert_true(guard_free(&pk));
                assert_true(guard_free(&rnd));
            }
        }
    }
}

static void test_keys(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        const struct mldsa_key *key = mldsa_key_of(s);
        uint8_t seed[QTN_MLDSA_SEED_BYTES];
        test_fill(seed, sizeof seed, 77); /* the fixture's */
        for (unsigned place = 0; place < PLACES; place++) {
            struct guarded xi = copy_at((place * 3 + 1) % PLACES, seed, sizeof seed);
            struct guarded pk = room_at(place, key->pk_len);
            struct guarded sk = room_at((place * 5 + 2) % PLACES, key->sk_len);
            assert_int_equal(qtn_mldsa_keygen_seed(key->set, pk.p, sk.p, xi.p, xi.n), QTN_OK);
            assert_bytes_equal("pk", pk.p, key->pk, key->pk_len);
            assert_bytes_equal("sk", sk.p, key->sk, key->sk_len);
            assert_true(guard_free(&sk));
            sk = copy_at((place * 7 + 3) % PLACES, key->sk, key->sk_len);
            memset(pk.p, 0, pk.n);
            assert_int_equal(qtn_mldsa_check_sk(key->set, sk.p, sk.n), QTN_OK);
            assert_int_equal(qtn_mldsa_pk_from_sk(key->set, pk.p, sk.p, sk.n), QTN_OK);
            assert_bytes_equal("pk of sk", pk.p, key->pk, key->pk_len);
            assert_true(guard_free(&xi));
            assert_true(guard_free(&pk));
            assert_true(guard_free(&sk));
        }
    }
}

static void test_streams(void **state) {
    (void)state;
    const struct mldsa_key *key = mldsa_key_of(1);
    uint8_t message[200], mu_want[64];
    qtn_mldsa_mu m;
    test_fill(message, sizeof message, 91);
    assert_int_equal(qtn_mldsa_mu_init_pk(key->set, &m, key->pk, key->pk_len, ctx, CTX), QTN_OK);
    assert_int_equal(qtn_mldsa_mu_update(&m, message, sizeof message), QTN_OK);
    assert_int_equal(qtn_mldsa_mu_final(&m, mu_want), QTN_OK);
    for (unsigned place = 0; place < PLACES; place++) {
        struct guarded pk = copy_at(place, key->pk, key->pk_len);
        struct guarded sk = copy_at((place * 3 + 1) % PLACES, key->sk, key->sk_len);
        struct guarded context = copy_at((place * 5 + 2) % PLACES, ctx, CTX);
        struct guarded msg = copy_at((place * 7 + 3) % PLACES, message, sizeof message);
        struct guarded mu = room_at((place * 9 + 4) % PLACES, 64);
        /* The state is an object: aligned as its type. */
        struct guarded object =
            guard_alloc(sizeof m, place < 64 ? GUARD_AFTER : GUARD_BEFORE, place % 8 * 8);
        qtn_mldsa_mu *const at = (qtn_mldsa_mu *)(void *)object.p;
        if (place % 2 != 0)
            assert_int_equal(qtn_mldsa_mu_init_pk(key->set, at, pk.p, pk.n, context.p, CTX),
                             QTN_OK);
        else
            assert_int_equal(qtn_mldsa_mu_init_sk(key->set, at, sk.p, sk.n, context.p, CTX),
                             QTN_OK);
        assert_int_equal(qtn_mldsa_mu_update(at, msg.p, msg.n), QTN_OK);
        assert_int_equal(qtn_mldsa_mu_final(at, mu.p), QTN_OK);
        assert_bytes_equal("mu", mu.p, mu_want, 64);
        assert_true(guard_free(&pk));
        assert_true(guard_free(&sk));
        assert_true(guard_free(&context));
        assert_true(guard_free(&msg));
        assert_true(guard_free(&mu));
        assert_true(guard_free(&object));
    }
}

/* An arena in which an input stands, and an output at any distance from it. */
enum { ARENA = 3 * QTN_MLDSA_MAX_SK_BYTES, MIDDLE = QTN_MLDSA_MAX_SK_BYTES };
static uint8_t arena[ARENA];

static const uint8_t *place_input(const uint8_t *p, size_t n) {
    memset(arena, 0x5a, sizeof arena);
    memcpy(arena + MIDDLE, p, n);
    return arena + MIDDLE;
}

/* Distances from just touching at the front to just touching at the back. */
static uint8_t *place_output(unsigned step, unsigned steps, size_t in_n, size_t out_n) {
    return arena + MIDDLE - out_n + (in_n + out_n) * step / steps;
}

static void test_signature_over_input(void **state) {
    (void)state;
    enum { STEPS = 16 };
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        const struct mldsa_key *key = mldsa_key_of(s);
        for (unsigned i = 0; i < MLDSA_WAYS; i++) {
            const struct mldsa_way *w = &mldsa_ways[i];
            static const uint8_t zeros[QTN_MLDSA_RND_BYTES];
            struct test_rng source;
            qtn_rng rng = test_rng_given(&source, zeros, sizeof zeros);
            struct mldsa_call good = with_context(w, mldsa_call_sign(w, key, want));
            good.rng = &rng;
            mldsa_must_sign(w, &good);
            for (unsigned step = 0; step <= STEPS; step++) {
                for (unsigned which = 0; which < 4; which++) {
                    struct mldsa_call c = good;
                    const uint8_t **p[4] = {&c.key, &c.msg, &c.ctx, &c.rnd};
                    const size_t n[4] = {c.key_len, c.msg_len, c.ctx_len, c.rnd_len};
                    if (*p[which] == NULL)
                        continue;
                    *p[which] = place_input(*p[which], n[which]);
                    c.sig = place_output(step, STEPS, n[which], key->sig_len);
                    rng = test_rng_given(&source, zeros, sizeof zeros);
                    mldsa_must_sign(w, &c);
                    assert_bytes_equal(w->name, c.sig, want, key->sig_len);
                }
            }
            if (!w->hedged)
                continue;
            /* Failing, the signature's place is zero and the rest of the key as it was. */
            struct mldsa_call c = good;
            rng = test_rng_failing(&source, 1, 1);
            c.key = place_input(key->sk, key->sk_len);
            c.sig = arena + MIDDLE + 16;
            mldsa_expect(w->name, key->set, w->sign(&c), QTN_ERR_RANDOM);
            assert_bytes_are("sig over sk", c.sig, key->sig_len, 0);
            assert_bytes_equal("sk before", c.key, key->sk, 16);
        }
    }
}

static void test_key_over_input(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        const struct mldsa_key *key = mldsa_key_of(s);
        uint8_t seed[QTN_MLDSA_SEED_BYTES];
        static uint8_t apart[QTN_MLDSA_MAX_SK_BYTES];
        test_fill(seed, sizeof seed, 77);
        for (unsigned step = 0; step <= 32; step++) {
            const uint8_t *in = place_input(seed, sizeof seed);
            uint8_t *out = place_output(step, 32, sizeof seed, key->pk_len);
            assert_int_equal(qtn_mldsa_keygen_seed(key->set, out, apart, in, sizeof seed), QTN_OK);
            assert_bytes_equal("pk over xi", out, key->pk, key->pk_len);
            assert_bytes_equal("sk", apart, key->sk, key->sk_len);

            in = place_input(seed, sizeof seed);
            out = place_output(step, 32, sizeof seed, key->sk_len);
            assert_int_equal(qtn_mldsa_keygen_seed(key->set, apart, out, in, sizeof seed), QTN_OK);
            assert_bytes_equal("sk over xi", out, key->sk, key->sk_len);
            assert_bytes_equal("pk", apart, key->pk, key->pk_len);

            in = place_input(key->sk, key->sk_len);
            out = place_output(step, 32, key->sk_len, key->pk_len);
            assert_int_equal(qtn_mldsa_pk_from_sk(key->set, out, in, key->sk_len), QTN_OK);
            assert_bytes_equal("pk over sk", out, key->pk, key->pk_len);
        }
    }
}

/* The state of a stream may begin where the key or the context lies. */
static void test_state_over_input(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        const struct mldsa_key *key = mldsa_key_of(s);
        union {
            qtn_mldsa_mu state;
            uint8_t bytes[QTN_MLDSA_MAX_SK_BYTES];
        } u;
        uint8_t mu_want[64], mu[64];
        qtn_mldsa_mu m;
        assert_int_equal(qtn_mldsa_mu_init_pk(key->set, &m, key->pk, key->pk_len, ctx, CTX),
                         QTN_OK);
        assert_int_equal(qtn_mldsa_mu_final(&m, mu_want), QTN_OK);
        for (unsigned which = 0; which < 3; which++) {
            if (which == 0) {
                memcpy(u.bytes, key->pk, key->pk_len);
                assert_int_equal(
                    qtn_mldsa_mu_init_pk(key->set, &u.state, u.bytes, key->pk_len, ctx, CTX),
                    QTN_OK);
            } else if (which == 1) {
                memcpy(u.bytes, key->sk, key->sk_len);
                assert_int_equal(
                    qtn_mldsa_mu_init_sk(key->set, &u.state, u.bytes, key->sk_len, ctx, CTX),
                    QTN_OK);
            } else {
                memcpy(u.bytes + 3, ctx, CTX);
                assert_int_equal(qtn_mldsa_mu_init_pk(key->set, &u.state, key->pk, key->pk_len,
                                                      u.bytes + 3, CTX),
                                 QTN_OK);
            }
            assert_int_equal(qtn_mldsa_mu_final(&u.state, mu), QTN_OK);
            assert_bytes_equal("mu", mu, mu_want, 64);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_signatures),     cmocka_unit_test(test_keys),
        cmocka_unit_test(test_streams),        cmocka_unit_test(test_signature_over_input),
        cmocka_unit_test(test_key_over_input), cmocka_unit_test(test_state_over_input),
    };
    if (!guard_is_hard())
        print_message("no inaccessible pages here: canaries alone watch the buffers\n");
    const int failures = cmocka_run_group_tests(tests, NULL, NULL);
    return failures ? 1 : 0;
}
