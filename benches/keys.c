/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "keys.h"

#include "inputs.h"

#include <string.h>

static void make_kem(struct kem_keys *k) {
    k->ek_bytes = qtn_mlkem_ek_bytes(k->set);
    k->dk_bytes = qtn_mlkem_dk_bytes(k->set);
    k->ct_bytes = qtn_mlkem_ct_bytes(k->set);
    for (unsigned i = 0; i < KEM_KEYS; i++) {
        const qtn_rng rng = {fill_copy, k->seed[i]};
        fill_bytes(k->seed[i], sizeof k->seed[i], (uint64_t)k->set << 8 | i);
        must(qtn_mlkem_keygen(k->set, k->ek[i], k->dk[i], &rng));
        must(qtn_mlkem_encaps(k->set, k->ct[i], k->ss[i], k->ek[i], k->ek_bytes, &rng));
        must(qtn_mlkem_encaps(k->set, k->ct_of_first[i], k->ss_of_first[i], k->ek[0], k->ek_bytes,
                              &rng));
    }
}

void make_message(uint8_t message[MESSAGE_BYTES], unsigned i) {
    memset(message, 0, MESSAGE_BYTES);
    message[0] = (uint8_t)i;
    message[1] = (uint8_t)(i >> 8);
}

static void make_dsa(struct dsa_keys *k) {
    uint8_t message[MESSAGE_BYTES];
    k->pk_bytes = qtn_mldsa_pk_bytes(k->set);
    k->sk_bytes = qtn_mldsa_sk_bytes(k->set);
    k->sig_bytes = qtn_mldsa_sig_bytes(k->set);
    for (unsigned i = 0; i < DSA_KEYS; i++) {
        const qtn_rng rng = {fill_copy, k->seed[i]};
        fill_bytes(k->seed[i], sizeof k->seed[i], (uint64_t)k->set << 8 | i);
        must(qtn_mldsa_keygen(k->set, k->pk[i], k->sk[i], &rng));
        make_message(message, i);
        must(qtn_mldsa_sign_deterministic(k->set, k->sig[i], message, sizeof message, NULL, 0,
                                          k->sk[i], k->sk_bytes));
        must(qtn_mldsa_sign_deterministic(k->set, k->sig_of_first[i], message, sizeof message, NULL,
                                          0, k->sk[0], k->sk_bytes));
    }
}

struct kem_keys *kem_keys(unsigned i) {
    static struct kem_keys keys[KEY_SETS] = {{.set = QTN_MLKEM_512, .name = "ML-KEM-512"},
                                             {.set = QTN_MLKEM_768, .name = "ML-KEM-768"},
                                             {.set = QTN_MLKEM_1024, .name = "ML-KEM-1024"}};
    if (!keys[i].ek_bytes)
        make_kem(&keys[i]);
    return &keys[i];
}

struct dsa_keys *dsa_keys(unsigned i) {
    static struct dsa_keys keys[KEY_SETS] = {{.set = QTN_MLDSA_44, .name = "ML-DSA-44"},
                                             {.set = QTN_MLDSA_65, .name = "ML-DSA-65"},
                                             {.set = QTN_MLDSA_87, .name = "ML-DSA-87"}};
    if (!keys[i].pk_bytes)
        make_dsa(&keys[i]);
    return &keys[i];
}
