/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Written by scripts/keccak_aarch64.py, which explains it; a test compares.
 *
 * The same for cores where a turned operand is dear: four of the five rows are turned
 * before chi. */
#include "common/asm_aarch64.inc"

    .text
ENTRY(qtn_keccak_gpr_plain)
    hint #25
    .cfi_negate_ra_state
    sub sp, sp, #128
    .cfi_def_cfa_offset 128
    stp x19, x20, [sp, #32] _ stp x21, x22, [sp, #48] _ stp x23, x24, [sp, #64]
    stp x25, x26, [sp, #80] _ stp x27, x28, [sp, #96] _ stp x29, x30, [sp, #112]
    .cfi_offset x19, -96
    .cfi_offset x20, -88
    .cfi_offset x21, -80
    .cfi_offset x22, -72
    .cfi_offset x23, -64
    .cfi_offset x24, -56
    .cfi_offset x25, -48
    .cfi_offset x26, -40
    .cfi_offset x27, -32
    .cfi_offset x28, -24
    .cfi_offset x29, -16
    .cfi_offset x30, -8
    str x0, [sp, #0] _ str x1, [sp, #24]
    ADDRESS(x2, constants)
    str x2, [sp, #8] _ cmp x1, #1 _ b.ne 1f _ ldp x5, x6, [x0, #0] _ ldp x7, x8, [x0, #16]
    ldp x9, x10, [x0, #32] _ ldp x11, x12, [x0, #48] _ ldp x13, x14, [x0, #64]
    ldp x15, x16, [x0, #80] _ ldp x17, x19, [x0, #96] _ ldp x20, x21, [x0, #112]
    ldp x22, x23, [x0, #128] _ ldp x24, x25, [x0, #144] _ ldp x26, x27, [x0, #160]
    ldp x28, x29, [x0, #176] _ ldr x30, [x0, #192] _ b 2f
1:
    ldr x5, [x0, #0] _ ldr x6, [x0, #16] _ ldr x7, [x0, #32] _ ldr x8, [x0, #48]
    ldr x9, [x0, #64] _ ldr x10, [x0, #80] _ ldr x11, [x0, #96] _ ldr x12, [x0, #112]
    ldr x13, [x0, #128] _ ldr x14, [x0, #144] _ ldr x15, [x0, #160] _ ldr x16, [x0, #176]
    ldr x17, [x0, #192] _ ldr x19, [x0, #208] _ ldr x20, [x0, #224] _ ldr x21, [x0, #240]
    ldr x22, [x0, #256] _ ldr x23, [x0, #272] _ ldr x24, [x0, #288] _ ldr x25, [x0, #304]
    ldr x26, [x0, #320] _ ldr x27, [x0, #336] _ ldr x28, [x0, #352] _ ldr x29, [x0, #368]
    ldr x30, [x0, #384]
2:
    eor x4, x5, x10 _ eor x4, x4, x15 _ eor x4, x4, x21 _ eor x4, x4, x26 _ eor x3, x7, x12
    eor x3, x3, x17 _ eor x3, x3, x23 _ eor x3, x3, x28 _ eor x2, x4, x3, ror #63
    eor x1, x6, x11 _ eor x1, x1, x16 _ eor x1, x1, x22 _ eor x1, x1, x27 _ eor x6, x2, x6
    eor x11, x2, x11 _ eor x16, x2, x16 _ eor x22, x2, x22 _ eor x27, x2, x27 _ eor x2, x9, x14
    eor x2, x2, x20 _ eor x2, x2, x25 _ eor x2, x2, x30 _ eor x3, x3, x2, ror #63
    eor x0, x8, x13 _ eor x0, x0, x19 _ eor x0, x0, x24 _ eor x0, x0, x29 _ eor x8, x3, x8
    eor x13, x3, x13 _ eor x19, x3, x19 _ eor x24, x3, x24 _ eor x29, x3, x29
    eor x2, x2, x1, ror #63 _ eor x5, x2, x5 _ eor x10, x2, x10 _ eor x15, x2, x15
    eor x21, x2, x21 _ eor x26, x2, x26 _ eor x1, x1, x0, ror #63 _ eor x7, x1, x7
    eor x12, x1, x12 _ eor x17, x1, x17 _ eor x23, x1, x23 _ eor x28, x1, x28
    eor x0, x0, x4, ror #63 _ eor x9, x0, x9 _ eor x14, x0, x14 _ eor x20, x0, x20
    eor x25, x0, x25 _ eor x30, x0, x30
3:
    ror x11, x11, #20 _ ror x17, x17, #21 _ ror x24, x24, #43 _ ror x30, x30, #50
    bic x4, x17, x11 _ bic x0, x24, x17 _ bic x1, x30, x24 _ bic x2, x5, x30 _ bic x3, x11, x5
    eor x0, x11, x0 _ eor x11, x24, x2 _ eor x24, x30, x3 _ eor x30, x17, x1 _ eor x5, x5, x4
    ldr x17, [sp, #8] _ ldr x4, [x17, #0] _ eor x5, x5, x4 _ ror x8, x8, #36 _ ror x14, x14, #44
    ror x15, x15, #61 _ ror x22, x22, #19 _ ror x28, x28, #3 _ bic x17, x15, x14
    bic x4, x22, x15 _ bic x2, x28, x22 _ bic x3, x8, x28 _ bic x1, x14, x8 _ eor x1, x28, x1
    eor x28, x22, x3 _ eor x22, x8, x17 _ eor x8, x14, x4 _ eor x15, x15, x2 _ ror x6, x6, #63
    ror x12, x12, #58 _ ror x19, x19, #39 _ ror x25, x25, #56 _ ror x26, x26, #46
    bic x14, x19, x12 _ bic x2, x25, x19 _ bic x17, x26, x25 _ bic x4, x6, x26 _ bic x3, x12, x6
    eor x2, x12, x2 _ eor x12, x6, x14 _ eor x6, x19, x17 _ eor x19, x25, x4 _ eor x26, x26, x3
    ror x9, x9, #37 _ ror x10, x10, #28 _ ror x16, x16, #54 _ ror x23, x23, #49
    ror x29, x29, #8 _ bic x25, x16, x10 _ bic x14, x23, x16 _ bic x17, x29, x23
    bic x3, x9, x29 _ bic x4, x10, x9 _ eor x3, x23, x3 _ eor x23, x16, x17 _ eor x16, x29, x4
    eor x29, x9, x25 _ eor x10, x10, x14 _ bic x9, x20, x13, ror #48 _ bic x4, x21, x20, ror #2
    bic x25, x27, x21, ror #25 _ bic x14, x7, x27, ror #60 _ bic x17, x13, x7, ror #57
    eor x4, x13, x4, ror #14 _ eor x13, x20, x25, ror #37 _ eor x20, x7, x9, ror #23
    eor x7, x27, x17, ror #11 _ eor x21, x21, x14, ror #43 _ eor x27, x5, x22
    eor x27, x27, x12 _ eor x27, x27, x29 _ eor x27, x27, x20, ror #2 _ eor x9, x30, x15
    eor x9, x9, x6 _ eor x9, x9, x23 _ eor x9, x9, x13, ror #25 _ eor x25, x27, x9, ror #63
    eor x14, x0, x8 _ eor x14, x14, x2 _ eor x14, x14, x10 _ eor x14, x14, x4, ror #9
    eor x0, x25, x0 _ eor x8, x25, x8 _ eor x2, x25, x2 _ eor x10, x25, x10
    eor x4, x25, x4, ror #9 _ eor x25, x24, x1 _ eor x25, x25, x26 _ eor x25, x25, x16
    eor x25, x25, x7, ror #62 _ eor x9, x9, x25, ror #63 _ eor x17, x11, x28 _ eor x17, x17, x19
    eor x17, x17, x3 _ eor x17, x17, x21, ror #23 _ eor x11, x9, x11 _ eor x28, x9, x28
    eor x19, x9, x19 _ eor x3, x9, x3 _ eor x21, x9, x21, ror #23 _ eor x25, x25, x14, ror #63
    eor x5, x25, x5 _ eor x22, x25, x22 _ eor x12, x25, x12 _ eor x29, x25, x29
    eor x20, x25, x20, ror #2 _ eor x14, x14, x17, ror #63 _ eor x30, x14, x30
    eor x15, x14, x15 _ eor x6, x14, x6 _ eor x23, x14, x23 _ eor x13, x14, x13, ror #25
    eor x17, x17, x27, ror #63 _ eor x24, x17, x24 _ eor x1, x17, x1 _ eor x26, x17, x26
    eor x16, x17, x16 _ eor x7, x17, x7, ror #62 _ ror x8, x8, #20 _ ror x6, x6, #21
    ror x3, x3, #43 _ ror x7, x7, #50 _ bic x27, x6, x8 _ bic x17, x3, x6 _ bic x14, x7, x3
    bic x25, x5, x7 _ bic x9, x8, x5 _ eor x9, x7, x9 _ eor x7, x6, x14 _ eor x6, x8, x17
    eor x8, x3, x25 _ eor x5, x5, x27 _ ldr x3, [sp, #8] _ ldr x27, [x3, #8] _ add x3, x3, #16
    str x3, [sp, #8] _ tst x3, #0xff _ eor x5, x5, x27 _ ror x11, x11, #36 _ ror x1, x1, #44
    ror x12, x12, #61 _ ror x10, x10, #19 _ ror x13, x13, #3 _ bic x3, x12, x1
    bic x27, x10, x12 _ bic x17, x13, x10 _ bic x25, x11, x13 _ bic x14, x1, x11
    eor x14, x13, x14 _ eor x13, x10, x25 _ eor x10, x11, x3 _ eor x11, x1, x27
    eor x12, x12, x17 _ ror x0, x0, #63 _ ror x15, x15, #58 _ ror x19, x19, #39
    ror x16, x16, #56 _ ror x20, x20, #46 _ bic x1, x19, x15 _ bic x3, x16, x19
    bic x17, x20, x16 _ bic x27, x0, x20 _ bic x25, x15, x0 _ eor x17, x19, x17
    eor x19, x16, x27 _ eor x16, x15, x3 _ eor x15, x0, x1 _ eor x20, x20, x25
    ror x24, x24, #37 _ ror x22, x22, #28 _ ror x2, x2, #54 _ ror x23, x23, #49
    ror x21, x21, #8 _ bic x0, x2, x22 _ bic x1, x23, x2 _ bic x3, x21, x23 _ bic x27, x24, x21
    bic x25, x22, x24 _ eor x25, x21, x25 _ eor x21, x24, x0 _ eor x24, x23, x27
    eor x23, x2, x3 _ eor x22, x22, x1 _ bic x2, x26, x28, ror #48 _ bic x27, x29, x26, ror #2
    bic x0, x4, x29, ror #25 _ bic x1, x30, x4, ror #60 _ bic x3, x28, x30, ror #57
    eor x27, x28, x27, ror #14 _ eor x28, x26, x0, ror #37 _ eor x26, x30, x2, ror #23
    eor x30, x4, x3, ror #11 _ eor x29, x29, x1, ror #43 _ eor x4, x5, x10 _ eor x4, x4, x15
    eor x4, x4, x21 _ eor x4, x4, x26, ror #2 _ eor x3, x7, x12 _ eor x3, x3, x17
    eor x3, x3, x23 _ eor x3, x3, x28, ror #25 _ eor x2, x4, x3, ror #63 _ eor x1, x6, x11
    eor x1, x1, x16 _ eor x1, x1, x22 _ eor x1, x1, x27, ror #9 _ eor x6, x2, x6
    eor x11, x2, x11 _ eor x16, x2, x16 _ eor x22, x2, x22 _ eor x27, x2, x27, ror #9
    eor x2, x9, x14 _ eor x2, x2, x20 _ eor x2, x2, x25 _ eor x2, x2, x30, ror #62
    eor x3, x3, x2, ror #63 _ eor x0, x8, x13 _ eor x0, x0, x19 _ eor x0, x0, x24
    eor x0, x0, x29, ror #23 _ eor x8, x3, x8 _ eor x13, x3, x13 _ eor x19, x3, x19
    eor x24, x3, x24 _ eor x29, x3, x29, ror #23 _ eor x2, x2, x1, ror #63 _ eor x5, x2, x5
    eor x10, x2, x10 _ eor x15, x2, x15 _ eor x21, x2, x21 _ eor x26, x2, x26, ror #2
    eor x1, x1, x0, ror #63 _ eor x7, x1, x7 _ eor x12, x1, x12 _ eor x17, x1, x17
    eor x23, x1, x23 _ eor x28, x1, x28, ror #25 _ eor x0, x0, x4, ror #63 _ eor x9, x0, x9
    eor x14, x0, x14 _ eor x20, x0, x20 _ eor x25, x0, x25 _ eor x30, x0, x30, ror #62 _ b.ne 3b
    ror x11, x11, #20 _ ror x17, x17, #21 _ ror x24, x24, #43 _ ror x30, x30, #50
    bic x4, x17, x11 _ bic x0, x24, x17 _ bic x1, x30, x24 _ bic x2, x5, x30 _ bic x3, x11, x5
    eor x0, x11, x0 _ eor x11, x24, x2 _ eor x24, x30, x3 _ eor x30, x17, x1 _ eor x5, x5, x4
    ldr x17, [sp, #8] _ ldr x4, [x17, #0] _ eor x5, x5, x4 _ ror x8, x8, #36 _ ror x14, x14, #44
    ror x15, x15, #61 _ ror x22, x22, #19 _ ror x28, x28, #3 _ bic x17, x15, x14
    bic x4, x22, x15 _ bic x2, x28, x22 _ bic x3, x8, x28 _ bic x1, x14, x8 _ eor x1, x28, x1
    eor x28, x22, x3 _ eor x22, x8, x17 _ eor x8, x14, x4 _ eor x15, x15, x2 _ ror x6, x6, #63
    ror x12, x12, #58 _ ror x19, x19, #39 _ ror x25, x25, #56 _ ror x26, x26, #46
    bic x14, x19, x12 _ bic x2, x25, x19 _ bic x17, x26, x25 _ bic x4, x6, x26 _ bic x3, x12, x6
    eor x2, x12, x2 _ eor x12, x6, x14 _ eor x6, x19, x17 _ eor x19, x25, x4 _ eor x26, x26, x3
    ror x9, x9, #37 _ ror x10, x10, #28 _ ror x16, x16, #54 _ ror x23, x23, #49
    ror x29, x29, #8 _ bic x25, x16, x10 _ bic x14, x23, x16 _ bic x17, x29, x23
    bic x3, x9, x29 _ bic x4, x10, x9 _ eor x3, x23, x3 _ eor x23, x16, x17 _ eor x16, x29, x4
    eor x29, x9, x25 _ eor x10, x10, x14 _ bic x9, x20, x13, ror #48 _ bic x4, x21, x20, ror #2
    bic x25, x27, x21, ror #25 _ bic x14, x7, x27, ror #60 _ bic x17, x13, x7, ror #57
    eor x4, x13, x4, ror #14 _ eor x13, x20, x25, ror #37 _ eor x20, x7, x9, ror #23
    eor x7, x27, x17, ror #11 _ eor x21, x21, x14, ror #43 _ eor x27, x5, x22
    eor x27, x27, x12 _ eor x27, x27, x29 _ eor x27, x27, x20, ror #2 _ eor x9, x30, x15
    eor x9, x9, x6 _ eor x9, x9, x23 _ eor x9, x9, x13, ror #25 _ eor x25, x27, x9, ror #63
    eor x14, x0, x8 _ eor x14, x14, x2 _ eor x14, x14, x10 _ eor x14, x14, x4, ror #9
    eor x0, x25, x0 _ eor x8, x25, x8 _ eor x2, x25, x2 _ eor x10, x25, x10
    eor x4, x25, x4, ror #9 _ eor x25, x24, x1 _ eor x25, x25, x26 _ eor x25, x25, x16
    eor x25, x25, x7, ror #62 _ eor x9, x9, x25, ror #63 _ eor x17, x11, x28 _ eor x17, x17, x19
    eor x17, x17, x3 _ eor x17, x17, x21, ror #23 _ eor x11, x9, x11 _ eor x28, x9, x28
    eor x19, x9, x19 _ eor x3, x9, x3 _ eor x21, x9, x21, ror #23 _ eor x25, x25, x14, ror #63
    eor x5, x25, x5 _ eor x22, x25, x22 _ eor x12, x25, x12 _ eor x29, x25, x29
    eor x20, x25, x20, ror #2 _ eor x14, x14, x17, ror #63 _ eor x30, x14, x30
    eor x15, x14, x15 _ eor x6, x14, x6 _ eor x23, x14, x23 _ eor x13, x14, x13, ror #25
    eor x17, x17, x27, ror #63 _ eor x24, x17, x24 _ eor x1, x17, x1 _ eor x26, x17, x26
    eor x16, x17, x16 _ eor x7, x17, x7, ror #62 _ ror x8, x8, #20 _ ror x6, x6, #21
    ror x3, x3, #43 _ ror x7, x7, #50 _ bic x27, x6, x8 _ bic x17, x3, x6 _ bic x14, x7, x3
    bic x25, x5, x7 _ bic x9, x8, x5 _ eor x9, x7, x9 _ eor x7, x6, x14 _ eor x6, x8, x17
    eor x8, x3, x25 _ eor x5, x5, x27 _ ldr x3, [sp, #8] _ ldr x27, [x3, #8] _ eor x5, x5, x27
    ror x11, x11, #36 _ ror x1, x1, #44 _ ror x12, x12, #61 _ ror x10, x10, #19
    ror x13, x13, #3 _ bic x3, x12, x1 _ bic x27, x10, x12 _ bic x17, x13, x10
    bic x25, x11, x13 _ bic x14, x1, x11 _ eor x14, x13, x14 _ eor x13, x10, x25
    eor x10, x11, x3 _ eor x11, x1, x27 _ eor x12, x12, x17 _ ror x0, x0, #63
    ror x15, x15, #58 _ ror x19, x19, #39 _ ror x16, x16, #56 _ ror x20, x20, #46
    bic x1, x19, x15 _ bic x3, x16, x19 _ bic x17, x20, x16 _ bic x27, x0, x20
    bic x25, x15, x0 _ eor x17, x19, x17 _ eor x19, x16, x27 _ eor x16, x15, x3
    eor x15, x0, x1 _ eor x20, x20, x25 _ ror x24, x24, #37 _ ror x22, x22, #28
    ror x2, x2, #54 _ ror x23, x23, #49 _ ror x21, x21, #8 _ bic x0, x2, x22 _ bic x1, x23, x2
    bic x3, x21, x23 _ bic x27, x24, x21 _ bic x25, x22, x24 _ eor x25, x21, x25
    eor x21, x24, x0 _ eor x24, x23, x27 _ eor x23, x2, x3 _ eor x22, x22, x1
    bic x2, x26, x28, ror #48 _ bic x27, x29, x26, ror #2 _ bic x0, x4, x29, ror #25
    bic x1, x30, x4, ror #60 _ bic x3, x28, x30, ror #57 _ eor x27, x28, x27, ror #14
    eor x28, x26, x0, ror #37 _ eor x26, x30, x2, ror #23 _ eor x30, x4, x3, ror #11
    eor x29, x29, x1, ror #43 _ ror x26, x26, #2 _ ror x27, x27, #9 _ ror x28, x28, #25
    ror x29, x29, #23 _ ror x30, x30, #62 _ ldr x1, [sp, #24] _ ldr x0, [sp, #0] _ cmp x1, #1
    b.ne 4f _ stp x5, x6, [x0, #0] _ stp x7, x8, [x0, #16] _ stp x9, x10, [x0, #32]
    stp x11, x12, [x0, #48] _ stp x13, x14, [x0, #64] _ stp x15, x16, [x0, #80]
    stp x17, x19, [x0, #96] _ stp x20, x21, [x0, #112] _ stp x22, x23, [x0, #128]
    stp x24, x25, [x0, #144] _ stp x26, x27, [x0, #160] _ stp x28, x29, [x0, #176]
    str x30, [x0, #192] _ b 5f
4:
    str x5, [x0, #0] _ str x6, [x0, #16] _ str x7, [x0, #32] _ str x8, [x0, #48]
    str x9, [x0, #64] _ str x10, [x0, #80] _ str x11, [x0, #96] _ str x12, [x0, #112]
    str x13, [x0, #128] _ str x14, [x0, #144] _ str x15, [x0, #160] _ str x16, [x0, #176]
    str x17, [x0, #192] _ str x19, [x0, #208] _ str x20, [x0, #224] _ str x21, [x0, #240]
    str x22, [x0, #256] _ str x23, [x0, #272] _ str x24, [x0, #288] _ str x25, [x0, #304]
    str x26, [x0, #320] _ str x27, [x0, #336] _ str x28, [x0, #352] _ str x29, [x0, #368]
    str x30, [x0, #384]
5:
    ldp x19, x20, [sp, #32] _ ldp x21, x22, [sp, #48] _ ldp x23, x24, [sp, #64]
    ldp x25, x26, [sp, #80] _ ldp x27, x28, [sp, #96] _ ldp x29, x30, [sp, #112]
    add sp, sp, #128
    .cfi_def_cfa_offset 0
    hint #29
    .cfi_negate_ra_state
    ret
END(qtn_keccak_gpr_plain)

    CONSTANTS
    .balign 256
    .space 80
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
