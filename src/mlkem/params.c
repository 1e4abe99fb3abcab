/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "mlkem/params.h"

/* FIPS 203, table 2; sizes: table 3. tests/lint/constants_mlkem.py recomputes them. */
static const struct mlkem_params rows[] = {
    {.set = QTN_MLKEM_512,
     .k = 2,
     .eta1 = 3,
     .du = 10,
     .dv = 4,
     .ek_bytes = QTN_MLKEM_512_EK_BYTES,
     .dk_bytes = QTN_MLKEM_512_DK_BYTES,
     .ct_bytes = QTN_MLKEM_512_CT_BYTES},
    {.set = QTN_MLKEM_768,
     .k = 3,
     .eta1 = 2,
     .du = 10,
     .dv = 4,
     .ek_bytes = QTN_MLKEM_768_EK_BYTES,
     .dk_bytes = QTN_MLKEM_768_DK_BYTES,
     .ct_bytes = QTN_MLKEM_768_CT_BYTES},
    {.set = QTN_MLKEM_1024,
     .k = 4,
     .eta1 = 2,
     .du = 11,
     .dv = 5,
     .ek_bytes = QTN_MLKEM_1024_EK_BYTES,
     .dk_bytes = QTN_MLKEM_1024_DK_BYTES,
     .ct_bytes = QTN_MLKEM_1024_CT_BYTES},
};

const struct mlkem_params *qtn_mlkem_params(qtn_mlkem_set set) {
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if (rows[i].set == set)
            return &rows[i];
    return NULL;
}

size_t qtn_mlkem_ek_bytes(qtn_mlkem_set set) {
    const struct mlkem_params *row = qtn_mlkem_params(set);
    return row != NULL ? row->ek_bytes : 0;
}

size_t qtn_mlkem_dk_bytes(qtn_mlkem_set set) {
    const struct mlkem_params *row = qtn_mlkem_params(set);
    return row != NULL ? row->dk_bytes : 0;
}

size_t qtn_mlkem_ct_bytes(qtn_mlkem_set set) {
    const struct mlkem_params *row = qtn_mlkem_params(set);
    return row != NULL ? row->ct_bytes : 0;
}
