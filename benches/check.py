#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What quatrain-bench promises: every operation has a line with times and the exact number of
permutations, filters filter, and without a clock that ticks there is no result at all.

Usage: check.py PROGRAM FOLDER; in a cross build Meson names what runs PROGRAM in MESON_EXE_WRAPPER.
"""
import json
import os
import shlex
import subprocess
import sys

# Live permutations with the usual number of blocks in every sampled polynomial; sign: one attempt.
NOMINAL = {
    "ML-KEM-512": {"keygen": 27, "encaps": 26, "decaps": 32},
    "ML-KEM-768": {"keygen": 43, "encaps": 44, "decaps": 53},
    "ML-KEM-1024": {"keygen": 69, "encaps": 70, "decaps": 82},
    "ML-DSA-44": {"keygen": 107, "sign": 110, "verify": 99},
    "ML-DSA-65": {"keygen": 188, "sign": 185, "verify": 174},
    "ML-DSA-87": {"keygen": 331, "sign": 327, "verify": 311},
}
# Permutations of the matrix A: under single, double, quad, trim and exact, idle lanes included.
MATRIX = {
    "ML-KEM-512": (12, 12, 12, 12, 12),
    "ML-KEM-768": (27, 30, 36, 30, 27),
    "ML-KEM-1024": (48, 48, 48, 48, 48),
    "ML-DSA-44": (80, 80, 80, 80, 80),
    "ML-DSA-65": (150, 150, 160, 150, 150),
    "ML-DSA-87": (280, 280, 280, 280, 280),
}
POLICIES = ("single", "double", "quad", "trim", "exact")
# Attempts a signature takes on average (FIPS 204, table 1); 64 messages may be off by some.
ATTEMPTS = {"ML-DSA-44": 4.25, "ML-DSA-65": 5.1, "ML-DSA-87": 3.85}
FIELDS = {"set", "op", "backend", "mode", "policy", "median_ns", "min_ns", "ticks", "yardsticks",
          "permutations", "idle_lanes"}

failures = []


def check(ok, what):
    if not ok:
        failures.append(what)
        print("FAILED:", what)


def run(program, *args, **env):
    return subprocess.run(program + list(args), stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          universal_newlines=True, env=dict(os.environ, **env))


def check_record(r):
    name = " ".join(str(r[k]) for k in ("set", "op", "backend", "policy"))
    check(FIELDS <= set(r), name + ": all fields")
    check(0 < r["min_ns"] <= r["median_ns"], name + ": 0 < minimum <= median")
    check(r["ticks"] > 0, name + ": ticks")
    check(r["yardsticks"] is None or r["yardsticks"] > 0, name + ": yardsticks")


def check_operations(records):
    for name, operations in NOMINAL.items():
        for op, nominal in operations.items():
            lines = [r for r in records if (r["set"], r["op"]) == (name, op)]
            check(len(lines) == 1, "%s %s: one line" % (name, op))
            for r in lines:
                got = r["fewest_permutations"] if op == "sign" else r["permutations"]
                check(got == nominal, "%s %s: %s permutations, not %d" % (name, op, got, nominal))
                check(r["mode"] == "oneshot" and r["policy"] is None, name + " " + op + ": mode")
                if op == "sign":
                    expected = ATTEMPTS[name]
                    check(expected / 1.8 < r["attempts"] < expected * 1.8,
                          "%s: %s attempts" % (name, r["attempts"]))
                    check(r["permutations"] > nominal, name + " sign: a mean over attempts")


def check_matrix(records):
    for name, totals in MATRIX.items():
        lines = {r["policy"]: r for r in records if (r["set"], r["op"]) == (name, "matrix")}
        check(set(lines) == set(POLICIES) | {"queue"}, name + " matrix: every policy")
        for policy, total in zip(POLICIES, totals):
            r = lines[policy]
            got = r["permutations"] + r["idle_lanes"]
            check(got == total, "%s %s: %d permutations, not %d" % (name, policy, got, total))
        check(lines["queue"]["permutations"] == totals[0], name + " queue: live permutations")


def main():
    program, folder = sys.argv[1:]
    program = shlex.split(os.environ.get("MESON_EXE_WRAPPER", "")) + [program]
    path = os.path.join(folder, "check.json")
    done = run(program, "--quick", "--json", path)
    check(done.returncode == 0, "--quick: status %d: %s" % (done.returncode, done.stderr))
    check("ML-KEM-768" in done.stdout and "backend" in done.stdout, "a table on standard output")
    with open(path, encoding="utf-8") as f:
        result = json.load(f)
    head, records = result["head"], result["records"]
    for field in ("cpu", "compiler", "commit", "clock", "backend"):
        check(bool(head[field]), "head: " + field)
    check(head["backend"] in head["backends"], "head: the backend is one of the backends")
    check((head["openssl"] is None) == all(r["yardsticks"] is None for r in records),
          "yardsticks where there is OpenSSL, and only there")
    for r in records:
        check_record(r)
    check_operations(records)
    check_matrix(records)
    for family, least in (("ML-KEM", 20), ("ML-DSA", 25), ("Keccak", 2)):
        lines = [r for r in records if r["set"] == family and r["mode"] == "kernel"]
        check(len(lines) >= least, "%s: %d kernel lines" % (family, len(lines)))

    done = run(program, "--list", "--set", "ml-kem-768,ML-DSA-65", "--op", "KEYGEN,verify")
    wanted = {"ML-KEM-768 keygen", "ML-DSA-65 keygen", "ML-DSA-65 verify"}
    got = {" ".join(line.split()[:2]) for line in done.stdout.splitlines()}
    check(got - {"OpenSSL Keccak-f1600"} == wanted, "--set and --op: %s" % got)
    check(run(program, "--list", "--set", "ML-KEM-640").returncode == 1, "an unknown set")
    check(run(program, "--list", "--backend", "none").returncode == 1, "an unknown backend")
    check(run(program, "--speed").returncode == 2, "an unknown option")
    check("--json" in run(program, "--help").stdout, "--help")

    os.remove(path)
    done = run(program, "--quick", "--json", path, QUATRAIN_BENCH_CLOCK="stopped")
    check(done.returncode == 1 and "does not tick" in done.stderr, "a stopped clock is an error")
    check(not done.stdout and not os.path.exists(path), "a stopped clock gives no results")

    print("%d records, %d failures" % (len(records), len(failures)))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
