#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes the permutation kernels of src/keccak for AVX2 and BMI2; `--check` compares instead.

    keccak_avx2.py [--check] FOLDER

A kernel is one or two streams of instructions: a scalar one (BMI2, one state) and a vector one
(AVX2, four states). Each stream is two rounds in which a value is written once; keccak_machine.py
puts it in order and gives it registers. The five-lane kernel merges both streams in proportion:
they share no register and hardly a unit of the core.

What counts on the core that this was tuned for (Zen 5): a scalar instruction costs a fifth of a
cycle, a scalar store a quarter, a load or a register move nothing. So the scalar stream keeps words
in registers from round to round where it can, and adds up the column parities last, from memory.
The vector stream is bound by four logic units of latency 2, two of which shift: it is ordered by a
small model of them, which fills the gap that theta leaves at the end of a round. Both orders have
many free choices; those below were found by trying thousands on the machine."""
import re

from assembly import round_constants, write_or_check
from keccak_machine import Op, Scalar, Vector, scheduled, word

GPR = "rax rcx rdx rbx rbp rsi r8 r9 r10 r11 r12 r13 r14 r15".split()
YMM = [f"ymm{i}" for i in range(16)]
SAVED = "rbx rbp r12 r13 r14 r15".split()
WIDTH = 100

LOW_BYTE = {"rax": "al", "rcx": "cl", "rdx": "dl", "rbx": "bl", "rbp": "bpl", "rsi": "sil"}

SCALAR = {
    "rows": [[0, 3, 1, 4, 2], [3, 1, 0, 4, 2]],
    "in": [[0, 3, 2, 4, 1], [0, 2, 1, 3, 4], [4, 1, 2, 0, 3], [0, 1, 2, 4, 3], [2, 1, 3, 0, 4]],
    "out": [[4, 2, 0, 1, 3], [0, 2, 1, 4, 3], [4, 1, 2, 0, 3], [1, 0, 2, 3, 4], [3, 0, 4, 1, 2]],
    "parity": [2, 4, 3, 0, 1], "theta": [1, 4, 0, 3, 2], "cap": 60, "bias": 0, "keep": 6}
VECTOR = {
    "rows": [3, 4, 1, 2, 0], "theta": 0, "columns": [4, 0, 3, 1, 2], "depth": 1, "by_row": 3,
    "by_column": 3, "ready": [4, 0, 0, 4, 0], "width": 3, "latency": 1, "window": 1}
SCALAR_OF_FIVE = {
    "rows": [[3, 1, 2, 0, 4], [2, 4, 3, 1, 0]],
    "in": [[3, 0, 2, 1, 4], [1, 2, 4, 0, 3], [0, 4, 3, 2, 1], [2, 1, 0, 4, 3], [2, 0, 1, 3, 4]],
    "out": [[4, 1, 3, 0, 2], [3, 2, 4, 1, 0], [1, 4, 2, 0, 3], [0, 2, 1, 3, 4], [1, 0, 4, 3, 2]],
    "parity": [0, 1, 4, 3, 2], "theta": [1, 0, 3, 4, 2], "bias": 0, "cap": 400, "keep": 8}


def rotations():
    """FIPS 202, Algorithm 2 (rho): offset of word x + 5y."""
    offsets, x, y = [0] * 25, 1, 0
    for t in range(24):
        offsets[x + 5 * y] = (t + 1) * (t + 2) // 2 % 64
        x, y = y, (2 * x + 3 * y) % 5
    return offsets


def source(i):
    """FIPS 202, Algorithm 3 (pi): the word that moves to place i."""
    x, y = i % 5, i // 5
    return (x + 3 * y) % 5 + 5 * x


ROT = rotations()


def scalar_rounds(p):
    ops = []

    def put(name, to, *read, imm=None, mem=None):
        ops.append(Op(name, to, read, imm, mem))
        return to
    d = [f"d0_{x}" for x in range(5)]
    for half in range(2):
        for n, y in enumerate(p["rows"][half]):
            b = {}
            for x in p["in"][n]:
                i = source(x + 5 * y)
                b[x] = put("xor", f"t{half}_{x}_{y}", word(half, i), d[i % 5])
                if ROT[i]:
                    b[x] = put("rorx", f"b{half}_{x}_{y}", b[x], imm=64 - ROT[i])
            for x in p["out"][n]:
                t = put("andn", f"n{half}_{x}_{y}", b[(x + 1) % 5], b[(x + 2) % 5])
                to = word(half + 1, x + 5 * y)
                if x + y:
                    put("xor", to, t, b[x])
                else:
                    put("constant", to, put("xor", f"i{half}", t, b[x]), mem=half)
        c = {}
        for x in p["parity"]:
            c[x] = word(half + 1, x + 5 * p["rows"][half][0])
            for y in p["rows"][half][1:]:
                c[x] = put("xor", f"c{half}_{x}_{y}", c[x], word(half + 1, x + 5 * y))
        for x in p["theta"]:
            t = put("rorx", f"r{half}_{x}", c[(x + 1) % 5], imm=63)
            d[x] = put("xor", f"d{half + 1}_{x}", t, c[(x + 4) % 5])
    return ops


def vector_round(p, half):
    ops = []

    def put(name, read, imm=None, mem=None, to=None):
        to = to or f"v{half}_{len(ops)}"
        ops.append(Op(name, to, read, imm, mem, row, x))
        return to
    d, c = [f"d{half}_{x}" for x in range(5)], {}
    for row, y in enumerate(p["rows"]):
        b = []
        for x in range(5):
            i = source(x + 5 * y)
            t = put("vpxor", (d[i % 5], word(half, i)))
            if ROT[i] in (8, 56):
                t = put("vpshufb", (t,), mem=ROT[i])
            elif ROT[i]:
                t = put("vpor", (put("vpsllq", (t,), ROT[i]), put("vpsrlq", (t,), 64 - ROT[i])))
            b.append(t)
        for x in range(5):
            t = put("vpxor", (put("vpandn", (b[(x + 1) % 5], b[(x + 2) % 5])), b[x]))
            if x + y == 0:
                t = put("vpxor", (t, put("vpbroadcastq", (), mem=half)))
            put("store", (t,), to=word(half + 1, x + 5 * y))
            c[x] = put("vpxor", (c[x], t)) if row else t
    row = 5
    for x in range(5):
        double = put("vpaddq", (c[(x + 1) % 5],) * 2)
        carry = put("vpsrlq", (c[(x + 1) % 5],), 63)
        first, second, third = [(double, carry, c[(x + 4) % 5]), (double, c[(x + 4) % 5], carry),
                                (carry, c[(x + 4) % 5], double)][p["theta"]]
        put("vpxor", (put("vpxor", (first, second)), third), to=f"d{half + 1}_{x}")
    return ops


def places(state, frame, size):
    """Where words live: before even rounds in the state, before odd ones in the frame."""
    def home(v):
        half, i = map(int, v[1:].split("_"))
        return f"[{'rsp' if half % 2 else 'rdi'} + {(frame if half % 2 else state) + size * i}]"
    return home


def filled(text, slot, constant):
    """Text with <slot n> and <constant n> put in."""
    return [re.sub(r"<(\w+) (\d+)>", lambda m: (slot if m[1] == "slot" else constant)(int(m[2])),
                   line) for line in text]


def scalar(state, frame, slots, constants, p, pointer=None):
    """Before the loop, its body, after it, and a register that is free at its end."""
    ops, home = scalar_rounds(p), places(state, frame, 8)
    carried = {f"d0_{x}": GPR[x] for x in range(5)}
    for _ in range(2):  # see what stays in registers at the end, and begin with that
        machine = Scalar(ops, GPR, home, carried, p["cap"], p["bias"])
        machine.pointer = pointer
        machine.run()
        kept = sorted((v for v in machine.at if v[:2] == "w2" and v not in machine.memory),
                      key=lambda v: machine.uses[v][-1])[:p["keep"]]
        carried, rest = {f"d0_{x}": GPR[x] for x in range(5)}, GPR[5:]
        for v in kept[:len(rest) - 1]:
            register = machine.at[v] if machine.at[v] in rest else rest[0]
            rest.remove(register)
            carried["w0" + v[2:]] = register
    machine = Scalar(ops, GPR, home, carried, p["cap"], p["bias"])
    machine.pointer = pointer
    machine.run()
    machine.finish(carried)
    before = []
    for x in range(5):
        before += [f"mov {GPR[5 + x]}, {home(word(0, x))}"]
        before += [f"xor {GPR[5 + x]}, {home(word(0, x + 5 * y))}" for y in range(1, 5)]
    for x in range(5):
        before += [f"rorx {GPR[x]}, {GPR[5 + (x + 1) % 5]}, 63",
                   f"xor {GPR[x]}, {GPR[5 + (x + 4) % 5]}"]
    words = [(v, r) for v, r in carried.items() if v[0] == "w"]
    before += [f"mov {r}, {home(v)}" for v, r in words]
    after = [f"mov {home(v)}, {r}" for v, r in words]
    assert machine.slots <= 2
    return (before, filled(machine.text, lambda n: f"[rsp + {slots + 8 * n}]",
                           lambda n: f"[rsp + {constants + 8 * n}]"), after, rest[0])


def vector(frame, slots, constants, p):
    home, carried = places(0, frame, 32), {f"d0_{x}": YMM[x] for x in range(5)}
    ops = [op for half in range(2) for op in scheduled(vector_round(p, half), p, half)]
    machine = Vector(ops, YMM, home, carried)
    machine.run()
    machine.finish(carried)
    before = []
    for x in range(5):
        before += [f"vmovdqu {YMM[5 + x]}, {home(word(0, x))}"]
        before += [f"vpxor {YMM[5 + x]}, {YMM[5 + x]}, {home(word(0, x + 5 * y))}"
                   for y in range(1, 5)]
    for x in range(5):
        one = YMM[5 + (x + 1) % 5]
        before += [f"vpaddq {YMM[x]}, {one}, {one}", f"vpsrlq ymm10, {one}, 63",
                   f"vpor {YMM[x]}, {YMM[x]}, ymm10",
                   f"vpxor {YMM[x]}, {YMM[x]}, {YMM[5 + (x + 4) % 5]}"]
    return (before, filled(machine.text, lambda n: f"[rsp + {slots + 32 * n}]",
                           lambda n: f"[{constants} + {8 * n}]"), machine.slots)


def merged(a, b):
    """Both in one, in proportion."""
    keyed = [((i + 1) / len(part), n, text) for n, part in enumerate((a, b))
             for i, text in enumerate(part)]
    return [text for _, _, text in sorted(keyed, key=lambda k: k[:2])]


def lines(code):
    """Several instructions a line, as many as fit."""
    out, line = [], ""
    for text in code:
        if len(line) + len(text) + 6 > WIDTH:
            out.append(line + ";")
            line = ""
        line = f"{line}; {text}" if line else f"    {text}"
    return out + [line]


def function(name, about, before, body, after):
    return [f"/* {about} */", f"ENTRY({name})", *lines(before), "    .balign 64", "1:",
            *lines(body), *lines(after), f"END({name})", ""]


def push():
    code, at = [], 16
    for r in SAVED:
        code += [f"push {r}", f".cfi_def_cfa_offset {at}", f".cfi_offset {r}, -{at}"]
        at += 8
    return code


def pop():
    code, at = [], 56
    for r in reversed(SAVED):
        at -= 8
        code += [f"pop {r}"] + [f".cfi_def_cfa_offset {at}"]
    return code


def step(pointer, scratch, constants=None):
    """On to the constants of the next two rounds, in a copy in the frame if there is one."""
    code = [f"mov {scratch}, {pointer}", f"add {scratch}, 16", f"mov {pointer}, {scratch}"]
    if constants:
        code += [f"vmovdqu xmm15, [{scratch}]", f"vmovdqu {constants}, xmm15"]
    return code + [f"cmp {LOW_BYTE.get(scratch, scratch + 'b')}, 192", "jne 1b"]


def frame(size):
    """Bytes for it that keep the alignment; qtn_wipe_leftovers must reach past them."""
    size = -(-size // 64) * 64
    assert size <= 1280
    return size


def single():
    # Frame: 25 words, 2 slots, pointer to constants.
    before, body, after, scratch = scalar(0, 0, 200, 0, SCALAR, "[rsp + 216]")
    setup = push() + ["sub rsp, 224", ".cfi_def_cfa_offset 280", "lea rax, [rip + constants]",
                      "mov [rsp + 216], rax"]
    return function("qtn_keccak_f1600_bmi2", "One state, at rdi.", setup + before, body,
                    step("[rsp + 216]", scratch) + after +
                    ["add rsp, 224", ".cfi_def_cfa_offset 56"] + pop() + ["ret"])


def four():
    # Frame: 25 * 4 words, slots.
    before, body, slots = vector(0, 800, "rdx", VECTOR)
    setup = ["push rbp", ".cfi_def_cfa_offset 16", ".cfi_offset rbp, -16", "mov rbp, rsp",
             ".cfi_def_cfa_register rbp", "and rsp, -64", f"sub rsp, {frame(800 + 32 * slots)}",
             "lea rdx, [rip + constants]"]
    return function("qtn_keccak_avx2_x4", "Four states word by word, at rdi.", setup + before, body,
                    ["add rdx, 16", "cmp dl, 192", "jne 1b", "vzeroupper", "leave",
                     ".cfi_def_cfa rsp, 8", "ret"])


def five():
    # Frame: 25 * 4 words, 25 words, 2 slots, 2 constants, pointer to constants, caller's rsp, then
    # the vector slots.
    first, body, after, scratch = scalar(800, 800, 1000, 1016, SCALAR_OF_FIVE)
    vector_first, vector_body, slots = vector(0, 1056, "rsp + 1016", VECTOR)
    setup = push() + ["mov rax, rsp", ".cfi_def_cfa_register rax", "and rsp, -64",
                      f"sub rsp, {frame(1056 + 32 * slots)}", "mov [rsp + 1040], rax",
                      # The caller's frame: 56 above what is stored at rsp + 1040.
                      ".cfi_escape 0x0f, 6, 0x77, 0x90, 0x08, 0x06, 0x23, 56",
                      "lea rax, [rip + constants]",
                      "mov [rsp + 1032], rax", "vmovdqu xmm0, [rax]", "vmovdqu [rsp + 1016], xmm0"]
    return function("qtn_keccak_avx2_x4_x1", "Four states word by word at rdi, then one.",
                    setup + vector_first + first, merged(vector_body, body),
                    step("[rsp + 1032]", scratch, "[rsp + 1016]") + after +
                    ["vzeroupper", "mov rsp, [rsp + 1040]", ".cfi_def_cfa rsp, 56"] + pop() +
                    ["ret"])


HEAD = """\
/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Written by scripts/keccak_avx2.py, which explains it; a test compares.
 *
 * KECCAK-p[1600, 24] for x86-64, two rounds in a loop of 12: from the state to the frame and back,
 * with what theta adds to the columns in registers from round to round. The calling convention is
 * System V's on every system; avx2.h says so to the compiler. */
#if defined(__APPLE__)
#define NAME(f) _##f
#define HIDDEN .private_extern
#define CONSTANTS .section __TEXT, __const
#elif defined(_WIN32)
#define CONSTANTS .section .rdata, "dr"
#else
#define CONSTANTS .section .rodata
#endif
#if defined(__ELF__)
#define ENTRY(f) .globl f; .hidden f; .type f, @function; .balign 64; f: .cfi_startproc; endbr64
#define END(f) .cfi_endproc; .size f, . - f
#elif defined(__APPLE__)
#define ENTRY(f) .globl NAME(f); HIDDEN NAME(f); .balign 64; NAME(f): .cfi_startproc
#define END(f) .cfi_endproc
#else
#define ENTRY(f) .globl f; .balign 64; f: .cfi_startproc
#define END(f) .cfi_endproc
#endif

    .intel_syntax noprefix
    CONSTANTS
"""


TAIL = """\
#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
    /* Ready for indirect branch tracking and shadow stacks. */
    .section .note.gnu.property, "a"
    .balign 8
    .long 4, 16, 5
    .asciz "GNU"
    .long 0xc0000002, 4, 3, 0
#endif
"""


def whole(kernel, wide):
    out = HEAD.splitlines()
    words = [f"{v:#018x}" for v in round_constants()] + ["0", "0"]
    out += ["    /* Aligned so that the low byte of a pointer to them tells the last. */",
            "    .balign 256", "constants:"]
    out += [f"    .quad {', '.join(words[i:i + 4])}" for i in range(0, len(words), 4)]
    if wide:
        out += ["    /* Rotations by whole bytes, for vpshufb. */", "    .balign 32"]
    for n in (8, 56) if wide else ():
        table = ", ".join(str((i - n // 8) % 8 + i // 8 * 8) for i in range(16))
        out += [f"rotate{n}:", f"    .byte {table}", f"    .byte {table}"]
    out += ["", "    .text", "", *kernel, *TAIL.splitlines()]
    return "\n".join(out) + "\n"


FILES = {"f1600_bmi2.S": (single, False), "f1600_avx2_x4.S": (four, True),
         "f1600_avx2_x4_x1.S": (five, True)}


def written(name):
    make, wide = FILES[name]
    return whole(make(), wide)


if __name__ == "__main__":
    write_or_check(FILES, written)
