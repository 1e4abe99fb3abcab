/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Inputs of a vector that the library itself can make: `seed-WHAT:SEED:...`. The digest behind the
 * expression says whether it made the right bytes. */
#include "acvp/sets.h"
#include "acvp/vectors.h"
#include <stdlib.h>
#include <string.h>

enum { PARTS = 4 };

struct made {
    uint8_t *p;
    size_t n;
};

static struct made room(size_t n) {
    return (struct made){must_malloc(n), n};
}

static void drop(struct made m) {
    free(m.p);
}

/* Cut "a:b:c" into bytes, the name a left out; the number of parts, or -1. */
static int parts_of(const char *expression, struct made part[PARTS]) {
    int n = 0;
    const char *at = strchr(expression, ':');
    while (at && n < PARTS) {
        const char *end = strchr(at + 1, ':');
        const size_t length = end ? (size_t)(end - at - 1) : strlen(at + 1);
        part[n] = room(length / 2);
        if (!hex_decode(part[n++].p, at + 1, length))
            return -1;
        at = end;
    }
    return n;
}

static bool starts(const char *expression, const char *name) {
    const size_t n = strlen(name);
    return strncmp(expression, name, n) == 0 && expression[n] == ':';
}

static bool derive_mldsa(qtn_mldsa_set set, const char *what, const struct made *in, int n,
                         struct made *out) {
    struct made pk = room(qtn_mldsa_pk_bytes(set)), sk = room(qtn_mldsa_sk_bytes(set));
    struct made sig = room(qtn_mldsa_sig_bytes(set));
    struct made *result = NULL;
    bool good = qtn_mldsa_keygen_seed(set, pk.p, sk.p, in[0].p, in[0].n) == QTN_OK;
    if (n == 1 && starts(what, "seed-pk"))
        result = &pk;
    if (n == 1 && starts(what, "seed-sk"))
        result = &sk;
    if (good && n == 3 && starts(what, "seed-sig")) {
        good = qtn_mldsa_sign_deterministic(set, sig.p, in[1].p, in[1].n, in[2].p, in[2].n, sk.p,
                                            sk.n) == QTN_OK;
        result = &sig;
    }
    if (good && n == 2 && starts(what, "seed-mu-sig")) {
        good = qtn_mldsa_sign_mu_deterministic(set, sig.p, in[1].p, in[1].n, sk.p, sk.n) == QTN_OK;
        result = &sig;
    }
    good = good && result;
    if (good) {
        *out = *result;
        result->p = NULL;
    }
    drop(pk);
    drop(sk);
    drop(sig);
    return good;
}

static bool derive_mlkem(qtn_mlkem_set set, const char *what, const struct made *in, int n,
                         struct made *out) {
    struct made ek = room(qtn_mlkem_ek_bytes(set)), dk = room(qtn_mlkem_dk_bytes(set));
    struct made ct = room(qtn_mlkem_ct_bytes(set));
    uint8_t ss[QTN_MLKEM_SS_BYTES];
    struct made *result = NULL;
    bool good = qtn_mlkem_keygen_seed(set, ek.p, dk.p, in[0].p, in[0].n) == QTN_OK;
    if (n == 1 && starts(what, "seed-ek"))
        result = &ek;
    if (good && n == 2 && starts(what, "seed-ct")) {
        good = qtn_mlkem_encaps_m(set, ct.p, ss, ek.p, ek.n, in[1].p, in[1].n) == QTN_OK;
        result = &ct;
    }
    good = good && result;
    if (good) {
        *out = *result;
        result->p = NULL;
    }
    drop(ek);
    drop(dk);
    drop(ct);
    return good;
}

bool value_derive(const char *set, const char *expression, uint8_t **p, size_t *n) {
    struct made part[PARTS] = {{NULL, 0}, {NULL, 0}, {NULL, 0}, {NULL, 0}};
    struct made out = {NULL, 0};
    const int parts = parts_of(expression, part);
    bool good = false;
    if (parts > 0 && mlkem_set(set) != 0)
        good = derive_mlkem(mlkem_set(set), expression, part, parts, &out);
    else if (parts > 0 && mldsa_set(set) != 0)
        good = derive_mldsa(mldsa_set(set), expression, part, parts, &out);
    for (int i = 0; i < PARTS; i++)
        drop(part[i]);
    *p = out.p;
    *n = out.n;
    return good;
}
