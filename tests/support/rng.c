/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "rng.h"
#include <string.h>

uint64_t test_next(uint64_t *state) {
    uint64_t x = *state += 0x9e3779b97f4a7c15u;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

static void fill_from(uint64_t *state, uint8_t *out, size_t len) {
    uint64_t x = 0;
    for (size_t i = 0; i < len; i++, x >>= 8) {
        if (i % 8 == 0)
            x = test_next(state);
        out[i] = (uint8_t)x;
    }
}

void test_fill(uint8_t *out, size_t len, uint64_t seed) {
    fill_from(&seed, out, len);
}

static int fill(void *context, uint8_t *out, size_t len) {
    struct test_rng *r = context;
    r->calls++;
    r->bytes += len;
    if (r->given != NULL) {
        if (len != r->given_len || r->calls != 1) {
            r->misused = true;
            return -1;
        }
        memcpy(out, r->given, len);
        return 0;
    }
    if (r->calls == r->fail_at) {
        fill_from(&r->state, out, len / 2);
        return 1;
    }
    fill_from(&r->state, out, len);
    return 0;
}

static qtn_rng source(struct test_rng *r) {
    return (qtn_rng){fill, r};
}

qtn_rng test_rng_seeded(struct test_rng *r, uint64_t seed) {
    *r = (struct test_rng){.state = seed};
    return source(r);
}

qtn_rng test_rng_failing(struct test_rng *r, uint64_t seed, unsigned n) {
    *r = (struct test_rng){.state = seed, .fail_at = n};
    return source(r);
}

qtn_rng test_rng_given(struct test_rng *r, const uint8_t *bytes, size_t len) {
    *r = (struct test_rng){.given = bytes, .given_len = len};
    return source(r);
}
