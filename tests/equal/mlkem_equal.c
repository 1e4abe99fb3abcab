/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "mlkem_equal.h"

#include "common/backend.h"
#include "support/cmocka_all.h"
#include "support/rng.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char message[200];

bool differs(const char *format, ...) {
    va_list args;
    va_start(args, format);
    vsnprintf(message, sizeof message, format, args);
    va_end(args);
    return false;
}

/* --- running --------------------------------------------------------------------------------- */

/* The arithmetic of the i-th of the backends that this machine can run; NULL past the end. Some
 * share it with those before them, which `done` has. One that is listed but not put in use ends the
 * program. */
static const struct mlkem_ops *table(size_t i) {
    const char *name = qtn_backend_at(i);
    if (name == NULL)
        return NULL;
    if (qtn_backend_select(name) != QTN_OK || strcmp(qtn_backend_name(), name) != 0) {
        fprintf(stderr, "backend %s is listed but not covered\n", name);
        exit(1);
    }
    return qtn_backend_active()->mlkem;
}

static bool done(size_t i) {
    const struct mlkem_ops *ops = table(i);
    while (i-- != 0)
        if (table(i) == ops)
            return true;
    return false;
}

static void on_every_backend(void **state) {
    const struct equal_check *check = *state;
    const struct mlkem_ops *ops;
    for (size_t i = 0; (ops = table(i)) != NULL; i++)
        if (!done(i) && !check->same(ops))
            fail_msg("%s, %s: %s", check->name, ops->name, message);
}

static void with_a_planted_mistake(void **state) {
    const struct equal_check *check = *state;
    struct mlkem_ops planted = qtn_mlkem_ref;
    check->plant(&planted);
    if (check->same(&planted))
        fail_msg("%s: a planted mistake was not found", check->name);
}

int equal_main(const struct equal_check *checks, size_t n) {
    enum { MOST = 16 };
    static char names[MOST][80];
    struct CMUnitTest tests[2 * MOST];
    if (n > MOST)
        return 1;
    memset(tests, 0, sizeof tests);
    for (size_t i = 0; i < n; i++) {
        void *state = (void *)(uintptr_t)&checks[i];
        snprintf(names[i], sizeof names[i], "%s, planted mistake", checks[i].name);
        tests[2 * i] = (struct CMUnitTest){checks[i].name, on_every_backend, NULL, NULL, state};
        tests[2 * i + 1] = (struct CMUnitTest){names[i], with_a_planted_mistake, NULL, NULL, state};
    }
    printf("covered:");
    const struct mlkem_ops *ops;
    for (size_t i = 0; (ops = table(i)) != NULL; i++)
        if (!done(i))
            printf(" %s", ops->name);
    printf("\n");
    return _cmocka_run_group_tests("equal", tests, 2 * n, NULL, NULL) ? 1 : 0;
}

/* --- inputs ---------------------------------------------------------------------------------- */

void equal_fill(struct mlkem_poly *p, unsigned kind, int bound, uint64_t *rng) {
    const unsigned spike = (unsigned)(test_next(rng) % N);
    for (unsigned i = 0; i < N; i++) {
        const uint64_t random = test_next(rng);
        int c = (int)(random % (2 * (unsigned)bound + 1)) - bound;
        if (kind < 3)
            c = ((int)kind - 1) * bound;
        else if (kind < 11)
            c = i >> (kind - 3) & 1 ? bound : -bound; /* runs of 1, 2, 4, ... 128 */
        else if (kind < 15)
            c = i != spike ? 0 : kind % 2 ? bound : -bound;
        else if (kind < 19)
            c = random % 2 ? bound : -bound;
        else if (kind < 21)
            c = bound - (int)(random % 3); /* near one end */
        p->c[i] = (int16_t)c;
    }
}

/* --- comparisons ----------------------------------------------------------------------------- */

bool equal_mod_q(const struct mlkem_poly *got, const struct mlkem_poly *want, int limit,
                 const char *what) {
    for (unsigned i = 0; i < N; i++) {
        if (got->c[i] <= -limit || got->c[i] >= limit)
            return differs("%s: coefficient %u is out of range: %d", what, i, got->c[i]);
        if ((got->c[i] - want->c[i]) % Q != 0)
            return differs("%s: coefficient %u is %d, should be %d modulo q", what, i, got->c[i],
                           want->c[i]);
    }
    return true;
}

bool equal_poly(const struct mlkem_poly *got, const struct mlkem_poly *want, const char *what) {
    for (unsigned i = 0; i < N; i++)
        if (got->c[i] != want->c[i])
            return differs("%s: coefficient %u is %d, should be %d", what, i, got->c[i],
                           want->c[i]);
    return true;
}

bool equal_bytes(const uint8_t *got, const uint8_t *want, size_t n, const char *what) {
    for (size_t i = 0; i < n; i++)
        if (got[i] != want[i])
            return differs("%s: byte %zu is %02x, should be %02x", what, i, got[i], want[i]);
    return true;
}

/* --- the order of the NTT domain ------------------------------------------------------------- */

/* decode12 takes 0, 1, 2, ... in the standard's order. */
bool equal_order(struct equal_order *order, const struct mlkem_ops *ops) {
    uint8_t p[MLKEM_POLY_BYTES];
    bool seen[N] = {false};
    struct mlkem_poly r;
    for (unsigned i = 0; i < N; i++)
        r.c[i] = (int16_t)i;
    qtn_mlkem_ref.encode12(p, &r);
    if (ops->decode12(&r, p) != 0)
        return differs("decode12 refuses what is below q");
    for (unsigned at = 0; at < N; at++) {
        if (r.c[at] < 0 || r.c[at] >= N || seen[r.c[at]])
            return differs("decode12: %d at place %u", r.c[at], at);
        seen[r.c[at]] = true;
        order->at[r.c[at]] = at;
    }
    return true;
}

void equal_from_standard(const struct equal_order *order, struct mlkem_poly *r,
                         const struct mlkem_poly *a) {
    for (unsigned i = 0; i < N; i++)
        r->c[order->at[i]] = a->c[i];
}

void equal_to_standard(const struct equal_order *order, struct mlkem_poly *r,
                       const struct mlkem_poly *a) {
    for (unsigned i = 0; i < N; i++)
        r->c[i] = a->c[order->at[i]];
}

/* --- memory ---------------------------------------------------------------------------------- */

struct guarded equal_output(unsigned place, size_t n) {
    return place == 0 ? guard_alloc(n, GUARD_AFTER, 0) : guard_alloc(n, GUARD_BEFORE, place - 1);
}

struct guarded equal_input(unsigned place, const uint8_t *p, size_t n) {
    return place == 0 ? guard_copy(p, n, GUARD_AFTER, 0)
                      : guard_copy(p, n, GUARD_BEFORE, place - 1);
}

void equal_take(struct equal_room *room, unsigned side, size_t n) {
    room->memory = guard_alloc(n, side % 2 ? GUARD_BEFORE : GUARD_AFTER, 0);
    room->p = room->memory.p;
    if ((uintptr_t)room->p % _Alignof(struct mlkem_poly) != 0) {
        fprintf(stderr, "a guarded buffer of %zu bytes is not aligned\n", n);
        exit(1);
    }
}

bool equal_whole(struct equal_room *room) {
    return guard_free(&room->memory);
}
