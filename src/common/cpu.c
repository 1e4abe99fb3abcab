/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "common/cpu.h"

#if defined(__GNUC__) && defined(__x86_64__)
#include <cpuid.h>

static void cpuid(uint32_t leaf, uint32_t subleaf, uint32_t r[4]) {
    __cpuid_count(leaf, subleaf, r[0], r[1], r[2], r[3]);
}

static uint64_t xcr0(void) {
    uint32_t low, high;
    __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return (uint64_t)high << 32 | low;
}

void qtn_cpu_detect(struct cpu *cpu) {
    const struct x86_questions this_machine = {cpuid, xcr0};
    qtn_cpu_x86(cpu, &this_machine);
}
#elif defined(__aarch64__) && defined(__linux__)
#include <sys/auxv.h>

void qtn_cpu_detect(struct cpu *cpu) {
    const unsigned long hwcap = getauxval(AT_HWCAP);
    *cpu = (struct cpu){CPU_OTHER, 0, 0, CPU_NEON};
    if ((hwcap >> 17 & 1) != 0)
        cpu->features |= CPU_SHA3;
}
#else
void qtn_cpu_detect(struct cpu *cpu) {
    *cpu = (struct cpu){CPU_OTHER, 0, 0, 0};
}
#endif
