/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* A length to measure with: what one Keccak permutation costs in the system's OpenSSL, whose code
 * is tuned for each processor and is nearly everywhere. Times divided by it compare across machines
 * better than nanoseconds do. */
#ifndef QTN_BENCHES_YARDSTICK_H
#define QTN_BENCHES_YARDSTICK_H

#include "harness.h"

/* Names of its line. */
#define YARDSTICK_SET "OpenSSL"
#define YARDSTICK_OP "Keccak-f1600"

/* Where the program was built without OpenSSL this adds nothing. */
void add_yardstick(struct suite *s);

/* "OpenSSL 3.0.19 ...", or NULL. */
const char *yardstick_version(void);

/* Nanoseconds, or 0 where there is none. */
double yardstick_ns(const struct suite *s);

#endif
