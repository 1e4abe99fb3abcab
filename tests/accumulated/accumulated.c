/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* accumulated SET TESTS [one|prepared|batch]: random tests whose inputs come from SHAKE128 of the
 * empty string and whose outputs are folded into one digest, compared with what is published for
 * that many. */
#include "accumulated/digests.h"
#include "accumulated/ways.h"
#include "acvp/sets.h"
#include "acvp/sha256.h"
#include "support/forced.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct fold {
    struct sponge source;
    struct sponge acc, acc_without_dk;
    struct sha256 text;
};

static void draw(struct fold *f, uint8_t *p, size_t n) {
    check("squeeze", qtn_sponge_squeeze(&f->source, &qtn_keccak_ref, p, n));
}

static void absorb(struct sponge *s, const uint8_t *p, size_t n) {
    check("absorb", qtn_sponge_absorb(s, &qtn_keccak_ref, p, n));
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

/* --- the tests ------------------------------------------------------------------------------- */

static void draw_kem(struct fold *f, qtn_mlkem_set set, struct kem_test *t) {
    draw(f, t->seed, sizeof t->seed);
    draw(f, t->m, sizeof t->m);
    draw(f, t->random_ct, qtn_mlkem_ct_bytes(set));
}

static void fold_kem(struct fold *f, qtn_mlkem_set set, const struct kem_test *t) {
    const size_t ek_len = qtn_mlkem_ek_bytes(set), dk_len = qtn_mlkem_dk_bytes(set);
    const size_t ct_len = qtn_mlkem_ct_bytes(set);
    absorb(&f->acc, t->ek, ek_len);
    absorb(&f->acc, t->dk, dk_len);
    absorb(&f->acc, t->ct, ct_len);
    absorb(&f->acc, t->ss, sizeof t->ss);
    absorb(&f->acc, t->rejected, sizeof t->rejected);
    absorb(&f->acc_without_dk, t->ek, ek_len);
    absorb(&f->acc_without_dk, t->ct, ct_len);
    absorb(&f->acc_without_dk, t->ss, sizeof t->ss);
    absorb(&f->acc_without_dk, t->rejected, sizeof t->rejected);
    line(&f->text, "Public Key: ", t->ek, ek_len);
    line(&f->text, "Secret Key: ", t->dk, dk_len);
    line(&f->text, "Ciphertext: ", t->ct, ct_len);
    line(&f->text, "Shared Secret B: ", t->ss, sizeof t->ss);
    line(&f->text, "Shared Secret A: ", t->ss2, sizeof t->ss2);
    line(&f->text, "Pseudorandom shared Secret A: ", t->rejected, sizeof t->rejected);
}

static void fold_dsa(struct fold *f, qtn_mldsa_set set, const struct dsa_test *t) {
    absorb(&f->acc, t->pk, qtn_mldsa_pk_bytes(set));
    absorb(&f->acc, t->sig, qtn_mldsa_sig_bytes(set));
}

static struct kem_test kem_tests[BATCH];
static struct dsa_test dsa_tests[BATCH];

/* Inputs for n tests, in the order of the tests, and their outputs. */
static void compute(struct fold *f, enum way way, qtn_mlkem_set kem, qtn_mldsa_set dsa,
                    unsigned n) {
    memset(kem_tests, 0xa5, sizeof kem_tests);
    memset(dsa_tests, 0xa5, sizeof dsa_tests);
    for (unsigned i = 0; i < n; i++) {
        if (kem)
            draw_kem(f, kem, &kem_tests[i]);
        else
            draw(f, dsa_tests[i].xi, sizeof dsa_tests[i].xi);
    }
    if (kem)
        compute_kem(way, kem, kem_tests, n);
    else
        compute_dsa(way, dsa, dsa_tests, n);
}

/* The digest after the tests so far, which may go on. */
static void digest(const struct fold *f, enum construction c, char hex[65]) {
    uint8_t out[32];
    if (c == TEXT) {
        struct sha256 s = f->text;
        sha256_final(&s, out);
    } else {
        struct sponge s = c == ACC ? f->acc : f->acc_without_dk;
        check("squeeze", qtn_sponge_squeeze(&s, &qtn_keccak_ref, out, sizeof out));
    }
    for (size_t i = 0; i < sizeof out; i++)
        snprintf(hex + 2 * i, 3, "%02x", out[i]);
}

/* Fails the comparison of each mark that stands at this number of tests. */
static void compare(const struct fold *f, const char *name, unsigned long n, unsigned *compared,
                    unsigned *failed) {
    static const char *const names[] = {"over all outputs", "over all but dk", "over the text"};
    for (unsigned i = 0; i < mark_count; i++) {
        char hex[65];
        if (marks[i].tests != n || strcmp(marks[i].set, name) != 0)
            continue;
        digest(f, marks[i].construction, hex);
        const bool good = strcmp(hex, marks[i].digest) == 0;
        printf("%s, %lu tests, %s: %s %s\n", name, n, names[marks[i].construction], hex,
               good ? "as published" : "WRONG");
        *compared += 1;
        *failed += !good;
    }
}

int main(int argc, char **argv) {
    struct fold f;
    unsigned compared = 0, failed = 0;
    const char *name = argc >= 3 ? argv[1] : "", *how = argc >= 4 ? argv[3] : "one";
    const unsigned long tests = argc >= 3 ? strtoul(argv[2], NULL, 10) : 0;
    const qtn_mlkem_set kem = mlkem_set(name);
    const qtn_mldsa_set dsa = mldsa_set(name);
    enum way way = ONE;
    if (strcmp(how, "prepared") == 0)
        way = PREPARED;
    else if (strcmp(how, "batch") == 0)
        way = BATCHES;
    else if (strcmp(how, "one") != 0)
        name = "";

    const int forced = forced_backend();
    if (forced != 0)
        return forced;
    printf("%s\n", how);
    begin(&f);
    for (unsigned long n = 0; (kem || dsa) && n < tests; n += BATCH) {
        const unsigned count = tests - n < BATCH ? (unsigned)(tests - n) : BATCH;
        compute(&f, way, kem, dsa, count);
        for (unsigned i = 0; i < count; i++) {
            if (kem)
                fold_kem(&f, kem, &kem_tests[i]);
            else
                fold_dsa(&f, dsa, &dsa_tests[i]);
            compare(&f, name, n + i + 1, &compared, &failed);
        }
    }
    if (compared == 0)
        printf("usage: accumulated SET TESTS [one|prepared|batch], with at least 100 tests\n");
    return compared > 0 && failed == 0 ? 0 : 1;
}
