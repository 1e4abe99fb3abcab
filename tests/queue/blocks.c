/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The functions of every table that move blocks in and out of lanes, against what ops.h says of
 * them: every mask of lanes, every rate, any address, and no word or byte but those named. */
#include "streams.h"

#include "support/cmocka_all.h"
#include "support/guard.h"
#include "support/hex.h"
#include "support/rng.h"
#include <string.h>

enum { WORDS = KECCAK_MAX_LANES * KECCAK_WORDS, RATES = 5 };

static const uint8_t rates[RATES] = {168, 144, 136, 104, 72};

struct states {
    _Alignas(64) uint64_t w[WORDS];
};

static void fill(struct states *s, uint64_t seed) {
    test_fill((uint8_t *)s->w, sizeof s->w, seed);
}

static uint64_t *word(struct states *s, const struct keccak_ops *ops, unsigned lane, size_t i) {
    return &s->w[ops->offset[lane] + ops->stride[lane] * i];
}

static void same(const struct keccak_ops *ops, unsigned lanes, const struct states *got,
                 const struct states *want) {
    for (unsigned i = 0; i < WORDS; i++)
        if (got->w[i] != want->w[i])
            fail_msg("%s, lanes %#x: word %u is %#llx, not %#llx", ops->name, lanes, i,
                     (unsigned long long)got->w[i], (unsigned long long)want->w[i]);
}

/* All lanes of one rate where choice < RATES; else each its own. */
static uint8_t rate_of(unsigned choice, unsigned lane, uint64_t seed) {
    return rates[choice < RATES ? choice : (seed >> (6 * lane)) % RATES];
}

static void squeeze_copies_blocks(void **state) {
    (void)state;
    const struct keccak_ops *ops;
    for (unsigned t = 0; (ops = keccak_table(t)) != NULL; t++)
        for (unsigned lanes = 0; lanes < 1u << ops->lanes; lanes++)
            for (unsigned choice = 0; choice < 2 * RATES; choice++) {
                enum { ROOM = 256 };
                static uint8_t got[KECCAK_MAX_LANES][ROOM];
                uint8_t want[ROOM], rate[KECCAK_LANE_SLOTS] = {0};
                uint8_t *out[KECCAK_MAX_LANES] = {NULL};
                struct states s, before;
                uint64_t seed = (uint64_t)lanes << 8 | choice;
                fill(&s, seed);
                before = s;
                memset(got, 0xa5, sizeof got);
                const uint64_t mix = test_next(&seed), places = test_next(&seed);
                for (unsigned lane = 0; lane < ops->lanes; lane++) {
                    if ((lanes >> lane & 1) == 0)
                        continue;
                    rate[lane] = rate_of(choice, lane, mix);
                    out[lane] = got[lane] + (places >> (6 * lane)) % 64;
                }
                ops->squeeze(ops, s.w, lanes, out, rate);
                same(ops, lanes, &s, &before);
                for (unsigned lane = 0; lane < ops->lanes; lane++) {
                    if (out[lane] == NULL) {
                        assert_bytes_are("no lane of the mask", got[lane], ROOM, 0xa5);
                        continue;
                    }
                    const size_t at = (size_t)(out[lane] - got[lane]), n = rate[lane];
                    for (size_t i = 0; i < n / 8; i++)
                        store64_le(want + 8 * i, *word(&s, ops, lane, i));
                    assert_bytes_equal(ops->name, out[lane], want, n);
                    assert_bytes_are("before", got[lane], at, 0xa5);
                    assert_bytes_are("behind", got[lane] + at + n, ROOM - at - n, 0xa5);
                }
            }
}

static void absorb_adds_blocks(void **state) {
    (void)state;
    const struct keccak_ops *ops;
    for (unsigned t = 0; (ops = keccak_table(t)) != NULL; t++)
        for (unsigned lanes = 0; lanes < 1u << ops->lanes; lanes++)
            for (unsigned choice = 0; choice < 2 * RATES; choice++) {
                const uint8_t *block[KECCAK_MAX_LANES] = {NULL};
                uint8_t rate[KECCAK_LANE_SLOTS] = {0};
                struct guarded g[KECCAK_MAX_LANES];
                struct states got, want;
                uint64_t seed = (uint64_t)lanes << 8 | choice;
                fill(&got, seed);
                want = got;
                const uint64_t mix = test_next(&seed), places = test_next(&seed);
                for (unsigned lane = 0; lane < ops->lanes; lane++) {
                    if ((lanes >> lane & 1) == 0)
                        continue;
                    uint8_t bytes[KECCAK_MAX_RATE];
                    test_fill(bytes, sizeof bytes, seed + lane);
                    rate[lane] = rate_of(choice, lane, mix);
                    for (size_t i = 0; i < rate[lane] / 8u; i++)
                        *word(&want, ops, lane, i) ^= load64_le(bytes + 8 * i);
                    g[lane] = guard_copy(bytes, rate[lane],
                                         places >> lane & 1 ? GUARD_AFTER : GUARD_BEFORE,
                                         (places >> (8 + 4 * lane)) % 16);
                    block[lane] = g[lane].p;
                }
                ops->absorb(ops, got.w, lanes, block, rate);
                for (unsigned lane = 0; lane < ops->lanes; lane++)
                    if (block[lane] != NULL)
                        assert_true(guard_free(&g[lane]));
                same(ops, lanes, &got, &want);
            }
}

static void begin_makes_states(void **state) {
    (void)state;
    const struct keccak_ops *ops;
    for (unsigned t = 0; (ops = keccak_table(t)) != NULL; t++)
        for (unsigned lanes = 0; lanes < 1u << ops->lanes; lanes++)
            for (unsigned choice = 0; choice < 2 * RATES; choice++) {
                struct keccak_seed seed[KECCAK_MAX_LANES];
                struct guarded g[KECCAK_MAX_LANES];
                struct states got, want;
                uint64_t rng = (uint64_t)choice << 16 | lanes;
                const uint64_t mix = test_next(&rng);
                fill(&got, rng);
                want = got;
                for (unsigned lane = 0; lane < ops->lanes; lane++) {
                    uint8_t bytes[8 * KECCAK_SEED_WORDS];
                    test_fill(bytes, sizeof bytes, rng + lane);
                    struct keccak_seed *s = &seed[lane];
                    s->words = (uint8_t)(test_next(&rng) % (KECCAK_SEED_WORDS + 1));
                    s->rate = test_next(&rng) % 8 == 0 ? 0 : rate_of(choice, lane, mix);
                    s->last = test_next(&rng) >> 8;
                    g[lane] = guard_copy(bytes, 8u * s->words, GUARD_AFTER, 0);
                    s->p = g[lane].p;
                    for (size_t i = 0; lanes >> lane & 1 && i < KECCAK_WORDS; i++)
                        *word(&want, ops, lane, i) = i < s->words    ? load64_le(bytes + 8 * i)
                                                     : i == s->words ? s->last
                                                                     : 0;
                    if (lanes >> lane & 1 && s->rate != 0)
                        *word(&want, ops, lane, s->rate / 8u - 1) ^= (uint64_t)1 << 63;
                }
                ops->begin(ops, got.w, lanes, seed);
                for (unsigned lane = 0; lane < ops->lanes; lane++)
                    assert_true(guard_free(&g[lane]));
                same(ops, lanes, &got, &want);
            }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(squeeze_copies_blocks),
        cmocka_unit_test(absorb_adds_blocks),
        cmocka_unit_test(begin_makes_states),
    };
    return cmocka_run_group_tests(tests, NULL, NULL) ? 1 : 0;
}
