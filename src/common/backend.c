/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Choice of the backend: once, at the first call, or by name. */
#if defined(__linux__)
#define _GNU_SOURCE /* secure_getenv */
#endif

#include "common/backend.h"

#include <stdatomic.h>
#include <stdbool.h>
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
extern const struct keccak_ops qtn_keccak_aarch64_gpr, qtn_keccak_aarch64_hybrid,
    qtn_keccak_aarch64_hybrid_plain, qtn_keccak_aarch64_hybrid_sha3, qtn_keccak_aarch64_sha3,
    qtn_keccak_aarch64_gpr_sha3;
extern const struct mlkem_ops qtn_mlkem_neon;
extern const struct mldsa_ops qtn_mldsa_neon;

/* Why a backend is in use. Each backend has one entry for each reason, so that one pointer says
 * both and no thread can see them apart. */
enum reason { BY_DEFAULT, BY_ROW, CORES_DIFFER, REFUSED, BY_ENVIRONMENT, SELECTED, REASONS };

#define ENTRY(backend_name, why, keccak_ops, arithmetic)                             \
    {                                                                                \
        .name = (backend_name), .reason = (why), .keccak = &qtn_keccak_##keccak_ops, \
        .mlkem = &qtn_mlkem_##arithmetic, .mldsa = &qtn_mldsa_##arithmetic           \
    }
#define ENTRIES(name, keccak_ops, ops)                                                           \
    {                                                                                            \
        [BY_DEFAULT] = ENTRY(name, "the first in the library's order that this machine can run", \
                             keccak_ops, ops),                                                   \
        [BY_ROW] =                                                                               \
            ENTRY(name, "measured to be the fastest on CPUs of this kind", keccak_ops, ops),     \
        [CORES_DIFFER] = ENTRY(                                                                  \
            name,                                                                                \
            "this machine's cores differ in which is the fastest; this one serves all of them",  \
            keccak_ops, ops),                                                                    \
        [REFUSED] = ENTRY(name,                                                                  \
                          "the library's choice for this machine; "                              \
                          "QUATRAIN_BACKEND names none that it can run and was refused",         \
                          keccak_ops, ops),                                                      \
        [BY_ENVIRONMENT] = ENTRY(name, "named by QUATRAIN_BACKEND", keccak_ops, ops),            \
        [SELECTED] = ENTRY(name, "selected by the application", keccak_ops, ops)                 \
    }

/* Without a name: not in this build. */
static const struct qtn_backend backends[BACKEND_IDS][REASONS] = {
#ifdef QTN_HAVE_AVX512
    [BACKEND_AVX512] = ENTRIES("avx512", avx512, avx512),
#endif
#ifdef QTN_HAVE_AVX2
    [BACKEND_AVX2] = ENTRIES("avx2", avx2, avx2),
#endif
#ifdef QTN_HAVE_NEON
    [BACKEND_GPR] = ENTRIES("aarch64-gpr", aarch64_gpr, neon),
    [BACKEND_HYBRID] = ENTRIES("aarch64-hybrid", aarch64_hybrid, neon),
    [BACKEND_HYBRID_PLAIN] = ENTRIES("aarch64-hybrid-plain", aarch64_hybrid_plain, neon),
#endif
#ifdef QTN_HAVE_SHA3
    [BACKEND_HYBRID_SHA3] = ENTRIES("aarch64-hybrid-sha3", aarch64_hybrid_sha3, neon),
    [BACKEND_SHA3] = ENTRIES("aarch64-sha3", aarch64_sha3, neon),
    [BACKEND_GPR_SHA3] = ENTRIES("aarch64-gpr-sha3", aarch64_gpr_sha3, neon),
#endif
    [BACKEND_REF] = ENTRIES("ref", ref, ref),
};

/* What is in use; NULL before the first call. Two threads that make the first call at once come to
 * the same choice. */
static _Atomic(const struct qtn_backend *) active;

static const char *name_of(enum backend_id id) {
    return backends[id][0].name;
}

/* NULL where no backend of this build has that name or the CPU cannot run it. What the table of
 * CPUs prefers is no matter here. */
static const struct qtn_backend *by_name(const struct cpu *cpu, const char *name,
                                         enum reason reason) {
    for (enum backend_id id = 0; id < BACKEND_IDS; id++)
        if (name_of(id) != NULL && strcmp(name_of(id), name) == 0)
            return qtn_can_run(cpu, id) ? &backends[id][reason] : NULL;
    return NULL;
}

/* The i-th of this build that the CPU can run, NULL past the end. */
static const struct qtn_backend *nth(const struct cpu *cpu, const struct cpu_table *table, size_t i,
                                     bool refused) {
    struct decision d;
    qtn_decide(&d, cpu, table);
    for (unsigned j = 0; j < d.count; j++) {
        const enum reason without = d.cores_differ ? CORES_DIFFER : BY_DEFAULT;
        const enum reason own = d.by_row && j == 0 ? BY_ROW : without;
        if (name_of(d.order[j]) != NULL && i-- == 0)
            return &backends[d.order[j]][refused ? REFUSED : own];
    }
    return NULL;
}

const struct qtn_backend *qtn_backend_choose(const struct cpu *cpu, const struct cpu_table *table,
                                             const char *name) {
    if (name == NULL || name[0] == '\0')
        return nth(cpu, table, 0, false);
    const struct qtn_backend *b = by_name(cpu, name, BY_ENVIRONMENT);
    return b != NULL ? b : nth(cpu, table, 0, true);
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
    struct cpu cpu;
    qtn_cpu_detect(&cpu);
    return qtn_backend_choose(&cpu, &qtn_cpu_table, environment());
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
    struct cpu cpu;
    qtn_cpu_detect(&cpu);
    const struct qtn_backend *b = nth(&cpu, &qtn_cpu_table, i, false);
    return b != NULL ? b->name : NULL;
}

qtn_status qtn_backend_select(const char *name) {
    if (name == NULL) {
        atomic_store(&active, NULL);
        return QTN_OK;
    }
    struct cpu cpu;
    qtn_cpu_detect(&cpu);
    const struct qtn_backend *b = by_name(&cpu, name, SELECTED);
    if (b == NULL)
        return QTN_ERR_BACKEND;
    atomic_store(&active, b);
    return QTN_OK;
}
