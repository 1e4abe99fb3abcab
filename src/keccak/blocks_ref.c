/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Blocks in and out of lanes, for any arrangement of them, in portable C. */
#include "common/bytes.h"
#include "keccak/blocks.h"

static const uint64_t last_bit = (uint64_t)1 << 63; /* of pad10*1, in the last word of a block */

void qtn_keccak_begin_ref(const struct keccak_ops *ops, uint64_t *state, unsigned lanes,
                          const struct keccak_seed *seed) {
    for (unsigned lane = 0; lanes >> lane != 0; lane++) {
        if ((lanes >> lane & 1u) == 0)
            continue;
        const struct keccak_seed *s = &seed[lane];
        uint64_t *w = state + ops->offset[lane];
        const size_t stride = ops->stride[lane];
        size_t i = 0;
        for (; i < s->words; i++)
            w[stride * i] = load64_le(s->p + 8 * i);
        w[stride * i] = s->last;
        for (i++; i < KECCAK_WORDS; i++)
            w[stride * i] = 0;
        if (s->rate != 0)
            w[stride * (s->rate / 8u - 1)] |= last_bit;
    }
}

void qtn_keccak_absorb_ref(const struct keccak_ops *ops, uint64_t *state, unsigned lanes,
                           const uint8_t *const *block, const uint8_t *rate) {
    for (unsigned lane = 0; lanes >> lane != 0; lane++) {
        if ((lanes >> lane & 1u) == 0)
            continue;
        uint64_t *w = state + ops->offset[lane];
        const size_t stride = ops->stride[lane];
        for (size_t i = 0; i < rate[lane] / 8u; i++)
            w[stride * i] ^= load64_le(block[lane] + 8 * i);
    }
}

void qtn_keccak_squeeze_ref(const struct keccak_ops *ops, const uint64_t *state, unsigned lanes,
                            uint8_t *const *out, const uint8_t *rate) {
    for (unsigned lane = 0; lanes >> lane != 0; lane++) {
        if ((lanes >> lane & 1u) == 0)
            continue;
        const uint64_t *w = state + ops->offset[lane];
        const size_t stride = ops->stride[lane];
        for (size_t i = 0; i < rate[lane] / 8u; i++)
            store64_le(out[lane] + 8 * i, w[stride * i]);
    }
}
