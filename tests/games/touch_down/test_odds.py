"""Odds: every number that is shown is what the dice give in the rules themselves."""

import pathlib

import pytest
from tests.games.touch_down.sampled import Situation, found, plainly, told
from tests.games.touch_down.situations import ALL, FIRST
from tests.games.touch_down.table import HOME, at, changed, move
from tests.rules import rule

from downfield.games.touch_down.odds.options import odds
from downfield.kernel.match import Match
from downfield.kernel.show.look import Look

PLAYS = 20_000
NEAR = 0.015  # more than four deviations of a share in so many plays

LEAGUE = "phase=move row=8 move=2 ball=home80 home=80@l6,60@l12,50@c6 away=27@l7,28@k13"


@pytest.mark.parametrize("name", ALL)
def test_every_chance_is_what_the_dice_give(name: str) -> None:
    said, came = found(ALL[name])
    assert said.shares == pytest.approx(came.shares, abs=1e-6)
    assert said.share == pytest.approx(came.share, abs=1e-6)


@pytest.mark.nightly
@pytest.mark.parametrize("name", ALL)
def test_every_chance_is_what_comes_in_many_plays(name: str) -> None:
    said, came = found(ALL[name], PLAYS)
    assert said.shares == pytest.approx(came.shares, abs=NEAR)
    assert said.share == pytest.approx(came.share, abs=NEAR)


# Contact ----------------------------------------------------------------------------------------------------------


@rule("TD-16.4")
def test_nobody_takes_the_ball_from_who_has_won_it_in_a_try() -> None:
    for name in ("by the original attack of a try", "by who has won the ball in a try"):
        assert not {"ball-won", "ball-lost"} & set(told(ALL[name].match(), ALL[name].word).shares)


@rule("TD-15.2")
def test_a_carrier_who_scores_meets_nobody_and_steps_over_nobody() -> None:
    match = move("80@l24", "20@l25x,27@l25,28@k25", "row=24 sofar=beyond").play(f"{FIRST} 80")
    assert not {"n", "nw"} & set(odds(Look(match, HOME), plainly))


def test_who_must_fall_is_told_so() -> None:
    lying = ",".join(f"{20 + i}@c10x" for i in range(6))
    match = move("80@l6,70@c9", lying, trip="at_most").play("t1 t4 none")
    assert told(match, "70-n") == ({"arrives": 0.0}, 0.0)


# Passes -----------------------------------------------------------------------------------------------------------


def skilled(folder: pathlib.Path, passer: str, hands: str) -> Match:
    """A quarterback and an end with or without the skill, in a league."""
    changes = ('AQ = ["1/1"]', f'AQ = ["1/1{passer}"]'), ('AE = ["0/2"', f'AE = ["0/2{hands}"')
    return changed(folder, "teams.toml", *changes).at(LEAGUE, options={"league": True}).play("t1 t4")


@rule("TD-19.6")
@pytest.mark.parametrize(
    ("passer", "hands", "caught"),
    [("", "", 3), (" passer", "", 4), ("", " hands", 4), (" passer", " hands", 4)],
)
def test_a_skill_is_in_the_odds_of_a_forward_pass(
    tmp_path: pathlib.Path, passer: str, hands: str, caught: int
) -> None:
    """Three squares for a quarterback, one opponent beside him."""
    match = skilled(tmp_path, passer, hands)
    came = [face for face in range(1, 7) if "caught" in keys(match.clone().play(f">60 p{face}"))]
    assert told(match, ">60").share == pytest.approx(len(came) / 6) == pytest.approx(caught / 6)


def test_a_skill_is_not_in_the_odds_of_a_hand_off(tmp_path: pathlib.Path) -> None:
    plain = told(skilled(tmp_path / "plain", "", ""), ">50")
    assert told(skilled(tmp_path / "skilled", " passer", ""), ">50") == plain


def keys(match: Match) -> list[str]:
    return [event.key for event in match.events]


# Kicks ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", [2, 7, 12, 16, 21, 23, 24])
def test_a_field_goal_is_declared_with_the_chance_of_the_kick(row: int) -> None:
    declared = odds(Look(at(f"row={row}"), HOME), plainly)["field-goal"].share
    kick = Situation(f"1@l{row - 1}", "27@a20", "t2 t4", "middle", f"kind=field-goal row={row} ball=home1")
    assert declared == pytest.approx(found(kick)[1].share)


def test_a_try_for_one_point_is_declared_with_the_chance_of_the_kick() -> None:
    declared = odds(Look(at("phase=try"), HOME), plainly)
    assert list(declared) == ["one-point"]
    kick = Situation("1@l22", "27@a20", "t2 t4", "middle", "kind=one-point row=23 ball=home1")
    assert declared["one-point"].share == pytest.approx(found(kick)[1].share)


@pytest.mark.parametrize("south", ["home", "away"])
def test_a_kick_is_as_likely_whichever_way_one_plays(south: str) -> None:
    row = 15 if south == "home" else 10
    match = move(f"1@l{row}", "27@a20", f"kind=field-goal row={row} ball=home1 south={south}").play("t2 t4")
    assert told(match, "west").share == pytest.approx(3 / 6)
