/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "oracle.h"
#include "support/cmocka_all.h"
#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/params.h>
#include <stdio.h>
#include <string.h>

/* Names that the headers of OpenSSL 3.0 do not have yet. */
#define PARAM_IKME "ikme"
#define PARAM_CONTEXT "context-string"
#define PARAM_DETERMINISTIC "deterministic"
#define PARAM_ENCODING "message-encoding"
#define PARAM_MU "mu"
#define PARAM_ENTROPY "test-entropy"

#define must(condition, what) check((condition), (what), __FILE__, __LINE__)

static void check(bool condition, const char *what, const char *file, int line) {
    if (condition)
        return;
    fprintf(stderr, "OpenSSL: %s failed\n", what);
    ERR_print_errors_fp(stderr);
    _fail(file, line);
}

/* OSSL_PARAM has no const; the functions that take one only read. */
static OSSL_PARAM octets(const char *name, const uint8_t *p, size_t n) {
    return OSSL_PARAM_construct_octet_string(name, (void *)(uintptr_t)p, n);
}

bool oracle_knows(const char *algorithm) {
    EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_name(NULL, algorithm, NULL);
    const bool known = ctx != NULL;
    EVP_PKEY_CTX_free(ctx);
    ERR_clear_error();
    if (!known)
        fprintf(stderr, "%s has no %s\n", OpenSSL_version(OPENSSL_VERSION), algorithm);
    return known;
}

EVP_PKEY *oracle_key(const char *algorithm, const char *field, const uint8_t *p, size_t n) {
    OSSL_PARAM params[] = {octets(field, p, n), OSSL_PARAM_construct_end()};
    const bool public_only = strcmp(field, "pub") == 0;
    EVP_PKEY *key = NULL;
    EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_name(NULL, algorithm, NULL);
    must(ctx != NULL, algorithm);
    must(EVP_PKEY_fromdata_init(ctx) == 1, "EVP_PKEY_fromdata_init");
    must(EVP_PKEY_fromdata(ctx, &key, public_only ? EVP_PKEY_PUBLIC_KEY : EVP_PKEY_KEYPAIR,
                           params) == 1,
         "EVP_PKEY_fromdata");
    EVP_PKEY_CTX_free(ctx);
    return key;
}

EVP_PKEY *oracle_keygen(const char *algorithm) {
    EVP_PKEY *key = NULL;
    EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_name(NULL, algorithm, NULL);
    must(ctx != NULL, algorithm);
    must(EVP_PKEY_keygen_init(ctx) == 1, "EVP_PKEY_keygen_init");
    must(EVP_PKEY_generate(ctx, &key) == 1, "EVP_PKEY_generate");
    EVP_PKEY_CTX_free(ctx);
    return key;
}

void oracle_raw(const EVP_PKEY *key, const char *field, uint8_t *p, size_t n) {
    size_t got = 0;
    must(EVP_PKEY_get_octet_string_param(key, field, p, n, &got) == 1, field);
    assert_int_equal(got, n);
}

void oracle_encaps(EVP_PKEY *key, uint8_t *ct, size_t ct_len, uint8_t ss[32], const uint8_t *m) {
    OSSL_PARAM params[] = {OSSL_PARAM_construct_end(), OSSL_PARAM_construct_end()};
    if (m != NULL)
        params[0] = octets(PARAM_IKME, m, 32);
    size_t got_ct = ct_len, got_ss = 32;
    EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_pkey(NULL, key, NULL);
    must(ctx != NULL && EVP_PKEY_encapsulate_init(ctx, params) == 1, "EVP_PKEY_encapsulate_init");
    must(EVP_PKEY_encapsulate(ctx, ct, &got_ct, ss, &got_ss) == 1, "EVP_PKEY_encapsulate");
    assert_int_equal(got_ct, ct_len);
    assert_int_equal(got_ss, 32);
    EVP_PKEY_CTX_free(ctx);
}

void oracle_decaps(EVP_PKEY *key, uint8_t ss[32], const uint8_t *ct, size_t ct_len) {
    size_t got = 32;
    EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_pkey(NULL, key, NULL);
    must(ctx != NULL && EVP_PKEY_decapsulate_init(ctx, NULL) == 1, "EVP_PKEY_decapsulate_init");
    must(EVP_PKEY_decapsulate(ctx, ss, &got, ct, ct_len) == 1, "EVP_PKEY_decapsulate");
    assert_int_equal(got, 32);
    EVP_PKEY_CTX_free(ctx);
}

enum { MESSAGE_PARAMS = 6 };

/* The parameters that say what is signed; zero and one must outlive them. Returns how many. */
static unsigned message_params(OSSL_PARAM params[MESSAGE_PARAMS], const struct oracle_message *m,
                               int *zero, int *one) {
    unsigned n = 0;
    if (m->context != NULL)
        params[n++] = octets(PARAM_CONTEXT, m->context, m->context_len);
    if (m->raw)
        params[n++] = OSSL_PARAM_construct_int(PARAM_ENCODING, zero);
    if (m->mu)
        params[n++] = OSSL_PARAM_construct_int(PARAM_MU, one);
    return n;
}

void oracle_sign(EVP_PKEY *key, uint8_t *sig, size_t sig_len, const struct oracle_message *m,
                 const uint8_t *rnd) {
    int zero = 0, one = 1;
    OSSL_PARAM params[MESSAGE_PARAMS];
    unsigned n = message_params(params, m, &zero, &one);
    params[n++] = rnd == NULL ? OSSL_PARAM_construct_int(PARAM_DETERMINISTIC, &one)
                              : octets(PARAM_ENTROPY, rnd, 32);
    params[n] = OSSL_PARAM_construct_end();
    size_t got = sig_len;
    EVP_MD_CTX *ctx = EVP_MD_CTX_new();
    must(ctx != NULL && EVP_DigestSignInit_ex(ctx, NULL, NULL, NULL, NULL, key, params) == 1,
         "EVP_DigestSignInit_ex");
    must(EVP_DigestSign(ctx, sig, &got, m->p, m->n) == 1, "EVP_DigestSign");
    assert_int_equal(got, sig_len);
    EVP_MD_CTX_free(ctx);
}

bool oracle_verify(EVP_PKEY *key, const uint8_t *sig, size_t sig_len,
                   const struct oracle_message *m) {
    int zero = 0, one = 1;
    OSSL_PARAM params[MESSAGE_PARAMS];
    const unsigned n = message_params(params, m, &zero, &one);
    params[n] = OSSL_PARAM_construct_end();
    EVP_MD_CTX *ctx = EVP_MD_CTX_new();
    must(ctx != NULL && EVP_DigestVerifyInit_ex(ctx, NULL, NULL, NULL, NULL, key, params) == 1,
         "EVP_DigestVerifyInit_ex");
    const bool valid = EVP_DigestVerify(ctx, sig, sig_len, m->p, m->n) == 1;
    EVP_MD_CTX_free(ctx);
    ERR_clear_error(); /* a refusal leaves its reason there */
    return valid;
}

void oracle_digest(const char *name, const uint8_t *msg, size_t msg_len, uint8_t *out, size_t n) {
    EVP_MD *md = EVP_MD_fetch(NULL, name, NULL);
    EVP_MD_CTX *ctx = EVP_MD_CTX_new();
    must(md != NULL && ctx != NULL, name);
    must(EVP_DigestInit_ex2(ctx, md, NULL) == 1, "EVP_DigestInit_ex2");
    must(EVP_DigestUpdate(ctx, msg, msg_len) == 1, "EVP_DigestUpdate");
    if (EVP_MD_get_flags(md) & EVP_MD_FLAG_XOF) {
        must(EVP_DigestFinalXOF(ctx, out, n) == 1, "EVP_DigestFinalXOF");
    } else {
        assert_int_equal(EVP_MD_get_size(md), n);
        must(EVP_DigestFinal_ex(ctx, out, NULL) == 1, "EVP_DigestFinal_ex");
    }
    EVP_MD_CTX_free(ctx);
    EVP_MD_free(md);
}
