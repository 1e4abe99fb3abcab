/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 203, Algorithms 11 and 12, and what ends a product in the NTT domain. A pair of coefficients
 * is a 32-bit unit, and vpmaddwd sums two products. */
#include "mlkem/avx2/avx2.h"
#include "mlkem/avx2/reduce.h"
#include "mlkem/avx2/zetas.h"

/* (b0, b1) becomes (b0, b1 * gamma), reduced. */
void qtn_mlkem_avx2_mul_cache(struct mlkem_cache *cache, const struct mlkem_poly *b) {
    for (unsigned i = 0; i < MLKEM_N / 16; i++) {
        const int16_t *zetas = qtn_mlkem_avx2_cache_zetas + 32 * i;
        const __m256i x = mul_const(load(b->c + 16 * i), load(zetas), load(zetas + 16));
        store(cache->c + 16 * i, x);
    }
}

QTN_INLINE __m256i swap_pair(__m256i a) {
    return _mm256_shuffle_epi8(a, _mm256_broadcastsi128_si256(_mm_setr_epi8(
                                      2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13)));
}

/* Inlined with constant k: then the short loop is unrolled. */
QTN_INLINE void inner_product(struct mlkem_poly *r, const struct mlkem_poly *a,
                              const struct mlkem_poly *b, const struct mlkem_cache *cache,
                              unsigned k) {
    const int16_t qinv = -3327; /* q^-1 mod 2^16 */
    for (unsigned i = 0; i < MLKEM_N; i += 16) {
        __m256i even = _mm256_setzero_si256(); /* eight products below q^2: less than 2^15 * q */
        __m256i odd = _mm256_setzero_si256();
        for (unsigned n = 0; n < k; n++) {
            const __m256i x = as_written(load(a[n].c + i));
            even = _mm256_add_epi32(even, _mm256_madd_epi16(x, load(cache[n].c + i)));
            odd = _mm256_add_epi32(odd, _mm256_madd_epi16(swap_pair(x), load(b[n].c + i)));
        }
        /* Montgomery's reduction of lower and upper halves, each of both sums. The lower ones would
         * cancel: no borrow comes from them. */
        const __m256i low = _mm256_blend_epi16(even, _mm256_slli_epi32(odd, 16), 0xaa);
        const __m256i high = _mm256_blend_epi16(_mm256_srli_epi32(even, 16), odd, 0xaa);
        const __m256i quotient = _mm256_mullo_epi16(low, _mm256_set1_epi16(qinv));
        const __m256i fold = _mm256_mulhi_epi16(quotient, _mm256_set1_epi16(MLKEM_Q));
        store(r->c + i, _mm256_sub_epi16(high, fold));
    }
}

void qtn_mlkem_avx2_inner_product(struct mlkem_poly *r, const struct mlkem_poly *a,
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

void qtn_mlkem_avx2_to_mont_add(struct mlkem_poly *r, const struct mlkem_poly *e) {
    const int16_t r2 = 1353, r2_qinv = 20553; /* 2^32 mod q */
    const __m256i z = _mm256_set1_epi16(r2), zq = _mm256_set1_epi16(r2_qinv);
    for (unsigned i = 0; i < MLKEM_N; i += 16) {
        const __m256i t = mul_const(load(r->c + i), z, zq);
        store(r->c + i, reduce(_mm256_add_epi16(t, load(e->c + i))));
    }
}
