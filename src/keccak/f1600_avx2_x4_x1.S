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

/* Four states word by word at rdi, then one. */
ENTRY(qtn_keccak_avx2_x4_x1)
    push rbx; .cfi_def_cfa_offset 16; .cfi_offset rbx, -16; push rbp; .cfi_def_cfa_offset 24;
    .cfi_offset rbp, -24; push r12; .cfi_def_cfa_offset 32; .cfi_offset r12, -32; push r13;
    .cfi_def_cfa_offset 40; .cfi_offset r13, -40; push r14; .cfi_def_cfa_offset 48;
    .cfi_offset r14, -48; push r15; .cfi_def_cfa_offset 56; .cfi_offset r15, -56; mov rax, rsp;
    .cfi_def_cfa_register rax; and rsp, -64; sub rsp, 1088; mov [rsp + 1040], rax;
    .cfi_escape 0x0f, 6, 0x77, 0x90, 0x08, 0x06, 0x23, 56; lea rax, [rip + constants];
    mov [rsp + 1032], rax; vmovdqu xmm0, [rax]; vmovdqu [rsp + 1016], xmm0;
    vmovdqu ymm0, [rdi + 0]; vpxor ymm0, ymm0, [rdi + 160]; vpxor ymm0, ymm0, [rdi + 320];
    vpxor ymm0, ymm0, [rdi + 480]; vpxor ymm0, ymm0, [rdi + 640]; vmovdqu ymm1, [rdi + 32];
    vpxor ymm1, ymm1, [rdi + 192]; vpxor ymm1, ymm1, [rdi + 352]; vpxor ymm1, ymm1, [rdi + 512];
    vpxor ymm1, ymm1, [rdi + 672]; vmovdqu ymm2, [rdi + 64]; vpxor ymm2, ymm2, [rdi + 224];
    vpxor ymm2, ymm2, [rdi + 384]; vpxor ymm2, ymm2, [rdi + 544]; vpxor ymm2, ymm2, [rdi + 704];
    vmovdqu ymm3, [rdi + 96]; vpxor ymm3, ymm3, [rdi + 256]; vpxor ymm3, ymm3, [rdi + 416];
    vpxor ymm3, ymm3, [rdi + 576]; vpxor ymm3, ymm3, [rdi + 736]; vmovdqu ymm4, [rdi + 128];
    vpxor ymm4, ymm4, [rdi + 288]; vpxor ymm4, ymm4, [rdi + 448]; vpxor ymm4, ymm4, [rdi + 608];
    vpxor ymm4, ymm4, [rdi + 768]; mov rax, [rdi + 800]; xor rax, [rdi + 840];
    xor rax, [rdi + 880]; xor rax, [rdi + 920]; xor rax, [rdi + 960]; mov rcx, [rdi + 808];
    xor rcx, [rdi + 848]; xor rcx, [rdi + 888]; xor rcx, [rdi + 928]; xor rcx, [rdi + 968];
    mov rdx, [rdi + 816]; xor rdx, [rdi + 856]; xor rdx, [rdi + 896]; xor rdx, [rdi + 936];
    xor rdx, [rdi + 976]; mov rbx, [rdi + 824]; xor rbx, [rdi + 864]; xor rbx, [rdi + 904];
    xor rbx, [rdi + 944]; xor rbx, [rdi + 984]; mov rbp, [rdi + 832]; xor rbp, [rdi + 872];
    xor rbp, [rdi + 912]; xor rbp, [rdi + 952]; xor rbp, [rdi + 992]
    .balign 64
1:
    vpaddq ymm5, ymm2, ymm2; rorx rsi, rdx, 63; vpsrlq ymm6, ymm2, 63; xor rsi, rax;
    vpor ymm5, ymm5, ymm6; rorx r8, rbp, 63; vpxor ymm5, ymm5, ymm0; xor r8, rdx;
    vpaddq ymm6, ymm4, ymm4; rorx rdx, rcx, 63; vpsrlq ymm7, ymm4, 63; xor rdx, rbp;
    vpor ymm6, ymm6, ymm7; vpxor ymm6, ymm6, ymm2; rorx rbp, rbx, 63; vpaddq ymm2, ymm1, ymm1;
    xor rbp, rcx; vpsrlq ymm7, ymm1, 63; rorx rax, rax, 63; vpor ymm2, ymm2, ymm7; xor rax, rbx;
    vpxor ymm2, ymm2, ymm4; mov [rsp + 1000], r8; vpaddq ymm4, ymm3, ymm3; mov [rsp + 1008], rax;
    vpsrlq ymm7, ymm3, 63; vpor ymm4, ymm4, ymm7; mov rax, rdx; vpxor ymm4, ymm4, ymm1;
    xor rax, [rdi + 800]; vpaddq ymm1, ymm0, ymm0; mov rcx, rsi; vpsrlq ymm0, ymm0, 63;
    xor rcx, [rdi + 848]; vpor ymm1, ymm1, ymm0; rorx rcx, rcx, 20; vpxor ymm1, ymm1, ymm3;
    mov rbx, rbp; vpxor ymm0, ymm2, [rdi + 0]; xor rbx, [rdi + 896];
    vpxor ymm3, ymm5, [rdi + 192]; vpsllq ymm7, ymm3, 44; rorx rbx, rbx, 21;
    vpsrlq ymm3, ymm3, 20; mov r8, [rdi + 944]; vpor ymm3, ymm3, ymm7; xor r8, [rsp + 1000];
    vpxor ymm7, ymm4, [rdi + 384]; rorx r8, r8, 43; vpsllq ymm8, ymm7, 43; mov r9, [rdi + 992];
    vpsrlq ymm7, ymm7, 21; xor r9, [rsp + 1008]; vpor ymm7, ymm7, ymm8;
    vpxor ymm8, ymm6, [rdi + 576]; rorx r9, r9, 50; vpsllq ymm9, ymm8, 21; andn r10, rcx, rbx;
    vpsrlq ymm8, ymm8, 43; xor r10, rax; vpor ymm8, ymm8, ymm9; xor r10, [rsp + 1016];
    vpxor ymm9, ymm1, [rdi + 768]; mov [rsp + 800], r10; vpsllq ymm10, ymm9, 14;
    andn r11, rbx, r8; vpsrlq ymm9, ymm9, 50; xor r11, rcx; vpor ymm9, ymm9, ymm10;
    vpandn ymm10, ymm3, ymm7; mov [rsp + 808], r11; vpxor ymm10, ymm10, ymm0; andn r12, r8, r9;
    vpbroadcastq ymm11, [rsp + 1016 + 0]; xor r12, rbx; vpxor ymm10, ymm10, ymm11;
    mov [rsp + 816], r12; vmovdqu [rsp + 0], ymm10; andn rbx, r9, rax; vpandn ymm11, ymm7, ymm8;
    xor rbx, r8; vpxor ymm11, ymm11, ymm3; vmovdqu [rsp + 32], ymm11; mov [rsp + 824], rbx;
    vpandn ymm12, ymm8, ymm9; andn rax, rax, rcx; vpxor ymm12, ymm12, ymm7; xor rax, r9;
    vmovdqu [rsp + 64], ymm12; mov [rsp + 832], rax; vpandn ymm7, ymm9, ymm0;
    mov rcx, [rdi + 824]; vpxor ymm7, ymm7, ymm8; xor rcx, [rsp + 1000];
    vmovdqu [rsp + 96], ymm7; rorx rcx, rcx, 36; vpandn ymm0, ymm0, ymm3; vpxor ymm0, ymm0, ymm9;
    mov r8, [rdi + 872]; vmovdqu [rsp + 128], ymm0; xor r8, [rsp + 1008];
    vpxor ymm3, ymm6, [rdi + 96]; rorx r8, r8, 44; vpsllq ymm8, ymm3, 28; mov r9, rdx;
    vpsrlq ymm3, ymm3, 36; xor r9, [rdi + 880]; vpor ymm3, ymm3, ymm8; rorx r9, r9, 61;
    vpxor ymm8, ymm1, [rdi + 288]; vpsllq ymm9, ymm8, 20; mov r13, rsi; vpsrlq ymm8, ymm8, 44;
    xor r13, [rdi + 928]; vpor ymm8, ymm8, ymm9; rorx r13, r13, 19;
    vpxor ymm9, ymm2, [rdi + 320]; mov r14, rbp; vpsllq ymm13, ymm9, 3; xor r14, [rdi + 976];
    vpsrlq ymm9, ymm9, 61; rorx r14, r14, 3; vpor ymm9, ymm9, ymm13; andn r15, r8, r9;
    vpxor ymm13, ymm5, [rdi + 512]; vpsllq ymm14, ymm13, 45; xor r15, rcx;
    vpsrlq ymm13, ymm13, 19; mov [rsp + 840], r15; vpor ymm13, ymm13, ymm14; xor r10, r15;
    vpxor ymm14, ymm4, [rdi + 704]; andn r15, r9, r13; vpsllq ymm15, ymm14, 61; xor r15, r8;
    vpsrlq ymm14, ymm14, 3; mov [rsp + 848], r15; vpor ymm14, ymm14, ymm15;
    vpandn ymm15, ymm8, ymm9; xor r11, r15; vpxor ymm15, ymm15, ymm3; andn r15, r13, r14;
    vmovdqu [rsp + 160], ymm15; xor r15, r9; vpxor ymm10, ymm10, ymm15; mov [rsp + 856], r15;
    vpandn ymm15, ymm9, ymm13; xor r12, r15; vpxor ymm15, ymm15, ymm8; andn r9, r14, rcx;
    vmovdqu [rsp + 192], ymm15; xor r9, r13; vpxor ymm11, ymm11, ymm15;
    vpandn ymm15, ymm13, ymm14; mov [rsp + 864], r9; vpxor ymm15, ymm15, ymm9; xor rbx, r9;
    vmovdqu [rsp + 224], ymm15; andn rcx, rcx, r8; vpxor ymm12, ymm12, ymm15; xor rcx, r14;
    vpandn ymm9, ymm14, ymm3; mov [rsp + 872], rcx; vpxor ymm9, ymm9, ymm13; xor rax, rcx;
    vmovdqu [rsp + 256], ymm9; vpxor ymm7, ymm7, ymm9; mov rcx, rsi; vpandn ymm3, ymm3, ymm8;
    xor rcx, [rdi + 808]; vpxor ymm3, ymm3, ymm14; rorx rcx, rcx, 63; vmovdqu [rsp + 288], ymm3;
    mov r8, rbp; vpxor ymm0, ymm0, ymm3; xor r8, [rdi + 856]; vpxor ymm3, ymm5, [rdi + 32];
    rorx r8, r8, 58; vpsllq ymm8, ymm3, 1; mov r9, [rdi + 904]; vpsrlq ymm3, ymm3, 63;
    vpor ymm3, ymm3, ymm8; xor r9, [rsp + 1000]; vpxor ymm8, ymm4, [rdi + 224]; rorx r9, r9, 39;
    vpsllq ymm9, ymm8, 6; mov r13, [rdi + 952]; vpsrlq ymm8, ymm8, 58; xor r13, [rsp + 1008];
    vpor ymm8, ymm8, ymm9; rorx r13, r13, 56; vpxor ymm9, ymm6, [rdi + 416]; mov r14, rdx;
    vpsllq ymm13, ymm9, 25; vpsrlq ymm9, ymm9, 39; xor r14, [rdi + 960]; vpor ymm9, ymm9, ymm13;
    rorx r14, r14, 46; vpxor ymm13, ymm1, [rdi + 608]; andn r15, r8, r9;
    vpshufb ymm13, ymm13, [rip + rotate8]; xor r15, rcx; vpxor ymm14, ymm2, [rdi + 640];
    mov [rsp + 880], r15; vpsllq ymm15, ymm14, 18; xor r10, r15; vpsrlq ymm14, ymm14, 46;
    andn r15, r9, r13; vpor ymm14, ymm14, ymm15; vpandn ymm15, ymm8, ymm9; xor r15, r8;
    vpxor ymm15, ymm15, ymm3; mov [rsp + 888], r15; vmovdqu [rsp + 320], ymm15; xor r11, r15;
    vpxor ymm10, ymm10, ymm15; andn r15, r13, r14; vpandn ymm15, ymm9, ymm13; xor r15, r9;
    vpxor ymm15, ymm15, ymm8; mov [rsp + 896], r15; vmovdqu [rsp + 352], ymm15;
    vpxor ymm11, ymm11, ymm15; xor r12, r15; vpandn ymm15, ymm13, ymm14; andn r9, r14, rcx;
    vpxor ymm15, ymm15, ymm9; xor r9, r13; vmovdqu [rsp + 384], ymm15; mov [rsp + 904], r9;
    vpxor ymm12, ymm12, ymm15; xor rbx, r9; vpandn ymm9, ymm14, ymm3; andn rcx, rcx, r8;
    vpxor ymm9, ymm9, ymm13; xor rcx, r14; vmovdqu [rsp + 416], ymm9; vpxor ymm7, ymm7, ymm9;
    mov [rsp + 912], rcx; vpandn ymm3, ymm3, ymm8; xor rax, rcx; vpxor ymm3, ymm3, ymm14;
    mov rcx, [rdi + 832]; vmovdqu [rsp + 448], ymm3; xor rcx, [rsp + 1008];
    vpxor ymm0, ymm0, ymm3; rorx rcx, rcx, 37; vpxor ymm3, ymm1, [rdi + 128]; mov r8, rdx;
    vpsllq ymm8, ymm3, 27; vpsrlq ymm3, ymm3, 37; xor r8, [rdi + 840]; vpor ymm3, ymm3, ymm8;
    rorx r8, r8, 28; vpxor ymm8, ymm2, [rdi + 160]; mov r9, rsi; vpsllq ymm9, ymm8, 36;
    xor r9, [rdi + 888]; vpsrlq ymm8, ymm8, 28; rorx r9, r9, 54; vpor ymm8, ymm8, ymm9;
    mov r13, rbp; vpxor ymm9, ymm5, [rdi + 352]; xor r13, [rdi + 936]; vpsllq ymm13, ymm9, 10;
    vpsrlq ymm9, ymm9, 54; rorx r13, r13, 49; vpor ymm9, ymm9, ymm13; mov r14, [rdi + 984];
    vpxor ymm13, ymm4, [rdi + 544]; xor r14, [rsp + 1000]; vpsllq ymm14, ymm13, 15;
    rorx r14, r14, 8; vpsrlq ymm13, ymm13, 49; andn r15, r8, r9; vpor ymm13, ymm13, ymm14;
    xor r15, rcx; vpxor ymm14, ymm6, [rdi + 736]; vpshufb ymm14, ymm14, [rip + rotate56];
    mov [rsp + 920], r15; vpandn ymm15, ymm8, ymm9; xor r10, r15; vpxor ymm15, ymm15, ymm3;
    andn r15, r9, r13; vmovdqu [rsp + 480], ymm15; xor r15, r8; vpxor ymm10, ymm10, ymm15;
    mov [rsp + 928], r15; vpandn ymm15, ymm9, ymm13; xor r11, r15; vpxor ymm15, ymm15, ymm8;
    andn r15, r13, r14; vmovdqu [rsp + 512], ymm15; vpxor ymm11, ymm11, ymm15; xor r15, r9;
    vpandn ymm15, ymm13, ymm14; mov [rsp + 936], r15; vpxor ymm15, ymm15, ymm9; xor r12, r15;
    vmovdqu [rsp + 544], ymm15; andn r9, r14, rcx; vpxor ymm12, ymm12, ymm15; xor r9, r13;
    vpandn ymm9, ymm14, ymm3; mov [rsp + 944], r9; vpxor ymm9, ymm9, ymm13;
    vmovdqu [rsp + 576], ymm9; xor rbx, r9; vpxor ymm7, ymm7, ymm9; andn rcx, rcx, r8;
    vpandn ymm3, ymm3, ymm8; xor rcx, r14; vpxor ymm3, ymm3, ymm14; mov [rsp + 952], rcx;
    vmovdqu [rsp + 608], ymm3; xor rax, rcx; vpxor ymm0, ymm0, ymm3; mov rcx, rbp;
    vpxor ymm3, ymm4, [rdi + 64]; xor rcx, [rdi + 816]; vpsllq ymm4, ymm3, 62;
    vpsrlq ymm3, ymm3, 2; rorx rcx, rcx, 2; vpor ymm3, ymm3, ymm4; mov rbp, [rdi + 864];
    vpxor ymm4, ymm6, [rdi + 256]; xor rbp, [rsp + 1000]; vpsllq ymm6, ymm4, 55;
    rorx rbp, rbp, 9; vpsrlq ymm4, ymm4, 9; mov r8, [rdi + 912]; vpor ymm4, ymm4, ymm6;
    xor r8, [rsp + 1008]; vpxor ymm1, ymm1, [rdi + 448]; vpsllq ymm6, ymm1, 39; rorx r8, r8, 25;
    vpsrlq ymm1, ymm1, 25; mov rdx, rdx; vpor ymm1, ymm1, ymm6; xor rdx, [rdi + 920];
    vpxor ymm2, ymm2, [rdi + 480]; rorx rdx, rdx, 23; vpsllq ymm6, ymm2, 41; mov rsi, rsi;
    vpsrlq ymm2, ymm2, 23; xor rsi, [rdi + 968]; vpor ymm2, ymm2, ymm6; rorx rsi, rsi, 62;
    vpxor ymm5, ymm5, [rdi + 672]; vpsllq ymm6, ymm5, 2; andn r9, rbp, r8; vpsrlq ymm5, ymm5, 62;
    xor r9, rcx; vpor ymm5, ymm5, ymm6; mov [rsp + 960], r9; vpandn ymm6, ymm4, ymm1;
    xor r10, r9; vpxor ymm6, ymm6, ymm3; andn r9, r8, rdx; vmovdqu [rsp + 640], ymm6;
    xor r9, rbp; vpxor ymm10, ymm10, ymm6; vpandn ymm6, ymm1, ymm2; mov [rsp + 968], r9;
    vpxor ymm6, ymm6, ymm4; xor r11, r9; vmovdqu [rsp + 672], ymm6; andn r9, rdx, rsi;
    vpxor ymm11, ymm11, ymm6; xor r9, r8; vpandn ymm6, ymm2, ymm5; mov [rsp + 976], r9;
    vpxor ymm6, ymm6, ymm1; xor r12, r9; vmovdqu [rsp + 704], ymm6; andn r8, rsi, rcx;
    vpxor ymm12, ymm12, ymm6; vpandn ymm1, ymm5, ymm3; xor r8, rdx; vpxor ymm1, ymm1, ymm2;
    mov [rsp + 984], r8; vmovdqu [rsp + 736], ymm1; xor rbx, r8; vpxor ymm7, ymm7, ymm1;
    andn rcx, rcx, rbp; vpandn ymm1, ymm3, ymm4; xor rcx, rsi; vpxor ymm1, ymm1, ymm5;
    mov [rsp + 992], rcx; vmovdqu [rsp + 768], ymm1; vpxor ymm0, ymm0, ymm1; xor rax, rcx;
    vpaddq ymm5, ymm12, ymm12; rorx rsi, r12, 63; vpsrlq ymm1, ymm12, 63; xor rsi, r10;
    vpor ymm5, ymm5, ymm1; rorx rcx, rax, 63; vpxor ymm5, ymm5, ymm10; xor rcx, r12;
    vpaddq ymm6, ymm0, ymm0; rorx r8, r11, 63; vpsrlq ymm1, ymm0, 63; xor r8, rax;
    vpor ymm6, ymm6, ymm1; vpxor ymm6, ymm6, ymm12; rorx r9, rbx, 63; vpaddq ymm8, ymm11, ymm11;
    xor r9, r11; vpsrlq ymm1, ymm11, 63; rorx rax, r10, 63; vpor ymm8, ymm8, ymm1; xor rax, rbx;
    vpxor ymm8, ymm8, ymm0; mov [rsp + 1000], rcx; vpaddq ymm9, ymm7, ymm7;
    mov [rsp + 1008], rax; vpsrlq ymm0, ymm7, 63; vpor ymm9, ymm9, ymm0; mov rbp, r8;
    vpxor ymm9, ymm9, ymm11; xor rbp, [rsp + 800]; vpaddq ymm11, ymm10, ymm10; mov r10, rsi;
    vpsrlq ymm0, ymm10, 63; xor r10, [rsp + 848]; vpor ymm11, ymm11, ymm0; rorx r10, r10, 20;
    vpxor ymm11, ymm11, ymm7; mov rbx, r9; vpxor ymm4, ymm8, [rsp + 0]; xor rbx, [rsp + 896];
    vpxor ymm7, ymm5, [rsp + 192]; vpsllq ymm0, ymm7, 44; rorx rbx, rbx, 21;
    vpsrlq ymm7, ymm7, 20; mov r11, [rsp + 944]; vpor ymm7, ymm7, ymm0; xor r11, [rsp + 1000];
    vpxor ymm3, ymm9, [rsp + 384]; rorx r11, r11, 43; vpsllq ymm0, ymm3, 43;
    mov r12, [rsp + 992]; vpsrlq ymm3, ymm3, 21; xor r12, [rsp + 1008]; vpor ymm3, ymm3, ymm0;
    vpxor ymm10, ymm6, [rsp + 576]; rorx r12, r12, 50; vpsllq ymm0, ymm10, 21;
    andn rax, r10, rbx; vpsrlq ymm10, ymm10, 43; xor rax, rbp; vpor ymm10, ymm10, ymm0;
    xor rax, [rsp + 1024]; vpxor ymm12, ymm11, [rsp + 768]; mov [rdi + 800], rax;
    vpsllq ymm0, ymm12, 14; andn rcx, rbx, r11; vpsrlq ymm12, ymm12, 50; xor rcx, r10;
    vpor ymm12, ymm12, ymm0; vpandn ymm0, ymm7, ymm3; mov [rdi + 808], rcx;
    vpxor ymm0, ymm0, ymm4; andn rdx, r11, r12; vpbroadcastq ymm1, [rsp + 1016 + 8];
    xor rdx, rbx; vpxor ymm0, ymm0, ymm1; mov [rdi + 816], rdx; vmovdqu [rdi + 0], ymm0;
    andn rbx, r12, rbp; vpandn ymm1, ymm3, ymm10; xor rbx, r11; vpxor ymm1, ymm1, ymm7;
    vmovdqu [rdi + 32], ymm1; mov [rdi + 824], rbx; vpandn ymm2, ymm10, ymm12;
    andn rbp, rbp, r10; vpxor ymm2, ymm2, ymm3; xor rbp, r12; vmovdqu [rdi + 64], ymm2;
    mov [rdi + 832], rbp; vpandn ymm3, ymm12, ymm4; mov r10, [rsp + 824];
    vpxor ymm3, ymm3, ymm10; xor r10, [rsp + 1000]; vmovdqu [rdi + 96], ymm3; rorx r10, r10, 36;
    vpandn ymm4, ymm4, ymm7; vpxor ymm4, ymm4, ymm12; mov r11, [rsp + 872];
    vmovdqu [rdi + 128], ymm4; xor r11, [rsp + 1008]; vpxor ymm7, ymm6, [rsp + 96];
    rorx r11, r11, 44; vpsllq ymm10, ymm7, 28; mov r12, r8; vpsrlq ymm7, ymm7, 36;
    xor r12, [rsp + 880]; vpor ymm7, ymm7, ymm10; rorx r12, r12, 61;
    vpxor ymm10, ymm11, [rsp + 288]; vpsllq ymm12, ymm10, 20; mov r13, rsi;
    vpsrlq ymm10, ymm10, 44; xor r13, [rsp + 928]; vpor ymm10, ymm10, ymm12; rorx r13, r13, 19;
    vpxor ymm12, ymm8, [rsp + 320]; mov r14, r9; vpsllq ymm13, ymm12, 3; xor r14, [rsp + 976];
    vpsrlq ymm12, ymm12, 61; rorx r14, r14, 3; vpor ymm12, ymm12, ymm13; andn r15, r11, r12;
    vpxor ymm13, ymm5, [rsp + 512]; vpsllq ymm14, ymm13, 45; xor r15, r10;
    vpsrlq ymm13, ymm13, 19; mov [rdi + 840], r15; vpor ymm13, ymm13, ymm14; xor rax, r15;
    vpxor ymm14, ymm9, [rsp + 704]; andn r15, r12, r13; vpsllq ymm15, ymm14, 61; xor r15, r11;
    vpsrlq ymm14, ymm14, 3; mov [rdi + 848], r15; vpor ymm14, ymm14, ymm15;
    vpandn ymm15, ymm10, ymm12; xor rcx, r15; vpxor ymm15, ymm15, ymm7; andn r15, r13, r14;
    vmovdqu [rdi + 160], ymm15; xor r15, r12; vpxor ymm0, ymm0, ymm15; mov [rdi + 856], r15;
    vpandn ymm15, ymm12, ymm13; xor rdx, r15; vpxor ymm15, ymm15, ymm10; andn r12, r14, r10;
    vmovdqu [rdi + 192], ymm15; xor r12, r13; vpxor ymm1, ymm1, ymm15;
    vpandn ymm15, ymm13, ymm14; mov [rdi + 864], r12; vpxor ymm15, ymm15, ymm12; xor rbx, r12;
    vmovdqu [rdi + 224], ymm15; andn r10, r10, r11; vpxor ymm2, ymm2, ymm15; xor r10, r14;
    vpandn ymm12, ymm14, ymm7; mov [rdi + 872], r10; vpxor ymm12, ymm12, ymm13; xor rbp, r10;
    vmovdqu [rdi + 256], ymm12; vpxor ymm3, ymm3, ymm12; mov r10, rsi; vpandn ymm7, ymm7, ymm10;
    xor r10, [rsp + 808]; vpxor ymm7, ymm7, ymm14; rorx r10, r10, 63; vmovdqu [rdi + 288], ymm7;
    mov r11, r9; vpxor ymm4, ymm4, ymm7; xor r11, [rsp + 856]; vpxor ymm7, ymm5, [rsp + 32];
    rorx r11, r11, 58; vpsllq ymm10, ymm7, 1; mov r12, [rsp + 904]; vpsrlq ymm7, ymm7, 63;
    vpor ymm7, ymm7, ymm10; xor r12, [rsp + 1000]; vpxor ymm10, ymm9, [rsp + 224];
    rorx r12, r12, 39; vpsllq ymm12, ymm10, 6; mov r13, [rsp + 952]; vpsrlq ymm10, ymm10, 58;
    xor r13, [rsp + 1008]; vpor ymm10, ymm10, ymm12; rorx r13, r13, 56;
    vpxor ymm12, ymm6, [rsp + 416]; mov r14, r8; vpsllq ymm13, ymm12, 25;
    vpsrlq ymm12, ymm12, 39; xor r14, [rsp + 960]; vpor ymm12, ymm12, ymm13; rorx r14, r14, 46;
    vpxor ymm13, ymm11, [rsp + 608]; andn r15, r11, r12; vpshufb ymm13, ymm13, [rip + rotate8];
    xor r15, r10; vpxor ymm14, ymm8, [rsp + 640]; mov [rdi + 880], r15; vpsllq ymm15, ymm14, 18;
    xor rax, r15; vpsrlq ymm14, ymm14, 46; andn r15, r12, r13; vpor ymm14, ymm14, ymm15;
    vpandn ymm15, ymm10, ymm12; xor r15, r11; vpxor ymm15, ymm15, ymm7; mov [rdi + 888], r15;
    vmovdqu [rdi + 320], ymm15; xor rcx, r15; vpxor ymm0, ymm0, ymm15; andn r15, r13, r14;
    vpandn ymm15, ymm12, ymm13; xor r15, r12; vpxor ymm15, ymm15, ymm10; mov [rdi + 896], r15;
    vmovdqu [rdi + 352], ymm15; vpxor ymm1, ymm1, ymm15; xor rdx, r15;
    vpandn ymm15, ymm13, ymm14; andn r12, r14, r10; vpxor ymm15, ymm15, ymm12; xor r12, r13;
    vmovdqu [rdi + 384], ymm15; mov [rdi + 904], r12; vpxor ymm2, ymm2, ymm15; xor rbx, r12;
    vpandn ymm12, ymm14, ymm7; andn r10, r10, r11; vpxor ymm12, ymm12, ymm13; xor r10, r14;
    vmovdqu [rdi + 416], ymm12; vpxor ymm3, ymm3, ymm12; mov [rdi + 912], r10;
    vpandn ymm7, ymm7, ymm10; xor rbp, r10; vpxor ymm7, ymm7, ymm14; mov r10, [rsp + 832];
    vmovdqu [rdi + 448], ymm7; xor r10, [rsp + 1008]; vpxor ymm4, ymm4, ymm7; rorx r10, r10, 37;
    vpxor ymm7, ymm11, [rsp + 128]; mov r11, r8; vpsllq ymm10, ymm7, 27; vpsrlq ymm7, ymm7, 37;
    xor r11, [rsp + 840]; vpor ymm7, ymm7, ymm10; rorx r11, r11, 28;
    vpxor ymm10, ymm8, [rsp + 160]; mov r12, rsi; vpsllq ymm12, ymm10, 36; xor r12, [rsp + 888];
    vpsrlq ymm10, ymm10, 28; rorx r12, r12, 54; vpor ymm10, ymm10, ymm12; mov r13, r9;
    vpxor ymm12, ymm5, [rsp + 352]; xor r13, [rsp + 936]; vpsllq ymm13, ymm12, 10;
    vpsrlq ymm12, ymm12, 54; rorx r13, r13, 49; vpor ymm12, ymm12, ymm13; mov r14, [rsp + 984];
    vpxor ymm13, ymm9, [rsp + 544]; xor r14, [rsp + 1000]; vpsllq ymm14, ymm13, 15;
    rorx r14, r14, 8; vpsrlq ymm13, ymm13, 49; andn r15, r11, r12; vpor ymm13, ymm13, ymm14;
    xor r15, r10; vpxor ymm14, ymm6, [rsp + 736]; vpshufb ymm14, ymm14, [rip + rotate56];
    mov [rdi + 920], r15; vpandn ymm15, ymm10, ymm12; xor rax, r15; vpxor ymm15, ymm15, ymm7;
    andn r15, r12, r13; vmovdqu [rdi + 480], ymm15; xor r15, r11; vpxor ymm0, ymm0, ymm15;
    mov [rdi + 928], r15; vpandn ymm15, ymm12, ymm13; xor rcx, r15; vpxor ymm15, ymm15, ymm10;
    andn r15, r13, r14; vmovdqu [rdi + 512], ymm15; vpxor ymm1, ymm1, ymm15; xor r15, r12;
    vpandn ymm15, ymm13, ymm14; mov [rdi + 936], r15; vpxor ymm15, ymm15, ymm12; xor rdx, r15;
    vmovdqu [rdi + 544], ymm15; andn r12, r14, r10; vpxor ymm2, ymm2, ymm15; xor r12, r13;
    vpandn ymm12, ymm14, ymm7; mov [rdi + 944], r12; vpxor ymm12, ymm12, ymm13;
    vmovdqu [rdi + 576], ymm12; xor rbx, r12; vpxor ymm3, ymm3, ymm12; andn r10, r10, r11;
    vpandn ymm7, ymm7, ymm10; xor r10, r14; vpxor ymm7, ymm7, ymm14; mov [rdi + 952], r10;
    vmovdqu [rdi + 608], ymm7; xor rbp, r10; vpxor ymm4, ymm4, ymm7; mov r9, r9;
    vpxor ymm7, ymm9, [rsp + 64]; xor r9, [rsp + 816]; vpsllq ymm9, ymm7, 62;
    vpsrlq ymm7, ymm7, 2; rorx r9, r9, 2; vpor ymm7, ymm7, ymm9; mov r10, [rsp + 864];
    vpxor ymm6, ymm6, [rsp + 256]; xor r10, [rsp + 1000]; vpsllq ymm9, ymm6, 55;
    rorx r10, r10, 9; vpsrlq ymm6, ymm6, 9; mov r11, [rsp + 912]; vpor ymm6, ymm6, ymm9;
    xor r11, [rsp + 1008]; vpxor ymm9, ymm11, [rsp + 448]; vpsllq ymm10, ymm9, 39;
    rorx r11, r11, 25; vpsrlq ymm9, ymm9, 25; mov r8, r8; vpor ymm9, ymm9, ymm10;
    xor r8, [rsp + 920]; vpxor ymm8, ymm8, [rsp + 480]; rorx r8, r8, 23; vpsllq ymm10, ymm8, 41;
    mov rsi, rsi; vpsrlq ymm8, ymm8, 23; xor rsi, [rsp + 968]; vpor ymm8, ymm8, ymm10;
    rorx rsi, rsi, 62; vpxor ymm5, ymm5, [rsp + 672]; vpsllq ymm10, ymm5, 2; andn r12, r10, r11;
    vpsrlq ymm5, ymm5, 62; xor r12, r9; vpor ymm5, ymm5, ymm10; mov [rdi + 960], r12;
    vpandn ymm10, ymm6, ymm9; xor rax, r12; vpxor ymm10, ymm10, ymm7; andn r12, r11, r8;
    vmovdqu [rdi + 640], ymm10; xor r12, r10; vpxor ymm0, ymm0, ymm10; vpandn ymm10, ymm9, ymm8;
    mov [rdi + 968], r12; vpxor ymm10, ymm10, ymm6; xor rcx, r12; vmovdqu [rdi + 672], ymm10;
    andn r12, r8, rsi; vpxor ymm1, ymm1, ymm10; xor r12, r11; vpandn ymm10, ymm8, ymm5;
    mov [rdi + 976], r12; vpxor ymm10, ymm10, ymm9; xor rdx, r12; vmovdqu [rdi + 704], ymm10;
    andn r11, rsi, r9; vpxor ymm2, ymm2, ymm10; vpandn ymm9, ymm5, ymm7; xor r11, r8;
    vpxor ymm9, ymm9, ymm8; mov [rdi + 984], r11; vmovdqu [rdi + 736], ymm9; xor rbx, r11;
    vpxor ymm3, ymm3, ymm9; andn r8, r9, r10; vpandn ymm6, ymm7, ymm6; xor r8, rsi;
    vpxor ymm6, ymm6, ymm5; mov [rdi + 992], r8; vmovdqu [rdi + 768], ymm6;
    vpxor ymm4, ymm4, ymm6; xor rbp, r8
    mov r15, [rsp + 1032]; add r15, 16; mov [rsp + 1032], r15; vmovdqu xmm15, [r15];
    vmovdqu [rsp + 1016], xmm15; cmp r15b, 192; jne 1b
    vzeroupper; mov rsp, [rsp + 1040]; .cfi_def_cfa rsp, 56; pop r15; .cfi_def_cfa_offset 48;
    pop r14; .cfi_def_cfa_offset 40; pop r13; .cfi_def_cfa_offset 32; pop r12;
    .cfi_def_cfa_offset 24; pop rbp; .cfi_def_cfa_offset 16; pop rbx; .cfi_def_cfa_offset 8; ret
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
