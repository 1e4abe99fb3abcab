/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* Blocks in and out of two scalar lanes and a word-major pair behind them, with Neon. */
#include "keccak/blocks.h"
