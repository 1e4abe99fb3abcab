/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The operating system's random source. */
#if defined(__linux__) || defined(__FreeBSD__) || defined(__OpenBSD__) || defined(__NetBSD__)
#define _DEFAULT_SOURCE
#endif

#include "common/random.h"
#include "common/ct.h"
#include "common/wipe.h"

#if defined(_WIN32)

#include <windows.h>
/* after windows.h */
#include <bcrypt.h>

int qtn_random_os(uint8_t *out, size_t len) {
    while (len != 0) {
        const ULONG n = len < 0x10000 ? (ULONG)len : 0x10000;
        if (BCryptGenRandom(NULL, out, n, BCRYPT_USE_SYSTEM_PREFERRED_RNG) != 0)
            return -1;
        out += n;
        len -= n;
    }
    return 0;
}

#elif defined(__linux__)

#include <errno.h>
#include <sys/random.h>

int qtn_random_os(uint8_t *out, size_t len) {
    while (len != 0) {
        /* Blocks until the kernel's source is seeded once; may be interrupted or give less. */
        const ssize_t n = getrandom(out, len, 0);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return -1;
        out += (size_t)n;
        len -= (size_t)n;
    }
    return 0;
}

#else

#include <unistd.h>
#if defined(__APPLE__)
#include <sys/random.h>
#endif

int qtn_random_os(uint8_t *out, size_t len) {
    while (len != 0) {
        const size_t n = len < 256 ? len : 256; /* the most that getentropy gives at once */
        if (getentropy(out, n) != 0)
            return -1;
        out += n;
        len -= n;
    }
    return 0;
}

#endif

qtn_status qtn_random(const qtn_rng *rng, uint8_t *out, size_t len) {
    int failed;
    if (rng == NULL)
        failed = qtn_random_os(out, len);
    else
        failed = rng->fill == NULL || rng->fill(rng->context, out, len) != 0;
    if (failed) {
        qtn_wipe(out, len);
        return QTN_ERR_RANDOM;
    }
    CT_SECRET(out, len);
    return QTN_OK;
}
