/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 204, Algorithm 7 (ML-DSA.Sign_internal): the loop. */
#include "mldsa/sign.h"
#include "common/ct.h"
#include "common/wipe.h"
#include "mldsa/encode.h"

/* Secret, except for what a and the streams hold. */
struct sign_work {
    const struct mldsa_params *row;
    const struct mldsa_ops *ops;
    const struct sign_key *key;
    struct sign_memory at; /* y and next change places */
    struct queue q;
    bool ahead;                            /* the next masks beside the challenge hash */
    struct mldsa_poly product;             /* for the checks */
    struct stream hash[SIGN_MAX_ATTEMPTS]; /* rho'', later c~ */
    struct stream mu_stream;
    struct span rhopp_in[3], hash_in[SIGN_MAX_ATTEMPTS][2];
    struct span rhopp; /* what the masks absorb */
    uint8_t rhopp_bytes[MLDSA_RHOPRIME_BYTES];
    uint8_t mu[MLDSA_MU_BYTES];
    uint8_t ctilde[SIGN_MAX_ATTEMPTS][MLDSA_MAX_CTILDE_BYTES];
    uint8_t h[MLDSA_N];
};

/* --- before the loop ------------------------------------------------------------------------- */

void qtn_dsa_sign_key(const struct sign_key *key, const struct mldsa_params *row,
                      const struct mldsa_ops *ops, const uint8_t *sk) {
    /* Fields of s1 and s2 that are out of range give some key all the same; qtn_mldsa_check_sk
     * refuses it. */
    for (unsigned i = 0; i < row->l; i++) {
        (void)ops->unpack_eta[row->eta_index](&key->s1[i], sk + mldsa_sk_s1(row, i));
        ops->factor[MLDSA_SMALL](&key->s1[i]);
    }
    for (unsigned i = 0; i < row->k; i++) {
        struct mldsa_poly *s2 = &key->minus_s2[i];
        (void)ops->unpack_eta[row->eta_index](s2, sk + mldsa_sk_s2(row, i));
        mldsa_poly_negate(s2);
        ops->factor[MLDSA_SMALL](s2);
        if (key->t0 != NULL) {
            ops->unpack_t0(&key->t0[i], sk + mldsa_sk_t0(row, i));
            ops->factor[MLDSA_LARGE](&key->t0[i]);
        }
    }
}

/* The streams of y for n attempts, linked; into `next`. */
static struct stream *mask_streams(struct sign_work *w, unsigned attempt, unsigned n) {
    const unsigned l = w->row->l;
    for (unsigned i = 0; i < n * l; i++) { /* kappa is attempt * l: never the same again */
        qtn_mldsa_sample_mask(&w->at.mask[i], w->row, w->ops, &w->at.next[i], &w->rhopp,
                              attempt * l + i);
        if (i != 0)
            w->at.mask[i - 1].next = &w->at.mask[i];
    }
    return &w->at.mask[0];
}

/* mu, then rho'', then the first y; the matrix beside them. */
static void hash_before_loop(struct sign_work *w, struct mldsa_message *m, const uint8_t *rnd,
                             const uint8_t *rho) {
    w->rhopp_in[0] = (struct span){w->key->key, MLDSA_SEED_BYTES};
    w->rhopp_in[1] = (struct span){rnd, QTN_MLDSA_RND_BYTES};
    w->rhopp_in[2] = (struct span){w->mu, sizeof w->mu};
    qtn_mldsa_h(&w->hash[0], w->rhopp_in, 3, w->rhopp_bytes, sizeof w->rhopp_bytes);
    w->hash[0].secret = true;
    w->hash[0].urgent = true; /* behind the matrix, it would bring the first y too late */
    w->rhopp = (struct span){w->rhopp_bytes, sizeof w->rhopp_bytes};
    w->hash[0].then = mask_streams(w, 0, w->at.attempts);
    if (m->mu != NULL) {
        memcpy(w->mu, m->mu, sizeof w->mu);
        qtn_queue_add(&w->q, &w->hash[0]);
    } else {
        m->part[0] = (struct span){w->key->tr, MLDSA_TR_BYTES};
        qtn_mldsa_h(&w->mu_stream, m->part, m->parts, w->mu, sizeof w->mu);
        w->mu_stream.then = &w->hash[0];
        qtn_queue_add(&w->q, &w->mu_stream);
    }
    if (rho == NULL)
        return;
    qtn_mldsa_matrix_init(w->at.matrix, w->row, w->ops, w->key->a, true, w->row->l, rho);
    for (unsigned i = 0; i < w->row->k; i++)
        (void)qtn_mldsa_matrix_row(w->at.matrix, &w->q, i);
}

/* --- one attempt ----------------------------------------------------------------------------- */

static uint8_t *w1_of(const struct sign_work *w, unsigned n) {
    return w->at.w1 + (size_t)n * w->row->k * w->row->w1_bytes;
}

/* w = A * y; w0 stays, w1 is packed. The NTT of y lies where the next masks will. */
static void commit(struct sign_work *w, unsigned n) {
    const struct mldsa_params *row = w->row;
    const struct mldsa_poly *y = &w->at.y[n * row->l];
    struct mldsa_poly *y_ntt = w->at.next;
    for (unsigned i = 0; i < row->l; i++)
        w->ops->ntt(&y_ntt[i], &y[i]);
    for (unsigned i = 0; i < row->k; i++) {
        struct mldsa_poly *w_i = &w->at.w[n * row->k + i];
        w->ops->inner_product(w_i, &w->key->a[i * row->l], y_ntt, row->l);
        w->ops->inv_ntt(w_i);
        w->ops->decompose[row->gamma2_index](w_i, w1_of(w, n) + i * row->w1_bytes);
    }
}

/* c~ = H(mu || w1) of n attempts, and their challenges. The masks of `more` attempts from `attempt`
 * on run beside them, where that is cheap; they may still be in flight at the end. */
static void challenge(struct sign_work *w, unsigned n, unsigned attempt, unsigned more) {
    const struct mldsa_params *row = w->row;
    for (unsigned p = 0; p < n; p++) {
        w->hash_in[p][0] = (struct span){w->mu, sizeof w->mu};
        w->hash_in[p][1] = (struct span){w1_of(w, p), (size_t)row->k * row->w1_bytes};
        qtn_mldsa_h(&w->hash[p], w->hash_in[p], 2, w->ctilde[p], row->ctilde_bytes);
        w->hash[p].secret = true; /* of a rejected attempt, w1 is */
        qtn_queue_add(&w->q, &w->hash[p]);
    }
    if (more != 0)
        qtn_queue_add_list(&w->q, mask_streams(w, attempt, more));
    for (unsigned p = 0; p < n; p++) {
        qtn_queue_run_until(&w->q, &w->hash[p]);
        /* A hash, and a part of the signature; of a rejected attempt nothing that it depends on is
         * kept. */
        CT_DECLASSIFY(mldsa_ctilde, w->ctilde[p], row->ctilde_bytes);
        qtn_mldsa_sample_in_ball(&w->at.ball[p], row, w->ctilde[p]);
        qtn_queue_add_first(&w->q, &w->at.ball[p].s);
    }
    for (unsigned p = 0; p < n; p++) {
        qtn_queue_run_until(&w->q, &w->at.ball[p].s);
        w->ops->challenge(&w->at.ball[p].c);
    }
}

/* z = y + c * s1; false where it is too large. */
static bool respond_z(struct sign_work *w, const struct mldsa_poly *c, struct mldsa_poly *y) {
    const struct mldsa_params *row = w->row;
    for (unsigned i = 0; i < row->l; i++) {
        w->ops->mul_challenge[MLDSA_SMALL](&w->product, c, &w->key->s1[i]);
        uint32_t reject = w->ops->add_exceeds(&y[i], &w->product, row->gamma1 - row->beta);
        CT_DECLASSIFY(mldsa_reject_z, &reject, sizeof reject);
        if (reject != 0)
            return false;
    }
    return true;
}

/* r0 = w0 - c * s2; false where it is too large. */
static bool respond_r0(struct sign_work *w, const struct mldsa_poly *c, struct mldsa_poly *w0) {
    const struct mldsa_params *row = w->row;
    for (unsigned i = 0; i < row->k; i++) {
        w->ops->mul_challenge[MLDSA_SMALL](&w->product, c, &w->key->minus_s2[i]);
        uint32_t reject = w->ops->add_exceeds(&w0[i], &w->product, row->gamma2 - row->beta);
        CT_DECLASSIFY(mldsa_reject_r0, &reject, sizeof reject);
        if (reject != 0)
            return false;
    }
    return true;
}

/* Where t0 may be unpacked. Without memory for it, the masks that are in flight have to come home
 * first; they nearly always have. */
static struct mldsa_poly *room_for_t0(struct sign_work *w) {
    if (w->at.t0 != NULL)
        return w->at.t0;
    qtn_queue_run(&w->q);
    return w->at.scratch;
}

/* c * t0, and the hints, which take the place of r; false where one is too large, or they are too
 * many. Few attempts come here, so t0 may be unpacked now. */
static bool respond_hint(struct sign_work *w, const struct mldsa_poly *c, struct mldsa_poly *r,
                         const uint8_t *w1) {
    const struct mldsa_params *row = w->row;
    const struct mldsa_ops *ops = w->ops;
    unsigned ones = 0;
    for (unsigned i = 0; i < row->k; i++) {
        struct mldsa_poly *t0 = w->key->t0 != NULL ? &w->key->t0[i] : room_for_t0(w);
        if (w->key->t0 == NULL) {
            ops->unpack_t0(t0, w->key->sk_t0 + (size_t)i * MLDSA_T0_BYTES);
            ops->factor[MLDSA_LARGE](t0);
        }
        ops->mul_challenge[MLDSA_LARGE](&w->product, c, t0);
        uint32_t reject = ops->exceeds(&w->product, row->gamma2);
        CT_DECLASSIFY(mldsa_reject_ct0, &reject, sizeof reject);
        if (reject != 0)
            return false;
        mldsa_poly_add(&r[i], &w->product);
        ones += ops->make_hint[row->gamma2_index](w->h, &r[i], w1 + i * row->w1_bytes);
        memcpy(&r[i], w->h, sizeof w->h);
    }
    CT_DECLASSIFY(mldsa_reject_hint, &ones, sizeof ones);
    return ones <= row->omega;
}

/* The checks, from cheap to dear; z and the hints on the way. Which check ends an attempt, and at
 * which polynomial, may leak: the rejected values are independent of the key (FIPS 204,
 * section 3.3, and the security proof it rests on). Where within a polynomial must not. */
static bool respond(struct sign_work *w, unsigned n) {
    const struct mldsa_poly *c = &w->at.ball[n].c;
    struct mldsa_poly *w_n = &w->at.w[n * w->row->k];
    return respond_z(w, c, &w->at.y[n * w->row->l]) && respond_r0(w, c, w_n) &&
           respond_hint(w, c, w_n, w1_of(w, n));
}

/* Algorithm 26 (sigEncode). */
static void encode(struct sign_work *w, unsigned n, uint8_t *sig) {
    const struct mldsa_params *row = w->row;
    memcpy(sig, w->ctilde[n], row->ctilde_bytes);
    for (unsigned i = 0; i < row->l; i++)
        w->ops->pack_z[row->gamma1_index](sig + mldsa_sig_z(row, i), &w->at.y[n * row->l + i]);
    qtn_mldsa_hint_begin(sig + mldsa_sig_h(row), row);
    for (unsigned i = 0; i < row->k; i++) {
        memcpy(w->h, &w->at.w[n * row->k + i], sizeof w->h);
        /* The hint is a part of the signature. */
        CT_DECLASSIFY(mldsa_hint, w->h, sizeof w->h);
        qtn_mldsa_hint_pack(sig + mldsa_sig_h(row), row, w->h, i);
    }
}

/* --- the loop -------------------------------------------------------------------------------- */

/* The signature is that of the first attempt that passes, in the order of kappa, however many are
 * made at a time. */
static qtn_status loop(struct sign_work *w, uint8_t *sig) {
    unsigned n = w->at.attempts; /* their masks are on their way */
    for (unsigned attempt = 0; attempt < QTN_MLDSA_MAX_ATTEMPTS; attempt += n) {
        const unsigned left = QTN_MLDSA_MAX_ATTEMPTS - attempt;
        n = left < w->at.attempts ? left : w->at.attempts;
        if (attempt != 0 && !w->ahead)
            qtn_queue_add_list(&w->q, mask_streams(w, attempt, n));
        qtn_queue_run(&w->q);
        struct mldsa_poly *y = w->at.next;
        w->at.next = w->at.y;
        w->at.y = y;
        for (unsigned p = 0; p < n; p++)
            commit(w, p);
        const unsigned after = left - n < w->at.attempts ? left - n : w->at.attempts;
        challenge(w, n, attempt + n, w->ahead ? after : 0);
        for (unsigned p = 0; p < n; p++)
            if (respond(w, p)) {
                encode(w, p, sig);
                return QTN_OK;
            }
    }
    return QTN_ERR_ATTEMPTS;
}

qtn_status qtn_dsa_sign_loop(const struct mldsa_params *row, const struct qtn_backend *be,
                             const struct sign_key *key, const struct sign_memory *memory,
                             const uint8_t *rho, uint8_t *sig, struct mldsa_message *m,
                             const uint8_t *rnd) {
    struct sign_work w;
    w.row = row;
    w.ops = be->mldsa;
    w.key = key;
    w.at = *memory;
    /* Two at a time fill eight lanes; with fewer, the second would cost more than its hash saves.
     */
    if (be->keccak->lanes < 8)
        w.at.attempts = 1;
    qtn_queue_init(&w.q, be->keccak, (uint8_t *)memory->scratch, memory->lane_bytes);
    w.ahead = be->keccak->eager;
    hash_before_loop(&w, m, rnd, rho);
    const qtn_status status = loop(&w, sig);
    qtn_wipe(&w, sizeof w);
    return status;
}
