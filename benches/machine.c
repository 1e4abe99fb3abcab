/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "machine.h"

#include "commit.h"
#include "common/cpu.h"
#include <stdio.h>
#include <string.h>
#if defined(__x86_64__) || defined(__i386__)
#include <cpuid.h>
#elif defined(__APPLE__)
#include <sys/sysctl.h>
#endif

static char name[128];

#if defined(__x86_64__) || defined(__i386__)
/* The brand string: 48 bytes in three leaves. */
static int find_name(void) {
    unsigned r[12];
    for (unsigned i = 0; i < 3; i++)
        if (!__get_cpuid(0x80000002 + i, &r[4 * i], &r[4 * i + 1], &r[4 * i + 2], &r[4 * i + 3]))
            return 0;
    memcpy(name, r, sizeof r);
    return 1;
}
#elif defined(__APPLE__)
static int find_name(void) {
    size_t n = sizeof name - 1;
    return sysctlbyname("machdep.cpu.brand_string", name, &n, NULL, 0) == 0;
}
#elif defined(__aarch64__)
/* Codes, of which the makers' documents have the names. */
static int find_name(void) {
    struct cpu cpu;
    qtn_cpu_detect(&cpu);
    if (cpu.cores == 0)
        return 0;
    if (cpu.cores > CPU_MAX_CORES) {
        snprintf(name, sizeof name, "AArch64, kinds of core unclear");
        return 1;
    }
    for (unsigned i = 0; i < cpu.cores; i++) {
        const size_t n = strlen(name);
        snprintf(name + n, sizeof name - n, "%s%#x part %#x",
                 i == 0 ? "AArch64, implementer " : "; ", cpu.core[i].implementer,
                 cpu.core[i].part);
    }
    return 1;
}
#else
static int starts_with(const char *line, const char *word) {
    return strncmp(line, word, strlen(word)) == 0;
}

/* Linux: some have "model name", others "cpu" or "machine" or "uarch". */
static int find_name(void) {
    FILE *f = fopen("/proc/cpuinfo", "r");
    if (!f)
        return 0;
    char line[256];
    while (!name[0] && fgets(line, sizeof line, f)) {
        const char *value = strchr(line, ':');
        if (!value)
            continue;
        value += strspn(value, ": \t");
        line[strcspn(line, "\n")] = 0;
        if (starts_with(line, "model name") || starts_with(line, "cpu\t") ||
            starts_with(line, "machine") || starts_with(line, "uarch"))
            snprintf(name, sizeof name, "%.100s", value);
    }
    fclose(f);
    return name[0] != 0;
}
#endif

const char *machine_cpu(void) {
    if (!name[0] && !find_name())
        return "unknown";
    name[sizeof name - 1] = 0;
    for (size_t n = strlen(name); n && name[n - 1] == ' '; n--)
        name[n - 1] = 0;
    return name + strspn(name, " ");
}

const char *machine_features(void) {
    static const struct {
        unsigned feature;
        const char *name;
    } all[] = {
        {CPU_POPCNT, "POPCNT"},     {CPU_BMI1, "BMI1"},         {CPU_BMI2, "BMI2"},
        {CPU_AVX2, "AVX2"},         {CPU_AVX512F, "AVX-512 F"}, {CPU_AVX512BW, "BW"},
        {CPU_AVX512VL, "VL"},       {CPU_AVX512DQ, "DQ"},       {CPU_AVX512VBMI, "VBMI"},
        {CPU_AVX512VBMI2, "VBMI2"}, {CPU_NEON, "Neon"},         {CPU_SHA3, "SHA3"},
    };
    static char text[128];
    struct cpu cpu;
    qtn_cpu_detect(&cpu);
    text[0] = 0;
    for (unsigned i = 0; i < sizeof all / sizeof all[0]; i++)
        if (cpu.features & all[i].feature) {
            const size_t n = strlen(text);
            snprintf(text + n, sizeof text - n, "%s%s", n ? " " : "", all[i].name);
        }
    return text[0] ? text : "no features";
}

const char *machine_compiler(void) {
    static char text[64];
#if defined(__clang__)
    snprintf(text, sizeof text, "clang %d.%d.%d", __clang_major__, __clang_minor__,
             __clang_patchlevel__);
#elif defined(__GNUC__)
    snprintf(text, sizeof text, "gcc %d.%d.%d", __GNUC__, __GNUC_MINOR__, __GNUC_PATCHLEVEL__);
#else
    snprintf(text, sizeof text, "unknown");
#endif
    return text;
}

const char *machine_commit(void) {
    return BENCH_COMMIT;
}
