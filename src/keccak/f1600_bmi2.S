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

    .text

/* One state, at rdi. */
ENTRY(qtn_keccak_f1600_bmi2)
    push rbx; .cfi_def_cfa_offset 16; .cfi_offset rbx, -16; push rbp; .cfi_def_cfa_offset 24;
    .cfi_offset rbp, -24; push r12; .cfi_def_cfa_offset 32; .cfi_offset r12, -32; push r13;
    .cfi_def_cfa_offset 40; .cfi_offset r13, -40; push r14; .cfi_def_cfa_offset 48;
    .cfi_offset r14, -48; push r15; .cfi_def_cfa_offset 56; .cfi_offset r15, -56; sub rsp, 224;
    .cfi_def_cfa_offset 280; lea rax, [rip + constants]; mov [rsp + 216], rax;
    mov rsi, [rdi + 0]; xor rsi, [rdi + 40]; xor rsi, [rdi + 80]; xor rsi, [rdi + 120];
    xor rsi, [rdi + 160]; mov r8, [rdi + 8]; xor r8, [rdi + 48]; xor r8, [rdi + 88];
    xor r8, [rdi + 128]; xor r8, [rdi + 168]; mov r9, [rdi + 16]; xor r9, [rdi + 56];
    xor r9, [rdi + 96]; xor r9, [rdi + 136]; xor r9, [rdi + 176]; mov r10, [rdi + 24];
    xor r10, [rdi + 64]; xor r10, [rdi + 104]; xor r10, [rdi + 144]; xor r10, [rdi + 184];
    mov r11, [rdi + 32]; xor r11, [rdi + 72]; xor r11, [rdi + 112]; xor r11, [rdi + 152];
    xor r11, [rdi + 192]; rorx rax, r8, 63; xor rax, r11; rorx rcx, r9, 63; xor rcx, rsi;
    rorx rdx, r10, 63; xor rdx, r8; rorx rbx, r11, 63; xor rbx, r9; rorx rbp, rsi, 63;
    xor rbp, r10; mov rsi, [rdi + 96]; mov r8, [rdi + 192]; mov r13, [rdi + 88];
    mov r15, [rdi + 184]; mov r9, [rdi + 176]; mov r14, [rdi + 72]
    .balign 64
1:
    mov r10, [rdi + 0]; xor r10, rax; mov r11, [rdi + 144]; xor r11, rbx; rorx r11, r11, 43;
    xor rsi, rdx; rorx rsi, rsi, 21; xor r8, rbp; rorx r8, r8, 50; mov r12, [rdi + 48];
    xor r12, rcx; rorx r12, r12, 20; mov [rdi + 72], r14; andn r14, r10, r12; xor r14, r8;
    mov [rsp + 32], r14; andn r14, r11, r8; xor r14, rsi; mov [rsp + 16], r14;
    andn r14, r12, rsi; xor r14, r10; mov [rdi + 176], r9; mov r9, [rsp + 216];
    xor r14, [r9 + 0]; andn rsi, rsi, r11; xor rsi, r12; andn r8, r8, r10; xor r8, r11;
    mov r9, [rdi + 32]; xor r9, rbp; rorx r9, r9, 37; xor r13, rcx; rorx r10, r13, 54;
    mov r11, [rdi + 40]; xor r11, rax; rorx r11, r11, 28; mov r12, [rdi + 136]; xor r12, rdx;
    rorx r12, r12, 49; xor r15, rbx; rorx r13, r15, 8; andn r15, r11, r10; xor r15, r9;
    mov [rsp + 8], rsi; andn rsi, r12, r13; xor rsi, r10; andn r10, r10, r12; xor r10, r11;
    andn r11, r9, r11; xor r11, r13; andn r9, r13, r9; xor r9, r12; mov r12, [rdi + 176];
    xor r12, rdx; rorx r12, r12, 3; mov r13, [rdi + 72]; xor r13, rbp; rorx r13, r13, 44;
    mov [rsp + 128], r10; mov r10, [rdi + 80]; xor r10, rax; rorx r10, r10, 61;
    mov [rsp + 0], r14; mov r14, [rdi + 24]; xor r14, rbx; rorx r14, r14, 36;
    mov [rsp + 120], r15; mov r15, [rdi + 128]; xor r15, rcx; rorx r15, r15, 19;
    mov [rsp + 24], r8; andn r8, r14, r13; xor r8, r12; mov [rsp + 144], r9; andn r9, r10, r15;
    xor r9, r13; mov [rsp + 48], r9; andn r9, r15, r12; xor r9, r10; andn r10, r13, r10;
    xor r10, r14; andn r12, r12, r14; xor r12, r15; mov r13, [rdi + 16]; xor r13, rdx;
    rorx r13, r13, 2; mov r14, [rdi + 64]; xor r14, rbx; rorx r14, r14, 9; mov r15, [rdi + 112];
    xor r15, rbp; rorx r15, r15, 25; mov [rsp + 40], r10; mov r10, [rdi + 168]; xor r10, rcx;
    rorx r10, r10, 62; mov [rsp + 64], r12; mov r12, [rdi + 120]; xor r12, rax;
    rorx r12, r12, 23; mov [rsp + 72], r8; andn r8, r15, r12; xor r8, r14; mov [rsp + 168], r8;
    andn r8, r14, r15; xor r8, r13; mov [rsp + 160], r8; andn r8, r12, r10; xor r8, r15;
    andn r15, r10, r13; xor r15, r12; andn r12, r13, r14; xor r12, r10; xor rbx, [rdi + 104];
    rorx rbx, rbx, 39; xor rdx, [rdi + 56]; rorx rdx, rdx, 58; xor rbp, [rdi + 152];
    rorx rbp, rbp, 56; xor rcx, [rdi + 8]; rorx rcx, rcx, 63; xor rax, [rdi + 160];
    rorx rax, rax, 46; andn r10, rax, rcx; xor r10, rbp; andn r13, rdx, rbx; xor r13, rcx;
    andn rcx, rcx, rdx; xor rcx, rax; andn r14, rbx, rbp; xor r14, rdx; andn rax, rbp, rax;
    xor rax, rbx; mov rdx, [rsp + 16]; xor rdx, rsi; xor rdx, r9; xor rdx, r8; xor rdx, rax;
    mov rbx, [rsp + 32]; xor rbx, r11; xor rbx, [rsp + 72]; xor rbx, r12; xor rbx, rcx;
    mov rbp, [rsp + 24]; xor rbp, [rsp + 144]; xor rbp, [rsp + 64]; xor rbp, r15; xor rbp, r10;
    mov [rsp + 152], r11; mov r11, [rsp + 0]; xor r11, [rsp + 120]; xor r11, [rsp + 40];
    xor r11, [rsp + 160]; xor r11, r13; mov [rsp + 56], r9; mov r9, [rsp + 8];
    xor r9, [rsp + 128]; xor r9, [rsp + 48]; xor r9, [rsp + 168]; xor r9, r14;
    mov [rsp + 104], r10; rorx r10, rdx, 63; xor r10, r11; rorx r11, r11, 63; xor r11, rbp;
    mov [rsp + 112], rcx; rorx rcx, r9, 63; xor rcx, rbx; rorx rbx, rbx, 63; xor rbx, rdx;
    rorx rdx, rbp, 63; xor rdx, r9; mov rbp, [rsp + 32]; xor rbp, r11; rorx rbp, rbp, 37;
    xor rsi, rdx; rorx rsi, rsi, 49; xor r14, r10; rorx r9, r14, 54; xor r15, rbx;
    rorx r14, r15, 8; mov r15, [rsp + 40]; xor r15, rcx; rorx r15, r15, 28; mov [rsp + 96], rax;
    andn rax, rbp, r15; xor rax, r14; mov [rdi + 152], rax; andn rax, rsi, r14; xor rax, r9;
    mov [rdi + 136], rax; andn rax, r15, r9; xor rax, rbp; andn r9, r9, rsi; xor r9, r15;
    andn rbp, r14, rbp; xor rbp, rsi; mov rsi, [rsp + 24]; xor rsi, rbx; rorx rsi, rsi, 36;
    xor r13, rcx; rorx r13, r13, 61; mov r14, [rsp + 72]; xor r14, r11; rorx r14, r14, 44;
    mov r15, [rsp + 128]; xor r15, r10; rorx r15, r15, 19; xor r8, rdx; rorx r8, r8, 3;
    mov [rdi + 128], r9; andn r9, r14, r13; xor r9, rsi; mov [rdi + 120], rax; andn rax, r15, r8;
    xor rax, r13; andn r13, r13, r15; xor r13, r14; andn r14, rsi, r14; xor r14, r8;
    andn rsi, r8, rsi; xor rsi, r15; xor r12, r11; rorx r8, r12, 50; mov r12, [rsp + 48];
    xor r12, r10; rorx r12, r12, 20; mov r15, [rsp + 96]; xor r15, rdx; rorx r15, r15, 21;
    mov [rdi + 48], r13; mov r13, [rsp + 0]; xor r13, rcx; mov [rdi + 40], r9;
    mov r9, [rsp + 144]; xor r9, rbx; rorx r9, r9, 43; mov [rdi + 144], rbp; andn rbp, r13, r12;
    xor rbp, r8; mov [rdi + 64], rsi; andn rsi, r15, r9; xor rsi, r12; mov [rdi + 8], rsi;
    andn rsi, r9, r8; xor rsi, r15; andn r12, r12, r15; xor r12, r13; mov r15, [rsp + 216];
    xor r12, [r15 + 8]; andn r8, r8, r13; xor r8, r9; mov r9, [rsp + 16]; xor r9, rdx;
    rorx r9, r9, 2; mov r13, [rsp + 64]; xor r13, rbx; rorx r13, r13, 9; mov r15, [rsp + 112];
    xor r15, r11; rorx r15, r15, 25; mov [rdi + 0], r12; mov r12, [rsp + 168]; xor r12, r10;
    rorx r12, r12, 62; mov [rdi + 24], r8; mov r8, [rsp + 120]; xor r8, rcx; rorx r8, r8, 23;
    mov [rdi + 32], rbp; andn rbp, r15, r8; xor rbp, r13; mov [rdi + 168], rbp;
    andn rbp, r13, r15; xor rbp, r9; mov [rdi + 160], rbp; andn rbp, r8, r12; xor rbp, r15;
    andn r15, r12, r9; xor r15, r8; andn r8, r9, r13; xor r8, r12; xor rbx, [rsp + 104];
    rorx rbx, rbx, 39; xor rdx, [rsp + 56]; rorx rdx, rdx, 58; xor r11, [rsp + 152];
    rorx r9, r11, 56; xor r10, [rsp + 8]; rorx r10, r10, 63; xor rcx, [rsp + 160];
    rorx rcx, rcx, 46; andn r11, rcx, r10; xor r11, r9; andn r12, rdx, rbx; xor r12, r10;
    andn r10, r10, rdx; xor r10, rcx; andn r13, rbx, r9; xor r13, rdx; andn rcx, r9, rcx;
    xor rcx, rbx; mov rdx, [rdi + 136]; xor rdx, rax; xor rdx, rsi; xor rdx, rbp; xor rdx, rcx;
    mov rbx, [rdi + 152]; xor rbx, r14; xor rbx, [rdi + 32]; xor rbx, r8; xor rbx, r10;
    mov r9, [rdi + 144]; xor r9, [rdi + 64]; xor r9, [rdi + 24]; xor r9, r15; xor r9, r11;
    mov [rdi + 56], rax; mov rax, [rdi + 120]; xor rax, [rdi + 40]; xor rax, [rdi + 0];
    xor rax, [rdi + 160]; xor rax, r12; mov [rdi + 104], r11; mov r11, [rdi + 128];
    xor r11, [rdi + 48]; xor r11, [rdi + 8]; xor r11, [rdi + 168]; xor r11, r13;
    mov [rdi + 112], r10; rorx r10, rdx, 63; xor r10, rax; rorx rax, rax, 63; xor rax, r9;
    mov [rdi + 16], rsi; rorx rsi, r11, 63; xor rsi, rbx; rorx rbx, rbx, 63; xor rbx, rdx;
    rorx rdx, r9, 63; xor rdx, r11; mov [rdi + 80], r12; mov r9, rbp; mov rbp, rax; mov rax, rsi;
    mov rsi, rcx; mov rcx, r10
    mov r10, [rsp + 216]; add r10, 16; mov [rsp + 216], r10; cmp r10b, 192; jne 1b;
    mov [rdi + 96], rsi; mov [rdi + 192], r8; mov [rdi + 88], r13; mov [rdi + 184], r15;
    mov [rdi + 176], r9; mov [rdi + 72], r14; add rsp, 224; .cfi_def_cfa_offset 56; pop r15;
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
