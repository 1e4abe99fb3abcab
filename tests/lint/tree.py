# SPDX-License-Identifier: Apache-2.0
"""The project's own files, by kind; what the checks of this folder share."""
import pathlib
import re
import sys

FOLDERS = ["include", "src", "tests", "benches", "examples", "tools", "scripts"]


def root():
    """The top of the tree: two folders above this file."""
    return pathlib.Path(__file__).resolve().parents[2]


def files(*suffixes, folders=FOLDERS):
    """Files below the given folders whose name ends so, sorted; an empty answer is a fault."""
    found = sorted(path for folder in folders for path in (root() / folder).rglob("*")
                   if path.is_file() and path.suffix in suffixes
                   and "__pycache__" not in path.parts)
    if not found:
        sys.exit(f"no {suffixes} file below {folders}: nothing to check")
    return found


def relative(path):
    return path.relative_to(root()).as_posix()


def without_comments(text):
    """C text with each comment replaced by its line ends, so that line numbers stay."""
    return re.sub(r"/\*.*?\*/|//[^\n]*", lambda m: "\n" * m.group(0).count("\n"), text,
                  flags=re.S)


def finish(faults, message):
    """Print the faults and fail, or say what was found to hold."""
    for fault in faults:
        print(fault)
    if faults:
        sys.exit(f"{len(faults)} faults")
    print(message)
