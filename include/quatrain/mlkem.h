/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/** @file
 * ML-KEM, the module-lattice key encapsulation of FIPS 203: ML-KEM-512, -768 and -1024.
 *
 * One set of functions serves all three parameter sets. ML-KEM-768 is the usual choice; 1024 is for
 * those who must meet a category 5 rule. The conventions on lengths, outputs on failure, overlap,
 * threads and secrets are in quatrain/types.h. */
#ifndef QUATRAIN_MLKEM_H
#define QUATRAIN_MLKEM_H

#include <quatrain/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** A parameter set (FIPS 203, table 2). */
typedef enum qtn_mlkem_set {
    QTN_MLKEM_512 = 512,
    QTN_MLKEM_768 = 768,
    QTN_MLKEM_1024 = 1024
} qtn_mlkem_set;

#define QTN_MLKEM_SS_BYTES 32   /**< shared secret, every set */
#define QTN_MLKEM_SEED_BYTES 64 /**< d || z, every set */

#define QTN_MLKEM_512_EK_BYTES 800
#define QTN_MLKEM_512_DK_BYTES 1632
#define QTN_MLKEM_512_CT_BYTES 768
#define QTN_MLKEM_768_EK_BYTES 1184
#define QTN_MLKEM_768_DK_BYTES 2400
#define QTN_MLKEM_768_CT_BYTES 1088
#define QTN_MLKEM_1024_EK_BYTES 1568
#define QTN_MLKEM_1024_DK_BYTES 3168
#define QTN_MLKEM_1024_CT_BYTES 1568

#define QTN_MLKEM_MAX_EK_BYTES QTN_MLKEM_1024_EK_BYTES
#define QTN_MLKEM_MAX_DK_BYTES QTN_MLKEM_1024_DK_BYTES
#define QTN_MLKEM_MAX_CT_BYTES QTN_MLKEM_1024_CT_BYTES

/** Size of an encapsulation key in bytes: 800, 1184, 1568; 0 for an unknown set. */
QTN_API size_t qtn_mlkem_ek_bytes(qtn_mlkem_set set);
/** Size of a decapsulation key in bytes: 1632, 2400, 3168; 0 for an unknown set. */
QTN_API size_t qtn_mlkem_dk_bytes(qtn_mlkem_set set);
/** Size of a ciphertext in bytes: 768, 1088, 1568; 0 for an unknown set. */
QTN_API size_t qtn_mlkem_ct_bytes(qtn_mlkem_set set);

/** Make a key pair (FIPS 203, Algorithm 19, ML-KEM.KeyGen).
 *
 * @param[out] ek   encapsulation key, qtn_mlkem_ek_bytes(set) bytes; public.
 * @param[out] dk   decapsulation key, qtn_mlkem_dk_bytes(set) bytes; secret.
 * @param      rng  source of 64 bytes (d, then z) in one call; NULL for the operating system's.
 * @retval QTN_OK            done.
 * @retval QTN_ERR_ARGUMENT  unknown set, or ek or dk is NULL.
 * @retval QTN_ERR_RANDOM    the random source failed. */
QTN_API QTN_NODISCARD qtn_status qtn_mlkem_keygen(qtn_mlkem_set set, uint8_t *ek, uint8_t *dk,
                                                  const qtn_rng *rng);

/** Make the key pair of a seed (FIPS 203, Algorithm 16, ML-KEM.KeyGen_internal). The seed is the
 * shortest form in which to store a decapsulation key.
 *
 * @param[out] ek    encapsulation key, qtn_mlkem_ek_bytes(set) bytes; public.
 * @param[out] dk    decapsulation key, qtn_mlkem_dk_bytes(set) bytes; secret.
 * @param      seed  d || z, @p seed_len = 64 bytes of full entropy; secret.
 * @retval QTN_OK            done.
 * @retval QTN_ERR_ARGUMENT  unknown set, or a pointer is NULL.
 * @retval QTN_ERR_LENGTH    seed_len is not 64. */
QTN_API QTN_NODISCARD qtn_status qtn_mlkem_keygen_seed(qtn_mlkem_set set, uint8_t *ek, uint8_t *dk,
                                                       const uint8_t *seed, size_t seed_len);

/** Make a shared secret and its ciphertext for the owner of @p ek (FIPS 203, Algorithm 20,
 * ML-KEM.Encaps, with the input checks of section 7.2).
 *
 * @param[out] ct   ciphertext, qtn_mlkem_ct_bytes(set) bytes; public.
 * @param[out] ss   shared secret, 32 bytes; secret.
 * @param      ek   encapsulation key, @p ek_len = qtn_mlkem_ek_bytes(set) bytes; public.
 * @param      rng  source of 32 bytes (m) in one call; NULL for the operating system's.
 * @retval QTN_OK              done.
 * @retval QTN_ERR_ARGUMENT    unknown set, or a pointer is NULL.
 * @retval QTN_ERR_LENGTH      ek_len is wrong.
 * @retval QTN_ERR_PUBLIC_KEY  ek has a coefficient that is not below q.
 * @retval QTN_ERR_RANDOM      the random source failed. */
QTN_API QTN_NODISCARD qtn_status qtn_mlkem_encaps(qtn_mlkem_set set, uint8_t *ct, uint8_t *ss,
                                                  const uint8_t *ek, size_t ek_len,
                                                  const qtn_rng *rng);

/** Recover the shared secret (FIPS 203, Algorithm 21, ML-KEM.Decaps, with the input checks of
 * section 7.3).
 *
 * A ciphertext that was tampered with is *not* an error: the result is then a pseudorandom secret
 * that nobody else has (implicit rejection), in the same time.
 *
 * @param[out] ss  shared secret, 32 bytes; secret.
 * @param      ct  ciphertext, @p ct_len = qtn_mlkem_ct_bytes(set) bytes; public.
 * @param      dk  decapsulation key, @p dk_len = qtn_mlkem_dk_bytes(set) bytes; its s and z are
 *                 secret, the encapsulation key inside and its hash are not.
 * @retval QTN_OK              done.
 * @retval QTN_ERR_ARGUMENT    unknown set, or a pointer is NULL.
 * @retval QTN_ERR_LENGTH      ct_len or dk_len is wrong.
 * @retval QTN_ERR_SECRET_KEY  dk does not hold the hash of the encapsulation key it holds, or that
 *                             key has a coefficient that is not below q. */
QTN_API QTN_NODISCARD qtn_status qtn_mlkem_decaps(qtn_mlkem_set set, uint8_t *ss, const uint8_t *ct,
                                                  size_t ct_len, const uint8_t *dk, size_t dk_len);

/** Check an encapsulation key (FIPS 203, section 7.2).
 *
 * @retval QTN_OK              length right and every coefficient below q.
 * @retval QTN_ERR_ARGUMENT    unknown set, or ek is NULL.
 * @retval QTN_ERR_LENGTH      ek_len is wrong.
 * @retval QTN_ERR_PUBLIC_KEY  ek has a coefficient that is not below q. */
QTN_API QTN_NODISCARD qtn_status qtn_mlkem_check_ek(qtn_mlkem_set set, const uint8_t *ek,
                                                    size_t ek_len);

/** Check a decapsulation key: the hash check of FIPS 203, section 7.3, and that every coefficient
 * of the encapsulation key inside and of the secret vector is below q. That the two belong
 * together is qtn_mlkem_check_pair()'s to find out.
 *
 * @retval QTN_OK              all of that holds.
 * @retval QTN_ERR_ARGUMENT    unknown set, or dk is NULL.
 * @retval QTN_ERR_LENGTH      dk_len is wrong.
 * @retval QTN_ERR_SECRET_KEY  something of it does not hold. */
QTN_API QTN_NODISCARD qtn_status qtn_mlkem_check_dk(qtn_mlkem_set set, const uint8_t *dk,
                                                    size_t dk_len);

/** Check that two keys are well formed and belong together: ek is the one inside dk, and a secret
 * encapsulated to ek comes back from dk (the pair-wise consistency test).
 *
 * @retval QTN_OK              they do.
 * @retval QTN_ERR_ARGUMENT    unknown set, or a pointer is NULL.
 * @retval QTN_ERR_LENGTH      ek_len or dk_len is wrong.
 * @retval QTN_ERR_PUBLIC_KEY  ek fails qtn_mlkem_check_ek().
 * @retval QTN_ERR_SECRET_KEY  dk fails qtn_mlkem_check_dk().
 * @retval QTN_ERR_KEY_PAIR    each is well formed, but they do not belong together. */
QTN_API QTN_NODISCARD qtn_status qtn_mlkem_check_pair(qtn_mlkem_set set, const uint8_t *ek,
                                                      size_t ek_len, const uint8_t *dk,
                                                      size_t dk_len);

#ifdef __cplusplus
}
#endif

#endif
