/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 203, Algorithms 9 and 10. Four layers go over memory, two at a time on four registers; the
 * other three are within 32 coefficients, two registers, whose parts are exchanged before each
 * layer so that what belongs together is at the same place of both. There, comments say which bits
 * of a coefficient's number choose the register, the lane, its half and its quarter.
 *
 * Wide steps, with much that is independent, are faster than fewer loads and stores: eight
 * butterflies hide the latency of one. */
#include "mlkem/avx2/avx2.h"
#include "mlkem/avx2/reduce.h"
#include "mlkem/avx2/zetas.h"
#include <stdbool.h>
#include <string.h>

/* zeta_i and its companion, everywhere in a register. */
struct zeta {
    __m256i z, zq;
};

QTN_INLINE struct zeta wide(unsigned i) {
    int32_t z, zq;
    memcpy(&z, qtn_mlkem_avx2_wide + 4 * i - 4, sizeof z);
    memcpy(&zq, qtn_mlkem_avx2_wide + 4 * i - 2, sizeof zq);
    return (struct zeta){_mm256_set1_epi32(z), _mm256_set1_epi32(zq)};
}

QTN_INLINE struct zeta narrow(const int16_t *table) {
    return (struct zeta){load(table), load(table + 16)};
}

/* (a + b * zeta, a - b * zeta). Grows |a| by less than 3q / 4. */
QTN_INLINE void butterfly(__m256i *a, __m256i *b, struct zeta zeta) {
    const __m256i t = mul_const(*b, zeta.z, zeta.zq);
    *b = _mm256_sub_epi16(*a, t);
    *a = _mm256_add_epi16(*a, t);
}

/* (a + b, (b - a) * zeta). */
QTN_INLINE void inv_butterfly(__m256i *a, __m256i *b, struct zeta zeta) {
    const __m256i difference = _mm256_sub_epi16(*b, *a);
    *a = _mm256_add_epi16(*a, *b);
    *b = mul_const(difference, zeta.z, zeta.zq);
}

/* Exchanges the upper lane of a and the lower of b. */
QTN_INLINE void swap_lanes(__m256i *a, __m256i *b) {
    const __m256i lower = _mm256_permute2x128_si256(*a, *b, 0x20);
    *b = _mm256_permute2x128_si256(*a, *b, 0x31);
    *a = lower;
}

/* In each lane: a's 32-bit units 0, 1 and b's, alternating, into a; units 2, 3 into b. What chose
 * the half chooses the register now; the quarter, the half; the register, the quarter. */
QTN_INLINE void unpack(__m256i *a, __m256i *b) {
    const __m256i first = _mm256_unpacklo_epi32(*a, *b);
    *b = _mm256_unpackhi_epi32(*a, *b);
    *a = first;
}

/* The way back: units 0 and 2 of a and b into a, 1 and 3 into b. */
QTN_INLINE void pack(__m256i *a, __m256i *b) {
    const __m256 x = _mm256_castsi256_ps(*a), y = _mm256_castsi256_ps(*b);
    *a = _mm256_castps_si256(_mm256_shuffle_ps(x, y, 0x88));
    *b = _mm256_castps_si256(_mm256_shuffle_ps(x, y, 0xdd));
}

/* --- Algorithm 9 ----------------------------------------------------------------------------- */

/* Layers of 2 * step and step: zeta_i, and zeta_(2i), zeta_(2i + 1). */
QTN_INLINE void ntt_two_layers(int16_t *c, unsigned step, unsigned i) {
    __m256i r0 = load(c), r1 = load(c + step), r2 = load(c + 2 * step), r3 = load(c + 3 * step);
    butterfly(&r0, &r2, wide(i));
    butterfly(&r1, &r3, wide(i));
    butterfly(&r0, &r1, wide(2 * i));
    butterfly(&r2, &r3, wide(2 * i + 1));
    store(c, r0);
    store(c + step, r1);
    store(c + 2 * step, r2);
    store(c + 3 * step, r3);
}

/* |c| < q, and 3q / 4 more with each layer: 6.25 q in the end. */
void qtn_mlkem_avx2_ntt(struct mlkem_poly *r) {
    int16_t *c = r->c;
    const int16_t *zetas = qtn_mlkem_avx2_ntt_zetas;
    for (unsigned i = 0; i < 4; i++)
        ntt_two_layers(c + 16 * i, 64, 1);
    for (unsigned i = 0; i < 4; i++)
        ntt_two_layers(c + 64 * i, 16, 4 + i);

    __m256i a[8], b[8];
    for (unsigned p = 0; p < 8; p++) {
        __m256i x = load(c + 32 * p), y = load(c + 32 * p + 16); /* 4, 3, 2, 1 */
        swap_lanes(&x, &y);                                      /* 3, 4, 2, 1 */
        a[p] = x;
        b[p] = y;
    }
    for (unsigned p = 0; p < 8; p++)
        butterfly(&a[p], &b[p], narrow(zetas + 96 * p));
    for (unsigned p = 0; p < 8; p++)
        unpack(&a[p], &b[p]); /* 2, 4, 1, 3 */
    for (unsigned p = 0; p < 8; p++)
        butterfly(&a[p], &b[p], narrow(zetas + 96 * p + 32));
    for (unsigned p = 0; p < 8; p++)
        unpack(&a[p], &b[p]); /* 1, 4, 3, 2 */
    for (unsigned p = 0; p < 8; p++)
        butterfly(&a[p], &b[p], narrow(zetas + 96 * p + 64));
    for (unsigned p = 0; p < 8; p++) {
        unpack(&a[p], &b[p]); /* 3, 4, 2, 1 */
        a[p] = reduce(a[p]);
        b[p] = reduce(b[p]);
        swap_lanes(&a[p], &b[p]); /* 4, 3, 2, 1 */
        store(c + 32 * p, a[p]);
        store(c + 32 * p + 16, b[p]);
    }
}

/* --- Algorithm 10 ---------------------------------------------------------------------------- */

/* The layers of 2, 4 and 8. |c| < q; 8q where sums were added to sums, which are reduced, to 0.63
 * q; a product is below 0.75 q always. */
QTN_INLINE void inv_narrow_layers(int16_t *c) {
    const int16_t *zetas = qtn_mlkem_avx2_inv_ntt_zetas;
    __m256i a[8], b[8];
    for (unsigned p = 0; p < 8; p++) {
        __m256i x = load(c + 32 * p), y = load(c + 32 * p + 16); /* 4, 3, 2, 1 */
        swap_lanes(&x, &y);                                      /* 3, 4, 2, 1 */
        pack(&x, &y);                                            /* 1, 4, 3, 2 */
        a[p] = x;
        b[p] = y;
    }
    for (unsigned p = 0; p < 8; p++)
        inv_butterfly(&a[p], &b[p], narrow(zetas + 96 * p));
    for (unsigned p = 0; p < 8; p++)
        pack(&a[p], &b[p]); /* 2, 4, 1, 3 */
    for (unsigned p = 0; p < 8; p++)
        inv_butterfly(&a[p], &b[p], narrow(zetas + 96 * p + 32));
    for (unsigned p = 0; p < 8; p++)
        pack(&a[p], &b[p]); /* 3, 4, 2, 1 */
    for (unsigned p = 0; p < 8; p++)
        inv_butterfly(&a[p], &b[p], narrow(zetas + 96 * p + 64));
    for (unsigned p = 0; p < 8; p++) {
        a[p] = reduce(a[p]);
        swap_lanes(&a[p], &b[p]); /* 4, 3, 2, 1 */
        store(c + 32 * p, a[p]);
        store(c + 32 * p + 16, b[p]);
    }
}

/* The layers of 16 and 32; the zetas run backwards. Sums: below 1.5 q, then 3q. */
QTN_INLINE void inv_two_layers(int16_t *c, unsigned i) {
    __m256i r0 = load(c), r1 = load(c + 16), r2 = load(c + 32), r3 = load(c + 48);
    inv_butterfly(&r0, &r1, wide(15 - 2 * i));
    inv_butterfly(&r2, &r3, wide(14 - 2 * i));
    inv_butterfly(&r0, &r2, wide(7 - i));
    inv_butterfly(&r1, &r3, wide(7 - i));
    store(c, r0);
    store(c + 16, r1);
    store(c + 32, r2);
    store(c + 48, r3);
}

QTN_INLINE void store_sum(int16_t *c, __m256i x, const int16_t *e) {
    store(c, e == NULL ? x : _mm256_add_epi16(x, load(e)));
}

/* The layers of 64 and 128, with the factor; then e added, where there is one. Sums of two of the
 * layer of 64 are below 6q; but where all were sums before, each is, and is reduced again. */
QTN_INLINE void inv_last_layers(int16_t *c, const int16_t *e, bool all_sums) {
    /* f = 2^32 / 128 mod q divides by 128, and brings in 2^16 after its own reduction; the zeta of
     * the last layer is multiplied by it beforehand. */
    const int16_t f = 1441, f_qinv = -10079;
    const int16_t zeta_f = 1397, zeta_f_qinv = 5237;
    const __m256i z = _mm256_set1_epi16(f), zq = _mm256_set1_epi16(f_qinv);
    const struct zeta last = {_mm256_set1_epi16(zeta_f), _mm256_set1_epi16(zeta_f_qinv)};
    __m256i r0 = load(c), r1 = load(c + 64), r2 = load(c + 128), r3 = load(c + 192);
    inv_butterfly(&r0, &r1, wide(3));
    inv_butterfly(&r2, &r3, wide(2));
    if (all_sums) {
        r0 = reduce(r0);
        r2 = reduce(r2);
    }
    inv_butterfly(&r0, &r2, last);
    inv_butterfly(&r1, &r3, last);
    store_sum(c, mul_const(r0, z, zq), e);
    store_sum(c + 64, mul_const(r1, z, zq), e == NULL ? NULL : e + 64);
    store_sum(c + 128, r2, e == NULL ? NULL : e + 128);
    store_sum(c + 192, r3, e == NULL ? NULL : e + 192);
}

/* Inlined with a constant null pointer where nothing is added. */
QTN_INLINE void inv_ntt(int16_t *c, const int16_t *e) {
    inv_narrow_layers(c);
    for (unsigned i = 0; i < 4; i++)
        inv_two_layers(c + 64 * i, i);
    for (unsigned i = 0; i < 4; i++)
        inv_last_layers(c + 16 * i, e == NULL ? NULL : e + 16 * i, i == 0);
}

void qtn_mlkem_avx2_inv_ntt(struct mlkem_poly *r) {
    inv_ntt(r->c, NULL);
}

void qtn_mlkem_avx2_inv_ntt_add(struct mlkem_poly *r, const struct mlkem_poly *e) {
    inv_ntt(r->c, e->c);
}
