/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* What the ML-KEM records share: sizes of the set, and the ways that go through a prepared key or a
 * batch. Each way must answer as the one-shot function did, byte for byte. */
#ifndef TESTS_ACVP_MLKEM_H
#define TESTS_ACVP_MLKEM_H

#include "acvp/run.h"
#include <quatrain/mlkem.h>

/* What depends on the parameter set alone. */
struct kem {
    qtn_mlkem_set set;
    size_t ek, dk, ct;
};

/* ek and dk are what the one-shot function made of the seed. */
void kem_keygen_ways(struct run *t, const struct kem *k, const struct value *seed,
                     const uint8_t *ek, const uint8_t *dk);

/* want, ct and ss are what the one-shot function gave. */
void kem_encaps_ways(struct run *t, const struct kem *k, const struct value *ek, const uint8_t *m,
                     size_t m_len, qtn_status want, const uint8_t *ct, const uint8_t *ss);
void kem_decaps_ways(struct run *t, const struct kem *k, const struct value *dk,
                     const struct value *ct, qtn_status want, const uint8_t *ss);

#endif
