/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Written by scripts/mlkem_aarch64.py, which explains it; a test compares.
 *
 * Algorithm 10 of FIPS 203. */
#include "common/asm_aarch64.inc"

    .text
ENTRY(qtn_mlkem_neon_inv_ntt_add)
    ADDRESS(x2, zetas)
    ldp q1, q2, [x2], #32 _ ldr q0, [x2], #16 _ mov x3, x0 _ add x4, x0, #512
1:
    ld2 {v16.4s, v17.4s}, [x3], #32 _ ld2 {v18.4s, v19.4s}, [x3], #32 _ ldp q20, q21, [x2, #16]
    ldp q22, q23, [x2, #80] _ ldp q24, q25, [x2, #48] _ ldp q26, q27, [x2, #112]
    ldr q3, [x2, #0] _ ld2 {v28.4s, v29.4s}, [x3], #32 _ ld2 {v30.4s, v31.4s}, [x3], #32
    sub v4.8h, v17.8h, v16.8h _ sub v5.8h, v19.8h, v18.8h _ add v6.8h, v16.8h, v17.8h
    add v7.8h, v18.8h, v19.8h _ sqrdmulh v16.8h, v4.8h, v21.8h _ mul v17.8h, v4.8h, v20.8h
    ldr q4, [x2, #144] _ sqrdmulh v18.8h, v5.8h, v23.8h _ mul v19.8h, v5.8h, v22.8h
    sub v21.8h, v29.8h, v28.8h _ add v20.8h, v28.8h, v29.8h _ mls v17.8h, v16.8h, v0.h[6]
    ldp q23, q22, [x2, #160] _ sub v5.8h, v31.8h, v30.8h _ mls v19.8h, v18.8h, v0.h[6]
    add v28.8h, v30.8h, v31.8h _ trn1 v29.4s, v6.4s, v17.4s _ trn2 v16.4s, v6.4s, v17.4s
    trn1 v18.4s, v7.4s, v19.4s _ trn2 v30.4s, v7.4s, v19.4s _ sub v31.8h, v16.8h, v29.8h
    add v6.8h, v29.8h, v16.8h _ sqrdmulh v17.8h, v21.8h, v22.8h _ mul v19.8h, v21.8h, v23.8h
    ldp q7, q29, [x2, #192] _ sub v16.8h, v30.8h, v18.8h _ add v22.8h, v18.8h, v30.8h
    sqrdmulh v21.8h, v31.8h, v25.8h _ mul v23.8h, v31.8h, v24.8h
    sqrdmulh v18.8h, v16.8h, v27.8h _ mul v30.8h, v16.8h, v26.8h _ ldp q25, q31, [x2, #224]
    mls v19.8h, v17.8h, v0.h[6] _ mls v23.8h, v21.8h, v0.h[6] _ ldp q24, q27, [x2, #256]
    mls v30.8h, v18.8h, v0.h[6] _ trn1 v16.4s, v20.4s, v19.4s _ trn2 v26.4s, v20.4s, v19.4s
    sqrdmulh v17.8h, v5.8h, v31.8h _ mul v21.8h, v5.8h, v25.8h _ trn1 v18.2d, v6.2d, v23.2d
    trn2 v20.2d, v6.2d, v23.2d _ sub v19.8h, v26.8h, v16.8h _ trn1 v31.2d, v22.2d, v30.2d
    trn2 v25.2d, v22.2d, v30.2d _ add v5.8h, v16.8h, v26.8h _ sub v6.8h, v20.8h, v18.8h
    add v23.8h, v18.8h, v20.8h _ sqrdmulh v22.8h, v19.8h, v29.8h _ mul v30.8h, v19.8h, v7.8h
    sub v16.8h, v25.8h, v31.8h _ add v26.8h, v31.8h, v25.8h _ mls v21.8h, v17.8h, v0.h[6]
    sqrdmulh v18.8h, v6.8h, v3.h[1] _ mul v20.8h, v6.8h, v3.h[0]
    sqrdmulh v29.8h, v23.8h, v0.h[7] _ sqrdmulh v7.8h, v16.8h, v3.h[3]
    mul v19.8h, v16.8h, v3.h[2] _ mls v30.8h, v22.8h, v0.h[6] _ sqrdmulh v25.8h, v26.8h, v0.h[7]
    trn1 v31.4s, v28.4s, v21.4s _ trn2 v17.4s, v28.4s, v21.4s _ mls v20.8h, v18.8h, v0.h[6]
    mls v23.8h, v29.8h, v0.h[6] _ sub v6.8h, v17.8h, v31.8h _ add v16.8h, v31.8h, v17.8h
    mls v19.8h, v7.8h, v0.h[6] _ trn1 v22.2d, v5.2d, v30.2d _ trn2 v28.2d, v5.2d, v30.2d
    mls v26.8h, v25.8h, v0.h[6] _ sqrdmulh v21.8h, v6.8h, v27.8h _ mul v18.8h, v6.8h, v24.8h
    sub v29.8h, v28.8h, v22.8h _ add v31.8h, v22.8h, v28.8h _ sub v17.8h, v19.8h, v20.8h
    add v7.8h, v20.8h, v19.8h _ sqrdmulh v5.8h, v29.8h, v4.h[1] _ mul v30.8h, v29.8h, v4.h[0]
    sub v25.8h, v26.8h, v23.8h _ add v27.8h, v23.8h, v26.8h _ mls v18.8h, v21.8h, v0.h[6]
    sqrdmulh v6.8h, v31.8h, v0.h[7] _ sqrdmulh v24.8h, v25.8h, v3.h[5]
    mul v22.8h, v25.8h, v3.h[4] _ stp q27, q7, [x0, #0] _ sqrdmulh v28.8h, v17.8h, v3.h[5]
    mul v19.8h, v17.8h, v3.h[4] _ mls v30.8h, v5.8h, v0.h[6] _ trn1 v20.2d, v16.2d, v18.2d
    trn2 v29.2d, v16.2d, v18.2d _ mls v31.8h, v6.8h, v0.h[6] _ mls v22.8h, v24.8h, v0.h[6]
    sub v26.8h, v29.8h, v20.8h _ add v23.8h, v20.8h, v29.8h _ mls v19.8h, v28.8h, v0.h[6]
    sqrdmulh v21.8h, v26.8h, v4.h[3] _ mul v25.8h, v26.8h, v4.h[2]
    sqrdmulh v27.8h, v23.8h, v0.h[7] _ stp q22, q19, [x0, #32] _ mls v25.8h, v21.8h, v0.h[6]
    mls v23.8h, v27.8h, v0.h[6] _ sub v7.8h, v25.8h, v30.8h _ add v3.8h, v30.8h, v25.8h
    sub v17.8h, v23.8h, v31.8h _ add v5.8h, v31.8h, v23.8h _ sqrdmulh v16.8h, v7.8h, v4.h[5]
    mul v18.8h, v7.8h, v4.h[4] _ sqrdmulh v6.8h, v17.8h, v4.h[5] _ mul v24.8h, v17.8h, v4.h[4]
    stp q5, q3, [x0, #64] _ mls v18.8h, v16.8h, v0.h[6] _ mls v24.8h, v6.8h, v0.h[6]
    stp q24, q18, [x0, #96] _ add x2, x2, #288 _ add x0, x0, #128 _ cmp x0, x4 _ b.ne 1b
    sub x0, x0, #512 _ cbz x1, 2f _ ldp q16, q17, [x0, #0] _ ldp q18, q19, [x0, #64]
    ldp q20, q21, [x0, #128] _ ldp q22, q23, [x0, #192] _ ldp q24, q25, [x0, #256]
    ldp q26, q27, [x0, #320] _ ldp q28, q29, [x0, #384] _ ldp q30, q31, [x0, #448]
    sub v3.8h, v18.8h, v16.8h _ add v4.8h, v16.8h, v18.8h _ sub v5.8h, v19.8h, v17.8h
    add v6.8h, v17.8h, v19.8h _ sub v7.8h, v22.8h, v20.8h _ add v16.8h, v20.8h, v22.8h
    sub v18.8h, v23.8h, v21.8h _ add v17.8h, v21.8h, v23.8h _ sqrdmulh v19.8h, v3.8h, v2.h[1]
    mul v20.8h, v3.8h, v2.h[0] _ sub v22.8h, v26.8h, v24.8h _ add v21.8h, v24.8h, v26.8h
    sqrdmulh v23.8h, v7.8h, v2.h[3] _ sqrdmulh v3.8h, v5.8h, v2.h[1]
    sub v24.8h, v30.8h, v28.8h _ sub v26.8h, v27.8h, v25.8h _ mul v7.8h, v7.8h, v2.h[2]
    mul v5.8h, v5.8h, v2.h[0] _ add v28.8h, v28.8h, v30.8h _ add v30.8h, v25.8h, v27.8h
    sqrdmulh v25.8h, v22.8h, v2.h[5] _ mul v27.8h, v22.8h, v2.h[4] _ sub v22.8h, v31.8h, v29.8h
    add v29.8h, v29.8h, v31.8h _ mls v20.8h, v19.8h, v0.h[6] _ sqrdmulh v31.8h, v18.8h, v2.h[3]
    sub v19.8h, v16.8h, v4.8h _ add v4.8h, v4.8h, v16.8h _ mul v16.8h, v18.8h, v2.h[2]
    sub v18.8h, v17.8h, v6.8h _ add v17.8h, v6.8h, v17.8h _ sub v6.8h, v28.8h, v21.8h
    mls v7.8h, v23.8h, v0.h[6] _ mls v5.8h, v3.8h, v0.h[6] _ add v23.8h, v21.8h, v28.8h
    sub v3.8h, v29.8h, v30.8h _ mls v27.8h, v25.8h, v0.h[6] _ sqrdmulh v21.8h, v24.8h, v2.h[7]
    add v28.8h, v30.8h, v29.8h _ sqrdmulh v25.8h, v26.8h, v2.h[5] _ mul v30.8h, v24.8h, v2.h[6]
    mls v16.8h, v31.8h, v0.h[6] _ mul v29.8h, v26.8h, v2.h[4] _ sqrdmulh v24.8h, v22.8h, v2.h[7]
    mul v31.8h, v22.8h, v2.h[6] _ sub v26.8h, v7.8h, v20.8h _ add v22.8h, v20.8h, v7.8h
    sqrdmulh v20.8h, v19.8h, v1.h[1] _ mul v7.8h, v19.8h, v1.h[0] _ mls v30.8h, v21.8h, v0.h[6]
    sqrdmulh v19.8h, v26.8h, v1.h[1] _ mls v29.8h, v25.8h, v0.h[6]
    sqrdmulh v21.8h, v18.8h, v1.h[1] _ sub v25.8h, v16.8h, v5.8h _ add v5.8h, v5.8h, v16.8h
    mls v31.8h, v24.8h, v0.h[6] _ mul v16.8h, v26.8h, v1.h[0] _ mls v7.8h, v20.8h, v0.h[6]
    mul v24.8h, v18.8h, v1.h[0] _ sqrdmulh v26.8h, v6.8h, v1.h[3]
    sqrdmulh v20.8h, v25.8h, v1.h[1] _ sub v18.8h, v30.8h, v27.8h _ add v30.8h, v27.8h, v30.8h
    mul v27.8h, v6.8h, v1.h[2] _ mul v6.8h, v25.8h, v1.h[0] _ mls v16.8h, v19.8h, v0.h[6]
    sqrdmulh v25.8h, v18.8h, v1.h[3] _ sub v19.8h, v31.8h, v29.8h _ add v29.8h, v29.8h, v31.8h
    mls v24.8h, v21.8h, v0.h[6] _ sqrdmulh v31.8h, v3.8h, v1.h[3] _ sub v21.8h, v30.8h, v22.8h
    add v22.8h, v22.8h, v30.8h _ mul v30.8h, v18.8h, v1.h[2] _ mul v18.8h, v3.8h, v1.h[2]
    sub v3.8h, v29.8h, v5.8h _ add v5.8h, v5.8h, v29.8h _ mls v27.8h, v26.8h, v0.h[6]
    mls v6.8h, v20.8h, v0.h[6] _ sqrdmulh v29.8h, v23.8h, v0.h[7]
    sqrdmulh v26.8h, v19.8h, v1.h[3] _ mul v20.8h, v19.8h, v1.h[2] _ mls v30.8h, v25.8h, v0.h[6]
    mls v18.8h, v31.8h, v0.h[6] _ sqrdmulh v19.8h, v28.8h, v0.h[7]
    sqrdmulh v25.8h, v21.8h, v1.h[5] _ sub v31.8h, v27.8h, v7.8h _ add v7.8h, v7.8h, v27.8h
    mls v23.8h, v29.8h, v0.h[6] _ mul v27.8h, v21.8h, v1.h[4] _ mls v20.8h, v26.8h, v0.h[6]
    sqrdmulh v29.8h, v31.8h, v1.h[5] _ sqrdmulh v21.8h, v3.8h, v1.h[5]
    mul v26.8h, v31.8h, v1.h[4] _ sub v31.8h, v30.8h, v16.8h _ add v30.8h, v16.8h, v30.8h
    mls v28.8h, v19.8h, v0.h[6] _ mul v16.8h, v3.8h, v1.h[4] _ sub v19.8h, v18.8h, v24.8h
    add v3.8h, v24.8h, v18.8h _ sub v24.8h, v23.8h, v4.8h _ add v18.8h, v4.8h, v23.8h
    mls v27.8h, v25.8h, v0.h[6] _ sqrdmulh v4.8h, v31.8h, v1.h[5]
    sqrdmulh v23.8h, v19.8h, v1.h[5] _ mul v25.8h, v31.8h, v1.h[4] _ sub v31.8h, v20.8h, v6.8h
    add v6.8h, v6.8h, v20.8h _ mls v26.8h, v29.8h, v0.h[6] _ mul v20.8h, v19.8h, v1.h[4]
    sqrdmulh v29.8h, v24.8h, v1.h[5] _ mul v19.8h, v24.8h, v1.h[4] _ sub v24.8h, v28.8h, v17.8h
    add v28.8h, v17.8h, v28.8h _ mls v16.8h, v21.8h, v0.h[6] _ sqrdmulh v17.8h, v18.8h, v1.h[7]
    mls v25.8h, v4.8h, v0.h[6] _ mul v21.8h, v18.8h, v1.h[6] _ sqrdmulh v4.8h, v24.8h, v1.h[5]
    mul v18.8h, v24.8h, v1.h[4] _ mls v19.8h, v29.8h, v0.h[6] _ mls v20.8h, v23.8h, v0.h[6]
    sqrdmulh v24.8h, v31.8h, v1.h[5] _ mul v29.8h, v31.8h, v1.h[4] _ ldp q23, q31, [x1, #320]
    mls v21.8h, v17.8h, v0.h[6] _ mls v18.8h, v4.8h, v0.h[6] _ sqrdmulh v17.8h, v22.8h, v1.h[7]
    mul v4.8h, v22.8h, v1.h[6] _ mls v29.8h, v24.8h, v0.h[6] _ sqrdmulh v22.8h, v28.8h, v1.h[7]
    mul v24.8h, v28.8h, v1.h[6] _ add v28.8h, v27.8h, v23.8h _ add v23.8h, v16.8h, v31.8h
    ldp q27, q31, [x1, #448] _ mls v4.8h, v17.8h, v0.h[6] _ sqrdmulh v16.8h, v7.8h, v1.h[7]
    mul v17.8h, v7.8h, v1.h[6] _ stp q28, q23, [x0, #320] _ ldp q7, q28, [x1, #0]
    mls v24.8h, v22.8h, v0.h[6] _ sqrdmulh v23.8h, v5.8h, v1.h[7] _ mul v22.8h, v5.8h, v1.h[6]
    mls v17.8h, v16.8h, v0.h[6] _ sqrdmulh v5.8h, v30.8h, v1.h[7] _ add v16.8h, v25.8h, v27.8h
    add v27.8h, v29.8h, v31.8h _ ldp q25, q31, [x1, #64] _ mul v29.8h, v30.8h, v1.h[6]
    mls v22.8h, v23.8h, v0.h[6] _ sqrdmulh v30.8h, v3.8h, v1.h[7] _ stp q16, q27, [x0, #448]
    add v23.8h, v21.8h, v7.8h _ add v16.8h, v24.8h, v28.8h _ mul v27.8h, v3.8h, v1.h[6]
    sqrdmulh v7.8h, v6.8h, v1.h[7] _ ldp q21, q24, [x1, #256] _ ldp q28, q3, [x1, #384]
    mul v6.8h, v6.8h, v1.h[6] _ stp q23, q16, [x0, #0] _ mls v29.8h, v5.8h, v0.h[6]
    ldp q23, q16, [x1, #128] _ add v5.8h, v4.8h, v25.8h _ add v25.8h, v22.8h, v31.8h
    mls v27.8h, v30.8h, v0.h[6] _ mls v6.8h, v7.8h, v0.h[6] _ ldp q4, q31, [x0, #352]
    stp q5, q25, [x0, #64] _ ldp q22, q30, [x0, #32] _ add v7.8h, v19.8h, v21.8h
    add v5.8h, v18.8h, v24.8h _ add v25.8h, v26.8h, v28.8h _ add v21.8h, v20.8h, v3.8h
    ldp q19, q18, [x1, #192] _ ldp q24, q26, [x0, #96] _ stp q7, q5, [x0, #256]
    add v28.8h, v17.8h, v23.8h _ add v20.8h, v27.8h, v16.8h _ ldp q3, q7, [x0, #160]
    ldp q5, q17, [x0, #224] _ stp q25, q21, [x0, #384] _ ldp q23, q27, [x0, #288]
    stp q28, q20, [x0, #128] _ ldp q16, q25, [x0, #416] _ add v21.8h, v29.8h, v19.8h
    add v28.8h, v6.8h, v18.8h _ ldp q20, q19, [x0, #480] _ sub v29.8h, v24.8h, v22.8h
    add v18.8h, v22.8h, v24.8h _ sub v6.8h, v26.8h, v30.8h _ add v22.8h, v30.8h, v26.8h
    stp q21, q28, [x0, #192] _ sqrdmulh v24.8h, v29.8h, v2.h[1] _ mul v30.8h, v29.8h, v2.h[0]
    sub v26.8h, v5.8h, v3.8h _ add v21.8h, v3.8h, v5.8h _ sqrdmulh v28.8h, v6.8h, v2.h[1]
    mul v29.8h, v6.8h, v2.h[0] _ sub v3.8h, v4.8h, v23.8h _ sub v5.8h, v17.8h, v7.8h
    add v6.8h, v23.8h, v4.8h _ add v23.8h, v7.8h, v17.8h _ sub v4.8h, v31.8h, v27.8h
    add v7.8h, v27.8h, v31.8h _ sqrdmulh v17.8h, v26.8h, v2.h[3] _ mul v27.8h, v26.8h, v2.h[2]
    sub v31.8h, v21.8h, v18.8h _ add v26.8h, v18.8h, v21.8h _ mls v30.8h, v24.8h, v0.h[6]
    sqrdmulh v18.8h, v3.8h, v2.h[5] _ sub v21.8h, v20.8h, v16.8h _ add v24.8h, v16.8h, v20.8h
    mls v29.8h, v28.8h, v0.h[6] _ sqrdmulh v16.8h, v5.8h, v2.h[3] _ sub v20.8h, v19.8h, v25.8h
    add v28.8h, v25.8h, v19.8h _ mul v25.8h, v3.8h, v2.h[4] _ mul v19.8h, v5.8h, v2.h[2]
    sub v3.8h, v23.8h, v22.8h _ add v5.8h, v22.8h, v23.8h _ mls v27.8h, v17.8h, v0.h[6]
    sqrdmulh v22.8h, v21.8h, v2.h[7] _ sub v23.8h, v24.8h, v6.8h _ add v17.8h, v6.8h, v24.8h
    sqrdmulh v6.8h, v4.8h, v2.h[5] _ mul v24.8h, v21.8h, v2.h[6] _ sub v21.8h, v28.8h, v7.8h
    add v28.8h, v7.8h, v28.8h _ mul v7.8h, v4.8h, v2.h[4] _ mls v25.8h, v18.8h, v0.h[6]
    mls v19.8h, v16.8h, v0.h[6] _ sqrdmulh v4.8h, v20.8h, v2.h[7] _ mul v18.8h, v20.8h, v2.h[6]
    sub v16.8h, v27.8h, v30.8h _ add v20.8h, v30.8h, v27.8h _ mls v24.8h, v22.8h, v0.h[6]
    sqrdmulh v27.8h, v31.8h, v1.h[1] _ sub v30.8h, v17.8h, v26.8h _ add v22.8h, v26.8h, v17.8h
    mls v7.8h, v6.8h, v0.h[6] _ mul v17.8h, v31.8h, v1.h[0] _ sub v26.8h, v28.8h, v5.8h
    add v6.8h, v5.8h, v28.8h _ sqrdmulh v31.8h, v16.8h, v1.h[1] _ sqrdmulh v5.8h, v3.8h, v1.h[1]
    sub v28.8h, v19.8h, v29.8h _ add v29.8h, v29.8h, v19.8h _ mls v18.8h, v4.8h, v0.h[6]
    mul v19.8h, v16.8h, v1.h[0] _ mul v4.8h, v3.8h, v1.h[0] _ sqrdmulh v16.8h, v23.8h, v1.h[3]
    sub v3.8h, v24.8h, v25.8h _ add v25.8h, v25.8h, v24.8h _ mls v17.8h, v27.8h, v0.h[6]
    sqrdmulh v24.8h, v28.8h, v1.h[1] _ mul v27.8h, v23.8h, v1.h[2] _ mul v23.8h, v28.8h, v1.h[0]
    sub v28.8h, v25.8h, v20.8h _ add v25.8h, v20.8h, v25.8h _ mls v19.8h, v31.8h, v0.h[6]
    sqrdmulh v20.8h, v3.8h, v1.h[3] _ sub v31.8h, v18.8h, v7.8h _ add v7.8h, v7.8h, v18.8h
    mls v4.8h, v5.8h, v0.h[6] _ sqrdmulh v18.8h, v21.8h, v1.h[3] _ mul v5.8h, v3.8h, v1.h[2]
    mul v3.8h, v21.8h, v1.h[2] _ sub v21.8h, v7.8h, v29.8h _ add v7.8h, v29.8h, v7.8h
    mls v27.8h, v16.8h, v0.h[6] _ mls v23.8h, v24.8h, v0.h[6] _ sqrdmulh v29.8h, v31.8h, v1.h[3]
    mul v16.8h, v31.8h, v1.h[2] _ sqrdmulh v24.8h, v30.8h, v1.h[5] _ mul v31.8h, v30.8h, v1.h[4]
    mls v5.8h, v20.8h, v0.h[6] _ mls v3.8h, v18.8h, v0.h[6] _ sqrdmulh v30.8h, v28.8h, v1.h[5]
    sqrdmulh v20.8h, v26.8h, v1.h[5] _ sub v18.8h, v27.8h, v17.8h _ add v27.8h, v17.8h, v27.8h
    mls v16.8h, v29.8h, v0.h[6] _ mul v17.8h, v28.8h, v1.h[4] _ mls v31.8h, v24.8h, v0.h[6]
    mul v29.8h, v26.8h, v1.h[4] _ sqrdmulh v28.8h, v18.8h, v1.h[5]
    sqrdmulh v24.8h, v21.8h, v1.h[5] _ sub v26.8h, v5.8h, v19.8h _ add v19.8h, v19.8h, v5.8h
    mul v5.8h, v18.8h, v1.h[4] _ mul v18.8h, v21.8h, v1.h[4] _ sub v21.8h, v3.8h, v4.8h
    add v3.8h, v4.8h, v3.8h _ mls v17.8h, v30.8h, v0.h[6] _ sqrdmulh v4.8h, v26.8h, v1.h[5]
    sub v30.8h, v16.8h, v23.8h _ add v16.8h, v23.8h, v16.8h _ mls v29.8h, v20.8h, v0.h[6]
    sqrdmulh v23.8h, v21.8h, v1.h[5] _ mul v20.8h, v26.8h, v1.h[4] _ mul v26.8h, v21.8h, v1.h[4]
    mls v5.8h, v28.8h, v0.h[6] _ mls v18.8h, v24.8h, v0.h[6] _ ldp q21, q28, [x1, #288]
    mls v20.8h, v4.8h, v0.h[6] _ mls v26.8h, v23.8h, v0.h[6] _ ldp q24, q4, [x1, #352]
    add v23.8h, v31.8h, v21.8h _ add v21.8h, v29.8h, v28.8h _ ldp q31, q29, [x1, #416]
    stp q23, q21, [x0, #288] _ ldp q28, q23, [x1, #480] _ add v21.8h, v17.8h, v24.8h
    add v24.8h, v18.8h, v4.8h _ sqrdmulh v17.8h, v22.8h, v1.h[7] _ mul v4.8h, v22.8h, v1.h[6]
    sqrdmulh v18.8h, v30.8h, v1.h[5] _ mul v22.8h, v30.8h, v1.h[4] _ stp q21, q24, [x0, #352]
    sqrdmulh v30.8h, v25.8h, v1.h[7] _ mul v21.8h, v25.8h, v1.h[6] _ add v24.8h, v5.8h, v31.8h
    add v25.8h, v26.8h, v29.8h _ sqrdmulh v5.8h, v6.8h, v1.h[7] _ mul v31.8h, v6.8h, v1.h[6]
    mls v4.8h, v17.8h, v0.h[6] _ sqrdmulh v26.8h, v27.8h, v1.h[7] _ stp q24, q25, [x0, #416]
    add v29.8h, v20.8h, v28.8h _ mls v22.8h, v18.8h, v0.h[6] _ mul v6.8h, v27.8h, v1.h[6]
    mls v21.8h, v30.8h, v0.h[6] _ sqrdmulh v17.8h, v7.8h, v1.h[7] _ mls v31.8h, v5.8h, v0.h[6]
    mul v24.8h, v7.8h, v1.h[6] _ sqrdmulh v25.8h, v19.8h, v1.h[7] _ mul v28.8h, v19.8h, v1.h[6]
    ldp q20, q18, [x1, #32] _ mls v6.8h, v26.8h, v0.h[6] _ sqrdmulh v27.8h, v3.8h, v1.h[7]
    add v30.8h, v22.8h, v23.8h _ mul v5.8h, v3.8h, v1.h[6] _ sqrdmulh v7.8h, v16.8h, v1.h[7]
    ldp q19, q26, [x1, #96] _ mls v24.8h, v17.8h, v0.h[6] _ mul v23.8h, v16.8h, v1.h[6]
    stp q29, q30, [x0, #480] _ mls v28.8h, v25.8h, v0.h[6] _ ldp q22, q3, [x1, #160]
    mls v5.8h, v27.8h, v0.h[6] _ add v17.8h, v4.8h, v20.8h _ add v16.8h, v31.8h, v18.8h
    mls v23.8h, v7.8h, v0.h[6] _ stp q17, q16, [x0, #32] _ add v29.8h, v21.8h, v19.8h
    add v30.8h, v24.8h, v26.8h _ ldp q25, q27, [x1, #224] _ stp q29, q30, [x0, #96]
    add v20.8h, v6.8h, v22.8h _ add v4.8h, v5.8h, v3.8h _ stp q20, q4, [x0, #160]
    add v31.8h, v28.8h, v25.8h _ add v18.8h, v23.8h, v27.8h _ stp q31, q18, [x0, #224] _ ret
2:
    ldp q16, q17, [x0, #0] _ ldp q18, q19, [x0, #64] _ ldp q20, q21, [x0, #128]
    ldp q22, q23, [x0, #192] _ ldp q24, q25, [x0, #256] _ ldp q26, q27, [x0, #320]
    ldp q28, q29, [x0, #384] _ ldp q30, q31, [x0, #448] _ sub v3.8h, v18.8h, v16.8h
    sub v4.8h, v19.8h, v17.8h _ add v5.8h, v16.8h, v18.8h _ add v6.8h, v17.8h, v19.8h
    sub v7.8h, v22.8h, v20.8h _ sub v16.8h, v23.8h, v21.8h _ add v18.8h, v20.8h, v22.8h
    add v17.8h, v21.8h, v23.8h _ sub v19.8h, v26.8h, v24.8h _ sub v20.8h, v27.8h, v25.8h
    sqrdmulh v22.8h, v3.8h, v2.h[1] _ mul v21.8h, v3.8h, v2.h[0] _ sub v23.8h, v30.8h, v28.8h
    sub v3.8h, v31.8h, v29.8h _ add v24.8h, v24.8h, v26.8h _ add v26.8h, v25.8h, v27.8h
    sqrdmulh v25.8h, v4.8h, v2.h[1] _ mul v27.8h, v4.8h, v2.h[0] _ add v4.8h, v28.8h, v30.8h
    add v28.8h, v29.8h, v31.8h _ sqrdmulh v30.8h, v7.8h, v2.h[3] _ mul v29.8h, v7.8h, v2.h[2]
    sub v31.8h, v18.8h, v5.8h _ sub v7.8h, v17.8h, v6.8h _ mls v21.8h, v22.8h, v0.h[6]
    add v22.8h, v5.8h, v18.8h _ add v5.8h, v6.8h, v17.8h _ sqrdmulh v18.8h, v16.8h, v2.h[3]
    mul v17.8h, v16.8h, v2.h[2] _ sqrdmulh v6.8h, v19.8h, v2.h[5] _ mul v16.8h, v19.8h, v2.h[4]
    mls v27.8h, v25.8h, v0.h[6] _ mls v29.8h, v30.8h, v0.h[6] _ sqrdmulh v19.8h, v20.8h, v2.h[5]
    mul v25.8h, v20.8h, v2.h[4] _ sub v30.8h, v4.8h, v24.8h _ add v20.8h, v24.8h, v4.8h
    sqrdmulh v24.8h, v23.8h, v2.h[7] _ mul v4.8h, v23.8h, v2.h[6] _ sub v23.8h, v28.8h, v26.8h
    add v26.8h, v26.8h, v28.8h _ mls v17.8h, v18.8h, v0.h[6] _ mls v16.8h, v6.8h, v0.h[6]
    sqrdmulh v28.8h, v3.8h, v2.h[7] _ mul v18.8h, v3.8h, v2.h[6] _ sub v6.8h, v29.8h, v21.8h
    add v3.8h, v21.8h, v29.8h _ mls v25.8h, v19.8h, v0.h[6] _ sqrdmulh v21.8h, v31.8h, v1.h[1]
    mls v4.8h, v24.8h, v0.h[6] _ mul v29.8h, v31.8h, v1.h[0] _ sub v19.8h, v17.8h, v27.8h
    sqrdmulh v24.8h, v7.8h, v1.h[1] _ mul v31.8h, v7.8h, v1.h[0] _ add v7.8h, v27.8h, v17.8h
    mls v18.8h, v28.8h, v0.h[6] _ sqrdmulh v27.8h, v6.8h, v1.h[1] _ mul v17.8h, v6.8h, v1.h[0]
    sqrdmulh v28.8h, v19.8h, v1.h[1] _ sub v6.8h, v4.8h, v16.8h _ mul v19.8h, v19.8h, v1.h[0]
    mls v29.8h, v21.8h, v0.h[6] _ add v21.8h, v16.8h, v4.8h _ sqrdmulh v4.8h, v30.8h, v1.h[3]
    mul v16.8h, v30.8h, v1.h[2] _ sub v30.8h, v18.8h, v25.8h _ mls v31.8h, v24.8h, v0.h[6]
    add v24.8h, v25.8h, v18.8h _ sub v25.8h, v21.8h, v3.8h _ mls v17.8h, v27.8h, v0.h[6]
    add v18.8h, v3.8h, v21.8h _ sqrdmulh v27.8h, v23.8h, v1.h[3] _ mul v3.8h, v23.8h, v1.h[2]
    sub v21.8h, v24.8h, v7.8h _ add v23.8h, v7.8h, v24.8h _ sqrdmulh v7.8h, v6.8h, v1.h[3]
    mul v24.8h, v6.8h, v1.h[2] _ mls v19.8h, v28.8h, v0.h[6] _ mls v16.8h, v4.8h, v0.h[6]
    sqrdmulh v6.8h, v30.8h, v1.h[3] _ mul v28.8h, v30.8h, v1.h[2]
    sqrdmulh v4.8h, v20.8h, v0.h[7] _ mls v3.8h, v27.8h, v0.h[6]
    sqrdmulh v30.8h, v26.8h, v0.h[7] _ mls v24.8h, v7.8h, v0.h[6] _ sub v27.8h, v16.8h, v29.8h
    add v7.8h, v29.8h, v16.8h _ sqrdmulh v29.8h, v25.8h, v1.h[5] _ mul v16.8h, v25.8h, v1.h[4]
    mls v28.8h, v6.8h, v0.h[6] _ sqrdmulh v25.8h, v21.8h, v1.h[5] _ mls v20.8h, v4.8h, v0.h[6]
    sub v6.8h, v3.8h, v31.8h _ add v4.8h, v31.8h, v3.8h _ mul v31.8h, v21.8h, v1.h[4]
    mls v26.8h, v30.8h, v0.h[6] _ sub v3.8h, v24.8h, v17.8h _ add v21.8h, v17.8h, v24.8h
    sqrdmulh v30.8h, v27.8h, v1.h[5] _ mul v24.8h, v27.8h, v1.h[4]
    sqrdmulh v17.8h, v6.8h, v1.h[5] _ sub v27.8h, v28.8h, v19.8h _ add v19.8h, v19.8h, v28.8h
    mul v28.8h, v6.8h, v1.h[4] _ mls v16.8h, v29.8h, v0.h[6] _ sub v6.8h, v20.8h, v22.8h
    add v29.8h, v22.8h, v20.8h _ sqrdmulh v22.8h, v3.8h, v1.h[5] _ mul v20.8h, v3.8h, v1.h[4]
    sub v3.8h, v26.8h, v5.8h _ add v26.8h, v5.8h, v26.8h _ mls v31.8h, v25.8h, v0.h[6]
    sqrdmulh v5.8h, v6.8h, v1.h[5] _ mul v25.8h, v6.8h, v1.h[4] _ mls v24.8h, v30.8h, v0.h[6]
    mls v28.8h, v17.8h, v0.h[6] _ sqrdmulh v6.8h, v3.8h, v1.h[5] _ mul v30.8h, v3.8h, v1.h[4]
    sqrdmulh v17.8h, v27.8h, v1.h[5] _ mul v3.8h, v27.8h, v1.h[4] _ mls v25.8h, v5.8h, v0.h[6]
    mls v20.8h, v22.8h, v0.h[6] _ sqrdmulh v27.8h, v29.8h, v1.h[7] _ mul v5.8h, v29.8h, v1.h[6]
    sqrdmulh v22.8h, v26.8h, v1.h[7] _ mul v29.8h, v26.8h, v1.h[6] _ mls v30.8h, v6.8h, v0.h[6]
    mls v3.8h, v17.8h, v0.h[6] _ sqrdmulh v26.8h, v18.8h, v1.h[7] _ mul v6.8h, v18.8h, v1.h[6]
    stp q16, q31, [x0, #320] _ sqrdmulh v17.8h, v23.8h, v1.h[7] _ mul v18.8h, v23.8h, v1.h[6]
    stp q24, q28, [x0, #384] _ ldp q16, q31, [x0, #32] _ sqrdmulh v23.8h, v7.8h, v1.h[7]
    mul v28.8h, v7.8h, v1.h[6] _ sqrdmulh v24.8h, v4.8h, v1.h[7] _ mul v7.8h, v4.8h, v1.h[6]
    stp q25, q30, [x0, #256] _ sqrdmulh v4.8h, v21.8h, v1.h[7] _ mul v30.8h, v21.8h, v1.h[6]
    stp q20, q3, [x0, #448] _ sqrdmulh v25.8h, v19.8h, v1.h[7] _ mul v21.8h, v19.8h, v1.h[6]
    mls v5.8h, v27.8h, v0.h[6] _ mls v29.8h, v22.8h, v0.h[6] _ ldp q3, q20, [x0, #96]
    mls v6.8h, v26.8h, v0.h[6] _ mls v18.8h, v17.8h, v0.h[6] _ ldp q19, q27, [x0, #160]
    mls v28.8h, v23.8h, v0.h[6] _ mls v7.8h, v24.8h, v0.h[6] _ ldp q22, q26, [x0, #224]
    mls v30.8h, v4.8h, v0.h[6] _ mls v21.8h, v25.8h, v0.h[6] _ ldp q17, q23, [x0, #288]
    stp q5, q29, [x0, #0] _ ldp q24, q4, [x0, #352] _ stp q6, q18, [x0, #64]
    ldp q25, q29, [x0, #416] _ stp q28, q7, [x0, #128] _ ldp q5, q6, [x0, #480]
    sub v18.8h, v3.8h, v16.8h _ sub v28.8h, v20.8h, v31.8h _ add v7.8h, v16.8h, v3.8h
    add v16.8h, v31.8h, v20.8h _ stp q30, q21, [x0, #192] _ sub v3.8h, v22.8h, v19.8h
    sub v31.8h, v26.8h, v27.8h _ sqrdmulh v20.8h, v18.8h, v2.h[1] _ mul v21.8h, v18.8h, v2.h[0]
    sqrdmulh v30.8h, v28.8h, v2.h[1] _ mul v18.8h, v28.8h, v2.h[0] _ add v28.8h, v19.8h, v22.8h
    add v19.8h, v27.8h, v26.8h _ sub v22.8h, v24.8h, v17.8h _ sub v27.8h, v4.8h, v23.8h
    add v26.8h, v17.8h, v24.8h _ add v17.8h, v23.8h, v4.8h _ sqrdmulh v24.8h, v3.8h, v2.h[3]
    mul v23.8h, v3.8h, v2.h[2] _ sub v4.8h, v28.8h, v7.8h _ sub v3.8h, v19.8h, v16.8h
    mls v21.8h, v20.8h, v0.h[6] _ add v20.8h, v25.8h, v5.8h _ add v7.8h, v7.8h, v28.8h
    add v28.8h, v16.8h, v19.8h _ sub v16.8h, v5.8h, v25.8h _ sub v19.8h, v6.8h, v29.8h
    sqrdmulh v25.8h, v31.8h, v2.h[3] _ mul v5.8h, v31.8h, v2.h[2] _ mls v18.8h, v30.8h, v0.h[6]
    add v31.8h, v29.8h, v6.8h _ sqrdmulh v30.8h, v4.8h, v1.h[1]
    sqrdmulh v29.8h, v22.8h, v2.h[5] _ mul v6.8h, v22.8h, v2.h[4] _ sub v22.8h, v20.8h, v26.8h
    add v26.8h, v26.8h, v20.8h _ mls v23.8h, v24.8h, v0.h[6] _ mul v20.8h, v4.8h, v1.h[0]
    sqrdmulh v24.8h, v27.8h, v2.h[5] _ mul v4.8h, v27.8h, v2.h[4] _ sub v27.8h, v31.8h, v17.8h
    add v31.8h, v17.8h, v31.8h _ mls v5.8h, v25.8h, v0.h[6] _ sqrdmulh v17.8h, v3.8h, v1.h[1]
    mls v6.8h, v29.8h, v0.h[6] _ mul v25.8h, v3.8h, v1.h[0] _ sqrdmulh v29.8h, v16.8h, v2.h[7]
    mul v3.8h, v16.8h, v2.h[6] _ sub v16.8h, v23.8h, v21.8h _ add v23.8h, v21.8h, v23.8h
    mls v4.8h, v24.8h, v0.h[6] _ sqrdmulh v21.8h, v22.8h, v1.h[3] _ sub v24.8h, v5.8h, v18.8h
    mul v22.8h, v22.8h, v1.h[2] _ mls v20.8h, v30.8h, v0.h[6] _ add v30.8h, v18.8h, v5.8h
    sqrdmulh v18.8h, v19.8h, v2.h[7] _ mul v5.8h, v19.8h, v2.h[6] _ sub v19.8h, v26.8h, v7.8h
    add v26.8h, v7.8h, v26.8h _ mls v3.8h, v29.8h, v0.h[6] _ sqrdmulh v7.8h, v16.8h, v1.h[1]
    mul v29.8h, v16.8h, v1.h[0] _ mls v25.8h, v17.8h, v0.h[6] _ sub v16.8h, v31.8h, v28.8h
    add v17.8h, v28.8h, v31.8h _ sqrdmulh v28.8h, v24.8h, v1.h[1] _ mul v31.8h, v24.8h, v1.h[0]
    mls v5.8h, v18.8h, v0.h[6] _ sqrdmulh v24.8h, v27.8h, v1.h[3] _ sub v18.8h, v3.8h, v6.8h
    mul v27.8h, v27.8h, v1.h[2] _ mls v22.8h, v21.8h, v0.h[6] _ add v21.8h, v6.8h, v3.8h
    mls v29.8h, v7.8h, v0.h[6] _ sqrdmulh v6.8h, v19.8h, v1.h[5]
    sqrdmulh v3.8h, v18.8h, v1.h[3] _ mul v7.8h, v18.8h, v1.h[2] _ sub v18.8h, v21.8h, v23.8h
    add v21.8h, v23.8h, v21.8h _ sub v23.8h, v5.8h, v4.8h _ mls v31.8h, v28.8h, v0.h[6]
    add v28.8h, v4.8h, v5.8h _ mul v4.8h, v19.8h, v1.h[4] _ mls v27.8h, v24.8h, v0.h[6]
    sub v5.8h, v22.8h, v20.8h _ add v19.8h, v20.8h, v22.8h _ sqrdmulh v24.8h, v16.8h, v1.h[5]
    sqrdmulh v22.8h, v23.8h, v1.h[3] _ mul v20.8h, v23.8h, v1.h[2] _ sub v23.8h, v28.8h, v30.8h
    add v28.8h, v30.8h, v28.8h _ mls v7.8h, v3.8h, v0.h[6] _ mul v30.8h, v16.8h, v1.h[4]
    sqrdmulh v3.8h, v18.8h, v1.h[5] _ mul v16.8h, v18.8h, v1.h[4] _ sub v18.8h, v27.8h, v25.8h
    add v27.8h, v25.8h, v27.8h _ mls v4.8h, v6.8h, v0.h[6] _ mls v20.8h, v22.8h, v0.h[6]
    sqrdmulh v25.8h, v23.8h, v1.h[5] _ sub v6.8h, v7.8h, v29.8h _ add v22.8h, v29.8h, v7.8h
    mul v29.8h, v23.8h, v1.h[4] _ sqrdmulh v7.8h, v5.8h, v1.h[5] _ mul v23.8h, v5.8h, v1.h[4]
    mls v30.8h, v24.8h, v0.h[6] _ sqrdmulh v5.8h, v18.8h, v1.h[5] _ mul v24.8h, v18.8h, v1.h[4]
    sub v18.8h, v20.8h, v31.8h _ add v20.8h, v31.8h, v20.8h _ mls v16.8h, v3.8h, v0.h[6]
    sqrdmulh v31.8h, v6.8h, v1.h[5] _ mul v3.8h, v6.8h, v1.h[4] _ mls v29.8h, v25.8h, v0.h[6]
    mls v23.8h, v7.8h, v0.h[6] _ stp q4, q30, [x0, #288] _ sqrdmulh v6.8h, v18.8h, v1.h[5]
    mul v25.8h, v18.8h, v1.h[4] _ sqrdmulh v7.8h, v26.8h, v1.h[7] _ mul v30.8h, v26.8h, v1.h[6]
    sqrdmulh v4.8h, v17.8h, v1.h[7] _ mul v18.8h, v17.8h, v1.h[6]
    sqrdmulh v26.8h, v21.8h, v1.h[7] _ mul v17.8h, v21.8h, v1.h[6] _ stp q16, q29, [x0, #352]
    sqrdmulh v21.8h, v28.8h, v1.h[7] _ mul v16.8h, v28.8h, v1.h[6]
    sqrdmulh v29.8h, v19.8h, v1.h[7] _ mul v28.8h, v19.8h, v1.h[6] _ mls v24.8h, v5.8h, v0.h[6]
    mls v3.8h, v31.8h, v0.h[6] _ sqrdmulh v19.8h, v27.8h, v1.h[7] _ mul v5.8h, v27.8h, v1.h[6]
    sqrdmulh v31.8h, v22.8h, v1.h[7] _ mul v27.8h, v22.8h, v1.h[6] _ mls v25.8h, v6.8h, v0.h[6]
    mls v30.8h, v7.8h, v0.h[6] _ sqrdmulh v22.8h, v20.8h, v1.h[7] _ mul v6.8h, v20.8h, v1.h[6]
    stp q23, q24, [x0, #416] _ mls v18.8h, v4.8h, v0.h[6] _ mls v17.8h, v26.8h, v0.h[6]
    mls v16.8h, v21.8h, v0.h[6] _ mls v28.8h, v29.8h, v0.h[6] _ mls v5.8h, v19.8h, v0.h[6]
    mls v27.8h, v31.8h, v0.h[6] _ stp q3, q25, [x0, #480] _ mls v6.8h, v22.8h, v0.h[6]
    stp q30, q18, [x0, #32] _ stp q17, q16, [x0, #96] _ stp q28, q5, [x0, #160]
    stp q27, q6, [x0, #224] _ ret
END(qtn_mlkem_neon_inv_ntt_add)

ENTRY(qtn_mlkem_neon_inv_ntt)
    mov x1, #0 _ b NAME(qtn_mlkem_neon_inv_ntt_add)
END(qtn_mlkem_neon_inv_ntt)

    CONSTANTS
    .balign 64
zetas:
    .hword -40, -394, -749, -7373, -266, -2618, 512, 5040
    .hword 848, 8347, -1432, -14095, 630, 6201, -687, -6762
    .hword 0, 0, 0, 0, 0, 0, 3329, 10
    .hword 821, 8081, -1355, -13338, -1583, -15582, 0, 0
    .hword -1175, -1175, 885, 885, -394, -394, -1219, -1219
    .hword -11566, -11566, 8711, 8711, -3878, -3878, -11999, -11999
    .hword 910, 910, 910, 910, 1227, 1227, 1227, 1227
    .hword 8957, 8957, 8957, 8957, 12078, 12078, 12078, 12078
    .hword 1029, 1029, -1455, -1455, 1212, 1212, -1607, -1607
    .hword 10129, 10129, -14322, -14322, 11930, 11930, -15818, -15818
    .hword -219, -219, -219, -219, -855, -855, -855, -855
    .hword -2156, -2156, -2156, -2156, -8416, -8416, -8416, -8416
    .hword -450, -4429, -936, -9213, 569, 5601, 0, 0
    .hword 886, 886, -554, -554, -1179, -1179, 1143, 1143
    .hword 8721, 8721, -5453, -5453, -11605, -11605, 11251, 11251
    .hword 648, 648, 648, 648, 1481, 1481, 1481, 1481
    .hword 6378, 6378, 6378, 6378, 14578, 14578, 14578, 14578
    .hword 1026, 1026, 403, 403, 1092, 1092, -525, -525
    .hword 10099, 10099, 3967, 3967, 10749, 10749, -5168, -5168
    .hword -712, -712, -712, -712, -682, -682, -682, -682
    .hword -7008, -7008, -7008, -7008, -6713, -6713, -6713, -6713
    .hword -447, -4400, 535, 5266, -69, -679, 0, 0
    .hword -735, -735, -863, -863, 561, 561, -1230, -1230
    .hword -7235, -7235, -8495, -8495, 5522, 5522, -12107, -12107
    .hword -927, -927, -927, -927, 1534, 1534, 1534, 1534
    .hword -9125, -9125, -9125, -9125, 15099, 15099, 15099, 15099
    .hword 757, 757, -556, -556, 319, 319, 1063, 1063
    .hword 7451, 7451, -5473, -5473, 3140, 3140, 10463, 10463
    .hword -461, -461, -461, -461, 1438, 1438, 1438, 1438
    .hword -4538, -4538, -4538, -4538, 14155, 14155, 14155, 14155
    .hword -1235, -12156, 1426, 14036, -543, -5345, 0, 0
    .hword 1645, 1645, -1239, -1239, -780, -780, 375, 375
    .hword 16192, 16192, -12196, -12196, -7678, -7678, 3691, 3691
    .hword 452, 452, 452, 452, 807, 807, 807, 807
    .hword 4449, 4449, 4449, 4449, 7943, 7943, 7943, 7943
    .hword -109, -109, -1292, -1292, -1031, -1031, 1584, 1584
    .hword -1073, -1073, -12717, -12717, -10148, -10148, 15592, 15592
    .hword 1435, 1435, 1435, 1435, -1010, -1010, -1010, -1010
    .hword 14125, 14125, 14125, 14125, -9942, -9942, -9942, -9942
    .hword 1333, 13121, -1089, -10719, 797, 7845, 0, 0
    .hword 641, 641, 268, 268, -992, -992, 733, 733
    .hword 6309, 6309, 2638, 2638, -9764, -9764, 7215, 7215
    .hword -1414, -1414, -1414, -1414, 1320, 1320, 1320, 1320
    .hword -13918, -13918, -13918, -13918, 12993, 12993, 12993, 12993
    .hword -941, -941, -892, -892, -1021, -1021, 939, 939
    .hword -9262, -9262, -8780, -8780, -10050, -10050, 9243, 9243
    .hword 33, 33, 33, 33, -464, -464, -464, -464
    .hword 325, 325, 325, 325, -4567, -4567, -4567, -4567
    .hword 56, 551, -283, -2786, 193, 1900, 0, 0
    .hword -642, -642, 1461, 1461, 952, 952, -1482, -1482
    .hword -6319, -6319, 14381, 14381, 9371, 9371, -14588, -14588
    .hword 632, 632, 632, 632, -816, -816, -816, -816
    .hword 6221, 6221, 6221, 6221, -8032, -8032, -8032, -8032
    .hword -1540, -1540, -540, -540, 1651, 1651, -1626, -1626
    .hword -15159, -15159, -5315, -5315, 16251, 16251, -16005, -16005
    .hword -1352, -1352, -1352, -1352, 650, 650, 650, 650
    .hword -13308, -13308, -13308, -13308, 6398, 6398, 6398, 6398
    .hword 1476, 14529, 1339, 13180, -1410, -13879, 0, 0
    .hword -279, -279, -314, -314, -1173, -1173, 756, 756
    .hword -2746, -2746, -3091, -3091, -11546, -11546, 7441, 7441
    .hword -1274, -1274, -1274, -1274, -1052, -1052, -1052, -1052
    .hword -12540, -12540, -12540, -12540, -10355, -10355, -10355, -10355
    .hword 233, 233, -48, -48, -667, -667, 1409, 1409
    .hword 2293, 2293, -472, -472, -6565, -6565, 13869, 13869
    .hword -1025, -1025, -1025, -1025, 1197, 1197, 1197, 1197
    .hword -10089, -10089, -10089, -10089, 11782, 11782, 11782, 11782
    .hword -882, -8682, 296, 2914, 1062, 10453, 0, 0
    .hword 1100, 1100, -1041, -1041, 723, 723, 1637, 1637
    .hword 10828, 10828, -10247, -10247, 7117, 7117, 16113, 16113
    .hword -1573, -1573, -1573, -1573, -76, -76, -76, -76
    .hword -15483, -15483, -15483, -15483, -748, -748, -748, -748
    .hword -680, -680, 583, 583, -568, -568, 17, 17
    .hword -6693, -6693, 5739, 5739, -5591, -5591, 167, 167
    .hword 331, 331, 331, 331, 289, 289, 289, 289
    .hword 3258, 3258, 3258, 3258, 2845, 2845, 2845, 2845

OBJECT_NOTES
