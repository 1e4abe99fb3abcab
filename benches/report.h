/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The results, for people and for programs. */
#ifndef QTN_BENCHES_REPORT_H
#define QTN_BENCHES_REPORT_H

#include "harness.h"

/* The names of the lines only. */
void report_list(const struct suite *s);

/* Tables on stdout. */
void report_print(const struct suite *s);

/* {"head": {...}, "records": [...]} into the file. Returns false, with a message on stderr, where
 * it cannot be written. */
bool report_json(const struct suite *s, const char *file);

#endif
