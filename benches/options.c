/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "options.h"

#include "harness.h"

#include <stdio.h>
#include <string.h>

static const char help[] =
    "Usage: quatrain-bench [OPTION]...\n"
    "Time the library: operations, matrix sampling by policy, hashing and kernels.\n"
    "\n"
    "  --set NAMES      only these sets (\"ML-KEM-768\", \"ML-DSA-65\"; kernels: \"ML-KEM\",\n"
    "                   \"ML-DSA\", \"Keccak\", \"SHA3-256\", \"SHA3-512\")\n"
    "  --op NAMES       only these operations (\"keygen\", \"encaps\", \"matrix\", \"ntt\", ...)\n"
    "  --mode NAMES     only these modes (\"oneshot\", \"prepared\", \"batch-8\", \"kernel\")\n"
    "  --policy NAMES   only these policies of matrix sampling (\"quad\", \"cost\", \"queue\", "
    "...)\n"
    "  --backend NAMES  only these backends; else all that this machine can run, side by side\n"
    "  --json FILE      write the results to FILE too\n"
    "  --quick          a few seconds: 15 samples instead of 1000, 64 messages instead of 1024\n"
    "  --profile        afterwards, where the time of each operation goes\n"
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

bool choice_wants(const struct choice *c, const struct bench *b) {
    if (!strcmp(b->mode, "yardstick"))
        return true;
    return among(c->set, b->set) && among(c->op, b->op) && among(c->mode, b->mode) &&
           (!b->policy || among(c->policy, b->policy));
}

bool choice_wants_backend(const struct choice *c, const char *name) {
    return !c->backend || among(c->backend, "all") || among(c->backend, name);
}

const char *choice_unknown_backend(const struct choice *c, const char *const *names, size_t n) {
    static char unknown[32];
    for (const char *p = c->backend; p && *p;) {
        const size_t length = strcspn(p, ",");
        bool known = length == 3 && same(p, "all", 3);
        for (size_t i = 0; i < n && !known; i++)
            known = strlen(names[i]) == length && same(p, names[i], length);
        if (!known) {
            snprintf(unknown, sizeof unknown, "%.*s", (int)length, p);
            return unknown;
        }
        p += length + (p[length] == ',');
    }
    return NULL;
}

int choice_parse(struct choice *c, int argc, char **argv) {
    const struct {
        const char *name;
        const char **value;
    } texts[] = {{"--json", &c->json}, {"--set", &c->set},       {"--op", &c->op},
                 {"--mode", &c->mode}, {"--policy", &c->policy}, {"--backend", &c->backend},
                 {NULL, NULL}};

    const struct {
        const char *name;
        bool *value;
    } flags[] = {
        {"--quick", &c->quick}, {"--list", &c->list}, {"--profile", &c->profile}, {NULL, NULL}};

    memset(c, 0, sizeof *c);
    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], "--help")) {
            fputs(help, stdout);
            return 0;
        }
        unsigned w = 0;
        while (flags[w].name && strcmp(argv[i], flags[w].name) != 0)
            w++;
        if (flags[w].name) {
            *flags[w].value = true;
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
    c->messages = c->quick ? 64 : 1024;
    c->fewest = c->quick ? 3 : 40;
    c->line_ns = c->quick ? 1e6 : 3e7;
    c->passes = c->quick ? 1 : 5;
    c->sample_ns = c->quick ? 4000 : 20000;
    return -1;
}
