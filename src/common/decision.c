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

enum { ARM = 0x41, QUALCOMM = 0x51, APPLE = 0x61 }; /* implementers */

/* Cycles for one permutation of so many states, or throughput; docs/backends.md has the sources in
 * full. BK22: Becker and Kannwischer, eprint 2022/1243. MN179: mlkem-native, pull request 179, one
 * call for four states before and after it brought the hybrid kernels. */
static const struct core_row core_rows[] = {
    /* SHA3 instructions on every vector pipe: SHA3-256 37 % faster on M1 (OpenSSL 21398), 4 to 7 %
     * on M3 (22685), 3 to 4 % on M5 (29053). */
    {APPLE, ANY_PART, BACKEND_SHA3},
    /* Oryon: up to 15 % (OpenSSL 27503). */
    {QUALCOMM, 0x001, BACKEND_SHA3},

    /* Shifted operands cost nothing, and the vector pipes are free beside the general ones. MN179:
     * N1 (Altra is one) 3709 to 2608, A76 3708 to 2607. BK22: A78 2201 for four, 709 for one; X1
     * 1524 and 690. A77 stands between A76 and A78. AE and C are the same cores for other uses. */
    {ARM, 0xd0c, BACKEND_HYBRID}, /* Neoverse N1 */
    {ARM, 0xd0b, BACKEND_HYBRID}, /* Cortex-A76 */
    {ARM, 0xd0e, BACKEND_HYBRID}, /* Cortex-A76AE */
    {ARM, 0xd0d, BACKEND_HYBRID}, /* Cortex-A77 */
    {ARM, 0xd41, BACKEND_HYBRID}, /* Cortex-A78 */
    {ARM, 0xd42, BACKEND_HYBRID}, /* Cortex-A78AE */
    {ARM, 0xd4b, BACKEND_HYBRID}, /* Cortex-A78C */
    {ARM, 0xd44, BACKEND_HYBRID}, /* Cortex-X1 */
    {ARM, 0xd4c, BACKEND_HYBRID}, /* Cortex-X1C */

    /* Shifted operands are dear. MN179: A72 6196 to 5407. A57 has the same pipelines. */
    {ARM, 0xd08, BACKEND_HYBRID_PLAIN}, /* Cortex-A72 */
    {ARM, 0xd07, BACKEND_HYBRID_PLAIN}, /* Cortex-A57 */

    /* SHA3 instructions on one vector pipe of two or four: slow alone, good as a part. MN179: V1
     * 2078 to 1604. V2: alone half as fast as general registers (keccak-asm 15). V3: 448 MB/s, and
     * 413 MB/s in pairs (AWS-LC 3374), while mlkem-native 1784 takes pairs there. BK22: A710, whose
     * design N2 has, 1608 to 1755 for four, 2229 without them, 701 for one; X2 1439, 1469, 687.
     * Where a hypervisor hides the instructions, the last two figures are what counts. */
    {ARM, 0xd40, BACKEND_HYBRID_SHA3}, /* Neoverse V1 */
    {ARM, 0xd40, BACKEND_HYBRID},
    {ARM, 0xd4f, BACKEND_HYBRID_SHA3}, /* Neoverse V2 */
    {ARM, 0xd4f, BACKEND_HYBRID},
    {ARM, 0xd84, BACKEND_HYBRID_SHA3}, /* Neoverse V3 */
    {ARM, 0xd84, BACKEND_HYBRID},
    {ARM, 0xd83, BACKEND_HYBRID_SHA3}, /* Neoverse V3AE */
    {ARM, 0xd83, BACKEND_HYBRID},
    {ARM, 0xd49, BACKEND_HYBRID_SHA3}, /* Neoverse N2 */
    {ARM, 0xd49, BACKEND_HYBRID},
    {ARM, 0xd47, BACKEND_HYBRID_SHA3}, /* Cortex-A710 */
    {ARM, 0xd47, BACKEND_HYBRID},
    {ARM, 0xd48, BACKEND_HYBRID_SHA3}, /* Cortex-X2 */
    {ARM, 0xd48, BACKEND_HYBRID},

    /* BK22: a pair with SHA3 instructions 1144, one in general registers 968, four in a hybrid 3545
     * and more. */
    {ARM, 0xd46, BACKEND_GPR_SHA3}, /* Cortex-A510 */
    {ARM, 0xd46, BACKEND_GPR},

    /* Hybrids lose. MN179: A55 6012 to 6346. BK22: A55 1418 for one, 7288 for four. A53 is in order
     * and as narrow; general registers by hand are 23 to 53 % faster there than compiled Java
     * (OpenJDK 20422). */
    {ARM, 0xd05, BACKEND_GPR}, /* Cortex-A55 */
    {ARM, 0xd03, BACKEND_GPR}, /* Cortex-A53 */
};

/* Those that have big cores beside them. */
static const unsigned in_order_parts[] = {
    0xd04, /* Cortex-A35 */
    0xd03, /* Cortex-A53 */
    0xd05, /* Cortex-A55 */
    0xd46, /* Cortex-A510 */
    0xd80, /* Cortex-A520 */
};

/* No row for x86-64. The CPUs that are notorious for 512-bit code (Skylake-X and its kin, Knights
 * Landing) have no VBMI2, so they cannot run it here at all; of those that can, docs/backends.md
 * lists what is known, and on none of them the loss of frequency comes near to the gain. */
const struct cpu_table qtn_cpu_table = {NULL, 0, core_rows, sizeof core_rows / sizeof core_rows[0]};

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

static bool in_order(const struct cpu_core *core) {
    for (unsigned i = 0; i < sizeof in_order_parts / sizeof in_order_parts[0]; i++)
        if (core->implementer == ARM && core->part == in_order_parts[i])
            return true;
    return false;
}

static bool all_in_order(const struct cpu *cpu) {
    for (unsigned i = 0; i < cpu->cores; i++)
        if (!in_order(&cpu->core[i]))
            return false;
    return true;
}

/* BACKEND_IDS where no row knows the core. */
static enum backend_id winner_on(const struct cpu *cpu, const struct cpu_core *core,
                                 const struct cpu_table *table) {
    for (unsigned i = 0; i < table->core_count; i++) {
        const struct core_row *row = &table->core_rows[i];
        if (row->implementer == core->implementer &&
            (row->part == core->part || row->part == ANY_PART) && qtn_can_run(cpu, row->winner))
            return row->winner;
    }
    return BACKEND_IDS;
}

/* BACKEND_IDS where a core that counts is not known, or two disagree. */
static enum backend_id winner_on_cores(const struct cpu *cpu, const struct cpu_table *table) {
    enum backend_id winner = BACKEND_IDS;
    if (cpu->cores > CPU_MAX_CORES)
        return winner;
    const bool small_count = all_in_order(cpu);
    for (unsigned i = 0; i < cpu->cores; i++) {
        if (in_order(&cpu->core[i]) && !small_count)
            continue;
        const enum backend_id own = winner_on(cpu, &cpu->core[i], table);
        if (own == BACKEND_IDS || (winner != BACKEND_IDS && own != winner))
            return BACKEND_IDS;
        winner = own;
    }
    return winner;
}

void qtn_decide(struct decision *decision, const struct cpu *cpu, const struct cpu_table *table) {
    const struct cpu_row *row = row_of(cpu, table);
    const enum backend_id winner = row != NULL ? row->winner : winner_on_cores(cpu, table);
    decision->by_row = winner != BACKEND_IDS;
    decision->cores_differ = !decision->by_row && cpu->cores > 1 && cpu->cores <= CPU_MAX_CORES;
    decision->count = 0;
    if (decision->by_row)
        decision->order[decision->count++] = winner;
    for (enum backend_id id = 0; id < BACKEND_IDS; id++)
        if (qtn_can_run(cpu, id) && id != winner)
            decision->order[decision->count++] = id;
}
