#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The library as objects for Apple silicon, which no machine here can run: every file compiles for
Mach-O; the assembly has what the same file has for ELF, instruction by instruction; names begin
with an underscore, are private but for those of exported.txt, and what is asked of others is in a
list; x18, the platform's, is not used; and SHA3 instructions are where they belong. Where the build
is for AArch64 and ELF, its objects are looked at for x18 (assembly), SHA3, and BTI and PAC."""
import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
APPLE, ELF = "arm64-apple-macos11", "aarch64-linux-gnu"
# Beside the library's own names.
ASKED = {"___memcpy_chk", "___stack_chk_fail", "___stack_chk_guard", "_bzero",
         "_getegid", "_getentropy", "_getenv", "_geteuid", "_getgid",
         "_getuid", "_memcmp", "_memcpy", "_memmove", "_memset", "_memset_pattern16", "_strcmp",
         "_strlen", "_sysctlbyname"}
SHA3 = re.compile(r"\b(eor3|rax1|xar|bcax)(?:\.2d|\.16b)?\b")
PLATFORM = re.compile(r"\b[xw]18\b")


def run(command, **more):
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                            check=False, **more)
    if result.returncode:
        sys.exit(f"{' '.join(map(str, command))}\n{result.stdout}")
    return result.stdout


def flags(root, target, source, sets):
    found = ["--target=" + target, "-std=c11", "-O2", "-I", root / "src", "-I", root / "include",
             "-fvisibility=hidden", "-DQTN_HAVE_NEON", "-DQTN_HAVE_SHA3", "-DQTN_BUILD_SHARED"]
    if target == APPLE:
        found += ["-nostdlibinc", "-isystem", HERE / "apple", "-Werror"]
    return found + (["-march=armv8.2-a+sha3"] if source in sets["sha3"] else [])


def sources(root):
    """Files of each set, without those of other machines."""
    everything = [path for path in (root / "src").rglob("*") if path.suffix in (".c", ".S")]
    here = [path for path in everything if not re.search(r"avx|bmi2", str(path))]
    return {"all": here, "sha3": [path for path in here if "sha3" in path.name]}


def code_of(text):
    """Instructions of assembly as the compiler prints it, without directives and comments."""
    lines = (re.split(r"//|;|@", line)[0].strip() for line in text.splitlines())
    return [" ".join(line.split()) for line in lines
            if line and not line.startswith((".", "#")) and not line.endswith(":")]


def instructions(objdump, path):
    """Instruction words of an object. What a linker fills in is zero in them. Newer tools print a
    word, older ones its bytes as they lie in memory."""
    text = run([objdump, "-d", "--no-leading-addr", path])
    found = re.findall(r"^\s*([0-9a-f]{8}|(?:[0-9a-f]{2} ){3}[0-9a-f]{2})\s", text, re.M)
    if not found:
        sys.exit(f"{objdump} shows no instruction of {path}")
    return ["".join(reversed(word.split())) for word in found]


def names(text):
    """(visible to the linker, to others too, defined, asked for) of assembly for Mach-O."""
    visible = set(re.findall(r"^\s*\.globl\s+(\S+)", text, re.M))
    defined = set(re.findall(r"^\s*(_[\w.]+):", text, re.M))
    defined |= set(re.findall(r"^\s*\.(?:zerofill\s+\w+,\w+,|lcomm\s+)(_[\w.]+),", text, re.M))
    used = re.findall(r"^\s+(?:bl|b|adrp|\.quad)\s+(?:x\d+, )?(_[\w.]+)", text, re.M)
    public = visible - set(re.findall(r"^\s*\.private_extern\s+(\S+)", text, re.M))
    return visible, public, defined, set(used)


def faults_of(name, text, sets, path):
    found = []
    if PLATFORM.search("\n".join(code_of(text))):
        found.append(f"{name}: uses x18")
    if SHA3.search("\n".join(code_of(text))) and path not in sets["sha3"]:
        found.append(f"{name}: has SHA3 instructions")
    return found


def exported():
    lines = (HERE / "exported.txt").read_text().splitlines()
    return {"_" + line for line in lines if line and not line.startswith("#")}


def faults_of_archive(disassembly, notes):
    """Of an ELF archive, from what objdump -d and readelf -n say of it."""
    found, objects = [], 0
    parts = re.split(r"^(\S+):\s+file format \S+aarch64$", disassembly, flags=re.M)
    pieces = re.split(r"^File: .*\((.+)\)$", notes, flags=re.M)
    marks = dict(zip(pieces[1::2], pieces[2::2]))
    for name, text in zip(parts[1::2], parts[2::2]):
        code = "\n".join(re.findall(r"^\s+[0-9a-f]+:\t[0-9a-f]{8} \t([^<]*)", text, re.M))
        if not code:
            continue
        objects += 1
        # Compilers for Linux may use x18: it is only there that it is nobody's.
        if name.endswith(".S.o") and PLATFORM.search(code):
            found.append(f"{name}: uses x18")
        if SHA3.search(code) and "sha3" not in name:
            found.append(f"{name}: has SHA3 instructions")
        if not re.search(r"AArch64 feature: BTI, PAC", marks.get(name, "")):
            found.append(f"{name}: no note of BTI and PAC")
    return found, objects


def self_test(clang, objdump, sets, folder):
    """A look that finds nothing proves nothing."""
    planted = "_f:\n mov x18, x0\n eor3 v0.16b, v1.16b, v2.16b, v3.16b\n"
    if len(faults_of("planted", planted, sets, None)) != 2 or len(sets["sha3"]) < 4:
        sys.exit("self test: planted faults were not seen")
    if names(".globl _f\n.globl _g\n.private_extern _g\n")[1] != {"_f"}:
        sys.exit("self test: a name that is not private was not seen")
    archive = ("a.S.o:     file format elf64-littleaarch64\n   0:\taa0003f2 \tmov\tx18, x0\n"
               "   4:\tce020c20 \teor3\tv0.16b, v1.16b, v2.16b, v3.16b\n")
    if len(faults_of_archive(archive, "File: l.a(a.S.o)\n  AArch64 feature: BTI\n")[0]) != 3:
        sys.exit("self test: planted faults of an ELF object were not seen")
    if objdump:
        seen = []
        for target, line in ((APPLE, "mov x0, x1"), (ELF, "mov x0, x2"), (ELF, "mov x0, x1")):
            (folder / "planted.S").write_text(line + "\n")
            run([clang, "--target=" + target, "-c", folder / "planted.S",
                 "-o", folder / "planted.o"])
            seen.append(instructions(objdump, folder / "planted.o"))
        if seen[0] == seen[1] or seen[0] != seen[2]:
            sys.exit("self test: another instruction was not seen")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clang", required=True)
    parser.add_argument("--objdump", default="", help="LLVM's; it reads Mach-O")
    parser.add_argument("--elf", nargs=3, metavar=("ARCHIVE", "OBJDUMP", "READELF"),
                        help="the library as built for AArch64")
    parser.add_argument("root", type=pathlib.Path)
    args = parser.parse_args()
    sets = sources(args.root)
    faults, visible, public, defined, used = [], set(), set(), set(), set()
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        self_test(args.clang, args.objdump, sets, work)
        for path in sets["all"]:
            name = str(path.relative_to(args.root))
            common = [args.clang, *flags(args.root, APPLE, path, sets)]
            run([*common, "-c", path, "-o", work / "apple.o"])
            step = ["-E"] if path.suffix == ".S" else ["-S"]
            text = run([*common, *step, path, "-o", "-"])
            if path.suffix == ".S":
                text = text.replace("%%", "\n")
                if args.objdump:
                    run([args.clang, *flags(args.root, ELF, path, sets), "-c", path,
                         "-o", work / "elf.o"])
                    if (instructions(args.objdump, work / "apple.o") !=
                            instructions(args.objdump, work / "elf.o")):
                        faults.append(f"{name}: other instructions than for ELF")
            faults += faults_of(name, text, sets, path)
            more = names(text)
            visible |= more[0]
            public |= more[1]
            defined |= more[2]
            used |= more[3]
    faults += [f"{name} is asked for, and is nowhere" for name in sorted(used - defined - ASKED)]
    faults += [f"{name} has no underscore of its own" for name in sorted(visible)
               if not name.startswith("_qtn_")]
    faults += [f"{name} is not private, or not exported" for name in sorted(public ^ exported())]
    objects = 0
    if args.elf:
        archive, objdump, readelf = args.elf
        more, objects = faults_of_archive(run([objdump, "-d", archive]),
                                          run([readelf, "-nW", archive]))
        faults += more
        if not objects:
            sys.exit(f"{objdump} shows no object of {archive}")
    for line in faults:
        print(line)
    if faults:
        sys.exit(1)
    print(f"{len(sets['all'])} files as objects for {APPLE}, {len(visible)} names"
          + (f"; {objects} objects of ELF" if objects else "")
          + ("" if args.objdump else "; no llvm-objdump to compare the assembly with ELF's"))


if __name__ == "__main__":
    main()
