/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "keccak/queue_steps.h"

#include <limits.h>

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

/* Of one call that permutes all these lanes. */
static unsigned cost_of(const struct keccak_ops *ops, unsigned lanes) {
    unsigned least = UINT_MAX;
    for (unsigned i = 0; i < ops->kernel_count; i++)
        if ((ops->kernels[i].lanes & lanes) == lanes && ops->kernels[i].cost < least)
            least = ops->kernels[i].cost;
    return least;
}

bool qtn_queue_spare_pays(const struct queue *q, const struct stream *s) {
    const unsigned steps = steps_of_stream(s);
    unsigned soonest = steps, longest = 0; /* until one lane is free, and all are */
    for (unsigned m = q->live, lane = 0; m != 0; m >>= 1, lane++) {
        if ((m & 1u) == 0)
            continue;
        const unsigned left = steps_of_lane(q, lane);
        if (left > steps)
            return false;
        soonest = left < soonest ? left : soonest;
        longest = left > longest ? left : longest;
    }
    const struct keccak_ops *ops = q->ops;
    const unsigned all = (1u << ops->lanes) - 1;
    const unsigned group = cost_of(ops, all & ~ops->spare), both = cost_of(ops, all);
    const unsigned alone = cost_of(ops, ops->spare);
    return longest * both + (steps - longest) * alone < (soonest + steps) * group;
}

/* Of a step in which the lowest n lanes owe a permutation. */
static unsigned cost_of_step(const struct keccak_ops *ops, unsigned n) {
    unsigned cost = 0;
    for (unsigned due = (1u << n) - 1; due != 0;) {
        const struct keccak_kernel *k = &ops->kernels[ops->choose(due)];
        cost += k->cost;
        due &= ~k->lanes;
    }
    return cost;
}

void qtn_queue_narrow(struct queue *q, const struct stream *chain, unsigned streams,
                      unsigned each) {
    const unsigned steps = steps_of_stream(chain), alone = cost_of_step(q->ops, 1);
    unsigned others = queue_other_lanes(q), least = UINT_MAX;
    if (4 * cost_of_step(q->ops, 1 + others) < 7 * alone)
        return; /* so cheap that the sums below would cost more than they could save */
    for (; others != 0; others--) {
        unsigned rounds = 0, left = streams, cost = 0;
        for (; left > others; left -= others, rounds++)
            cost += each * cost_of_step(q->ops, 1 + others);
        cost += each * cost_of_step(q->ops, 1 + left);
        rounds++;
        if (rounds * each > steps)
            return;
        cost += (steps - rounds * each) * alone;
        if (least == UINT_MAX) {
            least = cost;
        } else if (cost + cost / 64 < least) { /* costs are not known better than that */
            q->usable = (1u << (1 + others)) - 1;
            least = cost;
        }
    }
}
