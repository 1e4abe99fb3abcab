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

void count_median(struct bench *b) {
    uint64_t *permutations = bench_alloc(2 * b->inputs * sizeof *permutations);
    uint64_t *idle = permutations + b->inputs;
    const struct qtn_backend *counted = counting_backend(b->backend);
    qtn_backend_use(counted);
    for (unsigned i = 0; i < b->inputs; i++) {
        const struct counts c = count_one(b, counted, i);
        permutations[i] = counting_permutations(&c);
        idle[i] = c.idle;
    }
    qtn_backend_use(NULL);
    qsort(permutations, b->inputs, sizeof *permutations, compare);
    qsort(idle, b->inputs, sizeof *idle, compare);
    b->permutations = (double)permutations[b->inputs / 2];
    b->idle = (double)idle[b->inputs / 2];
    b->fewest = (double)permutations[0];
    free(permutations);
}

void count_signing(struct bench *b) {
    const struct qtn_backend *watched = mldsa_wrap_backend(b->backend, (qtn_mldsa_set)b->shape);
    const struct qtn_backend *counted = counting_backend(watched);
    const double n = b->inputs;
    b->permutations = b->idle = b->attempts = 0;
    qtn_backend_use(counted);
    for (unsigned i = 0; i < b->inputs; i++) {
        mldsa_wrap_reset();
        const struct counts c = count_one(b, counted, i);
        const struct mldsa_rejections r = mldsa_wrap_read();
        const double permutations = (double)counting_permutations(&c);
        b->permutations += permutations / n;
        b->idle += (double)c.idle / n;
        b->attempts += (double)(1 + r.z + r.r0 + r.ct0 + r.hint) / n;
        if (i == 0 || permutations < b->fewest)
            b->fewest = permutations;
    }
    qtn_backend_use(NULL);
}
