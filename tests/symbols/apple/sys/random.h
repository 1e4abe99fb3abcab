/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Stands in for the header of Apple's SDK in tests/symbols/apple.py: what src/ uses of it. */
#include <stddef.h>

int getentropy(void *out, size_t n);
