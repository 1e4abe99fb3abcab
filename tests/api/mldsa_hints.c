/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Which encodings of the hint are accepted (FIPS 204, Algorithm 21, HintBitUnpack): signatures that
 * fit the equation, so that the encoding alone decides. */
#include "mldsa_fixture.h"
#include "support/cmocka_all.h"
#include "support/forge.h"
#include <string.h>

static struct forge forge;
static uint8_t sig[QTN_MLDSA_MAX_SIG_BYTES];
static const uint8_t msg[] = "hints";

static qtn_status check(const uint8_t *signature) {
    return qtn_mldsa_verify(forge.par->set, signature, forge.par->sig_bytes, msg, sizeof msg, NULL,
                            0, forge.pk, forge.par->pk_bytes);
}

static void expect(const char *what, qtn_status want) {
    mldsa_expect(what, forge.par->set, check(sig), want);
}

static void sign(void) {
    forge_sign(&forge, sig, msg, sizeof msg, NULL, 0);
}

/* The part of sig that holds the hint: omega indices, then k running counts. */
static uint8_t *hint(void) {
    return sig + forge.par->sig_bytes - forge.par->omega - forge.par->k;
}

/* Accepted: no hint at all, one polynomial only, omega of them in one polynomial or spread out,
 * indices 0 and 255. */
static void test_valid(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        forge_init(&forge, mldsa_sets[s], 1);
        const unsigned k = forge.par->k, omega = forge.par->omega;
        sign();
        expect("no hints", QTN_OK);
        for (unsigned i = 0; i < k; i++) {
            forge_clear(&forge);
            forge.h[i][0] = forge.h[i][255] = forge.h[i][100] = 1;
            sign();
            expect("hints in one polynomial", QTN_OK);
            memset(forge.h[i], 0, sizeof forge.h[i]);
            memset(forge.h[i], 1, omega);
            sign();
            expect("omega hints in one polynomial", QTN_OK);
        }
        forge_clear(&forge);
        for (unsigned n = 0; n < omega; n++)
            forge.h[n % k][255 - n] = 1;
        sign();
        expect("omega hints spread out", QTN_OK);
    }
}

/* Equal neighbours (CVE-2026-24850) and falling ones, in each polynomial. The set of hints is the
 * same as in a signature that is accepted. */
static void test_order(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        forge_init(&forge, mldsa_sets[s], 2);
        for (unsigned i = 0; i < forge.par->k; i++) {
            forge_clear(&forge);
            if (i > 0)
                forge.h[i - 1][200] = 1; /* a larger index before is another polynomial's */
            forge.h[i][3] = forge.h[i][4] = forge.h[i][90] = 1;
            sign();
            expect("rising", QTN_OK);
            uint8_t *y = hint() + (i > 0);
            y[0] = 4;
            y[1] = 3;
            expect("falling", QTN_ERR_SIGNATURE);
            y[0] = 3;
            y[1] = 90;
            y[2] = 4;
            expect("falling at the end", QTN_ERR_SIGNATURE);

            /* One index twice, with the count to match. */
            forge.h[i][4] = forge.h[i][90] = 0;
            sign();
            y[1] = 3;
            for (unsigned j = i; j < forge.par->k; j++)
                hint()[forge.par->omega + j]++;
            expect("equal", QTN_ERR_SIGNATURE);
        }
    }
}

/* Bytes past the last index must be zero, each of them. */
static void test_padding(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        forge_init(&forge, mldsa_sets[s], 3);
        forge.h[0][9] = forge.h[forge.par->k - 1][5] = 1;
        sign();
        expect("zero padding", QTN_OK);
        for (unsigned i = 2; i < forge.par->omega; i++) {
            for (unsigned bit = 0; bit < 8; bit++) {
                hint()[i] = (uint8_t)(1 << bit);
                expect("padding not zero", QTN_ERR_SIGNATURE);
            }
            hint()[i] = 0;
        }
        expect("zero padding again", QTN_OK);
    }
}

/* Counts must not fall and not pass omega. Where only a count is wrong, nothing past the omega
 * index bytes may be taken for an index. */
static void test_counts(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        forge_init(&forge, mldsa_sets[s], 4);
        const unsigned k = forge.par->k, omega = forge.par->omega;
        sign();
        for (unsigned i = 0; i < k; i++) {
            for (unsigned count = omega + 1; count < 256; count++) {
                memset(hint(), 0, omega + k);
                for (unsigned n = 0; n < omega; n++)
                    hint()[n] = (uint8_t)(n + 1);
                for (unsigned j = i; j < k; j++)
                    hint()[omega + j] = (uint8_t)count;
                expect("count over omega", QTN_ERR_SIGNATURE);
            }
        }
        forge_clear(&forge);
        memset(forge.h[0], 1, 3);
        sign();
        for (unsigned i = 1; i < k; i++) {
            for (uint8_t count = 0; count < 3; count++) {
                hint()[omega + i] = count;
                expect("count falls", QTN_ERR_SIGNATURE);
            }
            hint()[omega + i] = 3;
        }
        expect("counts level", QTN_OK);
    }
}

/* What a decoder without the checks on counts would read is what was signed here, so that the
 * checks alone refuse it. */
static void test_counts_alone(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        forge_init(&forge, mldsa_sets[s], 6);
        const unsigned k = forge.par->k, omega = forge.par->omega;

        /* Counts 3, 2, 3: polynomial 1 ends before it begins, and 2 reads an index again. */
        memset(forge.h[0], 1, 3);
        forge.h[2][2] = 1;
        sign();
        expect("own encoding", QTN_OK);
        memset(hint(), 0, omega + k);
        hint()[1] = 1;
        hint()[2] = 2;
        memset(hint() + omega, 3, k);
        hint()[omega + 1] = 2;
        expect("falls and rises", QTN_ERR_SIGNATURE);

        /* Counts 1, ..., 1, 0: the one index, 0, passes for padding. */
        forge_clear(&forge);
        forge.h[0][0] = 1;
        sign();
        expect("own encoding", QTN_OK);
        hint()[omega + k - 1] = 0;
        expect("falls at the end", QTN_ERR_SIGNATURE);

        /* The last polynomial takes one index more than there is room for: the first count. */
        const unsigned first = omega - 3;
        forge_clear(&forge);
        memset(forge.h[0], 1, first);
        forge.h[k - 1][1] = forge.h[k - 1][2] = forge.h[k - 1][3] = forge.h[k - 1][first] = 1;
        sign();
        for (unsigned n = 0; n < omega; n++)
            hint()[n] = (uint8_t)(n < first ? n : n - first + 1);
        memset(hint() + omega, (int)first, k);
        hint()[omega + k - 1] = (uint8_t)(omega + 1);
        expect("one over omega", QTN_ERR_SIGNATURE);
    }
}

/* A hint moved to the next polynomial, or left out, changes w1: the challenge refuses it. */
static void test_hints_count(void **state) {
    (void)state;
    for (unsigned s = 0; s < MLDSA_SETS; s++) {
        forge_init(&forge, mldsa_sets[s], 5);
        forge.h[0][17] = 1;
        sign();
        hint()[forge.par->omega] = 0; /* now it is polynomial 1's */
        expect("moved", QTN_ERR_SIGNATURE);
        sign();
        memset(hint(), 0, forge.par->omega + forge.par->k);
        expect("left out", QTN_ERR_SIGNATURE);
        sign();
        hint()[0] = 18;
        expect("shifted", QTN_ERR_SIGNATURE);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_valid),        cmocka_unit_test(test_order),
        cmocka_unit_test(test_padding),      cmocka_unit_test(test_counts),
        cmocka_unit_test(test_counts_alone), cmocka_unit_test(test_hints_count),
    };
    const int failures = cmocka_run_group_tests(tests, NULL, NULL);
    return failures ? 1 : 0;
}
