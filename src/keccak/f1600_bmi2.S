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

    .text

/* One state, at rdi. */
ENTRY(qtn_keccak_f1600_bmi2)
    push rbx; .cfi_def_cfa_offset 16; .cfi_offset rbx, -16; push rbp; .cfi_def_cfa_offset 24;
    .cfi_offset rbp, -24; push r12; .cfi_def_cfa_offset 32; .cfi_offset r12, -32; push r13;
    .cfi_def_cfa_offset 40; .cfi_offset r13, -40; push r14; .cfi_def_cfa_offset 48;
    .cfi_offset r14, -48; push r15; .cfi_def_cfa_offset 56; .cfi_offset r15, -56; sub rsp, 248;
    .cfi_def_cfa_offset 304; lea rax, [rip + constants]; mov [rsp + 232], rax;
    vmovdqu xmm0, [rax]; vmovdqu [rsp + 216], xmm0; mov rax, [rdi + 0]; xor rax, [rdi + 40];
    xor rax, [rdi + 80]; xor rax, [rdi + 120]; xor rax, [rdi + 160]; mov rcx, [rdi + 8];
    xor rcx, [rdi + 48]; xor rcx, [rdi + 88]; xor rcx, [rdi + 128]; xor rcx, [rdi + 168];
    mov rdx, [rdi + 16]; xor rdx, [rdi + 56]; xor rdx, [rdi + 96]; xor rdx, [rdi + 136];
    xor rdx, [rdi + 176]; mov rbx, [rdi + 24]; xor rbx, [rdi + 64]; xor rbx, [rdi + 104];
    xor rbx, [rdi + 144]; xor rbx, [rdi + 184]; mov rbp, [rdi + 32]; xor rbp, [rdi + 72];
    xor rbp, [rdi + 112]; xor rbp, [rdi + 152]; xor rbp, [rdi + 192]
    .balign 64
1:
    rorx rsi, rdx, 63; xor rsi, rax; rorx r8, rbp, 63; xor r8, rdx; rorx rdx, rcx, 63;
    xor rdx, rbp; rorx rbp, rbx, 63; xor rbp, rcx; rorx rax, rax, 63; xor rax, rbx;
    mov [rsp + 200], r8; mov [rsp + 208], rax; mov rax, rdx; xor rax, [rdi + 0]; mov rcx, rsi;
    xor rcx, [rdi + 48]; rorx rcx, rcx, 20; mov rbx, rbp; xor rbx, [rdi + 96]; rorx rbx, rbx, 21;
    mov r8, [rdi + 144]; xor r8, [rsp + 200]; rorx r8, r8, 43; mov r9, [rdi + 192];
    xor r9, [rsp + 208]; rorx r9, r9, 50; andn r10, rcx, rbx; xor r10, rax; xor r10, [rsp + 216];
    mov [rsp + 0], r10; andn r11, rbx, r8; xor r11, rcx; mov [rsp + 8], r11; andn r12, r8, r9;
    xor r12, rbx; mov [rsp + 16], r12; andn rbx, r9, rax; xor rbx, r8; mov [rsp + 24], rbx;
    andn rax, rax, rcx; xor rax, r9; mov [rsp + 32], rax; mov rcx, [rdi + 24];
    xor rcx, [rsp + 200]; rorx rcx, rcx, 36; mov r8, [rdi + 72]; xor r8, [rsp + 208];
    rorx r8, r8, 44; mov r9, rdx; xor r9, [rdi + 80]; rorx r9, r9, 61; mov r13, rsi;
    xor r13, [rdi + 128]; rorx r13, r13, 19; mov r14, rbp; xor r14, [rdi + 176];
    rorx r14, r14, 3; andn r15, r8, r9; xor r15, rcx; mov [rsp + 40], r15; xor r10, r15;
    andn r15, r9, r13; xor r15, r8; mov [rsp + 48], r15; xor r11, r15; andn r15, r13, r14;
    xor r15, r9; mov [rsp + 56], r15; xor r12, r15; andn r9, r14, rcx; xor r9, r13;
    mov [rsp + 64], r9; xor rbx, r9; andn rcx, rcx, r8; xor rcx, r14; mov [rsp + 72], rcx;
    xor rax, rcx; mov rcx, rsi; xor rcx, [rdi + 8]; rorx rcx, rcx, 63; mov r8, rbp;
    xor r8, [rdi + 56]; rorx r8, r8, 58; mov r9, [rdi + 104]; xor r9, [rsp + 200];
    rorx r9, r9, 39; mov r13, [rdi + 152]; xor r13, [rsp + 208]; rorx r13, r13, 56; mov r14, rdx;
    xor r14, [rdi + 160]; rorx r14, r14, 46; andn r15, r8, r9; xor r15, rcx; mov [rsp + 80], r15;
    xor r10, r15; andn r15, r9, r13; xor r15, r8; mov [rsp + 88], r15; xor r11, r15;
    andn r15, r13, r14; xor r15, r9; mov [rsp + 96], r15; xor r12, r15; andn r9, r14, rcx;
    xor r9, r13; mov [rsp + 104], r9; xor rbx, r9; andn rcx, rcx, r8; xor rcx, r14;
    mov [rsp + 112], rcx; xor rax, rcx; mov rcx, [rdi + 32]; xor rcx, [rsp + 208];
    rorx rcx, rcx, 37; mov r8, rdx; xor r8, [rdi + 40]; rorx r8, r8, 28; mov r9, rsi;
    xor r9, [rdi + 88]; rorx r9, r9, 54; mov r13, rbp; xor r13, [rdi + 136]; rorx r13, r13, 49;
    mov r14, [rdi + 184]; xor r14, [rsp + 200]; rorx r14, r14, 8; andn r15, r8, r9; xor r15, rcx;
    mov [rsp + 120], r15; xor r10, r15; andn r15, r9, r13; xor r15, r8; mov [rsp + 128], r15;
    xor r11, r15; andn r15, r13, r14; xor r15, r9; mov [rsp + 136], r15; xor r12, r15;
    andn r9, r14, rcx; xor r9, r13; mov [rsp + 144], r9; xor rbx, r9; andn rcx, rcx, r8;
    xor rcx, r14; mov [rsp + 152], rcx; xor rax, rcx; mov rcx, rbp; xor rcx, [rdi + 16];
    rorx rcx, rcx, 2; mov rbp, [rdi + 64]; xor rbp, [rsp + 200]; rorx rbp, rbp, 9;
    mov r8, [rdi + 112]; xor r8, [rsp + 208]; rorx r8, r8, 25; mov rdx, rdx;
    xor rdx, [rdi + 120]; rorx rdx, rdx, 23; mov rsi, rsi; xor rsi, [rdi + 168];
    rorx rsi, rsi, 62; andn r9, rbp, r8; xor r9, rcx; mov [rsp + 160], r9; xor r10, r9;
    andn r9, r8, rdx; xor r9, rbp; mov [rsp + 168], r9; xor r11, r9; andn r9, rdx, rsi;
    xor r9, r8; mov [rsp + 176], r9; xor r12, r9; andn r8, rsi, rcx; xor r8, rdx;
    mov [rsp + 184], r8; xor rbx, r8; andn rcx, rcx, rbp; xor rcx, rsi; mov [rsp + 192], rcx;
    xor rax, rcx; rorx rsi, r12, 63; xor rsi, r10; rorx rcx, rax, 63; xor rcx, r12;
    rorx r8, r11, 63; xor r8, rax; rorx r9, rbx, 63; xor r9, r11; rorx rax, r10, 63;
    xor rax, rbx; mov [rsp + 200], rcx; mov [rsp + 208], rax; mov rbp, r8; xor rbp, [rsp + 0];
    mov r10, rsi; xor r10, [rsp + 48]; rorx r10, r10, 20; mov rbx, r9; xor rbx, [rsp + 96];
    rorx rbx, rbx, 21; mov r11, [rsp + 144]; xor r11, [rsp + 200]; rorx r11, r11, 43;
    mov r12, [rsp + 192]; xor r12, [rsp + 208]; rorx r12, r12, 50; andn rax, r10, rbx;
    xor rax, rbp; xor rax, [rsp + 224]; mov [rdi + 0], rax; andn rcx, rbx, r11; xor rcx, r10;
    mov [rdi + 8], rcx; andn rdx, r11, r12; xor rdx, rbx; mov [rdi + 16], rdx;
    andn rbx, r12, rbp; xor rbx, r11; mov [rdi + 24], rbx; andn rbp, rbp, r10; xor rbp, r12;
    mov [rdi + 32], rbp; mov r10, [rsp + 24]; xor r10, [rsp + 200]; rorx r10, r10, 36;
    mov r11, [rsp + 72]; xor r11, [rsp + 208]; rorx r11, r11, 44; mov r12, r8;
    xor r12, [rsp + 80]; rorx r12, r12, 61; mov r13, rsi; xor r13, [rsp + 128];
    rorx r13, r13, 19; mov r14, r9; xor r14, [rsp + 176]; rorx r14, r14, 3; andn r15, r11, r12;
    xor r15, r10; mov [rdi + 40], r15; xor rax, r15; andn r15, r12, r13; xor r15, r11;
    mov [rdi + 48], r15; xor rcx, r15; andn r15, r13, r14; xor r15, r12; mov [rdi + 56], r15;
    xor rdx, r15; andn r12, r14, r10; xor r12, r13; mov [rdi + 64], r12; xor rbx, r12;
    andn r10, r10, r11; xor r10, r14; mov [rdi + 72], r10; xor rbp, r10; mov r10, rsi;
    xor r10, [rsp + 8]; rorx r10, r10, 63; mov r11, r9; xor r11, [rsp + 56]; rorx r11, r11, 58;
    mov r12, [rsp + 104]; xor r12, [rsp + 200]; rorx r12, r12, 39; mov r13, [rsp + 152];
    xor r13, [rsp + 208]; rorx r13, r13, 56; mov r14, r8; xor r14, [rsp + 160];
    rorx r14, r14, 46; andn r15, r11, r12; xor r15, r10; mov [rdi + 80], r15; xor rax, r15;
    andn r15, r12, r13; xor r15, r11; mov [rdi + 88], r15; xor rcx, r15; andn r15, r13, r14;
    xor r15, r12; mov [rdi + 96], r15; xor rdx, r15; andn r12, r14, r10; xor r12, r13;
    mov [rdi + 104], r12; xor rbx, r12; andn r10, r10, r11; xor r10, r14; mov [rdi + 112], r10;
    xor rbp, r10; mov r10, [rsp + 32]; xor r10, [rsp + 208]; rorx r10, r10, 37; mov r11, r8;
    xor r11, [rsp + 40]; rorx r11, r11, 28; mov r12, rsi; xor r12, [rsp + 88]; rorx r12, r12, 54;
    mov r13, r9; xor r13, [rsp + 136]; rorx r13, r13, 49; mov r14, [rsp + 184];
    xor r14, [rsp + 200]; rorx r14, r14, 8; andn r15, r11, r12; xor r15, r10;
    mov [rdi + 120], r15; xor rax, r15; andn r15, r12, r13; xor r15, r11; mov [rdi + 128], r15;
    xor rcx, r15; andn r15, r13, r14; xor r15, r12; mov [rdi + 136], r15; xor rdx, r15;
    andn r12, r14, r10; xor r12, r13; mov [rdi + 144], r12; xor rbx, r12; andn r10, r10, r11;
    xor r10, r14; mov [rdi + 152], r10; xor rbp, r10; mov r9, r9; xor r9, [rsp + 16];
    rorx r9, r9, 2; mov r10, [rsp + 64]; xor r10, [rsp + 200]; rorx r10, r10, 9;
    mov r11, [rsp + 112]; xor r11, [rsp + 208]; rorx r11, r11, 25; mov r8, r8;
    xor r8, [rsp + 120]; rorx r8, r8, 23; mov rsi, rsi; xor rsi, [rsp + 168]; rorx rsi, rsi, 62;
    andn r12, r10, r11; xor r12, r9; mov [rdi + 160], r12; xor rax, r12; andn r12, r11, r8;
    xor r12, r10; mov [rdi + 168], r12; xor rcx, r12; andn r12, r8, rsi; xor r12, r11;
    mov [rdi + 176], r12; xor rdx, r12; andn r11, rsi, r9; xor r11, r8; mov [rdi + 184], r11;
    xor rbx, r11; andn r8, r9, r10; xor r8, rsi; mov [rdi + 192], r8; xor rbp, r8
    mov r15, [rsp + 232]; add r15, 16; mov [rsp + 232], r15; vmovdqu xmm0, [r15];
    vmovdqu [rsp + 216], xmm0; cmp r15b, 192; jne 1b
    vpxor xmm0, xmm0, xmm0; add rsp, 248; .cfi_def_cfa_offset 56; pop r15;
    .cfi_def_cfa_offset 48; pop r14; .cfi_def_cfa_offset 40; pop r13; .cfi_def_cfa_offset 32;
    pop r12; .cfi_def_cfa_offset 24; pop rbp; .cfi_def_cfa_offset 16; pop rbx;
    .cfi_def_cfa_offset 8; ret
END(qtn_keccak_f1600_bmi2)

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
    /* Ready for indirect branch tracking and shadow stacks. */
    .section .note.gnu.property, "a"
    .balign 8
    .long 4, 16, 5
    .asciz "GNU"
    .long 0xc0000002, 4, 3, 0
#endif
