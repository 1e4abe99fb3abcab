/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* What an arithmetic backend of ML-KEM provides. A table is complete; mlkem/ref is the
 * specification, and every other backend gives the same values modulo q (NTT domain, products) or
 * the same bytes (everything else) for every input within the stated ranges.
 *
 * A backend may keep NTT-domain polynomials in an order of its own; only its own functions see it:
 * rej_uniform, ntt, inv_ntt, inv_ntt_add, mul_cache, inner_product, to_mont_add, encode12 and
 * decode12.
 *
 * Polynomials are 64-byte aligned; byte buffers have any alignment. */
#ifndef QTN_MLKEM_OPS_H
#define QTN_MLKEM_OPS_H

#include "mlkem/poly.h"
#include <stdbool.h>
#include <stddef.h>

struct mlkem_ops {
    const char *name;

    /* FIPS 203, Algorithm 7 (SampleNTT), the parsing: append to r, which holds `have` coefficients,
     * the 12-bit values below q of n more bytes of the stream (n a multiple of 3), until there are
     * 256. Returns how many there are. Out: 0 <= c < q. Reads only n bytes. Not constant time. */
    unsigned (*rej_uniform)(struct mlkem_poly *r, unsigned have, const uint8_t *p, size_t n);

    /* Algorithm 8 (SamplePolyCBD_eta), eta = 2 or 3, from 64 * eta bytes. Out: |c| <= eta.
     * Indexed by eta. */
    void (*cbd[4])(struct mlkem_poly *r, const uint8_t *p);

    /* Algorithm 9 (NTT), in place. In: |c| < q. Out: |c| < q. */
    void (*ntt)(struct mlkem_poly *r);

    /* Algorithm 10 (NTT^-1), in place, times 2^16 mod q: the factor that inner_product left out.
     * In: |c| < q. Out: |c| < q. */
    void (*inv_ntt)(struct mlkem_poly *r);

    /* The same, and then r += e, without reduction. In: |c|, |e| < q. Out: |c| < 2q. */
    void (*inv_ntt_add)(struct mlkem_poly *r, const struct mlkem_poly *e);

    /* What inner_product wants to know of b. In: |c| < q. */
    void (*mul_cache)(struct mlkem_cache *cache, const struct mlkem_poly *b);

    /* Algorithms 11 and 12 (MultiplyNTTs, BaseCaseMultiply), summed: r = 2^-16 * sum of a[i] * b[i]
     * over i < k <= 4. In: |a|, |b| < q. Out: |c| < q. r is none of the inputs. */
    void (*inner_product)(struct mlkem_poly *r, const struct mlkem_poly *a,
                          const struct mlkem_poly *b, const struct mlkem_cache *cache, unsigned k);

    /* r = 2^16 * r + e: ends t = A * s + e in the NTT domain. In: |r| < q, |e| < q.
     * Out: |c| < q. */
    void (*to_mont_add)(struct mlkem_poly *r, const struct mlkem_poly *e);

    /* Algorithm 5 (ByteEncode_12) to 384 bytes. In: |c| < q; encodes c mod q. */
    void (*encode12)(uint8_t *out, const struct mlkem_poly *a);

    /* Algorithm 6 (ByteDecode_12) from 384 bytes. Out: 0 <= c < q, each reduced once. Returns zero
     * where every coefficient was below q already, all ones otherwise; in constant time. */
    uint32_t (*decode12)(struct mlkem_poly *r, const uint8_t *in);

    /* ByteEncode_d(Compress_d(a)) to 32 * d bytes, d = 1, 4, 5, 10, 11 (equations 4.7, Algorithm
     * 5). In: any int16_t; compresses c mod q. Indexed by d; no division by q. */
    void (*compress[12])(uint8_t *out, const struct mlkem_poly *a);

    /* Decompress_d(ByteDecode_d(in)) from 32 * d bytes (equation 4.8, Algorithm 6). Out: 0 <= c <
     * q. Indexed by d. */
    void (*decompress[12])(struct mlkem_poly *r, const uint8_t *in);
};

extern const struct mlkem_ops qtn_mlkem_ref;

/* x86-64 only. */
extern const struct mlkem_ops qtn_mlkem_avx2;
extern const struct mlkem_ops qtn_mlkem_avx512;

/* AArch64 only. */
extern const struct mlkem_ops qtn_mlkem_neon;

#endif
