/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* A backend around another one that watches the rejection loop of ML-DSA signing from below, by
 * what it asks of add_exceeds, exceeds, make_hint and unpack_z. File-static state: one at a time,
 * one thread. */
#ifndef QTN_TESTS_MLDSA_WRAP_H
#define QTN_TESTS_MLDSA_WRAP_H

#include "common/backend.h"
#include "mldsa/params.h"
#include <stdbool.h>

struct mldsa_rejections {
    uint64_t z;            /* attempts that ended because ||z|| >= gamma1 - beta */
    uint64_t r0;           /* ||r0|| >= gamma2 - beta */
    uint64_t ct0;          /* ||c*t0|| >= gamma2 */
    uint64_t hint;         /* more than omega hints */
    uint64_t other_bounds; /* norm checks with a bound that is none of the three */
    uint64_t masks;        /* polynomials of y that were unpacked */
    uint64_t masks_again;  /* ... whose bytes had been unpacked before: kappa repeated */
};

/* The backend to put in use for signing with this set; base must stay valid. Resets. */
const struct qtn_backend *mldsa_wrap_backend(const struct qtn_backend *base, qtn_mldsa_set set);

enum mldsa_check { MLDSA_CHECK_Z, MLDSA_CHECK_R0, MLDSA_CHECK_CT0, MLDSA_CHECK_HINT };

/* The next `times` checks of that kind fail, whatever they see (the hints: by one more than omega);
 * UINT64_MAX: all of them, for ever.
 * mldsa_wrap_reset and mldsa_wrap_backend end it. */
void mldsa_wrap_reject(enum mldsa_check check, uint64_t times);

/* From now on every attempt that comes so far is told of exactly omega hints, which is allowed. */
void mldsa_wrap_fill_hints(void);

/* Forget counts, masks and orders to reject. */
void mldsa_wrap_reset(void);

struct mldsa_rejections mldsa_wrap_read(void);

#endif
