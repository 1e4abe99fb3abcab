/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "measure.h"

#include "keccak/sponge.h"
#include "support/cmocka_all.h"
#include "support/counting.h"
#include "support/lanes.h"

static struct counts count(unsigned width, enum lanes_cost cost, const struct mldsa_ops *mldsa,
                           void (*run)(void *context), void *context) {
    struct qtn_backend base = *lanes_backend(width, cost);
    if (mldsa != NULL)
        base.mldsa = mldsa;
    qtn_backend_use(counting_backend(&base));
    run(context);
    qtn_backend_use(NULL);
    const struct counts c = counting_read();
    assert_int_equal(c.misses, 0); /* every call was one that choose had named */
    assert_int_equal(c.single, 0); /* nothing went past the queue */
    return c;
}

struct measured measure(unsigned width, const struct mldsa_ops *mldsa, void (*run)(void *context),
                        void *context) {
    const struct counts full = count(width, LANES_FULL, mldsa, run, context);
    const struct counts exact = count(width, LANES_EXACT, mldsa, run, context);
    assert_int_equal(full.live, exact.live);
    assert_int_equal(full.live + full.idle, width * full.calls);
    assert_int_equal(exact.idle, 0);
    assert_int_equal(exact.cost, exact.live);
    return (struct measured){(unsigned)full.live, (unsigned)full.calls};
}

void check_row(const struct row *row, unsigned extra, const struct mldsa_ops *mldsa,
               void (*run)(void *context), void *context) {
    for (unsigned i = 0; i < 4; i++) {
        const struct measured m = measure(1u << i, mldsa, run, context);
        if (m.live != row->live + extra)
            fail_msg("%s at width %u: %u live permutations, not %u", row->name, 1u << i, m.live,
                     row->live + extra);
        if (extra == 0 && m.calls != row->calls[i])
            fail_msg("%s at width %u: %u calls, not %u", row->name, 1u << i, m.calls,
                     row->calls[i]);
        if (i >= 2 && row->model[i - 2] != 0)
            assert_true(row->calls[i] <= row->model[i - 2]);
    }
}

/* Counts the blocks that a sponge gives until 256 values were accepted. */
static unsigned blocks(const uint8_t *rho, unsigned col, unsigned row,
                       unsigned (*accept)(const uint8_t *triple)) {
    const uint8_t index[2] = {(uint8_t)col, (uint8_t)row};
    struct sponge s;
    unsigned n = 0, triples = 0;
    qtn_sponge_init(&s, KECCAK_SHAKE128);
    assert_int_equal(qtn_sponge_absorb(&s, &qtn_keccak_ref, rho, 32), QTN_OK);
    assert_int_equal(qtn_sponge_absorb(&s, &qtn_keccak_ref, index, sizeof index), QTN_OK);
    while (n < 256) {
        uint8_t triple[3];
        assert_int_equal(qtn_sponge_squeeze(&s, &qtn_keccak_ref, triple, sizeof triple), QTN_OK);
        n += accept(triple);
        triples++;
    }
    return (triples + 55) / 56;
}

static unsigned accept_mlkem(const uint8_t *b) {
    return (b[0] + 256 * (b[1] % 16) < 3329) + (b[1] / 16 + 16 * b[2] < 3329);
}

static unsigned accept_mldsa(const uint8_t *b) {
    return b[0] + 256 * b[1] + 65536 * (b[2] % 128) < 8380417;
}

unsigned mlkem_extra_blocks(const uint8_t *rho, unsigned col, unsigned row) {
    const unsigned n = blocks(rho, col, row, accept_mlkem);
    return n > 3 ? n - 3 : 0;
}

unsigned mldsa_extra_blocks(const uint8_t *rho, unsigned col, unsigned row) {
    const unsigned n = blocks(rho, col, row, accept_mldsa);
    return n > 5 ? n - 5 : 0;
}
