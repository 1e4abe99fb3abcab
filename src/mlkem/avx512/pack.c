/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 203, Algorithms 5 and 6 (ByteEncode, ByteDecode) for 12 bits, which nothing compresses. */
#include "common/ct.h"
#include "mlkem/avx512/avx512.h"
#include "mlkem/avx512/vector.h"

enum { GROUP_BYTES = 48 }; /* of 32 coefficients */

void qtn_mlkem_avx512_encode12(uint8_t *out, const struct mlkem_poly *a) {
    const __m512i pair = _mm512_set1_epi32(4096 << 16 | 1);
    UNROLL
    for (unsigned i = 0; i < VECTORS; i++) {
        const __m512i c = add_q_if_negative(load(a->c + LANES * i));
        const __m512i x = _mm512_madd_epi16(c, pair); /* 24 bits */
        const __m512i bytes = compact(x, 0x7777777777777777);
        if (i + 1 < VECTORS) /* the next ones go over what is too much */
            _mm512_storeu_si512(out + GROUP_BYTES * i, bytes);
        else
            _mm512_mask_storeu_epi8(out + GROUP_BYTES * i, ones(GROUP_BYTES), bytes);
    }
}

uint32_t qtn_mlkem_avx512_decode12(struct mlkem_poly *r, const uint8_t *in) {
    const __m512i spread =
        _mm512_setr_epi64(run(0), run(6), run(12), run(18), run(24), run(30), run(36), run(42));
    /* The last load ends with the buffer, 16 bytes early. */
    const unsigned early = VECTOR_BYTES - GROUP_BYTES;
    const __m512i early_spread = _mm512_add_epi8(spread, _mm512_set1_epi8((int8_t)early));
    /* From bit 0, 12, 24, 36, two bytes each. */
    const __m512i bits = _mm512_set1_epi64(0x2c242018140c0800);
    __m512i most = _mm512_setzero_si512();
    UNROLL
    for (unsigned i = 0; i < VECTORS; i++) {
        const unsigned last = i + 1 == VECTORS;
        const __m512i bytes = _mm512_loadu_si512(in + GROUP_BYTES * i - (last ? early : 0));
        const __m512i words = _mm512_multishift_epi64_epi8(
            bits, _mm512_permutexvar_epi8(last ? early_spread : spread, bytes));
        const __m512i c = _mm512_and_si512(words, _mm512_set1_epi16(0xfff));
        most = _mm512_max_epu16(most, c);
        store(r->c + LANES * i, _mm512_min_epu16(c, _mm512_sub_epi16(c, q_lanes())));
    }
    return ct_nonzero(_mm512_cmpge_epu16_mask(most, q_lanes()));
}
