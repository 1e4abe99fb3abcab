/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* For assembly files of AArch64 only: the same text for ELF, Mach-O and COFF. Every file ends with
 * OBJECT_NOTES. A function touches neither x18, which belongs to the platform on Apple's systems
 * and on Windows, nor, for good, x19 to x29 and the lower halves of v8 to v15. */
/* clang-format off: it is not C */
#ifndef QTN_COMMON_ASM_AARCH64_H
#define QTN_COMMON_ASM_AARCH64_H

/* A bti c that every core takes, those that know no BTI as a no-op. */
#define LANDING_PAD hint #34

/* Between instructions of one line: what stands there elsewhere begins a comment for Apple's
 * assembler. */
#if defined(__APPLE__)
#define _ %%
#else
#define _ ;
#endif

#if defined(__APPLE__)
#define NAME(f) _##f
#define ENTRY(f) \
    .private_extern _##f %% .globl _##f %% .p2align 6 %% _##f: .cfi_startproc %% LANDING_PAD
#define END(f) .cfi_endproc
#define CONSTANTS .section __TEXT, __const
/* The address of a label of this file. */
#define ADDRESS(reg, label) adrp reg, label@PAGE %% add reg, reg, label@PAGEOFF
#define OBJECT_NOTES .subsections_via_symbols
#elif defined(__ELF__)
#define NAME(f) f
#define ENTRY(f) \
    .globl f; .hidden f; .type f, %function; .p2align 6; f: .cfi_startproc; LANDING_PAD
#define END(f) .cfi_endproc; .size f, . - f
#define CONSTANTS .section .rodata
#define ADDRESS(reg, label) adrp reg, label; add reg, reg, :lo12:label
/* No executable stack; every indirect branch may land here (BTI), and no return address is stored
 * where it would have to be signed (PAC). */
#define OBJECT_NOTES                                   \
    .section .note.GNU-stack, "", %progbits;           \
    .section .note.gnu.property, "a";                  \
    .p2align 3;                                        \
    .long 4, 16, 5;                                    \
    .asciz "GNU";                                      \
    .long 0xc0000000, 4, 3, 0
#else
#define NAME(f) f
#define ENTRY(f) .globl f; .p2align 6; f: .cfi_startproc; LANDING_PAD
#define END(f) .cfi_endproc
#define CONSTANTS .section .rdata, "dr"
#define ADDRESS(reg, label) adrp reg, label; add reg, reg, :lo12:label
#define OBJECT_NOTES
#endif

#endif
