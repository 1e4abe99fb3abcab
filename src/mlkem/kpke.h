/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* K-PKE, the encryption inside ML-KEM (FIPS 203, section 5), cut where hashing ends and arithmetic
 * begins, so that the caller's own hashes share the queue. */
#ifndef QTN_MLKEM_KPKE_H
#define QTN_MLKEM_KPKE_H

#include "mlkem/sample.h"

enum { MLKEM_MAX_MATRIX = MLKEM_MAX_K * MLKEM_MAX_K };

/* What encryption makes of ek alone: A^T by rows, and t. Public. */
struct kpke_key {
    struct mlkem_poly a[MLKEM_MAX_MATRIX];
    struct mlkem_poly t[MLKEM_MAX_K];
};

/* Secret working space; the caller wipes it. */
struct kpke_secret {
    struct mlkem_poly s[MLKEM_MAX_K]; /* s, or y */
    struct mlkem_poly e[MLKEM_MAX_K]; /* e, or e1 */
    struct mlkem_poly e2, v;
    struct mlkem_cache cache[MLKEM_MAX_K];
};

/* The streams of one key generation or encryption: lengths and pointers only. */
struct kpke_streams {
    struct stream matrix[MLKEM_MAX_MATRIX];
    struct stream noise[2 * MLKEM_MAX_K + 1];
    struct span rho, seed;
};

/* Algorithm 13 (K-PKE.KeyGen). First queue all streams of rho and sigma, 32 bytes each, which must
 * stay: those of row 0 first, then those that only later rows need. Then row by row: run until its
 * streams are done, and write its part of ek, 384 bytes. At the end, dk. */
void qtn_kpke_keygen_queue(const struct mlkem_params *row, const struct mlkem_ops *ops,
                           struct queue *q, struct kpke_streams *st, struct mlkem_poly *a,
                           struct kpke_secret *sec, const uint8_t *rho, const uint8_t *sigma);
void qtn_kpke_keygen_row(const struct mlkem_params *row, const struct mlkem_ops *ops,
                         struct queue *q, struct kpke_streams *st, const struct mlkem_poly *a,
                         struct kpke_secret *sec, unsigned i, uint8_t *ek);
void qtn_kpke_keygen_dk(const struct mlkem_params *row, const struct mlkem_ops *ops,
                        const struct kpke_secret *sec, uint8_t *dk);

/* Algorithm 14 (K-PKE.Encrypt), in three parts. First the matrix of ek is queued and t decoded: all
 * ones where a coefficient is not below q, else zero. Then the noise of r, 32 bytes which must
 * stay, is prepared as a list of streams for the caller to queue or to name as a `then`. When the
 * queue has run, compute the ciphertext of the 32 bytes m. */
void qtn_kpke_encrypt_matrix(const struct mlkem_params *row, const struct mlkem_ops *ops,
                             struct queue *q, struct kpke_streams *st, struct mlkem_poly *a,
                             const uint8_t *rho);
struct stream *qtn_kpke_encrypt_noise(const struct mlkem_params *row, const struct mlkem_ops *ops,
                                      struct kpke_streams *st, struct kpke_secret *sec,
                                      const uint8_t *r);
void qtn_kpke_encrypt_finish(const struct mlkem_params *row, const struct mlkem_ops *ops,
                             const struct kpke_key *key, struct kpke_secret *sec, const uint8_t *m,
                             uint8_t *ct);

/* Algorithm 15 (K-PKE.Decrypt): m, 32 bytes, with s = NTT(s) as decoded from dk. Uses sec->cache, e
 * (for u), e2 and v. */
void qtn_kpke_decrypt(const struct mlkem_params *row, const struct mlkem_ops *ops,
                      const struct mlkem_poly *s, struct kpke_secret *sec, const uint8_t *ct,
                      uint8_t *m);

#endif
