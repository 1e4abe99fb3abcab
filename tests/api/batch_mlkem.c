/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Batches of encapsulation and decapsulation: as one at a time, with a key for each item, and with
 * any faults in any of them. */
#include "batch.h"

enum { EK = QTN_MLKEM_MAX_EK_BYTES, DK = QTN_MLKEM_MAX_DK_BYTES, CT = QTN_MLKEM_MAX_CT_BYTES };

static qtn_mlkem_set set;
static size_t ek_len, dk_len, ct_len;

/* Inputs, and what belongs to them. */
static struct { uint8_t ek[EK], dk[DK], ct[CT], ss[32]; } pair[MAX_ITEMS];

struct result {
    uint8_t ct[CT], ss[32 + 32]; /* room behind them stays as it was */
    qtn_status status;
};
static struct result got[MAX_ITEMS + 1], want[MAX_ITEMS + 1];

static void make_pairs(int which) {
    set = (qtn_mlkem_set)which;
    ek_len = qtn_mlkem_ek_bytes(set);
    dk_len = qtn_mlkem_dk_bytes(set);
    ct_len = qtn_mlkem_ct_bytes(set);
    for (unsigned i = 0; i < MAX_ITEMS; i++) {
        uint8_t seed[64], m[32];
        struct test_rng random;
        test_fill(seed, sizeof seed, 1000 + i);
        test_fill(m, sizeof m, 2000 + i);
        const qtn_rng rng = test_rng_given(&random, m, sizeof m);
        assert_int_equal(qtn_mlkem_keygen_seed(set, pair[i].ek, pair[i].dk, seed, 64), QTN_OK);
        assert_int_equal(qtn_mlkem_encaps(set, pair[i].ct, pair[i].ss, pair[i].ek, ek_len, &rng),
                         QTN_OK);
    }
}

static void expect_as_one(const char *what, size_t n, qtn_status status) {
    qtn_status whole = QTN_OK;
    for (size_t i = 0; i < n; i++)
        whole = whole_of(whole, want[i].status);
    assert_int_equal(status, whole);
    for (size_t i = 0; i <= n; i++) {
        expect_status(what, i, got[i].status, want[i].status);
        assert_bytes_equal("ciphertext", got[i].ct, want[i].ct, sizeof got[i].ct);
        assert_bytes_equal("shared secret", got[i].ss, want[i].ss, sizeof got[i].ss);
    }
}

static void clear_results(size_t n) {
    memset(got, 0xa5, sizeof got);
    memset(want, 0xa5, sizeof want);
    want[n].status = UNTOUCHED;
}

/* --- encapsulation --------------------------------------------------------------------------- */

enum encaps_fault {
    NO_CT = 1,
    NO_SS,
    NO_EK,
    EK_SHORT,
    EK_LONG,
    EK_EMPTY,
    EK_FIRST_OVER, /* a coefficient that is not below q */
    EK_LAST_OVER,
    ENCAPS_FAULTS
};

static uint8_t bad_ek[MAX_ITEMS][EK + 1];

static qtn_mlkem_encaps_item encaps_item(size_t i, unsigned fault, struct result *r) {
    qtn_mlkem_encaps_item item = {r->ct, r->ss, bad_ek[i], ek_len, UNTOUCHED};
    memcpy(bad_ek[i], pair[i].ek, ek_len);
    if (fault == NO_CT)
        item.ct = NULL;
    else if (fault == NO_SS)
        item.ss = NULL;
    else if (fault == NO_EK)
        item.ek = NULL;
    else if (fault == EK_SHORT)
        item.ek_len--;
    else if (fault == EK_LONG)
        item.ek_len++;
    else if (fault == EK_EMPTY)
        item.ek_len = 0;
    else if (fault == EK_FIRST_OVER)
        bad_ek[i][0] = bad_ek[i][1] = 0xff;
    else if (fault == EK_LAST_OVER)
        bad_ek[i][ek_len - 33] = bad_ek[i][ek_len - 34] = 0xff;
    return item;
}

static void compare_encaps(size_t n, const unsigned *fault, uint64_t seed, unsigned fail_at) {
    qtn_mlkem_encaps_item items[MAX_ITEMS + 1];
    struct test_rng random, random_one;
    const qtn_rng rng = test_rng_failing(&random, seed, fail_at);
    const qtn_rng rng_one = test_rng_failing(&random_one, seed, fail_at);
    clear_results(n);
    for (size_t i = 0; i < n; i++) {
        const qtn_mlkem_encaps_item it = encaps_item(i, fault[i], &want[i]);
        want[i].status = qtn_mlkem_encaps(set, it.ct, it.ss, it.ek, it.ek_len, &rng_one);
        items[i] = encaps_item(i, fault[i], &got[i]);
    }
    items[n] = (qtn_mlkem_encaps_item){got[n].ct, got[n].ss, pair[0].ek, ek_len, UNTOUCHED};
    const qtn_status status = qtn_mlkem_encaps_batch(set, items, n, &rng);
    for (size_t i = 0; i <= n; i++)
        got[i].status = items[i].status;
    expect_as_one("encaps", n, status);
    expect_drawn(&random, &random_one);
}

static void try_encaps(int which) {
    unsigned fault[MAX_ITEMS] = {0};
    uint64_t state = 3;
    make_pairs(which);
    for (unsigned i = 0; i < BATCH_SIZES; i++)
        compare_encaps(batch_sizes[i], fault, i, 0);
    for (size_t at = 0; at < 9; at++) {
        for (unsigned kind = 1; kind < ENCAPS_FAULTS; kind++) {
            fault[at] = kind;
            compare_encaps(9, fault, at, 0);
        }
        fault[at] = 0;
        compare_encaps(9, fault, at, (unsigned)at + 1);
    }
    for (unsigned round = 0; round < 20; round++) {
        const size_t n = 1 + (size_t)(test_next(&state) % 17);
        for (size_t i = 0; i < n; i++)
            fault[i] = test_next(&state) % 2 ? 0 : (unsigned)(test_next(&state) % ENCAPS_FAULTS);
        compare_encaps(n, fault, round, (unsigned)(test_next(&state) % (2 * n)));
    }
}

/* --- decapsulation --------------------------------------------------------------------------- */

enum decaps_fault {
    NO_OUTPUT = 1,
    NO_CT_IN,
    NO_DK,
    CT_SHORT,
    CT_LONG,
    DK_SHORT,
    DK_LONG,
    DK_HASH, /* H(ek) is that of another ek */
    DK_EK,   /* ek is another one */
    DK_EK_OVER /* ek is not reduced, and its hash is right */,
    DK_S_OVER, /* s is not reduced, which decapsulation does not refuse */
    TAMPERED,  /* implicit rejection */
    DECAPS_FAULTS
};

static uint8_t bad_dk[MAX_ITEMS][DK + 1], bad_ct[MAX_ITEMS][CT + 1];

static qtn_mlkem_decaps_item decaps_item(size_t i, unsigned fault, struct result *r) {
    qtn_mlkem_decaps_item item = {r->ss, bad_ct[i], ct_len, bad_dk[i], dk_len, UNTOUCHED};
    uint8_t *const dk = bad_dk[i], *const ek = dk + dk_len - 64 - ek_len;
    memcpy(dk, pair[i].dk, dk_len);
    memcpy(bad_ct[i], pair[i].ct, ct_len);
    if (fault == NO_OUTPUT)
        item.ss = NULL;
    else if (fault == NO_CT_IN)
        item.ct = NULL;
    else if (fault == NO_DK)
        item.dk = NULL;
    else if (fault == CT_SHORT || fault == CT_LONG)
        item.ct_len = fault == CT_SHORT ? ct_len - 1 : ct_len + 1;
    else if (fault == DK_SHORT || fault == DK_LONG)
        item.dk_len = fault == DK_SHORT ? dk_len - 1 : dk_len + 1;
    else if (fault == DK_HASH)
        dk[dk_len - 64 + i % 32] ^= 1;
    else if (fault == DK_EK)
        ek[ek_len - 1] ^= 0x80;
    else if (fault == DK_EK_OVER) {
        memset(ek + 3 * i, 0xff, 3);
        test_sha3_256(dk + dk_len - 64, ek, ek_len);
    } else if (fault == DK_S_OVER)
        memset(dk + 3 * i, 0xff, 3);
    else if (fault == TAMPERED)
        bad_ct[i][(97 * i) % ct_len] ^= 0x10;
    return item;
}

static void compare_decaps(size_t n, const unsigned *fault) {
    qtn_mlkem_decaps_item items[MAX_ITEMS + 1];
    clear_results(n);
    for (size_t i = 0; i < n; i++) {
        const qtn_mlkem_decaps_item it = decaps_item(i, fault[i], &want[i]);
        want[i].status = qtn_mlkem_decaps(set, it.ss, it.ct, it.ct_len, it.dk, it.dk_len);
        items[i] = decaps_item(i, fault[i], &got[i]);
        if (fault[i] == 0)
            assert_bytes_equal("the secret of encaps", want[i].ss, pair[i].ss, 32);
        if (fault[i] == TAMPERED)
            assert_memory_not_equal(want[i].ss, pair[i].ss, 32);
        if (fault[i] == DK_HASH || fault[i] == DK_EK || fault[i] == DK_EK_OVER)
            assert_int_equal(want[i].status, QTN_ERR_SECRET_KEY);
    }
    items[n] =
        (qtn_mlkem_decaps_item){got[n].ss, pair[0].ct, ct_len, pair[0].dk, dk_len, UNTOUCHED};
    const qtn_status status = qtn_mlkem_decaps_batch(set, items, n);
    for (size_t i = 0; i <= n; i++)
        got[i].status = items[i].status;
    expect_as_one("decaps", n, status);
}

static void try_decaps(int which) {
    unsigned fault[MAX_ITEMS] = {0};
    uint64_t state = 4;
    make_pairs(which);
    for (unsigned i = 0; i < BATCH_SIZES; i++)
        compare_decaps(batch_sizes[i], fault);
    for (size_t at = 0; at < 9; at++) {
        for (unsigned kind = 1; kind < DECAPS_FAULTS; kind++) {
            fault[at] = kind;
            compare_decaps(9, fault);
        }
        fault[at] = 0;
    }
    for (unsigned round = 0; round < 20; round++) {
        const size_t n = 1 + (size_t)(test_next(&state) % 17);
        for (size_t i = 0; i < n; i++)
            fault[i] = test_next(&state) % 2 ? 0 : (unsigned)(test_next(&state) % DECAPS_FAULTS);
        compare_decaps(n, fault);
    }
}

/* --- overlap --------------------------------------------------------------------------------- */

/* Each output in the memory of an input of its own item, at changing places. */
static void try_overlap(int which) {
    static struct { uint8_t ek[EK + CT], dk[DK], ct[CT]; } room[9];
    enum { N = 9 };
    qtn_mlkem_encaps_item encaps[N];
    qtn_mlkem_decaps_item decaps[N];
    struct test_rng random;
    make_pairs(which);
    qtn_rng rng = test_rng_seeded(&random, 5);
    for (size_t i = 0; i < N; i++)
        assert_int_equal(qtn_mlkem_encaps(set, want[i].ct, want[i].ss, pair[i].ek, ek_len, &rng),
                         QTN_OK);
    for (size_t i = 0; i < N; i++) {
        const bool ct_over = i % 2 == 0;
        memcpy(room[i].ek, pair[i].ek, ek_len);
        encaps[i] = (qtn_mlkem_encaps_item){ct_over ? room[i].ek + 13 * i : got[i].ct,
                                            ct_over ? got[i].ss : room[i].ek + 37 * i, room[i].ek,
                                            ek_len, UNTOUCHED};
    }
    rng = test_rng_seeded(&random, 5);
    assert_int_equal(qtn_mlkem_encaps_batch(set, encaps, N, &rng), QTN_OK);
    for (size_t i = 0; i < N; i++) {
        assert_bytes_equal("ct", encaps[i].ct, want[i].ct, ct_len);
        assert_bytes_equal("ss", encaps[i].ss, want[i].ss, 32);
        memcpy(room[i].dk, pair[i].dk, dk_len);
        memcpy(room[i].ct, pair[i].ct, ct_len);
        uint8_t *const over_dk = room[i].dk + (i * 83) % (dk_len - 32);
        decaps[i] = (qtn_mlkem_decaps_item){i % 2 ? room[i].ct + 31 * i : over_dk,
                                            room[i].ct,
                                            ct_len,
                                            room[i].dk,
                                            dk_len,
                                            UNTOUCHED};
    }
    decaps[8].ss = room[8].dk + dk_len - 32; /* z */
    assert_int_equal(qtn_mlkem_decaps_batch(set, decaps, N), QTN_OK);
    for (size_t i = 0; i < N; i++)
        assert_bytes_equal("ss", decaps[i].ss, pair[i].ss, 32);
}

static void test_encaps(void **state) {
    (void)state;
    for_each_set(false, try_encaps);
}

static void test_decaps(void **state) {
    (void)state;
    for_each_set(false, try_decaps);
}

static void test_overlap(void **state) {
    (void)state;
    for_each_set(false, try_overlap);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_encaps),
        cmocka_unit_test(test_decaps),
        cmocka_unit_test(test_overlap),
    };
    const int failures = cmocka_run_group_tests_name("batch_mlkem", tests, NULL, NULL);
    return failures ? 1 : 0;
}
