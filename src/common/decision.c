/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "common/decision.h"

#include <stddef.h>

/* The flags of src/meson.build, and POPCNT, which compilers take to come with AVX. */
enum {
    NEEDS_AVX2 = CPU_AVX2 | CPU_BMI1 | CPU_BMI2 | CPU_POPCNT,
    NEEDS_AVX512 = NEEDS_AVX2 | CPU_AVX512F | CPU_AVX512BW | CPU_AVX512VL | CPU_AVX512DQ |
                   CPU_AVX512VBMI | CPU_AVX512VBMI2
};

static const unsigned needs[BACKEND_IDS] = {
    [BACKEND_AVX512] = NEEDS_AVX512,
    [BACKEND_AVX2] = NEEDS_AVX2,
    [BACKEND_GPR] = CPU_NEON,
    [BACKEND_HYBRID] = CPU_NEON,
    [BACKEND_HYBRID_PLAIN] = CPU_NEON,
    [BACKEND_HYBRID_SHA3] = CPU_NEON | CPU_SHA3,
    [BACKEND_SHA3] = CPU_NEON | CPU_SHA3,
    [BACKEND_GPR_SHA3] = CPU_NEON | CPU_SHA3,
    [BACKEND_REF] = 0,
};

/* No row. The CPUs that are notorious for 512-bit code (Skylake-X and its kin, Knights Landing)
 * have no VBMI2, so they cannot run it here at all; of those that can, docs/backends.md lists what
 * is known, and on none of them the loss of frequency comes near to the gain. */
const struct cpu_table qtn_cpu_table = {NULL, 0};

bool qtn_can_run(const struct cpu *cpu, enum backend_id id) {
    return (cpu->features & needs[id]) == needs[id];
}

static const struct cpu_row *row_of(const struct cpu *cpu, const struct cpu_table *table) {
    for (unsigned i = 0; i < table->count; i++) {
        const struct cpu_row *row = &table->rows[i];
        if (row->vendor == cpu->vendor && row->family == cpu->family &&
            row->first_model <= cpu->model && cpu->model <= row->last_model &&
            qtn_can_run(cpu, row->winner))
            return row;
    }
    return NULL;
}

void qtn_decide(struct decision *decision, const struct cpu *cpu, const struct cpu_table *table) {
    const struct cpu_row *row = row_of(cpu, table);
    decision->by_row = row != NULL;
    decision->count = 0;
    if (row != NULL)
        decision->order[decision->count++] = row->winner;
    for (enum backend_id id = 0; id < BACKEND_IDS; id++)
        if (qtn_can_run(cpu, id) && (row == NULL || id != row->winner))
            decision->order[decision->count++] = id;
}
