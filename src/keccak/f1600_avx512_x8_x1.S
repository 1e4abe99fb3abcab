/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Written by scripts/keccak_avx512.py, which explains it; a test compares.
 *
 * KECCAK-p[1600, 24] for x86-64 with AVX-512. The calling convention is System V's on every system;
 * avx512.h says so to the compiler. */
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

    .text

/* Eight states word by word at rdi, then one. */
ENTRY(qtn_keccak_avx512_x8_x1)
    push rbx; .cfi_def_cfa_offset 16; .cfi_offset rbx, -16; push rbp; .cfi_def_cfa_offset 24;
    .cfi_offset rbp, -24; push r12; .cfi_def_cfa_offset 32; .cfi_offset r12, -32; push r13;
    .cfi_def_cfa_offset 40; .cfi_offset r13, -40; push r14; .cfi_def_cfa_offset 48;
    .cfi_offset r14, -48; push r15; .cfi_def_cfa_offset 56; .cfi_offset r15, -56; sub rsp, 240;
    .cfi_def_cfa_offset 296; lea rax, [rip + constants]; mov [rsp + 232], rax;
    vmovdqu xmm0, [rax]; vmovdqu [rsp + 216], xmm0; vmovdqu64 zmm0, [rdi + 0];
    vmovdqu64 zmm1, [rdi + 64]; vmovdqu64 zmm2, [rdi + 128]; vmovdqu64 zmm3, [rdi + 192];
    vmovdqu64 zmm4, [rdi + 256]; vmovdqu64 zmm5, [rdi + 320]; vmovdqu64 zmm6, [rdi + 384];
    vmovdqu64 zmm7, [rdi + 448]; vmovdqu64 zmm8, [rdi + 512]; vmovdqu64 zmm9, [rdi + 576];
    vmovdqu64 zmm10, [rdi + 640]; vmovdqu64 zmm11, [rdi + 704]; vmovdqu64 zmm12, [rdi + 768];
    vmovdqu64 zmm13, [rdi + 832]; vmovdqu64 zmm14, [rdi + 896]; vmovdqu64 zmm15, [rdi + 960];
    vmovdqu64 zmm16, [rdi + 1024]; vmovdqu64 zmm17, [rdi + 1088]; vmovdqu64 zmm18, [rdi + 1152];
    vmovdqu64 zmm19, [rdi + 1216]; vmovdqu64 zmm20, [rdi + 1280]; vmovdqu64 zmm21, [rdi + 1344];
    vmovdqu64 zmm22, [rdi + 1408]; vmovdqu64 zmm23, [rdi + 1472]; vmovdqu64 zmm24, [rdi + 1536];
    mov rsi, [rdi + 1600]; xor rsi, [rdi + 1640]; xor rsi, [rdi + 1680]; xor rsi, [rdi + 1720];
    xor rsi, [rdi + 1760]; mov r8, [rdi + 1608]; xor r8, [rdi + 1648]; xor r8, [rdi + 1688];
    xor r8, [rdi + 1728]; xor r8, [rdi + 1768]; mov r9, [rdi + 1616]; xor r9, [rdi + 1656];
    xor r9, [rdi + 1696]; xor r9, [rdi + 1736]; xor r9, [rdi + 1776]; mov r10, [rdi + 1624];
    xor r10, [rdi + 1664]; xor r10, [rdi + 1704]; xor r10, [rdi + 1744]; xor r10, [rdi + 1784];
    mov r11, [rdi + 1632]; xor r11, [rdi + 1672]; xor r11, [rdi + 1712]; xor r11, [rdi + 1752];
    xor r11, [rdi + 1792]; rorx rax, r8, 63; xor rax, r11; rorx rcx, r9, 63; xor rcx, rsi;
    rorx rdx, r10, 63; xor rdx, r8; rorx rbx, r11, 63; xor rbx, r9; rorx rbp, rsi, 63;
    xor rbp, r10; mov rsi, [rdi + 1632]; mov r9, [rdi + 1672]; mov r8, [rdi + 1680];
    mov r13, [rdi + 1624]; mov r12, [rdi + 1608]; mov r10, [rdi + 1760]; mov r11, [rdi + 1648]
    .balign 64
1:
    mov r14, [rdi + 1736]; vmovdqa64 zmm25, zmm4; xor r14, rdx;
    vpternlogq zmm25, zmm9, zmm14, 150; rorx r14, r14, 49; vmovdqa64 zmm26, zmm0; xor rsi, rbp;
    rorx rsi, rsi, 37; vpternlogq zmm26, zmm5, zmm10, 150; mov r15, [rdi + 1688];
    vmovdqa64 zmm27, zmm2; xor r15, rcx; vpternlogq zmm27, zmm7, zmm12, 150; rorx r15, r15, 54;
    mov [rdi + 1648], r11; vmovdqa64 zmm28, zmm1; mov r11, [rdi + 1640];
    vpternlogq zmm28, zmm6, zmm11, 150; xor r11, rax; vmovdqa64 zmm29, zmm3; rorx r11, r11, 28;
    vpternlogq zmm29, zmm8, zmm13, 150; mov [rdi + 1760], r10; mov r10, [rdi + 1784];
    vpternlogq zmm27, zmm17, zmm22, 150; xor r10, rbx; vpternlogq zmm28, zmm16, zmm21, 150;
    rorx r10, r10, 8; vpternlogq zmm26, zmm15, zmm20, 150; mov [rdi + 1608], r12;
    andn r12, rsi, r11; vpternlogq zmm25, zmm19, zmm24, 150; xor r12, r10;
    vpternlogq zmm29, zmm18, zmm23, 150; mov [rsp + 152], r12; vprolq zmm30, zmm26, 1;
    andn r12, r15, r14; xor r12, r11; vpxorq zmm30, zmm29, zmm30; mov [rsp + 128], r12;
    vprolq zmm31, zmm28, 1; andn r12, r10, rsi; vprolq zmm29, zmm29, 1; xor r12, r14;
    vpxorq zmm28, zmm28, zmm29; andn r11, r11, r15; xor r11, rsi; vpxorq zmm31, zmm25, zmm31;
    andn rsi, r14, r10; vpxorq zmm12, zmm28, zmm12; xor rsi, r15; vprolq zmm25, zmm25, 1;
    xor r9, rbp; rorx r9, r9, 44; vprolq zmm29, zmm27, 1; xor r8, rax;
    vpxorq zmm26, zmm26, zmm29; rorx r8, r8, 61; vpxorq zmm27, zmm27, zmm25;
    mov r10, [rdi + 1776]; xor r10, rdx; vpxorq zmm24, zmm30, zmm24; rorx r10, r10, 3;
    vpxorq zmm6, zmm26, zmm6; xor r13, rbx; vpxorq zmm18, zmm27, zmm18; rorx r13, r13, 36;
    vprolq zmm6, zmm6, 44; mov r14, [rdi + 1728]; xor r14, rcx; vprolq zmm18, zmm18, 21;
    rorx r14, r14, 19; vprolq zmm24, zmm24, 14; andn r15, r10, r13; vpxorq zmm0, zmm31, zmm0;
    xor r15, r14; mov [rsp + 136], rsi; vpxorq zmm9, zmm30, zmm9; andn rsi, r14, r10;
    vprolq zmm12, zmm12, 43; xor rsi, r8; vmovdqa64 zmm25, zmm12; mov [rsp + 56], rsi;
    andn rsi, r13, r9; vpternlogq zmm25, zmm18, zmm24, 210; xor rsi, r10; vmovdqa64 zmm29, zmm0;
    andn r10, r8, r14; vpternlogq zmm29, zmm6, zmm12, 210; xor r10, r9; vpxorq zmm3, zmm27, zmm3;
    andn r8, r9, r8; xor r8, r13; vpternlogq zmm12, zmm6, zmm18, 198; mov r9, [rdi + 1608];
    vprolq zmm3, zmm3, 28; xor r9, rcx; vpternlogq zmm18, zmm24, zmm0, 210; rorx r9, r9, 63;
    mov r13, [rdi + 1760]; vpxorq zmm10, zmm31, zmm10; xor r13, rax; vprolq zmm10, zmm10, 3;
    rorx r13, r13, 46; vpxorq zmm16, zmm26, zmm16; mov r14, [rdi + 1752]; xor r14, rbp;
    vprolq zmm9, zmm9, 20; rorx r14, r14, 56; vpxorq zmm22, zmm28, zmm22; mov [rsp + 144], r12;
    vprolq zmm16, zmm16, 45; mov r12, [rdi + 1704]; vpxorq zmm1, zmm26, zmm1; xor r12, rbx;
    rorx r12, r12, 39; vprolq zmm22, zmm22, 61; mov [rsp + 64], r15;
    vpternlogq zmm24, zmm0, zmm6, 210; mov r15, [rdi + 1656]; vmovdqa64 zmm6, zmm16;
    xor r15, rdx; rorx r15, r15, 58; vpternlogq zmm6, zmm22, zmm3, 210; mov [rsp + 72], rsi;
    vmovdqa64 zmm0, zmm10; andn rsi, r12, r14; vpternlogq zmm0, zmm16, zmm22, 210; xor rsi, r15;
    mov [rsp + 88], rsi; vpxorq zmm7, zmm28, zmm7; andn rsi, r9, r15; vpxorq zmm11, zmm26, zmm11;
    xor rsi, r13; vpternlogq zmm16, zmm9, zmm10, 156; mov [rsp + 112], rsi; vprolq zmm7, zmm7, 6;
    andn rsi, r14, r13; xor rsi, r12; vpxorq zmm13, zmm27, zmm13; andn r12, r15, r12;
    vprolq zmm13, zmm13, 25; xor r12, r9; vpxorq zmm20, zmm31, zmm20; andn r9, r13, r9;
    xor r9, r14; vprolq zmm1, zmm1, 1; mov r13, [rdi + 1696]; vpternlogq zmm10, zmm3, zmm9, 156;
    xor r13, rdx; vpxorq zmm19, zmm30, zmm19; rorx r13, r13, 21; mov r14, [rdi + 1648];
    vprolq zmm20, zmm20, 18; xor r14, rcx; vprolq zmm19, zmm19, 8; rorx r14, r14, 20;
    vpternlogq zmm22, zmm3, zmm9, 210; mov r15, [rdi + 1600]; vmovdqa64 zmm9, zmm7; xor r15, rax;
    mov [rsp + 96], rsi; vpternlogq zmm9, zmm13, zmm19, 210; mov rsi, [rdi + 1792];
    vpxorq zmm4, zmm30, zmm4; xor rsi, rbp; vmovdqa64 zmm3, zmm19; rorx rsi, rsi, 50;
    mov [rsp + 104], r9; vpternlogq zmm3, zmm20, zmm1, 210; mov r9, [rdi + 1744];
    vpxorq zmm5, zmm31, zmm5; xor r9, rbx; vprolq zmm5, zmm5, 36; rorx r9, r9, 43;
    mov [rsp + 48], r10; vpternlogq zmm19, zmm13, zmm20, 198; andn r10, r14, r13;
    vprolq zmm11, zmm11, 10; xor r10, r15; vprolq zmm4, zmm4, 27; xor r10, [rsp + 216];
    vpxorq zmm17, zmm28, zmm17; mov [rsp + 0], r10; andn r10, r9, rsi; vpxorq zmm8, zmm27, zmm8;
    xor r10, r13; vprolq zmm17, zmm17, 15; andn r13, r13, r9; vpxorq zmm27, zmm27, zmm23;
    xor r13, r14; mov [rsp + 16], r10; vprolq zmm27, zmm27, 56; andn r10, rsi, r15;
    vmovdqa64 zmm23, zmm17; xor r10, r9; vpternlogq zmm23, zmm27, zmm4, 210; andn r9, r15, r14;
    xor r9, rsi; vprolq zmm8, zmm8, 55; xor rbp, [rdi + 1712]; vpxorq zmm26, zmm26, zmm21;
    rorx rbp, rbp, 25; vpternlogq zmm13, zmm1, zmm7, 156; xor rdx, [rdi + 1616];
    vpxorq zmm30, zmm30, zmm14; rorx rdx, rdx, 2; xor rbx, [rdi + 1664];
    vpxorq zmm28, zmm28, zmm2; rorx rbx, rbx, 9; vpxorq zmm31, zmm31, zmm15;
    xor rax, [rdi + 1720]; vmovdqa64 zmm15, zmm5; rorx rax, rax, 23; xor rcx, [rdi + 1768];
    vpternlogq zmm15, zmm11, zmm17, 210; rorx rcx, rcx, 62; vpternlogq zmm20, zmm1, zmm7, 210;
    andn rsi, rbp, rax; vpternlogq zmm17, zmm11, zmm27, 198; xor rsi, rbx; andn r14, rbx, rbp;
    vpternlogq zmm27, zmm4, zmm5, 210; xor r14, rdx; vprolq zmm30, zmm30, 39; andn rbx, rdx, rbx;
    vprolq zmm28, zmm28, 62; xor rbx, rcx; vprolq zmm26, zmm26, 2; andn rdx, rcx, rdx;
    xor rdx, rax; vprolq zmm31, zmm31, 41; andn rax, rax, rcx; vpternlogq zmm4, zmm5, zmm11, 210;
    xor rax, rbp; vmovdqa64 zmm11, zmm8; mov rcx, r11; xor rcx, r8;
    vpternlogq zmm11, zmm30, zmm31, 210; xor rcx, r12;
    vpxorq zmm29, zmm29, qword ptr [rsp + 216]{1to8}; xor rcx, [rsp + 0]; vmovdqa64 zmm5, zmm31;
    xor rcx, r14; mov rbp, [rsp + 128]; vpternlogq zmm5, zmm26, zmm28, 210; xor rbp, [rsp + 48];
    vpternlogq zmm31, zmm30, zmm26, 198; xor rbp, [rsp + 88]; vpternlogq zmm26, zmm28, zmm8, 210;
    xor rbp, r13; vpternlogq zmm28, zmm8, zmm30, 210; xor rbp, rsi; mov r15, [rsp + 152];
    vmovdqa64 zmm1, zmm12; xor r15, [rsp + 72]; vmovdqa64 zmm2, zmm25; xor r15, [rsp + 112];
    vmovdqa64 zmm7, zmm0; xor r15, r9; xor r15, rbx; vmovdqa64 zmm0, zmm29; mov [rsp + 192], rbx;
    vmovdqa64 zmm8, zmm6; mov rbx, [rsp + 144]; vmovdqa64 zmm6, zmm16; xor rbx, [rsp + 64];
    xor rbx, [rsp + 104]; vmovdqa64 zmm12, zmm19; xor rbx, r10; vmovdqa64 zmm14, zmm20;
    xor rbx, rdx; vmovdqa64 zmm16, zmm15; mov [rsp + 24], r10; vmovdqa64 zmm15, zmm4;
    mov r10, [rsp + 136]; xor r10, [rsp + 56]; vmovdqa64 zmm4, zmm24; xor r10, [rsp + 96];
    vmovdqa64 zmm19, zmm27; xor r10, [rsp + 16]; vmovdqa64 zmm20, zmm28; xor r10, rax;
    mov [rsp + 176], rax; vmovdqa64 zmm21, zmm11; rorx rax, r10, 63; vmovdqa64 zmm11, zmm9;
    xor rax, rcx; vmovdqa64 zmm9, zmm22; mov [rsp + 80], r12; rorx r12, rbp, 63;
    vmovdqa64 zmm22, zmm31; xor r12, r15; vmovdqa64 zmm24, zmm26; rorx r15, r15, 63;
    vmovdqa64 zmm30, zmm3; xor r15, r10; vmovdqa64 zmm3, zmm18; rorx rcx, rcx, 63; xor rcx, rbx;
    vmovdqa64 zmm18, zmm23; rorx rbx, rbx, 63; vmovdqa64 zmm23, zmm5; xor rbx, rbp;
    vmovdqa64 zmm5, zmm10; mov rbp, [rsp + 152]; xor rbp, rcx; vmovdqa64 zmm10, zmm13;
    rorx rbp, rbp, 56; vmovdqa64 zmm13, zmm30; xor r13, rax; vmovdqa64 zmm25, zmm4;
    rorx r10, r13, 63; mov r13, [rsp + 104]; vpternlogq zmm25, zmm9, zmm14, 150; xor r13, r15;
    vmovdqa64 zmm26, zmm0; rorx r13, r13, 39; vpternlogq zmm26, zmm5, zmm10, 150;
    mov [rsp + 40], r8; vmovdqa64 zmm27, zmm2; mov r8, [rsp + 56]; xor r8, rbx;
    vpternlogq zmm27, zmm7, zmm12, 150; rorx r8, r8, 58; vmovdqa64 zmm28, zmm1; xor r14, r12;
    vpternlogq zmm28, zmm6, zmm11, 150; rorx r14, r14, 46; mov [rsp + 184], rdx;
    vmovdqa64 zmm29, zmm3; andn rdx, r10, r8; vpternlogq zmm29, zmm8, zmm13, 150; xor rdx, r14;
    vpternlogq zmm27, zmm17, zmm22, 150; mov [rdi + 1712], rdx; andn rdx, r13, rbp;
    vpternlogq zmm28, zmm16, zmm21, 150; xor rdx, r8; vpternlogq zmm26, zmm15, zmm20, 150;
    mov [rdi + 1688], rdx; vpternlogq zmm25, zmm19, zmm24, 150; andn rdx, r14, r10;
    vpternlogq zmm29, zmm18, zmm23, 150; xor rdx, rbp; andn r8, r8, r13; vprolq zmm30, zmm26, 1;
    xor r8, r10; vpxorq zmm30, zmm29, zmm30; andn rbp, rbp, r14; vprolq zmm31, zmm28, 1;
    xor rbp, r13; mov r10, [rsp + 64]; vprolq zmm29, zmm29, 1; xor r10, r15;
    vpxorq zmm28, zmm28, zmm29; rorx r10, r10, 9; vpxorq zmm31, zmm25, zmm31;
    mov r13, [rsp + 112]; xor r13, rcx; vpxorq zmm12, zmm28, zmm12; rorx r13, r13, 25;
    vprolq zmm25, zmm25, 1; xor rsi, rax; vprolq zmm29, zmm27, 1; rorx rsi, rsi, 62;
    vpxorq zmm26, zmm26, zmm29; mov r14, [rsp + 16]; xor r14, rbx; vpxorq zmm27, zmm27, zmm25;
    rorx r14, r14, 2; vpxorq zmm24, zmm30, zmm24; xor r11, r12; vpxorq zmm6, zmm26, zmm6;
    rorx r11, r11, 23; mov [rdi + 1696], rbp; vpxorq zmm18, zmm27, zmm18; andn rbp, rsi, r14;
    vprolq zmm6, zmm6, 44; xor rbp, r11; vprolq zmm18, zmm18, 21; mov [rdi + 1704], rdx;
    andn rdx, r11, rsi; vprolq zmm24, zmm24, 14; xor rdx, r13; vpxorq zmm0, zmm31, zmm0;
    mov [rdi + 1776], rdx; vpxorq zmm9, zmm30, zmm9; andn rdx, r14, r10; vprolq zmm12, zmm12, 43;
    xor rdx, rsi; andn rsi, r13, r11; vmovdqa64 zmm25, zmm12; xor rsi, r10;
    vpternlogq zmm25, zmm18, zmm24, 210; andn r10, r10, r13; vmovdqa64 zmm29, zmm0; xor r10, r14;
    xor r9, rcx; vpternlogq zmm29, zmm6, zmm12, 210; rorx r9, r9, 37; vpxorq zmm3, zmm27, zmm3;
    mov r11, [rsp + 184]; vpternlogq zmm12, zmm6, zmm18, 198; xor r11, r15; rorx r11, r11, 8;
    vprolq zmm3, zmm3, 28; mov r13, [rsp + 136]; vpternlogq zmm18, zmm24, zmm0, 210;
    xor r13, rbx; vpxorq zmm10, zmm31, zmm10; rorx r13, r13, 49; vprolq zmm10, zmm10, 3;
    mov r14, [rsp + 88]; xor r14, rax; vpxorq zmm16, zmm26, zmm16; rorx r14, r14, 54;
    vprolq zmm9, zmm9, 20; mov [rdi + 1784], rbp; vpxorq zmm22, zmm28, zmm22;
    mov rbp, [rsp + 40]; xor rbp, r12; vprolq zmm16, zmm16, 45; rorx rbp, rbp, 28;
    vpxorq zmm1, zmm26, zmm1; mov [rdi + 1792], rdx; vprolq zmm22, zmm22, 61; andn rdx, r14, r13;
    xor rdx, rbp; vpternlogq zmm24, zmm0, zmm6, 210; mov [rdi + 1728], rdx;
    vmovdqa64 zmm6, zmm16; andn rdx, r9, rbp; vpternlogq zmm6, zmm22, zmm3, 210; xor rdx, r11;
    vmovdqa64 zmm0, zmm10; mov [rdi + 1752], rdx; andn rdx, r13, r11;
    vpternlogq zmm0, zmm16, zmm22, 210; xor rdx, r14; vpxorq zmm7, zmm28, zmm7;
    andn rbp, rbp, r14; vpxorq zmm11, zmm26, zmm11; xor rbp, r9; andn r9, r11, r9;
    vpternlogq zmm16, zmm9, zmm10, 156; xor r9, r13; vprolq zmm7, zmm7, 6; mov r11, [rsp + 80];
    vpxorq zmm13, zmm27, zmm13; xor r11, r12; rorx r11, r11, 61; vprolq zmm13, zmm13, 25;
    mov r13, [rsp + 72]; vpxorq zmm20, zmm31, zmm20; xor r13, rcx; vprolq zmm1, zmm1, 1;
    rorx r13, r13, 44; vpternlogq zmm10, zmm3, zmm9, 156; mov r14, [rsp + 24]; xor r14, r15;
    vpxorq zmm19, zmm30, zmm19; rorx r14, r14, 36; vprolq zmm20, zmm20, 18;
    mov [rdi + 1736], rdx; vprolq zmm19, zmm19, 8; mov rdx, [rsp + 176]; xor rdx, rbx;
    vpternlogq zmm22, zmm3, zmm9, 210; rorx rdx, rdx, 3; vmovdqa64 zmm9, zmm7;
    mov [rdi + 1744], r9; vpternlogq zmm9, zmm13, zmm19, 210; mov r9, [rsp + 128]; xor r9, rax;
    vpxorq zmm4, zmm30, zmm4; rorx r9, r9, 19; vmovdqa64 zmm3, zmm19; mov [rdi + 1768], rsi;
    vpternlogq zmm3, zmm20, zmm1, 210; andn rsi, r13, r11; vpxorq zmm5, zmm31, zmm5;
    xor rsi, r14; mov [rdi + 1640], rsi; vprolq zmm5, zmm5, 36; andn rsi, r9, rdx;
    vpternlogq zmm19, zmm13, zmm20, 198; xor rsi, r11; vprolq zmm11, zmm11, 10;
    andn r11, r11, r9; xor r11, r13; vprolq zmm4, zmm4, 27; mov [rdi + 1656], rsi;
    vpxorq zmm17, zmm28, zmm17; andn rsi, rdx, r14; vpxorq zmm8, zmm27, zmm8; xor rsi, r9;
    andn r9, r14, r13; vprolq zmm17, zmm17, 15; xor r9, rdx; vpxorq zmm27, zmm27, zmm23;
    xor rbx, [rsp + 96]; vprolq zmm27, zmm27, 56; rorx rdx, rbx, 21; vmovdqa64 zmm23, zmm17;
    xor r12, [rsp + 0]; xor rax, [rsp + 48]; vpternlogq zmm23, zmm27, zmm4, 210;
    rorx rax, rax, 20; vprolq zmm8, zmm8, 55; xor r15, [rsp + 144]; vpxorq zmm26, zmm26, zmm21;
    rorx rbx, r15, 43; xor rcx, [rsp + 192]; vpternlogq zmm13, zmm1, zmm7, 156;
    rorx rcx, rcx, 50; vpxorq zmm30, zmm30, zmm14; andn r13, rdx, rbx; vpxorq zmm28, zmm28, zmm2;
    xor r13, rax; andn r14, rax, rdx; vpxorq zmm31, zmm31, zmm15; xor r14, r12;
    vmovdqa64 zmm15, zmm5; xor r14, [rsp + 224]; vpternlogq zmm15, zmm11, zmm17, 210;
    andn rax, r12, rax; vpternlogq zmm20, zmm1, zmm7, 210; xor rax, rcx; andn r12, rcx, r12;
    vpternlogq zmm17, zmm11, zmm27, 198; xor r12, rbx; vpternlogq zmm27, zmm4, zmm5, 210;
    andn rcx, rbx, rcx; vprolq zmm30, zmm30, 39; xor rcx, rdx; mov rdx, r8;
    vprolq zmm28, zmm28, 62; xor rdx, r10; vprolq zmm26, zmm26, 2; xor rdx, rbp;
    vprolq zmm31, zmm31, 41; xor rdx, [rdi + 1640]; xor rdx, r14;
    vpternlogq zmm4, zmm5, zmm11, 210; mov rbx, [rdi + 1688]; vmovdqa64 zmm11, zmm8;
    xor rbx, [rdi + 1768]; vpternlogq zmm11, zmm30, zmm31, 210; xor rbx, [rdi + 1728];
    vpxorq zmm29, zmm29, qword ptr [rsp + 224]{1to8}; xor rbx, r11; xor rbx, r13;
    vmovdqa64 zmm5, zmm31; mov r15, [rdi + 1712]; vpternlogq zmm5, zmm26, zmm28, 210;
    xor r15, [rdi + 1792]; vpternlogq zmm31, zmm30, zmm26, 198; xor r15, [rdi + 1752];
    xor r15, r9; vpternlogq zmm26, zmm28, zmm8, 210; xor r15, rax;
    vpternlogq zmm28, zmm8, zmm30, 210; mov [rdi + 1720], rbp; vmovdqa64 zmm1, zmm12;
    mov rbp, [rdi + 1704]; xor rbp, [rdi + 1784]; vmovdqa64 zmm2, zmm25; xor rbp, [rdi + 1744];
    vmovdqa64 zmm7, zmm0; xor rbp, rsi; vmovdqa64 zmm0, zmm29; xor rbp, r12;
    vmovdqa64 zmm8, zmm6; mov [rdi + 1664], rsi; mov rsi, [rdi + 1696]; vmovdqa64 zmm6, zmm16;
    xor rsi, [rdi + 1776]; vmovdqa64 zmm12, zmm19; xor rsi, [rdi + 1736]; vmovdqa64 zmm14, zmm20;
    xor rsi, [rdi + 1656]; xor rsi, rcx; vmovdqa64 zmm16, zmm15; mov [rdi + 1616], rcx;
    vmovdqa64 zmm15, zmm4; rorx rcx, rsi, 63; vmovdqa64 zmm4, zmm24; xor rcx, rdx;
    mov [rdi + 1600], r14; vmovdqa64 zmm19, zmm27; rorx r14, rbx, 63; vmovdqa64 zmm20, zmm28;
    xor r14, r15; vmovdqa64 zmm21, zmm11; rorx r15, r15, 63; vmovdqa64 zmm11, zmm9; xor r15, rsi;
    rorx rdx, rdx, 63; vmovdqa64 zmm9, zmm22; xor rdx, rbp; vmovdqa64 zmm22, zmm31;
    rorx rbp, rbp, 63; vmovdqa64 zmm24, zmm26; xor rbp, rbx; mov rbx, r15; vmovdqa64 zmm30, zmm3;
    mov rsi, rax; vmovdqa64 zmm3, zmm18; mov rax, r14; vmovdqa64 zmm18, zmm23; mov r14, rbp;
    mov rbp, rdx; vmovdqa64 zmm23, zmm5; mov rdx, r14; vmovdqa64 zmm5, zmm10; mov r14, r12;
    vmovdqa64 zmm10, zmm13; mov r12, r13; vmovdqa64 zmm13, zmm30; mov r13, r14
    mov r14, [rsp + 232]; add r14, 16; mov [rsp + 232], r14; vmovdqu64 xmm31, [r14];
    vmovdqu64 [rsp + 216], xmm31; cmp r14b, 192; jne 1b; mov [rdi + 1632], rsi;
    mov [rdi + 1672], r9; mov [rdi + 1680], r8; mov [rdi + 1624], r13; mov [rdi + 1608], r12;
    mov [rdi + 1760], r10; mov [rdi + 1648], r11; vmovdqu64 [rdi + 0], zmm0;
    vmovdqu64 [rdi + 64], zmm1; vmovdqu64 [rdi + 128], zmm2; vmovdqu64 [rdi + 192], zmm3;
    vmovdqu64 [rdi + 256], zmm4; vmovdqu64 [rdi + 320], zmm5; vmovdqu64 [rdi + 384], zmm6;
    vmovdqu64 [rdi + 448], zmm7; vmovdqu64 [rdi + 512], zmm8; vmovdqu64 [rdi + 576], zmm9;
    vmovdqu64 [rdi + 640], zmm10; vmovdqu64 [rdi + 704], zmm11; vmovdqu64 [rdi + 768], zmm12;
    vmovdqu64 [rdi + 832], zmm13; vmovdqu64 [rdi + 896], zmm14; vmovdqu64 [rdi + 960], zmm15;
    vmovdqu64 [rdi + 1024], zmm16; vmovdqu64 [rdi + 1088], zmm17; vmovdqu64 [rdi + 1152], zmm18;
    vmovdqu64 [rdi + 1216], zmm19; vmovdqu64 [rdi + 1280], zmm20; vmovdqu64 [rdi + 1344], zmm21;
    vmovdqu64 [rdi + 1408], zmm22; vmovdqu64 [rdi + 1472], zmm23; vmovdqu64 [rdi + 1536], zmm24;
    vzeroupper; add rsp, 240; .cfi_def_cfa_offset 56; pop r15; .cfi_def_cfa_offset 48; pop r14;
    .cfi_def_cfa_offset 40; pop r13; .cfi_def_cfa_offset 32; pop r12; .cfi_def_cfa_offset 24;
    pop rbp; .cfi_def_cfa_offset 16; pop rbx; .cfi_def_cfa_offset 8; ret
END(qtn_keccak_avx512_x8_x1)

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
    /* Ready for indirect branch tracking and shadow stacks. */
    .section .note.gnu.property, "a"
    .balign 8
    .long 4, 16, 5
    .asciz "GNU"
    .long 0xc0000002, 4, 3, 0
#endif
