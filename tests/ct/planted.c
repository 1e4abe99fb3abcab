/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Leaks on purpose, one for each kind, to prove that the check sees them: a check that cannot fail
 * proves nothing. Without a leak (`none`) the same program must pass.
 *
 *     planted none|branch|index|seed|secret */
#include "mlkem/params.h"
#include "secrets.h"
#include <quatrain/mlkem.h>

static volatile unsigned sink;

/* As many volatile stores as the secret says: no compiler makes a select of that, as clang does of
 * an if with one store on each side. */
static void branch_on(uint8_t secret) {
    for (unsigned i = 0; i < secret; i++)
        sink = i;
}

static void index_with(uint8_t secret) {
    static volatile uint8_t table[256];
    sink = table[secret];
}

int main(int argc, char **argv) {
    static uint8_t ek[QTN_MLKEM_768_EK_BYTES], dk[QTN_MLKEM_768_DK_BYTES];
    static uint8_t ct[QTN_MLKEM_768_CT_BYTES], ss[QTN_MLKEM_SS_BYTES];
    const char *leak = argc == 2 ? argv[1] : "";
    uint32_t calls = 0;
    const qtn_rng rng = {fill_rng, &calls};
    uint8_t bytes[32];

    if (!RUNNING_ON_VALGRIND)
        return 1;
    fill(bytes, sizeof bytes, 1);
    CT_SECRET(bytes, sizeof bytes);
    must(qtn_mlkem_keygen(QTN_MLKEM_768, ek, dk, &rng) == QTN_OK, "planted", "keygen");
    reveal(ek, sizeof ek);
    must(qtn_mlkem_encaps(QTN_MLKEM_768, ct, ss, ek, sizeof ek, &rng) == QTN_OK, "planted",
         "encaps");

    if (strcmp(leak, "none") == 0)
        sink = (unsigned)(bytes[0] ^ ss[0]); /* a secret may be computed with */
    else if (strcmp(leak, "branch") == 0)
        branch_on(bytes[31]);
    else if (strcmp(leak, "index") == 0)
        index_with(bytes[31]);
    else if (strcmp(leak, "secret") == 0)
        branch_on(ss[31]); /* what comes out of the library is watched as well */
    else if (strcmp(leak, "seed") == 0)
        index_with(dk[0]);
    else
        return 1;
    return 0;
}
