/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Synthetic streams for tests of the queue: any function, input, shape and appetite, with the
 * output that one sponge gives for the same input to hold them against. */
#ifndef QTN_TESTS_STREAMS_H
#define QTN_TESTS_STREAMS_H

#include "keccak/queue.h"

enum {
    JOB_MAX_SPANS = 6,
    JOB_MAX_FIRST = 5, /* blocks of the first call of a sink */
    JOB_MAX_BLOCKS = 10,
    JOB_LANE_BYTES = JOB_MAX_FIRST * KECCAK_MAX_RATE
};

struct job {
    struct stream s;
    struct span span[JOB_MAX_SPANS];
    uint8_t out[JOB_MAX_BLOCKS * KECCAK_MAX_RATE + 8];
    size_t want;       /* bytes of output */
    unsigned calls;    /* of the sink */
    unsigned finished; /* a sink that has enough: when, counted from 1 through all jobs */
};

/* The five rates, each with the suffixes of SHA3 and of SHAKE, and no limit to the output. */
enum { JOB_FUNCTIONS = 10 };
struct keccak_function job_function(unsigned i);

/* A stream that absorbs the n bytes at p, the last `tail` of them (at most 2) as its tail, the rest
 * in one span. Nothing to give yet. */
void job_init(struct job *j, struct keccak_function f, const uint8_t *p, size_t n, unsigned tail);

/* Cut the input, all but the tail, into `spans` pieces at places that follow from the seed; some
 * are empty, and one of these is a NULL. */
void job_cut(struct job *j, unsigned spans, uint64_t seed);

/* `bytes` of output, more than none. */
void job_give_bytes(struct job *j, size_t bytes);

/* Output to a sink: `first` blocks at once, and then one at a time until it has `blocks`. */
void job_give_blocks(struct job *j, unsigned first, unsigned blocks);

/* A random one of all that, on input bytes from the pool. */
void job_random(struct job *j, const uint8_t *pool, size_t pool_bytes, uint64_t *rng);

/* FIPS 202: how often the sponge permutes for it. */
unsigned job_permutations(const struct job *j);

/* The test fails where the stream is not done or its output is not the single sponge's. */
void job_check(const struct job *j, const char *what);

/* Begin to count `finished` anew. */
void job_restart_clock(void);

/* Every table of kernels that can run here: the ones of tests/support/lanes.h, then those of the
 * library's backends. NULL past the end. */
const struct keccak_ops *keccak_table(unsigned i);

#endif
