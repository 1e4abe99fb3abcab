/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* What each file of this folder adds to the list, for one backend. */
#ifndef QTN_BENCHES_PARTS_H
#define QTN_BENCHES_PARTS_H

#include "harness.h"

enum { MAX_BACKENDS = 8 }; /* in one run */

void add_mlkem(struct suite *s, const struct qtn_backend *backend);
void add_mldsa(struct suite *s, const struct qtn_backend *backend);
void add_prepared(struct suite *s, const struct qtn_backend *backend);
void add_batch(struct suite *s, const struct qtn_backend *backend);
void add_matrix(struct suite *s, const struct qtn_backend *backend);
void add_keccak(struct suite *s, const struct qtn_backend *backend);
void add_mlkem_kernels(struct suite *s, const struct qtn_backend *backend);
void add_mldsa_kernels(struct suite *s, const struct qtn_backend *backend);

#endif
