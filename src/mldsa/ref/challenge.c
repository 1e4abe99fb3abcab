/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Products by the challenge c (FIPS 204, Algorithm 7, steps 18 to 25) in portable C.
 *
 * c has at most 60 coefficients that are not 0, so c * s modulo X^256 + 1 is at most 60 additions
 * of s, shifted: cheaper without vector multiplications than an inverse NTT. A shift by p that
 * negates what wraps around is a window of the doubled sequence (-s, s), which begins at 256 - p.
 * Which windows are read depends on c alone. */
#include "common/wipe.h"
#include "mldsa/ref/ref.h"

#include <string.h>

/* c becomes: the number of windows to add, of those to subtract, and where each begins. */
enum { PLUS, MINUS, WINDOWS };

void qtn_mldsa_ref_challenge(struct mldsa_poly *c) {
    int32_t list[MLDSA_N + WINDOWS];
    int32_t n = WINDOWS;
    for (int32_t sign = 1; sign >= -1; sign -= 2) {
        const int32_t begin = n;
        for (int32_t p = 0; p < MLDSA_N; p++)
            if (c->c[p] == sign)
                list[n++] = MLDSA_N - p;
        list[sign == 1 ? PLUS : MINUS] = n - begin;
    }
    memcpy(c->c, list, (size_t)n * sizeof list[0]);
}

/* --- |s| <= 4: sums of 60 fit in 16 bits ----------------------------------------------------- */

/* The doubled sequence in 16 bits fills the polynomial's memory exactly. */
_Static_assert(sizeof(int16_t[2 * MLDSA_N]) == sizeof(struct mldsa_poly), "copied as bytes");

void qtn_mldsa_ref_factor_small(struct mldsa_poly *s) {
    int16_t doubled[2 * MLDSA_N];
    for (unsigned i = 0; i < MLDSA_N; i++) {
        doubled[i] = (int16_t)-s->c[i];
        doubled[MLDSA_N + i] = (int16_t)s->c[i];
    }
    memcpy(s, doubled, sizeof doubled);
    qtn_wipe(doubled, sizeof doubled);
}

/* Four windows at a time, so that the sums are loaded and stored a quarter as often. */
static void add_windows_16(int16_t *sum, const int16_t *doubled, const int32_t *begin, int32_t n) {
    for (; n >= 4; n -= 4, begin += 4) {
        const int16_t *w0 = doubled + begin[0];
        const int16_t *w1 = doubled + begin[1];
        const int16_t *w2 = doubled + begin[2];
        const int16_t *w3 = doubled + begin[3];
        for (unsigned i = 0; i < MLDSA_N; i++)
            sum[i] = (int16_t)(sum[i] + w0[i] + w1[i] + w2[i] + w3[i]);
    }
    for (; n > 0; n--, begin++) {
        const int16_t *w = doubled + begin[0];
        for (unsigned i = 0; i < MLDSA_N; i++)
            sum[i] = (int16_t)(sum[i] + w[i]);
    }
}

void qtn_mldsa_ref_mul_challenge_small(struct mldsa_poly *r, const struct mldsa_poly *c,
                                       const struct mldsa_poly *s) {
    int16_t doubled[2 * MLDSA_N];
    int16_t sum[MLDSA_N] = {0};
    memcpy(doubled, s, sizeof doubled);
    add_windows_16(sum, doubled, c->c + WINDOWS + c->c[PLUS], c->c[MINUS]);
    for (unsigned i = 0; i < MLDSA_N; i++)
        sum[i] = (int16_t)-sum[i];
    add_windows_16(sum, doubled, c->c + WINDOWS, c->c[PLUS]);
    for (unsigned i = 0; i < MLDSA_N; i++)
        r->c[i] = sum[i];
    qtn_wipe(doubled, sizeof doubled);
    qtn_wipe(sum, sizeof sum);
}

/* --- |s| <= 2^12: 32 bits, doubled anew for each product ------------------------------------- */

void qtn_mldsa_ref_factor_large(struct mldsa_poly *s) {
    (void)s; /* as it is */
}

static void add_windows_32(int32_t *sum, const int32_t *doubled, const int32_t *begin, int32_t n) {
    for (; n >= 4; n -= 4, begin += 4) {
        const int32_t *w0 = doubled + begin[0];
        const int32_t *w1 = doubled + begin[1];
        const int32_t *w2 = doubled + begin[2];
        const int32_t *w3 = doubled + begin[3];
        for (unsigned i = 0; i < MLDSA_N; i++)
            sum[i] += w0[i] + w1[i] + w2[i] + w3[i];
    }
    for (; n > 0; n--, begin++) {
        const int32_t *w = doubled + begin[0];
        for (unsigned i = 0; i < MLDSA_N; i++)
            sum[i] += w[i];
    }
}

void qtn_mldsa_ref_mul_challenge_large(struct mldsa_poly *r, const struct mldsa_poly *c,
                                       const struct mldsa_poly *s) {
    int32_t doubled[2 * MLDSA_N];
    for (unsigned i = 0; i < MLDSA_N; i++) {
        doubled[i] = -s->c[i];
        doubled[MLDSA_N + i] = s->c[i];
    }
    memset(r->c, 0, sizeof r->c);
    add_windows_32(r->c, doubled, c->c + WINDOWS + c->c[PLUS], c->c[MINUS]);
    for (unsigned i = 0; i < MLDSA_N; i++)
        r->c[i] = -r->c[i];
    add_windows_32(r->c, doubled, c->c + WINDOWS, c->c[PLUS]);
    qtn_wipe(doubled, sizeof doubled);
}
