/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* forced NAME, with QUATRAIN_BACKEND=NAME in the environment: that backend is in use, and so it is
 * in whatever else runs with this environment. Exits 77 where this machine cannot run it.
 * forced NAME, without QUATRAIN_BACKEND: NAME is what the library chooses by itself; for emulated
 * CPUs. */
#include "support/forced.h"

int main(int argc, char **argv) {
    const char *const env = getenv("QUATRAIN_BACKEND");
    if (argc != 2 || (env != NULL && strcmp(env, argv[1]) != 0)) {
        fprintf(stderr, "needs a name, and the same name or none in QUATRAIN_BACKEND\n");
        return 1;
    }
    const int forced = forced_backend();
    if (forced != 0)
        return forced;
    if (env == NULL)
        return strcmp(qtn_backend_name(), argv[1]) == 0 ? 0 : 1;
    return strstr(qtn_backend_reason(), "QUATRAIN_BACKEND") != NULL ? 0 : 1;
}
