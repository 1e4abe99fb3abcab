/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Rejection sampling of every backend against the portable functions: streams of every kind, cut
 * at every length, appended to any number of coefficients; input against an inaccessible page and
 * at every alignment, nothing written outside the polynomial. */
#include "mldsa_equal.h"
#include "support/guard.h"
#include "support/rng.h"
#include <string.h>

enum { STREAM = 5 * 168, KINDS = 8 };

/* A polynomial between canaries. */
struct fenced {
    struct mldsa_poly before, r, after;
};

static void fence(struct fenced *f) {
    memset(f, 0x33, sizeof *f);
}

static bool fence_holds(const struct fenced *f) {
    for (unsigned i = 0; i < N; i++)
        if (f->before.c[i] != 0x33333333 || f->after.c[i] != 0x33333333)
            return differs("writes outside the polynomial");
    return true;
}

/* --- RejNTTPoly ------------------------------------------------------------------------------ */

/* Candidates: all accepted, all rejected, alternating, around q, random, random with bit 23 of any
 * value, half of them rejected in runs, and all zero. */
static void fill_uniform(uint8_t *p, unsigned kind, uint64_t *rng) {
    for (unsigned i = 0; i < STREAM / 3; i++) {
        uint32_t c = (uint32_t)equal_between(rng, 0, Q - 1);
        const uint32_t rejected = (uint32_t)equal_between(rng, Q, (1 << 23) - 1);
        switch (kind) {
        case 1:
            c = 0x7fffff;
            break;
        case 2:
            c = i % 2 ? c : rejected;
            break;
        case 3:
            c = (uint32_t)equal_between(rng, Q - 2, Q + 1);
            break;
        case 4:
            c = (uint32_t)test_next(rng) & 0x7fffff;
            break;
        case 5:
            c = (uint32_t)test_next(rng) & 0xffffff;
            break;
        case 6:
            c = i / 5 % 2 ? c : rejected;
            break;
        case 7:
            c = 0;
            break;
        default:
            break;
        }
        p[3 * i] = (uint8_t)c;
        p[3 * i + 1] = (uint8_t)(c >> 8);
        p[3 * i + 2] = (uint8_t)(c >> 16);
    }
}

/* `have` coefficients first, then n bytes of a stream, then what completes it. Counts after each;
 * the coefficients, whose order a backend may choose, when there are 256. */
static bool same_uniform_from(const struct mldsa_ops *ops, const struct equal_order *order,
                              unsigned have, const uint8_t *stream, unsigned n, unsigned place) {
    uint8_t more[3 * N];
    struct fenced f;
    struct mldsa_poly want, standard;
    fence(&f);
    for (unsigned i = 0; i < sizeof more; i++)
        more[i] = (uint8_t)(i % 3 == 2 ? i % 127 : i * 7);
    if (have != 0 && ops->rej_uniform(&f.r, 0, more, 3 * have) != have)
        return differs("rej_uniform rejects what is below q");
    struct guarded in = equal_input(place, stream, n);
    const unsigned got = ops->rej_uniform(&f.r, have, in.p, n);
    guard_free(&in);
    qtn_mldsa_ref.rej_uniform(&want, 0, more, 3 * have);
    const unsigned wanted = qtn_mldsa_ref.rej_uniform(&want, have, stream, n);
    if (got != wanted)
        return differs("rej_uniform: %u of %u bytes after %u, should be %u", got, n, have, wanted);
    if (got < N) {
        qtn_mldsa_ref.rej_uniform(&want, got, more, sizeof more);
        if (ops->rej_uniform(&f.r, got, more, sizeof more) != N)
            return differs("rej_uniform stops early");
    }
    equal_to_standard(order, &standard, &f.r);
    return fence_holds(&f) && equal_first(&standard, &want, N, "rej_uniform");
}

static bool same_rej_uniform(const struct mldsa_ops *ops) {
    struct equal_order order;
    uint64_t rng = 30;
    if (!equal_order(&order, ops))
        return false;
    for (unsigned kind = 0; kind < KINDS; kind++) {
        uint8_t stream[STREAM];
        fill_uniform(stream, kind, &rng);
        for (unsigned n = 0; n <= STREAM; n += 3)
            if (!same_uniform_from(ops, &order, 0, stream, n, 0))
                return false;
        for (unsigned have = 0; have < N; have++)
            for (unsigned i = 0; i < 8; i++) {
                const unsigned left = N - have;
                const unsigned n = i < 4 ? 3 * (left > i ? left - i : 0)
                                         : 3 * (unsigned)equal_between(&rng, 0, STREAM / 3);
                fill_uniform(stream, kind, &rng);
                if (!same_uniform_from(ops, &order, have, stream, n < STREAM ? n : STREAM,
                                       (8 * have + i) % EQUAL_PLACES))
                    return false;
            }
    }
    return true;
}

/* --- RejBoundedPoly -------------------------------------------------------------------------- */

/* All accepted, all rejected, one rejected in each byte, around both bounds, random. */
static void fill_bounded(uint8_t *p, unsigned kind, uint64_t *rng) {
    test_fill(p, STREAM, test_next(rng));
    for (unsigned i = 0; i < STREAM; i++)
        switch (kind) {
        case 1:
            p[i] = 0xff;
            break;
        case 2:
            p[i] = (uint8_t)(i % 2 ? 0xf0 : 0x0f);
            break;
        case 3:
            p[i] = (uint8_t)(equal_between(rng, 8, 9) | equal_between(rng, 8, 9) << 4);
            break;
        case 4:
            p[i] = (uint8_t)(equal_between(rng, 14, 15) | equal_between(rng, 14, 15) << 4);
            break;
        case 5:
            p[i] = (uint8_t)(p[i] & 0x77);
            break;
        case 6:
            p[i] = i / 4 % 2 ? 0xff : (uint8_t)(p[i] & 0x77);
            break;
        case 7:
            p[i] = 0;
            break;
        default:
            break;
        }
}

static bool same_bounded_from(const struct mldsa_ops *ops, unsigned eta, unsigned have,
                              const uint8_t *stream, unsigned n, unsigned place) {
    struct fenced f;
    struct mldsa_poly want;
    fence(&f);
    memset(&want, 0x33, sizeof want);
    struct guarded in = equal_input(place, stream, n);
    const unsigned got = ops->rej_bounded[eta](&f.r, have, in.p, n);
    guard_free(&in);
    const unsigned wanted = qtn_mldsa_ref.rej_bounded[eta](&want, have, stream, n);
    if (got != wanted)
        return differs("rej_bounded: %u of %u bytes after %u, should be %u", got, n, have, wanted);
    return fence_holds(&f) && equal_first(&f.r, &want, got, "rej_bounded");
}

static bool same_rej_bounded(const struct mldsa_ops *ops) {
    uint64_t rng = 31;
    for (unsigned eta = 0; eta < 2; eta++)
        for (unsigned kind = 0; kind < KINDS; kind++) {
            uint8_t stream[STREAM];
            fill_bounded(stream, kind, &rng);
            for (unsigned n = 0; n <= 300; n++)
                if (!same_bounded_from(ops, eta, 0, stream, n, 0))
                    return false;
            for (unsigned have = 0; have < N; have++)
                for (unsigned i = 0; i < 8; i++) {
                    const unsigned half = (N - have) / 2;
                    const unsigned n = i < 4 ? (half + 2 > i ? half + 2 - i : 0)
                                             : (unsigned)equal_between(&rng, 0, 300);
                    fill_bounded(stream, kind, &rng);
                    if (!same_bounded_from(ops, eta, have, stream, n,
                                           (8 * have + i) % EQUAL_PLACES))
                        return false;
                }
        }
    return true;
}

/* --- mistakes -------------------------------------------------------------------------------- */

/* Takes q for a coefficient where it is the last candidate. */
static unsigned wrong_uniform(struct mldsa_poly *r, unsigned have, const uint8_t *p, size_t n) {
    const unsigned got = qtn_mldsa_ref.rej_uniform(r, have, p, n);
    if (n >= 3 && got < N && p[n - 3] == 1 && p[n - 2] == 0xe0 && (p[n - 1] & 0x7f) == 0x7f)
        return got + 1;
    return got;
}

static void plant_uniform(struct mldsa_ops *ops) {
    ops->rej_uniform = wrong_uniform;
}

/* Overwrites what was there. */
static unsigned wrong_bounded(struct mldsa_poly *r, unsigned have, const uint8_t *p, size_t n) {
    if (have == 249)
        r->c[248] = 0;
    return qtn_mldsa_ref.rej_bounded[MLDSA_ETA_4](r, have, p, n);
}

static void plant_bounded(struct mldsa_ops *ops) {
    ops->rej_bounded[MLDSA_ETA_4] = wrong_bounded;
}

/* Stores eight coefficients whatever the room. */
static unsigned long_bounded(struct mldsa_poly *r, unsigned have, const uint8_t *p, size_t n) {
    const unsigned got = qtn_mldsa_ref.rej_bounded[MLDSA_ETA_2](r, have, p, n);
    int32_t *end = r[0].c + N;
    if (have > N - 8 && got == N)
        memset(end, 0, sizeof *end);
    return got;
}

static void plant_long(struct mldsa_ops *ops) {
    ops->rej_bounded[MLDSA_ETA_2] = long_bounded;
}

int main(void) {
    static const struct equal_check checks[] = {
        {"rej_uniform", same_rej_uniform, plant_uniform},
        {"rej_bounded", same_rej_bounded, plant_bounded},
        {"rej_bounded, room", same_rej_bounded, plant_long},
    };
    return equal_main(checks, sizeof checks / sizeof checks[0]);
}
