/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Written by scripts/mldsa_aarch64.py, which explains it; a test compares.
 *
 * Algorithm 41 of FIPS 204. */
#include "common/asm_aarch64.inc"

    .text
ENTRY(qtn_mldsa_neon_ntt)
    stp d8, d9, [sp, #-64]! _ stp d10, d11, [sp, #16] _ stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    ADDRESS(x2, zetas)
    ldp q0, q1, [x2], #32 _ ldp q2, q3, [x2], #32 _ ldp q4, q5, [x2], #32
    ldp q6, q7, [x2], #32 _ ldr q8, [x1, #960] _ ldr q9, [x1, #704] _ ldr q10, [x1, #832]
    ldr q11, [x1, #896] _ ldr q12, [x1, #448] _ ldr q13, [x1, #576] _ ldr q14, [x1, #640]
    ldr q15, [x1, #192] _ ldr q16, [x1, #768] _ ldr q17, [x1, #320] _ ldr q18, [x1, #384]
    ldr q19, [x1, #512] _ sqrdmulh v20.4s, v8.4s, v0.s[3] _ mul v21.4s, v8.4s, v0.s[2]
    ldr q22, [x1, #64] _ ldr q23, [x1, #128] _ sqrdmulh v24.4s, v9.4s, v0.s[3]
    mul v25.4s, v9.4s, v0.s[2] _ ldr q26, [x1, #256] _ ldr q27, [x1, #0]
    sqrdmulh v28.4s, v10.4s, v0.s[3] _ mul v29.4s, v10.4s, v0.s[2]
    sqrdmulh v30.4s, v11.4s, v0.s[3] _ mul v31.4s, v11.4s, v0.s[2] _ mls v21.4s, v20.4s, v0.s[0]
    sqrdmulh v8.4s, v13.4s, v0.s[3] _ mls v25.4s, v24.4s, v0.s[0] _ mul v9.4s, v13.4s, v0.s[2]
    sqrdmulh v10.4s, v14.4s, v0.s[3] _ mul v11.4s, v14.4s, v0.s[2] _ mls v29.4s, v28.4s, v0.s[0]
    mls v31.4s, v30.4s, v0.s[0] _ sub v20.4s, v12.4s, v21.4s _ add v24.4s, v12.4s, v21.4s
    sqrdmulh v13.4s, v16.4s, v0.s[3] _ mul v14.4s, v16.4s, v0.s[2] _ sub v28.4s, v15.4s, v25.4s
    add v30.4s, v15.4s, v25.4s _ mls v9.4s, v8.4s, v0.s[0] _ sqrdmulh v21.4s, v19.4s, v0.s[3]
    mls v11.4s, v10.4s, v0.s[0] _ mul v12.4s, v19.4s, v0.s[2] _ sub v16.4s, v17.4s, v29.4s
    add v25.4s, v17.4s, v29.4s _ sub v15.4s, v18.4s, v31.4s _ add v8.4s, v18.4s, v31.4s
    sqrdmulh v10.4s, v24.4s, v1.s[1] _ mls v14.4s, v13.4s, v0.s[0] _ sub v19.4s, v22.4s, v9.4s
    add v17.4s, v22.4s, v9.4s _ mul v29.4s, v24.4s, v1.s[0] _ sqrdmulh v18.4s, v25.4s, v1.s[1]
    sub v31.4s, v23.4s, v11.4s _ add v13.4s, v23.4s, v11.4s _ mls v12.4s, v21.4s, v0.s[0]
    mul v22.4s, v25.4s, v1.s[0] _ sqrdmulh v9.4s, v20.4s, v1.s[3] _ mul v24.4s, v20.4s, v1.s[2]
    sub v11.4s, v26.4s, v14.4s _ add v23.4s, v26.4s, v14.4s _ sqrdmulh v21.4s, v8.4s, v1.s[1]
    mul v25.4s, v8.4s, v1.s[0] _ mls v29.4s, v10.4s, v0.s[0] _ sqrdmulh v20.4s, v16.4s, v1.s[3]
    sub v26.4s, v27.4s, v12.4s _ add v14.4s, v27.4s, v12.4s _ mls v22.4s, v18.4s, v0.s[0]
    mul v8.4s, v16.4s, v1.s[2] _ mls v24.4s, v9.4s, v0.s[0] _ sqrdmulh v10.4s, v23.4s, v1.s[1]
    mls v25.4s, v21.4s, v0.s[0] _ mul v27.4s, v23.4s, v1.s[0] _ sub v12.4s, v30.4s, v29.4s
    add v18.4s, v30.4s, v29.4s _ sqrdmulh v16.4s, v15.4s, v1.s[3] _ mul v9.4s, v15.4s, v1.s[2]
    sub v21.4s, v17.4s, v22.4s _ add v23.4s, v17.4s, v22.4s _ mls v8.4s, v20.4s, v0.s[0]
    sqrdmulh v29.4s, v11.4s, v1.s[3] _ sub v30.4s, v28.4s, v24.4s _ add v15.4s, v28.4s, v24.4s
    mul v17.4s, v11.4s, v1.s[2] _ sqrdmulh v22.4s, v18.4s, v2.s[1] _ sub v20.4s, v13.4s, v25.4s
    add v28.4s, v13.4s, v25.4s _ mls v27.4s, v10.4s, v0.s[0] _ mul v24.4s, v18.4s, v2.s[0]
    mls v9.4s, v16.4s, v0.s[0] _ sqrdmulh v11.4s, v12.4s, v2.s[3] _ sub v25.4s, v19.4s, v8.4s
    add v13.4s, v19.4s, v8.4s _ mul v10.4s, v12.4s, v2.s[2] _ sqrdmulh v18.4s, v15.4s, v3.s[1]
    mls v17.4s, v29.4s, v0.s[0] _ mul v16.4s, v15.4s, v3.s[0] _ sub v19.4s, v14.4s, v27.4s
    add v8.4s, v14.4s, v27.4s _ mls v24.4s, v22.4s, v0.s[0] _ sqrdmulh v12.4s, v28.4s, v2.s[1]
    sub v29.4s, v31.4s, v9.4s _ add v15.4s, v31.4s, v9.4s _ mul v27.4s, v28.4s, v2.s[0]
    sqrdmulh v14.4s, v30.4s, v3.s[3] _ ldr q22, [x1, #720] _ mls v10.4s, v11.4s, v0.s[0]
    mul v31.4s, v30.4s, v3.s[2] _ ldr q9, [x1, #592] _ sub v28.4s, v26.4s, v17.4s
    add v11.4s, v26.4s, v17.4s _ sqrdmulh v30.4s, v20.4s, v2.s[3] _ mul v26.4s, v20.4s, v2.s[2]
    sub v17.4s, v23.4s, v24.4s _ add v20.4s, v23.4s, v24.4s _ mls v16.4s, v18.4s, v0.s[0]
    sqrdmulh v23.4s, v15.4s, v3.s[1] _ mls v27.4s, v12.4s, v0.s[0] _ mul v24.4s, v15.4s, v3.s[0]
    sub v18.4s, v21.4s, v10.4s _ add v12.4s, v21.4s, v10.4s _ mls v31.4s, v14.4s, v0.s[0]
    sqrdmulh v15.4s, v29.4s, v3.s[3] _ mls v26.4s, v30.4s, v0.s[0] _ mul v21.4s, v29.4s, v3.s[2]
    ldr q10, [x1, #656] _ sub v14.4s, v13.4s, v16.4s _ add v30.4s, v13.4s, v16.4s
    sqrdmulh v29.4s, v20.4s, v4.s[1] _ mul v16.4s, v20.4s, v4.s[0] _ sub v13.4s, v8.4s, v27.4s
    add v20.4s, v8.4s, v27.4s _ mls v24.4s, v23.4s, v0.s[0] _ sqrdmulh v27.4s, v17.4s, v4.s[3]
    sub v8.4s, v25.4s, v31.4s _ add v23.4s, v25.4s, v31.4s _ mul v31.4s, v17.4s, v4.s[2]
    sqrdmulh v25.4s, v12.4s, v5.s[1] _ sub v17.4s, v19.4s, v26.4s _ add v26.4s, v19.4s, v26.4s
    mls v21.4s, v15.4s, v0.s[0] _ mul v19.4s, v12.4s, v5.s[0] _ sqrdmulh v15.4s, v22.4s, v0.s[3]
    mul v12.4s, v22.4s, v0.s[2] _ sub v22.4s, v11.4s, v24.4s _ add v11.4s, v11.4s, v24.4s
    mls v16.4s, v29.4s, v0.s[0] _ mul v24.4s, v18.4s, v5.s[2] _ sqrdmulh v29.4s, v18.4s, v5.s[3]
    mls v31.4s, v27.4s, v0.s[0] _ sub v18.4s, v28.4s, v21.4s _ add v27.4s, v28.4s, v21.4s
    sqrdmulh v21.4s, v30.4s, v6.s[1] _ mul v28.4s, v30.4s, v6.s[0] _ mls v19.4s, v25.4s, v0.s[0]
    mul v30.4s, v14.4s, v6.s[2] _ sqrdmulh v25.4s, v14.4s, v6.s[3] _ mls v12.4s, v15.4s, v0.s[0]
    sub v14.4s, v20.4s, v16.4s _ add v15.4s, v20.4s, v16.4s _ sqrdmulh v16.4s, v23.4s, v7.s[1]
    mls v24.4s, v29.4s, v0.s[0] _ sub v20.4s, v13.4s, v31.4s _ add v29.4s, v13.4s, v31.4s
    sqrdmulh v13.4s, v9.4s, v0.s[3] _ mul v31.4s, v23.4s, v7.s[0] _ str q15, [x0, #0]
    mul v23.4s, v9.4s, v0.s[2] _ sqrdmulh v15.4s, v8.4s, v7.s[3] _ sub v9.4s, v26.4s, v19.4s
    add v19.4s, v26.4s, v19.4s _ str q14, [x0, #64] _ sqrdmulh v26.4s, v10.4s, v0.s[3]
    mls v28.4s, v21.4s, v0.s[0] _ str q29, [x0, #128] _ mul v14.4s, v8.4s, v7.s[2]
    mul v21.4s, v10.4s, v0.s[2] _ sub v29.4s, v17.4s, v24.4s _ add v8.4s, v17.4s, v24.4s
    str q20, [x0, #192] _ ldr q10, [x1, #976] _ mls v30.4s, v25.4s, v0.s[0] _ ldr q24, [x1, #16]
    mls v31.4s, v16.4s, v0.s[0] _ str q19, [x0, #256] _ ldr q17, [x1, #848]
    ldr q20, [x1, #912] _ mls v23.4s, v13.4s, v0.s[0] _ str q9, [x0, #320] _ ldr q25, [x1, #464]
    ldr q16, [x1, #208] _ sub v19.4s, v11.4s, v28.4s _ add v13.4s, v11.4s, v28.4s
    str q8, [x0, #384] _ ldr q9, [x1, #784] _ mls v14.4s, v15.4s, v0.s[0]
    mls v21.4s, v26.4s, v0.s[0] _ str q29, [x0, #448] _ ldr q11, [x1, #336]
    ldr q28, [x1, #400] _ sub v8.4s, v22.4s, v30.4s _ add v15.4s, v22.4s, v30.4s
    sub v26.4s, v27.4s, v31.4s _ add v29.4s, v27.4s, v31.4s _ ldr q30, [x1, #528]
    str q13, [x0, #512] _ sqrdmulh v22.4s, v10.4s, v0.s[3] _ mul v27.4s, v10.4s, v0.s[2]
    str q19, [x0, #576] _ ldr q31, [x1, #80] _ sqrdmulh v13.4s, v17.4s, v0.s[3]
    mul v10.4s, v17.4s, v0.s[2] _ sub v19.4s, v18.4s, v14.4s _ add v17.4s, v18.4s, v14.4s
    str q15, [x0, #640] _ sqrdmulh v18.4s, v20.4s, v0.s[3] _ mul v14.4s, v20.4s, v0.s[2]
    sub v15.4s, v16.4s, v12.4s _ add v20.4s, v16.4s, v12.4s _ str q8, [x0, #704]
    sqrdmulh v12.4s, v9.4s, v0.s[3] _ mul v16.4s, v9.4s, v0.s[2] _ str q29, [x0, #768]
    mls v27.4s, v22.4s, v0.s[0] _ ldr q8, [x1, #272] _ str q26, [x0, #832] _ ldr q9, [x1, #144]
    mls v10.4s, v13.4s, v0.s[0] _ sqrdmulh v29.4s, v30.4s, v0.s[3] _ str q17, [x0, #896]
    mls v14.4s, v18.4s, v0.s[0] _ mul v22.4s, v30.4s, v0.s[2] _ str q19, [x0, #960]
    sub v26.4s, v31.4s, v23.4s _ mls v16.4s, v12.4s, v0.s[0] _ add v13.4s, v31.4s, v23.4s
    sub v17.4s, v25.4s, v27.4s _ add v18.4s, v25.4s, v27.4s _ sub v30.4s, v11.4s, v10.4s
    add v19.4s, v11.4s, v10.4s _ sub v12.4s, v28.4s, v14.4s _ add v31.4s, v28.4s, v14.4s
    sqrdmulh v23.4s, v18.4s, v1.s[1] _ mul v27.4s, v18.4s, v1.s[0] _ sub v25.4s, v9.4s, v21.4s
    add v10.4s, v9.4s, v21.4s _ mls v22.4s, v29.4s, v0.s[0] _ sub v11.4s, v8.4s, v16.4s
    add v28.4s, v8.4s, v16.4s _ sqrdmulh v14.4s, v19.4s, v1.s[1] _ mul v18.4s, v19.4s, v1.s[0]
    sqrdmulh v21.4s, v17.4s, v1.s[3] _ mul v9.4s, v17.4s, v1.s[2] _ mls v27.4s, v23.4s, v0.s[0]
    sqrdmulh v29.4s, v31.4s, v1.s[1] _ sub v8.4s, v24.4s, v22.4s _ add v16.4s, v24.4s, v22.4s
    mul v19.4s, v31.4s, v1.s[0] _ sqrdmulh v17.4s, v30.4s, v1.s[3] _ mls v18.4s, v14.4s, v0.s[0]
    mul v23.4s, v30.4s, v1.s[2] _ mls v9.4s, v21.4s, v0.s[0] _ sqrdmulh v24.4s, v28.4s, v1.s[1]
    sub v22.4s, v20.4s, v27.4s _ add v31.4s, v20.4s, v27.4s _ mul v14.4s, v28.4s, v1.s[0]
    sqrdmulh v30.4s, v12.4s, v1.s[3] _ mls v19.4s, v29.4s, v0.s[0] _ mul v21.4s, v12.4s, v1.s[2]
    sub v27.4s, v13.4s, v18.4s _ add v20.4s, v13.4s, v18.4s _ mls v23.4s, v17.4s, v0.s[0]
    sqrdmulh v28.4s, v11.4s, v1.s[3] _ sub v29.4s, v15.4s, v9.4s _ add v12.4s, v15.4s, v9.4s
    mul v13.4s, v11.4s, v1.s[2] _ sqrdmulh v18.4s, v31.4s, v2.s[1] _ mls v14.4s, v24.4s, v0.s[0]
    mul v17.4s, v31.4s, v2.s[0] _ sub v15.4s, v10.4s, v19.4s _ add v9.4s, v10.4s, v19.4s
    mls v21.4s, v30.4s, v0.s[0] _ sqrdmulh v11.4s, v22.4s, v2.s[3] _ sub v24.4s, v26.4s, v23.4s
    add v31.4s, v26.4s, v23.4s _ mul v19.4s, v22.4s, v2.s[2] _ sqrdmulh v10.4s, v12.4s, v3.s[1]
    mls v13.4s, v28.4s, v0.s[0] _ mul v30.4s, v12.4s, v3.s[0] _ sub v26.4s, v16.4s, v14.4s
    add v23.4s, v16.4s, v14.4s _ mls v17.4s, v18.4s, v0.s[0] _ sqrdmulh v22.4s, v9.4s, v2.s[1]
    sub v28.4s, v25.4s, v21.4s _ add v12.4s, v25.4s, v21.4s _ mul v14.4s, v9.4s, v2.s[0]
    sqrdmulh v16.4s, v29.4s, v3.s[3] _ ldr q18, [x1, #736] _ mls v19.4s, v11.4s, v0.s[0]
    mul v25.4s, v29.4s, v3.s[2] _ ldr q21, [x1, #608] _ sub v9.4s, v8.4s, v13.4s
    add v11.4s, v8.4s, v13.4s _ sqrdmulh v29.4s, v15.4s, v2.s[3] _ mul v8.4s, v15.4s, v2.s[2]
    sub v13.4s, v20.4s, v17.4s _ add v15.4s, v20.4s, v17.4s _ mls v30.4s, v10.4s, v0.s[0]
    sqrdmulh v20.4s, v12.4s, v3.s[1] _ mls v14.4s, v22.4s, v0.s[0] _ mul v17.4s, v12.4s, v3.s[0]
    sub v10.4s, v27.4s, v19.4s _ add v22.4s, v27.4s, v19.4s _ mls v25.4s, v16.4s, v0.s[0]
    sqrdmulh v12.4s, v28.4s, v3.s[3] _ mls v8.4s, v29.4s, v0.s[0] _ mul v27.4s, v28.4s, v3.s[2]
    ldr q19, [x1, #672] _ sub v16.4s, v31.4s, v30.4s _ add v29.4s, v31.4s, v30.4s
    sqrdmulh v28.4s, v15.4s, v4.s[1] _ mul v30.4s, v15.4s, v4.s[0] _ sub v31.4s, v23.4s, v14.4s
    add v15.4s, v23.4s, v14.4s _ mls v17.4s, v20.4s, v0.s[0] _ sqrdmulh v14.4s, v13.4s, v4.s[3]
    sub v23.4s, v24.4s, v25.4s _ add v20.4s, v24.4s, v25.4s _ mul v24.4s, v13.4s, v4.s[2]
    sqrdmulh v25.4s, v22.4s, v5.s[1] _ sub v13.4s, v26.4s, v8.4s _ add v8.4s, v26.4s, v8.4s
    mls v27.4s, v12.4s, v0.s[0] _ mul v26.4s, v22.4s, v5.s[0] _ sqrdmulh v12.4s, v18.4s, v0.s[3]
    mul v22.4s, v18.4s, v0.s[2] _ sub v18.4s, v11.4s, v17.4s _ add v11.4s, v11.4s, v17.4s
    mls v30.4s, v28.4s, v0.s[0] _ mul v17.4s, v10.4s, v5.s[2] _ sqrdmulh v28.4s, v10.4s, v5.s[3]
    mls v24.4s, v14.4s, v0.s[0] _ sub v10.4s, v9.4s, v27.4s _ add v14.4s, v9.4s, v27.4s
    sqrdmulh v27.4s, v29.4s, v6.s[1] _ mul v9.4s, v29.4s, v6.s[0] _ mls v26.4s, v25.4s, v0.s[0]
    mul v29.4s, v16.4s, v6.s[2] _ sqrdmulh v25.4s, v16.4s, v6.s[3] _ mls v22.4s, v12.4s, v0.s[0]
    sub v16.4s, v15.4s, v30.4s _ add v12.4s, v15.4s, v30.4s _ sqrdmulh v30.4s, v20.4s, v7.s[1]
    mls v17.4s, v28.4s, v0.s[0] _ sub v15.4s, v31.4s, v24.4s _ add v28.4s, v31.4s, v24.4s
    sqrdmulh v31.4s, v21.4s, v0.s[3] _ mul v24.4s, v20.4s, v7.s[0] _ str q12, [x0, #16]
    mul v20.4s, v21.4s, v0.s[2] _ sqrdmulh v12.4s, v23.4s, v7.s[3] _ sub v21.4s, v8.4s, v26.4s
    add v26.4s, v8.4s, v26.4s _ str q16, [x0, #80] _ mls v9.4s, v27.4s, v0.s[0]
    sqrdmulh v8.4s, v19.4s, v0.s[3] _ str q28, [x0, #144] _ mul v16.4s, v23.4s, v7.s[2]
    mul v27.4s, v19.4s, v0.s[2] _ sub v28.4s, v13.4s, v17.4s _ add v23.4s, v13.4s, v17.4s
    str q15, [x0, #208] _ ldr q19, [x1, #992] _ mls v29.4s, v25.4s, v0.s[0] _ ldr q17, [x1, #32]
    mls v24.4s, v30.4s, v0.s[0] _ str q26, [x0, #272] _ ldr q13, [x1, #864]
    ldr q15, [x1, #928] _ mls v20.4s, v31.4s, v0.s[0] _ str q21, [x0, #336]
    ldr q25, [x1, #480] _ ldr q30, [x1, #224] _ sub v26.4s, v11.4s, v9.4s
    add v31.4s, v11.4s, v9.4s _ str q23, [x0, #400] _ ldr q21, [x1, #800]
    mls v16.4s, v12.4s, v0.s[0] _ mls v27.4s, v8.4s, v0.s[0] _ str q28, [x0, #464]
    ldr q11, [x1, #352] _ ldr q9, [x1, #416] _ sub v23.4s, v18.4s, v29.4s
    add v12.4s, v18.4s, v29.4s _ sub v8.4s, v14.4s, v24.4s _ add v28.4s, v14.4s, v24.4s
    ldr q29, [x1, #544] _ str q31, [x0, #528] _ sqrdmulh v18.4s, v19.4s, v0.s[3]
    mul v14.4s, v19.4s, v0.s[2] _ str q26, [x0, #592] _ ldr q24, [x1, #96]
    sqrdmulh v31.4s, v13.4s, v0.s[3] _ mul v19.4s, v13.4s, v0.s[2] _ sub v26.4s, v10.4s, v16.4s
    add v13.4s, v10.4s, v16.4s _ str q12, [x0, #656] _ sqrdmulh v10.4s, v15.4s, v0.s[3]
    mul v16.4s, v15.4s, v0.s[2] _ sub v12.4s, v30.4s, v22.4s _ add v15.4s, v30.4s, v22.4s
    str q23, [x0, #720] _ sqrdmulh v22.4s, v21.4s, v0.s[3] _ mul v30.4s, v21.4s, v0.s[2]
    str q28, [x0, #784] _ mls v14.4s, v18.4s, v0.s[0] _ ldr q23, [x1, #288] _ str q8, [x0, #848]
    ldr q21, [x1, #160] _ mls v19.4s, v31.4s, v0.s[0] _ sqrdmulh v28.4s, v29.4s, v0.s[3]
    str q13, [x0, #912] _ mls v16.4s, v10.4s, v0.s[0] _ mul v18.4s, v29.4s, v0.s[2]
    str q26, [x0, #976] _ sub v8.4s, v24.4s, v20.4s _ mls v30.4s, v22.4s, v0.s[0]
    add v31.4s, v24.4s, v20.4s _ sub v13.4s, v25.4s, v14.4s _ add v10.4s, v25.4s, v14.4s
    sub v29.4s, v11.4s, v19.4s _ add v26.4s, v11.4s, v19.4s _ sub v22.4s, v9.4s, v16.4s
    add v24.4s, v9.4s, v16.4s _ sqrdmulh v20.4s, v10.4s, v1.s[1] _ mul v14.4s, v10.4s, v1.s[0]
    sub v25.4s, v21.4s, v27.4s _ add v11.4s, v21.4s, v27.4s _ mls v18.4s, v28.4s, v0.s[0]
    sub v19.4s, v23.4s, v30.4s _ add v9.4s, v23.4s, v30.4s _ sqrdmulh v16.4s, v26.4s, v1.s[1]
    mul v10.4s, v26.4s, v1.s[0] _ sqrdmulh v27.4s, v13.4s, v1.s[3] _ mul v21.4s, v13.4s, v1.s[2]
    mls v14.4s, v20.4s, v0.s[0] _ sqrdmulh v28.4s, v24.4s, v1.s[1] _ sub v23.4s, v17.4s, v18.4s
    add v30.4s, v17.4s, v18.4s _ mul v26.4s, v24.4s, v1.s[0] _ sqrdmulh v13.4s, v29.4s, v1.s[3]
    mls v10.4s, v16.4s, v0.s[0] _ mul v20.4s, v29.4s, v1.s[2] _ mls v21.4s, v27.4s, v0.s[0]
    sqrdmulh v17.4s, v9.4s, v1.s[1] _ sub v18.4s, v15.4s, v14.4s _ add v24.4s, v15.4s, v14.4s
    mul v16.4s, v9.4s, v1.s[0] _ sqrdmulh v29.4s, v22.4s, v1.s[3] _ mls v26.4s, v28.4s, v0.s[0]
    mul v27.4s, v22.4s, v1.s[2] _ sub v14.4s, v31.4s, v10.4s _ add v15.4s, v31.4s, v10.4s
    mls v20.4s, v13.4s, v0.s[0] _ sqrdmulh v9.4s, v19.4s, v1.s[3] _ sub v28.4s, v12.4s, v21.4s
    add v22.4s, v12.4s, v21.4s _ mul v31.4s, v19.4s, v1.s[2] _ sqrdmulh v10.4s, v24.4s, v2.s[1]
    mls v16.4s, v17.4s, v0.s[0] _ mul v13.4s, v24.4s, v2.s[0] _ sub v12.4s, v11.4s, v26.4s
    add v21.4s, v11.4s, v26.4s _ mls v27.4s, v29.4s, v0.s[0] _ sqrdmulh v19.4s, v18.4s, v2.s[3]
    sub v17.4s, v8.4s, v20.4s _ add v24.4s, v8.4s, v20.4s _ mul v26.4s, v18.4s, v2.s[2]
    sqrdmulh v11.4s, v22.4s, v3.s[1] _ mls v31.4s, v9.4s, v0.s[0] _ mul v29.4s, v22.4s, v3.s[0]
    sub v8.4s, v30.4s, v16.4s _ add v20.4s, v30.4s, v16.4s _ mls v13.4s, v10.4s, v0.s[0]
    sqrdmulh v18.4s, v21.4s, v2.s[1] _ sub v9.4s, v25.4s, v27.4s _ add v22.4s, v25.4s, v27.4s
    mul v16.4s, v21.4s, v2.s[0] _ sqrdmulh v30.4s, v28.4s, v3.s[3] _ ldr q10, [x1, #752]
    mls v26.4s, v19.4s, v0.s[0] _ mul v25.4s, v28.4s, v3.s[2] _ ldr q27, [x1, #624]
    sub v21.4s, v23.4s, v31.4s _ add v19.4s, v23.4s, v31.4s _ sqrdmulh v28.4s, v12.4s, v2.s[3]
    mul v23.4s, v12.4s, v2.s[2] _ sub v31.4s, v15.4s, v13.4s _ add v12.4s, v15.4s, v13.4s
    mls v29.4s, v11.4s, v0.s[0] _ sqrdmulh v15.4s, v22.4s, v3.s[1] _ mls v16.4s, v18.4s, v0.s[0]
    mul v13.4s, v22.4s, v3.s[0] _ sub v11.4s, v14.4s, v26.4s _ add v18.4s, v14.4s, v26.4s
    mls v25.4s, v30.4s, v0.s[0] _ sqrdmulh v22.4s, v9.4s, v3.s[3] _ mls v23.4s, v28.4s, v0.s[0]
    mul v14.4s, v9.4s, v3.s[2] _ ldr q26, [x1, #688] _ sub v30.4s, v24.4s, v29.4s
    add v28.4s, v24.4s, v29.4s _ sqrdmulh v9.4s, v12.4s, v4.s[1] _ mul v29.4s, v12.4s, v4.s[0]
    sub v24.4s, v20.4s, v16.4s _ add v12.4s, v20.4s, v16.4s _ mls v13.4s, v15.4s, v0.s[0]
    sqrdmulh v16.4s, v31.4s, v4.s[3] _ sub v20.4s, v17.4s, v25.4s _ add v15.4s, v17.4s, v25.4s
    mul v17.4s, v31.4s, v4.s[2] _ sqrdmulh v25.4s, v18.4s, v5.s[1] _ sub v31.4s, v8.4s, v23.4s
    add v8.4s, v8.4s, v23.4s _ mls v14.4s, v22.4s, v0.s[0] _ mul v23.4s, v18.4s, v5.s[0]
    sqrdmulh v22.4s, v10.4s, v0.s[3] _ mul v18.4s, v10.4s, v0.s[2] _ sub v10.4s, v19.4s, v13.4s
    add v19.4s, v19.4s, v13.4s _ mls v29.4s, v9.4s, v0.s[0] _ mul v13.4s, v11.4s, v5.s[2]
    sqrdmulh v9.4s, v11.4s, v5.s[3] _ mls v17.4s, v16.4s, v0.s[0] _ sub v11.4s, v21.4s, v14.4s
    add v16.4s, v21.4s, v14.4s _ sqrdmulh v14.4s, v28.4s, v6.s[1] _ mul v21.4s, v28.4s, v6.s[0]
    mls v23.4s, v25.4s, v0.s[0] _ mul v28.4s, v30.4s, v6.s[2] _ sqrdmulh v25.4s, v30.4s, v6.s[3]
    mls v18.4s, v22.4s, v0.s[0] _ sub v30.4s, v12.4s, v29.4s _ add v22.4s, v12.4s, v29.4s
    sqrdmulh v29.4s, v15.4s, v7.s[1] _ mls v13.4s, v9.4s, v0.s[0] _ sub v12.4s, v24.4s, v17.4s
    add v9.4s, v24.4s, v17.4s _ sqrdmulh v24.4s, v27.4s, v0.s[3] _ mul v17.4s, v15.4s, v7.s[0]
    str q22, [x0, #32] _ mul v15.4s, v27.4s, v0.s[2] _ sqrdmulh v22.4s, v20.4s, v7.s[3]
    sub v27.4s, v8.4s, v23.4s _ add v23.4s, v8.4s, v23.4s _ str q30, [x0, #96]
    mls v21.4s, v14.4s, v0.s[0] _ sqrdmulh v8.4s, v26.4s, v0.s[3] _ str q9, [x0, #160]
    mul v30.4s, v20.4s, v7.s[2] _ mul v14.4s, v26.4s, v0.s[2] _ sub v9.4s, v31.4s, v13.4s
    add v20.4s, v31.4s, v13.4s _ str q12, [x0, #224] _ ldr q26, [x1, #1008]
    mls v28.4s, v25.4s, v0.s[0] _ ldr q13, [x1, #48] _ mls v17.4s, v29.4s, v0.s[0]
    str q23, [x0, #288] _ ldr q31, [x1, #880] _ ldr q12, [x1, #944]
    mls v15.4s, v24.4s, v0.s[0] _ str q27, [x0, #352] _ ldr q25, [x1, #496]
    ldr q29, [x1, #240] _ sub v23.4s, v19.4s, v21.4s _ add v24.4s, v19.4s, v21.4s
    str q20, [x0, #416] _ ldr q27, [x1, #816] _ mls v30.4s, v22.4s, v0.s[0]
    mls v14.4s, v8.4s, v0.s[0] _ str q9, [x0, #480] _ ldr q19, [x1, #368] _ ldr q21, [x1, #432]
    sub v20.4s, v10.4s, v28.4s _ add v22.4s, v10.4s, v28.4s _ sub v8.4s, v16.4s, v17.4s
    add v9.4s, v16.4s, v17.4s _ ldr q28, [x1, #560] _ str q24, [x0, #544]
    sqrdmulh v10.4s, v26.4s, v0.s[3] _ mul v16.4s, v26.4s, v0.s[2] _ str q23, [x0, #608]
    ldr q17, [x1, #112] _ sqrdmulh v24.4s, v31.4s, v0.s[3] _ mul v26.4s, v31.4s, v0.s[2]
    sub v23.4s, v11.4s, v30.4s _ add v31.4s, v11.4s, v30.4s _ str q22, [x0, #672]
    sqrdmulh v11.4s, v12.4s, v0.s[3] _ mul v30.4s, v12.4s, v0.s[2] _ sub v22.4s, v29.4s, v18.4s
    add v12.4s, v29.4s, v18.4s _ str q20, [x0, #736] _ sqrdmulh v18.4s, v27.4s, v0.s[3]
    mul v29.4s, v27.4s, v0.s[2] _ str q9, [x0, #800] _ mls v16.4s, v10.4s, v0.s[0]
    ldr q20, [x1, #304] _ str q8, [x0, #864] _ ldr q27, [x1, #176] _ mls v26.4s, v24.4s, v0.s[0]
    sqrdmulh v9.4s, v28.4s, v0.s[3] _ str q31, [x0, #928] _ mls v30.4s, v11.4s, v0.s[0]
    mul v10.4s, v28.4s, v0.s[2] _ str q23, [x0, #992] _ sub v8.4s, v17.4s, v15.4s
    mls v29.4s, v18.4s, v0.s[0] _ add v24.4s, v17.4s, v15.4s _ sub v31.4s, v25.4s, v16.4s
    add v11.4s, v25.4s, v16.4s _ sub v28.4s, v19.4s, v26.4s _ add v23.4s, v19.4s, v26.4s
    sub v18.4s, v21.4s, v30.4s _ add v17.4s, v21.4s, v30.4s _ sqrdmulh v15.4s, v11.4s, v1.s[1]
    mul v16.4s, v11.4s, v1.s[0] _ sub v25.4s, v27.4s, v14.4s _ add v19.4s, v27.4s, v14.4s
    mls v10.4s, v9.4s, v0.s[0] _ sub v26.4s, v20.4s, v29.4s _ add v21.4s, v20.4s, v29.4s
    sqrdmulh v30.4s, v23.4s, v1.s[1] _ mul v11.4s, v23.4s, v1.s[0]
    sqrdmulh v14.4s, v31.4s, v1.s[3] _ mul v27.4s, v31.4s, v1.s[2] _ mls v16.4s, v15.4s, v0.s[0]
    sqrdmulh v9.4s, v17.4s, v1.s[1] _ sub v20.4s, v13.4s, v10.4s _ add v29.4s, v13.4s, v10.4s
    mul v23.4s, v17.4s, v1.s[0] _ sqrdmulh v31.4s, v28.4s, v1.s[3] _ mls v11.4s, v30.4s, v0.s[0]
    mul v15.4s, v28.4s, v1.s[2] _ mls v27.4s, v14.4s, v0.s[0] _ sqrdmulh v13.4s, v21.4s, v1.s[1]
    sub v10.4s, v12.4s, v16.4s _ add v17.4s, v12.4s, v16.4s _ mul v30.4s, v21.4s, v1.s[0]
    sqrdmulh v28.4s, v18.4s, v1.s[3] _ mls v23.4s, v9.4s, v0.s[0] _ mul v14.4s, v18.4s, v1.s[2]
    sub v16.4s, v24.4s, v11.4s _ add v12.4s, v24.4s, v11.4s _ mls v15.4s, v31.4s, v0.s[0]
    sqrdmulh v21.4s, v26.4s, v1.s[3] _ sub v9.4s, v22.4s, v27.4s _ add v18.4s, v22.4s, v27.4s
    mul v24.4s, v26.4s, v1.s[2] _ sqrdmulh v11.4s, v17.4s, v2.s[1] _ mls v30.4s, v13.4s, v0.s[0]
    mul v31.4s, v17.4s, v2.s[0] _ sub v22.4s, v19.4s, v23.4s _ add v27.4s, v19.4s, v23.4s
    mls v14.4s, v28.4s, v0.s[0] _ sqrdmulh v26.4s, v10.4s, v2.s[3] _ sub v13.4s, v8.4s, v15.4s
    add v17.4s, v8.4s, v15.4s _ mul v23.4s, v10.4s, v2.s[2] _ sqrdmulh v19.4s, v18.4s, v3.s[1]
    mls v24.4s, v21.4s, v0.s[0] _ mul v28.4s, v18.4s, v3.s[0] _ sub v8.4s, v29.4s, v30.4s
    add v15.4s, v29.4s, v30.4s _ mls v31.4s, v11.4s, v0.s[0] _ sqrdmulh v10.4s, v27.4s, v2.s[1]
    sub v21.4s, v25.4s, v14.4s _ add v18.4s, v25.4s, v14.4s _ mul v30.4s, v27.4s, v2.s[0]
    sqrdmulh v29.4s, v9.4s, v3.s[3] _ mls v23.4s, v26.4s, v0.s[0] _ mul v11.4s, v9.4s, v3.s[2]
    sub v25.4s, v20.4s, v24.4s _ add v14.4s, v20.4s, v24.4s _ sqrdmulh v27.4s, v22.4s, v2.s[3]
    mul v26.4s, v22.4s, v2.s[2] _ sub v9.4s, v12.4s, v31.4s _ add v20.4s, v12.4s, v31.4s
    mls v28.4s, v19.4s, v0.s[0] _ sqrdmulh v24.4s, v18.4s, v3.s[1] _ mls v30.4s, v10.4s, v0.s[0]
    mul v22.4s, v18.4s, v3.s[0] _ sub v12.4s, v16.4s, v23.4s _ add v31.4s, v16.4s, v23.4s
    mls v11.4s, v29.4s, v0.s[0] _ sqrdmulh v19.4s, v21.4s, v3.s[3] _ mls v26.4s, v27.4s, v0.s[0]
    mul v10.4s, v21.4s, v3.s[2] _ sub v18.4s, v17.4s, v28.4s _ add v16.4s, v17.4s, v28.4s
    sqrdmulh v23.4s, v20.4s, v4.s[1] _ mul v29.4s, v20.4s, v4.s[0] _ sub v27.4s, v15.4s, v30.4s
    add v21.4s, v15.4s, v30.4s _ mls v22.4s, v24.4s, v0.s[0] _ sqrdmulh v28.4s, v9.4s, v4.s[3]
    sub v17.4s, v13.4s, v11.4s _ add v20.4s, v13.4s, v11.4s _ mul v30.4s, v9.4s, v4.s[2]
    sqrdmulh v15.4s, v31.4s, v5.s[1] _ sub v24.4s, v8.4s, v26.4s _ add v11.4s, v8.4s, v26.4s
    mls v10.4s, v19.4s, v0.s[0] _ mul v13.4s, v31.4s, v5.s[0] _ sqrdmulh v9.4s, v12.4s, v5.s[3]
    mls v29.4s, v23.4s, v0.s[0] _ sub v26.4s, v14.4s, v22.4s _ add v8.4s, v14.4s, v22.4s
    mul v19.4s, v12.4s, v5.s[2] _ sqrdmulh v31.4s, v16.4s, v6.s[1] _ mls v30.4s, v28.4s, v0.s[0]
    mul v23.4s, v16.4s, v6.s[0] _ sub v14.4s, v25.4s, v10.4s _ add v22.4s, v25.4s, v10.4s
    sqrdmulh v12.4s, v18.4s, v6.s[3] _ mls v13.4s, v15.4s, v0.s[0] _ mul v28.4s, v18.4s, v6.s[2]
    sub v16.4s, v21.4s, v29.4s _ sqrdmulh v10.4s, v20.4s, v7.s[1] _ add v25.4s, v21.4s, v29.4s
    mls v19.4s, v9.4s, v0.s[0] _ mul v15.4s, v20.4s, v7.s[0] _ sub v18.4s, v27.4s, v30.4s
    sqrdmulh v29.4s, v17.4s, v7.s[3] _ mls v23.4s, v31.4s, v0.s[0] _ add v21.4s, v27.4s, v30.4s
    str q25, [x0, #48] _ mul v9.4s, v17.4s, v7.s[2] _ sub v20.4s, v11.4s, v13.4s
    add v31.4s, v11.4s, v13.4s _ str q16, [x0, #112] _ mls v28.4s, v12.4s, v0.s[0]
    str q21, [x0, #176] _ sub v27.4s, v24.4s, v19.4s _ mls v15.4s, v10.4s, v0.s[0]
    add v30.4s, v24.4s, v19.4s _ str q18, [x0, #240] _ sub v25.4s, v8.4s, v23.4s
    add v17.4s, v8.4s, v23.4s _ str q31, [x0, #304] _ mls v9.4s, v29.4s, v0.s[0]
    str q20, [x0, #368] _ sub v13.4s, v26.4s, v28.4s _ add v11.4s, v26.4s, v28.4s
    str q30, [x0, #432] _ sub v16.4s, v22.4s, v15.4s _ add v12.4s, v22.4s, v15.4s
    str q27, [x0, #496] _ str q17, [x0, #560] _ sub v21.4s, v14.4s, v9.4s
    add v10.4s, v14.4s, v9.4s _ str q25, [x0, #624] _ str q11, [x0, #688] _ str q13, [x0, #752]
    str q12, [x0, #816] _ str q16, [x0, #880] _ str q10, [x0, #944] _ str q21, [x0, #1008]
    mov x1, x2 _ mov x3, x0 _ add x4, x0, #1024
1:
    ldp q1, q2, [x1, #0] _ ldp q3, q4, [x0, #32] _ ldp q5, q6, [x0, #0] _ ldp q7, q8, [x1, #160]
    ldp q9, q10, [x0, #96] _ ldp q11, q12, [x0, #64] _ ldp q13, q14, [x1, #32]
    ldp q15, q16, [x1, #96] _ ldp q17, q18, [x1, #192] _ ldp q19, q20, [x1, #256]
    ldp q21, q22, [x1, #64] _ ldp q23, q24, [x1, #128] _ sqrdmulh v25.4s, v4.4s, v1.s[1]
    mul v26.4s, v4.4s, v1.s[0] _ ldp q27, q28, [x1, #224] _ sqrdmulh v29.4s, v3.4s, v1.s[1]
    mul v30.4s, v3.4s, v1.s[0] _ sqrdmulh v31.4s, v10.4s, v7.s[1] _ mul v4.4s, v10.4s, v7.s[0]
    mls v26.4s, v25.4s, v0.s[0] _ sqrdmulh v3.4s, v9.4s, v7.s[1] _ mls v30.4s, v29.4s, v0.s[0]
    mul v10.4s, v9.4s, v7.s[0] _ mls v4.4s, v31.4s, v0.s[0] _ sub v25.4s, v6.4s, v26.4s
    add v29.4s, v6.4s, v26.4s _ sub v9.4s, v5.4s, v30.4s _ add v31.4s, v5.4s, v30.4s
    mls v10.4s, v3.4s, v0.s[0] _ sqrdmulh v6.4s, v29.4s, v1.s[3] _ mul v26.4s, v29.4s, v1.s[2]
    sub v5.4s, v12.4s, v4.4s _ add v30.4s, v12.4s, v4.4s _ sqrdmulh v3.4s, v25.4s, v2.s[1]
    mul v1.4s, v25.4s, v2.s[0] _ sqrdmulh v29.4s, v30.4s, v7.s[3] _ mul v12.4s, v30.4s, v7.s[2]
    sqrdmulh v4.4s, v5.4s, v8.s[1] _ mul v2.4s, v5.4s, v8.s[0] _ sub v25.4s, v11.4s, v10.4s
    add v30.4s, v11.4s, v10.4s _ mls v26.4s, v6.4s, v0.s[0] _ ldp q7, q5, [x1, #288]
    mls v1.4s, v3.4s, v0.s[0] _ mls v12.4s, v29.4s, v0.s[0] _ mls v2.4s, v4.4s, v0.s[0]
    sub v8.4s, v31.4s, v26.4s _ add v11.4s, v31.4s, v26.4s _ sub v10.4s, v9.4s, v1.4s
    add v6.4s, v9.4s, v1.4s _ trn2 v3.2d, v11.2d, v8.2d _ trn1 v29.2d, v11.2d, v8.2d
    sub v4.4s, v30.4s, v12.4s _ add v26.4s, v30.4s, v12.4s _ trn2 v31.2d, v6.2d, v10.2d
    trn1 v9.2d, v6.2d, v10.2d _ sub v1.4s, v25.4s, v2.4s _ add v8.4s, v25.4s, v2.4s
    sqrdmulh v11.4s, v3.4s, v14.4s _ mul v30.4s, v3.4s, v13.4s _ trn2 v12.2d, v26.2d, v4.2d
    trn1 v10.2d, v26.2d, v4.2d _ sqrdmulh v6.4s, v31.4s, v16.4s _ mul v2.4s, v31.4s, v15.4s
    trn2 v25.2d, v8.2d, v1.2d _ trn1 v14.2d, v8.2d, v1.2d _ sqrdmulh v3.4s, v12.4s, v18.4s
    mul v13.4s, v12.4s, v17.4s _ sqrdmulh v4.4s, v25.4s, v20.4s _ mul v26.4s, v25.4s, v19.4s
    mls v30.4s, v11.4s, v0.s[0] _ mls v2.4s, v6.4s, v0.s[0] _ mls v13.4s, v3.4s, v0.s[0]
    mls v26.4s, v4.4s, v0.s[0] _ sub v16.4s, v29.4s, v30.4s _ add v15.4s, v29.4s, v30.4s
    sub v31.4s, v9.4s, v2.4s _ add v1.4s, v9.4s, v2.4s _ trn2 v8.4s, v15.4s, v16.4s
    trn1 v18.4s, v15.4s, v16.4s _ sub v12.4s, v10.4s, v13.4s _ add v17.4s, v10.4s, v13.4s
    trn2 v20.4s, v1.4s, v31.4s _ trn1 v19.4s, v1.4s, v31.4s _ sub v25.4s, v14.4s, v26.4s
    add v11.4s, v14.4s, v26.4s _ sqrdmulh v6.4s, v8.4s, v22.4s _ mul v3.4s, v8.4s, v21.4s
    trn2 v4.4s, v17.4s, v12.4s _ trn1 v30.4s, v17.4s, v12.4s _ sqrdmulh v29.4s, v20.4s, v24.4s
    mul v2.4s, v20.4s, v23.4s _ trn2 v9.4s, v11.4s, v25.4s _ trn1 v16.4s, v11.4s, v25.4s
    sqrdmulh v15.4s, v4.4s, v28.4s _ mul v10.4s, v4.4s, v27.4s _ sqrdmulh v13.4s, v9.4s, v5.4s
    mul v31.4s, v9.4s, v7.4s _ mls v3.4s, v6.4s, v0.s[0] _ mls v2.4s, v29.4s, v0.s[0]
    mls v10.4s, v15.4s, v0.s[0] _ mls v31.4s, v13.4s, v0.s[0] _ sub v14.4s, v18.4s, v3.4s
    add v13.4s, v18.4s, v3.4s _ sub v26.4s, v19.4s, v2.4s _ add v25.4s, v19.4s, v2.4s
    srshr v1.4s, v13.4s, #23 _ srshr v22.4s, v14.4s, #23 _ sub v21.4s, v30.4s, v10.4s
    add v20.4s, v30.4s, v10.4s _ srshr v8.4s, v25.4s, #23 _ srshr v12.4s, v26.4s, #23
    sub v24.4s, v16.4s, v31.4s _ add v23.4s, v16.4s, v31.4s _ mls v13.4s, v1.4s, v0.s[0]
    mls v14.4s, v22.4s, v0.s[0] _ srshr v17.4s, v20.4s, #23 _ srshr v11.4s, v21.4s, #23
    mls v25.4s, v8.4s, v0.s[0] _ mls v26.4s, v12.4s, v0.s[0] _ srshr v28.4s, v23.4s, #23
    srshr v4.4s, v24.4s, #23 _ mls v20.4s, v17.4s, v0.s[0] _ mls v21.4s, v11.4s, v0.s[0]
    mls v23.4s, v28.4s, v0.s[0] _ mls v24.4s, v4.4s, v0.s[0] _ st2 {v13.4s, v14.4s}, [x3], #32
    st2 {v25.4s, v26.4s}, [x3], #32 _ st2 {v20.4s, v21.4s}, [x3], #32
    st2 {v23.4s, v24.4s}, [x3], #32 _ add x1, x1, #320 _ add x0, x0, #128 _ cmp x0, x4 _ b.ne 1b
    ldp d10, d11, [sp, #16] _ ldp d12, d13, [sp, #32] _ ldp d14, d15, [sp, #48]
    ldp d8, d9, [sp], #64 _ ret
END(qtn_mldsa_neon_ntt)

    CONSTANTS
    .balign 64
zetas:
    .word 8380417, 0, -3572223, -915382907
    .word 3765607, 964937599, 3761513, 963888510
    .word -3201494, -820383522, -2883726, -738955404
    .word -3145678, -806080660, -3201430, -820367122
    .word -601683, -154181397, 3542485, 907762539
    .word 2682288, 687336873, 2129892, 545785280
    .word 3764867, 964747974, -1005239, -257592709
    .word 557458, 142848732, -1221177, -312926867
    .word -3370349, -863652652, 3602218, 923069133
    .word 3182878, 815613168, 0, 0
    .word 3073009, 3073009, 1277625, 1277625
    .word 787459213, 787459213, 327391679, 327391679
    .word 1753, -1935420, -2659525, -1455890
    .word 449207, -495951789, -681503850, -373072124
    .word -2635473, -2635473, 3852015, 3852015
    .word -675340520, -675340520, 987079667, 987079667
    .word 2660408, -1780227, -59148, 2772600
    .word 681730119, -456183549, -15156688, 710479343
    .word -4063053, -1041158200, 2740543, 702264730
    .word -3586446, -919027554, 0, 0
    .word 4183372, 4183372, -3222807, -3222807
    .word 1071989969, 1071989969, -825844983, -825844983
    .word 1182243, 87208, 636927, -3965306
    .word 302950022, 22347069, 163212680, -1016110510
    .word -3121440, -3121440, -274060, -274060
    .word -799869667, -799869667, -70227934, -70227934
    .word -3956745, -2296397, -3284915, -3716946
    .word -1013916752, -588452222, -841760171, -952468207
    .word 2663378, 682491182, -3110818, -797147778
    .word 2101410, 538486762, 0, 0
    .word 2508980, 2508980, 2028118, 2028118
    .word 642926661, 642926661, 519705671, 519705671
    .word -27812, 822541, 1009365, -2454145
    .word -7126831, 210776307, 258649997, -628875181
    .word 1937570, 1937570, -3815725, -3815725
    .word 496502727, 496502727, -977780347, -977780347
    .word -1979497, 1596822, -3956944, -3759465
    .word -507246529, 409185979, -1013967746, -963363710
    .word -1674615, -429120452, 3704823, 949361686
    .word 1159875, 297218217, 0, 0
    .word 2811291, 2811291, -2983781, -2983781
    .word 720393920, 720393920, -764594519, -764594519
    .word -1685153, -3410568, 2678278, -3768948
    .word -431820817, -873958779, 686309310, -965793731
    .word -1109516, -1109516, 4158088, 4158088
    .word -284313712, -284313712, 1065510939, 1065510939
    .word -3551006, 635956, -250446, -2455377
    .word -909946047, 162963861, -64176841, -629190881
    .word -3524442, -903139016, 394148, 101000509
    .word 928749, 237992130, 0, 0
    .word 1528066, 1528066, 482649, 482649
    .word 391567239, 391567239, 123678909, 123678909
    .word -4146264, -1772588, 2192938, -1727088
    .word -1062481036, -454226054, 561940831, -442566669
    .word 1148858, 1148858, -2962264, -2962264
    .word 294395108, 294395108, -759080783, -759080783
    .word 2387513, -3611750, -268456, -3180456
    .word 611800717, -925511710, -68791907, -814992530
    .word -434125, -111244624, 1095468, 280713909
    .word -3506380, -898510625, 0, 0
    .word -565603, -565603, 169688, 169688
    .word -144935890, -144935890, 43482586, 43482586
    .word 3747250, 2296099, 1239911, -3838479
    .word 960233614, 588375860, 317727459, -983611064
    .word 2462444, 2462444, -3334383, -3334383
    .word 631001801, 631001801, -854436357, -854436357
    .word 3195676, 2642980, 1254190, -12417
    .word 818892658, 677264190, 321386456, -3181859
    .word 676590, 173376332, 2071829, 530906624
    .word -4018989, -1029866791, 0, 0
    .word -4166425, -4166425, -3488383, -3488383
    .word -1067647297, -1067647297, -893898890, -893898890
    .word 2998219, 141835, -89301, 2513018
    .word 768294260, 36345249, -22883400, 643961400
    .word 1987814, 1987814, -3197248, -3197248
    .word 509377762, 509377762, -819295484, -819295484
    .word -1354892, 613238, -1310261, -2218467
    .word -347191365, 157142369, -335754661, -568482643
    .word -1335936, -342333886, 3241972, 830756018
    .word 2156050, 552488273, 0, 0
    .word 1736313, 1736313, 235407, 235407
    .word 444930577, 444930577, 60323094, 60323094
    .word -458740, -1921994, 4040196, -3472069
    .word -117552223, -492511373, 1035301089, -889718424
    .word -3250154, -3250154, 3258457, 3258457
    .word -832852657, -832852657, 834980303, 834980303
    .word 2039144, -1879878, -818761, -2178965
    .word 522531086, -481719139, -209807681, -558360247
    .word -3227876, -827143915, 3415069, 875112161
    .word 1759347, 450833045, 0, 0
    .word -2579253, -2579253, 1787943, 1787943
    .word -660934133, -660934133, 458160776, 458160776
    .word -1623354, 2105286, -2374402, -2033807
    .word -415984810, 539479988, -608441020, -521163479
    .word -2391089, -2391089, -2254727, -2254727
    .word -612717067, -612717067, -577774276, -577774276
    .word 586241, -1179613, 527981, -2743411
    .word 150224382, -302276083, 135295244, -702999655
    .word 1714295, 439288460, -817536, -209493775
    .word -3574466, -915957677, 0, 0
    .word 3482206, 3482206, -4182915, -4182915
    .word 892316032, 892316032, -1071872863, -1071872863
    .word -1476985, 1994046, 2491325, -1393159
    .word -378477722, 510974714, 638402564, -356997292
    .word -1300016, -1300016, -2362063, -2362063
    .word -333129378, -333129378, -605279149, -605279149
    .word 507927, -1187885, -724804, -1834526
    .word 130156402, -304395785, -185731180, -470097680
    .word 2453983, 628833668, 3756790, 962678241
    .word -1935799, -496048908, 0, 0
    .word -1317678, -1317678, 2461387, 2461387
    .word -337655269, -337655269, 630730945, 630730945
    .word -3033742, -338420, 2647994, 3009748
    .word -777397036, -86720197, 678549029, 771248568
    .word 3035980, 3035980, 621164, 621164
    .word 777970524, 777970524, 159173408, 159173408
    .word -2612853, 4148469, 749577, -4022750
    .word -669544140, 1063046068, 192079267, -1030830548
    .word 1460718, 374309300, -1716988, -439978542
    .word -3950053, -1012201926, 0, 0
    .word 3901472, 3901472, -1226661, -1226661
    .word 999753034, 999753034, -314332144, -314332144
    .word 3980599, 2569011, -1615530, 1723229
    .word 1020029345, 658309618, -413979908, 441577800
    .word 2925816, 2925816, 3374250, 3374250
    .word 749740976, 749740976, 864652284, 864652284
    .word 1665318, 2028038, 1163598, -3369273
    .word 426738094, 519685171, 298172236, -863376927
    .word -642628, -164673562, -2897314, -742437332
    .word 3192354, 818041395, 0, 0
    .word 1356448, 1356448, -2775755, -2775755
    .word 347590090, 347590090, -711287812, -711287812
    .word 3994671, -11879, -1370517, 3020393
    .word 1023635298, -3043996, -351195274, 773976352
    .word 2683270, 2683270, -2778788, -2778788
    .word 687588511, 687588511, -712065019, -712065019
    .word 3363542, 214880, 545376, -770441
    .word 861908357, 55063046, 139752717, -197425671
    .word -3585098, -918682129, 556856, 142694469
    .word 3870317, 991769559, 0, 0
    .word -3467665, -3467665, 2312838, 2312838
    .word -888589898, -888589898, 592665232, 592665232
    .word 3105558, -1103344, 508145, -553718
    .word 795799901, -282732136, 130212265, -141890356
    .word -653275, -653275, -459163, -459163
    .word -167401858, -167401858, -117660617, -117660617
    .word 860144, 3430436, 140244, -1514152
    .word 220412084, 879049958, 35937555, -388001774
    .word 2815639, 721508096, 2917338, 747568486
    .word 1853806, 475038184, 0, 0
    .word 348812, 348812, -327848, -327848
    .word 89383150, 89383150, -84011120, -84011120
    .word -2185084, 3123762, 2358373, -2193087
    .word -559928242, 800464680, 604333585, -561979013
    .word 1011223, 1011223, -2354215, -2354215
    .word 259126110, 259126110, -603268097, -603268097
    .word -3014420, -1716814, 2926054, -392707
    .word -772445769, -439933955, 749801963, -100631253
    .word 2283733, 585207070, 3345963, 857403734
    .word 1858416, 476219497, 0, 0
    .word -3818627, -3818627, -1922253, -1922253
    .word -978523985, -978523985, -492577742, -492577742
    .word -303005, 3531229, -3974485, -3773731
    .word -77645096, 904878186, -1018462631, -967019376
    .word -2236726, -2236726, 1744507, 1744507
    .word -573161516, -573161516, 447030292, 447030292
    .word 1900052, -781875, 1054478, -731434
    .word 486888731, -200355636, 270210213, -187430119

OBJECT_NOTES
