/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/** @file
 * ML-DSA, the module-lattice digital signature of FIPS 204: ML-DSA-44, -65 and -87.
 *
 * Four ways to hand over a message, each with its own signatures where the standard says so:
 *
 * - **pure** (qtn_mldsa_sign, qtn_mldsa_verify): the message itself, in memory. The usual choice.
 * - **streamed**: qtn_mldsa_mu_init_pk or _sk, _update, _final give the 64-byte message
 *   representative mu, which qtn_mldsa_sign_mu and qtn_mldsa_verify_mu take. The signatures are the
 *   pure ones, so a message of any size can be signed in parts and verified whole, or the reverse.
 * - **pre-hashed** (HashML-DSA): a digest that the caller computed, and which hash it is of. Not
 *   interchangeable with the pure form.
 * - the internal interface of the standard, for test vectors only: quatrain/hazmat.h.
 *
 * A context string of 0 to 255 bytes separates uses of one key; both sides must give the same one.
 *
 * Signing is **hedged**: fresh random bytes are mixed in, which helps against fault attacks and
 * leaves no requirement on the quality of the random source. The _deterministic variants use none.
 *
 * The conventions on lengths, outputs on failure, overlap, threads and secrets are in
 * quatrain/types.h. Signing takes a random number of attempts; their count, and which check ended
 * each, is not secret (FIPS 204, section 3.3 and the literature it cites). */
#ifndef QUATRAIN_MLDSA_H
#define QUATRAIN_MLDSA_H

#include <quatrain/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** A parameter set (FIPS 204, table 1). */
typedef enum qtn_mldsa_set {
    QTN_MLDSA_44 = 44,
    QTN_MLDSA_65 = 65,
    QTN_MLDSA_87 = 87
} qtn_mldsa_set;

#define QTN_MLDSA_SEED_BYTES 32 /**< xi, every set */
#define QTN_MLDSA_MU_BYTES 64   /**< message representative, every set */
#define QTN_MLDSA_RND_BYTES 32  /**< random bytes that hedged signing draws, every set */
#define QTN_MLDSA_MAX_CONTEXT_BYTES 255

#define QTN_MLDSA_44_PK_BYTES 1312
#define QTN_MLDSA_44_SK_BYTES 2560
#define QTN_MLDSA_44_SIG_BYTES 2420
#define QTN_MLDSA_65_PK_BYTES 1952
#define QTN_MLDSA_65_SK_BYTES 4032
#define QTN_MLDSA_65_SIG_BYTES 3309
#define QTN_MLDSA_87_PK_BYTES 2592
#define QTN_MLDSA_87_SK_BYTES 4896
#define QTN_MLDSA_87_SIG_BYTES 4627

#define QTN_MLDSA_MAX_PK_BYTES QTN_MLDSA_87_PK_BYTES
#define QTN_MLDSA_MAX_SK_BYTES QTN_MLDSA_87_SK_BYTES
#define QTN_MLDSA_MAX_SIG_BYTES QTN_MLDSA_87_SIG_BYTES

/** Signing gives up with #QTN_ERR_ATTEMPTS after this many rejected attempts. FIPS 204, appendix C
 * asks for at least 814; the chance to get here with a sound key is below 2^-300. */
#define QTN_MLDSA_MAX_ATTEMPTS 1024

/** The hash functions of HashML-DSA (FIPS 204, section 5.4 and NIST's OID registry). SHAKE128 has
 * 32 bytes of output here and SHAKE256 has 64. */
typedef enum qtn_mldsa_hash {
    QTN_MLDSA_SHA2_224 = 1,
    QTN_MLDSA_SHA2_256,
    QTN_MLDSA_SHA2_384,
    QTN_MLDSA_SHA2_512,
    QTN_MLDSA_SHA2_512_224,
    QTN_MLDSA_SHA2_512_256,
    QTN_MLDSA_SHA3_224,
    QTN_MLDSA_SHA3_256,
    QTN_MLDSA_SHA3_384,
    QTN_MLDSA_SHA3_512,
    QTN_MLDSA_SHAKE_128,
    QTN_MLDSA_SHAKE_256
} qtn_mldsa_hash;

/** Size of a public key in bytes: 1312, 1952, 2592; 0 for an unknown set. */
QTN_API size_t qtn_mldsa_pk_bytes(qtn_mldsa_set set);
/** Size of a private key in bytes: 2560, 4032, 4896; 0 for an unknown set. */
QTN_API size_t qtn_mldsa_sk_bytes(qtn_mldsa_set set);
/** Size of a signature in bytes: 2420, 3309, 4627; 0 for an unknown set. */
QTN_API size_t qtn_mldsa_sig_bytes(qtn_mldsa_set set);
/** Size of a digest in bytes: 28, 32, 48 or 64; 0 for an unknown hash. */
QTN_API size_t qtn_mldsa_digest_bytes(qtn_mldsa_hash hash);

/** Make a key pair (FIPS 204, Algorithm 1, ML-DSA.KeyGen).
 *
 * @param[out] pk   public key, qtn_mldsa_pk_bytes(set) bytes; public.
 * @param[out] sk   private key, qtn_mldsa_sk_bytes(set) bytes; secret.
 * @param      rng  source of 32 bytes (xi) in one call; NULL for the operating system's.
 * @retval QTN_OK            done.
 * @retval QTN_ERR_ARGUMENT  unknown set, or pk or sk is NULL.
 * @retval QTN_ERR_RANDOM    the random source failed. */
QTN_API QTN_NODISCARD qtn_status qtn_mldsa_keygen(qtn_mldsa_set set, uint8_t *pk, uint8_t *sk,
                                                  const qtn_rng *rng);

/** Make the key pair of a seed (FIPS 204, Algorithm 6, ML-DSA.KeyGen_internal).
 *
 * @param[out] pk  public key, qtn_mldsa_pk_bytes(set) bytes; public.
 * @param[out] sk  private key, qtn_mldsa_sk_bytes(set) bytes; secret.
 * @param      xi  seed, @p xi_len = 32 bytes of full entropy; secret.
 * @retval QTN_OK            done.
 * @retval QTN_ERR_ARGUMENT  unknown set, or a pointer is NULL.
 * @retval QTN_ERR_LENGTH    xi_len is not 32. */
QTN_API QTN_NODISCARD qtn_status qtn_mldsa_keygen_seed(qtn_mldsa_set set, uint8_t *pk, uint8_t *sk,
                                                       const uint8_t *xi, size_t xi_len);

/** Sign a message, hedged (FIPS 204, Algorithm 2, ML-DSA.Sign).
 *
 * @param[out] sig  signature, qtn_mldsa_sig_bytes(set) bytes; public.
 * @param      msg  message, @p msg_len bytes, any length.
 * @param      ctx  context string, @p ctx_len = 0 to 255 bytes; public.
 * @param      sk   private key, @p sk_len = qtn_mldsa_sk_bytes(set) bytes; secret.
 * @param      rng  source of 32 bytes (rnd) in one call; NULL for the operating system's.
 * @retval QTN_OK            done.
 * @retval QTN_ERR_ARGUMENT  unknown set, or a NULL pointer (msg and ctx may be NULL when empty).
 * @retval QTN_ERR_LENGTH    ctx_len is over 255, or sk_len is wrong.
 * @retval QTN_ERR_RANDOM    the random source failed.
 * @retval QTN_ERR_ATTEMPTS  #QTN_MLDSA_MAX_ATTEMPTS attempts were rejected. A private key that does
 *                           not come from keygen can cause this; see qtn_mldsa_check_sk(). */
QTN_API QTN_NODISCARD qtn_status qtn_mldsa_sign(qtn_mldsa_set set, uint8_t *sig, const uint8_t *msg,
                                                size_t msg_len, const uint8_t *ctx, size_t ctx_len,
                                                const uint8_t *sk, size_t sk_len,
                                                const qtn_rng *rng);

/** Sign a message without random bytes: as qtn_mldsa_sign() with rnd = 32 zero bytes. */
QTN_API QTN_NODISCARD qtn_status qtn_mldsa_sign_deterministic(qtn_mldsa_set set, uint8_t *sig,
                                                              const uint8_t *msg, size_t msg_len,
                                                              const uint8_t *ctx, size_t ctx_len,
                                                              const uint8_t *sk, size_t sk_len);

/** Verify a signature (FIPS 204, Algorithm 3, ML-DSA.Verify). Nothing here is secret.
 *
 * @param sig  signature, @p sig_len = qtn_mldsa_sig_bytes(set) bytes.
 * @param msg  message, @p msg_len bytes, any length.
 * @param ctx  context string, @p ctx_len = 0 to 255 bytes.
 * @param pk   public key, @p pk_len = qtn_mldsa_pk_bytes(set) bytes.
 * @retval QTN_OK             the signature is valid.
 * @retval QTN_ERR_ARGUMENT   unknown set, or a NULL pointer (msg and ctx may be NULL when empty).
 * @retval QTN_ERR_LENGTH     sig_len, ctx_len or pk_len is wrong.
 * @retval QTN_ERR_SIGNATURE  the signature is not valid. */
QTN_API QTN_NODISCARD qtn_status qtn_mldsa_verify(qtn_mldsa_set set, const uint8_t *sig,
                                                  size_t sig_len, const uint8_t *msg,
                                                  size_t msg_len, const uint8_t *ctx,
                                                  size_t ctx_len, const uint8_t *pk, size_t pk_len);

/** Sign a digest, hedged (FIPS 204, Algorithm 4, HashML-DSA.Sign).
 *
 * The caller hashes the message; the hash should be at least as strong as the parameter set (the
 * standard's condition), which is not enforced here.
 *
 * @param[out] sig     signature, qtn_mldsa_sig_bytes(set) bytes; public.
 * @param      hash    which function made the digest; becomes part of what is signed.
 * @param      digest  @p digest_len = qtn_mldsa_digest_bytes(hash) bytes.
 * @param      ctx     context string, @p ctx_len = 0 to 255 bytes; public.
 * @param      sk      private key, @p sk_len = qtn_mldsa_sk_bytes(set) bytes; secret.
 * @param      rng     source of 32 bytes (rnd) in one call; NULL for the operating system's.
 * @retval QTN_OK            done.
 * @retval QTN_ERR_ARGUMENT  unknown set or hash, or a NULL pointer (ctx may be NULL when empty).
 * @retval QTN_ERR_LENGTH    digest_len does not fit hash, ctx_len is over 255, or sk_len is wrong.
 * @retval QTN_ERR_RANDOM    the random source failed.
 * @retval QTN_ERR_ATTEMPTS  as for qtn_mldsa_sign(). */
QTN_API QTN_NODISCARD qtn_status qtn_mldsa_sign_prehash(qtn_mldsa_set set, uint8_t *sig,
                                                        qtn_mldsa_hash hash, const uint8_t *digest,
                                                        size_t digest_len, const uint8_t *ctx,
                                                        size_t ctx_len, const uint8_t *sk,
                                                        size_t sk_len, const qtn_rng *rng);

/** Sign a digest without random bytes: as qtn_mldsa_sign_prehash() with rnd = 32 zero bytes. */
QTN_API QTN_NODISCARD qtn_status qtn_mldsa_sign_prehash_deterministic(
    qtn_mldsa_set set, uint8_t *sig, qtn_mldsa_hash hash, const uint8_t *digest, size_t digest_len,
    const uint8_t *ctx, size_t ctx_len, const uint8_t *sk, size_t sk_len);

/** Verify the signature of a digest (FIPS 204, Algorithm 5, HashML-DSA.Verify).
 *
 * @retval QTN_OK             the signature is valid.
 * @retval QTN_ERR_ARGUMENT   unknown set or hash, or a NULL pointer (ctx may be NULL when empty).
 * @retval QTN_ERR_LENGTH     sig_len, digest_len, ctx_len or pk_len is wrong.
 * @retval QTN_ERR_SIGNATURE  the signature is not valid. */
QTN_API QTN_NODISCARD qtn_status qtn_mldsa_verify_prehash(qtn_mldsa_set set, const uint8_t *sig,
                                                          size_t sig_len, qtn_mldsa_hash hash,
                                                          const uint8_t *digest, size_t digest_len,
                                                          const uint8_t *ctx, size_t ctx_len,
                                                          const uint8_t *pk, size_t pk_len);

/** The state of a streamed message. Complete so that it can live on the stack; its content is the
 * library's own. No interior pointers: a copy of it is a fork of the stream. */
typedef struct qtn_mldsa_mu {
    uint64_t opaque[28];
} qtn_mldsa_mu;

/** Begin a streamed message for the owner of a public key (FIPS 204, Algorithms 7 and 8, the
 * computation of mu).
 *
 * @param[out] state  in use from here until qtn_mldsa_mu_final().
 * @param      pk     public key, @p pk_len = qtn_mldsa_pk_bytes(set) bytes; public.
 * @param      ctx    context string, @p ctx_len = 0 to 255 bytes; public.
 * @retval QTN_OK            done.
 * @retval QTN_ERR_ARGUMENT  unknown set, or a NULL pointer (ctx may be NULL when empty).
 * @retval QTN_ERR_LENGTH    pk_len is wrong, or ctx_len is over 255. */
QTN_API QTN_NODISCARD qtn_status qtn_mldsa_mu_init_pk(qtn_mldsa_set set, qtn_mldsa_mu *state,
                                                      const uint8_t *pk, size_t pk_len,
                                                      const uint8_t *ctx, size_t ctx_len);

/** Begin a streamed message from a private key (only the hash of the public key in it is read).
 * Parameters and statuses as for qtn_mldsa_mu_init_pk(), with @p sk_len = qtn_mldsa_sk_bytes(set).
 */
QTN_API QTN_NODISCARD qtn_status qtn_mldsa_mu_init_sk(qtn_mldsa_set set, qtn_mldsa_mu *state,
                                                      const uint8_t *sk, size_t sk_len,
                                                      const uint8_t *ctx, size_t ctx_len);

/** Add @p len more bytes of the message. Any number of calls, of any lengths; none is fine too.
 *
 * @retval QTN_OK            done.
 * @retval QTN_ERR_ARGUMENT  state is NULL, or data is NULL and len is not 0.
 * @retval QTN_ERR_STATE     the state was not begun, or has been finished. */
QTN_API QTN_NODISCARD qtn_status qtn_mldsa_mu_update(qtn_mldsa_mu *state, const uint8_t *data,
                                                     size_t len);

/** Finish the message, give its representative and wipe the state.
 *
 * @param[out] mu  64 bytes.
 * @retval QTN_OK            done.
 * @retval QTN_ERR_ARGUMENT  a pointer is NULL.
 * @retval QTN_ERR_STATE     the state was not begun, or has been finished. */
QTN_API QTN_NODISCARD qtn_status qtn_mldsa_mu_final(qtn_mldsa_mu *state, uint8_t *mu);

/** Sign a message given as its representative, hedged (FIPS 204, Algorithm 7 from step 7 on).
 *
 * @param[out] sig  signature, qtn_mldsa_sig_bytes(set) bytes; public.
 * @param      mu   representative, @p mu_len = 64 bytes, made for this very key.
 * @param      sk   private key, @p sk_len = qtn_mldsa_sk_bytes(set) bytes; secret.
 * @param      rng  source of 32 bytes (rnd) in one call; NULL for the operating system's.
 * @retval QTN_OK            done.
 * @retval QTN_ERR_ARGUMENT  unknown set, or a pointer is NULL.
 * @retval QTN_ERR_LENGTH    mu_len or sk_len is wrong.
 * @retval QTN_ERR_RANDOM    the random source failed.
 * @retval QTN_ERR_ATTEMPTS  as for qtn_mldsa_sign(). */
QTN_API QTN_NODISCARD qtn_status qtn_mldsa_sign_mu(qtn_mldsa_set set, uint8_t *sig,
                                                   const uint8_t *mu, size_t mu_len,
                                                   const uint8_t *sk, size_t sk_len,
                                                   const qtn_rng *rng);

/** Sign a representative without random bytes: as qtn_mldsa_sign_mu() with rnd = 32 zero bytes. */
QTN_API QTN_NODISCARD qtn_status qtn_mldsa_sign_mu_deterministic(qtn_mldsa_set set, uint8_t *sig,
                                                                 const uint8_t *mu, size_t mu_len,
                                                                 const uint8_t *sk, size_t sk_len);

/** Verify a signature against a representative (FIPS 204, Algorithm 8 without its step 7).
 *
 * @retval QTN_OK             the signature is valid.
 * @retval QTN_ERR_ARGUMENT   unknown set, or a pointer is NULL.
 * @retval QTN_ERR_LENGTH     sig_len, mu_len or pk_len is wrong.
 * @retval QTN_ERR_SIGNATURE  the signature is not valid. */
QTN_API QTN_NODISCARD qtn_status qtn_mldsa_verify_mu(qtn_mldsa_set set, const uint8_t *sig,
                                                     size_t sig_len, const uint8_t *mu,
                                                     size_t mu_len, const uint8_t *pk,
                                                     size_t pk_len);

/** Check a private key that came from outside: s1 and s2 are in [-eta, eta], and t0 and tr are
 * those that follow from rho, s1 and s2. (K cannot be checked.)
 *
 * @retval QTN_OK              all of that holds.
 * @retval QTN_ERR_ARGUMENT    unknown set, or sk is NULL.
 * @retval QTN_ERR_LENGTH      sk_len is wrong.
 * @retval QTN_ERR_SECRET_KEY  something of it does not hold. */
QTN_API QTN_NODISCARD qtn_status qtn_mldsa_check_sk(qtn_mldsa_set set, const uint8_t *sk,
                                                    size_t sk_len);

/** Compute the public key of a private key, with the checks of qtn_mldsa_check_sk().
 *
 * @param[out] pk  public key, qtn_mldsa_pk_bytes(set) bytes; public.
 * @param      sk  private key, @p sk_len = qtn_mldsa_sk_bytes(set) bytes; secret.
 * @retval QTN_OK              done.
 * @retval QTN_ERR_ARGUMENT    unknown set, or a pointer is NULL.
 * @retval QTN_ERR_LENGTH      sk_len is wrong.
 * @retval QTN_ERR_SECRET_KEY  sk fails qtn_mldsa_check_sk(). */
QTN_API QTN_NODISCARD qtn_status qtn_mldsa_pk_from_sk(qtn_mldsa_set set, uint8_t *pk,
                                                      const uint8_t *sk, size_t sk_len);

#ifdef __cplusplus
}
#endif

#endif
