/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "mlkem/avx2/avx2.h"

const struct mlkem_ops qtn_mlkem_avx2 = {
    .name = "avx2",
    .rej_uniform = qtn_mlkem_avx2_rej_uniform,
    .cbd = {[2] = qtn_mlkem_avx2_cbd2, [3] = qtn_mlkem_avx2_cbd3},
    .ntt = qtn_mlkem_avx2_ntt,
    .inv_ntt = qtn_mlkem_avx2_inv_ntt,
    .inv_ntt_add = qtn_mlkem_avx2_inv_ntt_add,
    .mul_cache = qtn_mlkem_avx2_mul_cache,
    .inner_product = qtn_mlkem_avx2_inner_product,
    .to_mont_add = qtn_mlkem_avx2_to_mont_add,
    .encode12 = qtn_mlkem_avx2_encode12,
    .decode12 = qtn_mlkem_avx2_decode12,
    .compress = {[1] = qtn_mlkem_avx2_compress1,
                 [4] = qtn_mlkem_avx2_compress4,
                 [5] = qtn_mlkem_avx2_compress5,
                 [10] = qtn_mlkem_avx2_compress10,
                 [11] = qtn_mlkem_avx2_compress11},
    .decompress = {[1] = qtn_mlkem_avx2_decompress1,
                   [4] = qtn_mlkem_avx2_decompress4,
                   [5] = qtn_mlkem_avx2_decompress5,
                   [10] = qtn_mlkem_avx2_decompress10,
                   [11] = qtn_mlkem_avx2_decompress11},
};
