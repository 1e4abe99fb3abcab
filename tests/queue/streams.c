/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "streams.h"

#include "support/cmocka_all.h"
#include "support/hex.h"
#include "support/lanes.h"
#include "support/rng.h"
#include <quatrain/backend.h>
#include <string.h>

static unsigned clock_now;

void job_restart_clock(void) {
    clock_now = 0;
}

struct keccak_function job_function(unsigned i) {
    static const uint8_t rates[JOB_FUNCTIONS / 2] = {168, 144, 136, 104, 72};
    return (struct keccak_function){.rate = rates[i / 2], .suffix = i % 2 ? 0x1f : 0x06};
}

void job_init(struct job *j, struct keccak_function f, const uint8_t *p, size_t n, unsigned tail) {
    memset(j, 0, sizeof *j);
    memset(j->out, 0xa5, sizeof j->out);
    assert_true(tail <= 2 && tail <= n);
    j->span[0] = (struct span){p, n - tail};
    j->s.in = j->span;
    j->s.spans = 1;
    j->s.tail_bytes = (uint8_t)tail;
    for (unsigned i = 0; i < tail; i++)
        j->s.tail[i] = p[n - tail + i];
    j->s.function = f;
}

void job_cut(struct job *j, unsigned spans, uint64_t seed) {
    const uint8_t *p = j->span[0].p;
    size_t left = j->span[0].n;
    assert_true(spans <= JOB_MAX_SPANS && (spans != 0 || left == 0));
    for (unsigned i = 0; i < spans; i++) {
        size_t n = left;
        if (i + 1 < spans) {
            const uint64_t r = test_next(&seed);
            n = r % 3 == 0 ? 0 : (size_t)(r / 3) % (left + 1);
        }
        j->span[i] = (struct span){n == 0 && seed % 2 ? NULL : p, n};
        p += n;
        left -= n;
    }
    j->s.spans = (uint8_t)spans;
}

void job_give_bytes(struct job *j, size_t bytes) {
    assert_true(bytes != 0 && bytes < sizeof j->out);
    j->want = bytes;
    j->s.out = j->out;
    j->s.out_bytes = bytes;
}

/* One struct holds the other, so the stream's address leads to the job's. */
static bool take(struct stream *s, const uint8_t *p, size_t n) {
    struct job *j = s->dst;
    const size_t rate = s->function.rate;
    assert_int_equal(n, j->calls == 0 ? s->blocks * rate : rate);
    assert_int_equal(s->have + n <= j->want, 1);
    j->calls++;
    memcpy(j->out + s->have, p, n);
    s->have += (uint32_t)n;
    if (s->have < j->want)
        return false;
    j->finished = ++clock_now;
    return true;
}

void job_give_blocks(struct job *j, unsigned first, unsigned blocks) {
    assert_true(first >= 1 && first <= JOB_MAX_FIRST && first <= blocks);
    assert_true(blocks <= JOB_MAX_BLOCKS);
    j->want = (size_t)blocks * j->s.function.rate;
    j->s.sink = take;
    j->s.dst = j;
    j->s.blocks = (uint8_t)first;
    j->s.have = 0;
}

void job_random(struct job *j, const uint8_t *pool, size_t pool_bytes, uint64_t *rng) {
    const struct keccak_function f = job_function((unsigned)(test_next(rng) % JOB_FUNCTIONS));
    /* Half of the lengths lie within two bytes of a block boundary. */
    size_t n = (size_t)(test_next(rng) % (3u * f.rate + 3));
    if (test_next(rng) % 2) {
        n = (size_t)(test_next(rng) % 4) * f.rate + (size_t)(test_next(rng) % 5);
        n = n < 2 ? 0 : n - 2;
    }
    const unsigned tail = (unsigned)(test_next(rng) % 3);
    const size_t at = (size_t)(test_next(rng) % (pool_bytes - n));
    job_init(j, f, pool + at, n, tail <= n ? tail : 0);
    job_cut(j, 1 + (unsigned)(test_next(rng) % JOB_MAX_SPANS), test_next(rng));
    j->s.secret = test_next(rng) % 2;
    if (test_next(rng) % 2) {
        job_give_bytes(j, 1 + (size_t)(test_next(rng) % (3u * f.rate)));
    } else {
        const unsigned first = 1 + (unsigned)(test_next(rng) % JOB_MAX_FIRST);
        const unsigned more = test_next(rng) % 4 ? 0 : (unsigned)(test_next(rng) % 4);
        job_give_blocks(j, first, first + more);
    }
}

static size_t input_bytes(const struct job *j) {
    size_t n = j->s.tail_bytes;
    for (unsigned i = 0; i < j->s.spans; i++)
        n += j->span[i].n;
    return n;
}

unsigned job_permutations(const struct job *j) {
    const size_t rate = j->s.function.rate;
    const size_t absorbed = input_bytes(j) / rate + 1;
    const size_t squeezed = (j->want + rate - 1) / rate;
    return (unsigned)(absorbed + squeezed - 1);
}

void job_check(const struct job *j, const char *what) {
    uint8_t want[sizeof j->out];
    struct sponge sponge;
    qtn_sponge_init(&sponge, j->s.function);
    for (unsigned i = 0; i < j->s.spans; i++)
        assert_int_equal(qtn_sponge_absorb(&sponge, &qtn_keccak_ref, j->span[i].p, j->span[i].n),
                         QTN_OK);
    assert_int_equal(qtn_sponge_absorb(&sponge, &qtn_keccak_ref, j->s.tail, j->s.tail_bytes),
                     QTN_OK);
    assert_int_equal(qtn_sponge_squeeze(&sponge, &qtn_keccak_ref, want, j->want), QTN_OK);
    assert_true(j->s.done);
    assert_bytes_equal(what, j->out, want, j->want);
    assert_bytes_are(what, j->out + j->want, sizeof j->out - j->want, 0xa5);
}

const struct keccak_ops *keccak_table(unsigned i) {
    static const unsigned widths[] = {1, 2, 4, 5, 8};
    for (enum lanes_cost cost = LANES_FULL; cost <= LANES_MEASURED; cost++)
        for (size_t w = 0; w < sizeof widths / sizeof widths[0]; w++) {
            const struct qtn_backend *backend = lanes_backend(widths[w], cost);
            if (backend && i-- == 0)
                return backend->keccak;
        }
    const char *name = qtn_backend_at(i);
    if (!name)
        return NULL;
    assert_int_equal(qtn_backend_select(name), QTN_OK);
    const struct keccak_ops *ops = qtn_backend_active()->keccak;
    assert_int_equal(qtn_backend_select(NULL), QTN_OK);
    return ops;
}
