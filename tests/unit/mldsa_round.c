/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Rounding, hints and norms on whole polynomials, in every representative that the stated ranges
 * allow, against FIPS 204 by plain division. (Whole domains: the exhaustive suite.) */
#include "common/backend.h"
#include "mldsa/ops.h"
#include "mldsa_patterns.h"
#include "support/cmocka_all.h"
#include "support/forge.h"
#include "support/hex.h"
#include <stdlib.h>
#include <string.h>

enum { Q = MLDSA_Q, N = MLDSA_N, ROUNDS = 2000 };

static const struct mldsa_ops *ops;
static const int32_t gamma2s[2] = {(Q - 1) / 88, (Q - 1) / 32};
static const size_t w1_bytes[2] = {192, 128};

/* A value with |c| < 2q: near a multiple of step, near an end of the range, or anywhere. */
static int32_t sample(uint64_t *state, int32_t step) {
    const uint64_t x = test_next(state);
    const int32_t near = (int32_t)(x >> 8 & 7) - 3;
    int64_t c;
    switch (x % 4) {
    case 0:
        c = (int64_t)(x >> 16) % (4 * (int64_t)Q / step) * step - 2 * (int64_t)Q + near;
        break;
    case 1:
        c = (int64_t)(x >> 16 & 3) * Q - Q + near;
        break;
    case 2: /* near a multiple of step above 0, or the same minus q or plus q */
        c = (int64_t)(x >> 16) % (Q / step) * step + near + ((int64_t)(x >> 12 & 1) * 2 - 1) * Q;
        break;
    default:
        c = (int64_t)(x >> 16) % (4 * (int64_t)Q - 1) - 2 * (int64_t)Q + 1;
    }
    const int64_t end = 2 * (int64_t)Q - 1;
    return (int32_t)(c > end ? end : c < -end ? -end : c);
}

static void test_power2round(void **state) {
    (void)state;
    uint64_t random = 1;
    for (unsigned round = 0; round < ROUNDS; round++) {
        struct mldsa_poly t, t0, e, in;
        if (round < PATTERNS)
            mldsa_pattern(in.c, round, -2 * Q + 1, 2 * Q - 1, 1);
        else
            for (unsigned i = 0; i < N; i++)
                in.c[i] = sample(&random, 1 << 12);
        for (unsigned i = 0; i < N; i++) {
            t.c[i] = in.c[i] / 2;
            e.c[i] = in.c[i] - t.c[i];
        }
        ops->power2round(&t, &t0, &e);
        for (unsigned i = 0; i < N; i++) {
            const int32_t r = mldsa_mod(in.c[i]);
            int32_t low = r % 8192;
            if (low > 4096)
                low -= 8192;
            assert_int_equal(t0.c[i], low);
            assert_int_equal(t.c[i], (r - low) / 8192);
        }
    }
}

/* The i-th field of `bits` bits. */
static int32_t field(const uint8_t *p, unsigned i, unsigned bits) {
    int32_t x = 0;
    for (unsigned b = 0; b < bits; b++)
        x |= (p[(i * bits + b) / 8] >> (i * bits + b) % 8 & 1) << b;
    return x;
}

static void test_decompose_and_use_hint(void **state) {
    (void)state;
    uint64_t random = 2;
    for (unsigned g = 0; g < 2; g++) {
        const unsigned bits = (unsigned)(w1_bytes[g] * 8 / N);
        for (unsigned round = 0; round < ROUNDS; round++) {
            struct mldsa_poly w, in;
            uint8_t w1[MLDSA_MAX_W1_BYTES], hinted[MLDSA_MAX_W1_BYTES], h[N];
            if (round < PATTERNS)
                mldsa_pattern(in.c, round, -2 * Q + 1, 2 * Q - 1, 2);
            else
                for (unsigned i = 0; i < N; i++)
                    in.c[i] = sample(&random, gamma2s[g]);
            for (unsigned i = 0; i < N; i++)
                h[i] = (uint8_t)(test_next(&random) & 1);
            w = in;
            ops->decompose[g](&w, w1);
            ops->use_hint[g](hinted, &in, h);
            for (unsigned i = 0; i < N; i++) {
                const int32_t r = mldsa_mod(in.c[i]);
                int32_t high, low;
                forge_decompose(r, gamma2s[g], &high, &low);
                assert_int_equal(w.c[i], low);
                assert_int_equal(field(w1, i, bits), high);
                assert_int_equal(field(hinted, i, bits), forge_use_hint(h[i], r, gamma2s[g]));
            }
        }
    }
}

/* By FIPS 204, Algorithm 39: 1 where HighBits(w1 * 2 * gamma2 + r) is not w1. */
static void test_make_hint(void **state) {
    (void)state;
    uint64_t random = 3;
    for (unsigned g = 0; g < 2; g++) {
        const int32_t gamma2 = gamma2s[g];
        const int32_t edges[] = {-2 * gamma2, -gamma2 - 1, -gamma2, -gamma2 + 1, -1,        0,
                                 1,           gamma2 - 1,  gamma2,  gamma2 + 1,  2 * gamma2};
        const unsigned m = (unsigned)((Q - 1) / (2 * gamma2));
        const unsigned bits = (unsigned)(w1_bytes[g] * 8 / N);
        for (unsigned round = 0; round < ROUNDS; round++) {
            struct mldsa_poly r;
            uint8_t w1[MLDSA_MAX_W1_BYTES] = {0}, h[N], want[N];
            unsigned ones = 0;
            for (unsigned i = 0; i < N; i++) {
                const uint64_t x = test_next(&random);
                /* Zero often: it is the one that differs. */
                const unsigned high = (x & 0x300) == 0 ? 0 : (unsigned)(x >> 32) % m;
                r.c[i] = round < PATTERNS ? 0
                         : x % 2 != 0
                             ? edges[(x >> 16) % (sizeof edges / sizeof edges[0])]
                             : (int32_t)((x >> 16) % (4 * (uint64_t)gamma2 + 1)) - 2 * gamma2;
                for (unsigned b = 0; b < bits; b++)
                    w1[(i * bits + b) / 8] |= (uint8_t)((high >> b & 1) << (i * bits + b) % 8);
            }
            if (round < PATTERNS)
                mldsa_pattern(r.c, round, -2 * gamma2, 2 * gamma2, 3);
            for (unsigned i = 0; i < N; i++) {
                const int32_t high = field(w1, i, bits);
                int32_t other, low;
                forge_decompose(mldsa_mod((int64_t)high * 2 * gamma2 + r.c[i]), gamma2, &other,
                                &low);
                want[i] = other != high;
                ones += want[i];
            }
            assert_int_equal(ops->make_hint[g](h, &r, w1), ones);
            assert_bytes_equal("hint", h, want, N);
        }
    }
}

static int32_t centred(int64_t x) {
    const int32_t r = mldsa_mod(x);
    return r > Q / 2 ? r - Q : r;
}

static void check_sum(const struct mldsa_poly *got, uint32_t mask, const int32_t sum[N],
                      int32_t bound) {
    bool want = false;
    for (unsigned i = 0; i < N; i++) {
        const int32_t c = centred(sum[i]);
        if (abs(c) < bound) {
            assert_int_equal(got->c[i], c);
        } else {
            want = true;
            assert_true(got->c[i] > -Q && got->c[i] < Q);
            assert_int_equal(centred(got->c[i]), c);
        }
    }
    assert_int_equal(mask, want ? UINT32_MAX : 0);
}

static void check_exceeds(const struct mldsa_poly *r, const struct mldsa_poly *a, int32_t bound) {
    struct mldsa_poly got = *r;
    int32_t sum[N];
    uint32_t mask = ops->exceeds(&got, bound);
    check_sum(&got, mask, r->c, bound);
    for (unsigned i = 0; i < N; i++)
        sum[i] = r->c[i] + a->c[i];
    got = *r;
    mask = ops->add_exceeds(&got, a, bound);
    check_sum(&got, mask, sum, bound);
}

/* Every bound that signing and verification use, hit exactly and missed by one, at each position,
 * from every representative in the range. */
static void test_exceeds(void **state) {
    (void)state;
    static const int32_t bounds[] = {
        (1 << 17) - 78, (1 << 19) - 196,    (1 << 19) - 120,    (Q - 1) / 88 - 78, (Q - 1) / 88,
        (Q - 1) / 32,   (Q - 1) / 32 - 196, (Q - 1) / 32 - 120, (Q - 1) / 8,       1};
    static const int32_t limit = (1 << 23) - 1;
    uint64_t random = 4;
    for (size_t b = 0; b < sizeof bounds / sizeof bounds[0]; b++) {
        for (unsigned at = 0; at < N; at++) {
            for (unsigned variant = 0; variant < 4; variant++) {
                const int32_t edge = variant % 2 != 0 ? bounds[b] : bounds[b] - 1;
                const int32_t target = variant / 2 != 0 ? -edge : edge;
                struct mldsa_poly r = {{0}}, a = {{0}};
                for (unsigned i = 0; i < N; i++) {
                    const int32_t inside =
                        (int32_t)(test_next(&random) % (2 * (uint64_t)bounds[b] - 1)) -
                        (bounds[b] - 1);
                    const int32_t value = i == at ? target : inside;
                    /* value as a sum of two numbers below 2^23, through q or not. */
                    const int64_t whole = value + ((int64_t)(test_next(&random) % 3) - 1) * Q;
                    r.c[i] =
                        (int32_t)(whole / 2 + (int32_t)(test_next(&random) % 4000000) - 2000000);
                    a.c[i] = (int32_t)(whole - r.c[i]);
                    assert_true(abs(r.c[i]) <= limit && abs(a.c[i]) <= limit);
                }
                check_exceeds(&r, &a, bounds[b]);
                /* The same by one number. */
                for (unsigned i = 0; i < N; i++)
                    r.c[i] = i == at ? target : (i * 5 % 7 != 0 ? 0 : 1 - bounds[b]);
                check_exceeds(&r, &a, bounds[b]);
            }
        }
        for (unsigned kind = 0; kind < PATTERNS; kind++) {
            struct mldsa_poly r, a;
            mldsa_pattern(r.c, kind, -limit, limit, 4);
            mldsa_pattern(a.c, (kind * 5 + 1) % PATTERNS, -limit, limit, 5);
            check_exceeds(&r, &a, bounds[b]);
            mldsa_pattern(a.c, kind, -limit, limit, 4);
            check_exceeds(&r, &a, bounds[b]);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_power2round),
        cmocka_unit_test(test_decompose_and_use_hint),
        cmocka_unit_test(test_make_hint),
        cmocka_unit_test(test_exceeds),
    };
    ops = qtn_backend_active()->mldsa;
    const int failures = cmocka_run_group_tests(tests, NULL, NULL);
    return failures ? 1 : 0;
}
