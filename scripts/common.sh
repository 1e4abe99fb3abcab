# SPDX-License-Identifier: Apache-2.0
# What the scripts of this folder share; sourced by bash, never run.

top=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

say() {
    printf '\n== %s\n' "$*"
}

die() {
    printf '%s\n' "$*" >&2
    exit 1
}

# A compiler without the C library's headers is not one.
have_c() {
    command -v gcc >/dev/null && printf '#include <stdio.h>\n' | gcc -E - >/dev/null 2>&1
}

have_meson() {
    command -v meson >/dev/null &&
        [ "$(printf '1.0\n%s\n' "$(meson --version)" | sort -V | head -n 1)" = 1.0 ]
}

have_module() {
    command -v pkg-config >/dev/null && pkg-config --exists "$1"
}

# Packages that are missing, by what the machine can do and not by what dpkg has recorded.
missing=()
need() { # need PACKAGES TEST...: the packages are missing where the test fails
    local packages=$1
    shift
    # shellcheck disable=SC2206 # several packages in one word are several packages
    "$@" >/dev/null 2>&1 || missing+=($packages)
}

need_base() {
    need 'gcc libc6-dev' have_c
    need meson command -v meson
    need ninja-build command -v ninja
    need pkg-config command -v pkg-config
}

# Install what `need` has found missing; fails where that cannot be done here.
install_missing() {
    [ ${#missing[@]} -gt 0 ] || return 0
    printf 'missing: %s\n' "${missing[*]}"
    local root=()
    if ! command -v apt-get >/dev/null; then
        printf 'This machine has no apt-get: please install what those Debian packages hold.\n' >&2
        return 1
    fi
    if [ "$(id -u)" != 0 ]; then
        if ! command -v sudo >/dev/null; then
            printf 'As root, please run: apt-get install %s\n' "${missing[*]}" >&2
            return 1
        fi
        root=(sudo)
    fi
    local apt=("${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -y) log
    local install=("${apt[@]}" install --no-install-recommends "${missing[@]}")
    log=$(mktemp)
    # A bare machine has no package lists yet; one that has them need not fetch them again. One list
    # that cannot be had is no reason to stop: whether the packages can be is what counts.
    if ! "${install[@]}" >"$log" 2>&1 &&
        ! { "${apt[@]}" update || true; "${install[@]}"; } >"$log" 2>&1; then
        tail -n 20 "$log" >&2
        rm -f "$log"
        return 1
    fi
    rm -f "$log"
    printf 'installed: %s\n' "${missing[*]}"
    missing=()
}

require_meson() {
    have_meson || die "Meson 1.0 or newer is needed, and this is $(meson --version 2>/dev/null ||
        echo none). A newer one: pip install meson"
}
