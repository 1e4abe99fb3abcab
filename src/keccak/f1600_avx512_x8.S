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

/* Eight states word by word, at rdi. */
ENTRY(qtn_keccak_avx512_x8)
    lea rdx, [rip + constants]; vmovdqu64 zmm0, [rdi + 0]; vmovdqu64 zmm1, [rdi + 64];
    vmovdqu64 zmm2, [rdi + 128]; vmovdqu64 zmm3, [rdi + 192]; vmovdqu64 zmm4, [rdi + 256];
    vmovdqu64 zmm5, [rdi + 320]; vmovdqu64 zmm6, [rdi + 384]; vmovdqu64 zmm7, [rdi + 448];
    vmovdqu64 zmm8, [rdi + 512]; vmovdqu64 zmm9, [rdi + 576]; vmovdqu64 zmm10, [rdi + 640];
    vmovdqu64 zmm11, [rdi + 704]; vmovdqu64 zmm12, [rdi + 768]; vmovdqu64 zmm13, [rdi + 832];
    vmovdqu64 zmm14, [rdi + 896]; vmovdqu64 zmm15, [rdi + 960]; vmovdqu64 zmm16, [rdi + 1024];
    vmovdqu64 zmm17, [rdi + 1088]; vmovdqu64 zmm18, [rdi + 1152]; vmovdqu64 zmm19, [rdi + 1216];
    vmovdqu64 zmm20, [rdi + 1280]; vmovdqu64 zmm21, [rdi + 1344]; vmovdqu64 zmm22, [rdi + 1408];
    vmovdqu64 zmm23, [rdi + 1472]; vmovdqu64 zmm24, [rdi + 1536]
    .balign 64
1:
    vmovdqa64 zmm25, zmm4; vpternlogq zmm25, zmm9, zmm14, 150; vmovdqa64 zmm26, zmm0;
    vpternlogq zmm26, zmm5, zmm10, 150; vmovdqa64 zmm27, zmm2;
    vpternlogq zmm27, zmm7, zmm12, 150; vmovdqa64 zmm28, zmm1;
    vpternlogq zmm28, zmm6, zmm11, 150; vmovdqa64 zmm29, zmm3;
    vpternlogq zmm29, zmm8, zmm13, 150; vpternlogq zmm27, zmm17, zmm22, 150;
    vpternlogq zmm28, zmm16, zmm21, 150; vpternlogq zmm26, zmm15, zmm20, 150;
    vpternlogq zmm25, zmm19, zmm24, 150; vpternlogq zmm29, zmm18, zmm23, 150;
    vprolq zmm30, zmm26, 1; vpxorq zmm30, zmm29, zmm30; vprolq zmm31, zmm28, 1;
    vprolq zmm29, zmm29, 1; vpxorq zmm28, zmm28, zmm29; vpxorq zmm31, zmm25, zmm31;
    vpxorq zmm12, zmm28, zmm12; vprolq zmm25, zmm25, 1; vprolq zmm29, zmm27, 1;
    vpxorq zmm26, zmm26, zmm29; vpxorq zmm27, zmm27, zmm25; vpxorq zmm24, zmm30, zmm24;
    vpxorq zmm6, zmm26, zmm6; vpxorq zmm18, zmm27, zmm18; vprolq zmm6, zmm6, 44;
    vprolq zmm18, zmm18, 21; vprolq zmm24, zmm24, 14; vpxorq zmm0, zmm31, zmm0;
    vpxorq zmm9, zmm30, zmm9; vprolq zmm12, zmm12, 43; vmovdqa64 zmm25, zmm12;
    vpternlogq zmm25, zmm18, zmm24, 210; vmovdqa64 zmm29, zmm0;
    vpternlogq zmm29, zmm6, zmm12, 210; vpxorq zmm3, zmm27, zmm3;
    vpternlogq zmm12, zmm6, zmm18, 198; vprolq zmm3, zmm3, 28;
    vpternlogq zmm18, zmm24, zmm0, 210; vpxorq zmm10, zmm31, zmm10; vprolq zmm10, zmm10, 3;
    vpxorq zmm16, zmm26, zmm16; vprolq zmm9, zmm9, 20; vpxorq zmm22, zmm28, zmm22;
    vprolq zmm16, zmm16, 45; vpxorq zmm1, zmm26, zmm1; vprolq zmm22, zmm22, 61;
    vpternlogq zmm24, zmm0, zmm6, 210; vmovdqa64 zmm6, zmm16; vpternlogq zmm6, zmm22, zmm3, 210;
    vmovdqa64 zmm0, zmm10; vpternlogq zmm0, zmm16, zmm22, 210; vpxorq zmm7, zmm28, zmm7;
    vpxorq zmm11, zmm26, zmm11; vpternlogq zmm16, zmm9, zmm10, 156; vprolq zmm7, zmm7, 6;
    vpxorq zmm13, zmm27, zmm13; vprolq zmm13, zmm13, 25; vpxorq zmm20, zmm31, zmm20;
    vprolq zmm1, zmm1, 1; vpternlogq zmm10, zmm3, zmm9, 156; vpxorq zmm19, zmm30, zmm19;
    vprolq zmm20, zmm20, 18; vprolq zmm19, zmm19, 8; vpternlogq zmm22, zmm3, zmm9, 210;
    vmovdqa64 zmm9, zmm7; vpternlogq zmm9, zmm13, zmm19, 210; vpxorq zmm4, zmm30, zmm4;
    vmovdqa64 zmm3, zmm19; vpternlogq zmm3, zmm20, zmm1, 210; vpxorq zmm5, zmm31, zmm5;
    vprolq zmm5, zmm5, 36; vpternlogq zmm19, zmm13, zmm20, 198; vprolq zmm11, zmm11, 10;
    vprolq zmm4, zmm4, 27; vpxorq zmm17, zmm28, zmm17; vpxorq zmm8, zmm27, zmm8;
    vprolq zmm17, zmm17, 15; vpxorq zmm27, zmm27, zmm23; vprolq zmm27, zmm27, 56;
    vmovdqa64 zmm23, zmm17; vpternlogq zmm23, zmm27, zmm4, 210; vprolq zmm8, zmm8, 55;
    vpxorq zmm26, zmm26, zmm21; vpternlogq zmm13, zmm1, zmm7, 156; vpxorq zmm30, zmm30, zmm14;
    vpxorq zmm28, zmm28, zmm2; vpxorq zmm31, zmm31, zmm15; vmovdqa64 zmm15, zmm5;
    vpternlogq zmm15, zmm11, zmm17, 210; vpternlogq zmm20, zmm1, zmm7, 210;
    vpternlogq zmm17, zmm11, zmm27, 198; vpternlogq zmm27, zmm4, zmm5, 210;
    vprolq zmm30, zmm30, 39; vprolq zmm28, zmm28, 62; vprolq zmm26, zmm26, 2;
    vprolq zmm31, zmm31, 41; vpternlogq zmm4, zmm5, zmm11, 210; vmovdqa64 zmm11, zmm8;
    vpternlogq zmm11, zmm30, zmm31, 210; vpxorq zmm29, zmm29, qword ptr [rdx]{1to8};
    vmovdqa64 zmm5, zmm31; vpternlogq zmm5, zmm26, zmm28, 210;
    vpternlogq zmm31, zmm30, zmm26, 198; vpternlogq zmm26, zmm28, zmm8, 210;
    vpternlogq zmm28, zmm8, zmm30, 210; vmovdqa64 zmm1, zmm12; vmovdqa64 zmm2, zmm25;
    vmovdqa64 zmm7, zmm0; vmovdqa64 zmm0, zmm29; vmovdqa64 zmm8, zmm6; vmovdqa64 zmm6, zmm16;
    vmovdqa64 zmm12, zmm19; vmovdqa64 zmm14, zmm20; vmovdqa64 zmm16, zmm15;
    vmovdqa64 zmm15, zmm4; vmovdqa64 zmm4, zmm24; vmovdqa64 zmm19, zmm27; vmovdqa64 zmm20, zmm28;
    vmovdqa64 zmm21, zmm11; vmovdqa64 zmm11, zmm9; vmovdqa64 zmm9, zmm22; vmovdqa64 zmm22, zmm31;
    vmovdqa64 zmm24, zmm26; vmovdqa64 zmm30, zmm3; vmovdqa64 zmm3, zmm18; vmovdqa64 zmm18, zmm23;
    vmovdqa64 zmm23, zmm5; vmovdqa64 zmm5, zmm10; vmovdqa64 zmm10, zmm13; vmovdqa64 zmm13, zmm30
    add rdx, 8; cmp dl, 192; jne 1b; vmovdqu64 [rdi + 0], zmm0; vmovdqu64 [rdi + 64], zmm1;
    vmovdqu64 [rdi + 128], zmm2; vmovdqu64 [rdi + 192], zmm3; vmovdqu64 [rdi + 256], zmm4;
    vmovdqu64 [rdi + 320], zmm5; vmovdqu64 [rdi + 384], zmm6; vmovdqu64 [rdi + 448], zmm7;
    vmovdqu64 [rdi + 512], zmm8; vmovdqu64 [rdi + 576], zmm9; vmovdqu64 [rdi + 640], zmm10;
    vmovdqu64 [rdi + 704], zmm11; vmovdqu64 [rdi + 768], zmm12; vmovdqu64 [rdi + 832], zmm13;
    vmovdqu64 [rdi + 896], zmm14; vmovdqu64 [rdi + 960], zmm15; vmovdqu64 [rdi + 1024], zmm16;
    vmovdqu64 [rdi + 1088], zmm17; vmovdqu64 [rdi + 1152], zmm18; vmovdqu64 [rdi + 1216], zmm19;
    vmovdqu64 [rdi + 1280], zmm20; vmovdqu64 [rdi + 1344], zmm21; vmovdqu64 [rdi + 1408], zmm22;
    vmovdqu64 [rdi + 1472], zmm23; vmovdqu64 [rdi + 1536], zmm24; vzeroupper; ret
END(qtn_keccak_avx512_x8)

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
    /* Ready for indirect branch tracking and shadow stacks. */
    .section .note.gnu.property, "a"
    .balign 8
    .long 4, 16, 5
    .asciz "GNU"
    .long 0xc0000002, 4, 3, 0
#endif
