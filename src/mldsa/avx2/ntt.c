/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 204, Algorithms 41 and 42 and the products of the NTT domain, with AVX2.
 *
 * An NTT is two passes over the polynomial, each with eight vectors at a time in registers. One
 * takes the layers of length 128, 64 and 32 on vectors that are 32 coefficients apart; the other
 * the rest, on 64 coefficients. There a vector holds four coefficients of the first 32 and the
 * four that are 32 later, so that the layers of length 16, 8 and 4 need no shuffle. The order of
 * the NTT domain is the standard's. */
#include "common/compiler.h"
#include "mldsa/avx2/avx2.h"
#include "mldsa/avx2/vector.h"
#include "mldsa/avx2/zetas.h"

/* z(i) = 1753^BitRev8(i) mod+- q for the layers of length 128 to 16, and z * 2^32 / q, rounded. */
static const int32_t zetas[16] = {1,        -3572223, 3765607, 3761513, -3201494, -2883726,
                                  -3145678, -3201430, -601683, 3542485, 2682288,  2129892,
                                  3764867,  -1005239, 557458,  -1221177};
static const int32_t quotients[16] = {513,         -1830765815, 1929875198,  1927777021,
                                      -1640767044, -1477910808, -1612161320, -1640734244,
                                      -308362795,  1815525077,  1374673747,  1091570561,
                                      1929495947,  -515185417,  285697463,   -625853735};

/* z in each lane, its quotient, and the quotients of odd lanes in even ones. */
struct factor {
    __m256i z, quotient, odd;
};

static inline struct factor broadcast(unsigned i) {
    const __m256i quotient = opaque(_mm256_set1_epi32(quotients[i]));
    return (struct factor){opaque(_mm256_set1_epi32(zetas[i])), quotient, quotient};
}

/* The i-th vector of those of 32 coefficients; lanes 2k and 2k + 1 are the same, but in the last
 * two vectors. */
static inline struct factor vector_of(const int32_t *table, unsigned i) {
    const __m256i quotient = load_8(table + 16 * i + 8);
    return (struct factor){load_8(table + 16 * i), quotient,
                           i < 5 ? quotient : odd_to_even(quotient)};
}

/* a * z - k * q, where k is a * z / q rounded down, from an approximation: with |a| < 2^n the
 * result is in [0, q), or outside by q * 2^(n - 33) at most. Only k needs full products: two; of
 * the other two the lower halves. */
static inline __m256i mul(__m256i a, struct factor f, __m256i q) {
    const __m256i even = _mm256_mul_epi32(a, f.quotient);
    const __m256i odd = _mm256_mul_epi32(odd_to_even(a), f.odd);
    const __m256i k = high_halves(even, odd);
    return _mm256_sub_epi32(_mm256_mullo_epi32(a, f.z), _mm256_mullo_epi32(k, q));
}

/* Two butterflies of Algorithm 41, step by step: the processor does not see far enough ahead to
 * fill the waits of one with the other. */
static inline void forward(__m256i *a0, __m256i *b0, struct factor f0, __m256i *a1, __m256i *b1,
                           struct factor f1, __m256i q) {
    const __m256i even0 = _mm256_mul_epi32(*b0, f0.quotient);
    const __m256i even1 = _mm256_mul_epi32(*b1, f1.quotient);
    const __m256i odd0 = _mm256_mul_epi32(odd_to_even(*b0), f0.odd);
    const __m256i odd1 = _mm256_mul_epi32(odd_to_even(*b1), f1.odd);
    const __m256i low0 = _mm256_mullo_epi32(*b0, f0.z);
    const __m256i low1 = _mm256_mullo_epi32(*b1, f1.z);
    const __m256i k0 = high_halves(even0, odd0);
    const __m256i k1 = high_halves(even1, odd1);
    const __m256i m0 = _mm256_mullo_epi32(k0, q);
    const __m256i m1 = _mm256_mullo_epi32(k1, q);
    const __m256i t0 = _mm256_sub_epi32(low0, m0);
    const __m256i t1 = _mm256_sub_epi32(low1, m1);
    *b0 = _mm256_sub_epi32(*a0, t0);
    *b1 = _mm256_sub_epi32(*a1, t1);
    *a0 = _mm256_add_epi32(*a0, t0);
    *a1 = _mm256_add_epi32(*a1, t1);
}

/* A butterfly of Algorithm 42. */
static inline void inverse(__m256i *a, __m256i *b, struct factor f, __m256i q) {
    const __m256i d = _mm256_sub_epi32(*b, *a);
    *a = _mm256_add_epi32(*a, *b);
    *b = mul(d, f, q);
}

/* --- between the halves, pairs and single lanes of two vectors ------------------------------- */

static inline __m256i even_lanes(__m256i a, __m256i b) {
    return _mm256_castps_si256(
        _mm256_shuffle_ps(_mm256_castsi256_ps(a), _mm256_castsi256_ps(b), 0x88));
}

static inline __m256i odd_lanes(__m256i a, __m256i b) {
    return _mm256_castps_si256(
        _mm256_shuffle_ps(_mm256_castsi256_ps(a), _mm256_castsi256_ps(b), 0xdd));
}

static inline __m256i low_halves(__m256i a, __m256i b) {
    return _mm256_permute2x128_si256(a, b, 0x20);
}

static inline __m256i upper_halves(__m256i a, __m256i b) {
    return _mm256_permute2x128_si256(a, b, 0x31);
}

/* --- Algorithm 41 ---------------------------------------------------------------------------- */

/* Two layers: v[0] and v[1] with v[2] and v[3], then v[0] with v[1], v[2] with v[3]. */
static inline void forward_two(__m256i v[4], struct factor f0, struct factor f1, struct factor f2,
                               __m256i q) {
    forward(&v[0], &v[2], f0, &v[1], &v[3], f0, q);
    forward(&v[0], &v[1], f1, &v[2], &v[3], f2, q);
}

/* Four vectors at distances of d coefficients, two layers. */
static inline void forward_far(int32_t *r, const int32_t *p, unsigned d, struct factor f0,
                               struct factor f1, struct factor f2, __m256i q) {
    __m256i v[4] = {load_8(p), load_8(p + d), load_8(p + 2 * d), load_8(p + 3 * d)};
    forward_two(v, f0, f1, f2, q);
    for (unsigned k = 0; k < 4; k++)
        store_8(r + k * d, v[k]);
}

/* The layers of length 8 and 4 of 32 coefficients; leaves them in halves. */
static inline void forward_middle(int32_t *r, const int32_t *table, __m256i q) {
    const __m256i a = load_8(r), b = load_8(r + 8), c = load_8(r + 16), d = load_8(r + 24);
    __m256i v[4] = {low_halves(a, c), upper_halves(a, c), low_halves(b, d), upper_halves(b, d)};
    forward_two(v, vector_of(table, 0), vector_of(table, 1), vector_of(table, 2), q);
    for (unsigned k = 0; k < 4; k++)
        store_8(r + 8 * k, v[k]);
}

/* Reduced, and back in the order before forward_near took them apart. */
static inline void put_together(__m256i *v, __m256i *w, __m256i even, __m256i odd, __m256i q) {
    even = reduce(even, q);
    odd = reduce(odd, q);
    const __m256i a = _mm256_unpacklo_epi32(even, odd);
    const __m256i b = _mm256_unpackhi_epi32(even, odd);
    *v = _mm256_unpacklo_epi64(a, b);
    *w = _mm256_unpackhi_epi64(a, b);
}

/* The last two layers of 32 coefficients, and the reduction; takes them in halves. */
static inline void forward_near(int32_t *r, const int32_t *table, __m256i q) {
    __m256i v[4] = {load_8(r), load_8(r + 8), load_8(r + 16), load_8(r + 24)};
    __m256i a0 = _mm256_unpacklo_epi64(v[0], v[1]), b0 = _mm256_unpackhi_epi64(v[0], v[1]);
    __m256i a1 = _mm256_unpacklo_epi64(v[2], v[3]), b1 = _mm256_unpackhi_epi64(v[2], v[3]);
    forward(&a0, &b0, vector_of(table, 3), &a1, &b1, vector_of(table, 4), q);
    __m256i even0 = even_lanes(a0, b0), odd0 = odd_lanes(a0, b0);
    __m256i even1 = even_lanes(a1, b1), odd1 = odd_lanes(a1, b1);
    forward(&even0, &odd0, vector_of(table, 5), &even1, &odd1, vector_of(table, 6), q);
    put_together(&v[0], &v[1], even0, odd0, q);
    put_together(&v[2], &v[3], even1, odd1, q);
    store_8(r, low_halves(v[0], v[1]));
    store_8(r + 8, low_halves(v[2], v[3]));
    store_8(r + 16, upper_halves(v[0], v[1]));
    store_8(r + 24, upper_halves(v[2], v[3]));
}

void qtn_mldsa_avx2_ntt(struct mldsa_poly *r, const struct mldsa_poly *a) {
    const __m256i q = modulus();
    for (unsigned i = 0; i < 64; i += 8) /* |c| < 2.01q, and 1.01q more with each layer: 9.1q */
        forward_far(r->c + i, a->c + i, 64, broadcast(1), broadcast(2), broadcast(3), q);
    for (unsigned i = 0; i < 4; i++)
        for (unsigned k = 0; k < 16; k += 8)
            forward_far(r->c + 64 * i + k, r->c + 64 * i + k, 16, broadcast(4 + i),
                        broadcast(8 + 2 * i), broadcast(9 + 2 * i), q);
    for (unsigned i = 0; i < 8; i++)
        forward_middle(r->c + 32 * i, forward_zetas + 112 * i, q);
    for (unsigned i = 0; i < 8; i++)
        forward_near(r->c + 32 * i, forward_zetas + 112 * i, q);
}

/* --- Algorithm 42 ---------------------------------------------------------------------------- */

static inline void inverse_pairs(__m256i *v, __m256i *w, struct factor one, struct factor two,
                                 __m256i q) {
    __m256i a = _mm256_unpacklo_epi64(*v, *w);
    __m256i b = _mm256_unpackhi_epi64(*v, *w);
    __m256i even = even_lanes(a, b);
    __m256i odd = odd_lanes(a, b);
    inverse(&even, &odd, one, q);
    a = _mm256_unpacklo_epi32(even, odd);
    b = _mm256_unpackhi_epi32(even, odd);
    inverse(&a, &b, two, q);
    *v = _mm256_unpacklo_epi64(a, b);
    *w = _mm256_unpackhi_epi64(a, b);
}

/* The first two layers of 32 coefficients; leaves them in halves. */
static inline void inverse_near(int32_t *r, const int32_t *table, __m256i q) {
    const __m256i a = load_8(r), b = load_8(r + 8), c = load_8(r + 16), d = load_8(r + 24);
    __m256i v[4] = {low_halves(a, c), upper_halves(a, c), low_halves(b, d), upper_halves(b, d)};
    inverse_pairs(&v[0], &v[1], vector_of(table, 5), vector_of(table, 3), q);
    inverse_pairs(&v[2], &v[3], vector_of(table, 6), vector_of(table, 4), q);
    for (unsigned k = 0; k < 4; k++)
        store_8(r + 8 * k, v[k]);
}

static inline void inverse_two(__m256i v[4], struct factor f0, struct factor f1, struct factor f2,
                               __m256i q) {
    inverse(&v[0], &v[1], f1, q);
    inverse(&v[2], &v[3], f2, q);
    inverse(&v[0], &v[2], f0, q);
    inverse(&v[1], &v[3], f0, q);
}

/* The layers of length 4 and 8 of 32 coefficients; takes them in halves. */
static inline void inverse_middle(int32_t *r, const int32_t *table, __m256i q) {
    __m256i v[4] = {load_8(r), load_8(r + 8), load_8(r + 16), load_8(r + 24)};
    inverse_two(v, vector_of(table, 0), vector_of(table, 1), vector_of(table, 2), q);
    store_8(r, low_halves(v[0], v[1]));
    store_8(r + 8, low_halves(v[2], v[3]));
    store_8(r + 16, upper_halves(v[0], v[1]));
    store_8(r + 24, upper_halves(v[2], v[3]));
}

/* The layers of length 16 and 32: four vectors at distances of 16. */
static inline void inverse_far(int32_t *r, struct factor f0, struct factor f1, struct factor f2,
                               __m256i q) {
    __m256i v[4] = {load_8(r), load_8(r + 16), load_8(r + 32), load_8(r + 48)};
    inverse_two(v, f0, f1, f2, q);
    for (unsigned k = 0; k < 4; k++)
        store_8(r + 16 * k, v[k]);
}

/* The last layer, with the factor 2^24 mod q: it divides by 256, and brings in 2^32. Rounding to
 * the nearest quotient brings the results within 3q / 4 of zero: 2^31 is added to the products; or
 * to the first sum the 256 that are 2^31 in the product by its quotient. */
static inline void inverse_last(__m256i *a, __m256i *b, __m256i q) {
    const __m256i z = _mm256_set1_epi32(16382), quotient = _mm256_set1_epi32(8395782);
    const __m256i z1 = _mm256_set1_epi32(294725), quotient1 = _mm256_set1_epi32(151046689);
    const __m256i half = _mm256_set1_epi64x((int64_t)1 << 31);
    const __m256i d = _mm256_sub_epi32(*b, *a);
    const __m256i sum = _mm256_add_epi32(*a, *b);
    const __m256i biased = _mm256_add_epi32(sum, _mm256_set1_epi32(256));
    const __m256i k = high_halves(_mm256_mul_epi32(biased, quotient),
                                  _mm256_mul_epi32(odd_to_even(biased), quotient));
    const __m256i even = _mm256_mul_epi32(d, quotient1);
    const __m256i odd = _mm256_mul_epi32(odd_to_even(d), quotient1);
    const __m256i k1 = high_halves(_mm256_add_epi64(even, half), _mm256_add_epi64(odd, half));
    *a = _mm256_sub_epi32(_mm256_mullo_epi32(sum, z), _mm256_mullo_epi32(k, q));
    *b = _mm256_sub_epi32(_mm256_mullo_epi32(d, z1), _mm256_mullo_epi32(k1, q));
}

/* The layers of length 64 and 128: four vectors at distances of 64. */
static inline void inverse_end(int32_t *r, __m256i q) {
    __m256i v[4] = {load_8(r), load_8(r + 64), load_8(r + 128), load_8(r + 192)};
    inverse(&v[0], &v[1], broadcast(3), q);
    inverse(&v[2], &v[3], broadcast(2), q);
    inverse_last(&v[0], &v[2], q);
    inverse_last(&v[1], &v[3], q);
    for (unsigned k = 0; k < 4; k++)
        store_8(r + 64 * k, v[k]);
}

void qtn_mldsa_avx2_inv_ntt(struct mldsa_poly *r) {
    const __m256i q = modulus();
    for (unsigned i = 0; i < 8; i++) /* |c| < 2q, 4q, ... 256q < 2^31 */
        inverse_near(r->c + 32 * i, inverse_zetas + 112 * i, q);
    for (unsigned i = 0; i < 8; i++)
        inverse_middle(r->c + 32 * i, inverse_zetas + 112 * i, q);
    for (unsigned i = 0; i < 4; i++)
        for (unsigned k = 0; k < 16; k += 8)
            inverse_far(r->c + 64 * i + k, broadcast(7 - i), broadcast(15 - 2 * i),
                        broadcast(14 - 2 * i), q);
    for (unsigned i = 0; i < 64; i += 8)
        inverse_end(r->c + i, q);
}

/* --- products -------------------------------------------------------------------------------- */

/* FIPS 204, Algorithm 49 (MontgomeryReduce), of the sums for even lanes and for odd ones. */
static inline __m256i montgomery(__m256i even, __m256i odd, __m256i q) {
    const __m256i qinv = _mm256_set1_epi32(58728449); /* q^-1 mod 2^32 */
    const __m256i even_m = _mm256_mul_epi32(_mm256_mul_epi32(even, qinv), q);
    const __m256i odd_m = _mm256_mul_epi32(_mm256_mul_epi32(odd, qinv), q);
    return high_halves(_mm256_sub_epi64(even, even_m), _mm256_sub_epi64(odd, odd_m));
}

/* The products of lanes 1, 3, 5 and 7 of the vectors a and b, which are at pa and pb. For every
 * other vector, the first in its cache line, loads bring the lanes to even places: the shuffles
 * alone or the loads alone would be the bottleneck. */
QTN_INLINE __m256i odd_products(__m256i a, __m256i b, const int32_t *pa, const int32_t *pb,
                                bool loads) {
    if (loads)
        return _mm256_mul_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(pa + 1)),
                                _mm256_loadu_si256((const __m256i *)(const void *)(pb + 1)));
    return _mm256_mul_epi32(odd_to_even(a), odd_to_even(b));
}

/* n is a constant in each of the calls but one. What is loaded is opaque, lest it is loaded once
 * more for the shuffle. */
QTN_INLINE void products(struct mldsa_poly *r, const struct mldsa_poly *a,
                         const struct mldsa_poly *b, unsigned n) {
    const __m256i q = modulus();
    for (unsigned i = 0; i < MLDSA_N; i += 16)
        for (unsigned k = 0; k < 16; k += 8) {
            __m256i even = _mm256_setzero_si256(), odd = even; /* eight products: below 2^49 */
            for (unsigned j = 0; j < n; j++) {
                const int32_t *pa = a[j].c + i + k, *pb = b[j].c + i + k;
                const __m256i va = opaque(load_8(pa)), vb = opaque(load_8(pb));
                even = _mm256_add_epi64(even, _mm256_mul_epi32(va, vb));
                odd = _mm256_add_epi64(odd, odd_products(va, vb, pa, pb, k == 0));
            }
            store_8(r->c + i + k, montgomery(even, odd, q));
        }
}

void qtn_mldsa_avx2_inner_product(struct mldsa_poly *r, const struct mldsa_poly *a,
                                  const struct mldsa_poly *b, unsigned n) {
    switch (n) { /* the sizes of the parameter sets, in one step of the loop each */
    case 4:
        products(r, a, b, 4);
        break;
    case 5:
        products(r, a, b, 5);
        break;
    case 6:
        products(r, a, b, 6);
        break;
    case 7:
        products(r, a, b, 7);
        break;
    case 8:
        products(r, a, b, 8);
        break;
    default:
        products(r, a, b, n);
    }
}
