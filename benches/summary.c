/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "summary.h"

#include <stdio.h>
#include <string.h>

enum { MAX_COLUMNS = 8 };

static bool is_operation(const struct bench *b) {
    return !b->policy && strcmp(b->mode, "kernel") != 0 && strcmp(b->mode, "yardstick") != 0;
}

/* The backends in the order of the list. */
static size_t find_columns(const struct suite *s, const struct qtn_backend *columns[MAX_COLUMNS]) {
    size_t n = 0;
    for (size_t i = 0; i < s->benches; i++) {
        const struct qtn_backend *b = s->bench[i].backend;
        size_t c = 0;
        while (c < n && columns[c] != b)
            c++;
        if (b && c == n && n < MAX_COLUMNS)
            columns[n++] = b;
    }
    return n;
}

/* The same operation on another backend. */
static const struct bench *beside(const struct suite *s, const struct bench *b,
                                  const struct qtn_backend *backend) {
    for (size_t i = 0; i < s->benches; i++) {
        const struct bench *other = &s->bench[i];
        if (is_operation(other) && other->backend == backend && !strcmp(other->set, b->set) &&
            !strcmp(other->op, b->op) && !strcmp(other->mode, b->mode))
            return other;
    }
    return NULL;
}

static void print_line(const struct suite *s, const struct bench *b,
                       const struct qtn_backend *const *columns, size_t n) {
    const struct bench *first = beside(s, b, columns[0]);
    printf("%-11s %-7s %-9s", b->set, b->op, b->mode);
    for (size_t c = 0; c < n; c++) {
        const struct bench *mine = beside(s, b, columns[c]);
        if (!mine)
            printf(" %10s", "-");
        else
            printf(" %10.0f", mine->median_ns);
        if (c == 0)
            continue;
        if (!mine || !first)
            printf(" %7s", "-");
        else
            printf(" %6.2fx", first->median_ns / mine->median_ns);
    }
    printf("\n");
}

void summary_print(const struct suite *s) {
    const struct qtn_backend *columns[MAX_COLUMNS] = {NULL};
    const size_t n = find_columns(s, columns);
    if (!n)
        return;
    printf("\nMedian ns of one operation, and how many times as fast as %s\n%-11s %-7s %-9s",
           columns[0]->name, "set", "op", "mode");
    for (size_t c = 0; c < n; c++)
        printf(c ? " %10s %7s" : " %10s", columns[c]->name, "");
    printf("\n");
    for (size_t i = 0; i < s->benches; i++) {
        const struct bench *b = &s->bench[i];
        size_t c = 0;
        while (c < n && !beside(s, b, columns[c]))
            c++;
        /* Each operation once: where its first backend has it. */
        if (is_operation(b) && c < n && b->backend == columns[c])
            print_line(s, b, columns, n);
    }
}
