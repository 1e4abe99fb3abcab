/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* What counts-mlkem.c expects. */
#ifndef QTN_TESTS_ROWS_MLKEM_H
#define QTN_TESTS_ROWS_MLKEM_H

#include "measure.h"
#include <quatrain/mlkem.h>

/* Live: G, H, J, the matrix, the noise: G = 1; H = J = 6, 9, 12; 3k^2; keygen 2k noise streams (of
 * 2 blocks where eta1 is 3), encaps and decaps k of those and k + 1 of one block. A prepared key
 * has the matrix and H, so that G and the noise are left, and J in decaps. A batch costs what its
 * items cost one by one, in fewer calls. */
static const struct set {
    qtn_mlkem_set set;
    struct {
        unsigned k;
        uint8_t plain, hungry; /* first byte of d: no entry of A needs a fourth block; one does */
    } key;
    struct row keygen, encaps, decaps;
    struct row encaps_init, encaps_with, decaps_init, decaps_with;
    struct row keygen_batch, encaps_batch, decaps_batch;
} sets[] = {
    {QTN_MLKEM_512,
     {2, 0, 72},
     {"ML-KEM-512 keygen", 27, {27, 17, 11, 10}, {5, 0, 1, 4}, {10, 0}, {12, 10, 10}, {0}},
     {"ML-KEM-512 encaps", 26, {26, 13, 9, 9}, {4, 0, 1, 4}, {9, 0}, {9, 9, 9}, {0}},
     {"ML-KEM-512 decaps", 32, {32, 16, 8, 6}, {0, 0, 1, 6}, {6, 0}, {8, 6, 6}, {0}},
     {"ML-KEM-512 encaps key", 18, {18, 9, 6, 6}, {3, 0, 0, 3}, {6, 0}, {0}, {0}},
     {"ML-KEM-512 encaps, prepared", 8, {8, 5, 3, 3}, {1, 0, 1, 1}, {3, 0}, {0}, {0}},
     {"ML-KEM-512 decaps key", 18, {18, 9, 6, 6}, {3, 0, 0, 3}, {6, 0}, {0}, {0}},
     {"ML-KEM-512 decaps, prepared", 14, {14, 7, 6, 6}, {3, 0, 2, 1}, {6, 0}, {0}, {0}},
     {"ML-KEM-512 8 keygen", 216, {216, 108, 55, 29}, {1, 0, 5, 40}, {29, 0}, {0}, {0}},
     {"ML-KEM-512 8 encaps", 208, {208, 104, 52, 27}, {0, 0, 1, 41}, {27, 0}, {0}, {0}},
     {"ML-KEM-512 8 decaps", 256, {256, 128, 64, 34}, {0, 0, 2, 50}, {34, 0}, {0}, {0}}},
    {QTN_MLKEM_768,
     {3, 0, 16},
     {"ML-KEM-768 keygen", 43, {43, 27, 15, 13}, {6, 0, 0, 8}, {13, 0}, {19, 13, 13}, {0}},
     {"ML-KEM-768 encaps", 44, {44, 22, 12, 11}, {1, 0, 4, 7}, {11, 0}, {12, 11, 11}, {0}},
     {"ML-KEM-768 decaps", 53, {53, 27, 14, 9}, {0, 0, 1, 10}, {9, 0}, {14, 9, 9}, {0}},
     {"ML-KEM-768 encaps key", 36, {36, 18, 9, 9}, {0, 0, 3, 6}, {9, 0}, {0}, {0}},
     {"ML-KEM-768 encaps, prepared", 8, {8, 5, 3, 2}, {1, 0, 1, 1}, {2, 0}, {0, 2, 2}, {0}},
     {"ML-KEM-768 decaps key", 36, {36, 18, 9, 9}, {0, 0, 3, 6}, {9, 0}, {0}, {0}},
     {"ML-KEM-768 decaps, prepared", 17, {17, 9, 9, 9}, {6, 0, 2, 1}, {9, 0}, {0}, {0}},
     {"ML-KEM-768 8 keygen", 344, {344, 172, 87, 44}, {0, 0, 1, 71}, {44, 0}, {0}, {0}},
     {"ML-KEM-768 8 encaps", 352, {352, 176, 88, 44}, {0, 0, 1, 70}, {44, 0}, {0}, {0}},
     {"ML-KEM-768 8 decaps", 424, {424, 212, 106, 54}, {0, 0, 2, 84}, {54, 0}, {0}, {0}}},
    {QTN_MLKEM_1024,
     {4, 1, 0},
     {"ML-KEM-1024 keygen", 69, {69, 41, 23, 16}, {5, 0, 0, 13}, {16, 0}, {27, 16, 16}, {0}},
     {"ML-KEM-1024 encaps", 70, {70, 35, 18, 15}, {1, 0, 1, 13}, {13, 1}, {19, 15, 14}, {0}},
     {"ML-KEM-1024 decaps", 82, {82, 41, 21, 12}, {0, 0, 1, 16}, {12, 0}, {21, 12, 12}, {0}},
     {"ML-KEM-1024 encaps key", 60, {60, 30, 15, 12}, {0, 0, 0, 12}, {12, 0}, {0}, {0}},
     {"ML-KEM-1024 encaps, prepared", 10, {10, 6, 4, 3}, {1, 0, 1, 1}, {1, 1}, {0}, {0}},
     {"ML-KEM-1024 decaps key", 60, {60, 30, 15, 12}, {0, 0, 0, 12}, {12, 0}, {0}, {0}},
     {"ML-KEM-1024 decaps, prepared", 22, {22, 12, 12, 12}, {8, 0, 2, 2}, {12, 0}, {0}, {0}},
     {"ML-KEM-1024 8 keygen", 552, {552, 276, 138, 70}, {0, 0, 1, 114}, {70, 0}, {0}, {0}},
     {"ML-KEM-1024 8 encaps", 560, {560, 280, 140, 70}, {0, 0, 0, 112}, {70, 0}, {0}, {0}},
     {"ML-KEM-1024 8 decaps", 656, {656, 328, 164, 82}, {0, 0, 2, 130}, {82, 0}, {0}, {0}}},
};

#endif
