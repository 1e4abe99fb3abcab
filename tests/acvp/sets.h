/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The names that NIST's files use, as the library's enums. */
#ifndef TESTS_ACVP_SETS_H
#define TESTS_ACVP_SETS_H

#include "keccak/sponge.h"
#include <quatrain/hazmat.h>
#include <stdbool.h>

/* Zero, which is no set, for any other name. */
qtn_mlkem_set mlkem_set(const char *name);
qtn_mldsa_set mldsa_set(const char *name);

/* Zero, which is no hash, for any other name: SHA2-224 to SHAKE-256. */
qtn_mldsa_hash mldsa_hash(const char *name);

/* SHA3-224 to SHAKE256. */
bool keccak_function_of(const char *name, struct keccak_function *f);

/* ok, length, public-key, secret-key or signature; anything else is a status no function gives. */
qtn_status status_of(const char *name);

#endif
