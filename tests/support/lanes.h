/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Keccak tables for every lane width, in portable C: the wide kernels are loops over the single
 * one, so that every schedule of the queue runs, and can be counted, on any machine. Used by tests
 * and benches; needs nothing but the library. */
#ifndef QTN_TESTS_LANES_H
#define QTN_TESTS_LANES_H

#include "common/backend.h"
#include "keccak/ops.h"

enum lanes_cost {
    /* One wide call costs what a single one costs, as with AVX-512: one kernel, all lanes. */
    LANES_FULL,
    /* A call costs what its lanes cost, as in plain C: aligned kernels of 1, 2, 4 and 8 lanes, of
     * which no lane is ever idle. Kernels stand in the table by width, then by first lane. */
    LANES_EXACT,
    /* Costs as measured with AVX2: a single 10, four lanes 21, and with width 5 all five 24. Two
     * live lanes take two singles, three take the four-way kernel. Widths 4 and 5 only. */
    LANES_MEASURED
};

/* Width 1, 2, 4 or 8: one group. Width 5: a group of four and a group of one, as with AVX2 and its
 * scalar lane (FULL: a kernel of five; EXACT: aligned ones of 1, 2, 4 lanes, and lane 4 alone).
 * NULL for anything else. The arithmetic is the portable one. */
const struct qtn_backend *lanes_backend(unsigned width, enum lanes_cost cost);

/* The kernel of w adjacent lanes, w = 1, 2, 4, 8: what the tables above are made of. */
typedef void lanes_permute(uint64_t *first, size_t stride);
lanes_permute *lanes_kernel(unsigned w);

#endif
