/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The search that tests/api/memory_wipe.c relies on finds what somebody left: copies at any place
 * on the stack, parts of them, vector registers; and it finds nothing where nothing is. */
#include "common/wipe.h"
#include "memory_residue.h"
#include "support/cmocka_all.h"
#include "support/rng.h"
#include "support/stackpaint.h"

#include <stdio.h>
#include <string.h>

static struct secrets secrets;

struct careless {
    const uint8_t *secret;
    size_t offset; /* of the copy in the frame */
    bool wipe;
    uint8_t sum;
};

static void careless(void *arg) {
    struct careless *c = arg;
    uint8_t frame[64 + 32];
    memcpy(frame + c->offset, c->secret, 32);
    for (unsigned i = 0; i < 32; i++)
        c->sum = (uint8_t)(c->sum + *(volatile uint8_t *)(frame + c->offset + i));
    if (c->wipe)
        qtn_wipe(frame, sizeof frame);
}

static void plant(const uint8_t *secret, size_t n) {
    secrets_clear(&secrets);
    secrets_add(&secrets, "planted", secret, n, 1, WINDOW_DENSE);
}

static void test_copy_on_the_stack(void **state) {
    (void)state;
    uint8_t secret[32];
    test_fill(secret, sizeof secret, 1);
    plant(secret, sizeof secret);
    for (size_t offset = 0; offset < 64; offset++)
        for (unsigned wipe = 0; wipe < 2; wipe++) {
            struct careless c = {secret, offset, wipe != 0, 0};
            residue_of(careless, &c);
            assert_true((residue_on_stack(&secrets) == NULL) == (wipe != 0));
        }
}

/* Half a secret is enough, and 15 bytes are not; nothing is found in zeros. */
static void test_window(void **state) {
    (void)state;
    uint8_t secret[32], memory[100] = {0};
    test_fill(secret, sizeof secret, 1);
    secrets_clear(&secrets);
    assert_null(secrets_find(&secrets, memory, sizeof memory));
    plant(secret, sizeof secret);
    assert_null(secrets_find(&secrets, memory, sizeof memory));
    for (unsigned from = 0; from <= 16; from++) {
        memset(memory, 0, sizeof memory);
        memcpy(memory + 41, secret + from, 15);
        assert_null(secrets_find(&secrets, memory, sizeof memory));
        memcpy(memory + 41, secret + from, 16);
        assert_string_equal(secrets_find(&secrets, memory, sizeof memory), "planted");
    }
}

/* Coefficients of a bit or two: two secrets that begin alike are told apart behind the first 16
 * bytes, and a run that is in both is nobody's. */
static void test_small_coefficients(void **state) {
    (void)state;
    int32_t one[64], other[64];
    uint8_t memory[300] = {0};
    for (unsigned i = 0; i < 64; i++) {
        one[i] = i % 3 == 0 ? 1 : -(int32_t)(i % 2);
        other[i] = i < 16 ? one[i] : -one[i];
    }
    secrets_clear(&secrets);
    secrets_add(&secrets, "one", one, sizeof one, sizeof one[0], WINDOW_SMALL32);
    secrets_add(&secrets, "other", other, sizeof other, sizeof other[0], WINDOW_SMALL32);
    memcpy(memory + 7, one, 64);
    assert_null(secrets_find(&secrets, memory, sizeof memory));
    memcpy(memory + 7, one, WINDOW_SMALL32);
    assert_string_equal(secrets_find(&secrets, memory, sizeof memory), "one");
    memcpy(memory + 7, other, WINDOW_SMALL32);
    assert_string_equal(secrets_find(&secrets, memory, sizeof memory), "other");
    /* Cut off by the end of what is searched. */
    assert_null(secrets_find(&secrets, memory, 7 + WINDOW_SMALL32 - 1));
}

#if defined(__GNUC__) && (defined(__x86_64__) || defined(__aarch64__))
#define KNOWN_REGISTERS
#endif

#if defined(KNOWN_REGISTERS) && defined(__aarch64__)
static void careless_register(void *arg) {
    __asm__ volatile("ldr q19, [%0]" : : "r"(arg) : "v19");
}
#elif defined(KNOWN_REGISTERS)
static void careless_register(void *arg) {
    __asm__ volatile("movdqu (%0), %%xmm11" : : "r"(arg) : "xmm11");
}

static void careless_ymm(void *arg) {
    __asm__ volatile("vinserti128 $1, (%0), %%ymm11, %%ymm11" : : "r"(arg) : "xmm11");
}

static void careless_zmm(void *arg) {
    __asm__ volatile("vinserti32x4 $3, (%0), %%zmm11, %%zmm11" : : "r"(arg) : "xmm11");
}

static void careless_upper_zmm(void *arg) {
    __asm__ volatile("vmovdqu64 (%0), %%xmm31" : : "r"(arg));
}

/* One word of it, as a lane of a wide Keccak has it. */
static void careless_lane(void *arg) {
    __asm__ volatile("vmovq (%0), %%xmm19" : : "r"(arg));
}

static void careless_mask(void *arg) {
    __asm__ volatile("kmovq (%0), %%k7" : : "r"(arg));
}

#endif

#ifdef KNOWN_REGISTERS
static void nothing(void *arg) {
    (void)arg;
}

static void test_register(void **state) {
    (void)state;
    uint8_t secret[16];
    test_fill(secret, sizeof secret, 1);
    plant(secret, sizeof secret);
    residue_of(careless_register, secret);
    assert_non_null(residue_in_registers(&secrets));
    assert_true(residue_in_any_register());
    residue_of(nothing, NULL);
    assert_null(residue_in_registers(&secrets));
    assert_false(residue_in_any_register());
}

#ifdef __x86_64__
/* What only wide vectors reach. */
static void test_wide_register(void **state) {
    (void)state;
    static const struct {
        void (*fn)(void *arg);
        unsigned bytes; /* of a register, that it takes */
        bool in_a_row;  /* 16 bytes of the secret */
    } wide[] = {{careless_ymm, 32, true},
                {careless_zmm, 64, true},
                {careless_upper_zmm, 64, true},
                {careless_lane, 64, false},
                {careless_mask, 64, false}};
    uint8_t secret[16];
    test_fill(secret, sizeof secret, 1);
    plant(secret, sizeof secret);
    residue_of(nothing, NULL);
    printf("%u bytes a vector register\n", residue_register_bytes());
    for (unsigned i = 0; i < sizeof wide / sizeof wide[0]; i++) {
        if (residue_register_bytes() < wide[i].bytes)
            continue;
        residue_of(wide[i].fn, secret);
        assert_int_equal(residue_in_registers(&secrets) != NULL, wide[i].in_a_row);
        assert_true(residue_in_any_register());
        residue_of(nothing, NULL);
        assert_false(residue_in_any_register());
    }
}

#endif

static void fill(void *wipe) {
    residue_fill(wipe != NULL ? qtn_wipe_registers : NULL);
}

/* The library's own wiping, of registers that were full. */
static void test_wipe_of_registers(void **state) {
    (void)state;
    uint8_t wipe = 1;
    residue_of(fill, NULL);
    assert_true(residue_in_every_register());
    residue_of(fill, &wipe);
    assert_false(residue_in_any_register());
}
#endif

int main(void) {
    if (!stackpaint_available()) {
        puts("the stack cannot be searched here: no POSIX threads, or a sanitizer moves it");
        return 77;
    }
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_copy_on_the_stack),
        cmocka_unit_test(test_window),
        cmocka_unit_test(test_small_coefficients),
#ifdef KNOWN_REGISTERS
        cmocka_unit_test(test_register),
        cmocka_unit_test(test_wipe_of_registers),
#endif
#if defined(KNOWN_REGISTERS) && defined(__x86_64__)
        cmocka_unit_test(test_wide_register),
#endif
    };
    const int failures = cmocka_run_group_tests_name("memory_search", tests, NULL, NULL);
    return failures ? 1 : 0;
}
