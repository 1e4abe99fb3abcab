/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Quatrain in one run: agree on a secret with ML-KEM-768, sign a file with ML-DSA-65, and see that
 * a changed byte is noticed.
 *
 *     quickstart [FILE]          (default: README.md)
 *
 * Exit status: 0 when everything came out right, 1 when not, 2 when the file cannot be read. */
#if !defined(_WIN32)
#define _POSIX_C_SOURCE 200809L /* clock_gettime */
#endif
#include <quatrain/quatrain.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

/* Secrets are wiped when they are no longer needed. A plain memset before the end of a function is
 * dead code to a compiler; writes through a volatile pointer are not. */
static void wipe(void *p, size_t n) {
    volatile unsigned char *v = p;
    while (n--)
        *v++ = 0;
}

/* Compares secrets without telling, by its timing, where they differ. */
static int equal(const uint8_t *a, const uint8_t *b, size_t n) {
    unsigned difference = 0;
    for (size_t i = 0; i < n; i++)
        difference |= (unsigned)(a[i] ^ b[i]);
    return difference == 0;
}

/* Now, in microseconds since some moment that does not matter. */
static double now(void) {
    struct timespec t;
#ifdef CLOCK_MONOTONIC
    clock_gettime(CLOCK_MONOTONIC, &t);
#else
    timespec_get(&t, TIME_UTC);
#endif
    return (double)t.tv_sec * 1e6 + (double)t.tv_nsec / 1e3;
}

/* Prints one line: what ran, how long it took, what came of it. Returns whether that is what we
 * `want`. */
static int report(const char *step, double microseconds, qtn_status status, qtn_status want,
                  const char *what) {
    if (status != want) {
        printf("  %-22s FAILED: %s\n", step, qtn_status_name(status));
        return 0;
    }
    printf("  %-22s %9.1f us   %s\n", step, microseconds, what);
    return 1;
}

/* One side makes a key pair and publishes ek. The other makes a secret and a ciphertext for it. The
 * first gets the same secret from the ciphertext. */
static int agree_on_a_secret(void) {
    const qtn_mlkem_set set = QTN_MLKEM_768;
    uint8_t ek[QTN_MLKEM_768_EK_BYTES]; /* public */
    uint8_t dk[QTN_MLKEM_768_DK_BYTES]; /* secret */
    uint8_t ct[QTN_MLKEM_768_CT_BYTES]; /* public */
    uint8_t secret_a[QTN_MLKEM_SS_BYTES], secret_b[QTN_MLKEM_SS_BYTES];
    int good = 0;

    printf("ML-KEM-768 (FIPS 203): two sides agree on a secret\n");

    double start = now();
    qtn_status status = qtn_mlkem_keygen(set, ek, dk, NULL); /* NULL: the system's random source */
    if (!report("keygen", now() - start, status, QTN_OK, "ek 1184 bytes, dk 2400 bytes"))
        goto done;

    start = now();
    status = qtn_mlkem_encaps(set, ct, secret_b, ek, sizeof ek, NULL);
    if (!report("encaps", now() - start, status, QTN_OK, "ct 1088 bytes, secret 32 bytes"))
        goto done;

    start = now();
    status = qtn_mlkem_decaps(set, secret_a, ct, sizeof ct, dk, sizeof dk);
    if (!report("decaps", now() - start, status, QTN_OK, "secret 32 bytes"))
        goto done;
    if (!equal(secret_a, secret_b, sizeof secret_a)) {
        printf("  FAILED: the two secrets differ\n");
        goto done;
    }
    printf("  both sides hold the same secret\n");

    /* Decapsulation never says that a ciphertext was changed: it returns a secret that nobody else
     * has, and whatever is done with that fails later. An attacker learns nothing. */
    ct[100] ^= 1;
    start = now();
    status = qtn_mlkem_decaps(set, secret_a, ct, sizeof ct, dk, sizeof dk);
    if (!report("decaps, byte changed", now() - start, status, QTN_OK, "another secret"))
        goto done;
    if (equal(secret_a, secret_b, sizeof secret_a)) {
        printf("  FAILED: a changed ciphertext gave the same secret\n");
        goto done;
    }
    good = 1;

done:
    wipe(dk, sizeof dk);
    wipe(secret_a, sizeof secret_a);
    wipe(secret_b, sizeof secret_b);
    return good;
}

/* Signs the message and verifies it; then verifies it again with one byte changed. */
static int sign_a_message(uint8_t *msg, size_t msg_len) {
    const qtn_mldsa_set set = QTN_MLDSA_65;
    /* A context says what a signature is for: one made for another use of the same key is not valid
     * here. It is public, and both sides give the same one. */
    static const uint8_t context[] = {'q', 'u', 'i', 'c', 'k', 's', 't', 'a', 'r', 't'};
    uint8_t pk[QTN_MLDSA_65_PK_BYTES]; /* public */
    uint8_t sk[QTN_MLDSA_65_SK_BYTES]; /* secret */
    uint8_t sig[QTN_MLDSA_65_SIG_BYTES];
    int good = 0;

    printf("ML-DSA-65 (FIPS 204): sign the file, verify the signature\n");

    double start = now();
    qtn_status status = qtn_mldsa_keygen(set, pk, sk, NULL);
    if (!report("keygen", now() - start, status, QTN_OK, "pk 1952 bytes, sk 4032 bytes"))
        goto done;

    start = now();
    status = qtn_mldsa_sign(set, sig, msg, msg_len, context, sizeof context, sk, sizeof sk, NULL);
    if (!report("sign", now() - start, status, QTN_OK, "signature 3309 bytes"))
        goto done;

    start = now();
    status = qtn_mldsa_verify(set, sig, sizeof sig, msg, msg_len, context, sizeof context, pk,
                              sizeof pk);
    if (!report("verify", now() - start, status, QTN_OK, "valid"))
        goto done;

    msg[msg_len / 2] ^= 1;
    start = now();
    status = qtn_mldsa_verify(set, sig, sizeof sig, msg, msg_len, context, sizeof context, pk,
                              sizeof pk);
    if (!report("verify, byte changed", now() - start, status, QTN_ERR_SIGNATURE, "refused"))
        goto done;
    good = 1;

done:
    wipe(sk, sizeof sk);
    return good;
}

/* The whole file in memory, or NULL after saying why not. sign_file.c shows how to sign without
 * holding the message. */
static uint8_t *read_file(const char *path, size_t *len) {
    FILE *f = fopen(path, "rb");
    if (f == NULL) {
        fprintf(stderr, "quickstart: cannot open %s\n", path);
        return NULL;
    }
    uint8_t *data = NULL;
    size_t have = 0, room = 0, n;
    do {
        if (have == room) {
            room = room == 0 ? 4096 : 2 * room;
            uint8_t *more = realloc(data, room);
            if (more == NULL) {
                fprintf(stderr, "quickstart: %s does not fit in memory\n", path);
                goto fail;
            }
            data = more;
        }
        n = fread(data + have, 1, room - have, f);
        have += n;
    } while (n > 0);
    if (ferror(f) || have == 0) {
        fprintf(stderr, "quickstart: %s is empty or cannot be read\n", path);
        goto fail;
    }
    fclose(f);
    *len = have;
    return data;

fail:
    free(data);
    fclose(f);
    return NULL;
}

int main(int argc, char **argv) {
    if (argc > 2) {
        fprintf(stderr, "usage: quickstart [FILE]\n");
        return 2;
    }
    const char *path = argc == 2 ? argv[1] : "README.md";
    size_t len;
    uint8_t *msg = read_file(path, &len);
    if (msg == NULL)
        return 2;

    printf("Quatrain %s\n", qtn_version());
    printf("Backend: %s (%s)\n", qtn_backend_name(), qtn_backend_reason());
    printf("Input:   %s, %zu bytes\n\n", path, len);

    int good = agree_on_a_secret();
    printf("\n");
    good &= sign_a_message(msg, len);
    free(msg);

    printf("\n%s\n", good ? "All of it came out right." : "Something went wrong: see above.");
    return good ? 0 : 1;
}
