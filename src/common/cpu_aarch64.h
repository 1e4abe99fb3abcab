/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* What operating systems say of an AArch64 machine, and what that means. */
#ifndef QTN_COMMON_CPU_AARCH64_H
#define QTN_COMMON_CPU_AARCH64_H

#include "common/cpu.h"

#include <stdbool.h>
#include <stddef.h>

struct linux_questions {
    unsigned long (*hwcap)(void); /* AT_HWCAP; 0 where the kernel gave none */
    /* /proc/cpuinfo. A descriptor, negative where there is none; how many bytes were read, 0 at the
     * end, negative where that failed. */
    int (*open)(void);
    long (*read)(int file, char *text, size_t size);
    void (*close)(int file);
    /* MIDR_EL1 of the core that this happens to run on. The kernel answers in place of the
     * register, and without the HWCAP bit that says so it is an undefined instruction. */
    uint64_t (*midr)(void);
};

/* Linux, and FreeBSD, which has the same bits. */
void qtn_cpu_linux(struct cpu *cpu, const struct linux_questions *ask);

/* macOS and its kin: the number of that name, negative where there is none. */
void qtn_cpu_apple(struct cpu *cpu, int (*sysctl)(const char *name));

/* Windows: IsProcessorFeaturePresent. It tells no kinds of core. */
void qtn_cpu_windows(struct cpu *cpu, bool (*present)(uint32_t feature));

/* One more core, of a kind that is known or new. */
void qtn_cpu_add_core(struct cpu *cpu, uint64_t implementer, uint64_t part);

#endif
