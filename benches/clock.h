/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Two clocks. Samples are taken with the finest counter that user code can read, "ticks": rdtsc on
 * x86, cntvct on AArch64, the system's clock elsewhere. What a tick is in nanoseconds is measured
 * against the system's monotonic clock over the whole run, since neither counter states it. */
#ifndef QTN_BENCHES_CLOCK_H
#define QTN_BENCHES_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

/* "rdtsc", "cntvct" or "clock_gettime". */
const char *clock_name(void);

/* Ordered with what stands before and after it, as far as the processor offers that. */
uint64_t clock_ticks(void);

/* The same without the fences, which would cost more than what is measured: work may move across.
 */
uint64_t clock_ticks_loose(void);

/* Nanoseconds since some moment in the past. */
uint64_t clock_ns(void);

/* Whether both clocks move on, and the ticks never backwards. Takes a few milliseconds. Where the
 * environment has QUATRAIN_BENCH_CLOCK=stopped the ticks stand still, so that a test can see what
 * happens then. */
bool clock_ticks_on(void);

#endif
