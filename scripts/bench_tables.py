#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Fills the tables of docs/benchmarks.md from what quatrain-bench wrote.

Usage: bench_tables.py docs/benchmarks.md BENCH.json [BENCH.json...] [--peers PEERS.json]...

Figures are those of the first file; each further one is another run of the same program on the
same machine, and shows how far a difference can be trusted. What stands between a line
"<!-- NAME -->" and the line "<!-- end -->" is replaced by the table NAME; a table whose figures are
not in the files stays as it is. A file of peers has a "head" and a list "ratios" of objects with
"set", "op", "mode", "backend" (ours), "our_ticks", "peer", "peer_ticks" and "min_ratio", of minima,
and "ratio", of medians.
"""
import argparse
import json
import re
import sys

OPERATIONS = ("keygen", "encaps", "decaps", "sign", "verify")
POLICIES = ("single", "double", "quad", "trim", "exact", "cost", "queue")
KERNELS = {
    "ML-KEM": ("rej_uniform", "cbd_2", "ntt", "inv_ntt", "inner_product_3", "encode12", "decode12",
               "compress_10", "decompress_10"),
    "ML-DSA": ("rej_uniform", "rej_bounded_4", "ntt", "inv_ntt", "inner_product_5",
               "mul_challenge_small", "decompose_32", "use_hint_32", "pack_z_19", "unpack_z_19"),
}


def number(x, decimals=0):
    return "-" if x is None else "{:,.{p}f}".format(x, p=decimals)


def percent(x, decimals=0, sign=False):
    return "-" if x is None else "%s%.*f %%" % ("+" if sign and x >= 0 else "", decimals, 100 * x)


def table(head, rows, left=1):
    """The first `left` columns are words, the others numbers."""
    if not rows:
        return None
    lines = ["| " + " | ".join(head) + " |",
             "|" + "---|" * left + "---:|" * (len(head) - left)]
    lines += ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join(lines)


class Run:
    def __init__(self, path):
        with open(path, encoding="utf-8") as f:
            data = json.load(f)
        self.head, self.records = data["head"], data["records"]
        self.index = {self.key(r): r for r in self.records}
        self.backends = []
        for r in self.records:
            if r["backend"] and r["backend"] not in self.backends:
                self.backends.append(r["backend"])

    @staticmethod
    def key(r):
        return r["set"], r["op"], r["backend"], r["mode"], r["policy"]

    def get(self, name, op, backend, mode="oneshot", policy=None):
        return self.index.get((name, op, backend, mode, policy))

    def operations(self):
        """(set, op) of the two schemes, in the order of the file."""
        seen = []
        for r in self.records:
            at = r["set"], r["op"]
            if r["op"] in OPERATIONS and at not in seen:
                seen.append(at)
        return seen

    def sets(self):
        return list(dict.fromkeys(name for name, _ in self.operations()))


def machine(runs, _):
    head = runs[0].head
    text = ("%s; %s; quatrain %s, commit %s. A tick of %s is %.4f ns."
            % (head["cpu"], head["compiler"], head["version"], head["commit"], head["clock"],
               head["ns_per_tick"]))
    if head["yardstick_ns"]:
        version = " ".join(head["openssl"].split()[:2])
        text += " One yardstick is %s ns (%s)." % (number(head["yardstick_ns"], 1), version)
    return text + " %d run%s." % (len(runs), "" if len(runs) == 1 else "s")


def summary(runs, _):
    run = runs[0]
    rows = []
    first = run.backends[0]
    for name, op in run.operations():
        cells = [name, op]
        base = run.get(name, op, first)
        for backend in run.backends:
            r = run.get(name, op, backend)
            cell = number(r and r["median_ns"])
            if r and base and backend != first:
                cell += " (%.2f×)" % (base["median_ns"] / r["median_ns"])
            cells.append(cell)
        rows.append(cells)
    return table(["set", "operation"] + run.backends, rows, 2)


def operations(runs, _):
    run = runs[0]
    rows = []
    for backend in run.backends:
        for name, op in run.operations():
            r = run.get(name, op, backend)
            if r is None:
                continue
            decimals = 1 if op == "sign" else 0
            rows.append([backend, name, op, number(r["median_ns"]),
                         "-" if r["spread"] is None else "± " + percent(r["spread"], 1),
                         number(r["min_ns"]), number(r["ticks"]), number(r["ops_per_s"]),
                         number(r["yardsticks"], 1), number(r["permutations"], decimals),
                         number(r["idle_lanes"], decimals), number(r["steps"], decimals),
                         percent(r["keccak_share"]),
                         "%.2f" % r["attempts"] if "attempts" in r else ""])
    return table(["backend", "set", "operation", "median ns", "spread", "min ns", "ticks", "ops/s",
                  "yardsticks", "live", "idle", "steps", "Keccak", "attempts"], rows, 3)


def modes(runs, _):
    """Prepared keys and batches beside the one-shot call, per operation."""
    run = runs[0]
    found = {r["mode"] for r in run.records if r["op"] in OPERATIONS} - {"oneshot"}
    batches = sorted((m for m in found if m.startswith("batch-")), key=lambda m: int(m[6:]))
    shown = (["prepared"] if "prepared" in found else []) + batches
    rows = []
    for backend in run.backends:
        for name, op in run.operations():
            base = run.get(name, op, backend)
            others = [run.get(name, op, backend, mode) for mode in shown]
            if base is None or not any(others):
                continue
            rows.append([backend, name, op, number(base["median_ns"])] +
                        ["" if r is None else "%s (%.2f×)"
                         % (number(r["median_ns"]), base["median_ns"] / r["median_ns"])
                         for r in others])
    return table(["backend", "set", "operation", "one-shot"] +
                 [m.replace("batch-", "batch of ") for m in shown], rows, 3)


def profile(runs, _):
    run = runs[0]
    rows, head = [], None
    for backend in run.backends:
        for name, op in run.operations():
            r = run.get(name, op, backend)
            if r is None or "phases" not in r:
                continue
            head = ["backend", "set", "operation", "min ns"] + list(r["phases"])
            rows.append([backend, name, op, number(r["min_ns"])] +
                        [number(100 * ns / r["min_ns"], 1) for ns in r["phases"].values()])
    return table(head, rows, 3)


def matrix_record(run, name, backend, policy):
    return run.get(name, "matrix", backend, "oneshot", policy)


def matrix(runs, _):
    run = runs[0]
    rows = []
    for backend in run.backends:
        for name in run.sets():
            found = [matrix_record(run, name, backend, p) for p in POLICIES]
            if all(found):
                rows.append([backend, name] +
                            ["%s (%d)" % (number(r["median_ns"]),
                                          r["permutations"] + r["idle_lanes"]) for r in found])
    return table(["backend", "set"] + list(POLICIES), rows, 2)


def delta(run, name, backend, policy, against):
    a = matrix_record(run, name, backend, policy)
    b = matrix_record(run, name, backend, against)
    return a and b and a["median_ns"] / b["median_ns"] - 1


def delta_cell(runs, name, backend, policy, against):
    if policy == against:
        return "."
    each = [delta(run, name, backend, policy, against) for run in runs]
    each = [d for d in each if d is not None]
    if not each:
        return "-"
    mean = sum(each) / len(each)
    if len(each) == 1:
        return percent(mean, 1, True)
    return "%s ± %.1f" % (percent(mean, 1, True), 50 * (max(each) - min(each)))


def deltas(runs, _):
    """Mean over the runs, and half the range between them."""
    rows = []
    for backend in runs[0].backends:
        for name in runs[0].sets():
            for against in ("double", "quad"):
                if matrix_record(runs[0], name, backend, against) is None:
                    continue
                rows.append([backend, name, against] +
                            [delta_cell(runs, name, backend, p, against) for p in POLICIES])
    return table(["backend", "set", "against"] + list(POLICIES), rows, 3)


def kernel_rows(run, family, names):
    rows = []
    for op in names:
        found = [run.get(family, op, b, "kernel") for b in run.backends]
        if any(found):
            rows.append(["%s `%s`" % (family, op)] + [number(r and r["median_ns"], 1)
                                                      for r in found])
    return rows


def kernels(runs, _):
    run = runs[0]
    rows = []
    permutations = list(dict.fromkeys(r["op"] for r in run.records if r["set"] == "Keccak"))
    rows += kernel_rows(run, "Keccak", permutations)
    for family, names in KERNELS.items():
        rows += kernel_rows(run, family, names)
    for name in ("SHA3-256", "SHA3-512"):
        for op, length in (("64B", "64 B"), ("16KiB", "16 KiB")):
            found = [run.get(name, op, b) for b in run.backends]
            if any(found):
                rows.append(["%s of %s" % (name, length)] +
                            [number(r and r["median_ns"], 1) for r in found])
    return table(["kernel, median ns"] + run.backends, rows)


def peer_rows(peers, backend):
    rows = []
    for r in peers:
        if r["backend"] == backend:
            rows.append([r["set"], r["op"], r["mode"], "%.1f" % (r["our_ticks"] / 1000),
                         "%.1f" % (r["peer_ticks"] / 1000), "%.2f" % r["min_ratio"],
                         "%.2f" % r["ratio"], r["peer"]])
    return table(["set", "operation", "mode", "ours, thousand ticks", "peer, thousand ticks",
                  "ratio", "ratio of medians", "best peer"], rows, 3)


TABLES = {
    "machine": machine, "summary": summary, "operations": operations, "modes": modes,
    "profile": profile, "matrix": matrix, "deltas": deltas, "kernels": kernels,
    "peers avx512": lambda runs, peers: peer_rows(peers, "avx512"),
    "peers avx2": lambda runs, peers: peer_rows(peers, "avx2"),
    "peers ref": lambda runs, peers: peer_rows(peers, "ref"),
}


def fill(text, runs, peers):
    """Returns the new text and the names of the tables that it has no figures for."""
    missing = []

    def replace(match):
        name = match.group(1)
        if name not in TABLES:
            sys.exit("no table is called '%s'" % name)
        new = TABLES[name](runs, peers)
        if new is None:
            missing.append(name)
            return match.group(0)
        return "<!-- %s -->\n\n%s\n\n<!-- end -->" % (name, new)

    text, found = re.subn(r"<!-- ([a-z0-9 ]+) -->\n.*?<!-- end -->", replace, text, flags=re.S)
    if not found:
        sys.exit("no tables in this document")
    return text, missing


def main():
    parser = argparse.ArgumentParser(description="Fills the tables of docs/benchmarks.md.")
    parser.add_argument("document")
    parser.add_argument("bench", nargs="+")
    parser.add_argument("--peers", action="append", default=[])
    options = parser.parse_args()
    peers = []
    for path in options.peers:
        with open(path, encoding="utf-8") as f:
            peers += json.load(f)["ratios"]
    with open(options.document, encoding="utf-8") as f:
        text = f.read()
    text, missing = fill(text, [Run(path) for path in options.bench], peers)
    with open(options.document, "w", encoding="utf-8") as f:
        f.write(text)
    for name in missing:
        print("unchanged, no figures: " + name)


if __name__ == "__main__":
    main()
