#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Every C file is as clang-format 14 writes it. Other versions differ in details, so they are not
asked; with --ci yes the right one must be there."""
import re
import shutil
import subprocess
import sys

import tree

VERSION = "14"


def version_of(program):
    said = subprocess.run([program, "--version"], stdout=subprocess.PIPE, text=True,
                          check=False).stdout
    match = re.search(r"version (\d+)", said)
    return match.group(1) if match else "unknown"


def main():
    ci = "--ci=yes" in sys.argv[1:]
    reason = f"no clang-format {VERSION} here"
    for name in (f"clang-format-{VERSION}", "clang-format"):
        program = shutil.which(name)
        if program and version_of(program) == VERSION:
            break
        if program:
            reason = f"{name} is version {version_of(program)}; the tree is formatted by {VERSION}"
    else:
        if ci:
            sys.exit(f"{reason}, which is an error in CI")
        print(f"SKIP: {reason}")
        sys.exit(77)
    files = tree.files(".c", ".h")
    run = subprocess.run([program, "--dry-run", "-Werror", *map(str, files)], check=False)
    if run.returncode:
        sys.exit(f"to mend: {name} -i FILE...")
    print(f"{len(files)} files are as {name} writes them")


if __name__ == "__main__":
    main()
