/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 204, Algorithm 7 (ML-DSA.Sign_internal), from the bytes of sk: memory for one signature. */
#include "common/compiler.h"
#include "common/wipe.h"
#include "mldsa/encode.h"
#include "mldsa/sign.h"

/* Each k has a frame of its own: A is half of the stack, and what is left decides how many attempts
 * are made at a time. */
static qtn_status sign_with(const struct mldsa_params *row, const struct qtn_backend *be,
                            const struct sign_key *key, const struct sign_memory *memory,
                            uint8_t *sig, struct mldsa_message *m, const uint8_t *rnd,
                            const uint8_t *sk) {
    struct sign_key k = *key;
    k.t0 = NULL;
    k.sk_t0 = sk + mldsa_sk_t0(row, 0);
    k.key = sk + MLDSA_SK_KEY;
    k.tr = sk + MLDSA_SK_TR;
    qtn_dsa_sign_key(&k, row, be->mldsa, sk);
    return qtn_dsa_sign_loop(row, be, &k, memory, sk, sig, m, rnd);
}

QTN_NOINLINE static qtn_status sign_4x4(const struct mldsa_params *row,
                                        const struct qtn_backend *be, uint8_t *sig,
                                        struct mldsa_message *m, const uint8_t *rnd,
                                        const uint8_t *sk) {
    struct mldsa_poly a[4 * 4];
    struct {
        struct mldsa_poly s1[4], minus_s2[4], y[2 * 4], next[2 * 4], t0;
        union { /* A is whole when w begins */
            struct mldsa_poly w[2 * 4];
            struct mldsa_matrix matrix;
        };
        uint8_t w1[2 * 4 * 192];
    } sec;
    struct mldsa_ball ball[2];
    struct mldsa_poly scratch[SIGN_SCRATCH];
    struct stream mask[2 * 4];
    const struct sign_key key = {.a = a, .s1 = sec.s1, .minus_s2 = sec.minus_s2};
    const struct sign_memory memory = {.attempts = 2,
                                       .y = sec.y,
                                       .next = sec.next,
                                       .w = sec.w,
                                       .t0 = &sec.t0,
                                       .ball = ball,
                                       .w1 = sec.w1,
                                       .mask = mask,
                                       .matrix = &sec.matrix,
                                       .scratch = scratch,
                                       .lane_bytes = MLDSA_LANE_BYTES};
    const qtn_status status = sign_with(row, be, &key, &memory, sig, m, rnd, sk);
    qtn_wipe(&sec, sizeof sec);
    qtn_wipe(scratch, sizeof scratch);
    return status;
}

QTN_NOINLINE static qtn_status sign_6x5(const struct mldsa_params *row,
                                        const struct qtn_backend *be, uint8_t *sig,
                                        struct mldsa_message *m, const uint8_t *rnd,
                                        const uint8_t *sk) {
    struct mldsa_poly a[6 * 5];
    struct {
        struct mldsa_poly s1[5], minus_s2[6], y[2 * 5], next[2 * 5], t0;
        union {
            struct mldsa_poly w[2 * 6];
            struct mldsa_matrix matrix;
        };
        uint8_t w1[2 * 6 * 128];
    } sec;
    struct mldsa_ball ball[2];
    struct mldsa_poly scratch[SIGN_SCRATCH];
    struct stream mask[2 * 5];
    const struct sign_key key = {.a = a, .s1 = sec.s1, .minus_s2 = sec.minus_s2};
    const struct sign_memory memory = {.attempts = 2,
                                       .y = sec.y,
                                       .next = sec.next,
                                       .w = sec.w,
                                       .t0 = &sec.t0,
                                       .ball = ball,
                                       .w1 = sec.w1,
                                       .mask = mask,
                                       .matrix = &sec.matrix,
                                       .scratch = scratch,
                                       .lane_bytes = MLDSA_LANE_BYTES};
    const qtn_status status = sign_with(row, be, &key, &memory, sig, m, rnd, sk);
    qtn_wipe(&sec, sizeof sec);
    qtn_wipe(scratch, sizeof scratch);
    return status;
}

QTN_NOINLINE static qtn_status sign_8x7(const struct mldsa_params *row,
                                        const struct qtn_backend *be, uint8_t *sig,
                                        struct mldsa_message *m, const uint8_t *rnd,
                                        const uint8_t *sk) {
    struct mldsa_poly a[8 * 7];
    struct {
        struct mldsa_poly s1[7], minus_s2[8], y[7], next[7];
        union {
            struct mldsa_poly w[8];
            struct mldsa_matrix matrix;
        };
        uint8_t w1[8 * 128];
    } sec;
    struct mldsa_ball ball[1];
    struct mldsa_poly scratch[SIGN_SCRATCH];
    struct stream mask[7];
    const struct sign_key key = {.a = a, .s1 = sec.s1, .minus_s2 = sec.minus_s2};
    const struct sign_memory memory = {.attempts = 1,
                                       .y = sec.y,
                                       .next = sec.next,
                                       .w = sec.w,
                                       .t0 = NULL,
                                       .ball = ball,
                                       .w1 = sec.w1,
                                       .mask = mask,
                                       .matrix = &sec.matrix,
                                       .scratch = scratch,
                                       .lane_bytes = MLDSA_LANE_BYTES};
    const qtn_status status = sign_with(row, be, &key, &memory, sig, m, rnd, sk);
    qtn_wipe(&sec, sizeof sec);
    qtn_wipe(scratch, sizeof scratch);
    return status;
}

qtn_status qtn_dsa_sign(const struct mldsa_params *row, const struct qtn_backend *be, uint8_t *sig,
                        struct mldsa_message *m, const uint8_t *rnd, const uint8_t *sk) {
    qtn_status status;
    switch (row->set) {
    case QTN_MLDSA_44:
        status = sign_4x4(row, be, sig, m, rnd, sk);
        break;
    case QTN_MLDSA_65:
        status = sign_6x5(row, be, sig, m, rnd, sk);
        break;
    default:
        status = sign_8x7(row, be, sig, m, rnd, sk);
    }
    qtn_wipe_leftovers();
    return status;
}
