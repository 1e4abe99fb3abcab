/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The functions of one table of ML-DSA against those of the portable one. A check runs on every
 * backend that this machine can run; and on a copy of the portable table in which one function
 * makes one mistake, which it has to find. */
#ifndef QTN_TESTS_MLDSA_EQUAL_H
#define QTN_TESTS_MLDSA_EQUAL_H

#include "mldsa/ops.h"
#include <stdbool.h>

enum { N = MLDSA_N, Q = MLDSA_Q };

struct equal_check {
    const char *name;
    /* Whether all is as the portable table does it. Says what is not by `differs`. */
    bool (*same)(const struct mldsa_ops *ops);
    /* Put a function that makes a mistake into a copy of the portable table. */
    void (*plant)(struct mldsa_ops *ops);
};

/* Run all checks; the result is that of the program. */
int equal_main(const struct equal_check *checks, size_t n);

/* Note a difference, for the message; false. */
#if defined(__GNUC__)
__attribute__((format(printf, 1, 2)))
#endif
bool differs(const char *format, ...);

/* --- inputs ---------------------------------------------------------------------------------- */

/* Uniform in [low, high]. */
int32_t equal_between(uint64_t *rng, int32_t low, int32_t high);

/* The kinds of polynomials within a range: constant at either end and in the middle, ends in
 * several patterns, one coefficient at an end, and random ones. */
enum { EQUAL_FILLS = 24 };
void equal_fill(struct mldsa_poly *p, unsigned kind, int32_t low, int32_t high, uint64_t *rng);

/* --- comparisons ----------------------------------------------------------------------------- */

/* The same coefficients; the first n of them. */
bool equal_first(const struct mldsa_poly *got, const struct mldsa_poly *want, unsigned n,
                 const char *what);

/* The same modulo q, and |got| < q. */
bool equal_mod_q(const struct mldsa_poly *got, const struct mldsa_poly *want, const char *what);

/* --- the order of the NTT domain ------------------------------------------------------------- */

/* at[i]: where a backend keeps what the standard calls coefficient i. */
struct equal_order {
    unsigned at[N];
};
bool equal_order(struct equal_order *order, const struct mldsa_ops *ops);
void equal_from_standard(const struct equal_order *order, struct mldsa_poly *r,
                         const struct mldsa_poly *a);
void equal_to_standard(const struct equal_order *order, struct mldsa_poly *r,
                       const struct mldsa_poly *a);

/* --- byte buffers ---------------------------------------------------------------------------- */

/* The places of a buffer: right before an inaccessible page, and at each alignment after one. */
enum { EQUAL_PLACES = 65 };
struct guarded equal_output(unsigned place, size_t n);
struct guarded equal_input(unsigned place, const uint8_t *p, size_t n);

#endif
