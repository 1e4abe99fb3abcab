/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* What one operation of the public API asks of Keccak, by table of kernels. Only the shape of a
 * table counts, its lanes and its kernels' masks and costs, from which its choice follows: the
 * functions are portable here, so that every table of the build is counted on any machine. */
#ifndef QTN_TESTS_MEASURE_H
#define QTN_TESTS_MEASURE_H

#include "common/backend.h"
#include "support/counting.h"
#include <stdbool.h>

/* The tables: one kernel of 1, 2, 4, 8 lanes, and those of the x86-64 backends. */
enum table { TABLE_1, TABLE_2, TABLE_4, TABLE_8, TABLE_AVX2, TABLE_AVX512, TABLES };

/* Portable arithmetic over the table, with portable kernels; NULL where this build has none. */
const struct qtn_backend *table_backend(enum table t);

struct operation {
    void (*before)(void *context); /* may be NULL; what it asks for is not counted */
    void (*run)(void *context);
    void *context;
    const struct mldsa_ops *mldsa; /* in place of the portable one; may be NULL */
};

/* One row of the table of today. Live: permutations of lanes that owed one. Calls: of kernels. */
struct row {
    const char *name;
    unsigned live;
    unsigned calls[4];  /* at widths 1, 2, 4, 8, where one call permutes all lanes */
    unsigned avx2[4];   /* of one vector lane, of the scalar one, of four, of five */
    unsigned avx512[2]; /* of eight, of nine; and none of the scalar lane alone */
    /* What the design's model said of 4 and 8 lanes and of 8 with a spare one, not to be exceeded;
     * 0: nothing. */
    unsigned model[3];
    unsigned more[TABLES]; /* live ones beyond `live`: speculation */
};

/* Count at every table and hold against the row, with `extra` more live permutations and no claim
 * on the calls where that is not zero. At the widths, twice: with kernels that permute every lane,
 * and with kernels of which no lane is idle, where permutations executed and live ones must be the
 * same. Fails the test where anything went past the queue. */
void check_row(const struct row *row, unsigned extra, const struct operation *op);

/* Print each row that check_row confirms, if it was counted on every table (on x86-64), as a line
 * of docs/keccak-engine.md. */
extern bool measure_prints;

/* How many blocks more than 3, or 5, the matrix entry SHAKE128(rho || col || row) needs: the
 * rejection loops of SampleNTT and RejNTTPoly over a plain sponge. */
unsigned mlkem_extra_blocks(const uint8_t *rho, unsigned col, unsigned row);
unsigned mldsa_extra_blocks(const uint8_t *rho, unsigned col, unsigned row);

#endif
