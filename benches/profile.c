/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "profile.h"

#include "options.h"
#include <stdio.h>
#include <string.h>

static bool is_profiled(const struct bench *b) {
    return b->count && !b->policy && b->set[0] == 'M';
}

static double run_once(const struct bench *b, unsigned input, double ticks[PHASES]) {
    phases_reset();
    b->run(b, input);
    return phases_read(ticks);
}

/* The mean over the inputs, of each the fastest of some runs. What this leaves of the least time
 * measured without all these readings of the clock is the rest. */
static void profile_one(struct bench *b, unsigned runs, double ns_per_tick) {
    double rest = b->min_ns;
    bench_begin(b, phases_backend(b->backend));
    for (unsigned input = 0; input < b->inputs; input++) {
        double best[PHASES], least = run_once(b, input, best);
        for (unsigned i = 1; i < runs; i++) {
            double ticks[PHASES];
            const double sum = run_once(b, input, ticks);
            if (sum < least) {
                least = sum;
                memcpy(best, ticks, sizeof best);
            }
        }
        for (unsigned p = 0; p < PHASE_REST; p++)
            b->phase_ns[p] += best[p] / b->per / b->inputs * ns_per_tick;
    }
    for (unsigned p = 0; p < PHASE_REST; p++)
        rest -= b->phase_ns[p];
    b->phase_ns[PHASE_REST] = rest > 0 ? rest : 0;
    qtn_backend_use(NULL);
    b->profiled = true;
}

void profile_run(struct suite *s) {
    for (size_t i = 0; i < s->benches; i++) {
        struct bench *b = &s->bench[i];
        if (is_profiled(b))
            profile_one(b, s->choice->quick ? 2 : b->mean ? 5 : 25, s->ns_per_tick);
    }
}

void profile_print(const struct suite *s) {
    printf("\nWhere the time goes, percent of the least\n"
           "%-11s %-7s %-9s %-8s %10s",
           "set", "op", "mode", "backend", "min ns");
    for (unsigned p = 0; p < PHASES; p++)
        printf(" %7s", phase_name((enum phase)p));
    printf("\n");
    for (size_t i = 0; i < s->benches; i++) {
        const struct bench *b = &s->bench[i];
        if (!b->profiled)
            continue;
        printf("%-11s %-7s %-9s %-8s %10.0f", b->set, b->op, b->mode, b->backend->name, b->min_ns);
        for (unsigned p = 0; p < PHASES; p++)
            printf(" %7.1f", 100 * b->phase_ns[p] / b->min_ns);
        printf("\n");
    }
}
