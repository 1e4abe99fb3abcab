/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "common/wipe.h"
#include "common/compiler.h"

#include <string.h>

void qtn_wipe(void *p, size_t n) {
    if (n == 0)
        return;
#if defined(__GNUC__)
    memset(p, 0, n);
    /* The store is observable from here, so that it stays even where p is dead afterwards. */
    __asm__ volatile("" : : "r"(p) : "memory");
#else
    volatile unsigned char *v = p;
    while (n-- != 0)
        *v++ = 0;
#endif
}

/* The vector registers that a function need not preserve: copies go through them. */
static void wipe_vector_registers(void) {
#if defined(__GNUC__) && defined(__x86_64__)
    __asm__ volatile("pxor %%xmm0, %%xmm0\n\t"
                     "pxor %%xmm1, %%xmm1\n\t"
                     "pxor %%xmm2, %%xmm2\n\t"
                     "pxor %%xmm3, %%xmm3\n\t"
                     "pxor %%xmm4, %%xmm4\n\t"
                     "pxor %%xmm5, %%xmm5"
                     :
                     :
                     : "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5");
#if !defined(_WIN32) /* where the others are the caller's */
    __asm__ volatile("pxor %%xmm6, %%xmm6\n\t"
                     "pxor %%xmm7, %%xmm7\n\t"
                     "pxor %%xmm8, %%xmm8\n\t"
                     "pxor %%xmm9, %%xmm9\n\t"
                     "pxor %%xmm10, %%xmm10\n\t"
                     "pxor %%xmm11, %%xmm11\n\t"
                     "pxor %%xmm12, %%xmm12\n\t"
                     "pxor %%xmm13, %%xmm13\n\t"
                     "pxor %%xmm14, %%xmm14\n\t"
                     "pxor %%xmm15, %%xmm15"
                     :
                     :
                     : "xmm6", "xmm7", "xmm8", "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14",
                       "xmm15");
#endif
#elif defined(__GNUC__) && defined(__aarch64__)
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
#endif
}

/* More than the deepest leaf uses: a permutation keeps two states and some spills (1.1 KB in all
 * with clang 14 at -O3), the arithmetic a few vectors. tests/api/memory_wipe.c searches what is
 * left. */
enum { LEAF_FRAME_BYTES = 2048 };

QTN_NOINLINE void qtn_wipe_leftovers(void) {
    unsigned char frame[LEAF_FRAME_BYTES];
    qtn_wipe(frame, sizeof frame);
    wipe_vector_registers();
}
