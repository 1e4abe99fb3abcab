/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "lanes.h"
#include "keccak/blocks.h"
#include "mldsa/ops.h"
#include "mlkem/ops.h"

/* The w adjacent word-major lanes that begin at first, one after the other. */
static void permute_lanes(uint64_t *first, size_t stride, unsigned w) {
    uint64_t state[KECCAK_WORDS];
    for (unsigned lane = 0; lane < w; lane++) {
        for (size_t i = 0; i < KECCAK_WORDS; i++)
            state[i] = first[stride * i + lane];
        qtn_keccak_f1600_ref(state);
        for (size_t i = 0; i < KECCAK_WORDS; i++)
            first[stride * i + lane] = state[i];
    }
}

static void permute1(uint64_t *first, size_t stride) {
    permute_lanes(first, stride, 1);
}

static void permute2(uint64_t *first, size_t stride) {
    permute_lanes(first, stride, 2);
}

static void permute4(uint64_t *first, size_t stride) {
    permute_lanes(first, stride, 4);
}

static void permute8(uint64_t *first, size_t stride) {
    permute_lanes(first, stride, 8);
}

/* A group of four, and the one-lane group that lies right behind its 100 words. */
static void permute5(uint64_t *first, size_t stride) {
    permute_lanes(first, stride, 4);
    permute_lanes(first + 4 * KECCAK_WORDS, 1, 1);
}

lanes_permute *lanes_kernel(unsigned w) {
    switch (w) {
    case 1:
        return permute1;
    case 2:
        return permute2;
    case 4:
        return permute4;
    case 8:
        return permute8;
    default:
        return NULL;
    }
}

/* LANES_FULL */

static const struct keccak_kernel full1[] = {{0x01, 1, permute1}};
static const struct keccak_kernel full2[] = {{0x03, 1, permute2}};
static const struct keccak_kernel full4[] = {{0x0f, 1, permute4}};
static const struct keccak_kernel full5[] = {{0x1f, 1, permute5}};
static const struct keccak_kernel full8[] = {{0xff, 1, permute8}};

static unsigned choose_only(unsigned live) {
    (void)live;
    return 0;
}

/* LANES_EXACT: tables by width of kernel, then by first lane. */

static const struct keccak_kernel exact2[] = {
    {0x01, 1, permute1}, {0x02, 1, permute1}, {0x03, 2, permute2}};
static const struct keccak_kernel exact4[] = {
    {0x01, 1, permute1}, {0x02, 1, permute1}, {0x04, 1, permute1}, {0x08, 1, permute1},
    {0x03, 2, permute2}, {0x0c, 2, permute2}, {0x0f, 4, permute4}};
static const struct keccak_kernel exact5[] = {
    {0x01, 1, permute1}, {0x02, 1, permute1}, {0x04, 1, permute1}, {0x08, 1, permute1},
    {0x10, 1, permute1}, {0x03, 2, permute2}, {0x0c, 2, permute2}, {0x0f, 4, permute4}};
static const struct keccak_kernel exact8[] = {
    {0x01, 1, permute1}, {0x02, 1, permute1}, {0x04, 1, permute1}, {0x08, 1, permute1},
    {0x10, 1, permute1}, {0x20, 1, permute1}, {0x40, 1, permute1}, {0x80, 1, permute1},
    {0x03, 2, permute2}, {0x0c, 2, permute2}, {0x30, 2, permute2}, {0xc0, 2, permute2},
    {0x0f, 4, permute4}, {0xf0, 4, permute4}, {0xff, 8, permute8}};

enum {
    EXACT2 = sizeof exact2 / sizeof exact2[0],
    EXACT4 = sizeof exact4 / sizeof exact4[0],
    EXACT5 = sizeof exact5 / sizeof exact5[0],
    EXACT8 = sizeof exact8 / sizeof exact8[0]
};

/* The last kernel, which is the widest, whose lanes are all live. */
static unsigned widest_inside(const struct keccak_kernel *table, unsigned count, unsigned live) {
    unsigned i = count - 1;
    while ((table[i].lanes & ~live) != 0)
        i--;
    return i;
}

static unsigned choose_exact2(unsigned live) {
    return widest_inside(exact2, EXACT2, live);
}

static unsigned choose_exact4(unsigned live) {
    return widest_inside(exact4, EXACT4, live);
}

static unsigned choose_exact5(unsigned live) {
    return widest_inside(exact5, EXACT5, live);
}

static unsigned choose_exact8(unsigned live) {
    return widest_inside(exact8, EXACT8, live);
}

/* LANES_MEASURED */

static const struct keccak_kernel measured4[] = {{0x01, 10, permute1},
                                                 {0x02, 10, permute1},
                                                 {0x04, 10, permute1},
                                                 {0x08, 10, permute1},
                                                 {0x0f, 21, permute4}};
static const struct keccak_kernel measured5[] = {
    {0x01, 10, permute1}, {0x02, 10, permute1}, {0x04, 10, permute1}, {0x08, 10, permute1},
    {0x10, 10, permute1}, {0x0f, 21, permute4}, {0x1f, 24, permute5}};

static unsigned vector_lanes(unsigned live) {
    return lanes_in(live & 0xfu);
}

static unsigned choose_measured4(unsigned live) {
    return vector_lanes(live) >= 3 ? 4 : lowest_lane(live);
}

static unsigned choose_measured5(unsigned live) {
    const unsigned vector = vector_lanes(live), scalar = live >> 4;
    if (scalar != 0 && vector >= 2)
        return 6;
    return vector >= 3 ? 5 : lowest_lane(live);
}

/* The tables, and the backends around them. */

static const struct keccak_ops ops[] = {
    {.name = "full-1",
     .lanes = 1,
     .offset = {0},
     .stride = {1},
     .kernels = full1,
     .choose = choose_only,
     .kernel_count = sizeof full1 / sizeof full1[0],
     .begin = qtn_keccak_begin_ref,
     .absorb = qtn_keccak_absorb_ref,
     .squeeze = qtn_keccak_squeeze_ref,
     .f1600 = qtn_keccak_f1600_ref},
    {.name = "full-2",
     .lanes = 2,
     .offset = {0, 1},
     .stride = {2, 2},
     .kernels = full2,
     .choose = choose_only,
     .kernel_count = sizeof full2 / sizeof full2[0],
     .begin = qtn_keccak_begin_ref,
     .absorb = qtn_keccak_absorb_ref,
     .squeeze = qtn_keccak_squeeze_ref,
     .f1600 = qtn_keccak_f1600_ref},
    {.name = "full-4",
     .lanes = 4,
     .eager = true,
     .offset = {0, 1, 2, 3},
     .stride = {4, 4, 4, 4},
     .kernels = full4,
     .choose = choose_only,
     .kernel_count = sizeof full4 / sizeof full4[0],
     .begin = qtn_keccak_begin_ref,
     .absorb = qtn_keccak_absorb_ref,
     .squeeze = qtn_keccak_squeeze_ref,
     .f1600 = qtn_keccak_f1600_ref},
    {.name = "full-5",
     .lanes = 5,
     .eager = true,
     .offset = {0, 1, 2, 3, 4 * KECCAK_WORDS},
     .stride = {4, 4, 4, 4, 1},
     .kernels = full5,
     .choose = choose_only,
     .kernel_count = sizeof full5 / sizeof full5[0],
     .begin = qtn_keccak_begin_ref,
     .absorb = qtn_keccak_absorb_ref,
     .squeeze = qtn_keccak_squeeze_ref,
     .f1600 = qtn_keccak_f1600_ref},
    {.name = "full-8",
     .lanes = 8,
     .eager = true,
     .offset = {0, 1, 2, 3, 4, 5, 6, 7},
     .stride = {8, 8, 8, 8, 8, 8, 8, 8},
     .kernels = full8,
     .choose = choose_only,
     .kernel_count = sizeof full8 / sizeof full8[0],
     .begin = qtn_keccak_begin_ref,
     .absorb = qtn_keccak_absorb_ref,
     .squeeze = qtn_keccak_squeeze_ref,
     .f1600 = qtn_keccak_f1600_ref},
    {.name = "exact-2",
     .lanes = 2,
     .offset = {0, 1},
     .stride = {2, 2},
     .kernels = exact2,
     .choose = choose_exact2,
     .kernel_count = sizeof exact2 / sizeof exact2[0],
     .begin = qtn_keccak_begin_ref,
     .absorb = qtn_keccak_absorb_ref,
     .squeeze = qtn_keccak_squeeze_ref,
     .f1600 = qtn_keccak_f1600_ref},
    {.name = "exact-4",
     .lanes = 4,
     .eager = true,
     .offset = {0, 1, 2, 3},
     .stride = {4, 4, 4, 4},
     .kernels = exact4,
     .choose = choose_exact4,
     .kernel_count = sizeof exact4 / sizeof exact4[0],
     .begin = qtn_keccak_begin_ref,
     .absorb = qtn_keccak_absorb_ref,
     .squeeze = qtn_keccak_squeeze_ref,
     .f1600 = qtn_keccak_f1600_ref},
    {.name = "exact-5",
     .lanes = 5,
     .eager = true,
     .offset = {0, 1, 2, 3, 4 * KECCAK_WORDS},
     .stride = {4, 4, 4, 4, 1},
     .kernels = exact5,
     .choose = choose_exact5,
     .kernel_count = sizeof exact5 / sizeof exact5[0],
     .begin = qtn_keccak_begin_ref,
     .absorb = qtn_keccak_absorb_ref,
     .squeeze = qtn_keccak_squeeze_ref,
     .f1600 = qtn_keccak_f1600_ref},
    {.name = "exact-8",
     .lanes = 8,
     .eager = true,
     .offset = {0, 1, 2, 3, 4, 5, 6, 7},
     .stride = {8, 8, 8, 8, 8, 8, 8, 8},
     .kernels = exact8,
     .choose = choose_exact8,
     .kernel_count = sizeof exact8 / sizeof exact8[0],
     .begin = qtn_keccak_begin_ref,
     .absorb = qtn_keccak_absorb_ref,
     .squeeze = qtn_keccak_squeeze_ref,
     .f1600 = qtn_keccak_f1600_ref},
    {.name = "measured-4",
     .lanes = 4,
     .eager = true,
     .offset = {0, 1, 2, 3},
     .stride = {4, 4, 4, 4},
     .kernels = measured4,
     .choose = choose_measured4,
     .kernel_count = sizeof measured4 / sizeof measured4[0],
     .begin = qtn_keccak_begin_ref,
     .absorb = qtn_keccak_absorb_ref,
     .squeeze = qtn_keccak_squeeze_ref,
     .f1600 = qtn_keccak_f1600_ref},
    {.name = "measured-5",
     .lanes = 5,
     .eager = true,
     .offset = {0, 1, 2, 3, 4 * KECCAK_WORDS},
     .stride = {4, 4, 4, 4, 1},
     .kernels = measured5,
     .choose = choose_measured5,
     .kernel_count = sizeof measured5 / sizeof measured5[0],
     .begin = qtn_keccak_begin_ref,
     .absorb = qtn_keccak_absorb_ref,
     .squeeze = qtn_keccak_squeeze_ref,
     .f1600 = qtn_keccak_f1600_ref},
};

static const struct qtn_backend backends[] = {
    {"full-1", "put in use by a test", &ops[0], &qtn_mlkem_ref, &qtn_mldsa_ref},
    {"full-2", "put in use by a test", &ops[1], &qtn_mlkem_ref, &qtn_mldsa_ref},
    {"full-4", "put in use by a test", &ops[2], &qtn_mlkem_ref, &qtn_mldsa_ref},
    {"full-5", "put in use by a test", &ops[3], &qtn_mlkem_ref, &qtn_mldsa_ref},
    {"full-8", "put in use by a test", &ops[4], &qtn_mlkem_ref, &qtn_mldsa_ref},
    {"exact-2", "put in use by a test", &ops[5], &qtn_mlkem_ref, &qtn_mldsa_ref},
    {"exact-4", "put in use by a test", &ops[6], &qtn_mlkem_ref, &qtn_mldsa_ref},
    {"exact-5", "put in use by a test", &ops[7], &qtn_mlkem_ref, &qtn_mldsa_ref},
    {"exact-8", "put in use by a test", &ops[8], &qtn_mlkem_ref, &qtn_mldsa_ref},
    {"measured-4", "put in use by a test", &ops[9], &qtn_mlkem_ref, &qtn_mldsa_ref},
    {"measured-5", "put in use by a test", &ops[10], &qtn_mlkem_ref, &qtn_mldsa_ref},
};

const struct qtn_backend *lanes_backend(unsigned width, enum lanes_cost cost) {
    /* One lane costs what it costs under every table. */
    static const signed char index[3][8 + 1] = {
        {-1, 0, 1, -1, 2, 3, -1, -1, 4},
        {-1, 0, 5, -1, 6, 7, -1, -1, 8},
        {-1, -1, -1, -1, 9, 10, -1, -1, -1},
    };
    if (width > 8 || index[cost][width] < 0)
        return NULL;
    return &backends[index[cost][width]];
}
