/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The backends that a test of the public functions runs on. */
#ifndef QTN_TESTS_BACKENDS_H
#define QTN_TESTS_BACKENDS_H

#include "support/lanes.h"
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

/* Where an emulator takes its time (.ci/run): backends of this machine only, and where one test
 * goes through all sets on each of them, one set each. */
static inline bool test_is_brief(void) {
    return getenv("QUATRAIN_TEST_BRIEF") != NULL;
}

/* Put the i-th one in use: those that this machine can run, then portable C with more lanes, so
 * that every schedule of the queue is tried on any machine; without the latter in a brief test.
 * False past the end; the library's own choice is in use again then. */
static inline bool use_backend(size_t i) {
    size_t real = 0;
    while (qtn_backend_at(real) != NULL)
        real++;
    const unsigned widths[] = {2, 4, 5, 8};
    if (i < real) {
        if (qtn_backend_select(qtn_backend_at(i)) != QTN_OK) {
            fprintf(stderr, "backend %s is listed but refused\n", qtn_backend_at(i));
            abort();
        }
        return true;
    }
    const bool more = !test_is_brief() && i - real < sizeof widths / sizeof widths[0];
    qtn_backend_use(more ? lanes_backend(widths[i - real], LANES_FULL) : NULL);
    return more;
}

#endif
