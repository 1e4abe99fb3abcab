/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "hex.h"
#include "cmocka_all.h"
#include "keccak/sponge.h"
#include <string.h>

static int digit(char c) {
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

bool hex_decode(uint8_t *out, size_t n, const char *text) {
    if (strlen(text) != 2 * n)
        return false;
    for (size_t i = 0; i < n; i++) {
        const int high = digit(text[2 * i]), low = digit(text[2 * i + 1]);
        if (high < 0 || low < 0)
            return false;
        out[i] = (uint8_t)(16 * high + low);
    }
    return true;
}

void hex_encode(char *out, const uint8_t *p, size_t n) {
    static const char digits[] = "0123456789abcdef";
    for (size_t i = 0; i < n; i++) {
        out[2 * i] = digits[p[i] >> 4];
        out[2 * i + 1] = digits[p[i] & 15];
    }
    out[2 * n] = '\0';
}

bool bytes_are(const uint8_t *p, size_t n, uint8_t value) {
    for (size_t i = 0; i < n; i++)
        if (p[i] != value)
            return false;
    return true;
}

enum { SHOWN = 16 };

void check_bytes_equal(const char *what, const uint8_t *got, const uint8_t *want, size_t n,
                       const char *file, int line) {
    for (size_t i = 0; i < n; i++) {
        if (got[i] == want[i])
            continue;
        const size_t shown = n - i < SHOWN ? n - i : SHOWN;
        char a[2 * SHOWN + 1], b[2 * SHOWN + 1];
        hex_encode(a, got + i, shown);
        hex_encode(b, want + i, shown);
        print_error("%s: byte %zu of %zu differs: got %s, want %s\n", what, i, n, a, b);
        _fail(file, line);
    }
}

void check_bytes_hex(const char *what, const uint8_t *got, size_t n, const char *hex,
                     const char *file, int line) {
    uint8_t want[256];
    if (n > sizeof want || !hex_decode(want, n, hex)) {
        print_error("%s: not %zu bytes of hex: %s\n", what, n, hex);
        _fail(file, line);
    }
    check_bytes_equal(what, got, want, n, file, line);
}

void check_bytes_are(const char *what, const uint8_t *got, size_t n, uint8_t value,
                     const char *file, int line) {
    for (size_t i = 0; i < n; i++) {
        if (got[i] == value)
            continue;
        print_error("%s: byte %zu of %zu is %02x, want %02x\n", what, i, n, got[i], value);
        _fail(file, line);
    }
}

static void hash(struct keccak_function f, uint8_t *out, size_t out_n, const void *p, size_t n) {
    struct sponge s;
    qtn_sponge_init(&s, f);
    assert_int_equal(qtn_sponge_absorb(&s, &qtn_keccak_ref, p, n), QTN_OK);
    assert_int_equal(qtn_sponge_squeeze(&s, &qtn_keccak_ref, out, out_n), QTN_OK);
}

void test_sha3_256(uint8_t out[32], const void *p, size_t n) {
    hash(KECCAK_SHA3_256, out, 32, p, n);
}

void test_shake256(uint8_t *out, size_t out_n, const void *p, size_t n) {
    hash(KECCAK_SHAKE256, out, out_n, p, n);
}
