/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* One value of a vector file: a base (hex, `prev`, or how the library makes it), then what to
 * change in it, then a digest that the result must have. */
#include "acvp/sha256.h"
#include "acvp/vectors.h"
#include "keccak/sponge.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MLKEM_Q = 3329 };

static int digit(char c) {
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return -1;
}

bool hex_decode(uint8_t *out, const char *hex, size_t length) {
    if (length % 2 != 0)
        return false;
    for (size_t i = 0; i < length / 2; i++) {
        const int high = digit(hex[2 * i]), low = digit(hex[2 * i + 1]);
        if (high < 0 || low < 0)
            return false;
        out[i] = (uint8_t)(high << 4 | low);
    }
    return true;
}

void value_digest(enum value_kind kind, const uint8_t *p, size_t n, uint8_t out[32]) {
    if (kind == VALUE_SHA2_256) {
        struct sha256 s;
        sha256_init(&s);
        sha256_update(&s, p, n);
        sha256_final(&s, out);
        return;
    }
    struct sponge s;
    qtn_sponge_init(&s, KECCAK_SHA3_256);
    if (qtn_sponge_absorb(&s, &qtn_keccak_ref, p, n) != QTN_OK ||
        qtn_sponge_squeeze(&s, &qtn_keccak_ref, out, 32) != QTN_OK) {
        fprintf(stderr, "SHA3-256 failed\n");
        exit(1);
    }
}

static void resize(struct value *v, size_t n) {
    uint8_t *p = must_malloc(n);
    if (n > 0 && v->n > 0)
        memcpy(p, v->p, n < v->n ? n : v->n);
    free(v->p);
    v->p = p;
    v->n = n;
}

/* Add q to every 12-bit coefficient of an encapsulation key that stays below 2^12 with it. */
static void unreduce(uint8_t *ek, size_t n) {
    for (uint8_t *p = ek; p + 3 <= ek + n - 32; p += 3) {
        unsigned a = p[0] | (p[1] & 0xfU) << 8;
        unsigned b = (unsigned)p[1] >> 4 | (unsigned)p[2] << 4;
        a += a + MLKEM_Q < 4096 ? MLKEM_Q : 0;
        b += b + MLKEM_Q < 4096 ? MLKEM_Q : 0;
        p[0] = (uint8_t)a;
        p[1] = (uint8_t)(a >> 8 | b << 4);
        p[2] = (uint8_t)(b >> 4);
    }
}

/* Hex to the digest that the value itself or the value to compare must have. */
static bool digest_token(struct value *v, const char *hex, enum value_kind kind) {
    uint8_t want[32], got[32];
    if (strlen(hex) != 64 || !hex_decode(want, hex, 64))
        return false;
    if (v->kind == VALUE_BYTES) {
        value_digest(kind, v->p, v->n, got);
        return memcmp(want, got, 32) == 0;
    }
    v->kind = kind;
    resize(v, 32);
    memcpy(v->p, want, 32);
    return true;
}

static bool copy_from(struct value *v, const struct record *r) {
    for (unsigned i = 0; i < r->count; i++) {
        const struct value *last = &r->field[i];
        if (strcmp(last->key, v->key) == 0 && last->kind == VALUE_BYTES) {
            resize(v, last->n);
            memcpy(v->p, last->p, last->n);
            return true;
        }
    }
    return false;
}

static bool base_token(struct vector_file *f, struct value *v, const char *token) {
    v->kind = VALUE_BYTES;
    if (strcmp(token, "prev") == 0)
        return copy_from(v, &f->before) || copy_from(v, &f->shared);
    if (strncmp(token, "seed-", 5) == 0) {
        const struct value *set = vector_find(f, "set");
        return set && value_derive(set->text, token, &v->p, &v->n);
    }
    resize(v, strlen(token) / 2);
    return hex_decode(v->p, token, strlen(token));
}

static bool change_token(struct value *v, const char *token) {
    char *end;
    if (*token == '@') {
        const unsigned long at = strtoul(token + 1, &end, 10);
        if (*end != ':' || at > v->n || strlen(end + 1) / 2 > v->n - at)
            return false;
        return hex_decode(v->p + at, end + 1, strlen(end + 1));
    }
    if (*token == '+') {
        const size_t at = v->n;
        resize(v, at + strlen(token + 1) / 2);
        return hex_decode(v->p + at, token + 1, strlen(token + 1));
    }
    if (*token == '-') {
        const unsigned long less = strtoul(token + 1, &end, 10);
        if (*end != '\0' || less > v->n)
            return false;
        resize(v, v->n - less);
        return true;
    }
    if (strcmp(token, "unreduce") == 0 && v->n > 32) {
        unreduce(v->p, v->n);
        return true;
    }
    return false;
}

static bool apply(struct vector_file *f, struct value *v, const char *token) {
    if (strncmp(token, "sha3:", 5) == 0)
        return digest_token(v, token + 5, VALUE_SHA3_256);
    if (strncmp(token, "sha256:", 7) == 0)
        return digest_token(v, token + 7, VALUE_SHA2_256);
    return v->kind == VALUE_TEXT ? base_token(f, v, token) : change_token(v, token);
}

bool value_decode(struct vector_file *f, struct value *v) {
    char *text = must_malloc(strlen(v->text) + 1);
    memcpy(text, v->text, strlen(v->text) + 1);
    bool good = true;
    for (char *at = text; good && *at != '\0';) {
        char *space = strchr(at, ' ');
        if (space)
            *space = '\0';
        good = apply(f, v, at);
        at = space ? space + 1 : at + strlen(at);
    }
    free(text);
    if (v->kind == VALUE_TEXT) {
        v->kind = VALUE_BYTES;
        resize(v, 0);
    }
    if (!good)
        fprintf(stderr, "%s:%u: %s: not a value, or not one with the digest given\n", f->path,
                f->line, v->key);
    return good;
}
