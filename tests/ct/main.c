/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Proves, under valgrind, that no branch and no address depends on a secret in any operation that
 * has one, for all six parameter sets and the backend in use. valgrind makes the verdict; this
 * program only fails when an operation does not do what it should. */
#include "secrets.h"
#include <quatrain/backend.h>

int main(void) {
    if (!RUNNING_ON_VALGRIND) {
        fprintf(stderr, "this proves nothing unless valgrind runs it\n");
        return 1;
    }
    for (size_t i = 0; qtn_backend_at(i) != NULL; i++) {
        must(qtn_backend_select(qtn_backend_at(i)) == QTN_OK, qtn_backend_at(i), "not selected");
        printf("backend %s\n", qtn_backend_name());
        ct_mlkem();
        ct_mldsa();
    }
    return 0;
}
