/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The command line: what to run, and for how long. */
#ifndef QTN_BENCHES_OPTIONS_H
#define QTN_BENCHES_OPTIONS_H

#include <stdbool.h>

struct choice {
    const char *json;            /* file to write, or NULL */
    const char *set, *op, *mode; /* names, comma-separated; NULL: all */
    const char *backend;         /* name, or "all"; NULL: the library's choice */
    bool quick, list;
    unsigned rounds;   /* samples of each line */
    unsigned messages; /* to sign */
    unsigned passes;   /* over them */
    double sample_ns;  /* a sample lasts at least so long */
};

/* Returns -1 to go on, or the status with which to leave the program at once. */
int choice_parse(struct choice *c, int argc, char **argv);

/* Names are compared without regard to case. */
bool choice_wants(const struct choice *c, const char *set, const char *op, const char *mode);

#endif
