/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 203, Algorithms 9 and 10, on a whole polynomial in eight registers.
 *
 * A layer of length 2^b combines coefficients whose indexes differ in bit b. Bits 7, 6 and 5 are
 * the number of the register. Bits 4 to 1 lie in the lanes: before the layer of each, an exchange
 * makes it the bit that tells register 2p from register 2p + 1, and puts the bit that was this
 * before, at first bit 5, into the lanes. "4: 3 5 2 1 0" says: the registers of a pair differ in
 * bit 4, and a lane's number has index bits 3 5 2 1 0. The inverse takes the same way back. */
#include "mlkem/avx512/avx512.h"
#include "mlkem/avx512/vector.h"
#include "mlkem/avx512/zetas.h"

/* Registers 2p and 2p + 1. */
struct pair {
    __m512i a, b;
};

/* (a + zeta b, a - zeta b), two additions on either side of the second multiplication: shorter than
 * one after it, if the compiler does not regroup them. Grows |a| by less than 3 q / 4. */
QTN_INLINE struct pair butterfly(struct pair x, __m512i zeta, __m512i zeta_qinv) {
    const __m512i h = high(x.b, zeta);
    const __m512i f = fold(x.b, zeta_qinv);
    const __m512i sum = opaque(_mm512_add_epi16(x.a, h));
    const __m512i difference = opaque(_mm512_sub_epi16(x.a, h));
    return (struct pair){_mm512_sub_epi16(sum, f), _mm512_add_epi16(difference, f)};
}

/* (a + b, zeta (b - a)). Doubles |a|; leaves |b| below 3 q / 4. */
QTN_INLINE struct pair inv_butterfly(struct pair x, __m512i zeta, __m512i zeta_qinv) {
    const __m512i difference = _mm512_sub_epi16(x.b, x.a);
    return (struct pair){_mm512_add_epi16(x.a, x.b), multiply(difference, zeta, zeta_qinv)};
}

/* The same on registers i and j with the n-th zeta in all lanes. */
QTN_INLINE void wide_butterfly(__m512i *r, unsigned i, unsigned j, unsigned n) {
    const struct pair x = butterfly((struct pair){r[i], r[j]}, first_zeta(n), first_zeta_qinv(n));
    r[i] = x.a;
    r[j] = x.b;
}

QTN_INLINE void inv_wide_butterfly(__m512i *r, unsigned i, unsigned j, unsigned n) {
    const struct pair x =
        inv_butterfly((struct pair){r[i], r[j]}, first_zeta(n), first_zeta_qinv(n));
    r[i] = x.a;
    r[j] = x.b;
}

/* --- exchanges, forwards ---------------------------------------------------------------------- */

/* 5: 4 3 2 1 0 becomes 4: 3 5 2 1 0. */
QTN_INLINE struct pair exchange_4(struct pair x) {
    const __m512i low = _mm512_setr_epi64(0, 1, 8, 9, 2, 3, 10, 11);
    const __m512i up = _mm512_setr_epi64(4, 5, 12, 13, 6, 7, 14, 15);
    return (struct pair){_mm512_permutex2var_epi64(x.a, low, x.b),
                         _mm512_permutex2var_epi64(x.a, up, x.b)};
}

/* 4: 3 5 2 1 0 becomes 3: 4 5 2 1 0. */
QTN_INLINE struct pair exchange_3(struct pair x) {
    return (struct pair){_mm512_shuffle_i64x2(x.a, x.b, 0x44),
                         _mm512_shuffle_i64x2(x.a, x.b, 0xee)};
}

/* 3: 4 5 2 1 0 becomes 2: 4 5 3 1 0. */
QTN_INLINE struct pair exchange_2(struct pair x) {
    return (struct pair){_mm512_unpacklo_epi64(x.a, x.b), _mm512_unpackhi_epi64(x.a, x.b)};
}

/* 2: 4 5 3 1 0 becomes 1: 4 5 2 3 0. */
QTN_INLINE struct pair exchange_1(struct pair x) {
    const __m512 a = _mm512_castsi512_ps(x.a);
    const __m512 b = _mm512_castsi512_ps(x.b);
    return (struct pair){_mm512_castps_si512(_mm512_shuffle_ps(a, b, 0x88)),
                         _mm512_castps_si512(_mm512_shuffle_ps(a, b, 0xdd))};
}

/* 1: 4 5 2 3 0 becomes 5: 4 3 2 1 0. */
QTN_INLINE struct pair exchange_5(struct pair x) {
    const __m512i low = _mm512_setr_epi32(0, 16, 2, 18, 1, 17, 3, 19, 8, 24, 10, 26, 9, 25, 11, 27);
    const __m512i up =
        _mm512_setr_epi32(4, 20, 6, 22, 5, 21, 7, 23, 12, 28, 14, 30, 13, 29, 15, 31);
    return (struct pair){_mm512_permutex2var_epi32(x.a, low, x.b),
                         _mm512_permutex2var_epi32(x.a, up, x.b)};
}

/* Algorithm 9. |c| < q + 7 * 3 q / 4 before the last reduction. */
void qtn_mlkem_avx512_ntt(struct mlkem_poly *p) {
    __m512i r[VECTORS];
    UNROLL
    for (unsigned i = 0; i < VECTORS; i++)
        r[i] = load(p->c + LANES * i);
    UNROLL
    for (unsigned i = 0; i < 4; i++)
        wide_butterfly(r, i, i + 4, 1);
    UNROLL
    for (unsigned i = 0; i < 2; i++) {
        wide_butterfly(r, i, i + 2, 2);
        wide_butterfly(r, i + 4, i + 6, 3);
    }
    UNROLL
    for (unsigned i = 0; i < 4; i++)
        wide_butterfly(r, 2 * i, 2 * i + 1, 4 + i);

    struct pair x[4];
    UNROLL
    for (unsigned i = 0; i < 4; i++)
        x[i] = butterfly(exchange_4((struct pair){r[2 * i], r[2 * i + 1]}), zetas(0, i),
                         zetas_qinv(0, i));
    UNROLL
    for (unsigned i = 0; i < 4; i++)
        x[i] = butterfly(exchange_3(x[i]), zetas(1, i), zetas_qinv(1, i));
    UNROLL
    for (unsigned i = 0; i < 4; i++)
        x[i] = butterfly(exchange_2(x[i]), zetas(2, i), zetas_qinv(2, i));
    UNROLL
    for (unsigned i = 0; i < 4; i++)
        x[i] = butterfly(exchange_1(x[i]), zetas(3, i), zetas_qinv(3, i));
    UNROLL
    for (unsigned i = 0; i < 4; i++) {
        x[i] = exchange_5((struct pair){reduce(x[i].a), reduce(x[i].b)});
        store(p->c + 2 * LANES * i, x[i].a);
        store(p->c + 2 * LANES * i + LANES, x[i].b);
    }
}

/* --- exchanges, backwards --------------------------------------------------------------------- */

/* The bits marked ' are inverted in the lanes: there the zetas of a layer run as they do in its
 * table. 5: 4 3 2 1 0 becomes 1: 4' 5' 2' 3' 0. */
QTN_INLINE struct pair inv_exchange_1(struct pair x) {
    const __m512i low =
        _mm512_setr_epi32(30, 26, 28, 24, 14, 10, 12, 8, 22, 18, 20, 16, 6, 2, 4, 0);
    const __m512i up = _mm512_setr_epi32(31, 27, 29, 25, 15, 11, 13, 9, 23, 19, 21, 17, 7, 3, 5, 1);
    return (struct pair){_mm512_permutex2var_epi32(x.a, low, x.b),
                         _mm512_permutex2var_epi32(x.a, up, x.b)};
}

/* 1: 4' 5' 2' 3' 0 becomes 2: 4' 5' 3' 1 0. */
QTN_INLINE struct pair inv_exchange_2(struct pair x) {
    return (struct pair){_mm512_unpackhi_epi32(x.a, x.b), _mm512_unpacklo_epi32(x.a, x.b)};
}

/* 2: 4' 5' 3' 1 0 becomes 3: 4' 5' 2 1 0. */
QTN_INLINE struct pair inv_exchange_3(struct pair x) {
    return (struct pair){_mm512_unpackhi_epi64(x.a, x.b), _mm512_unpacklo_epi64(x.a, x.b)};
}

/* 3: 4' 5' 2 1 0 becomes 4: 3 5' 2 1 0. */
QTN_INLINE struct pair inv_exchange_4(struct pair x) {
    return (struct pair){_mm512_shuffle_i64x2(x.a, x.b, 0xee),
                         _mm512_shuffle_i64x2(x.a, x.b, 0x44)};
}

/* 4: 3 5' 2 1 0 becomes 5: 4 3 2 1 0. */
QTN_INLINE struct pair inv_exchange_5(struct pair x) {
    return (struct pair){_mm512_shuffle_i64x2(x.a, x.b, 0xdd),
                         _mm512_shuffle_i64x2(x.a, x.b, 0x88)};
}

/* Algorithm 10. |c| < q at first; 2 q, 4 q; at most 0.57 q after the first reduction and 0.61 q
 * where the last step was a multiplication. */
QTN_INLINE void inv_ntt(__m512i *r, const struct mlkem_poly *p) {
    struct pair x[4];
    UNROLL
    for (unsigned i = 0; i < 4; i++) {
        x[i] = (struct pair){load(p->c + 2 * LANES * i), load(p->c + 2 * LANES * i + LANES)};
        x[i] = inv_butterfly(inv_exchange_1(x[i]), zetas(3, 3 - i), zetas_qinv(3, 3 - i));
    }
    UNROLL
    for (unsigned i = 0; i < 4; i++) {
        x[i] = inv_butterfly(inv_exchange_2(x[i]), zetas(2, 3 - i), zetas_qinv(2, 3 - i));
        x[i].a = reduce(x[i].a);
    }
    UNROLL
    for (unsigned i = 0; i < 4; i++) /* 1.21 q */
        x[i] = inv_butterfly(inv_exchange_3(x[i]), zetas(1, 3 - i), zetas_qinv(1, 3 - i));
    UNROLL
    for (unsigned i = 0; i < 4; i++) { /* 2.41 q */
        x[i] = inv_butterfly(inv_exchange_4(x[i]), zetas(0, 3 - i), zetas_qinv(0, 3 - i));
        x[i] = inv_exchange_5(x[i]);
        r[2 * i] = x[i].a;
        r[2 * i + 1] = x[i].b;
    }
    UNROLL
    for (unsigned i = 0; i < 4; i++) /* 4.82 q */
        inv_wide_butterfly(r, 2 * i, 2 * i + 1, 7 - i);
    UNROLL
    for (unsigned i = 0; i < 2; i++) { /* 9.63 q, and 2^15 is 9.84 q */
        inv_wide_butterfly(r, i, i + 2, 3);
        inv_wide_butterfly(r, i + 4, i + 6, 2);
        r[i] = reduce(r[i]);
        r[i + 4] = reduce(r[i + 4]);
    }
    /* 2^32 / 128 mod q: divides by 128, and brings in 2^16 after its own reduction. In the other
     * half times the last zeta, -758 * 2^-16. */
    const __m512i f = _mm512_set1_epi16(1441);
    const __m512i f_qinv = _mm512_set1_epi16(-10079);
    const __m512i zeta_f = _mm512_set1_epi16(1397);
    const __m512i zeta_f_qinv = _mm512_set1_epi16(5237);
    UNROLL
    for (unsigned i = 0; i < 4; i++) {
        const __m512i sum = _mm512_add_epi16(r[i], r[i + 4]);
        const __m512i difference = _mm512_sub_epi16(r[i + 4], r[i]);
        r[i] = multiply(sum, f, f_qinv);
        r[i + 4] = multiply(difference, zeta_f, zeta_f_qinv);
    }
}

void qtn_mlkem_avx512_inv_ntt(struct mlkem_poly *p) {
    __m512i r[VECTORS];
    inv_ntt(r, p);
    UNROLL
    for (unsigned i = 0; i < VECTORS; i++)
        store(p->c + LANES * i, r[i]);
}

void qtn_mlkem_avx512_inv_ntt_add(struct mlkem_poly *p, const struct mlkem_poly *e) {
    __m512i r[VECTORS];
    inv_ntt(r, p);
    UNROLL
    for (unsigned i = 0; i < VECTORS; i++)
        store(p->c + LANES * i, _mm512_add_epi16(r[i], load(e->c + LANES * i)));
}
