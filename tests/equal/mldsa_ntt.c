/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* NTT, inverse NTT and inner product of every backend against the portable ones: the same values
 * modulo q, below q, in the order that the backend's sampling uses. */
#include "mldsa_equal.h"
#include "support/rng.h"
#include <string.h>

enum { ROUNDS = 40 };

static bool same_ntt(const struct mldsa_ops *ops) {
    struct equal_order order;
    uint64_t rng = 1;
    if (!equal_order(&order, ops))
        return false;
    for (unsigned round = 0; round < ROUNDS * EQUAL_FILLS; round++) {
        struct mldsa_poly a, in, got, standard, want;
        equal_fill(&a, round % EQUAL_FILLS, 1 - Q, Q - 1, &rng);
        in = a;
        qtn_mldsa_ref.ntt(&want, &a);
        ops->ntt(&got, &in);
        if (memcmp(&in, &a, sizeof a) != 0)
            return differs("ntt writes to its input");
        equal_to_standard(&order, &standard, &got);
        if (!equal_mod_q(&standard, &want, "ntt"))
            return false;
        ops->ntt(&in, &in);
        if (!equal_first(&in, &got, N, "ntt in place"))
            return false;
    }
    return true;
}

static bool same_inv_ntt(const struct mldsa_ops *ops) {
    struct equal_order order;
    uint64_t rng = 2;
    if (!equal_order(&order, ops))
        return false;
    for (unsigned round = 0; round < ROUNDS * EQUAL_FILLS; round++) {
        struct mldsa_poly want, got;
        equal_fill(&want, round % EQUAL_FILLS, 1 - Q, Q - 1, &rng);
        equal_from_standard(&order, &got, &want);
        qtn_mldsa_ref.inv_ntt(&want);
        ops->inv_ntt(&got);
        if (!equal_mod_q(&got, &want, "inv_ntt"))
            return false;
    }
    return true;
}

/* Coefficient by coefficient, whatever the order. Mixed kinds, and all factors of one kind: the
 * ends of the sums. */
static bool same_inner_product(const struct mldsa_ops *ops) {
    uint64_t rng = 3;
    for (unsigned round = 0; round < ROUNDS * EQUAL_FILLS; round++)
        for (unsigned n = 1; n <= 8; n++) {
            static struct mldsa_poly a[8], b[8];
            struct mldsa_poly want, got;
            for (unsigned i = 0; i < n; i++) {
                const unsigned kind = round % EQUAL_FILLS, other = (unsigned)(rng % EQUAL_FILLS);
                equal_fill(&a[i], kind, 1 - Q, Q - 1, &rng);
                equal_fill(&b[i], round % 2 ? kind : other, 1 - Q, Q - 1, &rng);
            }
            qtn_mldsa_ref.inner_product(&want, a, b, n);
            ops->inner_product(&got, a, b, n);
            if (!equal_mod_q(&got, &want, "inner_product"))
                return false;
        }
    return true;
}

/* --- mistakes -------------------------------------------------------------------------------- */

/* Not reduced, though right modulo q. */
static void wrong_ntt(struct mldsa_poly *r, const struct mldsa_poly *a) {
    qtn_mldsa_ref.ntt(r, a);
    r->c[77] += r->c[77] < 0 ? -Q : Q;
}

static void plant_ntt(struct mldsa_ops *ops) {
    ops->ntt = wrong_ntt;
}

/* Wrong for one coefficient at the end of its range. */
static void wrong_inv_ntt(struct mldsa_poly *r) {
    const bool end = r->c[255] == Q - 1;
    qtn_mldsa_ref.inv_ntt(r);
    if (end)
        r->c[3] -= r->c[3] > 0 ? 1 : -1;
}

static void plant_inv_ntt(struct mldsa_ops *ops) {
    ops->inv_ntt = wrong_inv_ntt;
}

/* The eighth product is left out of one coefficient. */
static void wrong_inner_product(struct mldsa_poly *r, const struct mldsa_poly *a,
                                const struct mldsa_poly *b, unsigned n) {
    struct mldsa_poly seven;
    qtn_mldsa_ref.inner_product(r, a, b, n);
    if (n == 8) {
        qtn_mldsa_ref.inner_product(&seven, a, b, 7);
        r->c[200] = seven.c[200];
    }
}

static void plant_inner_product(struct mldsa_ops *ops) {
    ops->inner_product = wrong_inner_product;
}

int main(void) {
    static const struct equal_check checks[] = {
        {"ntt", same_ntt, plant_ntt},
        {"inv_ntt", same_inv_ntt, plant_inv_ntt},
        {"inner_product", same_inner_product, plant_inner_product},
    };
    return equal_main(checks, sizeof checks / sizeof checks[0]);
}
