#!/bin/sh
# Install from Debian's packages what the tests need and is missing, where we may; where we may not, say what is skipped.
set -eu

have_chromium() { command -v chromium >/dev/null 2>&1; }
have_postgresql() { ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1; }

have_chromium && have_postgresql && exit 0

root=
may=no
if command -v apt-get >/dev/null 2>&1; then
    if [ "$(id -u)" = 0 ]; then
        may=yes
    elif sudo -n true >/dev/null 2>&1; then
        may=yes
        root="sudo -n"
    fi
fi

install() {
    echo "Installing $* for the tests ..."
    if ! said=$($root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "$@" 2>&1); then
        echo "$said" >&2
        return 1
    fi
}

# The package would make and start a server of its own; the tests start theirs.
install_postgresql() {
    settings=/etc/postgresql-common/createcluster.d
    install postgresql-common || return 1
    $root mkdir -p "$settings"
    echo "create_main_cluster = false" | $root tee "$settings/indochina-tests.conf" >/dev/null
    install postgresql
    $root rm -f "$settings/indochina-tests.conf"
}

if [ "$may" = yes ]; then
    $root apt-get update -qq || true
    have_chromium || install chromium || true
    have_postgresql || install_postgresql || true  # whether it worked is looked at below
fi

missing=0
if ! have_chromium; then
    echo "Chromium is missing (Debian's package: chromium): the tests in a browser are skipped." >&2
    missing=1
fi
if ! have_postgresql; then
    echo "PostgreSQL is missing (Debian's package: postgresql): the tests of its store are skipped." >&2
    missing=1
fi
if [ "$missing" = 1 ] && [ "${CI:-}" = true ]; then
    echo "Nothing may be skipped where CI=true." >&2
    exit 1
fi
