#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""FIPS 204 recomputed: zetas and their Montgomery companions, reduction constants, the divisions
of Decompose, the rows of tables 1 and 2 and every size that follows from them, and the identifiers
of HashML-DSA; and what the x86-64 backends make of these."""
import re

import constants_mldsa_x86
import ctext

Q, N, D = 8380417, 256, 13
REF, PARAMS = "src/mldsa/ref/", "src/mldsa/params"
NTT, REDUCE, MESSAGE = REF + "ntt.c", REF + "reduce.h", "src/mldsa/message.c"

# FIPS 204, table 1: tau, lambda, gamma1, gamma2, k, l, eta, omega.
SETS = {44: (39, 128, 1 << 17, (Q - 1) // 88, 4, 4, 2, 80),
        65: (49, 192, 1 << 19, (Q - 1) // 32, 6, 5, 4, 55),
        87: (60, 256, 1 << 19, (Q - 1) // 32, 8, 7, 2, 75)}

# NIST's registry: name in the header -> last arc below 2.16.840.1.101.3.4.2, digest bytes.
HASHES = {"SHA2_224": (4, 28), "SHA2_256": (1, 32), "SHA2_384": (2, 48), "SHA2_512": (3, 64),
          "SHA2_512_224": (5, 28), "SHA2_512_256": (6, 32), "SHA3_224": (7, 28),
          "SHA3_256": (8, 32), "SHA3_384": (9, 48), "SHA3_512": (10, 64), "SHAKE_128": (11, 32),
          "SHAKE_256": (12, 64)}


def bitlen(n):
    return n.bit_length()


def montgomery(ledger):
    qinv = pow(Q, -1, 1 << 32)
    reverse = [int(f"{i:08b}"[::-1], 2) for i in range(256)]
    zetas = [ctext.centred(pow(1753, i, Q) << 32, Q) for i in reverse]
    ledger.same("zetas", ctext.table(NTT, "zetas"), zetas)
    ledger.same("zetas_qinv", ctext.table(NTT, "zetas_qinv"),
                [ctext.signed(z * qinv, 32) for z in zetas])
    ledger.same("MLDSA_QINV", ctext.constants(REDUCE)["MLDSA_QINV"], ctext.signed(qinv, 32))
    f = ctext.centred(pow(256, -1, Q) << 64, Q)
    ledger.same("f", ctext.number(NTT, r"\bf = (-?\d+);"), f)
    ledger.same("f_qinv", ctext.number(NTT, r"\bf_qinv = (-?\d+);"),
                ctext.signed(f * qinv, 32))
    ledger.same("eight layers without a reduction fit 32 bits", 256 * Q < 1 << 31, True)


def reduction(ledger):
    """r = a - k * q with k = floor((a + 2^22) / 2^23) = (a - k * 2^23) + k * (2^23 - q)."""
    ledger.same("half of the reduction",
                ctext.number(REDUCE, r"\(a \+ \(1 << (\d+)\)\) >> 23;"), 22)
    most = (1 << 31) - (1 << 22) - 1
    ends = [a - ((a + (1 << 22)) >> 23) * Q for k in range(-255, 256)
            for a in ((k << 23) - (1 << 22), (k << 23) + (1 << 22) - 1) if abs(a) <= most]
    ledger.same("bound of the reduction", max(map(abs, ends)),
                int(re.search(r"\|r\| <= (\d+) < q", ctext.raw(REDUCE)).group(1)))


def rounding(ledger):
    source = ctext.text(REF + "round.c")
    for name, m in (("88", 44), ("32", 16)):
        gamma2 = (Q - 1) // (2 * m)
        found = re.search(rf"high_{name}\(int32_t c\) \{{\s*return \(\(\(c \+ GAMMA2_{name} - 1\)"
                          r" >> (\d+)\) \* (\d+)\) >> (\d+);", source)
        first, factor, second = (int(part) for part in found.groups())
        divisor = 2 * gamma2 >> first
        ledger.same(f"2 * gamma2 ({name}) is a multiple of 2^{first}", divisor << first, 2 * gamma2)
        top = (Q - 1 + gamma2 - 1) >> first
        wrong = [x for x in range(top + 1) if x * factor >> second != x // divisor]
        ledger.same(f"dividends that high_{name} misses", wrong, [])
        ledger.same(f"high_{name} stays in 32 bits", top * factor < 1 << 31, True)
        ledger.same(f"values of w1 ({name})", {int(n) for n in re.findall(
            rf"GAMMA2_{name}, (\d+)\)", source)}, {m})
    found = re.search(r"\(t \* (\d+)\) >> (\d+)", ctext.text(REF + "sample.c"))
    factor, shift = (int(part) for part in found.groups())
    ledger.same("half bytes that the division by 5 misses",
                [t for t in range(15) if t * factor >> shift != t // 5], [])


def sizes(ledger):
    public = ctext.constants("include/quatrain/mldsa.h")
    internal = ctext.constants(PARAMS + ".h", public)
    rows = {ctext.evaluate(row["set"], public): row for row in ctext.rows(PARAMS + ".c", "rows")}
    ledger.same("parameter sets", sorted(rows), sorted(SETS))
    for name, (tau, lamb, gamma1, gamma2, k, l, eta, omega) in SETS.items():
        eta_bytes = 32 * bitlen(2 * eta)
        z_bytes = 32 * (1 + bitlen(gamma1 - 1))
        expected = {
            "k": k, "l": l, "tau": tau, "omega": omega, "ctilde_bytes": lamb // 4, "eta": eta,
            "beta": tau * eta, "gamma1": gamma1, "gamma2": gamma2,
            "eta_index": internal[f"MLDSA_ETA_{eta}"],
            "gamma1_index": internal[f"MLDSA_GAMMA1_{bitlen(gamma1) - 1}"],
            "gamma2_index": internal[f"MLDSA_GAMMA2_{(Q - 1) // gamma2}"],
            "eta_bytes": eta_bytes, "z_bytes": z_bytes,
            "w1_bytes": 32 * bitlen((Q - 1) // (2 * gamma2) - 1),
            "pk_bytes": 32 + 32 * k * (bitlen(Q - 1) - D),
            "sk_bytes": 32 + 32 + 64 + (l + k) * eta_bytes + k * 32 * D,
            "sig_bytes": lamb // 4 + l * z_bytes + omega + k,
        }
        for field, value in expected.items():
            ledger.same(f"ML-DSA-{name} {field}", ctext.evaluate(rows[name][field], internal),
                        value)
        ledger.same(f"ML-DSA-{name} fields", sorted(rows[name]), sorted([*expected, "set"]))
        for what in ("pk", "sk", "sig"):
            macro = f"QTN_MLDSA_{name}_{what.upper()}_BYTES"
            ledger.same(macro, public[macro], expected[f"{what}_bytes"])
    most = {what: max(public[f"QTN_MLDSA_{name}_{what}_BYTES"] for name in SETS)
            for what in ("PK", "SK", "SIG")}
    for name, value in {
            "QTN_MLDSA_SEED_BYTES": 32, "QTN_MLDSA_MU_BYTES": 64, "QTN_MLDSA_RND_BYTES": 32,
            "QTN_MLDSA_MAX_CONTEXT_BYTES": 255, "QTN_MLDSA_MAX_PK_BYTES": most["PK"],
            "QTN_MLDSA_MAX_SK_BYTES": most["SK"], "QTN_MLDSA_MAX_SIG_BYTES": most["SIG"],
            "MLDSA_N": N, "MLDSA_Q": Q, "MLDSA_D": D, "MLDSA_MAX_K": 8, "MLDSA_MAX_L": 7,
            "MLDSA_MAX_OMEGA": max(row[7] for row in SETS.values()), "MLDSA_SEED_BYTES": 32,
            "MLDSA_RHOPRIME_BYTES": 64, "MLDSA_TR_BYTES": 64, "MLDSA_MU_BYTES": 64,
            "MLDSA_MAX_CTILDE_BYTES": 64, "MLDSA_T1_BYTES": 32 * (bitlen(Q - 1) - D),
            "MLDSA_T0_BYTES": 32 * D, "MLDSA_MAX_W1_BYTES": max(
                row[4] * 32 * bitlen((Q - 1) // (2 * row[3]) - 1) for row in SETS.values()),
    }.items():
        ledger.same(name, internal[name], value)
    ledger.same("at least 821 attempts", public["QTN_MLDSA_MAX_ATTEMPTS"] >= 821, True)


def der(arcs):
    """The DER of an object identifier with arcs."""
    body = [40 * arcs[0] + arcs[1]]
    for arc in arcs[2:]:
        groups = [arc & 127]
        while arc := arc >> 7:
            groups.append(128 | arc & 127)
        body += reversed(groups)
    return [6, len(body), *body]


def hashes(ledger):
    public = ctext.constants("include/quatrain/mldsa.h")
    prefix = re.search(r"#define OID\(n\)[\s\\]*\{(.*), \(n\)\s*\}", ctext.text(MESSAGE)).group(1)
    body = ctext.initializer(MESSAGE, "hashes")
    found = re.findall(r"\{OID\((\w+)\), (\d+)\}", body)
    ledger.same("hash functions", len(found), len(HASHES))
    for (name, (arc, digest)), (last, size) in zip(HASHES.items(), found):
        oid = [ctext.evaluate(part) for part in [*prefix.split(","), last]]
        ledger.same(f"OID of {name}", oid, der([2, 16, 840, 1, 101, 3, 4, 2, arc]))
        ledger.same(f"digest bytes of {name}", int(size), digest)
    first = public["QTN_MLDSA_SHA2_224"]
    ledger.same("order of the hash functions",
                [public[f"QTN_MLDSA_{name}"] - first for name in HASHES], list(range(12)))


def main():
    ledger = ctext.Ledger()
    for part in (montgomery, reduction, rounding, sizes, hashes, constants_mldsa_x86.check):
        part(ledger)
    ledger.finish("constants, sizes and identifiers of ML-DSA")


if __name__ == "__main__":
    main()
