/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The samplers of ML-KEM's backends: rejection from streams that no SHAKE128 would give in a
 * lifetime, and the centred binomial distribution against a model that goes bit by bit. */
#include "common/backend.h"
#include "mlkem/ops.h"
#include "support/cmocka_all.h"
#include "support/guard.h"
#include "support/hex.h"
#include "support/rng.h"

#include <string.h>

enum { BLOCK = 168, MAX_STREAM = 16 * BLOCK };

static const struct mlkem_ops *ops;

/* Every test runs on every backend. */
static bool next_backend(size_t i) {
    const char *name = qtn_backend_at(i);
    if (name == NULL)
        return false;
    assert_int_equal(qtn_backend_select(name), QTN_OK);
    ops = qtn_backend_active()->mlkem;
    return true;
}

/* Algorithm 7, steps 4 to 15, over n bytes. */
static unsigned model(unsigned *a, unsigned have, const uint8_t *p, size_t n) {
    for (size_t i = 0; i + 3 <= n; i += 3) {
        const unsigned d1 = p[i] + 256u * (p[i + 1] % 16), d2 = p[i + 1] / 16 + 16u * p[i + 2];
        if (d1 < MLKEM_Q && have < MLKEM_N)
            a[have++] = d1;
        if (d2 < MLKEM_Q && have < MLKEM_N)
            a[have++] = d2;
    }
    return have;
}

/* The stream in pieces of the given size (a multiple of 3), each against an inaccessible page:
 * counts after each piece, and the polynomial in the end, must be the model's. Returns the count.
 */
static unsigned check_stream(const uint8_t *p, size_t n, size_t piece) {
    struct mlkem_poly r;
    unsigned want[MLKEM_N] = {0}, have = 0;
    memset(&r, 0, sizeof r);
    for (size_t at = 0; at < n && have < MLKEM_N; at += piece) {
        const size_t len = n - at < piece ? n - at : piece;
        struct guarded in = guard_copy(p + at, len, at % 2 ? GUARD_BEFORE : GUARD_AFTER, 0);
        const unsigned expected = model(want, have, p + at, len);
        have = ops->rej_uniform(&r, have, in.p, len);
        assert_int_equal(have, expected);
        assert_true(guard_free(&in));
    }
    if (have == MLKEM_N) {
        uint8_t got[MLKEM_POLY_BYTES], bytes[MLKEM_POLY_BYTES] = {0};
        for (unsigned i = 0; i < MLKEM_N; i++) {
            assert_in_range(r.c[i], 0, MLKEM_Q - 1);
            for (unsigned bit = 0; bit < 12; bit++)
                bytes[(12 * i + bit) / 8] |= (uint8_t)((want[i] >> bit & 1) << (12 * i + bit) % 8);
        }
        ops->encode12(got, &r);
        assert_bytes_equal("sampled", got, bytes, sizeof bytes);
    }
    return have;
}

static void put_pair(uint8_t *p, unsigned d1, unsigned d2) {
    p[0] = (uint8_t)d1;
    p[1] = (uint8_t)(d1 >> 8 | d2 << 4);
    p[2] = (uint8_t)(d2 >> 4);
}

static const size_t pieces[] = {BLOCK, 3 * BLOCK, 3, 6, 24, 27, 48, 51, 96, 192, 2 * BLOCK};
enum { PIECES = sizeof pieces / sizeof pieces[0] };

/* Up to ten blocks in which nothing is accepted, then random bytes. */
static void test_rejected_blocks(void **state) {
    (void)state;
    static uint8_t stream[MAX_STREAM];
    const uint8_t rejected[][3] = {{0xff, 0xff, 0xff}, {0x01, 0x1d, 0xd0}}; /* 4095s and 3329s */
    for (size_t b = 0; next_backend(b); b++)
        for (unsigned blocks = 0; blocks <= 10; blocks++)
            for (unsigned kind = 0; kind < 2; kind++)
                for (unsigned i = 0; i < PIECES; i++) {
                    test_fill(stream, sizeof stream, blocks);
                    for (size_t at = 0; at < (size_t)blocks * BLOCK; at += 3)
                        memcpy(stream + at, rejected[kind], 3);
                    assert_int_equal(check_stream(stream, sizeof stream, pieces[i]), MLKEM_N);
                    assert_int_equal(check_stream(stream, (size_t)blocks * BLOCK, pieces[i]), 0);
                }
}

/* One accepted value in each group of n, so that the end falls anywhere; values at the border. */
static void test_sparse(void **state) {
    (void)state;
    static uint8_t stream[MAX_STREAM];
    for (size_t b = 0; next_backend(b); b++)
        for (unsigned sparse = 1; sparse <= 7; sparse++)
            for (unsigned phase = 0; phase < sparse; phase++)
                for (unsigned i = 0; i < PIECES; i++) {
                    unsigned n = phase;
                    for (size_t at = 0; at < sizeof stream; at += 3) {
                        const unsigned d1 = n++ % sparse == 0 ? MLKEM_Q - 1 : MLKEM_Q;
                        const unsigned d2 = n++ % sparse == 0 ? n % MLKEM_Q : 4095;
                        put_pair(stream + at, d1, d2);
                    }
                    assert_int_equal(check_stream(stream, sizeof stream, pieces[i]), MLKEM_N);
                }
}

/* The 256th value is the first or the second of a pair, the last of the bytes, or one short; and
 * what follows it is ignored although it would be accepted. */
static void test_exact_end(void **state) {
    (void)state;
    uint8_t stream[3 * MLKEM_N];
    for (size_t b = 0; next_backend(b); b++)
        for (unsigned lead = 0; lead <= MLKEM_N; lead++) {
            /* `lead` pairs give one value each, then pairs give two. */
            const unsigned needed = lead + (MLKEM_N - lead + 1) / 2;
            for (unsigned i = 0; i < MLKEM_N; i++)
                put_pair(stream + 3 * (size_t)i, i < lead && i % 2 ? MLKEM_Q : i,
                         i < lead && i % 2 == 0 ? 4095 : MLKEM_N + i);
            assert_int_equal(check_stream(stream, 3 * (size_t)needed, 3 * MLKEM_N), MLKEM_N);
            assert_in_range(check_stream(stream, 3 * (size_t)needed - 3, 3 * MLKEM_N), MLKEM_N - 2,
                            MLKEM_N - 1);
            assert_int_equal(check_stream(stream, sizeof stream, 3 * MLKEM_N), MLKEM_N);
        }
}

/* When one value is wanting, candidates at the border are still told apart, in either half of a
 * pair and with the bytes ending anywhere. */
static void test_last_value(void **state) {
    (void)state;
    const unsigned border[] = {MLKEM_Q - 1, MLKEM_Q, MLKEM_Q + 1, 4095};
    for (size_t b = 0; next_backend(b); b++)
        for (unsigned n = 0; n < 256; n++) {
            uint8_t stream[3 * (MLKEM_N / 2 + 2)];
            for (unsigned i = 0; i < MLKEM_N / 2; i++)
                put_pair(stream + 3 * (size_t)i, i, i != 5 ? i : 4095); /* 255 values */
            put_pair(stream + sizeof stream - 6, border[n % 4], border[n / 4 % 4]);
            put_pair(stream + sizeof stream - 3, border[n / 16 % 4], border[n / 64]);
            for (unsigned i = 0; i < PIECES; i++)
                check_stream(stream, sizeof stream, pieces[i]);
        }
}

/* No bytes: nothing is read and nothing changes. A full polynomial takes no more. */
static void test_nothing_to_do(void **state) {
    (void)state;
    const uint8_t zeros[BLOCK] = {0};
    for (size_t b = 0; next_backend(b); b++) {
        struct mlkem_poly r;
        memset(&r, 0, sizeof r);
        struct guarded empty = guard_alloc(0, GUARD_AFTER, 0);
        assert_int_equal(ops->rej_uniform(&r, 17, empty.p, 0), 17);
        assert_true(guard_free(&empty));
        uint8_t full[MLKEM_POLY_BYTES], after[MLKEM_POLY_BYTES], stream[3 * BLOCK];
        for (size_t at = 0; at < sizeof stream; at += 3)
            put_pair(stream + at, 1000, 2000);
        assert_int_equal(ops->rej_uniform(&r, 0, stream, sizeof stream), MLKEM_N);
        ops->encode12(full, &r);
        assert_int_equal(ops->rej_uniform(&r, MLKEM_N, zeros, 0), MLKEM_N);
        ops->encode12(after, &r);
        assert_bytes_equal("unchanged", after, full, sizeof full);
    }
}

static void test_random_streams(void **state) {
    (void)state;
    static uint8_t stream[6 * BLOCK];
    for (size_t b = 0; next_backend(b); b++)
        for (unsigned seed = 0; seed < 500; seed++) {
            test_fill(stream, sizeof stream, seed);
            assert_int_equal(check_stream(stream, sizeof stream, pieces[seed % PIECES]), MLKEM_N);
        }
}

static int bit(const uint8_t *p, unsigned i) {
    return p[i / 8] >> i % 8 & 1;
}

/* Algorithm 8. */
static void check_cbd(const uint8_t *bytes, unsigned eta, unsigned place) {
    const size_t n = 64 * (size_t)eta;
    struct guarded in = guard_copy(bytes, n, place % 2 ? GUARD_BEFORE : GUARD_AFTER, 0);
    struct mlkem_poly r;
    memset(&r, 0x55, sizeof r);
    ops->cbd[eta](&r, in.p);
    assert_true(guard_free(&in));
    for (unsigned i = 0; i < MLKEM_N; i++) {
        int x = 0, y = 0;
        for (unsigned j = 0; j < eta; j++) {
            x += bit(bytes, 2 * i * eta + j);
            y += bit(bytes, 2 * i * eta + eta + j);
        }
        assert_int_equal(r.c[i], x - y);
    }
}

/* Constant bytes of every value, each bit alone, each bit missing, random bytes. */
static void test_cbd(void **state) {
    (void)state;
    for (size_t b = 0; next_backend(b); b++)
        for (unsigned eta = 2; eta <= 3; eta++) {
            uint8_t bytes[64 * 3];
            for (unsigned value = 0; value < 256; value++) {
                memset(bytes, (int)value, sizeof bytes);
                check_cbd(bytes, eta, value);
            }
            for (unsigned i = 0; i < 8 * 64 * eta; i++)
                for (unsigned around = 0; around < 256; around += 255) {
                    memset(bytes, (int)around, sizeof bytes);
                    bytes[i / 8] ^= (uint8_t)(1u << i % 8);
                    check_cbd(bytes, eta, i);
                }
            for (unsigned seed = 0; seed < 500; seed++) {
                test_fill(bytes, sizeof bytes, seed);
                check_cbd(bytes, eta, seed);
            }
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rejected_blocks),
        cmocka_unit_test(test_sparse),
        cmocka_unit_test(test_exact_end),
        cmocka_unit_test(test_last_value),
        cmocka_unit_test(test_nothing_to_do),
        cmocka_unit_test(test_random_streams),
        cmocka_unit_test(test_cbd),
    };
    const int failures = cmocka_run_group_tests_name("mlkem_sample", tests, NULL, NULL);
    return failures ? 1 : 0;
}
