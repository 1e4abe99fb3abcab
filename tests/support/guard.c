/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#if !defined(_WIN32)
/* For MAP_ANONYMOUS, in the two dialects that know it. */
#define _DEFAULT_SOURCE
#define _DARWIN_C_SOURCE
#endif
#include "guard.h"
#include "hex.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#if !defined(_WIN32)
#include <sys/mman.h>
#include <unistd.h>
#endif

enum { FILL = 0xa5, CANARY = 0x5a };

static void *must(void *p) {
    if (p == NULL) {
        fputs("no memory for a guarded buffer\n", stderr);
        abort();
    }
    return p;
}

#if defined(_WIN32)
static size_t page_size(void) {
    return 4096;
}

static uint8_t *map(size_t total, size_t page) {
    (void)page;
    return must(malloc(total));
}

static void unmap(uint8_t *base, size_t total) {
    (void)total;
    free(base);
}

static void read_only(uint8_t *p, size_t n) {
    (void)p;
    (void)n;
}

bool guard_is_hard(void) {
    return false;
}
#else
static size_t page_size(void) {
    return (size_t)sysconf(_SC_PAGESIZE);
}

static uint8_t *map(size_t total, size_t page) {
    uint8_t *p = mmap(NULL, total, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (p == MAP_FAILED || mprotect(p, page, PROT_NONE) != 0 ||
        mprotect(p + total - page, page, PROT_NONE) != 0)
        must(NULL);
    return p;
}

static void unmap(uint8_t *base, size_t total) {
    munmap(base, total);
}

static void read_only(uint8_t *p, size_t n) {
    if (mprotect(p, n, PROT_READ) != 0)
        must(NULL);
}

bool guard_is_hard(void) {
    return true;
}
#endif

struct guarded guard_alloc(size_t n, enum guard_side side, size_t offset) {
    const size_t page = page_size();
    struct guarded g = {.n = n};
    g.usable_n = (n + offset + page) / page * page;
    g.total = g.usable_n + 2 * page;
    g.base = map(g.total, page);
    g.usable = g.base + page;
    g.p = side == GUARD_AFTER ? g.usable + g.usable_n - offset - n : g.usable + offset;
    memset(g.usable, CANARY, g.usable_n);
    memset(g.p, FILL, n);
    return g;
}

struct guarded guard_copy(const uint8_t *p, size_t n, enum guard_side side, size_t offset) {
    struct guarded g = guard_alloc(n, side, offset);
    if (n != 0)
        memcpy(g.p, p, n);
    read_only(g.usable, g.usable_n);
    return g;
}

bool guard_free(struct guarded *g) {
    const size_t before = (size_t)(g->p - g->usable);
    const bool whole = bytes_are(g->usable, before, CANARY) &&
                       bytes_are(g->p + g->n, g->usable_n - before - g->n, CANARY);
    unmap(g->base, g->total);
    *g = (struct guarded){0};
    return whole;
}
