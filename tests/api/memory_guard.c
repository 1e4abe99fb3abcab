/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Every input and output of every public function against an inaccessible page, at its end and at
 * its start: reading or writing one byte outside ends the program. Inputs are read-only besides.
 * Where a system has no such pages (guard_is_hard says so), canaries show writes only. */
#include "support/backends.h"
#include "support/calls.h"
#include "support/cmocka_all.h"
#include "support/guard.h"
#include "support/hex.h"
#include "support/rng.h"

#include <string.h>

enum { PARAMETERS = CALL_MAX_PARAMETERS };

/* What the inputs hold. */
enum content { VALID, RANDOM, ZEROS, ONES };

struct guarded_call {
    const struct call *call;
    const struct fixture *fixture;
    struct guarded g[PARAMETERS];
    size_t n[PARAMETERS];
};

static size_t bytes_of(const struct guarded_call *c, unsigned i) {
    return c->fixture->bytes[c->call->parameter[i].kind];
}

static bool is_object(const struct guarded_call *c, unsigned i) {
    return kind_is_object(c->call->parameter[i].kind);
}

/* short_input: the input of that index ends one byte early, in memory and in what is said. */
static void place(struct guarded_call *c, enum guard_side side, enum content content,
                  unsigned short_input) {
    for (unsigned i = 0; i < c->call->parameters; i++) {
        const struct parameter *parameter = &c->call->parameter[i];
        static uint8_t bytes[CALL_MAX_BYTES];
        c->n[i] = bytes_of(c, i) - (i == short_input ? 1 : 0);
        if (content == VALID || is_object(c, i))
            memcpy(bytes, c->fixture->content[parameter->kind], c->n[i]);
        else if (content == RANDOM)
            test_fill(bytes, c->n[i], 7 + i);
        else
            memset(bytes, content == ZEROS ? 0 : 0xff, c->n[i]);
        if (parameter->role == ROLE_IN) {
            c->g[i] = guard_copy(bytes, c->n[i], side, 0);
        } else {
            c->g[i] = guard_alloc(c->n[i], side, 0);
            if (parameter->role == ROLE_INOUT)
                memcpy(c->g[i].p, bytes, c->n[i]);
        }
    }
}

static qtn_status run(struct guarded_call *c) {
    struct test_rng random;
    const qtn_rng rng = test_rng_seeded(&random, 99);
    uint8_t *p[PARAMETERS] = {NULL};
    for (unsigned i = 0; i < c->call->parameters; i++)
        p[i] = c->g[i].p;
    return c->call->run(c->fixture->set, p, c->n, &rng);
}

/* Outputs are copied out where somebody wants them. */
static void release(struct guarded_call *c, uint8_t (*out)[CALL_MAX_BYTES]) {
    for (unsigned i = 0; i < c->call->parameters; i++) {
        if (out != NULL && c->call->parameter[i].role != ROLE_IN)
            memcpy(out[i], c->g[i].p, c->n[i]);
        if (!guard_free(&c->g[i]))
            fail_msg("%s: parameter %u: written outside", c->call->name, i);
    }
}

static void for_each(void (*test)(struct guarded_call *c)) {
    static struct fixture fixture;
    for (size_t b = 0; use_backend(b); b++)
        for (unsigned scheme = 0; scheme < 2; scheme++)
            for (unsigned set = 0; set < 3; set++) {
                fixture_make(&fixture, scheme != 0, fixture_set(scheme != 0, set), 1, 300);
                const struct call *call;
                for (size_t i = 0; (call = call_at(i)) != NULL; i++)
                    if (call->mldsa == (scheme != 0)) {
                        struct guarded_call c = {.call = call, .fixture = &fixture};
                        test(&c);
                    }
            }
}

static const enum guard_side sides[] = {GUARD_AFTER, GUARD_BEFORE};

/* The two sides agree on the result, too. */
static void check_valid(struct guarded_call *c) {
    static uint8_t out[2][PARAMETERS][CALL_MAX_BYTES];
    for (unsigned side = 0; side < 2; side++) {
        place(c, sides[side], VALID, PARAMETERS);
        const qtn_status got = run(c);
        if (got != QTN_OK)
            fail_msg("%s: %s", c->call->name, qtn_status_name(got));
        release(c, out[side]);
    }
    for (unsigned i = 0; i < c->call->parameters; i++)
        if (c->call->parameter[i].role != ROLE_IN)
            assert_memory_equal(out[0][i], out[1][i], bytes_of(c, i));
}

/* An input that is one byte short is refused for its length and not read past its end. */
static void check_short(struct guarded_call *c) {
    for (unsigned i = 0; i < c->call->parameters; i++)
        for (unsigned side = 0; side < 2; side++) {
            if (c->call->parameter[i].length != LENGTH_EXACT)
                continue;
            place(c, sides[side], VALID, i);
            assert_int_equal(run(c), QTN_ERR_LENGTH);
            release(c, NULL);
        }
}

/* Any bytes as keys, ciphertexts, signatures: whatever the status, nothing outside is touched. */
static void check_hostile(struct guarded_call *c) {
    for (enum content content = RANDOM; content <= ONES; content++) {
        const enum guard_side side = content % 2 ? GUARD_AFTER : GUARD_BEFORE;
        place(c, side, content, PARAMETERS);
        const qtn_status got = run(c);
        assert_in_range(-got, 0, -QTN_ERR_STATE);
        assert_true(got != QTN_ERR_ARGUMENT && got != QTN_ERR_LENGTH && got != QTN_ERR_RANDOM);
        if (got != QTN_OK)
            for (unsigned i = 0; i < c->call->parameters; i++)
                if (c->call->parameter[i].role == ROLE_OUT)
                    assert_bytes_are(c->call->name, c->g[i].p, c->g[i].n, 0);
        release(c, NULL);
    }
}

/* Each input alone hostile among valid ones gets further than all of them together. */
static void check_one_hostile(struct guarded_call *c) {
    for (unsigned i = 0; i < c->call->parameters; i++) {
        if (c->call->parameter[i].role != ROLE_IN)
            continue;
        place(c, GUARD_AFTER, VALID, PARAMETERS);
        static uint8_t bytes[CALL_MAX_BYTES];
        test_fill(bytes, c->n[i], i);
        assert_true(guard_free(&c->g[i]));
        c->g[i] = guard_copy(bytes, c->n[i], GUARD_AFTER, 0);
        (void)run(c);
        release(c, NULL);
    }
}

static void test_valid(void **state) {
    (void)state;
    for_each(check_valid);
}

static void test_short(void **state) {
    (void)state;
    for_each(check_short);
}

static void test_hostile(void **state) {
    (void)state;
    for_each(check_hostile);
}

static void test_one_hostile(void **state) {
    (void)state;
    for_each(check_one_hostile);
}

int main(void) {
    if (!guard_is_hard())
        puts("no inaccessible pages on this system: reads outside go unseen");
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_valid),
        cmocka_unit_test(test_short),
        cmocka_unit_test(test_hostile),
        cmocka_unit_test(test_one_hostile),
    };
    const int failures = cmocka_run_group_tests_name("memory_guard", tests, NULL, NULL);
    return failures ? 1 : 0;
}
