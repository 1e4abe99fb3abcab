/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* What this CPU and its operating system let a program use. Finding that out is one thing, deciding
 * what to do with it another (common/decision.h), so that a test can make up any machine. */
#ifndef QTN_COMMON_CPU_H
#define QTN_COMMON_CPU_H

#include <stdint.h>

enum cpu_vendor { CPU_OTHER, CPU_INTEL, CPU_AMD };

/* A bit is set where the CPU says that it has the instructions *and* the operating system keeps the
 * registers that they work on. */
enum cpu_feature {
    CPU_POPCNT = 1 << 0,
    CPU_BMI1 = 1 << 1,
    CPU_BMI2 = 1 << 2,
    CPU_AVX2 = 1 << 3,
    CPU_AVX512F = 1 << 4,
    CPU_AVX512BW = 1 << 5,
    CPU_AVX512VL = 1 << 6,
    CPU_AVX512DQ = 1 << 7,
    CPU_AVX512VBMI = 1 << 8,
    CPU_AVX512VBMI2 = 1 << 9,
    CPU_NEON = 1 << 10,
    CPU_SHA3 = 1 << 11
};

/* A kind of AArch64 core by two fields of its MIDR_EL1. Apple's systems do not tell the part: 0. */
struct cpu_core {
    unsigned implementer;
    unsigned part;
};

/* More kinds than have been seen in one machine; and the count where there are more yet, or where
 * some of the cores did not tell. */
enum { CPU_MAX_CORES = 4, CPU_CORES_UNCLEAR };

/* Vendor, family and model as CPUID gives them; CPU_OTHER and zeros elsewhere. */
struct cpu {
    enum cpu_vendor vendor;
    unsigned family;
    unsigned model;
    unsigned features; /* that every core has */
    unsigned cores;    /* kinds of them, on AArch64; 0: nothing is known */
    struct cpu_core core[CPU_MAX_CORES];
};

/* The machine that this runs on. Asks it anew at every call; under a hypervisor each question costs
 * a microsecond or more, and Linux on AArch64 writes a few hundred bytes for every core. */
void qtn_cpu_detect(struct cpu *cpu);

/* The two instructions that tell what an x86-64 is. */
struct x86_questions {
    void (*cpuid)(uint32_t leaf, uint32_t subleaf, uint32_t eax_ebx_ecx_edx[4]);
    uint64_t (*xcr0)(void); /* XGETBV with ecx = 0; an undefined instruction without OSXSAVE */
};

/* What their answers mean. Asks for no leaf above the highest that there is: beyond it, CPUs
 * answer with another leaf's bits. */
void qtn_cpu_x86(struct cpu *cpu, const struct x86_questions *ask);

#endif
