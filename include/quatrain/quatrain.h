/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/** @file
 * Quatrain: ML-KEM (FIPS 203) and ML-DSA (FIPS 204). This header includes every public one except
 * quatrain/hazmat.h. */
#ifndef QUATRAIN_QUATRAIN_H
#define QUATRAIN_QUATRAIN_H

#include <quatrain/backend.h>
#include <quatrain/batch.h>
#include <quatrain/mldsa.h>
#include <quatrain/mlkem.h>
#include <quatrain/prepared.h>
#include <quatrain/types.h>

#define QTN_VERSION_MAJOR 0
#define QTN_VERSION_MINOR 1
#define QTN_VERSION_PATCH 0
#define QTN_VERSION_STRING "0.1.0"

#ifdef __cplusplus
extern "C" {
#endif

/** The version of the library that is linked, as "major.minor.patch". */
QTN_API const char *qtn_version(void);

#ifdef __cplusplus
}
#endif

#endif
