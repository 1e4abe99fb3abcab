/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#if !defined(_WIN32)
#define _DEFAULT_SOURCE
#define _DARWIN_C_SOURCE
#endif
#include "stackpaint.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(memory_sanitizer)
#define STACK_MOVED 1
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(_WIN32)
#define STACK_MOVED 1
#endif

#if defined(STACK_MOVED)
bool stackpaint_available(void) {
    return false;
}

static void unavailable(void) {
    fputs("stackpaint is not available here\n", stderr);
    abort();
}

size_t stackpaint_run_in(size_t stack_bytes, void (*fn)(void *arg), void *arg) {
    (void)stack_bytes;
    (void)fn;
    (void)arg;
    unavailable();
    return 0;
}

size_t stackpaint_run(void (*fn)(void *arg), void *arg) {
    return stackpaint_run_in(0, fn, arg);
}

size_t stackpaint_find(const void *needle, size_t n) {
    (void)needle;
    (void)n;
    unavailable();
    return 0;
}

const uint8_t *stackpaint_bytes(size_t *n) {
    unavailable();
    *n = 0;
    return NULL;
}
#else
#include <pthread.h>
#include <sys/mman.h>

enum {
    PAINT = 0xd7,
    ROOM = 1 << 20,
    FLOOR = 1 << 16 /* inaccessible bytes below the stack: a large frame cannot step over them */
};

static uint8_t *base; /* of the last run's mapping: FLOOR bytes, then the stack */
static uint8_t *stack;
static size_t stack_n;

struct call {
    void (*fn)(void *arg);
    void *arg;
    uintptr_t top; /* where the stack stood when fn was called */
};

static void check(bool ok, const char *what) {
    if (!ok) {
        fprintf(stderr, "stackpaint: %s failed\n", what);
        abort();
    }
}

bool stackpaint_available(void) {
    return true;
}

static void *begin(void *p) {
    struct call *call = p;
    volatile uint8_t here = 0;
    call->top = (uintptr_t)&here;
    call->fn(call->arg);
    return NULL;
}

size_t stackpaint_run_in(size_t n, void (*fn)(void *arg), void *arg) {
    struct call call = {fn, arg, 0};
    if (base != NULL)
        check(munmap(base, FLOOR + stack_n) == 0, "munmap");
    base = mmap(NULL, FLOOR + n, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    check(base != MAP_FAILED, "mmap");
    check(mprotect(base, FLOOR, PROT_NONE) == 0, "mprotect");
    stack = base + FLOOR;
    stack_n = n;
    memset(stack, PAINT, n);

    pthread_attr_t attr;
    pthread_t thread;
    check(pthread_attr_init(&attr) == 0, "pthread_attr_init");
    check(pthread_attr_setstack(&attr, stack, n) == 0, "pthread_attr_setstack");
    check(pthread_create(&thread, &attr, begin, &call) == 0, "pthread_create");
    check(pthread_join(thread, NULL) == 0, "pthread_join");
    check(pthread_attr_destroy(&attr) == 0, "pthread_attr_destroy");

    size_t untouched = 0;
    while (untouched < n && stack[untouched] == PAINT)
        untouched++;
    const uintptr_t lowest = (uintptr_t)stack + untouched;
    return call.top > lowest ? call.top - lowest : 0;
}

size_t stackpaint_run(void (*fn)(void *arg), void *arg) {
    return stackpaint_run_in(ROOM, fn, arg);
}

size_t stackpaint_find(const void *needle, size_t n) {
    size_t found = 0;
    for (size_t i = 0; n != 0 && stack != NULL && i + n <= stack_n; i++)
        found += memcmp(stack + i, needle, n) == 0;
    return found;
}

const uint8_t *stackpaint_bytes(size_t *n) {
    *n = stack_n;
    return stack;
}
#endif
