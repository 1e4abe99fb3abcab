#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""No branch and no address in the vector kernels depends on data, read off their machine code.

    leaks.py OBJDUMP LIST ARCHIVE...  --cc COMPILER [FLAGS]

Whatever a kernel loads from memory counts as secret, and so does everything in a vector or mask
register; its arguments (pointers, lengths, bounds) and constants are public. From there taint is
followed through the general registers, the flags and the stack slots of each function, along its
branches. A branch on a tainted flag, an address from a tainted register, a gather or a scatter, and
a compress straight to memory are faults, unless LIST names the function with the reason.

valgrind looks at more than this where it can run the code. It knows no AVX-512.
"""
import fnmatch
import pathlib
import re
import subprocess
import sys
import tempfile

GENERAL = ["rax", "rbx", "rcx", "rdx", "rsi", "rdi", "rbp", "rsp", *[f"r{i}" for i in range(8, 16)]]
BIT = {name: 1 << i for i, name in enumerate(GENERAL)}
FLAGS = 1 << len(GENERAL)
CALLER_SAVED = sum(BIT[r] for r in ("rax", "rcx", "rdx", "rsi", "rdi", "r8", "r9", "r10", "r11"))

NAMES = dict(BIT)
for wide, long, word, byte in (("rax", "eax", "ax", "al"), ("rbx", "ebx", "bx", "bl"),
                               ("rcx", "ecx", "cx", "cl"), ("rdx", "edx", "dx", "dl"),
                               ("rsi", "esi", "si", "sil"), ("rdi", "edi", "di", "dil"),
                               ("rbp", "ebp", "bp", "bpl"), ("rsp", "esp", "sp", "spl")):
    NAMES.update({name: BIT[wide] for name in (long, word, byte)})
for letter in "abcd":
    NAMES[letter + "h"] = BIT[f"r{letter}x"]
for i in range(8, 16):
    NAMES.update({f"r{i}{size}": BIT[f"r{i}"] for size in "dwb"})

JUMP = re.compile(r"j(?!mp)\w+|loopn?e?")
NO_FLAGS = re.compile(r"(mov|cmov|set|lea|push|pop|nop|not|bswap|sarx|shlx|shrx|rorx|mulx|pdep|"
                      r"pext|xchg|endbr|call|ret|jmp|j|v|k|prefetch|cltq|cwtl|cltd|cqto|leave)")
VECTOR_FLAGS = re.compile(r"v?ptest|vtest|kortest|ktest|v?u?comis")
WRITES_TWO = re.compile(r"(xchg|mulx|xadd)")
COMPARES = re.compile(r"(cmp|test|bt)[bwlq]?$")
FAULTY = re.compile(r"v?p?(gather|scatter)\w+")
INSTRUCTION = re.compile(r"\s+([0-9a-f]+):\t(?:(?:notrack|bnd|lock|rep|repz|repnz|data16|cs|"
                         r"\{evex\}|\{vex\})\s+)*(\S+)\s*([^#<]*)")
MEMORY = re.compile(r"(?:%[a-z]s:)?(-?(?:0x)?[0-9a-f]+)?\(([^)]*)\)")


def operands(text):
    """Split at the commas that are not inside parentheses."""
    return [part.strip() for part in re.split(r",(?![^(]*\))", text.strip()) if part.strip()]


def general(text):
    """The general registers that an operand names."""
    return sum({NAMES[name] for name in re.findall(r"%(\w+)", text) if name in NAMES})


def is_vector(text):
    return re.search(r"%([xyz]mm|k[0-7])", text) is not None


class State:
    """Tainted registers and flags; registers that point to constants; stack slots that hold
    something public."""

    def __init__(self, tainted=0, tables=0, clean=frozenset()):
        self.tainted, self.tables, self.clean = tainted, tables, clean

    def join(self, other):
        return State(self.tainted | other.tainted, self.tables & other.tables,
                     self.clean & other.clean)

    def same(self, other):
        return (self.tainted, self.tables, self.clean) == (other.tainted, other.tables, other.clean)


def slot(operand):
    """Where on the stack an operand is, or None."""
    match = MEMORY.search(operand)
    if match and match.group(2) in ("%rsp", "%rbp"):
        return operand.split("{")[0]
    return None


def step(state, mnemonic, ops):
    """The state behind an instruction, and its fault or None."""
    tainted, tables, clean, fault = state.tainted, state.tables, set(state.clean), None
    memory = [op for op in ops if "(" in op and not mnemonic.startswith(("lea", "nop"))]
    for op in memory:
        if general(MEMORY.search(op).group(2)) & tainted:
            fault = "an address from data"
    if re.match(r"(movs|stos|cmps|scas)[bwlq]?$", mnemonic) and tainted & BIT["rcx"]:
        fault = "a length from data"
    if FAULTY.match(mnemonic):
        return state, "a gather or scatter"
    if mnemonic.startswith("vpcompress") and "(" in ops[-1]:
        fault = "a compress to memory"
    if JUMP.fullmatch(mnemonic):
        return state, "a branch on data" if tainted & FLAGS else fault
    if mnemonic.startswith("jmp"):
        if ops and ops[0].startswith("*") and general(ops[0]) & tainted:
            fault = "a jump to a place from data"
        return state, fault
    if mnemonic.startswith("call"):
        return State(tainted | CALLER_SAVED, state.tables & ~CALLER_SAVED, state.clean), fault
    if mnemonic.startswith(("push", "pop", "leave")):
        if mnemonic.startswith("pop") and ops:
            tainted &= ~general(ops[0])  # a caller's register is restored
        return State(tainted, state.tables & ~general(" ".join(ops)), frozenset()), fault

    last = ops[-1] if ops else ""
    source = ops[:-1] if not COMPARES.match(mnemonic) else ops
    reads = 0
    dirty = False
    for op in source if len(ops) > 1 else ops:
        reads |= 0 if "(" in op else general(op)
        if is_vector(op):
            dirty = True
        if "(" in op and not mnemonic.startswith("lea") and "(%rip)" not in op:
            constant = general(MEMORY.search(op).group(2)) & state.tables
            dirty = dirty or not constant and slot(op) not in clean
        if mnemonic.startswith("lea"):
            reads |= general(op)
    moves = re.match(r"(mov|lea|vmov|kmov|vp?extr|vp?mov|pop|bts?r|rorx|sarx|shlx|shrx|pdep|pext|"
                     r"andn|blsr|blsi|blsmsk|tzcnt|lzcnt|popcnt|bsf|bsr|set|mulx)", mnemonic)
    if not moves and "(" not in last:
        reads |= general(last)  # read and written
    if mnemonic.startswith(("cmov", "set", "adc", "sbb", "adox", "adcx")):
        dirty = dirty or bool(tainted & FLAGS)
    if not moves and "(" in last and not COMPARES.match(mnemonic):
        dirty = dirty or slot(last) not in clean
    zeroing = re.match(r"(xor|sub)[lq]?$", mnemonic) and len(ops) == 2 and ops[0] == ops[1]
    dirty = not zeroing and (dirty or bool(reads & tainted))

    if VECTOR_FLAGS.match(mnemonic):
        tainted |= FLAGS
    elif not NO_FLAGS.match(mnemonic):
        tainted = tainted | FLAGS if dirty else tainted & ~FLAGS
    if not COMPARES.match(mnemonic):
        if "(" in last:
            where = slot(last)
            if where is not None:
                if is_vector(" ".join(ops)) or dirty:
                    clean.discard(where)
                else:
                    clean.add(where)
        else:
            written = general(last)
            if WRITES_TWO.match(mnemonic):
                written |= general(" ".join(ops[-2:]))
            tainted = tainted | written if dirty else tainted & ~written
            tables &= ~written
            if mnemonic == "lea" and "(%rip)" in ops[0]:
                tables |= written
            if written & BIT["rsp"]:
                clean = set()
    if mnemonic in ("cqto", "cltd"):
        tainted = tainted | BIT["rdx"] if tainted & BIT["rax"] else tainted & ~BIT["rdx"]
    if re.match(r"i?mul[lq]?$", mnemonic) and len(ops) == 1:
        both = BIT["rax"] | BIT["rdx"]
        tainted = tainted | both if dirty or tainted & BIT["rax"] else tainted & ~both
    return State(tainted, tables, frozenset(clean)), fault


def faults_of(function):
    """Faults of a list of (address, mnemonic, operands), each with its address."""
    place = {address: i for i, (address, _, _) in enumerate(function)}
    before, computed, faults = [None] * len(function), None, {}
    before[0], work = State(), [0]
    while work:
        i = work.pop()
        address, mnemonic, ops = function[i]
        after, fault = step(before[i], mnemonic, ops)
        if fault:
            faults[address] = f"{fault}: {mnemonic} {', '.join(ops)}"
        following = []
        if not mnemonic.startswith(("jmp", "ret", "ud2")) and i + 1 < len(function):
            following.append(i + 1)
        if mnemonic.startswith("j") and ops and re.fullmatch(r"[0-9a-f]+", ops[0]):
            if int(ops[0], 16) in place:
                following.append(place[int(ops[0], 16)])
        if mnemonic == "jmp" and ops[0].startswith("*"):
            computed = after if computed is None else computed.join(after)
        for j in following:
            joined = after if before[j] is None else before[j].join(after)
            if before[j] is None or not joined.same(before[j]):
                before[j] = joined
                work.append(j)
        if not work and None in before:
            # Code that only a computed jump leads to; what no jump leads to is padding.
            rest = before.index(None)
            before[rest] = computed or State()
            work.append(rest)
    return [f"{address:x}: {what}" for address, what in sorted(faults.items())]


def functions(objdump, path):
    """(object, function, instructions) of an archive or object."""
    text = subprocess.run([objdump, "-d", "-w", "--no-show-raw-insn", str(path)], check=True,
                          stdout=subprocess.PIPE, text=True).stdout
    member, name, body = "?", None, []
    for line in text.splitlines():
        heading = re.match(r"[0-9a-f]+ <(.+)>:$", line)
        filename = re.match(r"(\S+):\s+file format", line)
        if heading or filename:
            if name and body:
                yield member, name, body
            name, body = heading.group(1) if heading else None, []
            member = filename.group(1) if filename else member
            continue
        match = INSTRUCTION.match(line)
        if not match and re.match(r"\s+[0-9a-f]+:", line):
            sys.exit(f"{path}: not understood: {line}")
        if match and name:
            body.append((int(match.group(1), 16), match.group(2), operands(match.group(3))))
    if name and body:
        yield member, name, body


PLANTED = r"""
#include <immintrin.h>
#include <stdint.h>
volatile unsigned sink;
static volatile unsigned char table[256];
void leak_branch(const uint8_t *p) { for (unsigned i = 0; i < 9; i++) if (p[i] & 1) sink = i; }
void leak_index(const uint8_t *p) { for (unsigned i = 0; i < 9; i++) sink = table[p[i]]; }
void leak_mask(const __m256i *p) { if (_mm256_movemask_epi8(*p)) sink = 1; }
void leak_test(const __m256i *p) { if (_mm256_testz_si256(*p, *p)) sink = 1; }
void leak_gather(int *r, const int *p) {
    _mm256_storeu_si256((__m256i *)r, _mm256_i32gather_epi32(p, *(const __m256i *)r, 4));
}
void leak_count(const uint64_t *p) { for (uint64_t i = 0; i < *p; i++) sink = 1; }
void good_loop(uint8_t *r, const uint8_t *p, unsigned n) {
    for (unsigned i = 0; i < n; i++) r[i] = (uint8_t)((p[i] ^ 7u) + r[i]);
}
void good_blocks(__m256i *r, const __m256i *p) {
    for (unsigned i = 0; i < 32; i += 2) r[i] = _mm256_xor_si256(p[i], p[i + 1]);
}
unsigned good_sum(const uint32_t *p) {
    unsigned s = 0; for (unsigned i = 0; i < 256; i++) s |= p[i] >> 3; return s;
}
"""


def self_test(objdump, cc):
    """What is planted must be found, and nothing else, at every level."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = pathlib.Path(folder) / "planted.c", pathlib.Path(folder) / "planted.o"
        source.write_text(PLANTED)
        for level in ("-O0", "-O1", "-O2", "-O3", "-Os"):
            subprocess.run([*cc, "-std=gnu11", "-w", level, "-mavx2", "-c", str(source), "-o",
                            str(target)], check=True)
            for _, name, body in functions(objdump, target):
                found = faults_of(body)
                if bool(found) != name.startswith("leak"):
                    sys.exit(f"self test at {level}: {name}: {found or 'nothing found'}")


def pinned(path):
    """pattern of names -> reason"""
    allowed = {}
    for line in path.read_text().splitlines():
        if line and not line.startswith("#"):
            name, reason = line.split(":", 1)
            allowed[name.strip()] = reason.strip()
            if len(allowed[name.strip()]) < 20:
                sys.exit(f"{path.name}: {name} needs its reason")
    return allowed


def main():
    split = sys.argv.index("--cc")
    objdump, listed, *archives = sys.argv[1:split]
    self_test(objdump, sys.argv[split + 1:])
    allowed = pinned(pathlib.Path(listed))
    faults, seen, used, instructions = [], set(), set(), 0
    for archive in archives:
        for member, name, body in functions(objdump, archive):
            base = name.split(".")[0]
            seen.add(base)
            instructions += len(body)
            listing = {pattern for pattern in allowed if fnmatch.fnmatchcase(base, pattern)}
            used |= listing
            if not listing:
                faults += [f"{member}: {name}: {what}" for what in faults_of(body)]
    faults += [f"{listed}: no function is named {name}" for name in sorted(set(allowed) - used)]
    print("\n".join(faults))
    if faults:
        sys.exit(f"{len(faults)} faults")
    if not seen:
        sys.exit("no function was looked at")
    print(f"{len(seen)} functions, {instructions} instructions: no branch and no address from "
          f"data, but where {pathlib.Path(listed).name} says why")


if __name__ == "__main__":
    main()
