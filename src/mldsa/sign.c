/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 204, Algorithm 7 (ML-DSA.Sign_internal). */
#include "common/compiler.h"
#include "common/ct.h"
#include "common/wipe.h"
#include "mldsa/dsa.h"
#include "mldsa/encode.h"
#include "mldsa/sample.h"

/* Secret working space. The parts of `shared` are never in use at the same time. */
struct sign_secret {
    struct mldsa_poly s1[MLDSA_MAX_L]; /* factors of the challenge */
    struct mldsa_poly minus_s2[MLDSA_MAX_K];
    struct mldsa_poly t0[MLDSA_MAX_K];
    struct mldsa_poly y[MLDSA_MAX_L]; /* becomes z */
    struct mldsa_poly w[MLDSA_MAX_K]; /* becomes w0, then the hint's r */
    union {
        uint8_t scratch[KECCAK_MAX_LANES * MLDSA_LANE_BYTES]; /* while hashing */
        struct mldsa_poly y_ntt[MLDSA_MAX_L];                 /* for w = A * y */
        struct {                                              /* for the checks */
            struct mldsa_poly product;
            uint8_t h[MLDSA_MAX_K][MLDSA_N];
        } check;
    } shared;
    uint8_t rhopp[MLDSA_RHOPRIME_BYTES];
    uint8_t w1[MLDSA_MAX_W1_BYTES];
};

struct sign_work {
    const struct mldsa_params *row;
    const struct mldsa_ops *ops;
    struct mldsa_poly *a; /* the whole matrix */
    struct queue q;
    union {
        struct mldsa_matrix matrix; /* before the loop */
        struct mldsa_ball ball;     /* in it */
    };
    struct stream mask[MLDSA_MAX_L];
    struct stream hash; /* rho'', later c~ */
    struct stream mu_stream;
    struct span rhopp; /* what the masks absorb */
    uint8_t mu[MLDSA_MU_BYTES];
    uint8_t ctilde[MLDSA_MAX_CTILDE_BYTES];
    struct sign_secret sec;
};

/* --- before the loop ------------------------------------------------------------------------- */

/* Algorithm 25 (skDecode). Fields of s1 and s2 that are out of range give some key all the same;
 * qtn_mldsa_check_sk refuses it. */
static void unpack_key(struct sign_work *w, const uint8_t *sk) {
    const struct mldsa_params *row = w->row;
    const struct mldsa_ops *ops = w->ops;
    struct sign_secret *sec = &w->sec;
    for (unsigned i = 0; i < row->l; i++) {
        (void)ops->unpack_eta[row->eta_index](&sec->s1[i], sk + mldsa_sk_s1(row, i));
        ops->factor[MLDSA_SMALL](&sec->s1[i]);
    }
    for (unsigned i = 0; i < row->k; i++) {
        struct mldsa_poly *s2 = &sec->shared.check.product;
        (void)ops->unpack_eta[row->eta_index](s2, sk + mldsa_sk_s2(row, i));
        memset(&sec->minus_s2[i], 0, sizeof sec->minus_s2[i]);
        mldsa_poly_sub(&sec->minus_s2[i], s2);
        ops->factor[MLDSA_SMALL](&sec->minus_s2[i]);
        ops->unpack_t0(&sec->t0[i], sk + mldsa_sk_t0(row, i));
        ops->factor[MLDSA_LARGE](&sec->t0[i]);
    }
}

/* The streams of y for one attempt, linked. */
static struct stream *mask_streams(struct sign_work *w, unsigned kappa) {
    for (unsigned i = 0; i < w->row->l; i++) {
        qtn_mldsa_sample_mask(&w->mask[i], w->row, w->ops, &w->sec.y[i], &w->rhopp, kappa + i);
        if (i != 0)
            w->mask[i - 1].next = &w->mask[i];
    }
    return &w->mask[0];
}

/* mu, then rho'', then the first y; the matrix beside them. */
static void hash_before_loop(struct sign_work *w, struct mldsa_message *m, const uint8_t *rnd,
                             const uint8_t *sk) {
    const struct span in[3] = {
        {sk + MLDSA_SK_KEY, MLDSA_SEED_BYTES}, {rnd, QTN_MLDSA_RND_BYTES}, {w->mu, sizeof w->mu}};
    qtn_mldsa_h(&w->hash, in, 3, w->sec.rhopp, sizeof w->sec.rhopp);
    w->hash.secret = true;
    w->hash.urgent = true; /* behind the matrix, it would bring the first y too late */
    w->rhopp = (struct span){w->sec.rhopp, sizeof w->sec.rhopp};
    w->hash.then = mask_streams(w, 0);
    if (m->mu != NULL) {
        memcpy(w->mu, m->mu, sizeof w->mu);
        qtn_queue_add(&w->q, &w->hash);
    } else {
        m->part[0] = (struct span){sk + MLDSA_SK_TR, MLDSA_TR_BYTES};
        qtn_mldsa_h(&w->mu_stream, m->part, m->parts, w->mu, sizeof w->mu);
        w->mu_stream.then = &w->hash;
        qtn_queue_add(&w->q, &w->mu_stream);
    }
    qtn_mldsa_matrix_begin(&w->matrix, w->row, w->ops, &w->q, w->a, true, w->row->l, sk);
    for (unsigned i = 0; i < w->row->k; i++)
        (void)qtn_mldsa_matrix_row(&w->matrix, &w->q, i);
    qtn_queue_run(&w->q);
}

/* --- one attempt ----------------------------------------------------------------------------- */

/* w = A * y; w0 stays, w1 is packed. */
static void commit(struct sign_work *w) {
    const struct mldsa_params *row = w->row;
    struct sign_secret *sec = &w->sec;
    for (unsigned i = 0; i < row->l; i++)
        w->ops->ntt(&sec->shared.y_ntt[i], &sec->y[i]);
    for (unsigned i = 0; i < row->k; i++) {
        w->ops->inner_product(&sec->w[i], &w->a[i * row->l], sec->shared.y_ntt, row->l);
        w->ops->inv_ntt(&sec->w[i]);
        w->ops->decompose[row->gamma2_index](&sec->w[i], sec->w1 + i * row->w1_bytes);
    }
}

/* c~ = H(mu || w1), and the challenge. */
static void challenge(struct sign_work *w) {
    const struct mldsa_params *row = w->row;
    const struct span in[2] = {{w->mu, sizeof w->mu}, {w->sec.w1, (size_t)row->k * row->w1_bytes}};
    qtn_mldsa_h(&w->hash, in, 2, w->ctilde, row->ctilde_bytes);
    w->hash.secret = true; /* of a rejected attempt, w1 is */
    qtn_queue_run_with(&w->q, &w->hash);
    /* A hash, and a part of the signature; of a rejected attempt nothing that it depends on is
     * kept. */
    CT_DECLASSIFY(mldsa_ctilde, w->ctilde, row->ctilde_bytes);
    qtn_mldsa_sample_in_ball(&w->ball, row, w->ctilde);
    qtn_queue_run_with(&w->q, &w->ball.s);
    w->ops->challenge(&w->ball.c);
}

/* The checks, from cheap to dear; z and the hints on the way. Which check ends an attempt, and at
 * which polynomial, may leak: the rejected values are independent of the key (FIPS 204,
 * section 3.3, and the security proof it rests on). Where within a polynomial must not. */
static bool respond(struct sign_work *w) {
    const struct mldsa_params *row = w->row;
    const struct mldsa_ops *ops = w->ops;
    struct sign_secret *sec = &w->sec;
    struct mldsa_poly *product = &sec->shared.check.product;

    for (unsigned i = 0; i < row->l; i++) { /* z = y + c * s1 */
        ops->mul_challenge[MLDSA_SMALL](product, &w->ball.c, &sec->s1[i]);
        uint32_t reject = ops->add_exceeds(&sec->y[i], product, row->gamma1 - row->beta);
        CT_DECLASSIFY(mldsa_reject_z, &reject, sizeof reject);
        if (reject != 0)
            return false;
    }
    for (unsigned i = 0; i < row->k; i++) { /* r0 = w0 - c * s2 */
        ops->mul_challenge[MLDSA_SMALL](product, &w->ball.c, &sec->minus_s2[i]);
        uint32_t reject = ops->add_exceeds(&sec->w[i], product, row->gamma2 - row->beta);
        CT_DECLASSIFY(mldsa_reject_r0, &reject, sizeof reject);
        if (reject != 0)
            return false;
    }
    unsigned ones = 0;
    for (unsigned i = 0; i < row->k; i++) { /* c * t0, and the hint */
        ops->mul_challenge[MLDSA_LARGE](product, &w->ball.c, &sec->t0[i]);
        uint32_t reject = ops->exceeds(product, row->gamma2);
        CT_DECLASSIFY(mldsa_reject_ct0, &reject, sizeof reject);
        if (reject != 0)
            return false;
        mldsa_poly_add(&sec->w[i], product);
        ones += ops->make_hint[row->gamma2_index](sec->shared.check.h[i], &sec->w[i],
                                                  sec->w1 + i * row->w1_bytes);
    }
    CT_DECLASSIFY(mldsa_reject_hint, &ones, sizeof ones);
    return ones <= row->omega;
}

/* Algorithm 26 (sigEncode). */
static void encode(struct sign_work *w, uint8_t *sig) {
    const struct mldsa_params *row = w->row;
    memcpy(sig, w->ctilde, row->ctilde_bytes);
    for (unsigned i = 0; i < row->l; i++)
        w->ops->pack_z[row->gamma1_index](sig + mldsa_sig_z(row, i), &w->sec.y[i]);
    /* The hint is a part of the signature. */
    CT_DECLASSIFY(mldsa_hint, w->sec.shared.check.h, sizeof w->sec.shared.check.h);
    qtn_mldsa_hint_pack(sig + mldsa_sig_h(row), row, w->sec.shared.check.h);
}

/* --- the loop -------------------------------------------------------------------------------- */

static qtn_status sign_with(const struct mldsa_params *row, const struct qtn_backend *be,
                            struct mldsa_poly *a, uint8_t *sig, struct mldsa_message *m,
                            const uint8_t *rnd, const uint8_t *sk) {
    struct sign_work w;
    w.row = row;
    w.ops = be->mldsa;
    w.a = a;
    unpack_key(&w, sk);
    qtn_queue_init(&w.q, be->keccak, w.sec.shared.scratch, MLDSA_LANE_BYTES);
    hash_before_loop(&w, m, rnd, sk);

    qtn_status status = QTN_ERR_ATTEMPTS;
    for (unsigned attempt = 0; attempt < QTN_MLDSA_MAX_ATTEMPTS; attempt++) {
        if (attempt != 0) {
            struct stream *s = mask_streams(&w, attempt * row->l); /* kappa: never the same again */
            for (unsigned i = 0; i < row->l; i++)
                qtn_queue_add(&w.q, &s[i]);
            qtn_queue_run(&w.q);
        }
        commit(&w);
        challenge(&w);
        if (respond(&w)) {
            encode(&w, sig);
            status = QTN_OK;
            break;
        }
    }
    qtn_wipe(&w.sec, sizeof w.sec);
    qtn_wipe_leftovers();
    return status;
}

/* The matrix is more than half of the stack, so each k takes only its own. */
QTN_NOINLINE static qtn_status sign_4x4(const struct mldsa_params *row,
                                        const struct qtn_backend *be, uint8_t *sig,
                                        struct mldsa_message *m, const uint8_t *rnd,
                                        const uint8_t *sk) {
    struct mldsa_poly a[4 * 4];
    return sign_with(row, be, a, sig, m, rnd, sk);
}

QTN_NOINLINE static qtn_status sign_6x5(const struct mldsa_params *row,
                                        const struct qtn_backend *be, uint8_t *sig,
                                        struct mldsa_message *m, const uint8_t *rnd,
                                        const uint8_t *sk) {
    struct mldsa_poly a[6 * 5];
    return sign_with(row, be, a, sig, m, rnd, sk);
}

QTN_NOINLINE static qtn_status sign_8x7(const struct mldsa_params *row,
                                        const struct qtn_backend *be, uint8_t *sig,
                                        struct mldsa_message *m, const uint8_t *rnd,
                                        const uint8_t *sk) {
    struct mldsa_poly a[8 * 7];
    return sign_with(row, be, a, sig, m, rnd, sk);
}

qtn_status qtn_dsa_sign(const struct mldsa_params *row, const struct qtn_backend *be, uint8_t *sig,
                        struct mldsa_message *m, const uint8_t *rnd, const uint8_t *sk) {
    switch (row->set) {
    case QTN_MLDSA_44:
        return sign_4x4(row, be, sig, m, rnd, sk);
    case QTN_MLDSA_65:
        return sign_6x5(row, be, sig, m, rnd, sk);
    default:
        return sign_8x7(row, be, sig, m, rnd, sk);
    }
}
