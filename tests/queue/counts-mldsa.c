/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The exact price of every operation of ML-DSA in permutations and kernel calls, through the public
 * API: the table of docs/keccak-engine.md. Equality, not a bound: a schedule that gets better
 * changes this table, too. */
#include "measure.h"

#include "mldsa/ops.h"
#include "support/cmocka_all.h"
#include <quatrain/mldsa.h>
#include <string.h>

/* Live: A is 5kl, ExpandS 2(k + l), tr = 10, 15, 20, c~ = 7, 7, 9; H(xi), rho'', mu (of a message
 * of 32 bytes, without context) and SampleInBall are 1 each, and ExpandMask is 5l an attempt. So
 * keygen is 1 + A + ExpandS + tr, verify A + tr + mu + 1 + c~, and signing A + mu + rho'' and, for
 * each attempt, 5l + c~ + 1. */
static const struct set {
    qtn_mldsa_set set;
    struct {
        unsigned k, l;
        unsigned attempt; /* 5l + c~ + 1 */
    } dim;
    struct {
        uint8_t once, often; /* first byte of one that is signed at once; of one that is not */
        unsigned attempts;   /* that the latter takes */
    } msg;
    struct row keygen, sign, sign_often, verify;
} sets[] = {
    {QTN_MLDSA_44,
     {4, 4, 28},
     {3, 0, 4},
     {"ML-DSA-44 keygen", 107, {107, 59, 35, 23}, {35, 23}},
     {"ML-DSA-44 sign, 1 attempt", 110, {110, 60, 35, 23}, {35, 23}},
     {"ML-DSA-44 sign, 4 attempts", 194, {194, 114, 74, 62}, {0, 0}},
     {"ML-DSA-44 verify", 99, {99, 53, 32, 22}, {32, 22}}},
    {QTN_MLDSA_65,
     {6, 5, 33},
     {4, 1, 5},
     {"ML-DSA-65 keygen", 188, {188, 103, 60, 38}, {60, 38}},
     {"ML-DSA-65 sign, 1 attempt", 185, {185, 98, 53, 33}, {53, 33}},
     {"ML-DSA-65 sign, 5 attempts", 317, {317, 190, 125, 85}, {0, 0}},
     {"ML-DSA-65 verify", 174, {174, 93, 52, 32}, {52, 32}}},
    {QTN_MLDSA_87,
     {8, 7, 45},
     {4, 0, 3},
     {"ML-DSA-87 keygen", 331, {331, 177, 99, 60}, {99, 60}},
     {"ML-DSA-87 sign, 1 attempt", 327, {327, 170, 90, 50}, {90, 50}},
     {"ML-DSA-87 sign, 3 attempts", 417, {417, 230, 130, 80}, {0, 0}},
     {"ML-DSA-87 verify", 311, {311, 161, 85, 49}, {85, 49}}},
};

struct keys {
    qtn_mldsa_set set;
    uint8_t xi[32], msg[32];
    uint8_t pk[QTN_MLDSA_MAX_PK_BYTES], sk[QTN_MLDSA_MAX_SK_BYTES], sig[QTN_MLDSA_MAX_SIG_BYTES];
};

static void keygen(void *context) {
    struct keys *k = context;
    assert_int_equal(qtn_mldsa_keygen_seed(k->set, k->pk, k->sk, k->xi, sizeof k->xi), QTN_OK);
}

static void sign(void *context) {
    struct keys *k = context;
    assert_int_equal(qtn_mldsa_sign_deterministic(k->set, k->sig, k->msg, sizeof k->msg, NULL, 0,
                                                  k->sk, qtn_mldsa_sk_bytes(k->set)),
                     QTN_OK);
}

static void verify(void *context) {
    struct keys *k = context;
    assert_int_equal(qtn_mldsa_verify(k->set, k->sig, qtn_mldsa_sig_bytes(k->set), k->msg,
                                      sizeof k->msg, NULL, 0, k->pk, qtn_mldsa_pk_bytes(k->set)),
                     QTN_OK);
}

/* Attempts are told from below: each decomposes the k polynomials of its w. */
static unsigned decomposed;

static void decompose_88(struct mldsa_poly *w, uint8_t *w1) {
    decomposed++;
    qtn_mldsa_ref.decompose[MLDSA_GAMMA2_88](w, w1);
}

static void decompose_32(struct mldsa_poly *w, uint8_t *w1) {
    decomposed++;
    qtn_mldsa_ref.decompose[MLDSA_GAMMA2_32](w, w1);
}

static struct mldsa_ops attempt_counter(void) {
    struct mldsa_ops ops = qtn_mldsa_ref;
    ops.decompose[MLDSA_GAMMA2_88] = decompose_88;
    ops.decompose[MLDSA_GAMMA2_32] = decompose_32;
    return ops;
}

enum { RUNS = 8 }; /* of one check_row: twice at each of four widths */

static void start(struct keys *keys, const struct set *s) {
    memset(keys, 0, sizeof *keys);
    keys->set = s->set;
    keygen(keys);
}

static void keygen_and_verify(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof sets / sizeof sets[0]; i++) {
        struct keys keys;
        start(&keys, &sets[i]);
        check_row(&sets[i].keygen, 0, NULL, keygen, &keys);
        sign(&keys);
        check_row(&sets[i].verify, 0, NULL, verify, &keys);
        for (unsigned e = 0; e < sets[i].dim.k * sets[i].dim.l; e++)
            assert_int_equal(mldsa_extra_blocks(keys.pk, e % sets[i].dim.l, e / sets[i].dim.l), 0);
    }
}

static void sign_at_once(void **state) {
    (void)state;
    const struct mldsa_ops ops = attempt_counter();
    for (size_t i = 0; i < sizeof sets / sizeof sets[0]; i++) {
        struct keys keys;
        start(&keys, &sets[i]);
        keys.msg[0] = sets[i].msg.once;
        decomposed = 0;
        check_row(&sets[i].sign, 0, &ops, sign, &keys);
        assert_int_equal(decomposed, RUNS * sets[i].dim.k);
        verify(&keys);
    }
}

/* Each further attempt costs 5l + c~ + 1 live permutations. */
static void sign_after_rejections(void **state) {
    (void)state;
    const struct mldsa_ops ops = attempt_counter();
    for (size_t i = 0; i < sizeof sets / sizeof sets[0]; i++) {
        const struct set *s = &sets[i];
        struct keys keys;
        start(&keys, s);
        keys.msg[0] = s->msg.often;
        decomposed = 0;
        assert_int_equal(s->sign_often.live, s->sign.live + (s->msg.attempts - 1) * s->dim.attempt);
        check_row(&s->sign_often, 0, &ops, sign, &keys);
        assert_int_equal(decomposed, RUNS * s->msg.attempts * s->dim.k);
        assert_true(s->msg.attempts > 1);
        verify(&keys);
    }
}

/* The seed of ML-DSA-65 of which one polynomial of s1 or s2 needs a third block. */
static void a_third_block_costs_one_permutation(void **state) {
    (void)state;
    struct keys keys;
    start(&keys, &sets[1]);
    keys.xi[0] = 10063 & 255;
    keys.xi[1] = 10063 >> 8;
    check_row(&sets[1].keygen, 1, NULL, keygen, &keys);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(keygen_and_verify),
        cmocka_unit_test(sign_at_once),
        cmocka_unit_test(sign_after_rejections),
        cmocka_unit_test(a_third_block_costs_one_permutation),
    };
    return cmocka_run_group_tests(tests, NULL, NULL) ? 1 : 0;
}
