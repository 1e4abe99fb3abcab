/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 204, Algorithms 16 to 19 (SimpleBitPack, BitPack and back), one function a shape.
 *
 * Packing brings neighbours together in words, dwords and qwords, then squeezes out the gaps with
 * one permutation of bytes. Unpacking spreads the bytes, then shifts in each lane. */
#include "common/ct.h"
#include "mldsa/avx512/avx512.h"
#include "mldsa/avx512/vector.h"

/* Each qword's dwords side by side, `bits` each, moved up by 0 or, in every other qword or pair of
 * qwords, by what `shift` says; see its uses. */
static inline __m512i join_dwords(__m512i v, int32_t bits, __m512i shift) {
    const __m512i up = _mm512_set1_epi64(32 - bits); /* the low dword only */
    return _mm512_srlv_epi64(_mm512_sllv_epi32(v, up), shift);
}

/* --- t1: 10 bits ----------------------------------------------------------------------------- */

void qtn_mldsa_avx512_pack_t1(uint8_t *out, const struct mldsa_poly *a) {
    /* Bytes 5g to 5g + 4 are those of qword 2 * (g mod 4) + g / 4. */
    static const _Alignas(64) uint8_t order[64] = {
        0,  1,  2,  3,  4,  16, 17, 18, 19, 20, 32, 33, 34, 35, 36, 48, 49, 50, 51, 52, 8, 9,
        10, 11, 12, 24, 25, 26, 27, 28, 40, 41, 42, 43, 44, 56, 57, 58, 59, 60, 0,  0,  0, 0,
        0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
    };
    for (unsigned i = 0; i < MLDSA_N; i += 32, out += 40) {
        const __m512i words = _mm512_packus_epi32(load(a->c + i), load(a->c + i + 16));
        const __m512i pairs = _mm512_madd_epi16(words, splat(1 | 1 << 26));
        const __m512i fours = join_dwords(pairs, 20, _mm512_set1_epi64(12));
        store_bytes(out, _mm512_permutexvar_epi8(load(order), fours), 40);
    }
}

void qtn_mldsa_avx512_unpack_t1(struct mldsa_poly *r, const uint8_t *in) {
    const struct fields f = fields(10);
    const __m512i up = _mm512_sub_epi32(splat(MLDSA_D), f.shift);
    for (unsigned i = 0; i < MLDSA_N; i += 16, in += 20) {
        const __m512i v = _mm512_permutexvar_epi8(f.index, load_bytes(in, 20));
        store(r->c + i, _mm512_and_si512(_mm512_sllv_epi32(v, up), splat(1023 << MLDSA_D)));
    }
}

/* --- t0: 2^12 - c in 13 bits ----------------------------------------------------------------- */

void qtn_mldsa_avx512_pack_t0(uint8_t *out, const struct mldsa_poly *a) {
    /* Eight coefficients are two qwords: E with 52 bits, and O with 4 zero bits and then 52. With g
     * for 8 * (4 * (G mod 2) + G / 2), bytes 13G to 13G + 6 are g to g + 6, of E, and 13G + 7 to
     * 13G + 12 are g + 17 to g + 22, of O. Byte g + 16, of O, belongs to 13G + 6 too. */
    static const _Alignas(64) uint8_t order[64] = {
        0,  1,  2,  3,  4,  5,  6,  17, 18, 19, 20, 21, 22, 32, 33, 34, 35, 36, 37, 38, 49, 50,
        51, 52, 53, 54, 8,  9,  10, 11, 12, 13, 14, 25, 26, 27, 28, 29, 30, 40, 41, 42, 43, 44,
        45, 46, 57, 58, 59, 60, 61, 62, 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
    };
    static const _Alignas(64) uint8_t seam[64] = {
        0, 0,  0, 0, 0, 0, 16, 0, 0, 0, 0,  0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 0,
        0, 0,  0, 0, 0, 0, 0,  0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0,  0, 0,
        0, 56, 0, 0, 0, 0, 0,  0, 0, 0, 0,  0, 0, 0, 0, 0, 0, 0, 0, 0,
    };
    const __mmask64 seams =
        (__mmask64)1 << 6 | (__mmask64)1 << 19 | (__mmask64)1 << 32 | (__mmask64)1 << 45;
    const __m512i shift = _mm512_setr_epi64(6, 6, 2, 2, 6, 6, 2, 2);
    const __m512i top = splat(1 << (MLDSA_D - 1));
    for (unsigned i = 0; i < MLDSA_N; i += 32, out += 52) {
        const __m512i words = _mm512_packus_epi32(_mm512_sub_epi32(top, load(a->c + i)),
                                                  _mm512_sub_epi32(top, load(a->c + i + 16)));
        const __m512i pairs = _mm512_madd_epi16(words, splat(1 | 1 << 29));
        const __m512i fours = join_dwords(pairs, 26, shift);
        store_bytes(out,
                    _mm512_or_si512(_mm512_permutexvar_epi8(load(order), fours),
                                    _mm512_maskz_permutexvar_epi8(seams, load(seam), fours)),
                    52);
    }
}

void qtn_mldsa_avx512_unpack_t0(struct mldsa_poly *r, const uint8_t *in) {
    const struct fields f = fields(13);
    for (unsigned i = 0; i < MLDSA_N; i += 16, in += 26) {
        const __m512i v = _mm512_permutexvar_epi8(f.index, load_bytes(in, 26));
        const __m512i field = _mm512_and_si512(_mm512_srlv_epi32(v, f.shift), splat(0x1fff));
        store(r->c + i, _mm512_sub_epi32(splat(1 << (MLDSA_D - 1)), field));
    }
}

/* --- s1 and s2: eta - c in 3 or 4 bits ------------------------------------------------------- */

/* eta - c of 64 coefficients in bytes, as narrow() orders them. */
static inline __m512i eta_minus(int32_t eta, const int32_t *c) {
    const __m512i v[4] = {load(c), load(c + 16), load(c + 32), load(c + 48)};
    return _mm512_sub_epi8(_mm512_set1_epi8((char)eta), narrow(v));
}

void qtn_mldsa_avx512_pack_eta2(uint8_t *out, const struct mldsa_poly *a) {
    /* Bytes 3g to 3g + 2 are those of qword g. */
    static const _Alignas(64) uint8_t order[64] = {
        0,  1,  2, 8, 9, 10, 16, 17, 18, 24, 25, 26, 32, 33, 34, 40, 41, 42, 48, 49, 50, 56,
        57, 58, 0, 0, 0, 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
        0,  0,  0, 0, 0, 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
    };
    const __m512i straight =
        _mm512_setr_epi32(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
    for (unsigned i = 0; i < MLDSA_N; i += 64, out += 24) {
        const __m512i v = _mm512_permutexvar_epi32(straight, eta_minus(2, a->c + i));
        const __m512i pairs = _mm512_maddubs_epi16(v, _mm512_set1_epi16(1 | 1 << 11));
        const __m512i fours = _mm512_madd_epi16(pairs, splat(1 | 1 << 22));
        const __m512i eights = join_dwords(fours, 12, _mm512_set1_epi64(20));
        store_bytes(out, _mm512_permutexvar_epi8(load(order), eights), 24);
    }
}

void qtn_mldsa_avx512_pack_eta4(uint8_t *out, const struct mldsa_poly *a) {
    /* Bytes 2g and 2g + 1 are bytes 0 and 2 of dword 4 * (g mod 4) + (g mod 16) / 4, of the second
     * vector where g is 16 or more. */
    static const _Alignas(64) uint8_t order[64] = {
        0,  2,  16, 18, 32,  34,  48,  50,  4,  6,  20, 22, 36,  38,  52,  54,
        8,  10, 24, 26, 40,  42,  56,  58,  12, 14, 28, 30, 44,  46,  60,  62,
        64, 66, 80, 82, 96,  98,  112, 114, 68, 70, 84, 86, 100, 102, 116, 118,
        72, 74, 88, 90, 104, 106, 120, 122, 76, 78, 92, 94, 108, 110, 124, 126,
    };
    const __m512i pair = _mm512_set1_epi16(1 | 1 << 12);
    for (unsigned i = 0; i < MLDSA_N; i += 128, out += 64) {
        const __m512i first = _mm512_maddubs_epi16(eta_minus(4, a->c + i), pair);
        const __m512i second = _mm512_maddubs_epi16(eta_minus(4, a->c + i + 64), pair);
        store(out, _mm512_permutex2var_epi8(first, load(order), second));
    }
}

/* eta - v for 64 bytes v. Returns which of them are above 2 * eta. */
static inline __mmask64 unpack_eta(int32_t *c, int32_t eta, __m512i v) {
    const __m512i r = _mm512_sub_epi8(_mm512_set1_epi8((char)eta), v);
    store(c, _mm512_cvtepi8_epi32(_mm512_castsi512_si128(r)));
    store(c + 16, _mm512_cvtepi8_epi32(_mm512_extracti32x4_epi32(r, 1)));
    store(c + 32, _mm512_cvtepi8_epi32(_mm512_extracti32x4_epi32(r, 2)));
    store(c + 48, _mm512_cvtepi8_epi32(_mm512_extracti32x4_epi32(r, 3)));
    return _mm512_cmpgt_epu8_mask(v, _mm512_set1_epi8((char)(2 * eta)));
}

static inline uint32_t any_bit(uint64_t bits) {
    return ct_nonzero((uint32_t)bits | (uint32_t)(bits >> 32));
}

uint32_t qtn_mldsa_avx512_unpack_eta2(struct mldsa_poly *r, const uint8_t *in) {
    /* Eight fields of 3 bits begin at 3k in each qword, which holds bytes 3g to 3g + 2 and others.
     */
    const __m512i eight_each =
        _mm512_broadcast_i32x4(_mm_setr_epi8(0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 8, 8, 8, 8, 8));
    const __m512i first = _mm512_setr_epi64(0, 3, 6, 9, 12, 15, 18, 21);
    const __m512i spread = _mm512_add_epi8(_mm512_shuffle_epi8(first, eight_each),
                                           _mm512_set1_epi64(0x0706050403020100));
    const __m512i at = _mm512_set1_epi64(0x15120f0c09060300);
    uint64_t outside = 0;
    for (unsigned i = 0; i < MLDSA_N; i += 64, in += 24) {
        const __m512i v = _mm512_permutexvar_epi8(spread, load_bytes(in, 24));
        const __m512i field =
            _mm512_and_si512(_mm512_multishift_epi64_epi8(at, v), _mm512_set1_epi8(7));
        outside |= unpack_eta(r->c + i, 2, field);
    }
    return any_bit(outside);
}

uint32_t qtn_mldsa_avx512_unpack_eta4(struct mldsa_poly *r, const uint8_t *in) {
    uint64_t outside = 0;
    for (unsigned i = 0; i < MLDSA_N; i += 64, in += 32) {
        const __m256i bytes = _mm256_loadu_si256((const __m256i *)(const void *)in);
        outside |= unpack_eta(r->c + i, 4, half_bytes(bytes));
    }
    return any_bit(outside);
}

/* --- z and y: gamma1 - c in 18 or 20 bits ---------------------------------------------------- */

enum { GAMMA1_17 = 1 << 17, GAMMA1_19 = 1 << 19 };

void qtn_mldsa_avx512_pack_z17(uint8_t *out, const struct mldsa_poly *a) {
    /* Four coefficients are two qwords: E with 36 bits, and O with 4 zero bits and then 36. Bytes
     * 9G to 9G + 4 are 16G to 16G + 4, of E, and 9G + 5 to 9G + 8 are 16G + 9 to 16G + 12, of O.
     * Byte 16G + 8, of O, belongs to 9G + 4 too. */
    static const _Alignas(64) uint8_t order[64] = {
        0,  1,  2,  3,  4,  9,  10, 11, 12, 16, 17, 18, 19, 20, 25, 26, 27, 28, 32, 33, 34, 35,
        36, 41, 42, 43, 44, 48, 49, 50, 51, 52, 57, 58, 59, 60, 0,  0,  0,  0,  0,  0,  0,  0,
        0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
    };
    static const _Alignas(64) uint8_t seam[64] = {
        0,  0, 0, 0, 8, 0, 0, 0, 0, 0,  0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0,
        40, 0, 0, 0, 0, 0, 0, 0, 0, 56, 0, 0, 0, 0,  0, 0, 0, 0, 0, 0, 0, 0,
        0,  0, 0, 0, 0, 0, 0, 0, 0, 0,  0, 0, 0, 0,  0, 0, 0, 0, 0, 0,
    };
    const __mmask64 seams =
        (__mmask64)1 << 4 | (__mmask64)1 << 13 | (__mmask64)1 << 22 | (__mmask64)1 << 31;
    const __m512i shift = _mm512_setr_epi64(14, 10, 14, 10, 14, 10, 14, 10);
    for (unsigned i = 0; i < MLDSA_N; i += 16, out += 36) {
        const __m512i v = _mm512_sub_epi32(splat(GAMMA1_17), load(a->c + i));
        const __m512i pairs = join_dwords(v, 18, shift);
        store_bytes(out,
                    _mm512_or_si512(_mm512_permutexvar_epi8(load(order), pairs),
                                    _mm512_maskz_permutexvar_epi8(seams, load(seam), pairs)),
                    36);
    }
}

void qtn_mldsa_avx512_pack_z19(uint8_t *out, const struct mldsa_poly *a) {
    /* Bytes 5g to 5g + 4 are those of qword g. */
    static const _Alignas(64) uint8_t order[64] = {
        0,  1,  2,  3,  4,  8,  9,  10, 11, 12, 16, 17, 18, 19, 20, 24, 25, 26, 27, 28, 32, 33,
        34, 35, 36, 40, 41, 42, 43, 44, 48, 49, 50, 51, 52, 56, 57, 58, 59, 60, 0,  0,  0,  0,
        0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
    };
    for (unsigned i = 0; i < MLDSA_N; i += 16, out += 40) {
        const __m512i v = _mm512_sub_epi32(splat(GAMMA1_19), load(a->c + i));
        const __m512i pairs = join_dwords(v, 20, _mm512_set1_epi64(12));
        store_bytes(out, _mm512_permutexvar_epi8(load(order), pairs), 40);
    }
}

static inline void unpack_z(struct mldsa_poly *r, const uint8_t *in, int32_t bits, int32_t gamma1) {
    const struct fields f = fields(bits);
    const unsigned bytes = 2 * (unsigned)bits;
    for (unsigned i = 0; i < MLDSA_N; i += 16, in += bytes) {
        const __m512i v = _mm512_permutexvar_epi8(f.index, load_bytes(in, bytes));
        const __m512i field =
            _mm512_and_si512(_mm512_srlv_epi32(v, f.shift), splat(2 * gamma1 - 1));
        store(r->c + i, _mm512_sub_epi32(splat(gamma1), field));
    }
}

void qtn_mldsa_avx512_unpack_z17(struct mldsa_poly *r, const uint8_t *in) {
    unpack_z(r, in, 18, GAMMA1_17);
}

void qtn_mldsa_avx512_unpack_z19(struct mldsa_poly *r, const uint8_t *in) {
    unpack_z(r, in, 20, GAMMA1_19);
}
