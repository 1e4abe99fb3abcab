#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright 2026 The Quatrain Authors
"""Write tests/vectors anew from the test data of two distribution packages.

    convert.py --circl DIR --wycheproof DIR --circl-version V --wycheproof-version V --out DIR

tests/vectors/README.md tells which packages these are and what the files hold."""

import argparse
import gzip
import json
from pathlib import Path

import acvp
import wycheproof
from compact import Compactor
from textformat import render, require

ACVP_LICENCE = "NIST, see LICENSE-NIST.txt; figures unchanged, re-encoded for Quatrain"
WYCHEPROOF_LICENCE = "Apache-2.0, Copyright 2016-2026 The Wycheproof Authors; re-encoded"


def load(path):
    data = path.read_bytes()
    return json.loads(gzip.decompress(data) if path.suffix == ".gz" else data)


def write(folder, name, header, records, compactor):
    path = folder / name
    path.write_text(render(header, records, compactor.encode), encoding="ascii")
    print(f"{name}: {len(records)} records, {path.stat().st_size} bytes")


def convert_circl(folder, version, out):
    """NIST's sets as circl carries them; ML-KEM's two small ones go into one file."""
    found = {}
    for part in ("kem/mlkem", "sign/mldsa"):
        sets = sorted((folder / part / "testdata").glob("*/prompt.json.gz"))
        require(sets, "no ACVP sets below", folder / part)
        for prompt in sets:
            expected = load(prompt.with_name("expectedResults.json.gz"))
            mode, records = acvp.read_set(load(prompt), expected)
            found[mode] = records
    files = {
        "acvp-mlkem.txt": ("ML-KEM-keyGen", "ML-KEM-encapDecap"),
        "acvp-mldsa-keygen.txt": ("ML-DSA-keyGen",),
        "acvp-mldsa-siggen.txt": ("ML-DSA-sigGen",),
        "acvp-mldsa-sigver.txt": ("ML-DSA-sigVer",),
    }
    for name, modes in files.items():
        records = [record for mode in modes for record in found.pop(mode)]
        source = f"NIST ACVP, from golang-github-cloudflare-circl-dev {version}"
        header = [("source", source), ("licence", ACVP_LICENCE)]
        write(out, name, header, records, Compactor(records))
    require(not found, "sets without a file:", sorted(found))


def convert_wycheproof(folder, version, out):
    """One file for each parameter set of ML-KEM, two for each of ML-DSA."""
    files = {}
    for path in sorted(folder.glob("ml*_test.json")):
        words = path.name.split("_")
        name = f"wycheproof-{words[0]}-{words[1]}"
        if words[0] == "mldsa":
            name += "-" + words[2]
        files.setdefault(name + ".txt", []).append(path)
    require(files, "no ML-KEM or ML-DSA files in", folder)
    records = {n: [r for p in files[n] for r in wycheproof.read_file(load(p))] for n in files}
    compactor = Compactor([record for part in records.values() for record in part])
    for name, paths in files.items():
        source = f"Wycheproof, from golang-github-c2sp-wycheproof-dev {version}:"
        source = " ".join([source] + [path.name for path in paths])
        header = [("source", source), ("licence", WYCHEPROOF_LICENCE)]
        write(out, name, header, records[name], compactor)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--circl", type=Path, required=True, help="circl's source folder")
    parser.add_argument("--circl-version", required=True, help="the package's version")
    parser.add_argument("--wycheproof", type=Path, required=True, help="testvectors_v1 folder")
    parser.add_argument("--wycheproof-version", required=True, help="the package's version")
    parser.add_argument("--out", type=Path, required=True, help="folder to write to")
    args = parser.parse_args()
    convert_circl(args.circl, args.circl_version, args.out)
    convert_wycheproof(args.wycheproof, args.wycheproof_version, args.out)


if __name__ == "__main__":
    main()
