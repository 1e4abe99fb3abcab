/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* How long streams take: needed only where the backend has a spare lane. */
#ifndef QTN_KECCAK_QUEUE_STEPS_H
#define QTN_KECCAK_QUEUE_STEPS_H

#include "keccak/queue.h"

/* Whether no live lane has more steps to go than this stream, which waits: then it would end last,
 * and the sooner it starts the better. Counts the blocks that sinks asked for at first. */
bool qtn_queue_is_longest(const struct queue *q, const struct stream *s);

#endif
