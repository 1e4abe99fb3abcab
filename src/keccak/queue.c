/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The engine; what it promises is in queue.h. FIPS 202, Algorithm 8 (SPONGE), many at a time. */
#include "keccak/queue.h"
#include "common/wipe.h"

#include <assert.h>

/* --- waiting ------------------------------------------------------------------------------- */

static void push_back(struct queue *q, struct stream *s) {
    s->next = NULL;
    if (q->last != NULL)
        q->last->next = s;
    else
        q->first = s;
    q->last = s;
}

static void push_front(struct queue *q, struct stream *s) {
    s->next = q->first;
    q->first = s;
    if (q->last == NULL)
        q->last = s;
}

static struct stream *pop(struct queue *q) {
    struct stream *s = q->first;
    q->first = s->next;
    if (q->first == NULL)
        q->last = NULL;
    return s;
}

/* --- one lane ------------------------------------------------------------------------------ */

static uint64_t *lane_words(struct queue *q, unsigned lane) {
    return q->state + q->ops->offset[lane];
}

static uint8_t *lane_scratch(struct queue *q, unsigned lane) {
    return q->scratch + lane * q->lane_bytes;
}

static void wipe_words(uint64_t *w, size_t stride) {
    for (size_t i = 0; i < KECCAK_WORDS; i++)
        w[stride * i] = 0;
    qtn_wipe(w, sizeof *w); /* its barrier holds for the others too: it names all memory */
}

static void copy_words(uint64_t *to, size_t to_stride, const uint64_t *from, size_t from_stride) {
    for (size_t i = 0; i < KECCAK_WORDS; i++)
        to[to_stride * i] = from[from_stride * i];
}

/* Add a block to the state, or begin a state with it. */
static void put_block(uint64_t *w, size_t stride, const uint8_t *p, size_t rate, bool first) {
    if (first) {
        for (size_t i = 0; i < rate / 8; i++)
            w[stride * i] = load64_le(p + 8 * i);
        for (size_t i = rate / 8; i < KECCAK_WORDS; i++)
            w[stride * i] = 0;
    } else {
        for (size_t i = 0; i < rate / 8; i++)
            w[stride * i] ^= load64_le(p + 8 * i);
    }
}

/* The first n bytes of the lane, at most the rate. */
static void copy_out(uint8_t *out, const uint64_t *w, size_t stride, size_t n) {
    if (QTN_LITTLE_ENDIAN && stride == 1) {
        memcpy(out, w, n);
        return;
    }
    size_t i = 0;
    for (; 8 * (i + 1) <= n; i++)
        store64_le(out + 8 * i, w[stride * i]);
    if (n % 8 != 0) {
        uint8_t word[8];
        store64_le(word, w[stride * i]);
        memcpy(out + 8 * i, word, n % 8);
    }
}

/* The part of the input that the cursor stands in; n is 0 past the end. */
static struct span current(const struct queue_lane *l) {
    const struct stream *s = l->s;
    if (l->span < s->spans)
        return s->in[l->span];
    return (struct span){s->tail, l->span == s->spans ? s->tail_bytes : 0};
}

/* Absorb one block: input while there is any, and the padding where it ends inside the block. */
static void absorb_block(struct queue *q, unsigned lane) {
    struct queue_lane *l = &q->lane[lane];
    const struct stream *s = l->s;
    const size_t rate = s->function.rate;
    const size_t stride = q->ops->stride[lane];
    uint64_t *w = lane_words(q, lane);
    const bool first = l->fresh;
    l->fresh = false;
    l->left -= l->left < rate ? l->left : rate;

    struct span in = current(l);
    if (in.n - l->used >= rate) { /* a whole block of one span: no gathering */
        put_block(w, stride, in.p + l->used, rate, first);
        l->used += rate;
        return;
    }
    uint8_t block[KECCAK_MAX_RATE];
    size_t have = 0;
    for (;;) {
        const size_t left = in.n - l->used;
        const size_t part = left < rate - have ? left : rate - have;
        if (part != 0)
            memcpy(block + have, in.p + l->used, part);
        have += part;
        l->used += part;
        if (have == rate)
            break;
        if (l->span == s->spans) { /* the tail is done too */
            memset(block + have, 0, rate - have);
            block[have] = s->function.suffix;
            block[rate - 1] |= 0x80;
            l->absorbed = true;
            l->used = 0; /* now counts output */
            break;
        }
        l->span++;
        l->used = 0;
        in = current(l);
    }
    put_block(w, stride, block, rate, first);
    if (s->secret)
        qtn_wipe(block, rate);
}

/* Absorb one block if it is there; else the lane owes no permutation until it is. */
static void absorb_or_stall(struct queue *q, unsigned lane) {
    const struct queue_lane *l = &q->lane[lane];
    const struct stream *s = l->s;
    const unsigned bit = 1u << lane;
    if (s->withheld != 0 && l->left < s->withheld + s->function.rate) {
        if ((q->stalled & bit) == 0)
            copy_words(s->aside, 1, lane_words(q, lane), q->ops->stride[lane]);
        q->stalled |= bit;
        return;
    }
    if ((q->stalled & bit) != 0)
        copy_words(lane_words(q, lane), q->ops->stride[lane], s->aside, 1);
    q->stalled &= ~bit;
    absorb_block(q, lane);
}

static void load(struct queue *q, unsigned lane, struct stream *s) {
    struct queue_lane *l = &q->lane[lane];
    l->s = s;
    l->span = 0;
    l->absorbed = false;
    l->got = 0;
    l->want = s->blocks;
    l->used = 0;
    l->fresh = true;
    l->left = s->tail_bytes;
    for (unsigned i = 0; i < s->spans; i++)
        l->left += s->in[i].n;
    q->live |= 1u << lane;
    absorb_or_stall(q, lane);
}

/* After a permutation: take the block that it gave, or absorb the next. True when satisfied. */
static bool advance(struct queue *q, unsigned lane) {
    struct queue_lane *l = &q->lane[lane];
    struct stream *s = l->s;
    if (!l->absorbed) {
        absorb_or_stall(q, lane);
        return false;
    }
    const size_t rate = s->function.rate;
    const uint64_t *w = lane_words(q, lane);
    const size_t stride = q->ops->stride[lane];
    if (s->sink == NULL) {
        const size_t left = s->out_bytes - l->used;
        const size_t part = left < rate ? left : rate;
        copy_out(s->out + l->used, w, stride, part);
        l->used += part;
        return l->used == s->out_bytes;
    }
    uint8_t *scratch = lane_scratch(q, lane);
    copy_out(scratch + l->got * rate, w, stride, rate);
    l->got++;
    if (l->got < l->want)
        return false;
    const bool enough = s->sink(s, scratch, l->got * rate);
    l->got = 0;
    l->want = 1; /* from now on, one block at a time */
    return enough;
}

static void unload(struct queue *q, unsigned lane) {
    struct queue_lane *l = &q->lane[lane];
    struct stream *s = l->s;
    if (s->secret) {
        wipe_words(lane_words(q, lane), q->ops->stride[lane]);
        if (s->sink != NULL)
            qtn_wipe(lane_scratch(q, lane), (size_t)s->blocks * s->function.rate);
    }
    l->s = NULL;
    q->live &= ~(1u << lane);
    s->done = true;
    struct stream *t = s->then;
    while (t != NULL) {
        struct stream *next = t->next;
        t->done = false;
        if (t->urgent)
            push_front(q, t);
        else
            push_back(q, t);
        t = next;
    }
}

/* --- all lanes ----------------------------------------------------------------------------- */

static unsigned lowest(unsigned mask) {
    unsigned i = 0;
    while ((mask >> i & 1u) == 0)
        i++;
    return i;
}

static void permute(struct queue *q, unsigned due) {
    const struct keccak_ops *ops = q->ops;
    while (due != 0) {
        const struct keccak_kernel *k = &ops->kernels[ops->choose(due)];
        const unsigned first = lowest(k->lanes);
        k->permute(q->state + ops->offset[first], ops->stride[first]);
        due &= ~k->lanes;
    }
}

static void step(struct queue *q) {
    for (unsigned lane = 0; lane < q->ops->lanes && q->first != NULL; lane++)
        if (q->lane[lane].s == NULL)
            load(q, lane, pop(q));
    for (unsigned lane = 0; q->stalled >> lane != 0; lane++)
        if ((q->stalled >> lane & 1u) != 0)
            absorb_or_stall(q, lane);
    const unsigned due = q->live & ~q->stalled;
    assert(due != 0);
    permute(q, due);
    for (unsigned lane = 0; due >> lane != 0; lane++)
        if ((due >> lane & 1u) != 0 && advance(q, lane))
            unload(q, lane);
}

void qtn_queue_init(struct queue *q, const struct keccak_ops *ops, uint8_t *scratch,
                    size_t lane_bytes) {
    q->ops = ops;
    q->scratch = scratch;
    q->lane_bytes = lane_bytes;
    q->live = 0;
    q->stalled = 0;
    q->first = NULL;
    q->last = NULL;
    for (unsigned lane = 0; lane < KECCAK_MAX_LANES; lane++)
        q->lane[lane].s = NULL;
    /* Idle lanes are permuted along with live ones: give them a value. */
    memset(q->state, 0, sizeof q->state);
}

static void begin(const struct queue *q, struct stream *s) {
    assert(s->sink == NULL ? s->out_bytes != 0
                           : (size_t)s->blocks * s->function.rate <= q->lane_bytes);
    (void)q;
    s->done = false;
}

void qtn_queue_add(struct queue *q, struct stream *s) {
    begin(q, s);
    push_back(q, s);
}

void qtn_queue_add_first(struct queue *q, struct stream *s) {
    begin(q, s);
    push_front(q, s);
}

void qtn_queue_run_until(struct queue *q, const struct stream *s) {
    while (!s->done) {
        assert(q->live != 0 || q->first != NULL);
        step(q);
    }
}

void qtn_queue_run(struct queue *q) {
    while (q->live != 0 || q->first != NULL)
        step(q);
}

void qtn_queue_run_with(struct queue *q, struct stream *s) {
    qtn_queue_add(q, s);
    qtn_queue_run(q);
}
