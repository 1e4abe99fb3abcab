/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* One record under test: its values, its outputs, and what does not agree. */
#ifndef TESTS_ACVP_RUN_H
#define TESTS_ACVP_RUN_H

#include "acvp/vectors.h"
#include <quatrain/types.h>

enum { RUN_OUTPUTS = 64 };

struct run {
    const struct vector_file *file;
    bool failed;
    uint8_t *output[RUN_OUTPUTS];
    unsigned outputs;
};

void run_begin(struct run *t, const struct vector_file *file);
void run_end(struct run *t);

/* Print where we are and what is wrong, and count the case as failed. */
void run_fail(struct run *t, const char *what, const char *why);

/* A value that must be there; an empty one, and a failed case, where it is not. */
const struct value *run_bytes(struct run *t, const char *key);
const char *run_text(struct run *t, const char *key);

/* Values that need not be there. */
bool run_has(const struct run *t, const char *key);
unsigned long run_number(const struct run *t, const char *key, unsigned long otherwise);

/* Room for n bytes of output, not zero at first, of exactly that size; freed by run_end. */
uint8_t *run_room(struct run *t, size_t n);

/* The status that the record asks for; QTN_OK where it names none. */
qtn_status run_result(struct run *t);

bool run_status(struct run *t, const char *what, qtn_status got, qtn_status want);

/* got must be the record's value called key, or have its digest. */
void run_equal(struct run *t, const char *what, const char *key, const uint8_t *got, size_t n);
void run_same(struct run *t, const char *what, const uint8_t *a, const uint8_t *b, size_t n);

/* After an error: all n bytes are zero. */
void run_wiped(struct run *t, const char *what, const uint8_t *p, size_t n);

/* A random source that has exactly these bytes, once; or again and again, for the items of a batch.
 */
struct given_rng {
    const uint8_t *p;
    size_t n;
    bool again;
};
qtn_rng given_rng(struct given_rng *g, const uint8_t *p, size_t n);
qtn_rng repeated_rng(struct given_rng *g, const uint8_t *p, size_t n);

/* The tests, one for each type of record. */
void test_mlkem_keygen(struct run *t);
void test_mlkem_encaps(struct run *t);
void test_mlkem_decaps(struct run *t);
void test_mlkem_check_ek(struct run *t);
void test_mlkem_check_dk(struct run *t);
void test_mldsa_keygen(struct run *t);
void test_mldsa_kat(struct run *t);
void test_mldsa_sign(struct run *t);
void test_mldsa_verify(struct run *t);
void test_sha3(struct run *t);
void test_sha3_monte(struct run *t);

#endif
