/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* What CPUID and XCR0 are taken to mean, and which backend follows from it, for CPUs that are made
 * up here: real ones, and ones that promise more than can be used. */
#include "common/backend.h"
#include "support/cmocka_all.h"

#include <quatrain/quatrain.h>

#include <stdbool.h>
#include <string.h>

/* --- machines -------------------------------------------------------------------------------- */

enum { POPCNT = 1u << 23, OSXSAVE = 1u << 27, AVX = 1u << 28 };            /* leaf 1, ecx */
enum { BMI1 = 1u << 3, AVX2 = 1u << 5, BMI2 = 1u << 8, F = 1u << 16 };     /* leaf 7, ebx */
enum { DQ = 1u << 17, IFMA = 1u << 21, CD = 1u << 28, BW = 1u << 30 };     /* the same */
#define VL (1u << 31)                                                      /* the same */
enum { VBMI = 1u << 1, VBMI2 = 1u << 6, GFNI = 1u << 8, VNNI = 1u << 11 }; /* leaf 7, ecx */

#define ECX1 (OSXSAVE | AVX | POPCNT)
#define HASWELL (BMI1 | AVX2 | BMI2)
#define SKYLAKE_X (HASWELL | F | DQ | CD | BW | VL)
#define ICE_LAKE (VBMI | VBMI2 | GFNI | VNNI) /* with SKYLAKE_X in ebx */

struct machine {
    const char *name;
    const char *vendor;
    uint32_t highest, signature, ecx1, ebx7, ecx7;
    uint64_t xcr0;
    const char *order; /* of the backends it can run */
};

static const char *const INTEL = "GenuineIntel", *const AMD = "AuthenticAMD";

#define ALL "avx512 avx2 ref"
#define UP_TO_AVX2 "avx2 ref"
#define ONLY_REF "ref"

static const struct machine machines[] = {
    /* as sold */
    {"Core 2", INTEL, 10, 0x10676, 0, 0, 0, 0, ONLY_REF},
    {"Sandy Bridge", INTEL, 13, 0x206a7, ECX1, 0, 0, 0x7, ONLY_REF},
    {"Haswell", INTEL, 13, 0x306c3, ECX1, HASWELL, 0, 0x7, UP_TO_AVX2},
    {"Skylake-X", INTEL, 22, 0x50654, ECX1, SKYLAKE_X, 0, 0xe7, UP_TO_AVX2},
    {"Cascade Lake", INTEL, 22, 0x50657, ECX1, SKYLAKE_X, VNNI, 0x2ff, UP_TO_AVX2},
    {"Cannon Lake", INTEL, 22, 0x60663, ECX1, SKYLAKE_X | IFMA, VBMI, 0xe7, UP_TO_AVX2},
    {"Knights Landing", INTEL, 13, 0x50671, ECX1, HASWELL | F | CD, 0, 0xe7, UP_TO_AVX2},
    {"Ice Lake, client", INTEL, 27, 0x706e5, ECX1, SKYLAKE_X | IFMA, ICE_LAKE, 0xe7, ALL},
    {"Ice Lake, server", INTEL, 27, 0x606a6, ECX1, SKYLAKE_X | IFMA, ICE_LAKE, 0x2e7, ALL},
    {"Tiger Lake", INTEL, 27, 0x806c1, ECX1, SKYLAKE_X | IFMA, ICE_LAKE, 0x2e7, ALL},
    {"Rocket Lake", INTEL, 27, 0xa0671, ECX1, SKYLAKE_X | IFMA, ICE_LAKE, 0x2e7, ALL},
    {"Alder Lake", INTEL, 32, 0x90672, ECX1, HASWELL, GFNI, 0x207, UP_TO_AVX2},
    {"Sapphire Rapids", INTEL, 32, 0x806f8, ECX1, SKYLAKE_X | IFMA, ICE_LAKE, 0x602e7, ALL},
    {"Granite Rapids", INTEL, 36, 0xa06d1, ECX1, SKYLAKE_X | IFMA, ICE_LAKE, 0x602e7, ALL},
    {"Bulldozer", AMD, 13, 0x600f12, ECX1, 0, 0, 0x7, ONLY_REF},
    {"Excavator", AMD, 13, 0x660f01, ECX1, HASWELL, 0, 0x7, UP_TO_AVX2},
    {"Zen 1", AMD, 13, 0x800f11, ECX1, HASWELL, 0, 0x7, UP_TO_AVX2},
    {"Zen 2", AMD, 16, 0x870f10, ECX1, HASWELL, 0, 0x207, UP_TO_AVX2},
    {"Zen 3", AMD, 16, 0xa20f10, ECX1, HASWELL, 0, 0x207, UP_TO_AVX2},
    {"Zen 4", AMD, 16, 0xa60f12, ECX1, SKYLAKE_X | IFMA, ICE_LAKE, 0x2e7, ALL},
    {"Zen 5", AMD, 16, 0xb40f40, ECX1, SKYLAKE_X | IFMA, ICE_LAKE, 0x2e7, ALL},
    {"another vendor", "CentaurHauls", 13, 0x107b0, ECX1, HASWELL, 0, 0x7, UP_TO_AVX2},
    {"nobody", "\0\0\0\0\0\0\0\0\0\0\0\0", 27, 0, ECX1, SKYLAKE_X, ICE_LAKE, 0xe7, ALL},

    /* an operating system that keeps too little */
    {"no OSXSAVE", INTEL, 27, 0x706e5, ECX1 & ~OSXSAVE, SKYLAKE_X, ICE_LAKE, 0xe7, ONLY_REF},
    {"XCR0 0", INTEL, 27, 0x706e5, ECX1, SKYLAKE_X, ICE_LAKE, 0x0, ONLY_REF},
    {"XCR0 1", INTEL, 27, 0x706e5, ECX1, SKYLAKE_X, ICE_LAKE, 0x1, ONLY_REF},
    {"XCR0 3", INTEL, 27, 0x706e5, ECX1, SKYLAKE_X, ICE_LAKE, 0x3, ONLY_REF},
    {"XCR0 5", INTEL, 27, 0x706e5, ECX1, SKYLAKE_X, ICE_LAKE, 0x5, ONLY_REF},
    {"XCR0 7", INTEL, 27, 0x706e5, ECX1, SKYLAKE_X, ICE_LAKE, 0x7, UP_TO_AVX2},
    {"XCR0 67", INTEL, 27, 0x706e5, ECX1, SKYLAKE_X, ICE_LAKE, 0x67, UP_TO_AVX2},
    {"XCR0 a7", INTEL, 27, 0x706e5, ECX1, SKYLAKE_X, ICE_LAKE, 0xa7, UP_TO_AVX2},
    {"XCR0 c7", INTEL, 27, 0x706e5, ECX1, SKYLAKE_X, ICE_LAKE, 0xc7, UP_TO_AVX2},
    {"XCR0 e1", INTEL, 27, 0x706e5, ECX1, SKYLAKE_X, ICE_LAKE, 0xe1, ONLY_REF},
    {"XCR0 e3", INTEL, 27, 0x706e5, ECX1, SKYLAKE_X, ICE_LAKE, 0xe3, ONLY_REF},
    {"XCR0 e5", INTEL, 27, 0x706e5, ECX1, SKYLAKE_X, ICE_LAKE, 0xe5, ONLY_REF},
    {"XCR0 e7", INTEL, 27, 0x706e5, ECX1, SKYLAKE_X, ICE_LAKE, 0xe7, ALL},
    {"XCR0, high half only", INTEL, 27, 0x706e5, ECX1, SKYLAKE_X, ICE_LAKE, 0xe700000000, ONLY_REF},

    /* leaves that are not there: what stands in them here is of no leaf */
    {"no leaf 1", INTEL, 0, 0x706e5, ECX1, SKYLAKE_X, ICE_LAKE, 0xe7, ONLY_REF},
    {"no leaf 7", INTEL, 6, 0x706e5, ECX1, SKYLAKE_X, ICE_LAKE, 0xe7, ONLY_REF},
    {"limited to 3 by firmware", INTEL, 3, 0x706e5, ECX1, SKYLAKE_X, ICE_LAKE, 0xe7, ONLY_REF},
    {"just leaf 7", INTEL, 7, 0x706e5, ECX1, SKYLAKE_X, ICE_LAKE, 0xe7, ALL},

    /* a hypervisor that hides one thing */
    {"no AVX", INTEL, 27, 0x706e5, ECX1 & ~AVX, SKYLAKE_X, ICE_LAKE, 0xe7, ONLY_REF},
    {"no POPCNT", INTEL, 27, 0x706e5, ECX1 & ~POPCNT, SKYLAKE_X, ICE_LAKE, 0xe7, ONLY_REF},
    {"no AVX2", INTEL, 27, 0x706e5, ECX1, SKYLAKE_X & ~AVX2, ICE_LAKE, 0xe7, ONLY_REF},
    {"no BMI1", INTEL, 27, 0x706e5, ECX1, SKYLAKE_X & ~BMI1, ICE_LAKE, 0xe7, ONLY_REF},
    {"no BMI2", AMD, 27, 0xb40f40, ECX1, SKYLAKE_X & ~BMI2, ICE_LAKE, 0xe7, ONLY_REF},
    {"no F", INTEL, 27, 0x706e5, ECX1, SKYLAKE_X & ~F, ICE_LAKE, 0xe7, UP_TO_AVX2},
    {"no BW", INTEL, 27, 0x706e5, ECX1, SKYLAKE_X & ~BW, ICE_LAKE, 0xe7, UP_TO_AVX2},
    {"no VL", INTEL, 27, 0x706e5, ECX1, SKYLAKE_X & ~VL, ICE_LAKE, 0xe7, UP_TO_AVX2},
    {"no DQ", INTEL, 27, 0x706e5, ECX1, SKYLAKE_X & ~DQ, ICE_LAKE, 0xe7, UP_TO_AVX2},
    {"no VBMI", INTEL, 27, 0x706e5, ECX1, SKYLAKE_X, ICE_LAKE & ~VBMI, 0xe7, UP_TO_AVX2},
    {"no VBMI2", AMD, 27, 0xb40f40, ECX1, SKYLAKE_X, ICE_LAKE & ~VBMI2, 0xe7, UP_TO_AVX2},
    {"F alone", INTEL, 27, 0x706e5, ECX1, HASWELL | F, 0, 0xe7, UP_TO_AVX2},
};
enum { MACHINES = sizeof machines / sizeof machines[0] };

/* The machine that answers, and whether it was asked what would have stopped a real program. */
static const struct machine *here;
static unsigned crashes;

static void cpuid(uint32_t leaf, uint32_t subleaf, uint32_t r[4]) {
    memset(r, 0xff, 4 * sizeof r[0]); /* a leaf that is not there says yes to everything */
    if (leaf > here->highest || subleaf != 0)
        return;
    memset(r, 0, 4 * sizeof r[0]);
    if (leaf == 0) {
        const unsigned order[3] = {1, 3, 2}; /* ebx, edx, ecx */
        r[0] = here->highest;
        for (unsigned i = 0; i < 12; i++)
            r[order[i / 4]] |= (uint32_t)(uint8_t)here->vendor[i] << (8 * (i % 4));
    } else if (leaf == 1) {
        r[0] = here->signature;
        r[2] = here->ecx1;
    } else if (leaf == 7) {
        r[1] = here->ebx7;
        r[2] = here->ecx7;
    }
}

static uint64_t xcr0(void) {
    crashes += (here->ecx1 & OSXSAVE) == 0;
    return here->xcr0;
}

static struct cpu detect(const struct machine *m) {
    const struct x86_questions ask = {cpuid, xcr0};
    struct cpu cpu;
    here = m;
    memset(&cpu, 0xff, sizeof cpu);
    qtn_cpu_x86(&cpu, &ask);
    return cpu;
}

static struct cpu cpu_named(const char *name) {
    for (unsigned i = 0; i < MACHINES; i++)
        if (strcmp(machines[i].name, name) == 0)
            return detect(&machines[i]);
    fail_msg("no machine %s", name);
    return detect(&machines[0]);
}

/* --- the decision ---------------------------------------------------------------------------- */

static const char *const ids[BACKEND_IDS] = {
    [BACKEND_AVX512] = "avx512",
    [BACKEND_AVX2] = "avx2",
    [BACKEND_GPR] = "aarch64-gpr",
    [BACKEND_HYBRID] = "aarch64-hybrid",
    [BACKEND_HYBRID_PLAIN] = "aarch64-hybrid-plain",
    [BACKEND_HYBRID_SHA3] = "aarch64-hybrid-sha3",
    [BACKEND_SHA3] = "aarch64-sha3",
    [BACKEND_GPR_SHA3] = "aarch64-gpr-sha3",
    [BACKEND_REF] = "ref",
};

static void order_of(char out[32], const struct decision *d) {
    out[0] = '\0';
    for (unsigned i = 0; i < d->count; i++) {
        strcat(out, i == 0 ? "" : " ");
        strcat(out, ids[d->order[i]]);
    }
}

static void test_machines(void **state) {
    (void)state;
    for (unsigned i = 0; i < MACHINES; i++) {
        const struct cpu cpu = detect(&machines[i]);
        struct decision d;
        char order[32];
        qtn_decide(&d, &cpu, &qtn_cpu_table);
        order_of(order, &d);
        if (strcmp(order, machines[i].order) != 0)
            fail_msg("%s: %s, not %s", machines[i].name, order, machines[i].order);
        assert_false(d.by_row); /* the library's table has no row */
        assert_false(d.cores_differ);
        assert_int_equal(cpu.cores, 0);
    }
    assert_int_equal(crashes, 0);
}

static void test_names(void **state) {
    (void)state;
    static const struct {
        const char *name;
        enum cpu_vendor vendor;
        unsigned family, model;
    } known[] = {
        {"Haswell", CPU_INTEL, 6, 0x3c},
        {"Ice Lake, client", CPU_INTEL, 6, 0x7e},
        {"Ice Lake, server", CPU_INTEL, 6, 0x6a},
        {"Tiger Lake", CPU_INTEL, 6, 0x8c},
        {"Rocket Lake", CPU_INTEL, 6, 0xa7},
        {"Sapphire Rapids", CPU_INTEL, 6, 0x8f},
        {"Zen 1", CPU_AMD, 0x17, 0x01},
        {"Zen 4", CPU_AMD, 0x19, 0x61},
        {"Zen 5", CPU_AMD, 0x1a, 0x44},
        {"another vendor", CPU_OTHER, 7, 0x1b},
        {"nobody", CPU_OTHER, 0, 0},
        {"no leaf 1", CPU_INTEL, 0, 0},
    };
    for (unsigned i = 0; i < sizeof known / sizeof known[0]; i++) {
        const struct cpu cpu = cpu_named(known[i].name);
        if (cpu.vendor != known[i].vendor || cpu.family != known[i].family ||
            cpu.model != known[i].model)
            fail_msg("%s: vendor %d, family %#x, model %#x", known[i].name, (int)cpu.vendor,
                     cpu.family, cpu.model);
    }
    struct machine almost = machines[0];
    almost.vendor = "GenuineIotel"; /* which some CPUs really say */
    assert_int_equal(detect(&almost).vendor, CPU_OTHER);
}

/* A row puts its backend first, from its first model to its last, where the CPU can run it. */
static void test_rows(void **state) {
    (void)state;
    static const struct cpu_row rows[] = {
        {CPU_INTEL, 6, 0x7d, 0x7e, BACKEND_AVX2},
        {CPU_AMD, 0x19, 0x10, 0x61, BACKEND_AVX2},
        {CPU_AMD, 0x17, 0x00, 0x2f, BACKEND_REF},
        {CPU_INTEL, 6, 0x00, 0x3c, BACKEND_AVX512}, /* which no such CPU can run */
    };
    static const struct cpu_table table = {.rows = rows, .count = sizeof rows / sizeof rows[0]};
    static const struct {
        const char *name, *order;
        bool by_row;
    } cases[] = {
        {"Ice Lake, client", "avx2 avx512 ref", true},
        {"Ice Lake, server", ALL, false},
        {"Tiger Lake", ALL, false},
        {"Zen 4", "avx2 avx512 ref", true},
        {"Zen 5", ALL, false},
        {"Zen 1", "ref avx2", true},
        {"Zen 2", UP_TO_AVX2, false},
        {"Haswell", UP_TO_AVX2, false},
        {"no BMI2", ONLY_REF, false},
        {"XCR0 7", UP_TO_AVX2, true},
        {"XCR0 3", ONLY_REF, false},
        {"nobody", ALL, false},
    };
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const struct cpu cpu = cpu_named(cases[i].name);
        struct decision d;
        char order[32];
        qtn_decide(&d, &cpu, &table);
        order_of(order, &d);
        if (strcmp(order, cases[i].order) != 0 || d.by_row != cases[i].by_row)
            fail_msg("%s: %s, by a row: %d", cases[i].name, order, d.by_row);
    }
}

/* --- the choice, which is the decision in this build ----------------------------------------- */

static bool in_this_build(const char *name) {
    const struct cpu all = {.features = ~0u};
    return strcmp(qtn_backend_choose(&all, &qtn_cpu_table, name)->name, name) == 0;
}

static void expect_choice(const struct cpu *cpu, const struct cpu_table *table, const char *env,
                          const char *name, const char *reason) {
    if (!in_this_build("avx512") || !in_this_build("avx2"))
        name = "ref";
    const struct qtn_backend *b = qtn_backend_choose(cpu, table, env);
    assert_string_equal(b->name, name);
    if (in_this_build(env != NULL ? env : "avx512") && strstr(b->reason, reason) == NULL)
        fail_msg("%s: \"%s\" says nothing of \"%s\"", name, b->reason, reason);
}

static void test_choice(void **state) {
    (void)state;
    static const struct cpu_row row = {CPU_AMD, 0x1a, 0, 0xff, BACKEND_AVX2};
    static const struct cpu_table with_row = {.rows = &row, .count = 1};
    const struct cpu_table *const without = &qtn_cpu_table;
    const struct cpu zen5 = cpu_named("Zen 5"), skylake = cpu_named("Skylake-X");
    const struct cpu broken = cpu_named("XCR0 3");

    expect_choice(&zen5, without, NULL, "avx512", "first in the library's order");
    expect_choice(&skylake, without, NULL, "avx2", "first in the library's order");
    expect_choice(&broken, without, NULL, "ref", "first in the library's order");
    expect_choice(&zen5, &with_row, NULL, "avx2", "measured");
    expect_choice(&zen5, &with_row, "", "avx2", "measured");

    /* An explicit choice beats the table, and nothing beats what the CPU can run. */
    expect_choice(&zen5, &with_row, "avx512", "avx512", "named by QUATRAIN_BACKEND");
    expect_choice(&zen5, &with_row, "ref", "ref", "named by QUATRAIN_BACKEND");
    expect_choice(&skylake, without, "avx512", "avx2", "refused");
    expect_choice(&skylake, without, "avx2", "avx2", "named by QUATRAIN_BACKEND");
    expect_choice(&broken, without, "avx512", "ref", "refused");
    expect_choice(&broken, without, "avx2", "ref", "refused");
    expect_choice(&broken, without, "ref", "ref", "named by QUATRAIN_BACKEND");
    expect_choice(&zen5, &with_row, "AVX512", "avx2", "refused");
}

/* What the library says of this machine follows from what it finds out about it. */
static void test_this_machine(void **state) {
    (void)state;
    struct cpu cpu;
    struct decision d;
    qtn_cpu_detect(&cpu);
    qtn_decide(&d, &cpu, &qtn_cpu_table);
    size_t n = 0;
    for (unsigned i = 0; i < d.count; i++)
        if (in_this_build(ids[d.order[i]]))
            assert_string_equal(qtn_backend_at(n++), ids[d.order[i]]);
    assert_null(qtn_backend_at(n));
    for (enum backend_id id = 0; id < BACKEND_IDS; id++)
        assert_int_equal(qtn_backend_select(ids[id]),
                         qtn_can_run(&cpu, id) && in_this_build(ids[id]) ? QTN_OK
                                                                         : QTN_ERR_BACKEND);
    assert_int_equal(qtn_backend_select(NULL), QTN_OK);
#if defined(__GNUC__) && defined(__x86_64__)
    assert_true(cpu.family != 0);
    __builtin_cpu_init(); /* the compiler's own idea, of those that it knows */
    assert_int_equal((cpu.features & CPU_AVX2) != 0, __builtin_cpu_supports("avx2") != 0);
    assert_int_equal((cpu.features & CPU_BMI2) != 0, __builtin_cpu_supports("bmi2") != 0);
    assert_int_equal((cpu.features & CPU_AVX512F) != 0, __builtin_cpu_supports("avx512f") != 0);
    assert_int_equal((cpu.features & CPU_AVX512BW) != 0, __builtin_cpu_supports("avx512bw") != 0);
    assert_int_equal((cpu.features & CPU_AVX512VL) != 0, __builtin_cpu_supports("avx512vl") != 0);
    assert_int_equal((cpu.features & CPU_AVX512DQ) != 0, __builtin_cpu_supports("avx512dq") != 0);
    assert_int_equal((cpu.features & CPU_AVX512VBMI) != 0,
                     __builtin_cpu_supports("avx512vbmi") != 0);
    assert_int_equal((cpu.features & CPU_AVX512VBMI2) != 0,
                     __builtin_cpu_supports("avx512vbmi2") != 0);
#elif defined(__GNUC__) && defined(__aarch64__)
    assert_true((cpu.features & CPU_NEON) != 0);
#else
    assert_int_equal(d.count, 1);
#endif
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_machines),     cmocka_unit_test(test_names),
        cmocka_unit_test(test_rows),         cmocka_unit_test(test_choice),
        cmocka_unit_test(test_this_machine),
    };
    const int failures = cmocka_run_group_tests_name("common_cpu", tests, NULL, NULL);
    return failures ? 1 : 0;
}
