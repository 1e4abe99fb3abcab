#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""ML-KEM's constants for AArch64, recomputed: zetas and their quotients in the order of the
vectors, factors of Compress and of the reductions, the bytes that make a lane; and the ranges
between the layers of both NTTs."""
import re

import ctext
import neon
import neon_bounds
from constants_mlkem import Q, bit_reverse

NEON = "src/mlkem/neon/"
NTT, INV_NTT, PRODUCT = NEON + "ntt.S", NEON + "inv_ntt.S", NEON + "product.S"
REDUCE = NEON + "reduce.h"
COMPRESS, DECOMPRESS = NEON + "compress.c", NEON + "decompress.c"
PACK, SAMPLE = NEON + "pack.c", NEON + "sample.c"


def zeta(i):
    return ctext.centred(pow(17, bit_reverse(i, 7), Q), Q)


def elements(*factors):
    return [n for z in factors for n in (z, neon.quotient(z, Q, 16))]


def vectors(factors):
    """Eight factors, then their quotients."""
    return factors + [neon.quotient(z, Q, 16) for z in factors]


def algorithm_9():
    """{len: the zeta of each coefficient's block}, as the loops of Algorithm 9 meet them."""
    layers, i = {}, 1
    for length in (128, 64, 32, 16, 8, 4, 2):
        layers[length] = []
        for _ in range(0, 256, 2 * length):
            layers[length] += [zeta(i)] * (2 * length)
            i += 1
    return layers


def algorithm_10():
    layers, i = {}, 127
    for length in (2, 4, 8, 16, 32, 64, 128):
        layers[length] = []
        for _ in range(0, 256, 2 * length):
            layers[length] += [zeta(i)] * (2 * length)
            i -= 1
    return layers


def group(layers, first, lengths):
    """What 32 coefficients want. Layers of 16 and 8: factors of whole vectors. Those of 4 and 2: of
    each pair of vectors half the coefficients are multiplied, four blocks of 4 or eight of 2."""
    part = {length: factors[first:first + 32] for length, factors in layers.items()}
    table = elements(*[part[length][at] for length, at in lengths[0]]) + [0, 0]
    for at in (0, 16):
        for length in lengths[1]:
            table += vectors([part[length][at + i] for i in range(16) if i // length % 2])
    return table


def tables(ledger):
    forward, inverse = algorithm_9(), algorithm_10()
    end = [Q, round((1 << 15) / Q)]
    f = ctext.centred(pow(128, -1, Q) << 16, Q)
    ntt = elements(*[forward[n][i] for n in (128, 64, 32) for i in range(0, 256, 2 * n)]) + end
    inv = elements(*[inverse[64][i] for i in (0, 128)], ctext.centred(f * inverse[128][0], Q), f)
    inv += elements(*[inverse[32][i] for i in range(0, 256, 64)]) + [0] * 6 + end
    for first in range(0, 256, 32):
        ntt += group(forward, first, (((16, 0), (8, 0), (8, 16)), (4, 2)))
        inv += group(inverse, first, (((8, 0), (8, 16), (16, 0)), (2, 4)))
    mont = ctext.centred(1 << 16, Q)
    product = [ctext.signed(pow(Q, -1, 1 << 16), 16), *end, *elements(mont), 0, 0, 0]
    for i in range(0, 128, 8):  # Algorithm 11: gamma of pair i is 17^(2 * BitRev7(i) + 1)
        product += vectors([ctext.centred(pow(17, 2 * bit_reverse(j, 7) + 1, Q), Q)
                            for j in range(i, i + 8)])
    for path, name, table in ((NTT, "zetas", ntt), (INV_NTT, "zetas", inv),
                              (PRODUCT, "constants", product)):
        ledger.same(path, neon_bounds.tables(path), {name: table})


def reduced(a, factor):
    return a - neon.sqrdmulh(a, factor, 16) * Q


def reductions(ledger):
    (factor,) = map(int, neon.one(REDUCE, "reduce", r"vqrdmulhq_n_s16\(a, (\d+)\)"))
    ledger.same("reduce's factor", factor, round((1 << 15) / Q))
    most = [abs(reduced(a, factor)) for a in range(-1 << 15, 1 << 15)]
    ledger.same("values that reduce leaves at 2q / 3 or more",
                [a for a, r in enumerate(most, -1 << 15) if 3 * r >= 2 * Q], [])
    ledger.same("values for which reduce's bound is wrong",
                [a for a, r in enumerate(most, -1 << 15) if r > Q / 2 + abs(a) * 0.016 + 1], [])

    # Of eight products below q^2, and what is subtracted to make the low half 0.
    most_sum = 8 * (Q - 1) ** 2
    ledger.same("sums of products are in Montgomery's range", most_sum < Q << 15, True)
    ledger.same("Montgomery's reduction stays below q", (most_sum + (Q << 15)) >> 16 < Q, True)


def bounds(path, function, *others):
    """Of what is in x0 afterwards, where there was less than q before, and where others point."""
    memory = {x: [neon_bounds.Value(Q - 1) for _ in range(256)] for x in ("x0", *others)}
    machine = neon_bounds.Machine(path, Q, memory)
    machine.x.setdefault("x1", 0)
    first = machine.x["x0"]
    machine.run(function)
    return max(value.most for value in machine.get(first, 256))


def ranges(ledger):
    """Every instruction of the assembly."""
    reductions(ledger)
    for path, function, limit, others in (
            (NTT, "qtn_mlkem_neon_ntt", Q, ()),
            (INV_NTT, "qtn_mlkem_neon_inv_ntt_add", Q, ()),
            (INV_NTT, "qtn_mlkem_neon_inv_ntt_add", 2 * Q, ("x1",)),
            (PRODUCT, "qtn_mlkem_neon_to_mont_add", Q, ("x1",))):
        ledger.same(f"{function} stays below {limit}", bounds(path, function, *others) < limit,
                    True)


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
