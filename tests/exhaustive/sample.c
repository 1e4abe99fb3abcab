/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Every three bytes that SampleNTT (FIPS 203, Algorithm 7) and RejNTTPoly (FIPS 204, Algorithms 14
 * and 30) can draw, and every two bytes of RejBoundedPoly (Algorithms 15 and 31): what is accepted,
 * as what, and in which order. How many are accepted is checked on every backend; the coefficients
 * of the NTT domain, whose order a backend may choose, on the portable one. */
#include "common/backend.h"
#include "mldsa/ops.h"
#include "mlkem/ops.h"
#include "support/cmocka_all.h"

enum { N = 256, TRIPLES = 56, BYTES = 3 * TRIPLES }; /* a block of SHAKE128 */

static const struct qtn_backend *backend(size_t i) {
    const char *name = qtn_backend_at(i);
    if (name == NULL)
        return NULL;
    assert_int_equal(qtn_backend_select(name), QTN_OK);
    return qtn_backend_active();
}

/* The triples first, first + 1, ... as bytes. */
static void fill(uint8_t *p, uint32_t first) {
    for (uint32_t i = 0; i < TRIPLES; i++) {
        p[3 * i] = (uint8_t)(first + i);
        p[3 * i + 1] = (uint8_t)((first + i) >> 8);
        p[3 * i + 2] = (uint8_t)((first + i) >> 16);
    }
}

static void mlkem_triples(void **state) {
    (void)state;
    const struct qtn_backend *be;
    for (size_t b = 0; (be = backend(b)) != NULL; b++)
        for (uint32_t first = 0; first < 1u << 24; first += TRIPLES) {
            uint8_t p[BYTES];
            struct mlkem_poly r;
            unsigned n = 0;
            int16_t want[2 * TRIPLES];
            fill(p, first);
            for (unsigned i = 0; i < BYTES; i += 3) {
                const int d1 = p[i] + 256 * (p[i + 1] % 16), d2 = p[i + 1] / 16 + 16 * p[i + 2];
                if (d1 < MLKEM_Q)
                    want[n++] = (int16_t)d1;
                if (d2 < MLKEM_Q)
                    want[n++] = (int16_t)d2;
            }
            assert_int_equal(be->mlkem->rej_uniform(&r, 0, p, BYTES), n);
            if (be->mlkem == &qtn_mlkem_ref)
                assert_memory_equal(r.c, want, n * sizeof want[0]);
        }
}

static void mldsa_triples(void **state) {
    (void)state;
    const struct qtn_backend *be;
    for (size_t b = 0; (be = backend(b)) != NULL; b++)
        for (uint32_t first = 0; first < 1u << 24; first += TRIPLES) {
            uint8_t p[BYTES];
            struct mldsa_poly r;
            unsigned n = 0;
            int32_t want[TRIPLES];
            fill(p, first);
            for (unsigned i = 0; i < BYTES; i += 3) {
                const int32_t z = p[i] + 256 * p[i + 1] + 65536 * (p[i + 2] % 128);
                if (z < MLDSA_Q)
                    want[n++] = z;
            }
            assert_int_equal(be->mldsa->rej_uniform(&r, 0, p, BYTES), n);
            if (be->mldsa == &qtn_mldsa_ref)
                assert_memory_equal(r.c, want, n * sizeof want[0]);
        }
}

/* CoeffFromHalfByte; false for a rejected one. */
static bool half_byte(unsigned eta, int b, int32_t *c) {
    if (eta == MLDSA_ETA_2) {
        *c = 2 - b % 5;
        return b < 15;
    }
    *c = 4 - b;
    return b < 9;
}

/* All pairs of bytes, at every distance from the end of the polynomial that matters. */
static void half_bytes(void **state) {
    (void)state;
    const struct qtn_backend *be;
    for (size_t b = 0; (be = backend(b)) != NULL; b++)
        for (unsigned eta = MLDSA_ETA_2; eta <= MLDSA_ETA_4; eta++)
            for (unsigned pair = 0; pair < 65536; pair++)
                for (unsigned room = 0; room <= 5; room++) {
                    const uint8_t p[2] = {(uint8_t)pair, (uint8_t)(pair >> 8)};
                    struct mldsa_poly r;
                    unsigned n = N - room;
                    int32_t want[4], c;
                    for (unsigned i = 0; i < 4 && n < N; i++)
                        if (half_byte(eta, (int)(pair >> 4 * i) & 15, &c))
                            want[n++ - (N - room)] = c;
                    assert_int_equal(be->mldsa->rej_bounded[eta](&r, N - room, p, 2), n);
                    assert_memory_equal(&r.c[N - room], want, (n - (N - room)) * sizeof c);
                }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(mlkem_triples),
        cmocka_unit_test(mldsa_triples),
        cmocka_unit_test(half_bytes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL) ? 1 : 0;
}
