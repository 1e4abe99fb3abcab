/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "mldsa/params.h"

/* FIPS 204, table 1; sizes: table 2. tests/lint/constants_mldsa.py recomputes them. */
static const struct mldsa_params rows[] = {
    {.set = QTN_MLDSA_44,
     .k = 4,
     .l = 4,
     .tau = 39,
     .omega = 80,
     .ctilde_bytes = 32,
     .eta_index = MLDSA_ETA_2,
     .gamma1_index = MLDSA_GAMMA1_17,
     .gamma2_index = MLDSA_GAMMA2_88,
     .beta = 78,
     .eta = 2,
     .gamma1 = 131072,
     .gamma2 = 95232,
     .eta_bytes = 96,
     .z_bytes = 576,
     .w1_bytes = 192,
     .pk_bytes = QTN_MLDSA_44_PK_BYTES,
     .sk_bytes = QTN_MLDSA_44_SK_BYTES,
     .sig_bytes = QTN_MLDSA_44_SIG_BYTES},
    {.set = QTN_MLDSA_65,
     .k = 6,
     .l = 5,
     .tau = 49,
     .omega = 55,
     .ctilde_bytes = 48,
     .eta_index = MLDSA_ETA_4,
     .gamma1_index = MLDSA_GAMMA1_19,
     .gamma2_index = MLDSA_GAMMA2_32,
     .beta = 196,
     .eta = 4,
     .gamma1 = 524288,
     .gamma2 = 261888,
     .eta_bytes = 128,
     .z_bytes = 640,
     .w1_bytes = 128,
     .pk_bytes = QTN_MLDSA_65_PK_BYTES,
     .sk_bytes = QTN_MLDSA_65_SK_BYTES,
     .sig_bytes = QTN_MLDSA_65_SIG_BYTES},
    {.set = QTN_MLDSA_87,
     .k = 8,
     .l = 7,
     .tau = 60,
     .omega = 75,
     .ctilde_bytes = 64,
     .eta_index = MLDSA_ETA_2,
     .gamma1_index = MLDSA_GAMMA1_19,
     .gamma2_index = MLDSA_GAMMA2_32,
     .beta = 120,
     .eta = 2,
     .gamma1 = 524288,
     .gamma2 = 261888,
     .eta_bytes = 96,
     .z_bytes = 640,
     .w1_bytes = 128,
     .pk_bytes = QTN_MLDSA_87_PK_BYTES,
     .sk_bytes = QTN_MLDSA_87_SK_BYTES,
     .sig_bytes = QTN_MLDSA_87_SIG_BYTES},
};

const struct mldsa_params *qtn_mldsa_params(qtn_mldsa_set set) {
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if (rows[i].set == set)
            return &rows[i];
    return NULL;
}

size_t qtn_mldsa_pk_bytes(qtn_mldsa_set set) {
    const struct mldsa_params *row = qtn_mldsa_params(set);
    return row != NULL ? row->pk_bytes : 0;
}

size_t qtn_mldsa_sk_bytes(qtn_mldsa_set set) {
    const struct mldsa_params *row = qtn_mldsa_params(set);
    return row != NULL ? row->sk_bytes : 0;
}

size_t qtn_mldsa_sig_bytes(qtn_mldsa_set set) {
    const struct mldsa_params *row = qtn_mldsa_params(set);
    return row != NULL ? row->sig_bytes : 0;
}
