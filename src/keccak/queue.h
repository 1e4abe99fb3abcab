/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The engine: many sponges through the lanes of one wide permutation.
 *
 * A stream is one sponge from its first input byte to its last output byte. A queue holds any
 * number of streams and the lanes of the backend. Streams wait in order, take the first free lane
 * and stay there until they are done. One step absorbs what is due, permutes every lane that owes a
 * permutation (and no other, as far as the kernels allow), and hands out the blocks.
 *
 * - A lane is empty only while nothing waits. A spare lane, which makes its kernel dearer, is
 *   taken only when all others are, one stream waits, and that pays (queue_steps.h).
 * - A stream that is done leaves before the next step. One whose sink rejected too much asks for
 * one block more, and if it is alone then, it is permuted alone.
 * - Rate and suffix belong to the stream: SHAKE128, SHAKE256 and SHA3 share a step.
 * - `then` names streams that start when this one is done, because they absorb what it gave: a
 *   whole operation's hashing is one graph and one run.
 * - `withheld` bytes at the end of an input are not there yet: a chain starts on the first part of
 *   what it absorbs while other lanes make the rest. It keeps its lane meanwhile, so it is worth it
 *   only where there are many.
 *
 * What runs when depends on lengths and on the counts that the sinks ask for, never on data. */
#ifndef QTN_KECCAK_QUEUE_H
#define QTN_KECCAK_QUEUE_H

#include "common/bytes.h"
#include "keccak/ops.h"
#include "keccak/sponge.h"
#include <stdbool.h>

struct stream;

/* Takes the blocks a stream has squeezed, one after the other at p: first `blocks` of them, and
 * later one at a time. Returns true when it has enough. */
typedef bool stream_sink(struct stream *s, const uint8_t *p, size_t n);

struct stream {
    struct stream *next; /* the queue's own */
    struct stream *then; /* streams to start when this one is done, linked by next; or NULL */

    /* Absorbed in order, then the tail; must stay until the stream is done. */
    const struct span *in;
    uint8_t spans;
    uint8_t tail_bytes;
    uint8_t tail[2];

    size_t withheld; /* of the input, at its end: not there yet. The owner counts it down ... */
    uint64_t *aside; /* ... and lends 25 words: a kernel permutes idle lanes along with others */

    struct keccak_function function;
    uint8_t blocks; /* for the sink, at first */
    bool secret;    /* wipe lane and scratch when done */
    bool urgent;    /* as a `then`: start before what waits already, not after it */
    bool done;

    uint8_t *out; /* out_bytes of output go here where sink is NULL */
    size_t out_bytes;
    stream_sink *sink;

    /* For the sink's use. */
    const void *ops;
    void *dst;
    uint32_t have;
    uint32_t arg;
};

/* A stream that has nothing yet. Field by field: gcc 12 turns an initializer into a string
 * instruction, which takes longer than all that is set afterwards. */
static inline void stream_clear(struct stream *s) {
    s->next = NULL;
    s->then = NULL;
    s->in = NULL;
    s->spans = 0;
    s->tail_bytes = 0;
    s->tail[0] = s->tail[1] = 0;
    s->withheld = 0;
    s->aside = NULL;
    s->function = (struct keccak_function){0, 0, 0};
    s->blocks = 0;
    s->secret = s->urgent = s->done = false;
    s->out = NULL;
    s->out_bytes = 0;
    s->sink = NULL;
    s->ops = NULL;
    s->dst = NULL;
    s->have = 0;
    s->arg = 0;
}

struct queue_lane {
    struct stream *s; /* NULL: empty */
    size_t left;      /* bytes of input, tail included, that are not absorbed; then of output */
    size_t used;      /* bytes done of the input part that the cursor is at */
    uint8_t span;     /* the cursor: index of the span, or of the tail after them */
};

struct queue {
    _Alignas(64) uint64_t state[KECCAK_MAX_LANES * KECCAK_WORDS];
    /* By lane, for those that squeeze: where the next block goes, its size, and the blocks until
     * the stream is to be looked at. */
    uint8_t *out[KECCAK_MAX_LANES];
    uint8_t rate[KECCAK_LANE_SLOTS];
    uint8_t wait[KECCAK_LANE_SLOTS];
    struct queue_lane lane[KECCAK_MAX_LANES];
    const struct keccak_ops *ops;
    uint8_t *scratch; /* lane_bytes for each lane */
    size_t lane_bytes;
    /* Masks of lanes. */
    unsigned live;        /* hold a stream */
    unsigned stalled;     /* ... that waits for input */
    unsigned squeezes;    /* ... whose padding is in: each permutation now gives a block */
    unsigned whole;       /* ... all of which is wanted; else less, the end of an output */
    unsigned dirty;       /* empty, and hold what a secret stream left */
    unsigned unset;       /* have no value yet; idle lanes are permuted along with live ones */
    unsigned usable;      /* may take a stream that waits */
    struct stream *first; /* waiting */
    struct stream *last;
};

/* scratch: ops->lanes * lane_bytes bytes, where lane_bytes is at least rate * blocks of every
 * stream that has a sink; the caller wipes nothing of it. */
void qtn_queue_init(struct queue *q, const struct keccak_ops *ops, uint8_t *scratch,
                    size_t lane_bytes);

/* Whether a chain that waits for input from time to time may keep a lane: there are enough others.
 */
static inline bool queue_is_wide(const struct queue *q) {
    return q->ops->lanes >= 4;
}

/* Lanes beside one chain; a spare one is not counted on. */
static inline unsigned queue_other_lanes(const struct queue *q) {
    return q->ops->lanes - 1u - (q->ops->spare != 0 ? 1u : 0u);
}

/* A chain that is queued is about to run beside `streams` of `each` permutations. If fewer lanes
 * than there are have those done when it is, and that costs less, because steps are as full at its
 * end as at its beginning, let only these take streams, until qtn_queue_widen. */
void qtn_queue_narrow(struct queue *q, const struct stream *chain, unsigned streams, unsigned each);

static inline void qtn_queue_widen(struct queue *q) {
    q->usable = (1u << q->ops->lanes) - 1;
}

/* Wait in line. A stream may be added again once it is done. */
void qtn_queue_add(struct queue *q, struct stream *s);

/* All streams that are linked by next, in order; may be NULL. */
void qtn_queue_add_list(struct queue *q, struct stream *s);

/* One, but before all that wait: for a chain that has just become the longest. */
void qtn_queue_add_first(struct queue *q, struct stream *s);

/* The same for one that is not done yet. */
void qtn_queue_run_on(struct queue *q, const struct stream *s);

/* Run until s is done; others stay in flight. s must be in the queue, or be a `then` of one that
 * is, with `done` still false. */
static inline void qtn_queue_run_until(struct queue *q, const struct stream *s) {
    if (!s->done)
        qtn_queue_run_on(q, s);
}

/* Run until nothing is left; nothing may be withheld any more. */
void qtn_queue_run(struct queue *q);

/* Add s and run until nothing is left. */
void qtn_queue_run_with(struct queue *q, struct stream *s);

#endif
