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
    vpxor ymm5, ymm2, [rdi + 544]; mov r14, [rdi + 936]; vpxor ymm6, ymm1, [rdi + 352];
    xor r14, rdx; vpxor ymm7, ymm1, [rdi + 672]; rorx r14, r14, 49; vpsllq ymm8, ymm5, 15;
    vpsrlq ymm5, ymm5, 49; xor rsi, rbp; vpxor ymm9, ymm4, [rdi + 128]; rorx rsi, rsi, 37;
    vpor ymm5, ymm8, ymm5; mov r15, [rdi + 888]; vpsllq ymm8, ymm6, 10; vpsrlq ymm6, ymm6, 54;
    xor r15, rcx; vpsllq ymm10, ymm7, 2; rorx r15, r15, 54; vpsrlq ymm7, ymm7, 62;
    mov [rdi + 848], r11; vpor ymm6, ymm8, ymm6; vpxor ymm8, ymm0, [rdi + 160];
    mov r11, [rdi + 840]; vpandn ymm11, ymm6, ymm5; xor r11, rax; vpxor ymm12, ymm3, [rdi + 256];
    rorx r11, r11, 28; vpsllq ymm13, ymm8, 36; mov [rdi + 960], r10; vpsrlq ymm8, ymm8, 28;
    vpxor ymm14, ymm0, [rdi + 480]; mov r10, [rdi + 984]; vpor ymm8, ymm13, ymm8; xor r10, rbx;
    vpsllq ymm13, ymm12, 55; rorx r10, r10, 8; vpsrlq ymm12, ymm12, 9; vpxor ymm11, ymm11, ymm8;
    mov [rdi + 808], r12; vpor ymm12, ymm13, ymm12; andn r12, rsi, r11;
    vpxor ymm13, ymm3, [rdi + 736]; xor r12, r10; vpsllq ymm15, ymm14, 41;
    vpsrlq ymm14, ymm14, 23; mov [rsp + 952], r12; vmovdqa [rsp + 512], ymm11;
    andn r12, r15, r14; vpor ymm7, ymm10, ymm7; xor r12, r11;
    vpshufb ymm10, ymm13, [rip + rotate56]; mov [rsp + 928], r12; vpor ymm13, ymm15, ymm14;
    vpxor ymm14, ymm4, [rdi + 448]; andn r12, r10, rsi; vpandn ymm15, ymm5, ymm10; xor r12, r14;
    vmovdqa [rsp + 1056], ymm3; andn r11, r11, r15; vpsllq ymm3, ymm9, 27; vpsrlq ymm9, ymm9, 37;
    xor r11, rsi; vpxor ymm15, ymm15, ymm6; andn rsi, r14, r10; vmovdqa [rsp + 1088], ymm0;
    xor rsi, r15; vpsllq ymm0, ymm14, 39; vpsrlq ymm14, ymm14, 25; xor r9, rbp;
    vpor ymm3, ymm3, ymm9; rorx r9, r9, 44; vpor ymm0, ymm0, ymm14; xor r8, rax;
    vpandn ymm6, ymm8, ymm6; rorx r8, r8, 61; vmovdqa [rsp + 544], ymm15;
    vpandn ymm9, ymm10, ymm3; mov r10, [rdi + 976]; vpandn ymm14, ymm0, ymm13; xor r10, rdx;
    vpandn ymm8, ymm3, ymm8; rorx r10, r10, 3; vpxor ymm5, ymm9, ymm5; vpxor ymm9, ymm14, ymm12;
    xor r13, rbx; vpxor ymm8, ymm8, ymm10; rorx r13, r13, 36; vpxor ymm10, ymm11, ymm9;
    mov r14, [rdi + 928]; vmovdqa [rsp + 576], ymm5; vmovdqa [rsp + 672], ymm9; xor r14, rcx;
    vpxor ymm9, ymm2, [rdi + 64]; rorx r14, r14, 19; vpandn ymm11, ymm13, ymm7;
    andn r15, r10, r13; vmovdqa [rsp + 608], ymm8; xor r15, r14; vpxor ymm3, ymm6, ymm3;
    vpsllq ymm6, ymm9, 62; mov [rsp + 936], rsi; vpsrlq ymm9, ymm9, 2; andn rsi, r14, r10;
    vpxor ymm11, ymm11, ymm0; xor rsi, r8; vpor ymm6, ymm6, ymm9; vpandn ymm0, ymm12, ymm0;
    mov [rsp + 856], rsi; vmovdqa [rsp + 480], ymm3; andn rsi, r13, r9;
    vpxor ymm9, ymm4, [rdi + 288]; xor rsi, r10; vpandn ymm14, ymm7, ymm6;
    vmovdqa [rsp + 1120], ymm10; andn r10, r8, r14; vpxor ymm10, ymm1, [rdi + 512]; xor r10, r9;
    vmovdqa [rsp + 704], ymm11; andn r8, r9, r8; vmovdqa [rsp + 1152], ymm1;
    vpsllq ymm1, ymm9, 20; xor r8, r13; vpsrlq ymm9, ymm9, 44; mov r9, [rdi + 808];
    vpxor ymm13, ymm14, ymm13; xor r9, rcx; vpor ymm1, ymm1, ymm9; rorx r9, r9, 63;
    vpxor ymm5, ymm5, ymm13; vpsllq ymm9, ymm10, 45; mov r13, [rdi + 960];
    vmovdqa [rsp + 736], ymm13; xor r13, rax; vpsrlq ymm10, ymm10, 19; rorx r13, r13, 46;
    vpandn ymm12, ymm6, ymm12; vpxor ymm13, ymm2, [rdi + 704]; mov r14, [rdi + 952];
    vpor ymm9, ymm9, ymm10; xor r14, rbp; vpxor ymm7, ymm12, ymm7; rorx r14, r14, 56;
    vpsllq ymm10, ymm13, 61; vpxor ymm8, ymm8, ymm7; mov [rsp + 944], r12;
    vpsrlq ymm12, ymm13, 3; mov r12, [rdi + 904]; vmovdqa ymm13, [rsp + 1088]; xor r12, rbx;
    vpxor ymm14, ymm13, [rdi + 320]; rorx r12, r12, 39; vmovdqa [rsp + 768], ymm7;
    vpor ymm7, ymm10, ymm12; mov [rsp + 864], r15; vpxor ymm10, ymm15, ymm11;
    mov r15, [rdi + 856]; vpsllq ymm11, ymm14, 3; xor r15, rdx; vpsrlq ymm12, ymm14, 61;
    vpxor ymm0, ymm0, ymm6; rorx r15, r15, 58; vmovdqa ymm6, [rsp + 1056]; mov [rsp + 872], rsi;
    vpxor ymm14, ymm6, [rdi + 96]; andn rsi, r12, r14; vpor ymm11, ymm11, ymm12;
    vpandn ymm12, ymm9, ymm7; xor rsi, r15; vpxor ymm3, ymm3, ymm0; mov [rsp + 888], rsi;
    vmovdqa [rsp + 640], ymm0; andn rsi, r9, r15; vpandn ymm0, ymm11, ymm9; xor rsi, r13;
    vpxor ymm15, ymm2, [rdi + 224]; vmovdqa [rsp + 1184], ymm2; mov [rsp + 912], rsi;
    vpxor ymm2, ymm4, [rdi + 608]; andn rsi, r14, r13; vpxor ymm0, ymm0, ymm1; xor rsi, r12;
    vmovdqa [rsp + 1216], ymm4; vpsllq ymm4, ymm15, 6; andn r12, r15, r12;
    vpsrlq ymm15, ymm15, 58; xor r12, r9; vmovdqa [rsp + 1248], ymm3; andn r9, r13, r9;
    vpxor ymm3, ymm0, [rsp + 1120]; vpor ymm4, ymm4, ymm15; xor r9, r14;
    vpshufb ymm2, ymm2, [rip + rotate8]; mov r13, [rdi + 896]; vmovdqa [rsp + 192], ymm0;
    xor r13, rdx; vpxor ymm0, ymm13, [rdi + 640]; rorx r13, r13, 21; vpsllq ymm15, ymm14, 28;
    vpsrlq ymm14, ymm14, 36; mov r14, [rdi + 848]; vpsllq ymm13, ymm0, 18; xor r14, rcx;
    vpsrlq ymm0, ymm0, 46; rorx r14, r14, 20; vpxor ymm12, ymm12, ymm11; vpor ymm0, ymm13, ymm0;
    mov r15, [rdi + 800]; vpxor ymm13, ymm6, [rdi + 416]; xor r15, rax; vpor ymm14, ymm15, ymm14;
    mov [rsp + 896], rsi; vmovdqa [rsp + 224], ymm12; vpandn ymm15, ymm7, ymm14;
    mov rsi, [rdi + 992]; vpandn ymm6, ymm14, ymm1; xor rsi, rbp; vpxor ymm10, ymm10, ymm12;
    rorx rsi, rsi, 50; vpxor ymm9, ymm15, ymm9; mov [rsp + 904], r9; vpxor ymm6, ymm6, ymm7;
    vpsllq ymm7, ymm13, 25; mov r9, [rdi + 944]; vpxor ymm5, ymm5, ymm9; xor r9, rbx;
    vpxor ymm8, ymm8, ymm6; rorx r9, r9, 43; vmovdqa [rsp + 256], ymm9; vpsrlq ymm9, ymm13, 39;
    mov [rsp + 848], r10; vmovdqa [rsp + 288], ymm6; andn r10, r14, r13;
    vpandn ymm1, ymm1, ymm11; xor r10, r15; vpor ymm6, ymm7, ymm9; vmovdqa ymm7, [rsp + 1152];
    xor r10, [rsp + 1016]; vpxor ymm9, ymm7, [rdi + 32]; mov [rsp + 800], r10;
    vpandn ymm11, ymm6, ymm2; andn r10, r9, rsi; vpxor ymm1, ymm1, ymm14;
    vpandn ymm12, ymm2, ymm0; xor r10, r13; vpxor ymm11, ymm11, ymm4; andn r13, r13, r9;
    vpxor ymm13, ymm1, [rsp + 1248]; xor r13, r14; vpsllq ymm14, ymm9, 1; mov [rsp + 816], r10;
    vmovdqa [rsp + 160], ymm1; vpxor ymm1, ymm7, [rdi + 192]; andn r10, rsi, r15;
    vpxor ymm3, ymm3, ymm11; xor r10, r9; vmovdqa ymm7, [rsp + 1056]; andn r9, r15, r14;
    vpxor ymm7, ymm7, [rdi + 576]; vmovdqa [rsp + 352], ymm11; xor r9, rsi;
    vpbroadcastq ymm11, [rsp + 1016 + 0]; xor rbp, [rdi + 912]; vpsllq ymm15, ymm1, 44;
    rorx rbp, rbp, 25; vpsrlq ymm1, ymm1, 20; vmovdqa [rsp + 1056], ymm11; xor rdx, [rdi + 816];
    vmovdqa ymm11, [rsp + 1216]; rorx rdx, rdx, 2; vpxor ymm11, ymm11, [rdi + 768];
    xor rbx, [rdi + 864]; vpor ymm1, ymm15, ymm1; rorx rbx, rbx, 9; vpsllq ymm15, ymm7, 21;
    vpsrlq ymm7, ymm7, 43; xor rax, [rdi + 920]; vpor ymm7, ymm15, ymm7; rorx rax, rax, 23;
    vpsllq ymm15, ymm11, 14; xor rcx, [rdi + 968]; vpsrlq ymm11, ymm11, 50;
    vmovdqa [rsp + 1216], ymm13; rorx rcx, rcx, 62; vmovdqa ymm13, [rsp + 1184];
    andn rsi, rbp, rax; vpxor ymm13, ymm13, [rdi + 384]; xor rsi, rbx; vpor ymm11, ymm15, ymm11;
    vpsrlq ymm9, ymm9, 63; andn r14, rbx, rbp; vpxor ymm12, ymm12, ymm6; xor r14, rdx;
    vpsllq ymm15, ymm13, 43; andn rbx, rdx, rbx; vpsrlq ymm13, ymm13, 21; xor rbx, rcx;
    vpor ymm9, ymm14, ymm9; vpxor ymm10, ymm10, ymm12; andn rdx, rcx, rdx;
    vpor ymm13, ymm15, ymm13; xor rdx, rax; vmovdqa [rsp + 384], ymm12; andn rax, rax, rcx;
    vpandn ymm12, ymm0, ymm9; vpandn ymm14, ymm13, ymm7; xor rax, rbp; vpandn ymm15, ymm9, ymm4;
    mov rcx, r11; vpxor ymm2, ymm12, ymm2; xor rcx, r8; vpxor ymm12, ymm14, ymm1;
    vpxor ymm0, ymm15, ymm0; xor rcx, r12; vpxor ymm5, ymm5, ymm2; xor rcx, [rsp + 800];
    vpxor ymm3, ymm3, ymm12; xor rcx, r14; vpxor ymm8, ymm8, ymm0; mov rbp, [rsp + 928];
    vmovdqa [rsp + 416], ymm2; vmovdqa [rsp + 32], ymm12; xor rbp, [rsp + 848];
    vmovdqa [rsp + 448], ymm0; xor rbp, [rsp + 888]; vpandn ymm0, ymm4, ymm6; xor rbp, r13;
    vpandn ymm2, ymm7, ymm11; vmovdqa ymm4, [rsp + 1088]; xor rbp, rsi;
    vpxor ymm4, ymm4, [rdi + 0]; mov r15, [rsp + 952]; vpandn ymm6, ymm11, ymm4;
    xor r15, [rsp + 872]; vpandn ymm12, ymm4, ymm1; vpxor ymm0, ymm0, ymm9; xor r15, [rsp + 912];
    vpxor ymm6, ymm6, ymm7; xor r15, r9; vpxor ymm7, ymm12, ymm11; xor r15, rbx;
    vpxor ymm9, ymm0, [rsp + 1216]; mov [rsp + 992], rbx; vmovdqa [rsp + 320], ymm0;
    vpxor ymm0, ymm5, ymm6; mov rbx, [rsp + 944]; vmovdqa [rsp + 96], ymm6; xor rbx, [rsp + 864];
    vpxor ymm5, ymm8, ymm7; xor rbx, [rsp + 904]; vpxor ymm2, ymm2, ymm13;
    vmovdqa [rsp + 128], ymm7; xor rbx, r10; vpaddq ymm6, ymm5, ymm5; xor rbx, rdx;
    vpsrlq ymm7, ymm5, 63; mov [rsp + 824], r10; vpandn ymm1, ymm1, ymm13;
    vmovdqa [rsp + 64], ymm2; mov r10, [rsp + 936]; vpxor ymm6, ymm6, ymm7; xor r10, [rsp + 856];
    vpxor ymm2, ymm10, ymm2; xor r10, [rsp + 896]; vpxor ymm1, ymm1, ymm4;
    vpaddq ymm4, ymm2, ymm2; xor r10, [rsp + 816]; vpsrlq ymm7, ymm2, 63; xor r10, rax;
    vpxor ymm2, ymm6, ymm2; mov [rsp + 976], rax; vpxor ymm4, ymm4, ymm7; rorx rax, r10, 63;
    vpxor ymm1, ymm1, [rsp + 1056]; vpaddq ymm6, ymm0, ymm0; xor rax, rcx;
    vpxor ymm7, ymm9, ymm1; mov [rsp + 880], r12; vpsrlq ymm8, ymm0, 63; rorx r12, rbp, 63;
    vmovdqa [rsp + 0], ymm1; vpaddq ymm1, ymm3, ymm3; xor r12, r15; vpxor ymm4, ymm4, ymm7;
    rorx r15, r15, 63; vpaddq ymm9, ymm7, ymm7; xor r15, r10; vpsrlq ymm7, ymm7, 63;
    vpxor ymm7, ymm9, ymm7; rorx rcx, rcx, 63; vpxor ymm6, ymm6, ymm8; xor rcx, rbx;
    vpsrlq ymm8, ymm3, 63; rorx rbx, rbx, 63; vpxor ymm0, ymm7, ymm0; xor rbx, rbp;
    vpxor ymm3, ymm6, ymm3; vpxor ymm1, ymm1, ymm8; mov rbp, [rsp + 952]; vpxor ymm1, ymm1, ymm5;
    xor rbp, rcx; vpxor ymm5, ymm3, [rsp + 544]; rorx rbp, rbp, 56;
    vpxor ymm6, ymm4, [rsp + 352]; vpxor ymm7, ymm4, [rsp + 672]; xor r13, rax;
    vpsllq ymm8, ymm5, 15; rorx r10, r13, 63; vpsrlq ymm5, ymm5, 49; mov r13, [rsp + 904];
    vpxor ymm9, ymm0, [rsp + 128]; vpor ymm5, ymm8, ymm5; xor r13, r15; vpsllq ymm8, ymm6, 10;
    rorx r13, r13, 39; vpsrlq ymm6, ymm6, 54; mov [rsp + 840], r8; vpsllq ymm10, ymm7, 2;
    mov r8, [rsp + 856]; vpsrlq ymm7, ymm7, 62; vpor ymm6, ymm8, ymm6; xor r8, rbx;
    vpxor ymm8, ymm1, [rsp + 160]; rorx r8, r8, 58; vpandn ymm11, ymm6, ymm5; xor r14, r12;
    vpxor ymm12, ymm2, [rsp + 256]; vpsllq ymm13, ymm8, 36; rorx r14, r14, 46;
    vpsrlq ymm8, ymm8, 28; mov [rsp + 984], rdx; vpxor ymm14, ymm1, [rsp + 480];
    andn rdx, r10, r8; vpor ymm8, ymm13, ymm8; vpsllq ymm13, ymm12, 55; xor rdx, r14;
    vpsrlq ymm12, ymm12, 9; mov [rdi + 912], rdx; vpxor ymm11, ymm11, ymm8; andn rdx, r13, rbp;
    vpor ymm12, ymm13, ymm12; xor rdx, r8; vpxor ymm13, ymm2, [rsp + 736];
    vpsllq ymm15, ymm14, 41; mov [rdi + 888], rdx; vpsrlq ymm14, ymm14, 23; andn rdx, r14, r10;
    vmovdqu [rdi + 512], ymm11; xor rdx, rbp; vpor ymm7, ymm10, ymm7;
    vpshufb ymm10, ymm13, [rip + rotate56]; andn r8, r8, r13; vpor ymm13, ymm15, ymm14;
    xor r8, r10; vpxor ymm14, ymm0, [rsp + 448]; andn rbp, rbp, r14; vpandn ymm15, ymm5, ymm10;
    vmovdqa [rsp + 1056], ymm2; xor rbp, r13; vpsllq ymm2, ymm9, 27; mov r10, [rsp + 864];
    vpsrlq ymm9, ymm9, 37; xor r10, r15; vpxor ymm15, ymm15, ymm6; vmovdqa [rsp + 1216], ymm1;
    rorx r10, r10, 9; vpsllq ymm1, ymm14, 39; mov r13, [rsp + 912]; vpsrlq ymm14, ymm14, 25;
    xor r13, rcx; vpor ymm2, ymm2, ymm9; rorx r13, r13, 25; vpor ymm1, ymm1, ymm14;
    vpandn ymm6, ymm8, ymm6; xor rsi, rax; vmovdqu [rdi + 544], ymm15; rorx rsi, rsi, 62;
    vpandn ymm9, ymm10, ymm2; mov r14, [rsp + 816]; vpandn ymm14, ymm1, ymm13;
    vpandn ymm8, ymm2, ymm8; xor r14, rbx; vpxor ymm5, ymm9, ymm5; rorx r14, r14, 2;
    vpxor ymm9, ymm14, ymm12; xor r11, r12; vpxor ymm8, ymm8, ymm10; vpxor ymm10, ymm11, ymm9;
    rorx r11, r11, 23; vmovdqu [rdi + 576], ymm5; mov [rdi + 896], rbp;
    vmovdqu [rdi + 672], ymm9; andn rbp, rsi, r14; vpxor ymm9, ymm3, [rsp + 64]; xor rbp, r11;
    vpandn ymm11, ymm13, ymm7; vmovdqu [rdi + 608], ymm8; mov [rdi + 904], rdx;
    vpxor ymm2, ymm6, ymm2; andn rdx, r11, rsi; vpsllq ymm6, ymm9, 62; xor rdx, r13;
    vpsrlq ymm9, ymm9, 2; vpxor ymm11, ymm11, ymm1; mov [rdi + 976], rdx; vpor ymm6, ymm6, ymm9;
    andn rdx, r14, r10; vpandn ymm1, ymm12, ymm1; xor rdx, rsi; vmovdqu [rdi + 480], ymm2;
    vpxor ymm9, ymm0, [rsp + 288]; andn rsi, r13, r11; vpandn ymm14, ymm7, ymm6; xor rsi, r10;
    vmovdqa [rsp + 1088], ymm10; andn r10, r10, r13; vpxor ymm10, ymm4, [rsp + 512];
    xor r10, r14; vmovdqu [rdi + 704], ymm11; vmovdqa [rsp + 1184], ymm4; xor r9, rcx;
    vpsllq ymm4, ymm9, 20; rorx r9, r9, 37; vpsrlq ymm9, ymm9, 44; mov r11, [rsp + 984];
    vpxor ymm13, ymm14, ymm13; vpor ymm4, ymm4, ymm9; xor r11, r15; vpxor ymm5, ymm5, ymm13;
    rorx r11, r11, 8; vpsllq ymm9, ymm10, 45; mov r13, [rsp + 936]; vmovdqu [rdi + 736], ymm13;
    vpsrlq ymm10, ymm10, 19; xor r13, rbx; vpandn ymm12, ymm6, ymm12; rorx r13, r13, 49;
    vpxor ymm13, ymm3, [rsp + 704]; mov r14, [rsp + 888]; vpor ymm9, ymm9, ymm10; xor r14, rax;
    vpxor ymm7, ymm12, ymm7; vpsllq ymm10, ymm13, 61; rorx r14, r14, 54; vpxor ymm8, ymm8, ymm7;
    mov [rdi + 984], rbp; vpsrlq ymm12, ymm13, 3; mov rbp, [rsp + 840];
    vmovdqa ymm13, [rsp + 1216]; vpxor ymm14, ymm13, [rsp + 320]; xor rbp, r12;
    vmovdqu [rdi + 768], ymm7; rorx rbp, rbp, 28; vpor ymm7, ymm10, ymm12; mov [rdi + 992], rdx;
    vpxor ymm10, ymm15, ymm11; vpsllq ymm11, ymm14, 3; andn rdx, r14, r13;
    vpsrlq ymm12, ymm14, 61; xor rdx, rbp; vpxor ymm1, ymm1, ymm6; mov [rdi + 928], rdx;
    vmovdqa ymm6, [rsp + 1056]; andn rdx, r9, rbp; vpxor ymm14, ymm6, [rsp + 96];
    vpor ymm11, ymm11, ymm12; xor rdx, r11; vpandn ymm12, ymm9, ymm7; mov [rdi + 952], rdx;
    vpxor ymm2, ymm2, ymm1; andn rdx, r13, r11; vmovdqu [rdi + 640], ymm1;
    vpandn ymm1, ymm11, ymm9; xor rdx, r14; vpxor ymm15, ymm3, [rsp + 224]; andn rbp, rbp, r14;
    vmovdqa [rsp + 1152], ymm3; xor rbp, r9; vpxor ymm3, ymm0, [rsp + 608];
    vpxor ymm1, ymm1, ymm4; andn r9, r11, r9; vmovdqa [rsp + 1248], ymm0; xor r9, r13;
    vpsllq ymm0, ymm15, 6; mov r11, [rsp + 880]; vpsrlq ymm15, ymm15, 58;
    vmovdqa [rsp + 1120], ymm2; xor r11, r12; vpxor ymm2, ymm1, [rsp + 1088]; rorx r11, r11, 61;
    vpor ymm0, ymm0, ymm15; mov r13, [rsp + 872]; vpshufb ymm3, ymm3, [rip + rotate8];
    xor r13, rcx; vmovdqu [rdi + 192], ymm1; vpxor ymm1, ymm13, [rsp + 640]; rorx r13, r13, 44;
    vpsllq ymm15, ymm14, 28; mov r14, [rsp + 824]; vpsrlq ymm14, ymm14, 36; xor r14, r15;
    vpsllq ymm13, ymm1, 18; vpsrlq ymm1, ymm1, 46; rorx r14, r14, 36; vpxor ymm12, ymm12, ymm11;
    mov [rdi + 936], rdx; vpor ymm1, ymm13, ymm1; mov rdx, [rsp + 976];
    vpxor ymm13, ymm6, [rsp + 416]; vpor ymm14, ymm15, ymm14; xor rdx, rbx;
    vmovdqu [rdi + 224], ymm12; rorx rdx, rdx, 3; vpandn ymm15, ymm7, ymm14; mov [rdi + 944], r9;
    vpandn ymm6, ymm14, ymm4; mov r9, [rsp + 928]; vpxor ymm10, ymm10, ymm12;
    vpxor ymm9, ymm15, ymm9; xor r9, rax; vpxor ymm6, ymm6, ymm7; rorx r9, r9, 19;
    vpsllq ymm7, ymm13, 25; mov [rdi + 968], rsi; vpxor ymm5, ymm5, ymm9; vpxor ymm8, ymm8, ymm6;
    andn rsi, r13, r11; vmovdqu [rdi + 256], ymm9; xor rsi, r14; vpsrlq ymm9, ymm13, 39;
    mov [rdi + 840], rsi; vmovdqu [rdi + 288], ymm6; vpandn ymm4, ymm4, ymm11; andn rsi, r9, rdx;
    vpor ymm6, ymm7, ymm9; xor rsi, r11; vmovdqa ymm7, [rsp + 1184]; andn r11, r11, r9;
    vpxor ymm9, ymm7, [rsp + 32]; xor r11, r13; vpandn ymm11, ymm6, ymm3;
    vpxor ymm4, ymm4, ymm14; mov [rdi + 856], rsi; vpandn ymm12, ymm3, ymm1; andn rsi, rdx, r14;
    vpxor ymm11, ymm11, ymm0; xor rsi, r9; vpxor ymm13, ymm4, [rsp + 1120];
    vpsllq ymm14, ymm9, 1; andn r9, r14, r13; vmovdqu [rdi + 160], ymm4; xor r9, rdx;
    vpxor ymm4, ymm7, [rsp + 192]; xor rbx, [rsp + 896]; vpxor ymm2, ymm2, ymm11;
    vmovdqa ymm7, [rsp + 1056]; rorx rdx, rbx, 21; vpxor ymm7, ymm7, [rsp + 576];
    xor r12, [rsp + 800]; vmovdqu [rdi + 352], ymm11; xor rax, [rsp + 848];
    vpbroadcastq ymm11, [rsp + 1016 + 8]; rorx rax, rax, 20; vpsllq ymm15, ymm4, 44;
    vpsrlq ymm4, ymm4, 20; xor r15, [rsp + 944]; vmovdqa [rsp + 1056], ymm11; rorx rbx, r15, 43;
    vmovdqa ymm11, [rsp + 1248]; xor rcx, [rsp + 992]; vpxor ymm11, ymm11, [rsp + 768];
    vpor ymm4, ymm15, ymm4; rorx rcx, rcx, 50; vpsllq ymm15, ymm7, 21; andn r13, rdx, rbx;
    vpsrlq ymm7, ymm7, 43; xor r13, rax; vpor ymm7, ymm15, ymm7; vpsllq ymm15, ymm11, 14;
    andn r14, rax, rdx; vpsrlq ymm11, ymm11, 50; xor r14, r12; vmovdqa [rsp + 1248], ymm13;
    xor r14, [rsp + 1024]; vmovdqa ymm13, [rsp + 1152]; andn rax, r12, rax;
    vpxor ymm13, ymm13, [rsp + 384]; vpor ymm11, ymm15, ymm11; xor rax, rcx;
    vpsrlq ymm9, ymm9, 63; andn r12, rcx, r12; vpxor ymm12, ymm12, ymm6; xor r12, rbx;
    vpsllq ymm15, ymm13, 43; vpsrlq ymm13, ymm13, 21; andn rcx, rbx, rcx; vpor ymm9, ymm14, ymm9;
    xor rcx, rdx; vpxor ymm10, ymm10, ymm12; mov rdx, r8; vpor ymm13, ymm15, ymm13;
    vmovdqu [rdi + 384], ymm12; xor rdx, r10; vpandn ymm12, ymm1, ymm9; xor rdx, rbp;
    vpandn ymm14, ymm13, ymm7; xor rdx, [rdi + 840]; vpandn ymm15, ymm9, ymm0;
    vpxor ymm3, ymm12, ymm3; xor rdx, r14; vpxor ymm12, ymm14, ymm4; mov rbx, [rdi + 888];
    vpxor ymm1, ymm15, ymm1; xor rbx, [rdi + 968]; vpxor ymm5, ymm5, ymm3; xor rbx, [rdi + 928];
    vpxor ymm2, ymm2, ymm12; vpxor ymm8, ymm8, ymm1; xor rbx, r11; vmovdqu [rdi + 416], ymm3;
    xor rbx, r13; vmovdqu [rdi + 32], ymm12; mov r15, [rdi + 912]; vmovdqu [rdi + 448], ymm1;
    vpandn ymm0, ymm0, ymm6; xor r15, [rdi + 992]; vpandn ymm1, ymm7, ymm11;
    xor r15, [rdi + 952]; vmovdqa ymm3, [rsp + 1216]; xor r15, r9; vpxor ymm3, ymm3, [rsp + 0];
    vpandn ymm6, ymm11, ymm3; xor r15, rax; vpandn ymm12, ymm3, ymm4; mov [rdi + 920], rbp;
    vpxor ymm0, ymm0, ymm9; mov rbp, [rdi + 904]; vpxor ymm6, ymm6, ymm7; xor rbp, [rdi + 984];
    vpxor ymm7, ymm12, ymm11; vpxor ymm9, ymm0, [rsp + 1248]; xor rbp, [rdi + 944];
    vmovdqu [rdi + 320], ymm0; xor rbp, rsi; vpxor ymm0, ymm5, ymm6; xor rbp, r12;
    vmovdqu [rdi + 96], ymm6; vpxor ymm5, ymm8, ymm7; mov [rdi + 864], rsi;
    vpxor ymm1, ymm1, ymm13; mov rsi, [rdi + 896]; vmovdqu [rdi + 128], ymm7;
    xor rsi, [rdi + 976]; vpaddq ymm6, ymm5, ymm5; vpsrlq ymm7, ymm5, 63; xor rsi, [rdi + 936];
    vpandn ymm4, ymm4, ymm13; xor rsi, [rdi + 856]; vmovdqu [rdi + 64], ymm1; xor rsi, rcx;
    vpxor ymm6, ymm6, ymm7; mov [rdi + 816], rcx; vpxor ymm1, ymm10, ymm1;
    vpxor ymm3, ymm4, ymm3; rorx rcx, rsi, 63; vpaddq ymm4, ymm1, ymm1; xor rcx, rdx;
    vpsrlq ymm7, ymm1, 63; mov [rdi + 800], r14; vpxor ymm1, ymm6, ymm1; vpxor ymm4, ymm4, ymm7;
    rorx r14, rbx, 63; vpxor ymm3, ymm3, [rsp + 1056]; xor r14, r15; vpaddq ymm6, ymm0, ymm0;
    rorx r15, r15, 63; vpxor ymm7, ymm9, ymm3; vpsrlq ymm8, ymm0, 63; xor r15, rsi;
    vmovdqu [rdi + 0], ymm3; rorx rdx, rdx, 63; vpaddq ymm3, ymm2, ymm2; xor rdx, rbp;
    vpxor ymm4, ymm4, ymm7; rorx rbp, rbp, 63; vpaddq ymm9, ymm7, ymm7; vpsrlq ymm7, ymm7, 63;
    xor rbp, rbx; vpxor ymm7, ymm9, ymm7; mov rbx, r15; vpxor ymm6, ymm6, ymm8; mov rsi, rax;
    vpsrlq ymm8, ymm2, 63; vpxor ymm0, ymm7, ymm0; mov rax, r14; vpxor ymm2, ymm6, ymm2;
    mov r14, rbp; vpxor ymm3, ymm3, ymm8; mov rbp, rdx; vpxor ymm3, ymm3, ymm5;
    vmovdqa ymm5, ymm3; mov rdx, r14; vmovdqa ymm3, ymm1; mov r14, r12; vmovdqa ymm1, ymm4;
    mov r12, r13; vmovdqa ymm4, ymm0; vmovdqa ymm0, ymm5; mov r13, r14
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
