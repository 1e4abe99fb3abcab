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

/* Four states word by word at rdi, then one. */
ENTRY(qtn_keccak_avx2_x4_x1)
    push rbx; .cfi_def_cfa_offset 16; .cfi_offset rbx, -16; push rbp; .cfi_def_cfa_offset 24;
    .cfi_offset rbp, -24; push r12; .cfi_def_cfa_offset 32; .cfi_offset r12, -32; push r13;
    .cfi_def_cfa_offset 40; .cfi_offset r13, -40; push r14; .cfi_def_cfa_offset 48;
    .cfi_offset r14, -48; push r15; .cfi_def_cfa_offset 56; .cfi_offset r15, -56; mov rax, rsp;
    .cfi_def_cfa_register rax; and rsp, -64; sub rsp, 1280; mov [rsp + 1040], rax;
    .cfi_escape 0x0f, 6, 0x77, 0x90, 0x08, 0x06, 0x23, 56; lea rax, [rip + constants];
    mov [rsp + 1032], rax; vmovdqu xmm0, [rax]; vmovdqu [rsp + 1016], xmm0;
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
    vpsrlq ymm10, ymm5, 63; vpor ymm4, ymm4, ymm10; vpxor ymm4, ymm4, ymm8; mov rsi, [rdi + 800];
    xor rsi, [rdi + 840]; xor rsi, [rdi + 880]; xor rsi, [rdi + 920]; xor rsi, [rdi + 960];
    mov r8, [rdi + 808]; xor r8, [rdi + 848]; xor r8, [rdi + 888]; xor r8, [rdi + 928];
    xor r8, [rdi + 968]; mov r9, [rdi + 816]; xor r9, [rdi + 856]; xor r9, [rdi + 896];
    xor r9, [rdi + 936]; xor r9, [rdi + 976]; mov r10, [rdi + 824]; xor r10, [rdi + 864];
    xor r10, [rdi + 904]; xor r10, [rdi + 944]; xor r10, [rdi + 984]; mov r11, [rdi + 832];
    xor r11, [rdi + 872]; xor r11, [rdi + 912]; xor r11, [rdi + 952]; xor r11, [rdi + 992];
    rorx rax, r8, 63; xor rax, r11; rorx rcx, r9, 63; xor rcx, rsi; rorx rdx, r10, 63;
    xor rdx, r8; rorx rbx, r11, 63; xor rbx, r9; rorx rbp, rsi, 63; xor rbp, r10;
    mov rsi, [rdi + 832]; mov r9, [rdi + 872]; mov r8, [rdi + 880]; mov r13, [rdi + 824];
    mov r12, [rdi + 808]; mov r10, [rdi + 960]; mov r11, [rdi + 848]
    .balign 64
1:
    vpxor ymm5, ymm3, [rdi + 256]; mov r14, [rdi + 936]; vpxor ymm6, ymm2, [rdi + 64];
    xor r14, rdx; vpxor ymm7, ymm4, [rdi + 448]; rorx r14, r14, 49; vpsllq ymm8, ymm5, 55;
    vpsrlq ymm5, ymm5, 9; xor rsi, rbp; vpxor ymm9, ymm0, [rdi + 480]; rorx rsi, rsi, 37;
    vpsllq ymm10, ymm6, 62; mov r15, [rdi + 888]; vpsrlq ymm6, ymm6, 2; vpor ymm5, ymm8, ymm5;
    xor r15, rcx; vpsllq ymm8, ymm7, 39; rorx r15, r15, 54; vpsrlq ymm7, ymm7, 25;
    mov [rdi + 848], r11; vpor ymm6, ymm10, ymm6; vpxor ymm10, ymm1, [rdi + 672];
    mov r11, [rdi + 840]; vpsllq ymm11, ymm9, 41; xor r11, rax; vpsrlq ymm9, ymm9, 23;
    rorx r11, r11, 28; vpsllq ymm12, ymm10, 2; vpsrlq ymm10, ymm10, 62; mov [rdi + 960], r10;
    vpor ymm7, ymm8, ymm7; mov r10, [rdi + 984]; vpor ymm8, ymm12, ymm10; xor r10, rbx;
    vpxor ymm10, ymm2, [rdi + 224]; rorx r10, r10, 8; vpor ymm9, ymm11, ymm9;
    vpandn ymm11, ymm7, ymm9; mov [rdi + 808], r12; vpandn ymm12, ymm6, ymm5; andn r12, rsi, r11;
    vpxor ymm13, ymm0, [rdi + 640]; xor r12, r10; vpandn ymm14, ymm5, ymm7;
    vpxor ymm15, ymm1, [rdi + 32]; mov [rsp + 952], r12; vmovdqa [rsp + 1056], ymm1;
    andn r12, r15, r14; vpandn ymm1, ymm9, ymm8; xor r12, r11; vmovdqa [rsp + 1088], ymm0;
    vpxor ymm0, ymm3, [rdi + 416]; mov [rsp + 928], r12; vpxor ymm5, ymm11, ymm5;
    andn r12, r10, rsi; vpsllq ymm11, ymm10, 6; xor r12, r14; vpsrlq ymm10, ymm10, 58;
    vmovdqa [rsp + 1120], ymm3; andn r11, r11, r15; vpandn ymm3, ymm8, ymm6; xor r11, rsi;
    vpxor ymm8, ymm12, ymm8; andn rsi, r14, r10; vmovdqa [rsp + 672], ymm5;
    vpsllq ymm12, ymm13, 18; xor rsi, r15; vpsrlq ymm13, ymm13, 46; xor r9, rbp;
    vpxor ymm6, ymm14, ymm6; rorx r9, r9, 44; vmovdqa [rsp + 768], ymm8; xor r8, rax;
    vpsllq ymm14, ymm15, 1; vpsrlq ymm15, ymm15, 63; rorx r8, r8, 61; vpxor ymm1, ymm1, ymm7;
    mov r10, [rdi + 976]; vmovdqa [rsp + 640], ymm6; xor r10, rdx; vpsllq ymm7, ymm0, 25;
    vpsrlq ymm0, ymm0, 39; rorx r10, r10, 3; vpor ymm10, ymm11, ymm10; xor r13, rbx;
    vmovdqa [rsp + 704], ymm1; rorx r13, r13, 36; vpxor ymm3, ymm3, ymm9;
    vpxor ymm9, ymm4, [rdi + 608]; mov r14, [rdi + 928]; vpor ymm11, ymm12, ymm13; xor r14, rcx;
    vpor ymm12, ymm14, ymm15; rorx r14, r14, 19; vpor ymm0, ymm7, ymm0;
    vpshufb ymm7, ymm9, [rip + rotate8]; andn r15, r10, r13; vmovdqa [rsp + 736], ymm3;
    xor r15, r14; vpandn ymm9, ymm0, ymm7; mov [rsp + 936], rsi; vpandn ymm13, ymm12, ymm10;
    andn rsi, r14, r10; vpandn ymm14, ymm10, ymm0; vpandn ymm15, ymm7, ymm11; xor rsi, r8;
    vpxor ymm9, ymm9, ymm10; mov [rsp + 856], rsi; vpxor ymm10, ymm4, [rdi + 288];
    andn rsi, r13, r9; vmovdqa [rsp + 1152], ymm4; vpandn ymm4, ymm11, ymm12; xor rsi, r10;
    vpxor ymm11, ymm13, ymm11; andn r10, r8, r14; vpxor ymm13, ymm2, [rdi + 704]; xor r10, r9;
    vmovdqa [rsp + 352], ymm9; vpxor ymm12, ymm14, ymm12; andn r8, r9, r8;
    vmovdqa ymm14, [rsp + 1120]; xor r8, r13; vmovdqa [rsp + 1184], ymm2; mov r9, [rdi + 808];
    vpxor ymm2, ymm14, [rdi + 96]; vpxor ymm0, ymm15, ymm0; xor r9, rcx;
    vmovdqa [rsp + 448], ymm11; rorx r9, r9, 63; vmovdqa ymm15, [rsp + 1088];
    mov r13, [rdi + 960]; vpxor ymm14, ymm15, [rdi + 320]; vpxor ymm5, ymm5, ymm9; xor r13, rax;
    vpsllq ymm9, ymm10, 20; rorx r13, r13, 46; vmovdqa [rsp + 320], ymm12; mov r14, [rdi + 952];
    vmovdqa [rsp + 384], ymm0; xor r14, rbp; vpsrlq ymm10, ymm10, 44; vpxor ymm4, ymm4, ymm7;
    rorx r14, r14, 56; vmovdqa ymm7, [rsp + 1056]; mov [rsp + 944], r12;
    vmovdqa [rsp + 1216], ymm5; mov r12, [rdi + 904]; vpxor ymm5, ymm7, [rdi + 512];
    vpxor ymm8, ymm8, ymm11; xor r12, rbx; vpsllq ymm11, ymm13, 61; rorx r12, r12, 39;
    vpsrlq ymm13, ymm13, 3; mov [rsp + 864], r15; vmovdqa [rsp + 416], ymm4;
    vpxor ymm6, ymm6, ymm12; mov r15, [rdi + 856]; vpsllq ymm12, ymm2, 28; xor r15, rdx;
    vpsrlq ymm2, ymm2, 36; rorx r15, r15, 58; vpxor ymm0, ymm1, ymm0; vpsllq ymm1, ymm14, 3;
    mov [rsp + 872], rsi; vpsrlq ymm14, ymm14, 61; andn rsi, r12, r14; vpor ymm9, ymm9, ymm10;
    xor rsi, r15; vpxor ymm3, ymm3, ymm4; mov [rsp + 888], rsi; vpsllq ymm4, ymm5, 45;
    vpsrlq ymm5, ymm5, 19; andn rsi, r9, r15; vpor ymm10, ymm11, ymm13; xor rsi, r13;
    vpor ymm2, ymm12, ymm2; mov [rsp + 912], rsi; vpor ymm1, ymm1, ymm14; vpor ymm4, ymm4, ymm5;
    andn rsi, r14, r13; vpandn ymm5, ymm2, ymm9; xor rsi, r12; vpandn ymm11, ymm1, ymm4;
    andn r12, r15, r12; vpandn ymm12, ymm9, ymm1; vpandn ymm13, ymm4, ymm10; xor r12, r9;
    vpxor ymm9, ymm11, ymm9; andn r9, r13, r9; vpxor ymm11, ymm15, [rdi + 160]; xor r9, r14;
    vpandn ymm14, ymm10, ymm2; vpxor ymm5, ymm5, ymm10; mov r13, [rdi + 896];
    vpxor ymm2, ymm12, ymm2; xor r13, rdx; vmovdqa ymm10, [rsp + 1152]; rorx r13, r13, 21;
    vpxor ymm12, ymm10, [rdi + 128]; vmovdqa [rsp + 192], ymm9; mov r14, [rdi + 848];
    vpxor ymm1, ymm13, ymm1; xor r14, rcx; vpxor ymm13, ymm7, [rdi + 352]; rorx r14, r14, 20;
    vpxor ymm9, ymm9, [rsp + 1216]; mov r15, [rdi + 800]; vmovdqa [rsp + 288], ymm5;
    vmovdqa [rsp + 160], ymm2; xor r15, rax; vpsllq ymm15, ymm11, 36; mov [rsp + 896], rsi;
    vpsrlq ymm11, ymm11, 28; mov rsi, [rdi + 992]; vpxor ymm4, ymm14, ymm4;
    vmovdqa [rsp + 224], ymm1; xor rsi, rbp; vmovdqa ymm14, [rsp + 1184]; rorx rsi, rsi, 50;
    vmovdqa [rsp + 1216], ymm9; mov [rsp + 904], r9; vpxor ymm9, ymm14, [rdi + 544];
    vpxor ymm5, ymm8, ymm5; mov r9, [rdi + 944]; vmovdqa ymm8, [rsp + 1120]; xor r9, rbx;
    vmovdqa [rsp + 1248], ymm5; rorx r9, r9, 43; vpxor ymm5, ymm8, [rdi + 736];
    vmovdqa [rsp + 256], ymm4; mov [rsp + 848], r10; vpxor ymm2, ymm6, ymm2; andn r10, r14, r13;
    vpsllq ymm6, ymm12, 27; xor r10, r15; vpsrlq ymm12, ymm12, 37; xor r10, [rsp + 1016];
    vpxor ymm0, ymm0, ymm1; vpsllq ymm1, ymm13, 10; mov [rsp + 800], r10;
    vpsrlq ymm13, ymm13, 54; andn r10, r9, rsi; vpor ymm11, ymm15, ymm11; xor r10, r13;
    vpxor ymm3, ymm3, ymm4; vpsllq ymm4, ymm9, 15; andn r13, r13, r9; vpsrlq ymm9, ymm9, 49;
    xor r13, r14; vpshufb ymm5, ymm5, [rip + rotate56]; mov [rsp + 816], r10;
    vpor ymm6, ymm6, ymm12; vpbroadcastq ymm12, [rsp + 1016 + 0]; andn r10, rsi, r15;
    vpor ymm1, ymm1, ymm13; xor r10, r9; vpxor ymm7, ymm7, [rdi + 192]; andn r9, r15, r14;
    vpor ymm4, ymm4, ymm9; vpandn ymm9, ymm1, ymm4; xor r9, rsi; vpandn ymm13, ymm6, ymm11;
    xor rbp, [rdi + 912]; vpandn ymm15, ymm11, ymm1; rorx rbp, rbp, 25;
    vmovdqa [rsp + 1056], ymm12; vpandn ymm12, ymm4, ymm5; xor rdx, [rdi + 816];
    vpxor ymm14, ymm14, [rdi + 384]; rorx rdx, rdx, 2; vpxor ymm9, ymm9, ymm11;
    xor rbx, [rdi + 864]; vpsllq ymm11, ymm7, 44; rorx rbx, rbx, 9; vpsrlq ymm7, ymm7, 20;
    vmovdqa [rsp + 1184], ymm3; xor rax, [rdi + 920]; vpandn ymm3, ymm5, ymm6; rorx rax, rax, 23;
    vmovdqa [rsp + 512], ymm9; xor rcx, [rdi + 968]; vpxor ymm5, ymm13, ymm5;
    vpxor ymm10, ymm10, [rdi + 768]; rorx rcx, rcx, 62; vpxor ymm6, ymm15, ymm6;
    andn rsi, rbp, rax; vpxor ymm1, ymm12, ymm1; xor rsi, rbx; vpsllq ymm12, ymm14, 43;
    vpsrlq ymm13, ymm14, 21; andn r14, rbx, rbp; vmovdqa [rsp + 608], ymm5; xor r14, rdx;
    vmovdqa [rsp + 480], ymm6; andn rbx, rdx, rbx; vpxor ymm9, ymm9, [rsp + 1216];
    vpor ymm7, ymm11, ymm7; xor rbx, rcx; vpxor ymm3, ymm3, ymm4; andn rdx, rcx, rdx;
    vmovdqa [rsp + 544], ymm1; xor rdx, rax; vpxor ymm4, ymm8, [rdi + 576]; andn rax, rax, rcx;
    vpxor ymm5, ymm5, [rsp + 1248]; vpsllq ymm8, ymm10, 14; xor rax, rbp;
    vmovdqa [rsp + 576], ymm3; mov rcx, r11; vpsrlq ymm10, ymm10, 50; xor rcx, r8;
    vpxor ymm2, ymm2, ymm6; vpxor ymm0, ymm0, ymm1; xor rcx, r12; vpor ymm1, ymm12, ymm13;
    xor rcx, [rsp + 800]; vpxor ymm3, ymm3, [rsp + 1184]; xor rcx, r14; vpsllq ymm6, ymm4, 21;
    vpsrlq ymm4, ymm4, 43; mov rbp, [rsp + 928]; vpor ymm8, ymm8, ymm10; xor rbp, [rsp + 848];
    vmovdqa ymm10, [rsp + 1088]; xor rbp, [rsp + 888]; vpxor ymm10, ymm10, [rdi + 0];
    vpandn ymm11, ymm7, ymm1; xor rbp, r13; vpor ymm4, ymm6, ymm4; xor rbp, rsi;
    vpandn ymm6, ymm10, ymm7; mov r15, [rsp + 952]; vpandn ymm12, ymm1, ymm4;
    vpxor ymm11, ymm11, ymm10; xor r15, [rsp + 872]; vpandn ymm13, ymm4, ymm8;
    xor r15, [rsp + 912]; vpxor ymm7, ymm12, ymm7; xor r15, r9; vpandn ymm10, ymm8, ymm10;
    xor r15, rbx; vpxor ymm6, ymm6, ymm8; vpxor ymm8, ymm11, [rsp + 1056]; mov [rsp + 992], rbx;
    vpxor ymm1, ymm13, ymm1; mov rbx, [rsp + 944]; vpxor ymm9, ymm9, ymm7; xor rbx, [rsp + 864];
    vmovdqa [rsp + 32], ymm7; vmovdqa [rsp + 128], ymm6; xor rbx, [rsp + 904];
    vpxor ymm4, ymm10, ymm4; xor rbx, r10; vpxor ymm5, ymm5, ymm6; xor rbx, rdx;
    vpxor ymm2, ymm2, ymm8; vmovdqa [rsp + 0], ymm8; mov [rsp + 824], r10;
    vmovdqa [rsp + 64], ymm1; mov r10, [rsp + 936]; vpxor ymm0, ymm0, ymm1; xor r10, [rsp + 856];
    vpxor ymm1, ymm3, ymm4; vmovdqa [rsp + 96], ymm4; xor r10, [rsp + 896];
    vpaddq ymm3, ymm2, ymm2; xor r10, [rsp + 816]; vpaddq ymm4, ymm0, ymm0; xor r10, rax;
    vpaddq ymm6, ymm9, ymm9; mov [rsp + 976], rax; vpaddq ymm7, ymm1, ymm1;
    vpsrlq ymm8, ymm0, 63; rorx rax, r10, 63; vpxor ymm4, ymm4, ymm2; xor rax, rcx;
    vpaddq ymm10, ymm5, ymm5; mov [rsp + 880], r12; vpsrlq ymm2, ymm2, 63;
    vpxor ymm3, ymm3, ymm1; rorx r12, rbp, 63; vpsrlq ymm11, ymm9, 63; xor r12, r15;
    vpxor ymm6, ymm6, ymm5; rorx r15, r15, 63; vpsrlq ymm1, ymm1, 63; vpxor ymm7, ymm7, ymm9;
    xor r15, r10; vpxor ymm4, ymm4, ymm8; rorx rcx, rcx, 63; vpsrlq ymm5, ymm5, 63; xor rcx, rbx;
    vpxor ymm0, ymm10, ymm0; vpxor ymm2, ymm3, ymm2; rorx rbx, rbx, 63; vpxor ymm3, ymm6, ymm11;
    xor rbx, rbp; vpxor ymm1, ymm7, ymm1; mov rbp, [rsp + 952]; vpxor ymm0, ymm0, ymm5;
    vpxor ymm5, ymm0, [rsp + 256]; xor rbp, rcx; vpxor ymm6, ymm1, [rsp + 64]; rorx rbp, rbp, 56;
    vpxor ymm7, ymm2, [rsp + 448]; xor r13, rax; vpsllq ymm8, ymm5, 55; rorx r10, r13, 63;
    vpsrlq ymm5, ymm5, 9; vpxor ymm9, ymm3, [rsp + 480]; mov r13, [rsp + 904];
    vpsllq ymm10, ymm6, 62; xor r13, r15; vpsrlq ymm6, ymm6, 2; rorx r13, r13, 39;
    vpor ymm5, ymm8, ymm5; vpsllq ymm8, ymm7, 39; mov [rsp + 840], r8; vpsrlq ymm7, ymm7, 25;
    mov r8, [rsp + 856]; vpor ymm6, ymm10, ymm6; xor r8, rbx; vpxor ymm10, ymm4, [rsp + 672];
    vpsllq ymm11, ymm9, 41; rorx r8, r8, 58; vpsrlq ymm9, ymm9, 23; xor r14, r12;
    vpsllq ymm12, ymm10, 2; rorx r14, r14, 46; vpsrlq ymm10, ymm10, 62; vpor ymm7, ymm8, ymm7;
    mov [rsp + 984], rdx; vpor ymm8, ymm12, ymm10; andn rdx, r10, r8;
    vpxor ymm10, ymm1, [rsp + 224]; xor rdx, r14; vpor ymm9, ymm11, ymm9;
    vpandn ymm11, ymm7, ymm9; mov [rdi + 912], rdx; vpandn ymm12, ymm6, ymm5; andn rdx, r13, rbp;
    vpxor ymm13, ymm3, [rsp + 640]; xor rdx, r8; vpandn ymm14, ymm5, ymm7; mov [rdi + 888], rdx;
    vpxor ymm15, ymm4, [rsp + 32]; vmovdqa [rsp + 1056], ymm4; andn rdx, r14, r10;
    vpandn ymm4, ymm9, ymm8; xor rdx, rbp; vmovdqa [rsp + 1088], ymm3; andn r8, r8, r13;
    vpxor ymm3, ymm0, [rsp + 416]; vpxor ymm5, ymm11, ymm5; xor r8, r10; vpsllq ymm11, ymm10, 6;
    andn rbp, rbp, r14; vpsrlq ymm10, ymm10, 58; xor rbp, r13; vmovdqa [rsp + 1184], ymm0;
    vpandn ymm0, ymm8, ymm6; mov r10, [rsp + 864]; vpxor ymm8, ymm12, ymm8; xor r10, r15;
    vmovdqu [rdi + 672], ymm5; rorx r10, r10, 9; vpsllq ymm12, ymm13, 18;
    vpsrlq ymm13, ymm13, 46; mov r13, [rsp + 912]; vpxor ymm6, ymm14, ymm6; xor r13, rcx;
    vmovdqu [rdi + 768], ymm8; rorx r13, r13, 25; vpsllq ymm14, ymm15, 1; xor rsi, rax;
    vpsrlq ymm15, ymm15, 63; vpxor ymm4, ymm4, ymm7; rorx rsi, rsi, 62;
    vmovdqu [rdi + 640], ymm6; mov r14, [rsp + 816]; vpsllq ymm7, ymm3, 25; xor r14, rbx;
    vpsrlq ymm3, ymm3, 39; vpor ymm10, ymm11, ymm10; rorx r14, r14, 2; vmovdqu [rdi + 704], ymm4;
    xor r11, r12; vpxor ymm0, ymm0, ymm9; rorx r11, r11, 23; vpxor ymm9, ymm2, [rsp + 608];
    vpor ymm11, ymm12, ymm13; mov [rdi + 896], rbp; vpor ymm12, ymm14, ymm15; andn rbp, rsi, r14;
    vpor ymm3, ymm7, ymm3; xor rbp, r11; vpshufb ymm7, ymm9, [rip + rotate8];
    vmovdqu [rdi + 736], ymm0; mov [rdi + 904], rdx; vpandn ymm9, ymm3, ymm7; andn rdx, r11, rsi;
    vpandn ymm13, ymm12, ymm10; xor rdx, r13; vpandn ymm14, ymm10, ymm3;
    vpandn ymm15, ymm7, ymm11; mov [rdi + 976], rdx; vpxor ymm9, ymm9, ymm10; andn rdx, r14, r10;
    vpxor ymm10, ymm2, [rsp + 288]; xor rdx, rsi; vmovdqa [rsp + 1248], ymm2; andn rsi, r13, r11;
    vpandn ymm2, ymm11, ymm12; vpxor ymm11, ymm13, ymm11; xor rsi, r10;
    vpxor ymm13, ymm1, [rsp + 704]; andn r10, r10, r13; vmovdqu [rdi + 352], ymm9; xor r10, r14;
    vpxor ymm12, ymm14, ymm12; vmovdqa ymm14, [rsp + 1184]; xor r9, rcx;
    vmovdqa [rsp + 1120], ymm1; rorx r9, r9, 37; vpxor ymm1, ymm14, [rsp + 96];
    mov r11, [rsp + 984]; vpxor ymm3, ymm15, ymm3; vmovdqu [rdi + 448], ymm11; xor r11, r15;
    vmovdqa ymm15, [rsp + 1088]; rorx r11, r11, 8; vpxor ymm14, ymm15, [rsp + 320];
    mov r13, [rsp + 936]; vpxor ymm5, ymm5, ymm9; vpsllq ymm9, ymm10, 20; xor r13, rbx;
    vmovdqu [rdi + 320], ymm12; rorx r13, r13, 49; vmovdqu [rdi + 384], ymm3;
    mov r14, [rsp + 888]; vpsrlq ymm10, ymm10, 44; xor r14, rax; vpxor ymm2, ymm2, ymm7;
    vmovdqa ymm7, [rsp + 1056]; rorx r14, r14, 54; vmovdqa [rsp + 1216], ymm5;
    mov [rdi + 984], rbp; vpxor ymm5, ymm7, [rsp + 512]; mov rbp, [rsp + 840];
    vpxor ymm8, ymm8, ymm11; vpsllq ymm11, ymm13, 61; xor rbp, r12; vpsrlq ymm13, ymm13, 3;
    rorx rbp, rbp, 28; vmovdqu [rdi + 416], ymm2; mov [rdi + 992], rdx; vpxor ymm6, ymm6, ymm12;
    vpsllq ymm12, ymm1, 28; andn rdx, r14, r13; vpsrlq ymm1, ymm1, 36; xor rdx, rbp;
    vpxor ymm3, ymm4, ymm3; mov [rdi + 928], rdx; vpsllq ymm4, ymm14, 3; vpsrlq ymm14, ymm14, 61;
    andn rdx, r9, rbp; vpor ymm9, ymm9, ymm10; xor rdx, r11; vpxor ymm0, ymm0, ymm2;
    mov [rdi + 952], rdx; vpsllq ymm2, ymm5, 45; vpsrlq ymm5, ymm5, 19; andn rdx, r13, r11;
    vpor ymm10, ymm11, ymm13; xor rdx, r14; vpor ymm1, ymm12, ymm1; andn rbp, rbp, r14;
    vpor ymm4, ymm4, ymm14; xor rbp, r9; vpor ymm2, ymm2, ymm5; vpandn ymm5, ymm1, ymm9;
    andn r9, r11, r9; vpandn ymm11, ymm4, ymm2; xor r9, r13; vpandn ymm12, ymm9, ymm4;
    mov r11, [rsp + 880]; vpandn ymm13, ymm2, ymm10; vpxor ymm9, ymm11, ymm9; xor r11, r12;
    vpxor ymm11, ymm15, [rsp + 160]; rorx r11, r11, 61; vpandn ymm14, ymm10, ymm1;
    mov r13, [rsp + 872]; vpxor ymm5, ymm5, ymm10; vpxor ymm1, ymm12, ymm1; xor r13, rcx;
    vmovdqa ymm10, [rsp + 1248]; rorx r13, r13, 44; vpxor ymm12, ymm10, [rsp + 128];
    mov r14, [rsp + 824]; vmovdqu [rdi + 192], ymm9; vpxor ymm4, ymm13, ymm4; xor r14, r15;
    vpxor ymm13, ymm7, [rsp + 352]; rorx r14, r14, 36; vpxor ymm9, ymm9, [rsp + 1216];
    mov [rdi + 936], rdx; vmovdqu [rdi + 288], ymm5; mov rdx, [rsp + 976];
    vmovdqu [rdi + 160], ymm1; vpsllq ymm15, ymm11, 36; xor rdx, rbx; vpsrlq ymm11, ymm11, 28;
    rorx rdx, rdx, 3; vpxor ymm2, ymm14, ymm2; mov [rdi + 944], r9; vmovdqu [rdi + 224], ymm4;
    vmovdqa ymm14, [rsp + 1120]; mov r9, [rsp + 928]; vmovdqa [rsp + 1216], ymm9; xor r9, rax;
    vpxor ymm9, ymm14, [rsp + 544]; rorx r9, r9, 19; vpxor ymm5, ymm8, ymm5;
    vmovdqa ymm8, [rsp + 1184]; mov [rdi + 968], rsi; vmovdqa [rsp + 1152], ymm5;
    andn rsi, r13, r11; vpxor ymm5, ymm8, [rsp + 736]; xor rsi, r14; vmovdqu [rdi + 256], ymm2;
    vpxor ymm1, ymm6, ymm1; mov [rdi + 840], rsi; vpsllq ymm6, ymm12, 27; andn rsi, r9, rdx;
    vpsrlq ymm12, ymm12, 37; xor rsi, r11; vpxor ymm3, ymm3, ymm4; vpsllq ymm4, ymm13, 10;
    andn r11, r11, r9; vpsrlq ymm13, ymm13, 54; xor r11, r13; vpor ymm11, ymm15, ymm11;
    mov [rdi + 856], rsi; vpxor ymm0, ymm0, ymm2; andn rsi, rdx, r14; vpsllq ymm2, ymm9, 15;
    vpsrlq ymm9, ymm9, 49; xor rsi, r9; vpshufb ymm5, ymm5, [rip + rotate56]; andn r9, r14, r13;
    vpor ymm6, ymm6, ymm12; xor r9, rdx; vpbroadcastq ymm12, [rsp + 1016 + 8];
    vpor ymm4, ymm4, ymm13; xor rbx, [rsp + 896]; vpxor ymm7, ymm7, [rsp + 192];
    rorx rdx, rbx, 21; vpor ymm2, ymm2, ymm9; xor r12, [rsp + 800]; vpandn ymm9, ymm4, ymm2;
    vpandn ymm13, ymm6, ymm11; xor rax, [rsp + 848]; vpandn ymm15, ymm11, ymm4;
    rorx rax, rax, 20; vmovdqa [rsp + 1056], ymm12; xor r15, [rsp + 944];
    vpandn ymm12, ymm2, ymm5; vpxor ymm14, ymm14, [rsp + 384]; rorx rbx, r15, 43;
    vpxor ymm9, ymm9, ymm11; xor rcx, [rsp + 992]; vpsllq ymm11, ymm7, 44; rorx rcx, rcx, 50;
    vpsrlq ymm7, ymm7, 20; andn r13, rdx, rbx; vmovdqa [rsp + 1120], ymm0;
    vpandn ymm0, ymm5, ymm6; xor r13, rax; vmovdqu [rdi + 512], ymm9; andn r14, rax, rdx;
    vpxor ymm5, ymm13, ymm5; xor r14, r12; vpxor ymm10, ymm10, [rsp + 768];
    vpxor ymm6, ymm15, ymm6; xor r14, [rsp + 1024]; vpxor ymm4, ymm12, ymm4; andn rax, r12, rax;
    vpsllq ymm12, ymm14, 43; xor rax, rcx; vpsrlq ymm13, ymm14, 21; vmovdqu [rdi + 608], ymm5;
    andn r12, rcx, r12; vmovdqu [rdi + 480], ymm6; xor r12, rbx; vpxor ymm9, ymm9, [rsp + 1216];
    andn rcx, rbx, rcx; vpor ymm7, ymm11, ymm7; vpxor ymm0, ymm0, ymm2; xor rcx, rdx;
    vmovdqu [rdi + 544], ymm4; mov rdx, r8; vpxor ymm2, ymm8, [rsp + 576]; xor rdx, r10;
    vpxor ymm5, ymm5, [rsp + 1152]; vpsllq ymm8, ymm10, 14; xor rdx, rbp;
    vmovdqu [rdi + 576], ymm0; xor rdx, [rdi + 840]; vpsrlq ymm10, ymm10, 50; xor rdx, r14;
    vpxor ymm1, ymm1, ymm6; mov rbx, [rdi + 888]; vpxor ymm3, ymm3, ymm4;
    vpor ymm4, ymm12, ymm13; xor rbx, [rdi + 968]; vpxor ymm0, ymm0, [rsp + 1120];
    xor rbx, [rdi + 928]; vpsllq ymm6, ymm2, 21; xor rbx, r11; vpsrlq ymm2, ymm2, 43;
    vpor ymm8, ymm8, ymm10; xor rbx, r13; vmovdqa ymm10, [rsp + 1088]; mov r15, [rdi + 912];
    vpxor ymm10, ymm10, [rsp + 0]; xor r15, [rdi + 992]; vpandn ymm11, ymm7, ymm4;
    vpor ymm2, ymm6, ymm2; xor r15, [rdi + 952]; vpandn ymm6, ymm10, ymm7; xor r15, r9;
    vpandn ymm12, ymm4, ymm2; xor r15, rax; vpxor ymm11, ymm11, ymm10; vpandn ymm13, ymm2, ymm8;
    mov [rdi + 920], rbp; vpxor ymm7, ymm12, ymm7; mov rbp, [rdi + 904];
    vpandn ymm10, ymm8, ymm10; xor rbp, [rdi + 984]; vpxor ymm6, ymm6, ymm8;
    xor rbp, [rdi + 944]; vpxor ymm8, ymm11, [rsp + 1056]; vpxor ymm4, ymm13, ymm4; xor rbp, rsi;
    vpxor ymm9, ymm9, ymm7; xor rbp, r12; vmovdqu [rdi + 32], ymm7; mov [rdi + 864], rsi;
    vmovdqu [rdi + 128], ymm6; vpxor ymm2, ymm10, ymm2; mov rsi, [rdi + 896];
    vpxor ymm5, ymm5, ymm6; xor rsi, [rdi + 976]; vpxor ymm1, ymm1, ymm8; xor rsi, [rdi + 936];
    vmovdqu [rdi + 0], ymm8; vmovdqu [rdi + 64], ymm4; xor rsi, [rdi + 856];
    vpxor ymm3, ymm3, ymm4; xor rsi, rcx; vpxor ymm0, ymm0, ymm2; mov [rdi + 816], rcx;
    vmovdqu [rdi + 96], ymm2; vpaddq ymm2, ymm1, ymm1; rorx rcx, rsi, 63;
    vpaddq ymm4, ymm3, ymm3; xor rcx, rdx; vpaddq ymm6, ymm9, ymm9; mov [rdi + 800], r14;
    vpaddq ymm7, ymm0, ymm0; vpsrlq ymm8, ymm3, 63; rorx r14, rbx, 63; vpxor ymm4, ymm4, ymm1;
    xor r14, r15; vpaddq ymm10, ymm5, ymm5; rorx r15, r15, 63; vpsrlq ymm1, ymm1, 63;
    xor r15, rsi; vpxor ymm2, ymm2, ymm0; vpsrlq ymm11, ymm9, 63; rorx rdx, rdx, 63;
    vpxor ymm6, ymm6, ymm5; xor rdx, rbp; vpsrlq ymm0, ymm0, 63; rorx rbp, rbp, 63;
    vpxor ymm7, ymm7, ymm9; vpxor ymm4, ymm4, ymm8; xor rbp, rbx; vpsrlq ymm5, ymm5, 63;
    mov rbx, r15; vpxor ymm3, ymm10, ymm3; mov rsi, rax; vpxor ymm1, ymm2, ymm1;
    vpxor ymm2, ymm6, ymm11; mov rax, r14; vpxor ymm0, ymm7, ymm0; mov r14, rbp;
    vpxor ymm3, ymm3, ymm5; mov rbp, rdx; vmovdqa ymm5, ymm2; vmovdqa ymm2, ymm0; mov rdx, r14;
    vmovdqa ymm0, ymm5; mov r14, r12; vmovdqa ymm5, ymm4; mov r12, r13; vmovdqa ymm4, ymm1;
    vmovdqa ymm1, ymm5; mov r13, r14
    mov r14, [rsp + 1032]; add r14, 16; mov [rsp + 1032], r14; vmovdqu xmm15, [r14];
    vmovdqu [rsp + 1016], xmm15; cmp r14b, 192; jne 1b; mov [rdi + 832], rsi;
    mov [rdi + 872], r9; mov [rdi + 880], r8; mov [rdi + 824], r13; mov [rdi + 808], r12;
    mov [rdi + 960], r10; mov [rdi + 848], r11; vzeroupper; mov rsp, [rsp + 1040];
    .cfi_def_cfa rsp, 56; pop r15; .cfi_def_cfa_offset 48; pop r14; .cfi_def_cfa_offset 40;
    pop r13; .cfi_def_cfa_offset 32; pop r12; .cfi_def_cfa_offset 24; pop rbp;
    .cfi_def_cfa_offset 16; pop rbx; .cfi_def_cfa_offset 8; ret
END(qtn_keccak_avx2_x4_x1)

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
    /* Ready for indirect branch tracking and shadow stacks. */
    .section .note.gnu.property, "a"
    .balign 8
    .long 4, 16, 5
    .asciz "GNU"
    .long 0xc0000002, 4, 3, 0
#endif
