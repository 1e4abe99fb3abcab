/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The functions of one table of ML-KEM against those of the portable one. A check runs on every
 * backend that this machine can run; and on copies of the portable table in which one function
 * makes one mistake, which it has to find. */
#ifndef QTN_TESTS_MLKEM_EQUAL_H
#define QTN_TESTS_MLKEM_EQUAL_H

#include "mlkem/ops.h"
#include "support/guard.h"
#include <stdbool.h>

enum { N = MLKEM_N, Q = MLKEM_Q };

struct equal_check {
    const char *name;
    /* Whether all is as the portable table does it. Says what is not by `differs`. */
    bool (*same)(const struct mlkem_ops *ops);
    /* Put a function that makes a mistake into a copy of the portable table. */
    void (*plant)(struct mlkem_ops *ops);
};

/* Run all checks; the result is that of the program. */
int equal_main(const struct equal_check *checks, size_t n);

/* Note a difference, for the message; false. */
#if defined(__GNUC__)
__attribute__((format(printf, 1, 2)))
#endif
bool differs(const char *format, ...);

/* --- inputs ---------------------------------------------------------------------------------- */

/* The kinds of polynomials with |c| <= bound: constant at the ends and zero, the ends in runs of
 * each length, single coefficients at an end, ends at random, and random ones. */
enum { EQUAL_FILLS = 32 };
void equal_fill(struct mlkem_poly *p, unsigned kind, int bound, uint64_t *rng);

/* --- comparisons ----------------------------------------------------------------------------- */

/* The same modulo q, and |got| < limit. */
bool equal_mod_q(const struct mlkem_poly *got, const struct mlkem_poly *want, int limit,
                 const char *what);

/* The same coefficients. */
bool equal_poly(const struct mlkem_poly *got, const struct mlkem_poly *want, const char *what);

/* The same n bytes. */
bool equal_bytes(const uint8_t *got, const uint8_t *want, size_t n, const char *what);

/* --- the order of the NTT domain ------------------------------------------------------------- */

/* at[i]: where a backend keeps what the standard calls coefficient i. */
struct equal_order {
    unsigned at[N];
};
bool equal_order(struct equal_order *order, const struct mlkem_ops *ops);
void equal_from_standard(const struct equal_order *order, struct mlkem_poly *r,
                         const struct mlkem_poly *a);
void equal_to_standard(const struct equal_order *order, struct mlkem_poly *r,
                       const struct mlkem_poly *a);

/* --- memory ---------------------------------------------------------------------------------- */

/* The places of a byte buffer: right before an inaccessible page, and at each alignment after one.
 */
enum { EQUAL_PLACES = 65 };
struct guarded equal_output(unsigned place, size_t n);
struct guarded equal_input(unsigned place, const uint8_t *p, size_t n);

/* A polynomial, or something else of n bytes that is aligned as one, between two inaccessible pages
 * but for what fills the page: canaries, which equal_whole looks at. */
struct equal_room {
    struct guarded memory;
    void *p;
};
void equal_take(struct equal_room *room, unsigned side, size_t n);
bool equal_whole(struct equal_room *room);

#endif
