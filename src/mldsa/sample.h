/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The streams of ML-DSA: what each hash absorbs, and where its output goes. Each function fills in
 * a stream; the caller queues it. Spans must stay until the stream is done. */
#ifndef QTN_MLDSA_SAMPLE_H
#define QTN_MLDSA_SAMPLE_H

#include "keccak/queue.h"
#include "mldsa/ops.h"

enum {
    MLDSA_UNIFORM_BLOCKS = 5, /* of 168 bytes: 280 candidates, which never failed to hold 256 yet */
    MLDSA_BOUNDED_BLOCKS = 2, /* of 136 bytes, for both eta: how many were needed does not show */
    MLDSA_MASK_BLOCKS = 5,    /* of 136 bytes: 576 or 640 are used */
    MLDSA_LANE_BYTES = MLDSA_UNIFORM_BLOCKS * 168,
    MLDSA_ROWS_AHEAD = 3 /* rows of A in flight: enough streams for eight lanes, whatever l is */
};

/* FIPS 204, Algorithm 31 (RejBoundedPoly) of rho' || n. Secret. */
void qtn_mldsa_sample_bounded(struct stream *s, const struct mldsa_params *row,
                              const struct mldsa_ops *ops, struct mldsa_poly *r,
                              const struct span *rhoprime, unsigned n);

/* One polynomial of Algorithm 34 (ExpandMask): y from rho'' || n. Secret. */
void qtn_mldsa_sample_mask(struct stream *s, const struct mldsa_params *row,
                           const struct mldsa_ops *ops, struct mldsa_poly *r,
                           const struct span *rhopp, unsigned n);

/* Algorithm 29 (SampleInBall) of c~. */
struct mldsa_ball {
    struct stream s;
    struct mldsa_poly c; /* the result: tau coefficients are 1 or -1, the others 0 */
    struct span ctilde;
    uint64_t signs;
};
void qtn_mldsa_sample_in_ball(struct mldsa_ball *b, const struct mldsa_params *row,
                              const uint8_t *ctilde);

/* H = SHAKE256 over the spans, to n bytes. Public unless the caller sets `secret`. */
void qtn_mldsa_h(struct stream *s, const struct span *in, unsigned spans, uint8_t *out, size_t n);

/* tr = H(pk, 64), with whatever else the queue holds. */
void qtn_mldsa_tr(const struct mldsa_params *row, struct queue *q, const uint8_t *pk,
                  uint8_t tr[MLDSA_TR_BYTES]);

/* Algorithm 32 (ExpandA), row by row: streams for a few rows are in flight while the caller works
 * on the one that is complete. Row r lies at a[stride * r], or where only the
 * rows in flight are kept at a[stride * (r mod MLDSA_ROWS_AHEAD)]; l polynomials. */
struct mldsa_matrix {
    struct stream s[MLDSA_ROWS_AHEAD * MLDSA_MAX_L];
    struct mldsa_poly *a;
    const struct mldsa_params *row;
    const struct mldsa_ops *ops;
    struct span rho;
    bool whole;      /* keep every row, not only those in flight */
    unsigned stride; /* l, or more where the caller wants room behind each row */
    unsigned queued; /* rows queued so far */
};

/* rho: 32 bytes that stay. */
void qtn_mldsa_matrix_init(struct mldsa_matrix *m, const struct mldsa_params *row,
                           const struct mldsa_ops *ops, struct mldsa_poly *a, bool whole,
                           unsigned stride, const uint8_t *rho);

/* Queue what is not queued yet of the first n rows. */
void qtn_mldsa_matrix_queue(struct mldsa_matrix *m, struct queue *q, unsigned n);

/* Queue rows up to r + MLDSA_ROWS_AHEAD, and run until row r is complete; r counts up from 0, and
 * ends the use of row r - 1 unless the whole matrix is kept. */
struct mldsa_poly *qtn_mldsa_matrix_row(struct mldsa_matrix *m, struct queue *q, unsigned r);

#endif
