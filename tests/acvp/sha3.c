/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* SHA3 and SHAKE through the incremental sponge, whole and in uneven pieces, on the permutation of
 * the backend in use. */
#include "acvp/run.h"
#include "acvp/sets.h"
#include "common/backend.h"
#include <string.h>

enum { LINK = 1000, PIECE = 77, SHAKE_MESSAGE = 16 };

/* piece: bytes of each call; a SHA3 digest is taken in one. */
static qtn_status hash(struct keccak_function f, size_t piece, const uint8_t *p, size_t n,
                       uint8_t *out, size_t out_len) {
    const struct keccak_ops *ops = qtn_backend_active()->keccak;
    struct sponge s;
    qtn_status status = QTN_OK;
    qtn_sponge_init(&s, f);
    while (status == QTN_OK && n > 0) {
        const size_t part = n < piece ? n : piece;
        status = qtn_sponge_absorb(&s, ops, p, part);
        p += part;
        n -= part;
    }
    if (f.digest)
        piece = out_len;
    do {
        const size_t part = out_len < piece ? out_len : piece;
        if (status == QTN_OK)
            status = qtn_sponge_squeeze(&s, ops, out, part);
        out += part;
        out_len -= part;
    } while (out_len > 0);
    return status;
}

static struct keccak_function function_of(struct run *t) {
    struct keccak_function f = KECCAK_SHAKE128;
    if (!keccak_function_of(run_text(t, "set"), &f))
        run_fail(t, run_text(t, "set"), "unknown function");
    return f;
}

void test_sha3(struct run *t) {
    const struct keccak_function f = function_of(t);
    const struct value *msg = run_bytes(t, "msg"), *want = run_bytes(t, "out");
    uint8_t *out = run_room(t, want->n), *out2 = run_room(t, want->n);

    run_status(t, "whole", hash(f, SIZE_MAX, msg->p, msg->n, out, want->n), QTN_OK);
    run_equal(t, "whole", "out", out, want->n);
    run_status(t, "pieces", hash(f, PIECE, msg->p, msg->n, out2, want->n), QTN_OK);
    run_same(t, "pieces", out, out2, want->n);
}

/* NIST's SHA3VS, 6.2.3: a thousand times the digest of the digest before. */
static void chain_sha3(struct run *t, struct keccak_function f, uint8_t *md) {
    for (unsigned i = 0; i < LINK; i++)
        if (!run_status(t, "link", hash(f, SIZE_MAX, md, f.digest, md, f.digest), QTN_OK))
            return;
}

/* 6.3.3: the first 16 bytes are hashed again, the last two choose the next length. */
static size_t chain_shake(struct run *t, struct keccak_function f, uint8_t *out) {
    const size_t least = run_number(t, "minout", 0), most = run_number(t, "maxout", 0);
    size_t next = run_number(t, "outlen", 0), n = 0;
    for (unsigned i = 0; i < LINK && least >= 2 && next <= most; i++) {
        uint8_t msg[SHAKE_MESSAGE];
        memcpy(msg, out, sizeof msg);
        n = next;
        if (!run_status(t, "link", hash(f, SIZE_MAX, msg, sizeof msg, out, n), QTN_OK))
            return n;
        memset(out + n, 0, n < SHAKE_MESSAGE ? SHAKE_MESSAGE - n : 0);
        next = least + ((size_t)out[n - 2] << 8 | out[n - 1]) % (most - least + 1);
    }
    return n;
}

void test_sha3_monte(struct run *t) {
    const struct keccak_function f = function_of(t);
    const struct value *start = run_bytes(t, "start");
    const size_t most = run_number(t, "maxout", 0);
    const size_t room = most > f.digest ? most : f.digest;
    uint8_t *out = run_room(t, room < SHAKE_MESSAGE ? SHAKE_MESSAGE : room);
    size_t n = f.digest;

    if (start->n != (f.digest ? f.digest : SHAKE_MESSAGE)) {
        run_fail(t, "start", "of a wrong length");
        return;
    }
    memcpy(out, start->p, start->n);
    if (f.digest)
        chain_sha3(t, f, out);
    else
        n = chain_shake(t, f, out);
    run_equal(t, "end of the chain", "out", out, n);
}
