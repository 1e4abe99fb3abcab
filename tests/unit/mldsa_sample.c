/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The rejection samplers' parsing (FIPS 204, Algorithms 14, 15, 30, 31) against a model, on streams
 * that reject all, nothing, or just enough; reads are bounded by inaccessible pages. */
#include "common/backend.h"
#include "mldsa/ops.h"
#include "support/cmocka_all.h"
#include "support/guard.h"
#include "support/rng.h"
#include <string.h>

enum { Q = MLDSA_Q, N = MLDSA_N, MAX_BYTES = 5 * 168 };

static const struct mldsa_ops *ops;

typedef unsigned sampler(struct mldsa_poly *r, unsigned have, const uint8_t *p, size_t n);

static unsigned model_uniform(struct mldsa_poly *r, unsigned have, const uint8_t *p, size_t n) {
    for (size_t i = 0; i + 3 <= n && have < N; i += 3) {
        const int32_t c = p[i] | p[i + 1] << 8 | (p[i + 2] & 0x7f) << 16;
        if (c < Q)
            r->c[have++] = c;
    }
    return have;
}

static unsigned model_bounded(struct mldsa_poly *r, unsigned have, const uint8_t *p, size_t n,
                              unsigned eta) {
    for (size_t i = 0; i < 2 * n && have < N; i++) {
        const int32_t b = i % 2 == 0 ? p[i / 2] & 15 : p[i / 2] >> 4;
        if (eta == 2 && b < 15)
            r->c[have++] = 2 - b % 5;
        if (eta == 4 && b < 9)
            r->c[have++] = 4 - b;
    }
    return have;
}

static unsigned model_2(struct mldsa_poly *r, unsigned have, const uint8_t *p, size_t n) {
    return model_bounded(r, have, p, n, 2);
}

static unsigned model_4(struct mldsa_poly *r, unsigned have, const uint8_t *p, size_t n) {
    return model_bounded(r, have, p, n, 4);
}

/* p is read-only and ends (or begins) at an inaccessible page. Coefficients before `have` stay. */
static unsigned compare(sampler *f, sampler *model, unsigned have, const uint8_t *p, size_t n,
                        size_t offset) {
    struct mldsa_poly got, want;
    unsigned want_have = 0, got_have = 0;
    for (unsigned side = 0; side < 2; side++) {
        struct guarded in = guard_copy(p, n, side == 0 ? GUARD_AFTER : GUARD_BEFORE, offset);
        for (unsigned i = 0; i < N; i++)
            got.c[i] = want.c[i] = 1000000 + (int32_t)i;
        want_have = model(&want, have, p, n);
        got_have = f(&got, have, in.p, n);
        assert_true(guard_free(&in));
        assert_int_equal(got_have, want_have);
        for (unsigned i = 0; i < want_have; i++)
            assert_int_equal(got.c[i], want.c[i]);
    }
    return got_have;
}

static void put24(uint8_t *p, uint32_t x) {
    p[0] = (uint8_t)x;
    p[1] = (uint8_t)(x >> 8);
    p[2] = (uint8_t)(x >> 16);
}

/* q - 1 is taken, q is not, and the top bit of each triple does not count. */
static void test_uniform_limits(void **state) {
    (void)state;
    static const uint32_t taken[] = {0, 1, Q - 1, 0x800000, 0x800000 | (Q - 1)};
    static const uint32_t refused[] = {Q, Q + 1, 0x7fffff, 0x800000 | Q, 0xffffff};
    for (size_t i = 0; i < sizeof taken / sizeof taken[0]; i++) {
        uint8_t in[MAX_BYTES];
        for (size_t j = 0; j < MAX_BYTES; j += 3)
            put24(in + j, taken[i]);
        assert_int_equal(compare(ops->rej_uniform, model_uniform, 0, in, MAX_BYTES, 0), N);
        for (size_t j = 0; j < MAX_BYTES; j += 3)
            put24(in + j, refused[i]);
        assert_int_equal(compare(ops->rej_uniform, model_uniform, 0, in, MAX_BYTES, 0), 0);
        assert_int_equal(compare(ops->rej_uniform, model_uniform, 255, in, MAX_BYTES, 0), 255);
    }
}

/* The 256th coefficient ends it, wherever it comes: the last of the input, or long before. */
static void test_uniform_end(void **state) {
    (void)state;
    uint8_t in[MAX_BYTES];
    for (unsigned good = 250; good <= 262; good++) {
        for (unsigned place = 0; place < 3; place++) {
            uint64_t random = good;
            unsigned left = good;
            memset(in, 0xff, sizeof in);
            for (unsigned i = 0; i < MAX_BYTES / 3 && left > 0; i++) {
                const unsigned rest = MAX_BYTES / 3 - i;
                const bool here = place == 0 || (place == 1 && rest == left) ||
                                  (place == 2 && (test_next(&random) % rest) < left);
                if (!here)
                    continue;
                put24(in + 3 * i, (uint32_t)(test_next(&random) % Q));
                left--;
            }
            const unsigned want = good < N ? good : N;
            assert_int_equal(compare(ops->rej_uniform, model_uniform, 0, in, MAX_BYTES, 0), want);
        }
    }
}

/* Streams of which a random part is refused, cut to any length, appended to any `have`. */
static void test_random_streams(void **state) {
    (void)state;
    sampler *const f[3] = {ops->rej_uniform, ops->rej_bounded[MLDSA_ETA_2],
                           ops->rej_bounded[MLDSA_ETA_4]};
    sampler *const model[3] = {model_uniform, model_2, model_4};
    for (unsigned which = 0; which < 3; which++) {
        const unsigned unit = which == 0 ? 3 : 1;
        for (unsigned round = 0; round < 3000; round++) {
            uint64_t random = round * 3 + which;
            uint8_t in[MAX_BYTES];
            test_fill(in, sizeof in, random);
            const uint64_t x = test_next(&random);
            /* From none refused to nearly all, in units. */
            for (unsigned i = 0; i < MAX_BYTES / unit; i++)
                if (test_next(&random) % 16 < x % 17)
                    memset(in + i * unit, 0xff, unit);
            const size_t n = (size_t)(x >> 8) % (MAX_BYTES / unit + 1) * unit;
            const unsigned have = (x >> 32) % 4 == 0 ? (unsigned)(x >> 40) % (N + 1) : 0;
            compare(f[which], model[which], have, in, n, (size_t)(x >> 50) % 64);
        }
    }
}

/* Each half byte in each position of a byte, for both eta. */
static void test_bounded_values(void **state) {
    (void)state;
    for (unsigned byte = 0; byte < 256; byte++) {
        uint8_t in[272];
        memset(in, (int)byte, sizeof in);
        for (size_t n = 0; n <= sizeof in; n += n < 20 ? 1 : 17) {
            compare(ops->rej_bounded[MLDSA_ETA_2], model_2, 0, in, n, 0);
            compare(ops->rej_bounded[MLDSA_ETA_4], model_4, 0, in, n, 0);
            compare(ops->rej_bounded[MLDSA_ETA_2], model_2, 255, in, n, 1);
            compare(ops->rej_bounded[MLDSA_ETA_4], model_4, 254, in, n, 1);
        }
    }
}

/* A full polynomial takes nothing more; no bytes add nothing. */
static void test_full_and_empty(void **state) {
    (void)state;
    uint8_t in[168] = {0};
    assert_int_equal(compare(ops->rej_uniform, model_uniform, N, in, sizeof in, 0), N);
    assert_int_equal(compare(ops->rej_bounded[0], model_2, N, in, sizeof in, 0), N);
    assert_int_equal(compare(ops->rej_bounded[1], model_4, N, in, sizeof in, 0), N);
    struct mldsa_poly r;
    assert_int_equal(ops->rej_uniform(&r, 7, in, 0), 7);
    assert_int_equal(ops->rej_bounded[0](&r, 7, in, 0), 7);
    assert_int_equal(ops->rej_bounded[1](&r, 7, in, 0), 7);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_uniform_limits), cmocka_unit_test(test_uniform_end),
        cmocka_unit_test(test_random_streams), cmocka_unit_test(test_bounded_values),
        cmocka_unit_test(test_full_and_empty),
    };
    ops = qtn_backend_active()->mldsa;
    const int failures = cmocka_run_group_tests(tests, NULL, NULL);
    return failures ? 1 : 0;
}
