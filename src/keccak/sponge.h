/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* SHA3 and SHAKE (FIPS 202) over one state, absorbed and squeezed in any pieces. For messages whose
 * end is not known when they begin; everything else goes through the queue. */
#ifndef QTN_KECCAK_SPONGE_H
#define QTN_KECCAK_SPONGE_H

#include "keccak/ops.h"
#include <quatrain/types.h>

/* Rate in bytes and domain suffix (with the first padding bit), which together name a function. */
struct keccak_function {
    uint8_t rate;
    uint8_t suffix;
    uint8_t digest; /* bytes of output; 0: as many as asked for */
};

#define KECCAK_SHA3_224 ((struct keccak_function){144, 0x06, 28})
#define KECCAK_SHA3_256 ((struct keccak_function){136, 0x06, 32})
#define KECCAK_SHA3_384 ((struct keccak_function){104, 0x06, 48})
#define KECCAK_SHA3_512 ((struct keccak_function){72, 0x06, 64})
#define KECCAK_SHAKE128 ((struct keccak_function){168, 0x1f, 0})
#define KECCAK_SHAKE256 ((struct keccak_function){136, 0x1f, 0})

/* No pointers inside: may be copied to fork a stream. */
struct sponge {
    uint64_t state[KECCAK_WORDS];
    uint32_t phase; /* one of the values in sponge.c; zero is not one of them */
    uint8_t rate, suffix, digest;
    uint8_t pos; /* bytes of the current block absorbed or squeezed, below rate while absorbing */
};

void qtn_sponge_init(struct sponge *s, struct keccak_function f);

/* QTN_ERR_STATE after the first squeeze, after finish, or before init. */
qtn_status qtn_sponge_absorb(struct sponge *s, const struct keccak_ops *ops, const uint8_t *p,
                             size_t n);

/* The next n bytes of output; the first call ends the input. For SHA3 exactly one call with
 * n = digest (another n is QTN_ERR_LENGTH and changes nothing), then QTN_ERR_STATE. squeeze(0) ends
 * the input of a SHAKE too. */
qtn_status qtn_sponge_squeeze(struct sponge *s, const struct keccak_ops *ops, uint8_t *p, size_t n);

/* Wipe; every later call but init is QTN_ERR_STATE. */
void qtn_sponge_wipe(struct sponge *s);

#endif
