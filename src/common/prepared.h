/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* What every prepared key begins with. */
#ifndef QTN_COMMON_PREPARED_H
#define QTN_COMMON_PREPARED_H

#include "common/backend.h"
#include "common/compiler.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Distinct for each kind of key, and nothing that memory holds by chance. */
enum prepared_kind {
    PREPARED_MLKEM_ENCAPS = 0x514b4531,
    PREPARED_MLKEM_DECAPS = 0x514b4432,
    PREPARED_MLDSA_SIGNING = 0x51445333,
    PREPARED_MLDSA_VERIFYING = 0x51445634
};

struct QTN_MAY_ALIAS prepared {
    const struct qtn_backend *backend; /* made the key, and uses it */
    const void *row;                   /* of the parameter set */
    uint32_t kind;
};

static inline bool prepared_aligned(const void *key) {
    return key != NULL && (uintptr_t)key % 64 == 0;
}

/* QTN_OK for a key of this kind that is in use. offset: of its head. */
static inline qtn_status prepared_status(const void *key, size_t offset, enum prepared_kind kind) {
    if (!prepared_aligned(key))
        return QTN_ERR_ARGUMENT;
    const struct prepared *head = (const void *)((const unsigned char *)key + offset);
    return head->kind == (uint32_t)kind ? QTN_OK : QTN_ERR_STATE;
}

#endif
