/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "mlkem/sample.h"

static bool sample_ntt_sink(struct stream *s, const uint8_t *p, size_t n) {
    const struct mlkem_ops *ops = s->ops;
    s->have = ops->rej_uniform(s->dst, s->have, p, n);
    return s->have == MLKEM_N;
}

void qtn_mlkem_sample_ntt(struct stream *s, const struct mlkem_ops *ops, struct mlkem_poly *r,
                          const struct span *rho, unsigned i, unsigned j) {
    stream_clear(s);
    s->in = rho;
    s->spans = 1;
    s->tail[0] = (uint8_t)i;
    s->tail[1] = (uint8_t)j;
    s->tail_bytes = 2;
    s->function = KECCAK_SHAKE128;
    s->blocks = MLKEM_SAMPLE_BLOCKS;
    s->sink = sample_ntt_sink;
    s->ops = ops;
    s->dst = r;
}

static bool sample_cbd_sink(struct stream *s, const uint8_t *p, size_t n) {
    (void)n;
    const struct mlkem_ops *ops = s->ops;
    ops->cbd[s->arg](s->dst, p);
    return true;
}

void qtn_mlkem_sample_cbd(struct stream *s, const struct mlkem_ops *ops, struct mlkem_poly *r,
                          unsigned eta, const struct span *seed, unsigned n) {
    stream_clear(s);
    s->in = seed;
    s->spans = 1;
    s->tail[0] = (uint8_t)n;
    s->tail_bytes = 1;
    s->function = KECCAK_SHAKE256;
    s->blocks = eta == 3 ? 2 : 1; /* 192 or 128 bytes, of blocks of 136 */
    s->secret = true;
    s->sink = sample_cbd_sink;
    s->ops = ops;
    s->dst = r;
    s->arg = eta;
}

void qtn_mlkem_g(struct stream *s, const struct span *in, unsigned spans, int n, uint8_t out[64]) {
    stream_clear(s);
    s->in = in;
    s->spans = (uint8_t)spans;
    s->tail[0] = (uint8_t)n;
    s->tail_bytes = n >= 0 ? 1 : 0;
    s->function = KECCAK_SHA3_512;
    s->secret = true;
    s->out = out;
    s->out_bytes = 64;
}

void qtn_mlkem_h(struct stream *s, const struct span *in, uint8_t out[32]) {
    stream_clear(s);
    s->in = in;
    s->spans = 1;
    s->function = KECCAK_SHA3_256;
    s->out = out;
    s->out_bytes = 32;
}

void qtn_mlkem_j(struct stream *s, const struct span *in, unsigned spans, uint8_t out[32]) {
    stream_clear(s);
    s->in = in;
    s->spans = (uint8_t)spans;
    s->function = KECCAK_SHAKE256;
    s->secret = true;
    s->out = out;
    s->out_bytes = 32;
}
