# SPDX-License-Identifier: Apache-2.0
"""Modelled cycles: what a guest program executed between its marks, as llvm-mca reads it.

The words come from a trace (trace.c), so that loops and calls are exactly as they ran; each model
sees one straight line. Branches are taken to be predicted, loads to hit the nearest cache."""
import re
import shutil
import subprocess
import tempfile

# Short name: the CPU as LLVM calls it, and further options. LLVM 22 takes the N1 to dispatch three
# instructions a cycle, where Arm's guide and earlier versions say four: N1W is that one.
MODELS = {
    "N1": ["neoverse-n1"],
    "N1W": ["neoverse-n1", "--dispatch=4"],
    "N2": ["neoverse-n2"],
    "V1": ["neoverse-v1"],
    "V2": ["neoverse-v2"],
    "V3": ["neoverse-v3"],
    "A72": ["cortex-a72"],
    "A55": ["cortex-a55"],
}


def tool(name):
    """Path of LLVM's tool, version 22; None where there is none."""
    return shutil.which(name + "-22")


def texts(words):
    """Assembly of each distinct word."""
    distinct = sorted(set(words))
    lines = "".join(" ".join(f"0x{b:02x}" for b in w) + "\n" for w in distinct)
    run = subprocess.run([tool("llvm-mc"), "--disassemble", "--triple=aarch64", "-mattr=+all"],
                         input=lines, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                         check=True)
    out = [line.strip() for line in run.stdout.splitlines()
           if line.strip() and not line.strip().startswith(".")]
    if len(out) != len(distinct):
        raise RuntimeError(f"{len(out)} texts of {len(distinct)} words: {run.stderr[:500]}")
    return dict(zip(distinct, out))


def trace_of(qemu, plugin, command):
    """(executed instruction words) between the marks of a guest program."""
    with tempfile.NamedTemporaryFile() as file:
        run = subprocess.run([*qemu, "-plugin", f"{plugin},trace={file.name}", *command],
                             stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False)
        if run.returncode:
            raise RuntimeError(f"{command}: {run.returncode}\n{run.stdout}{run.stderr}")
        data = open(file.name, "rb").read()
    return [data[i:i + 4] for i in range(0, len(data), 4)]


# llvm-mca gives every call a latency of 100 cycles; here they are predicted.
CALL = re.compile(r"(bl|blr|ret|br)\b")


def cycles(words, name, iterations=1):
    """What the model needs for the trace, once or `iterations` times in a row."""
    text = texts(words)
    source = "".join(text[w] + "\n" for w in words if not CALL.match(text[w]))
    cpu, *options = MODELS[name]
    run = subprocess.run([tool("llvm-mca"), "--mtriple=aarch64", f"--mcpu={cpu}",
                          "-mattr=+sha3,+bti", f"--iterations={iterations}", "-", *options,
                          "--skip-unsupported-instructions=any"],
                         input=source, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                         check=False)
    found = re.search(r"Total Cycles:\s+(\d+)", run.stdout)
    if not found:
        raise RuntimeError(f"llvm-mca, {name}: {run.stderr[:1000]}")
    return int(found.group(1)) / iterations
