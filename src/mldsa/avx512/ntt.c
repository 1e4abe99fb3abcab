/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 204, Algorithms 41 and 42: the whole polynomial in sixteen registers, one load, one store.
 *
 * Layers of length 128 to 16 combine registers. For those of length 8 to 1, one exchange of halves
 * between a register and its partner (i and i + 8) brings the bit of the index that the layer is
 * about from the lanes to the registers, and the bit of the layer before into the lanes; a fifth
 * exchange restores the standard's order. The eight pairs are independent there.
 *
 * The inverse goes the same way back, with all index bits complemented: its factors, which the
 * standard takes backwards, are then those of the forward direction in the same order. */
#include "mldsa/avx512/avx512.h"
#include "mldsa/avx512/vector.h"
#include "mldsa/avx512/zetas.h"

/* Butterflies go in groups, and each group in steps: the processor does not see far enough ahead to
 * hide the latency of one butterfly behind the next. */
enum { GROUP = 4 };

struct pair {
    __m512i low, high;
};

/* Factors z of a group's butterflies, with their quotients z * 2^32 / q, rounded; and these with
 * odd lanes in even places. */
struct factors {
    __m512i z[GROUP], quotient[GROUP], quotient_odd[GROUP];
};

/* a * z mod q by the quotient's approximation. In: any a; z is centred.
 * Out: above -|a| q / 2^33 and below q + |a| q / 2^33. */
static inline void mul(__m512i *a, const struct factors *f) {
    __m512i even[GROUP], odd[GROUP];
    UNROLL
    for (unsigned j = 0; j < GROUP; j++)
        even[j] = _mm512_mul_epi32(a[j], f->quotient[j]);
    UNROLL
    for (unsigned j = 0; j < GROUP; j++)
        odd[j] = _mm512_mul_epi32(odd_lanes(a[j]), f->quotient_odd[j]);
    UNROLL
    for (unsigned j = 0; j < GROUP; j++)
        a[j] = _mm512_mullo_epi32(a[j], f->z[j]);
    UNROLL
    for (unsigned j = 0; j < GROUP; j++)
        even[j] = _mm512_mullo_epi32(merge_high(even[j], odd[j]), splat_hidden(MLDSA_Q));
    UNROLL
    for (unsigned j = 0; j < GROUP; j++)
        a[j] = _mm512_sub_epi32(a[j], even[j]);
}

/* zeta(i) in all lanes. */
static inline void factor_at(struct factors *f, unsigned j, unsigned i) {
    f->z[j] = splat(zetas[i]);
    f->quotient[j] = f->quotient_odd[j] = splat(zetas_quotient[i]);
}

/* The vectors from `first` on. Odd and even lanes are the same but in the last layer. */
static inline struct factors lane_factors(unsigned first) {
    struct factors f;
    UNROLL
    for (unsigned j = 0; j < GROUP; j++) {
        f.z[j] = load(lane_zetas + 16 * (first + j));
        f.quotient[j] = load(lane_zetas_quotient + 16 * (first + j));
        f.quotient_odd[j] = first < 24 ? f.quotient[j] : odd_lanes(f.quotient[j]);
    }
    return f;
}

/* Where the k-th pair of a layer among the registers begins; its other half is 2^n further. */
static inline unsigned low_at(unsigned n, unsigned k) {
    return (k >> n) << (n + 1) | (k & ((1u << n) - 1));
}

/* --- exchanges between two registers --------------------------------------------------------- */

/* Index bits in (register; lanes): from (7; 3, 2, 1, 0) to (3; 7, 2, 1, 0). */
static inline struct pair exchange_7_3(struct pair p) {
    return (struct pair){_mm512_shuffle_i64x2(p.low, p.high, 0x44),
                         _mm512_shuffle_i64x2(p.low, p.high, 0xee)};
}

/* To (2; 3, 7, 1, 0). */
static inline struct pair exchange_3_2(struct pair p) {
    return (struct pair){_mm512_shuffle_i64x2(p.low, p.high, 0x88),
                         _mm512_shuffle_i64x2(p.low, p.high, 0xdd)};
}

/* And back. */
static inline struct pair exchange_2_3(struct pair p) {
    const __m512i low = _mm512_setr_epi64(0, 1, 8, 9, 2, 3, 10, 11);
    const __m512i high = _mm512_setr_epi64(4, 5, 12, 13, 6, 7, 14, 15);
    return (struct pair){_mm512_permutex2var_epi64(p.low, low, p.high),
                         _mm512_permutex2var_epi64(p.low, high, p.high)};
}

/* Between (2; 3, 7, 1, 0) and (1; 3, 7, 2, 0). */
static inline struct pair exchange_2_1(struct pair p) {
    return (struct pair){_mm512_unpacklo_epi64(p.low, p.high),
                         _mm512_unpackhi_epi64(p.low, p.high)};
}

/* Between (1; 3, 7, 2, 0) and (0; 3, 7, 2, 1). */
static inline struct pair exchange_1_0(struct pair p) {
    return (struct pair){
        _mm512_mask_shuffle_epi32(p.low, hidden_mask(0xaaaa), p.high, _MM_PERM_CCAA),
        _mm512_mask_shuffle_epi32(p.high, hidden_mask(0x5555), p.low, _MM_PERM_DDBB)};
}

/* From there to (7; 3, 2, 1, 0). */
static inline struct pair exchange_0_7(struct pair p) {
    const __m512i low = _mm512_setr_epi32(0, 16, 1, 17, 2, 18, 3, 19, 8, 24, 9, 25, 10, 26, 11, 27);
    const __m512i high = _mm512_add_epi32(low, splat(4));
    return (struct pair){_mm512_permutex2var_epi32(p.low, low, p.high),
                         _mm512_permutex2var_epi32(p.low, high, p.high)};
}

/* From (7; 3, 2, 1, 0) to (0; 3, 7, 2, 1), each bit complemented. */
static inline struct pair exchange_7_0_reverse(struct pair p) {
    const __m512i low =
        _mm512_setr_epi32(31, 29, 27, 25, 15, 13, 11, 9, 23, 21, 19, 17, 7, 5, 3, 1);
    const __m512i high = _mm512_sub_epi32(low, splat(1));
    return (struct pair){_mm512_permutex2var_epi32(p.low, low, p.high),
                         _mm512_permutex2var_epi32(p.low, high, p.high)};
}

/* From (3; 7, 2, 1, 0), each bit complemented, to (7; 3, 2, 1, 0). */
static inline struct pair exchange_3_7_reverse(struct pair p) {
    const __m512i low =
        _mm512_setr_epi32(31, 30, 29, 28, 27, 26, 25, 24, 15, 14, 13, 12, 11, 10, 9, 8);
    const __m512i high = _mm512_sub_epi32(low, splat(8));
    return (struct pair){_mm512_permutex2var_epi32(p.low, low, p.high),
                         _mm512_permutex2var_epi32(p.low, high, p.high)};
}

/* --- Algorithm 41 (NTT) ---------------------------------------------------------------------- */

/* One layer among the registers: of length 16 * 2^n. */
static inline void ntt_registers(__m512i *v, unsigned n) {
    UNROLL
    for (unsigned k = 0; k < 8; k += GROUP) {
        struct factors f;
        __m512i t[GROUP];
        UNROLL
        for (unsigned j = 0; j < GROUP; j++) {
            factor_at(&f, j, (8u >> n) + ((k + j) >> n));
            t[j] = v[low_at(n, k + j) + (1u << n)];
        }
        mul(t, &f);
        UNROLL
        for (unsigned j = 0; j < GROUP; j++) {
            const unsigned low = low_at(n, k + j);
            v[low + (1u << n)] = _mm512_sub_epi32(v[low], t[j]);
            v[low] = _mm512_add_epi32(v[low], t[j]);
        }
    }
}

/* One layer among the lanes, for a group of pairs. */
static inline void ntt_pairs(struct pair *p, unsigned vector) {
    const struct factors f = lane_factors(vector);
    __m512i t[GROUP];
    UNROLL
    for (unsigned j = 0; j < GROUP; j++)
        t[j] = p[j].high;
    mul(t, &f);
    UNROLL
    for (unsigned j = 0; j < GROUP; j++) {
        p[j].high = _mm512_sub_epi32(p[j].low, t[j]);
        p[j].low = _mm512_add_epi32(p[j].low, t[j]);
    }
}

static inline void ntt_lanes(__m512i *v, unsigned first) {
    struct pair p[GROUP];
    UNROLL
    for (unsigned j = 0; j < GROUP; j++)
        p[j] = exchange_7_3((struct pair){v[first + j], v[first + j + 8]});
    ntt_pairs(p, first);
    UNROLL
    for (unsigned j = 0; j < GROUP; j++)
        p[j] = exchange_3_2(p[j]);
    ntt_pairs(p, 8 + first);
    UNROLL
    for (unsigned j = 0; j < GROUP; j++)
        p[j] = exchange_2_1(p[j]);
    ntt_pairs(p, 16 + first);
    UNROLL
    for (unsigned j = 0; j < GROUP; j++)
        p[j] = exchange_1_0(p[j]);
    ntt_pairs(p, 24 + first);
    UNROLL
    for (unsigned j = 0; j < GROUP; j++) {
        p[j] = exchange_0_7(p[j]);
        v[first + j] = p[j].low;
        v[first + j + 8] = p[j].high;
    }
}

void qtn_mldsa_avx512_ntt(struct mldsa_poly *r, const struct mldsa_poly *a) {
    __m512i v[16];
    UNROLL
    for (unsigned i = 0; i < 16; i++)
        v[i] = load(a->c + 16 * i);
    ntt_registers(v, 3); /* |c| grows by 1.01 q with each layer, to less than 10 q */
    ntt_registers(v, 2);
    ntt_registers(v, 1);
    ntt_registers(v, 0);
    UNROLL
    for (unsigned first = 0; first < 8; first += GROUP)
        ntt_lanes(v, first);
    UNROLL
    for (unsigned i = 0; i < 16; i++)
        store(r->c + 16 * i, reduce(v[i]));
}

/* --- Algorithm 42 (NTT^-1) ------------------------------------------------------------------- */

/* The index is complemented here: what the standard puts first is high. */
static inline void inv_ntt_pairs(struct pair *p, unsigned vector) {
    const struct factors f = lane_factors(vector);
    __m512i t[GROUP];
    UNROLL
    for (unsigned j = 0; j < GROUP; j++) {
        t[j] = _mm512_sub_epi32(p[j].low, p[j].high);
        p[j].high = _mm512_add_epi32(p[j].low, p[j].high);
    }
    mul(t, &f);
    UNROLL
    for (unsigned j = 0; j < GROUP; j++)
        p[j].low = t[j];
}

static inline void inv_ntt_lanes(__m512i *v, unsigned first) {
    struct pair p[GROUP];
    UNROLL
    for (unsigned j = 0; j < GROUP; j++)
        p[j] = exchange_7_0_reverse((struct pair){v[7 - first - j], v[15 - first - j]});
    inv_ntt_pairs(p, 24 + first);
    UNROLL
    for (unsigned j = 0; j < GROUP; j++)
        p[j] = exchange_1_0(p[j]);
    inv_ntt_pairs(p, 16 + first);
    UNROLL
    for (unsigned j = 0; j < GROUP; j++)
        p[j] = exchange_2_1(p[j]);
    inv_ntt_pairs(p, 8 + first);
    UNROLL
    for (unsigned j = 0; j < GROUP; j++)
        p[j] = exchange_2_3(p[j]);
    inv_ntt_pairs(p, first);
    UNROLL
    for (unsigned j = 0; j < GROUP; j++) {
        p[j] = exchange_3_7_reverse(p[j]);
        v[7 - first - j] = p[j].low;
        v[15 - first - j] = p[j].high;
    }
}

/* One layer among the registers, the index as it is. */
static inline void inv_ntt_registers(__m512i *v, unsigned n) {
    UNROLL
    for (unsigned k = 0; k < 8; k += GROUP) {
        struct factors f;
        __m512i t[GROUP];
        UNROLL
        for (unsigned j = 0; j < GROUP; j++) {
            const unsigned low = low_at(n, k + j);
            factor_at(&f, j, (16u >> n) - 1 - ((k + j) >> n));
            t[j] = _mm512_sub_epi32(v[low + (1u << n)], v[low]);
            v[low] = _mm512_add_epi32(v[low], v[low + (1u << n)]);
        }
        mul(t, &f);
        UNROLL
        for (unsigned j = 0; j < GROUP; j++)
            v[low_at(n, k + j) + (1u << n)] = t[j];
    }
}

/* a * z mod q, quotient rounded to the nearest. Out: |r| <= q / 2 + |a| q / 2^33. */
static inline __m512i mul_nearest(__m512i a, int32_t z, int32_t z_quotient) {
    const __m512i half = _mm512_set1_epi64((int64_t)1 << 31);
    const __m512i even = _mm512_mul_epi32(a, splat(z_quotient));
    const __m512i odd = _mm512_mul_epi32(odd_lanes(a), splat(z_quotient));
    const __m512i quotient = merge_high(_mm512_add_epi64(even, half), _mm512_add_epi64(odd, half));
    return _mm512_sub_epi32(_mm512_mullo_epi32(a, splat_hidden(z)),
                            _mm512_mullo_epi32(quotient, splat_hidden(MLDSA_Q)));
}

void qtn_mldsa_avx512_inv_ntt(struct mldsa_poly *r) {
    /* f = 2^32 / 256 mod q; zf = zeta(1) * f mod q, centred; and their quotients. */
    const int32_t f = 16382;
    const int32_t f_quotient = 8395782;
    const int32_t zf = 294725;
    const int32_t zf_quotient = 151046689;
    __m512i v[16];
    UNROLL
    for (unsigned i = 0; i < 16; i++)
        v[i] = load(r->c + 16 * i);
    UNROLL
    for (unsigned first = 0; first < 8; first += GROUP)
        inv_ntt_lanes(v,
                      first); /* |c| doubles with each layer: less than 256 q < 2^31 in the end */
    inv_ntt_registers(v, 0);
    inv_ntt_registers(v, 1);
    inv_ntt_registers(v, 2);
    UNROLL
    for (unsigned i = 0; i < 8; i++) {
        const __m512i sum = _mm512_add_epi32(v[i], v[i + 8]);
        const __m512i difference = _mm512_sub_epi32(v[i + 8], v[i]);
        store(r->c + 16 * i, mul_nearest(sum, f, f_quotient));
        store(r->c + 16 * (i + 8), mul_nearest(difference, zf, zf_quotient));
    }
}

/* --- Algorithm 48 (MatrixVectorNTT), one row ------------------------------------------------- */

/* Eight sums of 64 bits times 2^-32. In: below 2^31 * q. Out: |r| < q, in the high halves. */
static inline __m512i montgomery(__m512i sum) {
    const __m512i low = _mm512_mullo_epi32(sum, splat_hidden(MLDSA_QINV));
    return _mm512_sub_epi64(sum, _mm512_mul_epi32(low, splat_hidden(MLDSA_Q)));
}

/* Registers that are summed up together. */
enum { WIDE = 2 };

void qtn_mldsa_avx512_inner_product(struct mldsa_poly *r, const struct mldsa_poly *a,
                                    const struct mldsa_poly *b, unsigned n) {
    for (unsigned i = 0; i < MLDSA_N; i += WIDE * 16) {
        __m512i even[WIDE], odd[WIDE]; /* eight products below q^2: below 2^49 */
        UNROLL
        for (unsigned k = 0; k < WIDE; k++)
            even[k] = odd[k] = _mm512_setzero_si512();
        for (unsigned j = 0; j < n; j++) {
            UNROLL
            for (unsigned k = 0; k < WIDE; k++) {
                const __m512i x = load(a[j].c + i + 16 * k);
                const __m512i y = load(b[j].c + i + 16 * k);
                even[k] = _mm512_add_epi64(even[k], _mm512_mul_epi32(x, y));
                odd[k] = _mm512_add_epi64(odd[k], _mm512_mul_epi32(odd_lanes(x), odd_lanes(y)));
            }
        }
        UNROLL
        for (unsigned k = 0; k < WIDE; k++)
            store(r->c + i + 16 * k, merge_high(montgomery(even[k]), montgomery(odd[k])));
    }
}
