/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Where the time of an operation goes: a backend around another one that reads the clock before and
 * after every function of the three tables. The counters are file-static: one at a time, one
 * thread. */
#ifndef QTN_BENCHES_PHASES_H
#define QTN_BENCHES_PHASES_H

#include "common/backend.h"

#include <stdint.h>

enum phase {
    PHASE_PERMUTE, /* Keccak */
    PHASE_BLOCKS,  /* input into lanes, output out of them */
    PHASE_SAMPLE,  /* rejection, binomial */
    PHASE_NTT,
    PHASE_PRODUCT,
    PHASE_PACK,  /* encode, compress and back */
    PHASE_ROUND, /* ML-DSA: decompose, hints, norms */
    PHASE_REST,  /* everything between those */
    PHASES
};

/* "permute", "blocks", ... */
const char *phase_name(enum phase phase);

/* The backend to put in use; base must stay valid. Replaces the one before. */
const struct qtn_backend *phases_backend(const struct qtn_backend *base);

/* Ticks by phase since the reset, less what reading the clock took; none for PHASE_REST. Returns
 * their sum. */
void phases_reset(void);
double phases_read(double ticks[PHASES]);

#endif
