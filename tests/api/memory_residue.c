/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "memory_residue.h"
#include "support/stackpaint.h"

#include <string.h>

enum { STACK_BYTES = 256 * 1024, CLEARANCE = 16 * 1024 };

static _Alignas(64) uint8_t registers[16 * 16];

#if defined(__x86_64__) && defined(__GNUC__)
#define EACH_REGISTER(f) \
    f(0) f(1) f(2) f(3) f(4) f(5) f(6) f(7) f(8) f(9) f(10) f(11) f(12) f(13) f(14) f(15)

/* A new thread begins with its maker's registers: what this test itself has had in them. */
static inline void clear_registers(void) {
#define CLEAR(n) "pxor %%xmm" #n ", %%xmm" #n "\n\t"
    __asm__ volatile(EACH_REGISTER(CLEAR)
                     :
                     :
                     : "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8",
                       "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15");
}

/* What they hold right after a call. */
static inline void dump_registers(void) {
#define DUMP(n) "movdqu %%xmm" #n ", 16*" #n "(%0)\n\t"
    __asm__ volatile(EACH_REGISTER(DUMP) : : "r"(registers) : "memory");
}
#else
static inline void clear_registers(void) {
}

static inline void dump_registers(void) {
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
    memset(registers, 0, sizeof registers);
    stackpaint_run_in(STACK_BYTES, call_deep, &deep);
}

const char *residue_on_stack(struct secrets *s) {
    size_t n;
    const uint8_t *stack = stackpaint_bytes(&n);
    return secrets_find(s, stack, n);
}

const char *residue_in_registers(struct secrets *s) {
    return secrets_find(s, registers, sizeof registers);
}
