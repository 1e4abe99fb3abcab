/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* How long streams take, and what lanes are worth then. */
#ifndef QTN_KECCAK_QUEUE_STEPS_H
#define QTN_KECCAK_QUEUE_STEPS_H

#include "keccak/queue.h"

/* Whether this stream, the only one that waits, should take the spare lane: no live lane has more
 * steps to go, so that it would end last and the sooner it starts the better; and the dearer kernel
 * beside the other lanes, and then its own, cost less than to wait for one of them and go on there.
 * Counts the blocks that sinks asked for at first. */
bool qtn_queue_spare_pays(const struct queue *q, const struct stream *s);

#endif
