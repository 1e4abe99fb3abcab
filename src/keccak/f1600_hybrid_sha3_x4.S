/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Written by scripts/keccak_aarch64.py, which explains it; a test compares.
 *
 * Two permutations in general registers, one after the other, beside two in vector
 * registers, with some SHA3 instructions. */
#include "common/asm_aarch64.inc"

#if !defined(__APPLE__)
    .arch armv8.2-a+sha3
#endif
    .text
ENTRY(qtn_keccak_hybrid_sha3_x4)
    hint #25
    .cfi_negate_ra_state
    sub sp, sp, #192
    .cfi_def_cfa_offset 192
    stp x19, x20, [sp, #32] _ stp x21, x22, [sp, #48] _ stp x23, x24, [sp, #64]
    stp x25, x26, [sp, #80] _ stp x27, x28, [sp, #96] _ stp x29, x30, [sp, #112]
    stp d8, d9, [sp, #128] _ stp d10, d11, [sp, #144] _ stp d12, d13, [sp, #160]
    stp d14, d15, [sp, #176]
    .cfi_offset x19, -160
    .cfi_offset x20, -152
    .cfi_offset x21, -144
    .cfi_offset x22, -136
    .cfi_offset x23, -128
    .cfi_offset x24, -120
    .cfi_offset x25, -112
    .cfi_offset x26, -104
    .cfi_offset x27, -96
    .cfi_offset x28, -88
    .cfi_offset x29, -80
    .cfi_offset x30, -72
    .cfi_offset b8, -64
    .cfi_offset b9, -56
    .cfi_offset b10, -48
    .cfi_offset b11, -40
    .cfi_offset b12, -32
    .cfi_offset b13, -24
    .cfi_offset b14, -16
    .cfi_offset b15, -8
    str x0, [sp, #0]
    ADDRESS(x2, constants)
    str x2, [sp, #16] _ add x1, x0, #400 _ add x3, x0, #200 _ ldp q0, q1, [x1, #0]
    ldp q2, q3, [x1, #32] _ ldp q4, q5, [x1, #64] _ ldp q6, q7, [x1, #96]
    ldp q8, q9, [x1, #128] _ ldp q10, q11, [x1, #160] _ ldp q12, q13, [x1, #192]
    ldp q14, q15, [x1, #224] _ ldp q16, q17, [x1, #256] _ ldp q18, q19, [x1, #288]
    ldp q20, q21, [x1, #320] _ ldp q22, q23, [x1, #352] _ ldr q24, [x1, #384]
    str x3, [sp, #24]
1:
    str x2, [sp, #8] _ ldp x5, x6, [x0, #0] _ ldp x7, x8, [x0, #16] _ ldp x9, x10, [x0, #32]
    ldp x11, x12, [x0, #48] _ ldp x13, x14, [x0, #64] _ ldp x15, x16, [x0, #80]
    ldp x17, x19, [x0, #96] _ ldp x20, x21, [x0, #112] _ ldp x22, x23, [x0, #128]
    ldp x24, x25, [x0, #144] _ ldp x26, x27, [x0, #160] _ ldp x28, x29, [x0, #176]
    ldr x30, [x0, #192] _ eor x4, x5, x10 _ eor x4, x4, x15 _ eor x4, x4, x21 _ eor x4, x4, x26
    eor x3, x7, x12 _ eor x3, x3, x17 _ eor x3, x3, x23 _ eor x3, x3, x28
    eor x2, x4, x3, ror #63 _ eor x1, x6, x11 _ eor x1, x1, x16 _ eor x1, x1, x22
    eor x1, x1, x27 _ ror x2, x2, #35 _ eor x6, x2, x6, ror #35 _ eor x11, x2, x11, ror #35
    eor x16, x2, x16, ror #35 _ eor x22, x2, x22, ror #35 _ eor x27, x2, x27, ror #35
    eor x2, x9, x14 _ eor x2, x2, x20 _ eor x2, x2, x25 _ eor x2, x2, x30
    eor x3, x3, x2, ror #63 _ eor x0, x8, x13 _ eor x0, x0, x19 _ eor x0, x0, x24
    eor x0, x0, x29 _ eor x8, x3, x8 _ eor x13, x3, x13 _ eor x19, x3, x19 _ eor x24, x3, x24
    eor x29, x3, x29 _ eor x2, x2, x1, ror #63 _ ror x2, x2, #35 _ eor x5, x2, x5, ror #35
    eor x10, x2, x10, ror #35 _ eor x15, x2, x15, ror #35 _ eor x21, x2, x21, ror #35
    eor x26, x2, x26, ror #35 _ eor x1, x1, x0, ror #63 _ ror x1, x1, #21
    eor x7, x1, x7, ror #21 _ eor x12, x1, x12, ror #21 _ eor x17, x1, x17, ror #21
    eor x23, x1, x23, ror #21 _ eor x28, x1, x28, ror #21 _ eor x0, x0, x4, ror #63
    ror x0, x0, #21 _ eor x9, x0, x9, ror #21 _ eor x14, x0, x14, ror #21
    eor x20, x0, x20, ror #21 _ eor x25, x0, x25, ror #21 _ eor x30, x0, x30, ror #21
3:
    bic x4, x17, x11, ror #49 _ eor3 v25.16b, v0.16b, v5.16b, v10.16b
    bic x0, x24, x17, ror #21 _ bic x1, x30, x24, ror #14
    eor3 v25.16b, v25.16b, v15.16b, v20.16b _ bic x2, x5, x30 _ bic x3, x11, x5, ror #44
    eor3 v26.16b, v2.16b, v7.16b, v12.16b _ eor x0, x0, x11, ror #6 _ eor x11, x24, x2, ror #50
    eor x24, x30, x3, ror #20 _ eor3 v26.16b, v26.16b, v17.16b, v22.16b
    eor x30, x17, x1, ror #29 _ eor x5, x5, x4, ror #35 _ eor3 v27.16b, v4.16b, v9.16b, v14.16b
    ldr x17, [sp, #8] _ ldr x4, [x17, #0] _ eor3 v27.16b, v27.16b, v19.16b, v24.16b
    eor x5, x5, x4, ror #35 _ bic x17, x15, x14, ror #61 _ eor3 v28.16b, v1.16b, v6.16b, v11.16b
    bic x4, x22, x15, ror #42 _ bic x2, x28, x22, ror #2
    eor3 v28.16b, v28.16b, v16.16b, v21.16b _ bic x3, x8, x28, ror #10
    bic x1, x14, x8, ror #13 _ eor x1, x28, x1, ror #41 _ eor3 v29.16b, v3.16b, v8.16b, v13.16b
    eor x28, x22, x3, ror #52 _ eor x22, x8, x17, ror #54
    eor3 v29.16b, v29.16b, v18.16b, v23.16b _ eor x8, x14, x4, ror #25
    eor x15, x15, x2, ror #20 _ rax1 v30.2d, v25.2d, v26.2d _ bic x14, x19, x12, ror #62
    bic x2, x25, x19, ror #4 _ rax1 v26.2d, v26.2d, v27.2d _ bic x17, x26, x25, ror #24
    bic x4, x6, x26, ror #47 _ rax1 v27.2d, v27.2d, v28.2d _ bic x3, x12, x6, ror #55
    eor x2, x12, x2, ror #62 _ eor x12, x6, x14, ror #11 _ rax1 v28.2d, v28.2d, v29.2d
    eor x6, x19, x17, ror #36 _ eor x19, x25, x4, ror #57 _ rax1 v29.2d, v29.2d, v25.2d
    eor x26, x26, x3, ror #26 _ bic x25, x16, x10, ror #38 _ eor v0.16b, v0.16b, v27.16b
    bic x14, x23, x16, ror #55 _ bic x17, x29, x23, ror #20 _ xar v25.2d, v13.2d, v26.2d, #39
    bic x3, x9, x29, ror #56 _ bic x4, x10, x9, ror #23 _ eor x3, x23, x3, ror #52
    xar v13.2d, v19.2d, v29.2d, #56 _ eor x23, x16, x17, ror #53 _ eor x16, x29, x4, ror #49
    xar v19.2d, v23.2d, v26.2d, #8 _ eor x29, x9, x25, ror #3 _ eor x10, x10, x14, ror #35
    xar v23.2d, v15.2d, v27.2d, #23 _ bic x9, x20, x13, ror #5 _ bic x4, x21, x20, ror #16
    xar v15.2d, v4.2d, v29.2d, #37 _ bic x25, x27, x21, ror #25 _ bic x14, x7, x27, ror #46
    xar v4.2d, v24.2d, v29.2d, #50 _ bic x17, x13, x7, ror #36 _ eor x4, x13, x4, ror #43
    eor x13, x20, x25, ror #23 _ xar v24.2d, v21.2d, v30.2d, #62 _ eor x20, x7, x9, ror #23
    eor x7, x27, x17, ror #46 _ xar v21.2d, v8.2d, v26.2d, #9 _ eor x21, x21, x14, ror #57
    xar v8.2d, v16.2d, v30.2d, #19 _ eor x27, x5, x22, ror #7 _ eor x27, x27, x12, ror #63
    eor x27, x27, x29, ror #51 _ xar v16.2d, v5.2d, v27.2d, #28 _ eor x27, x27, x20, ror #16
    eor x9, x30, x15, ror #26 _ xar v5.2d, v3.2d, v26.2d, #36 _ eor x9, x9, x6, ror #39
    eor x9, x9, x23, ror #19 _ eor x9, x9, x13, ror #4 _ xar v3.2d, v18.2d, v26.2d, #43
    eor x25, x27, x9, ror #34 _ eor x14, x0, x8, ror #44 _ xar v18.2d, v17.2d, v28.2d, #49
    eor x14, x14, x2, ror #58 _ eor x14, x14, x10, ror #14 _ xar v17.2d, v11.2d, v30.2d, #54
    eor x14, x14, x4, ror #30 _ eor x0, x25, x0, ror #14 _ eor x8, x25, x8, ror #58
    xar v11.2d, v7.2d, v28.2d, #58 _ eor x2, x25, x2, ror #8 _ eor x10, x25, x10, ror #28
    xar v7.2d, v10.2d, v27.2d, #61 _ eor x4, x25, x4, ror #44 _ eor x25, x24, x1, ror #17
    eor x25, x25, x26, ror #46 _ xar v10.2d, v1.2d, v30.2d, #63 _ eor x25, x25, x16, ror #43
    eor x25, x25, x7, ror #62 _ xar v1.2d, v6.2d, v30.2d, #20 _ eor x9, x9, x25, ror #28
    eor x17, x11, x28, ror #5 _ eor x17, x17, x19, ror #56 _ xar v6.2d, v9.2d, v29.2d, #44
    eor x17, x17, x3, ror #49 _ eor x17, x17, x21, ror #9 _ xar v9.2d, v22.2d, v28.2d, #3
    eor x11, x9, x11, ror #43 _ eor x28, x9, x28, ror #48 _ xar v22.2d, v14.2d, v29.2d, #25
    eor x19, x9, x19, ror #35 _ eor x3, x9, x3, ror #28 _ eor x21, x9, x21, ror #52
    xar v14.2d, v20.2d, v27.2d, #46 _ eor x25, x25, x14, ror #13 _ eor x5, x25, x5
    xar v20.2d, v2.2d, v28.2d, #2 _ eor x22, x25, x22, ror #7 _ eor x12, x25, x12, ror #63
    eor x29, x25, x29, ror #51 _ xar v2.2d, v12.2d, v28.2d, #21 _ eor x20, x25, x20, ror #16
    eor x14, x14, x17, ror #63 _ bic v30.16b, v2.16b, v1.16b _ eor x30, x14, x30, ror #21
    eor x15, x14, x15, ror #47 _ bic v26.16b, v3.16b, v2.16b _ eor x6, x14, x6, ror #60
    eor x23, x14, x23, ror #40 _ eor x13, x14, x13, ror #25 _ bic v27.16b, v4.16b, v3.16b
    eor x17, x17, x27, ror #49 _ eor x24, x17, x24, ror #50 _ bic v28.16b, v0.16b, v4.16b
    eor x1, x17, x1, ror #3 _ eor x26, x17, x26, ror #32 _ eor x16, x17, x16, ror #29
    bic v29.16b, v1.16b, v0.16b _ eor x7, x17, x7, ror #48 _ eor v0.16b, v0.16b, v30.16b
    bic x27, x6, x8, ror #49 _ bic x17, x3, x6, ror #21 _ eor v1.16b, v1.16b, v26.16b
    bic x14, x7, x3, ror #14 _ bic x25, x5, x7 _ bic x9, x8, x5, ror #44
    eor v2.16b, v2.16b, v27.16b _ eor x9, x7, x9, ror #20 _ eor x7, x6, x14, ror #29
    eor v3.16b, v3.16b, v28.16b _ eor x6, x17, x8, ror #6 _ eor x8, x3, x25, ror #50
    eor x5, x5, x27, ror #35 _ eor v4.16b, v4.16b, v29.16b _ ldr x3, [sp, #8]
    ldr x27, [x3, #16] _ eor x5, x5, x27, ror #35 _ bic x3, x12, x1, ror #61
    bic v30.16b, v7.16b, v6.16b _ bic x27, x10, x12, ror #42 _ bic x17, x13, x10, ror #2
    bic v26.16b, v8.16b, v7.16b _ bic x25, x11, x13, ror #10 _ bic x14, x1, x11, ror #13
    bic v27.16b, v9.16b, v8.16b _ eor x14, x13, x14, ror #41 _ eor x13, x10, x25, ror #52
    eor x10, x11, x3, ror #54 _ bic v28.16b, v5.16b, v9.16b _ eor x11, x1, x27, ror #25
    eor x12, x12, x17, ror #20 _ bic v29.16b, v6.16b, v5.16b _ ldr x1, [sp, #16]
    ldr q31, [x1], #16 _ str x1, [sp, #16] _ eor v0.16b, v0.16b, v31.16b
    bic x1, x19, x15, ror #62 _ bic x3, x16, x19, ror #4 _ eor v5.16b, v5.16b, v30.16b
    bic x17, x20, x16, ror #24 _ bic x27, x0, x20, ror #47 _ eor v6.16b, v6.16b, v26.16b
    bic x25, x15, x0, ror #55 _ eor x17, x19, x17, ror #36 _ eor v7.16b, v7.16b, v27.16b
    eor x19, x16, x27, ror #57 _ eor x16, x15, x3, ror #62 _ eor x15, x0, x1, ror #11
    eor v8.16b, v8.16b, v28.16b _ eor x20, x20, x25, ror #26 _ eor v9.16b, v9.16b, v29.16b
    bic x0, x2, x22, ror #38 _ bic x1, x23, x2, ror #55 _ bic x3, x21, x23, ror #20
    bic v30.16b, v25.16b, v11.16b _ bic x27, x24, x21, ror #56 _ bic x25, x22, x24, ror #23
    bic v26.16b, v13.16b, v25.16b _ eor x25, x21, x25, ror #49 _ eor x21, x24, x0, ror #3
    bic v27.16b, v14.16b, v13.16b _ eor x24, x23, x27, ror #52 _ eor x23, x2, x3, ror #53
    eor x22, x22, x1, ror #35 _ bic v28.16b, v10.16b, v14.16b _ bic x2, x26, x28, ror #5
    bic v29.16b, v11.16b, v10.16b _ bic x27, x29, x26, ror #16 _ bic x0, x4, x29, ror #25
    bic x1, x30, x4, ror #46 _ eor v10.16b, v10.16b, v30.16b _ bic x3, x28, x30, ror #36
    eor x27, x28, x27, ror #43 _ eor v11.16b, v11.16b, v26.16b _ eor x28, x26, x0, ror #23
    eor x26, x30, x2, ror #23 _ eor x30, x4, x3, ror #46 _ eor v25.16b, v25.16b, v27.16b
    eor x29, x29, x1, ror #57 _ eor v13.16b, v13.16b, v28.16b _ eor x4, x5, x10, ror #7
    eor x4, x4, x15, ror #63 _ eor v14.16b, v14.16b, v29.16b _ eor x4, x4, x21, ror #51
    eor x4, x4, x26, ror #16 _ eor x3, x7, x12, ror #26 _ bic v30.16b, v17.16b, v16.16b
    eor x3, x3, x17, ror #39 _ eor x3, x3, x23, ror #19 _ bic v26.16b, v18.16b, v17.16b
    eor x3, x3, x28, ror #4 _ eor x2, x4, x3, ror #34 _ eor x1, x6, x11, ror #44
    bic v27.16b, v19.16b, v18.16b _ eor x1, x1, x16, ror #58 _ eor x1, x1, x22, ror #14
    bic v28.16b, v15.16b, v19.16b _ eor x1, x1, x27, ror #30 _ eor x6, x2, x6, ror #14
    bic v29.16b, v16.16b, v15.16b _ eor x11, x2, x11, ror #58 _ eor x16, x2, x16, ror #8
    eor x22, x2, x22, ror #28 _ eor v15.16b, v15.16b, v30.16b _ eor x27, x2, x27, ror #44
    eor x2, x9, x14, ror #17 _ eor v16.16b, v16.16b, v26.16b _ eor x2, x2, x20, ror #46
    eor x2, x2, x25, ror #43 _ eor x2, x2, x30, ror #62 _ eor v17.16b, v17.16b, v27.16b
    eor x3, x3, x2, ror #28 _ eor x0, x8, x13, ror #5 _ eor v18.16b, v18.16b, v28.16b
    eor x0, x0, x19, ror #56 _ eor x0, x0, x24, ror #49 _ eor v19.16b, v19.16b, v29.16b
    eor x0, x0, x29, ror #9 _ eor x8, x3, x8, ror #43 _ eor x13, x3, x13, ror #48
    bic v30.16b, v22.16b, v21.16b _ eor x19, x3, x19, ror #35 _ eor x24, x3, x24, ror #28
    bic v26.16b, v23.16b, v22.16b _ eor x29, x3, x29, ror #52 _ eor x2, x2, x1, ror #13
    eor x5, x2, x5 _ bic v27.16b, v24.16b, v23.16b _ eor x10, x2, x10, ror #7
    eor x15, x2, x15, ror #63 _ bic v28.16b, v20.16b, v24.16b _ eor x21, x2, x21, ror #51
    eor x26, x2, x26, ror #16 _ eor x1, x1, x0, ror #63 _ bic v29.16b, v21.16b, v20.16b
    eor x7, x1, x7, ror #21 _ eor x12, x1, x12, ror #47 _ eor v20.16b, v20.16b, v30.16b
    eor x17, x1, x17, ror #60 _ eor x23, x1, x23, ror #40 _ eor v21.16b, v21.16b, v26.16b
    eor x28, x1, x28, ror #25 _ eor x0, x0, x4, ror #49 _ eor x9, x0, x9, ror #50
    eor v22.16b, v22.16b, v27.16b _ eor x14, x0, x14, ror #3 _ eor x20, x0, x20, ror #32
    eor v23.16b, v23.16b, v28.16b _ eor x25, x0, x25, ror #29 _ eor x30, x0, x30, ror #48
    eor v24.16b, v24.16b, v29.16b _ bic x4, x17, x11, ror #49 _ bic x0, x24, x17, ror #21
    eor3 v12.16b, v0.16b, v5.16b, v10.16b _ bic x1, x30, x24, ror #14 _ bic x2, x5, x30
    eor3 v12.16b, v12.16b, v15.16b, v20.16b _ bic x3, x11, x5, ror #44 _ eor x0, x0, x11, ror #6
    eor x11, x24, x2, ror #50 _ eor3 v30.16b, v2.16b, v7.16b, v25.16b
    eor x24, x30, x3, ror #20 _ eor x30, x17, x1, ror #29
    eor3 v30.16b, v30.16b, v17.16b, v22.16b _ eor x5, x5, x4, ror #35 _ ldr x17, [sp, #8]
    eor3 v26.16b, v4.16b, v9.16b, v14.16b _ ldr x4, [x17, #32] _ eor x5, x5, x4, ror #35
    eor3 v26.16b, v26.16b, v19.16b, v24.16b _ bic x17, x15, x14, ror #61
    bic x4, x22, x15, ror #42 _ eor3 v27.16b, v1.16b, v6.16b, v11.16b _ bic x2, x28, x22, ror #2
    bic x3, x8, x28, ror #10 _ bic x1, x14, x8, ror #13
    eor3 v27.16b, v27.16b, v16.16b, v21.16b _ eor x1, x28, x1, ror #41
    eor x28, x22, x3, ror #52 _ eor3 v28.16b, v3.16b, v8.16b, v13.16b
    eor x22, x8, x17, ror #54 _ eor x8, x14, x4, ror #25 _ eor x15, x15, x2, ror #20
    eor3 v28.16b, v28.16b, v18.16b, v23.16b _ bic x14, x19, x12, ror #62
    rax1 v29.2d, v12.2d, v30.2d _ bic x2, x25, x19, ror #4 _ bic x17, x26, x25, ror #24
    bic x4, x6, x26, ror #47 _ rax1 v30.2d, v30.2d, v26.2d _ bic x3, x12, x6, ror #55
    eor x2, x12, x2, ror #62 _ rax1 v26.2d, v26.2d, v27.2d _ eor x12, x6, x14, ror #11
    eor x6, x19, x17, ror #36 _ rax1 v27.2d, v27.2d, v28.2d _ eor x19, x25, x4, ror #57
    eor x26, x26, x3, ror #26 _ rax1 v28.2d, v28.2d, v12.2d _ bic x25, x16, x10, ror #38
    bic x14, x23, x16, ror #55 _ eor v0.16b, v0.16b, v26.16b _ bic x17, x29, x23, ror #20
    bic x3, x9, x29, ror #56 _ bic x4, x10, x9, ror #23 _ xar v12.2d, v13.2d, v30.2d, #39
    eor x3, x23, x3, ror #52 _ eor x23, x16, x17, ror #53 _ xar v13.2d, v19.2d, v28.2d, #56
    eor x16, x29, x4, ror #49 _ eor x29, x9, x25, ror #3 _ xar v19.2d, v23.2d, v30.2d, #8
    eor x10, x10, x14, ror #35 _ bic x9, x20, x13, ror #5 _ xar v23.2d, v15.2d, v26.2d, #23
    bic x4, x21, x20, ror #16 _ bic x25, x27, x21, ror #25 _ xar v15.2d, v4.2d, v28.2d, #37
    bic x14, x7, x27, ror #46 _ bic x17, x13, x7, ror #36 _ eor x4, x13, x4, ror #43
    xar v4.2d, v24.2d, v28.2d, #50 _ eor x13, x20, x25, ror #23 _ eor x20, x7, x9, ror #23
    xar v24.2d, v21.2d, v29.2d, #62 _ eor x7, x27, x17, ror #46 _ eor x21, x21, x14, ror #57
    xar v21.2d, v8.2d, v30.2d, #9 _ eor x27, x5, x22, ror #7 _ eor x27, x27, x12, ror #63
    xar v8.2d, v16.2d, v29.2d, #19 _ eor x27, x27, x29, ror #51 _ eor x27, x27, x20, ror #16
    xar v16.2d, v5.2d, v26.2d, #28 _ eor x9, x30, x15, ror #26 _ eor x9, x9, x6, ror #39
    eor x9, x9, x23, ror #19 _ xar v5.2d, v3.2d, v30.2d, #36 _ eor x9, x9, x13, ror #4
    eor x25, x27, x9, ror #34 _ xar v3.2d, v18.2d, v30.2d, #43 _ eor x14, x0, x8, ror #44
    eor x14, x14, x2, ror #58 _ eor x14, x14, x10, ror #14 _ xar v18.2d, v17.2d, v27.2d, #49
    eor x14, x14, x4, ror #30 _ eor x0, x25, x0, ror #14 _ xar v17.2d, v11.2d, v29.2d, #54
    eor x8, x25, x8, ror #58 _ eor x2, x25, x2, ror #8 _ xar v11.2d, v7.2d, v27.2d, #58
    eor x10, x25, x10, ror #28 _ eor x4, x25, x4, ror #44 _ eor x25, x24, x1, ror #17
    xar v7.2d, v10.2d, v26.2d, #61 _ eor x25, x25, x26, ror #46 _ eor x25, x25, x16, ror #43
    xar v10.2d, v1.2d, v29.2d, #63 _ eor x25, x25, x7, ror #62 _ eor x9, x9, x25, ror #28
    eor x17, x11, x28, ror #5 _ xar v1.2d, v6.2d, v29.2d, #20 _ eor x17, x17, x19, ror #56
    eor x17, x17, x3, ror #49 _ xar v6.2d, v9.2d, v28.2d, #44 _ eor x17, x17, x21, ror #9
    eor x11, x9, x11, ror #43 _ xar v9.2d, v22.2d, v27.2d, #3 _ eor x28, x9, x28, ror #48
    eor x19, x9, x19, ror #35 _ eor x3, x9, x3, ror #28 _ xar v22.2d, v14.2d, v28.2d, #25
    eor x21, x9, x21, ror #52 _ eor x25, x25, x14, ror #13 _ xar v14.2d, v20.2d, v26.2d, #46
    eor x5, x25, x5 _ eor x22, x25, x22, ror #7 _ eor x12, x25, x12, ror #63
    xar v20.2d, v2.2d, v27.2d, #2 _ eor x29, x25, x29, ror #51 _ eor x20, x25, x20, ror #16
    xar v2.2d, v25.2d, v27.2d, #21 _ eor x14, x14, x17, ror #63 _ eor x30, x14, x30, ror #21
    bic v29.16b, v2.16b, v1.16b _ eor x15, x14, x15, ror #47 _ eor x6, x14, x6, ror #60
    eor x23, x14, x23, ror #40 _ bic v30.16b, v3.16b, v2.16b _ eor x13, x14, x13, ror #25
    eor x17, x17, x27, ror #49 _ bic v26.16b, v4.16b, v3.16b _ eor x24, x17, x24, ror #50
    eor x1, x17, x1, ror #3 _ eor x26, x17, x26, ror #32 _ bic v27.16b, v0.16b, v4.16b
    eor x16, x17, x16, ror #29 _ eor x7, x17, x7, ror #48 _ bic v28.16b, v1.16b, v0.16b
    bic x27, x6, x8, ror #49 _ bic x17, x3, x6, ror #21 _ eor v0.16b, v0.16b, v29.16b
    bic x14, x7, x3, ror #14 _ bic x25, x5, x7 _ eor v1.16b, v1.16b, v30.16b
    bic x9, x8, x5, ror #44 _ eor x9, x7, x9, ror #20 _ eor v2.16b, v2.16b, v26.16b
    eor x7, x6, x14, ror #29 _ eor x6, x17, x8, ror #6 _ eor x8, x3, x25, ror #50
    eor v3.16b, v3.16b, v27.16b _ eor x5, x5, x27, ror #35 _ eor v4.16b, v4.16b, v28.16b
    ldr x3, [sp, #8] _ ldr x27, [x3, #48] _ add x3, x3, #64 _ str x3, [sp, #8] _ tst x3, #0x1ff
    bic v29.16b, v7.16b, v6.16b _ eor x5, x5, x27, ror #35 _ bic x3, x12, x1, ror #61
    bic v30.16b, v8.16b, v7.16b _ bic x27, x10, x12, ror #42 _ bic x17, x13, x10, ror #2
    bic x25, x11, x13, ror #10 _ bic v26.16b, v9.16b, v8.16b _ bic x14, x1, x11, ror #13
    eor x14, x13, x14, ror #41 _ bic v27.16b, v5.16b, v9.16b _ eor x13, x10, x25, ror #52
    eor x10, x11, x3, ror #54 _ eor x11, x1, x27, ror #25 _ bic v28.16b, v6.16b, v5.16b
    eor x12, x12, x17, ror #20 _ ldr x1, [sp, #16] _ ldr q31, [x1], #16 _ str x1, [sp, #16]
    eor v0.16b, v0.16b, v31.16b _ eor v5.16b, v5.16b, v29.16b _ bic x1, x19, x15, ror #62
    bic x3, x16, x19, ror #4 _ eor v6.16b, v6.16b, v30.16b _ bic x17, x20, x16, ror #24
    bic x27, x0, x20, ror #47 _ bic x25, x15, x0, ror #55 _ eor v7.16b, v7.16b, v26.16b
    eor x17, x19, x17, ror #36 _ eor x19, x16, x27, ror #57 _ eor v8.16b, v8.16b, v27.16b
    eor x16, x15, x3, ror #62 _ eor x15, x0, x1, ror #11 _ eor x20, x20, x25, ror #26
    eor v9.16b, v9.16b, v28.16b _ bic x0, x2, x22, ror #38 _ bic v29.16b, v12.16b, v11.16b
    bic x1, x23, x2, ror #55 _ bic x3, x21, x23, ror #20 _ bic x27, x24, x21, ror #56
    bic v30.16b, v13.16b, v12.16b _ bic x25, x22, x24, ror #23 _ eor x25, x21, x25, ror #49
    bic v26.16b, v14.16b, v13.16b _ eor x21, x24, x0, ror #3 _ eor x24, x23, x27, ror #52
    bic v27.16b, v10.16b, v14.16b _ eor x23, x2, x3, ror #53 _ eor x22, x22, x1, ror #35
    bic v28.16b, v11.16b, v10.16b _ bic x2, x26, x28, ror #5 _ bic x27, x29, x26, ror #16
    eor v10.16b, v10.16b, v29.16b _ bic x0, x4, x29, ror #25 _ bic x1, x30, x4, ror #46
    bic x3, x28, x30, ror #36 _ eor v11.16b, v11.16b, v30.16b _ eor x27, x28, x27, ror #43
    eor x28, x26, x0, ror #23 _ eor v12.16b, v12.16b, v26.16b _ eor x26, x30, x2, ror #23
    eor x30, x4, x3, ror #46 _ eor v13.16b, v13.16b, v27.16b _ eor x29, x29, x1, ror #57
    eor x4, x5, x10, ror #7 _ eor v14.16b, v14.16b, v28.16b _ eor x4, x4, x15, ror #63
    eor x4, x4, x21, ror #51 _ bic v29.16b, v17.16b, v16.16b _ eor x4, x4, x26, ror #16
    eor x3, x7, x12, ror #26 _ eor x3, x3, x17, ror #39 _ bic v30.16b, v18.16b, v17.16b
    eor x3, x3, x23, ror #19 _ eor x3, x3, x28, ror #4 _ bic v26.16b, v19.16b, v18.16b
    eor x2, x4, x3, ror #34 _ eor x1, x6, x11, ror #44 _ bic v27.16b, v15.16b, v19.16b
    eor x1, x1, x16, ror #58 _ eor x1, x1, x22, ror #14 _ eor x1, x1, x27, ror #30
    bic v28.16b, v16.16b, v15.16b _ eor x6, x2, x6, ror #14 _ eor x11, x2, x11, ror #58
    eor v15.16b, v15.16b, v29.16b _ eor x16, x2, x16, ror #8 _ eor x22, x2, x22, ror #28
    eor x27, x2, x27, ror #44 _ eor v16.16b, v16.16b, v30.16b _ eor x2, x9, x14, ror #17
    eor x2, x2, x20, ror #46 _ eor v17.16b, v17.16b, v26.16b _ eor x2, x2, x25, ror #43
    eor x2, x2, x30, ror #62 _ eor x3, x3, x2, ror #28 _ eor v18.16b, v18.16b, v27.16b
    eor x0, x8, x13, ror #5 _ eor x0, x0, x19, ror #56 _ eor v19.16b, v19.16b, v28.16b
    eor x0, x0, x24, ror #49 _ eor x0, x0, x29, ror #9 _ bic v29.16b, v22.16b, v21.16b
    eor x8, x3, x8, ror #43 _ eor x13, x3, x13, ror #48 _ eor x19, x3, x19, ror #35
    bic v30.16b, v23.16b, v22.16b _ eor x24, x3, x24, ror #28 _ eor x29, x3, x29, ror #52
    bic v26.16b, v24.16b, v23.16b _ eor x2, x2, x1, ror #13 _ eor x5, x2, x5
    eor x10, x2, x10, ror #7 _ bic v27.16b, v20.16b, v24.16b _ eor x15, x2, x15, ror #63
    eor x21, x2, x21, ror #51 _ bic v28.16b, v21.16b, v20.16b _ eor x26, x2, x26, ror #16
    eor x1, x1, x0, ror #63 _ eor v20.16b, v20.16b, v29.16b _ eor x7, x1, x7, ror #21
    eor x12, x1, x12, ror #47 _ eor x17, x1, x17, ror #60 _ eor v21.16b, v21.16b, v30.16b
    eor x23, x1, x23, ror #40 _ eor x28, x1, x28, ror #25 _ eor v22.16b, v22.16b, v26.16b
    eor x0, x0, x4, ror #49 _ eor x9, x0, x9, ror #50 _ eor x14, x0, x14, ror #3
    eor v23.16b, v23.16b, v27.16b _ eor x20, x0, x20, ror #32 _ eor x25, x0, x25, ror #29
    eor v24.16b, v24.16b, v28.16b _ eor x30, x0, x30, ror #48 _ b.ne 3b
    bic x4, x17, x11, ror #49 _ eor3 v25.16b, v0.16b, v5.16b, v10.16b
    bic x0, x24, x17, ror #21 _ bic x1, x30, x24, ror #14
    eor3 v25.16b, v25.16b, v15.16b, v20.16b _ bic x2, x5, x30 _ bic x3, x11, x5, ror #44
    eor3 v26.16b, v2.16b, v7.16b, v12.16b _ eor x0, x0, x11, ror #6 _ eor x11, x24, x2, ror #50
    eor3 v26.16b, v26.16b, v17.16b, v22.16b _ eor x24, x30, x3, ror #20
    eor x30, x17, x1, ror #29 _ eor3 v27.16b, v4.16b, v9.16b, v14.16b _ eor x5, x5, x4, ror #35
    eor3 v27.16b, v27.16b, v19.16b, v24.16b _ ldr x17, [sp, #8] _ ldr x4, [x17, #0]
    eor3 v28.16b, v1.16b, v6.16b, v11.16b _ eor x5, x5, x4, ror #35 _ bic x17, x15, x14, ror #61
    eor3 v28.16b, v28.16b, v16.16b, v21.16b _ bic x4, x22, x15, ror #42
    bic x2, x28, x22, ror #2 _ eor3 v29.16b, v3.16b, v8.16b, v13.16b _ bic x3, x8, x28, ror #10
    bic x1, x14, x8, ror #13 _ eor x1, x28, x1, ror #41
    eor3 v29.16b, v29.16b, v18.16b, v23.16b _ eor x28, x22, x3, ror #52
    eor x22, x8, x17, ror #54 _ rax1 v30.2d, v25.2d, v26.2d _ eor x8, x14, x4, ror #25
    eor x15, x15, x2, ror #20 _ rax1 v26.2d, v26.2d, v27.2d _ bic x14, x19, x12, ror #62
    rax1 v27.2d, v27.2d, v28.2d _ bic x2, x25, x19, ror #4 _ bic x17, x26, x25, ror #24
    rax1 v28.2d, v28.2d, v29.2d _ bic x4, x6, x26, ror #47 _ bic x3, x12, x6, ror #55
    rax1 v29.2d, v29.2d, v25.2d _ eor x2, x12, x2, ror #62 _ eor x12, x6, x14, ror #11
    eor v0.16b, v0.16b, v27.16b _ eor x6, x19, x17, ror #36 _ eor x19, x25, x4, ror #57
    xar v25.2d, v13.2d, v26.2d, #39 _ eor x26, x26, x3, ror #26
    xar v13.2d, v19.2d, v29.2d, #56 _ bic x25, x16, x10, ror #38 _ bic x14, x23, x16, ror #55
    bic x17, x29, x23, ror #20 _ xar v19.2d, v23.2d, v26.2d, #8 _ bic x3, x9, x29, ror #56
    bic x4, x10, x9, ror #23 _ xar v23.2d, v15.2d, v27.2d, #23 _ eor x3, x23, x3, ror #52
    eor x23, x16, x17, ror #53 _ xar v15.2d, v4.2d, v29.2d, #37 _ eor x16, x29, x4, ror #49
    eor x29, x9, x25, ror #3 _ xar v4.2d, v24.2d, v29.2d, #50 _ eor x10, x10, x14, ror #35
    xar v24.2d, v21.2d, v30.2d, #62 _ bic x9, x20, x13, ror #5 _ bic x4, x21, x20, ror #16
    xar v21.2d, v8.2d, v26.2d, #9 _ bic x25, x27, x21, ror #25 _ bic x14, x7, x27, ror #46
    xar v8.2d, v16.2d, v30.2d, #19 _ bic x17, x13, x7, ror #36 _ eor x4, x13, x4, ror #43
    xar v16.2d, v5.2d, v27.2d, #28 _ eor x13, x20, x25, ror #23 _ eor x20, x7, x9, ror #23
    xar v5.2d, v3.2d, v26.2d, #36 _ eor x7, x27, x17, ror #46 _ eor x21, x21, x14, ror #57
    xar v3.2d, v18.2d, v26.2d, #43 _ eor x27, x5, x22, ror #7 _ eor x27, x27, x12, ror #63
    xar v18.2d, v17.2d, v28.2d, #49 _ eor x27, x27, x29, ror #51 _ eor x27, x27, x20, ror #16
    xar v17.2d, v11.2d, v30.2d, #54 _ eor x9, x30, x15, ror #26 _ eor x9, x9, x6, ror #39
    xar v11.2d, v7.2d, v28.2d, #58 _ eor x9, x9, x23, ror #19 _ eor x9, x9, x13, ror #4
    xar v7.2d, v10.2d, v27.2d, #61 _ eor x25, x27, x9, ror #34 _ eor x14, x0, x8, ror #44
    xar v10.2d, v1.2d, v30.2d, #63 _ eor x14, x14, x2, ror #58 _ eor x14, x14, x10, ror #14
    xar v1.2d, v6.2d, v30.2d, #20 _ eor x14, x14, x4, ror #30 _ eor x0, x25, x0, ror #14
    xar v6.2d, v9.2d, v29.2d, #44 _ eor x8, x25, x8, ror #58 _ eor x2, x25, x2, ror #8
    eor x10, x25, x10, ror #28 _ xar v9.2d, v22.2d, v28.2d, #3 _ eor x4, x25, x4, ror #44
    eor x25, x24, x1, ror #17 _ xar v22.2d, v14.2d, v29.2d, #25 _ eor x25, x25, x26, ror #46
    eor x25, x25, x16, ror #43 _ xar v14.2d, v20.2d, v27.2d, #46 _ eor x25, x25, x7, ror #62
    eor x9, x9, x25, ror #28 _ xar v20.2d, v2.2d, v28.2d, #2 _ eor x17, x11, x28, ror #5
    eor x17, x17, x19, ror #56 _ xar v2.2d, v12.2d, v28.2d, #21 _ eor x17, x17, x3, ror #49
    eor x17, x17, x21, ror #9 _ bic v30.16b, v2.16b, v1.16b _ eor x11, x9, x11, ror #43
    eor x28, x9, x28, ror #48 _ bic v26.16b, v3.16b, v2.16b _ eor x19, x9, x19, ror #35
    eor x3, x9, x3, ror #28 _ bic v27.16b, v4.16b, v3.16b _ eor x21, x9, x21, ror #52
    eor x25, x25, x14, ror #13 _ bic v28.16b, v0.16b, v4.16b _ eor x5, x25, x5
    eor x22, x25, x22, ror #7 _ eor x12, x25, x12, ror #63 _ bic v29.16b, v1.16b, v0.16b
    eor x29, x25, x29, ror #51 _ eor x20, x25, x20, ror #16 _ eor v0.16b, v0.16b, v30.16b
    eor x14, x14, x17, ror #63 _ eor x30, x14, x30, ror #21 _ eor v1.16b, v1.16b, v26.16b
    eor x15, x14, x15, ror #47 _ eor x6, x14, x6, ror #60 _ eor v2.16b, v2.16b, v27.16b
    eor x23, x14, x23, ror #40 _ eor x13, x14, x13, ror #25 _ eor v3.16b, v3.16b, v28.16b
    eor x17, x17, x27, ror #49 _ eor x24, x17, x24, ror #50 _ eor v4.16b, v4.16b, v29.16b
    eor x1, x17, x1, ror #3 _ eor x26, x17, x26, ror #32 _ eor x16, x17, x16, ror #29
    eor x7, x17, x7, ror #48 _ bic v30.16b, v7.16b, v6.16b _ ldr x27, [sp, #16]
    ldr q31, [x27], #16 _ str x27, [sp, #16] _ eor v0.16b, v0.16b, v31.16b
    bic x27, x6, x8, ror #49 _ bic v26.16b, v8.16b, v7.16b _ bic x17, x3, x6, ror #21
    bic x14, x7, x3, ror #14 _ bic x25, x5, x7 _ bic v27.16b, v9.16b, v8.16b
    bic x9, x8, x5, ror #44 _ eor x9, x7, x9, ror #20 _ bic v28.16b, v5.16b, v9.16b
    eor x7, x6, x14, ror #29 _ eor x6, x17, x8, ror #6 _ bic v29.16b, v6.16b, v5.16b
    eor x8, x3, x25, ror #50 _ eor x5, x5, x27, ror #35 _ eor v5.16b, v5.16b, v30.16b
    ldr x3, [sp, #8] _ eor v6.16b, v6.16b, v26.16b _ ldr x27, [x3, #16]
    eor x5, x5, x27, ror #35 _ eor v7.16b, v7.16b, v27.16b _ bic x3, x12, x1, ror #61
    bic x27, x10, x12, ror #42 _ eor v8.16b, v8.16b, v28.16b _ bic x17, x13, x10, ror #2
    bic x25, x11, x13, ror #10 _ eor v9.16b, v9.16b, v29.16b _ bic x14, x1, x11, ror #13
    eor x14, x13, x14, ror #41 _ eor x13, x10, x25, ror #52 _ bic v30.16b, v25.16b, v11.16b
    eor x10, x11, x3, ror #54 _ eor x11, x1, x27, ror #25 _ bic v26.16b, v13.16b, v25.16b
    eor x12, x12, x17, ror #20 _ bic v27.16b, v14.16b, v13.16b _ bic x1, x19, x15, ror #62
    bic x3, x16, x19, ror #4 _ bic v28.16b, v10.16b, v14.16b _ bic x17, x20, x16, ror #24
    bic x27, x0, x20, ror #47 _ bic v29.16b, v11.16b, v10.16b _ bic x25, x15, x0, ror #55
    eor x17, x19, x17, ror #36 _ eor v10.16b, v10.16b, v30.16b _ eor x19, x16, x27, ror #57
    eor x16, x15, x3, ror #62 _ eor v11.16b, v11.16b, v26.16b _ eor x15, x0, x1, ror #11
    eor x20, x20, x25, ror #26 _ eor v25.16b, v25.16b, v27.16b _ bic x0, x2, x22, ror #38
    eor v13.16b, v13.16b, v28.16b _ bic x1, x23, x2, ror #55 _ bic x3, x21, x23, ror #20
    bic x27, x24, x21, ror #56 _ eor v14.16b, v14.16b, v29.16b _ bic x25, x22, x24, ror #23
    eor x25, x21, x25, ror #49 _ bic v30.16b, v17.16b, v16.16b _ eor x21, x24, x0, ror #3
    eor x24, x23, x27, ror #52 _ bic v26.16b, v18.16b, v17.16b _ eor x23, x2, x3, ror #53
    eor x22, x22, x1, ror #35 _ bic v27.16b, v19.16b, v18.16b _ bic x2, x26, x28, ror #5
    bic v28.16b, v15.16b, v19.16b _ bic x27, x29, x26, ror #16 _ bic x0, x4, x29, ror #25
    bic v29.16b, v16.16b, v15.16b _ bic x1, x30, x4, ror #46 _ bic x3, x28, x30, ror #36
    eor v15.16b, v15.16b, v30.16b _ eor x27, x28, x27, ror #43 _ eor x28, x26, x0, ror #23
    eor v16.16b, v16.16b, v26.16b _ eor x26, x30, x2, ror #23 _ eor x30, x4, x3, ror #46
    eor v17.16b, v17.16b, v27.16b _ eor x29, x29, x1, ror #57 _ eor x4, x5, x10, ror #7
    eor v18.16b, v18.16b, v28.16b _ eor x4, x4, x15, ror #63 _ eor x4, x4, x21, ror #51
    eor v19.16b, v19.16b, v29.16b _ eor x4, x4, x26, ror #16 _ eor x3, x7, x12, ror #26
    bic v30.16b, v22.16b, v21.16b _ eor x3, x3, x17, ror #39 _ eor x3, x3, x23, ror #19
    bic v26.16b, v23.16b, v22.16b _ eor x3, x3, x28, ror #4 _ eor x2, x4, x3, ror #34
    bic v27.16b, v24.16b, v23.16b _ eor x1, x6, x11, ror #44 _ eor x1, x1, x16, ror #58
    bic v28.16b, v20.16b, v24.16b _ eor x1, x1, x22, ror #14 _ eor x1, x1, x27, ror #30
    bic v29.16b, v21.16b, v20.16b _ eor x6, x2, x6, ror #14 _ eor x11, x2, x11, ror #58
    eor v20.16b, v20.16b, v30.16b _ eor x16, x2, x16, ror #8 _ eor x22, x2, x22, ror #28
    eor x27, x2, x27, ror #44 _ eor v21.16b, v21.16b, v26.16b _ eor x2, x9, x14, ror #17
    eor x2, x2, x20, ror #46 _ eor v22.16b, v22.16b, v27.16b _ eor x2, x2, x25, ror #43
    eor x2, x2, x30, ror #62 _ eor v23.16b, v23.16b, v28.16b _ eor x3, x3, x2, ror #28
    eor x0, x8, x13, ror #5 _ eor v24.16b, v24.16b, v29.16b _ eor x0, x0, x19, ror #56
    eor x0, x0, x24, ror #49 _ eor3 v12.16b, v0.16b, v5.16b, v10.16b _ eor x0, x0, x29, ror #9
    eor x8, x3, x8, ror #43 _ eor3 v12.16b, v12.16b, v15.16b, v20.16b
    eor x13, x3, x13, ror #48 _ eor x19, x3, x19, ror #35
    eor3 v30.16b, v2.16b, v7.16b, v25.16b _ eor x24, x3, x24, ror #28
    eor x29, x3, x29, ror #52 _ eor3 v30.16b, v30.16b, v17.16b, v22.16b
    eor x2, x2, x1, ror #13 _ eor x5, x2, x5 _ eor3 v26.16b, v4.16b, v9.16b, v14.16b
    eor x10, x2, x10, ror #7 _ eor x15, x2, x15, ror #63 _ eor x21, x2, x21, ror #51
    eor3 v26.16b, v26.16b, v19.16b, v24.16b _ eor x26, x2, x26, ror #16
    eor x1, x1, x0, ror #63 _ eor3 v27.16b, v1.16b, v6.16b, v11.16b _ eor x7, x1, x7, ror #21
    eor x12, x1, x12, ror #47 _ eor3 v27.16b, v27.16b, v16.16b, v21.16b
    eor x17, x1, x17, ror #60 _ eor x23, x1, x23, ror #40
    eor3 v28.16b, v3.16b, v8.16b, v13.16b _ eor x28, x1, x28, ror #25 _ eor x0, x0, x4, ror #49
    eor3 v28.16b, v28.16b, v18.16b, v23.16b _ eor x9, x0, x9, ror #50 _ eor x14, x0, x14, ror #3
    rax1 v29.2d, v12.2d, v30.2d _ eor x20, x0, x20, ror #32 _ eor x25, x0, x25, ror #29
    rax1 v30.2d, v30.2d, v26.2d _ eor x30, x0, x30, ror #48 _ rax1 v26.2d, v26.2d, v27.2d
    bic x4, x17, x11, ror #49 _ bic x0, x24, x17, ror #21 _ rax1 v27.2d, v27.2d, v28.2d
    bic x1, x30, x24, ror #14 _ bic x2, x5, x30 _ bic x3, x11, x5, ror #44
    rax1 v28.2d, v28.2d, v12.2d _ eor x0, x0, x11, ror #6 _ eor x11, x24, x2, ror #50
    eor v0.16b, v0.16b, v26.16b _ eor x24, x30, x3, ror #20 _ eor x30, x17, x1, ror #29
    xar v12.2d, v13.2d, v30.2d, #39 _ eor x5, x5, x4, ror #35 _ xar v13.2d, v19.2d, v28.2d, #56
    ldr x17, [sp, #8] _ ldr x4, [x17, #32] _ xar v19.2d, v23.2d, v30.2d, #8
    eor x5, x5, x4, ror #35 _ bic x17, x15, x14, ror #61 _ xar v23.2d, v15.2d, v26.2d, #23
    bic x4, x22, x15, ror #42 _ bic x2, x28, x22, ror #2 _ xar v15.2d, v4.2d, v28.2d, #37
    bic x3, x8, x28, ror #10 _ bic x1, x14, x8, ror #13 _ xar v4.2d, v24.2d, v28.2d, #50
    eor x1, x28, x1, ror #41 _ eor x28, x22, x3, ror #52 _ eor x22, x8, x17, ror #54
    xar v24.2d, v21.2d, v29.2d, #62 _ eor x8, x14, x4, ror #25 _ eor x15, x15, x2, ror #20
    xar v21.2d, v8.2d, v30.2d, #9 _ bic x14, x19, x12, ror #62 _ xar v8.2d, v16.2d, v29.2d, #19
    bic x2, x25, x19, ror #4 _ bic x17, x26, x25, ror #24 _ xar v16.2d, v5.2d, v26.2d, #28
    bic x4, x6, x26, ror #47 _ bic x3, x12, x6, ror #55 _ xar v5.2d, v3.2d, v30.2d, #36
    eor x2, x12, x2, ror #62 _ eor x12, x6, x14, ror #11 _ xar v3.2d, v18.2d, v30.2d, #43
    eor x6, x19, x17, ror #36 _ eor x19, x25, x4, ror #57 _ xar v18.2d, v17.2d, v27.2d, #49
    eor x26, x26, x3, ror #26 _ xar v17.2d, v11.2d, v29.2d, #54 _ bic x25, x16, x10, ror #38
    bic x14, x23, x16, ror #55 _ xar v11.2d, v7.2d, v27.2d, #58 _ bic x17, x29, x23, ror #20
    bic x3, x9, x29, ror #56 _ bic x4, x10, x9, ror #23 _ xar v7.2d, v10.2d, v26.2d, #61
    eor x3, x23, x3, ror #52 _ eor x23, x16, x17, ror #53 _ xar v10.2d, v1.2d, v29.2d, #63
    eor x16, x29, x4, ror #49 _ eor x29, x9, x25, ror #3 _ xar v1.2d, v6.2d, v29.2d, #20
    eor x10, x10, x14, ror #35 _ xar v6.2d, v9.2d, v28.2d, #44 _ bic x9, x20, x13, ror #5
    bic x4, x21, x20, ror #16 _ xar v9.2d, v22.2d, v27.2d, #3 _ bic x25, x27, x21, ror #25
    bic x14, x7, x27, ror #46 _ xar v22.2d, v14.2d, v28.2d, #25 _ bic x17, x13, x7, ror #36
    eor x4, x13, x4, ror #43 _ xar v14.2d, v20.2d, v26.2d, #46 _ eor x13, x20, x25, ror #23
    eor x20, x7, x9, ror #23 _ xar v20.2d, v2.2d, v27.2d, #2 _ eor x7, x27, x17, ror #46
    eor x21, x21, x14, ror #57 _ xar v2.2d, v25.2d, v27.2d, #21 _ eor x27, x5, x22, ror #7
    eor x27, x27, x12, ror #63 _ bic v29.16b, v2.16b, v1.16b _ eor x27, x27, x29, ror #51
    eor x27, x27, x20, ror #16 _ bic v30.16b, v3.16b, v2.16b _ eor x9, x30, x15, ror #26
    eor x9, x9, x6, ror #39 _ bic v26.16b, v4.16b, v3.16b _ eor x9, x9, x23, ror #19
    eor x9, x9, x13, ror #4 _ bic v27.16b, v0.16b, v4.16b _ eor x25, x27, x9, ror #34
    eor x14, x0, x8, ror #44 _ bic v28.16b, v1.16b, v0.16b _ eor x14, x14, x2, ror #58
    eor x14, x14, x10, ror #14 _ eor v0.16b, v0.16b, v29.16b _ eor x14, x14, x4, ror #30
    eor x0, x25, x0, ror #14 _ eor v1.16b, v1.16b, v30.16b _ eor x8, x25, x8, ror #58
    eor x2, x25, x2, ror #8 _ eor v2.16b, v2.16b, v26.16b _ eor x10, x25, x10, ror #28
    eor x4, x25, x4, ror #44 _ eor x25, x24, x1, ror #17 _ eor v3.16b, v3.16b, v27.16b
    eor x25, x25, x26, ror #46 _ eor x25, x25, x16, ror #43 _ eor v4.16b, v4.16b, v28.16b
    eor x25, x25, x7, ror #62 _ eor x9, x9, x25, ror #28 _ eor x17, x11, x28, ror #5
    eor x17, x17, x19, ror #56 _ bic v29.16b, v7.16b, v6.16b _ eor x17, x17, x3, ror #49
    eor x17, x17, x21, ror #9 _ bic v30.16b, v8.16b, v7.16b _ eor x11, x9, x11, ror #43
    eor x28, x9, x28, ror #48 _ bic v26.16b, v9.16b, v8.16b _ eor x19, x9, x19, ror #35
    eor x3, x9, x3, ror #28 _ bic v27.16b, v5.16b, v9.16b _ eor x21, x9, x21, ror #52
    eor x25, x25, x14, ror #13 _ bic v28.16b, v6.16b, v5.16b _ eor x5, x25, x5
    eor x22, x25, x22, ror #7 _ eor v5.16b, v5.16b, v29.16b _ eor x12, x25, x12, ror #63
    eor x29, x25, x29, ror #51 _ eor x20, x25, x20, ror #16 _ eor v6.16b, v6.16b, v30.16b
    eor x14, x14, x17, ror #63 _ eor x30, x14, x30, ror #21 _ eor v7.16b, v7.16b, v26.16b
    eor x15, x14, x15, ror #47 _ eor x6, x14, x6, ror #60 _ eor v8.16b, v8.16b, v27.16b
    eor x23, x14, x23, ror #40 _ eor x13, x14, x13, ror #25 _ eor v9.16b, v9.16b, v28.16b
    eor x17, x17, x27, ror #49 _ eor x24, x17, x24, ror #50 _ bic v29.16b, v12.16b, v11.16b
    eor x1, x17, x1, ror #3 _ eor x26, x17, x26, ror #32 _ bic v30.16b, v13.16b, v12.16b
    eor x16, x17, x16, ror #29 _ eor x7, x17, x7, ror #48 _ bic v26.16b, v14.16b, v13.16b
    ldr x27, [sp, #16] _ ldr q31, [x27], #16 _ str x27, [sp, #16] _ eor v0.16b, v0.16b, v31.16b
    bic x27, x6, x8, ror #49 _ bic v27.16b, v10.16b, v14.16b _ bic x17, x3, x6, ror #21
    bic x14, x7, x3, ror #14 _ bic v28.16b, v11.16b, v10.16b _ bic x25, x5, x7
    bic x9, x8, x5, ror #44 _ eor x9, x7, x9, ror #20 _ eor v10.16b, v10.16b, v29.16b
    eor x7, x6, x14, ror #29 _ eor x6, x17, x8, ror #6 _ eor v11.16b, v11.16b, v30.16b
    eor x8, x3, x25, ror #50 _ eor x5, x5, x27, ror #35 _ eor v12.16b, v12.16b, v26.16b
    ldr x3, [sp, #8] _ eor v13.16b, v13.16b, v27.16b _ ldr x27, [x3, #48]
    eor x5, x5, x27, ror #35 _ eor v14.16b, v14.16b, v28.16b _ bic x3, x12, x1, ror #61
    bic x27, x10, x12, ror #42 _ bic v29.16b, v17.16b, v16.16b _ bic x17, x13, x10, ror #2
    bic x25, x11, x13, ror #10 _ bic v30.16b, v18.16b, v17.16b _ bic x14, x1, x11, ror #13
    eor x14, x13, x14, ror #41 _ bic v26.16b, v19.16b, v18.16b _ eor x13, x10, x25, ror #52
    eor x10, x11, x3, ror #54 _ eor x11, x1, x27, ror #25 _ bic v27.16b, v15.16b, v19.16b
    eor x12, x12, x17, ror #20 _ bic v28.16b, v16.16b, v15.16b _ bic x1, x19, x15, ror #62
    bic x3, x16, x19, ror #4 _ eor v15.16b, v15.16b, v29.16b _ bic x17, x20, x16, ror #24
    bic x27, x0, x20, ror #47 _ eor v16.16b, v16.16b, v30.16b _ bic x25, x15, x0, ror #55
    eor x17, x19, x17, ror #36 _ eor v17.16b, v17.16b, v26.16b _ eor x19, x16, x27, ror #57
    eor x16, x15, x3, ror #62 _ eor v18.16b, v18.16b, v27.16b _ eor x15, x0, x1, ror #11
    eor x20, x20, x25, ror #26 _ eor v19.16b, v19.16b, v28.16b _ bic x0, x2, x22, ror #38
    bic v29.16b, v22.16b, v21.16b _ bic x1, x23, x2, ror #55 _ bic x3, x21, x23, ror #20
    bic v30.16b, v23.16b, v22.16b _ bic x27, x24, x21, ror #56 _ bic x25, x22, x24, ror #23
    eor x25, x21, x25, ror #49 _ bic v26.16b, v24.16b, v23.16b _ eor x21, x24, x0, ror #3
    eor x24, x23, x27, ror #52 _ bic v27.16b, v20.16b, v24.16b _ eor x23, x2, x3, ror #53
    eor x22, x22, x1, ror #35 _ bic v28.16b, v21.16b, v20.16b _ bic x2, x26, x28, ror #5
    eor v20.16b, v20.16b, v29.16b _ bic x27, x29, x26, ror #16 _ bic x0, x4, x29, ror #25
    eor v21.16b, v21.16b, v30.16b _ bic x1, x30, x4, ror #46 _ bic x3, x28, x30, ror #36
    eor v22.16b, v22.16b, v26.16b _ eor x27, x28, x27, ror #43 _ eor x28, x26, x0, ror #23
    eor v23.16b, v23.16b, v27.16b _ eor x26, x30, x2, ror #23 _ eor x30, x4, x3, ror #46
    eor v24.16b, v24.16b, v28.16b _ eor x29, x29, x1, ror #57 _ ror x5, x5, #29
    ror x6, x6, #43 _ ror x8, x8, #43 _ ror x9, x9, #29 _ ror x10, x10, #36 _ ror x11, x11, #23
    ror x12, x12, #26 _ ror x13, x13, #48 _ ror x14, x14, #46 _ ror x15, x15, #28
    ror x16, x16, #37 _ ror x17, x17, #39 _ ror x19, x19, #35 _ ror x20, x20, #11
    ror x21, x21, #16 _ ror x22, x22, #57 _ ror x23, x23, #19 _ ror x24, x24, #28
    ror x25, x25, #8 _ ror x26, x26, #45 _ ror x27, x27, #9 _ ror x28, x28, #4
    ror x29, x29, #52 _ ror x30, x30, #27 _ ldr x0, [sp, #0] _ stp x5, x6, [x0, #0]
    stp x7, x8, [x0, #16] _ stp x9, x10, [x0, #32] _ stp x11, x12, [x0, #48]
    stp x13, x14, [x0, #64] _ stp x15, x16, [x0, #80] _ stp x17, x19, [x0, #96]
    stp x20, x21, [x0, #112] _ stp x22, x23, [x0, #128] _ stp x24, x25, [x0, #144]
    stp x26, x27, [x0, #160] _ stp x28, x29, [x0, #176] _ str x30, [x0, #192]
    ldr x1, [sp, #24] _ cbz x1, 4f _ str xzr, [sp, #24] _ mov x0, x1 _ str x0, [sp, #0]
    ADDRESS(x2, constants)
    b 1b
4:
    add x1, x0, #200 _ stp q0, q1, [x1, #0] _ stp q2, q3, [x1, #32] _ stp q4, q5, [x1, #64]
    stp q6, q7, [x1, #96] _ stp q8, q9, [x1, #128] _ stp q10, q11, [x1, #160]
    stp q12, q13, [x1, #192] _ stp q14, q15, [x1, #224] _ stp q16, q17, [x1, #256]
    stp q18, q19, [x1, #288] _ stp q20, q21, [x1, #320] _ stp q22, q23, [x1, #352]
    str q24, [x1, #384] _ ldp x19, x20, [sp, #32] _ ldp x21, x22, [sp, #48]
    ldp x23, x24, [sp, #64] _ ldp x25, x26, [sp, #80] _ ldp x27, x28, [sp, #96]
    ldp x29, x30, [sp, #112] _ ldp d8, d9, [sp, #128] _ ldp d10, d11, [sp, #144]
    ldp d12, d13, [sp, #160] _ ldp d14, d15, [sp, #176] _ add sp, sp, #192
    .cfi_def_cfa_offset 0
    hint #29
    .cfi_negate_ra_state
    ret
END(qtn_keccak_hybrid_sha3_x4)

    CONSTANTS
    .balign 512
    .space 192
constants:
    .quad 0x0000000000000001, 0x0000000000000001
    .quad 0x0000000000008082, 0x0000000000008082
    .quad 0x800000000000808a, 0x800000000000808a
    .quad 0x8000000080008000, 0x8000000080008000
    .quad 0x000000000000808b, 0x000000000000808b
    .quad 0x0000000080000001, 0x0000000080000001
    .quad 0x8000000080008081, 0x8000000080008081
    .quad 0x8000000000008009, 0x8000000000008009
    .quad 0x000000000000008a, 0x000000000000008a
    .quad 0x0000000000000088, 0x0000000000000088
    .quad 0x0000000080008009, 0x0000000080008009
    .quad 0x000000008000000a, 0x000000008000000a
    .quad 0x000000008000808b, 0x000000008000808b
    .quad 0x800000000000008b, 0x800000000000008b
    .quad 0x8000000000008089, 0x8000000000008089
    .quad 0x8000000000008003, 0x8000000000008003
    .quad 0x8000000000008002, 0x8000000000008002
    .quad 0x8000000000000080, 0x8000000000000080
    .quad 0x000000000000800a, 0x000000000000800a
    .quad 0x800000008000000a, 0x800000008000000a
    .quad 0x8000000080008081, 0x8000000080008081
    .quad 0x8000000000008080, 0x8000000000008080
    .quad 0x0000000080000001, 0x0000000080000001
    .quad 0x8000000080008008, 0x8000000080008008

OBJECT_NOTES
