/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Signing in two parts: what follows from sk alone, and the loop. A one-shot signature does both, a
 * prepared key the first part once. */
#ifndef QTN_MLDSA_SIGN_H
#define QTN_MLDSA_SIGN_H

#include "mldsa/dsa.h"

/* What signing makes of sk, in memory that somebody else gives. */
struct sign_key {
    struct mldsa_poly *a;        /* k * l: the whole matrix, by rows; public */
    struct mldsa_poly *s1;       /* l factors of the challenge */
    struct mldsa_poly *minus_s2; /* k of them */
    struct mldsa_poly *t0;       /* k of them; or NULL, and sk_t0 is read when it is needed */
    const uint8_t *sk_t0;
    const uint8_t *key; /* K, 32 bytes */
    const uint8_t *tr;  /* 64 bytes */
};

/* Memory for `attempts` attempts at a time: one or two. All of it becomes secret. */
enum {
    SIGN_MAX_ATTEMPTS = 2,
    SIGN_MASK_LANE_BYTES = MLDSA_MASK_BLOCKS * 136, /* where A need not be sampled */
    /* What the lanes of the queue need, in polynomials. */
    SIGN_SCRATCH = 8,
    SIGN_MASK_SCRATCH = 6
};
_Static_assert(SIGN_SCRATCH * sizeof(struct mldsa_poly) >= KECCAK_MAX_LANES * MLDSA_LANE_BYTES,
               "room for a block sequence of each lane");
_Static_assert(SIGN_MASK_SCRATCH * sizeof(struct mldsa_poly) >=
                   KECCAK_MAX_LANES * SIGN_MASK_LANE_BYTES,
               "room for a block sequence of each lane");
struct sign_memory {
    unsigned attempts;
    struct mldsa_poly *y;        /* attempts * l; becomes z */
    struct mldsa_poly *next;     /* attempts * l: the masks after these */
    struct mldsa_poly *w;        /* attempts * k: w0, then the hints */
    struct mldsa_ball *ball;     /* attempts */
    struct mldsa_poly *t0;       /* one, or NULL: unpacked into scratch */
    uint8_t *w1;                 /* attempts * k * w1_bytes */
    struct stream *mask;         /* attempts * l; lengths and pointers only */
    struct mldsa_matrix *matrix; /* where A is not there yet; may lie over w */
    struct mldsa_poly *scratch;  /* for the queue; one may hold t0 when nothing is in flight */
    size_t lane_bytes;
};

/* Algorithm 25 (skDecode) into key, all but A: s1 and -s2 as factors, and t0 where there is room.
 */
void qtn_dsa_sign_key(const struct sign_key *key, const struct mldsa_params *row,
                      const struct mldsa_ops *ops, const uint8_t *sk);

/* The loop, and what comes before it. rho: NULL where A is there already. QTN_ERR_ATTEMPTS, and sig
 * unchanged, when every attempt was rejected. The memory is wiped by the caller. */
qtn_status qtn_dsa_sign_loop(const struct mldsa_params *row, const struct qtn_backend *be,
                             const struct sign_key *key, const struct sign_memory *memory,
                             const uint8_t *rho, uint8_t *sig, struct mldsa_message *m,
                             const uint8_t *rnd);

#endif
