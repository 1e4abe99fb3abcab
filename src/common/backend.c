/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Choice of the backend: once, at the first call, or by name. */
#if defined(__linux__)
#define _GNU_SOURCE /* secure_getenv */
#endif

#include "common/backend.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#if defined(__unix__) || defined(__APPLE__)
#include <unistd.h>
#endif

extern const struct keccak_ops qtn_keccak_ref;
extern const struct mlkem_ops qtn_mlkem_ref;
extern const struct mldsa_ops qtn_mldsa_ref;

static const struct qtn_backend ref = {
    .name = "ref",
    .keccak = &qtn_keccak_ref,
    .mlkem = &qtn_mlkem_ref,
    .mldsa = &qtn_mldsa_ref,
};

/* In order of preference. */
static const struct qtn_backend *const backends[] = {&ref};
enum { BACKENDS = sizeof backends / sizeof backends[0] };

/* What is in use, and why; NULL before the first call. Two threads that make the first call at once
 * come to the same choice, so it does not matter whose store is last. */
static _Atomic(const struct qtn_backend *) active;
static _Atomic(const char *) active_reason;

static const struct qtn_backend *by_name(const char *name) {
    for (size_t i = 0; i < BACKENDS; i++)
        if (strcmp(backends[i]->name, name) == 0)
            return backends[i];
    return NULL;
}

/* The environment is another user's in a set-user-ID program. */
static const char *environment(void) {
#if defined(__GLIBC__)
    return secure_getenv("QUATRAIN_BACKEND");
#elif defined(__unix__) || defined(__APPLE__)
    if (getuid() != geteuid() || getgid() != getegid())
        return NULL;
    return getenv("QUATRAIN_BACKEND");
#else
    return getenv("QUATRAIN_BACKEND");
#endif
}

static const struct qtn_backend *choose(const char **reason) {
    const char *name = environment();
    if (name == NULL || name[0] == '\0') {
        *reason = "the fastest that this machine can run";
        return backends[0];
    }
    const struct qtn_backend *b = by_name(name);
    if (b != NULL) {
        *reason = "named by QUATRAIN_BACKEND";
        return b;
    }
    *reason = "the fastest that this machine can run; "
              "QUATRAIN_BACKEND names none that it can and was refused";
    return backends[0];
}

const struct qtn_backend *qtn_backend_active(void) {
    const struct qtn_backend *b = atomic_load_explicit(&active, memory_order_acquire);
    if (b != NULL)
        return b;
    const char *reason;
    const struct qtn_backend *none = NULL;
    b = choose(&reason);
    /* A selection made meanwhile by another thread stands. */
    if (!atomic_compare_exchange_strong(&active, &none, b))
        return none;
    atomic_store(&active_reason, reason);
    return b;
}

void qtn_backend_use(const struct qtn_backend *backend) {
    atomic_store(&active_reason, "put in use by a test");
    atomic_store(&active, backend);
}

const char *qtn_backend_name(void) {
    return qtn_backend_active()->name;
}

const char *qtn_backend_reason(void) {
    (void)qtn_backend_active();
    const char *reason = atomic_load(&active_reason);
    return reason != NULL ? reason : "being chosen by another thread";
}

const char *qtn_backend_at(size_t i) {
    return i < BACKENDS ? backends[i]->name : NULL;
}

qtn_status qtn_backend_select(const char *name) {
    if (name == NULL) {
        atomic_store(&active, NULL);
        return QTN_OK;
    }
    const struct qtn_backend *b = by_name(name);
    if (b == NULL)
        return QTN_ERR_BACKEND;
    atomic_store(&active_reason, "selected by the application");
    atomic_store(&active, b);
    return QTN_OK;
}
