/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The command line: what to run, and for how long. */
#ifndef QTN_BENCHES_OPTIONS_H
#define QTN_BENCHES_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>

struct bench; /* harness.h */

struct choice {
    const char *json;                               /* file to write, or NULL */
    const char *set, *op, *mode, *policy, *backend; /* names, comma-separated; NULL: all */
    bool quick, list, profile;
    unsigned rounds;   /* samples of each line ... */
    unsigned fewest;   /* ... or fewer, but at least so many ... */
    double line_ns;    /* ... where they would take longer than this */
    unsigned messages; /* to sign */
    unsigned passes;   /* over them */
    double sample_ns;  /* a sample lasts at least so long */
};

/* Returns -1 to go on, or the status with which to leave the program at once. */
int choice_parse(struct choice *c, int argc, char **argv);

/* Names are compared without regard to case. */
bool choice_wants(const struct choice *c, const struct bench *b);
bool choice_wants_backend(const struct choice *c, const char *name);

/* The first of the backends asked for that is not among the n names; NULL: all of them are. Not to
 * be kept. */
const char *choice_unknown_backend(const struct choice *c, const char *const *names, size_t n);

#endif
