"""Chapter 18: skills that meet, in pairs: pairs.txt tells what is seen of one alone, and of both together."""

import pathlib
from typing import NamedTuple

import pytest
from tests.games.blood_bowl.table import duel, facts, game, status, told, where
from tests.rules import rule

from downfield.games.blood_bowl.components.parts import Parts
from downfield.kernel.match import Match
from downfield.lab.matrix import folders, matrix

FILE = pathlib.Path(__file__).with_name("pairs.txt")
SIDES = ("home", "away")


class Pair(NamedTuple):
    """Two skills that meet, and the same play without and with the second of them."""

    names: str
    place: str
    has: str
    meets: str
    alone: str
    both: str


def pairs() -> list[Pair]:
    """The lines of the file."""
    lines = FILE.read_text(encoding="utf-8").splitlines()
    return [Pair(*map(str.strip, line.split("|"))) for line in lines if line and not line.startswith("#")]


def play(place: str, gains: str, script: str) -> tuple[set[str], str]:
    """What can be seen after a script, and what it says should be."""
    words, _, wanted = script.rpartition(" : ")
    home, away, more = f"{place}  ".split(" ", 2)
    match = duel(home, away, more, gains).play(words)
    return seen(match), wanted


def seen(match: Match) -> set[str]:
    """Everything that a line may speak of."""
    need = match.need
    found = {*facts(match), f"die {need.die}", *(f"{need.question} {SIDES[seat]}" for seat in need.seats)}
    for name in ("home11", "home12", "away7", "away8"):
        found |= {f"{name} {status(match, name)}", f"{name}@{where(match, name)}"}
    return found | {f"dice {blocked[5]}" for blocked in told(match, "blocked")[-1:]}


@pytest.mark.parametrize("pair", pairs(), ids=lambda pair: pair.names)
def test_they_meet(pair: Pair) -> None:
    alone, wanted = play(pair.place, pair.has, pair.alone)
    both, other = play(pair.place, f"{pair.has},{pair.meets}", pair.both)
    assert wanted in alone
    assert other not in alone
    assert other in both
    assert wanted not in both


@rule("BB-18.1")
def test_sixty_pairs_of_skills_that_there_are() -> None:
    parts = game().pack.parts
    assert isinstance(parts, Parts)
    known = {skill.id for skill in parts.skills.skills}
    met = {frozenset(pair.names.split()) for pair in pairs()}
    assert set().union(*met) <= known
    assert len(met) >= 60
    for pair in pairs():
        first, second = pair.names.split()
        assert {first, second} <= {
            word for gains in (pair.has, pair.meets) for word in gains.replace(",", "+").split("+")
        }


@pytest.mark.slow
@rule("BB-18.1")
def test_every_skill_is_tried_at_least_twice() -> None:
    """Once where it works, and once where it must not."""
    rows = {row.id: row.tests for row in matrix(game().rules, *folders("blood-bowl"))}
    parts = game().pack.parts
    assert isinstance(parts, Parts)
    assert [skill.id for skill in parts.skills.skills if len(rows[skill.rule]) < 2] == []
