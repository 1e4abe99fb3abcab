/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* What an arithmetic backend of ML-DSA provides. A table is complete; mldsa/ref is the
 * specification, and every other backend gives the same values modulo q (NTT domain, products) or
 * the same values and bytes (everything else) for every input within the stated ranges.
 *
 * A backend may keep NTT-domain polynomials in an order of its own; only its own functions see it:
 * rej_uniform, ntt, inv_ntt and inner_product.
 *
 * Polynomials are 64-byte aligned; byte buffers have any alignment. Arrays of two are indexed by
 * enum mldsa_eta, mldsa_gamma1 or mldsa_gamma2. */
#ifndef QTN_MLDSA_OPS_H
#define QTN_MLDSA_OPS_H

#include "mldsa/poly.h"
#include <stdbool.h>
#include <stddef.h>

struct mldsa_ops {
    const char *name;

    /* FIPS 204, Algorithm 30 (RejNTTPoly) with 14 (CoeffFromThreeBytes), the parsing: append to r,
     * which holds `have` coefficients, the 23-bit values below q of n more bytes (a multiple of 3),
     * until there are 256. Returns how many there are. Out: 0 <= c < q. Reads only n bytes. Not
     * constant time: the matrix is public. */
    unsigned (*rej_uniform)(struct mldsa_poly *r, unsigned have, const uint8_t *p, size_t n);

    /* Algorithm 31 (RejBoundedPoly) with 15 (CoeffFromHalfByte): the same with the half bytes of n
     * bytes. Out: |c| <= eta. Which half bytes are rejected may leak, their values may not. */
    unsigned (*rej_bounded[2])(struct mldsa_poly *r, unsigned have, const uint8_t *p, size_t n);

    /* Algorithm 41 (NTT) of a, which may be r. In: |c| < q. Out: |c| < q. */
    void (*ntt)(struct mldsa_poly *r, const struct mldsa_poly *a);

    /* Algorithm 42 (NTT^-1), in place, times 2^32 mod q: the factor that inner_product left out.
     * In: |c| < q. Out: |c| < q. */
    void (*inv_ntt)(struct mldsa_poly *r);

    /* Algorithms 45 to 48 (products in the NTT domain, one row of a matrix): r = 2^-32 * sum of
     * a[i] * b[i] over i < n <= 8. In: |a|, |b| < q. Out: |c| < q. r is none of the inputs. */
    void (*inner_product)(struct mldsa_poly *r, const struct mldsa_poly *a,
                          const struct mldsa_poly *b, unsigned n);

    /* Algorithm 35 (Power2Round) of t + e mod q = t1 * 2^13 + t0, t1 in place of t.
     * In: |t|, |e| < q. Out: 0 <= t1 < 2^10, -2^12 < t0 <= 2^12. */
    void (*power2round)(struct mldsa_poly *t, struct mldsa_poly *t0, const struct mldsa_poly *e);

    /* Algorithms 36 to 38 (Decompose) and 28 (w1Encode, one polynomial): w becomes w0 =
     * LowBits(w), and w1 = HighBits(w) is packed to 192 (gamma2_88) or 128 bytes.
     * In: |w| < 2q. Out: -gamma2 <= w0 <= gamma2. */
    void (*decompose[2])(struct mldsa_poly *w, uint8_t *w1);

    /* Algorithm 40 (UseHint) and 28: w1 = UseHint(h, w) packed as above. h: 256 bytes of 0 or 1.
     * In: |w| < 2q. */
    void (*use_hint[2])(uint8_t *w1, const struct mldsa_poly *w, const uint8_t *h);

    /* Algorithm 39 (MakeHint), from r = w0 - c*s2 + c*t0 and the packed w1, given that w - c*s2 has
     * high bits w1: h[i] = 1 where those of w - c*s2 + c*t0 = w1 * 2 * gamma2 + r are others, which
     * is where |r| > gamma2, or r = -gamma2 and w1 is not 0; else 0. h: 256 bytes.
     * In: |r| <= 2 * gamma2. Returns how many are 1. */
    unsigned (*make_hint[2])(uint8_t *h, const struct mldsa_poly *r, const uint8_t *w1);

    /* Products by the challenge, whose coefficients are -1, 0 or 1 with at most 60 that are not 0.
     * First each factor takes the form that the backend wants, in place: the challenge c by
     * `challenge`, the other, s, by `factor`. Then r = c * s mod q any number of times. Indexed by
     * the bound on s: MLDSA_SMALL, |s| <= 4; MLDSA_LARGE, |s| <= 2^12. Out: |r| < q. Where the
     * challenge is not 0 may leak, nothing of s may. (A malformed private key can bring |s| <= 11
     * as MLDSA_SMALL: r may then be anything below q, but nothing overflows.) */
    void (*challenge)(struct mldsa_poly *c);
    void (*factor[2])(struct mldsa_poly *s);
    void (*mul_challenge[2])(struct mldsa_poly *r, const struct mldsa_poly *c,
                             const struct mldsa_poly *s);

    /* r = r mod+- q (centred), or r + a mod+- q; and all ones where some |c| >= bound, else zero;
     * constant time within the polynomial. In: |r|, |a| < 2^23; bound <= (q - 1) / 8. Out: the
     * centred value where |c| < bound, else any value congruent to it below q. */
    uint32_t (*exceeds)(struct mldsa_poly *r, int32_t bound);
    uint32_t (*add_exceeds)(struct mldsa_poly *r, const struct mldsa_poly *a, int32_t bound);

    /* Algorithms 16, 17 (SimpleBitPack, BitPack) and 18, 19 for one polynomial each. */
    void (*pack_t1)(uint8_t *out, const struct mldsa_poly *a);  /* 320 bytes; 0 <= c < 2^10 */
    void (*unpack_t1)(struct mldsa_poly *r, const uint8_t *in); /* gives c * 2^13, below q */
    void (*pack_t0)(uint8_t *out, const struct mldsa_poly *a);  /* 416; -2^12 < c <= 2^12 */
    void (*unpack_t0)(struct mldsa_poly *r, const uint8_t *in);
    void (*pack_eta[2])(uint8_t *out, const struct mldsa_poly *a); /* 96 or 128; |c| <= eta */
    /* All ones where some c is outside [-eta, eta], else zero; constant time. */
    uint32_t (*unpack_eta[2])(struct mldsa_poly *r, const uint8_t *in);
    void (*pack_z[2])(uint8_t *out, const struct mldsa_poly *a);  /* 576 or 640; |c| <= gamma1 */
    void (*unpack_z[2])(struct mldsa_poly *r, const uint8_t *in); /* -gamma1 < c <= gamma1 */
};

extern const struct mldsa_ops qtn_mldsa_ref;

/* x86-64 only. */
extern const struct mldsa_ops qtn_mldsa_avx2;
extern const struct mldsa_ops qtn_mldsa_avx512;

/* AArch64 only. */
extern const struct mldsa_ops qtn_mldsa_neon;

#endif
