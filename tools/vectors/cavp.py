# SPDX-License-Identifier: Apache-2.0
# Copyright 2026 The Quatrain Authors
"""NIST's CAVP response files (.rsp) for SHA-3 and SHAKE, and CCTV's lists of unreduced keys."""

from textformat import Expected, require


def paragraphs(text):
    """Give the dicts of `key = value` lines; a bracketed line holds for all that follow."""
    setting, item = {}, {}
    for line in text.splitlines() + [""]:
        line = line.strip()
        if line.startswith("#"):
            continue
        if line.startswith("["):
            if "=" in line:
                key, value = line.strip("[]").split("=")
                setting[key.strip()] = value.strip()
        elif line:
            key, value = line.split("=")
            require(key.strip() not in item, "twice in one paragraph:", key)
            item[key.strip()] = value.strip()
        elif item:
            yield dict(setting, **item)
            item = {}


def read_rsp(name, text):
    """name: the file's, such as SHA3_256Monte.rsp, which tells function and kind of test."""
    stem = name[: -len(".rsp")].replace("SHA3_", "SHA3-")
    kinds = {"ShortMsg": messages, "LongMsg": messages, "VariableOut": outputs, "Monte": monte}
    found = [kind for kind in kinds if stem.endswith(kind)]
    require(len(found) == 1, "unknown kind of test", name)
    function = stem[: -len(found[0])]
    require(function in FUNCTIONS, "unknown function", function)
    records = []
    for record in kinds[found[0]](function, list(paragraphs(text))):
        records.append(dict({"set": function}, **record))
    return records


FUNCTIONS = ("SHA3-224", "SHA3-256", "SHA3-384", "SHA3-512", "SHAKE128", "SHAKE256")


def messages(function, items):
    output = "Output" if function.startswith("SHAKE") else "MD"
    for item in items:
        bits = int(item["Len"])
        require(bits % 8 == 0, "a message that is not whole bytes")
        message = bytes.fromhex(item["Msg"])[: bits // 8]
        require(len(message) == bits // 8, "Len and Msg disagree")
        yield {
            "type": "sha3",
            "id": f"Len {bits}",
            "msg": message,
            "out": Expected(bytes.fromhex(item[output])),
        }


def outputs(function, items):
    for item in items:
        output = bytes.fromhex(item["Output"])
        require(len(output) * 8 == int(item["Outputlen"]), "Outputlen and Output disagree")
        require(len(item["Msg"]) * 4 == int(item["Input Length"]), "Input Length and Msg disagree")
        yield {
            "type": "sha3",
            "id": f"COUNT {item['COUNT']}",
            "msg": bytes.fromhex(item["Msg"]),
            "out": Expected(output),
        }


def monte(function, items):
    """A chain of 100 links of 1000 hashes each. Every link becomes a record of its own, which
    starts from what the one before printed (SHA3VS, section 6.2.3 and 6.3.3)."""
    shake = function.startswith("SHAKE")
    first, rest = items[0], items[1:]
    start = bytes.fromhex(first["Msg" if shake else "Seed"])
    # Only some files give the start a paragraph of its own.
    links = items if "COUNT" in first else rest
    require(len(links) == 100, "a chain of", len(links), "links")
    low = high = length = 0
    if shake:
        # Whole bytes, as in SHA3VS: the minimum is rounded up, the maximum down.
        low = (int(first["Minimum Output Length (bits)"]) + 7) // 8
        high = int(first["Maximum Output Length (bits)"]) // 8
        length = high
    for number, link in enumerate(links):
        require(int(link["COUNT"]) == number, "COUNT out of order")
        output = bytes.fromhex(link["Output" if shake else "MD"])
        record = {"type": "sha3-monte", "id": f"COUNT {number}", "start": start}
        if shake:
            record.update(minout=low, maxout=high, outlen=length)
            require(len(output) * 8 == int(link["Outputlen"]), "Outputlen and Output disagree")
            length = low + int.from_bytes(output[-2:], "big") % (high - low + 1)
            start = output[:16].ljust(16, b"\0")
        else:
            start = output
        record["out"] = Expected(output)
        yield record


def read_modulus(name, text):
    """CCTV: one encapsulation key a line, each with one coefficient in q..4095."""
    return [
        {
            "type": "mlkem-check-ek",
            "set": name,
            "id": f"line {number + 1}",
            "ek": bytes.fromhex(line),
            "result": "public-key",
        }
        for number, line in enumerate(text.split())
    ]
