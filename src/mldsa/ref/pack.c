/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 204, Algorithms 16 to 19 (SimpleBitPack, BitPack and back), one function a shape, in
 * portable C. Each loop takes the fewest coefficients that fill whole bytes. */
#include "common/bytes.h"
#include "common/ct.h"
#include "mldsa/ref/ref.h"

/* The n low bytes of x. */
static inline void store_bytes(uint8_t *p, uint64_t x, unsigned n) {
    for (unsigned i = 0; i < n; i++)
        p[i] = (uint8_t)(x >> (8 * i));
}

/* --- t1: 10 bits ----------------------------------------------------------------------------- */

void qtn_mldsa_ref_pack_t1(uint8_t *out, const struct mldsa_poly *a) {
    for (unsigned i = 0; i < MLDSA_N / 4; i++) {
        uint64_t x = 0;
        for (unsigned j = 0; j < 4; j++)
            x |= (uint64_t)(uint32_t)a->c[4 * i + j] << (10 * j);
        store_bytes(out + 5 * i, x, 5);
    }
}

void qtn_mldsa_ref_unpack_t1(struct mldsa_poly *r, const uint8_t *in) {
    for (unsigned i = 0; i < MLDSA_N / 4; i++) {
        const uint64_t x = (uint64_t)load32_le(in + 5 * i) | (uint64_t)in[5 * i + 4] << 32;
        for (unsigned j = 0; j < 4; j++)
            r->c[4 * i + j] = (int32_t)((x >> (10 * j) & 1023) << MLDSA_D);
    }
}

/* --- t0: 2^12 - c in 13 bits ----------------------------------------------------------------- */

enum { T0_TOP = 1 << (MLDSA_D - 1) };

void qtn_mldsa_ref_pack_t0(uint8_t *out, const struct mldsa_poly *a) {
    for (unsigned i = 0; i < MLDSA_N / 8; i++) {
        uint64_t low = 0, high = 0; /* 52 bits each */
        for (unsigned j = 0; j < 4; j++) {
            low |= (uint64_t)(uint32_t)(T0_TOP - a->c[8 * i + j]) << (13 * j);
            high |= (uint64_t)(uint32_t)(T0_TOP - a->c[8 * i + 4 + j]) << (13 * j);
        }
        store_bytes(out + 13 * i, low, 6);
        store_bytes(out + 13 * i + 6, low >> 48 | high << 4, 7);
    }
}

void qtn_mldsa_ref_unpack_t0(struct mldsa_poly *r, const uint8_t *in) {
    for (unsigned i = 0; i < MLDSA_N / 8; i++) {
        const uint8_t *p = in + 13 * i;
        const uint64_t low = load64_le(p);      /* bits 0 to 63 */
        const uint64_t high = load64_le(p + 5); /* bits 40 to 103 */
        for (unsigned j = 0; j < 4; j++) {
            r->c[8 * i + j] = T0_TOP - (int32_t)(low >> (13 * j) & 0x1fff);
            r->c[8 * i + 4 + j] = T0_TOP - (int32_t)(high >> (12 + 13 * j) & 0x1fff);
        }
    }
}

/* --- s1 and s2: eta - c in 3 or 4 bits ------------------------------------------------------- */

void qtn_mldsa_ref_pack_eta2(uint8_t *out, const struct mldsa_poly *a) {
    for (unsigned i = 0; i < MLDSA_N / 8; i++) {
        uint64_t x = 0;
        for (unsigned j = 0; j < 8; j++)
            x |= (uint64_t)(uint32_t)(2 - a->c[8 * i + j]) << (3 * j);
        store_bytes(out + 3 * i, x, 3);
    }
}

uint32_t qtn_mldsa_ref_unpack_eta2(struct mldsa_poly *r, const uint8_t *in) {
    int32_t any = 0;
    for (unsigned i = 0; i < MLDSA_N / 8; i++) {
        const uint32_t x = load24_le(in + 3 * i);
        for (unsigned j = 0; j < 8; j++) {
            const int32_t v = (int32_t)(x >> (3 * j) & 7);
            any |= 4 - v; /* negative where out of range */
            r->c[8 * i + j] = 2 - v;
        }
    }
    return ct_negative(any);
}

void qtn_mldsa_ref_pack_eta4(uint8_t *out, const struct mldsa_poly *a) {
    for (unsigned i = 0; i < MLDSA_N / 2; i++)
        out[i] = (uint8_t)((4 - a->c[2 * i]) | (4 - a->c[2 * i + 1]) << 4);
}

uint32_t qtn_mldsa_ref_unpack_eta4(struct mldsa_poly *r, const uint8_t *in) {
    int32_t any = 0;
    for (unsigned i = 0; i < MLDSA_N / 2; i++) {
        const int32_t v0 = in[i] & 15;
        const int32_t v1 = in[i] >> 4;
        any |= (8 - v0) | (8 - v1);
        r->c[2 * i] = 4 - v0;
        r->c[2 * i + 1] = 4 - v1;
    }
    return ct_negative(any);
}

/* --- z and y: gamma1 - c in 18 or 20 bits ---------------------------------------------------- */

enum { GAMMA1_17 = 1 << 17, GAMMA1_19 = 1 << 19 };

void qtn_mldsa_ref_pack_z17(uint8_t *out, const struct mldsa_poly *a) {
    for (unsigned i = 0; i < MLDSA_N / 4; i++) {
        uint64_t v[4];
        for (unsigned j = 0; j < 4; j++)
            v[j] = (uint32_t)(GAMMA1_17 - a->c[4 * i + j]);
        store64_le(out + 9 * i, v[0] | v[1] << 18 | v[2] << 36 | v[3] << 54);
        out[9 * i + 8] = (uint8_t)(v[3] >> 10);
    }
}

void qtn_mldsa_ref_unpack_z17(struct mldsa_poly *r, const uint8_t *in) {
    for (unsigned i = 0; i < MLDSA_N / 4; i++) {
        const uint8_t *p = in + 9 * i;
        for (unsigned j = 0; j < 4; j++) /* coefficient j begins at bit 18j = 16j + 2j */
            r->c[4 * i + j] = GAMMA1_17 - (int32_t)(load24_le(p + 2 * j) >> (2 * j) & 0x3ffff);
    }
}

void qtn_mldsa_ref_pack_z19(uint8_t *out, const struct mldsa_poly *a) {
    for (unsigned i = 0; i < MLDSA_N / 2; i++) {
        const uint64_t v0 = (uint32_t)(GAMMA1_19 - a->c[2 * i]);
        const uint64_t v1 = (uint32_t)(GAMMA1_19 - a->c[2 * i + 1]);
        store_bytes(out + 5 * i, v0 | v1 << 20, 5);
    }
}

void qtn_mldsa_ref_unpack_z19(struct mldsa_poly *r, const uint8_t *in) {
    for (unsigned i = 0; i < MLDSA_N / 2; i++) {
        const uint8_t *p = in + 5 * i;
        r->c[2 * i] = GAMMA1_19 - (int32_t)(load24_le(p) & 0xfffff);
        r->c[2 * i + 1] = GAMMA1_19 - (int32_t)(load24_le(p + 2) >> 4);
    }
}
