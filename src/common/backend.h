/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* A backend is three complete tables of functions. The tables' types belong to the parts above;
 * they are only named here, so that includes go down. */
#ifndef QTN_COMMON_BACKEND_H
#define QTN_COMMON_BACKEND_H

#include "common/decision.h"

#include <quatrain/backend.h>

struct keccak_ops;
struct mlkem_ops;
struct mldsa_ops;

struct qtn_backend {
    const char *name;
    const char *reason; /* why it is in use */
    const struct keccak_ops *keccak;
    const struct mlkem_ops *mlkem;
    const struct mldsa_ops *mldsa;
};

/* The backend in use. An operation asks once, at its beginning. */
const struct qtn_backend *qtn_backend_active(void);

/* The choice for a CPU when QUATRAIN_BACKEND is `name` (NULL: not set). Never NULL. */
const struct qtn_backend *qtn_backend_choose(const struct cpu *cpu, const struct cpu_table *table,
                                             const char *name);

/* Put a backend in use without any check; for tests and benches, which build their own tables. NULL
 * returns to the library's choice. */
void qtn_backend_use(const struct qtn_backend *backend);

#endif
