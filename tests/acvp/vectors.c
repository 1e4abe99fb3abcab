/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "acvp/vectors.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char format_name[] = "quatrain-vectors 1";

/* The values that are not bytes. */
static const char *const text_keys[] = {
    "format", "source", "licence", "count",  "type",   "set",       "id",
    "hash",   "result", "minout",  "maxout", "outlen", "interface",
};

void *must_malloc(size_t n) {
    void *p = malloc(n ? n : 1);
    if (!p) {
        fprintf(stderr, "out of memory\n");
        exit(1);
    }
    return p;
}

static bool wrong(const struct vector_file *f, const char *what) {
    fprintf(stderr, "%s:%u: %s\n", f->path, f->line, what);
    return false;
}

static void clear(struct record *r) {
    for (unsigned i = 0; i < r->count; i++)
        free(r->field[i].p);
    r->count = 0;
}

/* r->count where there is none. */
static unsigned index_of(const struct record *r, const char *key) {
    unsigned i = 0;
    while (i < r->count && strcmp(r->field[i].key, key) != 0)
        i++;
    return i;
}

static void take_back(struct record *r, const char *key) {
    const unsigned i = index_of(r, key);
    if (i == r->count)
        return;
    free(r->field[i].p);
    r->field[i] = r->field[--r->count];
}

const struct value *vector_find(const struct vector_file *f, const char *key) {
    const unsigned own = index_of(&f->current, key);
    if (own < f->current.count)
        return &f->current.field[own];
    const unsigned shared = index_of(&f->shared, key);
    return shared < f->shared.count ? &f->shared.field[shared] : NULL;
}

static bool is_text(const char *key) {
    for (size_t i = 0; i < sizeof text_keys / sizeof *text_keys; i++)
        if (strcmp(text_keys[i], key) == 0)
            return true;
    return false;
}

/* Cut the next line off the content; NULL at the end. */
static char *next_line(struct vector_file *f) {
    char *line = f->at;
    if (*line == '\0')
        return NULL;
    char *end = strchr(line, '\n');
    if (end) {
        *end = '\0';
        f->at = end + 1;
    } else {
        f->at = line + strlen(line);
    }
    f->line++;
    return line;
}

/* "key = value" or "key =" becomes the newest field of r. */
static bool add(struct vector_file *f, struct record *r, char *line) {
    char *equals = strstr(line, " =");
    if (!equals || (equals[2] != ' ' && equals[2] != '\0'))
        return wrong(f, "neither 'key = value' nor blank");
    *equals = '\0';
    if (r->count == RECORD_FIELDS)
        return wrong(f, "too many fields");
    if (index_of(r, line) < r->count)
        return wrong(f, "a field twice");
    struct value *v = &r->field[r->count++];
    *v = (struct value){line, equals[2] ? equals + 3 : "", NULL, 0, VALUE_TEXT};
    return is_text(line) || value_decode(f, v);
}

/* The old value stays until the new one is decoded, which may refer to it as `prev`. */
static bool bracket(struct vector_file *f, char *line) {
    struct record fresh = {.count = 0};
    char *end = line + strlen(line) - 1;
    if (*end != ']')
        return wrong(f, "no closing bracket");
    *end = '\0';
    char *key = line + 1;
    const bool good = !strstr(key, " =") || add(f, &fresh, key);
    take_back(&f->shared, key);
    if (good && fresh.count > 0 && f->shared.count < RECORD_FIELDS)
        f->shared.field[f->shared.count++] = fresh.field[0];
    else
        clear(&fresh);
    return good;
}

/* A paragraph: fields up to a blank line. Brackets above it are obeyed on the way. */
static int paragraph(struct vector_file *f) {
    char *line;
    while ((line = next_line(f)) != NULL) {
        if (*line == '\0' && f->current.count > 0)
            return 1;
        if (*line == '\0')
            continue;
        if (*line == '[' && f->current.count > 0) {
            wrong(f, "a bracket within a record");
            return -1;
        }
        if (!(*line == '[' ? bracket(f, line) : add(f, &f->current, line)))
            return -1;
    }
    return f->current.count > 0;
}

static char *read_whole(const char *path) {
    FILE *in = fopen(path, "rb");
    if (!in)
        return NULL;
    size_t n = 0, room = 1 << 16;
    char *content = must_malloc(room);
    size_t got;
    while ((got = fread(content + n, 1, room - 1 - n, in)) > 0) {
        n += got;
        if (n == room - 1) {
            char *more = must_malloc(2 * room);
            memcpy(more, content, n);
            free(content);
            content = more;
            room *= 2;
        }
    }
    const bool bad = ferror(in) != 0;
    fclose(in);
    if (bad) {
        free(content);
        return NULL;
    }
    content[n] = '\0';
    return content;
}

bool vector_file_open(struct vector_file *f, const char *path) {
    memset(f, 0, sizeof *f);
    f->path = path;
    f->content = read_whole(path);
    f->at = f->content;
    if (!f->content) {
        fprintf(stderr, "%s: cannot be read\n", path);
        return false;
    }
    if (paragraph(f) != 1)
        return wrong(f, "no header");
    const struct value *format = vector_find(f, "format");
    if (!format || strcmp(format->text, format_name) != 0)
        return wrong(f, "not of the format quatrain-vectors 1");
    if (vector_file_count(f) == 0)
        return wrong(f, "the header declares no records");
    return true;
}

unsigned long vector_file_count(const struct vector_file *f) {
    const struct value *count = vector_find(f, "count");
    return count ? strtoul(count->text, NULL, 10) : 0;
}

int vector_file_next(struct vector_file *f) {
    clear(&f->before);
    f->before = f->current;
    f->current.count = 0;
    return paragraph(f);
}

void vector_file_close(struct vector_file *f) {
    clear(&f->shared);
    clear(&f->current);
    clear(&f->before);
    free(f->content);
    f->content = f->at = NULL;
}
