/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Nothing secret stays behind. Each operation that handles secrets runs on a painted stack, on its
 * way to success and into each error; then the dead stack and the vector registers are
 * searched for any part of any secret that it had: seeds, keys and their parts, in packed and in
 * unpacked form, and everything between that can be computed here from the standard's text.
 *
 * The last test leaves a secret behind on purpose, and tests/api/memory_search.c does so in other
 * ways: the search finds what is there. */
#include "memory_residue.h"
#include "mlkem/encode.h"
#include "mlkem/kpke.h"
#include "support/backends.h"
#include "support/calls.h"
#include "support/cmocka_all.h"
#include "support/hex.h"
#include "support/mldsa_wrap.h"
#include "support/rng.h"
#include "support/stackpaint.h"

#include <quatrain/hazmat.h>

#include <string.h>

enum { PARAMETERS = CALL_MAX_PARAMETERS };

struct job {
    const struct call *call;
    int set;
    uint8_t *p[PARAMETERS];
    size_t n[PARAMETERS];
    qtn_rng rng;
    qtn_status status;
};

static void run_job(void *arg) {
    struct job *job = arg;
    job->status = job->call->run(job->set, job->p, job->n, &job->rng);
}

static struct fixture fixture;
static struct secrets secrets;
static struct test_rng random_source;

static const struct call *call_named(const char *name) {
    const struct call *call;
    for (size_t i = 0; (call = call_at(i)) != NULL; i++)
        if (strcmp(call->name, name) == 0)
            return call;
    fail_msg("no function %s", name);
    return NULL;
}

/* Parameters in memory that is not on the stack; random bytes as the fixture has them. */
static struct job prepare(const struct call *call) {
    static _Alignas(64) uint8_t room[PARAMETERS][CALL_MAX_BYTES];
    struct job job = {.call = call, .set = fixture.set};
    for (unsigned i = 0; i < call->parameters; i++) {
        const enum kind kind = call->parameter[i].kind;
        job.p[i] = room[i];
        job.n[i] = fixture.bytes[kind];
        memcpy(room[i], fixture.content[kind], job.n[i]);
    }
    enum kind random = KIND_RND;
    if (!call->mldsa)
        random = call->random_bytes == 64 ? KIND_SEED : KIND_M;
    else if (strncmp(call->name, "mldsa_keygen", 12) == 0)
        random = KIND_XI;
    job.rng = test_rng_given(&random_source, fixture.content[random], call->random_bytes);
    return job;
}

/* A lane of a wide Keccak has eight bytes of its state in each of 25 registers, and an NTT keeps a
 * polynomial in eight or more, in an order of its own: no search for bytes in a row finds these, so
 * the registers have to be zero. But the C library compares and copies public bytes after the
 * wiping, through up to this many. */
enum { LIBRARY_REGISTERS = 9 };

static unsigned leaks; /* found so far; each is printed, so that one run shows all */

static void search(const char *name, const char *how) {
    const char *where[2] = {residue_on_stack(&secrets), residue_in_registers(&secrets)};
    for (unsigned i = 0; i < 2; i++)
        if (where[i] != NULL) {
            print_error("%s, set %d, %s, backend %s: %s is left %s\n", name, fixture.set, how,
                        qtn_backend_name(), where[i],
                        i == 0 ? "on the stack" : "in a vector register");
            leaks++;
        }
    if (residue_vector_registers() > LIBRARY_REGISTERS) {
        print_error("%s, set %d, %s, backend %s: %u vector registers are not zero\n", name,
                    fixture.set, how, qtn_backend_name(), residue_vector_registers());
        leaks++;
    }
}

static bool takes(const struct call *call, enum kind kind, enum role role) {
    for (unsigned i = 0; i < call->parameters; i++)
        if (call->parameter[i].kind == kind && call->parameter[i].role == role)
            return true;
    return false;
}

/* What decapsulation makes of the ciphertext it was given: m', K' and, where somebody tampered, the
 * ciphertext of m', from which m' follows. */
static void list_decapsulation(const struct job *job) {
    static struct kpke_secret sec;
    const struct mlkem_params *row = qtn_mlkem_params((qtn_mlkem_set)fixture.set);
    uint8_t m[32], ct[QTN_MLKEM_MAX_CT_BYTES], ss[32];
    const struct mlkem_ops *ops = qtn_backend_active()->mlkem;
    const uint8_t *given = job->p[call_parameter(job->call, KIND_CT)];
    (void)qtn_mlkem_decode_vec(sec.s, ops, fixture.content[KIND_DK], row->k);
    qtn_kpke_decrypt(row, ops, sec.s, &sec, given, m);
    assert_int_equal(
        qtn_mlkem_encaps_m(row->set, ct, ss, fixture.content[KIND_EK], row->ek_bytes, m, sizeof m),
        QTN_OK);
    secrets_add(&secrets, "m'", m, sizeof m, 1, WINDOW_DENSE);
    secrets_add(&secrets, "K'", ss, sizeof ss, 1, WINDOW_DENSE);
    if (memcmp(ct, given, row->ct_bytes) != 0)
        secrets_add(&secrets, "the ciphertext of m'", ct, row->ct_bytes, 1, WINDOW_DENSE);
}

/* Secrets are listed after the run, because those of signing follow from the signature; the search
 * itself has another stack. */
static void list_secrets(const struct job *job) {
    secrets_clear(&secrets);
    if (!job->call->mldsa) {
        secrets_of_mlkem(&secrets, &fixture);
        if (takes(job->call, KIND_CT, ROLE_IN))
            list_decapsulation(job);
        return;
    }
    secrets_of_mldsa(&secrets, &fixture);
    if (!takes(job->call, KIND_SIG, ROLE_OUT) && !takes(job->call, KIND_SIG_PREHASH, ROLE_OUT))
        return;
    static const uint8_t zero[32];
    const bool prehash = takes(job->call, KIND_SIG_PREHASH, ROLE_OUT);
    const uint8_t *sig = job->p[call_parameter(job->call, prehash ? KIND_SIG_PREHASH : KIND_SIG)];
    const bool deterministic = strstr(job->call->name, "deterministic") != NULL;
    const uint8_t *rnd = deterministic ? zero : fixture.content[KIND_RND];
    uint8_t tr_m[64 + 2 + 20 + 1024], mu[64];
    size_t n = 64;
    memcpy(tr_m, fixture.content[KIND_SK] + 64, 64);
    if (prehash) {
        const uint8_t oid[11] = {6, 9, 0x60, 0x86, 0x48, 1, 0x65, 3, 4, 2, 10}; /* SHA3-512 */
        tr_m[n++] = 1;
        tr_m[n++] = (uint8_t)fixture.bytes[KIND_CTX];
        memcpy(tr_m + n, fixture.content[KIND_CTX], fixture.bytes[KIND_CTX]);
        n += fixture.bytes[KIND_CTX];
        memcpy(tr_m + n, oid, sizeof oid);
        memcpy(tr_m + n + sizeof oid, fixture.content[KIND_DIGEST], 64);
        n += sizeof oid + 64;
    } else {
        memcpy(tr_m + n, fixture.content[KIND_MPRIME], fixture.bytes[KIND_MPRIME]);
        n += fixture.bytes[KIND_MPRIME];
    }
    test_shake256(mu, sizeof mu, tr_m, n);
    if (job->status == QTN_OK || job->status == QTN_ERR_ATTEMPTS)
        secrets_of_signing(&secrets, &fixture, mu, rnd, job->status == QTN_OK ? sig : NULL);
}

static void run_and_search(struct job *job, qtn_status want, const char *how) {
    residue_of(run_job, job);
    if (job->status != want)
        fail_msg("%s, %s: %s", job->call->name, how, qtn_status_name(job->status));
    list_secrets(job);
    search(job->call->name, how);
}

static void for_each_set(bool mldsa, void (*test)(void)) {
    leaks = 0;
    for (size_t b = 0; use_backend(b); b++)
        for (unsigned set = 0; set < 3; set++) {
            if (test_is_brief() && set != b % 3)
                continue;
            fixture_make(&fixture, mldsa, fixture_set(mldsa, set), 11, 90);
            test();
        }
    assert_int_equal(leaks, 0);
}

/* --- success --------------------------------------------------------------------------------- */

static bool handles_secrets(const struct call *call) {
    for (unsigned i = 0; i < call->parameters; i++) {
        const enum kind kind = call->parameter[i].kind;
        if (kind == KIND_DK || kind == KIND_SK || kind == KIND_SS || kind == KIND_XI ||
            kind == KIND_DECAPS_KEY || kind == KIND_SIGNING_KEY)
            return true;
    }
    return false;
}

static void try_all(bool mldsa) {
    const struct call *call;
    for (size_t i = 0; (call = call_at(i)) != NULL; i++)
        if (call->mldsa == mldsa && handles_secrets(call)) {
            struct job job = prepare(call);
            run_and_search(&job, QTN_OK, "success");
        }
}

static void try_mlkem(void) {
    try_all(false);
}

static void try_mldsa(void) {
    try_all(true);
}

static void test_mlkem_success(void **state) {
    (void)state;
    for_each_set(false, try_mlkem);
}

static void test_mldsa_success(void **state) {
    (void)state;
    for_each_set(true, try_mldsa);
}

/* --- errors ---------------------------------------------------------------------------------- */

/* A valid call with two bytes of one parameter set to ones. */
struct damage {
    const char *name, *how;
    unsigned parameter;
    long at; /* from the start, or, where negative, from the end */
    qtn_status want;
};

static const struct damage mlkem_damages[] = {
    {"mlkem_encaps", "ek not reduced", 2, 0, QTN_ERR_PUBLIC_KEY},
    {"mlkem_encaps_m", "ek not reduced", 2, 0, QTN_ERR_PUBLIC_KEY},
    {"mlkem_decaps", "implicit rejection", 1, 0, QTN_OK},
    {"mlkem_decaps", "hash in dk wrong", 2, -64, QTN_ERR_SECRET_KEY},
    {"mlkem_decaps_batch", "implicit rejection", 1, 0, QTN_OK},
    {"mlkem_decaps_batch", "hash in dk wrong", 2, -64, QTN_ERR_SECRET_KEY},
    {"mlkem_decaps_key_init", "s not reduced", 1, 0, QTN_ERR_SECRET_KEY},
    {"mlkem_decaps_key_init", "hash in dk wrong", 1, -64, QTN_ERR_SECRET_KEY},
    {"mlkem_decaps_with", "implicit rejection", 2, 0, QTN_OK},
    {"mlkem_encaps_batch", "ek not reduced", 2, 0, QTN_ERR_PUBLIC_KEY},
    {"mlkem_check_dk", "s not reduced", 0, 0, QTN_ERR_SECRET_KEY},
    {"mlkem_check_dk", "hash in dk wrong", 0, -64, QTN_ERR_SECRET_KEY},
    {"mlkem_check_pair", "s not reduced", 1, 0, QTN_ERR_SECRET_KEY},
    {"mlkem_check_pair", "another rho", 0, -2, QTN_ERR_KEY_PAIR},
};

static const struct damage mldsa_damages[] = {
    {"mldsa_check_sk", "s1 out of range", 0, 128, QTN_ERR_SECRET_KEY},
    {"mldsa_check_sk", "t0 wrong", 0, -2, QTN_ERR_SECRET_KEY},
    {"mldsa_check_sk", "tr wrong", 0, 64, QTN_ERR_SECRET_KEY},
    {"mldsa_signing_key_init", "s1 out of range", 1, 128, QTN_ERR_SECRET_KEY},
    {"mldsa_signing_key_init", "t0 wrong", 1, -2, QTN_ERR_SECRET_KEY},
    {"mldsa_signing_key_init", "tr wrong", 1, 64, QTN_ERR_SECRET_KEY},
    {"mldsa_pk_from_sk", "s1 out of range", 1, 128, QTN_ERR_SECRET_KEY},
    {"mldsa_pk_from_sk", "t0 wrong", 1, -2, QTN_ERR_SECRET_KEY},
    {"mldsa_pk_from_sk", "tr wrong", 1, 64, QTN_ERR_SECRET_KEY},
};

static void try_damage(const struct damage *damage) {
    struct job job = prepare(call_named(damage->name));
    const size_t n = job.n[damage->parameter];
    const size_t at = damage->at >= 0 ? (size_t)damage->at : n - (size_t)-damage->at;
    memset(job.p[damage->parameter] + at, 0xff, 2);
    run_and_search(&job, damage->want, damage->how);
}

/* Half of the random bytes were written before the source failed. */
static void try_failing_source(bool mldsa) {
    const struct call *call;
    for (size_t i = 0; (call = call_at(i)) != NULL; i++)
        if (call->mldsa == mldsa && call->random_bytes != 0) {
            struct job job = prepare(call);
            uint8_t half[64];
            job.rng = test_rng_failing(&random_source, 21, 1);
            run_and_search(&job, QTN_ERR_RANDOM, "random source failed");
            test_fill(half, call->random_bytes / 2, 21);
            secrets_add(&secrets, "random bytes", half, call->random_bytes / 2, 1, WINDOW_DENSE);
            search(call->name, "random source failed");
        }
}

static void try_mlkem_errors(void) {
    for (size_t i = 0; i < sizeof mlkem_damages / sizeof mlkem_damages[0]; i++)
        try_damage(&mlkem_damages[i]);
    try_failing_source(false);
}

static void try_mldsa_errors(void) {
    for (size_t i = 0; i < sizeof mldsa_damages / sizeof mldsa_damages[0]; i++)
        try_damage(&mldsa_damages[i]);
    try_failing_source(true);
}

static void test_mlkem_errors(void **state) {
    (void)state;
    for_each_set(false, try_mlkem_errors);
}

static void test_mldsa_errors(void **state) {
    (void)state;
    for_each_set(true, try_mldsa_errors);
}

/* Every attempt rejected in its last check, by a backend that says so. */
static void test_attempts(void **state) {
    (void)state;
    leaks = 0;
    for (unsigned set = 0; set < 3; set++) {
        fixture_make(&fixture, true, fixture_set(true, set), 12, 90);
        assert_int_equal(qtn_backend_select(NULL), QTN_OK);
        qtn_backend_use(mldsa_wrap_backend(qtn_backend_active(), (qtn_mldsa_set)fixture.set));
        mldsa_wrap_reject(MLDSA_CHECK_HINT, UINT64_MAX);
        struct job job = prepare(call_named("mldsa_sign"));
        run_and_search(&job, QTN_ERR_ATTEMPTS, "attempts exhausted");
        assert_int_equal(qtn_mldsa_signing_key_init((qtn_mldsa_set)fixture.set,
                                                    &fixture.signing_key, fixture.content[KIND_SK],
                                                    fixture.bytes[KIND_SK]),
                         QTN_OK); /* bound to the wrapped backend */
        job = prepare(call_named("mldsa_sign_with"));
        run_and_search(&job, QTN_ERR_ATTEMPTS, "attempts exhausted");
        mldsa_wrap_reset();
    }
    qtn_backend_use(NULL);
    assert_int_equal(leaks, 0);
}

/* --- the search finds what is there ---------------------------------------------------------- */

/* The library's own decryption, called by somebody who does not wipe: s is found. */
static void careless_decryption(void *arg) {
    struct kpke_secret sec;
    const struct mlkem_params *row = qtn_mlkem_params((qtn_mlkem_set)fixture.set);
    const struct mlkem_ops *ops = qtn_backend_active()->mlkem;
    (void)qtn_mlkem_decode_vec(sec.s, ops, fixture.content[KIND_DK], row->k);
    qtn_kpke_decrypt(row, ops, sec.s, &sec, fixture.content[KIND_CT], arg);
}

static void test_search_finds_a_working_space(void **state) {
    (void)state;
    uint8_t m[32];
    fixture_make(&fixture, false, QTN_MLKEM_768, 11, 0);
    residue_of(careless_decryption, m);
    assert_bytes_equal("m", m, fixture.content[KIND_M], sizeof m);
    secrets_clear(&secrets);
    secrets_of_mlkem(&secrets, &fixture);
    assert_non_null(residue_on_stack(&secrets));
}

int main(void) {
    if (!stackpaint_available()) {
        puts("the stack cannot be searched here: no POSIX threads, or a sanitizer moves it");
        return 77;
    }
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_search_finds_a_working_space),
        cmocka_unit_test(test_mlkem_success),
        cmocka_unit_test(test_mlkem_errors),
        cmocka_unit_test(test_mldsa_success),
        cmocka_unit_test(test_mldsa_errors),
        cmocka_unit_test(test_attempts),
    };
    const int failures = cmocka_run_group_tests_name("memory_wipe", tests, NULL, NULL);
    return failures ? 1 : 0;
}
