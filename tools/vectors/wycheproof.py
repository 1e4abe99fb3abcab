# SPDX-License-Identifier: Apache-2.0
# Copyright 2026 The Quatrain Authors
"""Wycheproof's ML-KEM and ML-DSA files (testvectors_v1) become records.

`invalid` becomes the one status that the library has to answer: wrong lengths before anything
else, then the key, then the signature. The flags must agree with it."""

import unicodedata

from sizes import MLDSA, MLKEM
from textformat import Expected, only_keys, require

TOP = "algorithm generatorVersion header notes numberOfTests schema testGroups".split()
# The same key in DER or PKCS #8, which the library does not read, is the one thing left aside.
GROUP = (
    "type source parameterSet tests privateKey privateKeyPkcs8 privateSeed publicKey publicKeyDer"
).split()
COMMON = ("tcId", "comment", "flags", "result")
LENGTH_FLAGS = {
    "IncorrectCiphertextLength",
    "IncorrectDecapsulationKeyLength",
    "IncorrectPrivateKeyLength",
    "IncorrectPublicKeyLength",
    "IncorrectSignatureLength",
}


def read_file(data):
    """Give the records of one file; its numberOfTests must be what is found."""
    only_keys(data, TOP, "file")
    schema = data["schema"]
    require(schema in READERS, "unknown schema", schema)
    records = []
    for group in data["testGroups"]:
        only_keys(group, GROUP, "group")
        for test in group["tests"]:
            flags = test.get("flags", [])
            name = group.get("parameterSet", data["algorithm"])
            comment = test.get("comment", "") or ",".join(flags)
            record = {"set": name, "id": ascii_only(f"{test['tcId']} {comment}".strip())}
            record.update(READERS[schema](name, group, test))
            status = record.get("result", "ok")
            require(test["result"] in ("valid", "invalid"), "unknown result", test["result"])
            require((status == "ok") == (test["result"] == "valid"), "result of", record["id"])
            if LENGTH_FLAGS & set(flags):
                require(status == "length", "flags of", record["id"])
            records.append(record)
    require(len(records) == data["numberOfTests"], "numberOfTests is", data["numberOfTests"])
    return records


def ascii_only(text):
    """A comment in ASCII: a Greek letter becomes its name."""
    return "".join(c if c.isascii() else unicodedata.name(c).split()[-1].lower() for c in text)


def octets(item, *names):
    return [bytes.fromhex(item.get(name, "")) for name in names]


def mlkem_keygen(name, group, test):
    only_keys(test, COMMON + ("seed", "ek", "dk"), "test")
    seed, ek, dk = octets(test, "seed", "ek", "dk")
    return {"type": "mlkem-keygen", "seed": seed, "ek": Expected(ek), "dk": Expected(dk)}


def mlkem_encaps(name, group, test):
    only_keys(test, COMMON + ("ek", "m", "c", "K"), "test")
    ek, m, ct, ss = octets(test, "ek", "m", "c", "K")
    record = {"type": "mlkem-encaps", "ek": ek, "m": m}
    if test["result"] == "valid":
        record.update(ct=Expected(ct), ss=Expected(ss))
    else:
        record["result"] = "length" if len(ek) != MLKEM[name].ek else "public-key"
    return record


def mlkem_decaps(name, group, test):
    """The key is given as its seed."""
    only_keys(test, COMMON + ("seed", "ek", "c", "K"), "test")
    seed, ek, ct, ss = octets(test, "seed", "ek", "c", "K")
    record = {"type": "mlkem-decaps", "seed": seed, "ct": ct}
    if ek:
        record["ek"] = Expected(ek)
    if test["result"] == "valid":
        record["ss"] = Expected(ss)
    else:
        require(len(seed) != 64 or len(ct) != MLKEM[name].ct, "invalid for an unknown reason")
        record["result"] = "length"
    return record


def mlkem_semi_expanded(name, group, test):
    """The key is given in full; the ek beside it is only for those who encapsulate."""
    only_keys(test, COMMON + ("dk", "ek", "c", "K"), "test")
    dk, ct, ss = octets(test, "dk", "c", "K")
    record = {"type": "mlkem-decaps", "dk": dk, "ct": ct}
    if test["result"] == "valid":
        record["ss"] = Expected(ss)
    else:
        wrong = len(dk) != MLKEM[name].dk or len(ct) != MLKEM[name].ct
        record["result"] = "length" if wrong else "secret-key"
    return record


def mldsa_sign(name, group, test):
    """Where msg and mu are both present the signature is that of either."""
    only_keys(test, COMMON + ("msg", "ctx", "mu", "rnd", "sig"), "test")
    record = {"type": "mldsa-sign", "interface": "pure" if "msg" in test else "mu"}
    seeded = "privateSeed" in group
    key = bytes.fromhex(group["privateSeed" if seeded else "privateKey"])
    record["seed" if seeded else "sk"] = key
    if "msg" in test:
        record["msg"], record["ctx"] = octets(test, "msg", "ctx")
    if "mu" in test:
        record["mu"] = bytes.fromhex(test["mu"])
    if "rnd" in test:
        record["rnd"] = bytes.fromhex(test["rnd"])
    if test["result"] == "valid":
        record["pk"] = Expected(bytes.fromhex(group["publicKey"]))
        record["sig"] = Expected(bytes.fromhex(test["sig"]))
        return record
    wrong = len(key) != (32 if seeded else MLDSA[name].sk) or len(record.get("ctx", b"")) > 255
    record["result"] = "length" if wrong else "secret-key"
    return record


def mldsa_verify(name, group, test):
    only_keys(test, COMMON + ("msg", "ctx", "sig"), "test")
    msg, ctx, sig = octets(test, "msg", "ctx", "sig")
    pk = bytes.fromhex(group["publicKey"])
    record = {"type": "mldsa-verify", "interface": "pure", "pk": pk, "msg": msg, "ctx": ctx}
    record["sig"] = sig
    if test["result"] == "valid":
        record["result"] = "ok"
        return record
    wrong = len(pk) != MLDSA[name].pk or len(sig) != MLDSA[name].sig or len(ctx) > 255
    record["result"] = "length" if wrong else "signature"
    return record


READERS = {
    "mlkem_keygen_seed_test_schema.json": mlkem_keygen,
    "mlkem_encaps_test_schema.json": mlkem_encaps,
    "mlkem_test_schema.json": mlkem_decaps,
    "mlkem_semi_expanded_decaps_test_schema.json": mlkem_semi_expanded,
    "mldsa_sign_seed_schema.json": mldsa_sign,
    "mldsa_sign_noseed_schema.json": mldsa_sign,
    "mldsa_verify_schema.json": mldsa_verify,
}
