/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "phases.h"

#include "clock.h"
#include "keccak/ops.h"
#include "mldsa/ops.h"
#include "mlkem/ops.h"
#include <stdlib.h>

enum { MAX_KERNELS = 16 };

static const struct keccak_ops *keccak;
static const struct mlkem_ops *mlkem;
static const struct mldsa_ops *mldsa;
static uint64_t spent[PHASES], calls[PHASES], started;
static uint64_t reading; /* what the readings of the clock add to one call */

static void enter(void) {
    started = clock_ticks_loose();
}

static void leave(enum phase phase) {
    spent[phase] += clock_ticks_loose() - started;
    calls[phase]++;
}

/* The functions of the tables take their names here with `timed_` in front. A function gets no
 * context, so one of an array has a copy for each index. */
#define TIMED(phase, name, parameters, call) \
    static void timed_##name parameters {    \
        enter();                             \
        call;                                \
        leave(phase);                        \
    }
#define TIMED_RESULT(type, phase, name, parameters, call) \
    static type timed_##name parameters {                 \
        enter();                                          \
        const type result = call;                         \
        leave(phase);                                     \
        return result;                                    \
    }

#define KERNEL(i)                                                       \
    TIMED(PHASE_PERMUTE, kernel_##i, (uint64_t * first, size_t stride), \
          keccak->kernels[i].permute(first, stride))
KERNEL(0)
KERNEL(1)
KERNEL(2)
KERNEL(3)
KERNEL(4)
KERNEL(5)
KERNEL(6)
KERNEL(7)
KERNEL(8)
KERNEL(9)
KERNEL(10)
KERNEL(11)
KERNEL(12)
KERNEL(13)
KERNEL(14)
KERNEL(15)
static void (*const timed_kernels[MAX_KERNELS])(uint64_t *first, size_t stride) = {
    timed_kernel_0,  timed_kernel_1,  timed_kernel_2,  timed_kernel_3,
    timed_kernel_4,  timed_kernel_5,  timed_kernel_6,  timed_kernel_7,
    timed_kernel_8,  timed_kernel_9,  timed_kernel_10, timed_kernel_11,
    timed_kernel_12, timed_kernel_13, timed_kernel_14, timed_kernel_15};
TIMED(PHASE_PERMUTE, f1600, (uint64_t * state), keccak->f1600(state))
TIMED(PHASE_BLOCKS, begin,
      (const struct keccak_ops *ops, uint64_t *state, unsigned lanes,
       const struct keccak_seed *seed),
      keccak->begin(ops, state, lanes, seed))
TIMED(PHASE_BLOCKS, absorb,
      (const struct keccak_ops *ops, uint64_t *state, unsigned lanes, const uint8_t *const *block,
       const uint8_t *rate),
      keccak->absorb(ops, state, lanes, block, rate))
TIMED(PHASE_BLOCKS, squeeze,
      (const struct keccak_ops *ops, const uint64_t *state, unsigned lanes, uint8_t *const *out,
       const uint8_t *rate),
      keccak->squeeze(ops, state, lanes, out, rate))

static const struct keccak_ops *wrap_keccak(void) {
    static struct keccak_ops over;
    static struct keccak_kernel kernels[MAX_KERNELS];
    if (keccak->kernel_count > MAX_KERNELS)
        abort();
    over = *keccak;
    for (unsigned i = 0; i < keccak->kernel_count; i++) {
        kernels[i] = keccak->kernels[i];
        kernels[i].permute = timed_kernels[i];
    }
    over.kernels = kernels;
    over.f1600 = timed_f1600;
    over.begin = timed_begin;
    over.absorb = timed_absorb;
    over.squeeze = timed_squeeze;
    return &over;
}

#define KEM_POLY struct mlkem_poly
TIMED_RESULT(unsigned, PHASE_SAMPLE, kem_rej_uniform,
             (KEM_POLY * r, unsigned have, const uint8_t *p, size_t n),
             mlkem->rej_uniform(r, have, p, n))
TIMED(PHASE_SAMPLE, kem_cbd_2, (KEM_POLY * r, const uint8_t *p), mlkem->cbd[2](r, p))
TIMED(PHASE_SAMPLE, kem_cbd_3, (KEM_POLY * r, const uint8_t *p), mlkem->cbd[3](r, p))
TIMED(PHASE_NTT, kem_ntt, (KEM_POLY * r), mlkem->ntt(r))
TIMED(PHASE_NTT, kem_inv_ntt, (KEM_POLY * r), mlkem->inv_ntt(r))
TIMED(PHASE_NTT, kem_inv_ntt_add, (KEM_POLY * r, const KEM_POLY *e), mlkem->inv_ntt_add(r, e))
TIMED(PHASE_PRODUCT, kem_mul_cache, (struct mlkem_cache * cache, const KEM_POLY *b),
      mlkem->mul_cache(cache, b))
TIMED(PHASE_PRODUCT, kem_inner_product,
      (KEM_POLY * r, const KEM_POLY *a, const KEM_POLY *b, const struct mlkem_cache *cache,
       unsigned k),
      mlkem->inner_product(r, a, b, cache, k))
TIMED(PHASE_PRODUCT, kem_to_mont_add, (KEM_POLY * r, const KEM_POLY *e), mlkem->to_mont_add(r, e))
TIMED(PHASE_PACK, kem_encode12, (uint8_t * out, const KEM_POLY *a), mlkem->encode12(out, a))
TIMED_RESULT(uint32_t, PHASE_PACK, kem_decode12, (KEM_POLY * r, const uint8_t *in),
             mlkem->decode12(r, in))
#define COMPRESS(d)                                                      \
    TIMED(PHASE_PACK, compress_##d, (uint8_t * out, const KEM_POLY *a),  \
          mlkem->compress[d](out, a))                                    \
    TIMED(PHASE_PACK, decompress_##d, (KEM_POLY * r, const uint8_t *in), \
          mlkem->decompress[d](r, in))
COMPRESS(1)
COMPRESS(4)
COMPRESS(5)
COMPRESS(10)
COMPRESS(11)

static const struct mlkem_ops *wrap_mlkem(void) {
    static struct mlkem_ops over;
    over = *mlkem;
    over.rej_uniform = timed_kem_rej_uniform;
    over.cbd[2] = timed_kem_cbd_2;
    over.cbd[3] = timed_kem_cbd_3;
    over.ntt = timed_kem_ntt;
    over.inv_ntt = timed_kem_inv_ntt;
    over.inv_ntt_add = timed_kem_inv_ntt_add;
    over.mul_cache = timed_kem_mul_cache;
    over.inner_product = timed_kem_inner_product;
    over.to_mont_add = timed_kem_to_mont_add;
    over.encode12 = timed_kem_encode12;
    over.decode12 = timed_kem_decode12;
    over.compress[1] = timed_compress_1;
    over.compress[4] = timed_compress_4;
    over.compress[5] = timed_compress_5;
    over.compress[10] = timed_compress_10;
    over.compress[11] = timed_compress_11;
    over.decompress[1] = timed_decompress_1;
    over.decompress[4] = timed_decompress_4;
    over.decompress[5] = timed_decompress_5;
    over.decompress[10] = timed_decompress_10;
    over.decompress[11] = timed_decompress_11;
    return &over;
}

#define POLY struct mldsa_poly
TIMED_RESULT(unsigned, PHASE_SAMPLE, rej_uniform,
             (POLY * r, unsigned have, const uint8_t *p, size_t n),
             mldsa->rej_uniform(r, have, p, n))
TIMED(PHASE_NTT, ntt, (POLY * r, const POLY *a), mldsa->ntt(r, a))
TIMED(PHASE_NTT, inv_ntt, (POLY * r), mldsa->inv_ntt(r))
TIMED(PHASE_PRODUCT, inner_product, (POLY * r, const POLY *a, const POLY *b, unsigned n),
      mldsa->inner_product(r, a, b, n))
TIMED(PHASE_ROUND, power2round, (POLY * t, POLY *t0, const POLY *e), mldsa->power2round(t, t0, e))
TIMED(PHASE_PRODUCT, challenge, (POLY * c), mldsa->challenge(c))
TIMED_RESULT(uint32_t, PHASE_ROUND, exceeds, (POLY * r, int32_t bound), mldsa->exceeds(r, bound))
TIMED_RESULT(uint32_t, PHASE_ROUND, add_exceeds, (POLY * r, const POLY *a, int32_t bound),
             mldsa->add_exceeds(r, a, bound))
TIMED(PHASE_PACK, pack_t1, (uint8_t * out, const POLY *a), mldsa->pack_t1(out, a))
TIMED(PHASE_PACK, unpack_t1, (POLY * r, const uint8_t *in), mldsa->unpack_t1(r, in))
TIMED(PHASE_PACK, pack_t0, (uint8_t * out, const POLY *a), mldsa->pack_t0(out, a))
TIMED(PHASE_PACK, unpack_t0, (POLY * r, const uint8_t *in), mldsa->unpack_t0(r, in))
#define PAIR(i)                                                                                  \
    TIMED_RESULT(unsigned, PHASE_SAMPLE, rej_bounded_##i,                                        \
                 (POLY * r, unsigned have, const uint8_t *p, size_t n),                          \
                 mldsa->rej_bounded[i](r, have, p, n))                                           \
    TIMED(PHASE_ROUND, decompose_##i, (POLY * w, uint8_t * w1), mldsa->decompose[i](w, w1))      \
    TIMED(PHASE_ROUND, use_hint_##i, (uint8_t * w1, const POLY *w, const uint8_t *h),            \
          mldsa->use_hint[i](w1, w, h))                                                          \
    TIMED_RESULT(unsigned, PHASE_ROUND, make_hint_##i,                                           \
                 (uint8_t * h, const POLY *r, const uint8_t *w1), mldsa->make_hint[i](h, r, w1)) \
    TIMED(PHASE_PRODUCT, factor_##i, (POLY * s), mldsa->factor[i](s))                            \
    TIMED(PHASE_PRODUCT, mul_challenge_##i, (POLY * r, const POLY *c, const POLY *s),            \
          mldsa->mul_challenge[i](r, c, s))                                                      \
    TIMED(PHASE_PACK, pack_eta_##i, (uint8_t * out, const POLY *a), mldsa->pack_eta[i](out, a))  \
    TIMED_RESULT(uint32_t, PHASE_PACK, unpack_eta_##i, (POLY * r, const uint8_t *in),            \
                 mldsa->unpack_eta[i](r, in))                                                    \
    TIMED(PHASE_PACK, pack_z_##i, (uint8_t * out, const POLY *a), mldsa->pack_z[i](out, a))      \
    TIMED(PHASE_PACK, unpack_z_##i, (POLY * r, const uint8_t *in), mldsa->unpack_z[i](r, in))
PAIR(0)
PAIR(1)

#define BOTH(name)                   \
    over.name[0] = timed_##name##_0; \
    over.name[1] = timed_##name##_1
static const struct mldsa_ops *wrap_mldsa(void) {
    static struct mldsa_ops over;
    over = *mldsa;
    over.rej_uniform = timed_rej_uniform;
    over.ntt = timed_ntt;
    over.inv_ntt = timed_inv_ntt;
    over.inner_product = timed_inner_product;
    over.power2round = timed_power2round;
    over.challenge = timed_challenge;
    over.exceeds = timed_exceeds;
    over.add_exceeds = timed_add_exceeds;
    over.pack_t1 = timed_pack_t1;
    over.unpack_t1 = timed_unpack_t1;
    over.pack_t0 = timed_pack_t0;
    over.unpack_t0 = timed_unpack_t0;
    BOTH(rej_bounded);
    BOTH(decompose);
    BOTH(use_hint);
    BOTH(make_hint);
    BOTH(factor);
    BOTH(mul_challenge);
    BOTH(pack_eta);
    BOTH(unpack_eta);
    BOTH(pack_z);
    BOTH(unpack_z);
    return &over;
}

/* What a function that takes no time is measured to take. */
static void measure_reading(void) {
    reading = UINT64_MAX;
    for (unsigned i = 0; i < 1000; i++) {
        spent[PHASE_REST] = 0;
        enter();
        leave(PHASE_REST);
        reading = spent[PHASE_REST] < reading ? spent[PHASE_REST] : reading;
    }
}

const struct qtn_backend *phases_backend(const struct qtn_backend *base) {
    static struct qtn_backend backend;
    keccak = base->keccak;
    mlkem = base->mlkem;
    mldsa = base->mldsa;
    backend = *base;
    backend.keccak = wrap_keccak();
    backend.mlkem = wrap_mlkem();
    backend.mldsa = wrap_mldsa();
    measure_reading();
    return &backend;
}

const char *phase_name(enum phase phase) {
    static const char *const names[PHASES] = {"permute", "blocks", "sample", "ntt",
                                              "product", "pack",   "round",  "rest"};
    return names[phase];
}

void phases_reset(void) {
    for (unsigned p = 0; p < PHASES; p++)
        spent[p] = calls[p] = 0;
}

double phases_read(double ticks[PHASES]) {
    double sum = 0;
    for (unsigned p = 0; p < PHASE_REST; p++) {
        const uint64_t readings = reading * calls[p];
        ticks[p] = spent[p] > readings ? (double)(spent[p] - readings) : 0;
        sum += ticks[p];
    }
    ticks[PHASE_REST] = 0;
    return sum;
}
