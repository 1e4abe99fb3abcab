# SPDX-License-Identifier: Apache-2.0
"""For scripts that write Neon assembly: straight code over named values, put in order and given
registers.

The order is list scheduling's: on a core with so many units as CORE says, what has the longest way
to the end goes first, less so the later it stands in the program, so that parts which do not depend
on each other follow one another and the end of one hides in the beginning of the next. Cores that
reorder do the rest. A result stays in the register of what it accumulates onto; the caller gives
only registers that need not be saved."""

CORE = {"width": 6, "vector": 4, "multiply": 2, "load": 2, "store": 1}  # a cycle
LATENCY = {"multiply": 4, "vector": 2, "load": 6, "store": 1}
# Registers that must be left for the rest of what an op begins; but a load that waits for values
# ends something.
SPARE = {"multiply": 1, "load": 3}
LAST_INDEXED = 15  # the last register of which one element of 16 bits can be a factor


class Op:
    """text has {} for the number of each register that it writes, then for each that it reads, or
    the first of these; with `onto`, read[0] is what it accumulates onto and has none. mem is (base,
    offset, step): those that move the base by a step stay in order, and the offsets of others
    follow."""

    def __init__(self, kind, text, to, read, onto, mem):
        self.kind, self.text, self.to, self.read = kind, text, to, read
        self.onto, self.mem = onto, mem


class Code:
    """Values are numbers from 0; fixed(n) stands for register n, which the code does not own."""

    def __init__(self):
        self.ops, self.count, self.neighbours, self.indexed = [], 0, [], set()

    @staticmethod
    def fixed(register):
        return -1 - register

    def add(self, kind, text, read=(), results=1, onto=False, mem=None):
        to = list(range(self.count, self.count + results))
        self.count += results
        self.ops.append(Op(kind, text, to, list(read), onto, mem))
        return to[0] if results == 1 else to

    # --- order -----------------------------------------------------------------------------------

    def ranks(self, slope):
        height, rank = [0] * self.count, {}
        for i, op in reversed(list(enumerate(self.ops))):
            way = LATENCY[op.kind] + max((height[v] for v in op.to), default=0)
            rank[op] = (slope * i - way, i)
            for v in op.read:
                if v >= 0:
                    height[v] = max(height[v], way)
        return rank

    def steps(self):
        """For each that moves a base, the one before."""
        before, last = {}, {}
        for op in self.ops:
            if op.mem and op.mem[2]:
                before[op] = last.get(op.mem[0])
                last[op.mem[0]] = op
        return before

    def schedule(self, registers, window, slope):
        """With at most so many values alive, and nothing before its time by `window`."""
        rank, before = self.ranks(slope), self.steps()
        place = {op: i for i, op in enumerate(self.ops)}
        uses, ready = [0] * self.count, [1 << 30] * self.count
        for op in self.ops:
            for v in {v for v in op.read if v >= 0}:
                uses[v] += 1
        waiting, done, alive, now = sorted(self.ops, key=rank.get), {None: 0}, 0, 0
        while waiting:
            room, later, first = dict(CORE), [], min(place[op] for op in waiting)
            for op in waiting:
                read = {v for v in op.read if v >= 0}
                grows = len(op.to) - sum(uses[v] == 1 for v in read)
                spare = 0 if op.kind == "load" and read else SPARE.get(op.kind, 0)
                units = ["width"] + (["vector"] if op.kind == "multiply" else []) + [op.kind]
                if (place[op] > first + window or before.get(op) not in done or
                        any(ready[v] > now for v in read) or not all(room[u] for u in units) or
                        grows > 0 and alive + grows + spare > registers):
                    later.append(op)
                    continue
                for unit in units:
                    room[unit] -= 1
                for v in read:
                    uses[v] -= 1
                for v in op.to:
                    ready[v] = now + LATENCY[op.kind]
                alive += grows
                done[op] = now
            waiting, now = later, now + 1
            if now > 1 << 14:
                raise RuntimeError("too few registers for this window")
        self.ops = list(done)[1:]

    # --- registers -------------------------------------------------------------------------------

    def allocate(self, registers):
        """The text. Of the list, the register that has been free for the longest time is taken."""
        root = list(range(self.count))
        for op in self.ops:
            if op.onto:
                root[op.to[0]] = root[op.read[0]]
        end = {root[v]: i for i, op in enumerate(self.ops) for v in op.read + op.to if v >= 0}
        indexed, partner = {root[v] for v in self.indexed}, {}
        for a, b in self.neighbours:
            partner[root[a]], partner[root[b]] = (root[b], 1), (root[a], -1)
        at, free, text, moved = {}, list(registers), [], {}

        def place(r):
            if r in at:
                return
            other, step = partner.get(r, (None, 0))
            found = next((x for x in free if (x <= LAST_INDEXED or r not in indexed) and
                          (not step or x + step in free)), None)
            if found is None:
                raise RuntimeError("no register, or none with a neighbour")
            free.remove(found)
            at[r] = found
            if step:
                free.remove(found + step)
                at[other] = found + step

        def leave(i, values):
            for r in {root[v] for v in values if v >= 0}:
                if end[r] == i and r in at:
                    free.append(at.pop(r))

        for i, op in enumerate(self.ops):
            names = [-1 - v if v < 0 else at[root[v]] for v in op.read[op.onto:]]
            leave(i, op.read)
            for v in op.to:
                place(root[v])
            line = op.text.format(*[at[root[v]] for v in op.to], *names)
            leave(i, op.to)
            if op.mem:
                base, offset, step = op.mem
                offset -= moved.get(base, 0)
                moved[base] = moved.get(base, 0) + step
                if step and offset:
                    raise RuntimeError("steps are out of order")
                line += f", [{base}], #{step}" if step else f", [{base}, #{offset}]"
            text.append(line)
        return text
