/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Rounding, hints and norm checks of every backend against the portable ones, around every place
 * where a result changes and at the ends of the ranges; byte buffers lie against inaccessible
 * pages, at every alignment. (tests/exhaustive has every single value.) */
#include "mldsa_equal.h"
#include "support/guard.h"
#include "support/rng.h"
#include <string.h>

static const int32_t gamma2s[2] = {(Q - 1) / 88, (Q - 1) / 32};
static const unsigned w1_bytes[2] = {192, 128};

/* Values for 256 coefficients at a time: all of k * step + d in (low, high) with |d| <= 2, then
 * ends and random ones; eight times over, so that each value is once in each lane of a vector. */
struct corners {
    int32_t step, low, high; /* low < value < high */
    int32_t k;
    int32_t d;
    unsigned random; /* polynomials of random values to give yet */
    unsigned turn;
};

static struct corners corners(int32_t step, int32_t low, int32_t high) {
    return (struct corners){step, low, high, low / step, -2, 8, 0};
}

static bool next_corners(struct corners *c, struct mldsa_poly *p, uint64_t *rng) {
    if (c->random == 0) {
        const unsigned turn = c->turn + 1;
        if (turn == 8)
            return false;
        *c = corners(c->step, c->low, c->high);
        c->turn = turn;
    }
    for (unsigned i = 0; i < N; i++) {
        int32_t v = c->low;
        while ((v <= c->low || v >= c->high) && c->k <= c->high / c->step) {
            v = c->k * c->step + c->d;
            c->d++;
            if (c->d > 2) {
                c->d = -2;
                c->k++;
            }
        }
        if (v <= c->low || v >= c->high) {
            const int32_t ends[4] = {c->low + 1, c->low + 2, c->high - 1, c->high - 2};
            const unsigned pick = (unsigned)equal_between(rng, 0, 15);
            v = pick < 4 ? ends[pick] : equal_between(rng, c->low + 1, c->high - 1);
        }
        p->c[(i + c->turn) % N] = v;
    }
    if (c->k > c->high / c->step)
        c->random--;
    return true;
}

/* --- Power2Round ----------------------------------------------------------------------------- */

static bool same_power2round(const struct mldsa_ops *ops) {
    uint64_t rng = 10;
    struct mldsa_poly sum;
    struct corners c = corners(1 << (MLDSA_D - 1), -2 * Q + 1, 2 * Q - 1);
    while (next_corners(&c, &sum, &rng)) {
        struct mldsa_poly t, t0, e, want, want0;
        for (unsigned i = 0; i < N; i++) {
            const int32_t most = sum.c[i] >= 0 ? Q - 1 : sum.c[i] + Q - 1;
            const int32_t least = sum.c[i] >= 0 ? sum.c[i] - Q + 1 : 1 - Q;
            t.c[i] = equal_between(&rng, least, most);
            e.c[i] = sum.c[i] - t.c[i];
        }
        want = t;
        const struct mldsa_poly kept = e;
        qtn_mldsa_ref.power2round(&want, &want0, &e);
        ops->power2round(&t, &t0, &e);
        if (!equal_first(&t, &want, N, "t1") || !equal_first(&t0, &want0, N, "t0") ||
            !equal_first(&e, &kept, N, "e is not to be written"))
            return false;
    }
    return true;
}

/* --- Decompose, UseHint ---------------------------------------------------------------------- */

static bool same_bytes(struct guarded *got, const uint8_t *want, const char *what) {
    bool same = true;
    for (size_t i = 0; i < got->n && same; i++)
        if (got->p[i] != want[i])
            same =
                differs("%s: byte %u is %u, should be %u", what, (unsigned)i, got->p[i], want[i]);
    if (!guard_free(got))
        same = differs("%s: writes outside the buffer", what);
    return same;
}

static bool same_decompose(const struct mldsa_ops *ops) {
    uint64_t rng = 11;
    for (unsigned g = 0; g < 2; g++) {
        struct mldsa_poly w, want;
        struct corners c = corners(gamma2s[g], -2 * Q, 2 * Q);
        for (unsigned place = 0; next_corners(&c, &w, &rng); place++) {
            uint8_t want1[MLDSA_MAX_W1_BYTES];
            struct guarded w1 = equal_output(place % EQUAL_PLACES, w1_bytes[g]);
            want = w;
            qtn_mldsa_ref.decompose[g](&want, want1);
            ops->decompose[g](&w, w1.p);
            if (!same_bytes(&w1, want1, "decompose") || !equal_first(&w, &want, N, "decompose"))
                return false;
        }
    }
    return true;
}

static bool same_use_hint(const struct mldsa_ops *ops) {
    uint64_t rng = 12;
    for (unsigned g = 0; g < 2; g++) {
        struct mldsa_poly w;
        struct corners c = corners(gamma2s[g], -2 * Q, 2 * Q);
        for (unsigned place = 0; next_corners(&c, &w, &rng); place++)
            for (unsigned kind = 0; kind < 4; kind++) { /* no hints, all, half of them */
                uint8_t want[MLDSA_MAX_W1_BYTES], h[N];
                for (unsigned i = 0; i < N; i++)
                    h[i] = kind < 2 ? (uint8_t)kind : (uint8_t)(test_next(&rng) % 2);
                struct guarded w1 = equal_output(place % EQUAL_PLACES, w1_bytes[g]);
                struct guarded hint = equal_input((place + kind) % EQUAL_PLACES, h, sizeof h);
                const struct mldsa_poly kept = w;
                qtn_mldsa_ref.use_hint[g](want, &w, h);
                ops->use_hint[g](w1.p, &w, hint.p);
                guard_free(&hint);
                if (!same_bytes(&w1, want, "use_hint") ||
                    !equal_first(&w, &kept, N, "w is not to be written"))
                    return false;
            }
    }
    return true;
}

/* --- MakeHint -------------------------------------------------------------------------------- */

static bool same_make_hint(const struct mldsa_ops *ops) {
    uint64_t rng = 13;
    for (unsigned g = 0; g < 2; g++) {
        struct mldsa_poly r;
        struct corners c = corners(gamma2s[g], -2 * gamma2s[g] - 1, 2 * gamma2s[g] + 1);
        for (unsigned place = 0; next_corners(&c, &r, &rng); place++)
            for (unsigned kind = 0; kind < 3; kind++) { /* w1 of zeros, without one, mixed */
                struct mldsa_poly w;
                uint8_t packed[MLDSA_MAX_W1_BYTES], want[N];
                for (unsigned i = 0; i < N; i++) {
                    const int32_t m = (Q - 1) / (2 * gamma2s[g]);
                    const int32_t high = equal_between(&rng, kind == 1 ? 1 : 0, m - 1);
                    if (place % 2)
                        r.c[i] = -gamma2s[g] + (int32_t)(i % 3) - 1;
                    w.c[i] = kind == 0 || (kind == 2 && i % 2) ? 0 : high * 2 * gamma2s[g];
                }
                qtn_mldsa_ref.decompose[g](&w, packed);
                struct guarded w1 = equal_input(place % EQUAL_PLACES, packed, w1_bytes[g]);
                struct guarded h = equal_output((place + kind) % EQUAL_PLACES, N);
                const unsigned ones = qtn_mldsa_ref.make_hint[g](want, &r, packed);
                const unsigned got = ops->make_hint[g](h.p, &r, w1.p);
                guard_free(&w1);
                if (!same_bytes(&h, want, "make_hint"))
                    return false;
                if (got != ones)
                    return differs("make_hint counts %u, should be %u", got, ones);
            }
    }
    return true;
}

/* --- norms ----------------------------------------------------------------------------------- */

/* Where |c| < bound the centred value, else any below q. */
static bool same_norm(const struct mldsa_poly *got, const struct mldsa_poly *want, int32_t bound,
                      uint32_t got_mask, uint32_t want_mask) {
    if (!equal_mod_q(got, want, "norm"))
        return false;
    for (unsigned i = 0; i < N; i++)
        if (want->c[i] > -bound && want->c[i] < bound && got->c[i] != want->c[i])
            return differs("norm: coefficient %u is %d, should be %d", i, got->c[i], want->c[i]);
    if (got_mask != want_mask)
        return differs("bound %d: %#x, should be %#x", bound, got_mask, want_mask);
    return true;
}

/* gamma1 - beta, gamma2 - beta and gamma2 of each set, and the ends. */
static const int32_t bounds[] = {130994, 524092, 524168, 95154, 261692,     261768,
                                 95232,  261888, 1,      2,     (Q - 1) / 8};
enum { BOUNDS = sizeof bounds / sizeof bounds[0], LIMIT = 1 << 23 };

static bool same_norm_of(const struct mldsa_ops *ops, const struct mldsa_poly *value, int32_t bound,
                         uint64_t *rng) {
    struct mldsa_poly r = *value, want = r, a;
    const uint32_t want_mask = qtn_mldsa_ref.exceeds(&want, bound);
    const uint32_t got_mask = ops->exceeds(&r, bound);
    if (!same_norm(&r, &want, bound, got_mask, want_mask))
        return false;
    for (unsigned i = 0; i < N; i++) { /* a sum that is the value */
        const int32_t v = value->c[i];
        const int32_t most = v >= 0 ? LIMIT - 1 : v + LIMIT - 1;
        const int32_t least = v >= 0 ? v - LIMIT + 1 : 1 - LIMIT;
        a.c[i] = test_next(rng) % 4 ? equal_between(rng, least, most) : least;
        r.c[i] = v - a.c[i];
    }
    want = r;
    const struct mldsa_poly kept = a;
    const uint32_t want_sum = qtn_mldsa_ref.add_exceeds(&want, &a, bound);
    const uint32_t got_sum = ops->add_exceeds(&r, &a, bound);
    return same_norm(&r, &want, bound, got_sum, want_sum) &&
           equal_first(&a, &kept, N, "a is not to be written");
}

/* Within bounds but for one place; a sum of two at the ends; and anything. */
static bool same_norms(const struct mldsa_ops *ops) {
    uint64_t rng = 14;
    for (unsigned b = 0; b < BOUNDS; b++) {
        struct mldsa_poly v;
        for (unsigned at = 0; at < N; at++)
            for (int32_t d = -2; d <= 2; d++)
                for (int32_t q = -1; q <= 1; q++) {
                    for (unsigned i = 0; i < N; i++)
                        v.c[i] = equal_between(&rng, 1 - bounds[b], bounds[b] - 1);
                    const int32_t edge = bounds[b] + d;
                    v.c[at] = (at % 2 ? edge : -edge) + q * Q;
                    if (v.c[at] <= -LIMIT || v.c[at] >= LIMIT)
                        v.c[at] = at % 2 ? edge : -edge;
                    if (!same_norm_of(ops, &v, bounds[b], &rng))
                        return false;
                }
        for (unsigned kind = 0; kind < EQUAL_FILLS; kind++) {
            equal_fill(&v, kind, 1 - LIMIT, LIMIT - 1, &rng);
            struct mldsa_poly r = v, want = v;
            const uint32_t want_mask = qtn_mldsa_ref.add_exceeds(&want, &v, bounds[b]);
            const uint32_t got_mask = ops->add_exceeds(&r, &v, bounds[b]);
            if (!same_norm(&r, &want, bounds[b], got_mask, want_mask) ||
                !same_norm_of(ops, &v, bounds[b], &rng))
                return false;
        }
    }
    return true;
}

/* --- mistakes -------------------------------------------------------------------------------- */

/* 2^12 belongs to the lower multiple. */
static void wrong_power2round(struct mldsa_poly *t, struct mldsa_poly *t0,
                              const struct mldsa_poly *e) {
    qtn_mldsa_ref.power2round(t, t0, e);
    for (unsigned i = 0; i < N; i++)
        if (t0->c[i] == 1 << 12 && t->c[i] == 0) {
            t0->c[i] -= 1 << MLDSA_D;
            t->c[i]++;
        }
}

static void plant_power2round(struct mldsa_ops *ops) {
    ops->power2round = wrong_power2round;
}

/* The wrap is forgotten at q - 1, in one lane of eight. */
static void wrong_decompose(struct mldsa_poly *w, uint8_t *w1) {
    const struct mldsa_poly in = *w;
    qtn_mldsa_ref.decompose[MLDSA_GAMMA2_32](w, w1);
    for (unsigned i = 5; i < N; i += 8)
        if (in.c[i] == Q - 1)
            w->c[i] = 0;
}

/* One byte too many. */
static void long_decompose(struct mldsa_poly *w, uint8_t *w1) {
    uint8_t bytes[MLDSA_MAX_W1_BYTES];
    qtn_mldsa_ref.decompose[MLDSA_GAMMA2_88](w, bytes);
    memcpy(w1, bytes, 192);
    w1[((uintptr_t)w1 & 4095) + 192 < 4096 ? 192 : 0] ^= 1;
}

static void plant_decompose(struct mldsa_ops *ops) {
    ops->decompose[MLDSA_GAMMA2_32] = wrong_decompose;
}

static void plant_long_decompose(struct mldsa_ops *ops) {
    ops->decompose[MLDSA_GAMMA2_88] = long_decompose;
}

static void wrong_use_hint(uint8_t *w1, const struct mldsa_poly *w, const uint8_t *h) {
    qtn_mldsa_ref.use_hint[MLDSA_GAMMA2_88](w1, w, h);
    if (w->c[255] == 2 * Q - 1)
        w1[191] ^= 4;
}

static void plant_use_hint(struct mldsa_ops *ops) {
    ops->use_hint[MLDSA_GAMMA2_88] = wrong_use_hint;
}

/* Takes its neighbour's w1. */
static unsigned wrong_make_hint(uint8_t *h, const struct mldsa_poly *r, const uint8_t *w1) {
    uint8_t moved[128];
    for (unsigned i = 0; i < 128; i++)
        moved[i] = (uint8_t)(w1[i] << 4 | w1[i] >> 4);
    return qtn_mldsa_ref.make_hint[MLDSA_GAMMA2_32](h, r, moved);
}

static void plant_make_hint(struct mldsa_ops *ops) {
    ops->make_hint[MLDSA_GAMMA2_32] = wrong_make_hint;
}

/* Leaves one place out. */
static uint32_t wrong_exceeds(struct mldsa_poly *r, int32_t bound) {
    struct mldsa_poly left = *r;
    left.c[128] = 0;
    qtn_mldsa_ref.exceeds(r, bound);
    return qtn_mldsa_ref.exceeds(&left, bound);
}

static void plant_exceeds(struct mldsa_ops *ops) {
    ops->exceeds = wrong_exceeds;
}

int main(void) {
    static const struct equal_check checks[] = {
        {"power2round", same_power2round, plant_power2round},
        {"decompose", same_decompose, plant_decompose},
        {"decompose, bytes", same_decompose, plant_long_decompose},
        {"use_hint", same_use_hint, plant_use_hint},
        {"make_hint", same_make_hint, plant_make_hint},
        {"norms", same_norms, plant_exceeds},
    };
    return equal_main(checks, sizeof checks / sizeof checks[0]);
}
