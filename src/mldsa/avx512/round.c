/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 204, section 7.4 (Algorithms 35 to 40) and the norm checks. High bits are packed and read
 * packed: w1Encode (Algorithm 28) is a part of each function. */
#include "common/ct.h"
#include "mldsa/avx512/avx512.h"
#include "mldsa/avx512/vector.h"

enum { GAMMA2_88 = (MLDSA_Q - 1) / 88, GAMMA2_32 = (MLDSA_Q - 1) / 32 };

/* v mod q, in [0, q). In: |v| < 2q. Of two candidates, the negative one is the greater number. */
static inline __m512i canonical(__m512i v) {
    v = _mm512_min_epu32(v, _mm512_add_epi32(v, splat(2 * MLDSA_Q)));
    return _mm512_min_epu32(v, _mm512_sub_epi32(v, splat(MLDSA_Q)));
}

/* --- Algorithm 35 (Power2Round) -------------------------------------------------------------- */

void qtn_mldsa_avx512_power2round(struct mldsa_poly *t, struct mldsa_poly *t0,
                                  const struct mldsa_poly *e) {
    for (unsigned i = 0; i < MLDSA_N; i += 16) {
        const __m512i c = canonical(_mm512_add_epi32(load(t->c + i), load(e->c + i)));
        const __m512i high =
            _mm512_srli_epi32(_mm512_add_epi32(c, splat((1 << (MLDSA_D - 1)) - 1)), MLDSA_D);
        store(t0->c + i, _mm512_sub_epi32(c, _mm512_slli_epi32(high, MLDSA_D)));
        store(t->c + i, high);
    }
}

/* --- Algorithms 36 to 38 (Decompose, HighBits, LowBits) -------------------------------------- */

/* Before the wrap of q - 1: high in [0, m] is ceil((c - gamma2) / (2 * gamma2)), and low is
 * c - high * 2 * gamma2. In: c in [0, q). */
struct rounded {
    __m512i high, low;
};

/* 2 * gamma2 is 2^11 * 93, or 2^9 * 1023; after the shift, the division is a multiplication by a
 * reciprocal that is exact for every value that occurs. */
static inline struct rounded round_88(__m512i c) {
    const __m512i x = _mm512_srli_epi32(_mm512_add_epi32(c, splat(GAMMA2_88 - 1)), 11);
    const __m512i high = _mm512_srli_epi32(_mm512_madd_epi16(x, splat(2819)), 18);
    return (struct rounded){
        high, _mm512_sub_epi32(c, _mm512_mullo_epi32(high, splat_hidden(2 * GAMMA2_88)))};
}

static inline struct rounded round_32(__m512i c) {
    const __m512i x = _mm512_srli_epi32(_mm512_add_epi32(c, splat(GAMMA2_32 - 1)), 9);
    const __m512i high = _mm512_srli_epi32(_mm512_madd_epi16(x, splat(16401)), 24);
    return (struct rounded){
        high, _mm512_sub_epi32(c, _mm512_mullo_epi32(high, splat_hidden(2 * GAMMA2_32)))};
}

/* The low bits after the wrap: where high is m, c is nearer to q, and low is c - q. */
static inline __m512i wrap_low(struct rounded r, int32_t m) {
    const __mmask16 top = hidden_mask(_mm512_cmpeq_epi32_mask(r.high, splat(m)));
    return _mm512_mask_sub_epi32(r.low, top, r.low, splat(1));
}

/* The high bits after the wrap: -1 and m, the ends of [-1, m], become m - 1 and 0. */
static inline __m512i wrap_high(__m512i v, int8_t m) {
    v = _mm512_min_epu8(v, _mm512_add_epi8(v, _mm512_set1_epi8(m)));
    return _mm512_min_epu8(v, _mm512_sub_epi8(v, _mm512_set1_epi8(m)));
}

/* 64 values of 6 bits in 48 bytes. In: [-1, 44] in each of v[0] to v[3]. */
static inline void pack_6(uint8_t *out, const __m512i v[4]) {
    /* Bytes 3g to 3g + 2 are those of dword 4 * (g mod 4) + g / 4. */
    static const _Alignas(64) uint8_t order[64] = {
        0,  1,  2,  16, 17, 18, 32, 33, 34, 48, 49, 50, 4,  5,  6,  20,
        21, 22, 36, 37, 38, 52, 53, 54, 8,  9,  10, 24, 25, 26, 40, 41,
        42, 56, 57, 58, 12, 13, 14, 28, 29, 30, 44, 45, 46, 60, 61, 62,
    };
    const __m512i pairs =
        _mm512_maddubs_epi16(wrap_high(narrow(v), 44), _mm512_set1_epi16(1 | 64 << 8));
    const __m512i fours = _mm512_madd_epi16(pairs, splat(1 | 4096 << 16));
    store_bytes(out, _mm512_permutexvar_epi8(load(order), fours), 48);
}

/* 128 values of 4 bits in 64 bytes. In: [-1, 16] in each of v[0] to v[7]. */
static inline void pack_4(uint8_t *out, const __m512i v[8]) {
    /* Bytes 2g and 2g + 1 are bytes 0 and 2 of dword 4 * (g mod 4) + (g mod 16) / 4, of the second
     * vector where g is 16 or more. */
    static const _Alignas(64) uint8_t order[64] = {
        0,  2,  16, 18, 32,  34,  48,  50,  4,  6,  20, 22, 36,  38,  52,  54,
        8,  10, 24, 26, 40,  42,  56,  58,  12, 14, 28, 30, 44,  46,  60,  62,
        64, 66, 80, 82, 96,  98,  112, 114, 68, 70, 84, 86, 100, 102, 116, 118,
        72, 74, 88, 90, 104, 106, 120, 122, 76, 78, 92, 94, 108, 110, 124, 126,
    };
    const __m512i pair = _mm512_set1_epi16(1 | 16 << 8);
    const __m512i low = _mm512_set1_epi8(15);
    const __m512i first = _mm512_maddubs_epi16(_mm512_and_si512(narrow(v), low), pair);
    const __m512i second = _mm512_maddubs_epi16(_mm512_and_si512(narrow(v + 4), low), pair);
    store(out, _mm512_permutex2var_epi8(first, load(order), second));
}

void qtn_mldsa_avx512_decompose_88(struct mldsa_poly *w, uint8_t *w1) {
    for (unsigned i = 0; i < MLDSA_N; i += 64, w1 += 48) {
        __m512i high[4];
        UNROLL
        for (unsigned j = 0; j < 4; j++) {
            const struct rounded r = round_88(canonical(load(w->c + i + 16 * j)));
            store(w->c + i + 16 * j, wrap_low(r, 44));
            high[j] = r.high;
        }
        pack_6(w1, high);
    }
}

void qtn_mldsa_avx512_decompose_32(struct mldsa_poly *w, uint8_t *w1) {
    for (unsigned i = 0; i < MLDSA_N; i += 128, w1 += 64) {
        __m512i high[8];
        UNROLL
        for (unsigned j = 0; j < 8; j++) {
            const struct rounded r = round_32(canonical(load(w->c + i + 16 * j)));
            store(w->c + i + 16 * j, wrap_low(r, 16));
            high[j] = r.high;
        }
        pack_4(w1, high);
    }
}

/* --- Algorithm 40 (UseHint) ------------------------------------------------------------------ */

/* One step towards the side on which the low bits lie: in [-1, m], before the wrap. Where high is
 * m, low is not above zero, and the wrap of low does not matter. */
static inline __m512i use_hint(struct rounded r, const uint8_t *h) {
    const __m512i step = _mm512_cvtepu8_epi32(_mm_loadu_si128((const __m128i *)(const void *)h));
    const __mmask16 up = _mm512_cmpgt_epi32_mask(r.low, _mm512_setzero_si512());
    const __m512i down = _mm512_sub_epi32(r.high, step);
    return _mm512_mask_add_epi32(down, up, r.high, step);
}

void qtn_mldsa_avx512_use_hint_88(uint8_t *w1, const struct mldsa_poly *w, const uint8_t *h) {
    for (unsigned i = 0; i < MLDSA_N; i += 64, w1 += 48) {
        __m512i high[4];
        UNROLL
        for (unsigned j = 0; j < 4; j++) {
            high[j] = use_hint(round_88(canonical(load(w->c + i + 16 * j))), h + i + 16 * j);
        }
        pack_6(w1, high);
    }
}

void qtn_mldsa_avx512_use_hint_32(uint8_t *w1, const struct mldsa_poly *w, const uint8_t *h) {
    for (unsigned i = 0; i < MLDSA_N; i += 128, w1 += 64) {
        __m512i high[8];
        UNROLL
        for (unsigned j = 0; j < 8; j++) {
            high[j] = use_hint(round_32(canonical(load(w->c + i + 16 * j))), h + i + 16 * j);
        }
        pack_4(w1, high);
    }
}

/* --- Algorithm 39 (MakeHint) ----------------------------------------------------------------- */

/* Which of 64 high bits are not 0. */
static inline uint64_t nonzero_6(const uint8_t *w1) {
    const __m512i fours = _mm512_permutexvar_epi8(fields(24).index, load_bytes(w1, 48));
    /* The bits where they begin: 6k in each dword. */
    const __m512i at = _mm512_set1_epi64(0x322c2620120c0600);
    return _mm512_test_epi8_mask(_mm512_multishift_epi64_epi8(at, fours), _mm512_set1_epi8(63));
}

static inline uint64_t nonzero_4(const uint8_t *w1) {
    const __m512i v = half_bytes(_mm256_loadu_si256((const __m256i *)(const void *)w1));
    return _mm512_test_epi8_mask(v, v);
}

/* 64 hints: 1 where |r| > gamma2, or r = -gamma2 and high is not 0. */
static inline unsigned make_hint(uint8_t *h, const int32_t *r, int32_t gamma2, uint64_t nonzero) {
    uint64_t beyond = 0, edge = 0;
    UNROLL
    for (unsigned j = 0; j < 4; j++) {
        const __m512i v = load(r + 16 * j);
        const __mmask16 b = _mm512_cmpgt_epi32_mask(_mm512_abs_epi32(v), splat(gamma2));
        const __mmask16 e = _mm512_cmpeq_epi32_mask(v, splat(-gamma2));
        beyond |= (uint64_t)b << (16 * j);
        edge |= (uint64_t)e << (16 * j);
    }
    const uint64_t hint = beyond | (edge & nonzero);
    store(h, _mm512_maskz_mov_epi8(hint, _mm512_set1_epi8(1)));
    return (unsigned)_mm_popcnt_u64(hint);
}

unsigned qtn_mldsa_avx512_make_hint_88(uint8_t *h, const struct mldsa_poly *r, const uint8_t *w1) {
    unsigned ones = 0;
    for (unsigned i = 0; i < MLDSA_N; i += 64, w1 += 48)
        ones += make_hint(h + i, r->c + i, GAMMA2_88, nonzero_6(w1));
    return ones;
}

unsigned qtn_mldsa_avx512_make_hint_32(uint8_t *h, const struct mldsa_poly *r, const uint8_t *w1) {
    unsigned ones = 0;
    for (unsigned i = 0; i < MLDSA_N; i += 64, w1 += 32)
        ones += make_hint(h + i, r->c + i, GAMMA2_32, nonzero_4(w1));
    return ones;
}

/* --- norms ----------------------------------------------------------------------------------- */

/* All ones where some |c| >= bound, given the greatest c + bound - 1 as numbers without sign. */
static inline uint32_t outside(__m512i most, int32_t bound) {
    const __mmask16 any = _mm512_cmpgt_epu32_mask(most, splat(2 * (bound - 1)));
    return ct_nonzero(any);
}

uint32_t qtn_mldsa_avx512_exceeds(struct mldsa_poly *r, int32_t bound) {
    __m512i most = _mm512_setzero_si512();
    for (unsigned i = 0; i < MLDSA_N; i += 16) {
        const __m512i c = reduce(load(r->c + i));
        store(r->c + i, c);
        most = _mm512_max_epu32(most, _mm512_add_epi32(c, splat(bound - 1)));
    }
    return outside(most, bound);
}

uint32_t qtn_mldsa_avx512_add_exceeds(struct mldsa_poly *r, const struct mldsa_poly *a,
                                      int32_t bound) {
    __m512i most = _mm512_setzero_si512();
    for (unsigned i = 0; i < MLDSA_N; i += 16) {
        const __m512i c = reduce(_mm512_add_epi32(load(r->c + i), load(a->c + i)));
        store(r->c + i, c);
        most = _mm512_max_epu32(most, _mm512_add_epi32(c, splat(bound - 1)));
    }
    return outside(most, bound);
}
