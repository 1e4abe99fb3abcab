/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "mlkem/kem.h"
#include "common/ct.h"
#include "common/wipe.h"
#include "mlkem/kpke.h"

/* dk = dk_pke || ek || H(ek) || z */
static const uint8_t *dk_ek(const struct mlkem_params *row, const uint8_t *dk) {
    return dk + row->k * MLKEM_POLY_BYTES;
}

static const uint8_t *dk_h(const struct mlkem_params *row, const uint8_t *dk) {
    return dk_ek(row, dk) + row->ek_bytes;
}

static const uint8_t *dk_z(const struct mlkem_params *row, const uint8_t *dk) {
    return dk_h(row, dk) + MLKEM_SYM_BYTES;
}

void qtn_kem_keygen(const struct mlkem_params *row, const struct qtn_backend *be, uint8_t *ek,
                    uint8_t *dk, const uint8_t *seed) {
    const struct mlkem_ops *ops = be->mlkem;
    struct queue q;
    uint8_t scratch[KECCAK_MAX_LANES * MLKEM_LANE_BYTES];
    struct kpke_public pub;
    struct kpke_secret sec;
    struct stream hash;
    uint8_t dz[2 * MLKEM_SYM_BYTES];
    uint8_t rho_sigma[2 * MLKEM_SYM_BYTES];

    memcpy(dz, seed, sizeof dz); /* ek and dk may lie over the seed */
    qtn_queue_init(&q, be->keccak, scratch, MLKEM_LANE_BYTES);

    /* (rho, sigma) = G(d || k) */
    const struct span d = {dz, MLKEM_SYM_BYTES};
    qtn_mlkem_g(&hash, &d, 1, row->k, rho_sigma);
    qtn_queue_run_with(&q, &hash);
    CT_DECLASSIFY(mlkem_rho, rho_sigma, MLKEM_SYM_BYTES); /* rho is a part of ek */

    qtn_kpke_keygen_hash(row, ops, &q, &pub, &sec, rho_sigma, rho_sigma + MLKEM_SYM_BYTES);
    qtn_queue_run(&q);
    qtn_kpke_keygen_finish(row, ops, &pub, &sec, rho_sigma, ek, dk);

    uint8_t *p = dk + row->k * MLKEM_POLY_BYTES;
    memcpy(p, ek, row->ek_bytes);
    p += row->ek_bytes;
    const struct span whole = {ek, row->ek_bytes};
    qtn_mlkem_h(&hash, &whole, p);
    qtn_queue_run_with(&q, &hash);
    memcpy(p + MLKEM_SYM_BYTES, dz + MLKEM_SYM_BYTES, MLKEM_SYM_BYTES);

    qtn_wipe(&sec, sizeof sec);
    qtn_wipe(dz, sizeof dz);
    qtn_wipe(rho_sigma, sizeof rho_sigma);
    qtn_wipe_leftovers();
}

qtn_status qtn_kem_encaps(const struct mlkem_params *row, const struct qtn_backend *be, uint8_t *ct,
                          uint8_t *ss, const uint8_t *ek, const uint8_t *m) {
    const struct mlkem_ops *ops = be->mlkem;
    struct queue q;
    uint8_t scratch[KECCAK_MAX_LANES * MLKEM_LANE_BYTES];
    struct kpke_public pub;
    struct kpke_secret sec;
    struct stream h, g;
    struct {
        uint8_t m_h[2 * MLKEM_SYM_BYTES]; /* m || H(ek) */
        uint8_t k_r[2 * MLKEM_SYM_BYTES]; /* K || r */
    } keys;
    qtn_status status = QTN_OK;

    memcpy(keys.m_h, m, MLKEM_SYM_BYTES);
    qtn_queue_init(&q, be->keccak, scratch, MLKEM_LANE_BYTES);

    /* H(ek), then (K, r) = G(m || H(ek)), then the noise of r; the matrix beside them. H is the
     * longest chain by far, and G the way to the noise: both before what waits. */
    const struct span whole = {ek, row->ek_bytes};
    qtn_mlkem_h(&h, &whole, keys.m_h + MLKEM_SYM_BYTES);
    const struct span m_h = {keys.m_h, sizeof keys.m_h};
    qtn_mlkem_g(&g, &m_h, 1, -1, keys.k_r);
    g.urgent = true;
    g.then = qtn_kpke_encrypt_noise(row, ops, &pub, &sec, keys.k_r + MLKEM_SYM_BYTES);
    h.then = &g;
    qtn_queue_add(&q, &h);
    if (qtn_kpke_encrypt_matrix(row, ops, &q, &pub, ek) != 0) {
        status = QTN_ERR_PUBLIC_KEY; /* nothing has run yet */
    } else {
        qtn_queue_run(&q);
        qtn_kpke_encrypt_finish(row, ops, &pub, &sec, keys.m_h, ct);
        memcpy(ss, keys.k_r, MLKEM_SYM_BYTES);
        qtn_wipe(&sec, sizeof sec);
    }
    qtn_wipe(&keys, sizeof keys);
    qtn_wipe_leftovers();
    return status;
}

qtn_status qtn_kem_decaps(const struct mlkem_params *row, const struct qtn_backend *be, uint8_t *ss,
                          const uint8_t *ct, const uint8_t *dk) {
    const struct mlkem_ops *ops = be->mlkem;
    struct queue q;
    uint8_t scratch[KECCAK_MAX_LANES * MLKEM_LANE_BYTES];
    struct kpke_public pub;
    struct kpke_secret sec;
    struct stream g, j, h;
    struct {
        uint8_t m[MLKEM_SYM_BYTES];
        uint8_t k_r[2 * MLKEM_SYM_BYTES]; /* K' || r' */
        uint8_t reject[MLKEM_SYM_BYTES];  /* K bar */
    } keys;
    uint8_t ct2[MLKEM_MAX_CT_BYTES];
    uint8_t hash[MLKEM_SYM_BYTES];
    const uint8_t *ek = dk_ek(row, dk);
    qtn_status status = QTN_OK;

    qtn_kpke_decrypt(row, ops, &sec, dk, ct, keys.m);

    /* One queue: (K', r') = G(m' || h) and then the noise of r'; J(z || c); the hash check; A. */
    qtn_queue_init(&q, be->keccak, scratch, MLKEM_LANE_BYTES);
    const struct span m_h[2] = {{keys.m, MLKEM_SYM_BYTES}, {dk_h(row, dk), MLKEM_SYM_BYTES}};
    qtn_mlkem_g(&g, m_h, 2, -1, keys.k_r);
    g.then = qtn_kpke_encrypt_noise(row, ops, &pub, &sec, keys.k_r + MLKEM_SYM_BYTES);
    const struct span z_c[2] = {{dk_z(row, dk), MLKEM_SYM_BYTES}, {ct, row->ct_bytes}};
    qtn_mlkem_j(&j, z_c, 2, keys.reject);
    const struct span whole = {ek, row->ek_bytes};
    qtn_mlkem_h(&h, &whole, hash);
    qtn_queue_add(&q, &g);
    qtn_queue_add(&q, &j);
    qtn_queue_add(&q, &h);
    const uint32_t over = qtn_kpke_encrypt_matrix(row, ops, &q, &pub, ek);
    qtn_queue_run(&q);

    /* ek and its hash are public, so this is no secret's branch. */
    if ((over | ct_differ(hash, dk_h(row, dk), MLKEM_SYM_BYTES)) != 0) {
        status = QTN_ERR_SECRET_KEY;
    } else {
        qtn_kpke_encrypt_finish(row, ops, &pub, &sec, keys.m, ct2);
        const uint32_t tampered = ct_differ(ct, ct2, row->ct_bytes);
        ct_copy_if(tampered, keys.k_r, keys.reject, MLKEM_SYM_BYTES);
        memcpy(ss, keys.k_r, MLKEM_SYM_BYTES);
        qtn_wipe(ct2, sizeof ct2); /* of a tampered ciphertext it is an encryption of m' */
    }
    qtn_wipe(&sec, sizeof sec);
    qtn_wipe(&keys, sizeof keys);
    qtn_wipe_leftovers();
    return status;
}
