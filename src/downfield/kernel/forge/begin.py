"""Begins a build where one can be made and has not been: in a process of its own, for which nobody waits."""

import contextlib
import importlib.util
import os
import pathlib
import shlex
import shutil
import subprocess
import sys
import sysconfig

from downfield.kernel.forge import finder, tries

ROOM = (
    6 * 2**30
)  # bytes of memory a machine needs: mypyc and the C compiler take 3.5 of them at the same time


def begin() -> bool:
    """Whether a build was begun."""
    if finder.brought() or finder.used or finder.asked() != "auto" or not can_compile():
        return False
    target = finder.due()
    with contextlib.suppress(OSError):
        if target and tries.may(target) and not tries.is_building():
            _away(target.parent)
            return True
    return False


def can_compile() -> bool:
    """Whether compiler, headers and memory seem to be there: by Python's own word, without calling anybody."""
    if any(importlib.util.find_spec(name) is None for name in ("librt", "mypyc", "setuptools")):
        return False
    if sys.platform == "win32":
        return True  # setuptools finds Microsoft's compiler by itself, or says that it did not
    if os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") < ROOM:
        return False
    program = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    header = pathlib.Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(program) is not None and header.is_file()


def _away(home: pathlib.Path) -> None:
    """Start the process that builds; it outlives this one."""
    line = [sys.executable, "-P", "-m", "downfield.kernel.forge.build"]
    env = {**os.environ, finder.ENGINE: "plain"}
    flags = 0
    if sys.platform == "win32":
        flags = subprocess.DETACHED_PROCESS | subprocess.IDLE_PRIORITY_CLASS
    with open(home / tries.LOG, "wb") as log:
        process = subprocess.Popen(
            line, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=env,
            start_new_session=True, creationflags=flags,
        )  # fmt: skip
    process.returncode = 0  # nobody waits, so Python need not warn that it still runs
