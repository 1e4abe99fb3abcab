/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Products by the challenge, of every backend against the portable ones, modulo q: as many signs as
 * each parameter set has, and none and one, in hostile places, with factors at the ends of their
 * ranges; and what a malformed private key may bring, where only the range of the result counts. */
#include "mldsa_equal.h"
#include "support/rng.h"
#include <string.h>

static const unsigned signs[] = {0, 1, 39, 49, 60};
enum { SIGNS = sizeof signs / sizeof signs[0], PLACES = 5, PATTERNS = 4 };

/* tau coefficients that are not 0: at the beginning, at the end, every other one, every fourth one
 * or anywhere; all 1, all -1, alternating or random. */
static void fill_challenge(struct mldsa_poly *c, unsigned tau, unsigned places, unsigned pattern,
                           uint64_t *rng) {
    memset(c, 0, sizeof *c);
    for (unsigned i = 0; i < tau; i++) {
        unsigned at = (unsigned[]){i, N - 1 - i, 2 * i + 1, 4 * i + 3, 0}[places];
        while (places == PLACES - 1 && c->c[at] != 0)
            at = (unsigned)equal_between(rng, 0, N - 1);
        c->c[at] = (int32_t[]){1, -1, i % 2 ? -1 : 1, test_next(rng) % 2 ? -1 : 1}[pattern];
    }
}

/* One challenge, all kinds of factors. */
static bool same_products(const struct mldsa_ops *ops, const struct mldsa_poly *challenge,
                          enum mldsa_factor size, int32_t bound, uint64_t *rng) {
    struct mldsa_poly c = *challenge, ref_c = *challenge;
    ops->challenge(&c);
    qtn_mldsa_ref.challenge(&ref_c);
    const struct mldsa_poly kept = c;
    for (unsigned kind = 0; kind < EQUAL_FILLS; kind++) {
        struct mldsa_poly s, ref_s, got, want;
        equal_fill(&s, kind, -bound, bound, rng);
        ref_s = s;
        ops->factor[size](&s);
        qtn_mldsa_ref.factor[size](&ref_s);
        qtn_mldsa_ref.mul_challenge[size](&want, &ref_c, &ref_s);
        const struct mldsa_poly factor = s;
        for (unsigned times = 0; times < 2; times++) { /* a factor is used again and again */
            memset(&got, 0x55, sizeof got);
            ops->mul_challenge[size](&got, &c, &s);
            if (!equal_mod_q(&got, &want, "mul_challenge"))
                return false;
        }
        if (memcmp(&c, &kept, sizeof c) != 0 || memcmp(&s, &factor, sizeof s) != 0)
            return differs("mul_challenge writes to its input");
    }
    return true;
}

static bool same_for_all(const struct mldsa_ops *ops, enum mldsa_factor size, int32_t bound) {
    uint64_t rng = 4;
    for (unsigned t = 0; t < SIGNS; t++)
        for (unsigned places = 0; places < PLACES; places++)
            for (unsigned pattern = 0; pattern < PATTERNS; pattern++) {
                struct mldsa_poly c;
                fill_challenge(&c, signs[t], places, pattern, &rng);
                if (!same_products(ops, &c, size, bound, &rng))
                    return false;
            }
    return true;
}

static bool same_small(const struct mldsa_ops *ops) {
    return same_for_all(ops, MLDSA_SMALL, 2) && same_for_all(ops, MLDSA_SMALL, 4);
}

static bool same_large(const struct mldsa_ops *ops) {
    return same_for_all(ops, MLDSA_LARGE, 1 << 12);
}

/* One sign at each place, and each coefficient of the factor alone: 65536 single products. */
static bool same_single(const struct mldsa_ops *ops) {
    for (unsigned i = 0; i < N; i++) {
        struct mldsa_poly c = {.c = {0}};
        c.c[i] = i % 3 ? 1 : -1;
        ops->challenge(&c);
        for (unsigned k = 0; k < N; k++)
            for (unsigned size = 0; size < 2; size++) {
                const int32_t value = size == MLDSA_SMALL ? -4 : 1 << 12;
                struct mldsa_poly s = {.c = {0}}, got, want = s;
                s.c[k] = value;
                want.c[(i + k) % N] = (i + k >= N ? -value : value) * (i % 3 ? 1 : -1);
                ops->factor[size](&s);
                ops->mul_challenge[size](&got, &c, &s);
                if (!equal_mod_q(&got, &want, "a single product"))
                    return false;
            }
    }
    return true;
}

/* |s| <= 11 as a small factor: anything below q, and the same each time. */
static bool same_malformed(const struct mldsa_ops *ops) {
    uint64_t rng = 5;
    for (unsigned pattern = 0; pattern < PATTERNS; pattern++)
        for (unsigned kind = 0; kind < EQUAL_FILLS; kind++) {
            struct mldsa_poly c, s, got;
            fill_challenge(&c, 60, kind % PLACES, pattern, &rng);
            equal_fill(&s, kind, -11, 11, &rng);
            ops->challenge(&c);
            ops->factor[MLDSA_SMALL](&s);
            ops->mul_challenge[MLDSA_SMALL](&got, &c, &s);
            for (unsigned i = 0; i < N; i++)
                if (got.c[i] <= -Q || got.c[i] >= Q)
                    return differs("malformed: coefficient %u is %d", i, got.c[i]);
        }
    return true;
}

/* --- mistakes -------------------------------------------------------------------------------- */

/* Sums of eight bits: right for most. */
static void wrong_small(struct mldsa_poly *r, const struct mldsa_poly *c,
                        const struct mldsa_poly *s) {
    qtn_mldsa_ref.mul_challenge[MLDSA_SMALL](r, c, s);
    for (unsigned i = 0; i < N; i++)
        r->c[i] = r->c[i] < -128 ? r->c[i] + 256 : r->c[i];
}

static void plant_small(struct mldsa_ops *ops) {
    ops->mul_challenge[MLDSA_SMALL] = wrong_small;
}

static void wrong_large(struct mldsa_poly *r, const struct mldsa_poly *c,
                        const struct mldsa_poly *s) {
    qtn_mldsa_ref.mul_challenge[MLDSA_LARGE](r, c, s);
    if (r->c[9] == 60 << 12)
        r->c[9]--;
}

static void plant_large(struct mldsa_ops *ops) {
    ops->mul_challenge[MLDSA_LARGE] = wrong_large;
}

/* The sign of what wraps around is lost at one place. */
static void wrong_wrap(struct mldsa_poly *r, const struct mldsa_poly *c,
                       const struct mldsa_poly *s) {
    qtn_mldsa_ref.mul_challenge[MLDSA_LARGE](r, c, s);
    r->c[0] = r->c[0] < 0 ? -r->c[0] : r->c[0];
}

static void plant_wrap(struct mldsa_ops *ops) {
    ops->mul_challenge[MLDSA_LARGE] = wrong_wrap;
}

static void wrong_range(struct mldsa_poly *r, const struct mldsa_poly *c,
                        const struct mldsa_poly *s) {
    qtn_mldsa_ref.mul_challenge[MLDSA_SMALL](r, c, s);
    r->c[1] = r->c[1] > 600 ? Q : r->c[1];
}

static void plant_range(struct mldsa_ops *ops) {
    ops->mul_challenge[MLDSA_SMALL] = wrong_range;
}

int main(void) {
    static const struct equal_check checks[] = {
        {"small factors", same_small, plant_small},
        {"large factors", same_large, plant_large},
        {"single products", same_single, plant_wrap},
        {"malformed factors", same_malformed, plant_range},
    };
    return equal_main(checks, sizeof checks / sizeof checks[0]);
}
