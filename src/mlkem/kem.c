/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "mlkem/kem.h"
#include "common/ct.h"
#include "common/wipe.h"
#include "mlkem/encode.h"

static const uint8_t *ek_rho(const struct mlkem_params *row, const uint8_t *ek) {
    return ek + row->k * MLKEM_POLY_BYTES;
}

/* --- Algorithm 16 (ML-KEM.KeyGen_internal) -------------------------------------------------- */

void qtn_kem_keygen_begin(struct kem_keygen *kg, const struct mlkem_params *row, struct queue *q,
                          const uint8_t *seed) {
    memcpy(kg->dz, seed, sizeof kg->dz); /* ek and dk may lie over the seed */
    kg->g_in = (struct span){kg->dz, MLKEM_SYM_BYTES};
    qtn_mlkem_g(&kg->g, &kg->g_in, 1, row->k, kg->rho_sigma); /* (rho, sigma) = G(d || k) */
    qtn_queue_add(q, &kg->g);
}

void qtn_kem_keygen_expand(struct kem_keygen *kg, struct kem_expansion *x,
                           const struct mlkem_params *row, const struct mlkem_ops *ops,
                           struct queue *q) {
    CT_DECLASSIFY(mlkem_rho, kg->rho_sigma, MLKEM_SYM_BYTES); /* rho is a part of ek */
    qtn_kpke_keygen_queue(row, ops, q, &x->st, x->a, &x->sec, kg->rho_sigma,
                          kg->rho_sigma + MLKEM_SYM_BYTES);
}

void qtn_kem_keygen_finish(struct kem_keygen *kg, struct kem_expansion *x,
                           const struct mlkem_params *row, const struct mlkem_ops *ops,
                           struct queue *q, bool early, uint8_t *ek, uint8_t *dk) {
    const unsigned k = row->k;
    memcpy(ek + k * MLKEM_POLY_BYTES, kg->rho_sigma, MLKEM_SYM_BYTES);
    uint8_t *dk_h = dk + k * MLKEM_POLY_BYTES + row->ek_bytes;
    kg->h_in = (struct span){ek, row->ek_bytes};
    qtn_mlkem_h(&kg->h, &kg->h_in, dk_h);
    kg->h.aside = x->aside;
    for (unsigned i = 0; i < k; i++) {
        qtn_kpke_keygen_row(row, ops, q, &x->st, x->a, &x->sec, i, ek);
        kg->h.withheld = i + 1 == k ? 0 : row->ek_bytes - (i + 1) * (size_t)MLKEM_POLY_BYTES;
        if (early && i == 0)
            qtn_queue_add_first(q, &kg->h);
    }
    qtn_kpke_keygen_dk(row, ops, &x->sec, dk);
    memcpy(dk + k * MLKEM_POLY_BYTES, ek, row->ek_bytes);
    memcpy(dk_h + MLKEM_SYM_BYTES, kg->dz + MLKEM_SYM_BYTES, MLKEM_SYM_BYTES);
}

void qtn_kem_keygen(const struct mlkem_params *row, const struct qtn_backend *be, uint8_t *ek,
                    uint8_t *dk, const uint8_t *seed) {
    struct queue q;
    uint8_t scratch[KECCAK_MAX_LANES * MLKEM_LANE_BYTES];
    struct kem_keygen kg;
    struct kem_expansion x;
    qtn_queue_init(&q, be->keccak, scratch, MLKEM_LANE_BYTES);
    qtn_kem_keygen_begin(&kg, row, &q, seed);
    qtn_queue_run(&q);
    const bool early = queue_is_wide(&q);
    qtn_kem_keygen_expand(&kg, &x, row, be->mlkem, &q);
    qtn_kem_keygen_finish(&kg, &x, row, be->mlkem, &q, early, ek, dk);
    if (!early)
        qtn_queue_add(&q, &kg.h);
    qtn_queue_run(&q);
    qtn_kem_keygen_wipe(&kg);
    qtn_kem_expansion_wipe(&x);
    qtn_wipe_leftovers();
}

void qtn_kem_keygen_wipe(struct kem_keygen *kg) {
    qtn_wipe(kg->dz, sizeof kg->dz);
    qtn_wipe(kg->rho_sigma, sizeof kg->rho_sigma);
}

void qtn_kem_expansion_wipe(struct kem_expansion *x) {
    qtn_wipe(&x->sec, sizeof x->sec);
}

/* --- Algorithm 17 (ML-KEM.Encaps_internal) -------------------------------------------------- */

/* (K, r) = G(m || H(ek)), and then the noise of r. */
static void prepare_g(struct kem_encrypt *e, const struct mlkem_params *row,
                      const struct mlkem_ops *ops) {
    e->g_in[0] = (struct span){e->m_h, sizeof e->m_h};
    qtn_mlkem_g(&e->g, e->g_in, 1, -1, e->k_r);
    e->g.urgent = true;
    e->g.then = qtn_kpke_encrypt_noise(row, ops, &e->st, &e->sec, e->k_r + MLKEM_SYM_BYTES);
}

qtn_status qtn_kem_encaps_begin(struct kem_encrypt *e, const struct mlkem_params *row,
                                const struct mlkem_ops *ops, struct queue *q, struct kpke_key *key,
                                const uint8_t *ek, const uint8_t *m) {
    if (qtn_mlkem_decode_vec(key->t, ops, ek, row->k) != 0)
        return QTN_ERR_PUBLIC_KEY;
    /* H is the longest chain by far, and G the way to the noise: both before what waits. */
    memcpy(e->m_h, m, MLKEM_SYM_BYTES);
    e->h_in = (struct span){ek, row->ek_bytes};
    qtn_mlkem_h(&e->h, &e->h_in, e->m_h + MLKEM_SYM_BYTES);
    prepare_g(e, row, ops);
    e->h.then = &e->g;
    qtn_queue_add_first(q, &e->h);
    qtn_kpke_encrypt_matrix(row, ops, q, &e->st, key->a, ek_rho(row, ek));
    return QTN_OK;
}

void qtn_kem_encaps_begin_with(struct kem_encrypt *e, const struct mlkem_params *row,
                               const struct mlkem_ops *ops, struct queue *q, const uint8_t *h,
                               const uint8_t *m) {
    memcpy(e->m_h, m, MLKEM_SYM_BYTES);
    memcpy(e->m_h + MLKEM_SYM_BYTES, h, MLKEM_SYM_BYTES);
    prepare_g(e, row, ops);
    qtn_queue_add(q, &e->g);
}

void qtn_kem_encaps_finish(struct kem_encrypt *e, const struct mlkem_params *row,
                           const struct mlkem_ops *ops, const struct kpke_key *key, uint8_t *ct,
                           uint8_t *ss) {
    qtn_kpke_encrypt_finish(row, ops, key, &e->sec, e->m_h, ct);
    memcpy(ss, e->k_r, MLKEM_SYM_BYTES);
}

qtn_status qtn_kem_encaps(const struct mlkem_params *row, const struct qtn_backend *be, uint8_t *ct,
                          uint8_t *ss, const uint8_t *ek, const uint8_t *m) {
    struct queue q;
    uint8_t scratch[KECCAK_MAX_LANES * MLKEM_LANE_BYTES];
    struct kpke_key key;
    struct kem_encrypt e;
    qtn_queue_init(&q, be->keccak, scratch, MLKEM_LANE_BYTES);
    const qtn_status status = qtn_kem_encaps_begin(&e, row, be->mlkem, &q, &key, ek, m);
    if (status == QTN_OK) {
        qtn_queue_narrow(&q, &e.h, row->k * (unsigned)row->k, MLKEM_SAMPLE_BLOCKS);
        qtn_queue_run_until(&q, &e.h);
        qtn_queue_widen(&q);
        qtn_queue_run(&q);
        qtn_kem_encaps_finish(&e, row, be->mlkem, &key, ct, ss);
        qtn_kem_encrypt_wipe(&e);
    }
    qtn_wipe_leftovers(); /* m went through registers in any case */
    return status;
}

/* --- Algorithm 18 (ML-KEM.Decaps_internal) -------------------------------------------------- */

void qtn_kem_decaps_begin_with(struct kem_encrypt *e, const struct mlkem_params *row,
                               const struct mlkem_ops *ops, struct queue *q,
                               const struct mlkem_poly *s, const uint8_t *h, const uint8_t *z,
                               const uint8_t *ct) {
    qtn_kpke_decrypt(row, ops, s, &e->sec, ct, e->m_h);
    memcpy(e->m_h + MLKEM_SYM_BYTES, h, MLKEM_SYM_BYTES);
    prepare_g(e, row, ops); /* (K', r') = G(m' || h) */
    e->j_in[0] = (struct span){z, MLKEM_SYM_BYTES};
    e->j_in[1] = (struct span){ct, row->ct_bytes};
    qtn_mlkem_j(&e->j, e->j_in, 2, e->reject);
    qtn_queue_add_first(q, &e->j);
    qtn_queue_add_first(q, &e->g);
}

void qtn_kem_decaps_begin(struct kem_encrypt *e, const struct mlkem_params *row,
                          const struct mlkem_ops *ops, struct queue *q, struct kpke_key *key,
                          const uint8_t *ct, const uint8_t *dk) {
    const uint8_t *ek = mlkem_dk_ek(row, dk);
    /* Coefficients of dk that are not below q are taken modulo q; qtn_mlkem_check_dk refuses them.
     */
    (void)qtn_mlkem_decode_vec(e->sec.s, ops, dk, row->k);
    e->over = qtn_mlkem_decode_vec(key->t, ops, ek, row->k);
    e->h_in = (struct span){ek, row->ek_bytes};
    qtn_mlkem_h(&e->h, &e->h_in, e->hash);
    qtn_queue_add_first(q, &e->h);
    qtn_kem_decaps_begin_with(e, row, ops, q, e->sec.s, mlkem_dk_h(row, dk), mlkem_dk_z(row, dk),
                              ct);
    qtn_kpke_encrypt_matrix(row, ops, q, &e->st, key->a, ek_rho(row, ek));
}

qtn_status qtn_kem_decaps_check(const struct kem_encrypt *e, const struct mlkem_params *row,
                                const uint8_t *dk) {
    /* ek and its hash are public, so this is no secret's branch. */
    const uint32_t bad = e->over | ct_differ(e->hash, mlkem_dk_h(row, dk), MLKEM_SYM_BYTES);
    return bad != 0 ? QTN_ERR_SECRET_KEY : QTN_OK;
}

void qtn_kem_decaps_finish(struct kem_encrypt *e, const struct mlkem_params *row,
                           const struct mlkem_ops *ops, const struct kpke_key *key, uint8_t *ct2,
                           const uint8_t *ct, uint8_t *ss) {
    qtn_kpke_encrypt_finish(row, ops, key, &e->sec, e->m_h, ct2);
    const uint32_t tampered = ct_differ(ct, ct2, row->ct_bytes);
    ct_copy_if(tampered, e->k_r, e->reject, MLKEM_SYM_BYTES);
    memcpy(ss, e->k_r, MLKEM_SYM_BYTES);
    qtn_wipe(ct2, row->ct_bytes); /* of a tampered ciphertext it is an encryption of m' */
}

qtn_status qtn_kem_decaps(const struct mlkem_params *row, const struct qtn_backend *be, uint8_t *ss,
                          const uint8_t *ct, const uint8_t *dk) {
    struct queue q;
    union { /* ct2 is made when the hashing is over */
        uint8_t scratch[KECCAK_MAX_LANES * MLKEM_LANE_BYTES];
        uint8_t ct2[MLKEM_MAX_CT_BYTES];
    } u;
    struct kpke_key key;
    struct kem_encrypt e;
    qtn_queue_init(&q, be->keccak, u.scratch, MLKEM_LANE_BYTES);
    qtn_kem_decaps_begin(&e, row, be->mlkem, &q, &key, ct, dk);
    qtn_queue_run(&q);
    const qtn_status status = qtn_kem_decaps_check(&e, row, dk);
    if (status == QTN_OK)
        qtn_kem_decaps_finish(&e, row, be->mlkem, &key, u.ct2, ct, ss);
    qtn_kem_encrypt_wipe(&e);
    qtn_wipe_leftovers();
    return status;
}

void qtn_kem_encrypt_wait(struct kem_encrypt *e, const struct mlkem_params *row, struct queue *q) {
    for (unsigned i = 0; i < row->k * (unsigned)row->k; i++)
        qtn_queue_run_until(q, &e->st.matrix[i]);
    for (unsigned i = 0; i < 2u * row->k + 1; i++)
        qtn_queue_run_until(q, &e->st.noise[i]);
}

void qtn_kem_encrypt_wipe(struct kem_encrypt *e) {
    qtn_wipe(&e->sec, sizeof e->sec);
    qtn_wipe(e->m_h, sizeof e->m_h);
    qtn_wipe(e->k_r, sizeof e->k_r);
    qtn_wipe(e->reject, sizeof e->reject);
}
