/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* A plugin for qemu's user mode, built for the machine that qemu runs on: what the guest executes
 * between its functions budget_begin and budget_end. For each pair of marks a line goes to standard
 * error: the number of instructions, and hashes of where they lay and of which addresses they read
 * and wrote, in order. With trace=FILE each instruction word, 4 bytes of the guest's, goes there.
 * Debian has no qemu-plugin.h in a package, so the few functions used are declared here (plugin
 * interface, version 1). */
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define EXPORT __attribute__((visibility("default")))

typedef uint64_t qemu_plugin_id_t;
typedef struct qemu_info_t qemu_info_t;
struct qemu_plugin_tb;
struct qemu_plugin_insn;
typedef uint32_t qemu_plugin_meminfo_t;
typedef void each_block(qemu_plugin_id_t, struct qemu_plugin_tb *);
typedef void each_insn(unsigned cpu, void *user);
typedef void each_access(unsigned cpu, qemu_plugin_meminfo_t info, uint64_t address, void *user);
typedef void at_exit(qemu_plugin_id_t, void *user);

size_t qemu_plugin_tb_n_insns(const struct qemu_plugin_tb *tb);
struct qemu_plugin_insn *qemu_plugin_tb_get_insn(const struct qemu_plugin_tb *tb, size_t i);
const char *qemu_plugin_insn_symbol(const struct qemu_plugin_insn *insn);
uint64_t qemu_plugin_insn_vaddr(const struct qemu_plugin_insn *insn);
const void *qemu_plugin_insn_data(const struct qemu_plugin_insn *insn);
void qemu_plugin_register_vcpu_tb_trans_cb(qemu_plugin_id_t id, each_block *f);
void qemu_plugin_register_vcpu_insn_exec_cb(struct qemu_plugin_insn *insn, each_insn *f, int flags,
                                            void *user);
void qemu_plugin_register_vcpu_mem_cb(struct qemu_plugin_insn *insn, each_access *f, int flags,
                                      int kinds, void *user);
void qemu_plugin_register_atexit_cb(qemu_plugin_id_t id, at_exit *f, void *user);

EXPORT int qemu_plugin_version = 1;
EXPORT int qemu_plugin_install(qemu_plugin_id_t id, const qemu_info_t *info, int argc, char **argv);

enum { NO_REGISTERS = 0, READS_AND_WRITES = 3 };

static bool on;
static unsigned long long count;
static uint64_t places, addresses; /* hashes */
static FILE *trace;

/* FNV-1a by words, stirred downwards. */
static uint64_t mixed(uint64_t hash, uint64_t x) {
    hash = (hash ^ x) * 0x100000001b3;
    return hash ^ hash >> 29;
}

/* user: the instruction, which has 4 bytes, and below it the low half of where it lies. */
static void executed(unsigned cpu, void *user) {
    (void)cpu;
    if (!on)
        return;
    count++;
    places = mixed(places, (uintptr_t)user);
    if (trace != NULL) {
        const uint32_t word = (uint32_t)((uintptr_t)user >> 32);
        fwrite(&word, sizeof word, 1, trace);
    }
}

static void accessed(unsigned cpu, qemu_plugin_meminfo_t info, uint64_t address, void *user) {
    (void)cpu;
    (void)user;
    if (on)
        addresses = mixed(mixed(addresses, info), address);
}

static void begin(unsigned cpu, void *user) {
    (void)cpu;
    (void)user;
    on = true;
    count = 0;
    places = addresses = 0xcbf29ce484222325;
}

/* Called before the instruction counts: what is left is the `bl`, and what follows the mark's
 * return. */
static void end(unsigned cpu, void *user) {
    (void)cpu;
    (void)user;
    if (on)
        fprintf(stderr, "instructions %llu places %016llx addresses %016llx\n", count,
                (unsigned long long)places, (unsigned long long)addresses);
    on = false;
}

static void translated(qemu_plugin_id_t id, struct qemu_plugin_tb *tb) {
    (void)id;
    const size_t n = qemu_plugin_tb_n_insns(tb);
    for (size_t i = 0; i < n; i++) {
        struct qemu_plugin_insn *insn = qemu_plugin_tb_get_insn(tb, i);
        const char *symbol = qemu_plugin_insn_symbol(insn);
        uint32_t word;
        memcpy(&word, qemu_plugin_insn_data(insn), sizeof word);
        if (symbol != NULL && strcmp(symbol, "budget_begin") == 0)
            qemu_plugin_register_vcpu_insn_exec_cb(insn, begin, NO_REGISTERS, NULL);
        else if (symbol != NULL && strcmp(symbol, "budget_end") == 0)
            qemu_plugin_register_vcpu_insn_exec_cb(insn, end, NO_REGISTERS, NULL);
        else {
            const uintptr_t user = (uintptr_t)word << 32 | (uint32_t)qemu_plugin_insn_vaddr(insn);
            qemu_plugin_register_vcpu_insn_exec_cb(insn, executed, NO_REGISTERS, (void *)user);
            qemu_plugin_register_vcpu_mem_cb(insn, accessed, NO_REGISTERS, READS_AND_WRITES, NULL);
        }
    }
}

static void finish(qemu_plugin_id_t id, void *user) {
    (void)id;
    (void)user;
    if (trace != NULL)
        fclose(trace);
}

int qemu_plugin_install(qemu_plugin_id_t id, const qemu_info_t *info, int argc, char **argv) {
    (void)info;
    for (int i = 0; i < argc; i++)
        if (strncmp(argv[i], "trace=", 6) == 0 && (trace = fopen(argv[i] + 6, "wb")) == NULL)
            return 1;
    qemu_plugin_register_vcpu_tb_trans_cb(id, translated);
    qemu_plugin_register_atexit_cb(id, finish, NULL);
    return 0;
}
