/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The meaning of CPUID and XCR0. No instruction of x86 is used here, so every machine compiles and
 * tests it. */
#include "common/cpu.h"

#include <stdbool.h>

enum { EAX, EBX, ECX, EDX };

/* Leaf 1, ecx */
enum { LEAF1_POPCNT = 23, LEAF1_OSXSAVE = 27, LEAF1_AVX = 28 };

/* Register sets that the operating system saves: XMM and YMM; beside them the masks, the upper
 * halves of the first 16 ZMM, and the other 16. */
enum { XCR0_AVX = 0x06, XCR0_AVX512 = 0xe6 };

/* Leaf 7, subleaf 0. */
static const struct {
    unsigned char reg, bit;
    bool avx512; /* needs the state of AVX-512, not only that of AVX */
    unsigned feature;
} leaf7[] = {
    {EBX, 5, false, CPU_AVX2},       {EBX, 16, true, CPU_AVX512F},  {EBX, 17, true, CPU_AVX512DQ},
    {EBX, 30, true, CPU_AVX512BW},   {EBX, 31, true, CPU_AVX512VL}, {ECX, 1, true, CPU_AVX512VBMI},
    {ECX, 6, true, CPU_AVX512VBMI2},
};
enum { LEAF7_BMI1 = 3, LEAF7_BMI2 = 8 }; /* ebx; general registers, which nobody need switch on */

static bool bit(uint32_t word, unsigned i) {
    return (word >> i & 1) != 0;
}

/* The twelve letters of ebx, edx, ecx, lowest byte first. */
static bool is_vendor(const uint32_t r[4], const char *name) {
    const uint32_t words[3] = {r[EBX], r[EDX], r[ECX]};
    for (unsigned i = 0; i < 12; i++)
        if ((words[i / 4] >> (8 * (i % 4)) & 0xff) != (uint32_t)name[i])
            return false;
    return true;
}

/* Leaf 1, eax: families from 15 on have a second field that is added, those from 6 on have more
 * bits of the model. */
static void name_model(struct cpu *cpu, uint32_t eax) {
    const unsigned family = eax >> 8 & 0xf, more = eax >> 20 & 0xff;
    cpu->family = family == 0xf ? family + more : family;
    cpu->model = eax >> 4 & 0xf;
    if (family >= 6)
        cpu->model |= (eax >> 16 & 0xf) << 4;
}

void qtn_cpu_x86(struct cpu *cpu, const struct x86_questions *ask) {
    uint32_t r[4];
    *cpu = (struct cpu){.vendor = CPU_OTHER};
    ask->cpuid(0, 0, r);
    const uint32_t highest = r[EAX];
    if (is_vendor(r, "GenuineIntel"))
        cpu->vendor = CPU_INTEL;
    else if (is_vendor(r, "AuthenticAMD"))
        cpu->vendor = CPU_AMD;
    if (highest < 1)
        return;

    ask->cpuid(1, 0, r);
    name_model(cpu, r[EAX]);
    if (bit(r[ECX], LEAF1_POPCNT))
        cpu->features |= CPU_POPCNT;
    const uint64_t kept = bit(r[ECX], LEAF1_OSXSAVE) ? ask->xcr0() : 0;
    const bool avx = bit(r[ECX], LEAF1_AVX) && (kept & XCR0_AVX) == XCR0_AVX;
    const bool avx512 = avx && (kept & XCR0_AVX512) == XCR0_AVX512;
    if (highest < 7)
        return;

    ask->cpuid(7, 0, r);
    if (bit(r[EBX], LEAF7_BMI1))
        cpu->features |= CPU_BMI1;
    if (bit(r[EBX], LEAF7_BMI2))
        cpu->features |= CPU_BMI2;
    for (unsigned i = 0; i < sizeof leaf7 / sizeof leaf7[0]; i++)
        if (bit(r[leaf7[i].reg], leaf7[i].bit) && (leaf7[i].avx512 ? avx512 : avx))
            cpu->features |= leaf7[i].feature;
}
