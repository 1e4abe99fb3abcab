/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* The requests of common/ct.h and tests/ct/secrets.h, put to MemorySanitizer: in the place of
 * valgrind's header of this name, for scripts/ct-msan. A secret is memory without a value, as it is
 * to valgrind. */
#ifndef QTN_TESTS_MSAN_MEMCHECK_H
#define QTN_TESTS_MSAN_MEMCHECK_H

#include <sanitizer/msan_interface.h>
#include <stddef.h>

#define RUNNING_ON_VALGRIND 1
#define VALGRIND_MAKE_MEM_UNDEFINED(p, n) (__msan_poison((p), (n)), 0)
#define VALGRIND_MAKE_MEM_DEFINED(p, n) (__msan_unpoison((p), (n)), 0)

/* Of one byte, only whether it has a value: that is what the tests ask. */
static inline int msan_vbits(const void *p, unsigned char *undefined) {
    *undefined = __msan_test_shadow(p, 1) >= 0 ? 0xff : 0;
    return 1;
}
#define VALGRIND_GET_VBITS(p, bits, n) msan_vbits((p), (bits))

#endif
