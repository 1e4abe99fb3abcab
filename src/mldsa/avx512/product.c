/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 204, Algorithm 48 (MatrixVectorNTT), one row, with 45 (MultiplyNTT) and 47 (AddVectorNTT)
 * inside. */
#include "mldsa/avx512/avx512.h"
#include "mldsa/avx512/vector.h"

/* Sums of 64 bits of even and of odd lanes. */
struct sums {
    __m512i even, odd;
};

static inline struct sums product(const int32_t *a, const int32_t *b) {
    const __m512i x = in_order(load(a)); /* once, not for each use */
    const __m512i y = in_order(load(b));
    return (struct sums){_mm512_mul_epi32(x, y), _mm512_mul_epi32(odd_lanes(x), odd_lanes(y))};
}

/* Eight sums times 2^-32. In: below 2^31 * q. Out: |r| < q, in the high halves. */
static inline __m512i montgomery(__m512i sum) {
    const __m512i low = _mm512_mullo_epi32(sum, splat_hidden(MLDSA_QINV));
    return _mm512_sub_epi64(sum, _mm512_mul_epi32(low, splat_hidden(MLDSA_Q)));
}

/* Registers that are summed up together. */
enum { WIDE = 2 };

void qtn_mldsa_avx512_inner_product(struct mldsa_poly *r, const struct mldsa_poly *a,
                                    const struct mldsa_poly *b, unsigned n) {
    for (unsigned i = 0; i < MLDSA_N; i += WIDE * 16) {
        struct sums sum[WIDE]; /* of eight products below q^2: below 2^49 */
        UNROLL
        for (unsigned k = 0; k < WIDE; k++)
            sum[k] = product(a[0].c + i + 16 * k, b[0].c + i + 16 * k);
        for (unsigned j = 1; j < n; j++) {
            UNROLL
            for (unsigned k = 0; k < WIDE; k++) {
                const struct sums p = product(a[j].c + i + 16 * k, b[j].c + i + 16 * k);
                sum[k].even = _mm512_add_epi64(sum[k].even, p.even);
                sum[k].odd = _mm512_add_epi64(sum[k].odd, p.odd);
            }
        }
        UNROLL
        for (unsigned k = 0; k < WIDE; k++)
            store(r->c + i + 16 * k, merge_high(montgomery(sum[k].even), montgomery(sum[k].odd)));
    }
}
