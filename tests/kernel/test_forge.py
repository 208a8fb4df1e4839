"""The compiled engine is built beside whatever is played, and found only when it is whole."""

import json
import os
import pathlib
import subprocess
import sys

import pytest

from downfield.kernel import disk
from downfield.kernel.forge import begin, build, compiler, finder, sources, tries

SHARED = finder.SHARED + finder.SUFFIX


@pytest.fixture(autouse=True)
def home(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> pathlib.Path:
    """A cache of its own, in an installation that wants the compiled engine."""
    monkeypatch.setenv("DOWNFIELD_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv(finder.ENGINE, "auto")
    monkeypatch.setattr(finder, "brought", lambda: False)
    monkeypatch.setattr(begin, "can_compile", lambda: True)
    return tmp_path / "cache" / "engine"


@pytest.fixture
def target(monkeypatch: pytest.MonkeyPatch, home: pathlib.Path) -> pathlib.Path:
    """Where the build will lie; nothing is really compiled, and nobody's priority is lowered."""
    monkeypatch.setattr(build, "_stand_back", lambda: None)
    monkeypatch.setattr(build, "compare", lambda folder: None)
    monkeypatch.setattr("shutil.copytree", lambda *_, **__: None)
    monkeypatch.setattr(compiler, "compile_files", _compiled)
    due = finder.due()
    assert due is not None
    return due


def _compiled(source: pathlib.Path, files: list[str], into: pathlib.Path) -> None:
    (into / "lib").mkdir()
    (into / "lib" / SHARED).touch()


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[pathlib.Path]:
    """The processes that were sent away."""
    sent: list[pathlib.Path] = []
    monkeypatch.setattr(begin, "_away", sent.append)
    return sent


def _package(folder: pathlib.Path) -> pathlib.Path:
    (folder / "rules").mkdir(parents=True)
    (folder / "rules" / "fast.py").write_text(f"{compiler.MARK}\nX = 1\n")
    (folder / "page.py").write_text("Y = 1\n")
    return folder


def test_a_build_is_for_the_files_that_are_compiled(tmp_path: pathlib.Path) -> None:
    package = _package(tmp_path / "downfield")
    before = sources.fingerprint(package)
    (package / "page.py").write_text("Y = 2\n")
    assert sources.fingerprint(package) == before
    (package / "rules" / "fast.py").write_text(f"{compiler.MARK}\nX = 2\n")
    assert sources.fingerprint(package) != before


def test_sources_are_read_again_only_when_a_file_looks_different(
    tmp_path: pathlib.Path, home: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sources, "PACKAGE", _package(tmp_path / "downfield"))
    first = sources.key("1")
    monkeypatch.setattr(sources, "fingerprint", lambda package: "read")
    assert sources.key("1") == first
    os.utime(tmp_path / "downfield" / "page.py", (1, 1))
    assert sources.key("1") != first
    (note,) = home.glob("*.json")
    assert json.loads(note.read_bytes())["sources"] == "read"


def test_another_runtime_wants_another_build() -> None:
    assert sources.key("1") != sources.key("2")


def test_a_module_is_taken_from_the_build_where_it_has_one(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "downfield" / "kernel" / f"state{finder.SUFFIX}"
    file.parent.mkdir(parents=True)
    file.touch()
    found = finder.Finder(tmp_path).find_spec("downfield.kernel.state")
    assert found is not None
    assert found.origin == str(file)
    assert finder.Finder(tmp_path).find_spec("downfield.kernel.match") is None


def test_a_build_that_is_not_whole_is_not_used(target: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    monkeypatch.setattr(finder, "used", None)
    target.mkdir(parents=True)
    finder.use()
    assert not isinstance(sys.meta_path[0], finder.Finder)
    (target / SHARED).touch()
    finder.use()
    assert isinstance(sys.meta_path[0], finder.Finder)
    assert finder.used == target


def test_a_checkout_is_plain_unless_told_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(finder.ENGINE)
    assert finder.asked() == "plain"
    monkeypatch.setattr(sources, "checkout", lambda: None)
    assert finder.asked() == "auto"


def test_the_first_start_begins_a_build(home: pathlib.Path, begun: list[pathlib.Path]) -> None:
    assert begin.begin()
    assert begun == [home]


@pytest.mark.parametrize("engine", ["plain", "/somewhere"])
def test_who_has_chosen_an_engine_gets_no_other(
    engine: str, begun: list[pathlib.Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(finder.ENGINE, engine)
    assert not begin.begin()


def test_without_a_compiler_nothing_is_begun(
    begun: list[pathlib.Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    monkeypatch.setenv("CC", "no-such-compiler")
    assert not begin.can_compile()


def test_a_small_machine_is_spared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    monkeypatch.setattr(begin, "ROOM", 2**60)
    assert not begin.can_compile()


def test_while_one_builds_no_other_begins(begun: list[pathlib.Path], target: pathlib.Path) -> None:
    with tries.locked():
        assert tries.is_building()
        assert not begin.begin()
        build.main()
    assert not target.exists()


def test_a_cache_that_cannot_be_written_leaves_the_plain_engine(home: pathlib.Path) -> None:
    home.parent.write_text("no folder")
    assert not begin.begin()


def test_what_is_built_is_found_whole(target: pathlib.Path) -> None:
    build.main()
    assert [each.name for each in target.iterdir()] == [SHARED]
    assert not list(target.parent.glob("draft-*"))


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("cc failed\nand so on", "cc failed"),
        (1, "mypyc refused a file"),
        ("cc" + 50 * " -W", "cc" + 31 * " -W" + " ..."),
    ],
    ids=["lines", "number", "long"],
)
def test_a_build_that_fails_is_not_tried_again(
    said: str | int,
    reason: str,
    target: pathlib.Path,
    begun: list[pathlib.Path],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fails(*_: object) -> None:
        raise SystemExit(said)

    monkeypatch.setattr(compiler, "compile_files", fails)
    with pytest.raises(SystemExit):
        build.main()
    assert tries.trouble() == reason
    assert not begin.begin()
    build.main()  # says nothing, does nothing
    assert not target.exists()


def test_a_build_that_was_cut_off_is_tried_again(target: pathlib.Path, begun: list[pathlib.Path]) -> None:
    (target.parent / "draft-old").mkdir(parents=True)
    for _ in range(tries.TRIES - 1):
        tries.add(target, tries.BEGUN)
    assert begin.begin()
    tries.add(target, tries.BEGUN)
    assert not begin.begin()
    assert tries.trouble() == "cut off again and again"


def test_what_a_cut_off_build_left_behind_goes(target: pathlib.Path) -> None:
    (target.parent / "draft-old").mkdir(parents=True)
    build.main()
    assert not (target.parent / "draft-old").exists()


def test_sources_that_change_meanwhile_are_not_built_by_halves(
    target: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finder, "due", iter([target, target.with_name("other")]).__next__)
    build.main()
    assert not target.exists()


def test_old_builds_go(target: pathlib.Path) -> None:
    for age in range(build.KEPT + 1):
        (target.parent / f"old{age}").mkdir(parents=True)
        os.utime(target.parent / f"old{age}", (100 - age, 100 - age))
    build.main()
    left = {each.name for each in target.parent.iterdir() if each.is_dir()}
    assert left == {target.name, *(f"old{age}" for age in range(build.KEPT))}


@pytest.mark.parametrize("built", [["False", "a"], ["True", "b"]])
def test_a_build_that_plays_otherwise_is_refused(built: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    said = {"plain": ["False", "a"], "/build": built}
    monkeypatch.setattr(build, "_sample", said.__getitem__)
    with pytest.raises(RuntimeError, match="does not play as the plain one does"):
        build.compare(pathlib.Path("/build"))


@pytest.mark.nightly
def test_the_second_start_has_the_compiled_engine() -> None:
    def said(*words: str) -> str:
        line = [sys.executable, "-P", "-m", "downfield", *words]
        return subprocess.run(line, capture_output=True, text=True, check=True).stdout

    sim = ("sim", "calciotto", "--games", "5", "--json")
    plain = said(*sim)  # and begins the build
    assert "being built" in said("--version")
    with open(sources.home() / "lock", "ab") as lock:
        assert disk.lock(lock.fileno(), wait=True)  # until it is done
    assert "(compiled)" in said("--version")
    assert json.loads(said(*sim))["checksum"] == json.loads(plain)["checksum"]
