#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""No machine code of the library divides: dividing takes a time that depends on the operands, and
a division by a constant is a multiplication at one optimisation level and a division at another.

Scans the library as it was built, and every source compiled again at each of the given levels.
"""
import argparse
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import tempfile

INSTRUCTIONS = {
    "x86_64": r"v?i?div\w*",
    "x86": r"v?i?div\w*",
    "aarch64": r"[us]div|fdiv",
    "arm": r"[us]div|vdiv\S*",
    "s390x": r"d(?!iag)\w*",
}
HELPERS = r"__(?:aeabi_)?[a-z]*(?:div|mod)\w*"  # what compilers call where no instruction divides


def divisions(objdump, family, path):
    """(function, instruction) for each division in an object or archive."""
    result = subprocess.run([objdump, "-dr", str(path)], stdout=subprocess.PIPE,
                            stderr=subprocess.PIPE, text=True, check=False)
    if result.returncode or "UNKNOWN!" in result.stdout:
        print(f"SKIP: {objdump} does not know the machine code of {family}")
        sys.exit(77)
    instruction = re.compile(rf"(?:{INSTRUCTIONS[family]})(?:\s|$)")
    helper = re.compile(rf"\b{HELPERS}\b")
    found, function, lines = [], "?", 0
    for line in result.stdout.splitlines():
        heading = re.match(r"[0-9a-f]+ <(.+)>:$", line)
        if heading:
            function = heading.group(1)
        elif ": R_" in line and helper.search(line):
            found.append((function, line.split()[-1]))
        elif re.match(r"\s+[0-9a-f]+:\t", line):
            lines += 1
            text = " ".join(line.split("\t")[2:])  # behind address and bytes
            if instruction.match(text):
                found.append((function, " ".join(text.split())))
    return found, lines


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    for option in ("nm", "objdump", "readelf", "family", "static", "levels"):
        parser.add_argument(f"--{option}", required=True)
    parser.add_argument("--root", type=pathlib.Path, required=True)
    parser.add_argument("sources", nargs="+")
    parser.add_argument("--cc", nargs=argparse.REMAINDER, required=True)
    args = parser.parse_args()

    if not args.objdump:
        print("SKIP: no objdump here")
        sys.exit(77)
    if args.family not in INSTRUCTIONS:
        print(f"SKIP: which instructions of {args.family} divide is not written down here")
        sys.exit(77)

    faults = []

    def compiled(source, level, folder):
        target = pathlib.Path(folder) / f"{source.name}-{abs(hash(source))}-{level}.o"
        subprocess.run([*args.cc, "-std=c11", f"-O{level}", "-fPIC", f"-I{args.root}/src",
                        f"-I{args.root}/include", "-c", str(source), "-o", str(target)], check=True)
        found, lines = divisions(args.objdump, args.family, target)
        return [f"{source.name} at -O{level}: {what} in {where}" for where, what in found], lines

    with tempfile.TemporaryDirectory() as folder:
        # First that a division would be seen at all.
        planted = pathlib.Path(folder) / "planted.c"
        planted.write_text("unsigned planted(unsigned, unsigned);\n"
                           "unsigned planted(unsigned a, unsigned b) { return a / b; }\n")
        if not compiled(planted, "2", folder)[0]:
            sys.exit("a planted division was not found")

        found, lines = divisions(args.objdump, args.family, args.static)
        faults += [f"as built: {what} in {where}" for where, what in found]
        if lines < 1000:
            sys.exit(f"only {lines} instructions in the library: nothing was looked at")
        sources = [pathlib.Path(name).resolve() for name in args.sources]
        jobs = [(source, level) for level in args.levels.split(",") for source in sources]
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            for more, count in pool.map(lambda job: compiled(*job, folder), jobs):
                faults += more
                lines += count

    for fault in faults:
        print(fault)
    if faults:
        sys.exit(f"{len(faults)} divisions")
    print(f"no division in {lines} instructions: as built, and {len(sources)} sources at "
          f"-O{', -O'.join(args.levels.split(','))}")


if __name__ == "__main__":
    main()
