/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Private keys that come from outside: the checks, and the public key they belong to. */
#include "mldsa/dsa.h"

#include <string.h>

static qtn_status check_arguments(const struct mldsa_params *row, const uint8_t *sk,
                                  size_t sk_len) {
    if (sk == NULL)
        return QTN_ERR_ARGUMENT;
    return sk_len == row->sk_bytes ? QTN_OK : QTN_ERR_LENGTH;
}

qtn_status qtn_mldsa_check_sk(qtn_mldsa_set set, const uint8_t *sk, size_t sk_len) {
    const struct mldsa_params *row = qtn_mldsa_params(set);
    if (row == NULL)
        return QTN_ERR_ARGUMENT;
    const qtn_status status = check_arguments(row, sk, sk_len);
    return status == QTN_OK ? qtn_dsa_pk_from_sk(row, qtn_backend_active(), NULL, sk, NULL)
                            : status;
}

qtn_status qtn_mldsa_pk_from_sk(qtn_mldsa_set set, uint8_t *pk, const uint8_t *sk, size_t sk_len) {
    const struct mldsa_params *row = qtn_mldsa_params(set);
    if (row == NULL || pk == NULL)
        return QTN_ERR_ARGUMENT;
    qtn_status status = check_arguments(row, sk, sk_len);
    if (status == QTN_OK)
        status = qtn_dsa_pk_from_sk(row, qtn_backend_active(), pk, sk, NULL);
    if (status != QTN_OK)
        memset(pk, 0, row->pk_bytes);
    return status;
}
