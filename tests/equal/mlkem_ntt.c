/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* NTTs and products of every backend against the portable functions: polynomials with all, some and
 * single coefficients at the ends of the range, in memory against inaccessible pages. What is in
 * the NTT domain is compared in the standard's order, and as encode12 writes it. */
#include "mlkem_equal.h"
#include <string.h>

static uint64_t rng = 1;

/* In the NTT domain: range, values modulo q, and bytes. */
static bool same_ntt(const struct mlkem_ops *ops, const struct equal_order *order,
                     const struct mlkem_poly *got, const struct mlkem_poly *want,
                     const char *what) {
    struct mlkem_poly standard;
    uint8_t a[MLKEM_POLY_BYTES], b[MLKEM_POLY_BYTES];
    equal_to_standard(order, &standard, got);
    ops->encode12(a, got);
    qtn_mlkem_ref.encode12(b, want);
    return equal_mod_q(&standard, want, Q, what) && equal_bytes(a, b, sizeof a, what);
}

static bool same_forward(const struct mlkem_ops *ops) {
    struct equal_order order;
    if (!equal_order(&order, ops))
        return false;
    for (unsigned i = 0; i < 64 * EQUAL_FILLS; i++) {
        struct equal_room room;
        struct mlkem_poly want;
        equal_take(&room, i, sizeof want);
        struct mlkem_poly *got = room.p;
        equal_fill(got, i % EQUAL_FILLS, Q - 1, &rng);
        want = *got;
        ops->ntt(got);
        qtn_mlkem_ref.ntt(&want);
        const bool same = same_ntt(ops, &order, got, &want, "ntt");
        if (!equal_whole(&room) || !same)
            return same ? differs("ntt writes outside") : false;
    }
    return true;
}

/* Every coefficient alone, at both ends of the range. */
static bool same_units(const struct mlkem_ops *ops) {
    struct equal_order order;
    if (!equal_order(&order, ops))
        return false;
    for (unsigned i = 0; i < 2 * N; i++) {
        struct mlkem_poly got, want, in;
        memset(&in, 0, sizeof in);
        in.c[i / 2] = i % 2 ? Q - 1 : -(Q - 1);
        got = want = in;
        ops->ntt(&got);
        qtn_mlkem_ref.ntt(&want);
        if (!same_ntt(ops, &order, &got, &want, "ntt of one coefficient"))
            return false;
        equal_from_standard(&order, &got, &in);
        want = in;
        ops->inv_ntt(&got);
        qtn_mlkem_ref.inv_ntt(&want);
        if (!equal_mod_q(&got, &want, Q, "inv_ntt of one coefficient"))
            return false;
    }
    return true;
}

/* Every value at all places at once, with signs in runs of each length: sums of sums are as large
 * as they can be, whatever they are reduced to in between. */
static bool same_constants(const struct mlkem_ops *ops) {
    struct equal_order order;
    if (!equal_order(&order, ops))
        return false;
    for (int v = 1; v < Q; v++)
        for (unsigned runs = 0; runs <= 8; runs++) {
            struct mlkem_poly got, want, in;
            for (unsigned i = 0; i < N; i++)
                in.c[i] = (int16_t)(i >> runs & 1 ? -v : v); /* runs = 8: all of one sign */
            got = want = in;
            ops->ntt(&got);
            qtn_mlkem_ref.ntt(&want);
            if (!same_ntt(ops, &order, &got, &want, "ntt of a constant"))
                return false;
            equal_from_standard(&order, &got, &in);
            want = in;
            ops->inv_ntt(&got);
            qtn_mlkem_ref.inv_ntt(&want);
            if (!equal_mod_q(&got, &want, Q, "inv_ntt of a constant"))
                return false;
        }
    return true;
}

static bool same_inverse(const struct mlkem_ops *ops) {
    struct equal_order order;
    if (!equal_order(&order, ops))
        return false;
    for (unsigned i = 0; i < 64 * EQUAL_FILLS; i++) {
        struct equal_room room, other;
        struct mlkem_poly in, want;
        equal_take(&room, i, sizeof want);
        equal_take(&other, i / 2, sizeof want);
        struct mlkem_poly *got = room.p, *e = other.p;
        equal_fill(&in, i % EQUAL_FILLS, Q - 1, &rng);
        equal_fill(e, i / EQUAL_FILLS % EQUAL_FILLS, Q - 1, &rng);

        equal_from_standard(&order, got, &in);
        ops->inv_ntt(got);
        want = in;
        qtn_mlkem_ref.inv_ntt(&want);
        bool same = equal_mod_q(got, &want, Q, "inv_ntt");

        equal_from_standard(&order, got, &in);
        ops->inv_ntt_add(got, e);
        want = in;
        qtn_mlkem_ref.inv_ntt_add(&want, e);
        same = same && equal_mod_q(got, &want, 2 * Q, "inv_ntt_add");
        const bool whole = equal_whole(&room);
        if (!equal_whole(&other) || !whole || !same)
            return same ? differs("inv_ntt or inv_ntt_add writes outside") : false;
    }
    return true;
}

/* One product of k pairs, of the kinds given. */
static bool same_product(const struct mlkem_ops *ops, const struct equal_order *order, unsigned k,
                         unsigned kind_a, unsigned kind_b) {
    struct mlkem_poly sa[MLKEM_MAX_K], sb[MLKEM_MAX_K], want;
    struct mlkem_cache want_cache[MLKEM_MAX_K];
    struct equal_room ra, rb, rcache, rr;
    equal_take(&ra, kind_a, k * sizeof *sa);
    equal_take(&rb, kind_b, k * sizeof *sb);
    equal_take(&rcache, kind_a + kind_b, k * sizeof *want_cache);
    equal_take(&rr, k, sizeof want);
    struct mlkem_poly *a = ra.p, *b = rb.p, *r = rr.p;
    struct mlkem_cache *cache = rcache.p;
    for (unsigned i = 0; i < k; i++) {
        equal_fill(&sa[i], kind_a, Q - 1, &rng);
        equal_fill(&sb[i], kind_b, Q - 1, &rng);
        equal_from_standard(order, &a[i], &sa[i]);
        equal_from_standard(order, &b[i], &sb[i]);
        ops->mul_cache(&cache[i], &b[i]);
        qtn_mlkem_ref.mul_cache(&want_cache[i], &sb[i]);
    }
    ops->inner_product(r, a, b, cache, k);
    qtn_mlkem_ref.inner_product(&want, sa, sb, want_cache, k);
    bool same = same_ntt(ops, order, r, &want, "inner_product");
    ops->inv_ntt(r);
    qtn_mlkem_ref.inv_ntt(&want);
    same = same && equal_mod_q(r, &want, Q, "inv_ntt of a product");
    const bool whole_a = equal_whole(&ra), whole_b = equal_whole(&rb);
    const bool whole_cache = equal_whole(&rcache), whole_r = equal_whole(&rr);
    if (same && !(whole_a && whole_b && whole_cache && whole_r))
        return differs("mul_cache or inner_product writes outside");
    return same;
}

static bool same_products(const struct mlkem_ops *ops) {
    struct equal_order order;
    if (!equal_order(&order, ops))
        return false;
    for (unsigned k = 1; k <= MLKEM_MAX_K; k++)
        for (unsigned a = 0; a < EQUAL_FILLS; a++)
            for (unsigned b = 0; b < EQUAL_FILLS; b++)
                if (!same_product(ops, &order, k, a, b))
                    return false;
    return true;
}

static bool same_to_mont_add(const struct mlkem_ops *ops) {
    struct equal_order order;
    if (!equal_order(&order, ops))
        return false;
    for (unsigned i = 0; i < EQUAL_FILLS * EQUAL_FILLS; i++) {
        struct mlkem_poly in, e, want;
        struct equal_room room, other;
        equal_take(&room, i, sizeof want);
        equal_take(&other, i / 2, sizeof want);
        equal_fill(&in, i % EQUAL_FILLS, Q - 1, &rng);
        equal_fill(&e, i / EQUAL_FILLS, Q - 1, &rng);
        equal_from_standard(&order, room.p, &in);
        equal_from_standard(&order, other.p, &e);
        ops->to_mont_add(room.p, other.p);
        want = in;
        qtn_mlkem_ref.to_mont_add(&want, &e);
        const bool same = same_ntt(ops, &order, room.p, &want, "to_mont_add");
        const bool whole = equal_whole(&room);
        if (!equal_whole(&other) || !whole || !same)
            return same ? differs("to_mont_add writes outside") : false;
    }
    return true;
}

/* --- planted mistakes ------------------------------------------------------------------------ */

/* Right modulo q, but at one end of the range out of it. */
static void wide_ntt(struct mlkem_poly *r) {
    qtn_mlkem_ref.ntt(r);
    if (r->c[200] == 0)
        r->c[200] = Q;
}

static void plant_forward(struct mlkem_ops *ops) {
    ops->ntt = wide_ntt;
}

/* Wrong where coefficient 77, and no other, is not zero. */
static void blind_ntt(struct mlkem_poly *r) {
    bool alone = r->c[77] != 0;
    for (unsigned i = 0; i < N; i++)
        alone = alone && (i == 77 || r->c[i] == 0);
    qtn_mlkem_ref.ntt(r);
    r->c[3] = (int16_t)(r->c[3] / (alone ? 2 : 1));
}

static void plant_units(struct mlkem_ops *ops) {
    ops->ntt = blind_ntt;
}

/* Overflows where all is the same value, of which eight times is an odd multiple of q / 2. */
static void narrow_inv_ntt(struct mlkem_poly *r) {
    const bool worst = r->c[0] == 2705 && r->c[1] == 2705 && r->c[255] == 2705;
    qtn_mlkem_ref.inv_ntt(r);
    r->c[0] = (int16_t)(r->c[0] / (worst ? 2 : 1));
}

static void plant_constants(struct mlkem_ops *ops) {
    ops->inv_ntt = narrow_inv_ntt;
}

/* The sum is reduced where it should not be; then one too many. */
static void wrong_inv_ntt_add(struct mlkem_poly *r, const struct mlkem_poly *e) {
    qtn_mlkem_ref.inv_ntt_add(r, e);
    if (r->c[255] > Q)
        r->c[255] = (int16_t)(r->c[255] - Q + 1);
}

static void plant_inverse(struct mlkem_ops *ops) {
    ops->inv_ntt_add = wrong_inv_ntt_add;
}

/* The last pair of the fourth polynomial is forgotten. */
static void wrong_product(struct mlkem_poly *r, const struct mlkem_poly *a,
                          const struct mlkem_poly *b, const struct mlkem_cache *cache, unsigned k) {
    struct mlkem_poly copy[MLKEM_MAX_K];
    memcpy(copy, a, k * sizeof *a);
    if (k == 4)
        copy[3].c[255] = 0;
    qtn_mlkem_ref.inner_product(r, copy, b, cache, k);
}

static void plant_products(struct mlkem_ops *ops) {
    ops->inner_product = wrong_product;
}

static void wrong_to_mont_add(struct mlkem_poly *r, const struct mlkem_poly *e) {
    const bool end = e->c[128] == -(Q - 1);
    qtn_mlkem_ref.to_mont_add(r, e);
    r->c[128] = (int16_t)(r->c[128] ^ (end ? 1 : 0));
}

static void plant_to_mont_add(struct mlkem_ops *ops) {
    ops->to_mont_add = wrong_to_mont_add;
}

int main(void) {
    const struct equal_check checks[] = {
        {"ntt", same_forward, plant_forward},
        {"one coefficient", same_units, plant_units},
        {"constants", same_constants, plant_constants},
        {"inv_ntt, inv_ntt_add", same_inverse, plant_inverse},
        {"mul_cache, inner_product", same_products, plant_products},
        {"to_mont_add", same_to_mont_add, plant_to_mont_add},
    };
    return equal_main(checks, sizeof checks / sizeof checks[0]);
}
