/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* A key pair is a function of its seed: 64 bytes (d || z) for ML-KEM, 32 bytes (xi) for ML-DSA. The
 * seed is the shortest form to store a key in, and the one that needs no check when it comes back.
 *
 *     keys_from_seeds FILE
 *
 * makes an ML-KEM-1024 and an ML-DSA-87 key pair, stores their seeds in FILE (96 bytes, which must
 * not exist yet), forgets the keys, rebuilds them from FILE and compares.
 *
 * Exit status: 0 when everything came out right, 1 when not, 2 for a wrong argument or file. */
#if defined(_WIN32)
#define _CRT_RAND_S
#else
#define _POSIX_C_SOURCE 200809L
#include <sys/stat.h>
#endif
#include <quatrain/quatrain.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SEEDS_BYTES = QTN_MLKEM_SEED_BYTES + QTN_MLDSA_SEED_BYTES };

struct keys {
    uint8_t ek[QTN_MLKEM_1024_EK_BYTES], dk[QTN_MLKEM_1024_DK_BYTES];
    uint8_t pk[QTN_MLDSA_87_PK_BYTES], sk[QTN_MLDSA_87_SK_BYTES];
};

static void wipe(void *p, size_t n) {
    volatile unsigned char *v = p;
    while (n--)
        *v++ = 0;
}

static int equal(const uint8_t *a, const uint8_t *b, size_t n) {
    unsigned difference = 0;
    for (size_t i = 0; i < n; i++)
        difference |= (unsigned)(a[i] ^ b[i]);
    return difference == 0;
}

/* Fresh seeds from the operating system. Nothing weaker will do: who can guess the seed has the
 * keys. Returns 0, or -1 and then the seeds must not be used. */
static int draw_seeds(uint8_t seeds[SEEDS_BYTES]) {
#if defined(_WIN32)
    for (size_t i = 0; i < SEEDS_BYTES; i++) {
        unsigned value;
        if (rand_s(&value) != 0)
            return -1;
        seeds[i] = (uint8_t)value;
    }
    return 0;
#else
    FILE *f = fopen("/dev/urandom", "rb");
    if (f == NULL)
        return -1;
    setvbuf(f, NULL, _IONBF, 0); /* no copy in stdio's memory */
    const size_t got = fread(seeds, 1, SEEDS_BYTES, f);
    fclose(f);
    return got == SEEDS_BYTES ? 0 : -1;
#endif
}

static qtn_status rebuild(struct keys *keys, const uint8_t seeds[SEEDS_BYTES]) {
    const qtn_status status =
        qtn_mlkem_keygen_seed(QTN_MLKEM_1024, keys->ek, keys->dk, seeds, QTN_MLKEM_SEED_BYTES);
    if (status != QTN_OK)
        return status;
    return qtn_mldsa_keygen_seed(QTN_MLDSA_87, keys->pk, keys->sk, seeds + QTN_MLKEM_SEED_BYTES,
                                 QTN_MLDSA_SEED_BYTES);
}

/* The other way to get keys and their seed: a random source of our own, which remembers what it
 * gave. Keygen asks it once, for exactly the seed. */
struct remembered {
    uint8_t seed[QTN_MLKEM_SEED_BYTES];
    size_t len;
};

static int give_and_remember(void *context, uint8_t *out, size_t len) {
    struct remembered *r = context;
    uint8_t seeds[SEEDS_BYTES];
    int result = -1; /* any value but 0 makes the operation fail with QTN_ERR_RANDOM */
    if (len <= sizeof r->seed && draw_seeds(seeds) == 0) {
        memcpy(r->seed, seeds, len);
        memcpy(out, seeds, len);
        r->len = len;
        result = 0;
    }
    wipe(seeds, sizeof seeds);
    return result;
}

static int store(const char *path, const uint8_t seeds[SEEDS_BYTES]) {
#if !defined(_WIN32)
    const mode_t before = umask(077); /* for its owner only */
#endif
    FILE *f = fopen(path, "wbx"); /* x: never overwrite somebody's keys */
#if !defined(_WIN32)
    umask(before);
#endif
    if (f == NULL)
        return -1;
    setvbuf(f, NULL, _IONBF, 0);
    const size_t put = fwrite(seeds, 1, SEEDS_BYTES, f);
    return fclose(f) == 0 && put == SEEDS_BYTES ? 0 : -1;
}

static int load(const char *path, uint8_t seeds[SEEDS_BYTES]) {
    FILE *f = fopen(path, "rb");
    if (f == NULL)
        return -1;
    setvbuf(f, NULL, _IONBF, 0);
    uint8_t beyond;
    const int fits = fread(seeds, 1, SEEDS_BYTES, f) == SEEDS_BYTES && fread(&beyond, 1, 1, f) == 0;
    fclose(f);
    return fits ? 0 : -1;
}

/* Whether two sets of keys are the same, and fit together. */
static int compare(const struct keys *a, const struct keys *b) {
    const int same = equal(a->dk, b->dk, sizeof a->dk) & equal(a->sk, b->sk, sizeof a->sk) &
                     equal(a->ek, b->ek, sizeof a->ek) & equal(a->pk, b->pk, sizeof a->pk);
    uint8_t pk[QTN_MLDSA_87_PK_BYTES];
    return same &&
           qtn_mlkem_check_pair(QTN_MLKEM_1024, a->ek, sizeof a->ek, b->dk, sizeof b->dk) ==
               QTN_OK &&
           qtn_mldsa_pk_from_sk(QTN_MLDSA_87, pk, b->sk, sizeof b->sk) == QTN_OK &&
           equal(pk, a->pk, sizeof pk);
}

/* Keys made with a random source of our own are those of the seed that it gave. */
static int remembered_seed_works(struct keys *first, struct keys *again) {
    struct remembered r = {{0}, 0};
    const qtn_rng rng = {give_and_remember, &r};
    const int good =
        qtn_mlkem_keygen(QTN_MLKEM_1024, first->ek, first->dk, &rng) == QTN_OK &&
        r.len == QTN_MLKEM_SEED_BYTES &&
        qtn_mlkem_keygen_seed(QTN_MLKEM_1024, again->ek, again->dk, r.seed, r.len) == QTN_OK &&
        equal(first->dk, again->dk, sizeof first->dk);
    wipe(&r, sizeof r);
    return good;
}

int main(int argc, char **argv) {
    if (argc != 2) {
        fprintf(stderr, "usage: keys_from_seeds FILE\n");
        return 2;
    }
    const char *path = argv[1];
    uint8_t seeds[SEEDS_BYTES];
    struct keys first, again;
    int result = 1;

    if (draw_seeds(seeds) != 0) {
        fprintf(stderr, "keys_from_seeds: no random bytes\n");
        goto done;
    }
    qtn_status status = rebuild(&first, seeds);
    if (status != QTN_OK) {
        fprintf(stderr, "keys_from_seeds: %s\n", qtn_status_name(status));
        goto done;
    }
    printf("made ML-KEM-1024 (dk %zu bytes) and ML-DSA-87 (sk %zu bytes)\n", sizeof first.dk,
           sizeof first.sk);

    if (store(path, seeds) != 0) {
        fprintf(stderr, "keys_from_seeds: cannot create %s (or it exists already)\n", path);
        result = 2;
        goto done;
    }
    wipe(seeds, sizeof seeds);
    printf("stored their seeds in %s (%d bytes)\n", path, (int)SEEDS_BYTES);

    if (load(path, seeds) != 0) {
        fprintf(stderr, "keys_from_seeds: cannot read %s\n", path);
        result = 2;
        goto done;
    }
    status = rebuild(&again, seeds);
    if (status != QTN_OK) {
        fprintf(stderr, "keys_from_seeds: %s\n", qtn_status_name(status));
        goto done;
    }
    if (!compare(&first, &again)) {
        printf("FAILED: the rebuilt keys are not the same\n");
        goto done;
    }
    printf("the rebuilt keys are the same, byte for byte\n");

    if (!remembered_seed_works(&first, &again)) {
        printf("FAILED: a remembered seed gave another key\n");
        goto done;
    }
    printf("a random source that remembers its seed works too\n");
    result = 0;

done:
    wipe(seeds, sizeof seeds);
    wipe(&first, sizeof first);
    wipe(&again, sizeof again);
    return result;
}
