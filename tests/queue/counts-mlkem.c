/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The exact price of every operation of ML-KEM in permutations and kernel calls, through the public
 * API: the tables of docs/keccak-engine.md, which --table prints. Equality, not a bound: a schedule
 * that gets better changes this table, too. */
#include "rows-mlkem.h"

#include "support/cmocka_all.h"
#include <quatrain/batch.h>
#include <quatrain/hazmat.h>
#include <quatrain/prepared.h>
#include <string.h>

enum { BATCH = 8 };

enum { SETS = sizeof sets / sizeof sets[0] };

struct keys {
    qtn_mlkem_set set;
    uint8_t seed[QTN_MLKEM_SEED_BYTES];
    uint8_t ek[QTN_MLKEM_MAX_EK_BYTES], dk[QTN_MLKEM_MAX_DK_BYTES], ct[QTN_MLKEM_MAX_CT_BYTES];
    uint8_t ss[QTN_MLKEM_SS_BYTES], recovered[QTN_MLKEM_SS_BYTES];
    qtn_mlkem_encaps_key encaps_key;
    qtn_mlkem_decaps_key decaps_key;
};

/* --- one operation --------------------------------------------------------------------------- */

static const uint8_t m[32];

static void keygen(void *context) {
    struct keys *k = context;
    assert_int_equal(qtn_mlkem_keygen_seed(k->set, k->ek, k->dk, k->seed, sizeof k->seed), QTN_OK);
}

static void encaps(void *context) {
    struct keys *k = context;
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

static void start(struct keys *keys, const struct set *s, uint8_t d) {
    memset(keys, 0, sizeof *keys);
    keys->set = s->set;
    keys->seed[0] = d;
    keygen(keys);
    encaps(keys);
}

static void check(const struct row *row, unsigned extra, void (*run)(void *context),
                  struct keys *keys) {
    const struct operation op = {.run = run, .context = keys};
    check_row(row, extra, &op);
}

static void check_set(const struct set *s, uint8_t d, unsigned extra) {
    struct keys keys;
    start(&keys, s, d);
    assert_int_equal(extra_blocks(&keys, s->key.k), extra);
    check(&s->keygen, extra, keygen, &keys);
    check(&s->encaps, extra, encaps, &keys);
    check(&s->decaps, extra, decaps, &keys);
    assert_memory_equal(keys.ss, keys.recovered, sizeof keys.ss);
}

static void nominal(void **state) {
    (void)state;
    for (size_t i = 0; i < SETS; i++)
        check_set(&sets[i], sets[i].key.plain, 0);
}

/* A fourth block of one matrix entry is one live permutation more, at every width. */
static void a_fourth_block_costs_one_permutation(void **state) {
    (void)state;
    for (size_t i = 0; i < SETS; i++)
        check_set(&sets[i], sets[i].key.hungry, 1);
}

/* A tampered ciphertext costs what a good one costs: implicit rejection is not a detour. */
static void rejection_costs_the_same(void **state) {
    (void)state;
    const bool prints = measure_prints;
    measure_prints = false; /* the rows of `nominal` again */
    for (size_t i = 0; i < SETS; i++) {
        struct keys keys;
        start(&keys, &sets[i], sets[i].key.plain);
        keys.ct[7] ^= 1;
        check(&sets[i].decaps, 0, decaps, &keys);
        assert_memory_not_equal(keys.ss, keys.recovered, sizeof keys.ss);
    }
    measure_prints = prints;
}

/* --- prepared keys --------------------------------------------------------------------------- */

static int give_zeros(void *context, uint8_t *out, size_t n) {
    (void)context;
    memset(out, 0, n);
    return 0;
}

static const qtn_rng zeros = {.fill = give_zeros};

static void encaps_init(void *context) {
    struct keys *k = context;
    assert_int_equal(
        qtn_mlkem_encaps_key_init(k->set, &k->encaps_key, k->ek, qtn_mlkem_ek_bytes(k->set)),
        QTN_OK);
}

static void encaps_with(void *context) {
    struct keys *k = context;
    assert_int_equal(qtn_mlkem_encaps_with(&k->encaps_key, k->ct, k->ss, &zeros), QTN_OK);
}

static void decaps_init(void *context) {
    struct keys *k = context;
    assert_int_equal(
        qtn_mlkem_decaps_key_init(k->set, &k->decaps_key, k->dk, qtn_mlkem_dk_bytes(k->set)),
        QTN_OK);
}

static void decaps_with(void *context) {
    struct keys *k = context;
    assert_int_equal(
        qtn_mlkem_decaps_with(&k->decaps_key, k->recovered, k->ct, qtn_mlkem_ct_bytes(k->set)),
        QTN_OK);
}

static void prepared(void **state) {
    (void)state;
    for (size_t i = 0; i < SETS; i++) {
        const struct set *s = &sets[i];
        struct keys keys;
        start(&keys, s, s->key.plain);
        const struct operation with_ek = {encaps_init, encaps_with, &keys, NULL};
        const struct operation with_dk = {decaps_init, decaps_with, &keys, NULL};
        check(&s->encaps_init, 0, encaps_init, &keys);
        check_row(&s->encaps_with, 0, &with_ek);
        check(&s->decaps_init, 0, decaps_init, &keys);
        check_row(&s->decaps_with, 0, &with_dk);
        assert_memory_equal(keys.ss, keys.recovered, sizeof keys.ss);
    }
}

/* --- batches --------------------------------------------------------------------------------- */

/* Eight times the same item: the random bytes are the same too. */
struct batch {
    struct keys *keys;
    uint8_t ek[BATCH][QTN_MLKEM_MAX_EK_BYTES], dk[BATCH][QTN_MLKEM_MAX_DK_BYTES];
    uint8_t ct[BATCH][QTN_MLKEM_MAX_CT_BYTES];
    uint8_t ss[BATCH][QTN_MLKEM_SS_BYTES], recovered[BATCH][QTN_MLKEM_SS_BYTES];
};

static int give_seed(void *context, uint8_t *out, size_t n) {
    const struct keys *k = context;
    assert_int_equal(n, sizeof k->seed);
    memcpy(out, k->seed, n);
    return 0;
}

static void keygen_batch(void *context) {
    struct batch *b = context;
    const qtn_rng rng = {.fill = give_seed, .context = b->keys};
    qtn_mlkem_keygen_item items[BATCH];
    for (unsigned i = 0; i < BATCH; i++)
        items[i] = (qtn_mlkem_keygen_item){.ek = b->ek[i], .dk = b->dk[i]};
    assert_int_equal(qtn_mlkem_keygen_batch(b->keys->set, items, BATCH, &rng), QTN_OK);
}

static void encaps_batch(void *context) {
    struct batch *b = context;
    qtn_mlkem_encaps_item items[BATCH];
    for (unsigned i = 0; i < BATCH; i++)
        items[i] = (qtn_mlkem_encaps_item){.ct = b->ct[i],
                                           .ss = b->ss[i],
                                           .ek = b->keys->ek,
                                           .ek_len = qtn_mlkem_ek_bytes(b->keys->set)};
    assert_int_equal(qtn_mlkem_encaps_batch(b->keys->set, items, BATCH, &zeros), QTN_OK);
}

static void decaps_batch(void *context) {
    struct batch *b = context;
    qtn_mlkem_decaps_item items[BATCH];
    for (unsigned i = 0; i < BATCH; i++)
        items[i] = (qtn_mlkem_decaps_item){.ss = b->recovered[i],
                                           .ct = b->keys->ct,
                                           .ct_len = qtn_mlkem_ct_bytes(b->keys->set),
                                           .dk = b->keys->dk,
                                           .dk_len = qtn_mlkem_dk_bytes(b->keys->set)};
    assert_int_equal(qtn_mlkem_decaps_batch(b->keys->set, items, BATCH), QTN_OK);
}

static void batches(void **state) {
    (void)state;
    static struct batch b;
    for (size_t i = 0; i < SETS; i++) {
        const struct set *s = &sets[i];
        struct keys keys;
        start(&keys, s, s->key.plain);
        b.keys = &keys;
        const struct operation ops[] = {{.run = keygen_batch, .context = &b},
                                        {.run = encaps_batch, .context = &b},
                                        {.run = decaps_batch, .context = &b}};
        const struct row *rows[] = {&s->keygen_batch, &s->encaps_batch, &s->decaps_batch};
        const struct row *singles[] = {&s->keygen, &s->encaps, &s->decaps};
        for (unsigned j = 0; j < 3; j++) {
            assert_int_equal(rows[j]->live, BATCH * singles[j]->live);
            check_row(rows[j], 0, &ops[j]);
        }
        for (unsigned n = 0; n < BATCH; n++) {
            assert_memory_equal(b.dk[n], keys.dk, qtn_mlkem_dk_bytes(s->set));
            assert_memory_equal(b.ct[n], keys.ct, qtn_mlkem_ct_bytes(s->set));
            assert_memory_equal(b.ss[n], keys.ss, sizeof keys.ss);
            assert_memory_equal(b.recovered[n], keys.ss, sizeof keys.ss);
        }
    }
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nominal),
        cmocka_unit_test(a_fourth_block_costs_one_permutation),
        cmocka_unit_test(rejection_costs_the_same),
        cmocka_unit_test(prepared),
        cmocka_unit_test(batches),
    };
    measure_prints = argc > 1 && strcmp(argv[1], "--table") == 0;
    return cmocka_run_group_tests(tests, NULL, NULL) ? 1 : 0;
}
