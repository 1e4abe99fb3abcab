/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Keys, and every public way to sign and verify behind one shape, so that a rule that holds for all
 * of them is written once. */
#ifndef QTN_TESTS_MLDSA_FIXTURE_H
#define QTN_TESTS_MLDSA_FIXTURE_H

#include <quatrain/mldsa.h>
#include <stdbool.h>

enum { MLDSA_SETS = 3, MLDSA_WAYS = 7, MLDSA_VERIFIERS = 4 };

extern const qtn_mldsa_set mldsa_sets[MLDSA_SETS];

struct mldsa_key {
    qtn_mldsa_set set;
    size_t pk_len, sk_len, sig_len;
    uint8_t pk[QTN_MLDSA_MAX_PK_BYTES], sk[QTN_MLDSA_MAX_SK_BYTES];
};

/* The key pair of a fixed seed; different numbers, different seeds. */
void mldsa_key_make(struct mldsa_key *key, qtn_mldsa_set set, uint64_t number);

/* One key of each set, made once. which: 0 to MLDSA_SETS - 1. */
const struct mldsa_key *mldsa_key_of(unsigned which);

/* The arguments of any way; each takes those it knows. */
struct mldsa_call {
    qtn_mldsa_set set;
    uint8_t *sig;
    size_t sig_len;     /* verifying only */
    const uint8_t *msg; /* message, digest of `hash`, mu, or M' */
    size_t msg_len;
    qtn_mldsa_hash hash;
    const uint8_t *ctx;
    size_t ctx_len;
    const uint8_t *key; /* sk or pk */
    size_t key_len;
    const qtn_rng *rng;
    const uint8_t *rnd; /* mldsa_ways[].rnd only */
    size_t rnd_len;
};

struct mldsa_verifier {
    const char *name;
    bool context, hash;
    size_t msg_len; /* the one length allowed; 0: any */
    qtn_status (*verify)(const struct mldsa_call *c);
};

struct mldsa_way {
    const char *name;
    bool hedged, rnd;
    const struct mldsa_verifier *back; /* what its signatures are for */
    qtn_status (*sign)(const struct mldsa_call *c);
};

extern const struct mldsa_verifier mldsa_verifiers[MLDSA_VERIFIERS];
extern const struct mldsa_way mldsa_ways[MLDSA_WAYS];

/* Valid arguments for that verifier or way: fixed bytes of a fitting length, no context, rng NULL.
 * sig is the caller's, qtn_mldsa_sig_bytes bytes. */
struct mldsa_call mldsa_call_verify(const struct mldsa_verifier *v, const struct mldsa_key *key,
                                    uint8_t *sig);
struct mldsa_call mldsa_call_sign(const struct mldsa_way *w, const struct mldsa_key *key,
                                  uint8_t *sig);

/* Sign with these arguments, which must succeed. */
void mldsa_must_sign(const struct mldsa_way *w, const struct mldsa_call *c);

/* Fail the test, naming who, where the statuses differ. */
void mldsa_expect(const char *who, qtn_mldsa_set set, qtn_status got, qtn_status want);

#endif
