/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The exact price of every operation in kernel calls, on the tables of AArch64 that this CPU can
 * run;
 * --table prints them as rows-aarch64.h has them. Equality, not a bound. */
#include "rows-aarch64.h"

#include "common/backend.h"
#include "support/cmocka_all.h"
#include "support/counting.h"

#include <quatrain/hazmat.h>
#include <quatrain/mldsa.h>
#include <quatrain/mlkem.h>
#include <stdio.h>
#include <string.h>

enum { MESSAGES = 8, OPERATIONS = 3 };

static const char *const tables[AARCH64_TABLES] = {"aarch64-hybrid", "aarch64-hybrid-plain",
                                                   "aarch64-hybrid-sha3", "aarch64-sha3"};
static bool prints;
static uint8_t seed[64], message[32];

struct keys {
    uint8_t public_key[QTN_MLDSA_MAX_PK_BYTES], secret_key[QTN_MLDSA_MAX_SK_BYTES];
    uint8_t text[QTN_MLDSA_MAX_SIG_BYTES], ss[32];
};

/* The i-th operation of a set: keygen, encaps or sign, decaps or verify. Each needs those before
 * it. Signing is of eight messages. */
static void mlkem(qtn_mlkem_set set, unsigned i, struct keys *k) {
    qtn_status status;
    if (i == 0)
        status = qtn_mlkem_keygen_seed(set, k->public_key, k->secret_key, seed, sizeof seed);
    else if (i == 1)
        status = qtn_mlkem_encaps_m(set, k->text, k->ss, k->public_key, qtn_mlkem_ek_bytes(set),
                                    message, sizeof message);
    else
        status = qtn_mlkem_decaps(set, k->ss, k->text, qtn_mlkem_ct_bytes(set), k->secret_key,
                                  qtn_mlkem_dk_bytes(set));
    assert_int_equal(status, QTN_OK);
}

static void mldsa(qtn_mldsa_set set, unsigned i, struct keys *k) {
    if (i == 0)
        assert_int_equal(qtn_mldsa_keygen_seed(set, k->public_key, k->secret_key, seed, 32),
                         QTN_OK);
    for (unsigned j = 0; i == 1 && j < MESSAGES; j++) {
        message[0] = (uint8_t)(j + 1);
        assert_int_equal(qtn_mldsa_sign_deterministic(set, k->text, message, sizeof message, NULL,
                                                      0, k->secret_key, qtn_mldsa_sk_bytes(set)),
                         QTN_OK);
    }
    message[0] = MESSAGES; /* the last one signed */
    if (i == 2)
        assert_int_equal(qtn_mldsa_verify(set, k->text, qtn_mldsa_sig_bytes(set), message,
                                          sizeof message, NULL, 0, k->public_key,
                                          qtn_mldsa_pk_bytes(set)),
                         QTN_OK);
}

static struct counts count(const struct aarch64_row *row, const char *table) {
    static struct keys keys;
    if (qtn_backend_select(table) != QTN_OK)
        fail_msg("%s was there before", table);
    const struct qtn_backend base = *qtn_backend_active();
    qtn_backend_use(counting_backend(&base));
    counting_reset();
    if (row->mldsa)
        mldsa((qtn_mldsa_set)row->set, row->operation, &keys);
    else
        mlkem((qtn_mlkem_set)row->set, row->operation, &keys);
    qtn_backend_use(NULL);
    const struct counts c = counting_read();
    assert_int_equal(c.misses, 0); /* every call was one that choose had named */
    assert_int_equal(c.single, 0); /* nothing went past the queue */
    return c;
}

static bool can_run(const char *table) {
    const bool can = qtn_backend_select(table) == QTN_OK;
    (void)!qtn_backend_select(NULL);
    return can;
}

static void test_calls(void **state) {
    (void)state;
    for (unsigned i = 0; i < 64; i++)
        seed[i] = (uint8_t)(3 * i + 1);
    for (unsigned t = 0; t < AARCH64_TABLES; t++) {
        if (!can_run(tables[t])) {
            printf("%s: not on this CPU\n", tables[t]);
            continue;
        }
        for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
            memset(message, 0, sizeof message);
            const struct counts c = count(&rows[i], tables[t]);
            if (prints)
                printf("%s %u %u {%u, %u, %u, %u}\n", tables[t], rows[i].set, rows[i].operation,
                       (unsigned)c.width[1], (unsigned)c.width[2], (unsigned)c.width[3],
                       (unsigned)c.width[4]);
            for (unsigned w = 1; w <= 4 && !prints; w++)
                if (c.width[w] != rows[i].calls[t][w - 1])
                    fail_msg("%s, set %u, operation %u: %u calls of width %u, not %u", tables[t],
                             rows[i].set, rows[i].operation, (unsigned)c.width[w], w,
                             rows[i].calls[t][w - 1]);
        }
    }
}

int main(int argc, char **argv) {
    prints = argc == 2 && strcmp(argv[1], "--table") == 0;
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_calls)};
    return cmocka_run_group_tests_name("counts-aarch64", tests, NULL, NULL) ? 1 : 0;
}
