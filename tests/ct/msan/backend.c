/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The operations of main.c under MemorySanitizer, on the arithmetic of the backend that is named.
 * Assembly is beyond the sanitizer: each kernel of the permutation is played by portable C on the
 * same lanes, and products by the challenge are those of portable C. tests/ct/leaks.py reads the
 * permutations.
 *
 *     operations NAME, and `planted` beside it: with a branch on a secret at the end */
#include "common/backend.h"
#include "../secrets.h"
#include "keccak/ops.h"
#include "mldsa/ops.h"

enum { KERNELS = 16 };

static const struct keccak_ops *real;
static struct keccak_ops played;
static struct keccak_kernel kernels[KERNELS];
static struct mldsa_ops arithmetic;

static void play(unsigned kernel, uint64_t *first) {
    const unsigned lanes = real->kernels[kernel].lanes;
    const uint64_t *base = NULL;
    for (unsigned lane = 0; lane < real->lanes; lane++) {
        if ((lanes >> lane & 1) == 0)
            continue;
        if (base == NULL)
            base = first - real->offset[lane];
        uint64_t state[KECCAK_WORDS];
        uint64_t *const at = first + (real->offset[lane] - (first - base));
        for (unsigned i = 0; i < KECCAK_WORDS; i++)
            state[i] = at[(size_t)real->stride[lane] * i];
        qtn_keccak_f1600_ref(state);
        for (unsigned i = 0; i < KECCAK_WORDS; i++)
            at[(size_t)real->stride[lane] * i] = state[i];
    }
}

#define PLAYER(n)                                         \
    static void play##n(uint64_t *first, size_t stride) { \
        (void)stride;                                     \
        play(n, first);                                   \
    }
PLAYER(0)
PLAYER(1)
PLAYER(2)
PLAYER(3)
PLAYER(4)
PLAYER(5)
PLAYER(6)
PLAYER(7)
PLAYER(8)
PLAYER(9)
PLAYER(10)
PLAYER(11)
PLAYER(12)
PLAYER(13)
PLAYER(14)
PLAYER(15)

static void (*const players[KERNELS])(uint64_t *first, size_t stride) = {
    play0, play1, play2,  play3,  play4,  play5,  play6,  play7,
    play8, play9, play10, play11, play12, play13, play14, play15};

static volatile unsigned sink;

int main(int argc, char **argv) {
    must(argc >= 2, "msan", "needs the name of a backend");
    if (qtn_backend_select(argv[1]) != QTN_OK) {
        printf("SKIP: this machine cannot run %s\n", argv[1]);
        return 77;
    }
    struct qtn_backend backend = *qtn_backend_active();
    real = backend.keccak;
    must(real->kernel_count <= KERNELS, argv[1], "more kernels than this program plays");
    played = *real;
    memcpy(kernels, real->kernels, real->kernel_count * sizeof kernels[0]);
    for (unsigned i = 0; i < real->kernel_count; i++)
        kernels[i].permute = players[i];
    played.kernels = kernels;
    played.f1600 = qtn_keccak_f1600_ref;
    backend.keccak = &played;
    arithmetic = *backend.mldsa;
    arithmetic.challenge = qtn_mldsa_ref.challenge;
    memcpy(arithmetic.factor, qtn_mldsa_ref.factor, sizeof arithmetic.factor);
    memcpy(arithmetic.mul_challenge, qtn_mldsa_ref.mul_challenge, sizeof arithmetic.mul_challenge);
    backend.mldsa = &arithmetic;
    qtn_backend_use(&backend);
    printf("arithmetic of %s\n", qtn_backend_name());
    ct_mlkem();
    ct_mldsa();
    if (argc == 3 && strcmp(argv[2], "planted") == 0) {
        uint8_t secret[1] = {1};
        CT_SECRET(secret, 1);
        for (unsigned i = 0; i < secret[0]; i++)
            sink = i;
    }
    return 0;
}
