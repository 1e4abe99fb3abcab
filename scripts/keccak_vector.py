# SPDX-License-Identifier: Apache-2.0
"""KECCAK-p[1600, 24] in the vector registers of AArch64, two states side by side, as lists of
instructions: what keccak_aarch64.py puts into files, by itself or between general instructions.

All 25 words stay in registers. Rho and pi move each word to the register of the place where it
goes, along the one cycle of 24 words that pi is: a temporary takes the first, whose register is
then free for the second, and so on; the temporary keeps that place, and the next round gives it
back. So the registers are the same again after two rounds.

Four steps have an instruction of their own in the SHA3 extension: EOR3 (sum of three), RAX1 (what
theta adds), XAR (theta and rho at once) and BCAX (chi). Where these are not there, or where few of
a core's pipes have them, Neon's are used: `sha3` names the steps that use them."""
from keccak_scalar import RHO, WORDS, source

FIRST = (3, 2) # of the cycle: see `rho`
STEPS = ("eor3", "rax1", "xar", "bcax")


def target(x, y):
    """Where pi brings the word at (x, y)."""
    return y, (2 * x + 3 * y) % 5


class Vector:
    """Appends instructions to `text`; `at` says where each word is."""

    def __init__(self, sha3=STEPS, without=()):
        self.sha3, self.without = sha3, without
        self.home = {w: f"v{i}" for i, w in enumerate(WORDS)}
        self.at = dict(self.home)
        self.chain = "v25" # the temporary of `rho`; until then, of theta
        self.free = [f"v{i}" for i in range(26, 32)]
        self.text = []

    def emit(self, name, *operands):
        kind = ".2d" if name in ("add", "sri", "shl", "rax1", "xar") else ".16b"
        self.text.append(f"{name} " + ", ".join(o if o[0] == "#" else o + kind for o in operands))

    def parity(self, to, x):
        a = [self.at[x, y] for y in range(5)]
        if "eor3" in self.sha3:
            self.emit("eor3", to, a[0], a[1], a[2])
            self.emit("eor3", to, to, a[3], a[4])
            return
        self.emit("eor", to, a[0], a[1])
        for other in a[2:]:
            self.emit("eor", to, to, other)

    def d_of(self, to, left, right):
        """left ^ rol(right, 1); `to` may be left."""
        if "rax1" in self.sha3:
            self.emit("rax1", to, left, right)
            return
        turned = self.free[-1]
        self.emit("add", turned, right, right)
        self.emit("sri", turned, right, "#63")
        self.emit("eor", to, left, turned)

    def theta(self):
        """{column: register of what is to be added}."""
        c = {0: self.chain}
        for x in (2, 4, 1, 3):
            c[x] = self.free.pop(0)
        for x in (0, 2, 4, 1, 3):
            self.parity(c[x], x)
        d = {1: self.free.pop(0), 3: c[2], 0: c[4], 2: c[1], 4: c[3]}
        for x in (1, 3, 0, 2, 4):
            self.d_of(d[x], c[(x - 1) % 5], c[(x + 1) % 5])
        return d

    def meet(self, to, word, d):
        """Theta and rho for one word, into another register."""
        register, turn = self.at[word], RHO[word]
        if "xar" in self.sha3 and word not in self.without:
            self.emit("xar", to, register, d[word[0]], f"#{64 - turn}")
            return
        self.emit("eor", register, register, d[word[0]])
        if turn == 1:
            self.emit("add", to, register, register)
        else:
            self.emit("shl", to, register, f"#{turn}")
        self.emit("sri", to, register, f"#{64 - turn}")

    def rho(self, d):
        """Theta, rho and pi: afterwards `at` has the words' new places."""
        self.emit("eor", self.at[0, 0], self.at[0, 0], d[0])
        at, to, word = {(0, 0): self.at[0, 0]}, self.chain, FIRST
        for _ in range(24):
            self.meet(to, word, d)
            at[target(*word)], to = to, self.at[word]
            word = source(*word)
        self.at, self.chain = at, to
        self.free = [*d.values(), *self.free]

    def chi_row(self, y, second):
        b = [self.at[x, y] for x in range(5)]
        if "bcax" in self.sha3:
            # Two results take temporaries; the other three the place of a word that is not read
            # any more. The second round, with its rows the other way round, puts them back.
            to = [self.home[0, y], self.home[1, y]] if second else self.free[:2]
            to += b[2:]
            for x in range(5):
                self.emit("bcax", to[x], b[x], b[(x + 2) % 5], b[(x + 1) % 5])
                self.at[x, y] = to[x]
            self.free = [r for r in self.free if r not in to] + b[:2]
            self.free = self.free[-2:] + self.free[:-2]
            return
        t = self.free[:5]
        for x in range(5):
            self.emit("bic", t[x], b[(x + 2) % 5], b[(x + 1) % 5])
        for x in range(5):
            self.emit("eor", b[x], b[x], t[x])

    def round(self, second):
        """Without iota, for which the text has a mark: of the word it is for and a register that is
        free from there to the next round."""
        self.rho(self.theta())
        back = second and "bcax" in self.sha3
        for y in range(4, -1, -1) if back else range(5):
            self.chi_row(y, second)
            if y == 0 and "bcax" not in self.sha3:
                self.text.append(("iota", self.at[0, 0], self.free[-1]))
        if "bcax" in self.sha3:
            self.text.append(("iota", self.at[0, 0], self.free[-1]))
        if second:
            assert self.at == self.home and self.chain == "v25"
            self.free.sort()

    def take(self):
        """The instructions since the last time."""
        text, self.text = self.text, []
        return text
