/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* What the batches of both schemes have in common. */
#ifndef QTN_COMMON_BATCH_H
#define QTN_COMMON_BATCH_H

#include <quatrain/types.h>

/* The status of the whole: that of the first item which is not QTN_OK. */
static inline qtn_status batch_status(qtn_status whole, qtn_status item) {
    return whole == QTN_OK ? item : whole;
}

#endif
