/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* What the library chose for this machine, and whether that was right. */
#ifndef QTN_BENCHES_SELECTION_H
#define QTN_BENCHES_SELECTION_H

#include "harness.h"

/* Which kernels of each backend permute 1, 2, 4 and 8 states, and how long that takes where they
 * were timed. */
void selection_print_kernels(const struct suite *s);

/* Whether the backend that the library chooses by itself was the fastest in the operations that
 * were measured on it and on others. */
void selection_print_verdict(const struct suite *s);

/* The backend that was the fastest in the geometric mean, or NULL where there are not two with the
 * library's choice among them. A lead of less than a hundredth is none. */
const struct qtn_backend *selection_fastest(const struct suite *s);

/* Of a backend's times to those of the library's choice, over `count` operations that both have; 0
 * where there are none. */
double selection_ratio(const struct suite *s, const struct qtn_backend *backend, size_t *count);

#endif
