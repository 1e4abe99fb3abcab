#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compile every public header alone, as C99 to C2x and as C++11 to C++20, with gcc and clang.

The project itself needs no C++: a compiler that is missing is named, and is an error with --ci yes.
Each header stands twice in its file, so that a missing include guard shows too.
"""
import argparse
import pathlib
import shutil
import subprocess
import sys
import tempfile

WARNINGS = ["-Wall", "-Wextra", "-Wpedantic", "-Wundef", "-Wconversion", "-Werror"]
DIALECTS = {
    "c": ["c99", "c11", "c17", "c2x"],
    "c++": ["c++11", "c++14", "c++17", "c++20"],
}
COMPILERS = [("c", "gcc"), ("c", "clang"), ("c++", "g++"), ("c++", "clang++")]

# Faults that the flags must catch; a driver that accepts one proves nothing.
PLANTED = {
    "undefined macro in #if": "#if QTN_THIS_IS_NOT_DEFINED\n#endif\n",
    "type without its header": "uint8_t planted(size_t n);\n",
    "implicit conversion": "static inline signed char planted(int x) { return x; }\n"
                           "signed char use(int x);\n"
                           "signed char use(int x) { return planted(x); }\n",
}


def compiles(compiler, language, dialect, include, text, folder):
    """The compiler's complaint, or None where there is none."""
    source = folder / ("header.c" if language == "c" else "header.cpp")
    source.write_text(text)
    run = subprocess.run(
        [compiler, f"-std={dialect}", *WARNINGS, f"-I{include}", "-fsyntax-only", str(source)],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    return run.stdout if run.returncode else None


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--include", type=pathlib.Path, required=True)
    parser.add_argument("--ci", choices=["yes", "no"], default="no")
    args = parser.parse_args()

    headers = sorted(p.relative_to(args.include).as_posix() for p in args.include.rglob("*.h"))
    if not headers:
        sys.exit(f"no header below {args.include}")
    failures, missing, tried = [], [], 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for language, compiler in COMPILERS:
            if shutil.which(compiler) is None:
                missing.append(compiler)
                print(f"{compiler}: not tried, no such program here")
                continue
            for what, text in PLANTED.items():
                tried += 1
                if compiles(compiler, language, DIALECTS[language][0], args.include, text,
                            folder) is None:
                    failures.append(f"{compiler}: a planted fault was accepted: {what}")
            for dialect in DIALECTS[language]:
                for header in headers:
                    tried += 1
                    text = f"#include <{header}>\n" * 2
                    complaint = compiles(compiler, language, dialect, args.include, text, folder)
                    if complaint:
                        failures.append(f"{compiler} -std={dialect} {header}:\n{complaint}")
            print(f"{compiler}: {len(headers)} headers in {', '.join(DIALECTS[language])}")

    for failure in failures:
        print(failure)
    if missing and args.ci == "yes":
        sys.exit(f"missing, which is an error in CI: {', '.join(missing)}")
    if failures:
        sys.exit(f"{len(failures)} of {tried} compilations went wrong")
    if len(missing) == len(COMPILERS):
        print("SKIP: none of gcc, clang, g++ and clang++ is here")
        sys.exit(77)
    print(f"{tried} compilations as expected")


if __name__ == "__main__":
    main()
