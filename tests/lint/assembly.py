#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Every assembly file of src/keccak is what its script writes, so that the script can be
read in its place; and a file with one instruction changed is seen to differ."""
import pathlib
import shutil
import subprocess
import sys
import tempfile

import tree

SCRIPTS = [tree.root() / "scripts" / name for name in ("keccak_aarch64.py", "keccak_avx2.py",
                                                        "keccak_avx512.py")]


def differs(script, folder):
    run = subprocess.run([sys.executable, "-B", str(script), "--check", str(folder)],
                         stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    return run.stdout if run.returncode else ""


def check(script):
    """Faults, and how many files there were."""
    files = [path for path in tree.files(".S", folders=["src/keccak"])
             if script.name in path.read_text()]
    if not files:
        sys.exit(f"no assembly that names {script.name}: nothing to check")
    faults = []
    for path in files:
        with tempfile.TemporaryDirectory() as name:
            for each in files:
                shutil.copy(each, name)
            copy = pathlib.Path(name) / path.name
            copy.write_text(copy.read_text().replace("xor", "or ", 1).replace(" eor ", " orr ", 1))
            if path.name not in differs(script, name):
                faults.append(f"{path.name}: a planted change was not seen")
    return faults + differs(script, tree.root() / "src" / "keccak").splitlines(), len(files)


def main():
    faults, count = [], 0
    for script in SCRIPTS:
        found, files = check(script)
        faults += found
        count += files
    tree.finish(faults, f"{count} assembly files are as their scripts write them")


if __name__ == "__main__":
    main()
