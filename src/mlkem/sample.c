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
    *s = (struct stream){
        .in = rho,
        .spans = 1,
        .tail = {(uint8_t)i, (uint8_t)j},
        .tail_bytes = 2,
        .function = KECCAK_SHAKE128,
        .blocks = MLKEM_SAMPLE_BLOCKS,
        .sink = sample_ntt_sink,
        .ops = ops,
        .dst = r,
    };
}

static bool sample_cbd_sink(struct stream *s, const uint8_t *p, size_t n) {
    (void)n;
    const struct mlkem_ops *ops = s->ops;
    ops->cbd[s->arg](s->dst, p);
    return true;
}

void qtn_mlkem_sample_cbd(struct stream *s, const struct mlkem_ops *ops, struct mlkem_poly *r,
                          unsigned eta, const struct span *seed, unsigned n) {
    *s = (struct stream){
        .in = seed,
        .spans = 1,
        .tail = {(uint8_t)n},
        .tail_bytes = 1,
        .function = KECCAK_SHAKE256,
        .blocks = eta == 3 ? 2 : 1, /* 192 or 128 bytes, of blocks of 136 */
        .secret = true,
        .sink = sample_cbd_sink,
        .ops = ops,
        .dst = r,
        .arg = eta,
    };
}

void qtn_mlkem_g(struct stream *s, const struct span *in, unsigned spans, int n, uint8_t out[64]) {
    *s = (struct stream){
        .in = in,
        .spans = (uint8_t)spans,
        .tail = {(uint8_t)n},
        .tail_bytes = n >= 0 ? 1 : 0,
        .function = KECCAK_SHA3_512,
        .secret = true,
        .out = out,
        .out_bytes = 64,
    };
}

void qtn_mlkem_h(struct stream *s, const struct span *in, uint8_t out[32]) {
    *s = (struct stream){
        .in = in,
        .spans = 1,
        .function = KECCAK_SHA3_256,
        .out = out,
        .out_bytes = 32,
    };
}

void qtn_mlkem_j(struct stream *s, const struct span *in, unsigned spans, uint8_t out[32]) {
    *s = (struct stream){
        .in = in,
        .spans = (uint8_t)spans,
        .function = KECCAK_SHAKE256,
        .secret = true,
        .out = out,
        .out_bytes = 32,
    };
}
