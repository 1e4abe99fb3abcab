/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "report.h"

#include "clock.h"
#include "machine.h"
#include "options.h"
#include "profile.h"
#include "selection.h"
#include "summary.h"
#include "yardstick.h"
#include <quatrain/quatrain.h>
#include <stdio.h>
#include <string.h>

static const char *backend_name(const struct bench *b) {
    return b->backend ? b->backend->name : "-";
}

static bool is_matrix(const struct bench *b) {
    return b->policy != NULL;
}

static bool is_kernel(const struct bench *b) {
    return !strcmp(b->mode, "kernel") || !strcmp(b->mode, "yardstick");
}

static bool is_operation(const struct bench *b) {
    return !is_matrix(b) && !is_kernel(b);
}

static bool has(const struct suite *s, bool (*wanted)(const struct bench *b)) {
    for (size_t i = 0; i < s->benches; i++)
        if (wanted(&s->bench[i]))
            return true;
    return false;
}

/* A count in a column of 7, whole or with one decimal, or "-" where it is not known. */
static void print_count(double n) {
    if (n < 0)
        printf(" %7s", "-");
    else
        printf(" %7.*f", n == (double)(long)n ? 0 : 1, n);
}

static void print_percent(double share, int decimals) {
    if (share < 0)
        printf(" %7s", "-");
    else
        printf(" %6.*f%%", decimals, 100 * share);
}

static void print_yardsticks(const struct bench *b, double yardstick) {
    if (yardstick > 0)
        printf(" %10.2f", b->median_ns / yardstick);
    else
        printf(" %10s", "-");
}

void report_list(const struct suite *s) {
    for (size_t i = 0; i < s->benches; i++) {
        const struct bench *b = &s->bench[i];
        printf("%s %s %s %s%s%s\n", b->set, b->op, backend_name(b), b->mode, b->policy ? " " : "",
               b->policy ? b->policy : "");
    }
}

static void print_head(const struct suite *s, double yardstick) {
    const struct choice *c = s->choice;
    printf("quatrain %s, commit %s\n%s; %s\n%s\n", qtn_version(), machine_commit(), machine_cpu(),
           machine_features(), machine_compiler());
    printf("backends here:");
    for (size_t i = 0; qtn_backend_at(i); i++)
        printf(" %s", qtn_backend_at(i));
    printf("; in use: %s (%s)\n", qtn_backend_name(), qtn_backend_reason());
    printf("ticks of %s, %.4f ns each\n", clock_name(), s->ns_per_tick);
    if (yardstick > 0)
        printf("yardstick: one Keccak permutation of %s, %.1f ns\n", yardstick_version(),
               yardstick);
    printf("%u samples a line; signing: %u messages, %u time%s each%s\n", c->rounds, c->messages,
           c->passes, c->passes == 1 ? "" : "s", c->quick ? " (--quick: not for comparisons)" : "");
}

static void print_operations(const struct suite *s, double yardstick) {
    const int wide = summary_width(s, 8);
    printf("\n%-11s %-7s %-9s %-*s %10s %7s %10s %10s %9s %10s %7s %7s %7s %7s %8s\n", "set", "op",
           "mode", wide, "backend", "median ns", "spread", "min ns", "ticks", "ops/s", "yardsticks",
           "live", "idle", "steps", "keccak", "attempts");
    for (size_t i = 0; i < s->benches; i++) {
        const struct bench *b = &s->bench[i];
        if (!is_operation(b))
            continue;
        printf("%-11s %-7s %-9s %-*s %10.0f", b->set, b->op, b->mode, wide, backend_name(b),
               b->median_ns);
        print_percent(b->spread, 1);
        printf(" %10.0f %10.0f %9.0f", b->min_ns, b->median_ticks, 1e9 / b->median_ns);
        print_yardsticks(b, yardstick);
        print_count(b->permutations);
        print_count(b->permutations < 0 ? -1 : b->idle);
        print_count(b->steps > 0 ? b->steps : -1);
        print_percent(suite_keccak_share(s, b), 0);
        if (b->attempts >= 0)
            printf(" %8.2f", b->attempts);
        printf("\n");
    }
}

/* By how much b differs from the same matrix under another policy, in time and permutations. */
static void print_delta(const struct suite *s, const struct bench *b, const char *policy) {
    const struct bench *other = suite_find(s, b->set, b->op, policy, b->backend);
    if (!other)
        printf(" %9s %6s", "-", "-");
    else
        printf(" %+8.1f%% %+6.0f", 100 * (b->median_ns / other->median_ns - 1),
               b->permutations + b->idle - other->permutations - other->idle);
}

static void print_matrix(const struct suite *s, double yardstick) {
    const int wide = summary_width(s, 8);
    printf("\nSampling of the matrix A, by policy; all = live + idle permutations\n"
           "%-11s %-7s %-*s %10s %7s %10s %10s %10s %6s %6s %6s %16s %16s\n",
           "set", "policy", wide, "backend", "median ns", "spread", "min ns", "ticks", "yardsticks",
           "live", "idle", "all", "against double", "against quad");
    for (size_t i = 0; i < s->benches; i++) {
        const struct bench *b = &s->bench[i];
        if (!is_matrix(b))
            continue;
        printf("%-11s %-7s %-*s %10.0f", b->set, b->policy, wide, backend_name(b), b->median_ns);
        print_percent(b->spread, 1);
        printf(" %10.0f %10.0f", b->min_ns, b->median_ticks);
        print_yardsticks(b, yardstick);
        printf(" %6.0f %6.0f %6.0f", b->permutations, b->idle, b->permutations + b->idle);
        print_delta(s, b, "double");
        print_delta(s, b, "quad");
        printf("\n");
    }
}

static void print_kernels(const struct suite *s, double yardstick) {
    const int wide = summary_width(s, 12);
    printf("\n%-8s %-19s %-*s %10s %10s %10s %10s\n", "kernel", "", wide, "backend", "median ns",
           "min ns", "ticks", "yardsticks");
    for (size_t i = 0; i < s->benches; i++) {
        const struct bench *b = &s->bench[i];
        if (!is_kernel(b))
            continue;
        printf("%-8s %-19s %-*s %10.1f %10.1f %10.1f", b->set, b->op, wide, backend_name(b),
               b->median_ns, b->min_ns, b->median_ticks);
        print_yardsticks(b, yardstick);
        printf("\n");
    }
}

void report_print(const struct suite *s) {
    const double yardstick = yardstick_ns(s);
    print_head(s, yardstick);
    selection_print_kernels(s);
    if (has(s, is_operation)) {
        summary_print(s);
        selection_print_verdict(s);
        print_operations(s, yardstick);
    }
    if (has(s, is_matrix))
        print_matrix(s, yardstick);
    if (has(s, is_kernel))
        print_kernels(s, yardstick);
    if (s->choice->profile)
        profile_print(s);
}
