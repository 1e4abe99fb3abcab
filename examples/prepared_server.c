/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* A server that uses its keys again and again: each is checked and expanded once, when the server
 * starts, and not for every client anew. Clients that come often do the same with its public keys.
 *
 *     prepared_server [CLIENTS]             (default: 1000, at most 100000)
 *
 *     client                                server
 *       encaps -> secret, ct
 *                 ------- ct ------->
 *                                           decaps(ct) -> secret
 *                                           sign(ct) -> sig
 *                 <------ sig -------
 *       verify(ct, sig)
 *
 * The results are those of the functions that take keys as bytes; how long both take is printed. A
 * long-term KEM key alone is no protocol: when it leaks, so does all past traffic. kem_handshake.c
 * makes a fresh one for each handshake.
 *
 * Exit status: 0 when everything came out right, 1 when not, 2 for a wrong argument. */
#if !defined(_WIN32)
#define _POSIX_C_SOURCE 200809L /* clock_gettime */
#endif
#include <quatrain/quatrain.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define KEM QTN_MLKEM_768
#define DSA QTN_MLDSA_65
enum { CLIENTS = 1000, MAX_CLIENTS = 100000 };

static const uint8_t context[] = {'p', 'r', 'e', 'p', 'a', 'r', 'e', 'd', ' ', '1'};

/* The keys as they are stored, and as they are used. A variable of these types is aligned as it has
 * to be; memory from malloc() may not be (aligned_alloc(64, n) gives such memory). */
struct server {
    uint8_t dk[QTN_MLKEM_768_DK_BYTES], sk[QTN_MLDSA_65_SK_BYTES];
    qtn_mlkem_decaps_key decaps_key;
    qtn_mldsa_signing_key signing_key;
};

/* What every client knows of the server. Nothing in it is secret. */
struct known {
    qtn_mlkem_encaps_key encaps_key;
    qtn_mldsa_verifying_key verifying_key;
};

struct client {
    uint8_t ct[QTN_MLKEM_768_CT_BYTES], sig[QTN_MLDSA_65_SIG_BYTES];
    uint8_t secret[QTN_MLKEM_SS_BYTES], servers[QTN_MLKEM_SS_BYTES];
};

/* As in quickstart.c: writes that a compiler does not drop. */
static void wipe(void *p, size_t n) {
    volatile unsigned char *v = p;
    while (n--)
        *v++ = 0;
}

static int equal(const uint8_t *a, const uint8_t *b, size_t n) {
    unsigned difference = 0;
    for (size_t i = 0; i < n; i++)
        difference |= (unsigned)(a[i] ^ b[i]);
    return difference == 0;
}

static double now(void) {
    struct timespec t;
#ifdef CLOCK_MONOTONIC
    clock_gettime(CLOCK_MONOTONIC, &t);
#else
    timespec_get(&t, TIME_UTC);
#endif
    return (double)t.tv_sec * 1e6 + (double)t.tv_nsec / 1e3;
}

static int failed(const char *step, qtn_status status) {
    if (status != QTN_OK)
        fprintf(stderr, "prepared_server: %s: %s\n", step, qtn_status_name(status));
    return status != QTN_OK;
}

/* Make the keys, and prepare them: every check of a key is made here, none is left for later. (From
 * stored seeds, qtn_mlkem_decaps_key_init_seed() and qtn_mldsa_signing_key_init_seed() do it.) */
static int start(struct server *server, struct known *known) {
    uint8_t ek[QTN_MLKEM_768_EK_BYTES], pk[QTN_MLDSA_65_PK_BYTES];
    return !failed("keygen", qtn_mlkem_keygen(KEM, ek, server->dk, NULL)) &&
           !failed("keygen", qtn_mldsa_keygen(DSA, pk, server->sk, NULL)) &&
           !failed("dk", qtn_mlkem_decaps_key_init(KEM, &server->decaps_key, server->dk,
                                                   sizeof server->dk)) &&
           !failed("sk", qtn_mldsa_signing_key_init(DSA, &server->signing_key, server->sk,
                                                    sizeof server->sk)) &&
           !failed("ek", qtn_mlkem_encaps_key_init(KEM, &known->encaps_key, ek, sizeof ek)) &&
           !failed("pk", qtn_mldsa_verifying_key_init(DSA, &known->verifying_key, pk, sizeof pk));
}

/* The parameter set is in the key. Any number of threads may use one key at once. */
static int answer(const struct server *server, struct client *c) {
    return !failed("decaps",
                   qtn_mlkem_decaps_with(&server->decaps_key, c->servers, c->ct, sizeof c->ct)) &&
           !failed("sign", qtn_mldsa_sign_with(&server->signing_key, c->sig, c->ct, sizeof c->ct,
                                               context, sizeof context, NULL));
}

/* The same, with keys that are checked and expanded each time. */
static int answer_from_bytes(const struct server *server, struct client *c) {
    return !failed("decaps", qtn_mlkem_decaps(KEM, c->servers, c->ct, sizeof c->ct, server->dk,
                                              sizeof server->dk)) &&
           !failed("sign", qtn_mldsa_sign(DSA, c->sig, c->ct, sizeof c->ct, context, sizeof context,
                                          server->sk, sizeof server->sk, NULL));
}

/* Answers one client; returns the microseconds that took, or a negative number. */
static double timed(int (*answer_to)(const struct server *, struct client *),
                    const struct server *server, struct client *c) {
    const double begin = now();
    return answer_to(server, c) ? now() - begin : -1;
}

static int is_right(const struct known *known, const struct client *c) {
    return equal(c->secret, c->servers, sizeof c->secret) &&
           !failed("verify", qtn_mldsa_verify_with(&known->verifying_key, c->sig, sizeof c->sig,
                                                   c->ct, sizeof c->ct, context, sizeof context));
}

/* Serve n clients, each in both ways; returns 0 where one of them was not served right. */
static int serve(const struct server *server, const struct known *known, long n) {
    struct client c;
    double bytes = 0, prepared = 0;
    int good = 1;
    for (long i = 0; good && i < n; i++) {
        double time = -1;
        good = !failed("encaps", qtn_mlkem_encaps_with(&known->encaps_key, c.ct, c.secret, NULL));
        good = good && (time = timed(answer_from_bytes, server, &c)) >= 0 && is_right(known, &c);
        bytes += time;
        good = good && (time = timed(answer, server, &c)) >= 0 && is_right(known, &c);
        prepared += time;
    }
    wipe(&c, sizeof c);
    if (good)
        printf("  an answer with keys as bytes:   %9.1f us\n"
               "  an answer with prepared keys:   %9.1f us\n",
               bytes / (double)n, prepared / (double)n);
    return good;
}

/* A key whose bytes were damaged is refused when it is prepared; one that was wiped, when it is
 * used. */
static int refuses_bad_keys(struct server *server) {
    uint8_t ct[QTN_MLKEM_768_CT_BYTES] = {0}, secret[QTN_MLKEM_SS_BYTES];
    server->dk[sizeof server->dk - 40] ^= 1; /* in H(ek) */
    const qtn_status damaged =
        qtn_mlkem_decaps_key_init(KEM, &server->decaps_key, server->dk, sizeof server->dk);
    printf("  a damaged dk:                   %s\n", qtn_status_name(damaged));
    qtn_mlkem_decaps_key_wipe(&server->decaps_key);
    const qtn_status wiped = qtn_mlkem_decaps_with(&server->decaps_key, secret, ct, sizeof ct);
    printf("  a wiped key:                    %s\n", qtn_status_name(wiped));
    return damaged == QTN_ERR_SECRET_KEY && wiped == QTN_ERR_STATE;
}

int main(int argc, char **argv) {
    char *end = NULL;
    const long n = argc >= 2 ? strtol(argv[1], &end, 10) : CLIENTS;
    if (argc > 2 || (end != NULL && (end == argv[1] || *end != '\0')) || n < 1 || n > MAX_CLIENTS) {
        fprintf(stderr, "usage: prepared_server [CLIENTS]\n");
        return 2;
    }
    static struct server server; /* a prepared private key takes 80 KB: not for a small stack */
    static struct known known;

    printf("ML-KEM-768 and ML-DSA-65, %ld clients, backend %s\n", n, qtn_backend_name());
    const int good =
        start(&server, &known) && serve(&server, &known, n) && refuses_bad_keys(&server);

    qtn_mlkem_decaps_key_wipe(&server.decaps_key);
    qtn_mldsa_signing_key_wipe(&server.signing_key);
    wipe(&server, sizeof server);
    printf("%s\n", good ? "All of it came out right." : "Something went wrong.");
    return good ? 0 : 1;
}
