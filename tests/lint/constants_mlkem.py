#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""FIPS 203 recomputed: zetas and their Montgomery companions, reduction constants, the Compress
that does not divide, the rows of table 2 and every size that follows from them; and what the
backends for x86-64 make of them: zetas in the order of their lanes, shuffles, shorter roundings."""
import re

import ctext

Q, N = 3329, 256
NTT, REDUCE = "src/mlkem/ref/ntt.c", "src/mlkem/ref/reduce.h"
PACK, PARAMS = "src/mlkem/ref/pack.c", "src/mlkem/params.c"
AVX2, AVX512 = "src/mlkem/avx2/", "src/mlkem/avx512/"

# FIPS 203, table 2: k, eta1, eta2, du, dv.
SETS = {512: (2, 3, 2, 10, 4), 768: (3, 2, 2, 10, 4), 1024: (4, 2, 2, 11, 5)}


def bit_reverse(i, bits):
    return int(f"{i:0{bits}b}"[::-1], 2)


def montgomery(ledger):
    qinv = pow(Q, -1, 1 << 16)
    zetas = [ctext.centred(pow(17, bit_reverse(i, 7), Q) << 16, Q) for i in range(128)]
    ledger.same("zetas", ctext.table(NTT, "zetas"), zetas)
    ledger.same("zetas_qinv", ctext.table(NTT, "zetas_qinv"),
                [ctext.signed(z * qinv, 16) for z in zetas])
    ledger.same("MLKEM_QINV", ctext.constants(REDUCE)["MLKEM_QINV"], ctext.signed(qinv, 16))
    for name, value in (("f", pow(128, -1, Q) << 32), ("r2", 1 << 32)):
        constant = ctext.centred(value, Q)
        ledger.same(name, ctext.number(NTT, rf"\b{name} = (-?\d+);"), constant)
        ledger.same(f"{name}_qinv", ctext.number(NTT, rf"\b{name}_qinv = (-?\d+);"),
                    ctext.signed(constant * qinv, 16))
    # Inner products: 2 * 4 products below q^2 each must stay below 2^15 * q.
    ledger.same("room for k = 4 in Montgomery's range", 8 * Q * Q < Q << 15, True)


def barrett(ledger):
    factor = ((1 << 26) + Q // 2) // Q
    ledger.same("Barrett's factor", ctext.number(REDUCE, r"\(int32_t\)a \* (\d+)\) >> 16"), factor)
    wrong = [a for a in range(-1 << 15, 1 << 15)
             if a - ((((a * factor) >> 16) + 512) >> 10) * Q != ctext.centred(a, Q)]
    ledger.same("int16_t values that Barrett's reduction misses", wrong, [])


def compress(ledger):
    factor = ctext.number(PACK, r"/ 2\) \* (\d+);")
    shift = ctext.number(PACK, r"rounded >> (\d+)\)")
    ledger.same("Compress's factor", factor, -(-(1 << shift) // Q))
    # floor(x * ceil(2^s / q) / 2^s) is floor(x / q) while x * (q * ceil - 2^s) < 2^s.
    ledger.same("Compress is exact below 2^23",
                ((1 << 23) - 1) * (Q * factor - (1 << shift)) < 1 << shift, True)
    for d in (1, 4, 5, 10, 11):
        wrong = [x for x in range(Q)
                 if ((((x << d) + (Q - 1) // 2) * factor) >> shift) % (1 << d)
                 != ((x << (d + 1)) + Q) // (2 * Q) % (1 << d)]
        ledger.same(f"inputs that Compress_{d} misses", wrong, [])


def sampling(ledger):
    ledger.same("cbd2's mask", ctext.number("src/mlkem/ref/sample.c", r"ones = (0x5\w+);"),
                sum(1 << i for i in range(0, 64, 2)))
    ledger.same("cbd3's mask", ctext.number("src/mlkem/ref/sample.c", r"ones = (0x2\w+);"),
                sum(1 << i for i in range(0, 24, 3)))


def sizes(ledger):
    public = ctext.constants("include/quatrain/mlkem.h")
    internal = ctext.constants("src/mlkem/params.h", public)
    rows = {ctext.evaluate(row["set"], public): row for row in ctext.rows(PARAMS, "rows")}
    ledger.same("parameter sets", sorted(rows), sorted(SETS))
    for name, (k, eta1, _, du, dv) in SETS.items():
        expected = {"k": k, "eta1": eta1, "du": du, "dv": dv, "ek_bytes": 384 * k + 32,
                    "dk_bytes": 768 * k + 96, "ct_bytes": 32 * (du * k + dv)}
        for field, value in expected.items():
            ledger.same(f"ML-KEM-{name} {field}", ctext.evaluate(rows[name][field], public), value)
            if field.endswith("_bytes"):
                macro = f"QTN_MLKEM_{name}_{field.upper()}"
                ledger.same(macro, public[macro], value)
    ledger.same("eta2 is 2 in every set", {row[2] for row in SETS.values()}, {2})
    for name, value in {
            "QTN_MLKEM_SS_BYTES": 32, "QTN_MLKEM_SEED_BYTES": 64, "MLKEM_N": N, "MLKEM_Q": Q,
            "MLKEM_MAX_K": 4, "MLKEM_SYM_BYTES": 32, "MLKEM_POLY_BYTES": N * 12 // 8,
            "QTN_MLKEM_MAX_EK_BYTES": 384 * 4 + 32, "QTN_MLKEM_MAX_DK_BYTES": 768 * 4 + 96,
            "QTN_MLKEM_MAX_CT_BYTES": 32 * (11 * 4 + 5), "MLKEM_MAX_EK_BYTES": 384 * 4 + 32,
            "MLKEM_MAX_CT_BYTES": 32 * (11 * 4 + 5)}.items():
        ledger.same(name, internal[name], value)


def zeta(i):
    return ctext.centred(pow(17, bit_reverse(i, 7), Q) << 16, Q)


def companion(z):
    return ctext.signed(z * pow(Q, -1, 1 << 16), 16)


def with_companions(zetas, size):
    """Vectors of so many zetas, each followed by the vector of its companions."""
    result = []
    for at in range(0, len(zetas), size):
        result += zetas[at:at + size] + [companion(z) for z in zetas[at:at + size]]
    return result


def bit(value, n):
    return value >> n & 1


def product_constants(ledger, ntt, product, number):
    """The factors of the inverse NTT's last layer, of to_mont_add, of Montgomery's reduction."""
    f = ctext.centred(pow(128, -1, Q) << 32, Q)
    for name, path, value in (("f", ntt, f), ("r2", product, ctext.centred(1 << 32, Q)),
                              ("zeta_f", ntt, ctext.centred(zeta(1) * f * pow(1 << 16, -1, Q), Q))):
        ledger.same(f"{path} {name}", ctext.number(path, number(name)), value)
        ledger.same(f"{path} {name}_qinv", ctext.number(path, number(name + "_qinv")),
                    companion(value))
    ledger.same(f"{path} qinv", ctext.number(product, number("qinv")), companion(1))


def mulhi(a, b):
    return (a * b) >> 16


def mulhrs(a, b):
    return (a * b + (1 << 14)) >> 15


def every_int16(ledger, what, d, function):
    """That the function is Compress_d of every int16_t."""
    wrong = [x for x in range(-1 << 15, 1 << 15)
             if function(x) % (1 << d) != ((x % Q << (d + 1)) + Q) // (2 * Q) % (1 << d)]
    ledger.same(f"inputs that {what} misses", wrong, [])


def avx2_tables(ledger):
    def table(name):
        return ctext.table(AVX2 + "zetas.c", "qtn_mlkem_avx2_" + name)

    ledger.same("avx2 wide", table("wide"),
                [c for i in range(1, 16) for c in [zeta(i)] * 2 + [companion(zeta(i))] * 2])
    narrow, inverse = [], []
    for p in range(8):
        numbers = ([16 + 2 * p + bit(w, 3) for w in range(16)],
                   [32 + 4 * p + 2 * bit(w, 3) + bit(w, 1) for w in range(16)],
                   [64 + 8 * p + 4 * bit(w, 3) + 2 * bit(w, 2) + bit(w, 1) for w in range(16)])
        narrow += [zeta(i) for layer in numbers for i in layer]
        # Layers the other way round; within each, the zetas run backwards.
        for layer, first in ((numbers[2], 64), (numbers[1], 32), (numbers[0], 16)):
            inverse += [zeta(2 * first - 1 - (i - first)) for i in layer]
    ledger.same("avx2 ntt_zetas", table("ntt_zetas"), with_companions(narrow, 16))
    ledger.same("avx2 inv_ntt_zetas", table("inv_ntt_zetas"), with_companions(inverse, 16))
    one = ctext.centred(1 << 16, Q)
    gammas = [one if i % 2 == 0 else zeta(64 + i // 4) * (-1) ** (i // 2 % 2) for i in range(N)]
    ledger.same("avx2 cache_zetas", table("cache_zetas"), with_companions(gammas, 16))
    accepted = [sum(2 * i << 8 * n for n, i in enumerate(i for i in range(8) if bit(m, i)))
                for m in range(256)]
    ledger.same("accepted", ctext.table("src/mlkem/ref/accepted.h", "accepted"), accepted)


def avx2_arithmetic(ledger):
    product_constants(ledger, AVX2 + "ntt.c", AVX2 + "product.c",
                      lambda name: rf"\b{name} = (-?\d+)[,;]")
    ten = ctext.number(AVX2 + "reduce.h", r"mulhrs_epi16\(a, _mm256_set1_epi16\((\d+)\)\)")
    most = max(abs(a - mulhrs(a, ten) * Q) for a in range(-1 << 15, 1 << 15))
    ledger.same("avx2 reduce stays below 2q / 3", most * 3 < 2 * Q, True)

    whole = ctext.number(AVX2 + "pack.c", r"mullo_epi16\(x, as_written\(_mm256_set1_epi16\((\d+)\)")
    part = ctext.number(AVX2 + "pack.c", r"mulhi_epi16\(x, _mm256_set1_epi16\((-\d+)\)\)")
    ledger.same("avx2 2^16 / q", ((whole << 16) + part), round((1 << 32) / Q))
    for d in (1, 4, 5):
        every_int16(ledger, f"avx2 Compress_{d}", d, lambda x, d=d: ctext.signed(
            x * whole + mulhi(x, part) + (1 << (15 - d)), 16) % (1 << 16) >> (16 - d))
    ten_bits = ctext.number(AVX2 + "pack.c", r"mulhi_epi16\(x, _mm256_set1_epi16\((\d+)\)\)")
    eleven_bits = ctext.number(AVX2 + "pack.c",
                               r"mulhrs_epi16\(less, _mm256_set1_epi16\((\d+)\)\)")

    def finish(x, y, d):
        remainder = (x << d) - y * Q
        return y + (remainder > Q // 2) if abs(remainder) < 1 << 15 else None

    every_int16(ledger, "avx2 Compress_10", 10, lambda x: finish(x, mulhi(x, ten_bits), 10))
    every_int16(ledger, "avx2 Compress_11", 11,
                lambda x: finish(x, mulhrs(max(x - 1, -1 << 15), eleven_bits), 11))


def avx512_tables(ledger):
    def same(name, zetas):
        path = AVX512 + "zetas.c"
        ledger.same(f"avx512 {name}", ctext.table(path, f"qtn_mlkem_avx512_{name}"), zetas)
        ledger.same(f"avx512 {name}_qinv", ctext.table(path, f"qtn_mlkem_avx512_{name}_qinv"),
                    [companion(z) for z in zetas])

    same("first_zetas", [zeta(i) for i in range(8)])
    rows = (lambda p, w: 8 + 2 * p + bit(w, 3),
            lambda p, w: 16 + 4 * p + 2 * bit(w, 3) + bit(w, 4),
            lambda p, w: 32 + 8 * p + 4 * bit(w, 3) + 2 * bit(w, 4) + bit(w, 2),
            lambda p, w: 64 + 16 * p + 8 * bit(w, 3) + 4 * bit(w, 4) + 2 * bit(w, 1) + bit(w, 2))
    same("zetas", [zeta(row(p, w)) for row in rows for p in range(4) for w in range(32)])


def avx512_arithmetic(ledger):
    product_constants(
        ledger, AVX512 + "ntt.c", AVX512 + "product.c",
        lambda name: rf"\b{name} = _mm512_set1_epi16\((-?\d+)\);")
    ten = ctext.number(AVX512 + "vector.h", r"mulhrs_epi16\(a, _mm512_set1_epi16\((\d+)\)\)")
    most = max(abs(a - mulhrs(a, ten) * Q) for a in range(-1 << 15, 1 << 15))
    ledger.same("avx512 reduce stays below 2q / 3", most * 3 < 2 * Q, True)

    path = AVX512 + "compress.c"
    whole = ctext.number(path, r"mullo_epi16\(a, _mm512_set1_epi16\((\d+)\)\)")
    part = ctext.number(path, r"mulhi_epi16\(a, _mm512_set1_epi16\((-\d+)\)\)")
    ledger.same("avx512 2^16 / q", ((whole << 16) + part), round((1 << 32) / Q))
    ledger.same("avx512 Barrett's factor",
                ctext.number(path, r"mulhi_epi16\(a, _mm512_set1_epi16\((\d+)\)\)"),
                ((1 << 26) + Q // 2) // Q)

    def bytes_of(path, pattern):
        found = re.findall(pattern, ctext.text(path))
        numbers = [int(n, 16) for n in re.findall(r"0x[0-9a-f]+", found[0])] if found else []
        size = 4 if len(numbers) == 16 else 8
        # The arguments of a set function run from the last to the first.
        return [bit8 for n in reversed(numbers) for bit8 in n.to_bytes(size, "little")]

    ledger.same("avx512 candidates", bytes_of(AVX512 + "sample.c", r"set_epi32\(([^;]*)\);"),
                [b for i in range(16) for b in (3 * i, 3 * i + 1, 3 * i + 1, 3 * i + 2)])
    ledger.same("avx512 sixes", bytes_of(AVX512 + "sample.c", r"sixes = ([^;]*);"),
                list(range(0, 48, 6)))
    ledger.same("avx512 twelves", bytes_of(AVX512 + "pack.c", r"bits = ([^;]*);"),
                [b for i in range(0, 48, 12) for b in (i, i + 8)])


def main():
    ledger = ctext.Ledger()
    for part in (montgomery, barrett, compress, sampling, sizes, avx2_tables, avx2_arithmetic,
                 avx512_tables, avx512_arithmetic):
        part(ledger)
    ledger.finish("constants and sizes of ML-KEM")


if __name__ == "__main__":
    main()
