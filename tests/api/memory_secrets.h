/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* A list of what must not stay in memory, and a search for any telling part of it. */
#ifndef QTN_TESTS_MEMORY_SECRETS_H
#define QTN_TESTS_MEMORY_SECRETS_H

#include "support/calls.h"

/* How many bytes in a row are a find. Dense bytes, and coefficients of any size, are told from
 * chance by 16. Small coefficients have two or three bits each in 16 or 32: runs of a few of them
 * are in any memory, so it takes more. */
enum { WINDOW_DENSE = 16, WINDOW_SMALL16 = 64, WINDOW_SMALL32 = 128 };

struct secret_window {
    const char *label;
    size_t at;                  /* in the copy of the secrets */
    size_t n;                   /* at least WINDOW_DENSE */
    uint8_t head[WINDOW_DENSE]; /* its first bytes */
};

struct secrets {
    struct secret_window *window;
    size_t windows, window_room;
    uint8_t *copy;
    size_t copy_bytes, copy_room;
    bool sorted;
};

void secrets_clear(struct secrets *s);

/* Every window of the n bytes that begins at a multiple of step (the size of an element: elements
 * lie at their alignment wherever they are). */
void secrets_add(struct secrets *s, const char *label, const void *p, size_t n, size_t step,
                 size_t window);

/* The label of a secret that has a window in the n bytes at p, at any alignment; NULL: none. */
const char *secrets_find(struct secrets *s, const uint8_t *p, size_t n);

/* Everything secret in a fixture's keys and in what is made from them: for ML-KEM all of keygen,
 * encaps and decaps; for ML-DSA keygen and the private key in the forms that signing uses. Computed
 * with the kernels of the backend in use. */
void secrets_of_mlkem(struct secrets *s, const struct fixture *f);
void secrets_of_mldsa(struct secrets *s, const struct fixture *f);

/* What signing mu with rnd makes on its way to sig: rho'' and each y. With sig NULL, of the first
 * attempts and of the last that the library makes. */
void secrets_of_signing(struct secrets *s, const struct fixture *f, const uint8_t mu[64],
                        const uint8_t rnd[32], const uint8_t *sig);

#endif
