/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* HashML-DSA: each of the twelve hashes has its digest length and its identifier, and no signature
 * of one kind passes as another. */
#include "mldsa_fixture.h"
#include "support/cmocka_all.h"
#include "support/hex.h"
#include "support/rng.h"
#include <quatrain/hazmat.h>
#include <string.h>

enum { HASHES = 12 };

/* FIPS 204, section 5.4.1; the last byte of the identifier under 2.16.840.1.101.3.4.2. */
static const struct {
    qtn_mldsa_hash hash;
    size_t digest;
    uint8_t arc;
} hashes[HASHES] = {
    {QTN_MLDSA_SHA2_256, 32, 1},  {QTN_MLDSA_SHA2_384, 48, 2},     {QTN_MLDSA_SHA2_512, 64, 3},
    {QTN_MLDSA_SHA2_224, 28, 4},  {QTN_MLDSA_SHA2_512_224, 28, 5}, {QTN_MLDSA_SHA2_512_256, 32, 6},
    {QTN_MLDSA_SHA3_224, 28, 7},  {QTN_MLDSA_SHA3_256, 32, 8},     {QTN_MLDSA_SHA3_384, 48, 9},
    {QTN_MLDSA_SHA3_512, 64, 10}, {QTN_MLDSA_SHAKE_128, 32, 11},   {QTN_MLDSA_SHAKE_256, 64, 12},
};

static uint8_t sig[QTN_MLDSA_MAX_SIG_BYTES];
static uint8_t digest[128];

static const struct mldsa_way *const hedged = &mldsa_ways[2];
static const struct mldsa_way *const deterministic = &mldsa_ways[3];

static void test_digest_bytes(void **state) {
    (void)state;
    for (unsigned h = 0; h < HASHES; h++)
        assert_int_equal(qtn_mldsa_digest_bytes(hashes[h].hash), hashes[h].digest);
    assert_int_equal(qtn_mldsa_digest_bytes((qtn_mldsa_hash)0), 0);
    assert_int_equal(qtn_mldsa_digest_bytes((qtn_mldsa_hash)13), 0);
    assert_int_equal(qtn_mldsa_digest_bytes((qtn_mldsa_hash)255), 0);
}

/* M' of Algorithm 4, step 23: 1 || |ctx| || ctx || OID || digest. Through the internal interface it
 * must give the very same signature. */
static void test_framing(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        const struct mldsa_key *key = mldsa_key_of(s);
        for (unsigned h = 0; h < HASHES; h++) {
            const uint8_t oid[11] = {0x06, 0x09, 0x60, 0x86, 0x48,         0x01,
                                     0x65, 0x03, 0x04, 0x02, hashes[h].arc};
            const size_t ctx_len = h * 23; /* 0 to 253 */
            uint8_t mprime[2 + 255 + 11 + 64], ctx[255], want[QTN_MLDSA_MAX_SIG_BYTES];
            test_fill(ctx, sizeof ctx, h);
            mprime[0] = 1;
            mprime[1] = (uint8_t)ctx_len;
            memcpy(mprime + 2, ctx, ctx_len);
            memcpy(mprime + 2 + ctx_len, oid, sizeof oid);
            memcpy(mprime + 2 + ctx_len + sizeof oid, digest, hashes[h].digest);
            const uint8_t rnd[32] = {0};
            assert_int_equal(qtn_mldsa_sign_internal(key->set, want, mprime,
                                                     2 + ctx_len + sizeof oid + hashes[h].digest,
                                                     rnd, sizeof rnd, key->sk, key->sk_len),
                             QTN_OK);
            struct mldsa_call c = mldsa_call_sign(deterministic, key, sig);
            c.hash = hashes[h].hash;
            c.msg = digest;
            c.msg_len = hashes[h].digest;
            c.ctx = ctx;
            c.ctx_len = ctx_len;
            mldsa_must_sign(deterministic, &c);
            assert_bytes_equal("signature", sig, want, key->sig_len);
        }
    }
}

/* Signed under one identifier, offered under every other with the same digest. */
static void test_confusion(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        const struct mldsa_key *key = mldsa_key_of(s);
        for (unsigned h = 0; h < HASHES; h++) {
            struct mldsa_call c = mldsa_call_sign(hedged, key, sig);
            c.hash = hashes[h].hash;
            c.msg = digest;
            c.msg_len = hashes[h].digest;
            mldsa_must_sign(hedged, &c);
            for (unsigned other = 0; other < HASHES; other++) {
                c = mldsa_call_verify(hedged->back, key, sig);
                c.hash = hashes[other].hash;
                c.msg = digest;
                c.msg_len = hashes[other].digest;
                mldsa_expect("verify_prehash", key->set, hedged->back->verify(&c),
                             other == h ? QTN_OK : QTN_ERR_SIGNATURE);
            }
            /* Pure: the digest as a message, and the whole M' as one. */
            c = mldsa_call_verify(&mldsa_verifiers[0], key, sig);
            c.msg = digest;
            c.msg_len = hashes[h].digest;
            mldsa_expect("pure verify", key->set, mldsa_verifiers[0].verify(&c), QTN_ERR_SIGNATURE);
        }
        /* And a pure signature of the digest is none of its hash. */
        struct mldsa_call c = mldsa_call_sign(&mldsa_ways[0], key, sig);
        c.msg = digest;
        c.msg_len = 32;
        mldsa_must_sign(&mldsa_ways[0], &c);
        for (unsigned h = 0; h < HASHES; h++) {
            if (hashes[h].digest != 32)
                continue;
            c = mldsa_call_verify(hedged->back, key, sig);
            c.hash = hashes[h].hash;
            c.msg = digest;
            c.msg_len = 32;
            mldsa_expect("prehash verify", key->set, hedged->back->verify(&c), QTN_ERR_SIGNATURE);
        }
    }
}

/* Any other length of the digest, and any other hash than the twelve, is refused on both sides. */
static void test_lengths_and_unknown(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        const struct mldsa_key *key = mldsa_key_of(s);
        for (unsigned way = 2; way < 4; way++) {
            const struct mldsa_way *w = &mldsa_ways[way];
            struct mldsa_call c = mldsa_call_sign(w, key, sig);
            struct mldsa_call v = mldsa_call_verify(w->back, key, sig);
            c.msg = v.msg = digest;
            for (unsigned h = 0; h < HASHES; h++) {
                c.hash = v.hash = hashes[h].hash;
                for (size_t n = 0; n <= sizeof digest; n++) {
                    if (n == hashes[h].digest)
                        continue;
                    c.msg_len = v.msg_len = n;
                    memset(sig, 0xa5, sizeof sig);
                    mldsa_expect(w->name, key->set, w->sign(&c), QTN_ERR_LENGTH);
                    assert_bytes_are("sig", sig, key->sig_len, 0);
                    mldsa_expect(w->back->name, key->set, w->back->verify(&v), QTN_ERR_LENGTH);
                }
            }
            static const int unknown[] = {-1, 0, 13, 14, 256, 257};
            for (unsigned i = 0; i < sizeof unknown / sizeof unknown[0]; i++) {
                for (size_t n = 0; n <= 64; n += 32) {
                    c.hash = v.hash = (qtn_mldsa_hash)unknown[i];
                    c.msg_len = v.msg_len = n;
                    memset(sig, 0xa5, sizeof sig);
                    mldsa_expect(w->name, key->set, w->sign(&c), QTN_ERR_ARGUMENT);
                    assert_bytes_are("sig", sig, key->sig_len, 0);
                    mldsa_expect(w->back->name, key->set, w->back->verify(&v), QTN_ERR_ARGUMENT);
                }
            }
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_digest_bytes),
        cmocka_unit_test(test_framing),
        cmocka_unit_test(test_confusion),
        cmocka_unit_test(test_lengths_and_unknown),
    };
    test_fill(digest, sizeof digest, 41);
    const int failures = cmocka_run_group_tests(tests, NULL, NULL);
    return failures ? 1 : 0;
}
