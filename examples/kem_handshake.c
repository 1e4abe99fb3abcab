/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* A key agreement between two parties that share nothing but the wire.
 *
 *     kem_handshake [512|768|1024]          (default: 768)
 *
 *     client                                server
 *       keygen -> dk, ek
 *                 ------- ek ------->
 *                                           encaps(ek) -> secret, ct
 *                 <------ ct --------
 *       decaps(dk, ct) -> secret
 *
 * This alone says nothing about who the other party is: a real protocol also signs, or mixes in a
 * long-term key, and derives its traffic keys from the secret *and* all that was sent.
 *
 * Exit status: 0 when everything came out right, 1 when not, 2 for a wrong argument. */
#include <quatrain/quatrain.h>
#include <stdio.h>
#include <string.h>

/* A message in transit. Whoever reads it must not trust a byte, nor the length. */
struct wire {
    uint8_t bytes[QTN_MLKEM_MAX_EK_BYTES]; /* an ek is never shorter than the ct of its set */
    size_t len;
};

struct client {
    uint8_t dk[QTN_MLKEM_MAX_DK_BYTES];
    uint8_t secret[QTN_MLKEM_SS_BYTES];
};

struct server {
    uint8_t secret[QTN_MLKEM_SS_BYTES];
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

/* A fresh key pair for each handshake: when dk is gone, nobody can open the traffic later. */
static qtn_status client_hello(qtn_mlkem_set set, struct client *client, struct wire *out) {
    out->len = qtn_mlkem_ek_bytes(set);
    return qtn_mlkem_keygen(set, out->bytes, client->dk, NULL);
}

/* encaps checks the length and every coefficient of the key, so what came in can be handed on. */
static qtn_status server_answer(qtn_mlkem_set set, struct server *server, const struct wire *in,
                                struct wire *out) {
    out->len = qtn_mlkem_ct_bytes(set);
    return qtn_mlkem_encaps(set, out->bytes, server->secret, in->bytes, in->len, NULL);
}

static qtn_status client_finish(qtn_mlkem_set set, struct client *client, const struct wire *in) {
    const qtn_status status = qtn_mlkem_decaps(set, client->secret, in->bytes, in->len, client->dk,
                                               qtn_mlkem_dk_bytes(set));
    wipe(client->dk, sizeof client->dk); /* it has done its work, whatever came of it */
    return status;
}

static int failed(const char *step, qtn_status status) {
    if (status != QTN_OK)
        fprintf(stderr, "kem_handshake: %s: %s\n", step, qtn_status_name(status));
    return status != QTN_OK;
}

/* One handshake; returns 0 where a step failed. `flip` changes a bit of the answer on its way. */
static int handshake(qtn_mlkem_set set, int flip, struct client *client, struct server *server) {
    struct wire hello, answer;
    if (failed("client hello", client_hello(set, client, &hello)))
        return 0;
    printf("  client -> server: ek, %zu bytes\n", hello.len);
    if (failed("server answer", server_answer(set, server, &hello, &answer)))
        return 0;
    if (flip)
        answer.bytes[answer.len / 2] ^= 0x10;
    printf("  server -> client: ct, %zu bytes%s\n", answer.len, flip ? ", one bit flipped" : "");
    return !failed("client finish", client_finish(set, client, &answer));
}

/* A key with a coefficient that is not below q, and one that is cut short, must not get an answer.
 */
static int refuses_bad_keys(qtn_mlkem_set set, struct client *client, struct server *server) {
    struct wire hello, answer;
    if (failed("client hello", client_hello(set, client, &hello)))
        return 0;
    const size_t len = hello.len;
    hello.len = len - 1;
    const qtn_status cut_short = server_answer(set, server, &hello, &answer);
    hello.len = len;
    hello.bytes[0] = 0xff; /* the first 12 bits: 4095 */
    hello.bytes[1] |= 0x0f;
    const qtn_status not_reduced = server_answer(set, server, &hello, &answer);
    printf("  ek cut short:     %s\n", qtn_status_name(cut_short));
    printf("  ek not reduced:   %s\n", qtn_status_name(not_reduced));
    return cut_short == QTN_ERR_LENGTH && not_reduced == QTN_ERR_PUBLIC_KEY;
}

int main(int argc, char **argv) {
    const char *name = argc >= 2 ? argv[1] : "768";
    qtn_mlkem_set set;
    if (argc <= 2 && strcmp(name, "512") == 0) {
        set = QTN_MLKEM_512;
    } else if (argc <= 2 && strcmp(name, "768") == 0) {
        set = QTN_MLKEM_768;
    } else if (argc <= 2 && strcmp(name, "1024") == 0) {
        set = QTN_MLKEM_1024;
    } else {
        fprintf(stderr, "usage: kem_handshake [512|768|1024]\n");
        return 2;
    }

    struct client client;
    struct server server;
    int good = 0;

    printf("ML-KEM-%s, a handshake\n", name);
    if (!handshake(set, 0, &client, &server))
        goto done;
    if (!equal(client.secret, server.secret, sizeof client.secret)) {
        printf("  FAILED: the secrets differ\n");
        goto done;
    }
    printf("  both hold the same secret\n");

    /* Tampering shows as different secrets: the first message that is encrypted or authenticated
     * with them does not open. decaps itself is silent about it, on purpose. */
    printf("The same with a bit flipped on the way\n");
    if (!handshake(set, 1, &client, &server))
        goto done;
    if (equal(client.secret, server.secret, sizeof client.secret)) {
        printf("  FAILED: the secrets are the same\n");
        goto done;
    }
    printf("  the secrets differ, nobody can use them\n");

    printf("Keys that no honest client sends\n");
    good = refuses_bad_keys(set, &client, &server);

done:
    wipe(&client, sizeof client);
    wipe(&server, sizeof server);
    printf("%s\n", good ? "All of it came out right." : "Something went wrong.");
    return good ? 0 : 1;
}
