#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""totals.py LOG...: count what `meson test` wrote to meson-logs/testlog.json.

Prints each suite, each failure, each skip with the reason the test itself gave, and as the last
line the totals. Fails when something failed, when nothing ran, or, with --skips refused, when
something was skipped for another reason than the --lacking ones.
"""
import argparse
import collections
import json
import sys

PASSED = {"OK", "EXPECTEDFAIL"}


def reason(entry):
    """The last line that a skipped test printed."""
    said = entry.get("stdout", "").strip() or entry.get("stderr", "")
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    return lines[-1].removeprefix("SKIP:").strip() if lines else "it gave no reason"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--skips", choices=["allowed", "refused"], default="allowed")
    parser.add_argument("--lacking", action="append", default=[], metavar="TEXT",
                        help="a skip whose reason has TEXT in it is not refused")
    parser.add_argument("--brief", action="store_true", help="the totals only")
    parser.add_argument("logs", nargs="+")
    args = parser.parse_args()

    suites = collections.defaultdict(collections.Counter)
    totals = collections.Counter()
    failed, skipped = [], []
    for log in args.logs:
        with open(log, encoding="utf-8") as file:
            for line in file:
                entry = json.loads(line)
                result = entry["result"]
                kind = ("passed" if result in PASSED else
                        "skipped" if result == "SKIP" else "failed")
                suite = entry["name"].split(" / ")[0].split(":")[-1]
                suites[suite][kind] += 1
                totals[kind] += 1
                if kind == "failed":
                    failed.append(f"{entry['name']}: {result}")
                elif kind == "skipped":
                    skipped.append(f"{entry['name']}: {reason(entry)}")

    if not args.brief:
        for suite, counts in sorted(suites.items()):
            print(f"  {suite:14s}" + ", ".join(f"{counts[kind]} {kind}" for kind in
                                               ("passed", "failed", "skipped") if counts[kind]))
        for line in failed:
            print(f"failed   {line}")
        for line in skipped:
            print(f"skipped  {line}")
    refused = args.skips == "refused" and any(
        not any(text in line for text in args.lacking) for line in skipped)
    if refused:
        print("a skip is a failure here")
    if not totals["passed"]:
        print("no test has passed")
    line = f"{totals['passed']} passed, {totals['failed']} failed"
    print(line if args.brief else f"{line}, {totals['skipped']} skipped")
    sys.exit(1 if totals["failed"] or refused or not totals["passed"] else 0)


if __name__ == "__main__":
    main()
