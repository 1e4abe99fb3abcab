#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes the permutation kernels of src/keccak for AArch64; `--check` compares instead.

    keccak_aarch64.py [--check] FOLDER

keccak_scalar.py and keccak_vector.py have the rounds; here they get loops, loads and stores, and
in the hybrid kernels are put side by side: a core that could do with more of either kind has room
for the other. Where the vectors need an address, they wait for a place where the scalars have a
register to lend. Scalar rounds are cut between theta and rho, so that what is pending is the same
in each turn of the loop; vector rounds are whole."""
from assembly import round_constants, rows, write_or_check
from keccak_scalar import CONSTANTS, WORDS, Scalar
from keccak_vector import STEPS, Vector

HEAD = """\
/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Written by scripts/keccak_aarch64.py, which explains it; a test compares.
 *
"""
STATE, VECTOR_CONSTANTS, EXTRA, SAVED = 0, 16, 24, 32 # in the frame, beside CONSTANTS
GENERAL = [f"x{i}" for i in range(19, 31)]
VECTORS = [f"d{i}" for i in range(8, 16)]


def table(turns, each, step):
    """The constants, `each` of which are used in each of so many turns of the loop, at whose end
    the low bits of the pointer are zero."""
    align = 32 * step
    lines = ["    CONSTANTS", f"    .balign {align}", f"    .space {align - turns * each * step}",
             "constants:"]
    return lines + [f"    .quad {', '.join([f'{c:#018x}'] * (step // 8))}"
                    for c in round_constants()]


def pairs(name, registers, base, first):
    """Loads or stores of neighbours."""
    size = {"d": 8, "x": 8, "q": 16}[registers[0][0]]
    text = [f"{name}p {registers[i]}, {registers[i + 1]}, [{base}, #{first + i * size}]"
            for i in range(0, len(registers) - 1, 2)]
    if len(registers) % 2:
        text.append(f"{name}r {registers[-1]}, [{base}, #{first + (len(registers) - 1) * size}]")
    return text


def each(name, registers, base, stride):
    return [f"{name}r {r}, [{base}, #{stride * i}]" for i, r in enumerate(registers)]


def frame(general, vector):
    """(prologue, epilogue)"""
    saved = (GENERAL if general else []) + (VECTORS if vector else [])
    first = SAVED if general else 0
    size = first + 8 * len(saved)
    enter = ["hint #25", ".cfi_negate_ra_state"] if general else []
    enter += [f"sub sp, sp, #{size}", f".cfi_def_cfa_offset {size}"]
    enter += pairs("st", saved[:len(GENERAL)] if general else saved, "sp", first)
    if general and vector:
        enter += pairs("st", VECTORS, "sp", first + 8 * len(GENERAL))
    enter += [f".cfi_offset {'b' + r[1:] if r[0] == 'd' else r}, {first + 8 * i - size}"
              for i, r in enumerate(saved)]
    leave = [line.replace("st", "ld", 1) for line in enter if line.startswith("st")]
    leave += [f"add sp, sp, #{size}", ".cfi_def_cfa_offset 0"]
    leave += ["hint #29", ".cfi_negate_ra_state"] if general else []
    return enter, leave + ["ret"]


def plain_text(text):
    return [line for line in text if isinstance(line, str)]


def merged(scalar, vector):
    """Two lists as one, evenly. A mark ("iota", word, register) of the vectors becomes
    instructions at the next mark ("free", register) of the scalars, and has to before the vectors'
    next round."""
    text, waiting, done = [], [], 0
    pace = len(vector) / len(scalar)
    for i, line in enumerate(scalar):
        if isinstance(line, str):
            text.append(line)
        else:
            for word, register in waiting:
                text += [f"ldr {line[1]}, [sp, #{VECTOR_CONSTANTS}]",
                         f"ldr q{register[1:]}, [{line[1]}], #16",
                         f"str {line[1]}, [sp, #{VECTOR_CONSTANTS}]",
                         f"eor {word}.16b, {word}.16b, {register}.16b"]
            waiting = []
        while done < len(vector) and done <= (i + 1) * pace:
            if isinstance(vector[done], str):
                # The first instruction of a round reads what the last one's iota changes.
                if waiting and vector[done].startswith(("eor", "eor3")) and \
                        f"{waiting[0][0]}.16b" in vector[done]:
                    break
                text.append(vector[done])
            else:
                waiting.append(vector[done][1:])
            done += 1
    assert done == len(vector) and not waiting, (done, len(vector), waiting)
    return text


def gpr(name, plain):
    s = Scalar(plain)
    words = [s.home[w] for w in WORDS]
    enter, leave = frame(True, False)
    text = enter + [f"str x0, [sp, #{STATE}]",
                    f"str x1, [sp, #{EXTRA}]", "ADDRESS(x2, constants)",
                    f"str x2, [sp, #{CONSTANTS}]", "cmp x1, #1", "b.ne 1f",
                    *pairs("ld", words, "x0", 0), "b 2f", "1:", *each("ld", words, "x0", 16), "2:"]
    s.theta()
    text += s.take()
    begin = dict(s.pending)
    s.chi(False, 0)
    s.theta()
    s.chi(True, 1, advance=2)
    s.theta()
    assert s.pending == begin
    text += ["3:", *s.take(), "b.ne 3b"]
    s.chi(False, 0)
    s.theta()
    s.chi(True, 1)
    s.settle()
    to, stride = s.free[:2]
    text += s.take() + [f"ldr {stride}, [sp, #{EXTRA}]", f"ldr {to}, [sp, #{STATE}]",
                        f"cmp {stride}, #1", "b.ne 4f", *pairs("st", words, to, 0), "b 5f", "4:",
                        *each("st", words, to, 16), "5:", *leave]
    return [(name, plain_text(text))], table(11, 2, 8)


def sha3(name, states):
    v = Vector()
    v.round(False)
    v.round(True)
    loop = []
    for line in v.take():
        loop += [line] if isinstance(line, str) else [
            f"ld1r {{{line[2]}.2d}}, [x2], #8",
            f"eor {line[1]}.16b, {line[1]}.16b, {line[2]}.16b"]
    enter, leave = frame(False, True)
    registers = [f"{'d' if states == 1 else 'q'}{v.home[w][1:]}" for w in WORDS]
    text = enter + ["ADDRESS(x2, constants)"]
    if states == 1:
        text += ["cmp x1, #1", "b.ne 1f", *pairs("ld", registers, "x0", 0), "b 2f", "1:",
                 *each("ld", registers, "x0", 16), "2:"]
    else:
        text += pairs("ld", registers, "x0", 0)
    text += ["3:", *loop, "tst x2, #0xff", "b.ne 3b"]
    if states == 1:
        text += ["cmp x1, #1", "b.ne 4f", *pairs("st", registers, "x0", 0), "b 5f", "4:",
                 *each("st", registers, "x0", 16), "5:"]
    else:
        text += pairs("st", registers, "x0", 0)
    return [(name, text + leave)], table(12, 2, 8)


def hybrid(name, scalars, steps=(), without=(), plain=()):
    """One state in general registers, where x0 points, and a pair, where x1 points; or two in
    general registers, one after the other, and behind them the pair."""
    s, v = Scalar(plain, step=16), Vector(steps, without)
    words, vectors = [s.home[w] for w in WORDS], [f"q{v.home[w][1:]}" for w in WORDS]
    rounds = 2 * scalars # of the scalars in a turn, beside two of the vectors
    turns = 24 // rounds - 1
    enter, leave = frame(True, True)
    text = enter + [f"str x0, [sp, #{STATE}]", "ADDRESS(x2, constants)",
                    f"str x2, [sp, #{VECTOR_CONSTANTS}]"]
    if scalars == 2: # EXTRA: where the second half begins, then what tells that it has
        text += ["add x1, x0, #400", "add x3, x0, #200"]
    text += pairs("ld", vectors, "x1", 0)
    text += [f"str x3, [sp, #{EXTRA}]", "1:"] if scalars == 2 else [f"str x1, [sp, #{EXTRA}]"]
    text += [f"str x2, [sp, #{CONSTANTS}]", *pairs("ld", words, "x0", 0)]
    s.theta()
    text += s.take()

    def turn(last):
        for i in range(0, rounds, 2):
            s.chi(False, i)
            s.theta()
            s.chi(True, i + 1, advance=rounds if i + 2 == rounds and not last else 0)
            if not (last and i + 2 == rounds):
                s.theta()
        v.round(False)
        v.round(True)
        return merged(s.take(), v.take())

    text += ["3:", *turn(False), "b.ne 3b", *turn(True)]
    s.settle()
    to, then = s.free[:2]
    assert {to, then} == {"x0", "x1"}, (to, then)
    text += s.take() + [f"ldr x0, [sp, #{STATE}]", *pairs("st", words, "x0", 0)]
    if scalars == 2:
        text += [f"ldr x1, [sp, #{EXTRA}]", "cbz x1, 4f", f"str xzr, [sp, #{EXTRA}]",
                 "mov x0, x1", f"str x0, [sp, #{STATE}]", "ADDRESS(x2, constants)", "b 1b",
                 "4:", "add x1, x0, #200"]
    else:
        text.append(f"ldr x1, [sp, #{EXTRA}]")
    text += [*pairs("st", vectors, "x1", 0), *leave]
    return [(name, plain_text(text))], table(turns, rounds, 16)


# Where few pipes have SHA3 instructions, chi is left to Neon, and beside one scalar state so are
# theta and rho of eight words: as many as keep all pipes busy.
MIXED = ("eor3", "rax1", "xar")

FILES = {
    "f1600_gpr_lazy.S": (
        "KECCAK-p[1600, 24] in general registers, lazy rotation.",
        lambda: gpr("qtn_keccak_gpr_lazy", ())),
    "f1600_gpr_plain.S": (
        "The same for cores where a turned operand is dear: four of the five rows are turned\n"
        " * before chi.",
        lambda: gpr("qtn_keccak_gpr_plain", (0, 1, 2, 3))),
    "f1600_sha3_x1.S": (
        "KECCAK-p[1600, 24] with the SHA3 instructions, in the lower halves of vectors.",
        lambda: sha3("qtn_keccak_sha3_x1", 1)),
    "f1600_sha3_x2.S": (
        "Two permutations KECCAK-p[1600, 24] with the SHA3 instructions.",
        lambda: sha3("qtn_keccak_sha3_x2", 2)),
    "f1600_hybrid_x3.S": (
        "A permutation in general registers beside two in Neon's.",
        lambda: hybrid("qtn_keccak_hybrid_x3", 1)),
    "f1600_hybrid_plain_x3.S": (
        "The same for cores where a turned operand is dear: one row is turned before chi.",
        lambda: hybrid("qtn_keccak_hybrid_plain_x3", 1, plain=(0,))),
    "f1600_hybrid_x4.S": (
        "Two permutations in general registers, one after the other, beside two in Neon's.",
        lambda: hybrid("qtn_keccak_hybrid_x4", 2)),
    "f1600_hybrid_sha3_x3.S": (
        "A permutation in general registers beside two in vector registers, with some SHA3\n"
        " * instructions.",
        lambda: hybrid("qtn_keccak_hybrid_sha3_x3", 1, MIXED, WORDS[:8])),
    "f1600_hybrid_sha3_x4.S": (
        "Two permutations in general registers, one after the other, beside two in vector\n"
        " * registers, with some SHA3 instructions.",
        lambda: hybrid("qtn_keccak_hybrid_sha3_x4", 2, MIXED)),
}


def written(name):
    purpose, make = FILES[name]
    functions, constants = make()
    lines = [f'{HEAD} * {purpose} */', '#include "common/asm_aarch64.inc"', ""]
    if "sha3" in name:
        lines += ["#if !defined(__APPLE__)", "    .arch armv8.2-a+sha3", "#endif"]
    lines.append("    .text")
    for function, text in functions:
        lines += [f"ENTRY({function})", *rows(text), f"END({function})"]
    return "\n".join([*lines, "", *constants, "", "OBJECT_NOTES"]) + "\n"


if __name__ == "__main__":
    write_or_check(FILES, written)
