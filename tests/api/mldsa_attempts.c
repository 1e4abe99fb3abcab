/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The rejection loop of signing (FIPS 204, Algorithm 7): each of its four checks ends attempts and
 * is counted, the bound on attempts holds, and no mask is used twice. */
#include "common/backend.h"
#include "mldsa_fixture.h"
#include "support/cmocka_all.h"
#include "support/hex.h"
#include "support/mldsa_wrap.h"
#include <string.h>

static uint8_t sig[QTN_MLDSA_MAX_SIG_BYTES], plain[QTN_MLDSA_MAX_SIG_BYTES];
static const struct qtn_backend *base;

static void watch(qtn_mldsa_set set) {
    qtn_backend_use(NULL);
    qtn_backend_use(mldsa_wrap_backend(base, set));
}

static int stop_watching(void **state) {
    (void)state;
    qtn_backend_use(NULL);
    return 0;
}

static uint64_t rejected(const struct mldsa_rejections *r) {
    return r->z + r->r0 + r->ct0 + r->hint;
}

static void sign(const struct mldsa_key *key, const uint8_t *sk, uint32_t number) {
    uint8_t msg[4];
    memcpy(msg, &number, sizeof msg);
    assert_int_equal(
        qtn_mldsa_sign_deterministic(key->set, sig, msg, sizeof msg, NULL, 0, sk, key->sk_len),
        QTN_OK);
}

/* Every check, failing always: the stated number of attempts, its status, a wiped signature, and a
 * fresh mask each time. */
static void test_bound(void **state) {
    (void)state;
    assert_true(QTN_MLDSA_MAX_ATTEMPTS >= 821);
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        const struct mldsa_key *key = mldsa_key_of(s);
        const struct mldsa_params *par = qtn_mldsa_params(key->set);
        for (unsigned check = MLDSA_CHECK_Z; check <= MLDSA_CHECK_HINT; check++) {
            watch(key->set);
            mldsa_wrap_reject((enum mldsa_check)check, UINT64_MAX);
            memset(sig, 0xa5, sizeof sig);
            assert_int_equal(
                qtn_mldsa_sign_deterministic(key->set, sig, NULL, 0, NULL, 0, key->sk, key->sk_len),
                QTN_ERR_ATTEMPTS);
            assert_bytes_are("sig", sig, key->sig_len, 0);
            const struct mldsa_rejections r = mldsa_wrap_read();
            assert_int_equal(rejected(&r), QTN_MLDSA_MAX_ATTEMPTS);
            assert_int_equal(r.other_bounds, 0);
            assert_int_equal(r.masks_again, 0);
            assert_true(r.masks >= (uint64_t)QTN_MLDSA_MAX_ATTEMPTS * par->l);
        }
    }
}

/* The same status through every interface. */
static void test_bound_everywhere(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        const struct mldsa_key *key = mldsa_key_of(s);
        for (unsigned i = 0; i < MLDSA_WAYS; i++) {
            watch(key->set);
            mldsa_wrap_reject(MLDSA_CHECK_Z, UINT64_MAX);
            const struct mldsa_call c = mldsa_call_sign(&mldsa_ways[i], key, sig);
            memset(sig, 0xa5, sizeof sig);
            mldsa_expect(mldsa_ways[i].name, key->set, mldsa_ways[i].sign(&c), QTN_ERR_ATTEMPTS);
            assert_bytes_are("sig", sig, key->sig_len, 0);
            const struct mldsa_rejections r = mldsa_wrap_read();
            assert_int_equal(r.z, QTN_MLDSA_MAX_ATTEMPTS);
        }
    }
}

/* The last attempt allowed still counts: with all before it rejected, a message whose last attempt
 * is good gets a valid signature, and one whose last attempt is not gets none. */
static void test_last_attempt(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        const struct mldsa_key *key = mldsa_key_of(s);
        unsigned good = 0, bad = 0;
        for (uint8_t n = 0; n < 100 && (good == 0 || bad == 0); n++) {
            watch(key->set);
            mldsa_wrap_reject(MLDSA_CHECK_Z, QTN_MLDSA_MAX_ATTEMPTS - 1);
            const qtn_status got =
                qtn_mldsa_sign_deterministic(key->set, sig, &n, 1, NULL, 0, key->sk, key->sk_len);
            const struct mldsa_rejections r = mldsa_wrap_read();
            if (got == QTN_ERR_ATTEMPTS) {
                bad++;
                assert_int_equal(rejected(&r), QTN_MLDSA_MAX_ATTEMPTS);
                continue;
            }
            good++;
            assert_int_equal(got, QTN_OK);
            assert_int_equal(rejected(&r), QTN_MLDSA_MAX_ATTEMPTS - 1);
            assert_int_equal(
                qtn_mldsa_verify(key->set, sig, key->sig_len, &n, 1, NULL, 0, key->pk, key->pk_len),
                QTN_OK);
        }
        assert_true(good > 0 && bad > 0);
    }
}

/* Any of the checks, failing a few times, only delays: the signature is valid. Each branch of the
 * loop is so taken in every set, whatever its odds. */
static void test_each_branch_forced(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        const struct mldsa_key *key = mldsa_key_of(s);
        qtn_backend_use(NULL);
        sign(key, key->sk, 0);
        memcpy(plain, sig, sizeof plain);
        for (unsigned check = MLDSA_CHECK_Z; check <= MLDSA_CHECK_HINT; check++) {
            for (uint64_t times = 1; times <= 3; times++) {
                watch(key->set);
                mldsa_wrap_reject((enum mldsa_check)check, times);
                sign(key, key->sk, 0);
                const struct mldsa_rejections r = mldsa_wrap_read();
                const uint64_t by[4] = {r.z, r.r0, r.ct0, r.hint};
                assert_true(by[check] >= times);
                assert_int_equal(r.masks_again, 0);
                /* What reaches the last check would have been accepted. */
                if (check == MLDSA_CHECK_HINT)
                    assert_memory_not_equal(sig, plain, key->sig_len);
                assert_int_equal(qtn_mldsa_verify(key->set, sig, key->sig_len,
                                                  (const uint8_t[4]){0}, 4, NULL, 0, key->pk,
                                                  key->pk_len),
                                 QTN_OK);
            }
        }
    }
}

/* Exactly omega hints are allowed: told of as many, signing changes nothing. */
static void test_omega_hints_allowed(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        const struct mldsa_key *key = mldsa_key_of(s);
        qtn_backend_use(NULL);
        sign(key, key->sk, 0);
        memcpy(plain, sig, sizeof plain);
        watch(key->set);
        mldsa_wrap_fill_hints();
        sign(key, key->sk, 0);
        assert_bytes_equal("signature", sig, plain, key->sig_len);
    }
}

/* Without force: z and r0 with any key, hints with a key whose t0 is as large as can be. ||c*t0||
 * can only reach gamma2 where tau * 2^12 does, which is ML-DSA-44. */
static void test_each_branch_by_nature(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        const struct mldsa_key *key = mldsa_key_of(s);
        const struct mldsa_params *par = qtn_mldsa_params(key->set);
        uint8_t sk[QTN_MLDSA_MAX_SK_BYTES];
        memcpy(sk, key->sk, key->sk_len);
        memset(sk + key->sk_len - (size_t)par->k * MLDSA_T0_BYTES, 0,
               (size_t)par->k * MLDSA_T0_BYTES); /* the code of 2^12 */
        const bool possible = par->tau * 4096 >= par->gamma2;
        assert_int_equal(possible, key->set == QTN_MLDSA_44);

        watch(key->set);
        uint32_t n = 0;
        struct mldsa_rejections r;
        do {
            sign(key, sk, n++);
            r = mldsa_wrap_read();
        } while (n < 3000 && (r.z == 0 || r.r0 == 0 || r.hint == 0 || (possible && r.ct0 == 0)));
        print_message("ML-DSA-%d, extreme t0: %u signatures, rejected by z %u, r0 %u, ct0 %u, "
                      "hints %u\n",
                      (int)key->set, (unsigned)n, (unsigned)r.z, (unsigned)r.r0, (unsigned)r.ct0,
                      (unsigned)r.hint);
        assert_true(r.z > 0 && r.r0 > 0 && r.hint > 0);
        assert_int_equal(r.ct0 > 0, possible);
        assert_int_equal(r.other_bounds, 0);
    }
}

/* Mean attempts of honest keys, within six standard errors of what 10^5 signatures showed. */
static void test_mean(void **state) {
    (void)state;
    static const double known[MLDSA_SETS] = {4.36, 5.14, 3.91};
    enum { MESSAGES = 600 };
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        const struct mldsa_key *key = mldsa_key_of(s);
        uint64_t attempts = 0;
        for (uint32_t n = 0; n < MESSAGES; n++) {
            watch(key->set);
            sign(key, key->sk, n);
            const struct mldsa_rejections r = mldsa_wrap_read();
            attempts += rejected(&r) + 1;
            assert_int_equal(r.masks_again, 0);
        }
        const double mean = (double)attempts / MESSAGES;
        print_message("ML-DSA-%d: %.2f attempts\n", (int)key->set, mean);
        assert_true(mean > known[s] * 0.78 && mean < known[s] * 1.22);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_bound, stop_watching),
        cmocka_unit_test_teardown(test_bound_everywhere, stop_watching),
        cmocka_unit_test_teardown(test_last_attempt, stop_watching),
        cmocka_unit_test_teardown(test_each_branch_forced, stop_watching),
        cmocka_unit_test_teardown(test_omega_hints_allowed, stop_watching),
        cmocka_unit_test_teardown(test_each_branch_by_nature, stop_watching),
        cmocka_unit_test_teardown(test_mean, stop_watching),
    };
    base = qtn_backend_active();
    const int failures = cmocka_run_group_tests(tests, NULL, NULL);
    return failures ? 1 : 0;
}
