/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 203, table 2, and the sizes that follow from it. */
#ifndef QTN_MLKEM_PARAMS_H
#define QTN_MLKEM_PARAMS_H

#include <quatrain/mlkem.h>

enum {
    MLKEM_N = 256,
    MLKEM_Q = 3329,
    MLKEM_MAX_K = 4,
    MLKEM_SYM_BYTES = 32,   /* seeds, hashes, messages, shared secrets */
    MLKEM_POLY_BYTES = 384, /* ByteEncode_12 */
    MLKEM_MAX_CT_BYTES = QTN_MLKEM_MAX_CT_BYTES,
    MLKEM_MAX_EK_BYTES = QTN_MLKEM_MAX_EK_BYTES
};

struct mlkem_params {
    qtn_mlkem_set set;
    uint8_t k;
    uint8_t eta1; /* of s, e and y; eta2 is 2 in every set */
    uint8_t du, dv;
    uint16_t ek_bytes, dk_bytes, ct_bytes;
};

/* NULL for an unknown set. */
const struct mlkem_params *qtn_mlkem_params(qtn_mlkem_set set);

#endif
