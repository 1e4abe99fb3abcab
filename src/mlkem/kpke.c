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

/* Algorithm 13, steps 3 to 15, or Algorithm 14, steps 4 to 8. Entry (i, j) of A is sampled from
 * rho || j || i; the transpose swaps the two. */
static void queue_matrix(const struct mlkem_params *row, const struct mlkem_ops *ops,
                         struct queue *q, struct kpke_public *pub, const uint8_t *rho,
                         bool transposed) {
    pub->rho = (struct span){rho, MLKEM_SYM_BYTES};
    for (unsigned i = 0; i < row->k; i++)
        for (unsigned j = 0; j < row->k; j++) {
            const unsigned n = i * row->k + j;
            struct stream *s = &pub->matrix[n];
            qtn_mlkem_sample_ntt(s, ops, &pub->a[n], &pub->rho, transposed ? i : j,
                                 transposed ? j : i);
            qtn_queue_add(q, s);
        }
}

void qtn_kpke_keygen_hash(const struct mlkem_params *row, const struct mlkem_ops *ops,
                          struct queue *q, struct kpke_public *pub, struct kpke_secret *sec,
                          const uint8_t *rho, const uint8_t *sigma) {
    const unsigned k = row->k;
    queue_matrix(row, ops, q, pub, rho, false);
    pub->seed = (struct span){sigma, MLKEM_SYM_BYTES};
    for (unsigned i = 0; i < 2 * k; i++) { /* N of steps 8 and 12 */
        struct mlkem_poly *r = i < k ? &sec->s[i] : &sec->e[i - k];
        qtn_mlkem_sample_cbd(&pub->noise[i], ops, r, row->eta1, &pub->seed, i);
        qtn_queue_add(q, &pub->noise[i]);
    }
}

void qtn_kpke_keygen_finish(const struct mlkem_params *row, const struct mlkem_ops *ops,
                            struct kpke_public *pub, struct kpke_secret *sec, const uint8_t *rho,
                            uint8_t *ek, uint8_t *dk) {
    const unsigned k = row->k;
    transform(ops, sec->s, sec->cache, k);
    for (unsigned i = 0; i < k; i++) {
        ops->ntt(&sec->e[i]);
        ops->inner_product(&pub->t[i], &pub->a[i * k], sec->s, sec->cache, k);
        ops->to_mont_add(&pub->t[i], &sec->e[i]);
    }
    qtn_mlkem_encode_vec(ek, ops, pub->t, k);
    memcpy(ek + k * MLKEM_POLY_BYTES, rho, MLKEM_SYM_BYTES);
    qtn_mlkem_encode_vec(dk, ops, sec->s, k);
}

uint32_t qtn_kpke_encrypt_matrix(const struct mlkem_params *row, const struct mlkem_ops *ops,
                                 struct queue *q, struct kpke_public *pub, const uint8_t *ek) {
    queue_matrix(row, ops, q, pub, ek + row->k * MLKEM_POLY_BYTES, true);
    return qtn_mlkem_decode_vec(pub->t, ops, ek, row->k);
}

struct stream *qtn_kpke_encrypt_noise(const struct mlkem_params *row, const struct mlkem_ops *ops,
                                      struct kpke_public *pub, struct kpke_secret *sec,
                                      const uint8_t *r) {
    const unsigned k = row->k;
    pub->seed = (struct span){r, MLKEM_SYM_BYTES};
    for (unsigned i = 0; i < 2 * k + 1; i++) { /* N of steps 9 to 17 */
        struct mlkem_poly *p = i < k ? &sec->s[i] : i < 2 * k ? &sec->e[i - k] : &sec->e2;
        qtn_mlkem_sample_cbd(&pub->noise[i], ops, p, i < k ? row->eta1 : 2, &pub->seed, i);
        if (i != 0)
            pub->noise[i - 1].next = &pub->noise[i];
    }
    return &pub->noise[0];
}

void qtn_kpke_encrypt_finish(const struct mlkem_params *row, const struct mlkem_ops *ops,
                             struct kpke_public *pub, struct kpke_secret *sec, const uint8_t *m,
                             uint8_t *ct) {
    const unsigned k = row->k;
    transform(ops, sec->s, sec->cache, k);
    /* u = NTT^-1(A^T * y) + e1 */
    for (unsigned i = 0; i < k; i++) {
        ops->inner_product(&sec->v, &pub->a[i * k], sec->s, sec->cache, k);
        ops->inv_ntt_add(&sec->v, &sec->e[i]);
        qtn_mlkem_encode_u(ct, row, ops, &sec->v, i);
    }
    /* v = NTT^-1(t^T * y) + e2 + mu; e2 + mu is below q */
    ops->decompress[1](&sec->v, m);
    mlkem_poly_add(&sec->e2, &sec->v);
    ops->inner_product(&sec->v, pub->t, sec->s, sec->cache, k);
    ops->inv_ntt_add(&sec->v, &sec->e2);
    qtn_mlkem_encode_v(ct, row, ops, &sec->v);
}

void qtn_kpke_decrypt(const struct mlkem_params *row, const struct mlkem_ops *ops,
                      struct kpke_secret *sec, const uint8_t *dk, const uint8_t *ct, uint8_t *m) {
    const unsigned k = row->k;
    /* Coefficients of dk that are not below q are taken modulo q; qtn_mlkem_check_dk refuses them.
     */
    (void)qtn_mlkem_decode_vec(sec->s, ops, dk, k);
    for (unsigned i = 0; i < k; i++) {
        qtn_mlkem_decode_u(&sec->e[i], row, ops, ct, i);
        ops->ntt(&sec->e[i]);
        ops->mul_cache(&sec->cache[i], &sec->e[i]);
    }
    ops->inner_product(&sec->v, sec->s, sec->e, sec->cache, k);
    ops->inv_ntt(&sec->v);
    qtn_mlkem_decode_v(&sec->e2, row, ops, ct);
    mlkem_poly_sub_from(&sec->v, &sec->e2);
    ops->compress[1](m, &sec->v);
}
