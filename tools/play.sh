#!/bin/sh
# Run the web board, with the options that follow the two folders: the compiled build where there is one and it is up to date, else the package as it stands.
set -eu
venv=$1
fast=$2
shift 2
if [ -e "$fast/.ready" ]; then
    if [ -z "$(find indochina -name '*.py' -newer "$fast/.ready" | head -n 1)" ]; then
        venv=$fast
    else
        echo "The compiled build is older than the sources ('make fast' renews it): playing without it."
    fi
fi
exec "$venv/bin/indochina" serve --open "$@"
