/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Key checks: FIPS 203, sections 7.2 and 7.3, and the pair. */
#include "common/ct.h"
#include "common/wipe.h"
#include "mlkem/encode.h"
#include "mlkem/kem.h"
#include "mlkem/sample.h"

/* All ones where a coefficient of the k polynomials at p is not below q. */
static uint32_t not_reduced(const struct mlkem_params *row, const struct mlkem_ops *ops,
                            const uint8_t *p) {
    struct mlkem_poly poly;
    uint32_t over = 0;
    for (unsigned i = 0; i < row->k; i++)
        over |= ops->decode12(&poly, p + i * MLKEM_POLY_BYTES);
    qtn_wipe(&poly, sizeof poly);
    return over;
}

qtn_status qtn_mlkem_check_ek(qtn_mlkem_set set, const uint8_t *ek, size_t ek_len) {
    const struct mlkem_params *row = qtn_mlkem_params(set);
    if (row == NULL || ek == NULL)
        return QTN_ERR_ARGUMENT;
    if (ek_len != row->ek_bytes)
        return QTN_ERR_LENGTH;
    const struct mlkem_ops *ops = qtn_backend_active()->mlkem;
    return not_reduced(row, ops, ek) != 0 ? QTN_ERR_PUBLIC_KEY : QTN_OK;
}

static void hash_ek(const struct mlkem_params *row, const struct qtn_backend *be, const uint8_t *ek,
                    uint8_t hash[MLKEM_SYM_BYTES]) {
    struct queue q;
    struct stream h;
    const struct span whole = {ek, row->ek_bytes};
    qtn_queue_init(&q, be->keccak, NULL, 0); /* no sinks, no scratch */
    qtn_mlkem_h(&h, &whole, hash);
    qtn_queue_run_with(&q, &h);
}

qtn_status qtn_mlkem_check_dk(qtn_mlkem_set set, const uint8_t *dk, size_t dk_len) {
    const struct mlkem_params *row = qtn_mlkem_params(set);
    if (row == NULL || dk == NULL)
        return QTN_ERR_ARGUMENT;
    if (dk_len != row->dk_bytes)
        return QTN_ERR_LENGTH;
    const struct qtn_backend *be = qtn_backend_active();
    const uint8_t *ek = mlkem_dk_ek(row, dk);
    uint8_t hash[MLKEM_SYM_BYTES];
    hash_ek(row, be, ek, hash);
    uint32_t bad = not_reduced(row, be->mlkem, dk);
    bad |= not_reduced(row, be->mlkem, ek);
    bad |= ct_differ(hash, ek + row->ek_bytes, MLKEM_SYM_BYTES);
    qtn_wipe_leftovers();
    /* One bit: the key is malformed, and refused. */
    CT_DECLASSIFY(mlkem_dk_valid, &bad, sizeof bad);
    return bad != 0 ? QTN_ERR_SECRET_KEY : QTN_OK;
}

qtn_status qtn_mlkem_check_pair(qtn_mlkem_set set, const uint8_t *ek, size_t ek_len,
                                const uint8_t *dk, size_t dk_len) {
    qtn_status status = qtn_mlkem_check_ek(set, ek, ek_len);
    if (status != QTN_OK)
        return status;
    status = qtn_mlkem_check_dk(set, dk, dk_len);
    if (status != QTN_OK)
        return status;
    const struct mlkem_params *row = qtn_mlkem_params(set);
    const struct qtn_backend *be = qtn_backend_active();
    const uint8_t *inside = mlkem_dk_ek(row, dk);
    if (memcmp(ek, inside, row->ek_bytes) != 0) /* both are public */
        return QTN_ERR_KEY_PAIR;

    /* Any m serves; one that follows from the key needs no random source. */
    const uint8_t *m = inside + row->ek_bytes;
    uint8_t ct[MLKEM_MAX_CT_BYTES], ss[MLKEM_SYM_BYTES], ss2[MLKEM_SYM_BYTES];
    status = qtn_kem_encaps(row, be, ct, ss, ek, m);
    if (status == QTN_OK)
        status = qtn_kem_decaps(row, be, ss2, ct, dk);
    if (status == QTN_OK) {
        uint32_t differ = ct_differ(ss, ss2, sizeof ss);
        CT_DECLASSIFY(mlkem_pair, &differ, sizeof differ); /* one bit: the result */
        if (differ != 0)
            status = QTN_ERR_KEY_PAIR;
    }
    qtn_wipe(ss, sizeof ss);
    qtn_wipe(ss2, sizeof ss2);
    return status;
}
