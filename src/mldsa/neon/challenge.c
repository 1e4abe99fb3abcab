/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Products by the challenge c (FIPS 204, Algorithm 7, steps 18 to 25), with Neon.
 *
 * c * s modulo X^256 + 1 has coefficients of 240 at most where |s| <= 4, of 60 * 2^12 where
 * |s| <= 2^12. So the product is known when it is known modulo 7681, or modulo 7681 and 10753:
 * NTTs in 16 bits, eight coefficients a vector, no faster for any c than for another. */
#include "common/wipe.h"
#include "mldsa/neon/neon.h"
#include "mldsa/neon/ntt16.h"

QTN_INLINE int16_t *words(struct mldsa_poly *p) {
    return (int16_t *)(void *)p;
}

QTN_INLINE const int16_t *const_words(const struct mldsa_poly *p) {
    return (const int16_t *)(const void *)p;
}

/* The coefficients in 16 bits, in the first half of their memory. */
QTN_INLINE void narrow(struct mldsa_poly *a) {
    int16_t *r = words(a);
    for (unsigned i = 0; i < MLDSA_N; i += 16) {
        const int16x8_t x = vreinterpretq_s16_s32(vld1q_s32(a->c + i));
        const int16x8_t y = vreinterpretq_s16_s32(vld1q_s32(a->c + i + 4));
        const int16x8_t z = vreinterpretq_s16_s32(vld1q_s32(a->c + i + 8));
        const int16x8_t w = vreinterpretq_s16_s32(vld1q_s32(a->c + i + 12));
        vst1q_s16(r + i, vuzp1q_s16(x, y));
        vst1q_s16(r + i + 8, vuzp1q_s16(z, w));
    }
}

/* --- the challenge --------------------------------------------------------------------------- */

QTN_INLINE void finish_reduced(int16_t *r, const int16x8_t v[16], struct prime16 n) {
    UNROLL
    for (unsigned k = 0; k < 16; k++)
        vst1q_s16(r + 8 * k, reduce_16(v[k], n));
}

/* c becomes its NTTs by both primes. */
void qtn_mldsa_neon_challenge(struct mldsa_poly *c) {
    narrow(c);
    ntt_16(words(c) + MLDSA_N, words(c), finish_reduced, prime_2());
    ntt_16(words(c), words(c), finish_reduced, prime_1());
}

/* --- its factors ----------------------------------------------------------------------------- */

/* Times 1/256, which the inverse NTT leaves out; in the other half of the polynomial, the quotients
 * of mul_16: 4 + 8720 / 2^15 is 2^15 / p, within 2^-18. */
QTN_INLINE void finish_small(int16_t *r, const int16x8_t v[16], struct prime16 n) {
    UNROLL
    for (unsigned k = 0; k < 16; k++) {
        const int16x8_t s = mul_16(v[k], vdupq_n_s16(-30), vdupq_n_s16(-128), n);
        vst1q_s16(r + 8 * k, s);
        vst1q_s16(r + MLDSA_N + 8 * k, vaddq_s16(vshlq_n_s16(s, 2), vqrdmulhq_n_s16(s, 8720)));
    }
}

void qtn_mldsa_neon_factor_small(struct mldsa_poly *s) {
    narrow(s);
    ntt_16(words(s), words(s), finish_small, prime_1());
}

/* Times 2^8: that, and 2^16 for the reduction of the product. */
QTN_INLINE void finish_large(int16_t *r, const int16x8_t v[16], struct prime16 n) {
    const int16_t quotient = n.p == 7681 ? 1092 : 780;
    UNROLL
    for (unsigned k = 0; k < 16; k++)
        vst1q_s16(r + 8 * k, mul_16(v[k], vdupq_n_s16(256), vdupq_n_s16(quotient), n));
}

void qtn_mldsa_neon_factor_large(struct mldsa_poly *s) {
    narrow(s);
    ntt_16(words(s) + MLDSA_N, words(s), finish_large, prime_2());
    ntt_16(words(s), words(s), finish_large, prime_1());
}

/* --- products -------------------------------------------------------------------------------- */

/* Of the vector that holds the i-th eight coefficients of a half. */
QTN_INLINE unsigned number(unsigned i) {
    return i >> 1 | (i & 1) << 3;
}

/* c * s / 2^16 mod p. */
QTN_INLINE int16x8_t montgomery_16(int16x8_t c, int16x8_t s, struct prime16 n) {
    const int16x8_t k = vmulq_n_s16(vmulq_s16(c, s), n.pinv);
    return vhsubq_s16(vqdmulhq_s16(c, s), vqdmulhq_n_s16(k, n.p));
}

/* Half h of c * s, up to the layer of length 64; sp = quotients of s, or NULL. */
QTN_INLINE void product_half(int16x8_t v[16], const int16_t *c, const int16_t *s, const int16_t *sp,
                             unsigned h, struct prime16 n) {
    UNROLL
    for (unsigned k = 0; k < 16; k++) {
        const unsigned at = HALF * h + 8 * k;
        const int16x8_t x = vld1q_s16(c + at), y = vld1q_s16(s + at);
        v[k] = sp != NULL ? mul_16(x, y, vld1q_s16(sp + at), n) : montgomery_16(x, y, n);
    }
    inv_ntt_half(v, n.inv_zetas + TABLE * h, n);
}

QTN_INLINE void store_in_order(int16_t *r, const int16x8_t v[16]) {
    UNROLL
    for (unsigned i = 0; i < 16; i++)
        vst1q_s16(r + 8 * i, v[number(i)]);
}

/* The last layer: eight coefficients near zero of the first half, where they were, and of the
 * second in *b. */
QTN_INLINE int16x8_t last_layer(const int16_t *a, int16x8_t *b, struct prime16 n) {
    const int16x8_t far = vld1q_s16(n.inv_zetas), far_p = vld1q_s16(n.inv_zetas + 8);
    int16x8_t sum = vld1q_s16(a);
    INV_BUTTERFLY_16(sum, *b, far, far_p, 0, n);
    return reduce_16(sum, n);
}

QTN_INLINE void store_wide(int32_t *r, int16x8_t v) {
    vst1q_s32(r, vmovl_s16(vget_low_s16(v)));
    vst1q_s32(r + 4, vmovl_high_s16(v));
}

void qtn_mldsa_neon_mul_challenge_small(struct mldsa_poly *r, const struct mldsa_poly *c,
                                        const struct mldsa_poly *s) {
    const struct prime16 n = prime_1();
    const int16_t *x = const_words(c), *y = const_words(s);
    int16_t *first = words(r) + MLDSA_N + HALF; /* the last stores stay behind its loads */
    int16x8_t v[16];
    product_half(v, x, y, y + MLDSA_N, 0, n);
    store_in_order(first, v);
    product_half(v, x, y, y + MLDSA_N, 1, n);
    UNROLL
    for (unsigned i = 0; i < 16; i++) {
        int16x8_t b = v[number(i)];
        store_wide(r->c + 8 * i, last_layer(first + 8 * i, &b, n));
        store_wide(r->c + HALF + 8 * i, b);
    }
}

/* x1 + p1 * d, where d = (x2 - x1) / p1 mod p2 is below 40. */
QTN_INLINE void join(int32_t *r, int16x8_t x1, int16x8_t x2, struct prime16 n2) {
    const int16x8_t inverse = vdupq_n_s16(-5373), quotient = vdupq_n_s16(-16373);
    const int16x8_t d = mul_16(vsubq_s16(x2, x1), inverse, quotient, n2);
    vst1q_s32(r, vmlal_n_s16(vmovl_s16(vget_low_s16(x1)), vget_low_s16(d), 7681));
    vst1q_s32(r + 4, vmlal_high_n_s16(vmovl_high_s16(x1), d, 7681));
}

void qtn_mldsa_neon_mul_challenge_large(struct mldsa_poly *r, const struct mldsa_poly *c,
                                        const struct mldsa_poly *s) {
    const struct prime16 n1 = prime_1(), n2 = prime_2();
    const int16_t *x = const_words(c), *y = const_words(s);
    int16_t *low = words(r) + HALF, *high = words(r) + MLDSA_N + HALF;
    int16_t first[HALF];
    int16x8_t v[16];
    product_half(v, x, y, NULL, 0, n1);
    store_in_order(low, v);
    product_half(v, x, y, NULL, 1, n1);
    UNROLL
    for (unsigned i = 0; i < 16; i++) {
        int16x8_t b = v[number(i)];
        vst1q_s16(low + 8 * i, last_layer(low + 8 * i, &b, n1));
        vst1q_s16(high + 8 * i, b);
    }
    product_half(v, x + MLDSA_N, y + MLDSA_N, NULL, 0, n2);
    store_in_order(first, v);
    product_half(v, x + MLDSA_N, y + MLDSA_N, NULL, 1, n2);
    UNROLL
    for (unsigned i = 0; i < 16; i++) {
        int16x8_t b = v[number(i)];
        const int16x8_t a = last_layer(first + 8 * i, &b, n2);
        join(r->c + 8 * i, vld1q_s16(low + 8 * i), a, n2);
        join(r->c + HALF + 8 * i, vld1q_s16(high + 8 * i), b, n2);
    }
    qtn_wipe(first, sizeof first);
}
