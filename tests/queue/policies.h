/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The historic schedules of matrix sampling, for tests and benches; the library itself has only the
 * queue. A batch of sponges runs in lockstep: each step permutes the whole batch and hands one
 * block to every polynomial that is not full yet, until the last one is. The policies differ in how
 * wide a batch is and in what happens to the tail of a matrix whose entries do not fill it:
 *
 * - single: batches of one.
 * - double: batches of two; an odd last entry has an idle lane beside it.
 * - quad:   batches of four, however few entries are left.
 * - trim:   batches of four, but a tail of one or two entries is a batch of two.
 * - exact:  the widest batch that the entries left fill; no lane is ever idle.
 * - cost:   whatever widths cost least in all by the backend's own costs, idle lanes or not.
 *
 * A polynomial that rejects so much that it needs a fourth block costs the first four policies
 * another step of its whole batch; the last two repack what is still short of coefficients, exact
 * without an idle lane. */
#ifndef QTN_TESTS_POLICIES_H
#define QTN_TESTS_POLICIES_H

#include "keccak/ops.h"
#include "mldsa/ops.h"
#include "mlkem/ops.h"

enum policy {
    POLICY_SINGLE,
    POLICY_DOUBLE,
    POLICY_QUAD,
    POLICY_TRIM,
    POLICY_EXACT,
    POLICY_COST,
    POLICY_COUNT
};

enum { POLICY_MAX_ENTRIES = MLDSA_MAX_K * MLDSA_MAX_L };

/* Of one matrix. A call is counted under the width its policy asks for, whatever kernels the
 * backend has to serve it with. */
struct policy_counts {
    unsigned executed; /* permutations, those of idle lanes and full polynomials too */
    unsigned live;     /* permutations whose block was wanted */
    unsigned calls[4]; /* of width 1, 2, 4, 8 */
};

/* A matrix to sample: entry e, in row-major order, is squeezed from
 * SHAKE128(rho || column || row), and its blocks go to `take`, which returns how many of the 256
 * coefficients it then has. */
struct policy_matrix {
    const uint8_t *rho; /* 32 bytes */
    unsigned rows, cols;
    unsigned (*take)(const struct policy_matrix *m, unsigned entry, unsigned have,
                     const uint8_t *block);
    const void *ops;
    void *polys;
};

/* FIPS 203, Algorithm 13, steps 3 to 7, and FIPS 204, Algorithm 32 (ExpandA): polys has one
 * polynomial for each entry. */
struct policy_matrix policy_mlkem_matrix(const uint8_t *rho, unsigned k, struct mlkem_poly *polys,
                                         const struct mlkem_ops *ops);
struct policy_matrix policy_mldsa_matrix(const uint8_t *rho, unsigned k, unsigned l,
                                         struct mldsa_poly *polys, const struct mldsa_ops *ops);

/* "single", "double", "quad", "trim", "exact" or "cost". */
const char *policy_name(enum policy policy);

/* Sample the matrix. width: the widest batch of exact, 1, 2, 4 or 8; the others ignore it. Where
 * `keccak` has no kernel of a batch's width, the cheapest of a wider one and of two of half the
 * width takes its place. */
void policy_sample(const struct policy_matrix *m, enum policy policy, unsigned width,
                   const struct keccak_ops *keccak, struct policy_counts *counts);

#endif
