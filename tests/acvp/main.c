/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Runs every record of the vector files given, and counts by set and kind. It fails when a record
 * fails, is of a kind that no test knows, when a file holds another number of records than its
 * header declares, or when nothing ran. */
#include "acvp/run.h"
#include "support/forced.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TALLIES = 128, LABEL = 64 };

static const struct {
    const char *type;
    void (*test)(struct run *t);
} tests[] = {
    {"mlkem-keygen", test_mlkem_keygen},     {"mlkem-encaps", test_mlkem_encaps},
    {"mlkem-decaps", test_mlkem_decaps},     {"mlkem-check-ek", test_mlkem_check_ek},
    {"mlkem-check-dk", test_mlkem_check_dk}, {"mldsa-keygen", test_mldsa_keygen},
    {"mldsa-kat", test_mldsa_kat},           {"mldsa-sign", test_mldsa_sign},
    {"mldsa-verify", test_mldsa_verify},     {"sha3", test_sha3},
    {"sha3-monte", test_sha3_monte},
};

struct tally {
    char label[LABEL];
    unsigned long passed, failed, skipped;
};

static struct tally tallies[TALLIES];
static unsigned tally_count;

/* Set, type, and for ML-DSA the interface and whether rnd is given. */
static struct tally *tally_of(const struct vector_file *f) {
    const struct value *set = vector_find(f, "set"), *type = vector_find(f, "type");
    const struct value *interface = vector_find(f, "interface");
    const bool sign = type && strcmp(type->text, "mldsa-sign") == 0;
    const char *how = !sign ? "" : vector_find(f, "rnd") ? " hedged" : " deterministic";
    char label[LABEL];
    snprintf(label, sizeof label, "%s %s %s%s", set ? set->text : "?", type ? type->text : "?",
             interface ? interface->text : "", how);
    for (unsigned i = 0; i < tally_count; i++)
        if (strcmp(tallies[i].label, label) == 0)
            return &tallies[i];
    if (tally_count == TALLIES) {
        fprintf(stderr, "TALLIES is too small\n");
        exit(1);
    }
    strcpy(tallies[tally_count].label, label);
    return &tallies[tally_count++];
}

static void run_record(const struct vector_file *f) {
    struct tally *tally = tally_of(f);
    const struct value *type = vector_find(f, "type");
    for (size_t i = 0; type && i < sizeof tests / sizeof *tests; i++)
        if (strcmp(tests[i].type, type->text) == 0) {
            struct run t;
            run_begin(&t, f);
            tests[i].test(&t);
            run_end(&t);
            if (t.failed)
                tally->failed++;
            else
                tally->passed++;
            return;
        }
    printf("SKIPPED %s:%u: no test knows the type %s\n", f->path, f->line,
           type ? type->text : "(none)");
    tally->skipped++;
}

/* Whether the file could be read to its end and held what its header declares. */
static bool run_file(const char *path) {
    struct vector_file f;
    bool good = vector_file_open(&f, path);
    if (good) {
        const unsigned long declared = vector_file_count(&f);
        unsigned long found = 0;
        int next;
        while ((next = vector_file_next(&f)) > 0) {
            run_record(&f);
            found++;
        }
        good = next == 0 && found == declared;
        printf("%s: %lu of %lu records\n", path, found, declared);
    }
    vector_file_close(&f);
    return good;
}

int main(int argc, char **argv) {
    unsigned long passed = 0, failed = 0, skipped = 0;
    bool good = argc > 1;
    const int forced = forced_backend();
    if (forced != 0)
        return forced;
    for (int i = 1; i < argc; i++)
        good = run_file(argv[i]) && good;
    printf("\n%-46s %7s %7s %7s %7s\n", "set and kind", "ran", "passed", "failed", "skipped");
    for (unsigned i = 0; i < tally_count; i++) {
        const struct tally *a = &tallies[i];
        printf("%-46s %7lu %7lu %7lu %7lu\n", a->label, a->passed + a->failed, a->passed, a->failed,
               a->skipped);
        passed += a->passed;
        failed += a->failed;
        skipped += a->skipped;
    }
    printf("%-46s %7lu %7lu %7lu %7lu\n", "total", passed + failed, passed, failed, skipped);
    if (!good)
        printf("a file could not be read, or its count is wrong\n");
    return good && passed > 0 && failed == 0 && skipped == 0 ? 0 : 1;
}
