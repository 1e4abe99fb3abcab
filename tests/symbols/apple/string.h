/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Stands in for the header of Apple's SDK in tests/symbols/apple.py: what src/ uses of it. */
#include <stddef.h>

int memcmp(const void *a, const void *b, size_t n);
void *memcpy(void *to, const void *from, size_t n);
void *memmove(void *to, const void *from, size_t n);
void *memset(void *to, int c, size_t n);
int strcmp(const char *a, const char *b);
size_t strlen(const char *s);
