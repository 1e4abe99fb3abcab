/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The operations in short: one line each, a column for each backend. */
#ifndef QTN_BENCHES_SUMMARY_H
#define QTN_BENCHES_SUMMARY_H

#include "harness.h"

void summary_print(const struct suite *s);

#endif
