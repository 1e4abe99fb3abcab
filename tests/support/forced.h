/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* A test that Meson runs once for each backend, named in QUATRAIN_BACKEND: on that one or not at
 * all. */
#ifndef QTN_TESTS_FORCED_H
#define QTN_TESTS_FORCED_H

#include <quatrain/backend.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What the process should end with, where it is not 0: 77 where this machine has no such backend, 1
 * where it has, and another one is in use. Prints the one in use. */
static inline int forced_backend(void) {
    const char *const name = getenv("QUATRAIN_BACKEND");
    printf("backend: %s (%s)\n", qtn_backend_name(), qtn_backend_reason());
    if (name == NULL || strcmp(qtn_backend_name(), name) == 0)
        return 0;
    for (size_t i = 0; qtn_backend_at(i) != NULL; i++)
        if (strcmp(qtn_backend_at(i), name) == 0) {
            printf("%s is listed, and another one is in use\n", name);
            return 1;
        }
    printf("SKIP: this machine, or this build, has no %s\n", name);
    return 77;
}

#endif
