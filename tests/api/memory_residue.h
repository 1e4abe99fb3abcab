/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* What a function leaves behind: the dead stack below it, and on x86-64 the vector registers. */
#ifndef QTN_TESTS_MEMORY_RESIDUE_H
#define QTN_TESTS_MEMORY_RESIDUE_H

#include "memory_secrets.h"

/* Run fn(arg) on a painted stack, with vector registers that hold nothing, and keep what it leaves.
 */
void residue_of(void (*fn)(void *arg), void *arg);

/* The label of a secret on the stack of the last run, or in its registers; NULL: none. */
const char *residue_on_stack(struct secrets *s);
const char *residue_in_registers(struct secrets *s);

#endif
