/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The functions of struct keccak_ops that move blocks, as ops.h describes them: in portable C for
 * any table, and one set for each instruction set and its arrangement of lanes. */
#ifndef QTN_KECCAK_BLOCKS_H
#define QTN_KECCAK_BLOCKS_H

#include "common/bytes.h"
#include "keccak/ops.h"

void qtn_keccak_begin_ref(const struct keccak_ops *ops, uint64_t *state, unsigned lanes,
                          const struct keccak_seed *seed);
void qtn_keccak_absorb_ref(const struct keccak_ops *ops, uint64_t *state, unsigned lanes,
                           const uint8_t *const *block, const uint8_t *rate);
void qtn_keccak_squeeze_ref(const struct keccak_ops *ops, const uint64_t *state, unsigned lanes,
                            uint8_t *const *out, const uint8_t *rate);

/* Lanes 0 to 3 word-major, lane 4 right behind them. */
void qtn_keccak_begin_avx2(const struct keccak_ops *ops, uint64_t *state, unsigned lanes,
                           const struct keccak_seed *seed);
void qtn_keccak_absorb_avx2(const struct keccak_ops *ops, uint64_t *state, unsigned lanes,
                            const uint8_t *const *block, const uint8_t *rate);
void qtn_keccak_squeeze_avx2(const struct keccak_ops *ops, const uint64_t *state, unsigned lanes,
                             uint8_t *const *out, const uint8_t *rate);

/* Lanes 0 to 7 word-major, lane 8 right behind them. */
void qtn_keccak_begin_avx512(const struct keccak_ops *ops, uint64_t *state, unsigned lanes,
                             const struct keccak_seed *seed);
void qtn_keccak_absorb_avx512(const struct keccak_ops *ops, uint64_t *state, unsigned lanes,
                              const uint8_t *const *block, const uint8_t *rate);
void qtn_keccak_squeeze_avx512(const struct keccak_ops *ops, const uint64_t *state, unsigned lanes,
                               uint8_t *const *out, const uint8_t *rate);

/* AArch64: scalar lanes and a word-major pair, where the table has them. */
void qtn_keccak_begin_neon(const struct keccak_ops *ops, uint64_t *state, unsigned lanes,
                           const struct keccak_seed *seed);
void qtn_keccak_absorb_neon(const struct keccak_ops *ops, uint64_t *state, unsigned lanes,
                            const uint8_t *const *block, const uint8_t *rate);
void qtn_keccak_squeeze_neon(const struct keccak_ops *ops, const uint64_t *state, unsigned lanes,
                             uint8_t *const *out, const uint8_t *rate);

/* A state that lies by itself, as `begin` makes it anew; a part of its callers, which are leaves.
 */
static inline void begin_scalar(uint64_t *w, const struct keccak_seed *s) {
    for (size_t i = 0; i < KECCAK_WORDS; i++)
        w[i] = 0;
    for (size_t i = 0; i < s->words; i++)
        w[i] = load64_le(s->p + 8 * i);
    w[s->words] = s->last;
    if (s->rate != 0)
        w[s->rate / 8u - 1] |= (uint64_t)1 << 63;
}

#endif
