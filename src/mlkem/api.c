/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The public functions of ML-KEM: arguments are checked and outputs wiped here, once. */
#include "common/random.h"
#include "common/wipe.h"
#include "mlkem/kem.h"
#include <quatrain/hazmat.h>

/* --- FIPS 203, Algorithms 16 and 19 --------------------------------------------------------- */

qtn_status qtn_mlkem_keygen_seed(qtn_mlkem_set set, uint8_t *ek, uint8_t *dk, const uint8_t *seed,
                                 size_t seed_len) {
    const struct mlkem_params *row = qtn_mlkem_params(set);
    if (row == NULL)
        return QTN_ERR_ARGUMENT;
    qtn_status status = QTN_OK;
    if (ek == NULL || dk == NULL || seed == NULL)
        status = QTN_ERR_ARGUMENT;
    else if (seed_len != QTN_MLKEM_SEED_BYTES)
        status = QTN_ERR_LENGTH;
    if (status != QTN_OK) {
        wipe_output(ek, row->ek_bytes);
        wipe_output(dk, row->dk_bytes);
        return status;
    }
    qtn_kem_keygen(row, qtn_backend_active(), ek, dk, seed);
    return QTN_OK;
}

qtn_status qtn_mlkem_keygen(qtn_mlkem_set set, uint8_t *ek, uint8_t *dk, const qtn_rng *rng) {
    const struct mlkem_params *row = qtn_mlkem_params(set);
    if (row == NULL)
        return QTN_ERR_ARGUMENT;
    uint8_t seed[QTN_MLKEM_SEED_BYTES];
    qtn_status status = ek == NULL || dk == NULL ? QTN_ERR_ARGUMENT : QTN_OK;
    if (status == QTN_OK)
        status = qtn_random(rng, seed, sizeof seed);
    if (status != QTN_OK) {
        wipe_output(ek, row->ek_bytes);
        wipe_output(dk, row->dk_bytes);
        return status;
    }
    qtn_kem_keygen(row, qtn_backend_active(), ek, dk, seed);
    qtn_wipe(seed, sizeof seed);
    return QTN_OK;
}

/* --- Algorithms 17 and 20 ------------------------------------------------------------------- */

static qtn_status check_encaps(const struct mlkem_params *row, const uint8_t *ct, const uint8_t *ss,
                               const uint8_t *ek, size_t ek_len) {
    if (ct == NULL || ss == NULL || ek == NULL)
        return QTN_ERR_ARGUMENT;
    return ek_len == row->ek_bytes ? QTN_OK : QTN_ERR_LENGTH;
}

qtn_status qtn_mlkem_encaps_m(qtn_mlkem_set set, uint8_t *ct, uint8_t *ss, const uint8_t *ek,
                              size_t ek_len, const uint8_t *m, size_t m_len) {
    const struct mlkem_params *row = qtn_mlkem_params(set);
    if (row == NULL)
        return QTN_ERR_ARGUMENT;
    qtn_status status = m == NULL ? QTN_ERR_ARGUMENT : check_encaps(row, ct, ss, ek, ek_len);
    if (status == QTN_OK && m_len != MLKEM_SYM_BYTES)
        status = QTN_ERR_LENGTH;
    if (status == QTN_OK)
        status = qtn_kem_encaps(row, qtn_backend_active(), ct, ss, ek, m);
    if (status != QTN_OK) {
        wipe_output(ct, row->ct_bytes);
        wipe_output(ss, MLKEM_SYM_BYTES);
    }
    return status;
}

qtn_status qtn_mlkem_encaps(qtn_mlkem_set set, uint8_t *ct, uint8_t *ss, const uint8_t *ek,
                            size_t ek_len, const qtn_rng *rng) {
    const struct mlkem_params *row = qtn_mlkem_params(set);
    if (row == NULL)
        return QTN_ERR_ARGUMENT;
    uint8_t m[MLKEM_SYM_BYTES];
    qtn_status status = check_encaps(row, ct, ss, ek, ek_len);
    if (status == QTN_OK)
        status = qtn_random(rng, m, sizeof m);
    if (status == QTN_OK)
        status = qtn_kem_encaps(row, qtn_backend_active(), ct, ss, ek, m);
    if (status != QTN_OK) {
        wipe_output(ct, row->ct_bytes);
        wipe_output(ss, MLKEM_SYM_BYTES);
    }
    qtn_wipe(m, sizeof m);
    return status;
}

/* --- Algorithms 18 and 21 ------------------------------------------------------------------- */

qtn_status qtn_mlkem_decaps(qtn_mlkem_set set, uint8_t *ss, const uint8_t *ct, size_t ct_len,
                            const uint8_t *dk, size_t dk_len) {
    const struct mlkem_params *row = qtn_mlkem_params(set);
    if (row == NULL)
        return QTN_ERR_ARGUMENT;
    qtn_status status = QTN_OK;
    if (ss == NULL || ct == NULL || dk == NULL)
        status = QTN_ERR_ARGUMENT;
    else if (ct_len != row->ct_bytes || dk_len != row->dk_bytes)
        status = QTN_ERR_LENGTH;
    if (status == QTN_OK)
        status = qtn_kem_decaps(row, qtn_backend_active(), ss, ct, dk);
    if (status != QTN_OK)
        wipe_output(ss, MLKEM_SYM_BYTES);
    return status;
}
