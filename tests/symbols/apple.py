#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The library as objects for Apple silicon, which no machine here can run: every file compiles for
Mach-O; the assembly has what the same file has for ELF, instruction by instruction; names begin
with an underscore, and what is asked of others is in a list; x18, the platform's, is not used; and
SHA3 instructions are where they belong."""
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
    """Instruction words of an object. What a linker fills in is zero in them."""
    text = run([objdump, "-d", "--no-leading-addr", path])
    return re.findall(r"^\s*([0-9a-f]{8})\s", text, re.M)


def names(text):
    """(visible to the linker, defined, asked for) of assembly for Mach-O."""
    visible = set(re.findall(r"^\s*\.globl\s+(\S+)", text, re.M))
    defined = set(re.findall(r"^\s*(_[\w.]+):", text, re.M))
    defined |= set(re.findall(r"^\s*\.(?:zerofill\s+\w+,\w+,|lcomm\s+)(_[\w.]+),", text, re.M))
    used = re.findall(r"^\s+(?:bl|b|adrp|\.quad)\s+(?:x\d+, )?(_[\w.]+)", text, re.M)
    return visible, defined, set(used)


def faults_of(name, text, sets, path):
    found = []
    if PLATFORM.search("\n".join(code_of(text))):
        found.append(f"{name}: uses x18")
    if SHA3.search("\n".join(code_of(text))) and path not in sets["sha3"]:
        found.append(f"{name}: has SHA3 instructions")
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clang", required=True)
    parser.add_argument("--objdump", default="", help="LLVM's; it reads Mach-O")
    parser.add_argument("root", type=pathlib.Path)
    args = parser.parse_args()
    sets = sources(args.root)
    faults, visible, defined, used = [], set(), set(), set()
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
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
            defined |= more[1]
            used |= more[2]
    faults += [f"{name} is asked for, and is nowhere" for name in sorted(used - defined - ASKED)]
    faults += [f"{name} has no underscore of its own" for name in sorted(visible)
               if not name.startswith("_qtn_")]
    # A look that finds nothing proves nothing.
    planted = "_f:\n mov x18, x0\n eor3 v0.16b, v1.16b, v2.16b, v3.16b\n"
    if len(faults_of("planted", planted, sets, None)) != 2 or len(sets["sha3"]) < 4:
        sys.exit("self test: planted faults were not seen")
    for line in faults:
        print(line)
    if faults:
        sys.exit(1)
    print(f"{len(sets['all'])} files as objects for {APPLE}, {len(visible)} names"
          + ("" if args.objdump else "; no llvm-objdump to compare the assembly with ELF's"))


if __name__ == "__main__":
    main()
