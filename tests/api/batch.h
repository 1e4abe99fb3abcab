/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* What the tests of batches share. Each compares a batch with the same items one at a time,
 * whatever their inputs are: statuses, every byte of every output, and what was drawn from the
 * random source up to then. */
#ifndef QTN_TESTS_BATCH_H
#define QTN_TESTS_BATCH_H

#include "support/backends.h"
#include "support/calls.h"
#include "support/cmocka_all.h"
#include "support/hex.h"
#include "support/rng.h"

#include <quatrain/batch.h>

#include <string.h>

enum { MAX_ITEMS = 64 };

static const size_t batch_sizes[] = {0, 1, 2, 3, 4, 5, 7, 8, 9, 64};
enum { BATCH_SIZES = sizeof batch_sizes / sizeof batch_sizes[0] };

/* A status that no function gives: it was not written. */
#define UNTOUCHED ((qtn_status)77)

/* For every backend and width, and every set of a scheme. */
static inline void for_each_set(bool mldsa, void (*test)(int set)) {
    for (size_t b = 0; use_backend(b); b++)
        for (unsigned i = 0; i < 3; i++)
            test(fixture_set(mldsa, i));
}

static inline void expect_status(const char *what, size_t i, qtn_status got, qtn_status want) {
    if (got != want)
        fail_msg("%s, item %zu, backend %s: %s, not %s", what, i, qtn_backend_name(),
                 qtn_status_name(got), qtn_status_name(want));
}

/* Both sources gave the same bytes in the same calls. */
static inline void expect_drawn(const struct test_rng *got, const struct test_rng *want) {
    assert_int_equal(got->calls, want->calls);
    assert_int_equal(got->bytes, want->bytes);
    assert_true(got->state == want->state);
}

/* The status of a batch: that of the first item which is not QTN_OK. */
static inline qtn_status whole_of(qtn_status whole, qtn_status item) {
    return whole == QTN_OK ? item : whole;
}

#endif
