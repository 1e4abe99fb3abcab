/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Written by scripts/keccak_aarch64.py, which explains it; a test compares.
 *
 * The same for cores where a turned operand is dear: one row is turned before chi. */
#include "common/asm_aarch64.inc"

    .text
ENTRY(qtn_keccak_hybrid_plain_x3)
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
    str x2, [sp, #16] _ ldp q0, q1, [x1, #0] _ ldp q2, q3, [x1, #32] _ ldp q4, q5, [x1, #64]
    ldp q6, q7, [x1, #96] _ ldp q8, q9, [x1, #128] _ ldp q10, q11, [x1, #160]
    ldp q12, q13, [x1, #192] _ ldp q14, q15, [x1, #224] _ ldp q16, q17, [x1, #256]
    ldp q18, q19, [x1, #288] _ ldp q20, q21, [x1, #320] _ ldp q22, q23, [x1, #352]
    ldr q24, [x1, #384] _ str x1, [sp, #24] _ str x2, [sp, #8] _ ldp x5, x6, [x0, #0]
    ldp x7, x8, [x0, #16] _ ldp x9, x10, [x0, #32] _ ldp x11, x12, [x0, #48]
    ldp x13, x14, [x0, #64] _ ldp x15, x16, [x0, #80] _ ldp x17, x19, [x0, #96]
    ldp x20, x21, [x0, #112] _ ldp x22, x23, [x0, #128] _ ldp x24, x25, [x0, #144]
    ldp x26, x27, [x0, #160] _ ldp x28, x29, [x0, #176] _ ldr x30, [x0, #192] _ eor x4, x5, x10
    eor x4, x4, x15 _ eor x4, x4, x21 _ eor x4, x4, x26 _ eor x3, x7, x12 _ eor x3, x3, x17
    eor x3, x3, x23 _ eor x3, x3, x28 _ eor x2, x4, x3, ror #63 _ eor x1, x6, x11
    eor x1, x1, x16 _ eor x1, x1, x22 _ eor x1, x1, x27 _ eor x6, x2, x6 _ eor x11, x2, x11
    eor x16, x2, x16 _ eor x22, x2, x22 _ eor x27, x2, x27 _ eor x2, x9, x14 _ eor x2, x2, x20
    eor x2, x2, x25 _ eor x2, x2, x30 _ eor x3, x3, x2, ror #63 _ eor x0, x8, x13
    eor x0, x0, x19 _ eor x0, x0, x24 _ eor x0, x0, x29 _ eor x8, x3, x8 _ eor x13, x3, x13
    eor x19, x3, x19 _ eor x24, x3, x24 _ eor x29, x3, x29 _ eor x2, x2, x1, ror #63
    eor x5, x2, x5 _ eor x10, x2, x10 _ eor x15, x2, x15 _ eor x21, x2, x21 _ eor x26, x2, x26
    eor x1, x1, x0, ror #63 _ eor x7, x1, x7 _ eor x12, x1, x12 _ eor x17, x1, x17
    eor x23, x1, x23 _ eor x28, x1, x28 _ eor x0, x0, x4, ror #63 _ eor x9, x0, x9
    eor x14, x0, x14 _ eor x20, x0, x20 _ eor x25, x0, x25 _ eor x30, x0, x30
3:
    ror x11, x11, #20 _ eor v25.16b, v0.16b, v5.16b _ eor v25.16b, v25.16b, v10.16b
    ror x17, x17, #21 _ eor v25.16b, v25.16b, v15.16b _ ror x24, x24, #43
    eor v25.16b, v25.16b, v20.16b _ eor v26.16b, v2.16b, v7.16b _ ror x30, x30, #50
    eor v26.16b, v26.16b, v12.16b _ bic x4, x17, x11 _ eor v26.16b, v26.16b, v17.16b
    bic x0, x24, x17 _ eor v26.16b, v26.16b, v22.16b _ eor v27.16b, v4.16b, v9.16b
    bic x1, x30, x24 _ eor v27.16b, v27.16b, v14.16b _ bic x2, x5, x30
    eor v27.16b, v27.16b, v19.16b _ eor v27.16b, v27.16b, v24.16b _ bic x3, x11, x5
    eor v28.16b, v1.16b, v6.16b _ eor x0, x11, x0 _ eor v28.16b, v28.16b, v11.16b
    eor x11, x24, x2 _ eor v28.16b, v28.16b, v16.16b _ eor v28.16b, v28.16b, v21.16b
    eor x24, x30, x3 _ eor v29.16b, v3.16b, v8.16b _ eor x30, x17, x1
    eor v29.16b, v29.16b, v13.16b _ eor v29.16b, v29.16b, v18.16b _ eor x5, x5, x4
    eor v29.16b, v29.16b, v23.16b _ add v31.2d, v26.2d, v26.2d _ ldr x17, [sp, #8]
    sri v31.2d, v26.2d, #63 _ eor v30.16b, v25.16b, v31.16b _ ldr x4, [x17, #0]
    add v31.2d, v27.2d, v27.2d _ eor x5, x5, x4 _ sri v31.2d, v27.2d, #63
    bic x17, x15, x14, ror #47 _ eor v26.16b, v26.16b, v31.16b _ add v31.2d, v28.2d, v28.2d
    bic x4, x22, x15, ror #42 _ sri v31.2d, v28.2d, #63 _ bic x2, x28, x22, ror #16
    eor v27.16b, v27.16b, v31.16b _ add v31.2d, v29.2d, v29.2d _ bic x3, x8, x28, ror #31
    sri v31.2d, v29.2d, #63 _ bic x1, x14, x8, ror #56 _ eor v28.16b, v28.16b, v31.16b
    eor x1, x28, x1, ror #41 _ add v31.2d, v25.2d, v25.2d _ sri v31.2d, v25.2d, #63
    eor x28, x22, x3, ror #17 _ eor v29.16b, v29.16b, v31.16b _ eor x22, x8, x17, ror #25
    eor v0.16b, v0.16b, v27.16b _ eor v13.16b, v13.16b, v26.16b _ eor x8, x14, x4, ror #39
    shl v25.2d, v13.2d, #25 _ eor x15, x15, x2, ror #6 _ sri v25.2d, v13.2d, #39
    eor v19.16b, v19.16b, v29.16b _ shl v13.2d, v19.2d, #8 _ bic x14, x19, x12, ror #19
    sri v13.2d, v19.2d, #56 _ bic x2, x25, x19, ror #47 _ eor v23.16b, v23.16b, v26.16b
    shl v19.2d, v23.2d, #56 _ bic x17, x26, x25, ror #10 _ sri v19.2d, v23.2d, #8
    bic x4, x6, x26, ror #47 _ eor v15.16b, v15.16b, v27.16b _ bic x3, x12, x6, ror #5
    shl v23.2d, v15.2d, #41 _ sri v23.2d, v15.2d, #23 _ eor x2, x12, x2, ror #62
    eor v4.16b, v4.16b, v29.16b _ eor x12, x6, x14, ror #40 _ shl v15.2d, v4.2d, #27
    eor x6, x19, x17, ror #7 _ sri v15.2d, v4.2d, #37 _ eor v24.16b, v24.16b, v29.16b
    eor x19, x25, x4, ror #7 _ shl v4.2d, v24.2d, #14 _ eor x26, x26, x3, ror #12
    sri v4.2d, v24.2d, #50 _ eor v21.16b, v21.16b, v30.16b _ shl v24.2d, v21.2d, #2
    bic x25, x16, x10, ror #38 _ sri v24.2d, v21.2d, #62 _ bic x14, x23, x16, ror #5
    eor v8.16b, v8.16b, v26.16b _ shl v21.2d, v8.2d, #55 _ bic x17, x29, x23, ror #41
    sri v21.2d, v8.2d, #9 _ bic x3, x9, x29, ror #35 _ eor v16.16b, v16.16b, v30.16b
    shl v8.2d, v16.2d, #45 _ bic x4, x10, x9, ror #9 _ sri v8.2d, v16.2d, #19
    eor x3, x23, x3, ror #52 _ eor v5.16b, v5.16b, v27.16b _ eor x23, x16, x17, ror #18
    shl v16.2d, v5.2d, #36 _ sri v16.2d, v5.2d, #28 _ eor x16, x29, x4, ror #20
    eor v3.16b, v3.16b, v26.16b _ eor x29, x9, x25, ror #17 _ shl v5.2d, v3.2d, #28
    sri v5.2d, v3.2d, #36 _ eor x10, x10, x14, ror #21 _ eor v18.16b, v18.16b, v26.16b
    shl v3.2d, v18.2d, #21 _ bic x9, x20, x13, ror #48 _ sri v3.2d, v18.2d, #43
    eor v17.16b, v17.16b, v28.16b _ bic x4, x21, x20, ror #2 _ shl v18.2d, v17.2d, #15
    bic x25, x27, x21, ror #25 _ sri v18.2d, v17.2d, #49 _ bic x14, x7, x27, ror #60
    eor v11.16b, v11.16b, v30.16b _ shl v17.2d, v11.2d, #10 _ bic x17, x13, x7, ror #57
    sri v17.2d, v11.2d, #54 _ eor x4, x13, x4, ror #14 _ eor v7.16b, v7.16b, v28.16b
    shl v11.2d, v7.2d, #6 _ eor x13, x20, x25, ror #37 _ sri v11.2d, v7.2d, #58
    eor x20, x7, x9, ror #23 _ eor v10.16b, v10.16b, v27.16b _ eor x7, x27, x17, ror #11
    shl v7.2d, v10.2d, #3 _ sri v7.2d, v10.2d, #61 _ eor x21, x21, x14, ror #43
    eor v1.16b, v1.16b, v30.16b _ add v10.2d, v1.2d, v1.2d _ sri v10.2d, v1.2d, #63
    eor x27, x5, x22, ror #36 _ eor v6.16b, v6.16b, v30.16b _ eor x27, x27, x12, ror #63
    shl v1.2d, v6.2d, #44 _ eor x27, x27, x29, ror #37 _ sri v1.2d, v6.2d, #20
    eor v9.16b, v9.16b, v29.16b _ eor x27, x27, x20, ror #2 _ shl v6.2d, v9.2d, #20
    eor x9, x30, x15, ror #61 _ sri v6.2d, v9.2d, #44 _ eor v22.16b, v22.16b, v28.16b
    eor x9, x9, x6, ror #39 _ shl v9.2d, v22.2d, #61 _ eor x9, x9, x23, ror #54
    sri v9.2d, v22.2d, #3 _ eor x9, x9, x13, ror #25 _ eor v14.16b, v14.16b, v29.16b
    shl v22.2d, v14.2d, #39 _ eor x25, x27, x9, ror #63 _ sri v22.2d, v14.2d, #25
    eor x14, x0, x8, ror #44 _ eor v20.16b, v20.16b, v27.16b _ eor x14, x14, x2, ror #58
    shl v14.2d, v20.2d, #18 _ sri v14.2d, v20.2d, #46 _ eor x14, x14, x10, ror #28
    eor v2.16b, v2.16b, v28.16b _ eor x14, x14, x4, ror #9 _ shl v20.2d, v2.2d, #62
    sri v20.2d, v2.2d, #2 _ eor x0, x25, x0 _ eor v12.16b, v12.16b, v28.16b
    eor x8, x25, x8, ror #44 _ shl v2.2d, v12.2d, #43 _ eor x2, x25, x2, ror #58
    sri v2.2d, v12.2d, #21 _ bic v30.16b, v2.16b, v1.16b _ eor x10, x25, x10, ror #28
    bic v26.16b, v3.16b, v2.16b _ eor x4, x25, x4, ror #9 _ bic v27.16b, v4.16b, v3.16b
    bic v28.16b, v0.16b, v4.16b _ eor x25, x24, x1, ror #3 _ bic v29.16b, v1.16b, v0.16b
    eor x25, x25, x26, ror #46 _ eor v0.16b, v0.16b, v30.16b _ eor x25, x25, x16, ror #8
    eor v1.16b, v1.16b, v26.16b _ eor v2.16b, v2.16b, v27.16b _ eor x25, x25, x7, ror #62
    eor v3.16b, v3.16b, v28.16b _ eor x9, x9, x25, ror #63 _ eor v4.16b, v4.16b, v29.16b
    eor x17, x11, x28, ror #19 _ bic v30.16b, v7.16b, v6.16b _ eor x17, x17, x19, ror #56
    bic v26.16b, v8.16b, v7.16b _ eor x17, x17, x3, ror #49 _ bic v27.16b, v9.16b, v8.16b
    bic v28.16b, v5.16b, v9.16b _ eor x17, x17, x21, ror #23 _ bic v29.16b, v6.16b, v5.16b
    eor x11, x9, x11 _ eor v5.16b, v5.16b, v30.16b _ eor x28, x9, x28, ror #19
    eor v6.16b, v6.16b, v26.16b _ eor v7.16b, v7.16b, v27.16b _ eor x19, x9, x19, ror #56
    eor v8.16b, v8.16b, v28.16b _ eor x3, x9, x3, ror #49 _ eor v9.16b, v9.16b, v29.16b
    bic v30.16b, v25.16b, v11.16b _ eor x21, x9, x21, ror #23 _ bic v26.16b, v13.16b, v25.16b
    eor x25, x25, x14, ror #63 _ bic v27.16b, v14.16b, v13.16b _ eor x5, x25, x5
    bic v28.16b, v10.16b, v14.16b _ bic v29.16b, v11.16b, v10.16b _ eor x22, x25, x22, ror #36
    eor v10.16b, v10.16b, v30.16b _ eor x12, x25, x12, ror #63 _ eor v11.16b, v11.16b, v26.16b
    eor v25.16b, v25.16b, v27.16b _ eor x29, x25, x29, ror #37 _ eor v13.16b, v13.16b, v28.16b
    eor x20, x25, x20, ror #2 _ eor v14.16b, v14.16b, v29.16b _ eor x14, x14, x17, ror #63
    bic v30.16b, v17.16b, v16.16b _ bic v26.16b, v18.16b, v17.16b _ eor x30, x14, x30
    bic v27.16b, v19.16b, v18.16b _ eor x15, x14, x15, ror #61 _ bic v28.16b, v15.16b, v19.16b
    bic v29.16b, v16.16b, v15.16b _ eor x6, x14, x6, ror #39 _ eor v15.16b, v15.16b, v30.16b
    eor x23, x14, x23, ror #54 _ eor v16.16b, v16.16b, v26.16b _ eor x13, x14, x13, ror #25
    eor v17.16b, v17.16b, v27.16b _ eor v18.16b, v18.16b, v28.16b _ eor x17, x17, x27, ror #63
    eor v19.16b, v19.16b, v29.16b _ eor x24, x17, x24 _ bic v30.16b, v22.16b, v21.16b
    eor x1, x17, x1, ror #3 _ bic v26.16b, v23.16b, v22.16b _ bic v27.16b, v24.16b, v23.16b
    eor x26, x17, x26, ror #46 _ bic v28.16b, v20.16b, v24.16b _ eor x16, x17, x16, ror #8
    bic v29.16b, v21.16b, v20.16b _ eor v20.16b, v20.16b, v30.16b _ eor x7, x17, x7, ror #62
    eor v21.16b, v21.16b, v26.16b _ ldr x27, [sp, #16] _ ldr q31, [x27], #16
    str x27, [sp, #16] _ eor v0.16b, v0.16b, v31.16b _ eor v22.16b, v22.16b, v27.16b
    ror x8, x8, #20 _ eor v23.16b, v23.16b, v28.16b _ eor v24.16b, v24.16b, v29.16b
    ror x6, x6, #21 _ eor v12.16b, v0.16b, v5.16b _ ror x3, x3, #43
    eor v12.16b, v12.16b, v10.16b _ eor v12.16b, v12.16b, v15.16b _ ror x7, x7, #50
    eor v12.16b, v12.16b, v20.16b _ bic x27, x6, x8 _ eor v30.16b, v2.16b, v7.16b
    bic x17, x3, x6 _ eor v30.16b, v30.16b, v25.16b _ eor v30.16b, v30.16b, v17.16b
    bic x14, x7, x3 _ eor v30.16b, v30.16b, v22.16b _ bic x25, x5, x7
    eor v26.16b, v4.16b, v9.16b _ eor v26.16b, v26.16b, v14.16b _ bic x9, x8, x5
    eor v26.16b, v26.16b, v19.16b _ eor x9, x7, x9 _ eor v26.16b, v26.16b, v24.16b
    eor x7, x6, x14 _ eor v27.16b, v1.16b, v6.16b _ eor v27.16b, v27.16b, v11.16b
    eor x6, x8, x17 _ eor v27.16b, v27.16b, v16.16b _ eor x8, x3, x25
    eor v27.16b, v27.16b, v21.16b _ eor x5, x5, x27 _ eor v28.16b, v3.16b, v8.16b
    eor v28.16b, v28.16b, v13.16b _ eor v28.16b, v28.16b, v18.16b _ ldr x3, [sp, #8]
    eor v28.16b, v28.16b, v23.16b _ add v31.2d, v30.2d, v30.2d _ ldr x27, [x3, #16]
    sri v31.2d, v30.2d, #63 _ add x3, x3, #32 _ eor v29.16b, v12.16b, v31.16b _ str x3, [sp, #8]
    add v31.2d, v26.2d, v26.2d _ sri v31.2d, v26.2d, #63 _ tst x3, #0x1ff
    eor v30.16b, v30.16b, v31.16b _ eor x5, x5, x27 _ add v31.2d, v27.2d, v27.2d
    sri v31.2d, v27.2d, #63 _ bic x3, x12, x1, ror #47 _ eor v26.16b, v26.16b, v31.16b
    bic x27, x10, x12, ror #42 _ add v31.2d, v28.2d, v28.2d _ bic x17, x13, x10, ror #16
    sri v31.2d, v28.2d, #63 _ eor v27.16b, v27.16b, v31.16b _ bic x25, x11, x13, ror #31
    add v31.2d, v12.2d, v12.2d _ bic x14, x1, x11, ror #56 _ sri v31.2d, v12.2d, #63
    eor v28.16b, v28.16b, v31.16b _ eor x14, x13, x14, ror #41 _ eor v0.16b, v0.16b, v26.16b
    eor x13, x10, x25, ror #17 _ eor v13.16b, v13.16b, v30.16b _ eor x10, x11, x3, ror #25
    shl v12.2d, v13.2d, #25 _ sri v12.2d, v13.2d, #39 _ eor x11, x1, x27, ror #39
    eor v19.16b, v19.16b, v28.16b _ eor x12, x12, x17, ror #6 _ shl v13.2d, v19.2d, #8
    sri v13.2d, v19.2d, #56 _ eor v23.16b, v23.16b, v30.16b _ bic x1, x19, x15, ror #19
    shl v19.2d, v23.2d, #56 _ bic x3, x16, x19, ror #47 _ sri v19.2d, v23.2d, #8
    eor v15.16b, v15.16b, v26.16b _ bic x17, x20, x16, ror #10 _ shl v23.2d, v15.2d, #41
    bic x27, x0, x20, ror #47 _ sri v23.2d, v15.2d, #23 _ bic x25, x15, x0, ror #5
    eor v4.16b, v4.16b, v28.16b _ shl v15.2d, v4.2d, #27 _ eor x17, x19, x17, ror #7
    sri v15.2d, v4.2d, #37 _ eor x19, x16, x27, ror #7 _ eor v24.16b, v24.16b, v28.16b
    shl v4.2d, v24.2d, #14 _ eor x16, x15, x3, ror #62 _ sri v4.2d, v24.2d, #50
    eor x15, x0, x1, ror #40 _ eor v21.16b, v21.16b, v29.16b _ eor x20, x20, x25, ror #12
    shl v24.2d, v21.2d, #2 _ sri v24.2d, v21.2d, #62 _ eor v8.16b, v8.16b, v30.16b
    bic x0, x2, x22, ror #38 _ shl v21.2d, v8.2d, #55 _ sri v21.2d, v8.2d, #9
    bic x1, x23, x2, ror #5 _ eor v16.16b, v16.16b, v29.16b _ bic x3, x21, x23, ror #41
    shl v8.2d, v16.2d, #45 _ bic x27, x24, x21, ror #35 _ sri v8.2d, v16.2d, #19
    eor v5.16b, v5.16b, v26.16b _ bic x25, x22, x24, ror #9 _ shl v16.2d, v5.2d, #36
    eor x25, x21, x25, ror #20 _ sri v16.2d, v5.2d, #28 _ eor x21, x24, x0, ror #17
    eor v3.16b, v3.16b, v30.16b _ shl v5.2d, v3.2d, #28 _ eor x24, x23, x27, ror #52
    sri v5.2d, v3.2d, #36 _ eor x23, x2, x3, ror #18 _ eor v18.16b, v18.16b, v30.16b
    shl v3.2d, v18.2d, #21 _ eor x22, x22, x1, ror #21 _ sri v3.2d, v18.2d, #43
    eor v17.16b, v17.16b, v27.16b _ bic x2, x26, x28, ror #48 _ shl v18.2d, v17.2d, #15
    sri v18.2d, v17.2d, #49 _ bic x27, x29, x26, ror #2 _ eor v11.16b, v11.16b, v29.16b
    bic x0, x4, x29, ror #25 _ shl v17.2d, v11.2d, #10 _ sri v17.2d, v11.2d, #54
    bic x1, x30, x4, ror #60 _ eor v7.16b, v7.16b, v27.16b _ bic x3, x28, x30, ror #57
    shl v11.2d, v7.2d, #6 _ eor x27, x28, x27, ror #14 _ sri v11.2d, v7.2d, #58
    eor v10.16b, v10.16b, v26.16b _ eor x28, x26, x0, ror #37 _ shl v7.2d, v10.2d, #3
    eor x26, x30, x2, ror #23 _ sri v7.2d, v10.2d, #61 _ eor v1.16b, v1.16b, v29.16b
    eor x30, x4, x3, ror #11 _ add v10.2d, v1.2d, v1.2d _ eor x29, x29, x1, ror #43
    sri v10.2d, v1.2d, #63 _ eor v6.16b, v6.16b, v29.16b _ shl v1.2d, v6.2d, #44
    eor x4, x5, x10, ror #36 _ sri v1.2d, v6.2d, #20 _ eor x4, x4, x15, ror #63
    eor v9.16b, v9.16b, v28.16b _ eor x4, x4, x21, ror #37 _ shl v6.2d, v9.2d, #20
    sri v6.2d, v9.2d, #44 _ eor x4, x4, x26, ror #2 _ eor v22.16b, v22.16b, v27.16b
    eor x3, x7, x12, ror #61 _ shl v9.2d, v22.2d, #61 _ sri v9.2d, v22.2d, #3
    eor x3, x3, x17, ror #39 _ eor v14.16b, v14.16b, v28.16b _ eor x3, x3, x23, ror #54
    shl v22.2d, v14.2d, #39 _ eor x3, x3, x28, ror #25 _ sri v22.2d, v14.2d, #25
    eor v20.16b, v20.16b, v26.16b _ eor x2, x4, x3, ror #63 _ shl v14.2d, v20.2d, #18
    eor x1, x6, x11, ror #44 _ sri v14.2d, v20.2d, #46 _ eor v2.16b, v2.16b, v27.16b
    eor x1, x1, x16, ror #58 _ shl v20.2d, v2.2d, #62 _ eor x1, x1, x22, ror #28
    sri v20.2d, v2.2d, #2 _ eor x1, x1, x27, ror #9 _ eor v25.16b, v25.16b, v27.16b
    shl v2.2d, v25.2d, #43 _ eor x6, x2, x6 _ sri v2.2d, v25.2d, #21 _ eor x11, x2, x11, ror #44
    bic v29.16b, v2.16b, v1.16b _ bic v30.16b, v3.16b, v2.16b _ eor x16, x2, x16, ror #58
    bic v26.16b, v4.16b, v3.16b _ eor x22, x2, x22, ror #28 _ bic v27.16b, v0.16b, v4.16b
    eor x27, x2, x27, ror #9 _ bic v28.16b, v1.16b, v0.16b _ eor v0.16b, v0.16b, v29.16b
    eor x2, x9, x14, ror #3 _ eor v1.16b, v1.16b, v30.16b _ eor x2, x2, x20, ror #46
    eor v2.16b, v2.16b, v26.16b _ eor x2, x2, x25, ror #8 _ eor v3.16b, v3.16b, v27.16b
    eor v4.16b, v4.16b, v28.16b _ eor x2, x2, x30, ror #62 _ eor x3, x3, x2, ror #63
    bic v29.16b, v7.16b, v6.16b _ bic v30.16b, v8.16b, v7.16b _ eor x0, x8, x13, ror #19
    bic v26.16b, v9.16b, v8.16b _ eor x0, x0, x19, ror #56 _ bic v27.16b, v5.16b, v9.16b
    eor x0, x0, x24, ror #49 _ bic v28.16b, v6.16b, v5.16b _ eor v5.16b, v5.16b, v29.16b
    eor x0, x0, x29, ror #23 _ eor v6.16b, v6.16b, v30.16b _ eor x8, x3, x8
    eor v7.16b, v7.16b, v26.16b _ eor v8.16b, v8.16b, v27.16b _ eor x13, x3, x13, ror #19
    eor v9.16b, v9.16b, v28.16b _ eor x19, x3, x19, ror #56 _ bic v29.16b, v12.16b, v11.16b
    eor x24, x3, x24, ror #49 _ bic v30.16b, v13.16b, v12.16b _ bic v26.16b, v14.16b, v13.16b
    eor x29, x3, x29, ror #23 _ bic v27.16b, v10.16b, v14.16b _ eor x2, x2, x1, ror #63
    bic v28.16b, v11.16b, v10.16b _ eor v10.16b, v10.16b, v29.16b _ eor x5, x2, x5
    eor v11.16b, v11.16b, v30.16b _ eor x10, x2, x10, ror #36 _ eor v12.16b, v12.16b, v26.16b
    eor x15, x2, x15, ror #63 _ eor v13.16b, v13.16b, v27.16b _ eor v14.16b, v14.16b, v28.16b
    eor x21, x2, x21, ror #37 _ bic v29.16b, v17.16b, v16.16b _ eor x26, x2, x26, ror #2
    bic v30.16b, v18.16b, v17.16b _ eor x1, x1, x0, ror #63 _ bic v26.16b, v19.16b, v18.16b
    bic v27.16b, v15.16b, v19.16b _ eor x7, x1, x7 _ bic v28.16b, v16.16b, v15.16b
    eor x12, x1, x12, ror #61 _ eor v15.16b, v15.16b, v29.16b _ eor v16.16b, v16.16b, v30.16b
    eor x17, x1, x17, ror #39 _ eor v17.16b, v17.16b, v26.16b _ eor x23, x1, x23, ror #54
    eor v18.16b, v18.16b, v27.16b _ eor x28, x1, x28, ror #25 _ eor v19.16b, v19.16b, v28.16b
    bic v29.16b, v22.16b, v21.16b _ eor x0, x0, x4, ror #63 _ bic v30.16b, v23.16b, v22.16b
    eor x9, x0, x9 _ bic v26.16b, v24.16b, v23.16b _ bic v27.16b, v20.16b, v24.16b
    eor x14, x0, x14, ror #3 _ bic v28.16b, v21.16b, v20.16b _ eor x20, x0, x20, ror #46
    eor v20.16b, v20.16b, v29.16b _ eor x25, x0, x25, ror #8 _ eor v21.16b, v21.16b, v30.16b
    eor v22.16b, v22.16b, v26.16b _ eor x30, x0, x30, ror #62 _ eor v23.16b, v23.16b, v27.16b
    ldr x4, [sp, #16] _ ldr q31, [x4], #16 _ str x4, [sp, #16] _ eor v0.16b, v0.16b, v31.16b
    eor v24.16b, v24.16b, v28.16b _ b.ne 3b _ ror x11, x11, #20 _ eor v25.16b, v0.16b, v5.16b
    eor v25.16b, v25.16b, v10.16b _ ror x17, x17, #21 _ eor v25.16b, v25.16b, v15.16b
    eor v25.16b, v25.16b, v20.16b _ ror x24, x24, #43 _ eor v26.16b, v2.16b, v7.16b
    eor v26.16b, v26.16b, v12.16b _ ror x30, x30, #50 _ eor v26.16b, v26.16b, v17.16b
    eor v26.16b, v26.16b, v22.16b _ bic x4, x17, x11 _ eor v27.16b, v4.16b, v9.16b
    eor v27.16b, v27.16b, v14.16b _ bic x0, x24, x17 _ eor v27.16b, v27.16b, v19.16b
    bic x1, x30, x24 _ eor v27.16b, v27.16b, v24.16b _ eor v28.16b, v1.16b, v6.16b
    bic x2, x5, x30 _ eor v28.16b, v28.16b, v11.16b _ eor v28.16b, v28.16b, v16.16b
    bic x3, x11, x5 _ eor v28.16b, v28.16b, v21.16b _ eor v29.16b, v3.16b, v8.16b
    eor x0, x11, x0 _ eor v29.16b, v29.16b, v13.16b _ eor v29.16b, v29.16b, v18.16b
    eor x11, x24, x2 _ eor v29.16b, v29.16b, v23.16b _ eor x24, x30, x3
    add v31.2d, v26.2d, v26.2d _ sri v31.2d, v26.2d, #63 _ eor x30, x17, x1
    eor v30.16b, v25.16b, v31.16b _ add v31.2d, v27.2d, v27.2d _ eor x5, x5, x4
    sri v31.2d, v27.2d, #63 _ eor v26.16b, v26.16b, v31.16b _ add v31.2d, v28.2d, v28.2d
    sri v31.2d, v28.2d, #63 _ ldr x17, [sp, #8] _ eor v27.16b, v27.16b, v31.16b
    add v31.2d, v29.2d, v29.2d _ ldr x4, [x17, #0] _ sri v31.2d, v29.2d, #63 _ eor x5, x5, x4
    eor v28.16b, v28.16b, v31.16b _ add v31.2d, v25.2d, v25.2d _ bic x17, x15, x14, ror #47
    sri v31.2d, v25.2d, #63 _ eor v29.16b, v29.16b, v31.16b _ bic x4, x22, x15, ror #42
    eor v0.16b, v0.16b, v27.16b _ eor v13.16b, v13.16b, v26.16b _ bic x2, x28, x22, ror #16
    shl v25.2d, v13.2d, #25 _ sri v25.2d, v13.2d, #39 _ bic x3, x8, x28, ror #31
    eor v19.16b, v19.16b, v29.16b _ bic x1, x14, x8, ror #56 _ shl v13.2d, v19.2d, #8
    sri v13.2d, v19.2d, #56 _ eor x1, x28, x1, ror #41 _ eor v23.16b, v23.16b, v26.16b
    shl v19.2d, v23.2d, #56 _ eor x28, x22, x3, ror #17 _ sri v19.2d, v23.2d, #8
    eor v15.16b, v15.16b, v27.16b _ eor x22, x8, x17, ror #25 _ shl v23.2d, v15.2d, #41
    sri v23.2d, v15.2d, #23 _ eor x8, x14, x4, ror #39 _ eor v4.16b, v4.16b, v29.16b
    shl v15.2d, v4.2d, #27 _ eor x15, x15, x2, ror #6 _ sri v15.2d, v4.2d, #37
    eor v24.16b, v24.16b, v29.16b _ shl v4.2d, v24.2d, #14 _ bic x14, x19, x12, ror #19
    sri v4.2d, v24.2d, #50 _ eor v21.16b, v21.16b, v30.16b _ bic x2, x25, x19, ror #47
    shl v24.2d, v21.2d, #2 _ sri v24.2d, v21.2d, #62 _ bic x17, x26, x25, ror #10
    eor v8.16b, v8.16b, v26.16b _ shl v21.2d, v8.2d, #55 _ bic x4, x6, x26, ror #47
    sri v21.2d, v8.2d, #9 _ bic x3, x12, x6, ror #5 _ eor v16.16b, v16.16b, v30.16b
    shl v8.2d, v16.2d, #45 _ eor x2, x12, x2, ror #62 _ sri v8.2d, v16.2d, #19
    eor v5.16b, v5.16b, v27.16b _ eor x12, x6, x14, ror #40 _ shl v16.2d, v5.2d, #36
    sri v16.2d, v5.2d, #28 _ eor x6, x19, x17, ror #7 _ eor v3.16b, v3.16b, v26.16b
    shl v5.2d, v3.2d, #28 _ eor x19, x25, x4, ror #7 _ sri v5.2d, v3.2d, #36
    eor v18.16b, v18.16b, v26.16b _ eor x26, x26, x3, ror #12 _ shl v3.2d, v18.2d, #21
    sri v3.2d, v18.2d, #43 _ eor v17.16b, v17.16b, v28.16b _ bic x25, x16, x10, ror #38
    shl v18.2d, v17.2d, #15 _ sri v18.2d, v17.2d, #49 _ bic x14, x23, x16, ror #5
    eor v11.16b, v11.16b, v30.16b _ shl v17.2d, v11.2d, #10 _ bic x17, x29, x23, ror #41
    sri v17.2d, v11.2d, #54 _ eor v7.16b, v7.16b, v28.16b _ bic x3, x9, x29, ror #35
    shl v11.2d, v7.2d, #6 _ bic x4, x10, x9, ror #9 _ sri v11.2d, v7.2d, #58
    eor v10.16b, v10.16b, v27.16b _ eor x3, x23, x3, ror #52 _ shl v7.2d, v10.2d, #3
    sri v7.2d, v10.2d, #61 _ eor x23, x16, x17, ror #18 _ eor v1.16b, v1.16b, v30.16b
    add v10.2d, v1.2d, v1.2d _ eor x16, x29, x4, ror #20 _ sri v10.2d, v1.2d, #63
    eor v6.16b, v6.16b, v30.16b _ eor x29, x9, x25, ror #17 _ shl v1.2d, v6.2d, #44
    sri v1.2d, v6.2d, #20 _ eor x10, x10, x14, ror #21 _ eor v9.16b, v9.16b, v29.16b
    shl v6.2d, v9.2d, #20 _ sri v6.2d, v9.2d, #44 _ bic x9, x20, x13, ror #48
    eor v22.16b, v22.16b, v28.16b _ shl v9.2d, v22.2d, #61 _ bic x4, x21, x20, ror #2
    sri v9.2d, v22.2d, #3 _ eor v14.16b, v14.16b, v29.16b _ bic x25, x27, x21, ror #25
    shl v22.2d, v14.2d, #39 _ sri v22.2d, v14.2d, #25 _ bic x14, x7, x27, ror #60
    eor v20.16b, v20.16b, v27.16b _ bic x17, x13, x7, ror #57 _ shl v14.2d, v20.2d, #18
    sri v14.2d, v20.2d, #46 _ eor x4, x13, x4, ror #14 _ eor v2.16b, v2.16b, v28.16b
    shl v20.2d, v2.2d, #62 _ eor x13, x20, x25, ror #37 _ sri v20.2d, v2.2d, #2
    eor v12.16b, v12.16b, v28.16b _ eor x20, x7, x9, ror #23 _ shl v2.2d, v12.2d, #43
    sri v2.2d, v12.2d, #21 _ eor x7, x27, x17, ror #11 _ bic v30.16b, v2.16b, v1.16b
    bic v26.16b, v3.16b, v2.16b _ eor x21, x21, x14, ror #43 _ bic v27.16b, v4.16b, v3.16b
    bic v28.16b, v0.16b, v4.16b _ bic v29.16b, v1.16b, v0.16b _ eor x27, x5, x22, ror #36
    eor v0.16b, v0.16b, v30.16b _ eor v1.16b, v1.16b, v26.16b _ eor x27, x27, x12, ror #63
    eor v2.16b, v2.16b, v27.16b _ eor v3.16b, v3.16b, v28.16b _ eor x27, x27, x29, ror #37
    eor v4.16b, v4.16b, v29.16b _ eor x27, x27, x20, ror #2 _ bic v30.16b, v7.16b, v6.16b
    eor x9, x30, x15, ror #61 _ bic v26.16b, v8.16b, v7.16b _ bic v27.16b, v9.16b, v8.16b
    eor x9, x9, x6, ror #39 _ bic v28.16b, v5.16b, v9.16b _ bic v29.16b, v6.16b, v5.16b
    eor x9, x9, x23, ror #54 _ eor v5.16b, v5.16b, v30.16b _ eor v6.16b, v6.16b, v26.16b
    eor x9, x9, x13, ror #25 _ eor v7.16b, v7.16b, v27.16b _ eor v8.16b, v8.16b, v28.16b
    eor x25, x27, x9, ror #63 _ eor v9.16b, v9.16b, v29.16b _ bic v30.16b, v25.16b, v11.16b
    eor x14, x0, x8, ror #44 _ bic v26.16b, v13.16b, v25.16b _ eor x14, x14, x2, ror #58
    bic v27.16b, v14.16b, v13.16b _ bic v28.16b, v10.16b, v14.16b _ eor x14, x14, x10, ror #28
    bic v29.16b, v11.16b, v10.16b _ eor v10.16b, v10.16b, v30.16b _ eor x14, x14, x4, ror #9
    eor v11.16b, v11.16b, v26.16b _ eor v25.16b, v25.16b, v27.16b _ eor x0, x25, x0
    eor v13.16b, v13.16b, v28.16b _ eor v14.16b, v14.16b, v29.16b _ eor x8, x25, x8, ror #44
    bic v30.16b, v17.16b, v16.16b _ eor x2, x25, x2, ror #58 _ bic v26.16b, v18.16b, v17.16b
    bic v27.16b, v19.16b, v18.16b _ eor x10, x25, x10, ror #28 _ bic v28.16b, v15.16b, v19.16b
    bic v29.16b, v16.16b, v15.16b _ eor x4, x25, x4, ror #9 _ eor v15.16b, v15.16b, v30.16b
    eor v16.16b, v16.16b, v26.16b _ eor x25, x24, x1, ror #3 _ eor v17.16b, v17.16b, v27.16b
    eor v18.16b, v18.16b, v28.16b _ eor x25, x25, x26, ror #46 _ eor v19.16b, v19.16b, v29.16b
    bic v30.16b, v22.16b, v21.16b _ eor x25, x25, x16, ror #8 _ bic v26.16b, v23.16b, v22.16b
    eor x25, x25, x7, ror #62 _ bic v27.16b, v24.16b, v23.16b _ bic v28.16b, v20.16b, v24.16b
    eor x9, x9, x25, ror #63 _ bic v29.16b, v21.16b, v20.16b _ eor v20.16b, v20.16b, v30.16b
    eor x17, x11, x28, ror #19 _ eor v21.16b, v21.16b, v26.16b _ eor v22.16b, v22.16b, v27.16b
    eor x17, x17, x19, ror #56 _ eor v23.16b, v23.16b, v28.16b _ eor v24.16b, v24.16b, v29.16b
    eor x17, x17, x3, ror #49 _ eor x17, x17, x21, ror #23 _ eor x11, x9, x11
    eor x28, x9, x28, ror #19 _ eor x19, x9, x19, ror #56 _ eor x3, x9, x3, ror #49
    eor x21, x9, x21, ror #23 _ eor x25, x25, x14, ror #63 _ eor x5, x25, x5
    eor x22, x25, x22, ror #36 _ eor x12, x25, x12, ror #63 _ eor x29, x25, x29, ror #37
    eor x20, x25, x20, ror #2 _ eor x14, x14, x17, ror #63 _ eor x30, x14, x30
    eor x15, x14, x15, ror #61 _ eor x6, x14, x6, ror #39 _ eor x23, x14, x23, ror #54
    eor x13, x14, x13, ror #25 _ eor x17, x17, x27, ror #63 _ eor x24, x17, x24
    eor x1, x17, x1, ror #3 _ eor x26, x17, x26, ror #46 _ eor x16, x17, x16, ror #8
    eor x7, x17, x7, ror #62 _ ldr x27, [sp, #16] _ ldr q31, [x27], #16 _ str x27, [sp, #16]
    eor v0.16b, v0.16b, v31.16b _ eor v12.16b, v0.16b, v5.16b _ eor v12.16b, v12.16b, v10.16b
    eor v12.16b, v12.16b, v15.16b _ eor v12.16b, v12.16b, v20.16b _ eor v30.16b, v2.16b, v7.16b
    eor v30.16b, v30.16b, v25.16b _ eor v30.16b, v30.16b, v17.16b
    eor v30.16b, v30.16b, v22.16b _ eor v26.16b, v4.16b, v9.16b _ eor v26.16b, v26.16b, v14.16b
    eor v26.16b, v26.16b, v19.16b _ eor v26.16b, v26.16b, v24.16b _ eor v27.16b, v1.16b, v6.16b
    eor v27.16b, v27.16b, v11.16b _ eor v27.16b, v27.16b, v16.16b
    eor v27.16b, v27.16b, v21.16b _ eor v28.16b, v3.16b, v8.16b _ eor v28.16b, v28.16b, v13.16b
    eor v28.16b, v28.16b, v18.16b _ eor v28.16b, v28.16b, v23.16b _ add v31.2d, v30.2d, v30.2d
    sri v31.2d, v30.2d, #63 _ eor v29.16b, v12.16b, v31.16b _ add v31.2d, v26.2d, v26.2d
    sri v31.2d, v26.2d, #63 _ eor v30.16b, v30.16b, v31.16b _ add v31.2d, v27.2d, v27.2d
    sri v31.2d, v27.2d, #63 _ eor v26.16b, v26.16b, v31.16b _ add v31.2d, v28.2d, v28.2d
    sri v31.2d, v28.2d, #63 _ eor v27.16b, v27.16b, v31.16b _ add v31.2d, v12.2d, v12.2d
    sri v31.2d, v12.2d, #63 _ eor v28.16b, v28.16b, v31.16b _ eor v0.16b, v0.16b, v26.16b
    eor v13.16b, v13.16b, v30.16b _ shl v12.2d, v13.2d, #25 _ sri v12.2d, v13.2d, #39
    eor v19.16b, v19.16b, v28.16b _ shl v13.2d, v19.2d, #8 _ sri v13.2d, v19.2d, #56
    eor v23.16b, v23.16b, v30.16b _ shl v19.2d, v23.2d, #56 _ sri v19.2d, v23.2d, #8
    eor v15.16b, v15.16b, v26.16b _ shl v23.2d, v15.2d, #41 _ ror x8, x8, #20
    sri v23.2d, v15.2d, #23 _ eor v4.16b, v4.16b, v28.16b _ ror x6, x6, #21
    shl v15.2d, v4.2d, #27 _ ror x3, x3, #43 _ sri v15.2d, v4.2d, #37
    eor v24.16b, v24.16b, v28.16b _ ror x7, x7, #50 _ shl v4.2d, v24.2d, #14
    sri v4.2d, v24.2d, #50 _ bic x27, x6, x8 _ eor v21.16b, v21.16b, v29.16b
    shl v24.2d, v21.2d, #2 _ bic x17, x3, x6 _ sri v24.2d, v21.2d, #62
    eor v8.16b, v8.16b, v30.16b _ bic x14, x7, x3 _ shl v21.2d, v8.2d, #55
    sri v21.2d, v8.2d, #9 _ bic x25, x5, x7 _ eor v16.16b, v16.16b, v29.16b _ bic x9, x8, x5
    shl v8.2d, v16.2d, #45 _ sri v8.2d, v16.2d, #19 _ eor x9, x7, x9
    eor v5.16b, v5.16b, v26.16b _ shl v16.2d, v5.2d, #36 _ eor x7, x6, x14
    sri v16.2d, v5.2d, #28 _ eor v3.16b, v3.16b, v30.16b _ eor x6, x8, x17
    shl v5.2d, v3.2d, #28 _ sri v5.2d, v3.2d, #36 _ eor x8, x3, x25
    eor v18.16b, v18.16b, v30.16b _ eor x5, x5, x27 _ shl v3.2d, v18.2d, #21
    sri v3.2d, v18.2d, #43 _ eor v17.16b, v17.16b, v27.16b _ shl v18.2d, v17.2d, #15
    ldr x3, [sp, #8] _ sri v18.2d, v17.2d, #49 _ eor v11.16b, v11.16b, v29.16b
    ldr x27, [x3, #16] _ shl v17.2d, v11.2d, #10 _ sri v17.2d, v11.2d, #54 _ eor x5, x5, x27
    eor v7.16b, v7.16b, v27.16b _ shl v11.2d, v7.2d, #6 _ bic x3, x12, x1, ror #47
    sri v11.2d, v7.2d, #58 _ bic x27, x10, x12, ror #42 _ eor v10.16b, v10.16b, v26.16b
    shl v7.2d, v10.2d, #3 _ bic x17, x13, x10, ror #16 _ sri v7.2d, v10.2d, #61
    eor v1.16b, v1.16b, v29.16b _ bic x25, x11, x13, ror #31 _ add v10.2d, v1.2d, v1.2d
    sri v10.2d, v1.2d, #63 _ bic x14, x1, x11, ror #56 _ eor v6.16b, v6.16b, v29.16b
    shl v1.2d, v6.2d, #44 _ eor x14, x13, x14, ror #41 _ sri v1.2d, v6.2d, #20
    eor x13, x10, x25, ror #17 _ eor v9.16b, v9.16b, v28.16b _ shl v6.2d, v9.2d, #20
    eor x10, x11, x3, ror #25 _ sri v6.2d, v9.2d, #44 _ eor v22.16b, v22.16b, v27.16b
    eor x11, x1, x27, ror #39 _ shl v9.2d, v22.2d, #61 _ sri v9.2d, v22.2d, #3
    eor x12, x12, x17, ror #6 _ eor v14.16b, v14.16b, v28.16b _ shl v22.2d, v14.2d, #39
    sri v22.2d, v14.2d, #25 _ eor v20.16b, v20.16b, v26.16b _ bic x1, x19, x15, ror #19
    shl v14.2d, v20.2d, #18 _ bic x3, x16, x19, ror #47 _ sri v14.2d, v20.2d, #46
    eor v2.16b, v2.16b, v27.16b _ bic x17, x20, x16, ror #10 _ shl v20.2d, v2.2d, #62
    sri v20.2d, v2.2d, #2 _ bic x27, x0, x20, ror #47 _ eor v25.16b, v25.16b, v27.16b
    shl v2.2d, v25.2d, #43 _ bic x25, x15, x0, ror #5 _ sri v2.2d, v25.2d, #21
    bic v29.16b, v2.16b, v1.16b _ eor x17, x19, x17, ror #7 _ bic v30.16b, v3.16b, v2.16b
    eor x19, x16, x27, ror #7 _ bic v26.16b, v4.16b, v3.16b _ bic v27.16b, v0.16b, v4.16b
    eor x16, x15, x3, ror #62 _ bic v28.16b, v1.16b, v0.16b _ eor v0.16b, v0.16b, v29.16b
    eor x15, x0, x1, ror #40 _ eor v1.16b, v1.16b, v30.16b _ eor v2.16b, v2.16b, v26.16b
    eor x20, x20, x25, ror #12 _ eor v3.16b, v3.16b, v27.16b _ eor v4.16b, v4.16b, v28.16b
    bic v29.16b, v7.16b, v6.16b _ bic x0, x2, x22, ror #38 _ bic v30.16b, v8.16b, v7.16b
    bic x1, x23, x2, ror #5 _ bic v26.16b, v9.16b, v8.16b _ bic v27.16b, v5.16b, v9.16b
    bic x3, x21, x23, ror #41 _ bic v28.16b, v6.16b, v5.16b _ eor v5.16b, v5.16b, v29.16b
    bic x27, x24, x21, ror #35 _ eor v6.16b, v6.16b, v30.16b _ eor v7.16b, v7.16b, v26.16b
    bic x25, x22, x24, ror #9 _ eor v8.16b, v8.16b, v27.16b _ eor v9.16b, v9.16b, v28.16b
    eor x25, x21, x25, ror #20 _ bic v29.16b, v12.16b, v11.16b _ eor x21, x24, x0, ror #17
    bic v30.16b, v13.16b, v12.16b _ bic v26.16b, v14.16b, v13.16b _ eor x24, x23, x27, ror #52
    bic v27.16b, v10.16b, v14.16b _ bic v28.16b, v11.16b, v10.16b _ eor x23, x2, x3, ror #18
    eor v10.16b, v10.16b, v29.16b _ eor v11.16b, v11.16b, v30.16b _ eor x22, x22, x1, ror #21
    eor v12.16b, v12.16b, v26.16b _ eor v13.16b, v13.16b, v27.16b _ ldr x2, [sp, #16]
    ldr q31, [x2], #16 _ str x2, [sp, #16] _ eor v0.16b, v0.16b, v31.16b
    eor v14.16b, v14.16b, v28.16b _ bic v29.16b, v17.16b, v16.16b _ bic x2, x26, x28, ror #48
    bic v30.16b, v18.16b, v17.16b _ bic x27, x29, x26, ror #2 _ bic v26.16b, v19.16b, v18.16b
    bic v27.16b, v15.16b, v19.16b _ bic x0, x4, x29, ror #25 _ bic v28.16b, v16.16b, v15.16b
    eor v15.16b, v15.16b, v29.16b _ bic x1, x30, x4, ror #60 _ eor v16.16b, v16.16b, v30.16b
    eor v17.16b, v17.16b, v26.16b _ bic x3, x28, x30, ror #57 _ eor v18.16b, v18.16b, v27.16b
    eor v19.16b, v19.16b, v28.16b _ eor x27, x28, x27, ror #14 _ bic v29.16b, v22.16b, v21.16b
    eor x28, x26, x0, ror #37 _ bic v30.16b, v23.16b, v22.16b _ bic v26.16b, v24.16b, v23.16b
    eor x26, x30, x2, ror #23 _ bic v27.16b, v20.16b, v24.16b _ bic v28.16b, v21.16b, v20.16b
    eor x30, x4, x3, ror #11 _ eor v20.16b, v20.16b, v29.16b _ eor v21.16b, v21.16b, v30.16b
    eor x29, x29, x1, ror #43 _ eor v22.16b, v22.16b, v26.16b _ eor v23.16b, v23.16b, v27.16b
    eor v24.16b, v24.16b, v28.16b _ ror x10, x10, #36 _ ror x11, x11, #44 _ ror x12, x12, #61
    ror x13, x13, #19 _ ror x14, x14, #3 _ ror x15, x15, #63 _ ror x16, x16, #58
    ror x17, x17, #39 _ ror x19, x19, #56 _ ror x20, x20, #46 _ ror x21, x21, #37
    ror x22, x22, #28 _ ror x23, x23, #54 _ ror x24, x24, #49 _ ror x25, x25, #8
    ror x26, x26, #2 _ ror x27, x27, #9 _ ror x28, x28, #25 _ ror x29, x29, #23
    ror x30, x30, #62 _ ldr x0, [sp, #0] _ stp x5, x6, [x0, #0] _ stp x7, x8, [x0, #16]
    stp x9, x10, [x0, #32] _ stp x11, x12, [x0, #48] _ stp x13, x14, [x0, #64]
    stp x15, x16, [x0, #80] _ stp x17, x19, [x0, #96] _ stp x20, x21, [x0, #112]
    stp x22, x23, [x0, #128] _ stp x24, x25, [x0, #144] _ stp x26, x27, [x0, #160]
    stp x28, x29, [x0, #176] _ str x30, [x0, #192] _ ldr x1, [sp, #24] _ stp q0, q1, [x1, #0]
    stp q2, q3, [x1, #32] _ stp q4, q5, [x1, #64] _ stp q6, q7, [x1, #96]
    stp q8, q9, [x1, #128] _ stp q10, q11, [x1, #160] _ stp q12, q13, [x1, #192]
    stp q14, q15, [x1, #224] _ stp q16, q17, [x1, #256] _ stp q18, q19, [x1, #288]
    stp q20, q21, [x1, #320] _ stp q22, q23, [x1, #352] _ str q24, [x1, #384]
    ldp x19, x20, [sp, #32] _ ldp x21, x22, [sp, #48] _ ldp x23, x24, [sp, #64]
    ldp x25, x26, [sp, #80] _ ldp x27, x28, [sp, #96] _ ldp x29, x30, [sp, #112]
    ldp d8, d9, [sp, #128] _ ldp d10, d11, [sp, #144] _ ldp d12, d13, [sp, #160]
    ldp d14, d15, [sp, #176] _ add sp, sp, #192
    .cfi_def_cfa_offset 0
    hint #29
    .cfi_negate_ra_state
    ret
END(qtn_keccak_hybrid_plain_x3)

    CONSTANTS
    .balign 512
    .space 160
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
