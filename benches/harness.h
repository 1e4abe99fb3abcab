/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* A list of things to time, and the timing of all of them at once: round after round takes a few
 * samples of each, so that whatever else the machine does falls on all of them alike, and two lines
 * of one run can be compared. */
#ifndef QTN_BENCHES_HARNESS_H
#define QTN_BENCHES_HARNESS_H

#include "common/backend.h"
#include "phases.h"
#include "support/counting.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct bench {
    /* What it is. Texts must stay. */
    const char *set;                   /* "ML-KEM-768", or the family of a kernel */
    const char *op;                    /* "encaps" */
    const char *mode;                  /* "oneshot", "prepared", "batch-8", "kernel", "yardstick" */
    const char *policy;                /* of matrix sampling; else NULL */
    const struct qtn_backend *backend; /* put in use before every call; NULL: not ours */

    /* How to do it once, with input 0 <= i < inputs. Inputs are many where time depends on them, so
     * that neither luck nor a branch predictor decides. */
    void (*run)(const struct bench *b, unsigned i);
    /* Before the first run on a backend, where something is bound to it; or NULL. */
    void (*make)(const struct bench *b);
    unsigned inputs;
    void *arg;       /* for run */
    unsigned shape;  /* for run: a dimension, an index into a table */
    unsigned per;    /* times are divided by this: how often one call does it */
    bool mean;       /* take median and minimum for each input, then their means over the inputs */
    unsigned passes; /* where mean: over the inputs; 0: as many as the choice says */

    /* How to count permutations, apart from timing; NULL: not counted. Sets what follows, all of it
     * for one time as above. */
    void (*count)(struct bench *b);
    double permutations; /* of lanes that owed one; negative: unknown */
    double idle;         /* lanes permuted for nothing */
    double fewest;       /* permutations of the input that needs fewest */
    double attempts;     /* of signing; negative: does not apply */
    double steps;        /* calls of kernels, single permutations included; 0: not counted */
    double calls[COUNTING_MAX_KERNELS + 1]; /* the same by kernel; the last are f1600's */

    /* Results, for one time. */
    double median_ticks, min_ticks, median_ns, min_ns;
    double spread; /* half the range of the medians of five parts of the run, relative to the median
                      of all; negative: too few samples */

    /* By profile.h, where asked for: */
    double phase_ns[PHASES];
    bool profiled;

    /* The harness's own. */
    unsigned repeats; /* calls in one sample */
    unsigned next;    /* input */
    size_t samples, wanted;
    double *ticks;
};

struct choice; /* options.h */

struct suite {
    const struct choice *choice;
    struct bench *bench;
    size_t benches, room;
    double ns_per_tick;
};

/* Add a copy where the choice asks for it. */
void suite_add(struct suite *s, const struct bench *b);

/* Count, then time, everything in the list. Returns false, with a message on stderr, where a time
 * comes out as zero. */
bool suite_run(struct suite *s);

/* The line with these names, or NULL. policy may be NULL. */
const struct bench *suite_find(const struct suite *s, const char *set, const char *op,
                               const char *policy, const struct qtn_backend *backend);

/* The share of b's time that its permutations take by the times of the kernels' own lines; negative
 * where those are not in the list or b's permutations were not counted. */
double suite_keccak_share(const struct suite *s, const struct bench *b);

/* Put a backend in use and make for it what b needs. */
void bench_begin(const struct bench *b, const struct qtn_backend *backend);

void suite_free(struct suite *s);

/* Ends the program where there is no memory. */
void *bench_alloc(size_t n);

#endif
