"""./test gets what is missing where it can, and says how where it cannot."""

import os
import pathlib
import shutil
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).parent.parent.parent
EQUIP = "import sys; sys.path.insert(0, 'tools'); import equip; equip.equip()"
APT = """#!/bin/sh
cd "${0%/*}"
echo "$@" >> apt.log
case "$*" in
    *update) touch updated ;;
    *install*chromium) [ -e updated ] && printf '#!/bin/sh\\n' > chromium && chmod +x chromium ;;
    *) exit 100 ;;
esac
"""
SUDO = '#!/bin/sh\nshift\nexec "$@"\n'


def _program(folder: pathlib.Path, name: str, text: str) -> None:
    (folder / name).write_text(text)
    (folder / name).chmod(0o755)


@pytest.fixture
def bare(tmp_path: pathlib.Path) -> pathlib.Path:
    """A machine with next to nothing in its path."""
    for name in ("env", "sh", "touch", "chmod", "true"):
        (tmp_path / name).symlink_to(shutil.which(name) or name)
    return tmp_path


def _equip(path: pathlib.Path) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name != "DOWNFIELD_CHROMIUM"}
    line = [sys.executable, "-c", EQUIP]
    return subprocess.run(
        line, cwd=ROOT, env=environment | {"PATH": str(path)}, capture_output=True, text=True, timeout=60
    )


def test_what_is_missing_is_installed_once(bare: pathlib.Path) -> None:
    _program(bare, "apt-get", APT)
    _program(bare, "sudo", SUDO)
    done = _equip(bare)
    assert "Installing chromium" in done.stdout
    assert "The browser tests need" not in done.stderr
    calls = (bare / "apt.log").read_text().splitlines()
    assert [call.split()[-1] for call in calls][:4] == [
        "chromium-headless-shell",
        "update",
        "chromium-headless-shell",
        "chromium",
    ]
    assert calls[-1].split()[-1] == "g++", "and what else is missing"
    assert "Installing chromium" not in _equip(bare).stdout


def test_where_nothing_can_be_installed_one_line_says_how(bare: pathlib.Path) -> None:
    done = _equip(bare)
    assert done.returncode == 0
    lines = [line for line in done.stderr.splitlines() if "browser tests" in line]
    assert len(lines) == 1
    assert "apt install chromium-headless-shell" in lines[0]
    assert "DOWNFIELD_CHROMIUM" in lines[0]
