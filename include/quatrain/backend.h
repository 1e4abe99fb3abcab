/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/** @file
 * Which implementation runs: a backend is a set of kernels for one kind of CPU.
 *
 * The first call of the library picks the fastest backend that this CPU and operating system can
 * run. The environment variable QUATRAIN_BACKEND (not read in set-user-ID programs) or
 * qtn_backend_select() picks another; both are checked, so that a choice can be refused but can
 * never crash. All backends compute the same bytes. */
#ifndef QUATRAIN_BACKEND_H
#define QUATRAIN_BACKEND_H

#include <quatrain/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Name of the backend in use, for example "ref". Never NULL. */
QTN_API const char *qtn_backend_name(void);

/** Why that backend is in use, in words, for logs. Never NULL. */
QTN_API const char *qtn_backend_reason(void);

/** Name of the i-th backend that this machine can run, in order of preference; NULL past the end.
 */
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
