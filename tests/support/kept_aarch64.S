/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* void test_call_kept(void (*permute)(uint64_t *, size_t), uint64_t *first, size_t stride,
 *                     uint64_t kept[20]): with kept[] in x18 to x29 and d8 to d15, which a function
 * has to leave as they are, calls permute(first, stride); kept[] is then what is in them.
 *
 * void test_spoil_kept(uint64_t *first, size_t which): inverts that one of them. */
#include "common/asm_aarch64.inc"

    .text
ENTRY(test_call_kept)
    stp x29, x30, [sp, #-176]!
    stp x19, x20, [sp, #16] _ stp x21, x22, [sp, #32] _ stp x23, x24, [sp, #48]
    stp x25, x26, [sp, #64] _ stp x27, x28, [sp, #80] _ stp d8, d9, [sp, #96]
    stp d10, d11, [sp, #112] _ stp d12, d13, [sp, #128] _ stp d14, d15, [sp, #144]
    stp x18, x3, [sp, #160]
    ldp x18, x19, [x3, #0] _ ldp x20, x21, [x3, #16] _ ldp x22, x23, [x3, #32]
    ldp x24, x25, [x3, #48] _ ldp x26, x27, [x3, #64] _ ldp x28, x29, [x3, #80]
    ldp d8, d9, [x3, #96] _ ldp d10, d11, [x3, #112] _ ldp d12, d13, [x3, #128]
    ldp d14, d15, [x3, #144]
    mov x4, x0 _ mov x0, x1 _ mov x1, x2
    blr x4
    ldr x3, [sp, #168]
    stp x18, x19, [x3, #0] _ stp x20, x21, [x3, #16] _ stp x22, x23, [x3, #32]
    stp x24, x25, [x3, #48] _ stp x26, x27, [x3, #64] _ stp x28, x29, [x3, #80]
    stp d8, d9, [x3, #96] _ stp d10, d11, [x3, #112] _ stp d12, d13, [x3, #128]
    stp d14, d15, [x3, #144]
    ldp x18, x3, [sp, #160]
    ldp x19, x20, [sp, #16] _ ldp x21, x22, [sp, #32] _ ldp x23, x24, [sp, #48]
    ldp x25, x26, [sp, #64] _ ldp x27, x28, [sp, #80] _ ldp d8, d9, [sp, #96]
    ldp d10, d11, [sp, #112] _ ldp d12, d13, [sp, #128] _ ldp d14, d15, [sp, #144]
    ldp x29, x30, [sp], #176
    ret
END(test_call_kept)

ENTRY(test_spoil_kept)
    cmp x1, #0 _ csinv x18, x18, x18, ne
    cmp x1, #1 _ csinv x19, x19, x19, ne
    cmp x1, #2 _ csinv x20, x20, x20, ne
    cmp x1, #3 _ csinv x21, x21, x21, ne
    cmp x1, #4 _ csinv x22, x22, x22, ne
    cmp x1, #5 _ csinv x23, x23, x23, ne
    cmp x1, #6 _ csinv x24, x24, x24, ne
    cmp x1, #7 _ csinv x25, x25, x25, ne
    cmp x1, #8 _ csinv x26, x26, x26, ne
    cmp x1, #9 _ csinv x27, x27, x27, ne
    cmp x1, #10 _ csinv x28, x28, x28, ne
    cmp x1, #11 _ csinv x29, x29, x29, ne
    cmp x1, #12 _ csetm x2, eq _ fmov d0, x2 _ eor v8.8b, v8.8b, v0.8b
    cmp x1, #13 _ csetm x2, eq _ fmov d0, x2 _ eor v9.8b, v9.8b, v0.8b
    cmp x1, #14 _ csetm x2, eq _ fmov d0, x2 _ eor v10.8b, v10.8b, v0.8b
    cmp x1, #15 _ csetm x2, eq _ fmov d0, x2 _ eor v11.8b, v11.8b, v0.8b
    cmp x1, #16 _ csetm x2, eq _ fmov d0, x2 _ eor v12.8b, v12.8b, v0.8b
    cmp x1, #17 _ csetm x2, eq _ fmov d0, x2 _ eor v13.8b, v13.8b, v0.8b
    cmp x1, #18 _ csetm x2, eq _ fmov d0, x2 _ eor v14.8b, v14.8b, v0.8b
    cmp x1, #19 _ csetm x2, eq _ fmov d0, x2 _ eor v15.8b, v15.8b, v0.8b
    ret
END(test_spoil_kept)

OBJECT_NOTES
