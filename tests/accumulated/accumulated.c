/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* accumulated SET TESTS: random tests whose inputs come from SHAKE128 of the empty string and whose
 * outputs are folded into one digest, compared with what is published for that many. */
#include "accumulated/digests.h"
#include "acvp/sets.h"
#include "acvp/sha256.h"
#include <quatrain/backend.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct fold {
    struct sponge source;
    struct sponge acc, acc_without_dk;
    struct sha256 text;
};

static void check(const char *what, qtn_status got, qtn_status want) {
    if (got == want)
        return;
    printf("%s: %s\n", what, qtn_status_name(got));
    exit(1);
}

static void draw(struct fold *f, uint8_t *p, size_t n) {
    check("squeeze", qtn_sponge_squeeze(&f->source, &qtn_keccak_ref, p, n), QTN_OK);
}

static void absorb(struct sponge *s, const uint8_t *p, size_t n) {
    check("absorb", qtn_sponge_absorb(s, &qtn_keccak_ref, p, n), QTN_OK);
}

static void begin(struct fold *f) {
    qtn_sponge_init(&f->source, KECCAK_SHAKE128);
    qtn_sponge_init(&f->acc, KECCAK_SHAKE128);
    qtn_sponge_init(&f->acc_without_dk, KECCAK_SHAKE128);
    sha256_init(&f->text);
}

/* One line of text: label, hex, line end. */
static void line(struct sha256 *s, const char *label, const uint8_t *p, size_t n) {
    static const char digits[] = "0123456789abcdef";
    static uint8_t hex[2 * QTN_MLKEM_MAX_DK_BYTES + 1];
    for (size_t i = 0; i < n; i++) {
        hex[2 * i] = (uint8_t)digits[p[i] >> 4];
        hex[2 * i + 1] = (uint8_t)digits[p[i] & 15];
    }
    hex[2 * n] = '\n';
    sha256_update(s, (const uint8_t *)label, strlen(label));
    sha256_update(s, hex, 2 * n + 1);
}

static void test_mlkem(struct fold *f, qtn_mlkem_set set) {
    static uint8_t ek[QTN_MLKEM_MAX_EK_BYTES], dk[QTN_MLKEM_MAX_DK_BYTES];
    static uint8_t ct[QTN_MLKEM_MAX_CT_BYTES], random_ct[QTN_MLKEM_MAX_CT_BYTES];
    uint8_t seed[QTN_MLKEM_SEED_BYTES], m[32];
    uint8_t ss[QTN_MLKEM_SS_BYTES], ss2[QTN_MLKEM_SS_BYTES], rejected[QTN_MLKEM_SS_BYTES];
    const size_t ek_len = qtn_mlkem_ek_bytes(set), dk_len = qtn_mlkem_dk_bytes(set);
    const size_t ct_len = qtn_mlkem_ct_bytes(set);

    draw(f, seed, sizeof seed);
    draw(f, m, sizeof m);
    draw(f, random_ct, ct_len);
    check("keygen_seed", qtn_mlkem_keygen_seed(set, ek, dk, seed, sizeof seed), QTN_OK);
    check("encaps_m", qtn_mlkem_encaps_m(set, ct, ss, ek, ek_len, m, sizeof m), QTN_OK);
    check("decaps", qtn_mlkem_decaps(set, ss2, ct, ct_len, dk, dk_len), QTN_OK);
    check("decaps", qtn_mlkem_decaps(set, rejected, random_ct, ct_len, dk, dk_len), QTN_OK);
    if (memcmp(ss, ss2, sizeof ss) != 0) {
        printf("decapsulation gives another secret than encapsulation\n");
        exit(1);
    }
    absorb(&f->acc, ek, ek_len);
    absorb(&f->acc, dk, dk_len);
    absorb(&f->acc, ct, ct_len);
    absorb(&f->acc, ss, sizeof ss);
    absorb(&f->acc, rejected, sizeof rejected);
    absorb(&f->acc_without_dk, ek, ek_len);
    absorb(&f->acc_without_dk, ct, ct_len);
    absorb(&f->acc_without_dk, ss, sizeof ss);
    absorb(&f->acc_without_dk, rejected, sizeof rejected);
    line(&f->text, "Public Key: ", ek, ek_len);
    line(&f->text, "Secret Key: ", dk, dk_len);
    line(&f->text, "Ciphertext: ", ct, ct_len);
    line(&f->text, "Shared Secret B: ", ss, sizeof ss);
    line(&f->text, "Shared Secret A: ", ss2, sizeof ss2);
    line(&f->text, "Pseudorandom shared Secret A: ", rejected, sizeof rejected);
}

static void test_mldsa(struct fold *f, qtn_mldsa_set set) {
    static uint8_t pk[QTN_MLDSA_MAX_PK_BYTES], sk[QTN_MLDSA_MAX_SK_BYTES];
    static uint8_t sig[QTN_MLDSA_MAX_SIG_BYTES];
    uint8_t xi[QTN_MLDSA_SEED_BYTES];
    const size_t pk_len = qtn_mldsa_pk_bytes(set), sk_len = qtn_mldsa_sk_bytes(set);
    const size_t sig_len = qtn_mldsa_sig_bytes(set);

    draw(f, xi, sizeof xi);
    check("keygen_seed", qtn_mldsa_keygen_seed(set, pk, sk, xi, sizeof xi), QTN_OK);
    check("sign_deterministic",
          qtn_mldsa_sign_deterministic(set, sig, NULL, 0, NULL, 0, sk, sk_len), QTN_OK);
    check("verify", qtn_mldsa_verify(set, sig, sig_len, NULL, 0, NULL, 0, pk, pk_len), QTN_OK);
    absorb(&f->acc, pk, pk_len);
    absorb(&f->acc, sig, sig_len);
}

/* The digest after the tests so far, which may go on. */
static void digest(const struct fold *f, enum construction c, char hex[65]) {
    uint8_t out[32];
    if (c == TEXT) {
        struct sha256 s = f->text;
        sha256_final(&s, out);
    } else {
        struct sponge s = c == ACC ? f->acc : f->acc_without_dk;
        check("squeeze", qtn_sponge_squeeze(&s, &qtn_keccak_ref, out, sizeof out), QTN_OK);
    }
    for (size_t i = 0; i < sizeof out; i++)
        snprintf(hex + 2 * i, 3, "%02x", out[i]);
}

int main(int argc, char **argv) {
    static const char *const names[] = {"over all outputs", "over all but dk", "over the text"};
    struct fold f;
    unsigned compared = 0, failed = 0;
    const char *name = argc == 3 ? argv[1] : "";
    const unsigned long tests = argc == 3 ? strtoul(argv[2], NULL, 10) : 0;
    const qtn_mlkem_set kem = mlkem_set(name);
    const qtn_mldsa_set dsa = mldsa_set(name);

    printf("backend: %s\n", qtn_backend_name());
    begin(&f);
    for (unsigned long n = 1; (kem || dsa) && n <= tests; n++) {
        if (kem)
            test_mlkem(&f, kem);
        else
            test_mldsa(&f, dsa);
        for (unsigned i = 0; i < mark_count; i++) {
            char hex[65];
            if (marks[i].tests != n || strcmp(marks[i].set, name) != 0)
                continue;
            digest(&f, marks[i].construction, hex);
            const bool good = strcmp(hex, marks[i].digest) == 0;
            printf("%s, %lu tests, %s: %s %s\n", name, n, names[marks[i].construction], hex,
                   good ? "as published" : "WRONG");
            compared++;
            failed += !good;
        }
    }
    if (compared == 0)
        printf("usage: accumulated SET TESTS, with at least 100 tests\n");
    return compared > 0 && failed == 0 ? 0 : 1;
}
