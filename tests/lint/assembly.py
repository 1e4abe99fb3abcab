#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Every assembly file of src/keccak for x86-64 is what scripts/keccak_avx2.py writes, so that the
script can be read in its place; and a file with one instruction changed is seen to differ."""
import pathlib
import shutil
import subprocess
import sys
import tempfile

import tree

SCRIPT = tree.root() / "scripts" / "keccak_avx2.py"


def differs(folder):
    run = subprocess.run([sys.executable, str(SCRIPT), "--check", str(folder)],
                         stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    return run.stdout if run.returncode else ""


def main():
    files = [path for path in tree.files(".S", folders=["src/keccak"])
             if SCRIPT.name in path.read_text()]
    if not files:
        sys.exit(f"no assembly that names {SCRIPT.name}: nothing to check")
    faults = []
    for path in files:
        with tempfile.TemporaryDirectory() as name:
            for each in files:
                shutil.copy(each, name)
            copy = pathlib.Path(name) / path.name
            copy.write_text(copy.read_text().replace("xor", "or ", 1))
            if path.name not in differs(name):
                faults.append(f"{path.name}: a planted change was not seen")
    faults += differs(tree.root() / "src" / "keccak").splitlines()
    tree.finish(faults, f"{len(files)} assembly files are as {SCRIPT.name} writes them")


if __name__ == "__main__":
    main()
