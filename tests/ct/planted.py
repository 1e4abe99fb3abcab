# SPDX-License-Identifier: Apache-2.0
"""Run the planted leaks under valgrind and insist that each is reported, and that no leak is not.

    planted.py VALGRIND PROGRAM
"""
import subprocess
import sys

JUMP = "Conditional jump or move depends on uninitialised value"
VALUE = "Use of uninitialised value"

# leak, exit status of valgrind, what it says
CASES = [
    ("none", 0, None),
    ("branch", 9, JUMP),
    ("index", 9, VALUE),
    ("secret", 9, JUMP),
    ("seed", 9, VALUE),
]


def main():
    valgrind, program = sys.argv[1:]
    failures = 0
    for leak, status, report in CASES:
        run = subprocess.run(
            [valgrind, "--error-exitcode=9", "-q", "--track-origins=no", program, leak],
            stderr=subprocess.PIPE, universal_newlines=True)
        said = report is None and run.stderr == "" or report is not None and report in run.stderr
        good = run.returncode == status and said
        print("%-7s exit status %d, wanted %d: %s" %
              (leak, run.returncode, status, "good" if good else "BAD"))
        if not good:
            print(run.stderr)
            failures += 1
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
