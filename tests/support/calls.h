/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Every public function that takes or gives bytes, as one row of a table: what its parameters are,
 * how many random bytes it draws, and how to call it. Tests walk the table, so that a promise that
 * holds for all functions (lengths, NULL, overlap, alignment, memory, stack) is tried on all. */
#ifndef QTN_TESTS_CALLS_H
#define QTN_TESTS_CALLS_H

#include <quatrain/mldsa.h>
#include <quatrain/mlkem.h>
#include <stdbool.h>

/* What a buffer holds. A fixture has one valid content of each. */
enum kind {
    KIND_EK,
    KIND_DK,
    KIND_CT,
    KIND_SS,
    KIND_SEED, /* d || z */
    KIND_M,
    KIND_PK,
    KIND_SK,
    KIND_XI,
    KIND_SIG,
    KIND_SIG_PREHASH,
    KIND_MSG,
    KIND_CTX,
    KIND_DIGEST, /* SHA3-512 */
    KIND_MU,
    KIND_RND,
    KIND_MPRIME,
    KIND_STATE, /* qtn_mldsa_mu, begun with the public key; aligned as such */
    KINDS
};

enum role { ROLE_IN, ROLE_OUT, ROLE_INOUT };

/* What is known of the length of an input. */
enum length {
    LENGTH_NONE, /* not a parameter */
    LENGTH_EXACT,
    LENGTH_CONTEXT, /* 0 to 255 */
    LENGTH_ANY
};

struct parameter {
    enum kind kind;
    enum role role;
    enum length length;
};

enum { CALL_MAX_PARAMETERS = 4 };

struct call {
    const char *name;
    bool mldsa;          /* else ML-KEM */
    size_t random_bytes; /* drawn in one call of the source; 0: none */
    unsigned parameters; /* in the order of the C declaration */
    struct parameter parameter[CALL_MAX_PARAMETERS];
    /* p[i], and n[i] where the parameter has a length. */
    qtn_status (*run)(int set, uint8_t *const *p, const size_t *n, const qtn_rng *rng);
};

/* NULL past the end. */
const struct call *call_at(size_t i);

struct fixture {
    int set;
    size_t bytes[KINDS];                            /* 0 where the scheme has no such thing */
    uint8_t content[KINDS][QTN_MLDSA_MAX_SK_BYTES]; /* the largest of all */
};

/* Keys, ciphertext, signatures... of one set that belong together and follow from the seed. For
 * ML-DSA the message and the context have message_bytes (at most 1000) and 20 bytes. */
void fixture_make(struct fixture *f, bool mldsa, int set, uint64_t seed, size_t message_bytes);

/* The i-th of the three sets of a scheme. */
int fixture_set(bool mldsa, unsigned i);

#endif
