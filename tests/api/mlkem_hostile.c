/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* ML-KEM under hostile ciphertexts: implicit rejection for every kind of tampering, above all for
 * the kind that survives decryption, and round trips that must not reject. */
#include "mlkem/encode.h"
#include "mlkem/kpke.h"
#include "support/backends.h"
#include "support/cmocka_all.h"
#include "support/hex.h"
#include "support/rng.h"

#include <quatrain/hazmat.h>

#include <string.h>

static const qtn_mlkem_set sets[] = {QTN_MLKEM_512, QTN_MLKEM_768, QTN_MLKEM_1024};

struct session {
    const struct mlkem_params *row;
    uint8_t ek[QTN_MLKEM_MAX_EK_BYTES], dk[QTN_MLKEM_MAX_DK_BYTES], ct[QTN_MLKEM_MAX_CT_BYTES];
    uint8_t m[32], ss[32];
};

static struct session begin(unsigned set, uint64_t seed) {
    struct session s = {.row = qtn_mlkem_params(sets[set])};
    uint8_t dz[QTN_MLKEM_SEED_BYTES];
    test_fill(dz, sizeof dz, seed);
    test_fill(s.m, sizeof s.m, seed + 1000);
    assert_int_equal(qtn_mlkem_keygen_seed(sets[set], s.ek, s.dk, dz, sizeof dz), QTN_OK);
    assert_int_equal(
        qtn_mlkem_encaps_m(sets[set], s.ct, s.ss, s.ek, s.row->ek_bytes, s.m, sizeof s.m), QTN_OK);
    return s;
}

static void decaps(const struct session *s, const uint8_t *ct, uint8_t ss[32]) {
    memset(ss, 0xa5, 32);
    assert_int_equal(
        qtn_mlkem_decaps(s->row->set, ss, ct, s->row->ct_bytes, s->dk, s->row->dk_bytes), QTN_OK);
}

/* J(z || ct) */
static void rejection(const struct session *s, const uint8_t *ct, uint8_t ss[32]) {
    uint8_t z_ct[32 + QTN_MLKEM_MAX_CT_BYTES];
    memcpy(z_ct, s->dk + s->row->dk_bytes - 32, 32);
    memcpy(z_ct + 32, ct, s->row->ct_bytes);
    test_shake256(ss, 32, z_ct, 32 + s->row->ct_bytes);
}

static void expect_rejection(const struct session *s, const uint8_t *ct) {
    uint8_t got[32], want[32];
    rejection(s, ct, want);
    decaps(s, ct, got);
    assert_bytes_equal("J(z || c)", got, want, sizeof want);
    assert_memory_not_equal(got, s->ss, sizeof got);
}

static void test_round_trip(void **state) {
    (void)state;
    for (size_t b = 0; use_backend(b); b++)
        for (unsigned i = 0; i < 3; i++)
            for (unsigned seed = 0; seed < 20; seed++) {
                const struct session s = begin(i, seed);
                uint8_t ss[32];
                decaps(&s, s.ct, ss);
                assert_bytes_equal("ss", ss, s.ss, sizeof ss);
            }
}

/* encaps draws m from its source, and is encaps_m of it. */
static void test_encaps_is_encaps_m(void **state) {
    (void)state;
    for (size_t b = 0; use_backend(b); b++)
        for (unsigned i = 0; i < 3; i++) {
            const struct session s = begin(i, 77);
            uint8_t ct[QTN_MLKEM_MAX_CT_BYTES], ss[32];
            struct test_rng r;
            const qtn_rng rng = test_rng_given(&r, s.m, sizeof s.m);
            assert_int_equal(qtn_mlkem_encaps(sets[i], ct, ss, s.ek, s.row->ek_bytes, &rng),
                             QTN_OK);
            assert_false(r.misused);
            assert_bytes_equal("ct", ct, s.ct, s.row->ct_bytes);
            assert_bytes_equal("ss", ss, s.ss, sizeof ss);
        }
}

/* The bit of byte `at` of a ciphertext that weighs least within its packed coefficient: bit i of
 * the encoding of a polynomial by d bits each has weight 2^(i mod d). */
static unsigned lightest_bit(const struct mlkem_params *row, size_t at) {
    const size_t u_bytes = (size_t)32 * row->du * row->k;
    const unsigned d = at < u_bytes ? row->du : row->dv;
    const size_t first = 8 * (at < u_bytes ? at : at - u_bytes);
    unsigned best = 0;
    for (unsigned bit = 1; bit < 8; bit++)
        if ((first + bit) % d < (first + best) % d)
            best = bit;
    return best;
}

/* In each byte a change so small that decryption still gives m. Then re-encryption gives the
 * original ciphertext, so a comparison that skips the byte would hand out the real secret. */
static void test_tampering_that_decrypts(void **state) {
    (void)state;
    for (size_t b = 0; use_backend(b); b++)
        for (unsigned i = 0; i < 3; i++) {
            struct session s = begin(i, 42);
            for (size_t at = 0; at < s.row->ct_bytes; at++) {
                static struct kpke_secret sec;
                const uint8_t bit = (uint8_t)(1u << lightest_bit(s.row, at));
                uint8_t m[32];
                s.ct[at] ^= bit;
                const struct mlkem_ops *ops = qtn_backend_active()->mlkem;
                (void)qtn_mlkem_decode_vec(sec.s, ops, s.dk, s.row->k);
                qtn_kpke_decrypt(s.row, ops, sec.s, &sec, s.ct, m);
                assert_bytes_equal("m survives", m, s.m, sizeof m);
                expect_rejection(&s, s.ct);
                s.ct[at] ^= bit;
            }
            uint8_t ss[32];
            decaps(&s, s.ct, ss);
            assert_bytes_equal("untouched", ss, s.ss, sizeof ss);
        }
}

/* All bits of a byte at once. */
static void test_tampering_that_breaks(void **state) {
    (void)state;
    for (size_t b = 0; use_backend(b); b++)
        for (unsigned i = 0; i < 3; i++) {
            struct session s = begin(i, 43);
            for (size_t at = 0; at < s.row->ct_bytes; at++) {
                const uint8_t old = s.ct[at];
                s.ct[at] = (uint8_t)~old;
                expect_rejection(&s, s.ct);
                s.ct[at] = old;
            }
        }
}

/* Whole ciphertexts that nobody encrypted; among them all zeros, which a comparison that stops at a
 * zero byte would take for anything that begins with one. */
static void test_foreign_ciphertexts(void **state) {
    (void)state;
    for (size_t b = 0; use_backend(b); b++)
        for (unsigned i = 0; i < 3; i++) {
            const struct session s = begin(i, 44), other = begin(i, 45);
            uint8_t ct[QTN_MLKEM_MAX_CT_BYTES];
            memset(ct, 0, sizeof ct);
            expect_rejection(&s, ct);
            memset(ct, 0xff, sizeof ct);
            expect_rejection(&s, ct);
            expect_rejection(&s, other.ct);
            for (unsigned seed = 0; seed < 10; seed++) {
                test_fill(ct, sizeof ct, seed);
                expect_rejection(&s, ct);
            }
            /* One half of the right one, from either side. */
            memcpy(ct, s.ct, s.row->ct_bytes);
            memcpy(ct, other.ct, s.row->ct_bytes / 2);
            expect_rejection(&s, ct);
            memcpy(ct, s.ct, s.row->ct_bytes);
            memcpy(ct + s.row->ct_bytes / 2, other.ct + s.row->ct_bytes / 2,
                   (size_t)(s.row->ct_bytes - s.row->ct_bytes / 2));
            expect_rejection(&s, ct);
        }
}

/* A valid ciphertext whose byte is zero at the place in question (found by trying m), tampered with
 * behind that byte. */
static void test_tampering_behind_a_zero_byte(void **state) {
    (void)state;
    for (size_t b = 0; use_backend(b); b++)
        for (unsigned i = 0; i < 3; i++) {
            struct session s = begin(i, 46);
            for (uint32_t n = 0; s.ct[0] != 0; n++) {
                memcpy(s.m, &n, sizeof n);
                assert_int_equal(qtn_mlkem_encaps_m(s.row->set, s.ct, s.ss, s.ek, s.row->ek_bytes,
                                                    s.m, sizeof s.m),
                                 QTN_OK);
            }
            for (size_t at = 1; at < s.row->ct_bytes; at += 97) {
                s.ct[at] ^= (uint8_t)(1u << lightest_bit(s.row, at));
                expect_rejection(&s, s.ct);
                s.ct[at] ^= (uint8_t)(1u << lightest_bit(s.row, at));
            }
        }
}

/* The rejection secret depends on every byte of z and is another for each ciphertext. */
static void test_rejection_depends_on_z(void **state) {
    (void)state;
    for (size_t b = 0; use_backend(b); b++)
        for (unsigned i = 0; i < 3; i++) {
            struct session s = begin(i, 47);
            uint8_t first[32], again[32];
            s.ct[0] ^= 1;
            decaps(&s, s.ct, first);
            for (unsigned at = 0; at < 32; at++) {
                uint8_t *z = s.dk + s.row->dk_bytes - 32;
                z[at] ^= 0x10;
                expect_rejection(&s, s.ct);
                decaps(&s, s.ct, again);
                assert_memory_not_equal(first, again, 32);
                z[at] ^= 0x10;
            }
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_round_trip),
        cmocka_unit_test(test_encaps_is_encaps_m),
        cmocka_unit_test(test_tampering_that_decrypts),
        cmocka_unit_test(test_tampering_that_breaks),
        cmocka_unit_test(test_foreign_ciphertexts),
        cmocka_unit_test(test_tampering_behind_a_zero_byte),
        cmocka_unit_test(test_rejection_depends_on_z),
    };
    const int failures = cmocka_run_group_tests_name("mlkem_hostile", tests, NULL, NULL);
    return failures ? 1 : 0;
}
