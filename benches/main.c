/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* quatrain-bench: see docs/benchmarks.md. */
#include "clock.h"
#include "harness.h"
#include "options.h"
#include "parts.h"
#include "report.h"
#include "yardstick.h"

#include <stdio.h>
#include <string.h>

static void add_all(struct suite *s, const struct qtn_backend *backend) {
    qtn_backend_use(backend);
    add_mlkem(s, backend);
    add_mldsa(s, backend);
    add_matrix(s, backend);
    add_keccak(s, backend);
    add_mlkem_kernels(s, backend);
    add_mldsa_kernels(s, backend);
    qtn_backend_use(NULL);
}

/* Fills the list. Returns false where the backend asked for cannot be used. */
static bool add_backends(struct suite *s, const char *wish) {
    if (!wish) {
        add_all(s, qtn_backend_active());
        return true;
    }
    bool any = false;
    for (size_t i = 0; qtn_backend_at(i); i++) {
        const char *name = qtn_backend_at(i);
        if ((strcmp(wish, "all") != 0 && strcmp(wish, name) != 0) ||
            qtn_backend_select(name) != QTN_OK)
            continue;
        add_all(s, qtn_backend_active());
        any = true;
    }
    if (!any)
        fprintf(stderr, "quatrain-bench: this machine cannot run backend '%s'\n", wish);
    return any;
}

int main(int argc, char **argv) {
    struct choice choice;
    const int leave = choice_parse(&choice, argc, argv);
    if (leave >= 0)
        return leave;
    if (!clock_ticks_on()) {
        fprintf(stderr, "quatrain-bench: the clock (%s) does not tick: nothing is measured\n",
                clock_name());
        return 1;
    }
    struct suite s = {.choice = &choice};
    if (!add_backends(&s, choice.backend)) {
        suite_free(&s);
        return 1;
    }
    const size_t ours = s.benches;
    if (!ours)
        fputs("quatrain-bench: nothing has these names; see --list\n", stderr);
    add_yardstick(&s);
    bool ok = ours > 0;
    if (ok && choice.list)
        report_list(&s);
    else if (ok) {
        ok = suite_run(&s);
        if (ok)
            report_print(&s);
        if (ok && choice.json)
            ok = report_json(&s, choice.json);
    }
    suite_free(&s);
    return ok ? 0 : 1;
}
