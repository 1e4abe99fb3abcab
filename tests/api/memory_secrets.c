/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "memory_secrets.h"
#include "common/backend.h"
#include "common/bytes.h"
#include "keccak/sponge.h"
#include "mldsa/ops.h"
#include "mlkem/ops.h"
#include "support/cmocka_all.h"
#include "support/hex.h"
#include "support/rng.h"

#include <stdlib.h>
#include <string.h>

/* --- the list -------------------------------------------------------------------------------- */

void secrets_clear(struct secrets *s) {
    s->windows = 0;
    s->copy_bytes = 0;
    s->sorted = true;
}

static void *grow(void *p, size_t need, size_t *room, size_t size) {
    if (need <= *room)
        return p;
    *room = 2 * need;
    p = realloc(p, *room * size);
    assert_non_null(p);
    return p;
}

/* Zeros, with next to nothing before or behind them, are in any memory, and a vector backend's form
 * of a polynomial may end in them. */
static bool tells_nothing(const uint8_t *p, size_t n) {
    size_t other = 0;
    for (size_t i = 0; i < n; i++)
        other += p[i] != 0;
    return other < n / 16;
}

void secrets_add(struct secrets *s, const char *label, const void *p, size_t n, size_t step,
                 size_t window) {
    const uint8_t *bytes = p;
    s->copy = grow(s->copy, s->copy_bytes + n, &s->copy_room, 1);
    memcpy(s->copy + s->copy_bytes, bytes, n);
    for (size_t i = 0; i + window <= n; i += step) {
        if (tells_nothing(bytes + i, window))
            continue;
        s->window = grow(s->window, s->windows + 1, &s->window_room, sizeof s->window[0]);
        struct secret_window *w = &s->window[s->windows++];
        *w = (struct secret_window){.label = label, .at = s->copy_bytes + i, .n = window};
        memcpy(w->head, bytes + i, sizeof w->head);
    }
    s->copy_bytes += n;
    s->sorted = false;
}

static int compare(const void *a, const void *b) {
    const struct secret_window *x = a, *y = b;
    return memcmp(x->head, y->head, sizeof x->head);
}

/* The first window in order whose head is not below the bytes at p. */
static size_t lower_bound(const struct secrets *s, const uint8_t *p) {
    size_t low = 0, high = s->windows;
    while (low < high) {
        const size_t mid = (low + high) / 2;
        if (memcmp(s->window[mid].head, p, WINDOW_DENSE) < 0)
            low = mid + 1;
        else
            high = mid;
    }
    return low;
}

const char *secrets_find(struct secrets *s, const uint8_t *p, size_t n) {
    if (!s->sorted)
        qsort(s->window, s->windows, sizeof s->window[0], compare);
    s->sorted = true;
    for (size_t i = 0; i + WINDOW_DENSE <= n; i++)
        for (size_t j = lower_bound(s, p + i); j < s->windows; j++) {
            const struct secret_window *w = &s->window[j];
            if (memcmp(w->head, p + i, WINDOW_DENSE) != 0)
                break;
            if (w->n <= n - i && memcmp(s->copy + w->at, p + i, w->n) == 0)
                return w->label;
        }
    return NULL;
}

/* --- hashes of parts ------------------------------------------------------------------------- */

static void hash(struct keccak_function f, uint8_t *out, size_t n, const struct span *in,
                 unsigned spans) {
    const struct keccak_ops *ops = qtn_backend_active()->keccak;
    struct sponge sponge;
    qtn_sponge_init(&sponge, f);
    for (unsigned i = 0; i < spans; i++)
        assert_int_equal(qtn_sponge_absorb(&sponge, ops, in[i].p, in[i].n), QTN_OK);
    assert_int_equal(qtn_sponge_squeeze(&sponge, ops, out, n), QTN_OK);
}

/* --- ML-KEM ---------------------------------------------------------------------------------- */

/* PRF output, the polynomial it becomes, its NTT and its multiplication cache. */
static void add_noise(struct secrets *s, const char *label, const uint8_t seed[32], unsigned n,
                      unsigned eta) {
    const struct mlkem_ops *ops = qtn_backend_active()->mlkem;
    const uint8_t tail = (uint8_t)n;
    const struct span in[2] = {{seed, 32}, {&tail, 1}};
    uint8_t prf[2 * 136]; /* whole blocks: more than is used is squeezed */
    struct mlkem_poly a;
    struct mlkem_cache cache;
    hash(KECCAK_SHAKE256, prf, sizeof prf, in, 2);
    secrets_add(s, label, prf, eta == 3 ? sizeof prf : 136, 1, WINDOW_DENSE);
    ops->cbd[eta](&a, prf);
    secrets_add(s, label, a.c, sizeof a.c, sizeof a.c[0], WINDOW_SMALL16);
    ops->ntt(&a);
    secrets_add(s, label, a.c, sizeof a.c, sizeof a.c[0], WINDOW_DENSE);
    /* A backend may leave a part of it as it was: bytes that are nowhere else. */
    test_fill((uint8_t *)&cache, sizeof cache, 0x5ca1ab1e);
    ops->mul_cache(&cache, &a);
    secrets_add(s, label, cache.c, sizeof cache.c, sizeof cache.c[0], WINDOW_DENSE);
}

void secrets_of_mlkem(struct secrets *s, const struct fixture *f) {
    const struct mlkem_params *row = qtn_mlkem_params((qtn_mlkem_set)f->set);
    const struct mlkem_ops *ops = qtn_backend_active()->mlkem;
    const uint8_t *const d = f->content[KIND_SEED], *const m = f->content[KIND_M];
    const uint8_t *const dk = f->content[KIND_DK];
    uint8_t g[64], h[32];

    secrets_add(s, "d", d, 32, 1, WINDOW_DENSE);
    secrets_add(s, "z", d + 32, 32, 1, WINDOW_DENSE);
    secrets_add(s, "m", m, 32, 1, WINDOW_DENSE);

    hash(KECCAK_SHA3_512, g, sizeof g, (const struct span[2]){{d, 32}, {&row->k, 1}}, 2);
    secrets_add(s, "sigma", g + 32, 32, 1, WINDOW_DENSE);
    for (unsigned i = 0; i < 2u * row->k; i++)
        add_noise(s, i < row->k ? "s" : "e", g + 32, i, row->eta1);

    secrets_add(s, "s, packed", dk, (size_t)384 * row->k, 1, WINDOW_DENSE);
    for (unsigned i = 0; i < row->k; i++) {
        struct mlkem_poly a;
        (void)ops->decode12(&a, dk + (size_t)384 * i);
        secrets_add(s, "s, unpacked", a.c, sizeof a.c, sizeof a.c[0], WINDOW_DENSE);
    }

    hash(KECCAK_SHA3_256, h, sizeof h, &(const struct span){f->content[KIND_EK], row->ek_bytes}, 1);
    hash(KECCAK_SHA3_512, g, sizeof g, (const struct span[2]){{m, 32}, {h, 32}}, 2);
    secrets_add(s, "shared secret", g, 32, 1, WINDOW_DENSE);
    secrets_add(s, "r", g + 32, 32, 1, WINDOW_DENSE);
    for (unsigned i = 0; i < 2u * row->k + 1; i++)
        add_noise(s, i < row->k ? "y" : "e1 or e2", g + 32, i, i < row->k ? row->eta1 : 2);

    struct mlkem_poly mu;
    ops->decompress[1](&mu, m);
    secrets_add(s, "m as a polynomial", mu.c, sizeof mu.c, sizeof mu.c[0], WINDOW_SMALL32);
}

/* --- ML-DSA ---------------------------------------------------------------------------------- */

static void add_poly(struct secrets *s, const char *label, const struct mldsa_poly *a,
                     size_t window) {
    secrets_add(s, label, a->c, sizeof a->c, sizeof a->c[0], window);
}

/* A polynomial of the key from its packed form, in each form that a computation gives it. */
static void add_small(struct secrets *s, const char *label, const struct mldsa_params *row,
                      const uint8_t *packed) {
    const struct mldsa_ops *ops = qtn_backend_active()->mldsa;
    struct mldsa_poly a, ntt, factor, minus;
    secrets_add(s, label, packed, row->eta_bytes, 1, WINDOW_DENSE);
    (void)ops->unpack_eta[row->eta_index](&a, packed);
    add_poly(s, label, &a, WINDOW_SMALL32);
    ntt = factor = a;
    ops->ntt(&ntt, &ntt);
    add_poly(s, label, &ntt, WINDOW_DENSE);
    ops->factor[MLDSA_SMALL](&factor);
    add_poly(s, label, &factor, WINDOW_SMALL32);
    minus = a;
    mldsa_poly_negate(&minus);
    add_poly(s, label, &minus, WINDOW_SMALL32);
    ops->factor[MLDSA_SMALL](&minus);
    add_poly(s, label, &minus, WINDOW_SMALL32);
}

void secrets_of_mldsa(struct secrets *s, const struct fixture *f) {
    const struct mldsa_params *row = qtn_mldsa_params((qtn_mldsa_set)f->set);
    const struct mldsa_ops *ops = qtn_backend_active()->mldsa;
    const uint8_t *const xi = f->content[KIND_XI], *const sk = f->content[KIND_SK];
    const uint8_t kl[2] = {row->k, row->l};
    uint8_t seeds[128];

    secrets_add(s, "xi", xi, 32, 1, WINDOW_DENSE);
    secrets_add(s, "rnd", f->content[KIND_RND], 32, 1, WINDOW_DENSE);
    hash(KECCAK_SHAKE256, seeds, sizeof seeds, (const struct span[2]){{xi, 32}, {kl, 2}}, 2);
    secrets_add(s, "rho'", seeds + 32, 64, 1, WINDOW_DENSE);
    secrets_add(s, "K", seeds + 96, 32, 1, WINDOW_DENSE);
    for (unsigned i = 0; i < (unsigned)row->k + row->l; i++) {
        const uint8_t tail[2] = {(uint8_t)i, 0};
        uint8_t bounded[3 * 136];
        hash(KECCAK_SHAKE256, bounded, sizeof bounded,
             (const struct span[2]){{seeds + 32, 64}, {tail, 2}}, 2);
        secrets_add(s, "bytes of s1 or s2", bounded, sizeof bounded, 1, WINDOW_DENSE);
        add_small(s, i < row->l ? "s1" : "s2", row, sk + 128 + (size_t)i * row->eta_bytes);
    }
    const uint8_t *t0 = sk + 128 + (size_t)(row->k + row->l) * row->eta_bytes;
    for (unsigned i = 0; i < row->k; i++, t0 += MLDSA_T0_BYTES) {
        struct mldsa_poly a;
        secrets_add(s, "t0, packed", t0, MLDSA_T0_BYTES, 1, WINDOW_DENSE);
        ops->unpack_t0(&a, t0);
        add_poly(s, "t0", &a, WINDOW_DENSE);
        ops->factor[MLDSA_LARGE](&a);
        add_poly(s, "t0", &a, WINDOW_DENSE);
    }
}

/* All y of one attempt; the first of them in y0. */
static void add_masks(struct secrets *s, const struct mldsa_params *row, const uint8_t rhopp[64],
                      unsigned attempt, struct mldsa_poly *y0) {
    const struct mldsa_ops *ops = qtn_backend_active()->mldsa;
    for (unsigned i = 0; i < row->l; i++) {
        const unsigned kappa = attempt * row->l + i;
        const uint8_t tail[2] = {(uint8_t)kappa, (uint8_t)(kappa >> 8)};
        uint8_t bytes[5 * 136];
        struct mldsa_poly y;
        hash(KECCAK_SHAKE256, bytes, sizeof bytes, (const struct span[2]){{rhopp, 64}, {tail, 2}},
             2);
        secrets_add(s, "bytes of y", bytes, sizeof bytes, 1, WINDOW_DENSE);
        ops->unpack_z[row->gamma1_index](&y, bytes);
        add_poly(s, "y", &y, WINDOW_DENSE);
        if (i == 0)
            *y0 = y;
        ops->ntt(&y, &y);
        add_poly(s, "y", &y, WINDOW_DENSE);
    }
}

/* The attempt that gave z is the one whose y is within beta of it. */
static bool is_mask_of(const struct mldsa_params *row, const struct mldsa_poly *y,
                       const struct mldsa_poly *z) {
    for (unsigned i = 0; i < MLDSA_N; i++)
        if (abs(z->c[i] - y->c[i]) > row->beta)
            return false;
    return true;
}

void secrets_of_signing(struct secrets *s, const struct fixture *f, const uint8_t mu[64],
                        const uint8_t rnd[32], const uint8_t *sig) {
    const struct mldsa_params *row = qtn_mldsa_params((qtn_mldsa_set)f->set);
    uint8_t rhopp[64];
    struct mldsa_poly y, z;
    const struct span in[3] = {{f->content[KIND_SK] + 32, 32}, {rnd, 32}, {mu, 64}};
    hash(KECCAK_SHAKE256, rhopp, sizeof rhopp, in, 3);
    secrets_add(s, "rho''", rhopp, sizeof rhopp, 1, WINDOW_DENSE);
    if (sig == NULL) {
        add_masks(s, row, rhopp, 0, &y);
        for (unsigned i = 1; i <= 3; i++)
            add_masks(s, row, rhopp, QTN_MLDSA_MAX_ATTEMPTS - i, &y);
        return;
    }
    qtn_backend_active()->mldsa->unpack_z[row->gamma1_index](&z, sig + row->ctilde_bytes);
    unsigned attempt = 0;
    do {
        assert_in_range(attempt, 0, 100);
        add_masks(s, row, rhopp, attempt++, &y);
    } while (!is_mask_of(row, &y, &z));
    /* Those made beside the last challenge, for attempts that were never needed. */
    for (unsigned i = 0; i < 3; i++)
        add_masks(s, row, rhopp, attempt++, &y);
}
