#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes src/keccak/*.S, or with --check says whether they are what this script writes.

A kernel is one or two streams of instructions: a scalar one (BMI2, one state) and a vector one (AVX2,
four states). Each is written here with names for values; registers are given out afterwards. The
five-lane kernel merges both streams in proportion: they share no register and no unit but the front
end, so the scalar state costs next to nothing."""
import pathlib
import random
import sys

FOLDER = pathlib.Path(__file__).resolve().parents[1] / "src" / "keccak"
GPR = "rax rcx rdx rbx rbp rsi r8 r9 r10 r11 r12 r13 r14 r15".split()
YMM = [f"ymm{i}" for i in range(16)]
SAVED = "rbx rbp r12 r13 r14 r15".split()
WIDTH = 100


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


def round_constants():
    """FIPS 202, Algorithms 5 and 6."""
    def bit(t):
        register = 1
        for _ in range(t % 255):
            register <<= 1
            if register & 0x100:
                register ^= 0x171
        return register & 1
    return [sum(bit(j + 7 * i) << ((1 << j) - 1) for j in range(7)) for i in range(24)]


ROT = rotations()


class Stream:
    """Instructions in program order: (text, value written or None, values read). In the text, {0}
    is the value written and {1}, {2} are those read."""

    def __init__(self):
        self.code = []
        self.count = 0

    def put(self, text, to, *read):
        self.code.append((text, to, read))
        return to

    def new(self):
        self.count += 1
        return f"v{self.count}"

    def written(self, registers, pinned, live_in, live_out):
        """The text with registers, a value in one register from its first write to its last use."""
        first, last = {v: -1 for v in live_in}, {v: -1 for v in live_in}
        for i, (_, to, read) in enumerate(self.code):
            for v in read:
                last[v] = i
            if to:
                first.setdefault(to, i)
                last[to] = max(last.get(to, i), i)
        for v in live_out:
            last[v] = len(self.code)
        for seed in range(1000):
            order = list(registers)
            if seed:
                random.Random(seed).shuffle(order)
            home = self.coloured(first, last, order, pinned)
            if home:
                break
        else:
            sys.exit("not enough registers")
        return [text.format(home.get(to, ""), *[home[v] for v in read])
                for text, to, read in self.code]

    @staticmethod
    def coloured(first, last, registers, pinned):
        busy, home = {r: [] for r in registers}, dict(pinned)
        for v in pinned:
            busy[pinned[v]].append((first[v], max(last[v], first[v] + 1)))
        for v in sorted(first, key=first.get):
            if v in pinned:
                continue
            start, end = first[v], max(last[v], first[v] + 1)
            free = [r for r in registers
                    if all(end <= a or b <= start for a, b in busy[r])]
            if not free:
                return None
            # The tightest gap keeps the wide ones.
            home[v] = min(free, key=lambda r: min([a for a, _ in busy[r] if a >= end],
                                                  default=1 << 30))
            busy[home[v]].append((start, end))
        return home


def scalar_round(s, c, a, e, slot, in_memory, constant):
    """One round: column parities c and words a to words e; gives the new parities."""
    d = [None] * 5
    for x in (1, 3, 0, 2, 4):
        d[x] = s.put("rorx {0}, {1}, 63", s.new(), c[(x + 1) % 5])
        s.put("xor {0}, {2}", d[x], d[x], c[(x + 4) % 5])
    for x in in_memory:
        s.put(f"mov {slot(x)}, {{1}}", None, d[x])
    parity = [None] * 5
    for y in range(5):
        b = []
        for i in range(5 * y, 5 * y + 5):
            x = source(i) % 5
            if x in in_memory:
                t = s.put(f"mov {{0}}, {a(source(i))}", s.new())
                s.put(f"xor {{0}}, {slot(x)}", t, t)
            else:
                t = s.put("mov {0}, {1}", s.new(), d[x])
                s.put(f"xor {{0}}, {a(source(i))}", t, t)
            if ROT[source(i)]:
                s.put(f"rorx {{0}}, {{1}}, {64 - ROT[source(i)]}", t, t)
            b.append(t)
        for x in range(5):
            t = s.put("andn {0}, {1}, {2}", s.new(), b[(x + 1) % 5], b[(x + 2) % 5])
            s.put("xor {0}, {2}", t, t, b[x])
            if x + y == 0:
                s.put(f"xor {{0}}, {constant}", t, t)
            s.put(f"mov {e(x + 5 * y)}, {{1}}", None, t)
            parity[x] = s.put("xor {0}, {2}", parity[x], parity[x], t) if y else t
    return parity


def vector_round(s, c, a, e, constant):
    d = [None] * 5
    for x in (1, 3, 0, 2, 4):
        d[x] = s.put("vpaddq {0}, {1}, {2}", s.new(), c[(x + 1) % 5], c[(x + 1) % 5])
        t = s.put("vpsrlq {0}, {1}, 63", s.new(), c[(x + 1) % 5])
        s.put("vpor {0}, {1}, {2}", d[x], d[x], t)
        s.put("vpxor {0}, {1}, {2}", d[x], d[x], c[(x + 4) % 5])
    parity = [None] * 5
    for y in range(5):
        b = []
        for i in range(5 * y, 5 * y + 5):
            rot = ROT[source(i)]
            t = s.put(f"vpxor {{0}}, {{1}}, {a(source(i))}", s.new(), d[source(i) % 5])
            if rot in (8, 56):
                s.put(f"vpshufb {{0}}, {{1}}, [rip + rotate{rot}]", t, t)
            elif rot:
                u = s.put(f"vpsllq {{0}}, {{1}}, {rot}", s.new(), t)
                s.put(f"vpsrlq {{0}}, {{1}}, {64 - rot}", t, t)
                s.put("vpor {0}, {1}, {2}", t, t, u)
            b.append(t)
        for x in range(5):
            t = s.put("vpandn {0}, {1}, {2}", s.new(), b[(x + 1) % 5], b[(x + 2) % 5])
            s.put("vpxor {0}, {1}, {2}", t, t, b[x])
            if x + y == 0:
                u = s.put(f"vpbroadcastq {{0}}, {constant}", s.new())
                s.put("vpxor {0}, {1}, {2}", t, t, u)
            s.put(f"vmovdqu {e(x + 5 * y)}, {{1}}", None, t)
            parity[x] = (s.put("vpxor {0}, {1}, {2}", parity[x], parity[x], t) if y else t)
    return parity


def both_rounds(registers, start, load, add, one_round):
    """The first parities, and two rounds: from the state to the frame and back."""
    pre, s = Stream(), Stream()
    parity = [f"c{x}" for x in range(5)]
    for x in range(5):
        pre.put(load.format(start(x)), parity[x])
        for y in range(1, 5):
            pre.put(add.format(start(x + 5 * y)), parity[x], parity[x])
    pins = {parity[x]: registers[x] for x in range(5)}
    prologue = pre.written(registers, pins, [], parity)
    out = one_round(s, one_round(s, parity, 0), 1)
    pins.update({out[x]: registers[x] for x in range(5)})
    return prologue, s.written(registers, pins, parity, out)


def scalar(state, frame, slots, constants, in_memory=(3, 4)):
    words = [lambda i: f"[rdi + {state + 8 * i}]", lambda i: f"[rsp + {frame + 8 * i}]"]
    return both_rounds(
        GPR, words[0], "mov {{0}}, {}", "xor {{0}}, {}",
        lambda s, c, n: scalar_round(s, c, words[n], words[1 - n],
                                     lambda x: f"[rsp + {slots + 8 * in_memory.index(x)}]",
                                     in_memory, f"[rsp + {constants + 8 * n}]"))


def vector(frame, constants):
    words = [lambda i: f"[rdi + {32 * i}]", lambda i: f"[rsp + {frame + 32 * i}]"]
    return both_rounds(
        YMM, words[0], "vmovdqu {{0}}, {}", "vpxor {{0}}, {{1}}, {}",
        lambda s, c, n: vector_round(s, c, words[n], words[1 - n], f"[{constants} + {8 * n}]"))


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


def function(name, about, setup, prologue, body, step, leave):
    return [f"/* {about} */", f"ENTRY({name})", *lines(setup + prologue), "    .balign 64", "1:",
            *lines(body), *lines(step), *lines(leave), f"END({name})", ""]


def push():
    code, at = [], 16
    for r in SAVED:
        code += [f"push {r}", f".cfi_def_cfa_offset {at}", f".cfi_offset {r}, -{at}"]
        at += 8
    return code


def pop(cfi):
    code, at = [], 56
    for r in reversed(SAVED):
        at -= 8
        code += [f"pop {r}"] + ([f".cfi_def_cfa_offset {at}"] if cfi else [])
    return code


def step(pointer_slot, constants, scratch, vector_scratch):
    """Copy the constants of the next two rounds to the frame; ZF when there are none."""
    return [f"mov {scratch}, {pointer_slot}", f"add {scratch}, 16", f"mov {pointer_slot}, {scratch}",
            f"vmovdqu {vector_scratch}, [{scratch}]", f"vmovdqu {constants}, {vector_scratch}",
            f"cmp {scratch}b, 192", "jne 1b"]


def single():
    # Frame: 25 words, 2 of D, 2 constants, pointer to constants.
    prologue, body = scalar(0, 0, 200, 216)
    setup = push() + ["sub rsp, 248", ".cfi_def_cfa_offset 304", "lea rax, [rip + constants]",
                      "mov [rsp + 232], rax", "vmovdqu xmm0, [rax]", "vmovdqu [rsp + 216], xmm0"]
    return function("qtn_keccak_f1600_bmi2", "One state, at rdi.", setup, prologue, body,
                    step("[rsp + 232]", "[rsp + 216]", "r15", "xmm0"),
                    ["vpxor xmm0, xmm0, xmm0", "add rsp, 248", ".cfi_def_cfa_offset 56"] +
                    pop(True) + ["ret"])


def four():
    prologue, body = vector(0, "rdx")
    setup = ["push rbp", ".cfi_def_cfa_offset 16", ".cfi_offset rbp, -16", "mov rbp, rsp",
             ".cfi_def_cfa_register rbp", "and rsp, -64", "sub rsp, 832",
             "lea rdx, [rip + constants]"]
    return function("qtn_keccak_avx2_x4", "Four states word by word, at rdi.", setup, prologue, body,
                    ["add rdx, 16", "cmp dl, 192", "jne 1b"],
                    ["vzeroupper", "leave", ".cfi_def_cfa rsp, 8", "ret"])


def five():
    # Frame: 25 * 4 words, 25 words, 2 of D, 2 constants, pointer to constants, caller's rsp.
    scalar_code, vector_code = scalar(800, 800, 1000, 1016), vector(0, "rsp + 1016")
    setup = push() + ["mov rax, rsp", ".cfi_def_cfa_register rax", "and rsp, -64", "sub rsp, 1088",
                      "mov [rsp + 1040], rax",
                      # The caller's frame: 56 above what is stored at rsp + 1040.
                      ".cfi_escape 0x0f, 6, 0x77, 0x90, 0x08, 0x06, 0x23, 56",
                      "lea rax, [rip + constants]",
                      "mov [rsp + 1032], rax", "vmovdqu xmm0, [rax]", "vmovdqu [rsp + 1016], xmm0"]
    return function("qtn_keccak_avx2_x4_x1", "Four states word by word at rdi, then one.", setup,
                    vector_code[0] + scalar_code[0], merged(vector_code[1], scalar_code[1]),
                    step("[rsp + 1032]", "[rsp + 1016]", "r15", "xmm15"),
                    ["vzeroupper", "mov rsp, [rsp + 1040]", ".cfi_def_cfa rsp, 56"] + pop(True) +
                    ["ret"])


HEAD = """\
/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Written by scripts/keccak_avx2.py, which explains it; a test compares.
 *
 * KECCAK-p[1600, 24] for x86-64, two rounds in a loop of 12: from the state to the frame and back,
 * with the column parities in registers from round to round. System V calling convention on every
 * system; avx2.h says so to the compiler. */
#if defined(__APPLE__)
#define NAME(f) _##f
#define HIDDEN .private_extern
#define CONSTANTS .section __TEXT, __const
#else
#define NAME(f) f
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


def main():
    faults = []
    for name, kernel, wide in (("f1600_bmi2.S", single(), False), ("f1600_avx2_x4.S", four(), True),
                               ("f1600_avx2_x4_x1.S", five(), True)):
        text = whole(kernel, wide)
        if "--check" not in sys.argv[1:]:
            (FOLDER / name).write_text(text)
        elif (FOLDER / name).read_text() != text:
            faults.append(f"{name} is not what {pathlib.Path(__file__).name} writes")
    if faults:
        sys.exit("\n".join(faults))


if __name__ == "__main__":
    main()
