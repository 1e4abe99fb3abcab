/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The engine; what it promises is in queue.h. FIPS 202, Algorithm 8 (SPONGE), many at a time. */
#include "keccak/queue.h"
#include "common/compiler.h"
#include "common/wipe.h"
#include "keccak/queue_steps.h"

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

/* --- one lane ------------------------------------------------------------------------------ */

static uint64_t *lane_words(struct queue *q, unsigned lane) {
    return q->state + q->ops->offset[lane];
}

static uint8_t *lane_scratch(struct queue *q, unsigned lane) {
    return q->scratch + lane * q->lane_bytes;
}

static void copy_words(uint64_t *out, size_t out_stride, const uint64_t *in, size_t in_stride) {
    for (size_t i = 0; i < KECCAK_WORDS; i++)
        out[out_stride * i] = in[in_stride * i];
}

/* The first n bytes of the lane, at most the rate. */
static void copy_out(uint8_t *out, const uint64_t *w, size_t stride, size_t n) {
    for (; n >= 8; n -= 8, out += 8, w += stride)
        store64_le(out, *w);
    for (uint64_t x = *w; n != 0; n--, x >>= 8)
        *out++ = (uint8_t)x;
}

/* The input is in, all but the permutation of its last block. Whether all of the first block of
 * output is wanted. */
static bool begin_output(struct queue *q, unsigned lane) {
    struct queue_lane *l = &q->lane[lane];
    const struct stream *s = l->s;
    if (s->sink != NULL) {
        q->out[lane] = lane_scratch(q, lane);
        q->wait[lane] = s->blocks;
        return true;
    }
    q->out[lane] = s->out;
    q->wait[lane] = 1;
    l->left = s->out_bytes;
    return l->left >= s->function.rate;
}

/* The part of the input that the cursor stands in; n is 0 past the end. */
static struct span current(const struct queue_lane *l) {
    const struct stream *s = l->s;
    if (l->span < s->spans)
        return s->in[l->span];
    return (struct span){s->tail, l->span == s->spans ? s->tail_bytes : 0};
}

/* Absorb a block that does not lie in one span, with the padding if the input ends in it. Rare, so
 * not a part of its caller. */
QTN_NOINLINE static void absorb_gathered(struct queue *q, unsigned lane) {
    struct queue_lane *l = &q->lane[lane];
    const struct stream *s = l->s;
    const size_t rate = s->function.rate;
    const unsigned bit = 1u << lane;
    uint8_t block[KECCAK_MAX_RATE];
    const uint8_t *blocks[KECCAK_MAX_LANES];
    bool end = false;
    size_t have = 0;
    while (!end) {
        const struct span in = current(l);
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
            end = true;
        }
        l->span++;
        l->used = 0;
    }
    blocks[lane] = block;
    q->ops->absorb(q->ops, q->state, bit, blocks, q->rate);
    if (s->secret)
        qtn_wipe(block, rate);
    if (end) {
        q->squeezes |= bit;
        q->whole |= begin_output(q, lane) ? bit : 0;
    }
}

/* Whether the next block is there; else the lane owes no permutation until it is. */
static bool has_block(struct queue *q, unsigned lane) {
    const struct queue_lane *l = &q->lane[lane];
    const struct stream *s = l->s;
    const unsigned bit = 1u << lane;
    if (s->withheld != 0 && l->left < s->withheld + s->function.rate) {
        if ((q->stalled & bit) == 0)
            copy_words(s->aside, 1, lane_words(q, lane), q->ops->stride[lane]);
        q->stalled |= bit;
        return false;
    }
    if ((q->stalled & bit) != 0)
        copy_words(lane_words(q, lane), q->ops->stride[lane], s->aside, 1);
    q->stalled &= ~bit;
    return true;
}

/* Absorb one block in each of these lanes, or stall. */
static void absorb(struct queue *q, unsigned lanes) {
    const uint8_t *block[KECCAK_MAX_LANES];
    unsigned whole = 0;
    for (; lanes != 0; lanes &= lanes - 1) {
        const unsigned lane = lowest_lane(lanes);
        if (!has_block(q, lane))
            continue;
        struct queue_lane *l = &q->lane[lane];
        const size_t rate = q->rate[lane];
        const struct span in = current(l);
        l->left -= l->left < rate ? l->left : rate;
        if (in.n - l->used < rate) {
            absorb_gathered(q, lane);
            continue;
        }
        block[lane] = in.p + l->used;
        l->used += rate;
        whole |= 1u << lane;
    }
    if (whole != 0)
        q->ops->absorb(q->ops, q->state, whole, block, q->rate);
}

/* Whether the input is one span of whole words that fits a seed with its tail. */
static bool is_short(const struct stream *s) {
    return s->spans == 1 && s->withheld == 0 && s->in->n % 8 == 0 &&
           s->in->n <= 8 * KECCAK_SEED_WORDS && s->in->n < s->function.rate && s->in->n != 0;
}

/* The whole of such an input. */
static struct keccak_seed seed_of(const struct stream *s) {
    const unsigned n = s->tail_bytes;
    uint64_t last = (uint64_t)s->function.suffix << (8 * n);
    last |= n > 0 ? s->tail[0] : 0u;
    last |= n > 1 ? (uint64_t)s->tail[1] << 8 : 0u;
    return (struct keccak_seed){s->in->p, last, (uint8_t)(s->in->n / 8), s->function.rate};
}

/* Zeros, as long as most seeds are. */
static struct keccak_seed empty_seed(void) {
    static const uint8_t zeros[32];
    return (struct keccak_seed){zeros, 0, sizeof zeros / 8, 0};
}

/* After the permutation of a lane that squeezes, and after its block was copied if it was a whole
 * one. True when the stream has enough. */
static bool look(struct queue *q, unsigned lane) {
    struct queue_lane *l = &q->lane[lane];
    struct stream *s = l->s;
    const size_t rate = q->rate[lane];
    if (s->sink != NULL) {
        uint8_t *scratch = lane_scratch(q, lane);
        const size_t n = (size_t)(q->out[lane] - scratch) + rate;
        q->out[lane] = scratch;
        q->wait[lane] = 1; /* from now on, one block at a time */
        return s->sink(s, scratch, n);
    }
    q->wait[lane] = 1;
    if (l->left < rate) {
        copy_out(q->out[lane], lane_words(q, lane), q->ops->stride[lane], l->left);
        return true;
    }
    q->out[lane] += rate;
    l->left -= rate;
    if (l->left < rate)
        q->whole &= ~(1u << lane);
    return l->left == 0;
}

static void start_next(struct queue *q, struct stream *t) {
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

/* The lane counts as live until the end of the step. */
static void finish(struct queue *q, unsigned lane) {
    struct stream *s = q->lane[lane].s;
    if (s->secret) {
        q->dirty |= 1u << lane;
        if (s->sink != NULL)
            qtn_wipe(lane_scratch(q, lane), (size_t)s->blocks * s->function.rate);
    }
    q->lane[lane].s = NULL;
    s->done = true;
    start_next(q, s->then);
}

/* --- all lanes ----------------------------------------------------------------------------- */

/* Streams that wait take the empty lanes of the mask; there is at least one of both. */
static void fill(struct queue *q, unsigned empty) {
    struct keccak_seed seed[KECCAK_MAX_LANES];
    struct stream *s = q->first;
    unsigned fresh = 0, squeezes = 0, whole = 0;
    for (; empty != 0 && s != NULL; empty &= empty - 1, s = s->next) {
        const unsigned lane = lowest_lane(empty), bit = 1u << lane;
        struct queue_lane *l = &q->lane[lane];
        fresh |= bit;
        l->s = s;
        q->rate[lane] = s->function.rate;
        if (is_short(s)) {
            seed[lane] = seed_of(s);
            squeezes |= bit;
            whole |= begin_output(q, lane) ? bit : 0;
        } else {
            seed[lane] = empty_seed();
            l->span = 0;
            l->used = 0;
            l->left = s->tail_bytes;
            for (unsigned i = 0; i < s->spans; i++)
                l->left += s->in[i].n;
        }
    }
    q->first = s;
    if (s == NULL)
        q->last = NULL;
    q->unset &= ~fresh;
    for (unsigned m = q->unset; m != 0; m &= m - 1)
        seed[lowest_lane(m)] = empty_seed();
    q->ops->begin(q->ops, q->state, fresh | q->unset, seed);
    q->unset = 0;
    q->live |= fresh;
    q->dirty &= ~fresh;
    q->squeezes |= squeezes;
    q->whole |= whole;
    if (fresh != squeezes)
        absorb(q, fresh & ~squeezes);
}

static void load_waiting(struct queue *q) {
    const unsigned empty = q->usable & ~q->live, spare = empty & q->ops->spare;
    if ((empty & ~spare) != 0)
        fill(q, empty & ~spare);
    if (spare != 0 && q->first != NULL && q->first == q->last && qtn_queue_spare_pays(q, q->first))
        fill(q, spare);
}

static void permute(struct queue *q, unsigned due) {
    const struct keccak_ops *ops = q->ops;
    while (due != 0) {
        const struct keccak_kernel *k = &ops->kernels[ops->choose(due)];
        const unsigned first = lowest_lane(k->lanes);
        k->permute(q->state + ops->offset[first], ops->stride[first]);
        due &= ~k->lanes;
    }
}

static void step(struct queue *q) {
    const struct keccak_ops *ops = q->ops;
    if (q->first != NULL)
        load_waiting(q);
    if (q->stalled != 0)
        absorb(q, q->stalled);
    const unsigned due = q->live & ~q->stalled;
    assert(due != 0);
    permute(q, due);

    unsigned out = due & q->squeezes;
    if ((out & q->whole) != 0)
        ops->squeeze(ops, q->state, out & q->whole, q->out, q->rate);
    if (due != out)
        absorb(q, due & ~out);
    unsigned gone = 0;
    for (; out != 0; out &= out - 1) {
        const unsigned lane = lowest_lane(out);
        if (--q->wait[lane] != 0) {
            q->out[lane] += q->rate[lane];
        } else if (look(q, lane)) {
            finish(q, lane);
            gone |= 1u << lane;
        }
    }
    q->live &= ~gone;
    q->squeezes &= ~gone;
    q->whole &= ~gone;
}

/* Before control goes back: zero the lanes of secret streams that nothing has used since. */
QTN_NOINLINE static void wipe_lanes(struct queue *q) {
    struct keccak_seed nothing[KECCAK_MAX_LANES];
    for (unsigned m = q->dirty; m != 0; m &= m - 1)
        nothing[lowest_lane(m)] = empty_seed();
    q->ops->begin(q->ops, q->state, q->dirty, nothing);
    q->dirty = 0;
}

void qtn_queue_init(struct queue *q, const struct keccak_ops *ops, uint8_t *scratch,
                    size_t lane_bytes) {
    q->ops = ops;
    q->scratch = scratch;
    q->lane_bytes = lane_bytes;
    q->live = 0;
    q->stalled = 0;
    q->squeezes = 0;
    q->whole = 0;
    q->dirty = 0;
    q->unset = (1u << ops->lanes) - 1;
    q->usable = q->unset;
    memset(q->rate, 0, sizeof q->rate);
    q->first = NULL;
    q->last = NULL;
    for (unsigned lane = 0; lane < KECCAK_MAX_LANES; lane++)
        q->lane[lane].s = NULL;
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

void qtn_queue_add_list(struct queue *q, struct stream *s) {
    while (s != NULL) {
        struct stream *next = s->next;
        qtn_queue_add(q, s);
        s = next;
    }
}

void qtn_queue_add_first(struct queue *q, struct stream *s) {
    begin(q, s);
    push_front(q, s);
}

void qtn_queue_run_on(struct queue *q, const struct stream *s) {
    do {
        assert(q->live != 0 || q->first != NULL);
        step(q);
    } while (!s->done);
    if (q->dirty != 0)
        wipe_lanes(q);
}

void qtn_queue_run(struct queue *q) {
    while (q->live != 0 || q->first != NULL)
        step(q);
    if (q->dirty != 0)
        wipe_lanes(q);
}

void qtn_queue_run_with(struct queue *q, struct stream *s) {
    qtn_queue_add(q, s);
    qtn_queue_run(q);
}
