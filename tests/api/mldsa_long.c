/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Messages beyond 4 GiB: no length is kept in 32 bits. With a permutation that does nothing, that
 * is a question of counting blocks, and quick; with --whole the bytes are really hashed, and a
 * signature made by streaming is verified over the whole message in memory. */
#if !defined(_WIN32)
#define _DEFAULT_SOURCE
#define _DARWIN_C_SOURCE
#endif
#include "common/backend.h"
#include "keccak/ops.h"
#include "mldsa_fixture.h"
#include "support/cmocka_all.h"
#include "support/hex.h"
#include <stdio.h>
#include <string.h>
#if !defined(_WIN32) && UINTPTR_MAX > UINT32_MAX
#include <sys/mman.h>
#define HAVE_LONG_BUFFER 1
#endif

static const uint64_t four_gib = UINT64_C(1) << 32;
enum { RATE = 136, PREFIX = 64 + 2, PIECE = 1 << 24 };

static uint8_t piece[PIECE];
static uint64_t permutations;

static void count_only(uint64_t state[KECCAK_WORDS]) {
    state[0]++; /* so that it is no constant of the state */
    permutations++;
}

static void begin(qtn_mldsa_mu *m) {
    const struct mldsa_key *key = mldsa_key_of(0);
    assert_int_equal(qtn_mldsa_mu_init_pk(key->set, m, key->pk, key->pk_len, NULL, 0), QTN_OK);
}

/* Blocks that were full after PREFIX and n bytes. */
static void expect_blocks(uint64_t n) {
    assert_true(permutations == (PREFIX + n) / RATE);
}

/* In pieces, past 4 GiB; the count of blocks is exact after each. */
static void test_many_pieces(void **state) {
    (void)state;
    (void)mldsa_key_of(0);
    struct keccak_ops keccak = *qtn_backend_active()->keccak;
    struct qtn_backend backend = *qtn_backend_active();
    keccak.f1600 = count_only;
    backend.keccak = &keccak;
    qtn_mldsa_mu m;
    uint8_t mu[64];
    begin(&m);
    qtn_backend_use(&backend);
    permutations = 0;
    uint64_t n = 0;
    while (n < four_gib + 2 * PIECE) {
        const size_t len = PIECE - (size_t)(n / PIECE % 200);
        assert_int_equal(qtn_mldsa_mu_update(&m, piece, len), QTN_OK);
        n += len;
        expect_blocks(n);
    }
    assert_int_equal(qtn_mldsa_mu_final(&m, mu), QTN_OK);
    qtn_backend_use(NULL);
}

#if defined(HAVE_LONG_BUFFER)
/* Zero bytes, which take no memory before something is written: more than 4 GiB, odd length. */
static const uint64_t long_n = (UINT64_C(1) << 32) + 12345;

static const uint8_t *map_zeros(void) {
    void *p = mmap(NULL, long_n, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    assert_true(p != MAP_FAILED);
    return p;
}

/* In one call. */
static void test_one_piece(void **state) {
    (void)state;
    const uint8_t *zeros = map_zeros();
    struct keccak_ops keccak = *qtn_backend_active()->keccak;
    struct qtn_backend backend = *qtn_backend_active();
    keccak.f1600 = count_only;
    backend.keccak = &keccak;
    qtn_mldsa_mu m;
    begin(&m);
    qtn_backend_use(&backend);
    permutations = 0;
    assert_int_equal(qtn_mldsa_mu_update(&m, zeros, long_n), QTN_OK);
    expect_blocks(long_n);
    qtn_backend_use(NULL);
    munmap((void *)(uintptr_t)zeros, long_n);
}

/* Really hashed: streamed in one piece and in many, and verified in memory. */
static void test_whole(void **state) {
    (void)state;
    const struct mldsa_key *key = mldsa_key_of(0);
    const uint8_t *zeros = map_zeros();
    static uint8_t sig[QTN_MLDSA_MAX_SIG_BYTES];
    uint8_t mu[64], again[64];
    qtn_mldsa_mu m;
    begin(&m);
    for (uint64_t n = 0; n < long_n;) {
        const size_t len = long_n - n < PIECE ? (size_t)(long_n - n) : PIECE;
        assert_int_equal(qtn_mldsa_mu_update(&m, piece, len), QTN_OK);
        n += len;
    }
    assert_int_equal(qtn_mldsa_mu_final(&m, mu), QTN_OK);
    begin(&m);
    assert_int_equal(qtn_mldsa_mu_update(&m, zeros, long_n), QTN_OK);
    assert_int_equal(qtn_mldsa_mu_final(&m, again), QTN_OK);
    assert_bytes_equal("mu in one piece", again, mu, 64);
    assert_int_equal(qtn_mldsa_sign_mu(key->set, sig, mu, 64, key->sk, key->sk_len, NULL), QTN_OK);
    assert_int_equal(
        qtn_mldsa_verify(key->set, sig, key->sig_len, zeros, long_n, NULL, 0, key->pk, key->pk_len),
        QTN_OK);
    munmap((void *)(uintptr_t)zeros, long_n);
}
#endif

int main(int argc, char **argv) {
    const struct CMUnitTest counted[] = {
        cmocka_unit_test(test_many_pieces),
#if defined(HAVE_LONG_BUFFER)
        cmocka_unit_test(test_one_piece),
#endif
    };
    if (argc < 2 || strcmp(argv[1], "--whole") != 0)
        return cmocka_run_group_tests(counted, NULL, NULL) ? 1 : 0;
#if defined(HAVE_LONG_BUFFER)
    const struct CMUnitTest whole[] = {cmocka_unit_test(test_whole)};
    return cmocka_run_group_tests(whole, NULL, NULL) ? 1 : 0;
#else
    puts("this machine has no room for a message of 4 GiB in memory");
    return 77;
#endif
}
