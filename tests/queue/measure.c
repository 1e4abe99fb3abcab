/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "measure.h"

#include "keccak/blocks.h"
#include "keccak/sponge.h"
#include "mldsa/ops.h"
#include "mlkem/ops.h"
#include "support/cmocka_all.h"
#include "support/lanes.h"
#include <stdio.h>
#include <string.h>

bool measure_prints;

/* --- the tables ------------------------------------------------------------------------------ */

#if defined(QTN_HAVE_AVX2) || defined(QTN_HAVE_AVX512)

/* A word-major group, and a scalar lane right behind it. */
static void group_and_one(uint64_t *first, size_t stride, unsigned w) {
    lanes_kernel(w)(first, stride);
    lanes_kernel(1)(first + (size_t)w * KECCAK_WORDS, 1);
}

static void permute_4_1(uint64_t *first, size_t stride) {
    group_and_one(first, stride, 4);
}

static void permute_8_1(uint64_t *first, size_t stride) {
    group_and_one(first, stride, 8);
}

static lanes_permute *portable_kernel(unsigned lanes) {
    switch (lanes) {
    case 0x0f:
        return lanes_kernel(4);
    case 0x1f:
        return permute_4_1;
    case 0xff:
        return lanes_kernel(8);
    case 0x1ff:
        return permute_8_1;
    default:
        assert_int_equal(lanes & (lanes - 1), 0);
        return lanes_kernel(1);
    }
}

struct portable {
    struct qtn_backend backend;
    struct keccak_ops ops;
    struct keccak_kernel kernels[COUNTING_MAX_KERNELS];
};

/* The cheapest kernel that covers all of these lanes: what `choose` of both tables answers. */
static unsigned cheapest(const struct keccak_ops *ops, unsigned live) {
    unsigned best = ops->kernel_count;
    for (unsigned i = 0; i < ops->kernel_count; i++) {
        const struct keccak_kernel *k = &ops->kernels[i];
        if ((live & ~k->lanes) == 0 &&
            (best == ops->kernel_count || k->cost < ops->kernels[best].cost))
            best = i;
    }
    return best;
}

static bool can_run(const char *backend) {
    const char *name;
    for (size_t i = 0; (name = qtn_backend_at(i)) != NULL; i++)
        if (strcmp(name, backend) == 0)
            return true;
    return false;
}

/* The table with functions that any machine can run. Its own `choose` may have instructions of the
 * backend's, and is asked only where the machine has them: the two must agree. */
static const struct qtn_backend *make_portable(struct portable *p, const struct keccak_ops *real,
                                               unsigned (*choose)(unsigned live)) {
    if (p->ops.name != NULL)
        return &p->backend;
    assert_in_range(real->kernel_count, 1, COUNTING_MAX_KERNELS);
    if (can_run(real->name))
        for (unsigned live = 1; live < 1u << real->lanes; live++)
            assert_int_equal(real->choose(live), cheapest(real, live));
    p->ops = *real;
    for (unsigned i = 0; i < real->kernel_count; i++) {
        p->kernels[i] = real->kernels[i];
        p->kernels[i].permute = portable_kernel(real->kernels[i].lanes);
    }
    p->ops.kernels = p->kernels;
    p->ops.choose = choose;
    p->ops.begin = qtn_keccak_begin_ref;
    p->ops.absorb = qtn_keccak_absorb_ref;
    p->ops.squeeze = qtn_keccak_squeeze_ref;
    p->ops.f1600 = qtn_keccak_f1600_ref;
    p->backend = (struct qtn_backend){real->name, "put in use by a test", &p->ops, &qtn_mlkem_ref,
                                      &qtn_mldsa_ref};
    return &p->backend;
}

#endif

#ifdef QTN_HAVE_AVX2
static unsigned choose_avx2(unsigned live) {
    return cheapest(&qtn_keccak_avx2, live);
}
#endif

#ifdef QTN_HAVE_AVX512
static unsigned choose_avx512(unsigned live) {
    return cheapest(&qtn_keccak_avx512, live);
}
#endif

const struct qtn_backend *table_backend(enum table t) {
#ifdef QTN_HAVE_AVX2
    static struct portable avx2;
    if (t == TABLE_AVX2)
        return make_portable(&avx2, &qtn_keccak_avx2, choose_avx2);
#endif
#ifdef QTN_HAVE_AVX512
    static struct portable avx512;
    if (t == TABLE_AVX512)
        return make_portable(&avx512, &qtn_keccak_avx512, choose_avx512);
#endif
    return t <= TABLE_8 ? lanes_backend(1u << t, LANES_FULL) : NULL;
}

/* --- counting -------------------------------------------------------------------------------- */

static struct counts count(const struct qtn_backend *table, const struct operation *op) {
    struct qtn_backend base = *table;
    if (op->mldsa != NULL)
        base.mldsa = op->mldsa;
    qtn_backend_use(counting_backend(&base));
    if (op->before != NULL)
        op->before(op->context);
    counting_reset();
    op->run(op->context);
    qtn_backend_use(NULL);
    const struct counts c = counting_read();
    assert_int_equal(c.misses, 0); /* every call was one that choose had named */
    assert_int_equal(c.single, 0); /* nothing went past the queue */
    return c;
}

static struct counts count_at_width(enum table t, const struct operation *op) {
    const unsigned width = 1u << t;
    const struct counts full = count(table_backend(t), op);
    const struct counts exact = count(lanes_backend(width, LANES_EXACT), op);
    assert_int_equal(full.live, exact.live);
    assert_int_equal(full.live + full.idle, width * full.calls);
    assert_int_equal(exact.idle, 0);
    assert_int_equal(exact.cost, exact.live);
    return full;
}

/* Calls of the kernel with these lanes. */
static unsigned calls_of(const struct counts *c, const struct keccak_ops *ops, unsigned lanes) {
    unsigned n = 0;
    for (unsigned i = 0; i < ops->kernel_count; i++)
        n += ops->kernels[i].lanes == lanes ? (unsigned)c->kernel[i] : 0;
    return n;
}

static void expect(const struct row *row, const char *table, const char *what, uint64_t n,
                   unsigned expected) {
    if (n != expected)
        fail_msg("%s, %s: %u %s, not %u", row->name, table, (unsigned)n, what, expected);
}

static void check_calls(const struct row *row, enum table t, const struct counts *c) {
    const char *name = table_backend(t)->name;
    const struct keccak_ops *ops = table_backend(t)->keccak;
    if (t == TABLE_AVX2) {
        const unsigned scalar = calls_of(c, ops, 0x10);
        expect(row, name, "calls of a vector lane", c->width[1] - scalar, row->avx2[0]);
        expect(row, name, "calls of the scalar lane", scalar, row->avx2[1]);
        expect(row, name, "calls of four lanes", c->width[4], row->avx2[2]);
        expect(row, name, "calls of five lanes", c->width[5], row->avx2[3]);
    } else if (t == TABLE_AVX512) {
        expect(row, name, "calls of eight lanes", c->width[8], row->avx512[0]);
        expect(row, name, "calls of nine lanes", c->width[9], row->avx512[1]);
        expect(row, name, "calls of the scalar lane", c->width[1], 0);
    } else {
        expect(row, name, "calls", c->calls, row->calls[t]);
    }
    const unsigned model = t == TABLE_4        ? row->model[0]
                           : t == TABLE_8      ? row->model[1]
                           : t == TABLE_AVX512 ? row->model[2]
                                               : 0;
    assert_true(model == 0 || c->calls <= model);
}

static void print_row(const struct row *row, const struct counts by_table[TABLES]) {
    printf("| %s | %u |", row->name, row->live);
    for (enum table t = TABLE_1; t <= TABLE_8; t++)
        printf(row->more[t] ? " %u (+%u) |" : " %u |", row->calls[t], row->more[t]);
    printf(" %u, %u, %u", row->avx2[0] + row->avx2[1], row->avx2[2], row->avx2[3]);
    printf(row->more[TABLE_AVX2] ? " (+%u) |" : " |", row->more[TABLE_AVX2]);
    printf(" %.1f |", (double)by_table[TABLE_AVX2].cost / 1000);
    printf(" %u, %u", row->avx512[0], row->avx512[1]);
    printf(row->more[TABLE_AVX512] ? " (+%u) |" : " |", row->more[TABLE_AVX512]);
    printf(" %.1f |\n", (double)by_table[TABLE_AVX512].cost / 1000);
}

void check_row(const struct row *row, unsigned extra, const struct operation *op) {
    struct counts by_table[TABLES] = {{0}};
    for (enum table t = TABLE_1; t < TABLES; t++) {
        if (table_backend(t) == NULL)
            continue;
        by_table[t] = t <= TABLE_8 ? count_at_width(t, op) : count(table_backend(t), op);
        expect(row, table_backend(t)->name, "live permutations", by_table[t].live,
               row->live + row->more[t] + extra);
        if (extra == 0)
            check_calls(row, t, &by_table[t]);
    }
    if (measure_prints && extra == 0 && by_table[TABLE_AVX2].calls && by_table[TABLE_AVX512].calls)
        print_row(row, by_table);
}

/* --- rejection ------------------------------------------------------------------------------- */

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
