/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/** @file
 * Batches: many operations in one call, which share the lanes of the hash engine. For servers that
 * have several handshakes, or several signatures, at hand.
 *
 * Each item has its own inputs (keys may differ), its own outputs and its own status; one that
 * fails does not disturb the others. The results are those of one call after the other, byte for
 * byte, with random bytes drawn once for each item, in order. An item whose pointers or lengths
 * are refused draws none.
 *
 * Every function returns #QTN_OK when each item is #QTN_OK, and else the status of the first that
 * is not; #QTN_ERR_ARGUMENT for an unknown set (then every item has it too), or when items is NULL
 * and n is not 0. n may be zero. Outputs of an item that failed are wiped, as elsewhere.
 *
 * An output may overlap the inputs of its own item, but nothing of another item. The stack that a
 * batch needs does not depend on n (docs/architecture.md). The other conventions are in
 * quatrain/types.h. */
#ifndef QUATRAIN_BATCH_H
#define QUATRAIN_BATCH_H

#include <quatrain/mldsa.h>
#include <quatrain/mlkem.h>

#ifdef __cplusplus
extern "C" {
#endif

/* --- ML-KEM ------------------------------------------------------------------------------------
 */

/** One key pair, as for qtn_mlkem_keygen(). */
typedef struct qtn_mlkem_keygen_item {
    uint8_t *ek;       /**< out: qtn_mlkem_ek_bytes(set) bytes; public */
    uint8_t *dk;       /**< out: qtn_mlkem_dk_bytes(set) bytes; secret */
    qtn_status status; /**< out */
} qtn_mlkem_keygen_item;

/** One encapsulation, as for qtn_mlkem_encaps(). */
typedef struct qtn_mlkem_encaps_item {
    uint8_t *ct;       /**< out: qtn_mlkem_ct_bytes(set) bytes; public */
    uint8_t *ss;       /**< out: 32 bytes; secret */
    const uint8_t *ek; /**< public */
    size_t ek_len;     /**< qtn_mlkem_ek_bytes(set) */
    qtn_status status; /**< out */
} qtn_mlkem_encaps_item;

/** One decapsulation, as for qtn_mlkem_decaps(). */
typedef struct qtn_mlkem_decaps_item {
    uint8_t *ss;       /**< out: 32 bytes; secret */
    const uint8_t *ct; /**< public */
    size_t ct_len;     /**< qtn_mlkem_ct_bytes(set) */
    const uint8_t *dk; /**< secret */
    size_t dk_len;     /**< qtn_mlkem_dk_bytes(set) */
    qtn_status status; /**< out */
} qtn_mlkem_decaps_item;

/** Make n key pairs (FIPS 203, Algorithm 19). rng gives 64 bytes for each; NULL: the system's. */
QTN_API QTN_NODISCARD qtn_status qtn_mlkem_keygen_batch(qtn_mlkem_set set,
                                                        qtn_mlkem_keygen_item *items, size_t n,
                                                        const qtn_rng *rng);

/** Encapsulate n times (FIPS 203, Algorithm 20). rng gives 32 bytes for each; NULL: the system's.
 */
QTN_API QTN_NODISCARD qtn_status qtn_mlkem_encaps_batch(qtn_mlkem_set set,
                                                        qtn_mlkem_encaps_item *items, size_t n,
                                                        const qtn_rng *rng);

/** Decapsulate n times (FIPS 203, Algorithm 21). */
QTN_API QTN_NODISCARD qtn_status qtn_mlkem_decaps_batch(qtn_mlkem_set set,
                                                        qtn_mlkem_decaps_item *items, size_t n);

/* --- ML-DSA ------------------------------------------------------------------------------------
 */

/** One key pair, as for qtn_mldsa_keygen(). */
typedef struct qtn_mldsa_keygen_item {
    uint8_t *pk;       /**< out: qtn_mldsa_pk_bytes(set) bytes; public */
    uint8_t *sk;       /**< out: qtn_mldsa_sk_bytes(set) bytes; secret */
    qtn_status status; /**< out */
} qtn_mldsa_keygen_item;

/** One signature, as for qtn_mldsa_sign(), or with mu as for qtn_mldsa_sign_mu(). */
typedef struct qtn_mldsa_sign_item {
    uint8_t *sig;       /**< out: qtn_mldsa_sig_bytes(set) bytes; public */
    const uint8_t *mu;  /**< NULL; or 64 bytes that stand for message and context */
    const uint8_t *msg; /**< the message, where mu is NULL; may be NULL when empty */
    size_t msg_len;     /**< its length */
    const uint8_t *ctx; /**< the context string, where mu is NULL; may be NULL when empty */
    size_t ctx_len;     /**< 0 to 255 */
    const uint8_t *sk;  /**< secret */
    size_t sk_len;      /**< qtn_mldsa_sk_bytes(set) */
    qtn_status status;  /**< out */
} qtn_mldsa_sign_item;

/** One verification, as for qtn_mldsa_verify(), or with mu as for qtn_mldsa_verify_mu(). */
typedef struct qtn_mldsa_verify_item {
    const uint8_t *sig; /**< the signature */
    size_t sig_len;     /**< qtn_mldsa_sig_bytes(set) */
    const uint8_t *mu;  /**< NULL; or 64 bytes that stand for message and context */
    const uint8_t *msg; /**< the message, where mu is NULL; may be NULL when empty */
    size_t msg_len;     /**< its length */
    const uint8_t *ctx; /**< the context string, where mu is NULL; may be NULL when empty */
    size_t ctx_len;     /**< 0 to 255 */
    const uint8_t *pk;  /**< the public key */
    size_t pk_len;      /**< qtn_mldsa_pk_bytes(set) */
    qtn_status status;  /**< out */
} qtn_mldsa_verify_item;

/** Make n key pairs (FIPS 204, Algorithm 1). rng gives 32 bytes for each; NULL: the system's. */
QTN_API QTN_NODISCARD qtn_status qtn_mldsa_keygen_batch(qtn_mldsa_set set,
                                                        qtn_mldsa_keygen_item *items, size_t n,
                                                        const qtn_rng *rng);

/** Sign n times (FIPS 204, Algorithm 2). rng gives 32 bytes for each; NULL: the system's. */
QTN_API QTN_NODISCARD qtn_status qtn_mldsa_sign_batch(qtn_mldsa_set set, qtn_mldsa_sign_item *items,
                                                      size_t n, const qtn_rng *rng);
/** The deterministic variant. */
QTN_API QTN_NODISCARD qtn_status qtn_mldsa_sign_deterministic_batch(qtn_mldsa_set set,
                                                                    qtn_mldsa_sign_item *items,
                                                                    size_t n);

/** Verify n signatures (FIPS 204, Algorithm 3); an invalid one has #QTN_ERR_SIGNATURE. */
QTN_API QTN_NODISCARD qtn_status qtn_mldsa_verify_batch(qtn_mldsa_set set,
                                                        qtn_mldsa_verify_item *items, size_t n);

#ifdef __cplusplus
}
#endif

#endif
