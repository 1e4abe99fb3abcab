/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Reader of the text files that tools/vectors writes; tests/vectors/README.md describes them. */
#ifndef TESTS_ACVP_VECTORS_H
#define TESTS_ACVP_VECTORS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { RECORD_FIELDS = 24 };

enum value_kind {
    VALUE_TEXT,
    VALUE_BYTES,
    VALUE_SHA3_256, /* p is the digest of a value that has to be compared */
    VALUE_SHA2_256
};

struct value {
    const char *key; /* in the file's content */
    const char *text;
    uint8_t *p; /* owned, of exactly n bytes so that a sanitizer sees a read past them */
    size_t n;
    enum value_kind kind;
};

struct record {
    struct value field[RECORD_FIELDS];
    unsigned count;
};

struct vector_file {
    const char *path;
    char *content;
    char *at; /* the next line */
    unsigned line;
    struct record shared; /* [key = value]: for every record until it is changed or taken back */
    struct record current, before;
};

/* Read a whole file and its header, which must name the format. Prints the reason on failure. */
bool vector_file_open(struct vector_file *f, const char *path);

/* Number of records that the header declares. */
unsigned long vector_file_count(const struct vector_file *f);

/* Read the next record: 1, or 0 at the end, or -1 where the file is wrong (reason printed). */
int vector_file_next(struct vector_file *f);

void vector_file_close(struct vector_file *f);

/* A value of the current record, its own or shared; NULL when there is none. */
const struct value *vector_find(const struct vector_file *f, const char *key);

/* Decode v->text into bytes (values.c). v's record must belong to f. */
bool value_decode(struct vector_file *f, struct value *v);

/* 32 bytes of digest of p by v's kind, VALUE_SHA3_256 or VALUE_SHA2_256. */
void value_digest(enum value_kind kind, const uint8_t *p, size_t n, uint8_t out[32]);

/* Make the value that an expression "seed-...:...:..." names (derive.c). */
bool value_derive(const char *set, const char *expression, uint8_t **p, size_t *n);

/* length hex digits to bytes; false if any is none, or if length is odd. */
bool hex_decode(uint8_t *out, const char *hex, size_t length);

/* malloc of n bytes, at least one; ends the program where memory is short. */
void *must_malloc(size_t n);

#endif
