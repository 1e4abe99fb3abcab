/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 204, section 7.4 (Algorithms 35 to 40) and the norm checks, with AVX2. High bits are packed
 * and read packed: w1Encode (Algorithm 28) is a part of each function. */
#include "common/compiler.h"
#include "common/ct.h"
#include "mldsa/avx2/avx2.h"
#include "mldsa/avx2/bytes.h"

enum { GAMMA2_88 = (MLDSA_Q - 1) / 88, GAMMA2_32 = (MLDSA_Q - 1) / 32 };

/* --- Algorithm 35 (Power2Round) -------------------------------------------------------------- */

void qtn_mldsa_avx2_power2round(struct mldsa_poly *t, struct mldsa_poly *t0,
                                const struct mldsa_poly *e) {
    const __m256i almost_half = _mm256_set1_epi32((1 << (MLDSA_D - 1)) - 1);
    for (unsigned i = 0; i < MLDSA_N; i += 8) {
        const __m256i c = canonical(_mm256_add_epi32(load_8(t->c + i), load_8(e->c + i)));
        const __m256i high = _mm256_srli_epi32(_mm256_add_epi32(c, almost_half), MLDSA_D);
        store_8(t0->c + i, _mm256_sub_epi32(c, _mm256_slli_epi32(high, MLDSA_D)));
        store_8(t->c + i, high);
    }
}

/* --- Algorithms 36 to 38 (Decompose, HighBits, LowBits) -------------------------------------- */

struct rounded {
    __m256i high, low;
};

/* What differs between the two gamma2. */
struct shape {
    int32_t gamma2, m;
};

static const struct shape shape_88 = {GAMMA2_88, 44}, shape_32 = {GAMMA2_32, 16};

/* High bits of c in [0, q), before the wrap of q - 1: ceil((c - gamma2) / (2 * gamma2)), in [0, 44]
 * and [0, 16]. 2 * gamma2 is 2^11 * 93 and 2^9 * 1023; after the shift, the division of 16 bits is
 * a multiplication by a reciprocal that is exact for every value that occurs. */
static inline __m256i high_88(__m256i c) {
    const __m256i x = _mm256_srli_epi32(_mm256_add_epi32(c, _mm256_set1_epi32(GAMMA2_88 - 1)), 11);
    return _mm256_srli_epi32(_mm256_mulhi_epu16(x, _mm256_set1_epi32(2819)), 2);
}

static inline __m256i high_32(__m256i c) {
    const __m256i x = _mm256_srli_epi32(_mm256_add_epi32(c, _mm256_set1_epi32(GAMMA2_32 - 1)), 9);
    return _mm256_srli_epi32(_mm256_mulhi_epu16(x, _mm256_set1_epi32(16401)), 8);
}

/* The wrap: where c is nearer to q than to the last multiple, high is 0 and low is c - q. */
QTN_INLINE struct rounded decompose(__m256i w, struct shape s) {
    const __m256i c = canonical(w);
    const __m256i high = s.m == 44 ? high_88(c) : high_32(c);
    const __m256i wrap = _mm256_cmpeq_epi32(high, _mm256_set1_epi32(s.m));
    const __m256i multiple = _mm256_mullo_epi32(high, opaque(_mm256_set1_epi32(2 * s.gamma2)));
    return (struct rounded){.high = _mm256_andnot_si256(wrap, high),
                            .low = _mm256_add_epi32(_mm256_sub_epi32(c, multiple), wrap)};
}

/* 32 high bits of bytes_of to 24 or 16 bytes: the i-th of those of a polynomial. */
QTN_INLINE void pack_highs(uint8_t *w1, unsigned i, __m256i high, struct shape s) {
    if (s.m == 44)
        pack_6_bits(w1 + 24 * i, high);
    else
        pack_4_bits(w1 + 16 * i, high);
}

QTN_INLINE void decompose_all(struct mldsa_poly *w, uint8_t *w1, struct shape s) {
    for (unsigned i = 0; i < MLDSA_N / 32; i++) {
        __m256i high[4];
        for (unsigned j = 0; j < 4; j++) {
            const struct rounded r = decompose(load_8(w->c + 32 * i + 8 * j), s);
            store_8(w->c + 32 * i + 8 * j, r.low);
            high[j] = r.high;
        }
        pack_highs(w1, i, bytes_of(high), s);
    }
}

void qtn_mldsa_avx2_decompose_88(struct mldsa_poly *w, uint8_t *w1) {
    decompose_all(w, w1, shape_88);
}

void qtn_mldsa_avx2_decompose_32(struct mldsa_poly *w, uint8_t *w1) {
    decompose_all(w, w1, shape_32);
}

/* --- Algorithm 40 (UseHint) ------------------------------------------------------------------ */

/* One step towards the side on which the low bits lie, modulo m; in bytes. up: all ones where
 * low > 0. -1 is 255, which is m - 1 when m is added to it, and then the lesser of the two. */
QTN_INLINE __m256i step(__m256i high, __m256i up, __m256i h, struct shape s) {
    const __m256i m = _mm256_set1_epi8((int8_t)s.m);
    const __m256i down = _mm256_or_si256(up, _mm256_set1_epi8(1)); /* -1 where low > 0, else 1 */
    high = _mm256_sub_epi8(high, _mm256_sign_epi8(h, down));
    high = _mm256_min_epu8(high, _mm256_add_epi8(high, m));
    return _mm256_andnot_si256(_mm256_cmpeq_epi8(high, m), high);
}

QTN_INLINE void use_hints(uint8_t *w1, const struct mldsa_poly *w, const uint8_t *h,
                          struct shape s) {
    for (unsigned i = 0; i < MLDSA_N / 32; i++) {
        __m256i high[4], up[4];
        for (unsigned j = 0; j < 4; j++) {
            const struct rounded r = decompose(load_8(w->c + 32 * i + 8 * j), s);
            high[j] = r.high;
            up[j] = _mm256_cmpgt_epi32(r.low, _mm256_setzero_si256());
        }
        const __m256i hints = _mm256_loadu_si256((const __m256i *)(const void *)(h + 32 * i));
        const __m256i stepped = step(bytes_of(high), bytes_of(up), out_of_order(hints), s);
        pack_highs(w1, i, stepped, s);
    }
}

void qtn_mldsa_avx2_use_hint_88(uint8_t *w1, const struct mldsa_poly *w, const uint8_t *h) {
    use_hints(w1, w, h, shape_88);
}

void qtn_mldsa_avx2_use_hint_32(uint8_t *w1, const struct mldsa_poly *w, const uint8_t *h) {
    use_hints(w1, w, h, shape_32);
}

/* --- Algorithm 39 (MakeHint) ----------------------------------------------------------------- */

/* 1 where |r| > gamma2, or r = -gamma2 and high is not 0. */
QTN_INLINE unsigned make_hints(uint8_t *h, const struct mldsa_poly *r, const uint8_t *w1,
                               struct shape s) {
    const __m256i gamma2 = _mm256_set1_epi32(s.gamma2);
    const __m256i edge = _mm256_set1_epi32(-s.gamma2);
    unsigned ones = 0;
    for (unsigned i = 0; i < MLDSA_N / 32; i++) {
        __m256i over[4], at[4];
        for (unsigned j = 0; j < 4; j++) {
            const __m256i v = load_8(r->c + 32 * i + 8 * j);
            over[j] = _mm256_cmpgt_epi32(_mm256_abs_epi32(v), gamma2);
            at[j] = _mm256_cmpeq_epi32(v, edge);
        }
        const __m256i high = s.m == 44 ? unpack_6_bits(w1 + 24 * i) : unpack_4_bits(w1 + 16 * i);
        const __m256i zero = _mm256_cmpeq_epi8(high, _mm256_setzero_si256());
        const __m256i hint = _mm256_or_si256(in_order(bytes_of(over)),
                                             _mm256_andnot_si256(zero, in_order(bytes_of(at))));
        ones += (unsigned)__builtin_popcount((unsigned)_mm256_movemask_epi8(hint));
        _mm256_storeu_si256((__m256i *)(void *)(h + 32 * i),
                            _mm256_and_si256(hint, _mm256_set1_epi8(1)));
    }
    return ones;
}

unsigned qtn_mldsa_avx2_make_hint_88(uint8_t *h, const struct mldsa_poly *r, const uint8_t *w1) {
    return make_hints(h, r, w1, shape_88);
}

unsigned qtn_mldsa_avx2_make_hint_32(uint8_t *h, const struct mldsa_poly *r, const uint8_t *w1) {
    return make_hints(h, r, w1, shape_32);
}

/* --- norms ----------------------------------------------------------------------------------- */

/* All ones where one of the lanes is bound or more. */
static inline uint32_t reaches(__m256i most, int32_t bound) {
    const __m256i over = _mm256_cmpgt_epi32(most, _mm256_set1_epi32(bound - 1));
    return ct_nonzero((uint32_t)_mm256_movemask_epi8(over));
}

uint32_t qtn_mldsa_avx2_exceeds(struct mldsa_poly *r, int32_t bound) {
    const __m256i q = modulus();
    __m256i most = _mm256_setzero_si256();
    for (unsigned i = 0; i < MLDSA_N; i += 8) {
        const __m256i c = reduce(load_8(r->c + i), q);
        store_8(r->c + i, c);
        most = _mm256_max_epi32(most, _mm256_abs_epi32(c));
    }
    return reaches(most, bound);
}

uint32_t qtn_mldsa_avx2_add_exceeds(struct mldsa_poly *r, const struct mldsa_poly *a,
                                    int32_t bound) {
    const __m256i q = modulus();
    __m256i most = _mm256_setzero_si256();
    for (unsigned i = 0; i < MLDSA_N; i += 8) {
        const __m256i c = reduce(_mm256_add_epi32(load_8(r->c + i), load_8(a->c + i)), q);
        store_8(r->c + i, c);
        most = _mm256_max_epi32(most, _mm256_abs_epi32(c));
    }
    return reaches(most, bound);
}
