"""./play and its sisters start the right program in the right environment."""

import os
import pathlib
import sys
from types import ModuleType

import pytest

ROOT = pathlib.Path(__file__).parent.parent.parent


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> ModuleType:
    """A checkout whose environment is ready; nothing is really started."""
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    import start as found

    monkeypatch.setattr(found, "ROOT", str(tmp_path))
    monkeypatch.setattr(found, "is_ready", lambda command: True)
    monkeypatch.setattr(found, "hand_over", lambda line: None)
    monkeypatch.setattr(os, "chdir", lambda folder: None)
    monkeypatch.setenv("DOWNFIELD_ENGINE", "")  # and put back
    monkeypatch.delenv("DOWNFIELD_ENGINE")
    return found


def _engine(start: ModuleType, command: str, monkeypatch: pytest.MonkeyPatch) -> str | None:
    monkeypatch.setattr(sys, "argv", ["start.py", command])
    start.main()
    return os.environ.get("DOWNFIELD_ENGINE")


def test_a_player_gets_the_compiled_engine_when_there_is_one(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert _engine(start, "play", monkeypatch) == "auto"


def test_a_player_may_choose(start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOWNFIELD_ENGINE", "plain")
    assert _engine(start, "play", monkeypatch) == "plain"


def test_tests_run_the_plain_engine(start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    assert _engine(start, "test", monkeypatch) is None


def test_who_tests_plays_what_he_reads(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path
) -> None:
    (tmp_path / ".venv").mkdir()
    (tmp_path / ".venv" / "downfield-test").touch()
    assert _engine(start, "play", monkeypatch) is None


def test_windows_keeps_programs_elsewhere(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path
) -> None:
    monkeypatch.setattr(start, "WINDOWS", True)
    assert start.PLAY.bin("downfield") == str(tmp_path / ".venv" / "Scripts" / "downfield.exe")


def test_where_a_program_cannot_become_another_it_ends_as_that_did(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    import start

    monkeypatch.setattr(start, "WINDOWS", True)
    with pytest.raises(SystemExit, match="3"):
        start.hand_over([sys.executable, "-S", "-c", "raise SystemExit(3)"])
