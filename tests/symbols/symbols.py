#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What the built libraries show to a linker, held against the lists beside this file.

Each subcommand is one test. Where it cannot be asked (not ELF, a tool missing, objects that a
sanitizer or LTO has rewritten) the script says why and exits 77.
"""
import argparse
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ELF_SYSTEMS = ["linux", "android", "freebsd", "openbsd", "netbsd", "dragonfly", "sunos"]

# What the shared library may import besides imports.txt: start-up code and hardening of the
# toolchain, which no source line of ours asks for.
TOOLCHAIN = re.compile(r"_ITM_\w+|__gmon_start__|__cxa_finalize|__stack_chk_(fail|guard)(_local)?"
                       r"|__(memcpy|memset|memmove)_chk|_GLOBAL_OFFSET_TABLE_|__tls_get_\w+"
                       # gcc's library finds out with the second which atomics a core has
                       r"|__aarch64_(cas|swp)8_\w+|__getauxval")
# What the compiler puts into objects of 32-bit x86 that may lie anywhere.
COMPILER = re.compile(r"__x86\.get_pc_thunk\.\w+")


def skip(reason):
    print(f"SKIP: {reason}")
    sys.exit(77)


def run(tool, *args):
    result = subprocess.run([tool, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                            text=True, check=False)
    if result.returncode:
        sys.exit(f"{tool} {' '.join(map(str, args))}: {result.stderr}")
    return result.stdout


def pinned(name):
    lines = (HERE / name).read_text().splitlines()
    return {line for line in lines if line and not line.startswith("#")}


def same(what, expected, found):
    for name in sorted(found - expected):
        print(f"not in the list: {name}")
    for name in sorted(expected - found):
        print(f"in the list, not there: {name}")
    if expected != found:
        sys.exit(f"{what}: the list and the library differ")
    print(f"{what}: {len(found)} as listed")


def symbols(args, library, *flags):
    """(letter, name) of every symbol, versions and archive headings left out."""
    found = []
    for line in run(args.nm, "--format=posix", *flags, library).splitlines():
        fields = line.split()
        if len(fields) >= 2 and len(fields[1]) == 1:
            found.append((fields[1], fields[0].split("@")[0]))
    return found


def declared(include):
    """The functions that the public headers mark QTN_API."""
    names = set()
    for header in include.rglob("*.h"):
        text = re.sub(r"/\*.*?\*/", "", header.read_text(), flags=re.S)
        text = re.sub(r"^#.*$", "", text, flags=re.M)
        names.update(re.findall(r"QTN_API\b[^;{]*?\b(\w+)\(", text))
    return names


def exported(args):
    names = {name for letter, name in symbols(args, args.shared, "-D", "--defined-only",
                                              "--extern-only") if letter != "A"}
    listed = pinned("exported.txt")
    same("declared in the headers", listed, declared(args.include))
    same("exported by the shared library", listed, names)


def prefix(args):
    names = [name for _, name in symbols(args, args.static, "--defined-only", "--extern-only")
             if not COMPILER.fullmatch(name)]
    if not names:
        sys.exit("the static library defines nothing")
    strangers = sorted({name for name in names if not name.startswith("qtn_")})
    twice = sorted({name for name in names if names.count(name) > 1})
    if strangers or twice:
        sys.exit(f"without the prefix qtn_: {strangers}; defined twice: {twice}")
    print(f"{len(names)} global names, each once, each with the prefix qtn_")


def writable(args):
    """.data.rel.ro is constant once it is relocated: tables of functions live there."""
    names = set()
    for line in run(args.objdump, "-t", args.static).splitlines():
        match = re.match(r"[0-9a-f]+ .{7} (\S+)\s+[0-9a-f]+\s+(?:\.hidden )?(\S+)$", line)
        if not match:
            continue
        section, name = match.groups()
        is_data = re.match(r"\.(data|bss|tdata|tbss|ldata|lbss)\b", section) or section == "*COM*"
        if is_data and not section.startswith(".data.rel.ro") and name != section:
            names.add(re.sub(r"\.\d+$", "", name))
    listed = [line.rpartition(": ") for line in pinned("writable.txt")]
    same("writable data", {name for family, _, name in listed if family in ("", args.family)},
         names)


def imports(args):
    defined = {name for _, name in symbols(args, args.static, "--defined-only", "--extern-only")}
    wanted = {name for _, name in symbols(args, args.static, "--undefined-only")} - defined
    wanted |= {name for _, name in symbols(args, args.shared, "-D", "--undefined-only")}
    strangers = sorted(name for name in wanted - pinned("imports.txt")
                       if not TOOLCHAIN.fullmatch(name))
    if strangers:
        sys.exit(f"imported, and not in imports.txt: {strangers}")
    print(f"{len(wanted)} imports, all of them allowed")


def hardening(args):
    faults = []
    headers = run(args.readelf, "-lW", args.shared)
    stack = re.search(r"GNU_STACK(?:\s+0x[0-9a-f]+){5}\s+([RWE ]+?)\s+0x", headers)
    if not stack or "E" in stack.group(1):
        faults.append("the shared library asks for an executable stack")
    dynamic = run(args.readelf, "-dW", args.shared)
    if "TEXTREL" in dynamic:
        faults.append("the shared library has text relocations")
    if "[libquatrain.so.0]" not in dynamic:
        faults.append("the shared library's soname is not libquatrain.so.0")

    objects = 0
    for part in run(args.readelf, "-SW", args.static).split("\nFile: ")[1:]:
        name = part.splitlines()[0]
        if ".text" not in part:
            continue
        objects += 1
        note = re.search(r"\.note\.GNU-stack\s+PROGBITS(?:\s+[0-9a-f]+){4}\s+(\w*)", part)
        if not note:
            faults.append(f"{name}: no GNU-stack note")
        elif "X" in note.group(1):
            faults.append(f"{name}: its GNU-stack note is executable")
    if not objects:
        faults.append("no object found in the static library")
    if faults:
        sys.exit("\n".join(faults))
    print(f"{objects} objects and the shared library: no executable stack, no text relocation")


def main():
    commands = {f.__name__: f for f in (exported, prefix, writable, imports, hardening)}
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("command", choices=commands)
    for option in ("nm", "objdump", "readelf", "system", "family", "shared", "static"):
        parser.add_argument(f"--{option}", required=True)
    parser.add_argument("--include", type=pathlib.Path, required=True)
    args = parser.parse_args()

    if args.system not in ELF_SYSTEMS:
        skip(f"no ELF objects on {args.system}")
    for tool in ("nm", "objdump", "readelf"):
        if not getattr(args, tool):
            skip(f"no {tool} here")
    sections = run(args.readelf, "-SW", args.static)
    if ".gnu.lto_" in sections:
        skip("LTO objects hold no machine code to look at")
    imported = " ".join(name for _, name in symbols(args, args.static, "--undefined-only"))
    instrumented = re.search(r"__(asan|ubsan|msan|tsan|gcov|llvm_profile|sanitizer)_", imported)
    if instrumented:
        skip(f"the build is instrumented ({instrumented.group(1)}), which adds names of its own")
    commands[args.command](args)


if __name__ == "__main__":
    main()
