/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Written by scripts/keccak_aarch64.py, which explains it; a test compares.
 *
 * KECCAK-p[1600, 24] in general registers, lazy rotation. */
#include "common/asm_aarch64.inc"

    .text
ENTRY(qtn_keccak_gpr_lazy)
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
    eor x1, x6, x11 _ eor x1, x1, x16 _ eor x1, x1, x22 _ eor x1, x1, x27 _ ror x2, x2, #35
    eor x6, x2, x6, ror #35 _ eor x11, x2, x11, ror #35 _ eor x16, x2, x16, ror #35
    eor x22, x2, x22, ror #35 _ eor x27, x2, x27, ror #35 _ eor x2, x9, x14 _ eor x2, x2, x20
    eor x2, x2, x25 _ eor x2, x2, x30 _ eor x3, x3, x2, ror #63 _ eor x0, x8, x13
    eor x0, x0, x19 _ eor x0, x0, x24 _ eor x0, x0, x29 _ eor x8, x3, x8 _ eor x13, x3, x13
    eor x19, x3, x19 _ eor x24, x3, x24 _ eor x29, x3, x29 _ eor x2, x2, x1, ror #63
    ror x2, x2, #35 _ eor x5, x2, x5, ror #35 _ eor x10, x2, x10, ror #35
    eor x15, x2, x15, ror #35 _ eor x21, x2, x21, ror #35 _ eor x26, x2, x26, ror #35
    eor x1, x1, x0, ror #63 _ ror x1, x1, #21 _ eor x7, x1, x7, ror #21
    eor x12, x1, x12, ror #21 _ eor x17, x1, x17, ror #21 _ eor x23, x1, x23, ror #21
    eor x28, x1, x28, ror #21 _ eor x0, x0, x4, ror #63 _ ror x0, x0, #21
    eor x9, x0, x9, ror #21 _ eor x14, x0, x14, ror #21 _ eor x20, x0, x20, ror #21
    eor x25, x0, x25, ror #21 _ eor x30, x0, x30, ror #21
3:
    bic x4, x17, x11, ror #49 _ bic x0, x24, x17, ror #21 _ bic x1, x30, x24, ror #14
    bic x2, x5, x30 _ bic x3, x11, x5, ror #44 _ eor x0, x0, x11, ror #6
    eor x11, x24, x2, ror #50 _ eor x24, x30, x3, ror #20 _ eor x30, x17, x1, ror #29
    eor x5, x5, x4, ror #35 _ ldr x17, [sp, #8] _ ldr x4, [x17, #0] _ eor x5, x5, x4, ror #35
    bic x17, x15, x14, ror #61 _ bic x4, x22, x15, ror #42 _ bic x2, x28, x22, ror #2
    bic x3, x8, x28, ror #10 _ bic x1, x14, x8, ror #13 _ eor x1, x28, x1, ror #41
    eor x28, x22, x3, ror #52 _ eor x22, x8, x17, ror #54 _ eor x8, x14, x4, ror #25
    eor x15, x15, x2, ror #20 _ bic x14, x19, x12, ror #62 _ bic x2, x25, x19, ror #4
    bic x17, x26, x25, ror #24 _ bic x4, x6, x26, ror #47 _ bic x3, x12, x6, ror #55
    eor x2, x12, x2, ror #62 _ eor x12, x6, x14, ror #11 _ eor x6, x19, x17, ror #36
    eor x19, x25, x4, ror #57 _ eor x26, x26, x3, ror #26 _ bic x25, x16, x10, ror #38
    bic x14, x23, x16, ror #55 _ bic x17, x29, x23, ror #20 _ bic x3, x9, x29, ror #56
    bic x4, x10, x9, ror #23 _ eor x3, x23, x3, ror #52 _ eor x23, x16, x17, ror #53
    eor x16, x29, x4, ror #49 _ eor x29, x9, x25, ror #3 _ eor x10, x10, x14, ror #35
    bic x9, x20, x13, ror #5 _ bic x4, x21, x20, ror #16 _ bic x25, x27, x21, ror #25
    bic x14, x7, x27, ror #46 _ bic x17, x13, x7, ror #36 _ eor x4, x13, x4, ror #43
    eor x13, x20, x25, ror #23 _ eor x20, x7, x9, ror #23 _ eor x7, x27, x17, ror #46
    eor x21, x21, x14, ror #57 _ eor x27, x5, x22, ror #7 _ eor x27, x27, x12, ror #63
    eor x27, x27, x29, ror #51 _ eor x27, x27, x20, ror #16 _ eor x9, x30, x15, ror #26
    eor x9, x9, x6, ror #39 _ eor x9, x9, x23, ror #19 _ eor x9, x9, x13, ror #4
    eor x25, x27, x9, ror #34 _ eor x14, x0, x8, ror #44 _ eor x14, x14, x2, ror #58
    eor x14, x14, x10, ror #14 _ eor x14, x14, x4, ror #30 _ eor x0, x25, x0, ror #14
    eor x8, x25, x8, ror #58 _ eor x2, x25, x2, ror #8 _ eor x10, x25, x10, ror #28
    eor x4, x25, x4, ror #44 _ eor x25, x24, x1, ror #17 _ eor x25, x25, x26, ror #46
    eor x25, x25, x16, ror #43 _ eor x25, x25, x7, ror #62 _ eor x9, x9, x25, ror #28
    eor x17, x11, x28, ror #5 _ eor x17, x17, x19, ror #56 _ eor x17, x17, x3, ror #49
    eor x17, x17, x21, ror #9 _ eor x11, x9, x11, ror #43 _ eor x28, x9, x28, ror #48
    eor x19, x9, x19, ror #35 _ eor x3, x9, x3, ror #28 _ eor x21, x9, x21, ror #52
    eor x25, x25, x14, ror #13 _ eor x5, x25, x5 _ eor x22, x25, x22, ror #7
    eor x12, x25, x12, ror #63 _ eor x29, x25, x29, ror #51 _ eor x20, x25, x20, ror #16
    eor x14, x14, x17, ror #63 _ eor x30, x14, x30, ror #21 _ eor x15, x14, x15, ror #47
    eor x6, x14, x6, ror #60 _ eor x23, x14, x23, ror #40 _ eor x13, x14, x13, ror #25
    eor x17, x17, x27, ror #49 _ eor x24, x17, x24, ror #50 _ eor x1, x17, x1, ror #3
    eor x26, x17, x26, ror #32 _ eor x16, x17, x16, ror #29 _ eor x7, x17, x7, ror #48
    bic x27, x6, x8, ror #49 _ bic x17, x3, x6, ror #21 _ bic x14, x7, x3, ror #14
    bic x25, x5, x7 _ bic x9, x8, x5, ror #44 _ eor x9, x7, x9, ror #20
    eor x7, x6, x14, ror #29 _ eor x6, x17, x8, ror #6 _ eor x8, x3, x25, ror #50
    eor x5, x5, x27, ror #35 _ ldr x3, [sp, #8] _ ldr x27, [x3, #8] _ add x3, x3, #16
    str x3, [sp, #8] _ tst x3, #0xff _ eor x5, x5, x27, ror #35 _ bic x3, x12, x1, ror #61
    bic x27, x10, x12, ror #42 _ bic x17, x13, x10, ror #2 _ bic x25, x11, x13, ror #10
    bic x14, x1, x11, ror #13 _ eor x14, x13, x14, ror #41 _ eor x13, x10, x25, ror #52
    eor x10, x11, x3, ror #54 _ eor x11, x1, x27, ror #25 _ eor x12, x12, x17, ror #20
    bic x1, x19, x15, ror #62 _ bic x3, x16, x19, ror #4 _ bic x17, x20, x16, ror #24
    bic x27, x0, x20, ror #47 _ bic x25, x15, x0, ror #55 _ eor x17, x19, x17, ror #36
    eor x19, x16, x27, ror #57 _ eor x16, x15, x3, ror #62 _ eor x15, x0, x1, ror #11
    eor x20, x20, x25, ror #26 _ bic x0, x2, x22, ror #38 _ bic x1, x23, x2, ror #55
    bic x3, x21, x23, ror #20 _ bic x27, x24, x21, ror #56 _ bic x25, x22, x24, ror #23
    eor x25, x21, x25, ror #49 _ eor x21, x24, x0, ror #3 _ eor x24, x23, x27, ror #52
    eor x23, x2, x3, ror #53 _ eor x22, x22, x1, ror #35 _ bic x2, x26, x28, ror #5
    bic x27, x29, x26, ror #16 _ bic x0, x4, x29, ror #25 _ bic x1, x30, x4, ror #46
    bic x3, x28, x30, ror #36 _ eor x27, x28, x27, ror #43 _ eor x28, x26, x0, ror #23
    eor x26, x30, x2, ror #23 _ eor x30, x4, x3, ror #46 _ eor x29, x29, x1, ror #57
    eor x4, x5, x10, ror #7 _ eor x4, x4, x15, ror #63 _ eor x4, x4, x21, ror #51
    eor x4, x4, x26, ror #16 _ eor x3, x7, x12, ror #26 _ eor x3, x3, x17, ror #39
    eor x3, x3, x23, ror #19 _ eor x3, x3, x28, ror #4 _ eor x2, x4, x3, ror #34
    eor x1, x6, x11, ror #44 _ eor x1, x1, x16, ror #58 _ eor x1, x1, x22, ror #14
    eor x1, x1, x27, ror #30 _ eor x6, x2, x6, ror #14 _ eor x11, x2, x11, ror #58
    eor x16, x2, x16, ror #8 _ eor x22, x2, x22, ror #28 _ eor x27, x2, x27, ror #44
    eor x2, x9, x14, ror #17 _ eor x2, x2, x20, ror #46 _ eor x2, x2, x25, ror #43
    eor x2, x2, x30, ror #62 _ eor x3, x3, x2, ror #28 _ eor x0, x8, x13, ror #5
    eor x0, x0, x19, ror #56 _ eor x0, x0, x24, ror #49 _ eor x0, x0, x29, ror #9
    eor x8, x3, x8, ror #43 _ eor x13, x3, x13, ror #48 _ eor x19, x3, x19, ror #35
    eor x24, x3, x24, ror #28 _ eor x29, x3, x29, ror #52 _ eor x2, x2, x1, ror #13
    eor x5, x2, x5 _ eor x10, x2, x10, ror #7 _ eor x15, x2, x15, ror #63
    eor x21, x2, x21, ror #51 _ eor x26, x2, x26, ror #16 _ eor x1, x1, x0, ror #63
    eor x7, x1, x7, ror #21 _ eor x12, x1, x12, ror #47 _ eor x17, x1, x17, ror #60
    eor x23, x1, x23, ror #40 _ eor x28, x1, x28, ror #25 _ eor x0, x0, x4, ror #49
    eor x9, x0, x9, ror #50 _ eor x14, x0, x14, ror #3 _ eor x20, x0, x20, ror #32
    eor x25, x0, x25, ror #29 _ eor x30, x0, x30, ror #48 _ b.ne 3b _ bic x4, x17, x11, ror #49
    bic x0, x24, x17, ror #21 _ bic x1, x30, x24, ror #14 _ bic x2, x5, x30
    bic x3, x11, x5, ror #44 _ eor x0, x0, x11, ror #6 _ eor x11, x24, x2, ror #50
    eor x24, x30, x3, ror #20 _ eor x30, x17, x1, ror #29 _ eor x5, x5, x4, ror #35
    ldr x17, [sp, #8] _ ldr x4, [x17, #0] _ eor x5, x5, x4, ror #35 _ bic x17, x15, x14, ror #61
    bic x4, x22, x15, ror #42 _ bic x2, x28, x22, ror #2 _ bic x3, x8, x28, ror #10
    bic x1, x14, x8, ror #13 _ eor x1, x28, x1, ror #41 _ eor x28, x22, x3, ror #52
    eor x22, x8, x17, ror #54 _ eor x8, x14, x4, ror #25 _ eor x15, x15, x2, ror #20
    bic x14, x19, x12, ror #62 _ bic x2, x25, x19, ror #4 _ bic x17, x26, x25, ror #24
    bic x4, x6, x26, ror #47 _ bic x3, x12, x6, ror #55 _ eor x2, x12, x2, ror #62
    eor x12, x6, x14, ror #11 _ eor x6, x19, x17, ror #36 _ eor x19, x25, x4, ror #57
    eor x26, x26, x3, ror #26 _ bic x25, x16, x10, ror #38 _ bic x14, x23, x16, ror #55
    bic x17, x29, x23, ror #20 _ bic x3, x9, x29, ror #56 _ bic x4, x10, x9, ror #23
    eor x3, x23, x3, ror #52 _ eor x23, x16, x17, ror #53 _ eor x16, x29, x4, ror #49
    eor x29, x9, x25, ror #3 _ eor x10, x10, x14, ror #35 _ bic x9, x20, x13, ror #5
    bic x4, x21, x20, ror #16 _ bic x25, x27, x21, ror #25 _ bic x14, x7, x27, ror #46
    bic x17, x13, x7, ror #36 _ eor x4, x13, x4, ror #43 _ eor x13, x20, x25, ror #23
    eor x20, x7, x9, ror #23 _ eor x7, x27, x17, ror #46 _ eor x21, x21, x14, ror #57
    eor x27, x5, x22, ror #7 _ eor x27, x27, x12, ror #63 _ eor x27, x27, x29, ror #51
    eor x27, x27, x20, ror #16 _ eor x9, x30, x15, ror #26 _ eor x9, x9, x6, ror #39
    eor x9, x9, x23, ror #19 _ eor x9, x9, x13, ror #4 _ eor x25, x27, x9, ror #34
    eor x14, x0, x8, ror #44 _ eor x14, x14, x2, ror #58 _ eor x14, x14, x10, ror #14
    eor x14, x14, x4, ror #30 _ eor x0, x25, x0, ror #14 _ eor x8, x25, x8, ror #58
    eor x2, x25, x2, ror #8 _ eor x10, x25, x10, ror #28 _ eor x4, x25, x4, ror #44
    eor x25, x24, x1, ror #17 _ eor x25, x25, x26, ror #46 _ eor x25, x25, x16, ror #43
    eor x25, x25, x7, ror #62 _ eor x9, x9, x25, ror #28 _ eor x17, x11, x28, ror #5
    eor x17, x17, x19, ror #56 _ eor x17, x17, x3, ror #49 _ eor x17, x17, x21, ror #9
    eor x11, x9, x11, ror #43 _ eor x28, x9, x28, ror #48 _ eor x19, x9, x19, ror #35
    eor x3, x9, x3, ror #28 _ eor x21, x9, x21, ror #52 _ eor x25, x25, x14, ror #13
    eor x5, x25, x5 _ eor x22, x25, x22, ror #7 _ eor x12, x25, x12, ror #63
    eor x29, x25, x29, ror #51 _ eor x20, x25, x20, ror #16 _ eor x14, x14, x17, ror #63
    eor x30, x14, x30, ror #21 _ eor x15, x14, x15, ror #47 _ eor x6, x14, x6, ror #60
    eor x23, x14, x23, ror #40 _ eor x13, x14, x13, ror #25 _ eor x17, x17, x27, ror #49
    eor x24, x17, x24, ror #50 _ eor x1, x17, x1, ror #3 _ eor x26, x17, x26, ror #32
    eor x16, x17, x16, ror #29 _ eor x7, x17, x7, ror #48 _ bic x27, x6, x8, ror #49
    bic x17, x3, x6, ror #21 _ bic x14, x7, x3, ror #14 _ bic x25, x5, x7
    bic x9, x8, x5, ror #44 _ eor x9, x7, x9, ror #20 _ eor x7, x6, x14, ror #29
    eor x6, x17, x8, ror #6 _ eor x8, x3, x25, ror #50 _ eor x5, x5, x27, ror #35
    ldr x3, [sp, #8] _ ldr x27, [x3, #8] _ eor x5, x5, x27, ror #35 _ bic x3, x12, x1, ror #61
    bic x27, x10, x12, ror #42 _ bic x17, x13, x10, ror #2 _ bic x25, x11, x13, ror #10
    bic x14, x1, x11, ror #13 _ eor x14, x13, x14, ror #41 _ eor x13, x10, x25, ror #52
    eor x10, x11, x3, ror #54 _ eor x11, x1, x27, ror #25 _ eor x12, x12, x17, ror #20
    bic x1, x19, x15, ror #62 _ bic x3, x16, x19, ror #4 _ bic x17, x20, x16, ror #24
    bic x27, x0, x20, ror #47 _ bic x25, x15, x0, ror #55 _ eor x17, x19, x17, ror #36
    eor x19, x16, x27, ror #57 _ eor x16, x15, x3, ror #62 _ eor x15, x0, x1, ror #11
    eor x20, x20, x25, ror #26 _ bic x0, x2, x22, ror #38 _ bic x1, x23, x2, ror #55
    bic x3, x21, x23, ror #20 _ bic x27, x24, x21, ror #56 _ bic x25, x22, x24, ror #23
    eor x25, x21, x25, ror #49 _ eor x21, x24, x0, ror #3 _ eor x24, x23, x27, ror #52
    eor x23, x2, x3, ror #53 _ eor x22, x22, x1, ror #35 _ bic x2, x26, x28, ror #5
    bic x27, x29, x26, ror #16 _ bic x0, x4, x29, ror #25 _ bic x1, x30, x4, ror #46
    bic x3, x28, x30, ror #36 _ eor x27, x28, x27, ror #43 _ eor x28, x26, x0, ror #23
    eor x26, x30, x2, ror #23 _ eor x30, x4, x3, ror #46 _ eor x29, x29, x1, ror #57
    ror x5, x5, #29 _ ror x6, x6, #43 _ ror x8, x8, #43 _ ror x9, x9, #29 _ ror x10, x10, #36
    ror x11, x11, #23 _ ror x12, x12, #26 _ ror x13, x13, #48 _ ror x14, x14, #46
    ror x15, x15, #28 _ ror x16, x16, #37 _ ror x17, x17, #39 _ ror x19, x19, #35
    ror x20, x20, #11 _ ror x21, x21, #16 _ ror x22, x22, #57 _ ror x23, x23, #19
    ror x24, x24, #28 _ ror x25, x25, #8 _ ror x26, x26, #45 _ ror x27, x27, #9
    ror x28, x28, #4 _ ror x29, x29, #52 _ ror x30, x30, #27 _ ldr x1, [sp, #24]
    ldr x0, [sp, #0] _ cmp x1, #1 _ b.ne 4f _ stp x5, x6, [x0, #0] _ stp x7, x8, [x0, #16]
    stp x9, x10, [x0, #32] _ stp x11, x12, [x0, #48] _ stp x13, x14, [x0, #64]
    stp x15, x16, [x0, #80] _ stp x17, x19, [x0, #96] _ stp x20, x21, [x0, #112]
    stp x22, x23, [x0, #128] _ stp x24, x25, [x0, #144] _ stp x26, x27, [x0, #160]
    stp x28, x29, [x0, #176] _ str x30, [x0, #192] _ b 5f
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
END(qtn_keccak_gpr_lazy)

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
