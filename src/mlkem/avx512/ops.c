/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "mlkem/avx512/avx512.h"

const struct mlkem_ops qtn_mlkem_avx512 = {
    .name = "avx512",
    .rej_uniform = qtn_mlkem_avx512_rej_uniform,
    .cbd = {[2] = qtn_mlkem_avx512_cbd2, [3] = qtn_mlkem_avx512_cbd3},
    .ntt = qtn_mlkem_avx512_ntt,
    .inv_ntt = qtn_mlkem_avx512_inv_ntt,
    .inv_ntt_add = qtn_mlkem_avx512_inv_ntt_add,
    .mul_cache = qtn_mlkem_avx512_mul_cache,
    .inner_product = qtn_mlkem_avx512_inner_product,
    .to_mont_add = qtn_mlkem_avx512_to_mont_add,
    .encode12 = qtn_mlkem_avx512_encode12,
    .decode12 = qtn_mlkem_avx512_decode12,
    .compress = {[1] = qtn_mlkem_avx512_compress1,
                 [4] = qtn_mlkem_avx512_compress4,
                 [5] = qtn_mlkem_avx512_compress5,
                 [10] = qtn_mlkem_avx512_compress10,
                 [11] = qtn_mlkem_avx512_compress11},
    .decompress = {[1] = qtn_mlkem_avx512_decompress1,
                   [4] = qtn_mlkem_avx512_decompress4,
                   [5] = qtn_mlkem_avx512_decompress5,
                   [10] = qtn_mlkem_avx512_decompress10,
                   [11] = qtn_mlkem_avx512_decompress11},
};
