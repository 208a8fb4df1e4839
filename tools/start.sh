# Read by ./play, ./test and the commands in tools/, which set $root.

# start WHAT ENVIRONMENT ARGS: hands over to start.py, under the environment's own Python or the first that will do.
start() {
    what=$1
    python=$root/$2/bin/python
    shift 2
    [ -x "$python" ] || find_python
    exec "$python" -E -s -S "$root/tools/start.py" "$what" "$@"
}

# Sets $python to a Python 3.11 or newer that can make environments, or says what is missing.
find_python() {
    bare=''
    for python in ${DOWNFIELD_PYTHON:+"$DOWNFIELD_PYTHON"} python3 python3.13 python3.12 python3.11 python3.14 python; do
        "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue
        "$python" -c 'import ensurepip, venv' 2>/dev/null && return
        bare=$python
    done
    if [ -n "$bare" ]; then
        version=$("$bare" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
        echo "Downfield: your Python $version cannot make environments (no venv module);" \
            "on Debian or Ubuntu: sudo apt install python$version-venv" >&2
    else
        echo "Downfield: needs Python 3.11 or newer, and found none;" \
            "get it from https://www.python.org/downloads/ or your package manager, or set DOWNFIELD_PYTHON" >&2
    fi
    exit 2
}
