/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/** @file
 * Prepared keys: the checks and the expansion of a key once, then many operations with it.
 *
 * A prepared key is made from the bytes of a key, used through the functions that end in `_with`,
 * and wiped. The results are those of the one-shot functions, byte for byte.
 *
 * - **Memory** is the caller's: the types are complete, so that a key may be a variable, a member
 * or a block of memory. They are aligned to 64 bytes; memory from malloc() may not be, so take
 *   aligned_alloc(64, sizeof key). A key that is not aligned is #QTN_ERR_ARGUMENT, never a crash.
 * - **Copies** (assignment, memcpy) are keys of their own, to be wiped each.
 * - **Overlap.** A key overlaps neither the bytes that it is made from nor the output of an
 *   operation. Outputs may overlap the other inputs, as elsewhere.
 * - **Threads.** Any number may use one key at once, while none of them makes or wipes it.
 * - **Backend.** A key is bound to the backend that was in use when it was made, and to this
 *   process: it is no storage format.
 * - A key that was never made, or was wiped, is #QTN_ERR_STATE. Its parameter set is unknown then,
 *   and with it the size of the outputs: of these, only the 32 bytes of a shared secret are wiped.
 *   (A variable that was never made has to be zero for that to be found out: `= {0}`.)
 *
 * Sizes: 10.3 and 12.4 KiB for ML-KEM, 79.3 and 64.2 KiB for ML-DSA, whatever the set. The other
 * conventions are in quatrain/types.h. */
#ifndef QUATRAIN_PREPARED_H
#define QUATRAIN_PREPARED_H

#include <quatrain/mldsa.h>
#include <quatrain/mlkem.h>

#ifdef __cplusplus
extern "C" {
#endif

#define QTN_MLKEM_ENCAPS_KEY_BYTES 10368
#define QTN_MLKEM_DECAPS_KEY_BYTES 12416
#define QTN_MLDSA_SIGNING_KEY_BYTES 81152
#define QTN_MLDSA_VERIFYING_KEY_BYTES 65664

/** An ML-KEM encapsulation key: A, t and H(ek). Nothing in it is secret. */
typedef struct qtn_mlkem_encaps_key {
    QTN_ALIGN64 uint8_t opaque[QTN_MLKEM_ENCAPS_KEY_BYTES];
} qtn_mlkem_encaps_key;

/** An ML-KEM decapsulation key: the same, s and z. Secret. */
typedef struct qtn_mlkem_decaps_key {
    QTN_ALIGN64 uint8_t opaque[QTN_MLKEM_DECAPS_KEY_BYTES];
} qtn_mlkem_decaps_key;

/** An ML-DSA private key: A, s1, s2, t0, K and tr. Secret. */
typedef struct qtn_mldsa_signing_key {
    QTN_ALIGN64 uint8_t opaque[QTN_MLDSA_SIGNING_KEY_BYTES];
} qtn_mldsa_signing_key;

/** An ML-DSA public key: A, t1 and tr. Nothing in it is secret. */
typedef struct qtn_mldsa_verifying_key {
    QTN_ALIGN64 uint8_t opaque[QTN_MLDSA_VERIFYING_KEY_BYTES];
} qtn_mldsa_verifying_key;

/* --- ML-KEM ------------------------------------------------------------------------------------
 */

/** Check and expand an encapsulation key (FIPS 203, section 7.2, and Algorithm 14, steps 2 to 8).
 *
 * @param[out] key  the prepared key; wiped on error.
 * @param      ek   encapsulation key, @p ek_len = qtn_mlkem_ek_bytes(set) bytes; public. Not needed
 *                  afterwards.
 * @retval QTN_OK              done.
 * @retval QTN_ERR_ARGUMENT    unknown set, a pointer is NULL, or key is not aligned.
 * @retval QTN_ERR_LENGTH      ek_len is wrong.
 * @retval QTN_ERR_PUBLIC_KEY  ek has a coefficient that is not below q. */
QTN_API QTN_NODISCARD qtn_status qtn_mlkem_encaps_key_init(qtn_mlkem_set set,
                                                           qtn_mlkem_encaps_key *key,
                                                           const uint8_t *ek, size_t ek_len);

/** Make a shared secret and its ciphertext, as qtn_mlkem_encaps() does (FIPS 203, Algorithm 20).
 *
 * @param      key  a prepared key.
 * @param[out] ct   ciphertext, qtn_mlkem_ct_bytes(set) bytes; public.
 * @param[out] ss   shared secret, 32 bytes; secret.
 * @param      rng  source of 32 bytes (m) in one call; NULL for the operating system's.
 * @retval QTN_OK            done.
 * @retval QTN_ERR_ARGUMENT  a pointer is NULL, or key is not aligned.
 * @retval QTN_ERR_STATE     key was never made, or was wiped.
 * @retval QTN_ERR_RANDOM    the random source failed. */
QTN_API QTN_NODISCARD qtn_status qtn_mlkem_encaps_with(const qtn_mlkem_encaps_key *key, uint8_t *ct,
                                                       uint8_t *ss, const qtn_rng *rng);

/** Wipe a prepared key; NULL is fine. */
QTN_API void qtn_mlkem_encaps_key_wipe(qtn_mlkem_encaps_key *key);

/** Check and expand a decapsulation key (FIPS 203, section 7.3): all that qtn_mlkem_check_dk()
 * checks.
 *
 * @param[out] key  the prepared key; secret; wiped on error.
 * @param      dk   decapsulation key, @p dk_len = qtn_mlkem_dk_bytes(set) bytes; secret. Not needed
 *                  afterwards.
 * @retval QTN_OK              done.
 * @retval QTN_ERR_ARGUMENT    unknown set, a pointer is NULL, or key is not aligned.
 * @retval QTN_ERR_LENGTH      dk_len is wrong.
 * @retval QTN_ERR_SECRET_KEY  dk fails the hash check, or holds a coefficient that is not below q.
 */
QTN_API QTN_NODISCARD qtn_status qtn_mlkem_decaps_key_init(qtn_mlkem_set set,
                                                           qtn_mlkem_decaps_key *key,
                                                           const uint8_t *dk, size_t dk_len);

/** The same from the seed of the key (FIPS 203, Algorithm 16).
 *
 * @param[out] key   the prepared key; secret; wiped on error.
 * @param      seed  d || z, @p seed_len = 64 bytes; secret.
 * @retval QTN_OK            done.
 * @retval QTN_ERR_ARGUMENT  unknown set, a pointer is NULL, or key is not aligned.
 * @retval QTN_ERR_LENGTH    seed_len is not 64. */
QTN_API QTN_NODISCARD qtn_status qtn_mlkem_decaps_key_init_seed(qtn_mlkem_set set,
                                                                qtn_mlkem_decaps_key *key,
                                                                const uint8_t *seed,
                                                                size_t seed_len);

/** Recover the shared secret, as qtn_mlkem_decaps() does (FIPS 203, Algorithm 21).
 *
 * @param      key  a prepared key; secret.
 * @param[out] ss   shared secret, 32 bytes; secret.
 * @param      ct   ciphertext, @p ct_len = qtn_mlkem_ct_bytes(set) bytes; public. One that was
 *                  tampered with is not an error (implicit rejection).
 * @retval QTN_OK            done.
 * @retval QTN_ERR_ARGUMENT  a pointer is NULL, or key is not aligned.
 * @retval QTN_ERR_STATE     key was never made, or was wiped.
 * @retval QTN_ERR_LENGTH    ct_len is wrong. */
QTN_API QTN_NODISCARD qtn_status qtn_mlkem_decaps_with(const qtn_mlkem_decaps_key *key, uint8_t *ss,
                                                       const uint8_t *ct, size_t ct_len);

/** Wipe a prepared key; NULL is fine. */
QTN_API void qtn_mlkem_decaps_key_wipe(qtn_mlkem_decaps_key *key);

/* --- ML-DSA ------------------------------------------------------------------------------------
 */

/** Check and expand a private key (FIPS 204, Algorithm 7, steps 1 to 5): all that
 * qtn_mldsa_check_sk() checks.
 *
 * @param[out] key  the prepared key; secret; wiped on error.
 * @param      sk   private key, @p sk_len = qtn_mldsa_sk_bytes(set) bytes; secret. Not needed
 *                  afterwards.
 * @retval QTN_OK              done.
 * @retval QTN_ERR_ARGUMENT    unknown set, a pointer is NULL, or key is not aligned.
 * @retval QTN_ERR_LENGTH      sk_len is wrong.
 * @retval QTN_ERR_SECRET_KEY  sk is inconsistent. */
QTN_API QTN_NODISCARD qtn_status qtn_mldsa_signing_key_init(qtn_mldsa_set set,
                                                            qtn_mldsa_signing_key *key,
                                                            const uint8_t *sk, size_t sk_len);

/** The same from the seed of the key (FIPS 204, Algorithm 6).
 *
 * @param[out] key  the prepared key; secret; wiped on error.
 * @param      xi   seed, @p xi_len = 32 bytes; secret.
 * @retval QTN_OK            done.
 * @retval QTN_ERR_ARGUMENT  unknown set, a pointer is NULL, or key is not aligned.
 * @retval QTN_ERR_LENGTH    xi_len is not 32. */
QTN_API QTN_NODISCARD qtn_status qtn_mldsa_signing_key_init_seed(qtn_mldsa_set set,
                                                                 qtn_mldsa_signing_key *key,
                                                                 const uint8_t *xi, size_t xi_len);

/** Sign, as qtn_mldsa_sign() does (FIPS 204, Algorithm 2).
 *
 * @param      key  a prepared key; secret.
 * @param[out] sig  signature, qtn_mldsa_sig_bytes(set) bytes; public.
 * @param      msg  message, @p msg_len bytes, any number.
 * @param      ctx  context string, @p ctx_len = 0 to 255 bytes.
 * @param      rng  source of 32 bytes (rnd) in one call; NULL for the operating system's.
 * @retval QTN_OK            done.
 * @retval QTN_ERR_ARGUMENT  a NULL pointer (msg and ctx may be NULL when empty), or key is not
 *                           aligned.
 * @retval QTN_ERR_STATE     key was never made, or was wiped.
 * @retval QTN_ERR_LENGTH    ctx_len is over 255.
 * @retval QTN_ERR_RANDOM    the random source failed.
 * @retval QTN_ERR_ATTEMPTS  as for qtn_mldsa_sign(). */
QTN_API QTN_NODISCARD qtn_status qtn_mldsa_sign_with(const qtn_mldsa_signing_key *key, uint8_t *sig,
                                                     const uint8_t *msg, size_t msg_len,
                                                     const uint8_t *ctx, size_t ctx_len,
                                                     const qtn_rng *rng);
/** The deterministic variant. */
QTN_API QTN_NODISCARD qtn_status qtn_mldsa_sign_deterministic_with(const qtn_mldsa_signing_key *key,
                                                                   uint8_t *sig, const uint8_t *msg,
                                                                   size_t msg_len,
                                                                   const uint8_t *ctx,
                                                                   size_t ctx_len);

/** Sign a digest (FIPS 204, Algorithm 4, HashML-DSA.Sign), as qtn_mldsa_sign_prehash() does; the
 * statuses are those of qtn_mldsa_sign_with() and #QTN_ERR_ARGUMENT, #QTN_ERR_LENGTH for the hash
 * and the digest. */
QTN_API QTN_NODISCARD qtn_status qtn_mldsa_sign_prehash_with(const qtn_mldsa_signing_key *key,
                                                             uint8_t *sig, qtn_mldsa_hash hash,
                                                             const uint8_t *digest,
                                                             size_t digest_len, const uint8_t *ctx,
                                                             size_t ctx_len, const qtn_rng *rng);
/** The deterministic variant. */
QTN_API QTN_NODISCARD qtn_status qtn_mldsa_sign_prehash_deterministic_with(
    const qtn_mldsa_signing_key *key, uint8_t *sig, qtn_mldsa_hash hash, const uint8_t *digest,
    size_t digest_len, const uint8_t *ctx, size_t ctx_len);

/** Sign a message representative of @p mu_len = 64 bytes (external mu), as qtn_mldsa_sign_mu()
 * does; the statuses are those of qtn_mldsa_sign_with(). */
QTN_API QTN_NODISCARD qtn_status qtn_mldsa_sign_mu_with(const qtn_mldsa_signing_key *key,
                                                        uint8_t *sig, const uint8_t *mu,
                                                        size_t mu_len, const qtn_rng *rng);
/** The deterministic variant. */
QTN_API QTN_NODISCARD qtn_status qtn_mldsa_sign_mu_deterministic_with(
    const qtn_mldsa_signing_key *key, uint8_t *sig, const uint8_t *mu, size_t mu_len);

/** Wipe a prepared key; NULL is fine. */
QTN_API void qtn_mldsa_signing_key_wipe(qtn_mldsa_signing_key *key);

/** Expand a public key (FIPS 204, Algorithm 8, steps 1, 5 and 6).
 *
 * @param[out] key  the prepared key; wiped on error.
 * @param      pk   public key, @p pk_len = qtn_mldsa_pk_bytes(set) bytes; public. Not needed
 *                  afterwards.
 * @retval QTN_OK            done.
 * @retval QTN_ERR_ARGUMENT  unknown set, a pointer is NULL, or key is not aligned.
 * @retval QTN_ERR_LENGTH    pk_len is wrong. */
QTN_API QTN_NODISCARD qtn_status qtn_mldsa_verifying_key_init(qtn_mldsa_set set,
                                                              qtn_mldsa_verifying_key *key,
                                                              const uint8_t *pk, size_t pk_len);

/** Verify, as qtn_mldsa_verify() does (FIPS 204, Algorithm 3). Everything is public.
 *
 * @param key  a prepared key.
 * @param sig  signature, @p sig_len = qtn_mldsa_sig_bytes(set) bytes.
 * @param msg  message, @p msg_len bytes, any number.
 * @param ctx  context string, @p ctx_len = 0 to 255 bytes.
 * @retval QTN_OK             the signature is valid.
 * @retval QTN_ERR_SIGNATURE  it is not.
 * @retval QTN_ERR_ARGUMENT   a NULL pointer (msg and ctx may be NULL when empty), or key is not
 *                            aligned.
 * @retval QTN_ERR_STATE      key was never made, or was wiped.
 * @retval QTN_ERR_LENGTH     sig_len is wrong, or ctx_len is over 255. */
QTN_API QTN_NODISCARD qtn_status qtn_mldsa_verify_with(const qtn_mldsa_verifying_key *key,
                                                       const uint8_t *sig, size_t sig_len,
                                                       const uint8_t *msg, size_t msg_len,
                                                       const uint8_t *ctx, size_t ctx_len);

/** Verify a signature of a digest (FIPS 204, Algorithm 5), as qtn_mldsa_verify_prehash() does. */
QTN_API QTN_NODISCARD qtn_status qtn_mldsa_verify_prehash_with(
    const qtn_mldsa_verifying_key *key, const uint8_t *sig, size_t sig_len, qtn_mldsa_hash hash,
    const uint8_t *digest, size_t digest_len, const uint8_t *ctx, size_t ctx_len);

/** Verify a signature of a message representative, as qtn_mldsa_verify_mu() does. */
QTN_API QTN_NODISCARD qtn_status qtn_mldsa_verify_mu_with(const qtn_mldsa_verifying_key *key,
                                                          const uint8_t *sig, size_t sig_len,
                                                          const uint8_t *mu, size_t mu_len);

/** Wipe a prepared key; NULL is fine. */
QTN_API void qtn_mldsa_verifying_key_wipe(qtn_mldsa_verifying_key *key);

#ifdef __cplusplus
}
#endif

#endif
