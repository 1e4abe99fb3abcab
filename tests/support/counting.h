/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* A backend around another one that counts what the queue asks of Keccak. It wraps choose, which
 * sees the live lanes, every kernel, and the sponge's f1600. The counters are file-static: one
 * counting backend at a time, one thread. */
#ifndef QTN_TESTS_COUNTING_H
#define QTN_TESTS_COUNTING_H

#include "common/backend.h"
#include "keccak/ops.h"

enum { COUNTING_MAX_KERNELS = 16 };

struct counts {
    uint64_t live;                         /* permutations of lanes that owed one */
    uint64_t idle;                         /* lanes that a kernel permuted for nothing */
    uint64_t calls;                        /* of kernels, all widths */
    uint64_t width[KECCAK_MAX_LANES + 1];  /* of kernels, by number of lanes */
    uint64_t kernel[COUNTING_MAX_KERNELS]; /* of kernels, by index in the table */
    uint64_t cost;                         /* sum of the called kernels' costs */
    uint64_t chosen;                       /* calls of choose */
    uint64_t misses; /* kernel calls that were not what choose had just answered */
    uint64_t single; /* f1600 calls of the sponge; in none of the above */
};

/* The backend to put in use; base must stay valid. Resets the counters. Replaces the one before. */
const struct qtn_backend *counting_backend(const struct qtn_backend *base);

void counting_reset(void);

struct counts counting_read(void);

/* live + single: every state permuted for a reason. */
uint64_t counting_permutations(const struct counts *c);

#endif
