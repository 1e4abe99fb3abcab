/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Written by scripts/keccak_aarch64.py, which explains it; a test compares.
 *
 * Two permutations KECCAK-p[1600, 24] with the SHA3 instructions. */
#include "common/asm_aarch64.inc"

#if !defined(__APPLE__)
    .arch armv8.2-a+sha3
#endif
    .text
ENTRY(qtn_keccak_sha3_x2)
    sub sp, sp, #64
    .cfi_def_cfa_offset 64
    stp d8, d9, [sp, #0] _ stp d10, d11, [sp, #16] _ stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    .cfi_offset b8, -64
    .cfi_offset b9, -56
    .cfi_offset b10, -48
    .cfi_offset b11, -40
    .cfi_offset b12, -32
    .cfi_offset b13, -24
    .cfi_offset b14, -16
    .cfi_offset b15, -8
    ADDRESS(x2, constants)
    ldp q0, q1, [x0, #0] _ ldp q2, q3, [x0, #32] _ ldp q4, q5, [x0, #64] _ ldp q6, q7, [x0, #96]
    ldp q8, q9, [x0, #128] _ ldp q10, q11, [x0, #160] _ ldp q12, q13, [x0, #192]
    ldp q14, q15, [x0, #224] _ ldp q16, q17, [x0, #256] _ ldp q18, q19, [x0, #288]
    ldp q20, q21, [x0, #320] _ ldp q22, q23, [x0, #352] _ ldr q24, [x0, #384]
3:
    eor3 v25.16b, v0.16b, v5.16b, v10.16b _ eor3 v25.16b, v25.16b, v15.16b, v20.16b
    eor3 v26.16b, v2.16b, v7.16b, v12.16b _ eor3 v26.16b, v26.16b, v17.16b, v22.16b
    eor3 v27.16b, v4.16b, v9.16b, v14.16b _ eor3 v27.16b, v27.16b, v19.16b, v24.16b
    eor3 v28.16b, v1.16b, v6.16b, v11.16b _ eor3 v28.16b, v28.16b, v16.16b, v21.16b
    eor3 v29.16b, v3.16b, v8.16b, v13.16b _ eor3 v29.16b, v29.16b, v18.16b, v23.16b
    rax1 v30.2d, v25.2d, v26.2d _ rax1 v26.2d, v26.2d, v27.2d _ rax1 v27.2d, v27.2d, v28.2d
    rax1 v28.2d, v28.2d, v29.2d _ rax1 v29.2d, v29.2d, v25.2d _ eor v0.16b, v0.16b, v27.16b
    xar v25.2d, v13.2d, v26.2d, #39 _ xar v13.2d, v19.2d, v29.2d, #56
    xar v19.2d, v23.2d, v26.2d, #8 _ xar v23.2d, v15.2d, v27.2d, #23
    xar v15.2d, v4.2d, v29.2d, #37 _ xar v4.2d, v24.2d, v29.2d, #50
    xar v24.2d, v21.2d, v30.2d, #62 _ xar v21.2d, v8.2d, v26.2d, #9
    xar v8.2d, v16.2d, v30.2d, #19 _ xar v16.2d, v5.2d, v27.2d, #28
    xar v5.2d, v3.2d, v26.2d, #36 _ xar v3.2d, v18.2d, v26.2d, #43
    xar v18.2d, v17.2d, v28.2d, #49 _ xar v17.2d, v11.2d, v30.2d, #54
    xar v11.2d, v7.2d, v28.2d, #58 _ xar v7.2d, v10.2d, v27.2d, #61
    xar v10.2d, v1.2d, v30.2d, #63 _ xar v1.2d, v6.2d, v30.2d, #20
    xar v6.2d, v9.2d, v29.2d, #44 _ xar v9.2d, v22.2d, v28.2d, #3
    xar v22.2d, v14.2d, v29.2d, #25 _ xar v14.2d, v20.2d, v27.2d, #46
    xar v20.2d, v2.2d, v28.2d, #2 _ xar v2.2d, v12.2d, v28.2d, #21
    bcax v30.16b, v0.16b, v2.16b, v1.16b _ bcax v26.16b, v1.16b, v3.16b, v2.16b
    bcax v2.16b, v2.16b, v4.16b, v3.16b _ bcax v3.16b, v3.16b, v0.16b, v4.16b
    bcax v4.16b, v4.16b, v1.16b, v0.16b _ bcax v0.16b, v5.16b, v7.16b, v6.16b
    bcax v1.16b, v6.16b, v8.16b, v7.16b _ bcax v7.16b, v7.16b, v9.16b, v8.16b
    bcax v8.16b, v8.16b, v5.16b, v9.16b _ bcax v9.16b, v9.16b, v6.16b, v5.16b
    bcax v5.16b, v10.16b, v25.16b, v11.16b _ bcax v6.16b, v11.16b, v13.16b, v25.16b
    bcax v25.16b, v25.16b, v14.16b, v13.16b _ bcax v13.16b, v13.16b, v10.16b, v14.16b
    bcax v14.16b, v14.16b, v11.16b, v10.16b _ bcax v10.16b, v15.16b, v17.16b, v16.16b
    bcax v11.16b, v16.16b, v18.16b, v17.16b _ bcax v17.16b, v17.16b, v19.16b, v18.16b
    bcax v18.16b, v18.16b, v15.16b, v19.16b _ bcax v19.16b, v19.16b, v16.16b, v15.16b
    bcax v15.16b, v20.16b, v22.16b, v21.16b _ bcax v16.16b, v21.16b, v23.16b, v22.16b
    bcax v22.16b, v22.16b, v24.16b, v23.16b _ bcax v23.16b, v23.16b, v20.16b, v24.16b
    bcax v24.16b, v24.16b, v21.16b, v20.16b _ ld1r {v31.2d}, [x2], #8
    eor v30.16b, v30.16b, v31.16b _ eor3 v12.16b, v30.16b, v0.16b, v5.16b
    eor3 v12.16b, v12.16b, v10.16b, v15.16b _ eor3 v20.16b, v2.16b, v7.16b, v25.16b
    eor3 v20.16b, v20.16b, v17.16b, v22.16b _ eor3 v21.16b, v4.16b, v9.16b, v14.16b
    eor3 v21.16b, v21.16b, v19.16b, v24.16b _ eor3 v27.16b, v26.16b, v1.16b, v6.16b
    eor3 v27.16b, v27.16b, v11.16b, v16.16b _ eor3 v28.16b, v3.16b, v8.16b, v13.16b
    eor3 v28.16b, v28.16b, v18.16b, v23.16b _ rax1 v29.2d, v12.2d, v20.2d
    rax1 v20.2d, v20.2d, v21.2d _ rax1 v21.2d, v21.2d, v27.2d _ rax1 v27.2d, v27.2d, v28.2d
    rax1 v28.2d, v28.2d, v12.2d _ eor v30.16b, v30.16b, v21.16b
    xar v12.2d, v13.2d, v20.2d, #39 _ xar v13.2d, v19.2d, v28.2d, #56
    xar v19.2d, v23.2d, v20.2d, #8 _ xar v23.2d, v10.2d, v21.2d, #23
    xar v10.2d, v4.2d, v28.2d, #37 _ xar v4.2d, v24.2d, v28.2d, #50
    xar v24.2d, v16.2d, v29.2d, #62 _ xar v16.2d, v8.2d, v20.2d, #9
    xar v8.2d, v11.2d, v29.2d, #19 _ xar v11.2d, v0.2d, v21.2d, #28
    xar v0.2d, v3.2d, v20.2d, #36 _ xar v3.2d, v18.2d, v20.2d, #43
    xar v18.2d, v17.2d, v27.2d, #49 _ xar v17.2d, v6.2d, v29.2d, #54
    xar v6.2d, v7.2d, v27.2d, #58 _ xar v7.2d, v5.2d, v21.2d, #61
    xar v5.2d, v26.2d, v29.2d, #63 _ xar v26.2d, v1.2d, v29.2d, #20
    xar v1.2d, v9.2d, v28.2d, #44 _ xar v9.2d, v22.2d, v27.2d, #3
    xar v22.2d, v14.2d, v28.2d, #25 _ xar v14.2d, v15.2d, v21.2d, #46
    xar v15.2d, v2.2d, v27.2d, #2 _ xar v2.2d, v25.2d, v27.2d, #21
    bcax v20.16b, v15.16b, v22.16b, v16.16b _ bcax v21.16b, v16.16b, v23.16b, v22.16b
    bcax v22.16b, v22.16b, v24.16b, v23.16b _ bcax v23.16b, v23.16b, v15.16b, v24.16b
    bcax v24.16b, v24.16b, v16.16b, v15.16b _ bcax v15.16b, v10.16b, v17.16b, v11.16b
    bcax v16.16b, v11.16b, v18.16b, v17.16b _ bcax v17.16b, v17.16b, v19.16b, v18.16b
    bcax v18.16b, v18.16b, v10.16b, v19.16b _ bcax v19.16b, v19.16b, v11.16b, v10.16b
    bcax v10.16b, v5.16b, v12.16b, v6.16b _ bcax v11.16b, v6.16b, v13.16b, v12.16b
    bcax v12.16b, v12.16b, v14.16b, v13.16b _ bcax v13.16b, v13.16b, v5.16b, v14.16b
    bcax v14.16b, v14.16b, v6.16b, v5.16b _ bcax v5.16b, v0.16b, v7.16b, v1.16b
    bcax v6.16b, v1.16b, v8.16b, v7.16b _ bcax v7.16b, v7.16b, v9.16b, v8.16b
    bcax v8.16b, v8.16b, v0.16b, v9.16b _ bcax v9.16b, v9.16b, v1.16b, v0.16b
    bcax v0.16b, v30.16b, v2.16b, v26.16b _ bcax v1.16b, v26.16b, v3.16b, v2.16b
    bcax v2.16b, v2.16b, v4.16b, v3.16b _ bcax v3.16b, v3.16b, v30.16b, v4.16b
    bcax v4.16b, v4.16b, v26.16b, v30.16b _ ld1r {v31.2d}, [x2], #8
    eor v0.16b, v0.16b, v31.16b _ tst x2, #0xff _ b.ne 3b _ stp q0, q1, [x0, #0]
    stp q2, q3, [x0, #32] _ stp q4, q5, [x0, #64] _ stp q6, q7, [x0, #96]
    stp q8, q9, [x0, #128] _ stp q10, q11, [x0, #160] _ stp q12, q13, [x0, #192]
    stp q14, q15, [x0, #224] _ stp q16, q17, [x0, #256] _ stp q18, q19, [x0, #288]
    stp q20, q21, [x0, #320] _ stp q22, q23, [x0, #352] _ str q24, [x0, #384]
    ldp d8, d9, [sp, #0] _ ldp d10, d11, [sp, #16] _ ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48] _ add sp, sp, #64
    .cfi_def_cfa_offset 0
    ret
END(qtn_keccak_sha3_x2)

    CONSTANTS
    .balign 256
    .space 64
constants:
    .quad 0x0000000000000001
    .quad 0x0000000000008082
    .quad 0x800000000000808a
    .quad 0x8000000080008000
    .quad 0x000000000000808b
    .quad 0x0000000080000001
    .quad 0x8000000080008081
    .quad 0x8000000000008009
    .quad 0x000000000000008a
    .quad 0x0000000000000088
    .quad 0x0000000080008009
    .quad 0x000000008000000a
    .quad 0x000000008000808b
    .quad 0x800000000000008b
    .quad 0x8000000000008089
    .quad 0x8000000000008003
    .quad 0x8000000000008002
    .quad 0x8000000000000080
    .quad 0x000000000000800a
    .quad 0x800000008000000a
    .quad 0x8000000080008081
    .quad 0x8000000000008080
    .quad 0x0000000080000001
    .quad 0x8000000080008008

OBJECT_NOTES
