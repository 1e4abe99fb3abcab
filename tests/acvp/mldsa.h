/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* What the ML-DSA records share: sizes of the set, and the message in its four forms. */
#ifndef TESTS_ACVP_MLDSA_H
#define TESTS_ACVP_MLDSA_H

#include "acvp/run.h"
#include <quatrain/mldsa.h>

struct dsa {
    qtn_mldsa_set set;
    size_t pk, sk, sig;
};

enum dsa_interface { PURE, PREHASH, MU, INTERNAL };

struct dsa_message {
    enum dsa_interface interface;
    const struct value *text; /* message, digest, mu or M' */
    const struct value *ctx;  /* PURE and PREHASH */
    qtn_mldsa_hash hash;      /* PREHASH */
};

struct dsa dsa_of(struct run *t);
struct dsa_message dsa_message_of(struct run *t);

/* Verify by the function of the message's interface. */
qtn_status dsa_verify(const struct dsa *d, const struct dsa_message *m, const uint8_t *sig,
                      size_t sig_len, const uint8_t *pk, size_t pk_len);

/* mu of a pure message, in two pieces, from the key given: of the two lengths one is zero. */
qtn_status dsa_mu(const struct dsa *d, const struct dsa_message *m, const uint8_t *pk,
                  size_t pk_len, const uint8_t *sk, size_t sk_len, uint8_t *mu);

/* --- through prepared keys and batches: as the one-shot function, byte for byte --------------- */

/* pk and sk are what the one-shot function made of the seed. */
void dsa_keygen_ways(struct run *t, const struct dsa *d, const struct value *seed,
                     const uint8_t *pk, const uint8_t *sk);

/* want and sig are what the one-shot function of the interface gave, with rnd where there is one
 * (NULL: deterministic). */
void dsa_sign_ways(struct run *t, const struct dsa *d, const struct dsa_message *m,
                   const struct value *sk, const struct value *rnd, qtn_status want,
                   const uint8_t *sig);
void dsa_verify_ways(struct run *t, const struct dsa *d, const struct dsa_message *m,
                     const struct value *pk, const struct value *sig, qtn_status want);

#endif
