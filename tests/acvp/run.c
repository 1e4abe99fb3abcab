/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "acvp/run.h"
#include "acvp/sets.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void run_begin(struct run *t, const struct vector_file *file) {
    memset(t, 0, sizeof *t);
    t->file = file;
}

void run_end(struct run *t) {
    for (unsigned i = 0; i < t->outputs; i++)
        free(t->output[i]);
    t->outputs = 0;
}

void run_fail(struct run *t, const char *what, const char *why) {
    const struct value *set = vector_find(t->file, "set"), *id = vector_find(t->file, "id");
    t->failed = true;
    printf("FAILED %s:%u: %s, case %s: %s: %s\n", t->file->path, t->file->line,
           set ? set->text : "no set", id ? id->text : "without id", what, why);
}

const struct value *run_bytes(struct run *t, const char *key) {
    static uint8_t nothing[1];
    static const struct value empty = {"", "", nothing, 0, VALUE_BYTES};
    const struct value *v = vector_find(t->file, key);
    if (v && v->kind == VALUE_BYTES)
        return v;
    run_fail(t, key, "the record has no such bytes");
    return &empty;
}

const char *run_text(struct run *t, const char *key) {
    const struct value *v = vector_find(t->file, key);
    if (v && v->kind == VALUE_TEXT)
        return v->text;
    run_fail(t, key, "the record has no such text");
    return "";
}

bool run_has(const struct run *t, const char *key) {
    return vector_find(t->file, key) != NULL;
}

unsigned long run_number(const struct run *t, const char *key, unsigned long otherwise) {
    const struct value *v = vector_find(t->file, key);
    return v ? strtoul(v->text, NULL, 10) : otherwise;
}

uint8_t *run_room(struct run *t, size_t n) {
    if (t->outputs == RUN_OUTPUTS) {
        fprintf(stderr, "RUN_OUTPUTS is too small\n");
        exit(1);
    }
    uint8_t *p = must_malloc(n);
    memset(p, 0xa5, n);
    t->output[t->outputs++] = p;
    return p;
}

qtn_status run_result(struct run *t) {
    return run_has(t, "result") ? status_of(run_text(t, "result")) : QTN_OK;
}

bool run_status(struct run *t, const char *what, qtn_status got, qtn_status want) {
    char why[160];
    if (got == want)
        return true;
    snprintf(why, sizeof why, "status %d (%s), must be %d (%s)", (int)got, qtn_status_name(got),
             (int)want, qtn_status_name(want));
    run_fail(t, what, why);
    return false;
}

void run_equal(struct run *t, const char *what, const char *key, const uint8_t *got, size_t n) {
    const struct value *want = vector_find(t->file, key);
    uint8_t digest[32];
    if (!want || want->kind == VALUE_TEXT) {
        run_fail(t, key, "the record has no such value to compare with");
        return;
    }
    if (want->kind == VALUE_BYTES && want->n != n) {
        run_fail(t, what, "another length than the record's");
        return;
    }
    if (want->kind != VALUE_BYTES) {
        value_digest(want->kind, got, n, digest);
        got = digest;
        n = sizeof digest;
    }
    if (memcmp(got, want->p, n) != 0)
        run_fail(t, what, "other bytes than the record's");
}

void run_same(struct run *t, const char *what, const uint8_t *a, const uint8_t *b, size_t n) {
    if (memcmp(a, b, n) != 0)
        run_fail(t, what, "two ways give different bytes");
}

void run_wiped(struct run *t, const char *what, const uint8_t *p, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (p[i] != 0) {
            run_fail(t, what, "not wiped after an error");
            return;
        }
}

static int give(void *context, uint8_t *out, size_t len) {
    struct given_rng *g = context;
    if (len != g->n)
        return -1;
    memcpy(out, g->p, len);
    if (!g->again)
        g->n = 0;
    return 0;
}

qtn_rng given_rng(struct given_rng *g, const uint8_t *p, size_t n) {
    *g = (struct given_rng){p, n, false};
    return (qtn_rng){give, g};
}

qtn_rng repeated_rng(struct given_rng *g, const uint8_t *p, size_t n) {
    *g = (struct given_rng){p, n, true};
    return (qtn_rng){give, g};
}
