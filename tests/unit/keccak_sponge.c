/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The incremental sponge: known answers, every way to split input and output, and every misuse. */
#include "common/backend.h"
#include "common/bytes.h"
#include "keccak/sponge.h"
#include "support/cmocka_all.h"
#include "support/hex.h"

#include <string.h>

enum { FUNCTIONS = 6, MAX_MESSAGE = 2 * KECCAK_MAX_RATE + 1, MAX_OUTPUT = 6 * KECCAK_MAX_RATE };

static struct keccak_function function(unsigned i) {
    const struct keccak_function all[FUNCTIONS] = {KECCAK_SHA3_224, KECCAK_SHA3_256,
                                                   KECCAK_SHA3_384, KECCAK_SHA3_512,
                                                   KECCAK_SHAKE128, KECCAK_SHAKE256};
    return all[i];
}

static const struct keccak_ops *ops;

/* Every test runs on every backend. */
static int next_backend(size_t i) {
    const char *name = qtn_backend_at(i);
    if (name == NULL)
        return 0;
    assert_int_equal(qtn_backend_select(name), QTN_OK);
    ops = qtn_backend_active()->keccak;
    return 1;
}

/* FIPS 202, Algorithm 8, on a padded copy of the whole message; n is at most MAX_MESSAGE. */
static void whole(struct keccak_function f, const uint8_t *p, size_t n, uint8_t *out, size_t len) {
    uint8_t padded[MAX_MESSAGE + KECCAK_MAX_RATE] = {0};
    const size_t total = (n / f.rate + 1) * f.rate;
    assert_true(n <= MAX_MESSAGE);
    if (n != 0)
        memcpy(padded, p, n);
    padded[n] = f.suffix;
    padded[total - 1] ^= 0x80;
    uint64_t state[KECCAK_WORDS] = {0};
    for (size_t i = 0; i < total; i++) {
        state[i % f.rate / 8] ^= (uint64_t)padded[i] << 8 * (i % 8);
        if (i % f.rate == f.rate - 1u)
            ops->f1600(state);
    }
    for (size_t i = 0; i < len; i++) {
        if (i != 0 && i % f.rate == 0)
            ops->f1600(state);
        out[i] = (uint8_t)(state[i % f.rate / 8] >> 8 * (i % 8));
    }
}

static void fill_message(uint8_t *p, size_t n) {
    for (size_t i = 0; i < n; i++)
        p[i] = (uint8_t)(i % 251);
}

static size_t output_bytes(struct keccak_function f) {
    return f.digest != 0 ? f.digest : 32;
}

static void absorb(struct sponge *s, const uint8_t *p, size_t n) {
    assert_int_equal(qtn_sponge_absorb(s, ops, p, n), QTN_OK);
}

static void squeeze(struct sponge *s, uint8_t *p, size_t n) {
    assert_int_equal(qtn_sponge_squeeze(s, ops, p, n), QTN_OK);
}

/* Of the empty message, of "abc", and of 200 bytes i mod 251; 32 bytes of output for SHAKE. The
 * figures come from another implementation (Python's hashlib over OpenSSL). */
static const char *const known[FUNCTIONS][3] = {
    {"6b4e03423667dbb73b6e15454f0eb1abd4597f9a1b078e3f5b5a6bc7",
     "e642824c3f8cf24ad09234ee7d3c766fc9a3a5168d0c94ad73b46fdf",
     "8bcd90dbc5379549b5e78a1fbe24ae120d92caef17750461262b1e97"},
    {"a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a",
     "3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532",
     "5f728f63bf5ee48c77f453c0490398fa645b8d4c4e56be9a41cfec344d6ca899"},
    {"0c63a75b845e4f7d01107d852e4c2485c51a50aaaa94fc61995e71bbee983a2ac3713831264adb47fb6bd1e058d5f"
     "004",
     "ec01498288516fc926459f58e2c6ad8df9b473cb0fc08c2596da7cf0e49be4b298d88cea927ac7f539f1edf228376"
     "d25",
     "b13febb1b3c54a7c6b69367f693a1d1f3145709b6ddef23ff15874133ea1fb9cfa48ee7ff4ec9aa987dea641e33cc"
     "df7"},
    {"a69f73cca23a9ac5c8b567dc185a756e97c982164fe25859e0d1dcc1475c80a615b2123af1f5f94c11e3e9402c3ac"
     "558f500199d95b6d3e301758586281dcd26",
     "b751850b1a57168a5693cd924b6b096e08f621827444f70d884f5d0240d2712e10e116e9192af3c91a7ec57647e39"
     "34057340b4cf408d5a56592f8274eec53f0",
     "ea5d05f19348dd589793354793a15f37a73b4c0bb4e750b9a00757dfce2f8b65a64191bb9b137de00feef6474cfd4"
     "7abf7880efbc51614a5715df12cfe0caee3"},
    {"7f9c2ba4e88f827d616045507605853ed73b8093f6efbc88eb1a6eacfa66ef26",
     "5881092dd818bf5cf8a3ddb793fbcba74097d5c526a6d35f97b83351940f2cc8",
     "0c4234ca1e31801ae606f8b8d8e0665c66f42a21d601c2681858a92c79ad5d69"},
    {"46b9dd2b0ba88d13233b3feb743eeb243fcd52ea62b81b82b50c27646ed5762f",
     "483366601360a8771c6863080cc4114d8db44530f8f1e1ee4f94ea37e78b5739",
     "4ee1ca03272b05d3bfb1e1c79a967f823b9fc5e4bb3987b1ba9e9cb5afb07a5e"},
};

/* The last 16 of 512 bytes: the same messages, SHAKE128 and SHAKE256. */
static const char *const known_far[2][3] = {
    {"dda2529833462b71a41a45be97290b6f", "5211a56bf13f0bf7241268b50d3f1ec8",
     "cff17512e2dca94ffc4c306055468bd7"},
    {"1fd166c796b9cc258a064a8f57e27f2a", "4ed35ef1f41f5fdf549fbcc5a0f68298",
     "b236c10204f73a5fb46b3a19e6a6cb34"},
};

static void test_known_answers(void **state) {
    (void)state;
    uint8_t long_message[200];
    fill_message(long_message, sizeof long_message);
    const struct span messages[3] = {
        {NULL, 0}, {(const uint8_t *)"abc", 3}, {long_message, sizeof long_message}};
    for (size_t b = 0; next_backend(b); b++)
        for (unsigned i = 0; i < FUNCTIONS; i++)
            for (unsigned m = 0; m < 3; m++) {
                const struct keccak_function f = function(i);
                uint8_t got[512];
                struct sponge s;
                qtn_sponge_init(&s, f);
                absorb(&s, messages[m].p, messages[m].n);
                squeeze(&s, got, f.digest != 0 ? f.digest : sizeof got);
                assert_bytes_hex("first bytes", got, output_bytes(f), known[i][m]);
                if (f.digest == 0)
                    assert_bytes_hex("last bytes", got + sizeof got - 16, 16, known_far[i - 4][m]);
            }
}

/* Every length up to two blocks and a byte, cut in two at every place. */
static void test_absorb_splits(void **state) {
    (void)state;
    uint8_t message[MAX_MESSAGE];
    fill_message(message, sizeof message);
    for (size_t b = 0; next_backend(b); b++)
        for (unsigned i = 0; i < FUNCTIONS; i++) {
            const struct keccak_function f = function(i);
            for (size_t n = 0; n <= 2u * f.rate + 1; n++) {
                uint8_t want[64], got[64];
                whole(f, message, n, want, output_bytes(f));
                for (size_t cut = 0; cut <= n; cut++) {
                    struct sponge s;
                    qtn_sponge_init(&s, f);
                    absorb(&s, message, cut);
                    absorb(&s, message + cut, n - cut);
                    squeeze(&s, got, output_bytes(f));
                    assert_memory_equal(got, want, output_bytes(f));
                }
            }
        }
}

/* The same in pieces of each size, with empty pieces between them. */
static void test_absorb_pieces(void **state) {
    (void)state;
    uint8_t message[MAX_MESSAGE];
    fill_message(message, sizeof message);
    for (size_t b = 0; next_backend(b); b++)
        for (unsigned i = 0; i < FUNCTIONS; i++) {
            const struct keccak_function f = function(i);
            const size_t n = 2u * f.rate + 1;
            uint8_t want[64], got[64];
            whole(f, message, n, want, output_bytes(f));
            for (size_t piece = 1; piece <= n; piece++) {
                struct sponge s;
                qtn_sponge_init(&s, f);
                for (size_t at = 0; at < n; at += piece) {
                    absorb(&s, message + at, n - at < piece ? n - at : piece);
                    absorb(&s, NULL, 0);
                }
                squeeze(&s, got, output_bytes(f));
                assert_memory_equal(got, want, output_bytes(f));
            }
        }
}

/* Every pair of output pieces up to a block and a byte, after the first of which the stream
 * stands anywhere in a block, and then one piece that crosses two boundaries. */
static void test_squeeze_splits(void **state) {
    (void)state;
    const uint8_t message[3] = {'a', 'b', 'c'};
    for (size_t b = 0; next_backend(b); b++)
        for (unsigned i = 4; i < FUNCTIONS; i++) {
            const struct keccak_function f = function(i);
            uint8_t want[MAX_OUTPUT], got[MAX_OUTPUT];
            whole(f, message, sizeof message, want, sizeof want);
            struct sponge begun;
            qtn_sponge_init(&begun, f);
            absorb(&begun, message, sizeof message);
            for (size_t n1 = 0; n1 <= f.rate + 1u; n1++)
                for (size_t n2 = 0; n2 <= f.rate + 1u; n2++) {
                    const size_t n3 = 2u * f.rate + 1;
                    struct sponge s = begun;
                    squeeze(&s, got, n1);
                    squeeze(&s, got + n1, n2);
                    squeeze(&s, NULL, 0);
                    squeeze(&s, got + n1 + n2, n3);
                    assert_memory_equal(got, want, n1 + n2 + n3);
                }
        }
}

/* Pieces of one size, over and over: bytes lost at a block's end would show. */
static void test_squeeze_pieces(void **state) {
    (void)state;
    for (size_t b = 0; next_backend(b); b++)
        for (unsigned i = 4; i < FUNCTIONS; i++) {
            const struct keccak_function f = function(i);
            uint8_t want[MAX_OUTPUT], got[MAX_OUTPUT];
            whole(f, NULL, 0, want, sizeof want);
            for (size_t piece = 1; piece <= 2u * f.rate + 1; piece++) {
                struct sponge s;
                qtn_sponge_init(&s, f);
                for (size_t at = 0; at < sizeof got; at += piece)
                    squeeze(&s, got + at, sizeof got - at < piece ? sizeof got - at : piece);
                assert_memory_equal(got, want, sizeof got);
            }
        }
}

/* A copy of a sponge goes its own way, in either phase. */
static void test_forks(void **state) {
    (void)state;
    uint8_t message[MAX_MESSAGE];
    fill_message(message, sizeof message);
    for (size_t b = 0; next_backend(b); b++) {
        uint8_t want[400], got[400];
        struct sponge trunk, fork;
        qtn_sponge_init(&trunk, KECCAK_SHAKE128);
        absorb(&trunk, message, 100);
        fork = trunk;
        absorb(&trunk, message + 100, 100);
        absorb(&fork, message, 1);
        whole(KECCAK_SHAKE128, message, 200, want, sizeof want);
        squeeze(&trunk, got, 150);
        struct sponge late = trunk;
        squeeze(&trunk, got + 150, 250);
        assert_memory_equal(got, want, sizeof got);
        memset(got + 150, 0, 250);
        squeeze(&late, got + 150, 250);
        assert_memory_equal(got, want, sizeof got);
        message[100] = message[0];
        whole(KECCAK_SHAKE128, message, 101, want, sizeof want);
        message[100] = 100;
        squeeze(&fork, got, sizeof got);
        assert_memory_equal(got, want, sizeof got);
    }
}

static void expect_dead(struct sponge *s) {
    uint8_t byte = 1, out[64];
    assert_int_equal(qtn_sponge_absorb(s, ops, &byte, 1), QTN_ERR_STATE);
    assert_int_equal(qtn_sponge_absorb(s, ops, NULL, 0), QTN_ERR_STATE);
    assert_int_equal(qtn_sponge_squeeze(s, ops, out, 0), QTN_ERR_STATE);
    assert_int_equal(qtn_sponge_squeeze(s, ops, out, 32), QTN_ERR_STATE);
}

static void test_misuse(void **state) {
    (void)state;
    for (size_t b = 0; next_backend(b); b++)
        for (unsigned i = 0; i < FUNCTIONS; i++) {
            const struct keccak_function f = function(i);
            uint8_t out[96], want[64], byte = 7;
            struct sponge s;

            memset(&s, 0, sizeof s);
            expect_dead(&s);

            /* A wrong length for SHA3 is refused and nothing is lost by it. */
            qtn_sponge_init(&s, f);
            absorb(&s, &byte, 1);
            if (f.digest != 0) {
                const size_t wrong[] = {0, 1, f.digest - 1u, f.digest + 1u, sizeof out};
                memset(out, 0xee, sizeof out);
                for (size_t j = 0; j < sizeof wrong / sizeof wrong[0]; j++)
                    assert_int_equal(qtn_sponge_squeeze(&s, ops, out, wrong[j]), QTN_ERR_LENGTH);
                for (size_t j = 0; j < sizeof out; j++)
                    assert_int_equal(out[j], 0xee);
            }
            whole(f, &byte, 1, want, output_bytes(f));
            squeeze(&s, out, output_bytes(f));
            assert_memory_equal(out, want, output_bytes(f));

            /* Input after output is refused, and does not disturb a SHAKE's output. */
            assert_int_equal(qtn_sponge_absorb(&s, ops, &byte, 1), QTN_ERR_STATE);
            if (f.digest != 0)
                expect_dead(&s);
            else {
                uint8_t both[64];
                whole(f, &byte, 1, both, sizeof both);
                squeeze(&s, out, 32);
                assert_memory_equal(out, both + 32, 32);
                qtn_sponge_init(&s, f);
                squeeze(&s, NULL, 0);
                assert_int_equal(qtn_sponge_absorb(&s, ops, &byte, 1), QTN_ERR_STATE);
            }

            qtn_sponge_init(&s, f);
            absorb(&s, &byte, 1);
            qtn_sponge_wipe(&s);
            const struct sponge zero = {0};
            assert_memory_equal(&s, &zero, sizeof s);
            expect_dead(&s);
            qtn_sponge_init(&s, f);
            absorb(&s, &byte, 1);
            squeeze(&s, out, output_bytes(f));
            assert_memory_equal(out, want, output_bytes(f));
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_known_answers),  cmocka_unit_test(test_absorb_splits),
        cmocka_unit_test(test_absorb_pieces),  cmocka_unit_test(test_squeeze_splits),
        cmocka_unit_test(test_squeeze_pieces), cmocka_unit_test(test_forks),
        cmocka_unit_test(test_misuse),
    };
    const int failures = cmocka_run_group_tests_name("keccak_sponge", tests, NULL, NULL);
    return failures ? 1 : 0;
}
