# SPDX-License-Identifier: Apache-2.0
# Copyright 2026 The Quatrain Authors
"""The text format that tests/acvp reads; tests/vectors/README.md describes it."""

import hashlib

FORMAT = "quatrain-vectors 1"

# A value that several records in a row have is written once, in brackets, above the first of them.
SHARED = ("type", "set", "interface", "minout", "maxout", "sk", "dk", "pk", "seed")
DIGEST_FROM = 65  # bytes; expected values of this length or more may be kept as digests


class Expected(bytes):
    """A value that the library has to produce; a compact file keeps only its digest."""


class Sha256(bytes):
    """The SHA2-256 digest of a value that the library has to produce."""


class VectorError(Exception):
    """The input is not what we know how to read; nothing is ever skipped instead."""


def require(condition, *what):
    if not condition:
        raise VectorError(" ".join(str(w) for w in what))


def only_keys(item, known, where):
    """Refuse what we do not know, so that a new kind of test cannot pass unnoticed."""
    unknown = sorted(set(item) - set(known))
    require(not unknown, where, "has unknown members", unknown)


def sha3(value):
    return "sha3:" + hashlib.sha3_256(value).hexdigest()


def plain(record, key, value, before):
    """Write a value in full."""
    if isinstance(value, Sha256):
        return "sha256:" + value.hex()
    return value.hex() if isinstance(value, bytes) else str(value)


def render(header, records, encode=plain):
    """One file. header: (key, text) pairs. records: dicts of text or bytes, all members in each."""
    require(records, "a file without records")
    lines = ["format = " + FORMAT]
    lines += [f"{key} = {text}" for key, text in header]
    lines += [f"count = {len(records)}", ""]
    shared = {}
    for i, record in enumerate(records):
        before = records[i - 1] if i else {}
        after = records[i + 1] if i + 1 < len(records) else {}
        own = []
        for key in SHARED:
            if key in shared and key not in record:
                lines.append(f"[{key}]")
                del shared[key]
        for key, value in record.items():
            if key in shared and shared[key] == value:
                continue
            text = f"{key} = {encode(record, key, value, before)}".rstrip()
            if key in SHARED and after.get(key) == value:
                shared[key] = value
                lines.append(f"[{text}]")
            else:
                own.append(text)
        lines += own + [""]
    return "\n".join(lines)
