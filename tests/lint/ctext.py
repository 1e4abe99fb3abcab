# SPDX-License-Identifier: Apache-2.0
"""Reads constants out of C text: tables, macros and enumerators, as Python integers.

Understands what this project writes and stops at anything else, so that a constant which moves or
changes its form is a failure and not an unchecked one.
"""
import re
import sys

import tree


def raw(path):
    return (tree.root() / path).read_text()


def text(path):
    return tree.without_comments(raw(path))


def evaluate(expression, names=None):
    """A C integer expression: literals, names, arithmetic, casts to integer types."""
    names = names or {}
    python = re.sub(r"\(\s*u?int\d*(?:_t)?\s*\)|\(\s*size_t\s*\)", "", expression)
    python = re.sub(r"\b(0[xX][0-9a-fA-F]+|\d+)[uUlL]*\b", r"\1", python)
    python = re.sub(r"\b[A-Za-z_]\w*\b", lambda m: str(names[m.group(0)])
                    if m.group(0) in names else m.group(0), python)
    python = python.replace("/", "//")
    if not re.fullmatch(r"[\s0-9a-fA-FxX+\-*/()<>&|^~%]+", python):
        sys.exit(f"cannot evaluate the C expression {expression!r}")
    return eval(python, {"__builtins__": {}})  # digits and operators only, by the line above


def _top_level(body):
    """Split at the commas that stand in no bracket."""
    parts, depth, start = [], 0, 0
    for i, c in enumerate(body):
        depth += (c in "({[") - (c in ")}]")
        if c == "," and depth == 0:
            parts.append(body[start:i])
            start = i + 1
    parts.append(body[start:])
    return [part.strip() for part in parts if part.strip()]


def initializer(path, name):
    """The text between the braces of `name[...] = {...}` or `name = {...}`."""
    match = re.search(rf"\b{name}\b(?:\[[^\]]*\])*\s*=\s*\{{", text(path))
    if not match:
        sys.exit(f"{path}: no table {name}")
    body, depth = text(path)[match.end():], 1
    for i, c in enumerate(body):
        depth += (c == "{") - (c == "}")
        if depth == 0:
            return body[:i]
    return sys.exit(f"{path}: {name} does not end")


def table(path, name, names=None):
    return [evaluate(part, names) for part in _top_level(initializer(path, name))]


def rows(path, name):
    """A table of structs with designated fields, as a list of {field: text}."""
    return [fields(part[1:-1]) for part in _top_level(initializer(path, name))]


def fields(body):
    return {match.group(1): match.group(2).strip() for match in
            (re.fullmatch(r"\.(\w+)\s*=\s*(.*)", part, re.S) for part in _top_level(body)) if match}


def constants(path, names=None):
    """Every macro and enumerator of a file that has an integer value."""
    found = dict(names or {})
    source = text(path)
    for match in re.finditer(r"^#define (\w+) (.+)$", source, re.M):
        value = match.group(2).strip()
        if re.fullmatch(r"[\w\s+\-*/()<>]+", value) and all(
                word in found for word in re.findall(r"\b[A-Za-z_]\w*\b", value)):
            found[match.group(1)] = evaluate(value, found)
    for match in re.finditer(r"\benum\s*\w*\s*\{([^}]*)\}", source):
        following = 0
        for part in _top_level(match.group(1)):
            name, _, value = part.partition("=")
            if value.strip():
                following = evaluate(value, found)
            found[name.strip()] = following
            following += 1
    return found


def number(path, pattern):
    """A constant in running code: the one match of a pattern with one group."""
    found = re.findall(pattern, text(path))
    return evaluate(found[0]) if len(found) == 1 else f"{len(found)} times {pattern}"


def centred(value, modulus):
    """value mod modulus, in (-modulus / 2, modulus / 2]."""
    value %= modulus
    return value - modulus if value > modulus // 2 else value


def signed(value, bits):
    """value mod 2^bits, as a signed integer of so many bits."""
    value %= 1 << bits
    return value - (1 << bits) if value >> (bits - 1) else value


class Ledger:
    """What was compared, and what differed."""

    def __init__(self):
        self.faults, self.count = [], 0

    def same(self, what, found, expected):
        self.count += 1
        if found != expected:
            self.faults.append(f"{what}: found {found}, recomputed {expected}")

    def finish(self, what):
        tree.finish(self.faults, f"{self.count} {what} recomputed, all as in the source")
