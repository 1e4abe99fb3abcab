/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "mlkem/kpke.h"
#include "mlkem/encode.h"

/* NTT and multiplication cache of a vector. */
static void transform(const struct mlkem_ops *ops, struct mlkem_poly *s, struct mlkem_cache *cache,
                      unsigned k) {
    for (unsigned i = 0; i < k; i++) {
        ops->ntt(&s[i]);
        ops->mul_cache(&cache[i], &s[i]);
    }
}

/* One row of A, or of its transpose: Algorithm 13, steps 3 to 7, or Algorithm 14, steps 4 to 8.
 * Entry (i, j) of A is sampled from rho || j || i; the transpose swaps the two. */
static void queue_row(const struct mlkem_params *row, const struct mlkem_ops *ops, struct queue *q,
                      struct kpke_streams *st, struct mlkem_poly *a, unsigned i, bool transposed) {
    for (unsigned j = 0; j < row->k; j++) {
        const unsigned n = i * row->k + j;
        qtn_mlkem_sample_ntt(&st->matrix[n], ops, &a[n], &st->rho, transposed ? i : j,
                             transposed ? j : i);
        qtn_queue_add(q, &st->matrix[n]);
    }
}

void qtn_kpke_keygen_queue(const struct mlkem_params *row, const struct mlkem_ops *ops,
                           struct queue *q, struct kpke_streams *st, struct mlkem_poly *a,
                           struct kpke_secret *sec, const uint8_t *rho, const uint8_t *sigma) {
    const unsigned k = row->k;
    st->rho = (struct span){rho, MLKEM_SYM_BYTES};
    st->seed = (struct span){sigma, MLKEM_SYM_BYTES};
    for (unsigned i = 0; i < 2 * k; i++) { /* N of steps 8 and 12 */
        struct mlkem_poly *r = i < k ? &sec->s[i] : &sec->e[i - k];
        qtn_mlkem_sample_cbd(&st->noise[i], ops, r, row->eta1, &st->seed, i);
    }
    /* Each row with its e; few lanes rather hold streams of one kind at a time. */
    const bool spread = queue_is_wide(q);
    for (unsigned i = 0; i < k; i++) {
        queue_row(row, ops, q, st, a, i, false);
        if (i == 0)
            for (unsigned j = 0; j < (spread ? k : 2 * k); j++)
                qtn_queue_add(q, &st->noise[j]);
        if (spread)
            qtn_queue_add(q, &st->noise[k + i]);
    }
}

void qtn_kpke_keygen_row(const struct mlkem_params *row, const struct mlkem_ops *ops,
                         struct queue *q, struct kpke_streams *st, const struct mlkem_poly *a,
                         struct kpke_secret *sec, unsigned i, uint8_t *ek) {
    const unsigned k = row->k;
    if (i == 0) {
        for (unsigned j = 0; j < k; j++)
            qtn_queue_run_until(q, &st->noise[j]);
        transform(ops, sec->s, sec->cache, k);
    }
    for (unsigned j = 0; j < k; j++)
        qtn_queue_run_until(q, &st->matrix[i * k + j]);
    qtn_queue_run_until(q, &st->noise[k + i]);
    ops->ntt(&sec->e[i]);
    ops->inner_product(&sec->v, &a[i * k], sec->s, sec->cache, k);
    ops->to_mont_add(&sec->v, &sec->e[i]);
    ops->encode12(ek + i * MLKEM_POLY_BYTES, &sec->v);
}

void qtn_kpke_keygen_dk(const struct mlkem_params *row, const struct mlkem_ops *ops,
                        const struct kpke_secret *sec, uint8_t *dk) {
    qtn_mlkem_encode_vec(dk, ops, sec->s, row->k);
}

void qtn_kpke_encrypt_matrix(const struct mlkem_params *row, const struct mlkem_ops *ops,
                             struct queue *q, struct kpke_streams *st, struct mlkem_poly *a,
                             const uint8_t *rho) {
    st->rho = (struct span){rho, MLKEM_SYM_BYTES};
    for (unsigned i = 0; i < row->k; i++)
        queue_row(row, ops, q, st, a, i, true);
}

struct stream *qtn_kpke_encrypt_noise(const struct mlkem_params *row, const struct mlkem_ops *ops,
                                      struct kpke_streams *st, struct kpke_secret *sec,
                                      const uint8_t *r) {
    const unsigned k = row->k;
    st->seed = (struct span){r, MLKEM_SYM_BYTES};
    for (unsigned i = 0; i < 2 * k + 1; i++) { /* N of steps 9 to 17 */
        struct mlkem_poly *p = i < k ? &sec->s[i] : i < 2 * k ? &sec->e[i - k] : &sec->e2;
        qtn_mlkem_sample_cbd(&st->noise[i], ops, p, i < k ? row->eta1 : 2, &st->seed, i);
        if (i != 0)
            st->noise[i - 1].next = &st->noise[i];
    }
    return &st->noise[0];
}

void qtn_kpke_encrypt_finish(const struct mlkem_params *row, const struct mlkem_ops *ops,
                             const struct kpke_key *key, struct kpke_secret *sec, const uint8_t *m,
                             uint8_t *ct) {
    const unsigned k = row->k;
    transform(ops, sec->s, sec->cache, k);
    /* u = NTT^-1(A^T * y) + e1 */
    for (unsigned i = 0; i < k; i++) {
        ops->inner_product(&sec->v, &key->a[i * k], sec->s, sec->cache, k);
        ops->inv_ntt_add(&sec->v, &sec->e[i]);
        qtn_mlkem_encode_u(ct, row, ops, &sec->v, i);
    }
    /* v = NTT^-1(t^T * y) + e2 + mu; e2 + mu is below q */
    ops->decompress[1](&sec->v, m);
    mlkem_poly_add(&sec->e2, &sec->v);
    ops->inner_product(&sec->v, key->t, sec->s, sec->cache, k);
    ops->inv_ntt_add(&sec->v, &sec->e2);
    qtn_mlkem_encode_v(ct, row, ops, &sec->v);
}

void qtn_kpke_decrypt(const struct mlkem_params *row, const struct mlkem_ops *ops,
                      const struct mlkem_poly *s, struct kpke_secret *sec, const uint8_t *ct,
                      uint8_t *m) {
    const unsigned k = row->k;
    for (unsigned i = 0; i < k; i++)
        qtn_mlkem_decode_u(&sec->e[i], row, ops, ct, i);
    transform(ops, sec->e, sec->cache, k);
    ops->inner_product(&sec->v, s, sec->e, sec->cache, k);
    ops->inv_ntt(&sec->v);
    qtn_mlkem_decode_v(&sec->e2, row, ops, ct);
    mlkem_poly_sub_from(&sec->v, &sec->e2);
    ops->compress[1](m, &sec->v);
}
