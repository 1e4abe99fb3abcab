# SPDX-License-Identifier: Apache-2.0
"""Run one example and compare exit statuses and output with what its header comment promises.

    run_examples.py NAME PROGRAM SOURCE_ROOT
"""
import os
import pathlib
import shlex
import subprocess
import sys
import tempfile

# A cross build runs its programs through an emulator, which Meson names here.
WRAPPER = shlex.split(os.environ.get("MESON_EXE_WRAPPER", ""))
failures = 0


def check(good, what):
    global failures
    print("%s: %s" % ("good" if good else "BAD", what))
    if not good:
        failures += 1


def run(program, *arguments, status, cwd, says=(), complains=None, environment=None):
    """One run; returns the most memory it used, in KiB, or None where the system does not tell."""
    command = WRAPPER + [str(program)] + [str(a) for a in arguments]
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        child = subprocess.Popen(command, cwd=cwd, stdout=out, stderr=err,
                                 env=dict(os.environ, **(environment or {})))
        memory = None
        if hasattr(os, "wait4"):
            _, wait_status, usage = os.wait4(child.pid, 0)
            child.returncode = (os.WEXITSTATUS(wait_status) if os.WIFEXITED(wait_status)
                                else -os.WTERMSIG(wait_status))
            memory = usage.ru_maxrss // (1024 if sys.platform == "darwin" else 1)
        else:
            child.wait()
        out.seek(0)
        err.seek(0)
        output = out.read().decode(errors="replace")
        error = err.read().decode(errors="replace")
    what = " ".join([pathlib.Path(program).name] + [str(a) for a in arguments])
    check(child.returncode == status, "%s: exit status %d, wanted %d" %
          (what, child.returncode, status))
    for text in says:
        check(text in output, "%s: says %r" % (what, text))
    if complains is not None:
        check(complains in error, "%s: complains %r" % (what, complains))
    if failures:
        print(output + error)
    return memory


def quickstart(program, source, folder):
    path = source / "include" / "quatrain" / "mldsa.h"
    steps = ["Backend: ref (", "%d bytes" % path.stat().st_size, "keygen", "encaps", "decaps",
             "sign", "verify", "both sides hold the same secret", "refused",
             "All of it came out right."]
    run(program, path, status=0, cwd=folder, says=steps,
        environment={"QUATRAIN_BACKEND": "ref"})
    (folder / "README.md").write_bytes(b"\0")
    run(program, status=0, cwd=folder, says=["README.md, 1 bytes"])
    (folder / "empty").write_bytes(b"")
    run(program, "empty", status=2, cwd=folder, complains="empty")
    run(program, "missing", status=2, cwd=folder, complains="cannot open missing")
    run(program, folder, status=2, cwd=folder, complains="quickstart: ")
    run(program, path, path, status=2, cwd=folder, complains="usage")


def kem_handshake(program, _source, folder):
    sizes = {"512": (800, 768), "768": (1184, 1088), "1024": (1568, 1568)}
    for name, (ek, ct) in sizes.items():
        run(program, name, status=0, cwd=folder,
            says=["client -> server: ek, %d bytes" % ek, "server -> client: ct, %d bytes" % ct,
                  "both hold the same secret", "the secrets differ", "All of it came out right."])
    run(program, status=0, cwd=folder, says=["ML-KEM-768"])
    run(program, "769", status=2, cwd=folder, complains="usage")
    run(program, "512", "512", status=2, cwd=folder, complains="usage")


def sign_file(program, source, folder):
    message = source / "include" / "quatrain" / "types.h"
    run(program, "keygen", "secret", "public", status=0, cwd=folder, says=["made secret"])
    run(program, "keygen", "secret", "public", status=2, cwd=folder, complains="exists already")
    if os.name == "posix" and not WRAPPER:
        check((folder / "secret").stat().st_mode & 0o077 == 0, "the secret key is its owner's")
    run(program, "sign", "secret", message, "sig", status=0, cwd=folder, says=["signed"])
    run(program, "verify", "public", message, "sig", status=0, cwd=folder, says=["valid: "])

    content = message.read_bytes()
    for name, changed in {"changed": bytes([content[0] ^ 1]) + content[1:],
                          "longer": content + b"\0", "shorter": content[:-1],
                          "empty": b""}.items():
        (folder / name).write_bytes(changed)
        run(program, "verify", "public", name, "sig", status=1, cwd=folder, says=["NOT VALID"])
    run(program, "sign", "secret", "empty", "sig-empty", status=0, cwd=folder)
    run(program, "verify", "public", "empty", "sig-empty", status=0, cwd=folder)

    sig = (folder / "sig").read_bytes()
    (folder / "sig-short").write_bytes(sig[:-1])
    run(program, "verify", "public", message, "sig-short", status=2, cwd=folder,
        complains="not a key or signature")
    (folder / "sig-long").write_bytes(sig + b"\0")
    run(program, "verify", "public", message, "sig-long", status=2, cwd=folder,
        complains="not a key or signature")
    secret = bytearray((folder / "secret").read_bytes())
    secret[-1] ^= 1
    (folder / "secret-bad").write_bytes(secret)
    run(program, "sign", "secret-bad", message, "sig-bad", status=3, cwd=folder,
        complains="secret key: ")
    check(not (folder / "sig-bad").exists(), "a bad key leaves no signature file")
    run(program, "sign", "secret", "missing", "sig2", status=2, cwd=folder,
        complains="cannot open missing")
    run(program, "verify", "missing", message, "sig", status=2, cwd=folder,
        complains="cannot open missing")
    run(program, status=2, cwd=folder, complains="usage")
    constant_memory(program, folder)


def constant_memory(program, folder):
    """A file 48 MiB longer must not take 16 MiB more."""
    with open(folder / "large", "wb") as f:
        f.truncate(48 << 20)
    small = run(program, "sign", "secret", "empty", "sig-empty", status=0, cwd=folder)
    large = run(program, "sign", "secret", "large", "sig-large", status=0, cwd=folder)
    if small is None:
        print("note: this system does not tell how much memory a child used")
    else:
        check(large - small < 16 << 10, "signing 48 MiB took %d KiB more than signing nothing" %
              (large - small))
    run(program, "verify", "public", "large", "sig-large", status=0, cwd=folder)
    with open(folder / "large", "ab") as f:
        f.write(b"\0")
    run(program, "verify", "public", "large", "sig-large", status=1, cwd=folder)


def keys_from_seeds(program, _source, folder):
    run(program, "seeds", status=0, cwd=folder,
        says=["the rebuilt keys are the same, byte for byte", "remembers its seed works too"])
    check((folder / "seeds").stat().st_size == 96, "96 bytes were stored")
    if os.name == "posix" and not WRAPPER:
        check((folder / "seeds").stat().st_mode & 0o077 == 0, "the seeds are their owner's")
    before = (folder / "seeds").read_bytes()
    run(program, "seeds", status=2, cwd=folder, complains="exists already")
    check((folder / "seeds").read_bytes() == before, "stored seeds are never overwritten")
    run(program, "no such folder/seeds", status=2, cwd=folder, complains="cannot create")
    run(program, status=2, cwd=folder, complains="usage")


def prepared_server(program, _source, folder):
    run(program, "20", status=0, cwd=folder,
        says=["20 clients", "with keys as bytes", "with prepared keys", "malformed secret key",
              "object used out of order", "All of it came out right."])
    run(program, status=0, cwd=folder, says=["1000 clients", "All of it came out right."])
    for wrong in ("0", "-1", "", "many", "20x", "100001"):
        run(program, wrong, status=2, cwd=folder, complains="usage")
    run(program, "20", "20", status=2, cwd=folder, complains="usage")


def batch_decaps(program, _source, folder):
    for n in (1, 2, 3, 9, 200):
        run(program, n, status=0, cwd=folder,
            says=["%d ciphertexts" % n, "opened:                 %d\n" % (n - 1),
                  "request %5d:          wrong length" % (n // 2), "the same",
                  "All of it came out right."])
    run(program, status=0, cwd=folder, says=["64 ciphertexts"])
    for wrong in ("0", "-1", "", "many", "20x", "10001"):
        run(program, wrong, status=2, cwd=folder, complains="usage")
    run(program, "20", "20", status=2, cwd=folder, complains="usage")


def main():
    name, program, source = sys.argv[1:]
    test = {"quickstart": quickstart, "kem_handshake": kem_handshake, "sign_file": sign_file,
            "keys_from_seeds": keys_from_seeds, "prepared_server": prepared_server,
            "batch_decaps": batch_decaps}[name]
    with tempfile.TemporaryDirectory() as folder:
        test(pathlib.Path(program).resolve(), pathlib.Path(source).resolve(),
             pathlib.Path(folder))
    print("%d checks failed" % failures)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
