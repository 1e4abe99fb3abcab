/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Packing of every backend against the portable functions: every int16_t for each Compress, every
 * value of every byte for each Decompress and ByteDecode_12; all against inaccessible pages and at
 * every alignment. */
#include "mlkem_equal.h"
#include "support/rng.h"
#include <string.h>

static const unsigned depths[] = {1, 4, 5, 10, 11};
enum { DEPTHS = sizeof depths / sizeof depths[0], MOST_BYTES = 32 * 11 };

/* --- compress, decompress -------------------------------------------------------------------- */

static bool same_compress_of(const struct mlkem_ops *ops, unsigned d, uint8_t *out,
                             const struct mlkem_poly *a) {
    uint8_t want[MOST_BYTES];
    ops->compress[d](out, a);
    qtn_mlkem_ref.compress[d](want, a);
    return equal_bytes(out, want, 32 * d, "compress");
}

/* All of int16_t, at every place: i, i + 1, i + 2, ... for every i. */
static bool same_compress(const struct mlkem_ops *ops) {
    struct equal_room room;
    equal_take(&room, 0, sizeof(struct mlkem_poly));
    struct mlkem_poly *a = room.p;
    bool same = true;
    for (unsigned n = 0; n < DEPTHS; n++) {
        struct guarded out = equal_output(n % 2, 32 * depths[n]);
        for (unsigned first = 0; same && first < 65536; first++) {
            for (unsigned i = 0; i < N; i++)
                a->c[i] = (int16_t)(uint16_t)(first + i);
            same = same_compress_of(ops, depths[n], out.p, a);
        }
        if (!guard_free(&out))
            return differs("compress %u writes outside", depths[n]);
    }
    return equal_whole(&room) ? same : differs("compress writes to its input's neighbours");
}

static bool same_compress_places(const struct mlkem_ops *ops) {
    uint64_t rng = 3;
    for (unsigned n = 0; n < DEPTHS; n++)
        for (unsigned i = 0; i < EQUAL_FILLS * EQUAL_PLACES; i++) {
            struct guarded out = equal_output(i % EQUAL_PLACES, 32 * depths[n]);
            struct mlkem_poly a;
            equal_fill(&a, i % EQUAL_FILLS, i % 2 ? 2 * Q - 1 : INT16_MAX, &rng);
            const bool same = same_compress_of(ops, depths[n], out.p, &a);
            if (!guard_free(&out))
                return differs("compress %u writes outside", depths[n]);
            if (!same)
                return false;
        }
    return true;
}

/* The bytes are at `in`, which may be guarded. */
static bool same_decompress_of(const struct mlkem_ops *ops, unsigned d, struct mlkem_poly *r,
                               const uint8_t *in) {
    struct mlkem_poly want;
    memset(r, 0x5a, sizeof *r);
    ops->decompress[d](r, in);
    qtn_mlkem_ref.decompress[d](&want, in);
    return equal_poly(r, &want, "decompress");
}

/* Every value of every byte, among zeros, ones and random bytes. */
static bool same_decompress(const struct mlkem_ops *ops) {
    struct equal_room room;
    equal_take(&room, 0, sizeof(struct mlkem_poly));
    bool same = true;
    for (unsigned n = 0; n < DEPTHS; n++)
        for (unsigned around = 0; around < 3; around++) {
            const unsigned d = depths[n];
            struct guarded in = guard_alloc(32 * d, around % 2 ? GUARD_BEFORE : GUARD_AFTER, 0);
            test_fill(in.p, in.n, d);
            if (around != 2)
                memset(in.p, around == 0 ? 0 : 0xff, in.n);
            for (unsigned i = 0; same && i < 32 * d; i++) {
                const uint8_t before = in.p[i];
                for (unsigned value = 0; same && value < 256; value++) {
                    in.p[i] = (uint8_t)value;
                    same = same_decompress_of(ops, d, room.p, in.p);
                }
                in.p[i] = before;
            }
            if (!guard_free(&in))
                return differs("decompress %u writes to its input", d);
        }
    return equal_whole(&room) ? same : differs("decompress writes outside");
}

static bool same_decompress_places(const struct mlkem_ops *ops) {
    for (unsigned n = 0; n < DEPTHS; n++)
        for (unsigned place = 0; place < EQUAL_PLACES; place++) {
            const unsigned d = depths[n];
            uint8_t bytes[MOST_BYTES];
            struct mlkem_poly r;
            test_fill(bytes, sizeof bytes, place);
            struct guarded in = equal_input(place, bytes, 32 * d);
            const bool same = same_decompress_of(ops, d, &r, in.p);
            if (!guard_free(&in) || !same)
                return false;
        }
    return true;
}

/* --- 12 bits --------------------------------------------------------------------------------- */

/* A polynomial in the standard's order. */
static bool same_encode_of(const struct mlkem_ops *ops, const struct equal_order *order,
                           unsigned place, const struct mlkem_poly *a) {
    uint8_t want[MLKEM_POLY_BYTES];
    struct mlkem_poly own;
    struct guarded out = equal_output(place, sizeof want);
    equal_from_standard(order, &own, a);
    ops->encode12(out.p, &own);
    qtn_mlkem_ref.encode12(want, a);
    const bool same = equal_bytes(out.p, want, sizeof want, "encode12");
    return guard_free(&out) ? same : differs("encode12 writes outside");
}

/* Every value in the range at every place. */
static bool same_encode(const struct mlkem_ops *ops) {
    struct equal_order order;
    struct mlkem_poly a;
    uint64_t rng = 5;
    if (!equal_order(&order, ops))
        return false;
    for (unsigned first = 0; first < 2 * Q - 1; first++) {
        for (unsigned i = 0; i < N; i++)
            a.c[i] = (int16_t)((int)((first + i) % (2 * Q - 1)) - (Q - 1));
        if (!same_encode_of(ops, &order, first % EQUAL_PLACES, &a))
            return false;
    }
    for (unsigned i = 0; i < EQUAL_FILLS * EQUAL_PLACES; i++) {
        equal_fill(&a, i % EQUAL_FILLS, Q - 1, &rng);
        if (!same_encode_of(ops, &order, i % EQUAL_PLACES, &a))
            return false;
    }
    return true;
}

static bool same_decode_of(const struct mlkem_ops *ops, const struct equal_order *order,
                           struct mlkem_poly *r, const uint8_t *in) {
    struct mlkem_poly standard, want;
    memset(r, 0x5a, sizeof *r);
    const uint32_t got = ops->decode12(r, in);
    const uint32_t expected = qtn_mlkem_ref.decode12(&want, in);
    if (got != expected)
        return differs("decode12 says %08x, should say %08x", got, expected);
    equal_to_standard(order, &standard, r);
    return equal_poly(&standard, &want, "decode12");
}

/* Every value of every byte: among zeros the range's end is met by each coefficient alone. */
static bool same_decode(const struct mlkem_ops *ops) {
    struct equal_order order;
    struct equal_room room;
    if (!equal_order(&order, ops))
        return false;
    equal_take(&room, 0, sizeof(struct mlkem_poly));
    bool same = true;
    for (unsigned around = 0; around < 3; around++) {
        struct guarded in = guard_alloc(MLKEM_POLY_BYTES, around % 2, 0);
        test_fill(in.p, in.n, 12);
        if (around != 2)
            memset(in.p, around == 0 ? 0 : 0xff, in.n);
        for (unsigned i = 0; same && i < MLKEM_POLY_BYTES; i++) {
            const uint8_t before = in.p[i];
            for (unsigned value = 0; same && value < 256; value++) {
                in.p[i] = (uint8_t)value;
                same = same_decode_of(ops, &order, room.p, in.p);
            }
            in.p[i] = before;
        }
        if (!guard_free(&in))
            return differs("decode12 writes to its input");
    }
    return equal_whole(&room) ? same : differs("decode12 writes outside");
}

/* Each 12-bit value alone at each place, among values just below q, so that it alone decides. */
static bool same_verdict(const struct mlkem_ops *ops) {
    struct equal_order order;
    struct mlkem_poly r;
    uint8_t bytes[MLKEM_POLY_BYTES];
    const uint8_t below[3] = {(uint8_t)(Q - 1), (uint8_t)((Q - 1) >> 8 | (Q - 1) << 4),
                              (uint8_t)((Q - 1) >> 4)};
    if (!equal_order(&order, ops))
        return false;
    for (unsigned i = 0; i < N; i++)
        for (unsigned value = 0; value < 4096; value += value == Q - 2 || value == Q - 1 ? 1 : 61) {
            for (unsigned j = 0; j < sizeof bytes; j++)
                bytes[j] = below[j % 3];
            uint8_t *p = bytes + i / 2 * 3;
            if (i % 2) {
                p[1] = (uint8_t)((p[1] & 0x0f) | value << 4);
                p[2] = (uint8_t)(value >> 4);
            } else {
                p[0] = (uint8_t)value;
                p[1] = (uint8_t)((p[1] & 0xf0) | value >> 8);
            }
            const uint32_t expected = value < Q ? 0 : UINT32_MAX;
            const uint32_t got = ops->decode12(&r, bytes);
            if (got != expected)
                return differs("decode12 says %08x of %u at %u", got, value, i);
        }
    for (unsigned place = 0; place < EQUAL_PLACES; place++) {
        test_fill(bytes, sizeof bytes, place);
        struct guarded in = equal_input(place, bytes, sizeof bytes);
        const bool same = same_decode_of(ops, &order, &r, in.p);
        if (!guard_free(&in) || !same)
            return false;
    }
    return true;
}

/* --- planted mistakes ------------------------------------------------------------------------ */

/* Rounds one value of all, at one place, the wrong way. */
static void wrong_compress10(uint8_t *out, const struct mlkem_poly *a) {
    qtn_mlkem_ref.compress[10](out, a);
    if (a->c[252] == -31000)
        out[315] ^= 1;
}

static void plant_compress(struct mlkem_ops *ops) {
    ops->compress[10] = wrong_compress10;
}

/* Sixteen bytes are written at once where ten are left. */
static void wide_compress5(uint8_t *out, const struct mlkem_poly *a) {
    qtn_mlkem_ref.compress[5](out, a);
    if ((uintptr_t)out % 64 == 17)
        out[160] = 0;
}

static void plant_compress_places(struct mlkem_ops *ops) {
    ops->compress[5] = wide_compress5;
}

static void wrong_decompress11(struct mlkem_poly *r, const uint8_t *in) {
    qtn_mlkem_ref.decompress[11](r, in);
    if (in[351] == 0x80)
        r->c[255]++;
}

static void plant_decompress(struct mlkem_ops *ops) {
    ops->decompress[11] = wrong_decompress11;
}

static void wrong_decompress4(struct mlkem_poly *r, const uint8_t *in) {
    qtn_mlkem_ref.decompress[4](r, in);
    if ((uintptr_t)in % 64 == 63)
        r->c[0]++;
}

static void plant_decompress_places(struct mlkem_ops *ops) {
    ops->decompress[4] = wrong_decompress4;
}

static void wrong_encode12(uint8_t *out, const struct mlkem_poly *a) {
    struct mlkem_poly r = *a;
    if (r.c[9] == -(Q - 1))
        r.c[9] = 0;
    qtn_mlkem_ref.encode12(out, &r);
}

static void plant_encode(struct mlkem_ops *ops) {
    ops->encode12 = wrong_encode12;
}

/* Values from q on stay as they are. */
static uint32_t lazy_decode12(struct mlkem_poly *r, const uint8_t *in) {
    const uint32_t over = qtn_mlkem_ref.decode12(r, in);
    if (in[383] == 0xff)
        r->c[255] = (int16_t)(r->c[255] + Q);
    return over;
}

static void plant_decode(struct mlkem_ops *ops) {
    ops->decode12 = lazy_decode12;
}

/* q at one place is taken for one that is below. */
static uint32_t lenient_decode12(struct mlkem_poly *r, const uint8_t *in) {
    uint8_t copy[MLKEM_POLY_BYTES];
    memcpy(copy, in, sizeof copy);
    if (in[381] == (uint8_t)Q)
        copy[381]--;
    return qtn_mlkem_ref.decode12(r, copy);
}

static void plant_verdict(struct mlkem_ops *ops) {
    ops->decode12 = lenient_decode12;
}

int main(void) {
    const struct equal_check checks[] = {
        {"compress", same_compress, plant_compress},
        {"compress, every place", same_compress_places, plant_compress_places},
        {"decompress", same_decompress, plant_decompress},
        {"decompress, every place", same_decompress_places, plant_decompress_places},
        {"encode12", same_encode, plant_encode},
        {"decode12", same_decode, plant_decode},
        {"decode12, verdict", same_verdict, plant_verdict},
    };
    return equal_main(checks, sizeof checks / sizeof checks[0]);
}
