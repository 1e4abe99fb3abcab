/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The streams of ML-KEM: what each hash absorbs, and where its output goes. Each function fills in
 * a stream; the caller queues it. Spans must stay until the stream is done. */
#ifndef QTN_MLKEM_SAMPLE_H
#define QTN_MLKEM_SAMPLE_H

#include "keccak/queue.h"
#include "mlkem/ops.h"

enum {
    MLKEM_SAMPLE_BLOCKS = 3, /* 504 bytes hold 256 values below q in 99.2 % of all cases */
    MLKEM_LANE_BYTES = MLKEM_SAMPLE_BLOCKS * 168
};

/* FIPS 203, Algorithm 7 (SampleNTT) of rho || i || j. Public. */
void qtn_mlkem_sample_ntt(struct stream *s, const struct mlkem_ops *ops, struct mlkem_poly *r,
                          const struct span *rho, unsigned i, unsigned j);

/* Algorithm 8 (SamplePolyCBD_eta) of PRF_eta(seed, n). Secret. */
void qtn_mlkem_sample_cbd(struct stream *s, const struct mlkem_ops *ops, struct mlkem_poly *r,
                          unsigned eta, const struct span *seed, unsigned n);

/* The functions of section 4.1 over `spans` parts and, with n >= 0, one byte n behind them. */
void qtn_mlkem_g(struct stream *s, const struct span *in, unsigned spans, int n, uint8_t out[64]);
void qtn_mlkem_h(struct stream *s, const struct span *in, uint8_t out[32]); /* of public bytes */
void qtn_mlkem_j(struct stream *s, const struct span *in, unsigned spans, uint8_t out[32]);

#endif
