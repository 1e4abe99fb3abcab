/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "summary.h"

#include <stdio.h>
#include <string.h>

bool summary_is_operation(const struct bench *b) {
    return !b->policy && strcmp(b->mode, "kernel") != 0 && strcmp(b->mode, "yardstick") != 0;
}

size_t summary_columns(const struct suite *s, const struct qtn_backend *columns[SUMMARY_COLUMNS]) {
    size_t n = 0;
    for (size_t i = 0; i < s->benches; i++) {
        const struct qtn_backend *b = s->bench[i].backend;
        size_t c = 0;
        while (c < n && columns[c] != b)
            c++;
        if (b && c == n && n < SUMMARY_COLUMNS)
            columns[n++] = b;
    }
    return n;
}

int summary_width(const struct suite *s, int least) {
    const struct qtn_backend *columns[SUMMARY_COLUMNS] = {NULL};
    const size_t n = summary_columns(s, columns);
    for (size_t c = 0; c < n; c++)
        if ((int)strlen(columns[c]->name) > least)
            least = (int)strlen(columns[c]->name);
    return least;
}

const struct bench *summary_beside(const struct suite *s, const struct bench *b,
                                   const struct qtn_backend *backend) {
    for (size_t i = 0; i < s->benches; i++) {
        const struct bench *other = &s->bench[i];
        if (summary_is_operation(other) && other->backend == backend &&
            !strcmp(other->set, b->set) && !strcmp(other->op, b->op) &&
            !strcmp(other->mode, b->mode))
            return other;
    }
    return NULL;
}

/* Of one column: its title, and what stands in it. */
static int width(const struct qtn_backend *column) {
    const int n = (int)strlen(column->name);
    return n > 10 ? n : 10;
}

static void print_line(const struct suite *s, const struct bench *b,
                       const struct qtn_backend *const *columns, size_t n) {
    const struct bench *first = summary_beside(s, b, columns[0]);
    printf("%-11s %-7s %-9s", b->set, b->op, b->mode);
    for (size_t c = 0; c < n; c++) {
        const struct bench *mine = summary_beside(s, b, columns[c]);
        if (!mine)
            printf(" %*s", width(columns[c]), "-");
        else
            printf(" %*.0f", width(columns[c]), mine->median_ns);
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
    const struct qtn_backend *columns[SUMMARY_COLUMNS] = {NULL};
    const size_t n = summary_columns(s, columns);
    if (!n)
        return;
    printf("\nMedian ns of one operation, and how many times as fast as %s\n%-11s %-7s %-9s",
           columns[0]->name, "set", "op", "mode");
    for (size_t c = 0; c < n; c++)
        printf(c ? " %*s %7s" : " %*s", width(columns[c]), columns[c]->name, "");
    printf("\n");
    for (size_t i = 0; i < s->benches; i++) {
        const struct bench *b = &s->bench[i];
        size_t c = 0;
        while (c < n && !summary_beside(s, b, columns[c]))
            c++;
        /* Each operation once: where its first backend has it. */
        if (summary_is_operation(b) && c < n && b->backend == columns[c])
            print_line(s, b, columns, n);
    }
}
