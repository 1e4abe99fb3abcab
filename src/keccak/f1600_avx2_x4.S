/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Written by scripts/keccak_avx2.py, which explains it; a test compares.
 *
 * KECCAK-p[1600, 24] for x86-64, two rounds in a loop of 12: from the state to the frame and back,
 * with the column parities in registers from round to round. System V calling convention on every
 * system; avx2.h says so to the compiler. */
#if defined(__APPLE__)
#define NAME(f) _##f
#define HIDDEN .private_extern
#define CONSTANTS .section __TEXT, __const
#else
#define NAME(f) f
#define CONSTANTS .section .rodata
#endif
#if defined(__ELF__)
#define ENTRY(f) .globl f; .hidden f; .type f, @function; .balign 64; f: .cfi_startproc; endbr64
#define END(f) .cfi_endproc; .size f, . - f
#elif defined(__APPLE__)
#define ENTRY(f) .globl NAME(f); HIDDEN NAME(f); .balign 64; NAME(f): .cfi_startproc
#define END(f) .cfi_endproc
#else
#define ENTRY(f) .globl f; .balign 64; f: .cfi_startproc
#define END(f) .cfi_endproc
#endif

    .intel_syntax noprefix
    CONSTANTS
    /* Aligned so that the low byte of a pointer to them tells the last. */
    .balign 256
constants:
    .quad 0x0000000000000001, 0x0000000000008082, 0x800000000000808a, 0x8000000080008000
    .quad 0x000000000000808b, 0x0000000080000001, 0x8000000080008081, 0x8000000000008009
    .quad 0x000000000000008a, 0x0000000000000088, 0x0000000080008009, 0x000000008000000a
    .quad 0x000000008000808b, 0x800000000000008b, 0x8000000000008089, 0x8000000000008003
    .quad 0x8000000000008002, 0x8000000000000080, 0x000000000000800a, 0x800000008000000a
    .quad 0x8000000080008081, 0x8000000000008080, 0x0000000080000001, 0x8000000080008008
    .quad 0, 0
    /* Rotations by whole bytes, for vpshufb. */
    .balign 32
rotate8:
    .byte 7, 0, 1, 2, 3, 4, 5, 6, 15, 8, 9, 10, 11, 12, 13, 14
    .byte 7, 0, 1, 2, 3, 4, 5, 6, 15, 8, 9, 10, 11, 12, 13, 14
rotate56:
    .byte 1, 2, 3, 4, 5, 6, 7, 0, 9, 10, 11, 12, 13, 14, 15, 8
    .byte 1, 2, 3, 4, 5, 6, 7, 0, 9, 10, 11, 12, 13, 14, 15, 8

    .text

/* Four states word by word, at rdi. */
ENTRY(qtn_keccak_avx2_x4)
    push rbp; .cfi_def_cfa_offset 16; .cfi_offset rbp, -16; mov rbp, rsp;
    .cfi_def_cfa_register rbp; and rsp, -64; sub rsp, 832; lea rdx, [rip + constants];
    vmovdqu ymm0, [rdi + 0]; vpxor ymm0, ymm0, [rdi + 160]; vpxor ymm0, ymm0, [rdi + 320];
    vpxor ymm0, ymm0, [rdi + 480]; vpxor ymm0, ymm0, [rdi + 640]; vmovdqu ymm1, [rdi + 32];
    vpxor ymm1, ymm1, [rdi + 192]; vpxor ymm1, ymm1, [rdi + 352]; vpxor ymm1, ymm1, [rdi + 512];
    vpxor ymm1, ymm1, [rdi + 672]; vmovdqu ymm2, [rdi + 64]; vpxor ymm2, ymm2, [rdi + 224];
    vpxor ymm2, ymm2, [rdi + 384]; vpxor ymm2, ymm2, [rdi + 544]; vpxor ymm2, ymm2, [rdi + 704];
    vmovdqu ymm3, [rdi + 96]; vpxor ymm3, ymm3, [rdi + 256]; vpxor ymm3, ymm3, [rdi + 416];
    vpxor ymm3, ymm3, [rdi + 576]; vpxor ymm3, ymm3, [rdi + 736]; vmovdqu ymm4, [rdi + 128];
    vpxor ymm4, ymm4, [rdi + 288]; vpxor ymm4, ymm4, [rdi + 448]; vpxor ymm4, ymm4, [rdi + 608];
    vpxor ymm4, ymm4, [rdi + 768]
    .balign 64
1:
    vpaddq ymm5, ymm2, ymm2; vpsrlq ymm6, ymm2, 63; vpor ymm5, ymm5, ymm6;
    vpxor ymm5, ymm5, ymm0; vpaddq ymm6, ymm4, ymm4; vpsrlq ymm7, ymm4, 63;
    vpor ymm6, ymm6, ymm7; vpxor ymm6, ymm6, ymm2; vpaddq ymm2, ymm1, ymm1;
    vpsrlq ymm7, ymm1, 63; vpor ymm2, ymm2, ymm7; vpxor ymm2, ymm2, ymm4;
    vpaddq ymm4, ymm3, ymm3; vpsrlq ymm7, ymm3, 63; vpor ymm4, ymm4, ymm7;
    vpxor ymm4, ymm4, ymm1; vpaddq ymm1, ymm0, ymm0; vpsrlq ymm0, ymm0, 63;
    vpor ymm1, ymm1, ymm0; vpxor ymm1, ymm1, ymm3; vpxor ymm0, ymm2, [rdi + 0];
    vpxor ymm3, ymm5, [rdi + 192]; vpsllq ymm7, ymm3, 44; vpsrlq ymm3, ymm3, 20;
    vpor ymm3, ymm3, ymm7; vpxor ymm7, ymm4, [rdi + 384]; vpsllq ymm8, ymm7, 43;
    vpsrlq ymm7, ymm7, 21; vpor ymm7, ymm7, ymm8; vpxor ymm8, ymm6, [rdi + 576];
    vpsllq ymm9, ymm8, 21; vpsrlq ymm8, ymm8, 43; vpor ymm8, ymm8, ymm9;
    vpxor ymm9, ymm1, [rdi + 768]; vpsllq ymm10, ymm9, 14; vpsrlq ymm9, ymm9, 50;
    vpor ymm9, ymm9, ymm10; vpandn ymm10, ymm3, ymm7; vpxor ymm10, ymm10, ymm0;
    vpbroadcastq ymm11, [rdx + 0]; vpxor ymm10, ymm10, ymm11; vmovdqu [rsp + 0], ymm10;
    vpandn ymm11, ymm7, ymm8; vpxor ymm11, ymm11, ymm3; vmovdqu [rsp + 32], ymm11;
    vpandn ymm12, ymm8, ymm9; vpxor ymm12, ymm12, ymm7; vmovdqu [rsp + 64], ymm12;
    vpandn ymm7, ymm9, ymm0; vpxor ymm7, ymm7, ymm8; vmovdqu [rsp + 96], ymm7;
    vpandn ymm0, ymm0, ymm3; vpxor ymm0, ymm0, ymm9; vmovdqu [rsp + 128], ymm0;
    vpxor ymm3, ymm6, [rdi + 96]; vpsllq ymm8, ymm3, 28; vpsrlq ymm3, ymm3, 36;
    vpor ymm3, ymm3, ymm8; vpxor ymm8, ymm1, [rdi + 288]; vpsllq ymm9, ymm8, 20;
    vpsrlq ymm8, ymm8, 44; vpor ymm8, ymm8, ymm9; vpxor ymm9, ymm2, [rdi + 320];
    vpsllq ymm13, ymm9, 3; vpsrlq ymm9, ymm9, 61; vpor ymm9, ymm9, ymm13;
    vpxor ymm13, ymm5, [rdi + 512]; vpsllq ymm14, ymm13, 45; vpsrlq ymm13, ymm13, 19;
    vpor ymm13, ymm13, ymm14; vpxor ymm14, ymm4, [rdi + 704]; vpsllq ymm15, ymm14, 61;
    vpsrlq ymm14, ymm14, 3; vpor ymm14, ymm14, ymm15; vpandn ymm15, ymm8, ymm9;
    vpxor ymm15, ymm15, ymm3; vmovdqu [rsp + 160], ymm15; vpxor ymm10, ymm10, ymm15;
    vpandn ymm15, ymm9, ymm13; vpxor ymm15, ymm15, ymm8; vmovdqu [rsp + 192], ymm15;
    vpxor ymm11, ymm11, ymm15; vpandn ymm15, ymm13, ymm14; vpxor ymm15, ymm15, ymm9;
    vmovdqu [rsp + 224], ymm15; vpxor ymm12, ymm12, ymm15; vpandn ymm9, ymm14, ymm3;
    vpxor ymm9, ymm9, ymm13; vmovdqu [rsp + 256], ymm9; vpxor ymm7, ymm7, ymm9;
    vpandn ymm3, ymm3, ymm8; vpxor ymm3, ymm3, ymm14; vmovdqu [rsp + 288], ymm3;
    vpxor ymm0, ymm0, ymm3; vpxor ymm3, ymm5, [rdi + 32]; vpsllq ymm8, ymm3, 1;
    vpsrlq ymm3, ymm3, 63; vpor ymm3, ymm3, ymm8; vpxor ymm8, ymm4, [rdi + 224];
    vpsllq ymm9, ymm8, 6; vpsrlq ymm8, ymm8, 58; vpor ymm8, ymm8, ymm9;
    vpxor ymm9, ymm6, [rdi + 416]; vpsllq ymm13, ymm9, 25; vpsrlq ymm9, ymm9, 39;
    vpor ymm9, ymm9, ymm13; vpxor ymm13, ymm1, [rdi + 608];
    vpshufb ymm13, ymm13, [rip + rotate8]; vpxor ymm14, ymm2, [rdi + 640];
    vpsllq ymm15, ymm14, 18; vpsrlq ymm14, ymm14, 46; vpor ymm14, ymm14, ymm15;
    vpandn ymm15, ymm8, ymm9; vpxor ymm15, ymm15, ymm3; vmovdqu [rsp + 320], ymm15;
    vpxor ymm10, ymm10, ymm15; vpandn ymm15, ymm9, ymm13; vpxor ymm15, ymm15, ymm8;
    vmovdqu [rsp + 352], ymm15; vpxor ymm11, ymm11, ymm15; vpandn ymm15, ymm13, ymm14;
    vpxor ymm15, ymm15, ymm9; vmovdqu [rsp + 384], ymm15; vpxor ymm12, ymm12, ymm15;
    vpandn ymm9, ymm14, ymm3; vpxor ymm9, ymm9, ymm13; vmovdqu [rsp + 416], ymm9;
    vpxor ymm7, ymm7, ymm9; vpandn ymm3, ymm3, ymm8; vpxor ymm3, ymm3, ymm14;
    vmovdqu [rsp + 448], ymm3; vpxor ymm0, ymm0, ymm3; vpxor ymm3, ymm1, [rdi + 128];
    vpsllq ymm8, ymm3, 27; vpsrlq ymm3, ymm3, 37; vpor ymm3, ymm3, ymm8;
    vpxor ymm8, ymm2, [rdi + 160]; vpsllq ymm9, ymm8, 36; vpsrlq ymm8, ymm8, 28;
    vpor ymm8, ymm8, ymm9; vpxor ymm9, ymm5, [rdi + 352]; vpsllq ymm13, ymm9, 10;
    vpsrlq ymm9, ymm9, 54; vpor ymm9, ymm9, ymm13; vpxor ymm13, ymm4, [rdi + 544];
    vpsllq ymm14, ymm13, 15; vpsrlq ymm13, ymm13, 49; vpor ymm13, ymm13, ymm14;
    vpxor ymm14, ymm6, [rdi + 736]; vpshufb ymm14, ymm14, [rip + rotate56];
    vpandn ymm15, ymm8, ymm9; vpxor ymm15, ymm15, ymm3; vmovdqu [rsp + 480], ymm15;
    vpxor ymm10, ymm10, ymm15; vpandn ymm15, ymm9, ymm13; vpxor ymm15, ymm15, ymm8;
    vmovdqu [rsp + 512], ymm15; vpxor ymm11, ymm11, ymm15; vpandn ymm15, ymm13, ymm14;
    vpxor ymm15, ymm15, ymm9; vmovdqu [rsp + 544], ymm15; vpxor ymm12, ymm12, ymm15;
    vpandn ymm9, ymm14, ymm3; vpxor ymm9, ymm9, ymm13; vmovdqu [rsp + 576], ymm9;
    vpxor ymm7, ymm7, ymm9; vpandn ymm3, ymm3, ymm8; vpxor ymm3, ymm3, ymm14;
    vmovdqu [rsp + 608], ymm3; vpxor ymm0, ymm0, ymm3; vpxor ymm3, ymm4, [rdi + 64];
    vpsllq ymm4, ymm3, 62; vpsrlq ymm3, ymm3, 2; vpor ymm3, ymm3, ymm4;
    vpxor ymm4, ymm6, [rdi + 256]; vpsllq ymm6, ymm4, 55; vpsrlq ymm4, ymm4, 9;
    vpor ymm4, ymm4, ymm6; vpxor ymm1, ymm1, [rdi + 448]; vpsllq ymm6, ymm1, 39;
    vpsrlq ymm1, ymm1, 25; vpor ymm1, ymm1, ymm6; vpxor ymm2, ymm2, [rdi + 480];
    vpsllq ymm6, ymm2, 41; vpsrlq ymm2, ymm2, 23; vpor ymm2, ymm2, ymm6;
    vpxor ymm5, ymm5, [rdi + 672]; vpsllq ymm6, ymm5, 2; vpsrlq ymm5, ymm5, 62;
    vpor ymm5, ymm5, ymm6; vpandn ymm6, ymm4, ymm1; vpxor ymm6, ymm6, ymm3;
    vmovdqu [rsp + 640], ymm6; vpxor ymm10, ymm10, ymm6; vpandn ymm6, ymm1, ymm2;
    vpxor ymm6, ymm6, ymm4; vmovdqu [rsp + 672], ymm6; vpxor ymm11, ymm11, ymm6;
    vpandn ymm6, ymm2, ymm5; vpxor ymm6, ymm6, ymm1; vmovdqu [rsp + 704], ymm6;
    vpxor ymm12, ymm12, ymm6; vpandn ymm1, ymm5, ymm3; vpxor ymm1, ymm1, ymm2;
    vmovdqu [rsp + 736], ymm1; vpxor ymm7, ymm7, ymm1; vpandn ymm1, ymm3, ymm4;
    vpxor ymm1, ymm1, ymm5; vmovdqu [rsp + 768], ymm1; vpxor ymm0, ymm0, ymm1;
    vpaddq ymm5, ymm12, ymm12; vpsrlq ymm1, ymm12, 63; vpor ymm5, ymm5, ymm1;
    vpxor ymm5, ymm5, ymm10; vpaddq ymm6, ymm0, ymm0; vpsrlq ymm1, ymm0, 63;
    vpor ymm6, ymm6, ymm1; vpxor ymm6, ymm6, ymm12; vpaddq ymm8, ymm11, ymm11;
    vpsrlq ymm1, ymm11, 63; vpor ymm8, ymm8, ymm1; vpxor ymm8, ymm8, ymm0;
    vpaddq ymm9, ymm7, ymm7; vpsrlq ymm0, ymm7, 63; vpor ymm9, ymm9, ymm0;
    vpxor ymm9, ymm9, ymm11; vpaddq ymm11, ymm10, ymm10; vpsrlq ymm0, ymm10, 63;
    vpor ymm11, ymm11, ymm0; vpxor ymm11, ymm11, ymm7; vpxor ymm4, ymm8, [rsp + 0];
    vpxor ymm7, ymm5, [rsp + 192]; vpsllq ymm0, ymm7, 44; vpsrlq ymm7, ymm7, 20;
    vpor ymm7, ymm7, ymm0; vpxor ymm3, ymm9, [rsp + 384]; vpsllq ymm0, ymm3, 43;
    vpsrlq ymm3, ymm3, 21; vpor ymm3, ymm3, ymm0; vpxor ymm10, ymm6, [rsp + 576];
    vpsllq ymm0, ymm10, 21; vpsrlq ymm10, ymm10, 43; vpor ymm10, ymm10, ymm0;
    vpxor ymm12, ymm11, [rsp + 768]; vpsllq ymm0, ymm12, 14; vpsrlq ymm12, ymm12, 50;
    vpor ymm12, ymm12, ymm0; vpandn ymm0, ymm7, ymm3; vpxor ymm0, ymm0, ymm4;
    vpbroadcastq ymm1, [rdx + 8]; vpxor ymm0, ymm0, ymm1; vmovdqu [rdi + 0], ymm0;
    vpandn ymm1, ymm3, ymm10; vpxor ymm1, ymm1, ymm7; vmovdqu [rdi + 32], ymm1;
    vpandn ymm2, ymm10, ymm12; vpxor ymm2, ymm2, ymm3; vmovdqu [rdi + 64], ymm2;
    vpandn ymm3, ymm12, ymm4; vpxor ymm3, ymm3, ymm10; vmovdqu [rdi + 96], ymm3;
    vpandn ymm4, ymm4, ymm7; vpxor ymm4, ymm4, ymm12; vmovdqu [rdi + 128], ymm4;
    vpxor ymm7, ymm6, [rsp + 96]; vpsllq ymm10, ymm7, 28; vpsrlq ymm7, ymm7, 36;
    vpor ymm7, ymm7, ymm10; vpxor ymm10, ymm11, [rsp + 288]; vpsllq ymm12, ymm10, 20;
    vpsrlq ymm10, ymm10, 44; vpor ymm10, ymm10, ymm12; vpxor ymm12, ymm8, [rsp + 320];
    vpsllq ymm13, ymm12, 3; vpsrlq ymm12, ymm12, 61; vpor ymm12, ymm12, ymm13;
    vpxor ymm13, ymm5, [rsp + 512]; vpsllq ymm14, ymm13, 45; vpsrlq ymm13, ymm13, 19;
    vpor ymm13, ymm13, ymm14; vpxor ymm14, ymm9, [rsp + 704]; vpsllq ymm15, ymm14, 61;
    vpsrlq ymm14, ymm14, 3; vpor ymm14, ymm14, ymm15; vpandn ymm15, ymm10, ymm12;
    vpxor ymm15, ymm15, ymm7; vmovdqu [rdi + 160], ymm15; vpxor ymm0, ymm0, ymm15;
    vpandn ymm15, ymm12, ymm13; vpxor ymm15, ymm15, ymm10; vmovdqu [rdi + 192], ymm15;
    vpxor ymm1, ymm1, ymm15; vpandn ymm15, ymm13, ymm14; vpxor ymm15, ymm15, ymm12;
    vmovdqu [rdi + 224], ymm15; vpxor ymm2, ymm2, ymm15; vpandn ymm12, ymm14, ymm7;
    vpxor ymm12, ymm12, ymm13; vmovdqu [rdi + 256], ymm12; vpxor ymm3, ymm3, ymm12;
    vpandn ymm7, ymm7, ymm10; vpxor ymm7, ymm7, ymm14; vmovdqu [rdi + 288], ymm7;
    vpxor ymm4, ymm4, ymm7; vpxor ymm7, ymm5, [rsp + 32]; vpsllq ymm10, ymm7, 1;
    vpsrlq ymm7, ymm7, 63; vpor ymm7, ymm7, ymm10; vpxor ymm10, ymm9, [rsp + 224];
    vpsllq ymm12, ymm10, 6; vpsrlq ymm10, ymm10, 58; vpor ymm10, ymm10, ymm12;
    vpxor ymm12, ymm6, [rsp + 416]; vpsllq ymm13, ymm12, 25; vpsrlq ymm12, ymm12, 39;
    vpor ymm12, ymm12, ymm13; vpxor ymm13, ymm11, [rsp + 608];
    vpshufb ymm13, ymm13, [rip + rotate8]; vpxor ymm14, ymm8, [rsp + 640];
    vpsllq ymm15, ymm14, 18; vpsrlq ymm14, ymm14, 46; vpor ymm14, ymm14, ymm15;
    vpandn ymm15, ymm10, ymm12; vpxor ymm15, ymm15, ymm7; vmovdqu [rdi + 320], ymm15;
    vpxor ymm0, ymm0, ymm15; vpandn ymm15, ymm12, ymm13; vpxor ymm15, ymm15, ymm10;
    vmovdqu [rdi + 352], ymm15; vpxor ymm1, ymm1, ymm15; vpandn ymm15, ymm13, ymm14;
    vpxor ymm15, ymm15, ymm12; vmovdqu [rdi + 384], ymm15; vpxor ymm2, ymm2, ymm15;
    vpandn ymm12, ymm14, ymm7; vpxor ymm12, ymm12, ymm13; vmovdqu [rdi + 416], ymm12;
    vpxor ymm3, ymm3, ymm12; vpandn ymm7, ymm7, ymm10; vpxor ymm7, ymm7, ymm14;
    vmovdqu [rdi + 448], ymm7; vpxor ymm4, ymm4, ymm7; vpxor ymm7, ymm11, [rsp + 128];
    vpsllq ymm10, ymm7, 27; vpsrlq ymm7, ymm7, 37; vpor ymm7, ymm7, ymm10;
    vpxor ymm10, ymm8, [rsp + 160]; vpsllq ymm12, ymm10, 36; vpsrlq ymm10, ymm10, 28;
    vpor ymm10, ymm10, ymm12; vpxor ymm12, ymm5, [rsp + 352]; vpsllq ymm13, ymm12, 10;
    vpsrlq ymm12, ymm12, 54; vpor ymm12, ymm12, ymm13; vpxor ymm13, ymm9, [rsp + 544];
    vpsllq ymm14, ymm13, 15; vpsrlq ymm13, ymm13, 49; vpor ymm13, ymm13, ymm14;
    vpxor ymm14, ymm6, [rsp + 736]; vpshufb ymm14, ymm14, [rip + rotate56];
    vpandn ymm15, ymm10, ymm12; vpxor ymm15, ymm15, ymm7; vmovdqu [rdi + 480], ymm15;
    vpxor ymm0, ymm0, ymm15; vpandn ymm15, ymm12, ymm13; vpxor ymm15, ymm15, ymm10;
    vmovdqu [rdi + 512], ymm15; vpxor ymm1, ymm1, ymm15; vpandn ymm15, ymm13, ymm14;
    vpxor ymm15, ymm15, ymm12; vmovdqu [rdi + 544], ymm15; vpxor ymm2, ymm2, ymm15;
    vpandn ymm12, ymm14, ymm7; vpxor ymm12, ymm12, ymm13; vmovdqu [rdi + 576], ymm12;
    vpxor ymm3, ymm3, ymm12; vpandn ymm7, ymm7, ymm10; vpxor ymm7, ymm7, ymm14;
    vmovdqu [rdi + 608], ymm7; vpxor ymm4, ymm4, ymm7; vpxor ymm7, ymm9, [rsp + 64];
    vpsllq ymm9, ymm7, 62; vpsrlq ymm7, ymm7, 2; vpor ymm7, ymm7, ymm9;
    vpxor ymm6, ymm6, [rsp + 256]; vpsllq ymm9, ymm6, 55; vpsrlq ymm6, ymm6, 9;
    vpor ymm6, ymm6, ymm9; vpxor ymm9, ymm11, [rsp + 448]; vpsllq ymm10, ymm9, 39;
    vpsrlq ymm9, ymm9, 25; vpor ymm9, ymm9, ymm10; vpxor ymm8, ymm8, [rsp + 480];
    vpsllq ymm10, ymm8, 41; vpsrlq ymm8, ymm8, 23; vpor ymm8, ymm8, ymm10;
    vpxor ymm5, ymm5, [rsp + 672]; vpsllq ymm10, ymm5, 2; vpsrlq ymm5, ymm5, 62;
    vpor ymm5, ymm5, ymm10; vpandn ymm10, ymm6, ymm9; vpxor ymm10, ymm10, ymm7;
    vmovdqu [rdi + 640], ymm10; vpxor ymm0, ymm0, ymm10; vpandn ymm10, ymm9, ymm8;
    vpxor ymm10, ymm10, ymm6; vmovdqu [rdi + 672], ymm10; vpxor ymm1, ymm1, ymm10;
    vpandn ymm10, ymm8, ymm5; vpxor ymm10, ymm10, ymm9; vmovdqu [rdi + 704], ymm10;
    vpxor ymm2, ymm2, ymm10; vpandn ymm9, ymm5, ymm7; vpxor ymm9, ymm9, ymm8;
    vmovdqu [rdi + 736], ymm9; vpxor ymm3, ymm3, ymm9; vpandn ymm6, ymm7, ymm6;
    vpxor ymm6, ymm6, ymm5; vmovdqu [rdi + 768], ymm6; vpxor ymm4, ymm4, ymm6
    add rdx, 16; cmp dl, 192; jne 1b
    vzeroupper; leave; .cfi_def_cfa rsp, 8; ret
END(qtn_keccak_avx2_x4)

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
    /* Ready for indirect branch tracking and shadow stacks. */
    .section .note.gnu.property, "a"
    .balign 8
    .long 4, 16, 5
    .asciz "GNU"
    .long 0xc0000002, 4, 3, 0
#endif
