#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Constant time, seen by the emulator: a kernel, or an operation of ML-KEM, that gets other secrets
executes the same instructions in the same order and touches the same addresses. Sampling by
rejection has to differ, or nothing was looked at."""
import argparse
import os
import subprocess
import sys

VARIANTS = 6
# Public data, or what the standards let be seen (mlkem/ops.h, mldsa/ops.h).
LEAK = ("rej_uniform", "rej_bounded", "rej_eta", "challenge")
# All backends have the same arithmetic: it is looked at on one.
ARITHMETIC = "aarch64-gpr"
KEM = [("mlkem", size, operation) for size in ("512", "768", "1024")
       for operation in ("encaps", "decaps")]


def run(command):
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                            check=False)
    if result.returncode:
        sys.exit(f"{command}: {result.returncode}\n{result.stdout}{result.stderr}")
    return result


def traces(args, program, what):
    """What was seen of each variant."""
    seen = []
    for variant in range(VARIANTS):
        lines = run([*args.qemu, "-plugin", args.plugin, program, *what,
                     str(variant)]).stderr.splitlines()
        if len(lines) != 1 or not lines[0].startswith("instructions "):
            sys.exit(f"{what}: {lines}")
        seen.append(lines[0])
    return set(seen)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--qemu", type=str.split, required=True)
    parser.add_argument("--plugin", required=True)
    parser.add_argument("--operations", required=True)
    parser.add_argument("--kernels", required=True)
    parser.add_argument("backend")
    args = parser.parse_args()
    os.environ["QUATRAIN_BACKEND"] = args.backend
    listed = [tuple(line.split()) for line in run([*args.qemu, args.kernels]).stdout.splitlines()
              if not line.startswith("backend:") and
              (args.backend == ARITHMETIC or line.startswith("Keccak "))]
    faults, leaks = [], 0
    for what in listed:
        same = len(traces(args, args.kernels, what)) == 1
        if what[1].startswith(LEAK):
            leaks += not same
        elif not same:
            faults.append(f"{' '.join(what)}: what it does depends on its data")
    for what in KEM:
        if len(traces(args, args.operations, what)) != 1:
            faults.append(f"{' '.join(what)}: what it does depends on its secrets")
    if args.backend == ARITHMETIC and leaks == 0:
        sys.exit("no sampling by rejection was seen to differ: the traces show nothing")
    for line in faults:
        print(line)
    if faults:
        sys.exit(1)
    print(f"{len(listed) - leaks} kernels and {len(KEM)} operations the same for {VARIANTS} "
          f"inputs; {leaks} samplings seen to differ")


if __name__ == "__main__":
    main()
