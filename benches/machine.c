/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "machine.h"

#include "commit.h"
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
#else
static int starts_with(const char *line, const char *word) {
    return strncmp(line, word, strlen(word)) == 0;
}

/* Linux: x86 has "model name", Arm has codes, others have "cpu" or "machine" or "processor". */
static int find_name(void) {
    FILE *f = fopen("/proc/cpuinfo", "r");
    if (!f)
        return 0;
    char line[256], implementer[32] = "", part[32] = "";
    while (!name[0] && fgets(line, sizeof line, f)) {
        const char *value = strchr(line, ':');
        if (!value)
            continue;
        value += strspn(value, ": \t");
        line[strcspn(line, "\n")] = 0;
        if (starts_with(line, "CPU implementer"))
            snprintf(implementer, sizeof implementer, "%.30s", value);
        else if (starts_with(line, "CPU part"))
            snprintf(part, sizeof part, "%.30s", value);
        else if (starts_with(line, "model name") || starts_with(line, "cpu\t") ||
                 starts_with(line, "machine") || starts_with(line, "uarch"))
            snprintf(name, sizeof name, "%.100s", value);
    }
    fclose(f);
    if (!name[0] && part[0])
        snprintf(name, sizeof name, "Arm implementer %s part %s", implementer, part);
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
