#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Includes only go down. Each file of the library belongs to a layer; a file may include its own
layer and those that its layer is said to stand on, and nothing else (docs/architecture.md)."""
import re
import sys

import tree

# layer -> (files that belong to it, layers it may include besides itself)
BOTTOM = ["public", "common", "keccak"]


def scheme(name, algorithms):
    """The layers of one scheme: rows, polynomials and kernels; what is hashed and how it is laid
    out; the standard's algorithms; the public functions."""
    base = f"src/{name}/"
    return {
        f"{name} params": ([base + "params.h", base + "params.c"], ["public"]),
        f"{name} ops": ([base + "poly.h", base + "ops.h"], ["public", f"{name} params"]),
        f"{name} ref": ([base + "ref/*"],
                        ["public", "common", f"{name} params", f"{name} ops"]),
        f"{name} avx2": ([base + "avx2/*"],
                         ["public", "common", f"{name} params", f"{name} ops", f"{name} ref"]),
        f"{name} avx512": ([base + "avx512/*"],
                           ["public", "common", f"{name} params", f"{name} ops", f"{name} ref"]),
        f"{name} neon": ([base + "neon/*"],
                         ["public", "common", f"{name} params", f"{name} ops", f"{name} ref"]),
        f"{name} layout": ([base + "sample.*", base + "encode.*"],
                           BOTTOM + [f"{name} params", f"{name} ops"]),
        f"{name} algorithms": ([base + a for a in algorithms],
                               BOTTOM + [f"{name} params", f"{name} ops", f"{name} layout"]),
        f"{name} api": ([base + a + ".*" for a in
                         ("api", "check", "prepared", "batch", "*_key")],
                        BOTTOM + [f"{name} params", f"{name} ops", f"{name} layout",
                                  f"{name} algorithms"]),
    }


LAYERS = {
    "public": (["include/quatrain/*"], []),
    "common": (["src/common/*"], ["public"]),
    "keccak": (["src/keccak/*"], ["public", "common"]),
    **scheme("mlkem", ["kpke.*", "kem.*"]),
    **scheme("mldsa", ["dsa.h", "message.*", "keygen.*", "sign.*", "sign_once.*", "verify.*"]),
}


def layer_of(name):
    found = [layer for layer, (patterns, _) in LAYERS.items() for pattern in patterns
             if re.fullmatch(pattern.replace(".", r"\.").replace("*", r"[^/]+"), name)]
    if len(found) != 1:
        raise LookupError(f"{name}: belongs to {found or 'no layer'}; see LAYERS in layers.py")
    return found[0]


def fault(name, included):
    """What is wrong with one file including another, or None."""
    below, here = layer_of(included), layer_of(name)
    if below == here or below in LAYERS[here][1]:
        return None
    return f"{name} ({here}) includes {included} ({below})"


def self_test():
    """Arrows that must be refused; a walk that lets them pass proves nothing."""
    for name, included in (("src/common/wipe.c", "src/keccak/ops.h"),
                           ("src/keccak/queue.h", "src/mlkem/ops.h"),
                           ("src/mlkem/sample.c", "src/mldsa/ops.h"),
                           ("src/mlkem/kpke.c", "src/mlkem/api.h"),
                           ("src/mldsa/ref/ntt.c", "src/keccak/queue.h"),
                           ("include/quatrain/types.h", "src/common/bytes.h")):
        if fault(name, included) is None:
            sys.exit(f"self test: {name} may not include {included}, and it was accepted")


def main():
    self_test()
    faults, arrows = [], 0
    for path in tree.files(".c", ".h", ".S", folders=["include", "src"]):
        name = tree.relative(path)
        for number, line in enumerate(tree.without_comments(path.read_text()).splitlines(), 1):
            match = re.match(r'\s*#\s*include\s+(["<])([^">]+)[">]', line)
            if not match:
                continue
            quote, target = match.groups()
            if quote == "<" and not target.startswith("quatrain/"):
                continue  # the C library's
            included = ("include/" if quote == "<" else "src/") + target
            if not (tree.root() / included).is_file():
                faults.append(f"{name}:{number}: {included} does not exist; internal headers are "
                              f'"folder/file.h", public ones <quatrain/file.h>')
                continue
            try:
                what = fault(name, included)
            except LookupError as error:
                what = str(error)
            arrows += 1
            if what:
                faults.append(f"{number}: {what}")
        if re.search(r'#\s*include\s+"[^"]+\.c"', path.read_text()):
            faults.append(f"{name}: includes a .c file")
    tree.finish(faults, f"{arrows} includes, all of them downwards")


if __name__ == "__main__":
    main()
