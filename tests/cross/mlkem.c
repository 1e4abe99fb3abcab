/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Proves that ML-KEM is OpenSSL's, in both directions: keys made on one side and used on the other,
 * ciphertexts and secrets byte for byte, implicit rejection too. */
#include "oracle.h"
#include "rounds.h"
#include "support/cmocka_all.h"
#include "support/forced.h"
#include "support/hex.h"
#include <quatrain/hazmat.h>

struct set {
    const char *name;
    qtn_mlkem_set id;
    size_t ek, dk, ct;
};

static const struct set sets[] = {
    {"ML-KEM-512", QTN_MLKEM_512, 800, 1632, 768},
    {"ML-KEM-768", QTN_MLKEM_768, 1184, 2400, 1088},
    {"ML-KEM-1024", QTN_MLKEM_1024, 1568, 3168, 1568},
};

struct pair {
    uint8_t ek[QTN_MLKEM_MAX_EK_BYTES], dk[QTN_MLKEM_MAX_DK_BYTES];
};

/* Both sides make the same key from a seed, and each reads the other's raw forms. */
static void seeds_give_the_same_keys(const struct set *set) {
    uint8_t seed64[QTN_MLKEM_SEED_BYTES];
    struct pair ours, theirs;
    draw(seed64, sizeof seed64);
    assert_int_equal(qtn_mlkem_keygen_seed(set->id, ours.ek, ours.dk, seed64, sizeof seed64),
                     QTN_OK);
    EVP_PKEY *key = oracle_key(set->name, "seed", seed64, sizeof seed64);
    oracle_raw(key, "pub", theirs.ek, set->ek);
    oracle_raw(key, "priv", theirs.dk, set->dk);
    EVP_PKEY_free(key);
    assert_bytes_equal("ek", ours.ek, theirs.ek, set->ek);
    assert_bytes_equal("dk", ours.dk, theirs.dk, set->dk);
}

/* A ciphertext with some bits flipped: both sides reject it implicitly, into the same secret. */
static void tampered_ciphertexts_agree(const struct set *set, const struct pair *pair,
                                       EVP_PKEY *key, uint8_t *ct, const uint8_t real[32]) {
    uint8_t ours[32], theirs[32];
    const size_t flips = 1 + below(3);
    for (size_t i = 0; i < flips; i++)
        ct[(below(set->ct / 4)) * 4 + i] ^= (uint8_t)(1u << below(8)); /* never the same byte */
    assert_int_equal(qtn_mlkem_decaps(set->id, ours, ct, set->ct, pair->dk, set->dk), QTN_OK);
    oracle_decaps(key, theirs, ct, set->ct);
    assert_bytes_equal("secret of a tampered ciphertext", ours, theirs, 32);
    assert_memory_not_equal(ours, real, 32);
}

/* One key pair in the hands of both: each encapsulates and the other decapsulates. */
static void both_ways(const struct set *set, const struct pair *pair, EVP_PKEY *private_key,
                      EVP_PKEY *public_key) {
    uint8_t ct[QTN_MLKEM_MAX_CT_BYTES], their_ct[QTN_MLKEM_MAX_CT_BYTES];
    uint8_t m[32], ours[32], theirs[32];

    struct test_rng state;
    const qtn_rng rng = test_rng_seeded(&state, test_next(&seed));
    assert_int_equal(qtn_mlkem_encaps(set->id, ct, ours, pair->ek, set->ek, &rng), QTN_OK);
    oracle_decaps(private_key, theirs, ct, set->ct);
    assert_bytes_equal("secret, encapsulated here", theirs, ours, 32);

    oracle_encaps(public_key, their_ct, set->ct, theirs, NULL);
    assert_int_equal(qtn_mlkem_decaps(set->id, ours, their_ct, set->ct, pair->dk, set->dk), QTN_OK);
    assert_bytes_equal("secret, encapsulated there", ours, theirs, 32);

    draw(m, sizeof m);
    assert_int_equal(qtn_mlkem_encaps_m(set->id, ct, ours, pair->ek, set->ek, m, sizeof m), QTN_OK);
    oracle_encaps(public_key, their_ct, set->ct, theirs, m);
    assert_bytes_equal("ciphertext of m", ct, their_ct, set->ct);
    assert_bytes_equal("secret of m", ours, theirs, 32);
    tampered_ciphertexts_agree(set, pair, private_key, ct, ours);
}

static void keys_made_here_work_there(const struct set *set) {
    struct pair pair;
    struct test_rng state;
    const qtn_rng rng = test_rng_seeded(&state, test_next(&seed));
    assert_int_equal(qtn_mlkem_keygen(set->id, pair.ek, pair.dk, &rng), QTN_OK);
    EVP_PKEY *private_key = oracle_key(set->name, "priv", pair.dk, set->dk);
    EVP_PKEY *public_key = oracle_key(set->name, "pub", pair.ek, set->ek);
    both_ways(set, &pair, private_key, public_key);
    EVP_PKEY_free(private_key);
    EVP_PKEY_free(public_key);
}

static void keys_made_there_work_here(const struct set *set) {
    struct pair pair, again;
    uint8_t seed64[QTN_MLKEM_SEED_BYTES];
    EVP_PKEY *key = oracle_keygen(set->name);
    oracle_raw(key, "pub", pair.ek, set->ek);
    oracle_raw(key, "priv", pair.dk, set->dk);
    oracle_raw(key, "seed", seed64, sizeof seed64);
    assert_int_equal(qtn_mlkem_check_pair(set->id, pair.ek, set->ek, pair.dk, set->dk), QTN_OK);
    assert_int_equal(qtn_mlkem_keygen_seed(set->id, again.ek, again.dk, seed64, sizeof seed64),
                     QTN_OK);
    assert_bytes_equal("dk of their seed", again.dk, pair.dk, set->dk);
    both_ways(set, &pair, key, key);
    EVP_PKEY_free(key);
}

static void for_each_set(void (*test)(const struct set *)) {
    for (unsigned i = 0; i < sizeof sets / sizeof sets[0]; i++)
        for (unsigned round = 0; round < rounds; round++)
            test(&sets[i]);
}

static void same_seed_same_keys(void **state) {
    (void)state;
    for_each_set(seeds_give_the_same_keys);
}

static void our_keys_in_openssl(void **state) {
    (void)state;
    for_each_set(keys_made_here_work_there);
}

static void openssl_keys_here(void **state) {
    (void)state;
    for_each_set(keys_made_there_work_here);
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(same_seed_same_keys),
        cmocka_unit_test(our_keys_in_openssl),
        cmocka_unit_test(openssl_keys_here),
    };
    if (!oracle_knows("ML-KEM-768"))
        return CROSS_MISSING;
    const int forced = forced_backend();
    if (forced != 0)
        return forced;
    if (rounds_begin(argc, argv) != 0)
        return 1;
    const int failures = cmocka_run_group_tests(tests, NULL, NULL);
    return failures ? 1 : 0;
}
