/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 202, Algorithm 8 (SPONGE), in pieces. */
#include "keccak/sponge.h"
#include "common/bytes.h"
#include "common/wipe.h"

enum { ABSORBING = 0x51a7, SQUEEZING = 0x51a8, FINISHED = 0x51a9 };

/* XOR n bytes into the state at byte pos, which with n stays inside the block. */
static void xor_bytes(uint64_t *state, size_t pos, const uint8_t *p, size_t n) {
    while (n != 0 && pos % 8 != 0) {
        state[pos / 8] ^= (uint64_t)*p++ << (8 * (pos % 8));
        pos++;
        n--;
    }
    for (; n >= 8; n -= 8, p += 8, pos += 8)
        state[pos / 8] ^= load64_le(p);
    for (; n != 0; n--, pos++)
        state[pos / 8] ^= (uint64_t)*p++ << (8 * (pos % 8));
}

static void read_bytes(uint8_t *p, const uint64_t *state, size_t pos, size_t n) {
    while (n != 0 && pos % 8 != 0) {
        *p++ = (uint8_t)(state[pos / 8] >> (8 * (pos % 8)));
        pos++;
        n--;
    }
    for (; n >= 8; n -= 8, p += 8, pos += 8)
        store64_le(p, state[pos / 8]);
    for (; n != 0; n--, pos++)
        *p++ = (uint8_t)(state[pos / 8] >> (8 * (pos % 8)));
}

void qtn_sponge_init(struct sponge *s, struct keccak_function f) {
    memset(s, 0, sizeof *s);
    s->phase = ABSORBING;
    s->rate = f.rate;
    s->suffix = f.suffix;
    s->digest = f.digest;
}

qtn_status qtn_sponge_absorb(struct sponge *s, const struct keccak_ops *ops, const uint8_t *p,
                             size_t n) {
    if (s->phase != ABSORBING)
        return QTN_ERR_STATE;
    while (n != 0) {
        const size_t room = (size_t)(s->rate - s->pos);
        const size_t part = n < room ? n : room;
        xor_bytes(s->state, s->pos, p, part);
        p += part;
        n -= part;
        s->pos = (uint8_t)(s->pos + part);
        if (s->pos == s->rate) {
            ops->f1600(s->state);
            s->pos = 0;
        }
    }
    return QTN_OK;
}

qtn_status qtn_sponge_squeeze(struct sponge *s, const struct keccak_ops *ops, uint8_t *p,
                              size_t n) {
    if (s->phase == ABSORBING) {
        if (s->digest != 0 && n != s->digest)
            return QTN_ERR_LENGTH;
        const uint8_t last = 0x80;
        xor_bytes(s->state, s->pos, &s->suffix, 1);
        xor_bytes(s->state, s->rate - 1u, &last, 1);
        s->phase = SQUEEZING;
        s->pos = s->rate; /* a block is due before the first byte, but only if one is wanted */
    } else if (s->phase != SQUEEZING) {
        return QTN_ERR_STATE;
    }
    while (n != 0) {
        if (s->pos == s->rate) {
            ops->f1600(s->state);
            s->pos = 0;
        }
        const size_t left = (size_t)(s->rate - s->pos);
        const size_t part = n < left ? n : left;
        read_bytes(p, s->state, s->pos, part);
        p += part;
        n -= part;
        s->pos = (uint8_t)(s->pos + part);
    }
    if (s->digest != 0)
        s->phase = FINISHED;
    return QTN_OK;
}

void qtn_sponge_wipe(struct sponge *s) {
    qtn_wipe(s, sizeof *s);
}
