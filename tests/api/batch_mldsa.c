/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Batches of signing and verification: as one at a time, with a key for each item, messages of
 * different lengths and mu side by side, and with any faults in any of them. */
#include "batch.h"

enum {
    PK = QTN_MLDSA_MAX_PK_BYTES,
    SK = QTN_MLDSA_MAX_SK_BYTES,
    SIG = QTN_MLDSA_MAX_SIG_BYTES,
    MSG = 1000
};

static qtn_mldsa_set set;
static size_t pk_len, sk_len, sig_len;

/* Inputs, and what belongs to them: every third item is of mu. */
static struct {
    uint8_t pk[PK], sk[SK], sig[SIG], msg[MSG], ctx[255], mu[64];
    size_t msg_len, ctx_len;
} key[MAX_ITEMS];

static bool by_mu(size_t i) {
    return i % 3 == 2;
}

static struct result {
    uint8_t sig[SIG + 32]; /* room behind it stays as it was */
    qtn_status status;
} got[MAX_ITEMS + 1], want[MAX_ITEMS + 1];

static qtn_status sign_item_alone(const qtn_mldsa_sign_item *it, bool deterministic,
                                  const qtn_rng *rng) {
    if (it->mu != NULL)
        return deterministic
                   ? qtn_mldsa_sign_mu_deterministic(set, it->sig, it->mu, 64, it->sk, it->sk_len)
                   : qtn_mldsa_sign_mu(set, it->sig, it->mu, 64, it->sk, it->sk_len, rng);
    return deterministic ? qtn_mldsa_sign_deterministic(set, it->sig, it->msg, it->msg_len, it->ctx,
                                                        it->ctx_len, it->sk, it->sk_len)
                         : qtn_mldsa_sign(set, it->sig, it->msg, it->msg_len, it->ctx, it->ctx_len,
                                          it->sk, it->sk_len, rng);
}

static qtn_status verify_item_alone(const qtn_mldsa_verify_item *it) {
    if (it->mu != NULL)
        return qtn_mldsa_verify_mu(set, it->sig, it->sig_len, it->mu, 64, it->pk, it->pk_len);
    return qtn_mldsa_verify(set, it->sig, it->sig_len, it->msg, it->msg_len, it->ctx, it->ctx_len,
                            it->pk, it->pk_len);
}

static qtn_mldsa_sign_item good_sign(size_t i, uint8_t *sig) {
    qtn_mldsa_sign_item it = {.sig = sig, .sk = key[i].sk, .sk_len = sk_len, .status = UNTOUCHED};
    it.mu = by_mu(i) ? key[i].mu : NULL;
    it.msg = key[i].msg; /* not looked at beside mu, whatever it says */
    it.msg_len = by_mu(i) ? 0 : key[i].msg_len;
    it.ctx = key[i].ctx;
    it.ctx_len = by_mu(i) ? 1000 : key[i].ctx_len;
    return it;
}

static void make_keys(int which, size_t n) {
    set = (qtn_mldsa_set)which;
    pk_len = qtn_mldsa_pk_bytes(set);
    sk_len = qtn_mldsa_sk_bytes(set);
    sig_len = qtn_mldsa_sig_bytes(set);
    for (size_t i = 0; i < n; i++) {
        uint8_t xi[32];
        test_fill(xi, sizeof xi, 3000 + i);
        test_fill(key[i].msg, MSG, 4000 + i);
        test_fill(key[i].ctx, sizeof key[i].ctx, 5000 + i);
        test_fill(key[i].mu, sizeof key[i].mu, 6000 + i);
        key[i].msg_len = i == 0 ? 0 : (i * 131) % (MSG + 1); /* up to eight blocks */
        key[i].ctx_len = (i * 51) % 256;
        assert_int_equal(qtn_mldsa_keygen_seed(set, key[i].pk, key[i].sk, xi, 32), QTN_OK);
        const qtn_mldsa_sign_item it = good_sign(i, key[i].sig);
        assert_int_equal(sign_item_alone(&it, true, NULL), QTN_OK);
    }
}

static void expect_as_one(const char *what, size_t n, qtn_status status) {
    qtn_status whole = QTN_OK;
    for (size_t i = 0; i < n; i++)
        whole = whole_of(whole, want[i].status);
    assert_int_equal(status, whole);
    for (size_t i = 0; i <= n; i++) {
        expect_status(what, i, got[i].status, want[i].status);
        assert_bytes_equal("signature", got[i].sig, want[i].sig, sizeof got[i].sig);
    }
}

static void clear_results(size_t n) {
    memset(got, 0xa5, sizeof got);
    memset(want, 0xa5, sizeof want);
    want[n].status = UNTOUCHED;
}

/* --- signing --------------------------------------------------------------------------------- */

enum sign_fault {
    NO_SIG = 1,
    NO_SK,
    NO_MSG, /* but a length of it */
    NO_CTX,
    CTX_LONG,
    SK_SHORT,
    SK_LONG,
    NO_MU, /* the message in its place */
    SIGN_FAULTS
};

static qtn_mldsa_sign_item sign_item(size_t i, unsigned fault, struct result *r) {
    qtn_mldsa_sign_item it = good_sign(i, r->sig);
    if (fault == NO_SIG)
        it.sig = NULL;
    else if (fault == NO_SK)
        it.sk = NULL;
    else if (fault == SK_SHORT || fault == SK_LONG)
        it.sk_len = fault == SK_SHORT ? sk_len - 1 : sk_len + 1;
    if (fault != NO_MSG && fault != NO_CTX && fault != CTX_LONG && fault != NO_MU)
        return it;
    it.mu = NULL;
    it.msg_len = 7;
    it.ctx_len = fault == CTX_LONG ? 256 : 9;
    if (fault == NO_MSG)
        it.msg = NULL;
    else if (fault == NO_CTX)
        it.ctx = NULL;
    return it;
}

static void compare_sign(size_t n, const unsigned *fault, bool deterministic, uint64_t seed,
                         unsigned fail_at) {
    qtn_mldsa_sign_item items[MAX_ITEMS + 1];
    struct test_rng random, random_one;
    const qtn_rng rng = test_rng_failing(&random, seed, fail_at);
    const qtn_rng rng_one = test_rng_failing(&random_one, seed, fail_at);
    clear_results(n);
    for (size_t i = 0; i < n; i++) {
        const qtn_mldsa_sign_item it = sign_item(i, fault[i], &want[i]);
        want[i].status = sign_item_alone(&it, deterministic, &rng_one);
        items[i] = sign_item(i, fault[i], &got[i]);
    }
    items[n] = good_sign(0, got[n].sig);
    const qtn_status status = deterministic ? qtn_mldsa_sign_deterministic_batch(set, items, n)
                                            : qtn_mldsa_sign_batch(set, items, n, &rng);
    for (size_t i = 0; i <= n; i++)
        got[i].status = items[i].status;
    expect_as_one("sign", n, status);
    expect_drawn(&random, &random_one);
}

static void try_sign(int which) {
    unsigned fault[MAX_ITEMS] = {0};
    make_keys(which, MAX_ITEMS);
    for (unsigned i = 0; i < BATCH_SIZES; i++)
        compare_sign(batch_sizes[i], fault, i % 2 != 0, i, 0);
    for (size_t at = 0; at < 5; at++) {
        for (unsigned kind = 1; kind < SIGN_FAULTS; kind++) {
            fault[at] = kind;
            compare_sign(5, fault, kind % 2 != 0, at, 0);
            fault[(at + 2) % 5] = 1 + kind % (SIGN_FAULTS - 1); /* and a second one */
            compare_sign(5, fault, kind % 2 == 0, at, 2);
            fault[(at + 2) % 5] = 0;
        }
        fault[at] = 0;
        compare_sign(5, fault, false, at, (unsigned)at + 1);
    }
}

/* A signature in the memory of its own message, mu, context or private key. */
static void try_overlap(int which) {
    enum { N = 8 };
    static uint8_t room[N][SK + SIG];
    qtn_mldsa_sign_item items[N];
    make_keys(which, N);
    for (size_t i = 0; i < N; i++) {
        items[i] = good_sign(i, room[i] + 32 * i);
        const uint8_t **const input = i % 2        ? &items[i].sk
                                      : by_mu(i)   ? &items[i].mu
                                      : i % 4 == 0 ? &items[i].msg
                                                   : &items[i].ctx;
        const size_t n = i % 2 ? sk_len : by_mu(i) ? 64 : i % 4 == 0 ? MSG : 255;
        memcpy(room[i] + 40 * i, *input, n);
        *input = room[i] + 40 * i;
    }
    assert_int_equal(qtn_mldsa_sign_deterministic_batch(set, items, N), QTN_OK);
    for (size_t i = 0; i < N; i++)
        assert_bytes_equal("signature", items[i].sig, key[i].sig, sig_len);
}

/* --- verification ---------------------------------------------------------------------------- */

enum verify_fault {
    SIG_NULL = 1,
    PK_NULL,
    MSG_NULL,
    CTX_NULL,
    CTX_256,
    SIG_SHORT,
    SIG_LONG,
    PK_SHORT,
    PK_LONG,
    OTHER_CTILDE,
    OTHER_Z,
    LARGE_Z,  /* all ones: beyond the bound */
    BAD_HINT, /* its last count is too large */
    OTHER_PK,
    OTHER_MESSAGE,
    VERIFY_FAULTS
};

static uint8_t bad_sig[MAX_ITEMS][SIG + 1], bad_pk[MAX_ITEMS][PK + 1];

static qtn_mldsa_verify_item verify_item(size_t i, unsigned fault) {
    const qtn_mldsa_sign_item it = good_sign(i, NULL);
    qtn_mldsa_verify_item v = {.sig = bad_sig[i],
                               .sig_len = sig_len,
                               .mu = it.mu,
                               .msg = it.msg,
                               .msg_len = it.msg_len,
                               .ctx = it.ctx,
                               .ctx_len = it.ctx_len,
                               .pk = bad_pk[i],
                               .pk_len = pk_len,
                               .status = UNTOUCHED};
    memcpy(bad_sig[i], key[i].sig, sig_len);
    memcpy(bad_pk[i], key[i].pk, pk_len);
    switch (fault) {
    case SIG_NULL:
        v.sig = NULL;
        break;
    case PK_NULL:
        v.pk = NULL;
        break;
    case MSG_NULL:
    case CTX_NULL:
    case CTX_256:
        v.mu = NULL;
        v.msg = fault == MSG_NULL ? NULL : v.msg;
        v.msg_len = 3;
        v.ctx = fault == CTX_NULL ? NULL : v.ctx;
        v.ctx_len = fault == CTX_256 ? 256 : 3;
        break;
    case SIG_SHORT:
    case SIG_LONG:
        v.sig_len = fault == SIG_SHORT ? sig_len - 1 : sig_len + 1;
        break;
    case PK_SHORT:
    case PK_LONG:
        v.pk_len = fault == PK_SHORT ? pk_len - 1 : pk_len + 1;
        break;
    case OTHER_CTILDE:
        bad_sig[i][i % 32] ^= 1;
        break;
    case OTHER_Z:
        bad_sig[i][64 + i] ^= 1;
        break;
    case LARGE_Z:
        memset(bad_sig[i] + 70, 0, 100);
        break;
    case BAD_HINT:
        bad_sig[i][sig_len - 1] = 0xff;
        break;
    case OTHER_PK:
        bad_pk[i][(i * 97) % pk_len] ^= 4;
        break;
    case OTHER_MESSAGE:
        v.mu = NULL;
        v.msg_len = 11;
        v.ctx_len = 0;
        break;
    default:
        break;
    }
    return v;
}

static void compare_verify(size_t n, const unsigned *fault) {
    qtn_mldsa_verify_item items[MAX_ITEMS + 1];
    clear_results(n);
    for (size_t i = 0; i < n; i++) {
        items[i] = verify_item(i, fault[i]);
        want[i].status = verify_item_alone(&items[i]);
        if (fault[i] == 0)
            assert_int_equal(want[i].status, QTN_OK);
        else if (fault[i] >= OTHER_CTILDE)
            assert_int_equal(want[i].status, QTN_ERR_SIGNATURE);
        else
            assert_int_not_equal(want[i].status, QTN_OK);
    }
    items[n] = (qtn_mldsa_verify_item){.status = UNTOUCHED};
    const qtn_status status = qtn_mldsa_verify_batch(set, items, n);
    for (size_t i = 0; i <= n; i++)
        got[i].status = items[i].status;
    expect_as_one("verify", n, status);
}

static void try_verify(int which) {
    unsigned fault[MAX_ITEMS] = {0};
    uint64_t state = 8;
    make_keys(which, MAX_ITEMS);
    for (unsigned i = 0; i < BATCH_SIZES; i++)
        compare_verify(batch_sizes[i], fault);
    for (size_t at = 0; at < 9; at++) {
        for (unsigned kind = 1; kind < VERIFY_FAULTS; kind++) {
            fault[at] = kind;
            compare_verify(9, fault);
        }
        fault[at] = 0;
    }
    for (unsigned round = 0; round < 20; round++) {
        const size_t n = 1 + (size_t)(test_next(&state) % 17);
        for (size_t i = 0; i < n; i++)
            fault[i] = test_next(&state) % 2 ? 0 : (unsigned)(test_next(&state) % VERIFY_FAULTS);
        compare_verify(n, fault);
    }
}

static void test_sign(void **state) {
    (void)state;
    for_each_set(true, try_sign);
}

static void test_overlap(void **state) {
    (void)state;
    for_each_set(true, try_overlap);
}

static void test_verify(void **state) {
    (void)state;
    for_each_set(true, try_verify);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sign),
        cmocka_unit_test(test_overlap),
        cmocka_unit_test(test_verify),
    };
    const int failures = cmocka_run_group_tests_name("batch_mldsa", tests, NULL, NULL);
    return failures ? 1 : 0;
}
