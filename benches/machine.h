/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* What the figures were made with. */
#ifndef QTN_BENCHES_MACHINE_H
#define QTN_BENCHES_MACHINE_H

/* The processor's own name for itself, or on AArch64 the kinds of core that the library found; or
 * "unknown". */
const char *machine_cpu(void);

/* The instructions that the library may use of it, as it found them out; "no features" where there
 * are none. */
const char *machine_features(void);

/* The compiler that built this program. */
const char *machine_compiler(void);

/* The commit it was built from, with "-dirty" where the tree had changes; or "unknown". */
const char *machine_commit(void);

#endif
