#!/bin/sh
# Make a virtual environment; on Debian install the venv module first where it is missing and we may.
set -eu
venv=$1
python=${PYTHON:-python3}
if ! command -v "$python" >/dev/null 2>&1; then
    echo "indochina needs Python 3.11 or later, and there is no '$python' here (set PYTHON=...)." >&2
    exit 1
fi
if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    echo "indochina needs Python 3.11 or later; '$python' is $("$python" --version 2>&1) (set PYTHON=...)." >&2
    exit 1
fi
[ -x "$venv/bin/pip" ] && exit 0
rm -rf "$venv"
if "$python" -m venv "$venv" >/dev/null 2>&1 && [ -x "$venv/bin/pip" ]; then
    exit 0
fi
rm -rf "$venv"
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    apt-get update -qq && apt-get install -y -qq python3-venv >/dev/null
    "$python" -m venv "$venv"
else
    echo "Python's venv module is missing: on Debian, 'sudo apt-get install python3-venv', then try again." >&2
    exit 1
fi
