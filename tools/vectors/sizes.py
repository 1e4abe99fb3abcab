# SPDX-License-Identifier: Apache-2.0
# Copyright 2026 The Quatrain Authors
"""Lengths in bytes (FIPS 203, table 3; FIPS 204, table 2): which status a wrong one deserves."""

from collections import namedtuple

Kem = namedtuple("Kem", "ek dk ct")
Dsa = namedtuple("Dsa", "sk pk sig")

MLKEM = {
    "ML-KEM-512": Kem(800, 1632, 768),
    "ML-KEM-768": Kem(1184, 2400, 1088),
    "ML-KEM-1024": Kem(1568, 3168, 1568),
}
MLDSA = {
    "ML-DSA-44": Dsa(2560, 1312, 2420),
    "ML-DSA-65": Dsa(4032, 1952, 3309),
    "ML-DSA-87": Dsa(4896, 2592, 4627),
}
