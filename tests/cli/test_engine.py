"""`downfield --version` says which engine plays; a command sees to it that the next one is faster."""

import os
import pathlib

import pytest

from downfield.cli import engine, main
from downfield.kernel.forge import finder, tries


@pytest.fixture(autouse=True)
def installed(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An installation of the plain engine, with a compiler at hand."""
    monkeypatch.setenv("DOWNFIELD_CACHE", str(tmp_path))
    monkeypatch.setenv(finder.ENGINE, "auto")
    monkeypatch.setattr(engine, "can_compile", lambda: True)
    monkeypatch.setattr(engine, "COMPILED", False)


def _version(capsys: pytest.CaptureFixture[str]) -> str:
    with pytest.raises(SystemExit):
        main(["--version"])
    return " ".join(capsys.readouterr().out.split())


def test_the_compiled_engine_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "COMPILED", True)
    assert _version(capsys).endswith("(compiled)")


def test_the_plain_engine_says_that_it_need_not_stay(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert _version(capsys).endswith("(plain Python; not compiled yet)")
    monkeypatch.setattr(engine, "can_compile", lambda: False)
    assert _version(capsys).endswith("(plain Python; no compiler here, or too little memory)")
    monkeypatch.setenv(finder.ENGINE, "plain")
    assert _version(capsys).endswith("(plain Python)")


def test_a_build_under_way_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with tries.locked():
        assert _version(capsys).endswith("(plain Python; the compiled engine is being built)")


def test_a_build_that_failed_is_told_with_its_log(
    capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path
) -> None:
    target = finder.due()
    assert target is not None
    tries.add(target, tries.FAILED + "no room")
    assert "could not be compiled: no room" in _version(capsys)


def test_what_a_command_starts_plays_by_the_same_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "begin", lambda: False)
    engine.prepare()
    assert os.environ[finder.ENGINE] == "plain"


def test_an_engine_that_is_none_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(finder.ENGINE, "plian")
    with pytest.raises(SystemExit, match="2"):
        main(["games"])
    assert "Did you mean plain" in capsys.readouterr().err
