/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* How long a cross test runs and on which random inputs. Each run takes other inputs, and says with
 * which seed it can be repeated. */
#ifndef QTN_TESTS_ROUNDS_H
#define QTN_TESTS_ROUNDS_H

#include "common/random.h"
#include "support/rng.h"
#include <stdio.h>
#include <stdlib.h>

static unsigned rounds = 20;
static uint64_t seed;

/* Arguments: [ROUNDS [SEED]]. Returns 0, or -1 where there is no seed to be had. */
static inline int rounds_begin(int argc, char **argv) {
    if (argc > 1)
        rounds = (unsigned)strtoul(argv[1], NULL, 10);
    if (argc > 2)
        seed = strtoull(argv[2], NULL, 0);
    else if (qtn_random_os((uint8_t *)&seed, sizeof seed) != 0)
        return -1;
    printf("%u rounds for each set; to repeat them: %s %u 0x%llx\n", rounds, argv[0], rounds,
           (unsigned long long)seed);
    return 0;
}

/* n random bytes. */
static inline void draw(uint8_t *p, size_t n) {
    test_fill(p, n, test_next(&seed));
}

/* A random number below n. */
static inline size_t below(size_t n) {
    return (size_t)(test_next(&seed) % n);
}

#endif
