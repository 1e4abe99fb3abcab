/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "selection.h"

#include "keccak/ops.h"
#include "summary.h"
#include <quatrain/quatrain.h>
#include <stdio.h>
#include <string.h>

static const unsigned widths[] = {1, 2, 4, 8};
enum { WIDTHS = sizeof widths / sizeof widths[0], TEXT_BYTES = 48 };
static const double NO_LEAD = 0.01;

/* --- kernels -------------------------------------------------------------------------------- */

/* The first n lanes that states are put into, or as many as there are. */
static unsigned first_lanes(const struct keccak_ops *ops, unsigned n) {
    unsigned mask = 0;
    for (unsigned lane = 0; lane < ops->lanes && n; lane++)
        if (!(ops->spare >> lane & 1)) {
            mask |= 1u << lane;
            n--;
        }
    return mask;
}

/* The time of one call; negative where it was not taken. */
static double kernel_ns(const struct suite *s, const struct qtn_backend *backend, unsigned kernel) {
    for (size_t i = 0; i < s->benches; i++) {
        const struct bench *b = &s->bench[i];
        if (b->backend == backend && !strncmp(b->op, "permute-", 8) && b->shape == kernel)
            return b->median_ns;
    }
    return -1;
}

/* The lanes of one call after another, as in "4+4". Returns their time; negative: not taken. */
static double describe(char text[TEXT_BYTES], const struct suite *s,
                       const struct qtn_backend *backend, unsigned states) {
    const struct keccak_ops *ops = backend->keccak;
    double ns = 0;
    size_t n = 0;
    text[0] = 0;
    while (states) {
        unsigned live = first_lanes(ops, states);
        states -= lanes_in(live);
        while (live) {
            const unsigned k = ops->choose(live);
            const double one = kernel_ns(s, backend, k);
            ns = one < 0 || ns < 0 ? -1 : ns + one;
            live &= ~ops->kernels[k].lanes;
            if (n < TEXT_BYTES)
                n += (size_t)snprintf(text + n, TEXT_BYTES - n, "%s%u", n ? "+" : "",
                                      lanes_in(ops->kernels[k].lanes));
        }
    }
    return ns;
}

void selection_print_kernels(const struct suite *s) {
    const struct qtn_backend *columns[SUMMARY_COLUMNS] = {NULL};
    const size_t n = summary_columns(s, columns);
    const int wide = summary_width(s, 8);
    if (!n)
        return;
    printf("\nPermutations of so many states: the lanes of the kernels, one after the other; ns\n"
           "%-*s",
           wide, "backend");
    for (unsigned w = 0; w < WIDTHS; w++)
        printf(" %15u %7s", widths[w], "");
    printf("\n");
    for (size_t c = 0; c < n; c++) {
        printf("%-*s", wide, columns[c]->name);
        for (unsigned w = 0; w < WIDTHS; w++) {
            char text[TEXT_BYTES];
            const double ns = describe(text, s, columns[c], widths[w]);
            printf(" %15s", text);
            if (ns < 0)
                printf(" %7s", "-");
            else
                printf(" %7.0f", ns);
        }
        printf("\n");
    }
}

/* --- the choice ----------------------------------------------------------------------------- */

double selection_ratio(const struct suite *s, const struct qtn_backend *backend, size_t *count) {
    const char *const choice = qtn_backend_at(0);
    double sum = 0;
    *count = 0;
    for (size_t i = 0; i < s->benches; i++) {
        const struct bench *b = &s->bench[i];
        if (!summary_is_operation(b) || !b->backend || strcmp(b->backend->name, choice) != 0)
            continue;
        const struct bench *other = summary_beside(s, b, backend);
        if (!other)
            continue;
        sum += other->median_ns / b->median_ns;
        (*count)++;
    }
    return *count ? sum / (double)*count : 0;
}

const struct qtn_backend *selection_fastest(const struct suite *s) {
    const struct qtn_backend *columns[SUMMARY_COLUMNS] = {NULL}, *fastest = NULL;
    const size_t n = summary_columns(s, columns);
    double best = 1 - NO_LEAD;
    unsigned compared = 0;
    for (size_t c = 0; c < n; c++) {
        size_t count;
        const double ratio = selection_ratio(s, columns[c], &count);
        const bool own = !strcmp(columns[c]->name, qtn_backend_at(0));
        compared += count != 0;
        if (count && (ratio < best || (own && !fastest))) {
            fastest = columns[c];
            best = own ? best : ratio;
        }
    }
    return compared > 1 ? fastest : NULL;
}

void selection_print_verdict(const struct suite *s) {
    const struct qtn_backend *columns[SUMMARY_COLUMNS] = {NULL};
    const size_t n = summary_columns(s, columns);
    const struct qtn_backend *fastest = selection_fastest(s);
    const char *const choice = qtn_backend_at(0);
    if (!fastest)
        return;
    printf(
        "\nThe library's own choice here is %s. Mean time of the same operations on the others:\n",
        choice);
    for (size_t c = 0; c < n; c++) {
        size_t count;
        const double ratio = selection_ratio(s, columns[c], &count);
        if (count && strcmp(columns[c]->name, choice) != 0)
            printf("  %-*s %6.3f of its, over %zu\n", summary_width(s, 8), columns[c]->name, ratio,
                   count);
    }
    if (!strcmp(fastest->name, choice))
        printf("The choice was the fastest.\n");
    else
        printf("The choice was NOT the fastest: %s was. QUATRAIN_BACKEND=%s takes it.\n",
               fastest->name, fastest->name);
}
