/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Proves that the historic schedules cost exactly what they cost in their day, to the permutation
 * and the kernel call, that a further block costs each what it did, and that all of them sample the
 * same matrix. */
#include "policies.h"

#include "keccak/sponge.h"
#include "support/cmocka_all.h"
#include "support/hex.h"
#include "support/lanes.h"
#include "support/rng.h"
#include <string.h>

static const struct {
    const char *name;
    unsigned k, l; /* rows and columns */
    unsigned blocks;
    unsigned live;
    unsigned executed[POLICY_COUNT];
    unsigned doubles, quads;
    unsigned trim[2];   /* calls of width 2, 4 */
    unsigned exact4[3]; /* of width 1, 2, 4 */
    unsigned exact8[4];
} sets[] = {
    {"ML-KEM-512", 2, 2, 3, 12, {12, 12, 12, 12, 12, 12}, 6, 3, {0, 3}, {0, 0, 3}, {0, 0, 3, 0}},
    {"ML-KEM-768", 3, 3, 3, 27, {27, 30, 36, 30, 27, 27}, 15, 9, {3, 6}, {3, 0, 6}, {3, 0, 0, 3}},
    {"ML-KEM-1024",
     4,
     4,
     3,
     48,
     {48, 48, 48, 48, 48, 48},
     24,
     12,
     {0, 12},
     {0, 0, 12},
     {0, 0, 0, 6}},
    {"ML-DSA-44",
     4,
     4,
     5,
     80,
     {80, 80, 80, 80, 80, 80},
     40,
     20,
     {0, 20},
     {0, 0, 20},
     {0, 0, 0, 10}},
    {"ML-DSA-65",
     6,
     5,
     5,
     150,
     {150, 150, 160, 150, 150, 150},
     75,
     40,
     {5, 35},
     {0, 5, 35},
     {0, 5, 5, 15}},
    {"ML-DSA-87",
     8,
     7,
     5,
     280,
     {280, 280, 280, 280, 280, 280},
     140,
     70,
     {0, 70},
     {0, 0, 70},
     {0, 0, 0, 35}},
};

/* A matrix whose entries want a given number of blocks each, whatever is in them. */
struct appetite {
    unsigned blocks[POLICY_MAX_ENTRIES];
    unsigned taken[POLICY_MAX_ENTRIES];
};

static unsigned take_counted(const struct policy_matrix *m, unsigned entry, unsigned have,
                             const uint8_t *block) {
    struct appetite *a = m->polys;
    (void)block;
    assert_int_equal(have, a->taken[entry]);
    return ++a->taken[entry] == a->blocks[entry] ? 256 : a->taken[entry];
}

static struct policy_counts count(unsigned k, unsigned l, unsigned blocks, int hungry,
                                  enum policy policy, unsigned width,
                                  const struct keccak_ops *keccak) {
    static const uint8_t rho[32];
    struct appetite a;
    memset(&a, 0, sizeof a);
    for (unsigned e = 0; e < k * l; e++)
        a.blocks[e] = blocks + (hungry == (int)e);
    const struct policy_matrix m = {
        .rho = rho, .rows = k, .cols = l, .take = take_counted, .polys = &a};
    struct policy_counts c;
    policy_sample(&m, policy, width, keccak, &c);
    assert_memory_equal(a.taken, a.blocks, sizeof a.taken);
    return c;
}

static void totals_are_the_historic_ones(void **state) {
    (void)state;
    const struct keccak_ops *keccak = lanes_backend(8, LANES_EXACT)->keccak;
    for (size_t i = 0; i < sizeof sets / sizeof sets[0]; i++) {
        for (enum policy p = POLICY_SINGLE; p < POLICY_COUNT; p++) {
            const struct policy_counts c =
                count(sets[i].k, sets[i].l, sets[i].blocks, -1, p, 4, keccak);
            if (c.executed != sets[i].executed[p] || c.live != sets[i].live)
                fail_msg("%s, %s: %u executed, %u live", sets[i].name, policy_name(p), c.executed,
                         c.live);
        }
    }
}

static void calls_are(const char *what, const unsigned got[4], unsigned x1, unsigned x2,
                      unsigned x4, unsigned x8) {
    if (got[0] != x1 || got[1] != x2 || got[2] != x4 || got[3] != x8)
        fail_msg("%s: %u x1, %u x2, %u x4, %u x8", what, got[0], got[1], got[2], got[3]);
}

static void calls_are_the_historic_ones(void **state) {
    (void)state;
    const struct keccak_ops *keccak = lanes_backend(8, LANES_EXACT)->keccak;
    for (size_t i = 0; i < sizeof sets / sizeof sets[0]; i++) {
        const unsigned k = sets[i].k, l = sets[i].l, b = sets[i].blocks;
        const char *name = sets[i].name;
        struct policy_counts c = count(k, l, b, -1, POLICY_SINGLE, 4, keccak);
        calls_are(name, c.calls, k * l * b, 0, 0, 0);
        c = count(k, l, b, -1, POLICY_DOUBLE, 4, keccak);
        calls_are(name, c.calls, 0, sets[i].doubles, 0, 0);
        c = count(k, l, b, -1, POLICY_QUAD, 4, keccak);
        calls_are(name, c.calls, 0, 0, sets[i].quads, 0);
        c = count(k, l, b, -1, POLICY_TRIM, 4, keccak);
        calls_are(name, c.calls, 0, sets[i].trim[0], sets[i].trim[1], 0);
        c = count(k, l, b, -1, POLICY_EXACT, 4, keccak);
        calls_are(name, c.calls, sets[i].exact4[0], sets[i].exact4[1], sets[i].exact4[2], 0);
        c = count(k, l, b, -1, POLICY_EXACT, 8, keccak);
        calls_are(name, c.calls, sets[i].exact8[0], sets[i].exact8[1], sets[i].exact8[2],
                  sets[i].exact8[3]);
    }
}

/* A fourth block costs a whole further step of the batch it is in, except under exact. */
static void a_further_block_costs_what_it_did(void **state) {
    (void)state;
    static const struct {
        enum policy policy;
        unsigned inside, tail; /* more executed where entry 5 or entry 8, the last, is hungry */
    } cost[] = {{POLICY_SINGLE, 1, 1}, {POLICY_DOUBLE, 2, 2}, {POLICY_QUAD, 4, 4},
                {POLICY_TRIM, 4, 2},   {POLICY_EXACT, 1, 1},  {POLICY_COST, 1, 1}};
    const struct keccak_ops *keccak = lanes_backend(8, LANES_EXACT)->keccak;
    for (size_t i = 0; i < sizeof cost / sizeof cost[0]; i++) {
        const enum policy p = cost[i].policy;
        const struct policy_counts plain = count(3, 3, 3, -1, p, 4, keccak);
        const struct policy_counts inside = count(3, 3, 3, 5, p, 4, keccak);
        const struct policy_counts tail = count(3, 3, 3, 8, p, 4, keccak);
        assert_int_equal(inside.live, plain.live + 1);
        assert_int_equal(tail.live, plain.live + 1);
        assert_int_equal(inside.executed, plain.executed + cost[i].inside);
        assert_int_equal(tail.executed, plain.executed + cost[i].tail);
    }
    const struct policy_counts alone = count(3, 3, 3, 5, POLICY_EXACT, 8, keccak);
    calls_are("exact at width 8, hungry", alone.calls, 4, 0, 0, 3);
}

/* With a price for each lane, with prices as measured with AVX2, and where idle lanes are free. */
static void cost_goes_by_the_backends_costs(void **state) {
    (void)state;
    static const struct {
        unsigned lanes;
        enum lanes_cost cost;
        unsigned k, l, calls[4];
    } plans[] = {
        {8, LANES_EXACT, 3, 3, {3, 0, 0, 3}},    {8, LANES_EXACT, 6, 5, {0, 5, 5, 15}},
        {5, LANES_MEASURED, 3, 3, {3, 0, 6, 0}}, {5, LANES_MEASURED, 6, 5, {10, 0, 35, 0}},
        {8, LANES_FULL, 3, 3, {3, 0, 0, 3}},     {8, LANES_FULL, 6, 5, {0, 0, 0, 20}},
        {4, LANES_FULL, 3, 1, {0, 0, 3, 0}},     {4, LANES_MEASURED, 3, 1, {0, 0, 3, 0}},
        {4, LANES_EXACT, 3, 1, {3, 3, 0, 0}},    {1, LANES_EXACT, 3, 3, {27, 0, 0, 0}},
    };
    for (size_t i = 0; i < sizeof plans / sizeof plans[0]; i++) {
        const struct keccak_ops *keccak = lanes_backend(plans[i].lanes, plans[i].cost)->keccak;
        const unsigned blocks = plans[i].k == 6 ? 5 : 3;
        const struct policy_counts c =
            count(plans[i].k, plans[i].l, blocks, -1, POLICY_COST, 4, keccak);
        const unsigned *want = plans[i].calls;
        calls_are(keccak->name, c.calls, want[0], want[1], want[2], want[3]);
    }
}

/* SampleNTT by the sponge, one coefficient at a time (FIPS 203, Algorithm 7). */
static void sample_ntt(int16_t c[256], const uint8_t *rho, uint8_t col, uint8_t row) {
    const uint8_t index[2] = {col, row};
    struct sponge s;
    qtn_sponge_init(&s, KECCAK_SHAKE128);
    assert_int_equal(qtn_sponge_absorb(&s, &qtn_keccak_ref, rho, 32), QTN_OK);
    assert_int_equal(qtn_sponge_absorb(&s, &qtn_keccak_ref, index, 2), QTN_OK);
    for (unsigned n = 0; n < 256;) {
        uint8_t b[3];
        assert_int_equal(qtn_sponge_squeeze(&s, &qtn_keccak_ref, b, 3), QTN_OK);
        const int d1 = b[0] + 256 * (b[1] % 16), d2 = b[1] / 16 + 16 * b[2];
        if (d1 < 3329)
            c[n++] = (int16_t)d1;
        if (d2 < 3329 && n < 256)
            c[n++] = (int16_t)d2;
    }
}

static void every_policy_samples_the_same_matrix(void **state) {
    (void)state;
    static struct mlkem_poly kem[16], want[16];
    static struct mldsa_poly dsa[56], first[56];
    const unsigned widths[] = {1, 2, 4, 5, 8};
    for (uint64_t seed = 0; seed < 6; seed++) {
        uint8_t rho[32];
        test_fill(rho, sizeof rho, seed);
        for (unsigned e = 0; e < 16; e++)
            sample_ntt(want[e].c, rho, (uint8_t)(e % 4), (uint8_t)(e / 4));
        const struct policy_matrix a = policy_mlkem_matrix(rho, 4, kem, &qtn_mlkem_ref);
        const struct policy_matrix b = policy_mldsa_matrix(rho, 8, 7, dsa, &qtn_mldsa_ref);
        struct policy_counts c;
        policy_sample(&b, POLICY_SINGLE, 1, &qtn_keccak_ref, &c);
        memcpy(first, dsa, sizeof first);
        for (enum policy p = POLICY_SINGLE; p < POLICY_COUNT; p++)
            for (size_t i = 0; i < sizeof widths / sizeof widths[0]; i++)
                for (int full = 0; full < 2; full++) {
                    const struct keccak_ops *keccak =
                        lanes_backend(widths[i], full ? LANES_FULL : LANES_EXACT)->keccak;
                    memset(kem, 0xff, sizeof kem);
                    memset(dsa, 0xff, sizeof dsa);
                    policy_sample(&a, p, widths[i] > 4 ? 8 : 4, keccak, &c);
                    assert_memory_equal(kem, want, sizeof kem);
                    policy_sample(&b, p, widths[i] > 4 ? 8 : 4, keccak, &c);
                    assert_memory_equal(dsa, first, sizeof dsa);
                }
    }
}

/* The key of this seed has one polynomial in A that needs a fourth block. */
static void a_real_fourth_block(void **state) {
    (void)state;
    static struct mlkem_poly polys[9];
    const uint8_t d_and_k[33] = {16, [32] = 3};
    uint8_t g[64];
    struct sponge s;
    qtn_sponge_init(&s, KECCAK_SHA3_512);
    assert_int_equal(qtn_sponge_absorb(&s, &qtn_keccak_ref, d_and_k, sizeof d_and_k), QTN_OK);
    assert_int_equal(qtn_sponge_squeeze(&s, &qtn_keccak_ref, g, sizeof g), QTN_OK);
    const struct policy_matrix m = policy_mlkem_matrix(g, 3, polys, &qtn_mlkem_ref);
    struct policy_counts quad, exact;
    const struct keccak_ops *keccak = lanes_backend(4, LANES_EXACT)->keccak;
    policy_sample(&m, POLICY_QUAD, 4, keccak, &quad);
    policy_sample(&m, POLICY_EXACT, 4, keccak, &exact);
    assert_int_equal(quad.live, 28);
    assert_int_equal(quad.executed, 40);
    assert_int_equal(exact.live, 28);
    assert_int_equal(exact.executed, 28);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(totals_are_the_historic_ones),
        cmocka_unit_test(calls_are_the_historic_ones),
        cmocka_unit_test(a_further_block_costs_what_it_did),
        cmocka_unit_test(cost_goes_by_the_backends_costs),
        cmocka_unit_test(every_policy_samples_the_same_matrix),
        cmocka_unit_test(a_real_fourth_block),
    };
    return cmocka_run_group_tests(tests, NULL, NULL) ? 1 : 0;
}
