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
    mov r12, [rdi + 824]; mov rsi, [rdi + 912]; mov r8, [rdi + 816]; mov r9, [rdi + 920];
    mov r10, [rdi + 808]; mov r13, [rdi + 960]; mov r11, [rdi + 904]
    .balign 64
1:
    vpxor ymm5, ymm2, [rdi + 544]; mov r14, [rdi + 928]; vpxor ymm6, ymm1, [rdi + 352];
    xor r14, rcx; vpxor ymm7, ymm1, [rdi + 672]; rorx r14, r14, 19; vpsllq ymm8, ymm5, 15;
    vpsrlq ymm5, ymm5, 49; xor r12, rbx; vpxor ymm9, ymm4, [rdi + 128]; rorx r12, r12, 36;
    vpor ymm5, ymm8, ymm5; mov r15, [rdi + 880]; vpsllq ymm8, ymm6, 10; xor r15, rax;
    vpsrlq ymm6, ymm6, 54; vpsllq ymm10, ymm7, 2; rorx r15, r15, 61; vpsrlq ymm7, ymm7, 62;
    mov [rdi + 904], r11; vpor ymm6, ymm8, ymm6; mov r11, [rdi + 976];
    vpxor ymm8, ymm0, [rdi + 160]; vpandn ymm11, ymm6, ymm5; xor r11, rdx;
    vpxor ymm12, ymm3, [rdi + 256]; rorx r11, r11, 3; vpsllq ymm13, ymm8, 36;
    mov [rdi + 960], r13; vpsrlq ymm8, ymm8, 28; mov r13, [rdi + 872];
    vpxor ymm14, ymm0, [rdi + 480]; vpor ymm8, ymm13, ymm8; xor r13, rbp;
    vpsllq ymm13, ymm12, 55; rorx r13, r13, 44; vpsrlq ymm12, ymm12, 9; mov [rdi + 808], r10;
    vpxor ymm11, ymm11, ymm8; vpor ymm12, ymm13, ymm12; andn r10, r14, r11;
    vpxor ymm13, ymm3, [rdi + 736]; xor r10, r15; vpsllq ymm15, ymm14, 41; mov [rsp + 856], r10;
    vpsrlq ymm14, ymm14, 23; andn r10, r11, r12; vmovdqa [rsp + 512], ymm11;
    vpor ymm7, ymm10, ymm7; xor r10, r14; vpshufb ymm10, ymm13, [rip + rotate56];
    mov [rsp + 864], r10; vpor ymm13, ymm15, ymm14; andn r10, r12, r13;
    vpxor ymm14, ymm4, [rdi + 448]; vpandn ymm15, ymm5, ymm10; xor r10, r11;
    vmovdqa [rsp + 1056], ymm3; andn r11, r13, r15; vpsllq ymm3, ymm9, 27; xor r11, r12;
    vpsrlq ymm9, ymm9, 37; andn r12, r15, r14; vpxor ymm15, ymm15, ymm6;
    vmovdqa [rsp + 1088], ymm0; xor r12, r13; vpsllq ymm0, ymm14, 39; mov r13, [rdi + 864];
    vpsrlq ymm14, ymm14, 25; xor r13, rbx; vpor ymm3, ymm3, ymm9; rorx r13, r13, 9;
    vpor ymm0, ymm0, ymm14; vpandn ymm6, ymm8, ymm6; xor rsi, rbp; vmovdqa [rsp + 544], ymm15;
    rorx rsi, rsi, 25; vpandn ymm9, ymm10, ymm3; mov r14, [rdi + 968]; vpandn ymm14, ymm0, ymm13;
    vpandn ymm8, ymm3, ymm8; xor r14, rcx; vpxor ymm5, ymm9, ymm5; rorx r14, r14, 62;
    vpxor ymm9, ymm14, ymm12; xor r8, rdx; vpxor ymm8, ymm8, ymm10; rorx r8, r8, 2;
    vpxor ymm10, ymm11, ymm9; vmovdqa [rsp + 576], ymm5; xor r9, rax; vmovdqa [rsp + 672], ymm9;
    rorx r9, r9, 23; vpxor ymm9, ymm2, [rdi + 64]; andn r15, r13, rsi; vpandn ymm11, ymm13, ymm7;
    vmovdqa [rsp + 608], ymm8; xor r15, r8; vpxor ymm3, ymm6, ymm3; mov [rsp + 872], r10;
    vpsllq ymm6, ymm9, 62; andn r10, rsi, r9; vpsrlq ymm9, ymm9, 2; xor r10, r13;
    vpxor ymm11, ymm11, ymm0; vpor ymm6, ymm6, ymm9; mov [rsp + 848], r12;
    vpandn ymm0, ymm12, ymm0; andn r12, r14, r8; vmovdqa [rsp + 480], ymm3; xor r12, r9;
    vpxor ymm9, ymm4, [rdi + 288]; vpandn ymm14, ymm7, ymm6; andn r9, r9, r14;
    vmovdqa [rsp + 1120], ymm10; xor r9, rsi; vpxor ymm10, ymm1, [rdi + 512]; andn rsi, r8, r13;
    vmovdqa [rsp + 704], ymm11; xor rsi, r14; vmovdqa [rsp + 1152], ymm1; vpsllq ymm1, ymm9, 20;
    mov r8, [rdi + 808]; vpsrlq ymm9, ymm9, 44; xor r8, rcx; vpxor ymm13, ymm14, ymm13;
    rorx r8, r8, 63; vpor ymm1, ymm1, ymm9; mov r13, [rdi + 960]; vpxor ymm5, ymm5, ymm13;
    vpsllq ymm9, ymm10, 45; xor r13, rax; vmovdqa [rsp + 736], ymm13; rorx r13, r13, 46;
    vpsrlq ymm10, ymm10, 19; mov r14, [rdi + 952]; vpandn ymm12, ymm6, ymm12;
    vpxor ymm13, ymm2, [rdi + 704]; xor r14, rbp; vpor ymm9, ymm9, ymm10; rorx r14, r14, 56;
    vpxor ymm7, ymm12, ymm7; mov [rsp + 976], r9; vpsllq ymm10, ymm13, 61; mov r9, [rdi + 904];
    vpxor ymm8, ymm8, ymm7; vpsrlq ymm12, ymm13, 3; xor r9, rbx; vmovdqa ymm13, [rsp + 1088];
    rorx r9, r9, 39; vpxor ymm14, ymm13, [rdi + 320]; mov [rsp + 992], rsi;
    vmovdqa [rsp + 768], ymm7; vpor ymm7, ymm10, ymm12; mov rsi, [rdi + 856];
    vpxor ymm10, ymm15, ymm11; xor rsi, rdx; vpsllq ymm11, ymm14, 3; rorx rsi, rsi, 58;
    vpsrlq ymm12, ymm14, 61; mov [rsp + 968], r10; vpxor ymm0, ymm0, ymm6;
    vmovdqa ymm6, [rsp + 1056]; andn r10, r14, r13; vpxor ymm14, ymm6, [rdi + 96]; xor r10, r9;
    vpor ymm11, ymm11, ymm12; mov [rsp + 896], r10; vpandn ymm12, ymm9, ymm7;
    vpxor ymm3, ymm3, ymm0; andn r10, r13, r8; vmovdqa [rsp + 640], ymm0; xor r10, r14;
    vpandn ymm0, ymm11, ymm9; andn r14, r9, r14; vpxor ymm15, ymm2, [rdi + 224]; xor r14, rsi;
    vmovdqa [rsp + 1184], ymm2; vpxor ymm2, ymm4, [rdi + 608]; andn r9, rsi, r9;
    vpxor ymm0, ymm0, ymm1; xor r9, r8; vmovdqa [rsp + 1216], ymm4; andn rsi, r8, rsi;
    vpsllq ymm4, ymm15, 6; xor rsi, r13; vpsrlq ymm15, ymm15, 58; vmovdqa [rsp + 1248], ymm3;
    mov r8, [rdi + 800]; vpxor ymm3, ymm0, [rsp + 1120]; xor r8, rax; vpor ymm4, ymm4, ymm15;
    mov r13, [rdi + 848]; vpshufb ymm2, ymm2, [rip + rotate8]; vmovdqa [rsp + 192], ymm0;
    xor r13, rcx; vpxor ymm0, ymm13, [rdi + 640]; rorx r13, r13, 20; vpsllq ymm15, ymm14, 28;
    mov [rsp + 912], rsi; vpsrlq ymm14, ymm14, 36; mov rsi, [rdi + 944]; vpsllq ymm13, ymm0, 18;
    vpsrlq ymm0, ymm0, 46; xor rsi, rbx; vpxor ymm12, ymm12, ymm11; rorx rsi, rsi, 43;
    vpor ymm0, ymm13, ymm0; mov [rsp + 888], r14; vpxor ymm13, ymm6, [rdi + 416];
    vpor ymm14, ymm15, ymm14; mov r14, [rdi + 992]; vmovdqa [rsp + 224], ymm12; xor r14, rbp;
    vpandn ymm15, ymm7, ymm14; rorx r14, r14, 50; vpandn ymm6, ymm14, ymm1; mov [rsp + 904], r10;
    vpxor ymm10, ymm10, ymm12; vpxor ymm9, ymm15, ymm9; mov r10, [rdi + 896];
    vpxor ymm6, ymm6, ymm7; xor r10, rdx; vpsllq ymm7, ymm13, 25; rorx r10, r10, 21;
    vpxor ymm5, ymm5, ymm9; vpxor ymm8, ymm8, ymm6; mov [rsp + 984], r12;
    vmovdqa [rsp + 256], ymm9; andn r12, r13, r10; vpsrlq ymm9, ymm13, 39; xor r12, r8;
    vmovdqa [rsp + 288], ymm6; xor r12, [rsp + 1016]; vpandn ymm1, ymm1, ymm11;
    vpor ymm6, ymm7, ymm9; mov [rsp + 800], r12; vmovdqa ymm7, [rsp + 1152]; andn r12, rsi, r14;
    vpxor ymm9, ymm7, [rdi + 32]; xor r12, r10; vpandn ymm11, ymm6, ymm2; andn r10, r10, rsi;
    vpxor ymm1, ymm1, ymm14; vpandn ymm12, ymm2, ymm0; xor r10, r13; vpxor ymm11, ymm11, ymm4;
    mov [rsp + 816], r12; vpxor ymm13, ymm1, [rsp + 1248]; andn r12, r14, r8;
    vpsllq ymm14, ymm9, 1; vmovdqa [rsp + 160], ymm1; xor r12, rsi;
    vpxor ymm1, ymm7, [rdi + 192]; andn rsi, r8, r13; vpxor ymm3, ymm3, ymm11; xor rsi, r14;
    vmovdqa ymm7, [rsp + 1056]; xor rcx, [rdi + 888]; vpxor ymm7, ymm7, [rdi + 576];
    vmovdqa [rsp + 352], ymm11; rorx rcx, rcx, 54; vpbroadcastq ymm11, [rsp + 1016 + 0];
    xor rbp, [rdi + 832]; vpsllq ymm15, ymm1, 44; rorx rbp, rbp, 37; vpsrlq ymm1, ymm1, 20;
    vmovdqa [rsp + 1056], ymm11; xor rbx, [rdi + 984]; vmovdqa ymm11, [rsp + 1216];
    rorx rbx, rbx, 8; vpxor ymm11, ymm11, [rdi + 768]; xor rdx, [rdi + 936];
    vpor ymm1, ymm15, ymm1; rorx rdx, rdx, 49; vpsllq ymm15, ymm7, 21; vpsrlq ymm7, ymm7, 43;
    xor rax, [rdi + 840]; vpor ymm7, ymm15, ymm7; rorx rax, rax, 28; vpsllq ymm15, ymm11, 14;
    andn r8, rcx, rdx; vpsrlq ymm11, ymm11, 50; vmovdqa [rsp + 1216], ymm13; xor r8, rax;
    vmovdqa ymm13, [rsp + 1184]; andn r13, rbx, rbp; vpxor ymm13, ymm13, [rdi + 384];
    xor r13, rdx; vpor ymm11, ymm15, ymm11; andn r14, rbp, rax; vpsrlq ymm9, ymm9, 63;
    vpxor ymm12, ymm12, ymm6; xor r14, rbx; vpsllq ymm15, ymm13, 43; andn rax, rax, rcx;
    vpsrlq ymm13, ymm13, 21; xor rax, rbp; vpor ymm9, ymm14, ymm9; andn rdx, rdx, rbx;
    vpxor ymm10, ymm10, ymm12; vpor ymm13, ymm15, ymm13; xor rdx, rcx;
    vmovdqa [rsp + 384], ymm12; mov rcx, r11; vpandn ymm12, ymm0, ymm9; xor rcx, r15;
    vpandn ymm14, ymm13, ymm7; vpandn ymm15, ymm9, ymm4; xor rcx, r9; vpxor ymm2, ymm12, ymm2;
    xor rcx, [rsp + 800]; vpxor ymm12, ymm14, ymm1; xor rcx, rax; vpxor ymm0, ymm15, ymm0;
    mov rbx, [rsp + 864]; vpxor ymm5, ymm5, ymm2; vpxor ymm3, ymm3, ymm12; xor rbx, [rsp + 984];
    vpxor ymm8, ymm8, ymm0; xor rbx, [rsp + 904]; vmovdqa [rsp + 416], ymm2; xor rbx, r12;
    vmovdqa [rsp + 32], ymm12; vmovdqa [rsp + 448], ymm0; xor rbx, r13; vpandn ymm0, ymm4, ymm6;
    mov rbp, [rsp + 848]; vpandn ymm2, ymm7, ymm11; xor rbp, [rsp + 968];
    vmovdqa ymm4, [rsp + 1088]; xor rbp, [rsp + 888]; vpxor ymm4, ymm4, [rdi + 0];
    vpandn ymm6, ymm11, ymm4; xor rbp, r10; vpandn ymm12, ymm4, ymm1; xor rbp, r8;
    vpxor ymm0, ymm0, ymm9; mov [rsp + 944], r13; vpxor ymm6, ymm6, ymm7;
    vpxor ymm7, ymm12, ymm11; mov r13, [rsp + 872]; vpxor ymm9, ymm0, [rsp + 1216];
    xor r13, [rsp + 992]; vmovdqa [rsp + 320], ymm0; xor r13, [rsp + 912];
    vpxor ymm0, ymm5, ymm6; xor r13, rsi; vmovdqa [rsp + 96], ymm6; vpxor ymm5, ymm8, ymm7;
    xor r13, r14; vpxor ymm2, ymm2, ymm13; mov [rsp + 960], r15; vmovdqa [rsp + 128], ymm7;
    mov r15, [rsp + 856]; vpaddq ymm6, ymm5, ymm5; xor r15, [rsp + 976]; vpsrlq ymm7, ymm5, 63;
    vpandn ymm1, ymm1, ymm13; xor r15, [rsp + 896]; vmovdqa [rsp + 64], ymm2;
    xor r15, [rsp + 816]; vpxor ymm6, ymm6, ymm7; xor r15, rdx; vpxor ymm2, ymm10, ymm2;
    vpxor ymm1, ymm1, ymm4; mov [rsp + 952], r14; vpaddq ymm4, ymm2, ymm2; rorx r14, rcx, 63;
    vpsrlq ymm7, ymm2, 63; xor r14, rbx; vpxor ymm2, ymm6, ymm2; mov [rsp + 808], r10;
    vpxor ymm4, ymm4, ymm7; vpxor ymm1, ymm1, [rsp + 1056]; rorx r10, rbp, 63;
    vpaddq ymm6, ymm0, ymm0; xor r10, r13; vpxor ymm7, ymm9, ymm1; rorx rbx, rbx, 63;
    vpsrlq ymm8, ymm0, 63; vmovdqa [rsp + 0], ymm1; xor rbx, rbp; vpaddq ymm1, ymm3, ymm3;
    rorx rbp, r13, 63; vpxor ymm4, ymm4, ymm7; xor rbp, r15; vpaddq ymm9, ymm7, ymm7;
    rorx r13, r15, 63; vpsrlq ymm7, ymm7, 63; vpxor ymm7, ymm9, ymm7; xor r13, rcx;
    vpxor ymm6, ymm6, ymm8; xor rax, r10; vpsrlq ymm8, ymm3, 63; rorx rax, rax, 23;
    vpxor ymm0, ymm7, ymm0; vpxor ymm3, ymm6, ymm3; mov rcx, [rsp + 816]; vpxor ymm1, ymm1, ymm8;
    xor rcx, rbx; vpxor ymm1, ymm1, ymm5; rorx rcx, rcx, 2; vpxor ymm5, ymm3, [rsp + 544];
    mov r15, [rsp + 912]; vpxor ymm6, ymm4, [rsp + 352]; vpxor ymm7, ymm4, [rsp + 672];
    xor r15, r14; vpsllq ymm8, ymm5, 15; rorx r15, r15, 25; vpsrlq ymm5, ymm5, 49;
    mov [rsp + 840], r11; vpxor ymm9, ymm0, [rsp + 128]; mov r11, [rsp + 968];
    vpor ymm5, ymm8, ymm5; vpsllq ymm8, ymm6, 10; xor r11, r13; vpsrlq ymm6, ymm6, 54;
    rorx r11, r11, 62; vpsllq ymm10, ymm7, 2; mov [rsp + 936], rdx; vpsrlq ymm7, ymm7, 62;
    vpor ymm6, ymm8, ymm6; mov rdx, [rsp + 864]; vpxor ymm8, ymm1, [rsp + 160]; xor rdx, rbp;
    vpandn ymm11, ymm6, ymm5; rorx rdx, rdx, 9; vpxor ymm12, ymm2, [rsp + 256];
    mov [rsp + 832], rsi; vpsllq ymm13, ymm8, 36; vpsrlq ymm8, ymm8, 28; andn rsi, rax, r11;
    vpxor ymm14, ymm1, [rsp + 480]; xor rsi, r15; vpor ymm8, ymm13, ymm8; mov [rdi + 976], rsi;
    vpsllq ymm13, ymm12, 55; vpsrlq ymm12, ymm12, 9; andn rsi, r11, rcx;
    vpxor ymm11, ymm11, ymm8; xor rsi, rax; vpor ymm12, ymm13, ymm12; mov [rdi + 984], rsi;
    vpxor ymm13, ymm2, [rsp + 736]; andn rsi, rcx, rdx; vpsllq ymm15, ymm14, 41;
    vpsrlq ymm14, ymm14, 23; xor rsi, r11; vmovdqu [rdi + 512], ymm11; andn r11, rdx, r15;
    vpor ymm7, ymm10, ymm7; xor r11, rcx; vpshufb ymm10, ymm13, [rip + rotate56];
    vpor ymm13, ymm15, ymm14; andn rax, r15, rax; vpxor ymm14, ymm0, [rsp + 448]; xor rax, rdx;
    vpandn ymm15, ymm5, ymm10; mov rcx, [rsp + 872]; vmovdqa [rsp + 1056], ymm2; xor rcx, r14;
    vpsllq ymm2, ymm9, 27; vpsrlq ymm9, ymm9, 37; rorx rcx, rcx, 44; vpxor ymm15, ymm15, ymm6;
    xor r9, r10; vmovdqa [rsp + 1216], ymm1; rorx rdx, r9, 61; vpsllq ymm1, ymm14, 39;
    mov r9, [rsp + 976]; vpsrlq ymm14, ymm14, 25; vpor ymm2, ymm2, ymm9; xor r9, rbx;
    vpor ymm1, ymm1, ymm14; rorx r9, r9, 3; vpandn ymm6, ymm8, ymm6; xor r12, rbp;
    vmovdqu [rdi + 544], ymm15; vpandn ymm9, ymm10, ymm2; rorx r12, r12, 36;
    vpandn ymm14, ymm1, ymm13; xor r8, r13; vpandn ymm8, ymm2, ymm8; rorx r8, r8, 19;
    vpxor ymm5, ymm9, ymm5; andn r15, rcx, rdx; vpxor ymm9, ymm14, ymm12;
    vpxor ymm8, ymm8, ymm10; xor r15, r12; vpxor ymm10, ymm11, ymm9; mov [rdi + 992], rsi;
    vmovdqu [rdi + 576], ymm5; andn rsi, rdx, r8; vmovdqu [rdi + 672], ymm9;
    vpxor ymm9, ymm3, [rsp + 64]; xor rsi, rcx; vpandn ymm11, ymm13, ymm7; mov [rdi + 968], rax;
    vmovdqu [rdi + 608], ymm8; andn rax, r9, r12; vpxor ymm2, ymm6, ymm2; xor rax, r8;
    vpsllq ymm6, ymm9, 62; vpsrlq ymm9, ymm9, 2; andn r8, r8, r9; vpxor ymm11, ymm11, ymm1;
    xor r8, rdx; vpor ymm6, ymm6, ymm9; andn rcx, r12, rcx; vpandn ymm1, ymm12, ymm1;
    vmovdqu [rdi + 480], ymm2; xor rcx, r9; vpxor ymm9, ymm0, [rsp + 288]; mov rdx, [rsp + 832];
    vpandn ymm14, ymm7, ymm6; xor rdx, r14; vmovdqa [rsp + 1088], ymm10; rorx rdx, rdx, 37;
    vpxor ymm10, ymm4, [rsp + 512]; vmovdqu [rdi + 704], ymm11; mov r9, [rsp + 984];
    vmovdqa [rsp + 1184], ymm4; xor r9, rbp; vpsllq ymm4, ymm9, 20; rorx r9, r9, 8;
    vpsrlq ymm9, ymm9, 44; mov r12, [rsp + 936]; vpxor ymm13, ymm14, ymm13;
    vpor ymm4, ymm4, ymm9; xor r12, rbx; vpxor ymm5, ymm5, ymm13; rorx r12, r12, 49;
    vpsllq ymm9, ymm10, 45; mov [rdi + 856], r8; vmovdqu [rdi + 736], ymm13;
    vpsrlq ymm10, ymm10, 19; mov r8, [rsp + 888]; vpandn ymm12, ymm6, ymm12; xor r8, r13;
    vpxor ymm13, ymm3, [rsp + 704]; rorx r8, r8, 54; vpor ymm9, ymm9, ymm10;
    mov [rdi + 872], rcx; vpxor ymm7, ymm12, ymm7; vpsllq ymm10, ymm13, 61; mov rcx, [rsp + 840];
    vpxor ymm8, ymm8, ymm7; xor rcx, r10; vpsrlq ymm12, ymm13, 3; rorx rcx, rcx, 28;
    vmovdqa ymm13, [rsp + 1216]; vpxor ymm14, ymm13, [rsp + 320]; mov [rdi + 848], rsi;
    vmovdqu [rdi + 768], ymm7; andn rsi, r12, r9; vpor ymm7, ymm10, ymm12; xor rsi, r8;
    vpxor ymm10, ymm15, ymm11; mov [rdi + 936], rsi; vpsllq ymm11, ymm14, 3;
    vpsrlq ymm12, ymm14, 61; andn rsi, r9, rdx; vpxor ymm1, ymm1, ymm6; xor rsi, r12;
    vmovdqa ymm6, [rsp + 1056]; andn r12, r8, r12; vpxor ymm14, ymm6, [rsp + 96];
    vpor ymm11, ymm11, ymm12; xor r12, rcx; vpandn ymm12, ymm9, ymm7; andn r8, rcx, r8;
    vpxor ymm2, ymm2, ymm1; xor r8, rdx; vmovdqu [rdi + 640], ymm1; andn rcx, rdx, rcx;
    vpandn ymm1, ymm11, ymm9; vpxor ymm15, ymm3, [rsp + 224]; xor rcx, r9;
    vmovdqa [rsp + 1152], ymm3; mov rdx, [rsp + 808]; vpxor ymm3, ymm0, [rsp + 608];
    xor rdx, r13; vpxor ymm1, ymm1, ymm4; rorx rdx, rdx, 63; vmovdqa [rsp + 1248], ymm0;
    vpsllq ymm0, ymm15, 6; mov r9, [rsp + 856]; vpsrlq ymm15, ymm15, 58; xor r9, rbx;
    vmovdqa [rsp + 1120], ymm2; rorx r9, r9, 58; vpxor ymm2, ymm1, [rsp + 1088];
    vpor ymm0, ymm0, ymm15; mov [rdi + 952], rcx; vpshufb ymm3, ymm3, [rip + rotate8];
    mov rcx, [rsp + 952]; vmovdqu [rdi + 192], ymm1; xor rcx, r14;
    vpxor ymm1, ymm13, [rsp + 640]; rorx rcx, rcx, 56; vpsllq ymm15, ymm14, 28;
    vpsrlq ymm14, ymm14, 36; mov [rdi + 928], r12; vpsllq ymm13, ymm1, 18; mov r12, [rsp + 960];
    vpsrlq ymm1, ymm1, 46; xor r12, r10; vpxor ymm12, ymm12, ymm11; vpor ymm1, ymm13, ymm1;
    rorx r12, r12, 46; vpxor ymm13, ymm6, [rsp + 416]; mov [rdi + 944], rsi;
    vpor ymm14, ymm15, ymm14; mov rsi, [rsp + 904]; vmovdqu [rdi + 224], ymm12; xor rsi, rbp;
    vpandn ymm15, ymm7, ymm14; vpandn ymm6, ymm14, ymm4; rorx rsi, rsi, 39;
    vpxor ymm10, ymm10, ymm12; mov [rdi + 864], rax; vpxor ymm9, ymm15, ymm9; andn rax, r9, rsi;
    vpxor ymm6, ymm6, ymm7; vpsllq ymm7, ymm13, 25; xor rax, rdx; vpxor ymm5, ymm5, ymm9;
    mov [rdi + 880], rax; vpxor ymm8, ymm8, ymm6; andn rax, rcx, r12; vmovdqu [rdi + 256], ymm9;
    xor rax, rsi; vpsrlq ymm9, ymm13, 39; vmovdqu [rdi + 288], ymm6; andn rsi, rsi, rcx;
    vpandn ymm4, ymm4, ymm11; xor rsi, r9; vpor ymm6, ymm7, ymm9; mov [rdi + 896], rax;
    vmovdqa ymm7, [rsp + 1184]; andn rax, r12, rdx; vpxor ymm9, ymm7, [rsp + 32];
    vpandn ymm11, ymm6, ymm3; xor rax, rcx; vpxor ymm4, ymm4, ymm14; andn rcx, rdx, r9;
    vpandn ymm12, ymm3, ymm1; xor rcx, r12; vpxor ymm11, ymm11, ymm0;
    vpxor ymm13, ymm4, [rsp + 1120]; xor rbx, [rsp + 896]; vpsllq ymm14, ymm9, 1;
    rorx rdx, rbx, 21; vmovdqu [rdi + 160], ymm4; xor r10, [rsp + 800];
    vpxor ymm4, ymm7, [rsp + 192]; xor r14, [rsp + 992]; vpxor ymm2, ymm2, ymm11;
    vmovdqa ymm7, [rsp + 1056]; rorx rbx, r14, 50; vpxor ymm7, ymm7, [rsp + 576];
    xor rbp, [rsp + 944]; vmovdqu [rdi + 352], ymm11; rorx rbp, rbp, 43;
    vpbroadcastq ymm11, [rsp + 1016 + 8]; vpsllq ymm15, ymm4, 44; xor r13, [rsp + 848];
    vpsrlq ymm4, ymm4, 20; rorx r9, r13, 20; vmovdqa [rsp + 1056], ymm11; andn r12, rdx, rbp;
    vmovdqa ymm11, [rsp + 1248]; xor r12, r9; vpxor ymm11, ymm11, [rsp + 768];
    vpor ymm4, ymm15, ymm4; andn r13, rbx, r10; vpsllq ymm15, ymm7, 21; xor r13, rbp;
    vpsrlq ymm7, ymm7, 43; andn r14, r10, r9; vpor ymm7, ymm15, ymm7; vpsllq ymm15, ymm11, 14;
    xor r14, rbx; vpsrlq ymm11, ymm11, 50; andn r9, r9, rdx; vmovdqa [rsp + 1248], ymm13;
    xor r9, r10; vmovdqa ymm13, [rsp + 1152]; xor r9, [rsp + 1024];
    vpxor ymm13, ymm13, [rsp + 384]; vpor ymm11, ymm15, ymm11; andn rbx, rbp, rbx;
    vpsrlq ymm9, ymm9, 63; xor rbx, rdx; vpxor ymm12, ymm12, ymm6; mov rdx, r11;
    vpsllq ymm15, ymm13, 43; xor rdx, r15; vpsrlq ymm13, ymm13, 21; vpor ymm9, ymm14, ymm9;
    xor rdx, r8; vpxor ymm10, ymm10, ymm12; xor rdx, [rdi + 880]; vpor ymm13, ymm15, ymm13;
    xor rdx, r9; vmovdqu [rdi + 384], ymm12; vpandn ymm12, ymm1, ymm9; mov rbp, [rdi + 984];
    vpandn ymm14, ymm13, ymm7; xor rbp, [rdi + 864]; vpandn ymm15, ymm9, ymm0;
    xor rbp, [rdi + 944]; vpxor ymm3, ymm12, ymm3; xor rbp, rax; vpxor ymm12, ymm14, ymm4;
    vpxor ymm1, ymm15, ymm1; xor rbp, r13; vpxor ymm5, ymm5, ymm3; mov r10, [rdi + 968];
    vpxor ymm2, ymm2, ymm12; xor r10, [rdi + 848]; vpxor ymm8, ymm8, ymm1;
    vmovdqu [rdi + 416], ymm3; xor r10, [rdi + 928]; vmovdqu [rdi + 32], ymm12; xor r10, rsi;
    vmovdqu [rdi + 448], ymm1; xor r10, r12; vpandn ymm0, ymm0, ymm6; mov [rdi + 840], r15;
    vpandn ymm1, ymm7, ymm11; vmovdqa ymm3, [rsp + 1216]; mov r15, [rdi + 992];
    vpxor ymm3, ymm3, [rsp + 0]; xor r15, [rdi + 872]; vpandn ymm6, ymm11, ymm3;
    xor r15, [rdi + 952]; vpandn ymm12, ymm3, ymm4; vpxor ymm0, ymm0, ymm9; xor r15, rcx;
    vpxor ymm6, ymm6, ymm7; xor r15, r14; vpxor ymm7, ymm12, ymm11; mov [rdi + 832], r14;
    vpxor ymm9, ymm0, [rsp + 1248]; mov r14, [rdi + 976]; vmovdqu [rdi + 320], ymm0;
    vpxor ymm0, ymm5, ymm6; xor r14, [rdi + 856]; vmovdqu [rdi + 96], ymm6; xor r14, [rdi + 936];
    vpxor ymm5, ymm8, ymm7; xor r14, [rdi + 896]; vpxor ymm1, ymm1, ymm13; xor r14, rbx;
    vmovdqu [rdi + 128], ymm7; vpaddq ymm6, ymm5, ymm5; mov [rdi + 888], rsi;
    vpsrlq ymm7, ymm5, 63; rorx rsi, rdx, 63; vpandn ymm4, ymm4, ymm13; xor rsi, rbp;
    vmovdqu [rdi + 64], ymm1; vpxor ymm6, ymm6, ymm7; mov [rdi + 800], r9;
    vpxor ymm1, ymm10, ymm1; rorx r9, r10, 63; vpxor ymm3, ymm4, ymm3; xor r9, r15;
    vpaddq ymm4, ymm1, ymm1; rorx rbp, rbp, 63; vpsrlq ymm7, ymm1, 63; vpxor ymm1, ymm6, ymm1;
    xor rbp, r10; vpxor ymm4, ymm4, ymm7; rorx r10, r15, 63; vpxor ymm3, ymm3, [rsp + 1056];
    xor r10, r14; vpaddq ymm6, ymm0, ymm0; vpxor ymm7, ymm9, ymm3; rorx r14, r14, 63;
    vpsrlq ymm8, ymm0, 63; xor r14, rdx; vmovdqu [rdi + 0], ymm3; mov rdx, rbp;
    vpaddq ymm3, ymm2, ymm2; mov rbp, rsi; vpxor ymm4, ymm4, ymm7; vpaddq ymm9, ymm7, ymm7;
    mov rsi, rcx; vpsrlq ymm7, ymm7, 63; mov rcx, r14; vpxor ymm7, ymm9, ymm7; mov r14, r9;
    vpxor ymm6, ymm6, ymm8; vpsrlq ymm8, ymm2, 63; mov r9, r8; vpxor ymm0, ymm7, ymm0;
    mov r8, rbx; vpxor ymm2, ymm6, ymm2; mov rbx, r10; vpxor ymm3, ymm3, ymm8; mov r10, r12;
    vpxor ymm3, ymm3, ymm5; vmovdqa ymm5, ymm3; mov r12, r13; vmovdqa ymm3, ymm1; mov r13, r11;
    vmovdqa ymm1, ymm4; mov r11, rax; vmovdqa ymm4, ymm0; vmovdqa ymm0, ymm5; mov rax, r14
    mov r14, [rsp + 1032]; add r14, 16; mov [rsp + 1032], r14; vmovdqu xmm15, [r14];
    vmovdqu [rsp + 1016], xmm15; cmp r14b, 192; jne 1b; mov [rdi + 824], r12;
    mov [rdi + 912], rsi; mov [rdi + 816], r8; mov [rdi + 920], r9; mov [rdi + 808], r10;
    mov [rdi + 960], r13; mov [rdi + 904], r11; vzeroupper; mov rsp, [rsp + 1040];
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
