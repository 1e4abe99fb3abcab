/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The internal algorithms of ML-DSA (FIPS 204, section 6), with lengths already checked. All
 * outputs may overlap all inputs. */
#ifndef QTN_MLDSA_DSA_H
#define QTN_MLDSA_DSA_H

#include "common/backend.h"
#include "mldsa/message.h"
#include "mldsa/sample.h"

/* Secret working space of key generation. */
struct keygen_secret {
    struct mldsa_poly s1[MLDSA_MAX_L]; /* becomes its NTT */
    struct mldsa_poly s2[MLDSA_MAX_K];
    struct mldsa_poly t, t0;
};

/* A few rows of A: public. */
struct keygen_rows {
    struct mldsa_poly a[MLDSA_ROWS_AHEAD * MLDSA_MAX_L];
    struct mldsa_matrix matrix;
};

/* tr = H(pk) on its way, which may outlast the rest: public. */
struct keygen_tr {
    struct stream s;
    struct span pk;
    uint64_t aside[KECCAK_WORDS];
    bool queued;
};

/* A key pair on its way. Secret, except for `rows`. */
struct dsa_keygen {
    struct keygen_rows rows;
    struct keygen_secret sec;
    struct stream h, bounded[MLDSA_MAX_L + MLDSA_MAX_K];
    struct span in[2], rhoprime;
    struct {
        uint8_t rho[MLDSA_SEED_BYTES];
        uint8_t rhoprime[MLDSA_RHOPRIME_BYTES];
        uint8_t key[MLDSA_SEED_BYTES];
    } seeds;
    uint8_t xi[MLDSA_SEED_BYTES];
    uint8_t kl[2];
};

/* Algorithm 6, with 32 (ExpandA) and 33 (ExpandS), in parts that can share a queue with others:
 * queue H(xi, k, l); when that is done, queue what A, s1 and s2 begin with; then run row by row and
 * write pk and sk, all but tr, whose stream is queued: on the way where `early` is set and lanes
 * are idle, else at the end. It writes into sk. */
void qtn_dsa_keygen_begin(struct dsa_keygen *kg, const struct mldsa_params *row, struct queue *q,
                          const uint8_t *xi);
void qtn_dsa_keygen_expand(struct dsa_keygen *kg, const struct mldsa_params *row,
                           const struct mldsa_ops *ops, struct queue *q);
void qtn_dsa_keygen_finish(struct dsa_keygen *kg, const struct mldsa_params *row,
                           const struct mldsa_ops *ops, struct queue *q, struct keygen_tr *tr,
                           bool early, uint8_t *pk, uint8_t *sk);
void qtn_dsa_keygen_wipe(struct dsa_keygen *kg);

/* Algorithm 6 (ML-DSA.KeyGen_internal). */
void qtn_dsa_keygen(const struct mldsa_params *row, const struct qtn_backend *be, uint8_t *pk,
                    uint8_t *sk, const uint8_t *xi);

/* The public key of sk: t = A * s1 + s2 again, and tr. QTN_ERR_SECRET_KEY where s1 or s2 is out of
 * range, or t0 or tr is not what follows. pk may be NULL; on error it is unchanged. a: NULL, or
 * where to leave the whole of A. */
qtn_status qtn_dsa_pk_from_sk(const struct mldsa_params *row, const struct qtn_backend *be,
                              uint8_t *pk, const uint8_t *sk, struct mldsa_poly *a);

/* Algorithm 7 (ML-DSA.Sign_internal). QTN_ERR_ATTEMPTS, and sig unchanged, when every attempt was
 * rejected. */
qtn_status qtn_dsa_sign(const struct mldsa_params *row, const struct qtn_backend *be, uint8_t *sig,
                        struct mldsa_message *m, const uint8_t *rnd, const uint8_t *sk);

/* A row of the matrix has room for one polynomial more: [A_i, t1_i] * [z, -c] is one product. */
enum {
    MLDSA_MAX_STRIDE = MLDSA_MAX_L + 1,
    MLDSA_VERIFY_ROWS = MLDSA_ROWS_AHEAD * MLDSA_MAX_STRIDE
};

/* A verification on its way: the chain tr, mu, c~, which may outlast the rest. Public. */
struct verify_chain {
    struct stream tr_stream, mu_stream, ctilde_stream;
    struct span pk, ctilde_in[2];
    uint64_t aside[KECCAK_WORDS];
    const uint8_t *sig;
    bool mu_known, ctilde_queued;
    uint8_t tr[MLDSA_TR_BYTES];
    uint8_t mu[MLDSA_MU_BYTES];
    uint8_t ctilde[MLDSA_MAX_CTILDE_BYTES];
    uint8_t w1[MLDSA_MAX_W1_BYTES];
};

/* And what w' needs. */
struct dsa_verify {
    struct mldsa_poly z[MLDSA_MAX_STRIDE]; /* NTT of z, and of -c */
    struct mldsa_poly w;
    struct mldsa_matrix matrix;
    struct mldsa_ball ball;
    const uint8_t *t1;
    uint8_t h[MLDSA_N];
};

/* Algorithm 8 in three parts, so that several can share a queue: `begin` decodes, false where that
 * gives bottom or z is too large, and queues the hashes that wait for nothing; `rows` runs row by
 * row and queues c~, on the way where `early` is set and lanes are idle, else at the end; `end`
 * waits for it and compares. sig, m and pk must stay. a: MLDSA_VERIFY_ROWS polynomials of working
 * space. */
bool qtn_dsa_verify_begin(struct dsa_verify *v, struct verify_chain *c,
                          const struct mldsa_params *row, const struct mldsa_ops *ops,
                          struct queue *q, const uint8_t *sig, struct mldsa_message *m,
                          const uint8_t *pk, struct mldsa_poly *a, bool early);
/* The same where tr is known, and with it the key: rows of [A_i, NTT(t1_i * 2^d)]. */
bool qtn_dsa_verify_begin_with(struct dsa_verify *v, struct verify_chain *c,
                               const struct mldsa_params *row, const struct mldsa_ops *ops,
                               struct queue *q, const uint8_t *sig, struct mldsa_message *m,
                               const uint8_t *tr);
/* key: those rows, or NULL after the first `begin`. */
void qtn_dsa_verify_rows(struct dsa_verify *v, struct verify_chain *c,
                         const struct mldsa_params *row, const struct mldsa_ops *ops,
                         struct queue *q, const struct mldsa_poly *key, bool early);
qtn_status qtn_dsa_verify_end(struct verify_chain *c, const struct mldsa_params *row,
                              struct queue *q);

/* Algorithm 8 (ML-DSA.Verify_internal): QTN_OK or QTN_ERR_SIGNATURE. */
qtn_status qtn_dsa_verify(const struct mldsa_params *row, const struct qtn_backend *be,
                          const uint8_t *sig, struct mldsa_message *m, const uint8_t *pk);

#endif
