/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Blocks in and out of scalar lanes and of a word-major pair, with Neon. Two lanes with stride 2
 * are the pair; where both are asked for and alike, rows of two words are moved. */
#include "common/compiler.h"
#include "keccak/blocks.h"

#include <arm_neon.h>

/* The first of the pair: 0, or 1 behind a scalar lane. There is none where there is one lane. */
static unsigned pair_of(const struct keccak_ops *ops) {
    return ops->stride[0] == 2 ? 0 : 1;
}

/* Both lanes of the pair, or zero. */
static unsigned pair_mask(const struct keccak_ops *ops, unsigned lanes) {
    const unsigned mask = 3u << pair_of(ops);
    return ops->lanes > 1 && (lanes & mask) == mask ? mask : 0;
}

/* --- squeeze -------------------------------------------------------------------------------- */

QTN_INLINE void put_pair(uint8_t *out0, uint8_t *out1, const uint64_t *w, size_t rate) {
    size_t i = 0;
    for (; i + 16 <= rate; i += 16) {
        const uint64x2_t a = vld1q_u64(w + i / 4), b = vld1q_u64(w + i / 4 + 2);
        vst1q_u8(out0 + i, vreinterpretq_u8_u64(vzip1q_u64(a, b)));
        vst1q_u8(out1 + i, vreinterpretq_u8_u64(vzip2q_u64(a, b)));
    }
    if (i != rate) {
        store64_le(out0 + i, w[i / 4]);
        store64_le(out1 + i, w[i / 4 + 1]);
    }
}

QTN_INLINE void put_lane(uint8_t *out, const uint64_t *w, size_t stride, size_t rate) {
    size_t i = 0;
    if (stride == 1)
        for (; i + 16 <= rate; i += 16)
            vst1q_u8(out + i, vreinterpretq_u8_u64(vld1q_u64(w + i / 8)));
    for (; i != rate; i += 8)
        store64_le(out + i, w[stride * i / 8]);
}

/* Inlined with constant rates, those of SHAKE128 and SHAKE256: then the loops are unrolled. */
QTN_INLINE void put_pair_at(uint8_t *out0, uint8_t *out1, const uint64_t *w, size_t rate) {
    if (rate == 168)
        put_pair(out0, out1, w, 168);
    else if (rate == 136)
        put_pair(out0, out1, w, 136);
    else
        put_pair(out0, out1, w, rate);
}

QTN_INLINE void put_scalar_at(uint8_t *out, const uint64_t *w, size_t rate) {
    if (rate == 168)
        put_lane(out, w, 1, 168);
    else if (rate == 136)
        put_lane(out, w, 1, 136);
    else
        put_lane(out, w, 1, rate);
}

void qtn_keccak_squeeze_neon(const struct keccak_ops *ops, const uint64_t *state, unsigned lanes,
                             uint8_t *const *out, const uint8_t *rate) {
    const unsigned first = pair_of(ops), both = pair_mask(ops, lanes);
    if (both != 0 && rate[first] == rate[first + 1]) {
        put_pair_at(out[first], out[first + 1], state + ops->offset[first], rate[first]);
        lanes &= ~both;
    }
    for (; lanes != 0; lanes &= lanes - 1) {
        const unsigned lane = lowest_lane(lanes);
        if (ops->stride[lane] == 1)
            put_scalar_at(out[lane], state + ops->offset[lane], rate[lane]);
        else
            put_lane(out[lane], state + ops->offset[lane], 2, rate[lane]);
    }
}

/* --- absorb --------------------------------------------------------------------------------- */

/* Two words at a time: with a constant rate that is few enough to be unrolled. */
QTN_INLINE void add_block(uint64_t *w, size_t stride, const uint8_t *block, size_t rate) {
    size_t i = 0;
    for (; i + 16 <= rate; i += 16, w += 2 * stride) {
        if (stride == 1) {
            vst1q_u64(w, veorq_u64(vld1q_u64(w), vreinterpretq_u64_u8(vld1q_u8(block + i))));
        } else {
            w[0] ^= load64_le(block + i);
            w[stride] ^= load64_le(block + i + 8);
        }
    }
    if (i != rate)
        w[0] ^= load64_le(block + i);
}

/* Inlined with a constant stride, and with the rate of SHA3-256 and SHAKE256. */
QTN_INLINE void add_block_at(uint64_t *w, size_t stride, const uint8_t *block, size_t rate) {
    if (rate == 136)
        add_block(w, stride, block, 136);
    else
        add_block(w, stride, block, rate);
}

void qtn_keccak_absorb_neon(const struct keccak_ops *ops, uint64_t *state, unsigned lanes,
                            const uint8_t *const *block, const uint8_t *rate) {
    for (; lanes != 0; lanes &= lanes - 1) {
        const unsigned lane = lowest_lane(lanes);
        uint64_t *w = state + ops->offset[lane];
        if (ops->stride[lane] == 1)
            add_block_at(w, 1, block[lane], rate[lane]);
        else
            add_block_at(w, 2, block[lane], rate[lane]);
    }
}

/* --- begin ---------------------------------------------------------------------------------- */

/* Inlined with constant n of at most 32, which gcc does not make a call of. */
QTN_INLINE void zero(uint64_t *w, size_t n) {
    for (size_t i = 0; i + 2 <= n; i += 2)
        vst1q_u64(w + i, vdupq_n_u64(0));
    if (n % 2 != 0)
        w[n - 1] = 0;
}

/* The last bit of the padding, in a word that may have more. */
QTN_INLINE void end_block(uint64_t *w, size_t stride, size_t rate) {
    if (rate != 0)
        w[stride * (rate / 8 - 1)] |= (uint64_t)1 << 63;
}

/* Words i and i + 1 of both. */
QTN_INLINE void begin_rows2(uint64_t *w, const uint8_t *s, const uint8_t *t, size_t i) {
    const uint64x2_t a = vreinterpretq_u64_u8(vld1q_u8(s + 8 * i));
    const uint64x2_t b = vreinterpretq_u64_u8(vld1q_u8(t + 8 * i));
    vst1q_u64(w + 2 * i, vzip1q_u64(a, b));
    vst1q_u64(w + 2 * i + 2, vzip2q_u64(a, b));
}

/* Two seeds of as many words; nearly all have four. */
QTN_INLINE void begin_pair(uint64_t *w, const struct keccak_seed *s, const struct keccak_seed *t) {
    const size_t words = s->words;
    const uint64x2_t last = vcombine_u64(vcreate_u64(s->last), vcreate_u64(t->last));
    if (words == 4) {
        begin_rows2(w, s->p, t->p, 0);
        begin_rows2(w, s->p, t->p, 2);
        vst1q_u64(w + 8, last);
        zero(w + 10, 20);
        zero(w + 30, 20);
    } else {
        size_t i = 0;
        zero(w, 20);
        zero(w + 20, 30);
        for (; i + 2 <= words; i += 2)
            begin_rows2(w, s->p, t->p, i);
        if (i != words)
            vst1q_u64(w + 2 * i, vcombine_u64(vcreate_u64(load64_le(s->p + 8 * i)),
                                              vcreate_u64(load64_le(t->p + 8 * i))));
        vst1q_u64(w + 2 * words, last);
    }
    end_block(w, 2, s->rate);
    end_block(w + 1, 2, t->rate);
}

QTN_INLINE void begin_lane(uint64_t *w, size_t stride, const struct keccak_seed *s) {
    if (stride == 1)
        zero(w, KECCAK_WORDS);
    else
        for (size_t i = 0; i < KECCAK_WORDS; i += 5)
            for (size_t j = 0; j < 5; j++)
                w[stride * (i + j)] = 0;
    if (s->words == 4)
        for (size_t i = 0; i < 4; i++)
            w[stride * i] = load64_le(s->p + 8 * i);
    else
        for (size_t i = 0; i < s->words; i++)
            w[stride * i] = load64_le(s->p + 8 * i);
    w[stride * s->words] = s->last;
    end_block(w, stride, s->rate);
}

void qtn_keccak_begin_neon(const struct keccak_ops *ops, uint64_t *state, unsigned lanes,
                           const struct keccak_seed *seed) {
    const unsigned first = pair_of(ops), both = pair_mask(ops, lanes);
    if (both != 0 && seed[first].words == seed[first + 1].words) {
        begin_pair(state + ops->offset[first], &seed[first], &seed[first + 1]);
        lanes &= ~both;
    }
    for (; lanes != 0; lanes &= lanes - 1) {
        const unsigned lane = lowest_lane(lanes);
        if (ops->stride[lane] == 1)
            begin_lane(state + ops->offset[lane], 1, &seed[lane]);
        else
            begin_lane(state + ops->offset[lane], 2, &seed[lane]);
    }
}
