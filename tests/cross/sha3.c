/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Proves that the sponge gives OpenSSL's SHA-3 and SHAKE, for random messages absorbed in random
 * pieces and outputs squeezed in random pieces. */
#include "common/backend.h"
#include "keccak/sponge.h"
#include "oracle.h"
#include "rounds.h"
#include "support/cmocka_all.h"
#include "support/forced.h"
#include "support/hex.h"

enum { MAX_MESSAGE = 3000, MAX_OUTPUT = 1500 };

struct function {
    const char *name; /* OpenSSL's */
    struct keccak_function f;
};

/* The next piece of what is left: short, up to a block and a bit, or anything. */
static size_t piece(size_t left) {
    static const size_t limit[] = {3, 200, MAX_MESSAGE};
    const size_t n = below(limit[below(3)] + 1);
    return n < left ? n : left;
}

static void one_message(const struct function *function) {
    uint8_t msg[MAX_MESSAGE], got[MAX_OUTPUT], want[MAX_OUTPUT];
    const struct keccak_ops *ops = qtn_backend_active()->keccak;
    const size_t msg_len = below(4) == 0 ? below(300) : below(MAX_MESSAGE + 1);
    const size_t out_len = function->f.digest != 0 ? function->f.digest : 1 + below(MAX_OUTPUT);
    struct sponge sponge;

    draw(msg, msg_len);
    qtn_sponge_init(&sponge, function->f);
    for (size_t done = 0, n; done < msg_len; done += n) {
        n = piece(msg_len - done);
        assert_int_equal(qtn_sponge_absorb(&sponge, ops, msg + done, n), QTN_OK);
    }
    for (size_t done = 0, n; done < out_len; done += n) {
        n = function->f.digest != 0 ? out_len : piece(out_len - done);
        assert_int_equal(qtn_sponge_squeeze(&sponge, ops, got + done, n), QTN_OK);
    }
    qtn_sponge_wipe(&sponge);
    oracle_digest(function->name, msg, msg_len, want, out_len);
    assert_bytes_equal(function->name, got, want, out_len);
}

static void sponge_gives_openssl_hashes(void **state) {
    static const struct function functions[] = {
        {"SHA3-224", {144, 0x06, 28}}, {"SHA3-256", {136, 0x06, 32}}, {"SHA3-384", {104, 0x06, 48}},
        {"SHA3-512", {72, 0x06, 64}},  {"SHAKE128", {168, 0x1f, 0}},  {"SHAKE256", {136, 0x1f, 0}},
    };
    (void)state;
    for (unsigned i = 0; i < sizeof functions / sizeof functions[0]; i++)
        for (unsigned round = 0; round < rounds; round++)
            one_message(&functions[i]);
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sponge_gives_openssl_hashes),
    };
    const int forced = forced_backend();
    if (forced != 0)
        return forced;
    if (rounds_begin(argc, argv) != 0)
        return 1;
    const int failures = cmocka_run_group_tests(tests, NULL, NULL);
    return failures ? 1 : 0;
}
