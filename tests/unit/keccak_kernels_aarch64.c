/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Every permutation kernel of AArch64 by itself, in uses that its contract allows and no backend's
 * table makes: either stride, states at any word of a line, a scalar state and a pair anywhere. Of
 * the portable permutation, which judges them, unit-keccak_permutation shows that it is right. */
#include "common/cpu.h"
#include "keccak/aarch64.h"
#include "support/cmocka_all.h"
#include "support/guard.h"
#include "support/rng.h"

#include <string.h>

enum { W = KECCAK_WORDS, LINE = 8, PAGE = 512 };

/* One of the four is set. */
struct kernel {
    const char *name;
    void (*one)(uint64_t *first, size_t stride);
    void (*two)(uint64_t *states);
    void (*three)(uint64_t *scalar, uint64_t *pair);
    void (*four)(uint64_t *states);
};

static const struct kernel plain_kernels[] = {
    {.name = "gpr_lazy", .one = qtn_keccak_gpr_lazy},
    {.name = "gpr_plain", .one = qtn_keccak_gpr_plain},
    {.name = "hybrid_x3", .three = qtn_keccak_hybrid_x3},
    {.name = "hybrid_plain_x3", .three = qtn_keccak_hybrid_plain_x3},
    {.name = "hybrid_x4", .four = qtn_keccak_hybrid_x4},
};

#ifdef QTN_HAVE_SHA3
static const struct kernel sha3_kernels[] = {
    {.name = "sha3_x1", .one = qtn_keccak_sha3_x1},
    {.name = "sha3_x2", .two = qtn_keccak_sha3_x2},
    {.name = "hybrid_sha3_x3", .three = qtn_keccak_hybrid_sha3_x3},
    {.name = "hybrid_sha3_x4", .four = qtn_keccak_hybrid_sha3_x4},
};
#endif

/* What a kernel is called with: `pair` is for three states, `stride` for one. */
struct place {
    uint64_t *first;
    uint64_t *pair;
    size_t stride;
};

static void call(const struct kernel *k, const struct place *at) {
    if (k->one != NULL)
        k->one(at->first, at->stride);
    else if (k->two != NULL)
        k->two(at->first);
    else if (k->three != NULL)
        k->three(at->first, at->pair);
    else
        k->four(at->first);
}

static void permute(uint64_t *first, size_t stride) {
    uint64_t words[W];
    for (size_t i = 0; i < W; i++)
        words[i] = first[stride * i];
    qtn_keccak_f1600_ref(words);
    for (size_t i = 0; i < W; i++)
        first[stride * i] = words[i];
}

static void permute_pair(uint64_t *pair) {
    permute(pair, 2);
    permute(pair + 1, 2);
}

static void call_ref(const struct kernel *k, const struct place *at) {
    if (k->two != NULL) {
        permute_pair(at->first);
        return;
    }
    permute(at->first, k->one != NULL ? at->stride : 1);
    if (k->three != NULL)
        permute_pair(at->pair);
    if (k->four != NULL) {
        permute(at->first + W, 1);
        permute_pair(at->first + 2 * W);
    }
}

/* Words from the first to the last of the states at `first`. */
static size_t words_at_first(const struct kernel *k, size_t stride) {
    return k->one != NULL ? stride * (W - 1) + 1 : k->two != NULL ? 2 * W : k->four ? 4 * W : W;
}

/* Random, all bits set or clear by word, a single bit, zero. */
static void fill(uint64_t *words, size_t n, unsigned kind, uint64_t seed) {
    const size_t bit = test_next(&seed) % (64 * n);
    for (size_t i = 0; i < n; i++) {
        const uint64_t word = test_next(&seed);
        words[i] = kind % 4 == 0   ? word
                   : kind % 4 == 1 ? (uint64_t)0 - (word & 1)
                   : kind % 4 == 2 ? (uint64_t)(i == bit / 64) << bit % 64
                                   : 0;
    }
}

enum { ARENA = 4 * PAGE };
static _Alignas(64) uint64_t got[ARENA], want[ARENA];

/* The states at these words of the arena; nothing else in it may change. */
static void check(const struct kernel *k, size_t first, size_t pair, size_t stride, unsigned n) {
    fill(got, ARENA, n, n);
    memcpy(want, got, sizeof want);
    call(k, &(struct place){got + first, got + pair, stride});
    call_ref(k, &(struct place){want + first, want + pair, stride});
    if (memcmp(got, want, sizeof want) != 0)
        fail_msg("%s: states at words %zu and %zu, stride %zu, contents %u", k->name, first, pair,
                 stride, n);
}

/* At every word of a line, and across a page's end. */
static void check_places(const struct kernel *k, size_t stride) {
    unsigned n = 0;
    for (size_t first = PAGE - 4 * W; first < PAGE + LINE; first++)
        for (unsigned kind = 0; kind < 4; kind++)
            check(k, first, 0, stride, n++);
}

/* The pair after the scalar state and before it: next to it, up to two lines away, and a page, so
 * that the low bits of their addresses agree. */
static void check_places_of_three(const struct kernel *k) {
    unsigned n = 0;
    for (size_t at = PAGE; at < PAGE + LINE; at++) {
        for (size_t gap = 0; gap <= 2 * LINE; gap++) {
            check(k, at, at + W + gap, 0, n++);
            check(k, at + 2 * W + gap, at, 0, n++);
        }
        check(k, at, at + PAGE, 0, n++);
        check(k, at + PAGE, at, 0, n++);
    }
}

/* Not a byte beyond the states is touched, to read it either: they end, or begin, at a page that
 * is not there. */
static void check_bounds(const struct kernel *k, size_t stride) {
    for (int side = GUARD_AFTER; side <= GUARD_BEFORE; side++) {
        const size_t n = words_at_first(k, stride);
        uint64_t words[4 * W], pair_words[2 * W];
        struct guarded first = guard_alloc(n * sizeof words[0], (enum guard_side)side, 0);
        struct guarded pair = guard_alloc(sizeof pair_words, (enum guard_side)side, 0);
        fill(words, n, 0, 1);
        fill(pair_words, 2 * W, 0, 2);
        memcpy(first.p, words, first.n);
        memcpy(pair.p, pair_words, pair.n);
        call(k, &(struct place){(uint64_t *)(void *)first.p, (uint64_t *)(void *)pair.p, stride});
        call_ref(k, &(struct place){words, pair_words, stride});
        assert_memory_equal(first.p, words, first.n);
        assert_memory_equal(pair.p, pair_words, pair.n);
        assert_true(guard_free(&first));
        assert_true(guard_free(&pair));
    }
}

#ifdef __ELF__
enum { KEPT = 20 }; /* x18, which is nobody's, x19 to x29, d8 to d15 */

/* support/kept_aarch64.S. The second argument is a stride or the address of a pair, alike in the
 * same register. */
void test_call_kept(void (*permute)(void), uint64_t *first, uintptr_t second, uint64_t kept[KEPT]);
void test_spoil_kept(uint64_t *first, uintptr_t which);

static void check_kept(const struct kernel *k, size_t stride) {
    uint64_t seed = 7, before[KEPT], kept[KEPT];
    for (unsigned i = 0; i < KEPT; i++)
        before[i] = kept[i] = test_next(&seed);
    fill(got, ARENA, 0, 3);
    memcpy(want, got, sizeof want);
    void (*const entry)(void) = k->one != NULL     ? (void (*)(void))k->one
                                : k->two != NULL   ? (void (*)(void))k->two
                                : k->three != NULL ? (void (*)(void))k->three
                                                   : (void (*)(void))k->four;
    test_call_kept(entry, got, k->three != NULL ? (uintptr_t)(got + PAGE) : stride, kept);
    for (unsigned i = 0; i < KEPT; i++)
        if (kept[i] != before[i])
            fail_msg("%s: register %u of those that it has to keep", k->name, i);
    call_ref(k, &(struct place){want, want + PAGE, stride}); /* it was indeed the kernel */
    assert_memory_equal(got, want, sizeof want);
}

/* A fault in any one of them would be seen. */
static void test_faults_seen(void **state) {
    (void)state;
    for (unsigned which = 0; which < KEPT; which++) {
        uint64_t kept[KEPT];
        for (unsigned i = 0; i < KEPT; i++)
            kept[i] = i;
        test_call_kept((void (*)(void))test_spoil_kept, got, which, kept);
        for (unsigned i = 0; i < KEPT; i++)
            assert_true(kept[i] == (i == which ? ~(uint64_t)i : i));
    }
}

#define FAULT_TESTS cmocka_unit_test(test_faults_seen),
#else /* x18 is the system's */
static void check_kept(const struct kernel *k, size_t stride) {
    (void)k;
    (void)stride;
}

#define FAULT_TESTS
#endif

static void check_all(const struct kernel *kernels, size_t n) {
    for (size_t i = 0; i < n; i++) {
        const struct kernel *k = &kernels[i];
        for (size_t stride = 1; stride <= (k->one != NULL ? 2 : 1); stride++) {
            if (k->three != NULL)
                check_places_of_three(k);
            else
                check_places(k, stride);
            check_bounds(k, stride);
            check_kept(k, stride);
        }
    }
}

static void test_plain(void **state) {
    (void)state;
    check_all(plain_kernels, sizeof plain_kernels / sizeof plain_kernels[0]);
}

static void test_sha3(void **state) {
    (void)state;
#ifdef QTN_HAVE_SHA3
    struct cpu cpu;
    qtn_cpu_detect(&cpu);
    if ((cpu.features & CPU_SHA3) != 0) {
        check_all(sha3_kernels, sizeof sha3_kernels / sizeof sha3_kernels[0]);
        return;
    }
#endif
    skip();
}

int main(void) {
    const struct CMUnitTest tests[] = {FAULT_TESTS cmocka_unit_test(test_plain),
                                       cmocka_unit_test(test_sha3)};
    const int failures = cmocka_run_group_tests_name("keccak_kernels_aarch64", tests, NULL, NULL);
    return failures ? 1 : 0;
}
