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
extern const struct keccak_ops qtn_keccak_avx2, qtn_keccak_avx512;
extern const struct mlkem_ops qtn_mlkem_avx2, qtn_mlkem_avx512;
extern const struct mldsa_ops qtn_mldsa_avx2, qtn_mldsa_avx512;

/* Why a backend is in use. Each backend has one entry for each reason, so that one pointer says
 * both and no thread can see them apart. */
enum reason { BY_DEFAULT, REFUSED, BY_ENVIRONMENT, SELECTED, REASONS };

#define ENTRY(backend_name, why, ops)                                         \
    {                                                                         \
        .name = (backend_name), .reason = (why), .keccak = &qtn_keccak_##ops, \
        .mlkem = &qtn_mlkem_##ops, .mldsa = &qtn_mldsa_##ops                  \
    }
#define ENTRIES(name, ops)                                                           \
    {                                                                                \
        [BY_DEFAULT] = ENTRY(name, "the fastest that this machine can run", ops),    \
        [REFUSED] = ENTRY(name,                                                      \
                          "the fastest that this machine can run; "                  \
                          "QUATRAIN_BACKEND names none that it can and was refused", \
                          ops),                                                      \
        [BY_ENVIRONMENT] = ENTRY(name, "named by QUATRAIN_BACKEND", ops),            \
        [SELECTED] = ENTRY(name, "selected by the application", ops)                 \
    }

/* In order of preference. */
static const struct qtn_backend backends[][REASONS] = {
    ENTRIES("ref", ref),
#ifdef QTN_HAVE_AVX512
    ENTRIES("avx512", avx512),
#endif
#ifdef QTN_HAVE_AVX2
    ENTRIES("avx2", avx2),
#endif
};
enum { BACKENDS = sizeof backends / sizeof backends[0] };

/* What is in use; NULL before the first call. Two threads that make the first call at once come to
 * the same choice. */
static _Atomic(const struct qtn_backend *) active;

static const struct qtn_backend *by_name(const char *name, enum reason reason) {
    for (size_t i = 0; i < BACKENDS; i++)
        if (strcmp(backends[i][reason].name, name) == 0)
            return &backends[i][reason];
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

static const struct qtn_backend *choose(void) {
    const char *name = environment();
    if (name == NULL || name[0] == '\0')
        return &backends[0][BY_DEFAULT];
    const struct qtn_backend *b = by_name(name, BY_ENVIRONMENT);
    return b != NULL ? b : &backends[0][REFUSED];
}

const struct qtn_backend *qtn_backend_active(void) {
    const struct qtn_backend *b = atomic_load_explicit(&active, memory_order_acquire);
    if (b != NULL)
        return b;
    const struct qtn_backend *none = NULL;
    b = choose();
    /* A selection made meanwhile by another thread stands. */
    return atomic_compare_exchange_strong(&active, &none, b) ? b : none;
}

void qtn_backend_use(const struct qtn_backend *backend) {
    atomic_store(&active, backend);
}

const char *qtn_backend_name(void) {
    return qtn_backend_active()->name;
}

const char *qtn_backend_reason(void) {
    return qtn_backend_active()->reason;
}

const char *qtn_backend_at(size_t i) {
    return i < BACKENDS ? backends[i][BY_DEFAULT].name : NULL;
}

qtn_status qtn_backend_select(const char *name) {
    if (name == NULL) {
        atomic_store(&active, NULL);
        return QTN_OK;
    }
    const struct qtn_backend *b = by_name(name, SELECTED);
    if (b == NULL)
        return QTN_ERR_BACKEND;
    atomic_store(&active, b);
    return QTN_OK;
}
