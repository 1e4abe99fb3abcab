#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""docs/fips-map.md is complete and true: each algorithm of FIPS 203 and FIPS 204 once, under its
own name; each function is defined in a file named beside it; and a comment that belongs to the
function (above it, above its declaration, at the head of its section or of its file) names the same
algorithm."""
import re
import sys

import tree

MAP = "docs/fips-map.md"

FIPS = {
    "203": (2, "SHAKE128example, BitsToBytes, BytesToBits, ByteEncode, ByteDecode, SampleNTT, "
               "SamplePolyCBD, NTT, NTT^-1, MultiplyNTTs, BaseCaseMultiply, K-PKE.KeyGen, "
               "K-PKE.Encrypt, K-PKE.Decrypt, ML-KEM.KeyGen_internal, ML-KEM.Encaps_internal, "
               "ML-KEM.Decaps_internal, ML-KEM.KeyGen, ML-KEM.Encaps, ML-KEM.Decaps"),
    "204": (1, "ML-DSA.KeyGen, ML-DSA.Sign, ML-DSA.Verify, HashML-DSA.Sign, HashML-DSA.Verify, "
               "ML-DSA.KeyGen_internal, ML-DSA.Sign_internal, ML-DSA.Verify_internal, "
               "IntegerToBits, BitsToInteger, IntegerToBytes, BitsToBytes, BytesToBits, "
               "CoeffFromThreeBytes, CoeffFromHalfByte, SimpleBitPack, BitPack, SimpleBitUnpack, "
               "BitUnpack, HintBitPack, HintBitUnpack, pkEncode, pkDecode, skEncode, skDecode, "
               "sigEncode, sigDecode, w1Encode, SampleInBall, RejNTTPoly, RejBoundedPoly, ExpandA, "
               "ExpandS, ExpandMask, Power2Round, Decompose, HighBits, LowBits, MakeHint, UseHint, "
               "NTT, NTT^-1, BitRev8, AddNTT, MultiplyNTT, AddVectorNTT, ScalarVectorNTT, "
               "MatrixVectorNTT, MontgomeryReduce"),
}
FOLDERS = {"203": ["src/mlkem", "src/keccak", "include/quatrain"],
           "204": ["src/mldsa", "src/keccak", "include/quatrain"]}


def expected(fips):
    first, names = FIPS[fips]
    return dict(enumerate(names.split(", "), first))


def algorithms(comment):
    """The numbers in phrases such as "Algorithms 9 to 12", "Algorithm 30 (RejNTTPoly) with 14
    (CoeffFromThreeBytes)" or "Algorithms 16, 17 (SimpleBitPack, BitPack) and 18, 19"."""
    text = re.sub(r"\s*\n\s*\*?\s*", " ", comment)
    one = r"\d+(?:\s*\([^)]*\))?"
    found = set()
    for match in re.finditer(rf"(FIPS 202, )?Algorithms?\s+({one}(?:,? (?:and|or|to|with) {one}|,"
                             rf" {one})*)", text):
        if match.group(1):
            continue
        phrase = re.sub(r"\([^)]*\)", "", match.group(2))
        for low, high in re.findall(r"(\d+)\s+to\s+(\d+)", phrase):
            found.update(range(int(low), int(high) + 1))
        found.update(int(n) for n in re.findall(r"\d+", phrase))
    return found


def comment_above(text, position):
    """The comments of the paragraph that leads to this position: declarations that follow each
    other without a blank line share the comment above the first."""
    before = text[:position].rstrip("\n")
    paragraph = before[before.rfind("\n\n") + 1:]
    return " ".join(re.findall(r"/\*.*?\*/", paragraph, re.S))


def head(text):
    """The comments before the first line of code."""
    match = re.match(r"(?:\s*/\*.*?\*/)+", text, re.S)
    return match.group(0) if match else ""


def definition(text, function):
    """(position of the first line, body) of a function defined in the text, or None."""
    match = re.search(rf"^[A-Za-z_][\w \t*]*\b{function}\((?:[^;{{}}]|\n)*?\)\s*\{{(.*?)^\}}", text,
                      re.M | re.S)
    return (match.start(), match.group(1)) if match else None


def declarations(fips, function):
    """Comments above declarations of the function in the headers, and for a function of ref/ the
    comment above its place in the table of ops.h."""
    found = ""
    for folder in FOLDERS[fips]:
        for path in (tree.root() / folder).rglob("*.h"):
            text = path.read_text()
            for match in re.finditer(rf"^[A-Za-z_][^;{{}}/]*\b{function}\(", text, re.M):
                found += comment_above(text, match.start())
            if path.name == "ops.h" and "_ref_" in function:
                kernel = function.split("_ref_")[1]
                for match in re.finditer(r"^[^\n/]*\(\*(\w+)(?:\[\d+\])?\)\(", text, re.M):
                    if kernel.startswith(match.group(1)):
                        found += comment_above(text, match.start())
    return found


def banner_above(text, position):
    """The heading of the section: the last comment of the form /* --- ... --- */."""
    banners = re.findall(r"/\* --- .*? \*/", text[:position])
    return banners[-1] if banners else ""


def check_row(fips, number, functions, paths):
    """Faults of one row of the map: each function is defined in one of the files, each file defines
    one of the functions, and each definition is said to be this algorithm."""
    missing = [path for path in paths if not (tree.root() / path).is_file()]
    if missing or not functions or not paths:
        return [f"Algorithm {number}: no function, no file, or no such file: {missing}"]
    homes, faults = {}, []
    for path in paths:
        text = (tree.root() / path).read_text()
        here = {function: definition(text, function) for function in functions}
        here = {function: found for function, found in here.items() if found}
        if not here:
            faults.append(f"Algorithm {number}: {path} defines none of {functions}")
        for function, (start, body) in here.items():
            homes[function] = path
            comments = [comment_above(text, start), banner_above(text, start), head(text), body,
                        declarations(fips, function)]
            if not any(number in algorithms(comment) for comment in comments):
                faults.append(f"Algorithm {number}: no comment that belongs to {function} in "
                              f"{path} names it")
    faults += [f"Algorithm {number}: {function} is not defined in {paths}" for function in functions
               if function not in homes]
    return faults


def self_test():
    """What the reader of comments must and must not find."""
    for text, numbers in (("FIPS 204, Algorithm 34 (ExpandMask)", {34}),
                          ("/* Algorithms 36 to 38 (Decompose) and 28 (w1Encode) */",
                           {36, 37, 38, 28}),
                          ("Algorithms 16, 17 (SimpleBitPack,\n * BitPack) and 18, 19 for",
                           {16, 17, 18, 19}),
                          ("Algorithm 30 (RejNTTPoly) with 14 (CoeffFromThreeBytes)", {30, 14}),
                          ("FIPS 202, Algorithm 7 (KECCAK-p)", set()),
                          ("Algorithm, 12 words", set())):
        if algorithms(text) != numbers:
            sys.exit(f"self test: {text!r} gives {algorithms(text)}, should be {numbers}")
    if check_row("204", 99, ["qtn_wipe"], ["src/common/wipe.c"]) == []:
        sys.exit("self test: a function that names no algorithm was accepted")


def main():
    self_test()
    text = (tree.root() / MAP).read_text()
    faults, rows = [], 0
    for fips in FIPS:
        section = re.search(rf"^## FIPS {fips}\b.*?$(.*?)(?=^## |\Z)", text, re.M | re.S)
        if not section:
            sys.exit(f"{MAP}: no section for FIPS {fips}")
        wanted, seen = expected(fips), []
        for line in section.group(1).splitlines():
            cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
            if not line.startswith("|") or not cells[0].isdigit():
                continue
            rows += 1
            number = int(cells[0])
            seen.append(number)
            if len(cells) != 4:
                faults.append(f"FIPS {fips}, Algorithm {number}: {len(cells)} cells, not 4")
                continue
            _, name, functions, path = cells
            if name.strip("`") != wanted.get(number):
                faults.append(f"FIPS {fips}, Algorithm {number} is {wanted.get(number)}, "
                              f"not {name}")
            if functions.startswith("not used: "):
                if len(functions) < 30 or path:
                    faults.append(f"FIPS {fips}, Algorithm {number}: not used needs a reason, and "
                                  "has no file")
                continue
            faults += [f"FIPS {fips}, {fault}" for fault in
                       check_row(fips, number, re.findall(r"`(\w+)`", functions),
                                 re.findall(r"`([^`]+)`", path))]
        for number in sorted(set(wanted) | set(seen)):
            if seen.count(number) != 1 or number not in wanted:
                faults.append(f"FIPS {fips}: Algorithm {number} is listed "
                              f"{seen.count(number)} times")
    tree.finish(faults, f"{rows} algorithms, each where the map says")


if __name__ == "__main__":
    main()
