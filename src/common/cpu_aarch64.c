/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* No instruction of AArch64 and no function of a system is used here, so every machine compiles and
 * tests it.
 *
 * What counts are all kinds of core, not the one that this thread is on: it moves. /proc/cpuinfo
 * lists every core that is switched on, so it is read first; MIDR_EL1 speaks for one core, and is
 * asked where that file does not tell: in an emulator that shows the host's, in a process that has
 * no /proc, on FreeBSD. */
#include "common/cpu_aarch64.h"
#include "common/cpuinfo.h"

/* Bits of AT_HWCAP. The kernel sets those that all cores have, and refuses to switch on a core that
 * lacks one later. */
enum { BIT_ASIMD = 1, BIT_CPUID = 11, BIT_SHA3 = 17 };

enum { IMPLEMENTER_APPLE = 0x61 };

/* PF_ARM_SHA3_INSTRUCTIONS_AVAILABLE, which older headers do not have. */
enum { WINDOWS_SHA3 = 64 };

/* A machine of 4096 cores tells less; nothing is read for ever. */
enum { PIECE = 1024, MAX_PIECES = 4096 };

static bool bit(uint64_t word, unsigned i) {
    return (word >> i & 1) != 0;
}

void qtn_cpu_add_core(struct cpu *cpu, uint64_t implementer, uint64_t part) {
    if (cpu->cores == CPU_CORES_UNCLEAR)
        return;
    for (unsigned i = 0; i < cpu->cores; i++)
        if (cpu->core[i].implementer == implementer && cpu->core[i].part == part)
            return;
    if (cpu->cores == CPU_MAX_CORES || implementer > 0xff || part > 0xfff)
        cpu->cores = CPU_CORES_UNCLEAR;
    else
        cpu->core[cpu->cores++] = (struct cpu_core){(unsigned)implementer, (unsigned)part};
}

static void read_cpuinfo(struct cpu *cpu, const struct linux_questions *ask) {
    const int file = ask->open();
    if (file < 0)
        return;
    char text[PIECE];
    struct cpuinfo info;
    long n = 1;
    qtn_cpuinfo_begin(&info, cpu);
    for (unsigned i = 0; i < MAX_PIECES && n > 0; i++) {
        n = ask->read(file, text, sizeof text);
        if (n > 0)
            qtn_cpuinfo_feed(&info, text, (size_t)n);
    }
    ask->close(file);
    qtn_cpuinfo_end(&info, n == 0);
}

void qtn_cpu_linux(struct cpu *cpu, const struct linux_questions *ask) {
    const unsigned long hwcap = ask->hwcap();
    *cpu = (struct cpu){.vendor = CPU_OTHER};
    /* The compiler took Neon for granted; only a kernel that says something can deny it. */
    if (hwcap == 0 || bit(hwcap, BIT_ASIMD))
        cpu->features |= CPU_NEON;
    if (bit(hwcap, BIT_SHA3))
        cpu->features |= CPU_SHA3;
    read_cpuinfo(cpu, ask);
    if (cpu->cores == 0 && bit(hwcap, BIT_CPUID)) {
        const uint64_t midr = ask->midr();
        qtn_cpu_add_core(cpu, midr >> 24 & 0xff, midr >> 4 & 0xfff);
    }
}

void qtn_cpu_apple(struct cpu *cpu, int (*sysctl)(const char *name)) {
    *cpu = (struct cpu){.features = CPU_NEON};
    qtn_cpu_add_core(cpu, IMPLEMENTER_APPLE, 0);
    int sha3 = sysctl("hw.optional.arm.FEAT_SHA3"); /* the newer name, which goes first */
    if (sha3 < 0)
        sha3 = sysctl("hw.optional.armv8_2_sha3");
    if (sha3 > 0)
        cpu->features |= CPU_SHA3;
}

void qtn_cpu_windows(struct cpu *cpu, bool (*present)(uint32_t feature)) {
    *cpu = (struct cpu){.features = CPU_NEON};
    if (present(WINDOWS_SHA3))
        cpu->features |= CPU_SHA3;
}
