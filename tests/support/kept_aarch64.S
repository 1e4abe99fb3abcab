/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* void test_call_kept(void (*permute)(uint64_t *, size_t), uint64_t *first, size_t stride,
 *                     uint64_t kept[20]): with kept[] in x18 to x29 and d8 to d15, which a function
 * has to leave as they are, calls permute(first, stride); kept[] is then what is in them. */
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

OBJECT_NOTES
