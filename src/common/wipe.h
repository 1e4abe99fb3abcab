/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#ifndef QTN_COMMON_WIPE_H
#define QTN_COMMON_WIPE_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* Fill with zero bytes, in a way that no compiler drops. p may be NULL when n is 0. */
void qtn_wipe(void *p, size_t n);

/* Zero what an operation leaves where nobody looks: the part of the stack that the caller's callees
 * used last, where leaf functions spill registers, and the vector registers. Called once, at the
 * end of an operation. */
void qtn_wipe_leftovers(void);

/* Zero the vector registers that a function need not preserve, as many and as wide as this CPU has
 * them, whatever the backend: the C library copies through the widest too. */
void qtn_wipe_registers(void);

/* Zero the output of an operation that failed, where there is one. */
static inline void wipe_output(uint8_t *p, size_t n) {
    if (p != NULL)
        memset(p, 0, n);
}

#endif
