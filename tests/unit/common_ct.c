/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The constant-time building blocks compute what they say, at every boundary value and position;
 * that they do it in constant time is the ct suite's to show. Wiping and byte order besides. */
#include "common/bytes.h"
#include "common/ct.h"
#include "common/wipe.h"
#include "support/cmocka_all.h"
#include "support/hex.h"
#include "support/rng.h"

#include <string.h>

static const uint32_t boundary[] = {0,          1,          2,          0x7f,       0x80,
                                    0xff,       0x100,      0x7fff,     0x8000,     0xffff,
                                    0x10000,    0x7ffffffe, 0x7fffffff, 0x80000000, 0x80000001,
                                    0xaaaaaaaa, 0x55555555, 0xfffffffe, 0xffffffff};
enum { BOUNDARY = sizeof boundary / sizeof boundary[0] };

static void test_masks(void **state) {
    (void)state;
    for (unsigned i = 0; i < BOUNDARY; i++) {
        const uint32_t x = boundary[i];
        assert_int_equal(ct_barrier(x), x);
        assert_int_equal(ct_nonzero(x), x != 0 ? 0xffffffff : 0);
        const int32_t s = x > INT32_MAX ? (int32_t)(x - 0x80000000) + INT32_MIN : (int32_t)x;
        assert_int_equal(ct_negative(s), s < 0 ? 0xffffffff : 0);
    }
    for (unsigned bit = 0; bit < 32; bit++) {
        assert_int_equal(ct_nonzero((uint32_t)1 << bit), 0xffffffff);
        assert_int_equal(ct_nonzero(~((uint32_t)1 << bit)), 0xffffffff);
    }
}

static void test_select(void **state) {
    (void)state;
    for (unsigned i = 0; i < BOUNDARY; i++)
        for (unsigned j = 0; j < BOUNDARY; j++) {
            const uint32_t a = boundary[i], b = boundary[j];
            assert_int_equal(ct_select(0xffffffff, a, b), a);
            assert_int_equal(ct_select(0, a, b), b);
        }
}

/* A comparison that skips a byte, a bit, or stops early (at a zero byte, say) would pass for some
 * position here. */
static void test_differ(void **state) {
    (void)state;
    enum { N = 70 };
    uint8_t a[N], b[N];
    for (size_t n = 0; n <= N; n++)
        for (unsigned fill = 0; fill < 2; fill++) {
            memset(a, 0, N);
            if (fill != 0)
                test_fill(a, N, n);
            memcpy(b, a, N);
            assert_int_equal(ct_differ(a, b, n), 0);
            for (size_t at = 0; at < N; at++)
                for (unsigned bit = 0; bit < 8; bit++) {
                    b[at] ^= (uint8_t)(1u << bit);
                    assert_int_equal(ct_differ(a, b, n), at < n ? 0xffffffff : 0);
                    b[at] = a[at];
                }
        }
    /* Two differences do not cancel. */
    b[3] = (uint8_t)~a[3];
    b[9] = (uint8_t)~a[9];
    assert_int_equal(ct_differ(a, b, N), 0xffffffff);
}

static void test_copy_if(void **state) {
    (void)state;
    enum { N = 70 };
    uint8_t src[N], old[N], dst[N];
    test_fill(src, N, 1);
    test_fill(old, N, 2);
    for (size_t n = 0; n <= N; n++) {
        memcpy(dst, old, N);
        ct_copy_if(0, dst, src, n);
        assert_bytes_equal("mask 0", dst, old, N);
        ct_copy_if(0xffffffff, dst, src, n);
        assert_bytes_equal("copied", dst, src, n);
        assert_bytes_equal("past the end", dst + n, old + n, N - n);
    }
    /* Every pair of byte values. */
    for (unsigned d = 0; d < 256; d++)
        for (unsigned s = 0; s < 256; s++) {
            uint8_t to = (uint8_t)d;
            const uint8_t from = (uint8_t)s;
            ct_copy_if(0, &to, &from, 1);
            assert_int_equal(to, d);
            ct_copy_if(0xffffffff, &to, &from, 1);
            assert_int_equal(to, s);
        }
}

static void test_wipe(void **state) {
    (void)state;
    enum { N = 100 };
    uint8_t p[N];
    for (size_t from = 0; from < 20; from++)
        for (size_t n = 0; from + n <= N; n++) {
            memset(p, 0xa5, N);
            qtn_wipe(p + from, n);
            assert_bytes_are("before", p, from, 0xa5);
            assert_bytes_are("wiped", p + from, n, 0);
            assert_bytes_are("after", p + from + n, N - from - n, 0xa5);
        }
    qtn_wipe(NULL, 0);
}

static void test_byte_order(void **state) {
    (void)state;
    for (unsigned offset = 0; offset < 8; offset++) {
        uint8_t p[8 + 8 + 8];
        memset(p, 0xa5, sizeof p);
        for (unsigned i = 0; i < 8; i++)
            p[offset + i] = (uint8_t)(0xf1 + i);
        assert_int_equal(load24_le(p + offset), 0xf3f2f1);
        assert_int_equal(load32_le(p + offset), 0xf4f3f2f1);
        assert_true(load64_le(p + offset) == 0xf8f7f6f5f4f3f2f1);

        memset(p, 0xa5, sizeof p);
        store32_le(p + offset, 0x84838281);
        assert_bytes_are("before", p, offset, 0xa5);
        assert_bytes_hex("store32", p + offset, 4, "81828384");
        assert_bytes_are("after", p + offset + 4, sizeof p - offset - 4, 0xa5);
        store64_le(p + offset, 0x8887868584838281);
        assert_bytes_hex("store64", p + offset, 8, "8182838485868788");
        assert_bytes_are("before", p, offset, 0xa5);
        assert_bytes_are("after", p + offset + 8, sizeof p - offset - 8, 0xa5);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_masks),  cmocka_unit_test(test_select),
        cmocka_unit_test(test_differ), cmocka_unit_test(test_copy_if),
        cmocka_unit_test(test_wipe),   cmocka_unit_test(test_byte_order),
    };
    const int failures = cmocka_run_group_tests_name("common_ct", tests, NULL, NULL);
    return failures ? 1 : 0;
}
