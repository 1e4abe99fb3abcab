/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 203, Algorithms 11 and 12, on pairs of coefficients: vpmaddwd multiplies and adds them. */
#include "mlkem/avx512/avx512.h"
#include "mlkem/avx512/vector.h"
#include "mlkem/avx512/zetas.h"

/* The i-th pair of b is a factor modulo X^2 - gamma_i, where gamma_i is zeta_(64 + i / 2) for even
 * i and its negative for odd i. The cache holds (b0, gamma b1) for each pair (b0, b1). */
void qtn_mlkem_avx512_mul_cache(struct mlkem_cache *cache, const struct mlkem_poly *b) {
    /* Vector 2 * p + h wants zeta 64 + 16 p + 8 h + i in its lanes 4 * i to 4 * i + 3; vector 12 +
     * p of the table has it in the lane with l3 = h and i = 4 l4 + 2 l1 + l2. */
    const __m512i first = _mm512_set_epi64(
        0x0016001600160016, 0x0012001200120012, 0x0014001400140014, 0x0010001000100010,
        0x0006000600060006, 0x0002000200020002, 0x0004000400040004, 0x0000000000000000);
    const __m512i second = _mm512_or_si512(first, _mm512_set1_epi16(8));
    const __mmask32 plus = 0x22222222;  /* b1 of the even pairs */
    const __mmask32 minus = 0x88888888; /* b1 of the odd pairs */
    UNROLL
    for (unsigned i = 0; i < VECTORS; i++) {
        const __m512i lanes = i % 2 == 0 ? first : second;
        const __m512i z = _mm512_permutexvar_epi16(lanes, zetas(3, i / 2));
        const __m512i z_qinv = _mm512_permutexvar_epi16(lanes, zetas_qinv(3, i / 2));
        const __m512i x = load(b->c + LANES * i);
        const __m512i h = high(x, z);
        const __m512i f = fold(x, z_qinv);
        const __m512i y = _mm512_mask_sub_epi16(x, plus, h, f);
        store(cache->c + LANES * i, _mm512_mask_sub_epi16(y, minus, f, h));
    }
}

/* 2^-16 times even in the even lanes, odd in the odd ones. In: 32-bit lanes below 2^15 * q.
 * Out: |c| < q. */
QTN_INLINE __m512i montgomery(__m512i even, __m512i odd) {
    const __m512i low_lanes =
        _mm512_set_epi16(62, 30, 60, 28, 58, 26, 56, 24, 54, 22, 52, 20, 50, 18, 48, 16, 46, 14, 44,
                         12, 42, 10, 40, 8, 38, 6, 36, 4, 34, 2, 32, 0);
    const __m512i high_lanes = _mm512_or_si512(low_lanes, _mm512_set1_epi16(1));
    const __m512i low = _mm512_permutex2var_epi16(even, low_lanes, odd);
    const __m512i h = _mm512_permutex2var_epi16(even, high_lanes, odd);
    const __m512i qinv = _mm512_set1_epi16(-3327); /* q^-1 mod 2^16 */
    return _mm512_sub_epi16(h, fold(low, qinv));
}

struct sums {
    __m512i even, odd; /* 32-bit lanes: coefficients 0 and 1 of the pairs */
};

QTN_INLINE struct sums add_products(struct sums s, const int16_t *a, const int16_t *b,
                                    const int16_t *cache) {
    const __m512i x = load(a);
    const __m512i swapped = _mm512_rol_epi32(load(b), 16);
    return (struct sums){_mm512_add_epi32(s.even, _mm512_madd_epi16(x, load(cache))),
                         _mm512_add_epi32(s.odd, _mm512_madd_epi16(x, swapped))};
}

/* Inlined with constant k. Eight products below q^2 in a lane: below 2^15 * q. */
QTN_INLINE void inner_product(struct mlkem_poly *r, const struct mlkem_poly *a,
                              const struct mlkem_poly *b, const struct mlkem_cache *cache,
                              unsigned k) {
    for (unsigned i = 0; i < MLKEM_N; i += LANES) {
        struct sums s = {_mm512_setzero_si512(), _mm512_setzero_si512()};
        for (unsigned n = 0; n < k; n++)
            s = add_products(s, a[n].c + i, b[n].c + i, cache[n].c + i);
        store(r->c + i, montgomery(s.even, s.odd));
    }
}

void qtn_mlkem_avx512_inner_product(struct mlkem_poly *r, const struct mlkem_poly *a,
                                    const struct mlkem_poly *b, const struct mlkem_cache *cache,
                                    unsigned k) {
    switch (k) {
    case 2:
        inner_product(r, a, b, cache, 2);
        break;
    case 3:
        inner_product(r, a, b, cache, 3);
        break;
    case 4:
        inner_product(r, a, b, cache, 4);
        break;
    default:
        inner_product(r, a, b, cache, k);
    }
}

void qtn_mlkem_avx512_to_mont_add(struct mlkem_poly *r, const struct mlkem_poly *e) {
    const __m512i r2 = _mm512_set1_epi16(1353); /* 2^32 mod q */
    const __m512i r2_qinv = _mm512_set1_epi16(20553);
    UNROLL
    for (unsigned i = 0; i < MLKEM_N; i += LANES) {
        const __m512i x = load(r->c + i);
        const __m512i y = _mm512_add_epi16(multiply(x, r2, r2_qinv), load(e->c + i));
        store(r->c + i, reduce(y));
    }
}
