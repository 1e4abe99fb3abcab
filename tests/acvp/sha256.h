/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* SHA-256 (FIPS 180-4), because some published digests are made with it; the library has none. */
#ifndef TESTS_ACVP_SHA256_H
#define TESTS_ACVP_SHA256_H

#include <stddef.h>
#include <stdint.h>

struct sha256 {
    uint32_t h[8];
    uint64_t bytes;
    uint8_t block[64];
};

void sha256_init(struct sha256 *s);
void sha256_update(struct sha256 *s, const uint8_t *p, size_t n);
void sha256_final(struct sha256 *s, uint8_t out[32]);

#endif
