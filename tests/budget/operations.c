/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* One operation of the library between two marks, for a plugin of the emulator that counts what is
 * executed there (trace.c): operations SCHEME SET OPERATION [VARIANT], on the backend in use. It
 * runs once before, so that what happens only at the first call is not counted. Signing is counted
 * for eight messages, one after the other, because the attempts differ. Variants of ML-KEM differ
 * in m and z, and each second one decapsulates a ciphertext that somebody changed; the keys' public
 * part stays. */
#include "budget/marks.h"
#include "support/forced.h"

#include <quatrain/hazmat.h>
#include <quatrain/mldsa.h>
#include <quatrain/mlkem.h>
#include <stdbool.h>

enum { MESSAGES = 8, MESSAGE_BYTES = 32 };

static unsigned variant;
static uint8_t seed[64], message[MESSAGE_BYTES];

static bool kem(qtn_mlkem_set set, const char *operation, bool counted) {
    static uint8_t ek[QTN_MLKEM_MAX_EK_BYTES], dk[QTN_MLKEM_MAX_DK_BYTES];
    static uint8_t ct[QTN_MLKEM_MAX_CT_BYTES], ss[32], again[32];
    const bool keygen = counted && strcmp(operation, "keygen") == 0;
    const bool encaps = counted && strcmp(operation, "encaps") == 0;
    const bool decaps = counted && strcmp(operation, "decaps") == 0;
    const size_t ek_len = qtn_mlkem_ek_bytes(set), dk_len = qtn_mlkem_dk_bytes(set);
    const size_t ct_len = qtn_mlkem_ct_bytes(set);
    if (keygen)
        budget_begin();
    bool good = qtn_mlkem_keygen_seed(set, ek, dk, seed, sizeof seed) == QTN_OK;
    if (keygen)
        budget_end();
    if (encaps)
        budget_begin();
    good &= qtn_mlkem_encaps_m(set, ct, ss, ek, ek_len, message, sizeof message) == QTN_OK;
    if (encaps)
        budget_end();
    ct[ct_len - 1] ^= (uint8_t)(variant & 1);
    if (decaps)
        budget_begin();
    good &= qtn_mlkem_decaps(set, again, ct, ct_len, dk, dk_len) == QTN_OK;
    if (decaps)
        budget_end();
    return good && (memcmp(ss, again, sizeof ss) == 0) == (variant % 2 == 0);
}

static bool dsa(qtn_mldsa_set set, const char *operation, bool counted) {
    static uint8_t pk[QTN_MLDSA_MAX_PK_BYTES], sk[QTN_MLDSA_MAX_SK_BYTES];
    static uint8_t sig[QTN_MLDSA_MAX_SIG_BYTES];
    const bool keygen = counted && strcmp(operation, "keygen") == 0;
    const bool sign = counted && strcmp(operation, "sign") == 0;
    const bool verify = counted && strcmp(operation, "verify") == 0;
    const size_t pk_len = qtn_mldsa_pk_bytes(set), sk_len = qtn_mldsa_sk_bytes(set);
    const size_t sig_len = qtn_mldsa_sig_bytes(set);
    if (keygen)
        budget_begin();
    bool good = qtn_mldsa_keygen_seed(set, pk, sk, seed, 32) == QTN_OK;
    if (keygen)
        budget_end();
    if (sign)
        budget_begin();
    for (unsigned i = 0; i < MESSAGES; i++) {
        message[0] = (uint8_t)(i + 1);
        good &= qtn_mldsa_sign_deterministic(set, sig, message, sizeof message, NULL, 0, sk,
                                             sk_len) == QTN_OK;
    }
    if (sign)
        budget_end();
    if (verify)
        budget_begin();
    good &=
        qtn_mldsa_verify(set, sig, sig_len, message, sizeof message, NULL, 0, pk, pk_len) == QTN_OK;
    if (verify)
        budget_end();
    return good;
}

int main(int argc, char **argv) {
    if (argc < 4) {
        fprintf(stderr, "usage: %s mlkem|mldsa SET OPERATION [VARIANT]\n", argv[0]);
        return 2;
    }
    const int unusable = forced_backend();
    if (unusable != 0)
        return unusable;
    for (unsigned i = 0; i < sizeof seed; i++)
        seed[i] = (uint8_t)(3 * i + 1);
    variant = argc > 4 ? (unsigned)atoi(argv[4]) : 0;
    if (strcmp(argv[1], "mlkem") == 0) {
        memset(message, (int)variant, sizeof message);
        memset(seed + 32, (int)(7 * variant), 32);
    }
    const int set = atoi(argv[2]);
    for (int counted = 0; counted < 2; counted++) {
        const bool good = strcmp(argv[1], "mlkem") == 0
                              ? kem((qtn_mlkem_set)set, argv[3], counted != 0)
                              : dsa((qtn_mldsa_set)set, argv[3], counted != 0);
        if (!good) {
            fprintf(stderr, "the operations do not fit together\n");
            return 1;
        }
    }
    return 0;
}
