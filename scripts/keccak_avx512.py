#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes the permutation kernels of src/keccak for AVX-512; `--check` compares instead.

    keccak_avx512.py [--check] FOLDER

The vector kernel keeps eight states in zmm0 to zmm24, word i in zmm<i> between rounds, and has
seven registers to work with: enough for a round without spills, of 95 instructions that a unit has
to carry out. Register moves, of which a loop of one round needs many, cost a core next to nothing.
What costs is that theta leaves a gap between rounds, since every word depends on it: how much of
it the core fills depends on the order, and ORDER is one found by trying tens of thousands on the
machine (Zen 5). In the nine-lane kernel a scalar stream of keccak_avx2.py runs beside it."""
from assembly import write_or_check
from keccak_avx2 import (LOW_BYTE, ROT, SCALAR_OF_FIVE, function, merged, pop, push, scalar, source,
                         whole)

# Positions in round_values().
ORDER = """
    8 0 4 2 6 5 3 1 9 7 12 13 10 14 15 11 23 18 16 17 19 27 21 25 22 26 28 20 37 24 32 29 35
    31 36 33 39 40 41 38 43 42 50 44 34 48 47 52 69 46 53 54 55 58 51 45 56 59 57 49 61 65
    63 67 68 62 70 66 71 82 72 73 74 78 83 88 60 84 80 86 76 64 77 79 85 81 89 87 75 91 30
    93 92 94 90
"""

XOR3, CHI = (lambda a, b, c: a ^ b ^ c), (lambda a, b, c: a ^ (1 ^ b) & c)


def round_values():
    """A round as (what, values read, number); a value is a word of the round's input, 0 to 24, or
    25 + the position of another. And the values of its output words."""
    values = []

    def put(what, *read, number=None):
        values.append((what, read, number))
        return 24 + len(values)
    c = [put(XOR3, put(XOR3, x, x + 5, x + 10), x + 15, x + 20) for x in range(5)]
    d = {x: put("vpxorq", put("vprolq", c[(x + 1) % 5], number=1), c[(x + 4) % 5])
         for x in (0, 4, 2, 1, 3)}
    out = []
    for y in range(5):
        b = []
        for x in range(5):
            i = source(x + 5 * y)
            b.append(put("vpxorq", i, d[i % 5]))
            if ROT[i]:
                b[x] = put("vprolq", b[x], number=ROT[i])
        for x in range(5):
            out.append(put(CHI, b[x], b[(x + 1) % 5], b[(x + 2) % 5]))
            if x + y == 0:
                out[0] = put("iota", out[0])
    return values, out


def ternary(f, first):
    """The immediate of vpternlogq whose destination is operand `first` of f, then the others."""
    places = [first] + [i for i in range(3) if i != first]
    return sum(f(*(t >> (2 - places.index(i)) & 1 for i in range(3))) << t for t in range(8))


def vector_round(constant):
    """One round, from zmm0 to zmm24 to the same."""
    values, out = round_values()
    order = [25 + int(n) for n in ORDER.split()]
    last = {v: at for at, value in enumerate(order) for v in values[value - 25][1]}
    last.update({v: len(order) for v in out})
    at, free, text = {i: i for i in range(25)}, list(range(25, 32)), []
    for now, value in enumerate(order):
        what, read, number = values[value - 25]
        where = [at[v] for v in read]
        dying = [i for i, v in enumerate(read) if last[v] == now]
        for v in read:
            if last[v] == now:
                free.insert(0, at[v])
        if callable(what):
            first = dying[0] if dying else 0
            to = where[first] if dying else free[0]
            if not dying:
                text.append(f"vmovdqa64 zmm{to}, zmm{where[0]}")
            rest = [w for i, w in enumerate(where) if i != first]
            text.append(f"vpternlogq zmm{to}, zmm{rest[0]}, zmm{rest[1]}, {ternary(what, first)}")
        else:
            to = free[0]
            operands = [f"zmm{w}" for w in where]
            if what == "vpxorq":
                operands.reverse()
            if what == "iota":
                operands.append(f"qword ptr {constant}{{1to8}}")
            if number:
                operands.append(str(number))
            text.append(f"{what.replace('iota', 'vpxorq')} zmm{to}, {', '.join(operands)}")
        free.remove(to)
        at[value] = to
    return text + moves({i: at[v] for i, v in enumerate(out)})


def moves(come_from):
    """Registers 0 to 24 from where their words are, with one more for cycles."""
    text, spare = [], max(set(range(25, 32)) - set(come_from.values()))
    pending = {to: at for to, at in come_from.items() if to != at}
    while pending:
        ready = [to for to in pending if to not in pending.values()]
        if ready:
            text.append(f"vmovdqa64 zmm{ready[0]}, zmm{pending.pop(ready[0])}")
        else:
            first = min(pending)
            text.append(f"vmovdqa64 zmm{spare}, zmm{first}")
            pending = {to: spare if at == first else at for to, at in pending.items()}
    return text


def transfer(store):
    for i in range(25):
        operands = [f"zmm{i}", f"[rdi + {64 * i}]"]
        yield "vmovdqu64 " + ", ".join(reversed(operands) if store else operands)


def eight():
    return function("qtn_keccak_avx512_x8", "Eight states word by word, at rdi.",
                    ["lea rdx, [rip + constants]", *transfer(False)],
                    vector_round("[rdx]"),
                    ["add rdx, 8", "cmp dl, 192", "jne 1b", *transfer(True), "vzeroupper", "ret"])


def nine():
    # Frame: 25 words, 2 slots, 2 constants, pointer to constants.
    first, body, after, scratch = scalar(1600, 0, 200, 216, SCALAR_OF_FIVE)
    setup = push() + ["sub rsp, 240", ".cfi_def_cfa_offset 296", "lea rax, [rip + constants]",
                      "mov [rsp + 232], rax", "vmovdqu xmm0, [rax]", "vmovdqu [rsp + 216], xmm0"]
    again = [f"mov {scratch}, [rsp + 232]", f"add {scratch}, 16", f"mov [rsp + 232], {scratch}",
             f"vmovdqu64 xmm31, [{scratch}]", "vmovdqu64 [rsp + 216], xmm31",
             f"cmp {LOW_BYTE.get(scratch, scratch + 'b')}, 192", "jne 1b"]
    both = merged(vector_round("[rsp + 216]") + vector_round("[rsp + 224]"), body)
    return function("qtn_keccak_avx512_x8_x1", "Eight states word by word at rdi, then one.",
                    setup + [*transfer(False)] + first, both,
                    again + after + [*transfer(True), "vzeroupper", "add rsp, 240",
                                     ".cfi_def_cfa_offset 56"] + pop() + ["ret"])


ABOUT = """\
/* Written by scripts/keccak_avx512.py, which explains it; a test compares.
 *
 * KECCAK-p[1600, 24] for x86-64 with AVX-512. The calling convention is System V's on every system;
 * avx512.h says so to the compiler. */"""


FILES = {"f1600_avx512_x8.S": eight, "f1600_avx512_x8_x1.S": nine}


def written(name):
    text = whole(FILES[name](), False)
    start = text.index("/* Written by")
    return text[:start] + ABOUT + text[text.index("*/", start) + 2:]


if __name__ == "__main__":
    write_or_check(FILES, written)
