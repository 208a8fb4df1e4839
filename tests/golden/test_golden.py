"""Whole matches as text: they verify, are written again the same, and betray any alteration on its line."""

import functools
import pathlib
import re

import pytest

from downfield.kernel import record
from downfield.kernel.dice import CommittedDice
from downfield.kernel.errors import RecordMismatch
from downfield.kernel.match import Match
from downfield.kernel.needs import CHANCE, CHOICE
from tests.contract.cases import game
from tests.golden.make import FOLDER, MATCHES

FILES = sorted(FOLDER.glob("*.record"))
EARLIER = sorted(
    (FOLDER / "earlier").glob("*.record")
)  # of matches under earlier rules; they are never made anew
every_record = pytest.mark.parametrize(
    "file",
    [pytest.param(file, marks=pytest.mark.xdist_group(file.stem)) for file in FILES],
    ids=lambda f: f.stem,
)


def verified(text: str) -> Match:
    read = record.read(text)
    return record.verify(read, game(read.tags["Game"]))


def test_there_is_a_record_of_every_match() -> None:
    assert {f.stem for f in FILES} == set(MATCHES)


@every_record
def test_it_verifies_and_is_written_again_the_same(file: pathlib.Path) -> None:
    text = file.read_text()
    match = verified(text)
    match.dice = CommittedDice.from_hex(record.read(text).tags["Secret"])
    assert record.write(match, "2026-11-15") == text


@pytest.mark.parametrize("file", EARLIER, ids=lambda f: f.stem)
def test_a_match_under_earlier_rules_is_played_again_to_the_same_digests(file: pathlib.Path) -> None:
    read = record.read(file.read_text())
    assert int(read.tags["Rules"]) < int(game(read.tags["Game"]).spec.version)
    assert verified(file.read_text()).result() == read.tags["Result"]


def test_the_cup_is_decided_by_a_shoot_out() -> None:
    match = verified((FOLDER / "calciotto-cup.record").read_text())
    assert "shootout-won" in [event.key for event in match.events]


@functools.cache
def words_of(file: pathlib.Path) -> dict[int, list[tuple[int, int, str]]]:
    """Every die (CHANCE) and decision (CHOICE) of a record: its line, its place in it, and another word possible."""
    read = record.read(file.read_text())
    match = record.restart(read, game(read.tags["Game"]))
    found: dict[int, list[tuple[int, int, str]]] = {CHANCE: [], CHOICE: []}
    for play in read.plays:
        for place, word in enumerate(play.words):
            parts = match.parts(word)
            if match.state.need in found and parts == [word]:
                others = [choice.token for choice in match.options() if choice.token != word]
                if others:  # where there was nothing to choose, nothing can be altered
                    found[match.state.need].append((play.line, place, others[0]))
            for part in parts:
                match.answer(part)
    return found


def altered(text: str, line: int, place: int, word: str) -> str:
    """A record with one word exchanged."""
    lines = text.splitlines()
    head, tail = re.match(r"(\d+\. \{[^}]*\} )(.*)", lines[line - 1]).groups()  # type: ignore[union-attr]
    words = tail.split(" ")
    words[place] = word
    lines[line - 1] = head + " ".join(words)
    return "\n".join(lines) + "\n"


@pytest.mark.slow
@every_record
@pytest.mark.parametrize("kind", [CHANCE, CHOICE], ids=["die", "answer"])
def test_one_altered_word_is_named_with_its_line(file: pathlib.Path, kind: int) -> None:
    text, found = file.read_text(), words_of(file)[kind]
    for line, place, other in found[:: max(1, len(found) // 3)]:
        with pytest.raises(RecordMismatch) as e:
            verified(altered(text, line, place, other))
        assert e.value.line == line
        assert f"Line {line}" in e.value.message


@every_record
def test_one_altered_secret_is_named_with_its_line(file: pathlib.Path) -> None:
    text = file.read_text()
    line = text.splitlines().index(next(x for x in text.splitlines() if x.startswith("[Secret"))) + 1
    other = re.sub(r'(\[Secret "..)(.)', lambda m: m[1] + ("0" if m[2] != "0" else "1"), text)
    with pytest.raises(RecordMismatch) as e:
        verified(other)
    assert e.value.line == line
