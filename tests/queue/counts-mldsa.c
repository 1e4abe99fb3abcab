/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The exact price of every operation of ML-DSA in permutations and kernel calls, through the public
 * API: the tables of docs/keccak-engine.md, which --table prints. Equality, not a bound: a schedule
 * that gets better changes this table, too. */
#include "rows-mldsa.h"

#include "keccak/ops.h"
#include "mldsa/ops.h"
#include "support/cmocka_all.h"
#include <quatrain/batch.h>
#include <quatrain/prepared.h>
#include <string.h>

enum { BATCH = 8 };

enum { SETS = sizeof sets / sizeof sets[0] };

struct keys {
    const struct set *s;
    qtn_mldsa_set set;
    uint8_t xi[32], msg[32];
    unsigned attempts; /* that signing msg takes */
    uint8_t pk[QTN_MLDSA_MAX_PK_BYTES], sk[QTN_MLDSA_MAX_SK_BYTES], sig[QTN_MLDSA_MAX_SIG_BYTES];
    qtn_mldsa_signing_key signing_key;
    qtn_mldsa_verifying_key verifying_key;
};

static struct keys keys;

/* --- one operation --------------------------------------------------------------------------- */

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

static void start(const struct set *s) {
    memset(&keys, 0, sizeof keys);
    keys.s = s;
    keys.set = s->set;
    keygen(&keys);
}

static void set_message(uint8_t first, unsigned attempts) {
    keys.msg[0] = first;
    keys.attempts = attempts;
}

static void check(const struct row *row, unsigned extra, void (*run)(void *context)) {
    const struct operation op = {.run = run, .context = &keys};
    check_row(row, extra, &op);
}

static void keygen_and_verify(void **state) {
    (void)state;
    for (size_t i = 0; i < SETS; i++) {
        start(&sets[i]);
        check(&sets[i].keygen, 0, keygen);
        sign(&keys);
        check(&sets[i].verify, 0, verify);
        for (unsigned e = 0; e < sets[i].dim.k * sets[i].dim.l; e++)
            assert_int_equal(mldsa_extra_blocks(keys.pk, e % sets[i].dim.l, e / sets[i].dim.l), 0);
    }
}

/* The seed of ML-DSA-65 of which one polynomial of s1 or s2 needs a third block. */
static void a_third_block_costs_one_permutation(void **state) {
    (void)state;
    start(&sets[1]);
    keys.xi[0] = 10063 & 255;
    keys.xi[1] = 10063 >> 8;
    check(&sets[1].keygen, 1, keygen);
}

/* --- attempts -------------------------------------------------------------------------------- */

/* They are told from below: each decomposes the k polynomials of its w. */
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

/* Two at a time with eight lanes or more, where there is memory for it: then the attempt after the
 * one that passed was made as well, if it is the second of its pair. */
static void expect_attempts(const struct keys *k, unsigned at_once) {
    const unsigned n = qtn_backend_active()->keccak->lanes < 8 ? 1 : at_once;
    assert_int_equal(decomposed, (k->attempts + n - 1) / n * n * k->s->dim.k);
}

static void sign_counted(void *context) {
    const struct keys *k = context;
    decomposed = 0;
    sign(context);
    expect_attempts(k, k->s->dim.at_once);
}

static void sign_with_counted(void *context) {
    struct keys *k = context;
    decomposed = 0;
    assert_int_equal(
        qtn_mldsa_sign_deterministic_with(&k->signing_key, k->sig, k->msg, sizeof k->msg, NULL, 0),
        QTN_OK);
    expect_attempts(k, 2);
}

static void sign_init(void *context) {
    struct keys *k = context;
    assert_int_equal(
        qtn_mldsa_signing_key_init(k->set, &k->signing_key, k->sk, qtn_mldsa_sk_bytes(k->set)),
        QTN_OK);
}

/* Each further attempt costs 5l + c~ + 1 live permutations. */
static void check_signing(const struct row *row, const struct row *first,
                          const struct operation *op) {
    assert_int_equal(row->live, first->live + (keys.attempts - 1) * keys.s->dim.attempt);
    assert_int_equal(row->more[TABLE_1], 0); /* nothing is speculated with few lanes */
    assert_int_equal(row->more[TABLE_2], 0);
    check_row(row, 0, op);
    verify(&keys);
}

static void signing(void **state) {
    (void)state;
    const struct mldsa_ops counter = attempt_counter();
    const struct operation op = {NULL, sign_counted, &keys, &counter};
    for (size_t i = 0; i < SETS; i++) {
        const struct set *s = &sets[i];
        start(s);
        set_message(s->msg.once, 1);
        check_signing(&s->sign, &s->sign, &op);
        set_message(s->msg.twice, 2);
        check_signing(&s->sign_twice, &s->sign, &op);
        set_message(s->msg.often, s->msg.attempts);
        check_signing(&s->sign_often, &s->sign, &op);
    }
}

/* --- prepared keys --------------------------------------------------------------------------- */

static void signing_prepared(void **state) {
    (void)state;
    const struct mldsa_ops counter = attempt_counter();
    const struct operation op = {sign_init, sign_with_counted, &keys, &counter};
    for (size_t i = 0; i < SETS; i++) {
        const struct set *s = &sets[i];
        start(s);
        check(&s->sign_init, 0, sign_init);
        set_message(s->msg.once, 1);
        check_signing(&s->sign_with, &s->sign_with, &op);
        set_message(s->msg.twice, 2);
        check_signing(&s->sign_twice_with, &s->sign_with, &op);
        set_message(s->msg.often, s->msg.attempts);
        check_signing(&s->sign_often_with, &s->sign_with, &op);
    }
}

static void verify_init(void *context) {
    struct keys *k = context;
    assert_int_equal(
        qtn_mldsa_verifying_key_init(k->set, &k->verifying_key, k->pk, qtn_mldsa_pk_bytes(k->set)),
        QTN_OK);
}

static void verify_with(void *context) {
    struct keys *k = context;
    assert_int_equal(qtn_mldsa_verify_with(&k->verifying_key, k->sig, qtn_mldsa_sig_bytes(k->set),
                                           k->msg, sizeof k->msg, NULL, 0),
                     QTN_OK);
}

static void verifying_prepared(void **state) {
    (void)state;
    const struct operation op = {verify_init, verify_with, &keys, NULL};
    for (size_t i = 0; i < SETS; i++) {
        start(&sets[i]);
        sign(&keys);
        check(&sets[i].verify_init, 0, verify_init);
        check_row(&sets[i].verify_with, 0, &op);
    }
}

/* --- batches --------------------------------------------------------------------------------- */

/* Eight times the same item. */
static uint8_t pk[BATCH][QTN_MLDSA_MAX_PK_BYTES], sk[BATCH][QTN_MLDSA_MAX_SK_BYTES];
static uint8_t sig[BATCH][QTN_MLDSA_MAX_SIG_BYTES];

static int give_xi(void *context, uint8_t *out, size_t n) {
    const struct keys *k = context;
    assert_int_equal(n, sizeof k->xi);
    memcpy(out, k->xi, n);
    return 0;
}

static void keygen_batch(void *context) {
    const qtn_rng rng = {.fill = give_xi, .context = context};
    qtn_mldsa_keygen_item items[BATCH];
    for (unsigned i = 0; i < BATCH; i++)
        items[i] = (qtn_mldsa_keygen_item){.pk = pk[i], .sk = sk[i]};
    assert_int_equal(qtn_mldsa_keygen_batch(keys.set, items, BATCH, &rng), QTN_OK);
}

static void sign_batch(void *context) {
    struct keys *k = context;
    qtn_mldsa_sign_item items[BATCH];
    for (unsigned i = 0; i < BATCH; i++)
        items[i] = (qtn_mldsa_sign_item){.sig = sig[i],
                                         .msg = k->msg,
                                         .msg_len = sizeof k->msg,
                                         .sk = k->sk,
                                         .sk_len = qtn_mldsa_sk_bytes(k->set)};
    assert_int_equal(qtn_mldsa_sign_deterministic_batch(k->set, items, BATCH), QTN_OK);
}

static void verify_batch(void *context) {
    struct keys *k = context;
    qtn_mldsa_verify_item items[BATCH];
    for (unsigned i = 0; i < BATCH; i++)
        items[i] = (qtn_mldsa_verify_item){.sig = k->sig,
                                           .sig_len = qtn_mldsa_sig_bytes(k->set),
                                           .msg = k->msg,
                                           .msg_len = sizeof k->msg,
                                           .pk = k->pk,
                                           .pk_len = qtn_mldsa_pk_bytes(k->set)};
    assert_int_equal(qtn_mldsa_verify_batch(k->set, items, BATCH), QTN_OK);
}

static void batches(void **state) {
    (void)state;
    for (size_t i = 0; i < SETS; i++) {
        const struct set *s = &sets[i];
        start(s);
        set_message(s->msg.once, 1);
        sign(&keys);
        assert_int_equal(s->keygen_batch.live, BATCH * s->keygen.live);
        assert_int_equal(s->sign_batch.live, BATCH * s->sign.live);
        assert_int_equal(s->verify_batch.live, BATCH * s->verify.live);
        check(&s->keygen_batch, 0, keygen_batch);
        check(&s->sign_batch, 0, sign_batch);
        check(&s->verify_batch, 0, verify_batch);
        for (unsigned n = 0; n < BATCH; n++) {
            assert_memory_equal(sk[n], keys.sk, qtn_mldsa_sk_bytes(s->set));
            assert_memory_equal(pk[n], keys.pk, qtn_mldsa_pk_bytes(s->set));
            assert_memory_equal(sig[n], keys.sig, qtn_mldsa_sig_bytes(s->set));
        }
    }
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(keygen_and_verify),
        cmocka_unit_test(a_third_block_costs_one_permutation),
        cmocka_unit_test(signing),
        cmocka_unit_test(signing_prepared),
        cmocka_unit_test(verifying_prepared),
        cmocka_unit_test(batches),
    };
    measure_prints = argc > 1 && strcmp(argv[1], "--table") == 0;
    return cmocka_run_group_tests(tests, NULL, NULL) ? 1 : 0;
}
