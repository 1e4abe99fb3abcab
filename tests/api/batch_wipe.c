/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Nothing secret stays behind a batch, in which several items were under way at once, good ones and
 * bad ones: the dead stack and the vector registers are searched as in tests/api/memory_wipe.c,
 * which has every batch function with one item. */
#include "memory_residue.h"
#include "support/backends.h"
#include "support/cmocka_all.h"
#include "support/rng.h"
#include "support/stackpaint.h"

#include <quatrain/batch.h>

#include <string.h>

/* ITEMS are more than are under way at once, and not a multiple of any group of them. The library
 * of the system may leave public bytes in so many registers. */
enum { ITEMS = 11, LIBRARY_REGISTERS = 9 };

static struct fixture fixture;
static struct secrets secrets;
static unsigned leaks;

static uint8_t out[ITEMS][2][QTN_MLDSA_MAX_SK_BYTES];
static uint8_t bad_key[QTN_MLDSA_MAX_SK_BYTES];

struct job {
    size_t bad; /* the item that fails; ITEMS: none */
    qtn_status status;
};

/* The same bytes for each item: one list of secrets. */
static int give(void *context, uint8_t *p, size_t n) {
    memcpy(p, fixture.content[*(const enum kind *)context], n);
    return 0;
}

static void mlkem_keygen(void *arg) {
    struct job *job = arg;
    static qtn_mlkem_keygen_item items[ITEMS];
    enum kind kind = KIND_SEED;
    const qtn_rng rng = {give, &kind};
    for (size_t i = 0; i < ITEMS; i++)
        items[i] = (qtn_mlkem_keygen_item){i == job->bad ? NULL : out[i][0], out[i][1], QTN_OK};
    job->status = qtn_mlkem_keygen_batch((qtn_mlkem_set)fixture.set, items, ITEMS, &rng);
}

static void mlkem_encaps(void *arg) {
    struct job *job = arg;
    static qtn_mlkem_encaps_item items[ITEMS];
    enum kind kind = KIND_M;
    const qtn_rng rng = {give, &kind};
    for (size_t i = 0; i < ITEMS; i++)
        items[i] = (qtn_mlkem_encaps_item){out[i][0], out[i][1],
                                           i == job->bad ? bad_key : fixture.content[KIND_EK],
                                           fixture.bytes[KIND_EK], QTN_OK};
    job->status = qtn_mlkem_encaps_batch((qtn_mlkem_set)fixture.set, items, ITEMS, &rng);
}

static void mlkem_decaps(void *arg) {
    struct job *job = arg;
    static qtn_mlkem_decaps_item items[ITEMS];
    for (size_t i = 0; i < ITEMS; i++)
        items[i] = (qtn_mlkem_decaps_item){out[i][0],
                                           fixture.content[KIND_CT],
                                           fixture.bytes[KIND_CT],
                                           i == job->bad ? bad_key : fixture.content[KIND_DK],
                                           fixture.bytes[KIND_DK],
                                           QTN_OK};
    job->status = qtn_mlkem_decaps_batch((qtn_mlkem_set)fixture.set, items, ITEMS);
}

static void mldsa_keygen(void *arg) {
    struct job *job = arg;
    static qtn_mldsa_keygen_item items[ITEMS];
    enum kind kind = KIND_XI;
    const qtn_rng rng = {give, &kind};
    for (size_t i = 0; i < ITEMS; i++)
        items[i] = (qtn_mldsa_keygen_item){out[i][0], i == job->bad ? NULL : out[i][1], QTN_OK};
    job->status = qtn_mldsa_keygen_batch((qtn_mldsa_set)fixture.set, items, ITEMS, &rng);
}

static void mldsa_sign(void *arg) {
    struct job *job = arg;
    static qtn_mldsa_sign_item items[ITEMS];
    enum kind kind = KIND_RND;
    const qtn_rng rng = {give, &kind};
    for (size_t i = 0; i < ITEMS; i++)
        items[i] =
            (qtn_mldsa_sign_item){.sig = out[i][0],
                                  .mu = fixture.content[KIND_MU],
                                  .sk = fixture.content[KIND_SK],
                                  .sk_len = fixture.bytes[KIND_SK] - (i == job->bad ? 1 : 0)};
    job->status = qtn_mldsa_sign_batch((qtn_mldsa_set)fixture.set, items, ITEMS, &rng);
}

static void search(const char *name, const struct job *job) {
    const char *where[2] = {residue_on_stack(&secrets), residue_in_registers(&secrets)};
    for (unsigned i = 0; i < 2; i++)
        if (where[i] != NULL) {
            print_error("%s, set %d, bad item %zu, backend %s: %s is left %s\n", name, fixture.set,
                        job->bad, qtn_backend_name(), where[i],
                        i == 0 ? "on the stack" : "in a vector register");
            leaks++;
        }
    if (residue_vector_registers() > LIBRARY_REGISTERS) {
        print_error("%s, set %d, bad item %zu, backend %s: %u vector registers are not zero\n",
                    name, fixture.set, job->bad, qtn_backend_name(), residue_vector_registers());
        leaks++;
    }
}

static const struct {
    const char *name;
    bool mldsa;
    void (*run)(void *arg);
    qtn_status bad;
} batches[] = {
    {"mlkem_keygen_batch", false, mlkem_keygen, QTN_ERR_ARGUMENT},
    {"mlkem_encaps_batch", false, mlkem_encaps, QTN_ERR_PUBLIC_KEY},
    {"mlkem_decaps_batch", false, mlkem_decaps, QTN_ERR_SECRET_KEY},
    {"mldsa_keygen_batch", true, mldsa_keygen, QTN_ERR_ARGUMENT},
    {"mldsa_sign_batch", true, mldsa_sign, QTN_ERR_LENGTH},
};

static void try_batches(bool mldsa) {
    /* None; the first, one in between, and the last. */
    const size_t bad[] = {ITEMS, 0, 5, ITEMS - 1};
    for (size_t i = 0; i < sizeof batches / sizeof batches[0]; i++)
        for (size_t j = 0; j < sizeof bad / sizeof bad[0] && batches[i].mldsa == mldsa; j++) {
            struct job job = {.bad = bad[j]};
            /* Refused, with the right length: a dk whose hash is wrong, an ek that is not reduced.
             */
            memcpy(bad_key, fixture.content[KIND_DK], sizeof bad_key);
            if (batches[i].bad == QTN_ERR_PUBLIC_KEY)
                memset(bad_key, 0xff, sizeof bad_key);
            else if (!mldsa)
                bad_key[fixture.bytes[KIND_DK] - 40] ^= 1;
            residue_of(batches[i].run, &job);
            assert_int_equal(job.status, bad[j] == ITEMS ? QTN_OK : batches[i].bad);
            secrets_clear(&secrets);
            if (mldsa)
                secrets_of_mldsa(&secrets, &fixture);
            else
                secrets_of_mlkem(&secrets, &fixture);
            if (batches[i].run == mldsa_sign)
                secrets_of_signing(&secrets, &fixture, fixture.content[KIND_MU],
                                   fixture.content[KIND_RND], out[bad[j] == 0 ? 1 : 0][0]);
            search(batches[i].name, &job);
        }
}

static void for_each_set(bool mldsa) {
    leaks = 0;
    for (size_t b = 0; use_backend(b); b++)
        for (unsigned set = 0; set < 3; set++) {
            fixture_make(&fixture, mldsa, fixture_set(mldsa, set), 51, 90);
            try_batches(mldsa);
        }
    assert_int_equal(leaks, 0);
}

static void test_mlkem(void **state) {
    (void)state;
    for_each_set(false);
}

static void test_mldsa(void **state) {
    (void)state;
    for_each_set(true);
}

int main(void) {
    if (!stackpaint_available()) {
        puts("the stack cannot be searched here: no POSIX threads, or a sanitizer moves it");
        return 77;
    }
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_mlkem),
        cmocka_unit_test(test_mldsa),
    };
    const int failures = cmocka_run_group_tests_name("batch_wipe", tests, NULL, NULL);
    return failures ? 1 : 0;
}
