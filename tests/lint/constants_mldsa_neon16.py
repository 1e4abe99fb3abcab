#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""ML-DSA's products by the challenge on AArch64: the tables and constants of their NTTs in 16 bits,
recomputed, and the ranges between all layers, up to the exactness of the results."""
import re

import ctext
import neon
from constants_mldsa import D, N

NEON = "src/mldsa/neon/"
NTT16, ZETAS16, CHALLENGE = NEON + "ntt16.h", NEON + "zetas16.c", NEON + "challenge.c"


def bounded_reduce(a, factor, p):
    """The most that reduce_16 leaves of up to a: at the ends of the intervals of its quotient."""
    most = 0
    for k in range(-8, 9):
        first = -((2 * -k + 1 << 15) // (2 * factor))
        last = ((2 * k + 1 << 15) - 1) // (2 * factor)
        for end in {max(first, -a), min(last, a)}:
            if first <= end <= last:
                most = max(most, abs(end - k * p))
    return most


class Small:
    """The NTTs of ntt16.h modulo one prime: its constants there, and the ranges of its layers."""

    def __init__(self, name):
        numbers = neon.body(NTT16, name)
        p, reciprocal, pinv, large = re.search(
            r"(\d+),\s*(\d+),\s*(-\d+),\s*\{([^}]*)\}", numbers).groups()
        self.p, self.reciprocal, self.pinv = int(p), int(reciprocal), int(pinv)
        self.large = neon.numbers(large)
        self.tables = re.findall(r"qtn_mldsa_neon_(\w+)", numbers)
        self.root = next(r for r in range(2, self.p) if pow(r, N, self.p) == self.p - 1)
        self.ranges = neon.Ranges(self.p, 16)
        self.zetas = [self.zeta(i) for i in range(N)]

    def zeta(self, i):
        return ctext.centred(pow(self.root, int(f"{i:08b}"[::-1], 2), self.p), self.p)

    def pair(self, zetas):
        return zetas + [neon.quotient(z, self.p, 16) for z in zetas]

    def table(self, inverse):
        def pick(layer, block):
            first = 1 << layer
            return self.zetas[2 * first - 1 - block if inverse else first + block]
        result = []
        for h in (0, 1):
            result += self.pair([pick(layer, (h << layer >> 1) + j) for layer in range(4)
                                 for j in range(max(1, 1 << layer >> 1))])
            for layer in (4, 5, 6, 7):
                n = 1 << layer - 4
                for m in range(n):
                    result += self.pair([pick(layer, n * (8 * h + i) + m) for i in range(8)])
        return result

    def layer(self, n):
        return self.zetas[1 << n:2 << n]

    def reduced(self, a):
        return bounded_reduce(a, self.reciprocal, self.p)

    def forward(self):
        """The bound on what ntt_16 hands to `finish`."""
        a = 1 << (D - 1)
        for n in range(8):
            a = self.ranges.forward(a, self.layer(n))
            if n == 4 or (n == 2 and self.p == 10753):
                a = self.reduced(a)
        return a

    def inverse(self, v):
        """The bounds on sixteen vectors before the last layer."""
        for step, large in enumerate(self.large):
            v = [self.reduced(a) if large >> k & 1 else a for k, a in enumerate(v)]
            if step == 4:  # of eight that change places with lanes, each has parts of all
                v = [max(v[k & 8:(k & 8) + 8]) for k in range(16)]
            elif step < 4:
                self.ranges.inverse(v, 1 << step, self.layer(7 - step))
            elif step < 8:
                self.ranges.inverse(v, 1 << (step - 5), self.layer(8 - step))
        return v

    def last(self, v):
        """The bounds on the sums of the last layer and on its products."""
        both = [self.ranges.fits(2 * a) for a in v]
        return max(both), max(self.ranges.mul(a, self.layer(0)) for a in both)

    def exact(self, a, zetas, most):
        """Whether mul_16 of up to a gives the number near zero where that is at most `most`: its
        quotient, before it is rounded, is within a half of the right one."""
        lost = max(abs((z << 15) - self.p * neon.quotient(z, self.p, 16)) for z in zetas)
        return 2 * (most << 15) + 2 * a * lost < self.p << 15


def challenge(ledger):
    one, two = Small("prime_1"), Small("prime_2")
    ledger.same("the primes", [one.p, two.p], [7681, 10753])
    expected = {}
    for n in (one, two):
        ledger.same(f"constants modulo {n.p}", [n.reciprocal, n.pinv], [
            (65536 + n.p) // (2 * n.p), ctext.signed(pow(n.p, -1, 1 << 16), 16)])
        ledger.same(f"tables modulo {n.p}", n.tables, [f"{n.p}", f"inv_{n.p}"])
        expected[f"{n.p}"], expected[f"inv_{n.p}"] = n.table(False), n.table(True)
    ledger.same("tables of zetas16.c", re.findall(
        r"\bconst int16_t qtn_mldsa_neon_(\w+)\[", ctext.text(ZETAS16)), list(expected))
    for name, values in expected.items():
        ledger.same(name, ctext.table(ZETAS16, "qtn_mldsa_neon_" + name), values)
    roots = re.search(r"(\d+)\W+modulo\W+7681\W+(\d+)\W+modulo\W+10753", ctext.raw(ZETAS16))
    ledger.same("roots", [int(r) for r in roots.groups()], [one.root, two.root])
    ledger.same("where ntt16.h reduces", re.findall(
        r"(?:if \(n\.p == (\d+)\)\s*)?reduce_these\(v, (\w+|n\.large\[\d\]), n\);",
        ctext.text(NTT16)), [("10753", "0xffff"), ("", "0xffff")] +
        [("", f"n.large[{i}]") for i in range(9)])

    scale, quotient, shift, rest = map(int, neon.one(
        CHALLENGE, "finish_small",
        r"vdupq_n_s16\((-?\d+)\), vdupq_n_s16\((-?\d+)\), n\);[\s\S]*vshlq_n_s16\(s, (\d)\), "
        r"vqrdmulhq_n_s16\(s, (\d+)\)"))
    ledger.same("1/256", [scale, quotient], one.pair([ctext.centred(pow(N, -1, one.p), one.p)]))
    chosen, other, factor = map(int, (*neon.one(
        CHALLENGE, "finish_large", r"n\.p == 7681 \? (\d+) : (\d+);"), *neon.one(
            CHALLENGE, "finish_large", r"vdupq_n_s16\((\d+)\), vdupq_n_s16\(quotient\)")))
    ledger.same("2^24 / 256", [factor, chosen], one.pair([1 << 16 >> 8]))
    ledger.same("and modulo 10753", [factor, other], two.pair([1 << 16 >> 8]))

    # Small products: |s|, and the part of its quotient that is lost.
    c, s = one.reduced(one.forward()), one.ranges.mul(one.forward(), [scale])
    ledger.same("quotients of small factors fit", (s << shift) + s < 1 << 15, True)
    lost = max(abs((s * ((1 << 15) - (one.p << shift))) - one.p * neon.sqrdmulh(s, rest, 16))
               for s in range(-s, s + 1))
    small = ((one.p << 15) + 2 * c * lost) // (1 << 16) + 1
    v = one.inverse([small] * 16)
    sums, products = one.last(v)
    ledger.same("small products are exact", [
        one.reduced(sums) + 240 < one.p, one.exact(sums, one.layer(0), 240)], [True, True])

    # Large ones, whose halves of x1 and x2 are reduced sums and products.
    inverse, quotient = map(int, neon.one(
        CHALLENGE, "join", r"vdupq_n_s16\((-?\d+)\), quotient = vdupq_n_s16\((-?\d+)\);"))
    ledger.same("1 / 7681 mod 10753", [inverse, quotient],
                two.pair([ctext.centred(pow(one.p, -1, two.p), two.p)]))
    halves = []
    for n in (one, two):
        c, s = n.reduced(n.forward()), n.ranges.mul(n.forward(), [factor])
        large = ((n.p << 15) + c * s >> 16) + 1
        sums, products = n.last(n.inverse([large] * 16))
        halves.append((n.reduced(sums), products))
    for first, second in zip(*halves):
        most = (60 * (1 << (D - 1)) + first) // one.p + 1
        ledger.same("what join divides fits, and exactly",
                    [first + second < 1 << 15, two.exact(first + second, [inverse], most)],
                    [True, True])
    ledger.same("60 * 2^12 is known modulo both", 2 * 60 * (1 << (D - 1)) < one.p * two.p, True)
    ledger.same("7681 in join", re.findall(r"\b7681\b", neon.body(CHALLENGE, "join")), ["7681"] * 2)


def main():
    ledger = ctext.Ledger()
    challenge(ledger)
    ledger.finish("constants and ranges of challenge products on AArch64")


if __name__ == "__main__":
    main()
