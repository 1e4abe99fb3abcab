/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* A prepared key is bound to the backend that made it: whatever is chosen later, its own one does
 * the work (counted, in Keccak and in the arithmetic of both schemes), and the bytes are those of
 * any other. */
#include "support/backends.h"
#include "support/calls.h"
#include "support/cmocka_all.h"
#include "support/counting.h"
#include "support/hex.h"
#include "support/rng.h"

#include "mldsa/ops.h"
#include "mlkem/ops.h"

#include <string.h>

/* --- a backend that counts ------------------------------------------------------------------- */

static const struct mlkem_ops *mlkem_under;
static const struct mldsa_ops *mldsa_under;
static unsigned long arithmetic;

static void mlkem_inner_product(struct mlkem_poly *r, const struct mlkem_poly *a,
                                const struct mlkem_poly *b, const struct mlkem_cache *cache,
                                unsigned k) {
    arithmetic++;
    mlkem_under->inner_product(r, a, b, cache, k);
}

static void mldsa_inner_product(struct mldsa_poly *r, const struct mldsa_poly *a,
                                const struct mldsa_poly *b, unsigned l) {
    arithmetic++;
    mldsa_under->inner_product(r, a, b, l);
}

/* One at a time. Keccak of the sponge is not used by prepared keys; the queue's is counted. */
static const struct qtn_backend *counted(const struct qtn_backend *base) {
    static struct mlkem_ops mlkem;
    static struct mldsa_ops mldsa;
    static struct qtn_backend backend;
    backend = *counting_backend(base);
    mlkem = *(mlkem_under = base->mlkem);
    mldsa = *(mldsa_under = base->mldsa);
    mlkem.inner_product = mlkem_inner_product;
    mldsa.inner_product = mldsa_inner_product;
    backend.mlkem = &mlkem;
    backend.mldsa = &mldsa;
    arithmetic = 0;
    return &backend;
}

static void reset_counts(void) {
    counting_reset();
    arithmetic = 0;
}

static bool worked(void) {
    const struct counts c = counting_read();
    return arithmetic != 0 && c.chosen != 0;
}

static bool idle(void) {
    const struct counts c = counting_read();
    return arithmetic == 0 && counting_permutations(&c) == 0 && c.chosen == 0;
}

/* --- calls with a key ------------------------------------------------------------------------ */

static struct fixture fixture;

static void run_call(const struct call *call, uint8_t out[CALL_MAX_PARAMETERS][FIXTURE_BYTES]) {
    struct test_rng random;
    const qtn_rng rng = test_rng_seeded(&random, 4);
    uint8_t *p[CALL_MAX_PARAMETERS] = {NULL};
    size_t n[CALL_MAX_PARAMETERS] = {0};
    memset(out, 0, CALL_MAX_PARAMETERS * (size_t)FIXTURE_BYTES);
    for (unsigned i = 0; i < call->parameters; i++) {
        const enum kind kind = call->parameter[i].kind;
        n[i] = fixture.bytes[kind];
        p[i] = call->parameter[i].role == ROLE_OUT ? out[i] : fixture.content[kind];
    }
    const qtn_status status = call->run(fixture.set, p, n, &rng);
    if (status != QTN_OK)
        fail_msg("%s: %s", call->name, qtn_status_name(status));
}

/* Those that take a prepared key, each with one that `maker` made, while `other` is in use. */
static void try_pair(const struct qtn_backend *maker, const struct qtn_backend *other,
                     bool count_maker) {
    static uint8_t got[CALL_MAX_PARAMETERS][FIXTURE_BYTES];
    static uint8_t want[CALL_MAX_PARAMETERS][FIXTURE_BYTES];
    for (unsigned s = 0; s < 6; s++) {
        const bool mldsa = s >= 3;
        const struct call *call;
        unsigned tried = 0;
        for (size_t i = 0; (call = call_at(i)) != NULL; i++) {
            if (call->mldsa != mldsa || !call_takes_key(call))
                continue;
            qtn_backend_use(maker);
            fixture_make(&fixture, mldsa, fixture_set(mldsa, s % 3), 30, 100);
            run_call(call, want);
            qtn_backend_use(other);
            reset_counts();
            run_call(call, got);
            if (count_maker ? !worked() : !idle())
                fail_msg("%s: a key of %s is used by %s", call->name, maker->name, other->name);
            assert_ptr_equal(qtn_backend_active(), other);
            assert_bytes_equal(call->name, got[0], want[0], sizeof got);
            tried++;
        }
        assert_int_equal(tried, mldsa ? 9 : 2);
    }
}

static const struct qtn_backend *backend_at(size_t i) {
    return use_backend(i) ? qtn_backend_active() : NULL;
}

static void test_binding(void **state) {
    (void)state;
    size_t count = 0;
    while (backend_at(count) != NULL)
        count++;
    for (size_t i = 0; i < count; i++)
        for (size_t j = 0; j < count; j++) {
            const struct qtn_backend *a = backend_at(i), *b = backend_at(j);
            try_pair(counted(a), b, true);
            try_pair(a, counted(b), false);
        }
    qtn_backend_use(NULL);
}

/* The counters see something when the counted backend works, and nothing when another does. */
static void test_counters(void **state) {
    (void)state;
    uint8_t ek[QTN_MLKEM_MAX_EK_BYTES], dk[QTN_MLKEM_MAX_DK_BYTES];
    uint8_t pk[QTN_MLDSA_MAX_PK_BYTES], sk[QTN_MLDSA_MAX_SK_BYTES];
    const uint8_t seed[64] = {1};
    for (unsigned in_use = 0; in_use < 2; in_use++) {
        assert_int_equal(qtn_backend_select("ref"), QTN_OK);
        const struct qtn_backend *ref = qtn_backend_active(), *c = counted(ref);
        qtn_backend_use(in_use ? c : ref);
        assert_int_equal(qtn_mlkem_keygen_seed(QTN_MLKEM_768, ek, dk, seed, 64), QTN_OK);
        assert_int_equal(worked(), in_use != 0);
        assert_int_equal(idle(), in_use == 0);
        reset_counts();
        assert_int_equal(qtn_mldsa_keygen_seed(QTN_MLDSA_44, pk, sk, seed, 32), QTN_OK);
        assert_int_equal(worked(), in_use != 0);
        assert_int_equal(idle(), in_use == 0);
    }
    qtn_backend_use(NULL);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_counters),
        cmocka_unit_test(test_binding),
    };
    const int failures = cmocka_run_group_tests_name("prepared_backend", tests, NULL, NULL);
    return failures ? 1 : 0;
}
