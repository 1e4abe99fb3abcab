/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "mldsa/encode.h"
#include "common/bytes.h"

#include <string.h>

/* The encoding: the positions of the ones, polynomial after polynomial, in omega bytes, the unused
 * ones zero; then for each polynomial, where its positions end. */

void qtn_mldsa_hint_begin(uint8_t *out, const struct mldsa_params *row) {
    memset(out, 0, (size_t)row->omega + row->k);
}

void qtn_mldsa_hint_pack(uint8_t *out, const struct mldsa_params *row, const uint8_t h[MLDSA_N],
                         unsigned i) {
    unsigned n = i == 0 ? 0 : out[row->omega + i - 1];
    for (unsigned j = 0; j < MLDSA_N; j += 8) { /* ones are rare */
        if (load64_le(h + j) == 0)
            continue;
        for (unsigned b = j; b < j + 8; b++)
            if (h[b] != 0)
                out[n++] = (uint8_t)b;
    }
    out[row->omega + i] = (uint8_t)n;
}

bool qtn_mldsa_hint_valid(const struct mldsa_params *row, const uint8_t *in) {
    unsigned begin = 0;
    for (unsigned i = 0; i < row->k; i++) {
        const unsigned end = in[row->omega + i];
        if (end < begin || end > row->omega)
            return false;
        /* Rising positions: one hint, one encoding. */
        for (unsigned n = begin + 1; n < end; n++)
            if (in[n - 1] >= in[n])
                return false;
        begin = end;
    }
    for (unsigned n = begin; n < row->omega; n++)
        if (in[n] != 0)
            return false;
    return true;
}

void qtn_mldsa_hint_unpack(uint8_t h[MLDSA_N], const struct mldsa_params *row, const uint8_t *in,
                           unsigned i) {
    const unsigned begin = i == 0 ? 0 : in[row->omega + i - 1];
    memset(h, 0, MLDSA_N);
    for (unsigned n = begin; n < in[row->omega + i]; n++)
        h[in[n]] = 1;
}
