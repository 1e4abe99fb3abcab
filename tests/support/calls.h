/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Every public function that takes or gives bytes, as one row of a table: what its parameters are,
 * how many random bytes it draws, and how to call it. Tests walk the table, so that a promise that
 * holds for all functions (lengths, NULL, overlap, alignment, memory, stack) is tried on all. */
#ifndef QTN_TESTS_CALLS_H
#define QTN_TESTS_CALLS_H

#include <quatrain/prepared.h>
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
    /* Objects, aligned as their type is. */
    KIND_STATE, /* qtn_mldsa_mu, begun with the public key */
    KIND_ENCAPS_KEY,
    KIND_DECAPS_KEY,
    KIND_SIGNING_KEY,
    KIND_VERIFYING_KEY,
    KINDS
};

static inline bool kind_is_object(enum kind kind) {
    return kind >= KIND_STATE;
}

static inline bool kind_is_key(enum kind kind) {
    return kind > KIND_STATE;
}

static inline size_t kind_alignment(enum kind kind) {
    return kind_is_key(kind) ? 64 : kind_is_object(kind) ? _Alignof(qtn_mldsa_mu) : 1;
}

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

enum { CALL_MAX_PARAMETERS = 4, CALL_MAX_BYTES = QTN_MLDSA_SIGNING_KEY_BYTES };

struct call {
    const char *name;
    bool mldsa;          /* else ML-KEM */
    size_t random_bytes; /* drawn in one call of the source; 0: none */
    unsigned parameters; /* in the order of the C declaration */
    struct parameter parameter[CALL_MAX_PARAMETERS];
    /* p[i], and n[i] where the parameter has a length. */
    qtn_status (*run)(int set, uint8_t *const *p, const size_t *n, const qtn_rng *rng);
};

/* NULL past the end. Batches are of one item, whose status is that of the whole; what more of them
 * do is in tests/api/batch_*.c. */
const struct call *call_at(size_t i);

/* Whether an input is a prepared key: then the call knows no set but that of the key. */
bool call_takes_key(const struct call *call);

/* Which parameter has this kind; fails the program where none has. */
unsigned call_parameter(const struct call *call, enum kind kind);

/* CALL_MAX_BYTES are the largest of all contents; the others have at most these. */
enum { FIXTURE_BYTES = QTN_MLDSA_MAX_SK_BYTES };

struct fixture {
    int set;
    size_t bytes[KINDS];     /* 0 where the scheme has no such thing */
    uint8_t *content[KINDS]; /* into what is below */
    uint8_t plain[KIND_STATE][FIXTURE_BYTES];
    qtn_mldsa_mu state;
    qtn_mlkem_encaps_key encaps_key;
    qtn_mlkem_decaps_key decaps_key;
    qtn_mldsa_signing_key signing_key;
    qtn_mldsa_verifying_key verifying_key;
};

/* Keys, ciphertext, signatures... of one set that belong together and follow from the seed;
 * prepared keys are bound to the backend in use. A copy of it has the content of the original. For
 * ML-DSA the message and the context have message_bytes (at most 1000) and 20 bytes. */
void fixture_make(struct fixture *f, bool mldsa, int set, uint64_t seed, size_t message_bytes);

/* The i-th of the three sets of a scheme. */
int fixture_set(bool mldsa, unsigned i);

#endif
