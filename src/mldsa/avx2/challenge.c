/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Products by the challenge c (FIPS 204, Algorithm 7, steps 18 to 25), with AVX2.
 *
 * c * s modulo X^256 + 1 has coefficients of 240 at most where |s| <= 4, of 60 * 2^12 where
 * |s| <= 2^12. So the product is known when it is known modulo 7681, or modulo 7681 and 10753:
 * NTTs in 16 bits, sixteen coefficients a vector, no faster for any c than for another.
 *
 * Vector k of 16 vectors holds coefficients 16k to 16k + 15, in the order of _mm256_packs_epi32:
 * lane bits 3 to 0 are bits 2, 3, 1 and 0 of the coefficient's number (i2, i3, i1, i0), and the
 * number of the vector is i7 to i4. The layers of length 128 to 1 combine the vectors that differ
 * in i7, ... i0; where a bit is one of the lane, it first changes places with one of the vector.
 * The order of this NTT domain is one of its own. */
#include "common/compiler.h"
#include "common/wipe.h"
#include "mldsa/avx2/avx2.h"
#include "mldsa/avx2/vector.h"
#include "mldsa/avx2/zetas16.h"

enum { P1 = 7681, P2 = 10753, PINV1 = -7679, PINV2 = -10751 }; /* p^-1 mod 2^16 */

/* In each lane: a modulus, its inverse modulo 2^16, 2^15 / p (rounded), and 2^24 mod+- p, which is
 * 2^8 after a reduction: 2^16, and the 256 that the inverse NTT leaves. */
struct prime {
    __m256i p, pinv, reciprocal, scale;
    const struct zetas16 *zetas;
};

/* Tables that the compiler does not know: it would make constants of them, in more instructions. */
static inline const struct zetas16 *unknown(const struct zetas16 *zetas) {
    __asm__("" : "+r"(zetas));
    return zetas;
}

static inline struct prime prime_1(void) {
    return (struct prime){opaque(_mm256_set1_epi16(P1)), opaque(_mm256_set1_epi16(PINV1)),
                          _mm256_set1_epi16(4), _mm256_set1_epi16(1912), unknown(&zetas_7681)};
}

static inline struct prime prime_2(void) {
    return (struct prime){opaque(_mm256_set1_epi16(P2)), opaque(_mm256_set1_epi16(PINV2)),
                          _mm256_set1_epi16(3), _mm256_set1_epi16(2536), unknown(&zetas_10753)};
}

static inline __m256i load_16(const int16_t *p) {
    return _mm256_load_si256((const __m256i *)(const void *)p);
}

static inline void store_16(int16_t *p, __m256i v) {
    _mm256_store_si256((__m256i *)(void *)p, v);
}

/* --- modulo p -------------------------------------------------------------------------------- */

/* a * z / 2^16 mod p; zp = z * p^-1 mod 2^16. In: |z| <= 0.66p. Out: |r| <= p / 2 + |a * z| / 2^16:
 * below 0.75p where |z| <= p / 2. */
static inline __m256i mul(__m256i a, __m256i z, __m256i zp, __m256i p) {
    const __m256i m = _mm256_mulhi_epi16(_mm256_mullo_epi16(a, zp), p);
    return _mm256_sub_epi16(_mm256_mulhi_epi16(a, z), m);
}

/* a mod p near zero: |r| <= 0.66p for |a| <= 2.6p (p = 7681), 0.55p for any a (10753). */
QTN_INLINE __m256i reduce_16(__m256i a, struct prime n) {
    const __m256i k = _mm256_mulhrs_epi16(a, n.reciprocal);
    return _mm256_sub_epi16(a, _mm256_mullo_epi16(k, n.p));
}

QTN_INLINE void forward(__m256i *a, __m256i *b, __m256i z, __m256i zp, struct prime n) {
    const __m256i t = mul(*b, z, zp, n.p);
    *b = _mm256_sub_epi16(*a, t);
    *a = _mm256_add_epi16(*a, t);
}

QTN_INLINE void inverse(__m256i *a, __m256i *b, __m256i z, __m256i zp, struct prime n) {
    const __m256i d = _mm256_sub_epi16(*b, *a);
    *a = _mm256_add_epi16(*a, *b);
    *b = mul(d, z, zp, n.p);
}

/* With a vector of factors at z, and their products by p^-1 behind it. */
QTN_INLINE void forward_by(__m256i *a, __m256i *b, const int16_t *z, struct prime n) {
    forward(a, b, load_16(z), load_16(z + 16), n);
}

QTN_INLINE void inverse_by(__m256i *a, __m256i *b, const int16_t *z, struct prime n) {
    inverse(a, b, load_16(z), load_16(z + 16), n);
}

/* --- exchanges of a lane bit and the bit in which two vectors differ ------------------------- */

/* With lane bit 3. */
static inline void exchange_3(__m256i *a, __m256i *b) {
    const __m256i low = _mm256_permute2x128_si256(*a, *b, 0x20);
    *b = _mm256_permute2x128_si256(*a, *b, 0x31);
    *a = low;
}

/* With lane bit 2. */
static inline void exchange_2(__m256i *a, __m256i *b) {
    const __m256i low = _mm256_unpacklo_epi64(*a, *b);
    *b = _mm256_unpackhi_epi64(*a, *b);
    *a = low;
}

/* The vectors' bit becomes lane bit 0, bits 0 and 1 move up, 2 is the vectors'; and back. */
static inline void rotate_in(__m256i *a, __m256i *b) {
    const __m256i low = _mm256_unpacklo_epi16(*a, *b);
    *b = _mm256_unpackhi_epi16(*a, *b);
    *a = low;
}

static inline void rotate_out(__m256i *a, __m256i *b) {
    const __m256i even_first = _mm256_broadcastsi128_si256(
        _mm_setr_epi8(0, 1, 4, 5, 8, 9, 12, 13, 2, 3, 6, 7, 10, 11, 14, 15));
    *a = _mm256_shuffle_epi8(*a, even_first);
    *b = _mm256_shuffle_epi8(*b, even_first);
    exchange_2(a, b);
}

/* --- NTT ------------------------------------------------------------------------------------- */

QTN_INLINE void reduce_all(__m256i v[8], struct prime n) {
    for (unsigned k = 0; k < 8; k++)
        v[k] = reduce_16(v[k], n);
}

/* Half h (i7) of the NTT of 256 coefficients, |a| <= 2^12. Bits 2 to 0 of a vector's number are
 * i6, i5, i4, then i2, i3, i4, then i2, i1, i0. Out: |v| <= 0.66p. */
QTN_INLINE void forward_half(int16_t *r, const int16_t *a, unsigned h, struct prime n) {
    const int16_t *z = n.zetas->forward + 320 * h;
    __m256i v[8];
    for (unsigned k = 0; k < 8; k++) {
        __m256i low = load_16(a + 16 * k), high = load_16(a + 128 + 16 * k);
        forward_by(&low, &high, n.zetas->far + 32, n);
        v[k] = h == 0 ? low : high;
    }
    for (unsigned k = 0; k < 4; k++)
        forward_by(&v[k], &v[k + 4], n.zetas->far + 32 * (2 + h), n);
    for (unsigned k = 0; k < 4; k++)
        forward_by(&v[k + (k & 2)], &v[k + (k & 2) + 2], n.zetas->far + 32 * (4 + 2 * h + k / 2),
                   n);
    reduce_all(v, n); /* |v| <= 2.3p after three layers */
    for (unsigned k = 0; k < 4; k++)
        exchange_3(&v[k], &v[k + 4]);
    for (unsigned k = 0; k < 4; k++)
        exchange_2(&v[k + (k & 2)], &v[k + (k & 2) + 2]);
    for (unsigned k = 0; k < 8; k += 2)
        forward_by(&v[k], &v[k + 1], z, n);
    for (unsigned k = 0; k < 4; k++)
        forward_by(&v[k + (k & 2)], &v[k + (k & 2) + 2], z + 32 + 32 * (k & 1), n);
    reduce_all(v, n);
    for (unsigned k = 0; k < 8; k += 2)
        rotate_out(&v[k], &v[k + 1]);
    for (unsigned k = 0; k < 4; k++)
        rotate_out(&v[k + (k & 2)], &v[k + (k & 2) + 2]);
    for (unsigned k = 0; k < 4; k++)
        forward_by(&v[k], &v[k + 4], z + 96, n);
    for (unsigned k = 0; k < 4; k++)
        forward_by(&v[k + (k & 2)], &v[k + (k & 2) + 2], z + 128 + 32 * (k / 2), n);
    for (unsigned k = 0; k < 8; k += 2)
        forward_by(&v[k], &v[k + 1], z + 192 + 16 * k, n);
    reduce_all(v, n);
    for (unsigned k = 0; k < 8; k++)
        store_16(r + 16 * k, v[k]);
}

QTN_INLINE void ntt_16(int16_t r[MLDSA_N], const int16_t a[MLDSA_N], struct prime n) {
    for (unsigned h = 0; h < 2; h++)
        forward_half(r + 128 * h, a, h, n);
}

/* --- NTT^-1 ---------------------------------------------------------------------------------- */

/* The vectors of an inverse NTT are 32 numbers apart, in the place of the result. */
enum { APART = 32 };

/* The layers of length 1, 2 and 4 of half h. In: |v| <= 0.56p. Out: vectors by i2, i3, i4;
 * |v| <= 0.77p. */
QTN_INLINE void inverse_near(int16_t *r, __m256i v[8], unsigned h, struct prime n) {
    const int16_t *z = n.zetas->inverse + 320 * h;
    for (unsigned k = 0; k < 8; k += 2)
        inverse_by(&v[k], &v[k + 1], z + 192 + 16 * k, n);
    for (unsigned k = 0; k < 4; k++)
        inverse_by(&v[k + (k & 2)], &v[k + (k & 2) + 2], z + 128 + 32 * (k / 2), n);
    v[0] = reduce_16(v[0], n); /* |v| <= 2.3p; the others are products, or sums of two */
    v[4] = reduce_16(v[4], n);
    for (unsigned k = 0; k < 4; k++)
        inverse_by(&v[k], &v[k + 4], z + 96, n);
    for (unsigned k = 0; k < 4; k++) /* |v| <= 2.4p; the others are products */
        v[k] = reduce_16(v[k], n);
    for (unsigned k = 0; k < 4; k++)
        rotate_in(&v[k + (k & 2)], &v[k + (k & 2) + 2]);
    for (unsigned k = 0; k < 8; k += 2)
        rotate_in(&v[k], &v[k + 1]);
    for (unsigned k = 0; k < 8; k++)
        store_16(r + APART * k, v[k]);
}

/* Those of length 8 and 16. Out: vectors by i6, i5, i4; |v| <= 0.77p. */
QTN_INLINE void inverse_middle(int16_t *r, unsigned h, struct prime n) {
    const int16_t *z = n.zetas->inverse + 320 * h;
    __m256i v[8];
    for (unsigned k = 0; k < 8; k++)
        v[k] = load_16(r + APART * k);
    for (unsigned k = 0; k < 4; k++)
        inverse_by(&v[k + (k & 2)], &v[k + (k & 2) + 2], z + 32 + 32 * (k & 1), n);
    for (unsigned k = 0; k < 8; k += 2)
        inverse_by(&v[k], &v[k + 1], z, n);
    for (unsigned k = 0; k < 8; k += 2) /* |v| <= 2.8p; the others are products */
        v[k] = reduce_16(v[k], n);
    for (unsigned k = 0; k < 4; k++)
        exchange_2(&v[k + (k & 2)], &v[k + (k & 2) + 2]);
    for (unsigned k = 0; k < 4; k++)
        exchange_3(&v[k], &v[k + 4]);
    for (unsigned k = 0; k < 8; k++)
        store_16(r + APART * k, v[k]);
}

/* Those of length 32, 64 and 128, of the eight vectors with the same i4; v is by i7, i6, i5.
 * Out: |v| <= 2.6p. */
QTN_INLINE void inverse_last(__m256i v[8], const int16_t *r, struct prime n) {
    for (unsigned k = 0; k < 8; k++)
        v[k] = load_16(r + 2 * APART * k);
    for (unsigned k = 0; k < 8; k += 2)
        inverse_by(&v[k], &v[k + 1], n.zetas->far + 32 * (7 - k / 2), n);
    for (unsigned k = 0; k < 4; k++)
        inverse_by(&v[k + (k & 2)], &v[k + (k & 2) + 2], n.zetas->far + 32 * (3 - k / 2), n);
    v[0] = reduce_16(v[0], n); /* |v| <= 2.9p; the others are below 1.4p */
    v[4] = reduce_16(v[4], n);
    for (unsigned k = 0; k < 4; k++)
        inverse_by(&v[k], &v[k + 4], n.zetas->far + 32, n);
}

/* --- the challenge and its factors ----------------------------------------------------------- */

/* The coefficients in 16 bits, in vectors. */
static inline void narrow(int16_t *r, const int32_t *a) {
    for (unsigned i = 0; i < MLDSA_N; i += 16)
        store_16(r + i, _mm256_packs_epi32(load_8(a + i), load_8(a + i + 8)));
}

static inline int16_t *words(struct mldsa_poly *p) {
    return (int16_t *)(void *)p;
}

static inline const int16_t *const_words(const struct mldsa_poly *p) {
    return (const int16_t *)(const void *)p;
}

/* c becomes its NTTs by both moduli. */
void qtn_mldsa_avx2_challenge(struct mldsa_poly *c) {
    const struct prime p1 = prime_1();
    const struct prime p2 = prime_2();
    _Alignas(32) int16_t narrowed[MLDSA_N];
    narrow(narrowed, c->c);
    ntt_16(words(c), narrowed, p1);
    ntt_16(words(c) + MLDSA_N, narrowed, p2);
}

/* s becomes NTTs with the factor that the product's reduction and the inverse NTT leave out. */
QTN_INLINE void scaled_ntt(int16_t *r, const int16_t *a, struct prime n) {
    const __m256i scale_pinv = _mm256_mullo_epi16(n.scale, n.pinv);
    ntt_16(r, a, n);
    for (unsigned i = 0; i < MLDSA_N; i += 16)
        store_16(r + i, mul(load_16(r + i), n.scale, scale_pinv, n.p));
}

/* Below 240: one modulus, and in the other half the products by p^-1. */
void qtn_mldsa_avx2_factor_small(struct mldsa_poly *s) {
    const struct prime p1 = prime_1();
    _Alignas(32) int16_t narrowed[MLDSA_N];
    int16_t *r = words(s);
    narrow(narrowed, s->c);
    scaled_ntt(r, narrowed, p1);
    for (unsigned i = 0; i < MLDSA_N; i += 16)
        store_16(r + MLDSA_N + i, _mm256_mullo_epi16(load_16(r + i), p1.pinv));
    qtn_wipe(narrowed, sizeof narrowed);
}

void qtn_mldsa_avx2_factor_large(struct mldsa_poly *s) {
    const struct prime p1 = prime_1();
    const struct prime p2 = prime_2();
    _Alignas(32) int16_t narrowed[MLDSA_N];
    narrow(narrowed, s->c);
    scaled_ntt(words(s), narrowed, p1);
    scaled_ntt(words(s) + MLDSA_N, narrowed, p2);
    qtn_wipe(narrowed, sizeof narrowed);
}

/* c * s of one modulus, up to the last three layers; sp = s * p^-1, or NULL. */
QTN_INLINE void products(int16_t *r, const int16_t *c, const int16_t *s, const int16_t *sp,
                         struct prime n) {
    for (unsigned h = 0; h < 2; h++) {
        __m256i v[8];
        for (unsigned k = 0; k < 8; k++) {
            const unsigned at = 128 * h + 16 * k;
            const __m256i factor = load_16(s + at);
            const __m256i factor_pinv =
                sp != NULL ? load_16(sp + at) : _mm256_mullo_epi16(factor, n.pinv);
            v[k] = mul(load_16(c + at), factor, factor_pinv, n.p);
        }
        inverse_near(r + 8 * APART * h, v, h, n);
    }
    for (unsigned h = 0; h < 2; h++)
        inverse_middle(r + 8 * APART * h, h, n);
}

/* The value near zero of 16 coefficients modulo p1, in 32 bits: x - k * p1. */
QTN_INLINE void widen(int32_t *r, __m256i x, struct prime p1) {
    const __m256i k = _mm256_mulhrs_epi16(x, p1.reciprocal);
    const __m256i weights = _mm256_set1_epi32((int32_t)((uint32_t)-P1 << 16 | 1));
    store_8(r, _mm256_madd_epi16(_mm256_unpacklo_epi16(x, k), weights));
    store_8(r + 8, _mm256_madd_epi16(_mm256_unpackhi_epi16(x, k), weights));
}

void qtn_mldsa_avx2_mul_challenge_small(struct mldsa_poly *r, const struct mldsa_poly *c,
                                        const struct mldsa_poly *s) {
    const struct prime p1 = prime_1();
    int16_t *w = words(r);
    products(w, const_words(c), const_words(s), const_words(s) + MLDSA_N, p1);
    for (unsigned i4 = 0; i4 < 2; i4++) {
        __m256i v[8];
        inverse_last(v, w + APART * i4, p1);
        for (unsigned k = 0; k < 8; k++)
            widen(r->c + 32 * k + 16 * i4, v[k], p1);
    }
}

/* x1 + p1 * d, where d = (x2 - x1) / p1 mod p2 is below 40: eight bits, and all of them. */
QTN_INLINE void join(int32_t *r, __m256i x1, __m256i x2, struct prime p2) {
    const __m256i inverse_p1 = _mm256_set1_epi16(3563); /* 2^16 / p1 mod p2 */
    const __m256i inverse_p1_pinv = _mm256_set1_epi16(32747);
    const __m256i difference = _mm256_sub_epi16(reduce_16(x2, p2), x1);
    const __m256i d = reduce_16(mul(difference, inverse_p1, inverse_p1_pinv, p2.p), p2);
    const __m256i weights = _mm256_set1_epi32(P1 << 16 | 1);
    store_8(r, _mm256_madd_epi16(_mm256_unpacklo_epi16(x1, d), weights));
    store_8(r + 8, _mm256_madd_epi16(_mm256_unpackhi_epi16(x1, d), weights));
}

void qtn_mldsa_avx2_mul_challenge_large(struct mldsa_poly *r, const struct mldsa_poly *c,
                                        const struct mldsa_poly *s) {
    const struct prime p1 = prime_1(), p2 = prime_2();
    int16_t *w = words(r);
    products(w, const_words(c), const_words(s), NULL, p1);
    products(w + 16, const_words(c) + MLDSA_N, const_words(s) + MLDSA_N, NULL, p2);
    for (unsigned i4 = 0; i4 < 2; i4++) {
        __m256i v[8];
        inverse_last(v, w + APART * i4, p1);
        for (unsigned k = 0; k < 8; k++)
            store_16(w + APART * (2 * k + i4), v[k]);
        inverse_last(v, w + APART * i4 + 16, p2);
        for (unsigned k = 0; k < 8; k++) {
            const unsigned at = 2 * k + i4;
            join(r->c + 16 * at, load_16(w + APART * at), v[k], p2);
        }
    }
}
