/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 204, Algorithm 7: a signature is that of the first attempt that passes, in the order of
 * kappa, however many lanes the backend has, and so however many attempts are made at a time. The
 * messages are such that the first of a pair passes, that the second does, and that both would. */
#include "measure.h"

#include "mldsa/params.h"
#include "support/backends.h"
#include "support/cmocka_all.h"
#include "support/hex.h"
#include "support/mldsa_wrap.h"
#include <quatrain/mldsa.h>
#include <quatrain/prepared.h>
#include <string.h>

enum { MESSAGES = 64 };

static const qtn_mldsa_set sets[] = {QTN_MLDSA_44, QTN_MLDSA_65, QTN_MLDSA_87};

static uint8_t pk[QTN_MLDSA_MAX_PK_BYTES], sk[QTN_MLDSA_MAX_SK_BYTES];
static uint8_t sig[QTN_MLDSA_MAX_SIG_BYTES];
static uint8_t one_by_one[MESSAGES][QTN_MLDSA_MAX_SIG_BYTES]; /* with one lane: the order itself */

static void sign(qtn_mldsa_set set, uint8_t message, uint8_t *out) {
    assert_int_equal(qtn_mldsa_sign_deterministic(set, out, &message, sizeof message, NULL, 0, sk,
                                                  qtn_mldsa_sk_bytes(set)),
                     QTN_OK);
}

/* With one lane, where attempts are made one at a time; the first `refused` fail whatever they are.
 * How many it took. */
static unsigned sign_one_by_one(qtn_mldsa_set set, uint8_t message, unsigned refused,
                                uint8_t *out) {
    qtn_backend_use(mldsa_wrap_backend(table_backend(TABLE_1), set));
    mldsa_wrap_reject(MLDSA_CHECK_Z, refused);
    sign(set, message, out);
    qtn_backend_use(NULL);
    const struct mldsa_rejections r = mldsa_wrap_read();
    return 1 + (unsigned)(r.z + r.r0 + r.ct0 + r.hint);
}

struct winners {
    unsigned first, second, both; /* of a pair; `both`: the first won, and the second would have */
};

static struct winners sign_all_one_by_one(qtn_mldsa_set set) {
    struct winners w = {0, 0, 0};
    for (unsigned n = 0; n < MESSAGES; n++) {
        const unsigned attempts = sign_one_by_one(set, (uint8_t)n, 0, one_by_one[n]);
        if (attempts % 2 == 0) {
            w.second++;
            continue;
        }
        w.first++;
        if (attempts == 1)
            w.both += sign_one_by_one(set, (uint8_t)n, 1, sig) == 2;
    }
    return w;
}

/* The backend in use, whose name is for a failure, against one lane. */
static void compare(qtn_mldsa_set set) {
    static qtn_mldsa_signing_key key;
    const char *name = qtn_backend_name();
    const size_t n = qtn_mldsa_sig_bytes(set);
    assert_int_equal(qtn_mldsa_signing_key_init(set, &key, sk, qtn_mldsa_sk_bytes(set)), QTN_OK);
    for (unsigned i = 0; i < MESSAGES; i++) {
        const uint8_t message = (uint8_t)i;
        sign(set, message, sig);
        assert_bytes_equal(name, sig, one_by_one[i], n);
        memset(sig, 0, n);
        assert_int_equal(qtn_mldsa_sign_deterministic_with(&key, sig, &message, 1, NULL, 0),
                         QTN_OK);
        assert_bytes_equal(name, sig, one_by_one[i], n);
    }
    qtn_mldsa_signing_key_wipe(&key);
}

static void the_first_that_passes(void **state) {
    (void)state;
    static const uint8_t xi[32] = {1};
    for (size_t s = 0; s < sizeof sets / sizeof sets[0]; s++) {
        assert_int_equal(qtn_mldsa_keygen_seed(sets[s], pk, sk, xi, sizeof xi), QTN_OK);
        const struct winners w = sign_all_one_by_one(sets[s]);
        assert_int_equal(w.first + w.second, MESSAGES);
        assert_true(w.first >= 20 && w.second >= 20 && w.both >= 1);
        for (size_t b = 0; use_backend(b); b++)
            compare(sets[s]);
        for (enum table t = TABLE_1; t < TABLES; t++)
            if (table_backend(t) != NULL) {
                qtn_backend_use(table_backend(t));
                compare(sets[s]);
            }
        qtn_backend_use(NULL);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(the_first_that_passes)};
    return cmocka_run_group_tests(tests, NULL, NULL) ? 1 : 0;
}
