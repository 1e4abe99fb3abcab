# SPDX-License-Identifier: Apache-2.0
"""Runs the assembly of an NTT over bounds instead of numbers: what may be in each lane after each
instruction, loops included. Stops where a sum could leave its lane, where a product and its
quotient are not of the same value and the same constant, and at whatever it does not know."""
import re
import sys

import ctext
import neon

BITS = {"8h": 16, "4s": 32, "2d": 64}  # of a unit


def tables(path):
    """Every `label:` followed by .hword or .word lines: {label: numbers}."""
    found = {}
    for label, lines in re.findall(r"^(\w+):\n((?:    \.h?word .*\n)+)", ctext.raw(path), re.M):
        found[label] = [int(n) for n in re.findall(r"-?\d+", lines)]
    return found


def function(path, name):
    """The lines from ENTRY to END: labels and instructions."""
    text = re.search(rf"^ENTRY\({name}\)\n(.*?)^END\({name}\)", ctext.raw(path), re.S | re.M)
    return [part.strip() for line in text.group(1).splitlines() for part in line.split(" _ ")]


class Value:
    """|value| <= most, or exactly `most` if `constant`; or a product or a quotient to be of a value
    and a constant, on top of what is accumulated onto; or a value rounded to 2^by, over that."""

    def __init__(self, most, kind="value", of=None, by=None):
        self.most, self.kind, self.of, self.by = most, kind, of, by


class Machine:
    """memory: {base register: values of so many bits}, each region far from the others."""

    def __init__(self, path, q, memory, bits=16):
        self.path, self.q, self.bits, self.ranges = path, q, bits, neon.Ranges(q, bits)
        self.size, self.lanes = bits // 8, 128 // bits
        self.x, self.v, self.memory, self.equal = {}, {}, {}, False
        self.tables = {}
        for i, (register, values) in enumerate(memory.items()):
            self.x[register] = (i + 1) << 20
            self.put(self.x[register], values)
        for i, (label, values) in enumerate(tables(path).items()):
            self.tables[label] = (i + 1) << 24
            self.put(self.tables[label], [Value(n, "constant") for n in values])

    def put(self, at, values):
        for i, value in enumerate(values):
            self.memory[at + self.size * i] = value

    def get(self, at, count=None):
        return [self.memory[at + self.size * i] for i in range(count or self.lanes)]

    # --- instructions ----------------------------------------------------------------------------

    def address(self, text):
        """Of `[x0, #8]`, or `[x0], #8`, which moves x0."""
        base, offset, step = re.fullmatch(r"\[(x\d+)(?:, #(-?\d+))?\](?:, #(\d+))?", text).groups()
        at = self.x[base] + int(offset or 0)
        self.x[base] += int(step or 0)
        return at

    def load_or_store(self, name, registers, address):
        at = self.address(address)
        apart = BITS[registers[0][1]] // self.bits if name[2] == "2" else 0
        registers = [number for number, _ in registers]
        if name in ("ldr", "ldp"):
            for i, r in enumerate(registers):
                self.v[r] = self.get(at + 16 * i)
        elif name in ("str", "stp"):
            for i, r in enumerate(registers):
                self.put(at + 16 * i, self.v[r])
        elif name == "ld2":
            both = self.get(at, 2 * self.lanes)
            for i, r in enumerate(registers):
                self.v[r] = [both[2 * apart * n + apart * i + m] for n in range(self.lanes // apart)
                             for m in range(apart)]
        else:
            self.put(at, [self.v[r][n + m] for n in range(0, self.lanes, apart)
                          for r in registers
                          for m in range(apart)])

    def exchanged(self, name, shape, a, b):
        size, result = BITS[shape] // self.bits, []
        for n in range(size if name == "trn2" else 0, self.lanes, 2 * size):
            result += a[n:n + size] + b[n:n + size]
        return result

    def lane(self, name, old, a, b):
        """One lane of three registers' instructions; old is what was in the result's place."""
        if name in ("add", "sub"):
            self.known(a.kind == b.kind == "value", name)
            return Value(self.ranges.fits(a.most + b.most))
        if name in ("mul", "sqrdmulh", "mla"):
            self.known(a.kind == "value" and b.kind == "constant", name)
            kind = "quotient" if name == "sqrdmulh" else "product"
            return Value(old.most if name == "mla" else 0, kind, a, b.most)
        if b.most == self.q and a.kind == "rounded" and a.of is old:
            return Value(self.rest(old.most, a.by))
        # mls: the end of a multiplication; or of a reduction, where the constant is 1
        z = old.by if old.kind == "product" else 1
        of = old.of if old.kind == "product" else old
        self.known(name == "mls" and b.most == self.q and a.kind == "quotient" and a.of is of and
                   a.by == neon.quotient(z, self.q, self.bits), name)
        return Value(self.ranges.fits((old.most if old.kind == "product" else 0) +
                                      self.ranges.mul(of.most, [z])))

    def rest(self, most, shift):
        """Of a - k * q, where k is a / 2^shift to the nearest: at the ends of each k's interval."""
        half, count = 1 << (shift - 1), (most >> shift) + 2
        ends = [min(abs((k << shift) + end), most) for k in range(count)
                for end in (-half, half - 1)]
        return max(abs(a - neon.rshr(a, shift) * self.q) for b in ends for a in (b, -b))

    def known(self, fact, what):
        if not fact:
            sys.exit(f"{self.path}: {what}, but not of what it should be")

    def vector(self, name, operands):
        if name == "srshr":
            to, a = (o[1:].split(".")[0] for o in operands[:2])
            self.v[to] = [Value(0, "rounded", x, int(operands[2][1:])) for x in self.v[a]]
            return
        registers = [re.fullmatch(r"v(\d+)\.(\w+?)(?:\[(\d)\])?", o).groups() for o in operands]
        (to, shape, _), (a, _, _), (b, _, element) = registers
        a, b = self.v[a], self.v[b]
        if name in ("trn1", "trn2"):
            self.v[to] = self.exchanged(name, shape, a, b)
            return
        b = [b[int(element)]] * self.lanes if element else b
        old = self.v.get(to, [None] * self.lanes)
        self.v[to] = [self.lane(name, *lanes) for lanes in zip(old, a, b)]

    def general(self, name, operands):
        """Whether a branch is taken."""
        if name == "mov":
            self.x[operands[0]] = self.x[operands[1]]
        elif name in ("add", "sub"):
            n = int(operands[2][1:])
            self.x[operands[0]] = self.x[operands[1]] + (n if name == "add" else -n)
        elif name == "cmp":
            self.equal = self.x[operands[0]] == self.x[operands[1]]
        elif name == "b.ne":
            return not self.equal
        else:
            self.known(name == "cbz", name)
            return self.x[operands[0]] == 0
        return False

    def run(self, name):
        lines, i = function(self.path, name), 0
        while lines[i] != "ret":
            line, i = lines[i], i + 1
            start = re.fullmatch(r"ADDRESS\((x\d+), (\w+)\)", line)
            if start:
                self.x[start.group(1)] = self.tables[start.group(2)]
            elif not line.endswith(":") and "[sp" not in line:  # what is saved and restored
                op, operands = line.split(" ", 1)
                if op in ("ldr", "ldp", "ld2", "str", "stp", "st2"):
                    registers, address = operands.split(", [")
                    self.load_or_store(op, re.findall(r"[qv](\d+)(?:\.(\w+))?", registers),
                                       "[" + address)
                elif operands[0] == "v":
                    self.vector(op, operands.split(", "))
                elif self.general(op, operands.split(", ")):
                    target = operands.split(", ")[-1]
                    places = [n for n, text in enumerate(lines) if text == target[:-1] + ":"]
                    i = max(n for n in places if n < i) if target[-1] == "b" else min(
                        n for n in places if n >= i)
