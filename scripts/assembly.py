# SPDX-License-Identifier: Apache-2.0
"""For the scripts of this folder that write assembly: the constants of Keccak, lines, and files."""
import pathlib
import sys


def round_constants():
    """FIPS 202, Algorithms 5 and 6."""
    constants, lfsr = [], 1
    for _ in range(24):
        constant = 0
        for j in range(7):
            if lfsr & 1:
                constant |= 1 << ((1 << j) - 1)
            lfsr = lfsr << 1 ^ (0x171 if lfsr & 0x80 else 0)
        constants.append(constant)
    return constants


def rows(text):
    """For AArch64: instructions, as many in a line as fit; labels and directives alone."""
    lines, row = [], []
    for line in [*text, ""]:
        label = line.endswith(":")
        plain = line and not label and line[0] != "." and not line.startswith("ADDRESS")
        if plain and len(" _ ".join([*row, line])) <= 92:
            row.append(line)
            continue
        if row:
            lines.append("    " + " _ ".join(row))
        row = [line] if plain else []
        if line and not plain:
            lines.append(line if label else "    " + line)
    return lines


def write_or_check(names, written):
    """With the arguments FOLDER: written(name) goes into each file. With --check before it: the
    script ends with a message for each file that has another text."""
    arguments = [a for a in sys.argv[1:] if a != "--check"]
    if len(arguments) != 1:
        sys.exit(sys.modules["__main__"].__doc__)
    folder, faults = pathlib.Path(arguments[0]), []
    for name in names:
        text = written(name)
        if "--check" not in sys.argv:
            (folder / name).write_text(text)
        elif (folder / name).read_text() != text:
            faults.append(f"{name} is not what {pathlib.Path(sys.argv[0]).name} writes")
    if faults:
        sys.exit("\n".join(faults))
