/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* --profile: the time of each operation by phase, measured apart from all other times. */
#ifndef QTN_BENCHES_PROFILE_H
#define QTN_BENCHES_PROFILE_H

#include "harness.h"

/* Fill in the phases of every operation in the list, whose times are known. */
void profile_run(struct suite *s);

void profile_print(const struct suite *s);

#endif
