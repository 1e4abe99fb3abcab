#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Every assembly file is what its script writes, so that the script can be read in its place; and
a file with one instruction changed is seen to differ."""
import pathlib
import shutil
import subprocess
import sys
import tempfile

import tree

# Each script, and the folder for which it writes.
SCRIPTS = {"keccak_aarch64.py": "src/keccak", "keccak_avx2.py": "src/keccak",
           "keccak_avx512.py": "src/keccak", "mldsa_aarch64.py": "src/mldsa/neon",
           "mlkem_aarch64.py": "src/mlkem/neon"}
CHANGES = {"xor": "or ", " eor ": " orr ", " mls ": " mla "}


def differs(script, folder):
    run = subprocess.run([sys.executable, "-B", str(script), "--check", str(folder)],
                         stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    return run.stdout if run.returncode else ""


def check(script, folder):
    """Faults, and how many files there were."""
    files = [path for path in tree.files(".S", folders=[folder])
             if script.name in path.read_text()]
    if not files:
        sys.exit(f"no assembly that names {script.name}: nothing to check")
    faults = []
    for path in files:
        with tempfile.TemporaryDirectory() as name:
            for each in files:
                shutil.copy(each, name)
            copy = pathlib.Path(name) / path.name
            text = copy.read_text()
            for old, new in CHANGES.items():
                text = text.replace(old, new, 1)
            copy.write_text(text)
            if path.name not in differs(script, name):
                faults.append(f"{path.name}: a planted change was not seen")
    return faults + differs(script, tree.root() / folder).splitlines(), len(files)


def main():
    faults, count = [], 0
    for name, folder in SCRIPTS.items():
        found, files = check(tree.root() / "scripts" / name, folder)
        faults += found
        count += files
    tree.finish(faults, f"{count} assembly files are as their scripts write them")


if __name__ == "__main__":
    main()
