#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""ML-KEM's constants for AArch64, recomputed: zetas and their quotients in the order of the
vectors, factors of Compress and of the reductions, the bytes that make a lane; and the ranges
between the layers of both NTTs."""
import re

import ctext
import neon
from constants_mlkem import Q, bit_reverse

NEON = "src/mlkem/neon/"
NTT, PRODUCT = NEON + "ntt.c", NEON + "product.c"
REDUCE, ZETAS = NEON + "reduce.h", NEON + "zetas.c"
COMPRESS, DECOMPRESS = NEON + "compress.c", NEON + "decompress.c"
PACK, SAMPLE = NEON + "pack.c", NEON + "sample.c"


def zeta(i):
    return ctext.centred(pow(17, bit_reverse(i, 7), Q), Q)


def quotients(zetas):
    return [neon.quotient(z, Q, 16) for z in zetas]


def with_quotients(zetas):
    return zetas + quotients(zetas)


F = ctext.centred((1 << 16) * pow(128, -1, Q), Q)
INV_TOP = [F, ctext.centred(F * zeta(1), Q)] + [zeta(i) for i in range(2, 16)]


def bottom(numbers):
    """The zetas of one block, by the numbers of those that its three layers use."""
    one, two, four = numbers
    return (with_quotients([zeta(one)]) + [0] * 6
            + with_quotients([zeta(i) for i in two for _ in range(4)])
            + with_quotients([zeta(i) for i in four for _ in range(2)]))


def tables(ledger):
    forward, inverse = [], []
    for i in range(16):
        forward += bottom((16 + i, range(32 + 2 * i, 34 + 2 * i), range(64 + 4 * i, 68 + 4 * i)))
        inverse += bottom((31 - i, range(63 - 2 * i, 61 - 2 * i, -1),
                           range(127 - 4 * i, 123 - 4 * i, -1)))
    expected = {
        "top": with_quotients([0] + [zeta(i) for i in range(1, 16)]),
        "bottom": forward,
        "inv_top": with_quotients(INV_TOP),
        "inv_bottom": inverse,
        "gammas": with_quotients([sign * zeta(64 + i) for i in range(64) for sign in (1, -1)]),
    }
    ledger.same("tables of zetas.c", re.findall(
        r"\bconst int16_t qtn_mlkem_neon_(\w+)\[", ctext.text(ZETAS)), list(expected))
    for name, values in expected.items():
        ledger.same(name, ctext.table(ZETAS, "qtn_mlkem_neon_" + name), values)


def reduced(a, factor):
    return a - neon.sqrdmulh(a, factor, 16) * Q


def reductions(ledger):
    """Gives the bound of reduce."""
    (factor,) = map(int, neon.one(REDUCE, "reduce", r"vqrdmulhq_n_s16\(a, (\d+)\)"))
    ledger.same("reduce's factor", factor, round((1 << 15) / Q))
    most = [abs(reduced(a, factor)) for a in range(-1 << 15, 1 << 15)]
    ledger.same("values that reduce leaves at 2q / 3 or more",
                [a for a, r in enumerate(most, -1 << 15) if 3 * r >= 2 * Q], [])
    ledger.same("values for which reduce's bound is wrong",
                [a for a, r in enumerate(most, -1 << 15) if r > Q / 2 + abs(a) * 0.016 + 1], [])

    (minus_qinv,) = map(int, neon.one(PRODUCT, "montgomery", r"minus_qinv = (-?\d+);"))
    ledger.same("minus_qinv", minus_qinv, ctext.signed(-pow(Q, -1, 1 << 16), 16))
    # Of eight products below q^2, and what is added to make the low half 0.
    most_sum = 8 * (Q - 1) ** 2
    ledger.same("sums of products are in montgomery's range", most_sum < Q << 15, True)
    ledger.same("montgomery stays below q", (most_sum + (Q << 15)) >> 16 < Q, True)

    mont, quotient = map(int, neon.one(PRODUCT, "qtn_mlkem_neon_to_mont_add",
                                       r"mont = vdupq_n_s16\((-?\d+)\), "
                                       r"quotient = vdupq_n_s16\((-?\d+)\);"))
    ledger.same("to_mont_add's factor", mont, ctext.centred(1 << 16, Q))
    ledger.same("to_mont_add's quotient", quotient, neon.quotient(mont, Q, 16))
    ledger.same("products that to_mont_add gets wrong", [a for a in range(1 - Q, Q) if abs(
        a * mont - Q * neon.sqrdmulh(a, quotient, 16)) >= Q], [])
    return max(most)


def ranges(ledger):
    """Every step of ntt.c, with what its comments say of the ranges."""
    most = reductions(ledger)
    r = neon.Ranges(Q, 16)
    zetas = [[zeta(i) for i in range(1 << n, 2 << n)] for n in range(7)]
    ledger.same("mul_const stays below q", r.mul(1 << 15, sum(zetas, INV_TOP)) < Q, True)
    claims = [float(n) for n in re.findall(r"\|c\| < (\d+\.\d+)q", ctext.raw(NTT))]
    a = Q - 1
    bounds = [a := r.forward(a, layer) for layer in zetas]
    ledger.same("what ntt.c says of four layers and of seven",
                [len(claims), bounds[3] < claims[0] * Q, bounds[6] < claims[1] * Q],
                [2, True, True])
    ledger.same("what ntt.c reduces, and where", [
        re.findall(r"(?:i \+= \d\)\s+)?[^;\n]*\breduce\(.*\);", neon.body(NTT, function))
        for function in ("ntt_top", "qtn_mlkem_neon_ntt", "inv_ntt_bottom", "inv_ntt_top")], [
            [], ["        vst1q_s16(r + STRIDE * i, reduce(a));",
                 "        vst1q_s16(r + STRIDE * i + 8, reduce(b));"],
            ["        vst1q_s16(r + STRIDE * i, reduce(vaddq_s16(a, b)));"],
            ["i += 4)\n            v[i] = reduce(v[i]);"]])

    v = [Q - 1] * 2  # three layers in one block: lanes change places between them
    for n in (6, 5, 4):
        r.inverse(v, 1, zetas[n])
        v = [max(v[0], v[1])] * 2 if n != 4 else v
    v = [max(most, v[1])] * 16  # sums are reduced
    ledger.same("the first three layers backwards stay below q", v[0] < Q, True)
    r.inverse(v, 1, zetas[3])
    r.inverse(v, 2, zetas[2])
    v[::4] = [most] * 4
    r.inverse(v, 4, zetas[1])
    r.inverse(v, 8, INV_TOP[:2])
    v[:8] = [r.mul(a, INV_TOP[:2]) for a in v[:8]]
    ledger.same("the inverse NTT stays below q", max(v) < Q, True)


def compress(ledger):
    factor = ctext.constants(COMPRESS)["COMPRESS_FACTOR"]
    ledger.same("COMPRESS_FACTOR", factor, round((1 << 42) / Q))
    shifts = re.findall(r"COMPRESS_FACTOR\), (\d+)\)", ctext.text(COMPRESS).replace("\\\n", ""))
    ledger.same("both halves' shifts", shifts, ["11", "11"])
    for d in (1, 4, 5, 10, 11):
        wrong = [c for c in range(1 - Q, Q)
                 if neon.rshr(neon.sqdmulh(c << d, factor, 32), 11) % (1 << d)
                 != ((c % Q << (d + 1)) + Q) // (2 * Q) % (1 << d)]
        ledger.same(f"inputs that Compress_{d} misses", wrong, [])
    for d in (5, 10):
        index = neon.vector(COMPRESS, f"qtn_mlkem_neon_compress{d}", "together")
        ledger.same(f"compress{d}'s bytes", index, neon.together(5, 8, 10) + [64] * 6)


def decompress(ledger):
    for d in (1, 4, 5, 10, 11):
        wrong = [y for y in range(1 << d) if neon.sqrdmulh(y << (15 - d), Q, 16)
                 != ((y * Q << 1) + (1 << d)) >> (d + 1)]
        ledger.same(f"inputs that Decompress_{d} misses", wrong, [])
    for d, behind in ((4, 4), (5, 5), (10, 0)):
        parts = neon.one(DECOMPRESS, f"qtn_mlkem_neon_decompress{d}",
                         r"struct layout l = \{\s*\{([^}]*)\},\s*\{([^}]*)\},\s*(\w+)\};")
        index, up, (mask,) = map(neon.numbers, parts)
        ledger.same(f"decompress{d}'s fields", neon.picked(index, up, [mask] * 8),
                    neon.fields(d, 0, 8, 15 - d))
        if behind:
            ledger.same(f"decompress{d}'s second fields", neon.picked(
                [i + behind for i in index], up, [mask] * 8), neon.fields(d, 8 * d, 8, 15 - d))
            ledger.same(f"bytes to decompress{d}'s second fields", neon.one(
                DECOMPRESS, f"qtn_mlkem_neon_decompress{d}",
                r"next\.index = vaddq_u8\(l\.index, vdupq_n_u8\((\d+)\)\);"), (str(behind),))
    eleven = "qtn_mlkem_neon_decompress11"
    (mask,) = map(ctext.evaluate, neon.one(DECOMPRESS, eleven, r"vdupq_n_u16\((\w+)\)\)"))
    for name, up, first in (("first", "up1", 0), ("second", "up2", 44)):
        lanes = neon.picked(neon.vector(DECOMPRESS, eleven, name),
                            neon.vector(DECOMPRESS, eleven, up), [mask] * 4)
        ledger.same(f"decompress11's {name} fields", lanes, neon.fields(11, first, 4, 4))


def bytes_of_lanes(ledger):
    twelves = NEON + "twelves.h"
    index = neon.vector(twelves, "load_twelves", "index")
    down = neon.vector(twelves, "twelves_of", "down")
    (mask,) = map(ctext.evaluate, neon.one(twelves, "twelves_of", r"vdupq_n_u16\((\w+)\)\)"))
    (behind,) = map(int, neon.one(twelves, "load_twelves", r"index, vdupq_n_u8\((\d+)\)\)"))
    ledger.same("the first twelves", neon.picked(index, down, [mask] * 8), neon.fields(12, 0, 8))
    ledger.same("the second twelves, from byte 8 on", neon.picked(
        [i + behind for i in index], down, [mask] * 8), neon.fields(12, 12 * 8 - 64, 8))
    ledger.same("encode12's bytes", neon.vector(PACK, "qtn_mlkem_neon_encode12", "first")
                + neon.vector(PACK, "qtn_mlkem_neon_encode12", "rest"),
                neon.together(3, 4, 24))

    for path, function, name in ((SAMPLE, "parse32", "bits"), (SAMPLE, "parse8", "bits"),
                                 (DECOMPRESS, "qtn_mlkem_neon_decompress1", "bits")):
        found = neon.vector(path, function, name)
        ledger.same(f"{function}'s bits", found, [1 << i % 8 for i in range(len(found))])
    ledger.same("compress1's places", neon.vector(COMPRESS, "qtn_mlkem_neon_compress1", "place"),
                list(range(8)))
    ledger.same("cbd2's differences", neon.vector(SAMPLE, "qtn_mlkem_neon_cbd2", "differences"),
                [bin(i & 3).count("1") - bin(i >> 2).count("1") for i in range(16)])
    words = neon.vector(SAMPLE, "qtn_mlkem_neon_cbd3", "words")
    down = neon.vector(SAMPLE, "cbd3", "down")
    masks = [int(m, 16) for m in re.findall(r"vdupq_n_u16\((0x\w+)\)", neon.body(SAMPLE, "cbd3"))]
    ledger.same("cbd3's masks", masks, [0b000111, 0b111000])
    offsets = [0] + [int(n) for n in re.findall(
        r"vaddq_u8\(words, vdupq_n_u8\((\d+)\)\)", neon.body(SAMPLE, "qtn_mlkem_neon_cbd3"))]
    ledger.same("cbd3's words: 6 and 18 bytes on, the latter two from byte 8", offsets,
                [0, 12 - 8, 6, 18 - 8])
    for offset in offsets:
        ledger.same(f"cbd3's sixes at byte {offset}", neon.picked(
            [i + offset for i in words], down, [sum(masks)] * 8), neon.fields(6, 8 * offset, 8))


def main():
    ledger = ctext.Ledger()
    for part in (tables, ranges, compress, decompress, bytes_of_lanes):
        part(ledger)
    ledger.finish("constants and ranges of ML-KEM on AArch64")


if __name__ == "__main__":
    main()
