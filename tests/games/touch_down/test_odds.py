"""Odds: every number that is shown is what the dice give in the rules themselves."""

import pytest
from tests.games.touch_down.sampled import Situation, found, plainly, told
from tests.games.touch_down.situations import ALL, FIRST
from tests.games.touch_down.table import HOME, at, game, grown, move
from tests.rules import rule

from downfield.games.touch_down.moves.walks import walks
from downfield.games.touch_down.odds.options import odds
from downfield.kernel.match import Match
from downfield.kernel.show.look import Look
from downfield.text import Text

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


def skilled(passer: int, hands: int) -> Match:
    """A quarterback and an end who have thrown and caught so many rows, in a league."""
    done = {"no80": f"thrown{passer}"} if passer else {}
    own = grown("centurioni", **done, **({"no60": f"received{hands}"} if hands else {}))
    return at(LEAGUE, league=True, home_roster=own).play("t1 t4")


@rule("TD-19.6")
@pytest.mark.parametrize(("passer", "hands", "caught"), [(0, 0, 3), (40, 0, 4), (0, 40, 4), (40, 40, 4)])
def test_a_skill_is_in_the_odds_of_a_forward_pass(passer: int, hands: int, caught: int) -> None:
    """Three squares for a quarterback, one opponent beside him."""
    match = skilled(passer, hands)
    came = [face for face in range(1, 7) if "caught" in keys(match.clone().play(f">60 p{face}"))]
    assert told(match, ">60").share == pytest.approx(len(came) / 6) == pytest.approx(caught / 6)


@rule("TD-19.6")
@pytest.mark.parametrize(
    ("passer", "hands", "said"), [(39, 0, ""), (45, 90, "112.5"), (45, 0, "112.5"), (12, 44, "110")]
)
def test_the_odds_say_by_which_yards_a_pass_has_one_more(passer: int, hands: int, said: str) -> None:
    look, say = Look(skilled(passer, hands), HOME), Text("en", game().spec).say
    shown = next(walk.odds for walk in walks(look, "m-p-h-80", say) if walk.token == ">60")
    assert shown.partition("+1 for ")[2] == (f"{said} yards this season" if said else "")
    assert odds(look, say)[">60"].words == shown


def test_a_skill_is_not_in_the_odds_of_a_hand_off() -> None:
    assert told(skilled(40, 0), ">50") == told(skilled(0, 0), ">50")


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
    kick = Situation("1@l22", "27@a20", "t2 t4", "middle", "kind=one-point row=23 ball=home1")
    assert declared["one-point"].share == pytest.approx(found(kick)[1].share)


@pytest.mark.parametrize("south", ["home", "away"])
def test_a_kick_is_as_likely_whichever_way_one_plays(south: str) -> None:
    row = 15 if south == "home" else 10
    match = move(f"1@l{row}", "27@a20", f"kind=field-goal row={row} ball=home1 south={south}").play("t2 t4")
    assert told(match, "west").share == pytest.approx(3 / 6)
