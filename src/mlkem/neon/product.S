/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Written by scripts/mlkem_aarch64.py, which explains it; a test compares.
 *
 * Algorithms 11 and 12 of FIPS 203, and what ends a product. */
#include "common/asm_aarch64.inc"

    .text
ENTRY(qtn_mlkem_neon_mul_cache)
    ADDRESS(x2, constants)
    ldr q0, [x2], #16 _ add x4, x0, #256
1:
    ldp q16, q17, [x1, #0] _ ldp q18, q19, [x2, #0] _ ldp q20, q21, [x1, #32]
    ldp q22, q23, [x2, #32] _ ldp q24, q25, [x1, #64] _ ldp q26, q27, [x2, #64]
    ldp q28, q29, [x1, #96] _ ldp q30, q31, [x2, #96] _ ldp q2, q3, [x1, #128]
    uzp2 v4.8h, v16.8h, v17.8h _ ldp q5, q6, [x2, #128] _ uzp2 v7.8h, v20.8h, v21.8h
    sqrdmulh v16.8h, v4.8h, v19.8h _ mul v17.8h, v4.8h, v18.8h _ uzp2 v20.8h, v24.8h, v25.8h
    ldp q21, q19, [x1, #160] _ sqrdmulh v4.8h, v7.8h, v23.8h _ mul v18.8h, v7.8h, v22.8h
    uzp2 v24.8h, v28.8h, v29.8h _ ldp q25, q23, [x2, #160] _ sqrdmulh v7.8h, v20.8h, v27.8h
    mul v22.8h, v20.8h, v26.8h _ uzp2 v28.8h, v2.8h, v3.8h _ ldp q29, q27, [x1, #192]
    sqrdmulh v20.8h, v24.8h, v31.8h _ mul v26.8h, v24.8h, v30.8h _ ldp q2, q3, [x2, #192]
    mls v17.8h, v16.8h, v0.h[1] _ sqrdmulh v31.8h, v28.8h, v6.8h _ mls v18.8h, v4.8h, v0.h[1]
    ldp q24, q30, [x1, #224] _ mul v16.8h, v28.8h, v5.8h _ mls v22.8h, v7.8h, v0.h[1]
    uzp2 v6.8h, v21.8h, v19.8h _ ldp q4, q28, [x2, #224] _ mls v26.8h, v20.8h, v0.h[1]
    sqrdmulh v5.8h, v6.8h, v23.8h _ mul v7.8h, v6.8h, v25.8h _ uzp2 v21.8h, v29.8h, v27.8h
    stp q17, q18, [x0, #0] _ mls v16.8h, v31.8h, v0.h[1] _ sqrdmulh v19.8h, v21.8h, v3.8h
    mul v20.8h, v21.8h, v2.8h _ stp q22, q26, [x0, #32] _ uzp2 v23.8h, v24.8h, v30.8h
    mls v7.8h, v5.8h, v0.h[1] _ sqrdmulh v6.8h, v23.8h, v28.8h _ mul v25.8h, v23.8h, v4.8h
    mls v20.8h, v19.8h, v0.h[1] _ stp q16, q7, [x0, #64] _ mls v25.8h, v6.8h, v0.h[1]
    stp q20, q25, [x0, #96] _ add x2, x2, #256 _ add x1, x1, #256 _ add x0, x0, #128
    cmp x0, x4 _ b.ne 1b _ ret
END(qtn_mlkem_neon_mul_cache)

ENTRY(qtn_mlkem_neon_inner_product)
    ADDRESS(x5, constants)
    ldr q0, [x5] _ add x3, x3, #1024 _ cmp w4, #3 _ b.eq 3f _ b.hi 4f _ cmp w4, #2 _ b.eq 2f
    add x4, x1, #512
1:
    ld2 {v16.8h, v17.8h}, [x1], #32 _ ld2 {v18.8h, v19.8h}, [x2], #32
    ldp q20, q21, [x3, #-1024] _ ld2 {v22.8h, v23.8h}, [x1], #32
    ld2 {v24.8h, v25.8h}, [x2], #32 _ smull v26.4s, v16.4h, v18.4h
    smull2 v27.4s, v16.8h, v18.8h _ smull v28.4s, v16.4h, v19.4h _ smull2 v29.4s, v16.8h, v19.8h
    smull v30.4s, v22.4h, v24.4h _ smull2 v31.4s, v22.8h, v24.8h _ smull v2.4s, v22.4h, v25.4h
    smull2 v3.4s, v22.8h, v25.8h _ smlal v26.4s, v17.4h, v20.4h _ smlal2 v27.4s, v17.8h, v20.8h
    smlal v28.4s, v17.4h, v18.4h _ smlal2 v29.4s, v17.8h, v18.8h _ smlal v30.4s, v23.4h, v21.4h
    smlal2 v31.4s, v23.8h, v21.8h _ smlal v2.4s, v23.4h, v24.4h _ smlal2 v3.4s, v23.8h, v24.8h
    uzp1 v4.8h, v26.8h, v27.8h _ uzp1 v5.8h, v28.8h, v29.8h _ mul v6.8h, v4.8h, v0.h[0]
    uzp1 v7.8h, v30.8h, v31.8h _ mul v1.8h, v5.8h, v0.h[0] _ uzp1 v16.8h, v2.8h, v3.8h
    mul v19.8h, v7.8h, v0.h[0] _ mul v22.8h, v16.8h, v0.h[0] _ smlsl v26.4s, v6.4h, v0.h[1]
    smlsl2 v27.4s, v6.8h, v0.h[1] _ smlsl v28.4s, v1.4h, v0.h[1] _ smlsl2 v29.4s, v1.8h, v0.h[1]
    smlsl v30.4s, v19.4h, v0.h[1] _ smlsl2 v31.4s, v19.8h, v0.h[1]
    smlsl v2.4s, v22.4h, v0.h[1] _ smlsl2 v3.4s, v22.8h, v0.h[1] _ uzp2 v25.8h, v26.8h, v27.8h
    uzp2 v26.8h, v28.8h, v29.8h _ uzp2 v20.8h, v30.8h, v31.8h _ st2 {v25.8h, v26.8h}, [x0], #32
    uzp2 v21.8h, v2.8h, v3.8h _ st2 {v20.8h, v21.8h}, [x0], #32 _ add x3, x3, #32 _ cmp x1, x4
    b.ne 1b _ ret
2:
    add x5, x1, #512 _ add x8, x2, #512 _ add x4, x1, #512
1:
    ld2 {v16.8h, v17.8h}, [x1], #32 _ ld2 {v18.8h, v19.8h}, [x2], #32
    ldp q20, q21, [x3, #-1024] _ ld2 {v22.8h, v23.8h}, [x5], #32
    ld2 {v24.8h, v25.8h}, [x1], #32 _ ld2 {v26.8h, v27.8h}, [x8], #32
    ldp q28, q29, [x3, #-512] _ smull v30.4s, v16.4h, v18.4h _ smull2 v31.4s, v16.8h, v18.8h
    ld2 {v2.8h, v3.8h}, [x2], #32 _ smull v4.4s, v16.4h, v19.4h _ smull2 v5.4s, v16.8h, v19.8h
    smlal v30.4s, v17.4h, v20.4h _ smlal2 v31.4s, v17.8h, v20.8h _ smlal v4.4s, v17.4h, v18.4h
    smlal2 v5.4s, v17.8h, v18.8h _ ld2 {v6.8h, v7.8h}, [x5], #32
    ld2 {v16.8h, v17.8h}, [x8], #32 _ smull v1.4s, v24.4h, v2.4h _ smull2 v19.4s, v24.8h, v2.8h
    smlal v30.4s, v22.4h, v26.4h _ smlal2 v31.4s, v22.8h, v26.8h _ smlal v4.4s, v22.4h, v27.4h
    smlal2 v5.4s, v22.8h, v27.8h _ smull v20.4s, v24.4h, v3.4h _ smull2 v18.4s, v24.8h, v3.8h
    smlal v1.4s, v25.4h, v21.4h _ smlal2 v19.4s, v25.8h, v21.8h _ smlal v30.4s, v23.4h, v28.4h
    smlal2 v31.4s, v23.8h, v28.8h _ smlal v4.4s, v23.4h, v26.4h _ smlal2 v5.4s, v23.8h, v26.8h
    smlal v20.4s, v25.4h, v2.4h _ smlal2 v18.4s, v25.8h, v2.8h _ smlal v1.4s, v6.4h, v16.4h
    smlal2 v19.4s, v6.8h, v16.8h _ uzp1 v22.8h, v30.8h, v31.8h _ uzp1 v27.8h, v4.8h, v5.8h
    smlal v20.4s, v6.4h, v17.4h _ smlal2 v18.4s, v6.8h, v17.8h _ smlal v1.4s, v7.4h, v29.4h
    smlal2 v19.4s, v7.8h, v29.8h _ mul v3.8h, v22.8h, v0.h[0] _ mul v24.8h, v27.8h, v0.h[0]
    smlal v20.4s, v7.4h, v16.4h _ smlal2 v18.4s, v7.8h, v16.8h _ uzp1 v21.8h, v1.8h, v19.8h
    smlsl v30.4s, v3.4h, v0.h[1] _ smlsl2 v31.4s, v3.8h, v0.h[1] _ smlsl v4.4s, v24.4h, v0.h[1]
    smlsl2 v5.4s, v24.8h, v0.h[1] _ mul v28.8h, v21.8h, v0.h[0] _ uzp2 v26.8h, v30.8h, v31.8h
    uzp1 v23.8h, v20.8h, v18.8h _ uzp2 v27.8h, v4.8h, v5.8h _ smlsl v1.4s, v28.4h, v0.h[1]
    smlsl2 v19.4s, v28.8h, v0.h[1] _ mul v2.8h, v23.8h, v0.h[0]
    st2 {v26.8h, v27.8h}, [x0], #32 _ uzp2 v25.8h, v1.8h, v19.8h _ smlsl v20.4s, v2.4h, v0.h[1]
    smlsl2 v18.4s, v2.8h, v0.h[1] _ uzp2 v26.8h, v20.8h, v18.8h
    st2 {v25.8h, v26.8h}, [x0], #32 _ add x3, x3, #32 _ cmp x1, x4 _ b.ne 1b _ ret
3:
    add x5, x1, #512 _ add x8, x2, #512 _ add x6, x1, #1024 _ add x9, x2, #1024
    add x4, x1, #512
1:
    ld2 {v16.8h, v17.8h}, [x1], #32 _ ld2 {v18.8h, v19.8h}, [x2], #32
    ldp q20, q21, [x3, #-1024] _ ld2 {v22.8h, v23.8h}, [x1], #32
    ld2 {v24.8h, v25.8h}, [x2], #32 _ ld2 {v26.8h, v27.8h}, [x5], #32
    ld2 {v28.8h, v29.8h}, [x8], #32 _ ldp q30, q31, [x3, #-512] _ ld2 {v2.8h, v3.8h}, [x6], #32
    smull v4.4s, v16.4h, v18.4h _ smull2 v5.4s, v16.8h, v18.8h _ smull v6.4s, v16.4h, v19.4h
    smull2 v7.4s, v16.8h, v19.8h _ smull v1.4s, v22.4h, v24.4h _ smlal v4.4s, v17.4h, v20.4h
    smlal2 v5.4s, v17.8h, v20.8h _ smlal v6.4s, v17.4h, v18.4h _ smlal2 v7.4s, v17.8h, v18.8h
    smull2 v16.4s, v22.8h, v24.8h _ smull v19.4s, v22.4h, v25.4h _ smull2 v20.4s, v22.8h, v25.8h
    smlal v1.4s, v23.4h, v21.4h _ smlal v4.4s, v26.4h, v28.4h _ smlal2 v5.4s, v26.8h, v28.8h
    smlal v6.4s, v26.4h, v29.4h _ smlal2 v7.4s, v26.8h, v29.8h _ ld2 {v17.8h, v18.8h}, [x5], #32
    smlal2 v16.4s, v23.8h, v21.8h _ smlal v19.4s, v23.4h, v24.4h _ smlal2 v20.4s, v23.8h, v24.8h
    ldp q22, q25, [x3, #0] _ smlal v4.4s, v27.4h, v30.4h _ smlal2 v5.4s, v27.8h, v30.8h
    ld2 {v29.8h, v30.8h}, [x6], #32 _ smlal v6.4s, v27.4h, v28.4h _ smlal2 v7.4s, v27.8h, v28.8h
    ld2 {v26.8h, v27.8h}, [x8], #32 _ smlal v1.4s, v17.4h, v26.4h
    smlal2 v16.4s, v17.8h, v26.8h _ smlal v19.4s, v17.4h, v27.4h _ smlal2 v20.4s, v17.8h, v27.8h
    ld2 {v23.8h, v24.8h}, [x9], #32 _ smlal v1.4s, v18.4h, v31.4h
    smlal2 v16.4s, v18.8h, v31.8h _ smlal v19.4s, v18.4h, v26.4h _ smlal2 v20.4s, v18.8h, v26.8h
    ld2 {v17.8h, v18.8h}, [x9], #32 _ smlal v4.4s, v2.4h, v23.4h _ smlal2 v5.4s, v2.8h, v23.8h
    smlal v6.4s, v2.4h, v24.4h _ smlal2 v7.4s, v2.8h, v24.8h _ smlal v4.4s, v3.4h, v22.4h
    smlal2 v5.4s, v3.8h, v22.8h _ smlal v6.4s, v3.4h, v23.4h _ smlal2 v7.4s, v3.8h, v23.8h
    smlal v1.4s, v29.4h, v17.4h _ smlal2 v16.4s, v29.8h, v17.8h _ smlal v19.4s, v29.4h, v18.4h
    smlal2 v20.4s, v29.8h, v18.8h _ uzp1 v21.8h, v4.8h, v5.8h _ uzp1 v28.8h, v6.8h, v7.8h
    mul v27.8h, v21.8h, v0.h[0] _ smlal v1.4s, v30.4h, v25.4h _ mul v31.8h, v28.8h, v0.h[0]
    smlal2 v16.4s, v30.8h, v25.8h _ smlal v19.4s, v30.4h, v17.4h _ smlal2 v20.4s, v30.8h, v17.8h
    smlsl v4.4s, v27.4h, v0.h[1] _ smlsl2 v5.4s, v27.8h, v0.h[1] _ smlsl v6.4s, v31.4h, v0.h[1]
    smlsl2 v7.4s, v31.8h, v0.h[1] _ uzp1 v26.8h, v1.8h, v16.8h _ uzp1 v2.8h, v19.8h, v20.8h
    mul v24.8h, v26.8h, v0.h[0] _ uzp2 v22.8h, v4.8h, v5.8h _ mul v3.8h, v2.8h, v0.h[0]
    uzp2 v23.8h, v6.8h, v7.8h _ st2 {v22.8h, v23.8h}, [x0], #32 _ smlsl v1.4s, v24.4h, v0.h[1]
    smlsl2 v16.4s, v24.8h, v0.h[1] _ smlsl v19.4s, v3.4h, v0.h[1]
    smlsl2 v20.4s, v3.8h, v0.h[1] _ uzp2 v29.8h, v1.8h, v16.8h _ uzp2 v30.8h, v19.8h, v20.8h
    st2 {v29.8h, v30.8h}, [x0], #32 _ add x3, x3, #32 _ cmp x1, x4 _ b.ne 1b _ ret
4:
    add x5, x1, #512 _ add x8, x2, #512 _ add x6, x1, #1024 _ add x9, x2, #1024
    add x7, x1, #1536 _ add x10, x2, #1536 _ add x4, x1, #512
1:
    ld2 {v16.8h, v17.8h}, [x1], #32 _ ld2 {v18.8h, v19.8h}, [x2], #32
    ldp q20, q21, [x3, #-1024] _ ld2 {v22.8h, v23.8h}, [x5], #32
    ld2 {v24.8h, v25.8h}, [x8], #32 _ ldp q26, q27, [x3, #-512]
    ld2 {v28.8h, v29.8h}, [x6], #32 _ ld2 {v30.8h, v31.8h}, [x9], #32 _ ldp q2, q3, [x3, #0]
    smull v4.4s, v16.4h, v18.4h _ smull2 v5.4s, v16.8h, v18.8h _ smull v6.4s, v16.4h, v19.4h
    smull2 v7.4s, v16.8h, v19.8h _ smlal v4.4s, v17.4h, v20.4h _ smlal2 v5.4s, v17.8h, v20.8h
    smlal v6.4s, v17.4h, v18.4h _ smlal2 v7.4s, v17.8h, v18.8h _ ld2 {v16.8h, v17.8h}, [x7], #32
    smlal v4.4s, v22.4h, v24.4h _ smlal2 v5.4s, v22.8h, v24.8h _ smlal v6.4s, v22.4h, v25.4h
    smlal2 v7.4s, v22.8h, v25.8h _ ld2 {v19.8h, v20.8h}, [x10], #32
    smlal v4.4s, v23.4h, v26.4h _ smlal2 v5.4s, v23.8h, v26.8h _ smlal v6.4s, v23.4h, v24.4h
    smlal2 v7.4s, v23.8h, v24.8h _ ldp q1, q18, [x3, #512] _ smlal v4.4s, v28.4h, v30.4h
    smlal2 v5.4s, v28.8h, v30.8h _ smlal v6.4s, v28.4h, v31.4h _ smlal2 v7.4s, v28.8h, v31.8h
    ld2 {v22.8h, v23.8h}, [x1], #32 _ smlal v4.4s, v29.4h, v2.4h _ smlal2 v5.4s, v29.8h, v2.8h
    ld2 {v25.8h, v26.8h}, [x2], #32 _ smlal v6.4s, v29.4h, v30.4h _ smlal2 v7.4s, v29.8h, v30.8h
    ld2 {v28.8h, v29.8h}, [x5], #32 _ smlal v4.4s, v16.4h, v19.4h _ smlal2 v5.4s, v16.8h, v19.8h
    smlal v6.4s, v16.4h, v20.4h _ smlal2 v7.4s, v16.8h, v20.8h _ ld2 {v30.8h, v31.8h}, [x8], #32
    smull v24.4s, v22.4h, v25.4h _ smull2 v2.4s, v22.8h, v25.8h _ smlal v4.4s, v17.4h, v1.4h
    smlal2 v5.4s, v17.8h, v1.8h _ smull v16.4s, v22.4h, v26.4h _ smull2 v20.4s, v22.8h, v26.8h
    smlal v6.4s, v17.4h, v19.4h _ smlal2 v7.4s, v17.8h, v19.8h _ smlal v24.4s, v23.4h, v21.4h
    smlal2 v2.4s, v23.8h, v21.8h _ uzp1 v1.8h, v4.8h, v5.8h _ smlal v16.4s, v23.4h, v25.4h
    smlal2 v20.4s, v23.8h, v25.8h _ ld2 {v22.8h, v23.8h}, [x6], #32 _ uzp1 v26.8h, v6.8h, v7.8h
    mul v17.8h, v1.8h, v0.h[0] _ smlal v24.4s, v28.4h, v30.4h _ smlal2 v2.4s, v28.8h, v30.8h
    mul v19.8h, v26.8h, v0.h[0] _ smlal v16.4s, v28.4h, v31.4h _ smlal2 v20.4s, v28.8h, v31.8h
    ld2 {v25.8h, v26.8h}, [x9], #32 _ smlsl v4.4s, v17.4h, v0.h[1]
    smlsl2 v5.4s, v17.8h, v0.h[1] _ smlal v24.4s, v29.4h, v27.4h _ smlal2 v2.4s, v29.8h, v27.8h
    smlsl v6.4s, v19.4h, v0.h[1] _ smlsl2 v7.4s, v19.8h, v0.h[1] _ smlal v16.4s, v29.4h, v30.4h
    smlal2 v20.4s, v29.8h, v30.8h _ uzp2 v28.8h, v4.8h, v5.8h _ smlal v24.4s, v22.4h, v25.4h
    smlal2 v2.4s, v22.8h, v25.8h _ uzp2 v29.8h, v6.8h, v7.8h _ smlal v16.4s, v22.4h, v26.4h
    smlal2 v20.4s, v22.8h, v26.8h _ st2 {v28.8h, v29.8h}, [x0], #32
    ld2 {v21.8h, v22.8h}, [x7], #32 _ ld2 {v27.8h, v28.8h}, [x10], #32
    smlal v24.4s, v23.4h, v3.4h _ smlal2 v2.4s, v23.8h, v3.8h _ smlal v16.4s, v23.4h, v25.4h
    smlal2 v20.4s, v23.8h, v25.8h _ smlal v24.4s, v21.4h, v27.4h _ smlal2 v2.4s, v21.8h, v27.8h
    smlal v16.4s, v21.4h, v28.4h _ smlal2 v20.4s, v21.8h, v28.8h _ smlal v24.4s, v22.4h, v18.4h
    smlal2 v2.4s, v22.8h, v18.8h _ smlal v16.4s, v22.4h, v27.4h _ smlal2 v20.4s, v22.8h, v27.8h
    uzp1 v1.8h, v24.8h, v2.8h _ uzp1 v31.8h, v16.8h, v20.8h _ mul v17.8h, v1.8h, v0.h[0]
    mul v19.8h, v31.8h, v0.h[0] _ smlsl v24.4s, v17.4h, v0.h[1] _ smlsl2 v2.4s, v17.8h, v0.h[1]
    smlsl v16.4s, v19.4h, v0.h[1] _ smlsl2 v20.4s, v19.8h, v0.h[1] _ uzp2 v30.8h, v24.8h, v2.8h
    uzp2 v31.8h, v16.8h, v20.8h _ st2 {v30.8h, v31.8h}, [x0], #32 _ add x3, x3, #32 _ cmp x1, x4
    b.ne 1b _ ret
END(qtn_mlkem_neon_inner_product)

ENTRY(qtn_mlkem_neon_to_mont_add)
    ADDRESS(x2, constants)
    ldr q0, [x2] _ add x4, x0, #512
1:
    ldp q16, q17, [x0, #0] _ ldp q18, q19, [x1, #0] _ ldp q20, q21, [x0, #32]
    ldp q22, q23, [x1, #32] _ ldp q24, q25, [x0, #64] _ ldp q26, q27, [x1, #64]
    ldp q28, q29, [x0, #96] _ ldp q30, q31, [x1, #96] _ sqrdmulh v2.8h, v16.8h, v0.h[4]
    mla v18.8h, v16.8h, v0.h[3] _ sqrdmulh v3.8h, v17.8h, v0.h[4] _ mla v19.8h, v17.8h, v0.h[3]
    sqrdmulh v4.8h, v20.8h, v0.h[4] _ mla v22.8h, v20.8h, v0.h[3]
    sqrdmulh v5.8h, v21.8h, v0.h[4] _ mla v23.8h, v21.8h, v0.h[3] _ mls v18.8h, v2.8h, v0.h[1]
    sqrdmulh v6.8h, v24.8h, v0.h[4] _ mls v19.8h, v3.8h, v0.h[1] _ mla v26.8h, v24.8h, v0.h[3]
    sqrdmulh v7.8h, v25.8h, v0.h[4] _ mla v27.8h, v25.8h, v0.h[3] _ mls v22.8h, v4.8h, v0.h[1]
    sqrdmulh v16.8h, v28.8h, v0.h[4] _ mls v23.8h, v5.8h, v0.h[1] _ mla v30.8h, v28.8h, v0.h[3]
    sqrdmulh v17.8h, v18.8h, v0.h[2] _ sqrdmulh v20.8h, v29.8h, v0.h[4]
    mla v31.8h, v29.8h, v0.h[3] _ sqrdmulh v21.8h, v19.8h, v0.h[2] _ mls v26.8h, v6.8h, v0.h[1]
    mls v27.8h, v7.8h, v0.h[1] _ sqrdmulh v2.8h, v22.8h, v0.h[2] _ mls v30.8h, v16.8h, v0.h[1]
    sqrdmulh v3.8h, v23.8h, v0.h[2] _ mls v18.8h, v17.8h, v0.h[1] _ mls v31.8h, v20.8h, v0.h[1]
    mls v19.8h, v21.8h, v0.h[1] _ sqrdmulh v24.8h, v26.8h, v0.h[2]
    sqrdmulh v25.8h, v27.8h, v0.h[2] _ mls v22.8h, v2.8h, v0.h[1]
    sqrdmulh v4.8h, v30.8h, v0.h[2] _ mls v23.8h, v3.8h, v0.h[1]
    sqrdmulh v5.8h, v31.8h, v0.h[2] _ stp q18, q19, [x0, #0] _ mls v26.8h, v24.8h, v0.h[1]
    mls v27.8h, v25.8h, v0.h[1] _ mls v30.8h, v4.8h, v0.h[1] _ stp q22, q23, [x0, #32]
    mls v31.8h, v5.8h, v0.h[1] _ stp q26, q27, [x0, #64] _ stp q30, q31, [x0, #96]
    add x0, x0, #128 _ add x1, x1, #128 _ cmp x0, x4 _ b.ne 1b _ ret
END(qtn_mlkem_neon_to_mont_add)

    CONSTANTS
    .balign 64
constants:
    .hword -3327, 3329, 10, -1044, -10276, 0, 0, 0
    .hword 17, -17, -568, 568, 583, -583, -680, 680
    .hword 167, -167, -5591, 5591, 5739, -5739, -6693, 6693
    .hword 1637, -1637, 723, -723, -1041, 1041, 1100, -1100
    .hword 16113, -16113, 7117, -7117, -10247, 10247, 10828, -10828
    .hword 1409, -1409, -667, 667, -48, 48, 233, -233
    .hword 13869, -13869, -6565, 6565, -472, 472, 2293, -2293
    .hword 756, -756, -1173, 1173, -314, 314, -279, 279
    .hword 7441, -7441, -11546, 11546, -3091, 3091, -2746, 2746
    .hword -1626, 1626, 1651, -1651, -540, 540, -1540, 1540
    .hword -16005, 16005, 16251, -16251, -5315, 5315, -15159, 15159
    .hword -1482, 1482, 952, -952, 1461, -1461, -642, 642
    .hword -14588, 14588, 9371, -9371, 14381, -14381, -6319, 6319
    .hword 939, -939, -1021, 1021, -892, 892, -941, 941
    .hword 9243, -9243, -10050, 10050, -8780, 8780, -9262, 9262
    .hword 733, -733, -992, 992, 268, -268, 641, -641
    .hword 7215, -7215, -9764, 9764, 2638, -2638, 6309, -6309
    .hword 1584, -1584, -1031, 1031, -1292, 1292, -109, 109
    .hword 15592, -15592, -10148, 10148, -12717, 12717, -1073, 1073
    .hword 375, -375, -780, 780, -1239, 1239, 1645, -1645
    .hword 3691, -3691, -7678, 7678, -12196, 12196, 16192, -16192
    .hword 1063, -1063, 319, -319, -556, 556, 757, -757
    .hword 10463, -10463, 3140, -3140, -5473, 5473, 7451, -7451
    .hword -1230, 1230, 561, -561, -863, 863, -735, 735
    .hword -12107, 12107, 5522, -5522, -8495, 8495, -7235, 7235
    .hword -525, 525, 1092, -1092, 403, -403, 1026, -1026
    .hword -5168, 5168, 10749, -10749, 3967, -3967, 10099, -10099
    .hword 1143, -1143, -1179, 1179, -554, 554, 886, -886
    .hword 11251, -11251, -11605, 11605, -5453, 5453, 8721, -8721
    .hword -1607, 1607, 1212, -1212, -1455, 1455, 1029, -1029
    .hword -15818, 15818, 11930, -11930, -14322, 14322, 10129, -10129
    .hword -1219, 1219, -394, 394, 885, -885, -1175, 1175
    .hword -11999, 11999, -3878, 3878, 8711, -8711, -11566, 11566

OBJECT_NOTES
