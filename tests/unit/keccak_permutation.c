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
            unsigned lowest = 0;
            while ((kernel->lanes >> lowest & 1) == 0)
                lowest++;
            kernel->permute(got + ops->offset[lowest], ops->stride[lowest]);
            for (unsigned lane = 0; lane < ops->lanes; lane++)
                if (kernel->lanes >> lane & 1)
                    model(want + ops->offset[lane], ops->stride[lane]);
            assert_memory_equal(got, want, sizeof want);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_model_known_answer),
        cmocka_unit_test(test_known_answer),
        cmocka_unit_test(test_single_against_model),
        cmocka_unit_test(test_kernels_against_model),
    };
    const int failures = cmocka_run_group_tests_name("keccak_permutation", tests, NULL, NULL);
    return failures ? 1 : 0;
}
