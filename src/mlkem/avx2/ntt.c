/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 203, Algorithms 9 and 10. Half a polynomial is in eight registers at a time. Between layers
 * of 16 and 2, registers are exchanged in pairs, 32 coefficients each: `swap_lanes` and `unpack`
 * bring those that belong together into the same place of both. For each layer, the comment says
 * which bits of a coefficient's number choose the register, the lane, the half and the quarter of
 * it. */
#include "mlkem/avx2/avx2.h"
#include "mlkem/avx2/reduce.h"
#include "mlkem/avx2/zetas.h"
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

/* (a + b * zeta, a - b * zeta). Out: |c| < |a| + 3q / 4; no more than |a| + 0.63 q for |b| < 5q. */
QTN_INLINE void butterfly(__m256i *a, __m256i *b, struct zeta zeta) {
    /* As in mul_const; but what is known first is added first. */
    const __m256i low = _mm256_mullo_epi16(*b, zeta.zq);
    const __m256i high = _mm256_mulhi_epi16(*b, zeta.z);
    const __m256i fold = _mm256_mulhi_epi16(low, _mm256_set1_epi16(MLKEM_Q));
    const __m256i sum = as_written(_mm256_add_epi16(*a, high));
    const __m256i difference = as_written(_mm256_sub_epi16(*a, high));
    *a = _mm256_sub_epi16(sum, fold);
    *b = _mm256_add_epi16(difference, fold);
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

/* The layers of 32 to 2 on half h of the polynomial, then in the range |c| < q, then stored. In:
 * |c| < 2.3 q. */
QTN_INLINE void ntt_half(int16_t *c, __m256i r[8], unsigned h) {
    const int16_t *zetas = qtn_mlkem_avx2_ntt_zetas + 384 * h;
    for (unsigned i = 0; i < 4; i++)
        butterfly(&r[i / 2 * 4 + i % 2], &r[i / 2 * 4 + i % 2 + 2], wide(4 + 2 * h + i / 2));
    for (unsigned i = 0; i < 4; i++)
        butterfly(&r[2 * i], &r[2 * i + 1], wide(8 + 4 * h + i)); /* bits 4, 3, 2, 1 */
    for (unsigned i = 0; i < 4; i++)
        swap_lanes(&r[2 * i], &r[2 * i + 1]);
    for (unsigned i = 0; i < 4; i++)
        butterfly(&r[2 * i], &r[2 * i + 1], narrow(zetas + 96 * i)); /* bits 3, 4, 2, 1 */
    for (unsigned i = 0; i < 4; i++)
        unpack(&r[2 * i], &r[2 * i + 1]);
    for (unsigned i = 0; i < 4; i++)
        butterfly(&r[2 * i], &r[2 * i + 1], narrow(zetas + 96 * i + 32)); /* bits 2, 4, 1, 3 */
    for (unsigned i = 0; i < 4; i++)
        unpack(&r[2 * i], &r[2 * i + 1]);
    for (unsigned i = 0; i < 4; i++)
        butterfly(&r[2 * i], &r[2 * i + 1], narrow(zetas + 96 * i + 64)); /* bits 1, 4, 3, 2 */
    for (unsigned i = 0; i < 4; i++) {
        unpack(&r[2 * i], &r[2 * i + 1]); /* bits 3, 4, 2, 1 */
        r[2 * i] = reduce(r[2 * i]);      /* from below 5.6 q */
        r[2 * i + 1] = reduce(r[2 * i + 1]);
        swap_lanes(&r[2 * i], &r[2 * i + 1]); /* bits 4, 3, 2, 1 */
        store(c + 32 * i, r[2 * i]);
        store(c + 32 * i + 16, r[2 * i + 1]);
    }
}

void qtn_mlkem_avx2_ntt(struct mlkem_poly *p) {
    int16_t *c = p->c;
    __m256i r[8], s[8];
    /* The layer of 128, and that of 64 on the lower half; the upper waits in memory. */
    for (unsigned i = 0; i < 4; i++) {
        __m256i a0 = load(c + 16 * i), a1 = load(c + 64 + 16 * i);
        __m256i b0 = load(c + 128 + 16 * i), b1 = load(c + 192 + 16 * i);
        butterfly(&a0, &b0, wide(1));
        butterfly(&a1, &b1, wide(1));
        store(c + 128 + 16 * i, b0);
        store(c + 192 + 16 * i, b1);
        butterfly(&a0, &a1, wide(2));
        r[i] = a0;
        r[i + 4] = a1;
    }
    ntt_half(c, r, 0);
    for (unsigned i = 0; i < 4; i++) {
        __m256i a0 = load(c + 128 + 16 * i), a1 = load(c + 192 + 16 * i);
        butterfly(&a0, &a1, wide(3));
        s[i] = a0;
        s[i + 4] = a1;
    }
    ntt_half(c + 128, s, 1);
}

/* The layers of 2 to 64 on half h. A product is below 0.75 q; a sum of two is below 2q, 4q, 8q
 * after three layers, reduced to 0.63 q, and below 1.5 q, 3q, 6q after three more, of which the
 * last, in the first two registers, is reduced again. */
QTN_INLINE void inv_half(const int16_t *c, __m256i r[8], unsigned h) {
    const int16_t *zetas = qtn_mlkem_avx2_inv_ntt_zetas + 384 * h;
    for (unsigned i = 0; i < 4; i++) {
        r[2 * i] = load(c + 32 * i);
        r[2 * i + 1] = load(c + 32 * i + 16);
        swap_lanes(&r[2 * i], &r[2 * i + 1]);
        pack(&r[2 * i], &r[2 * i + 1]);
    }
    for (unsigned i = 0; i < 4; i++)
        inv_butterfly(&r[2 * i], &r[2 * i + 1], narrow(zetas + 96 * i)); /* bits 1, 4, 3, 2 */
    for (unsigned i = 0; i < 4; i++)
        pack(&r[2 * i], &r[2 * i + 1]);
    for (unsigned i = 0; i < 4; i++)
        inv_butterfly(&r[2 * i], &r[2 * i + 1], narrow(zetas + 96 * i + 32)); /* bits 2, 4, 1, 3 */
    for (unsigned i = 0; i < 4; i++)
        pack(&r[2 * i], &r[2 * i + 1]);
    for (unsigned i = 0; i < 4; i++)
        inv_butterfly(&r[2 * i], &r[2 * i + 1], narrow(zetas + 96 * i + 64)); /* bits 3, 4, 2, 1 */
    for (unsigned i = 0; i < 4; i++) {
        r[2 * i] = reduce(r[2 * i]);
        swap_lanes(&r[2 * i], &r[2 * i + 1]);
    }
    for (unsigned i = 0; i < 4; i++)
        inv_butterfly(&r[2 * i], &r[2 * i + 1], wide(15 - 4 * h - i)); /* bits 4, 3, 2, 1 */
    for (unsigned i = 0; i < 4; i++)
        inv_butterfly(&r[i / 2 * 4 + i % 2], &r[i / 2 * 4 + i % 2 + 2], wide(7 - 2 * h - i / 2));
    for (unsigned i = 0; i < 4; i++)
        inv_butterfly(&r[i], &r[i + 4], wide(3 - h));
    r[0] = reduce(r[0]);
    r[1] = reduce(r[1]);
}

/* With e added, where there is one. Inlined with a constant null pointer where there is none. */
QTN_INLINE void inv_ntt(int16_t *c, const int16_t *e) {
    /* f = 2^32 / 128 mod q divides by 128, and brings in 2^16 after its own reduction; the zeta of
     * the last layer is multiplied by it beforehand. */
    const int16_t f = 1441, f_qinv = -10079;
    const int16_t zeta_f = 1397, zeta_f_qinv = 5237;
    const struct zeta last = {_mm256_set1_epi16(zeta_f), _mm256_set1_epi16(zeta_f_qinv)};
    __m256i r[8], s[8];
    inv_half(c, s, 0);
    for (unsigned i = 0; i < 8; i++)
        store(c + 16 * i, s[i]);
    inv_half(c + 128, r, 1);
    for (unsigned i = 0; i < 8; i++) {
        __m256i a = load(c + 16 * i);
        inv_butterfly(&a, &r[i], last); /* the sum is below 6q */
        a = mul_const(a, _mm256_set1_epi16(f), _mm256_set1_epi16(f_qinv));
        if (e != NULL) {
            a = _mm256_add_epi16(a, load(e + 16 * i));
            r[i] = _mm256_add_epi16(r[i], load(e + 128 + 16 * i));
        }
        store(c + 16 * i, a);
        store(c + 128 + 16 * i, r[i]);
    }
}

void qtn_mlkem_avx2_inv_ntt(struct mlkem_poly *r) {
    inv_ntt(r->c, NULL);
}

void qtn_mlkem_avx2_inv_ntt_add(struct mlkem_poly *r, const struct mlkem_poly *e) {
    inv_ntt(r->c, e->c);
}
