"""Positions in which a sensible coach knows what to do, level by level."""

from typing import cast

import pytest
from tests.games.touch_down.table import HOME, at, game, move

from downfield.coaches import coach
from downfield.games.touch_down.coach.sharp import Sharp
from downfield.games.touch_down.model.position import Gridiron
from downfield.kernel import drive, notation
from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.kernel.needs import OVER

LEVELS = ("steady", "sharp", pytest.param("master", marks=pytest.mark.nightly))
each_level = pytest.mark.parametrize("level", LEVELS)


def first(match: Match, level: str) -> str:
    """What a level answers first, in notation."""
    seat, state = match.waiting()[0], match.state.clone()
    program = coach(level, game(), match.options_agreed, 1)
    return notation.token(game().spec, state, seat, program.decide(state, seat))


def after(match: Match, level: str) -> Gridiron:
    """How the field looks when a level has moved everybody in this phase."""
    seat, g, dice = match.waiting()[0], cast(Gridiron, match.state.clone()), Rng(1)
    program, part = coach(level, game(), match.options_agreed, 1), int(g.part)
    while g.need != OVER and g.owes(seat) and g.part == part:
        drive.answer_and_roll(g, program.decide(g, seat), dice)
    return g


def rows(g: Gridiron, numbers: tuple[int, ...]) -> list[int]:
    """The rows of away's players, by number."""
    return [int(g.tables.row[g.square[s]]) for n in numbers for s in range(11, 22) if g.number_of(s) == n]


@each_level
def test_whoever_can_walk_in_does(level: str) -> None:
    assert first(move("80@l24", "27@c10", "row=24").play("t1 t4 none"), level) == "80"


@each_level
def test_a_free_man_in_the_end_zone_is_thrown_to(level: str) -> None:
    wall = "20@j22,21@l22,22@n22,23@k23,24@m23,25@l24"
    assert first(move("80@l18,60@c25", wall, "row=20").play("t1 t4"), level) == ">60"


@each_level
def test_nobody_throws_into_a_crowd(level: str) -> None:
    crowd = "20@k7,21@l7,22@m7,23@l9,24@m9"
    assert first(move("80@l8,60@l21", f"{crowd},25@l22", "row=12").play("t1 t4"), level) != ">60"


@each_level
def test_the_surest_tackler_goes_first(level: str) -> None:
    assert first(move("80@l6", "27@l8,20@m8").play("t4 t2 none"), level) == "20"


@each_level
def test_the_tie_is_taken_by_whoever_can_tackle(level: str) -> None:
    assert first(move("80@l6", "20@l8").play("t3 t3"), level) == "away"


@each_level
def test_a_held_carrier_hands_the_ball_on(level: str) -> None:
    assert first(move("80@l6,50@n5", "20@l6~80,26@t14").play("t1 t4"), level) == ">50"


@each_level
def test_blockers_go_before_their_carrier(level: str) -> None:
    match = move("50@l9,70@l10,71@m10", "27@l12,28@k12", "ball=home50 sofar=beyond").play("t2 t4 none")
    assert first(match, level) in ("70", "71")


@each_level
def test_the_last_man_does_not_let_a_fast_runner_pass(level: str) -> None:
    match = move("60@l10", "27@l16", "ball=home60 sofar=beyond").play("t4 t2 none")
    assert rows(after(match, level), (27,))[0] >= 14  # a runner who leads would be past him any nearer


@each_level
def test_the_second_down_is_played_for_a_gain(level: str) -> None:
    assert first(at("row=8 down=2"), level) == "attack"


@each_level
def test_somebody_stays_between_a_receiver_and_the_goal_line(level: str) -> None:
    match = move("80@l5,60@c11,61@u11", "27@c14,28@u14,29@l14,30@l9").play("t4 t2 none")
    assert max(rows(after(match, level), (27, 28, 29))) > 11


def test_the_sharp_coach_kicks_short_where_nobody_waits() -> None:
    match = at("phase=kickoff").play("wall deep t1 t2")
    assert (first(match, "sharp"), first(match, "steady")) == ("@13", "@28")


@pytest.mark.parametrize(
    ("receivers", "down", "called"),
    [("deep", 4, "punt"), ("fan", 4, "punt"), ("hands-team", 4, "attack"), ("deep", 3, "attack")],
)
def test_whoever_left_the_front_open_is_punted_to_short_on_the_last_down(
    receivers: str, down: int, called: str
) -> None:
    kick = at("phase=kickoff").play(f"wall {receivers} t1 t2")
    program, later = Sharp(game(), kick.options_agreed, 1), at(f"row=9 down={down}")
    program.decide(kick.state, HOME)
    assert notation.token(game().spec, later.state, HOME, program.decide(later.state, HOME)) == called


def test_a_short_punt_comes_down_where_nobody_waits() -> None:
    match = at("row=9 down=4").play("punt wall deep t1 t2")
    assert first(match, "sharp") == "@14"
