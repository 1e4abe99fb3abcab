/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* What one operation of the public API asks of Keccak at a lane width. */
#ifndef QTN_TESTS_MEASURE_H
#define QTN_TESTS_MEASURE_H

#include "common/backend.h"

struct measured {
    unsigned live;  /* permutations of lanes that owed one */
    unsigned calls; /* of kernels that permute all lanes at once */
};

/* One row of the table of today: an operation, its live permutations, and its calls at widths 1, 2,
 * 4, 8. `model` is what the design's model said of widths 4 and 8, not to be exceeded; 0: nothing.
 */
struct row {
    const char *name;
    unsigned live;
    unsigned calls[4];
    unsigned model[2];
};

/* Run it twice at this width, 1, 2, 4 or 8: with kernels that permute every lane, and with kernels
 * of which no lane is idle, where permutations executed and live ones must be the same. Fails the
 * test where the two disagree, or where anything went past the queue. mldsa: to use in place of the
 * portable one; may be NULL. */
struct measured measure(unsigned width, const struct mldsa_ops *mldsa, void (*run)(void *context),
                        void *context);

/* Measure at all widths and hold against the row, with `extra` more live permutations and no claim
 * on the calls where that is not zero. */
void check_row(const struct row *row, unsigned extra, const struct mldsa_ops *mldsa,
               void (*run)(void *context), void *context);

/* How many blocks more than `expected` the matrix entry SHAKE128(rho || col || row) needs: the
 * rejection loops of SampleNTT and RejNTTPoly over a plain sponge. */
unsigned mlkem_extra_blocks(const uint8_t *rho, unsigned col, unsigned row);
unsigned mldsa_extra_blocks(const uint8_t *rho, unsigned col, unsigned row);

#endif
