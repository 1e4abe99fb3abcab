/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Published digests of long runs of random tests, and those that two independent implementations
 * agree on. ML-KEM: C2SP/CCTV, pull request 13 (FIPS 203 final); for ACC_WITHOUT_DK the Go
 * project's mlkem_test.go; for TEXT pq-crystals/kyber's SHA256SUMS. ML-DSA: C2SP/CCTV. */
#ifndef TESTS_ACCUMULATED_DIGESTS_H
#define TESTS_ACCUMULATED_DIGESTS_H

enum construction {
    ACC,            /* SHAKE128 over ek, dk, c, K, Kr, or over pk, signature */
    ACC_WITHOUT_DK, /* SHAKE128 over ek, c, K, Kr */
    TEXT            /* SHA-256 over six lines of text a test */
};

struct mark {
    const char *set;
    enum construction construction;
    unsigned long tests;
    const char *digest;
};

extern const struct mark marks[];
extern const unsigned mark_count;

#endif
