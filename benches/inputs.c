/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "inputs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* splitmix64: passes for random, needs no state but the seed. */
static uint64_t next(uint64_t *x) {
    uint64_t z = *x += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

void fill_bytes(void *out, size_t n, uint64_t seed) {
    uint8_t *p = out;
    for (size_t i = 0; i < n; i++)
        p[i] = (uint8_t)(next(&seed) >> 24);
}

void fill_i32(int32_t *out, size_t n, int32_t bound, uint64_t seed) {
    const uint64_t width = 2 * (uint64_t)bound - 1;
    for (size_t i = 0; i < n; i++)
        out[i] = (int32_t)(next(&seed) % width) - (bound - 1);
}

void fill_i16(int16_t *out, size_t n, int16_t bound, uint64_t seed) {
    const uint64_t width = 2 * (uint64_t)bound - 1;
    for (size_t i = 0; i < n; i++)
        out[i] = (int16_t)((int32_t)(next(&seed) % width) - (bound - 1));
}

int fill_copy(void *context, uint8_t *out, size_t len) {
    memcpy(out, context, len);
    return 0;
}

void must(qtn_status status) {
    if (status == QTN_OK)
        return;
    fprintf(stderr, "quatrain-bench: %s\n", qtn_status_name(status));
    exit(1);
}

void must_equal(const uint8_t *got, const uint8_t *expected, size_t n) {
    if (memcmp(got, expected, n) == 0)
        return;
    fputs("quatrain-bench: the result is another one\n", stderr);
    exit(1);
}
