/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/** @file
 * Which implementation runs: a backend is a set of kernels for one kind of CPU. "ref" is portable
 * C; on x86-64 there are "avx2" and "avx512"; on AArch64 "aarch64-gpr", "aarch64-hybrid",
 * "aarch64-hybrid-plain", "aarch64-hybrid-sha3", "aarch64-sha3" and "aarch64-gpr-sha3"
 * (docs/backends.md says what each needs and which CPU gets which).
 *
 * The first call of the library picks the one that a table has for this CPU, else the first in its
 * order of preference that the CPU and the operating system can run. The environment variable
 * QUATRAIN_BACKEND (not read in set-user-ID programs) or qtn_backend_select() picks another; both
 * are checked, so that a choice can be refused but can never crash. All backends compute the same
 * bytes.
 *
 * On AArch64 Linux that first call, qtn_backend_at() and qtn_backend_select() read /proc/cpuinfo.
 * Nothing is lost where it cannot be opened, but a process that will be ended for trying calls the
 * library once before it shuts itself in.
 *
 * All of this may be called from any thread at any time. */
#ifndef QUATRAIN_BACKEND_H
#define QUATRAIN_BACKEND_H

#include <quatrain/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Name of the backend in use, for example "ref". Never NULL. */
QTN_API const char *qtn_backend_name(void);

/** Why that backend is in use, in words, for logs: by the library's order, by its table of CPUs,
 * because the machine's cores differ, by QUATRAIN_BACKEND, by qtn_backend_select(), or because what
 * QUATRAIN_BACKEND names was refused. Never NULL; the words may change. */
QTN_API const char *qtn_backend_reason(void);

/** Name of the i-th backend that this machine can run, in order of preference; NULL past the end.
 * Asks the CPU each time: not for inner loops. */
QTN_API const char *qtn_backend_at(size_t i);

/** Use the backend called @p name from now on, in all threads; NULL returns to the library's own
 * choice. Operations already running finish on the backend they began with.
 *
 * @retval QTN_OK           it is in use.
 * @retval QTN_ERR_BACKEND  unknown, or this machine cannot run it; nothing has changed. */
QTN_API QTN_NODISCARD qtn_status qtn_backend_select(const char *name);

#ifdef __cplusplus
}
#endif

#endif
