/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "policies.h"

#include "common/bytes.h"
#include <assert.h>
#include <limits.h>
#include <string.h>

enum { MAX_BATCH = KECCAK_MAX_LANES, RATE = 168, COEFFICIENTS = 256, RHO_WORDS = 4 };

/* One kernel call of a batch, and the states it carries in the layout of the backend. */
struct unit {
    _Alignas(64) uint64_t state[KECCAK_MAX_LANES * KECCAK_WORDS];
    const struct keccak_kernel *kernel;
    unsigned base; /* the lowest lane that the kernel permutes */
};

struct batch {
    struct unit unit[MAX_BATCH];
    unsigned units;
    unsigned entry[MAX_BATCH]; /* of the matrix, by slot; slots beyond `filled` are idle */
    unsigned filled;
    struct {
        uint8_t unit, lane; /* where the state of each slot is */
    } slot[MAX_BATCH];
    unsigned slots;
    unsigned part[4]; /* how many parts of width 1, 2, 4, 8 the batch consists of */
};

const char *policy_name(enum policy policy) {
    static const char *const names[POLICY_COUNT] = {"single", "double", "quad",
                                                    "trim",   "exact",  "cost"};
    return names[policy];
}

/* The cheapest kernel that permutes at least `width` lanes; NULL where none does. */
static const struct keccak_kernel *covering(const struct keccak_ops *ops, unsigned width) {
    const struct keccak_kernel *best = NULL;
    for (unsigned i = 0; i < ops->kernel_count; i++) {
        const struct keccak_kernel *k = &ops->kernels[i];
        if (lanes_in(k->lanes) >= width && (!best || k->cost < best->cost))
            best = k;
    }
    return best;
}

/* The cost of a call of this width, however it is put together. */
static unsigned cost(const struct keccak_ops *ops, unsigned width) {
    const struct keccak_kernel *k = covering(ops, width);
    if (width == 1) {
        assert(k);
        return k->cost;
    }
    const unsigned halves = 2 * cost(ops, width / 2);
    return k && k->cost <= halves ? k->cost : halves;
}

/* Append `width` slots to the batch, all zero. */
static void add_slots(struct batch *b, const struct keccak_ops *ops, unsigned width) {
    const struct keccak_kernel *k = covering(ops, width);
    if (!k || k->cost > cost(ops, width)) {
        add_slots(b, ops, width / 2);
        add_slots(b, ops, width / 2);
        return;
    }
    struct unit *u = &b->unit[b->units];
    memset(u->state, 0, sizeof u->state);
    u->kernel = k;
    u->base = lowest_lane(k->lanes);
    unsigned mask = k->lanes;
    for (unsigned i = 0; i < width; i++, mask &= mask - 1) {
        b->slot[b->slots].unit = (uint8_t)b->units;
        b->slot[b->slots].lane = (uint8_t)lowest_lane(mask);
        b->slots++;
    }
    b->units++;
}

static void add_part(struct batch *b, const struct keccak_ops *ops, unsigned width) {
    add_slots(b, ops, width);
    b->part[lowest_lane(width)]++;
}

static uint64_t *word(struct batch *b, const struct keccak_ops *ops, unsigned slot, unsigned i) {
    const unsigned lane = b->slot[slot].lane;
    return &b->unit[b->slot[slot].unit].state[ops->offset[lane] + (size_t)ops->stride[lane] * i];
}

/* rho, two index bytes, suffix and padding of SHAKE128 fit one block (FIPS 202, section 5.1). */
static void absorb(struct batch *b, const struct keccak_ops *ops, unsigned slot,
                   const struct policy_matrix *m) {
    const unsigned row = b->entry[slot] / m->cols, col = b->entry[slot] % m->cols;
    for (unsigned i = 0; i < RHO_WORDS; i++)
        *word(b, ops, slot, i) = load64_le(m->rho + 8 * i);
    *word(b, ops, slot, RHO_WORDS) = (uint64_t)col | (uint64_t)row << 8 | (uint64_t)0x1f << 16;
    *word(b, ops, slot, RATE / 8 - 1) ^= (uint64_t)0x80 << 56;
}

static void squeeze(struct batch *b, const struct keccak_ops *ops, unsigned slot, uint8_t *block) {
    for (unsigned i = 0; i < RATE / 8; i++)
        store64_le(block + 8 * i, *word(b, ops, slot, i));
}

static void permute(struct batch *b, const struct keccak_ops *ops) {
    for (unsigned i = 0; i < b->units; i++) {
        struct unit *u = &b->unit[i];
        u->kernel->permute(u->state + ops->offset[u->base], ops->stride[u->base]);
    }
}

static unsigned largest_power_of_two(unsigned n) {
    unsigned p = 1;
    while (2 * p <= n)
        p *= 2;
    return p;
}

/* Which batch comes first when so many entries are left. */
struct plan {
    uint8_t width[POLICY_MAX_ENTRIES + 1];
};

/* Batches that serve all entries at the least cost, one kernel call each. Of equals it is the
 * widest one that they fill. */
static void plan_cheapest(struct plan *plan, const struct keccak_ops *ops, unsigned entries) {
    unsigned least[POLICY_MAX_ENTRIES + 1] = {0}, costs[4];
    for (unsigned i = 0; i < 4; i++) {
        const struct keccak_kernel *k = covering(ops, 1u << i);
        costs[i] = k && k->cost <= cost(ops, 1u << i) ? k->cost : 0; /* 0: no such kernel */
    }
    for (unsigned n = 1; n <= entries; n++) {
        least[n] = UINT_MAX;
        for (unsigned i = 0; i < 4; i++) {
            const unsigned w = 1u << i, c = costs[i] + least[n > w ? n - w : 0];
            if (costs[i] && (c < least[n] || (c == least[n] && w <= n))) {
                least[n] = c;
                plan->width[n] = (uint8_t)w;
            }
        }
    }
}

static void make_plan(struct plan *plan, enum policy policy, unsigned width,
                      const struct keccak_ops *ops, unsigned entries) {
    for (unsigned n = 1; n <= entries; n++) {
        unsigned w = 1;
        if (policy == POLICY_DOUBLE || (policy == POLICY_TRIM && n <= 2))
            w = 2;
        else if (policy == POLICY_QUAD || policy == POLICY_TRIM)
            w = 4;
        else if (policy == POLICY_EXACT)
            w = largest_power_of_two(n < width ? n : width);
        plan->width[n] = (uint8_t)w;
    }
    if (policy == POLICY_COST)
        plan_cheapest(plan, ops, entries);
}

/* Keep only the slots in `short_of`, in parts as planned. */
static void repack(struct batch *b, const struct plan *plan, const struct keccak_ops *ops,
                   unsigned short_of) {
    uint64_t kept[MAX_BATCH][KECCAK_WORDS];
    unsigned entry[MAX_BATCH], n = 0;
    for (unsigned s = 0; s < b->filled; s++) {
        if (!(short_of >> s & 1))
            continue;
        for (unsigned i = 0; i < KECCAK_WORDS; i++)
            kept[n][i] = *word(b, ops, s, i);
        entry[n++] = b->entry[s];
    }
    b->units = b->slots = 0;
    b->filled = n;
    memset(b->part, 0, sizeof b->part);
    for (unsigned left = n; left;) {
        const unsigned width = plan->width[left];
        add_part(b, ops, width);
        left -= left < width ? left : width;
    }
    for (unsigned s = 0; s < n; s++) {
        b->entry[s] = entry[s];
        for (unsigned i = 0; i < KECCAK_WORDS; i++)
            *word(b, ops, s, i) = kept[s][i];
    }
}

/* Steps of the whole batch until every polynomial in it is full; repacking: or NULL. */
static void run(struct batch *b, const struct policy_matrix *m, const struct plan *repacking,
                const struct keccak_ops *ops, struct policy_counts *counts) {
    unsigned have[POLICY_MAX_ENTRIES] = {0};
    uint8_t block[RATE];
    for (unsigned short_of = (1u << b->filled) - 1; short_of;) {
        permute(b, ops);
        for (unsigned i = 0; i < 4; i++) {
            counts->calls[i] += b->part[i];
            counts->executed += b->part[i] << i;
        }
        unsigned still = 0;
        for (unsigned s = 0; s < b->filled; s++) {
            if (!(short_of >> s & 1))
                continue;
            counts->live++;
            squeeze(b, ops, s, block);
            const unsigned e = b->entry[s];
            have[e] = m->take(m, e, have[e], block);
            if (have[e] < COEFFICIENTS)
                still |= 1u << s;
        }
        if (repacking && still && still != short_of) {
            repack(b, repacking, ops, still);
            still = (1u << b->filled) - 1;
        }
        short_of = still;
    }
}

void policy_sample(const struct policy_matrix *m, enum policy policy, unsigned width,
                   const struct keccak_ops *keccak, struct policy_counts *counts) {
    static const struct policy_counts none;
    struct batch b;
    *counts = none;
    const unsigned entries = m->rows * m->cols;
    assert(entries <= POLICY_MAX_ENTRIES);
    struct plan plan;
    make_plan(&plan, policy, width, keccak, entries);
    for (unsigned first = 0; first < entries; first += b.filled) {
        const unsigned left = entries - first;
        const unsigned lanes = plan.width[left];
        const unsigned filled = left < lanes ? left : lanes;
        b.units = b.slots = 0;
        memset(b.part, 0, sizeof b.part);
        add_part(&b, keccak, lanes);
        b.filled = filled;
        for (unsigned s = 0; s < filled; s++) {
            b.entry[s] = first + s;
            absorb(&b, keccak, s, m);
        }
        run(&b, m, policy >= POLICY_EXACT ? &plan : NULL, keccak, counts);
        b.filled = filled;
    }
}

static unsigned take_mlkem(const struct policy_matrix *m, unsigned entry, unsigned have,
                           const uint8_t *block) {
    const struct mlkem_ops *ops = m->ops;
    return ops->rej_uniform((struct mlkem_poly *)m->polys + entry, have, block, RATE);
}

static unsigned take_mldsa(const struct policy_matrix *m, unsigned entry, unsigned have,
                           const uint8_t *block) {
    const struct mldsa_ops *ops = m->ops;
    return ops->rej_uniform((struct mldsa_poly *)m->polys + entry, have, block, RATE);
}

struct policy_matrix policy_mlkem_matrix(const uint8_t *rho, unsigned k, struct mlkem_poly *polys,
                                         const struct mlkem_ops *ops) {
    return (struct policy_matrix){
        .rho = rho, .rows = k, .cols = k, .take = take_mlkem, .ops = ops, .polys = polys};
}

struct policy_matrix policy_mldsa_matrix(const uint8_t *rho, unsigned k, unsigned l,
                                         struct mldsa_poly *polys, const struct mldsa_ops *ops) {
    return (struct policy_matrix){
        .rho = rho, .rows = k, .cols = l, .take = take_mldsa, .ops = ops, .polys = polys};
}
