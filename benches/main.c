/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
/* quatrain-bench: see docs/benchmarks.md. */
#include "clock.h"
#include "harness.h"
#include "options.h"
#include "parts.h"
#include "profile.h"
#include "report.h"
#include "yardstick.h"

#include <stdio.h>

static void add_all(struct suite *s, const struct qtn_backend *backend) {
    qtn_backend_use(backend);
    add_mlkem(s, backend);
    add_mldsa(s, backend);
    add_prepared(s, backend);
    add_batch(s, backend);
    add_matrix(s, backend);
    add_keccak(s, backend);
    add_mlkem_kernels(s, backend);
    add_mldsa_kernels(s, backend);
    qtn_backend_use(NULL);
}

/* Fills the list, the library's favourite backend last. Returns false where one that was asked for
 * cannot be used. */
static bool add_backends(struct suite *s) {
    const char *names[MAX_BACKENDS];
    size_t n = 0;
    while (n < MAX_BACKENDS && qtn_backend_at(n)) {
        names[n] = qtn_backend_at(n);
        n++;
    }
    const char *unknown = choice_unknown_backend(s->choice, names, n);
    if (unknown) {
        fprintf(stderr, "quatrain-bench: this machine cannot run backend '%s'\n", unknown);
        return false;
    }
    while (n--)
        if (choice_wants_backend(s->choice, names[n]) && qtn_backend_select(names[n]) == QTN_OK)
            add_all(s, qtn_backend_active());
    return true;
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
    if (!add_backends(&s)) {
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
        if (ok && choice.profile)
            profile_run(&s);
        if (ok)
            report_print(&s);
        if (ok && choice.json)
            ok = report_json(&s, choice.json);
    }
    suite_free(&s);
    return ok ? 0 : 1;
}
