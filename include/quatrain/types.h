/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/** @file
 * Types shared by both schemes, and the conventions that hold for every function of the library.
 *
 * **Inputs** are a pointer and a length in bytes. A wrong length is an error, never a read past the
 * end. NULL is accepted where the length is zero (an empty message, an empty context) and is
 * #QTN_ERR_ARGUMENT everywhere else.
 *
 * **Outputs** are pointers to buffers of the size that the documentation states; sizes exist as
 * macros (`QTN_MLKEM_768_CT_BYTES`) and as functions of the parameter set (`qtn_mlkem_ct_bytes`).
 * On any error every output is filled with zero bytes, unless the output pointer is NULL or the
 * parameter set is unknown (then its size is too).
 *
 * **Overlap.** An output may overlap any input: inputs are read before outputs are written (and an
 * error then wipes the input too). Two outputs of one call must not overlap.
 *
 * **Threads.** All functions may be called from any number of threads at once; the library has no
 * state but the choice of backend and what it found out about the CPU. An object (`qtn_mldsa_mu`)
 * belongs to one thread at a time.
 *
 * **Secrets.** No branch, address or variable-time instruction depends on a secret, except where
 * docs/constant-time.md names a declassification. Secret temporaries are wiped before return.
 *
 * **Memory.** Nothing is allocated; docs/architecture.md states the stack each operation needs. */
#ifndef QUATRAIN_TYPES_H
#define QUATRAIN_TYPES_H

#include <stddef.h>
#include <stdint.h>

#if defined(_WIN32) && defined(QTN_BUILD_SHARED)
#define QTN_API __declspec(dllexport)
#elif defined(__GNUC__)
#define QTN_API __attribute__((visibility("default")))
#else
#define QTN_API
#endif

#if defined(__GNUC__)
#define QTN_NODISCARD __attribute__((warn_unused_result))
#elif defined(_MSC_VER)
#define QTN_NODISCARD _Check_return_
#else
#define QTN_NODISCARD
#endif

/* Alignment of a type that vector code works in. */
#if defined(__GNUC__)
#define QTN_ALIGN64 __attribute__((aligned(64)))
#elif defined(_MSC_VER)
#define QTN_ALIGN64 __declspec(align(64))
#else
#define QTN_ALIGN64 _Alignas(64)
#endif

#ifdef __cplusplus
extern "C" {
#endif

/** The result of every operation that can fail: zero, or one specific reason. */
typedef enum qtn_status {
    QTN_OK = 0,
    QTN_ERR_ARGUMENT = -1,   /**< NULL where data is needed, or an unknown parameter set or hash. */
    QTN_ERR_LENGTH = -2,     /**< An input has a length that the standard does not allow. */
    QTN_ERR_PUBLIC_KEY = -3, /**< ML-KEM: a coefficient of ek is not reduced (FIPS 203, 7.2). */
    QTN_ERR_SECRET_KEY = -4, /**< dk fails its hash check (FIPS 203, 7.3), or sk is inconsistent. */
    QTN_ERR_SIGNATURE = -5,  /**< The signature is not valid for this message and key. */
    QTN_ERR_RANDOM = -6,     /**< The random source failed; nothing was made without it. */
    QTN_ERR_KEY_PAIR = -7,   /**< Both keys are well formed but do not belong together. */
    QTN_ERR_ATTEMPTS = -8, /**< Signing reached #QTN_MLDSA_MAX_ATTEMPTS (never seen in practice). */
    QTN_ERR_BACKEND = -9,  /**< No such backend, or this CPU cannot run it. */
    QTN_ERR_STATE = -10    /**< An object was used before init, after final, or after an error. */
} qtn_status;

/** A short English description of @p status; never NULL, never to be freed. */
QTN_API const char *qtn_status_name(qtn_status status);

/** A source of random bytes for one call.
 *
 * `fill` writes @p len bytes to @p out and returns 0, or returns another value when it cannot; then
 * the operation ends with #QTN_ERR_RANDOM. Each operation calls it once, and documents for how many
 * bytes. The bytes are secret. Where an operation takes `const qtn_rng *`, NULL means the operating
 * system's source (getrandom, getentropy, BCryptGenRandom). */
typedef struct qtn_rng {
    int (*fill)(void *context, uint8_t *out, size_t len);
    void *context;
} qtn_rng;

#ifdef __cplusplus
}
#endif

#endif
