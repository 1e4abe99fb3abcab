/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The text of Linux's /proc/cpuinfo on AArch64, in pieces of any length. For every core that is
 * switched on it has the lines
 *
 *     processor       : 0
 *     CPU implementer : 0x41
 *     CPU part        : 0xd0c
 *
 * and others, with tabs before the colons. Any other text is as good as none. */
#ifndef QTN_COMMON_CPUINFO_H
#define QTN_COMMON_CPUINFO_H

#include "common/cpu.h"

#include <stdbool.h>
#include <stddef.h>

enum { CPUINFO_LINE = 48 }; /* the lines above are shorter */

struct cpuinfo {
    struct cpu *cpu;
    unsigned processors, parts; /* lines so far */
    uint64_t implementer;       /* of the core that is being read */
    size_t length;              /* of the line that is being read, and its beginning: */
    char line[CPUINFO_LINE];
};

void qtn_cpuinfo_begin(struct cpuinfo *info, struct cpu *cpu);
void qtn_cpuinfo_feed(struct cpuinfo *info, const char *text, size_t size);

/* No kinds of core at the end: the text does not tell. Too many: not of all of them. `whole`: the
 * text was read to its end. */
void qtn_cpuinfo_end(struct cpuinfo *info, bool whole);

#endif
