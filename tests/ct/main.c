/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* operations NAME, with QUATRAIN_BACKEND=NAME in the environment.
 *
 * Proves, under valgrind, that no branch and no address depends on a secret in any operation that
 * has one, for all six parameter sets and that backend. valgrind makes the verdict; this program
 * only fails when an operation does not do what it should, or when another backend ran. Exits 77
 * where valgrind's CPU cannot run it. */
#include "secrets.h"
#include <quatrain/backend.h>

static int listed(const char *name) {
    for (size_t i = 0; qtn_backend_at(i) != NULL; i++)
        if (strcmp(qtn_backend_at(i), name) == 0)
            return 1;
    return 0;
}

int main(int argc, char **argv) {
    if (!RUNNING_ON_VALGRIND || argc != 2) {
        fprintf(stderr, "needs valgrind, without which it proves nothing, and a backend\n");
        return 1;
    }
    if (!listed(argv[1])) {
        printf("SKIP: the CPU that valgrind shows has no %s\n", argv[1]);
        return 77;
    }
    must(strcmp(qtn_backend_name(), argv[1]) == 0, argv[1], "another backend is in use");
    printf("backend %s, %s\n", qtn_backend_name(), qtn_backend_reason());
    ct_mlkem();
    ct_mldsa();
    must(strcmp(qtn_backend_name(), argv[1]) == 0, argv[1], "another backend was in use");
    return 0;
}
