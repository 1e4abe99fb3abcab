/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "acvp/sets.h"
#include <string.h>

struct named {
    const char *name;
    int value;
};

static const struct named sets[] = {
    {"ML-KEM-512", QTN_MLKEM_512}, {"ML-KEM-768", QTN_MLKEM_768}, {"ML-KEM-1024", QTN_MLKEM_1024},
    {"ML-DSA-44", QTN_MLDSA_44},   {"ML-DSA-65", QTN_MLDSA_65},   {"ML-DSA-87", QTN_MLDSA_87},
};

static const struct named hashes[] = {
    {"SHA2-224", QTN_MLDSA_SHA2_224},         {"SHA2-256", QTN_MLDSA_SHA2_256},
    {"SHA2-384", QTN_MLDSA_SHA2_384},         {"SHA2-512", QTN_MLDSA_SHA2_512},
    {"SHA2-512/224", QTN_MLDSA_SHA2_512_224}, {"SHA2-512/256", QTN_MLDSA_SHA2_512_256},
    {"SHA3-224", QTN_MLDSA_SHA3_224},         {"SHA3-256", QTN_MLDSA_SHA3_256},
    {"SHA3-384", QTN_MLDSA_SHA3_384},         {"SHA3-512", QTN_MLDSA_SHA3_512},
    {"SHAKE-128", QTN_MLDSA_SHAKE_128},       {"SHAKE-256", QTN_MLDSA_SHAKE_256},
};

static const struct named statuses[] = {
    {"ok", QTN_OK},
    {"length", QTN_ERR_LENGTH},
    {"public-key", QTN_ERR_PUBLIC_KEY},
    {"secret-key", QTN_ERR_SECRET_KEY},
    {"signature", QTN_ERR_SIGNATURE},
};

static int look_up(const struct named *table, size_t n, const char *name, int none) {
    for (size_t i = 0; i < n; i++)
        if (strcmp(table[i].name, name) == 0)
            return table[i].value;
    return none;
}

qtn_mlkem_set mlkem_set(const char *name) {
    const bool kem = strncmp(name, "ML-KEM-", 7) == 0;
    return (qtn_mlkem_set)(kem ? look_up(sets, sizeof sets / sizeof *sets, name, 0) : 0);
}

qtn_mldsa_set mldsa_set(const char *name) {
    const bool dsa = strncmp(name, "ML-DSA-", 7) == 0;
    return (qtn_mldsa_set)(dsa ? look_up(sets, sizeof sets / sizeof *sets, name, 0) : 0);
}

qtn_mldsa_hash mldsa_hash(const char *name) {
    return (qtn_mldsa_hash)look_up(hashes, sizeof hashes / sizeof *hashes, name, 0);
}

qtn_status status_of(const char *name) {
    return (qtn_status)look_up(statuses, sizeof statuses / sizeof *statuses, name, 1);
}

bool keccak_function_of(const char *name, struct keccak_function *f) {
    static const struct {
        const char *name;
        struct keccak_function f;
    } table[] = {
        {"SHA3-224", {144, 0x06, 28}}, {"SHA3-256", {136, 0x06, 32}}, {"SHA3-384", {104, 0x06, 48}},
        {"SHA3-512", {72, 0x06, 64}},  {"SHAKE128", {168, 0x1f, 0}},  {"SHAKE256", {136, 0x1f, 0}},
    };
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        if (strcmp(table[i].name, name) == 0) {
            *f = table[i].f;
            return true;
        }
    return false;
}
