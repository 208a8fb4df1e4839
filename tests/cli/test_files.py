"""Files that somebody has spoiled: every command that reads one says in a line what is wrong, soon and in little room.

A file is spoiled by chance but always in the same way: a number says how. At night there are many more.
"""

import contextlib
import gzip
import pathlib
import resource
import time
from collections.abc import Callable

import pytest

import downfield
from downfield.cli import main
from downfield.kernel import pack as packs
from downfield.kernel.chance import Rng
from downfield.table.web import serving

GOLDEN = pathlib.Path(__file__).parent.parent / "golden"
BEFORE = pathlib.Path(__file__).parent.parent / "before"
RECORDS = sorted(GOLDEN.glob("*.record"))
SOON = 20.0  # seconds for one file, on a busy machine
ROOM = 400_000  # kB more than before, at most
CODE = "human:4*blitzer,7*human_lineman;rerolls:3"
ODD = ("0", "-1", "9" * 5000, "[" * 3000, "\0", "é", "\ud7ff", '"', "{", "}", "1e999", "nan", "18446744073709551616",
       "9223372036854775808", "../../x", "%s%n", "::", ";", "\n", " ", "x" * 70_000)  # fmt: skip


def _spoiled(text: bytes, how: int) -> bytes:
    """A file with a few things wrong in it."""
    rng, spoiled = Rng(how, 7), bytearray(text)
    for _ in range(1 + rng.below(3)):
        at, many = rng.below(len(spoiled) + 1), 1 + rng.below(40)
        match rng.below(7):
            case 0:
                spoiled[at : at + many] = b""
            case 1:
                spoiled[at : at + many] = bytes(rng.below(256) for _ in range(many))
            case 2:
                del spoiled[at:]
            case 3:
                spoiled[at:at] = ODD[rng.below(len(ODD))].encode("utf-8", "surrogatepass")
            case 4:
                spoiled[at : at + 1] = ODD[rng.below(len(ODD))].encode("utf-8", "surrogatepass")
            case 5:
                spoiled[at:at] = spoiled[at : at + many] * rng.below(2000)
            case _:
                _change_a_number(spoiled, rng)
    return bytes(spoiled)


def _change_a_number(text: bytearray, rng: Rng) -> None:
    """Another number where one stands."""
    digits = [i for i, b in enumerate(text) if 48 <= b <= 57]
    if digits:
        at = digits[rng.below(len(digits))]
        text[at : at + 1] = (b"", b"0", b"-9", b"99", b"4000000000", b"7" * 25)[rng.below(6)]


def _ends_well(capsys: pytest.CaptureFixture[str], *words: str) -> None:
    """A command ends with success, or with a few words; in time, and without taking the whole machine."""
    before, begin = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, time.monotonic()
    with pytest.raises(SystemExit) as ended:
        main(list(words))
    said = capsys.readouterr()
    assert ended.value.code in (0, 1, 2), said.err[-500:]
    assert "Traceback" not in said.err
    assert time.monotonic() - begin < SOON
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < ROOM


def _record(capsys: pytest.CaptureFixture[str], folder: pathlib.Path, how: int) -> None:
    file = folder / "spoiled.record"
    file.write_bytes(_spoiled(RECORDS[how % len(RECORDS)].read_bytes(), how))
    _ends_well(capsys, ("verify", "replay", "report")[how % 3], str(file))


def _pack(capsys: pytest.CaptureFixture[str], folder: pathlib.Path, how: int) -> None:
    slug = list(downfield.GAMES)[how % len(downfield.GAMES)]
    own = folder / f"{slug}-{how}"
    packs.copy(downfield.games.spec(slug).package, slug, own)
    files = sorted(own.iterdir())
    file = files[(how // 5) % len(files)]
    file.write_bytes(_spoiled(file.read_bytes(), how))
    _ends_well(capsys, "pack", "check", str(own), "--game", slug)


def _team(capsys: pytest.CaptureFixture[str], folder: pathlib.Path, how: int) -> None:
    with pytest.raises(SystemExit):
        main(["team", "new", "human"])
    file = folder / "spoiled.toml"
    file.write_bytes(_spoiled(capsys.readouterr().out.encode(), how))
    _ends_well(capsys, "team", ("check", "code", "show")[how % 3], str(file))


def _code(capsys: pytest.CaptureFixture[str], folder: pathlib.Path, how: int) -> None:
    code = _spoiled(CODE.encode(), how).decode("utf-8", "replace").replace("\0", "0")
    _ends_well(capsys, "team", "show", "--", code)


def _database(capsys: pytest.CaptureFixture[str], folder: pathlib.Path, how: int) -> None:
    file = folder / f"spoiled-{how}.sqlite"
    whole = gzip.decompress((BEFORE / "table.sqlite.gz").read_bytes())
    file.write_bytes(_spoiled(whole, how) if how % 4 else bytes(len(whole)))
    begin = time.monotonic()
    with contextlib.suppress(serving.NoDatabase), serving.prepared(str(file)):
        pass
    assert time.monotonic() - begin < SOON


KINDS: dict[str, Callable[[pytest.CaptureFixture[str], pathlib.Path, int], None]] = {
    "record": _record, "pack": _pack, "team": _team, "code": _code, "database": _database,
}  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
def test_a_spoiled_file_is_told_of_in_words(
    capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path, kind: str
) -> None:
    for how in range(8):
        KINDS[kind](capsys, tmp_path, how)


@pytest.mark.nightly
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("kind", KINDS)
def test_many_spoiled_files_are_told_of_in_words(
    capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path, kind: str, part: int
) -> None:
    for how in range(100 + 250 * part, 350 + 250 * part):
        KINDS[kind](capsys, tmp_path, how)


def test_a_code_longer_than_any_name_of_a_file_is_read_as_a_code(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["team", "show", CODE + ",1*catcher" * 30])
    assert ended.value.code == 2
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize("words", [("verify",), ("team", "check")])
def test_a_file_of_any_size_is_not_read(capsys: pytest.CaptureFixture[str], words: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([*words, "/dev/zero"])
    assert (ended.value.code, "bytes" in capsys.readouterr().err) == (2, True)


def test_a_number_beyond_all_measure_is_told_of(
    capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path
) -> None:
    packs.copy(downfield.games.spec("first-downs").package, "first-downs", tmp_path / "own")
    file = next((tmp_path / "own").glob("*.toml"))
    file.write_text(file.read_text() + f"\nmore = {'7' * 4301}\n")
    with pytest.raises(SystemExit) as ended:
        main(["pack", "check", str(tmp_path / "own"), "--game", "first-downs"])
    assert (ended.value.code, file.name in capsys.readouterr().err) == (2, True)


@pytest.mark.parametrize("middle", [" ", "; ", " ;a", "{", "} "])
def test_a_long_line_of_a_record_is_read_at_once(
    capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path, middle: str
) -> None:
    """A reader that goes back and forth takes minutes for it."""
    head = (GOLDEN / "first-downs.record").read_text().partition("\n\n")[0]
    file = tmp_path / "long.record"
    file.write_text(f"{head}\n\n1. x{middle * 60_000}y\n")
    _ends_well(capsys, "verify", str(file))


def test_what_a_file_says_is_told_letter_by_letter(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.record").write_text("root:x:0")
    with pytest.raises(SystemExit):
        main(["verify", str(tmp_path / "a.record")])
    assert "'root:x:0'" in capsys.readouterr().err
