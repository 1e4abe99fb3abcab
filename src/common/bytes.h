/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Byte order, and a view of bytes that belong to somebody else. */
#ifndef QTN_COMMON_BYTES_H
#define QTN_COMMON_BYTES_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* Bytes to read, owned elsewhere. p may be NULL when n is 0. */
struct span {
    const uint8_t *p;
    size_t n;
};

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define QTN_LITTLE_ENDIAN 1
#else
#define QTN_LITTLE_ENDIAN 0
#endif

static inline uint32_t load24_le(const uint8_t *p) {
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16;
}

static inline uint32_t load32_le(const uint8_t *p) {
    return load24_le(p) | (uint32_t)p[3] << 24;
}

/* Written so that every compiler we use makes one load (and a byte swap where it is due). */
static inline uint64_t load64_le(const uint8_t *p) {
#if QTN_LITTLE_ENDIAN
    uint64_t x;
    memcpy(&x, p, sizeof x);
    return x;
#else
    return (uint64_t)load32_le(p) | (uint64_t)load32_le(p + 4) << 32;
#endif
}

static inline void store32_le(uint8_t *p, uint32_t x) {
    p[0] = (uint8_t)x;
    p[1] = (uint8_t)(x >> 8);
    p[2] = (uint8_t)(x >> 16);
    p[3] = (uint8_t)(x >> 24);
}

static inline void store64_le(uint8_t *p, uint64_t x) {
#if QTN_LITTLE_ENDIAN
    memcpy(p, &x, sizeof x);
#else
    store32_le(p, (uint32_t)x);
    store32_le(p + 4, (uint32_t)(x >> 32));
#endif
}

#endif
