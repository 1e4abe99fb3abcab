/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Written by scripts/keccak_avx2.py, which explains it; a test compares.
 *
 * KECCAK-p[1600, 24] for x86-64, two rounds in a loop of 12: from the state to the frame and back,
 * with what theta adds to the columns in registers from round to round. The calling convention is
 * System V's on every system; avx2.h says so to the compiler. */
#if defined(__APPLE__)
#define NAME(f) _##f
#define HIDDEN .private_extern
#define CONSTANTS .section __TEXT, __const
#elif defined(_WIN32)
#define CONSTANTS .section .rdata, "dr"
#else
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
    .cfi_def_cfa_register rbp; and rsp, -64; sub rsp, 1024; lea rdx, [rip + constants];
    vmovdqu ymm5, [rdi + 0]; vpxor ymm5, ymm5, [rdi + 160]; vpxor ymm5, ymm5, [rdi + 320];
    vpxor ymm5, ymm5, [rdi + 480]; vpxor ymm5, ymm5, [rdi + 640]; vmovdqu ymm6, [rdi + 32];
    vpxor ymm6, ymm6, [rdi + 192]; vpxor ymm6, ymm6, [rdi + 352]; vpxor ymm6, ymm6, [rdi + 512];
    vpxor ymm6, ymm6, [rdi + 672]; vmovdqu ymm7, [rdi + 64]; vpxor ymm7, ymm7, [rdi + 224];
    vpxor ymm7, ymm7, [rdi + 384]; vpxor ymm7, ymm7, [rdi + 544]; vpxor ymm7, ymm7, [rdi + 704];
    vmovdqu ymm8, [rdi + 96]; vpxor ymm8, ymm8, [rdi + 256]; vpxor ymm8, ymm8, [rdi + 416];
    vpxor ymm8, ymm8, [rdi + 576]; vpxor ymm8, ymm8, [rdi + 736]; vmovdqu ymm9, [rdi + 128];
    vpxor ymm9, ymm9, [rdi + 288]; vpxor ymm9, ymm9, [rdi + 448]; vpxor ymm9, ymm9, [rdi + 608];
    vpxor ymm9, ymm9, [rdi + 768]; vpaddq ymm0, ymm6, ymm6; vpsrlq ymm10, ymm6, 63;
    vpor ymm0, ymm0, ymm10; vpxor ymm0, ymm0, ymm9; vpaddq ymm1, ymm7, ymm7;
    vpsrlq ymm10, ymm7, 63; vpor ymm1, ymm1, ymm10; vpxor ymm1, ymm1, ymm5;
    vpaddq ymm2, ymm8, ymm8; vpsrlq ymm10, ymm8, 63; vpor ymm2, ymm2, ymm10;
    vpxor ymm2, ymm2, ymm6; vpaddq ymm3, ymm9, ymm9; vpsrlq ymm10, ymm9, 63;
    vpor ymm3, ymm3, ymm10; vpxor ymm3, ymm3, ymm7; vpaddq ymm4, ymm5, ymm5;
    vpsrlq ymm10, ymm5, 63; vpor ymm4, ymm4, ymm10; vpxor ymm4, ymm4, ymm8
    .balign 64
1:
    vpxor ymm5, ymm2, [rdi + 544]; vpxor ymm6, ymm1, [rdi + 352]; vpxor ymm7, ymm1, [rdi + 672];
    vpsllq ymm8, ymm5, 15; vpsrlq ymm5, ymm5, 49; vpxor ymm9, ymm4, [rdi + 128];
    vpor ymm5, ymm8, ymm5; vpsllq ymm8, ymm6, 10; vpsrlq ymm6, ymm6, 54; vpsllq ymm10, ymm7, 2;
    vpsrlq ymm7, ymm7, 62; vpor ymm6, ymm8, ymm6; vpxor ymm8, ymm0, [rdi + 160];
    vpandn ymm11, ymm6, ymm5; vpxor ymm12, ymm3, [rdi + 256]; vpsllq ymm13, ymm8, 36;
    vpsrlq ymm8, ymm8, 28; vpxor ymm14, ymm0, [rdi + 480]; vpor ymm8, ymm13, ymm8;
    vpsllq ymm13, ymm12, 55; vpsrlq ymm12, ymm12, 9; vpxor ymm11, ymm11, ymm8;
    vpor ymm12, ymm13, ymm12; vpxor ymm13, ymm3, [rdi + 736]; vpsllq ymm15, ymm14, 41;
    vpsrlq ymm14, ymm14, 23; vmovdqa [rsp + 512], ymm11; vpor ymm7, ymm10, ymm7;
    vpshufb ymm10, ymm13, [rip + rotate56]; vpor ymm13, ymm15, ymm14;
    vpxor ymm14, ymm4, [rdi + 448]; vpandn ymm15, ymm5, ymm10; vmovdqa [rsp + 800], ymm3;
    vpsllq ymm3, ymm9, 27; vpsrlq ymm9, ymm9, 37; vpxor ymm15, ymm15, ymm6;
    vmovdqa [rsp + 832], ymm0; vpsllq ymm0, ymm14, 39; vpsrlq ymm14, ymm14, 25;
    vpor ymm3, ymm3, ymm9; vpor ymm0, ymm0, ymm14; vpandn ymm6, ymm8, ymm6;
    vmovdqa [rsp + 544], ymm15; vpandn ymm9, ymm10, ymm3; vpandn ymm14, ymm0, ymm13;
    vpandn ymm8, ymm3, ymm8; vpxor ymm5, ymm9, ymm5; vpxor ymm9, ymm14, ymm12;
    vpxor ymm8, ymm8, ymm10; vpxor ymm10, ymm11, ymm9; vmovdqa [rsp + 576], ymm5;
    vmovdqa [rsp + 672], ymm9; vpxor ymm9, ymm2, [rdi + 64]; vpandn ymm11, ymm13, ymm7;
    vmovdqa [rsp + 608], ymm8; vpxor ymm3, ymm6, ymm3; vpsllq ymm6, ymm9, 62;
    vpsrlq ymm9, ymm9, 2; vpxor ymm11, ymm11, ymm0; vpor ymm6, ymm6, ymm9;
    vpandn ymm0, ymm12, ymm0; vmovdqa [rsp + 480], ymm3; vpxor ymm9, ymm4, [rdi + 288];
    vpandn ymm14, ymm7, ymm6; vmovdqa [rsp + 864], ymm10; vpxor ymm10, ymm1, [rdi + 512];
    vmovdqa [rsp + 704], ymm11; vmovdqa [rsp + 896], ymm1; vpsllq ymm1, ymm9, 20;
    vpsrlq ymm9, ymm9, 44; vpxor ymm13, ymm14, ymm13; vpor ymm1, ymm1, ymm9;
    vpxor ymm5, ymm5, ymm13; vpsllq ymm9, ymm10, 45; vmovdqa [rsp + 736], ymm13;
    vpsrlq ymm10, ymm10, 19; vpandn ymm12, ymm6, ymm12; vpxor ymm13, ymm2, [rdi + 704];
    vpor ymm9, ymm9, ymm10; vpxor ymm7, ymm12, ymm7; vpsllq ymm10, ymm13, 61;
    vpxor ymm8, ymm8, ymm7; vpsrlq ymm12, ymm13, 3; vmovdqa ymm13, [rsp + 832];
    vpxor ymm14, ymm13, [rdi + 320]; vmovdqa [rsp + 768], ymm7; vpor ymm7, ymm10, ymm12;
    vpxor ymm10, ymm15, ymm11; vpsllq ymm11, ymm14, 3; vpsrlq ymm12, ymm14, 61;
    vpxor ymm0, ymm0, ymm6; vmovdqa ymm6, [rsp + 800]; vpxor ymm14, ymm6, [rdi + 96];
    vpor ymm11, ymm11, ymm12; vpandn ymm12, ymm9, ymm7; vpxor ymm3, ymm3, ymm0;
    vmovdqa [rsp + 640], ymm0; vpandn ymm0, ymm11, ymm9; vpxor ymm15, ymm2, [rdi + 224];
    vmovdqa [rsp + 928], ymm2; vpxor ymm2, ymm4, [rdi + 608]; vpxor ymm0, ymm0, ymm1;
    vmovdqa [rsp + 960], ymm4; vpsllq ymm4, ymm15, 6; vpsrlq ymm15, ymm15, 58;
    vmovdqa [rsp + 992], ymm3; vpxor ymm3, ymm0, [rsp + 864]; vpor ymm4, ymm4, ymm15;
    vpshufb ymm2, ymm2, [rip + rotate8]; vmovdqa [rsp + 192], ymm0;
    vpxor ymm0, ymm13, [rdi + 640]; vpsllq ymm15, ymm14, 28; vpsrlq ymm14, ymm14, 36;
    vpsllq ymm13, ymm0, 18; vpsrlq ymm0, ymm0, 46; vpxor ymm12, ymm12, ymm11;
    vpor ymm0, ymm13, ymm0; vpxor ymm13, ymm6, [rdi + 416]; vpor ymm14, ymm15, ymm14;
    vmovdqa [rsp + 224], ymm12; vpandn ymm15, ymm7, ymm14; vpandn ymm6, ymm14, ymm1;
    vpxor ymm10, ymm10, ymm12; vpxor ymm9, ymm15, ymm9; vpxor ymm6, ymm6, ymm7;
    vpsllq ymm7, ymm13, 25; vpxor ymm5, ymm5, ymm9; vpxor ymm8, ymm8, ymm6;
    vmovdqa [rsp + 256], ymm9; vpsrlq ymm9, ymm13, 39; vmovdqa [rsp + 288], ymm6;
    vpandn ymm1, ymm1, ymm11; vpor ymm6, ymm7, ymm9; vmovdqa ymm7, [rsp + 896];
    vpxor ymm9, ymm7, [rdi + 32]; vpandn ymm11, ymm6, ymm2; vpxor ymm1, ymm1, ymm14;
    vpandn ymm12, ymm2, ymm0; vpxor ymm11, ymm11, ymm4; vpxor ymm13, ymm1, [rsp + 992];
    vpsllq ymm14, ymm9, 1; vmovdqa [rsp + 160], ymm1; vpxor ymm1, ymm7, [rdi + 192];
    vpxor ymm3, ymm3, ymm11; vmovdqa ymm7, [rsp + 800]; vpxor ymm7, ymm7, [rdi + 576];
    vmovdqa [rsp + 352], ymm11; vpbroadcastq ymm11, [rdx + 0]; vpsllq ymm15, ymm1, 44;
    vpsrlq ymm1, ymm1, 20; vmovdqa [rsp + 800], ymm11; vmovdqa ymm11, [rsp + 960];
    vpxor ymm11, ymm11, [rdi + 768]; vpor ymm1, ymm15, ymm1; vpsllq ymm15, ymm7, 21;
    vpsrlq ymm7, ymm7, 43; vpor ymm7, ymm15, ymm7; vpsllq ymm15, ymm11, 14;
    vpsrlq ymm11, ymm11, 50; vmovdqa [rsp + 960], ymm13; vmovdqa ymm13, [rsp + 928];
    vpxor ymm13, ymm13, [rdi + 384]; vpor ymm11, ymm15, ymm11; vpsrlq ymm9, ymm9, 63;
    vpxor ymm12, ymm12, ymm6; vpsllq ymm15, ymm13, 43; vpsrlq ymm13, ymm13, 21;
    vpor ymm9, ymm14, ymm9; vpxor ymm10, ymm10, ymm12; vpor ymm13, ymm15, ymm13;
    vmovdqa [rsp + 384], ymm12; vpandn ymm12, ymm0, ymm9; vpandn ymm14, ymm13, ymm7;
    vpandn ymm15, ymm9, ymm4; vpxor ymm2, ymm12, ymm2; vpxor ymm12, ymm14, ymm1;
    vpxor ymm0, ymm15, ymm0; vpxor ymm5, ymm5, ymm2; vpxor ymm3, ymm3, ymm12;
    vpxor ymm8, ymm8, ymm0; vmovdqa [rsp + 416], ymm2; vmovdqa [rsp + 32], ymm12;
    vmovdqa [rsp + 448], ymm0; vpandn ymm0, ymm4, ymm6; vpandn ymm2, ymm7, ymm11;
    vmovdqa ymm4, [rsp + 832]; vpxor ymm4, ymm4, [rdi + 0]; vpandn ymm6, ymm11, ymm4;
    vpandn ymm12, ymm4, ymm1; vpxor ymm0, ymm0, ymm9; vpxor ymm6, ymm6, ymm7;
    vpxor ymm7, ymm12, ymm11; vpxor ymm9, ymm0, [rsp + 960]; vmovdqa [rsp + 320], ymm0;
    vpxor ymm0, ymm5, ymm6; vmovdqa [rsp + 96], ymm6; vpxor ymm5, ymm8, ymm7;
    vpxor ymm2, ymm2, ymm13; vmovdqa [rsp + 128], ymm7; vpaddq ymm6, ymm5, ymm5;
    vpsrlq ymm7, ymm5, 63; vpandn ymm1, ymm1, ymm13; vmovdqa [rsp + 64], ymm2;
    vpxor ymm6, ymm6, ymm7; vpxor ymm2, ymm10, ymm2; vpxor ymm1, ymm1, ymm4;
    vpaddq ymm4, ymm2, ymm2; vpsrlq ymm7, ymm2, 63; vpxor ymm2, ymm6, ymm2;
    vpxor ymm4, ymm4, ymm7; vpxor ymm1, ymm1, [rsp + 800]; vpaddq ymm6, ymm0, ymm0;
    vpxor ymm7, ymm9, ymm1; vpsrlq ymm8, ymm0, 63; vmovdqa [rsp + 0], ymm1;
    vpaddq ymm1, ymm3, ymm3; vpxor ymm4, ymm4, ymm7; vpaddq ymm9, ymm7, ymm7;
    vpsrlq ymm7, ymm7, 63; vpxor ymm7, ymm9, ymm7; vpxor ymm6, ymm6, ymm8; vpsrlq ymm8, ymm3, 63;
    vpxor ymm0, ymm7, ymm0; vpxor ymm3, ymm6, ymm3; vpxor ymm1, ymm1, ymm8;
    vpxor ymm1, ymm1, ymm5; vpxor ymm5, ymm3, [rsp + 544]; vpxor ymm6, ymm4, [rsp + 352];
    vpxor ymm7, ymm4, [rsp + 672]; vpsllq ymm8, ymm5, 15; vpsrlq ymm5, ymm5, 49;
    vpxor ymm9, ymm0, [rsp + 128]; vpor ymm5, ymm8, ymm5; vpsllq ymm8, ymm6, 10;
    vpsrlq ymm6, ymm6, 54; vpsllq ymm10, ymm7, 2; vpsrlq ymm7, ymm7, 62; vpor ymm6, ymm8, ymm6;
    vpxor ymm8, ymm1, [rsp + 160]; vpandn ymm11, ymm6, ymm5; vpxor ymm12, ymm2, [rsp + 256];
    vpsllq ymm13, ymm8, 36; vpsrlq ymm8, ymm8, 28; vpxor ymm14, ymm1, [rsp + 480];
    vpor ymm8, ymm13, ymm8; vpsllq ymm13, ymm12, 55; vpsrlq ymm12, ymm12, 9;
    vpxor ymm11, ymm11, ymm8; vpor ymm12, ymm13, ymm12; vpxor ymm13, ymm2, [rsp + 736];
    vpsllq ymm15, ymm14, 41; vpsrlq ymm14, ymm14, 23; vmovdqu [rdi + 512], ymm11;
    vpor ymm7, ymm10, ymm7; vpshufb ymm10, ymm13, [rip + rotate56]; vpor ymm13, ymm15, ymm14;
    vpxor ymm14, ymm0, [rsp + 448]; vpandn ymm15, ymm5, ymm10; vmovdqa [rsp + 800], ymm2;
    vpsllq ymm2, ymm9, 27; vpsrlq ymm9, ymm9, 37; vpxor ymm15, ymm15, ymm6;
    vmovdqa [rsp + 960], ymm1; vpsllq ymm1, ymm14, 39; vpsrlq ymm14, ymm14, 25;
    vpor ymm2, ymm2, ymm9; vpor ymm1, ymm1, ymm14; vpandn ymm6, ymm8, ymm6;
    vmovdqu [rdi + 544], ymm15; vpandn ymm9, ymm10, ymm2; vpandn ymm14, ymm1, ymm13;
    vpandn ymm8, ymm2, ymm8; vpxor ymm5, ymm9, ymm5; vpxor ymm9, ymm14, ymm12;
    vpxor ymm8, ymm8, ymm10; vpxor ymm10, ymm11, ymm9; vmovdqu [rdi + 576], ymm5;
    vmovdqu [rdi + 672], ymm9; vpxor ymm9, ymm3, [rsp + 64]; vpandn ymm11, ymm13, ymm7;
    vmovdqu [rdi + 608], ymm8; vpxor ymm2, ymm6, ymm2; vpsllq ymm6, ymm9, 62;
    vpsrlq ymm9, ymm9, 2; vpxor ymm11, ymm11, ymm1; vpor ymm6, ymm6, ymm9;
    vpandn ymm1, ymm12, ymm1; vmovdqu [rdi + 480], ymm2; vpxor ymm9, ymm0, [rsp + 288];
    vpandn ymm14, ymm7, ymm6; vmovdqa [rsp + 832], ymm10; vpxor ymm10, ymm4, [rsp + 512];
    vmovdqu [rdi + 704], ymm11; vmovdqa [rsp + 928], ymm4; vpsllq ymm4, ymm9, 20;
    vpsrlq ymm9, ymm9, 44; vpxor ymm13, ymm14, ymm13; vpor ymm4, ymm4, ymm9;
    vpxor ymm5, ymm5, ymm13; vpsllq ymm9, ymm10, 45; vmovdqu [rdi + 736], ymm13;
    vpsrlq ymm10, ymm10, 19; vpandn ymm12, ymm6, ymm12; vpxor ymm13, ymm3, [rsp + 704];
    vpor ymm9, ymm9, ymm10; vpxor ymm7, ymm12, ymm7; vpsllq ymm10, ymm13, 61;
    vpxor ymm8, ymm8, ymm7; vpsrlq ymm12, ymm13, 3; vmovdqa ymm13, [rsp + 960];
    vpxor ymm14, ymm13, [rsp + 320]; vmovdqu [rdi + 768], ymm7; vpor ymm7, ymm10, ymm12;
    vpxor ymm10, ymm15, ymm11; vpsllq ymm11, ymm14, 3; vpsrlq ymm12, ymm14, 61;
    vpxor ymm1, ymm1, ymm6; vmovdqa ymm6, [rsp + 800]; vpxor ymm14, ymm6, [rsp + 96];
    vpor ymm11, ymm11, ymm12; vpandn ymm12, ymm9, ymm7; vpxor ymm2, ymm2, ymm1;
    vmovdqu [rdi + 640], ymm1; vpandn ymm1, ymm11, ymm9; vpxor ymm15, ymm3, [rsp + 224];
    vmovdqa [rsp + 896], ymm3; vpxor ymm3, ymm0, [rsp + 608]; vpxor ymm1, ymm1, ymm4;
    vmovdqa [rsp + 992], ymm0; vpsllq ymm0, ymm15, 6; vpsrlq ymm15, ymm15, 58;
    vmovdqa [rsp + 864], ymm2; vpxor ymm2, ymm1, [rsp + 832]; vpor ymm0, ymm0, ymm15;
    vpshufb ymm3, ymm3, [rip + rotate8]; vmovdqu [rdi + 192], ymm1;
    vpxor ymm1, ymm13, [rsp + 640]; vpsllq ymm15, ymm14, 28; vpsrlq ymm14, ymm14, 36;
    vpsllq ymm13, ymm1, 18; vpsrlq ymm1, ymm1, 46; vpxor ymm12, ymm12, ymm11;
    vpor ymm1, ymm13, ymm1; vpxor ymm13, ymm6, [rsp + 416]; vpor ymm14, ymm15, ymm14;
    vmovdqu [rdi + 224], ymm12; vpandn ymm15, ymm7, ymm14; vpandn ymm6, ymm14, ymm4;
    vpxor ymm10, ymm10, ymm12; vpxor ymm9, ymm15, ymm9; vpxor ymm6, ymm6, ymm7;
    vpsllq ymm7, ymm13, 25; vpxor ymm5, ymm5, ymm9; vpxor ymm8, ymm8, ymm6;
    vmovdqu [rdi + 256], ymm9; vpsrlq ymm9, ymm13, 39; vmovdqu [rdi + 288], ymm6;
    vpandn ymm4, ymm4, ymm11; vpor ymm6, ymm7, ymm9; vmovdqa ymm7, [rsp + 928];
    vpxor ymm9, ymm7, [rsp + 32]; vpandn ymm11, ymm6, ymm3; vpxor ymm4, ymm4, ymm14;
    vpandn ymm12, ymm3, ymm1; vpxor ymm11, ymm11, ymm0; vpxor ymm13, ymm4, [rsp + 864];
    vpsllq ymm14, ymm9, 1; vmovdqu [rdi + 160], ymm4; vpxor ymm4, ymm7, [rsp + 192];
    vpxor ymm2, ymm2, ymm11; vmovdqa ymm7, [rsp + 800]; vpxor ymm7, ymm7, [rsp + 576];
    vmovdqu [rdi + 352], ymm11; vpbroadcastq ymm11, [rdx + 8]; vpsllq ymm15, ymm4, 44;
    vpsrlq ymm4, ymm4, 20; vmovdqa [rsp + 800], ymm11; vmovdqa ymm11, [rsp + 992];
    vpxor ymm11, ymm11, [rsp + 768]; vpor ymm4, ymm15, ymm4; vpsllq ymm15, ymm7, 21;
    vpsrlq ymm7, ymm7, 43; vpor ymm7, ymm15, ymm7; vpsllq ymm15, ymm11, 14;
    vpsrlq ymm11, ymm11, 50; vmovdqa [rsp + 992], ymm13; vmovdqa ymm13, [rsp + 896];
    vpxor ymm13, ymm13, [rsp + 384]; vpor ymm11, ymm15, ymm11; vpsrlq ymm9, ymm9, 63;
    vpxor ymm12, ymm12, ymm6; vpsllq ymm15, ymm13, 43; vpsrlq ymm13, ymm13, 21;
    vpor ymm9, ymm14, ymm9; vpxor ymm10, ymm10, ymm12; vpor ymm13, ymm15, ymm13;
    vmovdqu [rdi + 384], ymm12; vpandn ymm12, ymm1, ymm9; vpandn ymm14, ymm13, ymm7;
    vpandn ymm15, ymm9, ymm0; vpxor ymm3, ymm12, ymm3; vpxor ymm12, ymm14, ymm4;
    vpxor ymm1, ymm15, ymm1; vpxor ymm5, ymm5, ymm3; vpxor ymm2, ymm2, ymm12;
    vpxor ymm8, ymm8, ymm1; vmovdqu [rdi + 416], ymm3; vmovdqu [rdi + 32], ymm12;
    vmovdqu [rdi + 448], ymm1; vpandn ymm0, ymm0, ymm6; vpandn ymm1, ymm7, ymm11;
    vmovdqa ymm3, [rsp + 960]; vpxor ymm3, ymm3, [rsp + 0]; vpandn ymm6, ymm11, ymm3;
    vpandn ymm12, ymm3, ymm4; vpxor ymm0, ymm0, ymm9; vpxor ymm6, ymm6, ymm7;
    vpxor ymm7, ymm12, ymm11; vpxor ymm9, ymm0, [rsp + 992]; vmovdqu [rdi + 320], ymm0;
    vpxor ymm0, ymm5, ymm6; vmovdqu [rdi + 96], ymm6; vpxor ymm5, ymm8, ymm7;
    vpxor ymm1, ymm1, ymm13; vmovdqu [rdi + 128], ymm7; vpaddq ymm6, ymm5, ymm5;
    vpsrlq ymm7, ymm5, 63; vpandn ymm4, ymm4, ymm13; vmovdqu [rdi + 64], ymm1;
    vpxor ymm6, ymm6, ymm7; vpxor ymm1, ymm10, ymm1; vpxor ymm3, ymm4, ymm3;
    vpaddq ymm4, ymm1, ymm1; vpsrlq ymm7, ymm1, 63; vpxor ymm1, ymm6, ymm1;
    vpxor ymm4, ymm4, ymm7; vpxor ymm3, ymm3, [rsp + 800]; vpaddq ymm6, ymm0, ymm0;
    vpxor ymm7, ymm9, ymm3; vpsrlq ymm8, ymm0, 63; vmovdqu [rdi + 0], ymm3;
    vpaddq ymm3, ymm2, ymm2; vpxor ymm4, ymm4, ymm7; vpaddq ymm9, ymm7, ymm7;
    vpsrlq ymm7, ymm7, 63; vpxor ymm7, ymm9, ymm7; vpxor ymm6, ymm6, ymm8; vpsrlq ymm8, ymm2, 63;
    vpxor ymm0, ymm7, ymm0; vpxor ymm2, ymm6, ymm2; vpxor ymm3, ymm3, ymm8;
    vpxor ymm3, ymm3, ymm5; vmovdqa ymm5, ymm3; vmovdqa ymm3, ymm1; vmovdqa ymm1, ymm4;
    vmovdqa ymm4, ymm0; vmovdqa ymm0, ymm5
    add rdx, 16; cmp dl, 192; jne 1b; vzeroupper; leave; .cfi_def_cfa rsp, 8; ret
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
