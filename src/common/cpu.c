/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The questions, one set for each system; cpu_x86.c and cpu_aarch64.c know what the answers mean.
 * Where there is no set, nothing is known of the machine, and that is not an error. */
#if defined(__linux__) || defined(__FreeBSD__)
#define _DEFAULT_SOURCE /* O_CLOEXEC */
#endif

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
#elif defined(__aarch64__) && (defined(__linux__) || defined(__FreeBSD__))
#include "common/cpu_aarch64.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/auxv.h>
#include <unistd.h>

static unsigned long hwcap(void) {
#if defined(__linux__)
    return getauxval(AT_HWCAP);
#else
    unsigned long bits = 0;
    return elf_aux_info(AT_HWCAP, &bits, sizeof bits) == 0 ? bits : 0;
#endif
}

static int open_cpuinfo(void) {
    return open("/proc/cpuinfo", O_RDONLY | O_CLOEXEC);
}

static long read_piece(int file, char *text, size_t size) {
    ssize_t n;
    do
        n = read(file, text, size);
    while (n < 0 && errno == EINTR);
    return (long)n;
}

static void close_cpuinfo(int file) {
    close(file);
}

static uint64_t midr(void) {
    uint64_t value;
    __asm__ volatile("mrs %0, midr_el1" : "=r"(value));
    return value;
}

void qtn_cpu_detect(struct cpu *cpu) {
    const struct linux_questions this_machine = {hwcap, open_cpuinfo, read_piece, close_cpuinfo,
                                                 midr};
    qtn_cpu_linux(cpu, &this_machine);
}
#elif defined(__aarch64__) && defined(__APPLE__)
#include "common/cpu_aarch64.h"

#include <sys/sysctl.h>

static int number_named(const char *name) {
    int value = 0;
    size_t size = sizeof value;
    if (sysctlbyname(name, &value, &size, NULL, 0) != 0 || size != sizeof value)
        return -1;
    return value;
}

void qtn_cpu_detect(struct cpu *cpu) {
    qtn_cpu_apple(cpu, number_named);
}
#elif defined(__aarch64__) && defined(_WIN32)
#include "common/cpu_aarch64.h"

#include <windows.h>

static bool present(uint32_t feature) {
    return IsProcessorFeaturePresent(feature) != 0;
}

void qtn_cpu_detect(struct cpu *cpu) {
    qtn_cpu_windows(cpu, present);
}
#elif defined(__aarch64__)
void qtn_cpu_detect(struct cpu *cpu) {
    *cpu = (struct cpu){.features = CPU_NEON}; /* which the compiler took for granted */
}
#else
void qtn_cpu_detect(struct cpu *cpu) {
    *cpu = (struct cpu){.vendor = CPU_OTHER};
}
#endif
