/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Which backends a CPU can run, and which of them first: a function of what common/cpu.h found out,
 * and of nothing else. docs/backends.md says where the order comes from. */
#ifndef QTN_COMMON_DECISION_H
#define QTN_COMMON_DECISION_H

#include "common/cpu.h"

#include <stdbool.h>

/* In order of preference, where no row of the table below says otherwise. */
enum backend_id {
    BACKEND_AVX512,
    BACKEND_AVX2,
    BACKEND_GPR,
    BACKEND_HYBRID,
    BACKEND_HYBRID_PLAIN,
    BACKEND_HYBRID_SHA3,
    BACKEND_SHA3,
    BACKEND_GPR_SHA3,
    BACKEND_REF,
    BACKEND_IDS
};

/* CPUs on which another backend than the first of that order wins, if they can run it. Such a row
 * needs a measurement of this library, or a published one of the same kind of code; it is named
 * where the row stands, and in docs/backends.md. */
struct cpu_row {
    enum cpu_vendor vendor;
    unsigned family;
    unsigned first_model, last_model;
    enum backend_id winner;
};

/* The same for a kind of AArch64 core. Of several rows for one kind, the first counts whose backend
 * the machine can run. */
struct core_row {
    unsigned implementer;
    unsigned part;
    enum backend_id winner;
};
enum { ANY_PART = 0x1000 }; /* in a row: all of that implementer's */

struct cpu_table {
    const struct cpu_row *rows;
    unsigned count;
    const struct core_row *core_rows;
    unsigned core_count;
};

/* Where cores of several kinds are in one machine, those that execute in order give way to the
 * others: they are the small ones, and hard work is moved from them. What remains must agree on a
 * winner, else there is none. */
struct decision {
    enum backend_id order[BACKEND_IDS]; /* what the CPU can run, the first choice first */
    unsigned count;                     /* of them; portable C can run everywhere */
    bool by_row;                        /* rows made the first choice */
    bool cores_differ;                  /* there are several kinds of core, and no winner */
};

/* Whether a CPU has all that was allowed to the compiler of a backend. */
bool qtn_can_run(const struct cpu *cpu, enum backend_id id);

void qtn_decide(struct decision *decision, const struct cpu *cpu, const struct cpu_table *table);

/* The library's table. */
extern const struct cpu_table qtn_cpu_table;

#endif
