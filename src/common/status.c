/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include <quatrain/quatrain.h>

const char *qtn_version(void) {
    return QTN_VERSION_STRING;
}

const char *qtn_status_name(qtn_status status) {
    switch (status) {
    case QTN_OK:
        return "ok";
    case QTN_ERR_ARGUMENT:
        return "NULL pointer or unknown parameter set or hash";
    case QTN_ERR_LENGTH:
        return "wrong length";
    case QTN_ERR_PUBLIC_KEY:
        return "malformed public key";
    case QTN_ERR_SECRET_KEY:
        return "malformed secret key";
    case QTN_ERR_SIGNATURE:
        return "signature not valid";
    case QTN_ERR_RANDOM:
        return "random source failed";
    case QTN_ERR_KEY_PAIR:
        return "keys do not belong together";
    case QTN_ERR_ATTEMPTS:
        return "too many signing attempts";
    case QTN_ERR_BACKEND:
        return "no such backend on this machine";
    case QTN_ERR_STATE:
        return "object used out of order";
    }
    return "unknown status";
}
