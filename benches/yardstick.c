/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "yardstick.h"

#include <stdio.h>
#include <stdlib.h>

#ifdef BENCH_OPENSSL
#include <openssl/crypto.h>
#include <openssl/evp.h>

enum {
    TEXT_BYTES = 16384,
    RATE = 168,
    PERMUTATIONS = TEXT_BYTES / RATE + 1 /* the last one takes the rest of the text and padding */
};

static EVP_MD_CTX *context;
static unsigned char text[TEXT_BYTES];

static void shake128(const struct bench *b, unsigned i) {
    (void)b;
    (void)i;
    unsigned char digest[32];
    if (!EVP_DigestInit_ex(context, EVP_shake128(), NULL) ||
        !EVP_DigestUpdate(context, text, sizeof text) ||
        !EVP_DigestFinalXOF(context, digest, sizeof digest)) {
        fputs("quatrain-bench: OpenSSL has no SHAKE128\n", stderr);
        exit(1);
    }
}

void add_yardstick(struct suite *s) {
    context = EVP_MD_CTX_new();
    if (!context)
        return;
    suite_add(s, &(struct bench){.set = YARDSTICK_SET,
                                 .op = YARDSTICK_OP,
                                 .mode = "yardstick",
                                 .run = shake128,
                                 .per = PERMUTATIONS,
                                 .permutations = 1,
                                 .attempts = -1});
}

const char *yardstick_version(void) {
    return OpenSSL_version(OPENSSL_VERSION);
}
#else
void add_yardstick(struct suite *s) {
    (void)s;
}

const char *yardstick_version(void) {
    return NULL;
}
#endif

double yardstick_ns(const struct suite *s) {
    const struct bench *b = suite_find(s, YARDSTICK_SET, YARDSTICK_OP, NULL, NULL);
    return b ? b->median_ns : 0;
}
