/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* OpenSSL as a second opinion: raw keys in and out, and one call for each operation. Only functions
 * of OpenSSL 3.0 are named, so that this compiles with any 3.x; what the library at hand knows is
 * asked at run time. A failure inside OpenSSL fails the running test with its own message. */
#ifndef QTN_TESTS_ORACLE_H
#define QTN_TESTS_ORACLE_H

#include <openssl/evp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Whether the algorithm is there, "ML-KEM-768" for example. Says so on stderr where it is not. */
bool oracle_knows(const char *algorithm);

/* A key from raw bytes; field is "seed", "priv" or "pub". */
EVP_PKEY *oracle_key(const char *algorithm, const char *field, const uint8_t *p, size_t n);

/* A key that OpenSSL makes from its own random bytes. */
EVP_PKEY *oracle_keygen(const char *algorithm);

/* The raw bytes of a field, which must be n. */
void oracle_raw(const EVP_PKEY *key, const char *field, uint8_t *p, size_t n);

/* m: 32 bytes, or NULL for OpenSSL's own random ones. */
void oracle_encaps(EVP_PKEY *key, uint8_t *ct, size_t ct_len, uint8_t ss[32], const uint8_t *m);
void oracle_decaps(EVP_PKEY *key, uint8_t ss[32], const uint8_t *ct, size_t ct_len);

/* What a signature is of, beside the message. */
struct oracle_message {
    const uint8_t *p;
    size_t n;
    const uint8_t *context; /* NULL: none is set */
    size_t context_len;
    bool raw; /* p is M' as it is (message-encoding 0) */
    bool mu;  /* p is mu */
};

/* rnd: 32 bytes, or NULL for the deterministic variant. */
void oracle_sign(EVP_PKEY *key, uint8_t *sig, size_t sig_len, const struct oracle_message *m,
                 const uint8_t *rnd);
bool oracle_verify(EVP_PKEY *key, const uint8_t *sig, size_t sig_len,
                   const struct oracle_message *m);

/* Digest of the whole message by name, n bytes of it ("SHAKE256" gives any number). */
void oracle_digest(const char *name, const uint8_t *msg, size_t msg_len, uint8_t *out, size_t n);

#endif
