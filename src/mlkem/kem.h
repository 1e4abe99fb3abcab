/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The internal algorithms of ML-KEM (FIPS 203, section 6), with lengths already checked. All
 * outputs may overlap all inputs. */
#ifndef QTN_MLKEM_KEM_H
#define QTN_MLKEM_KEM_H

#include "common/backend.h"
#include "mlkem/params.h"

/* Algorithm 16 (ML-KEM.KeyGen_internal) of seed = d || z, 64 bytes. */
void qtn_kem_keygen(const struct mlkem_params *row, const struct qtn_backend *be, uint8_t *ek,
                    uint8_t *dk, const uint8_t *seed);

/* Algorithm 17 (ML-KEM.Encaps_internal), with the modulus check of section 7.2:
 * QTN_ERR_PUBLIC_KEY, and nothing written. */
qtn_status qtn_kem_encaps(const struct mlkem_params *row, const struct qtn_backend *be, uint8_t *ct,
                          uint8_t *ss, const uint8_t *ek, const uint8_t *m);

/* Algorithm 18 (ML-KEM.Decaps_internal), with the hash check of section 7.3 and the modulus check
 * of the ek inside: QTN_ERR_SECRET_KEY, and nothing written. */
qtn_status qtn_kem_decaps(const struct mlkem_params *row, const struct qtn_backend *be, uint8_t *ss,
                          const uint8_t *ct, const uint8_t *dk);

#endif
