#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright 2026 The Quatrain Authors
"""Test against one part of the full collection of vectors: check its sums, re-encode every file of
it, and let the runner of tests/acvp take them all.

Every file of the part must be used; one that this script does not know is an error, as is one that
SHA256SUMS does not list. Without the folder the test is skipped (exit 77), or fails with --ci."""

import argparse
import gzip
import hashlib
import json
import os
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

import acvp
import cavp
import wycheproof
from textformat import VectorError, render, require

SKIPPED = 77
# What lies beside the parts: prose, and the sums themselves.
BESIDE = {"README.md", "accumulated.md", "SHA256SUMS"}


def read_part(folder, part):
    """Give {name: content, unpacked} of a part's files, each as SHA256SUMS has it."""
    sums = {}
    for line in (folder / "SHA256SUMS").read_text().splitlines():
        digest, name = line.split(maxsplit=1)
        sums[name] = digest
    found = {p.relative_to(folder).as_posix() for p in folder.rglob("*") if p.is_file()}
    unknown = {n for n in found if n.split("/")[0] not in PARTS} - BESIDE
    require(not unknown, "files of no part:", sorted(unknown))
    require(found - BESIDE == set(sums), "SHA256SUMS and the folder differ in",
            sorted((found - BESIDE) ^ set(sums)))
    files = {}
    for name in sorted(n for n in sums if n.startswith(part + "/")):
        content = (folder / name).read_bytes()
        if name.endswith(".gz"):
            content = gzip.decompress(content)
        require(hashlib.sha256(content).hexdigest() == sums[name], "not what SHA256SUMS has:", name)
        files[name] = content
    require(files, "no files in", folder / part)
    return files


def agree(mode, reasons, records):
    """NIST's word for what was changed must fit the status that we expect."""
    require(len(reasons) == len({r["id"].split()[0] for r in records if " " in r["id"]}), mode)
    for record in records:
        word = record["id"].partition(" ")[2]
        if record["type"] in ("mldsa-verify", "mlkem-check-ek", "mlkem-check-dk"):
            untouched = word.startswith("valid")
            require((record["result"] == "ok") == untouched, mode, record["id"], record["result"])


def convert_acvp(files):
    """Sets are folders of release/set: prompt, expectedResults, registration, perhaps reasons."""
    texts = {}
    kats = acvp.rejection_kats(files.pop("acvp/ML-DSA-sign-rejection-kats.json"))
    texts["sign-rejection-kats"] = kats
    require(b"NIST" in files.pop("acvp/LICENSE-NIST.txt"), "no notice in LICENSE-NIST.txt")
    for folder in sorted({name.rpartition("/")[0] for name in files}):
        prompt = json.loads(files.pop(folder + "/prompt.json.gz"))
        expected = json.loads(files.pop(folder + "/expectedResults.json.gz"))
        asked = json.loads(files.pop(folder + "/registration.json"))
        for name in ("algorithm", "mode", "revision"):
            require(asked[name] == prompt[name], folder, "registration differs in", name)
        reasons = json.loads(files.pop(folder + "/reasons.json", "null"))
        mode, records = acvp.read_set(prompt, expected, reasons)
        if reasons:
            agree(folder, reasons, records)
        texts[f"{folder.split('/')[1]}-{mode}"] = records
    return texts


def convert_wycheproof(files):
    require(b"Apache License" in files.pop("wycheproof/LICENSE"), "no licence")
    names = [name for name in files if name.endswith("_test.json.gz")]
    return {Path(n).name[:-8]: wycheproof.read_file(json.loads(files.pop(n))) for n in names}


def convert_cctv(files):
    names = [name for name in files if name.startswith("cctv/ML-KEM/modulus/ML-KEM-")]
    texts = {}
    for name in names:
        parameter_set = Path(name).name[: -len(".txt.gz")]
        texts["modulus-" + parameter_set] = cavp.read_modulus(
            parameter_set, files.pop(name).decode()
        )
    return texts


def convert_sha3(files):
    names = [name for name in files if name.endswith(".rsp.gz")]
    return {Path(n).name[:-7]: cavp.read_rsp(Path(n).name[:-3], files.pop(n).decode())
            for n in names}


PARTS = {
    "acvp": convert_acvp,
    "wycheproof": convert_wycheproof,
    "cctv": convert_cctv,
    "sha3": convert_sha3,
}


def run(runner, texts):
    """Write the texts to a folder that does not outlive the test, and run them all."""
    wrapper = shlex.split(os.environ.get("MESON_EXE_WRAPPER", ""))
    with tempfile.TemporaryDirectory(prefix="quatrain-vectors-") as folder:
        paths = []
        for name, records in texts.items():
            path = Path(folder) / (name + ".txt")
            path.write_text(render([("source", name)], records), encoding="ascii")
            paths.append(str(path))
        return subprocess.run(wrapper + [runner] + paths, check=False).returncode


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runner", required=True, help="the known-answers program")
    parser.add_argument("--folder", type=Path, required=True, help="the full collection")
    parser.add_argument("--part", choices=sorted(PARTS), required=True)
    parser.add_argument("--ci", action="store_true", help="fail where the folder is not there")
    args = parser.parse_args()
    if not args.folder.is_dir():
        print(f"the folder of the full vectors, {args.folder}, does not exist "
              "(the build option 'vectors' names another one)", flush=True)
        return 1 if args.ci else SKIPPED
    try:
        files = read_part(args.folder, args.part)
        count = len(files)
        texts = PARTS[args.part](files)
        require(not files, "files that nothing reads:", sorted(files))
    except (VectorError, KeyError, ValueError, OSError) as fault:
        print(f"{args.folder}: {type(fault).__name__}: {fault}", flush=True)
        return 1
    print(f"{args.part}: {count} files, sums right, all read", flush=True)
    return run(args.runner, texts)


if __name__ == "__main__":
    sys.exit(main())
