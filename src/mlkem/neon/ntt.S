/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Written by scripts/mlkem_aarch64.py, which explains it; a test compares.
 *
 * Algorithm 9 of FIPS 203. */
#include "common/asm_aarch64.inc"

    .text
ENTRY(qtn_mlkem_neon_ntt)
    ADDRESS(x1, zetas)
    ldp q1, q0, [x1], #32 _ ldp q16, q17, [x0, #448] _ ldp q18, q19, [x0, #320]
    ldp q20, q21, [x0, #384] _ ldp q22, q23, [x0, #192] _ ldp q24, q25, [x0, #256]
    ldp q26, q27, [x0, #64] _ ldp q28, q29, [x0, #128] _ ldp q30, q31, [x0, #0]
    sqrdmulh v2.8h, v16.8h, v1.h[1] _ mul v3.8h, v16.8h, v1.h[0]
    sqrdmulh v4.8h, v17.8h, v1.h[1] _ mul v5.8h, v17.8h, v1.h[0]
    sqrdmulh v6.8h, v18.8h, v1.h[1] _ mul v7.8h, v18.8h, v1.h[0]
    sqrdmulh v16.8h, v19.8h, v1.h[1] _ mul v17.8h, v19.8h, v1.h[0] _ mls v3.8h, v2.8h, v0.h[6]
    sqrdmulh v18.8h, v20.8h, v1.h[1] _ mul v19.8h, v20.8h, v1.h[0] _ mls v5.8h, v4.8h, v0.h[6]
    sqrdmulh v2.8h, v21.8h, v1.h[1] _ mls v7.8h, v6.8h, v0.h[6] _ mul v20.8h, v21.8h, v1.h[0]
    sqrdmulh v4.8h, v24.8h, v1.h[1] _ mul v6.8h, v24.8h, v1.h[0] _ mls v17.8h, v16.8h, v0.h[6]
    sub v21.8h, v22.8h, v3.8h _ add v24.8h, v22.8h, v3.8h _ sqrdmulh v16.8h, v25.8h, v1.h[1]
    mul v22.8h, v25.8h, v1.h[0] _ sub v3.8h, v23.8h, v5.8h _ add v25.8h, v23.8h, v5.8h
    mls v19.8h, v18.8h, v0.h[6] _ sub v5.8h, v26.8h, v7.8h _ add v23.8h, v26.8h, v7.8h
    sqrdmulh v18.8h, v24.8h, v1.h[3] _ mls v20.8h, v2.8h, v0.h[6] _ mul v7.8h, v24.8h, v1.h[2]
    mls v6.8h, v4.8h, v0.h[6] _ sub v26.8h, v27.8h, v17.8h _ add v2.8h, v27.8h, v17.8h
    sqrdmulh v24.8h, v25.8h, v1.h[3] _ mls v22.8h, v16.8h, v0.h[6] _ mul v4.8h, v25.8h, v1.h[2]
    sub v17.8h, v28.8h, v19.8h _ add v27.8h, v28.8h, v19.8h _ sqrdmulh v16.8h, v21.8h, v1.h[5]
    mul v25.8h, v21.8h, v1.h[4] _ sub v28.8h, v29.8h, v20.8h _ add v19.8h, v29.8h, v20.8h
    mls v7.8h, v18.8h, v0.h[6] _ sqrdmulh v21.8h, v3.8h, v1.h[5] _ sub v29.8h, v30.8h, v6.8h
    add v20.8h, v30.8h, v6.8h _ sqrdmulh v18.8h, v27.8h, v1.h[3] _ mul v30.8h, v27.8h, v1.h[2]
    sub v6.8h, v31.8h, v22.8h _ add v27.8h, v31.8h, v22.8h _ mls v4.8h, v24.8h, v0.h[6]
    sqrdmulh v31.8h, v19.8h, v1.h[3] _ mul v22.8h, v19.8h, v1.h[2] _ mul v24.8h, v3.8h, v1.h[4]
    sub v19.8h, v23.8h, v7.8h _ add v3.8h, v23.8h, v7.8h _ mls v25.8h, v16.8h, v0.h[6]
    sqrdmulh v7.8h, v17.8h, v1.h[5] _ mls v30.8h, v18.8h, v0.h[6] _ mul v23.8h, v17.8h, v1.h[4]
    sub v16.8h, v2.8h, v4.8h _ add v18.8h, v2.8h, v4.8h _ sqrdmulh v17.8h, v28.8h, v1.h[5]
    mul v4.8h, v28.8h, v1.h[4] _ mls v22.8h, v31.8h, v0.h[6] _ mls v24.8h, v21.8h, v0.h[6]
    sub v2.8h, v5.8h, v25.8h _ add v28.8h, v5.8h, v25.8h _ sqrdmulh v31.8h, v3.8h, v1.h[7]
    mul v21.8h, v3.8h, v1.h[6] _ sub v5.8h, v20.8h, v30.8h _ add v25.8h, v20.8h, v30.8h
    mls v23.8h, v7.8h, v0.h[6] _ sqrdmulh v3.8h, v18.8h, v1.h[7] _ mls v4.8h, v17.8h, v0.h[6]
    mul v30.8h, v18.8h, v1.h[6] _ sub v20.8h, v27.8h, v22.8h _ add v7.8h, v27.8h, v22.8h
    sub v17.8h, v26.8h, v24.8h _ add v18.8h, v26.8h, v24.8h _ sqrdmulh v27.8h, v19.8h, v0.h[1]
    mul v22.8h, v19.8h, v0.h[0] _ sub v26.8h, v29.8h, v23.8h _ add v24.8h, v29.8h, v23.8h
    sqrdmulh v19.8h, v16.8h, v0.h[1] _ mls v21.8h, v31.8h, v0.h[6] _ sub v29.8h, v6.8h, v4.8h
    add v23.8h, v6.8h, v4.8h _ mul v31.8h, v16.8h, v0.h[0] _ sqrdmulh v6.8h, v28.8h, v0.h[3]
    mls v30.8h, v3.8h, v0.h[6] _ mul v4.8h, v28.8h, v0.h[2] _ sqrdmulh v16.8h, v18.8h, v0.h[3]
    mls v22.8h, v27.8h, v0.h[6] _ mul v3.8h, v18.8h, v0.h[2] _ sub v28.8h, v25.8h, v21.8h
    sqrdmulh v27.8h, v2.8h, v0.h[5] _ add v18.8h, v25.8h, v21.8h _ mls v31.8h, v19.8h, v0.h[6]
    mul v21.8h, v2.8h, v0.h[4] _ sub v25.8h, v7.8h, v30.8h _ sqrdmulh v19.8h, v17.8h, v0.h[5]
    mls v4.8h, v6.8h, v0.h[6] _ add v2.8h, v7.8h, v30.8h _ mul v6.8h, v17.8h, v0.h[4]
    sub v7.8h, v5.8h, v22.8h _ add v30.8h, v5.8h, v22.8h _ mls v3.8h, v16.8h, v0.h[6]
    stp q18, q2, [x0, #0] _ ldp q17, q22, [x0, #480] _ sub v5.8h, v20.8h, v31.8h
    mls v21.8h, v27.8h, v0.h[6] _ add v16.8h, v20.8h, v31.8h _ stp q28, q25, [x0, #64]
    ldp q2, q18, [x0, #352] _ ldp q27, q20, [x0, #416] _ sub v31.8h, v24.8h, v4.8h
    add v25.8h, v24.8h, v4.8h _ mls v6.8h, v19.8h, v0.h[6] _ stp q30, q16, [x0, #128]
    ldp q28, q24, [x0, #224] _ sub v4.8h, v23.8h, v3.8h _ add v19.8h, v23.8h, v3.8h
    stp q7, q5, [x0, #192] _ ldp q16, q30, [x0, #288] _ sub v3.8h, v26.8h, v21.8h
    add v23.8h, v26.8h, v21.8h _ stp q25, q19, [x0, #256] _ ldp q5, q7, [x0, #96]
    sqrdmulh v21.8h, v17.8h, v1.h[1] _ mul v26.8h, v17.8h, v1.h[0] _ sub v25.8h, v29.8h, v6.8h
    add v19.8h, v29.8h, v6.8h _ stp q31, q4, [x0, #320] _ ldp q17, q6, [x0, #160]
    sqrdmulh v29.8h, v22.8h, v1.h[1] _ mul v4.8h, v22.8h, v1.h[0]
    sqrdmulh v31.8h, v2.8h, v1.h[1] _ mul v22.8h, v2.8h, v1.h[0] _ stp q23, q19, [x0, #384]
    sqrdmulh v2.8h, v18.8h, v1.h[1] _ mul v23.8h, v18.8h, v1.h[0] _ stp q3, q25, [x0, #448]
    mls v26.8h, v21.8h, v0.h[6] _ sqrdmulh v19.8h, v27.8h, v1.h[1] _ mul v18.8h, v27.8h, v1.h[0]
    mls v4.8h, v29.8h, v0.h[6] _ ldp q3, q25, [x0, #32] _ sqrdmulh v21.8h, v20.8h, v1.h[1]
    mls v22.8h, v31.8h, v0.h[6] _ mul v27.8h, v20.8h, v1.h[0] _ sqrdmulh v29.8h, v16.8h, v1.h[1]
    mul v31.8h, v16.8h, v1.h[0] _ mls v23.8h, v2.8h, v0.h[6] _ sub v20.8h, v28.8h, v26.8h
    add v16.8h, v28.8h, v26.8h _ sqrdmulh v2.8h, v30.8h, v1.h[1] _ mul v28.8h, v30.8h, v1.h[0]
    sub v26.8h, v24.8h, v4.8h _ add v30.8h, v24.8h, v4.8h _ mls v18.8h, v19.8h, v0.h[6]
    sub v4.8h, v5.8h, v22.8h _ add v24.8h, v5.8h, v22.8h _ sqrdmulh v19.8h, v16.8h, v1.h[3]
    mls v27.8h, v21.8h, v0.h[6] _ mul v22.8h, v16.8h, v1.h[2] _ mls v31.8h, v29.8h, v0.h[6]
    sub v5.8h, v7.8h, v23.8h _ add v21.8h, v7.8h, v23.8h _ sqrdmulh v16.8h, v30.8h, v1.h[3]
    mls v28.8h, v2.8h, v0.h[6] _ mul v29.8h, v30.8h, v1.h[2] _ sub v23.8h, v17.8h, v18.8h
    add v7.8h, v17.8h, v18.8h _ sqrdmulh v2.8h, v20.8h, v1.h[5] _ mul v30.8h, v20.8h, v1.h[4]
    sub v17.8h, v6.8h, v27.8h _ add v18.8h, v6.8h, v27.8h _ mls v22.8h, v19.8h, v0.h[6]
    sqrdmulh v20.8h, v26.8h, v1.h[5] _ sub v6.8h, v3.8h, v31.8h _ add v27.8h, v3.8h, v31.8h
    sqrdmulh v19.8h, v7.8h, v1.h[3] _ mul v3.8h, v7.8h, v1.h[2] _ sub v31.8h, v25.8h, v28.8h
    add v7.8h, v25.8h, v28.8h _ mls v29.8h, v16.8h, v0.h[6] _ sqrdmulh v25.8h, v18.8h, v1.h[3]
    mul v28.8h, v18.8h, v1.h[2] _ mul v16.8h, v26.8h, v1.h[4] _ sub v18.8h, v24.8h, v22.8h
    add v26.8h, v24.8h, v22.8h _ mls v30.8h, v2.8h, v0.h[6] _ sqrdmulh v22.8h, v23.8h, v1.h[5]
    mls v3.8h, v19.8h, v0.h[6] _ mul v24.8h, v23.8h, v1.h[4] _ sub v2.8h, v21.8h, v29.8h
    add v19.8h, v21.8h, v29.8h _ sqrdmulh v23.8h, v17.8h, v1.h[5] _ mul v29.8h, v17.8h, v1.h[4]
    mls v28.8h, v25.8h, v0.h[6] _ mls v16.8h, v20.8h, v0.h[6] _ sub v21.8h, v4.8h, v30.8h
    add v17.8h, v4.8h, v30.8h _ sqrdmulh v25.8h, v26.8h, v1.h[7] _ mul v20.8h, v26.8h, v1.h[6]
    sub v4.8h, v27.8h, v3.8h _ add v30.8h, v27.8h, v3.8h _ mls v24.8h, v22.8h, v0.h[6]
    sqrdmulh v26.8h, v19.8h, v1.h[7] _ mls v29.8h, v23.8h, v0.h[6] _ mul v3.8h, v19.8h, v1.h[6]
    sub v27.8h, v7.8h, v28.8h _ add v22.8h, v7.8h, v28.8h _ sub v23.8h, v5.8h, v16.8h
    add v19.8h, v5.8h, v16.8h _ sqrdmulh v7.8h, v18.8h, v0.h[1] _ mul v28.8h, v18.8h, v0.h[0]
    sub v5.8h, v6.8h, v24.8h _ add v16.8h, v6.8h, v24.8h _ sqrdmulh v18.8h, v2.8h, v0.h[1]
    mls v20.8h, v25.8h, v0.h[6] _ sub v6.8h, v31.8h, v29.8h _ add v24.8h, v31.8h, v29.8h
    mul v25.8h, v2.8h, v0.h[0] _ sqrdmulh v31.8h, v17.8h, v0.h[3] _ mls v3.8h, v26.8h, v0.h[6]
    mul v29.8h, v17.8h, v0.h[2] _ sqrdmulh v2.8h, v19.8h, v0.h[3] _ mls v28.8h, v7.8h, v0.h[6]
    mul v26.8h, v19.8h, v0.h[2] _ sub v17.8h, v30.8h, v20.8h _ sqrdmulh v7.8h, v21.8h, v0.h[5]
    add v19.8h, v30.8h, v20.8h _ mls v25.8h, v18.8h, v0.h[6] _ mul v20.8h, v21.8h, v0.h[4]
    sub v30.8h, v22.8h, v3.8h _ sqrdmulh v18.8h, v23.8h, v0.h[5] _ mls v29.8h, v31.8h, v0.h[6]
    add v21.8h, v22.8h, v3.8h _ mul v31.8h, v23.8h, v0.h[4] _ sub v22.8h, v4.8h, v28.8h
    add v3.8h, v4.8h, v28.8h _ mls v26.8h, v2.8h, v0.h[6] _ stp q19, q21, [x0, #32]
    sub v23.8h, v27.8h, v25.8h _ mls v20.8h, v7.8h, v0.h[6] _ add v4.8h, v27.8h, v25.8h
    stp q17, q30, [x0, #96] _ sub v28.8h, v16.8h, v29.8h _ add v2.8h, v16.8h, v29.8h
    mls v31.8h, v18.8h, v0.h[6] _ stp q3, q4, [x0, #160] _ sub v21.8h, v24.8h, v26.8h
    add v19.8h, v24.8h, v26.8h _ stp q22, q23, [x0, #224] _ sub v7.8h, v5.8h, v20.8h
    add v27.8h, v5.8h, v20.8h _ stp q2, q19, [x0, #288] _ sub v25.8h, v6.8h, v31.8h
    add v30.8h, v6.8h, v31.8h _ stp q28, q21, [x0, #352] _ stp q27, q30, [x0, #416]
    stp q7, q25, [x0, #480] _ mov x3, x0 _ add x4, x0, #512
1:
    ldr q2, [x1, #0] _ ldp q16, q17, [x0, #32] _ ldp q18, q19, [x0, #0] _ ldr q3, [x1, #144]
    ldp q20, q21, [x0, #96] _ ldp q22, q23, [x0, #64] _ ldp q24, q25, [x1, #16]
    ldp q26, q27, [x1, #80] _ ldp q28, q29, [x1, #160] _ ldp q30, q31, [x1, #224]
    sqrdmulh v4.8h, v17.8h, v2.h[1] _ mul v5.8h, v17.8h, v2.h[0]
    sqrdmulh v6.8h, v16.8h, v2.h[1] _ mul v7.8h, v16.8h, v2.h[0] _ mls v5.8h, v4.8h, v0.h[6]
    sqrdmulh v17.8h, v21.8h, v3.h[1] _ mls v7.8h, v6.8h, v0.h[6] _ mul v16.8h, v21.8h, v3.h[0]
    sqrdmulh v4.8h, v20.8h, v3.h[1] _ mul v6.8h, v20.8h, v3.h[0] _ sub v21.8h, v19.8h, v5.8h
    add v20.8h, v19.8h, v5.8h _ sub v19.8h, v18.8h, v7.8h _ add v5.8h, v18.8h, v7.8h
    mls v16.8h, v17.8h, v0.h[6] _ sqrdmulh v18.8h, v20.8h, v2.h[3] _ mul v7.8h, v20.8h, v2.h[2]
    mls v6.8h, v4.8h, v0.h[6] _ sqrdmulh v17.8h, v21.8h, v2.h[5] _ mul v20.8h, v21.8h, v2.h[4]
    sub v4.8h, v23.8h, v16.8h _ add v2.8h, v23.8h, v16.8h _ mls v7.8h, v18.8h, v0.h[6]
    sqrdmulh v21.8h, v2.8h, v3.h[3] _ mul v16.8h, v2.8h, v3.h[2] _ sub v23.8h, v22.8h, v6.8h
    add v18.8h, v22.8h, v6.8h _ mls v20.8h, v17.8h, v0.h[6] _ sqrdmulh v2.8h, v4.8h, v3.h[5]
    mul v6.8h, v4.8h, v3.h[4] _ sub v22.8h, v5.8h, v7.8h _ add v17.8h, v5.8h, v7.8h
    mls v16.8h, v21.8h, v0.h[6] _ sub v4.8h, v19.8h, v20.8h _ add v3.8h, v19.8h, v20.8h
    trn2 v7.2d, v17.2d, v22.2d _ trn1 v5.2d, v17.2d, v22.2d _ mls v6.8h, v2.8h, v0.h[6]
    ldp q21, q19, [x1, #48] _ trn2 v20.2d, v3.2d, v4.2d _ sqrdmulh v22.8h, v7.8h, v25.8h
    mul v17.8h, v7.8h, v24.8h _ trn1 v2.2d, v3.2d, v4.2d _ sub v25.8h, v18.8h, v16.8h
    add v7.8h, v18.8h, v16.8h _ sqrdmulh v24.8h, v20.8h, v27.8h _ mul v3.8h, v20.8h, v26.8h
    ldp q4, q16, [x1, #112] _ sub v18.8h, v23.8h, v6.8h _ add v27.8h, v23.8h, v6.8h
    trn2 v20.2d, v7.2d, v25.2d _ trn1 v26.2d, v7.2d, v25.2d _ mls v17.8h, v22.8h, v0.h[6]
    trn2 v6.2d, v27.2d, v18.2d _ sqrdmulh v23.8h, v20.8h, v29.8h _ mul v7.8h, v20.8h, v28.8h
    trn1 v25.2d, v27.2d, v18.2d _ ldp q22, q29, [x1, #192] _ mls v3.8h, v24.8h, v0.h[6]
    sqrdmulh v28.8h, v6.8h, v31.8h _ mul v20.8h, v6.8h, v30.8h _ ldp q18, q27, [x1, #256]
    sub v24.8h, v5.8h, v17.8h _ add v31.8h, v5.8h, v17.8h _ mls v7.8h, v23.8h, v0.h[6]
    sub v6.8h, v2.8h, v3.8h _ add v30.8h, v2.8h, v3.8h _ trn2 v17.4s, v31.4s, v24.4s
    trn1 v5.4s, v31.4s, v24.4s _ mls v20.8h, v28.8h, v0.h[6] _ trn2 v23.4s, v30.4s, v6.4s
    sqrdmulh v2.8h, v17.8h, v19.8h _ mul v3.8h, v17.8h, v21.8h _ trn1 v24.4s, v30.4s, v6.4s
    sub v31.8h, v26.8h, v7.8h _ add v28.8h, v26.8h, v7.8h _ sqrdmulh v19.8h, v23.8h, v16.8h
    mul v17.8h, v23.8h, v4.8h _ sub v21.8h, v25.8h, v20.8h _ add v6.8h, v25.8h, v20.8h
    trn2 v30.4s, v28.4s, v31.4s _ trn1 v7.4s, v28.4s, v31.4s _ mls v3.8h, v2.8h, v0.h[6]
    trn2 v26.4s, v6.4s, v21.4s _ sqrdmulh v16.8h, v30.8h, v29.8h _ mul v4.8h, v30.8h, v22.8h
    trn1 v23.4s, v6.4s, v21.4s _ mls v17.8h, v19.8h, v0.h[6] _ sqrdmulh v25.8h, v26.8h, v27.8h
    mul v20.8h, v26.8h, v18.8h _ sub v28.8h, v5.8h, v3.8h _ add v27.8h, v5.8h, v3.8h
    mls v4.8h, v16.8h, v0.h[6] _ sub v31.8h, v24.8h, v17.8h _ add v30.8h, v24.8h, v17.8h
    sqrdmulh v2.8h, v27.8h, v0.h[7] _ sqrdmulh v29.8h, v28.8h, v0.h[7]
    mls v20.8h, v25.8h, v0.h[6] _ sqrdmulh v22.8h, v30.8h, v0.h[7]
    sqrdmulh v21.8h, v31.8h, v0.h[7] _ sub v6.8h, v7.8h, v4.8h _ add v5.8h, v7.8h, v4.8h
    mls v27.8h, v2.8h, v0.h[6] _ mls v28.8h, v29.8h, v0.h[6] _ sub v19.8h, v23.8h, v20.8h
    add v18.8h, v23.8h, v20.8h _ sqrdmulh v26.8h, v5.8h, v0.h[7]
    sqrdmulh v3.8h, v6.8h, v0.h[7] _ mls v30.8h, v22.8h, v0.h[6] _ mls v31.8h, v21.8h, v0.h[6]
    sqrdmulh v16.8h, v18.8h, v0.h[7] _ sqrdmulh v17.8h, v19.8h, v0.h[7]
    st2 {v27.4s, v28.4s}, [x3], #32 _ mls v5.8h, v26.8h, v0.h[6] _ mls v6.8h, v3.8h, v0.h[6]
    st2 {v30.4s, v31.4s}, [x3], #32 _ mls v18.8h, v16.8h, v0.h[6] _ mls v19.8h, v17.8h, v0.h[6]
    st2 {v5.4s, v6.4s}, [x3], #32 _ st2 {v18.4s, v19.4s}, [x3], #32 _ add x1, x1, #288
    add x0, x0, #128 _ cmp x0, x4 _ b.ne 1b _ ret
END(qtn_mlkem_neon_ntt)

    CONSTANTS
    .balign 64
zetas:
    .hword -1600, -15749, -749, -7373, -40, -394, -687, -6762
    .hword 630, 6201, -1432, -14095, 848, 8347, 3329, 10
    .hword 1062, 10453, 296, 2914, -882, -8682, 0, 0
    .hword 289, 289, 289, 289, 331, 331, 331, 331
    .hword 2845, 2845, 2845, 2845, 3258, 3258, 3258, 3258
    .hword 17, 17, -568, -568, 583, 583, -680, -680
    .hword 167, 167, -5591, -5591, 5739, 5739, -6693, -6693
    .hword -76, -76, -76, -76, -1573, -1573, -1573, -1573
    .hword -748, -748, -748, -748, -15483, -15483, -15483, -15483
    .hword 1637, 1637, 723, 723, -1041, -1041, 1100, 1100
    .hword 16113, 16113, 7117, 7117, -10247, -10247, 10828, 10828
    .hword -1410, -13879, 1339, 13180, 1476, 14529, 0, 0
    .hword 1197, 1197, 1197, 1197, -1025, -1025, -1025, -1025
    .hword 11782, 11782, 11782, 11782, -10089, -10089, -10089, -10089
    .hword 1409, 1409, -667, -667, -48, -48, 233, 233
    .hword 13869, 13869, -6565, -6565, -472, -472, 2293, 2293
    .hword -1052, -1052, -1052, -1052, -1274, -1274, -1274, -1274
    .hword -10355, -10355, -10355, -10355, -12540, -12540, -12540, -12540
    .hword 756, 756, -1173, -1173, -314, -314, -279, -279
    .hword 7441, 7441, -11546, -11546, -3091, -3091, -2746, -2746
    .hword 193, 1900, -283, -2786, 56, 551, 0, 0
    .hword 650, 650, 650, 650, -1352, -1352, -1352, -1352
    .hword 6398, 6398, 6398, 6398, -13308, -13308, -13308, -13308
    .hword -1626, -1626, 1651, 1651, -540, -540, -1540, -1540
    .hword -16005, -16005, 16251, 16251, -5315, -5315, -15159, -15159
    .hword -816, -816, -816, -816, 632, 632, 632, 632
    .hword -8032, -8032, -8032, -8032, 6221, 6221, 6221, 6221
    .hword -1482, -1482, 952, 952, 1461, 1461, -642, -642
    .hword -14588, -14588, 9371, 9371, 14381, 14381, -6319, -6319
    .hword 797, 7845, -1089, -10719, 1333, 13121, 0, 0
    .hword -464, -464, -464, -464, 33, 33, 33, 33
    .hword -4567, -4567, -4567, -4567, 325, 325, 325, 325
    .hword 939, 939, -1021, -1021, -892, -892, -941, -941
    .hword 9243, 9243, -10050, -10050, -8780, -8780, -9262, -9262
    .hword 1320, 1320, 1320, 1320, -1414, -1414, -1414, -1414
    .hword 12993, 12993, 12993, 12993, -13918, -13918, -13918, -13918
    .hword 733, 733, -992, -992, 268, 268, 641, 641
    .hword 7215, 7215, -9764, -9764, 2638, 2638, 6309, 6309
    .hword -543, -5345, 1426, 14036, -1235, -12156, 0, 0
    .hword -1010, -1010, -1010, -1010, 1435, 1435, 1435, 1435
    .hword -9942, -9942, -9942, -9942, 14125, 14125, 14125, 14125
    .hword 1584, 1584, -1031, -1031, -1292, -1292, -109, -109
    .hword 15592, 15592, -10148, -10148, -12717, -12717, -1073, -1073
    .hword 807, 807, 807, 807, 452, 452, 452, 452
    .hword 7943, 7943, 7943, 7943, 4449, 4449, 4449, 4449
    .hword 375, 375, -780, -780, -1239, -1239, 1645, 1645
    .hword 3691, 3691, -7678, -7678, -12196, -12196, 16192, 16192
    .hword -69, -679, 535, 5266, -447, -4400, 0, 0
    .hword 1438, 1438, 1438, 1438, -461, -461, -461, -461
    .hword 14155, 14155, 14155, 14155, -4538, -4538, -4538, -4538
    .hword 1063, 1063, 319, 319, -556, -556, 757, 757
    .hword 10463, 10463, 3140, 3140, -5473, -5473, 7451, 7451
    .hword 1534, 1534, 1534, 1534, -927, -927, -927, -927
    .hword 15099, 15099, 15099, 15099, -9125, -9125, -9125, -9125
    .hword -1230, -1230, 561, 561, -863, -863, -735, -735
    .hword -12107, -12107, 5522, 5522, -8495, -8495, -7235, -7235
    .hword 569, 5601, -936, -9213, -450, -4429, 0, 0
    .hword -682, -682, -682, -682, -712, -712, -712, -712
    .hword -6713, -6713, -6713, -6713, -7008, -7008, -7008, -7008
    .hword -525, -525, 1092, 1092, 403, 403, 1026, 1026
    .hword -5168, -5168, 10749, 10749, 3967, 3967, 10099, 10099
    .hword 1481, 1481, 1481, 1481, 648, 648, 648, 648
    .hword 14578, 14578, 14578, 14578, 6378, 6378, 6378, 6378
    .hword 1143, 1143, -1179, -1179, -554, -554, 886, 886
    .hword 11251, 11251, -11605, -11605, -5453, -5453, 8721, 8721
    .hword -1583, -15582, -1355, -13338, 821, 8081, 0, 0
    .hword -855, -855, -855, -855, -219, -219, -219, -219
    .hword -8416, -8416, -8416, -8416, -2156, -2156, -2156, -2156
    .hword -1607, -1607, 1212, 1212, -1455, -1455, 1029, 1029
    .hword -15818, -15818, 11930, 11930, -14322, -14322, 10129, 10129
    .hword 1227, 1227, 1227, 1227, 910, 910, 910, 910
    .hword 12078, 12078, 12078, 12078, 8957, 8957, 8957, 8957
    .hword -1219, -1219, -394, -394, 885, 885, -1175, -1175
    .hword -11999, -11999, -3878, -3878, 8711, 8711, -11566, -11566

OBJECT_NOTES
