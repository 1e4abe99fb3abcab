/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 203, Algorithms 5 and 6 (ByteEncode, ByteDecode) with Compress and Decompress (equations 4.7
 * and 4.8), in portable C. */
#include "common/bytes.h"
#include "common/ct.h"
#include "common/wipe.h"
#include "mlkem/ref/reduce.h"
#include "mlkem/ref/ref.h"

/* Every function that packs reduces first, in a loop of its own that becomes vector code. */
static void canonical(struct mlkem_poly *r, const struct mlkem_poly *a) {
    for (unsigned i = 0; i < MLKEM_N; i++)
        r->c[i] = mlkem_canonical(a->c[i]);
}

/* --- 12 bits: the NTT domain, no compression ------------------------------------------------ */

void qtn_mlkem_ref_encode12(uint8_t *out, const struct mlkem_poly *a) {
    struct mlkem_poly r;
    canonical(&r, a);
    for (unsigned i = 0; i < MLKEM_N / 2; i++) {
        const uint32_t c0 = (uint32_t)r.c[2 * i];
        const uint32_t c1 = (uint32_t)r.c[2 * i + 1];
        out[3 * i] = (uint8_t)c0;
        out[3 * i + 1] = (uint8_t)(c0 >> 8 | c1 << 4);
        out[3 * i + 2] = (uint8_t)(c1 >> 4);
    }
    qtn_wipe(&r, sizeof r);
}

uint32_t qtn_mlkem_ref_decode12(struct mlkem_poly *r, const uint8_t *in) {
    uint32_t over = 0;
    for (unsigned i = 0; i < MLKEM_N / 2; i++) {
        const uint32_t x = load24_le(in + 3 * i);
        r->c[2 * i] = (int16_t)(x & 0xfff);
        r->c[2 * i + 1] = (int16_t)(x >> 12);
    }
    for (unsigned i = 0; i < MLKEM_N; i++) {
        const int16_t less = (int16_t)(r->c[i] - MLKEM_Q);
        const int16_t below = (int16_t)(less >> 15); /* all ones: c < q */
        over |= (uint32_t)(uint16_t)~below;
        r->c[i] = (int16_t)(less + (below & MLKEM_Q));
    }
    return ct_nonzero(over);
}

/* --- d bits: compressed ---------------------------------------------------------------------- */

/* round(2^d / q * x) mod 2^d for x in [0, q): floor((2^d x + (q - 1) / 2) / q), where the division
 * is a multiplication by ceil(2^36 / q), exact for dividends below 2^23. */
static inline uint32_t compress(int16_t x, unsigned d) {
    const uint64_t rounded = (((uint64_t)(uint16_t)x << d) + (MLKEM_Q - 1) / 2) * 20642679;
    return (uint32_t)(rounded >> 36) & ((1u << d) - 1);
}

/* round(q / 2^d * y) for y in [0, 2^d). */
static inline int16_t decompress(uint32_t y, unsigned d) {
    return (int16_t)((y * MLKEM_Q + (1u << (d - 1))) >> d);
}

void qtn_mlkem_ref_compress1(uint8_t *out, const struct mlkem_poly *a) {
    struct mlkem_poly r;
    canonical(&r, a);
    for (unsigned i = 0; i < MLKEM_N / 8; i++) {
        uint32_t byte = 0;
        for (unsigned j = 0; j < 8; j++)
            byte |= compress(r.c[8 * i + j], 1) << j;
        out[i] = (uint8_t)byte;
    }
    qtn_wipe(&r, sizeof r);
}

void qtn_mlkem_ref_decompress1(struct mlkem_poly *r, const uint8_t *in) {
    for (unsigned i = 0; i < MLKEM_N / 8; i++)
        for (unsigned j = 0; j < 8; j++) {
            /* A mask, and one the compiler cannot see through: the bit is a secret message's. */
            const uint32_t mask = ct_nonzero(in[i] >> j & 1u);
            r->c[8 * i + j] = (int16_t)(mask & ((MLKEM_Q + 1) / 2));
        }
}

void qtn_mlkem_ref_compress4(uint8_t *out, const struct mlkem_poly *a) {
    struct mlkem_poly r;
    canonical(&r, a);
    for (unsigned i = 0; i < MLKEM_N / 2; i++)
        out[i] = (uint8_t)(compress(r.c[2 * i], 4) | compress(r.c[2 * i + 1], 4) << 4);
    qtn_wipe(&r, sizeof r);
}

void qtn_mlkem_ref_decompress4(struct mlkem_poly *r, const uint8_t *in) {
    for (unsigned i = 0; i < MLKEM_N / 2; i++) {
        r->c[2 * i] = decompress(in[i] & 15u, 4);
        r->c[2 * i + 1] = decompress(in[i] >> 4, 4);
    }
}

void qtn_mlkem_ref_compress5(uint8_t *out, const struct mlkem_poly *a) {
    struct mlkem_poly r;
    canonical(&r, a);
    for (unsigned i = 0; i < MLKEM_N / 8; i++) {
        uint64_t x = 0;
        for (unsigned j = 0; j < 8; j++)
            x |= (uint64_t)compress(r.c[8 * i + j], 5) << (5 * j);
        for (unsigned j = 0; j < 5; j++)
            out[5 * i + j] = (uint8_t)(x >> (8 * j));
    }
    qtn_wipe(&r, sizeof r);
}

void qtn_mlkem_ref_decompress5(struct mlkem_poly *r, const uint8_t *in) {
    for (unsigned i = 0; i < MLKEM_N / 8; i++) {
        const uint64_t x = (uint64_t)load32_le(in + 5 * i) | (uint64_t)in[5 * i + 4] << 32;
        for (unsigned j = 0; j < 8; j++)
            r->c[8 * i + j] = decompress((uint32_t)(x >> (5 * j)) & 31, 5);
    }
}

void qtn_mlkem_ref_compress10(uint8_t *out, const struct mlkem_poly *a) {
    struct mlkem_poly r;
    canonical(&r, a);
    for (unsigned i = 0; i < MLKEM_N / 4; i++) {
        uint64_t x = 0;
        for (unsigned j = 0; j < 4; j++)
            x |= (uint64_t)compress(r.c[4 * i + j], 10) << (10 * j);
        for (unsigned j = 0; j < 5; j++)
            out[5 * i + j] = (uint8_t)(x >> (8 * j));
    }
    qtn_wipe(&r, sizeof r);
}

void qtn_mlkem_ref_decompress10(struct mlkem_poly *r, const uint8_t *in) {
    for (unsigned i = 0; i < MLKEM_N / 4; i++) {
        const uint64_t x = (uint64_t)load32_le(in + 5 * i) | (uint64_t)in[5 * i + 4] << 32;
        for (unsigned j = 0; j < 4; j++)
            r->c[4 * i + j] = decompress((uint32_t)(x >> (10 * j)) & 1023, 10);
    }
}

void qtn_mlkem_ref_compress11(uint8_t *out, const struct mlkem_poly *a) {
    struct mlkem_poly r;
    canonical(&r, a);
    for (unsigned i = 0; i < MLKEM_N / 8; i++) {
        uint64_t low = 0; /* 88 bits: five values here, their last bits and the rest there */
        uint32_t high = 0;
        for (unsigned j = 0; j < 5; j++)
            low |= (uint64_t)compress(r.c[8 * i + j], 11) << (11 * j);
        const uint32_t middle = compress(r.c[8 * i + 5], 11);
        low |= (uint64_t)middle << 55;
        high = middle >> 9;
        high |= compress(r.c[8 * i + 6], 11) << 2;
        high |= compress(r.c[8 * i + 7], 11) << 13;
        store64_le(out + 11 * i, low);
        for (unsigned j = 0; j < 3; j++)
            out[11 * i + 8 + j] = (uint8_t)(high >> (8 * j));
    }
    qtn_wipe(&r, sizeof r);
}

void qtn_mlkem_ref_decompress11(struct mlkem_poly *r, const uint8_t *in) {
    for (unsigned i = 0; i < MLKEM_N / 8; i++) {
        const uint64_t low = load64_le(in + 11 * i);
        const uint32_t high = load24_le(in + 11 * i + 8);
        for (unsigned j = 0; j < 5; j++)
            r->c[8 * i + j] = decompress((uint32_t)(low >> (11 * j)) & 2047, 11);
        const uint32_t middle = (uint32_t)(low >> 55) | high << 9;
        r->c[8 * i + 5] = decompress(middle & 2047, 11);
        r->c[8 * i + 6] = decompress(high >> 2 & 2047, 11);
        r->c[8 * i + 7] = decompress(high >> 13, 11);
    }
}
