/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* FIPS 203, Algorithms 7 and 8. */
#include "mlkem/avx512/avx512.h"
#include "mlkem/avx512/vector.h"

enum { GROUP_BYTES = 48 }; /* 32 candidates of 12 bits */

/* The candidates below q, in order in the first n lanes. */
struct kept {
    __m512i c;
    unsigned n;
};

/* Of 48 bytes, of whose 32 candidates those in `valid` count. */
QTN_INLINE struct kept candidates(__m512i bytes, __mmask32 valid) {
    /* The three bytes of a pair as b0 b1 b1 b2, one word to each; the first word has four bits too
     * many above, the second one below. */
    const __m512i spread =
        _mm512_set_epi32(0x2f2e2e2d, 0x2c2b2b2a, 0x29282827, 0x26252524, 0x23222221, 0x201f1f1e,
                         0x1d1c1c1b, 0x1a191918, 0x17161615, 0x14131312, 0x1110100f, 0x0e0d0d0c,
                         0x0b0a0a09, 0x08070706, 0x05040403, 0x02010100);
    const __m512i shifts = _mm512_set1_epi32(4 << 16);
    const __m512i words = _mm512_srlv_epi16(_mm512_permutexvar_epi8(spread, bytes), shifts);
    const __m512i d = _mm512_and_si512(words, _mm512_set1_epi16(0xfff));
    const __mmask32 below = _mm512_mask_cmplt_epu16_mask(valid, d, q_lanes());
    return (struct kept){_mm512_mask_compress_epi16(d, below, d), (unsigned)_mm_popcnt_u32(below)};
}

/* Any number of bytes, and however full r is. */
QTN_INLINE unsigned careful(struct mlkem_poly *r, unsigned have, const uint8_t *p, size_t n) {
    const size_t bytes = n < GROUP_BYTES ? n : GROUP_BYTES;
    const __m512i x = _mm512_maskz_loadu_epi8(ones(bytes), p);
    /* Two thirds, exact for multiples of 3 up to 48; no compiler makes a division of it. */
    const struct kept k = candidates(x, (__mmask32)ones(bytes * 171 >> 8));
    const unsigned room = MLKEM_N - have;
    _mm512_mask_storeu_epi16(r->c + have, (__mmask32)ones(room < LANES ? room : LANES), k.c);
    return have + (k.n < room ? k.n : room);
}

unsigned qtn_mlkem_avx512_rej_uniform(struct mlkem_poly *r, unsigned have, const uint8_t *p,
                                      size_t n) {
    /* The first three blocks of a stream: eight whole groups fit whatever they hold, and the last
     * three are done even where one would do: no branch to mispredict. */
    if (n == 504 && have == 0) {
        UNROLL
        for (unsigned i = 0; i < 8; i++) {
            const struct kept k =
                candidates(_mm512_loadu_si512(p + GROUP_BYTES * i), ~(__mmask32)0);
            _mm512_storeu_si512(r->c + have, k.c);
            have += k.n;
        }
        have = careful(r, have, p + 8 * GROUP_BYTES, GROUP_BYTES);
        have = careful(r, have, p + 9 * GROUP_BYTES, GROUP_BYTES);
        return careful(r, have, p + 10 * GROUP_BYTES, 24);
    }
    while (n != 0 && have < MLKEM_N) {
        have = careful(r, have, p, n);
        const size_t bytes = n < GROUP_BYTES ? n : GROUP_BYTES;
        p += bytes;
        n -= bytes;
    }
    return have;
}

/* BitCount(x mod 2^eta) - BitCount(x / 2^eta mod 2^eta) for each x that a lane's number can be. */
_Alignas(64) static const int16_t differences_2[32] = {0, 1,  1,  2,  -1, 0, 0,  1,  -1, 0,  0,
                                                       1, -2, -1, -1, 0,  0, 1,  1,  2,  -1, 0,
                                                       0, 1,  -1, 0,  0,  1, -2, -1, -1, 0};
_Alignas(64) static const int8_t differences_3[64] = {
    0,  1, 1,  2,  1,  2,  2,  3, -1, 0, 0,  1, 0,  1,  1,  2,  -1, 0,  0,  1,  0,  1,
    1,  2, -2, -1, -1, 0,  -1, 0, 0,  1, -1, 0, 0,  1,  0,  1,  1,  2,  -2, -1, -1, 0,
    -1, 0, 0,  1,  -2, -1, -1, 0, -1, 0, 0,  1, -3, -2, -2, -1, -2, -1, -1, 0};

void qtn_mlkem_avx512_cbd2(struct mlkem_poly *r, const uint8_t *p) {
    const __m512i table = _mm512_load_si512(differences_2);
    UNROLL
    for (unsigned i = 0; i < VECTORS; i++) {
        /* Each byte alone in 32 bits, and once more 12 bits further up: its halves begin two words.
         * Only five bits of a word count, and the fifth does not matter. */
        const __m512i x = _mm512_cvtepu8_epi32(_mm_loadu_si128((const void *)(p + 16 * i)));
        const __m512i halves = _mm512_or_si512(x, _mm512_slli_epi32(x, 12));
        store(r->c + LANES * i, _mm512_permutexvar_epi16(halves, table));
    }
}

void qtn_mlkem_avx512_cbd3(struct mlkem_poly *r, const uint8_t *p) {
    const __m512i table = _mm512_load_si512(differences_3);
    const __m512i spread =
        _mm512_setr_epi64(run(0), run(6), run(12), run(18), run(24), run(30), run(36), run(42));
    const __m512i sixes = _mm512_set1_epi64(0x2a241e18120c0600); /* from bits 0, 6, ... 42 */
    UNROLL
    for (unsigned i = 0; i < 4; i++) {
        /* 48 bytes; the last load ends with the buffer, 16 bytes early. */
        const unsigned early = i == 3 ? 16 : 0;
        const __m512i bytes = _mm512_loadu_si512(p + 48 * i - early);
        const __m512i lanes = _mm512_add_epi8(spread, _mm512_set1_epi8((int8_t)early));
        const __m512i x =
            _mm512_multishift_epi64_epi8(sixes, _mm512_permutexvar_epi8(lanes, bytes));
        const __m512i c = _mm512_permutexvar_epi8(x, table); /* by the low six bits */
        store(r->c + 2 * LANES * i, _mm512_cvtepi8_epi16(_mm512_castsi512_si256(c)));
        store(r->c + 2 * LANES * i + LANES, _mm512_cvtepi8_epi16(_mm512_extracti64x4_epi64(c, 1)));
    }
}
