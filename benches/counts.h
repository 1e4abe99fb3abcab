/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* How many permutations an operation takes, found by running it apart from any timing on a backend
 * that counts. */
#ifndef QTN_BENCHES_COUNTS_H
#define QTN_BENCHES_COUNTS_H

#include "harness.h"

/* The median over all inputs: a rejection that asks for one block more is rare. */
void count_median(struct bench *b);

/* The mean over all inputs. */
void count_mean(struct bench *b);

/* Signing: the same, and the mean of the attempts. shape is the set. */
void count_signing(struct bench *b);

#endif
