/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "options.h"

#include <stdio.h>
#include <string.h>

static const char help[] =
    "Usage: quatrain-bench [OPTION]...\n"
    "Time the library: operations, matrix sampling by policy, hashing and kernels.\n"
    "\n"
    "  --set NAMES      only these sets (\"ML-KEM-768\", \"ML-DSA-65\"; kernels: \"ML-KEM\",\n"
    "                   \"ML-DSA\", \"Keccak\", \"SHA3-256\", \"SHA3-512\")\n"
    "  --op NAMES       only these operations (\"keygen\", \"encaps\", \"matrix\", \"ntt\", ...)\n"
    "  --mode NAMES     only these modes (\"oneshot\", \"kernel\")\n"
    "  --backend NAME   this backend, or \"all\" in one run; else the library's own choice\n"
    "  --json FILE      write the results to FILE too\n"
    "  --quick          a few seconds: 15 samples instead of 1000, 64 messages instead of 1000\n"
    "  --list           print the lines that would be run, and leave\n"
    "  --help           print this, and leave\n"
    "\n"
    "NAMES are separated by commas; case does not matter. docs/benchmarks.md explains the "
    "columns.\n";

static char lower(char c) {
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static bool same(const char *a, const char *b, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (lower(a[i]) != lower(b[i]))
            return false;
    return true;
}

static bool among(const char *names, const char *name) {
    if (!names)
        return true;
    const size_t n = strlen(name);
    while (*names) {
        const size_t length = strcspn(names, ",");
        if (length == n && same(names, name, n))
            return true;
        names += length + (names[length] == ',');
    }
    return false;
}

bool choice_wants(const struct choice *c, const char *set, const char *op, const char *mode) {
    if (!strcmp(mode, "yardstick"))
        return true;
    return among(c->set, set) && among(c->op, op) && among(c->mode, mode);
}

int choice_parse(struct choice *c, int argc, char **argv) {
    const struct {
        const char *name;
        const char **value;
    } texts[] = {{"--json", &c->json}, {"--set", &c->set},         {"--op", &c->op},
                 {"--mode", &c->mode}, {"--backend", &c->backend}, {NULL, NULL}};

    memset(c, 0, sizeof *c);
    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], "--help")) {
            fputs(help, stdout);
            return 0;
        }
        if (!strcmp(argv[i], "--quick")) {
            c->quick = true;
            continue;
        }
        if (!strcmp(argv[i], "--list")) {
            c->list = true;
            continue;
        }
        unsigned t = 0;
        while (texts[t].name && strcmp(argv[i], texts[t].name) != 0)
            t++;
        if (!texts[t].name || i + 1 == argc) {
            fprintf(stderr, "quatrain-bench: %s '%s'; --help tells more\n",
                    texts[t].name ? "a value must follow" : "unknown option", argv[i]);
            return 2;
        }
        *texts[t].value = argv[++i];
    }
    c->rounds = c->quick ? 15 : 1000;
    c->messages = c->quick ? 64 : 1000;
    c->passes = c->quick ? 1 : 5;
    c->sample_ns = c->quick ? 4000 : 20000;
    return -1;
}
