/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Polynomials that find range faults: every coefficient at a bound, alternating, single spikes,
 * random choices of the two bounds, and random values between them. */
#ifndef QTN_TESTS_MLDSA_PATTERNS_H
#define QTN_TESTS_MLDSA_PATTERNS_H

#include "mldsa/poly.h"
#include "support/rng.h"
#include <stdint.h>

enum {
    PATTERN_SPIKES = 9, /* positions, each with both bounds */
    PATTERN_RANDOM = 4 + 2 * PATTERN_SPIKES,
    PATTERNS = PATTERN_RANDOM + 12
};

/* Pattern number `kind` with coefficients from low to high; different seeds, different random. */
static inline void mldsa_pattern(int32_t c[MLDSA_N], unsigned kind, int32_t low, int32_t high,
                                 uint64_t seed) {
    static const unsigned spike[PATTERN_SPIKES] = {0, 1, 7, 8, 15, 127, 128, 254, 255};
    uint64_t state = seed * 1000 + kind;
    for (unsigned i = 0; i < MLDSA_N; i++) {
        switch (kind) {
        case 0:
            c[i] = high;
            break;
        case 1:
            c[i] = low;
            break;
        case 2:
            c[i] = i % 2 != 0 ? low : high;
            break;
        case 3:
            c[i] = i < MLDSA_N / 2 ? low : high;
            break;
        default:
            if (kind < PATTERN_RANDOM)
                c[i] = i != spike[(kind - 4) / 2] ? 0 : kind % 2 != 0 ? low : high;
            else if (kind % 2 != 0)
                c[i] = test_next(&state) % 2 != 0 ? low : high;
            else
                c[i] = low + (int32_t)(test_next(&state) % ((uint64_t)((int64_t)high - low) + 1));
        }
    }
}

/* x mod q in [0, q), by division. */
static inline int32_t mldsa_mod(int64_t x) {
    x %= MLDSA_Q;
    return (int32_t)(x < 0 ? x + MLDSA_Q : x);
}

#endif
