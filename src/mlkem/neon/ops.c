/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "mlkem/neon/neon.h"

const struct mlkem_ops qtn_mlkem_neon = {
    .name = "neon",
    .rej_uniform = qtn_mlkem_neon_rej_uniform,
    .cbd = {[2] = qtn_mlkem_neon_cbd2, [3] = qtn_mlkem_neon_cbd3},
    .ntt = qtn_mlkem_neon_ntt,
    .inv_ntt = qtn_mlkem_neon_inv_ntt,
    .inv_ntt_add = qtn_mlkem_neon_inv_ntt_add,
    .mul_cache = qtn_mlkem_neon_mul_cache,
    .inner_product = qtn_mlkem_neon_inner_product,
    .to_mont_add = qtn_mlkem_neon_to_mont_add,
    .encode12 = qtn_mlkem_neon_encode12,
    .decode12 = qtn_mlkem_neon_decode12,
    .compress = {[1] = qtn_mlkem_neon_compress1,
                 [4] = qtn_mlkem_neon_compress4,
                 [5] = qtn_mlkem_neon_compress5,
                 [10] = qtn_mlkem_neon_compress10,
                 [11] = qtn_mlkem_neon_compress11},
    .decompress = {[1] = qtn_mlkem_neon_decompress1,
                   [4] = qtn_mlkem_neon_decompress4,
                   [5] = qtn_mlkem_neon_decompress5,
                   [10] = qtn_mlkem_neon_decompress10,
                   [11] = qtn_mlkem_neon_decompress11},
};
