/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "common/wipe.h"

#if defined(__GNUC__) && defined(__x86_64__)
#include "common/cpu.h"

#include <stdatomic.h>

/* The instructions are written out, and the compiler is not allowed them: it has nothing of its own
 * in a register that it does not know, unless a build gives it more flags. On Windows it saves xmm6
 * to xmm15, which are the caller's, around this. */
#define CLOBBERS                                                                             \
    "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", "xmm9", "xmm10", \
        "xmm11", "xmm12", "xmm13", "xmm14", "xmm15"
#ifdef __AVX512F__
#define MORE_CLOBBERS                                                                             \
    , "xmm16", "xmm17", "xmm18", "xmm19", "xmm20", "xmm21", "xmm22", "xmm23", "xmm24", "xmm25",   \
        "xmm26", "xmm27", "xmm28", "xmm29", "xmm30", "xmm31", "k0", "k1", "k2", "k3", "k4", "k5", \
        "k6", "k7"
#else
#define MORE_CLOBBERS
#endif

static void wipe_xmm(void) {
    __asm__ volatile("pxor %%xmm0, %%xmm0\n\tpxor %%xmm1, %%xmm1\n\t"
                     "pxor %%xmm2, %%xmm2\n\tpxor %%xmm3, %%xmm3\n\t"
                     "pxor %%xmm4, %%xmm4\n\tpxor %%xmm5, %%xmm5\n\t"
                     "pxor %%xmm6, %%xmm6\n\tpxor %%xmm7, %%xmm7\n\t"
                     "pxor %%xmm8, %%xmm8\n\tpxor %%xmm9, %%xmm9\n\t"
                     "pxor %%xmm10, %%xmm10\n\tpxor %%xmm11, %%xmm11\n\t"
                     "pxor %%xmm12, %%xmm12\n\tpxor %%xmm13, %%xmm13\n\t"
                     "pxor %%xmm14, %%xmm14\n\tpxor %%xmm15, %%xmm15"
                     :
                     :
                     : CLOBBERS);
}

/* The first sixteen, however wide they are; and the state from which SSE code goes on without a
 * penalty. */
static void wipe_ymm(void) {
    __asm__ volatile("vzeroall" : : : CLOBBERS);
}

/* Sixteen more, and the masks. A write of 128 bits zeroes the rest of a register too. None of these
 * has a part in the penalty that SSE code pays for upper halves that are in use. */
static void wipe_zmm(void) {
    __asm__ volatile("vpxord %%xmm16, %%xmm16, %%xmm16\n\tvpxord %%xmm17, %%xmm17, %%xmm17\n\t"
                     "vpxord %%xmm18, %%xmm18, %%xmm18\n\tvpxord %%xmm19, %%xmm19, %%xmm19\n\t"
                     "vpxord %%xmm20, %%xmm20, %%xmm20\n\tvpxord %%xmm21, %%xmm21, %%xmm21\n\t"
                     "vpxord %%xmm22, %%xmm22, %%xmm22\n\tvpxord %%xmm23, %%xmm23, %%xmm23\n\t"
                     "vpxord %%xmm24, %%xmm24, %%xmm24\n\tvpxord %%xmm25, %%xmm25, %%xmm25\n\t"
                     "vpxord %%xmm26, %%xmm26, %%xmm26\n\tvpxord %%xmm27, %%xmm27, %%xmm27\n\t"
                     "vpxord %%xmm28, %%xmm28, %%xmm28\n\tvpxord %%xmm29, %%xmm29, %%xmm29\n\t"
                     "vpxord %%xmm30, %%xmm30, %%xmm30\n\tvpxord %%xmm31, %%xmm31, %%xmm31\n\t"
                     "kxorw %%k0, %%k0, %%k0\n\tkxorw %%k1, %%k1, %%k1\n\t"
                     "kxorw %%k2, %%k2, %%k2\n\tkxorw %%k3, %%k3, %%k3\n\t"
                     "kxorw %%k4, %%k4, %%k4\n\tkxorw %%k5, %%k5, %%k5\n\t"
                     "kxorw %%k6, %%k6, %%k6\n\tkxorw %%k7, %%k7, %%k7\n\t"
                     "vzeroall"
                     :
                     :
                     : CLOBBERS MORE_CLOBBERS);
}

/* As wide as the CPU has them; NULL before the first call. Threads that come at once find the same.
 * Asking the CPU at every call would cost more than the whole wiping. */
static _Atomic(void (*)(void)) widest;

static void (*find_widest(void))(void) {
    struct cpu cpu;
    qtn_cpu_detect(&cpu);
    const unsigned avx512 = CPU_AVX512F | CPU_AVX512VL;
    if ((cpu.features & avx512) == avx512)
        return wipe_zmm;
    return (cpu.features & CPU_AVX2) != 0 ? wipe_ymm : wipe_xmm;
}

void qtn_wipe_registers(void) {
    void (*wipe)(void) = atomic_load_explicit(&widest, memory_order_relaxed);
    if (wipe == NULL) {
        wipe = find_widest();
        atomic_store_explicit(&widest, wipe, memory_order_relaxed);
    }
    wipe();
}
#elif defined(__GNUC__) && defined(__aarch64__)
/* Not v8 to v15: their lower halves are the caller's, and a function that has used one puts that
 * half back before it returns, which zeroes the upper one; to save them here would only put what is
 * in them now on the stack. A write of 128 bits zeroes what SVE has beyond them. */
void qtn_wipe_registers(void) {
    __asm__ volatile("movi v0.2d, #0\n\tmovi v1.2d, #0\n\tmovi v2.2d, #0\n\tmovi v3.2d, #0\n\t"
                     "movi v4.2d, #0\n\tmovi v5.2d, #0\n\tmovi v6.2d, #0\n\tmovi v7.2d, #0\n\t"
                     "movi v16.2d, #0\n\tmovi v17.2d, #0\n\tmovi v18.2d, #0\n\tmovi v19.2d, #0\n\t"
                     "movi v20.2d, #0\n\tmovi v21.2d, #0\n\tmovi v22.2d, #0\n\tmovi v23.2d, #0\n\t"
                     "movi v24.2d, #0\n\tmovi v25.2d, #0\n\tmovi v26.2d, #0\n\tmovi v27.2d, #0\n\t"
                     "movi v28.2d, #0\n\tmovi v29.2d, #0\n\tmovi v30.2d, #0\n\tmovi v31.2d, #0"
                     :
                     :
                     : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v16", "v17", "v18", "v19",
                       "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30",
                       "v31");
}
#else
void qtn_wipe_registers(void) {
}
#endif
