/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Keys, ciphertexts and signatures that the operations work on: the same in every run. */
#ifndef QTN_BENCHES_KEYS_H
#define QTN_BENCHES_KEYS_H

#include <quatrain/mldsa.h>
#include <quatrain/mlkem.h>

enum { KEY_SETS = 3, KEM_KEYS = 32, DSA_KEYS = 16, MESSAGE_BYTES = 32 };

struct kem_keys {
    qtn_mlkem_set set;
    const char *name;
    size_t ek_bytes, dk_bytes, ct_bytes;
    uint8_t seed[KEM_KEYS][QTN_MLKEM_SEED_BYTES]; /* of the key; its first 32 bytes are m, too */
    uint8_t ek[KEM_KEYS][QTN_MLKEM_MAX_EK_BYTES];
    uint8_t dk[KEM_KEYS][QTN_MLKEM_MAX_DK_BYTES];
    uint8_t ct[KEM_KEYS][QTN_MLKEM_MAX_CT_BYTES];
    uint8_t ss[KEM_KEYS][QTN_MLKEM_SS_BYTES];
    uint8_t ct_of_first[KEM_KEYS][QTN_MLKEM_MAX_CT_BYTES]; /* all to key 0 */
    uint8_t ss_of_first[KEM_KEYS][QTN_MLKEM_SS_BYTES];
};

struct dsa_keys {
    qtn_mldsa_set set;
    const char *name;
    size_t pk_bytes, sk_bytes, sig_bytes;
    uint8_t seed[DSA_KEYS][QTN_MLDSA_SEED_BYTES];
    uint8_t pk[DSA_KEYS][QTN_MLDSA_MAX_PK_BYTES];
    uint8_t sk[DSA_KEYS][QTN_MLDSA_MAX_SK_BYTES];
    uint8_t sig[DSA_KEYS][QTN_MLDSA_MAX_SIG_BYTES];          /* of message i under key i */
    uint8_t sig_of_first[DSA_KEYS][QTN_MLDSA_MAX_SIG_BYTES]; /* of message i under key 0 */
};

/* The i-th set; made at the first call. */
struct kem_keys *kem_keys(unsigned i);
struct dsa_keys *dsa_keys(unsigned i);

/* The i-th message: its number, and zeros. */
void make_message(uint8_t message[MESSAGE_BYTES], unsigned i);

#endif
