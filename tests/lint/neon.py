# SPDX-License-Identifier: Apache-2.0
"""What AArch64's instructions do to numbers, bounds and bits, for the constants that the kernels
are built on (constants_mlkem_neon.py, constants_mldsa_neon.py)."""
import re
import sys

import ctext


def sqdmulh(a, b, bits):
    return 2 * a * b >> bits


def sqrdmulh(a, b, bits):
    return (2 * a * b + (1 << (bits - 1))) >> bits


def rshr(a, n):
    return (a + (1 << (n - 1))) >> n


def quotient(z, q, bits):
    """z * 2^(bits - 1) / q, rounded; never in the middle, as q is odd."""
    return ((z << bits) + q) // (2 * q)


class Ranges:
    """Bounds on |c| through the butterflies of an NTT; stops where one does not fit a lane."""

    def __init__(self, q, bits):
        self.q, self.bits = q, bits

    def fits(self, a):
        if a >= 1 << (self.bits - 1):
            raise OverflowError(f"{a / self.q:.3f}q does not fit {self.bits} bits")
        return a

    def mul(self, a, zetas):
        """Of a * z - q * sqrdmulh(a, quotient(z)): half of q by the rounding of that product, and
        a's share of the rounding of the quotient."""
        lost = max(abs((z << (self.bits - 1)) - self.q * quotient(z, self.q, self.bits))
                   for z in zetas)
        return ((self.q << (self.bits - 1)) + 2 * a * lost) >> self.bits

    def forward(self, a, zetas):
        return self.fits(a + self.mul(a, zetas))

    def inverse(self, v, distance, zetas):
        """A layer on vectors, in place: sums, and products of differences."""
        for k in range(len(v)):
            if not k & distance:
                both = self.fits(v[k] + v[k + distance])
                v[k], v[k + distance] = both, self.mul(both, zetas)


def body(path, function):
    found = re.findall(rf"\b{function}\([^;{{]*\) \{{\n(.*?)\n\}}", ctext.text(path), re.S)
    if len(found) != 1:
        sys.exit(f"{path}: {len(found)} functions {function}")
    return found[0]


def one(path, function, pattern):
    """The groups of the one match of a pattern in a function."""
    found = list(re.finditer(pattern, body(path, function)))
    if len(found) != 1:
        sys.exit(f"{path}: {len(found)} times {pattern} in {function}")
    return found[0].groups()


def numbers(text):
    return [ctext.evaluate(part.strip()) for part in re.sub(r"[{}]", " ", text).split(",")]


def vector(path, function, name):
    """The numbers of `name = {...};` or `name[...] = {{...}, {...}};`"""
    return numbers(one(path, function, rf"\b{name}(?:\[\d\])? = \{{([^;]*?)\}}(?:;|, \w+ =)")[0])


def picked(index, shifts, masks):
    """Where the bits of each lane come from, after TBL, USHL and AND: {bit of the lane: bit of the
    table}. As many lanes as shifts."""
    size = len(index) // len(shifts)
    lanes = []
    for i, (shift, mask) in enumerate(zip(shifts, masks)):
        word = {8 * n + bit: 8 * byte + bit for n, byte in enumerate(index[size * i:size * (i + 1)])
                if byte < 16 for bit in range(8)}
        moved = {bit + shift: source for bit, source in word.items()
                 if 0 <= bit + shift < 8 * size}
        lanes.append({bit: source for bit, source in moved.items() if mask >> bit & 1})
    return lanes


def fields(width, first, count, place=0, bits=None):
    """The same for `count` numbers of so many bits, one behind the other from bit `first` on."""
    return [{place + bit: first + width * n + bit for bit in range(bits or width)}
            for n in range(count)]


def together(size, of, count):
    """The indices that move `count` bytes together, the first `size` of every `of`."""
    return [of * (n // size) + n % size for n in range(count)]
