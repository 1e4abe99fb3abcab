/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "common/cpuinfo.h"
#include "common/cpu_aarch64.h"

#include <string.h>

static const uint64_t NO_NUMBER = UINT64_MAX; /* of no core: the kind is unclear then */

void qtn_cpuinfo_begin(struct cpuinfo *info, struct cpu *cpu) {
    *info = (struct cpuinfo){.cpu = cpu, .implementer = NO_NUMBER};
}

static bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\r';
}

static size_t skip_blanks(const struct cpuinfo *info, size_t at) {
    while (at < info->length && is_blank(info->line[at]))
        at++;
    return at;
}

/* Where the value begins if the line has this name; else 0. */
static size_t value_of(const struct cpuinfo *info, const char *name) {
    const size_t n = strlen(name);
    if (info->length < n || memcmp(info->line, name, n) != 0)
        return 0;
    const size_t colon = skip_blanks(info, n);
    return colon < info->length && info->line[colon] == ':' ? skip_blanks(info, colon + 1) : 0;
}

static unsigned hex_digit(char c) {
    if (c >= '0' && c <= '9')
        return (unsigned)(c - '0');
    if (c >= 'a' && c <= 'f')
        return (unsigned)(c - 'a') + 10;
    return c >= 'A' && c <= 'F' ? (unsigned)(c - 'A') + 10 : 16;
}

/* 0x and up to eight digits, and nothing after them. */
static uint64_t number_at(const struct cpuinfo *info, size_t at) {
    enum { PREFIX = 2, DIGITS = 8 };
    if (info->length - at < PREFIX || info->line[at] != '0' || info->line[at + 1] != 'x')
        return NO_NUMBER;
    const size_t first = at + PREFIX;
    uint64_t number = 0;
    for (at = first; at < info->length && hex_digit(info->line[at]) < 16; at++)
        number = number << 4 | hex_digit(info->line[at]);
    if (at == first || at > first + DIGITS || skip_blanks(info, at) != info->length)
        return NO_NUMBER;
    return number;
}

static void take_line(struct cpuinfo *info) {
    const bool cut = info->length > CPUINFO_LINE;
    if (cut)
        info->length = CPUINFO_LINE;
    size_t at;
    if (value_of(info, "processor") != 0) {
        info->processors++;
        info->implementer = NO_NUMBER;
    } else if ((at = value_of(info, "CPU implementer")) != 0) {
        info->implementer = cut ? NO_NUMBER : number_at(info, at);
    } else if ((at = value_of(info, "CPU part")) != 0) {
        info->parts++;
        qtn_cpu_add_core(info->cpu, info->implementer, cut ? NO_NUMBER : number_at(info, at));
        info->implementer = NO_NUMBER;
    }
    info->length = 0;
}

void qtn_cpuinfo_feed(struct cpuinfo *info, const char *text, size_t size) {
    for (size_t i = 0; i < size; i++) {
        if (text[i] == '\n') {
            take_line(info);
        } else {
            if (info->length < CPUINFO_LINE)
                info->line[info->length] = text[i];
            info->length++;
        }
    }
}

/* A last line that has no end was cut, so its number is not to be trusted; the core is then one
 * that did not tell. Kernels before 3.19 told the part of one core for all of them: not of all. */
void qtn_cpuinfo_end(struct cpuinfo *info, bool whole) {
    if (info->parts != 0 && (!whole || info->parts != info->processors))
        info->cpu->cores = CPU_CORES_UNCLEAR;
}
