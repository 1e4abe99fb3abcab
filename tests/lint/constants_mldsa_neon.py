#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""ML-DSA's constants for AArch64, recomputed: zetas and their quotients in the order of the
vectors, the divisions of Decompose, reductions, the bytes that make a lane; and the ranges between
the layers of both NTTs."""
import re

import ctext
import neon
import neon_bounds
from constants_mldsa import D, N, Q

NEON = "src/mldsa/neon/"
NTT, INV_NTT, PRODUCT = NEON + "ntt.S", NEON + "inv_ntt.S", NEON + "product.c"
REDUCE = NEON + "reduce.h"
BYTES, PACK = NEON + "bytes.h", NEON + "pack.c"
ROUND, SAMPLE = NEON + "round.c", NEON + "sample.c"


def zeta(i):
    return ctext.centred(pow(1753, int(f"{i:08b}"[::-1], 2), Q), Q)


def elements(*factors):
    return [n for z in factors for n in (z, neon.quotient(z, Q, 32))]


def vectors(factors):
    """Four factors, then their quotients."""
    return factors + [neon.quotient(z, Q, 32) for z in factors]


def layers(numbers):
    """{len: the zeta of each coefficient's block}, as the loops of Algorithms 41 and 42 meet
    them."""
    found = {}
    for length in (128, 64, 32, 16, 8, 4, 2, 1):
        blocks = range(N // (2 * length))
        found[length] = [zeta(numbers(len(blocks), i)) for i in blocks for _ in range(2 * length)]
    return found


def block(factors, first, lengths):
    """What 16 coefficients want. Layers of 8 and 4: factors of whole vectors. Those of 2 and 1: of
    each pair of vectors half the coefficients are multiplied."""
    part = {length: all_[first:first + 16] for length, all_ in factors.items()}
    table = elements(part[8][0], part[4][0], part[4][8]) + [0, 0]
    for at in (0, 8):
        for length in lengths:
            table += vectors([part[length][at + i] for i in range(8) if i // length % 2])
    return table


def tables(ledger):
    forward = layers(lambda count, i: count + i)
    inverse = layers(lambda count, i: 2 * count - 1 - i)
    f = ctext.centred((1 << 32) * pow(N, -1, Q), Q)
    ntt = [Q, 0] + elements(*[zeta(i) for i in range(1, 16)])
    inv = elements(f, ctext.centred(f * zeta(1), Q), *[zeta(i) for i in range(2, 16)])
    inv += [Q, 0, 0, 0]
    for first in range(0, N, 16):
        ntt += block(forward, first, (2, 1))
        inv += block(inverse, first, (1, 2))
    for path, table in ((NTT, ntt), (INV_NTT, inv)):
        ledger.same(path, neon_bounds.tables(path), {"zetas": table})


def reductions(ledger):
    """r = a - k * q, where k changes at the odd multiples of 2^22: the ends of its intervals."""
    (shift,) = map(int, neon.one(REDUCE, "reduce", r"vrshrq_n_s32\(a, (\d+)\)"))
    ledger.same("reduce's shift", shift, Q.bit_length())

    def most(limit):
        ends = [a for k in range(-256, 257) for a in ((k << shift) - (1 << (shift - 1)),
                                                      (k << shift) + (1 << (shift - 1)) - 1)]
        return max(abs(a - neon.rshr(a, shift) * Q)
                   for a in [*ends, limit - 1, 1 - limit] if abs(a) < limit)

    ledger.same("reduce's bound below q", most(1 << 31) < Q, True)
    claimed = re.search(r"\|r\| <= (\d+) < q;", ctext.raw(REDUCE)).group(1)
    ledger.same("reduce's bound", int(claimed), most(1 << 31))
    ledger.same("reduce's bound for |a| < 2^24", most(1 << 24) <= (1 << 22) + (1 << 14), True)
    # a = m * q + d: k is m while the distance of a from m * 2^23 is below 2^22.
    ledger.same("small values mod+- q that reduce misses", [
        m for m in range(-257, 258) for d in (1 - (1 << 21), 0, (1 << 21) - 1)
        if abs(m * Q + d) < 1 << 31 and neon.rshr(m * Q + d, shift) != m], [])

    (minus_qinv,) = map(int, neon.one(PRODUCT, "montgomery", r"minus_qinv = (-?\d+);"))
    ledger.same("minus_qinv", minus_qinv, ctext.signed(-pow(Q, -1, 1 << 32), 32))
    most_sum = 8 * (Q - 1) ** 2
    ledger.same("sums of products are in montgomery's range", most_sum < Q << 31, True)
    ledger.same("montgomery stays below q", (most_sum + (Q << 31)) >> 32 < Q, True)
    ledger.same("montgomery's sums fit 64 bits", (Q << 31) + (Q << 31) < 1 << 63, True)


def ranges(ledger):
    """Every instruction of the assembly: what is in x0 afterwards, if there was less than q."""
    for path, function in ((NTT, "qtn_mldsa_neon_ntt"), (INV_NTT, "qtn_mldsa_neon_inv_ntt")):
        memory = {x: [neon_bounds.Value(Q - 1) for _ in range(N)] for x in ("x0", "x1")}
        machine = neon_bounds.Machine(path, Q, memory, 32)
        first = machine.x["x0"]
        machine.run(function)
        most = max(value.most for value in machine.get(first, N))
        ledger.same(f"{function} stays below q", most < Q, True)


def rounding(ledger):
    names = ctext.constants(ROUND, ctext.constants("src/mldsa/params.h", ctext.constants(
        "include/quatrain/mldsa.h")))
    for name, m in (("88", 44), ("32", 16)):
        gamma2, function = (Q - 1) // (2 * m), f"decompose_{name}"
        ledger.same(f"GAMMA2_{name}", names[f"GAMMA2_{name}"], gamma2)
        up, down, factor, left = map(int, neon.one(
            ROUND, function, r"vdupq_n_s32\((\d+)\)\), (\d+)\);[^;]* quotient = "
            r"vqrdmulhq_n_s32\(t, (\d+) << (\d+)\);"))
        ledger.same(f"{function} rounds up", up, (1 << down) - 1)
        # Both sides grow with r, and r is in [0, q): so its ends tell of each run of 2^7.
        wrong = [r for t in range(((Q - 1 + up) >> down) + 1)
                 for r in (max(((t - 1) << down) + 1, 0), min(t << down, Q - 1))
                 if neon.sqrdmulh((r + up) >> down, factor << left, 32)
                 != (r + gamma2 - 1) // (2 * gamma2)]
        ledger.same(f"values that {function} misses", wrong, [])
    ledger.same("decompose_88's last interval", neon.one(
        ROUND, "decompose_88", r"vcgtq_s32\(quotient, vdupq_n_s32\((\d+)\)\)"), ("43",))
    mask, left, right = map(int, neon.one(
        ROUND, "decompose_32",
        r"vdupq_n_s32\((\d+)\)\),\s*vsraq_n_s32\(low, vshlq_n_s32\(quotient, (\d+)\), (\d+)\)"))
    ledger.same("decompose_32's last interval",
                [(k & mask, ctext.signed(k << left, 32) >> right) for k in range(17)],
                [(k, 0) for k in range(16)] + [(0, -1)])
    hint = neon.body(ROUND, "qtn_mldsa_neon_use_hint_88")
    ledger.same("use_hint_88's ends", re.findall(r"vdupq_n_s8\((\d+)\)", hint), ["44", "43"])
    ledger.same("use_hint_32's mask", neon.one(
        ROUND, "qtn_mldsa_neon_use_hint_32", r"vdupq_n_u8\((\d+)\)\)"), ("15",))

    ledger.same("power2round's distance and shift", neon.one(
        ROUND, "qtn_mldsa_neon_power2round",
        r"vrshrq_n_s32\(vsubq_s32\(r, vdupq_n_s32\((\d+)\)\), MLDSA_D\)"), ("1",))
    wrong = [r for k in range((Q >> D) + 1) for r in ((k << D) + (1 << (D - 1)) + i for i in (0, 1))
             if neon.rshr(r - 1, D) != (r - ctext.centred(r, 1 << D)) >> D]
    ledger.same("values that power2round misses", wrong, [])


def unpacked(ledger, function, width, mask, first=0, behind=0):
    """That the lanes of an unpacking function are fields of so many bits from bit `first` on."""
    index, down = (neon.vector(PACK, function, name) for name in ("index", "down"))
    ledger.same(f"{function}'s fields", neon.picked(
        [i + behind for i in index], down, [mask] * len(down)),
        neon.fields(width, first, len(down)))


def mask_of(function, pattern):
    return ctext.evaluate(neon.one(PACK, function, pattern)[0])


def bytes_of_lanes(ledger):
    t1, eta2 = "qtn_mldsa_neon_unpack_t1", "qtn_mldsa_neon_unpack_eta2"
    unpacked(ledger, t1, 10, mask_of(t1, r"vdupq_n_u16\((\w+)\)"))
    mask = mask_of(eta2, r"vdup_n_u8\((7)\)")
    step = int(neon.one(PACK, eta2, r"6 \* i - from \+ (\d) \* j")[0])
    for j in (0, 1):
        unpacked(ledger, eta2, 3, mask, 24 * j, step * j)
    for z, width in (("z17", 18), ("z19", 20)):
        function = f"qtn_mldsa_neon_unpack_{z}"
        unpacked(ledger, function, width,
                 mask_of(function, r"fields\(x, index, down, (\w+)\)"))
    t0 = "qtn_mldsa_neon_unpack_t0"
    index, down = neon.vector(PACK, t0, "index"), neon.vector(PACK, t0, "down")
    lanes = [lane for j in (0, 1) for lane in neon.picked(
        index[16 * j:16 * j + 16], down[4 * j:4 * j + 4], [(1 << D) - 1] * 4)]
    ledger.same("unpack_t0's fields", lanes, neon.fields(D, 0, 8))

    for path, function, size, of, count in (
            (PACK, "qtn_mldsa_neon_pack_eta2", 3, 8, 6), (ROUND, "pack_six", 3, 4, 12),
            (BYTES, "store_fives", 5, 8, 10)):
        ledger.same(f"bytes of {function}", neon.vector(path, function, "together"),
                    neon.together(size, of, count) + [64] * (16 - count))

    index = neon.vector(ROUND, "qtn_mldsa_neon_make_hint_88", "index")
    masks = neon.vector(ROUND, "qtn_mldsa_neon_make_hint_88", "six")
    (second,) = map(int, neon.one(ROUND, "qtn_mldsa_neon_make_hint_88",
                                  r"second = vaddq_u8\(first, vdupq_n_u8\((\d+)\)\)"))
    for first in (0, second):
        lanes = neon.picked([i + first for i in index], [0] * 8, masks)
        ledger.same(f"make_hint_88's sixes from byte {first} on",
                    [sorted(lane.values()) for lane in lanes],
                    [list(range(8 * first + 6 * n, 8 * first + 6 * n + 6)) for n in range(8)])
    ledger.same("make_hint_88's second bytes", 8 * second, 6 * 8)

    index = neon.vector(SAMPLE, "qtn_mldsa_neon_rej_uniform", "index")
    (behind,) = map(int, neon.one(SAMPLE, "qtn_mldsa_neon_rej_uniform",
                                  r"behind = vaddq_u8\(index, vdupq_n_u8\((\d+)\)\)"))
    (mask,) = map(ctext.evaluate, neon.one(SAMPLE, "candidates", r"vdupq_n_u32\((\w+)\)"))
    for bytes_on in (0, behind):
        ledger.same(f"candidates from byte {bytes_on} on", neon.picked(
            [i + bytes_on for i in index], [0] * 4, [mask] * 4),
            neon.fields(24, 8 * bytes_on, 4, bits=23))
    ledger.same("candidates 12 to 15 of 16, from byte 32 on", behind, 36 - 32)


def half_bytes(ledger):
    ledger.same("parse16's bits", neon.vector(SAMPLE, "parse16", "bits"),
                [1 << i % 8 for i in range(16)])
    for eta, limit in ((2, 15), (4, 9)):
        values, found = neon.one(SAMPLE, f"qtn_mldsa_neon_rej_eta{eta}",
                                 r"struct bounded b = \{\{([^}]*)\}, (\d+)\};")
        ledger.same(f"half bytes accepted (eta {eta})", int(found), limit)
        ledger.same(f"their coefficients (eta {eta})", neon.numbers(values),
                    [eta - t % (2 * eta + 1) for t in range(limit)] + [0] * (16 - limit))


def main():
    ledger = ctext.Ledger()
    for part in (tables, reductions, ranges, rounding, bytes_of_lanes, half_bytes):
        part(ledger)
    ledger.finish("constants and ranges of ML-DSA on AArch64")


if __name__ == "__main__":
    main()
