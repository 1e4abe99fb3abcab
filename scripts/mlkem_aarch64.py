#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes the NTTs and products of src/mlkem/neon; `--check` compares instead.

    mlkem_aarch64.py [--check] FOLDER

Multiplication by a constant z is Barrett's: a * z - q * k, where k is round(a * y / 2^15), and y,
which is round(z * 2^15 / q), is kept beside z; the lower halves of both products are enough. In:
any a, |z| <= q / 2. Out: |r| <= q / 2 + |a| * q / 2^16. To reduce is the same with z = 1, where the
first product is spared.

The NTT goes over memory twice. First three layers on eight vectors, two columns of them at a time;
then four layers within 32 coefficients, where halves of vectors and then pairs of coefficients are
exchanged, so that what belongs together is at the same place of two vectors. The way back from
there is a store that interleaves; and the inverse begins with a load that takes apart. Factors of
all coefficients of a vector are elements of one register, others have vectors of their own.

A core with few multipliers is kept busy by them alone; so a reduction is made only where a sum
would leave 16 bits, or where the range of what is given back asks for it."""
from assembly import rows, write_or_check
from neon_machine import Code

HEAD = """\
/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Written by scripts/mlkem_aarch64.py, which explains it; a test compares.
 *
 * """
Q, N = 3329, 256
FREE = [*range(16, 32), *range(2, 8)]  # of those that need not be saved, all but 0 and 1
GROUP = 144  # bytes of the table for 32 coefficients

# How far each part of the code is mixed, and how strongly its order holds: see neon_machine.py.
SHAPE = {"ntt_first": (120, 0.3), "ntt_last": (150, 0.2), "inv_first": (60, 0.05),
         "inv_last": (50, 0.05), "inv_last_add": (60, 1), "cache": (40, 0.5), "mont": (50, 0.2),
         "inner1": (40, 1), "inner2": (30, 0.2), "inner3": (50, 0.2), "inner4": (30, 0.05)}

# --- constants -----------------------------------------------------------------------------------


def centred(x):
    return (x + Q // 2) % Q - Q // 2


def zeta(i):
    """FIPS 203, appendix A: 17^BitRev7(i)."""
    return centred(pow(17, int(f"{i:07b}"[::-1], 2), Q))


def quotient(z):
    """Nearest to z * 2^15 / q."""
    return ((z << 16) + Q) // (2 * Q)


def elements(*factors):
    return [x for z in factors for x in (z, quotient(z))]


def vectors(factors):
    return factors + [quotient(z) for z in factors]


def each(factors, times):
    return [z for z in factors for _ in range(times)]


MODULUS = [Q, quotient(1)]
FACTOR = centred(pow(N // 2, -1, Q) << 16)


def ntt_table():
    """First zeta_1 to zeta_4, zeta_5 to zeta_7 and the modulus; then for each 32 coefficients."""
    table = elements(*map(zeta, range(1, 8))) + MODULUS
    for g in range(8):
        table += elements(zeta(8 + g), zeta(16 + 2 * g), zeta(17 + 2 * g)) + [0, 0]
        for p in (2 * g, 2 * g + 1):
            table += vectors(each([zeta(32 + 2 * p + i) for i in range(2)], 4))
            table += vectors(each([zeta(64 + 4 * p + i) for i in range(4)], 2))
    return table


def inv_ntt_table():
    """The inverse of zeta_i is -zeta_(3 * 2^n - 1 - i), for i from 2^n; the sign is in what is
    multiplied. The last factor of all is 2^16 / 128, which the last zeta has too."""
    table = elements(zeta(3), zeta(2), centred(zeta(1) * FACTOR), FACTOR)
    table += elements(zeta(7), zeta(6), zeta(5), zeta(4)) + [0] * 6 + MODULUS
    for g in range(8):
        table += elements(zeta(31 - 2 * g), zeta(30 - 2 * g), zeta(15 - g)) + [0, 0]
        for p in (2 * g, 2 * g + 1):
            table += vectors(each([zeta(127 - 4 * p - i) for i in range(4)], 2))
            table += vectors(each([zeta(63 - 2 * p - i) for i in range(2)], 4))
    return table


def product_table():
    """q^-1 mod 2^16, the modulus, 2^16 mod q; then gamma of each pair, by eight."""
    table = [pow(Q, -1, 1 << 16) - (1 << 16), *MODULUS, *elements(centred(1 << 16)), 0, 0, 0]
    for i in range(0, N // 4, 4):
        table += vectors([z for j in range(i, i + 4) for z in (zeta(64 + j), -zeta(64 + j))])
    return table


def hwords(table):
    return [f"    .hword {', '.join(map(str, table[i:i + 8]))}" for i in range(0, len(table), 8)]


# --- instructions --------------------------------------------------------------------------------


class Neon(Code):
    def __init__(self, modulus):
        """modulus: (register, element) of q; round(2^15 / q) follows."""
        super().__init__()
        self.q = (self.fixed(modulus[0]), modulus[1])

    def load(self, base, offset):
        return self.add("load", "ldr q{}", mem=(base, offset, 0))

    def load_two(self, base, offset, after=()):
        """`after`: values that are there first, lest this should be too early."""
        return self.add("load", "ldp q{}, q{}", after, 2, mem=(base, offset, 0))

    def store_two(self, base, offset, x):
        self.add("store", "stp q{}, q{}", x, 0, mem=(base, offset, 0))

    def load_apart(self, shape, base, offset):
        """Units of even and of odd number; moves the base."""
        to = self.add("load", f"ld2 {{{{v{{}}.{shape}, v{{}}.{shape}}}}}", results=2,
                      mem=(base, offset, 32))
        self.neighbours.append(to)
        return to

    def store_together(self, shape, base, offset, x):
        self.neighbours.append(x)
        self.add("store", f"st2 {{{{v{{}}.{shape}, v{{}}.{shape}}}}}", x, 0, mem=(base, offset, 32))

    def three(self, name, shape, a, b, kind="vector"):
        return self.add(kind, f"{name} v{{}}.{shape}, v{{}}.{shape}, v{{}}.{shape}", [a, b])

    def by_element(self, name, read, factor):
        register, i = factor
        if register >= 0:
            self.indexed.add(register)
        return self.add("multiply", f"{name} v{{}}.8h, v{{}}.8h, v{{}}.h[{i}]", [*read, register],
                        onto=len(read) == 2)

    def minus_q_times(self, a, k):
        return self.by_element("mls", [a, k], self.q)

    def reduce(self, a):
        """a mod q. In: any a. Out: |r| <= q / 2 + |a| * 0.016."""
        return self.minus_q_times(a, self.by_element("sqrdmulh", [a], (self.q[0], self.q[1] + 1)))

    def times(self, a, z):
        """z: (register, element of the factor), with the quotient's next to it; or two registers of
        vectors as a list."""
        if isinstance(z, list):
            k = self.three("sqrdmulh", "8h", a, z[1], "multiply")
            return self.minus_q_times(self.three("mul", "8h", a, z[0], "multiply"), k)
        k = self.by_element("sqrdmulh", [a], (z[0], z[1] + 1))
        return self.minus_q_times(self.by_element("mul", [a], z), k)

    def butterfly(self, x, i, j, z):
        """(a + b * z, a - b * z)."""
        t = self.times(x[j], z)
        x[j] = self.three("sub", "8h", x[i], t)
        x[i] = self.three("add", "8h", x[i], t)

    def inv_butterfly(self, x, i, j, z):
        """(a + b, (b - a) * z)."""
        t = self.three("sub", "8h", x[j], x[i])
        x[i] = self.three("add", "8h", x[i], x[j])
        x[j] = self.times(t, z)

    def exchange(self, x, i, j, shape):
        """What is odd in x[i] and what is even in x[j]."""
        a, b = x[i], x[j]
        x[i] = self.three("trn1", shape, a, b)
        x[j] = self.three("trn2", shape, a, b)

    def text(self, window, slope, registers=None):
        registers = registers or FREE
        self.schedule(len(registers) - bool(self.neighbours), window, slope)
        return self.allocate(registers)


# --- FIPS 203, Algorithm 9 -----------------------------------------------------------------------


def ntt_first_layers():
    """The layers of 128, 64 and 32. |c| < q, and 2.8q in the end. Registers 1 and 0 have the first
    16 constants."""
    code = Neon((0, 6))
    zetas = [None, *[(code.fixed(1), 2 * i) for i in range(4)],
             *[(code.fixed(0), 2 * i) for i in range(3)]]
    for at in (0, 32):
        columns = [[0] * 8, [0] * 8]
        for i in (0, 4, 1, 5, 2, 6, 3, 7):
            columns[0][i], columns[1][i] = code.load_two("x0", 64 * i + at)
        for step in (4, 2, 1):
            for i in (i for i in range(8) if not i & step):
                for x in columns:
                    code.butterfly(x, i, i + step, zetas[(i + 8) // (2 * step)])
        for i in range(8):
            code.store_two("x0", 64 * i + at, [x[i] for x in columns])
    return code.text(*SHAPE["ntt_first"])


def ntt_last_layers(groups):
    """The layers of 16, 8, 4 and 2. In the end |c| < 5.5q, which is reduced to 0.6q."""
    code = Neon((0, 6))
    for g in range(groups):
        at, table = 64 * g, GROUP * g
        zetas = code.load("x1", table)
        x = [*code.load_two("x0", at), *code.load_two("x0", at + 32)]
        for i, j, z in ((0, 2, 0), (1, 3, 0), (0, 1, 2), (2, 3, 4)):
            code.butterfly(x, i, j, (zetas, z))
        for shape, z in (("2d", 16), ("4s", 48)):
            for i in (0, 2):
                code.exchange(x, i, i + 1, shape)
            for i in (0, 2):
                code.butterfly(x, i, i + 1, code.load_two("x1", table + z + 32 * i))
        x = [code.reduce(v) for v in x]
        for i in (0, 2):
            code.store_together("4s", "x3", at + 16 * i, x[i:i + 2])
    return code.text(*SHAPE["ntt_last"])


def loop(body, steps, last="x0"):
    """steps: (base, bytes) of each that the body does not move itself. Until the base `last` is
    where x4 points."""
    return ["1:", *body, *[f"add {base}, {base}, #{step}" for base, step in steps],
            f"cmp {last}, x4", "b.ne 1b"]


def ntt():
    text = ["ADDRESS(x1, zetas)", "ldp q1, q0, [x1], #32", *ntt_first_layers(), "mov x3, x0",
            "add x4, x0, #512", *loop(ntt_last_layers(2), [("x1", 2 * GROUP), ("x0", 128)]),
            "ret"]
    return [("qtn_mlkem_neon_ntt", text)], ["zetas:", *hwords(ntt_table())]


# --- Algorithm 10 --------------------------------------------------------------------------------


def inv_ntt_first_layers(groups):
    """The layers of 2, 4, 8 and 16. |c| < q, 2q, 4q, 8q where sums were added to sums; these are
    reduced to 0.63q, 1.3q. Where there was a product in the layer of 8, below 0.9q, 1.8q; in that
    of 16, 0.6q."""
    code = Neon((0, 6))
    for g in range(groups):
        at, table = 64 * g, GROUP * g
        zetas = code.load("x2", table)
        x = [*code.load_apart("4s", "x3", at), *code.load_apart("4s", "x3", at + 32)]
        for shape, z in (("4s", 16), ("2d", 48)):
            for i in (0, 2):
                code.inv_butterfly(x, i, i + 1, code.load_two("x2", table + z + 32 * i))
            for i in (0, 2):
                code.exchange(x, i, i + 1, shape)
        for i, z in ((0, 0), (2, 2)):
            code.inv_butterfly(x, i, i + 1, (zetas, z))
            x[i] = code.reduce(x[i])
        for i in (0, 1):
            code.inv_butterfly(x, i, i + 2, (zetas, 4))
        for i in (0, 2):
            code.store_two("x0", at + 16 * i, x[i:i + 2])
    return code.text(*SHAPE["inv_first"], registers=FREE[:16] + FREE[17:])


def inv_ntt_last_layers(add):
    """The layers of 32, 64 and 128. In the first two columns sums come to 5.1q and 7.2q; one of two
    is reduced before they are added, which gives 7.9q at most. In the others 4.8q."""
    code = Neon((0, 6))
    for at in (0, 32):
        columns = [[0] * 8, [0] * 8]
        for i in range(8):
            columns[0][i], columns[1][i] = code.load_two("x0", 64 * i + at)
        for i in (0, 2, 4, 6):
            for x in columns:
                code.inv_butterfly(x, i, i + 1, (code.fixed(2), i))
        for i in (0, 1, 4, 5):
            for x in columns:
                code.inv_butterfly(x, i, i + 2, (code.fixed(1), i // 4 * 2))
        if at == 0:
            for x in columns:
                x[4] = code.reduce(x[4])
        for i in range(4):
            for x in columns:
                code.inv_butterfly(x, i, i + 4, (code.fixed(1), 4))
        for i in range(4):
            for x in columns:
                x[i] = code.times(x[i], (code.fixed(1), 6))
        for i in (4, 5, 6, 7, 0, 1, 2, 3):
            result = [x[i] for x in columns]
            if add:
                other = code.load_two("x1", 64 * i + at, result[:1])
                result = [code.three("add", "8h", a, b) for a, b in zip(result, other)]
            code.store_two("x0", 64 * i + at, result)
    return code.text(*SHAPE["inv_last_add" if add else "inv_last"], registers=FREE[:16] + FREE[17:])


def inv_ntt():
    """Adds nothing if x1 is zero."""
    text = ["ADDRESS(x2, zetas)", "ldp q1, q2, [x2], #32", "ldr q0, [x2], #16", "mov x3, x0",
            "add x4, x0, #512",
            *loop(inv_ntt_first_layers(2), [("x2", 2 * GROUP), ("x0", 128)]),
            "sub x0, x0, #512", "cbz x1, 2f", *inv_ntt_last_layers(True), "ret",
            "2:", *inv_ntt_last_layers(False), "ret"]
    alone = ["mov x1, #0", "b NAME(qtn_mlkem_neon_inv_ntt_add)"]
    return ([("qtn_mlkem_neon_inv_ntt_add", text), ("qtn_mlkem_neon_inv_ntt", alone)],
            ["zetas:", *hwords(inv_ntt_table())])


# --- Algorithms 11 and 12, and what ends a product -----------------------------------------------


def mul_cache(blocks):
    """b1 * gamma of each pair, for 16 coefficients a block."""
    code = Neon((0, 1))
    for block in range(0, blocks, 2):
        result = []
        for at in (32 * block, 32 * block + 32):
            odd = code.three("uzp2", "8h", *code.load_two("x1", at))
            result.append(code.times(odd, code.load_two("x2", at)))
        code.store_two("x0", 16 * block, result)
    return code.text(*SHAPE["cache"])


A, B = ["x1", "x5", "x6", "x7"], ["x2", "x8", "x9", "x10"]


def accumulate(code, sums, a, b):
    """sums (of the lower half, of the upper; None at first) + a * b."""
    for i, (suffix, shape) in enumerate((("", "4h"), ("2", "8h"))):
        start = sums[i] is None
        sums[i] = code.add("multiply", f"{'smull' if start else 'smlal'}{suffix} v{{}}.4s, "
                           f"v{{}}.{shape}, v{{}}.{shape}", [a, b] if start else [sums[i], a, b],
                           onto=not start)


def montgomery(code, sums):
    """2^-16 * sums mod q. In: below 2^15 * q. Out: |r| < q."""
    k = code.by_element("mul", [code.three("uzp1", "8h", *sums)], (code.fixed(0), 0))
    for i, (suffix, shape) in enumerate((("", "4h"), ("2", "8h"))):
        sums[i] = code.add("multiply", f"smlsl{suffix} v{{}}.4s, v{{}}.{shape}, v{{}}.h[1]",
                           [sums[i], k, code.fixed(0)], onto=True)
    return code.three("uzp2", "8h", *sums)


def inner_product(k, blocks):
    """16 coefficients a block: eight pairs, their first and their second parts apart. At most eight
    products below q^2 are summed."""
    code = Neon((0, 1))
    cached = [None] * k
    for block in range(blocks):
        even, odd = [None, None], [None, None]
        for n in range(k):
            a0, a1 = code.load_apart("8h", A[n], 32 * block)
            b0, b1 = code.load_apart("8h", B[n], 32 * block)
            if block % 2 == 0:
                cached[n] = code.load_two("x3", 512 * n - 1024 + 16 * block)
            accumulate(code, even, a0, b0)
            accumulate(code, odd, a0, b1)
            accumulate(code, even, a1, cached[n][block % 2])
            accumulate(code, odd, a1, b0)
        code.store_together("8h", "x0", 32 * block,
                            [montgomery(code, even), montgomery(code, odd)])
    return code.text(*SHAPE[f"inner{k}"], registers=[*FREE, 1])


def inner_product_of(k):
    others = [f"add {x[n]}, {x[0]}, #{512 * n}" for n in range(1, k) for x in (A, B)]
    return [*others, "add x4, x1, #512", *loop(inner_product(k, 2), [("x3", 32)], "x1"), "ret"]


def to_mont_add(vectors_a_turn):
    """(e + r * 2^16) mod q: |c| < 1.6q, which is reduced to 0.6q."""
    code = Neon((0, 1))
    for at in range(0, 16 * vectors_a_turn, 32):
        result = []
        for a, e in zip(code.load_two("x0", at), code.load_two("x1", at)):
            k = code.by_element("sqrdmulh", [a], (code.fixed(0), 4))
            sum_ = code.by_element("mla", [e, a], (code.fixed(0), 3))
            result.append(code.reduce(code.minus_q_times(sum_, k)))
        code.store_two("x0", at, result)
    return code.text(*SHAPE["mont"])


def product():
    cache = ["ADDRESS(x2, constants)", "ldr q0, [x2], #16", "add x4, x0, #256",
             *loop(mul_cache(8), [("x2", 256), ("x1", 256), ("x0", 128)]), "ret"]
    mont = ["ADDRESS(x2, constants)", "ldr q0, [x2]", "add x4, x0, #512",
            *loop(to_mont_add(8), [("x0", 128), ("x1", 128)]), "ret"]
    inner = ["ADDRESS(x5, constants)", "ldr q0, [x5]", "add x3, x3, #1024", "cmp w4, #3", "b.eq 3f",
             "b.hi 4f", "cmp w4, #2", "b.eq 2f", *inner_product_of(1), "2:", *inner_product_of(2),
             "3:", *inner_product_of(3), "4:", *inner_product_of(4)]
    return ([("qtn_mlkem_neon_mul_cache", cache), ("qtn_mlkem_neon_inner_product", inner),
             ("qtn_mlkem_neon_to_mont_add", mont)], ["constants:", *hwords(product_table())])


# --- files ---------------------------------------------------------------------------------------

FILES = {
    "ntt.S": ("Algorithm 9 of FIPS 203.", ntt),
    "inv_ntt.S": ("Algorithm 10 of FIPS 203.", inv_ntt),
    "product.S": ("Algorithms 11 and 12 of FIPS 203, and what ends a product.", product),
}


def written(name):
    purpose, make = FILES[name]
    functions, constants = make()
    lines = [HEAD + purpose + " */", '#include "common/asm_aarch64.inc"', "", "    .text"]
    for function, text in functions:
        lines += [f"ENTRY({function})", *rows(text), f"END({function})", ""]
    return "\n".join([*lines, "    CONSTANTS", "    .balign 64", *constants, "",
                      "OBJECT_NOTES"]) + "\n"


if __name__ == "__main__":
    write_or_check(FILES, written)
