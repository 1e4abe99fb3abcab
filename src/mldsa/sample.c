/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "mldsa/sample.h"

/* --- Algorithm 31 (RejBoundedPoly) ----------------------------------------------------------- */

static bool bounded_sink(struct stream *s, const uint8_t *p, size_t n) {
    const struct mldsa_ops *ops = s->ops;
    s->have = ops->rej_bounded[s->arg](s->dst, s->have, p, n);
    return s->have == MLDSA_N;
}

void qtn_mldsa_sample_bounded(struct stream *s, const struct mldsa_params *row,
                              const struct mldsa_ops *ops, struct mldsa_poly *r,
                              const struct span *rhoprime, unsigned n) {
    stream_clear(s);
    s->in = rhoprime;
    s->spans = 1;
    s->tail[0] = (uint8_t)n;
    s->tail[1] = (uint8_t)(n >> 8);
    s->tail_bytes = 2;
    s->function = KECCAK_SHAKE256;
    s->blocks = MLDSA_BOUNDED_BLOCKS;
    s->secret = true;
    s->sink = bounded_sink;
    s->ops = ops;
    s->dst = r;
    s->arg = row->eta_index;
}

/* --- Algorithm 34 (ExpandMask) --------------------------------------------------------------- */

static bool mask_sink(struct stream *s, const uint8_t *p, size_t n) {
    (void)n;
    const struct mldsa_ops *ops = s->ops;
    ops->unpack_z[s->arg](s->dst, p);
    return true;
}

void qtn_mldsa_sample_mask(struct stream *s, const struct mldsa_params *row,
                           const struct mldsa_ops *ops, struct mldsa_poly *r,
                           const struct span *rhopp, unsigned n) {
    stream_clear(s);
    s->in = rhopp;
    s->spans = 1;
    s->tail[0] = (uint8_t)n;
    s->tail[1] = (uint8_t)(n >> 8);
    s->tail_bytes = 2;
    s->function = KECCAK_SHAKE256;
    s->blocks = MLDSA_MASK_BLOCKS;
    s->secret = true;
    s->sink = mask_sink;
    s->ops = ops;
    s->dst = r;
    s->arg = row->gamma1_index;
}

/* --- Algorithm 29 (SampleInBall) ------------------------------------------------------------- */

/* `have` is the standard's i once the signs are in; 0 before. Positions and time depend on c~,
 * which is public in a signature; of a rejected attempt it is a hash that nothing else depends on.
 */
static bool ball_sink(struct stream *s, const uint8_t *p, size_t n) {
    struct mldsa_ball *b = s->dst;
    int32_t *c = b->c.c;
    if (s->have == 0) {
        b->signs = load64_le(p);
        p += 8;
        n -= 8;
        s->have = MLDSA_N - s->arg;
    }
    for (; n != 0 && s->have < MLDSA_N; n--, p++) {
        const unsigned j = *p;
        if (j > s->have)
            continue;
        c[s->have] = c[j];
        c[j] = 1 - 2 * (int32_t)(b->signs & 1);
        b->signs >>= 1;
        s->have++;
    }
    return s->have == MLDSA_N;
}

void qtn_mldsa_sample_in_ball(struct mldsa_ball *b, const struct mldsa_params *row,
                              const uint8_t *ctilde) {
    b->ctilde = (struct span){ctilde, row->ctilde_bytes};
    memset(&b->c, 0, sizeof b->c);
    stream_clear(&b->s);
    b->s.in = &b->ctilde;
    b->s.spans = 1;
    b->s.function = KECCAK_SHAKE256;
    b->s.blocks = 1;
    b->s.sink = ball_sink;
    b->s.dst = b;
    b->s.arg = row->tau;
}

/* --- H --------------------------------------------------------------------------------------- */

void qtn_mldsa_h(struct stream *s, const struct span *in, unsigned spans, uint8_t *out, size_t n) {
    stream_clear(s);
    s->in = in;
    s->spans = (uint8_t)spans;
    s->function = KECCAK_SHAKE256;
    s->out = out;
    s->out_bytes = n;
}

void qtn_mldsa_tr(const struct mldsa_params *row, struct queue *q, const uint8_t *pk,
                  uint8_t tr[MLDSA_TR_BYTES]) {
    struct stream s;
    const struct span whole = {pk, row->pk_bytes};
    qtn_mldsa_h(&s, &whole, 1, tr, MLDSA_TR_BYTES);
    qtn_queue_run_with(q, &s);
}

/* --- Algorithm 32 (ExpandA), with Algorithm 30 (RejNTTPoly) ---------------------------------- */

static bool uniform_sink(struct stream *s, const uint8_t *p, size_t n) {
    const struct mldsa_ops *ops = s->ops;
    s->have = ops->rej_uniform(s->dst, s->have, p, n);
    return s->have == MLDSA_N;
}

/* r mod MLDSA_ROWS_AHEAD, without a division: the objects have none, so that a scan can tell. */
static unsigned in_ring(unsigned r) {
    while (r >= MLDSA_ROWS_AHEAD)
        r -= MLDSA_ROWS_AHEAD;
    return r;
}

static struct stream *row_streams(struct mldsa_matrix *m, unsigned r) {
    return &m->s[in_ring(r) * m->row->l];
}

static struct mldsa_poly *row_polys(const struct mldsa_matrix *m, unsigned r) {
    return &m->a[(m->whole ? r : in_ring(r)) * m->stride];
}

static void queue_row(struct mldsa_matrix *m, struct queue *q, unsigned r) {
    struct stream *s = row_streams(m, r);
    for (unsigned j = 0; j < m->row->l; j++) {
        stream_clear(&s[j]);
        s[j].in = &m->rho;
        s[j].spans = 1;
        s[j].tail[0] = (uint8_t)j;
        s[j].tail[1] = (uint8_t)r;
        s[j].tail_bytes = 2;
        s[j].function = KECCAK_SHAKE128;
        s[j].blocks = MLDSA_UNIFORM_BLOCKS;
        s[j].sink = uniform_sink;
        s[j].ops = m->ops;
        s[j].dst = row_polys(m, r) + j;
        qtn_queue_add(q, &s[j]);
    }
}

void qtn_mldsa_matrix_init(struct mldsa_matrix *m, const struct mldsa_params *row,
                           const struct mldsa_ops *ops, struct mldsa_poly *a, bool whole,
                           unsigned stride, const uint8_t *rho) {
    m->a = a;
    m->row = row;
    m->ops = ops;
    m->rho = (struct span){rho, MLDSA_SEED_BYTES};
    m->whole = whole;
    m->stride = stride;
    m->queued = 0;
}

void qtn_mldsa_matrix_queue(struct mldsa_matrix *m, struct queue *q, unsigned n) {
    while (m->queued < n && m->queued < m->row->k)
        queue_row(m, q, m->queued++);
}

struct mldsa_poly *qtn_mldsa_matrix_row(struct mldsa_matrix *m, struct queue *q, unsigned r) {
    qtn_mldsa_matrix_queue(m, q, r + MLDSA_ROWS_AHEAD);
    const struct stream *s = row_streams(m, r);
    for (unsigned j = 0; j < m->row->l; j++)
        qtn_queue_run_until(q, &s[j]);
    return row_polys(m, r);
}
