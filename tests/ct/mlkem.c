/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* ML-KEM with its secrets marked: the seed, m, and the s and z of dk; one operation at a time, with
 * prepared keys, and in batches. */
#include "mlkem/params.h"
#include "secrets.h"
#include <quatrain/batch.h>
#include <quatrain/hazmat.h>
#include <quatrain/prepared.h>

enum { BATCH = 5 };

struct pair {
    const struct mlkem_params *row;
    const char *name;
    uint8_t ek[QTN_MLKEM_MAX_EK_BYTES], dk[QTN_MLKEM_MAX_DK_BYTES];
    size_t s_bytes; /* dk = s || ek || H(ek) || z */
};

/* What keygen has made: s and z are still secret, the rest is published. */
static void settle_keys(const struct pair *p, uint8_t *ek, uint8_t *dk) {
    const uint8_t *const z = dk + p->row->dk_bytes - MLKEM_SYM_BYTES;
    must(all_secret(dk, p->s_bytes), p->name, "s is no longer secret");
    must(all_secret(z, MLKEM_SYM_BYTES), p->name, "z is no longer secret");
    reveal(ek, p->row->ek_bytes);
    reveal(dk + p->s_bytes, (size_t)p->row->ek_bytes + MLKEM_SYM_BYTES);
}

static void settle(struct pair *p) {
    settle_keys(p, p->ek, p->dk);
}

static void keygen(struct pair *p, const qtn_rng *rng) {
    uint8_t seed[QTN_MLKEM_SEED_BYTES];
    must(qtn_mlkem_keygen(p->row->set, p->ek, p->dk, rng) == QTN_OK, p->name, "keygen");
    settle(p);
    fill(seed, sizeof seed, 7);
    CT_SECRET(seed, sizeof seed);
    must(qtn_mlkem_keygen_seed(p->row->set, p->ek, p->dk, seed, sizeof seed) == QTN_OK, p->name,
         "keygen_seed");
    settle(p);
}

static void encaps(const struct pair *p, const qtn_rng *rng, uint8_t *ct, uint8_t *ss) {
    uint8_t m[MLKEM_SYM_BYTES];
    must(qtn_mlkem_encaps(p->row->set, ct, ss, p->ek, p->row->ek_bytes, rng) == QTN_OK, p->name,
         "encaps");
    must(all_secret(ss, MLKEM_SYM_BYTES), p->name, "the secret of encaps is no longer secret");
    fill(m, sizeof m, 8);
    CT_SECRET(m, sizeof m);
    must(qtn_mlkem_encaps_m(p->row->set, ct, ss, p->ek, p->row->ek_bytes, m, sizeof m) == QTN_OK,
         p->name, "encaps_m");
    must(all_secret(ss, MLKEM_SYM_BYTES), p->name, "the secret of encaps_m is no longer secret");
    reveal(ct, p->row->ct_bytes);
    reveal(ss, MLKEM_SYM_BYTES);
}

/* Decapsulate and tell whether the result is ss. */
static int gives(const struct pair *p, const uint8_t *ct, const uint8_t *ss) {
    uint8_t got[MLKEM_SYM_BYTES];
    must(qtn_mlkem_decaps(p->row->set, got, ct, p->row->ct_bytes, p->dk, p->row->dk_bytes) ==
             QTN_OK,
         p->name, "decaps");
    must(all_secret(got, sizeof got), p->name, "the secret of decaps is no longer secret");
    reveal(got, sizeof got);
    return memcmp(got, ss, sizeof got) == 0;
}

static void decaps(const struct pair *p, uint8_t *ct, const uint8_t *ss) {
    const size_t positions[] = {0, p->row->ct_bytes / 2u, p->row->ct_bytes - 1u};
    must(gives(p, ct, ss), p->name, "decaps gives another secret");
    for (unsigned i = 0; i < sizeof positions / sizeof positions[0]; i++) {
        ct[positions[i]] ^= 0x40;
        must(!gives(p, ct, ss), p->name, "a tampered ciphertext gives the real secret");
        ct[positions[i]] ^= 0x40;
    }
}

/* --- prepared keys --------------------------------------------------------------------------- */

static void expect_secret(const struct pair *p, uint8_t *got, const uint8_t *ss, int same,
                          const char *what) {
    must(all_secret(got, MLKEM_SYM_BYTES), p->name, what);
    reveal(got, MLKEM_SYM_BYTES);
    must((memcmp(got, ss, MLKEM_SYM_BYTES) == 0) == same, p->name, what);
}

static void prepared_decaps(const struct pair *p, const qtn_mlkem_decaps_key *key, uint8_t *ct,
                            const uint8_t *ss) {
    uint8_t got[MLKEM_SYM_BYTES];
    must(qtn_mlkem_decaps_with(key, got, ct, p->row->ct_bytes) == QTN_OK, p->name, "decaps_with");
    expect_secret(p, got, ss, 1, "the secret of decaps_with");
    ct[p->row->ct_bytes / 3u] ^= 1;
    must(qtn_mlkem_decaps_with(key, got, ct, p->row->ct_bytes) == QTN_OK, p->name, "decaps_with");
    expect_secret(p, got, ss, 0, "the secret of decaps_with, rejected");
    ct[p->row->ct_bytes / 3u] ^= 1;
}

static void prepared(struct pair *p, const qtn_rng *rng) {
    static qtn_mlkem_encaps_key e;
    static qtn_mlkem_decaps_key d;
    static uint8_t dk[QTN_MLKEM_MAX_DK_BYTES];
    const qtn_mlkem_set set = p->row->set;
    uint8_t ct[QTN_MLKEM_MAX_CT_BYTES], ss[MLKEM_SYM_BYTES], seed[QTN_MLKEM_SEED_BYTES];
    must(qtn_mlkem_encaps_key_init(set, &e, p->ek, p->row->ek_bytes) == QTN_OK, p->name,
         "encaps_key_init");
    must(qtn_mlkem_encaps_with(&e, ct, ss, rng) == QTN_OK, p->name, "encaps_with");
    must(all_secret(ss, sizeof ss), p->name, "the secret of encaps_with is no longer secret");
    reveal(ct, p->row->ct_bytes);
    reveal(ss, sizeof ss);
    must(qtn_mlkem_decaps_key_init(set, &d, p->dk, p->row->dk_bytes) == QTN_OK, p->name,
         "decaps_key_init");
    prepared_decaps(p, &d, ct, ss);
    fill(seed, sizeof seed, 7); /* of which p was made */
    CT_SECRET(seed, sizeof seed);
    must(qtn_mlkem_decaps_key_init_seed(set, &d, seed, sizeof seed) == QTN_OK, p->name,
         "decaps_key_init_seed");
    prepared_decaps(p, &d, ct, ss);

    memcpy(dk, p->dk, sizeof dk);
    memset(dk + 3, 0xff, 3); /* two coefficients of 4095 */
    CT_SECRET(dk + 3, 3);
    must(qtn_mlkem_decaps_key_init(set, &d, dk, p->row->dk_bytes) == QTN_ERR_SECRET_KEY, p->name,
         "decaps_key_init of a coefficient above q");
    qtn_mlkem_encaps_key_wipe(&e);
}

/* --- batches --------------------------------------------------------------------------------- */

/* The middle item of each is another kind: no outputs, an ek that is refused, a ct that is. */
static void batches(struct pair *p, const qtn_rng *rng) {
    static struct {
        uint8_t ek[QTN_MLKEM_MAX_EK_BYTES], dk[QTN_MLKEM_MAX_DK_BYTES];
        uint8_t ct[QTN_MLKEM_MAX_CT_BYTES], ss[MLKEM_SYM_BYTES], ss2[MLKEM_SYM_BYTES];
    } it[BATCH];
    enum { ODD = BATCH / 2 };
    const qtn_mlkem_set set = p->row->set;
    qtn_mlkem_keygen_item keygens[BATCH];
    qtn_mlkem_encaps_item encapses[BATCH];
    qtn_mlkem_decaps_item decapses[BATCH];
    for (unsigned i = 0; i < BATCH; i++)
        keygens[i] = (qtn_mlkem_keygen_item){i == ODD ? NULL : it[i].ek, it[i].dk, QTN_OK};
    must(qtn_mlkem_keygen_batch(set, keygens, BATCH, rng) == QTN_ERR_ARGUMENT, p->name,
         "keygen_batch");
    for (unsigned i = 0; i < BATCH; i++) {
        if (i != ODD)
            settle_keys(p, it[i].ek, it[i].dk);
        else
            memcpy(it[i].ek, it[0].ek, sizeof it[i].ek);
        encapses[i] =
            (qtn_mlkem_encaps_item){it[i].ct, it[i].ss, it[i].ek, p->row->ek_bytes, QTN_OK};
    }
    memset(it[ODD].ek, 0xff, 3);
    must(qtn_mlkem_encaps_batch(set, encapses, BATCH, rng) == QTN_ERR_PUBLIC_KEY, p->name,
         "encaps_batch");
    memcpy(&it[ODD], &it[0], sizeof it[0]);
    for (unsigned i = 0; i < BATCH; i++) {
        must(all_secret(it[i].ss, MLKEM_SYM_BYTES), p->name,
             "the secret of encaps_batch is no longer secret");
        reveal(it[i].ct, p->row->ct_bytes);
        reveal(it[i].ss, MLKEM_SYM_BYTES);
        decapses[i] = (qtn_mlkem_decaps_item){it[i].ss2, it[i].ct,         p->row->ct_bytes,
                                              it[i].dk,  p->row->dk_bytes, QTN_OK};
    }
    it[ODD].ct[5] ^= 2;
    must(qtn_mlkem_decaps_batch(set, decapses, BATCH) == QTN_OK, p->name, "decaps_batch");
    for (unsigned i = 0; i < BATCH; i++)
        expect_secret(p, it[i].ss2, it[i].ss, i != ODD, "the secret of decaps_batch");
}

/* The key checks, also of a key whose secret part is malformed. */
static void checks(struct pair *p) {
    const qtn_mlkem_set set = p->row->set;
    must(qtn_mlkem_check_dk(set, p->dk, p->row->dk_bytes) == QTN_OK, p->name, "check_dk");
    must(qtn_mlkem_check_pair(set, p->ek, p->row->ek_bytes, p->dk, p->row->dk_bytes) == QTN_OK,
         p->name, "check_pair");

    uint8_t *last = p->dk + p->s_bytes - 3; /* two coefficients of 4095 */
    memset(last, 0xff, 3);
    CT_SECRET(last, 3);
    must(qtn_mlkem_check_dk(set, p->dk, p->row->dk_bytes) == QTN_ERR_SECRET_KEY, p->name,
         "check_dk of a coefficient above q");
    must(qtn_mlkem_check_pair(set, p->ek, p->row->ek_bytes, p->dk, p->row->dk_bytes) ==
             QTN_ERR_SECRET_KEY,
         p->name, "check_pair of a coefficient above q");

    memset(p->dk, 0, p->s_bytes); /* well formed, but of no key */
    CT_SECRET(p->dk, p->s_bytes);
    must(qtn_mlkem_check_pair(set, p->ek, p->row->ek_bytes, p->dk, p->row->dk_bytes) ==
             QTN_ERR_KEY_PAIR,
         p->name, "check_pair of another key");
}

void ct_mlkem(void) {
    static const struct {
        qtn_mlkem_set set;
        const char *name;
    } sets[] = {{QTN_MLKEM_512, "ML-KEM-512"},
                {QTN_MLKEM_768, "ML-KEM-768"},
                {QTN_MLKEM_1024, "ML-KEM-1024"}};
    for (unsigned i = 0; i < sizeof sets / sizeof sets[0]; i++) {
        struct pair p = {.row = qtn_mlkem_params(sets[i].set), .name = sets[i].name};
        uint8_t ct[QTN_MLKEM_MAX_CT_BYTES], ss[MLKEM_SYM_BYTES];
        uint32_t calls = 100 * i;
        const qtn_rng rng = {fill_rng, &calls};
        p.s_bytes = (size_t)p.row->k * MLKEM_POLY_BYTES;
        keygen(&p, &rng);
        encaps(&p, &rng, ct, ss);
        decaps(&p, ct, ss);
        prepared(&p, &rng);
        batches(&p, &rng);
        checks(&p);
        printf("  %s\n", p.name);
    }
}
