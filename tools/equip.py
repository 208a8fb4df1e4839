"""Gets what the tests need beside Python, where it is missing and Debian has it: browser, PostgreSQL, compiler."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tests import equipment

NEEDS: dict[str, Callable[[], object]] = {  # in this order: what the first brings, the second need not
    "chromium-headless-shell": equipment.chromium,
    "chromium": equipment.chromium,
    "postgresql": equipment.postgres_programs,
    "g++": equipment.compiler,
}
APT = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", "-y", "-o", "DPkg::Lock::Timeout=300"]


def equip() -> None:
    """Install what is missing, or say in one line how to; the tests that need it then fail and say so again."""
    root = as_root()
    for package in NEEDS:
        if missing(package) and root is not None:
            print(f"Installing {package} for the tests (once) ...", flush=True)
            if not install(root, package):
                run([*root, *APT, "update"])
                install(root, package)
    for words in sorted({missing(package) for package in NEEDS} - {""}):
        print(words, file=sys.stderr, flush=True)


def missing(package: str) -> str:
    """What to do about a package that is not here; "" when it is."""
    try:
        NEEDS[package]()
    except equipment.Missing as e:
        return str(e)
    return ""


def as_root() -> list[str] | None:
    """The words before a command that installs; None where nothing can be installed without asking somebody."""
    if shutil.which("apt-get") is None:
        return None
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") and run(["sudo", "-n", "true"]):
        return ["sudo", "-n"]
    return None


def install(root: list[str], package: str) -> bool:
    """Install a package."""
    return run([*root, *APT, "install", "--no-install-recommends", package])


def run(line: list[str]) -> bool:
    """Whether a command did its work; nobody is asked anything, and nothing is said."""
    nowhere = subprocess.DEVNULL
    return subprocess.run(line, stdin=nowhere, stdout=nowhere, stderr=nowhere).returncode == 0
