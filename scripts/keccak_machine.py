# SPDX-License-Identifier: Apache-2.0
"""For keccak_avx2.py: instructions over named values, put in order and given registers.

Values are d<half>_<x> (what theta adds to column x), w<half>_<i> (word i before round `half` of the
two; before round 2 is before round 0 of the next two) and temporaries. When registers run out, the
value that is needed last moves to memory, each word to its place in the state or the frame."""

NEVER = 1 << 30


class Op:
    """to = name(read...), where imm is a number and mem an operand that is no value; row and column
    say which output word it serves."""

    def __init__(self, name, to, read, imm=None, mem=None, row=0, column=0):
        self.name, self.to, self.read, self.imm, self.mem = name, to, read, imm, mem
        self.row, self.column = row, column


def word(half, i):
    """Word i before round `half`."""
    return f"w{half}_{i}"


def scheduled(ops, p, half):
    """In the order in which a core of p["width"] units would start them, two of which shift."""
    latency = {op.to: 0 if op.name in ("store", "vpbroadcastq") else p["latency"] for op in ops}
    height = dict.fromkeys(latency, 0)
    for op in reversed(ops):
        for v in op.read:
            if v in height and op.name != "store":
                height[v] = max(height[v], height[op.to] + latency[op.to])
    rank = {}
    for op in ops:
        rank[op.to] = (p["depth"] * height[op.to] - p["by_row"] * op.row -
                       p["by_column"] * p["columns"][op.column])
    ready = {f"d{half}_{x}": p["ready"][x] for x in range(5)}
    ready.update({word(half, i): 0 for i in range(25)})
    order, waiting, now = [], sorted(ops, key=lambda op: -rank[op.to]), 0
    while waiting:
        units, shifters, later = p["width"], 2, []
        last = min(op.row for op in waiting) + p["window"]
        for op in waiting:
            free = op.name in ("store", "vpbroadcastq")
            shift = op.name in ("vpsllq", "vpsrlq", "vpshufb")
            if (op.row > last or any(ready.get(v, NEVER) > now for v in op.read) or
                    not free and (not units or shift and not shifters)):
                later.append(op)
                continue
            units -= not free
            shifters -= shift
            order.append(op)
            ready[op.to] = now + max(latency[op.to], 1)
        waiting, now = later, now + 1
    return order


class Machine:
    """Gives registers to straight code that is a loop's body. home(v) is where a word lives in
    memory; `carried` maps each value that is in a register when the loop begins to that one."""

    def __init__(self, ops, registers, home, carried, cap=NEVER, bias=0):
        self.ops, self.registers, self.home = ops, registers, home
        self.cap, self.bias = cap, bias
        self.text, self.slots, self.unused_slots = [], 0, []
        self.at, self.holds, self.memory, self.uses = {}, dict.fromkeys(registers), {}, {}
        for i, op in enumerate(ops):
            for v in op.read:
                self.uses.setdefault(v, []).append(i)
        for v in [f"d0_{x}" for x in range(5)] + [word(0, i) for i in range(25)]:
            self.uses.setdefault("d2" + v[2:] if v[0] == "d" else "w2" + v[2:], []).append(
                len(ops) + self.uses[v][0])
            if v in carried:
                self.place(v, carried[v])
            else:
                self.memory[v] = home(v)

    def next_use(self, v, i):
        return next((u for u in self.uses.get(v, ()) if u >= i), NEVER)

    def place(self, v, register):
        self.at[v], self.holds[register] = register, v
        return register

    def leave(self, v):
        register = self.at.pop(v)
        self.holds[register] = None
        return register

    def save(self, v):
        if v in self.memory:
            return
        if v[0] == "w":
            self.memory[v] = self.home(v)
        elif self.unused_slots:
            self.memory[v] = self.unused_slots.pop()
        else:
            self.memory[v] = f"<slot {self.slots}>"
            self.slots += 1
        self.emit("store", self.memory[v], self.at[v])

    def forget_register(self, v, i):
        if v in self.at and self.next_use(v, i) == NEVER:
            self.leave(v)

    def forget(self, v, i):
        if self.next_use(v, i) == NEVER:
            self.forget_register(v, i)
            where = self.memory.pop(v, "")
            if where.startswith("<slot"):
                self.unused_slots.append(where)

    def free(self, i, locked):
        """A free register, made so where there is none."""
        for register in self.registers:
            if self.holds[register] is None:
                return register

        def lateness(v):
            late = self.next_use(v, i) - i
            return min(late, self.cap) + self.bias if v in self.memory else late
        v = max((v for v in self.at if v not in locked), key=lateness)
        self.save(v)
        return self.leave(v)

    def where(self, v):
        return self.at.get(v) or self.memory[v]

    def fetch(self, v, i, locked):
        if v not in self.at:
            register = self.free(i, locked)
            self.emit("load", register, self.memory[v])
            self.place(v, register)
        return self.at[v]

    def run(self):
        for i, op in enumerate(self.ops):
            self.step(i, op)
            assert self.next_use(op.to, i + 1) != NEVER

    def finish(self, carried):
        """What is carried into its registers, all other words into memory."""
        want = {("d2" if v[0] == "d" else "w2") + v[2:]: r for v, r in carried.items()}
        for i in range(25):
            v = word(2, i)
            if v not in want:
                self.save(v)
                if v in self.at:
                    self.leave(v)
        for v in want:
            self.fetch(v, NEVER, want)
        moving = [v for v in want if self.at[v] != want[v]]
        while moving:
            ready = [v for v in moving if self.holds[want[v]] is None]
            v = (ready or moving)[0]
            to = want[v] if ready else self.free(NEVER, want)
            self.emit("move", to, self.at[v])
            self.leave(v)
            self.place(v, to)
            moving = [v for v in want if self.at[v] != want[v]]


class Scalar(Machine):
    pointer = None  # where the pointer to the constants is, if these are not in the frame

    def emit(self, name, *operands):
        name = {"load": "mov", "store": "mov", "move": "mov"}.get(name, name)
        self.text.append(f"{name} {', '.join(map(str, operands))}")

    def step(self, i, op):
        read = list(op.read)
        if op.name == "constant":
            where = f"<constant {op.mem}>"
            if self.pointer:
                register = self.free(i, read)
                self.emit("mov", register, self.pointer)
                where = f"[{register} + {8 * op.mem}]"
            self.place(op.to, self.leave(read[0]))
            self.emit("xor", self.at[op.to], where)
        elif op.name == "rorx":
            where = self.where(read[0])
            self.forget(read[0], i + 1)
            self.emit("rorx", self.place(op.to, self.free(i + 1, read)), where, op.imm)
        elif op.name == "andn":
            where = [self.fetch(read[0], i, read), self.where(read[1])]
            for v in read:
                self.forget_register(v, i + 1)
            self.emit("andn", self.place(op.to, self.free(i + 1, read)), *where)
        else:  # xor writes over its first operand: best one that dies, else one in memory
            dying = [v for v in read if v in self.at and self.next_use(v, i + 1) == NEVER]
            first = (dying or [v for v in read if v not in self.at] or read)[0]
            second = read[1 - read.index(first)]
            if dying:
                self.emit("xor", self.at[first], self.where(second))
                self.place(op.to, self.leave(first))
            else:
                register = self.free(i, read)
                self.emit("mov", register, self.where(first))
                self.emit("xor", register, self.where(second))
                self.place(op.to, register)
        for v in read:
            self.forget(v, i + 1)


class Vector(Machine):
    SOON = 12  # a value that is used again so soon is loaded, not an operand in memory

    def emit(self, name, *operands):
        if name in ("load", "store", "move"):
            # Words of the state are where the caller has them; the frame is aligned.
            name = "vmovdqu" if any("rdi" in o for o in operands) else "vmovdqa"
        self.text.append(f"{name} {', '.join(map(str, operands))}")

    def step(self, i, op):
        read = list(op.read)
        if op.name == "store":
            self.memory[op.to] = self.home(op.to)
            self.emit("store", self.memory[op.to], self.fetch(read[0], i, read))
            self.forget(read[0], i + 1)
            return
        if op.name in ("vpxor", "vpor") and read[0] not in self.at and read[1] in self.at:
            read.reverse()
        in_memory = len(read) == 2 and read[1] not in self.at and (
            read[1][0] == "w" or self.next_use(read[1], i + 1) - i > self.SOON)
        for v in read[:1] if in_memory else read:
            self.fetch(v, i, read)
        where = [self.where(v) for v in read]
        for v in read:
            self.forget_register(v, i + 1)
        register = self.place(op.to, self.free(i + 1, read))
        if op.mem is not None:
            where.append(f"<constant {op.mem}>" if op.mem < 2 else f"[rip + rotate{op.mem}]")
        self.emit(op.name, register, *where, *([] if op.imm is None else [op.imm]))
        for v in op.read:
            self.forget(v, i + 1)
