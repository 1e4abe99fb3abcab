#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Small rules for every file: the licence line, length, unfinished marks, tabs, line width."""
import re

import tree

SPDX = "SPDX-License-Identifier: Apache-2.0"
COPYRIGHT = "Copyright 2026 The Quatrain Authors"
SOURCE_LINES = 400  # a longer file in src/ holds more than one idea
WRITTEN_LINES = 700  # unless a script writes it
WIDTH = 100
# In two halves, so that this file passes its own check.
UNFINISHED = re.compile(r"\b(" + "TO" "DO|FIX" "ME|XX" "X" + r")\b")
NAMES = {"meson.build", "meson_options.txt"}


def shell_scripts():
    return [path for path in [*(tree.root() / "scripts").iterdir(), tree.root() / ".ci" / "run"]
            if path.is_file() and path.read_text().startswith("#!")]


def main():
    faults = []
    c_files = tree.files(".c", ".h", ".S")
    others = tree.files(".py") + [path for path in tree.files(".build") if path.name in NAMES]
    others += [tree.root() / name for name in NAMES]
    others += [path for path in shell_scripts() if path not in others]
    prose = list(tree.root().glob("*.md")) + list((tree.root() / "docs").rglob("*.md"))

    for path in c_files + others + prose:
        name, text = tree.relative(path), path.read_text()
        head = "\n".join(text.splitlines()[:3])
        if path not in prose and SPDX not in head:
            faults.append(f"{name}: no licence line at the top")
        if path in c_files and COPYRIGHT not in head:
            faults.append(f"{name}: no copyright line at the top")
        if not text.endswith("\n") or text.endswith("\n\n"):
            faults.append(f"{name}: must end with one line end")
        for number, line in enumerate(text.splitlines(), 1):
            where = f"{name}:{number}"
            if UNFINISHED.search(line):
                faults.append(f"{where}: unfinished: {line.strip()}")
            if "\t" in line:
                faults.append(f"{where}: a tab")
            if path not in prose and line != line.rstrip():
                faults.append(f"{where}: blanks at the end of the line")
            if path not in prose and len(line) > WIDTH:
                faults.append(f"{where}: {len(line)} columns, more than {WIDTH}")
        if name.startswith("src/") and path.suffix in (".c", ".h", ".S"):
            lines = len(text.splitlines())
            most = WRITTEN_LINES if "/* Written by scripts/" in text else SOURCE_LINES
            if lines > most:
                faults.append(f"{name}: {lines} lines, more than {most}")
    tree.finish(faults, f"{len(c_files)} C files, {len(others)} scripts and {len(prose)} texts")


if __name__ == "__main__":
    main()
