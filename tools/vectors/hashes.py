# SPDX-License-Identifier: Apache-2.0
# Copyright 2026 The Quatrain Authors
"""The digests that HashML-DSA signs, by the names NIST's files use.

Python's hashlib has SHA-512/224 and SHA-512/256 only where its OpenSSL has them, so SHA-512/t
(FIPS 180-4, section 5.3.6) is written out here, with its constants computed."""

import hashlib

MASK = (1 << 64) - 1


def primes(n):
    found = []
    candidate = 2
    while len(found) < n:
        if all(candidate % p for p in found):
            found.append(candidate)
        candidate += 1
    return found


def root_fraction(p, degree):
    """The first 64 bits of the fraction of the degree-th root of p, by bisection."""
    low, high = 0, p << 64
    target = p << (64 * degree)
    while low + 1 < high:
        middle = (low + high) // 2
        if middle**degree <= target:
            low = middle
        else:
            high = middle
    return low & MASK


ROUND = [root_fraction(p, 3) for p in primes(80)]
SHA512_START = [root_fraction(p, 2) for p in primes(8)]


def rotate(x, n):
    return (x >> n | x << (64 - n)) & MASK


def compress(state, block):
    w = [int.from_bytes(block[i : i + 8], "big") for i in range(0, 128, 8)]
    for t in range(16, 80):
        x, y = w[t - 15], w[t - 2]
        s0 = rotate(x, 1) ^ rotate(x, 8) ^ x >> 7
        s1 = rotate(y, 19) ^ rotate(y, 61) ^ y >> 6
        w.append((w[t - 16] + s0 + w[t - 7] + s1) & MASK)
    a, b, c, d, e, f, g, h = state
    for t in range(80):
        s1 = rotate(e, 14) ^ rotate(e, 18) ^ rotate(e, 41)
        t1 = h + s1 + (e & f ^ ~e & g) + ROUND[t] + w[t]
        s0 = rotate(a, 28) ^ rotate(a, 34) ^ rotate(a, 39)
        t2 = s0 + (a & b ^ a & c ^ b & c)
        a, b, c, d, e, f, g, h = (t1 + t2) & MASK, a, b, c, (d + t1) & MASK, e, f, g
    return [(x + y) & MASK for x, y in zip(state, (a, b, c, d, e, f, g, h))]


def sha512_from(start, message):
    padded = message + b"\x80" + bytes(-(len(message) + 17) % 128)
    padded += (8 * len(message)).to_bytes(16, "big")
    state = start
    for i in range(0, len(padded), 128):
        state = compress(state, padded[i : i + 128])
    return b"".join(x.to_bytes(8, "big") for x in state)


def sha512_t(t, message):
    odd = [x ^ 0xA5A5A5A5A5A5A5A5 for x in SHA512_START]
    start = sha512_from(odd, b"SHA-512/%d" % t)
    words = [int.from_bytes(start[i : i + 8], "big") for i in range(0, 64, 8)]
    return sha512_from(words, message)[: t // 8]


assert sha512_from(SHA512_START, b"abc") == hashlib.sha512(b"abc").digest()

PREHASH = {
    "SHA2-224": lambda m: hashlib.sha224(m).digest(),
    "SHA2-256": lambda m: hashlib.sha256(m).digest(),
    "SHA2-384": lambda m: hashlib.sha384(m).digest(),
    "SHA2-512": lambda m: hashlib.sha512(m).digest(),
    "SHA2-512/224": lambda m: sha512_t(224, m),
    "SHA2-512/256": lambda m: sha512_t(256, m),
    "SHA3-224": lambda m: hashlib.sha3_224(m).digest(),
    "SHA3-256": lambda m: hashlib.sha3_256(m).digest(),
    "SHA3-384": lambda m: hashlib.sha3_384(m).digest(),
    "SHA3-512": lambda m: hashlib.sha3_512(m).digest(),
    "SHAKE-128": lambda m: hashlib.shake_128(m).digest(32),
    "SHAKE-256": lambda m: hashlib.shake_256(m).digest(64),
}
