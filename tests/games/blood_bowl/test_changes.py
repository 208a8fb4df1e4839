"""[BB-6.3] A whole set-up is changed with one hand: to the bench, from the bench, two who change places."""

import pytest
from tests.rules import rule

import downfield
from downfield.games.blood_bowl.notation.shown import scene_of
from downfield.kernel.match import Match
from downfield.kernel.show.look import Look
from downfield.kernel.show.walk import Walk
from downfield.text import Text
from downfield.text.picture import sources, walks

GAME = downfield.game("blood-bowl")


def changing() -> Match:
    """Home kicks off, and a ready formation lies there to be changed."""
    match = GAME.load("phase=drive half=2 kicking=home opener=home score=1-0")
    match.answer("wall-then", 0)
    return match


def stood(match: Match) -> dict[int, str]:
    """Who stands where."""
    return {f.number: f.square for f in scene_of(match.view(0)).figures if f.side == 0 and f.square}


def ways(match: Match, source: str) -> dict[str, Walk]:
    """What can be done with somebody, by where he is let go."""
    return {walk.target: walk for walk in walks(Look(match, 0), source, Text("en", GAME.spec).say)}


@rule("BB-6.3")
@pytest.mark.parametrize("dragged", [(12, 5), (5, 12)], ids=["onto the pitch", "onto the bench"])
def test_a_substitute_comes_on_where_another_stood(dragged: tuple[int, int]) -> None:
    match = changing()
    square = stood(match)[5]
    source, target = (f"m-p-h-{number}" for number in dragged)
    match.walk(ways(match, source)[target].token, 0)
    assert stood(match)[12] == square
    assert 5 not in stood(match)


@rule("BB-6.3")
def test_somebody_taken_off_leaves_the_choice_who_comes() -> None:
    match = changing()
    match.walk(ways(match, "m-p-h-5")["m-box-home-reserves"].token, 0)
    assert [choice.token for choice in match.options(0)] == ["+5", "+12", "+13", "+14"]


@rule("BB-6.4")
@rule("BB-6.5")
@pytest.mark.parametrize("other", [1, 2, 3, 4, 5, 6, 7, 8, 10, 11])
def test_any_two_change_places(other: int) -> None:
    match = changing()
    before = stood(match)
    match.walk(ways(match, "m-p-h-9")[f"m-p-h-{other}"].token, 0)
    assert stood(match) == {**before, 9: before[other], other: before[9]}


def test_nobody_comes_from_the_bench_before_everybody_stands() -> None:
    match = GAME.load("phase=drive half=2 kicking=home opener=home score=1-0")
    match.walk("+5-m8", 0)
    assert "m-p-h-5" not in sources(Look(match, 0))
    assert not any("&" in walk.token for walk in ways(match, "m-p-h-6").values())
