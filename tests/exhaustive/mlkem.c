/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Every input of the coefficient-wise functions of ML-KEM, in every position of a polynomial,
 * against the formulas of FIPS 203 in plain division: Compress, Decompress, ByteEncode_12 and
 * ByteDecode_12, SamplePolyCBD. On every backend that can run here. */
#include "common/backend.h"
#include "mlkem/ops.h"
#include "support/cmocka_all.h"
#include <string.h>

enum { Q = MLKEM_Q, N = MLKEM_N };

static const unsigned widths[] = {1, 4, 5, 10, 11};

static const struct mlkem_ops *backend_ops(size_t i) {
    const char *name = qtn_backend_at(i);
    if (name == NULL)
        return NULL;
    assert_int_equal(qtn_backend_select(name), QTN_OK);
    return qtn_backend_active()->mlkem;
}

static unsigned mod_q(int x) {
    return (unsigned)((x % Q + Q) % Q);
}

/* Equation 4.7, with the rounding written out: (2^d / q) * x + 1/2, floored. */
static unsigned compress(unsigned d, unsigned x) {
    return ((2 * x << d) + Q) / (2 * Q) % (1u << d);
}

/* Equation 4.8. */
static unsigned decompress(unsigned d, unsigned y) {
    return (2 * Q * y + (1u << d)) / (2u << d);
}

/* Algorithms 5 and 6, one bit after the other. */
static void byte_encode(unsigned d, uint8_t *out, const uint16_t *v) {
    memset(out, 0, 32 * d);
    for (unsigned i = 0; i < N * d; i++)
        out[i / 8] = (uint8_t)(out[i / 8] | (v[i / d] >> i % d & 1) << i % 8);
}

/* All of int16_t at every position: polynomial i holds i, i + 1, i + 2, ... */
static void compress_is_the_formula(void **state) {
    (void)state;
    static uint16_t want[65536];
    const struct mlkem_ops *ops;
    for (size_t b = 0; (ops = backend_ops(b)) != NULL; b++)
        for (size_t w = 0; w < sizeof widths / sizeof widths[0]; w++) {
            const unsigned d = widths[w];
            for (int x = INT16_MIN; x <= INT16_MAX; x++)
                want[(uint16_t)x] = (uint16_t)compress(d, mod_q(x));
            for (unsigned first = 0; first < 65536; first++) {
                struct mlkem_poly a;
                uint16_t v[N];
                uint8_t got[32 * 11], bytes[32 * 11];
                for (unsigned i = 0; i < N; i++) {
                    a.c[i] = (int16_t)(uint16_t)(first + i);
                    v[i] = want[(uint16_t)(first + i)];
                }
                ops->compress[d](got, &a);
                byte_encode(d, bytes, v);
                if (memcmp(got, bytes, 32 * d) != 0)
                    fail_msg("%s: Compress_%u in a polynomial that begins with %d", ops->name, d,
                             a.c[0]);
            }
        }
}

static void decompress_is_the_formula(void **state) {
    (void)state;
    const struct mlkem_ops *ops;
    for (size_t b = 0; (ops = backend_ops(b)) != NULL; b++)
        for (size_t w = 0; w < sizeof widths / sizeof widths[0]; w++) {
            const unsigned d = widths[w], values = 1u << d;
            for (unsigned first = 0; first < values; first++) {
                struct mlkem_poly r;
                uint16_t v[N];
                uint8_t bytes[32 * 11], again[32 * 11];
                for (unsigned i = 0; i < N; i++)
                    v[i] = (uint16_t)((first + i) % values);
                byte_encode(d, bytes, v);
                ops->decompress[d](&r, bytes);
                for (unsigned i = 0; i < N; i++)
                    if (r.c[i] != (int)decompress(d, v[i]))
                        fail_msg("%s: Decompress_%u(%u) is %d", ops->name, d, v[i], r.c[i]);
                ops->compress[d](again, &r); /* FIPS 203, section 4.2.1: the identity */
                assert_memory_equal(again, bytes, 32 * d);
            }
        }
}

/* ByteDecode_12 reduces each of the 4096 values once and tells whether one was too large;
 * ByteEncode_12 gives the canonical bytes back. */
static void twelve_bits(void **state) {
    (void)state;
    const struct mlkem_ops *ops;
    for (size_t b = 0; (ops = backend_ops(b)) != NULL; b++)
        for (unsigned first = 0; first < 4096; first++) {
            struct mlkem_poly r;
            uint16_t v[N];
            uint8_t bytes[384], again[384];
            uint32_t over = 0;
            for (unsigned i = 0; i < N; i++) {
                v[i] = (uint16_t)((first + i) % 4096);
                over |= v[i] >= Q ? UINT32_MAX : 0;
            }
            byte_encode(12, bytes, v);
            assert_int_equal(ops->decode12(&r, bytes), over);
            for (unsigned i = 0; i < N; i++) {
                v[i] %= Q;
                if (ops == &qtn_mlkem_ref) /* others may order them as they like */
                    assert_int_equal(r.c[i], v[i]);
            }
            byte_encode(12, bytes, v);
            ops->encode12(again, &r);
            assert_memory_equal(again, bytes, sizeof bytes);
        }
}

/* One value that is too large, or just not, among zeros: at each of the 256 places. */
static void one_value_too_large(void **state) {
    (void)state;
    static const struct {
        uint16_t value;
        uint32_t over;
    } cases[] = {{Q - 1, 0}, {Q, UINT32_MAX}, {4095, UINT32_MAX}};
    const struct mlkem_ops *ops;
    for (size_t b = 0; (ops = backend_ops(b)) != NULL; b++)
        for (unsigned i = 0; i < N; i++)
            for (unsigned c = 0; c < 3; c++) {
                struct mlkem_poly r;
                uint16_t v[N] = {0};
                uint8_t bytes[384];
                v[i] = cases[c].value;
                byte_encode(12, bytes, v);
                assert_int_equal(ops->decode12(&r, bytes), cases[c].over);
            }
}

/* ByteEncode_12 of every c with |c| < q; only the portable order is known here. */
static void encode12_of_the_whole_range(void **state) {
    (void)state;
    for (int first = -(Q - 1); first < Q; first++) {
        struct mlkem_poly a;
        uint16_t v[N];
        uint8_t got[384], want[384];
        for (int i = 0; i < N; i++) {
            const int x = (first + Q - 1 + i) % (2 * Q - 1) - (Q - 1);
            a.c[i] = (int16_t)x;
            v[i] = (uint16_t)mod_q(x);
        }
        qtn_mlkem_ref.encode12(got, &a);
        byte_encode(12, want, v);
        assert_memory_equal(got, want, sizeof want);
    }
}

/* Algorithm 8: all 2^(2 eta) draws of a coefficient, at every position. */
static void cbd_is_the_formula(void **state) {
    (void)state;
    const struct mlkem_ops *ops;
    for (size_t b = 0; (ops = backend_ops(b)) != NULL; b++)
        for (unsigned eta = 2; eta <= 3; eta++)
            for (unsigned first = 0; first < 1u << 2 * eta; first++) {
                struct mlkem_poly r;
                uint16_t v[N];
                uint8_t bytes[64 * 3];
                for (unsigned i = 0; i < N; i++)
                    v[i] = (uint16_t)((first + i) % (1u << 2 * eta));
                byte_encode(2 * eta, bytes, v);
                ops->cbd[eta](&r, bytes);
                for (unsigned i = 0; i < N; i++) {
                    int want = 0;
                    for (unsigned j = 0; j < eta; j++)
                        want += (v[i] >> j & 1) - (v[i] >> (eta + j) & 1);
                    assert_int_equal(r.c[i], want);
                }
            }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(compress_is_the_formula),
        cmocka_unit_test(decompress_is_the_formula),
        cmocka_unit_test(twelve_bits),
        cmocka_unit_test(one_value_too_large),
        cmocka_unit_test(encode12_of_the_whole_range),
        cmocka_unit_test(cbd_is_the_formula),
    };
    return cmocka_run_group_tests(tests, NULL, NULL) ? 1 : 0;
}
