/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Packing and unpacking of every backend against the portable functions: the ends of the ranges at
 * every place, all bytes of an input at once and every bit alone, eta fields out of range; buffers
 * against inaccessible pages and at every alignment. */
#include "mldsa_equal.h"
#include "support/guard.h"
#include "support/rng.h"
#include <string.h>

enum shape { T1, T0, ETA_2, ETA_4, Z_17, Z_19, SHAPES };

static const struct {
    const char *name;
    unsigned bytes;
    int32_t low, high;
} shapes[SHAPES] = {
    [T1] = {"t1", 320, 0, 1023},
    [T0] = {"t0", 416, 1 - (1 << 12), 1 << 12},
    [ETA_2] = {"eta 2", 96, -2, 2},
    [ETA_4] = {"eta 4", 128, -4, 4},
    [Z_17] = {"z of 18 bits", 576, 1 - (1 << 17), 1 << 17},
    [Z_19] = {"z of 20 bits", 640, 1 - (1 << 19), 1 << 19},
};
enum { MOST_BYTES = 640 };

static void pack(const struct mldsa_ops *ops, enum shape s, uint8_t *out,
                 const struct mldsa_poly *a) {
    void (*const functions[SHAPES])(uint8_t *, const struct mldsa_poly *) = {
        [T1] = ops->pack_t1,
        [T0] = ops->pack_t0,
        [ETA_2] = ops->pack_eta[MLDSA_ETA_2],
        [ETA_4] = ops->pack_eta[MLDSA_ETA_4],
        [Z_17] = ops->pack_z[MLDSA_GAMMA1_17],
        [Z_19] = ops->pack_z[MLDSA_GAMMA1_19],
    };
    functions[s](out, a);
}

/* Whether something is out of range, which only the eta functions say. */
static uint32_t unpack(const struct mldsa_ops *ops, enum shape s, struct mldsa_poly *r,
                       const uint8_t *in) {
    void (*const functions[SHAPES])(struct mldsa_poly *, const uint8_t *) = {
        [T1] = ops->unpack_t1,
        [T0] = ops->unpack_t0,
        [Z_17] = ops->unpack_z[MLDSA_GAMMA1_17],
        [Z_19] = ops->unpack_z[MLDSA_GAMMA1_19],
    };
    if (s == ETA_2)
        return ops->unpack_eta[MLDSA_ETA_2](r, in);
    if (s == ETA_4)
        return ops->unpack_eta[MLDSA_ETA_4](r, in);
    functions[s](r, in);
    return 0;
}

/* --- packing --------------------------------------------------------------------------------- */

static bool same_packed(const struct mldsa_ops *ops, enum shape s, const struct mldsa_poly *a,
                        unsigned place) {
    uint8_t want[MOST_BYTES];
    bool same = true;
    struct guarded got = equal_output(place, shapes[s].bytes);
    const struct mldsa_poly kept = *a;
    pack(&qtn_mldsa_ref, s, want, a);
    pack(ops, s, got.p, a);
    for (unsigned i = 0; i < shapes[s].bytes && same; i++)
        if (got.p[i] != want[i])
            same = differs("%s: byte %u is %u, should be %u", shapes[s].name, i, got.p[i], want[i]);
    if (!guard_free(&got))
        same = differs("%s: writes outside the buffer", shapes[s].name);
    return same && equal_first(a, &kept, N, "an input is not to be written");
}

static bool same_pack(const struct mldsa_ops *ops) {
    uint64_t rng = 20;
    for (enum shape s = 0; s < SHAPES; s++) {
        struct mldsa_poly a;
        for (unsigned place = 0; place < EQUAL_PLACES; place++)
            for (unsigned kind = 0; kind < EQUAL_FILLS; kind++) {
                equal_fill(&a, kind, shapes[s].low, shapes[s].high, &rng);
                if (!same_packed(ops, s, &a, place))
                    return false;
            }
        for (unsigned at = 0; at < N; at++)
            for (unsigned end = 0; end < 2; end++) { /* one end alone among the others */
                for (unsigned i = 0; i < N; i++)
                    a.c[i] = (i == at) == end ? shapes[s].low : shapes[s].high;
                if (!same_packed(ops, s, &a, 0))
                    return false;
            }
    }
    return true;
}

/* --- unpacking ------------------------------------------------------------------------------- */

static bool same_unpacked(const struct mldsa_ops *ops, enum shape s, const uint8_t *bytes,
                          unsigned place) {
    struct mldsa_poly got, want;
    struct guarded in = equal_input(place, bytes, shapes[s].bytes);
    memset(&got, 0x55, sizeof got);
    const uint32_t want_bad = unpack(&qtn_mldsa_ref, s, &want, bytes);
    const uint32_t got_bad = unpack(ops, s, &got, in.p);
    guard_free(&in);
    if (got_bad != want_bad)
        return differs("%s: %#x, should be %#x", shapes[s].name, got_bad, want_bad);
    return equal_first(&got, &want, N, shapes[s].name);
}

static bool same_unpack(const struct mldsa_ops *ops) {
    uint64_t rng = 21;
    for (enum shape s = 0; s < SHAPES; s++) {
        uint8_t bytes[MOST_BYTES];
        for (unsigned place = 0; place < EQUAL_PLACES; place++)
            for (unsigned kind = 0; kind < 8; kind++) {
                test_fill(bytes, sizeof bytes, test_next(&rng));
                if (kind < 2)
                    memset(bytes, kind == 0 ? 0 : 0xff, sizeof bytes);
                if (!same_unpacked(ops, s, bytes, place))
                    return false;
            }
        for (unsigned bit = 0; bit < 8 * shapes[s].bytes; bit++)
            for (unsigned end = 0; end < 2; end++) { /* one bit alone among the others */
                memset(bytes, end == 0 ? 0 : 0xff, sizeof bytes);
                bytes[bit / 8] ^= (uint8_t)(1 << bit % 8);
                if (!same_unpacked(ops, s, bytes, bit % 128 == 0))
                    return false;
            }
    }
    return true;
}

/* What is packed comes back. */
static bool same_round_trip(const struct mldsa_ops *ops) {
    uint64_t rng = 22;
    for (enum shape s = 0; s < SHAPES; s++)
        for (unsigned kind = 0; kind < 4 * EQUAL_FILLS; kind++) {
            uint8_t bytes[MOST_BYTES];
            struct mldsa_poly a, back;
            equal_fill(&a, kind, shapes[s].low, shapes[s].high, &rng);
            pack(ops, s, bytes, &a);
            if (unpack(ops, s, &back, bytes) != 0)
                return differs("%s: in range, but refused", shapes[s].name);
            for (unsigned i = 0; i < N && s == T1; i++)
                a.c[i] *= 1 << MLDSA_D;
            if (!equal_first(&back, &a, N, shapes[s].name))
                return false;
        }
    return true;
}

/* Each field that is no coefficient, at each place, alone among good ones: all ones; and none
 * otherwise: zero. */
static bool same_eta_range(const struct mldsa_ops *ops) {
    uint64_t rng = 23;
    for (enum shape s = ETA_2; s <= ETA_4; s++) {
        const unsigned bits = s == ETA_2 ? 3 : 4, good = s == ETA_2 ? 5 : 9;
        for (unsigned at = 0; at < N; at++)
            for (unsigned field = 0; field < 1u << bits; field++) {
                uint8_t bytes[MOST_BYTES] = {0};
                struct mldsa_poly r;
                for (unsigned i = 0; i < N; i++) {
                    const unsigned other = (unsigned)equal_between(&rng, 0, (int32_t)good - 1);
                    const unsigned v = (i == at ? field : other) << bits * i % 8;
                    bytes[bits * i / 8] |= (uint8_t)v;
                    if (v > 255)
                        bytes[bits * i / 8 + 1] |= (uint8_t)(v >> 8);
                }
                const uint32_t bad = unpack(ops, s, &r, bytes);
                if (bad != (field < good ? 0 : UINT32_MAX))
                    return differs("%s: field %u at %u gives %#x", shapes[s].name, field, at, bad);
            }
    }
    return true;
}

/* --- mistakes -------------------------------------------------------------------------------- */

static void wrong_pack_z(uint8_t *out, const struct mldsa_poly *a) {
    qtn_mldsa_ref.pack_z[MLDSA_GAMMA1_19](out, a);
    if (a->c[254] == 1 - (1 << 19))
        out[637] ^= 0x08;
}

static void plant_pack(struct mldsa_ops *ops) {
    ops->pack_z[MLDSA_GAMMA1_19] = wrong_pack_z;
}

static void wrong_unpack_t0(struct mldsa_poly *r, const uint8_t *in) {
    qtn_mldsa_ref.unpack_t0(r, in);
    if (r->c[255] == (1 << 12) - 4096)
        r->c[255]++;
}

static void plant_unpack(struct mldsa_ops *ops) {
    ops->unpack_t0 = wrong_unpack_t0;
}

static void wrong_unpack_t1(struct mldsa_poly *r, const uint8_t *in) {
    qtn_mldsa_ref.unpack_t1(r, in);
    r->c[0] >>= 1;
}

static void plant_round_trip(struct mldsa_ops *ops) {
    ops->unpack_t1 = wrong_unpack_t1;
}

/* Does not look at the last field. */
static uint32_t wrong_unpack_eta(struct mldsa_poly *r, const uint8_t *in) {
    uint8_t bytes[96];
    qtn_mldsa_ref.unpack_eta[MLDSA_ETA_2](r, in);
    memcpy(bytes, in, sizeof bytes);
    bytes[95] &= 0x1f;
    struct mldsa_poly left;
    return qtn_mldsa_ref.unpack_eta[MLDSA_ETA_2](&left, bytes);
}

static void plant_eta_range(struct mldsa_ops *ops) {
    ops->unpack_eta[MLDSA_ETA_2] = wrong_unpack_eta;
}

int main(void) {
    static const struct equal_check checks[] = {
        {"packing", same_pack, plant_pack},
        {"unpacking", same_unpack, plant_unpack},
        {"there and back", same_round_trip, plant_round_trip},
        {"eta fields out of range", same_eta_range, plant_eta_range},
    };
    return equal_main(checks, sizeof checks / sizeof checks[0]);
}
