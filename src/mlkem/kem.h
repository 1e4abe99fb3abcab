/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The internal algorithms of ML-KEM (FIPS 203, section 6), with lengths already checked. All
 * outputs may overlap all inputs.
 *
 * Encapsulation and decapsulation come in two halves, so that several can share a queue: `begin`
 * reads the inputs and queues the hashes; when they are done, `finish` writes the outputs. Between
 * the two the struct and what it points to must stay. */
#ifndef QTN_MLKEM_KEM_H
#define QTN_MLKEM_KEM_H

#include "common/backend.h"
#include "mlkem/kpke.h"

/* A key pair on its way: what lasts from its seed to H(ek). Secret. */
struct kem_keygen {
    struct stream g, h;
    struct span g_in, h_in;
    uint8_t dz[2 * MLKEM_SYM_BYTES];
    uint8_t rho_sigma[2 * MLKEM_SYM_BYTES];
};

/* And what it needs in between. Secret, except for a. */
struct kem_expansion {
    struct mlkem_poly a[MLKEM_MAX_MATRIX];
    struct kpke_streams st;
    struct kpke_secret sec;
    uint64_t aside[KECCAK_WORDS];
};

/* Algorithm 16 (ML-KEM.KeyGen_internal) of seed = d || z, 64 bytes, in three parts: queue G; when
 * that is done, queue the rest; run, compute and write both keys, all but H(ek), whose stream is
 * kg->h: queued on the way where `early` is set, and else for the caller to queue. */
void qtn_kem_keygen_begin(struct kem_keygen *kg, const struct mlkem_params *row, struct queue *q,
                          const uint8_t *seed);
void qtn_kem_keygen_expand(struct kem_keygen *kg, struct kem_expansion *x,
                           const struct mlkem_params *row, const struct mlkem_ops *ops,
                           struct queue *q);
void qtn_kem_keygen_finish(struct kem_keygen *kg, struct kem_expansion *x,
                           const struct mlkem_params *row, const struct mlkem_ops *ops,
                           struct queue *q, bool early, uint8_t *ek, uint8_t *dk);

/* An encryption on its way: in encapsulation, and again in decapsulation. Secret. */
struct kem_encrypt {
    struct kpke_streams st;
    struct kpke_secret sec;
    struct stream h, g, j;
    struct span h_in, g_in[2], j_in[2];
    uint8_t m_h[2 * MLKEM_SYM_BYTES]; /* m || H(ek) */
    uint8_t k_r[2 * MLKEM_SYM_BYTES]; /* K || r */
    uint8_t reject[MLKEM_SYM_BYTES];  /* K bar */
    uint8_t hash[MLKEM_SYM_BYTES];    /* of the ek inside dk */
    uint32_t over;                    /* a coefficient of that is not below q */
};

/* Algorithm 17 (ML-KEM.Encaps_internal), with the modulus check of section 7.2:
 * QTN_ERR_PUBLIC_KEY, and nothing queued. key: room for what ek expands to. */
qtn_status qtn_kem_encaps_begin(struct kem_encrypt *e, const struct mlkem_params *row,
                                const struct mlkem_ops *ops, struct queue *q, struct kpke_key *key,
                                const uint8_t *ek, const uint8_t *m);
/* The same where key and H(ek), 32 bytes, are there already. */
void qtn_kem_encaps_begin_with(struct kem_encrypt *e, const struct mlkem_params *row,
                               const struct mlkem_ops *ops, struct queue *q, const uint8_t *h,
                               const uint8_t *m);
void qtn_kem_encaps_finish(struct kem_encrypt *e, const struct mlkem_params *row,
                           const struct mlkem_ops *ops, const struct kpke_key *key, uint8_t *ct,
                           uint8_t *ss);

/* Algorithm 18 (ML-KEM.Decaps_internal), with the hash check of section 7.3 and the modulus check
 * of the ek inside: QTN_ERR_SECRET_KEY, and nothing written. */
void qtn_kem_decaps_begin(struct kem_encrypt *e, const struct mlkem_params *row,
                          const struct mlkem_ops *ops, struct queue *q, struct kpke_key *key,
                          const uint8_t *ct, const uint8_t *dk);
qtn_status qtn_kem_decaps_check(const struct kem_encrypt *e, const struct mlkem_params *row,
                                const uint8_t *dk);
/* The same with a key whose checks are done: s = NTT(s), h and z, 32 bytes each. */
void qtn_kem_decaps_begin_with(struct kem_encrypt *e, const struct mlkem_params *row,
                               const struct mlkem_ops *ops, struct queue *q,
                               const struct mlkem_poly *s, const uint8_t *h, const uint8_t *z,
                               const uint8_t *ct);
/* ct2: room for MLKEM_MAX_CT_BYTES. */
void qtn_kem_decaps_finish(struct kem_encrypt *e, const struct mlkem_params *row,
                           const struct mlkem_ops *ops, const struct kpke_key *key, uint8_t *ct2,
                           const uint8_t *ct, uint8_t *ss);

/* Run until the matrix and the noise of a `begin` are there; others stay in flight. */
void qtn_kem_encrypt_wait(struct kem_encrypt *e, const struct mlkem_params *row, struct queue *q);

/* What is secret in it. */
void qtn_kem_keygen_wipe(struct kem_keygen *kg);
void qtn_kem_expansion_wipe(struct kem_expansion *x);
void qtn_kem_encrypt_wipe(struct kem_encrypt *e);

/* One at a time, from bytes to bytes. */
void qtn_kem_keygen(const struct mlkem_params *row, const struct qtn_backend *be, uint8_t *ek,
                    uint8_t *dk, const uint8_t *seed);
qtn_status qtn_kem_encaps(const struct mlkem_params *row, const struct qtn_backend *be, uint8_t *ct,
                          uint8_t *ss, const uint8_t *ek, const uint8_t *m);
qtn_status qtn_kem_decaps(const struct mlkem_params *row, const struct qtn_backend *be, uint8_t *ss,
                          const uint8_t *ct, const uint8_t *dk);

/* dk = dk_pke || ek || H(ek) || z */
static inline const uint8_t *mlkem_dk_ek(const struct mlkem_params *row, const uint8_t *dk) {
    return dk + row->k * MLKEM_POLY_BYTES;
}

static inline const uint8_t *mlkem_dk_h(const struct mlkem_params *row, const uint8_t *dk) {
    return mlkem_dk_ek(row, dk) + row->ek_bytes;
}

static inline const uint8_t *mlkem_dk_z(const struct mlkem_params *row, const uint8_t *dk) {
    return mlkem_dk_h(row, dk) + MLKEM_SYM_BYTES;
}

#endif
