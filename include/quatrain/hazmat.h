/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/** @file
 * The internal functions of FIPS 203 and FIPS 204, for test vectors and for protocols that define
 * their own derandomised form. **Applications should not include this header.**
 *
 * What misuse costs:
 *
 * - qtn_mlkem_encaps_m(): whoever knows or guesses m has the shared secret. An m that repeats gives
 *   the same secret and the same ciphertext for the same key, visibly. m must be 32 fresh bytes of
 *   full entropy for each call, which is what qtn_mlkem_encaps() does.
 * - qtn_mldsa_sign_internal() signs M' as it is. Without the two leading bytes and the context that
 *   the outer functions put in front, a signature made here may be valid there for a message that
 *   nobody meant to sign; domain separation is the caller's. rnd may be zero (deterministic) but
 *   must not be under an attacker's control. */
#ifndef QUATRAIN_HAZMAT_H
#define QUATRAIN_HAZMAT_H

#include <quatrain/mldsa.h>
#include <quatrain/mlkem.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Encapsulate with a given m (FIPS 203, Algorithm 17, ML-KEM.Encaps_internal, with the input
 * checks of section 7.2).
 *
 * @param[out] ct  ciphertext, qtn_mlkem_ct_bytes(set) bytes; public.
 * @param[out] ss  shared secret, 32 bytes; secret.
 * @param      ek  encapsulation key, @p ek_len = qtn_mlkem_ek_bytes(set) bytes; public.
 * @param      m   @p m_len = 32 bytes of full entropy, used once; secret.
 * @retval QTN_OK              done.
 * @retval QTN_ERR_ARGUMENT    unknown set, or a pointer is NULL.
 * @retval QTN_ERR_LENGTH      ek_len or m_len is wrong.
 * @retval QTN_ERR_PUBLIC_KEY  ek has a coefficient that is not below q. */
QTN_API QTN_NODISCARD qtn_status qtn_mlkem_encaps_m(qtn_mlkem_set set, uint8_t *ct, uint8_t *ss,
                                                    const uint8_t *ek, size_t ek_len,
                                                    const uint8_t *m, size_t m_len);

/** Sign M' (FIPS 204, Algorithm 7, ML-DSA.Sign_internal).
 *
 * @param[out] sig     signature, qtn_mldsa_sig_bytes(set) bytes; public.
 * @param      mprime  M', @p mprime_len bytes, with all framing already in it.
 * @param      rnd     @p rnd_len = 32 bytes; zero for deterministic signing.
 * @param      sk      private key, @p sk_len = qtn_mldsa_sk_bytes(set) bytes; secret.
 * @retval QTN_OK            done.
 * @retval QTN_ERR_ARGUMENT  unknown set, or a NULL pointer (mprime may be NULL when empty).
 * @retval QTN_ERR_LENGTH    rnd_len or sk_len is wrong.
 * @retval QTN_ERR_ATTEMPTS  as for qtn_mldsa_sign(). */
QTN_API QTN_NODISCARD qtn_status qtn_mldsa_sign_internal(qtn_mldsa_set set, uint8_t *sig,
                                                         const uint8_t *mprime, size_t mprime_len,
                                                         const uint8_t *rnd, size_t rnd_len,
                                                         const uint8_t *sk, size_t sk_len);

/** Verify a signature of M' (FIPS 204, Algorithm 8, ML-DSA.Verify_internal).
 *
 * @retval QTN_OK             the signature is valid.
 * @retval QTN_ERR_ARGUMENT   unknown set, or a NULL pointer (mprime may be NULL when empty).
 * @retval QTN_ERR_LENGTH     sig_len or pk_len is wrong.
 * @retval QTN_ERR_SIGNATURE  the signature is not valid. */
QTN_API QTN_NODISCARD qtn_status qtn_mldsa_verify_internal(qtn_mldsa_set set, const uint8_t *sig,
                                                           size_t sig_len, const uint8_t *mprime,
                                                           size_t mprime_len, const uint8_t *pk,
                                                           size_t pk_len);

#ifdef __cplusplus
}
#endif

#endif
