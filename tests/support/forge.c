/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "forge.h"
#include "keccak/sponge.h"
#include "rng.h"
#include <stdlib.h>
#include <string.h>

static int32_t mod_q(int64_t x) {
    x %= MLDSA_Q;
    return (int32_t)(x < 0 ? x + MLDSA_Q : x);
}

/* zetas[i] = 1753^BitRev8(i), FIPS 204, section 7.5. */
static void make_zetas(int32_t zetas[MLDSA_N]) {
    for (unsigned i = 0; i < MLDSA_N; i++) {
        unsigned reversed = 0;
        for (unsigned bit = 0; bit < 8; bit++)
            reversed |= (i >> bit & 1) << (7 - bit);
        int64_t z = 1;
        for (unsigned j = 0; j < reversed; j++)
            z = mod_q(z * 1753);
        zetas[i] = (int32_t)z;
    }
}

static const int32_t *zetas_table(void) {
    static int32_t zetas[MLDSA_N];
    if (zetas[0] == 0)
        make_zetas(zetas);
    return zetas;
}

void forge_ntt(int32_t c[MLDSA_N]) {
    const int32_t *zetas = zetas_table();
    unsigned m = 0;
    for (unsigned len = 128; len >= 1; len /= 2) {
        for (unsigned start = 0; start < MLDSA_N; start += 2 * len) {
            const int64_t z = zetas[++m];
            for (unsigned j = start; j < start + len; j++) {
                const int32_t t = mod_q(z * c[j + len]);
                c[j + len] = mod_q((int64_t)c[j] - t);
                c[j] = mod_q((int64_t)c[j] + t);
            }
        }
    }
}

void forge_inv_ntt(int32_t c[MLDSA_N]) {
    const int32_t *zetas = zetas_table();
    unsigned m = 256;
    for (unsigned len = 1; len < MLDSA_N; len *= 2) {
        for (unsigned start = 0; start < MLDSA_N; start += 2 * len) {
            const int64_t z = -(int64_t)zetas[--m];
            for (unsigned j = start; j < start + len; j++) {
                const int32_t t = c[j];
                c[j] = mod_q((int64_t)t + c[j + len]);
                c[j + len] = mod_q(z * (t - c[j + len]));
            }
        }
    }
    for (unsigned j = 0; j < MLDSA_N; j++)
        c[j] = mod_q((int64_t)8347681 * c[j]);
}

static void absorb(struct sponge *s, const void *p, size_t n) {
    if (qtn_sponge_absorb(s, &qtn_keccak_ref, p, n) != QTN_OK)
        abort();
}

static void squeeze(struct sponge *s, uint8_t *p, size_t n) {
    if (qtn_sponge_squeeze(s, &qtn_keccak_ref, p, n) != QTN_OK)
        abort();
}

/* Algorithm 30 (RejNTTPoly). */
static void rej_ntt_poly(int32_t r[MLDSA_N], const uint8_t *rho, unsigned column, unsigned row) {
    const uint8_t index[2] = {(uint8_t)column, (uint8_t)row};
    struct sponge s;
    qtn_sponge_init(&s, KECCAK_SHAKE128);
    absorb(&s, rho, 32);
    absorb(&s, index, 2);
    for (unsigned have = 0; have < MLDSA_N;) {
        uint8_t b[3];
        squeeze(&s, b, 3);
        const int32_t c = b[0] | b[1] << 8 | (b[2] & 0x7f) << 16;
        if (c < MLDSA_Q)
            r[have++] = c;
    }
}

void forge_clear(struct forge *f) {
    memset(f->z, 0, sizeof f->z);
    memset(f->h, 0, sizeof f->h);
}

void forge_init(struct forge *f, qtn_mldsa_set set, uint64_t seed) {
    f->par = qtn_mldsa_params(set);
    memset(f->pk, 0, sizeof f->pk);
    test_fill(f->pk, MLDSA_SEED_BYTES, seed);
    for (unsigned row = 0; row < f->par->k; row++)
        for (unsigned column = 0; column < f->par->l; column++)
            rej_ntt_poly(f->a[row][column], f->pk, column, row);
    struct sponge s;
    qtn_sponge_init(&s, KECCAK_SHAKE256);
    absorb(&s, f->pk, f->par->pk_bytes);
    squeeze(&s, f->tr, MLDSA_TR_BYTES);
    forge_clear(f);
}

void forge_w(const struct forge *f, int32_t w[MLDSA_MAX_K][MLDSA_N]) {
    int32_t z[MLDSA_MAX_L][MLDSA_N];
    for (unsigned i = 0; i < f->par->l; i++) {
        for (unsigned j = 0; j < MLDSA_N; j++)
            z[i][j] = mod_q(f->z[i][j]);
        forge_ntt(z[i]);
    }
    for (unsigned row = 0; row < f->par->k; row++) {
        for (unsigned j = 0; j < MLDSA_N; j++) {
            int64_t sum = 0;
            for (unsigned i = 0; i < f->par->l; i++)
                sum += mod_q((int64_t)f->a[row][i][j] * z[i][j]);
            w[row][j] = mod_q(sum);
        }
        forge_inv_ntt(w[row]);
    }
}

void forge_decompose(int32_t r, int32_t gamma2, int32_t *r1, int32_t *r0) {
    *r0 = r % (2 * gamma2);
    if (*r0 > gamma2)
        *r0 -= 2 * gamma2;
    if (r - *r0 == MLDSA_Q - 1) {
        *r1 = 0;
        *r0 -= 1;
    } else {
        *r1 = (r - *r0) / (2 * gamma2);
    }
}

int32_t forge_use_hint(unsigned h, int32_t r, int32_t gamma2) {
    const int32_t m = (MLDSA_Q - 1) / (2 * gamma2);
    int32_t r1, r0;
    forge_decompose(r, gamma2, &r1, &r0);
    if (h == 0)
        return r1;
    return r0 > 0 ? (r1 + 1) % m : (r1 + m - 1) % m;
}

void forge_put_bits(uint8_t *out, size_t *at, uint32_t x, unsigned bits) {
    for (unsigned i = 0; i < bits; i++, ++*at)
        out[*at / 8] = (uint8_t)(out[*at / 8] | (x >> i & 1) << *at % 8);
}

void forge_sign_mu(struct forge *f, uint8_t *sig, const uint8_t mu[MLDSA_MU_BYTES]) {
    const struct mldsa_params *par = f->par;
    memset(sig, 0, par->sig_bytes);

    forge_w(f, f->w1);
    uint8_t packed[MLDSA_MAX_K * MLDSA_MAX_W1_BYTES] = {0};
    size_t at = 0;
    for (unsigned i = 0; i < par->k; i++) {
        for (unsigned j = 0; j < MLDSA_N; j++) {
            f->w1[i][j] = forge_use_hint(f->h[i][j], f->w1[i][j], par->gamma2);
            forge_put_bits(packed, &at, (uint32_t)f->w1[i][j], par->w1_bytes * 8 / MLDSA_N);
        }
    }
    struct sponge s;
    qtn_sponge_init(&s, KECCAK_SHAKE256);
    absorb(&s, mu, MLDSA_MU_BYTES);
    absorb(&s, packed, at / 8);
    squeeze(&s, sig, par->ctilde_bytes);

    at = (size_t)par->ctilde_bytes * 8;
    for (unsigned i = 0; i < par->l; i++)
        for (unsigned j = 0; j < MLDSA_N; j++)
            forge_put_bits(sig, &at, (uint32_t)(par->gamma1 - f->z[i][j]),
                           par->z_bytes * 8 / MLDSA_N);

    /* Algorithm 20 (HintBitPack). */
    uint8_t *y = sig + at / 8;
    uint8_t index = 0;
    for (unsigned i = 0; i < par->k; i++) {
        for (unsigned j = 0; j < MLDSA_N; j++)
            if (f->h[i][j] != 0 && index < par->omega)
                y[index++] = (uint8_t)j;
        y[par->omega + i] = index;
    }
}

void forge_sign(struct forge *f, uint8_t *sig, const uint8_t *msg, size_t msg_len,
                const uint8_t *ctx, size_t ctx_len) {
    const uint8_t head[2] = {0, (uint8_t)ctx_len};
    uint8_t mu[MLDSA_MU_BYTES];
    struct sponge s;
    qtn_sponge_init(&s, KECCAK_SHAKE256);
    absorb(&s, f->tr, MLDSA_TR_BYTES);
    absorb(&s, head, 2);
    absorb(&s, ctx, ctx_len);
    absorb(&s, msg, msg_len);
    squeeze(&s, mu, MLDSA_MU_BYTES);
    forge_sign_mu(f, sig, mu);
}
