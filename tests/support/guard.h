/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Buffers against an inaccessible page, so that one byte read or written outside is a crash. Where
 * the system has no mmap, and for the bytes between the buffer and the page, canaries stand in:
 * guard_free tells whether they are whole. */
#ifndef QTN_TESTS_GUARD_H
#define QTN_TESTS_GUARD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum guard_side {
    GUARD_AFTER, /* the byte after the buffer (and offset more) is inaccessible */
    GUARD_BEFORE /* the byte before the buffer (and offset more) is inaccessible */
};

struct guarded {
    uint8_t *p; /* n bytes; at first all 0xa5. Valid (and not NULL) where n is 0, too */
    size_t n;
    uint8_t *usable; /* between the inaccessible pages */
    size_t usable_n;
    uint8_t *base;
    size_t total;
};

/* Whether a touch outside really crashes here. */
bool guard_is_hard(void);

/* n bytes with offset canary bytes between them and the page; ends the program where there is no
 * memory. With GUARD_BEFORE, p is offset bytes after a page boundary: any alignment. */
struct guarded guard_alloc(size_t n, enum guard_side side, size_t offset);

/* The same, holding a copy of p, and read-only: for inputs. */
struct guarded guard_copy(const uint8_t *p, size_t n, enum guard_side side, size_t offset);

/* Give it back; false where a canary was overwritten. */
bool guard_free(struct guarded *g);

#endif
