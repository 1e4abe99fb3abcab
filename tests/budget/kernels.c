/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* One kernel between two marks, for a plugin of the emulator (trace.c): kernels SET OP [VARIANT],
 * on the backend in use; without arguments, their list. They are the lines of the benchmark, from
 * its own files; this one is in the place of its harness and of its inputs, which are others for
 * each variant. It runs once before, so that what happens only then is not counted. */
#include "../../benches/counts.h"
#include "../../benches/inputs.h"
#include "../../benches/parts.h"
#include "budget/marks.h"
#include "support/forced.h"

/* Named by lines that are no kernels. */
void count_median(struct bench *b) {
    (void)b;
}

static uint64_t variant;

/* Sebastiano Vigna's SplitMix64. */
static uint64_t next(uint64_t *x) {
    uint64_t z = *x += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}

void fill_bytes(void *out, size_t n, uint64_t seed) {
    uint64_t x = seed << 32 | variant;
    for (size_t i = 0; i < n; i++)
        ((uint8_t *)out)[i] = (uint8_t)next(&x);
}

void fill_i16(int16_t *out, size_t n, int16_t bound, uint64_t seed) {
    uint64_t x = seed << 32 | variant;
    for (size_t i = 0; i < n; i++)
        out[i] = (int16_t)((int64_t)(next(&x) >> 33) % (2 * bound - 1) - bound + 1);
}

void fill_i32(int32_t *out, size_t n, int32_t bound, uint64_t seed) {
    uint64_t x = seed << 32 | variant;
    for (size_t i = 0; i < n; i++)
        out[i] = (int32_t)((int64_t)(next(&x) >> 33) % (2 * (int64_t)bound - 1) - bound + 1);
}

static const char *wanted_set, *wanted_op;
static unsigned found;

void suite_add(struct suite *s, const struct bench *b) {
    (void)s;
    if (strcmp(b->mode, "kernel") != 0)
        return;
    if (wanted_op == NULL) {
        printf("%s %s\n", b->set, b->op);
        return;
    }
    if (strcmp(b->set, wanted_set) != 0 || strcmp(b->op, wanted_op) != 0)
        return;
    found++;
    if (b->make != NULL)
        b->make(b);
    b->run(b, 0);
    budget_begin();
    b->run(b, 0);
    budget_end();
}

int main(int argc, char **argv) {
    const int unusable = forced_backend();
    if (unusable != 0)
        return unusable;
    if (argc >= 3) {
        wanted_set = argv[1];
        wanted_op = argv[2];
    }
    variant = argc == 4 ? strtoul(argv[3], NULL, 10) : 0;
    const struct qtn_backend *backend = qtn_backend_active();
    add_keccak(NULL, backend);
    add_mlkem_kernels(NULL, backend);
    add_mldsa_kernels(NULL, backend);
    if (wanted_op != NULL && found != 1) {
        fprintf(stderr, "%u kernels are %s %s\n", found, argv[1], argv[2]);
        return 2;
    }
    return 0;
}
