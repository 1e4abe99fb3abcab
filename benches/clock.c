/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#define _POSIX_C_SOURCE 200809L
#include "clock.h"

#include <stdlib.h>
#include <string.h>
#ifdef _WIN32
#include <windows.h>
#else
#include <time.h>
#endif
#if defined(__x86_64__) || defined(__i386__)
#include <x86intrin.h>
#endif

static bool stopped;

uint64_t clock_ns(void) {
#ifdef _WIN32
    LARGE_INTEGER count, per_second;
    QueryPerformanceCounter(&count);
    QueryPerformanceFrequency(&per_second);
    return (uint64_t)((double)count.QuadPart * 1e9 / (double)per_second.QuadPart);
#else
    struct timespec t;
    if (clock_gettime(CLOCK_MONOTONIC, &t))
        return 0;
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
#endif
}

/* The fences keep the measured work from moving across the reading. */
static uint64_t read_ticks(void) {
#if defined(__x86_64__) || (defined(__i386__) && defined(__SSE2__))
    _mm_lfence();
    const uint64_t t = __rdtsc();
    _mm_lfence();
    return t;
#elif defined(__aarch64__)
    uint64_t t;
    __asm__ volatile("isb\n\tmrs %0, cntvct_el0\n\tisb" : "=r"(t) : : "memory");
    return t;
#else
    return clock_ns();
#endif
}

uint64_t clock_ticks(void) {
    return stopped ? 1 : read_ticks();
}

uint64_t clock_ticks_loose(void) {
#if defined(__x86_64__) || (defined(__i386__) && defined(__SSE2__))
    return __rdtsc();
#elif defined(__aarch64__)
    uint64_t t;
    __asm__ volatile("mrs %0, cntvct_el0" : "=r"(t) : : "memory");
    return t;
#else
    return clock_ns();
#endif
}

const char *clock_name(void) {
#if defined(__x86_64__) || (defined(__i386__) && defined(__SSE2__))
    return "rdtsc";
#elif defined(__aarch64__)
    return "cntvct";
#else
    return "clock_gettime";
#endif
}

bool clock_ticks_on(void) {
    enum { WAIT_NS = 2000000, MAX_READINGS = 50000000 };
    const char *wish = getenv("QUATRAIN_BENCH_CLOCK");
    stopped = wish && !strcmp(wish, "stopped");

    const uint64_t ns = clock_ns(), ticks = clock_ticks();
    uint64_t last = ticks;
    for (long i = 0; i < MAX_READINGS; i++) {
        const uint64_t now = clock_ticks();
        if (now < last)
            return false;
        last = now;
        if (clock_ns() - ns >= WAIT_NS)
            return last - ticks >= 1000;
    }
    return false;
}
