/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "harness.h"

#include "clock.h"
#include "options.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PARTS = 5 }; /* of a run, compared with each other */

void *bench_alloc(size_t n) {
    void *p = calloc(1, n);
    if (!p) {
        fputs("quatrain-bench: out of memory\n", stderr);
        exit(1);
    }
    return p;
}

void suite_add(struct suite *s, const struct bench *b) {
    if (!choice_wants(s->choice, b))
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

static const struct bench *find_kernel(const struct suite *s, const struct qtn_backend *backend,
                                       unsigned index) {
    for (size_t i = 0; i < s->benches; i++) {
        const struct bench *b = &s->bench[i];
        if (!strcmp(b->set, "Keccak") && b->backend == backend && strcmp(b->op, "f1600") != 0 &&
            b->shape == index)
            return b;
    }
    return NULL;
}

double suite_keccak_share(const struct suite *s, const struct bench *b) {
    double ns = 0;
    if (b->steps <= 0)
        return -1;
    for (unsigned i = 0; i <= COUNTING_MAX_KERNELS; i++) {
        if (b->calls[i] <= 0)
            continue;
        const struct bench *k = i < COUNTING_MAX_KERNELS
                                    ? find_kernel(s, b->backend, i)
                                    : suite_find(s, "Keccak", "f1600", NULL, b->backend);
        if (!k)
            return -1;
        ns += b->calls[i] * k->median_ns;
    }
    return ns / b->median_ns;
}

void suite_free(struct suite *s) {
    for (size_t i = 0; i < s->benches; i++)
        free(s->bench[i].ticks);
    free(s->bench);
    memset(s, 0, sizeof *s);
}

void bench_begin(const struct bench *b, const struct qtn_backend *backend) {
    qtn_backend_use(backend);
    if (b->make)
        b->make(b);
}

static uint64_t timed(struct bench *b, unsigned calls) {
    const uint64_t start = clock_ticks();
    for (unsigned i = 0; i < calls; i++) {
        b->run(b, b->next);
        b->next = b->next + 1 == b->inputs ? 0 : b->next + 1;
    }
    return clock_ticks() - start;
}

/* So many calls to a sample that the clock's step and the reading of it do not matter, and so many
 * samples that a long operation does not take the whole run. */
static void calibrate(struct bench *b, const struct choice *c, double ticks_per_ns) {
    bench_begin(b, b->backend);
    b->run(b, 0);
    b->repeats = 1;
    double ticks = (double)timed(b, 1);
    while (!b->mean && b->repeats < 1u << 20 && ticks < c->sample_ns * ticks_per_ns) {
        b->repeats *= 2;
        ticks = (double)timed(b, b->repeats);
    }
    b->next = 0;
    b->wanted = c->rounds;
    if (b->mean)
        b->wanted =
            (size_t)b->inputs * (b->passes && b->passes < c->passes ? b->passes : c->passes);
    else if (ticks * c->rounds > c->line_ns * ticks_per_ns) {
        const double affordable = c->line_ns * ticks_per_ns / ticks;
        b->wanted = affordable > c->fewest ? (size_t)affordable : c->fewest;
    }
}

/* The samples of one round of so many: their number is the same in each, or spread evenly. */
static void take_samples(struct bench *b, size_t round, size_t rounds) {
    const size_t until = b->wanted * (round + 1) / rounds;
    if (b->samples == until)
        return;
    qtn_backend_use(b->backend);
    b->run(b, b->next); /* brings code and data back into the caches */
    while (b->samples < until)
        b->ticks[b->samples++] = (double)timed(b, b->repeats) / b->repeats / b->per;
}

static int compare(const void *a, const void *b) {
    const double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

static double median_of_sorted(const double *v, size_t n) {
    return n % 2 ? v[n / 2] : (v[n / 2 - 1] + v[n / 2]) / 2;
}

static void evaluate_times(struct bench *b) {
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

/* The median of one part of the run; of a mean over inputs, their mean in one pass. */
static double median_of_part(const struct bench *b, size_t part) {
    double sum = 0;
    const size_t first = b->samples * part / PARTS, n = b->samples * (part + 1) / PARTS - first;
    if (b->mean) {
        for (size_t i = 0; i < n; i++)
            sum += b->ticks[first + i];
        return sum / (double)n;
    }
    double *sorted = bench_alloc(n * sizeof *sorted);
    memcpy(sorted, b->ticks + first, n * sizeof *sorted);
    qsort(sorted, n, sizeof *sorted, compare);
    const double median = median_of_sorted(sorted, n);
    free(sorted);
    return median;
}

/* In ticks; the samples are still in the order in which they were taken. */
static double half_range_of_parts(const struct bench *b) {
    double least = 0, most = 0;
    if (b->samples < PARTS || (b->mean && b->samples / b->inputs != PARTS))
        return -1;
    for (size_t part = 0; part < PARTS; part++) {
        const double median = median_of_part(b, part);
        least = part == 0 || median < least ? median : least;
        most = median > most ? median : most;
    }
    return (most - least) / 2;
}

static void evaluate(struct bench *b) {
    const double half = half_range_of_parts(b);
    evaluate_times(b);
    b->spread = half < 0 ? -1 : half / b->median_ticks;
}

bool suite_run(struct suite *s) {
    const struct choice *c = s->choice;
    /* Ticks for a first estimate of how long a sample takes. */
    const uint64_t ns = clock_ns(), ticks = clock_ticks();
    while (clock_ns() - ns < 1000000)
        continue;
    const double ticks_per_ns = (double)(clock_ticks() - ticks) / 1e6;

    for (size_t i = 0; i < s->benches; i++) {
        struct bench *b = &s->bench[i];
        if (b->count)
            b->count(b);
        calibrate(b, c, ticks_per_ns);
        b->ticks = bench_alloc(b->wanted * sizeof *b->ticks);
    }
    const uint64_t first_ns = clock_ns(), first_ticks = clock_ticks();
    for (unsigned round = 0; round < c->rounds; round++)
        for (size_t i = 0; i < s->benches; i++)
            take_samples(&s->bench[i], round, c->rounds);
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
