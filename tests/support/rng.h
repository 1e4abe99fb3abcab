/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Random sources for tests: each is known, counted, and can be made to fail. The context must
 * outlive the qtn_rng that points to it. */
#ifndef QTN_TESTS_RNG_H
#define QTN_TESTS_RNG_H

#include <quatrain/types.h>
#include <stdbool.h>

struct test_rng {
    uint64_t state;
    unsigned calls;       /* made so far, the failed ones too */
    size_t bytes;         /* asked for so far */
    unsigned fail_at;     /* the call that fails, from 1; 0: none */
    const uint8_t *given; /* what to hand out, or NULL for the generator */
    size_t given_len;     /* the one length that may be asked for then */
    bool misused;         /* another length, or more calls than one, was asked of given bytes */
};

/* A stream of bytes that follows from the seed (splitmix64). */
qtn_rng test_rng_seeded(struct test_rng *r, uint64_t seed);

/* The same, but call number n (from 1) fails, after having written half of what was asked for. */
qtn_rng test_rng_failing(struct test_rng *r, uint64_t seed, unsigned n);

/* Exactly these bytes in exactly one call; anything else fails and sets misused. */
qtn_rng test_rng_given(struct test_rng *r, const uint8_t *bytes, size_t len);

/* Bytes that follow from the seed, without a qtn_rng. */
void test_fill(uint8_t *out, size_t len, uint64_t seed);

/* The next 64 bits of a splitmix64 generator. */
uint64_t test_next(uint64_t *state);

#endif
