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
    .cfi_def_cfa_register rbp; and rsp, -64; sub rsp, 1344; lea rdx, [rip + constants];
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
    vpxor ymm5, ymm2, [rdi + 544]; vpxor ymm6, ymm4, [rdi + 448]; vpxor ymm7, ymm4, [rdi + 128];
    vpxor ymm8, ymm2, [rdi + 64]; vpxor ymm9, ymm4, [rdi + 288]; vpbroadcastq ymm10, [rdx + 0];
    vpxor ymm11, ymm2, [rdi + 704]; vpxor ymm12, ymm2, [rdi + 384];
    vpxor ymm13, ymm4, [rdi + 768]; vpxor ymm2, ymm2, [rdi + 224]; vpxor ymm4, ymm4, [rdi + 608];
    vpxor ymm14, ymm1, [rdi + 352]; vpxor ymm15, ymm0, [rdi + 160]; vmovdqa [rsp + 800], ymm10;
    vpxor ymm10, ymm3, [rdi + 736]; vmovdqa [rsp + 832], ymm4; vpsllq ymm4, ymm5, 15;
    vpsrlq ymm5, ymm5, 49; vmovdqa [rsp + 864], ymm2; vpsllq ymm2, ymm6, 39;
    vpsrlq ymm6, ymm6, 25; vmovdqa [rsp + 896], ymm13; vpxor ymm13, ymm3, [rdi + 256];
    vmovdqa [rsp + 928], ymm12; vpxor ymm12, ymm1, [rdi + 672]; vmovdqa [rsp + 960], ymm11;
    vpxor ymm11, ymm0, [rdi + 480]; vmovdqa [rsp + 992], ymm9; vpsllq ymm9, ymm14, 10;
    vpsrlq ymm14, ymm14, 54; vpor ymm4, ymm4, ymm5; vpxor ymm5, ymm0, [rdi + 320];
    vmovdqa [rsp + 1024], ymm8; vpxor ymm8, ymm1, [rdi + 512]; vmovdqa [rsp + 1056], ymm8;
    vpsllq ymm8, ymm15, 36; vpsrlq ymm15, ymm15, 28; vpor ymm2, ymm2, ymm6;
    vpxor ymm6, ymm3, [rdi + 96]; vmovdqa [rsp + 1088], ymm6; vpxor ymm6, ymm1, [rdi + 192];
    vpor ymm9, ymm9, ymm14; vpshufb ymm10, ymm10, [rip + rotate56]; vpsllq ymm14, ymm7, 27;
    vmovdqa [rsp + 1120], ymm6; vpxor ymm6, ymm3, [rdi + 576]; vpxor ymm3, ymm3, [rdi + 416];
    vpor ymm8, ymm8, ymm15; vpsrlq ymm7, ymm7, 37; vpsllq ymm15, ymm13, 55;
    vmovdqa [rsp + 1152], ymm3; vpxor ymm3, ymm0, [rdi + 0]; vpxor ymm0, ymm0, [rdi + 640];
    vmovdqa [rsp + 1184], ymm0; vpandn ymm0, ymm4, ymm10; vmovdqa [rsp + 1216], ymm3;
    vpandn ymm3, ymm9, ymm4; vpsrlq ymm13, ymm13, 9; vmovdqa [rsp + 1248], ymm6;
    vpsllq ymm6, ymm12, 2; vpxor ymm1, ymm1, [rdi + 32]; vpor ymm7, ymm14, ymm7;
    vpandn ymm14, ymm8, ymm9; vpsrlq ymm12, ymm12, 62; vmovdqa [rsp + 1280], ymm1;
    vpsllq ymm1, ymm11, 41; vpxor ymm0, ymm0, ymm9; vpxor ymm3, ymm3, ymm8;
    vpor ymm9, ymm15, ymm13; vpsrlq ymm11, ymm11, 23; vpsllq ymm13, ymm5, 3;
    vpandn ymm8, ymm7, ymm8; vpandn ymm15, ymm10, ymm7; vpxor ymm7, ymm14, ymm7;
    vpor ymm6, ymm6, ymm12; vpsrlq ymm5, ymm5, 61; vmovdqa [rsp + 544], ymm0;
    vmovdqa [rsp + 512], ymm3; vpor ymm1, ymm1, ymm11; vmovdqa ymm11, [rsp + 1024];
    vpsllq ymm12, ymm11, 62; vpsrlq ymm11, ymm11, 2; vpandn ymm14, ymm9, ymm2;
    vpxor ymm8, ymm8, ymm10; vpxor ymm4, ymm15, ymm4; vmovdqa [rsp + 480], ymm7;
    vpor ymm5, ymm13, ymm5; vmovdqa ymm10, [rsp + 992]; vpsllq ymm13, ymm10, 20;
    vpsrlq ymm10, ymm10, 44; vpandn ymm15, ymm1, ymm6; vmovdqa [rsp + 992], ymm7;
    vpandn ymm7, ymm2, ymm1; vpor ymm11, ymm12, ymm11; vmovdqa ymm12, [rsp + 960];
    vmovdqa [rsp + 1024], ymm1; vpsllq ymm1, ymm12, 61; vpsrlq ymm12, ymm12, 3;
    vmovdqa [rsp + 608], ymm8; vmovdqa [rsp + 576], ymm4; vpor ymm10, ymm13, ymm10;
    vmovdqa ymm13, [rsp + 1056]; vmovdqa [rsp + 960], ymm4; vpsllq ymm4, ymm13, 45;
    vpsrlq ymm13, ymm13, 19; vpxor ymm2, ymm15, ymm2; vpxor ymm7, ymm7, ymm9;
    vpandn ymm9, ymm11, ymm9; vpandn ymm15, ymm6, ymm11; vpxor ymm11, ymm14, ymm11;
    vpor ymm1, ymm1, ymm12; vpor ymm4, ymm4, ymm13; vmovdqa ymm12, [rsp + 928];
    vpsllq ymm13, ymm12, 43; vpsrlq ymm12, ymm12, 21; vpandn ymm14, ymm10, ymm5;
    vmovdqa [rsp + 704], ymm2; vpxor ymm0, ymm0, ymm2; vmovdqa [rsp + 672], ymm7;
    vpxor ymm2, ymm3, ymm7; vpxor ymm3, ymm9, ymm6; vpxor ymm6, ymm15, [rsp + 1024];
    vmovdqa [rsp + 640], ymm11; vpxor ymm7, ymm11, [rsp + 992]; vpandn ymm9, ymm4, ymm1;
    vpandn ymm11, ymm5, ymm4; vpor ymm12, ymm13, ymm12; vmovdqa ymm13, [rsp + 1088];
    vpsllq ymm15, ymm13, 28; vpsrlq ymm13, ymm13, 36; vmovdqa [rsp + 768], ymm3;
    vpxor ymm3, ymm8, ymm3; vmovdqa [rsp + 736], ymm6; vpxor ymm6, ymm6, [rsp + 960];
    vmovdqa ymm8, [rsp + 1120]; vmovdqa [rsp + 960], ymm6; vpsllq ymm6, ymm8, 44;
    vpsrlq ymm8, ymm8, 20; vpxor ymm5, ymm9, ymm5; vpxor ymm9, ymm11, ymm10;
    vpor ymm11, ymm15, ymm13; vmovdqa ymm13, [rsp + 896]; vpsllq ymm15, ymm13, 14;
    vpsrlq ymm13, ymm13, 50; vpor ymm6, ymm6, ymm8; vmovdqa ymm8, [rsp + 1248];
    vmovdqa [rsp + 896], ymm3; vpsllq ymm3, ymm8, 21; vpsrlq ymm8, ymm8, 43;
    vmovdqa [rsp + 224], ymm5; vpxor ymm0, ymm0, ymm5; vmovdqa [rsp + 192], ymm9;
    vpxor ymm2, ymm2, ymm9; vpandn ymm5, ymm11, ymm10; vpandn ymm9, ymm1, ymm11;
    vpxor ymm10, ymm14, ymm11; vpor ymm11, ymm15, ymm13; vmovdqa ymm13, [rsp + 1216];
    vpandn ymm14, ymm13, ymm6; vpor ymm3, ymm3, ymm8; vmovdqa ymm8, [rsp + 1152];
    vpsllq ymm15, ymm8, 25; vpsrlq ymm8, ymm8, 39; vpxor ymm1, ymm5, ymm1;
    vpxor ymm4, ymm9, ymm4; vmovdqa [rsp + 160], ymm10; vpxor ymm5, ymm7, ymm10;
    vpandn ymm7, ymm6, ymm12; vmovdqa ymm9, [rsp + 864]; vpsllq ymm10, ymm9, 6;
    vmovdqa [rsp + 1152], ymm5; vpandn ymm5, ymm3, ymm11; vmovdqa [rsp + 1248], ymm2;
    vpandn ymm2, ymm12, ymm3; vpxor ymm14, ymm14, ymm11; vpandn ymm11, ymm11, ymm13;
    vpor ymm8, ymm15, ymm8; vmovdqa [rsp + 288], ymm1; vpxor ymm1, ymm1, [rsp + 896];
    vmovdqa [rsp + 256], ymm4; vpxor ymm4, ymm4, [rsp + 960]; vpxor ymm7, ymm7, ymm13;
    vpsrlq ymm9, ymm9, 58; vmovdqa ymm13, [rsp + 1184]; vpsllq ymm15, ymm13, 18;
    vpxor ymm5, ymm5, ymm12; vpxor ymm2, ymm2, ymm6; vmovdqa [rsp + 128], ymm14;
    vpxor ymm3, ymm11, ymm3; vpsrlq ymm6, ymm13, 46; vmovdqa ymm11, [rsp + 832];
    vpshufb ymm11, ymm11, [rip + rotate8]; vpxor ymm1, ymm1, ymm14;
    vpxor ymm7, ymm7, [rsp + 800]; vpor ymm9, ymm10, ymm9; vmovdqa ymm10, [rsp + 1280];
    vpsllq ymm12, ymm10, 1; vpsrlq ymm10, ymm10, 63; vmovdqa [rsp + 64], ymm5;
    vpxor ymm0, ymm0, ymm5; vmovdqa [rsp + 32], ymm2; vpxor ymm2, ymm2, [rsp + 1248];
    vmovdqa [rsp + 96], ymm3; vpxor ymm3, ymm4, ymm3; vpandn ymm4, ymm8, ymm11;
    vpor ymm5, ymm15, ymm6; vmovdqa [rsp + 0], ymm7; vpxor ymm6, ymm7, [rsp + 1152];
    vpor ymm7, ymm12, ymm10; vpandn ymm10, ymm9, ymm8; vpandn ymm12, ymm11, ymm5;
    vpxor ymm4, ymm4, ymm9; vpandn ymm9, ymm7, ymm9; vpandn ymm13, ymm5, ymm7;
    vpxor ymm7, ymm10, ymm7; vpxor ymm8, ymm12, ymm8; vmovdqa [rsp + 352], ymm4;
    vpxor ymm2, ymm2, ymm4; vpxor ymm4, ymm9, ymm5; vpxor ymm5, ymm13, ymm11;
    vmovdqa [rsp + 320], ymm7; vpxor ymm6, ymm6, ymm7; vmovdqa [rsp + 384], ymm8;
    vpxor ymm0, ymm0, ymm8; vpaddq ymm7, ymm2, ymm2; vpsrlq ymm8, ymm2, 63;
    vmovdqa [rsp + 448], ymm4; vpxor ymm1, ymm1, ymm4; vmovdqa [rsp + 416], ymm5;
    vpxor ymm3, ymm3, ymm5; vpaddq ymm4, ymm6, ymm6; vpsrlq ymm5, ymm6, 63;
    vpaddq ymm9, ymm0, ymm0; vpsrlq ymm10, ymm0, 63; vpxor ymm7, ymm7, ymm8;
    vpaddq ymm8, ymm3, ymm3; vpsrlq ymm11, ymm3, 63; vpxor ymm4, ymm4, ymm5;
    vpaddq ymm5, ymm1, ymm1; vpsrlq ymm12, ymm1, 63; vpxor ymm9, ymm9, ymm10;
    vpxor ymm1, ymm7, ymm1; vpxor ymm7, ymm8, ymm11; vpxor ymm3, ymm4, ymm3;
    vpxor ymm4, ymm5, ymm12; vpxor ymm5, ymm9, ymm6; vpxor ymm2, ymm7, ymm2;
    vpxor ymm0, ymm4, ymm0; vpxor ymm4, ymm2, [rsp + 544]; vpxor ymm6, ymm3, [rsp + 448];
    vpxor ymm7, ymm3, [rsp + 128]; vpxor ymm8, ymm2, [rsp + 64]; vpxor ymm9, ymm3, [rsp + 288];
    vpbroadcastq ymm10, [rdx + 8]; vpxor ymm11, ymm2, [rsp + 704];
    vpxor ymm12, ymm2, [rsp + 384]; vpxor ymm13, ymm3, [rsp + 768];
    vpxor ymm2, ymm2, [rsp + 224]; vpxor ymm3, ymm3, [rsp + 608]; vpxor ymm14, ymm5, [rsp + 352];
    vpxor ymm15, ymm1, [rsp + 160]; vmovdqa [rsp + 1152], ymm10; vpxor ymm10, ymm0, [rsp + 736];
    vmovdqa [rsp + 1248], ymm3; vpsllq ymm3, ymm4, 15; vpsrlq ymm4, ymm4, 49;
    vmovdqa [rsp + 1280], ymm2; vpsllq ymm2, ymm6, 39; vpsrlq ymm6, ymm6, 25;
    vmovdqa [rsp + 800], ymm13; vpxor ymm13, ymm0, [rsp + 256]; vmovdqa [rsp + 832], ymm12;
    vpxor ymm12, ymm5, [rsp + 672]; vmovdqa [rsp + 1184], ymm11; vpxor ymm11, ymm1, [rsp + 480];
    vmovdqa [rsp + 864], ymm9; vpsllq ymm9, ymm14, 10; vpsrlq ymm14, ymm14, 54;
    vpor ymm3, ymm3, ymm4; vpxor ymm4, ymm1, [rsp + 320]; vmovdqa [rsp + 1216], ymm8;
    vpxor ymm8, ymm5, [rsp + 512]; vmovdqa [rsp + 960], ymm8; vpsllq ymm8, ymm15, 36;
    vpsrlq ymm15, ymm15, 28; vpor ymm2, ymm2, ymm6; vpxor ymm6, ymm0, [rsp + 96];
    vmovdqa [rsp + 896], ymm6; vpxor ymm6, ymm5, [rsp + 192]; vpor ymm9, ymm9, ymm14;
    vpshufb ymm10, ymm10, [rip + rotate56]; vpsllq ymm14, ymm7, 27; vmovdqa [rsp + 1120], ymm6;
    vpxor ymm6, ymm0, [rsp + 576]; vpxor ymm0, ymm0, [rsp + 416]; vpor ymm8, ymm8, ymm15;
    vpsrlq ymm7, ymm7, 37; vpsllq ymm15, ymm13, 55; vmovdqa [rsp + 1088], ymm0;
    vpxor ymm0, ymm1, [rsp + 0]; vpxor ymm1, ymm1, [rsp + 640]; vmovdqa [rsp + 992], ymm1;
    vpandn ymm1, ymm3, ymm10; vmovdqa [rsp + 1024], ymm0; vpandn ymm0, ymm9, ymm3;
    vpsrlq ymm13, ymm13, 9; vmovdqa [rsp + 928], ymm6; vpsllq ymm6, ymm12, 2;
    vpxor ymm5, ymm5, [rsp + 32]; vpor ymm7, ymm14, ymm7; vpandn ymm14, ymm8, ymm9;
    vpsrlq ymm12, ymm12, 62; vmovdqa [rsp + 1056], ymm5; vpsllq ymm5, ymm11, 41;
    vpxor ymm1, ymm1, ymm9; vpxor ymm0, ymm0, ymm8; vpor ymm9, ymm15, ymm13;
    vpsrlq ymm11, ymm11, 23; vpsllq ymm13, ymm4, 3; vpandn ymm8, ymm7, ymm8;
    vpandn ymm15, ymm10, ymm7; vpxor ymm7, ymm14, ymm7; vpor ymm6, ymm6, ymm12;
    vpsrlq ymm4, ymm4, 61; vmovdqu [rdi + 544], ymm1; vmovdqu [rdi + 512], ymm0;
    vpor ymm5, ymm5, ymm11; vmovdqa ymm11, [rsp + 1216]; vpsllq ymm12, ymm11, 62;
    vpsrlq ymm11, ymm11, 2; vpandn ymm14, ymm9, ymm2; vpxor ymm8, ymm8, ymm10;
    vpxor ymm3, ymm15, ymm3; vmovdqu [rdi + 480], ymm7; vpor ymm4, ymm13, ymm4;
    vmovdqa ymm10, [rsp + 864]; vpsllq ymm13, ymm10, 20; vpsrlq ymm10, ymm10, 44;
    vpandn ymm15, ymm5, ymm6; vmovdqa [rsp + 864], ymm7; vpandn ymm7, ymm2, ymm5;
    vpor ymm11, ymm12, ymm11; vmovdqa ymm12, [rsp + 1184]; vmovdqa [rsp + 1216], ymm5;
    vpsllq ymm5, ymm12, 61; vpsrlq ymm12, ymm12, 3; vmovdqu [rdi + 608], ymm8;
    vmovdqu [rdi + 576], ymm3; vpor ymm10, ymm13, ymm10; vmovdqa ymm13, [rsp + 960];
    vmovdqa [rsp + 1184], ymm3; vpsllq ymm3, ymm13, 45; vpsrlq ymm13, ymm13, 19;
    vpxor ymm2, ymm15, ymm2; vpxor ymm7, ymm7, ymm9; vpandn ymm9, ymm11, ymm9;
    vpandn ymm15, ymm6, ymm11; vpxor ymm11, ymm14, ymm11; vpor ymm5, ymm5, ymm12;
    vpor ymm3, ymm3, ymm13; vmovdqa ymm12, [rsp + 832]; vpsllq ymm13, ymm12, 43;
    vpsrlq ymm12, ymm12, 21; vpandn ymm14, ymm10, ymm4; vmovdqu [rdi + 704], ymm2;
    vpxor ymm1, ymm1, ymm2; vmovdqu [rdi + 672], ymm7; vpxor ymm0, ymm0, ymm7;
    vpxor ymm2, ymm9, ymm6; vpxor ymm6, ymm15, [rsp + 1216]; vmovdqu [rdi + 640], ymm11;
    vpxor ymm7, ymm11, [rsp + 864]; vpandn ymm9, ymm3, ymm5; vpandn ymm11, ymm4, ymm3;
    vpor ymm12, ymm13, ymm12; vmovdqa ymm13, [rsp + 896]; vpsllq ymm15, ymm13, 28;
    vpsrlq ymm13, ymm13, 36; vmovdqu [rdi + 768], ymm2; vpxor ymm2, ymm8, ymm2;
    vmovdqu [rdi + 736], ymm6; vpxor ymm6, ymm6, [rsp + 1184]; vmovdqa ymm8, [rsp + 1120];
    vmovdqa [rsp + 1184], ymm6; vpsllq ymm6, ymm8, 44; vpsrlq ymm8, ymm8, 20;
    vpxor ymm4, ymm9, ymm4; vpxor ymm9, ymm11, ymm10; vpor ymm11, ymm15, ymm13;
    vmovdqa ymm13, [rsp + 800]; vpsllq ymm15, ymm13, 14; vpsrlq ymm13, ymm13, 50;
    vpor ymm6, ymm6, ymm8; vmovdqa ymm8, [rsp + 928]; vmovdqa [rsp + 800], ymm2;
    vpsllq ymm2, ymm8, 21; vpsrlq ymm8, ymm8, 43; vmovdqu [rdi + 224], ymm4;
    vpxor ymm1, ymm1, ymm4; vmovdqu [rdi + 192], ymm9; vpxor ymm0, ymm0, ymm9;
    vpandn ymm4, ymm11, ymm10; vpandn ymm9, ymm5, ymm11; vpxor ymm10, ymm14, ymm11;
    vpor ymm11, ymm15, ymm13; vmovdqa ymm13, [rsp + 1024]; vpandn ymm14, ymm13, ymm6;
    vpor ymm2, ymm2, ymm8; vmovdqa ymm8, [rsp + 1088]; vpsllq ymm15, ymm8, 25;
    vpsrlq ymm8, ymm8, 39; vpxor ymm4, ymm4, ymm5; vpxor ymm3, ymm9, ymm3;
    vmovdqu [rdi + 160], ymm10; vpxor ymm5, ymm7, ymm10; vpandn ymm7, ymm6, ymm12;
    vmovdqa ymm9, [rsp + 1280]; vpsllq ymm10, ymm9, 6; vmovdqa [rsp + 1088], ymm5;
    vpandn ymm5, ymm2, ymm11; vmovdqa [rsp + 928], ymm0; vpandn ymm0, ymm12, ymm2;
    vpxor ymm14, ymm14, ymm11; vpandn ymm11, ymm11, ymm13; vpor ymm8, ymm15, ymm8;
    vmovdqu [rdi + 288], ymm4; vpxor ymm4, ymm4, [rsp + 800]; vmovdqu [rdi + 256], ymm3;
    vpxor ymm3, ymm3, [rsp + 1184]; vpxor ymm7, ymm7, ymm13; vpsrlq ymm9, ymm9, 58;
    vmovdqa ymm13, [rsp + 992]; vpsllq ymm15, ymm13, 18; vpxor ymm5, ymm5, ymm12;
    vpxor ymm0, ymm0, ymm6; vmovdqu [rdi + 128], ymm14; vpxor ymm2, ymm11, ymm2;
    vpsrlq ymm6, ymm13, 46; vmovdqa ymm11, [rsp + 1248]; vpshufb ymm11, ymm11, [rip + rotate8];
    vpxor ymm4, ymm4, ymm14; vpxor ymm7, ymm7, [rsp + 1152]; vpor ymm9, ymm10, ymm9;
    vmovdqa ymm10, [rsp + 1056]; vpsllq ymm12, ymm10, 1; vpsrlq ymm10, ymm10, 63;
    vmovdqu [rdi + 64], ymm5; vpxor ymm1, ymm1, ymm5; vmovdqu [rdi + 32], ymm0;
    vpxor ymm0, ymm0, [rsp + 928]; vmovdqu [rdi + 96], ymm2; vpxor ymm2, ymm3, ymm2;
    vpandn ymm3, ymm8, ymm11; vpor ymm5, ymm15, ymm6; vmovdqu [rdi + 0], ymm7;
    vpxor ymm6, ymm7, [rsp + 1088]; vpor ymm7, ymm12, ymm10; vpandn ymm10, ymm9, ymm8;
    vpandn ymm12, ymm11, ymm5; vpxor ymm3, ymm3, ymm9; vpandn ymm9, ymm7, ymm9;
    vpandn ymm13, ymm5, ymm7; vpxor ymm7, ymm10, ymm7; vpxor ymm8, ymm12, ymm8;
    vmovdqu [rdi + 352], ymm3; vpxor ymm0, ymm0, ymm3; vpxor ymm3, ymm9, ymm5;
    vpxor ymm5, ymm13, ymm11; vmovdqu [rdi + 320], ymm7; vpxor ymm6, ymm6, ymm7;
    vmovdqu [rdi + 384], ymm8; vpxor ymm1, ymm1, ymm8; vpaddq ymm7, ymm0, ymm0;
    vpsrlq ymm8, ymm0, 63; vmovdqu [rdi + 448], ymm3; vpxor ymm3, ymm4, ymm3;
    vmovdqu [rdi + 416], ymm5; vpxor ymm2, ymm2, ymm5; vpaddq ymm4, ymm6, ymm6;
    vpsrlq ymm5, ymm6, 63; vpaddq ymm9, ymm1, ymm1; vpsrlq ymm10, ymm1, 63;
    vpxor ymm7, ymm7, ymm8; vpaddq ymm8, ymm2, ymm2; vpsrlq ymm11, ymm2, 63;
    vpxor ymm4, ymm4, ymm5; vpaddq ymm5, ymm3, ymm3; vpsrlq ymm12, ymm3, 63;
    vpxor ymm9, ymm9, ymm10; vpxor ymm3, ymm7, ymm3; vpxor ymm7, ymm8, ymm11;
    vpxor ymm2, ymm4, ymm2; vpxor ymm4, ymm5, ymm12; vpxor ymm5, ymm9, ymm6;
    vpxor ymm0, ymm7, ymm0; vpxor ymm1, ymm4, ymm1; vmovdqa ymm4, ymm2; vmovdqa ymm2, ymm0;
    vmovdqa ymm0, ymm3; vmovdqa ymm3, ymm1; vmovdqa ymm1, ymm5
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
