/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 202, Algorithm 7 (KECCAK-p[1600, 24]), on eight states in the 32 AVX-512 registers. */
#include "keccak/blocks.h"

#include <stddef.h>

/* The round constants, section 3.2.5. */
static const uint64_t round_constants[24] = {
    0x0000000000000001, 0x0000000000008082, 0x800000000000808a, 0x8000000080008000,
    0x000000000000808b, 0x0000000080000001, 0x8000000080008081, 0x8000000000008009,
    0x000000000000008a, 0x0000000000000088, 0x0000000080008009, 0x000000008000000a,
    0x000000008000808b, 0x800000000000008b, 0x8000000000008089, 0x8000000000008003,
    0x8000000000008002, 0x8000000000000080, 0x000000000000800a, 0x800000008000000a,
    0x8000000080008081, 0x8000000000008080, 0x0000000080000001, 0x8000000080008008};

#if defined(__clang__)
#pragma clang diagnostic ignored "-Woverlength-strings"
#endif

/* Word i of the eight states is the vector at state[8 * i], 64-byte aligned. Compilers spill here,
 * so the instructions are chosen by hand: lane i of the states is in zmm<i> between rounds. */
static void eight(uint64_t *state, size_t stride) {
    const uint64_t *rc = round_constants;
    unsigned rounds = 24;
    (void)stride; /* 8 */
    __asm__ volatile("vmovdqu64 0(%[s]), %%zmm0\n\t"
                     "vmovdqu64 64(%[s]), %%zmm1\n\t"
                     "vmovdqu64 128(%[s]), %%zmm2\n\t"
                     "vmovdqu64 192(%[s]), %%zmm3\n\t"
                     "vmovdqu64 256(%[s]), %%zmm4\n\t"
                     "vmovdqu64 320(%[s]), %%zmm5\n\t"
                     "vmovdqu64 384(%[s]), %%zmm6\n\t"
                     "vmovdqu64 448(%[s]), %%zmm7\n\t"
                     "vmovdqu64 512(%[s]), %%zmm8\n\t"
                     "vmovdqu64 576(%[s]), %%zmm9\n\t"
                     "vmovdqu64 640(%[s]), %%zmm10\n\t"
                     "vmovdqu64 704(%[s]), %%zmm11\n\t"
                     "vmovdqu64 768(%[s]), %%zmm12\n\t"
                     "vmovdqu64 832(%[s]), %%zmm13\n\t"
                     "vmovdqu64 896(%[s]), %%zmm14\n\t"
                     "vmovdqu64 960(%[s]), %%zmm15\n\t"
                     "vmovdqu64 1024(%[s]), %%zmm16\n\t"
                     "vmovdqu64 1088(%[s]), %%zmm17\n\t"
                     "vmovdqu64 1152(%[s]), %%zmm18\n\t"
                     "vmovdqu64 1216(%[s]), %%zmm19\n\t"
                     "vmovdqu64 1280(%[s]), %%zmm20\n\t"
                     "vmovdqu64 1344(%[s]), %%zmm21\n\t"
                     "vmovdqu64 1408(%[s]), %%zmm22\n\t"
                     "vmovdqu64 1472(%[s]), %%zmm23\n\t"
                     "vmovdqu64 1536(%[s]), %%zmm24\n\t"
                     ".p2align 6\n\t"
                     "1:\n\t"
                     "vmovdqa64 %%zmm0, %%zmm25\n\t"
                     "vpternlogq $150, %%zmm10, %%zmm5, %%zmm25\n\t"
                     "vpternlogq $150, %%zmm20, %%zmm15, %%zmm25\n\t"
                     "vmovdqa64 %%zmm1, %%zmm26\n\t"
                     "vpternlogq $150, %%zmm11, %%zmm6, %%zmm26\n\t"
                     "vpternlogq $150, %%zmm21, %%zmm16, %%zmm26\n\t"
                     "vmovdqa64 %%zmm2, %%zmm27\n\t"
                     "vpternlogq $150, %%zmm12, %%zmm7, %%zmm27\n\t"
                     "vpternlogq $150, %%zmm22, %%zmm17, %%zmm27\n\t"
                     "vmovdqa64 %%zmm3, %%zmm28\n\t"
                     "vpternlogq $150, %%zmm13, %%zmm8, %%zmm28\n\t"
                     "vpternlogq $150, %%zmm23, %%zmm18, %%zmm28\n\t"
                     "vmovdqa64 %%zmm4, %%zmm29\n\t"
                     "vpternlogq $150, %%zmm14, %%zmm9, %%zmm29\n\t"
                     "vpternlogq $150, %%zmm24, %%zmm19, %%zmm29\n\t"
                     "vprolq $1, %%zmm26, %%zmm30\n\t"
                     "vpxorq %%zmm30, %%zmm29, %%zmm30\n\t"
                     "vprolq $1, %%zmm25, %%zmm31\n\t"
                     "vpxorq %%zmm31, %%zmm28, %%zmm31\n\t"
                     "vprolq $1, %%zmm28, %%zmm28\n\t"
                     "vpxorq %%zmm28, %%zmm26, %%zmm28\n\t"
                     "vprolq $1, %%zmm27, %%zmm26\n\t"
                     "vpxorq %%zmm26, %%zmm25, %%zmm25\n\t"
                     "vprolq $1, %%zmm29, %%zmm29\n\t"
                     "vpxorq %%zmm29, %%zmm27, %%zmm27\n\t"
                     "vpxorq %%zmm0, %%zmm30, %%zmm0\n\t"
                     "vpxorq %%zmm6, %%zmm25, %%zmm6\n\t"
                     "vprolq $44, %%zmm6, %%zmm6\n\t"
                     "vpxorq %%zmm12, %%zmm28, %%zmm12\n\t"
                     "vprolq $43, %%zmm12, %%zmm12\n\t"
                     "vpxorq %%zmm18, %%zmm27, %%zmm18\n\t"
                     "vprolq $21, %%zmm18, %%zmm18\n\t"
                     "vpxorq %%zmm24, %%zmm31, %%zmm24\n\t"
                     "vprolq $14, %%zmm24, %%zmm24\n\t"
                     "vmovdqa64 %%zmm0, %%zmm29\n\t"
                     "vpternlogq $210, %%zmm12, %%zmm6, %%zmm29\n\t"
                     "vpxorq 0(%[rc])%{1to8%}, %%zmm29, %%zmm29\n\t"
                     "vpxorq %%zmm3, %%zmm27, %%zmm3\n\t"
                     "vprolq $28, %%zmm3, %%zmm3\n\t"
                     "vmovdqa64 %%zmm6, %%zmm26\n\t"
                     "vpternlogq $210, %%zmm18, %%zmm12, %%zmm26\n\t"
                     "vpxorq %%zmm9, %%zmm31, %%zmm9\n\t"
                     "vprolq $20, %%zmm9, %%zmm9\n\t"
                     "vpternlogq $210, %%zmm24, %%zmm18, %%zmm12\n\t"
                     "vpxorq %%zmm10, %%zmm30, %%zmm10\n\t"
                     "vprolq $3, %%zmm10, %%zmm10\n\t"
                     "vpternlogq $210, %%zmm0, %%zmm24, %%zmm18\n\t"
                     "vpxorq %%zmm16, %%zmm25, %%zmm16\n\t"
                     "vprolq $45, %%zmm16, %%zmm16\n\t"
                     "vpternlogq $210, %%zmm6, %%zmm0, %%zmm24\n\t"
                     "vpxorq %%zmm22, %%zmm28, %%zmm22\n\t"
                     "vprolq $61, %%zmm22, %%zmm22\n\t"
                     "vmovdqa64 %%zmm3, %%zmm6\n\t"
                     "vpternlogq $210, %%zmm10, %%zmm9, %%zmm6\n\t"
                     "vpxorq %%zmm1, %%zmm25, %%zmm1\n\t"
                     "vprolq $1, %%zmm1, %%zmm1\n\t"
                     "vmovdqa64 %%zmm9, %%zmm0\n\t"
                     "vpternlogq $210, %%zmm16, %%zmm10, %%zmm0\n\t"
                     "vpxorq %%zmm7, %%zmm28, %%zmm7\n\t"
                     "vprolq $6, %%zmm7, %%zmm7\n\t"
                     "vpternlogq $210, %%zmm22, %%zmm16, %%zmm10\n\t"
                     "vpxorq %%zmm13, %%zmm27, %%zmm13\n\t"
                     "vprolq $25, %%zmm13, %%zmm13\n\t"
                     "vpternlogq $210, %%zmm3, %%zmm22, %%zmm16\n\t"
                     "vpxorq %%zmm19, %%zmm31, %%zmm19\n\t"
                     "vprolq $8, %%zmm19, %%zmm19\n\t"
                     "vpternlogq $210, %%zmm9, %%zmm3, %%zmm22\n\t"
                     "vpxorq %%zmm20, %%zmm30, %%zmm20\n\t"
                     "vprolq $18, %%zmm20, %%zmm20\n\t"
                     "vmovdqa64 %%zmm1, %%zmm9\n\t"
                     "vpternlogq $210, %%zmm13, %%zmm7, %%zmm9\n\t"
                     "vpxorq %%zmm4, %%zmm31, %%zmm4\n\t"
                     "vprolq $27, %%zmm4, %%zmm4\n\t"
                     "vmovdqa64 %%zmm7, %%zmm3\n\t"
                     "vpternlogq $210, %%zmm19, %%zmm13, %%zmm3\n\t"
                     "vpxorq %%zmm5, %%zmm30, %%zmm5\n\t"
                     "vprolq $36, %%zmm5, %%zmm5\n\t"
                     "vpternlogq $210, %%zmm20, %%zmm19, %%zmm13\n\t"
                     "vpxorq %%zmm11, %%zmm25, %%zmm11\n\t"
                     "vprolq $10, %%zmm11, %%zmm11\n\t"
                     "vpternlogq $210, %%zmm1, %%zmm20, %%zmm19\n\t"
                     "vpxorq %%zmm17, %%zmm28, %%zmm17\n\t"
                     "vprolq $15, %%zmm17, %%zmm17\n\t"
                     "vpternlogq $210, %%zmm7, %%zmm1, %%zmm20\n\t"
                     "vpxorq %%zmm23, %%zmm27, %%zmm23\n\t"
                     "vprolq $56, %%zmm23, %%zmm23\n\t"
                     "vmovdqa64 %%zmm4, %%zmm7\n\t"
                     "vpternlogq $210, %%zmm11, %%zmm5, %%zmm7\n\t"
                     "vpxorq %%zmm2, %%zmm28, %%zmm2\n\t"
                     "vprolq $62, %%zmm2, %%zmm2\n\t"
                     "vmovdqa64 %%zmm5, %%zmm28\n\t"
                     "vpternlogq $210, %%zmm17, %%zmm11, %%zmm28\n\t"
                     "vpxorq %%zmm8, %%zmm27, %%zmm27\n\t"
                     "vprolq $55, %%zmm27, %%zmm27\n\t"
                     "vpternlogq $210, %%zmm23, %%zmm17, %%zmm11\n\t"
                     "vpxorq %%zmm14, %%zmm31, %%zmm14\n\t"
                     "vprolq $39, %%zmm14, %%zmm14\n\t"
                     "vpternlogq $210, %%zmm4, %%zmm23, %%zmm17\n\t"
                     "vpxorq %%zmm15, %%zmm30, %%zmm15\n\t"
                     "vprolq $41, %%zmm15, %%zmm15\n\t"
                     "vpternlogq $210, %%zmm5, %%zmm4, %%zmm23\n\t"
                     "vpxorq %%zmm21, %%zmm25, %%zmm21\n\t"
                     "vprolq $2, %%zmm21, %%zmm21\n\t"
                     "vmovdqa64 %%zmm2, %%zmm25\n\t"
                     "vpternlogq $210, %%zmm14, %%zmm27, %%zmm25\n\t"
                     "vmovdqa64 %%zmm27, %%zmm4\n\t"
                     "vpternlogq $210, %%zmm15, %%zmm14, %%zmm4\n\t"
                     "vpternlogq $210, %%zmm21, %%zmm15, %%zmm14\n\t"
                     "vpternlogq $210, %%zmm2, %%zmm21, %%zmm15\n\t"
                     "vpternlogq $210, %%zmm27, %%zmm2, %%zmm21\n\t"
                     "vmovdqa64 %%zmm26, %%zmm1\n\t"
                     "vmovdqa64 %%zmm12, %%zmm2\n\t"
                     "vmovdqa64 %%zmm6, %%zmm5\n\t"
                     "vmovdqa64 %%zmm0, %%zmm6\n\t"
                     "vmovdqa64 %%zmm29, %%zmm0\n\t"
                     "vmovdqa64 %%zmm16, %%zmm8\n\t"
                     "vmovdqa64 %%zmm13, %%zmm12\n\t"
                     "vmovdqa64 %%zmm19, %%zmm13\n\t"
                     "vmovdqa64 %%zmm28, %%zmm16\n\t"
                     "vmovdqa64 %%zmm23, %%zmm19\n\t"
                     "vmovdqa64 %%zmm15, %%zmm23\n\t"
                     "vmovdqa64 %%zmm7, %%zmm15\n\t"
                     "vmovdqa64 %%zmm10, %%zmm7\n\t"
                     "vmovdqa64 %%zmm9, %%zmm10\n\t"
                     "vmovdqa64 %%zmm22, %%zmm9\n\t"
                     "vmovdqa64 %%zmm14, %%zmm22\n\t"
                     "vmovdqa64 %%zmm20, %%zmm14\n\t"
                     "vmovdqa64 %%zmm25, %%zmm20\n\t"
                     "vmovdqa64 %%zmm3, %%zmm27\n\t"
                     "vmovdqa64 %%zmm18, %%zmm3\n\t"
                     "vmovdqa64 %%zmm17, %%zmm18\n\t"
                     "vmovdqa64 %%zmm11, %%zmm17\n\t"
                     "vmovdqa64 %%zmm27, %%zmm11\n\t"
                     "vmovdqa64 %%zmm4, %%zmm27\n\t"
                     "vmovdqa64 %%zmm24, %%zmm4\n\t"
                     "vmovdqa64 %%zmm21, %%zmm24\n\t"
                     "vmovdqa64 %%zmm27, %%zmm21\n\t"
                     "add $8, %[rc]\n\t"
                     "dec %[n]\n\t"
                     "jnz 1b\n\t"
                     "vmovdqu64 %%zmm0, 0(%[s])\n\t"
                     "vmovdqu64 %%zmm1, 64(%[s])\n\t"
                     "vmovdqu64 %%zmm2, 128(%[s])\n\t"
                     "vmovdqu64 %%zmm3, 192(%[s])\n\t"
                     "vmovdqu64 %%zmm4, 256(%[s])\n\t"
                     "vmovdqu64 %%zmm5, 320(%[s])\n\t"
                     "vmovdqu64 %%zmm6, 384(%[s])\n\t"
                     "vmovdqu64 %%zmm7, 448(%[s])\n\t"
                     "vmovdqu64 %%zmm8, 512(%[s])\n\t"
                     "vmovdqu64 %%zmm9, 576(%[s])\n\t"
                     "vmovdqu64 %%zmm10, 640(%[s])\n\t"
                     "vmovdqu64 %%zmm11, 704(%[s])\n\t"
                     "vmovdqu64 %%zmm12, 768(%[s])\n\t"
                     "vmovdqu64 %%zmm13, 832(%[s])\n\t"
                     "vmovdqu64 %%zmm14, 896(%[s])\n\t"
                     "vmovdqu64 %%zmm15, 960(%[s])\n\t"
                     "vmovdqu64 %%zmm16, 1024(%[s])\n\t"
                     "vmovdqu64 %%zmm17, 1088(%[s])\n\t"
                     "vmovdqu64 %%zmm18, 1152(%[s])\n\t"
                     "vmovdqu64 %%zmm19, 1216(%[s])\n\t"
                     "vmovdqu64 %%zmm20, 1280(%[s])\n\t"
                     "vmovdqu64 %%zmm21, 1344(%[s])\n\t"
                     "vmovdqu64 %%zmm22, 1408(%[s])\n\t"
                     "vmovdqu64 %%zmm23, 1472(%[s])\n\t"
                     "vmovdqu64 %%zmm24, 1536(%[s])\n\t"
                     "vzeroupper"
                     : [rc] "+r"(rc), [n] "+r"(rounds)
                     : [s] "r"(state)
                     : "cc", "memory", "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6",
                       "xmm7", "xmm8", "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15",
                       "xmm16", "xmm17", "xmm18", "xmm19", "xmm20", "xmm21", "xmm22", "xmm23",
                       "xmm24", "xmm25", "xmm26", "xmm27", "xmm28", "xmm29", "xmm30", "xmm31");
}

/* The scalar lane lies right behind the group. */
static void single(uint64_t *state, size_t stride) {
    (void)stride; /* 1 */
    qtn_keccak_f1600_ref(state);
}

static void nine(uint64_t *state, size_t stride) {
    eight(state, stride);
    qtn_keccak_f1600_ref(state + 8 * KECCAK_WORDS);
}

enum { EIGHT, SINGLE, NINE };

/* Costs in ticks. The vector kernel costs less than one scalar permutation, so that a lone lane of
 * the group takes it too. */
static const struct keccak_kernel kernels[] = {
    [EIGHT] = {.lanes = 0x0ff, .cost = 443, .permute = eight},
    [SINGLE] = {.lanes = 0x100, .cost = 475, .permute = single},
    [NINE] = {.lanes = 0x1ff, .cost = 917, .permute = nine},
};

static unsigned choose(unsigned live) {
    if (live == 0x100)
        return SINGLE;
    return live >> 8 != 0 ? NINE : EIGHT;
}

const struct keccak_ops qtn_keccak_avx512 = {
    .name = "avx512",
    .lanes = 9,
    .spare = 0x100,
    .offset = {0, 1, 2, 3, 4, 5, 6, 7, 8 * KECCAK_WORDS},
    .stride = {8, 8, 8, 8, 8, 8, 8, 8, 1},
    .kernels = kernels,
    .choose = choose,
    .kernel_count = sizeof kernels / sizeof kernels[0],
    .begin = qtn_keccak_begin_avx512,
    .absorb = qtn_keccak_absorb_avx512,
    .squeeze = qtn_keccak_squeeze_avx512,
    .f1600 = qtn_keccak_f1600_ref,
};
