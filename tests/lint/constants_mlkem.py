#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""FIPS 203 recomputed: zetas and their Montgomery companions, reduction constants, the Compress
that does not divide, the rows of table 2 and every size that follows from them."""
import ctext

Q, N = 3329, 256
NTT, REDUCE = "src/mlkem/ref/ntt.c", "src/mlkem/ref/reduce.h"
PACK, PARAMS = "src/mlkem/ref/pack.c", "src/mlkem/params.c"

# FIPS 203, table 2: k, eta1, eta2, du, dv.
SETS = {512: (2, 3, 2, 10, 4), 768: (3, 2, 2, 10, 4), 1024: (4, 2, 2, 11, 5)}


def bit_reverse(i, bits):
    return int(f"{i:0{bits}b}"[::-1], 2)


def montgomery(ledger):
    qinv = pow(Q, -1, 1 << 16)
    zetas = [ctext.centred(pow(17, bit_reverse(i, 7), Q) << 16, Q) for i in range(128)]
    ledger.same("zetas", ctext.table(NTT, "zetas"), zetas)
    ledger.same("zetas_qinv", ctext.table(NTT, "zetas_qinv"),
                [ctext.signed(z * qinv, 16) for z in zetas])
    ledger.same("MLKEM_QINV", ctext.constants(REDUCE)["MLKEM_QINV"], ctext.signed(qinv, 16))
    for name, value in (("f", pow(128, -1, Q) << 32), ("r2", 1 << 32)):
        constant = ctext.centred(value, Q)
        ledger.same(name, ctext.number(NTT, rf"\b{name} = (-?\d+);"), constant)
        ledger.same(f"{name}_qinv", ctext.number(NTT, rf"\b{name}_qinv = (-?\d+);"),
                    ctext.signed(constant * qinv, 16))
    # Inner products: 2 * 4 products below q^2 each must stay below 2^15 * q.
    ledger.same("room for k = 4 in Montgomery's range", 8 * Q * Q < Q << 15, True)


def barrett(ledger):
    factor = ((1 << 26) + Q // 2) // Q
    ledger.same("Barrett's factor", ctext.number(REDUCE, r"\(int32_t\)a \* (\d+)\) >> 16"), factor)
    wrong = [a for a in range(-1 << 15, 1 << 15)
             if a - ((((a * factor) >> 16) + 512) >> 10) * Q != ctext.centred(a, Q)]
    ledger.same("int16_t values that Barrett's reduction misses", wrong, [])


def compress(ledger):
    factor = ctext.number(PACK, r"/ 2\) \* (\d+);")
    shift = ctext.number(PACK, r"rounded >> (\d+)\)")
    ledger.same("Compress's factor", factor, -(-(1 << shift) // Q))
    # floor(x * ceil(2^s / q) / 2^s) is floor(x / q) while x * (q * ceil - 2^s) < 2^s.
    ledger.same("Compress is exact below 2^23",
                ((1 << 23) - 1) * (Q * factor - (1 << shift)) < 1 << shift, True)
    for d in (1, 4, 5, 10, 11):
        wrong = [x for x in range(Q)
                 if ((((x << d) + (Q - 1) // 2) * factor) >> shift) % (1 << d)
                 != ((x << (d + 1)) + Q) // (2 * Q) % (1 << d)]
        ledger.same(f"inputs that Compress_{d} misses", wrong, [])


def sampling(ledger):
    ledger.same("cbd2's mask", ctext.number("src/mlkem/ref/sample.c", r"ones = (0x5\w+);"),
                sum(1 << i for i in range(0, 64, 2)))
    ledger.same("cbd3's mask", ctext.number("src/mlkem/ref/sample.c", r"ones = (0x2\w+);"),
                sum(1 << i for i in range(0, 24, 3)))


def sizes(ledger):
    public = ctext.constants("include/quatrain/mlkem.h")
    internal = ctext.constants("src/mlkem/params.h", public)
    rows = {ctext.evaluate(row["set"], public): row for row in ctext.rows(PARAMS, "rows")}
    ledger.same("parameter sets", sorted(rows), sorted(SETS))
    for name, (k, eta1, _, du, dv) in SETS.items():
        expected = {"k": k, "eta1": eta1, "du": du, "dv": dv, "ek_bytes": 384 * k + 32,
                    "dk_bytes": 768 * k + 96, "ct_bytes": 32 * (du * k + dv)}
        for field, value in expected.items():
            ledger.same(f"ML-KEM-{name} {field}", ctext.evaluate(rows[name][field], public), value)
            if field.endswith("_bytes"):
                macro = f"QTN_MLKEM_{name}_{field.upper()}"
                ledger.same(macro, public[macro], value)
    ledger.same("eta2 is 2 in every set", {row[2] for row in SETS.values()}, {2})
    for name, value in {
            "QTN_MLKEM_SS_BYTES": 32, "QTN_MLKEM_SEED_BYTES": 64, "MLKEM_N": N, "MLKEM_Q": Q,
            "MLKEM_MAX_K": 4, "MLKEM_SYM_BYTES": 32, "MLKEM_POLY_BYTES": N * 12 // 8,
            "QTN_MLKEM_MAX_EK_BYTES": 384 * 4 + 32, "QTN_MLKEM_MAX_DK_BYTES": 768 * 4 + 96,
            "QTN_MLKEM_MAX_CT_BYTES": 32 * (11 * 4 + 5), "MLKEM_MAX_EK_BYTES": 384 * 4 + 32,
            "MLKEM_MAX_CT_BYTES": 32 * (11 * 4 + 5)}.items():
        ledger.same(name, internal[name], value)


def main():
    ledger = ctext.Ledger()
    for part in (montgomery, barrett, compress, sampling, sizes):
        part(ledger)
    ledger.finish("constants and sizes of ML-KEM")


if __name__ == "__main__":
    main()
