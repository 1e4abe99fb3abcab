/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The operations in short: one line each, a column for each backend. */
#ifndef QTN_BENCHES_SUMMARY_H
#define QTN_BENCHES_SUMMARY_H

#include "harness.h"

/* The backends of the list, in its order. */
enum { SUMMARY_COLUMNS = 8 };
size_t summary_columns(const struct suite *s, const struct qtn_backend *columns[SUMMARY_COLUMNS]);

/* How wide a column is that has their names in it: at least so much. */
int summary_width(const struct suite *s, int least);

bool summary_is_operation(const struct bench *b);

/* The same operation on another backend, or NULL. */
const struct bench *summary_beside(const struct suite *s, const struct bench *b,
                                   const struct qtn_backend *backend);

void summary_print(const struct suite *s);

#endif
