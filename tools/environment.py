"""Makes, mends or renews an environment. Standard library only; all messages go to standard error."""

import contextlib
import glob
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import NoReturn

from start import COMPILED, ROOT, WINDOWS, Command, is_ready, key

UNFINISHED = "downfield-unfinished"  # stands in the environment while it is being made
LOG = "downfield-log.txt"  # what pip said last

UNREACHABLE = (
    r"NewConnectionError|ConnectTimeout|ReadTimeout|ProxyError|SSLError|Connection(Reset|Refused|Broken)|timed out"
    r"|name resolution|Network is unreachable|Max retries exceeded|problem confirming the ssl"
)
REASONS = {  # a pattern in what a step said, and what to tell
    r"No space left on device|Disk quota exceeded": "the disk is full; free some space",
    r"Read-only file system": f"the disk cannot be written to; copy {ROOT} to one that can",
    r"Permission denied": f"you may not write there; copy {ROOT} to a folder of your own",
    r"DO NOT MATCH THE HASHES": "a downloaded package is not the one that was locked; do not trust that package index",
    UNREACHABLE: "the package index cannot be reached; check the network, or the proxy and index in pip's settings",
    r"No matching distribution found for (?P<what>\S+)": "the package index has no {what} for this Python; "
    "check the index in pip's settings",
    r"unable to execute|command '\S*(gcc|cc|clang)\S*' failed: No such|Python\.h": "compiling needs a C compiler and "
    "Python's headers; on Debian or Ubuntu: sudo apt install build-essential python3-dev",
}


def make(command: Command) -> None:
    """Leave the environment ready, or leave the program with one line that says why not."""
    try:
        with _lock(command) as lock:
            if not is_ready(command):  # another run may have made it while this one waited
                _make(command, lock)
    except OSError as error:
        _give_up(command, _reason(f"{error.strerror}: {error.filename}"))
    except KeyboardInterrupt:
        print(f"\nStopped; {command.typed} goes on from here next time.", file=sys.stderr)
        sys.exit(130)


def _make(command: Command, lock: int) -> None:
    begun = time.monotonic()
    unfinished = os.path.join(command.folder, UNFINISHED)
    afresh = os.path.exists(unfinished) or not _has_pip(command)
    what = "Setting up" if afresh else "Updating"
    print(f"{what} {command.environment} for {command.typed} (once, half a minute) ...", file=sys.stderr)
    os.makedirs(command.folder, exist_ok=True)
    _write(unfinished, "")
    for old in glob.glob(os.path.join(glob.escape(command.folder), "downfield-*")):
        if os.path.basename(old) != UNFINISHED:
            os.remove(old)
    if afresh:
        _empty(command.folder)
        _call(command, lock, [_base(), "-I", "-m", "venv", command.folder])
    state = {made.stamp: key(made) for made in (command, *command.covers)}
    pip = [command.bin("python"), "-I", "-m", "pip"]
    locked = os.path.join(ROOT, "requirements", f"{command.lock}.txt")
    _call(command, lock, [*pip, "install", "--require-hashes", "--no-deps", "-r", locked])
    if command == COMPILED:
        os.remove(unfinished)  # a file that does not compile is no reason to begin again
        wheel = _build(command, lock, pip)
        _write(unfinished, "")
        _call(command, lock, [*pip, "install", "--no-deps", "--no-index", "--force-reinstall", wheel])
    else:
        _call(command, lock, [*pip, "install", "--no-deps", "--no-build-isolation", "-e", ROOT])
    for path, text in state.items():
        _write(path, text)
    os.remove(unfinished)
    print(f"Ready after {time.monotonic() - begun:.0f} s.", file=sys.stderr)


def _build(command: Command, lock: int, pip: list[str]) -> str:
    """The compiled wheel, left where it can also be given away."""
    wheels = os.path.join(ROOT, "build", "compiled")
    shutil.rmtree(wheels, ignore_errors=True)
    line = [*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", wheels, ROOT]
    _call(command, lock, line, HATCH_BUILD_HOOK_ENABLE_CUSTOM="true")
    return os.path.join(wheels, os.listdir(wheels)[0])


def _write(path: str, text: str) -> None:
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def _call(command: Command, lock: int, line: list[str], **more: str) -> None:
    """Run a step; the lock goes along, so that an orphan of a killed run still keeps others waiting."""
    log = os.path.join(command.folder, LOG)
    settings = {"PIP_USER": "0", "PIP_NO_INPUT": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    with open(log, "w", encoding="utf-8") as said:
        done = subprocess.run(
            line,
            cwd=ROOT,
            env={**os.environ, **settings, **more},
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=subprocess.STDOUT,
            pass_fds=[] if WINDOWS else [lock],
        )
    if done.returncode:
        with open(log, encoding="utf-8", errors="replace") as said:
            _give_up(command, _reason(said.read()) + f" (all of it: {log})")


def _reason(said: str) -> str:
    """Why pip failed, in words for the person who has to mend it."""
    for pattern, reason in REASONS.items():
        if found := re.search(pattern, said):
            return reason.format(**found.groupdict())
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    errors = [line for line in lines if re.match(r"(ERROR|\w*Error): ", line)]
    uncompiled = [line for line in lines if re.search(r"\.py:\d+: error: ", line)]
    return next(iter(uncompiled + errors[-1:] + lines[-1:]), "a step failed without a word")


def _has_pip(command: Command) -> bool:
    """Whether there is an environment at this place that can be used: moved or half-made ones cannot."""
    if not os.access(command.bin("python"), os.X_OK):
        return False
    ask = "import pip, sys; print(sys.prefix)"
    answer = subprocess.run([command.bin("python"), "-I", "-c", ask], capture_output=True, text=True)
    if answer.returncode or os.path.realpath(answer.stdout.strip()) != os.path.realpath(command.folder):
        return False
    try:
        with open(command.bin("pip"), "rb") as script:
            return os.fsencode(command.folder) in script.read()
    except OSError:
        return False


def _base() -> str:
    """The Python that environments are made from, also when this runs under that of an environment."""
    return str(getattr(sys, "_base_executable", "") or sys.executable)


def _empty(folder: str) -> None:
    for entry in os.scandir(folder):
        if entry.name == UNFINISHED:
            continue
        if entry.is_dir(follow_symlinks=False):
            shutil.rmtree(entry.path)
        else:
            os.remove(entry.path)


@contextlib.contextmanager
def _lock(command: Command) -> Iterator[int]:
    """Two runs never make an environment at the same time. The lock lies on the checkout's own folder."""
    folder = _open()
    try:
        if not _take(folder, wait=False):
            print(f"{command.typed} waits for another run that is setting up ...", file=sys.stderr)
            _take(folder, wait=True)
        yield folder
    finally:
        os.close(folder)


if sys.platform == "win32":
    import msvcrt

    def _open() -> int:
        """A file, for folders cannot be locked there."""
        os.makedirs(os.path.join(ROOT, "build"), exist_ok=True)
        return os.open(os.path.join(ROOT, "build", "lock"), os.O_RDWR | os.O_CREAT)

    def _take(lock: int, *, wait: bool) -> bool:
        while True:
            try:
                msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
                return True
            except OSError:
                if not wait:
                    return False
                time.sleep(0.5)

else:
    import fcntl

    def _open() -> int:
        return os.open(ROOT, os.O_RDONLY)

    def _take(lock: int, *, wait: bool) -> bool:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            return False
        return True


def _give_up(command: Command, why: str) -> NoReturn:
    print(
        f"Downfield: cannot set up {command.environment}: {why}. Then run {command.typed} again.",
        file=sys.stderr,
    )
    sys.exit(2)
