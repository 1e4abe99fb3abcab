#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""FIPS 202 recomputed: round constants from the LFSR, rotation offsets from the walk, the round of
f1600_ref.c against a plain one (which proves its offsets, its order and the forms of chi under
lane complementing), and rates, suffixes and digest sizes."""
import random
import re
import sys

import ctext

SOURCE = "src/keccak/f1600_ref.c"
MASK = (1 << 64) - 1
LANE_COMPLEMENT = (1, 2, 8, 12, 17, 20)


def rc_bit(t):
    """FIPS 202, Algorithm 5 (rc)."""
    register = 1
    for _ in range(t % 255):
        register <<= 1
        if register & 0x100:
            register ^= 0x171
    return register & 1


def round_constant(i):
    """FIPS 202, Algorithm 6 (iota), steps 2 and 3."""
    return sum(rc_bit(j + 7 * i) << ((1 << j) - 1) for j in range(7))


def rotations():
    """FIPS 202, Algorithm 2 (rho): offset of lane x + 5y."""
    offsets, x, y = [0] * 25, 1, 0
    for t in range(24):
        offsets[x + 5 * y] = (t + 1) * (t + 2) // 2 % 64
        x, y = y, (2 * x + 3 * y) % 5
    return offsets


def rol(value, n):
    return (value << n | value >> (64 - n)) & MASK


def plain_round(a, rc):
    """FIPS 202, Algorithms 1 to 6, one round on 25 words."""
    c = [a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20] for x in range(5)]
    d = [c[(x + 4) % 5] ^ rol(c[(x + 1) % 5], 1) for x in range(5)]
    b, offsets = [0] * 25, rotations()
    for x in range(5):
        for y in range(5):
            word = a[x + 5 * y] ^ d[x]
            b[y + 5 * ((2 * x + 3 * y) % 5)] = rol(word, offsets[x + 5 * y]) if x + y else word
    e = [b[i] ^ (~b[i - i % 5 + (i + 1) % 5] & b[i - i % 5 + (i + 2) % 5] & MASK)
         for i in range(25)]
    e[0] ^= rc
    return e


def source_round():
    """keccak_round of the source as a Python function: the C is assignments of ^ | & ~ rol only."""
    body = re.search(r"void keccak_round\([^)]*\)\s*\{(.*?)\n\}", ctext.text(SOURCE), re.S)
    if not body:
        sys.exit(f"{SOURCE}: no keccak_round")
    lines = []
    for statement in body.group(1).split(";"):
        statement = " ".join(statement.split()).removeprefix("const ").removeprefix("uint64_t ")
        if "=" not in statement:
            continue  # a declaration, or nothing
        if not re.fullmatch(r"[\w\[\], ()=^|&~]+", statement):
            sys.exit(f"{SOURCE}: cannot read {statement!r}")
        lines.append(f"    {statement}")
    scope = {"rol": rol}
    exec("def run(a, e, rc):\n" + "\n".join(lines), scope)

    def run(a, rc):
        e = [0] * 25
        scope["run"](a, e, rc)
        return [word & MASK for word in e]
    return run


def complemented(a):
    return [word ^ MASK if i in LANE_COMPLEMENT else word for i, word in enumerate(a)]


def main():
    ledger = ctext.Ledger()
    expected = [round_constant(i) for i in range(24)]
    ledger.same("round constants", ctext.table(SOURCE, "round_constants"), expected)

    code = ctext.text(SOURCE)
    every_word = [(i, "~" if i in LANE_COMPLEMENT else "", i) for i in range(25)]
    for name, to, source in (("words in", "a", "state"), ("words out", "state", "a")):
        copies = re.findall(rf"\b{to}\[(\d+)\] = (~?){source}\[(\d+)\];", code)
        ledger.same(name, [(int(a), sign, int(b)) for a, sign, b in copies], every_word)
    run, draw = source_round(), random.Random(202)
    # 64 bits a word: each row of chi meets all of its 32 inputs many times over.
    for i in range(24):
        state = [draw.getrandbits(64) for _ in range(25)]
        ledger.same(f"round {i}", complemented(run(complemented(state), expected[i])),
                    plain_round(state, expected[i]))

    for name, digest in (("SHA3_224", 28), ("SHA3_256", 32), ("SHA3_384", 48), ("SHA3_512", 64),
                         ("SHAKE128", 0), ("SHAKE256", 0)):
        match = re.search(rf"#define KECCAK_{name} \(\(struct keccak_function\)\{{(.*)\}}\)",
                          ctext.text("src/keccak/sponge.h"))
        capacity = 2 * int(name[-3:])
        suffix = 0b11111 if name.startswith("SHAKE") else 0b110  # bits 1111 or 01, then pad's 1
        ledger.same(name, [ctext.evaluate(part) for part in match.group(1).split(",")],
                    [(1600 - capacity) // 8, suffix, digest])
    ledger.finish("tables, rounds and functions of Keccak")


if __name__ == "__main__":
    main()
