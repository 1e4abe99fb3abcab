/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Reproducible bytes: the same work in every run, on every machine. */
#ifndef QTN_BENCHES_INPUTS_H
#define QTN_BENCHES_INPUTS_H

#include <quatrain/types.h>

/* n bytes that follow from the seed. */
void fill_bytes(void *out, size_t n, uint64_t seed);

/* n values in (-bound, bound), for coefficients of 16 and of 32 bits. */
void fill_i16(int16_t *out, size_t n, int16_t bound, uint64_t seed);
void fill_i32(int32_t *out, size_t n, int32_t bound, uint64_t seed);

/* The `fill` of a qtn_rng: len bytes from where the context points. */
int fill_copy(void *context, uint8_t *out, size_t len);

/* An operation that is timed cannot fail: end the program if it did, or gave other bytes. */
void must(qtn_status status);
void must_equal(const uint8_t *got, const uint8_t *expected, size_t n);

#endif
