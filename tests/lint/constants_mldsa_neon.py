#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""ML-DSA's constants for AArch64, recomputed: zetas and their quotients in the order of the
vectors, the divisions of Decompose, reductions, the bytes that make a lane; and the ranges between
the layers of both NTTs."""
import re

import ctext
import neon
from constants_mldsa import D, N, Q

NEON = "src/mldsa/neon/"
NTT, PRODUCT = NEON + "ntt.c", NEON + "product.c"
REDUCE, ZETAS = NEON + "reduce.h", NEON + "zetas.c"
BYTES, PACK = NEON + "bytes.h", NEON + "pack.c"
ROUND, SAMPLE = NEON + "round.c", NEON + "sample.c"


def zeta(i):
    return ctext.centred(pow(1753, int(f"{i:08b}"[::-1], 2), Q), Q)


def with_quotients(zetas):
    return zetas + [neon.quotient(z, Q, 32) for z in zetas]


F = ctext.centred((1 << 32) * pow(N, -1, Q), Q)
INV_TOP = [F, ctext.centred(F * zeta(1), Q)] + [zeta(i) for i in range(2, 16)]


def bottom(one, two, four, eight):
    """The zetas of one block, by the numbers of those that its four layers use."""
    result = with_quotients([zeta(one)] + [zeta(i) for i in two] + [0])
    for numbers in (four, eight[::2], eight[1::2]):
        result += with_quotients([zeta(i) for i in numbers])
    return result


def tables(ledger):
    forward, inverse = [], []
    for i in range(16):
        forward += bottom(16 + i, range(32 + 2 * i, 34 + 2 * i), range(64 + 4 * i, 68 + 4 * i),
                          range(128 + 8 * i, 136 + 8 * i))
        inverse += bottom(31 - i, range(63 - 2 * i, 61 - 2 * i, -1),
                          range(127 - 4 * i, 123 - 4 * i, -1), range(255 - 8 * i, 247 - 8 * i, -1))
    expected = {
        "top": with_quotients([0] + [zeta(i) for i in range(1, 16)]),
        "bottom": forward,
        "inv_top": with_quotients(INV_TOP),
        "inv_bottom": inverse,
    }
    ledger.same("tables of zetas.c", re.findall(
        r"\bconst int32_t qtn_mldsa_neon_(\w+)\[", ctext.text(ZETAS)), list(expected))
    for name, values in expected.items():
        ledger.same(name, ctext.table(ZETAS, "qtn_mldsa_neon_" + name), values)


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
    """Every step of ntt.c, with what its comments say of the ranges."""
    r = neon.Ranges(Q, 32)
    zetas = [[zeta(i) for i in range(1 << n, 2 << n)] for n in range(8)]
    ledger.same("mul_const gives at most q", r.mul(1 << 31, sum(zetas, INV_TOP)) <= Q, True)
    claims = [float(n) for n in re.findall(r"\|c\| < (\d+\.\d+)q", ctext.raw(NTT))]
    a = Q - 1
    bounds = [a := r.forward(a, layer) for layer in zetas]
    ledger.same("what ntt.c says of four layers and of eight",
                [len(claims), bounds[3] < claims[0] * Q, bounds[7] < claims[1] * Q],
                [2, True, True])
    ledger.same("where ntt.c reduces", re.findall(r".*\breduce\(.*\);", ctext.text(NTT)),
                ["            vst1q_s32(r->c + STRIDE * i + 4 * j, reduce(v[j]));"])

    v = [Q - 1] * 16  # four layers in one block: the vectors change places between them
    for n in (7, 6, 5, 4):
        r.inverse(v, 1, zetas[n])
        v = [max(v)] * 16
    for n in (3, 2, 1):
        r.inverse(v, 8 >> n, zetas[n])
    r.inverse(v, 8, INV_TOP[:2])
    v[:8] = [r.mul(a, INV_TOP[:2]) for a in v[:8]]
    ledger.same("the inverse NTT stays below q", max(v) < Q, True)


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
