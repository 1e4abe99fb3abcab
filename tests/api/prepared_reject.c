/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Tampering, everywhere, through prepared keys and through batches: each changed ciphertext is
 * rejected implicitly, with the secret that one-shot decapsulation gives; each changed signature is
 * refused. */
#include "batch.h"
#include <quatrain/prepared.h>

enum { BATCH = 8 };

static struct fixture fixture;

/* --- ML-KEM ---------------------------------------------------------------------------------- */

static qtn_mlkem_decaps_key key;
static uint8_t ct[BATCH][QTN_MLKEM_MAX_CT_BYTES];

/* All of ct, three ways; rejected: none of them is the fixture's. */
static void compare_decaps(bool rejected) {
    const qtn_mlkem_set set = (qtn_mlkem_set)fixture.set;
    const size_t ct_len = fixture.bytes[KIND_CT], dk_len = fixture.bytes[KIND_DK];
    const uint8_t *const dk = fixture.content[KIND_DK];
    uint8_t ss[BATCH][32], want[32], with[32];
    qtn_mlkem_decaps_item items[BATCH];
    for (unsigned i = 0; i < BATCH; i++)
        items[i] = (qtn_mlkem_decaps_item){ss[i], ct[i], ct_len, dk, dk_len, UNTOUCHED};
    assert_int_equal(qtn_mlkem_decaps_batch(set, items, BATCH), QTN_OK);
    for (unsigned i = 0; i < BATCH; i++) {
        assert_int_equal(items[i].status, QTN_OK);
        assert_int_equal(qtn_mlkem_decaps(set, want, ct[i], ct_len, dk, dk_len), QTN_OK);
        assert_int_equal(qtn_mlkem_decaps_with(&key, with, ct[i], ct_len), QTN_OK);
        assert_bytes_equal("decaps_batch", ss[i], want, 32);
        assert_bytes_equal("decaps_with", with, want, 32);
        assert_int_equal(memcmp(want, fixture.content[KIND_SS], 32) != 0, rejected);
    }
}

static void fill_ct(void) {
    for (unsigned i = 0; i < BATCH; i++)
        memcpy(ct[i], fixture.content[KIND_CT], fixture.bytes[KIND_CT]);
}

static void make_decaps(int set) {
    fixture_make(&fixture, false, set, 21, 0);
    assert_int_equal(qtn_mlkem_decaps_key_init((qtn_mlkem_set)set, &key, fixture.content[KIND_DK],
                                               fixture.bytes[KIND_DK]),
                     QTN_OK);
    fill_ct();
    compare_decaps(false);
}

/* One bit of each byte, another in each item; then ciphertexts that are none. */
static void try_bytes(int set) {
    make_decaps(set);
    const size_t n = fixture.bytes[KIND_CT];
    for (size_t at = 0; at < n; at += BATCH) { /* the lengths are multiples of 32 */
        for (unsigned i = 0; i < BATCH; i++)
            ct[i][at + i] ^= (uint8_t)(1u << (at / BATCH + i) % 8);
        compare_decaps(true);
        fill_ct();
    }
    for (unsigned round = 0; round < 8; round++) {
        for (unsigned i = 0; i < BATCH; i++)
            test_fill(ct[i], n, 100 * round + i);
        memset(ct[0], 0, n);
        memset(ct[1], 0xff, n);
        compare_decaps(true);
    }
    qtn_mlkem_decaps_key_wipe(&key);
}

/* Every bit of a byte, in the eight items. */
static void try_bits(int set) {
    make_decaps(set);
    for (size_t at = 0; at < fixture.bytes[KIND_CT]; at++) {
        for (unsigned i = 0; i < BATCH; i++)
            ct[i][at] ^= (uint8_t)(1u << i);
        compare_decaps(true);
        for (unsigned i = 0; i < BATCH; i++)
            ct[i][at] ^= (uint8_t)(1u << i);
    }
    compare_decaps(false);
    qtn_mlkem_decaps_key_wipe(&key);
}

static void test_every_byte(void **state) {
    (void)state;
    for_each_set(false, try_bytes);
}

static void test_every_bit(void **state) {
    (void)state;
    assert_int_equal(qtn_backend_select(NULL), QTN_OK);
    for (unsigned i = 0; i < 3; i++)
        try_bits(fixture_set(false, i));
}

/* --- ML-DSA ---------------------------------------------------------------------------------- */

static qtn_mldsa_verifying_key verifying_key;
static uint8_t sig[BATCH][QTN_MLDSA_MAX_SIG_BYTES];

static void compare_verify(size_t n, qtn_status want) {
    const struct fixture *f = &fixture;
    const size_t sig_len = f->bytes[KIND_SIG];
    qtn_mldsa_verify_item items[BATCH];
    for (size_t i = 0; i < n; i++)
        items[i] = (qtn_mldsa_verify_item){.sig = sig[i],
                                           .sig_len = sig_len,
                                           .msg = f->content[KIND_MSG],
                                           .msg_len = f->bytes[KIND_MSG],
                                           .ctx = f->content[KIND_CTX],
                                           .ctx_len = f->bytes[KIND_CTX],
                                           .pk = f->content[KIND_PK],
                                           .pk_len = f->bytes[KIND_PK],
                                           .status = UNTOUCHED};
    assert_int_equal(qtn_mldsa_verify_batch((qtn_mldsa_set)f->set, items, n), want);
    for (size_t i = 0; i < n; i++) {
        assert_int_equal(items[i].status, want);
        assert_int_equal(qtn_mldsa_verify_with(&verifying_key, sig[i], sig_len,
                                               f->content[KIND_MSG], f->bytes[KIND_MSG],
                                               f->content[KIND_CTX], f->bytes[KIND_CTX]),
                         want);
    }
}

/* One bit of each byte. */
static void test_signatures(void **state) {
    (void)state;
    assert_int_equal(qtn_backend_select(NULL), QTN_OK);
    for (unsigned s = 0; s < 3; s++) {
        fixture_make(&fixture, true, fixture_set(true, s), 22, 40);
        const size_t n = fixture.bytes[KIND_SIG];
        assert_int_equal(qtn_mldsa_verifying_key_init((qtn_mldsa_set)fixture.set, &verifying_key,
                                                      fixture.content[KIND_PK],
                                                      fixture.bytes[KIND_PK]),
                         QTN_OK);
        for (unsigned i = 0; i < BATCH; i++)
            memcpy(sig[i], fixture.content[KIND_SIG], n);
        compare_verify(BATCH, QTN_OK);
        for (size_t at = 0; at < n; at += BATCH) {
            const size_t count = n - at < BATCH ? n - at : BATCH;
            for (size_t i = 0; i < count; i++)
                sig[i][at + i] ^= (uint8_t)(1u << (at / BATCH + i) % 8);
            compare_verify(count, QTN_ERR_SIGNATURE);
            for (size_t i = 0; i < count; i++)
                sig[i][at + i] ^= (uint8_t)(1u << (at / BATCH + i) % 8);
        }
        compare_verify(BATCH, QTN_OK);
        qtn_mldsa_verifying_key_wipe(&verifying_key);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_byte),
        cmocka_unit_test(test_every_bit),
        cmocka_unit_test(test_signatures),
    };
    const int failures = cmocka_run_group_tests_name("prepared_reject", tests, NULL, NULL);
    return failures ? 1 : 0;
}
