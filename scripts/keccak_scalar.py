# SPDX-License-Identifier: Apache-2.0
"""KECCAK-p[1600, 24] in general registers of AArch64, as lists of instructions: what
keccak_aarch64.py puts into files, by itself or between vector instructions.

Thirty registers hold 25 words and what five more are needed for, so that no word goes to memory.

Rotations are lazy. A register holds its word turned back by a pending rotation, which is known when
the code is written: the word is rol(register, pending). EOR and BIC turn their last operand on the
way in, so two words can be combined whatever is pending, and the result has what is pending for
the first operand. Chi leaves something pending everywhere; theta, which meets every word with the
value d of its column, leaves only what is pending for d. That repeats from round to round if a
certain sum of rotations is a multiple of 64; BASE is a choice of first operands for which it is.
On a core where a turned operand is dear, some rows are turned by instructions of their own right
before chi: `plain`.

Registers are exchanged, not copied. Chi may put its five results of a row into any of the five
registers that held the row before; in the first of two rounds they are put so that in the second
each row has just the registers of its own words, and then they go home. In each row one result
stays in the register of a temporary instead, which the next round undoes."""

RHO = {(0, 0): 0}
X, Y = 1, 0
for T in range(24):
    RHO[X, Y] = (T + 1) * (T + 2) // 2 % 64
    X, Y = Y, (2 * X + 3 * Y) % 5

REGISTERS = [f"x{i}" for i in range(31) if i != 18]
WORDS = [(x, y) for y in range(5) for x in range(5)]
CONSTANTS = 8 # where the frame has the pointer to the constants
# For column x: the row of the word that the parity starts with, and whether that word has what was
# pending for its own (0) or for the second next (2) of the five words that it comes from.
BASE = {4: (0, 0), 0: (0, 0), 1: (0, 2), 2: (0, 0), 3: (0, 0)}
# The row, of the row's home words, in which row y of the first round exchanges a register.
EXCHANGE = {0: 2, 1: 1, 2: 3, 3: 0, 4: 4}


def source(x, y):
    """The word that rho and pi bring to (x, y)."""
    x %= 5
    return (x + 3 * y) % 5, x


def pattern(plain):
    """{column: what is pending for d, and so for each word between theta and chi}."""
    if plain:
        return dict.fromkeys(range(5), 0)
    pending = {3: 0}
    while len(pending) < 5:
        for x in range(5):
            row, step = BASE[(x - 1) % 5]
            word = source((x - 1) % 5 + step, row)
            if x not in pending and word[0] in pending:
                pending[x] = (pending[word[0]] + RHO[word]) % 64
    return pending


class Scalar:
    """Appends instructions to `text`; `at` and `pending` say where each word is, and how. A mark
    ("free", register) is where no temporary holds anything."""

    def __init__(self, plain=(), step=8):
        """step: bytes from one round's constant to the next."""
        self.plain, self.d, self.step = plain, pattern(plain), step
        self.temporaries = REGISTERS[:5]
        self.home = dict(zip(WORDS, REGISTERS[5:]))
        self.at, self.free = dict(self.home), list(self.temporaries)
        self.pending = dict.fromkeys(WORDS, 0)
        self.text = []

    def emit(self, name, to, *operands, ror=0):
        turned = f", ror #{ror % 64}" if ror % 64 else ""
        self.text.append(f"{name} {', '.join((to, *operands))}{turned}")

    def base(self, x):
        return self.plain[0] if self.plain else BASE[x][0]

    def parity(self, x):
        """A register with the sum of column x, and what is pending for it."""
        to, first = self.free.pop(), (x, self.base(x))
        total, pending = self.at[first], self.pending[first]
        for y in range(5):
            if (x, y) != first:
                self.emit("eor", to, total, self.at[x, y], ror=pending - self.pending[x, y])
                total = to
        return to, pending

    def d_of(self, to, left, right):
        """left ^ rol(right, 1), pending as for left."""
        self.emit("eor", to, left[0], right[0], ror=left[1] - right[1] - 1)
        return to, left[1]

    def meet(self, x, d, last=True):
        """Theta for column x, and what is pending for it from now on."""
        register, pending = d
        if pending != self.d[x]: # in the first round, where nothing is pending yet
            self.emit("ror", register, register, f"#{self.d[x] - pending}")
        for y in range(5):
            word = (x, y)
            self.emit("eor", self.at[word], register, self.at[word],
                      ror=self.d[x] - self.pending[word])
            self.pending[word] = self.d[x]
        if last:
            self.free.append(register)

    def theta(self):
        """Never more than five registers beside the words."""
        c0, c2 = self.parity(0), self.parity(2)
        d1 = self.d_of(self.free.pop(), c0, c2)
        c1 = self.parity(1)
        self.meet(1, d1)
        c4 = self.parity(4)
        d3 = self.d_of(c2[0], c2, c4)
        c3 = self.parity(3)
        self.meet(3, d3)
        self.meet(0, self.d_of(c4[0], c4, c1))
        self.meet(2, self.d_of(c1[0], c1, c3))
        self.meet(4, self.d_of(c3[0], c3, c0))
        self.free.append(c0[0])
        self.text.append(("free", self.free[-1]))

    def targets(self, y, second):
        """{x: the place in the row, of the word whose register gets result x}, which of them stays
        in a temporary, and which temporary."""
        if not second:
            target = {x: (2 * x + 3 * y) % 5 for x in range(5)}
            left = EXCHANGE[y]
            temporary = self.temporaries[y]
        else:
            target = {x: (2 * x - 2 * y) % 5 for x in range(5)}
            line = next(row for row in range(5) if EXCHANGE[row] == y)
            column = (3 * line + y) % 5
            left = 2 * (column - y) % 5
            temporary = self.home[column, y]
        return target, next(x for x in range(5) if target[x] == left), temporary

    def chi_row(self, y, second):
        words = [source(x, y) for x in range(5)]
        b = [self.at[w] for w in words]
        pending = [(self.pending[w] + RHO[w]) % 64 for w in words]
        if y in self.plain:
            for x in range(5):
                if pending[x]:
                    self.emit("ror", b[x], b[x], f"#{64 - pending[x]}")
            pending = [0] * 5
        target, stays, temporary = self.targets(y, second)
        spare = [r for r in self.free if r != temporary]
        assert temporary in self.free, (y, second)
        t = {x: temporary if x == stays else spare.pop() for x in range(5)}
        for x in range(5):
            p1, p2 = pending[(x + 1) % 5], pending[(x + 2) % 5]
            self.emit("bic", t[x], b[(x + 2) % 5], b[(x + 1) % 5], ror=p2 - p1)
        order, x = [stays], stays
        while len(order) < 4:
            x = next(z for z in range(5) if target[z] == x)
            order.append(x)
        order += [x for x in range(5) if x not in order]
        result = {}
        for x in order:
            to = temporary if x == stays else b[target[x]]
            p0, p2 = pending[x], pending[(x + 2) % 5]
            if not self.plain and BASE[x] == (y, 2):
                self.emit("eor", to, t[x], b[x], ror=p2 - p0)
                result[x, y] = (to, p2)
            else:
                self.emit("eor", to, b[x], t[x], ror=p0 - p2)
                result[x, y] = (to, p0)
        self.free.remove(temporary)
        self.free.append(b[target[stays]])
        self.text.append(("free", self.free[-1]))
        return result

    def iota(self, word, constant, advance):
        """constant: which, from where the pointer in the frame stands. The flags then tell whether
        the pointer has come to the table's end."""
        pointer, value = self.free[-1], self.free[-2]
        self.emit("ldr", pointer, f"[sp, #{CONSTANTS}]")
        self.emit("ldr", value, f"[{pointer}, #{self.step * constant}]")
        if advance:
            self.emit("add", pointer, pointer, f"#{self.step * advance}")
            self.emit("str", pointer, f"[sp, #{CONSTANTS}]")
            self.emit("tst", pointer, f"#{self.step * 32 - 1:#x}")
        register, pending = word
        self.emit("eor", register, register, value, ror=pending)

    def chi(self, second, constant, advance=0):
        """Rho, pi, chi and iota: the second of two rounds or the first."""
        result = {}
        for y in range(5):
            result.update(self.chi_row(y, second))
            if y == 0:
                self.iota(result[0, 0], constant, advance)
        self.at = {w: r for w, (r, _) in result.items()}
        self.pending = {w: p for w, (_, p) in result.items()}
        if second:
            assert self.at == self.home and set(self.free) == set(self.temporaries)
            self.free = list(self.temporaries)

    def settle(self):
        """Nothing is pending any more."""
        for word in WORDS:
            if self.pending[word]:
                self.emit("ror", self.at[word], self.at[word], f"#{64 - self.pending[word]}")
                self.pending[word] = 0

    def take(self):
        """The instructions since the last time."""
        text, self.text = self.text, []
        return text
