/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "memory_residue.h"
#include "common/cpu.h"
#include "support/stackpaint.h"

#include <string.h>

enum { STACK_BYTES = 256 * 1024, CLEARANCE = 16 * 1024 };

/* Everything that this CPU has, and zeros in place of the rest: 32 vector registers, each with room
 * for 512 bits, and the eight masks. */
static struct {
    _Alignas(64) uint8_t vector[32][64];
    uint64_t mask[8];
} registers;

static unsigned vector_bytes; /* of one vector register */

#if defined(__x86_64__) && defined(__GNUC__)
/* This file is built for every x86-64, so the compiler uses no wider register than XMM and knows
 * none to clobber; what an XMM register is a part of needs no other mention. */
#define LOW_REGISTERS(f) \
    f(0) f(1) f(2) f(3) f(4) f(5) f(6) f(7) f(8) f(9) f(10) f(11) f(12) f(13) f(14) f(15)
#define HIGH_REGISTERS(f) \
    f(16) f(17) f(18) f(19) f(20) f(21) f(22) f(23) f(24) f(25) f(26) f(27) f(28) f(29) f(30) f(31)
#define MASKS(f) f(0) f(1) f(2) f(3) f(4) f(5) f(6) f(7)
#define LOW_CLOBBERS                                                                         \
    "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", "xmm9", "xmm10", \
        "xmm11", "xmm12", "xmm13", "xmm14", "xmm15"

/* A new thread begins with its maker's registers: what this test itself has had in them. */
static inline void clear_registers(void) {
#define CLEAR(n) "pxor %%xmm" #n ", %%xmm" #n "\n\t"
#define CLEAR_HIGH(n) "vpxord %%zmm" #n ", %%zmm" #n ", %%zmm" #n "\n\t"
#define CLEAR_MASK(n) "kxorq %%k" #n ", %%k" #n ", %%k" #n "\n\t"
    if (vector_bytes >= 32)
        __asm__ volatile("vzeroall" : : : LOW_CLOBBERS);
    else
        __asm__ volatile(LOW_REGISTERS(CLEAR) : : : LOW_CLOBBERS);
    if (vector_bytes == 64)
        __asm__ volatile(HIGH_REGISTERS(CLEAR_HIGH) MASKS(CLEAR_MASK) : :);
}

/* A bit in each byte of each. */
static inline void load_registers(void) {
#define LOAD(n) "movdqu (%0), %%xmm" #n "\n\t"
#define LOAD_YMM(n) "vmovdqu (%0), %%ymm" #n "\n\t"
#define LOAD_ZMM(n) "vmovdqu64 (%0), %%zmm" #n "\n\t"
#define LOAD_MASK(n) "kmovq (%0), %%k" #n "\n\t"
    uint8_t bits[64];
    memset(bits, 0x10, sizeof bits);
    if (vector_bytes == 16)
        __asm__ volatile(LOW_REGISTERS(LOAD) : : "r"(bits) : "memory", LOW_CLOBBERS);
    else if (vector_bytes == 32)
        __asm__ volatile(LOW_REGISTERS(LOAD_YMM) : : "r"(bits) : "memory", LOW_CLOBBERS);
    else
        __asm__ volatile(LOW_REGISTERS(LOAD_ZMM) HIGH_REGISTERS(LOAD_ZMM) MASKS(LOAD_MASK)
                         :
                         : "r"(bits)
                         : "memory", LOW_CLOBBERS);
}

/* What they hold right after a call. */
static inline void dump_registers(void) {
#define DUMP_XMM(n) "movdqu %%xmm" #n ", 64*" #n "(%0)\n\t"
#define DUMP_YMM(n) "vmovdqu %%ymm" #n ", 64*" #n "(%0)\n\t"
#define DUMP_ZMM(n) "vmovdqu64 %%zmm" #n ", 64*" #n "(%0)\n\t"
#define DUMP_MASK(n) "kmovq %%k" #n ", 8*" #n "(%0)\n\t"
    if (vector_bytes == 16)
        __asm__ volatile(LOW_REGISTERS(DUMP_XMM) : : "r"(registers.vector) : "memory");
    else if (vector_bytes == 32)
        __asm__ volatile(LOW_REGISTERS(DUMP_YMM) : : "r"(registers.vector) : "memory");
    else
        __asm__ volatile(LOW_REGISTERS(DUMP_ZMM) HIGH_REGISTERS(DUMP_ZMM)
                         :
                         : "r"(registers.vector)
                         : "memory");
    if (vector_bytes == 64)
        __asm__ volatile(MASKS(DUMP_MASK) : : "r"(registers.mask) : "memory");
}

/* Not the library's choice of backend: what there is to look at is the CPU's to say. */
static void find_registers(void) {
    struct cpu cpu;
    qtn_cpu_detect(&cpu);
    vector_bytes = 16;
    if ((cpu.features & CPU_AVX2) != 0)
        vector_bytes = 32;
    if ((cpu.features & CPU_AVX512F) != 0 && (cpu.features & CPU_AVX512BW) != 0)
        vector_bytes = 64;
}
#elif defined(__aarch64__) && defined(__GNUC__)
#define REGISTERS(f)                                                                            \
    f(0) f(1) f(2) f(3) f(4) f(5) f(6) f(7) f(8) f(9) f(10) f(11) f(12) f(13) f(14) f(15) f(16) \
        f(17) f(18) f(19) f(20) f(21) f(22) f(23) f(24) f(25) f(26) f(27) f(28) f(29) f(30) f(31)
#define CLOBBERS                                                                                   \
    "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", \
        "v15", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", \
        "v28", "v29", "v30", "v31"

/* Of v8 to v15 the lower halves are the caller's, and a function that restores them zeroes the
 * rest.
 */
static inline void clear_registers(void) {
#define CLEAR(n) "movi v" #n ".2d, #0\n\t"
    __asm__ volatile(REGISTERS(CLEAR) : : : CLOBBERS);
}

static inline void load_registers(void) {
#define LOAD(n) "movi v" #n ".16b, #0x10\n\t"
    __asm__ volatile(REGISTERS(LOAD) : : : CLOBBERS);
}

/* One row of `registers` has room for 64 bytes. */
static inline void dump_registers(void) {
#define DUMP(n) "str q" #n ", [%0, #64*" #n "]\n\t"
    __asm__ volatile(REGISTERS(DUMP) : : "r"(registers.vector) : "memory");
}

static void find_registers(void) {
    vector_bytes = 16;
}
#else
static inline void clear_registers(void) {
}

static inline void load_registers(void) {
}

static inline void dump_registers(void) {
}

static void find_registers(void) {
}
#endif

struct deep {
    void (*fn)(void *arg);
    void *arg;
};

static uint8_t *volatile escaped; /* so that the frame is really there */

/* Below a frame so large that the end of the thread, on the same stack, overwrites nothing of what
 * fn has left. */
static void call_deep(void *arg) {
    const struct deep *deep = arg;
    uint8_t frame[CLEARANCE];
    escaped = frame;
    clear_registers();
    deep->fn(deep->arg);
    dump_registers();
    escaped = NULL;
}

void residue_of(void (*fn)(void *arg), void *arg) {
    struct deep deep = {fn, arg};
    find_registers();
    memset(&registers, 0, sizeof registers);
    stackpaint_run_in(STACK_BYTES, call_deep, &deep);
}

const char *residue_on_stack(struct secrets *s) {
    size_t n;
    const uint8_t *stack = stackpaint_bytes(&n);
    return secrets_find(s, stack, n);
}

const char *residue_in_registers(struct secrets *s) {
    return secrets_find(s, &registers.vector[0][0], sizeof registers.vector);
}

unsigned residue_register_bytes(void) {
    return vector_bytes;
}

unsigned residue_vector_registers(void) {
    unsigned count = 0;
    for (unsigned i = 0; i < 32; i++) {
        uint8_t any = 0;
        for (unsigned j = 0; j < 64; j++)
            any |= registers.vector[i][j];
        count += any != 0;
    }
    return count;
}

bool residue_in_any_register(void) {
    uint64_t any = residue_vector_registers();
    for (unsigned i = 0; i < 8; i++)
        any |= registers.mask[i];
    return any != 0;
}

/* Not there, or restored by every function. */
static bool is_saved(unsigned i) {
#if defined(__aarch64__)
    return i >= 8 && i < 16;
#else
    return i >= 16 && vector_bytes != 64;
#endif
}

bool residue_in_every_register(void) {
    for (unsigned i = 0; i < 8; i++)
        if (vector_bytes == 64 && registers.mask[i] == 0)
            return false;
    for (unsigned i = 0; i < 32; i++)
        for (unsigned j = 0; j < vector_bytes && !is_saved(i); j++)
            if (registers.vector[i][j] == 0)
                return false;
    return vector_bytes != 0;
}

void residue_fill(void (*fn)(void)) {
    load_registers();
    if (fn != NULL)
        fn();
}
