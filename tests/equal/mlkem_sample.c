/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Sampling of every backend against the portable functions: rejection from every count with every
 * length, in streams that a hash would hardly give; the binomial samplers with every bit alone; all
 * against inaccessible pages and at every alignment. */
#include "mlkem_equal.h"
#include "support/rng.h"
#include <string.h>

enum { LONGEST = 504 };

static void put_pair(uint8_t *p, unsigned d1, unsigned d2) {
    p[0] = (uint8_t)d1;
    p[1] = (uint8_t)(d1 >> 8 | d2 << 4);
    p[2] = (uint8_t)(d2 >> 4);
}

/* Streams: all accepted, all rejected, at random one or the other, values around q, one accepted in
 * each eight or rejected in each seven, halves, random bytes. */
enum { STREAMS = 14 };
static void fill_stream(uint8_t *p, size_t n, unsigned kind, uint64_t *rng) {
    for (size_t i = 0; i + 3 <= n; i += 3) {
        unsigned d[2];
        for (unsigned j = 0; j < 2; j++) {
            const unsigned random = (unsigned)(test_next(rng) >> 32);
            const unsigned at = (unsigned)(2 * i / 3 + j);
            switch (kind) {
            case 0:
                d[j] = random % Q;
                break;
            case 1:
                d[j] = Q + random % (4096 - Q);
                break;
            case 2:
                d[j] = random % 2 ? Q - 1 : Q;
                break;
            case 3:
                d[j] = Q - 3 + random % 6;
                break;
            case 4:
                d[j] = at % 8 == 3 ? 0 : 4095;
                break;
            case 5:
                d[j] = at % 7 == 6 ? Q : Q - 1;
                break;
            case 6:
                d[j] = j == 0 ? at % Q : 4095;
                break;
            case 7:
                d[j] = j == 1 ? at % Q : 4095;
                break;
            case 8:
                d[j] = at % 32 < 16 ? Q - 1 : Q;
                break;
            default:
                d[j] = random % 4096;
            }
        }
        put_pair(p + i, d[0], d[1]);
    }
}

/* A stream of which rej_uniform takes exactly `have`; gives its length. */
static size_t fill_lead(uint8_t *p, unsigned have) {
    size_t n = 0;
    for (unsigned i = 0; i < have; i += 2, n += 3)
        put_pair(p + n, i, i + 1 < have ? i + 1 : 4095);
    return n;
}

/* Take `have`, then n bytes, then what else is needed. Counts are compared each time, and in the
 * end what encode12 writes. */
static bool same_rejection(const struct mlkem_ops *ops, struct mlkem_poly *r, unsigned have,
                           const uint8_t *p, size_t n, const uint8_t *rest, size_t rest_n) {
    uint8_t lead[3 * N / 2], a[MLKEM_POLY_BYTES], b[MLKEM_POLY_BYTES];
    struct mlkem_poly want;
    const size_t lead_n = fill_lead(lead, have);
    unsigned got = 0, expected = 0;
    if (lead_n != 0) {
        got = ops->rej_uniform(r, 0, lead, lead_n);
        expected = qtn_mlkem_ref.rej_uniform(&want, 0, lead, lead_n);
    }
    if (got != have || expected != have)
        return differs("rej_uniform takes %u of %u that are all accepted", got, have);
    got = ops->rej_uniform(r, have, p, n);
    expected = qtn_mlkem_ref.rej_uniform(&want, have, p, n);
    if (got != expected)
        return differs("rej_uniform at %u, %zu bytes: now %u, should be %u", have, n, got,
                       expected);
    if (got < N) {
        got = ops->rej_uniform(r, got, rest, rest_n);
        expected = qtn_mlkem_ref.rej_uniform(&want, expected, rest, rest_n);
    }
    if (got != N || expected != N)
        return differs("rej_uniform at %u, %zu bytes and the rest: %u", have, n, got);
    ops->encode12(a, r);
    qtn_mlkem_ref.encode12(b, &want);
    return equal_mod_q(r, r, Q, "rej_uniform") && equal_bytes(a, b, sizeof a, "rej_uniform");
}

/* Every count, with every length, of every kind of stream; the input's end is against a page. */
static bool same_counts(const struct mlkem_ops *ops) {
    uint64_t rng = 7;
    uint8_t rest[3 * N / 2], stream[LONGEST];
    fill_stream(rest, sizeof rest, 0, &rng);
    for (unsigned kind = 0; kind < STREAMS; kind++) {
        struct equal_room room;
        equal_take(&room, kind, sizeof(struct mlkem_poly));
        fill_stream(stream, sizeof stream, kind, &rng);
        struct guarded in = guard_copy(stream, sizeof stream, GUARD_AFTER, 0);
        bool same = true;
        for (unsigned have = 0; same && have < N; have++)
            for (size_t n = 3; same && n <= LONGEST; n += 3)
                same = same_rejection(ops, room.p, have, in.p + LONGEST - n, n, rest, sizeof rest);
        const bool whole = guard_free(&in);
        if (!equal_whole(&room) || !whole || !same)
            return same ? differs("rej_uniform writes outside") : false;
    }
    return true;
}

/* Every place of the input, with the lengths that the library uses and others. */
static bool same_places(const struct mlkem_ops *ops) {
    const size_t lengths[] = {LONGEST, 168, 336, 3, 24, 45, 48, 51};
    uint64_t rng = 9;
    uint8_t rest[3 * N / 2], stream[LONGEST];
    struct mlkem_poly r;
    fill_stream(rest, sizeof rest, 0, &rng);
    for (unsigned place = 0; place < EQUAL_PLACES; place++)
        for (unsigned i = 0; i < sizeof lengths / sizeof lengths[0]; i++) {
            fill_stream(stream, sizeof stream, place % STREAMS, &rng);
            struct guarded in = equal_input(place, stream, lengths[i]);
            const bool same =
                same_rejection(ops, &r, place % 64, in.p, lengths[i], rest, sizeof rest);
            if (!guard_free(&in) || !same)
                return false;
        }
    return true;
}

static bool same_cbd(const struct mlkem_ops *ops, unsigned eta, unsigned place,
                     const uint8_t *bytes) {
    struct equal_room room;
    struct mlkem_poly want;
    struct guarded in = equal_input(place, bytes, 64 * eta);
    equal_take(&room, place, sizeof want);
    ops->cbd[eta](room.p, in.p);
    qtn_mlkem_ref.cbd[eta](&want, bytes);
    const bool same = equal_poly(room.p, &want, eta == 2 ? "cbd 2" : "cbd 3");
    const bool whole = guard_free(&in);
    if (!equal_whole(&room) || !whole)
        return differs("cbd writes outside");
    return same;
}

/* Each bit alone, set and not; all bytes the same; random ones at every place. */
static bool same_binomial(const struct mlkem_ops *ops) {
    uint8_t bytes[192];
    for (unsigned eta = 2; eta <= 3; eta++) {
        for (unsigned bit = 0; bit < 2 * 64 * eta * 8; bit++) {
            memset(bytes, bit % 2 ? 0xff : 0, sizeof bytes);
            bytes[bit / 16] = (uint8_t)(bytes[bit / 16] ^ 1u << bit / 2 % 8);
            if (!same_cbd(ops, eta, bit % EQUAL_PLACES, bytes))
                return false;
        }
        for (unsigned value = 0; value < 256; value++) {
            memset(bytes, (int)value, sizeof bytes);
            if (!same_cbd(ops, eta, value % EQUAL_PLACES, bytes))
                return false;
        }
        for (unsigned i = 0; i < 16 * EQUAL_PLACES; i++) {
            test_fill(bytes, sizeof bytes, i);
            if (!same_cbd(ops, eta, i % EQUAL_PLACES, bytes))
                return false;
        }
    }
    return true;
}

/* --- planted mistakes ------------------------------------------------------------------------ */

/* At one count, with one length, q itself is accepted. */
static unsigned greedy(struct mlkem_poly *r, unsigned have, const uint8_t *p, size_t n) {
    const unsigned now = qtn_mlkem_ref.rej_uniform(r, have, p, n);
    return have == 201 && n == 63 && now < N ? now + 1 : now;
}

static void plant_counts(struct mlkem_ops *ops) {
    ops->rej_uniform = greedy;
}

/* The last value of a full block is another. */
static unsigned careless(struct mlkem_poly *r, unsigned have, const uint8_t *p, size_t n) {
    const unsigned now = qtn_mlkem_ref.rej_uniform(r, have, p, n);
    if (n == LONGEST && now == N)
        r->c[N - 1] = (int16_t)(r->c[N - 1] ^ 1);
    return now;
}

static void plant_places(struct mlkem_ops *ops) {
    ops->rej_uniform = careless;
}

static void wrong_cbd3(struct mlkem_poly *r, const uint8_t *p) {
    qtn_mlkem_ref.cbd[3](r, p);
    if (r->c[171] == 3)
        r->c[171] = 2;
}

static void plant_binomial(struct mlkem_ops *ops) {
    ops->cbd[3] = wrong_cbd3;
}

int main(void) {
    const struct equal_check checks[] = {
        {"rej_uniform, every count and length", same_counts, plant_counts},
        {"rej_uniform, every place", same_places, plant_places},
        {"cbd", same_binomial, plant_binomial},
    };
    return equal_main(checks, sizeof checks / sizeof checks[0]);
}
