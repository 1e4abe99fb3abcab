/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 204, Algorithms 16 to 19 (SimpleBitPack, BitPack and back), one function a shape, with AVX2.
 *
 * Packing brings eight coefficients to two halves of a vector, four in each, as adjacent bits;
 * unpacking brings the bytes of each coefficient into its lane and shifts. Nothing is read or
 * written outside the packed bytes. */
#include "common/compiler.h"
#include "common/ct.h"
#include "mldsa/avx2/avx2.h"
#include "mldsa/avx2/bytes.h"
#include <string.h>

/* A byte of a shuffle that gives zero. */
#define Z (-1)

/* Twice n bytes, from the two halves of v, whose other bytes are 0. What is written past them must
 * be inside the buffer: `last` says that nothing is. Then the final eight bytes are written once
 * more, of which `tail` says where they are in a half. */
QTN_INLINE void store_two(uint8_t *p, unsigned n, __m256i v, bool last, __m128i tail) {
    const __m128i upper = _mm256_extracti128_si256(v, 1);
    store_16_bytes(p, _mm256_castsi256_si128(v));
    if (last) {
        store_8_bytes(p + n, upper);
        store_8_bytes(p + 2 * n - 8, _mm_shuffle_epi8(upper, tail));
    } else {
        store_16_bytes(p + n, upper);
    }
}

/* Eight lanes of `bits` bits each, as pairs of adjacent bits in 64; the second pair of each half of
 * the vector `skip` bits higher. */
QTN_INLINE __m256i join_pairs(__m256i v, int bits, int skip) {
    v = _mm256_sllv_epi32(v, _mm256_set1_epi64x(32 - bits));
    return _mm256_srlv_epi64(
        v, _mm256_setr_epi64x(32 - bits, 32 - bits - skip, 32 - bits, 32 - bits - skip));
}

/* c[0] to c[15], which fit 16 bits, as words: each half of the vector has eight in order. */
static inline __m256i words_of(__m256i v0, __m256i v1) {
    return _mm256_permute4x64_epi64(_mm256_packus_epi32(v0, v1), 0xd8);
}

/* The same shuffle in both halves. */
static inline __m256i in_both(__m128i v) {
    return _mm256_broadcastsi128_si256(v);
}

/* --- t1: 10 bits ----------------------------------------------------------------------------- */

QTN_INLINE void pack_t1_16(uint8_t *out, const int32_t *c, bool last) {
    const __m256i words = words_of(load_8(c), load_8(c + 8));
    const __m256i pairs = _mm256_madd_epi16(words, _mm256_set1_epi32(1024 << 16 | 1));
    const __m256i fours = join_pairs(pairs, 20, 0);
    const __m256i order = in_both(_mm_setr_epi8(0, 1, 2, 3, 4, 8, 9, 10, 11, 12, Z, Z, Z, Z, Z, Z));
    store_two(out, 10, _mm256_shuffle_epi8(fours, order), last,
              _mm_setr_epi8(2, 3, 4, 5, 6, 7, 8, 9, Z, Z, Z, Z, Z, Z, Z, Z));
}

void qtn_mldsa_avx2_pack_t1(uint8_t *out, const struct mldsa_poly *a) {
    for (unsigned i = 0; i < MLDSA_N / 16 - 1; i++)
        pack_t1_16(out + 20 * i, a->c + 16 * i, false);
    pack_t1_16(out + 300, a->c + 240, true);
}

/* Coefficient j begins at bit 10j = 8j + 2j: two bytes from j on, or from 5 + j - 4. The field is
 * shifted to where c * 2^13 has it. */
void qtn_mldsa_avx2_unpack_t1(struct mldsa_poly *r, const uint8_t *in) {
    const __m256i first =
        _mm256_setr_epi8(0, 1, Z, Z, 1, 2, Z, Z, 2, 3, Z, Z, 3, 4, Z, Z, /* lower half */
                         5, 6, Z, Z, 6, 7, Z, Z, 7, 8, Z, Z, 8, 9, Z, Z);
    const __m256i second = /* loaded from 4 bytes on: 10 is 6 */
        _mm256_add_epi8(first, _mm256_set1_epi32(6 << 8 | 6));
    const __m256i shift = _mm256_setr_epi32(13, 11, 9, 7, 13, 11, 9, 7);
    const __m256i field = _mm256_set1_epi32(1023 << MLDSA_D);
    for (unsigned i = 0; i < MLDSA_N / 16; i++) {
        const uint8_t *p = in + 20 * i;
        const __m256i v0 = _mm256_shuffle_epi8(in_both(load_16_bytes(p)), first);
        const __m256i v1 = _mm256_shuffle_epi8(in_both(load_16_bytes(p + 4)), second);
        store_8(r->c + 16 * i, _mm256_and_si256(_mm256_sllv_epi32(v0, shift), field));
        store_8(r->c + 16 * i + 8, _mm256_and_si256(_mm256_sllv_epi32(v1, shift), field));
    }
}

/* --- t0: 2^12 - c in 13 bits ----------------------------------------------------------------- */

/* Four coefficients are 52 bits: those of the upper 64 bits begin in the middle of a byte. */
QTN_INLINE void pack_t0_16(uint8_t *out, const int32_t *c, bool last) {
    const __m256i top = _mm256_set1_epi32(1 << (MLDSA_D - 1));
    const __m256i words =
        words_of(_mm256_sub_epi32(top, load_8(c)), _mm256_sub_epi32(top, load_8(c + 8)));
    const __m256i pairs = _mm256_madd_epi16(words, _mm256_set1_epi32(8192 << 16 | 1));
    const __m256i fours = join_pairs(pairs, 26, 4);
    const __m256i low = in_both(_mm_setr_epi8(0, 1, 2, 3, 4, 5, 6, Z, Z, Z, Z, Z, Z, Z, Z, Z));
    const __m256i high =
        in_both(_mm_setr_epi8(Z, Z, Z, Z, Z, Z, 8, 9, 10, 11, 12, 13, 14, Z, Z, Z));
    const __m256i packed =
        _mm256_or_si256(_mm256_shuffle_epi8(fours, low), _mm256_shuffle_epi8(fours, high));
    store_two(out, 13, packed, last,
              _mm_setr_epi8(5, 6, 7, 8, 9, 10, 11, 12, Z, Z, Z, Z, Z, Z, Z, Z));
}

void qtn_mldsa_avx2_pack_t0(uint8_t *out, const struct mldsa_poly *a) {
    for (unsigned i = 0; i < MLDSA_N / 16 - 1; i++)
        pack_t0_16(out + 26 * i, a->c + 16 * i, false);
    pack_t0_16(out + 390, a->c + 240, true);
}

/* Coefficient j begins at bit 13j: up to three bytes. */
void qtn_mldsa_avx2_unpack_t0(struct mldsa_poly *r, const uint8_t *in) {
    const __m256i first =
        _mm256_setr_epi8(0, 1, 2, Z, 1, 2, 3, Z, 3, 4, 5, Z, 4, 5, 6, Z, /* lower half */
                         6, 7, 8, Z, 8, 9, 10, Z, 9, 10, 11, Z, 11, 12, Z, Z);
    const __m256i second = /* loaded from 10 bytes on: 13 is 3 */
        _mm256_setr_epi8(3, 4, 5, Z, 4, 5, 6, Z, 6, 7, 8, Z, 7, 8, 9, Z, /* lower half */
                         9, 10, 11, Z, 11, 12, 13, Z, 12, 13, 14, Z, 14, 15, Z, Z);
    const __m256i shift = _mm256_setr_epi32(0, 5, 2, 7, 4, 1, 6, 3);
    const __m256i field = _mm256_set1_epi32(0x1fff);
    const __m256i top = _mm256_set1_epi32(1 << (MLDSA_D - 1));
    for (unsigned i = 0; i < MLDSA_N / 16; i++) {
        const uint8_t *p = in + 26 * i;
        const __m256i v0 = _mm256_shuffle_epi8(in_both(load_16_bytes(p)), first);
        const __m256i v1 = _mm256_shuffle_epi8(in_both(load_16_bytes(p + 10)), second);
        const __m256i c0 = _mm256_and_si256(_mm256_srlv_epi32(v0, shift), field);
        const __m256i c1 = _mm256_and_si256(_mm256_srlv_epi32(v1, shift), field);
        store_8(r->c + 16 * i, _mm256_sub_epi32(top, c0));
        store_8(r->c + 16 * i + 8, _mm256_sub_epi32(top, c1));
    }
}

/* --- s1 and s2: eta - c in 3 or 4 bits ------------------------------------------------------- */

/* 32 coefficients, as bytes_of has them. */
static inline __m256i below_eta(const int32_t *c, int32_t eta) {
    __m256i v[4];
    for (unsigned j = 0; j < 4; j++)
        v[j] = _mm256_sub_epi32(_mm256_set1_epi32(eta), load_8(c + 8 * j));
    return bytes_of(v);
}

/* Eight coefficients are 24 bits: three bytes of each 64 bits. */
void qtn_mldsa_avx2_pack_eta2(uint8_t *out, const struct mldsa_poly *a) {
    const __m256i order =
        _mm256_setr_epi8(0, 1, 2, 8, 9, 10, Z, Z, Z, Z, Z, Z, Z, Z, Z, Z, /* lower half */
                         Z, Z, Z, Z, Z, Z, 0, 1, 2, 8, 9, 10, Z, Z, Z, Z);
    for (unsigned i = 0; i < MLDSA_N / 32; i++) {
        const __m256i v = below_eta(a->c + 32 * i, 2);
        const __m256i pairs = _mm256_maddubs_epi16(v, _mm256_set1_epi16(8 << 8 | 1));
        const __m256i fours = _mm256_madd_epi16(pairs, _mm256_set1_epi32(64 << 16 | 1));
        const __m256i eights = join_pairs(in_order(fours), 12, 0);
        const __m256i bytes = _mm256_shuffle_epi8(eights, order);
        const __m128i packed =
            _mm_or_si128(_mm256_castsi256_si128(bytes), _mm256_extracti128_si256(bytes, 1));
        store_8_bytes(out + 12 * i, packed);
        _mm_storeu_si32(out + 12 * i + 8, _mm_unpackhi_epi64(packed, packed));
    }
}

void qtn_mldsa_avx2_pack_eta4(uint8_t *out, const struct mldsa_poly *a) {
    for (unsigned i = 0; i < MLDSA_N / 32; i++)
        pack_4_bits(out + 16 * i, below_eta(a->c + 32 * i, 4));
}

/* Four bytes in every lane. */
static inline __m256i load_dword(const uint8_t *p) {
    int32_t x;
    memcpy(&x, p, sizeof x);
    return _mm256_set1_epi32(x);
}

static inline uint32_t any_above(__m256i most, int32_t limit) {
    const __m256i over = _mm256_cmpgt_epi32(most, _mm256_set1_epi32(limit));
    return ct_nonzero((uint32_t)_mm256_movemask_epi8(over));
}

uint32_t qtn_mldsa_avx2_unpack_eta2(struct mldsa_poly *r, const uint8_t *in) {
    const __m256i first = _mm256_setr_epi32(0, 3, 6, 9, 12, 15, 18, 21);
    const __m256i second = _mm256_add_epi32(first, _mm256_set1_epi32(8));
    const __m256i field = _mm256_set1_epi32(7), eta = _mm256_set1_epi32(2);
    __m256i most = _mm256_setzero_si256();
    for (unsigned i = 0; i < MLDSA_N / 16; i++) { /* six bytes: the second four are from 2 on */
        const __m256i v0 =
            _mm256_and_si256(_mm256_srlv_epi32(load_dword(in + 6 * i), first), field);
        const __m256i v1 =
            _mm256_and_si256(_mm256_srlv_epi32(load_dword(in + 6 * i + 2), second), field);
        most = _mm256_max_epi32(most, _mm256_max_epi32(v0, v1));
        store_8(r->c + 16 * i, _mm256_sub_epi32(eta, v0));
        store_8(r->c + 16 * i + 8, _mm256_sub_epi32(eta, v1));
    }
    return any_above(most, 4);
}

uint32_t qtn_mldsa_avx2_unpack_eta4(struct mldsa_poly *r, const uint8_t *in) {
    const __m256i shift = _mm256_setr_epi32(0, 4, 8, 12, 16, 20, 24, 28);
    const __m256i field = _mm256_set1_epi32(15), eta = _mm256_set1_epi32(4);
    __m256i most = _mm256_setzero_si256();
    for (unsigned i = 0; i < MLDSA_N / 8; i++) {
        const __m256i v = _mm256_and_si256(_mm256_srlv_epi32(load_dword(in + 4 * i), shift), field);
        most = _mm256_max_epi32(most, v);
        store_8(r->c + 8 * i, _mm256_sub_epi32(eta, v));
    }
    return any_above(most, 8);
}

/* --- z and y: gamma1 - c in 18 or 20 bits ---------------------------------------------------- */

/* Two coefficients are 36 bits: the second pair of a half begins in the middle of a byte. */
QTN_INLINE void pack_z17_8(uint8_t *out, const int32_t *c, bool last) {
    const __m256i v = _mm256_sub_epi32(_mm256_set1_epi32(1 << 17), load_8(c));
    const __m256i pairs = join_pairs(v, 18, 4);
    const __m256i low = in_both(_mm_setr_epi8(0, 1, 2, 3, 4, Z, Z, Z, Z, Z, Z, Z, Z, Z, Z, Z));
    const __m256i high = in_both(_mm_setr_epi8(Z, Z, Z, Z, 8, 9, 10, 11, 12, Z, Z, Z, Z, Z, Z, Z));
    const __m256i packed =
        _mm256_or_si256(_mm256_shuffle_epi8(pairs, low), _mm256_shuffle_epi8(pairs, high));
    store_two(out, 9, packed, last, _mm_setr_epi8(1, 2, 3, 4, 5, 6, 7, 8, Z, Z, Z, Z, Z, Z, Z, Z));
}

void qtn_mldsa_avx2_pack_z17(uint8_t *out, const struct mldsa_poly *a) {
    for (unsigned i = 0; i < MLDSA_N / 8 - 1; i++)
        pack_z17_8(out + 18 * i, a->c + 8 * i, false);
    pack_z17_8(out + 558, a->c + 248, true);
}

QTN_INLINE void pack_z19_8(uint8_t *out, const int32_t *c, bool last) {
    const __m256i v = _mm256_sub_epi32(_mm256_set1_epi32(1 << 19), load_8(c));
    const __m256i order = in_both(_mm_setr_epi8(0, 1, 2, 3, 4, 8, 9, 10, 11, 12, Z, Z, Z, Z, Z, Z));
    store_two(out, 10, _mm256_shuffle_epi8(join_pairs(v, 20, 0), order), last,
              _mm_setr_epi8(2, 3, 4, 5, 6, 7, 8, 9, Z, Z, Z, Z, Z, Z, Z, Z));
}

void qtn_mldsa_avx2_pack_z19(uint8_t *out, const struct mldsa_poly *a) {
    for (unsigned i = 0; i < MLDSA_N / 8 - 1; i++)
        pack_z19_8(out + 20 * i, a->c + 8 * i, false);
    pack_z19_8(out + 620, a->c + 248, true);
}

/* Coefficient j of a half begins at bit 18j = 16j + 2j. */
void qtn_mldsa_avx2_unpack_z17(struct mldsa_poly *r, const uint8_t *in) {
    const __m256i spread = /* the upper half has been loaded from 2 bytes on: 9 is 7 */
        _mm256_setr_epi8(0, 1, 2, Z, 2, 3, 4, Z, 4, 5, 6, Z, 6, 7, 8, Z, /* lower half */
                         7, 8, 9, Z, 9, 10, 11, Z, 11, 12, 13, Z, 13, 14, 15, Z);
    const __m256i shift = _mm256_setr_epi32(0, 2, 4, 6, 0, 2, 4, 6);
    const __m256i field = _mm256_set1_epi32(0x3ffff), gamma1 = _mm256_set1_epi32(1 << 17);
    for (unsigned i = 0; i < MLDSA_N / 8; i++) {
        const __m256i v = _mm256_shuffle_epi8(load_two(in + 18 * i, 2), spread);
        const __m256i c = _mm256_and_si256(_mm256_srlv_epi32(v, shift), field);
        store_8(r->c + 8 * i, _mm256_sub_epi32(gamma1, c));
    }
}

void qtn_mldsa_avx2_unpack_z19(struct mldsa_poly *r, const uint8_t *in) {
    const __m256i spread = /* the upper half has been loaded from 4 bytes on: 10 is 6 */
        _mm256_setr_epi8(0, 1, 2, Z, 2, 3, 4, Z, 5, 6, 7, Z, 7, 8, 9, Z, /* lower half */
                         6, 7, 8, Z, 8, 9, 10, Z, 11, 12, 13, Z, 13, 14, 15, Z);
    const __m256i shift = _mm256_setr_epi32(0, 4, 0, 4, 0, 4, 0, 4);
    const __m256i field = _mm256_set1_epi32(0xfffff), gamma1 = _mm256_set1_epi32(1 << 19);
    for (unsigned i = 0; i < MLDSA_N / 8; i++) {
        const __m256i v = _mm256_shuffle_epi8(load_two(in + 20 * i, 4), spread);
        const __m256i c = _mm256_and_si256(_mm256_srlv_epi32(v, shift), field);
        store_8(r->c + 8 * i, _mm256_sub_epi32(gamma1, c));
    }
}
