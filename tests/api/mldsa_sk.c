/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Private keys that do not come from keygen: refused by the checks, and harmless to signing. */
#include "mldsa/params.h"
#include "mldsa_fixture.h"
#include "support/cmocka_all.h"
#include "support/forge.h"
#include "support/guard.h"
#include "support/hex.h"
#include "support/rng.h"
#include <string.h>

static uint8_t sk[QTN_MLDSA_MAX_SK_BYTES], pk[QTN_MLDSA_MAX_PK_BYTES];
static uint8_t sig[QTN_MLDSA_MAX_SIG_BYTES];

/* sk = rho || K || tr || s1 || s2 || t0 (FIPS 204, Algorithm 24). */
enum { RHO_AT = 0, K_AT = 32, TR_AT = 64, S_AT = 128 };

/* Both checks say the same; pk is the public key, or wiped. */
static void expect(const char *what, const struct mldsa_key *key, qtn_status want) {
    mldsa_expect(what, key->set, qtn_mldsa_check_sk(key->set, sk, key->sk_len), want);
    memset(pk, 0xa5, sizeof pk);
    mldsa_expect(what, key->set, qtn_mldsa_pk_from_sk(key->set, pk, sk, key->sk_len), want);
    if (want == QTN_OK)
        assert_bytes_equal("pk", pk, key->pk, key->pk_len);
    else
        assert_bytes_are("pk", pk, key->pk_len, 0);
    assert_bytes_are("past pk", pk + key->pk_len, sizeof pk - key->pk_len, 0xa5);
}

static void test_good_keys(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        for (uint64_t n = 0; n < 20; n++) {
            struct mldsa_key key;
            mldsa_key_make(&key, mldsa_sets[s], 700 + n);
            memcpy(sk, key.sk, key.sk_len);
            expect("good key", &key, QTN_OK);
        }
    }
}

/* Every field of s1 and s2 set to every code that stands for no value in [-eta, eta]. */
static void test_eta_range(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        const struct mldsa_key *key = mldsa_key_of(s);
        const struct mldsa_params *par = qtn_mldsa_params(key->set);
        const unsigned bits = par->eta_bytes * 8u / MLDSA_N;
        const unsigned fields = (par->k + par->l) * MLDSA_N;
        for (unsigned i = 0; i < fields; i += 1 + i % 13) {
            const unsigned code =
                2 * (unsigned)par->eta + 1 + i % ((1u << bits) - 2 * (unsigned)par->eta - 1);
            memcpy(sk, key->sk, key->sk_len);
            for (unsigned b = 0; b < bits; b++) {
                const unsigned at = i * bits + b;
                uint8_t *byte = &sk[S_AT + at / 8];
                *byte = (uint8_t)((*byte & ~(1u << at % 8)) | (code >> b & 1) << at % 8);
            }
            expect("s out of range", key, QTN_ERR_SECRET_KEY);
        }
    }
}

/* One bit changed anywhere but in K, which nothing can check. */
static void test_flipped_bits(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        const struct mldsa_key *key = mldsa_key_of(s);
        for (size_t at = 0; at < key->sk_len; at += at < S_AT ? 1 : 11) {
            memcpy(sk, key->sk, key->sk_len);
            sk[at] ^= (uint8_t)(1 << at % 8);
            const bool unchecked = at >= K_AT && at < TR_AT;
            expect("flipped bit", key, unchecked ? QTN_OK : QTN_ERR_SECRET_KEY);
        }
        memcpy(sk, key->sk, key->sk_len);
        sk[key->sk_len - 1] ^= 0x80;
        expect("last bit", key, QTN_ERR_SECRET_KEY);
    }
}

/* Each part of another good key in turn: rho, tr, s1 and s2, t0. */
static void test_mixed_keys(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        const struct mldsa_key *key = mldsa_key_of(s);
        const struct mldsa_params *par = qtn_mldsa_params(key->set);
        struct mldsa_key other;
        mldsa_key_make(&other, key->set, 71);
        const size_t s1 = (size_t)par->l * par->eta_bytes, s2 = (size_t)par->k * par->eta_bytes;
        const struct {
            const char *name;
            size_t at, n;
        } parts[] = {
            {"rho", RHO_AT, 32},
            {"tr", TR_AT, 64},
            {"s1", S_AT, s1},
            {"s2", S_AT + s1, s2},
            {"t0", S_AT + s1 + s2, key->sk_len - S_AT - s1 - s2},
        };
        for (unsigned i = 0; i < sizeof parts / sizeof parts[0]; i++) {
            memcpy(sk, key->sk, key->sk_len);
            memcpy(sk + parts[i].at, other.sk + parts[i].at, parts[i].n);
            expect(parts[i].name, key, QTN_ERR_SECRET_KEY);
            memset(sk + parts[i].at, 0, parts[i].n);
            expect(parts[i].name, key, QTN_ERR_SECRET_KEY);
        }
    }
}

static struct forge forge;

/* The key pair of any rho, s1 and s2, in range or not, by plain arithmetic: t0, t1 and tr follow.
 * s1 is in forge.z; pk comes out as well. */
static void make_consistent(struct mldsa_key *key, int32_t s2[MLDSA_MAX_K][MLDSA_N]) {
    const struct mldsa_params *par = forge.par;
    static int32_t t[MLDSA_MAX_K][MLDSA_N];
    const unsigned eta_bits = par->eta_bytes * 8u / MLDSA_N;
    size_t sk_at = 8 * S_AT, pk_at = 8 * 32;
    forge_w(&forge, t);
    memset(sk, 0, sizeof sk);
    memset(key->pk, 0, sizeof key->pk);
    memcpy(key->pk, forge.pk, 32);
    memcpy(sk, forge.pk, 32);
    for (unsigned i = 0; i < par->l; i++)
        for (unsigned j = 0; j < MLDSA_N; j++)
            forge_put_bits(sk, &sk_at, (uint32_t)(par->eta - forge.z[i][j]), eta_bits);
    for (unsigned i = 0; i < par->k; i++)
        for (unsigned j = 0; j < MLDSA_N; j++)
            forge_put_bits(sk, &sk_at, (uint32_t)(par->eta - s2[i][j]), eta_bits);
    for (unsigned i = 0; i < par->k; i++) {
        for (unsigned j = 0; j < MLDSA_N; j++) {
            const int32_t c = (t[i][j] + s2[i][j] + MLDSA_Q) % MLDSA_Q;
            int32_t low = c % 8192;
            low = low > 4096 ? low - 8192 : low;
            forge_put_bits(sk, &sk_at, (uint32_t)(4096 - low), 13);
            forge_put_bits(key->pk, &pk_at, (uint32_t)(c - low) >> 13, 10);
        }
    }
    test_shake256(sk + TR_AT, 64, key->pk, key->pk_len);
}

/* Keys that are whole in everything but the range of one coefficient: only that check refuses. */
static void test_eta_range_alone(void **state) {
    (void)state;
    static int32_t s2[MLDSA_MAX_K][MLDSA_N];
    uint64_t random = 73;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        struct mldsa_key key = *mldsa_key_of(s);
        forge_init(&forge, mldsa_sets[s], 73);
        const struct mldsa_params *par = forge.par;
        const int32_t eta = par->eta;
        for (unsigned i = 0; i < par->k + par->l; i++)
            for (unsigned j = 0; j < MLDSA_N; j++)
                *(i < par->l ? &forge.z[i][j] : &s2[i - par->l][j]) =
                    (int32_t)(test_next(&random) % (2 * (uint64_t)eta + 1)) - eta;
        make_consistent(&key, s2);
        expect("in range", &key, QTN_OK);
        for (unsigned i = 0; i < par->k + par->l; i++) {
            for (unsigned j = 0; j < MLDSA_N; j += 51) {
                int32_t *c = i < par->l ? &forge.z[i][j] : &s2[i - par->l][j];
                const int32_t good = *c;
                *c = -eta - 1;
                make_consistent(&key, s2);
                expect("one below -eta", &key, QTN_ERR_SECRET_KEY);
                *c = good;
            }
        }
    }
}

/* Any bytes as a private key: signing ends, with a signature or with QTN_ERR_ATTEMPTS and zeros,
 * and reads nothing outside. */
static void test_signing_with_any_bytes(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        const struct mldsa_key *key = mldsa_key_of(s);
        for (unsigned round = 0; round < 12; round++) {
            test_fill(sk, sizeof sk, 72 + round);
            if (round == 0)
                memset(sk, 0, sizeof sk);
            else if (round == 1)
                memset(sk, 0xff, sizeof sk);
            else if (round < 6) /* all but one field of a good key */
                memcpy(sk, key->sk, key->sk_len - 100 * round);
            struct guarded in = guard_copy(sk, key->sk_len, GUARD_AFTER, 0);
            struct guarded out = guard_alloc(key->sig_len, GUARD_AFTER, 0);
            const qtn_status got =
                qtn_mldsa_sign_deterministic(key->set, out.p, sk, 100, NULL, 0, in.p, in.n);
            assert_true(got == QTN_OK || got == QTN_ERR_ATTEMPTS);
            if (got == QTN_ERR_ATTEMPTS)
                assert_bytes_are("sig", out.p, out.n, 0);
            assert_true(guard_free(&in));
            assert_true(guard_free(&out));
        }
    }
}

/* A key with s1 out of range is not refused by signing, but what it gives is still deterministic.
 */
static void test_bad_key_is_deterministic(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        const struct mldsa_key *key = mldsa_key_of(s);
        static uint8_t again[QTN_MLDSA_MAX_SIG_BYTES];
        memcpy(sk, key->sk, key->sk_len);
        sk[S_AT] = 0xff;
        const qtn_status first =
            qtn_mldsa_sign_deterministic(key->set, sig, sk, 9, NULL, 0, sk, key->sk_len);
        const qtn_status second =
            qtn_mldsa_sign_deterministic(key->set, again, sk, 9, NULL, 0, sk, key->sk_len);
        assert_int_equal(first, second);
        assert_bytes_equal("sig", again, sig, key->sig_len);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_good_keys),
        cmocka_unit_test(test_eta_range),
        cmocka_unit_test(test_eta_range_alone),
        cmocka_unit_test(test_flipped_bits),
        cmocka_unit_test(test_mixed_keys),
        cmocka_unit_test(test_signing_with_any_bytes),
        cmocka_unit_test(test_bad_key_is_deterministic),
    };
    const int failures = cmocka_run_group_tests(tests, NULL, NULL);
    return failures ? 1 : 0;
}
