/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "budget/marks.h"

/* A file of their own, so that no compiler makes them a part of their callers. */
void budget_begin(void) {
}

void budget_end(void) {
}
