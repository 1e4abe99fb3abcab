# SPDX-License-Identifier: Apache-2.0
# Copyright 2026 The Quatrain Authors
"""NIST's ACVP files: prompt.json and expectedResults.json of one set become records.

Two generations are known. The older one (what the circl package ships) has no signatureInterface
and no key checks; its ML-DSA messages are M', for the internal functions."""

import json
from hashes import PREHASH
from sizes import MLDSA, MLKEM
from textformat import Expected, Sha256, only_keys, require

TOP = ("vsId", "algorithm", "mode", "revision", "isSample", "testGroups")
GROUP = (
    "tgId testType parameterSet function deterministic signatureInterface preHash externalMu dk pk"
    " tests"
).split()


def fields(where, item, *names):
    """The named members as bytes; any other (but tcId) is an error."""
    only_keys(item, ("tcId",) + names, where)
    return [bytes.fromhex(item[name]) for name in names]


def read_set(prompt, expected, reasons=None):
    """Give (mode, records) of one set. Every test of both files is used, each exactly once."""
    only_keys(prompt, TOP, "prompt")
    only_keys(expected, TOP, "expectedResults")
    for name in ("vsId", "algorithm", "mode", "revision"):
        require(prompt[name] == expected[name], "prompt and expectedResults differ in", name)
    results = {}
    for group in expected["testGroups"]:
        for test in group["tests"]:
            require(test["tcId"] not in results, "tcId twice:", test["tcId"])
            results[test["tcId"]] = test
    mode = f"{prompt['algorithm']}-{prompt['mode']}"
    require(mode in READERS, "unknown mode", mode)
    records = []
    for group in prompt["testGroups"]:
        only_keys(group, GROUP, "group")
        for test in group["tests"]:
            number = test["tcId"]
            require(number in results, "no result, or two prompts, for tcId", number)
            name = f"{group['tgId']}/{number}"
            if reasons is not None and str(number) in reasons:
                name += " " + reasons[str(number)]
            record = {"set": group["parameterSet"], "id": name}
            record.update(READERS[mode](group, test, results.pop(number)))
            records.append(record)
    require(not results, "results without a prompt:", sorted(results))
    return mode, records


def mlkem_keygen(group, test, result):
    z, d = fields("test", test, "z", "d")
    ek, dk = fields("result", result, "ek", "dk")
    return {"type": "mlkem-keygen", "seed": d + z, "ek": Expected(ek), "dk": Expected(dk)}


def mlkem_encap_decap(group, test, result):
    size = MLKEM[group["parameterSet"]]
    function = group["function"]
    if function == "encapsulation":
        ek, m = fields("test", test, "ek", "m")
        ct, ss = fields("result", result, "c", "k")
        return {"type": "mlkem-encaps", "ek": ek, "m": m, "ct": Expected(ct), "ss": Expected(ss)}
    if function == "decapsulation":
        test = dict(test, dk=test.get("dk") or group["dk"])
        dk, ct = fields("test", test, "dk", "c")
        (ss,) = fields("result", result, "k")
        return {"type": "mlkem-decaps", "dk": dk, "ct": ct, "ss": Expected(ss)}
    only_keys(result, ("tcId", "testPassed"), "result")
    if function == "encapsulationKeyCheck":
        (ek,) = fields("test", test, "ek")
        refusal = "length" if len(ek) != size.ek else "public-key"
        status = "ok" if result["testPassed"] else refusal
        return {"type": "mlkem-check-ek", "ek": ek, "result": status}
    require(function == "decapsulationKeyCheck", "unknown function", function)
    (dk,) = fields("test", test, "dk")
    refusal = "length" if len(dk) != size.dk else "secret-key"
    status = "ok" if result["testPassed"] else refusal
    return {"type": "mlkem-check-dk", "dk": dk, "result": status}


def mldsa_keygen(group, test, result):
    (seed,) = fields("test", test, "seed")
    pk, sk = fields("result", result, "pk", "sk")
    return {"type": "mldsa-keygen", "seed": seed, "pk": Expected(pk), "sk": Expected(sk)}


def interface(group):
    if group.get("signatureInterface", "internal") == "internal":
        return "mu" if group.get("externalMu") else "internal"
    require(group["signatureInterface"] == "external", "unknown interface", group)
    require(group["preHash"] in ("pure", "preHash"), "unknown preHash", group)
    return "pure" if group["preHash"] == "pure" else "prehash"


def message(kind, test):
    """What is signed, in the form that the function for this interface takes."""
    if kind == "mu":
        return {"mu": bytes.fromhex(test["mu"])}
    text = bytes.fromhex(test["message"])
    if kind == "internal":
        return {"msg": text}
    context = bytes.fromhex(test["context"])
    if kind == "pure":
        return {"msg": text, "ctx": context}
    return {"hash": test["hashAlg"], "digest": PREHASH[test["hashAlg"]](text), "ctx": context}


MESSAGE = {
    "mu": ("mu",),
    "internal": ("message",),
    "pure": ("message", "context"),
    "prehash": ("message", "context", "hashAlg"),
}


def mldsa_siggen(group, test, result):
    kind = interface(group)
    rnd = () if group["deterministic"] else ("rnd",)
    only_keys(test, ("tcId", "sk") + rnd + MESSAGE[kind], "test")
    (signature,) = fields("result", result, "signature")
    record = {"type": "mldsa-sign", "interface": kind, "sk": bytes.fromhex(test["sk"])}
    record.update(message(kind, test))
    if rnd:
        record["rnd"] = bytes.fromhex(test["rnd"])
    record["sig"] = Expected(signature)
    return record


def mldsa_sigver(group, test, result):
    kind = interface(group)
    test = dict(test, pk=test.get("pk") or group["pk"])
    only_keys(test, ("tcId", "pk", "signature") + MESSAGE[kind], "test")
    only_keys(result, ("tcId", "testPassed"), "result")
    pk, signature = bytes.fromhex(test["pk"]), bytes.fromhex(test["signature"])
    size = MLDSA[group["parameterSet"]]
    require((len(pk), len(signature)) == (size.pk, size.sig), "sigVer lengths")
    record = {"type": "mldsa-verify", "interface": kind, "pk": pk}
    record.update(message(kind, test))
    record["sig"] = signature
    record["result"] = "ok" if result["testPassed"] else "signature"
    return record


READERS = {
    "ML-KEM-keyGen": mlkem_keygen,
    "ML-KEM-encapDecap": mlkem_encap_decap,
    "ML-DSA-keyGen": mldsa_keygen,
    "ML-DSA-sigGen": mldsa_siggen,
    "ML-DSA-sigVer": mldsa_sigver,
}


def rejection_kats(text):
    """The signings of NIST's ACVP specification that take the rare branches of the signing loop."""
    data = json.loads(text)
    only_keys(data, ("source", "meaning", "rejectionCases", "rejectionCounts"), "rejection KATs")
    known = "parameterSet seed keyHash message signatureHash rejectionCount".split()
    records = []
    for part in ("rejectionCases", "rejectionCounts"):
        for i, case in enumerate(data[part]):
            only_keys(case, known, part)
            name = f"{part} {i + 1}"
            if "rejectionCount" in case:
                name += f", {case['rejectionCount']} rejections"
            records.append(
                {
                    "type": "mldsa-kat",
                    "set": case["parameterSet"],
                    "id": name,
                    "seed": bytes.fromhex(case["seed"]),
                    "msg": bytes.fromhex(case["message"]),
                    "pksk": Sha256(bytes.fromhex(case["keyHash"])),
                    "sig": Sha256(bytes.fromhex(case["signatureHash"])),
                }
            )
    return records
