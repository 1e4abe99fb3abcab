/* SPDX-License-Identifier: Apache-2.0
 * Copyright 2026 The Quatrain Authors */
#include "report.h"

#include "clock.h"
#include "machine.h"
#include "options.h"
#include "selection.h"
#include "yardstick.h"
#include <quatrain/quatrain.h>
#include <stdio.h>

/* A string with what JSON wants escaped; control characters become spaces. */
static void put_string(FILE *f, const char *s) {
    if (!s) {
        fputs("null", f);
        return;
    }
    fputc('"', f);
    for (; *s; s++) {
        if (*s == '"' || *s == '\\')
            fputc('\\', f);
        fputc((unsigned char)*s < 0x20 ? ' ' : *s, f);
    }
    fputc('"', f);
}

static void put_field(FILE *f, const char *name, const char *value) {
    fprintf(f, "\"%s\": ", name);
    put_string(f, value);
    fputs(", ", f);
}

/* Negative: not known, or does not apply. */
static void put_count(FILE *f, const char *name, double value) {
    if (value < 0)
        fprintf(f, "\"%s\": null, ", name);
    else
        fprintf(f, "\"%s\": %.10g, ", name, value);
}

static void put_head(FILE *f, const struct suite *s, double yardstick) {
    const struct choice *c = s->choice;
    fputs("  \"head\": {", f);
    put_field(f, "version", qtn_version());
    put_field(f, "commit", machine_commit());
    put_field(f, "cpu", machine_cpu());
    put_field(f, "features", machine_features());
    put_field(f, "compiler", machine_compiler());
    put_field(f, "clock", clock_name());
    put_field(f, "openssl", yardstick > 0 ? yardstick_version() : NULL);
    fprintf(f, "\"ns_per_tick\": %.6f, ", s->ns_per_tick);
    put_count(f, "yardstick_ns", yardstick > 0 ? yardstick : -1);
    fprintf(f, "\"quick\": %s, \"samples\": %u, \"fewest_samples\": %u, ",
            c->quick ? "true" : "false", c->rounds, c->fewest);
    fprintf(f, "\"messages\": %u, \"passes\": %u, ", c->messages, c->passes);
    put_field(f, "backend", qtn_backend_name());
    put_field(f, "reason", qtn_backend_reason());
    put_field(f, "choice", qtn_backend_at(0));
    const struct qtn_backend *fastest = selection_fastest(s);
    put_field(f, "fastest", fastest ? fastest->name : NULL);
    fputs("\"backends\": [", f);
    for (size_t i = 0; qtn_backend_at(i); i++) {
        fputs(i ? ", " : "", f);
        put_string(f, qtn_backend_at(i));
    }
    fputs("]},\n", f);
}

static void put_record(FILE *f, const struct suite *s, const struct bench *b, double yardstick) {
    fputs("    {", f);
    put_field(f, "set", b->set);
    put_field(f, "op", b->op);
    put_field(f, "backend", b->backend ? b->backend->name : NULL);
    put_field(f, "mode", b->mode);
    put_field(f, "policy", b->policy);
    fprintf(f, "\"median_ns\": %.3f, \"min_ns\": %.3f, \"ticks\": %.3f, ", b->median_ns, b->min_ns,
            b->median_ticks);
    fprintf(f, "\"min_ticks\": %.3f, \"ops_per_s\": %.3f, ", b->min_ticks, 1e9 / b->median_ns);
    put_count(f, "spread", b->spread);
    put_count(f, "yardsticks", yardstick > 0 ? b->median_ns / yardstick : -1);
    put_count(f, "permutations", b->permutations);
    put_count(f, "steps", b->steps > 0 ? b->steps : -1);
    put_count(f, "keccak_share", suite_keccak_share(s, b));
    if (b->attempts >= 0) {
        put_count(f, "attempts", b->attempts);
        put_count(f, "fewest_permutations", b->fewest);
    }
    if (b->profiled) {
        fputs("\"phases\": {", f);
        for (unsigned p = 0; p < PHASES; p++)
            fprintf(f, "%s\"%s\": %.1f", p ? ", " : "", phase_name((enum phase)p), b->phase_ns[p]);
        fputs("}, ", f);
    }
    fprintf(f, "\"idle_lanes\": ");
    if (b->permutations < 0)
        fputs("null}", f);
    else
        fprintf(f, "%.10g}", b->idle);
}

bool report_json(const struct suite *s, const char *file) {
    const double yardstick = yardstick_ns(s);
    FILE *f = fopen(file, "w");
    if (!f) {
        fprintf(stderr, "quatrain-bench: cannot write %s\n", file);
        return false;
    }
    fputs("{\n", f);
    put_head(f, s, yardstick);
    fputs("  \"records\": [\n", f);
    for (size_t i = 0; i < s->benches; i++) {
        put_record(f, s, &s->bench[i], yardstick);
        fputs(i + 1 < s->benches ? ",\n" : "\n", f);
    }
    fputs("  ]\n}\n", f);
    const bool failed = ferror(f) != 0;
    if (fclose(f) || failed) {
        fprintf(stderr, "quatrain-bench: cannot write %s\n", file);
        return false;
    }
    return true;
}
