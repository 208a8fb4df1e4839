"""Marks on the boards that say what is so now, and nothing that was so before."""

import re

import pytest

import downfield
from downfield.games.calciotto.board.duel import counting
from downfield.games.first_and_roll.notation.shown import scene_of as roll_scene
from downfield.games.first_downs.board.sheet import _ledger, by_drive
from downfield.games.first_downs.notation.shown import scene_of
from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.kernel.show.look import Look
from downfield.text import Text
from downfield.text.picture import drawn, marks, walks
from tests.browser.screens import CAGE, SECOND_MOVE
from tests.contract.cases import answer_at_random
from tests.rules import rule

SETTLED = ("dice", "declare", "timeout", "run-off", "try", "kickoff", "return")  # the ball lies where it lies


def said(match: Match, seat: int | None = 0) -> str:
    """The moving part of a board."""
    return drawn(match, seat, Text("en", match.game.spec).say).moving


def played(slug: str, seed: int, most: int = 400) -> list[Match]:
    """The stops of a random match."""
    match, rng = downfield.game(slug).new(seed=seed), Rng(seed)
    found: list[Match] = []
    while not match.over and len(found) < most:
        found.append(match.clone())
        answer_at_random(match, rng)
    return found


# 1st & Roll -----------------------------------------------------------------------------------------------------


def gain(match: Match) -> int:
    """The yards that are marked on the field."""
    marked = re.search(r'id="m-gain"[^>]*opacity="(\d)"', said(match, None))
    told = roll_scene(match.view(None)).gain
    assert marked is not None
    assert (marked[1] == "1") == bool(told)
    return told


def test_yards_are_marked_only_while_they_are_still_to_come() -> None:
    stops = played("first-and-roll", 3) + played("first-and-roll", 4)
    assert {gain(stop) for stop in stops if stop.need.question in SETTLED} == {0}
    assert any(gain(stop) for stop in stops if stop.need.question in ("again", "penalty"))


# Famous First Downs ---------------------------------------------------------------------------------------------


@rule("FFD-9.2")
def test_the_boxes_of_drives_stay_where_they_are_while_somebody_may_concede() -> None:
    for seed in range(60):
        stops = played("first-downs", seed)
        asked = [at for at, stop in enumerate(stops[:-1]) if stop.need.question == "concede"]
        if asked and stops[asked[0] + 1].need.question != "concede":
            before, after = (boxes(stops[at]) for at in (asked[0], asked[0] + 1))
            assert before
            assert before == after
            return
    raise AssertionError("nobody was asked")


def boxes(match: Match) -> list[tuple[str, str]]:
    """The points of the attacker's drives and where they are written."""
    scene = scene_of(match.view(None))
    ledger = _ledger(scene, scene.attacker, by_drive(match.open_events)[scene.attacker])
    return re.findall(r'<text x="([\d.]+)"[^>]*>(\d+)<', ledger)


# Blood Bowl -----------------------------------------------------------------------------------------------------


@rule("BB-10.6")
@pytest.mark.parametrize(("pick", "die"), [(">PB", "m-die-1"), (">POW", "m-die-0")])
def test_a_block_die_that_is_picked_stays_the_same_die(pick: str, die: str) -> None:
    match = downfield.game("blood-bowl").at(f"{CAGE} :: 9blitz *2 D4 *2 POW PB keep", by_hand=True)
    before = re.findall(r'id="(m-die-\d)"[^>]*aria-label="([^"]*)"', said(match))
    match.play([pick])
    after = re.findall(r'id="(m-die-\d)"[^>]*aria-label="([^"]*)"', said(match))
    assert [name for name, _ in after] == [die]
    assert after[0] in before


@rule("BB-10.22")
def test_the_arrow_of_a_follow_up_stands_for_it() -> None:
    match = downfield.game("blood-bowl").at("home=11@k8,14@a1 away=7@l8 :: 11block *7 PB", by_hand=True)
    while match.need.question != "follow":
        match.play([match.options(match.waiting()[0])[0].token])
    picture = drawn(match, 0, Text("en", match.game.spec).say)
    assert "m-way-l8" in picture.targets["follow"]
    assert any("m-way-l8" in row for row in picture.cells)


@pytest.mark.parametrize(
    ("slug", "start", "source"),
    [("blood-bowl", "home=11@k8,14@a1 away=7@z8 :: 11", "m-p-h-11")],
)
def test_squares_beside_whoever_is_on_his_way_are_marked_like_all_others(
    slug: str, start: str, source: str
) -> None:
    look = Look(downfield.game(slug).at(start, by_hand=True), 0)
    say = Text("en", look.game.spec).say
    found = walks(look, source, say)
    markup, _ = marks(look, found, say)
    squares = {walk.target for walk in found if walk.target.startswith("m-s-")}
    assert len(squares) > 8
    assert markup.count('class="tint"') >= len(squares)


# Touch Down -----------------------------------------------------------------------------------------------------


def test_dice_on_the_field_are_taken_off_when_another_is_on_his_way() -> None:
    match = downfield.game("touch-down").at(SECOND_MOVE, by_hand=True)
    assert "m-result" in said(match)
    mover = next(c.token for c in match.options(0) if c.token.isdecimal())
    match.play([mover])
    assert "m-result" not in said(match)


# Calciotto ------------------------------------------------------------------------------------------------------


@rule("CAL-13.1")
@pytest.mark.parametrize(
    ("dice", "made", "counts"),
    [
        ((3, 4), 7, (1, 1)),
        ((6, 4), 4, (0, 1)),
        ((6, 6), 0, (0, 0)),
        ((2, 5), 12, (1, 2)),
        ((6, 3), 6, (0, 2)),
    ],
)
def test_dice_of_a_duel_add_up(dice: tuple[int, int], made: int, counts: tuple[int, int]) -> None:
    assert counting(dice, made) == counts
