/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* One random test, and the three ways to compute it. */
#ifndef TESTS_ACCUMULATED_WAYS_H
#define TESTS_ACCUMULATED_WAYS_H

#include <quatrain/batch.h>
#include <quatrain/hazmat.h>
#include <quatrain/prepared.h>

/* BATCH divides every number of tests that has a published digest, and is more than a batch has in
 * flight at once. */
enum way { ONE, PREPARED, BATCHES };
enum { BATCH = 5 };

struct kem_test {
    uint8_t seed[QTN_MLKEM_SEED_BYTES], m[32], random_ct[QTN_MLKEM_MAX_CT_BYTES]; /* in */
    uint8_t ek[QTN_MLKEM_MAX_EK_BYTES], dk[QTN_MLKEM_MAX_DK_BYTES];
    uint8_t ct[QTN_MLKEM_MAX_CT_BYTES], ss[QTN_MLKEM_SS_BYTES]; /* of encapsulation */
    uint8_t ss2[QTN_MLKEM_SS_BYTES], rejected[QTN_MLKEM_SS_BYTES];
};

struct dsa_test {
    uint8_t xi[QTN_MLDSA_SEED_BYTES]; /* in */
    uint8_t pk[QTN_MLDSA_MAX_PK_BYTES], sk[QTN_MLDSA_MAX_SK_BYTES];
    uint8_t sig[QTN_MLDSA_MAX_SIG_BYTES]; /* deterministic, of nothing; verified */
};

/* Compute n <= BATCH tests from their inputs. Ends the program where a status is not QTN_OK. */
void compute_kem(enum way way, qtn_mlkem_set set, struct kem_test *tests, unsigned n);
void compute_dsa(enum way way, qtn_mldsa_set set, struct dsa_test *tests, unsigned n);

/* Ends the program where got is not QTN_OK. */
void check(const char *what, qtn_status got);

#endif
