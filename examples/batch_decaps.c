/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* A server that has many ciphertexts at hand opens them in one call, which is faster than one after
 * the other: their hashes share the lanes of the processor.
 *
 *     batch_decaps [CIPHERTEXTS]            (default: 64, at most 10000)
 *
 * Half of them are for the key of today, half for that of yesterday; one is cut short. Each has a
 * status of its own, and that one does not disturb the others.
 *
 * Exit status: 0 when everything came out right, 1 when not, 2 for a wrong argument. */
#if !defined(_WIN32)
#define _POSIX_C_SOURCE 200809L /* clock_gettime */
#endif
#include <quatrain/quatrain.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define SET QTN_MLKEM_768
enum { KEYS = 2, CIPHERTEXTS = 64, MAX_CIPHERTEXTS = 10000 };

struct key_pair {
    uint8_t ek[QTN_MLKEM_768_EK_BYTES], dk[QTN_MLKEM_768_DK_BYTES];
};

/* What came in, and what comes of it. */
struct request {
    uint8_t ct[QTN_MLKEM_768_CT_BYTES];
    size_t ct_len;
    uint8_t clients[QTN_MLKEM_SS_BYTES]; /* the client's secret, to compare with */
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
        fprintf(stderr, "batch_decaps: %s: %s\n", step, qtn_status_name(status));
    return status != QTN_OK;
}

/* Key pairs can be made in a batch too: an item for each, with pointers to its inputs and outputs.
 */
static int make_keys(struct key_pair keys[KEYS]) {
    qtn_mlkem_keygen_item items[KEYS];
    for (size_t i = 0; i < KEYS; i++)
        items[i] = (qtn_mlkem_keygen_item){.ek = keys[i].ek, .dk = keys[i].dk};
    return !failed("keygen", qtn_mlkem_keygen_batch(SET, items, KEYS, NULL));
}

/* The clients, each for itself. */
static int send_requests(const struct key_pair keys[KEYS], struct request *r, size_t n) {
    for (size_t i = 0; i < n; i++) {
        r[i].ct_len = sizeof r[i].ct;
        if (failed("encaps", qtn_mlkem_encaps(SET, r[i].ct, r[i].clients, keys[i % KEYS].ek,
                                              sizeof keys[i % KEYS].ek, NULL)))
            return 0;
    }
    r[n / 2].ct_len--;
    return 1;
}

/* The status of the call is that of the first item that failed; which ones did, the items say. */
static int open_all(const struct key_pair keys[KEYS], struct request *r,
                    qtn_mlkem_decaps_item *items, size_t n) {
    for (size_t i = 0; i < n; i++)
        items[i] = (qtn_mlkem_decaps_item){.ss = r[i].secret,
                                           .ct = r[i].ct,
                                           .ct_len = r[i].ct_len,
                                           .dk = keys[i % KEYS].dk,
                                           .dk_len = sizeof keys[i % KEYS].dk};
    const double begin = now();
    const qtn_status status = qtn_mlkem_decaps_batch(SET, items, n);
    printf("  in one call:            %9.1f us\n", now() - begin);
    printf("  status of the call:     %s\n", qtn_status_name(status));
    size_t opened = 0;
    for (size_t i = 0; i < n; i++) {
        if (items[i].status == QTN_OK && equal(r[i].secret, r[i].clients, sizeof r[i].secret))
            opened++;
        else
            printf("  request %5zu:          %s\n", i, qtn_status_name(items[i].status));
    }
    printf("  opened:                 %zu\n", opened);
    return status == QTN_ERR_LENGTH && items[n / 2].status == QTN_ERR_LENGTH && opened == n - 1;
}

/* Byte for byte what one call after the other gives. */
static int open_one_by_one(const struct key_pair keys[KEYS], const struct request *r,
                           const qtn_mlkem_decaps_item *items, size_t n) {
    uint8_t secret[QTN_MLKEM_SS_BYTES];
    double time = 0;
    int same = 1;
    for (size_t i = 0; i < n; i++) {
        const double begin = now();
        const qtn_status status = qtn_mlkem_decaps(SET, secret, r[i].ct, r[i].ct_len,
                                                   keys[i % KEYS].dk, sizeof keys[i % KEYS].dk);
        time += now() - begin;
        same &= status == items[i].status && equal(secret, r[i].secret, sizeof secret);
    }
    wipe(secret, sizeof secret);
    printf("  one after the other:    %9.1f us, %s\n", time, same ? "the same" : "NOT the same");
    return same;
}

int main(int argc, char **argv) {
    char *end = NULL;
    const long wanted = argc >= 2 ? strtol(argv[1], &end, 10) : CIPHERTEXTS;
    if (argc > 2 || (end != NULL && (end == argv[1] || *end != '\0')) || wanted < 1 ||
        wanted > MAX_CIPHERTEXTS) {
        fprintf(stderr, "usage: batch_decaps [CIPHERTEXTS]\n");
        return 2;
    }
    const size_t n = (size_t)wanted;
    struct key_pair keys[KEYS];
    struct request *requests = calloc(n, sizeof *requests);
    qtn_mlkem_decaps_item *items = calloc(n, sizeof *items);
    if (requests == NULL || items == NULL) {
        fprintf(stderr, "batch_decaps: no memory for %zu requests\n", n);
        free(requests);
        free(items);
        return 1;
    }

    printf("ML-KEM-768, %zu ciphertexts, backend %s\n", n, qtn_backend_name());
    const int good = make_keys(keys) && send_requests(keys, requests, n) &&
                     open_all(keys, requests, items, n) &&
                     open_one_by_one(keys, requests, items, n);

    wipe(keys, sizeof keys);
    wipe(requests, n * sizeof *requests);
    free(requests);
    free(items);
    printf("%s\n", good ? "All of it came out right." : "Something went wrong.");
    return good ? 0 : 1;
}
