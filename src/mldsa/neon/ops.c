/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "mldsa/neon/neon.h"

const struct mldsa_ops qtn_mldsa_neon = {
    .name = "neon",
    .rej_uniform = qtn_mldsa_neon_rej_uniform,
    .rej_bounded =
        {[MLDSA_ETA_2] = qtn_mldsa_neon_rej_eta2, [MLDSA_ETA_4] = qtn_mldsa_neon_rej_eta4},
    .ntt = qtn_mldsa_neon_ntt,
    .inv_ntt = qtn_mldsa_neon_inv_ntt,
    .inner_product = qtn_mldsa_neon_inner_product,
    .power2round = qtn_mldsa_neon_power2round,
    .decompose = {[MLDSA_GAMMA2_88] = qtn_mldsa_neon_decompose_88,
                  [MLDSA_GAMMA2_32] = qtn_mldsa_neon_decompose_32},
    .use_hint = {[MLDSA_GAMMA2_88] = qtn_mldsa_neon_use_hint_88,
                 [MLDSA_GAMMA2_32] = qtn_mldsa_neon_use_hint_32},
    .make_hint = {[MLDSA_GAMMA2_88] = qtn_mldsa_neon_make_hint_88,
                  [MLDSA_GAMMA2_32] = qtn_mldsa_neon_make_hint_32},
    .challenge = qtn_mldsa_neon_challenge,
    .factor =
        {[MLDSA_SMALL] = qtn_mldsa_neon_factor_small, [MLDSA_LARGE] = qtn_mldsa_neon_factor_large},
    .mul_challenge = {[MLDSA_SMALL] = qtn_mldsa_neon_mul_challenge_small,
                      [MLDSA_LARGE] = qtn_mldsa_neon_mul_challenge_large},
    .exceeds = qtn_mldsa_neon_exceeds,
    .add_exceeds = qtn_mldsa_neon_add_exceeds,
    .pack_t1 = qtn_mldsa_neon_pack_t1,
    .unpack_t1 = qtn_mldsa_neon_unpack_t1,
    .pack_t0 = qtn_mldsa_neon_pack_t0,
    .unpack_t0 = qtn_mldsa_neon_unpack_t0,
    .pack_eta =
        {[MLDSA_ETA_2] = qtn_mldsa_neon_pack_eta2, [MLDSA_ETA_4] = qtn_mldsa_neon_pack_eta4},
    .unpack_eta =
        {[MLDSA_ETA_2] = qtn_mldsa_neon_unpack_eta2, [MLDSA_ETA_4] = qtn_mldsa_neon_unpack_eta4},
    .pack_z =
        {[MLDSA_GAMMA1_17] = qtn_mldsa_neon_pack_z17, [MLDSA_GAMMA1_19] = qtn_mldsa_neon_pack_z19},
    .unpack_z = {[MLDSA_GAMMA1_17] = qtn_mldsa_neon_unpack_z17,
                 [MLDSA_GAMMA1_19] = qtn_mldsa_neon_unpack_z19},
};
