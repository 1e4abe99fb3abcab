/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#ifndef QTN_COMMON_RANDOM_H
#define QTN_COMMON_RANDOM_H

#include <quatrain/types.h>

/* Fill out from rng, or from the operating system where rng is NULL. On failure out is wiped and
 * the result is QTN_ERR_RANDOM. The bytes are marked secret. */
qtn_status qtn_random(const qtn_rng *rng, uint8_t *out, size_t len);

/* The operating system's source alone: 0 when all len bytes were written. */
int qtn_random_os(uint8_t *out, size_t len);

#endif
