/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 203, Algorithms 9 to 12, in portable C. */
#include "mlkem/ref/reduce.h"
#include "mlkem/ref/ref.h"

/* 17^BitRev7(i) * 2^16 mod q, centred; and the same times q^-1 mod 2^16. */
static const int16_t zetas[128] = {
    -1044, -758,  -359,  -1517, 1493,  1422,  287,   202,   -171,  622,   1577,  182,   962,
    -1202, -1474, 1468,  573,   -1325, 264,   383,   -829,  1458,  -1602, -130,  -681,  1017,
    732,   608,   -1542, 411,   -205,  -1571, 1223,  652,   -552,  1015,  -1293, 1491,  -282,
    -1544, 516,   -8,    -320,  -666,  -1618, -1162, 126,   1469,  -853,  -90,   -271,  830,
    107,   -1421, -247,  -951,  -398,  961,   -1508, -725,  448,   -1065, 677,   -1275, -1103,
    430,   555,   843,   -1251, 871,   1550,  105,   422,   587,   177,   -235,  -291,  -460,
    1574,  1653,  -246,  778,   1159,  -147,  -777,  1483,  -602,  1119,  -1590, 644,   -872,
    349,   418,   329,   -156,  -75,   817,   1097,  603,   610,   1322,  -1285, -1465, 384,
    -1215, -136,  1218,  -1335, -874,  220,   -1187, -1659, -1185, -1530, -1278, 794,   -1510,
    -854,  -870,  478,   -108,  -308,  996,   991,   958,   -1460, 1522,  1628,
};
static const int16_t zetas_qinv[128] = {
    -20,    31498,  14745,  787,    13525,  -12402, 28191,  -16694, -20907, 27758,  -3799,  -15690,
    10690,  1358,   -11202, 31164,  -5827,  17363,  -26360, -29057, 5571,   -1102,  21438,  -26242,
    -28073, 24313,  -10532, 8800,   18426,  8859,   26675,  -16163, -5689,  -6516,  1496,   30967,
    -23565, 20179,  20710,  25080,  -12796, 26616,  16064,  -12442, 9134,   -650,   -25986, 27837,
    19883,  -28250, -15887, -8898,  -28309, 9075,   -30199, 18249,  13426,  14017,  -29156, -12757,
    16832,  4311,   -24155, -17915, -335,   11182,  -11477, 13387,  -32227, -14233, 20494,  -21655,
    -27738, 13131,  945,    -4587,  -14883, 23092,  6182,   5493,   32010,  -32502, 10631,  30317,
    29175,  -18741, -28762, 12639,  -18486, 20100,  17560,  18525,  -14430, 19529,  -5276,  -12619,
    -31183, 20297,  25435,  2146,   -7382,  15355,  24391,  -32384, -20927, -6280,  10946,  -14903,
    24214,  -11044, 16989,  14469,  10335,  -21498, -7934,  -20198, -22502, 23210,  10906,  -17442,
    31636,  -23860, 28644,  -20257, 23998,  7756,   -17422, 23132,
};

/* One layer of Algorithm 9: blocks of 2 * len, the i-th with zetas[first + i]. Inlined with
 * constant len, so that the inner loop becomes vector code. Grows |c| by less than q. */
static inline void ntt_layer(int16_t *r, unsigned len, unsigned first) {
    for (unsigned start = 0; start < MLKEM_N; start += 2 * len) {
        const int16_t z = zetas[first];
        const int16_t zq = zetas_qinv[first];
        first++;
        for (unsigned j = start; j < start + len; j++) {
            const int16_t t = mlkem_mul_const(r[j + len], z, zq);
            r[j + len] = (int16_t)(r[j] - t);
            r[j] = (int16_t)(r[j] + t);
        }
    }
}

void qtn_mlkem_ref_ntt(struct mlkem_poly *p) {
    int16_t *r = p->c;
    ntt_layer(r, 128, 1); /* |c| < 2q, and q more with each layer: 8q < 2^15 in the end */
    ntt_layer(r, 64, 2);
    ntt_layer(r, 32, 4);
    ntt_layer(r, 16, 8);
    ntt_layer(r, 8, 16);
    ntt_layer(r, 4, 32);
    ntt_layer(r, 2, 64);
    for (unsigned i = 0; i < MLKEM_N; i++)
        r[i] = mlkem_barrett(r[i]);
}

/* One layer of Algorithm 10; the zetas run backwards, from zetas[last]. The sum doubles |c|; the
 * product is below q again. */
static inline void inv_ntt_layer(int16_t *r, unsigned len, unsigned last) {
    for (unsigned start = 0; start < MLKEM_N; start += 2 * len) {
        const int16_t z = zetas[last];
        const int16_t zq = zetas_qinv[last];
        last--;
        for (unsigned j = start; j < start + len; j++) {
            const int16_t a = r[j];
            r[j] = (int16_t)(a + r[j + len]);
            r[j + len] = (int16_t)(r[j + len] - a);
            r[j + len] = mlkem_mul_const(r[j + len], z, zq);
        }
    }
}

void qtn_mlkem_ref_inv_ntt(struct mlkem_poly *p) {
    /* 2^32 / 128 mod q: divides by 128, and brings in 2^16 after its own reduction. */
    const int16_t f = 1441;
    const int16_t f_qinv = -10079;
    int16_t *r = p->c;
    inv_ntt_layer(r, 2, 127); /* |c| < 2q, 4q, 8q */
    inv_ntt_layer(r, 4, 63);
    inv_ntt_layer(r, 8, 31);
    for (unsigned i = 0; i < MLKEM_N; i++)
        r[i] = mlkem_barrett(r[i]); /* q / 2 */
    inv_ntt_layer(r, 16, 15);       /* q, 2q, 4q, 8q */
    inv_ntt_layer(r, 32, 7);
    inv_ntt_layer(r, 64, 3);
    inv_ntt_layer(r, 128, 1);
    for (unsigned i = 0; i < MLKEM_N; i++)
        r[i] = mlkem_mul_const(r[i], f, f_qinv);
}

void qtn_mlkem_ref_inv_ntt_add(struct mlkem_poly *r, const struct mlkem_poly *e) {
    qtn_mlkem_ref_inv_ntt(r);
    mlkem_poly_add(r, e);
}

/* The i-th pair of b is a factor modulo X^2 - gamma_i, where gamma is zetas[64 + i / 2] for even i
 * and its negative for odd i: keep b1 * gamma. */
void qtn_mlkem_ref_mul_cache(struct mlkem_cache *cache, const struct mlkem_poly *b) {
    for (unsigned i = 0; i < MLKEM_N / 4; i++) {
        const int16_t z = zetas[64 + i];
        const int16_t zq = zetas_qinv[64 + i];
        cache->c[2 * i] = mlkem_mul_const(b->c[4 * i + 1], z, zq);
        cache->c[2 * i + 1] = (int16_t)-mlkem_mul_const(b->c[4 * i + 3], z, zq);
    }
}

/* Inlined with constant k: then the short loop is unrolled and the long one becomes vector code,
 * three times as fast. */
static inline void inner_product(struct mlkem_poly *r, const struct mlkem_poly *a,
                                 const struct mlkem_poly *b, const struct mlkem_cache *cache,
                                 unsigned k) {
    for (unsigned i = 0; i < MLKEM_N / 2; i++) {
        int32_t even = 0; /* eight products below q^2: no overflow, and below 2^15 * q */
        int32_t odd = 0;
        for (unsigned n = 0; n < k; n++) {
            const int32_t a0 = a[n].c[2 * i];
            const int32_t a1 = a[n].c[2 * i + 1];
            even += a0 * b[n].c[2 * i] + a1 * cache[n].c[i];
            odd += a0 * b[n].c[2 * i + 1] + a1 * b[n].c[2 * i];
        }
        r->c[2 * i] = mlkem_montgomery(even);
        r->c[2 * i + 1] = mlkem_montgomery(odd);
    }
}

void qtn_mlkem_ref_inner_product(struct mlkem_poly *r, const struct mlkem_poly *a,
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

void qtn_mlkem_ref_to_mont_add(struct mlkem_poly *r, const struct mlkem_poly *e) {
    const int16_t r2 = 1353; /* 2^32 mod q */
    const int16_t r2_qinv = 20553;
    for (unsigned i = 0; i < MLKEM_N; i++) {
        const int16_t t = mlkem_mul_const(r->c[i], r2, r2_qinv);
        r->c[i] = mlkem_barrett((int16_t)(t + e->c[i]));
    }
}
