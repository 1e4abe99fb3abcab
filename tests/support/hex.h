/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Bytes in and out of text, comparison with a message that helps, and one-call hashes. */
#ifndef QTN_TESTS_HEX_H
#define QTN_TESTS_HEX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Read exactly n bytes of lower or upper case hex; false where text is anything else. */
bool hex_decode(uint8_t *out, size_t n, const char *text);

/* Write 2n digits and a zero byte. */
void hex_encode(char *out, const uint8_t *p, size_t n);

bool bytes_are(const uint8_t *p, size_t n, uint8_t value);

/* Fail the running cmocka test where the n bytes differ: says what, where the first difference is,
 * and shows both sides there. */
#define assert_bytes_equal(what, got, want, n) \
    check_bytes_equal((what), (got), (want), (n), __FILE__, __LINE__)
void check_bytes_equal(const char *what, const uint8_t *got, const uint8_t *want, size_t n,
                       const char *file, int line);

/* Fail where the n bytes are not those of the hex text. */
#define assert_bytes_hex(what, got, n, hex) \
    check_bytes_hex((what), (got), (n), (hex), __FILE__, __LINE__)
void check_bytes_hex(const char *what, const uint8_t *got, size_t n, const char *hex,
                     const char *file, int line);

/* Fail where one of the n bytes is not the value (zero: a wiped output). */
#define assert_bytes_are(what, got, n, value) \
    check_bytes_are((what), (got), (n), (value), __FILE__, __LINE__)
void check_bytes_are(const char *what, const uint8_t *got, size_t n, uint8_t value,
                     const char *file, int line);

/* Through the internal sponge over the portable permutation. */
void test_sha3_256(uint8_t out[32], const void *p, size_t n);
void test_shake256(uint8_t *out, size_t out_n, const void *p, size_t n);

#endif
