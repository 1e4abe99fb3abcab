/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "counts.h"

#include "support/counting.h"
#include "support/mldsa_wrap.h"
#include <stdlib.h>

static int compare(const void *a, const void *b) {
    const uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return x < y ? -1 : x > y;
}

/* What one run of b takes with this input on `counted`, a counting backend. */
static struct counts count_one(const struct bench *b, const struct qtn_backend *counted,
                               unsigned i) {
    struct bench copy = *b;
    copy.backend = counted;
    counting_reset();
    b->run(&copy, i);
    return counting_read();
}

/* Adds the calls of one run; there will be n of them. */
static void add_calls(struct bench *b, const struct counts *c, double n) {
    for (unsigned i = 0; i < COUNTING_MAX_KERNELS; i++)
        b->calls[i] += (double)c->kernel[i] / n;
    b->calls[COUNTING_MAX_KERNELS] += (double)c->single / n;
    b->steps += (double)(c->calls + c->single) / n;
}

void count_median(struct bench *b) {
    const double per = b->per;
    uint64_t *permutations = bench_alloc(2 * b->inputs * sizeof *permutations);
    uint64_t *idle = permutations + b->inputs;
    const struct qtn_backend *counted = counting_backend(b->backend);
    bench_begin(b, counted);
    for (unsigned i = 0; i < b->inputs; i++) {
        const struct counts c = count_one(b, counted, i);
        permutations[i] = counting_permutations(&c);
        idle[i] = c.idle;
        add_calls(b, &c, per * b->inputs);
    }
    qtn_backend_use(NULL);
    qsort(permutations, b->inputs, sizeof *permutations, compare);
    qsort(idle, b->inputs, sizeof *idle, compare);
    b->permutations = (double)permutations[b->inputs / 2] / per;
    b->idle = (double)idle[b->inputs / 2] / per;
    b->fewest = (double)permutations[0] / per;
    free(permutations);
}

/* Means of one time over all inputs, through a backend that counts. */
static void add_up(struct bench *b, const struct qtn_backend *counted, double *attempts) {
    const double n = (double)b->inputs * b->per;
    b->permutations = b->idle = 0;
    bench_begin(b, counted);
    for (unsigned i = 0; i < b->inputs; i++) {
        mldsa_wrap_reset();
        const struct counts c = count_one(b, counted, i);
        const struct mldsa_rejections r = mldsa_wrap_read();
        const double permutations = (double)counting_permutations(&c) / b->per;
        b->permutations += permutations / b->inputs;
        b->idle += (double)c.idle / n;
        *attempts += (double)(1 + r.z + r.r0 + r.ct0 + r.hint) / n;
        add_calls(b, &c, n);
        if (i == 0 || permutations < b->fewest)
            b->fewest = permutations;
    }
    qtn_backend_use(NULL);
}

void count_mean(struct bench *b) {
    double attempts = 0;
    add_up(b, counting_backend(b->backend), &attempts);
}

void count_signing(struct bench *b) {
    const struct qtn_backend *watched = mldsa_wrap_backend(b->backend, (qtn_mldsa_set)b->shape);
    b->attempts = 0;
    add_up(b, counting_backend(watched), &b->attempts);
}
