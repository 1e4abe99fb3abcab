# SPDX-License-Identifier: Apache-2.0
"""The tables and constants of ML-DSA for AVX2 and AVX-512, recomputed for constants_mldsa.py; and
the ranges within the 16-bit NTTs of the challenge's products, carried through every layer."""
import re

import ctext

Q = 8380417
AVX2, AVX512 = "src/mldsa/avx2/", "src/mldsa/avx512/"
REVERSE = [int(f"{i:08b}"[::-1], 2) for i in range(256)]
ZETAS = [ctext.centred(pow(1753, i, Q), Q) for i in REVERSE]


def quotient(z):
    """z * 2^32 / q, rounded; never in the middle, as q is odd."""
    return ((z << 33) + Q) // (2 * Q)


def layers_avx2(block):
    """The seven vectors of 32 coefficients: number of blocks in the layer, block of each lane."""
    yield 16, [2 * block] * 4 + [2 * block + 1] * 4
    for i in range(2):
        yield 32, [4 * block + i] * 4 + [4 * block + 2 + i] * 4
    for i in range(2):
        yield 64, [8 * block + 2 * i + lane for lane in (0, 0, 1, 1, 4, 4, 5, 5)]
    for i in range(2):
        yield 128, [16 * block + 4 * i + lane for lane in (0, 2, 1, 3, 8, 10, 9, 11)]


def ntt_avx2(ledger):
    ntt, zetas = AVX2 + "ntt.c", AVX2 + "zetas.h"
    forward, inverse = [], []
    for block in range(8):
        for first, blocks in layers_avx2(block):
            for table, indices in ((forward, [first + i for i in blocks]),
                                   (inverse, [2 * first - 1 - i for i in blocks])):
                table += [ZETAS[i] for i in indices] + [quotient(ZETAS[i]) for i in indices]
    ledger.same("forward_zetas (avx2)", ctext.table(zetas, "forward_zetas"), forward)
    ledger.same("inverse_zetas (avx2)", ctext.table(zetas, "inverse_zetas"), inverse)
    ledger.same("zetas (avx2)", ctext.table(ntt, "zetas"), ZETAS[:16])
    ledger.same("quotients (avx2)", ctext.table(ntt, "quotients"),
                [quotient(z) for z in ZETAS[:16]])
    last = ctext.centred(1 << 24, Q)
    last1 = ctext.centred(last * ZETAS[1], Q)
    for name, value in (("z", last), ("quotient", quotient(last)), ("z1", last1),
                        ("quotient1", quotient(last1))):
        ledger.same(f"{name} of the last layer (avx2)",
                    ctext.number(ntt, rf"\b{name} = _mm256_set1_epi32\((\d+)\)"), value)
    bias = ctext.number(ntt, r"biased = _mm256_add_epi32\(sum, _mm256_set1_epi32\((\d+)\)\)")
    ledger.same("the bias of the last layer is half, or nearly",
                abs(bias * quotient(last) - (1 << 31)) < 1 << 22, True)
    ledger.same("the biased sum fits 32 bits", 256 * (Q - 1) + bias < 1 << 31, True)
    ledger.same("q^-1 (avx2)", ctext.number(ntt, r"qinv = _mm256_set1_epi32\((\d+)\)"),
                pow(Q, -1, 1 << 32))
    # Forward: 1.01q more with each layer from q on, then the reduction.
    ledger.same("eight layers forward", Q + 8 * 1.01 * Q < (1 << 31) - (1 << 22), True)


def ntt_avx512(ledger):
    zetas, ntt = AVX512 + "zetas.h", AVX512 + "ntt.c"
    ledger.same("zetas (avx512)", ctext.table(zetas, "zetas"), ZETAS[:16])
    ledger.same("zetas_quotient (avx512)", ctext.table(zetas, "zetas_quotient"),
                [quotient(z) for z in ZETAS[:16]])
    lanes = []
    for n in (3, 2, 1, 0):
        for i in range(8):
            for lane in range(16):
                c3, c2, c1, c0 = lane >> 3, lane >> 2 & 1, lane >> 1 & 1, lane & 1
                lanes.append(ZETAS[{3: 16 + 8 * c3 + i, 2: 32 + 16 * c2 + 2 * i + c3,
                                    1: 64 + 32 * c2 + 4 * i + 2 * c3 + c1,
                                    0: 128 + 64 * c2 + 8 * i + 4 * c3 + 2 * c1 + c0}[n]])
    ledger.same("lane_zetas (avx512)", ctext.table(zetas, "lane_zetas"), lanes)
    ledger.same("lane_zetas_quotient (avx512)", ctext.table(zetas, "lane_zetas_quotient"),
                [quotient(z) for z in lanes])
    last = ctext.centred(1 << 24, Q)
    last1 = ctext.centred(last * ZETAS[1], Q)
    for name, value in (("f", last), ("f_quotient", quotient(last)), ("zf", last1),
                        ("zf_quotient", quotient(last1))):
        ledger.same(f"{name} (avx512)", ctext.number(ntt, rf"\bint32_t {name} = (-?\d+);"), value)
    ledger.same("MLDSA_QINV (avx512)", ctext.constants(AVX512 + "vector.h")["MLDSA_QINV"],
                pow(Q, -1, 1 << 32))


def rounding(ledger):
    """The divisions of Decompose: a product of 16 bits, shifted by 16 in the avx2 product."""
    forms = {AVX2 + "round.c": (r"_mm256_set1_epi32\(GAMMA2_{0} - 1\)\), (\d+)\);\s*return "
                                r"_mm256_srli_epi32\(_mm256_mulhi_epu16\(x, "
                                r"_mm256_set1_epi32\((\d+)\)\), (\d+)\)", 16, 16),
             AVX512 + "round.c": (r"splat\(GAMMA2_{0} - 1\)\), (\d+)\);\s*const __m512i high = "
                                  r"_mm512_srli_epi32\(_mm512_madd_epi16\(x, splat\((\d+)\)\), "
                                  r"(\d+)\)", 0, 15)}
    for path, (form, product, bits) in forms.items():
        for m in (44, 16):
            name, gamma2 = str(2 * m), (Q - 1) // (2 * m)
            found = re.findall(form.format(name), ctext.text(path))
            if len(found) != 1:
                ledger.same(f"divisions by 2 * gamma2 ({name}) in {path}", len(found), 1)
                continue
            first, factor, second = (int(part) for part in found[0])
            top = (Q - 1 + gamma2 - 1) >> first
            ledger.same(f"factors of {bits} bits ({name}, {path})",
                        top >> bits == 0 and factor >> bits == 0, True)
            wrong = [x for x in range(top + 1)
                     if x * factor >> (product + second) != (x << first) // (2 * gamma2)]
            ledger.same(f"dividends that are missed ({name}, {path})", wrong, [])


def sampling(ledger):
    path = AVX2 + "sample.c"
    ledger.same("compact", ctext.table("src/mldsa/ref/compact.h", "compact"),
                [sum(bit << 8 * i for i, bit in enumerate(b for b in range(8) if m >> b & 1))
                 for m in range(256)])
    for eta, accepted in ((2, 15), (4, 9)):
        found = re.search(rf"coefficients_{eta}\(void\) \{{.*?_mm_setr_epi8\((.*?)\),\s*(\d+)\}};",
                          ctext.text(path), re.S)
        values = [int(v) for v in found.group(1).split(",")]
        ledger.same(f"half bytes accepted (eta {eta})", int(found.group(2)), accepted)
        ledger.same(f"their coefficients (eta {eta})", values[:accepted],
                    [eta - t % (2 * eta + 1) for t in range(accepted)])


# --- the products by the challenge, avx2 ---------------------------------------------------------

def lanes16(half):
    """The ten vectors of one half: number of blocks, block of each lane (challenge.c)."""
    def number(*bits):
        n = 0
        for bit in bits:
            n = 2 * n + bit
        return n

    def late(lane):  # lane bits are i6, i3, i4, i5
        i6, i3, i4, i5 = lane >> 3, lane >> 2 & 1, lane >> 1 & 1, lane & 1
        return half, i6, i5, i4, i3

    yield 8, [number(half, lane >> 3, lane >> 2 & 1) for lane in range(16)]
    for i4 in (0, 1):
        yield 16, [number(half, lane >> 3, lane >> 2 & 1, i4) for lane in range(16)]
    yield 32, [number(*late(lane)) for lane in range(16)]
    for i2 in (0, 1):
        yield 64, [number(*late(lane), i2) for lane in range(16)]
    for low in range(4):
        yield 128, [number(*late(lane), low >> 1, low & 1) for lane in range(16)]


class Range:
    """Bounds on |v| through the steps of challenge.c, as multiples of p; fails past 16 bits."""

    def __init__(self, p, reciprocal):
        self.p, self.limit = p, 32767 / p
        self.lost = abs(1 / p - reciprocal / (1 << 15)) * p

    def fits(self, a):
        if a > self.limit:
            raise OverflowError(f"{a:.3f} * {self.p}")
        return a

    def mul(self, a, z=0.5):
        return 0.5 + a * z * self.p / (1 << 16) + 1 / self.p

    def reduce(self, a):
        return 0.5 + a * self.lost + 1 / self.p

    def butterflies(self, v, bit, inverse):
        for k in range(len(v)):
            if not k & bit:
                both = self.fits(v[k] + (v[k + bit] if inverse else self.mul(v[k + bit])))
                v[k], v[k + bit] = both, self.mul(both) if inverse else both


def ranges(p, reciprocal):
    r = Range(p, reciprocal)
    v = [4096 / p] * 16
    for bits in ((8, 4, 2), (2, 1), (4, 2, 1)):  # forward: three layers, two, three
        for bit in bits:
            r.butterflies(v, bit, False)
        v = [r.reduce(max(v))] * 16
    c, s = v[0], r.mul(v[0])
    v = [r.mul(c, s)] * 8
    r.butterflies(v, 1, True)
    r.butterflies(v, 2, True)
    v[0], v[4] = r.reduce(v[0]), r.reduce(v[4])
    r.butterflies(v, 4, True)
    v[:4] = [r.reduce(a) for a in v[:4]]
    v = [max(v)] * 8  # every lane bit has changed places
    r.butterflies(v, 2, True)
    r.butterflies(v, 1, True)
    v[::2] = [r.reduce(a) for a in v[::2]]
    v = [max(v)] * 8  # by i7, i6, i5
    r.butterflies(v, 1, True)
    r.butterflies(v, 2, True)
    v[0], v[4] = r.reduce(v[0]), r.reduce(v[4])
    r.butterflies(v, 4, True)
    return max(v), r


def challenge(ledger):
    path, zetas = AVX2 + "challenge.c", AVX2 + "zetas16.h"
    names = ctext.constants(path)
    for which, p in (("1", 7681), ("2", 10753)):
        pinv = ctext.signed(pow(p, -1, 1 << 16), 16)
        ledger.same(f"P{which}", names[f"P{which}"], p)
        ledger.same(f"{p} is prime", all(p % d for d in range(2, 104)), True)
        ledger.same(f"PINV{which}", names[f"PINV{which}"], pinv)
        psi = next(x for x in range(2, p) if pow(x, 256, p) == p - 1)
        z = [ctext.centred(pow(psi, i, p) << 16, p) for i in REVERSE]

        def vector(values):
            return values + [ctext.signed(v * pinv, 16) for v in values]

        forward, inverse = [], []
        for half in (0, 1):
            for first, blocks in lanes16(half):
                forward += vector([z[first + i] for i in blocks])
                inverse += vector([z[2 * first - 1 - i] for i in blocks])
        tables = ctext.fields(ctext.initializer(zetas, f"zetas_{p}"))
        for name, expected in (("far", [v for i in range(8) for v in vector([z[i]] * 16)]),
                               ("forward", forward), ("inverse", inverse)):
            found = [int(v) for v in re.findall(r"-?\d+", tables[name])]
            ledger.same(f"{name} of zetas_{p}", found, expected)
        reciprocal, scale = (int(n) for n in re.search(
            rf"PINV{which}\)\),\s*_mm256_set1_epi16\((\d+)\), _mm256_set1_epi16\((\d+)\)",
            ctext.text(path)).groups())
        ledger.same(f"reciprocal of {p}", reciprocal, ((1 << 16) + p) // (2 * p))
        ledger.same(f"scale of {p}", scale, ctext.centred(1 << 24, p))
        most, r = ranges(p, reciprocal)
        ledger.same(f"results of at most 2.9 * {p}", most < 2.9, True)
        # A small value d among |d + k * p| <= most * p: k is found where |d| is below this.
        slack = min(0.5 - abs(k - k * p * reciprocal / (1 << 15)) for k in range(4))
        room = slack * (1 << 15) / reciprocal
        ledger.same(f"a value of 660, or a quotient of 40, is found modulo {p}", room > 660, True)
        if which == "2":
            ledger.same("the difference of the residues fits 16 bits",
                        r.reduce(most) * p + ranges(7681, 4)[0] * 7681 < 32768, True)
    inverse = ctext.centred(pow(7681, -1, 10753) << 16, 10753)
    ledger.same("inverse_p1", ctext.number(
        path, r"inverse_p1 = _mm256_set1_epi16\((-?\d+)\)"), inverse)
    ledger.same("inverse_p1_pinv", ctext.number(
        path, r"inverse_p1_pinv = _mm256_set1_epi16\((-?\d+)\)"),
        ctext.signed(inverse * names["PINV2"], 16))
    ledger.same("quotients of 40", (60 << 12) + 2.9 * 7681 < 40 * 7681, True)


def check(ledger):
    for part in (ntt_avx2, ntt_avx512, rounding, sampling, challenge):
        part(ledger)
