"""Players drawn beside words: everybody has a portrait, made of what the page is drawn with."""

import re

import pytest

import downfield
from downfield.kernel.chance import Rng
from downfield.text.picture import face_of
from downfield.text.sheet import figures, portraits
from tests.contract.cases import answer_at_random
from tests.text.drawings import game

HREF = re.compile(r'href="#([^"]+)"')
ID = re.compile(r' id="([^"]+)"')
with_players = pytest.mark.parametrize("slug", ["blood-bowl", "calciotto", "touch-down"])


@with_players
def test_everybody_has_a_portrait_that_can_be_drawn(slug: str) -> None:
    face = face_of(game(slug))
    assert face is not None
    assert face.report.portraits is not None
    drawn_with, sides = face.report.portraits(game(slug).new(by_hand=True))
    known = set(ID.findall(drawn_with))
    for side in sides:
        assert len(side) >= 11
        for number, drawing in side.items():
            assert set(HREF.findall(drawing)) <= known
            assert f">{number}<" in drawing
    assert set(HREF.findall(drawn_with)) <= known


@pytest.mark.parametrize("slug", ["blood-bowl", "calciotto"])
def test_portraits_stand_beside_the_rows_of_the_report(slug: str) -> None:
    match, rng = game(slug).new(by_hand=True), Rng(5)
    for _ in range(1500):
        if match.over:
            break
        answer_at_random(match, rng)
    told = figures(match)
    assert told is not None
    _, beside = portraits(match)
    players = [line for side in told.players for line in side]
    assert players
    drawn = [drawing for table in beside for drawing in table]
    assert [f">{line.number}<" in drawing for line, drawing in zip(players, drawn, strict=True)] == [
        True
    ] * len(players)


def test_a_game_without_players_has_no_portraits() -> None:
    assert portraits(downfield.game("first-and-roll").new(by_hand=True)) == ("", [])
