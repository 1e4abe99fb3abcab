/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* What the constant-time programs share. A secret is memory that valgrind holds to be undefined: it
 * may be copied and computed with, but valgrind reports each branch and each address that depends
 * on it. These programs are built with QTN_CT_MARKS, and so is their copy of the library. */
#ifndef QTN_TESTS_SECRETS_H
#define QTN_TESTS_SECRETS_H

#include "common/ct.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifndef QTN_CT_MARKS
#error "build with -DQTN_CT_MARKS"
#endif

/* The end of the program, with a reason: something other than constant time is wrong. */
static inline void must(int condition, const char *set, const char *what) {
    if (condition)
        return;
    fprintf(stderr, "%s: %s\n", set, what);
    exit(1);
}

/* These bytes are no secret to the test, which is going to look at them. */
static inline void reveal(void *p, size_t n) {
    (void)VALGRIND_MAKE_MEM_DEFINED(p, n);
}

/* Whether every one of n bytes is still a secret. Without this a library that declassified too much
 * would pass, because nothing would be watched any more. */
static inline int all_secret(const uint8_t *p, size_t n) {
    for (size_t i = 0; i < n; i++) {
        uint8_t undefined = 0;
        if (VALGRIND_GET_VBITS(p + i, &undefined, 1) != 1 || undefined == 0)
            return 0;
    }
    return 1;
}

/* Bytes that follow from n, defined. */
static inline void fill(uint8_t *p, size_t len, uint32_t n) {
    uint32_t x = n * 2654435761u + 1;
    for (size_t i = 0; i < len; i++) {
        x = x * 1664525u + 1013904223u;
        p[i] = (uint8_t)(x >> 24);
    }
}

/* A random source for tests. It gives defined bytes: that they are secret is for the library to
 * say, in qtn_random. */
static inline int fill_rng(void *context, uint8_t *out, size_t len) {
    uint32_t *n = context;
    fill(out, len, (*n)++);
    return 0;
}

void ct_mlkem(void);
void ct_mldsa(void);

#endif
