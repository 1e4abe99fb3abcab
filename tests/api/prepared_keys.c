/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Prepared keys as objects: many operations with one, copies, wiping, making one again, the strict
 * checks that making one does; and the results of the one-shot functions, whatever the input. */
#include "support/backends.h"
#include "support/calls.h"
#include "support/cmocka_all.h"
#include "support/hex.h"
#include "support/rng.h"

#include <string.h>

enum { MESSAGES = 6 };

static struct fixture f; /* the keys in it are those under test */

static qtn_mlkem_encaps_key encaps_key;
static qtn_mlkem_decaps_key decaps_key;
static qtn_mldsa_signing_key signing_key;
static qtn_mldsa_verifying_key verifying_key;

/* --- use ------------------------------------------------------------------------------------- */

static void use_mlkem(const qtn_mlkem_encaps_key *e, const qtn_mlkem_decaps_key *d, uint64_t n) {
    static uint8_t ct[QTN_MLKEM_MAX_CT_BYTES], want_ct[QTN_MLKEM_MAX_CT_BYTES];
    const qtn_mlkem_set set = (qtn_mlkem_set)f.set;
    const size_t ct_len = qtn_mlkem_ct_bytes(set);
    uint8_t ss[32], want_ss[32];
    struct test_rng random;
    qtn_rng rng = test_rng_seeded(&random, n);
    assert_int_equal(qtn_mlkem_encaps_with(e, ct, ss, &rng), QTN_OK);
    rng = test_rng_seeded(&random, n);
    assert_int_equal(
        qtn_mlkem_encaps(set, want_ct, want_ss, f.content[KIND_EK], f.bytes[KIND_EK], &rng),
        QTN_OK);
    assert_bytes_equal("ct", ct, want_ct, ct_len);
    assert_bytes_equal("ss", ss, want_ss, 32);
    memset(ss, 0, sizeof ss);
    assert_int_equal(qtn_mlkem_decaps_with(d, ss, ct, ct_len), QTN_OK);
    assert_bytes_equal("ss of decaps", ss, want_ss, 32);
}

static void use_mldsa(const qtn_mldsa_signing_key *s, const qtn_mldsa_verifying_key *v,
                      uint64_t n) {
    static uint8_t sig[QTN_MLDSA_MAX_SIG_BYTES], want[QTN_MLDSA_MAX_SIG_BYTES], msg[4096];
    const qtn_mldsa_set set = (qtn_mldsa_set)f.set;
    const size_t sig_len = qtn_mldsa_sig_bytes(set);
    const size_t msg_len = n == 0 ? 0 : (size_t)(n * 797) % sizeof msg, ctx_len = (n * 85) % 256;
    struct test_rng random;
    test_fill(msg, sizeof msg, n);
    qtn_rng rng = test_rng_seeded(&random, n);
    assert_int_equal(qtn_mldsa_sign_with(s, sig, msg, msg_len, msg, ctx_len, &rng), QTN_OK);
    rng = test_rng_seeded(&random, n);
    assert_int_equal(qtn_mldsa_sign(set, want, msg, msg_len, msg, ctx_len, f.content[KIND_SK],
                                    f.bytes[KIND_SK], &rng),
                     QTN_OK);
    assert_bytes_equal("signature", sig, want, sig_len);
    assert_int_equal(qtn_mldsa_verify_with(v, sig, sig_len, msg, msg_len, msg, ctx_len), QTN_OK);
    sig[(n * 33) % sig_len] ^= 1;
    assert_int_equal(qtn_mldsa_verify_with(v, sig, sig_len, msg, msg_len, msg, ctx_len),
                     QTN_ERR_SIGNATURE);
}

static void use(bool mldsa, uint64_t n) {
    if (mldsa)
        use_mldsa(&signing_key, &verifying_key, n);
    else
        use_mlkem(&encaps_key, &decaps_key, n);
}

/* The keys under test from bytes, or the secret one from its seed. */
static void make(bool mldsa, bool from_seed) {
    if (mldsa) {
        const qtn_mldsa_set set = (qtn_mldsa_set)f.set;
        assert_int_equal(
            from_seed ? qtn_mldsa_signing_key_init_seed(set, &signing_key, f.content[KIND_XI], 32)
                      : qtn_mldsa_signing_key_init(set, &signing_key, f.content[KIND_SK],
                                                   f.bytes[KIND_SK]),
            QTN_OK);
        assert_int_equal(
            qtn_mldsa_verifying_key_init(set, &verifying_key, f.content[KIND_PK], f.bytes[KIND_PK]),
            QTN_OK);
        return;
    }
    const qtn_mlkem_set set = (qtn_mlkem_set)f.set;
    assert_int_equal(
        from_seed
            ? qtn_mlkem_decaps_key_init_seed(set, &decaps_key, f.content[KIND_SEED], 64)
            : qtn_mlkem_decaps_key_init(set, &decaps_key, f.content[KIND_DK], f.bytes[KIND_DK]),
        QTN_OK);
    assert_int_equal(
        qtn_mlkem_encaps_key_init(set, &encaps_key, f.content[KIND_EK], f.bytes[KIND_EK]), QTN_OK);
}

static void wipe_all(void) {
    qtn_mlkem_encaps_key_wipe(&encaps_key);
    qtn_mlkem_decaps_key_wipe(&decaps_key);
    qtn_mldsa_signing_key_wipe(&signing_key);
    qtn_mldsa_verifying_key_wipe(&verifying_key);
    assert_bytes_are("encaps key", (const uint8_t *)&encaps_key, sizeof encaps_key, 0);
    assert_bytes_are("decaps key", (const uint8_t *)&decaps_key, sizeof decaps_key, 0);
    assert_bytes_are("signing key", (const uint8_t *)&signing_key, sizeof signing_key, 0);
    assert_bytes_are("verifying key", (const uint8_t *)&verifying_key, sizeof verifying_key, 0);
}

static void for_each(void (*test)(bool mldsa)) {
    for (size_t b = 0; use_backend(b); b++)
        for (unsigned i = 0; i < 6; i++) {
            fixture_make(&f, i >= 3, fixture_set(i >= 3, i % 3), 40 + i, 100);
            test(i >= 3);
        }
}

/* --- the tests ------------------------------------------------------------------------------- */

/* Over whatever the memory held: zeros, ones, the key of another set. */
static void try_use(bool mldsa) {
    for (unsigned from_seed = 0; from_seed < 2; from_seed++) {
        make(mldsa, from_seed != 0);
        for (uint64_t n = 0; n < MESSAGES; n++)
            use(mldsa, n);
        memset(&encaps_key, 0xff, sizeof encaps_key);
        memset(&decaps_key, 0xff, sizeof decaps_key);
        memset(&signing_key, 0xff, sizeof signing_key);
        memset(&verifying_key, 0xff, sizeof verifying_key);
    }
    make(mldsa, false);
    use(mldsa, MESSAGES);
}

static void test_use(void **state) {
    (void)state;
    for_each(try_use);
    wipe_all();
}

/* A copy works as the original does, and does not need it. */
static void try_copies(bool mldsa) {
    static qtn_mlkem_encaps_key e;
    static qtn_mlkem_decaps_key d;
    static qtn_mldsa_signing_key s;
    static qtn_mldsa_verifying_key v;
    make(mldsa, false);
    e = encaps_key; /* assignment, and memcpy */
    memcpy(&d, &decaps_key, sizeof d);
    memcpy(&s, &signing_key, sizeof s);
    v = verifying_key;
    use(mldsa, 1);
    wipe_all();
    for (uint64_t n = 0; n < 2; n++)
        mldsa ? use_mldsa(&s, &v, n) : use_mlkem(&e, &d, n);
    /* And the other way round: the copies go first. */
    make(mldsa, true);
    e = encaps_key;
    d = decaps_key;
    s = signing_key;
    v = verifying_key;
    qtn_mlkem_encaps_key_wipe(&e);
    qtn_mlkem_decaps_key_wipe(&d);
    qtn_mldsa_signing_key_wipe(&s);
    qtn_mldsa_verifying_key_wipe(&v);
    use(mldsa, 2);
    wipe_all();
}

static void test_copies(void **state) {
    (void)state;
    for_each(try_copies);
}

/* A wiped key, and one that could not be made, are no keys. */
static void expect_no_keys(bool mldsa) {
    uint8_t sig[QTN_MLDSA_MAX_SIG_BYTES], ct[QTN_MLKEM_MAX_CT_BYTES], ss[32];
    struct test_rng random;
    const qtn_rng rng = test_rng_seeded(&random, 1);
    if (mldsa) {
        assert_int_equal(qtn_mldsa_sign_with(&signing_key, sig, NULL, 0, NULL, 0, &rng),
                         QTN_ERR_STATE);
        assert_int_equal(qtn_mldsa_verify_with(&verifying_key, f.content[KIND_SIG],
                                               f.bytes[KIND_SIG], NULL, 0, NULL, 0),
                         QTN_ERR_STATE);
    } else {
        memset(ss, 0xa5, sizeof ss);
        assert_int_equal(qtn_mlkem_encaps_with(&encaps_key, ct, ss, &rng), QTN_ERR_STATE);
        assert_bytes_are("ss", ss, sizeof ss, 0);
        memset(ss, 0xa5, sizeof ss);
        assert_int_equal(
            qtn_mlkem_decaps_with(&decaps_key, ss, f.content[KIND_CT], f.bytes[KIND_CT]),
            QTN_ERR_STATE);
        assert_bytes_are("ss", ss, sizeof ss, 0);
    }
    assert_int_equal(random.calls, 0);
}

static void try_wipe(bool mldsa) {
    make(mldsa, false);
    wipe_all();
    expect_no_keys(mldsa);
    wipe_all(); /* again: nothing to wipe */
    qtn_mlkem_encaps_key_wipe(NULL);
    qtn_mlkem_decaps_key_wipe(NULL);
    qtn_mldsa_signing_key_wipe(NULL);
    qtn_mldsa_verifying_key_wipe(NULL);
    make(mldsa, true); /* after wiping, as ever */
    use(mldsa, 3);
    wipe_all();
}

static void test_wipe(void **state) {
    (void)state;
    for_each(try_wipe);
}

/* --- strict checks --------------------------------------------------------------------------- */

/* A key was there before: it is gone when another one is refused. */
static void refuse_dk(const char *what, qtn_status one_shot) {
    const qtn_mlkem_set set = (qtn_mlkem_set)f.set;
    uint8_t *dk = f.content[KIND_DK], ss[32];
    const size_t dk_len = f.bytes[KIND_DK];
    decaps_key = f.decaps_key;
    assert_int_equal(qtn_mlkem_check_dk(set, dk, dk_len), QTN_ERR_SECRET_KEY);
    assert_int_equal(qtn_mlkem_decaps(set, ss, f.content[KIND_CT], f.bytes[KIND_CT], dk, dk_len),
                     one_shot);
    assert_int_equal(qtn_mlkem_decaps_key_init(set, &decaps_key, dk, dk_len), QTN_ERR_SECRET_KEY);
    assert_bytes_are(what, (const uint8_t *)&decaps_key, sizeof decaps_key, 0);
}

static void try_mlkem_checks(void) {
    const qtn_mlkem_set set = (qtn_mlkem_set)f.set;
    uint8_t *const dk = f.content[KIND_DK], *const ek = f.content[KIND_EK], keep[3];
    const size_t dk_len = f.bytes[KIND_DK], ek_len = f.bytes[KIND_EK];
    const size_t s_len = ek_len - 32;
    uint8_t *const ek_in_dk = dk + s_len;
    for (size_t at = 0; at < s_len; at += 3) { /* every pair of coefficients, above q */
        memcpy(keep, dk + at, 3);
        memset(dk + at, 0xff, 3);
        refuse_dk("s is not reduced", QTN_OK);
        memcpy(dk + at, keep, 3);
    }
    for (size_t at = 0; at < ek_len; at += 61) {
        ek_in_dk[at] ^= 1;
        refuse_dk("another ek", QTN_ERR_SECRET_KEY);
        ek_in_dk[at] ^= 1;
    }
    for (size_t at = 0; at < 32; at++) {
        dk[dk_len - 64 + at] ^= 0x80;
        refuse_dk("another hash", QTN_ERR_SECRET_KEY);
        dk[dk_len - 64 + at] ^= 0x80;
    }
    for (size_t at = 0; at < s_len; at += 3) {
        memcpy(keep, ek + at, 3);
        memset(ek + at, 0xff, 3);
        encaps_key = f.encaps_key;
        assert_int_equal(qtn_mlkem_encaps_key_init(set, &encaps_key, ek, ek_len),
                         QTN_ERR_PUBLIC_KEY);
        assert_bytes_are("ek", (const uint8_t *)&encaps_key, sizeof encaps_key, 0);
        memcpy(ek + at, keep, 3);
    }
}

static void try_mldsa_checks(void) {
    const qtn_mldsa_set set = (qtn_mldsa_set)f.set;
    uint8_t *const sk = f.content[KIND_SK];
    const size_t sk_len = f.bytes[KIND_SK];
    for (size_t at = 0; at < sk_len; at += 29) {
        if (at >= 32 && at < 64)
            continue; /* any K is a K */
        sk[at] ^= 0x40;
        signing_key = f.signing_key;
        const qtn_status checked = qtn_mldsa_check_sk(set, sk, sk_len);
        assert_int_equal(checked, QTN_ERR_SECRET_KEY);
        assert_int_equal(qtn_mldsa_signing_key_init(set, &signing_key, sk, sk_len), checked);
        assert_bytes_are("sk", (const uint8_t *)&signing_key, sizeof signing_key, 0);
        sk[at] ^= 0x40;
    }
}

static void try_checks(bool mldsa) {
    if (mldsa)
        try_mldsa_checks();
    else
        try_mlkem_checks();
    make(mldsa, false);
    use(mldsa, 4);
    wipe_all();
}

static void test_checks(void **state) {
    (void)state;
    for_each(try_checks);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_use),
        cmocka_unit_test(test_copies),
        cmocka_unit_test(test_wipe),
        cmocka_unit_test(test_checks),
    };
    const int failures = cmocka_run_group_tests_name("prepared_keys", tests, NULL, NULL);
    return failures ? 1 : 0;
}
