/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 204, Algorithms 41 and 42: the whole polynomial in sixteen registers, one load, one store.
 *
 * Layers of length 128 to 16 combine registers. For those of length 8 to 1, one exchange of halves
 * between a register and its partner (i and i + 8) brings the bit of the index that the layer is
 * about from the lanes to the registers, and the bit of the layer before into the lanes; a fifth
 * exchange restores the standard's order.
 *
 * The inverse goes the same way back, with all index bits complemented: its factors, which the
 * standard takes backwards, are then those of the forward direction in the same order. */
#include "common/compiler.h"
#include "mldsa/avx512/avx512.h"
#include "mldsa/avx512/vector.h"
#include "mldsa/avx512/zetas.h"

struct pair {
    __m512i low, high;
};

/* --- exchanges between two registers --------------------------------------------------------- */

/* Index bits in (register; lanes): from (7; 3, 2, 1, 0) to (3; 7, 2, 1, 0). */
QTN_INLINE struct pair exchange_7_3(struct pair p) {
    return (struct pair){_mm512_shuffle_i64x2(p.low, p.high, 0x44),
                         _mm512_shuffle_i64x2(p.low, p.high, 0xee)};
}

/* To (2; 3, 7, 1, 0). */
QTN_INLINE struct pair exchange_3_2(struct pair p) {
    return (struct pair){_mm512_shuffle_i64x2(p.low, p.high, 0x88),
                         _mm512_shuffle_i64x2(p.low, p.high, 0xdd)};
}

/* And back. */
QTN_INLINE struct pair exchange_2_3(struct pair p) {
    const __m512i low = _mm512_setr_epi64(0, 1, 8, 9, 2, 3, 10, 11);
    const __m512i high = _mm512_setr_epi64(4, 5, 12, 13, 6, 7, 14, 15);
    return (struct pair){_mm512_permutex2var_epi64(p.low, low, p.high),
                         _mm512_permutex2var_epi64(p.low, high, p.high)};
}

/* Between (2; 3, 7, 1, 0) and (1; 3, 7, 2, 0). */
QTN_INLINE struct pair exchange_2_1(struct pair p) {
    return (struct pair){_mm512_unpacklo_epi64(p.low, p.high),
                         _mm512_unpackhi_epi64(p.low, p.high)};
}

/* Between (1; 3, 7, 2, 0) and (0; 3, 7, 2, 1). */
QTN_INLINE struct pair exchange_1_0(struct pair p) {
    return (struct pair){
        _mm512_mask_shuffle_epi32(p.low, hidden_mask(0xaaaa), p.high, _MM_PERM_CCAA),
        _mm512_mask_shuffle_epi32(p.high, hidden_mask(0x5555), p.low, _MM_PERM_DDBB)};
}

/* From there to (7; 3, 2, 1, 0). */
QTN_INLINE struct pair exchange_0_7(struct pair p) {
    const __m512i low = _mm512_setr_epi32(0, 16, 1, 17, 2, 18, 3, 19, 8, 24, 9, 25, 10, 26, 11, 27);
    const __m512i high = _mm512_add_epi32(low, splat(4));
    return (struct pair){_mm512_permutex2var_epi32(p.low, low, p.high),
                         _mm512_permutex2var_epi32(p.low, high, p.high)};
}

/* From (7; 3, 2, 1, 0) to (0; 3, 7, 2, 1), each bit complemented. */
QTN_INLINE struct pair exchange_7_0_reverse(struct pair p) {
    const __m512i low =
        _mm512_setr_epi32(31, 29, 27, 25, 15, 13, 11, 9, 23, 21, 19, 17, 7, 5, 3, 1);
    const __m512i high = _mm512_sub_epi32(low, splat(1));
    return (struct pair){_mm512_permutex2var_epi32(p.low, low, p.high),
                         _mm512_permutex2var_epi32(p.low, high, p.high)};
}

/* From (3; 7, 2, 1, 0), each bit complemented, to (7; 3, 2, 1, 0). */
QTN_INLINE struct pair exchange_3_7_reverse(struct pair p) {
    const __m512i low =
        _mm512_setr_epi32(31, 30, 29, 28, 27, 26, 25, 24, 15, 14, 13, 12, 11, 10, 9, 8);
    const __m512i high = _mm512_sub_epi32(low, splat(8));
    return (struct pair){_mm512_permutex2var_epi32(p.low, low, p.high),
                         _mm512_permutex2var_epi32(p.low, high, p.high)};
}

/* --- butterflies, interleaved ---------------------------------------------------------------- */

/* A layer is eight butterflies, each of them a chain of instructions. The processor does not look
 * far enough ahead to hide the latency of one behind the next, so they are written interleaved: in
 * each round, one butterfly takes its first step, the one before it the second, and so on. Layer 0
 * is the one of length 128. */
enum { BUTTERFLIES = 8, MULTIPLIED = 6 };

/* Does a butterfly take a step in this round, where butterfly 0 takes it in round `first`? If so,
 * it is butterfly round - first. */
QTN_INLINE bool due(unsigned round, unsigned first) {
    return round >= first && round - first < BUTTERFLIES;
}

/* The k-th butterfly combines these two registers: layers 4 to 7 are among the lanes. */
QTN_INLINE unsigned distance(unsigned layer) {
    return layer < 4 ? 8u >> layer : 8;
}

QTN_INLINE unsigned low_at(unsigned layer, unsigned k) {
    return layer < 4 ? (k & ~(distance(layer) - 1)) + k : k;
}

QTN_INLINE unsigned high_at(unsigned layer, unsigned k) {
    return low_at(layer, k) + distance(layer);
}

/* The zeta of the k-th butterfly of layers 0 to 3, which is the same for all lanes. */
QTN_INLINE unsigned zeta_at(unsigned layer, unsigned k, bool inverse) {
    const unsigned block = k >> (3 - layer);
    return inverse ? (2u << layer) - 1 - block : (1u << layer) + block;
}

struct butterflies {
    unsigned layer;
    bool inverse;
    __m512i a[BUTTERFLIES]; /* to be multiplied by the zetas, then the products */
    __m512i even[BUTTERFLIES], odd[BUTTERFLIES];
};

QTN_INLINE __m512i zeta(const struct butterflies *b, unsigned k) {
    return b->layer < 4 ? splat(zetas[zeta_at(b->layer, k, b->inverse)])
                        : load(lane_zetas + 16 * (8 * (b->layer - 4) + k));
}

QTN_INLINE __m512i quotient(const struct butterflies *b, unsigned k) {
    return b->layer < 4 ? splat(zetas_quotient[zeta_at(b->layer, k, b->inverse)])
                        : load(lane_zetas_quotient + 16 * (8 * (b->layer - 4) + k));
}

/* Only in layer 7, odd lanes have other zetas than even ones. */
QTN_INLINE __m512i quotient_odd(const struct butterflies *b, unsigned k) {
    return b->layer == 7 ? odd_lanes(quotient(b, k)) : quotient(b, k);
}

/* a * zeta mod q, with the quotient of a * zeta and q from zeta's own, which is
 * zeta * 2^32 / q, rounded. Complete after MULTIPLIED rounds. In: any a. Out: above -|a| q / 2^33
 * and below q + |a| q / 2^33. */
QTN_INLINE void multiply(struct butterflies *b, unsigned round, unsigned first) {
    if (due(round, first)) {
        const unsigned k = round - first;
        b->odd[k] = in_order(odd_lanes(b->a[k]));
        b->even[k] = in_order(_mm512_mul_epi32(b->a[k], quotient(b, k)));
    }
    if (due(round, first + 1)) {
        const unsigned k = round - first - 1;
        b->odd[k] = in_order(_mm512_mul_epi32(b->odd[k], quotient_odd(b, k)));
        b->a[k] = in_order(_mm512_mullo_epi32(b->a[k], zeta(b, k)));
    }
    if (due(round, first + 2)) {
        const unsigned k = round - first - 2;
        b->even[k] = in_order(merge_high(b->even[k], b->odd[k]));
    }
    if (due(round, first + 3)) {
        const unsigned k = round - first - 3;
        b->even[k] = in_order(_mm512_mullo_epi32(b->even[k], splat_hidden(MLDSA_Q)));
    }
    if (due(round, first + 5)) {
        const unsigned k = round - first - 5;
        b->a[k] = in_order(_mm512_sub_epi32(b->a[k], b->even[k]));
    }
}

/* --- Algorithm 41 (NTT) ---------------------------------------------------------------------- */

QTN_INLINE struct pair exchange(unsigned layer, struct pair p) {
    return layer == 4   ? exchange_7_3(p)
           : layer == 5 ? exchange_3_2(p)
           : layer == 6 ? exchange_2_1(p)
                        : exchange_1_0(p);
}

QTN_INLINE void ntt_layer(__m512i *v, unsigned layer) {
    const unsigned first = layer < 4 ? 0 : 2; /* after the exchange */
    struct butterflies b;
    b.layer = layer;
    b.inverse = false;
    UNROLL
    for (unsigned round = 0; round < 2 + MULTIPLIED + BUTTERFLIES; round++) {
        if (layer >= 4 && due(round, 0)) {
            const struct pair p = exchange(layer, (struct pair){v[round], v[round + 8]});
            v[round] = in_order(p.low);
            v[round + 8] = in_order(p.high);
        }
        if (due(round, first))
            b.a[round - first] = v[high_at(layer, round - first)];
        multiply(&b, round, first);
        if (due(round, first + MULTIPLIED)) {
            const unsigned k = round - first - MULTIPLIED;
            const __m512i low = v[low_at(layer, k)];
            v[high_at(layer, k)] = in_order(_mm512_sub_epi32(low, b.a[k]));
            v[low_at(layer, k)] = in_order(_mm512_add_epi32(low, b.a[k]));
        }
    }
}

void qtn_mldsa_avx512_ntt(struct mldsa_poly *r, const struct mldsa_poly *a) {
    __m512i v[16];
    UNROLL
    for (unsigned i = 0; i < 16; i++)
        v[i] = load(a->c + 16 * i);
    ntt_layer(v, 0); /* |c| grows by 1.01 q with each layer, to less than 10 q */
    ntt_layer(v, 1);
    ntt_layer(v, 2);
    ntt_layer(v, 3);
    ntt_layer(v, 4);
    ntt_layer(v, 5);
    ntt_layer(v, 6);
    ntt_layer(v, 7);
    UNROLL
    for (unsigned i = 0; i < 8; i++) {
        const struct pair p = exchange_0_7((struct pair){v[i], v[i + 8]});
        store(r->c + 16 * i, reduce(p.low));
        store(r->c + 16 * (i + 8), reduce(p.high));
    }
}

/* --- Algorithm 42 (NTT^-1) ------------------------------------------------------------------- */

QTN_INLINE struct pair exchange_back(unsigned layer, struct pair p) {
    return layer == 7   ? exchange_7_0_reverse(p)
           : layer == 6 ? exchange_1_0(p)
           : layer == 5 ? exchange_2_1(p)
                        : exchange_2_3(p);
}

/* Among the lanes, where the index is complemented, what the standard puts first is high. */
QTN_INLINE void inv_ntt_layer(__m512i *v, unsigned layer) {
    const bool complemented = layer >= 4;
    const unsigned first = complemented ? 2 : 0;
    struct butterflies b;
    b.layer = layer;
    b.inverse = true;
    UNROLL
    for (unsigned round = 0; round < 3 + MULTIPLIED + BUTTERFLIES; round++) {
        if (complemented && due(round, 0)) {
            const struct pair p = exchange_back(layer, (struct pair){v[round], v[round + 8]});
            v[round] = in_order(p.low);
            v[round + 8] = in_order(p.high);
        }
        if (due(round, first)) {
            const unsigned k = round - first;
            const __m512i low = v[low_at(layer, k)], high = v[high_at(layer, k)];
            b.a[k] =
                in_order(complemented ? _mm512_sub_epi32(low, high) : _mm512_sub_epi32(high, low));
            v[complemented ? high_at(layer, k) : low_at(layer, k)] =
                in_order(_mm512_add_epi32(low, high));
        }
        multiply(&b, round, first + 1);
        if (due(round, first + 1 + MULTIPLIED)) {
            const unsigned k = round - first - 1 - MULTIPLIED;
            v[complemented ? low_at(layer, k) : high_at(layer, k)] = b.a[k];
        }
    }
}

/* a * z mod q, quotient rounded to the nearest. Out: |r| <= q / 2 + |a| q / 2^33. */
QTN_INLINE __m512i mul_nearest(__m512i a, int32_t z, int32_t z_quotient) {
    const __m512i half = _mm512_set1_epi64((int64_t)1 << 31);
    const __m512i even = _mm512_mul_epi32(a, splat(z_quotient));
    const __m512i odd = _mm512_mul_epi32(odd_lanes(a), splat(z_quotient));
    const __m512i multiple = merge_high(_mm512_add_epi64(even, half), _mm512_add_epi64(odd, half));
    return _mm512_sub_epi32(_mm512_mullo_epi32(a, splat_hidden(z)),
                            _mm512_mullo_epi32(multiple, splat_hidden(MLDSA_Q)));
}

void qtn_mldsa_avx512_inv_ntt(struct mldsa_poly *r) {
    /* f = 2^32 / 256 mod q; zf = zeta(1) * f mod q, centred; and their quotients. */
    const int32_t f = 16382;
    const int32_t f_quotient = 8395782;
    const int32_t zf = 294725;
    const int32_t zf_quotient = 151046689;
    __m512i u[16], v[16];
    UNROLL
    for (unsigned i = 0; i < 8; i++) {
        u[i] = load(r->c + 16 * (7 - i));
        u[i + 8] = load(r->c + 16 * (15 - i));
    }
    inv_ntt_layer(u, 7); /* |c| doubles with each layer: less than 256 q < 2^31 in the end */
    inv_ntt_layer(u, 6);
    inv_ntt_layer(u, 5);
    inv_ntt_layer(u, 4);
    UNROLL
    for (unsigned i = 0; i < 8; i++) {
        const struct pair p = exchange_3_7_reverse((struct pair){u[i], u[i + 8]});
        v[7 - i] = p.low;
        v[15 - i] = p.high;
    }
    inv_ntt_layer(v, 3);
    inv_ntt_layer(v, 2);
    inv_ntt_layer(v, 1);
    UNROLL
    for (unsigned i = 0; i < 8; i++) {
        const __m512i sum = _mm512_add_epi32(v[i], v[i + 8]);
        const __m512i difference = _mm512_sub_epi32(v[i + 8], v[i]);
        store(r->c + 16 * i, mul_nearest(sum, f, f_quotient));
        store(r->c + 16 * (i + 8), mul_nearest(difference, zf, zf_quotient));
    }
}
