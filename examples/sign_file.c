/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Signs and verifies files of any size with ML-DSA-65, a few KiB of each in memory at a time.
 *
 *     sign_file keygen SECRET PUBLIC        make a key pair; refuses to overwrite
 *     sign_file sign SECRET FILE SIGNATURE
 *     sign_file verify PUBLIC FILE SIGNATURE
 *
 * The message is streamed into mu, its 64-byte representative. A signature of mu is an ordinary one
 * (not HashML-DSA): qtn_mldsa_verify() with the whole message and the same context accepts it.
 *
 * Exit status: 0 done (or valid), 1 not valid, 2 wrong arguments or files, 3 any other error. */
#if !defined(_WIN32)
#define _POSIX_C_SOURCE 200809L
#include <sys/stat.h>
#endif
#include <quatrain/quatrain.h>
#include <stdio.h>
#include <string.h>

enum { EXIT_DONE = 0, EXIT_INVALID = 1, EXIT_INPUT = 2, EXIT_ERROR = 3 };

#define SET QTN_MLDSA_65
static const uint8_t context[] = {'s', 'i', 'g', 'n', '_', 'f', 'i', 'l', 'e', ' ', '1'};

static void wipe(void *p, size_t n) {
    volatile unsigned char *v = p;
    while (n--)
        *v++ = 0;
}

static int complain(const char *what, const char *path) {
    fprintf(stderr, "sign_file: %s %s\n", what, path);
    return EXIT_INPUT;
}

static int library_error(const char *step, qtn_status status) {
    fprintf(stderr, "sign_file: %s: %s\n", step, qtn_status_name(status));
    return EXIT_ERROR;
}

/* Reads a file that must have exactly len bytes. Unbuffered, so that no copy of a secret stays in
 * stdio's memory. */
static int read_exactly(const char *path, uint8_t *data, size_t len) {
    FILE *f = fopen(path, "rb");
    if (f == NULL)
        return complain("cannot open", path);
    setvbuf(f, NULL, _IONBF, 0);
    uint8_t beyond;
    const int fits = fread(data, 1, len, f) == len && fread(&beyond, 1, 1, f) == 0 && !ferror(f);
    fclose(f);
    return fits ? EXIT_DONE : complain("not a key or signature of ML-DSA-65:", path);
}

/* mode "wbx" refuses a file that exists, "wb" overwrites it. */
static int write_exactly(const char *path, const char *mode, const uint8_t *data, size_t len) {
    FILE *f = fopen(path, mode);
    if (f == NULL)
        return complain("cannot create (or it exists already)", path);
    setvbuf(f, NULL, _IONBF, 0);
    int good = fwrite(data, 1, len, f) == len;
    good &= fclose(f) == 0; /* a full disk may show only here */
    return good ? EXIT_DONE : complain("cannot write", path);
}

/* Streams the file through `state` and gives mu. */
static int mu_of_file(qtn_mldsa_mu *state, const char *path, uint8_t mu[QTN_MLDSA_MU_BYTES]) {
    FILE *f = fopen(path, "rb");
    if (f == NULL)
        return complain("cannot open", path);
    uint8_t piece[16384];
    size_t n;
    qtn_status status = QTN_OK;
    while (status == QTN_OK && (n = fread(piece, 1, sizeof piece, f)) > 0)
        status = qtn_mldsa_mu_update(state, piece, n);
    const int broken = ferror(f);
    fclose(f);
    if (broken)
        return complain("cannot read", path);
    if (status == QTN_OK)
        status = qtn_mldsa_mu_final(state, mu);
    return status == QTN_OK ? EXIT_DONE : library_error("message", status);
}

static int do_keygen(const char *secret_path, const char *public_path) {
    uint8_t pk[QTN_MLDSA_65_PK_BYTES], sk[QTN_MLDSA_65_SK_BYTES];
    const qtn_status status = qtn_mldsa_keygen(SET, pk, sk, NULL);
    if (status != QTN_OK)
        return library_error("keygen", status); /* the library has wiped sk already */
#if !defined(_WIN32)
    const mode_t before = umask(077); /* the secret is for its owner only */
#endif
    int result = write_exactly(secret_path, "wbx", sk, sizeof sk);
#if !defined(_WIN32)
    umask(before);
#endif
    wipe(sk, sizeof sk);
    if (result == EXIT_DONE)
        result = write_exactly(public_path, "wbx", pk, sizeof pk);
    if (result == EXIT_DONE)
        printf("made %s (keep it secret) and %s\n", secret_path, public_path);
    return result;
}

static int do_sign(const char *secret_path, const char *path, const char *sig_path) {
    uint8_t sk[QTN_MLDSA_65_SK_BYTES], mu[QTN_MLDSA_MU_BYTES], sig[QTN_MLDSA_65_SIG_BYTES];
    qtn_mldsa_mu state;
    int result = read_exactly(secret_path, sk, sizeof sk);
    if (result != EXIT_DONE)
        goto done;
    /* The key was outside our hands: see that its parts fit together before it signs. */
    qtn_status status = qtn_mldsa_check_sk(SET, sk, sizeof sk);
    if (status == QTN_OK)
        status = qtn_mldsa_mu_init_sk(SET, &state, sk, sizeof sk, context, sizeof context);
    if (status != QTN_OK) {
        result = library_error("secret key", status);
        goto done;
    }
    result = mu_of_file(&state, path, mu);
    if (result != EXIT_DONE)
        goto done;
    status = qtn_mldsa_sign_mu(SET, sig, mu, sizeof mu, sk, sizeof sk, NULL);
    result = status == QTN_OK ? write_exactly(sig_path, "wb", sig, sizeof sig)
                              : library_error("sign", status);
    if (result == EXIT_DONE)
        printf("signed %s: %s\n", path, sig_path);
done:
    wipe(sk, sizeof sk);
    return result;
}

static int do_verify(const char *public_path, const char *path, const char *sig_path) {
    uint8_t pk[QTN_MLDSA_65_PK_BYTES], mu[QTN_MLDSA_MU_BYTES], sig[QTN_MLDSA_65_SIG_BYTES];
    qtn_mldsa_mu state;
    int result = read_exactly(public_path, pk, sizeof pk);
    if (result == EXIT_DONE)
        result = read_exactly(sig_path, sig, sizeof sig);
    if (result != EXIT_DONE)
        return result;
    qtn_status status = qtn_mldsa_mu_init_pk(SET, &state, pk, sizeof pk, context, sizeof context);
    if (status != QTN_OK)
        return library_error("public key", status);
    result = mu_of_file(&state, path, mu);
    if (result != EXIT_DONE)
        return result;
    status = qtn_mldsa_verify_mu(SET, sig, sizeof sig, mu, sizeof mu, pk, sizeof pk);
    if (status == QTN_ERR_SIGNATURE) {
        printf("NOT VALID: %s\n", path);
        return EXIT_INVALID;
    }
    if (status != QTN_OK)
        return library_error("verify", status);
    printf("valid: %s\n", path);
    return EXIT_DONE;
}

int main(int argc, char **argv) {
    if (argc == 4 && strcmp(argv[1], "keygen") == 0)
        return do_keygen(argv[2], argv[3]);
    if (argc == 5 && strcmp(argv[1], "sign") == 0)
        return do_sign(argv[2], argv[3], argv[4]);
    if (argc == 5 && strcmp(argv[1], "verify") == 0)
        return do_verify(argv[2], argv[3], argv[4]);
    fprintf(stderr, "usage: sign_file keygen SECRET PUBLIC\n"
                    "       sign_file sign SECRET FILE SIGNATURE\n"
                    "       sign_file verify PUBLIC FILE SIGNATURE\n");
    return EXIT_INPUT;
}
