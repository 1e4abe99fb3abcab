/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The published digest over what Power2Round, HighBits, LowBits and UseHint give for every element
 * of Z_q (C2SP/CCTV, ML-DSA, accumulated field-operation vectors): SHAKE128 of twelve decimal
 * numbers a line each. Unlike the other files here it shares no formula with us. */
#include "common/backend.h"
#include "keccak/sponge.h"
#include "mldsa/ops.h"
#include "plain.h"
#include "support/cmocka_all.h"
#include "support/hex.h"
#include <stdlib.h>

enum { Q = MLDSA_Q, N = MLDSA_N, LINE = 12 };

struct text {
    char at[N * 12 * LINE];
    size_t n;
};

static void put(struct text *t, int32_t x) {
    char digits[LINE];
    unsigned n = 0;
    uint32_t rest = (uint32_t)abs(x);
    do
        digits[n++] = (char)('0' + rest % 10);
    while (rest /= 10);
    if (x < 0)
        t->at[t->n++] = '-';
    while (n)
        t->at[t->n++] = digits[--n];
    t->at[t->n++] = '\n';
}

/* The twelve numbers of r = first, first + 1, ..., below q. */
static void put_block(struct text *t, const struct mldsa_ops *ops, int32_t first) {
    static uint8_t ones[N];
    struct mldsa_poly r, r1, r0, low[2];
    uint8_t high[2][MLDSA_MAX_W1_BYTES], hinted[2][MLDSA_MAX_W1_BYTES];
    for (int32_t i = 0; i < N; i++) {
        r.c[i] = first + i < Q ? first + i : 0;
        ones[i] = 1;
    }
    static const struct mldsa_poly zero;
    r1 = r;
    ops->power2round(&r1, &r0, &zero);
    for (unsigned g = 0; g < 2; g++) {
        low[g] = r;
        ops->decompose[g](&low[g], high[g]);
        ops->use_hint[g](hinted[g], &r, ones);
    }
    t->n = 0;
    for (unsigned i = 0; i < N && first + (int32_t)i < Q; i++) {
        const int32_t centred = plain_centre_q(r.c[i]);
        put(t, centred);
        put(t, abs(centred));
        put(t, r1.c[i]);
        put(t, plain_mod_q(r0.c[i]));
        for (unsigned g = 0; g < 2; g++) {
            put(t, plain_w1(high[g], g, i));
            put(t, plain_w1(hinted[g], g, i));
            put(t, low[g].c[i]);
            put(t, abs(low[g].c[i]));
        }
    }
}

static void field_operations(void **state) {
    (void)state;
    static struct text t;
    const char *name;
    for (size_t b = 0; (name = qtn_backend_at(b)) != NULL; b++) {
        assert_int_equal(qtn_backend_select(name), QTN_OK);
        const struct qtn_backend *backend = qtn_backend_active();
        struct sponge s;
        uint8_t digest[32];
        qtn_sponge_init(&s, KECCAK_SHAKE128);
        for (int32_t first = 0; first < Q; first += N) {
            put_block(&t, backend->mldsa, first);
            assert_int_equal(qtn_sponge_absorb(&s, backend->keccak, (const uint8_t *)t.at, t.n),
                             QTN_OK);
        }
        assert_int_equal(qtn_sponge_squeeze(&s, backend->keccak, digest, sizeof digest), QTN_OK);
        assert_bytes_hex(name, digest, sizeof digest,
                         "f930663417278156ab05d940294a77210a809c924d8ab63ec72f4526247602c7");
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(field_operations)};
    return cmocka_run_group_tests(tests, NULL, NULL) ? 1 : 0;
}
