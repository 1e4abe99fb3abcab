/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Written by scripts/mldsa_aarch64.py, which explains it; a test compares.
 *
 * Algorithm 42 of FIPS 204. */
#include "common/asm_aarch64.inc"

    .text
ENTRY(qtn_mldsa_neon_inv_ntt)
    stp d8, d9, [sp, #-64]! _ stp d10, d11, [sp, #16] _ stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    ADDRESS(x2, zetas)
    ldr q8, [x2, #128] _ add x1, x2, #144 _ mov x3, x0 _ add x4, x0, #1024
1:
    ld2 {v0.4s, v1.4s}, [x3], #32 _ ld2 {v2.4s, v3.4s}, [x3], #32 _ ldp q4, q5, [x1, #32]
    ldp q6, q7, [x1, #96] _ ld2 {v9.4s, v10.4s}, [x3], #32 _ ld2 {v11.4s, v12.4s}, [x3], #32
    ldp q13, q14, [x1, #192] _ ldp q15, q16, [x1, #256] _ ldp q17, q18, [x1, #64]
    ldp q19, q20, [x1, #128] _ ldp q21, q22, [x1, #224] _ ldp q23, q24, [x1, #0]
    sub v25.4s, v1.4s, v0.4s _ sub v26.4s, v3.4s, v2.4s _ add v27.4s, v0.4s, v1.4s
    add v28.4s, v2.4s, v3.4s _ ldp q29, q30, [x1, #288] _ sqrdmulh v31.4s, v25.4s, v5.4s
    mul v0.4s, v25.4s, v4.4s _ sub v1.4s, v10.4s, v9.4s _ sub v2.4s, v12.4s, v11.4s
    sqrdmulh v3.4s, v26.4s, v7.4s _ mul v5.4s, v26.4s, v6.4s _ add v25.4s, v9.4s, v10.4s
    add v4.4s, v11.4s, v12.4s _ ldp q7, q6, [x1, #160] _ sqrdmulh v26.4s, v1.4s, v14.4s
    mul v9.4s, v1.4s, v13.4s _ sqrdmulh v10.4s, v2.4s, v16.4s _ mul v11.4s, v2.4s, v15.4s
    mls v0.4s, v31.4s, v8.s[0] _ mls v5.4s, v3.4s, v8.s[0] _ mls v9.4s, v26.4s, v8.s[0]
    mls v11.4s, v10.4s, v8.s[0] _ trn1 v12.4s, v27.4s, v0.4s _ trn2 v14.4s, v27.4s, v0.4s
    trn1 v13.4s, v28.4s, v5.4s _ trn2 v1.4s, v28.4s, v5.4s _ sub v16.4s, v14.4s, v12.4s
    trn1 v15.4s, v25.4s, v9.4s _ trn2 v2.4s, v25.4s, v9.4s _ add v31.4s, v12.4s, v14.4s
    sub v3.4s, v1.4s, v13.4s _ trn1 v26.4s, v4.4s, v11.4s _ trn2 v10.4s, v4.4s, v11.4s
    add v27.4s, v13.4s, v1.4s _ sqrdmulh v0.4s, v16.4s, v18.4s _ mul v28.4s, v16.4s, v17.4s
    sub v5.4s, v2.4s, v15.4s _ add v9.4s, v15.4s, v2.4s _ sqrdmulh v25.4s, v3.4s, v20.4s
    mul v12.4s, v3.4s, v19.4s _ sub v14.4s, v10.4s, v26.4s _ add v11.4s, v26.4s, v10.4s
    sqrdmulh v4.4s, v5.4s, v22.4s _ mul v13.4s, v5.4s, v21.4s _ sqrdmulh v1.4s, v14.4s, v30.4s
    mul v18.4s, v14.4s, v29.4s _ mls v28.4s, v0.4s, v8.s[0] _ mls v12.4s, v25.4s, v8.s[0]
    mls v13.4s, v4.4s, v8.s[0] _ mls v18.4s, v1.4s, v8.s[0] _ trn1 v17.2d, v31.2d, v28.2d
    trn2 v16.2d, v31.2d, v28.2d _ trn1 v15.2d, v27.2d, v12.2d _ trn2 v2.2d, v27.2d, v12.2d
    sub v20.4s, v16.4s, v17.4s _ trn1 v3.2d, v9.2d, v13.2d _ trn2 v19.2d, v9.2d, v13.2d
    add v26.4s, v17.4s, v16.4s _ sub v10.4s, v2.4s, v15.4s _ trn1 v22.2d, v11.2d, v18.2d
    trn2 v5.2d, v11.2d, v18.2d _ add v21.4s, v15.4s, v2.4s _ sqrdmulh v30.4s, v20.4s, v23.s[3]
    mul v29.4s, v20.4s, v23.s[2] _ sub v14.4s, v19.4s, v3.4s _ add v0.4s, v3.4s, v19.4s
    sqrdmulh v25.4s, v10.4s, v24.s[1] _ mul v4.4s, v10.4s, v24.s[0] _ sub v1.4s, v5.4s, v22.4s
    sub v31.4s, v21.4s, v26.4s _ sqrdmulh v28.4s, v14.4s, v7.s[3] _ mul v27.4s, v14.4s, v7.s[2]
    add v12.4s, v22.4s, v5.4s _ add v9.4s, v26.4s, v21.4s _ sqrdmulh v13.4s, v1.4s, v6.s[1]
    mul v17.4s, v1.4s, v6.s[0] _ mls v29.4s, v30.4s, v8.s[0] _ sqrdmulh v16.4s, v31.4s, v23.s[1]
    sub v11.4s, v12.4s, v0.4s _ add v18.4s, v0.4s, v12.4s _ mls v4.4s, v25.4s, v8.s[0]
    mul v15.4s, v31.4s, v23.s[0] _ mls v27.4s, v28.4s, v8.s[0] _ sqrdmulh v2.4s, v11.4s, v7.s[1]
    mls v17.4s, v13.4s, v8.s[0] _ mul v20.4s, v11.4s, v7.s[0] _ sub v3.4s, v4.4s, v29.4s
    mls v15.4s, v16.4s, v8.s[0] _ add v19.4s, v29.4s, v4.4s _ sqrdmulh v24.4s, v3.4s, v23.s[1]
    mul v10.4s, v3.4s, v23.s[0] _ sub v14.4s, v17.4s, v27.4s _ stp q9, q19, [x0, #0]
    add v22.4s, v27.4s, v17.4s _ mls v20.4s, v2.4s, v8.s[0] _ sqrdmulh v5.4s, v14.4s, v7.s[1]
    mul v21.4s, v14.4s, v7.s[0] _ stp q18, q22, [x0, #64] _ mls v10.4s, v24.4s, v8.s[0]
    mls v21.4s, v5.4s, v8.s[0] _ stp q15, q10, [x0, #32] _ stp q20, q21, [x0, #96]
    add x1, x1, #320 _ add x0, x0, #128 _ cmp x0, x4 _ b.ne 1b _ sub x0, x0, #1024
    ldp q0, q1, [x2], #32 _ ldp q2, q3, [x2], #32 _ ldp q4, q5, [x2], #32
    ldp q6, q7, [x2], #32 _ ldr q9, [x0, #0] _ ldr q10, [x0, #64] _ ldr q11, [x0, #128]
    ldr q12, [x0, #192] _ ldr q13, [x0, #256] _ ldr q14, [x0, #320] _ ldr q15, [x0, #384]
    ldr q16, [x0, #448] _ ldr q17, [x0, #512] _ ldr q18, [x0, #576] _ ldr q19, [x0, #640]
    ldr q20, [x0, #704] _ ldr q21, [x0, #768] _ ldr q22, [x0, #832] _ sub v23.4s, v10.4s, v9.4s
    add v24.4s, v9.4s, v10.4s _ ldr q25, [x0, #896] _ ldr q26, [x0, #960]
    sub v27.4s, v12.4s, v11.4s _ add v28.4s, v11.4s, v12.4s _ sub v29.4s, v14.4s, v13.4s
    sqrdmulh v30.4s, v23.4s, v7.s[3] _ mul v31.4s, v23.4s, v7.s[2] _ add v9.4s, v13.4s, v14.4s
    sub v10.4s, v16.4s, v15.4s _ sqrdmulh v11.4s, v27.4s, v7.s[1] _ mul v12.4s, v27.4s, v7.s[0]
    add v23.4s, v15.4s, v16.4s _ sub v13.4s, v18.4s, v17.4s _ sqrdmulh v14.4s, v29.4s, v6.s[3]
    mul v27.4s, v29.4s, v6.s[2] _ add v15.4s, v17.4s, v18.4s _ sub v16.4s, v20.4s, v19.4s
    sqrdmulh v29.4s, v10.4s, v6.s[1] _ mul v17.4s, v10.4s, v6.s[0] _ add v18.4s, v19.4s, v20.4s
    sub v10.4s, v22.4s, v21.4s _ sqrdmulh v19.4s, v13.4s, v5.s[3] _ mul v20.4s, v13.4s, v5.s[2]
    add v13.4s, v21.4s, v22.4s _ mls v31.4s, v30.4s, v8.s[0] _ sub v21.4s, v26.4s, v25.4s
    sqrdmulh v22.4s, v16.4s, v5.s[1] _ add v30.4s, v25.4s, v26.4s _ mul v25.4s, v16.4s, v5.s[0]
    mls v12.4s, v11.4s, v8.s[0] _ sub v26.4s, v28.4s, v24.4s _ sub v16.4s, v23.4s, v9.4s
    mls v27.4s, v14.4s, v8.s[0] _ sqrdmulh v11.4s, v21.4s, v4.s[1] _ sub v14.4s, v18.4s, v15.4s
    add v24.4s, v24.4s, v28.4s _ mul v28.4s, v21.4s, v4.s[0] _ mls v17.4s, v29.4s, v8.s[0]
    sub v21.4s, v30.4s, v13.4s _ add v29.4s, v9.4s, v23.4s _ sqrdmulh v23.4s, v10.4s, v4.s[3]
    mul v9.4s, v10.4s, v4.s[2] _ add v10.4s, v15.4s, v18.4s _ add v18.4s, v13.4s, v30.4s
    mls v20.4s, v19.4s, v8.s[0] _ mls v25.4s, v22.4s, v8.s[0] _ sub v15.4s, v12.4s, v31.4s
    add v30.4s, v31.4s, v12.4s _ sqrdmulh v13.4s, v26.4s, v3.s[3] _ mul v19.4s, v26.4s, v3.s[2]
    sub v22.4s, v29.4s, v24.4s _ sub v12.4s, v18.4s, v10.4s _ mls v28.4s, v11.4s, v8.s[0]
    sub v31.4s, v17.4s, v27.4s _ sqrdmulh v26.4s, v15.4s, v3.s[3] _ add v11.4s, v27.4s, v17.4s
    mls v9.4s, v23.4s, v8.s[0] _ mul v17.4s, v15.4s, v3.s[2] _ add v27.4s, v24.4s, v29.4s
    add v23.4s, v10.4s, v18.4s _ sqrdmulh v15.4s, v16.4s, v3.s[1] _ mul v24.4s, v16.4s, v3.s[0]
    sub v29.4s, v25.4s, v20.4s _ add v10.4s, v20.4s, v25.4s _ sqrdmulh v18.4s, v31.4s, v3.s[1]
    mul v16.4s, v31.4s, v3.s[0] _ sub v25.4s, v11.4s, v30.4s _ add v20.4s, v30.4s, v11.4s
    sqrdmulh v31.4s, v14.4s, v2.s[3] _ mul v11.4s, v14.4s, v2.s[2] _ sub v30.4s, v23.4s, v27.4s
    add v14.4s, v27.4s, v23.4s _ mls v19.4s, v13.4s, v8.s[0] _ sub v27.4s, v28.4s, v9.4s
    sqrdmulh v23.4s, v29.4s, v2.s[3] _ add v13.4s, v9.4s, v28.4s _ mul v9.4s, v29.4s, v2.s[2]
    mls v17.4s, v26.4s, v8.s[0] _ sqrdmulh v28.4s, v21.4s, v2.s[1] _ mul v29.4s, v21.4s, v2.s[0]
    sub v26.4s, v13.4s, v10.4s _ add v21.4s, v10.4s, v13.4s _ mls v24.4s, v15.4s, v8.s[0]
    sqrdmulh v10.4s, v27.4s, v2.s[1] _ mul v13.4s, v27.4s, v2.s[0] _ mls v16.4s, v18.4s, v8.s[0]
    sub v15.4s, v21.4s, v20.4s _ add v27.4s, v20.4s, v21.4s _ mls v11.4s, v31.4s, v8.s[0]
    mls v9.4s, v23.4s, v8.s[0] _ mls v29.4s, v28.4s, v8.s[0] _ sqrdmulh v18.4s, v22.4s, v1.s[3]
    sub v21.4s, v24.4s, v19.4s _ mul v20.4s, v22.4s, v1.s[2] _ sqrdmulh v31.4s, v25.4s, v1.s[3]
    add v23.4s, v19.4s, v24.4s _ mls v13.4s, v10.4s, v8.s[0] _ sub v28.4s, v16.4s, v17.4s
    mul v22.4s, v25.4s, v1.s[2] _ add v19.4s, v17.4s, v16.4s _ ldr q24, [x0, #16]
    ldr q10, [x0, #80] _ sqrdmulh v25.4s, v21.4s, v1.s[3] _ mul v17.4s, v21.4s, v1.s[2]
    sqrdmulh v16.4s, v28.4s, v1.s[3] _ mul v21.4s, v28.4s, v1.s[2] _ sub v28.4s, v29.4s, v11.4s
    add v29.4s, v11.4s, v29.4s _ mls v20.4s, v18.4s, v8.s[0] _ sqrdmulh v11.4s, v26.4s, v1.s[1]
    sub v18.4s, v13.4s, v9.4s _ mul v26.4s, v26.4s, v1.s[0] _ mls v22.4s, v31.4s, v8.s[0]
    add v31.4s, v9.4s, v13.4s _ sqrdmulh v9.4s, v12.4s, v1.s[1] _ mul v13.4s, v12.4s, v1.s[0]
    sub v12.4s, v29.4s, v23.4s _ add v23.4s, v23.4s, v29.4s _ mls v17.4s, v25.4s, v8.s[0]
    sqrdmulh v29.4s, v18.4s, v1.s[1] _ sub v25.4s, v31.4s, v19.4s _ add v19.4s, v19.4s, v31.4s
    sub v31.4s, v10.4s, v24.4s _ mul v18.4s, v18.4s, v1.s[0] _ mls v21.4s, v16.4s, v8.s[0]
    add v16.4s, v24.4s, v10.4s _ sqrdmulh v24.4s, v28.4s, v1.s[1] _ mul v10.4s, v28.4s, v1.s[0]
    mls v13.4s, v9.4s, v8.s[0] _ mls v26.4s, v11.4s, v8.s[0] _ sqrdmulh v28.4s, v31.4s, v7.s[3]
    mul v9.4s, v31.4s, v7.s[2] _ mls v18.4s, v29.4s, v8.s[0] _ sqrdmulh v11.4s, v30.4s, v0.s[3]
    mls v10.4s, v24.4s, v8.s[0] _ mul v31.4s, v30.4s, v0.s[2] _ sqrdmulh v29.4s, v15.4s, v0.s[3]
    mul v24.4s, v15.4s, v0.s[2] _ sub v30.4s, v13.4s, v20.4s _ add v15.4s, v20.4s, v13.4s
    mls v9.4s, v28.4s, v8.s[0] _ sqrdmulh v20.4s, v12.4s, v0.s[3] _ sub v13.4s, v26.4s, v22.4s
    add v28.4s, v22.4s, v26.4s _ mul v22.4s, v12.4s, v0.s[2] _ sqrdmulh v26.4s, v25.4s, v0.s[3]
    sub v12.4s, v18.4s, v21.4s _ add v21.4s, v21.4s, v18.4s _ mul v18.4s, v25.4s, v0.s[2]
    sub v25.4s, v10.4s, v17.4s _ add v10.4s, v17.4s, v10.4s _ mls v31.4s, v11.4s, v8.s[0]
    sqrdmulh v17.4s, v30.4s, v0.s[3] _ mul v11.4s, v30.4s, v0.s[2] _ mls v24.4s, v29.4s, v8.s[0]
    sqrdmulh v30.4s, v25.4s, v0.s[3] _ mul v29.4s, v25.4s, v0.s[2] _ mls v22.4s, v20.4s, v8.s[0]
    sqrdmulh v25.4s, v13.4s, v0.s[3] _ mul v20.4s, v13.4s, v0.s[2] _ str q31, [x0, #512]
    sqrdmulh v13.4s, v12.4s, v0.s[3] _ mul v31.4s, v12.4s, v0.s[2] _ mls v18.4s, v26.4s, v8.s[0]
    sqrdmulh v12.4s, v14.4s, v0.s[1] _ str q24, [x0, #576] _ mul v26.4s, v14.4s, v0.s[0]
    sqrdmulh v24.4s, v27.4s, v0.s[1] _ str q22, [x0, #640] _ mls v11.4s, v17.4s, v8.s[0]
    mul v14.4s, v27.4s, v0.s[0] _ sqrdmulh v22.4s, v23.4s, v0.s[1] _ mul v17.4s, v23.4s, v0.s[0]
    mls v20.4s, v25.4s, v8.s[0] _ sqrdmulh v27.4s, v19.4s, v0.s[1] _ str q18, [x0, #704]
    mul v23.4s, v19.4s, v0.s[0] _ sqrdmulh v25.4s, v15.4s, v0.s[1] _ mul v18.4s, v15.4s, v0.s[0]
    mls v29.4s, v30.4s, v8.s[0] _ str q11, [x0, #768] _ ldr q19, [x0, #144]
    sqrdmulh v15.4s, v28.4s, v0.s[1] _ mul v30.4s, v28.4s, v0.s[0]
    sqrdmulh v11.4s, v10.4s, v0.s[1] _ mls v31.4s, v13.4s, v8.s[0] _ str q20, [x0, #832]
    mul v28.4s, v10.4s, v0.s[0] _ sqrdmulh v13.4s, v21.4s, v0.s[1] _ mls v26.4s, v12.4s, v8.s[0]
    mul v20.4s, v21.4s, v0.s[0] _ str q29, [x0, #896] _ ldr q10, [x0, #208]
    mls v14.4s, v24.4s, v8.s[0] _ mls v17.4s, v22.4s, v8.s[0] _ ldr q12, [x0, #272]
    ldr q21, [x0, #336] _ mls v23.4s, v27.4s, v8.s[0] _ mls v18.4s, v25.4s, v8.s[0]
    str q31, [x0, #960] _ ldr q29, [x0, #400] _ ldr q24, [x0, #464]
    mls v30.4s, v15.4s, v8.s[0] _ mls v28.4s, v11.4s, v8.s[0] _ ldr q22, [x0, #528]
    ldr q27, [x0, #592] _ mls v20.4s, v13.4s, v8.s[0] _ str q26, [x0, #0] _ ldr q25, [x0, #656]
    ldr q31, [x0, #720] _ str q14, [x0, #64] _ ldr q15, [x0, #784] _ ldr q11, [x0, #848]
    str q17, [x0, #128] _ ldr q13, [x0, #912] _ sub v26.4s, v10.4s, v19.4s
    add v14.4s, v19.4s, v10.4s _ str q23, [x0, #192] _ ldr q17, [x0, #976]
    sub v19.4s, v21.4s, v12.4s _ add v10.4s, v12.4s, v21.4s _ str q18, [x0, #256]
    sub v23.4s, v24.4s, v29.4s _ sqrdmulh v12.4s, v26.4s, v7.s[1] _ mul v21.4s, v26.4s, v7.s[0]
    add v18.4s, v29.4s, v24.4s _ str q30, [x0, #320] _ sub v26.4s, v27.4s, v22.4s
    sqrdmulh v29.4s, v19.4s, v6.s[3] _ mul v24.4s, v19.4s, v6.s[2] _ add v30.4s, v22.4s, v27.4s
    str q28, [x0, #384] _ sub v19.4s, v31.4s, v25.4s _ sqrdmulh v22.4s, v23.4s, v6.s[1]
    mul v27.4s, v23.4s, v6.s[0] _ add v28.4s, v25.4s, v31.4s _ str q20, [x0, #448]
    sub v23.4s, v11.4s, v15.4s _ sqrdmulh v25.4s, v26.4s, v5.s[3] _ mul v31.4s, v26.4s, v5.s[2]
    add v20.4s, v15.4s, v11.4s _ sqrdmulh v26.4s, v19.4s, v5.s[1] _ mul v15.4s, v19.4s, v5.s[0]
    sub v11.4s, v14.4s, v16.4s _ sub v19.4s, v18.4s, v10.4s _ mls v21.4s, v12.4s, v8.s[0]
    mls v24.4s, v29.4s, v8.s[0] _ add v12.4s, v13.4s, v17.4s _ sub v29.4s, v28.4s, v30.4s
    sub v13.4s, v17.4s, v13.4s _ mls v27.4s, v22.4s, v8.s[0] _ sqrdmulh v17.4s, v11.4s, v3.s[3]
    add v22.4s, v16.4s, v14.4s _ sqrdmulh v16.4s, v23.4s, v4.s[3] _ mul v14.4s, v23.4s, v4.s[2]
    sub v23.4s, v12.4s, v20.4s _ add v18.4s, v10.4s, v18.4s _ mls v31.4s, v25.4s, v8.s[0]
    mls v15.4s, v26.4s, v8.s[0] _ add v10.4s, v30.4s, v28.4s _ add v25.4s, v20.4s, v12.4s
    sqrdmulh v26.4s, v13.4s, v4.s[1] _ mul v28.4s, v13.4s, v4.s[0] _ sub v30.4s, v21.4s, v9.4s
    add v12.4s, v9.4s, v21.4s _ mul v20.4s, v11.4s, v3.s[2] _ sub v13.4s, v27.4s, v24.4s
    sqrdmulh v21.4s, v19.4s, v3.s[1] _ add v9.4s, v24.4s, v27.4s _ mls v14.4s, v16.4s, v8.s[0]
    sqrdmulh v11.4s, v30.4s, v3.s[3] _ sub v27.4s, v18.4s, v22.4s _ sub v24.4s, v25.4s, v10.4s
    mul v16.4s, v30.4s, v3.s[2] _ mul v30.4s, v19.4s, v3.s[0] _ sub v19.4s, v15.4s, v31.4s
    add v15.4s, v31.4s, v15.4s _ mls v28.4s, v26.4s, v8.s[0] _ sqrdmulh v31.4s, v13.4s, v3.s[1]
    sub v26.4s, v9.4s, v12.4s _ add v22.4s, v22.4s, v18.4s _ mul v18.4s, v13.4s, v3.s[0]
    mls v20.4s, v17.4s, v8.s[0] _ add v13.4s, v12.4s, v9.4s _ add v17.4s, v10.4s, v25.4s
    sqrdmulh v9.4s, v29.4s, v2.s[3] _ mul v12.4s, v29.4s, v2.s[2]
    sqrdmulh v10.4s, v19.4s, v2.s[3] _ mul v25.4s, v19.4s, v2.s[2] _ sub v29.4s, v17.4s, v22.4s
    add v19.4s, v22.4s, v17.4s _ sub v22.4s, v28.4s, v14.4s _ mls v16.4s, v11.4s, v8.s[0]
    sqrdmulh v17.4s, v23.4s, v2.s[1] _ add v11.4s, v14.4s, v28.4s _ mul v14.4s, v23.4s, v2.s[0]
    mls v30.4s, v21.4s, v8.s[0] _ sqrdmulh v28.4s, v22.4s, v2.s[1] _ mul v23.4s, v22.4s, v2.s[0]
    sub v21.4s, v11.4s, v15.4s _ add v22.4s, v15.4s, v11.4s _ mls v18.4s, v31.4s, v8.s[0]
    mls v12.4s, v9.4s, v8.s[0] _ mls v25.4s, v10.4s, v8.s[0] _ sqrdmulh v15.4s, v27.4s, v1.s[3]
    sub v11.4s, v22.4s, v13.4s _ add v31.4s, v13.4s, v22.4s _ mls v14.4s, v17.4s, v8.s[0]
    sub v9.4s, v30.4s, v20.4s _ mul v10.4s, v27.4s, v1.s[2] _ add v22.4s, v20.4s, v30.4s
    mls v23.4s, v28.4s, v8.s[0] _ sqrdmulh v13.4s, v26.4s, v1.s[3] _ ldr q17, [x0, #32]
    ldr q27, [x0, #96] _ sub v20.4s, v18.4s, v16.4s _ mul v30.4s, v26.4s, v1.s[2]
    sqrdmulh v28.4s, v9.4s, v1.s[3] _ add v26.4s, v16.4s, v18.4s _ mul v16.4s, v9.4s, v1.s[2]
    sqrdmulh v18.4s, v24.4s, v1.s[1] _ sub v9.4s, v14.4s, v12.4s _ mul v24.4s, v24.4s, v1.s[0]
    mls v10.4s, v15.4s, v8.s[0] _ add v15.4s, v12.4s, v14.4s _ sqrdmulh v14.4s, v20.4s, v1.s[3]
    mul v12.4s, v20.4s, v1.s[2] _ sub v20.4s, v23.4s, v25.4s _ add v25.4s, v25.4s, v23.4s
    mls v30.4s, v13.4s, v8.s[0] _ sqrdmulh v23.4s, v9.4s, v1.s[1] _ sub v13.4s, v15.4s, v22.4s
    add v22.4s, v22.4s, v15.4s _ mul v15.4s, v9.4s, v1.s[0] _ mls v16.4s, v28.4s, v8.s[0]
    sub v9.4s, v25.4s, v26.4s _ add v28.4s, v26.4s, v25.4s _ sub v26.4s, v27.4s, v17.4s
    mls v24.4s, v18.4s, v8.s[0] _ add v25.4s, v17.4s, v27.4s _ sqrdmulh v18.4s, v29.4s, v0.s[3]
    sqrdmulh v17.4s, v21.4s, v1.s[1] _ mul v27.4s, v21.4s, v1.s[0] _ mls v12.4s, v14.4s, v8.s[0]
    mul v21.4s, v26.4s, v7.s[2] _ sqrdmulh v14.4s, v26.4s, v7.s[3] _ mls v15.4s, v23.4s, v8.s[0]
    sqrdmulh v26.4s, v20.4s, v1.s[1] _ mul v23.4s, v20.4s, v1.s[0] _ sub v20.4s, v24.4s, v10.4s
    add v10.4s, v10.4s, v24.4s _ mls v27.4s, v17.4s, v8.s[0] _ mul v24.4s, v29.4s, v0.s[2]
    sqrdmulh v17.4s, v11.4s, v0.s[3] _ mul v29.4s, v11.4s, v0.s[2] _ mls v21.4s, v14.4s, v8.s[0]
    sqrdmulh v11.4s, v13.4s, v0.s[3] _ sub v14.4s, v15.4s, v16.4s _ add v15.4s, v16.4s, v15.4s
    mls v23.4s, v26.4s, v8.s[0] _ mul v16.4s, v13.4s, v0.s[2] _ sub v26.4s, v27.4s, v30.4s
    add v13.4s, v30.4s, v27.4s _ sqrdmulh v30.4s, v9.4s, v0.s[3] _ mul v27.4s, v9.4s, v0.s[2]
    mls v24.4s, v18.4s, v8.s[0] _ mls v29.4s, v17.4s, v8.s[0] _ sqrdmulh v9.4s, v20.4s, v0.s[3]
    mul v18.4s, v20.4s, v0.s[2] _ sub v17.4s, v23.4s, v12.4s _ add v20.4s, v12.4s, v23.4s
    sqrdmulh v12.4s, v26.4s, v0.s[3] _ mul v23.4s, v26.4s, v0.s[2] _ mls v16.4s, v11.4s, v8.s[0]
    mls v27.4s, v30.4s, v8.s[0] _ sqrdmulh v26.4s, v14.4s, v0.s[3] _ mul v11.4s, v14.4s, v0.s[2]
    str q24, [x0, #528] _ sqrdmulh v30.4s, v17.4s, v0.s[3] _ mul v14.4s, v17.4s, v0.s[2]
    str q29, [x0, #592] _ sqrdmulh v24.4s, v19.4s, v0.s[1] _ mul v17.4s, v19.4s, v0.s[0]
    sqrdmulh v29.4s, v31.4s, v0.s[1] _ mls v18.4s, v9.4s, v8.s[0] _ str q16, [x0, #656]
    mul v19.4s, v31.4s, v0.s[0] _ sqrdmulh v9.4s, v22.4s, v0.s[1] _ str q27, [x0, #720]
    mul v16.4s, v22.4s, v0.s[0] _ mls v23.4s, v12.4s, v8.s[0] _ ldr q31, [x0, #160]
    sqrdmulh v27.4s, v28.4s, v0.s[1] _ mul v22.4s, v28.4s, v0.s[0]
    sqrdmulh v12.4s, v10.4s, v0.s[1] _ mul v28.4s, v10.4s, v0.s[0] _ str q18, [x0, #784]
    mls v11.4s, v26.4s, v8.s[0] _ sqrdmulh v10.4s, v13.4s, v0.s[1] _ mul v18.4s, v13.4s, v0.s[0]
    sqrdmulh v26.4s, v15.4s, v0.s[1] _ str q23, [x0, #848] _ mls v14.4s, v30.4s, v8.s[0]
    mul v13.4s, v15.4s, v0.s[0] _ sqrdmulh v23.4s, v20.4s, v0.s[1] _ mls v17.4s, v24.4s, v8.s[0]
    mul v30.4s, v20.4s, v0.s[0] _ mls v19.4s, v29.4s, v8.s[0] _ str q11, [x0, #912]
    ldr q15, [x0, #224] _ ldr q24, [x0, #288] _ mls v16.4s, v9.4s, v8.s[0]
    mls v22.4s, v27.4s, v8.s[0] _ ldr q20, [x0, #352] _ ldr q29, [x0, #416]
    mls v28.4s, v12.4s, v8.s[0] _ mls v18.4s, v10.4s, v8.s[0] _ str q14, [x0, #976]
    ldr q11, [x0, #480] _ ldr q9, [x0, #544] _ mls v13.4s, v26.4s, v8.s[0] _ str q17, [x0, #16]
    ldr q27, [x0, #608] _ ldr q12, [x0, #672] _ mls v30.4s, v23.4s, v8.s[0] _ str q19, [x0, #80]
    ldr q10, [x0, #736] _ ldr q14, [x0, #800] _ str q16, [x0, #144] _ ldr q26, [x0, #864]
    ldr q17, [x0, #928] _ str q22, [x0, #208] _ ldr q23, [x0, #992] _ sub v19.4s, v15.4s, v31.4s
    add v16.4s, v31.4s, v15.4s _ str q28, [x0, #272] _ sub v22.4s, v20.4s, v24.4s
    add v31.4s, v24.4s, v20.4s _ str q18, [x0, #336] _ sub v15.4s, v11.4s, v29.4s
    sqrdmulh v28.4s, v19.4s, v7.s[1] _ mul v24.4s, v19.4s, v7.s[0] _ add v20.4s, v29.4s, v11.4s
    str q13, [x0, #400] _ sub v18.4s, v27.4s, v9.4s _ sqrdmulh v19.4s, v22.4s, v6.s[3]
    mul v29.4s, v22.4s, v6.s[2] _ add v11.4s, v9.4s, v27.4s _ str q30, [x0, #464]
    sub v13.4s, v10.4s, v12.4s _ sqrdmulh v22.4s, v15.4s, v6.s[1] _ mul v9.4s, v15.4s, v6.s[0]
    add v27.4s, v12.4s, v10.4s _ sub v30.4s, v26.4s, v14.4s _ sqrdmulh v15.4s, v18.4s, v5.s[3]
    mul v12.4s, v18.4s, v5.s[2] _ add v10.4s, v14.4s, v26.4s _ sub v18.4s, v23.4s, v17.4s
    sqrdmulh v14.4s, v13.4s, v5.s[1] _ mul v26.4s, v13.4s, v5.s[0] _ add v13.4s, v17.4s, v23.4s
    mls v24.4s, v28.4s, v8.s[0] _ sqrdmulh v17.4s, v30.4s, v4.s[3] _ sub v23.4s, v16.4s, v25.4s
    sub v28.4s, v20.4s, v31.4s _ mul v30.4s, v30.4s, v4.s[2] _ mls v29.4s, v19.4s, v8.s[0]
    sub v19.4s, v27.4s, v11.4s _ add v25.4s, v25.4s, v16.4s _ mls v9.4s, v22.4s, v8.s[0]
    mls v12.4s, v15.4s, v8.s[0] _ sub v16.4s, v13.4s, v10.4s _ add v22.4s, v31.4s, v20.4s
    sqrdmulh v15.4s, v18.4s, v4.s[1] _ mul v20.4s, v18.4s, v4.s[0] _ add v31.4s, v11.4s, v27.4s
    add v18.4s, v10.4s, v13.4s _ mls v26.4s, v14.4s, v8.s[0] _ sub v27.4s, v24.4s, v21.4s
    sqrdmulh v11.4s, v23.4s, v3.s[3] _ add v13.4s, v21.4s, v24.4s _ mls v30.4s, v17.4s, v8.s[0]
    mul v10.4s, v23.4s, v3.s[2] _ sub v14.4s, v22.4s, v25.4s _ sub v24.4s, v18.4s, v31.4s
    sub v21.4s, v9.4s, v29.4s _ sqrdmulh v17.4s, v27.4s, v3.s[3] _ mul v23.4s, v27.4s, v3.s[2]
    add v27.4s, v29.4s, v9.4s _ mls v20.4s, v15.4s, v8.s[0] _ sqrdmulh v9.4s, v28.4s, v3.s[1]
    add v29.4s, v25.4s, v22.4s _ add v15.4s, v31.4s, v18.4s _ mul v25.4s, v28.4s, v3.s[0]
    sub v22.4s, v26.4s, v12.4s _ sqrdmulh v31.4s, v21.4s, v3.s[1] _ add v18.4s, v12.4s, v26.4s
    mul v28.4s, v21.4s, v3.s[0] _ sqrdmulh v26.4s, v19.4s, v2.s[3] _ sub v12.4s, v27.4s, v13.4s
    add v21.4s, v13.4s, v27.4s _ mul v27.4s, v19.4s, v2.s[2] _ mls v10.4s, v11.4s, v8.s[0]
    sub v13.4s, v15.4s, v29.4s _ add v19.4s, v29.4s, v15.4s _ sub v11.4s, v20.4s, v30.4s
    sqrdmulh v29.4s, v22.4s, v2.s[3] _ mul v15.4s, v22.4s, v2.s[2] _ add v22.4s, v30.4s, v20.4s
    mls v23.4s, v17.4s, v8.s[0] _ sqrdmulh v30.4s, v16.4s, v2.s[1] _ mul v20.4s, v16.4s, v2.s[0]
    mls v25.4s, v9.4s, v8.s[0] _ sub v17.4s, v22.4s, v18.4s _ add v16.4s, v18.4s, v22.4s
    sqrdmulh v9.4s, v11.4s, v2.s[1] _ mul v18.4s, v11.4s, v2.s[0] _ mls v28.4s, v31.4s, v8.s[0]
    mls v27.4s, v26.4s, v8.s[0] _ sub v22.4s, v16.4s, v21.4s _ add v11.4s, v21.4s, v16.4s
    mls v15.4s, v29.4s, v8.s[0] _ sqrdmulh v31.4s, v14.4s, v1.s[3] _ mls v20.4s, v30.4s, v8.s[0]
    sub v26.4s, v25.4s, v10.4s _ mul v16.4s, v14.4s, v1.s[2] _ add v21.4s, v10.4s, v25.4s
    mls v18.4s, v9.4s, v8.s[0] _ sqrdmulh v29.4s, v12.4s, v1.s[3] _ ldr q30, [x0, #48]
    ldr q14, [x0, #112] _ sub v10.4s, v28.4s, v23.4s _ mul v25.4s, v12.4s, v1.s[2]
    sqrdmulh v9.4s, v26.4s, v1.s[3] _ add v12.4s, v23.4s, v28.4s _ mul v23.4s, v26.4s, v1.s[2]
    sqrdmulh v28.4s, v24.4s, v1.s[1] _ sub v26.4s, v20.4s, v27.4s _ mul v24.4s, v24.4s, v1.s[0]
    mls v16.4s, v31.4s, v8.s[0] _ add v31.4s, v27.4s, v20.4s _ sqrdmulh v20.4s, v10.4s, v1.s[3]
    mul v27.4s, v10.4s, v1.s[2] _ sub v10.4s, v18.4s, v15.4s _ add v15.4s, v15.4s, v18.4s
    mls v25.4s, v29.4s, v8.s[0] _ sqrdmulh v18.4s, v26.4s, v1.s[1] _ sub v29.4s, v31.4s, v21.4s
    add v21.4s, v21.4s, v31.4s _ mul v31.4s, v26.4s, v1.s[0] _ mls v23.4s, v9.4s, v8.s[0]
    sub v26.4s, v15.4s, v12.4s _ add v9.4s, v12.4s, v15.4s _ sub v12.4s, v14.4s, v30.4s
    mls v24.4s, v28.4s, v8.s[0] _ add v15.4s, v30.4s, v14.4s _ sqrdmulh v28.4s, v13.4s, v0.s[3]
    sqrdmulh v30.4s, v17.4s, v1.s[1] _ mul v14.4s, v17.4s, v1.s[0] _ mls v27.4s, v20.4s, v8.s[0]
    mul v17.4s, v12.4s, v7.s[2] _ sqrdmulh v20.4s, v12.4s, v7.s[3] _ mls v31.4s, v18.4s, v8.s[0]
    sqrdmulh v12.4s, v10.4s, v1.s[1] _ mul v18.4s, v10.4s, v1.s[0] _ sub v10.4s, v24.4s, v16.4s
    add v16.4s, v16.4s, v24.4s _ mls v14.4s, v30.4s, v8.s[0] _ mul v24.4s, v13.4s, v0.s[2]
    sqrdmulh v30.4s, v22.4s, v0.s[3] _ mul v13.4s, v22.4s, v0.s[2] _ mls v17.4s, v20.4s, v8.s[0]
    sqrdmulh v22.4s, v29.4s, v0.s[3] _ sub v20.4s, v31.4s, v23.4s _ add v31.4s, v23.4s, v31.4s
    mls v18.4s, v12.4s, v8.s[0] _ mul v23.4s, v29.4s, v0.s[2] _ sub v12.4s, v14.4s, v25.4s
    add v29.4s, v25.4s, v14.4s _ sqrdmulh v25.4s, v26.4s, v0.s[3] _ mul v14.4s, v26.4s, v0.s[2]
    mls v24.4s, v28.4s, v8.s[0] _ mls v13.4s, v30.4s, v8.s[0] _ sqrdmulh v26.4s, v10.4s, v0.s[3]
    mul v28.4s, v10.4s, v0.s[2] _ sub v30.4s, v18.4s, v27.4s _ add v10.4s, v27.4s, v18.4s
    sqrdmulh v27.4s, v12.4s, v0.s[3] _ mul v18.4s, v12.4s, v0.s[2] _ mls v23.4s, v22.4s, v8.s[0]
    mls v14.4s, v25.4s, v8.s[0] _ sqrdmulh v12.4s, v20.4s, v0.s[3] _ mul v22.4s, v20.4s, v0.s[2]
    str q24, [x0, #544] _ sqrdmulh v25.4s, v30.4s, v0.s[3] _ mul v20.4s, v30.4s, v0.s[2]
    str q13, [x0, #608] _ sqrdmulh v24.4s, v19.4s, v0.s[1] _ mul v30.4s, v19.4s, v0.s[0]
    sqrdmulh v13.4s, v11.4s, v0.s[1] _ mls v28.4s, v26.4s, v8.s[0] _ str q23, [x0, #672]
    mul v19.4s, v11.4s, v0.s[0] _ sqrdmulh v26.4s, v21.4s, v0.s[1] _ str q14, [x0, #736]
    mul v23.4s, v21.4s, v0.s[0] _ mls v18.4s, v27.4s, v8.s[0] _ ldr q11, [x0, #176]
    sqrdmulh v14.4s, v9.4s, v0.s[1] _ mul v21.4s, v9.4s, v0.s[0]
    sqrdmulh v27.4s, v16.4s, v0.s[1] _ mul v9.4s, v16.4s, v0.s[0] _ str q28, [x0, #800]
    mls v22.4s, v12.4s, v8.s[0] _ sqrdmulh v16.4s, v29.4s, v0.s[1] _ mul v28.4s, v29.4s, v0.s[0]
    sqrdmulh v12.4s, v31.4s, v0.s[1] _ str q18, [x0, #864] _ mls v20.4s, v25.4s, v8.s[0]
    mul v29.4s, v31.4s, v0.s[0] _ sqrdmulh v18.4s, v10.4s, v0.s[1] _ mls v30.4s, v24.4s, v8.s[0]
    mul v25.4s, v10.4s, v0.s[0] _ mls v19.4s, v13.4s, v8.s[0] _ str q22, [x0, #928]
    ldr q31, [x0, #240] _ ldr q24, [x0, #304] _ mls v23.4s, v26.4s, v8.s[0]
    mls v21.4s, v14.4s, v8.s[0] _ ldr q10, [x0, #368] _ ldr q13, [x0, #432]
    mls v9.4s, v27.4s, v8.s[0] _ mls v28.4s, v16.4s, v8.s[0] _ str q20, [x0, #992]
    ldr q22, [x0, #496] _ ldr q26, [x0, #560] _ mls v29.4s, v12.4s, v8.s[0] _ str q30, [x0, #32]
    ldr q14, [x0, #624] _ ldr q27, [x0, #688] _ mls v25.4s, v18.4s, v8.s[0] _ str q19, [x0, #96]
    ldr q16, [x0, #752] _ ldr q20, [x0, #816] _ str q23, [x0, #160] _ ldr q12, [x0, #880]
    ldr q30, [x0, #944] _ str q21, [x0, #224] _ ldr q18, [x0, #1008]
    sub v19.4s, v31.4s, v11.4s _ add v23.4s, v11.4s, v31.4s _ str q9, [x0, #288]
    sub v21.4s, v10.4s, v24.4s _ add v11.4s, v24.4s, v10.4s _ str q28, [x0, #352]
    sub v31.4s, v22.4s, v13.4s _ sqrdmulh v9.4s, v19.4s, v7.s[1] _ mul v24.4s, v19.4s, v7.s[0]
    add v10.4s, v13.4s, v22.4s _ str q29, [x0, #416] _ sub v28.4s, v14.4s, v26.4s
    sqrdmulh v19.4s, v21.4s, v6.s[3] _ mul v13.4s, v21.4s, v6.s[2] _ add v22.4s, v26.4s, v14.4s
    str q25, [x0, #480] _ sub v29.4s, v16.4s, v27.4s _ sqrdmulh v21.4s, v31.4s, v6.s[1]
    mul v26.4s, v31.4s, v6.s[0] _ add v14.4s, v27.4s, v16.4s _ sub v25.4s, v12.4s, v20.4s
    sqrdmulh v31.4s, v28.4s, v5.s[3] _ mul v27.4s, v28.4s, v5.s[2] _ add v16.4s, v20.4s, v12.4s
    sub v28.4s, v18.4s, v30.4s _ sqrdmulh v20.4s, v29.4s, v5.s[1] _ mul v12.4s, v29.4s, v5.s[0]
    add v29.4s, v30.4s, v18.4s _ mls v24.4s, v9.4s, v8.s[0] _ sqrdmulh v30.4s, v25.4s, v4.s[3]
    sub v18.4s, v23.4s, v15.4s _ sub v9.4s, v10.4s, v11.4s _ mul v25.4s, v25.4s, v4.s[2]
    mls v13.4s, v19.4s, v8.s[0] _ sub v19.4s, v14.4s, v22.4s _ add v15.4s, v15.4s, v23.4s
    mls v26.4s, v21.4s, v8.s[0] _ mls v27.4s, v31.4s, v8.s[0] _ sub v23.4s, v29.4s, v16.4s
    add v21.4s, v11.4s, v10.4s _ sqrdmulh v31.4s, v28.4s, v4.s[1] _ mul v10.4s, v28.4s, v4.s[0]
    add v11.4s, v22.4s, v14.4s _ add v28.4s, v16.4s, v29.4s _ mls v12.4s, v20.4s, v8.s[0]
    sub v14.4s, v24.4s, v17.4s _ sqrdmulh v22.4s, v18.4s, v3.s[3] _ add v29.4s, v17.4s, v24.4s
    mls v25.4s, v30.4s, v8.s[0] _ mul v16.4s, v18.4s, v3.s[2] _ sub v20.4s, v21.4s, v15.4s
    sub v24.4s, v28.4s, v11.4s _ sub v17.4s, v26.4s, v13.4s _ sqrdmulh v30.4s, v14.4s, v3.s[3]
    mul v18.4s, v14.4s, v3.s[2] _ add v14.4s, v13.4s, v26.4s _ mls v10.4s, v31.4s, v8.s[0]
    sqrdmulh v26.4s, v9.4s, v3.s[1] _ add v13.4s, v15.4s, v21.4s _ add v31.4s, v11.4s, v28.4s
    mul v15.4s, v9.4s, v3.s[0] _ sub v21.4s, v12.4s, v27.4s _ sqrdmulh v11.4s, v17.4s, v3.s[1]
    add v28.4s, v27.4s, v12.4s _ mul v9.4s, v17.4s, v3.s[0] _ sqrdmulh v12.4s, v19.4s, v2.s[3]
    sub v27.4s, v14.4s, v29.4s _ add v17.4s, v29.4s, v14.4s _ mul v14.4s, v19.4s, v2.s[2]
    mls v16.4s, v22.4s, v8.s[0] _ sub v29.4s, v31.4s, v13.4s _ add v19.4s, v13.4s, v31.4s
    sub v22.4s, v10.4s, v25.4s _ sqrdmulh v13.4s, v21.4s, v2.s[3] _ mul v31.4s, v21.4s, v2.s[2]
    add v21.4s, v25.4s, v10.4s _ mls v18.4s, v30.4s, v8.s[0] _ sqrdmulh v25.4s, v23.4s, v2.s[1]
    mul v10.4s, v23.4s, v2.s[0] _ mls v15.4s, v26.4s, v8.s[0] _ sub v30.4s, v21.4s, v28.4s
    add v23.4s, v28.4s, v21.4s _ sqrdmulh v26.4s, v22.4s, v2.s[1] _ mul v28.4s, v22.4s, v2.s[0]
    mls v9.4s, v11.4s, v8.s[0] _ mls v14.4s, v12.4s, v8.s[0] _ sub v21.4s, v23.4s, v17.4s
    add v22.4s, v17.4s, v23.4s _ mls v31.4s, v13.4s, v8.s[0] _ sqrdmulh v11.4s, v20.4s, v1.s[3]
    mls v10.4s, v25.4s, v8.s[0] _ sub v12.4s, v15.4s, v16.4s _ mul v23.4s, v20.4s, v1.s[2]
    add v17.4s, v16.4s, v15.4s _ mls v28.4s, v26.4s, v8.s[0] _ sqrdmulh v13.4s, v27.4s, v1.s[3]
    sub v25.4s, v9.4s, v18.4s _ mul v20.4s, v27.4s, v1.s[2] _ sqrdmulh v16.4s, v12.4s, v1.s[3]
    add v15.4s, v18.4s, v9.4s _ mul v26.4s, v12.4s, v1.s[2] _ sqrdmulh v27.4s, v24.4s, v1.s[1]
    sqrdmulh v18.4s, v25.4s, v1.s[3] _ mul v9.4s, v25.4s, v1.s[2] _ sub v12.4s, v10.4s, v14.4s
    add v25.4s, v14.4s, v10.4s _ mul v10.4s, v24.4s, v1.s[0] _ mls v23.4s, v11.4s, v8.s[0]
    sub v14.4s, v28.4s, v31.4s _ add v24.4s, v31.4s, v28.4s _ sqrdmulh v11.4s, v30.4s, v1.s[1]
    mul v31.4s, v30.4s, v1.s[0] _ sub v28.4s, v25.4s, v17.4s _ add v30.4s, v17.4s, v25.4s
    mls v20.4s, v13.4s, v8.s[0] _ sqrdmulh v17.4s, v12.4s, v1.s[1] _ sub v25.4s, v24.4s, v15.4s
    add v13.4s, v15.4s, v24.4s _ mul v15.4s, v12.4s, v1.s[0] _ mls v26.4s, v16.4s, v8.s[0]
    sqrdmulh v24.4s, v14.4s, v1.s[1] _ mul v12.4s, v14.4s, v1.s[0] _ mls v9.4s, v18.4s, v8.s[0]
    mls v10.4s, v27.4s, v8.s[0] _ mls v31.4s, v11.4s, v8.s[0] _ sqrdmulh v16.4s, v29.4s, v0.s[3]
    mls v15.4s, v17.4s, v8.s[0] _ mul v14.4s, v29.4s, v0.s[2] _ mls v12.4s, v24.4s, v8.s[0]
    sqrdmulh v18.4s, v21.4s, v0.s[3] _ mul v27.4s, v21.4s, v0.s[2] _ sub v11.4s, v10.4s, v23.4s
    add v17.4s, v23.4s, v10.4s _ sqrdmulh v29.4s, v28.4s, v0.s[3] _ mul v24.4s, v28.4s, v0.s[2]
    sub v21.4s, v31.4s, v20.4s _ add v23.4s, v20.4s, v31.4s _ sqrdmulh v10.4s, v25.4s, v0.s[3]
    mul v28.4s, v25.4s, v0.s[2] _ sub v20.4s, v15.4s, v26.4s _ add v31.4s, v26.4s, v15.4s
    sqrdmulh v25.4s, v11.4s, v0.s[3] _ mul v15.4s, v11.4s, v0.s[2] _ mls v14.4s, v16.4s, v8.s[0]
    sub v26.4s, v12.4s, v9.4s _ add v11.4s, v9.4s, v12.4s _ sqrdmulh v16.4s, v21.4s, v0.s[3]
    mul v9.4s, v21.4s, v0.s[2] _ mls v27.4s, v18.4s, v8.s[0] _ sqrdmulh v12.4s, v20.4s, v0.s[3]
    mul v21.4s, v20.4s, v0.s[2] _ mls v24.4s, v29.4s, v8.s[0] _ sqrdmulh v18.4s, v26.4s, v0.s[3]
    mul v20.4s, v26.4s, v0.s[2] _ str q14, [x0, #560] _ mls v28.4s, v10.4s, v8.s[0]
    sqrdmulh v29.4s, v19.4s, v0.s[1] _ mul v26.4s, v19.4s, v0.s[0]
    sqrdmulh v14.4s, v22.4s, v0.s[1] _ str q27, [x0, #624] _ mls v15.4s, v25.4s, v8.s[0]
    mul v10.4s, v22.4s, v0.s[0] _ str q24, [x0, #688] _ sqrdmulh v19.4s, v30.4s, v0.s[1]
    mul v27.4s, v30.4s, v0.s[0] _ mls v9.4s, v16.4s, v8.s[0] _ sqrdmulh v25.4s, v13.4s, v0.s[1]
    str q28, [x0, #752] _ mul v22.4s, v13.4s, v0.s[0] _ sqrdmulh v24.4s, v17.4s, v0.s[1]
    mul v30.4s, v17.4s, v0.s[0] _ mls v21.4s, v12.4s, v8.s[0] _ str q15, [x0, #816]
    sqrdmulh v16.4s, v23.4s, v0.s[1] _ mul v28.4s, v23.4s, v0.s[0]
    sqrdmulh v13.4s, v31.4s, v0.s[1] _ mls v20.4s, v18.4s, v8.s[0] _ str q9, [x0, #880]
    mul v17.4s, v31.4s, v0.s[0] _ sqrdmulh v12.4s, v11.4s, v0.s[1] _ mls v26.4s, v29.4s, v8.s[0]
    mul v15.4s, v11.4s, v0.s[0] _ str q21, [x0, #944] _ mls v10.4s, v14.4s, v8.s[0]
    mls v27.4s, v19.4s, v8.s[0] _ mls v22.4s, v25.4s, v8.s[0] _ mls v30.4s, v24.4s, v8.s[0]
    str q20, [x0, #1008] _ mls v28.4s, v16.4s, v8.s[0] _ mls v17.4s, v13.4s, v8.s[0]
    mls v15.4s, v12.4s, v8.s[0] _ str q26, [x0, #48] _ str q10, [x0, #112] _ str q27, [x0, #176]
    str q22, [x0, #240] _ str q30, [x0, #304] _ str q28, [x0, #368] _ str q17, [x0, #432]
    str q15, [x0, #496] _ ldp d10, d11, [sp, #16] _ ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48] _ ldp d8, d9, [sp], #64 _ ret
END(qtn_mldsa_neon_inv_ntt)

    CONSTANTS
    .balign 64
zetas:
    .word 16382, 4197891, 294725, 75523344
    .word 3765607, 964937599, 3761513, 963888510
    .word -3201494, -820383522, -2883726, -738955404
    .word -3145678, -806080660, -3201430, -820367122
    .word -601683, -154181397, 3542485, 907762539
    .word 2682288, 687336873, 2129892, 545785280
    .word 3764867, 964747974, -1005239, -257592709
    .word 557458, 142848732, -1221177, -312926867
    .word 8380417, 0, 0, 0
    .word 2283733, 585207070, 1858416, 476219497
    .word 3345963, 857403734, 0, 0
    .word -731434, 1054478, -781875, 1900052
    .word -187430119, 270210213, -200355636, 486888731
    .word 1744507, 1744507, -2236726, -2236726
    .word 447030292, 447030292, -573161516, -573161516
    .word -3773731, -3974485, 3531229, -303005
    .word -967019376, -1018462631, 904878186, -77645096
    .word -1922253, -1922253, -3818627, -3818627
    .word -492577742, -492577742, -978523985, -978523985
    .word 2815639, 721508096, 1853806, 475038184
    .word 2917338, 747568486, 0, 0
    .word -392707, 2926054, -1716814, -3014420
    .word -100631253, 749801963, -439933955, -772445769
    .word -2354215, -2354215, 1011223, 1011223
    .word -603268097, -603268097, 259126110, 259126110
    .word -2193087, 2358373, 3123762, -2185084
    .word -561979013, 604333585, 800464680, -559928242
    .word -327848, -327848, 348812, 348812
    .word -84011120, -84011120, 89383150, 89383150
    .word -3585098, -918682129, 3870317, 991769559
    .word 556856, 142694469, 0, 0
    .word -1514152, 140244, 3430436, 860144
    .word -388001774, 35937555, 879049958, 220412084
    .word -459163, -459163, -653275, -653275
    .word -117660617, -117660617, -167401858, -167401858
    .word -553718, 508145, -1103344, 3105558
    .word -141890356, 130212265, -282732136, 795799901
    .word 2312838, 2312838, -3467665, -3467665
    .word 592665232, 592665232, -888589898, -888589898
    .word -642628, -164673562, 3192354, 818041395
    .word -2897314, -742437332, 0, 0
    .word -770441, 545376, 214880, 3363542
    .word -197425671, 139752717, 55063046, 861908357
    .word -2778788, -2778788, 2683270, 2683270
    .word -712065019, -712065019, 687588511, 687588511
    .word 3020393, -1370517, -11879, 3994671
    .word 773976352, -351195274, -3043996, 1023635298
    .word -2775755, -2775755, 1356448, 1356448
    .word -711287812, -711287812, 347590090, 347590090
    .word 1460718, 374309300, -3950053, -1012201926
    .word -1716988, -439978542, 0, 0
    .word -3369273, 1163598, 2028038, 1665318
    .word -863376927, 298172236, 519685171, 426738094
    .word 3374250, 3374250, 2925816, 2925816
    .word 864652284, 864652284, 749740976, 749740976
    .word 1723229, -1615530, 2569011, 3980599
    .word 441577800, -413979908, 658309618, 1020029345
    .word -1226661, -1226661, 3901472, 3901472
    .word -314332144, -314332144, 999753034, 999753034
    .word 2453983, 628833668, -1935799, -496048908
    .word 3756790, 962678241, 0, 0
    .word -4022750, 749577, 4148469, -2612853
    .word -1030830548, 192079267, 1063046068, -669544140
    .word 621164, 621164, 3035980, 3035980
    .word 159173408, 159173408, 777970524, 777970524
    .word 3009748, 2647994, -338420, -3033742
    .word 771248568, 678549029, -86720197, -777397036
    .word 2461387, 2461387, -1317678, -1317678
    .word 630730945, 630730945, -337655269, -337655269
    .word 1714295, 439288460, -3574466, -915957677
    .word -817536, -209493775, 0, 0
    .word -1834526, -724804, -1187885, 507927
    .word -470097680, -185731180, -304395785, 130156402
    .word -2362063, -2362063, -1300016, -1300016
    .word -605279149, -605279149, -333129378, -333129378
    .word -1393159, 2491325, 1994046, -1476985
    .word -356997292, 638402564, 510974714, -378477722
    .word -4182915, -4182915, 3482206, 3482206
    .word -1071872863, -1071872863, 892316032, 892316032
    .word -3227876, -827143915, 1759347, 450833045
    .word 3415069, 875112161, 0, 0
    .word -2743411, 527981, -1179613, 586241
    .word -702999655, 135295244, -302276083, 150224382
    .word -2254727, -2254727, -2391089, -2391089
    .word -577774276, -577774276, -612717067, -612717067
    .word -2033807, -2374402, 2105286, -1623354
    .word -521163479, -608441020, 539479988, -415984810
    .word 1787943, 1787943, -2579253, -2579253
    .word 458160776, 458160776, -660934133, -660934133
    .word -1335936, -342333886, 2156050, 552488273
    .word 3241972, 830756018, 0, 0
    .word -2178965, -818761, -1879878, 2039144
    .word -558360247, -209807681, -481719139, 522531086
    .word 3258457, 3258457, -3250154, -3250154
    .word 834980303, 834980303, -832852657, -832852657
    .word -3472069, 4040196, -1921994, -458740
    .word -889718424, 1035301089, -492511373, -117552223
    .word 235407, 235407, 1736313, 1736313
    .word 60323094, 60323094, 444930577, 444930577
    .word 676590, 173376332, -4018989, -1029866791
    .word 2071829, 530906624, 0, 0
    .word -2218467, -1310261, 613238, -1354892
    .word -568482643, -335754661, 157142369, -347191365
    .word -3197248, -3197248, 1987814, 1987814
    .word -819295484, -819295484, 509377762, 509377762
    .word 2513018, -89301, 141835, 2998219
    .word 643961400, -22883400, 36345249, 768294260
    .word -3488383, -3488383, -4166425, -4166425
    .word -893898890, -893898890, -1067647297, -1067647297
    .word -434125, -111244624, -3506380, -898510625
    .word 1095468, 280713909, 0, 0
    .word -12417, 1254190, 2642980, 3195676
    .word -3181859, 321386456, 677264190, 818892658
    .word -3334383, -3334383, 2462444, 2462444
    .word -854436357, -854436357, 631001801, 631001801
    .word -3838479, 1239911, 2296099, 3747250
    .word -983611064, 317727459, 588375860, 960233614
    .word 169688, 169688, -565603, -565603
    .word 43482586, 43482586, -144935890, -144935890
    .word -3524442, -903139016, 928749, 237992130
    .word 394148, 101000509, 0, 0
    .word -3180456, -268456, -3611750, 2387513
    .word -814992530, -68791907, -925511710, 611800717
    .word -2962264, -2962264, 1148858, 1148858
    .word -759080783, -759080783, 294395108, 294395108
    .word -1727088, 2192938, -1772588, -4146264
    .word -442566669, 561940831, -454226054, -1062481036
    .word 482649, 482649, 1528066, 1528066
    .word 123678909, 123678909, 391567239, 391567239
    .word -1674615, -429120452, 1159875, 297218217
    .word 3704823, 949361686, 0, 0
    .word -2455377, -250446, 635956, -3551006
    .word -629190881, -64176841, 162963861, -909946047
    .word 4158088, 4158088, -1109516, -1109516
    .word 1065510939, 1065510939, -284313712, -284313712
    .word -3768948, 2678278, -3410568, -1685153
    .word -965793731, 686309310, -873958779, -431820817
    .word -2983781, -2983781, 2811291, 2811291
    .word -764594519, -764594519, 720393920, 720393920
    .word 2663378, 682491182, 2101410, 538486762
    .word -3110818, -797147778, 0, 0
    .word -3759465, -3956944, 1596822, -1979497
    .word -963363710, -1013967746, 409185979, -507246529
    .word -3815725, -3815725, 1937570, 1937570
    .word -977780347, -977780347, 496502727, 496502727
    .word -2454145, 1009365, 822541, -27812
    .word -628875181, 258649997, 210776307, -7126831
    .word 2028118, 2028118, 2508980, 2508980
    .word 519705671, 519705671, 642926661, 642926661
    .word -4063053, -1041158200, -3586446, -919027554
    .word 2740543, 702264730, 0, 0
    .word -3716946, -3284915, -2296397, -3956745
    .word -952468207, -841760171, -588452222, -1013916752
    .word -274060, -274060, -3121440, -3121440
    .word -70227934, -70227934, -799869667, -799869667
    .word -3965306, 636927, 87208, 1182243
    .word -1016110510, 163212680, 22347069, 302950022
    .word -3222807, -3222807, 4183372, 4183372
    .word -825844983, -825844983, 1071989969, 1071989969
    .word -3370349, -863652652, 3182878, 815613168
    .word 3602218, 923069133, 0, 0
    .word 2772600, -59148, -1780227, 2660408
    .word 710479343, -15156688, -456183549, 681730119
    .word 3852015, 3852015, -2635473, -2635473
    .word 987079667, 987079667, -675340520, -675340520
    .word -1455890, -2659525, -1935420, 1753
    .word -373072124, -681503850, -495951789, 449207
    .word 1277625, 1277625, 3073009, 3073009
    .word 327391679, 327391679, 787459213, 787459213

OBJECT_NOTES
