/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "mldsa_equal.h"

#include "common/backend.h"
#include "support/cmocka_all.h"
#include "support/guard.h"
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
static const struct mldsa_ops *table(size_t i) {
    const char *name = qtn_backend_at(i);
    if (name == NULL)
        return NULL;
    if (qtn_backend_select(name) != QTN_OK || strcmp(qtn_backend_name(), name) != 0) {
        fprintf(stderr, "backend %s is listed but not covered\n", name);
        exit(1);
    }
    return qtn_backend_active()->mldsa;
}

static bool done(size_t i) {
    const struct mldsa_ops *ops = table(i);
    while (i-- != 0)
        if (table(i) == ops)
            return true;
    return false;
}

static void on_every_backend(void **state) {
    const struct equal_check *check = *state;
    const struct mldsa_ops *ops;
    for (size_t i = 0; (ops = table(i)) != NULL; i++)
        if (!done(i) && !check->same(ops))
            fail_msg("%s, %s: %s", check->name, ops->name, message);
}

static void with_a_planted_mistake(void **state) {
    const struct equal_check *check = *state;
    struct mldsa_ops planted = qtn_mldsa_ref;
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
    const struct mldsa_ops *ops;
    for (size_t i = 0; (ops = table(i)) != NULL; i++)
        if (!done(i))
            printf(" %s", ops->name);
    printf("\n");
    return _cmocka_run_group_tests("equal", tests, 2 * n, NULL, NULL) ? 1 : 0;
}

/* --- inputs ---------------------------------------------------------------------------------- */

int32_t equal_between(uint64_t *rng, int32_t low, int32_t high) {
    const uint64_t span = (uint64_t)((int64_t)high - low) + 1;
    return (int32_t)(low + (int64_t)(test_next(rng) % span));
}

void equal_fill(struct mldsa_poly *p, unsigned kind, int32_t low, int32_t high, uint64_t *rng) {
    const int32_t middle = low <= 0 && high >= 0 ? 0 : low;
    const unsigned at = (unsigned)equal_between(rng, 0, N - 1);
    for (unsigned i = 0; i < N; i++)
        switch (kind) {
        case 0:
        case 1:
            p->c[i] = kind == 0 ? low : high;
            break;
        case 2:
            p->c[i] = middle;
            break;
        case 3: /* alternating in runs of 1, 2, 4, ... 128 */
        case 4:
        case 5:
        case 6:
        case 7:
        case 8:
        case 9:
        case 10:
            p->c[i] = i >> (kind - 3) & 1 ? low : high;
            break;
        case 11: /* ends at random */
        case 12:
            p->c[i] = test_next(rng) % 2 ? low : high;
            break;
        case 13:
        case 14:
            p->c[i] = i != at ? middle : kind == 13 ? low : high;
            break;
        default:
            p->c[i] = equal_between(rng, low, high);
        }
}

/* --- comparisons ----------------------------------------------------------------------------- */

bool equal_first(const struct mldsa_poly *got, const struct mldsa_poly *want, unsigned n,
                 const char *what) {
    for (unsigned i = 0; i < n; i++)
        if (got->c[i] != want->c[i])
            return differs("%s: coefficient %u is %d, should be %d", what, i, got->c[i],
                           want->c[i]);
    return true;
}

bool equal_mod_q(const struct mldsa_poly *got, const struct mldsa_poly *want, const char *what) {
    for (unsigned i = 0; i < N; i++) {
        if (got->c[i] <= -Q || got->c[i] >= Q)
            return differs("%s: coefficient %u is out of range: %d", what, i, got->c[i]);
        if (((int64_t)got->c[i] - want->c[i]) % Q != 0)
            return differs("%s: coefficient %u is %d, should be %d modulo q", what, i, got->c[i],
                           want->c[i]);
    }
    return true;
}

/* --- the order of the NTT domain ------------------------------------------------------------- */

/* rej_uniform takes 0, 1, 2, ... in the standard's order. */
bool equal_order(struct equal_order *order, const struct mldsa_ops *ops) {
    uint8_t p[3 * N] = {0};
    bool seen[N] = {false};
    struct mldsa_poly r;
    for (unsigned i = 0; i < N; i++)
        p[3 * i] = (uint8_t)i;
    if (ops->rej_uniform(&r, 0, p, sizeof p) != N)
        return differs("rej_uniform rejects what is below q");
    for (unsigned at = 0; at < N; at++) {
        if (r.c[at] < 0 || r.c[at] >= N || seen[r.c[at]])
            return differs("rej_uniform: %d at place %u", r.c[at], at);
        seen[r.c[at]] = true;
        order->at[r.c[at]] = at;
    }
    return true;
}

void equal_from_standard(const struct equal_order *order, struct mldsa_poly *r,
                         const struct mldsa_poly *a) {
    for (unsigned i = 0; i < N; i++)
        r->c[order->at[i]] = a->c[i];
}

void equal_to_standard(const struct equal_order *order, struct mldsa_poly *r,
                       const struct mldsa_poly *a) {
    for (unsigned i = 0; i < N; i++)
        r->c[i] = a->c[order->at[i]];
}

/* --- byte buffers ---------------------------------------------------------------------------- */

struct guarded equal_output(unsigned place, size_t n) {
    return place == 0 ? guard_alloc(n, GUARD_AFTER, 0) : guard_alloc(n, GUARD_BEFORE, place - 1);
}

struct guarded equal_input(unsigned place, const uint8_t *p, size_t n) {
    return place == 0 ? guard_copy(p, n, GUARD_AFTER, 0)
                      : guard_copy(p, n, GUARD_BEFORE, place - 1);
}
