/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The parts of the table that call_at() walks, and how its rows are written. */
#ifndef QTN_TESTS_CALLS_TABLE_H
#define QTN_TESTS_CALLS_TABLE_H

#include "calls.h"

/* clang-format off */
#define OUT(kind) {KIND_##kind, ROLE_OUT, LENGTH_NONE}
#define INOUT(kind) {KIND_##kind, ROLE_INOUT, LENGTH_NONE}
#define IN(kind) {KIND_##kind, ROLE_IN, LENGTH_EXACT}
#define KEY(kind) {KIND_##kind, ROLE_IN, LENGTH_NONE}
#define CTX {KIND_CTX, ROLE_IN, LENGTH_CONTEXT}
#define ANY(kind) {KIND_##kind, ROLE_IN, LENGTH_ANY}
/* clang-format on */

extern const struct call calls_prepared[], calls_batch[];
extern const size_t calls_prepared_count, calls_batch_count;

#endif
