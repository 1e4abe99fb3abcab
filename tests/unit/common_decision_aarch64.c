/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Which backend AArch64 machines get, that are made up here: those that are sold, mixtures of
 * cores, and machines that hide what they have. */
#include "common/backend.h"
#include "common/cpu_aarch64.h"
#include "support/cmocka_all.h"

#include <stdbool.h>
#include <string.h>

/* --- machines ------------------------------------------------------------------------------- */

#define ARM(part) ((0x41u << 12) | (part))
#define QUALCOMM(part) ((0x51u << 12) | (part))
#define APPLE(part) ((0x61u << 12) | (part))
#define AMPERE(part) ((0xc0u << 12) | (part))
#define A34 ARM(0xd02)
#define A35 ARM(0xd04)
#define A53 ARM(0xd03)
#define A55 ARM(0xd05)
#define A57 ARM(0xd07)
#define A72 ARM(0xd08)
#define A73 ARM(0xd09)
#define A75 ARM(0xd0a)
#define A76 ARM(0xd0b)
#define N1 ARM(0xd0c)
#define A77 ARM(0xd0d)
#define V1 ARM(0xd40)
#define A78 ARM(0xd41)
#define X1 ARM(0xd44)
#define A510 ARM(0xd46)
#define A710 ARM(0xd47)
#define X2 ARM(0xd48)
#define N2 ARM(0xd49)
#define A715 ARM(0xd4d)
#define X3 ARM(0xd4e)
#define V2 ARM(0xd4f)
#define A520 ARM(0xd80)
#define V3AE ARM(0xd83)
#define V3 ARM(0xd84)
#define N3 ARM(0xd8e)

enum { NEON = CPU_NEON, SHA3 = CPU_NEON | CPU_SHA3 };
enum why { ORDER, ROW, DIFFER };

/* Stands for five kinds, or for cores of which some did not tell. */
#define UNCLEAR 0xfffffu

struct machine {
    const char *name;
    unsigned features;
    unsigned cores[CPU_MAX_CORES]; /* up to the first 0 */
    enum backend_id first;
    enum why why;
};

static const struct machine machines[] = {
    /* one kind of core */
    {"Cortex-A53", NEON, {A53}, BACKEND_GPR, ROW},
    {"Cortex-A55", NEON, {A55}, BACKEND_GPR, ROW},
    {"Cortex-A57", NEON, {A57}, BACKEND_HYBRID_PLAIN, ROW},
    {"Cortex-A72", NEON, {A72}, BACKEND_HYBRID_PLAIN, ROW},
    {"Cortex-A76", NEON, {A76}, BACKEND_HYBRID, ROW},
    {"Cortex-A76AE", NEON, {ARM(0xd0e)}, BACKEND_HYBRID, ROW},
    {"Cortex-A77", NEON, {A77}, BACKEND_HYBRID, ROW},
    {"Cortex-A78", NEON, {A78}, BACKEND_HYBRID, ROW},
    {"Cortex-A78AE", NEON, {ARM(0xd42)}, BACKEND_HYBRID, ROW},
    {"Cortex-A78C", NEON, {ARM(0xd4b)}, BACKEND_HYBRID, ROW},
    {"Cortex-X1", NEON, {X1}, BACKEND_HYBRID, ROW},
    {"Cortex-X1C", NEON, {ARM(0xd4c)}, BACKEND_HYBRID, ROW},
    {"Neoverse N1", NEON, {N1}, BACKEND_HYBRID, ROW},
    {"Ampere Altra, which is an N1", NEON, {N1}, BACKEND_HYBRID, ROW},
    {"Neoverse N2", SHA3, {N2}, BACKEND_HYBRID_SHA3, ROW},
    {"Neoverse V1", SHA3, {V1}, BACKEND_HYBRID_SHA3, ROW},
    {"Neoverse V2", SHA3, {V2}, BACKEND_HYBRID_SHA3, ROW},
    {"Neoverse V3", SHA3, {V3}, BACKEND_HYBRID_SHA3, ROW},
    {"Neoverse V3AE", SHA3, {V3AE}, BACKEND_HYBRID_SHA3, ROW},
    {"Cortex-A710", SHA3, {A710}, BACKEND_HYBRID_SHA3, ROW},
    {"Cortex-X2", SHA3, {X2}, BACKEND_HYBRID_SHA3, ROW},
    {"Cortex-A510", SHA3, {A510}, BACKEND_GPR_SHA3, ROW},
    {"Apple, under macOS", SHA3, {APPLE(0)}, BACKEND_SHA3, ROW},
    {"M1, under Linux", SHA3, {APPLE(0x022), APPLE(0x023)}, BACKEND_SHA3, ROW},
    {"M3, under Linux", SHA3, {APPLE(0x042), APPLE(0x043)}, BACKEND_SHA3, ROW},
    {"a later one of Apple's", SHA3, {APPLE(0xfff)}, BACKEND_SHA3, ROW},
    {"Oryon", SHA3, {QUALCOMM(0x001)}, BACKEND_SHA3, ROW},

    /* not measured */
    {"AmpereOne", SHA3, {AMPERE(0xac3)}, BACKEND_GPR, ORDER},
    {"AmpereOne A", SHA3, {AMPERE(0xac4)}, BACKEND_GPR, ORDER},
    {"AmpereOne B", SHA3, {AMPERE(0xac5)}, BACKEND_GPR, ORDER},
    {"Cortex-A73", NEON, {A73}, BACKEND_GPR, ORDER},
    {"Cortex-A75", NEON, {A75}, BACKEND_GPR, ORDER},
    {"Cortex-X3", SHA3, {X3}, BACKEND_GPR, ORDER},
    {"Neoverse N3", SHA3, {N3}, BACKEND_GPR, ORDER},
    {"Cortex-A520", SHA3, {A520}, BACKEND_GPR, ORDER},
    {"another of Qualcomm's", SHA3, {QUALCOMM(0x002)}, BACKEND_GPR, ORDER},
    {"N1's part of another maker", NEON, {AMPERE(0xd0c)}, BACKEND_GPR, ORDER},
    {"an emulator's", SHA3, {0x051}, BACKEND_GPR, ORDER},
    {"nothing known", NEON, {0}, BACKEND_GPR, ORDER},
    {"nothing known but SHA3", SHA3, {0}, BACKEND_GPR, ORDER},
    {"unclear", SHA3, {UNCLEAR}, BACKEND_GPR, ORDER},

    /* SHA3 hidden, or not there */
    {"V1, masked", NEON, {V1}, BACKEND_HYBRID, ROW},
    {"V2, masked", NEON, {V2}, BACKEND_HYBRID, ROW},
    {"V3, masked", NEON, {V3}, BACKEND_HYBRID, ROW},
    {"V3AE, masked", NEON, {V3AE}, BACKEND_HYBRID, ROW},
    {"N2, masked", NEON, {N2}, BACKEND_HYBRID, ROW},
    {"A710, masked", NEON, {A710}, BACKEND_HYBRID, ROW},
    {"X2, masked", NEON, {X2}, BACKEND_HYBRID, ROW},
    {"A510, masked", NEON, {A510}, BACKEND_GPR, ROW},
    {"Apple, masked", NEON, {APPLE(0x022)}, BACKEND_GPR, ORDER},
    {"Apple before M1", NEON, {APPLE(0)}, BACKEND_GPR, ORDER},
    {"Oryon, masked", NEON, {QUALCOMM(0x001)}, BACKEND_GPR, ORDER},
    {"Neon hidden", 0, {N1}, BACKEND_REF, ORDER},
    {"SHA3 without Neon", CPU_SHA3, {APPLE(0)}, BACKEND_REF, ORDER},

    /* SHA3 where the table does not ask for it */
    {"N1 with SHA3", SHA3, {N1}, BACKEND_HYBRID, ROW},
    {"A72 with SHA3", SHA3, {A72}, BACKEND_HYBRID_PLAIN, ROW},
    {"A53 with SHA3", SHA3, {A53}, BACKEND_GPR, ROW},

    /* small cores beside big ones */
    {"A53 and A72", NEON, {A53, A72}, BACKEND_HYBRID_PLAIN, ROW},
    {"A53 and A57", NEON, {A57, A53}, BACKEND_HYBRID_PLAIN, ROW},
    {"A55 and A76", NEON, {A55, A76}, BACKEND_HYBRID, ROW},
    {"A55, A78 and X1", NEON, {A55, A78, X1}, BACKEND_HYBRID, ROW},
    {"A510, A710 and X2", SHA3, {A510, A710, X2}, BACKEND_HYBRID_SHA3, ROW},
    {"A510, A710 and X2, masked", NEON, {A510, A710, X2}, BACKEND_HYBRID, ROW},
    {"A510 and A710, the last one first", SHA3, {A710, A510}, BACKEND_HYBRID_SHA3, ROW},
    {"A520 and V3", SHA3, {A520, V3}, BACKEND_HYBRID_SHA3, ROW},
    {"A53 and A35", NEON, {A35, A53}, BACKEND_GPR, DIFFER}, /* A35 is not measured */
    {"A53 and A55", NEON, {A53, A55}, BACKEND_GPR, ROW},
    {"A55 and A510", SHA3, {A55, A510}, BACKEND_GPR, DIFFER},
    {"A55 and A510, masked", NEON, {A55, A510}, BACKEND_GPR, ROW},
    {"A53, A55, A510 and A520", SHA3, {A53, A55, A510, A520}, BACKEND_GPR, DIFFER},
    {"A35 and A76", NEON, {A35, A76}, BACKEND_HYBRID, ROW},
    {"A53, A55 and A72", NEON, {A53, A55, A72}, BACKEND_HYBRID_PLAIN, ROW},

    /* big ones that do not agree, or of which one is not known */
    {"A53 and A73", NEON, {A53, A73}, BACKEND_GPR, DIFFER},
    {"A53 and unknown", NEON, {A53, 0xff123}, BACKEND_GPR, DIFFER},
    {"A53 and unknown, with SHA3", SHA3, {A53, 0xff123}, BACKEND_GPR, DIFFER},
    {"A72 and unknown", NEON, {A72, 0xff123}, BACKEND_GPR, DIFFER},
    {"unknown and A76", NEON, {0xff123, A76}, BACKEND_GPR, DIFFER},
    {"A34 and A76", NEON, {A34, A76}, BACKEND_GPR, DIFFER},
    {"A53's part of another maker, and A76", NEON, {AMPERE(0xd03), A76}, BACKEND_GPR, DIFFER},
    {"A72 and A76", NEON, {A72, A76}, BACKEND_GPR, DIFFER},
    {"A76 and V1", SHA3, {A76, V1}, BACKEND_GPR, DIFFER},
    {"A76 and V1, masked", NEON, {A76, V1}, BACKEND_HYBRID, ROW},
    {"A53, A72 and A76", NEON, {A53, A72, A76}, BACKEND_GPR, DIFFER},
    {"A510, A715 and X3", SHA3, {A510, A715, X3}, BACKEND_GPR, DIFFER},
    {"Apple and Oryon", SHA3, {APPLE(0x022), QUALCOMM(0x001)}, BACKEND_SHA3, ROW},
    {"Apple and N1", SHA3, {APPLE(0x022), N1}, BACKEND_GPR, DIFFER},
};
enum { MACHINES = sizeof machines / sizeof machines[0] };

static struct cpu cpu_of(unsigned features, const unsigned cores[CPU_MAX_CORES]) {
    struct cpu cpu = {.features = features};
    for (unsigned i = 0; i < CPU_MAX_CORES && cores[i] != 0; i++)
        if (cores[i] == UNCLEAR)
            cpu.cores = CPU_CORES_UNCLEAR;
        else
            qtn_cpu_add_core(&cpu, cores[i] >> 12, cores[i] & 0xfff);
    return cpu;
}

static struct cpu cpu_named(const char *name) {
    for (unsigned i = 0; i < MACHINES; i++)
        if (strcmp(machines[i].name, name) == 0)
            return cpu_of(machines[i].features, machines[i].cores);
    fail_msg("no machine %s", name);
    return (struct cpu){.features = 0};
}

/* --- the decision --------------------------------------------------------------------------- */

static const enum backend_id all[] = {BACKEND_GPR,         BACKEND_HYBRID, BACKEND_HYBRID_PLAIN,
                                      BACKEND_HYBRID_SHA3, BACKEND_SHA3,   BACKEND_GPR_SHA3,
                                      BACKEND_REF};
enum { ALL = sizeof all / sizeof all[0] };

static bool needs_sha3(enum backend_id id) {
    return id == BACKEND_HYBRID_SHA3 || id == BACKEND_SHA3 || id == BACKEND_GPR_SHA3;
}

/* What may run, by the names of the backends alone. */
static bool may_run(unsigned features, enum backend_id id) {
    if (id == BACKEND_AVX2 || id == BACKEND_AVX512)
        return false;
    if (needs_sha3(id) && (features & CPU_SHA3) == 0)
        return false;
    return id == BACKEND_REF || (features & CPU_NEON) != 0;
}

/* All that may run, each once, portable C last, and what comes after the first in the usual
 * order. */
static void expect_sound(const char *name, const struct cpu *cpu, const struct decision *d) {
    unsigned count = 0;
    for (unsigned i = 0; i < ALL; i++)
        count += may_run(cpu->features, all[i]);
    if (d->count != count || d->order[count - 1] != BACKEND_REF)
        fail_msg("%s: %u backends, not %u, or portable C is not the last", name, d->count, count);
    for (unsigned i = 0; i < d->count; i++) {
        if (!may_run(cpu->features, d->order[i]))
            fail_msg("%s: backend %d cannot run", name, (int)d->order[i]);
        for (unsigned j = i + 1; j < d->count; j++)
            if (d->order[i] == d->order[j] || (i > 0 && d->order[i] > d->order[j]))
                fail_msg("%s: backends %d and %d", name, (int)d->order[i], (int)d->order[j]);
    }
}

static void test_machines(void **state) {
    (void)state;
    for (unsigned i = 0; i < MACHINES; i++) {
        const struct machine *m = &machines[i];
        const struct cpu cpu = cpu_of(m->features, m->cores);
        struct decision d;
        memset(&d, 0xff, sizeof d);
        qtn_decide(&d, &cpu, &qtn_cpu_table);
        expect_sound(m->name, &cpu, &d);
        if (d.order[0] != m->first || d.by_row != (m->why == ROW) ||
            d.cores_differ != (m->why == DIFFER))
            fail_msg("%s: backend %d, by a row: %d, cores differ: %d", m->name, (int)d.order[0],
                     d.by_row, d.cores_differ);
    }
}

/* The machine with the cores of these rows. */
static struct cpu with_rows(unsigned features, const unsigned *row, unsigned count) {
    struct cpu cpu = {.features = features};
    for (unsigned i = 0; i < count; i++)
        qtn_cpu_add_core(&cpu, qtn_cpu_table.core_rows[row[i]].implementer,
                         qtn_cpu_table.core_rows[row[i]].part & 0xfff);
    return cpu;
}

/* Any three kinds of core together, and any features: never what cannot run, in whatever order the
 * cores come, and only what is chosen for one of them alone. */
static void test_mixtures(void **state) {
    (void)state;
    const unsigned n = qtn_cpu_table.core_count, features[] = {0, NEON, CPU_SHA3, SHA3};
    enum backend_id alone[100];
    assert_true(n > 20 && n <= 100);
    for (unsigned f = 0; f < 4; f++) {
        for (unsigned i = 0; i < n; i++) {
            const struct cpu cpu = with_rows(features[f], &i, 1);
            struct decision d;
            qtn_decide(&d, &cpu, &qtn_cpu_table);
            alone[i] = d.order[0];
        }
        for (unsigned i = 0; i < n * n * n; i++) {
            const unsigned a = i % n, b = i / n % n, c = i / n / n;
            const unsigned sets[2][3] = {{a, b, c}, {c, b, a}};
            struct decision d[2];
            for (unsigned k = 0; k < 2; k++) {
                const struct cpu cpu = with_rows(features[f], sets[k], 3);
                qtn_decide(&d[k], &cpu, &qtn_cpu_table);
                expect_sound("a mixture", &cpu, &d[k]);
            }
            const enum backend_id first = d[0].order[0];
            assert_int_equal(first, d[1].order[0]);
            assert_int_equal(d[0].by_row, d[1].by_row);
            if (d[0].by_row)
                assert_true(first == alone[a] || first == alone[b] || first == alone[c]);
            else
                assert_int_equal(first, (features[f] & CPU_NEON) != 0 ? BACKEND_GPR : BACKEND_REF);
        }
    }
}

/* Where the kinds are unclear, those that are in the list count for nothing, and what lies beyond
 * it is not looked at. */
static void test_unclear(void **state) {
    (void)state;
    struct {
        struct cpu cpu;
        struct cpu_core beyond;
    } m = {.cpu = {.features = SHA3, .cores = CPU_CORES_UNCLEAR}, .beyond = {0x41, 0xd0c}};
    struct decision d;
    for (unsigned i = 0; i < CPU_MAX_CORES; i++)
        m.cpu.core[i] = m.beyond;
    qtn_decide(&d, &m.cpu, &qtn_cpu_table);
    expect_sound("unclear", &m.cpu, &d);
    assert_int_equal(d.order[0], BACKEND_GPR);
    assert_false(d.by_row || d.cores_differ);
}

/* Every row can make a choice, and says no more than one before it. */
static void test_rows(void **state) {
    (void)state;
    const struct core_row *rows = qtn_cpu_table.core_rows;
    for (unsigned i = 0; i < qtn_cpu_table.core_count; i++) {
        assert_true(rows[i].implementer <= 0xff && rows[i].part <= ANY_PART);
        assert_true(may_run(CPU_NEON | CPU_SHA3, rows[i].winner));
        assert_int_not_equal(rows[i].winner, BACKEND_REF);
        for (unsigned j = 0; j < i; j++)
            if (rows[j].implementer == rows[i].implementer &&
                (rows[j].part == rows[i].part || rows[j].part == ANY_PART))
                assert_true(needs_sha3(rows[j].winner) && !needs_sha3(rows[i].winner));
        struct cpu cpu = {.features = needs_sha3(rows[i].winner) ? SHA3 : NEON};
        struct decision d;
        qtn_cpu_add_core(&cpu, rows[i].implementer, rows[i].part & 0xfff);
        qtn_decide(&d, &cpu, &qtn_cpu_table);
        assert_true(d.by_row);
        assert_int_equal(d.order[0], rows[i].winner);
    }
}

/* --- the choice in this build --------------------------------------------------------------- */

static bool in_this_build(const char *name) {
    const struct cpu any = {.features = ~0u};
    return strcmp(qtn_backend_choose(&any, &qtn_cpu_table, name)->name, name) == 0;
}

static void expect_choice(const char *machine, const char *env, const char *name,
                          const char *reason) {
    const struct cpu cpu = cpu_named(machine);
    const struct qtn_backend *b = qtn_backend_choose(&cpu, &qtn_cpu_table, env);
    /* Other machines' builds have only portable C to choose from. */
    if (!in_this_build("aarch64-hybrid-sha3")) {
        assert_string_equal(b->name, "ref");
        return;
    }
    if (strcmp(b->name, name) != 0 || strstr(b->reason, reason) == NULL)
        fail_msg("%s, %s: %s, because \"%s\"", machine, env != NULL ? env : "-", b->name,
                 b->reason);
}

static void test_choice(void **state) {
    (void)state;
    const char *const row = "measured to be the fastest", *const order = "first in the library's";
    const char *const env = "named by QUATRAIN_BACKEND";
    expect_choice("Neoverse N1", NULL, "aarch64-hybrid", row);
    expect_choice("Neoverse V1", NULL, "aarch64-hybrid-sha3", row);
    expect_choice("V1, masked", NULL, "aarch64-hybrid", row);
    expect_choice("Cortex-A72", NULL, "aarch64-hybrid-plain", row);
    expect_choice("Cortex-A510", "", "aarch64-gpr-sha3", row);
    expect_choice("Apple, under macOS", NULL, "aarch64-sha3", row);
    expect_choice("Apple, masked", NULL, "aarch64-gpr", order);
    expect_choice("nothing known", NULL, "aarch64-gpr", order);
    expect_choice("A72 and A76", NULL, "aarch64-gpr", "cores differ");
    expect_choice("Neon hidden", NULL, "ref", order);

    /* An explicit choice beats the table, and nothing beats what every core can run. */
    expect_choice("Neoverse V1", "aarch64-sha3", "aarch64-sha3", env);
    expect_choice("Neoverse V1", "aarch64-gpr-sha3", "aarch64-gpr-sha3", env);
    expect_choice("Apple, under macOS", "aarch64-gpr", "aarch64-gpr", env);
    expect_choice("Apple, under macOS", "aarch64-hybrid-plain", "aarch64-hybrid-plain", env);
    expect_choice("A72 and A76", "aarch64-hybrid", "aarch64-hybrid", env);
    expect_choice("AmpereOne", "aarch64-sha3", "aarch64-sha3", env);
    expect_choice("Cortex-A53", "ref", "ref", env);
    expect_choice("Neoverse N1", "aarch64-sha3", "aarch64-hybrid", "refused");
    expect_choice("Neoverse N1", "aarch64-hybrid-sha3", "aarch64-hybrid", "refused");
    expect_choice("V1, masked", "aarch64-gpr-sha3", "aarch64-hybrid", "refused");
    expect_choice("A55 and A510, masked", "aarch64-sha3", "aarch64-gpr", "refused");
    expect_choice("Neon hidden", "aarch64-gpr", "ref", "refused");
    expect_choice("Neoverse V1", "avx2", "aarch64-hybrid-sha3", "refused");
    expect_choice("Neoverse V1", "aarch64", "aarch64-hybrid-sha3", "refused");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_machines), cmocka_unit_test(test_mixtures),
        cmocka_unit_test(test_unclear),  cmocka_unit_test(test_rows),
        cmocka_unit_test(test_choice),
    };
    const int failures = cmocka_run_group_tests_name("common_decision_aarch64", tests, NULL, NULL);
    return failures ? 1 : 0;
}
