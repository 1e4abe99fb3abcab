/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Runs a function on a stack of its own that was painted before: how deep it went, and what it left
 * there. One at a time. */
#ifndef QTN_TESTS_STACKPAINT_H
#define QTN_TESTS_STACKPAINT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* False where this system cannot do it (no POSIX threads, or a sanitizer that moves the stack). */
bool stackpaint_available(void);

/* Run fn(arg) and return how many bytes of stack it used, its frame included; never less than it
 * did, but at least what the end of a thread needs (some hundred bytes). The stack has 1 MiB and
 * stays as fn left it until the next run. Functions of the system's library are bound when they are
 * first called, which takes stack: run once before to leave that out. */
size_t stackpaint_run(void (*fn)(void *arg), void *arg);

/* The same on a stack of that many bytes (a multiple of 16 KiB): to prove that it is enough. */
size_t stackpaint_run_in(size_t stack_bytes, void (*fn)(void *arg), void *arg);

/* How often the n bytes occur in the stack of the last run, at any alignment. */
size_t stackpaint_find(const void *needle, size_t n);

/* The stack of the last run itself, for other searches. */
const uint8_t *stackpaint_bytes(size_t *n);

#endif
