#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Draws what quatrain-bench measured, as SVG on light ground, or dark where the reader prefers it.

Usage: bench_chart.py BENCH.json [--peers PEERS.json]... -o FILE.svg

Above, the time of each one-shot operation, backends side by side. With --peers, below, our time
over the best peer's. A file of peers has a list "ratios" of objects with "set", "op", "mode",
"backend" (ours) and "min_ratio".
"""
import argparse
import json
from xml.sax.saxutils import escape

WIDTH = 980
MARGIN = 16
LABEL = 118  # room for the name of an operation
VALUE = 64  # room for the number behind a bar
BAR = 11
GROUP_GAP = 9
FAMILIES = (("ML-KEM", ("keygen", "encaps", "decaps")), ("ML-DSA", ("keygen", "sign", "verify")))
SETS = {"ML-KEM": ("512", "768", "1024"), "ML-DSA": ("44", "65", "87")}
# One colour for each backend in order of the file, then again from the front; all of them keep a
# contrast of 3 to 1 with white and with near-black.
COLOURS = ("#8a8f98", "#d9730d", "#3b82c4", "#3f9a5a", "#a855c7")

STYLE = """
text { font: 12px system-ui, -apple-system, "Segoe UI", sans-serif; fill: #24292f; }
.ground { fill: #ffffff; }
.title { font-size: 15px; font-weight: 600; }
.note { font-size: 11px; fill: #57606a; }
.value { font-size: 10px; fill: #57606a; }
.axis { stroke: #8b949e; stroke-width: 1; }
.one { stroke: #cf222e; stroke-width: 1; stroke-dasharray: 4 3; }
@media (prefers-color-scheme: dark) {
  .ground { fill: #0d1117; }
  text { fill: #e6edf3; }
  .note, .value { fill: #9da7b3; }
  .one { stroke: #ff7b72; }
}
"""


class Drawing:
    def __init__(self):
        self.parts = []

    def text(self, x, y, text, kind="", anchor="start"):
        self.parts.append('<text x="%.1f" y="%.1f" class="%s" text-anchor="%s">%s</text>'
                          % (x, y, kind, anchor, escape(text)))

    def line(self, x1, y1, x2, y2, kind):
        self.parts.append('<line x1="%.1f" y1="%.1f" x2="%.1f" y2="%.1f" class="%s"/>'
                          % (x1, y1, x2, y2, kind))

    def bar(self, x, y, width, colour, title):
        self.parts.append('<rect x="%.1f" y="%.1f" width="%.1f" height="%d" rx="1" fill="%s">'
                          '<title>%s</title></rect>'
                          % (x, y, max(width, 1), BAR - 1, colour, escape(title)))

    def svg(self, height):
        return ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" '
                'height="%d" role="img">\n<style>%s</style>\n'
                '<path class="ground" d="M0 0H%dV%dH0Z"/>\n%s\n</svg>\n'
                % (WIDTH, height, WIDTH, height, STYLE, WIDTH, height, "\n".join(self.parts)))


def panel(drawing, x, y, width, groups, series, colours, write, mark=None):
    """groups: (label, {series: value}) from top to bottom. Returns where the panel ends."""
    left, room = x + LABEL, width - LABEL - VALUE
    largest = max([v for _, values in groups for v in values.values()] + [mark or 0])
    top = y
    for label, values in groups:
        drawing.text(left - 8, y + len(series) * BAR / 2 + 4, label, anchor="end")
        for name in series:
            if name in values:
                length = room * values[name] / largest
                text = write(values[name])
                drawing.bar(left, y, length, colours[name], "%s, %s: %s" % (label, name, text))
                drawing.text(left + length + 4, y + BAR - 1, text, "value")
            y += BAR
        y += GROUP_GAP
    drawing.line(left, top - 4, left, y - GROUP_GAP + 4, "axis")
    if mark:
        at = left + room * mark / largest
        drawing.line(at, top - 4, at, y - GROUP_GAP + 4, "one")
    return y


def legend(drawing, y, series, colours):
    x = MARGIN
    for name in series:
        drawing.bar(x, y - 8, 12, colours[name], name)
        drawing.text(x + 17, y, name)
        x += 17 + 8 * len(name) + 24
    return y


def write_us(us):
    return "%.*f µs" % (1 if us < 100 else 0, us)


def write_ratio(ratio):
    return "%.2f" % ratio


def rows(drawing, y, values, series, colours, write, mark=None):
    """The two families beside each other; values: {(set, op): {series: value}}."""
    half = (WIDTH - 3 * MARGIN) / 2
    end = y
    for column, (family, operations) in enumerate(FAMILIES):
        groups = []
        for size in SETS[family]:
            for op in operations:
                found = values.get(("%s-%s" % (family, size), op))
                if found:
                    groups.append(("%s-%s %s" % (family[3:], size, op), found))
        if groups:
            x = MARGIN + column * (half + MARGIN)
            drawing.text(x + LABEL, y, family)
            end = max(end, panel(drawing, x, y + 12, half, groups, series, colours, write, mark))
    return end


def gather(items, value):
    """{(set, op): {backend: value}} of what is one-shot and not of a policy; and the backends."""
    table, backends = {}, []
    for item in items:
        if item["mode"] != "oneshot" or item.get("policy") or not item["set"].startswith("ML-"):
            continue
        if item["backend"] not in backends:
            backends.append(item["backend"])
        table.setdefault((item["set"], item["op"]), {})[item["backend"]] = value(item)
    return table, backends


def draw(bench, peers):
    drawing = Drawing()
    head = bench["head"]
    times, backends = gather(bench["records"], lambda r: r["median_ns"] / 1000)
    ratios, ratio_backends = gather(peers, lambda r: r["min_ratio"])
    series = backends + [b for b in ratio_backends if b not in backends]
    ratio_backends.sort(key=series.index)
    colours = {name: COLOURS[i % len(COLOURS)] for i, name in enumerate(series)}
    y = 28
    drawing.text(MARGIN, y, "Time of an operation, one core (less is better)", "title")
    drawing.text(MARGIN, y + 17, "%s; %s; quatrain %s; medians"
                 % (head["cpu"], head["compiler"], head["version"]), "note")
    y = legend(drawing, y + 40, backends, colours)
    y = rows(drawing, y + 26, times, backends, colours, write_us)
    if ratios:
        y += 26
        drawing.text(MARGIN, y, "Our time over the best peer's (below 1 we are faster)", "title")
        drawing.text(MARGIN, y + 17, "Same machine, one interleaved run, minima; avx2 against "
                     "peers that use no more than AVX2", "note")
        y = legend(drawing, y + 40, ratio_backends, colours)
        y = rows(drawing, y + 26, ratios, ratio_backends, colours, write_ratio, 1)
    return drawing.svg(int(y) + 8)


def main():
    parser = argparse.ArgumentParser(description="Draws what quatrain-bench measured.")
    parser.add_argument("bench")
    parser.add_argument("--peers", action="append", default=[])
    parser.add_argument("-o", "--output", required=True)
    options = parser.parse_args()
    with open(options.bench, encoding="utf-8") as f:
        bench = json.load(f)
    peers = []
    for path in options.peers:
        with open(path, encoding="utf-8") as f:
            peers += json.load(f)["ratios"]
    with open(options.output, "w", encoding="utf-8") as f:
        f.write(draw(bench, peers))


if __name__ == "__main__":
    main()
