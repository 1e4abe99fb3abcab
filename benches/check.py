#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What quatrain-bench promises: every operation has a line with times and the exact number of
permutations on every backend, filters filter, the scripts draw and write what is in the file, and
without a clock that ticks there is no result at all.

Usage: check.py PROGRAM FOLDER CHART TABLES, the last two being the scripts; in a cross build Meson
names what runs PROGRAM in MESON_EXE_WRAPPER.
"""
import json
import os
import shlex
import subprocess
import sys
import xml.etree.ElementTree

# Live permutations with the usual number of blocks in every sampled polynomial; sign: one attempt
# (a backend with many lanes may expand masks ahead, and then needs more).
NOMINAL = {
    "ML-KEM-512": {"keygen": 27, "encaps": 26, "decaps": 32},
    "ML-KEM-768": {"keygen": 43, "encaps": 44, "decaps": 53},
    "ML-KEM-1024": {"keygen": 69, "encaps": 70, "decaps": 82},
    "ML-DSA-44": {"keygen": 107, "sign": 110, "verify": 99},
    "ML-DSA-65": {"keygen": 188, "sign": 185, "verify": 174},
    "ML-DSA-87": {"keygen": 331, "sign": 327, "verify": 311},
}
# Permutations of the matrix A: under single, double, quad, trim and exact, idle lanes included.
# What cost and queue add to those of single is the backend's to choose.
MATRIX = {
    "ML-KEM-512": (12, 12, 12, 12, 12),
    "ML-KEM-768": (27, 30, 36, 30, 27),
    "ML-KEM-1024": (48, 48, 48, 48, 48),
    "ML-DSA-44": (80, 80, 80, 80, 80),
    "ML-DSA-65": (150, 150, 160, 150, 150),
    "ML-DSA-87": (280, 280, 280, 280, 280),
}
POLICIES = ("single", "double", "quad", "trim", "exact")
# The same with prepared keys: what depends on the key only is done.
PREPARED = {
    "ML-KEM-512": {"encaps": 8, "decaps": 14},
    "ML-KEM-768": {"encaps": 8, "decaps": 17},
    "ML-KEM-1024": {"encaps": 10, "decaps": 22},
    "ML-DSA-44": {"sign": 30, "verify": 9},
    "ML-DSA-65": {"sign": 35, "verify": 9},
    "ML-DSA-87": {"sign": 47, "verify": 11},
}
KEYS = {"ML-KEM": ("encaps-key", "decaps-key"), "ML-DSA": ("signing-key", "verifying-key")}
BATCHES = (1, 2, 4, 8, 64)
# Attempts a signature takes on average (FIPS 204, table 1); 64 messages may be off by some.
ATTEMPTS = {"ML-DSA-44": 4.25, "ML-DSA-65": 5.1, "ML-DSA-87": 3.85}
FIELDS = {"set", "op", "backend", "mode", "policy", "median_ns", "min_ns", "spread", "ticks",
          "yardsticks", "permutations", "idle_lanes", "steps", "keccak_share"}
PHASES = {"permute", "blocks", "sample", "ntt", "product", "pack", "round", "rest"}

failures = []


def check(ok, what):
    if not ok:
        failures.append(what)
        print("FAILED:", what)


def run(program, *args, **env):
    return subprocess.run(program + list(args), stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          encoding="utf-8", env=dict(os.environ, **env))


def check_record(r):
    name = " ".join(str(r[k]) for k in ("set", "op", "backend", "policy"))
    check(FIELDS <= set(r), name + ": all fields")
    check(0 < r["min_ns"] <= r["median_ns"], name + ": 0 < minimum <= median")
    check(r["ticks"] > 0, name + ": ticks")
    check(r["yardsticks"] is None or r["yardsticks"] > 0, name + ": yardsticks")


def check_operation(r, nominal):
    name = "%s %s on %s" % (r["set"], r["op"], r["backend"])
    got = r["fewest_permutations"] if r["op"] == "sign" else r["permutations"]
    ahead = r["op"] == "sign" and r["backend"] != "ref"
    check(got >= nominal if ahead else got == nominal,
          "%s: %s permutations, not %d" % (name, got, nominal))
    check(0 < r["steps"] <= r["permutations"] + 0.2, "%s: %s steps" % (name, r["steps"]))
    check(r["keccak_share"] > 0, name + ": a share of Keccak")
    check(r["policy"] is None, name + ": no policy")
    phases = r["phases"]
    check(set(phases) == PHASES and min(phases.values()) >= 0 and phases["permute"] > 0 and
          sum(phases.values()) > 0.99 * r["min_ns"], "%s: phases %s" % (name, phases))
    if r["op"] == "sign":
        expected = ATTEMPTS[r["set"]]
        check(expected / 1.8 < r["attempts"] < expected * 1.8,
              "%s: %s attempts" % (name, r["attempts"]))
        check(r["permutations"] > nominal, name + ": a mean over attempts")


def one_line(records, name, op, mode, backend):
    lines = [r for r in records
             if (r["set"], r["op"], r["mode"], r["backend"]) == (name, op, mode, backend)]
    check(len(lines) == 1, "%s %s %s on %s: one line" % (name, op, mode, backend))
    return lines


def check_batches(records, name, op, backend, nominal):
    """An item needs what it needs alone, but that some polynomial of many may want a block more."""
    for n in BATCHES:
        for r in one_line(records, name, op, "batch-%d" % n, backend):
            got = r["permutations"]
            check(nominal <= got and (op == "sign" or got < 1.02 * nominal + 1),
                  "%s %s in batches of %d on %s: %s permutations, not %d"
                  % (name, op, n, backend, got, nominal))
            check(0 < r["steps"] <= r["permutations"] + 0.2,
                  "%s %s in batches of %d: %s steps" % (name, op, n, r["steps"]))


def check_operations(records, backend):
    for name, operations in NOMINAL.items():
        for op, nominal in operations.items():
            for r in one_line(records, name, op, "oneshot", backend):
                check_operation(r, nominal)
            check_batches(records, name, op, backend, nominal)
        for op, nominal in PREPARED[name].items():
            for r in one_line(records, name, op, "prepared", backend):
                check_operation(r, nominal)
        for op in KEYS[name[:6]]:
            one_line(records, name, op, "prepared", backend)


def check_matrix(records, backend):
    for name, totals in MATRIX.items():
        lines = {r["policy"]: r for r in records
                 if (r["set"], r["op"], r["backend"]) == (name, "matrix", backend)}
        check(set(lines) == set(POLICIES) | {"cost", "queue"}, name + " matrix: every policy")
        for policy, total in zip(POLICIES, totals):
            r = lines[policy]
            got = r["permutations"] + r["idle_lanes"]
            check(got == total, "%s %s: %d permutations, not %d" % (name, policy, got, total))
        for policy in ("cost", "queue"):
            check(lines[policy]["permutations"] == totals[0],
                  "%s %s: live permutations" % (name, policy))
            check(backend != "ref" or lines[policy]["idle_lanes"] == 0,
                  "%s %s: no idle lane where there is one lane" % (name, policy))


def check_chart(script, path, folder, backends):
    """Every operation has a bar of every backend, as long as the time says."""
    peers = os.path.join(folder, "check-peers.json")
    ratios = [{"set": "ML-KEM-768", "op": op, "mode": "oneshot", "backend": "ref", "ratio": 1.5,
               "min_ratio": 1.25, "our_ticks": 5000, "peer_ticks": 4000, "peer": "someone"}
              for op in ("keygen", "encaps")]
    with open(peers, "w", encoding="utf-8") as f:
        json.dump({"head": {}, "ratios": ratios}, f)
    svg = os.path.join(folder, "check.svg")
    done = run([sys.executable, script], path, "--peers", peers, "-o", svg)
    check(done.returncode == 0, "the chart: " + done.stderr)
    root = xml.etree.ElementTree.parse(svg).getroot()
    tag = "{http://www.w3.org/2000/svg}"
    bars = {bar.findtext(tag + "title"): float(bar.get("width")) for bar in root.iter(tag + "rect")}
    texts = [t.text for t in root.iter(tag + "text")]
    for backend in backends:
        for name, operations in NOMINAL.items():
            for op in operations:
                label = "%s %s" % (name[3:], op)
                check(texts.count(label) == 1 + (label in ("KEM-768 keygen", "KEM-768 encaps")),
                      "the chart: " + label)
                start = "%s, %s: " % (label, backend)
                found = [b for b in bars if b.startswith(start) and "µs" in b]
                check(len(found) == 1, "the chart: one bar of %s on %s" % (label, backend))
        pair = [b for b in bars if b.endswith("µs") and ", %s:" % backend in b and "DSA" in b]
        longest = max(pair, key=lambda b: float(b.split()[-2]))
        check(bars[longest] == max(bars[b] for b in pair), "the chart: the longest bar")
    check(sum(b.endswith("1.25") for b in bars) == 2, "the chart: ratios to peers")
    check("prefers-color-scheme: dark" in root.findtext(tag + "style"), "the chart: dark ground")
    return peers


def check_tables(script, path, peers, folder, records):
    names = ("machine", "summary", "operations", "modes", "profile", "matrix", "deltas",
             "kernels", "peers ref", "peers avx2")
    document = os.path.join(folder, "check.md")
    with open(document, "w", encoding="utf-8") as f:
        f.write("before\n")
        for name in names:
            f.write("<!-- %s -->\n\nold %s\n\n<!-- end -->\n" % (name, name))
        f.write("behind\n")
    done = run([sys.executable, script], document, path, path, "--peers", peers)
    check(done.returncode == 0, "the tables: " + done.stderr)
    check(done.stdout.split("\n")[0] == "unchanged, no figures: peers avx2",
          "the tables: what has no figures is named: " + done.stdout)
    with open(document, encoding="utf-8") as f:
        text = f.read()
    check(text.startswith("before\n") and text.endswith("behind\n"), "the tables: the text around")
    check(text.count("\nold ") == 1 and "old peers avx2" in text, "the tables: each is replaced")
    for r in records:
        if r["mode"] == "oneshot" and r["op"] in ("keygen", "decaps", "verify"):
            cells = "| %s | %s | %s | %s |" % (r["backend"], r["set"], r["op"],
                                               "{:,.0f}".format(r["median_ns"]))
            check(cells in text, "the tables: " + cells)
    check("| ML-KEM-768 | keygen | oneshot | 5.0 | 4.0 | 1.25 | 1.50 | someone |" in text,
          "the tables: peers")
    with open(document, "w", encoding="utf-8") as f:
        f.write("<!-- nonsense -->\n<!-- end -->\n")
    check(run([sys.executable, script], document, path).returncode != 0, "an unknown table")


def main():
    program, folder, chart, tables = sys.argv[1:]
    program = shlex.split(os.environ.get("MESON_EXE_WRAPPER", "")) + [program]
    path = os.path.join(folder, "check.json")
    done = run(program, "--quick", "--profile", "--json", path)
    check(done.returncode == 0, "--quick: status %d: %s" % (done.returncode, done.stderr))
    check("ML-KEM-768" in done.stdout and "backend" in done.stdout, "a table on standard output")
    with open(path, encoding="utf-8") as f:
        result = json.load(f)
    head, records = result["head"], result["records"]
    for field in ("cpu", "features", "compiler", "commit", "clock", "backend", "reason", "choice"):
        check(bool(head[field]), "head: " + field)
    check(head["backend"] in head["backends"], "head: the backend is one of the backends")
    check(head["choice"] == head["backends"][0], "head: the choice is the first of the backends")
    check((head["fastest"] in head["backends"]) == (len(head["backends"]) > 1),
          "head: the fastest is one of several backends: %s" % head["fastest"])
    check(("own choice here is " + head["choice"] in done.stdout) == (len(head["backends"]) > 1),
          "whether the choice was the fastest, where there are several")
    check("Permutations of so many states" in done.stdout, "kernels by the number of states")
    check((head["openssl"] is None) == all(r["yardsticks"] is None for r in records),
          "yardsticks where there is OpenSSL, and only there")
    for r in records:
        check_record(r)
    measured = {r["backend"] for r in records if r["backend"]}
    check(measured == set(head["backends"]), "every backend is measured: %s" % measured)
    for backend in sorted(measured):
        check_operations(records, backend)
        check_matrix(records, backend)
        for family, least in (("ML-KEM", 20), ("ML-DSA", 25), ("Keccak", 2)):
            lines = [r for r in records if (r["set"], r["mode"], r["backend"]) ==
                     (family, "kernel", backend)]
            check(len(lines) >= least, "%s on %s: %d kernels" % (family, backend, len(lines)))
    peers = check_chart(chart, path, folder, measured)
    check_tables(tables, path, peers, folder, records)

    done = run(program, "--list", "--set", "ml-kem-768,ML-DSA-65", "--op", "KEYGEN,verify")
    wanted = {"ML-KEM-768 keygen", "ML-DSA-65 keygen", "ML-DSA-65 verify"}
    got = {" ".join(line.split()[:2]) for line in done.stdout.splitlines()}
    check(got - {"OpenSSL Keccak-f1600"} == wanted, "--set and --op: %s" % got)
    check(run(program, "--list", "--set", "ML-KEM-640").returncode == 1, "an unknown set")
    check(run(program, "--list", "--backend", "ref,none").returncode == 1, "an unknown backend")
    done = run(program, "--list", "--backend", "REF", "--op", "matrix", "--policy", "double,Quad")
    got = [line.split() for line in done.stdout.splitlines() if "matrix" in line]
    check(len(got) == 12 and {line[2] for line in got} == {"ref"} and
          {line[-1] for line in got} == {"double", "quad"}, "--backend and --policy: %s" % got)
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
