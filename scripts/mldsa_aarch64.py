#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes the NTTs of src/mldsa/neon; `--check` compares instead.

    mldsa_aarch64.py [--check] FOLDER

Multiplication by a constant z is Barrett's: a * z - q * k, where k is round(a * y / 2^31), and y,
which is round(z * 2^31 / q), is kept beside z; the lower halves of both products are enough. In:
any a, |z| <= q / 2. Out: |r| <= q / 2 + |a| * q / 2^32, and one more.

The NTT goes over memory twice. First four layers on sixteen vectors, a column of them at a time;
then four layers within 16 coefficients, where halves of vectors and then pairs of coefficients are
exchanged, so that what belongs together is at the same place of two vectors. The way back from
there is a store that interleaves; and the inverse begins with a load that takes apart. Factors of
all coefficients of a vector are elements of one register, others have vectors of their own."""
import mlkem_aarch64
from assembly import rows, write_or_check
from mlkem_aarch64 import each, loop

HEAD = """\
/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Written by scripts/mldsa_aarch64.py, which explains it; a test compares.
 *
 * """
Q, N = 8380417, 256
BLOCK = 160  # bytes of the table for 16 coefficients

# How far each part of the code is mixed, and how strongly its order holds: see neon_machine.py.
SHAPE = {"ntt_first": (120, 0.3), "ntt_last": (120, 0.2), "inv_first": (80, 0.1),
         "inv_last": (120, 0.2)}

# --- constants -----------------------------------------------------------------------------------


def centred(x):
    return (x + Q // 2) % Q - Q // 2


def zeta(i):
    """FIPS 204, appendix B: 1753^BitRev8(i)."""
    return centred(pow(1753, int(f"{i:08b}"[::-1], 2), Q))


def quotient(z):
    """Nearest to z * 2^31 / q."""
    return ((z << 32) + Q) // (2 * Q)


def elements(*factors):
    return [x for z in factors for x in (z, quotient(z))]


def vectors(factors):
    return factors + [quotient(z) for z in factors]


FACTOR = centred(pow(N, -1, Q) << 32)


def ntt_table():
    """The modulus, zeta_1 to zeta_15; then for each 16 coefficients."""
    table = [Q, 0, *elements(*map(zeta, range(1, 16)))]
    for g in range(16):
        table += elements(zeta(16 + g), zeta(32 + 2 * g), zeta(33 + 2 * g)) + [0, 0]
        for p in (2 * g, 2 * g + 1):
            table += vectors(each([zeta(64 + 2 * p + i) for i in range(2)], 2))
            table += vectors([zeta(128 + 4 * p + i) for i in range(4)])
    return table


def inv_ntt_table():
    """The inverse of zeta_i is -zeta_(3 * 2^n - 1 - i), for i from 2^n; the sign is in what is
    multiplied. The last factor of all is 2^32 / 256, which the last zeta has too."""
    table = elements(FACTOR, centred(zeta(1) * FACTOR), *map(zeta, range(2, 16))) + [Q, 0, 0, 0]
    for g in range(16):
        table += elements(zeta(31 - g), zeta(63 - 2 * g), zeta(62 - 2 * g)) + [0, 0]
        for p in (2 * g, 2 * g + 1):
            table += vectors([zeta(255 - 4 * p - i) for i in range(4)])
            table += vectors(each([zeta(127 - 2 * p - i) for i in range(2)], 2))
    return table


def words(table):
    return [f"    .word {', '.join(map(str, table[i:i + 4]))}" for i in range(0, len(table), 4)]


# --- instructions --------------------------------------------------------------------------------


class Neon(mlkem_aarch64.Neon):
    """The same on words."""

    def store(self, base, offset, x):
        self.add("store", "str q{}", [x], 0, mem=(base, offset, 0))

    def by_element(self, name, read, factor):
        register, i = factor
        return self.add("multiply", f"{name} v{{}}.4s, v{{}}.4s, v{{}}.s[{i}]", [*read, register],
                        onto=len(read) == 2)

    def reduce(self, a):
        """a mod q. In: any a. Out: |r| < q."""
        return self.minus_q_times(a, self.add("vector", "srshr v{}.4s, v{}.4s, #23", [a]))

    def times(self, a, z):
        """z: (register, element of the factor), with the quotient's next to it; or two registers of
        vectors as a list."""
        if isinstance(z, list):
            k = self.three("sqrdmulh", "4s", a, z[1], "multiply")
            return self.minus_q_times(self.three("mul", "4s", a, z[0], "multiply"), k)
        return super().times(a, z)

    def butterfly(self, x, i, j, z):
        """(a + b * z, a - b * z)."""
        t = self.times(x[j], z)
        x[j] = self.three("sub", "4s", x[i], t)
        x[i] = self.three("add", "4s", x[i], t)

    def inv_butterfly(self, x, i, j, z):
        """(a + b, (b - a) * z)."""
        t = self.three("sub", "4s", x[j], x[i])
        x[i] = self.three("add", "4s", x[i], x[j])
        x[j] = self.times(t, z)

    def element(self, i):
        """Of the table's beginning."""
        return (self.fixed(i // 2), i % 2 * 2)


# --- FIPS 204, Algorithm 41 ----------------------------------------------------------------------


def ntt_first_layers():
    """The layers of 128 to 16, which have factors in registers 0 to 7. |c| < q, and 3.1q in the
    end."""
    code = Neon((0, 0))
    for at in range(0, 64, 16):
        x = [code.load("x1", 64 * i + at) for i in (0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14,
                                                    7, 15)]
        x = x[::2] + x[1::2]
        for step in (8, 4, 2, 1):
            for i in (i for i in range(16) if not i & step):
                code.butterfly(x, i, i + step, code.element((i + 16) // (2 * step)))
        for i in range(16):
            code.store("x0", 64 * i + at, x[i])
    return code.text(*SHAPE["ntt_first"], registers=range(8, 32))


def ntt_last_layers(blocks):
    """The layers of 8 to 1. In the end |c| < 5.2q, which is reduced."""
    code = Neon((0, 0))
    for g in range(blocks):
        at, table = 64 * g, BLOCK * g
        zetas = code.load_two("x1", table)
        x = [*code.load_two("x0", at), *code.load_two("x0", at + 32)]
        for i, j, z in ((0, 2, 0), (1, 3, 0), (0, 1, 1), (2, 3, 2)):
            code.butterfly(x, i, j, (zetas[z // 2], z % 2 * 2))
        for shape, z in (("2d", 32), ("4s", 64)):
            for i in (0, 2):
                code.exchange(x, i, i + 1, shape)
            for i in (0, 2):
                code.butterfly(x, i, i + 1, code.load_two("x1", table + z + 32 * i))
        x = [code.reduce(v) for v in x]
        for i in (0, 2):
            code.store_together("4s", "x3", at + 16 * i, x[i:i + 2])
    return code.text(*SHAPE["ntt_last"], registers=range(1, 32))


SAVE = ["stp d8, d9, [sp, #-64]!", *[f"stp d{8 + i}, d{9 + i}, [sp, #{8 * i}]" for i in (2, 4, 6)]]
RESTORE = [*[f"ldp d{8 + i}, d{9 + i}, [sp, #{8 * i}]" for i in (2, 4, 6)],
           "ldp d8, d9, [sp], #64", "ret"]


def factors(base):
    return [f"ldp q{i}, q{i + 1}, [{base}], #32" for i in (0, 2, 4, 6)]


def ntt():
    text = [*SAVE, "ADDRESS(x2, zetas)", *factors("x2"), *ntt_first_layers(), "mov x1, x2",
            "mov x3, x0", "add x4, x0, #1024",
            *loop(ntt_last_layers(2), [("x1", 2 * BLOCK), ("x0", 128)]), *RESTORE]
    return "qtn_mldsa_neon_ntt", text, ntt_table()


# --- Algorithm 42 --------------------------------------------------------------------------------


def inv_ntt_first_layers(blocks):
    """The layers of 1 to 8. Sums grow to 2^8 * q in all layers, which is less than 2^31: none has
    to be reduced."""
    code = Neon((8, 0))
    for g in range(blocks):
        at, table = 64 * g, BLOCK * g
        zetas = code.load_two("x1", table)
        x = [*code.load_apart("4s", "x3", at), *code.load_apart("4s", "x3", at + 32)]
        for shape, z in (("4s", 32), ("2d", 64)):
            for i in (0, 2):
                code.inv_butterfly(x, i, i + 1, code.load_two("x1", table + z + 32 * i))
            for i in (0, 2):
                code.exchange(x, i, i + 1, shape)
        for i, j, z in ((0, 1, 1), (2, 3, 2), (0, 2, 0), (1, 3, 0)):
            code.inv_butterfly(x, i, j, (zetas[z // 2], z % 2 * 2))
        for i in (0, 2):
            code.store_two("x0", at + 16 * i, x[i:i + 2])
    return code.text(*SHAPE["inv_first"], registers=[*range(8), *range(9, 32)])


def inv_ntt_last_layers():
    """The layers of 16 to 128, which have factors in registers 0 to 7."""
    code = Neon((8, 0))
    for at in range(0, 64, 16):
        x = [code.load("x0", 64 * i + at) for i in range(16)]
        for step in (1, 2, 4, 8):
            for i in (i for i in range(16) if not i & step):
                n = 8 // step
                code.inv_butterfly(x, i, i + step, code.element(2 * n - 1 - i // (2 * step)))
        x[:8] = [code.times(v, code.element(0)) for v in x[:8]]
        for i in range(16):
            code.store("x0", 64 * i + at, x[i])
    return code.text(*SHAPE["inv_last"], registers=range(9, 32))


def inv_ntt():
    text = [*SAVE, "ADDRESS(x2, zetas)", "ldr q8, [x2, #128]", "add x1, x2, #144", "mov x3, x0",
            "add x4, x0, #1024",
            *loop(inv_ntt_first_layers(2), [("x1", 2 * BLOCK), ("x0", 128)]),
            "sub x0, x0, #1024", *factors("x2"), *inv_ntt_last_layers(), *RESTORE]
    return "qtn_mldsa_neon_inv_ntt", text, inv_ntt_table()


# --- files ---------------------------------------------------------------------------------------

FILES = {"ntt.S": ("Algorithm 41 of FIPS 204.", ntt),
         "inv_ntt.S": ("Algorithm 42 of FIPS 204.", inv_ntt)}


def written(name):
    purpose, make = FILES[name]
    function, text, table = make()
    return "\n".join([
        HEAD + purpose + " */", '#include "common/asm_aarch64.inc"', "", "    .text",
        f"ENTRY({function})", *rows(text), f"END({function})", "", "    CONSTANTS",
        "    .balign 64", "zetas:", *words(table), "", "OBJECT_NOTES"]) + "\n"


if __name__ == "__main__":
    write_or_check(FILES, written)
