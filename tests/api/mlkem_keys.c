/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* ML-KEM keys: sizes, seeds, and every check that FIPS 203 asks for or that the headers promise. */
#include "support/backends.h"
#include "support/cmocka_all.h"
#include "support/hex.h"
#include "support/rng.h"

#include <quatrain/hazmat.h>

#include <string.h>

enum { Q = 3329, POLY_BYTES = 384 };

struct pair {
    qtn_mlkem_set set;
    unsigned k;
    size_t ek_bytes, dk_bytes, ct_bytes;
    uint8_t ek[QTN_MLKEM_MAX_EK_BYTES], dk[QTN_MLKEM_MAX_DK_BYTES];
};

static const qtn_mlkem_set sets[] = {QTN_MLKEM_512, QTN_MLKEM_768, QTN_MLKEM_1024};

static struct pair make_pair(unsigned set, uint64_t seed) {
    struct pair p = {.set = sets[set], .k = set + 2};
    uint8_t dz[QTN_MLKEM_SEED_BYTES];
    test_fill(dz, sizeof dz, seed);
    p.ek_bytes = qtn_mlkem_ek_bytes(p.set);
    p.dk_bytes = qtn_mlkem_dk_bytes(p.set);
    p.ct_bytes = qtn_mlkem_ct_bytes(p.set);
    assert_int_equal(qtn_mlkem_keygen_seed(p.set, p.ek, p.dk, dz, sizeof dz), QTN_OK);
    return p;
}

/* dk = s || ek || H(ek) || z */
static uint8_t *inner_ek(struct pair *p) {
    return p->dk + (size_t)POLY_BYTES * p->k;
}

static uint8_t *inner_hash(struct pair *p) {
    return inner_ek(p) + p->ek_bytes;
}

/* Coefficient i of a ByteEncode_12: two of them in three bytes. */
static unsigned get12(const uint8_t *p, unsigned i) {
    p += i / 2 * 3;
    return i % 2 ? p[1] / 16 + 16u * p[2] : p[0] + 256u * (p[1] % 16);
}

static void put12(uint8_t *p, unsigned i, unsigned value) {
    p += i / 2 * 3;
    if (i % 2) {
        p[1] = (uint8_t)(p[1] % 16 + value % 16 * 16);
        p[2] = (uint8_t)(value / 16);
    } else {
        p[0] = (uint8_t)value;
        p[1] = (uint8_t)(p[1] / 16 * 16 + value / 256);
    }
}

static void test_sizes(void **state) {
    (void)state;
    const size_t want[3][3] = {
        {QTN_MLKEM_512_EK_BYTES, QTN_MLKEM_512_DK_BYTES, QTN_MLKEM_512_CT_BYTES},
        {QTN_MLKEM_768_EK_BYTES, QTN_MLKEM_768_DK_BYTES, QTN_MLKEM_768_CT_BYTES},
        {QTN_MLKEM_1024_EK_BYTES, QTN_MLKEM_1024_DK_BYTES, QTN_MLKEM_1024_CT_BYTES}};
    const unsigned du[3] = {10, 10, 11}, dv[3] = {4, 4, 5};
    for (unsigned i = 0; i < 3; i++) {
        assert_int_equal(qtn_mlkem_ek_bytes(sets[i]), want[i][0]);
        assert_int_equal(qtn_mlkem_dk_bytes(sets[i]), want[i][1]);
        assert_int_equal(qtn_mlkem_ct_bytes(sets[i]), want[i][2]);
        /* FIPS 203, section 8 */
        const size_t k = i + 2;
        assert_int_equal(want[i][0], 384 * k + 32);
        assert_int_equal(want[i][1], 768 * k + 96);
        assert_int_equal(want[i][2], 32 * (du[i] * k + dv[i]));
        assert_true(want[i][0] <= QTN_MLKEM_MAX_EK_BYTES && want[i][1] <= QTN_MLKEM_MAX_DK_BYTES);
        assert_true(want[i][2] <= QTN_MLKEM_MAX_CT_BYTES);
    }
    const int unknown[] = {0, 1, -1, 44, 511, 513, 1023, 1025, INT32_MAX, INT32_MIN};
    for (size_t i = 0; i < sizeof unknown / sizeof unknown[0]; i++) {
        assert_int_equal(qtn_mlkem_ek_bytes((qtn_mlkem_set)unknown[i]), 0);
        assert_int_equal(qtn_mlkem_dk_bytes((qtn_mlkem_set)unknown[i]), 0);
        assert_int_equal(qtn_mlkem_ct_bytes((qtn_mlkem_set)unknown[i]), 0);
    }
}

/* Seeds whose matrix needs a fourth SHAKE128 block for some entry: d = LE32(n), z = 0. */
static void test_unlucky_seeds(void **state) {
    (void)state;
    const uint8_t d[3] = {72, 16, 0};
    const char *const digest[3] = {
        "1c7cd1fa7d64ac4c916b45e0627ef5bd70fae89f7436033555bc53130d2bf337",
        "f00c54328ab7151af46044b5d1161b9018162a52566329cd511814354ec07b2d",
        "9f62e8c88195d7ad50b14514fbe94a887554204da7a40dafbe72c5e15d39e969"};
    for (size_t b = 0; use_backend(b); b++)
        for (unsigned i = 0; i < 3; i++) {
            uint8_t ek[QTN_MLKEM_MAX_EK_BYTES], dk[QTN_MLKEM_MAX_DK_BYTES], hash[32];
            const uint8_t seed[QTN_MLKEM_SEED_BYTES] = {d[i]};
            assert_int_equal(qtn_mlkem_keygen_seed(sets[i], ek, dk, seed, sizeof seed), QTN_OK);
            test_sha3_256(hash, ek, qtn_mlkem_ek_bytes(sets[i]));
            assert_bytes_hex("SHA3-256 of ek", hash, sizeof hash, digest[i]);
            assert_int_equal(qtn_mlkem_check_pair(sets[i], ek, qtn_mlkem_ek_bytes(sets[i]), dk,
                                                  qtn_mlkem_dk_bytes(sets[i])),
                             QTN_OK);
        }
}

/* The random source gives d and then z; z stands at the end of dk. */
static void test_keygen_is_keygen_seed(void **state) {
    (void)state;
    for (size_t b = 0; use_backend(b); b++)
        for (unsigned i = 0; i < 3; i++) {
            const struct pair want = make_pair(i, 17);
            struct pair got = want;
            uint8_t dz[QTN_MLKEM_SEED_BYTES];
            test_fill(dz, sizeof dz, 17);
            memset(got.ek, 0xa5, sizeof got.ek);
            memset(got.dk, 0xa5, sizeof got.dk);
            struct test_rng r;
            const qtn_rng rng = test_rng_given(&r, dz, sizeof dz);
            assert_int_equal(qtn_mlkem_keygen(sets[i], got.ek, got.dk, &rng), QTN_OK);
            assert_false(r.misused);
            assert_int_equal(r.calls, 1);
            assert_bytes_equal("ek", got.ek, want.ek, want.ek_bytes);
            assert_bytes_equal("dk", got.dk, want.dk, want.dk_bytes);
            assert_bytes_equal("z", got.dk + want.dk_bytes - 32, dz + 32, 32);
            assert_bytes_equal("ek inside", inner_ek(&got), want.ek, want.ek_bytes);
        }
}

/* Each of the 256k coefficients alone at q - 1, q and 4095. */
static void test_every_coefficient_of_ek(void **state) {
    (void)state;
    const uint8_t m[32] = {1};
    for (size_t b = 0; use_backend(b); b++)
        for (unsigned i = 0; i < 3; i++) {
            struct pair p = make_pair(i, 3);
            uint8_t ct[QTN_MLKEM_MAX_CT_BYTES], ss[32];
            for (unsigned at = 0; at < 256 * p.k; at++) {
                const unsigned old = get12(p.ek, at);
                const unsigned values[] = {Q - 1, Q, 4095};
                for (unsigned v = 0; v < 3; v++) {
                    const qtn_status want = values[v] < Q ? QTN_OK : QTN_ERR_PUBLIC_KEY;
                    put12(p.ek, at, values[v]);
                    assert_int_equal(get12(p.ek, at), values[v]);
                    assert_int_equal(qtn_mlkem_check_ek(p.set, p.ek, p.ek_bytes), want);
                    memset(ct, 0xa5, sizeof ct);
                    memset(ss, 0xa5, sizeof ss);
                    assert_int_equal(
                        qtn_mlkem_encaps_m(p.set, ct, ss, p.ek, p.ek_bytes, m, sizeof m), want);
                    if (want != QTN_OK) {
                        assert_bytes_are("ct", ct, p.ct_bytes, 0);
                        assert_bytes_are("ss", ss, sizeof ss, 0);
                    }
                }
                put12(p.ek, at, old);
            }
            assert_int_equal(qtn_mlkem_check_ek(p.set, p.ek, p.ek_bytes), QTN_OK);
        }
}

/* encaps with a random source refuses too, and all coefficients at q - 1 are fine. */
static void test_extreme_ek(void **state) {
    (void)state;
    for (size_t b = 0; use_backend(b); b++)
        for (unsigned i = 0; i < 3; i++) {
            struct pair p = make_pair(i, 4);
            uint8_t ct[QTN_MLKEM_MAX_CT_BYTES], ss[32];
            for (unsigned at = 0; at < 256 * p.k; at++)
                put12(p.ek, at, Q - 1);
            assert_int_equal(qtn_mlkem_check_ek(p.set, p.ek, p.ek_bytes), QTN_OK);
            assert_int_equal(qtn_mlkem_encaps(p.set, ct, ss, p.ek, p.ek_bytes, NULL), QTN_OK);
            memset(p.ek, 0xff, p.ek_bytes);
            assert_int_equal(qtn_mlkem_encaps(p.set, ct, ss, p.ek, p.ek_bytes, NULL),
                             QTN_ERR_PUBLIC_KEY);
            assert_bytes_are("ct", ct, p.ct_bytes, 0);
            assert_bytes_are("ss", ss, sizeof ss, 0);
            /* rho is any bytes. */
            p = make_pair(i, 4);
            memset(p.ek + p.ek_bytes - 32, 0xff, 32);
            assert_int_equal(qtn_mlkem_check_ek(p.set, p.ek, p.ek_bytes), QTN_OK);
        }
}

static void expect_dk(struct pair *p, qtn_status check, qtn_status decaps) {
    uint8_t ct[QTN_MLKEM_MAX_CT_BYTES], ss[32];
    test_fill(ct, sizeof ct, 8);
    memset(ss, 0xa5, sizeof ss);
    assert_int_equal(qtn_mlkem_check_dk(p->set, p->dk, p->dk_bytes), check);
    assert_int_equal(qtn_mlkem_decaps(p->set, ss, ct, p->ct_bytes, p->dk, p->dk_bytes), decaps);
    if (decaps != QTN_OK)
        assert_bytes_are("ss", ss, sizeof ss, 0);
}

/* Section 7.3: each byte of the hash and of the key it is of; the key inside refused as outside
 * although its hash is right. z is anybody's. */
static void test_dk_hash_and_inner_ek(void **state) {
    (void)state;
    for (size_t b = 0; use_backend(b); b++)
        for (unsigned i = 0; i < 3; i++) {
            struct pair p = make_pair(i, 5);
            expect_dk(&p, QTN_OK, QTN_OK);
            for (unsigned at = 0; at < 32; at++) {
                inner_hash(&p)[at] ^= 0x80;
                expect_dk(&p, QTN_ERR_SECRET_KEY, QTN_ERR_SECRET_KEY);
                inner_hash(&p)[at] ^= 0x80;
            }
            for (size_t at = 0; at < p.ek_bytes; at += 13) {
                inner_ek(&p)[at] ^= 1;
                expect_dk(&p, QTN_ERR_SECRET_KEY, QTN_ERR_SECRET_KEY);
                inner_ek(&p)[at] ^= 1;
            }
            for (unsigned at = 0; at < 256 * p.k; at += 5) {
                const unsigned old = get12(inner_ek(&p), at);
                put12(inner_ek(&p), at, at % 2 ? Q : 4095);
                test_sha3_256(inner_hash(&p), inner_ek(&p), p.ek_bytes);
                expect_dk(&p, QTN_ERR_SECRET_KEY, QTN_ERR_SECRET_KEY);
                put12(inner_ek(&p), at, old);
            }
            test_sha3_256(inner_hash(&p), inner_ek(&p), p.ek_bytes);
            memset(inner_hash(&p) + 32, 0xff, 32);
            expect_dk(&p, QTN_OK, QTN_OK);
        }
}

/* Every coefficient of s at q and at 4095 fails check_dk. decaps takes it modulo q: a key in which
 * c + q stands for c gives the same secrets. */
static void test_dk_secret_vector(void **state) {
    (void)state;
    for (size_t b = 0; use_backend(b); b++)
        for (unsigned i = 0; i < 3; i++) {
            struct pair p = make_pair(i, 6);
            uint8_t ct[QTN_MLKEM_MAX_CT_BYTES], ss[32], ss2[32];
            const uint8_t m[32] = {9};
            assert_int_equal(qtn_mlkem_encaps_m(p.set, ct, ss, p.ek, p.ek_bytes, m, 32), QTN_OK);
            for (unsigned at = 0; at < 256 * p.k; at++) {
                const unsigned old = get12(p.dk, at);
                const unsigned values[] = {Q - 1, Q, 4095};
                for (unsigned v = 0; v < 3; v++) {
                    put12(p.dk, at, values[v]);
                    assert_int_equal(qtn_mlkem_check_dk(p.set, p.dk, p.dk_bytes),
                                     values[v] < Q ? QTN_OK : QTN_ERR_SECRET_KEY);
                }
                put12(p.dk, at, old);
                if (old + Q < 4096) {
                    put12(p.dk, at, old + Q);
                    assert_int_equal(qtn_mlkem_decaps(p.set, ss2, ct, p.ct_bytes, p.dk, p.dk_bytes),
                                     QTN_OK);
                    assert_bytes_equal("ss", ss2, ss, sizeof ss);
                    put12(p.dk, at, old);
                }
            }
        }
}

/* Well-formed keys that do not belong together, in each way that can be told. Another z cannot: it
 * is in neither ek nor any ciphertext, so such a pair passes. */
static void test_check_pair(void **state) {
    (void)state;
    for (size_t b = 0; use_backend(b); b++)
        for (unsigned i = 0; i < 3; i++) {
            struct pair p = make_pair(i, 7), other = make_pair(i, 8);
            const qtn_mlkem_set set = p.set;
            const size_t en = p.ek_bytes, dn = p.dk_bytes;
            assert_int_equal(qtn_mlkem_check_pair(set, p.ek, en, p.dk, dn), QTN_OK);
            assert_int_equal(qtn_mlkem_check_pair(set, other.ek, en, p.dk, dn), QTN_ERR_KEY_PAIR);

            struct pair bad = p;
            bad.ek[en - 1] ^= 1; /* rho */
            assert_int_equal(qtn_mlkem_check_pair(set, bad.ek, en, p.dk, dn), QTN_ERR_KEY_PAIR);
            bad = p;
            memcpy(bad.dk, other.dk, (size_t)POLY_BYTES * p.k); /* s of another */
            assert_int_equal(qtn_mlkem_check_dk(set, bad.dk, dn), QTN_OK);
            assert_int_equal(qtn_mlkem_check_pair(set, p.ek, en, bad.dk, dn), QTN_ERR_KEY_PAIR);
            bad = p;
            put12(bad.ek, 5, Q);
            assert_int_equal(qtn_mlkem_check_pair(set, bad.ek, en, p.dk, dn), QTN_ERR_PUBLIC_KEY);
            bad = p;
            inner_hash(&bad)[0] ^= 1;
            assert_int_equal(qtn_mlkem_check_pair(set, p.ek, en, bad.dk, dn), QTN_ERR_SECRET_KEY);
            bad = p;
            put12(bad.dk, 5, 4095);
            assert_int_equal(qtn_mlkem_check_pair(set, p.ek, en, bad.dk, dn), QTN_ERR_SECRET_KEY);
            bad = p;
            memcpy(bad.dk + dn - 32, other.dk + dn - 32, 32); /* z of another */
            assert_int_equal(qtn_mlkem_check_pair(set, p.ek, en, bad.dk, dn), QTN_OK);
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sizes),
        cmocka_unit_test(test_unlucky_seeds),
        cmocka_unit_test(test_keygen_is_keygen_seed),
        cmocka_unit_test(test_every_coefficient_of_ek),
        cmocka_unit_test(test_extreme_ek),
        cmocka_unit_test(test_dk_hash_and_inner_ek),
        cmocka_unit_test(test_dk_secret_vector),
        cmocka_unit_test(test_check_pair),
    };
    const int failures = cmocka_run_group_tests_name("mlkem_keys", tests, NULL, NULL);
    return failures ? 1 : 0;
}
