/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Encodings of ML-KEM's backends against FIPS 203, section 4.2.1, bit by bit. Every buffer stands
 * against an inaccessible page, so a kernel that touches more than its bytes ends the program. */
#include "common/backend.h"
#include "mlkem/ops.h"
#include "support/cmocka_all.h"
#include "support/guard.h"
#include "support/hex.h"
#include "support/rng.h"

#include <string.h>

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

static unsigned mod_q(int c) {
    return (unsigned)((c % MLKEM_Q + MLKEM_Q) % MLKEM_Q);
}

/* Algorithm 5 (ByteEncode_d), through Algorithm 3 (BitsToBytes). */
static void byte_encode(uint8_t *out, const unsigned *f, unsigned d) {
    memset(out, 0, 32 * d);
    for (unsigned i = 0; i < MLKEM_N; i++)
        for (unsigned j = 0; j < d; j++)
            out[(i * d + j) / 8] |= (uint8_t)((f[i] >> j & 1) << (i * d + j) % 8);
}

/* Algorithm 6 (ByteDecode_d) without the reduction of d = 12. */
static void byte_decode(unsigned *f, const uint8_t *in, unsigned d) {
    for (unsigned i = 0; i < MLKEM_N; i++) {
        f[i] = 0;
        for (unsigned j = 0; j < d; j++)
            f[i] |= (unsigned)(in[(i * d + j) / 8] >> (i * d + j) % 8 & 1) << j;
    }
}

/* Equation 4.7: round(2^d / q * x), halves up. */
static unsigned compress(unsigned x, unsigned d) {
    return ((x << (d + 1)) + MLKEM_Q) / (2 * MLKEM_Q) % (1u << d);
}

/* Equation 4.8: round(q / 2^d * y), halves up. */
static unsigned decompress(unsigned y, unsigned d) {
    return (2 * y * MLKEM_Q + (1u << d)) >> (d + 1);
}

static const enum guard_side sides[] = {GUARD_AFTER, GUARD_BEFORE};

/* decode12 of bytes that hold f, through guarded memory. */
static uint32_t decode12(struct mlkem_poly *r, const unsigned *f, enum guard_side side) {
    uint8_t bytes[MLKEM_POLY_BYTES];
    byte_encode(bytes, f, 12);
    struct guarded in = guard_copy(bytes, sizeof bytes, side, 0);
    memset(r, 0x55, sizeof *r);
    const uint32_t flag = ops->decode12(r, in.p);
    assert_true(guard_free(&in));
    return flag;
}

static void encode12(uint8_t *out, const struct mlkem_poly *a, enum guard_side side) {
    struct guarded to = guard_alloc(MLKEM_POLY_BYTES, side, 0);
    ops->encode12(to.p, a);
    memcpy(out, to.p, MLKEM_POLY_BYTES);
    assert_true(guard_free(&to));
}

/* One coefficient of 4095, 3329 or 3328 at each place, among zeros and among 3328s: the flag says
 * whether it is below q, and all others are what they were. */
static void test_decode12_flag(void **state) {
    (void)state;
    const unsigned values[] = {MLKEM_Q - 1, MLKEM_Q, 4095};
    for (size_t b = 0; next_backend(b); b++)
        for (unsigned at = 0; at < MLKEM_N; at++)
            for (unsigned v = 0; v < 3; v++)
                for (unsigned around = 0; around < MLKEM_Q; around += MLKEM_Q - 1) {
                    unsigned f[MLKEM_N];
                    struct mlkem_poly r;
                    uint8_t got[MLKEM_POLY_BYTES], want[MLKEM_POLY_BYTES];
                    for (unsigned i = 0; i < MLKEM_N; i++)
                        f[i] = i == at ? values[v] : around;
                    const uint32_t flag = decode12(&r, f, sides[at % 2]);
                    assert_int_equal(flag, values[v] < MLKEM_Q ? 0 : 0xffffffff);
                    for (unsigned i = 0; i < MLKEM_N; i++)
                        assert_in_range(r.c[i], 0, MLKEM_Q - 1);
                    f[at] %= MLKEM_Q;
                    encode12(got, &r, sides[at % 2]);
                    byte_encode(want, f, 12);
                    assert_bytes_equal("reduced once", got, want, sizeof want);
                }
}

/* Every 12-bit value at every place of a group, canonical or not; and in the portable code, whose
 * order is the standard's, the coefficients one by one. */
static void test_decode12_values(void **state) {
    (void)state;
    for (size_t b = 0; next_backend(b); b++)
        for (unsigned start = 0; start < 4096; start += 61) {
            unsigned f[MLKEM_N];
            struct mlkem_poly r;
            bool canonical = true;
            for (unsigned i = 0; i < MLKEM_N; i++) {
                f[i] = (start + 16 * i) % 4096;
                canonical &= f[i] < MLKEM_Q;
            }
            assert_int_equal(decode12(&r, f, GUARD_AFTER), canonical ? 0 : 0xffffffff);
            if (ops == &qtn_mlkem_ref)
                for (unsigned i = 0; i < MLKEM_N; i++)
                    assert_int_equal(r.c[i], f[i] % MLKEM_Q);
        }
}

/* Every value in |c| < q, both representatives, everywhere in a polynomial. */
static void test_encode12(void **state) {
    (void)state;
    for (size_t b = 0; next_backend(b); b++)
        for (unsigned start = 0; start < MLKEM_Q; start++)
            for (unsigned lower = 0; lower < 3; lower++) {
                unsigned f[MLKEM_N];
                struct mlkem_poly r;
                uint8_t got[MLKEM_POLY_BYTES], want[MLKEM_POLY_BYTES];
                for (unsigned i = 0; i < MLKEM_N; i++)
                    f[i] = (start + i * 13) % MLKEM_Q;
                byte_encode(want, f, 12);
                assert_int_equal(ops->decode12(&r, want), 0);
                for (unsigned i = 0; i < MLKEM_N; i++)
                    if (r.c[i] != 0 && (lower == 1 || (lower == 2 && i % 3 == 0)))
                        r.c[i] = (int16_t)(r.c[i] - MLKEM_Q);
                encode12(got, &r, sides[start % 2]);
                assert_bytes_equal("encode12", got, want, sizeof want);
            }
}

/* Every int16_t, for each d. */
static void test_compress(void **state) {
    (void)state;
    const unsigned depths[] = {1, 4, 5, 10, 11};
    for (size_t b = 0; next_backend(b); b++)
        for (unsigned n = 0; n < 5; n++)
            for (int32_t from = INT16_MIN; from <= INT16_MAX; from += MLKEM_N) {
                const unsigned d = depths[n];
                unsigned f[MLKEM_N];
                struct mlkem_poly a;
                uint8_t want[32 * 11];
                for (int32_t i = 0; i < MLKEM_N; i++) {
                    a.c[i] = (int16_t)(from + i);
                    f[i] = compress(mod_q(from + i), d);
                }
                byte_encode(want, f, d);
                struct guarded out = guard_alloc(32 * d, sides[n % 2], 0);
                ops->compress[d](out.p, &a);
                assert_bytes_equal("compress", out.p, want, 32 * d);
                assert_true(guard_free(&out));
            }
}

/* Every d-bit value at many places, for each d; then back, which must give the same bytes. */
static void test_decompress(void **state) {
    (void)state;
    const unsigned depths[] = {1, 4, 5, 10, 11};
    for (size_t b = 0; next_backend(b); b++)
        for (unsigned n = 0; n < 5; n++)
            for (unsigned start = 0; start < 2048; start += 7) {
                const unsigned d = depths[n];
                unsigned f[MLKEM_N];
                struct mlkem_poly r;
                uint8_t bytes[32 * 11], back[32 * 11];
                for (unsigned i = 0; i < MLKEM_N; i++)
                    f[i] = (start + i * 9 + i / 3) % (1u << d);
                byte_encode(bytes, f, d);
                struct guarded in = guard_copy(bytes, 32 * d, sides[start % 2], 0);
                ops->decompress[d](&r, in.p);
                assert_true(guard_free(&in));
                for (unsigned i = 0; i < MLKEM_N; i++)
                    assert_int_equal(r.c[i], decompress(f[i], d));
                ops->compress[d](back, &r);
                assert_bytes_equal("back", back, bytes, 32 * d);
            }
}

/* Bits in any pattern: the models read and write the same ones. */
static void test_random_bytes(void **state) {
    (void)state;
    const unsigned depths[] = {1, 4, 5, 10, 11};
    for (size_t b = 0; next_backend(b); b++)
        for (unsigned n = 0; n < 100; n++) {
            const unsigned d = depths[n % 5];
            unsigned f[MLKEM_N];
            struct mlkem_poly r;
            uint8_t bytes[32 * 11];
            test_fill(bytes, sizeof bytes, n);
            byte_decode(f, bytes, d);
            /* At an odd address, as inside a key or a ciphertext. */
            uint8_t moved[32 * 11 + 1];
            memcpy(moved + 1, bytes, 32 * d);
            ops->decompress[d](&r, moved + 1);
            for (unsigned i = 0; i < MLKEM_N; i++)
                assert_int_equal(r.c[i], decompress(f[i], d));
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_decode12_flag), cmocka_unit_test(test_decode12_values),
        cmocka_unit_test(test_encode12),      cmocka_unit_test(test_compress),
        cmocka_unit_test(test_decompress),    cmocka_unit_test(test_random_bytes),
    };
    const int failures = cmocka_run_group_tests_name("mlkem_pack", tests, NULL, NULL);
    return failures ? 1 : 0;
}
