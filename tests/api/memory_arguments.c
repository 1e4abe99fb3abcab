/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The conventions of quatrain/types.h, tried on every public function of both schemes: lengths,
 * NULL, unknown sets, random sources, overlap and alignment; statuses are exact, and on every error
 * every output is zero. */
#include "support/backends.h"
#include "support/calls.h"
#include "support/cmocka_all.h"
#include "support/hex.h"
#include "support/rng.h"

#include <string.h>

enum { BEHIND = 64, ROOM = CALL_MAX_BYTES + BEHIND, PARAMETERS = CALL_MAX_PARAMETERS };
_Static_assert(ROOM % 64 == 0, "every room is aligned");

/* One call that works, from which each test departs in one respect. */
struct trial {
    const struct call *call;
    const struct fixture *fixture;
    uint8_t *p[PARAMETERS];
    size_t n[PARAMETERS];
    _Alignas(64) uint8_t room[PARAMETERS][ROOM];
    uint8_t want[PARAMETERS][ROOM]; /* what it gives */
    struct test_rng random;
};

static size_t bytes_of(const struct trial *t, unsigned i) {
    return t->fixture->bytes[t->call->parameter[i].kind];
}

static size_t room_of(const struct trial *t, unsigned i) {
    return bytes_of(t, i) + BEHIND;
}

static enum kind kind_of(const struct trial *t, unsigned i) {
    return t->call->parameter[i].kind;
}

static bool is_out(const struct trial *t, unsigned i) {
    return t->call->parameter[i].role == ROLE_OUT;
}

/* Inputs as they should be, outputs full of something else, each in its own room. */
static void reset(struct trial *t) {
    for (unsigned i = 0; i < t->call->parameters; i++) {
        t->p[i] = t->room[i];
        t->n[i] = bytes_of(t, i);
        memset(t->room[i], 0xa5, room_of(t, i));
        if (!is_out(t, i))
            memcpy(t->room[i], t->fixture->content[kind_of(t, i)], t->n[i]);
    }
}

static qtn_status run(struct trial *t) {
    const qtn_rng rng = test_rng_seeded(&t->random, 99);
    return t->call->run(t->fixture->set, t->p, t->n, &rng);
}

static void expect(struct trial *t, qtn_status want) {
    const qtn_status got = run(t);
    if (got != want)
        fail_msg("%s, set %d: %s, not %s", t->call->name, t->fixture->set, qtn_status_name(got),
                 qtn_status_name(want));
}

/* Every output that is there is zero, and nothing behind it was written. */
static void expect_wiped(const struct trial *t) {
    for (unsigned i = 0; i < t->call->parameters; i++)
        if (is_out(t, i) && t->p[i] != NULL) {
            assert_bytes_are(t->call->name, t->p[i], bytes_of(t, i), 0);
            if (t->p[i] == t->room[i])
                assert_bytes_are(t->call->name, t->p[i] + bytes_of(t, i), BEHIND, 0xa5);
        }
}

static void expect_error(struct trial *t, qtn_status want) {
    expect(t, want);
    expect_wiped(t);
    assert_int_equal(t->random.calls, 0); /* a call refused for its arguments draws nothing */
}

/* No prepared key: the size of the outputs is not known, but for that of a shared secret. */
static void expect_no_key(struct trial *t, qtn_status want) {
    expect(t, want);
    for (unsigned i = 0; i < t->call->parameters; i++)
        if (is_out(t, i) && t->p[i] != NULL)
            assert_bytes_are(t->call->name, t->p[i], bytes_of(t, i),
                             kind_of(t, i) == KIND_SS ? 0 : 0xa5);
    assert_int_equal(t->random.calls, 0);
}

static void expect_same(const struct trial *t) {
    for (unsigned i = 0; i < t->call->parameters; i++)
        if (t->call->parameter[i].role != ROLE_IN)
            assert_bytes_equal(t->call->name, t->p[i], t->want[i], bytes_of(t, i));
}

/* Go through every function, set and backend; every_width: the wider queues of portable C too. */
static void for_each(void (*test)(struct trial *t), bool every_width) {
    static struct fixture fixture;
    static struct trial t;
    for (size_t b = 0; use_backend(b) && (every_width || qtn_backend_at(b) != NULL); b++)
        for (unsigned scheme = 0; scheme < 2; scheme++)
            for (unsigned set = 0; set < 3; set++) {
                fixture_make(&fixture, scheme != 0, fixture_set(scheme != 0, set), 1, 200);
                const struct call *call;
                for (size_t i = 0; (call = call_at(i)) != NULL; i++) {
                    if (call->mldsa != (scheme != 0))
                        continue;
                    t = (struct trial){.call = call, .fixture = &fixture};
                    reset(&t);
                    expect(&t, QTN_OK);
                    memcpy(t.want, t.room, sizeof t.want);
                    test(&t);
                }
            }
    qtn_backend_use(NULL);
}

/* The fixture's own outputs come from other calls; where a function must give the same, it does. */
static void check_deterministic(struct trial *t) {
    assert_int_equal(t->random.calls, t->call->random_bytes != 0 ? 1 : 0);
    assert_int_equal(t->random.bytes, t->call->random_bytes);
    reset(t);
    expect(t, QTN_OK);
    expect_same(t);
    for (unsigned i = 0; i < t->call->parameters; i++) {
        const enum kind kind = t->call->parameter[i].kind;
        const bool stable = t->call->random_bytes == 0 && !kind_is_object(kind) &&
                            strstr(t->call->name, "internal") == NULL &&
                            strcmp(t->call->name, "mldsa_mu_final") != 0;
        if (stable && is_out(t, i))
            assert_bytes_equal(t->call->name, t->p[i], t->fixture->content[kind], bytes_of(t, i));
        if (t->call->parameter[i].role == ROLE_IN)
            assert_bytes_equal("an input", t->p[i], t->fixture->content[kind], bytes_of(t, i));
        assert_bytes_are("behind it", t->room[i] + bytes_of(t, i), BEHIND, 0xa5);
    }
}

static void check_null(struct trial *t) {
    for (unsigned i = 0; i < t->call->parameters; i++) {
        const struct parameter *parameter = &t->call->parameter[i];
        reset(t);
        t->p[i] = NULL;
        if (kind_is_key(parameter->kind) && parameter->role == ROLE_IN)
            expect_no_key(t, QTN_ERR_ARGUMENT);
        else
            expect_error(t, QTN_ERR_ARGUMENT);
        if (parameter->length == LENGTH_NONE)
            continue;
        reset(t);
        t->p[i] = NULL;
        t->n[i] = 0;
        if (parameter->length == LENGTH_EXACT)
            expect_error(t, QTN_ERR_ARGUMENT);
        else if (strstr(t->call->name, "verify") != NULL)
            expect_error(t, QTN_ERR_SIGNATURE); /* the empty message is another message */
        else
            expect(t, QTN_OK);
    }
    reset(t);
    memset(t->p, 0, sizeof t->p);
    for (unsigned i = 0; i < PARAMETERS; i++)
        t->p[i] = NULL;
    expect_error(t, QTN_ERR_ARGUMENT);
}

/* A prepared key that is none: not aligned, never made, wiped, or of another kind. */
static void check_keys(struct trial *t) {
    for (unsigned i = 0; i < t->call->parameters; i++) {
        if (!kind_is_key(kind_of(t, i)))
            continue;
        const bool out = is_out(t, i);
        const unsigned offsets[] = {1, 4, 8, 16, 32, 63};
        for (unsigned j = 0; j < sizeof offsets / sizeof offsets[0]; j++) {
            reset(t);
            t->p[i] += offsets[j];
            memset(t->p[i], 0xa5, bytes_of(t, i));
            if (out) {
                expect(t, QTN_ERR_ARGUMENT);
                assert_bytes_are(t->call->name, t->p[i], bytes_of(t, i), 0);
            } else {
                memcpy(t->p[i], t->fixture->content[kind_of(t, i)], bytes_of(t, i));
                expect_no_key(t, QTN_ERR_ARGUMENT);
            }
        }
        for (unsigned fill = 0; fill < 256 && !out; fill += 51) {
            reset(t);
            memset(t->p[i], (int)fill, bytes_of(t, i));
            expect_no_key(t, QTN_ERR_STATE);
        }
        for (enum kind other = KIND_ENCAPS_KEY; other < KINDS && !out; other++) {
            const size_t n = t->fixture->bytes[other];
            if (n == 0 || other == kind_of(t, i))
                continue;
            reset(t);
            memset(t->p[i], 0, bytes_of(t, i));
            memcpy(t->p[i], t->fixture->content[other], n < bytes_of(t, i) ? n : bytes_of(t, i));
            expect_no_key(t, QTN_ERR_STATE);
        }
    }
}

static void check_lengths(struct trial *t) {
    for (unsigned i = 0; i < t->call->parameters; i++) {
        const size_t n = bytes_of(t, i);
        const size_t exact[] = {0, 1, n - 1, n + 1, 2 * n, n + 65536, SIZE_MAX};
        const size_t context[] = {256, 257, 511, 65536, 65536 + 20, SIZE_MAX};
        const bool is_context = t->call->parameter[i].length == LENGTH_CONTEXT;
        if (!is_context && t->call->parameter[i].length != LENGTH_EXACT)
            continue;
        for (unsigned j = 0; j < (is_context ? 6 : 7); j++) {
            reset(t);
            t->n[i] = is_context ? context[j] : exact[j];
            expect_error(t, QTN_ERR_LENGTH);
        }
    }
}

/* The size of an output is not known then, so it is left alone; a state's size is always known. */
static void check_unknown_set(struct trial *t) {
    if (t->call->parameter[0].role == ROLE_INOUT || call_takes_key(t->call))
        return; /* mu_update, mu_final and whatever has a prepared key take no set */
    const int right = t->fixture->set;
    const int unknown[] = {0,   1,   -1,        right - 1, right + 1, t->call->mldsa ? 768 : 65,
                           256, 340, INT32_MAX, INT32_MIN};
    for (size_t i = 0; i < sizeof unknown / sizeof unknown[0]; i++) {
        reset(t);
        struct fixture other = *t->fixture;
        const struct fixture *const own = t->fixture;
        other.set = unknown[i];
        t->fixture = &other;
        expect(t, QTN_ERR_ARGUMENT);
        t->fixture = own;
        assert_int_equal(t->random.calls, 0);
        for (unsigned j = 0; j < t->call->parameters; j++)
            if (is_out(t, j) && !kind_is_object(kind_of(t, j)))
                assert_bytes_are(t->call->name, t->room[j], room_of(t, j), 0xa5);
            else if (is_out(t, j) && kind_is_key(kind_of(t, j)))
                assert_bytes_are(t->call->name, t->room[j], bytes_of(t, j), 0);
    }
}

static void check_random_source(struct trial *t) {
    if (t->call->random_bytes == 0)
        return;
    reset(t);
    qtn_rng rng = test_rng_failing(&t->random, 5, 1);
    assert_int_equal(t->call->run(t->fixture->set, t->p, t->n, &rng), QTN_ERR_RANDOM);
    assert_int_equal(t->random.calls, 1);
    assert_int_equal(t->random.bytes, t->call->random_bytes);
    expect_wiped(t);
    /* There is no second call that could fail. */
    reset(t);
    rng = test_rng_failing(&t->random, 99, 2);
    assert_int_equal(t->call->run(t->fixture->set, t->p, t->n, &rng), QTN_OK);
    assert_int_equal(t->random.calls, 1);
    expect_same(t);
    reset(t);
    rng = (qtn_rng){NULL, NULL};
    assert_int_equal(t->call->run(t->fixture->set, t->p, t->n, &rng), QTN_ERR_RANDOM);
    expect_wiped(t);
    /* NULL is the operating system's, which gives other bytes. */
    reset(t);
    assert_int_equal(t->call->run(t->fixture->set, t->p, t->n, NULL), QTN_OK);
    for (unsigned i = 0; i < t->call->parameters; i++)
        if (is_out(t, i))
            assert_memory_not_equal(t->p[i], t->want[i], bytes_of(t, i));
}

/* Each output over each input (prepared keys are in nobody's way, says quatrain/prepared.h): same
 * start, same end, and many ways to be beside each other; then with an error, which wipes that much
 * of the input. */
static void check_overlap_of(struct trial *t, unsigned out, unsigned in) {
    static _Alignas(64) uint8_t arena[3 * ROOM];
    const ptrdiff_t on = (ptrdiff_t)bytes_of(t, out), n = (ptrdiff_t)bytes_of(t, in);
    const ptrdiff_t shifts[] = {0,     n - on,       1,      -1,      32,        -32, 61,
                                n / 2, (n - on) / 2, n - 16, 16 - on, n - on + 8};
    for (size_t s = 0; s < sizeof shifts / sizeof shifts[0]; s++)
        for (unsigned wrong = 0; wrong < 2; wrong++) {
            ptrdiff_t shift = shifts[s];
            if (wrong && t->call->parameter[in].length != LENGTH_EXACT)
                continue;
            if (kind_is_object(kind_of(t, out)))
                shift = shift / 8 * 8;
            reset(t);
            t->p[in] = arena + ROOM;
            t->p[out] = arena + ROOM + shift;
            memset(t->p[in] - (on + 128), 0xa5, (size_t)(n + 2 * on + 256));
            memcpy(t->p[in], t->room[in], bytes_of(t, in));
            t->n[in] -= wrong;
            if (wrong) {
                expect_error(t, QTN_ERR_LENGTH);
            } else {
                expect(t, QTN_OK);
                expect_same(t);
            }
        }
}

static void check_overlap(struct trial *t) {
    for (unsigned out = 0; out < t->call->parameters; out++)
        for (unsigned in = 0; in < t->call->parameters; in++)
            if (is_out(t, out) && t->call->parameter[in].role == ROLE_IN &&
                !kind_is_key(kind_of(t, out)) && !kind_is_key(kind_of(t, in)))
                check_overlap_of(t, out, in);
}

/* Every pointer at each offset from a multiple of 64, all of them at different ones. */
static void check_alignment(struct trial *t) {
    static _Alignas(64) uint8_t arena[PARAMETERS][CALL_MAX_BYTES + 2 * 64];
    for (unsigned offset = 0; offset < 64; offset++) {
        reset(t);
        for (unsigned i = 0; i < t->call->parameters; i++) {
            unsigned at = (offset + 23 * i) % 64; /* but objects have their type's alignment */
            at -= at % (unsigned)kind_alignment(kind_of(t, i));
            t->p[i] = arena[i] + at;
            memset(arena[i], 0xa5, bytes_of(t, i) + 2 * 64);
            memcpy(t->p[i], t->room[i], bytes_of(t, i));
        }
        expect(t, QTN_OK);
        expect_same(t);
        for (unsigned i = 0; i < t->call->parameters; i++) {
            assert_bytes_are("before", arena[i], (size_t)(t->p[i] - arena[i]), 0xa5);
            const uint8_t *const end = t->p[i] + bytes_of(t, i);
            assert_bytes_are("behind", end, 64, 0xa5);
        }
    }
}

static void test_deterministic(void **state) {
    (void)state;
    for_each(check_deterministic, true);
}

static void test_null(void **state) {
    (void)state;
    for_each(check_null, false);
}

static void test_keys(void **state) {
    (void)state;
    for_each(check_keys, false);
}

static void test_lengths(void **state) {
    (void)state;
    for_each(check_lengths, false);
}

static void test_unknown_set(void **state) {
    (void)state;
    for_each(check_unknown_set, false);
}

static void test_random_source(void **state) {
    (void)state;
    for_each(check_random_source, true);
}

static void test_overlap(void **state) {
    (void)state;
    for_each(check_overlap, true);
}

static void test_alignment(void **state) {
    (void)state;
    for_each(check_alignment, true);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_deterministic), cmocka_unit_test(test_null),
        cmocka_unit_test(test_keys),          cmocka_unit_test(test_lengths),
        cmocka_unit_test(test_unknown_set),   cmocka_unit_test(test_random_source),
        cmocka_unit_test(test_overlap),       cmocka_unit_test(test_alignment),
    };
    const int failures = cmocka_run_group_tests_name("memory_arguments", tests, NULL, NULL);
    return failures ? 1 : 0;
}
