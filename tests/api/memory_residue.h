/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* What a function leaves behind: the dead stack below it, and on x86-64 and AArch64 the vector
 * registers, as many and as wide as the CPU has them. */
#ifndef QTN_TESTS_MEMORY_RESIDUE_H
#define QTN_TESTS_MEMORY_RESIDUE_H

#include "memory_secrets.h"

/* Run fn(arg) on a painted stack, with vector registers that hold nothing, and keep what it leaves.
 */
void residue_of(void (*fn)(void *arg), void *arg);

/* The label of a secret on the stack of the last run, or in its registers; NULL: none. */
const char *residue_on_stack(struct secrets *s);
const char *residue_in_registers(struct secrets *s);

/* Bytes of one vector register that the last run looked into; 0: none. */
unsigned residue_register_bytes(void);

/* How many of them it left other than zero. */
unsigned residue_vector_registers(void);

/* Whether it left anything but zeros in them or in a mask. */
bool residue_in_any_register(void);

/* Whether it left no byte of any of them zero, but for those that each function restores. */
bool residue_in_every_register(void);

/* Put something into every byte of every register, then call fn, if there is one. To be run by
 * residue_of. */
void residue_fill(void (*fn)(void));

#endif
