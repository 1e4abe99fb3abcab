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

/* More than the deepest leaf uses: a permutation keeps two states and some spills (1.1 KB in all
 * with clang 14 at -O3), the arithmetic a few vectors. tests/api/memory_wipe.c searches what is
 * left. */
enum { LEAF_FRAME_BYTES = 2048 };

QTN_NOINLINE void qtn_wipe_leftovers(void) {
    unsigned char frame[LEAF_FRAME_BYTES];
    qtn_wipe(frame, sizeof frame);
    qtn_wipe_registers();
}
