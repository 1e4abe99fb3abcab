# SPDX-License-Identifier: Apache-2.0
"""Compare the CT_DECLASSIFY uses in src with the table in docs/constant-time.md, both ways.

    declassified.py SOURCE_ROOT

A use without a row, a row without a use, a row that names another file or gives no reason, and a
use in a function without a comment are errors.
"""
import pathlib
import re
import sys

USE = re.compile(r"\bCT_DECLASSIFY\(\s*(\w+)\s*,")
ROW = re.compile(r"^\|\s*`(\w+)`\s*\|\s*(.*?)\s*\|\s*(.*?)\s*\|\s*(.*?)\s*\|$")


def uses(src):
    """name -> set of files, and the uses in functions that have no comment."""
    found, bare = {}, []
    for path in sorted(src.rglob("*.[ch]")):
        if path.name == "ct.h":
            continue
        text = path.read_text(encoding="utf-8")
        name = path.relative_to(src).as_posix()
        for match in USE.finditer(text):
            found.setdefault(match.group(1), set()).add(name)
            # From the end of the function before it to the end of the statement's line.
            start = text.rfind("\n}", 0, match.start())
            end = text.find("\n", text.find(";", match.end()))
            if "/*" not in text[max(start, 0):end]:
                bare.append("%s: %s without its reason" % (name, match.group(1)))
    return found, bare


def rows(doc):
    """name -> (files, what, why)"""
    table = {}
    for line in doc.read_text(encoding="utf-8").splitlines():
        match = ROW.match(line)
        if match:
            name, where, what, why = match.groups()
            table[name] = (set(re.findall(r"`([^`]+)`", where)), what, why)
    return table


def main():
    root = pathlib.Path(sys.argv[1])
    found, errors = uses(root / "src")
    table = rows(root / "docs" / "constant-time.md")
    for name in sorted(set(found) - set(table)):
        errors.append("%s (%s) is not in docs/constant-time.md" %
                      (name, ", ".join(sorted(found[name]))))
    for name in sorted(set(table) - set(found)):
        errors.append("docs/constant-time.md lists %s, which src does not use" % name)
    for name in sorted(set(table) & set(found)):
        where, what, why = table[name]
        if where != found[name]:
            errors.append("%s: the table says %s, src has it in %s" %
                          (name, sorted(where), sorted(found[name])))
        if len(what) < 5 or len(why) < 20:
            errors.append("%s: what is declassified and why must be said" % name)
    if not found:
        errors.append("no CT_DECLASSIFY found at all: is src where it should be?")
    for error in errors:
        print(error)
    print("%d names in src, %d in docs/constant-time.md" % (len(found), len(table)))
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
