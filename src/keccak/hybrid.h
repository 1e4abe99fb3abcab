/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* What the tables of the hybrid kernels have in common: four lanes, of which 0 and 3 are scalar
 * states and 1 and 2 the vector pair, so that the first three are those of the three-way kernel. In
 * memory: lane 0, lane 3, the pair. */
#ifndef QTN_KECCAK_HYBRID_H
#define QTN_KECCAK_HYBRID_H

#include "keccak/aarch64.h"
#include "keccak/blocks.h"

enum { OTHER_SCALAR = KECCAK_WORDS, PAIR = 2 * KECCAK_WORDS };

#define HYBRID_OFFSET \
    { 0, PAIR, PAIR + 1, OTHER_SCALAR }
#define HYBRID_STRIDE \
    { 1, 2, 2, 1 }

/* Kernels by the lanes that they are for: one each, the pair with lane 0, the pair with lane 3. */
enum { SINGLE_0, SINGLE_1, SINGLE_2, SINGLE_3, THREE_0, THREE_3, FOUR };
enum { LANES_012 = 0x7, LANES_123 = 0xe, LANES_0123 = 0xf };

#endif
