/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Every permutation kernel against FIPS 202, written out bit by bit: no lanes, no tables of
 * constants, no unrolling, so that it shares no mistake with what it judges. */
#include "common/backend.h"
#include "keccak/ops.h"
#include "support/cmocka_all.h"
#include "support/rng.h"

#include <stdbool.h>
#include <string.h>

struct bits {
    bool a[5][5][64]; /* a[x][y][z], section 3.1.2 */
};

static struct bits from_words(const uint64_t *w, size_t stride) {
    struct bits s;
    for (unsigned x = 0; x < 5; x++)
        for (unsigned y = 0; y < 5; y++)
            for (unsigned z = 0; z < 64; z++)
                s.a[x][y][z] = w[stride * (5 * y + x)] >> z & 1;
    return s;
}

/* Algorithm 1 */
static struct bits theta(const struct bits *s) {
    bool parity[5][64];
    for (unsigned x = 0; x < 5; x++)
        for (unsigned z = 0; z < 64; z++) {
            parity[x][z] = false;
            for (unsigned y = 0; y < 5; y++)
                parity[x][z] ^= s->a[x][y][z];
        }
    struct bits r;
    for (unsigned x = 0; x < 5; x++)
        for (unsigned y = 0; y < 5; y++)
            for (unsigned z = 0; z < 64; z++)
                r.a[x][y][z] =
                    s->a[x][y][z] ^ parity[(x + 4) % 5][z] ^ parity[(x + 1) % 5][(z + 63) % 64];
    return r;
}

/* Algorithm 2 */
static struct bits rho(const struct bits *s) {
    struct bits r = *s;
    unsigned x = 1, y = 0;
    for (unsigned t = 0; t < 24; t++) {
        const unsigned offset = (t + 1) * (t + 2) / 2;
        for (unsigned z = 0; z < 64; z++)
            r.a[x][y][(z + offset) % 64] = s->a[x][y][z];
        const unsigned next = (2 * x + 3 * y) % 5;
        x = y;
        y = next;
    }
    return r;
}

/* Algorithm 3 */
static struct bits pi(const struct bits *s) {
    struct bits r;
    for (unsigned x = 0; x < 5; x++)
        for (unsigned y = 0; y < 5; y++)
            memcpy(r.a[x][y], s->a[(x + 3 * y) % 5][x], sizeof r.a[x][y]);
    return r;
}

/* Algorithm 4 */
static struct bits chi(const struct bits *s) {
    struct bits r;
    for (unsigned x = 0; x < 5; x++)
        for (unsigned y = 0; y < 5; y++)
            for (unsigned z = 0; z < 64; z++)
                r.a[x][y][z] =
                    s->a[x][y][z] ^ (!s->a[(x + 1) % 5][y][z] && s->a[(x + 2) % 5][y][z]);
    return r;
}

/* Algorithm 5, rc(t): a register of nine bits that is stepped t mod 255 times. */
static bool rc(unsigned t) {
    bool r[9] = {true};
    for (unsigned i = 0; i < t % 255; i++) {
        memmove(r + 1, r, 8 * sizeof r[0]);
        r[0] = r[8];
        r[4] ^= r[8];
        r[5] ^= r[8];
        r[6] ^= r[8];
    }
    return r[0];
}

/* Algorithm 7 over the words of one lane; Algorithm 6 (iota) is its last line. */
static void model(uint64_t *w, size_t stride) {
    struct bits s = from_words(w, stride);
    for (unsigned round = 0; round < 24; round++) {
        s = theta(&s);
        s = rho(&s);
        s = pi(&s);
        s = chi(&s);
        for (unsigned j = 0; j <= 6; j++)
            s.a[0][0][(1u << j) - 1] ^= rc(j + 7 * round);
    }
    for (unsigned x = 0; x < 5; x++)
        for (unsigned y = 0; y < 5; y++) {
            uint64_t word = 0;
            for (unsigned z = 0; z < 64; z++)
                word |= (uint64_t)s.a[x][y][z] << z;
            w[stride * (5 * y + x)] = word;
        }
}

static const uint64_t zero_once[KECCAK_WORDS] = {
    0xf1258f7940e1dde7, 0x84d5ccf933c0478a, 0xd598261ea65aa9ee, 0xbd1547306f80494d,
    0x8b284e056253d057, 0xff97a42d7f8e6fd4, 0x90fee5a0a44647c4, 0x8c5bda0cd6192e76,
    0xad30a6f71b19059c, 0x30935ab7d08ffc64, 0xeb5aa93f2317d635, 0xa9a6e6260d712103,
    0x81a57c16dbcf555f, 0x43b831cd0347c826, 0x01f22f1a11a5569f, 0x05e5635a21d9ae61,
    0x64befef28cc970f2, 0x613670957bc46611, 0xb87c5a554fd00ecb, 0x8c3ee88a1ccf32c8,
    0x940c7922ae3a2614, 0x1841f924a2c509e4, 0x16f53526e70465c2, 0x75f644e97f30a13b,
    0xeaf1ff7b5ceca249};

static const uint64_t zero_twice[KECCAK_WORDS] = {
    0x2d5c954df96ecb3c, 0x6a332cd07057b56d, 0x093d8d1270d76b6c, 0x8a20d9b25569d094,
    0x4f9c4f99e5e7f156, 0xf957b9a2da65fb38, 0x85773dae1275af0d, 0xfaf4f247c3d810f7,
    0x1f1b9ee6f79a8759, 0xe4fecc0fee98b425, 0x68ce61b6b9ce68a1, 0xdeea66c4ba8f974f,
    0x33c43d836eafb1f5, 0xe00654042719dbd9, 0x7cf8a9f009831265, 0xfd5449a6bf174743,
    0x97ddad33d8994b40, 0x48ead5fc5d0be774, 0xe3b8c8ee55b7b03c, 0x91a0226e649e42e9,
    0x900e3129e7badd7b, 0x202a9ec5faa3cce8, 0x5b3402464e1c3db6, 0x609f4e62a44c1059,
    0x20d06cd26a8fbf5c};

/* The Keccak table of the i-th backend of this machine, put in use on the way; NULL past the end.
 */
static const struct keccak_ops *backend_keccak(size_t i) {
    const char *name = qtn_backend_at(i);
    if (name == NULL)
        return NULL;
    assert_int_equal(qtn_backend_select(name), QTN_OK);
    return qtn_backend_active()->keccak;
}

/* The model itself is held to the published states, or agreement with it would prove nothing. */
static void test_model_known_answer(void **state) {
    (void)state;
    uint64_t w[KECCAK_WORDS] = {0};
    model(w, 1);
    assert_memory_equal(w, zero_once, sizeof w);
    model(w, 1);
    assert_memory_equal(w, zero_twice, sizeof w);
}

static void test_known_answer(void **state) {
    (void)state;
    const struct keccak_ops *ops;
    for (size_t i = 0; (ops = backend_keccak(i)) != NULL; i++) {
        uint64_t w[KECCAK_WORDS] = {0};
        ops->f1600(w);
        assert_memory_equal(w, zero_once, sizeof w);
        ops->f1600(w);
        assert_memory_equal(w, zero_twice, sizeof w);
    }
}

/* Each of the 1600 bits alone, then dense states. */
static void test_single_against_model(void **state) {
    (void)state;
    const struct keccak_ops *ops;
    for (size_t i = 0; (ops = backend_keccak(i)) != NULL; i++) {
        uint64_t seed = 1;
        for (unsigned n = 0; n < 1600 + 64; n++) {
            uint64_t got[KECCAK_WORDS] = {0}, want[KECCAK_WORDS];
            if (n < 1600)
                got[n / 64] = (uint64_t)1 << n % 64;
            else
                for (unsigned j = 0; j < KECCAK_WORDS; j++)
                    got[j] = test_next(&seed);
            memcpy(want, got, sizeof want);
            ops->f1600(got);
            model(want, 1);
            assert_memory_equal(got, want, sizeof want);
        }
    }
}

/* Every kernel permutes exactly the lanes of its mask, wherever the table puts them, and leaves
 * every other word of the queue's state alone. */
static void test_kernels_against_model(void **state) {
    (void)state;
    const struct keccak_ops *ops;
    for (size_t i = 0; (ops = backend_keccak(i)) != NULL; i++) {
        assert_in_range(ops->lanes, 1, KECCAK_MAX_LANES);
        assert_true(ops->kernel_count > 0);
        for (unsigned k = 0; k < ops->kernel_count; k++) {
            const struct keccak_kernel *kernel = &ops->kernels[k];
            assert_true(kernel->lanes != 0 && kernel->lanes >> ops->lanes == 0);
            assert_true(kernel->cost > 0);
            _Alignas(64) uint64_t got[KECCAK_MAX_LANES * KECCAK_WORDS];
            uint64_t want[KECCAK_MAX_LANES * KECCAK_WORDS];
            uint64_t seed = k;
            for (size_t j = 0; j < KECCAK_MAX_LANES * KECCAK_WORDS; j++)
                want[j] = got[j] = test_next(&seed);
            const unsigned first = lowest_lane(kernel->lanes);
            kernel->permute(got + ops->offset[first], ops->stride[first]);
            for (unsigned lane = 0; lane < ops->lanes; lane++)
                if (kernel->lanes >> lane & 1)
                    model(want + ops->offset[lane], ops->stride[lane]);
            assert_memory_equal(got, want, sizeof want);
        }
    }
}

/* The same against the portable permutation, many times over: sparse and dense states, at every
 * place that a 64-byte aligned state can have in a 4 KiB page (loads and stores of assembly may
 * cross lines and pages), with a margin on both sides that must stay as it was. */
static void test_kernels_against_ref(void **state) {
    (void)state;
    enum { WORDS = KECCAK_MAX_LANES * KECCAK_WORDS, PLACES = 64, LINE = 8, PAGE = 512 };
    static _Alignas(64) uint64_t got[PAGE + WORDS + PAGE], want[PAGE + WORDS + PAGE];
    const struct keccak_ops *ops;
    unsigned runs = 0;
    for (size_t i = 0; (ops = backend_keccak(i)) != NULL; i++)
        for (unsigned k = 0; k < ops->kernel_count; k++)
            for (unsigned n = 0; n < 10 * PLACES; n++, runs++) {
                const struct keccak_kernel *kernel = &ops->kernels[k];
                const size_t at = n % PLACES * LINE;
                uint64_t seed = n + 1000 * k;
                for (size_t j = 0; j < sizeof got / sizeof got[0]; j++) {
                    const uint64_t word = test_next(&seed);
                    got[j] = n % 5 == 0 ? (uint64_t)0 - (word & 1) : word;
                }
                memcpy(want, got, sizeof want);
                const unsigned first = lowest_lane(kernel->lanes);
                kernel->permute(got + at + ops->offset[first], ops->stride[first]);
                for (unsigned lane = 0; lane < ops->lanes; lane++) {
                    if ((kernel->lanes >> lane & 1) == 0)
                        continue;
                    uint64_t *w = want + at + ops->offset[lane], words[KECCAK_WORDS];
                    for (unsigned j = 0; j < KECCAK_WORDS; j++)
                        words[j] = w[j * ops->stride[lane]];
                    qtn_keccak_f1600_ref(words);
                    for (unsigned j = 0; j < KECCAK_WORDS; j++)
                        w[j * ops->stride[lane]] = words[j];
                }
                assert_memory_equal(got, want, sizeof want);
            }
    assert_true(runs != 0);
}

/* `choose` answers for every set of live lanes with a kernel that permutes one of them. */
static void test_choice_covers(void **state) {
    (void)state;
    const struct keccak_ops *ops;
    for (size_t i = 0; (ops = backend_keccak(i)) != NULL; i++)
        for (unsigned live = 1; live < 1u << ops->lanes; live++) {
            const unsigned k = ops->choose(live);
            assert_true(k < ops->kernel_count);
            assert_true((ops->kernels[k].lanes & live) != 0);
        }
}

#if defined(__GNUC__) && defined(__x86_64__) && !defined(_WIN32)

/* What System V lets a function rely on: six registers that a callee keeps, and the direction
 * flag clear. kept[] comes back as found after the call. */
static void call_watched(void (*permute)(uint64_t *, size_t), uint64_t *first, size_t stride,
                         uint64_t kept[6], uint64_t *flags) {
    /* The call must not run on the red zone: rsp moves down past it. The registers that the
     * compiler relies on are pushed here, not named as clobbered: rbp cannot be. */
    register uint64_t *first_ __asm__("rdi") = first;
    register size_t stride_ __asm__("rsi") = stride;
    register void (*permute_)(uint64_t *, size_t) __asm__("rax") = permute;
    register uint64_t *kept_ __asm__("r8") = kept;
    register uint64_t *flags_ __asm__("r9") = flags;
    __asm__ volatile("leaq -256(%%rsp), %%rcx\n\t"
                     "andq $-64, %%rcx\n\t"
                     "xchgq %%rcx, %%rsp\n\t"
                     "pushq %%rcx\n\t"
                     "pushq %%rbx\n\t"
                     "pushq %%rbp\n\t"
                     "pushq %%r12\n\t"
                     "pushq %%r13\n\t"
                     "pushq %%r14\n\t"
                     "pushq %%r15\n\t"
                     "pushq %%r8\n\t"
                     "pushq %%r9\n\t"
                     "pushq %%r9\n\t"
                     "movq 0(%%r8), %%rbx\n\t"
                     "movq 8(%%r8), %%rbp\n\t"
                     "movq 16(%%r8), %%r12\n\t"
                     "movq 24(%%r8), %%r13\n\t"
                     "movq 32(%%r8), %%r14\n\t"
                     "movq 40(%%r8), %%r15\n\t"
                     "call *%%rax\n\t"
                     "popq %%r9\n\t"
                     "popq %%r9\n\t"
                     "popq %%r8\n\t"
                     "movq %%rbx, 0(%%r8)\n\t"
                     "movq %%rbp, 8(%%r8)\n\t"
                     "movq %%r12, 16(%%r8)\n\t"
                     "movq %%r13, 24(%%r8)\n\t"
                     "movq %%r14, 32(%%r8)\n\t"
                     "movq %%r15, 40(%%r8)\n\t"
                     "pushfq\n\t"
                     "popq (%%r9)\n\t"
                     "popq %%r15\n\t"
                     "popq %%r14\n\t"
                     "popq %%r13\n\t"
                     "popq %%r12\n\t"
                     "popq %%rbp\n\t"
                     "popq %%rbx\n\t"
                     "popq %%rsp\n\t"
                     "cld"
                     : "+r"(first_), "+r"(stride_), "+r"(permute_), "+r"(kept_), "+r"(flags_)
                     :
                     : "rcx", "rdx", "r10", "r11", "memory", "cc", "xmm0", "xmm1", "xmm2", "xmm3",
                       "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", "xmm9", "xmm10", "xmm11", "xmm12",
                       "xmm13", "xmm14", "xmm15");
}

static void expect_kept(void (*permute)(uint64_t *, size_t), uint64_t *first, size_t stride) {
    enum { DIRECTION_FLAG = 0x400 };
    uint64_t seed = 7, before[6], kept[6], flags = DIRECTION_FLAG;
    for (unsigned i = 0; i < 6; i++)
        before[i] = kept[i] = test_next(&seed);
    call_watched(permute, first, stride, kept, &flags);
    assert_memory_equal(kept, before, sizeof kept);
    assert_int_equal(flags & DIRECTION_FLAG, 0);
}

static void spoil_register(uint64_t *first, size_t stride) {
    (void)first;
    (void)stride;
    __asm__ volatile("notq %%r12" : : : "cc"); /* behind the compiler's back */
}

static void spoil_flag(uint64_t *first, size_t stride) {
    (void)first;
    (void)stride;
    __asm__ volatile("std" : : : "cc");
}

static void test_registers_kept(void **state) {
    (void)state;
    static _Alignas(64) uint64_t words[KECCAK_MAX_LANES * KECCAK_WORDS];
    /* First that a fault would be seen. */
    uint64_t kept[6] = {1, 2, 3, 4, 5, 6}, flags = 0;
    call_watched(spoil_register, words, 1, kept, &flags);
    assert_true(kept[2] == ~(uint64_t)3);
    call_watched(spoil_flag, words, 1, kept, &flags);
    assert_true((flags & 0x400) != 0);

    const struct keccak_ops *ops;
    for (size_t i = 0; (ops = backend_keccak(i)) != NULL; i++) {
        for (unsigned k = 0; k < ops->kernel_count; k++) {
            const unsigned first = lowest_lane(ops->kernels[k].lanes);
            expect_kept(ops->kernels[k].permute, words + ops->offset[first], ops->stride[first]);
        }
        /* The second argument is not there to see. */
        expect_kept((void (*)(uint64_t *, size_t))(void (*)(void))ops->f1600, words, 1);
    }
}

#define KEPT_TESTS cmocka_unit_test(test_registers_kept),
#elif defined(__GNUC__) && defined(__aarch64__) && defined(__ELF__)

enum { KEPT = 20 }; /* x18, which is nobody's, x19 to x29, d8 to d15 */

void test_call_kept(void (*permute)(uint64_t *, size_t), uint64_t *first, size_t stride,
                    uint64_t kept[KEPT]); /* support/kept_aarch64.S */

/* Where a compiler's target leaves it x18, its code may use it: `from` is 1 then. */
static void expect_kept(void (*permute)(uint64_t *, size_t), uint64_t *first, size_t stride,
                        unsigned from) {
    uint64_t seed = 7, before[KEPT], kept[KEPT];
    for (unsigned i = 0; i < KEPT; i++)
        before[i] = kept[i] = test_next(&seed);
    test_call_kept(permute, first, stride, kept);
    assert_memory_equal(kept + from, before + from, sizeof kept - from * sizeof kept[0]);
}

/* Behind the compiler's back. */
static void spoil_platform(uint64_t *first, size_t stride) {
    (void)first;
    (void)stride;
    __asm__ volatile("mvn x18, x18");
}

static void spoil_general(uint64_t *first, size_t stride) {
    (void)first;
    (void)stride;
    __asm__ volatile("mvn x24, x24");
}

static void spoil_vector(uint64_t *first, size_t stride) {
    (void)first;
    (void)stride;
    __asm__ volatile("mvn v11.8b, v11.8b");
}

static void test_registers_kept(void **state) {
    (void)state;
    static _Alignas(64) uint64_t words[KECCAK_MAX_LANES * KECCAK_WORDS];
    /* First that a fault would be seen. */
    static const struct {
        void (*spoil)(uint64_t *first, size_t stride);
        unsigned at;
    } faults[] = {{spoil_platform, 0}, {spoil_general, 24 - 18}, {spoil_vector, 12 + 11 - 8}};
    for (unsigned i = 0; i < sizeof faults / sizeof faults[0]; i++) {
        uint64_t kept[KEPT];
        for (unsigned j = 0; j < KEPT; j++)
            kept[j] = j;
        test_call_kept(faults[i].spoil, words, 1, kept);
        for (unsigned j = 0; j < KEPT; j++)
            assert_true(kept[j] == (j == faults[i].at ? ~(uint64_t)j : j));
    }

    const struct keccak_ops *ops;
    for (size_t i = 0; (ops = backend_keccak(i)) != NULL; i++) {
        const unsigned from = ops == &qtn_keccak_ref ? 1 : 0;
        for (unsigned k = 0; k < ops->kernel_count; k++) {
            const unsigned first = lowest_lane(ops->kernels[k].lanes);
            expect_kept(ops->kernels[k].permute, words + ops->offset[first], ops->stride[first],
                        from);
        }
        /* The second argument is not there to see. */
        expect_kept((void (*)(uint64_t *, size_t))(void (*)(void))ops->f1600, words, 1, from);
    }
}

#define KEPT_TESTS cmocka_unit_test(test_registers_kept),
#else
#define KEPT_TESTS
#endif

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_model_known_answer),
                                       cmocka_unit_test(test_known_answer),
                                       cmocka_unit_test(test_single_against_model),
                                       cmocka_unit_test(test_kernels_against_model),
                                       cmocka_unit_test(test_kernels_against_ref),
                                       cmocka_unit_test(test_choice_covers),
                                       KEPT_TESTS};
    const int failures = cmocka_run_group_tests_name("keccak_permutation", tests, NULL, NULL);
    return failures ? 1 : 0;
}
