#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What operations and kernels cost on AArch64, held against budgets.txt: executed instructions of
each operation on each backend, and of each kernel instructions and modelled cycles. More than 3 %
above a line is a failure; more than 3 % below one is, too, until the line is lowered. `--write`
makes the file anew."""
import argparse
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys

import model

HERE = pathlib.Path(__file__).resolve().parent
BUDGETS = HERE / "budgets.txt"
GROWTH = 0.03
HEAD = """\
# Written by budget.py --write, with gcc 12 at -O3 and llvm-mca 22: backend, what, unit, amount.
# The unit is executed instructions, or cycles in the model of a CPU (model.py); signing is of
# eight messages. docs/backends.md says what these figures are good for.
"""
OPERATIONS = [(scheme, size, operation)
              for scheme, sizes, operations in (
                  ("mlkem", (512, 768, 1024), ("keygen", "encaps", "decaps")),
                  ("mldsa", (44, 65, 87), ("keygen", "sign", "verify")))
              for size in sizes for operation in operations]
# Where a permutation kernel is modelled: on the CPUs that its backend is for. Apple's have no
# model.
KECCAK = {
    "aarch64-gpr": ("N1", "N1W", "N2", "V1", "V2", "V3", "A55"),
    "aarch64-hybrid": ("N1", "N1W"),
    "aarch64-hybrid-plain": ("A72",),
    "aarch64-hybrid-sha3": ("N2", "V1", "V2", "V3"),
    "aarch64-sha3": (),
    "aarch64-gpr-sha3": (),
}
# All backends have the same arithmetic: it is measured on one.
ARITHMETIC = "aarch64-gpr"
ARITHMETIC_CPUS = ("N1", "N1W", "V1", "V2", "A72")
INSTRUCTIONS = "instructions"


def skip(reason):
    print(f"SKIP: {reason}")
    sys.exit(77)


def run(command, backend):
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                            check=False, env={**os.environ, "QUATRAIN_BACKEND": backend})
    if result.returncode:
        sys.exit(f"{command}: {result.returncode}\n{result.stdout}{result.stderr}")
    return result


def counted(args, backend, program, *what):
    """Executed instructions between the marks."""
    result = run([*args.qemu, "-plugin", args.plugin, program, *what], backend)
    counts = re.findall(r"^instructions (\d+) ", result.stderr, re.M)
    if len(counts) != 1:
        sys.exit(f"{what} on {backend}: {result.stderr}")
    return int(counts[0])


def of_operations(args, backend):
    """(key, amount) of each operation."""
    return [((backend, f"{scheme}-{size}-{operation}", INSTRUCTIONS),
             counted(args, backend, args.operations, scheme, str(size), operation))
            for scheme, size, operation in OPERATIONS]


def modelled(args, backend, family, name, cpus):
    """(key, amount) of one kernel."""
    os.environ["QUATRAIN_BACKEND"] = backend
    words = model.trace_of(args.qemu, args.plugin, [args.kernels, family, name])
    key = f"{family}-{name}"
    return ([((backend, key, INSTRUCTIONS), len(words))] +
            [((backend, key, cpu), model.cycles(words, cpu)) for cpu in cpus])


def of_kernels(args, backend):
    listed = [line.split() for line in run([*args.qemu, args.kernels], backend).stdout.splitlines()
              if not line.startswith("backend:")]
    found = []
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = [pool.submit(modelled, args, backend, family, name,
                            KECCAK[backend] if family == "Keccak" else ARITHMETIC_CPUS)
                for family, name in listed if family == "Keccak" or backend == ARITHMETIC]
        for job in jobs:
            found += job.result()
    return found


def stored():
    budgets = {}
    for line in BUDGETS.read_text().splitlines():
        if line and not line.startswith("#"):
            *key, amount = line.split()
            budgets[tuple(key)] = float(amount)
    return budgets


def check(found, budgets, part):
    """Faults, as text."""
    faults = []
    for key, amount in found:
        name = " ".join(key)
        if key not in budgets:
            faults.append(f"{name}: {amount:.0f}, and no line in budgets.txt")
        elif amount > budgets[key] * (1 + GROWTH):
            faults.append(f"{name}: {amount:.0f}, over the budget of {budgets[key]:.0f}")
        elif amount < budgets[key] * (1 - GROWTH):
            faults.append(f"{name}: {amount:.0f}, well below {budgets[key]:.0f}: lower the budget")
    backends, kernels = {key[0] for key, _ in found}, part == "kernels"
    known = {key for key, _ in found}
    faults += [f"{' '.join(key)}: in budgets.txt, not measured" for key in budgets
               if key[0] in backends and kernels == is_kernel(key) and key not in known]
    return faults


def is_kernel(key):
    return key[1].startswith(("Keccak-", "ML-"))


def self_test(found, budgets, part):
    """A line that grew by 4 % has to be seen."""
    key, amount = found[0]
    if not check([(key, budgets.get(key, amount) * 1.04)], budgets, part):
        sys.exit("self test: a growth of 4 % was not seen")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--qemu", type=str.split, required=True)
    parser.add_argument("--plugin", required=True)
    parser.add_argument("--operations", required=True)
    parser.add_argument("--kernels", required=True)
    parser.add_argument("--compiler", required=True, help="as in 'gcc 12.2.0 -O3'")
    parser.add_argument("--part", choices=("operations", "kernels"), required=True)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("backends", nargs="+")
    args = parser.parse_args()
    if not re.match(r"gcc 12\..* -O3$", args.compiler):
        skip(f"the budgets are those of gcc 12 at -O3, not of {args.compiler}")
    if args.part == "kernels" and not (model.tool("llvm-mca") and model.tool("llvm-mc")):
        skip("no llvm-mca 22 here")
    found = []
    for backend in args.backends:
        found += (of_operations if args.part == "operations" else of_kernels)(args, backend)
    budgets = stored() if BUDGETS.exists() else {}
    if args.write:
        kept = {key: amount for key, amount in budgets.items()
                if key[0] not in args.backends or is_kernel(key) != (args.part == "kernels")}
        kept.update(found)
        BUDGETS.write_text(HEAD + "".join(f"{' '.join(key)} {amount:.0f}\n"
                                          for key, amount in sorted(kept.items())))
        print(f"{len(found)} lines written")
        return
    faults = check(found, budgets, args.part)
    self_test(found, budgets, args.part)
    for line in faults:
        print(line)
    if faults:
        sys.exit(f"{len(faults)} of {len(found)} figures are out of their budgets")
    print(f"{len(found)} figures within 3 % of their budgets")


if __name__ == "__main__":
    main()
