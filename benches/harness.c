/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "harness.h"

#include "clock.h"
#include "options.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void *bench_alloc(size_t n) {
    void *p = calloc(1, n);
    if (!p) {
        fputs("quatrain-bench: out of memory\n", stderr);
        exit(1);
    }
    return p;
}

void suite_add(struct suite *s, const struct bench *b) {
    if (!choice_wants(s->choice, b->set, b->op, b->mode))
        return;
    if (s->benches == s->room) {
        s->room = s->room ? 2 * s->room : 64;
        struct bench *more = bench_alloc(s->room * sizeof *more);
        if (s->benches)
            memcpy(more, s->bench, s->benches * sizeof *more);
        free(s->bench);
        s->bench = more;
    }
    struct bench *mine = &s->bench[s->benches++];
    *mine = *b;
    if (!mine->inputs)
        mine->inputs = 1;
    if (!mine->per)
        mine->per = 1;
    if (!mine->count && mine->permutations <= 0)
        mine->permutations = -1;
}

const struct bench *suite_find(const struct suite *s, const char *set, const char *op,
                               const char *policy, const struct qtn_backend *backend) {
    for (size_t i = 0; i < s->benches; i++) {
        const struct bench *b = &s->bench[i];
        if (!strcmp(b->set, set) && !strcmp(b->op, op) && b->backend == backend &&
            (policy ? b->policy && !strcmp(b->policy, policy) : !b->policy))
            return b;
    }
    return NULL;
}

void suite_free(struct suite *s) {
    for (size_t i = 0; i < s->benches; i++)
        free(s->bench[i].ticks);
    free(s->bench);
    memset(s, 0, sizeof *s);
}

static uint64_t timed(struct bench *b, unsigned calls) {
    const uint64_t start = clock_ticks();
    for (unsigned i = 0; i < calls; i++) {
        b->run(b, b->next);
        b->next = b->next + 1 == b->inputs ? 0 : b->next + 1;
    }
    return clock_ticks() - start;
}

/* So many calls to a sample that the clock's step and the reading of it do not matter. */
static void calibrate(struct bench *b, double sample_ticks) {
    qtn_backend_use(b->backend);
    b->run(b, 0);
    b->calls = 1;
    while (!b->mean && b->calls < 1u << 20 && (double)timed(b, b->calls) < sample_ticks)
        b->calls *= 2;
    b->next = 0;
}

static void take_samples(struct bench *b, size_t n) {
    qtn_backend_use(b->backend);
    b->run(b, b->next); /* brings code and data back into the caches */
    for (; n && b->samples < b->wanted; n--)
        b->ticks[b->samples++] = (double)timed(b, b->calls) / b->calls / b->per;
}

static int compare(const void *a, const void *b) {
    const double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

static double median_of_sorted(const double *v, size_t n) {
    return n % 2 ? v[n / 2] : (v[n / 2 - 1] + v[n / 2]) / 2;
}

static void evaluate(struct bench *b) {
    if (!b->mean) {
        qsort(b->ticks, b->samples, sizeof *b->ticks, compare);
        b->median_ticks = median_of_sorted(b->ticks, b->samples);
        b->min_ticks = b->ticks[0];
        return;
    }
    const size_t passes = b->samples / b->inputs;
    double *one = bench_alloc(passes * sizeof *one);
    for (unsigned i = 0; i < b->inputs; i++) {
        for (size_t p = 0; p < passes; p++)
            one[p] = b->ticks[p * b->inputs + i];
        qsort(one, passes, sizeof *one, compare);
        b->median_ticks += median_of_sorted(one, passes) / b->inputs;
        b->min_ticks += one[0] / b->inputs;
    }
    free(one);
}

bool suite_run(struct suite *s) {
    const struct choice *c = s->choice;
    /* Ticks for a first estimate of how long a sample takes. */
    const uint64_t ns = clock_ns(), ticks = clock_ticks();
    while (clock_ns() - ns < 1000000)
        continue;
    const double sample_ticks = (double)(clock_ticks() - ticks) / 1e6 * c->sample_ns;

    for (size_t i = 0; i < s->benches; i++) {
        struct bench *b = &s->bench[i];
        if (b->count)
            b->count(b);
        calibrate(b, sample_ticks);
        b->wanted = b->mean ? (size_t)b->inputs * c->passes : c->rounds;
        b->ticks = bench_alloc(b->wanted * sizeof *b->ticks);
    }
    const uint64_t first_ns = clock_ns(), first_ticks = clock_ticks();
    for (unsigned round = 0; round < c->rounds; round++)
        for (size_t i = 0; i < s->benches; i++)
            take_samples(&s->bench[i], (s->bench[i].wanted + c->rounds - 1) / c->rounds);
    s->ns_per_tick = (double)(clock_ns() - first_ns) / (double)(clock_ticks() - first_ticks);
    qtn_backend_use(NULL);

    for (size_t i = 0; i < s->benches; i++) {
        struct bench *b = &s->bench[i];
        evaluate(b);
        if (b->min_ticks <= 0) {
            fprintf(stderr, "quatrain-bench: %s %s took no time: the clock does not tick\n", b->set,
                    b->op);
            return false;
        }
        b->median_ns = b->median_ticks * s->ns_per_tick;
        b->min_ns = b->min_ticks * s->ns_per_tick;
    }
    return true;
}
