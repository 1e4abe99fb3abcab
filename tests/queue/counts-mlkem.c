/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The exact price of every operation of ML-KEM in permutations and kernel calls, through the public
 * API: the table of docs/keccak-engine.md. Equality, not a bound: a schedule that gets better
 * changes this table, too. */
#include "measure.h"

#include "support/cmocka_all.h"
#include <quatrain/hazmat.h>
#include <string.h>

/* Live: G, H, J, the matrix, the noise: G = 1; H = J = 6, 9, 12; 3k^2; keygen 2k noise streams (of
 * 2 blocks where eta1 is 3), encaps and decaps k of those and k + 1 of one block. */
static const struct set {
    qtn_mlkem_set set;
    struct {
        unsigned k;
        uint8_t plain, hungry; /* first byte of d: no entry of A needs a fourth block; one does */
    } key;
    struct row keygen, encaps, decaps;
} sets[] = {
    {QTN_MLKEM_512,
     {2, 0, 72},
     {"ML-KEM-512 keygen", 27, {27, 17, 11, 10}, {12, 10}},
     {"ML-KEM-512 encaps", 26, {26, 13, 9, 9}, {9, 9}},
     {"ML-KEM-512 decaps", 32, {32, 16, 8, 6}, {8, 6}}},
    {QTN_MLKEM_768,
     {3, 0, 16},
     {"ML-KEM-768 keygen", 43, {43, 27, 15, 13}, {19, 13}},
     {"ML-KEM-768 encaps", 44, {44, 22, 12, 11}, {12, 11}},
     {"ML-KEM-768 decaps", 53, {53, 27, 14, 9}, {14, 9}}},
    {QTN_MLKEM_1024,
     {4, 1, 0},
     {"ML-KEM-1024 keygen", 69, {69, 41, 23, 16}, {27, 16}},
     {"ML-KEM-1024 encaps", 70, {70, 35, 18, 15}, {19, 15}},
     {"ML-KEM-1024 decaps", 82, {82, 41, 21, 12}, {21, 12}}},
};

struct keys {
    qtn_mlkem_set set;
    uint8_t seed[QTN_MLKEM_SEED_BYTES];
    uint8_t ek[QTN_MLKEM_MAX_EK_BYTES], dk[QTN_MLKEM_MAX_DK_BYTES], ct[QTN_MLKEM_MAX_CT_BYTES];
    uint8_t ss[QTN_MLKEM_SS_BYTES], recovered[QTN_MLKEM_SS_BYTES];
};

static void keygen(void *context) {
    struct keys *k = context;
    assert_int_equal(qtn_mlkem_keygen_seed(k->set, k->ek, k->dk, k->seed, sizeof k->seed), QTN_OK);
}

static void encaps(void *context) {
    struct keys *k = context;
    static const uint8_t m[32];
    assert_int_equal(
        qtn_mlkem_encaps_m(k->set, k->ct, k->ss, k->ek, qtn_mlkem_ek_bytes(k->set), m, sizeof m),
        QTN_OK);
}

static void decaps(void *context) {
    struct keys *k = context;
    assert_int_equal(qtn_mlkem_decaps(k->set, k->recovered, k->ct, qtn_mlkem_ct_bytes(k->set),
                                      k->dk, qtn_mlkem_dk_bytes(k->set)),
                     QTN_OK);
}

/* The blocks beyond three that the matrix of this key needs, from rho at the end of ek. */
static unsigned extra_blocks(const struct keys *keys, unsigned k) {
    const uint8_t *rho = keys->ek + 384 * k;
    unsigned extra = 0;
    for (unsigned row = 0; row < k; row++)
        for (unsigned col = 0; col < k; col++)
            extra += mlkem_extra_blocks(rho, col, row);
    return extra;
}

static void check(const struct set *s, uint8_t d, unsigned extra) {
    struct keys keys;
    memset(&keys, 0, sizeof keys);
    keys.set = s->set;
    keys.seed[0] = d;
    check_row(&s->keygen, extra, NULL, keygen, &keys);
    assert_int_equal(extra_blocks(&keys, s->key.k), extra);
    check_row(&s->encaps, extra, NULL, encaps, &keys);
    check_row(&s->decaps, extra, NULL, decaps, &keys);
    assert_memory_equal(keys.ss, keys.recovered, sizeof keys.ss);
}

static void nominal(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof sets / sizeof sets[0]; i++)
        check(&sets[i], sets[i].key.plain, 0);
}

/* A fourth block of one matrix entry is one live permutation more, at every width. */
static void a_fourth_block_costs_one_permutation(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof sets / sizeof sets[0]; i++)
        check(&sets[i], sets[i].key.hungry, 1);
}

/* A tampered ciphertext costs what a good one costs: implicit rejection is not a detour. */
static void rejection_costs_the_same(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof sets / sizeof sets[0]; i++) {
        struct keys keys;
        memset(&keys, 0, sizeof keys);
        keys.set = sets[i].set;
        keys.seed[0] = sets[i].key.plain;
        keygen(&keys);
        encaps(&keys);
        keys.ct[7] ^= 1;
        check_row(&sets[i].decaps, 0, NULL, decaps, &keys);
        assert_memory_not_equal(keys.ss, keys.recovered, sizeof keys.ss);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nominal),
        cmocka_unit_test(a_fourth_block_costs_one_permutation),
        cmocka_unit_test(rejection_costs_the_same),
    };
    return cmocka_run_group_tests(tests, NULL, NULL) ? 1 : 0;
}
