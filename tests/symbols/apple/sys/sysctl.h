/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Stands in for the header of Apple's SDK in tests/symbols/apple.py: what src/ uses of it. */
#include <stddef.h>

int sysctlbyname(const char *name, void *old, size_t *old_n, void *new_value, size_t n);
