/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* What the emulator's plugin (trace.c) counts lies between calls of these two, which it knows by
 * name. */
#ifndef QTN_TESTS_MARKS_H
#define QTN_TESTS_MARKS_H

void budget_begin(void);
void budget_end(void);

#endif
