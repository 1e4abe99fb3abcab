/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Proves that ML-DSA is OpenSSL's, in both directions: keys byte for byte, signatures byte for byte
 * where both get the same random bytes, and verification of each other's. Pure with contexts,
 * pre-hashed, external mu and the internal interface. */
#include "oracle.h"
#include "rounds.h"
#include "support/cmocka_all.h"
#include "support/forced.h"
#include "support/hex.h"
#include <quatrain/hazmat.h>
#include <string.h>

enum { MAX_MESSAGE = 2000 };

struct set {
    const char *name;
    qtn_mldsa_set id;
    size_t pk, sk, sig;
};

static const struct set sets[] = {
    {"ML-DSA-44", QTN_MLDSA_44, 1312, 2560, 2420},
    {"ML-DSA-65", QTN_MLDSA_65, 1952, 4032, 3309},
    {"ML-DSA-87", QTN_MLDSA_87, 2592, 4896, 4627},
};

/* One key pair in the hands of both, a message, and the two signatures of it. */
struct scene {
    const struct set *set;
    uint8_t pk[QTN_MLDSA_MAX_PK_BYTES], sk[QTN_MLDSA_MAX_SK_BYTES];
    EVP_PKEY *private_key, *public_key;
    uint8_t msg[MAX_MESSAGE], ctx[QTN_MLDSA_MAX_CONTEXT_BYTES], rnd[QTN_MLDSA_RND_BYTES];
    size_t msg_len, ctx_len;
    uint8_t ours[QTN_MLDSA_MAX_SIG_BYTES], theirs[QTN_MLDSA_MAX_SIG_BYTES];
    struct test_rng state;
    qtn_rng rng; /* gives rnd, once */
};

static void new_message(struct scene *s) {
    s->msg_len = below(MAX_MESSAGE + 1);
    s->ctx_len = below(3) == 0 ? 0 : below(sizeof s->ctx + 1);
    draw(s->msg, s->msg_len);
    draw(s->ctx, s->ctx_len);
    draw(s->rnd, sizeof s->rnd);
    s->rng = test_rng_given(&s->state, s->rnd, sizeof s->rnd);
}

/* OpenSSL signs with the random bytes of the scene (or none), and must come to our very bytes; it
 * accepts them, and no longer when a bit is flipped. */
static void openssl_agrees(struct scene *s, const char *what, const struct oracle_message *m,
                           const uint8_t *rnd) {
    oracle_sign(s->private_key, s->theirs, s->set->sig, m, rnd);
    assert_bytes_equal(what, s->ours, s->theirs, s->set->sig);
    assert_true(oracle_verify(s->public_key, s->ours, s->set->sig, m));
    s->ours[below(s->set->sig)] ^= (uint8_t)(1u << below(8));
    assert_false(oracle_verify(s->public_key, s->ours, s->set->sig, m));
}

static void pure(struct scene *s) {
    const struct set *set = s->set;
    new_message(s);
    const struct oracle_message m = {s->msg, s->msg_len, s->ctx, s->ctx_len, false, false};

    assert_int_equal(qtn_mldsa_sign_deterministic(set->id, s->ours, s->msg, s->msg_len, s->ctx,
                                                  s->ctx_len, s->sk, set->sk),
                     QTN_OK);
    openssl_agrees(s, "deterministic signature", &m, NULL);

    assert_int_equal(qtn_mldsa_sign(set->id, s->ours, s->msg, s->msg_len, s->ctx, s->ctx_len, s->sk,
                                    set->sk, &s->rng),
                     QTN_OK);
    openssl_agrees(s, "hedged signature", &m, s->rnd);

    assert_int_equal(qtn_mldsa_verify(set->id, s->theirs, set->sig, s->msg, s->msg_len, s->ctx,
                                      s->ctx_len, s->pk, set->pk),
                     QTN_OK);
    s->theirs[below(set->sig)] ^= (uint8_t)(1u << below(8));
    assert_int_equal(qtn_mldsa_verify(set->id, s->theirs, set->sig, s->msg, s->msg_len, s->ctx,
                                      s->ctx_len, s->pk, set->pk),
                     QTN_ERR_SIGNATURE);
}

/* The message in random pieces into mu here, the ready mu there. */
static void external_mu(struct scene *s) {
    const struct set *set = s->set;
    uint8_t mu[QTN_MLDSA_MU_BYTES], mu_of_sk[QTN_MLDSA_MU_BYTES];
    qtn_mldsa_mu state, state_of_sk;
    new_message(s);
    const struct oracle_message m = {mu, sizeof mu, NULL, 0, false, true};
    const struct oracle_message whole = {s->msg, s->msg_len, s->ctx, s->ctx_len, false, false};

    assert_int_equal(qtn_mldsa_mu_init_pk(set->id, &state, s->pk, set->pk, s->ctx, s->ctx_len),
                     QTN_OK);
    assert_int_equal(
        qtn_mldsa_mu_init_sk(set->id, &state_of_sk, s->sk, set->sk, s->ctx, s->ctx_len), QTN_OK);
    for (size_t done = 0, n; done < s->msg_len; done += n) {
        n = 1 + below(s->msg_len - done);
        assert_int_equal(qtn_mldsa_mu_update(&state, s->msg + done, n), QTN_OK);
    }
    assert_int_equal(qtn_mldsa_mu_update(&state_of_sk, s->msg, s->msg_len), QTN_OK);
    assert_int_equal(qtn_mldsa_mu_final(&state, mu), QTN_OK);
    assert_int_equal(qtn_mldsa_mu_final(&state_of_sk, mu_of_sk), QTN_OK);
    assert_bytes_equal("mu", mu_of_sk, mu, sizeof mu);

    assert_int_equal(
        qtn_mldsa_sign_mu_deterministic(set->id, s->ours, mu, sizeof mu, s->sk, set->sk), QTN_OK);
    assert_true(oracle_verify(s->public_key, s->ours, set->sig, &whole));
    openssl_agrees(s, "deterministic signature of mu", &m, NULL);

    assert_int_equal(qtn_mldsa_sign_mu(set->id, s->ours, mu, sizeof mu, s->sk, set->sk, &s->rng),
                     QTN_OK);
    openssl_agrees(s, "hedged signature of mu", &m, s->rnd);

    assert_int_equal(
        qtn_mldsa_verify_mu(set->id, s->theirs, set->sig, mu, sizeof mu, s->pk, set->pk), QTN_OK);
}

static void internal_interface(struct scene *s) {
    const struct set *set = s->set;
    new_message(s);
    const struct oracle_message m = {s->msg, s->msg_len, NULL, 0, true, false};

    assert_int_equal(qtn_mldsa_sign_internal(set->id, s->ours, s->msg, s->msg_len, s->rnd,
                                             sizeof s->rnd, s->sk, set->sk),
                     QTN_OK);
    openssl_agrees(s, "signature of M'", &m, s->rnd);
    assert_int_equal(
        qtn_mldsa_verify_internal(set->id, s->theirs, set->sig, s->msg, s->msg_len, s->pk, set->pk),
        QTN_OK);
}

/* OpenSSL has no HashML-DSA; it signs the M' that FIPS 204, Algorithm 4 builds, and makes the
 * digests. */
static void prehashed(struct scene *s) {
    static const struct {
        const char *name;
        qtn_mldsa_hash id;
        uint8_t oid_end; /* the last number of 2.16.840.1.101.3.4.2.n */
    } hashes[] = {
        {"SHA2-224", QTN_MLDSA_SHA2_224, 4},         {"SHA2-256", QTN_MLDSA_SHA2_256, 1},
        {"SHA2-384", QTN_MLDSA_SHA2_384, 2},         {"SHA2-512", QTN_MLDSA_SHA2_512, 3},
        {"SHA2-512/224", QTN_MLDSA_SHA2_512_224, 5}, {"SHA2-512/256", QTN_MLDSA_SHA2_512_256, 6},
        {"SHA3-224", QTN_MLDSA_SHA3_224, 7},         {"SHA3-256", QTN_MLDSA_SHA3_256, 8},
        {"SHA3-384", QTN_MLDSA_SHA3_384, 9},         {"SHA3-512", QTN_MLDSA_SHA3_512, 10},
        {"SHAKE128", QTN_MLDSA_SHAKE_128, 11},       {"SHAKE256", QTN_MLDSA_SHAKE_256, 12},
    };
    const struct set *set = s->set;
    for (unsigned i = 0; i < sizeof hashes / sizeof hashes[0]; i++) {
        uint8_t mprime[2 + QTN_MLDSA_MAX_CONTEXT_BYTES + 11 + 64], digest[64];
        const uint8_t oid[11] = {
            0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, hashes[i].oid_end};
        const size_t digest_len = qtn_mldsa_digest_bytes(hashes[i].id);
        new_message(s);
        oracle_digest(hashes[i].name, s->msg, s->msg_len, digest, digest_len);

        size_t n = 0;
        mprime[n++] = 1;
        mprime[n++] = (uint8_t)s->ctx_len;
        memcpy(mprime + n, s->ctx, s->ctx_len);
        n += s->ctx_len;
        memcpy(mprime + n, oid, sizeof oid);
        n += sizeof oid;
        memcpy(mprime + n, digest, digest_len);
        n += digest_len;
        const struct oracle_message m = {mprime, n, NULL, 0, true, false};

        assert_int_equal(qtn_mldsa_sign_prehash(set->id, s->ours, hashes[i].id, digest, digest_len,
                                                s->ctx, s->ctx_len, s->sk, set->sk, &s->rng),
                         QTN_OK);
        openssl_agrees(s, hashes[i].name, &m, s->rnd);
        assert_int_equal(qtn_mldsa_verify_prehash(set->id, s->theirs, set->sig, hashes[i].id,
                                                  digest, digest_len, s->ctx, s->ctx_len, s->pk,
                                                  set->pk),
                         QTN_OK);
    }
}

/* Keys: from one seed on both sides, byte for byte; then ours in their hands. */
static void our_key(struct scene *s) {
    const struct set *set = s->set;
    uint8_t xi[QTN_MLDSA_SEED_BYTES];
    uint8_t pk[QTN_MLDSA_MAX_PK_BYTES], sk[QTN_MLDSA_MAX_SK_BYTES];
    draw(xi, sizeof xi);
    assert_int_equal(qtn_mldsa_keygen_seed(set->id, s->pk, s->sk, xi, sizeof xi), QTN_OK);
    EVP_PKEY *of_seed = oracle_key(set->name, "seed", xi, sizeof xi);
    oracle_raw(of_seed, "pub", pk, set->pk);
    oracle_raw(of_seed, "priv", sk, set->sk);
    EVP_PKEY_free(of_seed);
    assert_bytes_equal("pk", s->pk, pk, set->pk);
    assert_bytes_equal("sk", s->sk, sk, set->sk);
    s->private_key = oracle_key(set->name, "priv", s->sk, set->sk);
    s->public_key = oracle_key(set->name, "pub", s->pk, set->pk);
}

/* Theirs in our hands. */
static void their_key(struct scene *s) {
    const struct set *set = s->set;
    uint8_t xi[QTN_MLDSA_SEED_BYTES];
    uint8_t pk[QTN_MLDSA_MAX_PK_BYTES], sk[QTN_MLDSA_MAX_SK_BYTES];
    s->private_key = oracle_keygen(set->name);
    oracle_raw(s->private_key, "pub", s->pk, set->pk);
    oracle_raw(s->private_key, "priv", s->sk, set->sk);
    oracle_raw(s->private_key, "seed", xi, sizeof xi);
    s->public_key = oracle_key(set->name, "pub", s->pk, set->pk);
    assert_int_equal(qtn_mldsa_check_sk(set->id, s->sk, set->sk), QTN_OK);
    assert_int_equal(qtn_mldsa_pk_from_sk(set->id, pk, s->sk, set->sk), QTN_OK);
    assert_bytes_equal("pk of their sk", pk, s->pk, set->pk);
    assert_int_equal(qtn_mldsa_keygen_seed(set->id, pk, sk, xi, sizeof xi), QTN_OK);
    assert_bytes_equal("sk of their seed", sk, s->sk, set->sk);
}

static void in_every_set(void (*make_key)(struct scene *), void (*test)(struct scene *),
                         unsigned times) {
    for (unsigned i = 0; i < sizeof sets / sizeof sets[0]; i++) {
        for (unsigned round = 0; round < times; round++) {
            struct scene s = {.set = &sets[i]};
            make_key(&s);
            test(&s);
            EVP_PKEY_free(s.private_key);
            EVP_PKEY_free(s.public_key);
        }
    }
}

static void pure_with_our_keys(void **state) {
    (void)state;
    in_every_set(our_key, pure, rounds);
}

static void pure_with_their_keys(void **state) {
    (void)state;
    in_every_set(their_key, pure, rounds);
}

static void mu_with_our_keys(void **state) {
    (void)state;
    in_every_set(our_key, external_mu, rounds);
}

static void internal_with_their_keys(void **state) {
    (void)state;
    in_every_set(their_key, internal_interface, rounds);
}

/* Each round is twelve signatures. */
static void prehash_with_our_keys(void **state) {
    (void)state;
    in_every_set(our_key, prehashed, (rounds + 9) / 10);
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pure_with_our_keys),    cmocka_unit_test(pure_with_their_keys),
        cmocka_unit_test(mu_with_our_keys),      cmocka_unit_test(internal_with_their_keys),
        cmocka_unit_test(prehash_with_our_keys),
    };
    if (!oracle_knows("ML-DSA-65"))
        return CROSS_MISSING;
    const int forced = forced_backend();
    if (forced != 0)
        return forced;
    if (rounds_begin(argc, argv) != 0)
        return 1;
    const int failures = cmocka_run_group_tests(tests, NULL, NULL);
    return failures ? 1 : 0;
}
