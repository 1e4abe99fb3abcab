/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 204, Algorithms 16 to 19, of each backend against a model that moves one bit at a time; byte
 * buffers lie against inaccessible pages at every alignment. */
#include "common/backend.h"
#include "mldsa/ops.h"
#include "mldsa_patterns.h"
#include "support/cmocka_all.h"
#include "support/guard.h"
#include "support/hex.h"
#include <stdbool.h>
#include <string.h>

enum { Q = MLDSA_Q, N = MLDSA_N, MAX_BYTES = 640 };

static const struct mldsa_ops *ops;

/* One packed form: field = base - c (or c where the sign is +) in `bits` bits. */
struct form {
    const char *name;
    unsigned bits;
    int32_t low, high; /* of c, as packed */
    int32_t base;
    bool minus;
    int32_t scale; /* unpacking gives c times this */
    void (*pack)(uint8_t *out, const struct mldsa_poly *a);
    void (*unpack)(struct mldsa_poly *r, const uint8_t *in);
};

static uint32_t eta_mask; /* what the last unpack_eta returned */

static void unpack_eta_2(struct mldsa_poly *r, const uint8_t *in) {
    eta_mask = ops->unpack_eta[MLDSA_ETA_2](r, in);
}

static void unpack_eta_4(struct mldsa_poly *r, const uint8_t *in) {
    eta_mask = ops->unpack_eta[MLDSA_ETA_4](r, in);
}

enum { FORMS = 6 };

static void make_forms(struct form forms[FORMS]) {
    const struct form all[FORMS] = {
        {"t1", 10, 0, 1023, 0, false, 1 << 13, ops->pack_t1, ops->unpack_t1},
        {"t0", 13, -4095, 4096, 4096, true, 1, ops->pack_t0, ops->unpack_t0},
        {"eta 2", 3, -2, 2, 2, true, 1, ops->pack_eta[MLDSA_ETA_2], unpack_eta_2},
        {"eta 4", 4, -4, 4, 4, true, 1, ops->pack_eta[MLDSA_ETA_4], unpack_eta_4},
        {"z 17", 18, 1 - (1 << 17), 1 << 17, 1 << 17, true, 1, ops->pack_z[MLDSA_GAMMA1_17],
         ops->unpack_z[MLDSA_GAMMA1_17]},
        {"z 19", 20, 1 - (1 << 19), 1 << 19, 1 << 19, true, 1, ops->pack_z[MLDSA_GAMMA1_19],
         ops->unpack_z[MLDSA_GAMMA1_19]},
    };
    memcpy(forms, all, sizeof all);
}

static void model_pack(const struct form *f, uint8_t *out, const int32_t c[N]) {
    memset(out, 0, f->bits * N / 8);
    for (unsigned i = 0; i < N; i++) {
        const uint32_t x = (uint32_t)(f->minus ? f->base - c[i] : c[i]);
        for (unsigned b = 0; b < f->bits; b++)
            out[(i * f->bits + b) / 8] |= (uint8_t)((x >> b & 1) << (i * f->bits + b) % 8);
    }
}

static void model_unpack(const struct form *f, int32_t c[N], const uint8_t *in) {
    for (unsigned i = 0; i < N; i++) {
        int32_t x = 0;
        for (unsigned b = 0; b < f->bits; b++)
            x |= (in[(i * f->bits + b) / 8] >> (i * f->bits + b) % 8 & 1) << b;
        c[i] = f->scale * (f->minus ? f->base - x : x);
    }
}

static void assert_same(const struct form *f, const int32_t *got, const int32_t *want) {
    for (unsigned i = 0; i < N; i++) {
        if (got[i] == want[i])
            continue;
        print_error("unpack %s: coefficient %u is %d, want %d\n", f->name, i, (int)got[i],
                    (int)want[i]);
        fail();
    }
}

static void test_pack(void **state) {
    (void)state;
    struct form forms[FORMS];
    make_forms(forms);
    for (unsigned i = 0; i < FORMS; i++) {
        const struct form *f = &forms[i];
        const size_t n = f->bits * N / 8;
        for (unsigned kind = 0; kind < PATTERNS; kind++) {
            struct mldsa_poly a, back;
            uint8_t want[MAX_BYTES], got[MAX_BYTES];
            mldsa_pattern(a.c, kind, f->low, f->high, 1);
            model_pack(f, want, a.c);
            f->pack(got, &a);
            assert_bytes_equal(f->name, got, want, n);
            f->unpack(&back, got);
            for (unsigned j = 0; j < N; j++)
                assert_int_equal(back.c[j], f->scale * a.c[j]);
        }
    }
}

/* Any bytes have a meaning, out of range or not. */
static void test_unpack_any_bytes(void **state) {
    (void)state;
    struct form forms[FORMS];
    make_forms(forms);
    for (unsigned i = 0; i < FORMS; i++) {
        const struct form *f = &forms[i];
        const size_t n = f->bits * N / 8;
        for (unsigned round = 0; round < 300; round++) {
            struct mldsa_poly r;
            int32_t want[N];
            uint8_t in[MAX_BYTES];
            test_fill(in, n, round);
            if (round < 2)
                memset(in, round == 0 ? 0 : 0xff, n);
            model_unpack(f, want, in);
            f->unpack(&r, in);
            assert_same(f, r.c, want);
        }
    }
}

/* The mask of unpack_eta: zero for every value in range, all ones for each one outside, wherever it
 * stands. */
static void test_eta_range(void **state) {
    (void)state;
    struct form forms[FORMS];
    make_forms(forms);
    for (unsigned i = 2; i < 4; i++) {
        const struct form *f = &forms[i];
        for (unsigned at = 0; at < N; at++) {
            for (int32_t x = 0; x < 1 << f->bits; x++) {
                struct mldsa_poly a, r;
                uint8_t in[MAX_BYTES];
                mldsa_pattern(a.c, PATTERN_RANDOM, f->low, f->high, at);
                a.c[at] = f->base - x;
                model_pack(f, in, a.c);
                f->unpack(&r, in);
                assert_int_equal(eta_mask, a.c[at] < f->low ? UINT32_MAX : 0);
            }
        }
    }
}

/* Not one byte outside, at every alignment; the polynomial is whole whatever the alignment. */
static void test_bounds(void **state) {
    (void)state;
    struct form forms[FORMS];
    make_forms(forms);
    for (unsigned i = 0; i < FORMS; i++) {
        const struct form *f = &forms[i];
        const size_t n = f->bits * N / 8;
        struct mldsa_poly a, r;
        uint8_t want[MAX_BYTES];
        int32_t c[N];
        mldsa_pattern(a.c, PATTERN_RANDOM, f->low, f->high, 9);
        model_pack(f, want, a.c);
        model_unpack(f, c, want);
        for (size_t offset = 0; offset < 128; offset++) {
            const enum guard_side side = offset < 64 ? GUARD_AFTER : GUARD_BEFORE;
            struct guarded out = guard_alloc(n, side, offset % 64);
            f->pack(out.p, &a);
            assert_bytes_equal(f->name, out.p, want, n);
            assert_true(guard_free(&out));
            struct guarded in = guard_copy(want, n, side, offset % 64);
            f->unpack(&r, in.p);
            assert_same(f, r.c, c);
            assert_true(guard_free(&in));
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_pack),
        cmocka_unit_test(test_unpack_any_bytes),
        cmocka_unit_test(test_eta_range),
        cmocka_unit_test(test_bounds),
    };
    ops = qtn_backend_active()->mldsa;
    const int failures = cmocka_run_group_tests(tests, NULL, NULL);
    return failures ? 1 : 0;
}
