/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* K-PKE, the encryption inside ML-KEM (FIPS 203, section 5), cut where hashing ends and arithmetic
 * begins, so that the caller's own hashes can share the queue. */
#ifndef QTN_MLKEM_KPKE_H
#define QTN_MLKEM_KPKE_H

#include "mlkem/sample.h"

enum { MLKEM_MAX_MATRIX = MLKEM_MAX_K * MLKEM_MAX_K };

/* Public working space of one encryption or key generation. */
struct kpke_public {
    struct mlkem_poly a[MLKEM_MAX_MATRIX]; /* A, or its transpose, by rows */
    struct mlkem_poly t[MLKEM_MAX_K];
    struct stream matrix[MLKEM_MAX_MATRIX];
    struct stream noise[2 * MLKEM_MAX_K + 1]; /* lengths and pointers only */
    struct span rho, seed;
};

/* Secret working space; the caller wipes it. */
struct kpke_secret {
    struct mlkem_poly s[MLKEM_MAX_K]; /* s, or y */
    struct mlkem_poly e[MLKEM_MAX_K]; /* e, or e1 */
    struct mlkem_poly e2, v;
    struct mlkem_cache cache[MLKEM_MAX_K];
};

/* Algorithm 13 (K-PKE.KeyGen), in two parts. Queue the matrix of rho and the noise of sigma, 32
 * bytes each, which must stay; run the queue; then compute. */
void qtn_kpke_keygen_hash(const struct mlkem_params *row, const struct mlkem_ops *ops,
                          struct queue *q, struct kpke_public *pub, struct kpke_secret *sec,
                          const uint8_t *rho, const uint8_t *sigma);
void qtn_kpke_keygen_finish(const struct mlkem_params *row, const struct mlkem_ops *ops,
                            struct kpke_public *pub, struct kpke_secret *sec, const uint8_t *rho,
                            uint8_t *ek, uint8_t *dk);

/* Algorithm 14 (K-PKE.Encrypt), in three parts. First the matrix of ek is queued and t decoded: all
 * ones where a coefficient is not below q, else zero. Then the noise of r, 32 bytes which must
 * stay, is prepared as a list of streams for the caller to queue or to name as a `then`. When the
 * queue has run, compute the ciphertext of the 32 bytes m. */
uint32_t qtn_kpke_encrypt_matrix(const struct mlkem_params *row, const struct mlkem_ops *ops,
                                 struct queue *q, struct kpke_public *pub, const uint8_t *ek);
struct stream *qtn_kpke_encrypt_noise(const struct mlkem_params *row, const struct mlkem_ops *ops,
                                      struct kpke_public *pub, struct kpke_secret *sec,
                                      const uint8_t *r);
void qtn_kpke_encrypt_finish(const struct mlkem_params *row, const struct mlkem_ops *ops,
                             struct kpke_public *pub, struct kpke_secret *sec, const uint8_t *m,
                             uint8_t *ct);

/* Algorithm 15 (K-PKE.Decrypt): m, 32 bytes. Uses sec->s, cache, e (for u) and v. */
void qtn_kpke_decrypt(const struct mlkem_params *row, const struct mlkem_ops *ops,
                      struct kpke_secret *sec, const uint8_t *dk, const uint8_t *ct, uint8_t *m);

#endif
