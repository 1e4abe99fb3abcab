/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "keccak/queue_steps.h"

/* Blocks that n bytes begin. */
static unsigned blocks_of(size_t n, size_t rate) {
    unsigned blocks = 0;
    for (; n > rate; n -= rate)
        blocks++;
    return blocks + (n != 0);
}

static unsigned steps_of_output(const struct stream *s) {
    return s->sink != NULL ? s->blocks : blocks_of(s->out_bytes, s->function.rate);
}

static unsigned steps_of_stream(const struct stream *s) {
    size_t n = s->tail_bytes;
    for (unsigned i = 0; i < s->spans; i++)
        n += s->in[i].n;
    return blocks_of(n + 1, s->function.rate) + steps_of_output(s) - 1;
}

static unsigned steps_of_lane(const struct queue *q, unsigned lane) {
    const struct queue_lane *l = &q->lane[lane];
    if ((q->squeezes >> lane & 1u) == 0)
        return blocks_of(l->left + 1, q->rate[lane]) + steps_of_output(l->s);
    return l->s->sink != NULL ? q->wait[lane] : blocks_of(l->left, q->rate[lane]);
}

bool qtn_queue_is_longest(const struct queue *q, const struct stream *s) {
    const unsigned steps = steps_of_stream(s);
    for (unsigned lane = 0; q->live >> lane != 0; lane++)
        if ((q->live >> lane & 1u) != 0 && steps_of_lane(q, lane) > steps)
            return false;
    return true;
}
