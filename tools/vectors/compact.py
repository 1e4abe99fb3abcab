# SPDX-License-Identifier: Apache-2.0
# Copyright 2026 The Quatrain Authors
"""Shorter ways to write a value, for the files that are kept in the repository.

An expected value becomes its SHA3-256 digest. An input that the library can make itself (the key of
a seed, the ciphertext of an m, a deterministic signature) is written as how to make it, with the
digest of what must come out; and one that differs little from such a value, or from the same member
of the record before, as its differences, with a digest too. No value is lost: the reader rebuilds
every byte, and a byte that is not NIST's or Wycheproof's fails the digest."""

from textformat import DIGEST_FROM, Expected, Sha256, plain, sha3

Q = 3329
MAX_GAP = 4  # equal bytes that do not end a run of different ones


def patches(base, value):
    """The tokens that turn base into value."""
    tokens = []
    common = min(len(base), len(value))
    if len(base) > common:
        tokens.append(f"-{len(base) - common}")
    at = 0
    while at < common:
        if base[at] == value[at]:
            at += 1
            continue
        end = last = at
        while end < common and end - last <= MAX_GAP:
            if base[end] != value[end]:
                last = end
            end += 1
        tokens.append(f"@{at}:{value[at : last + 1].hex()}")
        at = last + 1
    if len(value) > common:
        tokens.append("+" + value[common:].hex())
    return tokens


def distance(a, b):
    """How many bits differ in what both have."""
    n = min(len(a), len(b))
    return bin(int.from_bytes(a[:n], "big") ^ int.from_bytes(b[:n], "big")).count("1")


def unreduce(ek):
    """Add q to every coefficient of an encapsulation key that stays below 2^12 with it."""
    vector, rho = ek[:-32], ek[-32:]
    bits = int.from_bytes(vector, "little")
    coefficients = [bits >> 12 * i & 0xFFF for i in range(len(vector) * 2 // 3)]
    bits = sum((c + Q if c + Q < 4096 else c) << 12 * i for i, c in enumerate(coefficients))
    return bits.to_bytes(len(vector), "little") + rho


class Compactor:
    """Knows what can be made from seeds, and encodes members of records with it."""

    def __init__(self, records=()):
        self.made = {"ek": {}, "ct": {}, "pk": {}, "sk": {}, "sig": {}}
        self.seeds = {}
        for record in records:
            self.learn_key(record)
        for record in records:
            self.learn_output(record)
        self.unreduced = {
            (name, unreduce(ek)): made + " unreduce" for (name, ek), made in self.made["ek"].items()
        }

    def learn_key(self, record):
        if record.get("result", "ok") != "ok" or "seed" not in record:
            return
        seed, key = record["seed"].hex(), record["set"]
        for member in ("ek", "pk", "sk"):
            if member in record:
                self.made[member][key, bytes(record[member])] = f"seed-{member}:{seed}"
        if "pk" in record:
            self.seeds[key, bytes(record["pk"])] = seed

    def learn_output(self, record):
        if record.get("result", "ok") != "ok" or "rnd" in record:
            return
        key = record["set"]
        if record["type"] == "mldsa-sign" and "seed" in record:
            seed = record["seed"].hex()
            if record["interface"] == "mu":
                made = f"seed-mu-sig:{seed}:{record['mu'].hex()}"
            else:
                made = f"seed-sig:{seed}:{record['msg'].hex()}:{record['ctx'].hex()}"
            self.made["sig"].setdefault((key, bytes(record["sig"])), made)
        if record["type"] == "mlkem-encaps":
            ek = self.made["ek"].get((key, record["ek"]))
            if ek:
                seed = ek.split(":")[1]
                made = f"seed-ct:{seed}:{record['m'].hex()}"
                self.made["ct"][key, bytes(record["ct"])] = made

    def private_key(self, record, value):
        """An expanded key cannot be seen to come from a seed without key generation, but the public
        key beside it tells which seed to try: the digest then decides, when the test runs."""
        seed = self.seeds.get((record["set"], bytes(record.get("pk", b""))))
        return f"seed-sk:{seed} {sha3(value)}" if seed else None

    def encode(self, record, key, value, before):
        if not isinstance(value, bytes) or isinstance(value, Sha256) or len(value) < DIGEST_FROM:
            return plain(record, key, value, before)
        if isinstance(value, Expected):
            return sha3(value)
        texts = [value.hex()]
        known = self.made.get(key, {})
        unreduced = self.unreduced.get((record["set"], value)) if key == "ek" else None
        exact = known.get((record["set"], value), unreduced)
        if exact:
            return f"{exact} {sha3(value)}"
        if key == "sk":
            texts.append(self.private_key(record, value) or texts[0])
        last = before.get(key)
        if isinstance(last, bytes) and last and before["set"] == record["set"]:
            texts.append(" ".join(["prev"] + patches(last, value) + [sha3(value)]))
        bases = [base for name, base in known if name == record["set"]]
        if bases:
            base = min(bases, key=lambda b: distance(b, value))
            made = known[record["set"], base]
            texts.append(" ".join([made] + patches(base, value) + [sha3(value)]))
        return min(texts, key=len)
